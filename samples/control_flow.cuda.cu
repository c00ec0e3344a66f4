// filter_average.py:4
static CUDA_CALLABLE wp::float32 restrict_window_0(
    wp::float32 var_density_scale,
    wp::float32 var_limit)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.25;
    wp::float32 var_1;
    bool var_2;
    const wp::float32 var_3 = 0.0;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    const wp::float32 var_6 = 0.0;
    wp::vec_t<3, wp::float32> var_7;
    wp::float32 var_8;
    const wp::float32 var_9 = 0.0;
    wp::vec_t<2, wp::float32> var_10;
    const wp::float32 var_11 = 1.0;
    const wp::float32 var_12 = 0.1;
    wp::vec_t<3, wp::float32> var_13;
    wp::mat_t<2, 3, wp::float32> var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 0.01;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    //---------
    // forward
    // def restrict_window(density_scale: wp.float32, limit: wp.float32):                     <L 5>
    // if 0.25 + limit < density_scale:                                                       <L 6>
    var_1 = wp::add(var_0, var_limit);
    var_2 = (var_1 < var_density_scale);
    if (var_2) {
        // return density_scale                                                               <L 7>
        return var_density_scale;
    }
    // overlap = wp.dot(wp.vec3(density_scale, 0.0, limit), wp.vec3(limit, 0.0, 0.0))         <L 9>
    var_4 = wp::vec_t<3, wp::float32>(var_density_scale, var_3, var_limit);
    var_7 = wp::vec_t<3, wp::float32>(var_limit, var_5, var_6);
    var_8 = wp::dot(var_4, var_7);
    // covariance = wp.outer(wp.vec2(density_scale, 0.0), wp.vec3(1.0, limit, 0.1))           <L 10>
    var_10 = wp::vec_t<2, wp::float32>(var_density_scale, var_9);
    var_13 = wp::vec_t<3, wp::float32>(var_11, var_limit, var_12);
    var_14 = wp::outer(var_10, var_13);
    // scaled = wp.ddot(covariance, covariance) * 0.01                                        <L 11>
    var_15 = wp::ddot(var_14, var_14);
    var_17 = wp::mul(var_15, var_16);
    // contribution = wp.tanh(density_scale * overlap) - scaled                               <L 12>
    var_18 = wp::mul(var_density_scale, var_8);
    var_19 = wp::tanh(var_18);
    var_20 = wp::sub(var_19, var_17);
    // return wp.max(overlap, wp.abs(contribution))                                           <L 13>
    var_21 = wp::abs(var_20);
    var_22 = wp::max(var_8, var_21);
    return var_22;
}


