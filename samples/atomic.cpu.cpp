struct wp_args_propagate_cloud_e88f40e9 {
    wp::array_t<wp::int32> levels;
    wp::array_t<wp::int32> rates;
    wp::uint32 depth;
    wp::array_t<wp::int32> durations;
    wp::array_t<wp::int32> counters;
};

template <bool wp_linear_contiguous>
static void propagate_cloud_e88f40e9_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_propagate_cloud_e88f40e9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_levels = _wp_args->levels;
    wp::array_t<wp::int32> var_rates = _wp_args->rates;
    wp::uint32 var_depth = _wp_args->depth;
    wp::array_t<wp::int32> var_durations = _wp_args->durations;
    wp::array_t<wp::int32> var_counters = _wp_args->counters;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32* var_2;
    wp::int32* var_3;
    wp::int32 var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 19;
    wp::int32 var_8;
    wp::int32* var_9;
    wp::int32 var_10;
    wp::int32 var_11;
    wp::int32* var_12;
    wp::int32 var_13;
    wp::int32 var_14;
    const wp::int32 var_15 = 2;
    wp::int32 var_16;
    const wp::int32 var_17 = 0;
    wp::int32 var_18;
    wp::int32* var_19;
    wp::int32 var_20;
    wp::int32 var_21;
    wp::int32* var_22;
    wp::int32 var_23;
    wp::int32 var_24;
    wp::int32 var_25;
    wp::int32 var_26;
    const wp::int32 var_27 = 6;
    wp::int32 var_28;
    const wp::int32 var_29 = 1;
    bool var_30;
    wp::int32* var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    const wp::int32 var_36 = 1;
    wp::int32 var_37;
    const wp::int32 var_38 = 0;
    wp::int32 var_39;
    wp::int32* var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    const wp::int32 var_43 = 19;
    bool var_44;
    wp::int32 var_45;
    const wp::int32 var_46 = 5;
    wp::int32 var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    const wp::int32 var_50 = 3;
    wp::int32 var_51;
    wp::int32 var_52;
    //---------
    // forward
    // def propagate_cloud(                                                                   <L 5>
    // row, col = wp.tid()                                                                    <L 12>
    builtin_tid2d(var_0, var_1);
    // entry = (levels[row, col] + rates[col]) * 19                                           <L 13>
    var_2 = wp::address(var_levels, var_0, var_1);
    var_3 = wp::address(var_rates, var_1);
    var_5 = wp::load(var_2);
    var_6 = wp::load(var_3);
    var_4 = wp::add(var_5, var_6);
    var_8 = wp::mul(var_4, var_7);
    // steps_left = (durations[row, col] ^ entry) & rates[col]                                <L 14>
    var_9 = wp::address(var_durations, var_0, var_1);
    var_11 = wp::load(var_9);
    var_10 = wp::bit_xor(var_11, var_8);
    var_12 = wp::address(var_rates, var_1);
    var_14 = wp::load(var_12);
    var_13 = wp::bit_and(var_10, var_14);
    // duration = durations[wp.max(row - 2, 0)][col]                                          <L 15>
    var_16 = wp::sub(var_0, var_15);
    var_18 = wp::max(var_16, var_17);
    var_19 = wp::address(var_durations, var_18, var_1);
    var_21 = wp::load(var_19);
    var_20 = wp::copy(var_21);
    // weighted = durations[row, col] * steps_left * (steps_left ^ duration)                  <L 16>
    var_22 = wp::address(var_durations, var_0, var_1);
    var_24 = wp::load(var_22);
    var_23 = wp::mul(var_24, var_13);
    var_25 = wp::bit_xor(var_13, var_20);
    var_26 = wp::mul(var_23, var_25);
    // remainder = weighted % 6                                                               <L 17>
    var_28 = wp::mod(var_26, var_27);
    // if remainder != 1:                                                                     <L 18>
    var_30 = (var_28 != var_29);
    if (var_30) {
        // remainder = remainder | remainder * levels[row, col]                               <L 19>
        var_31 = wp::address(var_levels, var_0, var_1);
        var_33 = wp::load(var_31);
        var_32 = wp::mul(var_28, var_33);
        var_34 = wp::bit_or(var_28, var_32);
    }
    var_35 = wp::where(var_30, var_34, var_28);
    // rate = rates[wp.max(col - 1, 0)]                                                       <L 20>
    var_37 = wp::sub(var_1, var_36);
    var_39 = wp::max(var_37, var_38);
    var_40 = wp::address(var_rates, var_39);
    var_42 = wp::load(var_40);
    var_41 = wp::copy(var_42);
    // slot = (~rate if remainder <= 19 else 5) + int(depth)                                  <L 21>
    var_44 = (var_35 <= var_43);
    if (var_44) {
        var_45 = wp::invert(var_41);
    }
    if (!var_44) {
    }
    var_47 = wp::where(var_44, var_45, var_46);
    var_48 = wp::int(var_depth);
    var_49 = wp::add(var_47, var_48);
    // counters[row, remainder % 3] -= slot                                                   <L 22>
    var_51 = wp::mod(var_35, var_50);
    var_52 = wp::atomic_sub(var_counters, var_0, var_51, var_49);
}

