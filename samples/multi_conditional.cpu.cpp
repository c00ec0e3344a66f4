// estimate_flux.py:6
static wp::vec_t<3, wp::float32> rate_balance_0(
    wp::vec_t<3, wp::float32> var_drift,
    wp::vec_t<3, wp::float32> var_corner,
    wp::float32 var_dt)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.52;
    bool var_1;
    wp::vec_t<3, wp::float32> var_2;
    const wp::float32 var_3 = 1.9;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.6;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    const wp::float32 var_14 = 0.0;
    bool var_15;
    const wp::int32 var_16 = 0;
    wp::float32 var_17;
    wp::vec_t<3, wp::float32> var_18;
    const wp::float32 var_19 = 2.1;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::vec_t<3, wp::float32> var_22;
    //---------
    // forward
    // def rate_balance(drift: wp.vec3, corner: wp.vec3, dt: float):                          <L 7>
    // if dt >= 0.52:                                                                         <L 8>
    var_1 = (var_dt >= var_0);
    if (var_1) {
        // return corner - drift                                                              <L 9>
        var_2 = wp::sub(var_corner, var_drift);
        return var_2;
    }
    // summed = wp.abs(dt * 1.9) + 0.6                                                        <L 10>
    var_4 = wp::mul(var_dt, var_3);
    var_5 = wp::abs(var_4);
    var_7 = wp::add(var_5, var_6);
    // quotient = wp.normalize(wp.cross(drift, corner)) / summed                              <L 11>
    var_8 = wp::cross(var_drift, var_corner);
    var_9 = wp::normalize(var_8);
    var_10 = wp::div(var_9, var_7);
    // greatest = wp.max(corner / summed, drift + corner)                                     <L 12>
    var_11 = wp::div(var_corner, var_7);
    var_12 = wp::add(var_drift, var_corner);
    var_13 = wp::max(var_11, var_12);
    // arm = corner[0] * quotient if dt >= 0.0 else greatest * 2.1                            <L 13>
    var_15 = (var_dt >= var_14);
    if (var_15) {
        var_17 = wp::extract(var_corner, var_16);
        var_18 = wp::mul(var_17, var_10);
    }
    if (!var_15) {
        var_20 = wp::mul(var_13, var_19);
    }
    var_21 = wp::where(var_15, var_18, var_20);
    // return quotient - arm                                                                  <L 14>
    var_22 = wp::sub(var_10, var_21);
    return var_22;
}


// estimate_flux.py:17
static wp::vec_t<3, wp::float32> refine_growth_0(
    wp::float32 var_offset,
    wp::int32 var_iterations)
{
    //---------
    // primal vars
    const wp::float32 var_0 = -0.3;
    bool var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 2;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.7;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 2;
    wp::float32 var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::float32 var_12 = 0.2;
    wp::vec_t<3, wp::float32> var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    const wp::float32 var_18 = 1.6;
    wp::float32 var_19;
    const wp::float32 var_20 = 1.2;
    wp::float32 var_21;
    wp::vec_t<3, wp::float32> var_22;
    //---------
    // forward
    // def refine_growth(offset: float, iterations: int):                                     <L 18>
    // if offset <= -0.3:                                                                     <L 19>
    var_1 = (var_offset <= var_0);
    if (var_1) {
        // step_vector = wp.vec3(float(iterations), offset, offset)                           <L 20>
        var_2 = wp::float(var_iterations);
        var_3 = wp::vec_t<3, wp::float32>(var_2, var_offset, var_offset);
        // least = wp.min(step_vector, wp.vec3(step_vector.z, 0.7, offset))                   <L 21>
        var_5 = wp::extract(var_3, var_4);
        var_7 = wp::vec_t<3, wp::float32>(var_5, var_6, var_offset);
        var_8 = wp::min(var_3, var_7);
        // side = rate_balance(least, least, step_vector[2])                                  <L 22>
        var_10 = wp::extract(var_3, var_9);
        var_11 = rate_balance_0(var_8, var_8, var_10);
        // return side                                                                        <L 23>
        return var_11;
    }
    // gap = wp.vec3(offset, offset, 0.2) - wp.vec3(offset)                                   <L 24>
    var_13 = wp::vec_t<3, wp::float32>(var_offset, var_offset, var_12);
    var_14 = wp::vec_t<3, wp::float32>(var_offset);
    var_15 = wp::sub(var_13, var_14);
    // return gap / wp.max(gap.y + 1.6, 1.2)                                                  <L 25>
    var_17 = wp::extract(var_15, var_16);
    var_19 = wp::add(var_17, var_18);
    var_21 = wp::max(var_19, var_20);
    var_22 = wp::div(var_15, var_21);
    return var_22;
}


