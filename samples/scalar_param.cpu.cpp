// gather_beam.py:6
static void bend_particle_0(
    wp::int64 var_degree,
    wp::int64 var_lag,
    wp::int64 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int64> var_0;
    wp::int64 var_1;
    wp::vec_t<2, wp::int64> var_2;
    wp::int64 var_3;
    const wp::float32 var_4 = 0.75;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.1;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.3;
    wp::float32 var_12;
    const wp::float32 var_13 = 1.5;
    wp::float32 var_14;
    wp::float32 var_15;
    //---------
    // forward
    // def bend_particle(degree: wp.int64, lag: wp.int64):                                    <L 7>
    // edge = wp.vec2l(lag, degree)                                                           <L 8>
    var_0 = wp::vec_t<2, wp::int64>(var_lag, var_degree);
    // overlap = wp.dot(wp.vec2l(wp.int64(1), degree), edge)                                  <L 9>
    var_1 = 1ll;
    var_2 = wp::vec_t<2, wp::int64>(var_1, var_degree);
    var_3 = wp::dot(var_2, var_0);
    // joint = 0.75 + float(overlap) / (float(overlap) + 0.1)                                 <L 10>
    var_5 = wp::float(var_3);
    var_6 = wp::float(var_3);
    var_8 = wp::add(var_6, var_7);
    var_9 = wp::div(var_5, var_8);
    var_10 = wp::add(var_4, var_9);
    // push = wp.copysign(joint * 0.3, joint * 1.5)                                           <L 11>
    var_12 = wp::mul(var_10, var_11);
    var_14 = wp::mul(var_10, var_13);
    var_15 = wp::copysign(var_12, var_14);
    // return overlap, push                                                                   <L 12>
    ret_0 = var_3;
    ret_1 = var_15;
    return;
}


// gather_beam.py:15
static wp::int32 weigh_edge_0(
    wp::int32 var_capacity)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::float32 var_4;
    wp::int64 var_5;
    wp::int64 var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 4;
    wp::int32 var_9;
    //---------
    // forward
    // def weigh_edge(capacity: int):                                                         <L 16>
    // parity = wp.int64(capacity)                                                            <L 17>
    var_0 = wp::int64(var_capacity);
    // greatest = wp.max(wp.int64(capacity), parity)                                          <L 18>
    var_1 = wp::int64(var_capacity);
    var_2 = wp::max(var_1, var_0);
    // steps_left, left = bend_particle(greatest, parity)                                     <L 19>
    bend_particle_0(var_2, var_0, var_3, var_4);
    // flags_set = steps_left & wp.int64(left)                                                <L 20>
    var_5 = wp::int64(var_4);
    var_6 = wp::bit_and(var_3, var_5);
    // return int(flags_set) * WEIGHT                                                         <L 21>
    var_7 = wp::int(var_6);
    var_9 = wp::mul(var_7, var_8);
    return var_9;
}