template <bool wp_linear_contiguous>
static void propagate_cloud_e88f40e9_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_propagate_cloud_e88f40e9 *_wp_args,
    wp_args_propagate_cloud_e88f40e9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_levels = _wp_args->levels;
    wp::array_t<wp::int32> var_rates = _wp_args->rates;
    wp::uint32 var_depth = _wp_args->depth;
    wp::array_t<wp::int32> var_durations = _wp_args->durations;
    wp::array_t<wp::int32> var_counters = _wp_args->counters;
    wp::array_t<wp::int32> adj_levels = _wp_adj_args->levels;
    wp::array_t<wp::int32> adj_rates = _wp_adj_args->rates;
    wp::uint32 adj_depth = _wp_adj_args->depth;
    wp::array_t<wp::int32> adj_durations = _wp_adj_args->durations;
    wp::array_t<wp::int32> adj_counters = _wp_adj_args->counters;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32* var_2;
    wp::int32* var_3;
    wp::int32 var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 19;
    wp::int32 var_8;
    wp::int32* var_9;
    wp::int32 var_10;
    wp::int32 var_11;
    wp::int32* var_12;
    wp::int32 var_13;
    wp::int32 var_14;
    const wp::int32 var_15 = 2;
    wp::int32 var_16;
    const wp::int32 var_17 = 0;
    wp::int32 var_18;
    wp::int32* var_19;
    wp::int32 var_20;
    wp::int32 var_21;
    wp::int32* var_22;
    wp::int32 var_23;
    wp::int32 var_24;
    wp::int32 var_25;
    wp::int32 var_26;
    const wp::int32 var_27 = 6;
    wp::int32 var_28;
    const wp::int32 var_29 = 1;
    bool var_30;
    wp::int32* var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    const wp::int32 var_36 = 1;
    wp::int32 var_37;
    const wp::int32 var_38 = 0;
    wp::int32 var_39;
    wp::int32* var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    const wp::int32 var_43 = 19;
    bool var_44;
    wp::int32 var_45;
    const wp::int32 var_46 = 5;
    wp::int32 var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    const wp::int32 var_50 = 3;
    wp::int32 var_51;
    wp::int32 var_52;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    bool adj_30 = {};
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
    bool adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::int32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    //---------
    // forward
    // def propagate_cloud(                                                                   <L 5>
    // row, col = wp.tid()                                                                    <L 12>
    builtin_tid2d(var_0, var_1);
    // entry = (levels[row, col] + rates[col]) * 19                                           <L 13>
    var_2 = wp::address(var_levels, var_0, var_1);
    var_3 = wp::address(var_rates, var_1);
    var_5 = wp::load(var_2);
    var_6 = wp::load(var_3);
    var_4 = wp::add(var_5, var_6);
    var_8 = wp::mul(var_4, var_7);
    // steps_left = (durations[row, col] ^ entry) & rates[col]                                <L 14>
    var_9 = wp::address(var_durations, var_0, var_1);
    var_11 = wp::load(var_9);
    var_10 = wp::bit_xor(var_11, var_8);
    var_12 = wp::address(var_rates, var_1);
    var_14 = wp::load(var_12);
    var_13 = wp::bit_and(var_10, var_14);
    // duration = durations[wp.max(row - 2, 0)][col]                                          <L 15>
    var_16 = wp::sub(var_0, var_15);
    var_18 = wp::max(var_16, var_17);
    var_19 = wp::address(var_durations, var_18, var_1);
    var_21 = wp::load(var_19);
    var_20 = wp::copy(var_21);
    // weighted = durations[row, col] * steps_left * (steps_left ^ duration)                  <L 16>
    var_22 = wp::address(var_durations, var_0, var_1);
    var_24 = wp::load(var_22);
    var_23 = wp::mul(var_24, var_13);
    var_25 = wp::bit_xor(var_13, var_20);
    var_26 = wp::mul(var_23, var_25);
    // remainder = weighted % 6                                                               <L 17>
    var_28 = wp::mod(var_26, var_27);
    // if remainder != 1:                                                                     <L 18>
    var_30 = (var_28 != var_29);
    if (var_30) {
        // remainder = remainder | remainder * levels[row, col]                               <L 19>
        var_31 = wp::address(var_levels, var_0, var_1);
        var_33 = wp::load(var_31);
        var_32 = wp::mul(var_28, var_33);
        var_34 = wp::bit_or(var_28, var_32);
    }
    var_35 = wp::where(var_30, var_34, var_28);
    // rate = rates[wp.max(col - 1, 0)]                                                       <L 20>
    var_37 = wp::sub(var_1, var_36);
    var_39 = wp::max(var_37, var_38);
    var_40 = wp::address(var_rates, var_39);
    var_42 = wp::load(var_40);
    var_41 = wp::copy(var_42);
    // slot = (~rate if remainder <= 19 else 5) + int(depth)                                  <L 21>
    var_44 = (var_35 <= var_43);
    if (var_44) {
        var_45 = wp::invert(var_41);
    }
    if (!var_44) {
    }
    var_47 = wp::where(var_44, var_45, var_46);
    var_48 = wp::int(var_depth);
    var_49 = wp::add(var_47, var_48);
    // counters[row, remainder % 3] -= slot                                                   <L 22>
    var_51 = wp::mod(var_35, var_50);
    // var_52 = wp::atomic_sub(var_counters, var_0, var_51, var_49);
    //---------
    // reverse
    wp::adj_atomic_sub(var_counters, var_0, var_51, var_49, adj_counters, adj_0, adj_51, adj_49, adj_52);
    wp::adj_mod(var_35, var_50, adj_35, adj_50, adj_51);
    // adj: counters[row, remainder % 3] -= slot                                              <L 22>
    wp::adj_add(var_47, var_48, adj_47, adj_48, adj_49);
    wp::adj_where(var_44, var_45, var_46, adj_44, adj_45, adj_46, adj_47);
    if (!var_44) {
    }
    if (var_44) {
    }
    // adj: slot = (~rate if remainder <= 19 else 5) + int(depth)                             <L 21>
    wp::adj_copy(var_42, adj_40, adj_41);
    wp::adj_address(var_rates, var_39, adj_rates, adj_39, adj_40);
    wp::adj_max(var_37, var_38, adj_37, adj_38, adj_39);
    wp::adj_sub(var_1, var_36, adj_1, adj_36, adj_37);
    // adj: rate = rates[wp.max(col - 1, 0)]                                                  <L 20>
    wp::adj_where(var_30, var_34, var_28, adj_30, adj_34, adj_28, adj_35);
    if (var_30) {
        wp::adj_mul(var_28, var_33, adj_28, adj_31, adj_32);
        wp::adj_address(var_levels, var_0, var_1, adj_levels, adj_0, adj_1, adj_31);
        // adj: remainder = remainder | remainder * levels[row, col]                          <L 19>
    }
    // adj: if remainder != 1:                                                                <L 18>
    wp::adj_mod(var_26, var_27, adj_26, adj_27, adj_28);
    // adj: remainder = weighted % 6                                                          <L 17>
    wp::adj_mul(var_23, var_25, adj_23, adj_25, adj_26);
    wp::adj_mul(var_24, var_13, adj_22, adj_13, adj_23);
    wp::adj_address(var_durations, var_0, var_1, adj_durations, adj_0, adj_1, adj_22);
    // adj: weighted = durations[row, col] * steps_left * (steps_left ^ duration)             <L 16>
    wp::adj_copy(var_21, adj_19, adj_20);
    wp::adj_address(var_durations, var_18, var_1, adj_durations, adj_18, adj_1, adj_19);
    wp::adj_max(var_16, var_17, adj_16, adj_17, adj_18);
    wp::adj_sub(var_0, var_15, adj_0, adj_15, adj_16);
    // adj: duration = durations[wp.max(row - 2, 0)][col]                                     <L 15>
    wp::adj_address(var_rates, var_1, adj_rates, adj_1, adj_12);
    wp::adj_address(var_durations, var_0, var_1, adj_durations, adj_0, adj_1, adj_9);
    // adj: steps_left = (durations[row, col] ^ entry) & rates[col]                           <L 14>
    wp::adj_mul(var_4, var_7, adj_4, adj_7, adj_8);
    wp::adj_add(var_5, var_6, adj_2, adj_3, adj_4);
    wp::adj_address(var_rates, var_1, adj_rates, adj_1, adj_3);
    wp::adj_address(var_levels, var_0, var_1, adj_levels, adj_0, adj_1, adj_2);
    // adj: entry = (levels[row, col] + rates[col]) * 19                                      <L 13>
    // adj: row, col = wp.tid()                                                               <L 12>
    // adj: def propagate_cloud(                                                              <L 5>
    return;
}
