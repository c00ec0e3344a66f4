struct wp_args_process_weights_c9ac2748 {
    wp::array_t<wp::float32> weights;
    wp::array_t<wp::float32> temperatures;
    wp::array_t<wp::float32> combined;
};

template <bool wp_linear_contiguous>
static void process_weights_c9ac2748_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_process_weights_c9ac2748 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_weights = _wp_args->weights;
    wp::array_t<wp::float32> var_temperatures = _wp_args->temperatures;
    wp::array_t<wp::float32> var_combined = _wp_args->combined;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 0.98;
    wp::float32 var_6;
    wp::float32* var_7;
    const wp::float32 var_8 = 0.9;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 12.0;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.55;
    wp::float32 var_19;
    const wp::int32 var_20 = 0;
    wp::float32 var_21;
    const wp::float32 var_22 = 0.2;
    wp::float32 var_23;
    const wp::float32 var_24 = 0.0;
    wp::float32 var_25;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 1.0;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    const wp::float32 var_33 = 3.0;
    wp::float32 var_34;
    wp::float32 var_35;
    const wp::float32 var_36 = 1.2;
    wp::float32 var_37;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::float32 var_42 = 2.0;
    bool var_43;
    const wp::float32 var_44 = 2.5;
    wp::float32 var_45;
    const wp::int32 var_46 = 1;
    wp::float32 var_47;
    const wp::float32 var_48 = 0.2;
    wp::float32 var_49;
    const wp::float32 var_50 = 0.0;
    wp::float32 var_51;
    wp::int32 var_52;
    wp::int32 var_53;
    wp::float32 var_54;
    const wp::float32 var_55 = 1.0;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::float32 var_59 = 3.0;
    wp::float32 var_60;
    wp::float32 var_61;
    const wp::float32 var_62 = 1.2;
    wp::float32 var_63;
    wp::float32 var_64;
    wp::float32 var_65;
    wp::float32 var_66;
    wp::float32 var_67;
    const wp::float32 var_68 = 2.0;
    bool var_69;
    const wp::float32 var_70 = 2.5;
    wp::float32 var_71;
    //---------
    // forward
    // def process_weights(                                                                   <L 5>
    // row, col = wp.tid()                                                                    <L 10>
    builtin_tid2d(var_0, var_1);
    // temperature = temperatures[row, col]                                                   <L 11>
    var_2 = wp::address(var_temperatures, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // load_factor = temperature * 0.98                                                       <L 12>
    var_6 = wp::mul(var_3, var_5);
    // flux = weights[row][col] * 0.9 + 12.0                                                  <L 13>
    var_7 = wp::address(var_weights, var_0, var_1);
    var_10 = wp::load(var_7);
    var_9 = wp::mul(var_10, var_8);
    var_12 = wp::add(var_9, var_11);
    // phase = temperature * temperature - weights[row, col] + flux + 0.55                    <L 14>
    var_13 = wp::mul(var_3, var_3);
    var_14 = wp::address(var_weights, var_0, var_1);
    var_16 = wp::load(var_14);
    var_15 = wp::sub(var_13, var_16);
    var_17 = wp::add(var_15, var_12);
    var_19 = wp::add(var_17, var_18);
    // for tap in range(2):                                                                   <L 15>
    // level_k = float(tap) * 0.2                                                             <L 16>
    var_21 = wp::float(var_20);
    var_23 = wp::mul(var_21, var_22);
    // weighted = float(0.0)                                                                  <L 17>
    var_25 = wp::float(var_24);
    // for neighbor in range(28):                                                             <L 18>
    var_26 = 0;
    start_for_0:;
        if (var_26 >= 28) goto end_for_0;
        var_27 = var_26;
        var_26 += 1;
        // falling = load_factor / (float(neighbor) + 1.0)                                    <L 19>
        var_28 = wp::float(var_27);
        var_30 = wp::add(var_28, var_29);
        var_31 = wp::div(var_6, var_30);
        // rate = wp.min(falling, phase) / 3.0                                                <L 20>
        var_32 = wp::min(var_31, var_19);
        var_34 = wp::div(var_32, var_33);
        // weighted += rate / (-phase - level_k * 1.2)                                        <L 21>
        var_35 = wp::neg(var_19);
        var_37 = wp::mul(var_23, var_36);
        var_38 = wp::sub(var_35, var_37);
        var_39 = wp::div(var_34, var_38);
        var_40 = wp::add(var_25, var_39);
        wp::assign(var_25, var_40);
        goto start_for_0;
    end_for_0:;
    // aggregate = wp.abs(weighted)                                                           <L 22>
    var_41 = wp::abs(var_25);
    // while aggregate > 2.0:                                                                 <L 23>
    start_while_2:;
    var_43 = (var_41 > var_42);
    if ((var_43) == false) goto end_while_2;
        // aggregate = aggregate / 2.5                                                        <L 24>
        var_45 = wp::div(var_41, var_44);
        wp::assign(var_41, var_45);
    goto start_while_2;
    end_while_2:;
    // combined[row, col, tap] = aggregate                                                    <L 25>
    wp::array_store(var_combined, var_0, var_1, var_20, var_41);
    // level_k = float(tap) * 0.2                                                             <L 16>
    var_47 = wp::float(var_46);
    var_49 = wp::mul(var_47, var_48);
    // weighted = float(0.0)                                                                  <L 17>
    var_51 = wp::float(var_50);
    // for neighbor in range(28):                                                             <L 18>
    var_52 = 0;
    start_for_4:;
        if (var_52 >= 28) goto end_for_4;
        var_53 = var_52;
        var_52 += 1;
        // falling = load_factor / (float(neighbor) + 1.0)                                    <L 19>
        var_54 = wp::float(var_53);
        var_56 = wp::add(var_54, var_55);
        var_57 = wp::div(var_6, var_56);
        // rate = wp.min(falling, phase) / 3.0                                                <L 20>
        var_58 = wp::min(var_57, var_19);
        var_60 = wp::div(var_58, var_59);
        // weighted += rate / (-phase - level_k * 1.2)                                        <L 21>
        var_61 = wp::neg(var_19);
        var_63 = wp::mul(var_49, var_62);
        var_64 = wp::sub(var_61, var_63);
        var_65 = wp::div(var_60, var_64);
        var_66 = wp::add(var_51, var_65);
        wp::assign(var_51, var_66);
        wp::assign(var_31, var_57);
        wp::assign(var_34, var_60);
        goto start_for_4;
    end_for_4:;
    // aggregate = wp.abs(weighted)                                                           <L 22>
    var_67 = wp::abs(var_51);
    // while aggregate > 2.0:                                                                 <L 23>
    start_while_6:;
    var_69 = (var_67 > var_68);
    if ((var_69) == false) goto end_while_6;
        // aggregate = aggregate / 2.5                                                        <L 24>
        var_71 = wp::div(var_67, var_70);
        wp::assign(var_67, var_71);
    goto start_while_6;
    end_while_6:;
    // combined[row, col, tap] = aggregate                                                    <L 25>
    wp::array_store(var_combined, var_0, var_1, var_46, var_67);
}

