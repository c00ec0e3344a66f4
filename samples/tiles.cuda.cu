// histogram_tiles.py:6
static CUDA_CALLABLE wp::int32 to_bin_0(
    wp::float32 var_v,
    wp::float32 var_lower,
    wp::float32 var_upper)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 16;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32 var_11;
    //---------
    // forward
    // def to_bin(v: float, lower: float, upper: float) -> int:                               <L 7>
    // return wp.clamp(int(wp.floor((v - lower) / (upper - lower) * float(BINS))), 0, BINS - 1)       <L 8>
    var_0 = wp::sub(var_v, var_lower);
    var_1 = wp::sub(var_upper, var_lower);
    var_2 = wp::div(var_0, var_1);
    var_4 = wp::float(var_3);
    var_5 = wp::mul(var_2, var_4);
    var_6 = wp::floor(var_5);
    var_7 = wp::int(var_6);
    var_10 = wp::sub(var_3, var_9);
    var_11 = wp::clamp(var_7, var_8, var_10);
    return var_11;
}


// histogram_tiles.py:11
static CUDA_CALLABLE wp::float32 in_bin_0(
    wp::int32 var_b,
    wp::int32 var_k,
    wp::float32 var_amount)
{
    //---------
    // primal vars
    bool var_0;
    const wp::float32 var_1 = 0.0;
    //---------
    // forward
    // def in_bin(b: int, k: int, amount: float) -> float:                                    <L 12>
    // if b == k:                                                                             <L 13>
    var_0 = (var_b == var_k);
    if (var_0) {
        // return amount                                                                      <L 14>
        return var_amount;
    }
    // return 0.0                                                                             <L 15>
    return var_1;
}


// histogram_tiles.py:6
static CUDA_CALLABLE void adj_to_bin_0(
    wp::float32 var_v,
    wp::float32 var_lower,
    wp::float32 var_upper,
    wp::float32 & adj_v,
    wp::float32 & adj_lower,
    wp::float32 & adj_upper,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 16;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32 var_11;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def to_bin(v: float, lower: float, upper: float) -> int:                               <L 7>
    // return wp.clamp(int(wp.floor((v - lower) / (upper - lower) * float(BINS))), 0, BINS - 1)       <L 8>
    var_0 = wp::sub(var_v, var_lower);
    var_1 = wp::sub(var_upper, var_lower);
    var_2 = wp::div(var_0, var_1);
    var_4 = wp::float(var_3);
    var_5 = wp::mul(var_2, var_4);
    var_6 = wp::floor(var_5);
    var_7 = wp::int(var_6);
    var_10 = wp::sub(var_3, var_9);
    var_11 = wp::clamp(var_7, var_8, var_10);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_11 += adj_ret;
    wp::adj_clamp(var_7, var_8, var_10, adj_7, adj_8, adj_10, adj_11);
    wp::adj_sub(var_3, var_9, adj_3, adj_9, adj_10);
    wp::adj_mul(var_2, var_4, adj_2, adj_4, adj_5);
    wp::adj_float(var_3, adj_3, adj_4);
    wp::adj_div(var_0, var_1, var_2, adj_0, adj_1, adj_2);
    wp::adj_sub(var_upper, var_lower, adj_upper, adj_lower, adj_1);
    wp::adj_sub(var_v, var_lower, adj_v, adj_lower, adj_0);
    // adj: return wp.clamp(int(wp.floor((v - lower) / (upper - lower) * float(BINS))), 0, BINS - 1)  <L 8>
    // adj: def to_bin(v: float, lower: float, upper: float) -> int:                          <L 7>
    return;
}


