struct wp_args__blend_shapes_kernel_981e55a4 {
    wp::array_t<wp::vec_t<3, wp::float32>> offsets;
    wp::array_t<wp::float32> weights;
    wp::float32 min_weight;
    wp::array_t<wp::vec_t<3, wp::float32>> positions;
};

template <bool wp_linear_contiguous>
static void _blend_shapes_kernel_981e55a4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args__blend_shapes_kernel_981e55a4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_offsets = _wp_args->offsets;
    wp::array_t<wp::float32> var_weights = _wp_args->weights;
    wp::float32 var_min_weight = _wp_args->min_weight;
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions = _wp_args->positions;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    const wp::float32 var_2 = 0.0;
    const wp::float32 var_3 = 0.0;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    wp::float32 var_6;
    wp::shape_t* var_7;
    const wp::int32 var_8 = 0;
    wp::int32 var_9;
    wp::shape_t var_10;
    wp::range_t var_11;
    wp::int32 var_12;
    wp::float32* var_13;
    bool var_14;
    wp::float32 var_15;
    wp::float32* var_16;
    wp::vec_t<3, wp::float32>* var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::float32 var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 1.0;
    bool var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    wp::vec_t<3, wp::float32>* var_29;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    //---------
    // forward
    // def _blend_shapes_kernel(                                                              <L 5>
    // v = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // p = wp.vec3(0.0, 0.0, 0.0)                                                             <L 12>
    var_4 = wp::vec_t<3, wp::float32>(var_1, var_2, var_3);
    // total = float(0.0)                                                                     <L 13>
    var_6 = wp::float(var_5);
    // for k in range(weights.shape[0]):                                                      <L 14>
    var_7 = &(var_weights.shape);
    var_10 = wp::load(var_7);
    var_9 = wp::extract(var_10, var_8);
    var_11 = wp::range(var_9);
    start_for_0:;
        if (iter_cmp(var_11) == 0) goto end_for_0;
        var_12 = wp::iter_next(var_11);
        // if weights[k] <= min_weight:                                                       <L 15>
        var_13 = wp::address(var_weights, var_12);
        var_15 = wp::load(var_13);
        var_14 = (var_15 <= var_min_weight);
        if (var_14) {
            // continue                                                                       <L 16>
            goto start_for_0;
        }
        // p += weights[k] * offsets[k, v]                                                    <L 17>
        var_16 = wp::address(var_weights, var_12);
        var_17 = wp::address(var_offsets, var_12, var_0);
        var_19 = wp::load(var_16);
        var_20 = wp::load(var_17);
        var_18 = wp::mul(var_19, var_20);
        var_21 = wp::add(var_4, var_18);
        // total += weights[k]                                                                <L 18>
        var_22 = wp::address(var_weights, var_12);
        var_24 = wp::load(var_22);
        var_23 = wp::add(var_6, var_24);
        wp::assign(var_4, var_21);
        wp::assign(var_6, var_23);
        goto start_for_0;
    end_for_0:;
    // if total > 1.0:                                                                        <L 19>
    var_26 = (var_6 > var_25);
    if (var_26) {
        // p = p / total                                                                      <L 20>
        var_27 = wp::div(var_4, var_6);
    }
    var_28 = wp::where(var_26, var_27, var_4);
    // positions[v] = positions[v] + p                                                        <L 21>
    var_29 = wp::address(var_positions, var_0);
    var_31 = wp::load(var_29);
    var_30 = wp::add(var_31, var_28);
    wp::array_store(var_positions, var_0, var_30);
}

