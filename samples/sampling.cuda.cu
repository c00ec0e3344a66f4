extern "C" __global__ void sample_histogram_91569e33_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_centers,
    wp::array_t<wp::vec_t<2, wp::float32>> var_directions_in,
    wp::int32 var_size,
    wp::array_t<wp::float32> var_draws)
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
        bool var_1;
        const wp::int32 var_2 = 4853;
        wp::uint32 var_3;
        wp::vec_t<2, wp::float32>* var_4;
        const wp::int32 var_5 = 4;
        wp::int32 var_6;
        wp::vec_t<2, wp::float32>* var_7;
        wp::vec_t<2, wp::float32> var_8;
        wp::vec_t<2, wp::float32> var_9;
        wp::vec_t<2, wp::float32> var_10;
        wp::vec_t<2, wp::float32>* var_11;
        wp::vec_t<2, wp::float32>* var_12;
        const wp::int32 var_13 = 1;
        wp::float32 var_14;
        wp::vec_t<2, wp::float32> var_15;
        wp::vec_t<2, wp::float32> var_16;
        wp::vec_t<2, wp::float32> var_17;
        wp::vec_t<2, wp::float32> var_18;
        const wp::float32 var_19 = 1.05;
        wp::vec_t<2, wp::float32> var_20;
        const wp::int32 var_21 = 0;
        wp::vec_t<2, wp::float32>* var_22;
        const wp::int32 var_23 = 0;
        wp::float32 var_24;
        wp::vec_t<2, wp::float32> var_25;
        const wp::int32 var_26 = 2;
        wp::int32 var_27;
        const wp::int32 var_28 = 1;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::vec_t<2, wp::float32>* var_31;
        const wp::int32 var_32 = 0;
        wp::float32 var_33;
        wp::vec_t<2, wp::float32> var_34;
        wp::float32 var_35;
        const wp::int32 var_36 = 1;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::vec_t<2, wp::float32>* var_40;
        const wp::int32 var_41 = 1;
        wp::float32 var_42;
        wp::vec_t<2, wp::float32> var_43;
        const wp::int32 var_44 = 4;
        wp::int32 var_45;
        wp::vec_t<2, wp::float32>* var_46;
        const wp::int32 var_47 = 1;
        wp::float32 var_48;
        wp::vec_t<2, wp::float32> var_49;
        wp::float32 var_50;
        wp::float32 var_51;
        const wp::int32 var_52 = 0;
        const wp::float32 var_53 = 1.0;
        const wp::float32 var_54 = 0.98;
        wp::float32 var_55;
        wp::float32 var_56;
        wp::float32 var_57;
        const wp::float32 var_58 = 1.1;
        const wp::float32 var_59 = -1.0;
        const wp::float32 var_60 = 3.5;
        wp::float32 var_61;
        wp::float32 var_62;
        wp::float32 var_63;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32 var_66;
        const wp::int32 var_67 = 1;
        const wp::float32 var_68 = 1.0;
        const wp::float32 var_69 = 0.98;
        wp::float32 var_70;
        wp::float32 var_71;
        wp::float32 var_72;
        const wp::float32 var_73 = 1.1;
        const wp::float32 var_74 = -1.0;
        const wp::float32 var_75 = 3.5;
        wp::float32 var_76;
        wp::float32 var_77;
        wp::float32 var_78;
        wp::float32 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::int32 var_82 = 2;
        const wp::float32 var_83 = 1.0;
        const wp::float32 var_84 = 0.98;
        wp::float32 var_85;
        wp::float32 var_86;
        wp::float32 var_87;
        const wp::float32 var_88 = 1.1;
        const wp::float32 var_89 = -1.0;
        const wp::float32 var_90 = 3.5;
        wp::float32 var_91;
        wp::float32 var_92;
        wp::float32 var_93;
        wp::float32 var_94;
        wp::float32 var_95;
        wp::float32 var_96;
        //---------
        // forward
        // def sample_histogram(                                                                  <L 5>
        // index = wp.tid()                                                                       <L 11>
        var_0 = builtin_tid1d();
        // if index >= size:                                                                      <L 12>
        var_1 = (var_0 >= var_size);
        if (var_1) {
            // return                                                                             <L 13>
            continue;
        }
        // seed_state = wp.rand_init(4853, index)                                                 <L 14>
        var_3 = wp::rand_init(var_2, var_0);
        // sampled_p = centers[index] + directions_in[index, index % 4]                           <L 15>
        var_4 = wp::address(var_centers, var_0);
        var_6 = wp::mod(var_0, var_5);
        var_7 = wp::address(var_directions_in, var_0, var_6);
        var_9 = wp::load(var_4);
        var_10 = wp::load(var_7);
        var_8 = wp::add(var_9, var_10);
        // sampled_p -= centers[index] * centers[index].y                                         <L 16>
        var_11 = wp::address(var_centers, var_0);
        var_12 = wp::address(var_centers, var_0);
        var_15 = wp::load(var_12);
        var_14 = wp::extract(var_15, var_13);
        var_17 = wp::load(var_11);
        var_16 = wp::mul(var_17, var_14);
        var_18 = wp::sub(var_8, var_16);
        // sampled_p *= 1.05                                                                      <L 17>
        var_20 = wp::mul(var_18, var_19);
        // bias_value = directions_in[index, 0].x * centers[wp.min(index + 2, size - 1)][0]       <L 18>
        var_22 = wp::address(var_directions_in, var_0, var_21);
        var_25 = wp::load(var_22);
        var_24 = wp::extract(var_25, var_23);
        var_27 = wp::add(var_0, var_26);
        var_29 = wp::sub(var_size, var_28);
        var_30 = wp::min(var_27, var_29);
        var_31 = wp::address(var_centers, var_30);
        var_34 = wp::load(var_31);
        var_33 = wp::extract(var_34, var_32);
        var_35 = wp::mul(var_24, var_33);
        // bias_value += wp.cos(sampled_p[1])                                                     <L 19>
        var_37 = wp::extract(var_20, var_36);
        var_38 = wp::cos(var_37);
        var_39 = wp::add(var_35, var_38);
        // bias_value -= centers[index][1] * directions_in[index, size % 4][1]                    <L 20>
        var_40 = wp::address(var_centers, var_0);
        var_43 = wp::load(var_40);
        var_42 = wp::extract(var_43, var_41);
        var_45 = wp::mod(var_size, var_44);
        var_46 = wp::address(var_directions_in, var_0, var_45);
        var_49 = wp::load(var_46);
        var_48 = wp::extract(var_49, var_47);
        var_50 = wp::mul(var_42, var_48);
        var_51 = wp::sub(var_39, var_50);
        // for tap in range(3):                                                                   <L 21>
        // u = 1.0 - 0.98 * wp.randf(seed_state)                                                  <L 22>
        var_55 = wp::randf(var_3);
        var_56 = wp::mul(var_54, var_55);
        var_57 = wp::sub(var_53, var_56);
        // heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                                    <L 23>
        var_61 = wp::div(var_59, var_60);
        var_62 = wp::pow(var_57, var_61);
        var_63 = wp::mul(var_58, var_62);
        // draws[index, tap] = heavy * bias_value * float(tap)                                    <L 24>
        var_64 = wp::mul(var_63, var_51);
        var_65 = wp::float(var_52);
        var_66 = wp::mul(var_64, var_65);
        wp::array_store(var_draws, var_0, var_52, var_66);
        // u = 1.0 - 0.98 * wp.randf(seed_state)                                                  <L 22>
        var_70 = wp::randf(var_3);
        var_71 = wp::mul(var_69, var_70);
        var_72 = wp::sub(var_68, var_71);
        // heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                                    <L 23>
        var_76 = wp::div(var_74, var_75);
        var_77 = wp::pow(var_72, var_76);
        var_78 = wp::mul(var_73, var_77);
        // draws[index, tap] = heavy * bias_value * float(tap)                                    <L 24>
        var_79 = wp::mul(var_78, var_51);
        var_80 = wp::float(var_67);
        var_81 = wp::mul(var_79, var_80);
        wp::array_store(var_draws, var_0, var_67, var_81);
        // u = 1.0 - 0.98 * wp.randf(seed_state)                                                  <L 22>
        var_85 = wp::randf(var_3);
        var_86 = wp::mul(var_84, var_85);
        var_87 = wp::sub(var_83, var_86);
        // heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                                    <L 23>
        var_91 = wp::div(var_89, var_90);
        var_92 = wp::pow(var_87, var_91);
        var_93 = wp::mul(var_88, var_92);
        // draws[index, tap] = heavy * bias_value * float(tap)                                    <L 24>
        var_94 = wp::mul(var_93, var_51);
        var_95 = wp::float(var_82);
        var_96 = wp::mul(var_94, var_95);
        wp::array_store(var_draws, var_0, var_82, var_96);
    }
}

