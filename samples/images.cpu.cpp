struct wp_args_relabel_components_8028f245 {
    wp::array_t<wp::int32> binary;
    wp::array_t<wp::int32> parent;
    wp::int32 rows;
    wp::int32 cols;
    wp::array_t<wp::int32> new_parent;
    wp::array_t<wp::int32> dirty;
};

template <bool wp_linear_contiguous>
static void relabel_components_8028f245_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_relabel_components_8028f245 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_binary = _wp_args->binary;
    wp::array_t<wp::int32> var_parent = _wp_args->parent;
    wp::int32 var_rows = _wp_args->rows;
    wp::int32 var_cols = _wp_args->cols;
    wp::array_t<wp::int32> var_new_parent = _wp_args->new_parent;
    wp::array_t<wp::int32> var_dirty = _wp_args->dirty;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::int32* var_7;
    const wp::int32 var_8 = 0;
    bool var_9;
    wp::int32 var_10;
    const wp::int32 var_11 = -1;
    wp::int32 var_12;
    wp::int32 var_13;
    wp::int32 var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    wp::int32 var_17;
    wp::int32* var_18;
    const wp::int32 var_19 = 0;
    bool var_20;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::int32 var_23;
    wp::int32* var_24;
    wp::int32 var_25;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::int32* var_28;
    const wp::int32 var_29 = 0;
    bool var_30;
    wp::int32 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    wp::int32* var_34;
    wp::int32 var_35;
    wp::int32 var_36;
    wp::int32 var_37;
    const wp::int32 var_38 = 1;
    wp::int32 var_39;
    wp::int32 var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    wp::int32 var_44;
    wp::int32* var_45;
    const wp::int32 var_46 = 0;
    bool var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32 var_50;
    wp::int32* var_51;
    wp::int32 var_52;
    wp::int32 var_53;
    wp::int32 var_54;
    wp::int32* var_55;
    const wp::int32 var_56 = 0;
    bool var_57;
    wp::int32 var_58;
    wp::int32 var_59;
    wp::int32 var_60;
    wp::int32* var_61;
    wp::int32 var_62;
    wp::int32 var_63;
    wp::int32 var_64;
    wp::int32* var_65;
    wp::int32 var_66;
    wp::int32 var_67;
    wp::int32* var_68;
    bool var_69;
    wp::int32 var_70;
    const wp::int32 var_71 = 0;
    const wp::int32 var_72 = 1;
    wp::int32 var_73;
    //---------
    // forward
    // def relabel_components(                                                                <L 5>
    // row, col = wp.tid()                                                                    <L 13>
    builtin_tid2d(var_0, var_1);
    // cell = row * cols + col                                                                <L 14>
    var_2 = wp::mul(var_0, var_cols);
    var_3 = wp::add(var_2, var_1);
    // label = parent[cell]                                                                   <L 15>
    var_4 = wp::address(var_parent, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // if binary[row, col] == 0:                                                              <L 16>
    var_7 = wp::address(var_binary, var_0, var_1);
    var_10 = wp::load(var_7);
    var_9 = (var_10 == var_8);
    if (var_9) {
        // new_parent[cell] = label                                                           <L 17>
        wp::array_store(var_new_parent, var_3, var_5);
        // return                                                                             <L 18>
        return;
    }
    // for k in range(-1, 2, 2):                                                              <L 20>
    // r = (row + k + rows) % rows                                                            <L 21>
    var_12 = wp::add(var_0, var_11);
    var_13 = wp::add(var_12, var_rows);
    var_14 = wp::mod(var_13, var_rows);
    // c = (col + k + cols) % cols                                                            <L 22>
    var_15 = wp::add(var_1, var_11);
    var_16 = wp::add(var_15, var_cols);
    var_17 = wp::mod(var_16, var_cols);
    // if binary[r, col] != 0:                                                                <L 23>
    var_18 = wp::address(var_binary, var_14, var_1);
    var_21 = wp::load(var_18);
    var_20 = (var_21 != var_19);
    if (var_20) {
        // label = wp.min(label, parent[r * cols + col])                                      <L 24>
        var_22 = wp::mul(var_14, var_cols);
        var_23 = wp::add(var_22, var_1);
        var_24 = wp::address(var_parent, var_23);
        var_26 = wp::load(var_24);
        var_25 = wp::min(var_5, var_26);
    }
    var_27 = wp::where(var_20, var_25, var_5);
    // if binary[row, c] != 0:                                                                <L 25>
    var_28 = wp::address(var_binary, var_0, var_17);
    var_31 = wp::load(var_28);
    var_30 = (var_31 != var_29);
    if (var_30) {
        // label = wp.min(label, parent[row * cols + c])                                      <L 26>
        var_32 = wp::mul(var_0, var_cols);
        var_33 = wp::add(var_32, var_17);
        var_34 = wp::address(var_parent, var_33);
        var_36 = wp::load(var_34);
        var_35 = wp::min(var_27, var_36);
    }
    var_37 = wp::where(var_30, var_35, var_27);
    // r = (row + k + rows) % rows                                                            <L 21>
    var_39 = wp::add(var_0, var_38);
    var_40 = wp::add(var_39, var_rows);
    var_41 = wp::mod(var_40, var_rows);
    // c = (col + k + cols) % cols                                                            <L 22>
    var_42 = wp::add(var_1, var_38);
    var_43 = wp::add(var_42, var_cols);
    var_44 = wp::mod(var_43, var_cols);
    // if binary[r, col] != 0:                                                                <L 23>
    var_45 = wp::address(var_binary, var_41, var_1);
    var_48 = wp::load(var_45);
    var_47 = (var_48 != var_46);
    if (var_47) {
        // label = wp.min(label, parent[r * cols + col])                                      <L 24>
        var_49 = wp::mul(var_41, var_cols);
        var_50 = wp::add(var_49, var_1);
        var_51 = wp::address(var_parent, var_50);
        var_53 = wp::load(var_51);
        var_52 = wp::min(var_37, var_53);
    }
    var_54 = wp::where(var_47, var_52, var_37);
    // if binary[row, c] != 0:                                                                <L 25>
    var_55 = wp::address(var_binary, var_0, var_44);
    var_58 = wp::load(var_55);
    var_57 = (var_58 != var_56);
    if (var_57) {
        // label = wp.min(label, parent[row * cols + c])                                      <L 26>
        var_59 = wp::mul(var_0, var_cols);
        var_60 = wp::add(var_59, var_44);
        var_61 = wp::address(var_parent, var_60);
        var_63 = wp::load(var_61);
        var_62 = wp::min(var_54, var_63);
    }
    var_64 = wp::where(var_57, var_62, var_54);
    // label = wp.min(label, parent[label])                                                   <L 28>
    var_65 = wp::address(var_parent, var_64);
    var_67 = wp::load(var_65);
    var_66 = wp::min(var_64, var_67);
    // new_parent[cell] = label                                                               <L 29>
    wp::array_store(var_new_parent, var_3, var_66);
    // if label != parent[cell]:                                                              <L 30>
    var_68 = wp::address(var_parent, var_3);
    var_70 = wp::load(var_68);
    var_69 = (var_66 != var_70);
    if (var_69) {
        // wp.atomic_max(dirty, 0, 1)                                                         <L 31>
        var_73 = wp::atomic_max(var_dirty, var_71, var_72);
    }
}