// estimate_flux.py:6
static void adj_rate_balance_0(
    wp::vec_t<3, wp::float32> var_drift,
    wp::vec_t<3, wp::float32> var_corner,
    wp::float32 var_dt,
    wp::vec_t<3, wp::float32> & adj_drift,
    wp::vec_t<3, wp::float32> & adj_corner,
    wp::float32 & adj_dt,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.52;
    bool var_1;
    wp::vec_t<3, wp::float32> var_2;
    const wp::float32 var_3 = 1.9;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.6;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    const wp::float32 var_14 = 0.0;
    bool var_15;
    const wp::int32 var_16 = 0;
    wp::float32 var_17;
    wp::vec_t<3, wp::float32> var_18;
    const wp::float32 var_19 = 2.1;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::vec_t<3, wp::float32> var_22;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    bool adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::float32 adj_14 = {};
    bool adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::float32 adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    //---------
    // forward
    // def rate_balance(drift: wp.vec3, corner: wp.vec3, dt: float):                          <L 7>
    // if dt >= 0.52:                                                                         <L 8>
    var_1 = (var_dt >= var_0);
    if (var_1) {
        // return corner - drift                                                              <L 9>
        var_2 = wp::sub(var_corner, var_drift);
        goto label0;
    }
    // summed = wp.abs(dt * 1.9) + 0.6                                                        <L 10>
    var_4 = wp::mul(var_dt, var_3);
    var_5 = wp::abs(var_4);
    var_7 = wp::add(var_5, var_6);
    // quotient = wp.normalize(wp.cross(drift, corner)) / summed                              <L 11>
    var_8 = wp::cross(var_drift, var_corner);
    var_9 = wp::normalize(var_8);
    var_10 = wp::div(var_9, var_7);
    // greatest = wp.max(corner / summed, drift + corner)                                     <L 12>
    var_11 = wp::div(var_corner, var_7);
    var_12 = wp::add(var_drift, var_corner);
    var_13 = wp::max(var_11, var_12);
    // arm = corner[0] * quotient if dt >= 0.0 else greatest * 2.1                            <L 13>
    var_15 = (var_dt >= var_14);
    if (var_15) {
        var_17 = wp::extract(var_corner, var_16);
        var_18 = wp::mul(var_17, var_10);
    }
    if (!var_15) {
        var_20 = wp::mul(var_13, var_19);
    }
    var_21 = wp::where(var_15, var_18, var_20);
    // return quotient - arm                                                                  <L 14>
    var_22 = wp::sub(var_10, var_21);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_22 += adj_ret;
    wp::adj_sub(var_10, var_21, adj_10, adj_21, adj_22);
    // adj: return quotient - arm                                                             <L 14>
    wp::adj_where(var_15, var_18, var_20, adj_15, adj_18, adj_20, adj_21);
    if (!var_15) {
        wp::adj_mul(var_13, var_19, adj_13, adj_19, adj_20);
    }
    if (var_15) {
        wp::adj_mul(var_17, var_10, adj_17, adj_10, adj_18);
        wp::adj_extract(var_corner, var_16, adj_corner, adj_16, adj_17);
    }
    // adj: arm = corner[0] * quotient if dt >= 0.0 else greatest * 2.1                       <L 13>
    wp::adj_max(var_11, var_12, adj_11, adj_12, adj_13);
    wp::adj_add(var_drift, var_corner, adj_drift, adj_corner, adj_12);
    wp::adj_div(var_corner, var_7, adj_corner, adj_7, adj_11);
    // adj: greatest = wp.max(corner / summed, drift + corner)                                <L 12>
    wp::adj_div(var_9, var_7, adj_9, adj_7, adj_10);
    wp::adj_normalize(var_8, var_9, adj_8, adj_9);
    wp::adj_cross(var_drift, var_corner, adj_drift, adj_corner, adj_8);
    // adj: quotient = wp.normalize(wp.cross(drift, corner)) / summed                         <L 11>
    wp::adj_add(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_abs(var_4, adj_4, adj_5);
    wp::adj_mul(var_dt, var_3, adj_dt, adj_3, adj_4);
    // adj: summed = wp.abs(dt * 1.9) + 0.6                                                   <L 10>
    if (var_1) {
        label0:;
        adj_2 += adj_ret;
        wp::adj_sub(var_corner, var_drift, adj_corner, adj_drift, adj_2);
        // adj: return corner - drift                                                         <L 9>
    }
    // adj: if dt >= 0.52:                                                                    <L 8>
    // adj: def rate_balance(drift: wp.vec3, corner: wp.vec3, dt: float):                     <L 7>
    return;
}


// estimate_flux.py:17
static void adj_refine_growth_0(
    wp::float32 var_offset,
    wp::int32 var_iterations,
    wp::float32 & adj_offset,
    wp::int32 & adj_iterations,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = -0.3;
    bool var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 2;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.7;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 2;
    wp::float32 var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::float32 var_12 = 0.2;
    wp::vec_t<3, wp::float32> var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    const wp::float32 var_18 = 1.6;
    wp::float32 var_19;
    const wp::float32 var_20 = 1.2;
    wp::float32 var_21;
    wp::vec_t<3, wp::float32> var_22;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    //---------
    // forward
    // def refine_growth(offset: float, iterations: int):                                     <L 18>
    // if offset <= -0.3:                                                                     <L 19>
    var_1 = (var_offset <= var_0);
    if (var_1) {
        // step_vector = wp.vec3(float(iterations), offset, offset)                           <L 20>
        var_2 = wp::float(var_iterations);
        var_3 = wp::vec_t<3, wp::float32>(var_2, var_offset, var_offset);
        // least = wp.min(step_vector, wp.vec3(step_vector.z, 0.7, offset))                   <L 21>
        var_5 = wp::extract(var_3, var_4);
        var_7 = wp::vec_t<3, wp::float32>(var_5, var_6, var_offset);
        var_8 = wp::min(var_3, var_7);
        // side = rate_balance(least, least, step_vector[2])                                  <L 22>
        var_10 = wp::extract(var_3, var_9);
        var_11 = rate_balance_0(var_8, var_8, var_10);
        // return side                                                                        <L 23>
        goto label0;
    }
    // gap = wp.vec3(offset, offset, 0.2) - wp.vec3(offset)                                   <L 24>
    var_13 = wp::vec_t<3, wp::float32>(var_offset, var_offset, var_12);
    var_14 = wp::vec_t<3, wp::float32>(var_offset);
    var_15 = wp::sub(var_13, var_14);
    // return gap / wp.max(gap.y + 1.6, 1.2)                                                  <L 25>
    var_17 = wp::extract(var_15, var_16);
    var_19 = wp::add(var_17, var_18);
    var_21 = wp::max(var_19, var_20);
    var_22 = wp::div(var_15, var_21);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_22 += adj_ret;
    wp::adj_div(var_15, var_21, adj_15, adj_21, adj_22);
    wp::adj_max(var_19, var_20, adj_19, adj_20, adj_21);
    wp::adj_add(var_17, var_18, adj_17, adj_18, adj_19);
    wp::adj_extract(var_15, var_16, adj_15, adj_16, adj_17);
    // adj: return gap / wp.max(gap.y + 1.6, 1.2)                                             <L 25>
    wp::adj_sub(var_13, var_14, adj_13, adj_14, adj_15);
    wp::adj_vec_t(var_offset, adj_offset, adj_14);
    wp::adj_vec_t(var_offset, var_offset, var_12, adj_offset, adj_offset, adj_12, adj_13);
    // adj: gap = wp.vec3(offset, offset, 0.2) - wp.vec3(offset)                              <L 24>
    if (var_1) {
        label0:;
        adj_11 += adj_ret;
        // adj: return side                                                                   <L 23>
        adj_rate_balance_0(var_8, var_8, var_10, adj_8, adj_8, adj_10, adj_11);
        wp::adj_extract(var_3, var_9, adj_3, adj_9, adj_10);
        // adj: side = rate_balance(least, least, step_vector[2])                             <L 22>
        wp::adj_min(var_3, var_7, adj_3, adj_7, adj_8);
        wp::adj_vec_t(var_5, var_6, var_offset, adj_5, adj_6, adj_offset, adj_7);
        wp::adj_extract(var_3, var_4, adj_3, adj_4, adj_5);
        // adj: least = wp.min(step_vector, wp.vec3(step_vector.z, 0.7, offset))              <L 21>
        wp::adj_vec_t(var_2, var_offset, var_offset, adj_2, adj_offset, adj_offset, adj_3);
        wp::adj_float(var_iterations, adj_iterations, adj_2);
        // adj: step_vector = wp.vec3(float(iterations), offset, offset)                      <L 20>
    }
    // adj: if offset <= -0.3:                                                                <L 19>
    // adj: def refine_growth(offset: float, iterations: int):                                <L 18>
    return;
}

struct wp_args_estimate_flux_d49f35a0 {
    wp::array_t<wp::vec_t<3, wp::float32>> forces;
    wp::array_t<wp::float32> speeds;
    wp::float32 scale;
    wp::array_t<wp::float32> solution;
    wp::array_t<wp::vec_t<3, wp::float32>> aggregate;
};

template <bool wp_linear_contiguous>
static void estimate_flux_d49f35a0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_estimate_flux_d49f35a0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_estimate_flux_d49f35a0 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.forces.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.speeds.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.solution.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.aggregate.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_forces = _wp_args->forces;
    wp::array_t<wp::float32> var_speeds = _wp_args->speeds;
    wp::float32 var_scale = _wp_args->scale;
    wp::array_t<wp::float32> var_solution = _wp_args->solution;
    wp::array_t<wp::vec_t<3, wp::float32>> var_aggregate = _wp_args->aggregate;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 2.45;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::int32 var_10 = 0;
    wp::float32 var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32>* var_13;
    const wp::int32 var_14 = 2;
    wp::float32 var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 2.3;
    wp::float32 var_20;
    wp::vec_t<3, wp::float32>* var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::vec_t<3, wp::float32> var_23;
    const wp::float32 var_24 = 0.15;
    wp::float32 var_25;
    const wp::float32 var_26 = 2.5;
    wp::float32 var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::int32 var_29 = 2;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 1.0;
    wp::float32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = -1.6;
    bool var_36;
    bool var_37;
    const wp::float32 var_38 = 3.6;
    wp::float32 var_39;
    const wp::float32 var_40 = 0.8;
    wp::float32 var_41;
    const wp::float32 var_42 = 1.0;
    wp::float32 var_43;
    const wp::float32 var_44 = 8.3;
    bool var_45;
    wp::vec_t<3, wp::float32> var_46;
    const wp::int32 var_47 = 2;
    const wp::int32 var_48 = 5;
    wp::range_t var_49;
    wp::int32 var_50;
    const wp::float32 var_51 = 0.0;
    wp::vec_t<2, wp::float32> var_52;
    const wp::float32 var_53 = 1.3;
    wp::vec_t<2, wp::float32> var_54;
    wp::float32 var_55;
    wp::vec_t<3, wp::float32> var_56;
    wp::float32 var_57;
    const wp::float32 var_58 = 1.1;
    wp::float32 var_59;
    wp::vec_t<3, wp::float32> var_60;
    const wp::float32 var_61 = 0.22;
    wp::vec_t<3, wp::float32> var_62;
    wp::vec_t<3, wp::float32> var_63;
    wp::vec_t<3, wp::float32> var_64;
    wp::vec_t<3, wp::float32> var_65;
    wp::vec_t<3, wp::float32> var_66;
    wp::vec_t<3, wp::float32> var_67;
    wp::float32 var_68;
    const wp::float32 var_69 = 0.6;
    wp::float32 var_70;
    wp::vec_t<3, wp::float32> var_71;
    wp::vec_t<3, wp::float32> var_72;
    wp::vec_t<3, wp::float32> var_73;
    const wp::int32 var_74 = 9;
    wp::vec_t<3, wp::float32> var_75;
    const wp::int32 var_76 = 0;
    wp::float32 var_77;
    wp::float32 var_78;
    bool var_79;
    const wp::float32 var_80 = -0.1;
    wp::float32 var_81;
    const wp::float32 var_82 = 0.0;
    bool var_83;
    const wp::float32 var_84 = 3.4;
    wp::float32 var_85;
    wp::float32 var_86;
    bool var_87;
    wp::vec_t<2, wp::float32> var_88;
    wp::float32 var_89;
    wp::float32 var_90;
    //---------
    // forward
    // def estimate_flux(                                                                     <L 29>
    // index = wp.tid()                                                                       <L 36>
    var_0 = builtin_tid1d();
    // inner = speeds[wp.max(index - 1, 0)] * 2.45 - forces[index][0] * forces[index].z + 2.3       <L 37>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_speeds, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::mul(var_8, var_6);
    var_9 = wp::address(var_forces, var_0);
    var_12 = wp::load(var_9);
    var_11 = wp::extract(var_12, var_10);
    var_13 = wp::address(var_forces, var_0);
    var_16 = wp::load(var_13);
    var_15 = wp::extract(var_16, var_14);
    var_17 = wp::mul(var_11, var_15);
    var_18 = wp::sub(var_7, var_17);
    var_20 = wp::add(var_18, var_19);
    // target_point = forces[index]                                                           <L 38>
    var_21 = wp::address(var_forces, var_0);
    var_23 = wp::load(var_21);
    var_22 = wp::copy(var_23);
    // left = scale * 0.15 + 2.5                                                              <L 39>
    var_25 = wp::mul(var_scale, var_24);
    var_27 = wp::add(var_25, var_26);
    // normal = left * target_point                                                           <L 40>
    var_28 = wp::mul(var_27, var_22);
    // is_valid = wp.log2(wp.abs(normal[2]) + 1.0) >= STEP_SIZE                               <L 41>
    var_30 = wp::extract(var_28, var_29);
    var_31 = wp::abs(var_30);
    var_33 = wp::add(var_31, var_32);
    var_34 = wp::log2(var_33);
    var_36 = (var_34 >= var_35);
    // if is_valid and 3.6 <= wp.pow(wp.abs(inner) + 0.8, 1.0) < 8.3:                         <L 42>
    var_37 = var_36;
    if (var_37) {
        var_39 = wp::abs(var_20);
        var_41 = wp::add(var_39, var_40);
        var_43 = wp::pow(var_41, var_42);
        var_45 = ((var_38 <= var_43) && (var_43 < var_44));
        var_37 = var_37 && var_45;
    }
    if (var_37) {
        // best = normal                                                                      <L 43>
        var_46 = wp::copy(var_28);
        // for row in range(2, 5):                                                            <L 44>
        var_49 = wp::range(var_47, var_48);
        start_for_0:;
            if (iter_cmp(var_49) == 0) goto end_for_0;
            var_50 = wp::iter_next(var_49);
            // fraction = wp.dot(wp.vec2(inner, 0.0), wp.vec2(inner, 1.3))                    <L 45>
            var_52 = wp::vec_t<2, wp::float32>(var_20, var_51);
            var_54 = wp::vec_t<2, wp::float32>(var_20, var_53);
            var_55 = wp::dot(var_52, var_54);
            // position = refine_growth(fraction, row)                                        <L 46>
            var_56 = refine_growth_0(var_55, var_50);
            // best = wp.lerp(best, position / (wp.abs(fraction) + 1.1), 0.22)                <L 47>
            var_57 = wp::abs(var_55);
            var_59 = wp::add(var_57, var_58);
            var_60 = wp::div(var_56, var_59);
            var_62 = wp::lerp(var_46, var_60, var_61);
            // if is_valid:                                                                   <L 48>
            if (var_36) {
                // break                                                                      <L 49>
                wp::assign(var_46, var_62);
                goto end_for_0;
            }
            var_63 = wp::where(var_36, var_46, var_62);
            wp::assign(var_46, var_63);
            goto start_for_0;
        end_for_0:;
        // normal = wp.normalize(wp.cross(normal, best))                                      <L 50>
        var_64 = wp::cross(var_28, var_46);
        var_65 = wp::normalize(var_64);
    }
    var_66 = wp::where(var_37, var_65, var_28);
    // heading = normal                                                                       <L 51>
    var_67 = wp::copy(var_66);
    // if is_valid:                                                                           <L 52>
    if (var_36) {
        // heading = heading - heading / (wp.abs(scale) + 0.6)                                <L 53>
        var_68 = wp::abs(var_scale);
        var_70 = wp::add(var_68, var_69);
        var_71 = wp::div(var_67, var_70);
        var_72 = wp::sub(var_67, var_71);
    }
    var_73 = wp::where(var_36, var_72, var_67);
    // wp.atomic_add(aggregate, 9, heading)                                                   <L 54>
    var_75 = wp::atomic_add(var_aggregate, var_74, var_73);
    // delta = inner if wp.max(inner, normal.x) < left else -0.1                              <L 55>
    var_77 = wp::extract(var_66, var_76);
    var_78 = wp::max(var_20, var_77);
    var_79 = (var_78 < var_27);
    if (var_79) {
    }
    if (!var_79) {
    }
    var_81 = wp::where(var_79, var_20, var_80);
    // if delta > 0.0:                                                                        <L 56>
    var_83 = (var_81 > var_82);
    if (var_83) {
        // load_factor = wp.exp(wp.min(inner, 3.4))                                           <L 57>
        var_85 = wp::min(var_20, var_84);
        var_86 = wp::exp(var_85);
        // solution[index] = load_factor if inner > left else wp.length(wp.vec2(delta))       <L 58>
        var_87 = (var_20 > var_27);
        if (var_87) {
        }
        if (!var_87) {
            var_88 = wp::vec_t<2, wp::float32>(var_81);
            var_89 = wp::length(var_88);
        }
        var_90 = wp::where(var_87, var_86, var_89);
        wp::array_store(var_solution, var_0, var_90);
    }
}

