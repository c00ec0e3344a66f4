
struct wp_args_loop_reverse_54dc36af {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::array_t<wp::float32> out;
};


template <bool wp_linear_contiguous>
static void loop_reverse_54dc36af_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_reverse_54dc36af *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    wp::float32 var_2;
    wp::range_t var_3;
    wp::int32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 0.0;
    bool var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    wp::float32* var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::int32 var_15 = 1;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::float32 var_21 = 10.0;
    bool var_22;
    wp::float32 var_23;
    const wp::int32 var_24 = 0;
    wp::int32 var_25;
    bool var_26;
    const wp::float32 var_27 = 0.5;
    wp::float32 var_28;
    const wp::int32 var_29 = 1;
    wp::int32 var_30;
    //---------
    // forward
    // def loop_reverse(x: wp.array2d(dtype=float), n: int, out: wp.array(dtype=float)):       <L 5>
    // i = wp.tid()                                                                           <L 6>
    var_0 = builtin_tid1d();
    // total = float(0.0)                                                                     <L 7>
    var_2 = wp::float(var_1);
    // for j in range(n):                                                                     <L 8>
    var_3 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_3) == 0) goto end_for_0;
        var_4 = wp::iter_next(var_3);
        // if x[i, j] < 0.0:                                                                  <L 9>
        var_5 = wp::address(var_x, var_0, var_4);
        var_8 = wp::load(var_5);
        var_7 = (var_8 < var_6);
        if (var_7) {
            // continue                                                                       <L 10>
            goto start_for_0;
        }
        // for k in range(2):                                                                 <L 11>
        // total += x[i, j] * float(k)                                                        <L 12>
        var_10 = wp::address(var_x, var_0, var_4);
        var_11 = wp::float(var_9);
        var_13 = wp::load(var_10);
        var_12 = wp::mul(var_13, var_11);
        var_14 = wp::add(var_2, var_12);
        var_16 = wp::address(var_x, var_0, var_4);
        var_17 = wp::float(var_15);
        var_19 = wp::load(var_16);
        var_18 = wp::mul(var_19, var_17);
        var_20 = wp::add(var_14, var_18);
        // if total > 10.0:                                                                   <L 13>
        var_22 = (var_20 > var_21);
        if (var_22) {
            // break                                                                          <L 14>
            wp::assign(var_2, var_20);
            goto end_for_0;
        }
        var_23 = wp::where(var_22, var_2, var_20);
        wp::assign(var_2, var_23);
        goto start_for_0;
    end_for_0:;
    // steps = int(0)                                                                         <L 15>
    var_25 = wp::int(var_24);
    // while steps < n:                                                                       <L 16>
    start_while_2:;
    var_26 = (var_25 < var_n);
    if ((var_26) == false) goto end_while_2;
        // total = total * 0.5                                                                <L 17>
        var_28 = wp::mul(var_2, var_27);
        // steps += 1                                                                         <L 18>
        var_30 = wp::add(var_25, var_29);
        wp::assign(var_2, var_28);
        wp::assign(var_25, var_30);
    goto start_while_2;
    end_while_2:;
    // out[i] = total                                                                         <L 19>
    wp::array_store(var_out, var_0, var_2);
}



