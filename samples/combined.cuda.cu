// transform_distances.py:6
static CUDA_CALLABLE wp::vec_t<6, wp::int64> weigh_charge_0(
    wp::vec_t<6, wp::int64> var_light_dir,
    wp::vec_t<6, wp::int64> var_up,
    wp::int64 var_spacing)
{
    //---------
    // primal vars
    wp::vec_t<6, wp::int64> var_0;
    wp::vec_t<6, wp::int64> var_1;
    wp::vec_t<6, wp::int64> var_2;
    wp::vec_t<6, wp::int64> var_3;
    //---------
    // forward
    // def weigh_charge(light_dir: vec6l, up: vec6l, spacing: wp.int64):                      <L 7>
    // return (light_dir - up - wp.abs(light_dir)) * spacing                                  <L 8>
    var_0 = wp::sub(var_light_dir, var_up);
    var_1 = wp::abs(var_light_dir);
    var_2 = wp::sub(var_0, var_1);
    var_3 = wp::mul(var_2, var_spacing);
    return var_3;
}


// transform_distances.py:11
static CUDA_CALLABLE wp::vec_t<6, wp::int64> merge_terms_0(
    wp::vec_t<6, wp::int64> var_corner,
    wp::vec_t<6, wp::int64> var_center)
{
    //---------
    // primal vars
    wp::vec_t<6, wp::int64> var_0;
    //---------
    // forward
    // def merge_terms(corner: vec6l, center: vec6l):                                         <L 12>
    // return corner + center                                                                 <L 13>
    var_0 = wp::add(var_corner, var_center);
    return var_0;
}


// transform_distances.py:16
static CUDA_CALLABLE wp::vec_t<6, wp::int64> collect_kernel_sum_0(
    wp::vec_t<6, wp::int64> var_up)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::vec_t<6, wp::int64> var_1;
    wp::vec_t<6, wp::int64> var_2;
    const wp::int32 var_3 = 0;
    wp::int64 var_4;
    wp::vec_t<6, wp::int64> var_5;
    wp::vec_t<6, wp::int64> var_6;
    const wp::int32 var_7 = 2;
    wp::int64 var_8;
    wp::vec_t<6, wp::int64> var_9;
    wp::vec_t<6, wp::int64> var_10;
    const wp::int32 var_11 = -1;
    wp::vec_t<6, wp::int64> var_12;
    const wp::int64 var_13 = -1ll;
    wp::vec_t<6, wp::int64> var_14;
    const wp::int32 var_15 = 1;
    wp::vec_t<6, wp::int64> var_16;
    const wp::int64 var_17 = 1ll;
    wp::vec_t<6, wp::int64> var_18;
    wp::vec_t<6, wp::int64> var_19;
    wp::vec_t<6, wp::int64> var_20;
    const wp::int32 var_21 = 100;
    wp::vec_t<6, wp::int64> var_22;
    const wp::int64 var_23 = 100ll;
    wp::vec_t<6, wp::int64> var_24;
    const wp::int32 var_25 = 3;
    wp::int64 var_26;
    wp::int64 var_27;
    wp::int64 var_28;
    wp::int64 var_29;
    wp::vec_t<6, wp::int64> var_30;
    wp::vec_t<6, wp::int64> var_31;
    //---------
    // forward
    // def collect_kernel_sum(up: vec6l):                                                     <L 17>
    // combined = up * wp.int64(2) + weigh_charge(wp.sign(up), up, up[0])                     <L 18>
    var_0 = 2ll;
    var_1 = wp::mul(var_up, var_0);
    var_2 = wp::sign(var_up);
    var_4 = wp::extract(var_up, var_3);
    var_5 = weigh_charge_0(var_2, var_up, var_4);
    var_6 = wp::add(var_1, var_5);
    // acceleration = merge_terms(up[2] * up, combined)                                       <L 19>
    var_8 = wp::extract(var_up, var_7);
    var_9 = wp::mul(var_8, var_up);
    var_10 = merge_terms_0(var_9, var_6);
    // least = wp.min(wp.max(acceleration, vec6l(-1)), vec6l(1))                              <L 20>
    var_12 = wp::vec_t<6, wp::int64>(var_13);
    var_14 = wp::max(var_10, var_12);
    var_16 = wp::vec_t<6, wp::int64>(var_17);
    var_18 = wp::min(var_14, var_16);
    // displacement = wp.min(wp.max(combined, vec6l()), vec6l(100))                           <L 21>
    var_19 = wp::vec_t<6, wp::int64>();
    var_20 = wp::max(var_6, var_19);
    var_22 = wp::vec_t<6, wp::int64>(var_23);
    var_24 = wp::min(var_20, var_22);
    // limited = wp.clamp(combined[3], wp.int64(0), wp.int64(100))                            <L 22>
    var_26 = wp::extract(var_6, var_25);
    var_27 = 0ll;
    var_28 = 100ll;
    var_29 = wp::clamp(var_26, var_27, var_28);
    // step_vector = combined + weigh_charge(least, displacement, limited)                    <L 23>
    var_30 = weigh_charge_0(var_18, var_24, var_29);
    var_31 = wp::add(var_6, var_30);
    // return step_vector                                                                     <L 24>
    return var_31;
}


