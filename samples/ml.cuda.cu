extern "C" __global__ void normalise_optimizer_72c27389_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_gradients,
    wp::array_t<wp::float64> var_weights,
    wp::float64 var_label_smoothing,
    wp::array_t<wp::float64> var_labels,
    wp::array_t<wp::float64> var_activations,
    wp::array_t<wp::float64> var_params_in,
    wp::array_t<wp::float64> var_activations_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        const wp::int32 var_1 = 2;
        wp::float64* var_2;
        wp::float64 var_3;
        wp::float64 var_4;
        wp::float64 var_5;
        const wp::int32 var_6 = 3;
        wp::int32 var_7;
        wp::float64* var_8;
        wp::float64 var_9;
        wp::float64 var_10;
        wp::float64 var_11;
        wp::float64 var_12;
        wp::float64* var_13;
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
        const wp::int32 var_36 = 3;
        wp::float64* var_37;
        wp::float64 var_38;
        wp::float64 var_39;
        const wp::int32 var_40 = 4;
        wp::float64* var_41;
        wp::float64 var_42;
        wp::float64 var_43;
        const wp::int32 var_44 = 5;
        wp::float64* var_45;
        wp::float64 var_46;
        wp::float64 var_47;
        wp::float64 var_48;
        const wp::int32 var_49 = 0;
        wp::float64* var_50;
        wp::float64 var_51;
        wp::float64 var_52;
        wp::float64 var_53;
        wp::float64 var_54;
        const wp::int32 var_55 = 1;
        wp::float64* var_56;
        wp::float64 var_57;
        wp::float64 var_58;
        wp::float64 var_59;
        wp::float64 var_60;
        const wp::int32 var_61 = 2;
        wp::float64* var_62;
        wp::float64 var_63;
        wp::float64 var_64;
        wp::float64 var_65;
        wp::float64 var_66;
        const wp::int32 var_67 = 3;
        wp::float64* var_68;
        wp::float64 var_69;
        wp::float64 var_70;
        wp::float64 var_71;
        wp::float64 var_72;
        const wp::int32 var_73 = 4;
        wp::float64* var_74;
        wp::float64 var_75;
        wp::float64 var_76;
        wp::float64 var_77;
        wp::float64 var_78;
        const wp::int32 var_79 = 5;
        wp::float64* var_80;
        wp::float64 var_81;
        wp::float64 var_82;
        wp::float64 var_83;
        wp::float64 var_84;
        wp::float64 var_85;
        wp::float64 var_86;
        wp::float64* var_87;
        wp::float64 var_88;
        wp::float64 var_89;
        wp::float64 var_90;
        wp::float64 var_91;
        wp::float64 var_92;
        //---------
        // forward
        // def normalise_optimizer(                                                               <L 5>
        // idx = wp.tid()                                                                         <L 14>
        var_0 = builtin_tid1d();
        // weighted = params_in[2] * wp.float64(2.4)                                              <L 15>
        var_2 = wp::address(var_params_in, var_1);
        var_3 = 2.4;
        var_5 = wp::load(var_2);
        var_4 = wp::mul(var_5, var_3);
        // pre_act_sum = label_smoothing * params_in[idx % 3] + wp.float64(0.4)                   <L 16>
        var_7 = wp::mod(var_0, var_6);
        var_8 = wp::address(var_params_in, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::mul(var_label_smoothing, var_10);
        var_11 = 0.4;
        var_12 = wp::add(var_9, var_11);
        // normalised = weights[idx] * gradients[idx] - wp.float64(3.25)                          <L 17>
        var_13 = wp::address(var_weights, var_0);
        var_14 = wp::address(var_gradients, var_0);
        var_16 = wp::load(var_13);
        var_17 = wp::load(var_14);
        var_15 = wp::mul(var_16, var_17);
        var_18 = 3.25;
        var_19 = wp::sub(var_15, var_18);
        // peak = labels[idx, 0]                                                                  <L 18>
        var_21 = wp::address(var_labels, var_0, var_20);
        var_23 = wp::load(var_21);
        var_22 = wp::copy(var_23);
        // for k in range(6):                                                                     <L 19>
        // peak = wp.max(peak, labels[idx, k])                                                    <L 20>
        var_25 = wp::address(var_labels, var_0, var_24);
        var_27 = wp::load(var_25);
        var_26 = wp::max(var_22, var_27);
        var_29 = wp::address(var_labels, var_0, var_28);
        var_31 = wp::load(var_29);
        var_30 = wp::max(var_26, var_31);
        var_33 = wp::address(var_labels, var_0, var_32);
        var_35 = wp::load(var_33);
        var_34 = wp::max(var_30, var_35);
        var_37 = wp::address(var_labels, var_0, var_36);
        var_39 = wp::load(var_37);
        var_38 = wp::max(var_34, var_39);
        var_41 = wp::address(var_labels, var_0, var_40);
        var_43 = wp::load(var_41);
        var_42 = wp::max(var_38, var_43);
        var_45 = wp::address(var_labels, var_0, var_44);
        var_47 = wp::load(var_45);
        var_46 = wp::max(var_42, var_47);
        // denom = wp.float64(0.01)                                                               <L 21>
        var_48 = 0.01;
        // for m in range(6):                                                                     <L 22>
        // denom += wp.exp(labels[idx, m] - peak)                                                 <L 23>
        var_50 = wp::address(var_labels, var_0, var_49);
        var_52 = wp::load(var_50);
        var_51 = wp::sub(var_52, var_46);
        var_53 = wp::exp(var_51);
        var_54 = wp::add(var_48, var_53);
        var_56 = wp::address(var_labels, var_0, var_55);
        var_58 = wp::load(var_56);
        var_57 = wp::sub(var_58, var_46);
        var_59 = wp::exp(var_57);
        var_60 = wp::add(var_54, var_59);
        var_62 = wp::address(var_labels, var_0, var_61);
        var_64 = wp::load(var_62);
        var_63 = wp::sub(var_64, var_46);
        var_65 = wp::exp(var_63);
        var_66 = wp::add(var_60, var_65);
        var_68 = wp::address(var_labels, var_0, var_67);
        var_70 = wp::load(var_68);
        var_69 = wp::sub(var_70, var_46);
        var_71 = wp::exp(var_69);
        var_72 = wp::add(var_66, var_71);
        var_74 = wp::address(var_labels, var_0, var_73);
        var_76 = wp::load(var_74);
        var_75 = wp::sub(var_76, var_46);
        var_77 = wp::exp(var_75);
        var_78 = wp::add(var_72, var_77);
        var_80 = wp::address(var_labels, var_0, var_79);
        var_82 = wp::load(var_80);
        var_81 = wp::sub(var_82, var_46);
        var_83 = wp::exp(var_81);
        var_84 = wp::add(var_78, var_83);
        // log_partition = peak + wp.log(denom)                                                   <L 24>
        var_85 = wp::log(var_84);
        var_86 = wp::add(var_46, var_85);
        // score_value = log_partition + activations[idx] - weighted + pre_act_sum                <L 25>
        var_87 = wp::address(var_activations, var_0);
        var_89 = wp::load(var_87);
        var_88 = wp::add(var_86, var_89);
        var_90 = wp::sub(var_88, var_4);
        var_91 = wp::add(var_90, var_12);
        // activations_out[idx] = score_value - normalised                                        <L 26>
        var_92 = wp::sub(var_91, var_19);
        wp::array_store(var_activations_out, var_0, var_92);
    }
}

