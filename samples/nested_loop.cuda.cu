extern "C" __global__ void scatter_score_d47f9ce0_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::int32 var_num_neighbors,
    wp::int32 var_delay,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_inertias,
    wp::float32 var_factor,
    wp::vec_t<5, wp::float32> var_target,
    wp::array_t<wp::int32> var_ages,
    wp::float32 var_contrast,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_minima,
    wp::array_t<wp::float32> var_sums)
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
        const wp::int32 var_2 = -2;
        const wp::int32 var_3 = 2;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        wp::int32 var_6;
        wp::int32* var_7;
        const wp::int32 var_8 = 3;
        bool var_9;
        wp::int32 var_10;
        wp::mat_t<3, 3, wp::float32>* var_11;
        const wp::float32 var_12 = 0.7;
        wp::mat_t<3, 3, wp::float32> var_13;
        wp::mat_t<3, 3, wp::float32> var_14;
        wp::mat_t<3, 3, wp::float32>* var_15;
        wp::mat_t<3, 3, wp::float32> var_16;
        wp::mat_t<3, 3, wp::float32> var_17;
        wp::mat_t<3, 3, wp::float32> var_18;
        wp::mat_t<3, 3, wp::float32> var_19;
        const wp::float32 var_20 = 0.62;
        const wp::float32 var_21 = 1.8;
        wp::vec_t<4, wp::float32> var_22;
        const wp::float32 var_23 = 0.5;
        const wp::float32 var_24 = 1.9;
        const wp::float32 var_25 = 0.97;
        wp::vec_t<4, wp::float32> var_26;
        wp::float32 var_27;
        wp::mat_t<3, 3, wp::float32>* var_28;
        wp::mat_t<3, 3, wp::float32> var_29;
        wp::mat_t<3, 3, wp::float32> var_30;
        wp::mat_t<3, 3, wp::float32> var_31;
        const wp::float32 var_32 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_33;
        wp::mat_t<3, 3, wp::float32> var_34;
        wp::float32 var_35;
        const wp::float32 var_36 = 4.3;
        bool var_37;
        wp::mat_t<3, 3, wp::float32>* var_38;
        wp::mat_t<3, 3, wp::float32> var_39;
        wp::mat_t<3, 3, wp::float32> var_40;
        wp::mat_t<3, 3, wp::float32> var_41;
        const wp::int32 var_42 = 3;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::float32 var_45 = 0.4;
        wp::float32 var_46;
        wp::mat_t<3, 3, wp::float32> var_47;
        const wp::int32 var_48 = 7;
        wp::mat_t<3, 3, wp::float32> var_49;
        const wp::float32 var_50 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_51;
        wp::mat_t<3, 3, wp::float32> var_52;
        const wp::int32 var_53 = 2;
        const wp::int32 var_54 = 1;
        wp::float32 var_55;
        const wp::float32 var_56 = -3.32;
        const wp::float32 var_57 = 4.29;
        wp::float32 var_58;
        const wp::float32 var_59 = 3.8;
        bool var_60;
        const wp::int32 var_61 = 1;
        wp::vec_t<3, wp::float32> var_62;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 1;
        wp::float32 var_65;
        wp::vec_t<3, wp::float32> var_66;
        wp::vec_t<3, wp::float32> var_67;
        const wp::int32 var_68 = 2;
        wp::vec_t<3, wp::float32> var_69;
        const wp::int32 var_70 = 1;
        wp::vec_t<3, wp::float32> var_71;
        wp::vec_t<3, wp::float32> var_72;
        wp::float32 var_73;
        wp::float32 var_74;
        wp::float32 var_75;
        const wp::int32 var_76 = 1;
        const wp::int32 var_77 = 2;
        wp::float32 var_78;
        wp::int64 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::float32 var_82 = -100.0;
        const wp::float32 var_83 = 100.0;
        wp::float32 var_84;
        const wp::float32 var_85 = 0.01;
        wp::float32 var_86;
        wp::float32 var_87;
        wp::float32 var_88;
        const wp::int32 var_89 = 2;
        wp::int32 var_90;
        const wp::int32 var_91 = 0;
        wp::int32 var_92;
        wp::int32* var_93;
        wp::float32 var_94;
        wp::int32 var_95;
        const wp::float32 var_96 = 1.8;
        const wp::float32 var_97 = 0.5;
        const wp::float32 var_98 = 0.0;
        wp::vec_t<4, wp::float32> var_99;
        wp::vec_t<4, wp::float32> var_100;
        const wp::float32 var_101 = 1.5;
        wp::vec_t<4, wp::float32> var_102;
        wp::float32 var_103;
        const wp::float32 var_104 = -86.0;
        const wp::float32 var_105 = 86.0;
        wp::float32 var_106;
        wp::float32 var_107;
        const wp::int32 var_108 = 2;
        wp::int32 var_109;
        wp::float32 var_110;
        //---------
        // forward
        // def scatter_score(                                                                     <L 8>
        // i, j = wp.tid()                                                                        <L 19>
        builtin_tid2d(var_0, var_1);
        // if -2 <= ages[i, wp.max(j - 2, 0)] < 3:                                                <L 20>
        var_4 = wp::sub(var_1, var_3);
        var_6 = wp::max(var_4, var_5);
        var_7 = wp::address(var_ages, var_0, var_6);
        var_10 = wp::load(var_7);
        var_9 = ((var_2 <= var_10) && (var_10 < var_8));
        if (var_9) {
            // tensor = inertias[i][j] * LIMIT                                                    <L 21>
            var_11 = wp::address(var_inertias, var_0, var_1);
            var_14 = wp::load(var_11);
            var_13 = wp::mul(var_14, var_12);
        }
        if (!var_9) {
            // projection = -(contrast * inertias[i][j])                                          <L 23>
            var_15 = wp::address(var_inertias, var_0, var_1);
            var_17 = wp::load(var_15);
            var_16 = wp::mul(var_contrast, var_17);
            var_18 = wp::neg(var_16);
            // rotation = wp.cw_mul(projection, projection)                                       <L 24>
            var_19 = wp::cw_mul(var_18, var_18);
            // point = wp.vec4(factor, 0.62, 1.8, contrast)                                       <L 25>
            var_22 = wp::vec_t<4, wp::float32>(var_factor, var_20, var_21, var_contrast);
            // level = wp.dot(point, wp.vec4(factor, 0.5, 1.9, 0.97))                             <L 26>
            var_26 = wp::vec_t<4, wp::float32>(var_factor, var_23, var_24, var_25);
            var_27 = wp::dot(var_22, var_26);
            // tensor = inertias[i, j] @ rotation * level * 0.1                                   <L 27>
            var_28 = wp::address(var_inertias, var_0, var_1);
            var_30 = wp::load(var_28);
            var_29 = wp::mul(var_30, var_19);
            var_31 = wp::mul(var_29, var_27);
            var_33 = wp::mul(var_31, var_32);
        }
        var_34 = wp::where(var_9, var_13, var_33);
        // block = tensor if float(delay) <= 4.3 else inertias[i, j]                              <L 28>
        var_35 = wp::float(var_delay);
        var_37 = (var_35 <= var_36);
        if (var_37) {
        }
        if (!var_37) {
            var_38 = wp::address(var_inertias, var_0, var_1);
            var_40 = wp::load(var_38);
            var_39 = wp::copy(var_40);
        }
        var_41 = wp::where(var_37, var_34, var_39);
        // jacobian = block / (wp.abs(target[3]) + 0.4)                                           <L 29>
        var_43 = wp::extract(var_target, var_42);
        var_44 = wp::abs(var_43);
        var_46 = wp::add(var_44, var_45);
        var_47 = wp::div(var_41, var_46);
        // wp.atomic_sub(minima, 7, (tensor + jacobian) * 0.1)                                    <L 30>
        var_49 = wp::add(var_34, var_47);
        var_51 = wp::mul(var_49, var_50);
        var_52 = wp::atomic_sub(var_minima, var_48, var_51);
        // right = tensor[2, 1]                                                                   <L 31>
        var_55 = wp::extract(var_34, var_53, var_54);
        // if -3.32 <= right / 4.29 <= 3.8:                                                       <L 32>
        var_58 = wp::div(var_55, var_57);
        var_60 = ((var_56 <= var_58) && (var_58 <= var_59));
        if (var_60) {
            // tangent = wp.normalize(block[1] * block[0, 1])                                     <L 33>
            var_62 = wp::extract(var_41, var_61);
            var_65 = wp::extract(var_41, var_63, var_64);
            var_66 = wp::mul(var_62, var_65);
            var_67 = wp::normalize(var_66);
            // fraction = wp.dot(wp.max(tensor[2], tensor[1]), tangent)                           <L 34>
            var_69 = wp::extract(var_34, var_68);
            var_71 = wp::extract(var_34, var_70);
            var_72 = wp::max(var_69, var_71);
            var_73 = wp::dot(var_72, var_67);
            // upper = wp.float32(num_neighbors) - right                                          <L 35>
            var_74 = wp::float32(var_num_neighbors);
            var_75 = wp::sub(var_74, var_55);
            // delta = float(wp.int64(block[1, 2])) * upper                                       <L 36>
            var_78 = wp::extract(var_41, var_76, var_77);
            var_79 = wp::int64(var_78);
            var_80 = wp::float(var_79);
            var_81 = wp::mul(var_80, var_75);
            // inner = wp.clamp(fraction, -100.0, 100.0) - delta * 0.01                           <L 37>
            var_84 = wp::clamp(var_73, var_82, var_83);
            var_86 = wp::mul(var_81, var_85);
            var_87 = wp::sub(var_84, var_86);
            // pull = inner                                                                       <L 38>
            var_88 = wp::copy(var_87);
        }
        if (!var_60) {
            // distance = float(ages[wp.max(i - 2, 0), j])                                        <L 40>
            var_90 = wp::sub(var_0, var_89);
            var_92 = wp::max(var_90, var_91);
            var_93 = wp::address(var_ages, var_92, var_1);
            var_95 = wp::load(var_93);
            var_94 = wp::float(var_95);
            // arm = -wp.vec4(factor, 1.8, 0.5, 0.0)                                              <L 41>
            var_99 = wp::vec_t<4, wp::float32>(var_factor, var_96, var_97, var_98);
            var_100 = wp::neg(var_99);
            // base_value = wp.dot(wp.vec4(right, factor, 1.5, distance), arm)                    <L 42>
            var_102 = wp::vec_t<4, wp::float32>(var_55, var_factor, var_101, var_94);
            var_103 = wp::dot(var_102, var_100);
            // pull = wp.clamp(base_value, -86.0, 86.0)                                           <L 43>
            var_106 = wp::clamp(var_103, var_104, var_105);
        }
        var_107 = wp::where(var_60, var_88, var_106);
        // wp.atomic_max(sums, wp.min(i, 2), pull)                                                <L 44>
        var_109 = wp::min(var_0, var_108);
        var_110 = wp::atomic_max(var_sums, var_109, var_107);
    }
}

