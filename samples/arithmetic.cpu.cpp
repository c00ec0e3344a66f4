// scatter_motion.py:7
static wp::float32 weigh_profile_0(
    wp::float32 var_theta,
    wp::float32 var_height,
    wp::float32 var_tolerance)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 1.5;
    const wp::float32 var_3 = 1.1;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 3.6;
    wp::float32 var_8;
    const wp::float32 var_9 = 1.31;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 0.01;
    wp::float32 var_14;
    //---------
    // forward
    // def weigh_profile(theta: float, height: float, tolerance: wp.float32):                 <L 8>
    // inner = wp.dot(wp.vec3(theta) * height, -wp.vec3(theta, 1.5, 1.1))                     <L 9>
    var_0 = wp::vec_t<3, wp::float32>(var_theta);
    var_1 = wp::mul(var_0, var_height);
    var_4 = wp::vec_t<3, wp::float32>(var_theta, var_2, var_3);
    var_5 = wp::neg(var_4);
    var_6 = wp::dot(var_1, var_5);
    // fraction = (height + 3.6) * (tolerance + 1.31) * inner                                 <L 10>
    var_8 = wp::add(var_height, var_7);
    var_10 = wp::add(var_tolerance, var_9);
    var_11 = wp::mul(var_8, var_10);
    var_12 = wp::mul(var_11, var_6);
    // return fraction * 0.01                                                                 <L 11>
    var_14 = wp::mul(var_12, var_13);
    return var_14;
}


// scatter_motion.py:7
static void adj_weigh_profile_0(
    wp::float32 var_theta,
    wp::float32 var_height,
    wp::float32 var_tolerance,
    wp::float32 & adj_theta,
    wp::float32 & adj_height,
    wp::float32 & adj_tolerance,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 1.5;
    const wp::float32 var_3 = 1.1;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 3.6;
    wp::float32 var_8;
    const wp::float32 var_9 = 1.31;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 0.01;
    wp::float32 var_14;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    //---------
    // forward
    // def weigh_profile(theta: float, height: float, tolerance: wp.float32):                 <L 8>
    // inner = wp.dot(wp.vec3(theta) * height, -wp.vec3(theta, 1.5, 1.1))                     <L 9>
    var_0 = wp::vec_t<3, wp::float32>(var_theta);
    var_1 = wp::mul(var_0, var_height);
    var_4 = wp::vec_t<3, wp::float32>(var_theta, var_2, var_3);
    var_5 = wp::neg(var_4);
    var_6 = wp::dot(var_1, var_5);
    // fraction = (height + 3.6) * (tolerance + 1.31) * inner                                 <L 10>
    var_8 = wp::add(var_height, var_7);
    var_10 = wp::add(var_tolerance, var_9);
    var_11 = wp::mul(var_8, var_10);
    var_12 = wp::mul(var_11, var_6);
    // return fraction * 0.01                                                                 <L 11>
    var_14 = wp::mul(var_12, var_13);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_14 += adj_ret;
    wp::adj_mul(var_12, var_13, adj_12, adj_13, adj_14);
    // adj: return fraction * 0.01                                                            <L 11>
    wp::adj_mul(var_11, var_6, adj_11, adj_6, adj_12);
    wp::adj_mul(var_8, var_10, adj_8, adj_10, adj_11);
    wp::adj_add(var_tolerance, var_9, adj_tolerance, adj_9, adj_10);
    wp::adj_add(var_height, var_7, adj_height, adj_7, adj_8);
    // adj: fraction = (height + 3.6) * (tolerance + 1.31) * inner                            <L 10>
    wp::adj_dot(var_1, var_5, adj_1, adj_5, adj_6);
    wp::adj_neg(var_4, adj_4, adj_5);
    wp::adj_vec_t(var_theta, var_2, var_3, adj_theta, adj_2, adj_3, adj_4);
    wp::adj_mul(var_0, var_height, adj_0, adj_height, adj_1);
    wp::adj_vec_t(var_theta, adj_theta, adj_0);
    // adj: inner = wp.dot(wp.vec3(theta) * height, -wp.vec3(theta, 1.5, 1.1))                <L 9>
    // adj: def weigh_profile(theta: float, height: float, tolerance: wp.float32):            <L 8>
    return;
}

