

// functions.py:4
static void bounds_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    bool var_0;
    //---------
    // forward
    // def bounds(a: float, b: float):                                                        <L 5>
    // if a > b:                                                                              <L 6>
    var_0 = (var_a > var_b);
    if (var_0) {
        // return b, a                                                                        <L 7>
        ret_0 = var_b;
        ret_1 = var_a;
        return;
    }
    // return a, b                                                                            <L 8>
    ret_0 = var_a;
    ret_1 = var_b;
    return;
}


// functions.py:11
static wp::float32 middle_0(
    wp::float32 var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.5;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def middle(a: float, b: float) -> float:                                               <L 12>
    // low, high = bounds(a, b)                                                               <L 13>
    bounds_0(var_a, var_b, var_0, var_1);
    // return 0.5 * (low + high)                                                              <L 14>
    var_3 = wp::add(var_0, var_1);
    var_4 = wp::mul(var_2, var_3);
    return var_4;
}


// functions.py:4
static void adj_bounds_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    bool var_0;
    //---------
    // dual vars
    bool adj_0 = {};
    //---------
    // forward
    // def bounds(a: float, b: float):                                                        <L 5>
    // if a > b:                                                                              <L 6>
    var_0 = (var_a > var_b);
    if (var_0) {
        // return b, a                                                                        <L 7>
        ret_0 = var_b;
        ret_1 = var_a;
        goto label0;
    }
    // return a, b                                                                            <L 8>
    ret_0 = var_a;
    ret_1 = var_b;
    goto label1;
    //---------
    // reverse
    label1:;
    adj_b += adj_ret_1;
    adj_a += adj_ret_0;
    // adj: return a, b                                                                       <L 8>
    if (var_0) {
        label0:;
        adj_a += adj_ret_1;
        adj_b += adj_ret_0;
        // adj: return b, a                                                                   <L 7>
    }
    // adj: if a > b:                                                                         <L 6>
    // adj: def bounds(a: float, b: float):                                                   <L 5>
    return;
}


// functions.py:11
static void adj_middle_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.5;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def middle(a: float, b: float) -> float:                                               <L 12>
    // low, high = bounds(a, b)                                                               <L 13>
    bounds_0(var_a, var_b, var_0, var_1);
    // return 0.5 * (low + high)                                                              <L 14>
    var_3 = wp::add(var_0, var_1);
    var_4 = wp::mul(var_2, var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_mul(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_3);
    // adj: return 0.5 * (low + high)                                                         <L 14>
    adj_bounds_0(var_a, var_b, var_0, var_1, adj_a, adj_b, adj_0, adj_1);
    // adj: low, high = bounds(a, b)                                                          <L 13>
    // adj: def middle(a: float, b: float) -> float:                                          <L 12>
    return;
}

struct wp_args_functions_fc46c2c3 {
    wp::array_t<wp::float32> x;
    wp::float32 limit;
    wp::array_t<wp::float32> out;
};


template <bool wp_linear_contiguous>
static void functions_fc46c2c3_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_functions_fc46c2c3 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_functions_fc46c2c3 wp_contiguous_args;
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
    wp::float32 var_limit = _wp_args->limit;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1000;
    bool var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.0;
    bool var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def functions(x: wp.array(dtype=float), limit: float, out: wp.array(dtype=float)):       <L 18>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // if i > 1000:                                                                           <L 20>
    var_2 = (var_0 > var_1);
    if (var_2) {
        // return                                                                             <L 21>
        return;
    }
    // low, high = bounds(x[i], limit)                                                        <L 22>
    var_3 = wp::address(var_x, var_0);
    var_6 = wp::load(var_3);
    bounds_0(var_6, var_limit, var_4, var_5);
    // out[i] = middle(low, high) if limit > 0.0 else -limit                                  <L 23>
    var_8 = (var_limit > var_7);
    if (var_8) {
        var_9 = middle_0(var_4, var_5);
    }
    if (!var_8) {
        var_10 = wp::neg(var_limit);
    }
    var_11 = wp::where(var_8, var_9, var_10);
    wp::array_store(var_out, var_0, var_11);
}



template <bool wp_linear_contiguous>
static void functions_fc46c2c3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_functions_fc46c2c3 *_wp_args,
    wp_args_functions_fc46c2c3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_functions_fc46c2c3 wp_contiguous_args;
    wp_args_functions_fc46c2c3 wp_contiguous_adj_args;
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
    wp::float32 var_limit = _wp_args->limit;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::float32 adj_limit = _wp_adj_args->limit;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1000;
    bool var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.0;
    bool var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    bool adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    //---------
    // forward
    // def functions(x: wp.array(dtype=float), limit: float, out: wp.array(dtype=float)):       <L 18>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // if i > 1000:                                                                           <L 20>
    var_2 = (var_0 > var_1);
    if (var_2) {
        // return                                                                             <L 21>
        goto label0;
    }
    // low, high = bounds(x[i], limit)                                                        <L 22>
    var_3 = wp::address(var_x, var_0);
    var_6 = wp::load(var_3);
    bounds_0(var_6, var_limit, var_4, var_5);
    // out[i] = middle(low, high) if limit > 0.0 else -limit                                  <L 23>
    var_8 = (var_limit > var_7);
    if (var_8) {
        var_9 = middle_0(var_4, var_5);
    }
    if (!var_8) {
        var_10 = wp::neg(var_limit);
    }
    var_11 = wp::where(var_8, var_9, var_10);
    // wp::array_store(var_out, var_0, var_11);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_11, adj_out, adj_0, adj_11);
    wp::adj_where(var_8, var_9, var_10, adj_8, adj_9, adj_10, adj_11);
    if (!var_8) {
        wp::adj_neg(var_limit, adj_limit, adj_10);
    }
    if (var_8) {
        adj_middle_0(var_4, var_5, adj_4, adj_5, adj_9);
    }
    // adj: out[i] = middle(low, high) if limit > 0.0 else -limit                             <L 23>
    adj_bounds_0(var_6, var_limit, var_4, var_5, adj_3, adj_limit, adj_4, adj_5);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_3);
    // adj: low, high = bounds(x[i], limit)                                                   <L 22>
    if (var_2) {
        label0:;
        // adj: return                                                                        <L 21>
    }
    // adj: if i > 1000:                                                                      <L 20>
    // adj: i = wp.tid()                                                                      <L 19>
    // adj: def functions(x: wp.array(dtype=float), limit: float, out: wp.array(dtype=float)):  <L 18>
    return;
}
