// filter_phase.py:9
static void integrate_new_body_0(
    wp::float32 var_tolerance,
    wp::int32 var_stride,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.1;
    wp::float32 var_1;
    wp::vec_t<4, wp::float32> var_2;
    wp::mat_t<4, 4, wp::float32> var_3;
    wp::vec_t<4, wp::float32> var_4;
    const wp::int32 var_5 = 1;
    bool var_6;
    bool var_7;
    wp::vec_t<4, wp::float32> var_8;
    const wp::float32 var_9 = 0.7;
    const wp::float32 var_10 = 0.29;
    const wp::int32 var_11 = 0;
    wp::float32 var_12;
    wp::vec_t<4, wp::float32> var_13;
    const wp::int32 var_14 = 3;
    wp::float32 var_15;
    const wp::float32 var_16 = 2.7;
    wp::float32 var_17;
    wp::vec_t<4, wp::float32> var_18;
    wp::vec_t<4, wp::float32> var_19;
    wp::vec_t<4, wp::float32> var_20;
    wp::vec_t<4, wp::float32> var_21;
    wp::float32 var_22;
    wp::vec_t<2, wp::float32> var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::mat_t<2, 3, wp::float32> var_25;
    const wp::float32 var_26 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_27;
    const wp::float32 var_28 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    //---------
    // forward
    // def integrate_new_body(tolerance: float, stride: int):                                 <L 10>
    // displacement = wp.vec4(1.1, tolerance, float(stride), tolerance)                       <L 11>
    var_1 = wp::float(var_stride);
    var_2 = wp::vec_t<4, wp::float32>(var_0, var_tolerance, var_1, var_tolerance);
    // center = wp.get_diag(wp.outer(displacement, displacement))                             <L 12>
    var_3 = wp::outer(var_2, var_2);
    var_4 = wp::get_diag(var_3);
    // tangent = center if not stride >= 1 else displacement                                  <L 13>
    var_6 = (var_stride >= var_5);
    var_7 = wp::unot(var_6);
    if (var_7) {
    }
    if (!var_7) {
    }
    var_8 = wp::where(var_7, var_4, var_2);
    // acceleration = wp.vec4(tolerance, 0.7, 0.29, tangent.x)                                <L 14>
    var_12 = wp::extract(var_8, var_11);
    var_13 = wp::vec_t<4, wp::float32>(var_tolerance, var_9, var_10, var_12);
    // target_point = (acceleration[3] + CUTOFF) * wp.max(tangent, acceleration)              <L 15>
    var_15 = wp::extract(var_13, var_14);
    var_17 = wp::add(var_15, var_16);
    var_18 = wp::max(var_8, var_13);
    var_19 = wp::mul(var_17, var_18);
    // term = wp.dot(center - tangent, wp.normalize(target_point))                            <L 16>
    var_20 = wp::sub(var_4, var_8);
    var_21 = wp::normalize(var_19);
    var_22 = wp::dot(var_20, var_21);
    // strain = wp.outer(wp.vec2(term, term), wp.vec3(tolerance, term, term))                 <L 17>
    var_23 = wp::vec_t<2, wp::float32>(var_22, var_22);
    var_24 = wp::vec_t<3, wp::float32>(var_tolerance, var_22, var_22);
    var_25 = wp::outer(var_23, var_24);
    // local = wp.ddot(strain * 0.01, strain * 0.01)                                          <L 18>
    var_27 = wp::mul(var_25, var_26);
    var_29 = wp::mul(var_25, var_28);
    var_30 = wp::ddot(var_27, var_29);
    // return term, wp.tanh(local)                                                            <L 19>
    var_31 = wp::tanh(var_30);
    ret_0 = var_22;
    ret_1 = var_31;
    return;
}


