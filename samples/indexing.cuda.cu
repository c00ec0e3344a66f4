extern "C" __global__ void gather_by_key_kernel_c8bb9771_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_sorted_keys,
    wp::array_t<wp::int32> var_offsets,
    wp::array_t<wp::int32> var_queries,
    wp::float32 var_fallback,
    wp::array_t<wp::float32> var_values,
    wp::array_t<wp::float32> var_out)
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
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        wp::int32* var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        wp::float32 var_12;
        bool var_13;
        wp::int32 var_14;
        wp::int32* var_15;
        bool var_16;
        wp::int32 var_17;
        wp::float32* var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        //---------
        // forward
        // def gather_by_key_kernel(                                                              <L 5>
        // i = wp.tid()                                                                           <L 15>
        var_0 = builtin_tid1d();
        // key = queries[i]                                                                       <L 16>
        var_1 = wp::address(var_queries, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // begin = offsets[i]                                                                     <L 17>
        var_4 = wp::address(var_offsets, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // end = offsets[i + 1]                                                                   <L 18>
        var_8 = wp::add(var_0, var_7);
        var_9 = wp::address(var_offsets, var_8);
        var_11 = wp::load(var_9);
        var_10 = wp::copy(var_11);
        // found = float(fallback)                                                                <L 19>
        var_12 = wp::float(var_fallback);
        // if begin < end:                                                                        <L 20>
        var_13 = (var_5 < var_10);
        if (var_13) {
            // j = wp.lower_bound(sorted_keys, begin, end, key)                                   <L 21>
            var_14 = wp::lower_bound(var_sorted_keys, var_5, var_10, var_2);
            // if sorted_keys[j] == key:                                                          <L 22>
            var_15 = wp::address(var_sorted_keys, var_14);
            var_17 = wp::load(var_15);
            var_16 = (var_17 == var_2);
            if (var_16) {
                // found = values[j]                                                              <L 23>
                var_18 = wp::address(var_values, var_14);
                var_20 = wp::load(var_18);
                var_19 = wp::copy(var_20);
            }
            var_21 = wp::where(var_16, var_19, var_12);
        }
        var_22 = wp::where(var_13, var_21, var_12);
        // out[i] += found                                                                        <L 24>
        var_23 = wp::atomic_add(var_out, var_0, var_22);
    }
}

extern "C" __global__ void gather_by_key_kernel_c8bb9771_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_sorted_keys,
    wp::array_t<wp::int32> var_offsets,
    wp::array_t<wp::int32> var_queries,
    wp::float32 var_fallback,
    wp::array_t<wp::float32> var_values,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::int32> adj_sorted_keys,
    wp::array_t<wp::int32> adj_offsets,
    wp::array_t<wp::int32> adj_queries,
    wp::float32 adj_fallback,
    wp::array_t<wp::float32> adj_values,
    wp::array_t<wp::float32> adj_out)
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
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        wp::int32* var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        wp::float32 var_12;
        bool var_13;
        wp::int32 var_14;
        wp::int32* var_15;
        bool var_16;
        wp::int32 var_17;
        wp::float32* var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
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
        wp::float32 adj_12 = {};
        bool adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        bool adj_16 = {};
        wp::int32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        //---------
        // forward
        // def gather_by_key_kernel(                                                              <L 5>
        // i = wp.tid()                                                                           <L 15>
        var_0 = builtin_tid1d();
        // key = queries[i]                                                                       <L 16>
        var_1 = wp::address(var_queries, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // begin = offsets[i]                                                                     <L 17>
        var_4 = wp::address(var_offsets, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // end = offsets[i + 1]                                                                   <L 18>
        var_8 = wp::add(var_0, var_7);
        var_9 = wp::address(var_offsets, var_8);
        var_11 = wp::load(var_9);
        var_10 = wp::copy(var_11);
        // found = float(fallback)                                                                <L 19>
        var_12 = wp::float(var_fallback);
        // if begin < end:                                                                        <L 20>
        var_13 = (var_5 < var_10);
        if (var_13) {
            // j = wp.lower_bound(sorted_keys, begin, end, key)                                   <L 21>
            var_14 = wp::lower_bound(var_sorted_keys, var_5, var_10, var_2);
            // if sorted_keys[j] == key:                                                          <L 22>
            var_15 = wp::address(var_sorted_keys, var_14);
            var_17 = wp::load(var_15);
            var_16 = (var_17 == var_2);
            if (var_16) {
                // found = values[j]                                                              <L 23>
                var_18 = wp::address(var_values, var_14);
                var_20 = wp::load(var_18);
                var_19 = wp::copy(var_20);
            }
            var_21 = wp::where(var_16, var_19, var_12);
        }
        var_22 = wp::where(var_13, var_21, var_12);
        // out[i] += found                                                                        <L 24>
        // var_23 = wp::atomic_add(var_out, var_0, var_22);
        //---------
        // reverse
        wp::adj_atomic_add(var_out, var_0, var_22, adj_out, adj_0, adj_22, adj_23);
        // adj: out[i] += found                                                                   <L 24>
        wp::adj_where(var_13, var_21, var_12, adj_13, adj_21, adj_12, adj_22);
        if (var_13) {
            wp::adj_where(var_16, var_19, var_12, adj_16, adj_19, adj_12, adj_21);
            if (var_16) {
                wp::adj_copy(var_20, adj_18, adj_19);
                wp::adj_address(var_values, var_14, adj_values, adj_14, adj_18);
                // adj: found = values[j]                                                         <L 23>
            }
            wp::adj_address(var_sorted_keys, var_14, adj_sorted_keys, adj_14, adj_15);
            // adj: if sorted_keys[j] == key:                                                     <L 22>
            // adj: j = wp.lower_bound(sorted_keys, begin, end, key)                              <L 21>
        }
        // adj: if begin < end:                                                                   <L 20>
        wp::adj_float(var_fallback, adj_fallback, adj_12);
        // adj: found = float(fallback)                                                           <L 19>
        wp::adj_copy(var_11, adj_9, adj_10);
        wp::adj_address(var_offsets, var_8, adj_offsets, adj_8, adj_9);
        wp::adj_add(var_0, var_7, adj_0, adj_7, adj_8);
        // adj: end = offsets[i + 1]                                                              <L 18>
        wp::adj_copy(var_6, adj_4, adj_5);
        wp::adj_address(var_offsets, var_0, adj_offsets, adj_0, adj_4);
        // adj: begin = offsets[i]                                                                <L 17>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_queries, var_0, adj_queries, adj_0, adj_1);
        // adj: key = queries[i]                                                                  <L 16>
        // adj: i = wp.tid()                                                                      <L 15>
        // adj: def gather_by_key_kernel(                                                         <L 5>
        continue;
    }
}
