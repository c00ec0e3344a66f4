// evaluate_spring.py:4
static wp::vec_t<4, wp::float64> mix_balance_0(
    wp::float32 var_time,
    wp::float32 var_shift)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.8;
    wp::float32 var_1;
    bool var_2;
    wp::float64 var_3;
    wp::float64 var_4;
    wp::float64 var_5;
    wp::float64 var_6;
    wp::vec_t<4, wp::float64> var_7;
    wp::float64 var_8;
    wp::vec_t<4, wp::float64> var_9;
    wp::vec_t<4, wp::float64> var_10;
    wp::float64 var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    wp::float64 var_14;
    wp::vec_t<4, wp::float64> var_15;
    wp::vec_t<4, wp::float64> var_16;
    const wp::int32 var_17 = 2;
    wp::float64 var_18;
    wp::vec_t<4, wp::float64> var_19;
    wp::vec_t<4, wp::float64> var_20;
    wp::vec_t<4, wp::float64> var_21;
    wp::vec_t<4, wp::float64> var_22;
    //---------
    // forward
    // def mix_balance(time: float, shift: float):                                            <L 5>
    // if shift * 0.8 > time:                                                                 <L 6>
    var_1 = wp::mul(var_shift, var_0);
    var_2 = (var_1 > var_time);
    if (var_2) {
        // correction = wp.float64(shift)                                                     <L 7>
        var_3 = wp::float64(var_shift);
        // fraction = wp.float64(time)                                                        <L 8>
        var_4 = wp::float64(var_time);
        // relative = wp.vec4d(correction, wp.float64(0.5), fraction, wp.float64(time))       <L 9>
        var_5 = 0.5;
        var_6 = wp::float64(var_time);
        var_7 = wp::vec_t<4, wp::float64>(var_3, var_5, var_4, var_6);
        // target_point = wp.max(wp.vec4d(wp.float64(time)), relative)                        <L 10>
        var_8 = wp::float64(var_time);
        var_9 = wp::vec_t<4, wp::float64>(var_8);
        var_10 = wp::max(var_9, var_7);
        // return target_point                                                                <L 11>
        return var_10;
    }
    // score = wp.float64(shift)                                                              <L 12>
    var_11 = wp::float64(var_shift);
    // side = wp.vec4d(wp.float64(time), score, wp.float64(time), wp.float64(shift))          <L 13>
    var_12 = wp::float64(var_time);
    var_13 = wp::float64(var_time);
    var_14 = wp::float64(var_shift);
    var_15 = wp::vec_t<4, wp::float64>(var_12, var_11, var_13, var_14);
    // p = wp.sign(side) - wp.max(side, wp.vec4d(side.z))                                     <L 14>
    var_16 = wp::sign(var_15);
    var_18 = wp::extract(var_15, var_17);
    var_19 = wp::vec_t<4, wp::float64>(var_18);
    var_20 = wp::max(var_15, var_19);
    var_21 = wp::sub(var_16, var_20);
    // return wp.max(side, p)                                                                 <L 15>
    var_22 = wp::max(var_15, var_21);
    return var_22;
}


// evaluate_spring.py:18
static wp::float64 weigh_drag_0(
    wp::float64 var_temperature)
{
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 14;
    bool var_2;
    wp::float64 var_3;
    wp::float64 var_4;
    wp::vec_t<4, wp::float64> var_5;
    wp::float64 var_6;
    wp::float32 var_7;
    const wp::float32 var_8 = 3.0;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::vec_t<4, wp::float64> var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    //---------
    // forward
    // def weigh_drag(temperature: wp.float64):                                               <L 19>
    // if wp.int32(temperature) < 14:                                                         <L 20>
    var_0 = wp::int32(var_temperature);
    var_2 = (var_0 < var_1);
    if (var_2) {
        // arm = wp.vec4d(temperature, wp.float64(0.62), wp.float64(1.8), temperature)        <L 21>
        var_3 = 0.62;
        var_4 = 1.8;
        var_5 = wp::vec_t<4, wp::float64>(var_temperature, var_3, var_4, var_temperature);
        // return wp.dot(arm, arm)                                                            <L 22>
        var_6 = wp::dot(var_5, var_5);
        return var_6;
    }
    // heading = mix_balance(float(temperature) * 3.0, float(temperature))                    <L 23>
    var_7 = wp::float(var_temperature);
    var_9 = wp::mul(var_7, var_8);
    var_10 = wp::float(var_temperature);
    var_11 = mix_balance_0(var_9, var_10);
    // sample = wp.length(heading)                                                            <L 24>
    var_12 = wp::length(var_11);
    // return -sample                                                                         <L 25>
    var_13 = wp::neg(var_12);
    return var_13;
}