// histogram_tiles.py:11
static CUDA_CALLABLE void adj_in_bin_0(
    wp::int32 var_b,
    wp::int32 var_k,
    wp::float32 var_amount,
    wp::int32 & adj_b,
    wp::int32 & adj_k,
    wp::float32 & adj_amount,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    bool var_0;
    const wp::float32 var_1 = 0.0;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def in_bin(b: int, k: int, amount: float) -> float:                                    <L 12>
    // if b == k:                                                                             <L 13>
    var_0 = (var_b == var_k);
    if (var_0) {
        // return amount                                                                      <L 14>
        goto label0;
    }
    // return 0.0                                                                             <L 15>
    goto label1;
    //---------
    // reverse
    label1:;
    adj_1 += adj_ret;
    // adj: return 0.0                                                                        <L 15>
    if (var_0) {
        label0:;
        adj_amount += adj_ret;
        // adj: return amount                                                                 <L 14>
    }
    // adj: if b == k:                                                                        <L 13>
    // adj: def in_bin(b: int, k: int, amount: float) -> float:                               <L 12>
    return;
}

extern "C" __global__ void histogram_tiles_a5ac23e1_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_lo,
    wp::float32 var_hi,
    wp::array_t<wp::float32> var_w,
    wp::array_t<wp::float32> var_hist)
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
        const wp::int32 var_1 = 16;
        const wp::int32 var_2 = 16;
        wp::int32 var_3;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_5 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_7 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_9 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_10 = 16;
        const wp::int32 var_11 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_12;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<0,1>>, false> var_13 = nullptr;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_14 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_15 = 0;
        const wp::int32 var_16 = 1;
        const wp::int32 var_17 = 1;
        wp::tuple_t<wp::int32, wp::int32> var_18;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,1>, wp::tile_stride_t<1,1>>, false> var_19 = nullptr;
        const wp::int32 var_20 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_21;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<1,0>>, false> var_22 = nullptr;
        const wp::int32 var_23 = 16;
        const wp::int32 var_24 = 16;
        wp::int32 var_25;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_26 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_27 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_28;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<0,1>>, false> var_29 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<16,1>>, true> var_30 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16,16>,wp::tile_stride_t<16,1>,false>();
        wp::array_t<wp::float32> var_31;
        const wp::int32 var_32 = 1;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_33 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_34 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_35 = 0;
        //---------
        // forward
        // def histogram_tiles(                                                                   <L 19>
        // i = wp.tid()                                                                           <L 27>
        var_0 = builtin_tid1d();
        // xs = wp.tile_load(x, shape=16, offset=i * 16)                                          <L 28>
        var_3 = wp::mul(var_0, var_2);
        var_4 = wp::tile_load<wp::float32, true, false, 16>(var_x, var_3);
        // lows = wp.tile_full(shape=16, value=lo, dtype=float)                                   <L 29>
        var_6 = wp::tile_full<wp::float32, 16>(var_lo);
        // highs = wp.tile_full(shape=16, value=hi, dtype=float)                                  <L 30>
        var_8 = wp::tile_full<wp::float32, 16>(var_hi);
        // bins_t = wp.tile_map(to_bin, xs, lows, highs)                                          <L 31>
        var_9 = wp::tile_map(to_bin_0, var_4, var_6, var_8);
        // grid = wp.tile_broadcast(bins_t, shape=(BINS, 16))                                     <L 32>
        var_12 = wp::tuple(var_10, var_11);
        var_13 = wp::tile_broadcast<16, 16, 0, 1>(var_9);
        // ks = wp.tile_reshape(wp.tile_arange(BINS, dtype=int), shape=(BINS, 1))                 <L 33>
        var_14 = wp::tile_arange<wp::int32, 16>(var_15, var_10, var_16);
        var_18 = wp::tuple(var_10, var_17);
        var_19 = wp::tile_reshape<wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,1>, wp::tile_stride_t<1,1>>, false>>(var_14);
        // cells = wp.tile_broadcast(ks, shape=(BINS, 16))                                        <L 34>
        var_21 = wp::tuple(var_10, var_20);
        var_22 = wp::tile_broadcast<16, 16, 1, 0>(var_19);
        // amounts = wp.tile_broadcast(wp.tile_load(w, shape=16, offset=i * 16), shape=(BINS, 16))       <L 35>
        var_25 = wp::mul(var_0, var_24);
        var_26 = wp::tile_load<wp::float32, true, false, 16>(var_w, var_25);
        var_28 = wp::tuple(var_10, var_27);
        var_29 = wp::tile_broadcast<16, 16, 0, 1>(var_26);
        // hits = wp.tile_map(in_bin, grid, cells, amounts)                                       <L 36>
        var_30 = wp::tile_map(in_bin_0, var_13, var_22, var_29);
        // wp.tile_atomic_add(hist[i], wp.tile_sum(hits, axis=1))                                 <L 37>
        var_31 = wp::view(var_hist, var_0);
        var_33 = wp::tile_sum_axis<1>(var_30);
        var_34 = wp::tile_atomic_add<wp::float32, true>(var_31, var_35, var_33);
    }
}

