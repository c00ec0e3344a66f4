extern "C" __global__ void apply_semi_iterative_kernel_d6f2e697_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float64>> var_x_jacobi,
    wp::array_t<wp::vec_t<3, wp::float64>> var_x_last,
    wp::array_t<wp::vec_t<3, wp::float64>> var_x_before,
    wp::array_t<wp::float64> var_change_sq)
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
        wp::vec_t<3, wp::float64>* var_1;
        const wp::float64 var_2 = 0.9;
        wp::vec_t<3, wp::float64>* var_3;
        wp::vec_t<3, wp::float64>* var_4;
        wp::vec_t<3, wp::float64> var_5;
        wp::vec_t<3, wp::float64> var_6;
        wp::vec_t<3, wp::float64> var_7;
        wp::vec_t<3, wp::float64> var_8;
        wp::vec_t<3, wp::float64> var_9;
        wp::vec_t<3, wp::float64> var_10;
        wp::vec_t<3, wp::float64>* var_11;
        const wp::float64 var_12 = 1.5;
        wp::vec_t<3, wp::float64>* var_13;
        wp::vec_t<3, wp::float64> var_14;
        wp::vec_t<3, wp::float64> var_15;
        wp::vec_t<3, wp::float64> var_16;
        wp::vec_t<3, wp::float64> var_17;
        wp::vec_t<3, wp::float64> var_18;
        wp::vec_t<3, wp::float64>* var_19;
        wp::vec_t<3, wp::float64> var_20;
        wp::vec_t<3, wp::float64> var_21;
        wp::float64 var_22;
        const wp::float64 var_23 = 3.0;
        bool var_24;
        wp::vec_t<3, wp::float64>* var_25;
        wp::vec_t<3, wp::float64> var_26;
        wp::vec_t<3, wp::float64> var_27;
        wp::vec_t<3, wp::float64> var_28;
        wp::vec_t<3, wp::float64> var_29;
        wp::vec_t<3, wp::float64> var_30;
        wp::vec_t<3, wp::float64>* var_31;
        wp::vec_t<3, wp::float64> var_32;
        wp::vec_t<3, wp::float64> var_33;
        wp::float64 var_34;
        wp::vec_t<3, wp::float64>* var_35;
        wp::vec_t<3, wp::float64> var_36;
        wp::vec_t<3, wp::float64> var_37;
        //---------
        // forward
        // def apply_semi_iterative_kernel(                                                       <L 9>
        // i = wp.tid()                                                                           <L 16>
        var_0 = builtin_tid1d();
        // x_new = x_last[i] + GAMMA * (x_jacobi[i] - x_last[i])                                  <L 17>
        var_1 = wp::address(var_x_last, var_0);
        var_3 = wp::address(var_x_jacobi, var_0);
        var_4 = wp::address(var_x_last, var_0);
        var_6 = wp::load(var_3);
        var_7 = wp::load(var_4);
        var_5 = wp::sub(var_6, var_7);
        var_8 = wp::mul(var_2, var_5);
        var_10 = wp::load(var_1);
        var_9 = wp::add(var_10, var_8);
        // x_new = x_before[i] + OMEGA * (x_new - x_before[i])                                    <L 18>
        var_11 = wp::address(var_x_before, var_0);
        var_13 = wp::address(var_x_before, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::sub(var_9, var_15);
        var_16 = wp::mul(var_12, var_14);
        var_18 = wp::load(var_11);
        var_17 = wp::add(var_18, var_16);
        // step = x_new - x_last[i]                                                               <L 19>
        var_19 = wp::address(var_x_last, var_0);
        var_21 = wp::load(var_19);
        var_20 = wp::sub(var_17, var_21);
        // if wp.length(step) > MAX_STEP:                                                         <L 21>
        var_22 = wp::length(var_20);
        var_24 = (var_22 > var_23);
        if (var_24) {
            // x_new = x_last[i] + MAX_STEP * wp.normalize(step)                                  <L 22>
            var_25 = wp::address(var_x_last, var_0);
            var_26 = wp::normalize(var_20);
            var_27 = wp::mul(var_23, var_26);
            var_29 = wp::load(var_25);
            var_28 = wp::add(var_29, var_27);
        }
        var_30 = wp::where(var_24, var_28, var_17);
        // change_sq[i] = wp.length_sq(x_new - x_last[i])                                         <L 23>
        var_31 = wp::address(var_x_last, var_0);
        var_33 = wp::load(var_31);
        var_32 = wp::sub(var_30, var_33);
        var_34 = wp::length_sq(var_32);
        wp::array_store(var_change_sq, var_0, var_34);
        // x_before[i] = x_last[i]                                                                <L 24>
        var_35 = wp::address(var_x_last, var_0);
        var_37 = wp::load(var_35);
        var_36 = wp::copy(var_37);
        wp::array_store(var_x_before, var_0, var_36);
        // x_last[i] = x_new                                                                      <L 25>
        wp::array_store(var_x_last, var_0, var_30);
    }
}
