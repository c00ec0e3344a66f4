struct wp_args_equalise_band_0e2be40b {
    wp::array_t<wp::float32> frames;
    wp::float32 release_time;
    wp::vec_t<3, wp::float32> sensor_offset;
    wp::float32 rate;
    wp::int32 size;
    wp::array_t<wp::float32> band_energy;
    wp::array_t<wp::float32> modulated;
};

template <bool wp_linear_contiguous>
static void equalise_band_0e2be40b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_equalise_band_0e2be40b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_frames = _wp_args->frames;
    wp::float32 var_release_time = _wp_args->release_time;
    wp::vec_t<3, wp::float32> var_sensor_offset = _wp_args->sensor_offset;
    wp::float32 var_rate = _wp_args->rate;
    wp::int32 var_size = _wp_args->size;
    wp::array_t<wp::float32> var_band_energy = _wp_args->band_energy;
    wp::array_t<wp::float32> var_modulated = _wp_args->modulated;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::float32 var_4 = 3.2;
    wp::vec_t<3, wp::float32> var_5;
    const wp::float32 var_6 = 3.1;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 1;
    wp::int32 var_13;
    const wp::int32 var_14 = 0;
    wp::int32 var_15;
    const wp::int32 var_16 = 1;
    wp::int32 var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    wp::int32 var_20;
    wp::float32* var_21;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32* var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 3.0;
    wp::float32 var_30;
    const wp::int32 var_31 = 1;
    wp::int32 var_32;
    const wp::int32 var_33 = 6;
    wp::int32 var_34;
    wp::float32 var_35;
    const wp::float32 var_36 = 1.5;
    wp::float32 var_37;
    const wp::float32 var_38 = -0.5;
    wp::float32 var_39;
    const wp::float32 var_40 = 40.0;
    wp::float32 var_41;
    wp::float32 var_42;
    wp::float32 var_43;
    const wp::float32 var_44 = 0.28;
    bool var_45;
    const wp::int32 var_46 = 2;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    const wp::int32 var_50 = 0;
    wp::float32 var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    //---------
    // forward
    // def equalise_band(                                                                     <L 5>
    // thread = wp.tid()                                                                      <L 14>
    var_0 = builtin_tid1d();
    // if thread >= size:                                                                     <L 15>
    var_1 = (var_0 >= var_size);
    if (var_1) {
        // return                                                                             <L 16>
        return;
    }
    // color = (sensor_offset - sensor_offset * rate) * 3.2                                   <L 17>
    var_2 = wp::mul(var_sensor_offset, var_rate);
    var_3 = wp::sub(var_sensor_offset, var_2);
    var_5 = wp::mul(var_3, var_4);
    // side = sensor_offset * 3.1 - sensor_offset * release_time                              <L 18>
    var_7 = wp::mul(var_sensor_offset, var_6);
    var_8 = wp::mul(var_sensor_offset, var_release_time);
    var_9 = wp::sub(var_7, var_8);
    // heading = sensor_offset - sensor_offset * release_time                                 <L 19>
    var_10 = wp::mul(var_sensor_offset, var_release_time);
    var_11 = wp::sub(var_sensor_offset, var_10);
    // prev = wp.max(thread - 1, 0)                                                           <L 20>
    var_13 = wp::sub(var_0, var_12);
    var_15 = wp::max(var_13, var_14);
    // succ = wp.min(thread + 1, size - 1)                                                    <L 21>
    var_17 = wp::add(var_0, var_16);
    var_19 = wp::sub(var_size, var_18);
    var_20 = wp::min(var_17, var_19);
    // avg_s = (frames[prev] + frames[thread] + frames[succ]) / 3.0                           <L 22>
    var_21 = wp::address(var_frames, var_15);
    var_22 = wp::address(var_frames, var_0);
    var_24 = wp::load(var_21);
    var_25 = wp::load(var_22);
    var_23 = wp::add(var_24, var_25);
    var_26 = wp::address(var_frames, var_20);
    var_28 = wp::load(var_26);
    var_27 = wp::add(var_23, var_28);
    var_30 = wp::div(var_27, var_29);
    // wp.atomic_sub(band_energy, thread % 1, thread % 6, avg_s)                              <L 23>
    var_32 = wp::mod(var_0, var_31);
    var_34 = wp::mod(var_0, var_33);
    var_35 = wp::atomic_sub(var_band_energy, var_32, var_34, var_30);
    // z = avg_s / 1.5                                                                        <L 24>
    var_37 = wp::div(var_30, var_36);
    // bell_w = wp.exp(-0.5 * wp.min(z * z, 40.0))                                            <L 25>
    var_39 = wp::mul(var_37, var_37);
    var_41 = wp::min(var_39, var_40);
    var_42 = wp::mul(var_38, var_41);
    var_43 = wp::exp(var_42);
    // if bell_w >= 0.28:                                                                     <L 26>
    var_45 = (var_43 >= var_44);
    if (var_45) {
        // modulated[thread] = wp.sin(wp.sin(side.z))                                         <L 27>
        var_47 = wp::extract(var_9, var_46);
        var_48 = wp::sin(var_47);
        var_49 = wp::sin(var_48);
        wp::array_store(var_modulated, var_0, var_49);
    }
    if (!var_45) {
        // modulated[thread] = wp.radians(release_time * color[0]) * wp.length(heading)       <L 29>
        var_51 = wp::extract(var_5, var_50);
        var_52 = wp::mul(var_release_time, var_51);
        var_53 = wp::radians(var_52);
        var_54 = wp::length(var_11);
        var_55 = wp::mul(var_53, var_54);
        wp::array_store(var_modulated, var_0, var_55);
    }
}

