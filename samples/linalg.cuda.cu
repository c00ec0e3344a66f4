extern "C" __global__ void stress_invariants_7703e8c0_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_stress,
    wp::array_t<wp::float32> var_trace,
    wp::array_t<wp::float32> var_minors,
    wp::array_t<wp::float32> var_det)
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
        const wp::int32 var_1 = 0;
        wp::float32* var_2;
        const wp::int32 var_3 = 1;
        wp::float32* var_4;
        const wp::int32 var_5 = 2;
        wp::float32* var_6;
        wp::vec_t<3, wp::float32> var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 3;
        wp::float32* var_12;
        const wp::int32 var_13 = 4;
        wp::float32* var_14;
        const wp::int32 var_15 = 5;
        wp::float32* var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        const wp::int32 var_21 = 0;
        wp::float32 var_22;
        const wp::int32 var_23 = 1;
        wp::float32 var_24;
        wp::float32 var_25;
        const wp::int32 var_26 = 2;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::int32 var_29 = 0;
        wp::float32 var_30;
        const wp::int32 var_31 = 1;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::int32 var_34 = 1;
        wp::float32 var_35;
        const wp::int32 var_36 = 2;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::int32 var_40 = 2;
        wp::float32 var_41;
        const wp::int32 var_42 = 0;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        const wp::int32 var_48 = 0;
        wp::float32 var_49;
        const wp::int32 var_50 = 1;
        wp::float32 var_51;
        wp::float32 var_52;
        const wp::int32 var_53 = 2;
        wp::float32 var_54;
        wp::float32 var_55;
        const wp::float32 var_56 = 2.0;
        const wp::int32 var_57 = 0;
        wp::float32 var_58;
        wp::float32 var_59;
        const wp::int32 var_60 = 1;
        wp::float32 var_61;
        wp::float32 var_62;
        const wp::int32 var_63 = 2;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32 var_66;
        const wp::int32 var_67 = 0;
        wp::float32 var_68;
        const wp::int32 var_69 = 0;
        wp::float32 var_70;
        wp::float32 var_71;
        const wp::int32 var_72 = 0;
        wp::float32 var_73;
        wp::float32 var_74;
        const wp::int32 var_75 = 1;
        wp::float32 var_76;
        const wp::int32 var_77 = 1;
        wp::float32 var_78;
        wp::float32 var_79;
        const wp::int32 var_80 = 1;
        wp::float32 var_81;
        wp::float32 var_82;
        wp::float32 var_83;
        const wp::int32 var_84 = 2;
        wp::float32 var_85;
        const wp::int32 var_86 = 2;
        wp::float32 var_87;
        wp::float32 var_88;
        const wp::int32 var_89 = 2;
        wp::float32 var_90;
        wp::float32 var_91;
        wp::float32 var_92;
        wp::float32 var_93;
        //---------
        // forward
        // def stress_invariants(                                                                 <L 5>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // d = wp.vec3(stress[i, 0], stress[i, 1], stress[i, 2])                                  <L 12>
        var_2 = wp::address(var_stress, var_0, var_1);
        var_4 = wp::address(var_stress, var_0, var_3);
        var_6 = wp::address(var_stress, var_0, var_5);
        var_8 = wp::load(var_2);
        var_9 = wp::load(var_4);
        var_10 = wp::load(var_6);
        var_7 = wp::vec_t<3, wp::float32>(var_8, var_9, var_10);
        // o = wp.vec3(stress[i, 3], stress[i, 4], stress[i, 5])                                  <L 13>
        var_12 = wp::address(var_stress, var_0, var_11);
        var_14 = wp::address(var_stress, var_0, var_13);
        var_16 = wp::address(var_stress, var_0, var_15);
        var_18 = wp::load(var_12);
        var_19 = wp::load(var_14);
        var_20 = wp::load(var_16);
        var_17 = wp::vec_t<3, wp::float32>(var_18, var_19, var_20);
        // tr = d[0] + d[1] + d[2]                                                                <L 14>
        var_22 = wp::extract(var_7, var_21);
        var_24 = wp::extract(var_7, var_23);
        var_25 = wp::add(var_22, var_24);
        var_27 = wp::extract(var_7, var_26);
        var_28 = wp::add(var_25, var_27);
        // minor = d[0] * d[1] + d[1] * d[2] + d[2] * d[0] - wp.dot(o, o)                         <L 15>
        var_30 = wp::extract(var_7, var_29);
        var_32 = wp::extract(var_7, var_31);
        var_33 = wp::mul(var_30, var_32);
        var_35 = wp::extract(var_7, var_34);
        var_37 = wp::extract(var_7, var_36);
        var_38 = wp::mul(var_35, var_37);
        var_39 = wp::add(var_33, var_38);
        var_41 = wp::extract(var_7, var_40);
        var_43 = wp::extract(var_7, var_42);
        var_44 = wp::mul(var_41, var_43);
        var_45 = wp::add(var_39, var_44);
        var_46 = wp::dot(var_17, var_17);
        var_47 = wp::sub(var_45, var_46);
        // volume = d[0] * d[1] * d[2] + 2.0 * o[0] * o[1] * o[2]                                 <L 16>
        var_49 = wp::extract(var_7, var_48);
        var_51 = wp::extract(var_7, var_50);
        var_52 = wp::mul(var_49, var_51);
        var_54 = wp::extract(var_7, var_53);
        var_55 = wp::mul(var_52, var_54);
        var_58 = wp::extract(var_17, var_57);
        var_59 = wp::mul(var_56, var_58);
        var_61 = wp::extract(var_17, var_60);
        var_62 = wp::mul(var_59, var_61);
        var_64 = wp::extract(var_17, var_63);
        var_65 = wp::mul(var_62, var_64);
        var_66 = wp::add(var_55, var_65);
        // volume -= d[0] * o[0] * o[0] + d[1] * o[1] * o[1] + d[2] * o[2] * o[2]                 <L 17>
        var_68 = wp::extract(var_7, var_67);
        var_70 = wp::extract(var_17, var_69);
        var_71 = wp::mul(var_68, var_70);
        var_73 = wp::extract(var_17, var_72);
        var_74 = wp::mul(var_71, var_73);
        var_76 = wp::extract(var_7, var_75);
        var_78 = wp::extract(var_17, var_77);
        var_79 = wp::mul(var_76, var_78);
        var_81 = wp::extract(var_17, var_80);
        var_82 = wp::mul(var_79, var_81);
        var_83 = wp::add(var_74, var_82);
        var_85 = wp::extract(var_7, var_84);
        var_87 = wp::extract(var_17, var_86);
        var_88 = wp::mul(var_85, var_87);
        var_90 = wp::extract(var_17, var_89);
        var_91 = wp::mul(var_88, var_90);
        var_92 = wp::add(var_83, var_91);
        var_93 = wp::sub(var_66, var_92);
        // trace[i] = tr                                                                          <L 18>
        wp::array_store(var_trace, var_0, var_28);
        // minors[i] = minor                                                                      <L 19>
        wp::array_store(var_minors, var_0, var_47);
        // det[i] = volume                                                                        <L 20>
        wp::array_store(var_det, var_0, var_93);
    }
}

