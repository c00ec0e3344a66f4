struct wp_args_relax_sandpile_8cacf2b3 {
    wp::array_t<wp::int32> row_start;
    wp::array_t<wp::int32> targets;
    wp::array_t<wp::int32> pile;
    wp::array_t<wp::int32> pile_out;
};

template <bool wp_linear_contiguous>
static void relax_sandpile_8cacf2b3_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_relax_sandpile_8cacf2b3 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_relax_sandpile_8cacf2b3 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.row_start.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.targets.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.pile.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.pile_out.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_row_start = _wp_args->row_start;
    wp::array_t<wp::int32> var_targets = _wp_args->targets;
    wp::array_t<wp::int32> var_pile = _wp_args->pile;
    wp::array_t<wp::int32> var_pile_out = _wp_args->pile_out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::int32* var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::int32 var_7;
    wp::int32* var_8;
    wp::int32 var_9;
    wp::int32 var_10;
    bool var_11;
    const wp::int32 var_12 = 0;
    bool var_13;
    bool var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    wp::int32 var_17;
    wp::int32 var_18;
    wp::int32 var_19;
    wp::int32* var_20;
    const wp::int32 var_21 = 1;
    wp::int32 var_22;
    wp::int32* var_23;
    wp::range_t var_24;
    wp::int32 var_25;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::int32* var_28;
    const wp::int32 var_29 = 0;
    bool var_30;
    wp::int32 var_31;
    wp::int32* var_32;
    wp::int32 var_33;
    wp::int32 var_34;
    //---------
    // forward
    // def relax_sandpile(                                                                    <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // degree = row_start[i + 1] - row_start[i]                                               <L 12>
    var_2 = wp::add(var_0, var_1);
    var_3 = wp::address(var_row_start, var_2);
    var_4 = wp::address(var_row_start, var_0);
    var_6 = wp::load(var_3);
    var_7 = wp::load(var_4);
    var_5 = wp::sub(var_6, var_7);
    // height_i = pile[i]                                                                     <L 13>
    var_8 = wp::address(var_pile, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    // if degree == 0 or height_i < degree:                                                   <L 14>
    var_13 = (var_5 == var_12);
    var_11 = var_13;
    if (!var_11) {
        var_14 = (var_9 < var_5);
        var_11 = var_11 || var_14;
    }
    if (var_11) {
        // wp.atomic_add(pile_out, i, height_i)                                               <L 15>
        var_15 = wp::atomic_add(var_pile_out, var_0, var_9);
        // return                                                                             <L 16>
        return;
    }
    // share = height_i / degree                                                              <L 18>
    var_16 = wp::div(var_9, var_5);
    // wp.atomic_add(pile_out, i, height_i - degree * share)                                  <L 19>
    var_17 = wp::mul(var_5, var_16);
    var_18 = wp::sub(var_9, var_17);
    var_19 = wp::atomic_add(var_pile_out, var_0, var_18);
    // for k in range(row_start[i], row_start[i + 1]):                                        <L 20>
    var_20 = wp::address(var_row_start, var_0);
    var_22 = wp::add(var_0, var_21);
    var_23 = wp::address(var_row_start, var_22);
    var_25 = wp::load(var_20);
    var_26 = wp::load(var_23);
    var_24 = wp::range(var_25, var_26);
    start_for_1:;
        if (iter_cmp(var_24) == 0) goto end_for_1;
        var_27 = wp::iter_next(var_24);
        // if targets[k] < 0:                                                                 <L 21>
        var_28 = wp::address(var_targets, var_27);
        var_31 = wp::load(var_28);
        var_30 = (var_31 < var_29);
        if (var_30) {
            // continue                                                                       <L 22>
            goto start_for_1;
        }
        // wp.atomic_add(pile_out, targets[k], share)                                         <L 23>
        var_32 = wp::address(var_targets, var_27);
        var_34 = wp::load(var_32);
        var_33 = wp::atomic_add(var_pile_out, var_34, var_16);
        goto start_for_1;
    end_for_1:;
}