template <bool wp_linear_contiguous>
static void estimate_flux_d49f35a0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_estimate_flux_d49f35a0 *_wp_args,
    wp_args_estimate_flux_d49f35a0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_estimate_flux_d49f35a0 wp_contiguous_args;
    wp_args_estimate_flux_d49f35a0 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.forces.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.forces.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.speeds.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.speeds.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.solution.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.solution.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.aggregate.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.aggregate.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_forces = _wp_args->forces;
    wp::array_t<wp::float32> var_speeds = _wp_args->speeds;
    wp::float32 var_scale = _wp_args->scale;
    wp::array_t<wp::float32> var_solution = _wp_args->solution;
    wp::array_t<wp::vec_t<3, wp::float32>> var_aggregate = _wp_args->aggregate;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_forces = _wp_adj_args->forces;
    wp::array_t<wp::float32> adj_speeds = _wp_adj_args->speeds;
    wp::float32 adj_scale = _wp_adj_args->scale;
    wp::array_t<wp::float32> adj_solution = _wp_adj_args->solution;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_aggregate = _wp_adj_args->aggregate;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 2.45;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::int32 var_10 = 0;
    wp::float32 var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32>* var_13;
    const wp::int32 var_14 = 2;
    wp::float32 var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 2.3;
    wp::float32 var_20;
    wp::vec_t<3, wp::float32>* var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::vec_t<3, wp::float32> var_23;
    const wp::float32 var_24 = 0.15;
    wp::float32 var_25;
    const wp::float32 var_26 = 2.5;
    wp::float32 var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::int32 var_29 = 2;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 1.0;
    wp::float32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = -1.6;
    bool var_36;
    bool var_37;
    const wp::float32 var_38 = 3.6;
    wp::float32 var_39;
    const wp::float32 var_40 = 0.8;
    wp::float32 var_41;
    const wp::float32 var_42 = 1.0;
    wp::float32 var_43;
    const wp::float32 var_44 = 8.3;
    bool var_45;
    wp::vec_t<3, wp::float32> var_46;
    const wp::int32 var_47 = 2;
    const wp::int32 var_48 = 5;
    wp::range_t var_49;
    wp::int32 var_50;
    const wp::float32 var_51 = 0.0;
    wp::vec_t<2, wp::float32> var_52;
    const wp::float32 var_53 = 1.3;
    wp::vec_t<2, wp::float32> var_54;
    wp::float32 var_55;
    wp::vec_t<3, wp::float32> var_56;
    wp::float32 var_57;
    const wp::float32 var_58 = 1.1;
    wp::float32 var_59;
    wp::vec_t<3, wp::float32> var_60;
    const wp::float32 var_61 = 0.22;
    wp::vec_t<3, wp::float32> var_62;
    wp::vec_t<3, wp::float32> var_63;
    wp::vec_t<3, wp::float32> var_64;
    wp::vec_t<3, wp::float32> var_65;
    wp::vec_t<3, wp::float32> var_66;
    wp::vec_t<3, wp::float32> var_67;
    wp::float32 var_68;
    const wp::float32 var_69 = 0.6;
    wp::float32 var_70;
    wp::vec_t<3, wp::float32> var_71;
    wp::vec_t<3, wp::float32> var_72;
    wp::vec_t<3, wp::float32> var_73;
    const wp::int32 var_74 = 9;
    wp::vec_t<3, wp::float32> var_75;
    const wp::int32 var_76 = 0;
    wp::float32 var_77;
    wp::float32 var_78;
    bool var_79;
    const wp::float32 var_80 = -0.1;
    wp::float32 var_81;
    const wp::float32 var_82 = 0.0;
    bool var_83;
    const wp::float32 var_84 = 3.4;
    wp::float32 var_85;
    wp::float32 var_86;
    bool var_87;
    wp::vec_t<2, wp::float32> var_88;
    wp::float32 var_89;
    wp::float32 var_90;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::int32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    bool adj_36 = {};
    bool adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    bool adj_45 = {};
    wp::vec_t<3, wp::float32> adj_46 = {};
    wp::int32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::range_t adj_49 = {};
    wp::int32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::vec_t<2, wp::float32> adj_52 = {};
    wp::float32 adj_53 = {};
    wp::vec_t<2, wp::float32> adj_54 = {};
    wp::float32 adj_55 = {};
    wp::vec_t<3, wp::float32> adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::vec_t<3, wp::float32> adj_60 = {};
    wp::float32 adj_61 = {};
    wp::vec_t<3, wp::float32> adj_62 = {};
    wp::vec_t<3, wp::float32> adj_63 = {};
    wp::vec_t<3, wp::float32> adj_64 = {};
    wp::vec_t<3, wp::float32> adj_65 = {};
    wp::vec_t<3, wp::float32> adj_66 = {};
    wp::vec_t<3, wp::float32> adj_67 = {};
    wp::float32 adj_68 = {};
    wp::float32 adj_69 = {};
    wp::float32 adj_70 = {};
    wp::vec_t<3, wp::float32> adj_71 = {};
    wp::vec_t<3, wp::float32> adj_72 = {};
    wp::vec_t<3, wp::float32> adj_73 = {};
    wp::int32 adj_74 = {};
    wp::vec_t<3, wp::float32> adj_75 = {};
    wp::int32 adj_76 = {};
    wp::float32 adj_77 = {};
    wp::float32 adj_78 = {};
    bool adj_79 = {};
    wp::float32 adj_80 = {};
    wp::float32 adj_81 = {};
    wp::float32 adj_82 = {};
    bool adj_83 = {};
    wp::float32 adj_84 = {};
    wp::float32 adj_85 = {};
    wp::float32 adj_86 = {};
    bool adj_87 = {};
    wp::vec_t<2, wp::float32> adj_88 = {};
    wp::float32 adj_89 = {};
    wp::float32 adj_90 = {};
    //---------
    // forward
    // def estimate_flux(                                                                     <L 29>
    // index = wp.tid()                                                                       <L 36>
    var_0 = builtin_tid1d();
    // inner = speeds[wp.max(index - 1, 0)] * 2.45 - forces[index][0] * forces[index].z + 2.3       <L 37>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_speeds, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::mul(var_8, var_6);
    var_9 = wp::address(var_forces, var_0);
    var_12 = wp::load(var_9);
    var_11 = wp::extract(var_12, var_10);
    var_13 = wp::address(var_forces, var_0);
    var_16 = wp::load(var_13);
    var_15 = wp::extract(var_16, var_14);
    var_17 = wp::mul(var_11, var_15);
    var_18 = wp::sub(var_7, var_17);
    var_20 = wp::add(var_18, var_19);
    // target_point = forces[index]                                                           <L 38>
    var_21 = wp::address(var_forces, var_0);
    var_23 = wp::load(var_21);
    var_22 = wp::copy(var_23);
    // left = scale * 0.15 + 2.5                                                              <L 39>
    var_25 = wp::mul(var_scale, var_24);
    var_27 = wp::add(var_25, var_26);
    // normal = left * target_point                                                           <L 40>
    var_28 = wp::mul(var_27, var_22);
    // is_valid = wp.log2(wp.abs(normal[2]) + 1.0) >= STEP_SIZE                               <L 41>
    var_30 = wp::extract(var_28, var_29);
    var_31 = wp::abs(var_30);
    var_33 = wp::add(var_31, var_32);
    var_34 = wp::log2(var_33);
    var_36 = (var_34 >= var_35);
    // if is_valid and 3.6 <= wp.pow(wp.abs(inner) + 0.8, 1.0) < 8.3:                         <L 42>
    var_37 = var_36;
    if (var_37) {
        var_39 = wp::abs(var_20);
        var_41 = wp::add(var_39, var_40);
        var_43 = wp::pow(var_41, var_42);
        var_45 = ((var_38 <= var_43) && (var_43 < var_44));
        var_37 = var_37 && var_45;
    }
    if (var_37) {
        // best = normal                                                                      <L 43>
        var_46 = wp::copy(var_28);
        // for row in range(2, 5):                                                            <L 44>
        var_49 = wp::range(var_47, var_48);
        // normal = wp.normalize(wp.cross(normal, best))                                      <L 50>
        var_64 = wp::cross(var_28, var_46);
        var_65 = wp::normalize(var_64);
    }
    var_66 = wp::where(var_37, var_65, var_28);
    // heading = normal                                                                       <L 51>
    var_67 = wp::copy(var_66);
    // if is_valid:                                                                           <L 52>
    if (var_36) {
        // heading = heading - heading / (wp.abs(scale) + 0.6)                                <L 53>
        var_68 = wp::abs(var_scale);
        var_70 = wp::add(var_68, var_69);
        var_71 = wp::div(var_67, var_70);
        var_72 = wp::sub(var_67, var_71);
    }
    var_73 = wp::where(var_36, var_72, var_67);
    // wp.atomic_add(aggregate, 9, heading)                                                   <L 54>
    // var_75 = wp::atomic_add(var_aggregate, var_74, var_73);
    // delta = inner if wp.max(inner, normal.x) < left else -0.1                              <L 55>
    var_77 = wp::extract(var_66, var_76);
    var_78 = wp::max(var_20, var_77);
    var_79 = (var_78 < var_27);
    if (var_79) {
    }
    if (!var_79) {
    }
    var_81 = wp::where(var_79, var_20, var_80);
    // if delta > 0.0:                                                                        <L 56>
    var_83 = (var_81 > var_82);
    if (var_83) {
        // load_factor = wp.exp(wp.min(inner, 3.4))                                           <L 57>
        var_85 = wp::min(var_20, var_84);
        var_86 = wp::exp(var_85);
        // solution[index] = load_factor if inner > left else wp.length(wp.vec2(delta))       <L 58>
        var_87 = (var_20 > var_27);
        if (var_87) {
        }
        if (!var_87) {
            var_88 = wp::vec_t<2, wp::float32>(var_81);
            var_89 = wp::length(var_88);
        }
        var_90 = wp::where(var_87, var_86, var_89);
        // wp::array_store(var_solution, var_0, var_90);
    }
    //---------
    // reverse
    if (var_83) {
        wp::adj_array_store(var_solution, var_0, var_90, adj_solution, adj_0, adj_90);
        wp::adj_where(var_87, var_86, var_89, adj_87, adj_86, adj_89, adj_90);
        if (!var_87) {
            wp::adj_length(var_88, var_89, adj_88, adj_89);
            wp::adj_vec_t(var_81, adj_81, adj_88);
        }
        if (var_87) {
        }
        // adj: solution[index] = load_factor if inner > left else wp.length(wp.vec2(delta))  <L 58>
        wp::adj_exp(var_85, var_86, adj_85, adj_86);
        wp::adj_min(var_20, var_84, adj_20, adj_84, adj_85);
        // adj: load_factor = wp.exp(wp.min(inner, 3.4))                                      <L 57>
    }
    // adj: if delta > 0.0:                                                                   <L 56>
    wp::adj_where(var_79, var_20, var_80, adj_79, adj_20, adj_80, adj_81);
    if (!var_79) {
    }
    if (var_79) {
    }
    wp::adj_max(var_20, var_77, adj_20, adj_77, adj_78);
    wp::adj_extract(var_66, var_76, adj_66, adj_76, adj_77);
    // adj: delta = inner if wp.max(inner, normal.x) < left else -0.1                         <L 55>
    wp::adj_atomic_add(var_aggregate, var_74, var_73, adj_aggregate, adj_74, adj_73, adj_75);
    // adj: wp.atomic_add(aggregate, 9, heading)                                              <L 54>
    wp::adj_where(var_36, var_72, var_67, adj_36, adj_72, adj_67, adj_73);
    if (var_36) {
        wp::adj_sub(var_67, var_71, adj_67, adj_71, adj_72);
        wp::adj_div(var_67, var_70, adj_67, adj_70, adj_71);
        wp::adj_add(var_68, var_69, adj_68, adj_69, adj_70);
        wp::adj_abs(var_scale, adj_scale, adj_68);
        // adj: heading = heading - heading / (wp.abs(scale) + 0.6)                           <L 53>
    }
    // adj: if is_valid:                                                                      <L 52>
    wp::adj_copy(var_66, adj_66, adj_67);
    // adj: heading = normal                                                                  <L 51>
    wp::adj_where(var_37, var_65, var_28, adj_37, adj_65, adj_28, adj_66);
    if (var_37) {
        wp::adj_normalize(var_64, var_65, adj_64, adj_65);
        wp::adj_cross(var_28, var_46, adj_28, adj_46, adj_64);
        // adj: normal = wp.normalize(wp.cross(normal, best))                                 <L 50>
        var_49 = wp::iter_reverse(var_49);
        start_for_0:;
            if (iter_cmp(var_49) == 0) goto end_for_0;
            var_50 = wp::iter_next(var_49);
        	adj_51 = {};
        	adj_52 = {};
        	adj_53 = {};
        	adj_54 = {};
        	adj_55 = {};
        	adj_56 = {};
        	adj_57 = {};
        	adj_58 = {};
        	adj_59 = {};
        	adj_60 = {};
        	adj_61 = {};
        	adj_62 = {};
        	adj_63 = {};
            // fraction = wp.dot(wp.vec2(inner, 0.0), wp.vec2(inner, 1.3))                    <L 45>
            var_52 = wp::vec_t<2, wp::float32>(var_20, var_51);
            var_54 = wp::vec_t<2, wp::float32>(var_20, var_53);
            var_55 = wp::dot(var_52, var_54);
            // position = refine_growth(fraction, row)                                        <L 46>
            var_56 = refine_growth_0(var_55, var_50);
            // best = wp.lerp(best, position / (wp.abs(fraction) + 1.1), 0.22)                <L 47>
            var_57 = wp::abs(var_55);
            var_59 = wp::add(var_57, var_58);
            var_60 = wp::div(var_56, var_59);
            var_62 = wp::lerp(var_46, var_60, var_61);
            // if is_valid:                                                                   <L 48>
            if (var_36) {
                // break                                                                      <L 49>
                wp::assign(var_46, var_62);
                goto end_for_0;
            }
            var_63 = wp::where(var_36, var_46, var_62);
            wp::assign(var_46, var_63);
            wp::adj_assign(var_46, var_63, adj_46, adj_63);
            wp::adj_where(var_36, var_46, var_62, adj_36, adj_46, adj_62, adj_63);
            if (var_36) {
                wp::adj_assign(var_46, var_62, adj_46, adj_62);
                // adj: break                                                                 <L 49>
            }
            // adj: if is_valid:                                                              <L 48>
            wp::adj_lerp(var_46, var_60, var_61, adj_46, adj_60, adj_61, adj_62);
            wp::adj_div(var_56, var_59, adj_56, adj_59, adj_60);
            wp::adj_add(var_57, var_58, adj_57, adj_58, adj_59);
            wp::adj_abs(var_55, adj_55, adj_57);
            // adj: best = wp.lerp(best, position / (wp.abs(fraction) + 1.1), 0.22)           <L 47>
            adj_refine_growth_0(var_55, var_50, adj_55, adj_50, adj_56);
            // adj: position = refine_growth(fraction, row)                                   <L 46>
            wp::adj_dot(var_52, var_54, adj_52, adj_54, adj_55);
            wp::adj_vec_t(var_20, var_53, adj_20, adj_53, adj_54);
            wp::adj_vec_t(var_20, var_51, adj_20, adj_51, adj_52);
            // adj: fraction = wp.dot(wp.vec2(inner, 0.0), wp.vec2(inner, 1.3))               <L 45>
        	goto start_for_0;
        end_for_0:;
        // adj: for row in range(2, 5):                                                       <L 44>
        wp::adj_copy(var_28, adj_28, adj_46);
        // adj: best = normal                                                                 <L 43>
    }
    if (var_37) {
        wp::adj_pow(var_41, var_42, var_43, adj_41, adj_42, adj_43);
        wp::adj_add(var_39, var_40, adj_39, adj_40, adj_41);
        wp::adj_abs(var_20, adj_20, adj_39);
    }
    // adj: if is_valid and 3.6 <= wp.pow(wp.abs(inner) + 0.8, 1.0) < 8.3:                    <L 42>
    wp::adj_log2(var_33, adj_33, adj_34);
    wp::adj_add(var_31, var_32, adj_31, adj_32, adj_33);
    wp::adj_abs(var_30, adj_30, adj_31);
    wp::adj_extract(var_28, var_29, adj_28, adj_29, adj_30);
    // adj: is_valid = wp.log2(wp.abs(normal[2]) + 1.0) >= STEP_SIZE                          <L 41>
    wp::adj_mul(var_27, var_22, adj_27, adj_22, adj_28);
    // adj: normal = left * target_point                                                      <L 40>
    wp::adj_add(var_25, var_26, adj_25, adj_26, adj_27);
    wp::adj_mul(var_scale, var_24, adj_scale, adj_24, adj_25);
    // adj: left = scale * 0.15 + 2.5                                                         <L 39>
    wp::adj_copy(var_23, adj_21, adj_22);
    wp::adj_address(var_forces, var_0, adj_forces, adj_0, adj_21);
    // adj: target_point = forces[index]                                                      <L 38>
    wp::adj_add(var_18, var_19, adj_18, adj_19, adj_20);
    wp::adj_sub(var_7, var_17, adj_7, adj_17, adj_18);
    wp::adj_mul(var_11, var_15, adj_11, adj_15, adj_17);
    wp::adj_extract(var_16, var_14, adj_13, adj_14, adj_15);
    wp::adj_address(var_forces, var_0, adj_forces, adj_0, adj_13);
    wp::adj_extract(var_12, var_10, adj_9, adj_10, adj_11);
    wp::adj_address(var_forces, var_0, adj_forces, adj_0, adj_9);
    wp::adj_mul(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_speeds, var_4, adj_speeds, adj_4, adj_5);
    wp::adj_max(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: inner = speeds[wp.max(index - 1, 0)] * 2.45 - forces[index][0] * forces[index].z + 2.3  <L 37>
    // adj: index = wp.tid()                                                                  <L 36>
    // adj: def estimate_flux(                                                                <L 29>
    return;
}
