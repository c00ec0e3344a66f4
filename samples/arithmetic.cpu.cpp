struct wp_args_compute_speeds_25d0ce43 {
    wp::array_t<wp::int32> speeds;
    wp::int32 num_steps;
    wp::array_t<wp::int32> prices;
    wp::int32 lag;
    wp::float32 contrast;
    wp::int32 pitch;
    wp::int32 modulus;
    wp::array_t<wp::int32> contributions;
};

template <bool wp_linear_contiguous>
static void compute_speeds_25d0ce43_cpu_kernel_forward(
    wp::launch_bounds_t<3> dim,
    size_t task_index,
    wp_args_compute_speeds_25d0ce43 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_speeds = _wp_args->speeds;
    wp::int32 var_num_steps = _wp_args->num_steps;
    wp::array_t<wp::int32> var_prices = _wp_args->prices;
    wp::int32 var_lag = _wp_args->lag;
    wp::float32 var_contrast = _wp_args->contrast;
    wp::int32 var_pitch = _wp_args->pitch;
    wp::int32 var_modulus = _wp_args->modulus;
    wp::array_t<wp::int32> var_contributions = _wp_args->contributions;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32 var_4;
    wp::int32 var_5;
    const wp::int32 var_6 = 29;
    wp::int32 var_7;
    const wp::int32 var_8 = 5;
    wp::int32* var_9;
    wp::int32* var_10;
    wp::vec_t<2, wp::int32> var_11;
    wp::int32 var_12;
    wp::int32 var_13;
    wp::int32 var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    const wp::int32 var_17 = 4;
    wp::int32 var_18;
    const wp::int32 var_19 = -15;
    bool var_20;
    const wp::int32 var_21 = 1;
    wp::int32 var_22;
    wp::int32 var_23;
    const wp::int32 var_24 = 1;
    wp::int32 var_25;
    const wp::int32 var_26 = 0;
    wp::int32 var_27;
    wp::int32* var_28;
    const wp::int32 var_29 = 2;
    wp::int32 var_30;
    wp::int32 var_31;
    const wp::int32 var_32 = 1;
    wp::int32* var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    wp::int32 var_36;
    const wp::int32 var_37 = 4;
    wp::int32* var_38;
    wp::int32 var_39;
    wp::int32 var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    const wp::int32 var_44 = 3;
    wp::int32* var_45;
    bool var_46;
    wp::int32 var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32 var_50;
    //---------
    // forward
    // def compute_speeds(                                                                    <L 7>
    // i, j, k = wp.tid()                                                                     <L 17>
    builtin_tid3d(var_0, var_1, var_2);
    // key = (lag * pitch - pitch - modulus) * 29                                             <L 18>
    var_3 = wp::mul(var_lag, var_pitch);
    var_4 = wp::sub(var_3, var_pitch);
    var_5 = wp::sub(var_4, var_modulus);
    var_7 = wp::mul(var_5, var_6);
    // normal = wp.vec2i(speeds[i, j, 5], prices[i, j, k])                                    <L 19>
    var_9 = wp::address(var_speeds, var_0, var_1, var_8);
    var_10 = wp::address(var_prices, var_0, var_1, var_2);
    var_12 = wp::load(var_9);
    var_13 = wp::load(var_10);
    var_11 = wp::vec_t<2, wp::int32>(var_12, var_13);
    // cell = key * pitch - wp.length_sq(normal)                                              <L 20>
    var_14 = wp::mul(var_7, var_pitch);
    var_15 = wp::length_sq(var_11);
    var_16 = wp::sub(var_14, var_15);
    // if cell - 4 >= -15:                                                                    <L 21>
    var_18 = wp::sub(var_16, var_17);
    var_20 = (var_18 >= var_19);
    if (var_20) {
        // masked = normal.y & modulus                                                        <L 22>
        var_22 = wp::extract(var_11, var_21);
        var_23 = wp::bit_and(var_22, var_modulus);
        // mixed_bits = prices[i, wp.max(j - 1, 0), k] ^ DECAY                                <L 23>
        var_25 = wp::sub(var_1, var_24);
        var_27 = wp::max(var_25, var_26);
        var_28 = wp::address(var_prices, var_0, var_27, var_2);
        var_31 = wp::load(var_28);
        var_30 = wp::bit_xor(var_31, var_29);
        // weighted = mixed_bits * (speeds[i, j, 1] - num_steps)                              <L 24>
        var_33 = wp::address(var_speeds, var_0, var_1, var_32);
        var_35 = wp::load(var_33);
        var_34 = wp::sub(var_35, var_num_steps);
        var_36 = wp::mul(var_30, var_34);
        // joint = lag - speeds[i, j, 4] + cell * int(contrast)                               <L 25>
        var_38 = wp::address(var_speeds, var_0, var_1, var_37);
        var_40 = wp::load(var_38);
        var_39 = wp::sub(var_lag, var_40);
        var_41 = wp::int(var_contrast);
        var_42 = wp::mul(var_16, var_41);
        var_43 = wp::add(var_39, var_42);
        // chosen = weighted if masked > speeds[i, j, 3] else joint                           <L 26>
        var_45 = wp::address(var_speeds, var_0, var_1, var_44);
        var_47 = wp::load(var_45);
        var_46 = (var_23 > var_47);
        if (var_46) {
        }
        if (!var_46) {
        }
        var_48 = wp::where(var_46, var_36, var_43);
        // contributions[i, j, k] = chosen - mixed_bits * DECAY                               <L 27>
        var_49 = wp::mul(var_30, var_29);
        var_50 = wp::sub(var_48, var_49);
        wp::array_store(var_contributions, var_0, var_1, var_2, var_50);
    }
}