extern "C" __global__ void normalise_optimizer_72c27389_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_gradients,
    wp::array_t<wp::float64> var_weights,
    wp::float64 var_label_smoothing,
    wp::array_t<wp::float64> var_labels,
    wp::array_t<wp::float64> var_activations,
    wp::array_t<wp::float64> var_params_in,
    wp::array_t<wp::float64> var_activations_out,
    wp::array_t<wp::float64> adj_gradients,
    wp::array_t<wp::float64> adj_weights,
    wp::float64 adj_label_smoothing,
    wp::array_t<wp::float64> adj_labels,
    wp::array_t<wp::float64> adj_activations,
    wp::array_t<wp::float64> adj_params_in,
    wp::array_t<wp::float64> adj_activations_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        const wp::int32 var_1 = 2;
        wp::float64* var_2;
        wp::float64 var_3;
        wp::float64 var_4;
        wp::float64 var_5;
        const wp::int32 var_6 = 3;
        wp::int32 var_7;
        wp::float64* var_8;
        wp::float64 var_9;
        wp::float64 var_10;
        wp::float64 var_11;
        wp::float64 var_12;
        wp::float64* var_13;
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
        const wp::int32 var_36 = 3;
        wp::float64* var_37;
        wp::float64 var_38;
        wp::float64 var_39;
        const wp::int32 var_40 = 4;
        wp::float64* var_41;
        wp::float64 var_42;
        wp::float64 var_43;
        const wp::int32 var_44 = 5;
        wp::float64* var_45;
        wp::float64 var_46;
        wp::float64 var_47;
        wp::float64 var_48;
        const wp::int32 var_49 = 0;
        wp::float64* var_50;
        wp::float64 var_51;
        wp::float64 var_52;
        wp::float64 var_53;
        wp::float64 var_54;
        const wp::int32 var_55 = 1;
        wp::float64* var_56;
        wp::float64 var_57;
        wp::float64 var_58;
        wp::float64 var_59;
        wp::float64 var_60;
        const wp::int32 var_61 = 2;
        wp::float64* var_62;
        wp::float64 var_63;
        wp::float64 var_64;
        wp::float64 var_65;
        wp::float64 var_66;
        const wp::int32 var_67 = 3;
        wp::float64* var_68;
        wp::float64 var_69;
        wp::float64 var_70;
        wp::float64 var_71;
        wp::float64 var_72;
        const wp::int32 var_73 = 4;
        wp::float64* var_74;
        wp::float64 var_75;
        wp::float64 var_76;
        wp::float64 var_77;
        wp::float64 var_78;
        const wp::int32 var_79 = 5;
        wp::float64* var_80;
        wp::float64 var_81;
        wp::float64 var_82;
        wp::float64 var_83;
        wp::float64 var_84;
        wp::float64 var_85;
        wp::float64 var_86;
        wp::float64* var_87;
        wp::float64 var_88;
        wp::float64 var_89;
        wp::float64 var_90;
        wp::float64 var_91;
        wp::float64 var_92;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float64 adj_2 = {};
        wp::float64 adj_3 = {};
        wp::float64 adj_4 = {};
        wp::float64 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float64 adj_8 = {};
        wp::float64 adj_9 = {};
        wp::float64 adj_10 = {};
        wp::float64 adj_11 = {};
        wp::float64 adj_12 = {};
        wp::float64 adj_13 = {};
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
        wp::int32 adj_36 = {};
        wp::float64 adj_37 = {};
        wp::float64 adj_38 = {};
        wp::float64 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::float64 adj_41 = {};
        wp::float64 adj_42 = {};
        wp::float64 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::float64 adj_45 = {};
        wp::float64 adj_46 = {};
        wp::float64 adj_47 = {};
        wp::float64 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::float64 adj_50 = {};
        wp::float64 adj_51 = {};
        wp::float64 adj_52 = {};
        wp::float64 adj_53 = {};
        wp::float64 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::float64 adj_56 = {};
        wp::float64 adj_57 = {};
        wp::float64 adj_58 = {};
        wp::float64 adj_59 = {};
        wp::float64 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::float64 adj_62 = {};
        wp::float64 adj_63 = {};
        wp::float64 adj_64 = {};
        wp::float64 adj_65 = {};
        wp::float64 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::float64 adj_68 = {};
        wp::float64 adj_69 = {};
        wp::float64 adj_70 = {};
        wp::float64 adj_71 = {};
        wp::float64 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::float64 adj_74 = {};
        wp::float64 adj_75 = {};
        wp::float64 adj_76 = {};
        wp::float64 adj_77 = {};
        wp::float64 adj_78 = {};
        wp::int32 adj_79 = {};
        wp::float64 adj_80 = {};
        wp::float64 adj_81 = {};
        wp::float64 adj_82 = {};
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
        //---------
        // forward
        // def normalise_optimizer(                                                               <L 5>
        // idx = wp.tid()                                                                         <L 14>
        var_0 = builtin_tid1d();
        // weighted = params_in[2] * wp.float64(2.4)                                              <L 15>
        var_2 = wp::address(var_params_in, var_1);
        var_3 = 2.4;
        var_5 = wp::load(var_2);
        var_4 = wp::mul(var_5, var_3);
        // pre_act_sum = label_smoothing * params_in[idx % 3] + wp.float64(0.4)                   <L 16>
        var_7 = wp::mod(var_0, var_6);
        var_8 = wp::address(var_params_in, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::mul(var_label_smoothing, var_10);
        var_11 = 0.4;
        var_12 = wp::add(var_9, var_11);
        // normalised = weights[idx] * gradients[idx] - wp.float64(3.25)                          <L 17>
        var_13 = wp::address(var_weights, var_0);
        var_14 = wp::address(var_gradients, var_0);
        var_16 = wp::load(var_13);
        var_17 = wp::load(var_14);
        var_15 = wp::mul(var_16, var_17);
        var_18 = 3.25;
        var_19 = wp::sub(var_15, var_18);
        // peak = labels[idx, 0]                                                                  <L 18>
        var_21 = wp::address(var_labels, var_0, var_20);
        var_23 = wp::load(var_21);
        var_22 = wp::copy(var_23);
        // for k in range(6):                                                                     <L 19>
        // peak = wp.max(peak, labels[idx, k])                                                    <L 20>
        var_25 = wp::address(var_labels, var_0, var_24);
        var_27 = wp::load(var_25);
        var_26 = wp::max(var_22, var_27);
        var_29 = wp::address(var_labels, var_0, var_28);
        var_31 = wp::load(var_29);
        var_30 = wp::max(var_26, var_31);
        var_33 = wp::address(var_labels, var_0, var_32);
        var_35 = wp::load(var_33);
        var_34 = wp::max(var_30, var_35);
        var_37 = wp::address(var_labels, var_0, var_36);
        var_39 = wp::load(var_37);
        var_38 = wp::max(var_34, var_39);
        var_41 = wp::address(var_labels, var_0, var_40);
        var_43 = wp::load(var_41);
        var_42 = wp::max(var_38, var_43);
        var_45 = wp::address(var_labels, var_0, var_44);
        var_47 = wp::load(var_45);
        var_46 = wp::max(var_42, var_47);
        // denom = wp.float64(0.01)                                                               <L 21>
        var_48 = 0.01;
        // for m in range(6):                                                                     <L 22>
        // denom += wp.exp(labels[idx, m] - peak)                                                 <L 23>
        var_50 = wp::address(var_labels, var_0, var_49);
        var_52 = wp::load(var_50);
        var_51 = wp::sub(var_52, var_46);
        var_53 = wp::exp(var_51);
        var_54 = wp::add(var_48, var_53);
        var_56 = wp::address(var_labels, var_0, var_55);
        var_58 = wp::load(var_56);
        var_57 = wp::sub(var_58, var_46);
        var_59 = wp::exp(var_57);
        var_60 = wp::add(var_54, var_59);
        var_62 = wp::address(var_labels, var_0, var_61);
        var_64 = wp::load(var_62);
        var_63 = wp::sub(var_64, var_46);
        var_65 = wp::exp(var_63);
        var_66 = wp::add(var_60, var_65);
        var_68 = wp::address(var_labels, var_0, var_67);
        var_70 = wp::load(var_68);
        var_69 = wp::sub(var_70, var_46);
        var_71 = wp::exp(var_69);
        var_72 = wp::add(var_66, var_71);
        var_74 = wp::address(var_labels, var_0, var_73);
        var_76 = wp::load(var_74);
        var_75 = wp::sub(var_76, var_46);
        var_77 = wp::exp(var_75);
        var_78 = wp::add(var_72, var_77);
        var_80 = wp::address(var_labels, var_0, var_79);
        var_82 = wp::load(var_80);
        var_81 = wp::sub(var_82, var_46);
        var_83 = wp::exp(var_81);
        var_84 = wp::add(var_78, var_83);
        // log_partition = peak + wp.log(denom)                                                   <L 24>
        var_85 = wp::log(var_84);
        var_86 = wp::add(var_46, var_85);
        // score_value = log_partition + activations[idx] - weighted + pre_act_sum                <L 25>
        var_87 = wp::address(var_activations, var_0);
        var_89 = wp::load(var_87);
        var_88 = wp::add(var_86, var_89);
        var_90 = wp::sub(var_88, var_4);
        var_91 = wp::add(var_90, var_12);
        // activations_out[idx] = score_value - normalised                                        <L 26>
        var_92 = wp::sub(var_91, var_19);
        // wp::array_store(var_activations_out, var_0, var_92);
        //---------
        // reverse
        wp::adj_array_store(var_activations_out, var_0, var_92, adj_activations_out, adj_0, adj_92);
        wp::adj_sub(var_91, var_19, adj_91, adj_19, adj_92);
        // adj: activations_out[idx] = score_value - normalised                                   <L 26>
        wp::adj_add(var_90, var_12, adj_90, adj_12, adj_91);
        wp::adj_sub(var_88, var_4, adj_88, adj_4, adj_90);
        wp::adj_add(var_86, var_89, adj_86, adj_87, adj_88);
        wp::adj_address(var_activations, var_0, adj_activations, adj_0, adj_87);
        // adj: score_value = log_partition + activations[idx] - weighted + pre_act_sum           <L 25>
        wp::adj_add(var_46, var_85, adj_46, adj_85, adj_86);
        wp::adj_log(var_84, adj_84, adj_85);
        // adj: log_partition = peak + wp.log(denom)                                              <L 24>
        wp::adj_add(var_78, var_83, adj_78, adj_83, adj_84);
        wp::adj_exp(var_81, var_83, adj_81, adj_83);
        wp::adj_sub(var_82, var_46, adj_80, adj_46, adj_81);
        wp::adj_address(var_labels, var_0, var_79, adj_labels, adj_0, adj_79, adj_80);
        wp::adj_add(var_72, var_77, adj_72, adj_77, adj_78);
        wp::adj_exp(var_75, var_77, adj_75, adj_77);
        wp::adj_sub(var_76, var_46, adj_74, adj_46, adj_75);
        wp::adj_address(var_labels, var_0, var_73, adj_labels, adj_0, adj_73, adj_74);
        wp::adj_add(var_66, var_71, adj_66, adj_71, adj_72);
        wp::adj_exp(var_69, var_71, adj_69, adj_71);
        wp::adj_sub(var_70, var_46, adj_68, adj_46, adj_69);
        wp::adj_address(var_labels, var_0, var_67, adj_labels, adj_0, adj_67, adj_68);
        wp::adj_add(var_60, var_65, adj_60, adj_65, adj_66);
        wp::adj_exp(var_63, var_65, adj_63, adj_65);
        wp::adj_sub(var_64, var_46, adj_62, adj_46, adj_63);
        wp::adj_address(var_labels, var_0, var_61, adj_labels, adj_0, adj_61, adj_62);
        wp::adj_add(var_54, var_59, adj_54, adj_59, adj_60);
        wp::adj_exp(var_57, var_59, adj_57, adj_59);
        wp::adj_sub(var_58, var_46, adj_56, adj_46, adj_57);
        wp::adj_address(var_labels, var_0, var_55, adj_labels, adj_0, adj_55, adj_56);
        wp::adj_add(var_48, var_53, adj_48, adj_53, adj_54);
        wp::adj_exp(var_51, var_53, adj_51, adj_53);
        wp::adj_sub(var_52, var_46, adj_50, adj_46, adj_51);
        wp::adj_address(var_labels, var_0, var_49, adj_labels, adj_0, adj_49, adj_50);
        // adj: denom += wp.exp(labels[idx, m] - peak)                                            <L 23>
        // adj: for m in range(6):                                                                <L 22>
        // adj: denom = wp.float64(0.01)                                                          <L 21>
        wp::adj_max(var_42, var_47, adj_42, adj_45, adj_46);
        wp::adj_address(var_labels, var_0, var_44, adj_labels, adj_0, adj_44, adj_45);
        wp::adj_max(var_38, var_43, adj_38, adj_41, adj_42);
        wp::adj_address(var_labels, var_0, var_40, adj_labels, adj_0, adj_40, adj_41);
        wp::adj_max(var_34, var_39, adj_34, adj_37, adj_38);
        wp::adj_address(var_labels, var_0, var_36, adj_labels, adj_0, adj_36, adj_37);
        wp::adj_max(var_30, var_35, adj_30, adj_33, adj_34);
        wp::adj_address(var_labels, var_0, var_32, adj_labels, adj_0, adj_32, adj_33);
        wp::adj_max(var_26, var_31, adj_26, adj_29, adj_30);
        wp::adj_address(var_labels, var_0, var_28, adj_labels, adj_0, adj_28, adj_29);
        wp::adj_max(var_22, var_27, adj_22, adj_25, adj_26);
        wp::adj_address(var_labels, var_0, var_24, adj_labels, adj_0, adj_24, adj_25);
        // adj: peak = wp.max(peak, labels[idx, k])                                               <L 20>
        // adj: for k in range(6):                                                                <L 19>
        wp::adj_copy(var_23, adj_21, adj_22);
        wp::adj_address(var_labels, var_0, var_20, adj_labels, adj_0, adj_20, adj_21);
        // adj: peak = labels[idx, 0]                                                             <L 18>
        wp::adj_sub(var_15, var_18, adj_15, adj_18, adj_19);
        wp::adj_mul(var_16, var_17, adj_13, adj_14, adj_15);
        wp::adj_address(var_gradients, var_0, adj_gradients, adj_0, adj_14);
        wp::adj_address(var_weights, var_0, adj_weights, adj_0, adj_13);
        // adj: normalised = weights[idx] * gradients[idx] - wp.float64(3.25)                     <L 17>
        wp::adj_add(var_9, var_11, adj_9, adj_11, adj_12);
        wp::adj_mul(var_label_smoothing, var_10, adj_label_smoothing, adj_8, adj_9);
        wp::adj_address(var_params_in, var_7, adj_params_in, adj_7, adj_8);
        wp::adj_mod(var_0, var_6, adj_0, adj_6, adj_7);
        // adj: pre_act_sum = label_smoothing * params_in[idx % 3] + wp.float64(0.4)              <L 16>
        wp::adj_mul(var_5, var_3, adj_2, adj_3, adj_4);
        wp::adj_address(var_params_in, var_1, adj_params_in, adj_1, adj_2);
        // adj: weighted = params_in[2] * wp.float64(2.4)                                         <L 15>
        // adj: idx = wp.tid()                                                                    <L 14>
        // adj: def normalise_optimizer(                                                          <L 5>
        continue;
    }
}