template <bool wp_linear_contiguous>
static void _blend_shapes_kernel_981e55a4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args__blend_shapes_kernel_981e55a4 *_wp_args,
    wp_args__blend_shapes_kernel_981e55a4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_offsets = _wp_args->offsets;
    wp::array_t<wp::float32> var_weights = _wp_args->weights;
    wp::float32 var_min_weight = _wp_args->min_weight;
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions = _wp_args->positions;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_offsets = _wp_adj_args->offsets;
    wp::array_t<wp::float32> adj_weights = _wp_adj_args->weights;
    wp::float32 adj_min_weight = _wp_adj_args->min_weight;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_positions = _wp_adj_args->positions;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    const wp::float32 var_2 = 0.0;
    const wp::float32 var_3 = 0.0;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    wp::float32 var_6;
    wp::shape_t* var_7;
    const wp::int32 var_8 = 0;
    wp::int32 var_9;
    wp::shape_t var_10;
    wp::range_t var_11;
    wp::int32 var_12;
    wp::float32* var_13;
    bool var_14;
    wp::float32 var_15;
    wp::float32* var_16;
    wp::vec_t<3, wp::float32>* var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::float32 var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 1.0;
    bool var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    wp::vec_t<3, wp::float32>* var_29;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::shape_t adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::shape_t adj_10 = {};
    wp::range_t adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    bool adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::float32 adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    bool adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    //---------
    // forward
    // def _blend_shapes_kernel(                                                              <L 5>
    // v = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // p = wp.vec3(0.0, 0.0, 0.0)                                                             <L 12>
    var_4 = wp::vec_t<3, wp::float32>(var_1, var_2, var_3);
    // total = float(0.0)                                                                     <L 13>
    var_6 = wp::float(var_5);
    // for k in range(weights.shape[0]):                                                      <L 14>
    var_7 = &(var_weights.shape);
    var_10 = wp::load(var_7);
    var_9 = wp::extract(var_10, var_8);
    var_11 = wp::range(var_9);
    // if total > 1.0:                                                                        <L 19>
    var_26 = (var_6 > var_25);
    if (var_26) {
        // p = p / total                                                                      <L 20>
        var_27 = wp::div(var_4, var_6);
    }
    var_28 = wp::where(var_26, var_27, var_4);
    // positions[v] = positions[v] + p                                                        <L 21>
    var_29 = wp::address(var_positions, var_0);
    var_31 = wp::load(var_29);
    var_30 = wp::add(var_31, var_28);
    // wp::array_store(var_positions, var_0, var_30);
    //---------
    // reverse
    wp::adj_array_store(var_positions, var_0, var_30, adj_positions, adj_0, adj_30);
    wp::adj_add(var_31, var_28, adj_29, adj_28, adj_30);
    wp::adj_address(var_positions, var_0, adj_positions, adj_0, adj_29);
    // adj: positions[v] = positions[v] + p                                                   <L 21>
    wp::adj_where(var_26, var_27, var_4, adj_26, adj_27, adj_4, adj_28);
    if (var_26) {
        wp::adj_div(var_4, var_6, adj_4, adj_6, adj_27);
        // adj: p = p / total                                                                 <L 20>
    }
    // adj: if total > 1.0:                                                                   <L 19>
    var_11 = wp::iter_reverse(var_11);
    start_for_0:;
        if (iter_cmp(var_11) == 0) goto end_for_0;
        var_12 = wp::iter_next(var_11);
    	adj_13 = {};
    	adj_14 = {};
    	adj_15 = {};
    	adj_16 = {};
    	adj_17 = {};
    	adj_18 = {};
    	adj_19 = {};
    	adj_20 = {};
    	adj_21 = {};
    	adj_22 = {};
    	adj_23 = {};
    	adj_24 = {};
        // if weights[k] <= min_weight:                                                       <L 15>
        var_13 = wp::address(var_weights, var_12);
        var_15 = wp::load(var_13);
        var_14 = (var_15 <= var_min_weight);
        if (var_14) {
            // continue                                                                       <L 16>
            goto start_for_0;
        }
        // p += weights[k] * offsets[k, v]                                                    <L 17>
        var_16 = wp::address(var_weights, var_12);
        var_17 = wp::address(var_offsets, var_12, var_0);
        var_19 = wp::load(var_16);
        var_20 = wp::load(var_17);
        var_18 = wp::mul(var_19, var_20);
        var_21 = wp::add(var_4, var_18);
        // total += weights[k]                                                                <L 18>
        var_22 = wp::address(var_weights, var_12);
        var_24 = wp::load(var_22);
        var_23 = wp::add(var_6, var_24);
        wp::assign(var_4, var_21);
        wp::assign(var_6, var_23);
        wp::adj_assign(var_6, var_23, adj_6, adj_23);
        wp::adj_assign(var_4, var_21, adj_4, adj_21);
        wp::adj_add(var_6, var_24, adj_6, adj_22, adj_23);
        wp::adj_address(var_weights, var_12, adj_weights, adj_12, adj_22);
        // adj: total += weights[k]                                                           <L 18>
        wp::adj_add(var_4, var_18, adj_4, adj_18, adj_21);
        wp::adj_mul(var_19, var_20, adj_16, adj_17, adj_18);
        wp::adj_address(var_offsets, var_12, var_0, adj_offsets, adj_12, adj_0, adj_17);
        wp::adj_address(var_weights, var_12, adj_weights, adj_12, adj_16);
        // adj: p += weights[k] * offsets[k, v]                                               <L 17>
        if (var_14) {
            // adj: continue                                                                  <L 16>
        }
        wp::adj_address(var_weights, var_12, adj_weights, adj_12, adj_13);
        // adj: if weights[k] <= min_weight:                                                  <L 15>
    	goto start_for_0;
    end_for_0:;
    adj_weights.shape = adj_7;
    // adj: for k in range(weights.shape[0]):                                                 <L 14>
    wp::adj_float(var_5, adj_5, adj_6);
    // adj: total = float(0.0)                                                                <L 13>
    wp::adj_vec_t(var_1, var_2, var_3, adj_1, adj_2, adj_3, adj_4);
    // adj: p = wp.vec3(0.0, 0.0, 0.0)                                                        <L 12>
    // adj: v = wp.tid()                                                                      <L 11>
    // adj: def _blend_shapes_kernel(                                                         <L 5>
    return;
}
