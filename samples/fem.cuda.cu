extern "C" __global__ void eliminate_fixed_dofs_7b63acce_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_offsets,
    wp::array_t<wp::int32> var_columns,
    wp::array_t<wp::int32> var_bc_id,
    wp::array_t<wp::float32> var_prescribed,
    wp::array_t<wp::float32> var_values,
    wp::array_t<wp::float32> var_b)
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
        const wp::int32 var_2 = -1;
        bool var_3;
        wp::int32 var_4;
        const wp::float32 var_5 = 0.0;
        wp::float32 var_6;
        wp::int32* var_7;
        const wp::int32 var_8 = 1;
        wp::int32 var_9;
        wp::int32* var_10;
        wp::range_t var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        wp::int32 var_14;
        wp::int32* var_15;
        wp::int32 var_16;
        wp::int32 var_17;
        wp::int32* var_18;
        const wp::int32 var_19 = -1;
        bool var_20;
        wp::int32 var_21;
        wp::float32* var_22;
        wp::int32* var_23;
        wp::int32 var_24;
        wp::float32* var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::float32 var_30 = 0.0;
        wp::float32 var_31;
        const wp::float32 var_32 = 0.0;
        wp::float32 var_33;
        wp::int32* var_34;
        const wp::int32 var_35 = 1;
        wp::int32 var_36;
        wp::int32* var_37;
        wp::range_t var_38;
        wp::int32 var_39;
        wp::int32 var_40;
        wp::int32 var_41;
        wp::int32* var_42;
        bool var_43;
        wp::int32 var_44;
        wp::float32* var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        const wp::float32 var_48 = 0.0;
        wp::float32 var_49;
        wp::int32* var_50;
        wp::int32 var_51;
        wp::float32* var_52;
        wp::float32 var_53;
        wp::float32 var_54;
        //---------
        // forward
        // def eliminate_fixed_dofs(                                                              <L 5>
        // row = wp.tid()                                                                         <L 14>
        var_0 = builtin_tid1d();
        // if bc_id[row] == -1:                                                                   <L 15>
        var_1 = wp::address(var_bc_id, var_0);
        var_4 = wp::load(var_1);
        var_3 = (var_4 == var_2);
        if (var_3) {
            // moved = float(0.0)                                                                 <L 17>
            var_6 = wp::float(var_5);
            // for k in range(offsets[row], offsets[row + 1]):                                    <L 18>
            var_7 = wp::address(var_offsets, var_0);
            var_9 = wp::add(var_0, var_8);
            var_10 = wp::address(var_offsets, var_9);
            var_12 = wp::load(var_7);
            var_13 = wp::load(var_10);
            var_11 = wp::range(var_12, var_13);
            start_for_0:;
                if (iter_cmp(var_11) == 0) goto end_for_0;
                var_14 = wp::iter_next(var_11);
                // col = columns[k]                                                               <L 19>
                var_15 = wp::address(var_columns, var_14);
                var_17 = wp::load(var_15);
                var_16 = wp::copy(var_17);
                // if bc_id[col] == -1:                                                           <L 20>
                var_18 = wp::address(var_bc_id, var_16);
                var_21 = wp::load(var_18);
                var_20 = (var_21 == var_19);
                if (var_20) {
                    // continue                                                                   <L 21>
                    goto start_for_0;
                }
                // moved += values[k] * prescribed[bc_id[col]]                                    <L 22>
                var_22 = wp::address(var_values, var_14);
                var_23 = wp::address(var_bc_id, var_16);
                var_24 = wp::load(var_23);
                var_25 = wp::address(var_prescribed, var_24);
                var_27 = wp::load(var_22);
                var_28 = wp::load(var_25);
                var_26 = wp::mul(var_27, var_28);
                var_29 = wp::add(var_6, var_26);
                // values[k] = 0.0                                                                <L 23>
                wp::array_store(var_values, var_14, var_30);
                wp::assign(var_6, var_29);
                goto start_for_0;
            end_for_0:;
            // b[row] -= moved                                                                    <L 24>
            var_31 = wp::atomic_sub(var_b, var_0, var_6);
            // return                                                                             <L 25>
            continue;
        }
        // diag = float(0.0)                                                                      <L 27>
        var_33 = wp::float(var_32);
        // for k in range(offsets[row], offsets[row + 1]):                                        <L 28>
        var_34 = wp::address(var_offsets, var_0);
        var_36 = wp::add(var_0, var_35);
        var_37 = wp::address(var_offsets, var_36);
        var_39 = wp::load(var_34);
        var_40 = wp::load(var_37);
        var_38 = wp::range(var_39, var_40);
        start_for_3:;
            if (iter_cmp(var_38) == 0) goto end_for_3;
            var_41 = wp::iter_next(var_38);
            // if columns[k] == row:                                                              <L 29>
            var_42 = wp::address(var_columns, var_41);
            var_44 = wp::load(var_42);
            var_43 = (var_44 == var_0);
            if (var_43) {
                // diag += values[k]                                                              <L 30>
                var_45 = wp::address(var_values, var_41);
                var_47 = wp::load(var_45);
                var_46 = wp::add(var_33, var_47);
            }
            if (!var_43) {
                // values[k] = 0.0                                                                <L 32>
                wp::array_store(var_values, var_41, var_48);
            }
            var_49 = wp::where(var_43, var_46, var_33);
            wp::assign(var_33, var_49);
            goto start_for_3;
        end_for_3:;
        // b[row] = diag * prescribed[bc_id[row]]                                                 <L 34>
        var_50 = wp::address(var_bc_id, var_0);
        var_51 = wp::load(var_50);
        var_52 = wp::address(var_prescribed, var_51);
        var_54 = wp::load(var_52);
        var_53 = wp::mul(var_33, var_54);
        wp::array_store(var_b, var_0, var_53);
    }
}

