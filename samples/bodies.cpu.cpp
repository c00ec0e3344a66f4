struct wp_args_mass_matrix_entries_2aaa0335 {
    wp::array_t<wp::int32> last_link;
    wp::array_t<wp::vec_t<3, wp::float32>> axes;
    wp::array_t<wp::vec_t<3, wp::float32>> anchors;
    wp::array_t<wp::int32> sliding;
    wp::array_t<wp::vec_t<3, wp::float32>> coms;
    wp::array_t<wp::float32> masses;
    wp::array_t<wp::float32> matrix;
};

template <bool wp_linear_contiguous>
static void mass_matrix_entries_2aaa0335_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_mass_matrix_entries_2aaa0335 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_last_link = _wp_args->last_link;
    wp::array_t<wp::vec_t<3, wp::float32>> var_axes = _wp_args->axes;
    wp::array_t<wp::vec_t<3, wp::float32>> var_anchors = _wp_args->anchors;
    wp::array_t<wp::int32> var_sliding = _wp_args->sliding;
    wp::array_t<wp::vec_t<3, wp::float32>> var_coms = _wp_args->coms;
    wp::array_t<wp::float32> var_masses = _wp_args->masses;
    wp::array_t<wp::float32> var_matrix = _wp_args->matrix;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 0.0;
    wp::float32 var_3;
    wp::int32 var_4;
    wp::int32* var_5;
    wp::int32* var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    wp::int32 var_9;
    const wp::int32 var_10 = 1;
    wp::int32 var_11;
    wp::range_t var_12;
    wp::int32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32>* var_15;
    wp::vec_t<3, wp::float32>* var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::vec_t<3, wp::float32>* var_22;
    wp::vec_t<3, wp::float32>* var_23;
    wp::vec_t<3, wp::float32>* var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    wp::vec_t<3, wp::float32> var_29;
    wp::int32* var_30;
    const wp::int32 var_31 = 0;
    bool var_32;
    wp::int32 var_33;
    wp::vec_t<3, wp::float32>* var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::vec_t<3, wp::float32> var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::int32* var_38;
    const wp::int32 var_39 = 0;
    bool var_40;
    wp::int32 var_41;
    wp::vec_t<3, wp::float32>* var_42;
    wp::vec_t<3, wp::float32> var_43;
    wp::vec_t<3, wp::float32> var_44;
    wp::vec_t<3, wp::float32> var_45;
    wp::float32* var_46;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    wp::float32 var_50;
    //---------
    // forward
    // def mass_matrix_entries(                                                               <L 5>
    // a, b = wp.tid()                                                                        <L 14>
    builtin_tid2d(var_0, var_1);
    // total = float(0.0)                                                                     <L 15>
    var_3 = wp::float(var_2);
    // for link in range(wp.max(a, b), wp.min(last_link[a], last_link[b]) + 1):               <L 17>
    var_4 = wp::max(var_0, var_1);
    var_5 = wp::address(var_last_link, var_0);
    var_6 = wp::address(var_last_link, var_1);
    var_8 = wp::load(var_5);
    var_9 = wp::load(var_6);
    var_7 = wp::min(var_8, var_9);
    var_11 = wp::add(var_7, var_10);
    var_12 = wp::range(var_4, var_11);
    start_for_0:;
        if (iter_cmp(var_12) == 0) goto end_for_0;
        var_13 = wp::iter_next(var_12);
        // va = wp.cross(axes[a], coms[link] - anchors[a])                                    <L 18>
        var_14 = wp::address(var_axes, var_0);
        var_15 = wp::address(var_coms, var_13);
        var_16 = wp::address(var_anchors, var_0);
        var_18 = wp::load(var_15);
        var_19 = wp::load(var_16);
        var_17 = wp::sub(var_18, var_19);
        var_21 = wp::load(var_14);
        var_20 = wp::cross(var_21, var_17);
        // vb = wp.cross(axes[b], coms[link] - anchors[b])                                    <L 19>
        var_22 = wp::address(var_axes, var_1);
        var_23 = wp::address(var_coms, var_13);
        var_24 = wp::address(var_anchors, var_1);
        var_26 = wp::load(var_23);
        var_27 = wp::load(var_24);
        var_25 = wp::sub(var_26, var_27);
        var_29 = wp::load(var_22);
        var_28 = wp::cross(var_29, var_25);
        // if sliding[a] > 0:                                                                 <L 20>
        var_30 = wp::address(var_sliding, var_0);
        var_33 = wp::load(var_30);
        var_32 = (var_33 > var_31);
        if (var_32) {
            // va = axes[a]                                                                   <L 21>
            var_34 = wp::address(var_axes, var_0);
            var_36 = wp::load(var_34);
            var_35 = wp::copy(var_36);
        }
        var_37 = wp::where(var_32, var_35, var_20);
        // if sliding[b] != 0:                                                                <L 22>
        var_38 = wp::address(var_sliding, var_1);
        var_41 = wp::load(var_38);
        var_40 = (var_41 != var_39);
        if (var_40) {
            // vb = axes[b]                                                                   <L 23>
            var_42 = wp::address(var_axes, var_1);
            var_44 = wp::load(var_42);
            var_43 = wp::copy(var_44);
        }
        var_45 = wp::where(var_40, var_43, var_28);
        // total += masses[link] * wp.dot(va, vb)                                             <L 24>
        var_46 = wp::address(var_masses, var_13);
        var_47 = wp::dot(var_37, var_45);
        var_49 = wp::load(var_46);
        var_48 = wp::mul(var_49, var_47);
        var_50 = wp::add(var_3, var_48);
        wp::assign(var_3, var_50);
        goto start_for_0;
    end_for_0:;
    // matrix[a, b] = total                                                                   <L 25>
    wp::array_store(var_matrix, var_0, var_1, var_3);
}

