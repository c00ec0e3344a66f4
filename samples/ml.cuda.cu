extern "C" __global__ void pooling_forward_79d58135_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_image,
    wp::int32 var_height,
    wp::int32 var_width,
    wp::array_t<wp::float32> var_pooled)
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
        wp::int32 var_1;
        const wp::float32 var_2 = 0.0;
        wp::float32 var_3;
        const wp::int32 var_4 = 1;
        const wp::int32 var_5 = 1;
        wp::int32 var_6;
        const wp::int32 var_7 = -1;
        wp::range_t var_8;
        wp::int32 var_9;
        const wp::int32 var_10 = 2;
        wp::int32 var_11;
        wp::int32 var_12;
        const wp::int32 var_13 = 0;
        const wp::int32 var_14 = 2;
        wp::int32 var_15;
        const wp::int32 var_16 = 1;
        wp::int32 var_17;
        wp::int32 var_18;
        const wp::int32 var_19 = 1;
        const wp::int32 var_20 = 1;
        wp::int32 var_21;
        const wp::int32 var_22 = -1;
        wp::range_t var_23;
        wp::int32 var_24;
        const wp::int32 var_25 = 2;
        wp::int32 var_26;
        wp::int32 var_27;
        const wp::int32 var_28 = 0;
        const wp::int32 var_29 = 2;
        wp::int32 var_30;
        const wp::int32 var_31 = 1;
        wp::int32 var_32;
        wp::int32 var_33;
        wp::float32* var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::float32 var_37 = 9.0;
        wp::float32 var_38;
        //---------
        // forward
        // def pooling_forward(image: wp.array2d[float], height: int, width: int, pooled: wp.array2d[float]):       <L 8>
        // r, c = wp.tid()                                                                        <L 10>
        builtin_tid2d(var_0, var_1);
        // total = float(0.0)                                                                     <L 11>
        var_3 = wp::float(var_2);
        // for dy in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):                            <L 12>
        var_6 = wp::add(var_4, var_5);
        var_8 = wp::range(var_7, var_6);
        start_for_0:;
            if (iter_cmp(var_8) == 0) goto end_for_0;
            var_9 = wp::iter_next(var_8);
            // y = 2 * r + dy                                                                     <L 13>
            var_11 = wp::mul(var_10, var_0);
            var_12 = wp::add(var_11, var_9);
            // y = wp.clamp(y, 0, 2 * height - 1)                                                 <L 14>
            var_15 = wp::mul(var_14, var_height);
            var_17 = wp::sub(var_15, var_16);
            var_18 = wp::clamp(var_12, var_13, var_17);
            // for dx in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):                        <L 15>
            var_21 = wp::add(var_19, var_20);
            var_23 = wp::range(var_22, var_21);
            start_for_2:;
                if (iter_cmp(var_23) == 0) goto end_for_2;
                var_24 = wp::iter_next(var_23);
                // x = 2 * c + dx                                                                 <L 16>
                var_26 = wp::mul(var_25, var_1);
                var_27 = wp::add(var_26, var_24);
                // x = wp.clamp(x, 0, 2 * width - 1)                                              <L 17>
                var_30 = wp::mul(var_29, var_width);
                var_32 = wp::sub(var_30, var_31);
                var_33 = wp::clamp(var_27, var_28, var_32);
                // total += image[y, x]                                                           <L 18>
                var_34 = wp::address(var_image, var_18, var_33);
                var_36 = wp::load(var_34);
                var_35 = wp::add(var_3, var_36);
                wp::assign(var_3, var_35);
                goto start_for_2;
            end_for_2:;
            goto start_for_0;
        end_for_0:;
        // pooled[r, c] = total / 9.0                                                             <L 19>
        var_38 = wp::div(var_3, var_37);
        wp::array_store(var_pooled, var_0, var_1, var_38);
    }
}

