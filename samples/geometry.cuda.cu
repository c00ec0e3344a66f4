// bound_queries.py:4
static CUDA_CALLABLE wp::vec_t<3, wp::float32> axis_angle_turn_0(
    wp::vec_t<3, wp::float32> var_arm_v,
    wp::vec_t<3, wp::float32> var_axis_k,
    wp::float32 var_angle_r)
{
    //---------
    // primal vars
    wp::quat_t<wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    //---------
    // forward
    // def axis_angle_turn(arm_v: wp.vec3, axis_k: wp.vec3, angle_r: wp.float32):             <L 5>
    // spin_q = wp.quat_from_axis_angle(axis_k, angle_r)                                      <L 6>
    var_0 = wp::quat_from_axis_angle(var_axis_k, var_angle_r);
    // return wp.quat_rotate(spin_q, arm_v)                                                   <L 7>
    var_1 = wp::quat_rotate(var_0, var_arm_v);
    return var_1;
}


// bound_queries.py:4
static CUDA_CALLABLE void adj_axis_angle_turn_0(
    wp::vec_t<3, wp::float32> var_arm_v,
    wp::vec_t<3, wp::float32> var_axis_k,
    wp::float32 var_angle_r,
    wp::vec_t<3, wp::float32> & adj_arm_v,
    wp::vec_t<3, wp::float32> & adj_axis_k,
    wp::float32 & adj_angle_r,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::quat_t<wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    //---------
    // dual vars
    wp::quat_t<wp::float32> adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    //---------
    // forward
    // def axis_angle_turn(arm_v: wp.vec3, axis_k: wp.vec3, angle_r: wp.float32):             <L 5>
    // spin_q = wp.quat_from_axis_angle(axis_k, angle_r)                                      <L 6>
    var_0 = wp::quat_from_axis_angle(var_axis_k, var_angle_r);
    // return wp.quat_rotate(spin_q, arm_v)                                                   <L 7>
    var_1 = wp::quat_rotate(var_0, var_arm_v);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_quat_rotate(var_0, var_arm_v, adj_0, adj_arm_v, adj_1);
    // adj: return wp.quat_rotate(spin_q, arm_v)                                              <L 7>
    wp::adj_quat_from_axis_angle(var_axis_k, var_angle_r, adj_axis_k, adj_angle_r, adj_0);
    // adj: spin_q = wp.quat_from_axis_angle(axis_k, angle_r)                                 <L 6>
    // adj: def axis_angle_turn(arm_v: wp.vec3, axis_k: wp.vec3, angle_r: wp.float32):        <L 5>
    return;
}

