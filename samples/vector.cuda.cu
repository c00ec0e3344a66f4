extern "C" __global__ void filter_motion_62a329ab_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_masses,
    wp::array_t<wp::vec_t<3, wp::float32>> var_normals,
    wp::mat_t<3, 3, wp::float32> var_rotation_matrix,
    wp::array_t<wp::quat_t<wp::float32>> var_headings,
    wp::int32 var_total_count,
    wp::array_t<wp::float32> var_accumulated)
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
        wp::vec_t<3, wp::float32>* var_2;
        const wp::int32 var_3 = 2;
        wp::float32 var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::mat_t<3, 3, wp::float32> var_6;
        const wp::float32 var_7 = 1.85;
        wp::mat_t<3, 3, wp::float32> var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        const wp::int32 var_12 = 0;
        const wp::int32 var_13 = 1;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::quat_t<wp::float32>* var_16;
        const wp::int32 var_17 = 3;
        wp::float32 var_18;
        wp::quat_t<wp::float32> var_19;
        const wp::float32 var_20 = 2.05;
        wp::float32 var_21;
        wp::float32 var_22;
        const wp::float32 var_23 = 2.05;
        wp::float32 var_24;
        const wp::int32 var_25 = 2;
        const wp::int32 var_26 = 2;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::float32 var_29 = 0.4;
        wp::float32 var_30;
        const wp::int32 var_31 = 1;
        wp::int32 var_32;
        const wp::int32 var_33 = 0;
        wp::int32 var_34;
        wp::float32* var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 1.5;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        bool var_44;
        wp::float32* var_45;
        const wp::float32 var_46 = 0.03;
        bool var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 0.0;
        bool var_51;
        wp::int32 var_52;
        wp::int32 var_53;
        const wp::int32 var_54 = 4;
        wp::vec_t<2, wp::int32> var_55;
        wp::vec_t<2, wp::int32> var_56;
        wp::int32 var_57;
        const wp::int32 var_58 = -60;
        const wp::int32 var_59 = 60;
        wp::int32 var_60;
        wp::int32 var_61;
        wp::vec_t<2, wp::int32> var_62;
        const wp::int32 var_63 = -15;
        wp::vec_t<2, wp::int32> var_64;
        wp::vec_t<2, wp::int32> var_65;
        const wp::int32 var_66 = 15;
        wp::vec_t<2, wp::int32> var_67;
        wp::vec_t<2, wp::int32> var_68;
        wp::int32 var_69;
        wp::int32 var_70;
        wp::int32 var_71;
        wp::int32 var_72;
        const wp::int32 var_73 = 14;
        wp::int32 var_74;
        const wp::int32 var_75 = -50;
        const wp::int32 var_76 = 50;
        wp::int32 var_77;
        wp::int32 var_78;
        bool var_79;
        const wp::float32 var_80 = -0.65;
        const wp::float32 var_81 = 0.505;
        bool var_82;
        const wp::int32 var_83 = -2;
        const wp::int32 var_84 = 5;
        bool var_85;
        wp::float32* var_86;
        wp::float64 var_87;
        wp::float32 var_88;
        wp::float32 var_89;
        //---------
        // forward
        // def filter_motion(                                                                     <L 5>
        // idx = wp.tid()                                                                         <L 13>
        var_0 = builtin_tid1d();
        // if idx >= total_count:                                                                 <L 14>
        var_1 = (var_0 >= var_total_count);
        if (var_1) {
            // return                                                                             <L 15>
            continue;
        }
        // inertia = rotation_matrix * normals[idx].z * 1.85                                      <L 16>
        var_2 = wp::address(var_normals, var_0);
        var_5 = wp::load(var_2);
        var_4 = wp::extract(var_5, var_3);
        var_6 = wp::mul(var_rotation_matrix, var_4);
        var_8 = wp::mul(var_6, var_7);
        // contribution = wp.cos(masses[idx]) * rotation_matrix[0, 1] - headings[idx][3] * 2.05       <L 17>
        var_9 = wp::address(var_masses, var_0);
        var_11 = wp::load(var_9);
        var_10 = wp::cos(var_11);
        var_14 = wp::extract(var_rotation_matrix, var_12, var_13);
        var_15 = wp::mul(var_10, var_14);
        var_16 = wp::address(var_headings, var_0);
        var_19 = wp::load(var_16);
        var_18 = wp::extract(var_19, var_17);
        var_21 = wp::mul(var_18, var_20);
        var_22 = wp::sub(var_15, var_21);
        // contribution += 2.05                                                                   <L 18>
        var_24 = wp::add(var_22, var_23);
        // share = contribution * inertia[2, 2] * 0.4                                             <L 19>
        var_27 = wp::extract(var_8, var_25, var_26);
        var_28 = wp::mul(var_24, var_27);
        var_30 = wp::mul(var_28, var_29);
        // distance = contribution * masses[wp.max(idx - 1, 0)]                                   <L 20>
        var_32 = wp::sub(var_0, var_31);
        var_34 = wp::max(var_32, var_33);
        var_35 = wp::address(var_masses, var_34);
        var_37 = wp::load(var_35);
        var_36 = wp::mul(var_24, var_37);
        // estimate = share / (wp.abs(-distance) + 1.5)                                           <L 21>
        var_38 = wp::neg(var_36);
        var_39 = wp::abs(var_38);
        var_41 = wp::add(var_39, var_40);
        var_42 = wp::div(var_30, var_41);
        // slope = wp.cos(estimate)                                                               <L 22>
        var_43 = wp::cos(var_42);
        // moving = masses[idx] >= 0.03 and estimate * share > 0.0                                <L 23>
        var_45 = wp::address(var_masses, var_0);
        var_48 = wp::load(var_45);
        var_47 = (var_48 >= var_46);
        var_44 = var_47;
        if (var_44) {
            var_49 = wp::mul(var_42, var_30);
            var_51 = (var_49 > var_50);
            var_44 = var_44 && var_51;
        }
        // parity = int(distance) + total_count                                                   <L 24>
        var_52 = wp::int(var_36);
        var_53 = wp::add(var_52, var_total_count);
        // hits = wp.dot(wp.vec2i(4, parity), wp.vec2i(parity, total_count))                      <L 25>
        var_55 = wp::vec_t<2, wp::int32>(var_54, var_53);
        var_56 = wp::vec_t<2, wp::int32>(var_53, var_total_count);
        var_57 = wp::dot(var_55, var_56);
        // key = parity if moving else wp.clamp(hits, -60, 60)                                    <L 26>
        if (var_44) {
        }
        if (!var_44) {
            var_60 = wp::clamp(var_57, var_58, var_59);
        }
        var_61 = wp::where(var_44, var_53, var_60);
        // velocity = wp.max(wp.vec2i(hits, total_count), wp.vec2i(-15))                          <L 27>
        var_62 = wp::vec_t<2, wp::int32>(var_57, var_total_count);
        var_64 = wp::vec_t<2, wp::int32>(var_63);
        var_65 = wp::max(var_62, var_64);
        // center = wp.min(velocity, wp.vec2i(15))                                                <L 28>
        var_67 = wp::vec_t<2, wp::int32>(var_66);
        var_68 = wp::min(var_65, var_67);
        // cell = key - (wp.length_sq(center) - -parity)                                          <L 29>
        var_69 = wp::length_sq(var_68);
        var_70 = wp::neg(var_53);
        var_71 = wp::sub(var_69, var_70);
        var_72 = wp::sub(var_61, var_71);
        // digit = 14 + cell                                                                      <L 30>
        var_74 = wp::add(var_73, var_72);
        // entry = wp.max(digit, wp.clamp(hits, -50, 50))                                         <L 31>
        var_77 = wp::clamp(var_57, var_75, var_76);
        var_78 = wp::max(var_74, var_77);
        // if -0.65 <= slope < 0.505 or -2 < entry <= 5:                                          <L 32>
        var_82 = ((var_80 <= var_43) && (var_43 < var_81));
        var_79 = var_82;
        if (!var_79) {
            var_85 = ((var_83 < var_78) && (var_78 <= var_84));
            var_79 = var_79 || var_85;
        }
        if (var_79) {
            // accumulated[idx] = float(wp.float64(masses[idx]))                                  <L 33>
            var_86 = wp::address(var_masses, var_0);
            var_88 = wp::load(var_86);
            var_87 = wp::float64(var_88);
            var_89 = wp::float(var_87);
            wp::array_store(var_accumulated, var_0, var_89);
        }
    }
}

