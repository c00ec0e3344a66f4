extern "C" __global__ void scatter_cell_acf161bb_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_num_neighbors,
    wp::array_t<wp::int32> var_keys,
    wp::int32 var_modulus,
    wp::vec_t<4, wp::float64> var_gravity,
    wp::array_t<wp::float64> var_prices,
    wp::int32 var_order,
    wp::float64 var_offset,
    wp::array_t<wp::vec_t<6, wp::float64>> var_vertices,
    wp::int32 var_dim_y,
    wp::array_t<wp::float64> var_corrected)
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
        wp::float64 var_2;
        const wp::int32 var_3 = 0;
        const bool var_4 = true;
        wp::int32* var_5;
        wp::float64 var_6;
        wp::int32 var_7;
        wp::float64 var_8;
        const wp::float64 var_9 = 7.66;
        bool var_10;
        const bool var_11 = false;
        bool var_12;
        wp::float64 var_13;
        const wp::int32 var_14 = 3;
        wp::float64 var_15;
        wp::float64 var_16;
        wp::float64 var_17;
        wp::float64 var_18;
        wp::float32 var_19;
        wp::float64 var_20;
        wp::float64 var_21;
        wp::float64 var_22;
        wp::float64 var_23;
        const wp::int32 var_24 = 1;
        const bool var_25 = true;
        wp::int32* var_26;
        wp::float64 var_27;
        wp::int32 var_28;
        wp::float64 var_29;
        bool var_30;
        const bool var_31 = false;
        bool var_32;
        wp::float64 var_33;
        const wp::int32 var_34 = 3;
        wp::float64 var_35;
        wp::float64 var_36;
        wp::float64 var_37;
        wp::float64 var_38;
        wp::float32 var_39;
        wp::float64 var_40;
        wp::float64 var_41;
        wp::float64 var_42;
        wp::float64 var_43;
        wp::float64 var_44;
        wp::vec_t<6, wp::float64>* var_45;
        const wp::int32 var_46 = 2;
        wp::float64 var_47;
        wp::vec_t<6, wp::float64> var_48;
        wp::float64* var_49;
        wp::float64 var_50;
        wp::float64 var_51;
        wp::float64 var_52;
        wp::float64 var_53;
        bool var_54;
        wp::float64 var_55;
        bool var_56;
        bool var_57;
        wp::vec_t<6, wp::float64>* var_58;
        const wp::int32 var_59 = 1;
        wp::float64 var_60;
        wp::vec_t<6, wp::float64> var_61;
        wp::quat_t<wp::float64> var_62;
        wp::float64 var_63;
        wp::float64 var_64;
        wp::float64 var_65;
        wp::float64 var_66;
        wp::float64 var_67;
        wp::float64 var_68;
        wp::float64 var_69;
        wp::float64 var_70;
        wp::float64 var_71;
        wp::float64 var_72;
        //---------
        // forward
        // def scatter_cell(                                                                      <L 7>
        // thread = wp.tid()                                                                      <L 19>
        var_0 = builtin_tid1d();
        // if thread >= dim_y:                                                                    <L 20>
        var_1 = (var_0 >= var_dim_y);
        if (var_1) {
            // return                                                                             <L 21>
            continue;
        }
        // pool = wp.float64(0.0)                                                                 <L 22>
        var_2 = 0.0;
        // for r in range(2):                                                                     <L 23>
        // if offset * wp.float64(keys[thread]) < CUTOFF:                                         <L 24>
        var_5 = wp::address(var_keys, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::float64(var_7);
        var_8 = wp::mul(var_offset, var_6);
        var_10 = (var_8 < var_9);
        if (var_10) {
            // continue                                                                           <L 25>
        }
        var_12 = wp::where(var_10, var_11, var_4);
        // distance = wp.float64(2.76) + gravity[3] * wp.float64(0.36)                            <L 26>
        if (var_12) {
            var_13 = 2.76;
            var_15 = wp::extract(var_gravity, var_14);
            var_16 = 0.36;
            var_17 = wp::mul(var_15, var_16);
            var_18 = wp::add(var_13, var_17);
            // pool += distance + wp.float64(wp.float32(r))                                       <L 27>
            var_19 = wp::float32(var_3);
            var_20 = wp::float64(var_19);
            var_21 = wp::add(var_18, var_20);
            var_22 = wp::add(var_2, var_21);
        }
        var_23 = wp::where(var_12, var_22, var_2);
        // if offset * wp.float64(keys[thread]) < CUTOFF:                                         <L 24>
        var_26 = wp::address(var_keys, var_0);
        var_28 = wp::load(var_26);
        var_27 = wp::float64(var_28);
        var_29 = wp::mul(var_offset, var_27);
        var_30 = (var_29 < var_9);
        if (var_30) {
            // continue                                                                           <L 25>
        }
        var_32 = wp::where(var_30, var_31, var_25);
        // distance = wp.float64(2.76) + gravity[3] * wp.float64(0.36)                            <L 26>
        if (var_32) {
            var_33 = 2.76;
            var_35 = wp::extract(var_gravity, var_34);
            var_36 = 0.36;
            var_37 = wp::mul(var_35, var_36);
            var_38 = wp::add(var_33, var_37);
            // pool += distance + wp.float64(wp.float32(r))                                       <L 27>
            var_39 = wp::float32(var_24);
            var_40 = wp::float64(var_39);
            var_41 = wp::add(var_38, var_40);
            var_42 = wp::add(var_23, var_41);
        }
        var_43 = wp::where(var_32, var_42, var_23);
        var_44 = wp::where(var_32, var_38, var_18);
        // speed = vertices[thread][2] / wp.max(prices[thread], wp.float64(0.3))                  <L 28>
        var_45 = wp::address(var_vertices, var_0);
        var_48 = wp::load(var_45);
        var_47 = wp::extract(var_48, var_46);
        var_49 = wp::address(var_prices, var_0);
        var_50 = 0.3;
        var_52 = wp::load(var_49);
        var_51 = wp::max(var_52, var_50);
        var_53 = wp::div(var_47, var_51);
        // if pool < wp.float64(order) and speed >= offset:                                       <L 29>
        var_55 = wp::float64(var_order);
        var_56 = (var_43 < var_55);
        var_54 = var_56;
        if (var_54) {
            var_57 = (var_53 >= var_offset);
            var_54 = var_54 && var_57;
        }
        if (var_54) {
            // orientation = wp.quat_rpy(pool, vertices[thread][1], speed)                        <L 30>
            var_58 = wp::address(var_vertices, var_0);
            var_61 = wp::load(var_58);
            var_60 = wp::extract(var_61, var_59);
            var_62 = wp::quat_rpy(var_43, var_60, var_53);
            // corrected[thread] = wp.dot(orientation, orientation) - offset * speed              <L 31>
            var_63 = wp::dot(var_62, var_62);
            var_64 = wp::mul(var_offset, var_53);
            var_65 = wp::sub(var_63, var_64);
            wp::array_store(var_corrected, var_0, var_65);
        }
        if (!var_54) {
            // value = pool * pool * (speed - offset) / wp.float64(num_neighbors)                 <L 33>
            var_66 = wp::mul(var_43, var_43);
            var_67 = wp::sub(var_53, var_offset);
            var_68 = wp::mul(var_66, var_67);
            var_69 = wp::float64(var_num_neighbors);
            var_70 = wp::div(var_68, var_69);
            // corrected[thread] = value + wp.float64(modulus)                                    <L 34>
            var_71 = wp::float64(var_modulus);
            var_72 = wp::add(var_70, var_71);
            wp::array_store(var_corrected, var_0, var_72);
        }
    }
}

