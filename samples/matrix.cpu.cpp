struct wp_args_apply_drifts_8c15194e {
    wp::array_t<wp::vec_t<2, wp::float32>> drifts;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> deformations;
    wp::float32 drag;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> metrics;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> outcome;
};

template <bool wp_linear_contiguous>
static void apply_drifts_8c15194e_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_apply_drifts_8c15194e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_drifts = _wp_args->drifts;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_frames = _wp_args->frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_deformations = _wp_args->deformations;
    wp::float32 var_drag = _wp_args->drag;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_metrics = _wp_args->metrics;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_outcome = _wp_args->outcome;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::mat_t<3, 3, wp::float32>* var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    const wp::int32 var_5 = 4;
    wp::vec_t<2, wp::float32>* var_6;
    const wp::int32 var_7 = 0;
    wp::float32 var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 4.2;
    wp::float32 var_12;
    const wp::int32 var_13 = 2;
    wp::vec_t<2, wp::float32>* var_14;
    wp::vec_t<2, wp::float32> var_15;
    wp::vec_t<2, wp::float32> var_16;
    const wp::int32 var_17 = 8;
    wp::int32 var_18;
    wp::vec_t<2, wp::float32>* var_19;
    const wp::int32 var_20 = 0;
    wp::float32 var_21;
    wp::vec_t<2, wp::float32> var_22;
    const wp::float32 var_23 = 8.0;
    wp::float32 var_24;
    const wp::float32 var_25 = 12.0;
    wp::float32 var_26;
    wp::mat_t<3, 3, wp::float32>* var_27;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::mat_t<3, 3, wp::float32> var_29;
    const wp::float32 var_30 = 0.0;
    wp::float32 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 0.02;
    wp::float32 var_36;
    const wp::float32 var_37 = 4.0;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 2;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 0;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    wp::float32 var_46;
    wp::mat_t<3, 3, wp::float32>* var_47;
    wp::mat_t<3, 3, wp::float32> var_48;
    wp::mat_t<3, 3, wp::float32> var_49;
    wp::mat_t<3, 3, wp::float32> var_50;
    const wp::int32 var_51 = 0;
    wp::float32 var_52;
    wp::mat_t<3, 3, wp::float32> var_53;
    wp::mat_t<3, 3, wp::float32> var_54;
    wp::mat_t<3, 3, wp::float32> var_55;
    //---------
    // forward
    // def apply_drifts(                                                                      <L 5>
    // row, col = wp.tid()                                                                    <L 13>
    builtin_tid2d(var_0, var_1);
    // metric = metrics[row, col]                                                             <L 14>
    var_2 = wp::address(var_metrics, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // share = drifts[row, col, 4][0] * drag * 4.2                                            <L 15>
    var_6 = wp::address(var_drifts, var_0, var_1, var_5);
    var_9 = wp::load(var_6);
    var_8 = wp::extract(var_9, var_7);
    var_10 = wp::mul(var_8, var_drag);
    var_12 = wp::mul(var_10, var_11);
    // axis = drifts[row, col, 2] * drag                                                      <L 16>
    var_14 = wp::address(var_drifts, var_0, var_1, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::mul(var_16, var_drag);
    // left = drifts[row, col, row % 8][0] * 8.0 + 12.0                                       <L 17>
    var_18 = wp::mod(var_0, var_17);
    var_19 = wp::address(var_drifts, var_0, var_1, var_18);
    var_22 = wp::load(var_19);
    var_21 = wp::extract(var_22, var_20);
    var_24 = wp::mul(var_21, var_23);
    var_26 = wp::add(var_24, var_25);
    // frame = frames[row, col]                                                               <L 18>
    var_27 = wp::address(var_frames, var_0, var_1);
    var_29 = wp::load(var_27);
    var_28 = wp::copy(var_29);
    // tally = float(0.0)                                                                     <L 19>
    var_31 = wp::float(var_30);
    // for k in range(28):                                                                    <L 20>
    var_32 = 0;
    start_for_0:;
        if (var_32 >= 28) goto end_for_0;
        var_33 = var_32;
        var_32 += 1;
        // level_k = wp.float32(k) * 0.02                                                     <L 21>
        var_34 = wp::float32(var_33);
        var_36 = wp::mul(var_34, var_35);
        // tally += left * 4.0 * level_k                                                      <L 22>
        var_38 = wp::mul(var_26, var_37);
        var_39 = wp::mul(var_38, var_36);
        var_40 = wp::add(var_31, var_39);
        wp::assign(var_31, var_40);
        goto start_for_0;
    end_for_0:;
    // frame[2, 0] += share * frame[0, 0]                                                     <L 24>
    var_45 = wp::extract(var_28, var_43, var_44);
    var_46 = wp::mul(var_12, var_45);
    wp::add_inplace(var_28, var_41, var_42, var_46);
    // product = (frame @ deformations[row, col] - metric) * axis[0]                          <L 25>
    var_47 = wp::address(var_deformations, var_0, var_1);
    var_49 = wp::load(var_47);
    var_48 = wp::mul(var_28, var_49);
    var_50 = wp::sub(var_48, var_3);
    var_52 = wp::extract(var_15, var_51);
    var_53 = wp::mul(var_50, var_52);
    // outcome[row, col] = product * left * tally                                             <L 26>
    var_54 = wp::mul(var_53, var_26);
    var_55 = wp::mul(var_54, var_31);
    wp::array_store(var_outcome, var_0, var_1, var_55);
}

template <bool wp_linear_contiguous>
static void apply_drifts_8c15194e_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_apply_drifts_8c15194e *_wp_args,
    wp_args_apply_drifts_8c15194e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_drifts = _wp_args->drifts;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_frames = _wp_args->frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_deformations = _wp_args->deformations;
    wp::float32 var_drag = _wp_args->drag;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_metrics = _wp_args->metrics;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_outcome = _wp_args->outcome;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_drifts = _wp_adj_args->drifts;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_frames = _wp_adj_args->frames;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_deformations = _wp_adj_args->deformations;
    wp::float32 adj_drag = _wp_adj_args->drag;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_metrics = _wp_adj_args->metrics;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_outcome = _wp_adj_args->outcome;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::mat_t<3, 3, wp::float32>* var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    const wp::int32 var_5 = 4;
    wp::vec_t<2, wp::float32>* var_6;
    const wp::int32 var_7 = 0;
    wp::float32 var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 4.2;
    wp::float32 var_12;
    const wp::int32 var_13 = 2;
    wp::vec_t<2, wp::float32>* var_14;
    wp::vec_t<2, wp::float32> var_15;
    wp::vec_t<2, wp::float32> var_16;
    const wp::int32 var_17 = 8;
    wp::int32 var_18;
    wp::vec_t<2, wp::float32>* var_19;
    const wp::int32 var_20 = 0;
    wp::float32 var_21;
    wp::vec_t<2, wp::float32> var_22;
    const wp::float32 var_23 = 8.0;
    wp::float32 var_24;
    const wp::float32 var_25 = 12.0;
    wp::float32 var_26;
    wp::mat_t<3, 3, wp::float32>* var_27;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::mat_t<3, 3, wp::float32> var_29;
    const wp::float32 var_30 = 0.0;
    wp::float32 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 0.02;
    wp::float32 var_36;
    const wp::float32 var_37 = 4.0;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::int32 var_41 = 2;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 0;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    wp::float32 var_46;
    wp::mat_t<3, 3, wp::float32>* var_47;
    wp::mat_t<3, 3, wp::float32> var_48;
    wp::mat_t<3, 3, wp::float32> var_49;
    wp::mat_t<3, 3, wp::float32> var_50;
    const wp::int32 var_51 = 0;
    wp::float32 var_52;
    wp::mat_t<3, 3, wp::float32> var_53;
    wp::mat_t<3, 3, wp::float32> var_54;
    wp::mat_t<3, 3, wp::float32> var_55;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::mat_t<3, 3, wp::float32> adj_2 = {};
    wp::mat_t<3, 3, wp::float32> adj_3 = {};
    wp::mat_t<3, 3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<2, wp::float32> adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<2, wp::float32> adj_14 = {};
    wp::vec_t<2, wp::float32> adj_15 = {};
    wp::vec_t<2, wp::float32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::vec_t<2, wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::vec_t<2, wp::float32> adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::mat_t<3, 3, wp::float32> adj_27 = {};
    wp::mat_t<3, 3, wp::float32> adj_28 = {};
    wp::mat_t<3, 3, wp::float32> adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::mat_t<3, 3, wp::float32> adj_47 = {};
    wp::mat_t<3, 3, wp::float32> adj_48 = {};
    wp::mat_t<3, 3, wp::float32> adj_49 = {};
    wp::mat_t<3, 3, wp::float32> adj_50 = {};
    wp::int32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::mat_t<3, 3, wp::float32> adj_53 = {};
    wp::mat_t<3, 3, wp::float32> adj_54 = {};
    wp::mat_t<3, 3, wp::float32> adj_55 = {};
    //---------
    // forward
    // def apply_drifts(                                                                      <L 5>
    // row, col = wp.tid()                                                                    <L 13>
    builtin_tid2d(var_0, var_1);
    // metric = metrics[row, col]                                                             <L 14>
    var_2 = wp::address(var_metrics, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // share = drifts[row, col, 4][0] * drag * 4.2                                            <L 15>
    var_6 = wp::address(var_drifts, var_0, var_1, var_5);
    var_9 = wp::load(var_6);
    var_8 = wp::extract(var_9, var_7);
    var_10 = wp::mul(var_8, var_drag);
    var_12 = wp::mul(var_10, var_11);
    // axis = drifts[row, col, 2] * drag                                                      <L 16>
    var_14 = wp::address(var_drifts, var_0, var_1, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::mul(var_16, var_drag);
    // left = drifts[row, col, row % 8][0] * 8.0 + 12.0                                       <L 17>
    var_18 = wp::mod(var_0, var_17);
    var_19 = wp::address(var_drifts, var_0, var_1, var_18);
    var_22 = wp::load(var_19);
    var_21 = wp::extract(var_22, var_20);
    var_24 = wp::mul(var_21, var_23);
    var_26 = wp::add(var_24, var_25);
    // frame = frames[row, col]                                                               <L 18>
    var_27 = wp::address(var_frames, var_0, var_1);
    var_29 = wp::load(var_27);
    var_28 = wp::copy(var_29);
    // tally = float(0.0)                                                                     <L 19>
    var_31 = wp::float(var_30);
    // for k in range(28):                                                                    <L 20>
    var_32 = 0;
    // frame[2, 0] += share * frame[0, 0]                                                     <L 24>
    var_45 = wp::extract(var_28, var_43, var_44);
    var_46 = wp::mul(var_12, var_45);
    wp::add_inplace(var_28, var_41, var_42, var_46);
    // product = (frame @ deformations[row, col] - metric) * axis[0]                          <L 25>
    var_47 = wp::address(var_deformations, var_0, var_1);
    var_49 = wp::load(var_47);
    var_48 = wp::mul(var_28, var_49);
    var_50 = wp::sub(var_48, var_3);
    var_52 = wp::extract(var_15, var_51);
    var_53 = wp::mul(var_50, var_52);
    // outcome[row, col] = product * left * tally                                             <L 26>
    var_54 = wp::mul(var_53, var_26);
    var_55 = wp::mul(var_54, var_31);
    // wp::array_store(var_outcome, var_0, var_1, var_55);
    //---------
    // reverse
    wp::adj_array_store(var_outcome, var_0, var_1, var_55, adj_outcome, adj_0, adj_1, adj_55);
    wp::adj_mul(var_54, var_31, adj_54, adj_31, adj_55);
    wp::adj_mul(var_53, var_26, adj_53, adj_26, adj_54);
    // adj: outcome[row, col] = product * left * tally                                        <L 26>
    wp::adj_mul(var_50, var_52, adj_50, adj_52, adj_53);
    wp::adj_extract(var_15, var_51, adj_15, adj_51, adj_52);
    wp::adj_sub(var_48, var_3, adj_48, adj_3, adj_50);
    wp::adj_mul(var_28, var_49, adj_28, adj_47, adj_48);
    wp::adj_address(var_deformations, var_0, var_1, adj_deformations, adj_0, adj_1, adj_47);
    // adj: product = (frame @ deformations[row, col] - metric) * axis[0]                     <L 25>
    wp::adj_add_inplace(var_28, var_41, var_42, var_46, adj_28, adj_41, adj_42, adj_46);
    wp::adj_mul(var_12, var_45, adj_12, adj_45, adj_46);
    wp::adj_extract(var_28, var_43, var_44, adj_28, adj_43, adj_44, adj_45);
    // adj: frame[2, 0] += share * frame[0, 0]                                                <L 24>
    var_32 = 27;
    start_for_0:;
    	if (var_32 < 0) goto end_for_0;
    	var_33 = var_32;
    	var_32 -= 1;
    	adj_34 = {};
    	adj_35 = {};
    	adj_36 = {};
    	adj_37 = {};
    	adj_38 = {};
    	adj_39 = {};
    	adj_40 = {};
        // level_k = wp.float32(k) * 0.02                                                     <L 21>
        var_34 = wp::float32(var_33);
        var_36 = wp::mul(var_34, var_35);
        // tally += left * 4.0 * level_k                                                      <L 22>
        var_38 = wp::mul(var_26, var_37);
        var_39 = wp::mul(var_38, var_36);
        var_40 = wp::add(var_31, var_39);
        wp::assign(var_31, var_40);
        wp::adj_assign(var_31, var_40, adj_31, adj_40);
        wp::adj_add(var_31, var_39, adj_31, adj_39, adj_40);
        wp::adj_mul(var_38, var_36, adj_38, adj_36, adj_39);
        wp::adj_mul(var_26, var_37, adj_26, adj_37, adj_38);
        // adj: tally += left * 4.0 * level_k                                                 <L 22>
        wp::adj_mul(var_34, var_35, adj_34, adj_35, adj_36);
        wp::adj_float32(var_33, adj_33, adj_34);
        // adj: level_k = wp.float32(k) * 0.02                                                <L 21>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(28):                                                               <L 20>
    wp::adj_float(var_30, adj_30, adj_31);
    // adj: tally = float(0.0)                                                                <L 19>
    wp::adj_copy(var_29, adj_27, adj_28);
    wp::adj_address(var_frames, var_0, var_1, adj_frames, adj_0, adj_1, adj_27);
    // adj: frame = frames[row, col]                                                          <L 18>
    wp::adj_add(var_24, var_25, adj_24, adj_25, adj_26);
    wp::adj_mul(var_21, var_23, adj_21, adj_23, adj_24);
    wp::adj_extract(var_22, var_20, adj_19, adj_20, adj_21);
    wp::adj_address(var_drifts, var_0, var_1, var_18, adj_drifts, adj_0, adj_1, adj_18, adj_19);
    wp::adj_mod(var_0, var_17, adj_0, adj_17, adj_18);
    // adj: left = drifts[row, col, row % 8][0] * 8.0 + 12.0                                  <L 17>
    wp::adj_mul(var_16, var_drag, adj_14, adj_drag, adj_15);
    wp::adj_address(var_drifts, var_0, var_1, var_13, adj_drifts, adj_0, adj_1, adj_13, adj_14);
    // adj: axis = drifts[row, col, 2] * drag                                                 <L 16>
    wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_mul(var_8, var_drag, adj_8, adj_drag, adj_10);
    wp::adj_extract(var_9, var_7, adj_6, adj_7, adj_8);
    wp::adj_address(var_drifts, var_0, var_1, var_5, adj_drifts, adj_0, adj_1, adj_5, adj_6);
    // adj: share = drifts[row, col, 4][0] * drag * 4.2                                       <L 15>
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_metrics, var_0, var_1, adj_metrics, adj_0, adj_1, adj_2);
    // adj: metric = metrics[row, col]                                                        <L 14>
    // adj: row, col = wp.tid()                                                               <L 13>
    // adj: def apply_drifts(                                                                 <L 5>
    return;
}
