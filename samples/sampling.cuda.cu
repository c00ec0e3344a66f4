extern "C" __global__ void randomize_orientation_b173a5fb_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_episode_seed,
    wp::array_t<wp::int32> var_respawn,
    wp::array_t<wp::quat_t<wp::float32>> var_rest_rot,
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins,
    wp::float32 var_scatter,
    wp::array_t<wp::transform_t<wp::float32>> var_xforms)
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
        bool var_2;
        wp::int32 var_3;
        wp::uint32 var_4;
        wp::float32 var_5;
        const wp::float32 var_6 = 2.0;
        const wp::float32 var_7 = 3.141592653589793;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::float32 var_11 = 2.0;
        const wp::float32 var_12 = 3.141592653589793;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 1.0;
        wp::float32 var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::quat_t<wp::float32> var_28;
        wp::quat_t<wp::float32>* var_29;
        wp::quat_t<wp::float32> var_30;
        wp::quat_t<wp::float32> var_31;
        wp::float32 var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        const wp::float32 var_35 = 2.0;
        const wp::float32 var_36 = 3.141592653589793;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::vec_t<3, wp::float32>* var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::float32 var_45 = 0.0;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::transform_t<wp::float32> var_49;
        //---------
        // forward
        // def randomize_orientation(                                                             <L 5>
        // idx = wp.tid()                                                                         <L 13>
        var_0 = builtin_tid1d();
        // if not respawn[idx]:                                                                   <L 14>
        var_1 = wp::address(var_respawn, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::unot(var_3);
        if (var_2) {
            // return                                                                             <L 15>
            continue;
        }
        // state = wp.rand_init(episode_seed, idx)                                                <L 16>
        var_4 = wp::rand_init(var_episode_seed, var_0);
        // u1 = wp.randf(state)                                                                   <L 18>
        var_5 = wp::randf(var_4);
        // u2 = 2.0 * wp.pi * wp.randf(state)                                                     <L 19>
        var_8 = wp::mul(var_6, var_7);
        var_9 = wp::randf(var_4);
        var_10 = wp::mul(var_8, var_9);
        // u3 = 2.0 * wp.pi * wp.randf(state)                                                     <L 20>
        var_13 = wp::mul(var_11, var_12);
        var_14 = wp::randf(var_4);
        var_15 = wp::mul(var_13, var_14);
        // s1 = wp.sqrt(1.0 - u1)                                                                 <L 21>
        var_17 = wp::sub(var_16, var_5);
        var_18 = wp::sqrt(var_17);
        // s2 = wp.sqrt(u1)                                                                       <L 22>
        var_19 = wp::sqrt(var_5);
        // rotation = wp.quatf(s1 * wp.sin(u2), s1 * wp.cos(u2), s2 * wp.sin(u3), s2 * wp.cos(u3))       <L 23>
        var_20 = wp::sin(var_10);
        var_21 = wp::mul(var_18, var_20);
        var_22 = wp::cos(var_10);
        var_23 = wp::mul(var_18, var_22);
        var_24 = wp::sin(var_15);
        var_25 = wp::mul(var_19, var_24);
        var_26 = wp::cos(var_15);
        var_27 = wp::mul(var_19, var_26);
        var_28 = wp::quat_t<wp::float32>(var_21, var_23, var_25, var_27);
        // rotation = rotation * rest_rot[idx]                                                    <L 24>
        var_29 = wp::address(var_rest_rot, var_0);
        var_31 = wp::load(var_29);
        var_30 = wp::mul(var_28, var_31);
        // r = scatter * wp.sqrt(wp.randf(state))                                                 <L 25>
        var_32 = wp::randf(var_4);
        var_33 = wp::sqrt(var_32);
        var_34 = wp::mul(var_scatter, var_33);
        // around = 2.0 * wp.pi * wp.randf(state)                                                 <L 26>
        var_37 = wp::mul(var_35, var_36);
        var_38 = wp::randf(var_4);
        var_39 = wp::mul(var_37, var_38);
        // xforms[idx] = wp.transformf(origins[idx] + wp.vec3f(r * wp.cos(around), r * wp.sin(around), 0.0), rotation)       <L 27>
        var_40 = wp::address(var_origins, var_0);
        var_41 = wp::cos(var_39);
        var_42 = wp::mul(var_34, var_41);
        var_43 = wp::sin(var_39);
        var_44 = wp::mul(var_34, var_43);
        var_46 = wp::vec_t<3, wp::float32>(var_42, var_44, var_45);
        var_48 = wp::load(var_40);
        var_47 = wp::add(var_48, var_46);
        var_49 = wp::transform_t<wp::float32>(var_47, var_30);
        wp::array_store(var_xforms, var_0, var_49);
    }
}

