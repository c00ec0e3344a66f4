extern "C" __global__ void row_probabilities_251b79ff_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_stride,
    wp::array_t<wp::int32> var_lengths,
    wp::array_t<wp::float32> var_y,
    wp::array_t<wp::float32> var_entropy)
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
        wp::int32 var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        wp::range_t var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::float32* var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 0.0;
        wp::float32 var_17;
        wp::range_t var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        wp::float32* var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        const wp::float32 var_25 = 0.5;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::int32 var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::int32 var_31;
        wp::float32* var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        const wp::float32 var_35 = 0.0;
        wp::range_t var_36;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        wp::float32* var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::int32 var_43;
        wp::int32 var_44;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::float32* var_47;
        wp::int32 var_48;
        wp::int32 var_49;
        wp::float32* var_50;
        wp::float32 var_51;
        wp::float32 var_52;
        wp::float32 var_53;
        wp::float32 var_54;
        wp::float32 var_55;
        //---------
        // forward
        // def row_probabilities(                                                                 <L 5>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // width = lengths[i]                                                                     <L 12>
        var_1 = wp::address(var_lengths, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // top = y[i * stride]                                                                    <L 13>
        var_4 = wp::mul(var_0, var_stride);
        var_5 = wp::address(var_y, var_4);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        // for c in range(1, width):                                                              <L 14>
        var_9 = wp::range(var_8, var_2);
        start_for_0:;
            if (iter_cmp(var_9) == 0) goto end_for_0;
            var_10 = wp::iter_next(var_9);
            // top = wp.max(top, y[i * stride + c])                                               <L 15>
            var_11 = wp::mul(var_0, var_stride);
            var_12 = wp::add(var_11, var_10);
            var_13 = wp::address(var_y, var_12);
            var_15 = wp::load(var_13);
            var_14 = wp::max(var_6, var_15);
            wp::assign(var_6, var_14);
            goto start_for_0;
        end_for_0:;
        // total = float(0.0)                                                                     <L 16>
        var_17 = wp::float(var_16);
        // for c in range(width):                                                                 <L 17>
        var_18 = wp::range(var_2);
        start_for_2:;
            if (iter_cmp(var_18) == 0) goto end_for_2;
            var_19 = wp::iter_next(var_18);
            // y[i * stride + c] = wp.exp((y[i * stride + c] - top) / 0.5)                        <L 18>
            var_20 = wp::mul(var_0, var_stride);
            var_21 = wp::add(var_20, var_19);
            var_22 = wp::address(var_y, var_21);
            var_24 = wp::load(var_22);
            var_23 = wp::sub(var_24, var_6);
            var_26 = wp::div(var_23, var_25);
            var_27 = wp::exp(var_26);
            var_28 = wp::mul(var_0, var_stride);
            var_29 = wp::add(var_28, var_19);
            wp::array_store(var_y, var_29, var_27);
            // total += y[i * stride + c]                                                         <L 19>
            var_30 = wp::mul(var_0, var_stride);
            var_31 = wp::add(var_30, var_19);
            var_32 = wp::address(var_y, var_31);
            var_34 = wp::load(var_32);
            var_33 = wp::add(var_17, var_34);
            wp::assign(var_17, var_33);
            goto start_for_2;
        end_for_2:;
        // entropy[i] = 0.0                                                                       <L 20>
        wp::array_store(var_entropy, var_0, var_35);
        // for c in range(width):                                                                 <L 21>
        var_36 = wp::range(var_2);
        start_for_4:;
            if (iter_cmp(var_36) == 0) goto end_for_4;
            var_37 = wp::iter_next(var_36);
            // y[i * stride + c] = y[i * stride + c] / total                                      <L 22>
            var_38 = wp::mul(var_0, var_stride);
            var_39 = wp::add(var_38, var_37);
            var_40 = wp::address(var_y, var_39);
            var_42 = wp::load(var_40);
            var_41 = wp::div(var_42, var_17);
            var_43 = wp::mul(var_0, var_stride);
            var_44 = wp::add(var_43, var_37);
            wp::array_store(var_y, var_44, var_41);
            // entropy[i] -= y[i * stride + c] * wp.log(y[i * stride + c])                        <L 23>
            var_45 = wp::mul(var_0, var_stride);
            var_46 = wp::add(var_45, var_37);
            var_47 = wp::address(var_y, var_46);
            var_48 = wp::mul(var_0, var_stride);
            var_49 = wp::add(var_48, var_37);
            var_50 = wp::address(var_y, var_49);
            var_52 = wp::load(var_50);
            var_51 = wp::log(var_52);
            var_54 = wp::load(var_47);
            var_53 = wp::mul(var_54, var_51);
            var_55 = wp::atomic_sub(var_entropy, var_0, var_53);
            goto start_for_4;
        end_for_4:;
    }
}