template <bool wp_linear_contiguous>
static void process_weights_c9ac2748_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_process_weights_c9ac2748 *_wp_args,
    wp_args_process_weights_c9ac2748 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_weights = _wp_args->weights;
    wp::array_t<wp::float32> var_temperatures = _wp_args->temperatures;
    wp::array_t<wp::float32> var_combined = _wp_args->combined;
    wp::array_t<wp::float32> adj_weights = _wp_adj_args->weights;
    wp::array_t<wp::float32> adj_temperatures = _wp_adj_args->temperatures;
    wp::array_t<wp::float32> adj_combined = _wp_adj_args->combined;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 0.98;
    wp::float32 var_6;
    wp::float32* var_7;
    const wp::float32 var_8 = 0.9;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 12.0;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.55;
    wp::float32 var_19;
    const wp::int32 var_20 = 0;
    wp::float32 var_21;
    const wp::float32 var_22 = 0.2;
    wp::float32 var_23;
    const wp::float32 var_24 = 0.0;
    wp::float32 var_25;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 1.0;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    const wp::float32 var_33 = 3.0;
    wp::float32 var_34;
    wp::float32 var_35;
    const wp::float32 var_36 = 1.2;
    wp::float32 var_37;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::float32 var_42 = 2.0;
    bool var_43;
    const wp::float32 var_44 = 2.5;
    wp::float32 var_45;
    const wp::int32 var_46 = 1;
    wp::float32 var_47;
    const wp::float32 var_48 = 0.2;
    wp::float32 var_49;
    const wp::float32 var_50 = 0.0;
    wp::float32 var_51;
    wp::int32 var_52;
    wp::int32 var_53;
    wp::float32 var_54;
    const wp::float32 var_55 = 1.0;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::float32 var_59 = 3.0;
    wp::float32 var_60;
    wp::float32 var_61;
    const wp::float32 var_62 = 1.2;
    wp::float32 var_63;
    wp::float32 var_64;
    wp::float32 var_65;
    wp::float32 var_66;
    wp::float32 var_67;
    const wp::float32 var_68 = 2.0;
    bool var_69;
    const wp::float32 var_70 = 2.5;
    wp::float32 var_71;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
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
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    bool adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::float32 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    bool adj_69 = {};
    wp::float32 adj_70 = {};
    wp::float32 adj_71 = {};
    //---------
    // forward
    // def process_weights(                                                                   <L 5>
    // row, col = wp.tid()                                                                    <L 10>
    builtin_tid2d(var_0, var_1);
    // temperature = temperatures[row, col]                                                   <L 11>
    var_2 = wp::address(var_temperatures, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // load_factor = temperature * 0.98                                                       <L 12>
    var_6 = wp::mul(var_3, var_5);
    // flux = weights[row][col] * 0.9 + 12.0                                                  <L 13>
    var_7 = wp::address(var_weights, var_0, var_1);
    var_10 = wp::load(var_7);
    var_9 = wp::mul(var_10, var_8);
    var_12 = wp::add(var_9, var_11);
    // phase = temperature * temperature - weights[row, col] + flux + 0.55                    <L 14>
    var_13 = wp::mul(var_3, var_3);
    var_14 = wp::address(var_weights, var_0, var_1);
    var_16 = wp::load(var_14);
    var_15 = wp::sub(var_13, var_16);
    var_17 = wp::add(var_15, var_12);
    var_19 = wp::add(var_17, var_18);
    // for tap in range(2):                                                                   <L 15>
    // level_k = float(tap) * 0.2                                                             <L 16>
    var_21 = wp::float(var_20);
    var_23 = wp::mul(var_21, var_22);
    // weighted = float(0.0)                                                                  <L 17>
    var_25 = wp::float(var_24);
    // for neighbor in range(28):                                                             <L 18>
    var_26 = 0;
    // aggregate = wp.abs(weighted)                                                           <L 22>
    var_41 = wp::abs(var_25);
    // while aggregate > 2.0:                                                                 <L 23>
    // combined[row, col, tap] = aggregate                                                    <L 25>
    // wp::array_store(var_combined, var_0, var_1, var_20, var_41);
    // level_k = float(tap) * 0.2                                                             <L 16>
    var_47 = wp::float(var_46);
    var_49 = wp::mul(var_47, var_48);
    // weighted = float(0.0)                                                                  <L 17>
    var_51 = wp::float(var_50);
    // for neighbor in range(28):                                                             <L 18>
    var_52 = 0;
    // aggregate = wp.abs(weighted)                                                           <L 22>
    var_67 = wp::abs(var_51);
    // while aggregate > 2.0:                                                                 <L 23>
    // combined[row, col, tap] = aggregate                                                    <L 25>
    // wp::array_store(var_combined, var_0, var_1, var_46, var_67);
    //---------
    // reverse
    wp::adj_array_store(var_combined, var_0, var_1, var_46, var_67, adj_combined, adj_0, adj_1, adj_46, adj_67);
    // adj: combined[row, col, tap] = aggregate                                               <L 25>
    start_while_6:;
    var_69 = (var_67 > var_68);
    if ((var_69) == false) goto end_while_6;
    adj_70 = {};
    adj_71 = {};
        // aggregate = aggregate / 2.5                                                        <L 24>
        var_71 = wp::div(var_67, var_70);
        wp::assign(var_67, var_71);
        wp::adj_assign(var_67, var_71, adj_67, adj_71);
        wp::adj_div(var_67, var_70, var_71, adj_67, adj_70, adj_71);
        // adj: aggregate = aggregate / 2.5                                                   <L 24>
    goto start_while_6;
    end_while_6:;
    // adj: while aggregate > 2.0:                                                            <L 23>
    wp::adj_abs(var_51, adj_51, adj_67);
    // adj: aggregate = wp.abs(weighted)                                                      <L 22>
    var_52 = 27;
    start_for_4:;
    	if (var_52 < 0) goto end_for_4;
    	var_53 = var_52;
    	var_52 -= 1;
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
    	adj_64 = {};
    	adj_65 = {};
    	adj_66 = {};
        // falling = load_factor / (float(neighbor) + 1.0)                                    <L 19>
        var_54 = wp::float(var_53);
        var_56 = wp::add(var_54, var_55);
        var_57 = wp::div(var_6, var_56);
        // rate = wp.min(falling, phase) / 3.0                                                <L 20>
        var_58 = wp::min(var_57, var_19);
        var_60 = wp::div(var_58, var_59);
        // weighted += rate / (-phase - level_k * 1.2)                                        <L 21>
        var_61 = wp::neg(var_19);
        var_63 = wp::mul(var_49, var_62);
        var_64 = wp::sub(var_61, var_63);
        var_65 = wp::div(var_60, var_64);
        var_66 = wp::add(var_51, var_65);
        wp::assign(var_51, var_66);
        wp::assign(var_31, var_57);
        wp::assign(var_34, var_60);
        wp::adj_assign(var_34, var_60, adj_34, adj_60);
        wp::adj_assign(var_31, var_57, adj_31, adj_57);
        wp::adj_assign(var_51, var_66, adj_51, adj_66);
        wp::adj_add(var_51, var_65, adj_51, adj_65, adj_66);
        wp::adj_div(var_60, var_64, var_65, adj_60, adj_64, adj_65);
        wp::adj_sub(var_61, var_63, adj_61, adj_63, adj_64);
        wp::adj_mul(var_49, var_62, adj_49, adj_62, adj_63);
        wp::adj_neg(var_19, adj_19, adj_61);
        // adj: weighted += rate / (-phase - level_k * 1.2)                                   <L 21>
        wp::adj_div(var_58, var_59, var_60, adj_58, adj_59, adj_60);
        wp::adj_min(var_57, var_19, adj_57, adj_19, adj_58);
        // adj: rate = wp.min(falling, phase) / 3.0                                           <L 20>
        wp::adj_div(var_6, var_56, var_57, adj_6, adj_56, adj_57);
        wp::adj_add(var_54, var_55, adj_54, adj_55, adj_56);
        wp::adj_float(var_53, adj_53, adj_54);
        // adj: falling = load_factor / (float(neighbor) + 1.0)                               <L 19>
    	goto start_for_4;
    end_for_4:;
    // adj: for neighbor in range(28):                                                        <L 18>
    wp::adj_float(var_50, adj_50, adj_51);
    // adj: weighted = float(0.0)                                                             <L 17>
    wp::adj_mul(var_47, var_48, adj_47, adj_48, adj_49);
    wp::adj_float(var_46, adj_46, adj_47);
    // adj: level_k = float(tap) * 0.2                                                        <L 16>
    wp::adj_array_store(var_combined, var_0, var_1, var_20, var_41, adj_combined, adj_0, adj_1, adj_20, adj_41);
    // adj: combined[row, col, tap] = aggregate                                               <L 25>
    start_while_2:;
    var_43 = (var_41 > var_42);
    if ((var_43) == false) goto end_while_2;
    adj_44 = {};
    adj_45 = {};
        // aggregate = aggregate / 2.5                                                        <L 24>
        var_45 = wp::div(var_41, var_44);
        wp::assign(var_41, var_45);
        wp::adj_assign(var_41, var_45, adj_41, adj_45);
        wp::adj_div(var_41, var_44, var_45, adj_41, adj_44, adj_45);
        // adj: aggregate = aggregate / 2.5                                                   <L 24>
    goto start_while_2;
    end_while_2:;
    // adj: while aggregate > 2.0:                                                            <L 23>
    wp::adj_abs(var_25, adj_25, adj_41);
    // adj: aggregate = wp.abs(weighted)                                                      <L 22>
    var_26 = 27;
    start_for_0:;
    	if (var_26 < 0) goto end_for_0;
    	var_27 = var_26;
    	var_26 -= 1;
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
        // falling = load_factor / (float(neighbor) + 1.0)                                    <L 19>
        var_28 = wp::float(var_27);
        var_30 = wp::add(var_28, var_29);
        var_31 = wp::div(var_6, var_30);
        // rate = wp.min(falling, phase) / 3.0                                                <L 20>
        var_32 = wp::min(var_31, var_19);
        var_34 = wp::div(var_32, var_33);
        // weighted += rate / (-phase - level_k * 1.2)                                        <L 21>
        var_35 = wp::neg(var_19);
        var_37 = wp::mul(var_23, var_36);
        var_38 = wp::sub(var_35, var_37);
        var_39 = wp::div(var_34, var_38);
        var_40 = wp::add(var_25, var_39);
        wp::assign(var_25, var_40);
        wp::adj_assign(var_25, var_40, adj_25, adj_40);
        wp::adj_add(var_25, var_39, adj_25, adj_39, adj_40);
        wp::adj_div(var_34, var_38, var_39, adj_34, adj_38, adj_39);
        wp::adj_sub(var_35, var_37, adj_35, adj_37, adj_38);
        wp::adj_mul(var_23, var_36, adj_23, adj_36, adj_37);
        wp::adj_neg(var_19, adj_19, adj_35);
        // adj: weighted += rate / (-phase - level_k * 1.2)                                   <L 21>
        wp::adj_div(var_32, var_33, var_34, adj_32, adj_33, adj_34);
        wp::adj_min(var_31, var_19, adj_31, adj_19, adj_32);
        // adj: rate = wp.min(falling, phase) / 3.0                                           <L 20>
        wp::adj_div(var_6, var_30, var_31, adj_6, adj_30, adj_31);
        wp::adj_add(var_28, var_29, adj_28, adj_29, adj_30);
        wp::adj_float(var_27, adj_27, adj_28);
        // adj: falling = load_factor / (float(neighbor) + 1.0)                               <L 19>
    	goto start_for_0;
    end_for_0:;
    // adj: for neighbor in range(28):                                                        <L 18>
    wp::adj_float(var_24, adj_24, adj_25);
    // adj: weighted = float(0.0)                                                             <L 17>
    wp::adj_mul(var_21, var_22, adj_21, adj_22, adj_23);
    wp::adj_float(var_20, adj_20, adj_21);
    // adj: level_k = float(tap) * 0.2                                                        <L 16>
    // adj: for tap in range(2):                                                              <L 15>
    wp::adj_add(var_17, var_18, adj_17, adj_18, adj_19);
    wp::adj_add(var_15, var_12, adj_15, adj_12, adj_17);
    wp::adj_sub(var_13, var_16, adj_13, adj_14, adj_15);
    wp::adj_address(var_weights, var_0, var_1, adj_weights, adj_0, adj_1, adj_14);
    wp::adj_mul(var_3, var_3, adj_3, adj_3, adj_13);
    // adj: phase = temperature * temperature - weights[row, col] + flux + 0.55               <L 14>
    wp::adj_add(var_9, var_11, adj_9, adj_11, adj_12);
    wp::adj_mul(var_10, var_8, adj_7, adj_8, adj_9);
    wp::adj_address(var_weights, var_0, var_1, adj_weights, adj_0, adj_1, adj_7);
    // adj: flux = weights[row][col] * 0.9 + 12.0                                             <L 13>
    wp::adj_mul(var_3, var_5, adj_3, adj_5, adj_6);
    // adj: load_factor = temperature * 0.98                                                  <L 12>
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_temperatures, var_0, var_1, adj_temperatures, adj_0, adj_1, adj_2);
    // adj: temperature = temperatures[row, col]                                              <L 11>
    // adj: row, col = wp.tid()                                                               <L 10>
    // adj: def process_weights(                                                              <L 5>
    return;
}
