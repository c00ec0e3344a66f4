struct wp_args_mix_damped_growth_fc6d1cd2 {
    wp::int32 num_taps;
    wp::array_t<wp::vec_t<3, wp::float32>> origins;
    wp::uint64 generation;
    wp::float32 threshold;
    wp::array_t<wp::float32> aggregate;
};

template <bool wp_linear_contiguous>
static void mix_damped_growth_fc6d1cd2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_mix_damped_growth_fc6d1cd2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_mix_damped_growth_fc6d1cd2 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.aggregate.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::int32 var_num_taps = _wp_args->num_taps;
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins = _wp_args->origins;
    wp::uint64 var_generation = _wp_args->generation;
    wp::float32 var_threshold = _wp_args->threshold;
    wp::array_t<wp::float32> var_aggregate = _wp_args->aggregate;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.463;
    bool var_3;
    bool var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 2;
    bool var_8;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 1.4;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::int32 var_22 = 1;
    wp::vec_t<3, wp::float32>* var_23;
    const wp::int32 var_24 = 2;
    wp::float32 var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    //---------
    // forward
    // def mix_damped_growth(                                                                 <L 5>
    // idx = wp.tid()                                                                         <L 12>
    var_0 = builtin_tid1d();
    // above = wp.cos(threshold) <= 0.463                                                     <L 13>
    var_1 = wp::cos(var_threshold);
    var_3 = (var_1 <= var_2);
    // moving = above and wp.min(wp.int32(generation), num_taps) > 2                          <L 14>
    var_4 = var_3;
    if (var_4) {
        var_5 = wp::int32(var_generation);
        var_6 = wp::min(var_5, var_num_taps);
        var_8 = (var_6 > var_7);
        var_4 = var_4 && var_8;
    }
    // magnitude = wp.exp(threshold) - origins[idx][1] / float(num_taps)                      <L 15>
    var_9 = wp::exp(var_threshold);
    var_10 = wp::address(var_origins, var_0);
    var_13 = wp::load(var_10);
    var_12 = wp::extract(var_13, var_11);
    var_14 = wp::float(var_num_taps);
    var_15 = wp::div(var_12, var_14);
    var_16 = wp::sub(var_9, var_15);
    // phase = wp.log(wp.max(magnitude, 1.4))                                                 <L 16>
    var_18 = wp::max(var_16, var_17);
    var_19 = wp::log(var_18);
    // value = wp.floor(phase)                                                                <L 17>
    var_20 = wp::floor(var_19);
    // distance = wp.cos(value)                                                               <L 18>
    var_21 = wp::cos(var_20);
    // wp.atomic_add(aggregate, 1, origins[idx].z if moving else distance)                    <L 19>
    if (var_4) {
        var_23 = wp::address(var_origins, var_0);
        var_26 = wp::load(var_23);
        var_25 = wp::extract(var_26, var_24);
    }
    if (!var_4) {
    }
    var_27 = wp::where(var_4, var_25, var_21);
    var_28 = wp::atomic_add(var_aggregate, var_22, var_27);
}

