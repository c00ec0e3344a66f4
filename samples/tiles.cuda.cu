extern "C" __global__ void batch_statistics_67551bff_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_sample_weight,
    wp::array_t<wp::float32> var_sums_out,
    wp::array_t<wp::float32> var_sq_out)
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
        const wp::int32 var_1 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_2 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_3 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::shape_t* var_5;
        const wp::int32 var_6 = 0;
        wp::int32 var_7;
        wp::shape_t var_8;
        const wp::int32 var_9 = 32;
        wp::int32 var_10;
        wp::range_t var_11;
        wp::int32 var_12;
        const wp::int32 var_13 = 32;
        wp::int32 var_14;
        const wp::int32 var_15 = 32;
        const wp::int32 var_16 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_17;
        const wp::int32 var_18 = 16;
        wp::int32 var_19;
        wp::tuple_t<wp::int32, wp::int32> var_20;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<32,16>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<32,16>>>{};
        const wp::int32 var_22 = 32;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32>, wp::tile_stride_t<1>>, true> var_23 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<32>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_24 = 32;
        const wp::int32 var_25 = 1;
        wp::tuple_t<wp::int32, wp::int32> var_26;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,1>, wp::tile_stride_t<1,1>>, false> var_27 = nullptr;
        const wp::int32 var_28 = 32;
        const wp::int32 var_29 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_30;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<1,0>>, false> var_31 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<16,1>>, true> var_32 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<32,16>,wp::tile_stride_t<16,1>,false>();
        const wp::int32 var_33 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_34 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<16,1>>, true> var_35 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<32,16>,wp::tile_stride_t<16,1>,false>();
        const wp::int32 var_36 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_37 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_38 = 16;
        wp::int32 var_39;
        const wp::int32 var_40 = 16;
        wp::int32 var_41;
        //---------
        // forward
        // def batch_statistics(                                                                  <L 5>
        // j = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // s = wp.tile_zeros(shape=16, dtype=wp.float32)                                          <L 12>
        var_2 = wp::tile_zeros<wp::float32, 16>();
        // sq = wp.tile_zeros(shape=16, dtype=wp.float32)                                         <L 13>
        var_4 = wp::tile_zeros<wp::float32, 16>();
        // for r in range(x.shape[0] // 32):                                                      <L 14>
        var_5 = &(var_x.shape);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        var_10 = wp::floordiv(var_7, var_9);
        var_11 = wp::range(var_10);
        start_for_0:;
            if (iter_cmp(var_11) == 0) goto end_for_0;
            var_12 = wp::iter_next(var_11);
            // i = r * 32                                                                         <L 15>
            var_14 = wp::mul(var_12, var_13);
            // t = wp.tile_load(x, shape=(32, 16), offset=(i, j * 16))                            <L 16>
            var_17 = wp::tuple(var_15, var_16);
            var_19 = wp::mul(var_0, var_18);
            var_20 = wp::tuple(var_14, var_19);
            var_21 = wp::tile_load<wp::float32, true, false, 32, 16>(var_x, var_14, var_19);
            // wt = wp.tile_reshape(wp.tile_load(sample_weight, shape=32, offset=i), shape=(32, 1))       <L 17>
            var_23 = wp::tile_load<wp::float32, true, false, 32>(var_sample_weight, var_14);
            var_26 = wp::tuple(var_24, var_25);
            var_27 = wp::tile_reshape<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,1>, wp::tile_stride_t<1,1>>, false>>(var_23);
            // t *= wp.tile_broadcast(wt, shape=(32, 16))                                         <L 18>
            var_30 = wp::tuple(var_28, var_29);
            var_31 = wp::tile_broadcast<32, 16, 1, 0>(var_27);
            var_32 = wp::tile_mul_elementwise(var_21, var_31);
            // s += wp.tile_sum(t, axis=0)                                                        <L 19>
            var_34 = wp::tile_sum_axis<0>(var_32);
            wp::tile_add_inplace(var_2, var_34);
            // sq += wp.tile_sum(wp.tile_map(wp.mul, t, t), axis=0)                               <L 20>
            var_35 = wp::tile_binary_map(wp::mul, var_32, var_32);
            var_37 = wp::tile_sum_axis<0>(var_35);
            wp::tile_add_inplace(var_4, var_37);
            goto start_for_0;
        end_for_0:;
        // wp.tile_store(sums_out, s, offset=j * 16)                                              <L 21>
        var_39 = wp::mul(var_0, var_38);
        wp::tile_store<wp::float32, true, false>(var_sums_out, var_39, var_2);
        // wp.tile_store(sq_out, sq, offset=j * 16)                                               <L 22>
        var_41 = wp::mul(var_0, var_40);
        wp::tile_store<wp::float32, true, false>(var_sq_out, var_41, var_4);
    }
}