// filter_average.py:4
static CUDA_CALLABLE void adj_restrict_window_0(
    wp::float32 var_density_scale,
    wp::float32 var_limit,
    wp::float32 & adj_density_scale,
    wp::float32 & adj_limit,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.25;
    wp::float32 var_1;
    bool var_2;
    const wp::float32 var_3 = 0.0;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    const wp::float32 var_6 = 0.0;
    wp::vec_t<3, wp::float32> var_7;
    wp::float32 var_8;
    const wp::float32 var_9 = 0.0;
    wp::vec_t<2, wp::float32> var_10;
    const wp::float32 var_11 = 1.0;
    const wp::float32 var_12 = 0.1;
    wp::vec_t<3, wp::float32> var_13;
    wp::mat_t<2, 3, wp::float32> var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 0.01;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<2, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::mat_t<2, 3, wp::float32> adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    //---------
    // forward
    // def restrict_window(density_scale: wp.float32, limit: wp.float32):                     <L 5>
    // if 0.25 + limit < density_scale:                                                       <L 6>
    var_1 = wp::add(var_0, var_limit);
    var_2 = (var_1 < var_density_scale);
    if (var_2) {
        // return density_scale                                                               <L 7>
        goto label0;
    }
    // overlap = wp.dot(wp.vec3(density_scale, 0.0, limit), wp.vec3(limit, 0.0, 0.0))         <L 9>
    var_4 = wp::vec_t<3, wp::float32>(var_density_scale, var_3, var_limit);
    var_7 = wp::vec_t<3, wp::float32>(var_limit, var_5, var_6);
    var_8 = wp::dot(var_4, var_7);
    // covariance = wp.outer(wp.vec2(density_scale, 0.0), wp.vec3(1.0, limit, 0.1))           <L 10>
    var_10 = wp::vec_t<2, wp::float32>(var_density_scale, var_9);
    var_13 = wp::vec_t<3, wp::float32>(var_11, var_limit, var_12);
    var_14 = wp::outer(var_10, var_13);
    // scaled = wp.ddot(covariance, covariance) * 0.01                                        <L 11>
    var_15 = wp::ddot(var_14, var_14);
    var_17 = wp::mul(var_15, var_16);
    // contribution = wp.tanh(density_scale * overlap) - scaled                               <L 12>
    var_18 = wp::mul(var_density_scale, var_8);
    var_19 = wp::tanh(var_18);
    var_20 = wp::sub(var_19, var_17);
    // return wp.max(overlap, wp.abs(contribution))                                           <L 13>
    var_21 = wp::abs(var_20);
    var_22 = wp::max(var_8, var_21);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_22 += adj_ret;
    wp::adj_max(var_8, var_21, adj_8, adj_21, adj_22);
    wp::adj_abs(var_20, adj_20, adj_21);
    // adj: return wp.max(overlap, wp.abs(contribution))                                      <L 13>
    wp::adj_sub(var_19, var_17, adj_19, adj_17, adj_20);
    wp::adj_tanh(var_18, var_19, adj_18, adj_19);
    wp::adj_mul(var_density_scale, var_8, adj_density_scale, adj_8, adj_18);
    // adj: contribution = wp.tanh(density_scale * overlap) - scaled                          <L 12>
    wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
    wp::adj_ddot(var_14, var_14, adj_14, adj_14, adj_15);
    // adj: scaled = wp.ddot(covariance, covariance) * 0.01                                   <L 11>
    wp::adj_outer(var_10, var_13, adj_10, adj_13, adj_14);
    wp::adj_vec_t(var_11, var_limit, var_12, adj_11, adj_limit, adj_12, adj_13);
    wp::adj_vec_t(var_density_scale, var_9, adj_density_scale, adj_9, adj_10);
    // adj: covariance = wp.outer(wp.vec2(density_scale, 0.0), wp.vec3(1.0, limit, 0.1))      <L 10>
    wp::adj_dot(var_4, var_7, adj_4, adj_7, adj_8);
    wp::adj_vec_t(var_limit, var_5, var_6, adj_limit, adj_5, adj_6, adj_7);
    wp::adj_vec_t(var_density_scale, var_3, var_limit, adj_density_scale, adj_3, adj_limit, adj_4);
    // adj: overlap = wp.dot(wp.vec3(density_scale, 0.0, limit), wp.vec3(limit, 0.0, 0.0))    <L 9>
    if (var_2) {
        label0:;
        adj_density_scale += adj_ret;
        // adj: return density_scale                                                          <L 7>
    }
    wp::adj_add(var_0, var_limit, adj_0, adj_limit, adj_1);
    // adj: if 0.25 + limit < density_scale:                                                  <L 6>
    // adj: def restrict_window(density_scale: wp.float32, limit: wp.float32):                <L 5>
    return;
}

