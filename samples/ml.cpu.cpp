struct wp_args_pool_residual_block_a19bbdcc {
    wp::array_t<wp::float64> weights;
    wp::array_t<wp::float64> features;
    wp::float64 learning_rate;
    wp::array_t<wp::float64> params_in;
    wp::array_t<wp::float64> hidden;
    wp::array_t<wp::float64> residuals_in;
    wp::array_t<wp::float64> pooled;
};

template <bool wp_linear_contiguous>
static void pool_residual_block_a19bbdcc_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pool_residual_block_a19bbdcc *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_weights = _wp_args->weights;
    wp::array_t<wp::float64> var_features = _wp_args->features;
    wp::float64 var_learning_rate = _wp_args->learning_rate;
    wp::array_t<wp::float64> var_params_in = _wp_args->params_in;
    wp::array_t<wp::float64> var_hidden = _wp_args->hidden;
    wp::array_t<wp::float64> var_residuals_in = _wp_args->residuals_in;
    wp::array_t<wp::float64> var_pooled = _wp_args->pooled;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    wp::float64* var_3;
    const wp::int32 var_4 = 8;
    wp::int32 var_5;
    wp::float64* var_6;
    wp::float64 var_7;
    wp::float64 var_8;
    wp::float64 var_9;
    wp::float64 var_10;
    wp::float64 var_11;
    wp::float64 var_12;
    const wp::int32 var_13 = 1;
    wp::float64* var_14;
    wp::float64 var_15;
    wp::float64 var_16;
    wp::float64 var_17;
    wp::float64 var_18;
    wp::float64 var_19;
    const wp::int32 var_20 = 0;
    wp::float64* var_21;
    wp::float64 var_22;
    wp::float64 var_23;
    const wp::int32 var_24 = 0;
    wp::float64* var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    const wp::int32 var_28 = 1;
    wp::float64* var_29;
    wp::float64 var_30;
    wp::float64 var_31;
    const wp::int32 var_32 = 2;
    wp::float64* var_33;
    wp::float64 var_34;
    wp::float64 var_35;
    wp::float64 var_36;
    const wp::int32 var_37 = 0;
    wp::float64* var_38;
    wp::float64 var_39;
    wp::float64 var_40;
    wp::float64 var_41;
    wp::float64 var_42;
    wp::float64 var_43;
    const wp::int32 var_44 = 1;
    wp::float64* var_45;
    wp::float64 var_46;
    wp::float64 var_47;
    wp::float64 var_48;
    wp::float64 var_49;
    wp::float64 var_50;
    const wp::int32 var_51 = 2;
    wp::float64* var_52;
    wp::float64 var_53;
    wp::float64 var_54;
    wp::float64 var_55;
    wp::float64 var_56;
    wp::float64 var_57;
    const wp::int32 var_58 = 0;
    wp::float64* var_59;
    wp::float64 var_60;
    wp::float64 var_61;
    wp::float64 var_62;
    wp::float64 var_63;
    wp::float64 var_64;
    wp::float64 var_65;
    wp::float64 var_66;
    wp::float64 var_67;
    const wp::int32 var_68 = 0;
    wp::float64* var_69;
    wp::float64* var_70;
    wp::float64 var_71;
    wp::float64 var_72;
    wp::float64 var_73;
    wp::float64 var_74;
    const wp::int32 var_75 = 1;
    wp::float64* var_76;
    wp::float64* var_77;
    wp::float64 var_78;
    wp::float64 var_79;
    wp::float64 var_80;
    wp::float64 var_81;
    const wp::int32 var_82 = 2;
    wp::float64* var_83;
    wp::float64* var_84;
    wp::float64 var_85;
    wp::float64 var_86;
    wp::float64 var_87;
    wp::float64 var_88;
    wp::float64 var_89;
    wp::float64 var_90;
    wp::float64 var_91;
    wp::float64 var_92;
    wp::float64 var_93;
    wp::float64 var_94;
    wp::float64 var_95;
    wp::float64 var_96;
    wp::float64* var_97;
    wp::float64 var_98;
    wp::float64 var_99;
    const wp::int32 var_100 = 1;
    wp::float64* var_101;
    wp::float64 var_102;
    wp::float64 var_103;
    wp::float64 var_104;
    const wp::int32 var_105 = 7;
    wp::int32 var_106;
    wp::float64* var_107;
    wp::float64 var_108;
    wp::float64 var_109;
    wp::float64* var_110;
    wp::float64 var_111;
    wp::float64 var_112;
    wp::float64 var_113;
    wp::float64 var_114;
    //---------
    // forward
    // def pool_residual_block(                                                               <L 5>
    // tid = wp.tid()                                                                         <L 14>
    var_0 = builtin_tid1d();
    // confidence = learning_rate + features[tid % 3] * params_in[tid, tid % 8]               <L 15>
    var_2 = wp::mod(var_0, var_1);
    var_3 = wp::address(var_features, var_2);
    var_5 = wp::mod(var_0, var_4);
    var_6 = wp::address(var_params_in, var_0, var_5);
    var_8 = wp::load(var_3);
    var_9 = wp::load(var_6);
    var_7 = wp::mul(var_8, var_9);
    var_10 = wp::add(var_learning_rate, var_7);
    // confidence *= wp.float64(3.2)                                                          <L 16>
    var_11 = 3.2;
    var_12 = wp::mul(var_10, var_11);
    // margin_value = learning_rate * params_in[tid][1] - wp.float64(0.8)                     <L 17>
    var_14 = wp::address(var_params_in, var_0, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::mul(var_learning_rate, var_16);
    var_17 = 0.8;
    var_18 = wp::sub(var_15, var_17);
    // temp = wp.float64(0.8)                                                                 <L 18>
    var_19 = 0.8;
    // peak = residuals_in[0]                                                                 <L 19>
    var_21 = wp::address(var_residuals_in, var_20);
    var_23 = wp::load(var_21);
    var_22 = wp::copy(var_23);
    // for j in range(3):                                                                     <L 20>
    // peak = wp.max(peak, residuals_in[j])                                                   <L 21>
    var_25 = wp::address(var_residuals_in, var_24);
    var_27 = wp::load(var_25);
    var_26 = wp::max(var_22, var_27);
    var_29 = wp::address(var_residuals_in, var_28);
    var_31 = wp::load(var_29);
    var_30 = wp::max(var_26, var_31);
    var_33 = wp::address(var_residuals_in, var_32);
    var_35 = wp::load(var_33);
    var_34 = wp::max(var_30, var_35);
    // denom = wp.float64(0.001)                                                              <L 22>
    var_36 = 0.001;
    // for l in range(3):                                                                     <L 23>
    // denom += wp.exp((residuals_in[l] - peak) / temp)                                       <L 24>
    var_38 = wp::address(var_residuals_in, var_37);
    var_40 = wp::load(var_38);
    var_39 = wp::sub(var_40, var_34);
    var_41 = wp::div(var_39, var_19);
    var_42 = wp::exp(var_41);
    var_43 = wp::add(var_36, var_42);
    var_45 = wp::address(var_residuals_in, var_44);
    var_47 = wp::load(var_45);
    var_46 = wp::sub(var_47, var_34);
    var_48 = wp::div(var_46, var_19);
    var_49 = wp::exp(var_48);
    var_50 = wp::add(var_43, var_49);
    var_52 = wp::address(var_residuals_in, var_51);
    var_54 = wp::load(var_52);
    var_53 = wp::sub(var_54, var_34);
    var_55 = wp::div(var_53, var_19);
    var_56 = wp::exp(var_55);
    var_57 = wp::add(var_50, var_56);
    // attn = wp.exp((residuals_in[0] - peak) / temp) / denom                                 <L 25>
    var_59 = wp::address(var_residuals_in, var_58);
    var_61 = wp::load(var_59);
    var_60 = wp::sub(var_61, var_34);
    var_62 = wp::div(var_60, var_19);
    var_63 = wp::exp(var_62);
    var_64 = wp::div(var_63, var_57);
    // feature = wp.min(attn, wp.float64(10.0))                                               <L 26>
    var_65 = 10.0;
    var_66 = wp::min(var_64, var_65);
    // power = wp.float64(0.0)                                                                <L 27>
    var_67 = 0.0;
    // for c in range(3):                                                                     <L 28>
    // power += residuals_in[c] * residuals_in[c]                                             <L 29>
    var_69 = wp::address(var_residuals_in, var_68);
    var_70 = wp::address(var_residuals_in, var_68);
    var_72 = wp::load(var_69);
    var_73 = wp::load(var_70);
    var_71 = wp::mul(var_72, var_73);
    var_74 = wp::add(var_67, var_71);
    var_76 = wp::address(var_residuals_in, var_75);
    var_77 = wp::address(var_residuals_in, var_75);
    var_79 = wp::load(var_76);
    var_80 = wp::load(var_77);
    var_78 = wp::mul(var_79, var_80);
    var_81 = wp::add(var_74, var_78);
    var_83 = wp::address(var_residuals_in, var_82);
    var_84 = wp::address(var_residuals_in, var_82);
    var_86 = wp::load(var_83);
    var_87 = wp::load(var_84);
    var_85 = wp::mul(var_86, var_87);
    var_88 = wp::add(var_81, var_85);
    // rms = wp.sqrt(power / wp.float64(3.0) + wp.float64(0.01))                              <L 30>
    var_89 = 3.0;
    var_90 = wp::div(var_88, var_89);
    var_91 = 0.01;
    var_92 = wp::add(var_90, var_91);
    var_93 = wp::sqrt(var_92);
    // scaled_x = wp.float64(0.7) * feature / rms                                             <L 31>
    var_94 = 0.7;
    var_95 = wp::mul(var_94, var_66);
    var_96 = wp::div(var_95, var_93);
    // weighted = (scaled_x + weights[tid]) * features[1] * learning_rate                     <L 32>
    var_97 = wp::address(var_weights, var_0);
    var_99 = wp::load(var_97);
    var_98 = wp::add(var_96, var_99);
    var_101 = wp::address(var_features, var_100);
    var_103 = wp::load(var_101);
    var_102 = wp::mul(var_98, var_103);
    var_104 = wp::mul(var_102, var_learning_rate);
    // centered = weighted * params_in[tid, wp.min(tid, 7)]                                   <L 33>
    var_106 = wp::min(var_0, var_105);
    var_107 = wp::address(var_params_in, var_0, var_106);
    var_109 = wp::load(var_107);
    var_108 = wp::mul(var_104, var_109);
    // pooled[tid] = (centered + hidden[tid] + confidence) * margin_value                     <L 34>
    var_110 = wp::address(var_hidden, var_0);
    var_112 = wp::load(var_110);
    var_111 = wp::add(var_108, var_112);
    var_113 = wp::add(var_111, var_12);
    var_114 = wp::mul(var_113, var_18);
    wp::array_store(var_pooled, var_0, var_114);
}

