// _attention_scores.py:8
static CUDA_CALLABLE wp::float32 mask_entry_0(
    wp::float32 var_s,
    wp::int32 var_gap,
    wp::int32 var_limit)
{
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    const wp::float32 var_2 = -1000000000.0;
    //---------
    // forward
    // def mask_entry(s: float, gap: int, limit: int) -> float:                               <L 9>
    // if wp.abs(gap) > limit:                                                                <L 10>
    var_0 = wp::abs(var_gap);
    var_1 = (var_0 > var_limit);
    if (var_1) {
        // return -1.0e9                                                                      <L 11>
        return var_2;
    }
    // return s                                                                               <L 12>
    return var_s;
}


// _attention_scores.py:8
static CUDA_CALLABLE void adj_mask_entry_0(
    wp::float32 var_s,
    wp::int32 var_gap,
    wp::int32 var_limit,
    wp::float32 & adj_s,
    wp::int32 & adj_gap,
    wp::int32 & adj_limit,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    const wp::float32 var_2 = -1000000000.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def mask_entry(s: float, gap: int, limit: int) -> float:                               <L 9>
    // if wp.abs(gap) > limit:                                                                <L 10>
    var_0 = wp::abs(var_gap);
    var_1 = (var_0 > var_limit);
    if (var_1) {
        // return -1.0e9                                                                      <L 11>
        goto label0;
    }
    // return s                                                                               <L 12>
    goto label1;
    //---------
    // reverse
    label1:;
    adj_s += adj_ret;
    // adj: return s                                                                          <L 12>
    if (var_1) {
        label0:;
        adj_2 += adj_ret;
        // adj: return -1.0e9                                                                 <L 11>
    }
    wp::adj_abs(var_gap, adj_gap, adj_0);
    // adj: if wp.abs(gap) > limit:                                                           <L 10>
    // adj: def mask_entry(s: float, gap: int, limit: int) -> float:                          <L 9>
    return;
}

