struct wp_args_sweep_profile_6ea43095 {
    wp::array_t<wp::int32> density;
    wp::array_t<wp::int32> phases;
    wp::uint32 depth;
    wp::array_t<wp::int32> rates;
    wp::array_t<wp::int32> totals;
};

template <bool wp_linear_contiguous>
static void sweep_profile_6ea43095_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_sweep_profile_6ea43095 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_density = _wp_args->density;
    wp::array_t<wp::int32> var_phases = _wp_args->phases;
    wp::uint32 var_depth = _wp_args->depth;
    wp::array_t<wp::int32> var_rates = _wp_args->rates;
    wp::array_t<wp::int32> var_totals = _wp_args->totals;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32* var_2;
    wp::int32* var_3;
    wp::int32 var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 3;
    wp::int32 var_8;
    wp::int32* var_9;
    wp::int32* var_10;
    wp::int32 var_11;
    wp::int32 var_12;
    wp::int32 var_13;
    wp::int32* var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    const wp::int32 var_17 = 28;
    wp::int32 var_18;
    const wp::int32 var_19 = 2;
    wp::vec_t<3, wp::int32> var_20;
    wp::int32* var_21;
    const wp::int32 var_22 = 4;
    wp::vec_t<3, wp::int32> var_23;
    wp::int32 var_24;
    wp::vec_t<3, wp::int32> var_25;
    const wp::int32 var_26 = 3;
    wp::vec_t<3, wp::int32> var_27;
    wp::vec_t<3, wp::int32> var_28;
    wp::vec_t<3, wp::int32> var_29;
    wp::vec_t<3, wp::int32> var_30;
    bool var_31;
    wp::int32* var_32;
    bool var_33;
    wp::int32 var_34;
    const wp::int32 var_35 = 0;
    wp::int32 var_36;
    const wp::int32 var_37 = -16;
    bool var_38;
    wp::vec_t<3, wp::int32> var_39;
    wp::vec_t<3, wp::int32> var_40;
    wp::vec_t<3, wp::int32> var_41;
    const wp::int32 var_42 = -10;
    wp::vec_t<3, wp::int32> var_43;
    wp::vec_t<3, wp::int32> var_44;
    const wp::int32 var_45 = 10;
    wp::vec_t<3, wp::int32> var_46;
    wp::vec_t<3, wp::int32> var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32 var_50;
    const wp::int32 var_51 = -30;
    const wp::int32 var_52 = 30;
    wp::int32 var_53;
    const wp::int32 var_54 = 5;
    wp::int32 var_55;
    //---------
    // forward
    // def sweep_profile(                                                                     <L 5>
    // i, j = wp.tid()                                                                        <L 12>
    builtin_tid2d(var_0, var_1);
    // span = (density[i, j] - rates[i, j]) * 3                                               <L 13>
    var_2 = wp::address(var_density, var_0, var_1);
    var_3 = wp::address(var_rates, var_0, var_1);
    var_5 = wp::load(var_2);
    var_6 = wp::load(var_3);
    var_4 = wp::sub(var_5, var_6);
    var_8 = wp::mul(var_4, var_7);
    // quotient = (phases[j] * rates[i, j] & rates[i, j]) + 28                                <L 14>
    var_9 = wp::address(var_phases, var_1);
    var_10 = wp::address(var_rates, var_0, var_1);
    var_12 = wp::load(var_9);
    var_13 = wp::load(var_10);
    var_11 = wp::mul(var_12, var_13);
    var_14 = wp::address(var_rates, var_0, var_1);
    var_16 = wp::load(var_14);
    var_15 = wp::bit_and(var_11, var_16);
    var_18 = wp::add(var_15, var_17);
    // p = wp.vec3i(span, 2, quotient) - wp.vec3i(quotient, phases[j], 4)                     <L 15>
    var_20 = wp::vec_t<3, wp::int32>(var_8, var_19, var_18);
    var_21 = wp::address(var_phases, var_1);
    var_24 = wp::load(var_21);
    var_23 = wp::vec_t<3, wp::int32>(var_18, var_24, var_22);
    var_25 = wp::sub(var_20, var_23);
    // center = -(p * 3 + (p + p))                                                            <L 16>
    var_27 = wp::mul(var_25, var_26);
    var_28 = wp::add(var_25, var_25);
    var_29 = wp::add(var_27, var_28);
    var_30 = wp::neg(var_29);
    // close_enough = phases[j] < span and p[0] == -16                                        <L 17>
    var_32 = wp::address(var_phases, var_1);
    var_34 = wp::load(var_32);
    var_33 = (var_34 < var_8);
    var_31 = var_33;
    if (var_31) {
        var_36 = wp::extract(var_25, var_35);
        var_38 = (var_36 == var_37);
        var_31 = var_31 && var_38;
    }
    // target_point = p + center                                                              <L 18>
    var_39 = wp::add(var_25, var_30);
    // if close_enough:                                                                       <L 19>
    if (var_31) {
        // target_point = target_point + target_point                                         <L 20>
        var_40 = wp::add(var_39, var_39);
    }
    var_41 = wp::where(var_31, var_40, var_39);
    // step_vector = wp.min(wp.max(target_point, wp.vec3i(-10)), wp.vec3i(10))                <L 21>
    var_43 = wp::vec_t<3, wp::int32>(var_42);
    var_44 = wp::max(var_41, var_43);
    var_46 = wp::vec_t<3, wp::int32>(var_45);
    var_47 = wp::min(var_44, var_46);
    // index_value = wp.clamp(wp.dot(step_vector, p) | int(depth), -30, 30)                   <L 22>
    var_48 = wp::dot(var_47, var_25);
    var_49 = wp::int(var_depth);
    var_50 = wp::bit_or(var_48, var_49);
    var_53 = wp::clamp(var_50, var_51, var_52);
    // wp.atomic_sub(totals, i, 5, index_value)                                               <L 23>
    var_55 = wp::atomic_sub(var_totals, var_0, var_54, var_53);
}

