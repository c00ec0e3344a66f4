struct wp_args_denoise_echo_e811e959 {
    wp::array_t<wp::float32> history;
    wp::float32 detune_ratio;
    wp::array_t<wp::float32> envelope_in;
    wp::array_t<wp::float32> channel_b;
    wp::array_t<wp::float32> coeffs;
    wp::float32 threshold;
    wp::array_t<wp::float32> gated_out;
};

template <bool wp_linear_contiguous>
static void denoise_echo_e811e959_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_denoise_echo_e811e959 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_denoise_echo_e811e959 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.history.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.envelope_in.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.channel_b.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.coeffs.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.gated_out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_history = _wp_args->history;
    wp::float32 var_detune_ratio = _wp_args->detune_ratio;
    wp::array_t<wp::float32> var_envelope_in = _wp_args->envelope_in;
    wp::array_t<wp::float32> var_channel_b = _wp_args->channel_b;
    wp::array_t<wp::float32> var_coeffs = _wp_args->coeffs;
    wp::float32 var_threshold = _wp_args->threshold;
    wp::array_t<wp::float32> var_gated_out = _wp_args->gated_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.7;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    wp::float32* var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 2.2;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::float32 var_15 = 6.2832;
    const wp::int32 var_16 = 3;
    wp::float32* var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 0.42;
    const wp::float32 var_21 = 0.5;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 0.08;
    const wp::float32 var_26 = 2.0;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 6.2832;
    const wp::int32 var_33 = 3;
    wp::float32* var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    const wp::float32 var_37 = 0.54;
    const wp::float32 var_38 = 0.46;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::float32 var_42 = 0.1;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32* var_45;
    wp::float32 var_46;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32* var_49;
    wp::float32 var_50;
    wp::float32 var_51;
    wp::float32* var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    wp::float32 var_56;
    //---------
    // forward
    // def denoise_echo(                                                                      <L 5>
    // index = wp.tid()                                                                       <L 14>
    var_0 = builtin_tid1d();
    // mixed = history[index] * 0.7                                                           <L 15>
    var_1 = wp::address(var_history, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mul(var_4, var_2);
    // ripple = wp.sin(coeffs[1] + channel_b[index] + detune_ratio * 2.2)                     <L 16>
    var_6 = wp::address(var_coeffs, var_5);
    var_7 = wp::address(var_channel_b, var_0);
    var_9 = wp::load(var_6);
    var_10 = wp::load(var_7);
    var_8 = wp::add(var_9, var_10);
    var_12 = wp::mul(var_detune_ratio, var_11);
    var_13 = wp::add(var_8, var_12);
    var_14 = wp::sin(var_13);
    // a = 6.2832 * coeffs[3]                                                                 <L 17>
    var_17 = wp::address(var_coeffs, var_16);
    var_19 = wp::load(var_17);
    var_18 = wp::mul(var_15, var_19);
    // w = 0.42 - 0.5 * wp.cos(a) + 0.08 * wp.cos(2.0 * a)                                    <L 18>
    var_22 = wp::cos(var_18);
    var_23 = wp::mul(var_21, var_22);
    var_24 = wp::sub(var_20, var_23);
    var_27 = wp::mul(var_26, var_18);
    var_28 = wp::cos(var_27);
    var_29 = wp::mul(var_25, var_28);
    var_30 = wp::add(var_24, var_29);
    // softened = threshold * w                                                               <L 19>
    var_31 = wp::mul(var_threshold, var_30);
    // angle = 6.2832 * coeffs[3]                                                             <L 20>
    var_34 = wp::address(var_coeffs, var_33);
    var_36 = wp::load(var_34);
    var_35 = wp::mul(var_32, var_36);
    // win = 0.54 - 0.46 * wp.cos(angle)                                                      <L 21>
    var_39 = wp::cos(var_35);
    var_40 = wp::mul(var_38, var_39);
    var_41 = wp::sub(var_37, var_40);
    // tapered = softened * 0.1 * win                                                         <L 22>
    var_43 = wp::mul(var_31, var_42);
    var_44 = wp::mul(var_43, var_41);
    // delta = (tapered - history[index]) * detune_ratio - envelope_in[index]                 <L 23>
    var_45 = wp::address(var_history, var_0);
    var_47 = wp::load(var_45);
    var_46 = wp::sub(var_44, var_47);
    var_48 = wp::mul(var_46, var_detune_ratio);
    var_49 = wp::address(var_envelope_in, var_0);
    var_51 = wp::load(var_49);
    var_50 = wp::sub(var_48, var_51);
    // gated_out[index] = delta * channel_b[index] / mixed + ripple                           <L 24>
    var_52 = wp::address(var_channel_b, var_0);
    var_54 = wp::load(var_52);
    var_53 = wp::mul(var_50, var_54);
    var_55 = wp::div(var_53, var_3);
    var_56 = wp::add(var_55, var_14);
    wp::array_store(var_gated_out, var_0, var_56);
}

