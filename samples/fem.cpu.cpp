// hyperelastic_energy.py:4
static wp::mat_t<3, 3, wp::float32> edge_matrix_0(
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::array_t<wp::int32> var_tets,
    wp::int32 var_e)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    const wp::int32 var_6 = 1;
    wp::int32* var_7;
    wp::int32 var_8;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 2;
    wp::int32* var_13;
    wp::int32 var_14;
    wp::vec_t<3, wp::float32>* var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    const wp::int32 var_18 = 3;
    wp::int32* var_19;
    wp::int32 var_20;
    wp::vec_t<3, wp::float32>* var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::vec_t<3, wp::float32> var_23;
    wp::mat_t<3, 3, wp::float32> var_24;
    //---------
    // forward
    // def edge_matrix(x: wp.array[wp.vec3], tets: wp.array2d[int], e: int) -> wp.mat33:       <L 5>
    // origin = x[tets[e, 0]]                                                                 <L 6>
    var_1 = wp::address(var_tets, var_e, var_0);
    var_2 = wp::load(var_1);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // return wp.matrix_from_cols(                                                            <L 7>
    // x[tets[e, 1]] - origin,                                                                <L 8>
    var_7 = wp::address(var_tets, var_e, var_6);
    var_8 = wp::load(var_7);
    var_9 = wp::address(var_x, var_8);
    var_11 = wp::load(var_9);
    var_10 = wp::sub(var_11, var_4);
    // x[tets[e, 2]] - origin,                                                                <L 9>
    var_13 = wp::address(var_tets, var_e, var_12);
    var_14 = wp::load(var_13);
    var_15 = wp::address(var_x, var_14);
    var_17 = wp::load(var_15);
    var_16 = wp::sub(var_17, var_4);
    // x[tets[e, 3]] - origin,                                                                <L 10>
    var_19 = wp::address(var_tets, var_e, var_18);
    var_20 = wp::load(var_19);
    var_21 = wp::address(var_x, var_20);
    var_23 = wp::load(var_21);
    var_22 = wp::sub(var_23, var_4);
    var_24 = wp::matrix_from_cols<wp::float32>(var_10, var_16, var_22);
    return var_24;
}


// hyperelastic_energy.py:4
static void adj_edge_matrix_0(
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::array_t<wp::int32> var_tets,
    wp::int32 var_e,
    wp::array_t<wp::vec_t<3, wp::float32>> & adj_x,
    wp::array_t<wp::int32> & adj_tets,
    wp::int32 & adj_e,
    wp::mat_t<3, 3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    const wp::int32 var_6 = 1;
    wp::int32* var_7;
    wp::int32 var_8;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 2;
    wp::int32* var_13;
    wp::int32 var_14;
    wp::vec_t<3, wp::float32>* var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    const wp::int32 var_18 = 3;
    wp::int32* var_19;
    wp::int32 var_20;
    wp::vec_t<3, wp::float32>* var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::vec_t<3, wp::float32> var_23;
    wp::mat_t<3, 3, wp::float32> var_24;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::mat_t<3, 3, wp::float32> adj_24 = {};
    //---------
    // forward
    // def edge_matrix(x: wp.array[wp.vec3], tets: wp.array2d[int], e: int) -> wp.mat33:       <L 5>
    // origin = x[tets[e, 0]]                                                                 <L 6>
    var_1 = wp::address(var_tets, var_e, var_0);
    var_2 = wp::load(var_1);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // return wp.matrix_from_cols(                                                            <L 7>
    // x[tets[e, 1]] - origin,                                                                <L 8>
    var_7 = wp::address(var_tets, var_e, var_6);
    var_8 = wp::load(var_7);
    var_9 = wp::address(var_x, var_8);
    var_11 = wp::load(var_9);
    var_10 = wp::sub(var_11, var_4);
    // x[tets[e, 2]] - origin,                                                                <L 9>
    var_13 = wp::address(var_tets, var_e, var_12);
    var_14 = wp::load(var_13);
    var_15 = wp::address(var_x, var_14);
    var_17 = wp::load(var_15);
    var_16 = wp::sub(var_17, var_4);
    // x[tets[e, 3]] - origin,                                                                <L 10>
    var_19 = wp::address(var_tets, var_e, var_18);
    var_20 = wp::load(var_19);
    var_21 = wp::address(var_x, var_20);
    var_23 = wp::load(var_21);
    var_22 = wp::sub(var_23, var_4);
    var_24 = wp::matrix_from_cols<wp::float32>(var_10, var_16, var_22);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_24 += adj_ret;
    wp::adj_matrix_from_cols(var_10, var_16, var_22, adj_10, adj_16, adj_22, adj_24);
    wp::adj_sub(var_23, var_4, adj_21, adj_4, adj_22);
    wp::adj_address(var_x, var_20, adj_x, adj_20, adj_21);
    wp::adj_address(var_tets, var_e, var_18, adj_tets, adj_e, adj_18, adj_19);
    // adj: x[tets[e, 3]] - origin,                                                           <L 10>
    wp::adj_sub(var_17, var_4, adj_15, adj_4, adj_16);
    wp::adj_address(var_x, var_14, adj_x, adj_14, adj_15);
    wp::adj_address(var_tets, var_e, var_12, adj_tets, adj_e, adj_12, adj_13);
    // adj: x[tets[e, 2]] - origin,                                                           <L 9>
    wp::adj_sub(var_11, var_4, adj_9, adj_4, adj_10);
    wp::adj_address(var_x, var_8, adj_x, adj_8, adj_9);
    wp::adj_address(var_tets, var_e, var_6, adj_tets, adj_e, adj_6, adj_7);
    // adj: x[tets[e, 1]] - origin,                                                           <L 8>
    // adj: return wp.matrix_from_cols(                                                       <L 7>
    wp::adj_copy(var_5, adj_3, adj_4);
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_address(var_tets, var_e, var_0, adj_tets, adj_e, adj_0, adj_1);
    // adj: origin = x[tets[e, 0]]                                                            <L 6>
    // adj: def edge_matrix(x: wp.array[wp.vec3], tets: wp.array2d[int], e: int) -> wp.mat33:  <L 5>
    return;
}

