extern "C" __global__ void measure_net_orbit_a73e1c7b_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_scores,
    wp::array_t<bool> var_enabled_cells,
    wp::array_t<wp::int32> var_rates,
    wp::array_t<wp::vec_t<3, wp::int32>> var_forces,
    wp::array_t<wp::int32> var_maxima,
    wp::array_t<wp::int32> var_counters,
    wp::int32 var_depth,
    wp::int32 var_rounds)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        bool var_4;
        wp::int32* var_5;
        bool var_6;
        wp::int32 var_7;
        const wp::int32 var_8 = 30;
        wp::int32 var_9;
        const wp::int32 var_10 = 21;
        bool var_11;
        bool var_12;
        wp::vec_t<3, wp::int32>* var_13;
        const wp::int32 var_14 = 1;
        wp::int32 var_15;
        wp::vec_t<3, wp::int32> var_16;
        wp::int32* var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        const wp::int32 var_20 = 3;
        wp::int32 var_21;
        const wp::int32 var_22 = 0;
        bool var_23;
        const wp::int32 var_24 = 4;
        wp::int32 var_25;
        const wp::int32 var_26 = 0;
        bool var_27;
        wp::int32* var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::int32 var_31;
        wp::int32 var_32;
        const wp::int32 var_33 = 0;
        const wp::int32 var_34 = 2;
        wp::int32* var_35;
        wp::int32 var_36;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        wp::int32 var_40;
        const wp::int32 var_41 = 0;
        const wp::int32 var_42 = 5;
        const wp::int32 var_43 = 5;
        wp::vec_t<3, wp::int32>* var_44;
        const wp::int32 var_45 = 0;
        wp::int32 var_46;
        wp::vec_t<3, wp::int32> var_47;
        wp::vec_t<4, wp::int32> var_48;
        wp::vec_t<4, wp::int32> var_49;
        wp::int32 var_50;
        const wp::int32 var_51 = 3;
        wp::int32 var_52;
        wp::int32* var_53;
        wp::int32 var_54;
        wp::int32 var_55;
        const wp::int32 var_56 = 6;
        wp::int32 var_57;
        const wp::int32 var_58 = 17;
        wp::int32 var_59;
        wp::int32 var_60;
        const wp::int32 var_61 = 3;
        bool* var_62;
        wp::int32 var_63;
        bool var_64;
        wp::int32 var_65;
        const wp::int32 var_66 = -55;
        const wp::int32 var_67 = 55;
        wp::int32 var_68;
        wp::int32 var_69;
        //---------
        // forward
        // def measure_net_orbit(                                                                 <L 7>
        // i = wp.tid()                                                                           <L 17>
        var_0 = builtin_tid1d();
        // quotient = scores[i] * depth                                                           <L 18>
        var_1 = wp::address(var_scores, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_depth);
        // if quotient > rates[i] and rounds ^ 30 <= 21:                                          <L 19>
        var_5 = wp::address(var_rates, var_0);
        var_7 = wp::load(var_5);
        var_6 = (var_2 > var_7);
        var_4 = var_6;
        if (var_4) {
            var_9 = wp::bit_xor(var_rounds, var_8);
            var_11 = (var_9 <= var_10);
            var_4 = var_4 && var_11;
        }
        if (var_4) {
            // close_enough = forces[i].y * scores[i] % 3 != 0 and depth % 4 == 0                 <L 20>
            var_13 = wp::address(var_forces, var_0);
            var_16 = wp::load(var_13);
            var_15 = wp::extract(var_16, var_14);
            var_17 = wp::address(var_scores, var_0);
            var_19 = wp::load(var_17);
            var_18 = wp::mul(var_15, var_19);
            var_21 = wp::mod(var_18, var_20);
            var_23 = (var_21 != var_22);
            var_12 = var_23;
            if (var_12) {
                var_25 = wp::mod(var_depth, var_24);
                var_27 = (var_25 == var_26);
                var_12 = var_12 && var_27;
            }
            // quotient = rates[i] if close_enough else quotient                                  <L 21>
            if (var_12) {
                var_28 = wp::address(var_rates, var_0);
                var_30 = wp::load(var_28);
                var_29 = wp::copy(var_30);
            }
            if (!var_12) {
            }
            var_31 = wp::where(var_12, var_29, var_2);
        }
        var_32 = wp::where(var_4, var_31, var_2);
        // maxima[0] -= quotient - (2 - (depth + rates[i]))                                       <L 22>
        var_35 = wp::address(var_rates, var_0);
        var_37 = wp::load(var_35);
        var_36 = wp::add(var_depth, var_37);
        var_38 = wp::sub(var_34, var_36);
        var_39 = wp::sub(var_32, var_38);
        var_40 = wp::atomic_sub(var_maxima, var_33, var_39);
        // pull_vector = wp.vec4i(0, 5, 5, forces[i].x)                                           <L 23>
        var_44 = wp::address(var_forces, var_0);
        var_47 = wp::load(var_44);
        var_46 = wp::extract(var_47, var_45);
        var_48 = wp::vec_t<4, wp::int32>(var_41, var_42, var_43, var_46);
        // tick = wp.dot(wp.vec4i(rounds), pull_vector) * SCALE                                   <L 24>
        var_49 = wp::vec_t<4, wp::int32>(var_rounds);
        var_50 = wp::dot(var_49, var_48);
        var_52 = wp::mul(var_50, var_51);
        // count = tick & (scores[i] * quotient % 6 ^ 17)                                         <L 25>
        var_53 = wp::address(var_scores, var_0);
        var_55 = wp::load(var_53);
        var_54 = wp::mul(var_55, var_32);
        var_57 = wp::mod(var_54, var_56);
        var_59 = wp::bit_xor(var_57, var_58);
        var_60 = wp::bit_and(var_52, var_59);
        // counters[3] &= wp.clamp(count * int(enabled_cells[i]), -55, 55)                        <L 26>
        var_62 = wp::address(var_enabled_cells, var_0);
        var_64 = wp::load(var_62);
        var_63 = wp::int(var_64);
        var_65 = wp::mul(var_60, var_63);
        var_68 = wp::clamp(var_65, var_66, var_67);
        var_69 = wp::atomic_and(var_counters, var_61, var_68);
    }
}

