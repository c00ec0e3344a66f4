struct wp_args_project_joint_fce58711 {
    wp::array_t<wp::float32> potentials;
    wp::array_t<wp::vec_t<3, wp::float32>> momenta;
    wp::mat_t<3, 3, wp::float32> rotation_matrix;
    wp::array_t<wp::quat_t<wp::float32>> poses_q;
    wp::array_t<wp::float32> solution;
    wp::int32 limit_n;
};

template <bool wp_linear_contiguous>
static void project_joint_fce58711_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_project_joint_fce58711 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_project_joint_fce58711 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.potentials.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.momenta.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.poses_q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.solution.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_potentials = _wp_args->potentials;
    wp::array_t<wp::vec_t<3, wp::float32>> var_momenta = _wp_args->momenta;
    wp::mat_t<3, 3, wp::float32> var_rotation_matrix = _wp_args->rotation_matrix;
    wp::array_t<wp::quat_t<wp::float32>> var_poses_q = _wp_args->poses_q;
    wp::array_t<wp::float32> var_solution = _wp_args->solution;
    wp::int32 var_limit_n = _wp_args->limit_n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    const wp::float32 var_2 = 1.85;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    wp::mat_t<3, 3, wp::float32> var_5;
    wp::quat_t<wp::float32>* var_6;
    const wp::int32 var_7 = 1;
    wp::float32 var_8;
    wp::quat_t<wp::float32> var_9;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 0;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::quat_t<wp::float32>* var_14;
    const wp::int32 var_15 = 3;
    wp::float32 var_16;
    wp::quat_t<wp::float32> var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 3.25;
    wp::float32 var_21;
    const wp::int32 var_22 = 0;
    wp::vec_t<3, wp::float32> var_23;
    const wp::int32 var_24 = 2;
    wp::vec_t<3, wp::float32> var_25;
    wp::mat_t<3, 3, wp::float32> var_26;
    const wp::float32 var_27 = 0.1;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::mat_t<3, 3, wp::float32> var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    const wp::float32 var_31 = 0.0;
    const wp::float32 var_32 = 8.0;
    const wp::float32 var_33 = 16.0;
    wp::vec_t<3, wp::float32> var_34;
    wp::mat_t<3, 3, wp::float32> var_35;
    wp::mat_t<3, 3, wp::float32> var_36;
    wp::mat_t<3, 3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    const wp::int32 var_39 = 1;
    const wp::int32 var_40 = 1;
    wp::float32 var_41;
    const wp::int32 var_42 = 2;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32* var_45;
    wp::float32 var_46;
    wp::float32 var_47;
    const wp::int32 var_48 = 1;
    wp::int32 var_49;
    const wp::int32 var_50 = 0;
    wp::int32 var_51;
    wp::vec_t<3, wp::float32>* var_52;
    const wp::int32 var_53 = 2;
    wp::float32 var_54;
    wp::vec_t<3, wp::float32> var_55;
    wp::float32 var_56;
    wp::quat_t<wp::float32>* var_57;
    const wp::int32 var_58 = 1;
    wp::float32 var_59;
    wp::quat_t<wp::float32> var_60;
    wp::float32 var_61;
    wp::float32 var_62;
    wp::float32 var_63;
    //---------
    // forward
    // def project_joint(                                                                     <L 5>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // if i >= limit_n:                                                                       <L 14>
    var_1 = (var_0 >= var_limit_n);
    if (var_1) {
        // return                                                                             <L 15>
        return;
    }
    // kernel_matrix = rotation_matrix * 1.85                                                 <L 16>
    var_3 = wp::mul(var_rotation_matrix, var_2);
    // coupling = rotation_matrix - kernel_matrix                                             <L 17>
    var_4 = wp::sub(var_rotation_matrix, var_3);
    // gram = rotation_matrix + kernel_matrix                                                 <L 18>
    var_5 = wp::add(var_rotation_matrix, var_3);
    // outer_part = poses_q[i].y - wp.cos(coupling[1, 0]) * poses_q[i][3] + 3.25              <L 19>
    var_6 = wp::address(var_poses_q, var_0);
    var_9 = wp::load(var_6);
    var_8 = wp::extract(var_9, var_7);
    var_12 = wp::extract(var_4, var_10, var_11);
    var_13 = wp::cos(var_12);
    var_14 = wp::address(var_poses_q, var_0);
    var_17 = wp::load(var_14);
    var_16 = wp::extract(var_17, var_15);
    var_18 = wp::mul(var_13, var_16);
    var_19 = wp::sub(var_8, var_18);
    var_21 = wp::add(var_19, var_20);
    // center = gram[0]                                                                       <L 20>
    var_23 = wp::extract(var_5, var_22);
    // tensor = wp.outer(center, coupling[2])                                                 <L 21>
    var_25 = wp::extract(var_4, var_24);
    var_26 = wp::outer(var_23, var_25);
    // m = tensor * 0.1                                                                       <L 22>
    var_28 = wp::mul(var_26, var_27);
    // combined = m + wp.transpose(m) + wp.diag(wp.vec3(0.0, 8.0, 16.0))                      <L 23>
    var_29 = wp::transpose(var_28);
    var_30 = wp::add(var_28, var_29);
    var_34 = wp::vec_t<3, wp::float32>(var_31, var_32, var_33);
    var_35 = wp::diag(var_34);
    var_36 = wp::add(var_30, var_35);
    // jacobian, velocity = wp.eig3(combined)                                                 <L 24>
    wp::eig3(var_36, var_37, var_38);
    // product = (jacobian[1, 1] + velocity[2]) * potentials[i]                               <L 25>
    var_41 = wp::extract(var_37, var_39, var_40);
    var_43 = wp::extract(var_38, var_42);
    var_44 = wp::add(var_41, var_43);
    var_45 = wp::address(var_potentials, var_0);
    var_47 = wp::load(var_45);
    var_46 = wp::mul(var_44, var_47);
    // push = product + momenta[wp.max(i - 1, 0)].z                                           <L 26>
    var_49 = wp::sub(var_0, var_48);
    var_51 = wp::max(var_49, var_50);
    var_52 = wp::address(var_momenta, var_51);
    var_55 = wp::load(var_52);
    var_54 = wp::extract(var_55, var_53);
    var_56 = wp::add(var_46, var_54);
    // solution[i] += push + poses_q[i][1] + outer_part                                       <L 27>
    var_57 = wp::address(var_poses_q, var_0);
    var_60 = wp::load(var_57);
    var_59 = wp::extract(var_60, var_58);
    var_61 = wp::add(var_56, var_59);
    var_62 = wp::add(var_61, var_21);
    var_63 = wp::atomic_add(var_solution, var_0, var_62);
}

