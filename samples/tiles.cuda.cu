// dct_shrinkage.py:6
static CUDA_CALLABLE wp::float32 shrink_0(
    wp::float32 var_v,
    wp::float32 var_limit)
{
    //---------
    // primal vars
    wp::float32 var_0;
    bool var_1;
    const wp::float32 var_2 = 0.0;
    //---------
    // forward
    // def shrink(v: float, limit: float) -> float:                                           <L 7>
    // if wp.abs(v) < limit:                                                                  <L 8>
    var_0 = wp::abs(var_v);
    var_1 = (var_0 < var_limit);
    if (var_1) {
        // return 0.0                                                                         <L 9>
        return var_2;
    }
    // return v                                                                               <L 10>
    return var_v;
}


// dct_shrinkage.py:6
static CUDA_CALLABLE void adj_shrink_0(
    wp::float32 var_v,
    wp::float32 var_limit,
    wp::float32 & adj_v,
    wp::float32 & adj_limit,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    bool var_1;
    const wp::float32 var_2 = 0.0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def shrink(v: float, limit: float) -> float:                                           <L 7>
    // if wp.abs(v) < limit:                                                                  <L 8>
    var_0 = wp::abs(var_v);
    var_1 = (var_0 < var_limit);
    if (var_1) {
        // return 0.0                                                                         <L 9>
        goto label0;
    }
    // return v                                                                               <L 10>
    goto label1;
    //---------
    // reverse
    label1:;
    adj_v += adj_ret;
    // adj: return v                                                                          <L 10>
    if (var_1) {
        label0:;
        adj_2 += adj_ret;
        // adj: return 0.0                                                                    <L 9>
    }
    wp::adj_abs(var_v, adj_v, adj_0);
    // adj: if wp.abs(v) < limit:                                                             <L 8>
    // adj: def shrink(v: float, limit: float) -> float:                                      <L 7>
    return;
}

