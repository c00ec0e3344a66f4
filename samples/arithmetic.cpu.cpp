struct wp_args_apply_drift_7cb4686f {
    wp::array_t<wp::float32> depths;
    bool enabled;
    wp::array_t<wp::float32> smoothed;
};

template <bool wp_linear_contiguous>
static void apply_drift_7cb4686f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_drift_7cb4686f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_depths = _wp_args->depths;
    bool var_enabled = _wp_args->enabled;
    wp::array_t<wp::float32> var_smoothed = _wp_args->smoothed;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32* var_2;
    const wp::float32 var_3 = 1.9;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    const wp::int32 var_8 = 0;
    wp::int32 var_9;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::int32 var_18 = 2;
    wp::float32* var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::int32 var_23 = 4;
    wp::int32 var_24;
    wp::float32* var_25;
    const wp::float32 var_26 = 4.2;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 1.75;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.5;
    wp::float32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 5.0;
    bool var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::float32 var_39 = 0.1;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::float32 var_42 = -2.5;
    const wp::float32 var_43 = 3.0;
    wp::float32 var_44;
    wp::float32 var_45;
    const wp::float32 var_46 = 0.0;
    wp::float32 var_47;
    //---------
    // forward
    // def apply_drift(                                                                       <L 5>
    // thread = wp.tid()                                                                      <L 10>
    var_0 = builtin_tid1d();
    // current = depths[thread, 0] * 1.9                                                      <L 11>
    var_2 = wp::address(var_depths, var_0, var_1);
    var_5 = wp::load(var_2);
    var_4 = wp::mul(var_5, var_3);
    // residual = depths[wp.max(thread - 1, 0)][1] - current                                  <L 12>
    var_7 = wp::sub(var_0, var_6);
    var_9 = wp::max(var_7, var_8);
    var_11 = wp::address(var_depths, var_9, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::sub(var_13, var_4);
    // residual -= wp.cos(depths[thread, 1]) * depths[thread][2]                              <L 13>
    var_15 = wp::address(var_depths, var_0, var_14);
    var_17 = wp::load(var_15);
    var_16 = wp::cos(var_17);
    var_19 = wp::address(var_depths, var_0, var_18);
    var_21 = wp::load(var_19);
    var_20 = wp::mul(var_16, var_21);
    var_22 = wp::sub(var_12, var_20);
    // power_in = depths[thread, wp.min(thread, 4)] * 4.2 + 1.75                              <L 14>
    var_24 = wp::min(var_0, var_23);
    var_25 = wp::address(var_depths, var_0, var_24);
    var_28 = wp::load(var_25);
    var_27 = wp::mul(var_28, var_26);
    var_30 = wp::add(var_27, var_29);
    // speed = residual / power_in                                                            <L 15>
    var_31 = wp::div(var_22, var_30);
    // quotient = current / wp.max(residual, 0.5)                                             <L 16>
    var_33 = wp::max(var_22, var_32);
    var_34 = wp::div(var_4, var_33);
    // adjusted = quotient if power_in <= 5.0 else wp.cos(current)                            <L 17>
    var_36 = (var_30 <= var_35);
    if (var_36) {
    }
    if (!var_36) {
        var_37 = wp::cos(var_4);
    }
    var_38 = wp::where(var_36, var_34, var_37);
    // speed /= wp.max(adjusted, 0.1)                                                         <L 18>
    var_40 = wp::max(var_38, var_39);
    var_41 = wp::div(var_31, var_40);
    // smoothed[thread] = wp.where(enabled, wp.cos(wp.clamp(speed, -2.5, 3.0)), 0.0)          <L 19>
    var_44 = wp::clamp(var_41, var_42, var_43);
    var_45 = wp::cos(var_44);
    var_47 = wp::where(var_enabled, var_45, var_46);
    wp::array_store(var_smoothed, var_0, var_47);
}

