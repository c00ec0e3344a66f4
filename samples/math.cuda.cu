// advance_charge.py:6
static CUDA_CALLABLE void score_heat_0(
    wp::float32 var_scale,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 4.2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 2.3;
    wp::float32 var_6;
    //---------
    // forward
    // def score_heat(scale: float):                                                          <L 7>
    // return -(scale * scale), wp.exp(wp.min(scale, 4.2)) + DECAY                            <L 8>
    var_0 = wp::mul(var_scale, var_scale);
    var_1 = wp::neg(var_0);
    var_3 = wp::min(var_scale, var_2);
    var_4 = wp::exp(var_3);
    var_6 = wp::add(var_4, var_5);
    ret_0 = var_1;
    ret_1 = var_6;
    return;
}


// advance_charge.py:6
static CUDA_CALLABLE void adj_score_heat_0(
    wp::float32 var_scale,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_scale,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 4.2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 2.3;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def score_heat(scale: float):                                                          <L 7>
    // return -(scale * scale), wp.exp(wp.min(scale, 4.2)) + DECAY                            <L 8>
    var_0 = wp::mul(var_scale, var_scale);
    var_1 = wp::neg(var_0);
    var_3 = wp::min(var_scale, var_2);
    var_4 = wp::exp(var_3);
    var_6 = wp::add(var_4, var_5);
    ret_0 = var_1;
    ret_1 = var_6;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_6 += adj_ret_1;
    adj_1 += adj_ret_0;
    wp::adj_add(var_4, var_5, adj_4, adj_5, adj_6);
    wp::adj_exp(var_3, var_4, adj_3, adj_4);
    wp::adj_min(var_scale, var_2, adj_scale, adj_2, adj_3);
    wp::adj_neg(var_0, adj_0, adj_1);
    wp::adj_mul(var_scale, var_scale, adj_scale, adj_scale, adj_0);
    // adj: return -(scale * scale), wp.exp(wp.min(scale, 4.2)) + DECAY                       <L 8>
    // adj: def score_heat(scale: float):                                                     <L 7>
    return;
}

extern "C" __global__ void advance_charge_9e4a2b30_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_temperatures,
    wp::array_t<wp::float32> var_values,
    wp::float32 var_height,
    wp::float32 var_amplitude,
    wp::array_t<wp::float32> var_predictions)
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
        wp::float32 var_1;
        const wp::int32 var_2 = 1;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::float32 var_6 = 1.6;
        wp::float32 var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 0;
        wp::float32* var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32* var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        const wp::float32 var_18 = 2.75;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        const wp::float32 var_24 = 0.1;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        bool var_30;
        const wp::float32 var_31 = -2.6;
        const wp::float32 var_32 = 1.9;
        bool var_33;
        bool var_34;
        wp::float32 var_35;
        const wp::float32 var_36 = 1.2;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::float32 var_41;
        //---------
        // forward
        // def advance_charge(                                                                    <L 12>
        // thread = wp.tid()                                                                      <L 19>
        var_0 = builtin_tid1d();
        // speed = wp.cos(height) * temperatures[1] + 1.6                                         <L 20>
        var_1 = wp::cos(var_height);
        var_3 = wp::address(var_temperatures, var_2);
        var_5 = wp::load(var_3);
        var_4 = wp::mul(var_1, var_5);
        var_7 = wp::add(var_4, var_6);
        // error = wp.sin(values[thread]) * temperatures[0] + values[thread] + 2.75               <L 21>
        var_8 = wp::address(var_values, var_0);
        var_10 = wp::load(var_8);
        var_9 = wp::sin(var_10);
        var_12 = wp::address(var_temperatures, var_11);
        var_14 = wp::load(var_12);
        var_13 = wp::mul(var_9, var_14);
        var_15 = wp::address(var_values, var_0);
        var_17 = wp::load(var_15);
        var_16 = wp::add(var_13, var_17);
        var_19 = wp::add(var_16, var_18);
        // lower, falloff = score_heat(wp.min(amplitude, speed))                                  <L 22>
        var_20 = wp::min(var_amplitude, var_7);
        score_heat_0(var_20, var_21, var_22);
        // slope = lower + falloff                                                                <L 23>
        var_23 = wp::add(var_21, var_22);
        // fraction = wp.log10(wp.max(slope, 0.1)) / (error * speed)                              <L 24>
        var_25 = wp::max(var_23, var_24);
        var_26 = wp::log10(var_25);
        var_27 = wp::mul(var_19, var_7);
        var_28 = wp::div(var_26, var_27);
        // input_value = fraction                                                                 <L 25>
        var_29 = wp::copy(var_28);
        // if -2.6 <= fraction <= 1.9 or input_value < lower:                                     <L 26>
        var_33 = ((var_31 <= var_28) && (var_28 <= var_32));
        var_30 = var_33;
        if (!var_30) {
            var_34 = (var_29 < var_21);
            var_30 = var_30 || var_34;
        }
        if (var_30) {
            // wave = wp.sin(wp.sqrt(wp.abs(lower) + 1.2))                                        <L 27>
            var_35 = wp::abs(var_21);
            var_37 = wp::add(var_35, var_36);
            var_38 = wp::sqrt(var_37);
            var_39 = wp::sin(var_38);
            // input_value = wave                                                                 <L 28>
            var_40 = wp::copy(var_39);
        }
        var_41 = wp::where(var_30, var_40, var_29);
        // predictions[thread] = input_value                                                      <L 29>
        wp::array_store(var_predictions, var_0, var_41);
    }
}

