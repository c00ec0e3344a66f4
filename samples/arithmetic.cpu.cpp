struct wp_args_reduce_filter_f23cb4f4 {
    wp::array_t<wp::float32> field;
    wp::int32 budget;
    wp::float32 factor;
    wp::array_t<wp::float32> projected;
};

template <bool wp_linear_contiguous>
static void reduce_filter_f23cb4f4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_reduce_filter_f23cb4f4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_reduce_filter_f23cb4f4 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.field.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.projected.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_field = _wp_args->field;
    wp::int32 var_budget = _wp_args->budget;
    wp::float32 var_factor = _wp_args->factor;
    wp::array_t<wp::float32> var_projected = _wp_args->projected;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 2;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 1.37;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::float32 var_9 = 0.66;
    wp::float32 var_10;
    const wp::float32 var_11 = 1.3;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    //---------
    // forward
    // def reduce_filter(                                                                     <L 7>
    // tid = wp.tid()                                                                         <L 13>
    var_0 = builtin_tid1d();
    // mixed = field[wp.max(tid - 2, 0)] - 1.37                                               <L 14>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_field, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::sub(var_8, var_6);
    // left = mixed / wp.max(factor * SPREAD, 1.3)                                            <L 15>
    var_10 = wp::mul(var_factor, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::div(var_7, var_12);
    // projected[tid] = left + wp.float32(budget)                                             <L 16>
    var_14 = wp::float32(var_budget);
    var_15 = wp::add(var_13, var_14);
    wp::array_store(var_projected, var_0, var_15);
}

template <bool wp_linear_contiguous>
static void reduce_filter_f23cb4f4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_reduce_filter_f23cb4f4 *_wp_args,
    wp_args_reduce_filter_f23cb4f4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_reduce_filter_f23cb4f4 wp_contiguous_args;
    wp_args_reduce_filter_f23cb4f4 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.field.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.field.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.projected.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.projected.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_field = _wp_args->field;
    wp::int32 var_budget = _wp_args->budget;
    wp::float32 var_factor = _wp_args->factor;
    wp::array_t<wp::float32> var_projected = _wp_args->projected;
    wp::array_t<wp::float32> adj_field = _wp_adj_args->field;
    wp::int32 adj_budget = _wp_adj_args->budget;
    wp::float32 adj_factor = _wp_adj_args->factor;
    wp::array_t<wp::float32> adj_projected = _wp_adj_args->projected;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 2;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::float32* var_5;
    const wp::float32 var_6 = 1.37;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::float32 var_9 = 0.66;
    wp::float32 var_10;
    const wp::float32 var_11 = 1.3;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
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
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    //---------
    // forward
    // def reduce_filter(                                                                     <L 7>
    // tid = wp.tid()                                                                         <L 13>
    var_0 = builtin_tid1d();
    // mixed = field[wp.max(tid - 2, 0)] - 1.37                                               <L 14>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_field, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::sub(var_8, var_6);
    // left = mixed / wp.max(factor * SPREAD, 1.3)                                            <L 15>
    var_10 = wp::mul(var_factor, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::div(var_7, var_12);
    // projected[tid] = left + wp.float32(budget)                                             <L 16>
    var_14 = wp::float32(var_budget);
    var_15 = wp::add(var_13, var_14);
    // wp::array_store(var_projected, var_0, var_15);
    //---------
    // reverse
    wp::adj_array_store(var_projected, var_0, var_15, adj_projected, adj_0, adj_15);
    wp::adj_add(var_13, var_14, adj_13, adj_14, adj_15);
    wp::adj_float32(var_budget, adj_budget, adj_14);
    // adj: projected[tid] = left + wp.float32(budget)                                        <L 16>
    wp::adj_div(var_7, var_12, var_13, adj_7, adj_12, adj_13);
    wp::adj_max(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_mul(var_factor, var_9, adj_factor, adj_9, adj_10);
    // adj: left = mixed / wp.max(factor * SPREAD, 1.3)                                       <L 15>
    wp::adj_sub(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_field, var_4, adj_field, adj_4, adj_5);
    wp::adj_max(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: mixed = field[wp.max(tid - 2, 0)] - 1.37                                          <L 14>
    // adj: tid = wp.tid()                                                                    <L 13>
    // adj: def reduce_filter(                                                                <L 7>
    return;
}
