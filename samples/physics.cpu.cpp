struct wp_args_interference_pattern_3f9dbfcc {
    wp::array_t<wp::vec_t<3, wp::float32>> place;
    wp::array_t<wp::float32> gain;
    wp::array_t<wp::float32> phase;
    wp::int32 num;
    wp::float32 wave_number;
    wp::vec_t<3, wp::float32> corner;
    wp::vec_t<3, wp::float32> step_u;
    wp::vec_t<3, wp::float32> step_v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void interference_pattern_3f9dbfcc_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_interference_pattern_3f9dbfcc *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_place = _wp_args->place;
    wp::array_t<wp::float32> var_gain = _wp_args->gain;
    wp::array_t<wp::float32> var_phase = _wp_args->phase;
    wp::int32 var_num = _wp_args->num;
    wp::float32 var_wave_number = _wp_args->wave_number;
    wp::vec_t<3, wp::float32> var_corner = _wp_args->corner;
    wp::vec_t<3, wp::float32> var_step_u = _wp_args->step_u;
    wp::vec_t<3, wp::float32> var_step_v = _wp_args->step_v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::float32 var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::float32 var_8 = 0.0;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.0;
    wp::float32 var_11;
    wp::range_t var_12;
    wp::int32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32* var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32* var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    //---------
    // forward
    // def interference_pattern(                                                              <L 5>
    // i, j = wp.tid()                                                                        <L 16>
    builtin_tid2d(var_0, var_1);
    // p = corner + float(j) * step_u + float(i) * step_v                                     <L 17>
    var_2 = wp::float(var_1);
    var_3 = wp::mul(var_2, var_step_u);
    var_4 = wp::add(var_corner, var_3);
    var_5 = wp::float(var_0);
    var_6 = wp::mul(var_5, var_step_v);
    var_7 = wp::add(var_4, var_6);
    // re = float(0.0)                                                                        <L 18>
    var_9 = wp::float(var_8);
    // im = float(0.0)                                                                        <L 19>
    var_11 = wp::float(var_10);
    // for k in range(num):                                                                   <L 20>
    var_12 = wp::range(var_num);
    start_for_0:;
        if (iter_cmp(var_12) == 0) goto end_for_0;
        var_13 = wp::iter_next(var_12);
        // dist = wp.length(p - place[k])                                                     <L 21>
        var_14 = wp::address(var_place, var_13);
        var_16 = wp::load(var_14);
        var_15 = wp::sub(var_7, var_16);
        var_17 = wp::length(var_15);
        // phi = wave_number * dist + phase[k]                                                <L 22>
        var_18 = wp::mul(var_wave_number, var_17);
        var_19 = wp::address(var_phase, var_13);
        var_21 = wp::load(var_19);
        var_20 = wp::add(var_18, var_21);
        // re += gain[k] * wp.cos(phi)                                                        <L 23>
        var_22 = wp::address(var_gain, var_13);
        var_23 = wp::cos(var_20);
        var_25 = wp::load(var_22);
        var_24 = wp::mul(var_25, var_23);
        var_26 = wp::add(var_9, var_24);
        // im += gain[k] * wp.sin(phi)                                                        <L 24>
        var_27 = wp::address(var_gain, var_13);
        var_28 = wp::sin(var_20);
        var_30 = wp::load(var_27);
        var_29 = wp::mul(var_30, var_28);
        var_31 = wp::add(var_11, var_29);
        wp::assign(var_9, var_26);
        wp::assign(var_11, var_31);
        goto start_for_0;
    end_for_0:;
    // out[i, j] = re * re + im * im                                                          <L 25>
    var_32 = wp::mul(var_9, var_9);
    var_33 = wp::mul(var_11, var_11);
    var_34 = wp::add(var_32, var_33);
    wp::array_store(var_out, var_0, var_1, var_34);
}

