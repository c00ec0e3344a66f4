struct wp_args_filter_extremum_dbddddc6 {
    wp::array_t<wp::float32> image;
    wp::int32 rows;
    wp::int32 cols;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void filter_extremum_dbddddc6_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_filter_extremum_dbddddc6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_image = _wp_args->image;
    wp::int32 var_rows = _wp_args->rows;
    wp::int32 var_cols = _wp_args->cols;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = -2;
    const wp::int32 var_7 = 1;
    wp::int32 var_8;
    const wp::int32 var_9 = -2;
    wp::range_t var_10;
    wp::int32 var_11;
    const wp::int32 var_12 = -2;
    const wp::int32 var_13 = 1;
    wp::int32 var_14;
    const wp::int32 var_15 = -2;
    wp::range_t var_16;
    wp::int32 var_17;
    wp::int32 var_18;
    wp::int32 var_19;
    wp::int32 var_20;
    wp::int32 var_21;
    bool var_22;
    wp::int32 var_23;
    wp::int32 var_24;
    bool var_25;
    const wp::int32 var_26 = 0;
    bool var_27;
    bool var_28;
    const wp::int32 var_29 = 0;
    bool var_30;
    bool var_31;
    wp::float32* var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    bool var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    //---------
    // forward
    // def filter_extremum(image: wp.array2d[float], rows: int, cols: int, out: wp.array2d[float]):       <L 7>
    // row, col = wp.tid()                                                                    <L 8>
    builtin_tid2d(var_0, var_1);
    // highest = image[row, col]                                                              <L 9>
    var_2 = wp::address(var_image, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // for a in range(-SIZE, SIZE + 1):                                                       <L 10>
    var_8 = wp::add(var_5, var_7);
    var_10 = wp::range(var_9, var_8);
    start_for_0:;
        if (iter_cmp(var_10) == 0) goto end_for_0;
        var_11 = wp::iter_next(var_10);
        // for b in range(-SIZE, SIZE + 1):                                                   <L 11>
        var_14 = wp::add(var_5, var_13);
        var_16 = wp::range(var_15, var_14);
        start_for_2:;
            if (iter_cmp(var_16) == 0) goto end_for_2;
            var_17 = wp::iter_next(var_16);
            // if a * a + b * b > SIZE * SIZE:                                                <L 13>
            var_18 = wp::mul(var_11, var_11);
            var_19 = wp::mul(var_17, var_17);
            var_20 = wp::add(var_18, var_19);
            var_21 = wp::mul(var_5, var_5);
            var_22 = (var_20 > var_21);
            if (var_22) {
                // continue                                                                   <L 14>
                goto start_for_2;
            }
            // r = row + a                                                                    <L 15>
            var_23 = wp::add(var_0, var_11);
            // c = col + b                                                                    <L 16>
            var_24 = wp::add(var_1, var_17);
            // if r >= 0 and r < rows and c >= 0 and c < cols:                                <L 17>
            var_27 = (var_23 >= var_26);
            var_25 = var_27;
            if (var_25) {
                var_28 = (var_23 < var_rows);
                var_25 = var_25 && var_28;
            }
            if (var_25) {
                var_30 = (var_24 >= var_29);
                var_25 = var_25 && var_30;
            }
            if (var_25) {
                var_31 = (var_24 < var_cols);
                var_25 = var_25 && var_31;
            }
            if (var_25) {
                // value = image[r, c]                                                        <L 18>
                var_32 = wp::address(var_image, var_23, var_24);
                var_34 = wp::load(var_32);
                var_33 = wp::copy(var_34);
                // if value > highest:                                                        <L 19>
                var_35 = (var_33 > var_3);
                if (var_35) {
                    // highest = value                                                        <L 20>
                    var_36 = wp::copy(var_33);
                }
                var_37 = wp::where(var_35, var_36, var_3);
            }
            var_38 = wp::where(var_25, var_37, var_3);
            wp::assign(var_3, var_38);
            goto start_for_2;
        end_for_2:;
        goto start_for_0;
    end_for_0:;
    // out[row, col] = highest                                                                <L 21>
    wp::array_store(var_out, var_0, var_1, var_3);
}

template <bool wp_linear_contiguous>
static void filter_extremum_dbddddc6_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_filter_extremum_dbddddc6 *_wp_args,
    wp_args_filter_extremum_dbddddc6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_image = _wp_args->image;
    wp::int32 var_rows = _wp_args->rows;
    wp::int32 var_cols = _wp_args->cols;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_image = _wp_adj_args->image;
    wp::int32 adj_rows = _wp_adj_args->rows;
    wp::int32 adj_cols = _wp_adj_args->cols;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = -2;
    const wp::int32 var_7 = 1;
    wp::int32 var_8;
    const wp::int32 var_9 = -2;
    wp::range_t var_10;
    wp::int32 var_11;
    const wp::int32 var_12 = -2;
    const wp::int32 var_13 = 1;
    wp::int32 var_14;
    const wp::int32 var_15 = -2;
    wp::range_t var_16;
    wp::int32 var_17;
    wp::int32 var_18;
    wp::int32 var_19;
    wp::int32 var_20;
    wp::int32 var_21;
    bool var_22;
    wp::int32 var_23;
    wp::int32 var_24;
    bool var_25;
    const wp::int32 var_26 = 0;
    bool var_27;
    bool var_28;
    const wp::int32 var_29 = 0;
    bool var_30;
    bool var_31;
    wp::float32* var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    bool var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::range_t adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::range_t adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    bool adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    bool adj_25 = {};
    wp::int32 adj_26 = {};
    bool adj_27 = {};
    bool adj_28 = {};
    wp::int32 adj_29 = {};
    bool adj_30 = {};
    bool adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    bool adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    //---------
    // forward
    // def filter_extremum(image: wp.array2d[float], rows: int, cols: int, out: wp.array2d[float]):       <L 7>
    // row, col = wp.tid()                                                                    <L 8>
    builtin_tid2d(var_0, var_1);
    // highest = image[row, col]                                                              <L 9>
    var_2 = wp::address(var_image, var_0, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // for a in range(-SIZE, SIZE + 1):                                                       <L 10>
    var_8 = wp::add(var_5, var_7);
    var_10 = wp::range(var_9, var_8);
    // out[row, col] = highest                                                                <L 21>
    // wp::array_store(var_out, var_0, var_1, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_1, var_3, adj_out, adj_0, adj_1, adj_3);
    // adj: out[row, col] = highest                                                           <L 21>
    var_10 = wp::iter_reverse(var_10);
    start_for_0:;
        if (iter_cmp(var_10) == 0) goto end_for_0;
        var_11 = wp::iter_next(var_10);
    	adj_12 = {};
    	adj_13 = {};
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
        // for b in range(-SIZE, SIZE + 1):                                                   <L 11>
        var_14 = wp::add(var_5, var_13);
        var_16 = wp::range(var_15, var_14);
        var_16 = wp::iter_reverse(var_16);
        start_for_2:;
            if (iter_cmp(var_16) == 0) goto end_for_2;
            var_17 = wp::iter_next(var_16);
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
            // if a * a + b * b > SIZE * SIZE:                                                <L 13>
            var_18 = wp::mul(var_11, var_11);
            var_19 = wp::mul(var_17, var_17);
            var_20 = wp::add(var_18, var_19);
            var_21 = wp::mul(var_5, var_5);
            var_22 = (var_20 > var_21);
            if (var_22) {
                // continue                                                                   <L 14>
                goto start_for_2;
            }
            // r = row + a                                                                    <L 15>
            var_23 = wp::add(var_0, var_11);
            // c = col + b                                                                    <L 16>
            var_24 = wp::add(var_1, var_17);
            // if r >= 0 and r < rows and c >= 0 and c < cols:                                <L 17>
            var_27 = (var_23 >= var_26);
            var_25 = var_27;
            if (var_25) {
                var_28 = (var_23 < var_rows);
                var_25 = var_25 && var_28;
            }
            if (var_25) {
                var_30 = (var_24 >= var_29);
                var_25 = var_25 && var_30;
            }
            if (var_25) {
                var_31 = (var_24 < var_cols);
                var_25 = var_25 && var_31;
            }
            if (var_25) {
                // value = image[r, c]                                                        <L 18>
                var_32 = wp::address(var_image, var_23, var_24);
                var_34 = wp::load(var_32);
                var_33 = wp::copy(var_34);
                // if value > highest:                                                        <L 19>
                var_35 = (var_33 > var_3);
                if (var_35) {
                    // highest = value                                                        <L 20>
                    var_36 = wp::copy(var_33);
                }
                var_37 = wp::where(var_35, var_36, var_3);
            }
            var_38 = wp::where(var_25, var_37, var_3);
            wp::assign(var_3, var_38);
            wp::adj_assign(var_3, var_38, adj_3, adj_38);
            wp::adj_where(var_25, var_37, var_3, adj_25, adj_37, adj_3, adj_38);
            if (var_25) {
                wp::adj_where(var_35, var_36, var_3, adj_35, adj_36, adj_3, adj_37);
                if (var_35) {
                    wp::adj_copy(var_33, adj_33, adj_36);
                    // adj: highest = value                                                   <L 20>
                }
                // adj: if value > highest:                                                   <L 19>
                wp::adj_copy(var_34, adj_32, adj_33);
                wp::adj_address(var_image, var_23, var_24, adj_image, adj_23, adj_24, adj_32);
                // adj: value = image[r, c]                                                   <L 18>
            }
            if (var_25) {
            }
            if (var_25) {
            }
            if (var_25) {
            }
            // adj: if r >= 0 and r < rows and c >= 0 and c < cols:                           <L 17>
            wp::adj_add(var_1, var_17, adj_1, adj_17, adj_24);
            // adj: c = col + b                                                               <L 16>
            wp::adj_add(var_0, var_11, adj_0, adj_11, adj_23);
            // adj: r = row + a                                                               <L 15>
            if (var_22) {
                // adj: continue                                                              <L 14>
            }
            wp::adj_mul(var_5, var_5, adj_5, adj_5, adj_21);
            wp::adj_add(var_18, var_19, adj_18, adj_19, adj_20);
            wp::adj_mul(var_17, var_17, adj_17, adj_17, adj_19);
            wp::adj_mul(var_11, var_11, adj_11, adj_11, adj_18);
            // adj: if a * a + b * b > SIZE * SIZE:                                           <L 13>
        	goto start_for_2;
        end_for_2:;
        wp::adj_add(var_5, var_13, adj_5, adj_13, adj_14);
        // adj: for b in range(-SIZE, SIZE + 1):                                              <L 11>
    	goto start_for_0;
    end_for_0:;
    wp::adj_add(var_5, var_7, adj_5, adj_7, adj_8);
    // adj: for a in range(-SIZE, SIZE + 1):                                                  <L 10>
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_image, var_0, var_1, adj_image, adj_0, adj_1, adj_2);
    // adj: highest = image[row, col]                                                         <L 9>
    // adj: row, col = wp.tid()                                                               <L 8>
    // adj: def filter_extremum(image: wp.array2d[float], rows: int, cols: int, out: wp.array2d[float]):  <L 7>
    return;
}
