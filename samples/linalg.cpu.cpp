struct wp_args_sum_outer_products_e3ceed79 {
    wp::array_t<wp::vec_t<3, wp::float32>> x;
    wp::array_t<wp::int32> body_id;
    wp::array_t<wp::float32> scatter;
    wp::array_t<wp::int32> num_members;
};

template <bool wp_linear_contiguous>
static void sum_outer_products_e3ceed79_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_sum_outer_products_e3ceed79 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_body_id = _wp_args->body_id;
    wp::array_t<wp::float32> var_scatter = _wp_args->scatter;
    wp::array_t<wp::int32> var_num_members = _wp_args->num_members;
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
    // def sum_outer_products(                                                                <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // group = body_id[i]                                                                     <L 12>
    var_1 = wp::address(var_body_id, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if group == -1:                                                                        <L 13>
    var_5 = (var_2 == var_4);
    if (var_5) {
        // return                                                                             <L 14>
        return;
    }
    // offset = x[i]                                                                          <L 15>
    var_6 = wp::address(var_x, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // for k in range(3):                                                                     <L 16>
    // wp.atomic_add(scatter, group, k, offset[k] * offset[k])                                <L 17>
    var_10 = wp::extract(var_7, var_9);
    var_11 = wp::extract(var_7, var_9);
    var_12 = wp::mul(var_10, var_11);
    var_13 = wp::atomic_add(var_scatter, var_2, var_9, var_12);
    var_15 = wp::extract(var_7, var_14);
    var_16 = wp::extract(var_7, var_14);
    var_17 = wp::mul(var_15, var_16);
    var_18 = wp::atomic_add(var_scatter, var_2, var_14, var_17);
    var_20 = wp::extract(var_7, var_19);
    var_21 = wp::extract(var_7, var_19);
    var_22 = wp::mul(var_20, var_21);
    var_23 = wp::atomic_add(var_scatter, var_2, var_19, var_22);
    // wp.atomic_add(scatter, group, 3, offset[0] * offset[1])                                <L 18>
    var_26 = wp::extract(var_7, var_25);
    var_28 = wp::extract(var_7, var_27);
    var_29 = wp::mul(var_26, var_28);
    var_30 = wp::atomic_add(var_scatter, var_2, var_24, var_29);
    // wp.atomic_add(scatter, group, 4, offset[0] * offset[2])                                <L 19>
    var_33 = wp::extract(var_7, var_32);
    var_35 = wp::extract(var_7, var_34);
    var_36 = wp::mul(var_33, var_35);
    var_37 = wp::atomic_add(var_scatter, var_2, var_31, var_36);
    // wp.atomic_add(scatter, group, 5, offset[1] * offset[2])                                <L 20>
    var_40 = wp::extract(var_7, var_39);
    var_42 = wp::extract(var_7, var_41);
    var_43 = wp::mul(var_40, var_42);
    var_44 = wp::atomic_add(var_scatter, var_2, var_38, var_43);
    // wp.atomic_add(num_members, group, 1)                                                   <L 21>
    var_46 = wp::atomic_add(var_num_members, var_2, var_45);
}

template <bool wp_linear_contiguous>
static void sum_outer_products_e3ceed79_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_sum_outer_products_e3ceed79 *_wp_args,
    wp_args_sum_outer_products_e3ceed79 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_body_id = _wp_args->body_id;
    wp::array_t<wp::float32> var_scatter = _wp_args->scatter;
    wp::array_t<wp::int32> var_num_members = _wp_args->num_members;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_body_id = _wp_adj_args->body_id;
    wp::array_t<wp::float32> adj_scatter = _wp_adj_args->scatter;
    wp::array_t<wp::int32> adj_num_members = _wp_adj_args->num_members;
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
    // def sum_outer_products(                                                                <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // group = body_id[i]                                                                     <L 12>
    var_1 = wp::address(var_body_id, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if group == -1:                                                                        <L 13>
    var_5 = (var_2 == var_4);
    if (var_5) {
        // return                                                                             <L 14>
        goto label0;
    }
    // offset = x[i]                                                                          <L 15>
    var_6 = wp::address(var_x, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // for k in range(3):                                                                     <L 16>
    // wp.atomic_add(scatter, group, k, offset[k] * offset[k])                                <L 17>
    var_10 = wp::extract(var_7, var_9);
    var_11 = wp::extract(var_7, var_9);
    var_12 = wp::mul(var_10, var_11);
    // var_13 = wp::atomic_add(var_scatter, var_2, var_9, var_12);
    var_15 = wp::extract(var_7, var_14);
    var_16 = wp::extract(var_7, var_14);
    var_17 = wp::mul(var_15, var_16);
    // var_18 = wp::atomic_add(var_scatter, var_2, var_14, var_17);
    var_20 = wp::extract(var_7, var_19);
    var_21 = wp::extract(var_7, var_19);
    var_22 = wp::mul(var_20, var_21);
    // var_23 = wp::atomic_add(var_scatter, var_2, var_19, var_22);
    // wp.atomic_add(scatter, group, 3, offset[0] * offset[1])                                <L 18>
    var_26 = wp::extract(var_7, var_25);
    var_28 = wp::extract(var_7, var_27);
    var_29 = wp::mul(var_26, var_28);
    // var_30 = wp::atomic_add(var_scatter, var_2, var_24, var_29);
    // wp.atomic_add(scatter, group, 4, offset[0] * offset[2])                                <L 19>
    var_33 = wp::extract(var_7, var_32);
    var_35 = wp::extract(var_7, var_34);
    var_36 = wp::mul(var_33, var_35);
    // var_37 = wp::atomic_add(var_scatter, var_2, var_31, var_36);
    // wp.atomic_add(scatter, group, 5, offset[1] * offset[2])                                <L 20>
    var_40 = wp::extract(var_7, var_39);
    var_42 = wp::extract(var_7, var_41);
    var_43 = wp::mul(var_40, var_42);
    // var_44 = wp::atomic_add(var_scatter, var_2, var_38, var_43);
    // wp.atomic_add(num_members, group, 1)                                                   <L 21>
    // var_46 = wp::atomic_add(var_num_members, var_2, var_45);
    //---------
    // reverse
    wp::adj_atomic_add(var_num_members, var_2, var_45, adj_num_members, adj_2, adj_45, adj_46);
    // adj: wp.atomic_add(num_members, group, 1)                                              <L 21>
    wp::adj_atomic_add(var_scatter, var_2, var_38, var_43, adj_scatter, adj_2, adj_38, adj_43, adj_44);
    wp::adj_mul(var_40, var_42, adj_40, adj_42, adj_43);
    wp::adj_extract(var_7, var_41, adj_7, adj_41, adj_42);
    wp::adj_extract(var_7, var_39, adj_7, adj_39, adj_40);
    // adj: wp.atomic_add(scatter, group, 5, offset[1] * offset[2])                           <L 20>
    wp::adj_atomic_add(var_scatter, var_2, var_31, var_36, adj_scatter, adj_2, adj_31, adj_36, adj_37);
    wp::adj_mul(var_33, var_35, adj_33, adj_35, adj_36);
    wp::adj_extract(var_7, var_34, adj_7, adj_34, adj_35);
    wp::adj_extract(var_7, var_32, adj_7, adj_32, adj_33);
    // adj: wp.atomic_add(scatter, group, 4, offset[0] * offset[2])                           <L 19>
    wp::adj_atomic_add(var_scatter, var_2, var_24, var_29, adj_scatter, adj_2, adj_24, adj_29, adj_30);
    wp::adj_mul(var_26, var_28, adj_26, adj_28, adj_29);
    wp::adj_extract(var_7, var_27, adj_7, adj_27, adj_28);
    wp::adj_extract(var_7, var_25, adj_7, adj_25, adj_26);
    // adj: wp.atomic_add(scatter, group, 3, offset[0] * offset[1])                           <L 18>
    wp::adj_atomic_add(var_scatter, var_2, var_19, var_22, adj_scatter, adj_2, adj_19, adj_22, adj_23);
    wp::adj_mul(var_20, var_21, adj_20, adj_21, adj_22);
    wp::adj_extract(var_7, var_19, adj_7, adj_19, adj_21);
    wp::adj_extract(var_7, var_19, adj_7, adj_19, adj_20);
    wp::adj_atomic_add(var_scatter, var_2, var_14, var_17, adj_scatter, adj_2, adj_14, adj_17, adj_18);
    wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
    wp::adj_extract(var_7, var_14, adj_7, adj_14, adj_16);
    wp::adj_extract(var_7, var_14, adj_7, adj_14, adj_15);
    wp::adj_atomic_add(var_scatter, var_2, var_9, var_12, adj_scatter, adj_2, adj_9, adj_12, adj_13);
    wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_extract(var_7, var_9, adj_7, adj_9, adj_11);
    wp::adj_extract(var_7, var_9, adj_7, adj_9, adj_10);
    // adj: wp.atomic_add(scatter, group, k, offset[k] * offset[k])                           <L 17>
    // adj: for k in range(3):                                                                <L 16>
    wp::adj_copy(var_8, adj_6, adj_7);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_6);
    // adj: offset = x[i]                                                                     <L 15>
    if (var_5) {
        label0:;
        // adj: return                                                                        <L 14>
    }
    // adj: if group == -1:                                                                   <L 13>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_body_id, var_0, adj_body_id, adj_0, adj_1);
    // adj: group = body_id[i]                                                                <L 12>
    // adj: i = wp.tid()                                                                      <L 11>
    // adj: def sum_outer_products(                                                           <L 5>
    return;
}