template <bool wp_linear_contiguous>
static void sweep_profile_6ea43095_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_sweep_profile_6ea43095 *_wp_args,
    wp_args_sweep_profile_6ea43095 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_density = _wp_args->density;
    wp::array_t<wp::int32> var_phases = _wp_args->phases;
    wp::uint32 var_depth = _wp_args->depth;
    wp::array_t<wp::int32> var_rates = _wp_args->rates;
    wp::array_t<wp::int32> var_totals = _wp_args->totals;
    wp::array_t<wp::int32> adj_density = _wp_adj_args->density;
    wp::array_t<wp::int32> adj_phases = _wp_adj_args->phases;
    wp::uint32 adj_depth = _wp_adj_args->depth;
    wp::array_t<wp::int32> adj_rates = _wp_adj_args->rates;
    wp::array_t<wp::int32> adj_totals = _wp_adj_args->totals;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32* var_2;
    wp::int32* var_3;
    wp::int32 var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 3;
    wp::int32 var_8;
    wp::int32* var_9;
    wp::int32* var_10;
    wp::int32 var_11;
    wp::int32 var_12;
    wp::int32 var_13;
    wp::int32* var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    const wp::int32 var_17 = 28;
    wp::int32 var_18;
    const wp::int32 var_19 = 2;
    wp::vec_t<3, wp::int32> var_20;
    wp::int32* var_21;
    const wp::int32 var_22 = 4;
    wp::vec_t<3, wp::int32> var_23;
    wp::int32 var_24;
    wp::vec_t<3, wp::int32> var_25;
    const wp::int32 var_26 = 3;
    wp::vec_t<3, wp::int32> var_27;
    wp::vec_t<3, wp::int32> var_28;
    wp::vec_t<3, wp::int32> var_29;
    wp::vec_t<3, wp::int32> var_30;
    bool var_31;
    wp::int32* var_32;
    bool var_33;
    wp::int32 var_34;
    const wp::int32 var_35 = 0;
    wp::int32 var_36;
    const wp::int32 var_37 = -16;
    bool var_38;
    wp::vec_t<3, wp::int32> var_39;
    wp::vec_t<3, wp::int32> var_40;
    wp::vec_t<3, wp::int32> var_41;
    const wp::int32 var_42 = -10;
    wp::vec_t<3, wp::int32> var_43;
    wp::vec_t<3, wp::int32> var_44;
    const wp::int32 var_45 = 10;
    wp::vec_t<3, wp::int32> var_46;
    wp::vec_t<3, wp::int32> var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32 var_50;
    const wp::int32 var_51 = -30;
    const wp::int32 var_52 = 30;
    wp::int32 var_53;
    const wp::int32 var_54 = 5;
    wp::int32 var_55;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
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
    wp::vec_t<3, wp::int32> adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::vec_t<3, wp::int32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::vec_t<3, wp::int32> adj_25 = {};
    wp::int32 adj_26 = {};
    wp::vec_t<3, wp::int32> adj_27 = {};
    wp::vec_t<3, wp::int32> adj_28 = {};
    wp::vec_t<3, wp::int32> adj_29 = {};
    wp::vec_t<3, wp::int32> adj_30 = {};
    bool adj_31 = {};
    wp::int32 adj_32 = {};
    bool adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    bool adj_38 = {};
    wp::vec_t<3, wp::int32> adj_39 = {};
    wp::vec_t<3, wp::int32> adj_40 = {};
    wp::vec_t<3, wp::int32> adj_41 = {};
    wp::int32 adj_42 = {};
    wp::vec_t<3, wp::int32> adj_43 = {};
    wp::vec_t<3, wp::int32> adj_44 = {};
    wp::int32 adj_45 = {};
    wp::vec_t<3, wp::int32> adj_46 = {};
    wp::vec_t<3, wp::int32> adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int32 adj_55 = {};
    //---------
    // forward
    // def sweep_profile(                                                                     <L 5>
    // i, j = wp.tid()                                                                        <L 12>
    builtin_tid2d(var_0, var_1);
    // span = (density[i, j] - rates[i, j]) * 3                                               <L 13>
    var_2 = wp::address(var_density, var_0, var_1);
    var_3 = wp::address(var_rates, var_0, var_1);
    var_5 = wp::load(var_2);
    var_6 = wp::load(var_3);
    var_4 = wp::sub(var_5, var_6);
    var_8 = wp::mul(var_4, var_7);
    // quotient = (phases[j] * rates[i, j] & rates[i, j]) + 28                                <L 14>
    var_9 = wp::address(var_phases, var_1);
    var_10 = wp::address(var_rates, var_0, var_1);
    var_12 = wp::load(var_9);
    var_13 = wp::load(var_10);
    var_11 = wp::mul(var_12, var_13);
    var_14 = wp::address(var_rates, var_0, var_1);
    var_16 = wp::load(var_14);
    var_15 = wp::bit_and(var_11, var_16);
    var_18 = wp::add(var_15, var_17);
    // p = wp.vec3i(span, 2, quotient) - wp.vec3i(quotient, phases[j], 4)                     <L 15>
    var_20 = wp::vec_t<3, wp::int32>(var_8, var_19, var_18);
    var_21 = wp::address(var_phases, var_1);
    var_24 = wp::load(var_21);
    var_23 = wp::vec_t<3, wp::int32>(var_18, var_24, var_22);
    var_25 = wp::sub(var_20, var_23);
    // center = -(p * 3 + (p + p))                                                            <L 16>
    var_27 = wp::mul(var_25, var_26);
    var_28 = wp::add(var_25, var_25);
    var_29 = wp::add(var_27, var_28);
    var_30 = wp::neg(var_29);
    // close_enough = phases[j] < span and p[0] == -16                                        <L 17>
    var_32 = wp::address(var_phases, var_1);
    var_34 = wp::load(var_32);
    var_33 = (var_34 < var_8);
    var_31 = var_33;
    if (var_31) {
        var_36 = wp::extract(var_25, var_35);
        var_38 = (var_36 == var_37);
        var_31 = var_31 && var_38;
    }
    // target_point = p + center                                                              <L 18>
    var_39 = wp::add(var_25, var_30);
    // if close_enough:                                                                       <L 19>
    if (var_31) {
        // target_point = target_point + target_point                                         <L 20>
        var_40 = wp::add(var_39, var_39);
    }
    var_41 = wp::where(var_31, var_40, var_39);
    // step_vector = wp.min(wp.max(target_point, wp.vec3i(-10)), wp.vec3i(10))                <L 21>
    var_43 = wp::vec_t<3, wp::int32>(var_42);
    var_44 = wp::max(var_41, var_43);
    var_46 = wp::vec_t<3, wp::int32>(var_45);
    var_47 = wp::min(var_44, var_46);
    // index_value = wp.clamp(wp.dot(step_vector, p) | int(depth), -30, 30)                   <L 22>
    var_48 = wp::dot(var_47, var_25);
    var_49 = wp::int(var_depth);
    var_50 = wp::bit_or(var_48, var_49);
    var_53 = wp::clamp(var_50, var_51, var_52);
    // wp.atomic_sub(totals, i, 5, index_value)                                               <L 23>
    // var_55 = wp::atomic_sub(var_totals, var_0, var_54, var_53);
    //---------
    // reverse
    wp::adj_atomic_sub(var_totals, var_0, var_54, var_53, adj_totals, adj_0, adj_54, adj_53, adj_55);
    // adj: wp.atomic_sub(totals, i, 5, index_value)                                          <L 23>
    wp::adj_clamp(var_50, var_51, var_52, adj_50, adj_51, adj_52, adj_53);
    wp::adj_dot(var_47, var_25, adj_47, adj_25, adj_48);
    // adj: index_value = wp.clamp(wp.dot(step_vector, p) | int(depth), -30, 30)              <L 22>
    wp::adj_min(var_44, var_46, adj_44, adj_46, adj_47);
    wp::adj_vec_t(var_45, adj_45, adj_46);
    wp::adj_max(var_41, var_43, adj_41, adj_43, adj_44);
    wp::adj_vec_t(var_42, adj_42, adj_43);
    // adj: step_vector = wp.min(wp.max(target_point, wp.vec3i(-10)), wp.vec3i(10))           <L 21>
    wp::adj_where(var_31, var_40, var_39, adj_31, adj_40, adj_39, adj_41);
    if (var_31) {
        wp::adj_add(var_39, var_39, adj_39, adj_39, adj_40);
        // adj: target_point = target_point + target_point                                    <L 20>
    }
    // adj: if close_enough:                                                                  <L 19>
    wp::adj_add(var_25, var_30, adj_25, adj_30, adj_39);
    // adj: target_point = p + center                                                         <L 18>
    if (var_31) {
        wp::adj_extract(var_25, var_35, adj_25, adj_35, adj_36);
    }
    wp::adj_address(var_phases, var_1, adj_phases, adj_1, adj_32);
    // adj: close_enough = phases[j] < span and p[0] == -16                                   <L 17>
    wp::adj_neg(var_29, adj_29, adj_30);
    wp::adj_add(var_27, var_28, adj_27, adj_28, adj_29);
    wp::adj_add(var_25, var_25, adj_25, adj_25, adj_28);
    wp::adj_mul(var_25, var_26, adj_25, adj_26, adj_27);
    // adj: center = -(p * 3 + (p + p))                                                       <L 16>
    wp::adj_sub(var_20, var_23, adj_20, adj_23, adj_25);
    wp::adj_vec_t(var_18, var_24, var_22, adj_18, adj_21, adj_22, adj_23);
    wp::adj_address(var_phases, var_1, adj_phases, adj_1, adj_21);
    wp::adj_vec_t(var_8, var_19, var_18, adj_8, adj_19, adj_18, adj_20);
    // adj: p = wp.vec3i(span, 2, quotient) - wp.vec3i(quotient, phases[j], 4)                <L 15>
    wp::adj_add(var_15, var_17, adj_15, adj_17, adj_18);
    wp::adj_address(var_rates, var_0, var_1, adj_rates, adj_0, adj_1, adj_14);
    wp::adj_mul(var_12, var_13, adj_9, adj_10, adj_11);
    wp::adj_address(var_rates, var_0, var_1, adj_rates, adj_0, adj_1, adj_10);
    wp::adj_address(var_phases, var_1, adj_phases, adj_1, adj_9);
    // adj: quotient = (phases[j] * rates[i, j] & rates[i, j]) + 28                           <L 14>
    wp::adj_mul(var_4, var_7, adj_4, adj_7, adj_8);
    wp::adj_sub(var_5, var_6, adj_2, adj_3, adj_4);
    wp::adj_address(var_rates, var_0, var_1, adj_rates, adj_0, adj_1, adj_3);
    wp::adj_address(var_density, var_0, var_1, adj_density, adj_0, adj_1, adj_2);
    // adj: span = (density[i, j] - rates[i, j]) * 3                                          <L 13>
    // adj: i, j = wp.tid()                                                                   <L 12>
    // adj: def sweep_profile(                                                                <L 5>
    return;
}