// filter_phase.py:9
static void adj_integrate_new_body_0(
    wp::float32 var_tolerance,
    wp::int32 var_stride,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_tolerance,
    wp::int32 & adj_stride,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.1;
    wp::float32 var_1;
    wp::vec_t<4, wp::float32> var_2;
    wp::mat_t<4, 4, wp::float32> var_3;
    wp::vec_t<4, wp::float32> var_4;
    const wp::int32 var_5 = 1;
    bool var_6;
    bool var_7;
    wp::vec_t<4, wp::float32> var_8;
    const wp::float32 var_9 = 0.7;
    const wp::float32 var_10 = 0.29;
    const wp::int32 var_11 = 0;
    wp::float32 var_12;
    wp::vec_t<4, wp::float32> var_13;
    const wp::int32 var_14 = 3;
    wp::float32 var_15;
    const wp::float32 var_16 = 2.7;
    wp::float32 var_17;
    wp::vec_t<4, wp::float32> var_18;
    wp::vec_t<4, wp::float32> var_19;
    wp::vec_t<4, wp::float32> var_20;
    wp::vec_t<4, wp::float32> var_21;
    wp::float32 var_22;
    wp::vec_t<2, wp::float32> var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::mat_t<2, 3, wp::float32> var_25;
    const wp::float32 var_26 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_27;
    const wp::float32 var_28 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<4, wp::float32> adj_2 = {};
    wp::mat_t<4, 4, wp::float32> adj_3 = {};
    wp::vec_t<4, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    bool adj_6 = {};
    bool adj_7 = {};
    wp::vec_t<4, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<4, wp::float32> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::vec_t<4, wp::float32> adj_18 = {};
    wp::vec_t<4, wp::float32> adj_19 = {};
    wp::vec_t<4, wp::float32> adj_20 = {};
    wp::vec_t<4, wp::float32> adj_21 = {};
    wp::float32 adj_22 = {};
    wp::vec_t<2, wp::float32> adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::mat_t<2, 3, wp::float32> adj_25 = {};
    wp::float32 adj_26 = {};
    wp::mat_t<2, 3, wp::float32> adj_27 = {};
    wp::float32 adj_28 = {};
    wp::mat_t<2, 3, wp::float32> adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    //---------
    // forward
    // def integrate_new_body(tolerance: float, stride: int):                                 <L 10>
    // displacement = wp.vec4(1.1, tolerance, float(stride), tolerance)                       <L 11>
    var_1 = wp::float(var_stride);
    var_2 = wp::vec_t<4, wp::float32>(var_0, var_tolerance, var_1, var_tolerance);
    // center = wp.get_diag(wp.outer(displacement, displacement))                             <L 12>
    var_3 = wp::outer(var_2, var_2);
    var_4 = wp::get_diag(var_3);
    // tangent = center if not stride >= 1 else displacement                                  <L 13>
    var_6 = (var_stride >= var_5);
    var_7 = wp::unot(var_6);
    if (var_7) {
    }
    if (!var_7) {
    }
    var_8 = wp::where(var_7, var_4, var_2);
    // acceleration = wp.vec4(tolerance, 0.7, 0.29, tangent.x)                                <L 14>
    var_12 = wp::extract(var_8, var_11);
    var_13 = wp::vec_t<4, wp::float32>(var_tolerance, var_9, var_10, var_12);
    // target_point = (acceleration[3] + CUTOFF) * wp.max(tangent, acceleration)              <L 15>
    var_15 = wp::extract(var_13, var_14);
    var_17 = wp::add(var_15, var_16);
    var_18 = wp::max(var_8, var_13);
    var_19 = wp::mul(var_17, var_18);
    // term = wp.dot(center - tangent, wp.normalize(target_point))                            <L 16>
    var_20 = wp::sub(var_4, var_8);
    var_21 = wp::normalize(var_19);
    var_22 = wp::dot(var_20, var_21);
    // strain = wp.outer(wp.vec2(term, term), wp.vec3(tolerance, term, term))                 <L 17>
    var_23 = wp::vec_t<2, wp::float32>(var_22, var_22);
    var_24 = wp::vec_t<3, wp::float32>(var_tolerance, var_22, var_22);
    var_25 = wp::outer(var_23, var_24);
    // local = wp.ddot(strain * 0.01, strain * 0.01)                                          <L 18>
    var_27 = wp::mul(var_25, var_26);
    var_29 = wp::mul(var_25, var_28);
    var_30 = wp::ddot(var_27, var_29);
    // return term, wp.tanh(local)                                                            <L 19>
    var_31 = wp::tanh(var_30);
    ret_0 = var_22;
    ret_1 = var_31;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_31 += adj_ret_1;
    adj_22 += adj_ret_0;
    wp::adj_tanh(var_30, var_31, adj_30, adj_31);
    // adj: return term, wp.tanh(local)                                                       <L 19>
    wp::adj_ddot(var_27, var_29, adj_27, adj_29, adj_30);
    wp::adj_mul(var_25, var_28, adj_25, adj_28, adj_29);
    wp::adj_mul(var_25, var_26, adj_25, adj_26, adj_27);
    // adj: local = wp.ddot(strain * 0.01, strain * 0.01)                                     <L 18>
    wp::adj_outer(var_23, var_24, adj_23, adj_24, adj_25);
    wp::adj_vec_t(var_tolerance, var_22, var_22, adj_tolerance, adj_22, adj_22, adj_24);
    wp::adj_vec_t(var_22, var_22, adj_22, adj_22, adj_23);
    // adj: strain = wp.outer(wp.vec2(term, term), wp.vec3(tolerance, term, term))            <L 17>
    wp::adj_dot(var_20, var_21, adj_20, adj_21, adj_22);
    wp::adj_normalize(var_19, var_21, adj_19, adj_21);
    wp::adj_sub(var_4, var_8, adj_4, adj_8, adj_20);
    // adj: term = wp.dot(center - tangent, wp.normalize(target_point))                       <L 16>
    wp::adj_mul(var_17, var_18, adj_17, adj_18, adj_19);
    wp::adj_max(var_8, var_13, adj_8, adj_13, adj_18);
    wp::adj_add(var_15, var_16, adj_15, adj_16, adj_17);
    wp::adj_extract(var_13, var_14, adj_13, adj_14, adj_15);
    // adj: target_point = (acceleration[3] + CUTOFF) * wp.max(tangent, acceleration)         <L 15>
    wp::adj_vec_t(var_tolerance, var_9, var_10, var_12, adj_tolerance, adj_9, adj_10, adj_12, adj_13);
    wp::adj_extract(var_8, var_11, adj_8, adj_11, adj_12);
    // adj: acceleration = wp.vec4(tolerance, 0.7, 0.29, tangent.x)                           <L 14>
    wp::adj_where(var_7, var_4, var_2, adj_7, adj_4, adj_2, adj_8);
    if (!var_7) {
    }
    if (var_7) {
    }
    // adj: tangent = center if not stride >= 1 else displacement                             <L 13>
    wp::adj_get_diag(var_3, adj_3, adj_4);
    wp::adj_outer(var_2, var_2, adj_2, adj_2, adj_3);
    // adj: center = wp.get_diag(wp.outer(displacement, displacement))                        <L 12>
    wp::adj_vec_t(var_0, var_tolerance, var_1, var_tolerance, adj_0, adj_tolerance, adj_1, adj_tolerance, adj_2);
    wp::adj_float(var_stride, adj_stride, adj_1);
    // adj: displacement = wp.vec4(1.1, tolerance, float(stride), tolerance)                  <L 11>
    // adj: def integrate_new_body(tolerance: float, stride: int):                            <L 10>
    return;
}

struct wp_args_filter_phase_830ae0f8 {
    wp::array_t<wp::vec_t<3, wp::float32>> directions;
    wp::array_t<wp::vec_t<2, wp::float32>> drifts;
    wp::vec_t<3, wp::float32> target;
    wp::array_t<wp::float32> extremes;
};

