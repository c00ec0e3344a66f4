extern "C" __global__ void drive_propellers_kernel_a1834329_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_owners,
    wp::array_t<wp::vec_t<3, wp::float32>> var_rotor_axis,
    wp::array_t<wp::vec_t<3, wp::float32>> var_rotor_pos,
    wp::array_t<wp::float32> var_lift_coef,
    wp::array_t<wp::float32> var_drag_coef,
    wp::array_t<wp::float32> var_throttle,
    wp::float32 var_omega_max,
    wp::array_t<wp::float32> var_rotor_speed,
    wp::array_t<wp::transform_t<wp::float32>> var_body_q,
    wp::array_t<wp::vec_t<3, wp::float32>> var_body_com,
    wp::array_t<wp::vec_t<3, wp::float32>> var_body_v,
    wp::float32 var_axial_loss,
    wp::float32 var_disc_radius,
    wp::array_t<wp::vec_t<6, wp::float32>> var_body_f)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        wp::float32* var_4;
        const wp::float32 var_5 = 0.1;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::transform_t<wp::float32>* var_15;
        wp::vec_t<3, wp::float32>* var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::transform_t<wp::float32> var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::float32* var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        wp::vec_t<3, wp::float32>* var_24;
        wp::float32 var_25;
        wp::vec_t<3, wp::float32> var_26;
        const wp::float32 var_27 = 1.0;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::float32 var_30;
        wp::transform_t<wp::float32>* var_31;
        wp::vec_t<3, wp::float32>* var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::transform_t<wp::float32> var_34;
        wp::vec_t<3, wp::float32> var_35;
        const wp::float32 var_36 = 0.25;
        wp::float32 var_37;
        const wp::int32 var_38 = 2;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::float32 var_41;
        const wp::float32 var_42 = 1.0;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::transform_t<wp::float32>* var_47;
        wp::vec_t<3, wp::float32>* var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::transform_t<wp::float32> var_50;
        wp::vec_t<3, wp::float32> var_51;
        wp::vec_t<3, wp::float32> var_52;
        wp::vec_t<3, wp::float32> var_53;
        wp::float32* var_54;
        wp::float32 var_55;
        wp::float32 var_56;
        wp::float32 var_57;
        wp::vec_t<3, wp::float32> var_58;
        wp::vec_t<3, wp::float32> var_59;
        wp::vec_t<6, wp::float32> var_60;
        wp::vec_t<6, wp::float32> var_61;
        //---------
        // forward
        // def drive_propellers_kernel(                                                           <L 7>
        // tid = wp.tid()                                                                         <L 24>
        var_0 = builtin_tid1d();
        // craft = owners[tid]                                                                    <L 25>
        var_1 = wp::address(var_owners, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // omega = rotor_speed[tid] + DT_OVER_TAU * (omega_max * throttle[tid] - rotor_speed[tid])       <L 27>
        var_4 = wp::address(var_rotor_speed, var_0);
        var_6 = wp::address(var_throttle, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::mul(var_omega_max, var_8);
        var_9 = wp::address(var_rotor_speed, var_0);
        var_11 = wp::load(var_9);
        var_10 = wp::sub(var_7, var_11);
        var_12 = wp::mul(var_5, var_10);
        var_14 = wp::load(var_4);
        var_13 = wp::add(var_14, var_12);
        // rotor_speed[tid] = omega                                                               <L 28>
        wp::array_store(var_rotor_speed, var_0, var_13);
        // axis_w = wp.transform_vector(body_q[craft], rotor_axis[tid])                           <L 29>
        var_15 = wp::address(var_body_q, var_2);
        var_16 = wp::address(var_rotor_axis, var_0);
        var_18 = wp::load(var_15);
        var_19 = wp::load(var_16);
        var_17 = wp::transform_vector(var_18, var_19);
        // lift = lift_coef[tid] * omega * omega                                                  <L 30>
        var_20 = wp::address(var_lift_coef, var_0);
        var_22 = wp::load(var_20);
        var_21 = wp::mul(var_22, var_13);
        var_23 = wp::mul(var_21, var_13);
        // v_axial = wp.dot(body_v[craft], axis_w)                                                <L 31>
        var_24 = wp::address(var_body_v, var_2);
        var_26 = wp::load(var_24);
        var_25 = wp::dot(var_26, var_17);
        // lift *= 1.0 - axial_loss * v_axial                                                     <L 32>
        var_28 = wp::mul(var_axial_loss, var_25);
        var_29 = wp::sub(var_27, var_28);
        var_30 = wp::mul(var_23, var_29);
        // at = wp.transform_point(body_q[craft], rotor_pos[tid])                                 <L 33>
        var_31 = wp::address(var_body_q, var_2);
        var_32 = wp::address(var_rotor_pos, var_0);
        var_34 = wp::load(var_31);
        var_35 = wp::load(var_32);
        var_33 = wp::transform_point(var_34, var_35);
        // ratio = 0.25 * disc_radius / wp.max(at[2], disc_radius)                                <L 35>
        var_37 = wp::mul(var_36, var_disc_radius);
        var_39 = wp::extract(var_33, var_38);
        var_40 = wp::max(var_39, var_disc_radius);
        var_41 = wp::div(var_37, var_40);
        // lift = lift / (1.0 - ratio * ratio)                                                    <L 36>
        var_43 = wp::mul(var_41, var_41);
        var_44 = wp::sub(var_42, var_43);
        var_45 = wp::div(var_30, var_44);
        // f = lift * axis_w                                                                      <L 37>
        var_46 = wp::mul(var_45, var_17);
        // t = wp.cross(at - wp.transform_point(body_q[craft], body_com[craft]), f)               <L 38>
        var_47 = wp::address(var_body_q, var_2);
        var_48 = wp::address(var_body_com, var_2);
        var_50 = wp::load(var_47);
        var_51 = wp::load(var_48);
        var_49 = wp::transform_point(var_50, var_51);
        var_52 = wp::sub(var_33, var_49);
        var_53 = wp::cross(var_52, var_46);
        // t += drag_coef[tid] * omega * omega * axis_w                                           <L 39>
        var_54 = wp::address(var_drag_coef, var_0);
        var_56 = wp::load(var_54);
        var_55 = wp::mul(var_56, var_13);
        var_57 = wp::mul(var_55, var_13);
        var_58 = wp::mul(var_57, var_17);
        var_59 = wp::add(var_53, var_58);
        // load = wp.spatial_vector(f, t)                                                         <L 40>
        var_60 = wp::vec_t<6, wp::float32>(var_46, var_59);
        // wp.atomic_add(body_f, craft, load)                                                     <L 41>
        var_61 = wp::atomic_add(var_body_f, var_2, var_60);
    }
}