extern "C" __global__ void batch_statistics_67551bff_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_sample_weight,
    wp::array_t<wp::float32> var_sums_out,
    wp::array_t<wp::float32> var_sq_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::float32> adj_sample_weight,
    wp::array_t<wp::float32> adj_sums_out,
    wp::array_t<wp::float32> adj_sq_out)
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
        const wp::int32 var_1 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_2 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_3 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::shape_t* var_5;
        const wp::int32 var_6 = 0;
        wp::int32 var_7;
        wp::shape_t var_8;
        const wp::int32 var_9 = 32;
        wp::int32 var_10;
        wp::range_t var_11;
        wp::int32 var_12;
        const wp::int32 var_13 = 32;
        wp::int32 var_14;
        const wp::int32 var_15 = 32;
        const wp::int32 var_16 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_17;
        const wp::int32 var_18 = 16;
        wp::int32 var_19;
        wp::tuple_t<wp::int32, wp::int32> var_20;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<32,16>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<32,16>>>{};
        const wp::int32 var_22 = 32;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32>, wp::tile_stride_t<1>>, true> var_23 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<32>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_24 = 32;
        const wp::int32 var_25 = 1;
        wp::tuple_t<wp::int32, wp::int32> var_26;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,1>, wp::tile_stride_t<1,1>>, false> var_27 = nullptr;
        const wp::int32 var_28 = 32;
        const wp::int32 var_29 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_30;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<1,0>>, false> var_31 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<16,1>>, true> var_32 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<32,16>,wp::tile_stride_t<16,1>,true>();
        const wp::int32 var_33 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_34 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<16,1>>, true> var_35 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<32,16>,wp::tile_stride_t<16,1>,true>();
        const wp::int32 var_36 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_37 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_38 = 16;
        wp::int32 var_39;
        const wp::int32 var_40 = 16;
        wp::int32 var_41;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_2{};
        wp::int32 adj_3 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_4{};
        wp::shape_t adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::shape_t adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::range_t adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_20 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<32,16>>> adj_21{};
        wp::int32 adj_22 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32>, wp::tile_stride_t<1>>, true>& adj_23 = var_23;
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_26 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,1>, wp::tile_stride_t<1,1>>, false>& adj_27 = var_27;
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_30 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<1,0>>, false>& adj_31 = var_31;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<16,1>>, true>& adj_32 = var_32;
        wp::int32 adj_33 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_34{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,16>, wp::tile_stride_t<16,1>>, true>& adj_35 = var_35;
        wp::int32 adj_36 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_37{};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        //---------
        // forward
        // def batch_statistics(                                                                  <L 5>
        // j = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // s = wp.tile_zeros(shape=16, dtype=wp.float32)                                          <L 12>
        var_2 = wp::tile_zeros<wp::float32, 16>();
        // sq = wp.tile_zeros(shape=16, dtype=wp.float32)                                         <L 13>
        var_4 = wp::tile_zeros<wp::float32, 16>();
        // for r in range(x.shape[0] // 32):                                                      <L 14>
        var_5 = &(var_x.shape);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        var_10 = wp::floordiv(var_7, var_9);
        var_11 = wp::range(var_10);
        // wp.tile_store(sums_out, s, offset=j * 16)                                              <L 21>
        var_39 = wp::mul(var_0, var_38);
        // wp::tile_store<wp::float32, true, false>(var_sums_out, var_39, var_2);
        // wp.tile_store(sq_out, sq, offset=j * 16)                                               <L 22>
        var_41 = wp::mul(var_0, var_40);
        // wp::tile_store<wp::float32, true, false>(var_sq_out, var_41, var_4);
        //---------
        // reverse
        wp::adj_tile_store(var_sq_out, var_41, var_4, adj_sq_out, adj_41, adj_4);
        wp::adj_mul(var_0, var_40, adj_0, adj_40, adj_41);
        // adj: wp.tile_store(sq_out, sq, offset=j * 16)                                          <L 22>
        wp::adj_tile_store(var_sums_out, var_39, var_2, adj_sums_out, adj_39, adj_2);
        wp::adj_mul(var_0, var_38, adj_0, adj_38, adj_39);
        // adj: wp.tile_store(sums_out, s, offset=j * 16)                                         <L 21>
        var_11 = wp::iter_reverse(var_11);
        start_for_0:;
            if (iter_cmp(var_11) == 0) goto end_for_0;
            var_12 = wp::iter_next(var_11);
        	adj_13 = {};
        	adj_14 = {};
        	adj_15 = {};
        	adj_16 = {};
        	adj_17 = {};
        	adj_18 = {};
        	adj_19 = {};
        	adj_20 = {};
        	adj_21.grad_zero();
        	adj_22 = {};
        	adj_23.grad_zero();
        	adj_24 = {};
        	adj_25 = {};
        	adj_26 = {};
        	adj_28 = {};
        	adj_29 = {};
        	adj_30 = {};
        	adj_32.grad_zero();
        	adj_33 = {};
        	adj_34.grad_zero();
        	adj_35.grad_zero();
        	adj_36 = {};
        	adj_37.grad_zero();
            // i = r * 32                                                                         <L 15>
            var_14 = wp::mul(var_12, var_13);
            // t = wp.tile_load(x, shape=(32, 16), offset=(i, j * 16))                            <L 16>
            var_17 = wp::tuple(var_15, var_16);
            var_19 = wp::mul(var_0, var_18);
            var_20 = wp::tuple(var_14, var_19);
            var_21 = wp::tile_load<wp::float32, true, false, 32, 16>(var_x, var_14, var_19);
            // wt = wp.tile_reshape(wp.tile_load(sample_weight, shape=32, offset=i), shape=(32, 1))       <L 17>
            var_23 = wp::tile_load<wp::float32, true, false, 32>(var_sample_weight, var_14);
            var_26 = wp::tuple(var_24, var_25);
            var_27 = wp::tile_reshape<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<32,1>, wp::tile_stride_t<1,1>>, false>>(var_23);
            // t *= wp.tile_broadcast(wt, shape=(32, 16))                                         <L 18>
            var_30 = wp::tuple(var_28, var_29);
            var_31 = wp::tile_broadcast<32, 16, 1, 0>(var_27);
            var_32 = wp::tile_mul_elementwise(var_21, var_31);
            // s += wp.tile_sum(t, axis=0)                                                        <L 19>
            var_34 = wp::tile_sum_axis<0>(var_32);
            wp::tile_add_inplace(var_2, var_34);
            // sq += wp.tile_sum(wp.tile_map(wp.mul, t, t), axis=0)                               <L 20>
            var_35 = wp::tile_binary_map(wp::mul, var_32, var_32);
            var_37 = wp::tile_sum_axis<0>(var_35);
            wp::tile_add_inplace(var_4, var_37);
            wp::adj_tile_add_inplace(var_4, var_37, adj_4, adj_37);
            wp::adj_tile_sum_axis<0>(var_35, adj_35, adj_37);
            wp::adj_tile_binary_map(wp::mul, var_32, var_32, wp::adj_mul, adj_32, adj_32, adj_35);
            // adj: sq += wp.tile_sum(wp.tile_map(wp.mul, t, t), axis=0)                          <L 20>
            wp::adj_tile_add_inplace(var_2, var_34, adj_2, adj_34);
            wp::adj_tile_sum_axis<0>(var_32, adj_32, adj_34);
            // adj: s += wp.tile_sum(t, axis=0)                                                   <L 19>
            wp::adj_tile_mul_elementwise(var_21, var_31, adj_21, adj_31, adj_32);
            wp::adj_tile_broadcast(var_27, adj_27, adj_31);
            // adj: t *= wp.tile_broadcast(wt, shape=(32, 16))                                    <L 18>
            wp::adj_tile_reshape(var_23, adj_23, adj_27);
            wp::adj_tile_load(var_sample_weight, var_14, adj_sample_weight, adj_14, adj_23);
            // adj: wt = wp.tile_reshape(wp.tile_load(sample_weight, shape=32, offset=i), shape=(32, 1))  <L 17>
            wp::adj_tile_load(var_x, var_14, var_19, adj_x, adj_14, adj_19, adj_21);
            wp::adj_mul(var_0, var_18, adj_0, adj_18, adj_19);
            // adj: t = wp.tile_load(x, shape=(32, 16), offset=(i, j * 16))                       <L 16>
            wp::adj_mul(var_12, var_13, adj_12, adj_13, adj_14);
            // adj: i = r * 32                                                                    <L 15>
        	goto start_for_0;
        end_for_0:;
        adj_x.shape = adj_5;
        // adj: for r in range(x.shape[0] // 32):                                                 <L 14>
        // adj: sq = wp.tile_zeros(shape=16, dtype=wp.float32)                                    <L 13>
        // adj: s = wp.tile_zeros(shape=16, dtype=wp.float32)                                     <L 12>
        // adj: j = wp.tid()                                                                      <L 11>
        // adj: def batch_statistics(                                                             <L 5>
        continue;
    }
}
