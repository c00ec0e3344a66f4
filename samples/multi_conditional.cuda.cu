extern "C" __global__ void transform_joint_cf06b4cb_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_drifts,
    wp::array_t<wp::int32> var_ids,
    wp::float32 var_contrast,
    wp::array_t<wp::float32> var_smoothed)
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
        wp::vec_t<2, wp::float32>* var_1;
        wp::vec_t<2, wp::float32> var_2;
        wp::vec_t<2, wp::float32> var_3;
        const wp::float32 var_4 = 3.0;
        wp::float32 var_5;
        const wp::float32 var_6 = 1.8;
        wp::float32 var_7;
        const wp::int32 var_8 = 0;
        wp::float32 var_9;
        wp::vec_t<2, wp::float32> var_10;
        const wp::float32 var_11 = 3.5;
        wp::vec_t<2, wp::float32> var_12;
        const wp::float32 var_13 = 4.0;
        bool var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 4.4;
        bool var_17;
        const wp::int32 var_18 = 1;
        wp::float32 var_19;
        const wp::int32 var_20 = 1;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        const wp::float32 var_24 = 1.7;
        bool var_25;
        bool var_26;
        wp::float32 var_27;
        const wp::float32 var_28 = 1.5;
        bool var_29;
        const wp::int32 var_30 = 5;
        wp::int32* var_31;
        wp::float32 var_32;
        wp::int32 var_33;
        bool var_34;
        const wp::float32 var_35 = 0.6;
        wp::float32 var_36;
        const wp::float32 var_37 = 2.7;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 0.7;
        wp::float32 var_41;
        const wp::int32 var_42 = 0;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 0.0;
        bool var_51;
        const wp::float32 var_52 = 0.6;
        wp::vec_t<2, wp::float32> var_53;
        wp::float32 var_54;
        wp::float32 var_55;
        wp::float32 var_56;
        //---------
        // forward
        // def transform_joint(                                                                   <L 7>
        // index = wp.tid()                                                                       <L 13>
        var_0 = builtin_tid1d();
        // drift = drifts[index]                                                                  <L 14>
        var_1 = wp::address(var_drifts, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // energy = contrast * 3.0                                                                <L 15>
        var_5 = wp::mul(var_contrast, var_4);
        // drive = contrast + 1.8                                                                 <L 16>
        var_7 = wp::add(var_contrast, var_6);
        // center = drift * drift.x                                                               <L 17>
        var_9 = wp::extract(var_2, var_8);
        var_10 = wp::mul(var_2, var_9);
        // motion = drift * 3.5                                                                   <L 18>
        var_12 = wp::mul(var_2, var_11);
        // selected = wp.where(energy >= 4.0, energy, drive)                                      <L 19>
        var_14 = (var_5 >= var_13);
        var_15 = wp::where(var_14, var_5, var_7);
        // difference = motion.y if selected > 4.4 else center.y                                  <L 20>
        var_17 = (var_15 > var_16);
        if (var_17) {
            var_19 = wp::extract(var_12, var_18);
        }
        if (!var_17) {
            var_21 = wp::extract(var_10, var_20);
        }
        var_22 = wp::where(var_17, var_19, var_21);
        // fraction = difference                                                                  <L 21>
        var_23 = wp::copy(var_22);
        // if fraction <= 1.7:                                                                    <L 22>
        var_25 = (var_23 <= var_24);
        if (var_25) {
            // if difference * selected >= 1.5 and energy <= wp.float32(ids[5]):                  <L 23>
            var_27 = wp::mul(var_22, var_15);
            var_29 = (var_27 >= var_28);
            var_26 = var_29;
            if (var_26) {
                var_31 = wp::address(var_ids, var_30);
                var_33 = wp::load(var_31);
                var_32 = wp::float32(var_33);
                var_34 = (var_5 <= var_32);
                var_26 = var_26 && var_34;
            }
            if (var_26) {
                // left = wp.abs(fraction + 0.6 - REST_LEVEL)                                     <L 24>
                var_36 = wp::add(var_23, var_35);
                var_38 = wp::sub(var_36, var_37);
                var_39 = wp::abs(var_38);
            }
            if (!var_26) {
                // left = drive * 0.7 + (center.x - fraction)                                     <L 26>
                var_41 = wp::mul(var_7, var_40);
                var_43 = wp::extract(var_10, var_42);
                var_44 = wp::sub(var_43, var_23);
                var_45 = wp::add(var_41, var_44);
            }
            var_46 = wp::where(var_26, var_39, var_45);
            // fraction = left                                                                    <L 27>
            var_47 = wp::copy(var_46);
        }
        var_48 = wp::where(var_25, var_47, var_23);
        // share = fraction                                                                       <L 29>
        var_49 = wp::copy(var_48);
        // if share < 0.0:                                                                        <L 30>
        var_51 = (var_49 < var_50);
        if (var_51) {
            // share = share * wp.length(motion * 0.6)                                            <L 31>
            var_53 = wp::mul(var_12, var_52);
            var_54 = wp::length(var_53);
            var_55 = wp::mul(var_49, var_54);
        }
        var_56 = wp::where(var_51, var_55, var_49);
        // smoothed[index] = share                                                                <L 33>
        wp::array_store(var_smoothed, var_0, var_56);
    }
}