// transform_distances.py:6
static CUDA_CALLABLE void adj_weigh_charge_0(
    wp::vec_t<6, wp::int64> var_light_dir,
    wp::vec_t<6, wp::int64> var_up,
    wp::int64 var_spacing,
    wp::vec_t<6, wp::int64> & adj_light_dir,
    wp::vec_t<6, wp::int64> & adj_up,
    wp::int64 & adj_spacing,
    wp::vec_t<6, wp::int64> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<6, wp::int64> var_0;
    wp::vec_t<6, wp::int64> var_1;
    wp::vec_t<6, wp::int64> var_2;
    wp::vec_t<6, wp::int64> var_3;
    //---------
    // dual vars
    wp::vec_t<6, wp::int64> adj_0 = {};
    wp::vec_t<6, wp::int64> adj_1 = {};
    wp::vec_t<6, wp::int64> adj_2 = {};
    wp::vec_t<6, wp::int64> adj_3 = {};
    //---------
    // forward
    // def weigh_charge(light_dir: vec6l, up: vec6l, spacing: wp.int64):                      <L 7>
    // return (light_dir - up - wp.abs(light_dir)) * spacing                                  <L 8>
    var_0 = wp::sub(var_light_dir, var_up);
    var_1 = wp::abs(var_light_dir);
    var_2 = wp::sub(var_0, var_1);
    var_3 = wp::mul(var_2, var_spacing);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret;
    wp::adj_mul(var_2, var_spacing, adj_2, adj_spacing, adj_3);
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_abs(var_light_dir, adj_light_dir, adj_1);
    wp::adj_sub(var_light_dir, var_up, adj_light_dir, adj_up, adj_0);
    // adj: return (light_dir - up - wp.abs(light_dir)) * spacing                             <L 8>
    // adj: def weigh_charge(light_dir: vec6l, up: vec6l, spacing: wp.int64):                 <L 7>
    return;
}


// transform_distances.py:11
static CUDA_CALLABLE void adj_merge_terms_0(
    wp::vec_t<6, wp::int64> var_corner,
    wp::vec_t<6, wp::int64> var_center,
    wp::vec_t<6, wp::int64> & adj_corner,
    wp::vec_t<6, wp::int64> & adj_center,
    wp::vec_t<6, wp::int64> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<6, wp::int64> var_0;
    //---------
    // dual vars
    wp::vec_t<6, wp::int64> adj_0 = {};
    //---------
    // forward
    // def merge_terms(corner: vec6l, center: vec6l):                                         <L 12>
    // return corner + center                                                                 <L 13>
    var_0 = wp::add(var_corner, var_center);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_corner, var_center, adj_corner, adj_center, adj_0);
    // adj: return corner + center                                                            <L 13>
    // adj: def merge_terms(corner: vec6l, center: vec6l):                                    <L 12>
    return;
}


