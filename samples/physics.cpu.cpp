struct wp_args_integrate_membrane_7cb71113 {
    wp::int32 count;
    wp::array_t<wp::float32> temperatures;
    wp::vec_t<3, wp::float32> initial_velocity;
    wp::vec_t<2, wp::float32> anchor;
    wp::array_t<wp::int32> tags;
    wp::array_t<wp::float32> rest_lengths;
    wp::array_t<wp::vec_t<3, wp::float32>> total_energy;
};

template <bool wp_linear_contiguous>
static void integrate_membrane_7cb71113_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_integrate_membrane_7cb71113 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_count = _wp_args->count;
    wp::array_t<wp::float32> var_temperatures = _wp_args->temperatures;
    wp::vec_t<3, wp::float32> var_initial_velocity = _wp_args->initial_velocity;
    wp::vec_t<2, wp::float32> var_anchor = _wp_args->anchor;
    wp::array_t<wp::int32> var_tags = _wp_args->tags;
    wp::array_t<wp::float32> var_rest_lengths = _wp_args->rest_lengths;
    wp::array_t<wp::vec_t<3, wp::float32>> var_total_energy = _wp_args->total_energy;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32 var_6;
    const wp::float32 var_7 = 3.5;
    wp::float32 var_8;
    wp::vec_t<2, wp::float32> var_9;
    const wp::float32 var_10 = 2.8;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::float32 var_14;
    const wp::float32 var_15 = 0.001;
    wp::float32 var_16;
    const wp::float32 var_17 = 1.2;
    const wp::float32 var_18 = 0.7;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::vec_t<3, wp::float32> var_22;
    const wp::int32 var_23 = 1;
    wp::int32 var_24;
    wp::int32 var_25;
    wp::float32* var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::vec_t<3, wp::float32> var_30;
    const wp::int32 var_31 = 1;
    wp::int32 var_32;
    const wp::int32 var_33 = 0;
    wp::int32 var_34;
    wp::int32* var_35;
    wp::float32 var_36;
    wp::int32 var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::vec_t<3, wp::float32> var_41;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 0;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    wp::vec_t<3, wp::float32> var_46;
    wp::vec_t<3, wp::float32> var_47;
    //---------
    // forward
    // def integrate_membrane(                                                                <L 5>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // if i >= count:                                                                         <L 15>
    var_1 = (var_0 >= var_count);
    if (var_1) {
        // return                                                                             <L 16>
        return;
    }
    // rest_length = rest_lengths[i]                                                          <L 18>
    var_2 = wp::address(var_rest_lengths, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // loading = anchor.x * 3.5                                                               <L 19>
    var_6 = wp::extract(var_anchor, var_5);
    var_8 = wp::mul(var_6, var_7);
    // heading = anchor * rest_length                                                         <L 20>
    var_9 = wp::mul(var_anchor, var_3);
    // drift = initial_velocity * 2.8                                                         <L 21>
    var_11 = wp::mul(var_initial_velocity, var_10);
    // separation = wp.normalize(drift) - initial_velocity                                    <L 22>
    var_12 = wp::normalize(var_11);
    var_13 = wp::sub(var_12, var_initial_velocity);
    // stretch_length = wp.length(separation) + 0.001                                         <L 23>
    var_14 = wp::length(var_13);
    var_16 = wp::add(var_14, var_15);
    // tension = 1.2 * (stretch_length - 0.7)                                                 <L 24>
    var_19 = wp::sub(var_16, var_18);
    var_20 = wp::mul(var_17, var_19);
    // pull = separation * (tension / stretch_length)                                         <L 25>
    var_21 = wp::div(var_20, var_16);
    var_22 = wp::mul(var_13, var_21);
    // contribution = pull * temperatures[(i + 1) % count] * wp.length(anchor)                <L 26>
    var_24 = wp::add(var_0, var_23);
    var_25 = wp::mod(var_24, var_count);
    var_26 = wp::address(var_temperatures, var_25);
    var_28 = wp::load(var_26);
    var_27 = wp::mul(var_22, var_28);
    var_29 = wp::length(var_anchor);
    var_30 = wp::mul(var_27, var_29);
    // scaled = contribution * float(tags[wp.max(i - 1, 0)])                                  <L 27>
    var_32 = wp::sub(var_0, var_31);
    var_34 = wp::max(var_32, var_33);
    var_35 = wp::address(var_tags, var_34);
    var_37 = wp::load(var_35);
    var_36 = wp::float(var_37);
    var_38 = wp::mul(var_30, var_36);
    // product = wp.normalize(scaled) * rest_length * loading                                 <L 28>
    var_39 = wp::normalize(var_38);
    var_40 = wp::mul(var_39, var_3);
    var_41 = wp::mul(var_40, var_8);
    // wp.atomic_add(total_energy, 0, 0, product * heading.x)                                 <L 29>
    var_45 = wp::extract(var_9, var_44);
    var_46 = wp::mul(var_41, var_45);
    var_47 = wp::atomic_add(var_total_energy, var_42, var_43, var_46);
}

