extern "C" __global__ void jitter_grid_61bb1863_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::int32 var_layout_seed,
    wp::int32 var_ny,
    wp::float32 var_h,
    wp::float32 var_disk_radius,
    wp::float32 var_inner_radius,
    wp::array_t<wp::float32> var_xs,
    wp::array_t<wp::float32> var_ys)
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
        wp::int32 var_2;
        wp::int32 var_3;
        wp::uint32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        bool var_17;
        bool var_18;
        bool var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        //---------
        // forward
        // def jitter_grid(                                                                       <L 5>
        // i, j = wp.tid()                                                                        <L 14>
        builtin_tid2d(var_0, var_1);
        // state = wp.rand_init(layout_seed, i * ny + j)                                          <L 15>
        var_2 = wp::mul(var_0, var_ny);
        var_3 = wp::add(var_2, var_1);
        var_4 = wp::rand_init(var_layout_seed, var_3);
        // x = (float(i) + wp.randf(state)) * h                                                   <L 17>
        var_5 = wp::float(var_0);
        var_6 = wp::randf(var_4);
        var_7 = wp::add(var_5, var_6);
        var_8 = wp::mul(var_7, var_h);
        // y = (float(j) + wp.randf(state)) * h                                                   <L 18>
        var_9 = wp::float(var_1);
        var_10 = wp::randf(var_4);
        var_11 = wp::add(var_9, var_10);
        var_12 = wp::mul(var_11, var_h);
        // r = wp.sqrt(x * x + y * y)                                                             <L 19>
        var_13 = wp::mul(var_8, var_8);
        var_14 = wp::mul(var_12, var_12);
        var_15 = wp::add(var_13, var_14);
        var_16 = wp::sqrt(var_15);
        // if r < inner_radius or r > disk_radius:                                                <L 20>
        var_18 = (var_16 < var_inner_radius);
        var_17 = var_18;
        if (!var_17) {
            var_19 = (var_16 > var_disk_radius);
            var_17 = var_17 || var_19;
        }
        if (var_17) {
            // return                                                                             <L 21>
            continue;
        }
        // k = i * ny + j                                                                         <L 22>
        var_20 = wp::mul(var_0, var_ny);
        var_21 = wp::add(var_20, var_1);
        // xs[k] = x                                                                              <L 23>
        wp::array_store(var_xs, var_21, var_8);
        // ys[k] = y                                                                              <L 24>
        wp::array_store(var_ys, var_21, var_12);
    }
}

extern "C" __global__ void jitter_grid_61bb1863_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::int32 var_layout_seed,
    wp::int32 var_ny,
    wp::float32 var_h,
    wp::float32 var_disk_radius,
    wp::float32 var_inner_radius,
    wp::array_t<wp::float32> var_xs,
    wp::array_t<wp::float32> var_ys,
    wp::int32 adj_layout_seed,
    wp::int32 adj_ny,
    wp::float32 adj_h,
    wp::float32 adj_disk_radius,
    wp::float32 adj_inner_radius,
    wp::array_t<wp::float32> adj_xs,
    wp::array_t<wp::float32> adj_ys)
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
        wp::int32 var_2;
        wp::int32 var_3;
        wp::uint32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        bool var_17;
        bool var_18;
        bool var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
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
        bool adj_17 = {};
        bool adj_18 = {};
        bool adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        //---------
        // forward
        // def jitter_grid(                                                                       <L 5>
        // i, j = wp.tid()                                                                        <L 14>
        builtin_tid2d(var_0, var_1);
        // state = wp.rand_init(layout_seed, i * ny + j)                                          <L 15>
        var_2 = wp::mul(var_0, var_ny);
        var_3 = wp::add(var_2, var_1);
        var_4 = wp::rand_init(var_layout_seed, var_3);
        // x = (float(i) + wp.randf(state)) * h                                                   <L 17>
        var_5 = wp::float(var_0);
        var_6 = wp::randf(var_4);
        var_7 = wp::add(var_5, var_6);
        var_8 = wp::mul(var_7, var_h);
        // y = (float(j) + wp.randf(state)) * h                                                   <L 18>
        var_9 = wp::float(var_1);
        var_10 = wp::randf(var_4);
        var_11 = wp::add(var_9, var_10);
        var_12 = wp::mul(var_11, var_h);
        // r = wp.sqrt(x * x + y * y)                                                             <L 19>
        var_13 = wp::mul(var_8, var_8);
        var_14 = wp::mul(var_12, var_12);
        var_15 = wp::add(var_13, var_14);
        var_16 = wp::sqrt(var_15);
        // if r < inner_radius or r > disk_radius:                                                <L 20>
        var_18 = (var_16 < var_inner_radius);
        var_17 = var_18;
        if (!var_17) {
            var_19 = (var_16 > var_disk_radius);
            var_17 = var_17 || var_19;
        }
        if (var_17) {
            // return                                                                             <L 21>
            goto label0;
        }
        // k = i * ny + j                                                                         <L 22>
        var_20 = wp::mul(var_0, var_ny);
        var_21 = wp::add(var_20, var_1);
        // xs[k] = x                                                                              <L 23>
        // wp::array_store(var_xs, var_21, var_8);
        // ys[k] = y                                                                              <L 24>
        // wp::array_store(var_ys, var_21, var_12);
        //---------
        // reverse
        wp::adj_array_store(var_ys, var_21, var_12, adj_ys, adj_21, adj_12);
        // adj: ys[k] = y                                                                         <L 24>
        wp::adj_array_store(var_xs, var_21, var_8, adj_xs, adj_21, adj_8);
        // adj: xs[k] = x                                                                         <L 23>
        wp::adj_add(var_20, var_1, adj_20, adj_1, adj_21);
        wp::adj_mul(var_0, var_ny, adj_0, adj_ny, adj_20);
        // adj: k = i * ny + j                                                                    <L 22>
        if (var_17) {
            label0:;
            // adj: return                                                                        <L 21>
        }
        if (!var_17) {
        }
        // adj: if r < inner_radius or r > disk_radius:                                           <L 20>
        wp::adj_sqrt(var_15, var_16, adj_15, adj_16);
        wp::adj_add(var_13, var_14, adj_13, adj_14, adj_15);
        wp::adj_mul(var_12, var_12, adj_12, adj_12, adj_14);
        wp::adj_mul(var_8, var_8, adj_8, adj_8, adj_13);
        // adj: r = wp.sqrt(x * x + y * y)                                                        <L 19>
        wp::adj_mul(var_11, var_h, adj_11, adj_h, adj_12);
        wp::adj_add(var_9, var_10, adj_9, adj_10, adj_11);
        wp::adj_float(var_1, adj_1, adj_9);
        // adj: y = (float(j) + wp.randf(state)) * h                                              <L 18>
        wp::adj_mul(var_7, var_h, adj_7, adj_h, adj_8);
        wp::adj_add(var_5, var_6, adj_5, adj_6, adj_7);
        wp::adj_float(var_0, adj_0, adj_5);
        // adj: x = (float(i) + wp.randf(state)) * h                                              <L 17>
        wp::adj_add(var_2, var_1, adj_2, adj_1, adj_3);
        wp::adj_mul(var_0, var_ny, adj_0, adj_ny, adj_2);
        // adj: state = wp.rand_init(layout_seed, i * ny + j)                                     <L 15>
        // adj: i, j = wp.tid()                                                                   <L 14>
        // adj: def jitter_grid(                                                                  <L 5>
        continue;
    }
}
