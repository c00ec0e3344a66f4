
struct wp_args_phi_order_731e05d7 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::array_t<wp::float32> out;
};


template <bool wp_linear_contiguous>
static void phi_order_731e05d7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_order_731e05d7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_phi_order_731e05d7 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.5;
    bool var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 1.0;
    wp::float32 var_11;
    const wp::int32 var_12 = 3;
    bool var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    //---------
    // forward
    // def phi_order(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):           <L 5>
    // i = wp.tid()                                                                           <L 6>
    var_0 = builtin_tid1d();
    // a = x[i]                                                                               <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // b = a + 1.0                                                                            <L 8>
    var_5 = wp::add(var_2, var_4);
    // c = float(n)                                                                           <L 9>
    var_6 = wp::float(var_n);
    // if a > 0.5:                                                                            <L 10>
    var_8 = (var_2 > var_7);
    if (var_8) {
        // c = a * b                                                                          <L 11>
        var_9 = wp::mul(var_2, var_5);
        // a = c - 1.0                                                                        <L 12>
        var_11 = wp::sub(var_9, var_10);
    }
    if (!var_8) {
        // elif n > 3:                                                                        <L 13>
        var_13 = (var_n > var_12);
        if (var_13) {
            // b = wp.sin(a)                                                                  <L 14>
            var_14 = wp::sin(var_2);
        }
        if (!var_13) {
            // a = b                                                                          <L 16>
            var_15 = wp::copy(var_5);
            // c = -b                                                                         <L 17>
            var_16 = wp::neg(var_5);
        }
        var_17 = wp::where(var_13, var_2, var_15);
        var_18 = wp::where(var_13, var_14, var_5);
        var_19 = wp::where(var_13, var_6, var_16);
    }
    var_20 = wp::where(var_8, var_11, var_17);
    var_21 = wp::where(var_8, var_5, var_18);
    var_22 = wp::where(var_8, var_9, var_19);
    // out[i] = a + b * c                                                                     <L 18>
    var_23 = wp::mul(var_21, var_22);
    var_24 = wp::add(var_20, var_23);
    wp::array_store(var_out, var_0, var_24);
}



template <bool wp_linear_contiguous>
static void phi_order_731e05d7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_order_731e05d7 *_wp_args,
    wp_args_phi_order_731e05d7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_phi_order_731e05d7 wp_contiguous_args;
    wp_args_phi_order_731e05d7 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
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
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.5;
    bool var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 1.0;
    wp::float32 var_11;
    const wp::int32 var_12 = 3;
    bool var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
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
    bool adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    bool adj_13 = {};
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
    //---------
    // forward
    // def phi_order(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):           <L 5>
    // i = wp.tid()                                                                           <L 6>
    var_0 = builtin_tid1d();
    // a = x[i]                                                                               <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // b = a + 1.0                                                                            <L 8>
    var_5 = wp::add(var_2, var_4);
    // c = float(n)                                                                           <L 9>
    var_6 = wp::float(var_n);
    // if a > 0.5:                                                                            <L 10>
    var_8 = (var_2 > var_7);
    if (var_8) {
        // c = a * b                                                                          <L 11>
        var_9 = wp::mul(var_2, var_5);
        // a = c - 1.0                                                                        <L 12>
        var_11 = wp::sub(var_9, var_10);
    }
    if (!var_8) {
        // elif n > 3:                                                                        <L 13>
        var_13 = (var_n > var_12);
        if (var_13) {
            // b = wp.sin(a)                                                                  <L 14>
            var_14 = wp::sin(var_2);
        }
        if (!var_13) {
            // a = b                                                                          <L 16>
            var_15 = wp::copy(var_5);
            // c = -b                                                                         <L 17>
            var_16 = wp::neg(var_5);
        }
        var_17 = wp::where(var_13, var_2, var_15);
        var_18 = wp::where(var_13, var_14, var_5);
        var_19 = wp::where(var_13, var_6, var_16);
    }
    var_20 = wp::where(var_8, var_11, var_17);
    var_21 = wp::where(var_8, var_5, var_18);
    var_22 = wp::where(var_8, var_9, var_19);
    // out[i] = a + b * c                                                                     <L 18>
    var_23 = wp::mul(var_21, var_22);
    var_24 = wp::add(var_20, var_23);
    // wp::array_store(var_out, var_0, var_24);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_24, adj_out, adj_0, adj_24);
    wp::adj_add(var_20, var_23, adj_20, adj_23, adj_24);
    wp::adj_mul(var_21, var_22, adj_21, adj_22, adj_23);
    // adj: out[i] = a + b * c                                                                <L 18>
    wp::adj_where(var_8, var_9, var_19, adj_8, adj_9, adj_19, adj_22);
    wp::adj_where(var_8, var_5, var_18, adj_8, adj_5, adj_18, adj_21);
    wp::adj_where(var_8, var_11, var_17, adj_8, adj_11, adj_17, adj_20);
    if (!var_8) {
        wp::adj_where(var_13, var_6, var_16, adj_13, adj_6, adj_16, adj_19);
        wp::adj_where(var_13, var_14, var_5, adj_13, adj_14, adj_5, adj_18);
        wp::adj_where(var_13, var_2, var_15, adj_13, adj_2, adj_15, adj_17);
        if (!var_13) {
            wp::adj_neg(var_5, adj_5, adj_16);
            // adj: c = -b                                                                    <L 17>
            wp::adj_copy(var_5, adj_5, adj_15);
            // adj: a = b                                                                     <L 16>
        }
        if (var_13) {
            wp::adj_sin(var_2, adj_2, adj_14);
            // adj: b = wp.sin(a)                                                             <L 14>
        }
        // adj: elif n > 3:                                                                   <L 13>
    }
    if (var_8) {
        wp::adj_sub(var_9, var_10, adj_9, adj_10, adj_11);
        // adj: a = c - 1.0                                                                   <L 12>
        wp::adj_mul(var_2, var_5, adj_2, adj_5, adj_9);
        // adj: c = a * b                                                                     <L 11>
    }
    // adj: if a > 0.5:                                                                       <L 10>
    wp::adj_float(var_n, adj_n, adj_6);
    // adj: c = float(n)                                                                      <L 9>
    wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
    // adj: b = a + 1.0                                                                       <L 8>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: a = x[i]                                                                          <L 7>
    // adj: i = wp.tid()                                                                      <L 6>
    // adj: def phi_order(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):      <L 5>
    return;
}
