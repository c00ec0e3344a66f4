struct wp_args_filter_terms_5d5e1028 {
    wp::int32 num_neighbors;
    wp::array_t<wp::int32> keys;
    wp::int32 modulus;
    wp::vec_t<4, wp::float64> gravity;
    wp::array_t<wp::float64> prices;
    wp::int32 order;
    wp::float64 offset;
    wp::array_t<wp::vec_t<6, wp::float64>> vertices;
    wp::int32 dim_y;
    wp::array_t<wp::float64> corrected;
};

template <bool wp_linear_contiguous>
static void filter_terms_5d5e1028_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_filter_terms_5d5e1028 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_filter_terms_5d5e1028 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.keys.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.prices.strides[0] = sizeof(wp::float64);
        wp_contiguous_args.vertices.strides[0] = sizeof(wp::vec_t<6, wp::float64>);
        wp_contiguous_args.corrected.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::int32 var_num_neighbors = _wp_args->num_neighbors;
    wp::array_t<wp::int32> var_keys = _wp_args->keys;
    wp::int32 var_modulus = _wp_args->modulus;
    wp::vec_t<4, wp::float64> var_gravity = _wp_args->gravity;
    wp::array_t<wp::float64> var_prices = _wp_args->prices;
    wp::int32 var_order = _wp_args->order;
    wp::float64 var_offset = _wp_args->offset;
    wp::array_t<wp::vec_t<6, wp::float64>> var_vertices = _wp_args->vertices;
    wp::int32 var_dim_y = _wp_args->dim_y;
    wp::array_t<wp::float64> var_corrected = _wp_args->corrected;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::int32* var_2;
    bool var_3;
    wp::int32 var_4;
    wp::vec_t<6, wp::float64>* var_5;
    const wp::int32 var_6 = 1;
    wp::float64 var_7;
    wp::vec_t<6, wp::float64> var_8;
    wp::float64 var_9;
    wp::float64 var_10;
    const wp::int32 var_11 = 1;
    wp::int32 var_12;
    const wp::int32 var_13 = 0;
    wp::int32 var_14;
    wp::float64* var_15;
    wp::float64 var_16;
    wp::float64 var_17;
    wp::float64 var_18;
    wp::float64 var_19;
    wp::float64 var_20;
    wp::float64 var_21;
    const wp::int32 var_22 = 2;
    wp::float64 var_23;
    wp::float64 var_24;
    wp::float64 var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    wp::float64 var_28;
    wp::float64 var_29;
    wp::float64 var_30;
    //---------
    // forward
    // def filter_terms(                                                                      <L 5>
    // thread = wp.tid()                                                                      <L 17>
    var_0 = builtin_tid1d();
    // if thread >= dim_y:                                                                    <L 18>
    var_1 = (var_0 >= var_dim_y);
    if (var_1) {
        // return                                                                             <L 19>
        return;
    }
    // if order > keys[thread]:                                                               <L 20>
    var_2 = wp::address(var_keys, var_0);
    var_4 = wp::load(var_2);
    var_3 = (var_order > var_4);
    if (var_3) {
        // corrected[thread] = vertices[thread][1] + wp.float64(0.2)                          <L 21>
        var_5 = wp::address(var_vertices, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        var_9 = 0.2;
        var_10 = wp::add(var_7, var_9);
        wp::array_store(var_corrected, var_0, var_10);
    }
    if (!var_3) {
        // falloff = wp.abs(prices[wp.max(thread - 1, 0)]) + wp.float64(1.1)                  <L 23>
        var_12 = wp::sub(var_0, var_11);
        var_14 = wp::max(var_12, var_13);
        var_15 = wp::address(var_prices, var_14);
        var_17 = wp::load(var_15);
        var_16 = wp::abs(var_17);
        var_18 = 1.1;
        var_19 = wp::add(var_16, var_18);
        // error = wp.max(wp.sqrt(falloff), wp.float64(2.73) * gravity.z)                     <L 24>
        var_20 = wp::sqrt(var_19);
        var_21 = 2.73;
        var_23 = wp::extract(var_gravity, var_22);
        var_24 = wp::mul(var_21, var_23);
        var_25 = wp::max(var_20, var_24);
        // delta = error / wp.float64(num_neighbors) * wp.float64(modulus)                    <L 25>
        var_26 = wp::float64(var_num_neighbors);
        var_27 = wp::div(var_25, var_26);
        var_28 = wp::float64(var_modulus);
        var_29 = wp::mul(var_27, var_28);
        // corrected[thread] = delta + offset                                                 <L 26>
        var_30 = wp::add(var_29, var_offset);
        wp::array_store(var_corrected, var_0, var_30);
    }
}

