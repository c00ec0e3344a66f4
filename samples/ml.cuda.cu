extern "C" __global__ void dequantize_activations_75d684cf_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::int8> var_codes,
    wp::array_t<wp::float32> var_scale,
    wp::array_t<wp::float32> var_x)
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
        wp::float32* var_2;
        wp::int8* var_3;
        wp::float32 var_4;
        wp::int8 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        //---------
        // forward
        // def dequantize_activations(                                                            <L 5>
        // i, col = wp.tid()                                                                      <L 11>
        builtin_tid2d(var_0, var_1);
        // x[i, col] = scale[i] * float(codes[i, col])                                            <L 12>
        var_2 = wp::address(var_scale, var_0);
        var_3 = wp::address(var_codes, var_0, var_1);
        var_5 = wp::load(var_3);
        var_4 = wp::float(var_5);
        var_7 = wp::load(var_2);
        var_6 = wp::mul(var_7, var_4);
        wp::array_store(var_x, var_0, var_1, var_6);
    }
}

extern "C" __global__ void dequantize_activations_75d684cf_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::int8> var_codes,
    wp::array_t<wp::float32> var_scale,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int8> adj_codes,
    wp::array_t<wp::float32> adj_scale,
    wp::array_t<wp::float32> adj_x)
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
        wp::float32* var_2;
        wp::int8* var_3;
        wp::float32 var_4;
        wp::int8 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int8 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int8 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        //---------
        // forward
        // def dequantize_activations(                                                            <L 5>
        // i, col = wp.tid()                                                                      <L 11>
        builtin_tid2d(var_0, var_1);
        // x[i, col] = scale[i] * float(codes[i, col])                                            <L 12>
        var_2 = wp::address(var_scale, var_0);
        var_3 = wp::address(var_codes, var_0, var_1);
        var_5 = wp::load(var_3);
        var_4 = wp::float(var_5);
        var_7 = wp::load(var_2);
        var_6 = wp::mul(var_7, var_4);
        // wp::array_store(var_x, var_0, var_1, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_1, var_6, adj_x, adj_0, adj_1, adj_6);
        wp::adj_mul(var_7, var_4, adj_2, adj_4, adj_6);
        wp::adj_float(var_5, adj_3, adj_4);
        wp::adj_address(var_codes, var_0, var_1, adj_codes, adj_0, adj_1, adj_3);
        wp::adj_address(var_scale, var_0, adj_scale, adj_0, adj_2);
        // adj: x[i, col] = scale[i] * float(codes[i, col])                                       <L 12>
        // adj: i, col = wp.tid()                                                                 <L 11>
        // adj: def dequantize_activations(                                                       <L 5>
        continue;
    }
}