extern "C" __global__ void row_probabilities_251b79ff_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_stride,
    wp::array_t<wp::int32> var_lengths,
    wp::array_t<wp::float32> var_y,
    wp::array_t<wp::float32> var_entropy,
    wp::int32 adj_stride,
    wp::array_t<wp::int32> adj_lengths,
    wp::array_t<wp::float32> adj_y,
    wp::array_t<wp::float32> adj_entropy)
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
        wp::int32 var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        wp::range_t var_9;
        wp::int32 var_10;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::float32* var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 0.0;
        wp::float32 var_17;
        wp::range_t var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        wp::float32* var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        const wp::float32 var_25 = 0.5;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::int32 var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::int32 var_31;
        wp::float32* var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        const wp::float32 var_35 = 0.0;
        wp::range_t var_36;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        wp::float32* var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::int32 var_43;
        wp::int32 var_44;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::float32* var_47;
        wp::int32 var_48;
        wp::int32 var_49;
        wp::float32* var_50;
        wp::float32 var_51;
        wp::float32 var_52;
        wp::float32 var_53;
        wp::float32 var_54;
        wp::float32 var_55;
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
        wp::int32 adj_8 = {};
        wp::range_t adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::range_t adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::range_t adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::float32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::float32 adj_53 = {};
        wp::float32 adj_54 = {};
        wp::float32 adj_55 = {};
        //---------
        // forward
        // def row_probabilities(                                                                 <L 5>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // width = lengths[i]                                                                     <L 12>
        var_1 = wp::address(var_lengths, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // top = y[i * stride]                                                                    <L 13>
        var_4 = wp::mul(var_0, var_stride);
        var_5 = wp::address(var_y, var_4);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        // for c in range(1, width):                                                              <L 14>
        var_9 = wp::range(var_8, var_2);
        // total = float(0.0)                                                                     <L 16>
        var_17 = wp::float(var_16);
        // for c in range(width):                                                                 <L 17>
        var_18 = wp::range(var_2);
        // entropy[i] = 0.0                                                                       <L 20>
        // wp::array_store(var_entropy, var_0, var_35);
        // for c in range(width):                                                                 <L 21>
        var_36 = wp::range(var_2);
        //---------
        // reverse
        var_36 = wp::iter_reverse(var_36);
        start_for_4:;
            if (iter_cmp(var_36) == 0) goto end_for_4;
            var_37 = wp::iter_next(var_36);
        	adj_38 = {};
        	adj_39 = {};
        	adj_40 = {};
        	adj_41 = {};
        	adj_42 = {};
        	adj_43 = {};
        	adj_44 = {};
        	adj_45 = {};
        	adj_46 = {};
        	adj_47 = {};
        	adj_48 = {};
        	adj_49 = {};
        	adj_50 = {};
        	adj_51 = {};
        	adj_52 = {};
        	adj_53 = {};
        	adj_54 = {};
        	adj_55 = {};
            // y[i * stride + c] = y[i * stride + c] / total                                      <L 22>
            var_38 = wp::mul(var_0, var_stride);
            var_39 = wp::add(var_38, var_37);
            var_40 = wp::address(var_y, var_39);
            var_42 = wp::load(var_40);
            var_41 = wp::div(var_42, var_17);
            var_43 = wp::mul(var_0, var_stride);
            var_44 = wp::add(var_43, var_37);
            // wp::array_store(var_y, var_44, var_41);
            // entropy[i] -= y[i * stride + c] * wp.log(y[i * stride + c])                        <L 23>
            var_45 = wp::mul(var_0, var_stride);
            var_46 = wp::add(var_45, var_37);
            var_47 = wp::address(var_y, var_46);
            var_48 = wp::mul(var_0, var_stride);
            var_49 = wp::add(var_48, var_37);
            var_50 = wp::address(var_y, var_49);
            var_52 = wp::load(var_50);
            var_51 = wp::log(var_52);
            var_54 = wp::load(var_47);
            var_53 = wp::mul(var_54, var_51);
            // var_55 = wp::atomic_sub(var_entropy, var_0, var_53);
            wp::adj_atomic_sub(var_entropy, var_0, var_53, adj_entropy, adj_0, adj_53, adj_55);
            wp::adj_mul(var_54, var_51, adj_47, adj_51, adj_53);
            wp::adj_log(var_52, adj_50, adj_51);
            wp::adj_address(var_y, var_49, adj_y, adj_49, adj_50);
            wp::adj_add(var_48, var_37, adj_48, adj_37, adj_49);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_48);
            wp::adj_address(var_y, var_46, adj_y, adj_46, adj_47);
            wp::adj_add(var_45, var_37, adj_45, adj_37, adj_46);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_45);
            // adj: entropy[i] -= y[i * stride + c] * wp.log(y[i * stride + c])                   <L 23>
            wp::adj_array_store(var_y, var_44, var_41, adj_y, adj_44, adj_41);
            wp::adj_add(var_43, var_37, adj_43, adj_37, adj_44);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_43);
            wp::adj_div(var_42, var_17, var_41, adj_40, adj_17, adj_41);
            wp::adj_address(var_y, var_39, adj_y, adj_39, adj_40);
            wp::adj_add(var_38, var_37, adj_38, adj_37, adj_39);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_38);
            // adj: y[i * stride + c] = y[i * stride + c] / total                                 <L 22>
        	goto start_for_4;
        end_for_4:;
        // adj: for c in range(width):                                                            <L 21>
        wp::adj_array_store(var_entropy, var_0, var_35, adj_entropy, adj_0, adj_35);
        // adj: entropy[i] = 0.0                                                                  <L 20>
        var_18 = wp::iter_reverse(var_18);
        start_for_2:;
            if (iter_cmp(var_18) == 0) goto end_for_2;
            var_19 = wp::iter_next(var_18);
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
            // y[i * stride + c] = wp.exp((y[i * stride + c] - top) / 0.5)                        <L 18>
            var_20 = wp::mul(var_0, var_stride);
            var_21 = wp::add(var_20, var_19);
            var_22 = wp::address(var_y, var_21);
            var_24 = wp::load(var_22);
            var_23 = wp::sub(var_24, var_6);
            var_26 = wp::div(var_23, var_25);
            var_27 = wp::exp(var_26);
            var_28 = wp::mul(var_0, var_stride);
            var_29 = wp::add(var_28, var_19);
            // wp::array_store(var_y, var_29, var_27);
            // total += y[i * stride + c]                                                         <L 19>
            var_30 = wp::mul(var_0, var_stride);
            var_31 = wp::add(var_30, var_19);
            var_32 = wp::address(var_y, var_31);
            var_34 = wp::load(var_32);
            var_33 = wp::add(var_17, var_34);
            wp::assign(var_17, var_33);
            wp::adj_assign(var_17, var_33, adj_17, adj_33);
            wp::adj_add(var_17, var_34, adj_17, adj_32, adj_33);
            wp::adj_address(var_y, var_31, adj_y, adj_31, adj_32);
            wp::adj_add(var_30, var_19, adj_30, adj_19, adj_31);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_30);
            // adj: total += y[i * stride + c]                                                    <L 19>
            wp::adj_array_store(var_y, var_29, var_27, adj_y, adj_29, adj_27);
            wp::adj_add(var_28, var_19, adj_28, adj_19, adj_29);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_28);
            wp::adj_exp(var_26, var_27, adj_26, adj_27);
            wp::adj_div(var_23, var_25, var_26, adj_23, adj_25, adj_26);
            wp::adj_sub(var_24, var_6, adj_22, adj_6, adj_23);
            wp::adj_address(var_y, var_21, adj_y, adj_21, adj_22);
            wp::adj_add(var_20, var_19, adj_20, adj_19, adj_21);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_20);
            // adj: y[i * stride + c] = wp.exp((y[i * stride + c] - top) / 0.5)                   <L 18>
        	goto start_for_2;
        end_for_2:;
        // adj: for c in range(width):                                                            <L 17>
        wp::adj_float(var_16, adj_16, adj_17);
        // adj: total = float(0.0)                                                                <L 16>
        var_9 = wp::iter_reverse(var_9);
        start_for_0:;
            if (iter_cmp(var_9) == 0) goto end_for_0;
            var_10 = wp::iter_next(var_9);
        	adj_11 = {};
        	adj_12 = {};
        	adj_13 = {};
        	adj_14 = {};
        	adj_15 = {};
            // top = wp.max(top, y[i * stride + c])                                               <L 15>
            var_11 = wp::mul(var_0, var_stride);
            var_12 = wp::add(var_11, var_10);
            var_13 = wp::address(var_y, var_12);
            var_15 = wp::load(var_13);
            var_14 = wp::max(var_6, var_15);
            wp::assign(var_6, var_14);
            wp::adj_assign(var_6, var_14, adj_6, adj_14);
            wp::adj_max(var_6, var_15, adj_6, adj_13, adj_14);
            wp::adj_address(var_y, var_12, adj_y, adj_12, adj_13);
            wp::adj_add(var_11, var_10, adj_11, adj_10, adj_12);
            wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_11);
            // adj: top = wp.max(top, y[i * stride + c])                                          <L 15>
        	goto start_for_0;
        end_for_0:;
        // adj: for c in range(1, width):                                                         <L 14>
        wp::adj_copy(var_7, adj_5, adj_6);
        wp::adj_address(var_y, var_4, adj_y, adj_4, adj_5);
        wp::adj_mul(var_0, var_stride, adj_0, adj_stride, adj_4);
        // adj: top = y[i * stride]                                                               <L 13>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_lengths, var_0, adj_lengths, adj_0, adj_1);
        // adj: width = lengths[i]                                                                <L 12>
        // adj: i = wp.tid()                                                                      <L 11>
        // adj: def row_probabilities(                                                            <L 5>
        continue;
    }
}