struct wp_args_hyperelastic_energy_f3c9bb32 {
    wp::array_t<wp::int32> tets;
    wp::array_t<wp::vec_t<3, wp::float32>> x;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> pose;
    wp::array_t<wp::float32> volume;
    wp::float32 mu;
    wp::float32 lam;
    wp::array_t<wp::float32> energy;
    wp::array_t<wp::float32> total;
};

template <bool wp_linear_contiguous>
static void hyperelastic_energy_f3c9bb32_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_hyperelastic_energy_f3c9bb32 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_tets = _wp_args->tets;
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_pose = _wp_args->pose;
    wp::array_t<wp::float32> var_volume = _wp_args->volume;
    wp::float32 var_mu = _wp_args->mu;
    wp::float32 var_lam = _wp_args->lam;
    wp::array_t<wp::float32> var_energy = _wp_args->energy;
    wp::array_t<wp::float32> var_total = _wp_args->total;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32> var_1;
    wp::mat_t<3, 3, wp::float32>* var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.0001;
    bool var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::mat_t<3, 3, wp::float32> var_9;
    const wp::int32 var_10 = 3;
    wp::mat_t<3, 3, wp::float32> var_11;
    wp::mat_t<3, 3, wp::float32> var_12;
    const wp::float32 var_13 = 0.5;
    wp::mat_t<3, 3, wp::float32> var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.5;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32* var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    const wp::int32 var_26 = 0;
    wp::float32* var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    //---------
    // forward
    // def hyperelastic_energy(                                                               <L 15>
    // e = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // F = edge_matrix(x, tets, e) @ pose[e]                                                  <L 27>
    var_1 = edge_matrix_0(var_x, var_tets, var_0);
    var_2 = wp::address(var_pose, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::mul(var_1, var_4);
    // jac = wp.determinant(F)                                                                <L 28>
    var_5 = wp::determinant(var_3);
    // if jac <= 1.0e-4:                                                                      <L 29>
    var_7 = (var_5 <= var_6);
    if (var_7) {
        // return                                                                             <L 30>
        return;
    }
    // strain = wp.transpose(F) * F                                                           <L 32>
    var_8 = wp::transpose(var_3);
    var_9 = wp::mul(var_8, var_3);
    // strain = (strain - wp.identity(n=3, dtype=float)) * 0.5                                <L 33>
    var_11 = wp::identity<3, wp::float32>();
    var_12 = wp::sub(var_9, var_11);
    var_14 = wp::mul(var_12, var_13);
    // trace = wp.trace(strain)                                                               <L 34>
    var_15 = wp::trace(var_14);
    // psi = mu * wp.ddot(strain, strain)                                                     <L 35>
    var_16 = wp::ddot(var_14, var_14);
    var_17 = wp::mul(var_mu, var_16);
    // psi += 0.5 * lam * trace * trace                                                       <L 36>
    var_19 = wp::mul(var_18, var_lam);
    var_20 = wp::mul(var_19, var_15);
    var_21 = wp::mul(var_20, var_15);
    var_22 = wp::add(var_17, var_21);
    // energy[e] = volume[e] * psi                                                            <L 37>
    var_23 = wp::address(var_volume, var_0);
    var_25 = wp::load(var_23);
    var_24 = wp::mul(var_25, var_22);
    wp::array_store(var_energy, var_0, var_24);
    // wp.atomic_add(total, 0, volume[e] * psi)                                               <L 38>
    var_27 = wp::address(var_volume, var_0);
    var_29 = wp::load(var_27);
    var_28 = wp::mul(var_29, var_22);
    var_30 = wp::atomic_add(var_total, var_26, var_28);
}

