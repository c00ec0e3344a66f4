extern "C" __global__ void adamax_norm_ec12ea44_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_grads,
    wp::float32 var_beta,
    wp::array_t<wp::float32> var_second_moment,
    wp::array_t<wp::float32> var_scale)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::float32 var_8 = 1.0;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        //---------
        // forward
        // def adamax_norm(                                                                       <L 5>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // second_moment[i] = wp.max(second_moment[i] * beta, wp.abs(grads[i]))                   <L 13>
        var_1 = wp::address(var_second_moment, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_beta);
        var_4 = wp::address(var_grads, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::abs(var_6);
        var_7 = wp::max(var_2, var_5);
        wp::array_store(var_second_moment, var_0, var_7);
        // scale[i] = 1.0 / second_moment[i]                                                      <L 14>
        var_9 = wp::address(var_second_moment, var_0);
        var_11 = wp::load(var_9);
        var_10 = wp::div(var_8, var_11);
        wp::array_store(var_scale, var_0, var_10);
    }
}

extern "C" __global__ void adamax_norm_ec12ea44_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_grads,
    wp::float32 var_beta,
    wp::array_t<wp::float32> var_second_moment,
    wp::array_t<wp::float32> var_scale,
    wp::array_t<wp::float32> adj_grads,
    wp::float32 adj_beta,
    wp::array_t<wp::float32> adj_second_moment,
    wp::array_t<wp::float32> adj_scale)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::float32 var_8 = 1.0;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        //---------
        // forward
        // def adamax_norm(                                                                       <L 5>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // second_moment[i] = wp.max(second_moment[i] * beta, wp.abs(grads[i]))                   <L 13>
        var_1 = wp::address(var_second_moment, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_beta);
        var_4 = wp::address(var_grads, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::abs(var_6);
        var_7 = wp::max(var_2, var_5);
        // wp::array_store(var_second_moment, var_0, var_7);
        // scale[i] = 1.0 / second_moment[i]                                                      <L 14>
        var_9 = wp::address(var_second_moment, var_0);
        var_11 = wp::load(var_9);
        var_10 = wp::div(var_8, var_11);
        // wp::array_store(var_scale, var_0, var_10);
        //---------
        // reverse
        wp::adj_array_store(var_scale, var_0, var_10, adj_scale, adj_0, adj_10);
        wp::adj_div(var_8, var_11, var_10, adj_8, adj_9, adj_10);
        wp::adj_address(var_second_moment, var_0, adj_second_moment, adj_0, adj_9);
        // adj: scale[i] = 1.0 / second_moment[i]                                                 <L 14>
        wp::adj_array_store(var_second_moment, var_0, var_7, adj_second_moment, adj_0, adj_7);
        wp::adj_max(var_2, var_5, adj_2, adj_5, adj_7);
        wp::adj_abs(var_6, adj_4, adj_5);
        wp::adj_address(var_grads, var_0, adj_grads, adj_0, adj_4);
        wp::adj_mul(var_3, var_beta, adj_1, adj_beta, adj_2);
        wp::adj_address(var_second_moment, var_0, adj_second_moment, adj_0, adj_1);
        // adj: second_moment[i] = wp.max(second_moment[i] * beta, wp.abs(grads[i]))              <L 13>
        // adj: i = wp.tid()                                                                      <L 12>
        // adj: def adamax_norm(                                                                  <L 5>
        continue;
    }
}
