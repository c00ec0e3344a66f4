struct wp_args_collect_reactions_260767a6 {
    wp::array_t<wp::int32> parent;
    wp::array_t<wp::vec_t<3, wp::float32>> anchor;
    wp::array_t<wp::transform_t<wp::float32>> transforms;
    wp::array_t<wp::vec_t<3, wp::float32>> body_com;
    wp::array_t<wp::vec_t<3, wp::float32>> f_node;
    wp::array_t<wp::vec_t<3, wp::float32>> total_force;
    wp::array_t<wp::vec_t<3, wp::float32>> total_torque;
};

template <bool wp_linear_contiguous>
static void collect_reactions_260767a6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_collect_reactions_260767a6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_collect_reactions_260767a6 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.parent.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.anchor.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.transforms.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_args.body_com.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.f_node.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.total_force.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.total_torque.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_parent = _wp_args->parent;
    wp::array_t<wp::vec_t<3, wp::float32>> var_anchor = _wp_args->anchor;
    wp::array_t<wp::transform_t<wp::float32>> var_transforms = _wp_args->transforms;
    wp::array_t<wp::vec_t<3, wp::float32>> var_body_com = _wp_args->body_com;
    wp::array_t<wp::vec_t<3, wp::float32>> var_f_node = _wp_args->f_node;
    wp::array_t<wp::vec_t<3, wp::float32>> var_total_force = _wp_args->total_force;
    wp::array_t<wp::vec_t<3, wp::float32>> var_total_torque = _wp_args->total_torque;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    bool var_5;
    wp::transform_t<wp::float32>* var_6;
    wp::quat_t<wp::float32> var_7;
    wp::transform_t<wp::float32> var_8;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::transform_t<wp::float32>* var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::transform_t<wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    const wp::float32 var_16 = 0.8;
    wp::vec_t<3, wp::float32>* var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    wp::transform_t<wp::float32>* var_20;
    wp::vec_t<3, wp::float32>* var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::transform_t<wp::float32> var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    //---------
    // forward
    // def collect_reactions(                                                                 <L 7>
    // i = wp.tid()                                                                           <L 16>
    var_0 = builtin_tid1d();
    // owner = parent[i]                                                                      <L 17>
    var_1 = wp::address(var_parent, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if owner < 0:                                                                          <L 18>
    var_5 = (var_2 < var_4);
    if (var_5) {
        // return                                                                             <L 19>
        return;
    }
    // turned = wp.quat_rotate(wp.transform_get_rotation(transforms[owner]), anchor[i])       <L 21>
    var_6 = wp::address(var_transforms, var_2);
    var_8 = wp::load(var_6);
    var_7 = wp::transform_get_rotation(var_8);
    var_9 = wp::address(var_anchor, var_0);
    var_11 = wp::load(var_9);
    var_10 = wp::quat_rotate(var_7, var_11);
    // target = wp.transform_get_translation(transforms[owner]) + turned                      <L 22>
    var_12 = wp::address(var_transforms, var_2);
    var_14 = wp::load(var_12);
    var_13 = wp::transform_get_translation(var_14);
    var_15 = wp::add(var_13, var_10);
    // f = SCALE * f_node[i]                                                                  <L 23>
    var_17 = wp::address(var_f_node, var_0);
    var_19 = wp::load(var_17);
    var_18 = wp::mul(var_16, var_19);
    // r_vec = target - wp.transform_point(transforms[owner], body_com[owner])                <L 24>
    var_20 = wp::address(var_transforms, var_2);
    var_21 = wp::address(var_body_com, var_2);
    var_23 = wp::load(var_20);
    var_24 = wp::load(var_21);
    var_22 = wp::transform_point(var_23, var_24);
    var_25 = wp::sub(var_15, var_22);
    // wp.atomic_add(total_force, owner, f)                                                   <L 25>
    var_26 = wp::atomic_add(var_total_force, var_2, var_18);
    // wp.atomic_add(total_torque, owner, wp.cross(r_vec, f))                                 <L 26>
    var_27 = wp::cross(var_25, var_18);
    var_28 = wp::atomic_add(var_total_torque, var_2, var_27);
}