template <bool wp_linear_contiguous>
static void hyperelastic_energy_f3c9bb32_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_hyperelastic_energy_f3c9bb32 *_wp_args,
    wp_args_hyperelastic_energy_f3c9bb32 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_tets = _wp_args->tets;
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_pose = _wp_args->pose;
    wp::array_t<wp::float32> var_volume = _wp_args->volume;
    wp::float32 var_mu = _wp_args->mu;
    wp::float32 var_lam = _wp_args->lam;
    wp::array_t<wp::float32> var_energy = _wp_args->energy;
    wp::array_t<wp::float32> var_total = _wp_args->total;
    wp::array_t<wp::int32> adj_tets = _wp_adj_args->tets;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x = _wp_adj_args->x;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_pose = _wp_adj_args->pose;
    wp::array_t<wp::float32> adj_volume = _wp_adj_args->volume;
    wp::float32 adj_mu = _wp_adj_args->mu;
    wp::float32 adj_lam = _wp_adj_args->lam;
    wp::array_t<wp::float32> adj_energy = _wp_adj_args->energy;
    wp::array_t<wp::float32> adj_total = _wp_adj_args->total;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32> var_1;
    wp::mat_t<3, 3, wp::float32>* var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.0001;
    bool var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::mat_t<3, 3, wp::float32> var_9;
    const wp::int32 var_10 = 3;
    wp::mat_t<3, 3, wp::float32> var_11;
    wp::mat_t<3, 3, wp::float32> var_12;
    const wp::float32 var_13 = 0.5;
    wp::mat_t<3, 3, wp::float32> var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.5;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32* var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    const wp::int32 var_26 = 0;
    wp::float32* var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::mat_t<3, 3, wp::float32> adj_1 = {};
    wp::mat_t<3, 3, wp::float32> adj_2 = {};
    wp::mat_t<3, 3, wp::float32> adj_3 = {};
    wp::mat_t<3, 3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    bool adj_7 = {};
    wp::mat_t<3, 3, wp::float32> adj_8 = {};
    wp::mat_t<3, 3, wp::float32> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::mat_t<3, 3, wp::float32> adj_11 = {};
    wp::mat_t<3, 3, wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::mat_t<3, 3, wp::float32> adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    //---------
    // forward
    // def hyperelastic_energy(                                                               <L 15>
    // e = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // F = edge_matrix(x, tets, e) @ pose[e]                                                  <L 27>
    var_1 = edge_matrix_0(var_x, var_tets, var_0);
    var_2 = wp::address(var_pose, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::mul(var_1, var_4);
    // jac = wp.determinant(F)                                                                <L 28>
    var_5 = wp::determinant(var_3);
    // if jac <= 1.0e-4:                                                                      <L 29>
    var_7 = (var_5 <= var_6);
    if (var_7) {
        // return                                                                             <L 30>
        goto label0;
    }
    // strain = wp.transpose(F) * F                                                           <L 32>
    var_8 = wp::transpose(var_3);
    var_9 = wp::mul(var_8, var_3);
    // strain = (strain - wp.identity(n=3, dtype=float)) * 0.5                                <L 33>
    var_11 = wp::identity<3, wp::float32>();
    var_12 = wp::sub(var_9, var_11);
    var_14 = wp::mul(var_12, var_13);
    // trace = wp.trace(strain)                                                               <L 34>
    var_15 = wp::trace(var_14);
    // psi = mu * wp.ddot(strain, strain)                                                     <L 35>
    var_16 = wp::ddot(var_14, var_14);
    var_17 = wp::mul(var_mu, var_16);
    // psi += 0.5 * lam * trace * trace                                                       <L 36>
    var_19 = wp::mul(var_18, var_lam);
    var_20 = wp::mul(var_19, var_15);
    var_21 = wp::mul(var_20, var_15);
    var_22 = wp::add(var_17, var_21);
    // energy[e] = volume[e] * psi                                                            <L 37>
    var_23 = wp::address(var_volume, var_0);
    var_25 = wp::load(var_23);
    var_24 = wp::mul(var_25, var_22);
    // wp::array_store(var_energy, var_0, var_24);
    // wp.atomic_add(total, 0, volume[e] * psi)                                               <L 38>
    var_27 = wp::address(var_volume, var_0);
    var_29 = wp::load(var_27);
    var_28 = wp::mul(var_29, var_22);
    // var_30 = wp::atomic_add(var_total, var_26, var_28);
    //---------
    // reverse
    wp::adj_atomic_add(var_total, var_26, var_28, adj_total, adj_26, adj_28, adj_30);
    wp::adj_mul(var_29, var_22, adj_27, adj_22, adj_28);
    wp::adj_address(var_volume, var_0, adj_volume, adj_0, adj_27);
    // adj: wp.atomic_add(total, 0, volume[e] * psi)                                          <L 38>
    wp::adj_array_store(var_energy, var_0, var_24, adj_energy, adj_0, adj_24);
    wp::adj_mul(var_25, var_22, adj_23, adj_22, adj_24);
    wp::adj_address(var_volume, var_0, adj_volume, adj_0, adj_23);
    // adj: energy[e] = volume[e] * psi                                                       <L 37>
    wp::adj_add(var_17, var_21, adj_17, adj_21, adj_22);
    wp::adj_mul(var_20, var_15, adj_20, adj_15, adj_21);
    wp::adj_mul(var_19, var_15, adj_19, adj_15, adj_20);
    wp::adj_mul(var_18, var_lam, adj_18, adj_lam, adj_19);
    // adj: psi += 0.5 * lam * trace * trace                                                  <L 36>
    wp::adj_mul(var_mu, var_16, adj_mu, adj_16, adj_17);
    wp::adj_ddot(var_14, var_14, adj_14, adj_14, adj_16);
    // adj: psi = mu * wp.ddot(strain, strain)                                                <L 35>
    wp::adj_trace(var_14, adj_14, adj_15);
    // adj: trace = wp.trace(strain)                                                          <L 34>
    wp::adj_mul(var_12, var_13, adj_12, adj_13, adj_14);
    wp::adj_sub(var_9, var_11, adj_9, adj_11, adj_12);
    // adj: strain = (strain - wp.identity(n=3, dtype=float)) * 0.5                           <L 33>
    wp::adj_mul(var_8, var_3, adj_8, adj_3, adj_9);
    wp::adj_transpose(var_3, adj_3, adj_8);
    // adj: strain = wp.transpose(F) * F                                                      <L 32>
    if (var_7) {
        label0:;
        // adj: return                                                                        <L 30>
    }
    // adj: if jac <= 1.0e-4:                                                                 <L 29>
    wp::adj_determinant(var_3, adj_3, adj_5);
    // adj: jac = wp.determinant(F)                                                           <L 28>
    wp::adj_mul(var_1, var_4, adj_1, adj_2, adj_3);
    wp::adj_address(var_pose, var_0, adj_pose, adj_0, adj_2);
    adj_edge_matrix_0(var_x, var_tets, var_0, adj_x, adj_tets, adj_0, adj_1);
    // adj: F = edge_matrix(x, tets, e) @ pose[e]                                             <L 27>
    // adj: e = wp.tid()                                                                      <L 26>
    // adj: def hyperelastic_energy(                                                          <L 15>
    return;
}