template <bool wp_linear_contiguous>
static void integrate_membrane_7cb71113_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_integrate_membrane_7cb71113 *_wp_args,
    wp_args_integrate_membrane_7cb71113 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_count = _wp_args->count;
    wp::array_t<wp::float32> var_temperatures = _wp_args->temperatures;
    wp::vec_t<3, wp::float32> var_initial_velocity = _wp_args->initial_velocity;
    wp::vec_t<2, wp::float32> var_anchor = _wp_args->anchor;
    wp::array_t<wp::int32> var_tags = _wp_args->tags;
    wp::array_t<wp::float32> var_rest_lengths = _wp_args->rest_lengths;
    wp::array_t<wp::vec_t<3, wp::float32>> var_total_energy = _wp_args->total_energy;
    wp::int32 adj_count = _wp_adj_args->count;
    wp::array_t<wp::float32> adj_temperatures = _wp_adj_args->temperatures;
    wp::vec_t<3, wp::float32> adj_initial_velocity = _wp_adj_args->initial_velocity;
    wp::vec_t<2, wp::float32> adj_anchor = _wp_adj_args->anchor;
    wp::array_t<wp::int32> adj_tags = _wp_adj_args->tags;
    wp::array_t<wp::float32> adj_rest_lengths = _wp_adj_args->rest_lengths;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_total_energy = _wp_adj_args->total_energy;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32 var_6;
    const wp::float32 var_7 = 3.5;
    wp::float32 var_8;
    wp::vec_t<2, wp::float32> var_9;
    const wp::float32 var_10 = 2.8;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::float32 var_14;
    const wp::float32 var_15 = 0.001;
    wp::float32 var_16;
    const wp::float32 var_17 = 1.2;
    const wp::float32 var_18 = 0.7;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::vec_t<3, wp::float32> var_22;
    const wp::int32 var_23 = 1;
    wp::int32 var_24;
    wp::int32 var_25;
    wp::float32* var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::vec_t<3, wp::float32> var_30;
    const wp::int32 var_31 = 1;
    wp::int32 var_32;
    const wp::int32 var_33 = 0;
    wp::int32 var_34;
    wp::int32* var_35;
    wp::float32 var_36;
    wp::int32 var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::vec_t<3, wp::float32> var_41;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 0;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    wp::vec_t<3, wp::float32> var_46;
    wp::vec_t<3, wp::float32> var_47;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<2, wp::float32> adj_9 = {};
    wp::float32 adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::vec_t<3, wp::float32> adj_39 = {};
    wp::vec_t<3, wp::float32> adj_40 = {};
    wp::vec_t<3, wp::float32> adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::vec_t<3, wp::float32> adj_46 = {};
    wp::vec_t<3, wp::float32> adj_47 = {};
    //---------
    // forward
    // def integrate_membrane(                                                                <L 5>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // if i >= count:                                                                         <L 15>
    var_1 = (var_0 >= var_count);
    if (var_1) {
        // return                                                                             <L 16>
        goto label0;
    }
    // rest_length = rest_lengths[i]                                                          <L 18>
    var_2 = wp::address(var_rest_lengths, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // loading = anchor.x * 3.5                                                               <L 19>
    var_6 = wp::extract(var_anchor, var_5);
    var_8 = wp::mul(var_6, var_7);
    // heading = anchor * rest_length                                                         <L 20>
    var_9 = wp::mul(var_anchor, var_3);
    // drift = initial_velocity * 2.8                                                         <L 21>
    var_11 = wp::mul(var_initial_velocity, var_10);
    // separation = wp.normalize(drift) - initial_velocity                                    <L 22>
    var_12 = wp::normalize(var_11);
    var_13 = wp::sub(var_12, var_initial_velocity);
    // stretch_length = wp.length(separation) + 0.001                                         <L 23>
    var_14 = wp::length(var_13);
    var_16 = wp::add(var_14, var_15);
    // tension = 1.2 * (stretch_length - 0.7)                                                 <L 24>
    var_19 = wp::sub(var_16, var_18);
    var_20 = wp::mul(var_17, var_19);
    // pull = separation * (tension / stretch_length)                                         <L 25>
    var_21 = wp::div(var_20, var_16);
    var_22 = wp::mul(var_13, var_21);
    // contribution = pull * temperatures[(i + 1) % count] * wp.length(anchor)                <L 26>
    var_24 = wp::add(var_0, var_23);
    var_25 = wp::mod(var_24, var_count);
    var_26 = wp::address(var_temperatures, var_25);
    var_28 = wp::load(var_26);
    var_27 = wp::mul(var_22, var_28);
    var_29 = wp::length(var_anchor);
    var_30 = wp::mul(var_27, var_29);
    // scaled = contribution * float(tags[wp.max(i - 1, 0)])                                  <L 27>
    var_32 = wp::sub(var_0, var_31);
    var_34 = wp::max(var_32, var_33);
    var_35 = wp::address(var_tags, var_34);
    var_37 = wp::load(var_35);
    var_36 = wp::float(var_37);
    var_38 = wp::mul(var_30, var_36);
    // product = wp.normalize(scaled) * rest_length * loading                                 <L 28>
    var_39 = wp::normalize(var_38);
    var_40 = wp::mul(var_39, var_3);
    var_41 = wp::mul(var_40, var_8);
    // wp.atomic_add(total_energy, 0, 0, product * heading.x)                                 <L 29>
    var_45 = wp::extract(var_9, var_44);
    var_46 = wp::mul(var_41, var_45);
    // var_47 = wp::atomic_add(var_total_energy, var_42, var_43, var_46);
    //---------
    // reverse
    wp::adj_atomic_add(var_total_energy, var_42, var_43, var_46, adj_total_energy, adj_42, adj_43, adj_46, adj_47);
    wp::adj_mul(var_41, var_45, adj_41, adj_45, adj_46);
    wp::adj_extract(var_9, var_44, adj_9, adj_44, adj_45);
    // adj: wp.atomic_add(total_energy, 0, 0, product * heading.x)                            <L 29>
    wp::adj_mul(var_40, var_8, adj_40, adj_8, adj_41);
    wp::adj_mul(var_39, var_3, adj_39, adj_3, adj_40);
    wp::adj_normalize(var_38, var_39, adj_38, adj_39);
    // adj: product = wp.normalize(scaled) * rest_length * loading                            <L 28>
    wp::adj_mul(var_30, var_36, adj_30, adj_36, adj_38);
    wp::adj_float(var_37, adj_35, adj_36);
    wp::adj_address(var_tags, var_34, adj_tags, adj_34, adj_35);
    wp::adj_max(var_32, var_33, adj_32, adj_33, adj_34);
    wp::adj_sub(var_0, var_31, adj_0, adj_31, adj_32);
    // adj: scaled = contribution * float(tags[wp.max(i - 1, 0)])                             <L 27>
    wp::adj_mul(var_27, var_29, adj_27, adj_29, adj_30);
    wp::adj_length(var_anchor, var_29, adj_anchor, adj_29);
    wp::adj_mul(var_22, var_28, adj_22, adj_26, adj_27);
    wp::adj_address(var_temperatures, var_25, adj_temperatures, adj_25, adj_26);
    wp::adj_mod(var_24, var_count, adj_24, adj_count, adj_25);
    wp::adj_add(var_0, var_23, adj_0, adj_23, adj_24);
    // adj: contribution = pull * temperatures[(i + 1) % count] * wp.length(anchor)           <L 26>
    wp::adj_mul(var_13, var_21, adj_13, adj_21, adj_22);
    wp::adj_div(var_20, var_16, var_21, adj_20, adj_16, adj_21);
    // adj: pull = separation * (tension / stretch_length)                                    <L 25>
    wp::adj_mul(var_17, var_19, adj_17, adj_19, adj_20);
    wp::adj_sub(var_16, var_18, adj_16, adj_18, adj_19);
    // adj: tension = 1.2 * (stretch_length - 0.7)                                            <L 24>
    wp::adj_add(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_length(var_13, var_14, adj_13, adj_14);
    // adj: stretch_length = wp.length(separation) + 0.001                                    <L 23>
    wp::adj_sub(var_12, var_initial_velocity, adj_12, adj_initial_velocity, adj_13);
    wp::adj_normalize(var_11, var_12, adj_11, adj_12);
    // adj: separation = wp.normalize(drift) - initial_velocity                               <L 22>
    wp::adj_mul(var_initial_velocity, var_10, adj_initial_velocity, adj_10, adj_11);
    // adj: drift = initial_velocity * 2.8                                                    <L 21>
    wp::adj_mul(var_anchor, var_3, adj_anchor, adj_3, adj_9);
    // adj: heading = anchor * rest_length                                                    <L 20>
    wp::adj_mul(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_extract(var_anchor, var_5, adj_anchor, adj_5, adj_6);
    // adj: loading = anchor.x * 3.5                                                          <L 19>
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_rest_lengths, var_0, adj_rest_lengths, adj_0, adj_2);
    // adj: rest_length = rest_lengths[i]                                                     <L 18>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 16>
    }
    // adj: if i >= count:                                                                    <L 15>
    // adj: i = wp.tid()                                                                      <L 14>
    // adj: def integrate_membrane(                                                           <L 5>
    return;
}
