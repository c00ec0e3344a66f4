struct wp_args_simulate_lidar_a7a3976d {
    wp::uint64 scene;
    wp::vec_t<3, wp::float32> origin;
    wp::quat_t<wp::float32> heading;
    wp::array_t<wp::float32> elevations;
    wp::float32 sigma;
    wp::int32 seed;
    wp::array_t<wp::float32> ranges;
    wp::array_t<wp::float32> intensity;
};

template <bool wp_linear_contiguous>
static void simulate_lidar_a7a3976d_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_simulate_lidar_a7a3976d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_scene = _wp_args->scene;
    wp::vec_t<3, wp::float32> var_origin = _wp_args->origin;
    wp::quat_t<wp::float32> var_heading = _wp_args->heading;
    wp::array_t<wp::float32> var_elevations = _wp_args->elevations;
    wp::float32 var_sigma = _wp_args->sigma;
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::float32> var_ranges = _wp_args->ranges;
    wp::array_t<wp::float32> var_intensity = _wp_args->intensity;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::shape_t* var_2;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    wp::shape_t var_5;
    const wp::float32 var_6 = 6.283185307179586;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    const wp::float32 var_22 = 3.0;
    wp::mesh_query_ray_t var_23;
    const wp::int32 var_24 = -1;
    bool* var_25;
    bool var_26;
    bool var_27;
    wp::int32 var_28;
    wp::int32 var_29;
    wp::uint32 var_30;
    wp::float32* var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::vec_t<3, wp::float32>* var_36;
    wp::float32 var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::float32 var_39;
    //---------
    // forward
    // def simulate_lidar(                                                                    <L 7>
    // beam, step = wp.tid()                                                                  <L 18>
    builtin_tid2d(var_0, var_1);
    // num_steps = ranges.shape[1]                                                            <L 19>
    var_2 = &(var_ranges.shape);
    var_5 = wp::load(var_2);
    var_4 = wp::extract(var_5, var_3);
    // azimuth = wp.tau * float(step) / float(num_steps)                                      <L 20>
    var_7 = wp::float(var_1);
    var_8 = wp::mul(var_6, var_7);
    var_9 = wp::float(var_4);
    var_10 = wp::div(var_8, var_9);
    // elevation = elevations[beam]                                                           <L 21>
    var_11 = wp::address(var_elevations, var_0);
    var_13 = wp::load(var_11);
    var_12 = wp::copy(var_13);
    // ce = wp.cos(elevation)                                                                 <L 22>
    var_14 = wp::cos(var_12);
    // local = wp.vec3(ce * wp.cos(azimuth), ce * wp.sin(azimuth), wp.sin(elevation))         <L 23>
    var_15 = wp::cos(var_10);
    var_16 = wp::mul(var_14, var_15);
    var_17 = wp::sin(var_10);
    var_18 = wp::mul(var_14, var_17);
    var_19 = wp::sin(var_12);
    var_20 = wp::vec_t<3, wp::float32>(var_16, var_18, var_19);
    // direction = wp.quat_rotate(heading, local)                                             <L 24>
    var_21 = wp::quat_rotate(var_heading, var_20);
    // hit = wp.mesh_query_ray(scene, origin, direction, FAR)                                 <L 25>
    var_23 = wp::mesh_query_ray(var_scene, var_origin, var_21, var_22, var_24);
    // if not hit.result:                                                                     <L 26>
    var_25 = &((var_23).result);
    var_27 = wp::load(var_25);
    var_26 = wp::unot(var_27);
    if (var_26) {
        // return                                                                             <L 27>
        return;
    }
    // rng = wp.rand_init(seed, beam * num_steps + step)                                      <L 29>
    var_28 = wp::mul(var_0, var_4);
    var_29 = wp::add(var_28, var_1);
    var_30 = wp::rand_init(var_seed, var_29);
    // dist = hit.t + sigma * wp.randn(rng)                                                   <L 30>
    var_31 = &((var_23).t);
    var_32 = wp::randn(var_30);
    var_33 = wp::mul(var_sigma, var_32);
    var_35 = wp::load(var_31);
    var_34 = wp::add(var_35, var_33);
    // ranges[beam, step] = dist                                                              <L 31>
    wp::array_store(var_ranges, var_0, var_1, var_34);
    // intensity[beam, step] = wp.abs(wp.dot(hit.normal, direction))                          <L 32>
    var_36 = &((var_23).normal);
    var_38 = wp::load(var_36);
    var_37 = wp::dot(var_38, var_21);
    var_39 = wp::abs(var_37);
    wp::array_store(var_intensity, var_0, var_1, var_39);
}

