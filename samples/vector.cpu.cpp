struct wp_args_compute_centers_e89bc403 {
    wp::array_t<wp::vec_t<6, wp::float32>> centers;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> blocks;
    wp::array_t<wp::vec_t<6, wp::float32>> outcome;
    wp::int32 limit_n;
};

template <bool wp_linear_contiguous>
static void compute_centers_e89bc403_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_compute_centers_e89bc403 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_compute_centers_e89bc403 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.centers.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_args.blocks.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.outcome.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<6, wp::float32>> var_centers = _wp_args->centers;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_blocks = _wp_args->blocks;
    wp::array_t<wp::vec_t<6, wp::float32>> var_outcome = _wp_args->outcome;
    wp::int32 var_limit_n = _wp_args->limit_n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::mat_t<3, 3, wp::float32>* var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    const wp::float32 var_5 = 3.75;
    wp::mat_t<3, 3, wp::float32> var_6;
    wp::vec_t<6, wp::float32>* var_7;
    const wp::int32 var_8 = 5;
    wp::float32 var_9;
    wp::vec_t<6, wp::float32> var_10;
    const wp::float32 var_11 = 9.0;
    wp::float32 var_12;
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 1;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.4;
    wp::float32 var_18;
    const wp::int32 var_19 = 1;
    const wp::int32 var_20 = 1;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 0.9;
    bool var_24;
    wp::vec_t<6, wp::float32>* var_25;
    const wp::int32 var_26 = 1;
    wp::vec_t<3, wp::float32> var_27;
    const wp::int32 var_28 = 2;
    wp::vec_t<3, wp::float32> var_29;
    wp::vec_t<6, wp::float32> var_30;
    wp::vec_t<6, wp::float32> var_31;
    wp::vec_t<6, wp::float32> var_32;
    wp::vec_t<6, wp::float32>* var_33;
    wp::vec_t<6, wp::float32> var_34;
    wp::vec_t<6, wp::float32> var_35;
    wp::vec_t<6, wp::float32> var_36;
    wp::vec_t<6, wp::float32>* var_37;
    const wp::float32 var_38 = 0.4;
    wp::vec_t<6, wp::float32> var_39;
    wp::vec_t<6, wp::float32> var_40;
    wp::vec_t<6, wp::float32>* var_41;
    const wp::float32 var_42 = 2.0;
    wp::vec_t<6, wp::float32> var_43;
    wp::vec_t<6, wp::float32> var_44;
    wp::vec_t<6, wp::float32> var_45;
    const wp::float32 var_46 = 8.0;
    wp::vec_t<6, wp::float32> var_47;
    const wp::float32 var_48 = 1.5;
    wp::vec_t<6, wp::float32> var_49;
    wp::vec_t<6, wp::float32> var_50;
    //---------
    // forward
    // def compute_centers(                                                                   <L 7>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // if i >= limit_n:                                                                       <L 14>
    var_1 = (var_0 >= var_limit_n);
    if (var_1) {
        // return                                                                             <L 15>
        return;
    }
    // block = blocks[i]                                                                      <L 17>
    var_2 = wp::address(var_blocks, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // strain = block * 3.75                                                                  <L 18>
    var_6 = wp::mul(var_3, var_5);
    // value = centers[i][5] * 9.0 - block[0, 1] + 0.4                                        <L 19>
    var_7 = wp::address(var_centers, var_0);
    var_10 = wp::load(var_7);
    var_9 = wp::extract(var_10, var_8);
    var_12 = wp::mul(var_9, var_11);
    var_15 = wp::extract(var_3, var_13, var_14);
    var_16 = wp::sub(var_12, var_15);
    var_18 = wp::add(var_16, var_17);
    // if value * strain[1, 1] >= 0.9:                                                        <L 20>
    var_21 = wp::extract(var_6, var_19, var_20);
    var_22 = wp::mul(var_18, var_21);
    var_24 = (var_22 >= var_23);
    if (var_24) {
        // color = wp.spatial_cross_dual(centers[i], wp.spatial_vector(strain[1], strain[2]))       <L 21>
        var_25 = wp::address(var_centers, var_0);
        var_27 = wp::extract(var_6, var_26);
        var_29 = wp::extract(var_6, var_28);
        var_30 = wp::vec_t<6, wp::float32>(var_27, var_29);
        var_32 = wp::load(var_25);
        var_31 = wp::spatial_cross_dual(var_32, var_30);
        // outcome[i] = wp.abs(centers[i]) + color                                            <L 22>
        var_33 = wp::address(var_centers, var_0);
        var_35 = wp::load(var_33);
        var_34 = wp::abs(var_35);
        var_36 = wp::add(var_34, var_31);
        wp::array_store(var_outcome, var_0, var_36);
    }
    if (!var_24) {
        // gap = centers[i] * 0.4 - centers[i] * 2.0                                          <L 24>
        var_37 = wp::address(var_centers, var_0);
        var_40 = wp::load(var_37);
        var_39 = wp::mul(var_40, var_38);
        var_41 = wp::address(var_centers, var_0);
        var_44 = wp::load(var_41);
        var_43 = wp::mul(var_44, var_42);
        var_45 = wp::sub(var_39, var_43);
        // outcome[i] = wp.spatial_cross(gap, gap / 8.0 / PERIOD)                             <L 25>
        var_47 = wp::div(var_45, var_46);
        var_49 = wp::div(var_47, var_48);
        var_50 = wp::spatial_cross(var_45, var_49);
        wp::array_store(var_outcome, var_0, var_50);
    }
}

