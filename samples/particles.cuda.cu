extern "C" __global__ void sum_gravity_bb047280_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions,
    wp::int32 var_count,
    wp::float32 var_gm,
    wp::float32 var_soft2,
    wp::array_t<wp::vec_t<3, wp::float32>> var_accel)
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
        const wp::float32 var_1 = 0.0;
        wp::vec_t<3, wp::float32> var_2;
        wp::range_t var_3;
        wp::int32 var_4;
        bool var_5;
        wp::vec_t<3, wp::float32>* var_6;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::float32 var_13 = 1.0;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        //---------
        // forward
        // def sum_gravity(                                                                       <L 5>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // acc = wp.vec3(0.0)                                                                     <L 13>
        var_2 = wp::vec_t<3, wp::float32>(var_1);
        // for j in range(count):                                                                 <L 14>
        var_3 = wp::range(var_count);
        start_for_0:;
            if (iter_cmp(var_3) == 0) goto end_for_0;
            var_4 = wp::iter_next(var_3);
            // if j == i:                                                                         <L 15>
            var_5 = (var_4 == var_0);
            if (var_5) {
                // continue                                                                       <L 16>
                goto start_for_0;
            }
            // d = positions[j] - positions[i]                                                    <L 17>
            var_6 = wp::address(var_positions, var_4);
            var_7 = wp::address(var_positions, var_0);
            var_9 = wp::load(var_6);
            var_10 = wp::load(var_7);
            var_8 = wp::sub(var_9, var_10);
            // r2 = wp.dot(d, d) + soft2                                                          <L 18>
            var_11 = wp::dot(var_8, var_8);
            var_12 = wp::add(var_11, var_soft2);
            // rinv = 1.0 / wp.sqrt(r2)                                                           <L 19>
            var_14 = wp::sqrt(var_12);
            var_15 = wp::div(var_13, var_14);
            // acc += gm * rinv * rinv * rinv * d                                                 <L 20>
            var_16 = wp::mul(var_gm, var_15);
            var_17 = wp::mul(var_16, var_15);
            var_18 = wp::mul(var_17, var_15);
            var_19 = wp::mul(var_18, var_8);
            var_20 = wp::add(var_2, var_19);
            wp::assign(var_2, var_20);
            goto start_for_0;
        end_for_0:;
        // accel[i] = acc                                                                         <L 21>
        wp::array_store(var_accel, var_0, var_2);
    }
}

extern "C" __global__ void sum_gravity_bb047280_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions,
    wp::int32 var_count,
    wp::float32 var_gm,
    wp::float32 var_soft2,
    wp::array_t<wp::vec_t<3, wp::float32>> var_accel,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_positions,
    wp::int32 adj_count,
    wp::float32 adj_gm,
    wp::float32 adj_soft2,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_accel)
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
        const wp::float32 var_1 = 0.0;
        wp::vec_t<3, wp::float32> var_2;
        wp::range_t var_3;
        wp::int32 var_4;
        bool var_5;
        wp::vec_t<3, wp::float32>* var_6;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::float32 var_13 = 1.0;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::range_t adj_3 = {};
        wp::int32 adj_4 = {};
        bool adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        //---------
        // forward
        // def sum_gravity(                                                                       <L 5>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // acc = wp.vec3(0.0)                                                                     <L 13>
        var_2 = wp::vec_t<3, wp::float32>(var_1);
        // for j in range(count):                                                                 <L 14>
        var_3 = wp::range(var_count);
        // accel[i] = acc                                                                         <L 21>
        // wp::array_store(var_accel, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_accel, var_0, var_2, adj_accel, adj_0, adj_2);
        // adj: accel[i] = acc                                                                    <L 21>
        var_3 = wp::iter_reverse(var_3);
        start_for_0:;
            if (iter_cmp(var_3) == 0) goto end_for_0;
            var_4 = wp::iter_next(var_3);
        	adj_5 = {};
        	adj_6 = {};
        	adj_7 = {};
        	adj_8 = {};
        	adj_9 = {};
        	adj_10 = {};
        	adj_11 = {};
        	adj_12 = {};
        	adj_13 = {};
        	adj_14 = {};
        	adj_15 = {};
        	adj_16 = {};
        	adj_17 = {};
        	adj_18 = {};
        	adj_19 = {};
        	adj_20 = {};
            // if j == i:                                                                         <L 15>
            var_5 = (var_4 == var_0);
            if (var_5) {
                // continue                                                                       <L 16>
                goto start_for_0;
            }
            // d = positions[j] - positions[i]                                                    <L 17>
            var_6 = wp::address(var_positions, var_4);
            var_7 = wp::address(var_positions, var_0);
            var_9 = wp::load(var_6);
            var_10 = wp::load(var_7);
            var_8 = wp::sub(var_9, var_10);
            // r2 = wp.dot(d, d) + soft2                                                          <L 18>
            var_11 = wp::dot(var_8, var_8);
            var_12 = wp::add(var_11, var_soft2);
            // rinv = 1.0 / wp.sqrt(r2)                                                           <L 19>
            var_14 = wp::sqrt(var_12);
            var_15 = wp::div(var_13, var_14);
            // acc += gm * rinv * rinv * rinv * d                                                 <L 20>
            var_16 = wp::mul(var_gm, var_15);
            var_17 = wp::mul(var_16, var_15);
            var_18 = wp::mul(var_17, var_15);
            var_19 = wp::mul(var_18, var_8);
            var_20 = wp::add(var_2, var_19);
            wp::assign(var_2, var_20);
            wp::adj_assign(var_2, var_20, adj_2, adj_20);
            wp::adj_add(var_2, var_19, adj_2, adj_19, adj_20);
            wp::adj_mul(var_18, var_8, adj_18, adj_8, adj_19);
            wp::adj_mul(var_17, var_15, adj_17, adj_15, adj_18);
            wp::adj_mul(var_16, var_15, adj_16, adj_15, adj_17);
            wp::adj_mul(var_gm, var_15, adj_gm, adj_15, adj_16);
            // adj: acc += gm * rinv * rinv * rinv * d                                            <L 20>
            wp::adj_div(var_13, var_14, var_15, adj_13, adj_14, adj_15);
            wp::adj_sqrt(var_12, var_14, adj_12, adj_14);
            // adj: rinv = 1.0 / wp.sqrt(r2)                                                      <L 19>
            wp::adj_add(var_11, var_soft2, adj_11, adj_soft2, adj_12);
            wp::adj_dot(var_8, var_8, adj_8, adj_8, adj_11);
            // adj: r2 = wp.dot(d, d) + soft2                                                     <L 18>
            wp::adj_sub(var_9, var_10, adj_6, adj_7, adj_8);
            wp::adj_address(var_positions, var_0, adj_positions, adj_0, adj_7);
            wp::adj_address(var_positions, var_4, adj_positions, adj_4, adj_6);
            // adj: d = positions[j] - positions[i]                                               <L 17>
            if (var_5) {
                // adj: continue                                                                  <L 16>
            }
            // adj: if j == i:                                                                    <L 15>
        	goto start_for_0;
        end_for_0:;
        // adj: for j in range(count):                                                            <L 14>
        wp::adj_vec_t(var_1, adj_1, adj_2);
        // adj: acc = wp.vec3(0.0)                                                                <L 13>
        // adj: i = wp.tid()                                                                      <L 12>
        // adj: def sum_gravity(                                                                  <L 5>
        continue;
    }
}
