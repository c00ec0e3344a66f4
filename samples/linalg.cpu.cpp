struct wp_args_accumulate_covariance_19981e8c {
    wp::array_t<wp::vec_t<3, wp::float32>> points;
    wp::array_t<wp::int32> labels;
    wp::array_t<wp::float32> covariance;
    wp::array_t<wp::int32> counts;
};

template <bool wp_linear_contiguous>
static void accumulate_covariance_19981e8c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_accumulate_covariance_19981e8c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_points = _wp_args->points;
    wp::array_t<wp::int32> var_labels = _wp_args->labels;
    wp::array_t<wp::float32> var_covariance = _wp_args->covariance;
    wp::array_t<wp::int32> var_counts = _wp_args->counts;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = -1;
    bool var_5;
    wp::vec_t<3, wp::float32>* var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 2;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::int32 var_24 = 3;
    const wp::int32 var_25 = 0;
    wp::float32 var_26;
    const wp::int32 var_27 = 1;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    const wp::int32 var_31 = 4;
    const wp::int32 var_32 = 0;
    wp::float32 var_33;
    const wp::int32 var_34 = 2;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::int32 var_38 = 5;
    const wp::int32 var_39 = 1;
    wp::float32 var_40;
    const wp::int32 var_41 = 2;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    const wp::int32 var_45 = 1;
    wp::int32 var_46;
    //---------
    // forward
    // def accumulate_covariance(                                                             <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // c = labels[i]                                                                          <L 12>
    var_1 = wp::address(var_labels, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if c == -1:                                                                            <L 13>
    var_5 = (var_2 == var_4);
    if (var_5) {
        // return                                                                             <L 14>
        return;
    }
    // d = points[i]                                                                          <L 15>
    var_6 = wp::address(var_points, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // for k in range(3):                                                                     <L 16>
    // wp.atomic_add(covariance, c, k, d[k] * d[k])                                           <L 17>
    var_10 = wp::extract(var_7, var_9);
    var_11 = wp::extract(var_7, var_9);
    var_12 = wp::mul(var_10, var_11);
    var_13 = wp::atomic_add(var_covariance, var_2, var_9, var_12);
    var_15 = wp::extract(var_7, var_14);
    var_16 = wp::extract(var_7, var_14);
    var_17 = wp::mul(var_15, var_16);
    var_18 = wp::atomic_add(var_covariance, var_2, var_14, var_17);
    var_20 = wp::extract(var_7, var_19);
    var_21 = wp::extract(var_7, var_19);
    var_22 = wp::mul(var_20, var_21);
    var_23 = wp::atomic_add(var_covariance, var_2, var_19, var_22);
    // wp.atomic_add(covariance, c, 3, d[0] * d[1])                                           <L 18>
    var_26 = wp::extract(var_7, var_25);
    var_28 = wp::extract(var_7, var_27);
    var_29 = wp::mul(var_26, var_28);
    var_30 = wp::atomic_add(var_covariance, var_2, var_24, var_29);
    // wp.atomic_add(covariance, c, 4, d[0] * d[2])                                           <L 19>
    var_33 = wp::extract(var_7, var_32);
    var_35 = wp::extract(var_7, var_34);
    var_36 = wp::mul(var_33, var_35);
    var_37 = wp::atomic_add(var_covariance, var_2, var_31, var_36);
    // wp.atomic_add(covariance, c, 5, d[1] * d[2])                                           <L 20>
    var_40 = wp::extract(var_7, var_39);
    var_42 = wp::extract(var_7, var_41);
    var_43 = wp::mul(var_40, var_42);
    var_44 = wp::atomic_add(var_covariance, var_2, var_38, var_43);
    // wp.atomic_add(counts, c, 1)                                                            <L 21>
    var_46 = wp::atomic_add(var_counts, var_2, var_45);
}

template <bool wp_linear_contiguous>
static void accumulate_covariance_19981e8c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_accumulate_covariance_19981e8c *_wp_args,
    wp_args_accumulate_covariance_19981e8c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_points = _wp_args->points;
    wp::array_t<wp::int32> var_labels = _wp_args->labels;
    wp::array_t<wp::float32> var_covariance = _wp_args->covariance;
    wp::array_t<wp::int32> var_counts = _wp_args->counts;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_points = _wp_adj_args->points;
    wp::array_t<wp::int32> adj_labels = _wp_adj_args->labels;
    wp::array_t<wp::float32> adj_covariance = _wp_adj_args->covariance;
    wp::array_t<wp::int32> adj_counts = _wp_adj_args->counts;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = -1;
    bool var_5;
    wp::vec_t<3, wp::float32>* var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 2;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::int32 var_24 = 3;
    const wp::int32 var_25 = 0;
    wp::float32 var_26;
    const wp::int32 var_27 = 1;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    const wp::int32 var_31 = 4;
    const wp::int32 var_32 = 0;
    wp::float32 var_33;
    const wp::int32 var_34 = 2;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::int32 var_38 = 5;
    const wp::int32 var_39 = 1;
    wp::float32 var_40;
    const wp::int32 var_41 = 2;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    const wp::int32 var_45 = 1;
    wp::int32 var_46;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    //---------
    // forward
    // def accumulate_covariance(                                                             <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // c = labels[i]                                                                          <L 12>
    var_1 = wp::address(var_labels, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if c == -1:                                                                            <L 13>
    var_5 = (var_2 == var_4);
    if (var_5) {
        // return                                                                             <L 14>
        goto label0;
    }
    // d = points[i]                                                                          <L 15>
    var_6 = wp::address(var_points, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // for k in range(3):                                                                     <L 16>
    // wp.atomic_add(covariance, c, k, d[k] * d[k])                                           <L 17>
    var_10 = wp::extract(var_7, var_9);
    var_11 = wp::extract(var_7, var_9);
    var_12 = wp::mul(var_10, var_11);
    // var_13 = wp::atomic_add(var_covariance, var_2, var_9, var_12);
    var_15 = wp::extract(var_7, var_14);
    var_16 = wp::extract(var_7, var_14);
    var_17 = wp::mul(var_15, var_16);
    // var_18 = wp::atomic_add(var_covariance, var_2, var_14, var_17);
    var_20 = wp::extract(var_7, var_19);
    var_21 = wp::extract(var_7, var_19);
    var_22 = wp::mul(var_20, var_21);
    // var_23 = wp::atomic_add(var_covariance, var_2, var_19, var_22);
    // wp.atomic_add(covariance, c, 3, d[0] * d[1])                                           <L 18>
    var_26 = wp::extract(var_7, var_25);
    var_28 = wp::extract(var_7, var_27);
    var_29 = wp::mul(var_26, var_28);
    // var_30 = wp::atomic_add(var_covariance, var_2, var_24, var_29);
    // wp.atomic_add(covariance, c, 4, d[0] * d[2])                                           <L 19>
    var_33 = wp::extract(var_7, var_32);
    var_35 = wp::extract(var_7, var_34);
    var_36 = wp::mul(var_33, var_35);
    // var_37 = wp::atomic_add(var_covariance, var_2, var_31, var_36);
    // wp.atomic_add(covariance, c, 5, d[1] * d[2])                                           <L 20>
    var_40 = wp::extract(var_7, var_39);
    var_42 = wp::extract(var_7, var_41);
    var_43 = wp::mul(var_40, var_42);
    // var_44 = wp::atomic_add(var_covariance, var_2, var_38, var_43);
    // wp.atomic_add(counts, c, 1)                                                            <L 21>
    // var_46 = wp::atomic_add(var_counts, var_2, var_45);
    //---------
    // reverse
    wp::adj_atomic_add(var_counts, var_2, var_45, adj_counts, adj_2, adj_45, adj_46);
    // adj: wp.atomic_add(counts, c, 1)                                                       <L 21>
    wp::adj_atomic_add(var_covariance, var_2, var_38, var_43, adj_covariance, adj_2, adj_38, adj_43, adj_44);
    wp::adj_mul(var_40, var_42, adj_40, adj_42, adj_43);
    wp::adj_extract(var_7, var_41, adj_7, adj_41, adj_42);
    wp::adj_extract(var_7, var_39, adj_7, adj_39, adj_40);
    // adj: wp.atomic_add(covariance, c, 5, d[1] * d[2])                                      <L 20>
    wp::adj_atomic_add(var_covariance, var_2, var_31, var_36, adj_covariance, adj_2, adj_31, adj_36, adj_37);
    wp::adj_mul(var_33, var_35, adj_33, adj_35, adj_36);
    wp::adj_extract(var_7, var_34, adj_7, adj_34, adj_35);
    wp::adj_extract(var_7, var_32, adj_7, adj_32, adj_33);
    // adj: wp.atomic_add(covariance, c, 4, d[0] * d[2])                                      <L 19>
    wp::adj_atomic_add(var_covariance, var_2, var_24, var_29, adj_covariance, adj_2, adj_24, adj_29, adj_30);
    wp::adj_mul(var_26, var_28, adj_26, adj_28, adj_29);
    wp::adj_extract(var_7, var_27, adj_7, adj_27, adj_28);
    wp::adj_extract(var_7, var_25, adj_7, adj_25, adj_26);
    // adj: wp.atomic_add(covariance, c, 3, d[0] * d[1])                                      <L 18>
    wp::adj_atomic_add(var_covariance, var_2, var_19, var_22, adj_covariance, adj_2, adj_19, adj_22, adj_23);
    wp::adj_mul(var_20, var_21, adj_20, adj_21, adj_22);
    wp::adj_extract(var_7, var_19, adj_7, adj_19, adj_21);
    wp::adj_extract(var_7, var_19, adj_7, adj_19, adj_20);
    wp::adj_atomic_add(var_covariance, var_2, var_14, var_17, adj_covariance, adj_2, adj_14, adj_17, adj_18);
    wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
    wp::adj_extract(var_7, var_14, adj_7, adj_14, adj_16);
    wp::adj_extract(var_7, var_14, adj_7, adj_14, adj_15);
    wp::adj_atomic_add(var_covariance, var_2, var_9, var_12, adj_covariance, adj_2, adj_9, adj_12, adj_13);
    wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_extract(var_7, var_9, adj_7, adj_9, adj_11);
    wp::adj_extract(var_7, var_9, adj_7, adj_9, adj_10);
    // adj: wp.atomic_add(covariance, c, k, d[k] * d[k])                                      <L 17>
    // adj: for k in range(3):                                                                <L 16>
    wp::adj_copy(var_8, adj_6, adj_7);
    wp::adj_address(var_points, var_0, adj_points, adj_0, adj_6);
    // adj: d = points[i]                                                                     <L 15>
    if (var_5) {
        label0:;
        // adj: return                                                                        <L 14>
    }
    // adj: if c == -1:                                                                       <L 13>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_labels, var_0, adj_labels, adj_0, adj_1);
    // adj: c = labels[i]                                                                     <L 12>
    // adj: i = wp.tid()                                                                      <L 11>
    // adj: def accumulate_covariance(                                                        <L 5>
    return;
}