template <bool wp_linear_contiguous>
static void project_joint_fce58711_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_project_joint_fce58711 *_wp_args,
    wp_args_project_joint_fce58711 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_project_joint_fce58711 wp_contiguous_args;
    wp_args_project_joint_fce58711 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.potentials.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.potentials.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.momenta.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.momenta.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.poses_q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.poses_q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.solution.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.solution.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_potentials = _wp_args->potentials;
    wp::array_t<wp::vec_t<3, wp::float32>> var_momenta = _wp_args->momenta;
    wp::mat_t<3, 3, wp::float32> var_rotation_matrix = _wp_args->rotation_matrix;
    wp::array_t<wp::quat_t<wp::float32>> var_poses_q = _wp_args->poses_q;
    wp::array_t<wp::float32> var_solution = _wp_args->solution;
    wp::int32 var_limit_n = _wp_args->limit_n;
    wp::array_t<wp::float32> adj_potentials = _wp_adj_args->potentials;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_momenta = _wp_adj_args->momenta;
    wp::mat_t<3, 3, wp::float32> adj_rotation_matrix = _wp_adj_args->rotation_matrix;
    wp::array_t<wp::quat_t<wp::float32>> adj_poses_q = _wp_adj_args->poses_q;
    wp::array_t<wp::float32> adj_solution = _wp_adj_args->solution;
    wp::int32 adj_limit_n = _wp_adj_args->limit_n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    const wp::float32 var_2 = 1.85;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    wp::mat_t<3, 3, wp::float32> var_5;
    wp::quat_t<wp::float32>* var_6;
    const wp::int32 var_7 = 1;
    wp::float32 var_8;
    wp::quat_t<wp::float32> var_9;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 0;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::quat_t<wp::float32>* var_14;
    const wp::int32 var_15 = 3;
    wp::float32 var_16;
    wp::quat_t<wp::float32> var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 3.25;
    wp::float32 var_21;
    const wp::int32 var_22 = 0;
    wp::vec_t<3, wp::float32> var_23;
    const wp::int32 var_24 = 2;
    wp::vec_t<3, wp::float32> var_25;
    wp::mat_t<3, 3, wp::float32> var_26;
    const wp::float32 var_27 = 0.1;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::mat_t<3, 3, wp::float32> var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    const wp::float32 var_31 = 0.0;
    const wp::float32 var_32 = 8.0;
    const wp::float32 var_33 = 16.0;
    wp::vec_t<3, wp::float32> var_34;
    wp::mat_t<3, 3, wp::float32> var_35;
    wp::mat_t<3, 3, wp::float32> var_36;
    wp::mat_t<3, 3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    const wp::int32 var_39 = 1;
    const wp::int32 var_40 = 1;
    wp::float32 var_41;
    const wp::int32 var_42 = 2;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32* var_45;
    wp::float32 var_46;
    wp::float32 var_47;
    const wp::int32 var_48 = 1;
    wp::int32 var_49;
    const wp::int32 var_50 = 0;
    wp::int32 var_51;
    wp::vec_t<3, wp::float32>* var_52;
    const wp::int32 var_53 = 2;
    wp::float32 var_54;
    wp::vec_t<3, wp::float32> var_55;
    wp::float32 var_56;
    wp::quat_t<wp::float32>* var_57;
    const wp::int32 var_58 = 1;
    wp::float32 var_59;
    wp::quat_t<wp::float32> var_60;
    wp::float32 var_61;
    wp::float32 var_62;
    wp::float32 var_63;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::mat_t<3, 3, wp::float32> adj_3 = {};
    wp::mat_t<3, 3, wp::float32> adj_4 = {};
    wp::mat_t<3, 3, wp::float32> adj_5 = {};
    wp::quat_t<wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::quat_t<wp::float32> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::quat_t<wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::quat_t<wp::float32> adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::mat_t<3, 3, wp::float32> adj_26 = {};
    wp::float32 adj_27 = {};
    wp::mat_t<3, 3, wp::float32> adj_28 = {};
    wp::mat_t<3, 3, wp::float32> adj_29 = {};
    wp::mat_t<3, 3, wp::float32> adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::mat_t<3, 3, wp::float32> adj_35 = {};
    wp::mat_t<3, 3, wp::float32> adj_36 = {};
    wp::mat_t<3, 3, wp::float32> adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::int32 adj_39 = {};
    wp::int32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::vec_t<3, wp::float32> adj_52 = {};
    wp::int32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::vec_t<3, wp::float32> adj_55 = {};
    wp::float32 adj_56 = {};
    wp::quat_t<wp::float32> adj_57 = {};
    wp::int32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::quat_t<wp::float32> adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    //---------
    // forward
    // def project_joint(                                                                     <L 5>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // if i >= limit_n:                                                                       <L 14>
    var_1 = (var_0 >= var_limit_n);
    if (var_1) {
        // return                                                                             <L 15>
        goto label0;
    }
    // kernel_matrix = rotation_matrix * 1.85                                                 <L 16>
    var_3 = wp::mul(var_rotation_matrix, var_2);
    // coupling = rotation_matrix - kernel_matrix                                             <L 17>
    var_4 = wp::sub(var_rotation_matrix, var_3);
    // gram = rotation_matrix + kernel_matrix                                                 <L 18>
    var_5 = wp::add(var_rotation_matrix, var_3);
    // outer_part = poses_q[i].y - wp.cos(coupling[1, 0]) * poses_q[i][3] + 3.25              <L 19>
    var_6 = wp::address(var_poses_q, var_0);
    var_9 = wp::load(var_6);
    var_8 = wp::extract(var_9, var_7);
    var_12 = wp::extract(var_4, var_10, var_11);
    var_13 = wp::cos(var_12);
    var_14 = wp::address(var_poses_q, var_0);
    var_17 = wp::load(var_14);
    var_16 = wp::extract(var_17, var_15);
    var_18 = wp::mul(var_13, var_16);
    var_19 = wp::sub(var_8, var_18);
    var_21 = wp::add(var_19, var_20);
    // center = gram[0]                                                                       <L 20>
    var_23 = wp::extract(var_5, var_22);
    // tensor = wp.outer(center, coupling[2])                                                 <L 21>
    var_25 = wp::extract(var_4, var_24);
    var_26 = wp::outer(var_23, var_25);
    // m = tensor * 0.1                                                                       <L 22>
    var_28 = wp::mul(var_26, var_27);
    // combined = m + wp.transpose(m) + wp.diag(wp.vec3(0.0, 8.0, 16.0))                      <L 23>
    var_29 = wp::transpose(var_28);
    var_30 = wp::add(var_28, var_29);
    var_34 = wp::vec_t<3, wp::float32>(var_31, var_32, var_33);
    var_35 = wp::diag(var_34);
    var_36 = wp::add(var_30, var_35);
    // jacobian, velocity = wp.eig3(combined)                                                 <L 24>
    wp::eig3(var_36, var_37, var_38);
    // product = (jacobian[1, 1] + velocity[2]) * potentials[i]                               <L 25>
    var_41 = wp::extract(var_37, var_39, var_40);
    var_43 = wp::extract(var_38, var_42);
    var_44 = wp::add(var_41, var_43);
    var_45 = wp::address(var_potentials, var_0);
    var_47 = wp::load(var_45);
    var_46 = wp::mul(var_44, var_47);
    // push = product + momenta[wp.max(i - 1, 0)].z                                           <L 26>
    var_49 = wp::sub(var_0, var_48);
    var_51 = wp::max(var_49, var_50);
    var_52 = wp::address(var_momenta, var_51);
    var_55 = wp::load(var_52);
    var_54 = wp::extract(var_55, var_53);
    var_56 = wp::add(var_46, var_54);
    // solution[i] += push + poses_q[i][1] + outer_part                                       <L 27>
    var_57 = wp::address(var_poses_q, var_0);
    var_60 = wp::load(var_57);
    var_59 = wp::extract(var_60, var_58);
    var_61 = wp::add(var_56, var_59);
    var_62 = wp::add(var_61, var_21);
    // var_63 = wp::atomic_add(var_solution, var_0, var_62);
    //---------
    // reverse
    wp::adj_atomic_add(var_solution, var_0, var_62, adj_solution, adj_0, adj_62, adj_63);
    wp::adj_add(var_61, var_21, adj_61, adj_21, adj_62);
    wp::adj_add(var_56, var_59, adj_56, adj_59, adj_61);
    wp::adj_extract(var_60, var_58, adj_57, adj_58, adj_59);
    wp::adj_address(var_poses_q, var_0, adj_poses_q, adj_0, adj_57);
    // adj: solution[i] += push + poses_q[i][1] + outer_part                                  <L 27>
    wp::adj_add(var_46, var_54, adj_46, adj_54, adj_56);
    wp::adj_extract(var_55, var_53, adj_52, adj_53, adj_54);
    wp::adj_address(var_momenta, var_51, adj_momenta, adj_51, adj_52);
    wp::adj_max(var_49, var_50, adj_49, adj_50, adj_51);
    wp::adj_sub(var_0, var_48, adj_0, adj_48, adj_49);
    // adj: push = product + momenta[wp.max(i - 1, 0)].z                                      <L 26>
    wp::adj_mul(var_44, var_47, adj_44, adj_45, adj_46);
    wp::adj_address(var_potentials, var_0, adj_potentials, adj_0, adj_45);
    wp::adj_add(var_41, var_43, adj_41, adj_43, adj_44);
    wp::adj_extract(var_38, var_42, adj_38, adj_42, adj_43);
    wp::adj_extract(var_37, var_39, var_40, adj_37, adj_39, adj_40, adj_41);
    // adj: product = (jacobian[1, 1] + velocity[2]) * potentials[i]                          <L 25>
    wp::adj_eig3(var_36, var_37, var_38, adj_36, adj_37, adj_38);
    // adj: jacobian, velocity = wp.eig3(combined)                                            <L 24>
    wp::adj_add(var_30, var_35, adj_30, adj_35, adj_36);
    wp::adj_diag(var_34, adj_34, adj_35);
    wp::adj_vec_t(var_31, var_32, var_33, adj_31, adj_32, adj_33, adj_34);
    wp::adj_add(var_28, var_29, adj_28, adj_29, adj_30);
    wp::adj_transpose(var_28, adj_28, adj_29);
    // adj: combined = m + wp.transpose(m) + wp.diag(wp.vec3(0.0, 8.0, 16.0))                 <L 23>
    wp::adj_mul(var_26, var_27, adj_26, adj_27, adj_28);
    // adj: m = tensor * 0.1                                                                  <L 22>
    wp::adj_outer(var_23, var_25, adj_23, adj_25, adj_26);
    wp::adj_extract(var_4, var_24, adj_4, adj_24, adj_25);
    // adj: tensor = wp.outer(center, coupling[2])                                            <L 21>
    wp::adj_extract(var_5, var_22, adj_5, adj_22, adj_23);
    // adj: center = gram[0]                                                                  <L 20>
    wp::adj_add(var_19, var_20, adj_19, adj_20, adj_21);
    wp::adj_sub(var_8, var_18, adj_8, adj_18, adj_19);
    wp::adj_mul(var_13, var_16, adj_13, adj_16, adj_18);
    wp::adj_extract(var_17, var_15, adj_14, adj_15, adj_16);
    wp::adj_address(var_poses_q, var_0, adj_poses_q, adj_0, adj_14);
    wp::adj_cos(var_12, adj_12, adj_13);
    wp::adj_extract(var_4, var_10, var_11, adj_4, adj_10, adj_11, adj_12);
    wp::adj_extract(var_9, var_7, adj_6, adj_7, adj_8);
    wp::adj_address(var_poses_q, var_0, adj_poses_q, adj_0, adj_6);
    // adj: outer_part = poses_q[i].y - wp.cos(coupling[1, 0]) * poses_q[i][3] + 3.25         <L 19>
    wp::adj_add(var_rotation_matrix, var_3, adj_rotation_matrix, adj_3, adj_5);
    // adj: gram = rotation_matrix + kernel_matrix                                            <L 18>
    wp::adj_sub(var_rotation_matrix, var_3, adj_rotation_matrix, adj_3, adj_4);
    // adj: coupling = rotation_matrix - kernel_matrix                                        <L 17>
    wp::adj_mul(var_rotation_matrix, var_2, adj_rotation_matrix, adj_2, adj_3);
    // adj: kernel_matrix = rotation_matrix * 1.85                                            <L 16>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 15>
    }
    // adj: if i >= limit_n:                                                                  <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def project_joint(                                                                <L 5>
    return;
}
