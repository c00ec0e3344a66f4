extern "C" __global__ void drag_along_7240920a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_mesh_id,
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::float32 var_rate)
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
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        const wp::float32 var_4 = 0.5;
        wp::mesh_query_point_t var_5;
        bool* var_6;
        bool var_7;
        bool var_8;
        wp::int32* var_9;
        wp::float32* var_10;
        wp::float32* var_11;
        wp::vec_t<3, wp::float32> var_12;
        wp::int32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::int32* var_16;
        wp::float32* var_17;
        wp::float32* var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::int32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::float32 var_24;
        const wp::float32 var_25 = 1.0;
        const wp::float32 var_26 = 0.0;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::vec_t<3, wp::float32>* var_29;
        wp::float32 var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        //---------
        // forward
        // def drag_along(mesh_id: wp.uint64, x: wp.array[wp.vec3], v: wp.array[wp.vec3], rate: wp.float32):       <L 7>
        // i = wp.tid()                                                                           <L 9>
        var_0 = builtin_tid1d();
        // p = x[i]                                                                               <L 10>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // hit = wp.mesh_query_point_no_sign(mesh_id, p, LAYER)                                   <L 11>
        var_5 = wp::mesh_query_point_no_sign(var_mesh_id, var_2, var_4);
        // if not hit.result:                                                                     <L 12>
        var_6 = &((var_5).result);
        var_8 = wp::load(var_6);
        var_7 = wp::unot(var_8);
        if (var_7) {
            // return                                                                             <L 13>
            continue;
        }
        // u = wp.mesh_eval_velocity(mesh_id, hit.face, hit.u, hit.v)                             <L 14>
        var_9 = &((var_5).face);
        var_10 = &((var_5).u);
        var_11 = &((var_5).v);
        var_13 = wp::load(var_9);
        var_14 = wp::load(var_10);
        var_15 = wp::load(var_11);
        var_12 = wp::mesh_eval_velocity(var_mesh_id, var_13, var_14, var_15);
        // foot = wp.mesh_eval_position(mesh_id, hit.face, hit.u, hit.v)                          <L 15>
        var_16 = &((var_5).face);
        var_17 = &((var_5).u);
        var_18 = &((var_5).v);
        var_20 = wp::load(var_16);
        var_21 = wp::load(var_17);
        var_22 = wp::load(var_18);
        var_19 = wp::mesh_eval_position(var_mesh_id, var_20, var_21, var_22);
        // d = wp.length(p - foot)                                                                <L 16>
        var_23 = wp::sub(var_2, var_19);
        var_24 = wp::length(var_23);
        // weight = 1.0 - wp.smoothstep(0.0, LAYER, d)                                            <L 17>
        var_27 = wp::smoothstep(var_26, var_4, var_24);
        var_28 = wp::sub(var_25, var_27);
        // v[i] = wp.lerp(v[i], u, rate * weight)                                                 <L 18>
        var_29 = wp::address(var_v, var_0);
        var_30 = wp::mul(var_rate, var_28);
        var_32 = wp::load(var_29);
        var_31 = wp::lerp(var_32, var_12, var_30);
        wp::array_store(var_v, var_0, var_31);
    }
}

