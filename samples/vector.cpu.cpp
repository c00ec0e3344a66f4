struct wp_args_blend_light_578105eb {
    wp::array_t<wp::float32> errors;
    wp::array_t<wp::float32> features;
    wp::array_t<wp::vec_t<3, wp::float32>> gradients;
    wp::array_t<wp::vec_t<3, wp::float32>> combined;
    wp::array_t<wp::vec_t<3, wp::float32>> transformed;
};

template <bool wp_linear_contiguous>
static void blend_light_578105eb_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_blend_light_578105eb *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_errors = _wp_args->errors;
    wp::array_t<wp::float32> var_features = _wp_args->features;
    wp::array_t<wp::vec_t<3, wp::float32>> var_gradients = _wp_args->gradients;
    wp::array_t<wp::vec_t<3, wp::float32>> var_combined = _wp_args->combined;
    wp::array_t<wp::vec_t<3, wp::float32>> var_transformed = _wp_args->transformed;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    wp::int32 var_5;
    wp::vec_t<3, wp::float32>* var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    const wp::int32 var_11 = 0;
    wp::int32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::quat_t<wp::float32> var_16;
    wp::vec_t<3, wp::float32>* var_17;
    const wp::int32 var_18 = 0;
    wp::float32 var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::float32* var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::float32 var_24 = 0.0;
    bool var_25;
    wp::vec_t<3, wp::float32>* var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    wp::vec_t<3, wp::float32> var_29;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    wp::vec_t<3, wp::float32>* var_32;
    const wp::int32 var_33 = 2;
    wp::float32 var_34;
    const wp::float32 var_35 = 0.0;
    wp::float32 var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    const wp::int32 var_39 = 3;
    wp::float32 var_40;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    //---------
    // forward
    // def blend_light(                                                                       <L 5>
    // i, j = wp.tid()                                                                        <L 12>
    builtin_tid2d(var_0, var_1);
    // color = wp.normalize(gradients[i, wp.max(j - 1, 0)])                                   <L 13>
    var_3 = wp::sub(var_1, var_2);
    var_5 = wp::max(var_3, var_4);
    var_6 = wp::address(var_gradients, var_0, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::normalize(var_8);
    // distance = errors[wp.max(i - 1, 0), j]                                                 <L 14>
    var_10 = wp::sub(var_0, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::address(var_errors, var_12, var_1);
    var_15 = wp::load(var_13);
    var_14 = wp::copy(var_15);
    // relative_q = wp.quat_from_axis_angle(color, distance)                                  <L 15>
    var_16 = wp::quat_from_axis_angle(var_7, var_14);
    // close_enough = gradients[i, j].x - features[i, j] >= 0.0                               <L 16>
    var_17 = wp::address(var_gradients, var_0, var_1);
    var_20 = wp::load(var_17);
    var_19 = wp::extract(var_20, var_18);
    var_21 = wp::address(var_features, var_0, var_1);
    var_23 = wp::load(var_21);
    var_22 = wp::sub(var_19, var_23);
    var_25 = (var_22 >= var_24);
    // relative = gradients[i, j] if close_enough else color                                  <L 17>
    if (var_25) {
        var_26 = wp::address(var_gradients, var_0, var_1);
        var_28 = wp::load(var_26);
        var_27 = wp::copy(var_28);
    }
    if (!var_25) {
    }
    var_29 = wp::where(var_25, var_27, var_7);
    // pull_vector = wp.sign(relative)                                                        <L 18>
    var_30 = wp::sign(var_29);
    // combined[i, j] = wp.quat_rotate_inv(relative_q, pull_vector)                           <L 19>
    var_31 = wp::quat_rotate_inv(var_16, var_30);
    wp::array_store(var_combined, var_0, var_1, var_31);
    // motion = wp.lerp(relative, gradients[i, j], wp.max(pull_vector.z, 0.0))                <L 20>
    var_32 = wp::address(var_gradients, var_0, var_1);
    var_34 = wp::extract(var_30, var_33);
    var_36 = wp::max(var_34, var_35);
    var_38 = wp::load(var_32);
    var_37 = wp::lerp(var_29, var_38, var_36);
    // transformed[i, j] = wp.min(motion, color * relative_q.w)                               <L 21>
    var_40 = wp::extract(var_16, var_39);
    var_41 = wp::mul(var_7, var_40);
    var_42 = wp::min(var_37, var_41);
    wp::array_store(var_transformed, var_0, var_1, var_42);
}

template <bool wp_linear_contiguous>
static void blend_light_578105eb_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_blend_light_578105eb *_wp_args,
    wp_args_blend_light_578105eb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_errors = _wp_args->errors;
    wp::array_t<wp::float32> var_features = _wp_args->features;
    wp::array_t<wp::vec_t<3, wp::float32>> var_gradients = _wp_args->gradients;
    wp::array_t<wp::vec_t<3, wp::float32>> var_combined = _wp_args->combined;
    wp::array_t<wp::vec_t<3, wp::float32>> var_transformed = _wp_args->transformed;
    wp::array_t<wp::float32> adj_errors = _wp_adj_args->errors;
    wp::array_t<wp::float32> adj_features = _wp_adj_args->features;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_gradients = _wp_adj_args->gradients;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_combined = _wp_adj_args->combined;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_transformed = _wp_adj_args->transformed;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    wp::int32 var_5;
    wp::vec_t<3, wp::float32>* var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    const wp::int32 var_11 = 0;
    wp::int32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::quat_t<wp::float32> var_16;
    wp::vec_t<3, wp::float32>* var_17;
    const wp::int32 var_18 = 0;
    wp::float32 var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::float32* var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::float32 var_24 = 0.0;
    bool var_25;
    wp::vec_t<3, wp::float32>* var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    wp::vec_t<3, wp::float32> var_29;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    wp::vec_t<3, wp::float32>* var_32;
    const wp::int32 var_33 = 2;
    wp::float32 var_34;
    const wp::float32 var_35 = 0.0;
    wp::float32 var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    const wp::int32 var_39 = 3;
    wp::float32 var_40;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::quat_t<wp::float32> adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    bool adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::vec_t<3, wp::float32> adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::vec_t<3, wp::float32> adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::vec_t<3, wp::float32> adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    //---------
    // forward
    // def blend_light(                                                                       <L 5>
    // i, j = wp.tid()                                                                        <L 12>
    builtin_tid2d(var_0, var_1);
    // color = wp.normalize(gradients[i, wp.max(j - 1, 0)])                                   <L 13>
    var_3 = wp::sub(var_1, var_2);
    var_5 = wp::max(var_3, var_4);
    var_6 = wp::address(var_gradients, var_0, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::normalize(var_8);
    // distance = errors[wp.max(i - 1, 0), j]                                                 <L 14>
    var_10 = wp::sub(var_0, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::address(var_errors, var_12, var_1);
    var_15 = wp::load(var_13);
    var_14 = wp::copy(var_15);
    // relative_q = wp.quat_from_axis_angle(color, distance)                                  <L 15>
    var_16 = wp::quat_from_axis_angle(var_7, var_14);
    // close_enough = gradients[i, j].x - features[i, j] >= 0.0                               <L 16>
    var_17 = wp::address(var_gradients, var_0, var_1);
    var_20 = wp::load(var_17);
    var_19 = wp::extract(var_20, var_18);
    var_21 = wp::address(var_features, var_0, var_1);
    var_23 = wp::load(var_21);
    var_22 = wp::sub(var_19, var_23);
    var_25 = (var_22 >= var_24);
    // relative = gradients[i, j] if close_enough else color                                  <L 17>
    if (var_25) {
        var_26 = wp::address(var_gradients, var_0, var_1);
        var_28 = wp::load(var_26);
        var_27 = wp::copy(var_28);
    }
    if (!var_25) {
    }
    var_29 = wp::where(var_25, var_27, var_7);
    // pull_vector = wp.sign(relative)                                                        <L 18>
    var_30 = wp::sign(var_29);
    // combined[i, j] = wp.quat_rotate_inv(relative_q, pull_vector)                           <L 19>
    var_31 = wp::quat_rotate_inv(var_16, var_30);
    // wp::array_store(var_combined, var_0, var_1, var_31);
    // motion = wp.lerp(relative, gradients[i, j], wp.max(pull_vector.z, 0.0))                <L 20>
    var_32 = wp::address(var_gradients, var_0, var_1);
    var_34 = wp::extract(var_30, var_33);
    var_36 = wp::max(var_34, var_35);
    var_38 = wp::load(var_32);
    var_37 = wp::lerp(var_29, var_38, var_36);
    // transformed[i, j] = wp.min(motion, color * relative_q.w)                               <L 21>
    var_40 = wp::extract(var_16, var_39);
    var_41 = wp::mul(var_7, var_40);
    var_42 = wp::min(var_37, var_41);
    // wp::array_store(var_transformed, var_0, var_1, var_42);
    //---------
    // reverse
    wp::adj_array_store(var_transformed, var_0, var_1, var_42, adj_transformed, adj_0, adj_1, adj_42);
    wp::adj_min(var_37, var_41, adj_37, adj_41, adj_42);
    wp::adj_mul(var_7, var_40, adj_7, adj_40, adj_41);
    wp::adj_extract(var_16, var_39, adj_16, adj_39, adj_40);
    // adj: transformed[i, j] = wp.min(motion, color * relative_q.w)                          <L 21>
    wp::adj_lerp(var_29, var_38, var_36, adj_29, adj_32, adj_36, adj_37);
    wp::adj_max(var_34, var_35, adj_34, adj_35, adj_36);
    wp::adj_extract(var_30, var_33, adj_30, adj_33, adj_34);
    wp::adj_address(var_gradients, var_0, var_1, adj_gradients, adj_0, adj_1, adj_32);
    // adj: motion = wp.lerp(relative, gradients[i, j], wp.max(pull_vector.z, 0.0))           <L 20>
    wp::adj_array_store(var_combined, var_0, var_1, var_31, adj_combined, adj_0, adj_1, adj_31);
    wp::adj_quat_rotate_inv(var_16, var_30, adj_16, adj_30, adj_31);
    // adj: combined[i, j] = wp.quat_rotate_inv(relative_q, pull_vector)                      <L 19>
    // adj: pull_vector = wp.sign(relative)                                                   <L 18>
    wp::adj_where(var_25, var_27, var_7, adj_25, adj_27, adj_7, adj_29);
    if (!var_25) {
    }
    if (var_25) {
        wp::adj_copy(var_28, adj_26, adj_27);
        wp::adj_address(var_gradients, var_0, var_1, adj_gradients, adj_0, adj_1, adj_26);
    }
    // adj: relative = gradients[i, j] if close_enough else color                             <L 17>
    wp::adj_sub(var_19, var_23, adj_19, adj_21, adj_22);
    wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_21);
    wp::adj_extract(var_20, var_18, adj_17, adj_18, adj_19);
    wp::adj_address(var_gradients, var_0, var_1, adj_gradients, adj_0, adj_1, adj_17);
    // adj: close_enough = gradients[i, j].x - features[i, j] >= 0.0                          <L 16>
    wp::adj_quat_from_axis_angle(var_7, var_14, adj_7, adj_14, adj_16);
    // adj: relative_q = wp.quat_from_axis_angle(color, distance)                             <L 15>
    wp::adj_copy(var_15, adj_13, adj_14);
    wp::adj_address(var_errors, var_12, var_1, adj_errors, adj_12, adj_1, adj_13);
    wp::adj_max(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_sub(var_0, var_9, adj_0, adj_9, adj_10);
    // adj: distance = errors[wp.max(i - 1, 0), j]                                            <L 14>
    wp::adj_normalize(var_8, var_7, adj_6, adj_7);
    wp::adj_address(var_gradients, var_0, var_5, adj_gradients, adj_0, adj_5, adj_6);
    wp::adj_max(var_3, var_4, adj_3, adj_4, adj_5);
    wp::adj_sub(var_1, var_2, adj_1, adj_2, adj_3);
    // adj: color = wp.normalize(gradients[i, wp.max(j - 1, 0)])                              <L 13>
    // adj: i, j = wp.tid()                                                                   <L 12>
    // adj: def blend_light(                                                                  <L 5>
    return;
}
