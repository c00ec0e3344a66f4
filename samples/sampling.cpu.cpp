struct wp_args_integrate_paths_6732e6a1 {
    wp::array_t<wp::vec_t<2, wp::float32>> centers;
    wp::array_t<wp::vec_t<2, wp::float32>> origins;
    wp::array_t<wp::float32> simulated;
    wp::int32 dim_x;
};

template <bool wp_linear_contiguous>
static void integrate_paths_6732e6a1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_integrate_paths_6732e6a1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_centers = _wp_args->centers;
    wp::array_t<wp::vec_t<2, wp::float32>> var_origins = _wp_args->origins;
    wp::array_t<wp::float32> var_simulated = _wp_args->simulated;
    wp::int32 var_dim_x = _wp_args->dim_x;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    const wp::int32 var_2 = 8702;
    wp::uint32 var_3;
    wp::vec_t<2, wp::float32>* var_4;
    wp::vec_t<2, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    wp::vec_t<2, wp::float32> var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::vec_t<2, wp::float32> var_10;
    const wp::int32 var_11 = 1;
    wp::vec_t<2, wp::float32>* var_12;
    wp::vec_t<2, wp::float32> var_13;
    wp::vec_t<2, wp::float32> var_14;
    const wp::float32 var_15 = 0.2;
    wp::vec_t<2, wp::float32> var_16;
    wp::vec_t<2, wp::float32>* var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 1;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::vec_t<2, wp::float32>* var_23;
    const wp::int32 var_24 = 1;
    wp::float32 var_25;
    wp::vec_t<2, wp::float32> var_26;
    wp::vec_t<2, wp::float32> var_27;
    wp::vec_t<2, wp::float32> var_28;
    const wp::int32 var_29 = 2;
    wp::vec_t<2, wp::float32>* var_30;
    wp::vec_t<2, wp::float32>* var_31;
    const wp::int32 var_32 = 1;
    wp::float32 var_33;
    wp::vec_t<2, wp::float32> var_34;
    wp::vec_t<2, wp::float32> var_35;
    wp::vec_t<2, wp::float32> var_36;
    wp::vec_t<2, wp::float32> var_37;
    wp::vec_t<2, wp::float32> var_38;
    wp::vec_t<2, wp::float32>* var_39;
    const wp::float32 var_40 = 3.25;
    wp::vec_t<2, wp::float32> var_41;
    wp::vec_t<2, wp::float32> var_42;
    const wp::int32 var_43 = 2;
    wp::int32 var_44;
    wp::vec_t<2, wp::float32>* var_45;
    const wp::int32 var_46 = 2;
    wp::vec_t<2, wp::float32>* var_47;
    const wp::int32 var_48 = 0;
    wp::float32 var_49;
    wp::vec_t<2, wp::float32> var_50;
    wp::vec_t<2, wp::float32> var_51;
    wp::vec_t<2, wp::float32> var_52;
    wp::vec_t<2, wp::float32> var_53;
    wp::vec_t<2, wp::float32> var_54;
    const wp::int32 var_55 = 1;
    wp::float32 var_56;
    const wp::int32 var_57 = 0;
    wp::float32 var_58;
    const wp::float32 var_59 = 0.9;
    const wp::float32 var_60 = 0.7;
    wp::quat_t<wp::float32> var_61;
    wp::quat_t<wp::float32> var_62;
    const wp::int32 var_63 = 0;
    wp::float32 var_64;
    const wp::int32 var_65 = 3;
    wp::float32 var_66;
    const wp::int32 var_67 = 1;
    wp::float32 var_68;
    const wp::float32 var_69 = 1.6;
    wp::quat_t<wp::float32> var_70;
    wp::quat_t<wp::float32> var_71;
    const wp::float32 var_72 = 0.5;
    const wp::int32 var_73 = 2;
    wp::float32 var_74;
    wp::float32 var_75;
    wp::float32 var_76;
    const wp::float32 var_77 = 0.5;
    wp::float32 var_78;
    const wp::int32 var_79 = 1;
    wp::float32 var_80;
    wp::vec_t<3, wp::float32> var_81;
    wp::vec_t<3, wp::float32> var_82;
    const wp::int32 var_83 = 2;
    wp::float32 var_84;
    wp::quat_t<wp::float32> var_85;
    wp::quat_t<wp::float32> var_86;
    wp::quat_t<wp::float32> var_87;
    wp::quat_t<wp::float32> var_88;
    wp::quat_t<wp::float32> var_89;
    wp::quat_t<wp::float32> var_90;
    wp::quat_t<wp::float32> var_91;
    wp::quat_t<wp::float32> var_92;
    const wp::int32 var_93 = 1;
    wp::float32 var_94;
    wp::float32 var_95;
    const wp::float32 var_96 = 0.4;
    wp::float32 var_97;
    wp::quat_t<wp::float32> var_98;
    const wp::float32 var_99 = 1.7;
    wp::quat_t<wp::float32> var_100;
    wp::quat_t<wp::float32> var_101;
    const wp::float32 var_102 = 6.8;
    wp::quat_t<wp::float32> var_103;
    const wp::int32 var_104 = 2;
    wp::float32 var_105;
    const wp::int32 var_106 = 3;
    wp::float32 var_107;
    wp::float32 var_108;
    const wp::float32 var_109 = 0.9;
    wp::float32 var_110;
    wp::float32 var_111;
    wp::quat_t<wp::float32> var_112;
    wp::quat_t<wp::float32> var_113;
    wp::float32 var_114;
    const wp::float32 var_115 = 40.0;
    wp::float32 var_116;
    const wp::float32 var_117 = 0.5;
    wp::float32 var_118;
    const wp::float32 var_119 = 8.0;
    wp::float32 var_120;
    wp::float32 var_121;
    wp::float32 var_122;
    const wp::float32 var_123 = 0.0;
    const wp::float32 var_124 = 10.0;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    const wp::float32 var_128 = 16.0;
    wp::float32 var_129;
    const wp::float32 var_130 = 1.9;
    const wp::float32 var_131 = 0.5;
    const wp::float32 var_132 = 2.0;
    wp::float32 var_133;
    wp::float32 var_134;
    wp::float32 var_135;
    wp::float32 var_136;
    wp::float32 var_137;
    wp::float32 var_138;
    //---------
    // forward
    // def integrate_paths(                                                                   <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // if i >= dim_x:                                                                         <L 12>
    var_1 = (var_0 >= var_dim_x);
    if (var_1) {
        // return                                                                             <L 13>
        return;
    }
    // rand_state = wp.rand_init(8702, i)                                                     <L 14>
    var_3 = wp::rand_init(var_2, var_0);
    // offset_p = (centers[i] * centers[i].x + origins[i, 1]) * 0.2                           <L 15>
    var_4 = wp::address(var_centers, var_0);
    var_5 = wp::address(var_centers, var_0);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_10 = wp::load(var_4);
    var_9 = wp::mul(var_10, var_7);
    var_12 = wp::address(var_origins, var_0, var_11);
    var_14 = wp::load(var_12);
    var_13 = wp::add(var_9, var_14);
    var_16 = wp::mul(var_13, var_15);
    // walker = centers[i] * centers[wp.min(i + 1, dim_x - 1)][1]                             <L 16>
    var_17 = wp::address(var_centers, var_0);
    var_19 = wp::add(var_0, var_18);
    var_21 = wp::sub(var_dim_x, var_20);
    var_22 = wp::min(var_19, var_21);
    var_23 = wp::address(var_centers, var_22);
    var_26 = wp::load(var_23);
    var_25 = wp::extract(var_26, var_24);
    var_28 = wp::load(var_17);
    var_27 = wp::mul(var_28, var_25);
    // walker -= origins[i, 2] * centers[i].y                                                 <L 17>
    var_30 = wp::address(var_origins, var_0, var_29);
    var_31 = wp::address(var_centers, var_0);
    var_34 = wp::load(var_31);
    var_33 = wp::extract(var_34, var_32);
    var_36 = wp::load(var_30);
    var_35 = wp::mul(var_36, var_33);
    var_37 = wp::sub(var_27, var_35);
    // walker += offset_p                                                                     <L 18>
    var_38 = wp::add(var_37, var_16);
    // scattered = centers[i] * 3.25 - origins[i, wp.min(i, 2)] * origins[i, 2][0]            <L 19>
    var_39 = wp::address(var_centers, var_0);
    var_42 = wp::load(var_39);
    var_41 = wp::mul(var_42, var_40);
    var_44 = wp::min(var_0, var_43);
    var_45 = wp::address(var_origins, var_0, var_44);
    var_47 = wp::address(var_origins, var_0, var_46);
    var_50 = wp::load(var_47);
    var_49 = wp::extract(var_50, var_48);
    var_52 = wp::load(var_45);
    var_51 = wp::mul(var_52, var_49);
    var_53 = wp::sub(var_41, var_51);
    // scattered -= walker                                                                    <L 20>
    var_54 = wp::sub(var_53, var_38);
    // rotation_q = wp.normalize(wp.quat(scattered.y, offset_p[0], 0.9, 0.7))                 <L 21>
    var_56 = wp::extract(var_54, var_55);
    var_58 = wp::extract(var_16, var_57);
    var_61 = wp::quat_t<wp::float32>(var_56, var_58, var_59, var_60);
    var_62 = wp::normalize(var_61);
    // spin = wp.normalize(wp.quat(scattered[0], rotation_q.w, scattered.y, 1.6))             <L 22>
    var_64 = wp::extract(var_54, var_63);
    var_66 = wp::extract(var_62, var_65);
    var_68 = wp::extract(var_54, var_67);
    var_70 = wp::quat_t<wp::float32>(var_64, var_66, var_68, var_69);
    var_71 = wp::normalize(var_70);
    // spread_value = 0.5 * wp.cos(rotation_q.z) + 0.5                                        <L 23>
    var_74 = wp::extract(var_62, var_73);
    var_75 = wp::cos(var_74);
    var_76 = wp::mul(var_72, var_75);
    var_78 = wp::add(var_76, var_77);
    // hop = wp.normalize(wp.vec3(rotation_q.y, spread_value, spread_value))                  <L 24>
    var_80 = wp::extract(var_62, var_79);
    var_81 = wp::vec_t<3, wp::float32>(var_80, var_78, var_78);
    var_82 = wp::normalize(var_81);
    // turn = wp.lerp(spin, wp.quat_from_axis_angle(hop, hop.z), spread_value)                <L 25>
    var_84 = wp::extract(var_82, var_83);
    var_85 = wp::quat_from_axis_angle(var_82, var_84);
    var_86 = wp::lerp(var_71, var_85, var_78);
    // joint = wp.lerp(rotation_q, spin, spread_value) + turn                                 <L 26>
    var_87 = wp::lerp(var_62, var_71, var_78);
    var_88 = wp::add(var_87, var_86);
    // attitude = joint * ((turn + turn) * (rotation_q * spin))                               <L 27>
    var_89 = wp::add(var_86, var_86);
    var_90 = wp::mul(var_62, var_71);
    var_91 = wp::mul(var_89, var_90);
    var_92 = wp::mul(var_88, var_91);
    // scaled = attitude / (wp.abs(spin.y) + 0.4) * (turn / 1.7)                              <L 28>
    var_94 = wp::extract(var_71, var_93);
    var_95 = wp::abs(var_94);
    var_97 = wp::add(var_95, var_96);
    var_98 = wp::div(var_92, var_97);
    var_100 = wp::div(var_86, var_99);
    var_101 = wp::mul(var_98, var_100);
    // contribution = attitude / 6.8 * (spin.z / (wp.abs(scaled[3]) + 0.9))                   <L 29>
    var_103 = wp::div(var_92, var_102);
    var_105 = wp::extract(var_71, var_104);
    var_107 = wp::extract(var_101, var_106);
    var_108 = wp::abs(var_107);
    var_110 = wp::add(var_108, var_109);
    var_111 = wp::div(var_105, var_110);
    var_112 = wp::mul(var_103, var_111);
    // norm_sq = wp.length_sq(scaled - contribution)                                          <L 30>
    var_113 = wp::sub(var_101, var_112);
    var_114 = wp::length_sq(var_113);
    // dither_levels = 40.0                                                                   <L 31>
    // noise_d = wp.randf(rand_state) - 0.5                                                   <L 32>
    var_116 = wp::randf(var_3);
    var_118 = wp::sub(var_116, var_117);
    // dithered = wp.min(norm_sq, 8.0) + noise_d / dither_levels                              <L 33>
    var_120 = wp::min(var_114, var_119);
    var_121 = wp::div(var_118, var_115);
    var_122 = wp::add(var_120, var_121);
    // stratum = wp.clamp(dithered, 0.0, 10.0)                                                <L 34>
    var_125 = wp::clamp(var_122, var_123, var_124);
    // u = wp.randf(rand_state)                                                               <L 35>
    var_126 = wp::randf(var_3);
    // strat = (stratum + u) / 16.0                                                           <L 36>
    var_127 = wp::add(var_125, var_126);
    var_129 = wp::div(var_127, var_128);
    // noise_amp = 1.9                                                                        <L 37>
    // temper = 0.5 * wp.noise(rand_state, 2.0 * strat)                                       <L 38>
    var_133 = wp::mul(var_132, var_129);
    var_134 = wp::noise(var_3, var_133);
    var_135 = wp::mul(var_131, var_134);
    // rough_v = noise_amp * (wp.noise(rand_state, strat) + temper)                           <L 39>
    var_136 = wp::noise(var_3, var_129);
    var_137 = wp::add(var_136, var_135);
    var_138 = wp::mul(var_130, var_137);
    // simulated[i] = rough_v                                                                 <L 40>
    wp::array_store(var_simulated, var_0, var_138);
}