template <bool wp_linear_contiguous>
static void compute_centers_e89bc403_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_compute_centers_e89bc403 *_wp_args,
    wp_args_compute_centers_e89bc403 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_compute_centers_e89bc403 wp_contiguous_args;
    wp_args_compute_centers_e89bc403 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.centers.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_adj_args.centers.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_args.blocks.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.blocks.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.outcome.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_adj_args.outcome.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<6, wp::float32>> var_centers = _wp_args->centers;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_blocks = _wp_args->blocks;
    wp::array_t<wp::vec_t<6, wp::float32>> var_outcome = _wp_args->outcome;
    wp::int32 var_limit_n = _wp_args->limit_n;
    wp::array_t<wp::vec_t<6, wp::float32>> adj_centers = _wp_adj_args->centers;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_blocks = _wp_adj_args->blocks;
    wp::array_t<wp::vec_t<6, wp::float32>> adj_outcome = _wp_adj_args->outcome;
    wp::int32 adj_limit_n = _wp_adj_args->limit_n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::mat_t<3, 3, wp::float32>* var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    const wp::float32 var_5 = 3.75;
    wp::mat_t<3, 3, wp::float32> var_6;
    wp::vec_t<6, wp::float32>* var_7;
    const wp::int32 var_8 = 5;
    wp::float32 var_9;
    wp::vec_t<6, wp::float32> var_10;
    const wp::float32 var_11 = 9.0;
    wp::float32 var_12;
    const wp::int32 var_13 = 0;
    const wp::int32 var_14 = 1;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.4;
    wp::float32 var_18;
    const wp::int32 var_19 = 1;
    const wp::int32 var_20 = 1;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 0.9;
    bool var_24;
    wp::vec_t<6, wp::float32>* var_25;
    const wp::int32 var_26 = 1;
    wp::vec_t<3, wp::float32> var_27;
    const wp::int32 var_28 = 2;
    wp::vec_t<3, wp::float32> var_29;
    wp::vec_t<6, wp::float32> var_30;
    wp::vec_t<6, wp::float32> var_31;
    wp::vec_t<6, wp::float32> var_32;
    wp::vec_t<6, wp::float32>* var_33;
    wp::vec_t<6, wp::float32> var_34;
    wp::vec_t<6, wp::float32> var_35;
    wp::vec_t<6, wp::float32> var_36;
    wp::vec_t<6, wp::float32>* var_37;
    const wp::float32 var_38 = 0.4;
    wp::vec_t<6, wp::float32> var_39;
    wp::vec_t<6, wp::float32> var_40;
    wp::vec_t<6, wp::float32>* var_41;
    const wp::float32 var_42 = 2.0;
    wp::vec_t<6, wp::float32> var_43;
    wp::vec_t<6, wp::float32> var_44;
    wp::vec_t<6, wp::float32> var_45;
    const wp::float32 var_46 = 8.0;
    wp::vec_t<6, wp::float32> var_47;
    const wp::float32 var_48 = 1.5;
    wp::vec_t<6, wp::float32> var_49;
    wp::vec_t<6, wp::float32> var_50;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::mat_t<3, 3, wp::float32> adj_2 = {};
    wp::mat_t<3, 3, wp::float32> adj_3 = {};
    wp::mat_t<3, 3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::mat_t<3, 3, wp::float32> adj_6 = {};
    wp::vec_t<6, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<6, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    bool adj_24 = {};
    wp::vec_t<6, wp::float32> adj_25 = {};
    wp::int32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::int32 adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::vec_t<6, wp::float32> adj_30 = {};
    wp::vec_t<6, wp::float32> adj_31 = {};
    wp::vec_t<6, wp::float32> adj_32 = {};
    wp::vec_t<6, wp::float32> adj_33 = {};
    wp::vec_t<6, wp::float32> adj_34 = {};
    wp::vec_t<6, wp::float32> adj_35 = {};
    wp::vec_t<6, wp::float32> adj_36 = {};
    wp::vec_t<6, wp::float32> adj_37 = {};
    wp::float32 adj_38 = {};
    wp::vec_t<6, wp::float32> adj_39 = {};
    wp::vec_t<6, wp::float32> adj_40 = {};
    wp::vec_t<6, wp::float32> adj_41 = {};
    wp::float32 adj_42 = {};
    wp::vec_t<6, wp::float32> adj_43 = {};
    wp::vec_t<6, wp::float32> adj_44 = {};
    wp::vec_t<6, wp::float32> adj_45 = {};
    wp::float32 adj_46 = {};
    wp::vec_t<6, wp::float32> adj_47 = {};
    wp::float32 adj_48 = {};
    wp::vec_t<6, wp::float32> adj_49 = {};
    wp::vec_t<6, wp::float32> adj_50 = {};
    //---------
    // forward
    // def compute_centers(                                                                   <L 7>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // if i >= limit_n:                                                                       <L 14>
    var_1 = (var_0 >= var_limit_n);
    if (var_1) {
        // return                                                                             <L 15>
        goto label0;
    }
    // block = blocks[i]                                                                      <L 17>
    var_2 = wp::address(var_blocks, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // strain = block * 3.75                                                                  <L 18>
    var_6 = wp::mul(var_3, var_5);
    // value = centers[i][5] * 9.0 - block[0, 1] + 0.4                                        <L 19>
    var_7 = wp::address(var_centers, var_0);
    var_10 = wp::load(var_7);
    var_9 = wp::extract(var_10, var_8);
    var_12 = wp::mul(var_9, var_11);
    var_15 = wp::extract(var_3, var_13, var_14);
    var_16 = wp::sub(var_12, var_15);
    var_18 = wp::add(var_16, var_17);
    // if value * strain[1, 1] >= 0.9:                                                        <L 20>
    var_21 = wp::extract(var_6, var_19, var_20);
    var_22 = wp::mul(var_18, var_21);
    var_24 = (var_22 >= var_23);
    if (var_24) {
        // color = wp.spatial_cross_dual(centers[i], wp.spatial_vector(strain[1], strain[2]))       <L 21>
        var_25 = wp::address(var_centers, var_0);
        var_27 = wp::extract(var_6, var_26);
        var_29 = wp::extract(var_6, var_28);
        var_30 = wp::vec_t<6, wp::float32>(var_27, var_29);
        var_32 = wp::load(var_25);
        var_31 = wp::spatial_cross_dual(var_32, var_30);
        // outcome[i] = wp.abs(centers[i]) + color                                            <L 22>
        var_33 = wp::address(var_centers, var_0);
        var_35 = wp::load(var_33);
        var_34 = wp::abs(var_35);
        var_36 = wp::add(var_34, var_31);
        // wp::array_store(var_outcome, var_0, var_36);
    }
    if (!var_24) {
        // gap = centers[i] * 0.4 - centers[i] * 2.0                                          <L 24>
        var_37 = wp::address(var_centers, var_0);
        var_40 = wp::load(var_37);
        var_39 = wp::mul(var_40, var_38);
        var_41 = wp::address(var_centers, var_0);
        var_44 = wp::load(var_41);
        var_43 = wp::mul(var_44, var_42);
        var_45 = wp::sub(var_39, var_43);
        // outcome[i] = wp.spatial_cross(gap, gap / 8.0 / PERIOD)                             <L 25>
        var_47 = wp::div(var_45, var_46);
        var_49 = wp::div(var_47, var_48);
        var_50 = wp::spatial_cross(var_45, var_49);
        // wp::array_store(var_outcome, var_0, var_50);
    }
    //---------
    // reverse
    if (!var_24) {
        wp::adj_array_store(var_outcome, var_0, var_50, adj_outcome, adj_0, adj_50);
        wp::adj_spatial_cross(var_45, var_49, adj_45, adj_49, adj_50);
        wp::adj_div(var_47, var_48, adj_47, adj_48, adj_49);
        wp::adj_div(var_45, var_46, adj_45, adj_46, adj_47);
        // adj: outcome[i] = wp.spatial_cross(gap, gap / 8.0 / PERIOD)                        <L 25>
        wp::adj_sub(var_39, var_43, adj_39, adj_43, adj_45);
        wp::adj_mul(var_44, var_42, adj_41, adj_42, adj_43);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_41);
        wp::adj_mul(var_40, var_38, adj_37, adj_38, adj_39);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_37);
        // adj: gap = centers[i] * 0.4 - centers[i] * 2.0                                     <L 24>
    }
    if (var_24) {
        wp::adj_array_store(var_outcome, var_0, var_36, adj_outcome, adj_0, adj_36);
        wp::adj_add(var_34, var_31, adj_34, adj_31, adj_36);
        wp::adj_abs(var_35, adj_33, adj_34);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_33);
        // adj: outcome[i] = wp.abs(centers[i]) + color                                       <L 22>
        wp::adj_spatial_cross_dual(var_32, var_30, adj_25, adj_30, adj_31);
        wp::adj_vec_t(var_27, var_29, adj_27, adj_29, adj_30);
        wp::adj_extract(var_6, var_28, adj_6, adj_28, adj_29);
        wp::adj_extract(var_6, var_26, adj_6, adj_26, adj_27);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_25);
        // adj: color = wp.spatial_cross_dual(centers[i], wp.spatial_vector(strain[1], strain[2]))  <L 21>
    }
    wp::adj_mul(var_18, var_21, adj_18, adj_21, adj_22);
    wp::adj_extract(var_6, var_19, var_20, adj_6, adj_19, adj_20, adj_21);
    // adj: if value * strain[1, 1] >= 0.9:                                                   <L 20>
    wp::adj_add(var_16, var_17, adj_16, adj_17, adj_18);
    wp::adj_sub(var_12, var_15, adj_12, adj_15, adj_16);
    wp::adj_extract(var_3, var_13, var_14, adj_3, adj_13, adj_14, adj_15);
    wp::adj_mul(var_9, var_11, adj_9, adj_11, adj_12);
    wp::adj_extract(var_10, var_8, adj_7, adj_8, adj_9);
    wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_7);
    // adj: value = centers[i][5] * 9.0 - block[0, 1] + 0.4                                   <L 19>
    wp::adj_mul(var_3, var_5, adj_3, adj_5, adj_6);
    // adj: strain = block * 3.75                                                             <L 18>
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_blocks, var_0, adj_blocks, adj_0, adj_2);
    // adj: block = blocks[i]                                                                 <L 17>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 15>
    }
    // adj: if i >= limit_n:                                                                  <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def compute_centers(                                                              <L 7>
    return;
}