extern "C" __global__ void advance_charge_9e4a2b30_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_temperatures,
    wp::array_t<wp::float32> var_values,
    wp::float32 var_height,
    wp::float32 var_amplitude,
    wp::array_t<wp::float32> var_predictions,
    wp::array_t<wp::float32> adj_temperatures,
    wp::array_t<wp::float32> adj_values,
    wp::float32 adj_height,
    wp::float32 adj_amplitude,
    wp::array_t<wp::float32> adj_predictions)
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
        wp::float32 var_1;
        const wp::int32 var_2 = 1;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::float32 var_6 = 1.6;
        wp::float32 var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 0;
        wp::float32* var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32* var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        const wp::float32 var_18 = 2.75;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        const wp::float32 var_24 = 0.1;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        bool var_30;
        const wp::float32 var_31 = -2.6;
        const wp::float32 var_32 = 1.9;
        bool var_33;
        bool var_34;
        wp::float32 var_35;
        const wp::float32 var_36 = 1.2;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::float32 var_41;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
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
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        bool adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        bool adj_33 = {};
        bool adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        //---------
        // forward
        // def advance_charge(                                                                    <L 12>
        // thread = wp.tid()                                                                      <L 19>
        var_0 = builtin_tid1d();
        // speed = wp.cos(height) * temperatures[1] + 1.6                                         <L 20>
        var_1 = wp::cos(var_height);
        var_3 = wp::address(var_temperatures, var_2);
        var_5 = wp::load(var_3);
        var_4 = wp::mul(var_1, var_5);
        var_7 = wp::add(var_4, var_6);
        // error = wp.sin(values[thread]) * temperatures[0] + values[thread] + 2.75               <L 21>
        var_8 = wp::address(var_values, var_0);
        var_10 = wp::load(var_8);
        var_9 = wp::sin(var_10);
        var_12 = wp::address(var_temperatures, var_11);
        var_14 = wp::load(var_12);
        var_13 = wp::mul(var_9, var_14);
        var_15 = wp::address(var_values, var_0);
        var_17 = wp::load(var_15);
        var_16 = wp::add(var_13, var_17);
        var_19 = wp::add(var_16, var_18);
        // lower, falloff = score_heat(wp.min(amplitude, speed))                                  <L 22>
        var_20 = wp::min(var_amplitude, var_7);
        score_heat_0(var_20, var_21, var_22);
        // slope = lower + falloff                                                                <L 23>
        var_23 = wp::add(var_21, var_22);
        // fraction = wp.log10(wp.max(slope, 0.1)) / (error * speed)                              <L 24>
        var_25 = wp::max(var_23, var_24);
        var_26 = wp::log10(var_25);
        var_27 = wp::mul(var_19, var_7);
        var_28 = wp::div(var_26, var_27);
        // input_value = fraction                                                                 <L 25>
        var_29 = wp::copy(var_28);
        // if -2.6 <= fraction <= 1.9 or input_value < lower:                                     <L 26>
        var_33 = ((var_31 <= var_28) && (var_28 <= var_32));
        var_30 = var_33;
        if (!var_30) {
            var_34 = (var_29 < var_21);
            var_30 = var_30 || var_34;
        }
        if (var_30) {
            // wave = wp.sin(wp.sqrt(wp.abs(lower) + 1.2))                                        <L 27>
            var_35 = wp::abs(var_21);
            var_37 = wp::add(var_35, var_36);
            var_38 = wp::sqrt(var_37);
            var_39 = wp::sin(var_38);
            // input_value = wave                                                                 <L 28>
            var_40 = wp::copy(var_39);
        }
        var_41 = wp::where(var_30, var_40, var_29);
        // predictions[thread] = input_value                                                      <L 29>
        // wp::array_store(var_predictions, var_0, var_41);
        //---------
        // reverse
        wp::adj_array_store(var_predictions, var_0, var_41, adj_predictions, adj_0, adj_41);
        // adj: predictions[thread] = input_value                                                 <L 29>
        wp::adj_where(var_30, var_40, var_29, adj_30, adj_40, adj_29, adj_41);
        if (var_30) {
            wp::adj_copy(var_39, adj_39, adj_40);
            // adj: input_value = wave                                                            <L 28>
            wp::adj_sin(var_38, adj_38, adj_39);
            wp::adj_sqrt(var_37, var_38, adj_37, adj_38);
            wp::adj_add(var_35, var_36, adj_35, adj_36, adj_37);
            wp::adj_abs(var_21, adj_21, adj_35);
            // adj: wave = wp.sin(wp.sqrt(wp.abs(lower) + 1.2))                                   <L 27>
        }
        if (!var_30) {
        }
        // adj: if -2.6 <= fraction <= 1.9 or input_value < lower:                                <L 26>
        wp::adj_copy(var_28, adj_28, adj_29);
        // adj: input_value = fraction                                                            <L 25>
        wp::adj_div(var_26, var_27, var_28, adj_26, adj_27, adj_28);
        wp::adj_mul(var_19, var_7, adj_19, adj_7, adj_27);
        wp::adj_log10(var_25, adj_25, adj_26);
        wp::adj_max(var_23, var_24, adj_23, adj_24, adj_25);
        // adj: fraction = wp.log10(wp.max(slope, 0.1)) / (error * speed)                         <L 24>
        wp::adj_add(var_21, var_22, adj_21, adj_22, adj_23);
        // adj: slope = lower + falloff                                                           <L 23>
        adj_score_heat_0(var_20, var_21, var_22, adj_20, adj_21, adj_22);
        wp::adj_min(var_amplitude, var_7, adj_amplitude, adj_7, adj_20);
        // adj: lower, falloff = score_heat(wp.min(amplitude, speed))                             <L 22>
        wp::adj_add(var_16, var_18, adj_16, adj_18, adj_19);
        wp::adj_add(var_13, var_17, adj_13, adj_15, adj_16);
        wp::adj_address(var_values, var_0, adj_values, adj_0, adj_15);
        wp::adj_mul(var_9, var_14, adj_9, adj_12, adj_13);
        wp::adj_address(var_temperatures, var_11, adj_temperatures, adj_11, adj_12);
        wp::adj_sin(var_10, adj_8, adj_9);
        wp::adj_address(var_values, var_0, adj_values, adj_0, adj_8);
        // adj: error = wp.sin(values[thread]) * temperatures[0] + values[thread] + 2.75          <L 21>
        wp::adj_add(var_4, var_6, adj_4, adj_6, adj_7);
        wp::adj_mul(var_1, var_5, adj_1, adj_3, adj_4);
        wp::adj_address(var_temperatures, var_2, adj_temperatures, adj_2, adj_3);
        wp::adj_cos(var_height, adj_height, adj_1);
        // adj: speed = wp.cos(height) * temperatures[1] + 1.6                                    <L 20>
        // adj: thread = wp.tid()                                                                 <L 19>
        // adj: def advance_charge(                                                               <L 12>
        continue;
    }
}