template <bool wp_linear_contiguous>
static void collect_reactions_260767a6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_collect_reactions_260767a6 *_wp_args,
    wp_args_collect_reactions_260767a6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_collect_reactions_260767a6 wp_contiguous_args;
    wp_args_collect_reactions_260767a6 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.parent.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.parent.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.anchor.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.anchor.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.transforms.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_adj_args.transforms.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_args.body_com.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.body_com.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.f_node.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.f_node.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.total_force.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.total_force.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.total_torque.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.total_torque.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_parent = _wp_args->parent;
    wp::array_t<wp::vec_t<3, wp::float32>> var_anchor = _wp_args->anchor;
    wp::array_t<wp::transform_t<wp::float32>> var_transforms = _wp_args->transforms;
    wp::array_t<wp::vec_t<3, wp::float32>> var_body_com = _wp_args->body_com;
    wp::array_t<wp::vec_t<3, wp::float32>> var_f_node = _wp_args->f_node;
    wp::array_t<wp::vec_t<3, wp::float32>> var_total_force = _wp_args->total_force;
    wp::array_t<wp::vec_t<3, wp::float32>> var_total_torque = _wp_args->total_torque;
    wp::array_t<wp::int32> adj_parent = _wp_adj_args->parent;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_anchor = _wp_adj_args->anchor;
    wp::array_t<wp::transform_t<wp::float32>> adj_transforms = _wp_adj_args->transforms;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_body_com = _wp_adj_args->body_com;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_f_node = _wp_adj_args->f_node;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_total_force = _wp_adj_args->total_force;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_total_torque = _wp_adj_args->total_torque;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    bool var_5;
    wp::transform_t<wp::float32>* var_6;
    wp::quat_t<wp::float32> var_7;
    wp::transform_t<wp::float32> var_8;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::transform_t<wp::float32>* var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::transform_t<wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    const wp::float32 var_16 = 0.8;
    wp::vec_t<3, wp::float32>* var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    wp::transform_t<wp::float32>* var_20;
    wp::vec_t<3, wp::float32>* var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::transform_t<wp::float32> var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    wp::transform_t<wp::float32> adj_6 = {};
    wp::quat_t<wp::float32> adj_7 = {};
    wp::transform_t<wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::transform_t<wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::transform_t<wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::float32 adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::transform_t<wp::float32> adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::transform_t<wp::float32> adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    //---------
    // forward
    // def collect_reactions(                                                                 <L 7>
    // i = wp.tid()                                                                           <L 16>
    var_0 = builtin_tid1d();
    // owner = parent[i]                                                                      <L 17>
    var_1 = wp::address(var_parent, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if owner < 0:                                                                          <L 18>
    var_5 = (var_2 < var_4);
    if (var_5) {
        // return                                                                             <L 19>
        goto label0;
    }
    // turned = wp.quat_rotate(wp.transform_get_rotation(transforms[owner]), anchor[i])       <L 21>
    var_6 = wp::address(var_transforms, var_2);
    var_8 = wp::load(var_6);
    var_7 = wp::transform_get_rotation(var_8);
    var_9 = wp::address(var_anchor, var_0);
    var_11 = wp::load(var_9);
    var_10 = wp::quat_rotate(var_7, var_11);
    // target = wp.transform_get_translation(transforms[owner]) + turned                      <L 22>
    var_12 = wp::address(var_transforms, var_2);
    var_14 = wp::load(var_12);
    var_13 = wp::transform_get_translation(var_14);
    var_15 = wp::add(var_13, var_10);
    // f = SCALE * f_node[i]                                                                  <L 23>
    var_17 = wp::address(var_f_node, var_0);
    var_19 = wp::load(var_17);
    var_18 = wp::mul(var_16, var_19);
    // r_vec = target - wp.transform_point(transforms[owner], body_com[owner])                <L 24>
    var_20 = wp::address(var_transforms, var_2);
    var_21 = wp::address(var_body_com, var_2);
    var_23 = wp::load(var_20);
    var_24 = wp::load(var_21);
    var_22 = wp::transform_point(var_23, var_24);
    var_25 = wp::sub(var_15, var_22);
    // wp.atomic_add(total_force, owner, f)                                                   <L 25>
    // var_26 = wp::atomic_add(var_total_force, var_2, var_18);
    // wp.atomic_add(total_torque, owner, wp.cross(r_vec, f))                                 <L 26>
    var_27 = wp::cross(var_25, var_18);
    // var_28 = wp::atomic_add(var_total_torque, var_2, var_27);
    //---------
    // reverse
    wp::adj_atomic_add(var_total_torque, var_2, var_27, adj_total_torque, adj_2, adj_27, adj_28);
    wp::adj_cross(var_25, var_18, adj_25, adj_18, adj_27);
    // adj: wp.atomic_add(total_torque, owner, wp.cross(r_vec, f))                            <L 26>
    wp::adj_atomic_add(var_total_force, var_2, var_18, adj_total_force, adj_2, adj_18, adj_26);
    // adj: wp.atomic_add(total_force, owner, f)                                              <L 25>
    wp::adj_sub(var_15, var_22, adj_15, adj_22, adj_25);
    wp::adj_transform_point(var_23, var_24, adj_20, adj_21, adj_22);
    wp::adj_address(var_body_com, var_2, adj_body_com, adj_2, adj_21);
    wp::adj_address(var_transforms, var_2, adj_transforms, adj_2, adj_20);
    // adj: r_vec = target - wp.transform_point(transforms[owner], body_com[owner])           <L 24>
    wp::adj_mul(var_16, var_19, adj_16, adj_17, adj_18);
    wp::adj_address(var_f_node, var_0, adj_f_node, adj_0, adj_17);
    // adj: f = SCALE * f_node[i]                                                             <L 23>
    wp::adj_add(var_13, var_10, adj_13, adj_10, adj_15);
    wp::adj_transform_get_translation(var_14, adj_12, adj_13);
    wp::adj_address(var_transforms, var_2, adj_transforms, adj_2, adj_12);
    // adj: target = wp.transform_get_translation(transforms[owner]) + turned                 <L 22>
    wp::adj_quat_rotate(var_7, var_11, adj_7, adj_9, adj_10);
    wp::adj_address(var_anchor, var_0, adj_anchor, adj_0, adj_9);
    wp::adj_transform_get_rotation(var_8, adj_6, adj_7);
    wp::adj_address(var_transforms, var_2, adj_transforms, adj_2, adj_6);
    // adj: turned = wp.quat_rotate(wp.transform_get_rotation(transforms[owner]), anchor[i])  <L 21>
    if (var_5) {
        label0:;
        // adj: return                                                                        <L 19>
    }
    // adj: if owner < 0:                                                                     <L 18>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_parent, var_0, adj_parent, adj_0, adj_1);
    // adj: owner = parent[i]                                                                 <L 17>
    // adj: i = wp.tid()                                                                      <L 16>
    // adj: def collect_reactions(                                                            <L 7>
    return;
}