extern "C" __global__ void histogram_tiles_a5ac23e1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_lo,
    wp::float32 var_hi,
    wp::array_t<wp::float32> var_w,
    wp::array_t<wp::float32> var_hist,
    wp::array_t<wp::float32> adj_x,
    wp::float32 adj_lo,
    wp::float32 adj_hi,
    wp::array_t<wp::float32> adj_w,
    wp::array_t<wp::float32> adj_hist)
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
        const wp::int32 var_1 = 16;
        const wp::int32 var_2 = 16;
        wp::int32 var_3;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_5 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_7 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_9 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_10 = 16;
        const wp::int32 var_11 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_12;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<0,1>>, false> var_13 = nullptr;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_14 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_15 = 0;
        const wp::int32 var_16 = 1;
        const wp::int32 var_17 = 1;
        wp::tuple_t<wp::int32, wp::int32> var_18;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,1>, wp::tile_stride_t<1,1>>, false> var_19 = nullptr;
        const wp::int32 var_20 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_21;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<1,0>>, false> var_22 = nullptr;
        const wp::int32 var_23 = 16;
        const wp::int32 var_24 = 16;
        wp::int32 var_25;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true> var_26 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_27 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_28;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<0,1>>, false> var_29 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<16,1>>, true> var_30 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16,16>,wp::tile_stride_t<16,1>,true>();
        wp::array_t<wp::float32> var_31;
        const wp::int32 var_32 = 1;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_33 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_34 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_35 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_4{};
        wp::int32 adj_5 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_6{};
        wp::int32 adj_7 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_8{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true>& adj_9 = var_9;
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_12 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<0,1>>, false>& adj_13 = var_13;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true>& adj_14 = var_14;
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_18 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,1>, wp::tile_stride_t<1,1>>, false>& adj_19 = var_19;
        wp::int32 adj_20 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_21 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<1,0>>, false>& adj_22 = var_22;
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16>, wp::tile_stride_t<1>>, true>& adj_26 = var_26;
        wp::int32 adj_27 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_28 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<0,1>>, false>& adj_29 = var_29;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,16>, wp::tile_stride_t<16,1>>, true>& adj_30 = var_30;
        wp::array_t<wp::float32> adj_31 = {};
        wp::int32 adj_32 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_33{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_34{};
        wp::int32 adj_35 = {};
        //---------
        // forward
        // def histogram_tiles(                                                                   <L 19>
        // i = wp.tid()                                                                           <L 27>
        var_0 = builtin_tid1d();
        // xs = wp.tile_load(x, shape=16, offset=i * 16)                                          <L 28>
        var_3 = wp::mul(var_0, var_2);
        var_4 = wp::tile_load<wp::float32, true, false, 16>(var_x, var_3);
        // lows = wp.tile_full(shape=16, value=lo, dtype=float)                                   <L 29>
        var_6 = wp::tile_full<wp::float32, 16>(var_lo);
        // highs = wp.tile_full(shape=16, value=hi, dtype=float)                                  <L 30>
        var_8 = wp::tile_full<wp::float32, 16>(var_hi);
        // bins_t = wp.tile_map(to_bin, xs, lows, highs)                                          <L 31>
        var_9 = wp::tile_map(to_bin_0, var_4, var_6, var_8);
        // grid = wp.tile_broadcast(bins_t, shape=(BINS, 16))                                     <L 32>
        var_12 = wp::tuple(var_10, var_11);
        var_13 = wp::tile_broadcast<16, 16, 0, 1>(var_9);
        // ks = wp.tile_reshape(wp.tile_arange(BINS, dtype=int), shape=(BINS, 1))                 <L 33>
        var_14 = wp::tile_arange<wp::int32, 16>(var_15, var_10, var_16);
        var_18 = wp::tuple(var_10, var_17);
        var_19 = wp::tile_reshape<wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<16,1>, wp::tile_stride_t<1,1>>, false>>(var_14);
        // cells = wp.tile_broadcast(ks, shape=(BINS, 16))                                        <L 34>
        var_21 = wp::tuple(var_10, var_20);
        var_22 = wp::tile_broadcast<16, 16, 1, 0>(var_19);
        // amounts = wp.tile_broadcast(wp.tile_load(w, shape=16, offset=i * 16), shape=(BINS, 16))       <L 35>
        var_25 = wp::mul(var_0, var_24);
        var_26 = wp::tile_load<wp::float32, true, false, 16>(var_w, var_25);
        var_28 = wp::tuple(var_10, var_27);
        var_29 = wp::tile_broadcast<16, 16, 0, 1>(var_26);
        // hits = wp.tile_map(in_bin, grid, cells, amounts)                                       <L 36>
        var_30 = wp::tile_map(in_bin_0, var_13, var_22, var_29);
        // wp.tile_atomic_add(hist[i], wp.tile_sum(hits, axis=1))                                 <L 37>
        var_31 = wp::view(var_hist, var_0);
        var_33 = wp::tile_sum_axis<1>(var_30);
        // var_34 = wp::tile_atomic_add<wp::float32, true>(var_31, var_35, var_33);
        //---------
        // reverse
        wp::adj_tile_atomic_add(var_31, var_35, var_33, adj_31, adj_35, adj_33, adj_34);
        wp::adj_tile_sum_axis<1>(var_30, adj_30, adj_33);
        wp::adj_view(var_hist, var_0, adj_hist, adj_0, adj_31);
        // adj: wp.tile_atomic_add(hist[i], wp.tile_sum(hits, axis=1))                            <L 37>
        wp::adj_tile_map(in_bin_0, var_13, var_22, var_29, adj_in_bin_0, adj_13, adj_22, adj_29, adj_30);
        // adj: hits = wp.tile_map(in_bin, grid, cells, amounts)                                  <L 36>
        wp::adj_tile_broadcast(var_26, adj_26, adj_29);
        wp::adj_tile_load(var_w, var_25, adj_w, adj_25, adj_26);
        wp::adj_mul(var_0, var_24, adj_0, adj_24, adj_25);
        // adj: amounts = wp.tile_broadcast(wp.tile_load(w, shape=16, offset=i * 16), shape=(BINS, 16))  <L 35>
        wp::adj_tile_broadcast(var_19, adj_19, adj_22);
        // adj: cells = wp.tile_broadcast(ks, shape=(BINS, 16))                                   <L 34>
        wp::adj_tile_reshape(var_14, adj_14, adj_19);
        // adj: ks = wp.tile_reshape(wp.tile_arange(BINS, dtype=int), shape=(BINS, 1))            <L 33>
        wp::adj_tile_broadcast(var_9, adj_9, adj_13);
        // adj: grid = wp.tile_broadcast(bins_t, shape=(BINS, 16))                                <L 32>
        wp::adj_tile_map(to_bin_0, var_4, var_6, var_8, adj_to_bin_0, adj_4, adj_6, adj_8, adj_9);
        // adj: bins_t = wp.tile_map(to_bin, xs, lows, highs)                                     <L 31>
        // adj: highs = wp.tile_full(shape=16, value=hi, dtype=float)                             <L 30>
        // adj: lows = wp.tile_full(shape=16, value=lo, dtype=float)                              <L 29>
        wp::adj_tile_load(var_x, var_3, adj_x, adj_3, adj_4);
        wp::adj_mul(var_0, var_2, adj_0, adj_2, adj_3);
        // adj: xs = wp.tile_load(x, shape=16, offset=i * 16)                                     <L 28>
        // adj: i = wp.tid()                                                                      <L 27>
        // adj: def histogram_tiles(                                                              <L 19>
        continue;
    }
}