// transform_distances.py:16
static CUDA_CALLABLE void adj_collect_kernel_sum_0(
    wp::vec_t<6, wp::int64> var_up,
    wp::vec_t<6, wp::int64> & adj_up,
    wp::vec_t<6, wp::int64> & adj_ret)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::vec_t<6, wp::int64> var_1;
    wp::vec_t<6, wp::int64> var_2;
    const wp::int32 var_3 = 0;
    wp::int64 var_4;
    wp::vec_t<6, wp::int64> var_5;
    wp::vec_t<6, wp::int64> var_6;
    const wp::int32 var_7 = 2;
    wp::int64 var_8;
    wp::vec_t<6, wp::int64> var_9;
    wp::vec_t<6, wp::int64> var_10;
    const wp::int32 var_11 = -1;
    wp::vec_t<6, wp::int64> var_12;
    const wp::int64 var_13 = -1ll;
    wp::vec_t<6, wp::int64> var_14;
    const wp::int32 var_15 = 1;
    wp::vec_t<6, wp::int64> var_16;
    const wp::int64 var_17 = 1ll;
    wp::vec_t<6, wp::int64> var_18;
    wp::vec_t<6, wp::int64> var_19;
    wp::vec_t<6, wp::int64> var_20;
    const wp::int32 var_21 = 100;
    wp::vec_t<6, wp::int64> var_22;
    const wp::int64 var_23 = 100ll;
    wp::vec_t<6, wp::int64> var_24;
    const wp::int32 var_25 = 3;
    wp::int64 var_26;
    wp::int64 var_27;
    wp::int64 var_28;
    wp::int64 var_29;
    wp::vec_t<6, wp::int64> var_30;
    wp::vec_t<6, wp::int64> var_31;
    //---------
    // dual vars
    wp::int64 adj_0 = {};
    wp::vec_t<6, wp::int64> adj_1 = {};
    wp::vec_t<6, wp::int64> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int64 adj_4 = {};
    wp::vec_t<6, wp::int64> adj_5 = {};
    wp::vec_t<6, wp::int64> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int64 adj_8 = {};
    wp::vec_t<6, wp::int64> adj_9 = {};
    wp::vec_t<6, wp::int64> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<6, wp::int64> adj_12 = {};
    wp::int64 adj_13 = {};
    wp::vec_t<6, wp::int64> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::vec_t<6, wp::int64> adj_16 = {};
    wp::int64 adj_17 = {};
    wp::vec_t<6, wp::int64> adj_18 = {};
    wp::vec_t<6, wp::int64> adj_19 = {};
    wp::vec_t<6, wp::int64> adj_20 = {};
    wp::int32 adj_21 = {};
    wp::vec_t<6, wp::int64> adj_22 = {};
    wp::int64 adj_23 = {};
    wp::vec_t<6, wp::int64> adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int64 adj_26 = {};
    wp::int64 adj_27 = {};
    wp::int64 adj_28 = {};
    wp::int64 adj_29 = {};
    wp::vec_t<6, wp::int64> adj_30 = {};
    wp::vec_t<6, wp::int64> adj_31 = {};
    //---------
    // forward
    // def collect_kernel_sum(up: vec6l):                                                     <L 17>
    // combined = up * wp.int64(2) + weigh_charge(wp.sign(up), up, up[0])                     <L 18>
    var_0 = 2ll;
    var_1 = wp::mul(var_up, var_0);
    var_2 = wp::sign(var_up);
    var_4 = wp::extract(var_up, var_3);
    var_5 = weigh_charge_0(var_2, var_up, var_4);
    var_6 = wp::add(var_1, var_5);
    // acceleration = merge_terms(up[2] * up, combined)                                       <L 19>
    var_8 = wp::extract(var_up, var_7);
    var_9 = wp::mul(var_8, var_up);
    var_10 = merge_terms_0(var_9, var_6);
    // least = wp.min(wp.max(acceleration, vec6l(-1)), vec6l(1))                              <L 20>
    var_12 = wp::vec_t<6, wp::int64>(var_13);
    var_14 = wp::max(var_10, var_12);
    var_16 = wp::vec_t<6, wp::int64>(var_17);
    var_18 = wp::min(var_14, var_16);
    // displacement = wp.min(wp.max(combined, vec6l()), vec6l(100))                           <L 21>
    var_19 = wp::vec_t<6, wp::int64>();
    var_20 = wp::max(var_6, var_19);
    var_22 = wp::vec_t<6, wp::int64>(var_23);
    var_24 = wp::min(var_20, var_22);
    // limited = wp.clamp(combined[3], wp.int64(0), wp.int64(100))                            <L 22>
    var_26 = wp::extract(var_6, var_25);
    var_27 = 0ll;
    var_28 = 100ll;
    var_29 = wp::clamp(var_26, var_27, var_28);
    // step_vector = combined + weigh_charge(least, displacement, limited)                    <L 23>
    var_30 = weigh_charge_0(var_18, var_24, var_29);
    var_31 = wp::add(var_6, var_30);
    // return step_vector                                                                     <L 24>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_31 += adj_ret;
    // adj: return step_vector                                                                <L 24>
    wp::adj_add(var_6, var_30, adj_6, adj_30, adj_31);
    adj_weigh_charge_0(var_18, var_24, var_29, adj_18, adj_24, adj_29, adj_30);
    // adj: step_vector = combined + weigh_charge(least, displacement, limited)               <L 23>
    wp::adj_clamp(var_26, var_27, var_28, adj_26, adj_27, adj_28, adj_29);
    wp::adj_extract(var_6, var_25, adj_6, adj_25, adj_26);
    // adj: limited = wp.clamp(combined[3], wp.int64(0), wp.int64(100))                       <L 22>
    wp::adj_min(var_20, var_22, adj_20, adj_22, adj_24);
    wp::adj_vec_t(var_23, adj_23, adj_22);
    wp::adj_max(var_6, var_19, adj_6, adj_19, adj_20);
    // adj: displacement = wp.min(wp.max(combined, vec6l()), vec6l(100))                      <L 21>
    wp::adj_min(var_14, var_16, adj_14, adj_16, adj_18);
    wp::adj_vec_t(var_17, adj_17, adj_16);
    wp::adj_max(var_10, var_12, adj_10, adj_12, adj_14);
    wp::adj_vec_t(var_13, adj_13, adj_12);
    // adj: least = wp.min(wp.max(acceleration, vec6l(-1)), vec6l(1))                         <L 20>
    adj_merge_terms_0(var_9, var_6, adj_9, adj_6, adj_10);
    wp::adj_mul(var_8, var_up, adj_8, adj_up, adj_9);
    wp::adj_extract(var_up, var_7, adj_up, adj_7, adj_8);
    // adj: acceleration = merge_terms(up[2] * up, combined)                                  <L 19>
    wp::adj_add(var_1, var_5, adj_1, adj_5, adj_6);
    adj_weigh_charge_0(var_2, var_up, var_4, adj_2, adj_up, adj_4, adj_5);
    wp::adj_extract(var_up, var_3, adj_up, adj_3, adj_4);
    wp::adj_mul(var_up, var_0, adj_up, adj_0, adj_1);
    // adj: combined = up * wp.int64(2) + weigh_charge(wp.sign(up), up, up[0])                <L 18>
    // adj: def collect_kernel_sum(up: vec6l):                                                <L 17>
    return;
}