extern "C" __global__ void dct_shrinkage_a13bf653_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_img,
    wp::array_t<wp::float32> var_basis,
    wp::array_t<wp::float32> var_out)
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
        const wp::int32 var_2 = 4;
        wp::tuple_t<wp::int32, wp::int32> var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        wp::tuple_t<wp::int32, wp::int32> var_6;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_7 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tuple_t<wp::int32, wp::int32> var_8;
        const wp::float32 var_9 = 0.5;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_11 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        wp::tuple_t<wp::int32, wp::int32> var_12;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_13 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_14 = 0;
        const wp::int32 var_15 = 0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_16 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_17 = 0;
        const wp::int32 var_18 = 0;
        const wp::int32 var_19 = 0;
        const wp::float32 var_20 = 1.0;
        const wp::float32 var_21 = 0.0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,4>>, false> var_22 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_23 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 0;
        const wp::int32 var_26 = 0;
        const wp::float32 var_27 = 1.0;
        const wp::float32 var_28 = 0.0;
        wp::tuple_t<wp::int32, wp::int32> var_29;
        const wp::float32 var_30 = 0.1;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_31 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_32 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,4>>, false> var_33 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_34 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_35 = 0;
        const wp::int32 var_36 = 0;
        const wp::int32 var_37 = 0;
        const wp::float32 var_38 = 1.0;
        const wp::float32 var_39 = 0.0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_40 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,false>();
        const wp::int32 var_41 = 0;
        const wp::int32 var_42 = 0;
        const wp::int32 var_43 = 0;
        const wp::float32 var_44 = 1.0;
        const wp::float32 var_45 = 0.0;
        wp::tuple_t<wp::int32, wp::int32> var_46;
        const wp::float32 var_47 = 0.5;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_48 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_49 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::int32 var_50;
        wp::int32 var_51;
        wp::tuple_t<wp::int32, wp::int32> var_52;
        //---------
        // forward
        // def dct_shrinkage(img: wp.array2d[float], basis: wp.array2d[float], out: wp.array2d[float]):       <L 14>
        // i, j = wp.tid()                                                                        <L 16>
        builtin_tid2d(var_0, var_1);
        // p = wp.tile_load(img, shape=(B, B), offset=(i * B, j * B))                             <L 17>
        var_3 = wp::tuple(var_2, var_2);
        var_4 = wp::mul(var_0, var_2);
        var_5 = wp::mul(var_1, var_2);
        var_6 = wp::tuple(var_4, var_5);
        var_7 = wp::tile_load<wp::float32, true, false, 4, 4>(var_img, var_4, var_5);
        // p = p - wp.tile_full(shape=(B, B), value=0.5, dtype=float)                             <L 18>
        var_8 = wp::tuple(var_2, var_2);
        var_10 = wp::tile_full<wp::float32, 4, 4>(var_9);
        var_11 = wp::tile_sub(var_7, var_10);
        // C = wp.tile_load(basis, shape=(B, B))                                                  <L 19>
        var_12 = wp::tuple(var_2, var_2);
        var_13 = wp::tile_load<wp::float32, true, false, 4, 4>(var_basis, var_14, var_15);
        // tmp = wp.tile_matmul(C, p)                                                             <L 20>
        var_16 = wp::tile_matmul(var_17, var_18, var_19, var_13, var_11, var_16, var_20, var_21);
        // coef = wp.tile_matmul(tmp, wp.tile_transpose(C))                                       <L 21>
        var_22 = wp::tile_transpose(var_13);
        var_23 = wp::tile_matmul(var_24, var_25, var_26, var_16, var_22, var_23, var_27, var_28);
        // kept = wp.tile_map(shrink, coef, wp.tile_full(shape=(B, B), value=0.1, dtype=float))       <L 22>
        var_29 = wp::tuple(var_2, var_2);
        var_31 = wp::tile_full<wp::float32, 4, 4>(var_30);
        var_32 = wp::tile_binary_map(shrink_0, var_23, var_31);
        // back = wp.tile_matmul(wp.tile_matmul(wp.tile_transpose(C), kept), C)                   <L 23>
        var_33 = wp::tile_transpose(var_13);
        var_34 = wp::tile_matmul(var_35, var_36, var_37, var_33, var_32, var_34, var_38, var_39);
        var_40 = wp::tile_matmul(var_41, var_42, var_43, var_34, var_13, var_40, var_44, var_45);
        // back = back + wp.tile_full(shape=(B, B), value=0.5, dtype=float)                       <L 24>
        var_46 = wp::tuple(var_2, var_2);
        var_48 = wp::tile_full<wp::float32, 4, 4>(var_47);
        var_49 = wp::tile_add(var_40, var_48);
        // wp.tile_store(out, back, offset=(i * B, j * B))                                        <L 25>
        var_50 = wp::mul(var_0, var_2);
        var_51 = wp::mul(var_1, var_2);
        var_52 = wp::tuple(var_50, var_51);
        wp::tile_store<wp::float32, true, false>(var_out, var_50, var_51, var_49);
    }
}

