struct wp_args_count_row_entries_kernel_be9e460a {
    wp::array_t<wp::int32> begin;
    wp::array_t<wp::int32> end;
    wp::array_t<wp::int32> lengths;
};

template <bool wp_linear_contiguous>
static void count_row_entries_kernel_be9e460a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_count_row_entries_kernel_be9e460a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_count_row_entries_kernel_be9e460a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.begin.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.end.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.lengths.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_begin = _wp_args->begin;
    wp::array_t<wp::int32> var_end = _wp_args->end;
    wp::array_t<wp::int32> var_lengths = _wp_args->lengths;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    //---------
    // forward
    // def count_row_entries_kernel(                                                          <L 5>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // first = begin[i]                                                                       <L 13>
    var_1 = wp::address(var_begin, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // lengths[i] = end[i] - first                                                            <L 14>
    var_4 = wp::address(var_end, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::sub(var_6, var_2);
    wp::array_store(var_lengths, var_0, var_5);
}

template <bool wp_linear_contiguous>
static void count_row_entries_kernel_be9e460a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_count_row_entries_kernel_be9e460a *_wp_args,
    wp_args_count_row_entries_kernel_be9e460a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_count_row_entries_kernel_be9e460a wp_contiguous_args;
    wp_args_count_row_entries_kernel_be9e460a wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.begin.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.begin.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.end.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.end.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.lengths.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.lengths.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_begin = _wp_args->begin;
    wp::array_t<wp::int32> var_end = _wp_args->end;
    wp::array_t<wp::int32> var_lengths = _wp_args->lengths;
    wp::array_t<wp::int32> adj_begin = _wp_adj_args->begin;
    wp::array_t<wp::int32> adj_end = _wp_adj_args->end;
    wp::array_t<wp::int32> adj_lengths = _wp_adj_args->lengths;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def count_row_entries_kernel(                                                          <L 5>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // first = begin[i]                                                                       <L 13>
    var_1 = wp::address(var_begin, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // lengths[i] = end[i] - first                                                            <L 14>
    var_4 = wp::address(var_end, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::sub(var_6, var_2);
    // wp::array_store(var_lengths, var_0, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_lengths, var_0, var_5, adj_lengths, adj_0, adj_5);
    wp::adj_sub(var_6, var_2, adj_4, adj_2, adj_5);
    wp::adj_address(var_end, var_0, adj_end, adj_0, adj_4);
    // adj: lengths[i] = end[i] - first                                                       <L 14>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_begin, var_0, adj_begin, adj_0, adj_1);
    // adj: first = begin[i]                                                                  <L 13>
    // adj: i = wp.tid()                                                                      <L 12>
    // adj: def count_row_entries_kernel(                                                     <L 5>
    return;
}
