extern "C" __global__ void accumulate_force_d5f1ff61_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::int32 var_num_neighbors,
    wp::int32 var_delay,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_inertias,
    wp::float32 var_factor,
    wp::vec_t<5, wp::float32> var_target,
    wp::array_t<wp::int32> var_ages,
    wp::float32 var_contrast,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_minima,
    wp::array_t<wp::float32> var_sums)
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
        wp::int32 var_1;
        const wp::float32 var_2 = 0.0;
        wp::mat_t<3, 3, wp::float32> var_3;
        wp::range_t var_4;
        wp::int32 var_5;
        wp::int32 var_6;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 5;
        wp::int32 var_9;
        const wp::int32 var_10 = 14;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        wp::int32 var_14;
        const wp::int32 var_15 = 2;
        const wp::int32 var_16 = 5;
        wp::int32 var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        const wp::int32 var_22 = 3;
        const wp::int32 var_23 = 5;
        wp::int32 var_24;
        wp::int32 var_25;
        wp::int32 var_26;
        wp::int32 var_27;
        wp::int32 var_28;
        const wp::int32 var_29 = 4;
        const wp::int32 var_30 = 5;
        wp::int32 var_31;
        wp::int32 var_32;
        wp::int32 var_33;
        wp::int32 var_34;
        wp::int32 var_35;
        const wp::int32 var_36 = 5;
        bool var_37;
        wp::mat_t<3, 3, wp::float32>* var_38;
        const wp::int32 var_39 = 2;
        wp::vec_t<3, wp::float32> var_40;
        wp::mat_t<3, 3, wp::float32> var_41;
        const wp::float32 var_42 = 2.1;
        wp::vec_t<3, wp::float32> var_43;
        wp::mat_t<3, 3, wp::float32>* var_44;
        const wp::int32 var_45 = 0;
        wp::vec_t<3, wp::float32> var_46;
        wp::mat_t<3, 3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::mat_t<3, 3, wp::float32> var_49;
        wp::mat_t<3, 3, wp::float32> var_50;
        wp::mat_t<3, 3, wp::float32> var_51;
        wp::mat_t<3, 3, wp::float32> var_52;
        wp::mat_t<3, 3, wp::float32> var_53;
        wp::mat_t<3, 3, wp::float32> var_54;
        const wp::float32 var_55 = 1.5;
        wp::float32 var_56;
        wp::float32 var_57;
        bool var_58;
        bool var_59;
        const wp::int32 var_60 = 4;
        wp::float32 var_61;
        const wp::int32 var_62 = 1;
        const wp::int32 var_63 = 2;
        wp::float32 var_64;
        bool var_65;
        const wp::int32 var_66 = 0;
        wp::float32 var_67;
        wp::vec_t<2, wp::float32> var_68;
        const wp::float32 var_69 = 1.79;
        wp::vec_t<2, wp::float32> var_70;
        wp::float32 var_71;
        wp::mat_t<3, 3, wp::float32> var_72;
        wp::mat_t<3, 3, wp::float32> var_73;
        wp::mat_t<3, 3, wp::float32> var_74;
        const wp::int32 var_75 = 1;
        const wp::int32 var_76 = 0;
        wp::float32 var_77;
        const wp::float32 var_78 = 0.6;
        wp::float32 var_79;
        wp::mat_t<3, 3, wp::float32> var_80;
        wp::mat_t<3, 3, wp::float32> var_81;
        const wp::int32 var_82 = 12;
        wp::int32 var_83;
        const wp::float32 var_84 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_85;
        wp::mat_t<3, 3, wp::float32> var_86;
        const wp::int32 var_87 = 3;
        wp::int32 var_88;
        wp::float32 var_89;
        wp::int32* var_90;
        wp::float32 var_91;
        wp::int32 var_92;
        wp::float32 var_93;
        wp::float32 var_94;
        //---------
        // forward
        // def accumulate_force(                                                                  <L 8>
        // i, j = wp.tid()                                                                        <L 19>
        builtin_tid2d(var_0, var_1);
        // peak = wp.mat33(0.0)                                                                   <L 20>
        var_3 = wp::mat_t<3, 3, wp::float32>(var_2);
        // for b in range(num_neighbors):                                                         <L 21>
        var_4 = wp::range(var_num_neighbors);
        start_for_0:;
            if (iter_cmp(var_4) == 0) goto end_for_0;
            var_5 = wp::iter_next(var_4);
            // total = delay                                                                      <L 22>
            var_6 = wp::copy(var_delay);
            // for a in range(1, 5):                                                              <L 23>
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_9 = wp::add(var_delay, var_8);
            var_11 = wp::bit_and(var_9, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_12 = wp::step(var_11);
            var_13 = wp::mul(var_12, var_7);
            var_14 = wp::add(var_6, var_13);
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_17 = wp::add(var_delay, var_16);
            var_18 = wp::bit_and(var_17, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_19 = wp::step(var_18);
            var_20 = wp::mul(var_19, var_15);
            var_21 = wp::add(var_14, var_20);
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_24 = wp::add(var_delay, var_23);
            var_25 = wp::bit_and(var_24, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_26 = wp::step(var_25);
            var_27 = wp::mul(var_26, var_22);
            var_28 = wp::add(var_21, var_27);
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_31 = wp::add(var_delay, var_30);
            var_32 = wp::bit_and(var_31, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_33 = wp::step(var_32);
            var_34 = wp::mul(var_33, var_29);
            var_35 = wp::add(var_28, var_34);
            // if total <= 5:                                                                     <L 26>
            var_37 = (var_35 <= var_36);
            if (var_37) {
                // continue                                                                       <L 27>
                goto start_for_0;
            }
            // gram = wp.outer(inertias[i, j][2] / 2.1, wp.normalize(inertias[i][j][0]))          <L 28>
            var_38 = wp::address(var_inertias, var_0, var_1);
            var_41 = wp::load(var_38);
            var_40 = wp::extract(var_41, var_39);
            var_43 = wp::div(var_40, var_42);
            var_44 = wp::address(var_inertias, var_0, var_1);
            var_47 = wp::load(var_44);
            var_46 = wp::extract(var_47, var_45);
            var_48 = wp::normalize(var_46);
            var_49 = wp::outer(var_43, var_48);
            // projection = wp.cw_mul(gram, gram / contrast @ (factor * gram))                    <L 29>
            var_50 = wp::div(var_49, var_contrast);
            var_51 = wp::mul(var_factor, var_49);
            var_52 = wp::mul(var_50, var_51);
            var_53 = wp::cw_mul(var_49, var_52);
            // coupling = projection                                                              <L 30>
            var_54 = wp::copy(var_53);
            // if not contrast - 1.5 < float(b):                                                  <L 31>
            var_56 = wp::sub(var_contrast, var_55);
            var_57 = wp::float(var_5);
            var_58 = (var_56 < var_57);
            var_59 = wp::unot(var_58);
            if (var_59) {
                // above = target[4] > coupling[1, 2]                                             <L 32>
                var_61 = wp::extract(var_target, var_60);
                var_64 = wp::extract(var_54, var_62, var_63);
                var_65 = (var_61 > var_64);
                // distance = wp.dot(wp.vec2(target[0], contrast), wp.vec2(1.79, factor))         <L 33>
                var_67 = wp::extract(var_target, var_66);
                var_68 = wp::vec_t<2, wp::float32>(var_67, var_contrast);
                var_70 = wp::vec_t<2, wp::float32>(var_69, var_factor);
                var_71 = wp::dot(var_68, var_70);
                // coupling = (gram if above else projection) * distance                          <L 34>
                if (var_65) {
                }
                if (!var_65) {
                }
                var_72 = wp::where(var_65, var_49, var_53);
                var_73 = wp::mul(var_72, var_71);
            }
            var_74 = wp::where(var_59, var_73, var_54);
            // flux = gram[1, 0]                                                                  <L 35>
            var_77 = wp::extract(var_49, var_75, var_76);
            // peak = peak + coupling / wp.max(flux, 0.6)                                         <L 36>
            var_79 = wp::max(var_77, var_78);
            var_80 = wp::div(var_74, var_79);
            var_81 = wp::add(var_3, var_80);
            wp::assign(var_3, var_81);
            goto start_for_0;
        end_for_0:;
        // wp.atomic_add(minima, wp.min(delay, 12), peak * 0.1)                                   <L 37>
        var_83 = wp::min(var_delay, var_82);
        var_85 = wp::mul(var_3, var_84);
        var_86 = wp::atomic_add(var_minima, var_83, var_85);
        // wp.atomic_min(sums, delay % 3, factor * factor - float(ages[i, j]))                    <L 38>
        var_88 = wp::mod(var_delay, var_87);
        var_89 = wp::mul(var_factor, var_factor);
        var_90 = wp::address(var_ages, var_0, var_1);
        var_92 = wp::load(var_90);
        var_91 = wp::float(var_92);
        var_93 = wp::sub(var_89, var_91);
        var_94 = wp::atomic_min(var_sums, var_88, var_93);
    }
}

extern "C" __global__ void accumulate_force_d5f1ff61_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::int32 var_num_neighbors,
    wp::int32 var_delay,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_inertias,
    wp::float32 var_factor,
    wp::vec_t<5, wp::float32> var_target,
    wp::array_t<wp::int32> var_ages,
    wp::float32 var_contrast,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_minima,
    wp::array_t<wp::float32> var_sums,
    wp::int32 adj_num_neighbors,
    wp::int32 adj_delay,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_inertias,
    wp::float32 adj_factor,
    wp::vec_t<5, wp::float32> adj_target,
    wp::array_t<wp::int32> adj_ages,
    wp::float32 adj_contrast,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_minima,
    wp::array_t<wp::float32> adj_sums)
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
        wp::int32 var_1;
        const wp::float32 var_2 = 0.0;
        wp::mat_t<3, 3, wp::float32> var_3;
        wp::range_t var_4;
        wp::int32 var_5;
        wp::int32 var_6;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 5;
        wp::int32 var_9;
        const wp::int32 var_10 = 14;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        wp::int32 var_14;
        const wp::int32 var_15 = 2;
        const wp::int32 var_16 = 5;
        wp::int32 var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        const wp::int32 var_22 = 3;
        const wp::int32 var_23 = 5;
        wp::int32 var_24;
        wp::int32 var_25;
        wp::int32 var_26;
        wp::int32 var_27;
        wp::int32 var_28;
        const wp::int32 var_29 = 4;
        const wp::int32 var_30 = 5;
        wp::int32 var_31;
        wp::int32 var_32;
        wp::int32 var_33;
        wp::int32 var_34;
        wp::int32 var_35;
        const wp::int32 var_36 = 5;
        bool var_37;
        wp::mat_t<3, 3, wp::float32>* var_38;
        const wp::int32 var_39 = 2;
        wp::vec_t<3, wp::float32> var_40;
        wp::mat_t<3, 3, wp::float32> var_41;
        const wp::float32 var_42 = 2.1;
        wp::vec_t<3, wp::float32> var_43;
        wp::mat_t<3, 3, wp::float32>* var_44;
        const wp::int32 var_45 = 0;
        wp::vec_t<3, wp::float32> var_46;
        wp::mat_t<3, 3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::mat_t<3, 3, wp::float32> var_49;
        wp::mat_t<3, 3, wp::float32> var_50;
        wp::mat_t<3, 3, wp::float32> var_51;
        wp::mat_t<3, 3, wp::float32> var_52;
        wp::mat_t<3, 3, wp::float32> var_53;
        wp::mat_t<3, 3, wp::float32> var_54;
        const wp::float32 var_55 = 1.5;
        wp::float32 var_56;
        wp::float32 var_57;
        bool var_58;
        bool var_59;
        const wp::int32 var_60 = 4;
        wp::float32 var_61;
        const wp::int32 var_62 = 1;
        const wp::int32 var_63 = 2;
        wp::float32 var_64;
        bool var_65;
        const wp::int32 var_66 = 0;
        wp::float32 var_67;
        wp::vec_t<2, wp::float32> var_68;
        const wp::float32 var_69 = 1.79;
        wp::vec_t<2, wp::float32> var_70;
        wp::float32 var_71;
        wp::mat_t<3, 3, wp::float32> var_72;
        wp::mat_t<3, 3, wp::float32> var_73;
        wp::mat_t<3, 3, wp::float32> var_74;
        const wp::int32 var_75 = 1;
        const wp::int32 var_76 = 0;
        wp::float32 var_77;
        const wp::float32 var_78 = 0.6;
        wp::float32 var_79;
        wp::mat_t<3, 3, wp::float32> var_80;
        wp::mat_t<3, 3, wp::float32> var_81;
        const wp::int32 var_82 = 12;
        wp::int32 var_83;
        const wp::float32 var_84 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_85;
        wp::mat_t<3, 3, wp::float32> var_86;
        const wp::int32 var_87 = 3;
        wp::int32 var_88;
        wp::float32 var_89;
        wp::int32* var_90;
        wp::float32 var_91;
        wp::int32 var_92;
        wp::float32 var_93;
        wp::float32 var_94;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::mat_t<3, 3, wp::float32> adj_3 = {};
        wp::range_t adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
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
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        bool adj_37 = {};
        wp::mat_t<3, 3, wp::float32> adj_38 = {};
        wp::int32 adj_39 = {};
        wp::vec_t<3, wp::float32> adj_40 = {};
        wp::mat_t<3, 3, wp::float32> adj_41 = {};
        wp::float32 adj_42 = {};
        wp::vec_t<3, wp::float32> adj_43 = {};
        wp::mat_t<3, 3, wp::float32> adj_44 = {};
        wp::int32 adj_45 = {};
        wp::vec_t<3, wp::float32> adj_46 = {};
        wp::mat_t<3, 3, wp::float32> adj_47 = {};
        wp::vec_t<3, wp::float32> adj_48 = {};
        wp::mat_t<3, 3, wp::float32> adj_49 = {};
        wp::mat_t<3, 3, wp::float32> adj_50 = {};
        wp::mat_t<3, 3, wp::float32> adj_51 = {};
        wp::mat_t<3, 3, wp::float32> adj_52 = {};
        wp::mat_t<3, 3, wp::float32> adj_53 = {};
        wp::mat_t<3, 3, wp::float32> adj_54 = {};
        wp::float32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        bool adj_58 = {};
        bool adj_59 = {};
        wp::int32 adj_60 = {};
        wp::float32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::float32 adj_64 = {};
        bool adj_65 = {};
        wp::int32 adj_66 = {};
        wp::float32 adj_67 = {};
        wp::vec_t<2, wp::float32> adj_68 = {};
        wp::float32 adj_69 = {};
        wp::vec_t<2, wp::float32> adj_70 = {};
        wp::float32 adj_71 = {};
        wp::mat_t<3, 3, wp::float32> adj_72 = {};
        wp::mat_t<3, 3, wp::float32> adj_73 = {};
        wp::mat_t<3, 3, wp::float32> adj_74 = {};
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::float32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::float32 adj_79 = {};
        wp::mat_t<3, 3, wp::float32> adj_80 = {};
        wp::mat_t<3, 3, wp::float32> adj_81 = {};
        wp::int32 adj_82 = {};
        wp::int32 adj_83 = {};
        wp::float32 adj_84 = {};
        wp::mat_t<3, 3, wp::float32> adj_85 = {};
        wp::mat_t<3, 3, wp::float32> adj_86 = {};
        wp::int32 adj_87 = {};
        wp::int32 adj_88 = {};
        wp::float32 adj_89 = {};
        wp::int32 adj_90 = {};
        wp::float32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::float32 adj_93 = {};
        wp::float32 adj_94 = {};
        //---------
        // forward
        // def accumulate_force(                                                                  <L 8>
        // i, j = wp.tid()                                                                        <L 19>
        builtin_tid2d(var_0, var_1);
        // peak = wp.mat33(0.0)                                                                   <L 20>
        var_3 = wp::mat_t<3, 3, wp::float32>(var_2);
        // for b in range(num_neighbors):                                                         <L 21>
        var_4 = wp::range(var_num_neighbors);
        // wp.atomic_add(minima, wp.min(delay, 12), peak * 0.1)                                   <L 37>
        var_83 = wp::min(var_delay, var_82);
        var_85 = wp::mul(var_3, var_84);
        // var_86 = wp::atomic_add(var_minima, var_83, var_85);
        // wp.atomic_min(sums, delay % 3, factor * factor - float(ages[i, j]))                    <L 38>
        var_88 = wp::mod(var_delay, var_87);
        var_89 = wp::mul(var_factor, var_factor);
        var_90 = wp::address(var_ages, var_0, var_1);
        var_92 = wp::load(var_90);
        var_91 = wp::float(var_92);
        var_93 = wp::sub(var_89, var_91);
        // var_94 = wp::atomic_min(var_sums, var_88, var_93);
        //---------
        // reverse
        wp::adj_atomic_min(var_sums, var_88, var_93, adj_sums, adj_88, adj_93, adj_94);
        wp::adj_sub(var_89, var_91, adj_89, adj_91, adj_93);
        wp::adj_float(var_92, adj_90, adj_91);
        wp::adj_address(var_ages, var_0, var_1, adj_ages, adj_0, adj_1, adj_90);
        wp::adj_mul(var_factor, var_factor, adj_factor, adj_factor, adj_89);
        wp::adj_mod(var_delay, var_87, adj_delay, adj_87, adj_88);
        // adj: wp.atomic_min(sums, delay % 3, factor * factor - float(ages[i, j]))               <L 38>
        wp::adj_atomic_add(var_minima, var_83, var_85, adj_minima, adj_83, adj_85, adj_86);
        wp::adj_mul(var_3, var_84, adj_3, adj_84, adj_85);
        wp::adj_min(var_delay, var_82, adj_delay, adj_82, adj_83);
        // adj: wp.atomic_add(minima, wp.min(delay, 12), peak * 0.1)                              <L 37>
        var_4 = wp::iter_reverse(var_4);
        start_for_0:;
            if (iter_cmp(var_4) == 0) goto end_for_0;
            var_5 = wp::iter_next(var_4);
        	adj_6 = {};
        	adj_7 = {};
        	adj_8 = {};
        	adj_9 = {};
        	adj_10 = {};
        	adj_11 = {};
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
        	adj_51 = {};
        	adj_52 = {};
        	adj_53 = {};
        	adj_54 = {};
        	adj_55 = {};
        	adj_56 = {};
        	adj_57 = {};
        	adj_58 = {};
        	adj_59 = {};
        	adj_60 = {};
        	adj_61 = {};
        	adj_62 = {};
        	adj_63 = {};
        	adj_64 = {};
        	adj_65 = {};
        	adj_66 = {};
        	adj_67 = {};
        	adj_68 = {};
        	adj_69 = {};
        	adj_70 = {};
        	adj_71 = {};
        	adj_72 = {};
        	adj_73 = {};
        	adj_74 = {};
        	adj_75 = {};
        	adj_76 = {};
        	adj_77 = {};
        	adj_78 = {};
        	adj_79 = {};
        	adj_80 = {};
        	adj_81 = {};
            // total = delay                                                                      <L 22>
            var_6 = wp::copy(var_delay);
            // for a in range(1, 5):                                                              <L 23>
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_9 = wp::add(var_delay, var_8);
            var_11 = wp::bit_and(var_9, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_12 = wp::step(var_11);
            var_13 = wp::mul(var_12, var_7);
            var_14 = wp::add(var_6, var_13);
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_17 = wp::add(var_delay, var_16);
            var_18 = wp::bit_and(var_17, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_19 = wp::step(var_18);
            var_20 = wp::mul(var_19, var_15);
            var_21 = wp::add(var_14, var_20);
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_24 = wp::add(var_delay, var_23);
            var_25 = wp::bit_and(var_24, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_26 = wp::step(var_25);
            var_27 = wp::mul(var_26, var_22);
            var_28 = wp::add(var_21, var_27);
            // slot = delay + 5 & DAMPING                                                         <L 24>
            var_31 = wp::add(var_delay, var_30);
            var_32 = wp::bit_and(var_31, var_10);
            // total += wp.step(slot) * a                                                         <L 25>
            var_33 = wp::step(var_32);
            var_34 = wp::mul(var_33, var_29);
            var_35 = wp::add(var_28, var_34);
            // if total <= 5:                                                                     <L 26>
            var_37 = (var_35 <= var_36);
            if (var_37) {
                // continue                                                                       <L 27>
                goto start_for_0;
            }
            // gram = wp.outer(inertias[i, j][2] / 2.1, wp.normalize(inertias[i][j][0]))          <L 28>
            var_38 = wp::address(var_inertias, var_0, var_1);
            var_41 = wp::load(var_38);
            var_40 = wp::extract(var_41, var_39);
            var_43 = wp::div(var_40, var_42);
            var_44 = wp::address(var_inertias, var_0, var_1);
            var_47 = wp::load(var_44);
            var_46 = wp::extract(var_47, var_45);
            var_48 = wp::normalize(var_46);
            var_49 = wp::outer(var_43, var_48);
            // projection = wp.cw_mul(gram, gram / contrast @ (factor * gram))                    <L 29>
            var_50 = wp::div(var_49, var_contrast);
            var_51 = wp::mul(var_factor, var_49);
            var_52 = wp::mul(var_50, var_51);
            var_53 = wp::cw_mul(var_49, var_52);
            // coupling = projection                                                              <L 30>
            var_54 = wp::copy(var_53);
            // if not contrast - 1.5 < float(b):                                                  <L 31>
            var_56 = wp::sub(var_contrast, var_55);
            var_57 = wp::float(var_5);
            var_58 = (var_56 < var_57);
            var_59 = wp::unot(var_58);
            if (var_59) {
                // above = target[4] > coupling[1, 2]                                             <L 32>
                var_61 = wp::extract(var_target, var_60);
                var_64 = wp::extract(var_54, var_62, var_63);
                var_65 = (var_61 > var_64);
                // distance = wp.dot(wp.vec2(target[0], contrast), wp.vec2(1.79, factor))         <L 33>
                var_67 = wp::extract(var_target, var_66);
                var_68 = wp::vec_t<2, wp::float32>(var_67, var_contrast);
                var_70 = wp::vec_t<2, wp::float32>(var_69, var_factor);
                var_71 = wp::dot(var_68, var_70);
                // coupling = (gram if above else projection) * distance                          <L 34>
                if (var_65) {
                }
                if (!var_65) {
                }
                var_72 = wp::where(var_65, var_49, var_53);
                var_73 = wp::mul(var_72, var_71);
            }
            var_74 = wp::where(var_59, var_73, var_54);
            // flux = gram[1, 0]                                                                  <L 35>
            var_77 = wp::extract(var_49, var_75, var_76);
            // peak = peak + coupling / wp.max(flux, 0.6)                                         <L 36>
            var_79 = wp::max(var_77, var_78);
            var_80 = wp::div(var_74, var_79);
            var_81 = wp::add(var_3, var_80);
            wp::assign(var_3, var_81);
            wp::adj_assign(var_3, var_81, adj_3, adj_81);
            wp::adj_add(var_3, var_80, adj_3, adj_80, adj_81);
            wp::adj_div(var_74, var_79, adj_74, adj_79, adj_80);
            wp::adj_max(var_77, var_78, adj_77, adj_78, adj_79);
            // adj: peak = peak + coupling / wp.max(flux, 0.6)                                    <L 36>
            wp::adj_extract(var_49, var_75, var_76, adj_49, adj_75, adj_76, adj_77);
            // adj: flux = gram[1, 0]                                                             <L 35>
            wp::adj_where(var_59, var_73, var_54, adj_59, adj_73, adj_54, adj_74);
            if (var_59) {
                wp::adj_mul(var_72, var_71, adj_72, adj_71, adj_73);
                wp::adj_where(var_65, var_49, var_53, adj_65, adj_49, adj_53, adj_72);
                if (!var_65) {
                }
                if (var_65) {
                }
                // adj: coupling = (gram if above else projection) * distance                     <L 34>
                wp::adj_dot(var_68, var_70, adj_68, adj_70, adj_71);
                wp::adj_vec_t(var_69, var_factor, adj_69, adj_factor, adj_70);
                wp::adj_vec_t(var_67, var_contrast, adj_67, adj_contrast, adj_68);
                wp::adj_extract(var_target, var_66, adj_target, adj_66, adj_67);
                // adj: distance = wp.dot(wp.vec2(target[0], contrast), wp.vec2(1.79, factor))    <L 33>
                wp::adj_extract(var_54, var_62, var_63, adj_54, adj_62, adj_63, adj_64);
                wp::adj_extract(var_target, var_60, adj_target, adj_60, adj_61);
                // adj: above = target[4] > coupling[1, 2]                                        <L 32>
            }
            wp::adj_float(var_5, adj_5, adj_57);
            wp::adj_sub(var_contrast, var_55, adj_contrast, adj_55, adj_56);
            // adj: if not contrast - 1.5 < float(b):                                             <L 31>
            wp::adj_copy(var_53, adj_53, adj_54);
            // adj: coupling = projection                                                         <L 30>
            wp::adj_cw_mul(var_49, var_52, adj_49, adj_52, adj_53);
            wp::adj_mul(var_50, var_51, adj_50, adj_51, adj_52);
            wp::adj_mul(var_factor, var_49, adj_factor, adj_49, adj_51);
            wp::adj_div(var_49, var_contrast, adj_49, adj_contrast, adj_50);
            // adj: projection = wp.cw_mul(gram, gram / contrast @ (factor * gram))               <L 29>
            wp::adj_outer(var_43, var_48, adj_43, adj_48, adj_49);
            wp::adj_normalize(var_46, var_48, adj_46, adj_48);
            wp::adj_extract(var_47, var_45, adj_44, adj_45, adj_46);
            wp::adj_address(var_inertias, var_0, var_1, adj_inertias, adj_0, adj_1, adj_44);
            wp::adj_div(var_40, var_42, adj_40, adj_42, adj_43);
            wp::adj_extract(var_41, var_39, adj_38, adj_39, adj_40);
            wp::adj_address(var_inertias, var_0, var_1, adj_inertias, adj_0, adj_1, adj_38);
            // adj: gram = wp.outer(inertias[i, j][2] / 2.1, wp.normalize(inertias[i][j][0]))     <L 28>
            if (var_37) {
                // adj: continue                                                                  <L 27>
            }
            // adj: if total <= 5:                                                                <L 26>
            wp::adj_add(var_28, var_34, adj_28, adj_34, adj_35);
            wp::adj_mul(var_33, var_29, adj_33, adj_29, adj_34);
            // adj: total += wp.step(slot) * a                                                    <L 25>
            wp::adj_add(var_delay, var_30, adj_delay, adj_30, adj_31);
            // adj: slot = delay + 5 & DAMPING                                                    <L 24>
            wp::adj_add(var_21, var_27, adj_21, adj_27, adj_28);
            wp::adj_mul(var_26, var_22, adj_26, adj_22, adj_27);
            // adj: total += wp.step(slot) * a                                                    <L 25>
            wp::adj_add(var_delay, var_23, adj_delay, adj_23, adj_24);
            // adj: slot = delay + 5 & DAMPING                                                    <L 24>
            wp::adj_add(var_14, var_20, adj_14, adj_20, adj_21);
            wp::adj_mul(var_19, var_15, adj_19, adj_15, adj_20);
            // adj: total += wp.step(slot) * a                                                    <L 25>
            wp::adj_add(var_delay, var_16, adj_delay, adj_16, adj_17);
            // adj: slot = delay + 5 & DAMPING                                                    <L 24>
            wp::adj_add(var_6, var_13, adj_6, adj_13, adj_14);
            wp::adj_mul(var_12, var_7, adj_12, adj_7, adj_13);
            // adj: total += wp.step(slot) * a                                                    <L 25>
            wp::adj_add(var_delay, var_8, adj_delay, adj_8, adj_9);
            // adj: slot = delay + 5 & DAMPING                                                    <L 24>
            // adj: for a in range(1, 5):                                                         <L 23>
            wp::adj_copy(var_delay, adj_delay, adj_6);
            // adj: total = delay                                                                 <L 22>
        	goto start_for_0;
        end_for_0:;
        // adj: for b in range(num_neighbors):                                                    <L 21>
        wp::adj_mat_t(var_2, adj_2, adj_3);
        // adj: peak = wp.mat33(0.0)                                                              <L 20>
        // adj: i, j = wp.tid()                                                                   <L 19>
        // adj: def accumulate_force(                                                             <L 8>
        continue;
    }
}