template <bool wp_linear_contiguous>
static void interference_pattern_3f9dbfcc_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_interference_pattern_3f9dbfcc *_wp_args,
    wp_args_interference_pattern_3f9dbfcc *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_place = _wp_args->place;
    wp::array_t<wp::float32> var_gain = _wp_args->gain;
    wp::array_t<wp::float32> var_phase = _wp_args->phase;
    wp::int32 var_num = _wp_args->num;
    wp::float32 var_wave_number = _wp_args->wave_number;
    wp::vec_t<3, wp::float32> var_corner = _wp_args->corner;
    wp::vec_t<3, wp::float32> var_step_u = _wp_args->step_u;
    wp::vec_t<3, wp::float32> var_step_v = _wp_args->step_v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_place = _wp_adj_args->place;
    wp::array_t<wp::float32> adj_gain = _wp_adj_args->gain;
    wp::array_t<wp::float32> adj_phase = _wp_adj_args->phase;
    wp::int32 adj_num = _wp_adj_args->num;
    wp::float32 adj_wave_number = _wp_adj_args->wave_number;
    wp::vec_t<3, wp::float32> adj_corner = _wp_adj_args->corner;
    wp::vec_t<3, wp::float32> adj_step_u = _wp_adj_args->step_u;
    wp::vec_t<3, wp::float32> adj_step_v = _wp_adj_args->step_v;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::float32 var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::float32 var_8 = 0.0;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.0;
    wp::float32 var_11;
    wp::range_t var_12;
    wp::int32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32* var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32* var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::range_t adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
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
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    //---------
    // forward
    // def interference_pattern(                                                              <L 5>
    // i, j = wp.tid()                                                                        <L 16>
    builtin_tid2d(var_0, var_1);
    // p = corner + float(j) * step_u + float(i) * step_v                                     <L 17>
    var_2 = wp::float(var_1);
    var_3 = wp::mul(var_2, var_step_u);
    var_4 = wp::add(var_corner, var_3);
    var_5 = wp::float(var_0);
    var_6 = wp::mul(var_5, var_step_v);
    var_7 = wp::add(var_4, var_6);
    // re = float(0.0)                                                                        <L 18>
    var_9 = wp::float(var_8);
    // im = float(0.0)                                                                        <L 19>
    var_11 = wp::float(var_10);
    // for k in range(num):                                                                   <L 20>
    var_12 = wp::range(var_num);
    // out[i, j] = re * re + im * im                                                          <L 25>
    var_32 = wp::mul(var_9, var_9);
    var_33 = wp::mul(var_11, var_11);
    var_34 = wp::add(var_32, var_33);
    // wp::array_store(var_out, var_0, var_1, var_34);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_1, var_34, adj_out, adj_0, adj_1, adj_34);
    wp::adj_add(var_32, var_33, adj_32, adj_33, adj_34);
    wp::adj_mul(var_11, var_11, adj_11, adj_11, adj_33);
    wp::adj_mul(var_9, var_9, adj_9, adj_9, adj_32);
    // adj: out[i, j] = re * re + im * im                                                     <L 25>
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
        // dist = wp.length(p - place[k])                                                     <L 21>
        var_14 = wp::address(var_place, var_13);
        var_16 = wp::load(var_14);
        var_15 = wp::sub(var_7, var_16);
        var_17 = wp::length(var_15);
        // phi = wave_number * dist + phase[k]                                                <L 22>
        var_18 = wp::mul(var_wave_number, var_17);
        var_19 = wp::address(var_phase, var_13);
        var_21 = wp::load(var_19);
        var_20 = wp::add(var_18, var_21);
        // re += gain[k] * wp.cos(phi)                                                        <L 23>
        var_22 = wp::address(var_gain, var_13);
        var_23 = wp::cos(var_20);
        var_25 = wp::load(var_22);
        var_24 = wp::mul(var_25, var_23);
        var_26 = wp::add(var_9, var_24);
        // im += gain[k] * wp.sin(phi)                                                        <L 24>
        var_27 = wp::address(var_gain, var_13);
        var_28 = wp::sin(var_20);
        var_30 = wp::load(var_27);
        var_29 = wp::mul(var_30, var_28);
        var_31 = wp::add(var_11, var_29);
        wp::assign(var_9, var_26);
        wp::assign(var_11, var_31);
        wp::adj_assign(var_11, var_31, adj_11, adj_31);
        wp::adj_assign(var_9, var_26, adj_9, adj_26);
        wp::adj_add(var_11, var_29, adj_11, adj_29, adj_31);
        wp::adj_mul(var_30, var_28, adj_27, adj_28, adj_29);
        wp::adj_sin(var_20, adj_20, adj_28);
        wp::adj_address(var_gain, var_13, adj_gain, adj_13, adj_27);
        // adj: im += gain[k] * wp.sin(phi)                                                   <L 24>
        wp::adj_add(var_9, var_24, adj_9, adj_24, adj_26);
        wp::adj_mul(var_25, var_23, adj_22, adj_23, adj_24);
        wp::adj_cos(var_20, adj_20, adj_23);
        wp::adj_address(var_gain, var_13, adj_gain, adj_13, adj_22);
        // adj: re += gain[k] * wp.cos(phi)                                                   <L 23>
        wp::adj_add(var_18, var_21, adj_18, adj_19, adj_20);
        wp::adj_address(var_phase, var_13, adj_phase, adj_13, adj_19);
        wp::adj_mul(var_wave_number, var_17, adj_wave_number, adj_17, adj_18);
        // adj: phi = wave_number * dist + phase[k]                                           <L 22>
        wp::adj_length(var_15, var_17, adj_15, adj_17);
        wp::adj_sub(var_7, var_16, adj_7, adj_14, adj_15);
        wp::adj_address(var_place, var_13, adj_place, adj_13, adj_14);
        // adj: dist = wp.length(p - place[k])                                                <L 21>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(num):                                                              <L 20>
    wp::adj_float(var_10, adj_10, adj_11);
    // adj: im = float(0.0)                                                                   <L 19>
    wp::adj_float(var_8, adj_8, adj_9);
    // adj: re = float(0.0)                                                                   <L 18>
    wp::adj_add(var_4, var_6, adj_4, adj_6, adj_7);
    wp::adj_mul(var_5, var_step_v, adj_5, adj_step_v, adj_6);
    wp::adj_float(var_0, adj_0, adj_5);
    wp::adj_add(var_corner, var_3, adj_corner, adj_3, adj_4);
    wp::adj_mul(var_2, var_step_u, adj_2, adj_step_u, adj_3);
    wp::adj_float(var_1, adj_1, adj_2);
    // adj: p = corner + float(j) * step_u + float(i) * step_v                                <L 17>
    // adj: i, j = wp.tid()                                                                   <L 16>
    // adj: def interference_pattern(                                                         <L 5>
    return;
}
