struct Emitter_6bc14d4c
{
    wp::float32 scale;
    wp::quat_t<wp::float32> attitude;


    Emitter_6bc14d4c() = default;
    CUDA_CALLABLE Emitter_6bc14d4c(wp::float32 const& scale,
    wp::quat_t<wp::float32> const& attitude = {})
        : scale{scale}
        , attitude{attitude}

    {
    }

    CUDA_CALLABLE Emitter_6bc14d4c& operator += (const Emitter_6bc14d4c& rhs)
    {    scale += rhs.scale;
    attitude += rhs.attitude;

        return *this;}

};

static CUDA_CALLABLE void adj_Emitter_6bc14d4c(wp::float32 const&,
    wp::quat_t<wp::float32> const&,
    wp::float32 & adj_scale,
    wp::quat_t<wp::float32> & adj_attitude,
    Emitter_6bc14d4c & adj_ret)
{
    adj_scale += adj_ret.scale;
    adj_attitude += adj_ret.attitude;
}

// Required when compiling adjoints.
CUDA_CALLABLE Emitter_6bc14d4c add(const Emitter_6bc14d4c& a, const Emitter_6bc14d4c& b)
{
    return Emitter_6bc14d4c();
}

CUDA_CALLABLE void adj_atomic_add(Emitter_6bc14d4c* p, Emitter_6bc14d4c t)
{
    wp::adj_atomic_add(&p->scale, t.scale);
    wp::adj_atomic_add(&p->attitude, t.attitude);
}




// blend_sample.py:10
static void project_profile_0(
    wp::vec_t<2, wp::float32> var_up,
    wp::vec_t<2, wp::float32> var_center,
    wp::float32 var_exposure,
    wp::vec_t<2, wp::float32> & ret_0,
    wp::vec_t<2, wp::float32> & ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::float32> var_0;
    const wp::float32 var_1 = 1.1;
    wp::vec_t<2, wp::float32> var_2;
    wp::vec_t<2, wp::float32> var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::vec_t<2, wp::float32> var_5;
    const wp::float32 var_6 = 5.9;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32> var_8;
    const wp::float32 var_9 = 2.87;
    wp::vec_t<2, wp::float32> var_10;
    const wp::float32 var_11 = 0.0;
    const wp::int32 var_12 = 1;
    wp::float32 var_13;
    const wp::int32 var_14 = 0;
    wp::float32 var_15;
    wp::vec_t<3, wp::float32> var_16;
    const wp::float32 var_17 = 1.5;
    wp::vec_t<3, wp::float32> var_18;
    wp::mat_t<3, 3, wp::float32> var_19;
    const wp::float32 var_20 = 0.001;
    wp::mat_t<3, 3, wp::float32> var_21;
    const wp::float32 var_22 = 8.0;
    const wp::float32 var_23 = 16.0;
    const wp::float32 var_24 = 24.0;
    wp::vec_t<3, wp::float32> var_25;
    wp::mat_t<3, 3, wp::float32> var_26;
    wp::mat_t<3, 3, wp::float32> var_27;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::vec_t<3, wp::float32> var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    const wp::int32 var_34 = 1;
    const wp::int32 var_35 = 0;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.0;
    bool var_39;
    wp::vec_t<2, wp::float32> var_40;
    const wp::int32 var_41 = 1;
    const wp::int32 var_42 = 2;
    wp::float32 var_43;
    wp::vec_t<2, wp::float32> var_44;
    wp::vec_t<2, wp::float32> var_45;
    //---------
    // forward
    // def project_profile(up: wp.vec2, center: wp.vec2, exposure: float):                    <L 11>
    // offset = wp.abs(up) - wp.max(up, wp.vec2(exposure, 1.1))                               <L 12>
    var_0 = wp::abs(var_up);
    var_2 = wp::vec_t<2, wp::float32>(var_exposure, var_1);
    var_3 = wp::max(var_up, var_2);
    var_4 = wp::sub(var_0, var_3);
    // contribution = wp.max((center - up) / 5.9, offset) * 2.87                              <L 13>
    var_5 = wp::sub(var_center, var_up);
    var_7 = wp::div(var_5, var_6);
    var_8 = wp::max(var_7, var_4);
    var_10 = wp::mul(var_8, var_9);
    // target_point = wp.vec3(0.0, offset[1], center.x)                                       <L 14>
    var_13 = wp::extract(var_4, var_12);
    var_15 = wp::extract(var_center, var_14);
    var_16 = wp::vec_t<3, wp::float32>(var_11, var_13, var_15);
    // strain = wp.outer(target_point, wp.vec3(exposure, 1.5, exposure))                      <L 15>
    var_18 = wp::vec_t<3, wp::float32>(var_exposure, var_17, var_exposure);
    var_19 = wp::outer(var_16, var_18);
    // projection = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))                        <L 16>
    var_21 = wp::mul(var_19, var_20);
    var_25 = wp::vec_t<3, wp::float32>(var_22, var_23, var_24);
    var_26 = wp::diag(var_25);
    var_27 = wp::add(var_21, var_26);
    // jacobian, edge, inertia = wp.svd3(projection)                                          <L 17>
    wp::svd3(var_27, var_28, var_29, var_30);
    // speed = wp.trace(jacobian) * wp.length(edge) - inertia[1, 0]                           <L 18>
    var_31 = wp::trace(var_28);
    var_32 = wp::length(var_29);
    var_33 = wp::mul(var_31, var_32);
    var_36 = wp::extract(var_30, var_34, var_35);
    var_37 = wp::sub(var_33, var_36);
    // direction = contribution + offset if speed <= 0.0 else center * inertia[1, 2]          <L 19>
    var_39 = (var_37 <= var_38);
    if (var_39) {
        var_40 = wp::add(var_10, var_4);
    }
    if (!var_39) {
        var_43 = wp::extract(var_30, var_41, var_42);
        var_44 = wp::mul(var_center, var_43);
    }
    var_45 = wp::where(var_39, var_40, var_44);
    // return contribution, direction                                                         <L 20>
    ret_0 = var_10;
    ret_1 = var_45;
    return;
}