// evaluate_spring.py:4
static void adj_mix_balance_0(
    wp::float32 var_time,
    wp::float32 var_shift,
    wp::float32 & adj_time,
    wp::float32 & adj_shift,
    wp::vec_t<4, wp::float64> & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.8;
    wp::float32 var_1;
    bool var_2;
    wp::float64 var_3;
    wp::float64 var_4;
    wp::float64 var_5;
    wp::float64 var_6;
    wp::vec_t<4, wp::float64> var_7;
    wp::float64 var_8;
    wp::vec_t<4, wp::float64> var_9;
    wp::vec_t<4, wp::float64> var_10;
    wp::float64 var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    wp::float64 var_14;
    wp::vec_t<4, wp::float64> var_15;
    wp::vec_t<4, wp::float64> var_16;
    const wp::int32 var_17 = 2;
    wp::float64 var_18;
    wp::vec_t<4, wp::float64> var_19;
    wp::vec_t<4, wp::float64> var_20;
    wp::vec_t<4, wp::float64> var_21;
    wp::vec_t<4, wp::float64> var_22;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    bool adj_2 = {};
    wp::float64 adj_3 = {};
    wp::float64 adj_4 = {};
    wp::float64 adj_5 = {};
    wp::float64 adj_6 = {};
    wp::vec_t<4, wp::float64> adj_7 = {};
    wp::float64 adj_8 = {};
    wp::vec_t<4, wp::float64> adj_9 = {};
    wp::vec_t<4, wp::float64> adj_10 = {};
    wp::float64 adj_11 = {};
    wp::float64 adj_12 = {};
    wp::float64 adj_13 = {};
    wp::float64 adj_14 = {};
    wp::vec_t<4, wp::float64> adj_15 = {};
    wp::vec_t<4, wp::float64> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float64 adj_18 = {};
    wp::vec_t<4, wp::float64> adj_19 = {};
    wp::vec_t<4, wp::float64> adj_20 = {};
    wp::vec_t<4, wp::float64> adj_21 = {};
    wp::vec_t<4, wp::float64> adj_22 = {};
    //---------
    // forward
    // def mix_balance(time: float, shift: float):                                            <L 5>
    // if shift * 0.8 > time:                                                                 <L 6>
    var_1 = wp::mul(var_shift, var_0);
    var_2 = (var_1 > var_time);
    if (var_2) {
        // correction = wp.float64(shift)                                                     <L 7>
        var_3 = wp::float64(var_shift);
        // fraction = wp.float64(time)                                                        <L 8>
        var_4 = wp::float64(var_time);
        // relative = wp.vec4d(correction, wp.float64(0.5), fraction, wp.float64(time))       <L 9>
        var_5 = 0.5;
        var_6 = wp::float64(var_time);
        var_7 = wp::vec_t<4, wp::float64>(var_3, var_5, var_4, var_6);
        // target_point = wp.max(wp.vec4d(wp.float64(time)), relative)                        <L 10>
        var_8 = wp::float64(var_time);
        var_9 = wp::vec_t<4, wp::float64>(var_8);
        var_10 = wp::max(var_9, var_7);
        // return target_point                                                                <L 11>
        goto label0;
    }
    // score = wp.float64(shift)                                                              <L 12>
    var_11 = wp::float64(var_shift);
    // side = wp.vec4d(wp.float64(time), score, wp.float64(time), wp.float64(shift))          <L 13>
    var_12 = wp::float64(var_time);
    var_13 = wp::float64(var_time);
    var_14 = wp::float64(var_shift);
    var_15 = wp::vec_t<4, wp::float64>(var_12, var_11, var_13, var_14);
    // p = wp.sign(side) - wp.max(side, wp.vec4d(side.z))                                     <L 14>
    var_16 = wp::sign(var_15);
    var_18 = wp::extract(var_15, var_17);
    var_19 = wp::vec_t<4, wp::float64>(var_18);
    var_20 = wp::max(var_15, var_19);
    var_21 = wp::sub(var_16, var_20);
    // return wp.max(side, p)                                                                 <L 15>
    var_22 = wp::max(var_15, var_21);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_22 += adj_ret;
    wp::adj_max(var_15, var_21, adj_15, adj_21, adj_22);
    // adj: return wp.max(side, p)                                                            <L 15>
    wp::adj_sub(var_16, var_20, adj_16, adj_20, adj_21);
    wp::adj_max(var_15, var_19, adj_15, adj_19, adj_20);
    wp::adj_vec_t(var_18, adj_18, adj_19);
    wp::adj_extract(var_15, var_17, adj_15, adj_17, adj_18);
    // adj: p = wp.sign(side) - wp.max(side, wp.vec4d(side.z))                                <L 14>
    wp::adj_vec_t(var_12, var_11, var_13, var_14, adj_12, adj_11, adj_13, adj_14, adj_15);
    wp::adj_float64(var_shift, adj_shift, adj_14);
    wp::adj_float64(var_time, adj_time, adj_13);
    wp::adj_float64(var_time, adj_time, adj_12);
    // adj: side = wp.vec4d(wp.float64(time), score, wp.float64(time), wp.float64(shift))     <L 13>
    wp::adj_float64(var_shift, adj_shift, adj_11);
    // adj: score = wp.float64(shift)                                                         <L 12>
    if (var_2) {
        label0:;
        adj_10 += adj_ret;
        // adj: return target_point                                                           <L 11>
        wp::adj_max(var_9, var_7, adj_9, adj_7, adj_10);
        wp::adj_vec_t(var_8, adj_8, adj_9);
        wp::adj_float64(var_time, adj_time, adj_8);
        // adj: target_point = wp.max(wp.vec4d(wp.float64(time)), relative)                   <L 10>
        wp::adj_vec_t(var_3, var_5, var_4, var_6, adj_3, adj_5, adj_4, adj_6, adj_7);
        wp::adj_float64(var_time, adj_time, adj_6);
        // adj: relative = wp.vec4d(correction, wp.float64(0.5), fraction, wp.float64(time))  <L 9>
        wp::adj_float64(var_time, adj_time, adj_4);
        // adj: fraction = wp.float64(time)                                                   <L 8>
        wp::adj_float64(var_shift, adj_shift, adj_3);
        // adj: correction = wp.float64(shift)                                                <L 7>
    }
    wp::adj_mul(var_shift, var_0, adj_shift, adj_0, adj_1);
    // adj: if shift * 0.8 > time:                                                            <L 6>
    // adj: def mix_balance(time: float, shift: float):                                       <L 5>
    return;
}


