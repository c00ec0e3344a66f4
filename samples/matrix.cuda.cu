// update_velocity.py:4
static CUDA_CALLABLE wp::vec_t<4, wp::float32> scale_field_0(
    wp::vec_t<4, wp::float32> var_up,
    wp::vec_t<4, wp::float32> var_anchor)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::float32 var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    wp::float32 var_5;
    wp::quat_t<wp::float32> var_6;
    wp::vec_t<4, wp::float32> var_7;
    wp::float32 var_8;
    wp::vec_t<4, wp::float32> var_9;
    //---------
    // forward
    // def scale_field(up: wp.vec4, anchor: wp.vec4):                                         <L 5>
    // heading_q = wp.quat_rpy(up[2], anchor[2], up[0])                                       <L 6>
    var_1 = wp::extract(var_up, var_0);
    var_3 = wp::extract(var_anchor, var_2);
    var_5 = wp::extract(var_up, var_4);
    var_6 = wp::quat_rpy(var_1, var_3, var_5);
    // return (up - anchor) * wp.length(heading_q)                                            <L 7>
    var_7 = wp::sub(var_up, var_anchor);
    var_8 = wp::length(var_6);
    var_9 = wp::mul(var_7, var_8);
    return var_9;
}


// update_velocity.py:10
static CUDA_CALLABLE wp::float32 refine_soft_drift_0(
    wp::float32 var_gain,
    wp::float32 var_dt)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::float32 var_1 = 1.7;
    wp::vec_t<4, wp::float32> var_2;
    const wp::float32 var_3 = 1.5;
    wp::float32 var_4;
    wp::vec_t<4, wp::float32> var_5;
    wp::vec_t<4, wp::float32> var_6;
    wp::float32 var_7;
    const wp::float32 var_8 = 25.0;
    wp::float32 var_9;
    const wp::float32 var_10 = 1.28;
    wp::float32 var_11;
    wp::float32 var_12;
    //---------
    // forward
    // def refine_soft_drift(gain: float, dt: float):                                         <L 11>
    // ratio = wp.vec4(2.0, 1.7, gain, dt) / wp.max(dt, 1.5)                                  <L 12>
    var_2 = wp::vec_t<4, wp::float32>(var_0, var_1, var_gain, var_dt);
    var_4 = wp::max(var_dt, var_3);
    var_5 = wp::div(var_2, var_4);
    // center = scale_field(ratio, ratio)                                                     <L 13>
    var_6 = scale_field_0(var_5, var_5);
    // capped = wp.min(wp.min(wp.length_sq(center), 25.0), 1.28)                              <L 14>
    var_7 = wp::length_sq(var_6);
    var_9 = wp::min(var_7, var_8);
    var_11 = wp::min(var_9, var_10);
    // return wp.tan(capped)                                                                  <L 15>
    var_12 = wp::tan(var_11);
    return var_12;
}