template <bool wp_linear_contiguous>
static void loop_reverse_54dc36af_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_reverse_54dc36af *_wp_args,
    wp_args_loop_reverse_54dc36af *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    wp::float32 var_2;
    wp::range_t var_3;
    wp::int32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 0.0;
    bool var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    wp::float32* var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::int32 var_15 = 1;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::float32 var_21 = 10.0;
    bool var_22;
    wp::float32 var_23;
    const wp::int32 var_24 = 0;
    wp::int32 var_25;
    bool var_26;
    const wp::float32 var_27 = 0.5;
    wp::float32 var_28;
    const wp::int32 var_29 = 1;
    wp::int32 var_30;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::range_t adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    bool adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    bool adj_22 = {};
    wp::float32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    bool adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    //---------
    // forward
    // def loop_reverse(x: wp.array2d(dtype=float), n: int, out: wp.array(dtype=float)):       <L 5>
    // i = wp.tid()                                                                           <L 6>
    var_0 = builtin_tid1d();
    // total = float(0.0)                                                                     <L 7>
    var_2 = wp::float(var_1);
    // for j in range(n):                                                                     <L 8>
    var_3 = wp::range(var_n);
    // steps = int(0)                                                                         <L 15>
    var_25 = wp::int(var_24);
    // while steps < n:                                                                       <L 16>
    // out[i] = total                                                                         <L 19>
    // wp::array_store(var_out, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
    // adj: out[i] = total                                                                    <L 19>
    start_while_2:;
    var_26 = (var_25 < var_n);
    if ((var_26) == false) goto end_while_2;
    adj_27 = {};
    adj_28 = {};
    adj_29 = {};
    adj_30 = {};
        // total = total * 0.5                                                                <L 17>
        var_28 = wp::mul(var_2, var_27);
        // steps += 1                                                                         <L 18>
        var_30 = wp::add(var_25, var_29);
        wp::assign(var_2, var_28);
        wp::assign(var_25, var_30);
        wp::adj_assign(var_25, var_30, adj_25, adj_30);
        wp::adj_assign(var_2, var_28, adj_2, adj_28);
        wp::adj_add(var_25, var_29, adj_25, adj_29, adj_30);
        // adj: steps += 1                                                                    <L 18>
        wp::adj_mul(var_2, var_27, adj_2, adj_27, adj_28);
        // adj: total = total * 0.5                                                           <L 17>
    goto start_while_2;
    end_while_2:;
    // adj: while steps < n:                                                                  <L 16>
    // adj: steps = int(0)                                                                    <L 15>
    var_3 = wp::iter_reverse(var_3);
    start_for_0:;
        if (iter_cmp(var_3) == 0) goto end_for_0;
        var_4 = wp::iter_next(var_3);
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
    	adj_8 = {};
    	adj_9 = {};
    	adj_10 = {};
    	adj_11 = {};
    	adj_12 = {};
    	adj_13 = {};
    	adj_14 = {};
    	adj_15 = {};
    	adj_16 = {};
    	adj_17 = {};
    	adj_18 = {};
    	adj_19 = {};
    	adj_20 = {};
    	adj_21 = {};
    	adj_22 = {};
    	adj_23 = {};
        // if x[i, j] < 0.0:                                                                  <L 9>
        var_5 = wp::address(var_x, var_0, var_4);
        var_8 = wp::load(var_5);
        var_7 = (var_8 < var_6);
        if (var_7) {
            // continue                                                                       <L 10>
            goto start_for_0;
        }
        // for k in range(2):                                                                 <L 11>
        // total += x[i, j] * float(k)                                                        <L 12>
        var_10 = wp::address(var_x, var_0, var_4);
        var_11 = wp::float(var_9);
        var_13 = wp::load(var_10);
        var_12 = wp::mul(var_13, var_11);
        var_14 = wp::add(var_2, var_12);
        var_16 = wp::address(var_x, var_0, var_4);
        var_17 = wp::float(var_15);
        var_19 = wp::load(var_16);
        var_18 = wp::mul(var_19, var_17);
        var_20 = wp::add(var_14, var_18);
        // if total > 10.0:                                                                   <L 13>
        var_22 = (var_20 > var_21);
        if (var_22) {
            // break                                                                          <L 14>
            wp::assign(var_2, var_20);
            goto end_for_0;
        }
        var_23 = wp::where(var_22, var_2, var_20);
        wp::assign(var_2, var_23);
        wp::adj_assign(var_2, var_23, adj_2, adj_23);
        wp::adj_where(var_22, var_2, var_20, adj_22, adj_2, adj_20, adj_23);
        if (var_22) {
            wp::adj_assign(var_2, var_20, adj_2, adj_20);
            // adj: break                                                                     <L 14>
        }
        // adj: if total > 10.0:                                                              <L 13>
        wp::adj_add(var_14, var_18, adj_14, adj_18, adj_20);
        wp::adj_mul(var_19, var_17, adj_16, adj_17, adj_18);
        wp::adj_float(var_15, adj_15, adj_17);
        wp::adj_address(var_x, var_0, var_4, adj_x, adj_0, adj_4, adj_16);
        wp::adj_add(var_2, var_12, adj_2, adj_12, adj_14);
        wp::adj_mul(var_13, var_11, adj_10, adj_11, adj_12);
        wp::adj_float(var_9, adj_9, adj_11);
        wp::adj_address(var_x, var_0, var_4, adj_x, adj_0, adj_4, adj_10);
        // adj: total += x[i, j] * float(k)                                                   <L 12>
        // adj: for k in range(2):                                                            <L 11>
        if (var_7) {
            // adj: continue                                                                  <L 10>
        }
        wp::adj_address(var_x, var_0, var_4, adj_x, adj_0, adj_4, adj_5);
        // adj: if x[i, j] < 0.0:                                                             <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for j in range(n):                                                                <L 8>
    wp::adj_float(var_1, adj_1, adj_2);
    // adj: total = float(0.0)                                                                <L 7>
    // adj: i = wp.tid()                                                                      <L 6>
    // adj: def loop_reverse(x: wp.array2d(dtype=float), n: int, out: wp.array(dtype=float)):  <L 5>
    return;
}
