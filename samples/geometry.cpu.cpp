struct wp_args__integrate_mesh_7bee925d {
    wp::array_t<wp::vec_t<3, wp::float32>> verts;
    wp::array_t<wp::int32> faces;
    wp::array_t<wp::float32> volume;
    wp::array_t<wp::vec_t<3, wp::float32>> moment;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> second;
};

template <bool wp_linear_contiguous>
static void _integrate_mesh_7bee925d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args__integrate_mesh_7bee925d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args__integrate_mesh_7bee925d wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.verts.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.faces.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.volume.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.moment.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.second.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_verts = _wp_args->verts;
    wp::array_t<wp::int32> var_faces = _wp_args->faces;
    wp::array_t<wp::float32> var_volume = _wp_args->volume;
    wp::array_t<wp::vec_t<3, wp::float32>> var_moment = _wp_args->moment;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_second = _wp_args->second;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    wp::int32* var_3;
    wp::int32 var_4;
    wp::vec_t<3, wp::float32>* var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 3;
    wp::int32 var_9;
    const wp::int32 var_10 = 1;
    wp::int32 var_11;
    wp::int32* var_12;
    wp::int32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    const wp::int32 var_17 = 3;
    wp::int32 var_18;
    const wp::int32 var_19 = 2;
    wp::int32 var_20;
    wp::int32* var_21;
    wp::int32 var_22;
    wp::vec_t<3, wp::float32>* var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::float32 var_27;
    const wp::float32 var_28 = 6.0;
    wp::float32 var_29;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    const wp::int32 var_32 = 0;
    wp::float32 var_33;
    const wp::int32 var_34 = 0;
    const wp::float32 var_35 = 0.25;
    wp::float32 var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::mat_t<3, 3, wp::float32> var_39;
    wp::mat_t<3, 3, wp::float32> var_40;
    wp::mat_t<3, 3, wp::float32> var_41;
    wp::mat_t<3, 3, wp::float32> var_42;
    wp::mat_t<3, 3, wp::float32> var_43;
    wp::mat_t<3, 3, wp::float32> var_44;
    wp::mat_t<3, 3, wp::float32> var_45;
    const wp::int32 var_46 = 0;
    const wp::float32 var_47 = 20.0;
    wp::float32 var_48;
    wp::mat_t<3, 3, wp::float32> var_49;
    wp::mat_t<3, 3, wp::float32> var_50;
    //---------
    // forward
    // def _integrate_mesh(                                                                   <L 5>
    // t = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // a = verts[faces[3 * t]]                                                                <L 14>
    var_2 = wp::mul(var_1, var_0);
    var_3 = wp::address(var_faces, var_2);
    var_4 = wp::load(var_3);
    var_5 = wp::address(var_verts, var_4);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // b = verts[faces[3 * t + 1]]                                                            <L 15>
    var_9 = wp::mul(var_8, var_0);
    var_11 = wp::add(var_9, var_10);
    var_12 = wp::address(var_faces, var_11);
    var_13 = wp::load(var_12);
    var_14 = wp::address(var_verts, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::copy(var_16);
    // c = verts[faces[3 * t + 2]]                                                            <L 16>
    var_18 = wp::mul(var_17, var_0);
    var_20 = wp::add(var_18, var_19);
    var_21 = wp::address(var_faces, var_20);
    var_22 = wp::load(var_21);
    var_23 = wp::address(var_verts, var_22);
    var_25 = wp::load(var_23);
    var_24 = wp::copy(var_25);
    // vol = wp.dot(a, wp.cross(b, c)) / 6.0                                                  <L 17>
    var_26 = wp::cross(var_15, var_24);
    var_27 = wp::dot(var_6, var_26);
    var_29 = wp::div(var_27, var_28);
    // s = a + b + c                                                                          <L 18>
    var_30 = wp::add(var_6, var_15);
    var_31 = wp::add(var_30, var_24);
    // wp.atomic_add(volume, 0, vol)                                                          <L 19>
    var_33 = wp::atomic_add(var_volume, var_32, var_29);
    // wp.atomic_add(moment, 0, 0.25 * vol * s)                                               <L 21>
    var_36 = wp::mul(var_35, var_29);
    var_37 = wp::mul(var_36, var_31);
    var_38 = wp::atomic_add(var_moment, var_34, var_37);
    // outer_sum = wp.outer(a, a) + wp.outer(b, b) + wp.outer(c, c) + wp.outer(s, s)          <L 22>
    var_39 = wp::outer(var_6, var_6);
    var_40 = wp::outer(var_15, var_15);
    var_41 = wp::add(var_39, var_40);
    var_42 = wp::outer(var_24, var_24);
    var_43 = wp::add(var_41, var_42);
    var_44 = wp::outer(var_31, var_31);
    var_45 = wp::add(var_43, var_44);
    // wp.atomic_add(second, 0, vol / 20.0 * outer_sum)                                       <L 23>
    var_48 = wp::div(var_29, var_47);
    var_49 = wp::mul(var_48, var_45);
    var_50 = wp::atomic_add(var_second, var_46, var_49);
}