extern "C" __global__ void randomize_orientation_b173a5fb_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_episode_seed,
    wp::array_t<wp::int32> var_respawn,
    wp::array_t<wp::quat_t<wp::float32>> var_rest_rot,
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins,
    wp::float32 var_scatter,
    wp::array_t<wp::transform_t<wp::float32>> var_xforms,
    wp::int32 adj_episode_seed,
    wp::array_t<wp::int32> adj_respawn,
    wp::array_t<wp::quat_t<wp::float32>> adj_rest_rot,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_origins,
    wp::float32 adj_scatter,
    wp::array_t<wp::transform_t<wp::float32>> adj_xforms)
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
        bool var_2;
        wp::int32 var_3;
        wp::uint32 var_4;
        wp::float32 var_5;
        const wp::float32 var_6 = 2.0;
        const wp::float32 var_7 = 3.141592653589793;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::float32 var_11 = 2.0;
        const wp::float32 var_12 = 3.141592653589793;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 1.0;
        wp::float32 var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::quat_t<wp::float32> var_28;
        wp::quat_t<wp::float32>* var_29;
        wp::quat_t<wp::float32> var_30;
        wp::quat_t<wp::float32> var_31;
        wp::float32 var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        const wp::float32 var_35 = 2.0;
        const wp::float32 var_36 = 3.141592653589793;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::vec_t<3, wp::float32>* var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::float32 var_45 = 0.0;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::transform_t<wp::float32> var_49;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::int32 adj_3 = {};
        wp::uint32 adj_4 = {};
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
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::quat_t<wp::float32> adj_28 = {};
        wp::quat_t<wp::float32> adj_29 = {};
        wp::quat_t<wp::float32> adj_30 = {};
        wp::quat_t<wp::float32> adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::vec_t<3, wp::float32> adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::vec_t<3, wp::float32> adj_46 = {};
        wp::vec_t<3, wp::float32> adj_47 = {};
        wp::vec_t<3, wp::float32> adj_48 = {};
        wp::transform_t<wp::float32> adj_49 = {};
        //---------
        // forward
        // def randomize_orientation(                                                             <L 5>
        // idx = wp.tid()                                                                         <L 13>
        var_0 = builtin_tid1d();
        // if not respawn[idx]:                                                                   <L 14>
        var_1 = wp::address(var_respawn, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::unot(var_3);
        if (var_2) {
            // return                                                                             <L 15>
            goto label0;
        }
        // state = wp.rand_init(episode_seed, idx)                                                <L 16>
        var_4 = wp::rand_init(var_episode_seed, var_0);
        // u1 = wp.randf(state)                                                                   <L 18>
        var_5 = wp::randf(var_4);
        // u2 = 2.0 * wp.pi * wp.randf(state)                                                     <L 19>
        var_8 = wp::mul(var_6, var_7);
        var_9 = wp::randf(var_4);
        var_10 = wp::mul(var_8, var_9);
        // u3 = 2.0 * wp.pi * wp.randf(state)                                                     <L 20>
        var_13 = wp::mul(var_11, var_12);
        var_14 = wp::randf(var_4);
        var_15 = wp::mul(var_13, var_14);
        // s1 = wp.sqrt(1.0 - u1)                                                                 <L 21>
        var_17 = wp::sub(var_16, var_5);
        var_18 = wp::sqrt(var_17);
        // s2 = wp.sqrt(u1)                                                                       <L 22>
        var_19 = wp::sqrt(var_5);
        // rotation = wp.quatf(s1 * wp.sin(u2), s1 * wp.cos(u2), s2 * wp.sin(u3), s2 * wp.cos(u3))       <L 23>
        var_20 = wp::sin(var_10);
        var_21 = wp::mul(var_18, var_20);
        var_22 = wp::cos(var_10);
        var_23 = wp::mul(var_18, var_22);
        var_24 = wp::sin(var_15);
        var_25 = wp::mul(var_19, var_24);
        var_26 = wp::cos(var_15);
        var_27 = wp::mul(var_19, var_26);
        var_28 = wp::quat_t<wp::float32>(var_21, var_23, var_25, var_27);
        // rotation = rotation * rest_rot[idx]                                                    <L 24>
        var_29 = wp::address(var_rest_rot, var_0);
        var_31 = wp::load(var_29);
        var_30 = wp::mul(var_28, var_31);
        // r = scatter * wp.sqrt(wp.randf(state))                                                 <L 25>
        var_32 = wp::randf(var_4);
        var_33 = wp::sqrt(var_32);
        var_34 = wp::mul(var_scatter, var_33);
        // around = 2.0 * wp.pi * wp.randf(state)                                                 <L 26>
        var_37 = wp::mul(var_35, var_36);
        var_38 = wp::randf(var_4);
        var_39 = wp::mul(var_37, var_38);
        // xforms[idx] = wp.transformf(origins[idx] + wp.vec3f(r * wp.cos(around), r * wp.sin(around), 0.0), rotation)       <L 27>
        var_40 = wp::address(var_origins, var_0);
        var_41 = wp::cos(var_39);
        var_42 = wp::mul(var_34, var_41);
        var_43 = wp::sin(var_39);
        var_44 = wp::mul(var_34, var_43);
        var_46 = wp::vec_t<3, wp::float32>(var_42, var_44, var_45);
        var_48 = wp::load(var_40);
        var_47 = wp::add(var_48, var_46);
        var_49 = wp::transform_t<wp::float32>(var_47, var_30);
        // wp::array_store(var_xforms, var_0, var_49);
        //---------
        // reverse
        wp::adj_array_store(var_xforms, var_0, var_49, adj_xforms, adj_0, adj_49);
        wp::adj_transform_t(var_47, var_30, adj_47, adj_30, adj_49);
        wp::adj_add(var_48, var_46, adj_40, adj_46, adj_47);
        wp::adj_vec_t(var_42, var_44, var_45, adj_42, adj_44, adj_45, adj_46);
        wp::adj_mul(var_34, var_43, adj_34, adj_43, adj_44);
        wp::adj_sin(var_39, adj_39, adj_43);
        wp::adj_mul(var_34, var_41, adj_34, adj_41, adj_42);
        wp::adj_cos(var_39, adj_39, adj_41);
        wp::adj_address(var_origins, var_0, adj_origins, adj_0, adj_40);
        // adj: xforms[idx] = wp.transformf(origins[idx] + wp.vec3f(r * wp.cos(around), r * wp.sin(around), 0.0), rotation)  <L 27>
        wp::adj_mul(var_37, var_38, adj_37, adj_38, adj_39);
        wp::adj_mul(var_35, var_36, adj_35, adj_36, adj_37);
        // adj: around = 2.0 * wp.pi * wp.randf(state)                                            <L 26>
        wp::adj_mul(var_scatter, var_33, adj_scatter, adj_33, adj_34);
        wp::adj_sqrt(var_32, var_33, adj_32, adj_33);
        // adj: r = scatter * wp.sqrt(wp.randf(state))                                            <L 25>
        wp::adj_mul(var_28, var_31, adj_28, adj_29, adj_30);
        wp::adj_address(var_rest_rot, var_0, adj_rest_rot, adj_0, adj_29);
        // adj: rotation = rotation * rest_rot[idx]                                               <L 24>
        wp::adj_quat_t(var_21, var_23, var_25, var_27, adj_21, adj_23, adj_25, adj_27, adj_28);
        wp::adj_mul(var_19, var_26, adj_19, adj_26, adj_27);
        wp::adj_cos(var_15, adj_15, adj_26);
        wp::adj_mul(var_19, var_24, adj_19, adj_24, adj_25);
        wp::adj_sin(var_15, adj_15, adj_24);
        wp::adj_mul(var_18, var_22, adj_18, adj_22, adj_23);
        wp::adj_cos(var_10, adj_10, adj_22);
        wp::adj_mul(var_18, var_20, adj_18, adj_20, adj_21);
        wp::adj_sin(var_10, adj_10, adj_20);
        // adj: rotation = wp.quatf(s1 * wp.sin(u2), s1 * wp.cos(u2), s2 * wp.sin(u3), s2 * wp.cos(u3))  <L 23>
        wp::adj_sqrt(var_5, var_19, adj_5, adj_19);
        // adj: s2 = wp.sqrt(u1)                                                                  <L 22>
        wp::adj_sqrt(var_17, var_18, adj_17, adj_18);
        wp::adj_sub(var_16, var_5, adj_16, adj_5, adj_17);
        // adj: s1 = wp.sqrt(1.0 - u1)                                                            <L 21>
        wp::adj_mul(var_13, var_14, adj_13, adj_14, adj_15);
        wp::adj_mul(var_11, var_12, adj_11, adj_12, adj_13);
        // adj: u3 = 2.0 * wp.pi * wp.randf(state)                                                <L 20>
        wp::adj_mul(var_8, var_9, adj_8, adj_9, adj_10);
        wp::adj_mul(var_6, var_7, adj_6, adj_7, adj_8);
        // adj: u2 = 2.0 * wp.pi * wp.randf(state)                                                <L 19>
        // adj: u1 = wp.randf(state)                                                              <L 18>
        // adj: state = wp.rand_init(episode_seed, idx)                                           <L 16>
        if (var_2) {
            label0:;
            // adj: return                                                                        <L 15>
        }
        wp::adj_address(var_respawn, var_0, adj_respawn, adj_0, adj_1);
        // adj: if not respawn[idx]:                                                              <L 14>
        // adj: idx = wp.tid()                                                                    <L 13>
        // adj: def randomize_orientation(                                                        <L 5>
        continue;
    }
}