extern "C" __global__ void drag_along_7240920a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_mesh_id,
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::float32 var_rate,
    wp::uint64 adj_mesh_id,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
    wp::float32 adj_rate)
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
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        const wp::float32 var_4 = 0.5;
        wp::mesh_query_point_t var_5;
        bool* var_6;
        bool var_7;
        bool var_8;
        wp::int32* var_9;
        wp::float32* var_10;
        wp::float32* var_11;
        wp::vec_t<3, wp::float32> var_12;
        wp::int32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::int32* var_16;
        wp::float32* var_17;
        wp::float32* var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::int32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::float32 var_24;
        const wp::float32 var_25 = 1.0;
        const wp::float32 var_26 = 0.0;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::vec_t<3, wp::float32>* var_29;
        wp::float32 var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::float32 adj_4 = {};
        wp::mesh_query_point_t adj_5 = {};
        bool adj_6 = {};
        bool adj_7 = {};
        bool adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::int32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::vec_t<3, wp::float32> adj_29 = {};
        wp::float32 adj_30 = {};
        wp::vec_t<3, wp::float32> adj_31 = {};
        wp::vec_t<3, wp::float32> adj_32 = {};
        //---------
        // forward
        // def drag_along(mesh_id: wp.uint64, x: wp.array[wp.vec3], v: wp.array[wp.vec3], rate: wp.float32):       <L 7>
        // i = wp.tid()                                                                           <L 9>
        var_0 = builtin_tid1d();
        // p = x[i]                                                                               <L 10>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // hit = wp.mesh_query_point_no_sign(mesh_id, p, LAYER)                                   <L 11>
        var_5 = wp::mesh_query_point_no_sign(var_mesh_id, var_2, var_4);
        // if not hit.result:                                                                     <L 12>
        var_6 = &((var_5).result);
        var_8 = wp::load(var_6);
        var_7 = wp::unot(var_8);
        if (var_7) {
            // return                                                                             <L 13>
            goto label0;
        }
        // u = wp.mesh_eval_velocity(mesh_id, hit.face, hit.u, hit.v)                             <L 14>
        var_9 = &((var_5).face);
        var_10 = &((var_5).u);
        var_11 = &((var_5).v);
        var_13 = wp::load(var_9);
        var_14 = wp::load(var_10);
        var_15 = wp::load(var_11);
        var_12 = wp::mesh_eval_velocity(var_mesh_id, var_13, var_14, var_15);
        // foot = wp.mesh_eval_position(mesh_id, hit.face, hit.u, hit.v)                          <L 15>
        var_16 = &((var_5).face);
        var_17 = &((var_5).u);
        var_18 = &((var_5).v);
        var_20 = wp::load(var_16);
        var_21 = wp::load(var_17);
        var_22 = wp::load(var_18);
        var_19 = wp::mesh_eval_position(var_mesh_id, var_20, var_21, var_22);
        // d = wp.length(p - foot)                                                                <L 16>
        var_23 = wp::sub(var_2, var_19);
        var_24 = wp::length(var_23);
        // weight = 1.0 - wp.smoothstep(0.0, LAYER, d)                                            <L 17>
        var_27 = wp::smoothstep(var_26, var_4, var_24);
        var_28 = wp::sub(var_25, var_27);
        // v[i] = wp.lerp(v[i], u, rate * weight)                                                 <L 18>
        var_29 = wp::address(var_v, var_0);
        var_30 = wp::mul(var_rate, var_28);
        var_32 = wp::load(var_29);
        var_31 = wp::lerp(var_32, var_12, var_30);
        // wp::array_store(var_v, var_0, var_31);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_0, var_31, adj_v, adj_0, adj_31);
        wp::adj_lerp(var_32, var_12, var_30, adj_29, adj_12, adj_30, adj_31);
        wp::adj_mul(var_rate, var_28, adj_rate, adj_28, adj_30);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_29);
        // adj: v[i] = wp.lerp(v[i], u, rate * weight)                                            <L 18>
        wp::adj_sub(var_25, var_27, adj_25, adj_27, adj_28);
        wp::adj_smoothstep(var_26, var_4, var_24, adj_26, adj_4, adj_24, adj_27);
        // adj: weight = 1.0 - wp.smoothstep(0.0, LAYER, d)                                       <L 17>
        wp::adj_length(var_23, var_24, adj_23, adj_24);
        wp::adj_sub(var_2, var_19, adj_2, adj_19, adj_23);
        // adj: d = wp.length(p - foot)                                                           <L 16>
        wp::adj_mesh_eval_position(var_mesh_id, var_20, var_21, var_22, adj_mesh_id, adj_16, adj_17, adj_18, adj_19);
        adj_5.v += adj_18;
        adj_5.u += adj_17;
        adj_5.face = adj_16;
        // adj: foot = wp.mesh_eval_position(mesh_id, hit.face, hit.u, hit.v)                     <L 15>
        wp::adj_mesh_eval_velocity(var_mesh_id, var_13, var_14, var_15, adj_mesh_id, adj_9, adj_10, adj_11, adj_12);
        adj_5.v += adj_11;
        adj_5.u += adj_10;
        adj_5.face = adj_9;
        // adj: u = wp.mesh_eval_velocity(mesh_id, hit.face, hit.u, hit.v)                        <L 14>
        if (var_7) {
            label0:;
            // adj: return                                                                        <L 13>
        }
        adj_5.result = adj_6;
        // adj: if not hit.result:                                                                <L 12>
        wp::adj_mesh_query_point_no_sign(var_mesh_id, var_2, var_4, var_5, adj_mesh_id, adj_2, adj_4, adj_5);
        // adj: hit = wp.mesh_query_point_no_sign(mesh_id, p, LAYER)                              <L 11>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: p = x[i]                                                                          <L 10>
        // adj: i = wp.tid()                                                                      <L 9>
        // adj: def drag_along(mesh_id: wp.uint64, x: wp.array[wp.vec3], v: wp.array[wp.vec3], rate: wp.float32):  <L 7>
        continue;
    }
}