extern "C" __global__ void drive_propellers_kernel_a1834329_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_owners,
    wp::array_t<wp::vec_t<3, wp::float32>> var_rotor_axis,
    wp::array_t<wp::vec_t<3, wp::float32>> var_rotor_pos,
    wp::array_t<wp::float32> var_lift_coef,
    wp::array_t<wp::float32> var_drag_coef,
    wp::array_t<wp::float32> var_throttle,
    wp::float32 var_omega_max,
    wp::array_t<wp::float32> var_rotor_speed,
    wp::array_t<wp::transform_t<wp::float32>> var_body_q,
    wp::array_t<wp::vec_t<3, wp::float32>> var_body_com,
    wp::array_t<wp::vec_t<3, wp::float32>> var_body_v,
    wp::float32 var_axial_loss,
    wp::float32 var_disc_radius,
    wp::array_t<wp::vec_t<6, wp::float32>> var_body_f,
    wp::array_t<wp::int32> adj_owners,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_rotor_axis,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_rotor_pos,
    wp::array_t<wp::float32> adj_lift_coef,
    wp::array_t<wp::float32> adj_drag_coef,
    wp::array_t<wp::float32> adj_throttle,
    wp::float32 adj_omega_max,
    wp::array_t<wp::float32> adj_rotor_speed,
    wp::array_t<wp::transform_t<wp::float32>> adj_body_q,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_body_com,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_body_v,
    wp::float32 adj_axial_loss,
    wp::float32 adj_disc_radius,
    wp::array_t<wp::vec_t<6, wp::float32>> adj_body_f)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        wp::float32* var_4;
        const wp::float32 var_5 = 0.1;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::transform_t<wp::float32>* var_15;
        wp::vec_t<3, wp::float32>* var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::transform_t<wp::float32> var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::float32* var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        wp::vec_t<3, wp::float32>* var_24;
        wp::float32 var_25;
        wp::vec_t<3, wp::float32> var_26;
        const wp::float32 var_27 = 1.0;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::float32 var_30;
        wp::transform_t<wp::float32>* var_31;
        wp::vec_t<3, wp::float32>* var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::transform_t<wp::float32> var_34;
        wp::vec_t<3, wp::float32> var_35;
        const wp::float32 var_36 = 0.25;
        wp::float32 var_37;
        const wp::int32 var_38 = 2;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::float32 var_41;
        const wp::float32 var_42 = 1.0;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::transform_t<wp::float32>* var_47;
        wp::vec_t<3, wp::float32>* var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::transform_t<wp::float32> var_50;
        wp::vec_t<3, wp::float32> var_51;
        wp::vec_t<3, wp::float32> var_52;
        wp::vec_t<3, wp::float32> var_53;
        wp::float32* var_54;
        wp::float32 var_55;
        wp::float32 var_56;
        wp::float32 var_57;
        wp::vec_t<3, wp::float32> var_58;
        wp::vec_t<3, wp::float32> var_59;
        wp::vec_t<6, wp::float32> var_60;
        wp::vec_t<6, wp::float32> var_61;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
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
        wp::transform_t<wp::float32> adj_15 = {};
        wp::vec_t<3, wp::float32> adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::transform_t<wp::float32> adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::vec_t<3, wp::float32> adj_24 = {};
        wp::float32 adj_25 = {};
        wp::vec_t<3, wp::float32> adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::transform_t<wp::float32> adj_31 = {};
        wp::vec_t<3, wp::float32> adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::transform_t<wp::float32> adj_34 = {};
        wp::vec_t<3, wp::float32> adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::vec_t<3, wp::float32> adj_46 = {};
        wp::transform_t<wp::float32> adj_47 = {};
        wp::vec_t<3, wp::float32> adj_48 = {};
        wp::vec_t<3, wp::float32> adj_49 = {};
        wp::transform_t<wp::float32> adj_50 = {};
        wp::vec_t<3, wp::float32> adj_51 = {};
        wp::vec_t<3, wp::float32> adj_52 = {};
        wp::vec_t<3, wp::float32> adj_53 = {};
        wp::float32 adj_54 = {};
        wp::float32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::vec_t<3, wp::float32> adj_58 = {};
        wp::vec_t<3, wp::float32> adj_59 = {};
        wp::vec_t<6, wp::float32> adj_60 = {};
        wp::vec_t<6, wp::float32> adj_61 = {};
        //---------
        // forward
        // def drive_propellers_kernel(                                                           <L 7>
        // tid = wp.tid()                                                                         <L 24>
        var_0 = builtin_tid1d();
        // craft = owners[tid]                                                                    <L 25>
        var_1 = wp::address(var_owners, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // omega = rotor_speed[tid] + DT_OVER_TAU * (omega_max * throttle[tid] - rotor_speed[tid])       <L 27>
        var_4 = wp::address(var_rotor_speed, var_0);
        var_6 = wp::address(var_throttle, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::mul(var_omega_max, var_8);
        var_9 = wp::address(var_rotor_speed, var_0);
        var_11 = wp::load(var_9);
        var_10 = wp::sub(var_7, var_11);
        var_12 = wp::mul(var_5, var_10);
        var_14 = wp::load(var_4);
        var_13 = wp::add(var_14, var_12);
        // rotor_speed[tid] = omega                                                               <L 28>
        // wp::array_store(var_rotor_speed, var_0, var_13);
        // axis_w = wp.transform_vector(body_q[craft], rotor_axis[tid])                           <L 29>
        var_15 = wp::address(var_body_q, var_2);
        var_16 = wp::address(var_rotor_axis, var_0);
        var_18 = wp::load(var_15);
        var_19 = wp::load(var_16);
        var_17 = wp::transform_vector(var_18, var_19);
        // lift = lift_coef[tid] * omega * omega                                                  <L 30>
        var_20 = wp::address(var_lift_coef, var_0);
        var_22 = wp::load(var_20);
        var_21 = wp::mul(var_22, var_13);
        var_23 = wp::mul(var_21, var_13);
        // v_axial = wp.dot(body_v[craft], axis_w)                                                <L 31>
        var_24 = wp::address(var_body_v, var_2);
        var_26 = wp::load(var_24);
        var_25 = wp::dot(var_26, var_17);
        // lift *= 1.0 - axial_loss * v_axial                                                     <L 32>
        var_28 = wp::mul(var_axial_loss, var_25);
        var_29 = wp::sub(var_27, var_28);
        var_30 = wp::mul(var_23, var_29);
        // at = wp.transform_point(body_q[craft], rotor_pos[tid])                                 <L 33>
        var_31 = wp::address(var_body_q, var_2);
        var_32 = wp::address(var_rotor_pos, var_0);
        var_34 = wp::load(var_31);
        var_35 = wp::load(var_32);
        var_33 = wp::transform_point(var_34, var_35);
        // ratio = 0.25 * disc_radius / wp.max(at[2], disc_radius)                                <L 35>
        var_37 = wp::mul(var_36, var_disc_radius);
        var_39 = wp::extract(var_33, var_38);
        var_40 = wp::max(var_39, var_disc_radius);
        var_41 = wp::div(var_37, var_40);
        // lift = lift / (1.0 - ratio * ratio)                                                    <L 36>
        var_43 = wp::mul(var_41, var_41);
        var_44 = wp::sub(var_42, var_43);
        var_45 = wp::div(var_30, var_44);
        // f = lift * axis_w                                                                      <L 37>
        var_46 = wp::mul(var_45, var_17);
        // t = wp.cross(at - wp.transform_point(body_q[craft], body_com[craft]), f)               <L 38>
        var_47 = wp::address(var_body_q, var_2);
        var_48 = wp::address(var_body_com, var_2);
        var_50 = wp::load(var_47);
        var_51 = wp::load(var_48);
        var_49 = wp::transform_point(var_50, var_51);
        var_52 = wp::sub(var_33, var_49);
        var_53 = wp::cross(var_52, var_46);
        // t += drag_coef[tid] * omega * omega * axis_w                                           <L 39>
        var_54 = wp::address(var_drag_coef, var_0);
        var_56 = wp::load(var_54);
        var_55 = wp::mul(var_56, var_13);
        var_57 = wp::mul(var_55, var_13);
        var_58 = wp::mul(var_57, var_17);
        var_59 = wp::add(var_53, var_58);
        // load = wp.spatial_vector(f, t)                                                         <L 40>
        var_60 = wp::vec_t<6, wp::float32>(var_46, var_59);
        // wp.atomic_add(body_f, craft, load)                                                     <L 41>
        // var_61 = wp::atomic_add(var_body_f, var_2, var_60);
        //---------
        // reverse
        wp::adj_atomic_add(var_body_f, var_2, var_60, adj_body_f, adj_2, adj_60, adj_61);
        // adj: wp.atomic_add(body_f, craft, load)                                                <L 41>
        wp::adj_vec_t(var_46, var_59, adj_46, adj_59, adj_60);
        // adj: load = wp.spatial_vector(f, t)                                                    <L 40>
        wp::adj_add(var_53, var_58, adj_53, adj_58, adj_59);
        wp::adj_mul(var_57, var_17, adj_57, adj_17, adj_58);
        wp::adj_mul(var_55, var_13, adj_55, adj_13, adj_57);
        wp::adj_mul(var_56, var_13, adj_54, adj_13, adj_55);
        wp::adj_address(var_drag_coef, var_0, adj_drag_coef, adj_0, adj_54);
        // adj: t += drag_coef[tid] * omega * omega * axis_w                                      <L 39>
        wp::adj_cross(var_52, var_46, adj_52, adj_46, adj_53);
        wp::adj_sub(var_33, var_49, adj_33, adj_49, adj_52);
        wp::adj_transform_point(var_50, var_51, adj_47, adj_48, adj_49);
        wp::adj_address(var_body_com, var_2, adj_body_com, adj_2, adj_48);
        wp::adj_address(var_body_q, var_2, adj_body_q, adj_2, adj_47);
        // adj: t = wp.cross(at - wp.transform_point(body_q[craft], body_com[craft]), f)          <L 38>
        wp::adj_mul(var_45, var_17, adj_45, adj_17, adj_46);
        // adj: f = lift * axis_w                                                                 <L 37>
        wp::adj_div(var_30, var_44, var_45, adj_30, adj_44, adj_45);
        wp::adj_sub(var_42, var_43, adj_42, adj_43, adj_44);
        wp::adj_mul(var_41, var_41, adj_41, adj_41, adj_43);
        // adj: lift = lift / (1.0 - ratio * ratio)                                               <L 36>
        wp::adj_div(var_37, var_40, var_41, adj_37, adj_40, adj_41);
        wp::adj_max(var_39, var_disc_radius, adj_39, adj_disc_radius, adj_40);
        wp::adj_extract(var_33, var_38, adj_33, adj_38, adj_39);
        wp::adj_mul(var_36, var_disc_radius, adj_36, adj_disc_radius, adj_37);
        // adj: ratio = 0.25 * disc_radius / wp.max(at[2], disc_radius)                           <L 35>
        wp::adj_transform_point(var_34, var_35, adj_31, adj_32, adj_33);
        wp::adj_address(var_rotor_pos, var_0, adj_rotor_pos, adj_0, adj_32);
        wp::adj_address(var_body_q, var_2, adj_body_q, adj_2, adj_31);
        // adj: at = wp.transform_point(body_q[craft], rotor_pos[tid])                            <L 33>
        wp::adj_mul(var_23, var_29, adj_23, adj_29, adj_30);
        wp::adj_sub(var_27, var_28, adj_27, adj_28, adj_29);
        wp::adj_mul(var_axial_loss, var_25, adj_axial_loss, adj_25, adj_28);
        // adj: lift *= 1.0 - axial_loss * v_axial                                                <L 32>
        wp::adj_dot(var_26, var_17, adj_24, adj_17, adj_25);
        wp::adj_address(var_body_v, var_2, adj_body_v, adj_2, adj_24);
        // adj: v_axial = wp.dot(body_v[craft], axis_w)                                           <L 31>
        wp::adj_mul(var_21, var_13, adj_21, adj_13, adj_23);
        wp::adj_mul(var_22, var_13, adj_20, adj_13, adj_21);
        wp::adj_address(var_lift_coef, var_0, adj_lift_coef, adj_0, adj_20);
        // adj: lift = lift_coef[tid] * omega * omega                                             <L 30>
        wp::adj_transform_vector(var_18, var_19, adj_15, adj_16, adj_17);
        wp::adj_address(var_rotor_axis, var_0, adj_rotor_axis, adj_0, adj_16);
        wp::adj_address(var_body_q, var_2, adj_body_q, adj_2, adj_15);
        // adj: axis_w = wp.transform_vector(body_q[craft], rotor_axis[tid])                      <L 29>
        wp::adj_array_store(var_rotor_speed, var_0, var_13, adj_rotor_speed, adj_0, adj_13);
        // adj: rotor_speed[tid] = omega                                                          <L 28>
        wp::adj_add(var_14, var_12, adj_4, adj_12, adj_13);
        wp::adj_mul(var_5, var_10, adj_5, adj_10, adj_12);
        wp::adj_sub(var_7, var_11, adj_7, adj_9, adj_10);
        wp::adj_address(var_rotor_speed, var_0, adj_rotor_speed, adj_0, adj_9);
        wp::adj_mul(var_omega_max, var_8, adj_omega_max, adj_6, adj_7);
        wp::adj_address(var_throttle, var_0, adj_throttle, adj_0, adj_6);
        wp::adj_address(var_rotor_speed, var_0, adj_rotor_speed, adj_0, adj_4);
        // adj: omega = rotor_speed[tid] + DT_OVER_TAU * (omega_max * throttle[tid] - rotor_speed[tid])  <L 27>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_owners, var_0, adj_owners, adj_0, adj_1);
        // adj: craft = owners[tid]                                                               <L 25>
        // adj: tid = wp.tid()                                                                    <L 24>
        // adj: def drive_propellers_kernel(                                                      <L 7>
        continue;
    }
}
