extern "C" __global__ void advance_final_error_d570a266_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_potentials,
    wp::array_t<wp::int32> var_indices,
    wp::array_t<wp::float32> var_prices,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_stresses,
    wp::array_t<wp::vec_t<3, wp::float32>> var_displacements,
    wp::array_t<wp::float32> var_residuals,
    wp::array_t<wp::float32> var_bounds)
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
        wp::vec_t<3, wp::float32>* var_2;
        wp::vec_t<3, wp::float32>* var_3;
        wp::float32* var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::float32 var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        const wp::float32 var_10 = 2.5;
        wp::vec_t<3, wp::float32> var_11;
        wp::mat_t<3, 3, wp::float32>* var_12;
        wp::mat_t<3, 3, wp::float32>* var_13;
        wp::float32* var_14;
        wp::mat_t<3, 3, wp::float32> var_15;
        wp::mat_t<3, 3, wp::float32> var_16;
        wp::float32 var_17;
        wp::mat_t<3, 3, wp::float32> var_18;
        wp::mat_t<3, 3, wp::float32> var_19;
        wp::float32* var_20;
        wp::vec_t<3, wp::float32>* var_21;
        const wp::int32 var_22 = 0;
        wp::float32 var_23;
        wp::vec_t<3, wp::float32> var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::float32 var_27 = 1.65;
        wp::float32 var_28;
        const wp::float32 var_29 = -5.9;
        const wp::float32 var_30 = 3.6;
        bool var_31;
        const wp::int32 var_32 = 0;
        wp::float32 var_33;
        wp::float64 var_34;
        const wp::int32 var_35 = 0;
        const wp::int32 var_36 = 0;
        wp::float32 var_37;
        wp::float64 var_38;
        wp::float64 var_39;
        wp::float64 var_40;
        wp::float64 var_41;
        wp::int32 var_42;
        wp::int32* var_43;
        const wp::int32 var_44 = 6;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::int32 var_47;
        const wp::int32 var_48 = 3;
        wp::int32 var_49;
        const wp::int32 var_50 = 7;
        wp::int32 var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = 19;
        bool var_54;
        wp::float32 var_55;
        wp::mat_t<3, 3, wp::float32>* var_56;
        const wp::int32 var_57 = 2;
        const wp::int32 var_58 = 0;
        wp::float32 var_59;
        wp::mat_t<3, 3, wp::float32> var_60;
        wp::float32 var_61;
        wp::float32 var_62;
        const wp::float32 var_63 = 1.2;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32* var_66;
        const wp::float32 var_67 = 0.2;
        wp::float32 var_68;
        wp::float32 var_69;
        wp::float32 var_70;
        wp::float32* var_71;
        wp::float32 var_72;
        wp::float32 var_73;
        const wp::int32 var_74 = 1;
        wp::int32 var_75;
        const wp::int32 var_76 = 0;
        wp::int32 var_77;
        wp::float32* var_78;
        wp::float32 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::float32 var_82 = 1.1;
        wp::float32 var_83;
        wp::float32 var_84;
        wp::float32 var_85;
        wp::float32 var_86;
        wp::float32 var_87;
        wp::float32 var_88;
        bool var_89;
        wp::float32 var_90;
        wp::float32 var_91;
        wp::float32 var_92;
        wp::float32 var_93;
        wp::float32 var_94;
        const wp::int32 var_95 = 0;
        const wp::int32 var_96 = 1;
        wp::float32 var_97;
        wp::vec_t<4, wp::float32> var_98;
        wp::float32 var_99;
        wp::float32 var_100;
        const wp::float32 var_101 = 0.0;
        wp::float32 var_102;
        const wp::int32 var_103 = 0;
        wp::int32 var_104;
        const wp::int32 var_105 = 5;
        bool var_106;
        wp::vec_t<4, wp::float32> var_107;
        const wp::int32 var_108 = 1;
        wp::float32 var_109;
        wp::vec_t<4, wp::float32> var_110;
        wp::float32* var_111;
        const wp::float32 var_112 = 3.0;
        wp::float32 var_113;
        wp::float32 var_114;
        const wp::float32 var_115 = 7.58;
        wp::vec_t<4, wp::float32> var_116;
        wp::vec_t<4, wp::float32> var_117;
        wp::vec_t<4, wp::float32> var_118;
        const wp::int32 var_119 = 9;
        wp::int32 var_120;
        wp::range_t var_121;
        wp::int32 var_122;
        const wp::float32 var_123 = 3.9;
        wp::vec_t<4, wp::float32> var_124;
        const wp::float32 var_125 = 2.25;
        wp::vec_t<4, wp::float32> var_126;
        wp::vec_t<4, wp::float32> var_127;
        wp::vec_t<4, wp::float32> var_128;
        const wp::float32 var_129 = 2.88;
        wp::vec_t<4, wp::float32> var_130;
        wp::float32 var_131;
        wp::vec_t<4, wp::float32> var_132;
        const wp::float32 var_133 = 0.22;
        wp::vec_t<4, wp::float32> var_134;
        wp::vec_t<4, wp::float32> var_135;
        wp::float32 var_136;
        wp::float32 var_137;
        wp::float32 var_138;
        wp::float32 var_139;
        wp::float32 var_140;
        wp::float32 var_141;
        const wp::int32 var_142 = 1;
        wp::int32 var_143;
        const wp::float32 var_144 = 0.1;
        wp::float32 var_145;
        wp::float32 var_146;
        wp::float32 var_147;
        //---------
        // forward
        // def advance_final_error(                                                               <L 7>
        // i, j = wp.tid()                                                                        <L 16>
        builtin_tid2d(var_0, var_1);
        // offset_vector = (displacements[i, j] - displacements[i, j] * potentials[i, j]) * 2.5       <L 17>
        var_2 = wp::address(var_displacements, var_0, var_1);
        var_3 = wp::address(var_displacements, var_0, var_1);
        var_4 = wp::address(var_potentials, var_0, var_1);
        var_6 = wp::load(var_3);
        var_7 = wp::load(var_4);
        var_5 = wp::mul(var_6, var_7);
        var_9 = wp::load(var_2);
        var_8 = wp::sub(var_9, var_5);
        var_11 = wp::mul(var_8, var_10);
        // kernel_matrix = stresses[i, j] + stresses[i, j] * prices[i, j]                         <L 18>
        var_12 = wp::address(var_stresses, var_0, var_1);
        var_13 = wp::address(var_stresses, var_0, var_1);
        var_14 = wp::address(var_prices, var_0, var_1);
        var_16 = wp::load(var_13);
        var_17 = wp::load(var_14);
        var_15 = wp::mul(var_16, var_17);
        var_19 = wp::load(var_12);
        var_18 = wp::add(var_19, var_15);
        // work = potentials[i][j] * displacements[i, j][0] + 1.65                                <L 19>
        var_20 = wp::address(var_potentials, var_0, var_1);
        var_21 = wp::address(var_displacements, var_0, var_1);
        var_24 = wp::load(var_21);
        var_23 = wp::extract(var_24, var_22);
        var_26 = wp::load(var_20);
        var_25 = wp::mul(var_26, var_23);
        var_28 = wp::add(var_25, var_27);
        // if -5.9 < work <= 3.6:                                                                 <L 20>
        var_31 = ((var_29 < var_28) && (var_28 <= var_30));
        if (var_31) {
            // inner = wp.float64(offset_vector[0])                                               <L 21>
            var_33 = wp::extract(var_11, var_32);
            var_34 = wp::float64(var_33);
            // penalty = wp.float64(kernel_matrix[0, 0]) / wp.max(inner, wp.float64(0.3))         <L 22>
            var_37 = wp::extract(var_18, var_35, var_36);
            var_38 = wp::float64(var_37);
            var_39 = 0.3;
            var_40 = wp::max(var_34, var_39);
            var_41 = wp::div(var_38, var_40);
            // cell = int(penalty)                                                                <L 23>
            var_42 = wp::int(var_41);
        }
        if (!var_31) {
            // bits = wp.abs(indices[i][j] - 6)                                                   <L 25>
            var_43 = wp::address(var_indices, var_0, var_1);
            var_46 = wp::load(var_43);
            var_45 = wp::sub(var_46, var_44);
            var_47 = wp::abs(var_45);
            // bits %= 3                                                                          <L 26>
            var_49 = wp::mod(var_47, var_48);
            // cell = bits | 7                                                                    <L 27>
            var_51 = wp::bit_or(var_49, var_50);
        }
        var_52 = wp::where(var_31, var_42, var_51);
        // if cell >= 19:                                                                         <L 28>
        var_54 = (var_52 >= var_53);
        if (var_54) {
            // pull = wp.length(offset_vector) / (wp.abs(work - stresses[i, j][2, 0]) + 1.2)       <L 29>
            var_55 = wp::length(var_11);
            var_56 = wp::address(var_stresses, var_0, var_1);
            var_60 = wp::load(var_56);
            var_59 = wp::extract(var_60, var_57, var_58);
            var_61 = wp::sub(var_28, var_59);
            var_62 = wp::abs(var_61);
            var_64 = wp::add(var_62, var_63);
            var_65 = wp::div(var_55, var_64);
            // residuals[i, j] = pull / wp.max(prices[i][j], 0.2)                                 <L 30>
            var_66 = wp::address(var_prices, var_0, var_1);
            var_69 = wp::load(var_66);
            var_68 = wp::max(var_69, var_67);
            var_70 = wp::div(var_65, var_68);
            wp::array_store(var_residuals, var_0, var_1, var_70);
        }
        if (!var_54) {
            // score = potentials[i][j]                                                           <L 32>
            var_71 = wp::address(var_potentials, var_0, var_1);
            var_73 = wp::load(var_71);
            var_72 = wp::copy(var_73);
            // term = potentials[wp.max(i - 1, 0), j]                                             <L 33>
            var_75 = wp::sub(var_0, var_74);
            var_77 = wp::max(var_75, var_76);
            var_78 = wp::address(var_potentials, var_77, var_1);
            var_80 = wp::load(var_78);
            var_79 = wp::copy(var_80);
            // share = wp.log10(wp.max(wp.min(score, term), 1.1))                                 <L 34>
            var_81 = wp::min(var_72, var_79);
            var_83 = wp::max(var_81, var_82);
            var_84 = wp::log10(var_83);
            // upper = share                                                                      <L 35>
            var_85 = wp::copy(var_84);
            // magnitude = share * score * (term * upper)                                         <L 36>
            var_86 = wp::mul(var_84, var_72);
            var_87 = wp::mul(var_79, var_85);
            var_88 = wp::mul(var_86, var_87);
            // if magnitude > upper:                                                              <L 37>
            var_89 = (var_88 > var_85);
            if (var_89) {
                // right = wp.min(offset_vector) - wp.sin(magnitude)                              <L 38>
                var_90 = wp::min(var_11);
                var_91 = wp::sin(var_88);
                var_92 = wp::sub(var_90, var_91);
                // upper = upper * right                                                          <L 39>
                var_93 = wp::mul(var_85, var_92);
            }
            var_94 = wp::where(var_89, var_93, var_85);
            // product = wp.length(wp.vec4(kernel_matrix[0, 1]))                                  <L 40>
            var_97 = wp::extract(var_18, var_95, var_96);
            var_98 = wp::vec_t<4, wp::float32>(var_97);
            var_99 = wp::length(var_98);
            // residuals[i, j] = upper - product                                                  <L 41>
            var_100 = wp::sub(var_94, var_99);
            wp::array_store(var_residuals, var_0, var_1, var_100);
        }
        // weighted = float(0.0)                                                                  <L 42>
        var_102 = wp::float(var_101);
        // digit = int(0)                                                                         <L 43>
        var_104 = wp::int(var_103);
        // while digit < 5:                                                                       <L 44>
        start_while_0:;
        var_106 = (var_104 < var_105);
        if ((var_106) == false) goto end_while_0;
            // acceleration = wp.vec4(work) * offset_vector[1]                                    <L 45>
            var_107 = wp::vec_t<4, wp::float32>(var_28);
            var_109 = wp::extract(var_11, var_108);
            var_110 = wp::mul(var_107, var_109);
            // v = (prices[i, j] + 3.0) * (acceleration / 7.58)                                   <L 46>
            var_111 = wp::address(var_prices, var_0, var_1);
            var_114 = wp::load(var_111);
            var_113 = wp::add(var_114, var_112);
            var_116 = wp::div(var_110, var_115);
            var_117 = wp::mul(var_113, var_116);
            // running = v                                                                        <L 47>
            var_118 = wp::copy(var_117);
            // for col in range(wp.min(j, 9)):                                                    <L 48>
            var_120 = wp::min(var_1, var_119);
            var_121 = wp::range(var_120);
            start_for_2:;
                if (iter_cmp(var_121) == 0) goto end_for_2;
                var_122 = wp::iter_next(var_121);
                // normal = wp.cw_mul(3.9 * acceleration, acceleration * 2.25)                    <L 49>
                var_124 = wp::mul(var_123, var_110);
                var_126 = wp::mul(var_110, var_125);
                var_127 = wp::cw_mul(var_124, var_126);
                // running = wp.lerp(running, wp.normalize(normal) / RATE * float(col), 0.22)       <L 50>
                var_128 = wp::normalize(var_127);
                var_130 = wp::div(var_128, var_129);
                var_131 = wp::float(var_122);
                var_132 = wp::mul(var_130, var_131);
                var_134 = wp::lerp(var_118, var_132, var_133);
                wp::assign(var_118, var_134);
                goto start_for_2;
            end_for_2:;
            // arm = v + running                                                                  <L 51>
            var_135 = wp::add(var_117, var_118);
            // weighted += wp.length(arm) - work * work - float(digit)                            <L 52>
            var_136 = wp::length(var_135);
            var_137 = wp::mul(var_28, var_28);
            var_138 = wp::sub(var_136, var_137);
            var_139 = wp::float(var_104);
            var_140 = wp::sub(var_138, var_139);
            var_141 = wp::add(var_102, var_140);
            // digit += 1                                                                         <L 53>
            var_143 = wp::add(var_104, var_142);
            wp::assign(var_102, var_141);
            wp::assign(var_104, var_143);
        goto start_while_0;
        end_while_0:;
        // wp.atomic_add(bounds, j, work + weighted * 0.1)                                        <L 54>
        var_145 = wp::mul(var_102, var_144);
        var_146 = wp::add(var_28, var_145);
        var_147 = wp::atomic_add(var_bounds, var_1, var_146);
    }
}