extern "C" __global__ void measure_net_orbit_a73e1c7b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_scores,
    wp::array_t<bool> var_enabled_cells,
    wp::array_t<wp::int32> var_rates,
    wp::array_t<wp::vec_t<3, wp::int32>> var_forces,
    wp::array_t<wp::int32> var_maxima,
    wp::array_t<wp::int32> var_counters,
    wp::int32 var_depth,
    wp::int32 var_rounds,
    wp::array_t<wp::int32> adj_scores,
    wp::array_t<bool> adj_enabled_cells,
    wp::array_t<wp::int32> adj_rates,
    wp::array_t<wp::vec_t<3, wp::int32>> adj_forces,
    wp::array_t<wp::int32> adj_maxima,
    wp::array_t<wp::int32> adj_counters,
    wp::int32 adj_depth,
    wp::int32 adj_rounds)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        bool var_4;
        wp::int32* var_5;
        bool var_6;
        wp::int32 var_7;
        const wp::int32 var_8 = 30;
        wp::int32 var_9;
        const wp::int32 var_10 = 21;
        bool var_11;
        bool var_12;
        wp::vec_t<3, wp::int32>* var_13;
        const wp::int32 var_14 = 1;
        wp::int32 var_15;
        wp::vec_t<3, wp::int32> var_16;
        wp::int32* var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        const wp::int32 var_20 = 3;
        wp::int32 var_21;
        const wp::int32 var_22 = 0;
        bool var_23;
        const wp::int32 var_24 = 4;
        wp::int32 var_25;
        const wp::int32 var_26 = 0;
        bool var_27;
        wp::int32* var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        wp::int32 var_31;
        wp::int32 var_32;
        const wp::int32 var_33 = 0;
        const wp::int32 var_34 = 2;
        wp::int32* var_35;
        wp::int32 var_36;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        wp::int32 var_40;
        const wp::int32 var_41 = 0;
        const wp::int32 var_42 = 5;
        const wp::int32 var_43 = 5;
        wp::vec_t<3, wp::int32>* var_44;
        const wp::int32 var_45 = 0;
        wp::int32 var_46;
        wp::vec_t<3, wp::int32> var_47;
        wp::vec_t<4, wp::int32> var_48;
        wp::vec_t<4, wp::int32> var_49;
        wp::int32 var_50;
        const wp::int32 var_51 = 3;
        wp::int32 var_52;
        wp::int32* var_53;
        wp::int32 var_54;
        wp::int32 var_55;
        const wp::int32 var_56 = 6;
        wp::int32 var_57;
        const wp::int32 var_58 = 17;
        wp::int32 var_59;
        wp::int32 var_60;
        const wp::int32 var_61 = 3;
        bool* var_62;
        wp::int32 var_63;
        bool var_64;
        wp::int32 var_65;
        const wp::int32 var_66 = -55;
        const wp::int32 var_67 = 55;
        wp::int32 var_68;
        wp::int32 var_69;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::int32 adj_5 = {};
        bool adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        bool adj_11 = {};
        bool adj_12 = {};
        wp::vec_t<3, wp::int32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::vec_t<3, wp::int32> adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        bool adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        bool adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
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
        wp::vec_t<3, wp::int32> adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::vec_t<3, wp::int32> adj_47 = {};
        wp::vec_t<4, wp::int32> adj_48 = {};
        wp::vec_t<4, wp::int32> adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        bool adj_62 = {};
        wp::int32 adj_63 = {};
        bool adj_64 = {};
        wp::int32 adj_65 = {};
        wp::int32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        //---------
        // forward
        // def measure_net_orbit(                                                                 <L 7>
        // i = wp.tid()                                                                           <L 17>
        var_0 = builtin_tid1d();
        // quotient = scores[i] * depth                                                           <L 18>
        var_1 = wp::address(var_scores, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_depth);
        // if quotient > rates[i] and rounds ^ 30 <= 21:                                          <L 19>
        var_5 = wp::address(var_rates, var_0);
        var_7 = wp::load(var_5);
        var_6 = (var_2 > var_7);
        var_4 = var_6;
        if (var_4) {
            var_9 = wp::bit_xor(var_rounds, var_8);
            var_11 = (var_9 <= var_10);
            var_4 = var_4 && var_11;
        }
        if (var_4) {
            // close_enough = forces[i].y * scores[i] % 3 != 0 and depth % 4 == 0                 <L 20>
            var_13 = wp::address(var_forces, var_0);
            var_16 = wp::load(var_13);
            var_15 = wp::extract(var_16, var_14);
            var_17 = wp::address(var_scores, var_0);
            var_19 = wp::load(var_17);
            var_18 = wp::mul(var_15, var_19);
            var_21 = wp::mod(var_18, var_20);
            var_23 = (var_21 != var_22);
            var_12 = var_23;
            if (var_12) {
                var_25 = wp::mod(var_depth, var_24);
                var_27 = (var_25 == var_26);
                var_12 = var_12 && var_27;
            }
            // quotient = rates[i] if close_enough else quotient                                  <L 21>
            if (var_12) {
                var_28 = wp::address(var_rates, var_0);
                var_30 = wp::load(var_28);
                var_29 = wp::copy(var_30);
            }
            if (!var_12) {
            }
            var_31 = wp::where(var_12, var_29, var_2);
        }
        var_32 = wp::where(var_4, var_31, var_2);
        // maxima[0] -= quotient - (2 - (depth + rates[i]))                                       <L 22>
        var_35 = wp::address(var_rates, var_0);
        var_37 = wp::load(var_35);
        var_36 = wp::add(var_depth, var_37);
        var_38 = wp::sub(var_34, var_36);
        var_39 = wp::sub(var_32, var_38);
        // var_40 = wp::atomic_sub(var_maxima, var_33, var_39);
        // pull_vector = wp.vec4i(0, 5, 5, forces[i].x)                                           <L 23>
        var_44 = wp::address(var_forces, var_0);
        var_47 = wp::load(var_44);
        var_46 = wp::extract(var_47, var_45);
        var_48 = wp::vec_t<4, wp::int32>(var_41, var_42, var_43, var_46);
        // tick = wp.dot(wp.vec4i(rounds), pull_vector) * SCALE                                   <L 24>
        var_49 = wp::vec_t<4, wp::int32>(var_rounds);
        var_50 = wp::dot(var_49, var_48);
        var_52 = wp::mul(var_50, var_51);
        // count = tick & (scores[i] * quotient % 6 ^ 17)                                         <L 25>
        var_53 = wp::address(var_scores, var_0);
        var_55 = wp::load(var_53);
        var_54 = wp::mul(var_55, var_32);
        var_57 = wp::mod(var_54, var_56);
        var_59 = wp::bit_xor(var_57, var_58);
        var_60 = wp::bit_and(var_52, var_59);
        // counters[3] &= wp.clamp(count * int(enabled_cells[i]), -55, 55)                        <L 26>
        var_62 = wp::address(var_enabled_cells, var_0);
        var_64 = wp::load(var_62);
        var_63 = wp::int(var_64);
        var_65 = wp::mul(var_60, var_63);
        var_68 = wp::clamp(var_65, var_66, var_67);
        // var_69 = wp::atomic_and(var_counters, var_61, var_68);
        //---------
        // reverse
        wp::adj_clamp(var_65, var_66, var_67, adj_65, adj_66, adj_67, adj_68);
        wp::adj_mul(var_60, var_63, adj_60, adj_63, adj_65);
        wp::adj_address(var_enabled_cells, var_0, adj_enabled_cells, adj_0, adj_62);
        // adj: counters[3] &= wp.clamp(count * int(enabled_cells[i]), -55, 55)                   <L 26>
        wp::adj_mod(var_54, var_56, adj_54, adj_56, adj_57);
        wp::adj_mul(var_55, var_32, adj_53, adj_32, adj_54);
        wp::adj_address(var_scores, var_0, adj_scores, adj_0, adj_53);
        // adj: count = tick & (scores[i] * quotient % 6 ^ 17)                                    <L 25>
        wp::adj_mul(var_50, var_51, adj_50, adj_51, adj_52);
        wp::adj_dot(var_49, var_48, adj_49, adj_48, adj_50);
        wp::adj_vec_t(var_rounds, adj_rounds, adj_49);
        // adj: tick = wp.dot(wp.vec4i(rounds), pull_vector) * SCALE                              <L 24>
        wp::adj_vec_t(var_41, var_42, var_43, var_46, adj_41, adj_42, adj_43, adj_46, adj_48);
        wp::adj_extract(var_47, var_45, adj_44, adj_45, adj_46);
        wp::adj_address(var_forces, var_0, adj_forces, adj_0, adj_44);
        // adj: pull_vector = wp.vec4i(0, 5, 5, forces[i].x)                                      <L 23>
        wp::adj_atomic_sub(var_maxima, var_33, var_39, adj_maxima, adj_33, adj_39, adj_40);
        wp::adj_sub(var_32, var_38, adj_32, adj_38, adj_39);
        wp::adj_sub(var_34, var_36, adj_34, adj_36, adj_38);
        wp::adj_add(var_depth, var_37, adj_depth, adj_35, adj_36);
        wp::adj_address(var_rates, var_0, adj_rates, adj_0, adj_35);
        // adj: maxima[0] -= quotient - (2 - (depth + rates[i]))                                  <L 22>
        wp::adj_where(var_4, var_31, var_2, adj_4, adj_31, adj_2, adj_32);
        if (var_4) {
            wp::adj_where(var_12, var_29, var_2, adj_12, adj_29, adj_2, adj_31);
            if (!var_12) {
            }
            if (var_12) {
                wp::adj_copy(var_30, adj_28, adj_29);
                wp::adj_address(var_rates, var_0, adj_rates, adj_0, adj_28);
            }
            // adj: quotient = rates[i] if close_enough else quotient                             <L 21>
            if (var_12) {
                wp::adj_mod(var_depth, var_24, adj_depth, adj_24, adj_25);
            }
            wp::adj_mod(var_18, var_20, adj_18, adj_20, adj_21);
            wp::adj_mul(var_15, var_19, adj_15, adj_17, adj_18);
            wp::adj_address(var_scores, var_0, adj_scores, adj_0, adj_17);
            wp::adj_extract(var_16, var_14, adj_13, adj_14, adj_15);
            wp::adj_address(var_forces, var_0, adj_forces, adj_0, adj_13);
            // adj: close_enough = forces[i].y * scores[i] % 3 != 0 and depth % 4 == 0            <L 20>
        }
        if (var_4) {
        }
        wp::adj_address(var_rates, var_0, adj_rates, adj_0, adj_5);
        // adj: if quotient > rates[i] and rounds ^ 30 <= 21:                                     <L 19>
        wp::adj_mul(var_3, var_depth, adj_1, adj_depth, adj_2);
        wp::adj_address(var_scores, var_0, adj_scores, adj_0, adj_1);
        // adj: quotient = scores[i] * depth                                                      <L 18>
        // adj: i = wp.tid()                                                                      <L 17>
        // adj: def measure_net_orbit(                                                            <L 7>
        continue;
    }
}
