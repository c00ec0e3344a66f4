struct wp_args_integrate_field_eda24b47 {
    wp::array_t<wp::vec_t<3, wp::float32>> origins;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> covariances;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> blocks;
    wp::array_t<wp::transform_t<wp::float32>> sensors;
    wp::array_t<wp::vec_t<6, wp::float32>> positions;
    wp::array_t<wp::float32> counters;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> combined;
};

template <bool wp_linear_contiguous>
static void integrate_field_eda24b47_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_integrate_field_eda24b47 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_integrate_field_eda24b47 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.covariances.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.blocks.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.sensors.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_args.positions.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_args.counters.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.combined.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins = _wp_args->origins;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_covariances = _wp_args->covariances;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_blocks = _wp_args->blocks;
    wp::array_t<wp::transform_t<wp::float32>> var_sensors = _wp_args->sensors;
    wp::array_t<wp::vec_t<6, wp::float32>> var_positions = _wp_args->positions;
    wp::array_t<wp::float32> var_counters = _wp_args->counters;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_combined = _wp_args->combined;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<6, wp::float32>* var_1;
    const wp::int32 var_2 = 3;
    wp::float32 var_3;
    wp::vec_t<6, wp::float32> var_4;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::float32 var_9;
    wp::vec_t<6, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32 var_12;
    wp::vec_t<6, wp::float32> var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 3.25;
    wp::float32 var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 0;
    wp::int32 var_21;
    wp::mat_t<3, 3, wp::float32>* var_22;
    wp::mat_t<3, 3, wp::float32> var_23;
    wp::mat_t<3, 3, wp::float32> var_24;
    wp::mat_t<3, 3, wp::float32>* var_25;
    const wp::float32 var_26 = 7.0;
    const wp::int32 var_27 = 3;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::mat_t<3, 3, wp::float32> var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    wp::mat_t<3, 3, wp::float32> var_31;
    wp::mat_t<3, 3, wp::float32> var_32;
    wp::mat_t<3, 3, wp::float32> var_33;
    wp::float32 var_34;
    const wp::int32 var_35 = 1;
    const wp::int32 var_36 = 2;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::float32 var_39 = -8.0;
    const wp::float32 var_40 = 8.0;
    wp::float32 var_41;
    wp::mat_t<3, 3, wp::float32> var_42;
    wp::mat_t<3, 3, wp::float32>* var_43;
    wp::mat_t<3, 3, wp::float32>* var_44;
    wp::mat_t<3, 3, wp::float32> var_45;
    wp::mat_t<3, 3, wp::float32> var_46;
    wp::mat_t<3, 3, wp::float32> var_47;
    wp::mat_t<3, 3, wp::float32> var_48;
    wp::mat_t<3, 3, wp::float32> var_49;
    wp::transform_t<wp::float32>* var_50;
    const wp::int32 var_51 = 6;
    wp::float32 var_52;
    wp::transform_t<wp::float32> var_53;
    wp::float32 var_54;
    const wp::int32 var_55 = 2;
    const wp::int32 var_56 = 0;
    wp::float32 var_57;
    const wp::float32 var_58 = 3.0;
    wp::float32 var_59;
    wp::float32 var_60;
    const wp::int32 var_61 = 4;
    wp::float32 var_62;
    //---------
    // forward
    // def integrate_field(                                                                   <L 5>
    // index = wp.tid()                                                                       <L 14>
    var_0 = builtin_tid1d();
    // impulse = (positions[index][3] + wp.cos(origins[index].x) * positions[index][1]) * 3.25       <L 15>
    var_1 = wp::address(var_positions, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_5 = wp::address(var_origins, var_0);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_9 = wp::cos(var_7);
    var_10 = wp::address(var_positions, var_0);
    var_13 = wp::load(var_10);
    var_12 = wp::extract(var_13, var_11);
    var_14 = wp::mul(var_9, var_12);
    var_15 = wp::add(var_3, var_14);
    var_17 = wp::mul(var_15, var_16);
    // jacobian = covariances[wp.max(index - 1, 0)]                                           <L 16>
    var_19 = wp::sub(var_0, var_18);
    var_21 = wp::max(var_19, var_20);
    var_22 = wp::address(var_covariances, var_21);
    var_24 = wp::load(var_22);
    var_23 = wp::copy(var_24);
    // block = blocks[index] + 7.0 * wp.identity(n=3, dtype=wp.float32)                       <L 17>
    var_25 = wp::address(var_blocks, var_0);
    var_28 = wp::identity<3, wp::float32>();
    var_29 = wp::mul(var_26, var_28);
    var_31 = wp::load(var_25);
    var_30 = wp::add(var_31, var_29);
    // update, strain = wp.qr3(block)                                                         <L 18>
    wp::qr3(var_30, var_32, var_33);
    // delta = wp.clamp(wp.trace(update) * strain[1, 2], -8.0, 8.0)                           <L 19>
    var_34 = wp::trace(var_32);
    var_37 = wp::extract(var_33, var_35, var_36);
    var_38 = wp::mul(var_34, var_37);
    var_41 = wp::clamp(var_38, var_39, var_40);
    // m = delta * jacobian * (covariances[index] - blocks[index])                            <L 20>
    var_42 = wp::mul(var_41, var_23);
    var_43 = wp::address(var_covariances, var_0);
    var_44 = wp::address(var_blocks, var_0);
    var_46 = wp::load(var_43);
    var_47 = wp::load(var_44);
    var_45 = wp::sub(var_46, var_47);
    var_48 = wp::mul(var_42, var_45);
    // combined[index] = wp.transpose(m)                                                      <L 21>
    var_49 = wp::transpose(var_48);
    wp::array_store(var_combined, var_0, var_49);
    // raw = wp.max(impulse * sensors[index][6], block[2, 0] / 3.0)                           <L 22>
    var_50 = wp::address(var_sensors, var_0);
    var_53 = wp::load(var_50);
    var_52 = wp::extract(var_53, var_51);
    var_54 = wp::mul(var_17, var_52);
    var_57 = wp::extract(var_30, var_55, var_56);
    var_59 = wp::div(var_57, var_58);
    var_60 = wp::max(var_54, var_59);
    // wp.atomic_add(counters, 4, raw)                                                        <L 23>
    var_62 = wp::atomic_add(var_counters, var_61, var_60);
}

