// coordinate_step.py:4
static CUDA_CALLABLE wp::float32 soft_0(
    wp::float32 var_v,
    wp::float32 var_t)
{
    //---------
    // primal vars
    bool var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    bool var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 0.0;
    //---------
    // forward
    // def soft(v: float, t: float) -> float:                                                 <L 5>
    // if v > t:                                                                              <L 7>
    var_0 = (var_v > var_t);
    if (var_0) {
        // return v - t                                                                       <L 8>
        var_1 = wp::sub(var_v, var_t);
        return var_1;
    }
    // if v < -t:                                                                             <L 9>
    var_2 = wp::neg(var_t);
    var_3 = (var_v < var_2);
    if (var_3) {
        // return v + t                                                                       <L 10>
        var_4 = wp::add(var_v, var_t);
        return var_4;
    }
    // return 0.0                                                                             <L 11>
    return var_5;
}


// coordinate_step.py:4
static CUDA_CALLABLE void adj_soft_0(
    wp::float32 var_v,
    wp::float32 var_t,
    wp::float32 & adj_v,
    wp::float32 & adj_t,
    wp::float32 & adj_ret)
{
	// reverse mode disabled (no backward-enabled kernel depends on this function)
}

extern "C" __global__ void coordinate_step_87bbf4d3_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_col_start,
    wp::array_t<wp::int32> var_row_index,
    wp::array_t<wp::float32> var_entries,
    wp::array_t<wp::float32> var_residual,
    wp::array_t<wp::float32> var_lipschitz,
    wp::array_t<wp::float32> var_coef,
    wp::array_t<wp::int32> var_num_nonzero)
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
        wp::float32* var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::int32* var_6;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        wp::int32* var_9;
        wp::range_t var_10;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        wp::float32* var_14;
        wp::int32* var_15;
        wp::int32 var_16;
        wp::float32* var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        const wp::float32 var_22 = 0.5;
        wp::float32 var_23;
        wp::float32* var_24;
        const wp::float32 var_25 = 0.1;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::float32 var_29 = 0.0;
        bool var_30;
        const wp::int32 var_31 = 0;
        const wp::int32 var_32 = 1;
        wp::int32 var_33;
        //---------
        // forward
        // def coordinate_step(                                                                   <L 15>
        // j = wp.tid()                                                                           <L 26>
        var_0 = builtin_tid1d();
        // corr = lipschitz[j] * coef[j]                                                          <L 27>
        var_1 = wp::address(var_lipschitz, var_0);
        var_2 = wp::address(var_coef, var_0);
        var_4 = wp::load(var_1);
        var_5 = wp::load(var_2);
        var_3 = wp::mul(var_4, var_5);
        // for k in range(col_start[j], col_start[j + 1]):                                        <L 28>
        var_6 = wp::address(var_col_start, var_0);
        var_8 = wp::add(var_0, var_7);
        var_9 = wp::address(var_col_start, var_8);
        var_11 = wp::load(var_6);
        var_12 = wp::load(var_9);
        var_10 = wp::range(var_11, var_12);
        start_for_0:;
            if (iter_cmp(var_10) == 0) goto end_for_0;
            var_13 = wp::iter_next(var_10);
            // corr += entries[k] * residual[row_index[k]]                                        <L 29>
            var_14 = wp::address(var_entries, var_13);
            var_15 = wp::address(var_row_index, var_13);
            var_16 = wp::load(var_15);
            var_17 = wp::address(var_residual, var_16);
            var_19 = wp::load(var_14);
            var_20 = wp::load(var_17);
            var_18 = wp::mul(var_19, var_20);
            var_21 = wp::add(var_3, var_18);
            wp::assign(var_3, var_21);
            goto start_for_0;
        end_for_0:;
        // w = soft(corr, 0.5) / (lipschitz[j] + 0.1)                                             <L 30>
        var_23 = soft_0(var_3, var_22);
        var_24 = wp::address(var_lipschitz, var_0);
        var_27 = wp::load(var_24);
        var_26 = wp::add(var_27, var_25);
        var_28 = wp::div(var_23, var_26);
        // coef[j] = w                                                                            <L 31>
        wp::array_store(var_coef, var_0, var_28);
        // if w != 0.0:                                                                           <L 32>
        var_30 = (var_28 != var_29);
        if (var_30) {
            // wp.atomic_add(num_nonzero, 0, 1)                                                   <L 33>
            var_33 = wp::atomic_add(var_num_nonzero, var_31, var_32);
        }
    }
}
