extern "C" __global__ void enforce_strand_lengths_4121f79a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_starts,
    wp::array_t<wp::float32> var_rest,
    wp::array_t<wp::vec_t<3, wp::float32>> var_roots,
    wp::array_t<wp::vec_t<3, wp::float32>> var_previous,
    wp::float32 var_dt,
    wp::float32 var_correction_scale,
    wp::array_t<wp::vec_t<3, wp::float32>> var_corrections,
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions,
    wp::array_t<wp::vec_t<3, wp::float32>> var_velocities)
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
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        wp::int32* var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        bool var_9;
        wp::vec_t<3, wp::float32>* var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::vec_t<3, wp::float32> var_12;
        const wp::int32 var_13 = 1;
        wp::int32 var_14;
        wp::range_t var_15;
        wp::int32 var_16;
        wp::vec_t<3, wp::float32>* var_17;
        const wp::int32 var_18 = 1;
        wp::int32 var_19;
        wp::vec_t<3, wp::float32>* var_20;
        wp::vec_t<3, wp::float32> var_21;
        wp::vec_t<3, wp::float32> var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::float32 var_24;
        wp::float32* var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::vec_t<3, wp::float32> var_29;
        const wp::int32 var_30 = 1;
        wp::int32 var_31;
        bool var_32;
        const wp::float32 var_33 = 0.5;
        wp::vec_t<3, wp::float32> var_34;
        const wp::int32 var_35 = 1;
        wp::int32 var_36;
        wp::vec_t<3, wp::float32> var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::vec_t<3, wp::float32> var_40;
        wp::range_t var_41;
        wp::int32 var_42;
        wp::vec_t<3, wp::float32>* var_43;
        wp::vec_t<3, wp::float32>* var_44;
        wp::vec_t<3, wp::float32> var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        const wp::int32 var_49 = 1;
        wp::int32 var_50;
        bool var_51;
        wp::float32 var_52;
        const wp::int32 var_53 = 1;
        wp::int32 var_54;
        wp::vec_t<3, wp::float32>* var_55;
        wp::vec_t<3, wp::float32> var_56;
        wp::vec_t<3, wp::float32> var_57;
        wp::vec_t<3, wp::float32> var_58;
        //---------
        // forward
        // def enforce_strand_lengths(                                                            <L 5>
        // i = wp.tid()                                                                           <L 18>
        var_0 = builtin_tid1d();
        // begin = starts[i]                                                                      <L 19>
        var_1 = wp::address(var_starts, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // end = starts[i + 1]                                                                    <L 20>
        var_5 = wp::add(var_0, var_4);
        var_6 = wp::address(var_starts, var_5);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // if begin < end:                                                                        <L 21>
        var_9 = (var_2 < var_7);
        if (var_9) {
            // positions[begin] = roots[i]                                                        <L 22>
            var_10 = wp::address(var_roots, var_0);
            var_12 = wp::load(var_10);
            var_11 = wp::copy(var_12);
            wp::array_store(var_positions, var_2, var_11);
        }
        // for k in range(begin + 1, end):                                                        <L 23>
        var_14 = wp::add(var_2, var_13);
        var_15 = wp::range(var_14, var_7);
        start_for_0:;
            if (iter_cmp(var_15) == 0) goto end_for_0;
            var_16 = wp::iter_next(var_15);
            // d = positions[k] - positions[k - 1]                                                <L 24>
            var_17 = wp::address(var_positions, var_16);
            var_19 = wp::sub(var_16, var_18);
            var_20 = wp::address(var_positions, var_19);
            var_22 = wp::load(var_17);
            var_23 = wp::load(var_20);
            var_21 = wp::sub(var_22, var_23);
            // len_d = wp.length(d)                                                               <L 25>
            var_24 = wp::length(var_21);
            // corr = (len_d - rest[k]) / len_d * d                                               <L 26>
            var_25 = wp::address(var_rest, var_16);
            var_27 = wp::load(var_25);
            var_26 = wp::sub(var_24, var_27);
            var_28 = wp::div(var_26, var_24);
            var_29 = wp::mul(var_28, var_21);
            // if k > begin + 1:                                                                  <L 27>
            var_31 = wp::add(var_2, var_30);
            var_32 = (var_16 > var_31);
            if (var_32) {
                // corr = 0.5 * corr                                                              <L 28>
                var_34 = wp::mul(var_33, var_29);
                // positions[k - 1] += corr                                                       <L 29>
                var_36 = wp::sub(var_16, var_35);
                var_37 = wp::atomic_add(var_positions, var_36, var_34);
            }
            var_38 = wp::where(var_32, var_34, var_29);
            // positions[k] -= corr                                                               <L 30>
            var_39 = wp::atomic_sub(var_positions, var_16, var_38);
            // corrections[k] = -corr                                                             <L 31>
            var_40 = wp::neg(var_38);
            wp::array_store(var_corrections, var_16, var_40);
            goto start_for_0;
        end_for_0:;
        // for k in range(begin, end):                                                            <L 32>
        var_41 = wp::range(var_2, var_7);
        start_for_2:;
            if (iter_cmp(var_41) == 0) goto end_for_2;
            var_42 = wp::iter_next(var_41);
            // velocities[k] = (positions[k] - previous[k]) / dt                                  <L 33>
            var_43 = wp::address(var_positions, var_42);
            var_44 = wp::address(var_previous, var_42);
            var_46 = wp::load(var_43);
            var_47 = wp::load(var_44);
            var_45 = wp::sub(var_46, var_47);
            var_48 = wp::div(var_45, var_dt);
            wp::array_store(var_velocities, var_42, var_48);
            // if k + 1 < end:                                                                    <L 34>
            var_50 = wp::add(var_42, var_49);
            var_51 = (var_50 < var_7);
            if (var_51) {
                // velocities[k] -= correction_scale / dt * corrections[k + 1]                    <L 35>
                var_52 = wp::div(var_correction_scale, var_dt);
                var_54 = wp::add(var_42, var_53);
                var_55 = wp::address(var_corrections, var_54);
                var_57 = wp::load(var_55);
                var_56 = wp::mul(var_52, var_57);
                var_58 = wp::atomic_sub(var_velocities, var_42, var_56);
            }
            goto start_for_2;
        end_for_2:;
    }
}

