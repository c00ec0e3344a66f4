struct wp_args_transform_blocks_kernel_9d30f60e {
    wp::array_t<wp::float64> image;
    wp::array_t<wp::int32> places;
    wp::array_t<wp::float64> coefficients;
};

template <bool wp_linear_contiguous>
static void transform_blocks_kernel_9d30f60e_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_transform_blocks_kernel_9d30f60e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_image = _wp_args->image;
    wp::array_t<wp::int32> var_places = _wp_args->places;
    wp::array_t<wp::float64> var_coefficients = _wp_args->coefficients;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 8;
    wp::int32 var_3;
    wp::float64* var_4;
    wp::float64 var_5;
    wp::float64 var_6;
    const wp::int32 var_7 = 8;
    wp::int32 var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::float64* var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    const wp::int32 var_14 = 8;
    wp::int32 var_15;
    const wp::int32 var_16 = 2;
    wp::int32 var_17;
    wp::float64* var_18;
    wp::float64 var_19;
    wp::float64 var_20;
    const wp::int32 var_21 = 8;
    wp::int32 var_22;
    const wp::int32 var_23 = 3;
    wp::int32 var_24;
    wp::float64* var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    const wp::int32 var_28 = 8;
    wp::int32 var_29;
    const wp::int32 var_30 = 4;
    wp::int32 var_31;
    wp::float64* var_32;
    wp::float64 var_33;
    wp::float64 var_34;
    const wp::int32 var_35 = 8;
    wp::int32 var_36;
    const wp::int32 var_37 = 5;
    wp::int32 var_38;
    wp::float64* var_39;
    wp::float64 var_40;
    wp::float64 var_41;
    const wp::int32 var_42 = 8;
    wp::int32 var_43;
    const wp::int32 var_44 = 6;
    wp::int32 var_45;
    wp::float64* var_46;
    wp::float64 var_47;
    wp::float64 var_48;
    const wp::int32 var_49 = 8;
    wp::int32 var_50;
    const wp::int32 var_51 = 7;
    wp::int32 var_52;
    wp::float64* var_53;
    wp::float64 var_54;
    wp::float64 var_55;
    wp::float64 var_56;
    wp::float64 var_57;
    wp::float64 var_58;
    wp::float64 var_59;
    wp::float64 var_60;
    wp::float64 var_61;
    wp::float64 var_62;
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
    wp::float64 var_73;
    wp::float64 var_74;
    wp::float64 var_75;
    wp::float64 var_76;
    wp::float64 var_77;
    wp::float64 var_78;
    wp::float64 var_79;
    wp::float64 var_80;
    wp::float64 var_81;
    wp::float64 var_82;
    wp::float64 var_83;
    wp::float64 var_84;
    wp::float64 var_85;
    wp::float64 var_86;
    wp::float64 var_87;
    wp::float64 var_88;
    wp::float64 var_89;
    wp::float64 var_90;
    wp::float64 var_91;
    wp::float64 var_92;
    wp::float64 var_93;
    wp::float64 var_94;
    wp::float64 var_95;
    wp::float64 var_96;
    wp::float64 var_97;
    wp::float64 var_98;
    wp::float64 var_99;
    wp::float64 var_100;
    wp::float64 var_101;
    wp::float64 var_102;
    wp::float64 var_103;
    wp::float64 var_104;
    wp::float64 var_105;
    wp::float64 var_106;
    wp::float64 var_107;
    wp::float64 var_108;
    wp::float64 var_109;
    wp::float64 var_110;
    wp::float64 var_111;
    wp::float64 var_112;
    wp::float64 var_113;
    wp::float64 var_114;
    wp::float64 var_115;
    wp::float64 var_116;
    wp::float64 var_117;
    wp::float64 var_118;
    wp::float64 var_119;
    wp::float64 var_120;
    wp::float64 var_121;
    wp::float64 var_122;
    wp::float64 var_123;
    wp::float64 var_124;
    wp::float64 var_125;
    wp::float64 var_126;
    wp::float64 var_127;
    wp::float64 var_128;
    wp::float64 var_129;
    wp::float64 var_130;
    wp::float64 var_131;
    const wp::int32 var_132 = 0;
    wp::int32* var_133;
    wp::int32 var_134;
    const wp::int32 var_135 = 1;
    wp::int32* var_136;
    wp::int32 var_137;
    const wp::int32 var_138 = 2;
    wp::int32* var_139;
    wp::int32 var_140;
    const wp::int32 var_141 = 3;
    wp::int32* var_142;
    wp::int32 var_143;
    const wp::int32 var_144 = 4;
    wp::int32* var_145;
    wp::int32 var_146;
    const wp::int32 var_147 = 5;
    wp::int32* var_148;
    wp::int32 var_149;
    const wp::int32 var_150 = 6;
    wp::int32* var_151;
    wp::int32 var_152;
    const wp::int32 var_153 = 7;
    wp::int32* var_154;
    wp::int32 var_155;
    //---------
    // forward
    // def transform_blocks_kernel(                                                           <L 5>
    // r, b = wp.tid()                                                                        <L 11>
    builtin_tid2d(var_0, var_1);
    // x0 = image[r, 8 * b]                                                                   <L 12>
    var_3 = wp::mul(var_2, var_1);
    var_4 = wp::address(var_image, var_0, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // x1 = image[r, 8 * b + 1]                                                               <L 13>
    var_8 = wp::mul(var_7, var_1);
    var_10 = wp::add(var_8, var_9);
    var_11 = wp::address(var_image, var_0, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::copy(var_13);
    // x2 = image[r, 8 * b + 2]                                                               <L 14>
    var_15 = wp::mul(var_14, var_1);
    var_17 = wp::add(var_15, var_16);
    var_18 = wp::address(var_image, var_0, var_17);
    var_20 = wp::load(var_18);
    var_19 = wp::copy(var_20);
    // x3 = image[r, 8 * b + 3]                                                               <L 15>
    var_22 = wp::mul(var_21, var_1);
    var_24 = wp::add(var_22, var_23);
    var_25 = wp::address(var_image, var_0, var_24);
    var_27 = wp::load(var_25);
    var_26 = wp::copy(var_27);
    // x4 = image[r, 8 * b + 4]                                                               <L 16>
    var_29 = wp::mul(var_28, var_1);
    var_31 = wp::add(var_29, var_30);
    var_32 = wp::address(var_image, var_0, var_31);
    var_34 = wp::load(var_32);
    var_33 = wp::copy(var_34);
    // x5 = image[r, 8 * b + 5]                                                               <L 17>
    var_36 = wp::mul(var_35, var_1);
    var_38 = wp::add(var_36, var_37);
    var_39 = wp::address(var_image, var_0, var_38);
    var_41 = wp::load(var_39);
    var_40 = wp::copy(var_41);
    // x6 = image[r, 8 * b + 6]                                                               <L 18>
    var_43 = wp::mul(var_42, var_1);
    var_45 = wp::add(var_43, var_44);
    var_46 = wp::address(var_image, var_0, var_45);
    var_48 = wp::load(var_46);
    var_47 = wp::copy(var_48);
    // x7 = image[r, 8 * b + 7]                                                               <L 19>
    var_50 = wp::mul(var_49, var_1);
    var_52 = wp::add(var_50, var_51);
    var_53 = wp::address(var_image, var_0, var_52);
    var_55 = wp::load(var_53);
    var_54 = wp::copy(var_55);
    // e0 = x0 + x7                                                                           <L 21>
    var_56 = wp::add(var_5, var_54);
    // e1 = x1 + x6                                                                           <L 22>
    var_57 = wp::add(var_12, var_47);
    // e2 = x2 + x5                                                                           <L 23>
    var_58 = wp::add(var_19, var_40);
    // e3 = x3 + x4                                                                           <L 24>
    var_59 = wp::add(var_26, var_33);
    // o0 = x0 - x7                                                                           <L 25>
    var_60 = wp::sub(var_5, var_54);
    // o1 = x1 - x6                                                                           <L 26>
    var_61 = wp::sub(var_12, var_47);
    // o2 = x2 - x5                                                                           <L 27>
    var_62 = wp::sub(var_19, var_40);
    // o3 = x3 - x4                                                                           <L 28>
    var_63 = wp::sub(var_26, var_33);
    // c0 = wp.float64(0.353553) * (e0 + e1 + e2 + e3)                                        <L 29>
    var_64 = 0.353553;
    var_65 = wp::add(var_56, var_57);
    var_66 = wp::add(var_65, var_58);
    var_67 = wp::add(var_66, var_59);
    var_68 = wp::mul(var_64, var_67);
    // c4 = wp.float64(0.353553) * (e0 - e1 - e2 + e3)                                        <L 30>
    var_69 = 0.353553;
    var_70 = wp::sub(var_56, var_57);
    var_71 = wp::sub(var_70, var_58);
    var_72 = wp::add(var_71, var_59);
    var_73 = wp::mul(var_69, var_72);
    // c2 = wp.float64(0.461940) * (e0 - e3) + wp.float64(0.191342) * (e1 - e2)               <L 31>
    var_74 = 0.46194;
    var_75 = wp::sub(var_56, var_59);
    var_76 = wp::mul(var_74, var_75);
    var_77 = 0.191342;
    var_78 = wp::sub(var_57, var_58);
    var_79 = wp::mul(var_77, var_78);
    var_80 = wp::add(var_76, var_79);
    // c6 = wp.float64(0.191342) * (e0 - e3) - wp.float64(0.461940) * (e1 - e2)               <L 32>
    var_81 = 0.191342;
    var_82 = wp::sub(var_56, var_59);
    var_83 = wp::mul(var_81, var_82);
    var_84 = 0.46194;
    var_85 = wp::sub(var_57, var_58);
    var_86 = wp::mul(var_84, var_85);
    var_87 = wp::sub(var_83, var_86);
    // c1 = wp.float64(0.490393) * o0 + wp.float64(0.415735) * o1 + wp.float64(0.277785) * o2 + wp.float64(0.097545) * o3       <L 34>
    var_88 = 0.490393;
    var_89 = wp::mul(var_88, var_60);
    var_90 = 0.415735;
    var_91 = wp::mul(var_90, var_61);
    var_92 = wp::add(var_89, var_91);
    var_93 = 0.277785;
    var_94 = wp::mul(var_93, var_62);
    var_95 = wp::add(var_92, var_94);
    var_96 = 0.097545;
    var_97 = wp::mul(var_96, var_63);
    var_98 = wp::add(var_95, var_97);
    // c3 = wp.float64(0.415735) * o0 - wp.float64(0.097545) * o1 - wp.float64(0.490393) * o2 - wp.float64(0.277785) * o3       <L 35>
    var_99 = 0.415735;
    var_100 = wp::mul(var_99, var_60);
    var_101 = 0.097545;
    var_102 = wp::mul(var_101, var_61);
    var_103 = wp::sub(var_100, var_102);
    var_104 = 0.490393;
    var_105 = wp::mul(var_104, var_62);
    var_106 = wp::sub(var_103, var_105);
    var_107 = 0.277785;
    var_108 = wp::mul(var_107, var_63);
    var_109 = wp::sub(var_106, var_108);
    // c5 = wp.float64(0.277785) * o0 - wp.float64(0.490393) * o1 + wp.float64(0.097545) * o2 + wp.float64(0.415735) * o3       <L 36>
    var_110 = 0.277785;
    var_111 = wp::mul(var_110, var_60);
    var_112 = 0.490393;
    var_113 = wp::mul(var_112, var_61);
    var_114 = wp::sub(var_111, var_113);
    var_115 = 0.097545;
    var_116 = wp::mul(var_115, var_62);
    var_117 = wp::add(var_114, var_116);
    var_118 = 0.415735;
    var_119 = wp::mul(var_118, var_63);
    var_120 = wp::add(var_117, var_119);
    // c7 = wp.float64(0.097545) * o0 - wp.float64(0.277785) * o1 + wp.float64(0.415735) * o2 - wp.float64(0.490393) * o3       <L 37>
    var_121 = 0.097545;
    var_122 = wp::mul(var_121, var_60);
    var_123 = 0.277785;
    var_124 = wp::mul(var_123, var_61);
    var_125 = wp::sub(var_122, var_124);
    var_126 = 0.415735;
    var_127 = wp::mul(var_126, var_62);
    var_128 = wp::add(var_125, var_127);
    var_129 = 0.490393;
    var_130 = wp::mul(var_129, var_63);
    var_131 = wp::sub(var_128, var_130);
    // coefficients[r, b, places[0]] = c0                                                     <L 38>
    var_133 = wp::address(var_places, var_132);
    var_134 = wp::load(var_133);
    wp::array_store(var_coefficients, var_0, var_1, var_134, var_68);
    // coefficients[r, b, places[1]] = c1                                                     <L 39>
    var_136 = wp::address(var_places, var_135);
    var_137 = wp::load(var_136);
    wp::array_store(var_coefficients, var_0, var_1, var_137, var_98);
    // coefficients[r, b, places[2]] = c2                                                     <L 40>
    var_139 = wp::address(var_places, var_138);
    var_140 = wp::load(var_139);
    wp::array_store(var_coefficients, var_0, var_1, var_140, var_80);
    // coefficients[r, b, places[3]] = c3                                                     <L 41>
    var_142 = wp::address(var_places, var_141);
    var_143 = wp::load(var_142);
    wp::array_store(var_coefficients, var_0, var_1, var_143, var_109);
    // coefficients[r, b, places[4]] = c4                                                     <L 42>
    var_145 = wp::address(var_places, var_144);
    var_146 = wp::load(var_145);
    wp::array_store(var_coefficients, var_0, var_1, var_146, var_73);
    // coefficients[r, b, places[5]] = c5                                                     <L 43>
    var_148 = wp::address(var_places, var_147);
    var_149 = wp::load(var_148);
    wp::array_store(var_coefficients, var_0, var_1, var_149, var_120);
    // coefficients[r, b, places[6]] = c6                                                     <L 44>
    var_151 = wp::address(var_places, var_150);
    var_152 = wp::load(var_151);
    wp::array_store(var_coefficients, var_0, var_1, var_152, var_87);
    // coefficients[r, b, places[7]] = c7                                                     <L 45>
    var_154 = wp::address(var_places, var_153);
    var_155 = wp::load(var_154);
    wp::array_store(var_coefficients, var_0, var_1, var_155, var_131);
}

template <bool wp_linear_contiguous>
static void transform_blocks_kernel_9d30f60e_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_transform_blocks_kernel_9d30f60e *_wp_args,
    wp_args_transform_blocks_kernel_9d30f60e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_image = _wp_args->image;
    wp::array_t<wp::int32> var_places = _wp_args->places;
    wp::array_t<wp::float64> var_coefficients = _wp_args->coefficients;
    wp::array_t<wp::float64> adj_image = _wp_adj_args->image;
    wp::array_t<wp::int32> adj_places = _wp_adj_args->places;
    wp::array_t<wp::float64> adj_coefficients = _wp_adj_args->coefficients;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 8;
    wp::int32 var_3;
    wp::float64* var_4;
    wp::float64 var_5;
    wp::float64 var_6;
    const wp::int32 var_7 = 8;
    wp::int32 var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::float64* var_11;
    wp::float64 var_12;
    wp::float64 var_13;
    const wp::int32 var_14 = 8;
    wp::int32 var_15;
    const wp::int32 var_16 = 2;
    wp::int32 var_17;
    wp::float64* var_18;
    wp::float64 var_19;
    wp::float64 var_20;
    const wp::int32 var_21 = 8;
    wp::int32 var_22;
    const wp::int32 var_23 = 3;
    wp::int32 var_24;
    wp::float64* var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    const wp::int32 var_28 = 8;
    wp::int32 var_29;
    const wp::int32 var_30 = 4;
    wp::int32 var_31;
    wp::float64* var_32;
    wp::float64 var_33;
    wp::float64 var_34;
    const wp::int32 var_35 = 8;
    wp::int32 var_36;
    const wp::int32 var_37 = 5;
    wp::int32 var_38;
    wp::float64* var_39;
    wp::float64 var_40;
    wp::float64 var_41;
    const wp::int32 var_42 = 8;
    wp::int32 var_43;
    const wp::int32 var_44 = 6;
    wp::int32 var_45;
    wp::float64* var_46;
    wp::float64 var_47;
    wp::float64 var_48;
    const wp::int32 var_49 = 8;
    wp::int32 var_50;
    const wp::int32 var_51 = 7;
    wp::int32 var_52;
    wp::float64* var_53;
    wp::float64 var_54;
    wp::float64 var_55;
    wp::float64 var_56;
    wp::float64 var_57;
    wp::float64 var_58;
    wp::float64 var_59;
    wp::float64 var_60;
    wp::float64 var_61;
    wp::float64 var_62;
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
    wp::float64 var_73;
    wp::float64 var_74;
    wp::float64 var_75;
    wp::float64 var_76;
    wp::float64 var_77;
    wp::float64 var_78;
    wp::float64 var_79;
    wp::float64 var_80;
    wp::float64 var_81;
    wp::float64 var_82;
    wp::float64 var_83;
    wp::float64 var_84;
    wp::float64 var_85;
    wp::float64 var_86;
    wp::float64 var_87;
    wp::float64 var_88;
    wp::float64 var_89;
    wp::float64 var_90;
    wp::float64 var_91;
    wp::float64 var_92;
    wp::float64 var_93;
    wp::float64 var_94;
    wp::float64 var_95;
    wp::float64 var_96;
    wp::float64 var_97;
    wp::float64 var_98;
    wp::float64 var_99;
    wp::float64 var_100;
    wp::float64 var_101;
    wp::float64 var_102;
    wp::float64 var_103;
    wp::float64 var_104;
    wp::float64 var_105;
    wp::float64 var_106;
    wp::float64 var_107;
    wp::float64 var_108;
    wp::float64 var_109;
    wp::float64 var_110;
    wp::float64 var_111;
    wp::float64 var_112;
    wp::float64 var_113;
    wp::float64 var_114;
    wp::float64 var_115;
    wp::float64 var_116;
    wp::float64 var_117;
    wp::float64 var_118;
    wp::float64 var_119;
    wp::float64 var_120;
    wp::float64 var_121;
    wp::float64 var_122;
    wp::float64 var_123;
    wp::float64 var_124;
    wp::float64 var_125;
    wp::float64 var_126;
    wp::float64 var_127;
    wp::float64 var_128;
    wp::float64 var_129;
    wp::float64 var_130;
    wp::float64 var_131;
    const wp::int32 var_132 = 0;
    wp::int32* var_133;
    wp::int32 var_134;
    const wp::int32 var_135 = 1;
    wp::int32* var_136;
    wp::int32 var_137;
    const wp::int32 var_138 = 2;
    wp::int32* var_139;
    wp::int32 var_140;
    const wp::int32 var_141 = 3;
    wp::int32* var_142;
    wp::int32 var_143;
    const wp::int32 var_144 = 4;
    wp::int32* var_145;
    wp::int32 var_146;
    const wp::int32 var_147 = 5;
    wp::int32* var_148;
    wp::int32 var_149;
    const wp::int32 var_150 = 6;
    wp::int32* var_151;
    wp::int32 var_152;
    const wp::int32 var_153 = 7;
    wp::int32* var_154;
    wp::int32 var_155;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float64 adj_4 = {};
    wp::float64 adj_5 = {};
    wp::float64 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float64 adj_11 = {};
    wp::float64 adj_12 = {};
    wp::float64 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float64 adj_18 = {};
    wp::float64 adj_19 = {};
    wp::float64 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float64 adj_25 = {};
    wp::float64 adj_26 = {};
    wp::float64 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::float64 adj_32 = {};
    wp::float64 adj_33 = {};
    wp::float64 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::float64 adj_39 = {};
    wp::float64 adj_40 = {};
    wp::float64 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::float64 adj_46 = {};
    wp::float64 adj_47 = {};
    wp::float64 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::float64 adj_53 = {};
    wp::float64 adj_54 = {};
    wp::float64 adj_55 = {};
    wp::float64 adj_56 = {};
    wp::float64 adj_57 = {};
    wp::float64 adj_58 = {};
    wp::float64 adj_59 = {};
    wp::float64 adj_60 = {};
    wp::float64 adj_61 = {};
    wp::float64 adj_62 = {};
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
    wp::float64 adj_73 = {};
    wp::float64 adj_74 = {};
    wp::float64 adj_75 = {};
    wp::float64 adj_76 = {};
    wp::float64 adj_77 = {};
    wp::float64 adj_78 = {};
    wp::float64 adj_79 = {};
    wp::float64 adj_80 = {};
    wp::float64 adj_81 = {};
    wp::float64 adj_82 = {};
    wp::float64 adj_83 = {};
    wp::float64 adj_84 = {};
    wp::float64 adj_85 = {};
    wp::float64 adj_86 = {};
    wp::float64 adj_87 = {};
    wp::float64 adj_88 = {};
    wp::float64 adj_89 = {};
    wp::float64 adj_90 = {};
    wp::float64 adj_91 = {};
    wp::float64 adj_92 = {};
    wp::float64 adj_93 = {};
    wp::float64 adj_94 = {};
    wp::float64 adj_95 = {};
    wp::float64 adj_96 = {};
    wp::float64 adj_97 = {};
    wp::float64 adj_98 = {};
    wp::float64 adj_99 = {};
    wp::float64 adj_100 = {};
    wp::float64 adj_101 = {};
    wp::float64 adj_102 = {};
    wp::float64 adj_103 = {};
    wp::float64 adj_104 = {};
    wp::float64 adj_105 = {};
    wp::float64 adj_106 = {};
    wp::float64 adj_107 = {};
    wp::float64 adj_108 = {};
    wp::float64 adj_109 = {};
    wp::float64 adj_110 = {};
    wp::float64 adj_111 = {};
    wp::float64 adj_112 = {};
    wp::float64 adj_113 = {};
    wp::float64 adj_114 = {};
    wp::float64 adj_115 = {};
    wp::float64 adj_116 = {};
    wp::float64 adj_117 = {};
    wp::float64 adj_118 = {};
    wp::float64 adj_119 = {};
    wp::float64 adj_120 = {};
    wp::float64 adj_121 = {};
    wp::float64 adj_122 = {};
    wp::float64 adj_123 = {};
    wp::float64 adj_124 = {};
    wp::float64 adj_125 = {};
    wp::float64 adj_126 = {};
    wp::float64 adj_127 = {};
    wp::float64 adj_128 = {};
    wp::float64 adj_129 = {};
    wp::float64 adj_130 = {};
    wp::float64 adj_131 = {};
    wp::int32 adj_132 = {};
    wp::int32 adj_133 = {};
    wp::int32 adj_134 = {};
    wp::int32 adj_135 = {};
    wp::int32 adj_136 = {};
    wp::int32 adj_137 = {};
    wp::int32 adj_138 = {};
    wp::int32 adj_139 = {};
    wp::int32 adj_140 = {};
    wp::int32 adj_141 = {};
    wp::int32 adj_142 = {};
    wp::int32 adj_143 = {};
    wp::int32 adj_144 = {};
    wp::int32 adj_145 = {};
    wp::int32 adj_146 = {};
    wp::int32 adj_147 = {};
    wp::int32 adj_148 = {};
    wp::int32 adj_149 = {};
    wp::int32 adj_150 = {};
    wp::int32 adj_151 = {};
    wp::int32 adj_152 = {};
    wp::int32 adj_153 = {};
    wp::int32 adj_154 = {};
    wp::int32 adj_155 = {};
    //---------
    // forward
    // def transform_blocks_kernel(                                                           <L 5>
    // r, b = wp.tid()                                                                        <L 11>
    builtin_tid2d(var_0, var_1);
    // x0 = image[r, 8 * b]                                                                   <L 12>
    var_3 = wp::mul(var_2, var_1);
    var_4 = wp::address(var_image, var_0, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // x1 = image[r, 8 * b + 1]                                                               <L 13>
    var_8 = wp::mul(var_7, var_1);
    var_10 = wp::add(var_8, var_9);
    var_11 = wp::address(var_image, var_0, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::copy(var_13);
    // x2 = image[r, 8 * b + 2]                                                               <L 14>
    var_15 = wp::mul(var_14, var_1);
    var_17 = wp::add(var_15, var_16);
    var_18 = wp::address(var_image, var_0, var_17);
    var_20 = wp::load(var_18);
    var_19 = wp::copy(var_20);
    // x3 = image[r, 8 * b + 3]                                                               <L 15>
    var_22 = wp::mul(var_21, var_1);
    var_24 = wp::add(var_22, var_23);
    var_25 = wp::address(var_image, var_0, var_24);
    var_27 = wp::load(var_25);
    var_26 = wp::copy(var_27);
    // x4 = image[r, 8 * b + 4]                                                               <L 16>
    var_29 = wp::mul(var_28, var_1);
    var_31 = wp::add(var_29, var_30);
    var_32 = wp::address(var_image, var_0, var_31);
    var_34 = wp::load(var_32);
    var_33 = wp::copy(var_34);
    // x5 = image[r, 8 * b + 5]                                                               <L 17>
    var_36 = wp::mul(var_35, var_1);
    var_38 = wp::add(var_36, var_37);
    var_39 = wp::address(var_image, var_0, var_38);
    var_41 = wp::load(var_39);
    var_40 = wp::copy(var_41);
    // x6 = image[r, 8 * b + 6]                                                               <L 18>
    var_43 = wp::mul(var_42, var_1);
    var_45 = wp::add(var_43, var_44);
    var_46 = wp::address(var_image, var_0, var_45);
    var_48 = wp::load(var_46);
    var_47 = wp::copy(var_48);
    // x7 = image[r, 8 * b + 7]                                                               <L 19>
    var_50 = wp::mul(var_49, var_1);
    var_52 = wp::add(var_50, var_51);
    var_53 = wp::address(var_image, var_0, var_52);
    var_55 = wp::load(var_53);
    var_54 = wp::copy(var_55);
    // e0 = x0 + x7                                                                           <L 21>
    var_56 = wp::add(var_5, var_54);
    // e1 = x1 + x6                                                                           <L 22>
    var_57 = wp::add(var_12, var_47);
    // e2 = x2 + x5                                                                           <L 23>
    var_58 = wp::add(var_19, var_40);
    // e3 = x3 + x4                                                                           <L 24>
    var_59 = wp::add(var_26, var_33);
    // o0 = x0 - x7                                                                           <L 25>
    var_60 = wp::sub(var_5, var_54);
    // o1 = x1 - x6                                                                           <L 26>
    var_61 = wp::sub(var_12, var_47);
    // o2 = x2 - x5                                                                           <L 27>
    var_62 = wp::sub(var_19, var_40);
    // o3 = x3 - x4                                                                           <L 28>
    var_63 = wp::sub(var_26, var_33);
    // c0 = wp.float64(0.353553) * (e0 + e1 + e2 + e3)                                        <L 29>
    var_64 = 0.353553;
    var_65 = wp::add(var_56, var_57);
    var_66 = wp::add(var_65, var_58);
    var_67 = wp::add(var_66, var_59);
    var_68 = wp::mul(var_64, var_67);
    // c4 = wp.float64(0.353553) * (e0 - e1 - e2 + e3)                                        <L 30>
    var_69 = 0.353553;
    var_70 = wp::sub(var_56, var_57);
    var_71 = wp::sub(var_70, var_58);
    var_72 = wp::add(var_71, var_59);
    var_73 = wp::mul(var_69, var_72);
    // c2 = wp.float64(0.461940) * (e0 - e3) + wp.float64(0.191342) * (e1 - e2)               <L 31>
    var_74 = 0.46194;
    var_75 = wp::sub(var_56, var_59);
    var_76 = wp::mul(var_74, var_75);
    var_77 = 0.191342;
    var_78 = wp::sub(var_57, var_58);
    var_79 = wp::mul(var_77, var_78);
    var_80 = wp::add(var_76, var_79);
    // c6 = wp.float64(0.191342) * (e0 - e3) - wp.float64(0.461940) * (e1 - e2)               <L 32>
    var_81 = 0.191342;
    var_82 = wp::sub(var_56, var_59);
    var_83 = wp::mul(var_81, var_82);
    var_84 = 0.46194;
    var_85 = wp::sub(var_57, var_58);
    var_86 = wp::mul(var_84, var_85);
    var_87 = wp::sub(var_83, var_86);
    // c1 = wp.float64(0.490393) * o0 + wp.float64(0.415735) * o1 + wp.float64(0.277785) * o2 + wp.float64(0.097545) * o3       <L 34>
    var_88 = 0.490393;
    var_89 = wp::mul(var_88, var_60);
    var_90 = 0.415735;
    var_91 = wp::mul(var_90, var_61);
    var_92 = wp::add(var_89, var_91);
    var_93 = 0.277785;
    var_94 = wp::mul(var_93, var_62);
    var_95 = wp::add(var_92, var_94);
    var_96 = 0.097545;
    var_97 = wp::mul(var_96, var_63);
    var_98 = wp::add(var_95, var_97);
    // c3 = wp.float64(0.415735) * o0 - wp.float64(0.097545) * o1 - wp.float64(0.490393) * o2 - wp.float64(0.277785) * o3       <L 35>
    var_99 = 0.415735;
    var_100 = wp::mul(var_99, var_60);
    var_101 = 0.097545;
    var_102 = wp::mul(var_101, var_61);
    var_103 = wp::sub(var_100, var_102);
    var_104 = 0.490393;
    var_105 = wp::mul(var_104, var_62);
    var_106 = wp::sub(var_103, var_105);
    var_107 = 0.277785;
    var_108 = wp::mul(var_107, var_63);
    var_109 = wp::sub(var_106, var_108);
    // c5 = wp.float64(0.277785) * o0 - wp.float64(0.490393) * o1 + wp.float64(0.097545) * o2 + wp.float64(0.415735) * o3       <L 36>
    var_110 = 0.277785;
    var_111 = wp::mul(var_110, var_60);
    var_112 = 0.490393;
    var_113 = wp::mul(var_112, var_61);
    var_114 = wp::sub(var_111, var_113);
    var_115 = 0.097545;
    var_116 = wp::mul(var_115, var_62);
    var_117 = wp::add(var_114, var_116);
    var_118 = 0.415735;
    var_119 = wp::mul(var_118, var_63);
    var_120 = wp::add(var_117, var_119);
    // c7 = wp.float64(0.097545) * o0 - wp.float64(0.277785) * o1 + wp.float64(0.415735) * o2 - wp.float64(0.490393) * o3       <L 37>
    var_121 = 0.097545;
    var_122 = wp::mul(var_121, var_60);
    var_123 = 0.277785;
    var_124 = wp::mul(var_123, var_61);
    var_125 = wp::sub(var_122, var_124);
    var_126 = 0.415735;
    var_127 = wp::mul(var_126, var_62);
    var_128 = wp::add(var_125, var_127);
    var_129 = 0.490393;
    var_130 = wp::mul(var_129, var_63);
    var_131 = wp::sub(var_128, var_130);
    // coefficients[r, b, places[0]] = c0                                                     <L 38>
    var_133 = wp::address(var_places, var_132);
    var_134 = wp::load(var_133);
    // wp::array_store(var_coefficients, var_0, var_1, var_134, var_68);
    // coefficients[r, b, places[1]] = c1                                                     <L 39>
    var_136 = wp::address(var_places, var_135);
    var_137 = wp::load(var_136);
    // wp::array_store(var_coefficients, var_0, var_1, var_137, var_98);
    // coefficients[r, b, places[2]] = c2                                                     <L 40>
    var_139 = wp::address(var_places, var_138);
    var_140 = wp::load(var_139);
    // wp::array_store(var_coefficients, var_0, var_1, var_140, var_80);
    // coefficients[r, b, places[3]] = c3                                                     <L 41>
    var_142 = wp::address(var_places, var_141);
    var_143 = wp::load(var_142);
    // wp::array_store(var_coefficients, var_0, var_1, var_143, var_109);
    // coefficients[r, b, places[4]] = c4                                                     <L 42>
    var_145 = wp::address(var_places, var_144);
    var_146 = wp::load(var_145);
    // wp::array_store(var_coefficients, var_0, var_1, var_146, var_73);
    // coefficients[r, b, places[5]] = c5                                                     <L 43>
    var_148 = wp::address(var_places, var_147);
    var_149 = wp::load(var_148);
    // wp::array_store(var_coefficients, var_0, var_1, var_149, var_120);
    // coefficients[r, b, places[6]] = c6                                                     <L 44>
    var_151 = wp::address(var_places, var_150);
    var_152 = wp::load(var_151);
    // wp::array_store(var_coefficients, var_0, var_1, var_152, var_87);
    // coefficients[r, b, places[7]] = c7                                                     <L 45>
    var_154 = wp::address(var_places, var_153);
    var_155 = wp::load(var_154);
    // wp::array_store(var_coefficients, var_0, var_1, var_155, var_131);
    //---------
    // reverse
    wp::adj_array_store(var_coefficients, var_0, var_1, var_155, var_131, adj_coefficients, adj_0, adj_1, adj_154, adj_131);
    wp::adj_address(var_places, var_153, adj_places, adj_153, adj_154);
    // adj: coefficients[r, b, places[7]] = c7                                                <L 45>
    wp::adj_array_store(var_coefficients, var_0, var_1, var_152, var_87, adj_coefficients, adj_0, adj_1, adj_151, adj_87);
    wp::adj_address(var_places, var_150, adj_places, adj_150, adj_151);
    // adj: coefficients[r, b, places[6]] = c6                                                <L 44>
    wp::adj_array_store(var_coefficients, var_0, var_1, var_149, var_120, adj_coefficients, adj_0, adj_1, adj_148, adj_120);
    wp::adj_address(var_places, var_147, adj_places, adj_147, adj_148);
    // adj: coefficients[r, b, places[5]] = c5                                                <L 43>
    wp::adj_array_store(var_coefficients, var_0, var_1, var_146, var_73, adj_coefficients, adj_0, adj_1, adj_145, adj_73);
    wp::adj_address(var_places, var_144, adj_places, adj_144, adj_145);
    // adj: coefficients[r, b, places[4]] = c4                                                <L 42>
    wp::adj_array_store(var_coefficients, var_0, var_1, var_143, var_109, adj_coefficients, adj_0, adj_1, adj_142, adj_109);
    wp::adj_address(var_places, var_141, adj_places, adj_141, adj_142);
    // adj: coefficients[r, b, places[3]] = c3                                                <L 41>
    wp::adj_array_store(var_coefficients, var_0, var_1, var_140, var_80, adj_coefficients, adj_0, adj_1, adj_139, adj_80);
    wp::adj_address(var_places, var_138, adj_places, adj_138, adj_139);
    // adj: coefficients[r, b, places[2]] = c2                                                <L 40>
    wp::adj_array_store(var_coefficients, var_0, var_1, var_137, var_98, adj_coefficients, adj_0, adj_1, adj_136, adj_98);
    wp::adj_address(var_places, var_135, adj_places, adj_135, adj_136);
    // adj: coefficients[r, b, places[1]] = c1                                                <L 39>
    wp::adj_array_store(var_coefficients, var_0, var_1, var_134, var_68, adj_coefficients, adj_0, adj_1, adj_133, adj_68);
    wp::adj_address(var_places, var_132, adj_places, adj_132, adj_133);
    // adj: coefficients[r, b, places[0]] = c0                                                <L 38>
    wp::adj_sub(var_128, var_130, adj_128, adj_130, adj_131);
    wp::adj_mul(var_129, var_63, adj_129, adj_63, adj_130);
    wp::adj_add(var_125, var_127, adj_125, adj_127, adj_128);
    wp::adj_mul(var_126, var_62, adj_126, adj_62, adj_127);
    wp::adj_sub(var_122, var_124, adj_122, adj_124, adj_125);
    wp::adj_mul(var_123, var_61, adj_123, adj_61, adj_124);
    wp::adj_mul(var_121, var_60, adj_121, adj_60, adj_122);
    // adj: c7 = wp.float64(0.097545) * o0 - wp.float64(0.277785) * o1 + wp.float64(0.415735) * o2 - wp.float64(0.490393) * o3  <L 37>
    wp::adj_add(var_117, var_119, adj_117, adj_119, adj_120);
    wp::adj_mul(var_118, var_63, adj_118, adj_63, adj_119);
    wp::adj_add(var_114, var_116, adj_114, adj_116, adj_117);
    wp::adj_mul(var_115, var_62, adj_115, adj_62, adj_116);
    wp::adj_sub(var_111, var_113, adj_111, adj_113, adj_114);
    wp::adj_mul(var_112, var_61, adj_112, adj_61, adj_113);
    wp::adj_mul(var_110, var_60, adj_110, adj_60, adj_111);
    // adj: c5 = wp.float64(0.277785) * o0 - wp.float64(0.490393) * o1 + wp.float64(0.097545) * o2 + wp.float64(0.415735) * o3  <L 36>
    wp::adj_sub(var_106, var_108, adj_106, adj_108, adj_109);
    wp::adj_mul(var_107, var_63, adj_107, adj_63, adj_108);
    wp::adj_sub(var_103, var_105, adj_103, adj_105, adj_106);
    wp::adj_mul(var_104, var_62, adj_104, adj_62, adj_105);
    wp::adj_sub(var_100, var_102, adj_100, adj_102, adj_103);
    wp::adj_mul(var_101, var_61, adj_101, adj_61, adj_102);
    wp::adj_mul(var_99, var_60, adj_99, adj_60, adj_100);
    // adj: c3 = wp.float64(0.415735) * o0 - wp.float64(0.097545) * o1 - wp.float64(0.490393) * o2 - wp.float64(0.277785) * o3  <L 35>
    wp::adj_add(var_95, var_97, adj_95, adj_97, adj_98);
    wp::adj_mul(var_96, var_63, adj_96, adj_63, adj_97);
    wp::adj_add(var_92, var_94, adj_92, adj_94, adj_95);
    wp::adj_mul(var_93, var_62, adj_93, adj_62, adj_94);
    wp::adj_add(var_89, var_91, adj_89, adj_91, adj_92);
    wp::adj_mul(var_90, var_61, adj_90, adj_61, adj_91);
    wp::adj_mul(var_88, var_60, adj_88, adj_60, adj_89);
    // adj: c1 = wp.float64(0.490393) * o0 + wp.float64(0.415735) * o1 + wp.float64(0.277785) * o2 + wp.float64(0.097545) * o3  <L 34>
    wp::adj_sub(var_83, var_86, adj_83, adj_86, adj_87);
    wp::adj_mul(var_84, var_85, adj_84, adj_85, adj_86);
    wp::adj_sub(var_57, var_58, adj_57, adj_58, adj_85);
    wp::adj_mul(var_81, var_82, adj_81, adj_82, adj_83);
    wp::adj_sub(var_56, var_59, adj_56, adj_59, adj_82);
    // adj: c6 = wp.float64(0.191342) * (e0 - e3) - wp.float64(0.461940) * (e1 - e2)          <L 32>
    wp::adj_add(var_76, var_79, adj_76, adj_79, adj_80);
    wp::adj_mul(var_77, var_78, adj_77, adj_78, adj_79);
    wp::adj_sub(var_57, var_58, adj_57, adj_58, adj_78);
    wp::adj_mul(var_74, var_75, adj_74, adj_75, adj_76);
    wp::adj_sub(var_56, var_59, adj_56, adj_59, adj_75);
    // adj: c2 = wp.float64(0.461940) * (e0 - e3) + wp.float64(0.191342) * (e1 - e2)          <L 31>
    wp::adj_mul(var_69, var_72, adj_69, adj_72, adj_73);
    wp::adj_add(var_71, var_59, adj_71, adj_59, adj_72);
    wp::adj_sub(var_70, var_58, adj_70, adj_58, adj_71);
    wp::adj_sub(var_56, var_57, adj_56, adj_57, adj_70);
    // adj: c4 = wp.float64(0.353553) * (e0 - e1 - e2 + e3)                                   <L 30>
    wp::adj_mul(var_64, var_67, adj_64, adj_67, adj_68);
    wp::adj_add(var_66, var_59, adj_66, adj_59, adj_67);
    wp::adj_add(var_65, var_58, adj_65, adj_58, adj_66);
    wp::adj_add(var_56, var_57, adj_56, adj_57, adj_65);
    // adj: c0 = wp.float64(0.353553) * (e0 + e1 + e2 + e3)                                   <L 29>
    wp::adj_sub(var_26, var_33, adj_26, adj_33, adj_63);
    // adj: o3 = x3 - x4                                                                      <L 28>
    wp::adj_sub(var_19, var_40, adj_19, adj_40, adj_62);
    // adj: o2 = x2 - x5                                                                      <L 27>
    wp::adj_sub(var_12, var_47, adj_12, adj_47, adj_61);
    // adj: o1 = x1 - x6                                                                      <L 26>
    wp::adj_sub(var_5, var_54, adj_5, adj_54, adj_60);
    // adj: o0 = x0 - x7                                                                      <L 25>
    wp::adj_add(var_26, var_33, adj_26, adj_33, adj_59);
    // adj: e3 = x3 + x4                                                                      <L 24>
    wp::adj_add(var_19, var_40, adj_19, adj_40, adj_58);
    // adj: e2 = x2 + x5                                                                      <L 23>
    wp::adj_add(var_12, var_47, adj_12, adj_47, adj_57);
    // adj: e1 = x1 + x6                                                                      <L 22>
    wp::adj_add(var_5, var_54, adj_5, adj_54, adj_56);
    // adj: e0 = x0 + x7                                                                      <L 21>
    wp::adj_copy(var_55, adj_53, adj_54);
    wp::adj_address(var_image, var_0, var_52, adj_image, adj_0, adj_52, adj_53);
    wp::adj_add(var_50, var_51, adj_50, adj_51, adj_52);
    wp::adj_mul(var_49, var_1, adj_49, adj_1, adj_50);
    // adj: x7 = image[r, 8 * b + 7]                                                          <L 19>
    wp::adj_copy(var_48, adj_46, adj_47);
    wp::adj_address(var_image, var_0, var_45, adj_image, adj_0, adj_45, adj_46);
    wp::adj_add(var_43, var_44, adj_43, adj_44, adj_45);
    wp::adj_mul(var_42, var_1, adj_42, adj_1, adj_43);
    // adj: x6 = image[r, 8 * b + 6]                                                          <L 18>
    wp::adj_copy(var_41, adj_39, adj_40);
    wp::adj_address(var_image, var_0, var_38, adj_image, adj_0, adj_38, adj_39);
    wp::adj_add(var_36, var_37, adj_36, adj_37, adj_38);
    wp::adj_mul(var_35, var_1, adj_35, adj_1, adj_36);
    // adj: x5 = image[r, 8 * b + 5]                                                          <L 17>
    wp::adj_copy(var_34, adj_32, adj_33);
    wp::adj_address(var_image, var_0, var_31, adj_image, adj_0, adj_31, adj_32);
    wp::adj_add(var_29, var_30, adj_29, adj_30, adj_31);
    wp::adj_mul(var_28, var_1, adj_28, adj_1, adj_29);
    // adj: x4 = image[r, 8 * b + 4]                                                          <L 16>
    wp::adj_copy(var_27, adj_25, adj_26);
    wp::adj_address(var_image, var_0, var_24, adj_image, adj_0, adj_24, adj_25);
    wp::adj_add(var_22, var_23, adj_22, adj_23, adj_24);
    wp::adj_mul(var_21, var_1, adj_21, adj_1, adj_22);
    // adj: x3 = image[r, 8 * b + 3]                                                          <L 15>
    wp::adj_copy(var_20, adj_18, adj_19);
    wp::adj_address(var_image, var_0, var_17, adj_image, adj_0, adj_17, adj_18);
    wp::adj_add(var_15, var_16, adj_15, adj_16, adj_17);
    wp::adj_mul(var_14, var_1, adj_14, adj_1, adj_15);
    // adj: x2 = image[r, 8 * b + 2]                                                          <L 14>
    wp::adj_copy(var_13, adj_11, adj_12);
    wp::adj_address(var_image, var_0, var_10, adj_image, adj_0, adj_10, adj_11);
    wp::adj_add(var_8, var_9, adj_8, adj_9, adj_10);
    wp::adj_mul(var_7, var_1, adj_7, adj_1, adj_8);
    // adj: x1 = image[r, 8 * b + 1]                                                          <L 13>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_image, var_0, var_3, adj_image, adj_0, adj_3, adj_4);
    wp::adj_mul(var_2, var_1, adj_2, adj_1, adj_3);
    // adj: x0 = image[r, 8 * b]                                                              <L 12>
    // adj: r, b = wp.tid()                                                                   <L 11>
    // adj: def transform_blocks_kernel(                                                      <L 5>
    return;
}