extern "C" __global__ void filter_average_43673098_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_samples,
    wp::array_t<wp::vec_t<4, wp::float32>> var_directions,
    wp::array_t<wp::float32> var_intensities,
    wp::float32 var_scale,
    wp::array_t<wp::quat_t<wp::float32>> var_blended)
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
        wp::vec_t<4, wp::float32>* var_4;
        wp::vec_t<4, wp::float32> var_5;
        wp::vec_t<4, wp::float32> var_6;
        wp::float32* var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::vec_t<4, wp::float32> var_10;
        const wp::float32 var_11 = 1.3;
        wp::vec_t<4, wp::float32> var_12;
        wp::float32 var_13;
        const wp::int32 var_14 = 3;
        wp::float32 var_15;
        const wp::float32 var_16 = 7.0;
        wp::float32 var_17;
        wp::float32 var_18;
        const wp::float32 var_19 = 6.5;
        wp::float32 var_20;
        wp::float32 var_21;
        const wp::int32 var_22 = 2;
        wp::float32 var_23;
        const wp::float32 var_24 = 0.5;
        wp::quat_t<wp::float32> var_25;
        wp::quat_t<wp::float32> var_26;
        const wp::float32 var_27 = 0.0;
        wp::float32 var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::float32 var_31;
        const wp::float32 var_32 = 0.02;
        wp::float32 var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 4.0;
        wp::float32 var_41;
        const wp::float32 var_42 = 0.0;
        bool var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::quat_t<wp::float32> var_46;
        wp::quat_t<wp::float32> var_47;
        //---------
        // forward
        // def filter_average(                                                                    <L 17>
        // idx = wp.tid()                                                                         <L 24>
        var_0 = builtin_tid1d();
        // sample = samples[idx]                                                                  <L 25>
        var_1 = wp::address(var_samples, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // direction = directions[idx]                                                            <L 26>
        var_4 = wp::address(var_directions, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // intensity = intensities[idx]                                                           <L 27>
        var_7 = wp::address(var_intensities, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // axis = direction * intensity * 1.3                                                     <L 28>
        var_10 = wp::mul(var_5, var_8);
        var_12 = wp::mul(var_10, var_11);
        // attenuation = intensity * sample                                                       <L 29>
        var_13 = wp::mul(var_8, var_2);
        // estimate = direction[3] * 7.0 - attenuation + 6.5                                      <L 30>
        var_15 = wp::extract(var_5, var_14);
        var_17 = wp::mul(var_15, var_16);
        var_18 = wp::sub(var_17, var_13);
        var_20 = wp::add(var_18, var_19);
        // orientation = wp.normalize(wp.quat(wp.sin(estimate), scale, axis[2], 0.5))             <L 31>
        var_21 = wp::sin(var_20);
        var_23 = wp::extract(var_12, var_22);
        var_25 = wp::quat_t<wp::float32>(var_21, var_scale, var_23, var_24);
        var_26 = wp::normalize(var_25);
        // acc = float(0.0)                                                                       <L 32>
        var_28 = wp::float(var_27);
        // for u in range(20):                                                                    <L 33>
        var_29 = 0;
        start_for_0:;
            if (var_29 >= 20) goto end_for_0;
            var_30 = var_29;
            var_29 += 1;
            // time_k = wp.float32(u) * 0.02                                                      <L 34>
            var_31 = wp::float32(var_30);
            var_33 = wp::mul(var_31, var_32);
            // push = restrict_window(attenuation + time_k, intensity)                            <L 35>
            var_34 = wp::add(var_13, var_33);
            var_35 = restrict_window_0(var_34, var_8);
            // summed = push - intensity + attenuation * attenuation                              <L 36>
            var_36 = wp::sub(var_35, var_8);
            var_37 = wp::mul(var_13, var_13);
            var_38 = wp::add(var_36, var_37);
            // acc = acc + summed                                                                 <L 37>
            var_39 = wp::add(var_28, var_38);
            wp::assign(var_28, var_39);
            goto start_for_0;
        end_for_0:;
        // difference = sample - 4.0                                                              <L 39>
        var_41 = wp::sub(var_2, var_40);
        // if difference >= 0.0:                                                                  <L 40>
        var_43 = (var_41 >= var_42);
        if (var_43) {
            // difference = difference - attenuation                                              <L 41>
            var_44 = wp::sub(var_41, var_13);
        }
        var_45 = wp::where(var_43, var_44, var_41);
        // blended[idx] = difference * orientation * acc                                          <L 43>
        var_46 = wp::mul(var_45, var_26);
        var_47 = wp::mul(var_46, var_28);
        wp::array_store(var_blended, var_0, var_47);
    }
}

extern "C" __global__ void filter_average_43673098_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_samples,
    wp::array_t<wp::vec_t<4, wp::float32>> var_directions,
    wp::array_t<wp::float32> var_intensities,
    wp::float32 var_scale,
    wp::array_t<wp::quat_t<wp::float32>> var_blended,
    wp::array_t<wp::float32> adj_samples,
    wp::array_t<wp::vec_t<4, wp::float32>> adj_directions,
    wp::array_t<wp::float32> adj_intensities,
    wp::float32 adj_scale,
    wp::array_t<wp::quat_t<wp::float32>> adj_blended)
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
        wp::vec_t<4, wp::float32>* var_4;
        wp::vec_t<4, wp::float32> var_5;
        wp::vec_t<4, wp::float32> var_6;
        wp::float32* var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::vec_t<4, wp::float32> var_10;
        const wp::float32 var_11 = 1.3;
        wp::vec_t<4, wp::float32> var_12;
        wp::float32 var_13;
        const wp::int32 var_14 = 3;
        wp::float32 var_15;
        const wp::float32 var_16 = 7.0;
        wp::float32 var_17;
        wp::float32 var_18;
        const wp::float32 var_19 = 6.5;
        wp::float32 var_20;
        wp::float32 var_21;
        const wp::int32 var_22 = 2;
        wp::float32 var_23;
        const wp::float32 var_24 = 0.5;
        wp::quat_t<wp::float32> var_25;
        wp::quat_t<wp::float32> var_26;
        const wp::float32 var_27 = 0.0;
        wp::float32 var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::float32 var_31;
        const wp::float32 var_32 = 0.02;
        wp::float32 var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 4.0;
        wp::float32 var_41;
        const wp::float32 var_42 = 0.0;
        bool var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::quat_t<wp::float32> var_46;
        wp::quat_t<wp::float32> var_47;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<4, wp::float32> adj_4 = {};
        wp::vec_t<4, wp::float32> adj_5 = {};
        wp::vec_t<4, wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::vec_t<4, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<4, wp::float32> adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::quat_t<wp::float32> adj_25 = {};
        wp::quat_t<wp::float32> adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        bool adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::quat_t<wp::float32> adj_46 = {};
        wp::quat_t<wp::float32> adj_47 = {};
        //---------
        // forward
        // def filter_average(                                                                    <L 17>
        // idx = wp.tid()                                                                         <L 24>
        var_0 = builtin_tid1d();
        // sample = samples[idx]                                                                  <L 25>
        var_1 = wp::address(var_samples, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // direction = directions[idx]                                                            <L 26>
        var_4 = wp::address(var_directions, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // intensity = intensities[idx]                                                           <L 27>
        var_7 = wp::address(var_intensities, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // axis = direction * intensity * 1.3                                                     <L 28>
        var_10 = wp::mul(var_5, var_8);
        var_12 = wp::mul(var_10, var_11);
        // attenuation = intensity * sample                                                       <L 29>
        var_13 = wp::mul(var_8, var_2);
        // estimate = direction[3] * 7.0 - attenuation + 6.5                                      <L 30>
        var_15 = wp::extract(var_5, var_14);
        var_17 = wp::mul(var_15, var_16);
        var_18 = wp::sub(var_17, var_13);
        var_20 = wp::add(var_18, var_19);
        // orientation = wp.normalize(wp.quat(wp.sin(estimate), scale, axis[2], 0.5))             <L 31>
        var_21 = wp::sin(var_20);
        var_23 = wp::extract(var_12, var_22);
        var_25 = wp::quat_t<wp::float32>(var_21, var_scale, var_23, var_24);
        var_26 = wp::normalize(var_25);
        // acc = float(0.0)                                                                       <L 32>
        var_28 = wp::float(var_27);
        // for u in range(20):                                                                    <L 33>
        var_29 = 0;
        // difference = sample - 4.0                                                              <L 39>
        var_41 = wp::sub(var_2, var_40);
        // if difference >= 0.0:                                                                  <L 40>
        var_43 = (var_41 >= var_42);
        if (var_43) {
            // difference = difference - attenuation                                              <L 41>
            var_44 = wp::sub(var_41, var_13);
        }
        var_45 = wp::where(var_43, var_44, var_41);
        // blended[idx] = difference * orientation * acc                                          <L 43>
        var_46 = wp::mul(var_45, var_26);
        var_47 = wp::mul(var_46, var_28);
        // wp::array_store(var_blended, var_0, var_47);
        //---------
        // reverse
        wp::adj_array_store(var_blended, var_0, var_47, adj_blended, adj_0, adj_47);
        wp::adj_mul(var_46, var_28, adj_46, adj_28, adj_47);
        wp::adj_mul(var_45, var_26, adj_45, adj_26, adj_46);
        // adj: blended[idx] = difference * orientation * acc                                     <L 43>
        wp::adj_where(var_43, var_44, var_41, adj_43, adj_44, adj_41, adj_45);
        if (var_43) {
            wp::adj_sub(var_41, var_13, adj_41, adj_13, adj_44);
            // adj: difference = difference - attenuation                                         <L 41>
        }
        // adj: if difference >= 0.0:                                                             <L 40>
        wp::adj_sub(var_2, var_40, adj_2, adj_40, adj_41);
        // adj: difference = sample - 4.0                                                         <L 39>
        var_29 = 19;
        start_for_0:;
        	if (var_29 < 0) goto end_for_0;
        	var_30 = var_29;
        	var_29 -= 1;
        	adj_31 = {};
        	adj_32 = {};
        	adj_33 = {};
        	adj_34 = {};
        	adj_35 = {};
        	adj_36 = {};
        	adj_37 = {};
        	adj_38 = {};
        	adj_39 = {};
            // time_k = wp.float32(u) * 0.02                                                      <L 34>
            var_31 = wp::float32(var_30);
            var_33 = wp::mul(var_31, var_32);
            // push = restrict_window(attenuation + time_k, intensity)                            <L 35>
            var_34 = wp::add(var_13, var_33);
            var_35 = restrict_window_0(var_34, var_8);
            // summed = push - intensity + attenuation * attenuation                              <L 36>
            var_36 = wp::sub(var_35, var_8);
            var_37 = wp::mul(var_13, var_13);
            var_38 = wp::add(var_36, var_37);
            // acc = acc + summed                                                                 <L 37>
            var_39 = wp::add(var_28, var_38);
            wp::assign(var_28, var_39);
            wp::adj_assign(var_28, var_39, adj_28, adj_39);
            wp::adj_add(var_28, var_38, adj_28, adj_38, adj_39);
            // adj: acc = acc + summed                                                            <L 37>
            wp::adj_add(var_36, var_37, adj_36, adj_37, adj_38);
            wp::adj_mul(var_13, var_13, adj_13, adj_13, adj_37);
            wp::adj_sub(var_35, var_8, adj_35, adj_8, adj_36);
            // adj: summed = push - intensity + attenuation * attenuation                         <L 36>
            adj_restrict_window_0(var_34, var_8, adj_34, adj_8, adj_35);
            wp::adj_add(var_13, var_33, adj_13, adj_33, adj_34);
            // adj: push = restrict_window(attenuation + time_k, intensity)                       <L 35>
            wp::adj_mul(var_31, var_32, adj_31, adj_32, adj_33);
            wp::adj_float32(var_30, adj_30, adj_31);
            // adj: time_k = wp.float32(u) * 0.02                                                 <L 34>
        	goto start_for_0;
        end_for_0:;
        // adj: for u in range(20):                                                               <L 33>
        wp::adj_float(var_27, adj_27, adj_28);
        // adj: acc = float(0.0)                                                                  <L 32>
        wp::adj_normalize(var_25, adj_25, adj_26);
        wp::adj_quat_t(var_21, var_scale, var_23, var_24, adj_21, adj_scale, adj_23, adj_24, adj_25);
        wp::adj_extract(var_12, var_22, adj_12, adj_22, adj_23);
        wp::adj_sin(var_20, adj_20, adj_21);
        // adj: orientation = wp.normalize(wp.quat(wp.sin(estimate), scale, axis[2], 0.5))        <L 31>
        wp::adj_add(var_18, var_19, adj_18, adj_19, adj_20);
        wp::adj_sub(var_17, var_13, adj_17, adj_13, adj_18);
        wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
        wp::adj_extract(var_5, var_14, adj_5, adj_14, adj_15);
        // adj: estimate = direction[3] * 7.0 - attenuation + 6.5                                 <L 30>
        wp::adj_mul(var_8, var_2, adj_8, adj_2, adj_13);
        // adj: attenuation = intensity * sample                                                  <L 29>
        wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
        wp::adj_mul(var_5, var_8, adj_5, adj_8, adj_10);
        // adj: axis = direction * intensity * 1.3                                                <L 28>
        wp::adj_copy(var_9, adj_7, adj_8);
        wp::adj_address(var_intensities, var_0, adj_intensities, adj_0, adj_7);
        // adj: intensity = intensities[idx]                                                      <L 27>
        wp::adj_copy(var_6, adj_4, adj_5);
        wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_4);
        // adj: direction = directions[idx]                                                       <L 26>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_1);
        // adj: sample = samples[idx]                                                             <L 25>
        // adj: idx = wp.tid()                                                                    <L 24>
        // adj: def filter_average(                                                               <L 17>
        continue;
    }
}
