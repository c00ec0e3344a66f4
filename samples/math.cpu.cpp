struct wp_args_reduce_distances_ddebe71d {
    wp::array_t<wp::float32> distances;
    wp::array_t<wp::int32> labels;
    wp::array_t<wp::int32> bins;
    wp::array_t<wp::float32> energies;
    wp::array_t<wp::float32> levels;
    wp::array_t<wp::float32> pooled;
};

template <bool wp_linear_contiguous>
static void reduce_distances_ddebe71d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_reduce_distances_ddebe71d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_distances = _wp_args->distances;
    wp::array_t<wp::int32> var_labels = _wp_args->labels;
    wp::array_t<wp::int32> var_bins = _wp_args->bins;
    wp::array_t<wp::float32> var_energies = _wp_args->energies;
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::float32> var_pooled = _wp_args->pooled;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::int32* var_7;
    wp::int32 var_8;
    wp::int32 var_9;
    wp::float32* var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 2.0;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::float32 var_21 = 0.9;
    wp::float32 var_22;
    const wp::float32 var_23 = 2.0;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::int32 var_29 = 8;
    wp::int32 var_30;
    const wp::int32 var_31 = 6;
    wp::int32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    //---------
    // forward
    // def reduce_distances(                                                                  <L 5>
    // thread = wp.tid()                                                                      <L 13>
    var_0 = builtin_tid1d();
    // distance = distances[thread]                                                           <L 14>
    var_1 = wp::address(var_distances, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // label = labels[thread]                                                                 <L 15>
    var_4 = wp::address(var_labels, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // bin = bins[thread]                                                                     <L 16>
    var_7 = wp::address(var_bins, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // energy = energies[thread]                                                              <L 17>
    var_10 = wp::address(var_energies, var_0);
    var_12 = wp::load(var_10);
    var_11 = wp::copy(var_12);
    // level = levels[thread]                                                                 <L 18>
    var_13 = wp::address(var_levels, var_0);
    var_15 = wp::load(var_13);
    var_14 = wp::copy(var_15);
    // share = distance + 2.0                                                                 <L 19>
    var_17 = wp::add(var_2, var_16);
    // contribution = wp.sin(share + level * distance)                                        <L 20>
    var_18 = wp::mul(var_14, var_2);
    var_19 = wp::add(var_17, var_18);
    var_20 = wp::sin(var_19);
    // magnitude = level + 0.9                                                                <L 21>
    var_22 = wp::add(var_14, var_21);
    // summed = magnitude / 2.0 + wp.atan(contribution) + float(label)                        <L 22>
    var_24 = wp::div(var_22, var_23);
    var_25 = wp::atan(var_20);
    var_26 = wp::add(var_24, var_25);
    var_27 = wp::float(var_5);
    var_28 = wp::add(var_26, var_27);
    // wp.atomic_add(pooled, bin % 8, bin % 6, summed + float(bin) + energy)                  <L 23>
    var_30 = wp::mod(var_8, var_29);
    var_32 = wp::mod(var_8, var_31);
    var_33 = wp::float(var_8);
    var_34 = wp::add(var_28, var_33);
    var_35 = wp::add(var_34, var_11);
    var_36 = wp::atomic_add(var_pooled, var_30, var_32, var_35);
}

template <bool wp_linear_contiguous>
static void reduce_distances_ddebe71d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_reduce_distances_ddebe71d *_wp_args,
    wp_args_reduce_distances_ddebe71d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_distances = _wp_args->distances;
    wp::array_t<wp::int32> var_labels = _wp_args->labels;
    wp::array_t<wp::int32> var_bins = _wp_args->bins;
    wp::array_t<wp::float32> var_energies = _wp_args->energies;
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<wp::float32> var_pooled = _wp_args->pooled;
    wp::array_t<wp::float32> adj_distances = _wp_adj_args->distances;
    wp::array_t<wp::int32> adj_labels = _wp_adj_args->labels;
    wp::array_t<wp::int32> adj_bins = _wp_adj_args->bins;
    wp::array_t<wp::float32> adj_energies = _wp_adj_args->energies;
    wp::array_t<wp::float32> adj_levels = _wp_adj_args->levels;
    wp::array_t<wp::float32> adj_pooled = _wp_adj_args->pooled;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::int32* var_7;
    wp::int32 var_8;
    wp::int32 var_9;
    wp::float32* var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 2.0;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::float32 var_21 = 0.9;
    wp::float32 var_22;
    const wp::float32 var_23 = 2.0;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::int32 var_29 = 8;
    wp::int32 var_30;
    const wp::int32 var_31 = 6;
    wp::int32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    //---------
    // forward
    // def reduce_distances(                                                                  <L 5>
    // thread = wp.tid()                                                                      <L 13>
    var_0 = builtin_tid1d();
    // distance = distances[thread]                                                           <L 14>
    var_1 = wp::address(var_distances, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // label = labels[thread]                                                                 <L 15>
    var_4 = wp::address(var_labels, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // bin = bins[thread]                                                                     <L 16>
    var_7 = wp::address(var_bins, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // energy = energies[thread]                                                              <L 17>
    var_10 = wp::address(var_energies, var_0);
    var_12 = wp::load(var_10);
    var_11 = wp::copy(var_12);
    // level = levels[thread]                                                                 <L 18>
    var_13 = wp::address(var_levels, var_0);
    var_15 = wp::load(var_13);
    var_14 = wp::copy(var_15);
    // share = distance + 2.0                                                                 <L 19>
    var_17 = wp::add(var_2, var_16);
    // contribution = wp.sin(share + level * distance)                                        <L 20>
    var_18 = wp::mul(var_14, var_2);
    var_19 = wp::add(var_17, var_18);
    var_20 = wp::sin(var_19);
    // magnitude = level + 0.9                                                                <L 21>
    var_22 = wp::add(var_14, var_21);
    // summed = magnitude / 2.0 + wp.atan(contribution) + float(label)                        <L 22>
    var_24 = wp::div(var_22, var_23);
    var_25 = wp::atan(var_20);
    var_26 = wp::add(var_24, var_25);
    var_27 = wp::float(var_5);
    var_28 = wp::add(var_26, var_27);
    // wp.atomic_add(pooled, bin % 8, bin % 6, summed + float(bin) + energy)                  <L 23>
    var_30 = wp::mod(var_8, var_29);
    var_32 = wp::mod(var_8, var_31);
    var_33 = wp::float(var_8);
    var_34 = wp::add(var_28, var_33);
    var_35 = wp::add(var_34, var_11);
    // var_36 = wp::atomic_add(var_pooled, var_30, var_32, var_35);
    //---------
    // reverse
    wp::adj_atomic_add(var_pooled, var_30, var_32, var_35, adj_pooled, adj_30, adj_32, adj_35, adj_36);
    wp::adj_add(var_34, var_11, adj_34, adj_11, adj_35);
    wp::adj_add(var_28, var_33, adj_28, adj_33, adj_34);
    wp::adj_float(var_8, adj_8, adj_33);
    wp::adj_mod(var_8, var_31, adj_8, adj_31, adj_32);
    wp::adj_mod(var_8, var_29, adj_8, adj_29, adj_30);
    // adj: wp.atomic_add(pooled, bin % 8, bin % 6, summed + float(bin) + energy)             <L 23>
    wp::adj_add(var_26, var_27, adj_26, adj_27, adj_28);
    wp::adj_float(var_5, adj_5, adj_27);
    wp::adj_add(var_24, var_25, adj_24, adj_25, adj_26);
    wp::adj_atan(var_20, adj_20, adj_25);
    wp::adj_div(var_22, var_23, var_24, adj_22, adj_23, adj_24);
    // adj: summed = magnitude / 2.0 + wp.atan(contribution) + float(label)                   <L 22>
    wp::adj_add(var_14, var_21, adj_14, adj_21, adj_22);
    // adj: magnitude = level + 0.9                                                           <L 21>
    wp::adj_sin(var_19, adj_19, adj_20);
    wp::adj_add(var_17, var_18, adj_17, adj_18, adj_19);
    wp::adj_mul(var_14, var_2, adj_14, adj_2, adj_18);
    // adj: contribution = wp.sin(share + level * distance)                                   <L 20>
    wp::adj_add(var_2, var_16, adj_2, adj_16, adj_17);
    // adj: share = distance + 2.0                                                            <L 19>
    wp::adj_copy(var_15, adj_13, adj_14);
    wp::adj_address(var_levels, var_0, adj_levels, adj_0, adj_13);
    // adj: level = levels[thread]                                                            <L 18>
    wp::adj_copy(var_12, adj_10, adj_11);
    wp::adj_address(var_energies, var_0, adj_energies, adj_0, adj_10);
    // adj: energy = energies[thread]                                                         <L 17>
    wp::adj_copy(var_9, adj_7, adj_8);
    wp::adj_address(var_bins, var_0, adj_bins, adj_0, adj_7);
    // adj: bin = bins[thread]                                                                <L 16>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_labels, var_0, adj_labels, adj_0, adj_4);
    // adj: label = labels[thread]                                                            <L 15>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_distances, var_0, adj_distances, adj_0, adj_1);
    // adj: distance = distances[thread]                                                      <L 14>
    // adj: thread = wp.tid()                                                                 <L 13>
    // adj: def reduce_distances(                                                             <L 5>
    return;
}