template <bool wp_linear_contiguous>
static void filter_terms_5d5e1028_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_filter_terms_5d5e1028 *_wp_args,
    wp_args_filter_terms_5d5e1028 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_filter_terms_5d5e1028 wp_contiguous_args;
    wp_args_filter_terms_5d5e1028 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.keys.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.keys.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.prices.strides[0] = sizeof(wp::float64);
        wp_contiguous_adj_args.prices.strides[0] = sizeof(wp::float64);
        wp_contiguous_args.vertices.strides[0] = sizeof(wp::vec_t<6, wp::float64>);
        wp_contiguous_adj_args.vertices.strides[0] = sizeof(wp::vec_t<6, wp::float64>);
        wp_contiguous_args.corrected.strides[0] = sizeof(wp::float64);
        wp_contiguous_adj_args.corrected.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::int32 var_num_neighbors = _wp_args->num_neighbors;
    wp::array_t<wp::int32> var_keys = _wp_args->keys;
    wp::int32 var_modulus = _wp_args->modulus;
    wp::vec_t<4, wp::float64> var_gravity = _wp_args->gravity;
    wp::array_t<wp::float64> var_prices = _wp_args->prices;
    wp::int32 var_order = _wp_args->order;
    wp::float64 var_offset = _wp_args->offset;
    wp::array_t<wp::vec_t<6, wp::float64>> var_vertices = _wp_args->vertices;
    wp::int32 var_dim_y = _wp_args->dim_y;
    wp::array_t<wp::float64> var_corrected = _wp_args->corrected;
    wp::int32 adj_num_neighbors = _wp_adj_args->num_neighbors;
    wp::array_t<wp::int32> adj_keys = _wp_adj_args->keys;
    wp::int32 adj_modulus = _wp_adj_args->modulus;
    wp::vec_t<4, wp::float64> adj_gravity = _wp_adj_args->gravity;
    wp::array_t<wp::float64> adj_prices = _wp_adj_args->prices;
    wp::int32 adj_order = _wp_adj_args->order;
    wp::float64 adj_offset = _wp_adj_args->offset;
    wp::array_t<wp::vec_t<6, wp::float64>> adj_vertices = _wp_adj_args->vertices;
    wp::int32 adj_dim_y = _wp_adj_args->dim_y;
    wp::array_t<wp::float64> adj_corrected = _wp_adj_args->corrected;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::int32* var_2;
    bool var_3;
    wp::int32 var_4;
    wp::vec_t<6, wp::float64>* var_5;
    const wp::int32 var_6 = 1;
    wp::float64 var_7;
    wp::vec_t<6, wp::float64> var_8;
    wp::float64 var_9;
    wp::float64 var_10;
    const wp::int32 var_11 = 1;
    wp::int32 var_12;
    const wp::int32 var_13 = 0;
    wp::int32 var_14;
    wp::float64* var_15;
    wp::float64 var_16;
    wp::float64 var_17;
    wp::float64 var_18;
    wp::float64 var_19;
    wp::float64 var_20;
    wp::float64 var_21;
    const wp::int32 var_22 = 2;
    wp::float64 var_23;
    wp::float64 var_24;
    wp::float64 var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    wp::float64 var_28;
    wp::float64 var_29;
    wp::float64 var_30;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<6, wp::float64> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float64 adj_7 = {};
    wp::vec_t<6, wp::float64> adj_8 = {};
    wp::float64 adj_9 = {};
    wp::float64 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float64 adj_15 = {};
    wp::float64 adj_16 = {};
    wp::float64 adj_17 = {};
    wp::float64 adj_18 = {};
    wp::float64 adj_19 = {};
    wp::float64 adj_20 = {};
    wp::float64 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float64 adj_23 = {};
    wp::float64 adj_24 = {};
    wp::float64 adj_25 = {};
    wp::float64 adj_26 = {};
    wp::float64 adj_27 = {};
    wp::float64 adj_28 = {};
    wp::float64 adj_29 = {};
    wp::float64 adj_30 = {};
    //---------
    // forward
    // def filter_terms(                                                                      <L 5>
    // thread = wp.tid()                                                                      <L 17>
    var_0 = builtin_tid1d();
    // if thread >= dim_y:                                                                    <L 18>
    var_1 = (var_0 >= var_dim_y);
    if (var_1) {
        // return                                                                             <L 19>
        goto label0;
    }
    // if order > keys[thread]:                                                               <L 20>
    var_2 = wp::address(var_keys, var_0);
    var_4 = wp::load(var_2);
    var_3 = (var_order > var_4);
    if (var_3) {
        // corrected[thread] = vertices[thread][1] + wp.float64(0.2)                          <L 21>
        var_5 = wp::address(var_vertices, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        var_9 = 0.2;
        var_10 = wp::add(var_7, var_9);
        // wp::array_store(var_corrected, var_0, var_10);
    }
    if (!var_3) {
        // falloff = wp.abs(prices[wp.max(thread - 1, 0)]) + wp.float64(1.1)                  <L 23>
        var_12 = wp::sub(var_0, var_11);
        var_14 = wp::max(var_12, var_13);
        var_15 = wp::address(var_prices, var_14);
        var_17 = wp::load(var_15);
        var_16 = wp::abs(var_17);
        var_18 = 1.1;
        var_19 = wp::add(var_16, var_18);
        // error = wp.max(wp.sqrt(falloff), wp.float64(2.73) * gravity.z)                     <L 24>
        var_20 = wp::sqrt(var_19);
        var_21 = 2.73;
        var_23 = wp::extract(var_gravity, var_22);
        var_24 = wp::mul(var_21, var_23);
        var_25 = wp::max(var_20, var_24);
        // delta = error / wp.float64(num_neighbors) * wp.float64(modulus)                    <L 25>
        var_26 = wp::float64(var_num_neighbors);
        var_27 = wp::div(var_25, var_26);
        var_28 = wp::float64(var_modulus);
        var_29 = wp::mul(var_27, var_28);
        // corrected[thread] = delta + offset                                                 <L 26>
        var_30 = wp::add(var_29, var_offset);
        // wp::array_store(var_corrected, var_0, var_30);
    }
    //---------
    // reverse
    if (!var_3) {
        wp::adj_array_store(var_corrected, var_0, var_30, adj_corrected, adj_0, adj_30);
        wp::adj_add(var_29, var_offset, adj_29, adj_offset, adj_30);
        // adj: corrected[thread] = delta + offset                                            <L 26>
        wp::adj_mul(var_27, var_28, adj_27, adj_28, adj_29);
        wp::adj_float64(var_modulus, adj_modulus, adj_28);
        wp::adj_div(var_25, var_26, var_27, adj_25, adj_26, adj_27);
        wp::adj_float64(var_num_neighbors, adj_num_neighbors, adj_26);
        // adj: delta = error / wp.float64(num_neighbors) * wp.float64(modulus)               <L 25>
        wp::adj_max(var_20, var_24, adj_20, adj_24, adj_25);
        wp::adj_mul(var_21, var_23, adj_21, adj_23, adj_24);
        wp::adj_extract(var_gravity, var_22, adj_gravity, adj_22, adj_23);
        wp::adj_sqrt(var_19, var_20, adj_19, adj_20);
        // adj: error = wp.max(wp.sqrt(falloff), wp.float64(2.73) * gravity.z)                <L 24>
        wp::adj_add(var_16, var_18, adj_16, adj_18, adj_19);
        wp::adj_abs(var_17, adj_15, adj_16);
        wp::adj_address(var_prices, var_14, adj_prices, adj_14, adj_15);
        wp::adj_max(var_12, var_13, adj_12, adj_13, adj_14);
        wp::adj_sub(var_0, var_11, adj_0, adj_11, adj_12);
        // adj: falloff = wp.abs(prices[wp.max(thread - 1, 0)]) + wp.float64(1.1)             <L 23>
    }
    if (var_3) {
        wp::adj_array_store(var_corrected, var_0, var_10, adj_corrected, adj_0, adj_10);
        wp::adj_add(var_7, var_9, adj_7, adj_9, adj_10);
        wp::adj_extract(var_8, var_6, adj_5, adj_6, adj_7);
        wp::adj_address(var_vertices, var_0, adj_vertices, adj_0, adj_5);
        // adj: corrected[thread] = vertices[thread][1] + wp.float64(0.2)                     <L 21>
    }
    wp::adj_address(var_keys, var_0, adj_keys, adj_0, adj_2);
    // adj: if order > keys[thread]:                                                          <L 20>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 19>
    }
    // adj: if thread >= dim_y:                                                               <L 18>
    // adj: thread = wp.tid()                                                                 <L 17>
    // adj: def filter_terms(                                                                 <L 5>
    return;
}
