struct wp_args_limit_friction_impulses_c9c653b5 {
    wp::array_t<wp::vec_t<3, wp::float32>> impulse;
    wp::array_t<wp::int32> material;
    wp::array_t<wp::float32> mu_c;
};

template <bool wp_linear_contiguous>
static void limit_friction_impulses_c9c653b5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_limit_friction_impulses_c9c653b5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_limit_friction_impulses_c9c653b5 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.impulse.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.material.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.mu_c.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_impulse = _wp_args->impulse;
    wp::array_t<wp::int32> var_material = _wp_args->material;
    wp::array_t<wp::float32> var_mu_c = _wp_args->mu_c;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 1;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32>* var_11;
    const wp::int32 var_12 = 2;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::int32* var_15;
    wp::int32 var_16;
    wp::float32* var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    bool var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::vec_t<3, wp::float32> var_29;
    //---------
    // forward
    // def limit_friction_impulses(                                                           <L 5>
    // c = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // jn = wp.max(impulse[c][0], 0.0)                                                        <L 12>
    var_1 = wp::address(var_impulse, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_6 = wp::max(var_3, var_5);
    // t0 = impulse[c][1]                                                                     <L 13>
    var_7 = wp::address(var_impulse, var_0);
    var_10 = wp::load(var_7);
    var_9 = wp::extract(var_10, var_8);
    // t1 = impulse[c][2]                                                                     <L 14>
    var_11 = wp::address(var_impulse, var_0);
    var_14 = wp::load(var_11);
    var_13 = wp::extract(var_14, var_12);
    // limit = mu_c[material[c]] * jn                                                         <L 15>
    var_15 = wp::address(var_material, var_0);
    var_16 = wp::load(var_15);
    var_17 = wp::address(var_mu_c, var_16);
    var_19 = wp::load(var_17);
    var_18 = wp::mul(var_19, var_6);
    // jt = wp.abs(t0) + wp.abs(t1)                                                           <L 16>
    var_20 = wp::abs(var_9);
    var_21 = wp::abs(var_13);
    var_22 = wp::add(var_20, var_21);
    // if jt > limit:                                                                         <L 17>
    var_23 = (var_22 > var_18);
    if (var_23) {
        // s = limit / jt                                                                     <L 18>
        var_24 = wp::div(var_18, var_22);
        // t0 = s * t0                                                                        <L 19>
        var_25 = wp::mul(var_24, var_9);
        // t1 = s * t1                                                                        <L 20>
        var_26 = wp::mul(var_24, var_13);
    }
    var_27 = wp::where(var_23, var_25, var_9);
    var_28 = wp::where(var_23, var_26, var_13);
    // impulse[c] = wp.vec3(jn, t0, t1)                                                       <L 21>
    var_29 = wp::vec_t<3, wp::float32>(var_6, var_27, var_28);
    wp::array_store(var_impulse, var_0, var_29);
}

