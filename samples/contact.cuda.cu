extern "C" __global__ void clamp_to_cone_6488c313_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_lambda_c,
    wp::array_t<wp::int32> var_mat_id,
    wp::array_t<wp::float32> var_mu_c)
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
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        const wp::float32 var_5 = 0.0;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32>* var_7;
        const wp::int32 var_8 = 1;
        wp::float32 var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::vec_t<3, wp::float32>* var_11;
        const wp::int32 var_12 = 2;
        wp::float32 var_13;
        wp::vec_t<3, wp::float32> var_14;
        wp::int32* var_15;
        wp::int32 var_16;
        wp::float32* var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        bool var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::vec_t<3, wp::float32> var_29;
        //---------
        // forward
        // def clamp_to_cone(                                                                     <L 5>
        // tid = wp.tid()                                                                         <L 11>
        var_0 = builtin_tid1d();
        // normal_part = wp.max(lambda_c[tid][0], 0.0)                                            <L 12>
        var_1 = wp::address(var_lambda_c, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_6 = wp::max(var_3, var_5);
        // ju = lambda_c[tid][1]                                                                  <L 13>
        var_7 = wp::address(var_lambda_c, var_0);
        var_10 = wp::load(var_7);
        var_9 = wp::extract(var_10, var_8);
        // jv = lambda_c[tid][2]                                                                  <L 14>
        var_11 = wp::address(var_lambda_c, var_0);
        var_14 = wp::load(var_11);
        var_13 = wp::extract(var_14, var_12);
        // most = mu_c[mat_id[tid]] * normal_part                                                 <L 15>
        var_15 = wp::address(var_mat_id, var_0);
        var_16 = wp::load(var_15);
        var_17 = wp::address(var_mu_c, var_16);
        var_19 = wp::load(var_17);
        var_18 = wp::mul(var_19, var_6);
        // tangent_part = wp.abs(ju) + wp.abs(jv)                                                 <L 16>
        var_20 = wp::abs(var_9);
        var_21 = wp::abs(var_13);
        var_22 = wp::add(var_20, var_21);
        // if tangent_part > most:                                                                <L 17>
        var_23 = (var_22 > var_18);
        if (var_23) {
            // ratio = most / tangent_part                                                        <L 18>
            var_24 = wp::div(var_18, var_22);
            // ju = ratio * ju                                                                    <L 19>
            var_25 = wp::mul(var_24, var_9);
            // jv = ratio * jv                                                                    <L 20>
            var_26 = wp::mul(var_24, var_13);
        }
        var_27 = wp::where(var_23, var_25, var_9);
        var_28 = wp::where(var_23, var_26, var_13);
        // lambda_c[tid] = wp.vec3(normal_part, ju, jv)                                           <L 21>
        var_29 = wp::vec_t<3, wp::float32>(var_6, var_27, var_28);
        wp::array_store(var_lambda_c, var_0, var_29);
    }
}