template <bool wp_linear_contiguous>
static void pool_residual_block_a19bbdcc_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pool_residual_block_a19bbdcc *_wp_args,
    wp_args_pool_residual_block_a19bbdcc *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_weights = _wp_args->weights;
    wp::array_t<wp::float64> var_features = _wp_args->features;
    wp::float64 var_learning_rate = _wp_args->learning_rate;
    wp::array_t<wp::float64> var_params_in = _wp_args->params_in;
    wp::array_t<wp::float64> var_hidden = _wp_args->hidden;
    wp::array_t<wp::float64> var_residuals_in = _wp_args->residuals_in;
    wp::array_t<wp::float64> var_pooled = _wp_args->pooled;
    wp::array_t<wp::float64> adj_weights = _wp_adj_args->weights;
    wp::array_t<wp::float64> adj_features = _wp_adj_args->features;
    wp::float64 adj_learning_rate = _wp_adj_args->learning_rate;
    wp::array_t<wp::float64> adj_params_in = _wp_adj_args->params_in;
    wp::array_t<wp::float64> adj_hidden = _wp_adj_args->hidden;
    wp::array_t<wp::float64> adj_residuals_in = _wp_adj_args->residuals_in;
    wp::array_t<wp::float64> adj_pooled = _wp_adj_args->pooled;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    wp::float64* var_3;
    const wp::int32 var_4 = 8;
    wp::int32 var_5;
    wp::float64* var_6;
    wp::float64 var_7;
    wp::float64 var_8;
    wp::float64 var_9;
    wp::float64 var_10;
    wp::float64 var_11;
    wp::float64 var_12;
    const wp::int32 var_13 = 1;
    wp::float64* var_14;
    wp::float64 var_15;
    wp::float64 var_16;
    wp::float64 var_17;
    wp::float64 var_18;
    wp::float64 var_19;
    const wp::int32 var_20 = 0;
    wp::float64* var_21;
    wp::float64 var_22;
    wp::float64 var_23;
    const wp::int32 var_24 = 0;
    wp::float64* var_25;
    wp::float64 var_26;
    wp::float64 var_27;
    const wp::int32 var_28 = 1;
    wp::float64* var_29;
    wp::float64 var_30;
    wp::float64 var_31;
    const wp::int32 var_32 = 2;
    wp::float64* var_33;
    wp::float64 var_34;
    wp::float64 var_35;
    wp::float64 var_36;
    const wp::int32 var_37 = 0;
    wp::float64* var_38;
    wp::float64 var_39;
    wp::float64 var_40;
    wp::float64 var_41;
    wp::float64 var_42;
    wp::float64 var_43;
    const wp::int32 var_44 = 1;
    wp::float64* var_45;
    wp::float64 var_46;
    wp::float64 var_47;
    wp::float64 var_48;
    wp::float64 var_49;
    wp::float64 var_50;
    const wp::int32 var_51 = 2;
    wp::float64* var_52;
    wp::float64 var_53;
    wp::float64 var_54;
    wp::float64 var_55;
    wp::float64 var_56;
    wp::float64 var_57;
    const wp::int32 var_58 = 0;
    wp::float64* var_59;
    wp::float64 var_60;
    wp::float64 var_61;
    wp::float64 var_62;
    wp::float64 var_63;
    wp::float64 var_64;
    wp::float64 var_65;
    wp::float64 var_66;
    wp::float64 var_67;
    const wp::int32 var_68 = 0;
    wp::float64* var_69;
    wp::float64* var_70;
    wp::float64 var_71;
    wp::float64 var_72;
    wp::float64 var_73;
    wp::float64 var_74;
    const wp::int32 var_75 = 1;
    wp::float64* var_76;
    wp::float64* var_77;
    wp::float64 var_78;
    wp::float64 var_79;
    wp::float64 var_80;
    wp::float64 var_81;
    const wp::int32 var_82 = 2;
    wp::float64* var_83;
    wp::float64* var_84;
    wp::float64 var_85;
    wp::float64 var_86;
    wp::float64 var_87;
    wp::float64 var_88;
    wp::float64 var_89;
    wp::float64 var_90;
    wp::float64 var_91;
    wp::float64 var_92;
    wp::float64 var_93;
    wp::float64 var_94;
    wp::float64 var_95;
    wp::float64 var_96;
    wp::float64* var_97;
    wp::float64 var_98;
    wp::float64 var_99;
    const wp::int32 var_100 = 1;
    wp::float64* var_101;
    wp::float64 var_102;
    wp::float64 var_103;
    wp::float64 var_104;
    const wp::int32 var_105 = 7;
    wp::int32 var_106;
    wp::float64* var_107;
    wp::float64 var_108;
    wp::float64 var_109;
    wp::float64* var_110;
    wp::float64 var_111;
    wp::float64 var_112;
    wp::float64 var_113;
    wp::float64 var_114;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float64 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float64 adj_6 = {};
    wp::float64 adj_7 = {};
    wp::float64 adj_8 = {};
    wp::float64 adj_9 = {};
    wp::float64 adj_10 = {};
    wp::float64 adj_11 = {};
    wp::float64 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float64 adj_14 = {};
    wp::float64 adj_15 = {};
    wp::float64 adj_16 = {};
    wp::float64 adj_17 = {};
    wp::float64 adj_18 = {};
    wp::float64 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float64 adj_21 = {};
    wp::float64 adj_22 = {};
    wp::float64 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float64 adj_25 = {};
    wp::float64 adj_26 = {};
    wp::float64 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::float64 adj_29 = {};
    wp::float64 adj_30 = {};
    wp::float64 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::float64 adj_33 = {};
    wp::float64 adj_34 = {};
    wp::float64 adj_35 = {};
    wp::float64 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::float64 adj_38 = {};
    wp::float64 adj_39 = {};
    wp::float64 adj_40 = {};
    wp::float64 adj_41 = {};
    wp::float64 adj_42 = {};
    wp::float64 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::float64 adj_45 = {};
    wp::float64 adj_46 = {};
    wp::float64 adj_47 = {};
    wp::float64 adj_48 = {};
    wp::float64 adj_49 = {};
    wp::float64 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::float64 adj_52 = {};
    wp::float64 adj_53 = {};
    wp::float64 adj_54 = {};
    wp::float64 adj_55 = {};
    wp::float64 adj_56 = {};
    wp::float64 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::float64 adj_59 = {};
    wp::float64 adj_60 = {};
    wp::float64 adj_61 = {};
    wp::float64 adj_62 = {};
    wp::float64 adj_63 = {};
    wp::float64 adj_64 = {};
    wp::float64 adj_65 = {};
    wp::float64 adj_66 = {};
    wp::float64 adj_67 = {};
    wp::int32 adj_68 = {};
    wp::float64 adj_69 = {};
    wp::float64 adj_70 = {};
    wp::float64 adj_71 = {};
    wp::float64 adj_72 = {};
    wp::float64 adj_73 = {};
    wp::float64 adj_74 = {};
    wp::int32 adj_75 = {};
    wp::float64 adj_76 = {};
    wp::float64 adj_77 = {};
    wp::float64 adj_78 = {};
    wp::float64 adj_79 = {};
    wp::float64 adj_80 = {};
    wp::float64 adj_81 = {};
    wp::int32 adj_82 = {};
    wp::float64 adj_83 = {};
    wp::float64 adj_84 = {};
    wp::float64 adj_85 = {};
    wp::float64 adj_86 = {};
    wp::float64 adj_87 = {};
    wp::float64 adj_88 = {};
    wp::float64 adj_89 = {};
    wp::float64 adj_90 = {};
    wp::float64 adj_91 = {};
    wp::float64 adj_92 = {};
    wp::float64 adj_93 = {};
    wp::float64 adj_94 = {};
    wp::float64 adj_95 = {};
    wp::float64 adj_96 = {};
    wp::float64 adj_97 = {};
    wp::float64 adj_98 = {};
    wp::float64 adj_99 = {};
    wp::int32 adj_100 = {};
    wp::float64 adj_101 = {};
    wp::float64 adj_102 = {};
    wp::float64 adj_103 = {};
    wp::float64 adj_104 = {};
    wp::int32 adj_105 = {};
    wp::int32 adj_106 = {};
    wp::float64 adj_107 = {};
    wp::float64 adj_108 = {};
    wp::float64 adj_109 = {};
    wp::float64 adj_110 = {};
    wp::float64 adj_111 = {};
    wp::float64 adj_112 = {};
    wp::float64 adj_113 = {};
    wp::float64 adj_114 = {};
    //---------
    // forward
    // def pool_residual_block(                                                               <L 5>
    // tid = wp.tid()                                                                         <L 14>
    var_0 = builtin_tid1d();
    // confidence = learning_rate + features[tid % 3] * params_in[tid, tid % 8]               <L 15>
    var_2 = wp::mod(var_0, var_1);
    var_3 = wp::address(var_features, var_2);
    var_5 = wp::mod(var_0, var_4);
    var_6 = wp::address(var_params_in, var_0, var_5);
    var_8 = wp::load(var_3);
    var_9 = wp::load(var_6);
    var_7 = wp::mul(var_8, var_9);
    var_10 = wp::add(var_learning_rate, var_7);
    // confidence *= wp.float64(3.2)                                                          <L 16>
    var_11 = 3.2;
    var_12 = wp::mul(var_10, var_11);
    // margin_value = learning_rate * params_in[tid][1] - wp.float64(0.8)                     <L 17>
    var_14 = wp::address(var_params_in, var_0, var_13);
    var_16 = wp::load(var_14);
    var_15 = wp::mul(var_learning_rate, var_16);
    var_17 = 0.8;
    var_18 = wp::sub(var_15, var_17);
    // temp = wp.float64(0.8)                                                                 <L 18>
    var_19 = 0.8;
    // peak = residuals_in[0]                                                                 <L 19>
    var_21 = wp::address(var_residuals_in, var_20);
    var_23 = wp::load(var_21);
    var_22 = wp::copy(var_23);
    // for j in range(3):                                                                     <L 20>
    // peak = wp.max(peak, residuals_in[j])                                                   <L 21>
    var_25 = wp::address(var_residuals_in, var_24);
    var_27 = wp::load(var_25);
    var_26 = wp::max(var_22, var_27);
    var_29 = wp::address(var_residuals_in, var_28);
    var_31 = wp::load(var_29);
    var_30 = wp::max(var_26, var_31);
    var_33 = wp::address(var_residuals_in, var_32);
    var_35 = wp::load(var_33);
    var_34 = wp::max(var_30, var_35);
    // denom = wp.float64(0.001)                                                              <L 22>
    var_36 = 0.001;
    // for l in range(3):                                                                     <L 23>
    // denom += wp.exp((residuals_in[l] - peak) / temp)                                       <L 24>
    var_38 = wp::address(var_residuals_in, var_37);
    var_40 = wp::load(var_38);
    var_39 = wp::sub(var_40, var_34);
    var_41 = wp::div(var_39, var_19);
    var_42 = wp::exp(var_41);
    var_43 = wp::add(var_36, var_42);
    var_45 = wp::address(var_residuals_in, var_44);
    var_47 = wp::load(var_45);
    var_46 = wp::sub(var_47, var_34);
    var_48 = wp::div(var_46, var_19);
    var_49 = wp::exp(var_48);
    var_50 = wp::add(var_43, var_49);
    var_52 = wp::address(var_residuals_in, var_51);
    var_54 = wp::load(var_52);
    var_53 = wp::sub(var_54, var_34);
    var_55 = wp::div(var_53, var_19);
    var_56 = wp::exp(var_55);
    var_57 = wp::add(var_50, var_56);
    // attn = wp.exp((residuals_in[0] - peak) / temp) / denom                                 <L 25>
    var_59 = wp::address(var_residuals_in, var_58);
    var_61 = wp::load(var_59);
    var_60 = wp::sub(var_61, var_34);
    var_62 = wp::div(var_60, var_19);
    var_63 = wp::exp(var_62);
    var_64 = wp::div(var_63, var_57);
    // feature = wp.min(attn, wp.float64(10.0))                                               <L 26>
    var_65 = 10.0;
    var_66 = wp::min(var_64, var_65);
    // power = wp.float64(0.0)                                                                <L 27>
    var_67 = 0.0;
    // for c in range(3):                                                                     <L 28>
    // power += residuals_in[c] * residuals_in[c]                                             <L 29>
    var_69 = wp::address(var_residuals_in, var_68);
    var_70 = wp::address(var_residuals_in, var_68);
    var_72 = wp::load(var_69);
    var_73 = wp::load(var_70);
    var_71 = wp::mul(var_72, var_73);
    var_74 = wp::add(var_67, var_71);
    var_76 = wp::address(var_residuals_in, var_75);
    var_77 = wp::address(var_residuals_in, var_75);
    var_79 = wp::load(var_76);
    var_80 = wp::load(var_77);
    var_78 = wp::mul(var_79, var_80);
    var_81 = wp::add(var_74, var_78);
    var_83 = wp::address(var_residuals_in, var_82);
    var_84 = wp::address(var_residuals_in, var_82);
    var_86 = wp::load(var_83);
    var_87 = wp::load(var_84);
    var_85 = wp::mul(var_86, var_87);
    var_88 = wp::add(var_81, var_85);
    // rms = wp.sqrt(power / wp.float64(3.0) + wp.float64(0.01))                              <L 30>
    var_89 = 3.0;
    var_90 = wp::div(var_88, var_89);
    var_91 = 0.01;
    var_92 = wp::add(var_90, var_91);
    var_93 = wp::sqrt(var_92);
    // scaled_x = wp.float64(0.7) * feature / rms                                             <L 31>
    var_94 = 0.7;
    var_95 = wp::mul(var_94, var_66);
    var_96 = wp::div(var_95, var_93);
    // weighted = (scaled_x + weights[tid]) * features[1] * learning_rate                     <L 32>
    var_97 = wp::address(var_weights, var_0);
    var_99 = wp::load(var_97);
    var_98 = wp::add(var_96, var_99);
    var_101 = wp::address(var_features, var_100);
    var_103 = wp::load(var_101);
    var_102 = wp::mul(var_98, var_103);
    var_104 = wp::mul(var_102, var_learning_rate);
    // centered = weighted * params_in[tid, wp.min(tid, 7)]                                   <L 33>
    var_106 = wp::min(var_0, var_105);
    var_107 = wp::address(var_params_in, var_0, var_106);
    var_109 = wp::load(var_107);
    var_108 = wp::mul(var_104, var_109);
    // pooled[tid] = (centered + hidden[tid] + confidence) * margin_value                     <L 34>
    var_110 = wp::address(var_hidden, var_0);
    var_112 = wp::load(var_110);
    var_111 = wp::add(var_108, var_112);
    var_113 = wp::add(var_111, var_12);
    var_114 = wp::mul(var_113, var_18);
    // wp::array_store(var_pooled, var_0, var_114);
    //---------
    // reverse
    wp::adj_array_store(var_pooled, var_0, var_114, adj_pooled, adj_0, adj_114);
    wp::adj_mul(var_113, var_18, adj_113, adj_18, adj_114);
    wp::adj_add(var_111, var_12, adj_111, adj_12, adj_113);
    wp::adj_add(var_108, var_112, adj_108, adj_110, adj_111);
    wp::adj_address(var_hidden, var_0, adj_hidden, adj_0, adj_110);
    // adj: pooled[tid] = (centered + hidden[tid] + confidence) * margin_value                <L 34>
    wp::adj_mul(var_104, var_109, adj_104, adj_107, adj_108);
    wp::adj_address(var_params_in, var_0, var_106, adj_params_in, adj_0, adj_106, adj_107);
    wp::adj_min(var_0, var_105, adj_0, adj_105, adj_106);
    // adj: centered = weighted * params_in[tid, wp.min(tid, 7)]                              <L 33>
    wp::adj_mul(var_102, var_learning_rate, adj_102, adj_learning_rate, adj_104);
    wp::adj_mul(var_98, var_103, adj_98, adj_101, adj_102);
    wp::adj_address(var_features, var_100, adj_features, adj_100, adj_101);
    wp::adj_add(var_96, var_99, adj_96, adj_97, adj_98);
    wp::adj_address(var_weights, var_0, adj_weights, adj_0, adj_97);
    // adj: weighted = (scaled_x + weights[tid]) * features[1] * learning_rate                <L 32>
    wp::adj_div(var_95, var_93, var_96, adj_95, adj_93, adj_96);
    wp::adj_mul(var_94, var_66, adj_94, adj_66, adj_95);
    // adj: scaled_x = wp.float64(0.7) * feature / rms                                        <L 31>
    wp::adj_sqrt(var_92, var_93, adj_92, adj_93);
    wp::adj_add(var_90, var_91, adj_90, adj_91, adj_92);
    wp::adj_div(var_88, var_89, var_90, adj_88, adj_89, adj_90);
    // adj: rms = wp.sqrt(power / wp.float64(3.0) + wp.float64(0.01))                         <L 30>
    wp::adj_add(var_81, var_85, adj_81, adj_85, adj_88);
    wp::adj_mul(var_86, var_87, adj_83, adj_84, adj_85);
    wp::adj_address(var_residuals_in, var_82, adj_residuals_in, adj_82, adj_84);
    wp::adj_address(var_residuals_in, var_82, adj_residuals_in, adj_82, adj_83);
    wp::adj_add(var_74, var_78, adj_74, adj_78, adj_81);
    wp::adj_mul(var_79, var_80, adj_76, adj_77, adj_78);
    wp::adj_address(var_residuals_in, var_75, adj_residuals_in, adj_75, adj_77);
    wp::adj_address(var_residuals_in, var_75, adj_residuals_in, adj_75, adj_76);
    wp::adj_add(var_67, var_71, adj_67, adj_71, adj_74);
    wp::adj_mul(var_72, var_73, adj_69, adj_70, adj_71);
    wp::adj_address(var_residuals_in, var_68, adj_residuals_in, adj_68, adj_70);
    wp::adj_address(var_residuals_in, var_68, adj_residuals_in, adj_68, adj_69);
    // adj: power += residuals_in[c] * residuals_in[c]                                        <L 29>
    // adj: for c in range(3):                                                                <L 28>
    // adj: power = wp.float64(0.0)                                                           <L 27>
    wp::adj_min(var_64, var_65, adj_64, adj_65, adj_66);
    // adj: feature = wp.min(attn, wp.float64(10.0))                                          <L 26>
    wp::adj_div(var_63, var_57, var_64, adj_63, adj_57, adj_64);
    wp::adj_exp(var_62, var_63, adj_62, adj_63);
    wp::adj_div(var_60, var_19, var_62, adj_60, adj_19, adj_62);
    wp::adj_sub(var_61, var_34, adj_59, adj_34, adj_60);
    wp::adj_address(var_residuals_in, var_58, adj_residuals_in, adj_58, adj_59);
    // adj: attn = wp.exp((residuals_in[0] - peak) / temp) / denom                            <L 25>
    wp::adj_add(var_50, var_56, adj_50, adj_56, adj_57);
    wp::adj_exp(var_55, var_56, adj_55, adj_56);
    wp::adj_div(var_53, var_19, var_55, adj_53, adj_19, adj_55);
    wp::adj_sub(var_54, var_34, adj_52, adj_34, adj_53);
    wp::adj_address(var_residuals_in, var_51, adj_residuals_in, adj_51, adj_52);
    wp::adj_add(var_43, var_49, adj_43, adj_49, adj_50);
    wp::adj_exp(var_48, var_49, adj_48, adj_49);
    wp::adj_div(var_46, var_19, var_48, adj_46, adj_19, adj_48);
    wp::adj_sub(var_47, var_34, adj_45, adj_34, adj_46);
    wp::adj_address(var_residuals_in, var_44, adj_residuals_in, adj_44, adj_45);
    wp::adj_add(var_36, var_42, adj_36, adj_42, adj_43);
    wp::adj_exp(var_41, var_42, adj_41, adj_42);
    wp::adj_div(var_39, var_19, var_41, adj_39, adj_19, adj_41);
    wp::adj_sub(var_40, var_34, adj_38, adj_34, adj_39);
    wp::adj_address(var_residuals_in, var_37, adj_residuals_in, adj_37, adj_38);
    // adj: denom += wp.exp((residuals_in[l] - peak) / temp)                                  <L 24>
    // adj: for l in range(3):                                                                <L 23>
    // adj: denom = wp.float64(0.001)                                                         <L 22>
    wp::adj_max(var_30, var_35, adj_30, adj_33, adj_34);
    wp::adj_address(var_residuals_in, var_32, adj_residuals_in, adj_32, adj_33);
    wp::adj_max(var_26, var_31, adj_26, adj_29, adj_30);
    wp::adj_address(var_residuals_in, var_28, adj_residuals_in, adj_28, adj_29);
    wp::adj_max(var_22, var_27, adj_22, adj_25, adj_26);
    wp::adj_address(var_residuals_in, var_24, adj_residuals_in, adj_24, adj_25);
    // adj: peak = wp.max(peak, residuals_in[j])                                              <L 21>
    // adj: for j in range(3):                                                                <L 20>
    wp::adj_copy(var_23, adj_21, adj_22);
    wp::adj_address(var_residuals_in, var_20, adj_residuals_in, adj_20, adj_21);
    // adj: peak = residuals_in[0]                                                            <L 19>
    // adj: temp = wp.float64(0.8)                                                            <L 18>
    wp::adj_sub(var_15, var_17, adj_15, adj_17, adj_18);
    wp::adj_mul(var_learning_rate, var_16, adj_learning_rate, adj_14, adj_15);
    wp::adj_address(var_params_in, var_0, var_13, adj_params_in, adj_0, adj_13, adj_14);
    // adj: margin_value = learning_rate * params_in[tid][1] - wp.float64(0.8)                <L 17>
    wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
    // adj: confidence *= wp.float64(3.2)                                                     <L 16>
    wp::adj_add(var_learning_rate, var_7, adj_learning_rate, adj_7, adj_10);
    wp::adj_mul(var_8, var_9, adj_3, adj_6, adj_7);
    wp::adj_address(var_params_in, var_0, var_5, adj_params_in, adj_0, adj_5, adj_6);
    wp::adj_mod(var_0, var_4, adj_0, adj_4, adj_5);
    wp::adj_address(var_features, var_2, adj_features, adj_2, adj_3);
    wp::adj_mod(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: confidence = learning_rate + features[tid % 3] * params_in[tid, tid % 8]          <L 15>
    // adj: tid = wp.tid()                                                                    <L 14>
    // adj: def pool_residual_block(                                                          <L 5>
    return;
}
