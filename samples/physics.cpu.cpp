struct wp_args_evaluate_forces_f9d3858c {
    wp::array_t<wp::vec_t<3, wp::float32>> momenta;
    wp::array_t<wp::float32> strains_in;
    bool wrap_around;
    wp::array_t<wp::vec_t<3, wp::float32>> nodes;
    wp::array_t<wp::vec_t<3, wp::float32>> accels;
    wp::vec_t<3, wp::float32> initial_velocity;
    wp::array_t<wp::float32> inv_mass;
    wp::array_t<wp::vec_t<3, wp::float32>> node_loads;
};

template <bool wp_linear_contiguous>
static void evaluate_forces_f9d3858c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_evaluate_forces_f9d3858c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_evaluate_forces_f9d3858c wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.momenta.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.strains_in.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.nodes.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.accels.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.inv_mass.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.node_loads.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_momenta = _wp_args->momenta;
    wp::array_t<wp::float32> var_strains_in = _wp_args->strains_in;
    bool var_wrap_around = _wp_args->wrap_around;
    wp::array_t<wp::vec_t<3, wp::float32>> var_nodes = _wp_args->nodes;
    wp::array_t<wp::vec_t<3, wp::float32>> var_accels = _wp_args->accels;
    wp::vec_t<3, wp::float32> var_initial_velocity = _wp_args->initial_velocity;
    wp::array_t<wp::float32> var_inv_mass = _wp_args->inv_mass;
    wp::array_t<wp::vec_t<3, wp::float32>> var_node_loads = _wp_args->node_loads;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::float32 var_9 = 2.45;
    wp::float32 var_10;
    const wp::float32 var_11 = 2.6;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32>* var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.001;
    wp::float32 var_18;
    const wp::float32 var_19 = 4.0;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32>* var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::float32 var_29 = 0.5;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    const wp::int32 var_32 = 9;
    wp::vec_t<3, wp::float32>* var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::float32* var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::float32 var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32> var_40;
    //---------
    // forward
    // def evaluate_forces(                                                                   <L 7>
    // tid = wp.tid()                                                                         <L 17>
    var_0 = builtin_tid1d();
    // work_done = accels[wp.max(tid - 1, 0)][0] * 2.45 - 2.6                                 <L 18>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_accels, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_10 = wp::mul(var_7, var_9);
    var_12 = wp::sub(var_10, var_11);
    // delta_x = nodes[tid] - initial_velocity                                                <L 19>
    var_13 = wp::address(var_nodes, var_0);
    var_15 = wp::load(var_13);
    var_14 = wp::sub(var_15, var_initial_velocity);
    // separation_length = wp.length(delta_x) + 0.001                                         <L 20>
    var_16 = wp::length(var_14);
    var_18 = wp::add(var_16, var_17);
    // tension = GRAVITY * (separation_length - strains_in[tid])                              <L 21>
    var_20 = wp::address(var_strains_in, var_0);
    var_22 = wp::load(var_20);
    var_21 = wp::sub(var_18, var_22);
    var_23 = wp::mul(var_19, var_21);
    // spring = tension * (delta_x / separation_length)                                       <L 22>
    var_24 = wp::div(var_14, var_18);
    var_25 = wp::mul(var_23, var_24);
    // shift_x = spring + momenta[tid]                                                        <L 23>
    var_26 = wp::address(var_momenta, var_0);
    var_28 = wp::load(var_26);
    var_27 = wp::add(var_25, var_28);
    // chosen = wp.where(wrap_around, shift_x, shift_x * 0.5)                                 <L 24>
    var_30 = wp::mul(var_27, var_29);
    var_31 = wp::where(var_wrap_around, var_27, var_30);
    // wp.atomic_add(node_loads, 9, (chosen - accels[tid]) * inv_mass[tid] * work_done)       <L 25>
    var_33 = wp::address(var_accels, var_0);
    var_35 = wp::load(var_33);
    var_34 = wp::sub(var_31, var_35);
    var_36 = wp::address(var_inv_mass, var_0);
    var_38 = wp::load(var_36);
    var_37 = wp::mul(var_34, var_38);
    var_39 = wp::mul(var_37, var_12);
    var_40 = wp::atomic_add(var_node_loads, var_32, var_39);
}