template <bool wp_linear_contiguous>
static void relabel_components_8028f245_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_relabel_components_8028f245 *_wp_args,
    wp_args_relabel_components_8028f245 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_binary = _wp_args->binary;
    wp::array_t<wp::int32> var_parent = _wp_args->parent;
    wp::int32 var_rows = _wp_args->rows;
    wp::int32 var_cols = _wp_args->cols;
    wp::array_t<wp::int32> var_new_parent = _wp_args->new_parent;
    wp::array_t<wp::int32> var_dirty = _wp_args->dirty;
    wp::array_t<wp::int32> adj_binary = _wp_adj_args->binary;
    wp::array_t<wp::int32> adj_parent = _wp_adj_args->parent;
    wp::int32 adj_rows = _wp_adj_args->rows;
    wp::int32 adj_cols = _wp_adj_args->cols;
    wp::array_t<wp::int32> adj_new_parent = _wp_adj_args->new_parent;
    wp::array_t<wp::int32> adj_dirty = _wp_adj_args->dirty;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::int32* var_7;
    const wp::int32 var_8 = 0;
    bool var_9;
    wp::int32 var_10;
    const wp::int32 var_11 = -1;
    wp::int32 var_12;
    wp::int32 var_13;
    wp::int32 var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    wp::int32 var_17;
    wp::int32* var_18;
    const wp::int32 var_19 = 0;
    bool var_20;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::int32 var_23;
    wp::int32* var_24;
    wp::int32 var_25;
    wp::int32 var_26;
    wp::int32 var_27;
    wp::int32* var_28;
    const wp::int32 var_29 = 0;
    bool var_30;
    wp::int32 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    wp::int32* var_34;
    wp::int32 var_35;
    wp::int32 var_36;
    wp::int32 var_37;
    const wp::int32 var_38 = 1;
    wp::int32 var_39;
    wp::int32 var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    wp::int32 var_44;
    wp::int32* var_45;
    const wp::int32 var_46 = 0;
    bool var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32 var_50;
    wp::int32* var_51;
    wp::int32 var_52;
    wp::int32 var_53;
    wp::int32 var_54;
    wp::int32* var_55;
    const wp::int32 var_56 = 0;
    bool var_57;
    wp::int32 var_58;
    wp::int32 var_59;
    wp::int32 var_60;
    wp::int32* var_61;
    wp::int32 var_62;
    wp::int32 var_63;
    wp::int32 var_64;
    wp::int32* var_65;
    wp::int32 var_66;
    wp::int32 var_67;
    wp::int32* var_68;
    bool var_69;
    wp::int32 var_70;
    const wp::int32 var_71 = 0;
    const wp::int32 var_72 = 1;
    wp::int32 var_73;
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
    bool adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    bool adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
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
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::int32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    bool adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    bool adj_57 = {};
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::int32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::int32 adj_63 = {};
    wp::int32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::int32 adj_67 = {};
    wp::int32 adj_68 = {};
    bool adj_69 = {};
    wp::int32 adj_70 = {};
    wp::int32 adj_71 = {};
    wp::int32 adj_72 = {};
    wp::int32 adj_73 = {};
    //---------
    // forward
    // def relabel_components(                                                                <L 5>
    // row, col = wp.tid()                                                                    <L 13>
    builtin_tid2d(var_0, var_1);
    // cell = row * cols + col                                                                <L 14>
    var_2 = wp::mul(var_0, var_cols);
    var_3 = wp::add(var_2, var_1);
    // label = parent[cell]                                                                   <L 15>
    var_4 = wp::address(var_parent, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // if binary[row, col] == 0:                                                              <L 16>
    var_7 = wp::address(var_binary, var_0, var_1);
    var_10 = wp::load(var_7);
    var_9 = (var_10 == var_8);
    if (var_9) {
        // new_parent[cell] = label                                                           <L 17>
        // wp::array_store(var_new_parent, var_3, var_5);
        // return                                                                             <L 18>
        goto label0;
    }
    // for k in range(-1, 2, 2):                                                              <L 20>
    // r = (row + k + rows) % rows                                                            <L 21>
    var_12 = wp::add(var_0, var_11);
    var_13 = wp::add(var_12, var_rows);
    var_14 = wp::mod(var_13, var_rows);
    // c = (col + k + cols) % cols                                                            <L 22>
    var_15 = wp::add(var_1, var_11);
    var_16 = wp::add(var_15, var_cols);
    var_17 = wp::mod(var_16, var_cols);
    // if binary[r, col] != 0:                                                                <L 23>
    var_18 = wp::address(var_binary, var_14, var_1);
    var_21 = wp::load(var_18);
    var_20 = (var_21 != var_19);
    if (var_20) {
        // label = wp.min(label, parent[r * cols + col])                                      <L 24>
        var_22 = wp::mul(var_14, var_cols);
        var_23 = wp::add(var_22, var_1);
        var_24 = wp::address(var_parent, var_23);
        var_26 = wp::load(var_24);
        var_25 = wp::min(var_5, var_26);
    }
    var_27 = wp::where(var_20, var_25, var_5);
    // if binary[row, c] != 0:                                                                <L 25>
    var_28 = wp::address(var_binary, var_0, var_17);
    var_31 = wp::load(var_28);
    var_30 = (var_31 != var_29);
    if (var_30) {
        // label = wp.min(label, parent[row * cols + c])                                      <L 26>
        var_32 = wp::mul(var_0, var_cols);
        var_33 = wp::add(var_32, var_17);
        var_34 = wp::address(var_parent, var_33);
        var_36 = wp::load(var_34);
        var_35 = wp::min(var_27, var_36);
    }
    var_37 = wp::where(var_30, var_35, var_27);
    // r = (row + k + rows) % rows                                                            <L 21>
    var_39 = wp::add(var_0, var_38);
    var_40 = wp::add(var_39, var_rows);
    var_41 = wp::mod(var_40, var_rows);
    // c = (col + k + cols) % cols                                                            <L 22>
    var_42 = wp::add(var_1, var_38);
    var_43 = wp::add(var_42, var_cols);
    var_44 = wp::mod(var_43, var_cols);
    // if binary[r, col] != 0:                                                                <L 23>
    var_45 = wp::address(var_binary, var_41, var_1);
    var_48 = wp::load(var_45);
    var_47 = (var_48 != var_46);
    if (var_47) {
        // label = wp.min(label, parent[r * cols + col])                                      <L 24>
        var_49 = wp::mul(var_41, var_cols);
        var_50 = wp::add(var_49, var_1);
        var_51 = wp::address(var_parent, var_50);
        var_53 = wp::load(var_51);
        var_52 = wp::min(var_37, var_53);
    }
    var_54 = wp::where(var_47, var_52, var_37);
    // if binary[row, c] != 0:                                                                <L 25>
    var_55 = wp::address(var_binary, var_0, var_44);
    var_58 = wp::load(var_55);
    var_57 = (var_58 != var_56);
    if (var_57) {
        // label = wp.min(label, parent[row * cols + c])                                      <L 26>
        var_59 = wp::mul(var_0, var_cols);
        var_60 = wp::add(var_59, var_44);
        var_61 = wp::address(var_parent, var_60);
        var_63 = wp::load(var_61);
        var_62 = wp::min(var_54, var_63);
    }
    var_64 = wp::where(var_57, var_62, var_54);
    // label = wp.min(label, parent[label])                                                   <L 28>
    var_65 = wp::address(var_parent, var_64);
    var_67 = wp::load(var_65);
    var_66 = wp::min(var_64, var_67);
    // new_parent[cell] = label                                                               <L 29>
    // wp::array_store(var_new_parent, var_3, var_66);
    // if label != parent[cell]:                                                              <L 30>
    var_68 = wp::address(var_parent, var_3);
    var_70 = wp::load(var_68);
    var_69 = (var_66 != var_70);
    if (var_69) {
        // wp.atomic_max(dirty, 0, 1)                                                         <L 31>
        // var_73 = wp::atomic_max(var_dirty, var_71, var_72);
    }
    //---------
    // reverse
    if (var_69) {
        wp::adj_atomic_max(var_dirty, var_71, var_72, adj_dirty, adj_71, adj_72, adj_73);
        // adj: wp.atomic_max(dirty, 0, 1)                                                    <L 31>
    }
    wp::adj_address(var_parent, var_3, adj_parent, adj_3, adj_68);
    // adj: if label != parent[cell]:                                                         <L 30>
    wp::adj_array_store(var_new_parent, var_3, var_66, adj_new_parent, adj_3, adj_66);
    // adj: new_parent[cell] = label                                                          <L 29>
    wp::adj_min(var_64, var_67, adj_64, adj_65, adj_66);
    wp::adj_address(var_parent, var_64, adj_parent, adj_64, adj_65);
    // adj: label = wp.min(label, parent[label])                                              <L 28>
    wp::adj_where(var_57, var_62, var_54, adj_57, adj_62, adj_54, adj_64);
    if (var_57) {
        wp::adj_min(var_54, var_63, adj_54, adj_61, adj_62);
        wp::adj_address(var_parent, var_60, adj_parent, adj_60, adj_61);
        wp::adj_add(var_59, var_44, adj_59, adj_44, adj_60);
        wp::adj_mul(var_0, var_cols, adj_0, adj_cols, adj_59);
        // adj: label = wp.min(label, parent[row * cols + c])                                 <L 26>
    }
    wp::adj_address(var_binary, var_0, var_44, adj_binary, adj_0, adj_44, adj_55);
    // adj: if binary[row, c] != 0:                                                           <L 25>
    wp::adj_where(var_47, var_52, var_37, adj_47, adj_52, adj_37, adj_54);
    if (var_47) {
        wp::adj_min(var_37, var_53, adj_37, adj_51, adj_52);
        wp::adj_address(var_parent, var_50, adj_parent, adj_50, adj_51);
        wp::adj_add(var_49, var_1, adj_49, adj_1, adj_50);
        wp::adj_mul(var_41, var_cols, adj_41, adj_cols, adj_49);
        // adj: label = wp.min(label, parent[r * cols + col])                                 <L 24>
    }
    wp::adj_address(var_binary, var_41, var_1, adj_binary, adj_41, adj_1, adj_45);
    // adj: if binary[r, col] != 0:                                                           <L 23>
    wp::adj_mod(var_43, var_cols, adj_43, adj_cols, adj_44);
    wp::adj_add(var_42, var_cols, adj_42, adj_cols, adj_43);
    wp::adj_add(var_1, var_38, adj_1, adj_38, adj_42);
    // adj: c = (col + k + cols) % cols                                                       <L 22>
    wp::adj_mod(var_40, var_rows, adj_40, adj_rows, adj_41);
    wp::adj_add(var_39, var_rows, adj_39, adj_rows, adj_40);
    wp::adj_add(var_0, var_38, adj_0, adj_38, adj_39);
    // adj: r = (row + k + rows) % rows                                                       <L 21>
    wp::adj_where(var_30, var_35, var_27, adj_30, adj_35, adj_27, adj_37);
    if (var_30) {
        wp::adj_min(var_27, var_36, adj_27, adj_34, adj_35);
        wp::adj_address(var_parent, var_33, adj_parent, adj_33, adj_34);
        wp::adj_add(var_32, var_17, adj_32, adj_17, adj_33);
        wp::adj_mul(var_0, var_cols, adj_0, adj_cols, adj_32);
        // adj: label = wp.min(label, parent[row * cols + c])                                 <L 26>
    }
    wp::adj_address(var_binary, var_0, var_17, adj_binary, adj_0, adj_17, adj_28);
    // adj: if binary[row, c] != 0:                                                           <L 25>
    wp::adj_where(var_20, var_25, var_5, adj_20, adj_25, adj_5, adj_27);
    if (var_20) {
        wp::adj_min(var_5, var_26, adj_5, adj_24, adj_25);
        wp::adj_address(var_parent, var_23, adj_parent, adj_23, adj_24);
        wp::adj_add(var_22, var_1, adj_22, adj_1, adj_23);
        wp::adj_mul(var_14, var_cols, adj_14, adj_cols, adj_22);
        // adj: label = wp.min(label, parent[r * cols + col])                                 <L 24>
    }
    wp::adj_address(var_binary, var_14, var_1, adj_binary, adj_14, adj_1, adj_18);
    // adj: if binary[r, col] != 0:                                                           <L 23>
    wp::adj_mod(var_16, var_cols, adj_16, adj_cols, adj_17);
    wp::adj_add(var_15, var_cols, adj_15, adj_cols, adj_16);
    wp::adj_add(var_1, var_11, adj_1, adj_11, adj_15);
    // adj: c = (col + k + cols) % cols                                                       <L 22>
    wp::adj_mod(var_13, var_rows, adj_13, adj_rows, adj_14);
    wp::adj_add(var_12, var_rows, adj_12, adj_rows, adj_13);
    wp::adj_add(var_0, var_11, adj_0, adj_11, adj_12);
    // adj: r = (row + k + rows) % rows                                                       <L 21>
    // adj: for k in range(-1, 2, 2):                                                         <L 20>
    if (var_9) {
        label0:;
        // adj: return                                                                        <L 18>
        wp::adj_array_store(var_new_parent, var_3, var_5, adj_new_parent, adj_3, adj_5);
        // adj: new_parent[cell] = label                                                      <L 17>
    }
    wp::adj_address(var_binary, var_0, var_1, adj_binary, adj_0, adj_1, adj_7);
    // adj: if binary[row, col] == 0:                                                         <L 16>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_parent, var_3, adj_parent, adj_3, adj_4);
    // adj: label = parent[cell]                                                              <L 15>
    wp::adj_add(var_2, var_1, adj_2, adj_1, adj_3);
    wp::adj_mul(var_0, var_cols, adj_0, adj_cols, adj_2);
    // adj: cell = row * cols + col                                                           <L 14>
    // adj: row, col = wp.tid()                                                               <L 13>
    // adj: def relabel_components(                                                           <L 5>
    return;
}