extern "C" __global__ void sample_histogram_91569e33_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_centers,
    wp::array_t<wp::vec_t<2, wp::float32>> var_directions_in,
    wp::int32 var_size,
    wp::array_t<wp::float32> var_draws,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_centers,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_directions_in,
    wp::int32 adj_size,
    wp::array_t<wp::float32> adj_draws)
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
        bool var_1;
        const wp::int32 var_2 = 4853;
        wp::uint32 var_3;
        wp::vec_t<2, wp::float32>* var_4;
        const wp::int32 var_5 = 4;
        wp::int32 var_6;
        wp::vec_t<2, wp::float32>* var_7;
        wp::vec_t<2, wp::float32> var_8;
        wp::vec_t<2, wp::float32> var_9;
        wp::vec_t<2, wp::float32> var_10;
        wp::vec_t<2, wp::float32>* var_11;
        wp::vec_t<2, wp::float32>* var_12;
        const wp::int32 var_13 = 1;
        wp::float32 var_14;
        wp::vec_t<2, wp::float32> var_15;
        wp::vec_t<2, wp::float32> var_16;
        wp::vec_t<2, wp::float32> var_17;
        wp::vec_t<2, wp::float32> var_18;
        const wp::float32 var_19 = 1.05;
        wp::vec_t<2, wp::float32> var_20;
        const wp::int32 var_21 = 0;
        wp::vec_t<2, wp::float32>* var_22;
        const wp::int32 var_23 = 0;
        wp::float32 var_24;
        wp::vec_t<2, wp::float32> var_25;
        const wp::int32 var_26 = 2;
        wp::int32 var_27;
        const wp::int32 var_28 = 1;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::vec_t<2, wp::float32>* var_31;
        const wp::int32 var_32 = 0;
        wp::float32 var_33;
        wp::vec_t<2, wp::float32> var_34;
        wp::float32 var_35;
        const wp::int32 var_36 = 1;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::vec_t<2, wp::float32>* var_40;
        const wp::int32 var_41 = 1;
        wp::float32 var_42;
        wp::vec_t<2, wp::float32> var_43;
        const wp::int32 var_44 = 4;
        wp::int32 var_45;
        wp::vec_t<2, wp::float32>* var_46;
        const wp::int32 var_47 = 1;
        wp::float32 var_48;
        wp::vec_t<2, wp::float32> var_49;
        wp::float32 var_50;
        wp::float32 var_51;
        const wp::int32 var_52 = 0;
        const wp::float32 var_53 = 1.0;
        const wp::float32 var_54 = 0.98;
        wp::float32 var_55;
        wp::float32 var_56;
        wp::float32 var_57;
        const wp::float32 var_58 = 1.1;
        const wp::float32 var_59 = -1.0;
        const wp::float32 var_60 = 3.5;
        wp::float32 var_61;
        wp::float32 var_62;
        wp::float32 var_63;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32 var_66;
        const wp::int32 var_67 = 1;
        const wp::float32 var_68 = 1.0;
        const wp::float32 var_69 = 0.98;
        wp::float32 var_70;
        wp::float32 var_71;
        wp::float32 var_72;
        const wp::float32 var_73 = 1.1;
        const wp::float32 var_74 = -1.0;
        const wp::float32 var_75 = 3.5;
        wp::float32 var_76;
        wp::float32 var_77;
        wp::float32 var_78;
        wp::float32 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::int32 var_82 = 2;
        const wp::float32 var_83 = 1.0;
        const wp::float32 var_84 = 0.98;
        wp::float32 var_85;
        wp::float32 var_86;
        wp::float32 var_87;
        const wp::float32 var_88 = 1.1;
        const wp::float32 var_89 = -1.0;
        const wp::float32 var_90 = 3.5;
        wp::float32 var_91;
        wp::float32 var_92;
        wp::float32 var_93;
        wp::float32 var_94;
        wp::float32 var_95;
        wp::float32 var_96;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::uint32 adj_3 = {};
        wp::vec_t<2, wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::vec_t<2, wp::float32> adj_7 = {};
        wp::vec_t<2, wp::float32> adj_8 = {};
        wp::vec_t<2, wp::float32> adj_9 = {};
        wp::vec_t<2, wp::float32> adj_10 = {};
        wp::vec_t<2, wp::float32> adj_11 = {};
        wp::vec_t<2, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::vec_t<2, wp::float32> adj_15 = {};
        wp::vec_t<2, wp::float32> adj_16 = {};
        wp::vec_t<2, wp::float32> adj_17 = {};
        wp::vec_t<2, wp::float32> adj_18 = {};
        wp::float32 adj_19 = {};
        wp::vec_t<2, wp::float32> adj_20 = {};
        wp::int32 adj_21 = {};
        wp::vec_t<2, wp::float32> adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::vec_t<2, wp::float32> adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::vec_t<2, wp::float32> adj_31 = {};
        wp::int32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::vec_t<2, wp::float32> adj_34 = {};
        wp::float32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::vec_t<2, wp::float32> adj_40 = {};
        wp::int32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::vec_t<2, wp::float32> adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::vec_t<2, wp::float32> adj_46 = {};
        wp::int32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::vec_t<2, wp::float32> adj_49 = {};
        wp::float32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::float32 adj_53 = {};
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
        wp::int32 adj_67 = {};
        wp::float32 adj_68 = {};
        wp::float32 adj_69 = {};
        wp::float32 adj_70 = {};
        wp::float32 adj_71 = {};
        wp::float32 adj_72 = {};
        wp::float32 adj_73 = {};
        wp::float32 adj_74 = {};
        wp::float32 adj_75 = {};
        wp::float32 adj_76 = {};
        wp::float32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::float32 adj_79 = {};
        wp::float32 adj_80 = {};
        wp::float32 adj_81 = {};
        wp::int32 adj_82 = {};
        wp::float32 adj_83 = {};
        wp::float32 adj_84 = {};
        wp::float32 adj_85 = {};
        wp::float32 adj_86 = {};
        wp::float32 adj_87 = {};
        wp::float32 adj_88 = {};
        wp::float32 adj_89 = {};
        wp::float32 adj_90 = {};
        wp::float32 adj_91 = {};
        wp::float32 adj_92 = {};
        wp::float32 adj_93 = {};
        wp::float32 adj_94 = {};
        wp::float32 adj_95 = {};
        wp::float32 adj_96 = {};
        //---------
        // forward
        // def sample_histogram(                                                                  <L 5>
        // index = wp.tid()                                                                       <L 11>
        var_0 = builtin_tid1d();
        // if index >= size:                                                                      <L 12>
        var_1 = (var_0 >= var_size);
        if (var_1) {
            // return                                                                             <L 13>
            goto label0;
        }
        // seed_state = wp.rand_init(4853, index)                                                 <L 14>
        var_3 = wp::rand_init(var_2, var_0);
        // sampled_p = centers[index] + directions_in[index, index % 4]                           <L 15>
        var_4 = wp::address(var_centers, var_0);
        var_6 = wp::mod(var_0, var_5);
        var_7 = wp::address(var_directions_in, var_0, var_6);
        var_9 = wp::load(var_4);
        var_10 = wp::load(var_7);
        var_8 = wp::add(var_9, var_10);
        // sampled_p -= centers[index] * centers[index].y                                         <L 16>
        var_11 = wp::address(var_centers, var_0);
        var_12 = wp::address(var_centers, var_0);
        var_15 = wp::load(var_12);
        var_14 = wp::extract(var_15, var_13);
        var_17 = wp::load(var_11);
        var_16 = wp::mul(var_17, var_14);
        var_18 = wp::sub(var_8, var_16);
        // sampled_p *= 1.05                                                                      <L 17>
        var_20 = wp::mul(var_18, var_19);
        // bias_value = directions_in[index, 0].x * centers[wp.min(index + 2, size - 1)][0]       <L 18>
        var_22 = wp::address(var_directions_in, var_0, var_21);
        var_25 = wp::load(var_22);
        var_24 = wp::extract(var_25, var_23);
        var_27 = wp::add(var_0, var_26);
        var_29 = wp::sub(var_size, var_28);
        var_30 = wp::min(var_27, var_29);
        var_31 = wp::address(var_centers, var_30);
        var_34 = wp::load(var_31);
        var_33 = wp::extract(var_34, var_32);
        var_35 = wp::mul(var_24, var_33);
        // bias_value += wp.cos(sampled_p[1])                                                     <L 19>
        var_37 = wp::extract(var_20, var_36);
        var_38 = wp::cos(var_37);
        var_39 = wp::add(var_35, var_38);
        // bias_value -= centers[index][1] * directions_in[index, size % 4][1]                    <L 20>
        var_40 = wp::address(var_centers, var_0);
        var_43 = wp::load(var_40);
        var_42 = wp::extract(var_43, var_41);
        var_45 = wp::mod(var_size, var_44);
        var_46 = wp::address(var_directions_in, var_0, var_45);
        var_49 = wp::load(var_46);
        var_48 = wp::extract(var_49, var_47);
        var_50 = wp::mul(var_42, var_48);
        var_51 = wp::sub(var_39, var_50);
        // for tap in range(3):                                                                   <L 21>
        // u = 1.0 - 0.98 * wp.randf(seed_state)                                                  <L 22>
        var_55 = wp::randf(var_3);
        var_56 = wp::mul(var_54, var_55);
        var_57 = wp::sub(var_53, var_56);
        // heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                                    <L 23>
        var_61 = wp::div(var_59, var_60);
        var_62 = wp::pow(var_57, var_61);
        var_63 = wp::mul(var_58, var_62);
        // draws[index, tap] = heavy * bias_value * float(tap)                                    <L 24>
        var_64 = wp::mul(var_63, var_51);
        var_65 = wp::float(var_52);
        var_66 = wp::mul(var_64, var_65);
        // wp::array_store(var_draws, var_0, var_52, var_66);
        // u = 1.0 - 0.98 * wp.randf(seed_state)                                                  <L 22>
        var_70 = wp::randf(var_3);
        var_71 = wp::mul(var_69, var_70);
        var_72 = wp::sub(var_68, var_71);
        // heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                                    <L 23>
        var_76 = wp::div(var_74, var_75);
        var_77 = wp::pow(var_72, var_76);
        var_78 = wp::mul(var_73, var_77);
        // draws[index, tap] = heavy * bias_value * float(tap)                                    <L 24>
        var_79 = wp::mul(var_78, var_51);
        var_80 = wp::float(var_67);
        var_81 = wp::mul(var_79, var_80);
        // wp::array_store(var_draws, var_0, var_67, var_81);
        // u = 1.0 - 0.98 * wp.randf(seed_state)                                                  <L 22>
        var_85 = wp::randf(var_3);
        var_86 = wp::mul(var_84, var_85);
        var_87 = wp::sub(var_83, var_86);
        // heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                                    <L 23>
        var_91 = wp::div(var_89, var_90);
        var_92 = wp::pow(var_87, var_91);
        var_93 = wp::mul(var_88, var_92);
        // draws[index, tap] = heavy * bias_value * float(tap)                                    <L 24>
        var_94 = wp::mul(var_93, var_51);
        var_95 = wp::float(var_82);
        var_96 = wp::mul(var_94, var_95);
        // wp::array_store(var_draws, var_0, var_82, var_96);
        //---------
        // reverse
        wp::adj_array_store(var_draws, var_0, var_82, var_96, adj_draws, adj_0, adj_82, adj_96);
        wp::adj_mul(var_94, var_95, adj_94, adj_95, adj_96);
        wp::adj_float(var_82, adj_82, adj_95);
        wp::adj_mul(var_93, var_51, adj_93, adj_51, adj_94);
        // adj: draws[index, tap] = heavy * bias_value * float(tap)                               <L 24>
        wp::adj_mul(var_88, var_92, adj_88, adj_92, adj_93);
        wp::adj_pow(var_87, var_91, var_92, adj_87, adj_91, adj_92);
        wp::adj_div(var_89, var_90, var_91, adj_89, adj_90, adj_91);
        // adj: heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                               <L 23>
        wp::adj_sub(var_83, var_86, adj_83, adj_86, adj_87);
        wp::adj_mul(var_84, var_85, adj_84, adj_85, adj_86);
        // adj: u = 1.0 - 0.98 * wp.randf(seed_state)                                             <L 22>
        wp::adj_array_store(var_draws, var_0, var_67, var_81, adj_draws, adj_0, adj_67, adj_81);
        wp::adj_mul(var_79, var_80, adj_79, adj_80, adj_81);
        wp::adj_float(var_67, adj_67, adj_80);
        wp::adj_mul(var_78, var_51, adj_78, adj_51, adj_79);
        // adj: draws[index, tap] = heavy * bias_value * float(tap)                               <L 24>
        wp::adj_mul(var_73, var_77, adj_73, adj_77, adj_78);
        wp::adj_pow(var_72, var_76, var_77, adj_72, adj_76, adj_77);
        wp::adj_div(var_74, var_75, var_76, adj_74, adj_75, adj_76);
        // adj: heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                               <L 23>
        wp::adj_sub(var_68, var_71, adj_68, adj_71, adj_72);
        wp::adj_mul(var_69, var_70, adj_69, adj_70, adj_71);
        // adj: u = 1.0 - 0.98 * wp.randf(seed_state)                                             <L 22>
        wp::adj_array_store(var_draws, var_0, var_52, var_66, adj_draws, adj_0, adj_52, adj_66);
        wp::adj_mul(var_64, var_65, adj_64, adj_65, adj_66);
        wp::adj_float(var_52, adj_52, adj_65);
        wp::adj_mul(var_63, var_51, adj_63, adj_51, adj_64);
        // adj: draws[index, tap] = heavy * bias_value * float(tap)                               <L 24>
        wp::adj_mul(var_58, var_62, adj_58, adj_62, adj_63);
        wp::adj_pow(var_57, var_61, var_62, adj_57, adj_61, adj_62);
        wp::adj_div(var_59, var_60, var_61, adj_59, adj_60, adj_61);
        // adj: heavy = 1.1 * wp.pow(u, -1.0 / 3.5)                                               <L 23>
        wp::adj_sub(var_53, var_56, adj_53, adj_56, adj_57);
        wp::adj_mul(var_54, var_55, adj_54, adj_55, adj_56);
        // adj: u = 1.0 - 0.98 * wp.randf(seed_state)                                             <L 22>
        // adj: for tap in range(3):                                                              <L 21>
        wp::adj_sub(var_39, var_50, adj_39, adj_50, adj_51);
        wp::adj_mul(var_42, var_48, adj_42, adj_48, adj_50);
        wp::adj_extract(var_49, var_47, adj_46, adj_47, adj_48);
        wp::adj_address(var_directions_in, var_0, var_45, adj_directions_in, adj_0, adj_45, adj_46);
        wp::adj_mod(var_size, var_44, adj_size, adj_44, adj_45);
        wp::adj_extract(var_43, var_41, adj_40, adj_41, adj_42);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_40);
        // adj: bias_value -= centers[index][1] * directions_in[index, size % 4][1]               <L 20>
        wp::adj_add(var_35, var_38, adj_35, adj_38, adj_39);
        wp::adj_cos(var_37, adj_37, adj_38);
        wp::adj_extract(var_20, var_36, adj_20, adj_36, adj_37);
        // adj: bias_value += wp.cos(sampled_p[1])                                                <L 19>
        wp::adj_mul(var_24, var_33, adj_24, adj_33, adj_35);
        wp::adj_extract(var_34, var_32, adj_31, adj_32, adj_33);
        wp::adj_address(var_centers, var_30, adj_centers, adj_30, adj_31);
        wp::adj_min(var_27, var_29, adj_27, adj_29, adj_30);
        wp::adj_sub(var_size, var_28, adj_size, adj_28, adj_29);
        wp::adj_add(var_0, var_26, adj_0, adj_26, adj_27);
        wp::adj_extract(var_25, var_23, adj_22, adj_23, adj_24);
        wp::adj_address(var_directions_in, var_0, var_21, adj_directions_in, adj_0, adj_21, adj_22);
        // adj: bias_value = directions_in[index, 0].x * centers[wp.min(index + 2, size - 1)][0]  <L 18>
        wp::adj_mul(var_18, var_19, adj_18, adj_19, adj_20);
        // adj: sampled_p *= 1.05                                                                 <L 17>
        wp::adj_sub(var_8, var_16, adj_8, adj_16, adj_18);
        wp::adj_mul(var_17, var_14, adj_11, adj_14, adj_16);
        wp::adj_extract(var_15, var_13, adj_12, adj_13, adj_14);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_12);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_11);
        // adj: sampled_p -= centers[index] * centers[index].y                                    <L 16>
        wp::adj_add(var_9, var_10, adj_4, adj_7, adj_8);
        wp::adj_address(var_directions_in, var_0, var_6, adj_directions_in, adj_0, adj_6, adj_7);
        wp::adj_mod(var_0, var_5, adj_0, adj_5, adj_6);
        wp::adj_address(var_centers, var_0, adj_centers, adj_0, adj_4);
        // adj: sampled_p = centers[index] + directions_in[index, index % 4]                      <L 15>
        // adj: seed_state = wp.rand_init(4853, index)                                            <L 14>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 13>
        }
        // adj: if index >= size:                                                                 <L 12>
        // adj: index = wp.tid()                                                                  <L 11>
        // adj: def sample_histogram(                                                             <L 5>
        continue;
    }
}