extern "C" __global__ void transform_joint_cf06b4cb_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_drifts,
    wp::array_t<wp::int32> var_ids,
    wp::float32 var_contrast,
    wp::array_t<wp::float32> var_smoothed,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_drifts,
    wp::array_t<wp::int32> adj_ids,
    wp::float32 adj_contrast,
    wp::array_t<wp::float32> adj_smoothed)
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
        wp::vec_t<2, wp::float32>* var_1;
        wp::vec_t<2, wp::float32> var_2;
        wp::vec_t<2, wp::float32> var_3;
        const wp::float32 var_4 = 3.0;
        wp::float32 var_5;
        const wp::float32 var_6 = 1.8;
        wp::float32 var_7;
        const wp::int32 var_8 = 0;
        wp::float32 var_9;
        wp::vec_t<2, wp::float32> var_10;
        const wp::float32 var_11 = 3.5;
        wp::vec_t<2, wp::float32> var_12;
        const wp::float32 var_13 = 4.0;
        bool var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 4.4;
        bool var_17;
        const wp::int32 var_18 = 1;
        wp::float32 var_19;
        const wp::int32 var_20 = 1;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        const wp::float32 var_24 = 1.7;
        bool var_25;
        bool var_26;
        wp::float32 var_27;
        const wp::float32 var_28 = 1.5;
        bool var_29;
        const wp::int32 var_30 = 5;
        wp::int32* var_31;
        wp::float32 var_32;
        wp::int32 var_33;
        bool var_34;
        const wp::float32 var_35 = 0.6;
        wp::float32 var_36;
        const wp::float32 var_37 = 2.7;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 0.7;
        wp::float32 var_41;
        const wp::int32 var_42 = 0;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 0.0;
        bool var_51;
        const wp::float32 var_52 = 0.6;
        wp::vec_t<2, wp::float32> var_53;
        wp::float32 var_54;
        wp::float32 var_55;
        wp::float32 var_56;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<2, wp::float32> adj_1 = {};
        wp::vec_t<2, wp::float32> adj_2 = {};
        wp::vec_t<2, wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::vec_t<2, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<2, wp::float32> adj_12 = {};
        wp::float32 adj_13 = {};
        bool adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        bool adj_17 = {};
        wp::int32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        bool adj_25 = {};
        bool adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        bool adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::int32 adj_33 = {};
        bool adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::float32 adj_49 = {};
        wp::float32 adj_50 = {};
        bool adj_51 = {};
        wp::float32 adj_52 = {};
        wp::vec_t<2, wp::float32> adj_53 = {};
        wp::float32 adj_54 = {};
        wp::float32 adj_55 = {};
        wp::float32 adj_56 = {};
        //---------
        // forward
        // def transform_joint(                                                                   <L 7>
        // index = wp.tid()                                                                       <L 13>
        var_0 = builtin_tid1d();
        // drift = drifts[index]                                                                  <L 14>
        var_1 = wp::address(var_drifts, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // energy = contrast * 3.0                                                                <L 15>
        var_5 = wp::mul(var_contrast, var_4);
        // drive = contrast + 1.8                                                                 <L 16>
        var_7 = wp::add(var_contrast, var_6);
        // center = drift * drift.x                                                               <L 17>
        var_9 = wp::extract(var_2, var_8);
        var_10 = wp::mul(var_2, var_9);
        // motion = drift * 3.5                                                                   <L 18>
        var_12 = wp::mul(var_2, var_11);
        // selected = wp.where(energy >= 4.0, energy, drive)                                      <L 19>
        var_14 = (var_5 >= var_13);
        var_15 = wp::where(var_14, var_5, var_7);
        // difference = motion.y if selected > 4.4 else center.y                                  <L 20>
        var_17 = (var_15 > var_16);
        if (var_17) {
            var_19 = wp::extract(var_12, var_18);
        }
        if (!var_17) {
            var_21 = wp::extract(var_10, var_20);
        }
        var_22 = wp::where(var_17, var_19, var_21);
        // fraction = difference                                                                  <L 21>
        var_23 = wp::copy(var_22);
        // if fraction <= 1.7:                                                                    <L 22>
        var_25 = (var_23 <= var_24);
        if (var_25) {
            // if difference * selected >= 1.5 and energy <= wp.float32(ids[5]):                  <L 23>
            var_27 = wp::mul(var_22, var_15);
            var_29 = (var_27 >= var_28);
            var_26 = var_29;
            if (var_26) {
                var_31 = wp::address(var_ids, var_30);
                var_33 = wp::load(var_31);
                var_32 = wp::float32(var_33);
                var_34 = (var_5 <= var_32);
                var_26 = var_26 && var_34;
            }
            if (var_26) {
                // left = wp.abs(fraction + 0.6 - REST_LEVEL)                                     <L 24>
                var_36 = wp::add(var_23, var_35);
                var_38 = wp::sub(var_36, var_37);
                var_39 = wp::abs(var_38);
            }
            if (!var_26) {
                // left = drive * 0.7 + (center.x - fraction)                                     <L 26>
                var_41 = wp::mul(var_7, var_40);
                var_43 = wp::extract(var_10, var_42);
                var_44 = wp::sub(var_43, var_23);
                var_45 = wp::add(var_41, var_44);
            }
            var_46 = wp::where(var_26, var_39, var_45);
            // fraction = left                                                                    <L 27>
            var_47 = wp::copy(var_46);
        }
        var_48 = wp::where(var_25, var_47, var_23);
        // share = fraction                                                                       <L 29>
        var_49 = wp::copy(var_48);
        // if share < 0.0:                                                                        <L 30>
        var_51 = (var_49 < var_50);
        if (var_51) {
            // share = share * wp.length(motion * 0.6)                                            <L 31>
            var_53 = wp::mul(var_12, var_52);
            var_54 = wp::length(var_53);
            var_55 = wp::mul(var_49, var_54);
        }
        var_56 = wp::where(var_51, var_55, var_49);
        // smoothed[index] = share                                                                <L 33>
        // wp::array_store(var_smoothed, var_0, var_56);
        //---------
        // reverse
        wp::adj_array_store(var_smoothed, var_0, var_56, adj_smoothed, adj_0, adj_56);
        // adj: smoothed[index] = share                                                           <L 33>
        wp::adj_where(var_51, var_55, var_49, adj_51, adj_55, adj_49, adj_56);
        if (var_51) {
            wp::adj_mul(var_49, var_54, adj_49, adj_54, adj_55);
            wp::adj_length(var_53, var_54, adj_53, adj_54);
            wp::adj_mul(var_12, var_52, adj_12, adj_52, adj_53);
            // adj: share = share * wp.length(motion * 0.6)                                       <L 31>
        }
        // adj: if share < 0.0:                                                                   <L 30>
        wp::adj_copy(var_48, adj_48, adj_49);
        // adj: share = fraction                                                                  <L 29>
        wp::adj_where(var_25, var_47, var_23, adj_25, adj_47, adj_23, adj_48);
        if (var_25) {
            wp::adj_copy(var_46, adj_46, adj_47);
            // adj: fraction = left                                                               <L 27>
            wp::adj_where(var_26, var_39, var_45, adj_26, adj_39, adj_45, adj_46);
            if (!var_26) {
                wp::adj_add(var_41, var_44, adj_41, adj_44, adj_45);
                wp::adj_sub(var_43, var_23, adj_43, adj_23, adj_44);
                wp::adj_extract(var_10, var_42, adj_10, adj_42, adj_43);
                wp::adj_mul(var_7, var_40, adj_7, adj_40, adj_41);
                // adj: left = drive * 0.7 + (center.x - fraction)                                <L 26>
            }
            if (var_26) {
                wp::adj_abs(var_38, adj_38, adj_39);
                wp::adj_sub(var_36, var_37, adj_36, adj_37, adj_38);
                wp::adj_add(var_23, var_35, adj_23, adj_35, adj_36);
                // adj: left = wp.abs(fraction + 0.6 - REST_LEVEL)                                <L 24>
            }
            if (var_26) {
                wp::adj_float32(var_33, adj_31, adj_32);
                wp::adj_address(var_ids, var_30, adj_ids, adj_30, adj_31);
            }
            wp::adj_mul(var_22, var_15, adj_22, adj_15, adj_27);
            // adj: if difference * selected >= 1.5 and energy <= wp.float32(ids[5]):             <L 23>
        }
        // adj: if fraction <= 1.7:                                                               <L 22>
        wp::adj_copy(var_22, adj_22, adj_23);
        // adj: fraction = difference                                                             <L 21>
        wp::adj_where(var_17, var_19, var_21, adj_17, adj_19, adj_21, adj_22);
        if (!var_17) {
            wp::adj_extract(var_10, var_20, adj_10, adj_20, adj_21);
        }
        if (var_17) {
            wp::adj_extract(var_12, var_18, adj_12, adj_18, adj_19);
        }
        // adj: difference = motion.y if selected > 4.4 else center.y                             <L 20>
        wp::adj_where(var_14, var_5, var_7, adj_14, adj_5, adj_7, adj_15);
        // adj: selected = wp.where(energy >= 4.0, energy, drive)                                 <L 19>
        wp::adj_mul(var_2, var_11, adj_2, adj_11, adj_12);
        // adj: motion = drift * 3.5                                                              <L 18>
        wp::adj_mul(var_2, var_9, adj_2, adj_9, adj_10);
        wp::adj_extract(var_2, var_8, adj_2, adj_8, adj_9);
        // adj: center = drift * drift.x                                                          <L 17>
        wp::adj_add(var_contrast, var_6, adj_contrast, adj_6, adj_7);
        // adj: drive = contrast + 1.8                                                            <L 16>
        wp::adj_mul(var_contrast, var_4, adj_contrast, adj_4, adj_5);
        // adj: energy = contrast * 3.0                                                           <L 15>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_drifts, var_0, adj_drifts, adj_0, adj_1);
        // adj: drift = drifts[index]                                                             <L 14>
        // adj: index = wp.tid()                                                                  <L 13>
        // adj: def transform_joint(                                                              <L 7>
        continue;
    }
}
