extern "C" __global__ void _regularize_kernel_a4d621ff_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_shift,
    wp::array_t<wp::float32> var_A)
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
        //---------
        // forward
        // def _regularize_kernel(shift: wp.array(dtype=float), A: wp.array2d(dtype=float)):       <L 5>
        // i = wp.tid()                                                                           <L 6>
        var_0 = builtin_tid1d();
        // A[i, i] += shift[i]                                                                    <L 7>
        var_1 = wp::address(var_shift, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::atomic_add(var_A, var_0, var_0, var_3);
    }
}

extern "C" __global__ void _regularize_kernel_a4d621ff_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_shift,
    wp::array_t<wp::float32> var_A,
    wp::array_t<wp::float32> adj_shift,
    wp::array_t<wp::float32> adj_A)
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
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        //---------
        // forward
        // def _regularize_kernel(shift: wp.array(dtype=float), A: wp.array2d(dtype=float)):       <L 5>
        // i = wp.tid()                                                                           <L 6>
        var_0 = builtin_tid1d();
        // A[i, i] += shift[i]                                                                    <L 7>
        var_1 = wp::address(var_shift, var_0);
        var_3 = wp::load(var_1);
        // var_2 = wp::atomic_add(var_A, var_0, var_0, var_3);
        //---------
        // reverse
        wp::adj_atomic_add(var_A, var_0, var_0, var_3, adj_A, adj_0, adj_0, adj_1, adj_2);
        wp::adj_address(var_shift, var_0, adj_shift, adj_0, adj_1);
        // adj: A[i, i] += shift[i]                                                               <L 7>
        // adj: i = wp.tid()                                                                      <L 6>
        // adj: def _regularize_kernel(shift: wp.array(dtype=float), A: wp.array2d(dtype=float)):  <L 5>
        continue;
    }
}
