struct wp_args_filter_inertias_128e9ed2 {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> inertias;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> kernels;
    wp::float32 damping;
    wp::float32 scale;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> bases;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> result;
};

template <bool wp_linear_contiguous>
static void filter_inertias_128e9ed2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_filter_inertias_128e9ed2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_filter_inertias_128e9ed2 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.inertias.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.kernels.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.bases.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.frames.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_args.result.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_inertias = _wp_args->inertias;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_kernels = _wp_args->kernels;
    wp::float32 var_damping = _wp_args->damping;
    wp::float32 var_scale = _wp_args->scale;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_bases = _wp_args->bases;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_frames = _wp_args->frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_result = _wp_args->result;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32>* var_1;
    wp::mat_t<3, 3, wp::float32> var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32>* var_4;
    wp::mat_t<3, 3, wp::float32> var_5;
    wp::mat_t<3, 3, wp::float32> var_6;
    wp::mat_t<3, 3, wp::float32>* var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::mat_t<3, 3, wp::float32> var_9;
    wp::mat_t<2, 2, wp::float32>* var_10;
    wp::mat_t<2, 2, wp::float32> var_11;
    wp::mat_t<2, 2, wp::float32> var_12;
    const wp::float32 var_13 = 1.1;
    wp::mat_t<3, 3, wp::float32> var_14;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    wp::mat_t<3, 3, wp::float32> var_18;
    const wp::int32 var_19 = 1;
    const wp::int32 var_20 = 1;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 0.9;
    wp::mat_t<3, 3, wp::float32> var_24;
    wp::mat_t<3, 3, wp::float32> var_25;
    wp::mat_t<3, 3, wp::float32> var_26;
    wp::mat_t<3, 3, wp::float32> var_27;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::float32 var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    wp::mat_t<3, 3, wp::float32> var_31;
    wp::mat_t<3, 3, wp::float32> var_32;
    wp::mat_t<3, 3, wp::float32> var_33;
    //---------
    // forward
    // def filter_inertias(                                                                   <L 5>
    // index = wp.tid()                                                                       <L 14>
    var_0 = builtin_tid1d();
    // inertia = inertias[index]                                                              <L 15>
    var_1 = wp::address(var_inertias, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // kernel = kernels[index]                                                                <L 16>
    var_4 = wp::address(var_kernels, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // base = bases[index]                                                                    <L 17>
    var_7 = wp::address(var_bases, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // frame = frames[index]                                                                  <L 18>
    var_10 = wp::address(var_frames, var_0);
    var_12 = wp::load(var_10);
    var_11 = wp::copy(var_12);
    // projection = inertia * 1.1                                                             <L 19>
    var_14 = wp::mul(var_2, var_13);
    // update = inertia * frame[0, 1]                                                         <L 20>
    var_17 = wp::extract(var_11, var_15, var_16);
    var_18 = wp::mul(var_2, var_17);
    // lower = damping * base[1, 1]                                                           <L 21>
    var_21 = wp::extract(var_8, var_19, var_20);
    var_22 = wp::mul(var_damping, var_21);
    // scaled = (inertia * 0.9 - kernel) * damping * scale * base                             <L 22>
    var_24 = wp::mul(var_2, var_23);
    var_25 = wp::sub(var_24, var_5);
    var_26 = wp::mul(var_25, var_damping);
    var_27 = wp::mul(var_26, var_scale);
    var_28 = wp::mul(var_27, var_8);
    // difference = scaled * wp.trace(frame) * projection - update                            <L 23>
    var_29 = wp::trace(var_11);
    var_30 = wp::mul(var_28, var_29);
    var_31 = wp::mul(var_30, var_14);
    var_32 = wp::sub(var_31, var_18);
    // result[index] = difference * lower                                                     <L 24>
    var_33 = wp::mul(var_32, var_22);
    wp::array_store(var_result, var_0, var_33);
}

template <bool wp_linear_contiguous>
static void filter_inertias_128e9ed2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_filter_inertias_128e9ed2 *_wp_args,
    wp_args_filter_inertias_128e9ed2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_filter_inertias_128e9ed2 wp_contiguous_args;
    wp_args_filter_inertias_128e9ed2 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.inertias.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.inertias.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.kernels.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.kernels.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.bases.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.bases.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.frames.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_adj_args.frames.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_args.result.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.result.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_inertias = _wp_args->inertias;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_kernels = _wp_args->kernels;
    wp::float32 var_damping = _wp_args->damping;
    wp::float32 var_scale = _wp_args->scale;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_bases = _wp_args->bases;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_frames = _wp_args->frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_result = _wp_args->result;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_inertias = _wp_adj_args->inertias;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_kernels = _wp_adj_args->kernels;
    wp::float32 adj_damping = _wp_adj_args->damping;
    wp::float32 adj_scale = _wp_adj_args->scale;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_bases = _wp_adj_args->bases;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_frames = _wp_adj_args->frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_result = _wp_adj_args->result;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32>* var_1;
    wp::mat_t<3, 3, wp::float32> var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32>* var_4;
    wp::mat_t<3, 3, wp::float32> var_5;
    wp::mat_t<3, 3, wp::float32> var_6;
    wp::mat_t<3, 3, wp::float32>* var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::mat_t<3, 3, wp::float32> var_9;
    wp::mat_t<2, 2, wp::float32>* var_10;
    wp::mat_t<2, 2, wp::float32> var_11;
    wp::mat_t<2, 2, wp::float32> var_12;
    const wp::float32 var_13 = 1.1;
    wp::mat_t<3, 3, wp::float32> var_14;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    wp::mat_t<3, 3, wp::float32> var_18;
    const wp::int32 var_19 = 1;
    const wp::int32 var_20 = 1;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 0.9;
    wp::mat_t<3, 3, wp::float32> var_24;
    wp::mat_t<3, 3, wp::float32> var_25;
    wp::mat_t<3, 3, wp::float32> var_26;
    wp::mat_t<3, 3, wp::float32> var_27;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::float32 var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    wp::mat_t<3, 3, wp::float32> var_31;
    wp::mat_t<3, 3, wp::float32> var_32;
    wp::mat_t<3, 3, wp::float32> var_33;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::mat_t<3, 3, wp::float32> adj_1 = {};
    wp::mat_t<3, 3, wp::float32> adj_2 = {};
    wp::mat_t<3, 3, wp::float32> adj_3 = {};
    wp::mat_t<3, 3, wp::float32> adj_4 = {};
    wp::mat_t<3, 3, wp::float32> adj_5 = {};
    wp::mat_t<3, 3, wp::float32> adj_6 = {};
    wp::mat_t<3, 3, wp::float32> adj_7 = {};
    wp::mat_t<3, 3, wp::float32> adj_8 = {};
    wp::mat_t<3, 3, wp::float32> adj_9 = {};
    wp::mat_t<2, 2, wp::float32> adj_10 = {};
    wp::mat_t<2, 2, wp::float32> adj_11 = {};
    wp::mat_t<2, 2, wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::mat_t<3, 3, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::mat_t<3, 3, wp::float32> adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::mat_t<3, 3, wp::float32> adj_24 = {};
    wp::mat_t<3, 3, wp::float32> adj_25 = {};
    wp::mat_t<3, 3, wp::float32> adj_26 = {};
    wp::mat_t<3, 3, wp::float32> adj_27 = {};
    wp::mat_t<3, 3, wp::float32> adj_28 = {};
    wp::float32 adj_29 = {};
    wp::mat_t<3, 3, wp::float32> adj_30 = {};
    wp::mat_t<3, 3, wp::float32> adj_31 = {};
    wp::mat_t<3, 3, wp::float32> adj_32 = {};
    wp::mat_t<3, 3, wp::float32> adj_33 = {};
    //---------
    // forward
    // def filter_inertias(                                                                   <L 5>
    // index = wp.tid()                                                                       <L 14>
    var_0 = builtin_tid1d();
    // inertia = inertias[index]                                                              <L 15>
    var_1 = wp::address(var_inertias, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // kernel = kernels[index]                                                                <L 16>
    var_4 = wp::address(var_kernels, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // base = bases[index]                                                                    <L 17>
    var_7 = wp::address(var_bases, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // frame = frames[index]                                                                  <L 18>
    var_10 = wp::address(var_frames, var_0);
    var_12 = wp::load(var_10);
    var_11 = wp::copy(var_12);
    // projection = inertia * 1.1                                                             <L 19>
    var_14 = wp::mul(var_2, var_13);
    // update = inertia * frame[0, 1]                                                         <L 20>
    var_17 = wp::extract(var_11, var_15, var_16);
    var_18 = wp::mul(var_2, var_17);
    // lower = damping * base[1, 1]                                                           <L 21>
    var_21 = wp::extract(var_8, var_19, var_20);
    var_22 = wp::mul(var_damping, var_21);
    // scaled = (inertia * 0.9 - kernel) * damping * scale * base                             <L 22>
    var_24 = wp::mul(var_2, var_23);
    var_25 = wp::sub(var_24, var_5);
    var_26 = wp::mul(var_25, var_damping);
    var_27 = wp::mul(var_26, var_scale);
    var_28 = wp::mul(var_27, var_8);
    // difference = scaled * wp.trace(frame) * projection - update                            <L 23>
    var_29 = wp::trace(var_11);
    var_30 = wp::mul(var_28, var_29);
    var_31 = wp::mul(var_30, var_14);
    var_32 = wp::sub(var_31, var_18);
    // result[index] = difference * lower                                                     <L 24>
    var_33 = wp::mul(var_32, var_22);
    // wp::array_store(var_result, var_0, var_33);
    //---------
    // reverse
    wp::adj_array_store(var_result, var_0, var_33, adj_result, adj_0, adj_33);
    wp::adj_mul(var_32, var_22, adj_32, adj_22, adj_33);
    // adj: result[index] = difference * lower                                                <L 24>
    wp::adj_sub(var_31, var_18, adj_31, adj_18, adj_32);
    wp::adj_mul(var_30, var_14, adj_30, adj_14, adj_31);
    wp::adj_mul(var_28, var_29, adj_28, adj_29, adj_30);
    wp::adj_trace(var_11, adj_11, adj_29);
    // adj: difference = scaled * wp.trace(frame) * projection - update                       <L 23>
    wp::adj_mul(var_27, var_8, adj_27, adj_8, adj_28);
    wp::adj_mul(var_26, var_scale, adj_26, adj_scale, adj_27);
    wp::adj_mul(var_25, var_damping, adj_25, adj_damping, adj_26);
    wp::adj_sub(var_24, var_5, adj_24, adj_5, adj_25);
    wp::adj_mul(var_2, var_23, adj_2, adj_23, adj_24);
    // adj: scaled = (inertia * 0.9 - kernel) * damping * scale * base                        <L 22>
    wp::adj_mul(var_damping, var_21, adj_damping, adj_21, adj_22);
    wp::adj_extract(var_8, var_19, var_20, adj_8, adj_19, adj_20, adj_21);
    // adj: lower = damping * base[1, 1]                                                      <L 21>
    wp::adj_mul(var_2, var_17, adj_2, adj_17, adj_18);
    wp::adj_extract(var_11, var_15, var_16, adj_11, adj_15, adj_16, adj_17);
    // adj: update = inertia * frame[0, 1]                                                    <L 20>
    wp::adj_mul(var_2, var_13, adj_2, adj_13, adj_14);
    // adj: projection = inertia * 1.1                                                        <L 19>
    wp::adj_copy(var_12, adj_10, adj_11);
    wp::adj_address(var_frames, var_0, adj_frames, adj_0, adj_10);
    // adj: frame = frames[index]                                                             <L 18>
    wp::adj_copy(var_9, adj_7, adj_8);
    wp::adj_address(var_bases, var_0, adj_bases, adj_0, adj_7);
    // adj: base = bases[index]                                                               <L 17>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_kernels, var_0, adj_kernels, adj_0, adj_4);
    // adj: kernel = kernels[index]                                                           <L 16>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_inertias, var_0, adj_inertias, adj_0, adj_1);
    // adj: inertia = inertias[index]                                                         <L 15>
    // adj: index = wp.tid()                                                                  <L 14>
    // adj: def filter_inertias(                                                              <L 5>
    return;
}