template <bool wp_linear_contiguous>
static void mix_damped_growth_fc6d1cd2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_mix_damped_growth_fc6d1cd2 *_wp_args,
    wp_args_mix_damped_growth_fc6d1cd2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_mix_damped_growth_fc6d1cd2 wp_contiguous_args;
    wp_args_mix_damped_growth_fc6d1cd2 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.aggregate.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.aggregate.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::int32 var_num_taps = _wp_args->num_taps;
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins = _wp_args->origins;
    wp::uint64 var_generation = _wp_args->generation;
    wp::float32 var_threshold = _wp_args->threshold;
    wp::array_t<wp::float32> var_aggregate = _wp_args->aggregate;
    wp::int32 adj_num_taps = _wp_adj_args->num_taps;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_origins = _wp_adj_args->origins;
    wp::uint64 adj_generation = _wp_adj_args->generation;
    wp::float32 adj_threshold = _wp_adj_args->threshold;
    wp::array_t<wp::float32> adj_aggregate = _wp_adj_args->aggregate;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.463;
    bool var_3;
    bool var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 2;
    bool var_8;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 1.4;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::int32 var_22 = 1;
    wp::vec_t<3, wp::float32>* var_23;
    const wp::int32 var_24 = 2;
    wp::float32 var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    bool adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    bool adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    //---------
    // forward
    // def mix_damped_growth(                                                                 <L 5>
    // idx = wp.tid()                                                                         <L 12>
    var_0 = builtin_tid1d();
    // above = wp.cos(threshold) <= 0.463                                                     <L 13>
    var_1 = wp::cos(var_threshold);
    var_3 = (var_1 <= var_2);
    // moving = above and wp.min(wp.int32(generation), num_taps) > 2                          <L 14>
    var_4 = var_3;
    if (var_4) {
        var_5 = wp::int32(var_generation);
        var_6 = wp::min(var_5, var_num_taps);
        var_8 = (var_6 > var_7);
        var_4 = var_4 && var_8;
    }
    // magnitude = wp.exp(threshold) - origins[idx][1] / float(num_taps)                      <L 15>
    var_9 = wp::exp(var_threshold);
    var_10 = wp::address(var_origins, var_0);
    var_13 = wp::load(var_10);
    var_12 = wp::extract(var_13, var_11);
    var_14 = wp::float(var_num_taps);
    var_15 = wp::div(var_12, var_14);
    var_16 = wp::sub(var_9, var_15);
    // phase = wp.log(wp.max(magnitude, 1.4))                                                 <L 16>
    var_18 = wp::max(var_16, var_17);
    var_19 = wp::log(var_18);
    // value = wp.floor(phase)                                                                <L 17>
    var_20 = wp::floor(var_19);
    // distance = wp.cos(value)                                                               <L 18>
    var_21 = wp::cos(var_20);
    // wp.atomic_add(aggregate, 1, origins[idx].z if moving else distance)                    <L 19>
    if (var_4) {
        var_23 = wp::address(var_origins, var_0);
        var_26 = wp::load(var_23);
        var_25 = wp::extract(var_26, var_24);
    }
    if (!var_4) {
    }
    var_27 = wp::where(var_4, var_25, var_21);
    // var_28 = wp::atomic_add(var_aggregate, var_22, var_27);
    //---------
    // reverse
    wp::adj_atomic_add(var_aggregate, var_22, var_27, adj_aggregate, adj_22, adj_27, adj_28);
    wp::adj_where(var_4, var_25, var_21, adj_4, adj_25, adj_21, adj_27);
    if (!var_4) {
    }
    if (var_4) {
        wp::adj_extract(var_26, var_24, adj_23, adj_24, adj_25);
        wp::adj_address(var_origins, var_0, adj_origins, adj_0, adj_23);
    }
    // adj: wp.atomic_add(aggregate, 1, origins[idx].z if moving else distance)               <L 19>
    wp::adj_cos(var_20, adj_20, adj_21);
    // adj: distance = wp.cos(value)                                                          <L 18>
    // adj: value = wp.floor(phase)                                                           <L 17>
    wp::adj_log(var_18, adj_18, adj_19);
    wp::adj_max(var_16, var_17, adj_16, adj_17, adj_18);
    // adj: phase = wp.log(wp.max(magnitude, 1.4))                                            <L 16>
    wp::adj_sub(var_9, var_15, adj_9, adj_15, adj_16);
    wp::adj_div(var_12, var_14, var_15, adj_12, adj_14, adj_15);
    wp::adj_float(var_num_taps, adj_num_taps, adj_14);
    wp::adj_extract(var_13, var_11, adj_10, adj_11, adj_12);
    wp::adj_address(var_origins, var_0, adj_origins, adj_0, adj_10);
    wp::adj_exp(var_threshold, var_9, adj_threshold, adj_9);
    // adj: magnitude = wp.exp(threshold) - origins[idx][1] / float(num_taps)                 <L 15>
    if (var_4) {
        wp::adj_min(var_5, var_num_taps, adj_5, adj_num_taps, adj_6);
    }
    // adj: moving = above and wp.min(wp.int32(generation), num_taps) > 2                     <L 14>
    wp::adj_cos(var_threshold, adj_threshold, adj_1);
    // adj: above = wp.cos(threshold) <= 0.463                                                <L 13>
    // adj: idx = wp.tid()                                                                    <L 12>
    // adj: def mix_damped_growth(                                                            <L 5>
    return;
}