extern "C" __global__ void scatter_cell_acf161bb_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_num_neighbors,
    wp::array_t<wp::int32> var_keys,
    wp::int32 var_modulus,
    wp::vec_t<4, wp::float64> var_gravity,
    wp::array_t<wp::float64> var_prices,
    wp::int32 var_order,
    wp::float64 var_offset,
    wp::array_t<wp::vec_t<6, wp::float64>> var_vertices,
    wp::int32 var_dim_y,
    wp::array_t<wp::float64> var_corrected,
    wp::int32 adj_num_neighbors,
    wp::array_t<wp::int32> adj_keys,
    wp::int32 adj_modulus,
    wp::vec_t<4, wp::float64> adj_gravity,
    wp::array_t<wp::float64> adj_prices,
    wp::int32 adj_order,
    wp::float64 adj_offset,
    wp::array_t<wp::vec_t<6, wp::float64>> adj_vertices,
    wp::int32 adj_dim_y,
    wp::array_t<wp::float64> adj_corrected)
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
        wp::float64 var_2;
        const wp::int32 var_3 = 0;
        const bool var_4 = true;
        wp::int32* var_5;
        wp::float64 var_6;
        wp::int32 var_7;
        wp::float64 var_8;
        const wp::float64 var_9 = 7.66;
        bool var_10;
        const bool var_11 = false;
        bool var_12;
        wp::float64 var_13;
        const wp::int32 var_14 = 3;
        wp::float64 var_15;
        wp::float64 var_16;
        wp::float64 var_17;
        wp::float64 var_18;
        wp::float32 var_19;
        wp::float64 var_20;
        wp::float64 var_21;
        wp::float64 var_22;
        wp::float64 var_23;
        const wp::int32 var_24 = 1;
        const bool var_25 = true;
        wp::int32* var_26;
        wp::float64 var_27;
        wp::int32 var_28;
        wp::float64 var_29;
        bool var_30;
        const bool var_31 = false;
        bool var_32;
        wp::float64 var_33;
        const wp::int32 var_34 = 3;
        wp::float64 var_35;
        wp::float64 var_36;
        wp::float64 var_37;
        wp::float64 var_38;
        wp::float32 var_39;
        wp::float64 var_40;
        wp::float64 var_41;
        wp::float64 var_42;
        wp::float64 var_43;
        wp::float64 var_44;
        wp::vec_t<6, wp::float64>* var_45;
        const wp::int32 var_46 = 2;
        wp::float64 var_47;
        wp::vec_t<6, wp::float64> var_48;
        wp::float64* var_49;
        wp::float64 var_50;
        wp::float64 var_51;
        wp::float64 var_52;
        wp::float64 var_53;
        bool var_54;
        wp::float64 var_55;
        bool var_56;
        bool var_57;
        wp::vec_t<6, wp::float64>* var_58;
        const wp::int32 var_59 = 1;
        wp::float64 var_60;
        wp::vec_t<6, wp::float64> var_61;
        wp::quat_t<wp::float64> var_62;
        wp::float64 var_63;
        wp::float64 var_64;
        wp::float64 var_65;
        wp::float64 var_66;
        wp::float64 var_67;
        wp::float64 var_68;
        wp::float64 var_69;
        wp::float64 var_70;
        wp::float64 var_71;
        wp::float64 var_72;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::float64 adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float64 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float64 adj_8 = {};
        wp::float64 adj_9 = {};
        bool adj_10 = {};
        bool adj_11 = {};
        bool adj_12 = {};
        wp::float64 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float64 adj_15 = {};
        wp::float64 adj_16 = {};
        wp::float64 adj_17 = {};
        wp::float64 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float64 adj_20 = {};
        wp::float64 adj_21 = {};
        wp::float64 adj_22 = {};
        wp::float64 adj_23 = {};
        wp::int32 adj_24 = {};
        bool adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float64 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::float64 adj_29 = {};
        bool adj_30 = {};
        bool adj_31 = {};
        bool adj_32 = {};
        wp::float64 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::float64 adj_35 = {};
        wp::float64 adj_36 = {};
        wp::float64 adj_37 = {};
        wp::float64 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float64 adj_40 = {};
        wp::float64 adj_41 = {};
        wp::float64 adj_42 = {};
        wp::float64 adj_43 = {};
        wp::float64 adj_44 = {};
        wp::vec_t<6, wp::float64> adj_45 = {};
        wp::int32 adj_46 = {};
        wp::float64 adj_47 = {};
        wp::vec_t<6, wp::float64> adj_48 = {};
        wp::float64 adj_49 = {};
        wp::float64 adj_50 = {};
        wp::float64 adj_51 = {};
        wp::float64 adj_52 = {};
        wp::float64 adj_53 = {};
        bool adj_54 = {};
        wp::float64 adj_55 = {};
        bool adj_56 = {};
        bool adj_57 = {};
        wp::vec_t<6, wp::float64> adj_58 = {};
        wp::int32 adj_59 = {};
        wp::float64 adj_60 = {};
        wp::vec_t<6, wp::float64> adj_61 = {};
        wp::quat_t<wp::float64> adj_62 = {};
        wp::float64 adj_63 = {};
        wp::float64 adj_64 = {};
        wp::float64 adj_65 = {};
        wp::float64 adj_66 = {};
        wp::float64 adj_67 = {};
        wp::float64 adj_68 = {};
        wp::float64 adj_69 = {};
        wp::float64 adj_70 = {};
        wp::float64 adj_71 = {};
        wp::float64 adj_72 = {};
        //---------
        // forward
        // def scatter_cell(                                                                      <L 7>
        // thread = wp.tid()                                                                      <L 19>
        var_0 = builtin_tid1d();
        // if thread >= dim_y:                                                                    <L 20>
        var_1 = (var_0 >= var_dim_y);
        if (var_1) {
            // return                                                                             <L 21>
            goto label0;
        }
        // pool = wp.float64(0.0)                                                                 <L 22>
        var_2 = 0.0;
        // for r in range(2):                                                                     <L 23>
        // if offset * wp.float64(keys[thread]) < CUTOFF:                                         <L 24>
        var_5 = wp::address(var_keys, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::float64(var_7);
        var_8 = wp::mul(var_offset, var_6);
        var_10 = (var_8 < var_9);
        if (var_10) {
            // continue                                                                           <L 25>
        }
        var_12 = wp::where(var_10, var_11, var_4);
        // distance = wp.float64(2.76) + gravity[3] * wp.float64(0.36)                            <L 26>
        if (var_12) {
            var_13 = 2.76;
            var_15 = wp::extract(var_gravity, var_14);
            var_16 = 0.36;
            var_17 = wp::mul(var_15, var_16);
            var_18 = wp::add(var_13, var_17);
            // pool += distance + wp.float64(wp.float32(r))                                       <L 27>
            var_19 = wp::float32(var_3);
            var_20 = wp::float64(var_19);
            var_21 = wp::add(var_18, var_20);
            var_22 = wp::add(var_2, var_21);
        }
        var_23 = wp::where(var_12, var_22, var_2);
        // if offset * wp.float64(keys[thread]) < CUTOFF:                                         <L 24>
        var_26 = wp::address(var_keys, var_0);
        var_28 = wp::load(var_26);
        var_27 = wp::float64(var_28);
        var_29 = wp::mul(var_offset, var_27);
        var_30 = (var_29 < var_9);
        if (var_30) {
            // continue                                                                           <L 25>
        }
        var_32 = wp::where(var_30, var_31, var_25);
        // distance = wp.float64(2.76) + gravity[3] * wp.float64(0.36)                            <L 26>
        if (var_32) {
            var_33 = 2.76;
            var_35 = wp::extract(var_gravity, var_34);
            var_36 = 0.36;
            var_37 = wp::mul(var_35, var_36);
            var_38 = wp::add(var_33, var_37);
            // pool += distance + wp.float64(wp.float32(r))                                       <L 27>
            var_39 = wp::float32(var_24);
            var_40 = wp::float64(var_39);
            var_41 = wp::add(var_38, var_40);
            var_42 = wp::add(var_23, var_41);
        }
        var_43 = wp::where(var_32, var_42, var_23);
        var_44 = wp::where(var_32, var_38, var_18);
        // speed = vertices[thread][2] / wp.max(prices[thread], wp.float64(0.3))                  <L 28>
        var_45 = wp::address(var_vertices, var_0);
        var_48 = wp::load(var_45);
        var_47 = wp::extract(var_48, var_46);
        var_49 = wp::address(var_prices, var_0);
        var_50 = 0.3;
        var_52 = wp::load(var_49);
        var_51 = wp::max(var_52, var_50);
        var_53 = wp::div(var_47, var_51);
        // if pool < wp.float64(order) and speed >= offset:                                       <L 29>
        var_55 = wp::float64(var_order);
        var_56 = (var_43 < var_55);
        var_54 = var_56;
        if (var_54) {
            var_57 = (var_53 >= var_offset);
            var_54 = var_54 && var_57;
        }
        if (var_54) {
            // orientation = wp.quat_rpy(pool, vertices[thread][1], speed)                        <L 30>
            var_58 = wp::address(var_vertices, var_0);
            var_61 = wp::load(var_58);
            var_60 = wp::extract(var_61, var_59);
            var_62 = wp::quat_rpy(var_43, var_60, var_53);
            // corrected[thread] = wp.dot(orientation, orientation) - offset * speed              <L 31>
            var_63 = wp::dot(var_62, var_62);
            var_64 = wp::mul(var_offset, var_53);
            var_65 = wp::sub(var_63, var_64);
            // wp::array_store(var_corrected, var_0, var_65);
        }
        if (!var_54) {
            // value = pool * pool * (speed - offset) / wp.float64(num_neighbors)                 <L 33>
            var_66 = wp::mul(var_43, var_43);
            var_67 = wp::sub(var_53, var_offset);
            var_68 = wp::mul(var_66, var_67);
            var_69 = wp::float64(var_num_neighbors);
            var_70 = wp::div(var_68, var_69);
            // corrected[thread] = value + wp.float64(modulus)                                    <L 34>
            var_71 = wp::float64(var_modulus);
            var_72 = wp::add(var_70, var_71);
            // wp::array_store(var_corrected, var_0, var_72);
        }
        //---------
        // reverse
        if (!var_54) {
            wp::adj_array_store(var_corrected, var_0, var_72, adj_corrected, adj_0, adj_72);
            wp::adj_add(var_70, var_71, adj_70, adj_71, adj_72);
            wp::adj_float64(var_modulus, adj_modulus, adj_71);
            // adj: corrected[thread] = value + wp.float64(modulus)                               <L 34>
            wp::adj_div(var_68, var_69, var_70, adj_68, adj_69, adj_70);
            wp::adj_float64(var_num_neighbors, adj_num_neighbors, adj_69);
            wp::adj_mul(var_66, var_67, adj_66, adj_67, adj_68);
            wp::adj_sub(var_53, var_offset, adj_53, adj_offset, adj_67);
            wp::adj_mul(var_43, var_43, adj_43, adj_43, adj_66);
            // adj: value = pool * pool * (speed - offset) / wp.float64(num_neighbors)            <L 33>
        }
        if (var_54) {
            wp::adj_array_store(var_corrected, var_0, var_65, adj_corrected, adj_0, adj_65);
            wp::adj_sub(var_63, var_64, adj_63, adj_64, adj_65);
            wp::adj_mul(var_offset, var_53, adj_offset, adj_53, adj_64);
            wp::adj_dot(var_62, var_62, adj_62, adj_62, adj_63);
            // adj: corrected[thread] = wp.dot(orientation, orientation) - offset * speed         <L 31>
            wp::adj_quat_rpy(var_43, var_60, var_53, adj_43, adj_60, adj_53, adj_62);
            wp::adj_extract(var_61, var_59, adj_58, adj_59, adj_60);
            wp::adj_address(var_vertices, var_0, adj_vertices, adj_0, adj_58);
            // adj: orientation = wp.quat_rpy(pool, vertices[thread][1], speed)                   <L 30>
        }
        if (var_54) {
        }
        wp::adj_float64(var_order, adj_order, adj_55);
        // adj: if pool < wp.float64(order) and speed >= offset:                                  <L 29>
        wp::adj_div(var_47, var_51, var_53, adj_47, adj_51, adj_53);
        wp::adj_max(var_52, var_50, adj_49, adj_50, adj_51);
        wp::adj_address(var_prices, var_0, adj_prices, adj_0, adj_49);
        wp::adj_extract(var_48, var_46, adj_45, adj_46, adj_47);
        wp::adj_address(var_vertices, var_0, adj_vertices, adj_0, adj_45);
        // adj: speed = vertices[thread][2] / wp.max(prices[thread], wp.float64(0.3))             <L 28>
        wp::adj_where(var_32, var_38, var_18, adj_32, adj_38, adj_18, adj_44);
        wp::adj_where(var_32, var_42, var_23, adj_32, adj_42, adj_23, adj_43);
        if (var_32) {
            wp::adj_add(var_23, var_41, adj_23, adj_41, adj_42);
            wp::adj_add(var_38, var_40, adj_38, adj_40, adj_41);
            wp::adj_float64(var_39, adj_39, adj_40);
            wp::adj_float32(var_24, adj_24, adj_39);
            // adj: pool += distance + wp.float64(wp.float32(r))                                  <L 27>
            wp::adj_add(var_33, var_37, adj_33, adj_37, adj_38);
            wp::adj_mul(var_35, var_36, adj_35, adj_36, adj_37);
            wp::adj_extract(var_gravity, var_34, adj_gravity, adj_34, adj_35);
        }
        // adj: distance = wp.float64(2.76) + gravity[3] * wp.float64(0.36)                       <L 26>
        wp::adj_where(var_30, var_31, var_25, adj_30, adj_31, adj_25, adj_32);
        if (var_30) {
            // adj: continue                                                                      <L 25>
        }
        wp::adj_mul(var_offset, var_27, adj_offset, adj_27, adj_29);
        wp::adj_float64(var_28, adj_26, adj_27);
        wp::adj_address(var_keys, var_0, adj_keys, adj_0, adj_26);
        // adj: if offset * wp.float64(keys[thread]) < CUTOFF:                                    <L 24>
        wp::adj_where(var_12, var_22, var_2, adj_12, adj_22, adj_2, adj_23);
        if (var_12) {
            wp::adj_add(var_2, var_21, adj_2, adj_21, adj_22);
            wp::adj_add(var_18, var_20, adj_18, adj_20, adj_21);
            wp::adj_float64(var_19, adj_19, adj_20);
            wp::adj_float32(var_3, adj_3, adj_19);
            // adj: pool += distance + wp.float64(wp.float32(r))                                  <L 27>
            wp::adj_add(var_13, var_17, adj_13, adj_17, adj_18);
            wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
            wp::adj_extract(var_gravity, var_14, adj_gravity, adj_14, adj_15);
        }
        // adj: distance = wp.float64(2.76) + gravity[3] * wp.float64(0.36)                       <L 26>
        wp::adj_where(var_10, var_11, var_4, adj_10, adj_11, adj_4, adj_12);
        if (var_10) {
            // adj: continue                                                                      <L 25>
        }
        wp::adj_mul(var_offset, var_6, adj_offset, adj_6, adj_8);
        wp::adj_float64(var_7, adj_5, adj_6);
        wp::adj_address(var_keys, var_0, adj_keys, adj_0, adj_5);
        // adj: if offset * wp.float64(keys[thread]) < CUTOFF:                                    <L 24>
        // adj: for r in range(2):                                                                <L 23>
        // adj: pool = wp.float64(0.0)                                                            <L 22>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 21>
        }
        // adj: if thread >= dim_y:                                                               <L 20>
        // adj: thread = wp.tid()                                                                 <L 19>
        // adj: def scatter_cell(                                                                 <L 7>
        continue;
    }
}
