// transform_energies.py:4
static void update_light_0(
    wp::float32 var_height,
    wp::float32 var_factor,
    wp::int32 var_lag,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    const wp::float32 var_1 = 1.2;
    wp::float32 var_2;
    wp::vec_t<4, wp::float32> var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.7;
    wp::float32 var_7;
    //---------
    // forward
    // def update_light(height: float, factor: float, lag: int):                              <L 5>
    // heading = wp.vec4(height, 0.5, 1.2, float(lag))                                        <L 6>
    var_2 = wp::float(var_lag);
    var_3 = wp::vec_t<4, wp::float32>(var_height, var_0, var_1, var_2);
    // return wp.floor(factor), wp.length(heading) * 0.7                                      <L 7>
    var_4 = wp::floor(var_factor);
    var_5 = wp::length(var_3);
    var_7 = wp::mul(var_5, var_6);
    ret_0 = var_4;
    ret_1 = var_7;
    return;
}


// transform_energies.py:4
static void adj_update_light_0(
    wp::float32 var_height,
    wp::float32 var_factor,
    wp::int32 var_lag,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_height,
    wp::float32 & adj_factor,
    wp::int32 & adj_lag,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    const wp::float32 var_1 = 1.2;
    wp::float32 var_2;
    wp::vec_t<4, wp::float32> var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.7;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<4, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def update_light(height: float, factor: float, lag: int):                              <L 5>
    // heading = wp.vec4(height, 0.5, 1.2, float(lag))                                        <L 6>
    var_2 = wp::float(var_lag);
    var_3 = wp::vec_t<4, wp::float32>(var_height, var_0, var_1, var_2);
    // return wp.floor(factor), wp.length(heading) * 0.7                                      <L 7>
    var_4 = wp::floor(var_factor);
    var_5 = wp::length(var_3);
    var_7 = wp::mul(var_5, var_6);
    ret_0 = var_4;
    ret_1 = var_7;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_7 += adj_ret_1;
    adj_4 += adj_ret_0;
    wp::adj_mul(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_length(var_3, var_5, adj_3, adj_5);
    // adj: return wp.floor(factor), wp.length(heading) * 0.7                                 <L 7>
    wp::adj_vec_t(var_height, var_0, var_1, var_2, adj_height, adj_0, adj_1, adj_2, adj_3);
    wp::adj_float(var_lag, adj_lag, adj_2);
    // adj: heading = wp.vec4(height, 0.5, 1.2, float(lag))                                   <L 6>
    // adj: def update_light(height: float, factor: float, lag: int):                         <L 5>
    return;
}

struct wp_args_transform_energies_ceed37b0 {
    wp::array_t<wp::float32> energies;
    wp::array_t<wp::float32> levels;
    wp::array_t<wp::quat_t<wp::float32>> poses_q;
    wp::array_t<wp::float32> errors;
    wp::mat_t<3, 3, wp::float32> jacobian;
    bool reverse;
    wp::array_t<wp::float32> output;
    wp::array_t<wp::float32> mapped;
    wp::array_t<wp::vec_t<2, wp::float32>> response;
};

template <bool wp_linear_contiguous>
static void transform_energies_ceed37b0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_energies_ceed37b0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_energies = _wp_args->energies;
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::quat_t<wp::float32>> var_poses_q = _wp_args->poses_q;
    wp::array_t<wp::float32> var_errors = _wp_args->errors;
    wp::mat_t<3, 3, wp::float32> var_jacobian = _wp_args->jacobian;
    bool var_reverse = _wp_args->reverse;
    wp::array_t<wp::float32> var_output = _wp_args->output;
    wp::array_t<wp::float32> var_mapped = _wp_args->mapped;
    wp::array_t<wp::vec_t<2, wp::float32>> var_response = _wp_args->response;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 10.0;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::quat_t<wp::float32>* var_9;
    const wp::int32 var_10 = 3;
    wp::float32 var_11;
    wp::quat_t<wp::float32> var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 1;
    wp::float32 var_16;
    wp::int32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::int32 var_21 = 1;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::int32 var_25 = 2;
    wp::float32* var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::quat_t<wp::float32>* var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.5;
    wp::float32 var_33;
    wp::quat_t<wp::float32> var_34;
    wp::quat_t<wp::float32> var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::int32 var_38 = 0;
    const wp::int32 var_39 = 2;
    wp::float32 var_40;
    const wp::float32 var_41 = 1.0;
    wp::vec_t<2, wp::float32> var_42;
    wp::vec_t<2, wp::float32> var_43;
    wp::float32 var_44;
    wp::vec_t<2, wp::float32> var_45;
    const wp::float32 var_46 = 1.2;
    wp::float32 var_47;
    const wp::float32 var_48 = 0.0;
    wp::float32 var_49;
    //---------
    // forward
    // def transform_energies(                                                                <L 11>
    // idx = wp.tid()                                                                         <L 22>
    var_0 = builtin_tid1d();
    // energy = energies[idx]                                                                 <L 23>
    var_1 = wp::address(var_energies, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // level = levels[idx]                                                                    <L 24>
    var_4 = wp::address(var_levels, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // basis = jacobian * 10.0                                                                <L 25>
    var_8 = wp::mul(var_jacobian, var_7);
    // floored = wp.max(energy, poses_q[idx][3])                                              <L 26>
    var_9 = wp::address(var_poses_q, var_0);
    var_12 = wp::load(var_9);
    var_11 = wp::extract(var_12, var_10);
    var_13 = wp::max(var_2, var_11);
    // outer_part, ratio = update_light(floored, basis[2, 1], int(level))                     <L 27>
    var_16 = wp::extract(var_8, var_14, var_15);
    var_17 = wp::int(var_5);
    update_light_0(var_13, var_16, var_17, var_18, var_19);
    // scaled = (outer_part * ratio + errors[idx, 1]) * (errors[idx][2] + level)              <L 28>
    var_20 = wp::mul(var_18, var_19);
    var_22 = wp::address(var_errors, var_0, var_21);
    var_24 = wp::load(var_22);
    var_23 = wp::add(var_20, var_24);
    var_26 = wp::address(var_errors, var_0, var_25);
    var_28 = wp::load(var_26);
    var_27 = wp::add(var_28, var_5);
    var_29 = wp::mul(var_23, var_27);
    // attitude = poses_q[idx] / (wp.abs(level) + 0.5)                                        <L 29>
    var_30 = wp::address(var_poses_q, var_0);
    var_31 = wp::abs(var_5);
    var_33 = wp::add(var_31, var_32);
    var_35 = wp::load(var_30);
    var_34 = wp::div(var_35, var_33);
    // output[idx] = scaled + wp.length(attitude)                                             <L 30>
    var_36 = wp::length(var_34);
    var_37 = wp::add(var_29, var_36);
    wp::array_store(var_output, var_0, var_37);
    // heading = wp.normalize(wp.vec2(basis[0, 2], 1.0))                                      <L 31>
    var_40 = wp::extract(var_8, var_38, var_39);
    var_42 = wp::vec_t<2, wp::float32>(var_40, var_41);
    var_43 = wp::normalize(var_42);
    // response[idx] = (energy - ratio) * heading                                             <L 32>
    var_44 = wp::sub(var_2, var_19);
    var_45 = wp::mul(var_44, var_43);
    wp::array_store(var_response, var_0, var_45);
    // mapped[idx] = wp.where(reverse, ratio * 1.2, 0.0)                                      <L 33>
    var_47 = wp::mul(var_19, var_46);
    var_49 = wp::where(var_reverse, var_47, var_48);
    wp::array_store(var_mapped, var_0, var_49);
}

template <bool wp_linear_contiguous>
static void transform_energies_ceed37b0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_energies_ceed37b0 *_wp_args,
    wp_args_transform_energies_ceed37b0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_energies = _wp_args->energies;
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::quat_t<wp::float32>> var_poses_q = _wp_args->poses_q;
    wp::array_t<wp::float32> var_errors = _wp_args->errors;
    wp::mat_t<3, 3, wp::float32> var_jacobian = _wp_args->jacobian;
    bool var_reverse = _wp_args->reverse;
    wp::array_t<wp::float32> var_output = _wp_args->output;
    wp::array_t<wp::float32> var_mapped = _wp_args->mapped;
    wp::array_t<wp::vec_t<2, wp::float32>> var_response = _wp_args->response;
    wp::array_t<wp::float32> adj_energies = _wp_adj_args->energies;
    wp::array_t<wp::float32> adj_levels = _wp_adj_args->levels;
    wp::array_t<wp::quat_t<wp::float32>> adj_poses_q = _wp_adj_args->poses_q;
    wp::array_t<wp::float32> adj_errors = _wp_adj_args->errors;
    wp::mat_t<3, 3, wp::float32> adj_jacobian = _wp_adj_args->jacobian;
    bool adj_reverse = _wp_adj_args->reverse;
    wp::array_t<wp::float32> adj_output = _wp_adj_args->output;
    wp::array_t<wp::float32> adj_mapped = _wp_adj_args->mapped;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_response = _wp_adj_args->response;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 10.0;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::quat_t<wp::float32>* var_9;
    const wp::int32 var_10 = 3;
    wp::float32 var_11;
    wp::quat_t<wp::float32> var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 1;
    wp::float32 var_16;
    wp::int32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::int32 var_21 = 1;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::int32 var_25 = 2;
    wp::float32* var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::quat_t<wp::float32>* var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 0.5;
    wp::float32 var_33;
    wp::quat_t<wp::float32> var_34;
    wp::quat_t<wp::float32> var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::int32 var_38 = 0;
    const wp::int32 var_39 = 2;
    wp::float32 var_40;
    const wp::float32 var_41 = 1.0;
    wp::vec_t<2, wp::float32> var_42;
    wp::vec_t<2, wp::float32> var_43;
    wp::float32 var_44;
    wp::vec_t<2, wp::float32> var_45;
    const wp::float32 var_46 = 1.2;
    wp::float32 var_47;
    const wp::float32 var_48 = 0.0;
    wp::float32 var_49;
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
    wp::mat_t<3, 3, wp::float32> adj_8 = {};
    wp::quat_t<wp::float32> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::quat_t<wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::quat_t<wp::float32> adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::quat_t<wp::float32> adj_34 = {};
    wp::quat_t<wp::float32> adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::vec_t<2, wp::float32> adj_42 = {};
    wp::vec_t<2, wp::float32> adj_43 = {};
    wp::float32 adj_44 = {};
    wp::vec_t<2, wp::float32> adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    //---------
    // forward
    // def transform_energies(                                                                <L 11>
    // idx = wp.tid()                                                                         <L 22>
    var_0 = builtin_tid1d();
    // energy = energies[idx]                                                                 <L 23>
    var_1 = wp::address(var_energies, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // level = levels[idx]                                                                    <L 24>
    var_4 = wp::address(var_levels, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // basis = jacobian * 10.0                                                                <L 25>
    var_8 = wp::mul(var_jacobian, var_7);
    // floored = wp.max(energy, poses_q[idx][3])                                              <L 26>
    var_9 = wp::address(var_poses_q, var_0);
    var_12 = wp::load(var_9);
    var_11 = wp::extract(var_12, var_10);
    var_13 = wp::max(var_2, var_11);
    // outer_part, ratio = update_light(floored, basis[2, 1], int(level))                     <L 27>
    var_16 = wp::extract(var_8, var_14, var_15);
    var_17 = wp::int(var_5);
    update_light_0(var_13, var_16, var_17, var_18, var_19);
    // scaled = (outer_part * ratio + errors[idx, 1]) * (errors[idx][2] + level)              <L 28>
    var_20 = wp::mul(var_18, var_19);
    var_22 = wp::address(var_errors, var_0, var_21);
    var_24 = wp::load(var_22);
    var_23 = wp::add(var_20, var_24);
    var_26 = wp::address(var_errors, var_0, var_25);
    var_28 = wp::load(var_26);
    var_27 = wp::add(var_28, var_5);
    var_29 = wp::mul(var_23, var_27);
    // attitude = poses_q[idx] / (wp.abs(level) + 0.5)                                        <L 29>
    var_30 = wp::address(var_poses_q, var_0);
    var_31 = wp::abs(var_5);
    var_33 = wp::add(var_31, var_32);
    var_35 = wp::load(var_30);
    var_34 = wp::div(var_35, var_33);
    // output[idx] = scaled + wp.length(attitude)                                             <L 30>
    var_36 = wp::length(var_34);
    var_37 = wp::add(var_29, var_36);
    // wp::array_store(var_output, var_0, var_37);
    // heading = wp.normalize(wp.vec2(basis[0, 2], 1.0))                                      <L 31>
    var_40 = wp::extract(var_8, var_38, var_39);
    var_42 = wp::vec_t<2, wp::float32>(var_40, var_41);
    var_43 = wp::normalize(var_42);
    // response[idx] = (energy - ratio) * heading                                             <L 32>
    var_44 = wp::sub(var_2, var_19);
    var_45 = wp::mul(var_44, var_43);
    // wp::array_store(var_response, var_0, var_45);
    // mapped[idx] = wp.where(reverse, ratio * 1.2, 0.0)                                      <L 33>
    var_47 = wp::mul(var_19, var_46);
    var_49 = wp::where(var_reverse, var_47, var_48);
    // wp::array_store(var_mapped, var_0, var_49);
    //---------
    // reverse
    wp::adj_array_store(var_mapped, var_0, var_49, adj_mapped, adj_0, adj_49);
    wp::adj_where(var_reverse, var_47, var_48, adj_reverse, adj_47, adj_48, adj_49);
    wp::adj_mul(var_19, var_46, adj_19, adj_46, adj_47);
    // adj: mapped[idx] = wp.where(reverse, ratio * 1.2, 0.0)                                 <L 33>
    wp::adj_array_store(var_response, var_0, var_45, adj_response, adj_0, adj_45);
    wp::adj_mul(var_44, var_43, adj_44, adj_43, adj_45);
    wp::adj_sub(var_2, var_19, adj_2, adj_19, adj_44);
    // adj: response[idx] = (energy - ratio) * heading                                        <L 32>
    wp::adj_normalize(var_42, var_43, adj_42, adj_43);
    wp::adj_vec_t(var_40, var_41, adj_40, adj_41, adj_42);
    wp::adj_extract(var_8, var_38, var_39, adj_8, adj_38, adj_39, adj_40);
    // adj: heading = wp.normalize(wp.vec2(basis[0, 2], 1.0))                                 <L 31>
    wp::adj_array_store(var_output, var_0, var_37, adj_output, adj_0, adj_37);
    wp::adj_add(var_29, var_36, adj_29, adj_36, adj_37);
    wp::adj_length(var_34, var_36, adj_34, adj_36);
    // adj: output[idx] = scaled + wp.length(attitude)                                        <L 30>
    wp::adj_div(var_35, var_33, adj_30, adj_33, adj_34);
    wp::adj_add(var_31, var_32, adj_31, adj_32, adj_33);
    wp::adj_abs(var_5, adj_5, adj_31);
    wp::adj_address(var_poses_q, var_0, adj_poses_q, adj_0, adj_30);
    // adj: attitude = poses_q[idx] / (wp.abs(level) + 0.5)                                   <L 29>
    wp::adj_mul(var_23, var_27, adj_23, adj_27, adj_29);
    wp::adj_add(var_28, var_5, adj_26, adj_5, adj_27);
    wp::adj_address(var_errors, var_0, var_25, adj_errors, adj_0, adj_25, adj_26);
    wp::adj_add(var_20, var_24, adj_20, adj_22, adj_23);
    wp::adj_address(var_errors, var_0, var_21, adj_errors, adj_0, adj_21, adj_22);
    wp::adj_mul(var_18, var_19, adj_18, adj_19, adj_20);
    // adj: scaled = (outer_part * ratio + errors[idx, 1]) * (errors[idx][2] + level)         <L 28>
    adj_update_light_0(var_13, var_16, var_17, var_18, var_19, adj_13, adj_16, adj_17, adj_18, adj_19);
    wp::adj_extract(var_8, var_14, var_15, adj_8, adj_14, adj_15, adj_16);
    // adj: outer_part, ratio = update_light(floored, basis[2, 1], int(level))                <L 27>
    wp::adj_max(var_2, var_11, adj_2, adj_11, adj_13);
    wp::adj_extract(var_12, var_10, adj_9, adj_10, adj_11);
    wp::adj_address(var_poses_q, var_0, adj_poses_q, adj_0, adj_9);
    // adj: floored = wp.max(energy, poses_q[idx][3])                                         <L 26>
    wp::adj_mul(var_jacobian, var_7, adj_jacobian, adj_7, adj_8);
    // adj: basis = jacobian * 10.0                                                           <L 25>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_levels, var_0, adj_levels, adj_0, adj_4);
    // adj: level = levels[idx]                                                               <L 24>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_energies, var_0, adj_energies, adj_0, adj_1);
    // adj: energy = energies[idx]                                                            <L 23>
    // adj: idx = wp.tid()                                                                    <L 22>
    // adj: def transform_energies(                                                           <L 11>
    return;
}
