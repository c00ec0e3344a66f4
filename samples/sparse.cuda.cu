extern "C" __global__ void count_row_entries_kernel_be9e460a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_begin,
    wp::array_t<wp::int32> var_end,
    wp::array_t<wp::int32> var_lengths)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

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
}

extern "C" __global__ void count_row_entries_kernel_be9e460a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_begin,
    wp::array_t<wp::int32> var_end,
    wp::array_t<wp::int32> var_lengths,
    wp::array_t<wp::int32> adj_begin,
    wp::array_t<wp::int32> adj_end,
    wp::array_t<wp::int32> adj_lengths)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

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
        continue;
    }
}
