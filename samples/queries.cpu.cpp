struct wp_args_density_of_points_7dfbdd55 {
    wp::uint64 grid_id;
    wp::array_t<wp::vec_t<3, wp::float32>> positions;
    wp::array_t<wp::float32> density;
    wp::float32 radius;
};

template <bool wp_linear_contiguous>
static void density_of_points_7dfbdd55_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_density_of_points_7dfbdd55 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_density_of_points_7dfbdd55 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.positions.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.density.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::uint64 var_grid_id = _wp_args->grid_id;
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions = _wp_args->positions;
    wp::array_t<wp::float32> var_density = _wp_args->density;
    wp::float32 var_radius = _wp_args->radius;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::hash_grid_query_f var_4;
    const wp::int32 var_5 = 0;
    wp::int32 var_6;
    const wp::float32 var_7 = 0.0;
    wp::float32 var_8;
    bool var_9;
    bool var_10;
    wp::vec_t<3, wp::float32>* var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::float32 var_14;
    bool var_15;
    const wp::float32 var_16 = 1.0;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 1.0;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    //---------
    // forward
    // def density_of_points(                                                                 <L 5>
    // tid = wp.tid()                                                                         <L 14>
    var_0 = builtin_tid1d();
    // p = positions[tid]                                                                     <L 15>
    var_1 = wp::address(var_positions, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // q = wp.hash_grid_query(grid_id, p, radius)                                             <L 16>
    var_4 = wp::hash_grid_query(var_grid_id, var_2, var_radius);
    // index = int(0)                                                                         <L 17>
    var_6 = wp::int(var_5);
    // rho = float(0.0)                                                                       <L 18>
    var_8 = wp::float(var_7);
    // while wp.hash_grid_query_next(q, index):                                               <L 19>
    start_while_0:;
    var_9 = wp::hash_grid_query_next(var_4, var_6);
    if ((var_9) == false) goto end_while_0;
        // if index == tid:                                                                   <L 20>
        var_10 = (var_6 == var_0);
        if (var_10) {
            // continue                                                                       <L 21>
            goto start_while_0;
        }
        // dist = wp.length(positions[index] - p)                                             <L 22>
        var_11 = wp::address(var_positions, var_6);
        var_13 = wp::load(var_11);
        var_12 = wp::sub(var_13, var_2);
        var_14 = wp::length(var_12);
        // if dist < radius:                                                                  <L 23>
        var_15 = (var_14 < var_radius);
        if (var_15) {
            // rho += (1.0 - dist / radius) * (1.0 - dist / radius)                           <L 24>
            var_17 = wp::div(var_14, var_radius);
            var_18 = wp::sub(var_16, var_17);
            var_20 = wp::div(var_14, var_radius);
            var_21 = wp::sub(var_19, var_20);
            var_22 = wp::mul(var_18, var_21);
            var_23 = wp::add(var_8, var_22);
        }
        var_24 = wp::where(var_15, var_23, var_8);
        wp::assign(var_8, var_24);
    goto start_while_0;
    end_while_0:;
    // density[tid] = rho                                                                     <L 25>
    wp::array_store(var_density, var_0, var_8);
}