extern "C" __global__ void transform_distances_23db07fd_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int64> var_distances,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> var_frames,
    wp::int64 var_start,
    wp::array_t<wp::vec_t<6, wp::int64>> var_gradients,
    wp::int64 var_offset,
    wp::int64 var_period,
    wp::array_t<wp::int64> var_corrected,
    wp::array_t<wp::vec_t<6, wp::int64>> var_outcome)
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
        wp::mat_t<4, 4, wp::float32>* var_1;
        wp::mat_t<4, 4, wp::float32> var_2;
        wp::mat_t<4, 4, wp::float32> var_3;
        wp::vec_t<6, wp::int64>* var_4;
        wp::vec_t<6, wp::int64> var_5;
        wp::vec_t<6, wp::int64> var_6;
        const wp::int32 var_7 = 4;
        wp::int64 var_8;
        wp::int64 var_9;
        wp::int64 var_10;
        wp::vec_t<6, wp::int64> var_11;
        wp::vec_t<6, wp::int64> var_12;
        wp::int64* var_13;
        wp::int64 var_14;
        wp::int64 var_15;
        wp::int64 var_16;
        wp::int64 var_17;
        bool var_18;
        wp::vec_t<2, wp::int64> var_19;
        wp::int64 var_20;
        wp::int64 var_21;
        wp::int64 var_22;
        const wp::int32 var_23 = 1;
        const wp::int32 var_24 = 1;
        wp::float32 var_25;
        wp::int64 var_26;
        wp::int64 var_27;
        wp::int64 var_28;
        //---------
        // forward
        // def transform_distances(                                                               <L 28>
        // i = wp.tid()                                                                           <L 38>
        var_0 = builtin_tid1d();
        // frame = frames[i]                                                                      <L 39>
        var_1 = wp::address(var_frames, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // gradient = gradients[i]                                                                <L 40>
        var_4 = wp::address(var_gradients, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // bucket = gradient[4] * wp.int64(13)                                                    <L 41>
        var_8 = wp::extract(var_5, var_7);
        var_9 = 13ll;
        var_10 = wp::mul(var_8, var_9);
        // outcome[i] = wp.abs(collect_kernel_sum(gradient))                                      <L 42>
        var_11 = collect_kernel_sum_0(var_5);
        var_12 = wp::abs(var_11);
        wp::array_store(var_outcome, var_0, var_12);
        // product = bucket * distances[i]                                                        <L 43>
        var_13 = wp::address(var_distances, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::mul(var_10, var_15);
        // code = product + offset                                                                <L 44>
        var_16 = wp::add(var_14, var_offset);
        // if code != wp.int64(12):                                                               <L 45>
        var_17 = 12ll;
        var_18 = (var_16 != var_17);
        if (var_18) {
            // arm = wp.vec2l(period)                                                             <L 46>
            var_19 = wp::vec_t<2, wp::int64>(var_period);
            // code = code | wp.min(arm)                                                          <L 47>
            var_20 = wp::min(var_19);
            var_21 = wp::bit_or(var_16, var_20);
        }
        var_22 = wp::where(var_18, var_21, var_16);
        // corrected[i] = code * wp.int64(frame[1, 1]) + start                                    <L 49>
        var_25 = wp::extract(var_2, var_23, var_24);
        var_26 = wp::int64(var_25);
        var_27 = wp::mul(var_22, var_26);
        var_28 = wp::add(var_27, var_start);
        wp::array_store(var_corrected, var_0, var_28);
    }
}

extern "C" __global__ void transform_distances_23db07fd_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int64> var_distances,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> var_frames,
    wp::int64 var_start,
    wp::array_t<wp::vec_t<6, wp::int64>> var_gradients,
    wp::int64 var_offset,
    wp::int64 var_period,
    wp::array_t<wp::int64> var_corrected,
    wp::array_t<wp::vec_t<6, wp::int64>> var_outcome,
    wp::array_t<wp::int64> adj_distances,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> adj_frames,
    wp::int64 adj_start,
    wp::array_t<wp::vec_t<6, wp::int64>> adj_gradients,
    wp::int64 adj_offset,
    wp::int64 adj_period,
    wp::array_t<wp::int64> adj_corrected,
    wp::array_t<wp::vec_t<6, wp::int64>> adj_outcome)
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
        wp::mat_t<4, 4, wp::float32>* var_1;
        wp::mat_t<4, 4, wp::float32> var_2;
        wp::mat_t<4, 4, wp::float32> var_3;
        wp::vec_t<6, wp::int64>* var_4;
        wp::vec_t<6, wp::int64> var_5;
        wp::vec_t<6, wp::int64> var_6;
        const wp::int32 var_7 = 4;
        wp::int64 var_8;
        wp::int64 var_9;
        wp::int64 var_10;
        wp::vec_t<6, wp::int64> var_11;
        wp::vec_t<6, wp::int64> var_12;
        wp::int64* var_13;
        wp::int64 var_14;
        wp::int64 var_15;
        wp::int64 var_16;
        wp::int64 var_17;
        bool var_18;
        wp::vec_t<2, wp::int64> var_19;
        wp::int64 var_20;
        wp::int64 var_21;
        wp::int64 var_22;
        const wp::int32 var_23 = 1;
        const wp::int32 var_24 = 1;
        wp::float32 var_25;
        wp::int64 var_26;
        wp::int64 var_27;
        wp::int64 var_28;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::mat_t<4, 4, wp::float32> adj_1 = {};
        wp::mat_t<4, 4, wp::float32> adj_2 = {};
        wp::mat_t<4, 4, wp::float32> adj_3 = {};
        wp::vec_t<6, wp::int64> adj_4 = {};
        wp::vec_t<6, wp::int64> adj_5 = {};
        wp::vec_t<6, wp::int64> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int64 adj_8 = {};
        wp::int64 adj_9 = {};
        wp::int64 adj_10 = {};
        wp::vec_t<6, wp::int64> adj_11 = {};
        wp::vec_t<6, wp::int64> adj_12 = {};
        wp::int64 adj_13 = {};
        wp::int64 adj_14 = {};
        wp::int64 adj_15 = {};
        wp::int64 adj_16 = {};
        wp::int64 adj_17 = {};
        bool adj_18 = {};
        wp::vec_t<2, wp::int64> adj_19 = {};
        wp::int64 adj_20 = {};
        wp::int64 adj_21 = {};
        wp::int64 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::int64 adj_26 = {};
        wp::int64 adj_27 = {};
        wp::int64 adj_28 = {};
        //---------
        // forward
        // def transform_distances(                                                               <L 28>
        // i = wp.tid()                                                                           <L 38>
        var_0 = builtin_tid1d();
        // frame = frames[i]                                                                      <L 39>
        var_1 = wp::address(var_frames, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // gradient = gradients[i]                                                                <L 40>
        var_4 = wp::address(var_gradients, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // bucket = gradient[4] * wp.int64(13)                                                    <L 41>
        var_8 = wp::extract(var_5, var_7);
        var_9 = 13ll;
        var_10 = wp::mul(var_8, var_9);
        // outcome[i] = wp.abs(collect_kernel_sum(gradient))                                      <L 42>
        var_11 = collect_kernel_sum_0(var_5);
        var_12 = wp::abs(var_11);
        // wp::array_store(var_outcome, var_0, var_12);
        // product = bucket * distances[i]                                                        <L 43>
        var_13 = wp::address(var_distances, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::mul(var_10, var_15);
        // code = product + offset                                                                <L 44>
        var_16 = wp::add(var_14, var_offset);
        // if code != wp.int64(12):                                                               <L 45>
        var_17 = 12ll;
        var_18 = (var_16 != var_17);
        if (var_18) {
            // arm = wp.vec2l(period)                                                             <L 46>
            var_19 = wp::vec_t<2, wp::int64>(var_period);
            // code = code | wp.min(arm)                                                          <L 47>
            var_20 = wp::min(var_19);
            var_21 = wp::bit_or(var_16, var_20);
        }
        var_22 = wp::where(var_18, var_21, var_16);
        // corrected[i] = code * wp.int64(frame[1, 1]) + start                                    <L 49>
        var_25 = wp::extract(var_2, var_23, var_24);
        var_26 = wp::int64(var_25);
        var_27 = wp::mul(var_22, var_26);
        var_28 = wp::add(var_27, var_start);
        // wp::array_store(var_corrected, var_0, var_28);
        //---------
        // reverse
        wp::adj_array_store(var_corrected, var_0, var_28, adj_corrected, adj_0, adj_28);
        wp::adj_add(var_27, var_start, adj_27, adj_start, adj_28);
        wp::adj_mul(var_22, var_26, adj_22, adj_26, adj_27);
        wp::adj_extract(var_2, var_23, var_24, adj_2, adj_23, adj_24, adj_25);
        // adj: corrected[i] = code * wp.int64(frame[1, 1]) + start                               <L 49>
        wp::adj_where(var_18, var_21, var_16, adj_18, adj_21, adj_16, adj_22);
        if (var_18) {
            wp::adj_min(var_19, adj_19, adj_20);
            // adj: code = code | wp.min(arm)                                                     <L 47>
            wp::adj_vec_t(var_period, adj_period, adj_19);
            // adj: arm = wp.vec2l(period)                                                        <L 46>
        }
        // adj: if code != wp.int64(12):                                                          <L 45>
        wp::adj_add(var_14, var_offset, adj_14, adj_offset, adj_16);
        // adj: code = product + offset                                                           <L 44>
        wp::adj_mul(var_10, var_15, adj_10, adj_13, adj_14);
        wp::adj_address(var_distances, var_0, adj_distances, adj_0, adj_13);
        // adj: product = bucket * distances[i]                                                   <L 43>
        wp::adj_array_store(var_outcome, var_0, var_12, adj_outcome, adj_0, adj_12);
        wp::adj_abs(var_11, adj_11, adj_12);
        adj_collect_kernel_sum_0(var_5, adj_5, adj_11);
        // adj: outcome[i] = wp.abs(collect_kernel_sum(gradient))                                 <L 42>
        wp::adj_mul(var_8, var_9, adj_8, adj_9, adj_10);
        wp::adj_extract(var_5, var_7, adj_5, adj_7, adj_8);
        // adj: bucket = gradient[4] * wp.int64(13)                                               <L 41>
        wp::adj_copy(var_6, adj_4, adj_5);
        wp::adj_address(var_gradients, var_0, adj_gradients, adj_0, adj_4);
        // adj: gradient = gradients[i]                                                           <L 40>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_frames, var_0, adj_frames, adj_0, adj_1);
        // adj: frame = frames[i]                                                                 <L 39>
        // adj: i = wp.tid()                                                                      <L 38>
        // adj: def transform_distances(                                                          <L 28>
        continue;
    }
}