extern "C" __global__ void bound_queries_639f076c_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_queries,
    wp::float32 var_margin,
    wp::float32 var_blend_t,
    wp::array_t<wp::vec_t<3, wp::float32>> var_corners,
    wp::array_t<wp::float32> var_angles,
    wp::array_t<wp::float32> var_distances)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        wp::int32 var_1;
        wp::vec_t<3, wp::float32>* var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32>* var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::vec_t<3, wp::float32> var_7;
        const wp::int32 var_8 = 2;
        wp::float32 var_9;
        wp::vec_t<3, wp::float32> var_10;
        const wp::float32 var_11 = 0.4;
        wp::vec_t<3, wp::float32> var_12;
        const wp::int32 var_13 = 0;
        wp::float32 var_14;
        const wp::float32 var_15 = 7.5;
        wp::float32 var_16;
        const wp::float32 var_17 = 2.25;
        wp::float32 var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        wp::vec_t<3, wp::float32> var_21;
        wp::quat_t<wp::float32> var_22;
        const wp::float32 var_23 = 0.25;
        wp::vec_t<3, wp::float32> var_24;
        wp::vec_t<3, wp::float32> var_25;
        wp::vec_t<3, wp::float32> var_26;
        wp::float32 var_27;
        wp::vec_t<3, wp::float32> var_28;
        wp::vec_t<3, wp::float32> var_29;
        wp::vec_t<3, wp::float32> var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        const wp::float32 var_33 = 0.5;
        wp::vec_t<3, wp::float32> var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        const wp::int32 var_38 = 2;
        wp::float32* var_39;
        wp::float32 var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        //---------
        // forward
        // def bound_queries(                                                                     <L 11>
        // row, col = wp.tid()                                                                    <L 19>
        builtin_tid2d(var_0, var_1);
        // query = queries[row, col]                                                              <L 20>
        var_2 = wp::address(var_queries, var_0, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // corner = corners[row, col]                                                             <L 21>
        var_5 = wp::address(var_corners, var_0, var_1);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        // direction = corner * query.z * 0.4                                                     <L 22>
        var_9 = wp::extract(var_3, var_8);
        var_10 = wp::mul(var_6, var_9);
        var_12 = wp::mul(var_10, var_11);
        // sine = corner.x * 7.5 + 2.25                                                           <L 23>
        var_14 = wp::extract(var_6, var_13);
        var_16 = wp::mul(var_14, var_15);
        var_18 = wp::add(var_16, var_17);
        // offset_vector = axis_angle_turn(direction, wp.normalize(query), margin)                <L 24>
        var_19 = wp::normalize(var_3);
        var_20 = axis_angle_turn_0(var_12, var_19, var_margin);
        // spin_q = wp.quat_from_axis_angle(wp.normalize(corner), margin)                         <L 25>
        var_21 = wp::normalize(var_6);
        var_22 = wp::quat_from_axis_angle(var_21, var_margin);
        // v_spun = wp.quat_rotate_inv(spin_q, 0.25 * offset_vector)                              <L 26>
        var_24 = wp::mul(var_23, var_20);
        var_25 = wp::quat_rotate_inv(var_22, var_24);
        // axis_n = wp.normalize(v_spun)                                                          <L 27>
        var_26 = wp::normalize(var_25);
        // along_n = wp.dot(query, axis_n) * axis_n                                               <L 28>
        var_27 = wp::dot(var_3, var_26);
        var_28 = wp::mul(var_27, var_26);
        // perp_part = query - along_n                                                            <L 29>
        var_29 = wp::sub(var_3, var_28);
        // corner_a = wp.normalize(perp_part)                                                     <L 30>
        var_30 = wp::normalize(var_29);
        // edge_ab = direction - corner_a                                                         <L 31>
        var_31 = wp::sub(var_12, var_30);
        // edge_ac = axis_n - corner_a                                                            <L 32>
        var_32 = wp::sub(var_26, var_30);
        // face_size = 0.5 * wp.length(wp.cross(edge_ab, edge_ac))                                <L 33>
        var_34 = wp::cross(var_31, var_32);
        var_35 = wp::length(var_34);
        var_36 = wp::mul(var_33, var_35);
        // distances[row, col] = face_size * blend_t + angles[2] - sine                           <L 34>
        var_37 = wp::mul(var_36, var_blend_t);
        var_39 = wp::address(var_angles, var_38);
        var_41 = wp::load(var_39);
        var_40 = wp::add(var_37, var_41);
        var_42 = wp::sub(var_40, var_18);
        wp::array_store(var_distances, var_0, var_1, var_42);
    }
}

