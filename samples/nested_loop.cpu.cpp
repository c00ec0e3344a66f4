struct wp_args_estimate_costs_ecd37b3c {
    wp::array_t<wp::float32> costs;
    wp::int32 num_rounds;
    wp::array_t<wp::float32> accumulated;
};

template <bool wp_linear_contiguous>
static void estimate_costs_ecd37b3c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_estimate_costs_ecd37b3c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_costs = _wp_args->costs;
    wp::int32 var_num_rounds = _wp_args->num_rounds;
    wp::array_t<wp::float32> var_accumulated = _wp_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.5;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.4;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 2.75;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::float32 var_15 = 1.6;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.3;
    const wp::float32 var_18 = 0.25;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::float32 var_21 = 1.0;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::float32 var_24 = 0.9;
    bool var_25;
    wp::range_t var_26;
    wp::int32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.01;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.0;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.1;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 4;
    wp::int32 var_42;
    wp::range_t var_43;
    wp::int32 var_44;
    wp::float32 var_45;
    const wp::float32 var_46 = 0.2;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    const wp::int32 var_50 = 0;
    wp::int32 var_51;
    const wp::int32 var_52 = 9;
    bool var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    const wp::int32 var_58 = 1;
    wp::int32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    //---------
    // forward
    // def estimate_costs(                                                                    <L 5>
    // tid = wp.tid()                                                                         <L 10>
    var_0 = builtin_tid1d();
    // cost = costs[tid]                                                                      <L 11>
    var_1 = wp::address(var_costs, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // inner = cost * 1.5                                                                     <L 12>
    var_5 = wp::mul(var_2, var_4);
    // value = cost + 2.4                                                                     <L 13>
    var_7 = wp::add(var_2, var_6);
    // gap = cost + inner                                                                     <L 14>
    var_8 = wp::add(var_2, var_5);
    // lower = cost * cost + 2.75                                                             <L 15>
    var_9 = wp::mul(var_2, var_2);
    var_11 = wp::add(var_9, var_10);
    // attenuation = cost - gap + wp.sin(value) + 1.6                                         <L 16>
    var_12 = wp::sub(var_2, var_8);
    var_13 = wp::sin(var_7);
    var_14 = wp::add(var_12, var_13);
    var_16 = wp::add(var_14, var_15);
    // summed = 0.3 + 0.25 * attenuation                                                      <L 17>
    var_19 = wp::mul(var_18, var_16);
    var_20 = wp::add(var_17, var_19);
    // moving = wp.sqrt(wp.max(summed, 1.0)) > 0.9                                            <L 18>
    var_22 = wp::max(var_20, var_21);
    var_23 = wp::sqrt(var_22);
    var_25 = (var_23 > var_24);
    // for iteration in range(num_rounds):                                                    <L 19>
    var_26 = wp::range(var_num_rounds);
    start_for_0:;
        if (iter_cmp(var_26) == 0) goto end_for_0;
        var_27 = wp::iter_next(var_26);
        // position_k = lower + float(iteration) * 0.01                                       <L 20>
        var_28 = wp::float(var_27);
        var_30 = wp::mul(var_28, var_29);
        var_31 = wp::add(var_11, var_30);
        // total = float(0.0)                                                                 <L 21>
        var_33 = wp::float(var_32);
        // chosen = wp.where(moving, position_k / value, wp.sin(inner))                       <L 22>
        var_34 = wp::div(var_31, var_7);
        var_35 = wp::sin(var_5);
        var_36 = wp::where(var_25, var_34, var_35);
        // entropy = wp.log(wp.abs(chosen) + 0.1)                                             <L 23>
        var_37 = wp::abs(var_36);
        var_39 = wp::add(var_37, var_38);
        var_40 = wp::log(var_39);
        // for r in range(wp.min(num_rounds, 4)):                                             <L 24>
        var_42 = wp::min(var_num_rounds, var_41);
        var_43 = wp::range(var_42);
        start_for_2:;
            if (iter_cmp(var_43) == 0) goto end_for_2;
            var_44 = wp::iter_next(var_43);
            // shifted_k = attenuation + float(r) * 0.2                                       <L 25>
            var_45 = wp::float(var_44);
            var_47 = wp::mul(var_45, var_46);
            var_48 = wp::add(var_16, var_47);
            // collected = shifted_k                                                          <L 26>
            var_49 = wp::copy(var_48);
            // span = int(0)                                                                  <L 27>
            var_51 = wp::int(var_50);
            // while span < 9:                                                                <L 28>
    start_while_4:;
            var_53 = (var_51 < var_52);
    if ((var_53) == false) goto end_while_4;
                // collected += wp.round(entropy) * float(span)                               <L 29>
                var_54 = wp::round(var_40);
                var_55 = wp::float(var_51);
                var_56 = wp::mul(var_54, var_55);
                var_57 = wp::add(var_49, var_56);
                // span += 1                                                                  <L 30>
                var_59 = wp::add(var_51, var_58);
                wp::assign(var_49, var_57);
                wp::assign(var_51, var_59);
    goto start_while_4;
    end_while_4:;
            // total += lower + collected                                                     <L 31>
            var_60 = wp::add(var_11, var_49);
            var_61 = wp::add(var_33, var_60);
            wp::assign(var_33, var_61);
            goto start_for_2;
        end_for_2:;
        // accumulated[tid, iteration] = total                                                <L 32>
        wp::array_store(var_accumulated, var_0, var_27, var_33);
        goto start_for_0;
    end_for_0:;
}

