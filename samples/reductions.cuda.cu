extern "C" __global__ void _apply_block_sums_cd92505e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_block_size,
    wp::int32 var_count,
    wp::array_t<wp::int32> var_block_sums,
    wp::array_t<wp::int32> var_partial,
    wp::array_t<wp::int32> var_scan,
    wp::array_t<wp::int32> var_total)
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
        bool var_1;
        wp::int32 var_2;
        const wp::int32 var_3 = 0;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        bool var_6;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        wp::int32* var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::int32* var_13;
        wp::int32 var_14;
        wp::int32 var_15;
        const wp::int32 var_16 = 1;
        wp::int32 var_17;
        bool var_18;
        const wp::int32 var_19 = 0;
        //---------
        // forward
        // def _apply_block_sums(                                                                 <L 5>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // if i >= count:                                                                         <L 14>
        var_1 = (var_0 >= var_count);
        if (var_1) {
            // return                                                                             <L 15>
            continue;
        }
        // b = i / block_size                                                                     <L 16>
        var_2 = wp::div(var_0, var_block_size);
        // base = int(0)                                                                          <L 17>
        var_4 = wp::int(var_3);
        // if b != 0:                                                                             <L 18>
        var_6 = (var_2 != var_5);
        if (var_6) {
            // base = block_sums[b - 1]                                                           <L 19>
            var_8 = wp::sub(var_2, var_7);
            var_9 = wp::address(var_block_sums, var_8);
            var_11 = wp::load(var_9);
            var_10 = wp::copy(var_11);
        }
        var_12 = wp::where(var_6, var_10, var_4);
        // sum = partial[i] + base                                                                <L 20>
        var_13 = wp::address(var_partial, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::add(var_15, var_12);
        // scan[i] = sum                                                                          <L 21>
        wp::array_store(var_scan, var_0, var_14);
        // if i == count - 1:                                                                     <L 22>
        var_17 = wp::sub(var_count, var_16);
        var_18 = (var_0 == var_17);
        if (var_18) {
            // total[0] = sum                                                                     <L 23>
            wp::array_store(var_total, var_19, var_14);
        }
    }
}

extern "C" __global__ void _apply_block_sums_cd92505e_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_block_size,
    wp::int32 var_count,
    wp::array_t<wp::int32> var_block_sums,
    wp::array_t<wp::int32> var_partial,
    wp::array_t<wp::int32> var_scan,
    wp::array_t<wp::int32> var_total,
    wp::int32 adj_block_size,
    wp::int32 adj_count,
    wp::array_t<wp::int32> adj_block_sums,
    wp::array_t<wp::int32> adj_partial,
    wp::array_t<wp::int32> adj_scan,
    wp::array_t<wp::int32> adj_total)
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
        bool var_1;
        wp::int32 var_2;
        const wp::int32 var_3 = 0;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        bool var_6;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        wp::int32* var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::int32* var_13;
        wp::int32 var_14;
        wp::int32 var_15;
        const wp::int32 var_16 = 1;
        wp::int32 var_17;
        bool var_18;
        const wp::int32 var_19 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        bool adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        bool adj_18 = {};
        wp::int32 adj_19 = {};
        //---------
        // forward
        // def _apply_block_sums(                                                                 <L 5>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // if i >= count:                                                                         <L 14>
        var_1 = (var_0 >= var_count);
        if (var_1) {
            // return                                                                             <L 15>
            goto label0;
        }
        // b = i / block_size                                                                     <L 16>
        var_2 = wp::div(var_0, var_block_size);
        // base = int(0)                                                                          <L 17>
        var_4 = wp::int(var_3);
        // if b != 0:                                                                             <L 18>
        var_6 = (var_2 != var_5);
        if (var_6) {
            // base = block_sums[b - 1]                                                           <L 19>
            var_8 = wp::sub(var_2, var_7);
            var_9 = wp::address(var_block_sums, var_8);
            var_11 = wp::load(var_9);
            var_10 = wp::copy(var_11);
        }
        var_12 = wp::where(var_6, var_10, var_4);
        // sum = partial[i] + base                                                                <L 20>
        var_13 = wp::address(var_partial, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::add(var_15, var_12);
        // scan[i] = sum                                                                          <L 21>
        // wp::array_store(var_scan, var_0, var_14);
        // if i == count - 1:                                                                     <L 22>
        var_17 = wp::sub(var_count, var_16);
        var_18 = (var_0 == var_17);
        if (var_18) {
            // total[0] = sum                                                                     <L 23>
            // wp::array_store(var_total, var_19, var_14);
        }
        //---------
        // reverse
        if (var_18) {
            wp::adj_array_store(var_total, var_19, var_14, adj_total, adj_19, adj_14);
            // adj: total[0] = sum                                                                <L 23>
        }
        wp::adj_sub(var_count, var_16, adj_count, adj_16, adj_17);
        // adj: if i == count - 1:                                                                <L 22>
        wp::adj_array_store(var_scan, var_0, var_14, adj_scan, adj_0, adj_14);
        // adj: scan[i] = sum                                                                     <L 21>
        wp::adj_add(var_15, var_12, adj_13, adj_12, adj_14);
        wp::adj_address(var_partial, var_0, adj_partial, adj_0, adj_13);
        // adj: sum = partial[i] + base                                                           <L 20>
        wp::adj_where(var_6, var_10, var_4, adj_6, adj_10, adj_4, adj_12);
        if (var_6) {
            wp::adj_copy(var_11, adj_9, adj_10);
            wp::adj_address(var_block_sums, var_8, adj_block_sums, adj_8, adj_9);
            wp::adj_sub(var_2, var_7, adj_2, adj_7, adj_8);
            // adj: base = block_sums[b - 1]                                                      <L 19>
        }
        // adj: if b != 0:                                                                        <L 18>
        // adj: base = int(0)                                                                     <L 17>
        wp::adj_div(var_0, var_block_size, var_2, adj_0, adj_block_size, adj_2);
        // adj: b = i / block_size                                                                <L 16>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 15>
        }
        // adj: if i >= count:                                                                    <L 14>
        // adj: i = wp.tid()                                                                      <L 13>
        // adj: def _apply_block_sums(                                                            <L 5>
        continue;
    }
}