extern "C" __global__ void stress_invariants_7703e8c0_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_stress,
    wp::array_t<wp::float32> var_trace,
    wp::array_t<wp::float32> var_minors,
    wp::array_t<wp::float32> var_det,
    wp::array_t<wp::float32> adj_stress,
    wp::array_t<wp::float32> adj_trace,
    wp::array_t<wp::float32> adj_minors,
    wp::array_t<wp::float32> adj_det)
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
        const wp::int32 var_1 = 0;
        wp::float32* var_2;
        const wp::int32 var_3 = 1;
        wp::float32* var_4;
        const wp::int32 var_5 = 2;
        wp::float32* var_6;
        wp::vec_t<3, wp::float32> var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 3;
        wp::float32* var_12;
        const wp::int32 var_13 = 4;
        wp::float32* var_14;
        const wp::int32 var_15 = 5;
        wp::float32* var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        const wp::int32 var_21 = 0;
        wp::float32 var_22;
        const wp::int32 var_23 = 1;
        wp::float32 var_24;
        wp::float32 var_25;
        const wp::int32 var_26 = 2;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::int32 var_29 = 0;
        wp::float32 var_30;
        const wp::int32 var_31 = 1;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::int32 var_34 = 1;
        wp::float32 var_35;
        const wp::int32 var_36 = 2;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::int32 var_40 = 2;
        wp::float32 var_41;
        const wp::int32 var_42 = 0;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        const wp::int32 var_48 = 0;
        wp::float32 var_49;
        const wp::int32 var_50 = 1;
        wp::float32 var_51;
        wp::float32 var_52;
        const wp::int32 var_53 = 2;
        wp::float32 var_54;
        wp::float32 var_55;
        const wp::float32 var_56 = 2.0;
        const wp::int32 var_57 = 0;
        wp::float32 var_58;
        wp::float32 var_59;
        const wp::int32 var_60 = 1;
        wp::float32 var_61;
        wp::float32 var_62;
        const wp::int32 var_63 = 2;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32 var_66;
        const wp::int32 var_67 = 0;
        wp::float32 var_68;
        const wp::int32 var_69 = 0;
        wp::float32 var_70;
        wp::float32 var_71;
        const wp::int32 var_72 = 0;
        wp::float32 var_73;
        wp::float32 var_74;
        const wp::int32 var_75 = 1;
        wp::float32 var_76;
        const wp::int32 var_77 = 1;
        wp::float32 var_78;
        wp::float32 var_79;
        const wp::int32 var_80 = 1;
        wp::float32 var_81;
        wp::float32 var_82;
        wp::float32 var_83;
        const wp::int32 var_84 = 2;
        wp::float32 var_85;
        const wp::int32 var_86 = 2;
        wp::float32 var_87;
        wp::float32 var_88;
        const wp::int32 var_89 = 2;
        wp::float32 var_90;
        wp::float32 var_91;
        wp::float32 var_92;
        wp::float32 var_93;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::float32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::float32 adj_54 = {};
        wp::float32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::float32 adj_58 = {};
        wp::float32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::float32 adj_61 = {};
        wp::float32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::float32 adj_64 = {};
        wp::float32 adj_65 = {};
        wp::float32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::float32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::float32 adj_70 = {};
        wp::float32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::float32 adj_73 = {};
        wp::float32 adj_74 = {};
        wp::int32 adj_75 = {};
        wp::float32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::float32 adj_79 = {};
        wp::int32 adj_80 = {};
        wp::float32 adj_81 = {};
        wp::float32 adj_82 = {};
        wp::float32 adj_83 = {};
        wp::int32 adj_84 = {};
        wp::float32 adj_85 = {};
        wp::int32 adj_86 = {};
        wp::float32 adj_87 = {};
        wp::float32 adj_88 = {};
        wp::int32 adj_89 = {};
        wp::float32 adj_90 = {};
        wp::float32 adj_91 = {};
        wp::float32 adj_92 = {};
        wp::float32 adj_93 = {};
        //---------
        // forward
        // def stress_invariants(                                                                 <L 5>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // d = wp.vec3(stress[i, 0], stress[i, 1], stress[i, 2])                                  <L 12>
        var_2 = wp::address(var_stress, var_0, var_1);
        var_4 = wp::address(var_stress, var_0, var_3);
        var_6 = wp::address(var_stress, var_0, var_5);
        var_8 = wp::load(var_2);
        var_9 = wp::load(var_4);
        var_10 = wp::load(var_6);
        var_7 = wp::vec_t<3, wp::float32>(var_8, var_9, var_10);
        // o = wp.vec3(stress[i, 3], stress[i, 4], stress[i, 5])                                  <L 13>
        var_12 = wp::address(var_stress, var_0, var_11);
        var_14 = wp::address(var_stress, var_0, var_13);
        var_16 = wp::address(var_stress, var_0, var_15);
        var_18 = wp::load(var_12);
        var_19 = wp::load(var_14);
        var_20 = wp::load(var_16);
        var_17 = wp::vec_t<3, wp::float32>(var_18, var_19, var_20);
        // tr = d[0] + d[1] + d[2]                                                                <L 14>
        var_22 = wp::extract(var_7, var_21);
        var_24 = wp::extract(var_7, var_23);
        var_25 = wp::add(var_22, var_24);
        var_27 = wp::extract(var_7, var_26);
        var_28 = wp::add(var_25, var_27);
        // minor = d[0] * d[1] + d[1] * d[2] + d[2] * d[0] - wp.dot(o, o)                         <L 15>
        var_30 = wp::extract(var_7, var_29);
        var_32 = wp::extract(var_7, var_31);
        var_33 = wp::mul(var_30, var_32);
        var_35 = wp::extract(var_7, var_34);
        var_37 = wp::extract(var_7, var_36);
        var_38 = wp::mul(var_35, var_37);
        var_39 = wp::add(var_33, var_38);
        var_41 = wp::extract(var_7, var_40);
        var_43 = wp::extract(var_7, var_42);
        var_44 = wp::mul(var_41, var_43);
        var_45 = wp::add(var_39, var_44);
        var_46 = wp::dot(var_17, var_17);
        var_47 = wp::sub(var_45, var_46);
        // volume = d[0] * d[1] * d[2] + 2.0 * o[0] * o[1] * o[2]                                 <L 16>
        var_49 = wp::extract(var_7, var_48);
        var_51 = wp::extract(var_7, var_50);
        var_52 = wp::mul(var_49, var_51);
        var_54 = wp::extract(var_7, var_53);
        var_55 = wp::mul(var_52, var_54);
        var_58 = wp::extract(var_17, var_57);
        var_59 = wp::mul(var_56, var_58);
        var_61 = wp::extract(var_17, var_60);
        var_62 = wp::mul(var_59, var_61);
        var_64 = wp::extract(var_17, var_63);
        var_65 = wp::mul(var_62, var_64);
        var_66 = wp::add(var_55, var_65);
        // volume -= d[0] * o[0] * o[0] + d[1] * o[1] * o[1] + d[2] * o[2] * o[2]                 <L 17>
        var_68 = wp::extract(var_7, var_67);
        var_70 = wp::extract(var_17, var_69);
        var_71 = wp::mul(var_68, var_70);
        var_73 = wp::extract(var_17, var_72);
        var_74 = wp::mul(var_71, var_73);
        var_76 = wp::extract(var_7, var_75);
        var_78 = wp::extract(var_17, var_77);
        var_79 = wp::mul(var_76, var_78);
        var_81 = wp::extract(var_17, var_80);
        var_82 = wp::mul(var_79, var_81);
        var_83 = wp::add(var_74, var_82);
        var_85 = wp::extract(var_7, var_84);
        var_87 = wp::extract(var_17, var_86);
        var_88 = wp::mul(var_85, var_87);
        var_90 = wp::extract(var_17, var_89);
        var_91 = wp::mul(var_88, var_90);
        var_92 = wp::add(var_83, var_91);
        var_93 = wp::sub(var_66, var_92);
        // trace[i] = tr                                                                          <L 18>
        // wp::array_store(var_trace, var_0, var_28);
        // minors[i] = minor                                                                      <L 19>
        // wp::array_store(var_minors, var_0, var_47);
        // det[i] = volume                                                                        <L 20>
        // wp::array_store(var_det, var_0, var_93);
        //---------
        // reverse
        wp::adj_array_store(var_det, var_0, var_93, adj_det, adj_0, adj_93);
        // adj: det[i] = volume                                                                   <L 20>
        wp::adj_array_store(var_minors, var_0, var_47, adj_minors, adj_0, adj_47);
        // adj: minors[i] = minor                                                                 <L 19>
        wp::adj_array_store(var_trace, var_0, var_28, adj_trace, adj_0, adj_28);
        // adj: trace[i] = tr                                                                     <L 18>
        wp::adj_sub(var_66, var_92, adj_66, adj_92, adj_93);
        wp::adj_add(var_83, var_91, adj_83, adj_91, adj_92);
        wp::adj_mul(var_88, var_90, adj_88, adj_90, adj_91);
        wp::adj_extract(var_17, var_89, adj_17, adj_89, adj_90);
        wp::adj_mul(var_85, var_87, adj_85, adj_87, adj_88);
        wp::adj_extract(var_17, var_86, adj_17, adj_86, adj_87);
        wp::adj_extract(var_7, var_84, adj_7, adj_84, adj_85);
        wp::adj_add(var_74, var_82, adj_74, adj_82, adj_83);
        wp::adj_mul(var_79, var_81, adj_79, adj_81, adj_82);
        wp::adj_extract(var_17, var_80, adj_17, adj_80, adj_81);
        wp::adj_mul(var_76, var_78, adj_76, adj_78, adj_79);
        wp::adj_extract(var_17, var_77, adj_17, adj_77, adj_78);
        wp::adj_extract(var_7, var_75, adj_7, adj_75, adj_76);
        wp::adj_mul(var_71, var_73, adj_71, adj_73, adj_74);
        wp::adj_extract(var_17, var_72, adj_17, adj_72, adj_73);
        wp::adj_mul(var_68, var_70, adj_68, adj_70, adj_71);
        wp::adj_extract(var_17, var_69, adj_17, adj_69, adj_70);
        wp::adj_extract(var_7, var_67, adj_7, adj_67, adj_68);
        // adj: volume -= d[0] * o[0] * o[0] + d[1] * o[1] * o[1] + d[2] * o[2] * o[2]            <L 17>
        wp::adj_add(var_55, var_65, adj_55, adj_65, adj_66);
        wp::adj_mul(var_62, var_64, adj_62, adj_64, adj_65);
        wp::adj_extract(var_17, var_63, adj_17, adj_63, adj_64);
        wp::adj_mul(var_59, var_61, adj_59, adj_61, adj_62);
        wp::adj_extract(var_17, var_60, adj_17, adj_60, adj_61);
        wp::adj_mul(var_56, var_58, adj_56, adj_58, adj_59);
        wp::adj_extract(var_17, var_57, adj_17, adj_57, adj_58);
        wp::adj_mul(var_52, var_54, adj_52, adj_54, adj_55);
        wp::adj_extract(var_7, var_53, adj_7, adj_53, adj_54);
        wp::adj_mul(var_49, var_51, adj_49, adj_51, adj_52);
        wp::adj_extract(var_7, var_50, adj_7, adj_50, adj_51);
        wp::adj_extract(var_7, var_48, adj_7, adj_48, adj_49);
        // adj: volume = d[0] * d[1] * d[2] + 2.0 * o[0] * o[1] * o[2]                            <L 16>
        wp::adj_sub(var_45, var_46, adj_45, adj_46, adj_47);
        wp::adj_dot(var_17, var_17, adj_17, adj_17, adj_46);
        wp::adj_add(var_39, var_44, adj_39, adj_44, adj_45);
        wp::adj_mul(var_41, var_43, adj_41, adj_43, adj_44);
        wp::adj_extract(var_7, var_42, adj_7, adj_42, adj_43);
        wp::adj_extract(var_7, var_40, adj_7, adj_40, adj_41);
        wp::adj_add(var_33, var_38, adj_33, adj_38, adj_39);
        wp::adj_mul(var_35, var_37, adj_35, adj_37, adj_38);
        wp::adj_extract(var_7, var_36, adj_7, adj_36, adj_37);
        wp::adj_extract(var_7, var_34, adj_7, adj_34, adj_35);
        wp::adj_mul(var_30, var_32, adj_30, adj_32, adj_33);
        wp::adj_extract(var_7, var_31, adj_7, adj_31, adj_32);
        wp::adj_extract(var_7, var_29, adj_7, adj_29, adj_30);
        // adj: minor = d[0] * d[1] + d[1] * d[2] + d[2] * d[0] - wp.dot(o, o)                    <L 15>
        wp::adj_add(var_25, var_27, adj_25, adj_27, adj_28);
        wp::adj_extract(var_7, var_26, adj_7, adj_26, adj_27);
        wp::adj_add(var_22, var_24, adj_22, adj_24, adj_25);
        wp::adj_extract(var_7, var_23, adj_7, adj_23, adj_24);
        wp::adj_extract(var_7, var_21, adj_7, adj_21, adj_22);
        // adj: tr = d[0] + d[1] + d[2]                                                           <L 14>
        wp::adj_vec_t(var_18, var_19, var_20, adj_12, adj_14, adj_16, adj_17);
        wp::adj_address(var_stress, var_0, var_15, adj_stress, adj_0, adj_15, adj_16);
        wp::adj_address(var_stress, var_0, var_13, adj_stress, adj_0, adj_13, adj_14);
        wp::adj_address(var_stress, var_0, var_11, adj_stress, adj_0, adj_11, adj_12);
        // adj: o = wp.vec3(stress[i, 3], stress[i, 4], stress[i, 5])                             <L 13>
        wp::adj_vec_t(var_8, var_9, var_10, adj_2, adj_4, adj_6, adj_7);
        wp::adj_address(var_stress, var_0, var_5, adj_stress, adj_0, adj_5, adj_6);
        wp::adj_address(var_stress, var_0, var_3, adj_stress, adj_0, adj_3, adj_4);
        wp::adj_address(var_stress, var_0, var_1, adj_stress, adj_0, adj_1, adj_2);
        // adj: d = wp.vec3(stress[i, 0], stress[i, 1], stress[i, 2])                             <L 12>
        // adj: i = wp.tid()                                                                      <L 11>
        // adj: def stress_invariants(                                                            <L 5>
        continue;
    }
}