template <bool wp_linear_contiguous>
static void evaluate_forces_f9d3858c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_evaluate_forces_f9d3858c *_wp_args,
    wp_args_evaluate_forces_f9d3858c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_evaluate_forces_f9d3858c wp_contiguous_args;
    wp_args_evaluate_forces_f9d3858c wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.momenta.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.momenta.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.strains_in.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.strains_in.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.nodes.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.nodes.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.accels.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.accels.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.inv_mass.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.inv_mass.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.node_loads.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.node_loads.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_momenta = _wp_args->momenta;
    wp::array_t<wp::float32> var_strains_in = _wp_args->strains_in;
    bool var_wrap_around = _wp_args->wrap_around;
    wp::array_t<wp::vec_t<3, wp::float32>> var_nodes = _wp_args->nodes;
    wp::array_t<wp::vec_t<3, wp::float32>> var_accels = _wp_args->accels;
    wp::vec_t<3, wp::float32> var_initial_velocity = _wp_args->initial_velocity;
    wp::array_t<wp::float32> var_inv_mass = _wp_args->inv_mass;
    wp::array_t<wp::vec_t<3, wp::float32>> var_node_loads = _wp_args->node_loads;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_momenta = _wp_adj_args->momenta;
    wp::array_t<wp::float32> adj_strains_in = _wp_adj_args->strains_in;
    bool adj_wrap_around = _wp_adj_args->wrap_around;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_nodes = _wp_adj_args->nodes;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_accels = _wp_adj_args->accels;
    wp::vec_t<3, wp::float32> adj_initial_velocity = _wp_adj_args->initial_velocity;
    wp::array_t<wp::float32> adj_inv_mass = _wp_adj_args->inv_mass;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_node_loads = _wp_adj_args->node_loads;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    const wp::float32 var_9 = 2.45;
    wp::float32 var_10;
    const wp::float32 var_11 = 2.6;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32>* var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.001;
    wp::float32 var_18;
    const wp::float32 var_19 = 4.0;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32>* var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::float32 var_29 = 0.5;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    const wp::int32 var_32 = 9;
    wp::vec_t<3, wp::float32>* var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::float32* var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::float32 var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32> var_40;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::float32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::int32 adj_32 = {};
    wp::vec_t<3, wp::float32> adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::float32 adj_36 = {};
    wp::vec_t<3, wp::float32> adj_37 = {};
    wp::float32 adj_38 = {};
    wp::vec_t<3, wp::float32> adj_39 = {};
    wp::vec_t<3, wp::float32> adj_40 = {};
    //---------
    // forward
    // def evaluate_forces(                                                                   <L 7>
    // tid = wp.tid()                                                                         <L 17>
    var_0 = builtin_tid1d();
    // work_done = accels[wp.max(tid - 1, 0)][0] * 2.45 - 2.6                                 <L 18>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_accels, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_10 = wp::mul(var_7, var_9);
    var_12 = wp::sub(var_10, var_11);
    // delta_x = nodes[tid] - initial_velocity                                                <L 19>
    var_13 = wp::address(var_nodes, var_0);
    var_15 = wp::load(var_13);
    var_14 = wp::sub(var_15, var_initial_velocity);
    // separation_length = wp.length(delta_x) + 0.001                                         <L 20>
    var_16 = wp::length(var_14);
    var_18 = wp::add(var_16, var_17);
    // tension = GRAVITY * (separation_length - strains_in[tid])                              <L 21>
    var_20 = wp::address(var_strains_in, var_0);
    var_22 = wp::load(var_20);
    var_21 = wp::sub(var_18, var_22);
    var_23 = wp::mul(var_19, var_21);
    // spring = tension * (delta_x / separation_length)                                       <L 22>
    var_24 = wp::div(var_14, var_18);
    var_25 = wp::mul(var_23, var_24);
    // shift_x = spring + momenta[tid]                                                        <L 23>
    var_26 = wp::address(var_momenta, var_0);
    var_28 = wp::load(var_26);
    var_27 = wp::add(var_25, var_28);
    // chosen = wp.where(wrap_around, shift_x, shift_x * 0.5)                                 <L 24>
    var_30 = wp::mul(var_27, var_29);
    var_31 = wp::where(var_wrap_around, var_27, var_30);
    // wp.atomic_add(node_loads, 9, (chosen - accels[tid]) * inv_mass[tid] * work_done)       <L 25>
    var_33 = wp::address(var_accels, var_0);
    var_35 = wp::load(var_33);
    var_34 = wp::sub(var_31, var_35);
    var_36 = wp::address(var_inv_mass, var_0);
    var_38 = wp::load(var_36);
    var_37 = wp::mul(var_34, var_38);
    var_39 = wp::mul(var_37, var_12);
    // var_40 = wp::atomic_add(var_node_loads, var_32, var_39);
    //---------
    // reverse
    wp::adj_atomic_add(var_node_loads, var_32, var_39, adj_node_loads, adj_32, adj_39, adj_40);
    wp::adj_mul(var_37, var_12, adj_37, adj_12, adj_39);
    wp::adj_mul(var_34, var_38, adj_34, adj_36, adj_37);
    wp::adj_address(var_inv_mass, var_0, adj_inv_mass, adj_0, adj_36);
    wp::adj_sub(var_31, var_35, adj_31, adj_33, adj_34);
    wp::adj_address(var_accels, var_0, adj_accels, adj_0, adj_33);
    // adj: wp.atomic_add(node_loads, 9, (chosen - accels[tid]) * inv_mass[tid] * work_done)  <L 25>
    wp::adj_where(var_wrap_around, var_27, var_30, adj_wrap_around, adj_27, adj_30, adj_31);
    wp::adj_mul(var_27, var_29, adj_27, adj_29, adj_30);
    // adj: chosen = wp.where(wrap_around, shift_x, shift_x * 0.5)                            <L 24>
    wp::adj_add(var_25, var_28, adj_25, adj_26, adj_27);
    wp::adj_address(var_momenta, var_0, adj_momenta, adj_0, adj_26);
    // adj: shift_x = spring + momenta[tid]                                                   <L 23>
    wp::adj_mul(var_23, var_24, adj_23, adj_24, adj_25);
    wp::adj_div(var_14, var_18, adj_14, adj_18, adj_24);
    // adj: spring = tension * (delta_x / separation_length)                                  <L 22>
    wp::adj_mul(var_19, var_21, adj_19, adj_21, adj_23);
    wp::adj_sub(var_18, var_22, adj_18, adj_20, adj_21);
    wp::adj_address(var_strains_in, var_0, adj_strains_in, adj_0, adj_20);
    // adj: tension = GRAVITY * (separation_length - strains_in[tid])                         <L 21>
    wp::adj_add(var_16, var_17, adj_16, adj_17, adj_18);
    wp::adj_length(var_14, var_16, adj_14, adj_16);
    // adj: separation_length = wp.length(delta_x) + 0.001                                    <L 20>
    wp::adj_sub(var_15, var_initial_velocity, adj_13, adj_initial_velocity, adj_14);
    wp::adj_address(var_nodes, var_0, adj_nodes, adj_0, adj_13);
    // adj: delta_x = nodes[tid] - initial_velocity                                           <L 19>
    wp::adj_sub(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_mul(var_7, var_9, adj_7, adj_9, adj_10);
    wp::adj_extract(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_accels, var_4, adj_accels, adj_4, adj_5);
    wp::adj_max(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: work_done = accels[wp.max(tid - 1, 0)][0] * 2.45 - 2.6                            <L 18>
    // adj: tid = wp.tid()                                                                    <L 17>
    // adj: def evaluate_forces(                                                              <L 7>
    return;
}
