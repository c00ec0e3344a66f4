struct wp_args_score_gradients_a35646aa {
    wp::array_t<wp::float32> gradients;
    wp::float32 temperature;
    wp::float32 edge;
    wp::array_t<wp::float32> activations;
    wp::array_t<wp::float32> hidden;
    wp::array_t<wp::float32> targets;
    wp::array_t<wp::float32> context_out;
};

template <bool wp_linear_contiguous>
static void score_gradients_a35646aa_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_score_gradients_a35646aa *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_gradients = _wp_args->gradients;
    wp::float32 var_temperature = _wp_args->temperature;
    wp::float32 var_edge = _wp_args->edge;
    wp::array_t<wp::float32> var_activations = _wp_args->activations;
    wp::array_t<wp::float32> var_hidden = _wp_args->hidden;
    wp::array_t<wp::float32> var_targets = _wp_args->targets;
    wp::array_t<wp::float32> var_context_out = _wp_args->context_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 4;
    wp::int32 var_8;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::float32 var_12 = 5.0;
    wp::float32 var_13;
    const wp::float32 var_14 = 3.0;
    wp::float32 var_15;
    const wp::int32 var_16 = 4;
    wp::int32 var_17;
    wp::float32* var_18;
    const wp::int32 var_19 = 0;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::float32 var_24 = 7.0;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    const wp::float32 var_28 = -0.6;
    bool var_29;
    const wp::float32 var_30 = 0.0;
    wp::float32 var_31;
    const wp::int32 var_32 = 0;
    wp::float32* var_33;
    wp::float32* var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::int32 var_39 = 1;
    wp::float32* var_40;
    wp::float32* var_41;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32 var_45;
    const wp::int32 var_46 = 2;
    wp::float32* var_47;
    wp::float32* var_48;
    wp::float32 var_49;
    wp::float32 var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    const wp::int32 var_53 = 3;
    wp::float32* var_54;
    wp::float32* var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    const wp::float32 var_61 = 0.0;
    const wp::float32 var_62 = 1.0;
    wp::float32 var_63;
    const wp::float32 var_64 = 0.2;
    const wp::float32 var_65 = 1.0;
    wp::float32 var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    wp::float32 var_69;
    wp::float32 var_70;
    wp::float32 var_71;
    wp::float32 var_72;
    //---------
    // forward
    // def score_gradients(                                                                   <L 5>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // hidden_i = hidden[i]                                                                   <L 15>
    var_1 = wp::address(var_hidden, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // target = targets[i]                                                                    <L 16>
    var_4 = wp::address(var_targets, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // logit = hidden_i - activations[i, i % 4] + 5.0                                         <L 17>
    var_8 = wp::mod(var_0, var_7);
    var_9 = wp::address(var_activations, var_0, var_8);
    var_11 = wp::load(var_9);
    var_10 = wp::sub(var_2, var_11);
    var_13 = wp::add(var_10, var_12);
    // hidden_unit = logit - 3.0                                                              <L 18>
    var_15 = wp::sub(var_13, var_14);
    // penalty = activations[i, i % 4] * gradients[i, 0] - 7.0                                <L 19>
    var_17 = wp::mod(var_0, var_16);
    var_18 = wp::address(var_activations, var_0, var_17);
    var_20 = wp::address(var_gradients, var_0, var_19);
    var_22 = wp::load(var_18);
    var_23 = wp::load(var_20);
    var_21 = wp::mul(var_22, var_23);
    var_25 = wp::sub(var_21, var_24);
    // g_out = wp.clamp(edge, -target, target)                                                <L 20>
    var_26 = wp::neg(var_5);
    var_27 = wp::clamp(var_edge, var_26, var_5);
    // if g_out < -0.6:                                                                       <L 21>
    var_29 = (var_27 < var_28);
    if (var_29) {
        // acc = float(0.0)                                                                   <L 22>
        var_31 = wp::float(var_30);
        // for j in range(4):                                                                 <L 23>
        // acc += gradients[i, j] * activations[i, j]                                         <L 24>
        var_33 = wp::address(var_gradients, var_0, var_32);
        var_34 = wp::address(var_activations, var_0, var_32);
        var_36 = wp::load(var_33);
        var_37 = wp::load(var_34);
        var_35 = wp::mul(var_36, var_37);
        var_38 = wp::add(var_31, var_35);
        var_40 = wp::address(var_gradients, var_0, var_39);
        var_41 = wp::address(var_activations, var_0, var_39);
        var_43 = wp::load(var_40);
        var_44 = wp::load(var_41);
        var_42 = wp::mul(var_43, var_44);
        var_45 = wp::add(var_38, var_42);
        var_47 = wp::address(var_gradients, var_0, var_46);
        var_48 = wp::address(var_activations, var_0, var_46);
        var_50 = wp::load(var_47);
        var_51 = wp::load(var_48);
        var_49 = wp::mul(var_50, var_51);
        var_52 = wp::add(var_45, var_49);
        var_54 = wp::address(var_gradients, var_0, var_53);
        var_55 = wp::address(var_activations, var_0, var_53);
        var_57 = wp::load(var_54);
        var_58 = wp::load(var_55);
        var_56 = wp::mul(var_57, var_58);
        var_59 = wp::add(var_52, var_56);
        // affine = acc + hidden_i                                                            <L 25>
        var_60 = wp::add(var_59, var_2);
        // hard_label = wp.clamp(affine, 0.0, 1.0)                                            <L 26>
        var_63 = wp::clamp(var_60, var_61, var_62);
        // eps_s = 0.2                                                                        <L 27>
        // y_soft = hard_label * (1.0 - eps_s) + eps_s / logit                                <L 28>
        var_66 = wp::sub(var_65, var_64);
        var_67 = wp::mul(var_63, var_66);
        var_68 = wp::div(var_64, var_13);
        var_69 = wp::add(var_67, var_68);
        // context_out[i] = y_soft                                                            <L 29>
        wp::array_store(var_context_out, var_0, var_69);
    }
    if (!var_29) {
        // context_out[i] = wp.exp(penalty) * temperature + hidden_unit                       <L 31>
        var_70 = wp::exp(var_25);
        var_71 = wp::mul(var_70, var_temperature);
        var_72 = wp::add(var_71, var_15);
        wp::array_store(var_context_out, var_0, var_72);
    }
}

template <bool wp_linear_contiguous>
static void score_gradients_a35646aa_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_score_gradients_a35646aa *_wp_args,
    wp_args_score_gradients_a35646aa *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_gradients = _wp_args->gradients;
    wp::float32 var_temperature = _wp_args->temperature;
    wp::float32 var_edge = _wp_args->edge;
    wp::array_t<wp::float32> var_activations = _wp_args->activations;
    wp::array_t<wp::float32> var_hidden = _wp_args->hidden;
    wp::array_t<wp::float32> var_targets = _wp_args->targets;
    wp::array_t<wp::float32> var_context_out = _wp_args->context_out;
    wp::array_t<wp::float32> adj_gradients = _wp_adj_args->gradients;
    wp::float32 adj_temperature = _wp_adj_args->temperature;
    wp::float32 adj_edge = _wp_adj_args->edge;
    wp::array_t<wp::float32> adj_activations = _wp_adj_args->activations;
    wp::array_t<wp::float32> adj_hidden = _wp_adj_args->hidden;
    wp::array_t<wp::float32> adj_targets = _wp_adj_args->targets;
    wp::array_t<wp::float32> adj_context_out = _wp_adj_args->context_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 4;
    wp::int32 var_8;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::float32 var_12 = 5.0;
    wp::float32 var_13;
    const wp::float32 var_14 = 3.0;
    wp::float32 var_15;
    const wp::int32 var_16 = 4;
    wp::int32 var_17;
    wp::float32* var_18;
    const wp::int32 var_19 = 0;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    const wp::float32 var_24 = 7.0;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    const wp::float32 var_28 = -0.6;
    bool var_29;
    const wp::float32 var_30 = 0.0;
    wp::float32 var_31;
    const wp::int32 var_32 = 0;
    wp::float32* var_33;
    wp::float32* var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::int32 var_39 = 1;
    wp::float32* var_40;
    wp::float32* var_41;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32 var_45;
    const wp::int32 var_46 = 2;
    wp::float32* var_47;
    wp::float32* var_48;
    wp::float32 var_49;
    wp::float32 var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    const wp::int32 var_53 = 3;
    wp::float32* var_54;
    wp::float32* var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    const wp::float32 var_61 = 0.0;
    const wp::float32 var_62 = 1.0;
    wp::float32 var_63;
    const wp::float32 var_64 = 0.2;
    const wp::float32 var_65 = 1.0;
    wp::float32 var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    wp::float32 var_69;
    wp::float32 var_70;
    wp::float32 var_71;
    wp::float32 var_72;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    bool adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::float32 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::float32 adj_69 = {};
    wp::float32 adj_70 = {};
    wp::float32 adj_71 = {};
    wp::float32 adj_72 = {};
    //---------
    // forward
    // def score_gradients(                                                                   <L 5>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // hidden_i = hidden[i]                                                                   <L 15>
    var_1 = wp::address(var_hidden, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // target = targets[i]                                                                    <L 16>
    var_4 = wp::address(var_targets, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // logit = hidden_i - activations[i, i % 4] + 5.0                                         <L 17>
    var_8 = wp::mod(var_0, var_7);
    var_9 = wp::address(var_activations, var_0, var_8);
    var_11 = wp::load(var_9);
    var_10 = wp::sub(var_2, var_11);
    var_13 = wp::add(var_10, var_12);
    // hidden_unit = logit - 3.0                                                              <L 18>
    var_15 = wp::sub(var_13, var_14);
    // penalty = activations[i, i % 4] * gradients[i, 0] - 7.0                                <L 19>
    var_17 = wp::mod(var_0, var_16);
    var_18 = wp::address(var_activations, var_0, var_17);
    var_20 = wp::address(var_gradients, var_0, var_19);
    var_22 = wp::load(var_18);
    var_23 = wp::load(var_20);
    var_21 = wp::mul(var_22, var_23);
    var_25 = wp::sub(var_21, var_24);
    // g_out = wp.clamp(edge, -target, target)                                                <L 20>
    var_26 = wp::neg(var_5);
    var_27 = wp::clamp(var_edge, var_26, var_5);
    // if g_out < -0.6:                                                                       <L 21>
    var_29 = (var_27 < var_28);
    if (var_29) {
        // acc = float(0.0)                                                                   <L 22>
        var_31 = wp::float(var_30);
        // for j in range(4):                                                                 <L 23>
        // acc += gradients[i, j] * activations[i, j]                                         <L 24>
        var_33 = wp::address(var_gradients, var_0, var_32);
        var_34 = wp::address(var_activations, var_0, var_32);
        var_36 = wp::load(var_33);
        var_37 = wp::load(var_34);
        var_35 = wp::mul(var_36, var_37);
        var_38 = wp::add(var_31, var_35);
        var_40 = wp::address(var_gradients, var_0, var_39);
        var_41 = wp::address(var_activations, var_0, var_39);
        var_43 = wp::load(var_40);
        var_44 = wp::load(var_41);
        var_42 = wp::mul(var_43, var_44);
        var_45 = wp::add(var_38, var_42);
        var_47 = wp::address(var_gradients, var_0, var_46);
        var_48 = wp::address(var_activations, var_0, var_46);
        var_50 = wp::load(var_47);
        var_51 = wp::load(var_48);
        var_49 = wp::mul(var_50, var_51);
        var_52 = wp::add(var_45, var_49);
        var_54 = wp::address(var_gradients, var_0, var_53);
        var_55 = wp::address(var_activations, var_0, var_53);
        var_57 = wp::load(var_54);
        var_58 = wp::load(var_55);
        var_56 = wp::mul(var_57, var_58);
        var_59 = wp::add(var_52, var_56);
        // affine = acc + hidden_i                                                            <L 25>
        var_60 = wp::add(var_59, var_2);
        // hard_label = wp.clamp(affine, 0.0, 1.0)                                            <L 26>
        var_63 = wp::clamp(var_60, var_61, var_62);
        // eps_s = 0.2                                                                        <L 27>
        // y_soft = hard_label * (1.0 - eps_s) + eps_s / logit                                <L 28>
        var_66 = wp::sub(var_65, var_64);
        var_67 = wp::mul(var_63, var_66);
        var_68 = wp::div(var_64, var_13);
        var_69 = wp::add(var_67, var_68);
        // context_out[i] = y_soft                                                            <L 29>
        // wp::array_store(var_context_out, var_0, var_69);
    }
    if (!var_29) {
        // context_out[i] = wp.exp(penalty) * temperature + hidden_unit                       <L 31>
        var_70 = wp::exp(var_25);
        var_71 = wp::mul(var_70, var_temperature);
        var_72 = wp::add(var_71, var_15);
        // wp::array_store(var_context_out, var_0, var_72);
    }
    //---------
    // reverse
    if (!var_29) {
        wp::adj_array_store(var_context_out, var_0, var_72, adj_context_out, adj_0, adj_72);
        wp::adj_add(var_71, var_15, adj_71, adj_15, adj_72);
        wp::adj_mul(var_70, var_temperature, adj_70, adj_temperature, adj_71);
        wp::adj_exp(var_25, var_70, adj_25, adj_70);
        // adj: context_out[i] = wp.exp(penalty) * temperature + hidden_unit                  <L 31>
    }
    if (var_29) {
        wp::adj_array_store(var_context_out, var_0, var_69, adj_context_out, adj_0, adj_69);
        // adj: context_out[i] = y_soft                                                       <L 29>
        wp::adj_add(var_67, var_68, adj_67, adj_68, adj_69);
        wp::adj_div(var_64, var_13, var_68, adj_64, adj_13, adj_68);
        wp::adj_mul(var_63, var_66, adj_63, adj_66, adj_67);
        wp::adj_sub(var_65, var_64, adj_65, adj_64, adj_66);
        // adj: y_soft = hard_label * (1.0 - eps_s) + eps_s / logit                           <L 28>
        // adj: eps_s = 0.2                                                                   <L 27>
        wp::adj_clamp(var_60, var_61, var_62, adj_60, adj_61, adj_62, adj_63);
        // adj: hard_label = wp.clamp(affine, 0.0, 1.0)                                       <L 26>
        wp::adj_add(var_59, var_2, adj_59, adj_2, adj_60);
        // adj: affine = acc + hidden_i                                                       <L 25>
        wp::adj_add(var_52, var_56, adj_52, adj_56, adj_59);
        wp::adj_mul(var_57, var_58, adj_54, adj_55, adj_56);
        wp::adj_address(var_activations, var_0, var_53, adj_activations, adj_0, adj_53, adj_55);
        wp::adj_address(var_gradients, var_0, var_53, adj_gradients, adj_0, adj_53, adj_54);
        wp::adj_add(var_45, var_49, adj_45, adj_49, adj_52);
        wp::adj_mul(var_50, var_51, adj_47, adj_48, adj_49);
        wp::adj_address(var_activations, var_0, var_46, adj_activations, adj_0, adj_46, adj_48);
        wp::adj_address(var_gradients, var_0, var_46, adj_gradients, adj_0, adj_46, adj_47);
        wp::adj_add(var_38, var_42, adj_38, adj_42, adj_45);
        wp::adj_mul(var_43, var_44, adj_40, adj_41, adj_42);
        wp::adj_address(var_activations, var_0, var_39, adj_activations, adj_0, adj_39, adj_41);
        wp::adj_address(var_gradients, var_0, var_39, adj_gradients, adj_0, adj_39, adj_40);
        wp::adj_add(var_31, var_35, adj_31, adj_35, adj_38);
        wp::adj_mul(var_36, var_37, adj_33, adj_34, adj_35);
        wp::adj_address(var_activations, var_0, var_32, adj_activations, adj_0, adj_32, adj_34);
        wp::adj_address(var_gradients, var_0, var_32, adj_gradients, adj_0, adj_32, adj_33);
        // adj: acc += gradients[i, j] * activations[i, j]                                    <L 24>
        // adj: for j in range(4):                                                            <L 23>
        wp::adj_float(var_30, adj_30, adj_31);
        // adj: acc = float(0.0)                                                              <L 22>
    }
    // adj: if g_out < -0.6:                                                                  <L 21>
    wp::adj_clamp(var_edge, var_26, var_5, adj_edge, adj_26, adj_5, adj_27);
    wp::adj_neg(var_5, adj_5, adj_26);
    // adj: g_out = wp.clamp(edge, -target, target)                                           <L 20>
    wp::adj_sub(var_21, var_24, adj_21, adj_24, adj_25);
    wp::adj_mul(var_22, var_23, adj_18, adj_20, adj_21);
    wp::adj_address(var_gradients, var_0, var_19, adj_gradients, adj_0, adj_19, adj_20);
    wp::adj_address(var_activations, var_0, var_17, adj_activations, adj_0, adj_17, adj_18);
    wp::adj_mod(var_0, var_16, adj_0, adj_16, adj_17);
    // adj: penalty = activations[i, i % 4] * gradients[i, 0] - 7.0                           <L 19>
    wp::adj_sub(var_13, var_14, adj_13, adj_14, adj_15);
    // adj: hidden_unit = logit - 3.0                                                         <L 18>
    wp::adj_add(var_10, var_12, adj_10, adj_12, adj_13);
    wp::adj_sub(var_2, var_11, adj_2, adj_9, adj_10);
    wp::adj_address(var_activations, var_0, var_8, adj_activations, adj_0, adj_8, adj_9);
    wp::adj_mod(var_0, var_7, adj_0, adj_7, adj_8);
    // adj: logit = hidden_i - activations[i, i % 4] + 5.0                                    <L 17>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_targets, var_0, adj_targets, adj_0, adj_4);
    // adj: target = targets[i]                                                               <L 16>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_hidden, var_0, adj_hidden, adj_0, adj_1);
    // adj: hidden_i = hidden[i]                                                              <L 15>
    // adj: i = wp.tid()                                                                      <L 14>
    // adj: def score_gradients(                                                              <L 5>
    return;
}
