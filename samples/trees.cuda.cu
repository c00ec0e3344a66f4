extern "C" __global__ void check_connected_0814f90c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_parent,
    wp::array_t<wp::int32> var_edges,
    wp::array_t<wp::int32> var_joined)
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
        const wp::int32 var_1 = 0;
        wp::int32* var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        wp::int32* var_5;
        const wp::int32 var_6 = -1;
        bool var_7;
        wp::int32 var_8;
        wp::int32* var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        const wp::int32 var_12 = 1;
        wp::int32* var_13;
        wp::int32 var_14;
        wp::int32 var_15;
        wp::int32* var_16;
        const wp::int32 var_17 = -1;
        bool var_18;
        wp::int32 var_19;
        wp::int32* var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        bool var_23;
        const wp::int32 var_24 = 1;
        const wp::int32 var_25 = 0;
        wp::int32 var_26;
        //---------
        // forward
        // def check_connected(                                                                   <L 5>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // a = edges[i, 0]                                                                        <L 12>
        var_2 = wp::address(var_edges, var_0, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // while parent[a] != -1:                                                                 <L 13>
        start_while_0:;
        var_5 = wp::address(var_parent, var_3);
        var_8 = wp::load(var_5);
        var_7 = (var_8 != var_6);
        if ((var_7) == false) goto end_while_0;
            // a = parent[a]                                                                      <L 14>
            var_9 = wp::address(var_parent, var_3);
            var_11 = wp::load(var_9);
            var_10 = wp::copy(var_11);
            wp::assign(var_3, var_10);
        goto start_while_0;
        end_while_0:;
        // b = edges[i, 1]                                                                        <L 15>
        var_13 = wp::address(var_edges, var_0, var_12);
        var_15 = wp::load(var_13);
        var_14 = wp::copy(var_15);
        // while parent[b] != -1:                                                                 <L 16>
        start_while_2:;
        var_16 = wp::address(var_parent, var_14);
        var_19 = wp::load(var_16);
        var_18 = (var_19 != var_17);
        if ((var_18) == false) goto end_while_2;
            // b = parent[b]                                                                      <L 17>
            var_20 = wp::address(var_parent, var_14);
            var_22 = wp::load(var_20);
            var_21 = wp::copy(var_22);
            wp::assign(var_14, var_21);
        goto start_while_2;
        end_while_2:;
        // joined[i] = wp.where(a == b, 1, 0)                                                     <L 19>
        var_23 = (var_3 == var_14);
        var_26 = wp::where(var_23, var_24, var_25);
        wp::array_store(var_joined, var_0, var_26);
    }
}