template <bool wp_linear_contiguous>
static void density_of_points_7dfbdd55_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_density_of_points_7dfbdd55 *_wp_args,
    wp_args_density_of_points_7dfbdd55 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_density_of_points_7dfbdd55 wp_contiguous_args;
    wp_args_density_of_points_7dfbdd55 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.positions.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.positions.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.density.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.density.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::uint64 var_grid_id = _wp_args->grid_id;
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions = _wp_args->positions;
    wp::array_t<wp::float32> var_density = _wp_args->density;
    wp::float32 var_radius = _wp_args->radius;
    wp::uint64 adj_grid_id = _wp_adj_args->grid_id;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_positions = _wp_adj_args->positions;
    wp::array_t<wp::float32> adj_density = _wp_adj_args->density;
    wp::float32 adj_radius = _wp_adj_args->radius;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::hash_grid_query_f var_4;
    const wp::int32 var_5 = 0;
    wp::int32 var_6;
    const wp::float32 var_7 = 0.0;
    wp::float32 var_8;
    bool var_9;
    bool var_10;
    wp::vec_t<3, wp::float32>* var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::float32 var_14;
    bool var_15;
    const wp::float32 var_16 = 1.0;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 1.0;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::hash_grid_query_f adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    bool adj_9 = {};
    bool adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::float32 adj_14 = {};
    bool adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    //---------
    // forward
    // def density_of_points(                                                                 <L 5>
    // tid = wp.tid()                                                                         <L 14>
    var_0 = builtin_tid1d();
    // p = positions[tid]                                                                     <L 15>
    var_1 = wp::address(var_positions, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // q = wp.hash_grid_query(grid_id, p, radius)                                             <L 16>
    var_4 = wp::hash_grid_query(var_grid_id, var_2, var_radius);
    // index = int(0)                                                                         <L 17>
    var_6 = wp::int(var_5);
    // rho = float(0.0)                                                                       <L 18>
    var_8 = wp::float(var_7);
    // while wp.hash_grid_query_next(q, index):                                               <L 19>
    // density[tid] = rho                                                                     <L 25>
    // wp::array_store(var_density, var_0, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_density, var_0, var_8, adj_density, adj_0, adj_8);
    // adj: density[tid] = rho                                                                <L 25>
    start_while_0:;
    var_9 = wp::hash_grid_query_next(var_4, var_6);
    if ((var_9) == false) goto end_while_0;
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
        // if index == tid:                                                                   <L 20>
        var_10 = (var_6 == var_0);
        if (var_10) {
            // continue                                                                       <L 21>
            goto start_while_0;
        }
        // dist = wp.length(positions[index] - p)                                             <L 22>
        var_11 = wp::address(var_positions, var_6);
        var_13 = wp::load(var_11);
        var_12 = wp::sub(var_13, var_2);
        var_14 = wp::length(var_12);
        // if dist < radius:                                                                  <L 23>
        var_15 = (var_14 < var_radius);
        if (var_15) {
            // rho += (1.0 - dist / radius) * (1.0 - dist / radius)                           <L 24>
            var_17 = wp::div(var_14, var_radius);
            var_18 = wp::sub(var_16, var_17);
            var_20 = wp::div(var_14, var_radius);
            var_21 = wp::sub(var_19, var_20);
            var_22 = wp::mul(var_18, var_21);
            var_23 = wp::add(var_8, var_22);
        }
        var_24 = wp::where(var_15, var_23, var_8);
        wp::assign(var_8, var_24);
        wp::adj_assign(var_8, var_24, adj_8, adj_24);
        wp::adj_where(var_15, var_23, var_8, adj_15, adj_23, adj_8, adj_24);
        if (var_15) {
            wp::adj_add(var_8, var_22, adj_8, adj_22, adj_23);
            wp::adj_mul(var_18, var_21, adj_18, adj_21, adj_22);
            wp::adj_sub(var_19, var_20, adj_19, adj_20, adj_21);
            wp::adj_div(var_14, var_radius, var_20, adj_14, adj_radius, adj_20);
            wp::adj_sub(var_16, var_17, adj_16, adj_17, adj_18);
            wp::adj_div(var_14, var_radius, var_17, adj_14, adj_radius, adj_17);
            // adj: rho += (1.0 - dist / radius) * (1.0 - dist / radius)                      <L 24>
        }
        // adj: if dist < radius:                                                             <L 23>
        wp::adj_length(var_12, var_14, adj_12, adj_14);
        wp::adj_sub(var_13, var_2, adj_11, adj_2, adj_12);
        wp::adj_address(var_positions, var_6, adj_positions, adj_6, adj_11);
        // adj: dist = wp.length(positions[index] - p)                                        <L 22>
        if (var_10) {
            // adj: continue                                                                  <L 21>
        }
        // adj: if index == tid:                                                              <L 20>
    goto start_while_0;
    end_while_0:;
    // adj: while wp.hash_grid_query_next(q, index):                                          <L 19>
    wp::adj_float(var_7, adj_7, adj_8);
    // adj: rho = float(0.0)                                                                  <L 18>
    // adj: index = int(0)                                                                    <L 17>
    // adj: q = wp.hash_grid_query(grid_id, p, radius)                                        <L 16>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_positions, var_0, adj_positions, adj_0, adj_1);
    // adj: p = positions[tid]                                                                <L 15>
    // adj: tid = wp.tid()                                                                    <L 14>
    // adj: def density_of_points(                                                            <L 5>
    return;
}