struct wp_args_scatter_motion_0d8180d5 {
    wp::array_t<wp::float32> field;
    wp::float32 mass;
    wp::float32 factor;
    wp::array_t<wp::float32> accumulated;
};

template <bool wp_linear_contiguous>
static void scatter_motion_0d8180d5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_scatter_motion_0d8180d5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_scatter_motion_0d8180d5 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.field.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.accumulated.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_field = _wp_args->field;
    wp::float32 var_mass = _wp_args->mass;
    wp::float32 var_factor = _wp_args->factor;
    wp::array_t<wp::float32> var_accumulated = _wp_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.45;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 2.4;
    wp::float32 var_19;
    const wp::float32 var_20 = 10.0;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 3.6;
    bool var_24;
    wp::float32* var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.1;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.1;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    const wp::float32 var_36 = 3.9;
    wp::float32 var_37;
    const wp::float32 var_38 = -20.0;
    const wp::float32 var_39 = 20.0;
    wp::float32 var_40;
    bool var_41;
    wp::vec_t<3, wp::float32> var_42;
    wp::vec_t<3, wp::float32> var_43;
    wp::quat_t<wp::float32> var_44;
    wp::float32* var_45;
    wp::quat_t<wp::float32> var_46;
    wp::float32 var_47;
    wp::quat_t<wp::float32> var_48;
    const wp::int32 var_49 = 0;
    wp::float32 var_50;
    wp::float32 var_51;
    const wp::float32 var_52 = 0.57;
    wp::float32 var_53;
    wp::quat_t<wp::float32> var_54;
    wp::quat_t<wp::float32> var_55;
    wp::quat_t<wp::float32> var_56;
    wp::quat_t<wp::float32> var_57;
    wp::quat_t<wp::float32> var_58;
    const wp::float32 var_59 = -10.0;
    const wp::float32 var_60 = 10.0;
    wp::float32 var_61;
    const wp::float32 var_62 = 10.0;
    wp::float32 var_63;
    wp::float32 var_64;
    const wp::int32 var_65 = 1;
    wp::float32 var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    const wp::int32 var_69 = 0;
    wp::float32 var_70;
    bool var_71;
    const wp::float32 var_72 = 0.1;
    wp::float32 var_73;
    const wp::float32 var_74 = 0.2;
    wp::float32 var_75;
    wp::quat_t<wp::float32> var_76;
    wp::float32 var_77;
    const wp::float32 var_78 = 1.2;
    wp::float32 var_79;
    wp::quat_t<wp::float32> var_80;
    wp::quat_t<wp::float32> var_81;
    const wp::int32 var_82 = 1;
    wp::float32 var_83;
    const wp::float32 var_84 = 0.9;
    const wp::int32 var_85 = 1;
    wp::float32 var_86;
    wp::vec_t<4, wp::float32> var_87;
    wp::float32 var_88;
    wp::float32 var_89;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    //---------
    // forward
    // def scatter_motion(                                                                    <L 15>
    // tid = wp.tid()                                                                         <L 21>
    var_0 = builtin_tid1d();
    // mixed = (mass + factor * mass + wp.sin(factor) * mass) * 2.45                          <L 22>
    var_1 = wp::mul(var_factor, var_mass);
    var_2 = wp::add(var_mass, var_1);
    var_3 = wp::sin(var_factor);
    var_4 = wp::mul(var_3, var_mass);
    var_5 = wp::add(var_2, var_4);
    var_7 = wp::mul(var_5, var_6);
    // right = wp.sin(field[tid]) * mass                                                      <L 23>
    var_8 = wp::address(var_field, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::sin(var_10);
    var_11 = wp::mul(var_9, var_mass);
    // attenuation = right - mixed                                                            <L 24>
    var_12 = wp::sub(var_11, var_7);
    // delta = field[tid] * mixed                                                             <L 25>
    var_13 = wp::address(var_field, var_0);
    var_15 = wp::load(var_13);
    var_14 = wp::mul(var_15, var_7);
    // estimate = weigh_profile(attenuation * right, delta, mixed)                            <L 26>
    var_16 = wp::mul(var_12, var_11);
    var_17 = weigh_profile_0(var_16, var_14, var_7);
    // push = 2.4 * wp.min(estimate * estimate, 10.0)                                         <L 27>
    var_19 = wp::mul(var_17, var_17);
    var_21 = wp::min(var_19, var_20);
    var_22 = wp::mul(var_18, var_21);
    // mean = wp.where(push < 3.6, mixed, field[tid])                                         <L 28>
    var_24 = (var_22 < var_23);
    var_25 = wp::address(var_field, var_0);
    var_27 = wp::load(var_25);
    var_26 = wp::where(var_24, var_7, var_27);
    // base_value = push - mean * (mean * estimate * 0.1) * 0.1                               <L 29>
    var_28 = wp::mul(var_26, var_17);
    var_30 = wp::mul(var_28, var_29);
    var_31 = wp::mul(var_26, var_30);
    var_33 = wp::mul(var_31, var_32);
    var_34 = wp::sub(var_22, var_33);
    // correction = -base_value * SHARPNESS                                                   <L 30>
    var_35 = wp::neg(var_34);
    var_37 = wp::mul(var_35, var_36);
    // share = wp.clamp(correction, -20.0, 20.0)                                              <L 31>
    var_40 = wp::clamp(var_37, var_38, var_39);
    // if share < delta:                                                                      <L 32>
    var_41 = (var_40 < var_14);
    if (var_41) {
        // direction = wp.normalize(wp.vec3(attenuation))                                     <L 33>
        var_42 = wp::vec_t<3, wp::float32>(var_12);
        var_43 = wp::normalize(var_42);
        // orientation = wp.quat_from_axis_angle(direction, base_value)                       <L 34>
        var_44 = wp::quat_from_axis_angle(var_43, var_34);
        // attitude = wp.quat_rpy(share, mass, field[tid]) * orientation                      <L 35>
        var_45 = wp::address(var_field, var_0);
        var_47 = wp::load(var_45);
        var_46 = wp::quat_rpy(var_40, var_mass, var_47);
        var_48 = wp::mul(var_46, var_44);
        // spin = attitude / (wp.abs(direction[0]) + 0.57)                                    <L 36>
        var_50 = wp::extract(var_43, var_49);
        var_51 = wp::abs(var_50);
        var_53 = wp::add(var_51, var_52);
        var_54 = wp::div(var_48, var_53);
        // rotation_q = spin * (attitude * spin)                                              <L 37>
        var_55 = wp::mul(var_48, var_54);
        var_56 = wp::mul(var_54, var_55);
        // heading_q = wp.normalize(attitude * rotation_q)                                    <L 38>
        var_57 = wp::mul(var_48, var_56);
        var_58 = wp::normalize(var_57);
        // work = wp.clamp(base_value, -10.0, 10.0)                                           <L 39>
        var_61 = wp::clamp(var_34, var_59, var_60);
        // value = weigh_profile(work, wp.min(push, 10.0), mixed)                             <L 40>
        var_63 = wp::min(var_22, var_62);
        var_64 = weigh_profile_0(var_61, var_63, var_7);
        // left = (attenuation - heading_q[1]) * value                                        <L 41>
        var_66 = wp::extract(var_58, var_65);
        var_67 = wp::sub(var_12, var_66);
        var_68 = wp::mul(var_67, var_64);
        // excess = wp.where(direction.x > correction, left * 0.1, CEILING)                   <L 42>
        var_70 = wp::extract(var_43, var_69);
        var_71 = (var_70 > var_37);
        var_73 = wp::mul(var_68, var_72);
        var_75 = wp::where(var_71, var_73, var_74);
        // q = wp.quat_from_axis_angle(direction, share) / (wp.abs(excess) + 1.2)             <L 43>
        var_76 = wp::quat_from_axis_angle(var_43, var_40);
        var_77 = wp::abs(var_75);
        var_79 = wp::add(var_77, var_78);
        var_80 = wp::div(var_76, var_79);
        // relative_q = -q                                                                    <L 44>
        var_81 = wp::neg(var_80);
        // step_vector = wp.vec4(q[1], mixed, 0.9, heading_q[1])                              <L 45>
        var_83 = wp::extract(var_80, var_82);
        var_86 = wp::extract(var_58, var_85);
        var_87 = wp::vec_t<4, wp::float32>(var_83, var_7, var_84, var_86);
        // distance = wp.dot(heading_q, relative_q) - wp.dot(step_vector, step_vector)        <L 46>
        var_88 = wp::dot(var_58, var_81);
        var_89 = wp::dot(var_87, var_87);
        var_90 = wp::sub(var_88, var_89);
        // share = share * distance                                                           <L 47>
        var_91 = wp::mul(var_40, var_90);
    }
    var_92 = wp::where(var_41, var_91, var_40);
    // accumulated[tid] = share                                                               <L 48>
    wp::array_store(var_accumulated, var_0, var_92);
}