template <bool wp_linear_contiguous>
static void compute_speeds_25d0ce43_cpu_kernel_backward(
    wp::launch_bounds_t<3> dim,
    size_t task_index,
    wp_args_compute_speeds_25d0ce43 *_wp_args,
    wp_args_compute_speeds_25d0ce43 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_speeds = _wp_args->speeds;
    wp::int32 var_num_steps = _wp_args->num_steps;
    wp::array_t<wp::int32> var_prices = _wp_args->prices;
    wp::int32 var_lag = _wp_args->lag;
    wp::float32 var_contrast = _wp_args->contrast;
    wp::int32 var_pitch = _wp_args->pitch;
    wp::int32 var_modulus = _wp_args->modulus;
    wp::array_t<wp::int32> var_contributions = _wp_args->contributions;
    wp::array_t<wp::int32> adj_speeds = _wp_adj_args->speeds;
    wp::int32 adj_num_steps = _wp_adj_args->num_steps;
    wp::array_t<wp::int32> adj_prices = _wp_adj_args->prices;
    wp::int32 adj_lag = _wp_adj_args->lag;
    wp::float32 adj_contrast = _wp_adj_args->contrast;
    wp::int32 adj_pitch = _wp_adj_args->pitch;
    wp::int32 adj_modulus = _wp_adj_args->modulus;
    wp::array_t<wp::int32> adj_contributions = _wp_adj_args->contributions;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32 var_4;
    wp::int32 var_5;
    const wp::int32 var_6 = 29;
    wp::int32 var_7;
    const wp::int32 var_8 = 5;
    wp::int32* var_9;
    wp::int32* var_10;
    wp::vec_t<2, wp::int32> var_11;
    wp::int32 var_12;
    wp::int32 var_13;
    wp::int32 var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    const wp::int32 var_17 = 4;
    wp::int32 var_18;
    const wp::int32 var_19 = -15;
    bool var_20;
    const wp::int32 var_21 = 1;
    wp::int32 var_22;
    wp::int32 var_23;
    const wp::int32 var_24 = 1;
    wp::int32 var_25;
    const wp::int32 var_26 = 0;
    wp::int32 var_27;
    wp::int32* var_28;
    const wp::int32 var_29 = 2;
    wp::int32 var_30;
    wp::int32 var_31;
    const wp::int32 var_32 = 1;
    wp::int32* var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    wp::int32 var_36;
    const wp::int32 var_37 = 4;
    wp::int32* var_38;
    wp::int32 var_39;
    wp::int32 var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    const wp::int32 var_44 = 3;
    wp::int32* var_45;
    bool var_46;
    wp::int32 var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32 var_50;
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
    wp::vec_t<2, wp::int32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    bool adj_20 = {};
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
    bool adj_46 = {};
    wp::int32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    //---------
    // forward
    // def compute_speeds(                                                                    <L 7>
    // i, j, k = wp.tid()                                                                     <L 17>
    builtin_tid3d(var_0, var_1, var_2);
    // key = (lag * pitch - pitch - modulus) * 29                                             <L 18>
    var_3 = wp::mul(var_lag, var_pitch);
    var_4 = wp::sub(var_3, var_pitch);
    var_5 = wp::sub(var_4, var_modulus);
    var_7 = wp::mul(var_5, var_6);
    // normal = wp.vec2i(speeds[i, j, 5], prices[i, j, k])                                    <L 19>
    var_9 = wp::address(var_speeds, var_0, var_1, var_8);
    var_10 = wp::address(var_prices, var_0, var_1, var_2);
    var_12 = wp::load(var_9);
    var_13 = wp::load(var_10);
    var_11 = wp::vec_t<2, wp::int32>(var_12, var_13);
    // cell = key * pitch - wp.length_sq(normal)                                              <L 20>
    var_14 = wp::mul(var_7, var_pitch);
    var_15 = wp::length_sq(var_11);
    var_16 = wp::sub(var_14, var_15);
    // if cell - 4 >= -15:                                                                    <L 21>
    var_18 = wp::sub(var_16, var_17);
    var_20 = (var_18 >= var_19);
    if (var_20) {
        // masked = normal.y & modulus                                                        <L 22>
        var_22 = wp::extract(var_11, var_21);
        var_23 = wp::bit_and(var_22, var_modulus);
        // mixed_bits = prices[i, wp.max(j - 1, 0), k] ^ DECAY                                <L 23>
        var_25 = wp::sub(var_1, var_24);
        var_27 = wp::max(var_25, var_26);
        var_28 = wp::address(var_prices, var_0, var_27, var_2);
        var_31 = wp::load(var_28);
        var_30 = wp::bit_xor(var_31, var_29);
        // weighted = mixed_bits * (speeds[i, j, 1] - num_steps)                              <L 24>
        var_33 = wp::address(var_speeds, var_0, var_1, var_32);
        var_35 = wp::load(var_33);
        var_34 = wp::sub(var_35, var_num_steps);
        var_36 = wp::mul(var_30, var_34);
        // joint = lag - speeds[i, j, 4] + cell * int(contrast)                               <L 25>
        var_38 = wp::address(var_speeds, var_0, var_1, var_37);
        var_40 = wp::load(var_38);
        var_39 = wp::sub(var_lag, var_40);
        var_41 = wp::int(var_contrast);
        var_42 = wp::mul(var_16, var_41);
        var_43 = wp::add(var_39, var_42);
        // chosen = weighted if masked > speeds[i, j, 3] else joint                           <L 26>
        var_45 = wp::address(var_speeds, var_0, var_1, var_44);
        var_47 = wp::load(var_45);
        var_46 = (var_23 > var_47);
        if (var_46) {
        }
        if (!var_46) {
        }
        var_48 = wp::where(var_46, var_36, var_43);
        // contributions[i, j, k] = chosen - mixed_bits * DECAY                               <L 27>
        var_49 = wp::mul(var_30, var_29);
        var_50 = wp::sub(var_48, var_49);
        // wp::array_store(var_contributions, var_0, var_1, var_2, var_50);
    }
    //---------
    // reverse
    if (var_20) {
        wp::adj_array_store(var_contributions, var_0, var_1, var_2, var_50, adj_contributions, adj_0, adj_1, adj_2, adj_50);
        wp::adj_sub(var_48, var_49, adj_48, adj_49, adj_50);
        wp::adj_mul(var_30, var_29, adj_30, adj_29, adj_49);
        // adj: contributions[i, j, k] = chosen - mixed_bits * DECAY                          <L 27>
        wp::adj_where(var_46, var_36, var_43, adj_46, adj_36, adj_43, adj_48);
        if (!var_46) {
        }
        if (var_46) {
        }
        wp::adj_address(var_speeds, var_0, var_1, var_44, adj_speeds, adj_0, adj_1, adj_44, adj_45);
        // adj: chosen = weighted if masked > speeds[i, j, 3] else joint                      <L 26>
        wp::adj_add(var_39, var_42, adj_39, adj_42, adj_43);
        wp::adj_mul(var_16, var_41, adj_16, adj_41, adj_42);
        wp::adj_sub(var_lag, var_40, adj_lag, adj_38, adj_39);
        wp::adj_address(var_speeds, var_0, var_1, var_37, adj_speeds, adj_0, adj_1, adj_37, adj_38);
        // adj: joint = lag - speeds[i, j, 4] + cell * int(contrast)                          <L 25>
        wp::adj_mul(var_30, var_34, adj_30, adj_34, adj_36);
        wp::adj_sub(var_35, var_num_steps, adj_33, adj_num_steps, adj_34);
        wp::adj_address(var_speeds, var_0, var_1, var_32, adj_speeds, adj_0, adj_1, adj_32, adj_33);
        // adj: weighted = mixed_bits * (speeds[i, j, 1] - num_steps)                         <L 24>
        wp::adj_address(var_prices, var_0, var_27, var_2, adj_prices, adj_0, adj_27, adj_2, adj_28);
        wp::adj_max(var_25, var_26, adj_25, adj_26, adj_27);
        wp::adj_sub(var_1, var_24, adj_1, adj_24, adj_25);
        // adj: mixed_bits = prices[i, wp.max(j - 1, 0), k] ^ DECAY                           <L 23>
        wp::adj_extract(var_11, var_21, adj_11, adj_21, adj_22);
        // adj: masked = normal.y & modulus                                                   <L 22>
    }
    wp::adj_sub(var_16, var_17, adj_16, adj_17, adj_18);
    // adj: if cell - 4 >= -15:                                                               <L 21>
    wp::adj_sub(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_length_sq(var_11, adj_11, adj_15);
    wp::adj_mul(var_7, var_pitch, adj_7, adj_pitch, adj_14);
    // adj: cell = key * pitch - wp.length_sq(normal)                                         <L 20>
    wp::adj_vec_t(var_12, var_13, adj_9, adj_10, adj_11);
    wp::adj_address(var_prices, var_0, var_1, var_2, adj_prices, adj_0, adj_1, adj_2, adj_10);
    wp::adj_address(var_speeds, var_0, var_1, var_8, adj_speeds, adj_0, adj_1, adj_8, adj_9);
    // adj: normal = wp.vec2i(speeds[i, j, 5], prices[i, j, k])                               <L 19>
    wp::adj_mul(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_sub(var_4, var_modulus, adj_4, adj_modulus, adj_5);
    wp::adj_sub(var_3, var_pitch, adj_3, adj_pitch, adj_4);
    wp::adj_mul(var_lag, var_pitch, adj_lag, adj_pitch, adj_3);
    // adj: key = (lag * pitch - pitch - modulus) * 29                                        <L 18>
    // adj: i, j, k = wp.tid()                                                                <L 17>
    // adj: def compute_speeds(                                                               <L 7>
    return;
}
