


extern "C" __global__ void constants_7de81acb_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::uint64> var_keys,
    wp::array_t<wp::vec_t<3, wp::float32>> var_y)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        const wp::float32 var_6 = 0.1;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::uint64* var_12;
        const wp::uint64 var_13 = 7ull;
        wp::uint64 var_14;
        wp::uint64 var_15;
        const wp::vec_t<3, wp::float32> var_16 = wp::initializer_array<3,wp::float32>{0.10000000149011612, 1.0, 2.5};
        wp::vec_t<3, wp::float32> var_17;
        //---------
        // forward
        // def constants(x: wp.array(dtype=float), keys: wp.array(dtype=wp.uint64), y: wp.array(dtype=wp.vec3)):       <L 10>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // s = x[i]                                                                               <L 12>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // for k in range(STEPS):                                                                 <L 13>
        var_4 = 0;
        start_for_0:;
            if (var_4 >= 20) goto end_for_0;
            var_5 = var_4;
            var_4 += 1;
            // s += GAIN * wp.cos(s + float(k))                                                   <L 14>
            var_7 = wp::float(var_5);
            var_8 = wp::add(var_2, var_7);
            var_9 = wp::cos(var_8);
            var_10 = wp::mul(var_6, var_9);
            var_11 = wp::add(var_2, var_10);
            wp::assign(var_2, var_11);
            goto start_for_0;
        end_for_0:;
        // keys[i] = keys[i] % LIMIT                                                              <L 15>
        var_12 = wp::address(var_keys, var_0);
        var_15 = wp::load(var_12);
        var_14 = wp::mod(var_15, var_13);
        wp::array_store(var_keys, var_0, var_14);
        // y[i] = s * AXIS                                                                        <L 16>
        var_17 = wp::mul(var_2, var_16);
        wp::array_store(var_y, var_0, var_17);
    }
}



extern "C" __global__ void constants_7de81acb_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::uint64> var_keys,
    wp::array_t<wp::vec_t<3, wp::float32>> var_y,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::uint64> adj_keys,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_y)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        const wp::float32 var_6 = 0.1;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::uint64* var_12;
        const wp::uint64 var_13 = 7ull;
        wp::uint64 var_14;
        wp::uint64 var_15;
        const wp::vec_t<3, wp::float32> var_16 = wp::initializer_array<3,wp::float32>{0.10000000149011612, 1.0, 2.5};
        wp::vec_t<3, wp::float32> var_17;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::uint64 adj_12 = {};
        wp::uint64 adj_13 = {};
        wp::uint64 adj_14 = {};
        wp::uint64 adj_15 = {};
        wp::vec_t<3, wp::float32> adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        //---------
        // forward
        // def constants(x: wp.array(dtype=float), keys: wp.array(dtype=wp.uint64), y: wp.array(dtype=wp.vec3)):       <L 10>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // s = x[i]                                                                               <L 12>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // for k in range(STEPS):                                                                 <L 13>
        var_4 = 0;
        // keys[i] = keys[i] % LIMIT                                                              <L 15>
        var_12 = wp::address(var_keys, var_0);
        var_15 = wp::load(var_12);
        var_14 = wp::mod(var_15, var_13);
        // wp::array_store(var_keys, var_0, var_14);
        // y[i] = s * AXIS                                                                        <L 16>
        var_17 = wp::mul(var_2, var_16);
        // wp::array_store(var_y, var_0, var_17);
        //---------
        // reverse
        wp::adj_array_store(var_y, var_0, var_17, adj_y, adj_0, adj_17);
        wp::adj_mul(var_2, var_16, adj_2, adj_16, adj_17);
        // adj: y[i] = s * AXIS                                                                   <L 16>
        wp::adj_array_store(var_keys, var_0, var_14, adj_keys, adj_0, adj_14);
        wp::adj_mod(var_15, var_13, adj_12, adj_13, adj_14);
        wp::adj_address(var_keys, var_0, adj_keys, adj_0, adj_12);
        // adj: keys[i] = keys[i] % LIMIT                                                         <L 15>
        var_4 = 19;
        start_for_0:;
        	if (var_4 < 0) goto end_for_0;
        	var_5 = var_4;
        	var_4 -= 1;
        	adj_6 = {};
        	adj_7 = {};
        	adj_8 = {};
        	adj_9 = {};
        	adj_10 = {};
        	adj_11 = {};
            // s += GAIN * wp.cos(s + float(k))                                                   <L 14>
            var_7 = wp::float(var_5);
            var_8 = wp::add(var_2, var_7);
            var_9 = wp::cos(var_8);
            var_10 = wp::mul(var_6, var_9);
            var_11 = wp::add(var_2, var_10);
            wp::assign(var_2, var_11);
            wp::adj_assign(var_2, var_11, adj_2, adj_11);
            wp::adj_add(var_2, var_10, adj_2, adj_10, adj_11);
            wp::adj_mul(var_6, var_9, adj_6, adj_9, adj_10);
            wp::adj_cos(var_8, adj_8, adj_9);
            wp::adj_add(var_2, var_7, adj_2, adj_7, adj_8);
            wp::adj_float(var_5, adj_5, adj_7);
            // adj: s += GAIN * wp.cos(s + float(k))                                              <L 14>
        	goto start_for_0;
        end_for_0:;
        // adj: for k in range(STEPS):                                                            <L 13>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: s = x[i]                                                                          <L 12>
        // adj: i = wp.tid()                                                                      <L 11>
        // adj: def constants(x: wp.array(dtype=float), keys: wp.array(dtype=wp.uint64), y: wp.array(dtype=wp.vec3)):  <L 10>
        continue;
    }
}