// update_velocity.py:4
static CUDA_CALLABLE void adj_scale_field_0(
    wp::vec_t<4, wp::float32> var_up,
    wp::vec_t<4, wp::float32> var_anchor,
    wp::vec_t<4, wp::float32> & adj_up,
    wp::vec_t<4, wp::float32> & adj_anchor,
    wp::vec_t<4, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::float32 var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    wp::float32 var_5;
    wp::quat_t<wp::float32> var_6;
    wp::vec_t<4, wp::float32> var_7;
    wp::float32 var_8;
    wp::vec_t<4, wp::float32> var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::quat_t<wp::float32> adj_6 = {};
    wp::vec_t<4, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<4, wp::float32> adj_9 = {};
    //---------
    // forward
    // def scale_field(up: wp.vec4, anchor: wp.vec4):                                         <L 5>
    // heading_q = wp.quat_rpy(up[2], anchor[2], up[0])                                       <L 6>
    var_1 = wp::extract(var_up, var_0);
    var_3 = wp::extract(var_anchor, var_2);
    var_5 = wp::extract(var_up, var_4);
    var_6 = wp::quat_rpy(var_1, var_3, var_5);
    // return (up - anchor) * wp.length(heading_q)                                            <L 7>
    var_7 = wp::sub(var_up, var_anchor);
    var_8 = wp::length(var_6);
    var_9 = wp::mul(var_7, var_8);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_9 += adj_ret;
    wp::adj_mul(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_length(var_6, var_8, adj_6, adj_8);
    wp::adj_sub(var_up, var_anchor, adj_up, adj_anchor, adj_7);
    // adj: return (up - anchor) * wp.length(heading_q)                                       <L 7>
    wp::adj_quat_rpy(var_1, var_3, var_5, adj_1, adj_3, adj_5, adj_6);
    wp::adj_extract(var_up, var_4, adj_up, adj_4, adj_5);
    wp::adj_extract(var_anchor, var_2, adj_anchor, adj_2, adj_3);
    wp::adj_extract(var_up, var_0, adj_up, adj_0, adj_1);
    // adj: heading_q = wp.quat_rpy(up[2], anchor[2], up[0])                                  <L 6>
    // adj: def scale_field(up: wp.vec4, anchor: wp.vec4):                                    <L 5>
    return;
}


// update_velocity.py:10
static CUDA_CALLABLE void adj_refine_soft_drift_0(
    wp::float32 var_gain,
    wp::float32 var_dt,
    wp::float32 & adj_gain,
    wp::float32 & adj_dt,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::float32 var_1 = 1.7;
    wp::vec_t<4, wp::float32> var_2;
    const wp::float32 var_3 = 1.5;
    wp::float32 var_4;
    wp::vec_t<4, wp::float32> var_5;
    wp::vec_t<4, wp::float32> var_6;
    wp::float32 var_7;
    const wp::float32 var_8 = 25.0;
    wp::float32 var_9;
    const wp::float32 var_10 = 1.28;
    wp::float32 var_11;
    wp::float32 var_12;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<4, wp::float32> adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<4, wp::float32> adj_5 = {};
    wp::vec_t<4, wp::float32> adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    //---------
    // forward
    // def refine_soft_drift(gain: float, dt: float):                                         <L 11>
    // ratio = wp.vec4(2.0, 1.7, gain, dt) / wp.max(dt, 1.5)                                  <L 12>
    var_2 = wp::vec_t<4, wp::float32>(var_0, var_1, var_gain, var_dt);
    var_4 = wp::max(var_dt, var_3);
    var_5 = wp::div(var_2, var_4);
    // center = scale_field(ratio, ratio)                                                     <L 13>
    var_6 = scale_field_0(var_5, var_5);
    // capped = wp.min(wp.min(wp.length_sq(center), 25.0), 1.28)                              <L 14>
    var_7 = wp::length_sq(var_6);
    var_9 = wp::min(var_7, var_8);
    var_11 = wp::min(var_9, var_10);
    // return wp.tan(capped)                                                                  <L 15>
    var_12 = wp::tan(var_11);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_12 += adj_ret;
    wp::adj_tan(var_11, adj_11, adj_12);
    // adj: return wp.tan(capped)                                                             <L 15>
    wp::adj_min(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_min(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_length_sq(var_6, adj_6, adj_7);
    // adj: capped = wp.min(wp.min(wp.length_sq(center), 25.0), 1.28)                         <L 14>
    adj_scale_field_0(var_5, var_5, adj_5, adj_5, adj_6);
    // adj: center = scale_field(ratio, ratio)                                                <L 13>
    wp::adj_div(var_2, var_4, adj_2, adj_4, adj_5);
    wp::adj_max(var_dt, var_3, adj_dt, adj_3, adj_4);
    wp::adj_vec_t(var_0, var_1, var_gain, var_dt, adj_0, adj_1, adj_gain, adj_dt, adj_2);
    // adj: ratio = wp.vec4(2.0, 1.7, gain, dt) / wp.max(dt, 1.5)                             <L 12>
    // adj: def refine_soft_drift(gain: float, dt: float):                                    <L 11>
    return;
}

extern "C" __global__ void update_velocity_4ad9a02b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_strains,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_frames,
    wp::array_t<wp::transform_t<wp::float32>> var_xforms,
    wp::array_t<wp::vec_t<6, wp::float32>> var_momenta,
    wp::array_t<wp::float32> var_response,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_combined)
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
        wp::vec_t<6, wp::float32>* var_1;
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::vec_t<6, wp::float32> var_4;
        wp::vec_t<3, wp::float32>* var_5;
        const wp::int32 var_6 = 1;
        wp::float32 var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 3.25;
        wp::float32 var_11;
        wp::mat_t<3, 3, wp::float32>* var_12;
        wp::mat_t<3, 3, wp::float32> var_13;
        wp::mat_t<3, 3, wp::float32> var_14;
        wp::mat_t<3, 3, wp::float32>* var_15;
        wp::mat_t<3, 3, wp::float32> var_16;
        wp::mat_t<3, 3, wp::float32> var_17;
        const wp::float32 var_18 = 19.0;
        const wp::int32 var_19 = 3;
        wp::mat_t<3, 3, wp::float32> var_20;
        wp::mat_t<3, 3, wp::float32> var_21;
        wp::mat_t<3, 3, wp::float32> var_22;
        wp::mat_t<3, 3, wp::float32> var_23;
        const wp::int32 var_24 = 2;
        const wp::int32 var_25 = 0;
        wp::float32 var_26;
        const wp::float32 var_27 = 0.2;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::int32 var_30 = 2;
        const wp::int32 var_31 = 1;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::int32 var_34 = 1;
        wp::int32 var_35;
        const wp::int32 var_36 = 0;
        wp::int32 var_37;
        wp::transform_t<wp::float32>* var_38;
        wp::quat_t<wp::float32> var_39;
        wp::transform_t<wp::float32> var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        //---------
        // forward
        // def update_velocity(                                                                   <L 19>
        // index = wp.tid()                                                                       <L 28>
        var_0 = builtin_tid1d();
        // impulse = momenta[index][0] * origins[index].y * 3.25                                  <L 29>
        var_1 = wp::address(var_momenta, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_5 = wp::address(var_origins, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        var_9 = wp::mul(var_3, var_7);
        var_11 = wp::mul(var_9, var_10);
        // strain = strains[index]                                                                <L 30>
        var_12 = wp::address(var_strains, var_0);
        var_14 = wp::load(var_12);
        var_13 = wp::copy(var_14);
        // block = frames[index] * strain + 19.0 * wp.identity(n=3, dtype=wp.float32)             <L 31>
        var_15 = wp::address(var_frames, var_0);
        var_17 = wp::load(var_15);
        var_16 = wp::mul(var_17, var_13);
        var_20 = wp::identity<3, wp::float32>();
        var_21 = wp::mul(var_18, var_20);
        var_22 = wp::add(var_16, var_21);
        // combined[index] = wp.inverse(block)                                                    <L 32>
        var_23 = wp::inverse(var_22);
        wp::array_store(var_combined, var_0, var_23);
        // magnitude = impulse / wp.max(strain[2, 0], 0.2)                                        <L 33>
        var_26 = wp::extract(var_13, var_24, var_25);
        var_28 = wp::max(var_26, var_27);
        var_29 = wp::div(var_11, var_28);
        // falloff = refine_soft_drift(magnitude, block[2, 1])                                    <L 34>
        var_32 = wp::extract(var_22, var_30, var_31);
        var_33 = refine_soft_drift_0(var_29, var_32);
        // heading_q = wp.transform_get_rotation(xforms[wp.max(index - 1, 0)])                    <L 35>
        var_35 = wp::sub(var_0, var_34);
        var_37 = wp::max(var_35, var_36);
        var_38 = wp::address(var_xforms, var_37);
        var_40 = wp::load(var_38);
        var_39 = wp::transform_get_rotation(var_40);
        // response[index] = falloff * wp.dot(heading_q, heading_q)                               <L 36>
        var_41 = wp::dot(var_39, var_39);
        var_42 = wp::mul(var_33, var_41);
        wp::array_store(var_response, var_0, var_42);
    }
}

extern "C" __global__ void update_velocity_4ad9a02b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_strains,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_frames,
    wp::array_t<wp::transform_t<wp::float32>> var_xforms,
    wp::array_t<wp::vec_t<6, wp::float32>> var_momenta,
    wp::array_t<wp::float32> var_response,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_combined,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_origins,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_strains,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_frames,
    wp::array_t<wp::transform_t<wp::float32>> adj_xforms,
    wp::array_t<wp::vec_t<6, wp::float32>> adj_momenta,
    wp::array_t<wp::float32> adj_response,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_combined)
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
        wp::vec_t<6, wp::float32>* var_1;
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::vec_t<6, wp::float32> var_4;
        wp::vec_t<3, wp::float32>* var_5;
        const wp::int32 var_6 = 1;
        wp::float32 var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 3.25;
        wp::float32 var_11;
        wp::mat_t<3, 3, wp::float32>* var_12;
        wp::mat_t<3, 3, wp::float32> var_13;
        wp::mat_t<3, 3, wp::float32> var_14;
        wp::mat_t<3, 3, wp::float32>* var_15;
        wp::mat_t<3, 3, wp::float32> var_16;
        wp::mat_t<3, 3, wp::float32> var_17;
        const wp::float32 var_18 = 19.0;
        const wp::int32 var_19 = 3;
        wp::mat_t<3, 3, wp::float32> var_20;
        wp::mat_t<3, 3, wp::float32> var_21;
        wp::mat_t<3, 3, wp::float32> var_22;
        wp::mat_t<3, 3, wp::float32> var_23;
        const wp::int32 var_24 = 2;
        const wp::int32 var_25 = 0;
        wp::float32 var_26;
        const wp::float32 var_27 = 0.2;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::int32 var_30 = 2;
        const wp::int32 var_31 = 1;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::int32 var_34 = 1;
        wp::int32 var_35;
        const wp::int32 var_36 = 0;
        wp::int32 var_37;
        wp::transform_t<wp::float32>* var_38;
        wp::quat_t<wp::float32> var_39;
        wp::transform_t<wp::float32> var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<6, wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<6, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::mat_t<3, 3, wp::float32> adj_12 = {};
        wp::mat_t<3, 3, wp::float32> adj_13 = {};
        wp::mat_t<3, 3, wp::float32> adj_14 = {};
        wp::mat_t<3, 3, wp::float32> adj_15 = {};
        wp::mat_t<3, 3, wp::float32> adj_16 = {};
        wp::mat_t<3, 3, wp::float32> adj_17 = {};
        wp::float32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::mat_t<3, 3, wp::float32> adj_20 = {};
        wp::mat_t<3, 3, wp::float32> adj_21 = {};
        wp::mat_t<3, 3, wp::float32> adj_22 = {};
        wp::mat_t<3, 3, wp::float32> adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::transform_t<wp::float32> adj_38 = {};
        wp::quat_t<wp::float32> adj_39 = {};
        wp::transform_t<wp::float32> adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        //---------
        // forward
        // def update_velocity(                                                                   <L 19>
        // index = wp.tid()                                                                       <L 28>
        var_0 = builtin_tid1d();
        // impulse = momenta[index][0] * origins[index].y * 3.25                                  <L 29>
        var_1 = wp::address(var_momenta, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_5 = wp::address(var_origins, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        var_9 = wp::mul(var_3, var_7);
        var_11 = wp::mul(var_9, var_10);
        // strain = strains[index]                                                                <L 30>
        var_12 = wp::address(var_strains, var_0);
        var_14 = wp::load(var_12);
        var_13 = wp::copy(var_14);
        // block = frames[index] * strain + 19.0 * wp.identity(n=3, dtype=wp.float32)             <L 31>
        var_15 = wp::address(var_frames, var_0);
        var_17 = wp::load(var_15);
        var_16 = wp::mul(var_17, var_13);
        var_20 = wp::identity<3, wp::float32>();
        var_21 = wp::mul(var_18, var_20);
        var_22 = wp::add(var_16, var_21);
        // combined[index] = wp.inverse(block)                                                    <L 32>
        var_23 = wp::inverse(var_22);
        // wp::array_store(var_combined, var_0, var_23);
        // magnitude = impulse / wp.max(strain[2, 0], 0.2)                                        <L 33>
        var_26 = wp::extract(var_13, var_24, var_25);
        var_28 = wp::max(var_26, var_27);
        var_29 = wp::div(var_11, var_28);
        // falloff = refine_soft_drift(magnitude, block[2, 1])                                    <L 34>
        var_32 = wp::extract(var_22, var_30, var_31);
        var_33 = refine_soft_drift_0(var_29, var_32);
        // heading_q = wp.transform_get_rotation(xforms[wp.max(index - 1, 0)])                    <L 35>
        var_35 = wp::sub(var_0, var_34);
        var_37 = wp::max(var_35, var_36);
        var_38 = wp::address(var_xforms, var_37);
        var_40 = wp::load(var_38);
        var_39 = wp::transform_get_rotation(var_40);
        // response[index] = falloff * wp.dot(heading_q, heading_q)                               <L 36>
        var_41 = wp::dot(var_39, var_39);
        var_42 = wp::mul(var_33, var_41);
        // wp::array_store(var_response, var_0, var_42);
        //---------
        // reverse
        wp::adj_array_store(var_response, var_0, var_42, adj_response, adj_0, adj_42);
        wp::adj_mul(var_33, var_41, adj_33, adj_41, adj_42);
        wp::adj_dot(var_39, var_39, adj_39, adj_39, adj_41);
        // adj: response[index] = falloff * wp.dot(heading_q, heading_q)                          <L 36>
        wp::adj_transform_get_rotation(var_40, adj_38, adj_39);
        wp::adj_address(var_xforms, var_37, adj_xforms, adj_37, adj_38);
        wp::adj_max(var_35, var_36, adj_35, adj_36, adj_37);
        wp::adj_sub(var_0, var_34, adj_0, adj_34, adj_35);
        // adj: heading_q = wp.transform_get_rotation(xforms[wp.max(index - 1, 0)])               <L 35>
        adj_refine_soft_drift_0(var_29, var_32, adj_29, adj_32, adj_33);
        wp::adj_extract(var_22, var_30, var_31, adj_22, adj_30, adj_31, adj_32);
        // adj: falloff = refine_soft_drift(magnitude, block[2, 1])                               <L 34>
        wp::adj_div(var_11, var_28, var_29, adj_11, adj_28, adj_29);
        wp::adj_max(var_26, var_27, adj_26, adj_27, adj_28);
        wp::adj_extract(var_13, var_24, var_25, adj_13, adj_24, adj_25, adj_26);
        // adj: magnitude = impulse / wp.max(strain[2, 0], 0.2)                                   <L 33>
        wp::adj_array_store(var_combined, var_0, var_23, adj_combined, adj_0, adj_23);
        wp::adj_inverse(var_22, var_23, adj_22, adj_23);
        // adj: combined[index] = wp.inverse(block)                                               <L 32>
        wp::adj_add(var_16, var_21, adj_16, adj_21, adj_22);
        wp::adj_mul(var_18, var_20, adj_18, adj_20, adj_21);
        wp::adj_mul(var_17, var_13, adj_15, adj_13, adj_16);
        wp::adj_address(var_frames, var_0, adj_frames, adj_0, adj_15);
        // adj: block = frames[index] * strain + 19.0 * wp.identity(n=3, dtype=wp.float32)        <L 31>
        wp::adj_copy(var_14, adj_12, adj_13);
        wp::adj_address(var_strains, var_0, adj_strains, adj_0, adj_12);
        // adj: strain = strains[index]                                                           <L 30>
        wp::adj_mul(var_9, var_10, adj_9, adj_10, adj_11);
        wp::adj_mul(var_3, var_7, adj_3, adj_7, adj_9);
        wp::adj_extract(var_8, var_6, adj_5, adj_6, adj_7);
        wp::adj_address(var_origins, var_0, adj_origins, adj_0, adj_5);
        wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_momenta, var_0, adj_momenta, adj_0, adj_1);
        // adj: impulse = momenta[index][0] * origins[index].y * 3.25                             <L 29>
        // adj: index = wp.tid()                                                                  <L 28>
        // adj: def update_velocity(                                                              <L 19>
        continue;
    }
}