template <bool wp_linear_contiguous>
static void apply_drift_7cb4686f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_drift_7cb4686f *_wp_args,
    wp_args_apply_drift_7cb4686f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_depths = _wp_args->depths;
    bool var_enabled = _wp_args->enabled;
    wp::array_t<wp::float32> var_smoothed = _wp_args->smoothed;
    wp::array_t<wp::float32> adj_depths = _wp_adj_args->depths;
    bool adj_enabled = _wp_adj_args->enabled;
    wp::array_t<wp::float32> adj_smoothed = _wp_adj_args->smoothed;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32* var_2;
    const wp::float32 var_3 = 1.9;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    const wp::int32 var_8 = 0;
    wp::int32 var_9;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::int32 var_18 = 2;
    wp::float32* var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::int32 var_23 = 4;
    wp::int32 var_24;
    wp::float32* var_25;
    const wp::float32 var_26 = 4.2;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 1.75;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.5;
    wp::float32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 5.0;
    bool var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::float32 var_39 = 0.1;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::float32 var_42 = -2.5;
    const wp::float32 var_43 = 3.0;
    wp::float32 var_44;
    wp::float32 var_45;
    const wp::float32 var_46 = 0.0;
    wp::float32 var_47;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    bool adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    //---------
    // forward
    // def apply_drift(                                                                       <L 5>
    // thread = wp.tid()                                                                      <L 10>
    var_0 = builtin_tid1d();
    // current = depths[thread, 0] * 1.9                                                      <L 11>
    var_2 = wp::address(var_depths, var_0, var_1);
    var_5 = wp::load(var_2);
    var_4 = wp::mul(var_5, var_3);
    // residual = depths[wp.max(thread - 1, 0)][1] - current                                  <L 12>
    var_7 = wp::sub(var_0, var_6);
    var_9 = wp::max(var_7, var_8);
    var_11 = wp::address(var_depths, var_9, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::sub(var_13, var_4);
    // residual -= wp.cos(depths[thread, 1]) * depths[thread][2]                              <L 13>
    var_15 = wp::address(var_depths, var_0, var_14);
    var_17 = wp::load(var_15);
    var_16 = wp::cos(var_17);
    var_19 = wp::address(var_depths, var_0, var_18);
    var_21 = wp::load(var_19);
    var_20 = wp::mul(var_16, var_21);
    var_22 = wp::sub(var_12, var_20);
    // power_in = depths[thread, wp.min(thread, 4)] * 4.2 + 1.75                              <L 14>
    var_24 = wp::min(var_0, var_23);
    var_25 = wp::address(var_depths, var_0, var_24);
    var_28 = wp::load(var_25);
    var_27 = wp::mul(var_28, var_26);
    var_30 = wp::add(var_27, var_29);
    // speed = residual / power_in                                                            <L 15>
    var_31 = wp::div(var_22, var_30);
    // quotient = current / wp.max(residual, 0.5)                                             <L 16>
    var_33 = wp::max(var_22, var_32);
    var_34 = wp::div(var_4, var_33);
    // adjusted = quotient if power_in <= 5.0 else wp.cos(current)                            <L 17>
    var_36 = (var_30 <= var_35);
    if (var_36) {
    }
    if (!var_36) {
        var_37 = wp::cos(var_4);
    }
    var_38 = wp::where(var_36, var_34, var_37);
    // speed /= wp.max(adjusted, 0.1)                                                         <L 18>
    var_40 = wp::max(var_38, var_39);
    var_41 = wp::div(var_31, var_40);
    // smoothed[thread] = wp.where(enabled, wp.cos(wp.clamp(speed, -2.5, 3.0)), 0.0)          <L 19>
    var_44 = wp::clamp(var_41, var_42, var_43);
    var_45 = wp::cos(var_44);
    var_47 = wp::where(var_enabled, var_45, var_46);
    // wp::array_store(var_smoothed, var_0, var_47);
    //---------
    // reverse
    wp::adj_array_store(var_smoothed, var_0, var_47, adj_smoothed, adj_0, adj_47);
    wp::adj_where(var_enabled, var_45, var_46, adj_enabled, adj_45, adj_46, adj_47);
    wp::adj_cos(var_44, adj_44, adj_45);
    wp::adj_clamp(var_41, var_42, var_43, adj_41, adj_42, adj_43, adj_44);
    // adj: smoothed[thread] = wp.where(enabled, wp.cos(wp.clamp(speed, -2.5, 3.0)), 0.0)     <L 19>
    wp::adj_div(var_31, var_40, var_41, adj_31, adj_40, adj_41);
    wp::adj_max(var_38, var_39, adj_38, adj_39, adj_40);
    // adj: speed /= wp.max(adjusted, 0.1)                                                    <L 18>
    wp::adj_where(var_36, var_34, var_37, adj_36, adj_34, adj_37, adj_38);
    if (!var_36) {
        wp::adj_cos(var_4, adj_4, adj_37);
    }
    if (var_36) {
    }
    // adj: adjusted = quotient if power_in <= 5.0 else wp.cos(current)                       <L 17>
    wp::adj_div(var_4, var_33, var_34, adj_4, adj_33, adj_34);
    wp::adj_max(var_22, var_32, adj_22, adj_32, adj_33);
    // adj: quotient = current / wp.max(residual, 0.5)                                        <L 16>
    wp::adj_div(var_22, var_30, var_31, adj_22, adj_30, adj_31);
    // adj: speed = residual / power_in                                                       <L 15>
    wp::adj_add(var_27, var_29, adj_27, adj_29, adj_30);
    wp::adj_mul(var_28, var_26, adj_25, adj_26, adj_27);
    wp::adj_address(var_depths, var_0, var_24, adj_depths, adj_0, adj_24, adj_25);
    wp::adj_min(var_0, var_23, adj_0, adj_23, adj_24);
    // adj: power_in = depths[thread, wp.min(thread, 4)] * 4.2 + 1.75                         <L 14>
    wp::adj_sub(var_12, var_20, adj_12, adj_20, adj_22);
    wp::adj_mul(var_16, var_21, adj_16, adj_19, adj_20);
    wp::adj_address(var_depths, var_0, var_18, adj_depths, adj_0, adj_18, adj_19);
    wp::adj_cos(var_17, adj_15, adj_16);
    wp::adj_address(var_depths, var_0, var_14, adj_depths, adj_0, adj_14, adj_15);
    // adj: residual -= wp.cos(depths[thread, 1]) * depths[thread][2]                         <L 13>
    wp::adj_sub(var_13, var_4, adj_11, adj_4, adj_12);
    wp::adj_address(var_depths, var_9, var_10, adj_depths, adj_9, adj_10, adj_11);
    wp::adj_max(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_sub(var_0, var_6, adj_0, adj_6, adj_7);
    // adj: residual = depths[wp.max(thread - 1, 0)][1] - current                             <L 12>
    wp::adj_mul(var_5, var_3, adj_2, adj_3, adj_4);
    wp::adj_address(var_depths, var_0, var_1, adj_depths, adj_0, adj_1, adj_2);
    // adj: current = depths[thread, 0] * 1.9                                                 <L 11>
    // adj: thread = wp.tid()                                                                 <L 10>
    // adj: def apply_drift(                                                                  <L 5>
    return;
}