extern "C" __global__ void eliminate_fixed_dofs_7b63acce_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_offsets,
    wp::array_t<wp::int32> var_columns,
    wp::array_t<wp::int32> var_bc_id,
    wp::array_t<wp::float32> var_prescribed,
    wp::array_t<wp::float32> var_values,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::int32> adj_offsets,
    wp::array_t<wp::int32> adj_columns,
    wp::array_t<wp::int32> adj_bc_id,
    wp::array_t<wp::float32> adj_prescribed,
    wp::array_t<wp::float32> adj_values,
    wp::array_t<wp::float32> adj_b)
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
        const wp::int32 var_2 = -1;
        bool var_3;
        wp::int32 var_4;
        const wp::float32 var_5 = 0.0;
        wp::float32 var_6;
        wp::int32* var_7;
        const wp::int32 var_8 = 1;
        wp::int32 var_9;
        wp::int32* var_10;
        wp::range_t var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        wp::int32 var_14;
        wp::int32* var_15;
        wp::int32 var_16;
        wp::int32 var_17;
        wp::int32* var_18;
        const wp::int32 var_19 = -1;
        bool var_20;
        wp::int32 var_21;
        wp::float32* var_22;
        wp::int32* var_23;
        wp::int32 var_24;
        wp::float32* var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::float32 var_30 = 0.0;
        wp::float32 var_31;
        const wp::float32 var_32 = 0.0;
        wp::float32 var_33;
        wp::int32* var_34;
        const wp::int32 var_35 = 1;
        wp::int32 var_36;
        wp::int32* var_37;
        wp::range_t var_38;
        wp::int32 var_39;
        wp::int32 var_40;
        wp::int32 var_41;
        wp::int32* var_42;
        bool var_43;
        wp::int32 var_44;
        wp::float32* var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        const wp::float32 var_48 = 0.0;
        wp::float32 var_49;
        wp::int32* var_50;
        wp::int32 var_51;
        wp::float32* var_52;
        wp::float32 var_53;
        wp::float32 var_54;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        bool adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::range_t adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        bool adj_20 = {};
        wp::int32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::range_t adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        bool adj_43 = {};
        wp::int32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::float32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::float32 adj_53 = {};
        wp::float32 adj_54 = {};
        //---------
        // forward
        // def eliminate_fixed_dofs(                                                              <L 5>
        // row = wp.tid()                                                                         <L 14>
        var_0 = builtin_tid1d();
        // if bc_id[row] == -1:                                                                   <L 15>
        var_1 = wp::address(var_bc_id, var_0);
        var_4 = wp::load(var_1);
        var_3 = (var_4 == var_2);
        if (var_3) {
            // moved = float(0.0)                                                                 <L 17>
            var_6 = wp::float(var_5);
            // for k in range(offsets[row], offsets[row + 1]):                                    <L 18>
            var_7 = wp::address(var_offsets, var_0);
            var_9 = wp::add(var_0, var_8);
            var_10 = wp::address(var_offsets, var_9);
            var_12 = wp::load(var_7);
            var_13 = wp::load(var_10);
            var_11 = wp::range(var_12, var_13);
            // b[row] -= moved                                                                    <L 24>
            // var_31 = wp::atomic_sub(var_b, var_0, var_6);
            // return                                                                             <L 25>
            goto label2;
        }
        // diag = float(0.0)                                                                      <L 27>
        var_33 = wp::float(var_32);
        // for k in range(offsets[row], offsets[row + 1]):                                        <L 28>
        var_34 = wp::address(var_offsets, var_0);
        var_36 = wp::add(var_0, var_35);
        var_37 = wp::address(var_offsets, var_36);
        var_39 = wp::load(var_34);
        var_40 = wp::load(var_37);
        var_38 = wp::range(var_39, var_40);
        // b[row] = diag * prescribed[bc_id[row]]                                                 <L 34>
        var_50 = wp::address(var_bc_id, var_0);
        var_51 = wp::load(var_50);
        var_52 = wp::address(var_prescribed, var_51);
        var_54 = wp::load(var_52);
        var_53 = wp::mul(var_33, var_54);
        // wp::array_store(var_b, var_0, var_53);
        //---------
        // reverse
        wp::adj_array_store(var_b, var_0, var_53, adj_b, adj_0, adj_53);
        wp::adj_mul(var_33, var_54, adj_33, adj_52, adj_53);
        wp::adj_address(var_prescribed, var_51, adj_prescribed, adj_51, adj_52);
        wp::adj_address(var_bc_id, var_0, adj_bc_id, adj_0, adj_50);
        // adj: b[row] = diag * prescribed[bc_id[row]]                                            <L 34>
        var_38 = wp::iter_reverse(var_38);
        start_for_3:;
            if (iter_cmp(var_38) == 0) goto end_for_3;
            var_41 = wp::iter_next(var_38);
        	adj_42 = {};
        	adj_43 = {};
        	adj_44 = {};
        	adj_45 = {};
        	adj_46 = {};
        	adj_47 = {};
        	adj_48 = {};
        	adj_49 = {};
            // if columns[k] == row:                                                              <L 29>
            var_42 = wp::address(var_columns, var_41);
            var_44 = wp::load(var_42);
            var_43 = (var_44 == var_0);
            if (var_43) {
                // diag += values[k]                                                              <L 30>
                var_45 = wp::address(var_values, var_41);
                var_47 = wp::load(var_45);
                var_46 = wp::add(var_33, var_47);
            }
            if (!var_43) {
                // values[k] = 0.0                                                                <L 32>
                // wp::array_store(var_values, var_41, var_48);
            }
            var_49 = wp::where(var_43, var_46, var_33);
            wp::assign(var_33, var_49);
            wp::adj_assign(var_33, var_49, adj_33, adj_49);
            wp::adj_where(var_43, var_46, var_33, adj_43, adj_46, adj_33, adj_49);
            if (!var_43) {
                wp::adj_array_store(var_values, var_41, var_48, adj_values, adj_41, adj_48);
                // adj: values[k] = 0.0                                                           <L 32>
            }
            if (var_43) {
                wp::adj_add(var_33, var_47, adj_33, adj_45, adj_46);
                wp::adj_address(var_values, var_41, adj_values, adj_41, adj_45);
                // adj: diag += values[k]                                                         <L 30>
            }
            wp::adj_address(var_columns, var_41, adj_columns, adj_41, adj_42);
            // adj: if columns[k] == row:                                                         <L 29>
        	goto start_for_3;
        end_for_3:;
        wp::adj_address(var_offsets, var_36, adj_offsets, adj_36, adj_37);
        wp::adj_add(var_0, var_35, adj_0, adj_35, adj_36);
        wp::adj_address(var_offsets, var_0, adj_offsets, adj_0, adj_34);
        // adj: for k in range(offsets[row], offsets[row + 1]):                                   <L 28>
        wp::adj_float(var_32, adj_32, adj_33);
        // adj: diag = float(0.0)                                                                 <L 27>
        if (var_3) {
            label2:;
            // adj: return                                                                        <L 25>
            wp::adj_atomic_sub(var_b, var_0, var_6, adj_b, adj_0, adj_6, adj_31);
            // adj: b[row] -= moved                                                               <L 24>
            var_11 = wp::iter_reverse(var_11);
            start_for_0:;
                if (iter_cmp(var_11) == 0) goto end_for_0;
                var_14 = wp::iter_next(var_11);
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
                // col = columns[k]                                                               <L 19>
                var_15 = wp::address(var_columns, var_14);
                var_17 = wp::load(var_15);
                var_16 = wp::copy(var_17);
                // if bc_id[col] == -1:                                                           <L 20>
                var_18 = wp::address(var_bc_id, var_16);
                var_21 = wp::load(var_18);
                var_20 = (var_21 == var_19);
                if (var_20) {
                    // continue                                                                   <L 21>
                    goto start_for_0;
                }
                // moved += values[k] * prescribed[bc_id[col]]                                    <L 22>
                var_22 = wp::address(var_values, var_14);
                var_23 = wp::address(var_bc_id, var_16);
                var_24 = wp::load(var_23);
                var_25 = wp::address(var_prescribed, var_24);
                var_27 = wp::load(var_22);
                var_28 = wp::load(var_25);
                var_26 = wp::mul(var_27, var_28);
                var_29 = wp::add(var_6, var_26);
                // values[k] = 0.0                                                                <L 23>
                // wp::array_store(var_values, var_14, var_30);
                wp::assign(var_6, var_29);
                wp::adj_assign(var_6, var_29, adj_6, adj_29);
                wp::adj_array_store(var_values, var_14, var_30, adj_values, adj_14, adj_30);
                // adj: values[k] = 0.0                                                           <L 23>
                wp::adj_add(var_6, var_26, adj_6, adj_26, adj_29);
                wp::adj_mul(var_27, var_28, adj_22, adj_25, adj_26);
                wp::adj_address(var_prescribed, var_24, adj_prescribed, adj_24, adj_25);
                wp::adj_address(var_bc_id, var_16, adj_bc_id, adj_16, adj_23);
                wp::adj_address(var_values, var_14, adj_values, adj_14, adj_22);
                // adj: moved += values[k] * prescribed[bc_id[col]]                               <L 22>
                if (var_20) {
                    // adj: continue                                                              <L 21>
                }
                wp::adj_address(var_bc_id, var_16, adj_bc_id, adj_16, adj_18);
                // adj: if bc_id[col] == -1:                                                      <L 20>
                wp::adj_copy(var_17, adj_15, adj_16);
                wp::adj_address(var_columns, var_14, adj_columns, adj_14, adj_15);
                // adj: col = columns[k]                                                          <L 19>
            	goto start_for_0;
            end_for_0:;
            wp::adj_address(var_offsets, var_9, adj_offsets, adj_9, adj_10);
            wp::adj_add(var_0, var_8, adj_0, adj_8, adj_9);
            wp::adj_address(var_offsets, var_0, adj_offsets, adj_0, adj_7);
            // adj: for k in range(offsets[row], offsets[row + 1]):                               <L 18>
            wp::adj_float(var_5, adj_5, adj_6);
            // adj: moved = float(0.0)                                                            <L 17>
        }
        wp::adj_address(var_bc_id, var_0, adj_bc_id, adj_0, adj_1);
        // adj: if bc_id[row] == -1:                                                              <L 15>
        // adj: row = wp.tid()                                                                    <L 14>
        // adj: def eliminate_fixed_dofs(                                                         <L 5>
        continue;
    }
}
