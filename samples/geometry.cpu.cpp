struct wp_args_apply_part_poses_f489b42e {
    wp::array_t<wp::int32> part_of;
    wp::array_t<wp::quat_t<wp::float32>> rot;
    wp::array_t<wp::vec_t<3, wp::float32>> x;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void apply_part_poses_f489b42e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_part_poses_f489b42e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_apply_part_poses_f489b42e wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.part_of.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.rot.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.x.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_part_of = _wp_args->part_of;
    wp::array_t<wp::quat_t<wp::float32>> var_rot = _wp_args->rot;
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::quat_t<wp::float32>* var_4;
    wp::vec_t<3, wp::float32>* var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::quat_t<wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    //---------
    // forward
    // def apply_part_poses(                                                                  <L 5>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // p = part_of[i]                                                                         <L 13>
    var_1 = wp::address(var_part_of, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // out[i] = wp.quat_rotate(rot[p], x[i])                                                  <L 14>
    var_4 = wp::address(var_rot, var_2);
    var_5 = wp::address(var_x, var_0);
    var_7 = wp::load(var_4);
    var_8 = wp::load(var_5);
    var_6 = wp::quat_rotate(var_7, var_8);
    wp::array_store(var_out, var_0, var_6);
}

template <bool wp_linear_contiguous>
static void apply_part_poses_f489b42e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_part_poses_f489b42e *_wp_args,
    wp_args_apply_part_poses_f489b42e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_apply_part_poses_f489b42e wp_contiguous_args;
    wp_args_apply_part_poses_f489b42e wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.part_of.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.part_of.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.rot.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.rot.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.x.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_part_of = _wp_args->part_of;
    wp::array_t<wp::quat_t<wp::float32>> var_rot = _wp_args->rot;
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_part_of = _wp_adj_args->part_of;
    wp::array_t<wp::quat_t<wp::float32>> adj_rot = _wp_adj_args->rot;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::quat_t<wp::float32>* var_4;
    wp::vec_t<3, wp::float32>* var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::quat_t<wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::quat_t<wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::quat_t<wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    //---------
    // forward
    // def apply_part_poses(                                                                  <L 5>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // p = part_of[i]                                                                         <L 13>
    var_1 = wp::address(var_part_of, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // out[i] = wp.quat_rotate(rot[p], x[i])                                                  <L 14>
    var_4 = wp::address(var_rot, var_2);
    var_5 = wp::address(var_x, var_0);
    var_7 = wp::load(var_4);
    var_8 = wp::load(var_5);
    var_6 = wp::quat_rotate(var_7, var_8);
    // wp::array_store(var_out, var_0, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_6, adj_out, adj_0, adj_6);
    wp::adj_quat_rotate(var_7, var_8, adj_4, adj_5, adj_6);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_5);
    wp::adj_address(var_rot, var_2, adj_rot, adj_2, adj_4);
    // adj: out[i] = wp.quat_rotate(rot[p], x[i])                                             <L 14>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_part_of, var_0, adj_part_of, adj_0, adj_1);
    // adj: p = part_of[i]                                                                    <L 13>
    // adj: i = wp.tid()                                                                      <L 12>
    // adj: def apply_part_poses(                                                             <L 5>
    return;
}