template <bool wp_linear_contiguous>
static void equalise_band_0e2be40b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_equalise_band_0e2be40b *_wp_args,
    wp_args_equalise_band_0e2be40b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_frames = _wp_args->frames;
    wp::float32 var_release_time = _wp_args->release_time;
    wp::vec_t<3, wp::float32> var_sensor_offset = _wp_args->sensor_offset;
    wp::float32 var_rate = _wp_args->rate;
    wp::int32 var_size = _wp_args->size;
    wp::array_t<wp::float32> var_band_energy = _wp_args->band_energy;
    wp::array_t<wp::float32> var_modulated = _wp_args->modulated;
    wp::array_t<wp::float32> adj_frames = _wp_adj_args->frames;
    wp::float32 adj_release_time = _wp_adj_args->release_time;
    wp::vec_t<3, wp::float32> adj_sensor_offset = _wp_adj_args->sensor_offset;
    wp::float32 adj_rate = _wp_adj_args->rate;
    wp::int32 adj_size = _wp_adj_args->size;
    wp::array_t<wp::float32> adj_band_energy = _wp_adj_args->band_energy;
    wp::array_t<wp::float32> adj_modulated = _wp_adj_args->modulated;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::float32 var_4 = 3.2;
    wp::vec_t<3, wp::float32> var_5;
    const wp::float32 var_6 = 3.1;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 1;
    wp::int32 var_13;
    const wp::int32 var_14 = 0;
    wp::int32 var_15;
    const wp::int32 var_16 = 1;
    wp::int32 var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    wp::int32 var_20;
    wp::float32* var_21;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32* var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 3.0;
    wp::float32 var_30;
    const wp::int32 var_31 = 1;
    wp::int32 var_32;
    const wp::int32 var_33 = 6;
    wp::int32 var_34;
    wp::float32 var_35;
    const wp::float32 var_36 = 1.5;
    wp::float32 var_37;
    const wp::float32 var_38 = -0.5;
    wp::float32 var_39;
    const wp::float32 var_40 = 40.0;
    wp::float32 var_41;
    wp::float32 var_42;
    wp::float32 var_43;
    const wp::float32 var_44 = 0.28;
    bool var_45;
    const wp::int32 var_46 = 2;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    const wp::int32 var_50 = 0;
    wp::float32 var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
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
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    bool adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    //---------
    // forward
    // def equalise_band(                                                                     <L 5>
    // thread = wp.tid()                                                                      <L 14>
    var_0 = builtin_tid1d();
    // if thread >= size:                                                                     <L 15>
    var_1 = (var_0 >= var_size);
    if (var_1) {
        // return                                                                             <L 16>
        goto label0;
    }
    // color = (sensor_offset - sensor_offset * rate) * 3.2                                   <L 17>
    var_2 = wp::mul(var_sensor_offset, var_rate);
    var_3 = wp::sub(var_sensor_offset, var_2);
    var_5 = wp::mul(var_3, var_4);
    // side = sensor_offset * 3.1 - sensor_offset * release_time                              <L 18>
    var_7 = wp::mul(var_sensor_offset, var_6);
    var_8 = wp::mul(var_sensor_offset, var_release_time);
    var_9 = wp::sub(var_7, var_8);
    // heading = sensor_offset - sensor_offset * release_time                                 <L 19>
    var_10 = wp::mul(var_sensor_offset, var_release_time);
    var_11 = wp::sub(var_sensor_offset, var_10);
    // prev = wp.max(thread - 1, 0)                                                           <L 20>
    var_13 = wp::sub(var_0, var_12);
    var_15 = wp::max(var_13, var_14);
    // succ = wp.min(thread + 1, size - 1)                                                    <L 21>
    var_17 = wp::add(var_0, var_16);
    var_19 = wp::sub(var_size, var_18);
    var_20 = wp::min(var_17, var_19);
    // avg_s = (frames[prev] + frames[thread] + frames[succ]) / 3.0                           <L 22>
    var_21 = wp::address(var_frames, var_15);
    var_22 = wp::address(var_frames, var_0);
    var_24 = wp::load(var_21);
    var_25 = wp::load(var_22);
    var_23 = wp::add(var_24, var_25);
    var_26 = wp::address(var_frames, var_20);
    var_28 = wp::load(var_26);
    var_27 = wp::add(var_23, var_28);
    var_30 = wp::div(var_27, var_29);
    // wp.atomic_sub(band_energy, thread % 1, thread % 6, avg_s)                              <L 23>
    var_32 = wp::mod(var_0, var_31);
    var_34 = wp::mod(var_0, var_33);
    // var_35 = wp::atomic_sub(var_band_energy, var_32, var_34, var_30);
    // z = avg_s / 1.5                                                                        <L 24>
    var_37 = wp::div(var_30, var_36);
    // bell_w = wp.exp(-0.5 * wp.min(z * z, 40.0))                                            <L 25>
    var_39 = wp::mul(var_37, var_37);
    var_41 = wp::min(var_39, var_40);
    var_42 = wp::mul(var_38, var_41);
    var_43 = wp::exp(var_42);
    // if bell_w >= 0.28:                                                                     <L 26>
    var_45 = (var_43 >= var_44);
    if (var_45) {
        // modulated[thread] = wp.sin(wp.sin(side.z))                                         <L 27>
        var_47 = wp::extract(var_9, var_46);
        var_48 = wp::sin(var_47);
        var_49 = wp::sin(var_48);
        // wp::array_store(var_modulated, var_0, var_49);
    }
    if (!var_45) {
        // modulated[thread] = wp.radians(release_time * color[0]) * wp.length(heading)       <L 29>
        var_51 = wp::extract(var_5, var_50);
        var_52 = wp::mul(var_release_time, var_51);
        var_53 = wp::radians(var_52);
        var_54 = wp::length(var_11);
        var_55 = wp::mul(var_53, var_54);
        // wp::array_store(var_modulated, var_0, var_55);
    }
    //---------
    // reverse
    if (!var_45) {
        wp::adj_array_store(var_modulated, var_0, var_55, adj_modulated, adj_0, adj_55);
        wp::adj_mul(var_53, var_54, adj_53, adj_54, adj_55);
        wp::adj_length(var_11, var_54, adj_11, adj_54);
        wp::adj_radians(var_52, adj_52, adj_53);
        wp::adj_mul(var_release_time, var_51, adj_release_time, adj_51, adj_52);
        wp::adj_extract(var_5, var_50, adj_5, adj_50, adj_51);
        // adj: modulated[thread] = wp.radians(release_time * color[0]) * wp.length(heading)  <L 29>
    }
    if (var_45) {
        wp::adj_array_store(var_modulated, var_0, var_49, adj_modulated, adj_0, adj_49);
        wp::adj_sin(var_48, adj_48, adj_49);
        wp::adj_sin(var_47, adj_47, adj_48);
        wp::adj_extract(var_9, var_46, adj_9, adj_46, adj_47);
        // adj: modulated[thread] = wp.sin(wp.sin(side.z))                                    <L 27>
    }
    // adj: if bell_w >= 0.28:                                                                <L 26>
    wp::adj_exp(var_42, var_43, adj_42, adj_43);
    wp::adj_mul(var_38, var_41, adj_38, adj_41, adj_42);
    wp::adj_min(var_39, var_40, adj_39, adj_40, adj_41);
    wp::adj_mul(var_37, var_37, adj_37, adj_37, adj_39);
    // adj: bell_w = wp.exp(-0.5 * wp.min(z * z, 40.0))                                       <L 25>
    wp::adj_div(var_30, var_36, var_37, adj_30, adj_36, adj_37);
    // adj: z = avg_s / 1.5                                                                   <L 24>
    wp::adj_atomic_sub(var_band_energy, var_32, var_34, var_30, adj_band_energy, adj_32, adj_34, adj_30, adj_35);
    wp::adj_mod(var_0, var_33, adj_0, adj_33, adj_34);
    wp::adj_mod(var_0, var_31, adj_0, adj_31, adj_32);
    // adj: wp.atomic_sub(band_energy, thread % 1, thread % 6, avg_s)                         <L 23>
    wp::adj_div(var_27, var_29, var_30, adj_27, adj_29, adj_30);
    wp::adj_add(var_23, var_28, adj_23, adj_26, adj_27);
    wp::adj_address(var_frames, var_20, adj_frames, adj_20, adj_26);
    wp::adj_add(var_24, var_25, adj_21, adj_22, adj_23);
    wp::adj_address(var_frames, var_0, adj_frames, adj_0, adj_22);
    wp::adj_address(var_frames, var_15, adj_frames, adj_15, adj_21);
    // adj: avg_s = (frames[prev] + frames[thread] + frames[succ]) / 3.0                      <L 22>
    wp::adj_min(var_17, var_19, adj_17, adj_19, adj_20);
    wp::adj_sub(var_size, var_18, adj_size, adj_18, adj_19);
    wp::adj_add(var_0, var_16, adj_0, adj_16, adj_17);
    // adj: succ = wp.min(thread + 1, size - 1)                                               <L 21>
    wp::adj_max(var_13, var_14, adj_13, adj_14, adj_15);
    wp::adj_sub(var_0, var_12, adj_0, adj_12, adj_13);
    // adj: prev = wp.max(thread - 1, 0)                                                      <L 20>
    wp::adj_sub(var_sensor_offset, var_10, adj_sensor_offset, adj_10, adj_11);
    wp::adj_mul(var_sensor_offset, var_release_time, adj_sensor_offset, adj_release_time, adj_10);
    // adj: heading = sensor_offset - sensor_offset * release_time                            <L 19>
    wp::adj_sub(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_mul(var_sensor_offset, var_release_time, adj_sensor_offset, adj_release_time, adj_8);
    wp::adj_mul(var_sensor_offset, var_6, adj_sensor_offset, adj_6, adj_7);
    // adj: side = sensor_offset * 3.1 - sensor_offset * release_time                         <L 18>
    wp::adj_mul(var_3, var_4, adj_3, adj_4, adj_5);
    wp::adj_sub(var_sensor_offset, var_2, adj_sensor_offset, adj_2, adj_3);
    wp::adj_mul(var_sensor_offset, var_rate, adj_sensor_offset, adj_rate, adj_2);
    // adj: color = (sensor_offset - sensor_offset * rate) * 3.2                              <L 17>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 16>
    }
    // adj: if thread >= size:                                                                <L 15>
    // adj: thread = wp.tid()                                                                 <L 14>
    // adj: def equalise_band(                                                                <L 5>
    return;
}