extern "C" __global__ void enforce_strand_lengths_4121f79a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_starts,
    wp::array_t<wp::float32> var_rest,
    wp::array_t<wp::vec_t<3, wp::float32>> var_roots,
    wp::array_t<wp::vec_t<3, wp::float32>> var_previous,
    wp::float32 var_dt,
    wp::float32 var_correction_scale,
    wp::array_t<wp::vec_t<3, wp::float32>> var_corrections,
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions,
    wp::array_t<wp::vec_t<3, wp::float32>> var_velocities,
    wp::array_t<wp::int32> adj_starts,
    wp::array_t<wp::float32> adj_rest,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_roots,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_previous,
    wp::float32 adj_dt,
    wp::float32 adj_correction_scale,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_corrections,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_positions,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_velocities)
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
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        wp::int32* var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        bool var_9;
        wp::vec_t<3, wp::float32>* var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::vec_t<3, wp::float32> var_12;
        const wp::int32 var_13 = 1;
        wp::int32 var_14;
        wp::range_t var_15;
        wp::int32 var_16;
        wp::vec_t<3, wp::float32>* var_17;
        const wp::int32 var_18 = 1;
        wp::int32 var_19;
        wp::vec_t<3, wp::float32>* var_20;
        wp::vec_t<3, wp::float32> var_21;
        wp::vec_t<3, wp::float32> var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::float32 var_24;
        wp::float32* var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::vec_t<3, wp::float32> var_29;
        const wp::int32 var_30 = 1;
        wp::int32 var_31;
        bool var_32;
        const wp::float32 var_33 = 0.5;
        wp::vec_t<3, wp::float32> var_34;
        const wp::int32 var_35 = 1;
        wp::int32 var_36;
        wp::vec_t<3, wp::float32> var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::vec_t<3, wp::float32> var_40;
        wp::range_t var_41;
        wp::int32 var_42;
        wp::vec_t<3, wp::float32>* var_43;
        wp::vec_t<3, wp::float32>* var_44;
        wp::vec_t<3, wp::float32> var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        const wp::int32 var_49 = 1;
        wp::int32 var_50;
        bool var_51;
        wp::float32 var_52;
        const wp::int32 var_53 = 1;
        wp::int32 var_54;
        wp::vec_t<3, wp::float32>* var_55;
        wp::vec_t<3, wp::float32> var_56;
        wp::vec_t<3, wp::float32> var_57;
        wp::vec_t<3, wp::float32> var_58;
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
        bool adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::vec_t<3, wp::float32> adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::range_t adj_15 = {};
        wp::int32 adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        wp::vec_t<3, wp::float32> adj_21 = {};
        wp::vec_t<3, wp::float32> adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::vec_t<3, wp::float32> adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        bool adj_32 = {};
        wp::float32 adj_33 = {};
        wp::vec_t<3, wp::float32> adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        wp::vec_t<3, wp::float32> adj_38 = {};
        wp::vec_t<3, wp::float32> adj_39 = {};
        wp::vec_t<3, wp::float32> adj_40 = {};
        wp::range_t adj_41 = {};
        wp::int32 adj_42 = {};
        wp::vec_t<3, wp::float32> adj_43 = {};
        wp::vec_t<3, wp::float32> adj_44 = {};
        wp::vec_t<3, wp::float32> adj_45 = {};
        wp::vec_t<3, wp::float32> adj_46 = {};
        wp::vec_t<3, wp::float32> adj_47 = {};
        wp::vec_t<3, wp::float32> adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        bool adj_51 = {};
        wp::float32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::vec_t<3, wp::float32> adj_55 = {};
        wp::vec_t<3, wp::float32> adj_56 = {};
        wp::vec_t<3, wp::float32> adj_57 = {};
        wp::vec_t<3, wp::float32> adj_58 = {};
        //---------
        // forward
        // def enforce_strand_lengths(                                                            <L 5>
        // i = wp.tid()                                                                           <L 18>
        var_0 = builtin_tid1d();
        // begin = starts[i]                                                                      <L 19>
        var_1 = wp::address(var_starts, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // end = starts[i + 1]                                                                    <L 20>
        var_5 = wp::add(var_0, var_4);
        var_6 = wp::address(var_starts, var_5);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // if begin < end:                                                                        <L 21>
        var_9 = (var_2 < var_7);
        if (var_9) {
            // positions[begin] = roots[i]                                                        <L 22>
            var_10 = wp::address(var_roots, var_0);
            var_12 = wp::load(var_10);
            var_11 = wp::copy(var_12);
            // wp::array_store(var_positions, var_2, var_11);
        }
        // for k in range(begin + 1, end):                                                        <L 23>
        var_14 = wp::add(var_2, var_13);
        var_15 = wp::range(var_14, var_7);
        // for k in range(begin, end):                                                            <L 32>
        var_41 = wp::range(var_2, var_7);
        //---------
        // reverse
        var_41 = wp::iter_reverse(var_41);
        start_for_2:;
            if (iter_cmp(var_41) == 0) goto end_for_2;
            var_42 = wp::iter_next(var_41);
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
        	adj_56 = {};
        	adj_57 = {};
        	adj_58 = {};
            // velocities[k] = (positions[k] - previous[k]) / dt                                  <L 33>
            var_43 = wp::address(var_positions, var_42);
            var_44 = wp::address(var_previous, var_42);
            var_46 = wp::load(var_43);
            var_47 = wp::load(var_44);
            var_45 = wp::sub(var_46, var_47);
            var_48 = wp::div(var_45, var_dt);
            // wp::array_store(var_velocities, var_42, var_48);
            // if k + 1 < end:                                                                    <L 34>
            var_50 = wp::add(var_42, var_49);
            var_51 = (var_50 < var_7);
            if (var_51) {
                // velocities[k] -= correction_scale / dt * corrections[k + 1]                    <L 35>
                var_52 = wp::div(var_correction_scale, var_dt);
                var_54 = wp::add(var_42, var_53);
                var_55 = wp::address(var_corrections, var_54);
                var_57 = wp::load(var_55);
                var_56 = wp::mul(var_52, var_57);
                // var_58 = wp::atomic_sub(var_velocities, var_42, var_56);
            }
            if (var_51) {
                wp::adj_atomic_sub(var_velocities, var_42, var_56, adj_velocities, adj_42, adj_56, adj_58);
                wp::adj_mul(var_52, var_57, adj_52, adj_55, adj_56);
                wp::adj_address(var_corrections, var_54, adj_corrections, adj_54, adj_55);
                wp::adj_add(var_42, var_53, adj_42, adj_53, adj_54);
                wp::adj_div(var_correction_scale, var_dt, var_52, adj_correction_scale, adj_dt, adj_52);
                // adj: velocities[k] -= correction_scale / dt * corrections[k + 1]               <L 35>
            }
            wp::adj_add(var_42, var_49, adj_42, adj_49, adj_50);
            // adj: if k + 1 < end:                                                               <L 34>
            wp::adj_array_store(var_velocities, var_42, var_48, adj_velocities, adj_42, adj_48);
            wp::adj_div(var_45, var_dt, adj_45, adj_dt, adj_48);
            wp::adj_sub(var_46, var_47, adj_43, adj_44, adj_45);
            wp::adj_address(var_previous, var_42, adj_previous, adj_42, adj_44);
            wp::adj_address(var_positions, var_42, adj_positions, adj_42, adj_43);
            // adj: velocities[k] = (positions[k] - previous[k]) / dt                             <L 33>
        	goto start_for_2;
        end_for_2:;
        // adj: for k in range(begin, end):                                                       <L 32>
        var_15 = wp::iter_reverse(var_15);
        start_for_0:;
            if (iter_cmp(var_15) == 0) goto end_for_0;
            var_16 = wp::iter_next(var_15);
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
        	adj_37 = {};
        	adj_38 = {};
        	adj_39 = {};
        	adj_40 = {};
            // d = positions[k] - positions[k - 1]                                                <L 24>
            var_17 = wp::address(var_positions, var_16);
            var_19 = wp::sub(var_16, var_18);
            var_20 = wp::address(var_positions, var_19);
            var_22 = wp::load(var_17);
            var_23 = wp::load(var_20);
            var_21 = wp::sub(var_22, var_23);
            // len_d = wp.length(d)                                                               <L 25>
            var_24 = wp::length(var_21);
            // corr = (len_d - rest[k]) / len_d * d                                               <L 26>
            var_25 = wp::address(var_rest, var_16);
            var_27 = wp::load(var_25);
            var_26 = wp::sub(var_24, var_27);
            var_28 = wp::div(var_26, var_24);
            var_29 = wp::mul(var_28, var_21);
            // if k > begin + 1:                                                                  <L 27>
            var_31 = wp::add(var_2, var_30);
            var_32 = (var_16 > var_31);
            if (var_32) {
                // corr = 0.5 * corr                                                              <L 28>
                var_34 = wp::mul(var_33, var_29);
                // positions[k - 1] += corr                                                       <L 29>
                var_36 = wp::sub(var_16, var_35);
                // var_37 = wp::atomic_add(var_positions, var_36, var_34);
            }
            var_38 = wp::where(var_32, var_34, var_29);
            // positions[k] -= corr                                                               <L 30>
            // var_39 = wp::atomic_sub(var_positions, var_16, var_38);
            // corrections[k] = -corr                                                             <L 31>
            var_40 = wp::neg(var_38);
            // wp::array_store(var_corrections, var_16, var_40);
            wp::adj_array_store(var_corrections, var_16, var_40, adj_corrections, adj_16, adj_40);
            wp::adj_neg(var_38, adj_38, adj_40);
            // adj: corrections[k] = -corr                                                        <L 31>
            wp::adj_atomic_sub(var_positions, var_16, var_38, adj_positions, adj_16, adj_38, adj_39);
            // adj: positions[k] -= corr                                                          <L 30>
            wp::adj_where(var_32, var_34, var_29, adj_32, adj_34, adj_29, adj_38);
            if (var_32) {
                wp::adj_atomic_add(var_positions, var_36, var_34, adj_positions, adj_36, adj_34, adj_37);
                wp::adj_sub(var_16, var_35, adj_16, adj_35, adj_36);
                // adj: positions[k - 1] += corr                                                  <L 29>
                wp::adj_mul(var_33, var_29, adj_33, adj_29, adj_34);
                // adj: corr = 0.5 * corr                                                         <L 28>
            }
            wp::adj_add(var_2, var_30, adj_2, adj_30, adj_31);
            // adj: if k > begin + 1:                                                             <L 27>
            wp::adj_mul(var_28, var_21, adj_28, adj_21, adj_29);
            wp::adj_div(var_26, var_24, var_28, adj_26, adj_24, adj_28);
            wp::adj_sub(var_24, var_27, adj_24, adj_25, adj_26);
            wp::adj_address(var_rest, var_16, adj_rest, adj_16, adj_25);
            // adj: corr = (len_d - rest[k]) / len_d * d                                          <L 26>
            wp::adj_length(var_21, var_24, adj_21, adj_24);
            // adj: len_d = wp.length(d)                                                          <L 25>
            wp::adj_sub(var_22, var_23, adj_17, adj_20, adj_21);
            wp::adj_address(var_positions, var_19, adj_positions, adj_19, adj_20);
            wp::adj_sub(var_16, var_18, adj_16, adj_18, adj_19);
            wp::adj_address(var_positions, var_16, adj_positions, adj_16, adj_17);
            // adj: d = positions[k] - positions[k - 1]                                           <L 24>
        	goto start_for_0;
        end_for_0:;
        wp::adj_add(var_2, var_13, adj_2, adj_13, adj_14);
        // adj: for k in range(begin + 1, end):                                                   <L 23>
        if (var_9) {
            wp::adj_array_store(var_positions, var_2, var_11, adj_positions, adj_2, adj_11);
            wp::adj_copy(var_12, adj_10, adj_11);
            wp::adj_address(var_roots, var_0, adj_roots, adj_0, adj_10);
            // adj: positions[begin] = roots[i]                                                   <L 22>
        }
        // adj: if begin < end:                                                                   <L 21>
        wp::adj_copy(var_8, adj_6, adj_7);
        wp::adj_address(var_starts, var_5, adj_starts, adj_5, adj_6);
        wp::adj_add(var_0, var_4, adj_0, adj_4, adj_5);
        // adj: end = starts[i + 1]                                                               <L 20>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_starts, var_0, adj_starts, adj_0, adj_1);
        // adj: begin = starts[i]                                                                 <L 19>
        // adj: i = wp.tid()                                                                      <L 18>
        // adj: def enforce_strand_lengths(                                                       <L 5>
        continue;
    }
}