template <bool wp_linear_contiguous>
static void simulate_lidar_a7a3976d_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_simulate_lidar_a7a3976d *_wp_args,
    wp_args_simulate_lidar_a7a3976d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_scene = _wp_args->scene;
    wp::vec_t<3, wp::float32> var_origin = _wp_args->origin;
    wp::quat_t<wp::float32> var_heading = _wp_args->heading;
    wp::array_t<wp::float32> var_elevations = _wp_args->elevations;
    wp::float32 var_sigma = _wp_args->sigma;
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::float32> var_ranges = _wp_args->ranges;
    wp::array_t<wp::float32> var_intensity = _wp_args->intensity;
    wp::uint64 adj_scene = _wp_adj_args->scene;
    wp::vec_t<3, wp::float32> adj_origin = _wp_adj_args->origin;
    wp::quat_t<wp::float32> adj_heading = _wp_adj_args->heading;
    wp::array_t<wp::float32> adj_elevations = _wp_adj_args->elevations;
    wp::float32 adj_sigma = _wp_adj_args->sigma;
    wp::int32 adj_seed = _wp_adj_args->seed;
    wp::array_t<wp::float32> adj_ranges = _wp_adj_args->ranges;
    wp::array_t<wp::float32> adj_intensity = _wp_adj_args->intensity;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::shape_t* var_2;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    wp::shape_t var_5;
    const wp::float32 var_6 = 6.283185307179586;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    const wp::float32 var_22 = 3.0;
    wp::mesh_query_ray_t var_23;
    const wp::int32 var_24 = -1;
    bool* var_25;
    bool var_26;
    bool var_27;
    wp::int32 var_28;
    wp::int32 var_29;
    wp::uint32 var_30;
    wp::float32* var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::vec_t<3, wp::float32>* var_36;
    wp::float32 var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::float32 var_39;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::shape_t adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::shape_t adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::float32 adj_22 = {};
    wp::mesh_query_ray_t adj_23 = {};
    wp::int32 adj_24 = {};
    bool adj_25 = {};
    bool adj_26 = {};
    bool adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::uint32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::vec_t<3, wp::float32> adj_36 = {};
    wp::float32 adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::float32 adj_39 = {};
    //---------
    // forward
    // def simulate_lidar(                                                                    <L 7>
    // beam, step = wp.tid()                                                                  <L 18>
    builtin_tid2d(var_0, var_1);
    // num_steps = ranges.shape[1]                                                            <L 19>
    var_2 = &(var_ranges.shape);
    var_5 = wp::load(var_2);
    var_4 = wp::extract(var_5, var_3);
    // azimuth = wp.tau * float(step) / float(num_steps)                                      <L 20>
    var_7 = wp::float(var_1);
    var_8 = wp::mul(var_6, var_7);
    var_9 = wp::float(var_4);
    var_10 = wp::div(var_8, var_9);
    // elevation = elevations[beam]                                                           <L 21>
    var_11 = wp::address(var_elevations, var_0);
    var_13 = wp::load(var_11);
    var_12 = wp::copy(var_13);
    // ce = wp.cos(elevation)                                                                 <L 22>
    var_14 = wp::cos(var_12);
    // local = wp.vec3(ce * wp.cos(azimuth), ce * wp.sin(azimuth), wp.sin(elevation))         <L 23>
    var_15 = wp::cos(var_10);
    var_16 = wp::mul(var_14, var_15);
    var_17 = wp::sin(var_10);
    var_18 = wp::mul(var_14, var_17);
    var_19 = wp::sin(var_12);
    var_20 = wp::vec_t<3, wp::float32>(var_16, var_18, var_19);
    // direction = wp.quat_rotate(heading, local)                                             <L 24>
    var_21 = wp::quat_rotate(var_heading, var_20);
    // hit = wp.mesh_query_ray(scene, origin, direction, FAR)                                 <L 25>
    var_23 = wp::mesh_query_ray(var_scene, var_origin, var_21, var_22, var_24);
    // if not hit.result:                                                                     <L 26>
    var_25 = &((var_23).result);
    var_27 = wp::load(var_25);
    var_26 = wp::unot(var_27);
    if (var_26) {
        // return                                                                             <L 27>
        goto label0;
    }
    // rng = wp.rand_init(seed, beam * num_steps + step)                                      <L 29>
    var_28 = wp::mul(var_0, var_4);
    var_29 = wp::add(var_28, var_1);
    var_30 = wp::rand_init(var_seed, var_29);
    // dist = hit.t + sigma * wp.randn(rng)                                                   <L 30>
    var_31 = &((var_23).t);
    var_32 = wp::randn(var_30);
    var_33 = wp::mul(var_sigma, var_32);
    var_35 = wp::load(var_31);
    var_34 = wp::add(var_35, var_33);
    // ranges[beam, step] = dist                                                              <L 31>
    // wp::array_store(var_ranges, var_0, var_1, var_34);
    // intensity[beam, step] = wp.abs(wp.dot(hit.normal, direction))                          <L 32>
    var_36 = &((var_23).normal);
    var_38 = wp::load(var_36);
    var_37 = wp::dot(var_38, var_21);
    var_39 = wp::abs(var_37);
    // wp::array_store(var_intensity, var_0, var_1, var_39);
    //---------
    // reverse
    wp::adj_array_store(var_intensity, var_0, var_1, var_39, adj_intensity, adj_0, adj_1, adj_39);
    wp::adj_abs(var_37, adj_37, adj_39);
    wp::adj_dot(var_38, var_21, adj_36, adj_21, adj_37);
    adj_23.normal += adj_36;
    // adj: intensity[beam, step] = wp.abs(wp.dot(hit.normal, direction))                     <L 32>
    wp::adj_array_store(var_ranges, var_0, var_1, var_34, adj_ranges, adj_0, adj_1, adj_34);
    // adj: ranges[beam, step] = dist                                                         <L 31>
    wp::adj_add(var_35, var_33, adj_31, adj_33, adj_34);
    wp::adj_mul(var_sigma, var_32, adj_sigma, adj_32, adj_33);
    adj_23.t += adj_31;
    // adj: dist = hit.t + sigma * wp.randn(rng)                                              <L 30>
    wp::adj_add(var_28, var_1, adj_28, adj_1, adj_29);
    wp::adj_mul(var_0, var_4, adj_0, adj_4, adj_28);
    // adj: rng = wp.rand_init(seed, beam * num_steps + step)                                 <L 29>
    if (var_26) {
        label0:;
        // adj: return                                                                        <L 27>
    }
    adj_23.result = adj_25;
    // adj: if not hit.result:                                                                <L 26>
    wp::adj_mesh_query_ray(var_scene, var_origin, var_21, var_22, var_24, var_23, adj_scene, adj_origin, adj_21, adj_22, adj_24, adj_23);
    // adj: hit = wp.mesh_query_ray(scene, origin, direction, FAR)                            <L 25>
    wp::adj_quat_rotate(var_heading, var_20, adj_heading, adj_20, adj_21);
    // adj: direction = wp.quat_rotate(heading, local)                                        <L 24>
    wp::adj_vec_t(var_16, var_18, var_19, adj_16, adj_18, adj_19, adj_20);
    wp::adj_sin(var_12, adj_12, adj_19);
    wp::adj_mul(var_14, var_17, adj_14, adj_17, adj_18);
    wp::adj_sin(var_10, adj_10, adj_17);
    wp::adj_mul(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_cos(var_10, adj_10, adj_15);
    // adj: local = wp.vec3(ce * wp.cos(azimuth), ce * wp.sin(azimuth), wp.sin(elevation))    <L 23>
    wp::adj_cos(var_12, adj_12, adj_14);
    // adj: ce = wp.cos(elevation)                                                            <L 22>
    wp::adj_copy(var_13, adj_11, adj_12);
    wp::adj_address(var_elevations, var_0, adj_elevations, adj_0, adj_11);
    // adj: elevation = elevations[beam]                                                      <L 21>
    wp::adj_div(var_8, var_9, var_10, adj_8, adj_9, adj_10);
    wp::adj_float(var_4, adj_4, adj_9);
    wp::adj_mul(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_float(var_1, adj_1, adj_7);
    // adj: azimuth = wp.tau * float(step) / float(num_steps)                                 <L 20>
    adj_ranges.shape = adj_2;
    // adj: num_steps = ranges.shape[1]                                                       <L 19>
    // adj: beam, step = wp.tid()                                                             <L 18>
    // adj: def simulate_lidar(                                                               <L 7>
    return;
}