extern "C" __global__ void dct_shrinkage_a13bf653_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_img,
    wp::array_t<wp::float32> var_basis,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_img,
    wp::array_t<wp::float32> adj_basis,
    wp::array_t<wp::float32> adj_out)
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
        const wp::int32 var_2 = 4;
        wp::tuple_t<wp::int32, wp::int32> var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        wp::tuple_t<wp::int32, wp::int32> var_6;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_7 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tuple_t<wp::int32, wp::int32> var_8;
        const wp::float32 var_9 = 0.5;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_11 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        wp::tuple_t<wp::int32, wp::int32> var_12;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_13 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_14 = 0;
        const wp::int32 var_15 = 0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_16 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_17 = 0;
        const wp::int32 var_18 = 0;
        const wp::int32 var_19 = 0;
        const wp::float32 var_20 = 1.0;
        const wp::float32 var_21 = 0.0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,4>>, false> var_22 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_23 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 0;
        const wp::int32 var_26 = 0;
        const wp::float32 var_27 = 1.0;
        const wp::float32 var_28 = 0.0;
        wp::tuple_t<wp::int32, wp::int32> var_29;
        const wp::float32 var_30 = 0.1;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_31 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_32 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,4>>, false> var_33 = nullptr;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_34 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_35 = 0;
        const wp::int32 var_36 = 0;
        const wp::int32 var_37 = 0;
        const wp::float32 var_38 = 1.0;
        const wp::float32 var_39 = 0.0;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true> var_40 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_41 = 0;
        const wp::int32 var_42 = 0;
        const wp::int32 var_43 = 0;
        const wp::float32 var_44 = 1.0;
        const wp::float32 var_45 = 0.0;
        wp::tuple_t<wp::int32, wp::int32> var_46;
        const wp::float32 var_47 = 0.5;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_48 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> var_49 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>>{};
        wp::int32 var_50;
        wp::int32 var_51;
        wp::tuple_t<wp::int32, wp::int32> var_52;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_6 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_7{};
        wp::tuple_t<wp::int32, wp::int32> adj_8 = {};
        wp::float32 adj_9 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_10{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_11 = var_11;
        wp::tuple_t<wp::int32, wp::int32> adj_12 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_13 = var_13;
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_16 = var_16;
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,4>>, false>& adj_22 = var_22;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_23 = var_23;
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_29 = {};
        wp::float32 adj_30 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_31{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_32 = var_32;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<1,4>>, false>& adj_33 = var_33;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_34 = var_34;
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,4>, wp::tile_stride_t<4,1>>, true>& adj_40 = var_40;
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_46 = {};
        wp::float32 adj_47 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_48{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,4>>> adj_49{};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_52 = {};
        //---------
        // forward
        // def dct_shrinkage(img: wp.array2d[float], basis: wp.array2d[float], out: wp.array2d[float]):       <L 14>
        // i, j = wp.tid()                                                                        <L 16>
        builtin_tid2d(var_0, var_1);
        // p = wp.tile_load(img, shape=(B, B), offset=(i * B, j * B))                             <L 17>
        var_3 = wp::tuple(var_2, var_2);
        var_4 = wp::mul(var_0, var_2);
        var_5 = wp::mul(var_1, var_2);
        var_6 = wp::tuple(var_4, var_5);
        var_7 = wp::tile_load<wp::float32, true, false, 4, 4>(var_img, var_4, var_5);
        // p = p - wp.tile_full(shape=(B, B), value=0.5, dtype=float)                             <L 18>
        var_8 = wp::tuple(var_2, var_2);
        var_10 = wp::tile_full<wp::float32, 4, 4>(var_9);
        var_11 = wp::tile_sub(var_7, var_10);
        // C = wp.tile_load(basis, shape=(B, B))                                                  <L 19>
        var_12 = wp::tuple(var_2, var_2);
        var_13 = wp::tile_load<wp::float32, true, false, 4, 4>(var_basis, var_14, var_15);
        // tmp = wp.tile_matmul(C, p)                                                             <L 20>
        var_16 = wp::tile_matmul(var_17, var_18, var_19, var_13, var_11, var_16, var_20, var_21);
        // coef = wp.tile_matmul(tmp, wp.tile_transpose(C))                                       <L 21>
        var_22 = wp::tile_transpose(var_13);
        var_23 = wp::tile_matmul(var_24, var_25, var_26, var_16, var_22, var_23, var_27, var_28);
        // kept = wp.tile_map(shrink, coef, wp.tile_full(shape=(B, B), value=0.1, dtype=float))       <L 22>
        var_29 = wp::tuple(var_2, var_2);
        var_31 = wp::tile_full<wp::float32, 4, 4>(var_30);
        var_32 = wp::tile_binary_map(shrink_0, var_23, var_31);
        // back = wp.tile_matmul(wp.tile_matmul(wp.tile_transpose(C), kept), C)                   <L 23>
        var_33 = wp::tile_transpose(var_13);
        var_34 = wp::tile_matmul(var_35, var_36, var_37, var_33, var_32, var_34, var_38, var_39);
        var_40 = wp::tile_matmul(var_41, var_42, var_43, var_34, var_13, var_40, var_44, var_45);
        // back = back + wp.tile_full(shape=(B, B), value=0.5, dtype=float)                       <L 24>
        var_46 = wp::tuple(var_2, var_2);
        var_48 = wp::tile_full<wp::float32, 4, 4>(var_47);
        var_49 = wp::tile_add(var_40, var_48);
        // wp.tile_store(out, back, offset=(i * B, j * B))                                        <L 25>
        var_50 = wp::mul(var_0, var_2);
        var_51 = wp::mul(var_1, var_2);
        var_52 = wp::tuple(var_50, var_51);
        // wp::tile_store<wp::float32, true, false>(var_out, var_50, var_51, var_49);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_50, var_51, var_49, adj_out, adj_50, adj_51, adj_49);
        wp::adj_mul(var_1, var_2, adj_1, adj_2, adj_51);
        wp::adj_mul(var_0, var_2, adj_0, adj_2, adj_50);
        // adj: wp.tile_store(out, back, offset=(i * B, j * B))                                   <L 25>
        wp::adj_tile_add(var_40, var_48, adj_40, adj_48, adj_49);
        // adj: back = back + wp.tile_full(shape=(B, B), value=0.5, dtype=float)                  <L 24>
        wp::adj_tile_matmul(var_41, var_42, var_43, var_34, var_13, var_40, var_44, var_45, adj_41, adj_42, adj_43, adj_34, adj_13, adj_40, adj_44, adj_45, adj_40);
        wp::adj_tile_matmul(var_35, var_36, var_37, var_33, var_32, var_34, var_38, var_39, adj_35, adj_36, adj_37, adj_33, adj_32, adj_34, adj_38, adj_39, adj_34);
        wp::adj_tile_transpose(var_13, adj_13, adj_33);
        // adj: back = wp.tile_matmul(wp.tile_matmul(wp.tile_transpose(C), kept), C)              <L 23>
        wp::adj_tile_binary_map(shrink_0, var_23, var_31, adj_shrink_0, adj_23, adj_31, adj_32);
        // adj: kept = wp.tile_map(shrink, coef, wp.tile_full(shape=(B, B), value=0.1, dtype=float))  <L 22>
        wp::adj_tile_matmul(var_24, var_25, var_26, var_16, var_22, var_23, var_27, var_28, adj_24, adj_25, adj_26, adj_16, adj_22, adj_23, adj_27, adj_28, adj_23);
        wp::adj_tile_transpose(var_13, adj_13, adj_22);
        // adj: coef = wp.tile_matmul(tmp, wp.tile_transpose(C))                                  <L 21>
        wp::adj_tile_matmul(var_17, var_18, var_19, var_13, var_11, var_16, var_20, var_21, adj_17, adj_18, adj_19, adj_13, adj_11, adj_16, adj_20, adj_21, adj_16);
        // adj: tmp = wp.tile_matmul(C, p)                                                        <L 20>
        wp::adj_tile_load(var_basis, var_14, var_15, adj_basis, adj_14, adj_15, adj_13);
        // adj: C = wp.tile_load(basis, shape=(B, B))                                             <L 19>
        wp::adj_tile_sub(var_7, var_10, adj_7, adj_10, adj_11);
        // adj: p = p - wp.tile_full(shape=(B, B), value=0.5, dtype=float)                        <L 18>
        wp::adj_tile_load(var_img, var_4, var_5, adj_img, adj_4, adj_5, adj_7);
        wp::adj_mul(var_1, var_2, adj_1, adj_2, adj_5);
        wp::adj_mul(var_0, var_2, adj_0, adj_2, adj_4);
        // adj: p = wp.tile_load(img, shape=(B, B), offset=(i * B, j * B))                        <L 17>
        // adj: i, j = wp.tid()                                                                   <L 16>
        // adj: def dct_shrinkage(img: wp.array2d[float], basis: wp.array2d[float], out: wp.array2d[float]):  <L 14>
        continue;
    }
}