extern "C" __global__ void _attention_scores_46b82030_cuda_kernel_forward(
    wp::launch_bounds_t<3> dim,
    wp::array_t<wp::float32> var_Q,
    wp::array_t<wp::float32> var_K,
    wp::int32 var_span,
    wp::array_t<wp::float32> var_s_out)
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
        wp::array_t<wp::float32> var_3;
        const wp::int32 var_4 = 4;
        const wp::int32 var_5 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_6;
        wp::int32 var_7;
        const wp::int32 var_8 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_9;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<16,1>>, true> var_10 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,16>,wp::tile_stride_t<16,1>,false>();
        const wp::int32 var_11 = 0;
        wp::array_t<wp::float32> var_12;
        wp::tuple_t<wp::int32, wp::int32> var_13;
        const wp::int32 var_14 = 0;
        wp::int32 var_15;
        wp::tuple_t<wp::int32, wp::int32> var_16;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,4>, wp::tile_stride_t<4,1>>, true> var_17 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_18 = 0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_20 = 0;
        const wp::int32 var_21 = 0;
        const wp::int32 var_22 = 0;
        const wp::float32 var_23 = 1.0;
        const wp::float32 var_24 = 0.0;
        const wp::float32 var_25 = 0.125;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_26 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_27 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        const wp::int32 var_28 = 0;
        const wp::int32 var_29 = 1;
        wp::int32 var_30;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_31 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_32 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
        wp::int32 var_33;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_34 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_35 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_36 = 1;
        wp::tuple_t<wp::int32, wp::int32> var_37;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, false> var_38 = nullptr;
        wp::tuple_t<wp::int32, wp::int32> var_39;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,0>>, false> var_40 = nullptr;
        wp::tuple_t<wp::int32, wp::int32> var_41;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<0,1>>, false> var_42 = nullptr;
        wp::tuple_t<wp::int32, wp::int32> var_43;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_44 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::array_t<wp::float32> var_45;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_46 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_47 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::int32 var_48;
        wp::int32 var_49;
        wp::tuple_t<wp::int32, wp::int32> var_50;
        //---------
        // forward
        // def _attention_scores(                                                                 <L 16>
        // s, bq, bk = wp.tid()                                                                   <L 23>
        builtin_tid3d(var_0, var_1, var_2);
        // queries = wp.tile_load(Q[s], shape=(TILE, HEAD_DIM), offset=(bq * TILE, 0))            <L 24>
        var_3 = wp::view(var_Q, var_0);
        var_6 = wp::tuple(var_4, var_5);
        var_7 = wp::mul(var_1, var_4);
        var_9 = wp::tuple(var_7, var_8);
        var_10 = wp::tile_load<wp::float32, true, false, 4, 16>(var_3, var_7, var_11);
        // keys_t = wp.tile_load(K[s], shape=(HEAD_DIM, TILE), offset=(0, bk * TILE))             <L 25>
        var_12 = wp::view(var_K, var_0);
        var_13 = wp::tuple(var_5, var_4);
        var_15 = wp::mul(var_2, var_4);
        var_16 = wp::tuple(var_14, var_15);
        var_17 = wp::tile_load<wp::float32, true, false, 16, 4>(var_12, var_18, var_15);
        // logits = wp.tile_matmul(queries, keys_t)                                               <L 26>
        var_19 = wp::tile_matmul(var_20, var_21, var_22, var_10, var_17, var_19, var_23, var_24);
        // result = SM_SCALE * logits                                                             <L 27>
        var_26 = wp::tile_mul(var_19, var_25);
        // steps = wp.tile_arange(TILE, dtype=int)                                                <L 28>
        var_27 = wp::tile_arange<wp::int32, 4>(var_28, var_4, var_29);
        // q_ids = steps + wp.tile_full(shape=TILE, value=bq * TILE, dtype=int)                   <L 29>
        var_30 = wp::mul(var_1, var_4);
        var_31 = wp::tile_full<wp::int32, 4>(var_30);
        var_32 = wp::tile_add(var_27, var_31);
        // k_ids = steps + wp.tile_full(shape=TILE, value=bk * TILE, dtype=int)                   <L 30>
        var_33 = wp::mul(var_2, var_4);
        var_34 = wp::tile_full<wp::int32, 4>(var_33);
        var_35 = wp::tile_add(var_27, var_34);
        // rows = wp.tile_broadcast(wp.tile_reshape(q_ids, shape=(TILE, 1)), shape=(TILE, TILE))       <L 31>
        var_37 = wp::tuple(var_4, var_36);
        var_38 = wp::tile_reshape<wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, false>>(var_32);
        var_39 = wp::tuple(var_4, var_4);
        var_40 = wp::tile_broadcast<4, 4, 1, 0>(var_38);
        // cols = wp.tile_broadcast(k_ids, shape=(TILE, TILE))                                    <L 32>
        var_41 = wp::tuple(var_4, var_4);
        var_42 = wp::tile_broadcast<4, 4, 0, 1>(var_35);
        // limits = wp.tile_full(shape=(TILE, TILE), value=span, dtype=int)                       <L 33>
        var_43 = wp::tuple(var_4, var_4);
        var_44 = wp::tile_full<wp::int32, 4, 4>(var_span);
        // wp.tile_store(s_out[s], wp.tile_map(mask_entry, result, rows - cols, limits), offset=(bq * TILE, bk * TILE))       <L 34>
        var_45 = wp::view(var_s_out, var_0);
        var_46 = wp::tile_sub(var_40, var_42);
        var_47 = wp::tile_map(mask_entry_0, var_26, var_46, var_44);
        var_48 = wp::mul(var_1, var_4);
        var_49 = wp::mul(var_2, var_4);
        var_50 = wp::tuple(var_48, var_49);
        wp::tile_store<wp::float32, true, false>(var_45, var_48, var_49, var_47);
    }
}