template <bool wp_linear_contiguous>
static void integrate_field_eda24b47_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_integrate_field_eda24b47 *_wp_args,
    wp_args_integrate_field_eda24b47 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_integrate_field_eda24b47 wp_contiguous_args;
    wp_args_integrate_field_eda24b47 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.covariances.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.covariances.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.blocks.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.blocks.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.sensors.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_adj_args.sensors.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_args.positions.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_adj_args.positions.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        wp_contiguous_args.counters.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.counters.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.combined.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_adj_args.combined.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_origins = _wp_args->origins;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_covariances = _wp_args->covariances;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_blocks = _wp_args->blocks;
    wp::array_t<wp::transform_t<wp::float32>> var_sensors = _wp_args->sensors;
    wp::array_t<wp::vec_t<6, wp::float32>> var_positions = _wp_args->positions;
    wp::array_t<wp::float32> var_counters = _wp_args->counters;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_combined = _wp_args->combined;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_origins = _wp_adj_args->origins;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_covariances = _wp_adj_args->covariances;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_blocks = _wp_adj_args->blocks;
    wp::array_t<wp::transform_t<wp::float32>> adj_sensors = _wp_adj_args->sensors;
    wp::array_t<wp::vec_t<6, wp::float32>> adj_positions = _wp_adj_args->positions;
    wp::array_t<wp::float32> adj_counters = _wp_adj_args->counters;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_combined = _wp_adj_args->combined;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<6, wp::float32>* var_1;
    const wp::int32 var_2 = 3;
    wp::float32 var_3;
    wp::vec_t<6, wp::float32> var_4;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::float32 var_9;
    wp::vec_t<6, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32 var_12;
    wp::vec_t<6, wp::float32> var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 3.25;
    wp::float32 var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 0;
    wp::int32 var_21;
    wp::mat_t<3, 3, wp::float32>* var_22;
    wp::mat_t<3, 3, wp::float32> var_23;
    wp::mat_t<3, 3, wp::float32> var_24;
    wp::mat_t<3, 3, wp::float32>* var_25;
    const wp::float32 var_26 = 7.0;
    const wp::int32 var_27 = 3;
    wp::mat_t<3, 3, wp::float32> var_28;
    wp::mat_t<3, 3, wp::float32> var_29;
    wp::mat_t<3, 3, wp::float32> var_30;
    wp::mat_t<3, 3, wp::float32> var_31;
    wp::mat_t<3, 3, wp::float32> var_32;
    wp::mat_t<3, 3, wp::float32> var_33;
    wp::float32 var_34;
    const wp::int32 var_35 = 1;
    const wp::int32 var_36 = 2;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::float32 var_39 = -8.0;
    const wp::float32 var_40 = 8.0;
    wp::float32 var_41;
    wp::mat_t<3, 3, wp::float32> var_42;
    wp::mat_t<3, 3, wp::float32>* var_43;
    wp::mat_t<3, 3, wp::float32>* var_44;
    wp::mat_t<3, 3, wp::float32> var_45;
    wp::mat_t<3, 3, wp::float32> var_46;
    wp::mat_t<3, 3, wp::float32> var_47;
    wp::mat_t<3, 3, wp::float32> var_48;
    wp::mat_t<3, 3, wp::float32> var_49;
    wp::transform_t<wp::float32>* var_50;
    const wp::int32 var_51 = 6;
    wp::float32 var_52;
    wp::transform_t<wp::float32> var_53;
    wp::float32 var_54;
    const wp::int32 var_55 = 2;
    const wp::int32 var_56 = 0;
    wp::float32 var_57;
    const wp::float32 var_58 = 3.0;
    wp::float32 var_59;
    wp::float32 var_60;
    const wp::int32 var_61 = 4;
    wp::float32 var_62;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<6, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<6, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<6, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<6, wp::float32> adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::mat_t<3, 3, wp::float32> adj_22 = {};
    wp::mat_t<3, 3, wp::float32> adj_23 = {};
    wp::mat_t<3, 3, wp::float32> adj_24 = {};
    wp::mat_t<3, 3, wp::float32> adj_25 = {};
    wp::float32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::mat_t<3, 3, wp::float32> adj_28 = {};
    wp::mat_t<3, 3, wp::float32> adj_29 = {};
    wp::mat_t<3, 3, wp::float32> adj_30 = {};
    wp::mat_t<3, 3, wp::float32> adj_31 = {};
    wp::mat_t<3, 3, wp::float32> adj_32 = {};
    wp::mat_t<3, 3, wp::float32> adj_33 = {};
    wp::float32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::mat_t<3, 3, wp::float32> adj_42 = {};
    wp::mat_t<3, 3, wp::float32> adj_43 = {};
    wp::mat_t<3, 3, wp::float32> adj_44 = {};
    wp::mat_t<3, 3, wp::float32> adj_45 = {};
    wp::mat_t<3, 3, wp::float32> adj_46 = {};
    wp::mat_t<3, 3, wp::float32> adj_47 = {};
    wp::mat_t<3, 3, wp::float32> adj_48 = {};
    wp::mat_t<3, 3, wp::float32> adj_49 = {};
    wp::transform_t<wp::float32> adj_50 = {};
    wp::int32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::transform_t<wp::float32> adj_53 = {};
    wp::float32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::float32 adj_62 = {};
    //---------
    // forward
    // def integrate_field(                                                                   <L 5>
    // index = wp.tid()                                                                       <L 14>
    var_0 = builtin_tid1d();
    // impulse = (positions[index][3] + wp.cos(origins[index].x) * positions[index][1]) * 3.25       <L 15>
    var_1 = wp::address(var_positions, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_5 = wp::address(var_origins, var_0);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_9 = wp::cos(var_7);
    var_10 = wp::address(var_positions, var_0);
    var_13 = wp::load(var_10);
    var_12 = wp::extract(var_13, var_11);
    var_14 = wp::mul(var_9, var_12);
    var_15 = wp::add(var_3, var_14);
    var_17 = wp::mul(var_15, var_16);
    // jacobian = covariances[wp.max(index - 1, 0)]                                           <L 16>
    var_19 = wp::sub(var_0, var_18);
    var_21 = wp::max(var_19, var_20);
    var_22 = wp::address(var_covariances, var_21);
    var_24 = wp::load(var_22);
    var_23 = wp::copy(var_24);
    // block = blocks[index] + 7.0 * wp.identity(n=3, dtype=wp.float32)                       <L 17>
    var_25 = wp::address(var_blocks, var_0);
    var_28 = wp::identity<3, wp::float32>();
    var_29 = wp::mul(var_26, var_28);
    var_31 = wp::load(var_25);
    var_30 = wp::add(var_31, var_29);
    // update, strain = wp.qr3(block)                                                         <L 18>
    wp::qr3(var_30, var_32, var_33);
    // delta = wp.clamp(wp.trace(update) * strain[1, 2], -8.0, 8.0)                           <L 19>
    var_34 = wp::trace(var_32);
    var_37 = wp::extract(var_33, var_35, var_36);
    var_38 = wp::mul(var_34, var_37);
    var_41 = wp::clamp(var_38, var_39, var_40);
    // m = delta * jacobian * (covariances[index] - blocks[index])                            <L 20>
    var_42 = wp::mul(var_41, var_23);
    var_43 = wp::address(var_covariances, var_0);
    var_44 = wp::address(var_blocks, var_0);
    var_46 = wp::load(var_43);
    var_47 = wp::load(var_44);
    var_45 = wp::sub(var_46, var_47);
    var_48 = wp::mul(var_42, var_45);
    // combined[index] = wp.transpose(m)                                                      <L 21>
    var_49 = wp::transpose(var_48);
    // wp::array_store(var_combined, var_0, var_49);
    // raw = wp.max(impulse * sensors[index][6], block[2, 0] / 3.0)                           <L 22>
    var_50 = wp::address(var_sensors, var_0);
    var_53 = wp::load(var_50);
    var_52 = wp::extract(var_53, var_51);
    var_54 = wp::mul(var_17, var_52);
    var_57 = wp::extract(var_30, var_55, var_56);
    var_59 = wp::div(var_57, var_58);
    var_60 = wp::max(var_54, var_59);
    // wp.atomic_add(counters, 4, raw)                                                        <L 23>
    // var_62 = wp::atomic_add(var_counters, var_61, var_60);
    //---------
    // reverse
    wp::adj_atomic_add(var_counters, var_61, var_60, adj_counters, adj_61, adj_60, adj_62);
    // adj: wp.atomic_add(counters, 4, raw)                                                   <L 23>
    wp::adj_max(var_54, var_59, adj_54, adj_59, adj_60);
    wp::adj_div(var_57, var_58, var_59, adj_57, adj_58, adj_59);
    wp::adj_extract(var_30, var_55, var_56, adj_30, adj_55, adj_56, adj_57);
    wp::adj_mul(var_17, var_52, adj_17, adj_52, adj_54);
    wp::adj_extract(var_53, var_51, adj_50, adj_51, adj_52);
    wp::adj_address(var_sensors, var_0, adj_sensors, adj_0, adj_50);
    // adj: raw = wp.max(impulse * sensors[index][6], block[2, 0] / 3.0)                      <L 22>
    wp::adj_array_store(var_combined, var_0, var_49, adj_combined, adj_0, adj_49);
    wp::adj_transpose(var_48, adj_48, adj_49);
    // adj: combined[index] = wp.transpose(m)                                                 <L 21>
    wp::adj_mul(var_42, var_45, adj_42, adj_45, adj_48);
    wp::adj_sub(var_46, var_47, adj_43, adj_44, adj_45);
    wp::adj_address(var_blocks, var_0, adj_blocks, adj_0, adj_44);
    wp::adj_address(var_covariances, var_0, adj_covariances, adj_0, adj_43);
    wp::adj_mul(var_41, var_23, adj_41, adj_23, adj_42);
    // adj: m = delta * jacobian * (covariances[index] - blocks[index])                       <L 20>
    wp::adj_clamp(var_38, var_39, var_40, adj_38, adj_39, adj_40, adj_41);
    wp::adj_mul(var_34, var_37, adj_34, adj_37, adj_38);
    wp::adj_extract(var_33, var_35, var_36, adj_33, adj_35, adj_36, adj_37);
    wp::adj_trace(var_32, adj_32, adj_34);
    // adj: delta = wp.clamp(wp.trace(update) * strain[1, 2], -8.0, 8.0)                      <L 19>
    wp::adj_qr3(var_30, var_32, var_33, adj_30, adj_32, adj_33);
    // adj: update, strain = wp.qr3(block)                                                    <L 18>
    wp::adj_add(var_31, var_29, adj_25, adj_29, adj_30);
    wp::adj_mul(var_26, var_28, adj_26, adj_28, adj_29);
    wp::adj_address(var_blocks, var_0, adj_blocks, adj_0, adj_25);
    // adj: block = blocks[index] + 7.0 * wp.identity(n=3, dtype=wp.float32)                  <L 17>
    wp::adj_copy(var_24, adj_22, adj_23);
    wp::adj_address(var_covariances, var_21, adj_covariances, adj_21, adj_22);
    wp::adj_max(var_19, var_20, adj_19, adj_20, adj_21);
    wp::adj_sub(var_0, var_18, adj_0, adj_18, adj_19);
    // adj: jacobian = covariances[wp.max(index - 1, 0)]                                      <L 16>
    wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
    wp::adj_add(var_3, var_14, adj_3, adj_14, adj_15);
    wp::adj_mul(var_9, var_12, adj_9, adj_12, adj_14);
    wp::adj_extract(var_13, var_11, adj_10, adj_11, adj_12);
    wp::adj_address(var_positions, var_0, adj_positions, adj_0, adj_10);
    wp::adj_cos(var_7, adj_7, adj_9);
    wp::adj_extract(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_origins, var_0, adj_origins, adj_0, adj_5);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_positions, var_0, adj_positions, adj_0, adj_1);
    // adj: impulse = (positions[index][3] + wp.cos(origins[index].x) * positions[index][1]) * 3.25  <L 15>
    // adj: index = wp.tid()                                                                  <L 14>
    // adj: def integrate_field(                                                              <L 5>
    return;
}