template <bool wp_linear_contiguous>
static void scatter_motion_0d8180d5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_scatter_motion_0d8180d5 *_wp_args,
    wp_args_scatter_motion_0d8180d5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_scatter_motion_0d8180d5 wp_contiguous_args;
    wp_args_scatter_motion_0d8180d5 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.field.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.field.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.accumulated.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.accumulated.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_field = _wp_args->field;
    wp::float32 var_mass = _wp_args->mass;
    wp::float32 var_factor = _wp_args->factor;
    wp::array_t<wp::float32> var_accumulated = _wp_args->accumulated;
    wp::array_t<wp::float32> adj_field = _wp_adj_args->field;
    wp::float32 adj_mass = _wp_adj_args->mass;
    wp::float32 adj_factor = _wp_adj_args->factor;
    wp::array_t<wp::float32> adj_accumulated = _wp_adj_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.45;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 2.4;
    wp::float32 var_19;
    const wp::float32 var_20 = 10.0;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 3.6;
    bool var_24;
    wp::float32* var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.1;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.1;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    const wp::float32 var_36 = 3.9;
    wp::float32 var_37;
    const wp::float32 var_38 = -20.0;
    const wp::float32 var_39 = 20.0;
    wp::float32 var_40;
    bool var_41;
    wp::vec_t<3, wp::float32> var_42;
    wp::vec_t<3, wp::float32> var_43;
    wp::quat_t<wp::float32> var_44;
    wp::float32* var_45;
    wp::quat_t<wp::float32> var_46;
    wp::float32 var_47;
    wp::quat_t<wp::float32> var_48;
    const wp::int32 var_49 = 0;
    wp::float32 var_50;
    wp::float32 var_51;
    const wp::float32 var_52 = 0.57;
    wp::float32 var_53;
    wp::quat_t<wp::float32> var_54;
    wp::quat_t<wp::float32> var_55;
    wp::quat_t<wp::float32> var_56;
    wp::quat_t<wp::float32> var_57;
    wp::quat_t<wp::float32> var_58;
    const wp::float32 var_59 = -10.0;
    const wp::float32 var_60 = 10.0;
    wp::float32 var_61;
    const wp::float32 var_62 = 10.0;
    wp::float32 var_63;
    wp::float32 var_64;
    const wp::int32 var_65 = 1;
    wp::float32 var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    const wp::int32 var_69 = 0;
    wp::float32 var_70;
    bool var_71;
    const wp::float32 var_72 = 0.1;
    wp::float32 var_73;
    const wp::float32 var_74 = 0.2;
    wp::float32 var_75;
    wp::quat_t<wp::float32> var_76;
    wp::float32 var_77;
    const wp::float32 var_78 = 1.2;
    wp::float32 var_79;
    wp::quat_t<wp::float32> var_80;
    wp::quat_t<wp::float32> var_81;
    const wp::int32 var_82 = 1;
    wp::float32 var_83;
    const wp::float32 var_84 = 0.9;
    const wp::int32 var_85 = 1;
    wp::float32 var_86;
    wp::vec_t<4, wp::float32> var_87;
    wp::float32 var_88;
    wp::float32 var_89;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    bool adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    bool adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    wp::vec_t<3, wp::float32> adj_43 = {};
    wp::quat_t<wp::float32> adj_44 = {};
    wp::float32 adj_45 = {};
    wp::quat_t<wp::float32> adj_46 = {};
    wp::float32 adj_47 = {};
    wp::quat_t<wp::float32> adj_48 = {};
    wp::int32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::quat_t<wp::float32> adj_54 = {};
    wp::quat_t<wp::float32> adj_55 = {};
    wp::quat_t<wp::float32> adj_56 = {};
    wp::quat_t<wp::float32> adj_57 = {};
    wp::quat_t<wp::float32> adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::int32 adj_69 = {};
    wp::float32 adj_70 = {};
    bool adj_71 = {};
    wp::float32 adj_72 = {};
    wp::float32 adj_73 = {};
    wp::float32 adj_74 = {};
    wp::float32 adj_75 = {};
    wp::quat_t<wp::float32> adj_76 = {};
    wp::float32 adj_77 = {};
    wp::float32 adj_78 = {};
    wp::float32 adj_79 = {};
    wp::quat_t<wp::float32> adj_80 = {};
    wp::quat_t<wp::float32> adj_81 = {};
    wp::int32 adj_82 = {};
    wp::float32 adj_83 = {};
    wp::float32 adj_84 = {};
    wp::int32 adj_85 = {};
    wp::float32 adj_86 = {};
    wp::vec_t<4, wp::float32> adj_87 = {};
    wp::float32 adj_88 = {};
    wp::float32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::float32 adj_91 = {};
    wp::float32 adj_92 = {};
    //---------
    // forward
    // def scatter_motion(                                                                    <L 15>
    // tid = wp.tid()                                                                         <L 21>
    var_0 = builtin_tid1d();
    // mixed = (mass + factor * mass + wp.sin(factor) * mass) * 2.45                          <L 22>
    var_1 = wp::mul(var_factor, var_mass);
    var_2 = wp::add(var_mass, var_1);
    var_3 = wp::sin(var_factor);
    var_4 = wp::mul(var_3, var_mass);
    var_5 = wp::add(var_2, var_4);
    var_7 = wp::mul(var_5, var_6);
    // right = wp.sin(field[tid]) * mass                                                      <L 23>
    var_8 = wp::address(var_field, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::sin(var_10);
    var_11 = wp::mul(var_9, var_mass);
    // attenuation = right - mixed                                                            <L 24>
    var_12 = wp::sub(var_11, var_7);
    // delta = field[tid] * mixed                                                             <L 25>
    var_13 = wp::address(var_field, var_0);
    var_15 = wp::load(var_13);
    var_14 = wp::mul(var_15, var_7);
    // estimate = weigh_profile(attenuation * right, delta, mixed)                            <L 26>
    var_16 = wp::mul(var_12, var_11);
    var_17 = weigh_profile_0(var_16, var_14, var_7);
    // push = 2.4 * wp.min(estimate * estimate, 10.0)                                         <L 27>
    var_19 = wp::mul(var_17, var_17);
    var_21 = wp::min(var_19, var_20);
    var_22 = wp::mul(var_18, var_21);
    // mean = wp.where(push < 3.6, mixed, field[tid])                                         <L 28>
    var_24 = (var_22 < var_23);
    var_25 = wp::address(var_field, var_0);
    var_27 = wp::load(var_25);
    var_26 = wp::where(var_24, var_7, var_27);
    // base_value = push - mean * (mean * estimate * 0.1) * 0.1                               <L 29>
    var_28 = wp::mul(var_26, var_17);
    var_30 = wp::mul(var_28, var_29);
    var_31 = wp::mul(var_26, var_30);
    var_33 = wp::mul(var_31, var_32);
    var_34 = wp::sub(var_22, var_33);
    // correction = -base_value * SHARPNESS                                                   <L 30>
    var_35 = wp::neg(var_34);
    var_37 = wp::mul(var_35, var_36);
    // share = wp.clamp(correction, -20.0, 20.0)                                              <L 31>
    var_40 = wp::clamp(var_37, var_38, var_39);
    // if share < delta:                                                                      <L 32>
    var_41 = (var_40 < var_14);
    if (var_41) {
        // direction = wp.normalize(wp.vec3(attenuation))                                     <L 33>
        var_42 = wp::vec_t<3, wp::float32>(var_12);
        var_43 = wp::normalize(var_42);
        // orientation = wp.quat_from_axis_angle(direction, base_value)                       <L 34>
        var_44 = wp::quat_from_axis_angle(var_43, var_34);
        // attitude = wp.quat_rpy(share, mass, field[tid]) * orientation                      <L 35>
        var_45 = wp::address(var_field, var_0);
        var_47 = wp::load(var_45);
        var_46 = wp::quat_rpy(var_40, var_mass, var_47);
        var_48 = wp::mul(var_46, var_44);
        // spin = attitude / (wp.abs(direction[0]) + 0.57)                                    <L 36>
        var_50 = wp::extract(var_43, var_49);
        var_51 = wp::abs(var_50);
        var_53 = wp::add(var_51, var_52);
        var_54 = wp::div(var_48, var_53);
        // rotation_q = spin * (attitude * spin)                                              <L 37>
        var_55 = wp::mul(var_48, var_54);
        var_56 = wp::mul(var_54, var_55);
        // heading_q = wp.normalize(attitude * rotation_q)                                    <L 38>
        var_57 = wp::mul(var_48, var_56);
        var_58 = wp::normalize(var_57);
        // work = wp.clamp(base_value, -10.0, 10.0)                                           <L 39>
        var_61 = wp::clamp(var_34, var_59, var_60);
        // value = weigh_profile(work, wp.min(push, 10.0), mixed)                             <L 40>
        var_63 = wp::min(var_22, var_62);
        var_64 = weigh_profile_0(var_61, var_63, var_7);
        // left = (attenuation - heading_q[1]) * value                                        <L 41>
        var_66 = wp::extract(var_58, var_65);
        var_67 = wp::sub(var_12, var_66);
        var_68 = wp::mul(var_67, var_64);
        // excess = wp.where(direction.x > correction, left * 0.1, CEILING)                   <L 42>
        var_70 = wp::extract(var_43, var_69);
        var_71 = (var_70 > var_37);
        var_73 = wp::mul(var_68, var_72);
        var_75 = wp::where(var_71, var_73, var_74);
        // q = wp.quat_from_axis_angle(direction, share) / (wp.abs(excess) + 1.2)             <L 43>
        var_76 = wp::quat_from_axis_angle(var_43, var_40);
        var_77 = wp::abs(var_75);
        var_79 = wp::add(var_77, var_78);
        var_80 = wp::div(var_76, var_79);
        // relative_q = -q                                                                    <L 44>
        var_81 = wp::neg(var_80);
        // step_vector = wp.vec4(q[1], mixed, 0.9, heading_q[1])                              <L 45>
        var_83 = wp::extract(var_80, var_82);
        var_86 = wp::extract(var_58, var_85);
        var_87 = wp::vec_t<4, wp::float32>(var_83, var_7, var_84, var_86);
        // distance = wp.dot(heading_q, relative_q) - wp.dot(step_vector, step_vector)        <L 46>
        var_88 = wp::dot(var_58, var_81);
        var_89 = wp::dot(var_87, var_87);
        var_90 = wp::sub(var_88, var_89);
        // share = share * distance                                                           <L 47>
        var_91 = wp::mul(var_40, var_90);
    }
    var_92 = wp::where(var_41, var_91, var_40);
    // accumulated[tid] = share                                                               <L 48>
    // wp::array_store(var_accumulated, var_0, var_92);
    //---------
    // reverse
    wp::adj_array_store(var_accumulated, var_0, var_92, adj_accumulated, adj_0, adj_92);
    // adj: accumulated[tid] = share                                                          <L 48>
    wp::adj_where(var_41, var_91, var_40, adj_41, adj_91, adj_40, adj_92);
    if (var_41) {
        wp::adj_mul(var_40, var_90, adj_40, adj_90, adj_91);
        // adj: share = share * distance                                                      <L 47>
        wp::adj_sub(var_88, var_89, adj_88, adj_89, adj_90);
        wp::adj_dot(var_87, var_87, adj_87, adj_87, adj_89);
        wp::adj_dot(var_58, var_81, adj_58, adj_81, adj_88);
        // adj: distance = wp.dot(heading_q, relative_q) - wp.dot(step_vector, step_vector)   <L 46>
        wp::adj_vec_t(var_83, var_7, var_84, var_86, adj_83, adj_7, adj_84, adj_86, adj_87);
        wp::adj_extract(var_58, var_85, adj_58, adj_85, adj_86);
        wp::adj_extract(var_80, var_82, adj_80, adj_82, adj_83);
        // adj: step_vector = wp.vec4(q[1], mixed, 0.9, heading_q[1])                         <L 45>
        wp::adj_neg(var_80, adj_80, adj_81);
        // adj: relative_q = -q                                                               <L 44>
        wp::adj_div(var_76, var_79, adj_76, adj_79, adj_80);
        wp::adj_add(var_77, var_78, adj_77, adj_78, adj_79);
        wp::adj_abs(var_75, adj_75, adj_77);
        wp::adj_quat_from_axis_angle(var_43, var_40, adj_43, adj_40, adj_76);
        // adj: q = wp.quat_from_axis_angle(direction, share) / (wp.abs(excess) + 1.2)        <L 43>
        wp::adj_where(var_71, var_73, var_74, adj_71, adj_73, adj_74, adj_75);
        wp::adj_mul(var_68, var_72, adj_68, adj_72, adj_73);
        wp::adj_extract(var_43, var_69, adj_43, adj_69, adj_70);
        // adj: excess = wp.where(direction.x > correction, left * 0.1, CEILING)              <L 42>
        wp::adj_mul(var_67, var_64, adj_67, adj_64, adj_68);
        wp::adj_sub(var_12, var_66, adj_12, adj_66, adj_67);
        wp::adj_extract(var_58, var_65, adj_58, adj_65, adj_66);
        // adj: left = (attenuation - heading_q[1]) * value                                   <L 41>
        adj_weigh_profile_0(var_61, var_63, var_7, adj_61, adj_63, adj_7, adj_64);
        wp::adj_min(var_22, var_62, adj_22, adj_62, adj_63);
        // adj: value = weigh_profile(work, wp.min(push, 10.0), mixed)                        <L 40>
        wp::adj_clamp(var_34, var_59, var_60, adj_34, adj_59, adj_60, adj_61);
        // adj: work = wp.clamp(base_value, -10.0, 10.0)                                      <L 39>
        wp::adj_normalize(var_57, adj_57, adj_58);
        wp::adj_mul(var_48, var_56, adj_48, adj_56, adj_57);
        // adj: heading_q = wp.normalize(attitude * rotation_q)                               <L 38>
        wp::adj_mul(var_54, var_55, adj_54, adj_55, adj_56);
        wp::adj_mul(var_48, var_54, adj_48, adj_54, adj_55);
        // adj: rotation_q = spin * (attitude * spin)                                         <L 37>
        wp::adj_div(var_48, var_53, adj_48, adj_53, adj_54);
        wp::adj_add(var_51, var_52, adj_51, adj_52, adj_53);
        wp::adj_abs(var_50, adj_50, adj_51);
        wp::adj_extract(var_43, var_49, adj_43, adj_49, adj_50);
        // adj: spin = attitude / (wp.abs(direction[0]) + 0.57)                               <L 36>
        wp::adj_mul(var_46, var_44, adj_46, adj_44, adj_48);
        wp::adj_quat_rpy(var_40, var_mass, var_47, adj_40, adj_mass, adj_45, adj_46);
        wp::adj_address(var_field, var_0, adj_field, adj_0, adj_45);
        // adj: attitude = wp.quat_rpy(share, mass, field[tid]) * orientation                 <L 35>
        wp::adj_quat_from_axis_angle(var_43, var_34, adj_43, adj_34, adj_44);
        // adj: orientation = wp.quat_from_axis_angle(direction, base_value)                  <L 34>
        wp::adj_normalize(var_42, var_43, adj_42, adj_43);
        wp::adj_vec_t(var_12, adj_12, adj_42);
        // adj: direction = wp.normalize(wp.vec3(attenuation))                                <L 33>
    }
    // adj: if share < delta:                                                                 <L 32>
    wp::adj_clamp(var_37, var_38, var_39, adj_37, adj_38, adj_39, adj_40);
    // adj: share = wp.clamp(correction, -20.0, 20.0)                                         <L 31>
    wp::adj_mul(var_35, var_36, adj_35, adj_36, adj_37);
    wp::adj_neg(var_34, adj_34, adj_35);
    // adj: correction = -base_value * SHARPNESS                                              <L 30>
    wp::adj_sub(var_22, var_33, adj_22, adj_33, adj_34);
    wp::adj_mul(var_31, var_32, adj_31, adj_32, adj_33);
    wp::adj_mul(var_26, var_30, adj_26, adj_30, adj_31);
    wp::adj_mul(var_28, var_29, adj_28, adj_29, adj_30);
    wp::adj_mul(var_26, var_17, adj_26, adj_17, adj_28);
    // adj: base_value = push - mean * (mean * estimate * 0.1) * 0.1                          <L 29>
    wp::adj_where(var_24, var_7, var_27, adj_24, adj_7, adj_25, adj_26);
    wp::adj_address(var_field, var_0, adj_field, adj_0, adj_25);
    // adj: mean = wp.where(push < 3.6, mixed, field[tid])                                    <L 28>
    wp::adj_mul(var_18, var_21, adj_18, adj_21, adj_22);
    wp::adj_min(var_19, var_20, adj_19, adj_20, adj_21);
    wp::adj_mul(var_17, var_17, adj_17, adj_17, adj_19);
    // adj: push = 2.4 * wp.min(estimate * estimate, 10.0)                                    <L 27>
    adj_weigh_profile_0(var_16, var_14, var_7, adj_16, adj_14, adj_7, adj_17);
    wp::adj_mul(var_12, var_11, adj_12, adj_11, adj_16);
    // adj: estimate = weigh_profile(attenuation * right, delta, mixed)                       <L 26>
    wp::adj_mul(var_15, var_7, adj_13, adj_7, adj_14);
    wp::adj_address(var_field, var_0, adj_field, adj_0, adj_13);
    // adj: delta = field[tid] * mixed                                                        <L 25>
    wp::adj_sub(var_11, var_7, adj_11, adj_7, adj_12);
    // adj: attenuation = right - mixed                                                       <L 24>
    wp::adj_mul(var_9, var_mass, adj_9, adj_mass, adj_11);
    wp::adj_sin(var_10, adj_8, adj_9);
    wp::adj_address(var_field, var_0, adj_field, adj_0, adj_8);
    // adj: right = wp.sin(field[tid]) * mass                                                 <L 23>
    wp::adj_mul(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
    wp::adj_mul(var_3, var_mass, adj_3, adj_mass, adj_4);
    wp::adj_sin(var_factor, adj_factor, adj_3);
    wp::adj_add(var_mass, var_1, adj_mass, adj_1, adj_2);
    wp::adj_mul(var_factor, var_mass, adj_factor, adj_mass, adj_1);
    // adj: mixed = (mass + factor * mass + wp.sin(factor) * mass) * 2.45                     <L 22>
    // adj: tid = wp.tid()                                                                    <L 21>
    // adj: def scatter_motion(                                                               <L 15>
    return;
}