// blend_sample.py:23
static wp::vec_t<2, wp::float32> bend_force_0(
    wp::vec_t<2, wp::float32> var_bias_vector,
    wp::vec_t<2, wp::float32> var_gravity,
    wp::vec_t<2, wp::float32> var_target)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    wp::vec_t<2, wp::float32> var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::vec_t<2, wp::float32> var_5;
    //---------
    // forward
    // def bend_force(bias_vector: wp.vec2, gravity: wp.vec2, target: wp.vec2):               <L 24>
    // step_vector, tangent = project_profile(gravity + target, bias_vector, gravity.x)       <L 25>
    var_0 = wp::add(var_gravity, var_target);
    var_2 = wp::extract(var_gravity, var_1);
    project_profile_0(var_0, var_bias_vector, var_2, var_3, var_4);
    // return step_vector + tangent                                                           <L 26>
    var_5 = wp::add(var_3, var_4);
    return var_5;
}


// blend_sample.py:10
static void adj_project_profile_0(
    wp::vec_t<2, wp::float32> var_up,
    wp::vec_t<2, wp::float32> var_center,
    wp::float32 var_exposure,
    wp::vec_t<2, wp::float32> & ret_0,
    wp::vec_t<2, wp::float32> & ret_1,
    wp::vec_t<2, wp::float32> & adj_up,
    wp::vec_t<2, wp::float32> & adj_center,
    wp::float32 & adj_exposure,
    wp::vec_t<2, wp::float32> & adj_ret_0,
    wp::vec_t<2, wp::float32> & adj_ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::float32> var_0;
    const wp::float32 var_1 = 1.1;
    wp::vec_t<2, wp::float32> var_2;
    wp::vec_t<2, wp::float32> var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::vec_t<2, wp::float32> var_5;
    const wp::float32 var_6 = 5.9;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32> var_8;
    const wp::float32 var_9 = 2.87;
    wp::vec_t<2, wp::float32> var_10;
    const wp::float32 var_11 = 0.0;
    const wp::int32 var_12 = 1;
    wp::float32 var_13;
    const wp::int32 var_14 = 0;
    wp::float32 var_15;
    wp::vec_t<3, wp::float32> var_16;
    const wp::float32 var_17 = 1.5;
    wp::vec_t<3, wp::float32> var_18;
    wp::mat_t<3, 3, wp::float32> var_19;
    const wp::float32 var_20 = 0.001;
    wp::mat_t<3, 3, wp::float32> var_21;
    const wp::float32 var_22 = 8.0;
    const wp::float32 var_23 = 16.0;
    const wp::float32 var_24 = 24.0;
    wp::vec_t<3, wp::float32> var_25;
    wp::mat_t<3, 3, wp::float32> var_26;
    wp::mat_t<3, 3, wp::float32> var_27;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::vec_t<3, wp::float32> var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    const wp::int32 var_34 = 1;
    const wp::int32 var_35 = 0;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.0;
    bool var_39;
    wp::vec_t<2, wp::float32> var_40;
    const wp::int32 var_41 = 1;
    const wp::int32 var_42 = 2;
    wp::float32 var_43;
    wp::vec_t<2, wp::float32> var_44;
    wp::vec_t<2, wp::float32> var_45;
    //---------
    // dual vars
    wp::vec_t<2, wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<2, wp::float32> adj_2 = {};
    wp::vec_t<2, wp::float32> adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::vec_t<2, wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<2, wp::float32> adj_7 = {};
    wp::vec_t<2, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<2, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::float32 adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::mat_t<3, 3, wp::float32> adj_19 = {};
    wp::float32 adj_20 = {};
    wp::mat_t<3, 3, wp::float32> adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::mat_t<3, 3, wp::float32> adj_26 = {};
    wp::mat_t<3, 3, wp::float32> adj_27 = {};
    wp::mat_t<3, 3, wp::float32> adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::mat_t<3, 3, wp::float32> adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    bool adj_39 = {};
    wp::vec_t<2, wp::float32> adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::vec_t<2, wp::float32> adj_44 = {};
    wp::vec_t<2, wp::float32> adj_45 = {};
    //---------
    // forward
    // def project_profile(up: wp.vec2, center: wp.vec2, exposure: float):                    <L 11>
    // offset = wp.abs(up) - wp.max(up, wp.vec2(exposure, 1.1))                               <L 12>
    var_0 = wp::abs(var_up);
    var_2 = wp::vec_t<2, wp::float32>(var_exposure, var_1);
    var_3 = wp::max(var_up, var_2);
    var_4 = wp::sub(var_0, var_3);
    // contribution = wp.max((center - up) / 5.9, offset) * 2.87                              <L 13>
    var_5 = wp::sub(var_center, var_up);
    var_7 = wp::div(var_5, var_6);
    var_8 = wp::max(var_7, var_4);
    var_10 = wp::mul(var_8, var_9);
    // target_point = wp.vec3(0.0, offset[1], center.x)                                       <L 14>
    var_13 = wp::extract(var_4, var_12);
    var_15 = wp::extract(var_center, var_14);
    var_16 = wp::vec_t<3, wp::float32>(var_11, var_13, var_15);
    // strain = wp.outer(target_point, wp.vec3(exposure, 1.5, exposure))                      <L 15>
    var_18 = wp::vec_t<3, wp::float32>(var_exposure, var_17, var_exposure);
    var_19 = wp::outer(var_16, var_18);
    // projection = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))                        <L 16>
    var_21 = wp::mul(var_19, var_20);
    var_25 = wp::vec_t<3, wp::float32>(var_22, var_23, var_24);
    var_26 = wp::diag(var_25);
    var_27 = wp::add(var_21, var_26);
    // jacobian, edge, inertia = wp.svd3(projection)                                          <L 17>
    wp::svd3(var_27, var_28, var_29, var_30);
    // speed = wp.trace(jacobian) * wp.length(edge) - inertia[1, 0]                           <L 18>
    var_31 = wp::trace(var_28);
    var_32 = wp::length(var_29);
    var_33 = wp::mul(var_31, var_32);
    var_36 = wp::extract(var_30, var_34, var_35);
    var_37 = wp::sub(var_33, var_36);
    // direction = contribution + offset if speed <= 0.0 else center * inertia[1, 2]          <L 19>
    var_39 = (var_37 <= var_38);
    if (var_39) {
        var_40 = wp::add(var_10, var_4);
    }
    if (!var_39) {
        var_43 = wp::extract(var_30, var_41, var_42);
        var_44 = wp::mul(var_center, var_43);
    }
    var_45 = wp::where(var_39, var_40, var_44);
    // return contribution, direction                                                         <L 20>
    ret_0 = var_10;
    ret_1 = var_45;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_45 += adj_ret_1;
    adj_10 += adj_ret_0;
    // adj: return contribution, direction                                                    <L 20>
    wp::adj_where(var_39, var_40, var_44, adj_39, adj_40, adj_44, adj_45);
    if (!var_39) {
        wp::adj_mul(var_center, var_43, adj_center, adj_43, adj_44);
        wp::adj_extract(var_30, var_41, var_42, adj_30, adj_41, adj_42, adj_43);
    }
    if (var_39) {
        wp::adj_add(var_10, var_4, adj_10, adj_4, adj_40);
    }
    // adj: direction = contribution + offset if speed <= 0.0 else center * inertia[1, 2]     <L 19>
    wp::adj_sub(var_33, var_36, adj_33, adj_36, adj_37);
    wp::adj_extract(var_30, var_34, var_35, adj_30, adj_34, adj_35, adj_36);
    wp::adj_mul(var_31, var_32, adj_31, adj_32, adj_33);
    wp::adj_length(var_29, var_32, adj_29, adj_32);
    wp::adj_trace(var_28, adj_28, adj_31);
    // adj: speed = wp.trace(jacobian) * wp.length(edge) - inertia[1, 0]                      <L 18>
    wp::adj_svd3(var_27, var_28, var_29, var_30, adj_27, adj_28, adj_29, adj_30);
    // adj: jacobian, edge, inertia = wp.svd3(projection)                                     <L 17>
    wp::adj_add(var_21, var_26, adj_21, adj_26, adj_27);
    wp::adj_diag(var_25, adj_25, adj_26);
    wp::adj_vec_t(var_22, var_23, var_24, adj_22, adj_23, adj_24, adj_25);
    wp::adj_mul(var_19, var_20, adj_19, adj_20, adj_21);
    // adj: projection = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))                   <L 16>
    wp::adj_outer(var_16, var_18, adj_16, adj_18, adj_19);
    wp::adj_vec_t(var_exposure, var_17, var_exposure, adj_exposure, adj_17, adj_exposure, adj_18);
    // adj: strain = wp.outer(target_point, wp.vec3(exposure, 1.5, exposure))                 <L 15>
    wp::adj_vec_t(var_11, var_13, var_15, adj_11, adj_13, adj_15, adj_16);
    wp::adj_extract(var_center, var_14, adj_center, adj_14, adj_15);
    wp::adj_extract(var_4, var_12, adj_4, adj_12, adj_13);
    // adj: target_point = wp.vec3(0.0, offset[1], center.x)                                  <L 14>
    wp::adj_mul(var_8, var_9, adj_8, adj_9, adj_10);
    wp::adj_max(var_7, var_4, adj_7, adj_4, adj_8);
    wp::adj_div(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_sub(var_center, var_up, adj_center, adj_up, adj_5);
    // adj: contribution = wp.max((center - up) / 5.9, offset) * 2.87                         <L 13>
    wp::adj_sub(var_0, var_3, adj_0, adj_3, adj_4);
    wp::adj_max(var_up, var_2, adj_up, adj_2, adj_3);
    wp::adj_vec_t(var_exposure, var_1, adj_exposure, adj_1, adj_2);
    wp::adj_abs(var_up, adj_up, adj_0);
    // adj: offset = wp.abs(up) - wp.max(up, wp.vec2(exposure, 1.1))                          <L 12>
    // adj: def project_profile(up: wp.vec2, center: wp.vec2, exposure: float):               <L 11>
    return;
}


// blend_sample.py:23
static void adj_bend_force_0(
    wp::vec_t<2, wp::float32> var_bias_vector,
    wp::vec_t<2, wp::float32> var_gravity,
    wp::vec_t<2, wp::float32> var_target,
    wp::vec_t<2, wp::float32> & adj_bias_vector,
    wp::vec_t<2, wp::float32> & adj_gravity,
    wp::vec_t<2, wp::float32> & adj_target,
    wp::vec_t<2, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    wp::vec_t<2, wp::float32> var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::vec_t<2, wp::float32> var_5;
    //---------
    // dual vars
    wp::vec_t<2, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<2, wp::float32> adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::vec_t<2, wp::float32> adj_5 = {};
    //---------
    // forward
    // def bend_force(bias_vector: wp.vec2, gravity: wp.vec2, target: wp.vec2):               <L 24>
    // step_vector, tangent = project_profile(gravity + target, bias_vector, gravity.x)       <L 25>
    var_0 = wp::add(var_gravity, var_target);
    var_2 = wp::extract(var_gravity, var_1);
    project_profile_0(var_0, var_bias_vector, var_2, var_3, var_4);
    // return step_vector + tangent                                                           <L 26>
    var_5 = wp::add(var_3, var_4);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_5 += adj_ret;
    wp::adj_add(var_3, var_4, adj_3, adj_4, adj_5);
    // adj: return step_vector + tangent                                                      <L 26>
    adj_project_profile_0(var_0, var_bias_vector, var_2, var_3, var_4, adj_0, adj_bias_vector, adj_2, adj_3, adj_4);
    wp::adj_extract(var_gravity, var_1, adj_gravity, adj_1, adj_2);
    wp::adj_add(var_gravity, var_target, adj_gravity, adj_target, adj_0);
    // adj: step_vector, tangent = project_profile(gravity + target, bias_vector, gravity.x)  <L 25>
    // adj: def bend_force(bias_vector: wp.vec2, gravity: wp.vec2, target: wp.vec2):          <L 24>
    return;
}

struct wp_args_blend_sample_345172e1 {
    wp::array_t<wp::float32> levels;
    wp::array_t<wp::float32> thickness;
    wp::array_t<wp::float32> scores;
    wp::array_t<Emitter_6bc14d4c> agents;
    wp::array_t<wp::float32> histogram;
    wp::array_t<wp::float32> response;
};

template <bool wp_linear_contiguous>
static void blend_sample_345172e1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_blend_sample_345172e1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_blend_sample_345172e1 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.levels.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.thickness.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.scores.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.agents.strides[0] = sizeof(Emitter_6bc14d4c);
        wp_contiguous_args.histogram.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.response.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::float32> var_thickness = _wp_args->thickness;
    wp::array_t<wp::float32> var_scores = _wp_args->scores;
    wp::array_t<Emitter_6bc14d4c> var_agents = _wp_args->agents;
    wp::array_t<wp::float32> var_histogram = _wp_args->histogram;
    wp::array_t<wp::float32> var_response = _wp_args->response;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.75;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::int32 var_9;
    const wp::int32 var_10 = 0;
    wp::int32 var_11;
    wp::float32* var_12;
    const wp::float32 var_13 = 2.85;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 2.75;
    wp::float32 var_20;
    Emitter_6bc14d4c* var_21;
    wp::float32* var_22;
    const wp::float32 var_23 = 0.4;
    wp::vec_t<2, wp::float32> var_24;
    wp::float32 var_25;
    wp::vec_t<2, wp::float32> var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.9;
    wp::float32 var_30;
    wp::vec_t<2, wp::float32> var_31;
    wp::vec_t<2, wp::float32> var_32;
    wp::vec_t<2, wp::float32> var_33;
    const wp::int32 var_34 = 1;
    wp::int32 var_35;
    const wp::int32 var_36 = 0;
    wp::int32 var_37;
    wp::float32* var_38;
    wp::vec_t<2, wp::float32> var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 1;
    wp::int32 var_42;
    const wp::int32 var_43 = 0;
    wp::int32 var_44;
    Emitter_6bc14d4c* var_45;
    wp::quat_t<wp::float32>* var_46;
    const wp::int32 var_47 = 0;
    wp::float32 var_48;
    wp::quat_t<wp::float32> var_49;
    wp::float32* var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    const wp::float32 var_56 = -50.0;
    const wp::float32 var_57 = 50.0;
    wp::float32 var_58;
    wp::float32 var_59;
    const wp::int32 var_60 = 3;
    wp::float32 var_61;
    Emitter_6bc14d4c* var_62;
    wp::float32* var_63;
    const wp::float32 var_64 = 1.4;
    wp::float32 var_65;
    wp::float32 var_66;
    //---------
    // forward
    // def blend_sample(                                                                      <L 30>
    // idx = wp.tid()                                                                         <L 38>
    var_0 = builtin_tid1d();
    // inner = thickness[idx] * scores[idx] * 2.75                                            <L 39>
    var_1 = wp::address(var_thickness, var_0);
    var_2 = wp::address(var_scores, var_0);
    var_4 = wp::load(var_1);
    var_5 = wp::load(var_2);
    var_3 = wp::mul(var_4, var_5);
    var_7 = wp::mul(var_3, var_6);
    // correction = thickness[wp.max(idx - 1, 0)] * 2.85 + levels[idx] + 2.75                 <L 40>
    var_9 = wp::sub(var_0, var_8);
    var_11 = wp::max(var_9, var_10);
    var_12 = wp::address(var_thickness, var_11);
    var_15 = wp::load(var_12);
    var_14 = wp::mul(var_15, var_13);
    var_16 = wp::address(var_levels, var_0);
    var_18 = wp::load(var_16);
    var_17 = wp::add(var_14, var_18);
    var_20 = wp::add(var_17, var_19);
    // direction = wp.normalize(wp.vec2(agents[idx].scale, 0.4))                              <L 41>
    var_21 = wp::address(var_agents, var_0);
    var_22 = &(((*wp::address(var_agents, var_0))).scale);
    var_25 = wp::load(var_22);
    var_24 = wp::vec_t<2, wp::float32>(var_25, var_23);
    var_26 = wp::normalize(var_24);
    // fraction = direction / (wp.abs(correction - inner) + 0.9)                              <L 42>
    var_27 = wp::sub(var_20, var_7);
    var_28 = wp::abs(var_27);
    var_30 = wp::add(var_28, var_29);
    var_31 = wp::div(var_26, var_30);
    // acceleration = bend_force(wp.min(fraction, direction), fraction, fraction)             <L 43>
    var_32 = wp::min(var_31, var_26);
    var_33 = bend_force_0(var_32, var_31, var_31);
    // point = acceleration * levels[wp.max(idx - 1, 0)]                                      <L 44>
    var_35 = wp::sub(var_0, var_34);
    var_37 = wp::max(var_35, var_36);
    var_38 = wp::address(var_levels, var_37);
    var_40 = wp::load(var_38);
    var_39 = wp::mul(var_33, var_40);
    // response_value = agents[wp.max(idx - 1, 0)].attitude.x                                 <L 45>
    var_42 = wp::sub(var_0, var_41);
    var_44 = wp::max(var_42, var_43);
    var_45 = wp::address(var_agents, var_44);
    var_46 = &(((*wp::address(var_agents, var_44))).attitude);
    var_49 = wp::load(var_46);
    var_48 = wp::extract(var_49, var_47);
    // contribution = (response_value - levels[idx]) * wp.sin(response_value)                 <L 46>
    var_50 = wp::address(var_levels, var_0);
    var_52 = wp::load(var_50);
    var_51 = wp::sub(var_48, var_52);
    var_53 = wp::sin(var_48);
    var_54 = wp::mul(var_51, var_53);
    // estimate = wp.clamp(wp.dot(acceleration, point), -50.0, 50.0) - contribution           <L 47>
    var_55 = wp::dot(var_33, var_39);
    var_58 = wp::clamp(var_55, var_56, var_57);
    var_59 = wp::sub(var_58, var_54);
    // wp.atomic_add(histogram, 3, estimate)                                                  <L 48>
    var_61 = wp::atomic_add(var_histogram, var_60, var_59);
    // response[idx] = agents[idx].scale * 1.4                                                <L 49>
    var_62 = wp::address(var_agents, var_0);
    var_63 = &(((*wp::address(var_agents, var_0))).scale);
    var_66 = wp::load(var_63);
    var_65 = wp::mul(var_66, var_64);
    wp::array_store(var_response, var_0, var_65);
}