// evaluate_spring.py:18
static void adj_weigh_drag_0(
    wp::float64 var_temperature,
    wp::float64 & adj_temperature,
    wp::float64 & adj_ret)
{
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 14;
    bool var_2;
    wp::float64 var_3;
    wp::float64 var_4;
    wp::vec_t<4, wp::float64> var_5;
    wp::float64 var_6;
    wp::float32 var_7;
    const wp::float32 var_8 = 3.0;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::vec_t<4, wp::float64> var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::float64 adj_3 = {};
    wp::float64 adj_4 = {};
    wp::vec_t<4, wp::float64> adj_5 = {};
    wp::float64 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::vec_t<4, wp::float64> adj_11 = {};
    wp::float64 adj_12 = {};
    wp::float64 adj_13 = {};
    //---------
    // forward
    // def weigh_drag(temperature: wp.float64):                                               <L 19>
    // if wp.int32(temperature) < 14:                                                         <L 20>
    var_0 = wp::int32(var_temperature);
    var_2 = (var_0 < var_1);
    if (var_2) {
        // arm = wp.vec4d(temperature, wp.float64(0.62), wp.float64(1.8), temperature)        <L 21>
        var_3 = 0.62;
        var_4 = 1.8;
        var_5 = wp::vec_t<4, wp::float64>(var_temperature, var_3, var_4, var_temperature);
        // return wp.dot(arm, arm)                                                            <L 22>
        var_6 = wp::dot(var_5, var_5);
        goto label0;
    }
    // heading = mix_balance(float(temperature) * 3.0, float(temperature))                    <L 23>
    var_7 = wp::float(var_temperature);
    var_9 = wp::mul(var_7, var_8);
    var_10 = wp::float(var_temperature);
    var_11 = mix_balance_0(var_9, var_10);
    // sample = wp.length(heading)                                                            <L 24>
    var_12 = wp::length(var_11);
    // return -sample                                                                         <L 25>
    var_13 = wp::neg(var_12);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_13 += adj_ret;
    wp::adj_neg(var_12, adj_12, adj_13);
    // adj: return -sample                                                                    <L 25>
    wp::adj_length(var_11, var_12, adj_11, adj_12);
    // adj: sample = wp.length(heading)                                                       <L 24>
    adj_mix_balance_0(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_float(var_temperature, adj_temperature, adj_10);
    wp::adj_mul(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_float(var_temperature, adj_temperature, adj_7);
    // adj: heading = mix_balance(float(temperature) * 3.0, float(temperature))               <L 23>
    if (var_2) {
        label0:;
        adj_6 += adj_ret;
        wp::adj_dot(var_5, var_5, adj_5, adj_5, adj_6);
        // adj: return wp.dot(arm, arm)                                                       <L 22>
        wp::adj_vec_t(var_temperature, var_3, var_4, var_temperature, adj_temperature, adj_3, adj_4, adj_temperature, adj_5);
        // adj: arm = wp.vec4d(temperature, wp.float64(0.62), wp.float64(1.8), temperature)   <L 21>
    }
    // adj: if wp.int32(temperature) < 14:                                                    <L 20>
    // adj: def weigh_drag(temperature: wp.float64):                                          <L 19>
    return;
}

struct wp_args_evaluate_spring_02f61cef {
    wp::array_t<wp::float32> features;
    wp::array_t<wp::float32> phases;
    wp::array_t<wp::int32> ages;
    wp::array_t<wp::float32> density;
    wp::int32 limit_n;
    wp::array_t<wp::float64> contributions;
};

template <bool wp_linear_contiguous>
static void evaluate_spring_02f61cef_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_evaluate_spring_02f61cef *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_evaluate_spring_02f61cef wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.features.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.phases.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.ages.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.density.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.contributions.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_features = _wp_args->features;
    wp::array_t<wp::float32> var_phases = _wp_args->phases;
    wp::array_t<wp::int32> var_ages = _wp_args->ages;
    wp::array_t<wp::float32> var_density = _wp_args->density;
    wp::int32 var_limit_n = _wp_args->limit_n;
    wp::array_t<wp::float64> var_contributions = _wp_args->contributions;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32* var_3;
    const wp::float32 var_4 = 2.95;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    const wp::int32 var_11 = 0;
    wp::int32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 3.25;
    wp::float32 var_17;
    wp::float64 var_18;
    const wp::int32 var_19 = 7;
    wp::int32 var_20;
    wp::range_t var_21;
    wp::int32 var_22;
    wp::int32* var_23;
    wp::float64 var_24;
    wp::int32 var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    wp::float64 var_28;
    wp::float64 var_29;
    wp::float64 var_30;
    wp::float64 var_31;
    wp::float64 var_32;
    wp::float64 var_33;
    wp::float64 var_34;
    wp::float64 var_35;
    wp::float64 var_36;
    wp::float64 var_37;
    wp::float64 var_38;
    wp::float64 var_39;
    wp::float64 var_40;
    wp::float32* var_41;
    wp::float64 var_42;
    wp::float32 var_43;
    wp::float64 var_44;
    bool var_45;
    wp::float64 var_46;
    wp::float64 var_47;
    wp::float64 var_48;
    wp::float64 var_49;
    wp::float64 var_50;
    wp::float64 var_51;
    wp::float64 var_52;
    //---------
    // forward
    // def evaluate_spring(                                                                   <L 29>
    // i = wp.tid()                                                                           <L 37>
    var_0 = builtin_tid1d();
    // if i >= limit_n:                                                                       <L 38>
    var_1 = (var_0 >= var_limit_n);
    if (var_1) {
        // return                                                                             <L 39>
        return;
    }
    // power_in = density[i] + phases[i] * 2.95 - features[wp.max(i - 1, 0)] + 3.25           <L 40>
    var_2 = wp::address(var_density, var_0);
    var_3 = wp::address(var_phases, var_0);
    var_6 = wp::load(var_3);
    var_5 = wp::mul(var_6, var_4);
    var_8 = wp::load(var_2);
    var_7 = wp::add(var_8, var_5);
    var_10 = wp::sub(var_0, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::address(var_features, var_12);
    var_15 = wp::load(var_13);
    var_14 = wp::sub(var_7, var_15);
    var_17 = wp::add(var_14, var_16);
    // peak = wp.float64(0.0)                                                                 <L 41>
    var_18 = 0.0;
    // for b in range(wp.min(i, 7)):                                                          <L 42>
    var_20 = wp::min(var_0, var_19);
    var_21 = wp::range(var_20);
    start_for_1:;
        if (iter_cmp(var_21) == 0) goto end_for_1;
        var_22 = wp::iter_next(var_21);
        // difference = wp.float64(ages[i]) + wp.float64(power_in)                            <L 43>
        var_23 = wp::address(var_ages, var_0);
        var_25 = wp::load(var_23);
        var_24 = wp::float64(var_25);
        var_26 = wp::float64(var_17);
        var_27 = wp::add(var_24, var_26);
        // pull = wp.float64(3.07) + difference                                               <L 44>
        var_28 = 3.07;
        var_29 = wp::add(var_28, var_27);
        // flux = pull / (wp.abs(difference) + wp.float64(0.5))                               <L 45>
        var_30 = wp::abs(var_27);
        var_31 = 0.5;
        var_32 = wp::add(var_30, var_31);
        var_33 = wp::div(var_29, var_32);
        // slope = weigh_drag(flux)                                                           <L 46>
        var_34 = weigh_drag_0(var_33);
        // peak += wp.tanh(slope * wp.float64(3.3)) + wp.float64(b)                           <L 47>
        var_35 = 3.3;
        var_36 = wp::mul(var_34, var_35);
        var_37 = wp::tanh(var_36);
        var_38 = wp::float64(var_22);
        var_39 = wp::add(var_37, var_38);
        var_40 = wp::add(var_18, var_39);
        wp::assign(var_18, var_40);
        goto start_for_1;
    end_for_1:;
    // running = wp.float64(features[i])                                                      <L 48>
    var_41 = wp::address(var_features, var_0);
    var_43 = wp::load(var_41);
    var_42 = wp::float64(var_43);
    // while running > wp.float64(1.9):                                                       <L 49>
    start_while_3:;
    var_44 = 1.9;
    var_45 = (var_42 > var_44);
    if ((var_45) == false) goto end_while_3;
        // running *= wp.float64(0.76)                                                        <L 50>
        var_46 = 0.76;
        var_47 = wp::mul(var_42, var_46);
        wp::assign(var_42, var_47);
    goto start_while_3;
    end_while_3:;
    // contributions[i] = wp.float64(power_in) + peak * wp.float64(0.5) + running             <L 51>
    var_48 = wp::float64(var_17);
    var_49 = 0.5;
    var_50 = wp::mul(var_18, var_49);
    var_51 = wp::add(var_48, var_50);
    var_52 = wp::add(var_51, var_42);
    wp::array_store(var_contributions, var_0, var_52);
}

template <bool wp_linear_contiguous>
static void evaluate_spring_02f61cef_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_evaluate_spring_02f61cef *_wp_args,
    wp_args_evaluate_spring_02f61cef *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_evaluate_spring_02f61cef wp_contiguous_args;
    wp_args_evaluate_spring_02f61cef wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.features.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.features.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.phases.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.phases.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.ages.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.ages.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.density.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.density.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.contributions.strides[0] = sizeof(wp::float64);
        wp_contiguous_adj_args.contributions.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_features = _wp_args->features;
    wp::array_t<wp::float32> var_phases = _wp_args->phases;
    wp::array_t<wp::int32> var_ages = _wp_args->ages;
    wp::array_t<wp::float32> var_density = _wp_args->density;
    wp::int32 var_limit_n = _wp_args->limit_n;
    wp::array_t<wp::float64> var_contributions = _wp_args->contributions;
    wp::array_t<wp::float32> adj_features = _wp_adj_args->features;
    wp::array_t<wp::float32> adj_phases = _wp_adj_args->phases;
    wp::array_t<wp::int32> adj_ages = _wp_adj_args->ages;
    wp::array_t<wp::float32> adj_density = _wp_adj_args->density;
    wp::int32 adj_limit_n = _wp_adj_args->limit_n;
    wp::array_t<wp::float64> adj_contributions = _wp_adj_args->contributions;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32* var_3;
    const wp::float32 var_4 = 2.95;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    const wp::int32 var_11 = 0;
    wp::int32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 3.25;
    wp::float32 var_17;
    wp::float64 var_18;
    const wp::int32 var_19 = 7;
    wp::int32 var_20;
    wp::range_t var_21;
    wp::int32 var_22;
    wp::int32* var_23;
    wp::float64 var_24;
    wp::int32 var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    wp::float64 var_28;
    wp::float64 var_29;
    wp::float64 var_30;
    wp::float64 var_31;
    wp::float64 var_32;
    wp::float64 var_33;
    wp::float64 var_34;
    wp::float64 var_35;
    wp::float64 var_36;
    wp::float64 var_37;
    wp::float64 var_38;
    wp::float64 var_39;
    wp::float64 var_40;
    wp::float32* var_41;
    wp::float64 var_42;
    wp::float32 var_43;
    wp::float64 var_44;
    bool var_45;
    wp::float64 var_46;
    wp::float64 var_47;
    wp::float64 var_48;
    wp::float64 var_49;
    wp::float64 var_50;
    wp::float64 var_51;
    wp::float64 var_52;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float64 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::range_t adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::float64 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float64 adj_26 = {};
    wp::float64 adj_27 = {};
    wp::float64 adj_28 = {};
    wp::float64 adj_29 = {};
    wp::float64 adj_30 = {};
    wp::float64 adj_31 = {};
    wp::float64 adj_32 = {};
    wp::float64 adj_33 = {};
    wp::float64 adj_34 = {};
    wp::float64 adj_35 = {};
    wp::float64 adj_36 = {};
    wp::float64 adj_37 = {};
    wp::float64 adj_38 = {};
    wp::float64 adj_39 = {};
    wp::float64 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float64 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float64 adj_44 = {};
    bool adj_45 = {};
    wp::float64 adj_46 = {};
    wp::float64 adj_47 = {};
    wp::float64 adj_48 = {};
    wp::float64 adj_49 = {};
    wp::float64 adj_50 = {};
    wp::float64 adj_51 = {};
    wp::float64 adj_52 = {};
    //---------
    // forward
    // def evaluate_spring(                                                                   <L 29>
    // i = wp.tid()                                                                           <L 37>
    var_0 = builtin_tid1d();
    // if i >= limit_n:                                                                       <L 38>
    var_1 = (var_0 >= var_limit_n);
    if (var_1) {
        // return                                                                             <L 39>
        goto label0;
    }
    // power_in = density[i] + phases[i] * 2.95 - features[wp.max(i - 1, 0)] + 3.25           <L 40>
    var_2 = wp::address(var_density, var_0);
    var_3 = wp::address(var_phases, var_0);
    var_6 = wp::load(var_3);
    var_5 = wp::mul(var_6, var_4);
    var_8 = wp::load(var_2);
    var_7 = wp::add(var_8, var_5);
    var_10 = wp::sub(var_0, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::address(var_features, var_12);
    var_15 = wp::load(var_13);
    var_14 = wp::sub(var_7, var_15);
    var_17 = wp::add(var_14, var_16);
    // peak = wp.float64(0.0)                                                                 <L 41>
    var_18 = 0.0;
    // for b in range(wp.min(i, 7)):                                                          <L 42>
    var_20 = wp::min(var_0, var_19);
    var_21 = wp::range(var_20);
    // running = wp.float64(features[i])                                                      <L 48>
    var_41 = wp::address(var_features, var_0);
    var_43 = wp::load(var_41);
    var_42 = wp::float64(var_43);
    // while running > wp.float64(1.9):                                                       <L 49>
    // contributions[i] = wp.float64(power_in) + peak * wp.float64(0.5) + running             <L 51>
    var_48 = wp::float64(var_17);
    var_49 = 0.5;
    var_50 = wp::mul(var_18, var_49);
    var_51 = wp::add(var_48, var_50);
    var_52 = wp::add(var_51, var_42);
    // wp::array_store(var_contributions, var_0, var_52);
    //---------
    // reverse
    wp::adj_array_store(var_contributions, var_0, var_52, adj_contributions, adj_0, adj_52);
    wp::adj_add(var_51, var_42, adj_51, adj_42, adj_52);
    wp::adj_add(var_48, var_50, adj_48, adj_50, adj_51);
    wp::adj_mul(var_18, var_49, adj_18, adj_49, adj_50);
    wp::adj_float64(var_17, adj_17, adj_48);
    // adj: contributions[i] = wp.float64(power_in) + peak * wp.float64(0.5) + running        <L 51>
    start_while_3:;
    var_44 = 1.9;
    var_45 = (var_42 > var_44);
    if ((var_45) == false) goto end_while_3;
    adj_46 = {};
    adj_47 = {};
        // running *= wp.float64(0.76)                                                        <L 50>
        var_46 = 0.76;
        var_47 = wp::mul(var_42, var_46);
        wp::assign(var_42, var_47);
        wp::adj_assign(var_42, var_47, adj_42, adj_47);
        wp::adj_mul(var_42, var_46, adj_42, adj_46, adj_47);
        // adj: running *= wp.float64(0.76)                                                   <L 50>
    goto start_while_3;
    end_while_3:;
    // adj: while running > wp.float64(1.9):                                                  <L 49>
    wp::adj_float64(var_43, adj_41, adj_42);
    wp::adj_address(var_features, var_0, adj_features, adj_0, adj_41);
    // adj: running = wp.float64(features[i])                                                 <L 48>
    var_21 = wp::iter_reverse(var_21);
    start_for_1:;
        if (iter_cmp(var_21) == 0) goto end_for_1;
        var_22 = wp::iter_next(var_21);
    	adj_23 = {};
    	adj_24 = {};
    	adj_25 = {};
    	adj_26 = {};
    	adj_27 = {};
    	adj_28 = {};
    	adj_29 = {};
    	adj_30 = {};
    	adj_31 = {};
    	adj_32 = {};
    	adj_33 = {};
    	adj_34 = {};
    	adj_35 = {};
    	adj_36 = {};
    	adj_37 = {};
    	adj_38 = {};
    	adj_39 = {};
    	adj_40 = {};
        // difference = wp.float64(ages[i]) + wp.float64(power_in)                            <L 43>
        var_23 = wp::address(var_ages, var_0);
        var_25 = wp::load(var_23);
        var_24 = wp::float64(var_25);
        var_26 = wp::float64(var_17);
        var_27 = wp::add(var_24, var_26);
        // pull = wp.float64(3.07) + difference                                               <L 44>
        var_28 = 3.07;
        var_29 = wp::add(var_28, var_27);
        // flux = pull / (wp.abs(difference) + wp.float64(0.5))                               <L 45>
        var_30 = wp::abs(var_27);
        var_31 = 0.5;
        var_32 = wp::add(var_30, var_31);
        var_33 = wp::div(var_29, var_32);
        // slope = weigh_drag(flux)                                                           <L 46>
        var_34 = weigh_drag_0(var_33);
        // peak += wp.tanh(slope * wp.float64(3.3)) + wp.float64(b)                           <L 47>
        var_35 = 3.3;
        var_36 = wp::mul(var_34, var_35);
        var_37 = wp::tanh(var_36);
        var_38 = wp::float64(var_22);
        var_39 = wp::add(var_37, var_38);
        var_40 = wp::add(var_18, var_39);
        wp::assign(var_18, var_40);
        wp::adj_assign(var_18, var_40, adj_18, adj_40);
        wp::adj_add(var_18, var_39, adj_18, adj_39, adj_40);
        wp::adj_add(var_37, var_38, adj_37, adj_38, adj_39);
        wp::adj_float64(var_22, adj_22, adj_38);
        wp::adj_tanh(var_36, var_37, adj_36, adj_37);
        wp::adj_mul(var_34, var_35, adj_34, adj_35, adj_36);
        // adj: peak += wp.tanh(slope * wp.float64(3.3)) + wp.float64(b)                      <L 47>
        adj_weigh_drag_0(var_33, adj_33, adj_34);
        // adj: slope = weigh_drag(flux)                                                      <L 46>
        wp::adj_div(var_29, var_32, var_33, adj_29, adj_32, adj_33);
        wp::adj_add(var_30, var_31, adj_30, adj_31, adj_32);
        wp::adj_abs(var_27, adj_27, adj_30);
        // adj: flux = pull / (wp.abs(difference) + wp.float64(0.5))                          <L 45>
        wp::adj_add(var_28, var_27, adj_28, adj_27, adj_29);
        // adj: pull = wp.float64(3.07) + difference                                          <L 44>
        wp::adj_add(var_24, var_26, adj_24, adj_26, adj_27);
        wp::adj_float64(var_17, adj_17, adj_26);
        wp::adj_float64(var_25, adj_23, adj_24);
        wp::adj_address(var_ages, var_0, adj_ages, adj_0, adj_23);
        // adj: difference = wp.float64(ages[i]) + wp.float64(power_in)                       <L 43>
    	goto start_for_1;
    end_for_1:;
    wp::adj_min(var_0, var_19, adj_0, adj_19, adj_20);
    // adj: for b in range(wp.min(i, 7)):                                                     <L 42>
    // adj: peak = wp.float64(0.0)                                                            <L 41>
    wp::adj_add(var_14, var_16, adj_14, adj_16, adj_17);
    wp::adj_sub(var_7, var_15, adj_7, adj_13, adj_14);
    wp::adj_address(var_features, var_12, adj_features, adj_12, adj_13);
    wp::adj_max(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_sub(var_0, var_9, adj_0, adj_9, adj_10);
    wp::adj_add(var_8, var_5, adj_2, adj_5, adj_7);
    wp::adj_mul(var_6, var_4, adj_3, adj_4, adj_5);
    wp::adj_address(var_phases, var_0, adj_phases, adj_0, adj_3);
    wp::adj_address(var_density, var_0, adj_density, adj_0, adj_2);
    // adj: power_in = density[i] + phases[i] * 2.95 - features[wp.max(i - 1, 0)] + 3.25      <L 40>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 39>
    }
    // adj: if i >= limit_n:                                                                  <L 38>
    // adj: i = wp.tid()                                                                      <L 37>
    // adj: def evaluate_spring(                                                              <L 29>
    return;
}