extern "C" __global__ void bound_queries_639f076c_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_queries,
    wp::float32 var_margin,
    wp::float32 var_blend_t,
    wp::array_t<wp::vec_t<3, wp::float32>> var_corners,
    wp::array_t<wp::float32> var_angles,
    wp::array_t<wp::float32> var_distances,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_queries,
    wp::float32 adj_margin,
    wp::float32 adj_blend_t,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_corners,
    wp::array_t<wp::float32> adj_angles,
    wp::array_t<wp::float32> adj_distances)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        wp::int32 var_1;
        wp::vec_t<3, wp::float32>* var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32>* var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::vec_t<3, wp::float32> var_7;
        const wp::int32 var_8 = 2;
        wp::float32 var_9;
        wp::vec_t<3, wp::float32> var_10;
        const wp::float32 var_11 = 0.4;
        wp::vec_t<3, wp::float32> var_12;
        const wp::int32 var_13 = 0;
        wp::float32 var_14;
        const wp::float32 var_15 = 7.5;
        wp::float32 var_16;
        const wp::float32 var_17 = 2.25;
        wp::float32 var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        wp::vec_t<3, wp::float32> var_21;
        wp::quat_t<wp::float32> var_22;
        const wp::float32 var_23 = 0.25;
        wp::vec_t<3, wp::float32> var_24;
        wp::vec_t<3, wp::float32> var_25;
        wp::vec_t<3, wp::float32> var_26;
        wp::float32 var_27;
        wp::vec_t<3, wp::float32> var_28;
        wp::vec_t<3, wp::float32> var_29;
        wp::vec_t<3, wp::float32> var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        const wp::float32 var_33 = 0.5;
        wp::vec_t<3, wp::float32> var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        const wp::int32 var_38 = 2;
        wp::float32* var_39;
        wp::float32 var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        wp::vec_t<3, wp::float32> adj_21 = {};
        wp::quat_t<wp::float32> adj_22 = {};
        wp::float32 adj_23 = {};
        wp::vec_t<3, wp::float32> adj_24 = {};
        wp::vec_t<3, wp::float32> adj_25 = {};
        wp::vec_t<3, wp::float32> adj_26 = {};
        wp::float32 adj_27 = {};
        wp::vec_t<3, wp::float32> adj_28 = {};
        wp::vec_t<3, wp::float32> adj_29 = {};
        wp::vec_t<3, wp::float32> adj_30 = {};
        wp::vec_t<3, wp::float32> adj_31 = {};
        wp::vec_t<3, wp::float32> adj_32 = {};
        wp::float32 adj_33 = {};
        wp::vec_t<3, wp::float32> adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        //---------
        // forward
        // def bound_queries(                                                                     <L 11>
        // row, col = wp.tid()                                                                    <L 19>
        builtin_tid2d(var_0, var_1);
        // query = queries[row, col]                                                              <L 20>
        var_2 = wp::address(var_queries, var_0, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // corner = corners[row, col]                                                             <L 21>
        var_5 = wp::address(var_corners, var_0, var_1);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        // direction = corner * query.z * 0.4                                                     <L 22>
        var_9 = wp::extract(var_3, var_8);
        var_10 = wp::mul(var_6, var_9);
        var_12 = wp::mul(var_10, var_11);
        // sine = corner.x * 7.5 + 2.25                                                           <L 23>
        var_14 = wp::extract(var_6, var_13);
        var_16 = wp::mul(var_14, var_15);
        var_18 = wp::add(var_16, var_17);
        // offset_vector = axis_angle_turn(direction, wp.normalize(query), margin)                <L 24>
        var_19 = wp::normalize(var_3);
        var_20 = axis_angle_turn_0(var_12, var_19, var_margin);
        // spin_q = wp.quat_from_axis_angle(wp.normalize(corner), margin)                         <L 25>
        var_21 = wp::normalize(var_6);
        var_22 = wp::quat_from_axis_angle(var_21, var_margin);
        // v_spun = wp.quat_rotate_inv(spin_q, 0.25 * offset_vector)                              <L 26>
        var_24 = wp::mul(var_23, var_20);
        var_25 = wp::quat_rotate_inv(var_22, var_24);
        // axis_n = wp.normalize(v_spun)                                                          <L 27>
        var_26 = wp::normalize(var_25);
        // along_n = wp.dot(query, axis_n) * axis_n                                               <L 28>
        var_27 = wp::dot(var_3, var_26);
        var_28 = wp::mul(var_27, var_26);
        // perp_part = query - along_n                                                            <L 29>
        var_29 = wp::sub(var_3, var_28);
        // corner_a = wp.normalize(perp_part)                                                     <L 30>
        var_30 = wp::normalize(var_29);
        // edge_ab = direction - corner_a                                                         <L 31>
        var_31 = wp::sub(var_12, var_30);
        // edge_ac = axis_n - corner_a                                                            <L 32>
        var_32 = wp::sub(var_26, var_30);
        // face_size = 0.5 * wp.length(wp.cross(edge_ab, edge_ac))                                <L 33>
        var_34 = wp::cross(var_31, var_32);
        var_35 = wp::length(var_34);
        var_36 = wp::mul(var_33, var_35);
        // distances[row, col] = face_size * blend_t + angles[2] - sine                           <L 34>
        var_37 = wp::mul(var_36, var_blend_t);
        var_39 = wp::address(var_angles, var_38);
        var_41 = wp::load(var_39);
        var_40 = wp::add(var_37, var_41);
        var_42 = wp::sub(var_40, var_18);
        // wp::array_store(var_distances, var_0, var_1, var_42);
        //---------
        // reverse
        wp::adj_array_store(var_distances, var_0, var_1, var_42, adj_distances, adj_0, adj_1, adj_42);
        wp::adj_sub(var_40, var_18, adj_40, adj_18, adj_42);
        wp::adj_add(var_37, var_41, adj_37, adj_39, adj_40);
        wp::adj_address(var_angles, var_38, adj_angles, adj_38, adj_39);
        wp::adj_mul(var_36, var_blend_t, adj_36, adj_blend_t, adj_37);
        // adj: distances[row, col] = face_size * blend_t + angles[2] - sine                      <L 34>
        wp::adj_mul(var_33, var_35, adj_33, adj_35, adj_36);
        wp::adj_length(var_34, var_35, adj_34, adj_35);
        wp::adj_cross(var_31, var_32, adj_31, adj_32, adj_34);
        // adj: face_size = 0.5 * wp.length(wp.cross(edge_ab, edge_ac))                           <L 33>
        wp::adj_sub(var_26, var_30, adj_26, adj_30, adj_32);
        // adj: edge_ac = axis_n - corner_a                                                       <L 32>
        wp::adj_sub(var_12, var_30, adj_12, adj_30, adj_31);
        // adj: edge_ab = direction - corner_a                                                    <L 31>
        wp::adj_normalize(var_29, var_30, adj_29, adj_30);
        // adj: corner_a = wp.normalize(perp_part)                                                <L 30>
        wp::adj_sub(var_3, var_28, adj_3, adj_28, adj_29);
        // adj: perp_part = query - along_n                                                       <L 29>
        wp::adj_mul(var_27, var_26, adj_27, adj_26, adj_28);
        wp::adj_dot(var_3, var_26, adj_3, adj_26, adj_27);
        // adj: along_n = wp.dot(query, axis_n) * axis_n                                          <L 28>
        wp::adj_normalize(var_25, var_26, adj_25, adj_26);
        // adj: axis_n = wp.normalize(v_spun)                                                     <L 27>
        wp::adj_quat_rotate_inv(var_22, var_24, adj_22, adj_24, adj_25);
        wp::adj_mul(var_23, var_20, adj_23, adj_20, adj_24);
        // adj: v_spun = wp.quat_rotate_inv(spin_q, 0.25 * offset_vector)                         <L 26>
        wp::adj_quat_from_axis_angle(var_21, var_margin, adj_21, adj_margin, adj_22);
        wp::adj_normalize(var_6, var_21, adj_6, adj_21);
        // adj: spin_q = wp.quat_from_axis_angle(wp.normalize(corner), margin)                    <L 25>
        adj_axis_angle_turn_0(var_12, var_19, var_margin, adj_12, adj_19, adj_margin, adj_20);
        wp::adj_normalize(var_3, var_19, adj_3, adj_19);
        // adj: offset_vector = axis_angle_turn(direction, wp.normalize(query), margin)           <L 24>
        wp::adj_add(var_16, var_17, adj_16, adj_17, adj_18);
        wp::adj_mul(var_14, var_15, adj_14, adj_15, adj_16);
        wp::adj_extract(var_6, var_13, adj_6, adj_13, adj_14);
        // adj: sine = corner.x * 7.5 + 2.25                                                      <L 23>
        wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
        wp::adj_mul(var_6, var_9, adj_6, adj_9, adj_10);
        wp::adj_extract(var_3, var_8, adj_3, adj_8, adj_9);
        // adj: direction = corner * query.z * 0.4                                                <L 22>
        wp::adj_copy(var_7, adj_5, adj_6);
        wp::adj_address(var_corners, var_0, var_1, adj_corners, adj_0, adj_1, adj_5);
        // adj: corner = corners[row, col]                                                        <L 21>
        wp::adj_copy(var_4, adj_2, adj_3);
        wp::adj_address(var_queries, var_0, var_1, adj_queries, adj_0, adj_1, adj_2);
        // adj: query = queries[row, col]                                                         <L 20>
        // adj: row, col = wp.tid()                                                               <L 19>
        // adj: def bound_queries(                                                                <L 11>
        continue;
    }
}