extern "C" __global__ void clamp_to_cone_6488c313_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_lambda_c,
    wp::array_t<wp::int32> var_mat_id,
    wp::array_t<wp::float32> var_mu_c,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_lambda_c,
    wp::array_t<wp::int32> adj_mat_id,
    wp::array_t<wp::float32> adj_mu_c)
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
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        const wp::float32 var_5 = 0.0;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32>* var_7;
        const wp::int32 var_8 = 1;
        wp::float32 var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::vec_t<3, wp::float32>* var_11;
        const wp::int32 var_12 = 2;
        wp::float32 var_13;
        wp::vec_t<3, wp::float32> var_14;
        wp::int32* var_15;
        wp::int32 var_16;
        wp::float32* var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        bool var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::vec_t<3, wp::float32> var_29;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::vec_t<3, wp::float32> adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::vec_t<3, wp::float32> adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        bool adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::vec_t<3, wp::float32> adj_29 = {};
        //---------
        // forward
        // def clamp_to_cone(                                                                     <L 5>
        // tid = wp.tid()                                                                         <L 11>
        var_0 = builtin_tid1d();
        // normal_part = wp.max(lambda_c[tid][0], 0.0)                                            <L 12>
        var_1 = wp::address(var_lambda_c, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_6 = wp::max(var_3, var_5);
        // ju = lambda_c[tid][1]                                                                  <L 13>
        var_7 = wp::address(var_lambda_c, var_0);
        var_10 = wp::load(var_7);
        var_9 = wp::extract(var_10, var_8);
        // jv = lambda_c[tid][2]                                                                  <L 14>
        var_11 = wp::address(var_lambda_c, var_0);
        var_14 = wp::load(var_11);
        var_13 = wp::extract(var_14, var_12);
        // most = mu_c[mat_id[tid]] * normal_part                                                 <L 15>
        var_15 = wp::address(var_mat_id, var_0);
        var_16 = wp::load(var_15);
        var_17 = wp::address(var_mu_c, var_16);
        var_19 = wp::load(var_17);
        var_18 = wp::mul(var_19, var_6);
        // tangent_part = wp.abs(ju) + wp.abs(jv)                                                 <L 16>
        var_20 = wp::abs(var_9);
        var_21 = wp::abs(var_13);
        var_22 = wp::add(var_20, var_21);
        // if tangent_part > most:                                                                <L 17>
        var_23 = (var_22 > var_18);
        if (var_23) {
            // ratio = most / tangent_part                                                        <L 18>
            var_24 = wp::div(var_18, var_22);
            // ju = ratio * ju                                                                    <L 19>
            var_25 = wp::mul(var_24, var_9);
            // jv = ratio * jv                                                                    <L 20>
            var_26 = wp::mul(var_24, var_13);
        }
        var_27 = wp::where(var_23, var_25, var_9);
        var_28 = wp::where(var_23, var_26, var_13);
        // lambda_c[tid] = wp.vec3(normal_part, ju, jv)                                           <L 21>
        var_29 = wp::vec_t<3, wp::float32>(var_6, var_27, var_28);
        // wp::array_store(var_lambda_c, var_0, var_29);
        //---------
        // reverse
        wp::adj_array_store(var_lambda_c, var_0, var_29, adj_lambda_c, adj_0, adj_29);
        wp::adj_vec_t(var_6, var_27, var_28, adj_6, adj_27, adj_28, adj_29);
        // adj: lambda_c[tid] = wp.vec3(normal_part, ju, jv)                                      <L 21>
        wp::adj_where(var_23, var_26, var_13, adj_23, adj_26, adj_13, adj_28);
        wp::adj_where(var_23, var_25, var_9, adj_23, adj_25, adj_9, adj_27);
        if (var_23) {
            wp::adj_mul(var_24, var_13, adj_24, adj_13, adj_26);
            // adj: jv = ratio * jv                                                               <L 20>
            wp::adj_mul(var_24, var_9, adj_24, adj_9, adj_25);
            // adj: ju = ratio * ju                                                               <L 19>
            wp::adj_div(var_18, var_22, var_24, adj_18, adj_22, adj_24);
            // adj: ratio = most / tangent_part                                                   <L 18>
        }
        // adj: if tangent_part > most:                                                           <L 17>
        wp::adj_add(var_20, var_21, adj_20, adj_21, adj_22);
        wp::adj_abs(var_13, adj_13, adj_21);
        wp::adj_abs(var_9, adj_9, adj_20);
        // adj: tangent_part = wp.abs(ju) + wp.abs(jv)                                            <L 16>
        wp::adj_mul(var_19, var_6, adj_17, adj_6, adj_18);
        wp::adj_address(var_mu_c, var_16, adj_mu_c, adj_16, adj_17);
        wp::adj_address(var_mat_id, var_0, adj_mat_id, adj_0, adj_15);
        // adj: most = mu_c[mat_id[tid]] * normal_part                                            <L 15>
        wp::adj_extract(var_14, var_12, adj_11, adj_12, adj_13);
        wp::adj_address(var_lambda_c, var_0, adj_lambda_c, adj_0, adj_11);
        // adj: jv = lambda_c[tid][2]                                                             <L 14>
        wp::adj_extract(var_10, var_8, adj_7, adj_8, adj_9);
        wp::adj_address(var_lambda_c, var_0, adj_lambda_c, adj_0, adj_7);
        // adj: ju = lambda_c[tid][1]                                                             <L 13>
        wp::adj_max(var_3, var_5, adj_3, adj_5, adj_6);
        wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_lambda_c, var_0, adj_lambda_c, adj_0, adj_1);
        // adj: normal_part = wp.max(lambda_c[tid][0], 0.0)                                       <L 12>
        // adj: tid = wp.tid()                                                                    <L 11>
        // adj: def clamp_to_cone(                                                                <L 5>
        continue;
    }
}