template <bool wp_linear_contiguous>
static void blend_sample_345172e1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_blend_sample_345172e1 *_wp_args,
    wp_args_blend_sample_345172e1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_blend_sample_345172e1 wp_contiguous_args;
    wp_args_blend_sample_345172e1 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.levels.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.levels.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.thickness.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.thickness.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.scores.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.scores.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.agents.strides[0] = sizeof(Emitter_6bc14d4c);
        wp_contiguous_adj_args.agents.strides[0] = sizeof(Emitter_6bc14d4c);
        wp_contiguous_args.histogram.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.histogram.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.response.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.response.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::float32> var_thickness = _wp_args->thickness;
    wp::array_t<wp::float32> var_scores = _wp_args->scores;
    wp::array_t<Emitter_6bc14d4c> var_agents = _wp_args->agents;
    wp::array_t<wp::float32> var_histogram = _wp_args->histogram;
    wp::array_t<wp::float32> var_response = _wp_args->response;
    wp::array_t<wp::float32> adj_levels = _wp_adj_args->levels;
    wp::array_t<wp::float32> adj_thickness = _wp_adj_args->thickness;
    wp::array_t<wp::float32> adj_scores = _wp_adj_args->scores;
    wp::array_t<Emitter_6bc14d4c> adj_agents = _wp_adj_args->agents;
    wp::array_t<wp::float32> adj_histogram = _wp_adj_args->histogram;
    wp::array_t<wp::float32> adj_response = _wp_adj_args->response;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.75;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::int32 var_9;
    const wp::int32 var_10 = 0;
    wp::int32 var_11;
    wp::float32* var_12;
    const wp::float32 var_13 = 2.85;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 2.75;
    wp::float32 var_20;
    Emitter_6bc14d4c* var_21;
    wp::float32* var_22;
    const wp::float32 var_23 = 0.4;
    wp::vec_t<2, wp::float32> var_24;
    wp::float32 var_25;
    wp::vec_t<2, wp::float32> var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.9;
    wp::float32 var_30;
    wp::vec_t<2, wp::float32> var_31;
    wp::vec_t<2, wp::float32> var_32;
    wp::vec_t<2, wp::float32> var_33;
    const wp::int32 var_34 = 1;
    wp::int32 var_35;
    const wp::int32 var_36 = 0;
    wp::int32 var_37;
    wp::float32* var_38;
    wp::vec_t<2, wp::float32> var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 1;
    wp::int32 var_42;
    const wp::int32 var_43 = 0;
    wp::int32 var_44;
    Emitter_6bc14d4c* var_45;
    wp::quat_t<wp::float32>* var_46;
    const wp::int32 var_47 = 0;
    wp::float32 var_48;
    wp::quat_t<wp::float32> var_49;
    wp::float32* var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    const wp::float32 var_56 = -50.0;
    const wp::float32 var_57 = 50.0;
    wp::float32 var_58;
    wp::float32 var_59;
    const wp::int32 var_60 = 3;
    wp::float32 var_61;
    Emitter_6bc14d4c* var_62;
    wp::float32* var_63;
    const wp::float32 var_64 = 1.4;
    wp::float32 var_65;
    wp::float32 var_66;
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
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    Emitter_6bc14d4c adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::vec_t<2, wp::float32> adj_24 = {};
    wp::float32 adj_25 = {};
    wp::vec_t<2, wp::float32> adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::vec_t<2, wp::float32> adj_31 = {};
    wp::vec_t<2, wp::float32> adj_32 = {};
    wp::vec_t<2, wp::float32> adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::vec_t<2, wp::float32> adj_39 = {};
    wp::float32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    Emitter_6bc14d4c adj_45 = {};
    wp::quat_t<wp::float32> adj_46 = {};
    wp::int32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::quat_t<wp::float32> adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::int32 adj_60 = {};
    wp::float32 adj_61 = {};
    Emitter_6bc14d4c adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::float32 adj_65 = {};
    wp::float32 adj_66 = {};
    //---------
    // forward
    // def blend_sample(                                                                      <L 30>
    // idx = wp.tid()                                                                         <L 38>
    var_0 = builtin_tid1d();
    // inner = thickness[idx] * scores[idx] * 2.75                                            <L 39>
    var_1 = wp::address(var_thickness, var_0);
    var_2 = wp::address(var_scores, var_0);
    var_4 = wp::load(var_1);
    var_5 = wp::load(var_2);
    var_3 = wp::mul(var_4, var_5);
    var_7 = wp::mul(var_3, var_6);
    // correction = thickness[wp.max(idx - 1, 0)] * 2.85 + levels[idx] + 2.75                 <L 40>
    var_9 = wp::sub(var_0, var_8);
    var_11 = wp::max(var_9, var_10);
    var_12 = wp::address(var_thickness, var_11);
    var_15 = wp::load(var_12);
    var_14 = wp::mul(var_15, var_13);
    var_16 = wp::address(var_levels, var_0);
    var_18 = wp::load(var_16);
    var_17 = wp::add(var_14, var_18);
    var_20 = wp::add(var_17, var_19);
    // direction = wp.normalize(wp.vec2(agents[idx].scale, 0.4))                              <L 41>
    var_21 = wp::address(var_agents, var_0);
    var_22 = &(((*wp::address(var_agents, var_0))).scale);
    var_25 = wp::load(var_22);
    var_24 = wp::vec_t<2, wp::float32>(var_25, var_23);
    var_26 = wp::normalize(var_24);
    // fraction = direction / (wp.abs(correction - inner) + 0.9)                              <L 42>
    var_27 = wp::sub(var_20, var_7);
    var_28 = wp::abs(var_27);
    var_30 = wp::add(var_28, var_29);
    var_31 = wp::div(var_26, var_30);
    // acceleration = bend_force(wp.min(fraction, direction), fraction, fraction)             <L 43>
    var_32 = wp::min(var_31, var_26);
    var_33 = bend_force_0(var_32, var_31, var_31);
    // point = acceleration * levels[wp.max(idx - 1, 0)]                                      <L 44>
    var_35 = wp::sub(var_0, var_34);
    var_37 = wp::max(var_35, var_36);
    var_38 = wp::address(var_levels, var_37);
    var_40 = wp::load(var_38);
    var_39 = wp::mul(var_33, var_40);
    // response_value = agents[wp.max(idx - 1, 0)].attitude.x                                 <L 45>
    var_42 = wp::sub(var_0, var_41);
    var_44 = wp::max(var_42, var_43);
    var_45 = wp::address(var_agents, var_44);
    var_46 = &(((*wp::address(var_agents, var_44))).attitude);
    var_49 = wp::load(var_46);
    var_48 = wp::extract(var_49, var_47);
    // contribution = (response_value - levels[idx]) * wp.sin(response_value)                 <L 46>
    var_50 = wp::address(var_levels, var_0);
    var_52 = wp::load(var_50);
    var_51 = wp::sub(var_48, var_52);
    var_53 = wp::sin(var_48);
    var_54 = wp::mul(var_51, var_53);
    // estimate = wp.clamp(wp.dot(acceleration, point), -50.0, 50.0) - contribution           <L 47>
    var_55 = wp::dot(var_33, var_39);
    var_58 = wp::clamp(var_55, var_56, var_57);
    var_59 = wp::sub(var_58, var_54);
    // wp.atomic_add(histogram, 3, estimate)                                                  <L 48>
    // var_61 = wp::atomic_add(var_histogram, var_60, var_59);
    // response[idx] = agents[idx].scale * 1.4                                                <L 49>
    var_62 = wp::address(var_agents, var_0);
    var_63 = &(((*wp::address(var_agents, var_0))).scale);
    var_66 = wp::load(var_63);
    var_65 = wp::mul(var_66, var_64);
    // wp::array_store(var_response, var_0, var_65);
    //---------
    // reverse
    wp::adj_array_store(var_response, var_0, var_65, adj_response, adj_0, adj_65);
    wp::adj_mul(var_66, var_64, adj_63, adj_64, adj_65);
    adj_62.scale += adj_63;
    wp::adj_address(var_agents, var_0, adj_agents, adj_0, adj_62);
    // adj: response[idx] = agents[idx].scale * 1.4                                           <L 49>
    wp::adj_atomic_add(var_histogram, var_60, var_59, adj_histogram, adj_60, adj_59, adj_61);
    // adj: wp.atomic_add(histogram, 3, estimate)                                             <L 48>
    wp::adj_sub(var_58, var_54, adj_58, adj_54, adj_59);
    wp::adj_clamp(var_55, var_56, var_57, adj_55, adj_56, adj_57, adj_58);
    wp::adj_dot(var_33, var_39, adj_33, adj_39, adj_55);
    // adj: estimate = wp.clamp(wp.dot(acceleration, point), -50.0, 50.0) - contribution      <L 47>
    wp::adj_mul(var_51, var_53, adj_51, adj_53, adj_54);
    wp::adj_sin(var_48, adj_48, adj_53);
    wp::adj_sub(var_48, var_52, adj_48, adj_50, adj_51);
    wp::adj_address(var_levels, var_0, adj_levels, adj_0, adj_50);
    // adj: contribution = (response_value - levels[idx]) * wp.sin(response_value)            <L 46>
    wp::adj_extract(var_49, var_47, adj_46, adj_47, adj_48);
    adj_45.attitude += adj_46;
    wp::adj_address(var_agents, var_44, adj_agents, adj_44, adj_45);
    wp::adj_max(var_42, var_43, adj_42, adj_43, adj_44);
    wp::adj_sub(var_0, var_41, adj_0, adj_41, adj_42);
    // adj: response_value = agents[wp.max(idx - 1, 0)].attitude.x                            <L 45>
    wp::adj_mul(var_33, var_40, adj_33, adj_38, adj_39);
    wp::adj_address(var_levels, var_37, adj_levels, adj_37, adj_38);
    wp::adj_max(var_35, var_36, adj_35, adj_36, adj_37);
    wp::adj_sub(var_0, var_34, adj_0, adj_34, adj_35);
    // adj: point = acceleration * levels[wp.max(idx - 1, 0)]                                 <L 44>
    adj_bend_force_0(var_32, var_31, var_31, adj_32, adj_31, adj_31, adj_33);
    wp::adj_min(var_31, var_26, adj_31, adj_26, adj_32);
    // adj: acceleration = bend_force(wp.min(fraction, direction), fraction, fraction)        <L 43>
    wp::adj_div(var_26, var_30, adj_26, adj_30, adj_31);
    wp::adj_add(var_28, var_29, adj_28, adj_29, adj_30);
    wp::adj_abs(var_27, adj_27, adj_28);
    wp::adj_sub(var_20, var_7, adj_20, adj_7, adj_27);
    // adj: fraction = direction / (wp.abs(correction - inner) + 0.9)                         <L 42>
    wp::adj_normalize(var_24, var_26, adj_24, adj_26);
    wp::adj_vec_t(var_25, var_23, adj_22, adj_23, adj_24);
    adj_21.scale += adj_22;
    wp::adj_address(var_agents, var_0, adj_agents, adj_0, adj_21);
    // adj: direction = wp.normalize(wp.vec2(agents[idx].scale, 0.4))                         <L 41>
    wp::adj_add(var_17, var_19, adj_17, adj_19, adj_20);
    wp::adj_add(var_14, var_18, adj_14, adj_16, adj_17);
    wp::adj_address(var_levels, var_0, adj_levels, adj_0, adj_16);
    wp::adj_mul(var_15, var_13, adj_12, adj_13, adj_14);
    wp::adj_address(var_thickness, var_11, adj_thickness, adj_11, adj_12);
    wp::adj_max(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_sub(var_0, var_8, adj_0, adj_8, adj_9);
    // adj: correction = thickness[wp.max(idx - 1, 0)] * 2.85 + levels[idx] + 2.75            <L 40>
    wp::adj_mul(var_3, var_6, adj_3, adj_6, adj_7);
    wp::adj_mul(var_4, var_5, adj_1, adj_2, adj_3);
    wp::adj_address(var_scores, var_0, adj_scores, adj_0, adj_2);
    wp::adj_address(var_thickness, var_0, adj_thickness, adj_0, adj_1);
    // adj: inner = thickness[idx] * scores[idx] * 2.75                                       <L 39>
    // adj: idx = wp.tid()                                                                    <L 38>
    // adj: def blend_sample(                                                                 <L 30>
    return;
}