template <bool wp_linear_contiguous>
static void limit_friction_impulses_c9c653b5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_limit_friction_impulses_c9c653b5 *_wp_args,
    wp_args_limit_friction_impulses_c9c653b5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_limit_friction_impulses_c9c653b5 wp_contiguous_args;
    wp_args_limit_friction_impulses_c9c653b5 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.impulse.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.impulse.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.material.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.material.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.mu_c.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.mu_c.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_impulse = _wp_args->impulse;
    wp::array_t<wp::int32> var_material = _wp_args->material;
    wp::array_t<wp::float32> var_mu_c = _wp_args->mu_c;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_impulse = _wp_adj_args->impulse;
    wp::array_t<wp::int32> adj_material = _wp_adj_args->material;
    wp::array_t<wp::float32> adj_mu_c = _wp_adj_args->mu_c;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 1;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32>* var_11;
    const wp::int32 var_12 = 2;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::int32* var_15;
    wp::int32 var_16;
    wp::float32* var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    bool var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::vec_t<3, wp::float32> var_29;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    bool adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    //---------
    // forward
    // def limit_friction_impulses(                                                           <L 5>
    // c = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // jn = wp.max(impulse[c][0], 0.0)                                                        <L 12>
    var_1 = wp::address(var_impulse, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_6 = wp::max(var_3, var_5);
    // t0 = impulse[c][1]                                                                     <L 13>
    var_7 = wp::address(var_impulse, var_0);
    var_10 = wp::load(var_7);
    var_9 = wp::extract(var_10, var_8);
    // t1 = impulse[c][2]                                                                     <L 14>
    var_11 = wp::address(var_impulse, var_0);
    var_14 = wp::load(var_11);
    var_13 = wp::extract(var_14, var_12);
    // limit = mu_c[material[c]] * jn                                                         <L 15>
    var_15 = wp::address(var_material, var_0);
    var_16 = wp::load(var_15);
    var_17 = wp::address(var_mu_c, var_16);
    var_19 = wp::load(var_17);
    var_18 = wp::mul(var_19, var_6);
    // jt = wp.abs(t0) + wp.abs(t1)                                                           <L 16>
    var_20 = wp::abs(var_9);
    var_21 = wp::abs(var_13);
    var_22 = wp::add(var_20, var_21);
    // if jt > limit:                                                                         <L 17>
    var_23 = (var_22 > var_18);
    if (var_23) {
        // s = limit / jt                                                                     <L 18>
        var_24 = wp::div(var_18, var_22);
        // t0 = s * t0                                                                        <L 19>
        var_25 = wp::mul(var_24, var_9);
        // t1 = s * t1                                                                        <L 20>
        var_26 = wp::mul(var_24, var_13);
    }
    var_27 = wp::where(var_23, var_25, var_9);
    var_28 = wp::where(var_23, var_26, var_13);
    // impulse[c] = wp.vec3(jn, t0, t1)                                                       <L 21>
    var_29 = wp::vec_t<3, wp::float32>(var_6, var_27, var_28);
    // wp::array_store(var_impulse, var_0, var_29);
    //---------
    // reverse
    wp::adj_array_store(var_impulse, var_0, var_29, adj_impulse, adj_0, adj_29);
    wp::adj_vec_t(var_6, var_27, var_28, adj_6, adj_27, adj_28, adj_29);
    // adj: impulse[c] = wp.vec3(jn, t0, t1)                                                  <L 21>
    wp::adj_where(var_23, var_26, var_13, adj_23, adj_26, adj_13, adj_28);
    wp::adj_where(var_23, var_25, var_9, adj_23, adj_25, adj_9, adj_27);
    if (var_23) {
        wp::adj_mul(var_24, var_13, adj_24, adj_13, adj_26);
        // adj: t1 = s * t1                                                                   <L 20>
        wp::adj_mul(var_24, var_9, adj_24, adj_9, adj_25);
        // adj: t0 = s * t0                                                                   <L 19>
        wp::adj_div(var_18, var_22, var_24, adj_18, adj_22, adj_24);
        // adj: s = limit / jt                                                                <L 18>
    }
    // adj: if jt > limit:                                                                    <L 17>
    wp::adj_add(var_20, var_21, adj_20, adj_21, adj_22);
    wp::adj_abs(var_13, adj_13, adj_21);
    wp::adj_abs(var_9, adj_9, adj_20);
    // adj: jt = wp.abs(t0) + wp.abs(t1)                                                      <L 16>
    wp::adj_mul(var_19, var_6, adj_17, adj_6, adj_18);
    wp::adj_address(var_mu_c, var_16, adj_mu_c, adj_16, adj_17);
    wp::adj_address(var_material, var_0, adj_material, adj_0, adj_15);
    // adj: limit = mu_c[material[c]] * jn                                                    <L 15>
    wp::adj_extract(var_14, var_12, adj_11, adj_12, adj_13);
    wp::adj_address(var_impulse, var_0, adj_impulse, adj_0, adj_11);
    // adj: t1 = impulse[c][2]                                                                <L 14>
    wp::adj_extract(var_10, var_8, adj_7, adj_8, adj_9);
    wp::adj_address(var_impulse, var_0, adj_impulse, adj_0, adj_7);
    // adj: t0 = impulse[c][1]                                                                <L 13>
    wp::adj_max(var_3, var_5, adj_3, adj_5, adj_6);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_impulse, var_0, adj_impulse, adj_0, adj_1);
    // adj: jn = wp.max(impulse[c][0], 0.0)                                                   <L 12>
    // adj: c = wp.tid()                                                                      <L 11>
    // adj: def limit_friction_impulses(                                                      <L 5>
    return;
}