// gather_beam.py:6
static void adj_bend_particle_0(
    wp::int64 var_degree,
    wp::int64 var_lag,
    wp::int64 & ret_0,
    wp::float32 & ret_1,
    wp::int64 & adj_degree,
    wp::int64 & adj_lag,
    wp::int64 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int64> var_0;
    wp::int64 var_1;
    wp::vec_t<2, wp::int64> var_2;
    wp::int64 var_3;
    const wp::float32 var_4 = 0.75;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.1;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.3;
    wp::float32 var_12;
    const wp::float32 var_13 = 1.5;
    wp::float32 var_14;
    wp::float32 var_15;
    //---------
    // dual vars
    wp::vec_t<2, wp::int64> adj_0 = {};
    wp::int64 adj_1 = {};
    wp::vec_t<2, wp::int64> adj_2 = {};
    wp::int64 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    //---------
    // forward
    // def bend_particle(degree: wp.int64, lag: wp.int64):                                    <L 7>
    // edge = wp.vec2l(lag, degree)                                                           <L 8>
    var_0 = wp::vec_t<2, wp::int64>(var_lag, var_degree);
    // overlap = wp.dot(wp.vec2l(wp.int64(1), degree), edge)                                  <L 9>
    var_1 = 1ll;
    var_2 = wp::vec_t<2, wp::int64>(var_1, var_degree);
    var_3 = wp::dot(var_2, var_0);
    // joint = 0.75 + float(overlap) / (float(overlap) + 0.1)                                 <L 10>
    var_5 = wp::float(var_3);
    var_6 = wp::float(var_3);
    var_8 = wp::add(var_6, var_7);
    var_9 = wp::div(var_5, var_8);
    var_10 = wp::add(var_4, var_9);
    // push = wp.copysign(joint * 0.3, joint * 1.5)                                           <L 11>
    var_12 = wp::mul(var_10, var_11);
    var_14 = wp::mul(var_10, var_13);
    var_15 = wp::copysign(var_12, var_14);
    // return overlap, push                                                                   <L 12>
    ret_0 = var_3;
    ret_1 = var_15;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_15 += adj_ret_1;
    adj_3 += adj_ret_0;
    // adj: return overlap, push                                                              <L 12>
    wp::adj_copysign(var_12, var_14, adj_12, adj_14, adj_15);
    wp::adj_mul(var_10, var_13, adj_10, adj_13, adj_14);
    wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
    // adj: push = wp.copysign(joint * 0.3, joint * 1.5)                                      <L 11>
    wp::adj_add(var_4, var_9, adj_4, adj_9, adj_10);
    wp::adj_div(var_5, var_8, var_9, adj_5, adj_8, adj_9);
    wp::adj_add(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_float(var_3, adj_3, adj_6);
    wp::adj_float(var_3, adj_3, adj_5);
    // adj: joint = 0.75 + float(overlap) / (float(overlap) + 0.1)                            <L 10>
    wp::adj_dot(var_2, var_0, adj_2, adj_0, adj_3);
    wp::adj_vec_t(var_1, var_degree, adj_1, adj_degree, adj_2);
    // adj: overlap = wp.dot(wp.vec2l(wp.int64(1), degree), edge)                             <L 9>
    wp::adj_vec_t(var_lag, var_degree, adj_lag, adj_degree, adj_0);
    // adj: edge = wp.vec2l(lag, degree)                                                      <L 8>
    // adj: def bend_particle(degree: wp.int64, lag: wp.int64):                               <L 7>
    return;
}


// gather_beam.py:15
static void adj_weigh_edge_0(
    wp::int32 var_capacity,
    wp::int32 & adj_capacity,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::float32 var_4;
    wp::int64 var_5;
    wp::int64 var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 4;
    wp::int32 var_9;
    //---------
    // dual vars
    wp::int64 adj_0 = {};
    wp::int64 adj_1 = {};
    wp::int64 adj_2 = {};
    wp::int64 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int64 adj_5 = {};
    wp::int64 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def weigh_edge(capacity: int):                                                         <L 16>
    // parity = wp.int64(capacity)                                                            <L 17>
    var_0 = wp::int64(var_capacity);
    // greatest = wp.max(wp.int64(capacity), parity)                                          <L 18>
    var_1 = wp::int64(var_capacity);
    var_2 = wp::max(var_1, var_0);
    // steps_left, left = bend_particle(greatest, parity)                                     <L 19>
    bend_particle_0(var_2, var_0, var_3, var_4);
    // flags_set = steps_left & wp.int64(left)                                                <L 20>
    var_5 = wp::int64(var_4);
    var_6 = wp::bit_and(var_3, var_5);
    // return int(flags_set) * WEIGHT                                                         <L 21>
    var_7 = wp::int(var_6);
    var_9 = wp::mul(var_7, var_8);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_9 += adj_ret;
    wp::adj_mul(var_7, var_8, adj_7, adj_8, adj_9);
    // adj: return int(flags_set) * WEIGHT                                                    <L 21>
    // adj: flags_set = steps_left & wp.int64(left)                                           <L 20>
    adj_bend_particle_0(var_2, var_0, var_3, var_4, adj_2, adj_0, adj_3, adj_4);
    // adj: steps_left, left = bend_particle(greatest, parity)                                <L 19>
    wp::adj_max(var_1, var_0, adj_1, adj_0, adj_2);
    // adj: greatest = wp.max(wp.int64(capacity), parity)                                     <L 18>
    // adj: parity = wp.int64(capacity)                                                       <L 17>
    // adj: def weigh_edge(capacity: int):                                                    <L 16>
    return;
}

struct wp_args_gather_beam_27268aca {
    wp::array_t<wp::float32> radii;
    wp::array_t<wp::float32> levels;
    wp::array_t<wp::int32> accumulator;
    wp::float32 bias;
    wp::float64 contrast;
    wp::float64 stiffness;
};

template <bool wp_linear_contiguous>
static void gather_beam_27268aca_cpu_kernel_forward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_gather_beam_27268aca *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_radii = _wp_args->radii;
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::int32> var_accumulator = _wp_args->accumulator;
    wp::float32 var_bias = _wp_args->bias;
    wp::float64 var_contrast = _wp_args->contrast;
    wp::float64 var_stiffness = _wp_args->stiffness;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32* var_7;
    const wp::float32 var_8 = 1.25;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 3.2;
    wp::float32 var_20;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::int32 var_23;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 2;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::int32 var_28;
    wp::int32 var_29;
    wp::int32 var_30;
    wp::int32 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    const wp::int32 var_34 = 17;
    wp::int32 var_35;
    wp::int32 var_36;
    wp::int32 var_37;
    wp::int32 var_38;
    const wp::int32 var_39 = 4;
    wp::int32 var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    wp::int32 var_44;
    wp::int32 var_45;
    const wp::int32 var_46 = 8;
    wp::int32 var_47;
    wp::int32 var_48;
    //---------
    // forward
    // def gather_beam(                                                                       <L 25>
    // row, col, layer, slab = wp.tid()                                                       <L 33>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // level = levels[row, col, layer, slab]                                                  <L 34>
    var_4 = wp::address(var_levels, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // magnitude = radii[row, col, layer, slab] - 1.25                                        <L 35>
    var_7 = wp::address(var_radii, var_0, var_1, var_2, var_3);
    var_10 = wp::load(var_7);
    var_9 = wp::sub(var_10, var_8);
    // contribution = radii[row, col, layer, slab] * level - bias                             <L 36>
    var_11 = wp::address(var_radii, var_0, var_1, var_2, var_3);
    var_13 = wp::load(var_11);
    var_12 = wp::mul(var_13, var_5);
    var_14 = wp::sub(var_12, var_bias);
    // contribution += wp.cos(radii[row, col, layer, slab])                                   <L 37>
    var_15 = wp::address(var_radii, var_0, var_1, var_2, var_3);
    var_17 = wp::load(var_15);
    var_16 = wp::cos(var_17);
    var_18 = wp::add(var_14, var_16);
    // contribution += 3.2                                                                    <L 38>
    var_20 = wp::add(var_18, var_19);
    // steps_left = int(stiffness)                                                            <L 39>
    var_21 = wp::int(var_stiffness);
    // parity = int(contrast)                                                                 <L 40>
    var_22 = wp::int(var_contrast);
    // digit = wp.clamp(int(contribution), 0, 2)                                              <L 41>
    var_23 = wp::int(var_20);
    var_26 = wp::clamp(var_23, var_24, var_25);
    // steps_left *= wp.min(parity - int(magnitude), digit)                                   <L 42>
    var_27 = wp::int(var_9);
    var_28 = wp::sub(var_22, var_27);
    var_29 = wp::min(var_28, var_26);
    var_30 = wp::mul(var_21, var_29);
    // absolute = wp.abs(weigh_edge(steps_left))                                              <L 43>
    var_31 = weigh_edge_0(var_30);
    var_32 = wp::abs(var_31);
    // joint = absolute + steps_left * steps_left % 17                                        <L 44>
    var_33 = wp::mul(var_30, var_30);
    var_35 = wp::mod(var_33, var_34);
    var_36 = wp::add(var_32, var_35);
    // weighted = (joint + layer) * joint                                                     <L 45>
    var_37 = wp::add(var_36, var_2);
    var_38 = wp::mul(var_37, var_36);
    // greatest = wp.max(parity * WEIGHT, joint - int(level))                                 <L 46>
    var_40 = wp::mul(var_22, var_39);
    var_41 = wp::int(var_5);
    var_42 = wp::sub(var_36, var_41);
    var_43 = wp::max(var_40, var_42);
    // weighted += greatest + absolute                                                        <L 47>
    var_44 = wp::add(var_43, var_32);
    var_45 = wp::add(var_38, var_44);
    // wp.atomic_add(accumulator, layer, weighted % 8)                                        <L 48>
    var_47 = wp::mod(var_45, var_46);
    var_48 = wp::atomic_add(var_accumulator, var_2, var_47);
}

template <bool wp_linear_contiguous>
static void gather_beam_27268aca_cpu_kernel_backward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_gather_beam_27268aca *_wp_args,
    wp_args_gather_beam_27268aca *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_radii = _wp_args->radii;
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::int32> var_accumulator = _wp_args->accumulator;
    wp::float32 var_bias = _wp_args->bias;
    wp::float64 var_contrast = _wp_args->contrast;
    wp::float64 var_stiffness = _wp_args->stiffness;
    wp::array_t<wp::float32> adj_radii = _wp_adj_args->radii;
    wp::array_t<wp::float32> adj_levels = _wp_adj_args->levels;
    wp::array_t<wp::int32> adj_accumulator = _wp_adj_args->accumulator;
    wp::float32 adj_bias = _wp_adj_args->bias;
    wp::float64 adj_contrast = _wp_adj_args->contrast;
    wp::float64 adj_stiffness = _wp_adj_args->stiffness;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32* var_7;
    const wp::float32 var_8 = 1.25;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 3.2;
    wp::float32 var_20;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::int32 var_23;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 2;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::int32 var_28;
    wp::int32 var_29;
    wp::int32 var_30;
    wp::int32 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    const wp::int32 var_34 = 17;
    wp::int32 var_35;
    wp::int32 var_36;
    wp::int32 var_37;
    wp::int32 var_38;
    const wp::int32 var_39 = 4;
    wp::int32 var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    wp::int32 var_44;
    wp::int32 var_45;
    const wp::int32 var_46 = 8;
    wp::int32 var_47;
    wp::int32 var_48;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::int32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::int32 adj_47 = {};
    wp::int32 adj_48 = {};
    //---------
    // forward
    // def gather_beam(                                                                       <L 25>
    // row, col, layer, slab = wp.tid()                                                       <L 33>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // level = levels[row, col, layer, slab]                                                  <L 34>
    var_4 = wp::address(var_levels, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // magnitude = radii[row, col, layer, slab] - 1.25                                        <L 35>
    var_7 = wp::address(var_radii, var_0, var_1, var_2, var_3);
    var_10 = wp::load(var_7);
    var_9 = wp::sub(var_10, var_8);
    // contribution = radii[row, col, layer, slab] * level - bias                             <L 36>
    var_11 = wp::address(var_radii, var_0, var_1, var_2, var_3);
    var_13 = wp::load(var_11);
    var_12 = wp::mul(var_13, var_5);
    var_14 = wp::sub(var_12, var_bias);
    // contribution += wp.cos(radii[row, col, layer, slab])                                   <L 37>
    var_15 = wp::address(var_radii, var_0, var_1, var_2, var_3);
    var_17 = wp::load(var_15);
    var_16 = wp::cos(var_17);
    var_18 = wp::add(var_14, var_16);
    // contribution += 3.2                                                                    <L 38>
    var_20 = wp::add(var_18, var_19);
    // steps_left = int(stiffness)                                                            <L 39>
    var_21 = wp::int(var_stiffness);
    // parity = int(contrast)                                                                 <L 40>
    var_22 = wp::int(var_contrast);
    // digit = wp.clamp(int(contribution), 0, 2)                                              <L 41>
    var_23 = wp::int(var_20);
    var_26 = wp::clamp(var_23, var_24, var_25);
    // steps_left *= wp.min(parity - int(magnitude), digit)                                   <L 42>
    var_27 = wp::int(var_9);
    var_28 = wp::sub(var_22, var_27);
    var_29 = wp::min(var_28, var_26);
    var_30 = wp::mul(var_21, var_29);
    // absolute = wp.abs(weigh_edge(steps_left))                                              <L 43>
    var_31 = weigh_edge_0(var_30);
    var_32 = wp::abs(var_31);
    // joint = absolute + steps_left * steps_left % 17                                        <L 44>
    var_33 = wp::mul(var_30, var_30);
    var_35 = wp::mod(var_33, var_34);
    var_36 = wp::add(var_32, var_35);
    // weighted = (joint + layer) * joint                                                     <L 45>
    var_37 = wp::add(var_36, var_2);
    var_38 = wp::mul(var_37, var_36);
    // greatest = wp.max(parity * WEIGHT, joint - int(level))                                 <L 46>
    var_40 = wp::mul(var_22, var_39);
    var_41 = wp::int(var_5);
    var_42 = wp::sub(var_36, var_41);
    var_43 = wp::max(var_40, var_42);
    // weighted += greatest + absolute                                                        <L 47>
    var_44 = wp::add(var_43, var_32);
    var_45 = wp::add(var_38, var_44);
    // wp.atomic_add(accumulator, layer, weighted % 8)                                        <L 48>
    var_47 = wp::mod(var_45, var_46);
    // var_48 = wp::atomic_add(var_accumulator, var_2, var_47);
    //---------
    // reverse
    wp::adj_atomic_add(var_accumulator, var_2, var_47, adj_accumulator, adj_2, adj_47, adj_48);
    wp::adj_mod(var_45, var_46, adj_45, adj_46, adj_47);
    // adj: wp.atomic_add(accumulator, layer, weighted % 8)                                   <L 48>
    wp::adj_add(var_38, var_44, adj_38, adj_44, adj_45);
    wp::adj_add(var_43, var_32, adj_43, adj_32, adj_44);
    // adj: weighted += greatest + absolute                                                   <L 47>
    wp::adj_max(var_40, var_42, adj_40, adj_42, adj_43);
    wp::adj_sub(var_36, var_41, adj_36, adj_41, adj_42);
    wp::adj_mul(var_22, var_39, adj_22, adj_39, adj_40);
    // adj: greatest = wp.max(parity * WEIGHT, joint - int(level))                            <L 46>
    wp::adj_mul(var_37, var_36, adj_37, adj_36, adj_38);
    wp::adj_add(var_36, var_2, adj_36, adj_2, adj_37);
    // adj: weighted = (joint + layer) * joint                                                <L 45>
    wp::adj_add(var_32, var_35, adj_32, adj_35, adj_36);
    wp::adj_mod(var_33, var_34, adj_33, adj_34, adj_35);
    wp::adj_mul(var_30, var_30, adj_30, adj_30, adj_33);
    // adj: joint = absolute + steps_left * steps_left % 17                                   <L 44>
    wp::adj_abs(var_31, adj_31, adj_32);
    adj_weigh_edge_0(var_30, adj_30, adj_31);
    // adj: absolute = wp.abs(weigh_edge(steps_left))                                         <L 43>
    wp::adj_mul(var_21, var_29, adj_21, adj_29, adj_30);
    wp::adj_min(var_28, var_26, adj_28, adj_26, adj_29);
    wp::adj_sub(var_22, var_27, adj_22, adj_27, adj_28);
    // adj: steps_left *= wp.min(parity - int(magnitude), digit)                              <L 42>
    wp::adj_clamp(var_23, var_24, var_25, adj_23, adj_24, adj_25, adj_26);
    // adj: digit = wp.clamp(int(contribution), 0, 2)                                         <L 41>
    // adj: parity = int(contrast)                                                            <L 40>
    // adj: steps_left = int(stiffness)                                                       <L 39>
    wp::adj_add(var_18, var_19, adj_18, adj_19, adj_20);
    // adj: contribution += 3.2                                                               <L 38>
    wp::adj_add(var_14, var_16, adj_14, adj_16, adj_18);
    wp::adj_cos(var_17, adj_15, adj_16);
    wp::adj_address(var_radii, var_0, var_1, var_2, var_3, adj_radii, adj_0, adj_1, adj_2, adj_3, adj_15);
    // adj: contribution += wp.cos(radii[row, col, layer, slab])                              <L 37>
    wp::adj_sub(var_12, var_bias, adj_12, adj_bias, adj_14);
    wp::adj_mul(var_13, var_5, adj_11, adj_5, adj_12);
    wp::adj_address(var_radii, var_0, var_1, var_2, var_3, adj_radii, adj_0, adj_1, adj_2, adj_3, adj_11);
    // adj: contribution = radii[row, col, layer, slab] * level - bias                        <L 36>
    wp::adj_sub(var_10, var_8, adj_7, adj_8, adj_9);
    wp::adj_address(var_radii, var_0, var_1, var_2, var_3, adj_radii, adj_0, adj_1, adj_2, adj_3, adj_7);
    // adj: magnitude = radii[row, col, layer, slab] - 1.25                                   <L 35>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_levels, var_0, var_1, var_2, var_3, adj_levels, adj_0, adj_1, adj_2, adj_3, adj_4);
    // adj: level = levels[row, col, layer, slab]                                             <L 34>
    // adj: row, col, layer, slab = wp.tid()                                                  <L 33>
    // adj: def gather_beam(                                                                  <L 25>
    return;
}