template <bool wp_linear_contiguous>
static void _integrate_mesh_7bee925d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args__integrate_mesh_7bee925d *_wp_args,
    wp_args__integrate_mesh_7bee925d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args__integrate_mesh_7bee925d wp_contiguous_args;
    wp_args__integrate_mesh_7bee925d wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.verts.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.verts.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.faces.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.faces.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.volume.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.volume.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.moment.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.moment.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.second.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.second.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_verts = _wp_args->verts;
    wp::array_t<wp::int32> var_faces = _wp_args->faces;
    wp::array_t<wp::float32> var_volume = _wp_args->volume;
    wp::array_t<wp::vec_t<3, wp::float32>> var_moment = _wp_args->moment;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_second = _wp_args->second;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_verts = _wp_adj_args->verts;
    wp::array_t<wp::int32> adj_faces = _wp_adj_args->faces;
    wp::array_t<wp::float32> adj_volume = _wp_adj_args->volume;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_moment = _wp_adj_args->moment;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_second = _wp_adj_args->second;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    wp::int32* var_3;
    wp::int32 var_4;
    wp::vec_t<3, wp::float32>* var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 3;
    wp::int32 var_9;
    const wp::int32 var_10 = 1;
    wp::int32 var_11;
    wp::int32* var_12;
    wp::int32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    const wp::int32 var_17 = 3;
    wp::int32 var_18;
    const wp::int32 var_19 = 2;
    wp::int32 var_20;
    wp::int32* var_21;
    wp::int32 var_22;
    wp::vec_t<3, wp::float32>* var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::float32 var_27;
    const wp::float32 var_28 = 6.0;
    wp::float32 var_29;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    const wp::int32 var_32 = 0;
    wp::float32 var_33;
    const wp::int32 var_34 = 0;
    const wp::float32 var_35 = 0.25;
    wp::float32 var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::mat_t<3, 3, wp::float32> var_39;
    wp::mat_t<3, 3, wp::float32> var_40;
    wp::mat_t<3, 3, wp::float32> var_41;
    wp::mat_t<3, 3, wp::float32> var_42;
    wp::mat_t<3, 3, wp::float32> var_43;
    wp::mat_t<3, 3, wp::float32> var_44;
    wp::mat_t<3, 3, wp::float32> var_45;
    const wp::int32 var_46 = 0;
    const wp::float32 var_47 = 20.0;
    wp::float32 var_48;
    wp::mat_t<3, 3, wp::float32> var_49;
    wp::mat_t<3, 3, wp::float32> var_50;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::int32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::vec_t<3, wp::float32> adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::mat_t<3, 3, wp::float32> adj_39 = {};
    wp::mat_t<3, 3, wp::float32> adj_40 = {};
    wp::mat_t<3, 3, wp::float32> adj_41 = {};
    wp::mat_t<3, 3, wp::float32> adj_42 = {};
    wp::mat_t<3, 3, wp::float32> adj_43 = {};
    wp::mat_t<3, 3, wp::float32> adj_44 = {};
    wp::mat_t<3, 3, wp::float32> adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::mat_t<3, 3, wp::float32> adj_49 = {};
    wp::mat_t<3, 3, wp::float32> adj_50 = {};
    //---------
    // forward
    // def _integrate_mesh(                                                                   <L 5>
    // t = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // a = verts[faces[3 * t]]                                                                <L 14>
    var_2 = wp::mul(var_1, var_0);
    var_3 = wp::address(var_faces, var_2);
    var_4 = wp::load(var_3);
    var_5 = wp::address(var_verts, var_4);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // b = verts[faces[3 * t + 1]]                                                            <L 15>
    var_9 = wp::mul(var_8, var_0);
    var_11 = wp::add(var_9, var_10);
    var_12 = wp::address(var_faces, var_11);
    var_13 = wp::load(var_12);
    var_14 = wp::address(var_verts, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::copy(var_16);
    // c = verts[faces[3 * t + 2]]                                                            <L 16>
    var_18 = wp::mul(var_17, var_0);
    var_20 = wp::add(var_18, var_19);
    var_21 = wp::address(var_faces, var_20);
    var_22 = wp::load(var_21);
    var_23 = wp::address(var_verts, var_22);
    var_25 = wp::load(var_23);
    var_24 = wp::copy(var_25);
    // vol = wp.dot(a, wp.cross(b, c)) / 6.0                                                  <L 17>
    var_26 = wp::cross(var_15, var_24);
    var_27 = wp::dot(var_6, var_26);
    var_29 = wp::div(var_27, var_28);
    // s = a + b + c                                                                          <L 18>
    var_30 = wp::add(var_6, var_15);
    var_31 = wp::add(var_30, var_24);
    // wp.atomic_add(volume, 0, vol)                                                          <L 19>
    // var_33 = wp::atomic_add(var_volume, var_32, var_29);
    // wp.atomic_add(moment, 0, 0.25 * vol * s)                                               <L 21>
    var_36 = wp::mul(var_35, var_29);
    var_37 = wp::mul(var_36, var_31);
    // var_38 = wp::atomic_add(var_moment, var_34, var_37);
    // outer_sum = wp.outer(a, a) + wp.outer(b, b) + wp.outer(c, c) + wp.outer(s, s)          <L 22>
    var_39 = wp::outer(var_6, var_6);
    var_40 = wp::outer(var_15, var_15);
    var_41 = wp::add(var_39, var_40);
    var_42 = wp::outer(var_24, var_24);
    var_43 = wp::add(var_41, var_42);
    var_44 = wp::outer(var_31, var_31);
    var_45 = wp::add(var_43, var_44);
    // wp.atomic_add(second, 0, vol / 20.0 * outer_sum)                                       <L 23>
    var_48 = wp::div(var_29, var_47);
    var_49 = wp::mul(var_48, var_45);
    // var_50 = wp::atomic_add(var_second, var_46, var_49);
    //---------
    // reverse
    wp::adj_atomic_add(var_second, var_46, var_49, adj_second, adj_46, adj_49, adj_50);
    wp::adj_mul(var_48, var_45, adj_48, adj_45, adj_49);
    wp::adj_div(var_29, var_47, var_48, adj_29, adj_47, adj_48);
    // adj: wp.atomic_add(second, 0, vol / 20.0 * outer_sum)                                  <L 23>
    wp::adj_add(var_43, var_44, adj_43, adj_44, adj_45);
    wp::adj_outer(var_31, var_31, adj_31, adj_31, adj_44);
    wp::adj_add(var_41, var_42, adj_41, adj_42, adj_43);
    wp::adj_outer(var_24, var_24, adj_24, adj_24, adj_42);
    wp::adj_add(var_39, var_40, adj_39, adj_40, adj_41);
    wp::adj_outer(var_15, var_15, adj_15, adj_15, adj_40);
    wp::adj_outer(var_6, var_6, adj_6, adj_6, adj_39);
    // adj: outer_sum = wp.outer(a, a) + wp.outer(b, b) + wp.outer(c, c) + wp.outer(s, s)     <L 22>
    wp::adj_atomic_add(var_moment, var_34, var_37, adj_moment, adj_34, adj_37, adj_38);
    wp::adj_mul(var_36, var_31, adj_36, adj_31, adj_37);
    wp::adj_mul(var_35, var_29, adj_35, adj_29, adj_36);
    // adj: wp.atomic_add(moment, 0, 0.25 * vol * s)                                          <L 21>
    wp::adj_atomic_add(var_volume, var_32, var_29, adj_volume, adj_32, adj_29, adj_33);
    // adj: wp.atomic_add(volume, 0, vol)                                                     <L 19>
    wp::adj_add(var_30, var_24, adj_30, adj_24, adj_31);
    wp::adj_add(var_6, var_15, adj_6, adj_15, adj_30);
    // adj: s = a + b + c                                                                     <L 18>
    wp::adj_div(var_27, var_28, var_29, adj_27, adj_28, adj_29);
    wp::adj_dot(var_6, var_26, adj_6, adj_26, adj_27);
    wp::adj_cross(var_15, var_24, adj_15, adj_24, adj_26);
    // adj: vol = wp.dot(a, wp.cross(b, c)) / 6.0                                             <L 17>
    wp::adj_copy(var_25, adj_23, adj_24);
    wp::adj_address(var_verts, var_22, adj_verts, adj_22, adj_23);
    wp::adj_address(var_faces, var_20, adj_faces, adj_20, adj_21);
    wp::adj_add(var_18, var_19, adj_18, adj_19, adj_20);
    wp::adj_mul(var_17, var_0, adj_17, adj_0, adj_18);
    // adj: c = verts[faces[3 * t + 2]]                                                       <L 16>
    wp::adj_copy(var_16, adj_14, adj_15);
    wp::adj_address(var_verts, var_13, adj_verts, adj_13, adj_14);
    wp::adj_address(var_faces, var_11, adj_faces, adj_11, adj_12);
    wp::adj_add(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_mul(var_8, var_0, adj_8, adj_0, adj_9);
    // adj: b = verts[faces[3 * t + 1]]                                                       <L 15>
    wp::adj_copy(var_7, adj_5, adj_6);
    wp::adj_address(var_verts, var_4, adj_verts, adj_4, adj_5);
    wp::adj_address(var_faces, var_2, adj_faces, adj_2, adj_3);
    wp::adj_mul(var_1, var_0, adj_1, adj_0, adj_2);
    // adj: a = verts[faces[3 * t]]                                                           <L 14>
    // adj: t = wp.tid()                                                                      <L 13>
    // adj: def _integrate_mesh(                                                              <L 5>
    return;
}