template <bool wp_linear_contiguous>
static void integrate_paths_6732e6a1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_integrate_paths_6732e6a1 *_wp_args,
    wp_args_integrate_paths_6732e6a1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_centers = _wp_args->centers;
    wp::array_t<wp::vec_t<2, wp::float32>> var_origins = _wp_args->origins;
    wp::array_t<wp::float32> var_simulated = _wp_args->simulated;
    wp::int32 var_dim_x = _wp_args->dim_x;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_centers = _wp_adj_args->centers;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_origins = _wp_adj_args->origins;
    wp::array_t<wp::float32> adj_simulated = _wp_adj_args->simulated;
    wp::int32 adj_dim_x = _wp_adj_args->dim_x;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    const wp::int32 var_2 = 8702;
    wp::uint32 var_3;
    wp::vec_t<2, wp::float32>* var_4;
    wp::vec_t<2, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    wp::vec_t<2, wp::float32> var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::vec_t<2, wp::float32> var_10;
    const wp::int32 var_11 = 1;
    wp::vec_t<2, wp::float32>* var_12;
    wp::vec_t<2, wp::float32> var_13;
    wp::vec_t<2, wp::float32> var_14;
    const wp::float32 var_15 = 0.2;
    wp::vec_t<2, wp::float32> var_16;
    wp::vec_t<2, wp::float32>* var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 1;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::vec_t<2, wp::float32>* var_23;
    const wp::int32 var_24 = 1;
    wp::float32 var_25;
    wp::vec_t<2, wp::float32> var_26;
    wp::vec_t<2, wp::float32> var_27;
    wp::vec_t<2, wp::float32> var_28;
    const wp::int32 var_29 = 2;
    wp::vec_t<2, wp::float32>* var_30;
    wp::vec_t<2, wp::float32>* var_31;
    const wp::int32 var_32 = 1;
    wp::float32 var_33;
    wp::vec_t<2, wp::float32> var_34;
    wp::vec_t<2, wp::float32> var_35;
    wp::vec_t<2, wp::float32> var_36;
    wp::vec_t<2, wp::float32> var_37;
    wp::vec_t<2, wp::float32> var_38;
    wp::vec_t<2, wp::float32>* var_39;
    const wp::float32 var_40 = 3.25;
    wp::vec_t<2, wp::float32> var_41;
    wp::vec_t<2, wp::float32> var_42;
    const wp::int32 var_43 = 2;
    wp::int32 var_44;
    wp::vec_t<2, wp::float32>* var_45;
    const wp::int32 var_46 = 2;
    wp::vec_t<2, wp::float32>* var_47;
    const wp::int32 var_48 = 0;
    wp::float32 var_49;
    wp::vec_t<2, wp::float32> var_50;
    wp::vec_t<2, wp::float32> var_51;
    wp::vec_t<2, wp::float32> var_52;
    wp::vec_t<2, wp::float32> var_53;
    wp::vec_t<2, wp::float32> var_54;
    const wp::int32 var_55 = 1;
    wp::float32 var_56;
    const wp::int32 var_57 = 0;
    wp::float32 var_58;
    const wp::float32 var_59 = 0.9;
    const wp::float32 var_60 = 0.7;
    wp::quat_t<wp::float32> var_61;
    wp::quat_t<wp::float32> var_62;
    const wp::int32 var_63 = 0;
    wp::float32 var_64;
    const wp::int32 var_65 = 3;
    wp::float32 var_66;
    const wp::int32 var_67 = 1;
    wp::float32 var_68;
    const wp::float32 var_69 = 1.6;
    wp::quat_t<wp::float32> var_70;
    wp::quat_t<wp::float32> var_71;
    const wp::float32 var_72 = 0.5;
    const wp::int32 var_73 = 2;
    wp::float32 var_74;
    wp::float32 var_75;
    wp::float32 var_76;
    const wp::float32 var_77 = 0.5;
    wp::float32 var_78;
    const wp::int32 var_79 = 1;
    wp::float32 var_80;
    wp::vec_t<3, wp::float32> var_81;
    wp::vec_t<3, wp::float32> var_82;
    const wp::int32 var_83 = 2;
    wp::float32 var_84;
    wp::quat_t<wp::float32> var_85;
    wp::quat_t<wp::float32> var_86;
    wp::quat_t<wp::float32> var_87;
    wp::quat_t<wp::float32> var_88;
    wp::quat_t<wp::float32> var_89;
    wp::quat_t<wp::float32> var_90;
    wp::quat_t<wp::float32> var_91;
    wp::quat_t<wp::float32> var_92;
    const wp::int32 var_93 = 1;
    wp::float32 var_94;
    wp::float32 var_95;
    const wp::float32 var_96 = 0.4;
    wp::float32 var_97;
    wp::quat_t<wp::float32> var_98;
    const wp::float32 var_99 = 1.7;
    wp::quat_t<wp::float32> var_100;
    wp::quat_t<wp::float32> var_101;
    const wp::float32 var_102 = 6.8;
    wp::quat_t<wp::float32> var_103;
    const wp::int32 var_104 = 2;
    wp::float32 var_105;
    const wp::int32 var_106 = 3;
    wp::float32 var_107;
    wp::float32 var_108;
    const wp::float32 var_109 = 0.9;
    wp::float32 var_110;
    wp::float32 var_111;
    wp::quat_t<wp::float32> var_112;
    wp::quat_t<wp::float32> var_113;
    wp::float32 var_114;
    const wp::float32 var_115 = 40.0;
    wp::float32 var_116;
    const wp::float32 var_117 = 0.5;
    wp::float32 var_118;
    const wp::float32 var_119 = 8.0;
    wp::float32 var_120;
    wp::float32 var_121;
    wp::float32 var_122;
    const wp::float32 var_123 = 0.0;
    const wp::float32 var_124 = 10.0;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    const wp::float32 var_128 = 16.0;
    wp::float32 var_129;
    const wp::float32 var_130 = 1.9;
    const wp::float32 var_131 = 0.5;
    const wp::float32 var_132 = 2.0;
    wp::float32 var_133;
    wp::float32 var_134;
    wp::float32 var_135;
    wp::float32 var_136;
    wp::float32 var_137;
    wp::float32 var_138;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    wp::uint32 adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::vec_t<2, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<2, wp::float32> adj_8 = {};
    wp::vec_t<2, wp::float32> adj_9 = {};
    wp::vec_t<2, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<2, wp::float32> adj_12 = {};
    wp::vec_t<2, wp::float32> adj_13 = {};
    wp::vec_t<2, wp::float32> adj_14 = {};
    wp::float32 adj_15 = {};
    wp::vec_t<2, wp::float32> adj_16 = {};
    wp::vec_t<2, wp::float32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::vec_t<2, wp::float32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::vec_t<2, wp::float32> adj_26 = {};
    wp::vec_t<2, wp::float32> adj_27 = {};
    wp::vec_t<2, wp::float32> adj_28 = {};
    wp::int32 adj_29 = {};
    wp::vec_t<2, wp::float32> adj_30 = {};
    wp::vec_t<2, wp::float32> adj_31 = {};
    wp::int32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::vec_t<2, wp::float32> adj_34 = {};
    wp::vec_t<2, wp::float32> adj_35 = {};
    wp::vec_t<2, wp::float32> adj_36 = {};
    wp::vec_t<2, wp::float32> adj_37 = {};
    wp::vec_t<2, wp::float32> adj_38 = {};
    wp::vec_t<2, wp::float32> adj_39 = {};
    wp::float32 adj_40 = {};
    wp::vec_t<2, wp::float32> adj_41 = {};
    wp::vec_t<2, wp::float32> adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::vec_t<2, wp::float32> adj_45 = {};
    wp::int32 adj_46 = {};
    wp::vec_t<2, wp::float32> adj_47 = {};
    wp::int32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::vec_t<2, wp::float32> adj_50 = {};
    wp::vec_t<2, wp::float32> adj_51 = {};
    wp::vec_t<2, wp::float32> adj_52 = {};
    wp::vec_t<2, wp::float32> adj_53 = {};
    wp::vec_t<2, wp::float32> adj_54 = {};
    wp::int32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::quat_t<wp::float32> adj_61 = {};
    wp::quat_t<wp::float32> adj_62 = {};
    wp::int32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::int32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::float32 adj_69 = {};
    wp::quat_t<wp::float32> adj_70 = {};
    wp::quat_t<wp::float32> adj_71 = {};
    wp::float32 adj_72 = {};
    wp::int32 adj_73 = {};
    wp::float32 adj_74 = {};
    wp::float32 adj_75 = {};
    wp::float32 adj_76 = {};
    wp::float32 adj_77 = {};
    wp::float32 adj_78 = {};
    wp::int32 adj_79 = {};
    wp::float32 adj_80 = {};
    wp::vec_t<3, wp::float32> adj_81 = {};
    wp::vec_t<3, wp::float32> adj_82 = {};
    wp::int32 adj_83 = {};
    wp::float32 adj_84 = {};
    wp::quat_t<wp::float32> adj_85 = {};
    wp::quat_t<wp::float32> adj_86 = {};
    wp::quat_t<wp::float32> adj_87 = {};
    wp::quat_t<wp::float32> adj_88 = {};
    wp::quat_t<wp::float32> adj_89 = {};
    wp::quat_t<wp::float32> adj_90 = {};
    wp::quat_t<wp::float32> adj_91 = {};
    wp::quat_t<wp::float32> adj_92 = {};
    wp::int32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::float32 adj_95 = {};
    wp::float32 adj_96 = {};
    wp::float32 adj_97 = {};
    wp::quat_t<wp::float32> adj_98 = {};
    wp::float32 adj_99 = {};
    wp::quat_t<wp::float32> adj_100 = {};
    wp::quat_t<wp::float32> adj_101 = {};
    wp::float32 adj_102 = {};
    wp::quat_t<wp::float32> adj_103 = {};
    wp::int32 adj_104 = {};
    wp::float32 adj_105 = {};
    wp::int32 adj_106 = {};
    wp::float32 adj_107 = {};
    wp::float32 adj_108 = {};
    wp::float32 adj_109 = {};
    wp::float32 adj_110 = {};
    wp::float32 adj_111 = {};
    wp::quat_t<wp::float32> adj_112 = {};
    wp::quat_t<wp::float32> adj_113 = {};
    wp::float32 adj_114 = {};
    wp::float32 adj_115 = {};
    wp::float32 adj_116 = {};
    wp::float32 adj_117 = {};
    wp::float32 adj_118 = {};
    wp::float32 adj_119 = {};
    wp::float32 adj_120 = {};
    wp::float32 adj_121 = {};
    wp::float32 adj_122 = {};
    wp::float32 adj_123 = {};
    wp::float32 adj_124 = {};
    wp::float32 adj_125 = {};
    wp::float32 adj_126 = {};
    wp::float32 adj_127 = {};
    wp::float32 adj_128 = {};
    wp::float32 adj_129 = {};
    wp::float32 adj_130 = {};
    wp::float32 adj_131 = {};
    wp::float32 adj_132 = {};
    wp::float32 adj_133 = {};
    wp::float32 adj_134 = {};
    wp::float32 adj_135 = {};
    wp::float32 adj_136 = {};
    wp::float32 adj_137 = {};
    wp::float32 adj_138 = {};
    //---------
    // forward
    // def integrate_paths(                                                                   <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // if i >= dim_x:                                                                         <L 12>
    var_1 = (var_0 >= var_dim_x);
    if (var_1) {
        // return                                                                             <L 13>
        goto label0;
    }
    // rand_state = wp.rand_init(8702, i)                                                     <L 14>
    var_3 = wp::rand_init(var_2, var_0);
    // offset_p = (centers[i] * centers[i].x + origins[i, 1]) * 0.2                           <L 15>
    var_4 = wp::address(var_centers, var_0);
    var_5 = wp::address(var_centers, var_0);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_10 = wp::load(var_4);
    var_9 = wp::mul(var_10, var_7);
    var_12 = wp::address(var_origins, var_0, var_11);
    var_14 = wp::load(var_12);
    var_13 = wp::add(var_9, var_14);
    var_16 = wp::mul(var_13, var_15);
    // walker = centers[i] * centers[wp.min(i + 1, dim_x - 1)][1]                             <L 16>
    var_17 = wp::address(var_centers, var_0);
    var_19 = wp::add(var_0, var_18);
    var_21 = wp::sub(var_dim_x, var_20);
    var_22 = wp::min(var_19, var_21);
    var_23 = wp::address(var_centers, var_22);
    var_26 = wp::load(var_23);
    var_25 = wp::extract(var_26, var_24);
    var_28 = wp::load(var_17);
    var_27 = wp::mul(var_28, var_25);
    // walker -= origins[i, 2] * centers[i].y                                                 <L 17>
    var_30 = wp::address(var_origins, var_0, var_29);
    var_31 = wp::address(var_centers, var_0);
    var_34 = wp::load(var_31);
    var_33 = wp::extract(var_34, var_32);
    var_36 = wp::load(var_30);
    var_35 = wp::mul(var_36, var_33);
    var_37 = wp::sub(var_27, var_35);
    // walker += offset_p                                                                     <L 18>
    var_38 = wp::add(var_37, var_16);
    // scattered = centers[i] * 3.25 - origins[i, wp.min(i, 2)] * origins[i, 2][0]            <L 19>
    var_39 = wp::address(var_centers, var_0);
    var_42 = wp::load(var_39);
    var_41 = wp::mul(var_42, var_40);
    var_44 = wp::min(var_0, var_43);
    var_45 = wp::address(var_origins, var_0, var_44);
    var_47 = wp::address(var_origins, var_0, var_46);
    var_50 = wp::load(var_47);
    var_49 = wp::extract(var_50, var_48);
    var_52 = wp::load(var_45);
    var_51 = wp::mul(var_52, var_49);
    var_53 = wp::sub(var_41, var_51);
    // scattered -= walker                                                                    <L 20>
    var_54 = wp::sub(var_53, var_38);
    // rotation_q = wp.normalize(wp.quat(scattered.y, offset_p[0], 0.9, 0.7))                 <L 21>
    var_56 = wp::extract(var_54, var_55);
    var_58 = wp::extract(var_16, var_57);
    var_61 = wp::quat_t<wp::float32>(var_56, var_58, var_59, var_60);
    var_62 = wp::normalize(var_61);
    // spin = wp.normalize(wp.quat(scattered[0], rotation_q.w, scattered.y, 1.6))             <L 22>
    var_64 = wp::extract(var_54, var_63);
    var_66 = wp::extract(var_62, var_65);
    var_68 = wp::extract(var_54, var_67);
    var_70 = wp::quat_t<wp::float32>(var_64, var_66, var_68, var_69);
    var_71 = wp::normalize(var_70);
    // spread_value = 0.5 * wp.cos(rotation_q.z) + 0.5                                        <L 23>
    var_74 = wp::extract(var_62, var_73);
    var_75 = wp::cos(var_74);
    var_76 = wp::mul(var_72, var_75);
    var_78 = wp::add(var_76, var_77);
    // hop = wp.normalize(wp.vec3(rotation_q.y, spread_value, spread_value))                  <L 24>
    var_80 = wp::extract(var_62, var_79);
    var_81 = wp::vec_t<3, wp::float32>(var_80, var_78, var_78);
    var_82 = wp::normalize(var_81);
    // turn = wp.lerp(spin, wp.quat_from_axis_angle(hop, hop.z), spread_value)                <L 25>
    var_84 = wp::extract(var_82, var_83);
    var_85 = wp::quat_from_axis_angle(var_82, var_84);
    var_86 = wp::lerp(var_71, var_85, var_78);
    // joint = wp.lerp(rotation_q, spin, spread_value) + turn                                 <L 26>
    var_87 = wp::lerp(var_62, var_71, var_78);
    var_88 = wp::add(var_87, var_86);
    // attitude = joint * ((turn + turn) * (rotation_q * spin))                               <L 27>
    var_89 = wp::add(var_86, var_86);
    var_90 = wp::mul(var_62, var_71);
    var_91 = wp::mul(var_89, var_90);
    var_92 = wp::mul(var_88, var_91);
    // scaled = attitude / (wp.abs(spin.y) + 0.4) * (turn / 1.7)                              <L 28>
    var_94 = wp::extract(var_71, var_93);
    var_95 = wp::abs(var_94);
    var_97 = wp::add(var_95, var_96);
    var_98 = wp::div(var_92, var_97);
    var_100 = wp::div(var_86, var_99);
    var_101 = wp::mul(var_98, var_100);
    // contribution = attitude / 6.8 * (spin.z / (wp.abs(scaled[3]) + 0.9))                   <L 29>
    var_103 = wp::div(var_92, var_102);
    var_105 = wp::extract(var_71, var_104);
    var_107 = wp::extract(var_101, var_106);
    var_108 = wp::abs(var_107);
    var_110 = wp::add(var_108, var_109);
    var_111 = wp::div(var_105, var_110);
    var_112 = wp::mul(var_103, var_111);
    // norm_sq = wp.length_sq(scaled - contribution)                                          <L 30>
    var_113 = wp::sub(var_101, var_112);
    var_114 = wp::length_sq(var_113);
    // dither_levels = 40.0                                                                   <L 31>
    // noise_d = wp.randf(rand_state) - 0.5                                                   <L 32>
    var_116 = wp::randf(var_3);
    var_118 = wp::sub(var_116, var_117);
    // dithered = wp.min(norm_sq, 8.0) + noise_d / dither_levels                              <L 33>
    var_120 = wp::min(var_114, var_119);
    var_121 = wp::div(var_118, var_115);
    var_122 = wp::add(var_120, var_121);
    // stratum = wp.clamp(dithered, 0.0, 10.0)                                                <L 34>
    var_125 = wp::clamp(var_122, var_123, var_124);
    // u = wp.randf(rand_state)                                                               <L 35>
    var_126 = wp::randf(var_3);
    // strat = (stratum + u) / 16.0                                                           <L 36>
    var_127 = wp::add(var_125, var_126);
    var_129 = wp::div(var_127, var_128);
    // noise_amp = 1.9                                                                        <L 37>
    // temper = 0.5 * wp.noise(rand_state, 2.0 * strat)                                       <L 38>
    var_133 = wp::mul(var_132, var_129);
    var_134 = wp::noise(var_3, var_133);
    var_135 = wp::mul(var_131, var_134);
    // rough_v = noise_amp * (wp.noise(rand_state, strat) + temper)                           <L 39>
    var_136 = wp::noise(var_3, var_129);
    var_137 = wp::add(var_136, var_135);
    var_138 = wp::mul(var_130, var_137);
    // simulated[i] = rough_v                                                                 <L 40>
    // wp::array_store(var_simulated, var_0, var_138);
    //---------
    // reverse
    wp::adj_array_store(var_simulated, var_0, var_138, adj_simulated, adj_0, adj_138);
    // adj: simulated[i] = rough_v                                                            <L 40>
    wp::adj_mul(var_130, var_137, adj_130, adj_137, adj_138);
    wp::adj_add(var_136, var_135, adj_136, adj_135, adj_137);
    wp::adj_noise(var_3, var_129, adj_3, adj_129, adj_136);
    // adj: rough_v = noise_amp * (wp.noise(rand_state, strat) + temper)                      <L 39>
    wp::adj_mul(var_131, var_134, adj_131, adj_134, adj_135);
    wp::adj_noise(var_3, var_133, adj_3, adj_133, adj_134);
    wp::adj_mul(var_132, var_129, adj_132, adj_129, adj_133);
    // adj: temper = 0.5 * wp.noise(rand_state, 2.0 * strat)                                  <L 38>
    // adj: noise_amp = 1.9                                                                   <L 37>
    wp::adj_div(var_127, var_128, var_129, adj_127, adj_128, adj_129);
    wp::adj_add(var_125, var_126, adj_125, adj_126, adj_127);
    // adj: strat = (stratum + u) / 16.0                                                      <L 36>
    // adj: u = wp.randf(rand_state)                                                          <L 35>
    wp::adj_clamp(var_122, var_123, var_124, adj_122, adj_123, adj_124, adj_125);
    // adj: stratum = wp.clamp(dithered, 0.0, 10.0)                                           <L 34>
    wp::adj_add(var_120, var_121, adj_120, adj_121, adj_122);
    wp::adj_div(var_118, var_115, var_121, adj_118, adj_115, adj_121);
    wp::adj_min(var_114, var_119, adj_114, adj_119, adj_120);
    // adj: dithered = wp.min(norm_sq, 8.0) + noise_d / dither_levels                         <L 33>
    wp::adj_sub(var_116, var_117, adj_116, adj_117, adj_118);
    // adj: noise_d = wp.randf(rand_state) - 0.5                                              <L 32>
    // adj: dither_levels = 40.0                                                              <L 31>
    wp::adj_length_sq(var_113, adj_113, adj_114);
    wp::adj_sub(var_101, var_112, adj_101, adj_112, adj_113);
    // adj: norm_sq = wp.length_sq(scaled - contribution)                                     <L 30>
    wp::adj_mul(var_103, var_111, adj_103, adj_111, adj_112);
    wp::adj_div(var_105, var_110, var_111, adj_105, adj_110, adj_111);
    wp::adj_add(var_108, var_109, adj_108, adj_109, adj_110);
    wp::adj_abs(var_107, adj_107, adj_108);
    wp::adj_extract(var_101, var_106, adj_101, adj_106, adj_107);
    wp::adj_extract(var_71, var_104, adj_71, adj_104, adj_105);
    wp::adj_div(var_92, var_102, adj_92, adj_102, adj_103);
    // adj: contribution = attitude / 6.8 * (spin.z / (wp.abs(scaled[3]) + 0.9))              <L 29>
    wp::adj_mul(var_98, var_100, adj_98, adj_100, adj_101);
    wp::adj_div(var_86, var_99, adj_86, adj_99, adj_100);
    wp::adj_div(var_92, var_97, adj_92, adj_97, adj_98);
    wp::adj_add(var_95, var_96, adj_95, adj_96, adj_97);
    wp::adj_abs(var_94, adj_94, adj_95);
    wp::adj_extract(var_71, var_93, adj_71, adj_93, adj_94);
    // adj: scaled = attitude / (wp.abs(spin.y) + 0.4) * (turn / 1.7)                         <L 28>
    wp::adj_mul(var_88, var_91, adj_88, adj_91, adj_92);
    wp::adj_mul(var_89, var_90, adj_89, adj_90, adj_91);
    wp::adj_mul(var_62, var_71, adj_62, adj_71, adj_90);
    wp::adj_add(var_86, var_86, adj_86, adj_86, adj_89);
    // adj: attitude = joint * ((turn + turn) * (rotation_q * spin))                          <L 27>
    wp::adj_add(var_87, var_86, adj_87, adj_86, adj_88);
    wp::adj_lerp(var_62, var_71, var_78, adj_62, adj_71, adj_78, adj_87);
    // adj: joint = wp.lerp(rotation_q, spin, spread_value) + turn                            <L 26>
    wp::adj_lerp(var_71, var_85, var_78, adj_71, adj_85, adj_78, adj_86);
    wp::adj_quat_from_axis_angle(var_82, var_84, adj_82, adj_84, adj_85);
    wp::adj_extract(var_82, var_83, adj_82, adj_83, adj_84);
    // adj: turn = wp.lerp(spin, wp.quat_from_axis_angle(hop, hop.z), spread_value)           <L 25>
    wp::adj_normalize(var_81, var_82, adj_81, adj_82);
    wp::adj_vec_t(var_80, var_78, var_78, adj_80, adj_78, adj_78, adj_81);
    wp::adj_extract(var_62, var_79, adj_62, adj_79, adj_80);
    // adj: hop = wp.normalize(wp.vec3(rotation_q.y, spread_value, spread_value))             <L 24>
    wp::adj_add(var_76, var_77, adj_76, adj_77, adj_78);
    wp::adj_mul(var_72, var_75, adj_72, adj_75, adj_76);
    wp::adj_cos(var_74, adj_74, adj_75);
    wp::adj_extract(var_62, var_73, adj_62, adj_73, adj_74);
    // adj: spread_value = 0.5 * wp.cos(rotation_q.z) + 0.5                                   <L 23>
    wp::adj_normalize(var_70, adj_70, adj_71);
    wp::adj_quat_t(var_64, var_66, var_68, var_69, adj_64, adj_66, adj_68, adj_69, adj_70);
    wp::adj_extract(var_54, var_67, adj_54, adj_67, adj_68);
    wp::adj_extract(var_62, var_65, adj_62, adj_65, adj_66);
    wp::adj_extract(var_54, var_63, adj_54, adj_63, adj_64);
    // adj: spin = wp.normalize(wp.quat(scattered[0], rotation_q.w, scattered.y, 1.6))        <L 22>
    wp::adj_normalize(var_61, adj_61, adj_62);
    wp::adj_quat_t(var_56, var_58, var_59, var_60, adj_56, adj_58, adj_59, adj_60, adj_61);
    wp::adj_extract(var_16, var_57, adj_16, adj_57, adj_58);
    wp::adj_extract(var_54, var_55, adj_54, adj_55, adj_56);
    // adj: rotation_q = wp.normalize(wp.quat(scattered.y, offset_p[0], 0.9, 0.7))            <L 21>
    wp::adj_sub(var_53, var_38, adj_53, adj_38, adj_54);
    // adj: scattered -= walker                                                               <L 20>
    wp::adj_sub(var_41, var_51, adj_41, adj_51, adj_53);
    wp::adj_mul(var_52, var_49, adj_45, adj_49, adj_51);
    wp::adj_extract(var_50, var_48, adj_47, adj_48, adj_49);
    wp::adj_address(var_origins, var_0, var_46, adj_origins, adj_0, adj_46, adj_47);
    wp::adj_address(var_origins, var_0, var_44, adj_origins, adj_0, adj_44, adj_45);
    wp::adj_min(var_0, var_43, adj_0, adj_43, adj_44);
    wp::adj_mul(var_42, var_40, adj_39, adj_40, adj_41);
    wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_39);
    // adj: scattered = centers[i] * 3.25 - origins[i, wp.min(i, 2)] * origins[i, 2][0]       <L 19>
    wp::adj_add(var_37, var_16, adj_37, adj_16, adj_38);
    // adj: walker += offset_p                                                                <L 18>
    wp::adj_sub(var_27, var_35, adj_27, adj_35, adj_37);
    wp::adj_mul(var_36, var_33, adj_30, adj_33, adj_35);
    wp::adj_extract(var_34, var_32, adj_31, adj_32, adj_33);
    wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_31);
    wp::adj_address(var_origins, var_0, var_29, adj_origins, adj_0, adj_29, adj_30);
    // adj: walker -= origins[i, 2] * centers[i].y                                            <L 17>
    wp::adj_mul(var_28, var_25, adj_17, adj_25, adj_27);
    wp::adj_extract(var_26, var_24, adj_23, adj_24, adj_25);
    wp::adj_address(var_centers, var_22, adj_centers, adj_22, adj_23);
    wp::adj_min(var_19, var_21, adj_19, adj_21, adj_22);
    wp::adj_sub(var_dim_x, var_20, adj_dim_x, adj_20, adj_21);
    wp::adj_add(var_0, var_18, adj_0, adj_18, adj_19);
    wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_17);
    // adj: walker = centers[i] * centers[wp.min(i + 1, dim_x - 1)][1]                        <L 16>
    wp::adj_mul(var_13, var_15, adj_13, adj_15, adj_16);
    wp::adj_add(var_9, var_14, adj_9, adj_12, adj_13);
    wp::adj_address(var_origins, var_0, var_11, adj_origins, adj_0, adj_11, adj_12);
    wp::adj_mul(var_10, var_7, adj_4, adj_7, adj_9);
    wp::adj_extract(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_5);
    wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_4);
    // adj: offset_p = (centers[i] * centers[i].x + origins[i, 1]) * 0.2                      <L 15>
    // adj: rand_state = wp.rand_init(8702, i)                                                <L 14>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 13>
    }
    // adj: if i >= dim_x:                                                                    <L 12>
    // adj: i = wp.tid()                                                                      <L 11>
    // adj: def integrate_paths(                                                              <L 5>
    return;
}