template <bool wp_linear_contiguous>
static void relax_sandpile_8cacf2b3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_relax_sandpile_8cacf2b3 *_wp_args,
    wp_args_relax_sandpile_8cacf2b3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_relax_sandpile_8cacf2b3 wp_contiguous_args;
    wp_args_relax_sandpile_8cacf2b3 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.row_start.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.row_start.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.targets.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.targets.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.pile.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.pile.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.pile_out.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.pile_out.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_row_start = _wp_args->row_start;
    wp::array_t<wp::int32> var_targets = _wp_args->targets;
    wp::array_t<wp::int32> var_pile = _wp_args->pile;
    wp::array_t<wp::int32> var_pile_out = _wp_args->pile_out;
    wp::array_t<wp::int32> adj_row_start = _wp_adj_args->row_start;
    wp::array_t<wp::int32> adj_targets = _wp_adj_args->targets;
    wp::array_t<wp::int32> adj_pile = _wp_adj_args->pile;
    wp::array_t<wp::int32> adj_pile_out = _wp_adj_args->pile_out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::int32* var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::int32 var_7;
    wp::int32* var_8;
    wp::int32 var_9;
    wp::int32 var_10;
    bool var_11;
    const wp::int32 var_12 = 0;
    bool var_13;
    bool var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    wp::int32 var_17;
    wp::int32 var_18;
    wp::int32 var_19;
    wp::int32* var_20;
    const wp::int32 var_21 = 1;
    wp::int32 var_22;
    wp::int32* var_23;
    wp::range_t var_24;
    wp::int32 var_25;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::int32* var_28;
    const wp::int32 var_29 = 0;
    bool var_30;
    wp::int32 var_31;
    wp::int32* var_32;
    wp::int32 var_33;
    wp::int32 var_34;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    bool adj_11 = {};
    wp::int32 adj_12 = {};
    bool adj_13 = {};
    bool adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::range_t adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    bool adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    //---------
    // forward
    // def relax_sandpile(                                                                    <L 5>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // degree = row_start[i + 1] - row_start[i]                                               <L 12>
    var_2 = wp::add(var_0, var_1);
    var_3 = wp::address(var_row_start, var_2);
    var_4 = wp::address(var_row_start, var_0);
    var_6 = wp::load(var_3);
    var_7 = wp::load(var_4);
    var_5 = wp::sub(var_6, var_7);
    // height_i = pile[i]                                                                     <L 13>
    var_8 = wp::address(var_pile, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    // if degree == 0 or height_i < degree:                                                   <L 14>
    var_13 = (var_5 == var_12);
    var_11 = var_13;
    if (!var_11) {
        var_14 = (var_9 < var_5);
        var_11 = var_11 || var_14;
    }
    if (var_11) {
        // wp.atomic_add(pile_out, i, height_i)                                               <L 15>
        // var_15 = wp::atomic_add(var_pile_out, var_0, var_9);
        // return                                                                             <L 16>
        goto label0;
    }
    // share = height_i / degree                                                              <L 18>
    var_16 = wp::div(var_9, var_5);
    // wp.atomic_add(pile_out, i, height_i - degree * share)                                  <L 19>
    var_17 = wp::mul(var_5, var_16);
    var_18 = wp::sub(var_9, var_17);
    // var_19 = wp::atomic_add(var_pile_out, var_0, var_18);
    // for k in range(row_start[i], row_start[i + 1]):                                        <L 20>
    var_20 = wp::address(var_row_start, var_0);
    var_22 = wp::add(var_0, var_21);
    var_23 = wp::address(var_row_start, var_22);
    var_25 = wp::load(var_20);
    var_26 = wp::load(var_23);
    var_24 = wp::range(var_25, var_26);
    //---------
    // reverse
    var_24 = wp::iter_reverse(var_24);
    start_for_1:;
        if (iter_cmp(var_24) == 0) goto end_for_1;
        var_27 = wp::iter_next(var_24);
    	adj_28 = {};
    	adj_29 = {};
    	adj_30 = {};
    	adj_31 = {};
    	adj_32 = {};
    	adj_33 = {};
    	adj_34 = {};
        // if targets[k] < 0:                                                                 <L 21>
        var_28 = wp::address(var_targets, var_27);
        var_31 = wp::load(var_28);
        var_30 = (var_31 < var_29);
        if (var_30) {
            // continue                                                                       <L 22>
            goto start_for_1;
        }
        // wp.atomic_add(pile_out, targets[k], share)                                         <L 23>
        var_32 = wp::address(var_targets, var_27);
        var_34 = wp::load(var_32);
        // var_33 = wp::atomic_add(var_pile_out, var_34, var_16);
        wp::adj_atomic_add(var_pile_out, var_34, var_16, adj_pile_out, adj_32, adj_16, adj_33);
        wp::adj_address(var_targets, var_27, adj_targets, adj_27, adj_32);
        // adj: wp.atomic_add(pile_out, targets[k], share)                                    <L 23>
        if (var_30) {
            // adj: continue                                                                  <L 22>
        }
        wp::adj_address(var_targets, var_27, adj_targets, adj_27, adj_28);
        // adj: if targets[k] < 0:                                                            <L 21>
    	goto start_for_1;
    end_for_1:;
    wp::adj_address(var_row_start, var_22, adj_row_start, adj_22, adj_23);
    wp::adj_add(var_0, var_21, adj_0, adj_21, adj_22);
    wp::adj_address(var_row_start, var_0, adj_row_start, adj_0, adj_20);
    // adj: for k in range(row_start[i], row_start[i + 1]):                                   <L 20>
    wp::adj_atomic_add(var_pile_out, var_0, var_18, adj_pile_out, adj_0, adj_18, adj_19);
    wp::adj_sub(var_9, var_17, adj_9, adj_17, adj_18);
    wp::adj_mul(var_5, var_16, adj_5, adj_16, adj_17);
    // adj: wp.atomic_add(pile_out, i, height_i - degree * share)                             <L 19>
    wp::adj_div(var_9, var_5, var_16, adj_9, adj_5, adj_16);
    // adj: share = height_i / degree                                                         <L 18>
    if (var_11) {
        label0:;
        // adj: return                                                                        <L 16>
        wp::adj_atomic_add(var_pile_out, var_0, var_9, adj_pile_out, adj_0, adj_9, adj_15);
        // adj: wp.atomic_add(pile_out, i, height_i)                                          <L 15>
    }
    if (!var_11) {
    }
    // adj: if degree == 0 or height_i < degree:                                              <L 14>
    wp::adj_copy(var_10, adj_8, adj_9);
    wp::adj_address(var_pile, var_0, adj_pile, adj_0, adj_8);
    // adj: height_i = pile[i]                                                                <L 13>
    wp::adj_sub(var_6, var_7, adj_3, adj_4, adj_5);
    wp::adj_address(var_row_start, var_0, adj_row_start, adj_0, adj_4);
    wp::adj_address(var_row_start, var_2, adj_row_start, adj_2, adj_3);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: degree = row_start[i + 1] - row_start[i]                                          <L 12>
    // adj: i = wp.tid()                                                                      <L 11>
    // adj: def relax_sandpile(                                                               <L 5>
    return;
}