extern "C" __global__ void scatter_score_d47f9ce0_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::int32 var_num_neighbors,
    wp::int32 var_delay,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_inertias,
    wp::float32 var_factor,
    wp::vec_t<5, wp::float32> var_target,
    wp::array_t<wp::int32> var_ages,
    wp::float32 var_contrast,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_minima,
    wp::array_t<wp::float32> var_sums,
    wp::int32 adj_num_neighbors,
    wp::int32 adj_delay,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_inertias,
    wp::float32 adj_factor,
    wp::vec_t<5, wp::float32> adj_target,
    wp::array_t<wp::int32> adj_ages,
    wp::float32 adj_contrast,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_minima,
    wp::array_t<wp::float32> adj_sums)
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
        const wp::int32 var_2 = -2;
        const wp::int32 var_3 = 2;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        wp::int32 var_6;
        wp::int32* var_7;
        const wp::int32 var_8 = 3;
        bool var_9;
        wp::int32 var_10;
        wp::mat_t<3, 3, wp::float32>* var_11;
        const wp::float32 var_12 = 0.7;
        wp::mat_t<3, 3, wp::float32> var_13;
        wp::mat_t<3, 3, wp::float32> var_14;
        wp::mat_t<3, 3, wp::float32>* var_15;
        wp::mat_t<3, 3, wp::float32> var_16;
        wp::mat_t<3, 3, wp::float32> var_17;
        wp::mat_t<3, 3, wp::float32> var_18;
        wp::mat_t<3, 3, wp::float32> var_19;
        const wp::float32 var_20 = 0.62;
        const wp::float32 var_21 = 1.8;
        wp::vec_t<4, wp::float32> var_22;
        const wp::float32 var_23 = 0.5;
        const wp::float32 var_24 = 1.9;
        const wp::float32 var_25 = 0.97;
        wp::vec_t<4, wp::float32> var_26;
        wp::float32 var_27;
        wp::mat_t<3, 3, wp::float32>* var_28;
        wp::mat_t<3, 3, wp::float32> var_29;
        wp::mat_t<3, 3, wp::float32> var_30;
        wp::mat_t<3, 3, wp::float32> var_31;
        const wp::float32 var_32 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_33;
        wp::mat_t<3, 3, wp::float32> var_34;
        wp::float32 var_35;
        const wp::float32 var_36 = 4.3;
        bool var_37;
        wp::mat_t<3, 3, wp::float32>* var_38;
        wp::mat_t<3, 3, wp::float32> var_39;
        wp::mat_t<3, 3, wp::float32> var_40;
        wp::mat_t<3, 3, wp::float32> var_41;
        const wp::int32 var_42 = 3;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::float32 var_45 = 0.4;
        wp::float32 var_46;
        wp::mat_t<3, 3, wp::float32> var_47;
        const wp::int32 var_48 = 7;
        wp::mat_t<3, 3, wp::float32> var_49;
        const wp::float32 var_50 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_51;
        wp::mat_t<3, 3, wp::float32> var_52;
        const wp::int32 var_53 = 2;
        const wp::int32 var_54 = 1;
        wp::float32 var_55;
        const wp::float32 var_56 = -3.32;
        const wp::float32 var_57 = 4.29;
        wp::float32 var_58;
        const wp::float32 var_59 = 3.8;
        bool var_60;
        const wp::int32 var_61 = 1;
        wp::vec_t<3, wp::float32> var_62;
        const wp::int32 var_63 = 0;
        const wp::int32 var_64 = 1;
        wp::float32 var_65;
        wp::vec_t<3, wp::float32> var_66;
        wp::vec_t<3, wp::float32> var_67;
        const wp::int32 var_68 = 2;
        wp::vec_t<3, wp::float32> var_69;
        const wp::int32 var_70 = 1;
        wp::vec_t<3, wp::float32> var_71;
        wp::vec_t<3, wp::float32> var_72;
        wp::float32 var_73;
        wp::float32 var_74;
        wp::float32 var_75;
        const wp::int32 var_76 = 1;
        const wp::int32 var_77 = 2;
        wp::float32 var_78;
        wp::int64 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::float32 var_82 = -100.0;
        const wp::float32 var_83 = 100.0;
        wp::float32 var_84;
        const wp::float32 var_85 = 0.01;
        wp::float32 var_86;
        wp::float32 var_87;
        wp::float32 var_88;
        const wp::int32 var_89 = 2;
        wp::int32 var_90;
        const wp::int32 var_91 = 0;
        wp::int32 var_92;
        wp::int32* var_93;
        wp::float32 var_94;
        wp::int32 var_95;
        const wp::float32 var_96 = 1.8;
        const wp::float32 var_97 = 0.5;
        const wp::float32 var_98 = 0.0;
        wp::vec_t<4, wp::float32> var_99;
        wp::vec_t<4, wp::float32> var_100;
        const wp::float32 var_101 = 1.5;
        wp::vec_t<4, wp::float32> var_102;
        wp::float32 var_103;
        const wp::float32 var_104 = -86.0;
        const wp::float32 var_105 = 86.0;
        wp::float32 var_106;
        wp::float32 var_107;
        const wp::int32 var_108 = 2;
        wp::int32 var_109;
        wp::float32 var_110;
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
        wp::int32 adj_10 = {};
        wp::mat_t<3, 3, wp::float32> adj_11 = {};
        wp::float32 adj_12 = {};
        wp::mat_t<3, 3, wp::float32> adj_13 = {};
        wp::mat_t<3, 3, wp::float32> adj_14 = {};
        wp::mat_t<3, 3, wp::float32> adj_15 = {};
        wp::mat_t<3, 3, wp::float32> adj_16 = {};
        wp::mat_t<3, 3, wp::float32> adj_17 = {};
        wp::mat_t<3, 3, wp::float32> adj_18 = {};
        wp::mat_t<3, 3, wp::float32> adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::vec_t<4, wp::float32> adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::vec_t<4, wp::float32> adj_26 = {};
        wp::float32 adj_27 = {};
        wp::mat_t<3, 3, wp::float32> adj_28 = {};
        wp::mat_t<3, 3, wp::float32> adj_29 = {};
        wp::mat_t<3, 3, wp::float32> adj_30 = {};
        wp::mat_t<3, 3, wp::float32> adj_31 = {};
        wp::float32 adj_32 = {};
        wp::mat_t<3, 3, wp::float32> adj_33 = {};
        wp::mat_t<3, 3, wp::float32> adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        bool adj_37 = {};
        wp::mat_t<3, 3, wp::float32> adj_38 = {};
        wp::mat_t<3, 3, wp::float32> adj_39 = {};
        wp::mat_t<3, 3, wp::float32> adj_40 = {};
        wp::mat_t<3, 3, wp::float32> adj_41 = {};
        wp::int32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::mat_t<3, 3, wp::float32> adj_47 = {};
        wp::int32 adj_48 = {};
        wp::mat_t<3, 3, wp::float32> adj_49 = {};
        wp::float32 adj_50 = {};
        wp::mat_t<3, 3, wp::float32> adj_51 = {};
        wp::mat_t<3, 3, wp::float32> adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::float32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::float32 adj_58 = {};
        wp::float32 adj_59 = {};
        bool adj_60 = {};
        wp::int32 adj_61 = {};
        wp::vec_t<3, wp::float32> adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        wp::float32 adj_65 = {};
        wp::vec_t<3, wp::float32> adj_66 = {};
        wp::vec_t<3, wp::float32> adj_67 = {};
        wp::int32 adj_68 = {};
        wp::vec_t<3, wp::float32> adj_69 = {};
        wp::int32 adj_70 = {};
        wp::vec_t<3, wp::float32> adj_71 = {};
        wp::vec_t<3, wp::float32> adj_72 = {};
        wp::float32 adj_73 = {};
        wp::float32 adj_74 = {};
        wp::float32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::int64 adj_79 = {};
        wp::float32 adj_80 = {};
        wp::float32 adj_81 = {};
        wp::float32 adj_82 = {};
        wp::float32 adj_83 = {};
        wp::float32 adj_84 = {};
        wp::float32 adj_85 = {};
        wp::float32 adj_86 = {};
        wp::float32 adj_87 = {};
        wp::float32 adj_88 = {};
        wp::int32 adj_89 = {};
        wp::int32 adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::int32 adj_93 = {};
        wp::float32 adj_94 = {};
        wp::int32 adj_95 = {};
        wp::float32 adj_96 = {};
        wp::float32 adj_97 = {};
        wp::float32 adj_98 = {};
        wp::vec_t<4, wp::float32> adj_99 = {};
        wp::vec_t<4, wp::float32> adj_100 = {};
        wp::float32 adj_101 = {};
        wp::vec_t<4, wp::float32> adj_102 = {};
        wp::float32 adj_103 = {};
        wp::float32 adj_104 = {};
        wp::float32 adj_105 = {};
        wp::float32 adj_106 = {};
        wp::float32 adj_107 = {};
        wp::int32 adj_108 = {};
        wp::int32 adj_109 = {};
        wp::float32 adj_110 = {};
        //---------
        // forward
        // def scatter_score(                                                                     <L 8>
        // i, j = wp.tid()                                                                        <L 19>
        builtin_tid2d(var_0, var_1);
        // if -2 <= ages[i, wp.max(j - 2, 0)] < 3:                                                <L 20>
        var_4 = wp::sub(var_1, var_3);
        var_6 = wp::max(var_4, var_5);
        var_7 = wp::address(var_ages, var_0, var_6);
        var_10 = wp::load(var_7);
        var_9 = ((var_2 <= var_10) && (var_10 < var_8));
        if (var_9) {
            // tensor = inertias[i][j] * LIMIT                                                    <L 21>
            var_11 = wp::address(var_inertias, var_0, var_1);
            var_14 = wp::load(var_11);
            var_13 = wp::mul(var_14, var_12);
        }
        if (!var_9) {
            // projection = -(contrast * inertias[i][j])                                          <L 23>
            var_15 = wp::address(var_inertias, var_0, var_1);
            var_17 = wp::load(var_15);
            var_16 = wp::mul(var_contrast, var_17);
            var_18 = wp::neg(var_16);
            // rotation = wp.cw_mul(projection, projection)                                       <L 24>
            var_19 = wp::cw_mul(var_18, var_18);
            // point = wp.vec4(factor, 0.62, 1.8, contrast)                                       <L 25>
            var_22 = wp::vec_t<4, wp::float32>(var_factor, var_20, var_21, var_contrast);
            // level = wp.dot(point, wp.vec4(factor, 0.5, 1.9, 0.97))                             <L 26>
            var_26 = wp::vec_t<4, wp::float32>(var_factor, var_23, var_24, var_25);
            var_27 = wp::dot(var_22, var_26);
            // tensor = inertias[i, j] @ rotation * level * 0.1                                   <L 27>
            var_28 = wp::address(var_inertias, var_0, var_1);
            var_30 = wp::load(var_28);
            var_29 = wp::mul(var_30, var_19);
            var_31 = wp::mul(var_29, var_27);
            var_33 = wp::mul(var_31, var_32);
        }
        var_34 = wp::where(var_9, var_13, var_33);
        // block = tensor if float(delay) <= 4.3 else inertias[i, j]                              <L 28>
        var_35 = wp::float(var_delay);
        var_37 = (var_35 <= var_36);
        if (var_37) {
        }
        if (!var_37) {
            var_38 = wp::address(var_inertias, var_0, var_1);
            var_40 = wp::load(var_38);
            var_39 = wp::copy(var_40);
        }
        var_41 = wp::where(var_37, var_34, var_39);
        // jacobian = block / (wp.abs(target[3]) + 0.4)                                           <L 29>
        var_43 = wp::extract(var_target, var_42);
        var_44 = wp::abs(var_43);
        var_46 = wp::add(var_44, var_45);
        var_47 = wp::div(var_41, var_46);
        // wp.atomic_sub(minima, 7, (tensor + jacobian) * 0.1)                                    <L 30>
        var_49 = wp::add(var_34, var_47);
        var_51 = wp::mul(var_49, var_50);
        // var_52 = wp::atomic_sub(var_minima, var_48, var_51);
        // right = tensor[2, 1]                                                                   <L 31>
        var_55 = wp::extract(var_34, var_53, var_54);
        // if -3.32 <= right / 4.29 <= 3.8:                                                       <L 32>
        var_58 = wp::div(var_55, var_57);
        var_60 = ((var_56 <= var_58) && (var_58 <= var_59));
        if (var_60) {
            // tangent = wp.normalize(block[1] * block[0, 1])                                     <L 33>
            var_62 = wp::extract(var_41, var_61);
            var_65 = wp::extract(var_41, var_63, var_64);
            var_66 = wp::mul(var_62, var_65);
            var_67 = wp::normalize(var_66);
            // fraction = wp.dot(wp.max(tensor[2], tensor[1]), tangent)                           <L 34>
            var_69 = wp::extract(var_34, var_68);
            var_71 = wp::extract(var_34, var_70);
            var_72 = wp::max(var_69, var_71);
            var_73 = wp::dot(var_72, var_67);
            // upper = wp.float32(num_neighbors) - right                                          <L 35>
            var_74 = wp::float32(var_num_neighbors);
            var_75 = wp::sub(var_74, var_55);
            // delta = float(wp.int64(block[1, 2])) * upper                                       <L 36>
            var_78 = wp::extract(var_41, var_76, var_77);
            var_79 = wp::int64(var_78);
            var_80 = wp::float(var_79);
            var_81 = wp::mul(var_80, var_75);
            // inner = wp.clamp(fraction, -100.0, 100.0) - delta * 0.01                           <L 37>
            var_84 = wp::clamp(var_73, var_82, var_83);
            var_86 = wp::mul(var_81, var_85);
            var_87 = wp::sub(var_84, var_86);
            // pull = inner                                                                       <L 38>
            var_88 = wp::copy(var_87);
        }
        if (!var_60) {
            // distance = float(ages[wp.max(i - 2, 0), j])                                        <L 40>
            var_90 = wp::sub(var_0, var_89);
            var_92 = wp::max(var_90, var_91);
            var_93 = wp::address(var_ages, var_92, var_1);
            var_95 = wp::load(var_93);
            var_94 = wp::float(var_95);
            // arm = -wp.vec4(factor, 1.8, 0.5, 0.0)                                              <L 41>
            var_99 = wp::vec_t<4, wp::float32>(var_factor, var_96, var_97, var_98);
            var_100 = wp::neg(var_99);
            // base_value = wp.dot(wp.vec4(right, factor, 1.5, distance), arm)                    <L 42>
            var_102 = wp::vec_t<4, wp::float32>(var_55, var_factor, var_101, var_94);
            var_103 = wp::dot(var_102, var_100);
            // pull = wp.clamp(base_value, -86.0, 86.0)                                           <L 43>
            var_106 = wp::clamp(var_103, var_104, var_105);
        }
        var_107 = wp::where(var_60, var_88, var_106);
        // wp.atomic_max(sums, wp.min(i, 2), pull)                                                <L 44>
        var_109 = wp::min(var_0, var_108);
        // var_110 = wp::atomic_max(var_sums, var_109, var_107);
        //---------
        // reverse
        wp::adj_atomic_max(var_sums, var_109, var_107, adj_sums, adj_109, adj_107, adj_110);
        wp::adj_min(var_0, var_108, adj_0, adj_108, adj_109);
        // adj: wp.atomic_max(sums, wp.min(i, 2), pull)                                           <L 44>
        wp::adj_where(var_60, var_88, var_106, adj_60, adj_88, adj_106, adj_107);
        if (!var_60) {
            wp::adj_clamp(var_103, var_104, var_105, adj_103, adj_104, adj_105, adj_106);
            // adj: pull = wp.clamp(base_value, -86.0, 86.0)                                      <L 43>
            wp::adj_dot(var_102, var_100, adj_102, adj_100, adj_103);
            wp::adj_vec_t(var_55, var_factor, var_101, var_94, adj_55, adj_factor, adj_101, adj_94, adj_102);
            // adj: base_value = wp.dot(wp.vec4(right, factor, 1.5, distance), arm)               <L 42>
            wp::adj_neg(var_99, adj_99, adj_100);
            wp::adj_vec_t(var_factor, var_96, var_97, var_98, adj_factor, adj_96, adj_97, adj_98, adj_99);
            // adj: arm = -wp.vec4(factor, 1.8, 0.5, 0.0)                                         <L 41>
            wp::adj_float(var_95, adj_93, adj_94);
            wp::adj_address(var_ages, var_92, var_1, adj_ages, adj_92, adj_1, adj_93);
            wp::adj_max(var_90, var_91, adj_90, adj_91, adj_92);
            wp::adj_sub(var_0, var_89, adj_0, adj_89, adj_90);
            // adj: distance = float(ages[wp.max(i - 2, 0), j])                                   <L 40>
        }
        if (var_60) {
            wp::adj_copy(var_87, adj_87, adj_88);
            // adj: pull = inner                                                                  <L 38>
            wp::adj_sub(var_84, var_86, adj_84, adj_86, adj_87);
            wp::adj_mul(var_81, var_85, adj_81, adj_85, adj_86);
            wp::adj_clamp(var_73, var_82, var_83, adj_73, adj_82, adj_83, adj_84);
            // adj: inner = wp.clamp(fraction, -100.0, 100.0) - delta * 0.01                      <L 37>
            wp::adj_mul(var_80, var_75, adj_80, adj_75, adj_81);
            wp::adj_float(var_79, adj_79, adj_80);
            wp::adj_extract(var_41, var_76, var_77, adj_41, adj_76, adj_77, adj_78);
            // adj: delta = float(wp.int64(block[1, 2])) * upper                                  <L 36>
            wp::adj_sub(var_74, var_55, adj_74, adj_55, adj_75);
            wp::adj_float32(var_num_neighbors, adj_num_neighbors, adj_74);
            // adj: upper = wp.float32(num_neighbors) - right                                     <L 35>
            wp::adj_dot(var_72, var_67, adj_72, adj_67, adj_73);
            wp::adj_max(var_69, var_71, adj_69, adj_71, adj_72);
            wp::adj_extract(var_34, var_70, adj_34, adj_70, adj_71);
            wp::adj_extract(var_34, var_68, adj_34, adj_68, adj_69);
            // adj: fraction = wp.dot(wp.max(tensor[2], tensor[1]), tangent)                      <L 34>
            wp::adj_normalize(var_66, var_67, adj_66, adj_67);
            wp::adj_mul(var_62, var_65, adj_62, adj_65, adj_66);
            wp::adj_extract(var_41, var_63, var_64, adj_41, adj_63, adj_64, adj_65);
            wp::adj_extract(var_41, var_61, adj_41, adj_61, adj_62);
            // adj: tangent = wp.normalize(block[1] * block[0, 1])                                <L 33>
        }
        wp::adj_div(var_55, var_57, var_58, adj_55, adj_57, adj_58);
        // adj: if -3.32 <= right / 4.29 <= 3.8:                                                  <L 32>
        wp::adj_extract(var_34, var_53, var_54, adj_34, adj_53, adj_54, adj_55);
        // adj: right = tensor[2, 1]                                                              <L 31>
        wp::adj_atomic_sub(var_minima, var_48, var_51, adj_minima, adj_48, adj_51, adj_52);
        wp::adj_mul(var_49, var_50, adj_49, adj_50, adj_51);
        wp::adj_add(var_34, var_47, adj_34, adj_47, adj_49);
        // adj: wp.atomic_sub(minima, 7, (tensor + jacobian) * 0.1)                               <L 30>
        wp::adj_div(var_41, var_46, adj_41, adj_46, adj_47);
        wp::adj_add(var_44, var_45, adj_44, adj_45, adj_46);
        wp::adj_abs(var_43, adj_43, adj_44);
        wp::adj_extract(var_target, var_42, adj_target, adj_42, adj_43);
        // adj: jacobian = block / (wp.abs(target[3]) + 0.4)                                      <L 29>
        wp::adj_where(var_37, var_34, var_39, adj_37, adj_34, adj_39, adj_41);
        if (!var_37) {
            wp::adj_copy(var_40, adj_38, adj_39);
            wp::adj_address(var_inertias, var_0, var_1, adj_inertias, adj_0, adj_1, adj_38);
        }
        if (var_37) {
        }
        wp::adj_float(var_delay, adj_delay, adj_35);
        // adj: block = tensor if float(delay) <= 4.3 else inertias[i, j]                         <L 28>
        wp::adj_where(var_9, var_13, var_33, adj_9, adj_13, adj_33, adj_34);
        if (!var_9) {
            wp::adj_mul(var_31, var_32, adj_31, adj_32, adj_33);
            wp::adj_mul(var_29, var_27, adj_29, adj_27, adj_31);
            wp::adj_mul(var_30, var_19, adj_28, adj_19, adj_29);
            wp::adj_address(var_inertias, var_0, var_1, adj_inertias, adj_0, adj_1, adj_28);
            // adj: tensor = inertias[i, j] @ rotation * level * 0.1                              <L 27>
            wp::adj_dot(var_22, var_26, adj_22, adj_26, adj_27);
            wp::adj_vec_t(var_factor, var_23, var_24, var_25, adj_factor, adj_23, adj_24, adj_25, adj_26);
            // adj: level = wp.dot(point, wp.vec4(factor, 0.5, 1.9, 0.97))                        <L 26>
            wp::adj_vec_t(var_factor, var_20, var_21, var_contrast, adj_factor, adj_20, adj_21, adj_contrast, adj_22);
            // adj: point = wp.vec4(factor, 0.62, 1.8, contrast)                                  <L 25>
            wp::adj_cw_mul(var_18, var_18, adj_18, adj_18, adj_19);
            // adj: rotation = wp.cw_mul(projection, projection)                                  <L 24>
            wp::adj_neg(var_16, adj_16, adj_18);
            wp::adj_mul(var_contrast, var_17, adj_contrast, adj_15, adj_16);
            wp::adj_address(var_inertias, var_0, var_1, adj_inertias, adj_0, adj_1, adj_15);
            // adj: projection = -(contrast * inertias[i][j])                                     <L 23>
        }
        if (var_9) {
            wp::adj_mul(var_14, var_12, adj_11, adj_12, adj_13);
            wp::adj_address(var_inertias, var_0, var_1, adj_inertias, adj_0, adj_1, adj_11);
            // adj: tensor = inertias[i][j] * LIMIT                                               <L 21>
        }
        wp::adj_address(var_ages, var_0, var_6, adj_ages, adj_0, adj_6, adj_7);
        wp::adj_max(var_4, var_5, adj_4, adj_5, adj_6);
        wp::adj_sub(var_1, var_3, adj_1, adj_3, adj_4);
        // adj: if -2 <= ages[i, wp.max(j - 2, 0)] < 3:                                           <L 20>
        // adj: i, j = wp.tid()                                                                   <L 19>
        // adj: def scatter_score(                                                                <L 8>
        continue;
    }
}