extern "C" __global__ void advance_final_error_d570a266_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_potentials,
    wp::array_t<wp::int32> var_indices,
    wp::array_t<wp::float32> var_prices,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_stresses,
    wp::array_t<wp::vec_t<3, wp::float32>> var_displacements,
    wp::array_t<wp::float32> var_residuals,
    wp::array_t<wp::float32> var_bounds,
    wp::array_t<wp::float32> adj_potentials,
    wp::array_t<wp::int32> adj_indices,
    wp::array_t<wp::float32> adj_prices,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_stresses,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_displacements,
    wp::array_t<wp::float32> adj_residuals,
    wp::array_t<wp::float32> adj_bounds)
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
        wp::vec_t<3, wp::float32>* var_2;
        wp::vec_t<3, wp::float32>* var_3;
        wp::float32* var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::float32 var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        const wp::float32 var_10 = 2.5;
        wp::vec_t<3, wp::float32> var_11;
        wp::mat_t<3, 3, wp::float32>* var_12;
        wp::mat_t<3, 3, wp::float32>* var_13;
        wp::float32* var_14;
        wp::mat_t<3, 3, wp::float32> var_15;
        wp::mat_t<3, 3, wp::float32> var_16;
        wp::float32 var_17;
        wp::mat_t<3, 3, wp::float32> var_18;
        wp::mat_t<3, 3, wp::float32> var_19;
        wp::float32* var_20;
        wp::vec_t<3, wp::float32>* var_21;
        const wp::int32 var_22 = 0;
        wp::float32 var_23;
        wp::vec_t<3, wp::float32> var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::float32 var_27 = 1.65;
        wp::float32 var_28;
        const wp::float32 var_29 = -5.9;
        const wp::float32 var_30 = 3.6;
        bool var_31;
        const wp::int32 var_32 = 0;
        wp::float32 var_33;
        wp::float64 var_34;
        const wp::int32 var_35 = 0;
        const wp::int32 var_36 = 0;
        wp::float32 var_37;
        wp::float64 var_38;
        wp::float64 var_39;
        wp::float64 var_40;
        wp::float64 var_41;
        wp::int32 var_42;
        wp::int32* var_43;
        const wp::int32 var_44 = 6;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::int32 var_47;
        const wp::int32 var_48 = 3;
        wp::int32 var_49;
        const wp::int32 var_50 = 7;
        wp::int32 var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = 19;
        bool var_54;
        wp::float32 var_55;
        wp::mat_t<3, 3, wp::float32>* var_56;
        const wp::int32 var_57 = 2;
        const wp::int32 var_58 = 0;
        wp::float32 var_59;
        wp::mat_t<3, 3, wp::float32> var_60;
        wp::float32 var_61;
        wp::float32 var_62;
        const wp::float32 var_63 = 1.2;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32* var_66;
        const wp::float32 var_67 = 0.2;
        wp::float32 var_68;
        wp::float32 var_69;
        wp::float32 var_70;
        wp::float32* var_71;
        wp::float32 var_72;
        wp::float32 var_73;
        const wp::int32 var_74 = 1;
        wp::int32 var_75;
        const wp::int32 var_76 = 0;
        wp::int32 var_77;
        wp::float32* var_78;
        wp::float32 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::float32 var_82 = 1.1;
        wp::float32 var_83;
        wp::float32 var_84;
        wp::float32 var_85;
        wp::float32 var_86;
        wp::float32 var_87;
        wp::float32 var_88;
        bool var_89;
        wp::float32 var_90;
        wp::float32 var_91;
        wp::float32 var_92;
        wp::float32 var_93;
        wp::float32 var_94;
        const wp::int32 var_95 = 0;
        const wp::int32 var_96 = 1;
        wp::float32 var_97;
        wp::vec_t<4, wp::float32> var_98;
        wp::float32 var_99;
        wp::float32 var_100;
        const wp::float32 var_101 = 0.0;
        wp::float32 var_102;
        const wp::int32 var_103 = 0;
        wp::int32 var_104;
        const wp::int32 var_105 = 5;
        bool var_106;
        wp::vec_t<4, wp::float32> var_107;
        const wp::int32 var_108 = 1;
        wp::float32 var_109;
        wp::vec_t<4, wp::float32> var_110;
        wp::float32* var_111;
        const wp::float32 var_112 = 3.0;
        wp::float32 var_113;
        wp::float32 var_114;
        const wp::float32 var_115 = 7.58;
        wp::vec_t<4, wp::float32> var_116;
        wp::vec_t<4, wp::float32> var_117;
        wp::vec_t<4, wp::float32> var_118;
        const wp::int32 var_119 = 9;
        wp::int32 var_120;
        wp::range_t var_121;
        wp::int32 var_122;
        const wp::float32 var_123 = 3.9;
        wp::vec_t<4, wp::float32> var_124;
        const wp::float32 var_125 = 2.25;
        wp::vec_t<4, wp::float32> var_126;
        wp::vec_t<4, wp::float32> var_127;
        wp::vec_t<4, wp::float32> var_128;
        const wp::float32 var_129 = 2.88;
        wp::vec_t<4, wp::float32> var_130;
        wp::float32 var_131;
        wp::vec_t<4, wp::float32> var_132;
        const wp::float32 var_133 = 0.22;
        wp::vec_t<4, wp::float32> var_134;
        wp::vec_t<4, wp::float32> var_135;
        wp::float32 var_136;
        wp::float32 var_137;
        wp::float32 var_138;
        wp::float32 var_139;
        wp::float32 var_140;
        wp::float32 var_141;
        const wp::int32 var_142 = 1;
        wp::int32 var_143;
        const wp::float32 var_144 = 0.1;
        wp::float32 var_145;
        wp::float32 var_146;
        wp::float32 var_147;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::float32 adj_10 = {};
        wp::vec_t<3, wp::float32> adj_11 = {};
        wp::mat_t<3, 3, wp::float32> adj_12 = {};
        wp::mat_t<3, 3, wp::float32> adj_13 = {};
        wp::float32 adj_14 = {};
        wp::mat_t<3, 3, wp::float32> adj_15 = {};
        wp::mat_t<3, 3, wp::float32> adj_16 = {};
        wp::float32 adj_17 = {};
        wp::mat_t<3, 3, wp::float32> adj_18 = {};
        wp::mat_t<3, 3, wp::float32> adj_19 = {};
        wp::float32 adj_20 = {};
        wp::vec_t<3, wp::float32> adj_21 = {};
        wp::int32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::vec_t<3, wp::float32> adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        bool adj_31 = {};
        wp::int32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float64 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float64 adj_38 = {};
        wp::float64 adj_39 = {};
        wp::float64 adj_40 = {};
        wp::float64 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        bool adj_54 = {};
        wp::float32 adj_55 = {};
        wp::mat_t<3, 3, wp::float32> adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::float32 adj_59 = {};
        wp::mat_t<3, 3, wp::float32> adj_60 = {};
        wp::float32 adj_61 = {};
        wp::float32 adj_62 = {};
        wp::float32 adj_63 = {};
        wp::float32 adj_64 = {};
        wp::float32 adj_65 = {};
        wp::float32 adj_66 = {};
        wp::float32 adj_67 = {};
        wp::float32 adj_68 = {};
        wp::float32 adj_69 = {};
        wp::float32 adj_70 = {};
        wp::float32 adj_71 = {};
        wp::float32 adj_72 = {};
        wp::float32 adj_73 = {};
        wp::int32 adj_74 = {};
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::float32 adj_79 = {};
        wp::float32 adj_80 = {};
        wp::float32 adj_81 = {};
        wp::float32 adj_82 = {};
        wp::float32 adj_83 = {};
        wp::float32 adj_84 = {};
        wp::float32 adj_85 = {};
        wp::float32 adj_86 = {};
        wp::float32 adj_87 = {};
        wp::float32 adj_88 = {};
        bool adj_89 = {};
        wp::float32 adj_90 = {};
        wp::float32 adj_91 = {};
        wp::float32 adj_92 = {};
        wp::float32 adj_93 = {};
        wp::float32 adj_94 = {};
        wp::int32 adj_95 = {};
        wp::int32 adj_96 = {};
        wp::float32 adj_97 = {};
        wp::vec_t<4, wp::float32> adj_98 = {};
        wp::float32 adj_99 = {};
        wp::float32 adj_100 = {};
        wp::float32 adj_101 = {};
        wp::float32 adj_102 = {};
        wp::int32 adj_103 = {};
        wp::int32 adj_104 = {};
        wp::int32 adj_105 = {};
        bool adj_106 = {};
        wp::vec_t<4, wp::float32> adj_107 = {};
        wp::int32 adj_108 = {};
        wp::float32 adj_109 = {};
        wp::vec_t<4, wp::float32> adj_110 = {};
        wp::float32 adj_111 = {};
        wp::float32 adj_112 = {};
        wp::float32 adj_113 = {};
        wp::float32 adj_114 = {};
        wp::float32 adj_115 = {};
        wp::vec_t<4, wp::float32> adj_116 = {};
        wp::vec_t<4, wp::float32> adj_117 = {};
        wp::vec_t<4, wp::float32> adj_118 = {};
        wp::int32 adj_119 = {};
        wp::int32 adj_120 = {};
        wp::range_t adj_121 = {};
        wp::int32 adj_122 = {};
        wp::float32 adj_123 = {};
        wp::vec_t<4, wp::float32> adj_124 = {};
        wp::float32 adj_125 = {};
        wp::vec_t<4, wp::float32> adj_126 = {};
        wp::vec_t<4, wp::float32> adj_127 = {};
        wp::vec_t<4, wp::float32> adj_128 = {};
        wp::float32 adj_129 = {};
        wp::vec_t<4, wp::float32> adj_130 = {};
        wp::float32 adj_131 = {};
        wp::vec_t<4, wp::float32> adj_132 = {};
        wp::float32 adj_133 = {};
        wp::vec_t<4, wp::float32> adj_134 = {};
        wp::vec_t<4, wp::float32> adj_135 = {};
        wp::float32 adj_136 = {};
        wp::float32 adj_137 = {};
        wp::float32 adj_138 = {};
        wp::float32 adj_139 = {};
        wp::float32 adj_140 = {};
        wp::float32 adj_141 = {};
        wp::int32 adj_142 = {};
        wp::int32 adj_143 = {};
        wp::float32 adj_144 = {};
        wp::float32 adj_145 = {};
        wp::float32 adj_146 = {};
        wp::float32 adj_147 = {};
        //---------
        // forward
        // def advance_final_error(                                                               <L 7>
        // i, j = wp.tid()                                                                        <L 16>
        builtin_tid2d(var_0, var_1);
        // offset_vector = (displacements[i, j] - displacements[i, j] * potentials[i, j]) * 2.5       <L 17>
        var_2 = wp::address(var_displacements, var_0, var_1);
        var_3 = wp::address(var_displacements, var_0, var_1);
        var_4 = wp::address(var_potentials, var_0, var_1);
        var_6 = wp::load(var_3);
        var_7 = wp::load(var_4);
        var_5 = wp::mul(var_6, var_7);
        var_9 = wp::load(var_2);
        var_8 = wp::sub(var_9, var_5);
        var_11 = wp::mul(var_8, var_10);
        // kernel_matrix = stresses[i, j] + stresses[i, j] * prices[i, j]                         <L 18>
        var_12 = wp::address(var_stresses, var_0, var_1);
        var_13 = wp::address(var_stresses, var_0, var_1);
        var_14 = wp::address(var_prices, var_0, var_1);
        var_16 = wp::load(var_13);
        var_17 = wp::load(var_14);
        var_15 = wp::mul(var_16, var_17);
        var_19 = wp::load(var_12);
        var_18 = wp::add(var_19, var_15);
        // work = potentials[i][j] * displacements[i, j][0] + 1.65                                <L 19>
        var_20 = wp::address(var_potentials, var_0, var_1);
        var_21 = wp::address(var_displacements, var_0, var_1);
        var_24 = wp::load(var_21);
        var_23 = wp::extract(var_24, var_22);
        var_26 = wp::load(var_20);
        var_25 = wp::mul(var_26, var_23);
        var_28 = wp::add(var_25, var_27);
        // if -5.9 < work <= 3.6:                                                                 <L 20>
        var_31 = ((var_29 < var_28) && (var_28 <= var_30));
        if (var_31) {
            // inner = wp.float64(offset_vector[0])                                               <L 21>
            var_33 = wp::extract(var_11, var_32);
            var_34 = wp::float64(var_33);
            // penalty = wp.float64(kernel_matrix[0, 0]) / wp.max(inner, wp.float64(0.3))         <L 22>
            var_37 = wp::extract(var_18, var_35, var_36);
            var_38 = wp::float64(var_37);
            var_39 = 0.3;
            var_40 = wp::max(var_34, var_39);
            var_41 = wp::div(var_38, var_40);
            // cell = int(penalty)                                                                <L 23>
            var_42 = wp::int(var_41);
        }
        if (!var_31) {
            // bits = wp.abs(indices[i][j] - 6)                                                   <L 25>
            var_43 = wp::address(var_indices, var_0, var_1);
            var_46 = wp::load(var_43);
            var_45 = wp::sub(var_46, var_44);
            var_47 = wp::abs(var_45);
            // bits %= 3                                                                          <L 26>
            var_49 = wp::mod(var_47, var_48);
            // cell = bits | 7                                                                    <L 27>
            var_51 = wp::bit_or(var_49, var_50);
        }
        var_52 = wp::where(var_31, var_42, var_51);
        // if cell >= 19:                                                                         <L 28>
        var_54 = (var_52 >= var_53);
        if (var_54) {
            // pull = wp.length(offset_vector) / (wp.abs(work - stresses[i, j][2, 0]) + 1.2)       <L 29>
            var_55 = wp::length(var_11);
            var_56 = wp::address(var_stresses, var_0, var_1);
            var_60 = wp::load(var_56);
            var_59 = wp::extract(var_60, var_57, var_58);
            var_61 = wp::sub(var_28, var_59);
            var_62 = wp::abs(var_61);
            var_64 = wp::add(var_62, var_63);
            var_65 = wp::div(var_55, var_64);
            // residuals[i, j] = pull / wp.max(prices[i][j], 0.2)                                 <L 30>
            var_66 = wp::address(var_prices, var_0, var_1);
            var_69 = wp::load(var_66);
            var_68 = wp::max(var_69, var_67);
            var_70 = wp::div(var_65, var_68);
            // wp::array_store(var_residuals, var_0, var_1, var_70);
        }
        if (!var_54) {
            // score = potentials[i][j]                                                           <L 32>
            var_71 = wp::address(var_potentials, var_0, var_1);
            var_73 = wp::load(var_71);
            var_72 = wp::copy(var_73);
            // term = potentials[wp.max(i - 1, 0), j]                                             <L 33>
            var_75 = wp::sub(var_0, var_74);
            var_77 = wp::max(var_75, var_76);
            var_78 = wp::address(var_potentials, var_77, var_1);
            var_80 = wp::load(var_78);
            var_79 = wp::copy(var_80);
            // share = wp.log10(wp.max(wp.min(score, term), 1.1))                                 <L 34>
            var_81 = wp::min(var_72, var_79);
            var_83 = wp::max(var_81, var_82);
            var_84 = wp::log10(var_83);
            // upper = share                                                                      <L 35>
            var_85 = wp::copy(var_84);
            // magnitude = share * score * (term * upper)                                         <L 36>
            var_86 = wp::mul(var_84, var_72);
            var_87 = wp::mul(var_79, var_85);
            var_88 = wp::mul(var_86, var_87);
            // if magnitude > upper:                                                              <L 37>
            var_89 = (var_88 > var_85);
            if (var_89) {
                // right = wp.min(offset_vector) - wp.sin(magnitude)                              <L 38>
                var_90 = wp::min(var_11);
                var_91 = wp::sin(var_88);
                var_92 = wp::sub(var_90, var_91);
                // upper = upper * right                                                          <L 39>
                var_93 = wp::mul(var_85, var_92);
            }
            var_94 = wp::where(var_89, var_93, var_85);
            // product = wp.length(wp.vec4(kernel_matrix[0, 1]))                                  <L 40>
            var_97 = wp::extract(var_18, var_95, var_96);
            var_98 = wp::vec_t<4, wp::float32>(var_97);
            var_99 = wp::length(var_98);
            // residuals[i, j] = upper - product                                                  <L 41>
            var_100 = wp::sub(var_94, var_99);
            // wp::array_store(var_residuals, var_0, var_1, var_100);
        }
        // weighted = float(0.0)                                                                  <L 42>
        var_102 = wp::float(var_101);
        // digit = int(0)                                                                         <L 43>
        var_104 = wp::int(var_103);
        // while digit < 5:                                                                       <L 44>
        // wp.atomic_add(bounds, j, work + weighted * 0.1)                                        <L 54>
        var_145 = wp::mul(var_102, var_144);
        var_146 = wp::add(var_28, var_145);
        // var_147 = wp::atomic_add(var_bounds, var_1, var_146);
        //---------
        // reverse
        wp::adj_atomic_add(var_bounds, var_1, var_146, adj_bounds, adj_1, adj_146, adj_147);
        wp::adj_add(var_28, var_145, adj_28, adj_145, adj_146);
        wp::adj_mul(var_102, var_144, adj_102, adj_144, adj_145);
        // adj: wp.atomic_add(bounds, j, work + weighted * 0.1)                                   <L 54>
        start_while_0:;
        var_106 = (var_104 < var_105);
        if ((var_106) == false) goto end_while_0;
        adj_107 = {};
        adj_108 = {};
        adj_109 = {};
        adj_110 = {};
        adj_111 = {};
        adj_112 = {};
        adj_113 = {};
        adj_114 = {};
        adj_115 = {};
        adj_116 = {};
        adj_117 = {};
        adj_118 = {};
        adj_119 = {};
        adj_120 = {};
        adj_121 = {};
        adj_122 = {};
        adj_123 = {};
        adj_124 = {};
        adj_125 = {};
        adj_126 = {};
        adj_127 = {};
        adj_128 = {};
        adj_129 = {};
        adj_130 = {};
        adj_131 = {};
        adj_132 = {};
        adj_133 = {};
        adj_134 = {};
        adj_135 = {};
        adj_136 = {};
        adj_137 = {};
        adj_138 = {};
        adj_139 = {};
        adj_140 = {};
        adj_141 = {};
        adj_142 = {};
        adj_143 = {};
            // acceleration = wp.vec4(work) * offset_vector[1]                                    <L 45>
            var_107 = wp::vec_t<4, wp::float32>(var_28);
            var_109 = wp::extract(var_11, var_108);
            var_110 = wp::mul(var_107, var_109);
            // v = (prices[i, j] + 3.0) * (acceleration / 7.58)                                   <L 46>
            var_111 = wp::address(var_prices, var_0, var_1);
            var_114 = wp::load(var_111);
            var_113 = wp::add(var_114, var_112);
            var_116 = wp::div(var_110, var_115);
            var_117 = wp::mul(var_113, var_116);
            // running = v                                                                        <L 47>
            var_118 = wp::copy(var_117);
            // for col in range(wp.min(j, 9)):                                                    <L 48>
            var_120 = wp::min(var_1, var_119);
            var_121 = wp::range(var_120);
            // arm = v + running                                                                  <L 51>
            var_135 = wp::add(var_117, var_118);
            // weighted += wp.length(arm) - work * work - float(digit)                            <L 52>
            var_136 = wp::length(var_135);
            var_137 = wp::mul(var_28, var_28);
            var_138 = wp::sub(var_136, var_137);
            var_139 = wp::float(var_104);
            var_140 = wp::sub(var_138, var_139);
            var_141 = wp::add(var_102, var_140);
            // digit += 1                                                                         <L 53>
            var_143 = wp::add(var_104, var_142);
            wp::assign(var_102, var_141);
            wp::assign(var_104, var_143);
            wp::adj_assign(var_104, var_143, adj_104, adj_143);
            wp::adj_assign(var_102, var_141, adj_102, adj_141);
            wp::adj_add(var_104, var_142, adj_104, adj_142, adj_143);
            // adj: digit += 1                                                                    <L 53>
            wp::adj_add(var_102, var_140, adj_102, adj_140, adj_141);
            wp::adj_sub(var_138, var_139, adj_138, adj_139, adj_140);
            wp::adj_float(var_104, adj_104, adj_139);
            wp::adj_sub(var_136, var_137, adj_136, adj_137, adj_138);
            wp::adj_mul(var_28, var_28, adj_28, adj_28, adj_137);
            wp::adj_length(var_135, var_136, adj_135, adj_136);
            // adj: weighted += wp.length(arm) - work * work - float(digit)                       <L 52>
            wp::adj_add(var_117, var_118, adj_117, adj_118, adj_135);
            // adj: arm = v + running                                                             <L 51>
            var_121 = wp::iter_reverse(var_121);
            start_for_2:;
                if (iter_cmp(var_121) == 0) goto end_for_2;
                var_122 = wp::iter_next(var_121);
            	adj_123 = {};
            	adj_124 = {};
            	adj_125 = {};
            	adj_126 = {};
            	adj_127 = {};
            	adj_128 = {};
            	adj_129 = {};
            	adj_130 = {};
            	adj_131 = {};
            	adj_132 = {};
            	adj_133 = {};
            	adj_134 = {};
                // normal = wp.cw_mul(3.9 * acceleration, acceleration * 2.25)                    <L 49>
                var_124 = wp::mul(var_123, var_110);
                var_126 = wp::mul(var_110, var_125);
                var_127 = wp::cw_mul(var_124, var_126);
                // running = wp.lerp(running, wp.normalize(normal) / RATE * float(col), 0.22)       <L 50>
                var_128 = wp::normalize(var_127);
                var_130 = wp::div(var_128, var_129);
                var_131 = wp::float(var_122);
                var_132 = wp::mul(var_130, var_131);
                var_134 = wp::lerp(var_118, var_132, var_133);
                wp::assign(var_118, var_134);
                wp::adj_assign(var_118, var_134, adj_118, adj_134);
                wp::adj_lerp(var_118, var_132, var_133, adj_118, adj_132, adj_133, adj_134);
                wp::adj_mul(var_130, var_131, adj_130, adj_131, adj_132);
                wp::adj_float(var_122, adj_122, adj_131);
                wp::adj_div(var_128, var_129, adj_128, adj_129, adj_130);
                wp::adj_normalize(var_127, var_128, adj_127, adj_128);
                // adj: running = wp.lerp(running, wp.normalize(normal) / RATE * float(col), 0.22)  <L 50>
                wp::adj_cw_mul(var_124, var_126, adj_124, adj_126, adj_127);
                wp::adj_mul(var_110, var_125, adj_110, adj_125, adj_126);
                wp::adj_mul(var_123, var_110, adj_123, adj_110, adj_124);
                // adj: normal = wp.cw_mul(3.9 * acceleration, acceleration * 2.25)               <L 49>
            	goto start_for_2;
            end_for_2:;
            wp::adj_min(var_1, var_119, adj_1, adj_119, adj_120);
            // adj: for col in range(wp.min(j, 9)):                                               <L 48>
            wp::adj_copy(var_117, adj_117, adj_118);
            // adj: running = v                                                                   <L 47>
            wp::adj_mul(var_113, var_116, adj_113, adj_116, adj_117);
            wp::adj_div(var_110, var_115, adj_110, adj_115, adj_116);
            wp::adj_add(var_114, var_112, adj_111, adj_112, adj_113);
            wp::adj_address(var_prices, var_0, var_1, adj_prices, adj_0, adj_1, adj_111);
            // adj: v = (prices[i, j] + 3.0) * (acceleration / 7.58)                              <L 46>
            wp::adj_mul(var_107, var_109, adj_107, adj_109, adj_110);
            wp::adj_extract(var_11, var_108, adj_11, adj_108, adj_109);
            wp::adj_vec_t(var_28, adj_28, adj_107);
            // adj: acceleration = wp.vec4(work) * offset_vector[1]                               <L 45>
        goto start_while_0;
        end_while_0:;
        // adj: while digit < 5:                                                                  <L 44>
        // adj: digit = int(0)                                                                    <L 43>
        wp::adj_float(var_101, adj_101, adj_102);
        // adj: weighted = float(0.0)                                                             <L 42>
        if (!var_54) {
            wp::adj_array_store(var_residuals, var_0, var_1, var_100, adj_residuals, adj_0, adj_1, adj_100);
            wp::adj_sub(var_94, var_99, adj_94, adj_99, adj_100);
            // adj: residuals[i, j] = upper - product                                             <L 41>
            wp::adj_length(var_98, var_99, adj_98, adj_99);
            wp::adj_vec_t(var_97, adj_97, adj_98);
            wp::adj_extract(var_18, var_95, var_96, adj_18, adj_95, adj_96, adj_97);
            // adj: product = wp.length(wp.vec4(kernel_matrix[0, 1]))                             <L 40>
            wp::adj_where(var_89, var_93, var_85, adj_89, adj_93, adj_85, adj_94);
            if (var_89) {
                wp::adj_mul(var_85, var_92, adj_85, adj_92, adj_93);
                // adj: upper = upper * right                                                     <L 39>
                wp::adj_sub(var_90, var_91, adj_90, adj_91, adj_92);
                wp::adj_sin(var_88, adj_88, adj_91);
                wp::adj_min(var_11, adj_11, adj_90);
                // adj: right = wp.min(offset_vector) - wp.sin(magnitude)                         <L 38>
            }
            // adj: if magnitude > upper:                                                         <L 37>
            wp::adj_mul(var_86, var_87, adj_86, adj_87, adj_88);
            wp::adj_mul(var_79, var_85, adj_79, adj_85, adj_87);
            wp::adj_mul(var_84, var_72, adj_84, adj_72, adj_86);
            // adj: magnitude = share * score * (term * upper)                                    <L 36>
            wp::adj_copy(var_84, adj_84, adj_85);
            // adj: upper = share                                                                 <L 35>
            wp::adj_log10(var_83, adj_83, adj_84);
            wp::adj_max(var_81, var_82, adj_81, adj_82, adj_83);
            wp::adj_min(var_72, var_79, adj_72, adj_79, adj_81);
            // adj: share = wp.log10(wp.max(wp.min(score, term), 1.1))                            <L 34>
            wp::adj_copy(var_80, adj_78, adj_79);
            wp::adj_address(var_potentials, var_77, var_1, adj_potentials, adj_77, adj_1, adj_78);
            wp::adj_max(var_75, var_76, adj_75, adj_76, adj_77);
            wp::adj_sub(var_0, var_74, adj_0, adj_74, adj_75);
            // adj: term = potentials[wp.max(i - 1, 0), j]                                        <L 33>
            wp::adj_copy(var_73, adj_71, adj_72);
            wp::adj_address(var_potentials, var_0, var_1, adj_potentials, adj_0, adj_1, adj_71);
            // adj: score = potentials[i][j]                                                      <L 32>
        }
        if (var_54) {
            wp::adj_array_store(var_residuals, var_0, var_1, var_70, adj_residuals, adj_0, adj_1, adj_70);
            wp::adj_div(var_65, var_68, var_70, adj_65, adj_68, adj_70);
            wp::adj_max(var_69, var_67, adj_66, adj_67, adj_68);
            wp::adj_address(var_prices, var_0, var_1, adj_prices, adj_0, adj_1, adj_66);
            // adj: residuals[i, j] = pull / wp.max(prices[i][j], 0.2)                            <L 30>
            wp::adj_div(var_55, var_64, var_65, adj_55, adj_64, adj_65);
            wp::adj_add(var_62, var_63, adj_62, adj_63, adj_64);
            wp::adj_abs(var_61, adj_61, adj_62);
            wp::adj_sub(var_28, var_59, adj_28, adj_59, adj_61);
            wp::adj_extract(var_60, var_57, var_58, adj_56, adj_57, adj_58, adj_59);
            wp::adj_address(var_stresses, var_0, var_1, adj_stresses, adj_0, adj_1, adj_56);
            wp::adj_length(var_11, var_55, adj_11, adj_55);
            // adj: pull = wp.length(offset_vector) / (wp.abs(work - stresses[i, j][2, 0]) + 1.2)  <L 29>
        }
        // adj: if cell >= 19:                                                                    <L 28>
        wp::adj_where(var_31, var_42, var_51, adj_31, adj_42, adj_51, adj_52);
        if (!var_31) {
            // adj: cell = bits | 7                                                               <L 27>
            wp::adj_mod(var_47, var_48, adj_47, adj_48, adj_49);
            // adj: bits %= 3                                                                     <L 26>
            wp::adj_abs(var_45, adj_45, adj_47);
            wp::adj_sub(var_46, var_44, adj_43, adj_44, adj_45);
            wp::adj_address(var_indices, var_0, var_1, adj_indices, adj_0, adj_1, adj_43);
            // adj: bits = wp.abs(indices[i][j] - 6)                                              <L 25>
        }
        if (var_31) {
            // adj: cell = int(penalty)                                                           <L 23>
            wp::adj_div(var_38, var_40, var_41, adj_38, adj_40, adj_41);
            wp::adj_max(var_34, var_39, adj_34, adj_39, adj_40);
            wp::adj_float64(var_37, adj_37, adj_38);
            wp::adj_extract(var_18, var_35, var_36, adj_18, adj_35, adj_36, adj_37);
            // adj: penalty = wp.float64(kernel_matrix[0, 0]) / wp.max(inner, wp.float64(0.3))    <L 22>
            wp::adj_float64(var_33, adj_33, adj_34);
            wp::adj_extract(var_11, var_32, adj_11, adj_32, adj_33);
            // adj: inner = wp.float64(offset_vector[0])                                          <L 21>
        }
        // adj: if -5.9 < work <= 3.6:                                                            <L 20>
        wp::adj_add(var_25, var_27, adj_25, adj_27, adj_28);
        wp::adj_mul(var_26, var_23, adj_20, adj_23, adj_25);
        wp::adj_extract(var_24, var_22, adj_21, adj_22, adj_23);
        wp::adj_address(var_displacements, var_0, var_1, adj_displacements, adj_0, adj_1, adj_21);
        wp::adj_address(var_potentials, var_0, var_1, adj_potentials, adj_0, adj_1, adj_20);
        // adj: work = potentials[i][j] * displacements[i, j][0] + 1.65                           <L 19>
        wp::adj_add(var_19, var_15, adj_12, adj_15, adj_18);
        wp::adj_mul(var_16, var_17, adj_13, adj_14, adj_15);
        wp::adj_address(var_prices, var_0, var_1, adj_prices, adj_0, adj_1, adj_14);
        wp::adj_address(var_stresses, var_0, var_1, adj_stresses, adj_0, adj_1, adj_13);
        wp::adj_address(var_stresses, var_0, var_1, adj_stresses, adj_0, adj_1, adj_12);
        // adj: kernel_matrix = stresses[i, j] + stresses[i, j] * prices[i, j]                    <L 18>
        wp::adj_mul(var_8, var_10, adj_8, adj_10, adj_11);
        wp::adj_sub(var_9, var_5, adj_2, adj_5, adj_8);
        wp::adj_mul(var_6, var_7, adj_3, adj_4, adj_5);
        wp::adj_address(var_potentials, var_0, var_1, adj_potentials, adj_0, adj_1, adj_4);
        wp::adj_address(var_displacements, var_0, var_1, adj_displacements, adj_0, adj_1, adj_3);
        wp::adj_address(var_displacements, var_0, var_1, adj_displacements, adj_0, adj_1, adj_2);
        // adj: offset_vector = (displacements[i, j] - displacements[i, j] * potentials[i, j]) * 2.5  <L 17>
        // adj: i, j = wp.tid()                                                                   <L 16>
        // adj: def advance_final_error(                                                          <L 7>
        continue;
    }
}