template <bool wp_linear_contiguous>
static void mass_matrix_entries_2aaa0335_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_mass_matrix_entries_2aaa0335 *_wp_args,
    wp_args_mass_matrix_entries_2aaa0335 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_last_link = _wp_args->last_link;
    wp::array_t<wp::vec_t<3, wp::float32>> var_axes = _wp_args->axes;
    wp::array_t<wp::vec_t<3, wp::float32>> var_anchors = _wp_args->anchors;
    wp::array_t<wp::int32> var_sliding = _wp_args->sliding;
    wp::array_t<wp::vec_t<3, wp::float32>> var_coms = _wp_args->coms;
    wp::array_t<wp::float32> var_masses = _wp_args->masses;
    wp::array_t<wp::float32> var_matrix = _wp_args->matrix;
    wp::array_t<wp::int32> adj_last_link = _wp_adj_args->last_link;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_axes = _wp_adj_args->axes;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_anchors = _wp_adj_args->anchors;
    wp::array_t<wp::int32> adj_sliding = _wp_adj_args->sliding;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_coms = _wp_adj_args->coms;
    wp::array_t<wp::float32> adj_masses = _wp_adj_args->masses;
    wp::array_t<wp::float32> adj_matrix = _wp_adj_args->matrix;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 0.0;
    wp::float32 var_3;
    wp::int32 var_4;
    wp::int32* var_5;
    wp::int32* var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    wp::int32 var_9;
    const wp::int32 var_10 = 1;
    wp::int32 var_11;
    wp::range_t var_12;
    wp::int32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32>* var_15;
    wp::vec_t<3, wp::float32>* var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::vec_t<3, wp::float32>* var_22;
    wp::vec_t<3, wp::float32>* var_23;
    wp::vec_t<3, wp::float32>* var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    wp::vec_t<3, wp::float32> var_29;
    wp::int32* var_30;
    const wp::int32 var_31 = 0;
    bool var_32;
    wp::int32 var_33;
    wp::vec_t<3, wp::float32>* var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::vec_t<3, wp::float32> var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::int32* var_38;
    const wp::int32 var_39 = 0;
    bool var_40;
    wp::int32 var_41;
    wp::vec_t<3, wp::float32>* var_42;
    wp::vec_t<3, wp::float32> var_43;
    wp::vec_t<3, wp::float32> var_44;
    wp::vec_t<3, wp::float32> var_45;
    wp::float32* var_46;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    wp::float32 var_50;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::range_t adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    bool adj_32 = {};
    wp::int32 adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::vec_t<3, wp::float32> adj_36 = {};
    wp::vec_t<3, wp::float32> adj_37 = {};
    wp::int32 adj_38 = {};
    wp::int32 adj_39 = {};
    bool adj_40 = {};
    wp::int32 adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    wp::vec_t<3, wp::float32> adj_43 = {};
    wp::vec_t<3, wp::float32> adj_44 = {};
    wp::vec_t<3, wp::float32> adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    //---------
    // forward
    // def mass_matrix_entries(                                                               <L 5>
    // a, b = wp.tid()                                                                        <L 14>
    builtin_tid2d(var_0, var_1);
    // total = float(0.0)                                                                     <L 15>
    var_3 = wp::float(var_2);
    // for link in range(wp.max(a, b), wp.min(last_link[a], last_link[b]) + 1):               <L 17>
    var_4 = wp::max(var_0, var_1);
    var_5 = wp::address(var_last_link, var_0);
    var_6 = wp::address(var_last_link, var_1);
    var_8 = wp::load(var_5);
    var_9 = wp::load(var_6);
    var_7 = wp::min(var_8, var_9);
    var_11 = wp::add(var_7, var_10);
    var_12 = wp::range(var_4, var_11);
    // matrix[a, b] = total                                                                   <L 25>
    // wp::array_store(var_matrix, var_0, var_1, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_matrix, var_0, var_1, var_3, adj_matrix, adj_0, adj_1, adj_3);
    // adj: matrix[a, b] = total                                                              <L 25>
    var_12 = wp::iter_reverse(var_12);
    start_for_0:;
        if (iter_cmp(var_12) == 0) goto end_for_0;
        var_13 = wp::iter_next(var_12);
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
    	adj_25 = {};
    	adj_26 = {};
    	adj_27 = {};
    	adj_28 = {};
    	adj_29 = {};
    	adj_30 = {};
    	adj_31 = {};
    	adj_32 = {};
    	adj_33 = {};
    	adj_34 = {};
    	adj_35 = {};
    	adj_36 = {};
    	adj_37 = {};
    	adj_38 = {};
    	adj_39 = {};
    	adj_40 = {};
    	adj_41 = {};
    	adj_42 = {};
    	adj_43 = {};
    	adj_44 = {};
    	adj_45 = {};
    	adj_46 = {};
    	adj_47 = {};
    	adj_48 = {};
    	adj_49 = {};
    	adj_50 = {};
        // va = wp.cross(axes[a], coms[link] - anchors[a])                                    <L 18>
        var_14 = wp::address(var_axes, var_0);
        var_15 = wp::address(var_coms, var_13);
        var_16 = wp::address(var_anchors, var_0);
        var_18 = wp::load(var_15);
        var_19 = wp::load(var_16);
        var_17 = wp::sub(var_18, var_19);
        var_21 = wp::load(var_14);
        var_20 = wp::cross(var_21, var_17);
        // vb = wp.cross(axes[b], coms[link] - anchors[b])                                    <L 19>
        var_22 = wp::address(var_axes, var_1);
        var_23 = wp::address(var_coms, var_13);
        var_24 = wp::address(var_anchors, var_1);
        var_26 = wp::load(var_23);
        var_27 = wp::load(var_24);
        var_25 = wp::sub(var_26, var_27);
        var_29 = wp::load(var_22);
        var_28 = wp::cross(var_29, var_25);
        // if sliding[a] > 0:                                                                 <L 20>
        var_30 = wp::address(var_sliding, var_0);
        var_33 = wp::load(var_30);
        var_32 = (var_33 > var_31);
        if (var_32) {
            // va = axes[a]                                                                   <L 21>
            var_34 = wp::address(var_axes, var_0);
            var_36 = wp::load(var_34);
            var_35 = wp::copy(var_36);
        }
        var_37 = wp::where(var_32, var_35, var_20);
        // if sliding[b] != 0:                                                                <L 22>
        var_38 = wp::address(var_sliding, var_1);
        var_41 = wp::load(var_38);
        var_40 = (var_41 != var_39);
        if (var_40) {
            // vb = axes[b]                                                                   <L 23>
            var_42 = wp::address(var_axes, var_1);
            var_44 = wp::load(var_42);
            var_43 = wp::copy(var_44);
        }
        var_45 = wp::where(var_40, var_43, var_28);
        // total += masses[link] * wp.dot(va, vb)                                             <L 24>
        var_46 = wp::address(var_masses, var_13);
        var_47 = wp::dot(var_37, var_45);
        var_49 = wp::load(var_46);
        var_48 = wp::mul(var_49, var_47);
        var_50 = wp::add(var_3, var_48);
        wp::assign(var_3, var_50);
        wp::adj_assign(var_3, var_50, adj_3, adj_50);
        wp::adj_add(var_3, var_48, adj_3, adj_48, adj_50);
        wp::adj_mul(var_49, var_47, adj_46, adj_47, adj_48);
        wp::adj_dot(var_37, var_45, adj_37, adj_45, adj_47);
        wp::adj_address(var_masses, var_13, adj_masses, adj_13, adj_46);
        // adj: total += masses[link] * wp.dot(va, vb)                                        <L 24>
        wp::adj_where(var_40, var_43, var_28, adj_40, adj_43, adj_28, adj_45);
        if (var_40) {
            wp::adj_copy(var_44, adj_42, adj_43);
            wp::adj_address(var_axes, var_1, adj_axes, adj_1, adj_42);
            // adj: vb = axes[b]                                                              <L 23>
        }
        wp::adj_address(var_sliding, var_1, adj_sliding, adj_1, adj_38);
        // adj: if sliding[b] != 0:                                                           <L 22>
        wp::adj_where(var_32, var_35, var_20, adj_32, adj_35, adj_20, adj_37);
        if (var_32) {
            wp::adj_copy(var_36, adj_34, adj_35);
            wp::adj_address(var_axes, var_0, adj_axes, adj_0, adj_34);
            // adj: va = axes[a]                                                              <L 21>
        }
        wp::adj_address(var_sliding, var_0, adj_sliding, adj_0, adj_30);
        // adj: if sliding[a] > 0:                                                            <L 20>
        wp::adj_cross(var_29, var_25, adj_22, adj_25, adj_28);
        wp::adj_sub(var_26, var_27, adj_23, adj_24, adj_25);
        wp::adj_address(var_anchors, var_1, adj_anchors, adj_1, adj_24);
        wp::adj_address(var_coms, var_13, adj_coms, adj_13, adj_23);
        wp::adj_address(var_axes, var_1, adj_axes, adj_1, adj_22);
        // adj: vb = wp.cross(axes[b], coms[link] - anchors[b])                               <L 19>
        wp::adj_cross(var_21, var_17, adj_14, adj_17, adj_20);
        wp::adj_sub(var_18, var_19, adj_15, adj_16, adj_17);
        wp::adj_address(var_anchors, var_0, adj_anchors, adj_0, adj_16);
        wp::adj_address(var_coms, var_13, adj_coms, adj_13, adj_15);
        wp::adj_address(var_axes, var_0, adj_axes, adj_0, adj_14);
        // adj: va = wp.cross(axes[a], coms[link] - anchors[a])                               <L 18>
    	goto start_for_0;
    end_for_0:;
    wp::adj_add(var_7, var_10, adj_7, adj_10, adj_11);
    wp::adj_min(var_8, var_9, adj_5, adj_6, adj_7);
    wp::adj_address(var_last_link, var_1, adj_last_link, adj_1, adj_6);
    wp::adj_address(var_last_link, var_0, adj_last_link, adj_0, adj_5);
    wp::adj_max(var_0, var_1, adj_0, adj_1, adj_4);
    // adj: for link in range(wp.max(a, b), wp.min(last_link[a], last_link[b]) + 1):          <L 17>
    wp::adj_float(var_2, adj_2, adj_3);
    // adj: total = float(0.0)                                                                <L 15>
    // adj: a, b = wp.tid()                                                                   <L 14>
    // adj: def mass_matrix_entries(                                                          <L 5>
    return;
}