template <bool wp_linear_contiguous>
static void estimate_costs_ecd37b3c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_estimate_costs_ecd37b3c *_wp_args,
    wp_args_estimate_costs_ecd37b3c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_costs = _wp_args->costs;
    wp::int32 var_num_rounds = _wp_args->num_rounds;
    wp::array_t<wp::float32> var_accumulated = _wp_args->accumulated;
    wp::array_t<wp::float32> adj_costs = _wp_adj_args->costs;
    wp::int32 adj_num_rounds = _wp_adj_args->num_rounds;
    wp::array_t<wp::float32> adj_accumulated = _wp_adj_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.5;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.4;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 2.75;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::float32 var_15 = 1.6;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.3;
    const wp::float32 var_18 = 0.25;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::float32 var_21 = 1.0;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::float32 var_24 = 0.9;
    bool var_25;
    wp::range_t var_26;
    wp::int32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.01;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.0;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.1;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 4;
    wp::int32 var_42;
    wp::range_t var_43;
    wp::int32 var_44;
    wp::float32 var_45;
    const wp::float32 var_46 = 0.2;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    const wp::int32 var_50 = 0;
    wp::int32 var_51;
    const wp::int32 var_52 = 9;
    bool var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    const wp::int32 var_58 = 1;
    wp::int32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
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
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    bool adj_25 = {};
    wp::range_t adj_26 = {};
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
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::range_t adj_43 = {};
    wp::int32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    bool adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    //---------
    // forward
    // def estimate_costs(                                                                    <L 5>
    // tid = wp.tid()                                                                         <L 10>
    var_0 = builtin_tid1d();
    // cost = costs[tid]                                                                      <L 11>
    var_1 = wp::address(var_costs, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // inner = cost * 1.5                                                                     <L 12>
    var_5 = wp::mul(var_2, var_4);
    // value = cost + 2.4                                                                     <L 13>
    var_7 = wp::add(var_2, var_6);
    // gap = cost + inner                                                                     <L 14>
    var_8 = wp::add(var_2, var_5);
    // lower = cost * cost + 2.75                                                             <L 15>
    var_9 = wp::mul(var_2, var_2);
    var_11 = wp::add(var_9, var_10);
    // attenuation = cost - gap + wp.sin(value) + 1.6                                         <L 16>
    var_12 = wp::sub(var_2, var_8);
    var_13 = wp::sin(var_7);
    var_14 = wp::add(var_12, var_13);
    var_16 = wp::add(var_14, var_15);
    // summed = 0.3 + 0.25 * attenuation                                                      <L 17>
    var_19 = wp::mul(var_18, var_16);
    var_20 = wp::add(var_17, var_19);
    // moving = wp.sqrt(wp.max(summed, 1.0)) > 0.9                                            <L 18>
    var_22 = wp::max(var_20, var_21);
    var_23 = wp::sqrt(var_22);
    var_25 = (var_23 > var_24);
    // for iteration in range(num_rounds):                                                    <L 19>
    var_26 = wp::range(var_num_rounds);
    //---------
    // reverse
    var_26 = wp::iter_reverse(var_26);
    start_for_0:;
        if (iter_cmp(var_26) == 0) goto end_for_0;
        var_27 = wp::iter_next(var_26);
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
    	adj_41 = {};
    	adj_42 = {};
    	adj_43 = {};
    	adj_44 = {};
    	adj_45 = {};
    	adj_46 = {};
    	adj_47 = {};
    	adj_48 = {};
    	adj_49 = {};
    	adj_50 = {};
    	adj_51 = {};
    	adj_60 = {};
    	adj_61 = {};
        // position_k = lower + float(iteration) * 0.01                                       <L 20>
        var_28 = wp::float(var_27);
        var_30 = wp::mul(var_28, var_29);
        var_31 = wp::add(var_11, var_30);
        // total = float(0.0)                                                                 <L 21>
        var_33 = wp::float(var_32);
        // chosen = wp.where(moving, position_k / value, wp.sin(inner))                       <L 22>
        var_34 = wp::div(var_31, var_7);
        var_35 = wp::sin(var_5);
        var_36 = wp::where(var_25, var_34, var_35);
        // entropy = wp.log(wp.abs(chosen) + 0.1)                                             <L 23>
        var_37 = wp::abs(var_36);
        var_39 = wp::add(var_37, var_38);
        var_40 = wp::log(var_39);
        // for r in range(wp.min(num_rounds, 4)):                                             <L 24>
        var_42 = wp::min(var_num_rounds, var_41);
        var_43 = wp::range(var_42);
        // accumulated[tid, iteration] = total                                                <L 32>
        // wp::array_store(var_accumulated, var_0, var_27, var_33);
        wp::adj_array_store(var_accumulated, var_0, var_27, var_33, adj_accumulated, adj_0, adj_27, adj_33);
        // adj: accumulated[tid, iteration] = total                                           <L 32>
        var_43 = wp::iter_reverse(var_43);
        start_for_2:;
            if (iter_cmp(var_43) == 0) goto end_for_2;
            var_44 = wp::iter_next(var_43);
        	adj_45 = {};
        	adj_46 = {};
        	adj_47 = {};
        	adj_48 = {};
        	adj_49 = {};
        	adj_50 = {};
        	adj_51 = {};
        	adj_60 = {};
        	adj_61 = {};
            // shifted_k = attenuation + float(r) * 0.2                                       <L 25>
            var_45 = wp::float(var_44);
            var_47 = wp::mul(var_45, var_46);
            var_48 = wp::add(var_16, var_47);
            // collected = shifted_k                                                          <L 26>
            var_49 = wp::copy(var_48);
            // span = int(0)                                                                  <L 27>
            var_51 = wp::int(var_50);
            // while span < 9:                                                                <L 28>
            // total += lower + collected                                                     <L 31>
            var_60 = wp::add(var_11, var_49);
            var_61 = wp::add(var_33, var_60);
            wp::assign(var_33, var_61);
            wp::adj_assign(var_33, var_61, adj_33, adj_61);
            wp::adj_add(var_33, var_60, adj_33, adj_60, adj_61);
            wp::adj_add(var_11, var_49, adj_11, adj_49, adj_60);
            // adj: total += lower + collected                                                <L 31>
    start_while_4:;
            var_53 = (var_51 < var_52);
    if ((var_53) == false) goto end_while_4;
    adj_54 = {};
    adj_55 = {};
    adj_56 = {};
    adj_57 = {};
    adj_58 = {};
    adj_59 = {};
                // collected += wp.round(entropy) * float(span)                               <L 29>
                var_54 = wp::round(var_40);
                var_55 = wp::float(var_51);
                var_56 = wp::mul(var_54, var_55);
                var_57 = wp::add(var_49, var_56);
                // span += 1                                                                  <L 30>
                var_59 = wp::add(var_51, var_58);
                wp::assign(var_49, var_57);
                wp::assign(var_51, var_59);
                wp::adj_assign(var_51, var_59, adj_51, adj_59);
                wp::adj_assign(var_49, var_57, adj_49, adj_57);
                wp::adj_add(var_51, var_58, adj_51, adj_58, adj_59);
                // adj: span += 1                                                             <L 30>
                wp::adj_add(var_49, var_56, adj_49, adj_56, adj_57);
                wp::adj_mul(var_54, var_55, adj_54, adj_55, adj_56);
                wp::adj_float(var_51, adj_51, adj_55);
                // adj: collected += wp.round(entropy) * float(span)                          <L 29>
    goto start_while_4;
    end_while_4:;
            // adj: while span < 9:                                                           <L 28>
            // adj: span = int(0)                                                             <L 27>
            wp::adj_copy(var_48, adj_48, adj_49);
            // adj: collected = shifted_k                                                     <L 26>
            wp::adj_add(var_16, var_47, adj_16, adj_47, adj_48);
            wp::adj_mul(var_45, var_46, adj_45, adj_46, adj_47);
            wp::adj_float(var_44, adj_44, adj_45);
            // adj: shifted_k = attenuation + float(r) * 0.2                                  <L 25>
        	goto start_for_2;
        end_for_2:;
        wp::adj_min(var_num_rounds, var_41, adj_num_rounds, adj_41, adj_42);
        // adj: for r in range(wp.min(num_rounds, 4)):                                        <L 24>
        wp::adj_log(var_39, adj_39, adj_40);
        wp::adj_add(var_37, var_38, adj_37, adj_38, adj_39);
        wp::adj_abs(var_36, adj_36, adj_37);
        // adj: entropy = wp.log(wp.abs(chosen) + 0.1)                                        <L 23>
        wp::adj_where(var_25, var_34, var_35, adj_25, adj_34, adj_35, adj_36);
        wp::adj_sin(var_5, adj_5, adj_35);
        wp::adj_div(var_31, var_7, var_34, adj_31, adj_7, adj_34);
        // adj: chosen = wp.where(moving, position_k / value, wp.sin(inner))                  <L 22>
        wp::adj_float(var_32, adj_32, adj_33);
        // adj: total = float(0.0)                                                            <L 21>
        wp::adj_add(var_11, var_30, adj_11, adj_30, adj_31);
        wp::adj_mul(var_28, var_29, adj_28, adj_29, adj_30);
        wp::adj_float(var_27, adj_27, adj_28);
        // adj: position_k = lower + float(iteration) * 0.01                                  <L 20>
    	goto start_for_0;
    end_for_0:;
    // adj: for iteration in range(num_rounds):                                               <L 19>
    wp::adj_sqrt(var_22, var_23, adj_22, adj_23);
    wp::adj_max(var_20, var_21, adj_20, adj_21, adj_22);
    // adj: moving = wp.sqrt(wp.max(summed, 1.0)) > 0.9                                       <L 18>
    wp::adj_add(var_17, var_19, adj_17, adj_19, adj_20);
    wp::adj_mul(var_18, var_16, adj_18, adj_16, adj_19);
    // adj: summed = 0.3 + 0.25 * attenuation                                                 <L 17>
    wp::adj_add(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_add(var_12, var_13, adj_12, adj_13, adj_14);
    wp::adj_sin(var_7, adj_7, adj_13);
    wp::adj_sub(var_2, var_8, adj_2, adj_8, adj_12);
    // adj: attenuation = cost - gap + wp.sin(value) + 1.6                                    <L 16>
    wp::adj_add(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_mul(var_2, var_2, adj_2, adj_2, adj_9);
    // adj: lower = cost * cost + 2.75                                                        <L 15>
    wp::adj_add(var_2, var_5, adj_2, adj_5, adj_8);
    // adj: gap = cost + inner                                                                <L 14>
    wp::adj_add(var_2, var_6, adj_2, adj_6, adj_7);
    // adj: value = cost + 2.4                                                                <L 13>
    wp::adj_mul(var_2, var_4, adj_2, adj_4, adj_5);
    // adj: inner = cost * 1.5                                                                <L 12>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_costs, var_0, adj_costs, adj_0, adj_1);
    // adj: cost = costs[tid]                                                                 <L 11>
    // adj: tid = wp.tid()                                                                    <L 10>
    // adj: def estimate_costs(                                                               <L 5>
    return;
}