template <bool wp_linear_contiguous>
static void filter_phase_830ae0f8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_filter_phase_830ae0f8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_filter_phase_830ae0f8 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.directions.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.drifts.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_args.extremes.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_directions = _wp_args->directions;
    wp::array_t<wp::vec_t<2, wp::float32>> var_drifts = _wp_args->drifts;
    wp::vec_t<3, wp::float32> var_target = _wp_args->target;
    wp::array_t<wp::float32> var_extremes = _wp_args->extremes;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<2, wp::float32>* var_1;
    wp::vec_t<2, wp::float32>* var_2;
    const wp::int32 var_3 = 0;
    wp::float32 var_4;
    wp::vec_t<2, wp::float32> var_5;
    wp::vec_t<2, wp::float32> var_6;
    wp::vec_t<2, wp::float32> var_7;
    const wp::float32 var_8 = 0.55;
    wp::vec_t<2, wp::float32> var_9;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    const wp::int32 var_14 = 1;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::int32 var_17 = 1;
    wp::float32 var_18;
    const wp::float32 var_19 = 0.15;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::float32 var_22 = 2.7;
    wp::float32 var_23;
    const wp::float32 var_24 = 2.7;
    wp::float32 var_25;
    const wp::float32 var_26 = 5.7;
    bool var_27;
    const wp::int32 var_28 = 0;
    wp::float32 var_29;
    wp::vec_t<2, wp::float32>* var_30;
    const wp::int32 var_31 = 0;
    wp::float32 var_32;
    wp::vec_t<2, wp::float32> var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 2.3;
    wp::float32 var_36;
    const wp::float32 var_37 = 3.54;
    bool var_38;
    const wp::int32 var_39 = 0;
    wp::float32 var_40;
    const wp::int32 var_41 = 1;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    const wp::int32 var_45 = 1;
    wp::float32 var_46;
    wp::float32 var_47;
    bool var_48;
    const wp::float32 var_49 = 0.64;
    bool var_50;
    const wp::float32 var_51 = -0.25;
    bool var_52;
    wp::vec_t<2, wp::float32>* var_53;
    wp::float32 var_54;
    wp::vec_t<2, wp::float32> var_55;
    wp::vec_t<3, wp::float32>* var_56;
    wp::vec_t<3, wp::float32> var_57;
    wp::vec_t<3, wp::float32> var_58;
    wp::quat_t<wp::float32> var_59;
    wp::mat_t<3, 3, wp::float32> var_60;
    const wp::float32 var_61 = 3.7;
    wp::quat_t<wp::float32> var_62;
    wp::quat_t<wp::float32> var_63;
    wp::float32 var_64;
    wp::vec_t<3, wp::float32>* var_65;
    const wp::int32 var_66 = 2;
    wp::float32 var_67;
    wp::vec_t<3, wp::float32> var_68;
    const wp::float32 var_69 = 1.0;
    wp::float32 var_70;
    wp::float32 var_71;
    const wp::float32 var_72 = 0.52;
    bool var_73;
    const wp::int32 var_74 = 1;
    const wp::int32 var_75 = 0;
    wp::float32 var_76;
    wp::float32 var_77;
    const wp::float32 var_78 = 3.0;
    bool var_79;
    wp::float32 var_80;
    bool var_81;
    wp::float32 var_82;
    const wp::float32 var_83 = 3.5;
    bool var_84;
    const wp::float32 var_85 = -0.494;
    bool var_86;
    const wp::float32 var_87 = 2.0;
    wp::float32 var_88;
    wp::float32 var_89;
    const wp::float32 var_90 = 0.09;
    const wp::float32 var_91 = 1.48;
    bool var_92;
    const wp::float32 var_93 = 0.5;
    wp::float32 var_94;
    const wp::float32 var_95 = 0.93;
    wp::float32 var_96;
    wp::float32 var_97;
    const wp::float32 var_98 = 0.8;
    wp::float32 var_99;
    wp::float32 var_100;
    const wp::float32 var_101 = 3.3;
    wp::float32 var_102;
    const wp::float32 var_103 = 0.44;
    bool var_104;
    wp::float32 var_105;
    wp::float32 var_106;
    wp::float32 var_107;
    const wp::int32 var_108 = 0;
    wp::float32 var_109;
    const wp::float32 var_110 = 0.84;
    wp::float32 var_111;
    const wp::float32 var_112 = 1.14;
    bool var_113;
    wp::float64 var_114;
    wp::float32 var_115;
    wp::float32 var_116;
    const wp::float32 var_117 = 0.26;
    bool var_118;
    wp::float32 var_119;
    wp::int32 var_120;
    wp::float32 var_121;
    wp::float32 var_122;
    wp::float32 var_123;
    wp::float32 var_124;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    wp::float32 var_128;
    wp::float32 var_129;
    wp::float32 var_130;
    wp::float32 var_131;
    const wp::int32 var_132 = 3;
    wp::float32 var_133;
    //---------
    // forward
    // def filter_phase(                                                                      <L 23>
    // index = wp.tid()                                                                       <L 29>
    var_0 = builtin_tid1d();
    // axis = drifts[index] * drifts[index][0] * 0.55                                         <L 30>
    var_1 = wp::address(var_drifts, var_0);
    var_2 = wp::address(var_drifts, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::extract(var_5, var_3);
    var_7 = wp::load(var_1);
    var_6 = wp::mul(var_7, var_4);
    var_9 = wp::mul(var_6, var_8);
    // input_value = directions[index].y * target[1] - target[1] * 0.15 + 2.7                 <L 31>
    var_10 = wp::address(var_directions, var_0);
    var_13 = wp::load(var_10);
    var_12 = wp::extract(var_13, var_11);
    var_15 = wp::extract(var_target, var_14);
    var_16 = wp::mul(var_12, var_15);
    var_18 = wp::extract(var_target, var_17);
    var_20 = wp::mul(var_18, var_19);
    var_21 = wp::sub(var_16, var_20);
    var_23 = wp::add(var_21, var_22);
    // speed = wp.where(input_value * CUTOFF <= DAMPING, axis[0], drifts[index][0])           <L 32>
    var_25 = wp::mul(var_23, var_24);
    var_27 = (var_25 <= var_26);
    var_29 = wp::extract(var_9, var_28);
    var_30 = wp::address(var_drifts, var_0);
    var_33 = wp::load(var_30);
    var_32 = wp::extract(var_33, var_31);
    var_34 = wp::where(var_27, var_29, var_32);
    // value = wp.where(input_value * 2.3 <= 3.54, axis[0] + axis.y, speed)                   <L 33>
    var_36 = wp::mul(var_23, var_35);
    var_38 = (var_36 <= var_37);
    var_40 = wp::extract(var_9, var_39);
    var_42 = wp::extract(var_9, var_41);
    var_43 = wp::add(var_40, var_42);
    var_44 = wp::where(var_38, var_43, var_34);
    // falloff = -axis.y                                                                      <L 34>
    var_46 = wp::extract(var_9, var_45);
    var_47 = wp::neg(var_46);
    // if value < 0.64 or falloff <= -0.25:                                                   <L 35>
    var_50 = (var_44 < var_49);
    var_48 = var_50;
    if (!var_48) {
        var_52 = (var_47 <= var_51);
        var_48 = var_48 || var_52;
    }
    if (var_48) {
        // ratio = wp.dot(drifts[index], axis)                                                <L 36>
        var_53 = wp::address(var_drifts, var_0);
        var_55 = wp::load(var_53);
        var_54 = wp::dot(var_55, var_9);
    }
    if (!var_48) {
        // turn = wp.quat_from_axis_angle(wp.normalize(directions[index]), falloff)           <L 38>
        var_56 = wp::address(var_directions, var_0);
        var_58 = wp::load(var_56);
        var_57 = wp::normalize(var_58);
        var_59 = wp::quat_from_axis_angle(var_57, var_47);
        // gram = wp.quat_to_matrix(turn)                                                     <L 39>
        var_60 = wp::quat_to_matrix(var_59);
        // base_value = wp.length_sq(3.7 * wp.quat_from_matrix(gram))                         <L 40>
        var_62 = wp::quat_from_matrix(var_60);
        var_63 = wp::mul(var_61, var_62);
        var_64 = wp::length_sq(var_63);
        // slope = value / (directions[index].z + 1.0)                                        <L 41>
        var_65 = wp::address(var_directions, var_0);
        var_68 = wp::load(var_65);
        var_67 = wp::extract(var_68, var_66);
        var_70 = wp::add(var_67, var_69);
        var_71 = wp::div(var_44, var_70);
        // penalty = gram[1, 0] if slope > 0.52 else falloff                                  <L 42>
        var_73 = (var_71 > var_72);
        if (var_73) {
            var_76 = wp::extract(var_60, var_74, var_75);
        }
        if (!var_73) {
        }
        var_77 = wp::where(var_73, var_76, var_47);
        // distance = wp.where(base_value <= SHARPNESS, slope, penalty)                       <L 43>
        var_79 = (var_64 <= var_78);
        var_80 = wp::where(var_79, var_71, var_77);
        // saturated = wp.max(base_value, distance) >= 3.5 and distance >= -0.494             <L 44>
        var_82 = wp::max(var_64, var_80);
        var_84 = (var_82 >= var_83);
        var_81 = var_84;
        if (var_81) {
            var_86 = (var_80 >= var_85);
            var_81 = var_81 && var_86;
        }
        // ratio = slope if saturated else 2.0                                                <L 45>
        if (var_81) {
        }
        if (!var_81) {
        }
        var_88 = wp::where(var_81, var_71, var_87);
    }
    var_89 = wp::where(var_48, var_54, var_88);
    // if 0.09 <= ratio < 1.48:                                                               <L 46>
    var_92 = ((var_90 <= var_89) && (var_89 < var_91));
    if (var_92) {
        // lower = wp.atan2(wp.pow(wp.max(ratio, 0.5), 0.93), wp.max(value + ratio, 0.8))       <L 47>
        var_94 = wp::max(var_89, var_93);
        var_96 = wp::pow(var_94, var_95);
        var_97 = wp::add(var_44, var_89);
        var_99 = wp::max(var_97, var_98);
        var_100 = wp::atan2(var_96, var_99);
        // mean = (3.3 + falloff) * (speed if value <= 0.44 else falloff)                     <L 48>
        var_102 = wp::add(var_101, var_47);
        var_104 = (var_44 <= var_103);
        if (var_104) {
        }
        if (!var_104) {
        }
        var_105 = wp::where(var_104, var_34, var_47);
        var_106 = wp::mul(var_102, var_105);
        // right = lower * mean                                                               <L 49>
        var_107 = wp::mul(var_100, var_106);
    }
    if (!var_92) {
        // elif axis.x + 0.84 > 1.14:                                                         <L 50>
        var_109 = wp::extract(var_9, var_108);
        var_111 = wp::add(var_109, var_110);
        var_113 = (var_111 > var_112);
        if (var_113) {
            // right = wp.float32(wp.float64(input_value))                                    <L 51>
            var_114 = wp::float64(var_23);
            var_115 = wp::float32(var_114);
        }
        if (!var_113) {
            // elif wp.nonzero(value) >= DECAY:                                               <L 52>
            var_116 = wp::nonzero(var_44);
            var_118 = (var_116 >= var_117);
            if (var_118) {
                // contribution, flux = integrate_new_body(wp.max(speed, ratio), int(speed))       <L 53>
                var_119 = wp::max(var_34, var_89);
                var_120 = wp::int(var_34);
                integrate_new_body_0(var_119, var_120, var_121, var_122);
                // right = contribution * flux + (flux + ratio)                               <L 54>
                var_123 = wp::mul(var_121, var_122);
                var_124 = wp::add(var_122, var_89);
                var_125 = wp::add(var_123, var_124);
            }
            if (!var_118) {
                // right = wp.exp(wp.abs(wp.tanh(speed)))                                     <L 56>
                var_126 = wp::tanh(var_34);
                var_127 = wp::abs(var_126);
                var_128 = wp::exp(var_127);
            }
            var_129 = wp::where(var_118, var_125, var_128);
        }
        var_130 = wp::where(var_113, var_115, var_129);
    }
    var_131 = wp::where(var_92, var_107, var_130);
    // wp.atomic_max(extremes, 3, right)                                                      <L 57>
    var_133 = wp::atomic_max(var_extremes, var_132, var_131);
}