template <bool wp_linear_contiguous>
static void denoise_echo_e811e959_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_denoise_echo_e811e959 *_wp_args,
    wp_args_denoise_echo_e811e959 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_denoise_echo_e811e959 wp_contiguous_args;
    wp_args_denoise_echo_e811e959 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.history.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.history.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.envelope_in.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.envelope_in.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.channel_b.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.channel_b.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.coeffs.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.coeffs.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.gated_out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.gated_out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_history = _wp_args->history;
    wp::float32 var_detune_ratio = _wp_args->detune_ratio;
    wp::array_t<wp::float32> var_envelope_in = _wp_args->envelope_in;
    wp::array_t<wp::float32> var_channel_b = _wp_args->channel_b;
    wp::array_t<wp::float32> var_coeffs = _wp_args->coeffs;
    wp::float32 var_threshold = _wp_args->threshold;
    wp::array_t<wp::float32> var_gated_out = _wp_args->gated_out;
    wp::array_t<wp::float32> adj_history = _wp_adj_args->history;
    wp::float32 adj_detune_ratio = _wp_adj_args->detune_ratio;
    wp::array_t<wp::float32> adj_envelope_in = _wp_adj_args->envelope_in;
    wp::array_t<wp::float32> adj_channel_b = _wp_adj_args->channel_b;
    wp::array_t<wp::float32> adj_coeffs = _wp_adj_args->coeffs;
    wp::float32 adj_threshold = _wp_adj_args->threshold;
    wp::array_t<wp::float32> adj_gated_out = _wp_adj_args->gated_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.7;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    wp::float32* var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 2.2;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::float32 var_15 = 6.2832;
    const wp::int32 var_16 = 3;
    wp::float32* var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 0.42;
    const wp::float32 var_21 = 0.5;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 0.08;
    const wp::float32 var_26 = 2.0;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 6.2832;
    const wp::int32 var_33 = 3;
    wp::float32* var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    const wp::float32 var_37 = 0.54;
    const wp::float32 var_38 = 0.46;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::float32 var_42 = 0.1;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32* var_45;
    wp::float32 var_46;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32* var_49;
    wp::float32 var_50;
    wp::float32 var_51;
    wp::float32* var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    wp::float32 var_56;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::int32 adj_16 = {};
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
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
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
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    //---------
    // forward
    // def denoise_echo(                                                                      <L 5>
    // index = wp.tid()                                                                       <L 14>
    var_0 = builtin_tid1d();
    // mixed = history[index] * 0.7                                                           <L 15>
    var_1 = wp::address(var_history, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mul(var_4, var_2);
    // ripple = wp.sin(coeffs[1] + channel_b[index] + detune_ratio * 2.2)                     <L 16>
    var_6 = wp::address(var_coeffs, var_5);
    var_7 = wp::address(var_channel_b, var_0);
    var_9 = wp::load(var_6);
    var_10 = wp::load(var_7);
    var_8 = wp::add(var_9, var_10);
    var_12 = wp::mul(var_detune_ratio, var_11);
    var_13 = wp::add(var_8, var_12);
    var_14 = wp::sin(var_13);
    // a = 6.2832 * coeffs[3]                                                                 <L 17>
    var_17 = wp::address(var_coeffs, var_16);
    var_19 = wp::load(var_17);
    var_18 = wp::mul(var_15, var_19);
    // w = 0.42 - 0.5 * wp.cos(a) + 0.08 * wp.cos(2.0 * a)                                    <L 18>
    var_22 = wp::cos(var_18);
    var_23 = wp::mul(var_21, var_22);
    var_24 = wp::sub(var_20, var_23);
    var_27 = wp::mul(var_26, var_18);
    var_28 = wp::cos(var_27);
    var_29 = wp::mul(var_25, var_28);
    var_30 = wp::add(var_24, var_29);
    // softened = threshold * w                                                               <L 19>
    var_31 = wp::mul(var_threshold, var_30);
    // angle = 6.2832 * coeffs[3]                                                             <L 20>
    var_34 = wp::address(var_coeffs, var_33);
    var_36 = wp::load(var_34);
    var_35 = wp::mul(var_32, var_36);
    // win = 0.54 - 0.46 * wp.cos(angle)                                                      <L 21>
    var_39 = wp::cos(var_35);
    var_40 = wp::mul(var_38, var_39);
    var_41 = wp::sub(var_37, var_40);
    // tapered = softened * 0.1 * win                                                         <L 22>
    var_43 = wp::mul(var_31, var_42);
    var_44 = wp::mul(var_43, var_41);
    // delta = (tapered - history[index]) * detune_ratio - envelope_in[index]                 <L 23>
    var_45 = wp::address(var_history, var_0);
    var_47 = wp::load(var_45);
    var_46 = wp::sub(var_44, var_47);
    var_48 = wp::mul(var_46, var_detune_ratio);
    var_49 = wp::address(var_envelope_in, var_0);
    var_51 = wp::load(var_49);
    var_50 = wp::sub(var_48, var_51);
    // gated_out[index] = delta * channel_b[index] / mixed + ripple                           <L 24>
    var_52 = wp::address(var_channel_b, var_0);
    var_54 = wp::load(var_52);
    var_53 = wp::mul(var_50, var_54);
    var_55 = wp::div(var_53, var_3);
    var_56 = wp::add(var_55, var_14);
    // wp::array_store(var_gated_out, var_0, var_56);
    //---------
    // reverse
    wp::adj_array_store(var_gated_out, var_0, var_56, adj_gated_out, adj_0, adj_56);
    wp::adj_add(var_55, var_14, adj_55, adj_14, adj_56);
    wp::adj_div(var_53, var_3, var_55, adj_53, adj_3, adj_55);
    wp::adj_mul(var_50, var_54, adj_50, adj_52, adj_53);
    wp::adj_address(var_channel_b, var_0, adj_channel_b, adj_0, adj_52);
    // adj: gated_out[index] = delta * channel_b[index] / mixed + ripple                      <L 24>
    wp::adj_sub(var_48, var_51, adj_48, adj_49, adj_50);
    wp::adj_address(var_envelope_in, var_0, adj_envelope_in, adj_0, adj_49);
    wp::adj_mul(var_46, var_detune_ratio, adj_46, adj_detune_ratio, adj_48);
    wp::adj_sub(var_44, var_47, adj_44, adj_45, adj_46);
    wp::adj_address(var_history, var_0, adj_history, adj_0, adj_45);
    // adj: delta = (tapered - history[index]) * detune_ratio - envelope_in[index]            <L 23>
    wp::adj_mul(var_43, var_41, adj_43, adj_41, adj_44);
    wp::adj_mul(var_31, var_42, adj_31, adj_42, adj_43);
    // adj: tapered = softened * 0.1 * win                                                    <L 22>
    wp::adj_sub(var_37, var_40, adj_37, adj_40, adj_41);
    wp::adj_mul(var_38, var_39, adj_38, adj_39, adj_40);
    wp::adj_cos(var_35, adj_35, adj_39);
    // adj: win = 0.54 - 0.46 * wp.cos(angle)                                                 <L 21>
    wp::adj_mul(var_32, var_36, adj_32, adj_34, adj_35);
    wp::adj_address(var_coeffs, var_33, adj_coeffs, adj_33, adj_34);
    // adj: angle = 6.2832 * coeffs[3]                                                        <L 20>
    wp::adj_mul(var_threshold, var_30, adj_threshold, adj_30, adj_31);
    // adj: softened = threshold * w                                                          <L 19>
    wp::adj_add(var_24, var_29, adj_24, adj_29, adj_30);
    wp::adj_mul(var_25, var_28, adj_25, adj_28, adj_29);
    wp::adj_cos(var_27, adj_27, adj_28);
    wp::adj_mul(var_26, var_18, adj_26, adj_18, adj_27);
    wp::adj_sub(var_20, var_23, adj_20, adj_23, adj_24);
    wp::adj_mul(var_21, var_22, adj_21, adj_22, adj_23);
    wp::adj_cos(var_18, adj_18, adj_22);
    // adj: w = 0.42 - 0.5 * wp.cos(a) + 0.08 * wp.cos(2.0 * a)                               <L 18>
    wp::adj_mul(var_15, var_19, adj_15, adj_17, adj_18);
    wp::adj_address(var_coeffs, var_16, adj_coeffs, adj_16, adj_17);
    // adj: a = 6.2832 * coeffs[3]                                                            <L 17>
    wp::adj_sin(var_13, adj_13, adj_14);
    wp::adj_add(var_8, var_12, adj_8, adj_12, adj_13);
    wp::adj_mul(var_detune_ratio, var_11, adj_detune_ratio, adj_11, adj_12);
    wp::adj_add(var_9, var_10, adj_6, adj_7, adj_8);
    wp::adj_address(var_channel_b, var_0, adj_channel_b, adj_0, adj_7);
    wp::adj_address(var_coeffs, var_5, adj_coeffs, adj_5, adj_6);
    // adj: ripple = wp.sin(coeffs[1] + channel_b[index] + detune_ratio * 2.2)                <L 16>
    wp::adj_mul(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_history, var_0, adj_history, adj_0, adj_1);
    // adj: mixed = history[index] * 0.7                                                      <L 15>
    // adj: index = wp.tid()                                                                  <L 14>
    // adj: def denoise_echo(                                                                 <L 5>
    return;
}