extern "C" __global__ void filter_motion_62a329ab_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_masses,
    wp::array_t<wp::vec_t<3, wp::float32>> var_normals,
    wp::mat_t<3, 3, wp::float32> var_rotation_matrix,
    wp::array_t<wp::quat_t<wp::float32>> var_headings,
    wp::int32 var_total_count,
    wp::array_t<wp::float32> var_accumulated,
    wp::array_t<wp::float32> adj_masses,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_normals,
    wp::mat_t<3, 3, wp::float32> adj_rotation_matrix,
    wp::array_t<wp::quat_t<wp::float32>> adj_headings,
    wp::int32 adj_total_count,
    wp::array_t<wp::float32> adj_accumulated)
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
        wp::vec_t<3, wp::float32>* var_2;
        const wp::int32 var_3 = 2;
        wp::float32 var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::mat_t<3, 3, wp::float32> var_6;
        const wp::float32 var_7 = 1.85;
        wp::mat_t<3, 3, wp::float32> var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        const wp::int32 var_12 = 0;
        const wp::int32 var_13 = 1;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::quat_t<wp::float32>* var_16;
        const wp::int32 var_17 = 3;
        wp::float32 var_18;
        wp::quat_t<wp::float32> var_19;
        const wp::float32 var_20 = 2.05;
        wp::float32 var_21;
        wp::float32 var_22;
        const wp::float32 var_23 = 2.05;
        wp::float32 var_24;
        const wp::int32 var_25 = 2;
        const wp::int32 var_26 = 2;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::float32 var_29 = 0.4;
        wp::float32 var_30;
        const wp::int32 var_31 = 1;
        wp::int32 var_32;
        const wp::int32 var_33 = 0;
        wp::int32 var_34;
        wp::float32* var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 1.5;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        bool var_44;
        wp::float32* var_45;
        const wp::float32 var_46 = 0.03;
        bool var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 0.0;
        bool var_51;
        wp::int32 var_52;
        wp::int32 var_53;
        const wp::int32 var_54 = 4;
        wp::vec_t<2, wp::int32> var_55;
        wp::vec_t<2, wp::int32> var_56;
        wp::int32 var_57;
        const wp::int32 var_58 = -60;
        const wp::int32 var_59 = 60;
        wp::int32 var_60;
        wp::int32 var_61;
        wp::vec_t<2, wp::int32> var_62;
        const wp::int32 var_63 = -15;
        wp::vec_t<2, wp::int32> var_64;
        wp::vec_t<2, wp::int32> var_65;
        const wp::int32 var_66 = 15;
        wp::vec_t<2, wp::int32> var_67;
        wp::vec_t<2, wp::int32> var_68;
        wp::int32 var_69;
        wp::int32 var_70;
        wp::int32 var_71;
        wp::int32 var_72;
        const wp::int32 var_73 = 14;
        wp::int32 var_74;
        const wp::int32 var_75 = -50;
        const wp::int32 var_76 = 50;
        wp::int32 var_77;
        wp::int32 var_78;
        bool var_79;
        const wp::float32 var_80 = -0.65;
        const wp::float32 var_81 = 0.505;
        bool var_82;
        const wp::int32 var_83 = -2;
        const wp::int32 var_84 = 5;
        bool var_85;
        wp::float32* var_86;
        wp::float64 var_87;
        wp::float32 var_88;
        wp::float32 var_89;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::mat_t<3, 3, wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::mat_t<3, 3, wp::float32> adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::quat_t<wp::float32> adj_16 = {};
        wp::int32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::quat_t<wp::float32> adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        bool adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        bool adj_47 = {};
        wp::float32 adj_48 = {};
        wp::float32 adj_49 = {};
        wp::float32 adj_50 = {};
        bool adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::vec_t<2, wp::int32> adj_55 = {};
        wp::vec_t<2, wp::int32> adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::vec_t<2, wp::int32> adj_62 = {};
        wp::int32 adj_63 = {};
        wp::vec_t<2, wp::int32> adj_64 = {};
        wp::vec_t<2, wp::int32> adj_65 = {};
        wp::int32 adj_66 = {};
        wp::vec_t<2, wp::int32> adj_67 = {};
        wp::vec_t<2, wp::int32> adj_68 = {};
        wp::int32 adj_69 = {};
        wp::int32 adj_70 = {};
        wp::int32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::int32 adj_74 = {};
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::int32 adj_78 = {};
        bool adj_79 = {};
        wp::float32 adj_80 = {};
        wp::float32 adj_81 = {};
        bool adj_82 = {};
        wp::int32 adj_83 = {};
        wp::int32 adj_84 = {};
        bool adj_85 = {};
        wp::float32 adj_86 = {};
        wp::float64 adj_87 = {};
        wp::float32 adj_88 = {};
        wp::float32 adj_89 = {};
        //---------
        // forward
        // def filter_motion(                                                                     <L 5>
        // idx = wp.tid()                                                                         <L 13>
        var_0 = builtin_tid1d();
        // if idx >= total_count:                                                                 <L 14>
        var_1 = (var_0 >= var_total_count);
        if (var_1) {
            // return                                                                             <L 15>
            goto label0;
        }
        // inertia = rotation_matrix * normals[idx].z * 1.85                                      <L 16>
        var_2 = wp::address(var_normals, var_0);
        var_5 = wp::load(var_2);
        var_4 = wp::extract(var_5, var_3);
        var_6 = wp::mul(var_rotation_matrix, var_4);
        var_8 = wp::mul(var_6, var_7);
        // contribution = wp.cos(masses[idx]) * rotation_matrix[0, 1] - headings[idx][3] * 2.05       <L 17>
        var_9 = wp::address(var_masses, var_0);
        var_11 = wp::load(var_9);
        var_10 = wp::cos(var_11);
        var_14 = wp::extract(var_rotation_matrix, var_12, var_13);
        var_15 = wp::mul(var_10, var_14);
        var_16 = wp::address(var_headings, var_0);
        var_19 = wp::load(var_16);
        var_18 = wp::extract(var_19, var_17);
        var_21 = wp::mul(var_18, var_20);
        var_22 = wp::sub(var_15, var_21);
        // contribution += 2.05                                                                   <L 18>
        var_24 = wp::add(var_22, var_23);
        // share = contribution * inertia[2, 2] * 0.4                                             <L 19>
        var_27 = wp::extract(var_8, var_25, var_26);
        var_28 = wp::mul(var_24, var_27);
        var_30 = wp::mul(var_28, var_29);
        // distance = contribution * masses[wp.max(idx - 1, 0)]                                   <L 20>
        var_32 = wp::sub(var_0, var_31);
        var_34 = wp::max(var_32, var_33);
        var_35 = wp::address(var_masses, var_34);
        var_37 = wp::load(var_35);
        var_36 = wp::mul(var_24, var_37);
        // estimate = share / (wp.abs(-distance) + 1.5)                                           <L 21>
        var_38 = wp::neg(var_36);
        var_39 = wp::abs(var_38);
        var_41 = wp::add(var_39, var_40);
        var_42 = wp::div(var_30, var_41);
        // slope = wp.cos(estimate)                                                               <L 22>
        var_43 = wp::cos(var_42);
        // moving = masses[idx] >= 0.03 and estimate * share > 0.0                                <L 23>
        var_45 = wp::address(var_masses, var_0);
        var_48 = wp::load(var_45);
        var_47 = (var_48 >= var_46);
        var_44 = var_47;
        if (var_44) {
            var_49 = wp::mul(var_42, var_30);
            var_51 = (var_49 > var_50);
            var_44 = var_44 && var_51;
        }
        // parity = int(distance) + total_count                                                   <L 24>
        var_52 = wp::int(var_36);
        var_53 = wp::add(var_52, var_total_count);
        // hits = wp.dot(wp.vec2i(4, parity), wp.vec2i(parity, total_count))                      <L 25>
        var_55 = wp::vec_t<2, wp::int32>(var_54, var_53);
        var_56 = wp::vec_t<2, wp::int32>(var_53, var_total_count);
        var_57 = wp::dot(var_55, var_56);
        // key = parity if moving else wp.clamp(hits, -60, 60)                                    <L 26>
        if (var_44) {
        }
        if (!var_44) {
            var_60 = wp::clamp(var_57, var_58, var_59);
        }
        var_61 = wp::where(var_44, var_53, var_60);
        // velocity = wp.max(wp.vec2i(hits, total_count), wp.vec2i(-15))                          <L 27>
        var_62 = wp::vec_t<2, wp::int32>(var_57, var_total_count);
        var_64 = wp::vec_t<2, wp::int32>(var_63);
        var_65 = wp::max(var_62, var_64);
        // center = wp.min(velocity, wp.vec2i(15))                                                <L 28>
        var_67 = wp::vec_t<2, wp::int32>(var_66);
        var_68 = wp::min(var_65, var_67);
        // cell = key - (wp.length_sq(center) - -parity)                                          <L 29>
        var_69 = wp::length_sq(var_68);
        var_70 = wp::neg(var_53);
        var_71 = wp::sub(var_69, var_70);
        var_72 = wp::sub(var_61, var_71);
        // digit = 14 + cell                                                                      <L 30>
        var_74 = wp::add(var_73, var_72);
        // entry = wp.max(digit, wp.clamp(hits, -50, 50))                                         <L 31>
        var_77 = wp::clamp(var_57, var_75, var_76);
        var_78 = wp::max(var_74, var_77);
        // if -0.65 <= slope < 0.505 or -2 < entry <= 5:                                          <L 32>
        var_82 = ((var_80 <= var_43) && (var_43 < var_81));
        var_79 = var_82;
        if (!var_79) {
            var_85 = ((var_83 < var_78) && (var_78 <= var_84));
            var_79 = var_79 || var_85;
        }
        if (var_79) {
            // accumulated[idx] = float(wp.float64(masses[idx]))                                  <L 33>
            var_86 = wp::address(var_masses, var_0);
            var_88 = wp::load(var_86);
            var_87 = wp::float64(var_88);
            var_89 = wp::float(var_87);
            // wp::array_store(var_accumulated, var_0, var_89);
        }
        //---------
        // reverse
        if (var_79) {
            wp::adj_array_store(var_accumulated, var_0, var_89, adj_accumulated, adj_0, adj_89);
            wp::adj_float(var_87, adj_87, adj_89);
            wp::adj_float64(var_88, adj_86, adj_87);
            wp::adj_address(var_masses, var_0, adj_masses, adj_0, adj_86);
            // adj: accumulated[idx] = float(wp.float64(masses[idx]))                             <L 33>
        }
        if (!var_79) {
        }
        // adj: if -0.65 <= slope < 0.505 or -2 < entry <= 5:                                     <L 32>
        wp::adj_max(var_74, var_77, adj_74, adj_77, adj_78);
        wp::adj_clamp(var_57, var_75, var_76, adj_57, adj_75, adj_76, adj_77);
        // adj: entry = wp.max(digit, wp.clamp(hits, -50, 50))                                    <L 31>
        wp::adj_add(var_73, var_72, adj_73, adj_72, adj_74);
        // adj: digit = 14 + cell                                                                 <L 30>
        wp::adj_sub(var_61, var_71, adj_61, adj_71, adj_72);
        wp::adj_sub(var_69, var_70, adj_69, adj_70, adj_71);
        wp::adj_neg(var_53, adj_53, adj_70);
        wp::adj_length_sq(var_68, adj_68, adj_69);
        // adj: cell = key - (wp.length_sq(center) - -parity)                                     <L 29>
        wp::adj_min(var_65, var_67, adj_65, adj_67, adj_68);
        wp::adj_vec_t(var_66, adj_66, adj_67);
        // adj: center = wp.min(velocity, wp.vec2i(15))                                           <L 28>
        wp::adj_max(var_62, var_64, adj_62, adj_64, adj_65);
        wp::adj_vec_t(var_63, adj_63, adj_64);
        wp::adj_vec_t(var_57, var_total_count, adj_57, adj_total_count, adj_62);
        // adj: velocity = wp.max(wp.vec2i(hits, total_count), wp.vec2i(-15))                     <L 27>
        wp::adj_where(var_44, var_53, var_60, adj_44, adj_53, adj_60, adj_61);
        if (!var_44) {
            wp::adj_clamp(var_57, var_58, var_59, adj_57, adj_58, adj_59, adj_60);
        }
        if (var_44) {
        }
        // adj: key = parity if moving else wp.clamp(hits, -60, 60)                               <L 26>
        wp::adj_dot(var_55, var_56, adj_55, adj_56, adj_57);
        wp::adj_vec_t(var_53, var_total_count, adj_53, adj_total_count, adj_56);
        wp::adj_vec_t(var_54, var_53, adj_54, adj_53, adj_55);
        // adj: hits = wp.dot(wp.vec2i(4, parity), wp.vec2i(parity, total_count))                 <L 25>
        wp::adj_add(var_52, var_total_count, adj_52, adj_total_count, adj_53);
        // adj: parity = int(distance) + total_count                                              <L 24>
        if (var_44) {
            wp::adj_mul(var_42, var_30, adj_42, adj_30, adj_49);
        }
        wp::adj_address(var_masses, var_0, adj_masses, adj_0, adj_45);
        // adj: moving = masses[idx] >= 0.03 and estimate * share > 0.0                           <L 23>
        wp::adj_cos(var_42, adj_42, adj_43);
        // adj: slope = wp.cos(estimate)                                                          <L 22>
        wp::adj_div(var_30, var_41, var_42, adj_30, adj_41, adj_42);
        wp::adj_add(var_39, var_40, adj_39, adj_40, adj_41);
        wp::adj_abs(var_38, adj_38, adj_39);
        wp::adj_neg(var_36, adj_36, adj_38);
        // adj: estimate = share / (wp.abs(-distance) + 1.5)                                      <L 21>
        wp::adj_mul(var_24, var_37, adj_24, adj_35, adj_36);
        wp::adj_address(var_masses, var_34, adj_masses, adj_34, adj_35);
        wp::adj_max(var_32, var_33, adj_32, adj_33, adj_34);
        wp::adj_sub(var_0, var_31, adj_0, adj_31, adj_32);
        // adj: distance = contribution * masses[wp.max(idx - 1, 0)]                              <L 20>
        wp::adj_mul(var_28, var_29, adj_28, adj_29, adj_30);
        wp::adj_mul(var_24, var_27, adj_24, adj_27, adj_28);
        wp::adj_extract(var_8, var_25, var_26, adj_8, adj_25, adj_26, adj_27);
        // adj: share = contribution * inertia[2, 2] * 0.4                                        <L 19>
        wp::adj_add(var_22, var_23, adj_22, adj_23, adj_24);
        // adj: contribution += 2.05                                                              <L 18>
        wp::adj_sub(var_15, var_21, adj_15, adj_21, adj_22);
        wp::adj_mul(var_18, var_20, adj_18, adj_20, adj_21);
        wp::adj_extract(var_19, var_17, adj_16, adj_17, adj_18);
        wp::adj_address(var_headings, var_0, adj_headings, adj_0, adj_16);
        wp::adj_mul(var_10, var_14, adj_10, adj_14, adj_15);
        wp::adj_extract(var_rotation_matrix, var_12, var_13, adj_rotation_matrix, adj_12, adj_13, adj_14);
        wp::adj_cos(var_11, adj_9, adj_10);
        wp::adj_address(var_masses, var_0, adj_masses, adj_0, adj_9);
        // adj: contribution = wp.cos(masses[idx]) * rotation_matrix[0, 1] - headings[idx][3] * 2.05  <L 17>
        wp::adj_mul(var_6, var_7, adj_6, adj_7, adj_8);
        wp::adj_mul(var_rotation_matrix, var_4, adj_rotation_matrix, adj_4, adj_6);
        wp::adj_extract(var_5, var_3, adj_2, adj_3, adj_4);
        wp::adj_address(var_normals, var_0, adj_normals, adj_0, adj_2);
        // adj: inertia = rotation_matrix * normals[idx].z * 1.85                                 <L 16>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 15>
        }
        // adj: if idx >= total_count:                                                            <L 14>
        // adj: idx = wp.tid()                                                                    <L 13>
        // adj: def filter_motion(                                                                <L 5>
        continue;
    }
}