template <bool wp_linear_contiguous>
static void filter_phase_830ae0f8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_filter_phase_830ae0f8 *_wp_args,
    wp_args_filter_phase_830ae0f8 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_filter_phase_830ae0f8 wp_contiguous_args;
    wp_args_filter_phase_830ae0f8 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.directions.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.directions.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.drifts.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_adj_args.drifts.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_args.extremes.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.extremes.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_directions = _wp_args->directions;
    wp::array_t<wp::vec_t<2, wp::float32>> var_drifts = _wp_args->drifts;
    wp::vec_t<3, wp::float32> var_target = _wp_args->target;
    wp::array_t<wp::float32> var_extremes = _wp_args->extremes;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_directions = _wp_adj_args->directions;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_drifts = _wp_adj_args->drifts;
    wp::vec_t<3, wp::float32> adj_target = _wp_adj_args->target;
    wp::array_t<wp::float32> adj_extremes = _wp_adj_args->extremes;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<2, wp::float32>* var_1;
    wp::vec_t<2, wp::float32>* var_2;
    const wp::int32 var_3 = 0;
    wp::float32 var_4;
    wp::vec_t<2, wp::float32> var_5;
    wp::vec_t<2, wp::float32> var_6;
    wp::vec_t<2, wp::float32> var_7;
    const wp::float32 var_8 = 0.55;
    wp::vec_t<2, wp::float32> var_9;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    const wp::int32 var_14 = 1;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::int32 var_17 = 1;
    wp::float32 var_18;
    const wp::float32 var_19 = 0.15;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::float32 var_22 = 2.7;
    wp::float32 var_23;
    const wp::float32 var_24 = 2.7;
    wp::float32 var_25;
    const wp::float32 var_26 = 5.7;
    bool var_27;
    const wp::int32 var_28 = 0;
    wp::float32 var_29;
    wp::vec_t<2, wp::float32>* var_30;
    const wp::int32 var_31 = 0;
    wp::float32 var_32;
    wp::vec_t<2, wp::float32> var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 2.3;
    wp::float32 var_36;
    const wp::float32 var_37 = 3.54;
    bool var_38;
    const wp::int32 var_39 = 0;
    wp::float32 var_40;
    const wp::int32 var_41 = 1;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    const wp::int32 var_45 = 1;
    wp::float32 var_46;
    wp::float32 var_47;
    bool var_48;
    const wp::float32 var_49 = 0.64;
    bool var_50;
    const wp::float32 var_51 = -0.25;
    bool var_52;
    wp::vec_t<2, wp::float32>* var_53;
    wp::float32 var_54;
    wp::vec_t<2, wp::float32> var_55;
    wp::vec_t<3, wp::float32>* var_56;
    wp::vec_t<3, wp::float32> var_57;
    wp::vec_t<3, wp::float32> var_58;
    wp::quat_t<wp::float32> var_59;
    wp::mat_t<3, 3, wp::float32> var_60;
    const wp::float32 var_61 = 3.7;
    wp::quat_t<wp::float32> var_62;
    wp::quat_t<wp::float32> var_63;
    wp::float32 var_64;
    wp::vec_t<3, wp::float32>* var_65;
    const wp::int32 var_66 = 2;
    wp::float32 var_67;
    wp::vec_t<3, wp::float32> var_68;
    const wp::float32 var_69 = 1.0;
    wp::float32 var_70;
    wp::float32 var_71;
    const wp::float32 var_72 = 0.52;
    bool var_73;
    const wp::int32 var_74 = 1;
    const wp::int32 var_75 = 0;
    wp::float32 var_76;
    wp::float32 var_77;
    const wp::float32 var_78 = 3.0;
    bool var_79;
    wp::float32 var_80;
    bool var_81;
    wp::float32 var_82;
    const wp::float32 var_83 = 3.5;
    bool var_84;
    const wp::float32 var_85 = -0.494;
    bool var_86;
    const wp::float32 var_87 = 2.0;
    wp::float32 var_88;
    wp::float32 var_89;
    const wp::float32 var_90 = 0.09;
    const wp::float32 var_91 = 1.48;
    bool var_92;
    const wp::float32 var_93 = 0.5;
    wp::float32 var_94;
    const wp::float32 var_95 = 0.93;
    wp::float32 var_96;
    wp::float32 var_97;
    const wp::float32 var_98 = 0.8;
    wp::float32 var_99;
    wp::float32 var_100;
    const wp::float32 var_101 = 3.3;
    wp::float32 var_102;
    const wp::float32 var_103 = 0.44;
    bool var_104;
    wp::float32 var_105;
    wp::float32 var_106;
    wp::float32 var_107;
    const wp::int32 var_108 = 0;
    wp::float32 var_109;
    const wp::float32 var_110 = 0.84;
    wp::float32 var_111;
    const wp::float32 var_112 = 1.14;
    bool var_113;
    wp::float64 var_114;
    wp::float32 var_115;
    wp::float32 var_116;
    const wp::float32 var_117 = 0.26;
    bool var_118;
    wp::float32 var_119;
    wp::int32 var_120;
    wp::float32 var_121;
    wp::float32 var_122;
    wp::float32 var_123;
    wp::float32 var_124;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    wp::float32 var_128;
    wp::float32 var_129;
    wp::float32 var_130;
    wp::float32 var_131;
    const wp::int32 var_132 = 3;
    wp::float32 var_133;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<2, wp::float32> adj_1 = {};
    wp::vec_t<2, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<2, wp::float32> adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    wp::vec_t<2, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<2, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    bool adj_27 = {};
    wp::int32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::vec_t<2, wp::float32> adj_30 = {};
    wp::int32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::vec_t<2, wp::float32> adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    bool adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    bool adj_48 = {};
    wp::float32 adj_49 = {};
    bool adj_50 = {};
    wp::float32 adj_51 = {};
    bool adj_52 = {};
    wp::vec_t<2, wp::float32> adj_53 = {};
    wp::float32 adj_54 = {};
    wp::vec_t<2, wp::float32> adj_55 = {};
    wp::vec_t<3, wp::float32> adj_56 = {};
    wp::vec_t<3, wp::float32> adj_57 = {};
    wp::vec_t<3, wp::float32> adj_58 = {};
    wp::quat_t<wp::float32> adj_59 = {};
    wp::mat_t<3, 3, wp::float32> adj_60 = {};
    wp::float32 adj_61 = {};
    wp::quat_t<wp::float32> adj_62 = {};
    wp::quat_t<wp::float32> adj_63 = {};
    wp::float32 adj_64 = {};
    wp::vec_t<3, wp::float32> adj_65 = {};
    wp::int32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::vec_t<3, wp::float32> adj_68 = {};
    wp::float32 adj_69 = {};
    wp::float32 adj_70 = {};
    wp::float32 adj_71 = {};
    wp::float32 adj_72 = {};
    bool adj_73 = {};
    wp::int32 adj_74 = {};
    wp::int32 adj_75 = {};
    wp::float32 adj_76 = {};
    wp::float32 adj_77 = {};
    wp::float32 adj_78 = {};
    bool adj_79 = {};
    wp::float32 adj_80 = {};
    bool adj_81 = {};
    wp::float32 adj_82 = {};
    wp::float32 adj_83 = {};
    bool adj_84 = {};
    wp::float32 adj_85 = {};
    bool adj_86 = {};
    wp::float32 adj_87 = {};
    wp::float32 adj_88 = {};
    wp::float32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::float32 adj_91 = {};
    bool adj_92 = {};
    wp::float32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::float32 adj_95 = {};
    wp::float32 adj_96 = {};
    wp::float32 adj_97 = {};
    wp::float32 adj_98 = {};
    wp::float32 adj_99 = {};
    wp::float32 adj_100 = {};
    wp::float32 adj_101 = {};
    wp::float32 adj_102 = {};
    wp::float32 adj_103 = {};
    bool adj_104 = {};
    wp::float32 adj_105 = {};
    wp::float32 adj_106 = {};
    wp::float32 adj_107 = {};
    wp::int32 adj_108 = {};
    wp::float32 adj_109 = {};
    wp::float32 adj_110 = {};
    wp::float32 adj_111 = {};
    wp::float32 adj_112 = {};
    bool adj_113 = {};
    wp::float64 adj_114 = {};
    wp::float32 adj_115 = {};
    wp::float32 adj_116 = {};
    wp::float32 adj_117 = {};
    bool adj_118 = {};
    wp::float32 adj_119 = {};
    wp::int32 adj_120 = {};
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
    wp::int32 adj_132 = {};
    wp::float32 adj_133 = {};
    //---------
    // forward
    // def filter_phase(                                                                      <L 23>
    // index = wp.tid()                                                                       <L 29>
    var_0 = builtin_tid1d();
    // axis = drifts[index] * drifts[index][0] * 0.55                                         <L 30>
    var_1 = wp::address(var_drifts, var_0);
    var_2 = wp::address(var_drifts, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::extract(var_5, var_3);
    var_7 = wp::load(var_1);
    var_6 = wp::mul(var_7, var_4);
    var_9 = wp::mul(var_6, var_8);
    // input_value = directions[index].y * target[1] - target[1] * 0.15 + 2.7                 <L 31>
    var_10 = wp::address(var_directions, var_0);
    var_13 = wp::load(var_10);
    var_12 = wp::extract(var_13, var_11);
    var_15 = wp::extract(var_target, var_14);
    var_16 = wp::mul(var_12, var_15);
    var_18 = wp::extract(var_target, var_17);
    var_20 = wp::mul(var_18, var_19);
    var_21 = wp::sub(var_16, var_20);
    var_23 = wp::add(var_21, var_22);
    // speed = wp.where(input_value * CUTOFF <= DAMPING, axis[0], drifts[index][0])           <L 32>
    var_25 = wp::mul(var_23, var_24);
    var_27 = (var_25 <= var_26);
    var_29 = wp::extract(var_9, var_28);
    var_30 = wp::address(var_drifts, var_0);
    var_33 = wp::load(var_30);
    var_32 = wp::extract(var_33, var_31);
    var_34 = wp::where(var_27, var_29, var_32);
    // value = wp.where(input_value * 2.3 <= 3.54, axis[0] + axis.y, speed)                   <L 33>
    var_36 = wp::mul(var_23, var_35);
    var_38 = (var_36 <= var_37);
    var_40 = wp::extract(var_9, var_39);
    var_42 = wp::extract(var_9, var_41);
    var_43 = wp::add(var_40, var_42);
    var_44 = wp::where(var_38, var_43, var_34);
    // falloff = -axis.y                                                                      <L 34>
    var_46 = wp::extract(var_9, var_45);
    var_47 = wp::neg(var_46);
    // if value < 0.64 or falloff <= -0.25:                                                   <L 35>
    var_50 = (var_44 < var_49);
    var_48 = var_50;
    if (!var_48) {
        var_52 = (var_47 <= var_51);
        var_48 = var_48 || var_52;
    }
    if (var_48) {
        // ratio = wp.dot(drifts[index], axis)                                                <L 36>
        var_53 = wp::address(var_drifts, var_0);
        var_55 = wp::load(var_53);
        var_54 = wp::dot(var_55, var_9);
    }
    if (!var_48) {
        // turn = wp.quat_from_axis_angle(wp.normalize(directions[index]), falloff)           <L 38>
        var_56 = wp::address(var_directions, var_0);
        var_58 = wp::load(var_56);
        var_57 = wp::normalize(var_58);
        var_59 = wp::quat_from_axis_angle(var_57, var_47);
        // gram = wp.quat_to_matrix(turn)                                                     <L 39>
        var_60 = wp::quat_to_matrix(var_59);
        // base_value = wp.length_sq(3.7 * wp.quat_from_matrix(gram))                         <L 40>
        var_62 = wp::quat_from_matrix(var_60);
        var_63 = wp::mul(var_61, var_62);
        var_64 = wp::length_sq(var_63);
        // slope = value / (directions[index].z + 1.0)                                        <L 41>
        var_65 = wp::address(var_directions, var_0);
        var_68 = wp::load(var_65);
        var_67 = wp::extract(var_68, var_66);
        var_70 = wp::add(var_67, var_69);
        var_71 = wp::div(var_44, var_70);
        // penalty = gram[1, 0] if slope > 0.52 else falloff                                  <L 42>
        var_73 = (var_71 > var_72);
        if (var_73) {
            var_76 = wp::extract(var_60, var_74, var_75);
        }
        if (!var_73) {
        }
        var_77 = wp::where(var_73, var_76, var_47);
        // distance = wp.where(base_value <= SHARPNESS, slope, penalty)                       <L 43>
        var_79 = (var_64 <= var_78);
        var_80 = wp::where(var_79, var_71, var_77);
        // saturated = wp.max(base_value, distance) >= 3.5 and distance >= -0.494             <L 44>
        var_82 = wp::max(var_64, var_80);
        var_84 = (var_82 >= var_83);
        var_81 = var_84;
        if (var_81) {
            var_86 = (var_80 >= var_85);
            var_81 = var_81 && var_86;
        }
        // ratio = slope if saturated else 2.0                                                <L 45>
        if (var_81) {
        }
        if (!var_81) {
        }
        var_88 = wp::where(var_81, var_71, var_87);
    }
    var_89 = wp::where(var_48, var_54, var_88);
    // if 0.09 <= ratio < 1.48:                                                               <L 46>
    var_92 = ((var_90 <= var_89) && (var_89 < var_91));
    if (var_92) {
        // lower = wp.atan2(wp.pow(wp.max(ratio, 0.5), 0.93), wp.max(value + ratio, 0.8))       <L 47>
        var_94 = wp::max(var_89, var_93);
        var_96 = wp::pow(var_94, var_95);
        var_97 = wp::add(var_44, var_89);
        var_99 = wp::max(var_97, var_98);
        var_100 = wp::atan2(var_96, var_99);
        // mean = (3.3 + falloff) * (speed if value <= 0.44 else falloff)                     <L 48>
        var_102 = wp::add(var_101, var_47);
        var_104 = (var_44 <= var_103);
        if (var_104) {
        }
        if (!var_104) {
        }
        var_105 = wp::where(var_104, var_34, var_47);
        var_106 = wp::mul(var_102, var_105);
        // right = lower * mean                                                               <L 49>
        var_107 = wp::mul(var_100, var_106);
    }
    if (!var_92) {
        // elif axis.x + 0.84 > 1.14:                                                         <L 50>
        var_109 = wp::extract(var_9, var_108);
        var_111 = wp::add(var_109, var_110);
        var_113 = (var_111 > var_112);
        if (var_113) {
            // right = wp.float32(wp.float64(input_value))                                    <L 51>
            var_114 = wp::float64(var_23);
            var_115 = wp::float32(var_114);
        }
        if (!var_113) {
            // elif wp.nonzero(value) >= DECAY:                                               <L 52>
            var_116 = wp::nonzero(var_44);
            var_118 = (var_116 >= var_117);
            if (var_118) {
                // contribution, flux = integrate_new_body(wp.max(speed, ratio), int(speed))       <L 53>
                var_119 = wp::max(var_34, var_89);
                var_120 = wp::int(var_34);
                integrate_new_body_0(var_119, var_120, var_121, var_122);
                // right = contribution * flux + (flux + ratio)                               <L 54>
                var_123 = wp::mul(var_121, var_122);
                var_124 = wp::add(var_122, var_89);
                var_125 = wp::add(var_123, var_124);
            }
            if (!var_118) {
                // right = wp.exp(wp.abs(wp.tanh(speed)))                                     <L 56>
                var_126 = wp::tanh(var_34);
                var_127 = wp::abs(var_126);
                var_128 = wp::exp(var_127);
            }
            var_129 = wp::where(var_118, var_125, var_128);
        }
        var_130 = wp::where(var_113, var_115, var_129);
    }
    var_131 = wp::where(var_92, var_107, var_130);
    // wp.atomic_max(extremes, 3, right)                                                      <L 57>
    // var_133 = wp::atomic_max(var_extremes, var_132, var_131);
    //---------
    // reverse
    wp::adj_atomic_max(var_extremes, var_132, var_131, adj_extremes, adj_132, adj_131, adj_133);
    // adj: wp.atomic_max(extremes, 3, right)                                                 <L 57>
    wp::adj_where(var_92, var_107, var_130, adj_92, adj_107, adj_130, adj_131);
    if (!var_92) {
        wp::adj_where(var_113, var_115, var_129, adj_113, adj_115, adj_129, adj_130);
        if (!var_113) {
            wp::adj_where(var_118, var_125, var_128, adj_118, adj_125, adj_128, adj_129);
            if (!var_118) {
                wp::adj_exp(var_127, var_128, adj_127, adj_128);
                wp::adj_abs(var_126, adj_126, adj_127);
                wp::adj_tanh(var_34, var_126, adj_34, adj_126);
                // adj: right = wp.exp(wp.abs(wp.tanh(speed)))                                <L 56>
            }
            if (var_118) {
                wp::adj_add(var_123, var_124, adj_123, adj_124, adj_125);
                wp::adj_add(var_122, var_89, adj_122, adj_89, adj_124);
                wp::adj_mul(var_121, var_122, adj_121, adj_122, adj_123);
                // adj: right = contribution * flux + (flux + ratio)                          <L 54>
                adj_integrate_new_body_0(var_119, var_120, var_121, var_122, adj_119, adj_120, adj_121, adj_122);
                wp::adj_max(var_34, var_89, adj_34, adj_89, adj_119);
                // adj: contribution, flux = integrate_new_body(wp.max(speed, ratio), int(speed))  <L 53>
            }
            // adj: elif wp.nonzero(value) >= DECAY:                                          <L 52>
        }
        if (var_113) {
            wp::adj_float32(var_114, adj_114, adj_115);
            wp::adj_float64(var_23, adj_23, adj_114);
            // adj: right = wp.float32(wp.float64(input_value))                               <L 51>
        }
        wp::adj_add(var_109, var_110, adj_109, adj_110, adj_111);
        wp::adj_extract(var_9, var_108, adj_9, adj_108, adj_109);
        // adj: elif axis.x + 0.84 > 1.14:                                                    <L 50>
    }
    if (var_92) {
        wp::adj_mul(var_100, var_106, adj_100, adj_106, adj_107);
        // adj: right = lower * mean                                                          <L 49>
        wp::adj_mul(var_102, var_105, adj_102, adj_105, adj_106);
        wp::adj_where(var_104, var_34, var_47, adj_104, adj_34, adj_47, adj_105);
        if (!var_104) {
        }
        if (var_104) {
        }
        wp::adj_add(var_101, var_47, adj_101, adj_47, adj_102);
        // adj: mean = (3.3 + falloff) * (speed if value <= 0.44 else falloff)                <L 48>
        wp::adj_atan2(var_96, var_99, adj_96, adj_99, adj_100);
        wp::adj_max(var_97, var_98, adj_97, adj_98, adj_99);
        wp::adj_add(var_44, var_89, adj_44, adj_89, adj_97);
        wp::adj_pow(var_94, var_95, var_96, adj_94, adj_95, adj_96);
        wp::adj_max(var_89, var_93, adj_89, adj_93, adj_94);
        // adj: lower = wp.atan2(wp.pow(wp.max(ratio, 0.5), 0.93), wp.max(value + ratio, 0.8))  <L 47>
    }
    // adj: if 0.09 <= ratio < 1.48:                                                          <L 46>
    wp::adj_where(var_48, var_54, var_88, adj_48, adj_54, adj_88, adj_89);
    if (!var_48) {
        wp::adj_where(var_81, var_71, var_87, adj_81, adj_71, adj_87, adj_88);
        if (!var_81) {
        }
        if (var_81) {
        }
        // adj: ratio = slope if saturated else 2.0                                           <L 45>
        if (var_81) {
        }
        wp::adj_max(var_64, var_80, adj_64, adj_80, adj_82);
        // adj: saturated = wp.max(base_value, distance) >= 3.5 and distance >= -0.494        <L 44>
        wp::adj_where(var_79, var_71, var_77, adj_79, adj_71, adj_77, adj_80);
        // adj: distance = wp.where(base_value <= SHARPNESS, slope, penalty)                  <L 43>
        wp::adj_where(var_73, var_76, var_47, adj_73, adj_76, adj_47, adj_77);
        if (!var_73) {
        }
        if (var_73) {
            wp::adj_extract(var_60, var_74, var_75, adj_60, adj_74, adj_75, adj_76);
        }
        // adj: penalty = gram[1, 0] if slope > 0.52 else falloff                             <L 42>
        wp::adj_div(var_44, var_70, var_71, adj_44, adj_70, adj_71);
        wp::adj_add(var_67, var_69, adj_67, adj_69, adj_70);
        wp::adj_extract(var_68, var_66, adj_65, adj_66, adj_67);
        wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_65);
        // adj: slope = value / (directions[index].z + 1.0)                                   <L 41>
        wp::adj_length_sq(var_63, adj_63, adj_64);
        wp::adj_mul(var_61, var_62, adj_61, adj_62, adj_63);
        wp::adj_quat_from_matrix(var_60, adj_60, adj_62);
        // adj: base_value = wp.length_sq(3.7 * wp.quat_from_matrix(gram))                    <L 40>
        wp::adj_quat_to_matrix(var_59, adj_59, adj_60);
        // adj: gram = wp.quat_to_matrix(turn)                                                <L 39>
        wp::adj_quat_from_axis_angle(var_57, var_47, adj_57, adj_47, adj_59);
        wp::adj_normalize(var_58, var_57, adj_56, adj_57);
        wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_56);
        // adj: turn = wp.quat_from_axis_angle(wp.normalize(directions[index]), falloff)      <L 38>
    }
    if (var_48) {
        wp::adj_dot(var_55, var_9, adj_53, adj_9, adj_54);
        wp::adj_address(var_drifts, var_0, adj_drifts, adj_0, adj_53);
        // adj: ratio = wp.dot(drifts[index], axis)                                           <L 36>
    }
    if (!var_48) {
    }
    // adj: if value < 0.64 or falloff <= -0.25:                                              <L 35>
    wp::adj_neg(var_46, adj_46, adj_47);
    wp::adj_extract(var_9, var_45, adj_9, adj_45, adj_46);
    // adj: falloff = -axis.y                                                                 <L 34>
    wp::adj_where(var_38, var_43, var_34, adj_38, adj_43, adj_34, adj_44);
    wp::adj_add(var_40, var_42, adj_40, adj_42, adj_43);
    wp::adj_extract(var_9, var_41, adj_9, adj_41, adj_42);
    wp::adj_extract(var_9, var_39, adj_9, adj_39, adj_40);
    wp::adj_mul(var_23, var_35, adj_23, adj_35, adj_36);
    // adj: value = wp.where(input_value * 2.3 <= 3.54, axis[0] + axis.y, speed)              <L 33>
    wp::adj_where(var_27, var_29, var_32, adj_27, adj_29, adj_32, adj_34);
    wp::adj_extract(var_33, var_31, adj_30, adj_31, adj_32);
    wp::adj_address(var_drifts, var_0, adj_drifts, adj_0, adj_30);
    wp::adj_extract(var_9, var_28, adj_9, adj_28, adj_29);
    wp::adj_mul(var_23, var_24, adj_23, adj_24, adj_25);
    // adj: speed = wp.where(input_value * CUTOFF <= DAMPING, axis[0], drifts[index][0])      <L 32>
    wp::adj_add(var_21, var_22, adj_21, adj_22, adj_23);
    wp::adj_sub(var_16, var_20, adj_16, adj_20, adj_21);
    wp::adj_mul(var_18, var_19, adj_18, adj_19, adj_20);
    wp::adj_extract(var_target, var_17, adj_target, adj_17, adj_18);
    wp::adj_mul(var_12, var_15, adj_12, adj_15, adj_16);
    wp::adj_extract(var_target, var_14, adj_target, adj_14, adj_15);
    wp::adj_extract(var_13, var_11, adj_10, adj_11, adj_12);
    wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_10);
    // adj: input_value = directions[index].y * target[1] - target[1] * 0.15 + 2.7            <L 31>
    wp::adj_mul(var_6, var_8, adj_6, adj_8, adj_9);
    wp::adj_mul(var_7, var_4, adj_1, adj_4, adj_6);
    wp::adj_extract(var_5, var_3, adj_2, adj_3, adj_4);
    wp::adj_address(var_drifts, var_0, adj_drifts, adj_0, adj_2);
    wp::adj_address(var_drifts, var_0, adj_drifts, adj_0, adj_1);
    // adj: axis = drifts[index] * drifts[index][0] * 0.55                                    <L 30>
    // adj: index = wp.tid()                                                                  <L 29>
    // adj: def filter_phase(                                                                 <L 23>
    return;
}