extern "C" __global__ void pooling_forward_79d58135_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_image,
    wp::int32 var_height,
    wp::int32 var_width,
    wp::array_t<wp::float32> var_pooled,
    wp::array_t<wp::float32> adj_image,
    wp::int32 adj_height,
    wp::int32 adj_width,
    wp::array_t<wp::float32> adj_pooled)
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
        wp::int32 var_1;
        const wp::float32 var_2 = 0.0;
        wp::float32 var_3;
        const wp::int32 var_4 = 1;
        const wp::int32 var_5 = 1;
        wp::int32 var_6;
        const wp::int32 var_7 = -1;
        wp::range_t var_8;
        wp::int32 var_9;
        const wp::int32 var_10 = 2;
        wp::int32 var_11;
        wp::int32 var_12;
        const wp::int32 var_13 = 0;
        const wp::int32 var_14 = 2;
        wp::int32 var_15;
        const wp::int32 var_16 = 1;
        wp::int32 var_17;
        wp::int32 var_18;
        const wp::int32 var_19 = 1;
        const wp::int32 var_20 = 1;
        wp::int32 var_21;
        const wp::int32 var_22 = -1;
        wp::range_t var_23;
        wp::int32 var_24;
        const wp::int32 var_25 = 2;
        wp::int32 var_26;
        wp::int32 var_27;
        const wp::int32 var_28 = 0;
        const wp::int32 var_29 = 2;
        wp::int32 var_30;
        const wp::int32 var_31 = 1;
        wp::int32 var_32;
        wp::int32 var_33;
        wp::float32* var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::float32 var_37 = 9.0;
        wp::float32 var_38;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::range_t adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::range_t adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        //---------
        // forward
        // def pooling_forward(image: wp.array2d[float], height: int, width: int, pooled: wp.array2d[float]):       <L 8>
        // r, c = wp.tid()                                                                        <L 10>
        builtin_tid2d(var_0, var_1);
        // total = float(0.0)                                                                     <L 11>
        var_3 = wp::float(var_2);
        // for dy in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):                            <L 12>
        var_6 = wp::add(var_4, var_5);
        var_8 = wp::range(var_7, var_6);
        // pooled[r, c] = total / 9.0                                                             <L 19>
        var_38 = wp::div(var_3, var_37);
        // wp::array_store(var_pooled, var_0, var_1, var_38);
        //---------
        // reverse
        wp::adj_array_store(var_pooled, var_0, var_1, var_38, adj_pooled, adj_0, adj_1, adj_38);
        wp::adj_div(var_3, var_37, var_38, adj_3, adj_37, adj_38);
        // adj: pooled[r, c] = total / 9.0                                                        <L 19>
        var_8 = wp::iter_reverse(var_8);
        start_for_0:;
            if (iter_cmp(var_8) == 0) goto end_for_0;
            var_9 = wp::iter_next(var_8);
        	adj_10 = {};
        	adj_11 = {};
        	adj_12 = {};
        	adj_13 = {};
        	adj_14 = {};
        	adj_15 = {};
        	adj_16 = {};
        	adj_17 = {};
        	adj_18 = {};
        	adj_19 = {};
        	adj_20 = {};
        	adj_21 = {};
        	adj_22 = {};
        	adj_23 = {};
        	adj_24 = {};
        	adj_25 = {};
        	adj_26 = {};
        	adj_27 = {};
        	adj_28 = {};
        	adj_29 = {};
        	adj_30 = {};
        	adj_31 = {};
        	adj_32 = {};
        	adj_33 = {};
        	adj_34 = {};
        	adj_35 = {};
        	adj_36 = {};
            // y = 2 * r + dy                                                                     <L 13>
            var_11 = wp::mul(var_10, var_0);
            var_12 = wp::add(var_11, var_9);
            // y = wp.clamp(y, 0, 2 * height - 1)                                                 <L 14>
            var_15 = wp::mul(var_14, var_height);
            var_17 = wp::sub(var_15, var_16);
            var_18 = wp::clamp(var_12, var_13, var_17);
            // for dx in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):                        <L 15>
            var_21 = wp::add(var_19, var_20);
            var_23 = wp::range(var_22, var_21);
            var_23 = wp::iter_reverse(var_23);
            start_for_2:;
                if (iter_cmp(var_23) == 0) goto end_for_2;
                var_24 = wp::iter_next(var_23);
            	adj_25 = {};
            	adj_26 = {};
            	adj_27 = {};
            	adj_28 = {};
            	adj_29 = {};
            	adj_30 = {};
            	adj_31 = {};
            	adj_32 = {};
            	adj_33 = {};
            	adj_34 = {};
            	adj_35 = {};
            	adj_36 = {};
                // x = 2 * c + dx                                                                 <L 16>
                var_26 = wp::mul(var_25, var_1);
                var_27 = wp::add(var_26, var_24);
                // x = wp.clamp(x, 0, 2 * width - 1)                                              <L 17>
                var_30 = wp::mul(var_29, var_width);
                var_32 = wp::sub(var_30, var_31);
                var_33 = wp::clamp(var_27, var_28, var_32);
                // total += image[y, x]                                                           <L 18>
                var_34 = wp::address(var_image, var_18, var_33);
                var_36 = wp::load(var_34);
                var_35 = wp::add(var_3, var_36);
                wp::assign(var_3, var_35);
                wp::adj_assign(var_3, var_35, adj_3, adj_35);
                wp::adj_add(var_3, var_36, adj_3, adj_34, adj_35);
                wp::adj_address(var_image, var_18, var_33, adj_image, adj_18, adj_33, adj_34);
                // adj: total += image[y, x]                                                      <L 18>
                wp::adj_clamp(var_27, var_28, var_32, adj_27, adj_28, adj_32, adj_33);
                wp::adj_sub(var_30, var_31, adj_30, adj_31, adj_32);
                wp::adj_mul(var_29, var_width, adj_29, adj_width, adj_30);
                // adj: x = wp.clamp(x, 0, 2 * width - 1)                                         <L 17>
                wp::adj_add(var_26, var_24, adj_26, adj_24, adj_27);
                wp::adj_mul(var_25, var_1, adj_25, adj_1, adj_26);
                // adj: x = 2 * c + dx                                                            <L 16>
            	goto start_for_2;
            end_for_2:;
            wp::adj_add(var_19, var_20, adj_19, adj_20, adj_21);
            // adj: for dx in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):                   <L 15>
            wp::adj_clamp(var_12, var_13, var_17, adj_12, adj_13, adj_17, adj_18);
            wp::adj_sub(var_15, var_16, adj_15, adj_16, adj_17);
            wp::adj_mul(var_14, var_height, adj_14, adj_height, adj_15);
            // adj: y = wp.clamp(y, 0, 2 * height - 1)                                            <L 14>
            wp::adj_add(var_11, var_9, adj_11, adj_9, adj_12);
            wp::adj_mul(var_10, var_0, adj_10, adj_0, adj_11);
            // adj: y = 2 * r + dy                                                                <L 13>
        	goto start_for_0;
        end_for_0:;
        wp::adj_add(var_4, var_5, adj_4, adj_5, adj_6);
        // adj: for dy in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):                       <L 12>
        wp::adj_float(var_2, adj_2, adj_3);
        // adj: total = float(0.0)                                                                <L 11>
        // adj: r, c = wp.tid()                                                                   <L 10>
        // adj: def pooling_forward(image: wp.array2d[float], height: int, width: int, pooled: wp.array2d[float]):  <L 8>
        continue;
    }
}