extern "C" __global__ void _attention_scores_46b82030_cuda_kernel_backward(
    wp::launch_bounds_t<3> dim,
    wp::array_t<wp::float32> var_Q,
    wp::array_t<wp::float32> var_K,
    wp::int32 var_span,
    wp::array_t<wp::float32> var_s_out,
    wp::array_t<wp::float32> adj_Q,
    wp::array_t<wp::float32> adj_K,
    wp::int32 adj_span,
    wp::array_t<wp::float32> adj_s_out)
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
        wp::array_t<wp::float32> var_3;
        const wp::int32 var_4 = 4;
        const wp::int32 var_5 = 16;
        wp::tuple_t<wp::int32, wp::int32> var_6;
        wp::int32 var_7;
        const wp::int32 var_8 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_9;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<16,1>>, true> var_10 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,16>,wp::tile_stride_t<16,1>,true>();
        const wp::int32 var_11 = 0;
        wp::array_t<wp::float32> var_12;
        wp::tuple_t<wp::int32, wp::int32> var_13;
        const wp::int32 var_14 = 0;
        wp::int32 var_15;
        wp::tuple_t<wp::int32, wp::int32> var_16;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,4>, wp::tile_stride_t<4,1>>, true> var_17 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<16,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_18 = 0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_20 = 0;
        const wp::int32 var_21 = 0;
        const wp::int32 var_22 = 0;
        const wp::float32 var_23 = 1.0;
        const wp::float32 var_24 = 0.0;
        const wp::float32 var_25 = 0.125;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_26 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_27 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        const wp::int32 var_28 = 0;
        const wp::int32 var_29 = 1;
        wp::int32 var_30;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_31 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_32 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        wp::int32 var_33;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_34 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_35 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_36 = 1;
        wp::tuple_t<wp::int32, wp::int32> var_37;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, false> var_38 = nullptr;
        wp::tuple_t<wp::int32, wp::int32> var_39;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,0>>, false> var_40 = nullptr;
        wp::tuple_t<wp::int32, wp::int32> var_41;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<0,1>>, false> var_42 = nullptr;
        wp::tuple_t<wp::int32, wp::int32> var_43;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_44 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::array_t<wp::float32> var_45;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_46 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_47 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::int32 var_48;
        wp::int32 var_49;
        wp::tuple_t<wp::int32, wp::int32> var_50;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::array_t<wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_9 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,16>, wp::tile_stride_t<16,1>>, true>& adj_10 = var_10;
        wp::int32 adj_11 = {};
        wp::array_t<wp::float32> adj_12 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_16 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<16,4>, wp::tile_stride_t<4,1>>, true>& adj_17 = var_17;
        wp::int32 adj_18 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_19 = var_19;
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_26{};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_27{};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_31{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_32 = var_32;
        wp::int32 adj_33 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_34{};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_35 = var_35;
        wp::int32 adj_36 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_37 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, false>& adj_38 = var_38;
        wp::tuple_t<wp::int32, wp::int32> adj_39 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,0>>, false>& adj_40 = var_40;
        wp::tuple_t<wp::int32, wp::int32> adj_41 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<0,1>>, false>& adj_42 = var_42;
        wp::tuple_t<wp::int32, wp::int32> adj_43 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_44{};
        wp::array_t<wp::float32> adj_45 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_46{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_47{};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_50 = {};
        //---------
        // forward
        // def _attention_scores(                                                                 <L 16>
        // s, bq, bk = wp.tid()                                                                   <L 23>
        builtin_tid3d(var_0, var_1, var_2);
        // queries = wp.tile_load(Q[s], shape=(TILE, HEAD_DIM), offset=(bq * TILE, 0))            <L 24>
        var_3 = wp::view(var_Q, var_0);
        var_6 = wp::tuple(var_4, var_5);
        var_7 = wp::mul(var_1, var_4);
        var_9 = wp::tuple(var_7, var_8);
        var_10 = wp::tile_load<wp::float32, true, false, 4, 16>(var_3, var_7, var_11);
        // keys_t = wp.tile_load(K[s], shape=(HEAD_DIM, TILE), offset=(0, bk * TILE))             <L 25>
        var_12 = wp::view(var_K, var_0);
        var_13 = wp::tuple(var_5, var_4);
        var_15 = wp::mul(var_2, var_4);
        var_16 = wp::tuple(var_14, var_15);
        var_17 = wp::tile_load<wp::float32, true, false, 16, 4>(var_12, var_18, var_15);
        // logits = wp.tile_matmul(queries, keys_t)                                               <L 26>
        var_19 = wp::tile_matmul(var_20, var_21, var_22, var_10, var_17, var_19, var_23, var_24);
        // result = SM_SCALE * logits                                                             <L 27>
        var_26 = wp::tile_mul(var_19, var_25);
        // steps = wp.tile_arange(TILE, dtype=int)                                                <L 28>
        var_27 = wp::tile_arange<wp::int32, 4>(var_28, var_4, var_29);
        // q_ids = steps + wp.tile_full(shape=TILE, value=bq * TILE, dtype=int)                   <L 29>
        var_30 = wp::mul(var_1, var_4);
        var_31 = wp::tile_full<wp::int32, 4>(var_30);
        var_32 = wp::tile_add(var_27, var_31);
        // k_ids = steps + wp.tile_full(shape=TILE, value=bk * TILE, dtype=int)                   <L 30>
        var_33 = wp::mul(var_2, var_4);
        var_34 = wp::tile_full<wp::int32, 4>(var_33);
        var_35 = wp::tile_add(var_27, var_34);
        // rows = wp.tile_broadcast(wp.tile_reshape(q_ids, shape=(TILE, 1)), shape=(TILE, TILE))       <L 31>
        var_37 = wp::tuple(var_4, var_36);
        var_38 = wp::tile_reshape<wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4,1>, wp::tile_stride_t<1,1>>, false>>(var_32);
        var_39 = wp::tuple(var_4, var_4);
        var_40 = wp::tile_broadcast<4, 4, 1, 0>(var_38);
        // cols = wp.tile_broadcast(k_ids, shape=(TILE, TILE))                                    <L 32>
        var_41 = wp::tuple(var_4, var_4);
        var_42 = wp::tile_broadcast<4, 4, 0, 1>(var_35);
        // limits = wp.tile_full(shape=(TILE, TILE), value=span, dtype=int)                       <L 33>
        var_43 = wp::tuple(var_4, var_4);
        var_44 = wp::tile_full<wp::int32, 4, 4>(var_span);
        // wp.tile_store(s_out[s], wp.tile_map(mask_entry, result, rows - cols, limits), offset=(bq * TILE, bk * TILE))       <L 34>
        var_45 = wp::view(var_s_out, var_0);
        var_46 = wp::tile_sub(var_40, var_42);
        var_47 = wp::tile_map(mask_entry_0, var_26, var_46, var_44);
        var_48 = wp::mul(var_1, var_4);
        var_49 = wp::mul(var_2, var_4);
        var_50 = wp::tuple(var_48, var_49);
        // wp::tile_store<wp::float32, true, false>(var_45, var_48, var_49, var_47);
        //---------
        // reverse
        wp::adj_tile_store(var_45, var_48, var_49, var_47, adj_45, adj_48, adj_49, adj_47);
        wp::adj_mul(var_2, var_4, adj_2, adj_4, adj_49);
        wp::adj_mul(var_1, var_4, adj_1, adj_4, adj_48);
        wp::adj_tile_map(mask_entry_0, var_26, var_46, var_44, adj_mask_entry_0, adj_26, adj_46, adj_44, adj_47);
        wp::adj_tile_sub(var_40, var_42, adj_40, adj_42, adj_46);
        wp::adj_view(var_s_out, var_0, adj_s_out, adj_0, adj_45);
        // adj: wp.tile_store(s_out[s], wp.tile_map(mask_entry, result, rows - cols, limits), offset=(bq * TILE, bk * TILE))  <L 34>
        // adj: limits = wp.tile_full(shape=(TILE, TILE), value=span, dtype=int)                  <L 33>
        wp::adj_tile_broadcast(var_35, adj_35, adj_42);
        // adj: cols = wp.tile_broadcast(k_ids, shape=(TILE, TILE))                               <L 32>
        wp::adj_tile_broadcast(var_38, adj_38, adj_40);
        wp::adj_tile_reshape(var_32, adj_32, adj_38);
        // adj: rows = wp.tile_broadcast(wp.tile_reshape(q_ids, shape=(TILE, 1)), shape=(TILE, TILE))  <L 31>
        wp::adj_tile_add(var_27, var_34, adj_27, adj_34, adj_35);
        wp::adj_mul(var_2, var_4, adj_2, adj_4, adj_33);
        // adj: k_ids = steps + wp.tile_full(shape=TILE, value=bk * TILE, dtype=int)              <L 30>
        wp::adj_tile_add(var_27, var_31, adj_27, adj_31, adj_32);
        wp::adj_mul(var_1, var_4, adj_1, adj_4, adj_30);
        // adj: q_ids = steps + wp.tile_full(shape=TILE, value=bq * TILE, dtype=int)              <L 29>
        // adj: steps = wp.tile_arange(TILE, dtype=int)                                           <L 28>
        wp::adj_tile_mul(var_19, var_25, adj_19, adj_25, adj_26);
        // adj: result = SM_SCALE * logits                                                        <L 27>
        wp::adj_tile_matmul(var_20, var_21, var_22, var_10, var_17, var_19, var_23, var_24, adj_20, adj_21, adj_22, adj_10, adj_17, adj_19, adj_23, adj_24, adj_19);
        // adj: logits = wp.tile_matmul(queries, keys_t)                                          <L 26>
        wp::adj_tile_load(var_12, var_18, var_15, adj_12, adj_18, adj_15, adj_17);
        wp::adj_mul(var_2, var_4, adj_2, adj_4, adj_15);
        wp::adj_view(var_K, var_0, adj_K, adj_0, adj_12);
        // adj: keys_t = wp.tile_load(K[s], shape=(HEAD_DIM, TILE), offset=(0, bk * TILE))        <L 25>
        wp::adj_tile_load(var_3, var_7, var_11, adj_3, adj_7, adj_11, adj_10);
        wp::adj_mul(var_1, var_4, adj_1, adj_4, adj_7);
        wp::adj_view(var_Q, var_0, adj_Q, adj_0, adj_3);
        // adj: queries = wp.tile_load(Q[s], shape=(TILE, HEAD_DIM), offset=(bq * TILE, 0))       <L 24>
        // adj: s, bq, bk = wp.tid()                                                              <L 23>
        // adj: def _attention_scores(                                                            <L 16>
        continue;
    }
}
