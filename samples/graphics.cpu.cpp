// blend_rays.py:15
static wp::float32 resolve_raw_lights_0(
    wp::float32 var_far_depth,
    wp::float32 var_fog_density,
    wp::float32 var_sphere_radius)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.1;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 4.0;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::float32 var_8 = 0.299;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::float32 var_12 = 0.587;
    const wp::int32 var_13 = 1;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.114;
    const wp::int32 var_18 = 2;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    //---------
    // forward
    // def resolve_raw_lights(far_depth: float, fog_density: float, sphere_radius: float):       <L 16>
    // hit_point = wp.vec3(far_depth, sphere_radius, 1.1)                                     <L 17>
    var_1 = wp::vec_t<3, wp::float32>(var_far_depth, var_sphere_radius, var_0);
    // tint = wp.max(wp.min(hit_point, wp.vec3(4.0)), wp.vec3(0.0))                           <L 18>
    var_3 = wp::vec_t<3, wp::float32>(var_2);
    var_4 = wp::min(var_1, var_3);
    var_6 = wp::vec_t<3, wp::float32>(var_5);
    var_7 = wp::max(var_4, var_6);
    // grey_level = 0.299 * tint.x + 0.587 * tint.y + 0.114 * tint.z                          <L 19>
    var_10 = wp::extract(var_7, var_9);
    var_11 = wp::mul(var_8, var_10);
    var_14 = wp::extract(var_7, var_13);
    var_15 = wp::mul(var_12, var_14);
    var_16 = wp::add(var_11, var_15);
    var_19 = wp::extract(var_7, var_18);
    var_20 = wp::mul(var_17, var_19);
    var_21 = wp::add(var_16, var_20);
    // return grey_level * fog_density                                                        <L 20>
    var_22 = wp::mul(var_21, var_fog_density);
    return var_22;
}


// blend_rays.py:8
static wp::float32 lens_falloff_0(
    wp::float32 var_screen_u,
    wp::float32 var_screen_v,
    wp::float32 var_strength_v)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.5;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.0;
    const wp::float32 var_11 = 1.0;
    wp::float32 var_12;
    //---------
    // forward
    // def lens_falloff(screen_u: wp.float32, screen_v: float, strength_v: wp.float32):       <L 9>
    // du = screen_u - 0.5                                                                    <L 10>
    var_1 = wp::sub(var_screen_u, var_0);
    // dv = screen_v - 0.5                                                                    <L 11>
    var_3 = wp::sub(var_screen_v, var_2);
    // return wp.clamp(1.0 - strength_v * (du * du + dv * dv), 0.0, 1.0)                      <L 12>
    var_5 = wp::mul(var_1, var_1);
    var_6 = wp::mul(var_3, var_3);
    var_7 = wp::add(var_5, var_6);
    var_8 = wp::mul(var_strength_v, var_7);
    var_9 = wp::sub(var_4, var_8);
    var_12 = wp::clamp(var_9, var_10, var_11);
    return var_12;
}


// blend_rays.py:23
static wp::float32 torus_sdf_0(
    wp::vec_t<3, wp::float32> var_point_p,
    wp::float32 var_ring_radius,
    wp::float32 var_minor)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    wp::float32 var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def torus_sdf(point_p: wp.vec3, ring_radius: float, minor: float):                     <L 24>
    // planar = wp.length(wp.vec2(point_p.x, point_p.z)) - ring_radius                        <L 25>
    var_1 = wp::extract(var_point_p, var_0);
    var_3 = wp::extract(var_point_p, var_2);
    var_4 = wp::vec_t<2, wp::float32>(var_1, var_3);
    var_5 = wp::length(var_4);
    var_6 = wp::sub(var_5, var_ring_radius);
    // return wp.length(wp.vec2(planar, point_p.y)) - minor                                   <L 26>
    var_8 = wp::extract(var_point_p, var_7);
    var_9 = wp::vec_t<2, wp::float32>(var_6, var_8);
    var_10 = wp::length(var_9);
    var_11 = wp::sub(var_10, var_minor);
    return var_11;
}


// blend_rays.py:29
static wp::float32 plane_distance_0(
    wp::vec_t<3, wp::float32> var_pos_p,
    wp::vec_t<3, wp::float32> var_n,
    wp::float32 var_plane_height)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def plane_distance(pos_p: wp.vec3, n: wp.vec3, plane_height: float):                   <L 30>
    // return wp.dot(pos_p, n) + plane_height                                                 <L 31>
    var_0 = wp::dot(var_pos_p, var_n);
    var_1 = wp::add(var_0, var_plane_height);
    return var_1;
}


// blend_rays.py:15
static void adj_resolve_raw_lights_0(
    wp::float32 var_far_depth,
    wp::float32 var_fog_density,
    wp::float32 var_sphere_radius,
    wp::float32 & adj_far_depth,
    wp::float32 & adj_fog_density,
    wp::float32 & adj_sphere_radius,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.1;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 4.0;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 0.0;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::float32 var_8 = 0.299;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::float32 var_12 = 0.587;
    const wp::int32 var_13 = 1;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.114;
    const wp::int32 var_18 = 2;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    //---------
    // forward
    // def resolve_raw_lights(far_depth: float, fog_density: float, sphere_radius: float):       <L 16>
    // hit_point = wp.vec3(far_depth, sphere_radius, 1.1)                                     <L 17>
    var_1 = wp::vec_t<3, wp::float32>(var_far_depth, var_sphere_radius, var_0);
    // tint = wp.max(wp.min(hit_point, wp.vec3(4.0)), wp.vec3(0.0))                           <L 18>
    var_3 = wp::vec_t<3, wp::float32>(var_2);
    var_4 = wp::min(var_1, var_3);
    var_6 = wp::vec_t<3, wp::float32>(var_5);
    var_7 = wp::max(var_4, var_6);
    // grey_level = 0.299 * tint.x + 0.587 * tint.y + 0.114 * tint.z                          <L 19>
    var_10 = wp::extract(var_7, var_9);
    var_11 = wp::mul(var_8, var_10);
    var_14 = wp::extract(var_7, var_13);
    var_15 = wp::mul(var_12, var_14);
    var_16 = wp::add(var_11, var_15);
    var_19 = wp::extract(var_7, var_18);
    var_20 = wp::mul(var_17, var_19);
    var_21 = wp::add(var_16, var_20);
    // return grey_level * fog_density                                                        <L 20>
    var_22 = wp::mul(var_21, var_fog_density);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_22 += adj_ret;
    wp::adj_mul(var_21, var_fog_density, adj_21, adj_fog_density, adj_22);
    // adj: return grey_level * fog_density                                                   <L 20>
    wp::adj_add(var_16, var_20, adj_16, adj_20, adj_21);
    wp::adj_mul(var_17, var_19, adj_17, adj_19, adj_20);
    wp::adj_extract(var_7, var_18, adj_7, adj_18, adj_19);
    wp::adj_add(var_11, var_15, adj_11, adj_15, adj_16);
    wp::adj_mul(var_12, var_14, adj_12, adj_14, adj_15);
    wp::adj_extract(var_7, var_13, adj_7, adj_13, adj_14);
    wp::adj_mul(var_8, var_10, adj_8, adj_10, adj_11);
    wp::adj_extract(var_7, var_9, adj_7, adj_9, adj_10);
    // adj: grey_level = 0.299 * tint.x + 0.587 * tint.y + 0.114 * tint.z                     <L 19>
    wp::adj_max(var_4, var_6, adj_4, adj_6, adj_7);
    wp::adj_vec_t(var_5, adj_5, adj_6);
    wp::adj_min(var_1, var_3, adj_1, adj_3, adj_4);
    wp::adj_vec_t(var_2, adj_2, adj_3);
    // adj: tint = wp.max(wp.min(hit_point, wp.vec3(4.0)), wp.vec3(0.0))                      <L 18>
    wp::adj_vec_t(var_far_depth, var_sphere_radius, var_0, adj_far_depth, adj_sphere_radius, adj_0, adj_1);
    // adj: hit_point = wp.vec3(far_depth, sphere_radius, 1.1)                                <L 17>
    // adj: def resolve_raw_lights(far_depth: float, fog_density: float, sphere_radius: float):  <L 16>
    return;
}


// blend_rays.py:8
static void adj_lens_falloff_0(
    wp::float32 var_screen_u,
    wp::float32 var_screen_v,
    wp::float32 var_strength_v,
    wp::float32 & adj_screen_u,
    wp::float32 & adj_screen_v,
    wp::float32 & adj_strength_v,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.5;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.0;
    const wp::float32 var_11 = 1.0;
    wp::float32 var_12;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    //---------
    // forward
    // def lens_falloff(screen_u: wp.float32, screen_v: float, strength_v: wp.float32):       <L 9>
    // du = screen_u - 0.5                                                                    <L 10>
    var_1 = wp::sub(var_screen_u, var_0);
    // dv = screen_v - 0.5                                                                    <L 11>
    var_3 = wp::sub(var_screen_v, var_2);
    // return wp.clamp(1.0 - strength_v * (du * du + dv * dv), 0.0, 1.0)                      <L 12>
    var_5 = wp::mul(var_1, var_1);
    var_6 = wp::mul(var_3, var_3);
    var_7 = wp::add(var_5, var_6);
    var_8 = wp::mul(var_strength_v, var_7);
    var_9 = wp::sub(var_4, var_8);
    var_12 = wp::clamp(var_9, var_10, var_11);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_12 += adj_ret;
    wp::adj_clamp(var_9, var_10, var_11, adj_9, adj_10, adj_11, adj_12);
    wp::adj_sub(var_4, var_8, adj_4, adj_8, adj_9);
    wp::adj_mul(var_strength_v, var_7, adj_strength_v, adj_7, adj_8);
    wp::adj_add(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_mul(var_3, var_3, adj_3, adj_3, adj_6);
    wp::adj_mul(var_1, var_1, adj_1, adj_1, adj_5);
    // adj: return wp.clamp(1.0 - strength_v * (du * du + dv * dv), 0.0, 1.0)                 <L 12>
    wp::adj_sub(var_screen_v, var_2, adj_screen_v, adj_2, adj_3);
    // adj: dv = screen_v - 0.5                                                               <L 11>
    wp::adj_sub(var_screen_u, var_0, adj_screen_u, adj_0, adj_1);
    // adj: du = screen_u - 0.5                                                               <L 10>
    // adj: def lens_falloff(screen_u: wp.float32, screen_v: float, strength_v: wp.float32):  <L 9>
    return;
}


// blend_rays.py:23
static void adj_torus_sdf_0(
    wp::vec_t<3, wp::float32> var_point_p,
    wp::float32 var_ring_radius,
    wp::float32 var_minor,
    wp::vec_t<3, wp::float32> & adj_point_p,
    wp::float32 & adj_ring_radius,
    wp::float32 & adj_minor,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    wp::float32 var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<2, wp::float32> adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    //---------
    // forward
    // def torus_sdf(point_p: wp.vec3, ring_radius: float, minor: float):                     <L 24>
    // planar = wp.length(wp.vec2(point_p.x, point_p.z)) - ring_radius                        <L 25>
    var_1 = wp::extract(var_point_p, var_0);
    var_3 = wp::extract(var_point_p, var_2);
    var_4 = wp::vec_t<2, wp::float32>(var_1, var_3);
    var_5 = wp::length(var_4);
    var_6 = wp::sub(var_5, var_ring_radius);
    // return wp.length(wp.vec2(planar, point_p.y)) - minor                                   <L 26>
    var_8 = wp::extract(var_point_p, var_7);
    var_9 = wp::vec_t<2, wp::float32>(var_6, var_8);
    var_10 = wp::length(var_9);
    var_11 = wp::sub(var_10, var_minor);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_11 += adj_ret;
    wp::adj_sub(var_10, var_minor, adj_10, adj_minor, adj_11);
    wp::adj_length(var_9, var_10, adj_9, adj_10);
    wp::adj_vec_t(var_6, var_8, adj_6, adj_8, adj_9);
    wp::adj_extract(var_point_p, var_7, adj_point_p, adj_7, adj_8);
    // adj: return wp.length(wp.vec2(planar, point_p.y)) - minor                              <L 26>
    wp::adj_sub(var_5, var_ring_radius, adj_5, adj_ring_radius, adj_6);
    wp::adj_length(var_4, var_5, adj_4, adj_5);
    wp::adj_vec_t(var_1, var_3, adj_1, adj_3, adj_4);
    wp::adj_extract(var_point_p, var_2, adj_point_p, adj_2, adj_3);
    wp::adj_extract(var_point_p, var_0, adj_point_p, adj_0, adj_1);
    // adj: planar = wp.length(wp.vec2(point_p.x, point_p.z)) - ring_radius                   <L 25>
    // adj: def torus_sdf(point_p: wp.vec3, ring_radius: float, minor: float):                <L 24>
    return;
}


// blend_rays.py:29
static void adj_plane_distance_0(
    wp::vec_t<3, wp::float32> var_pos_p,
    wp::vec_t<3, wp::float32> var_n,
    wp::float32 var_plane_height,
    wp::vec_t<3, wp::float32> & adj_pos_p,
    wp::vec_t<3, wp::float32> & adj_n,
    wp::float32 & adj_plane_height,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def plane_distance(pos_p: wp.vec3, n: wp.vec3, plane_height: float):                   <L 30>
    // return wp.dot(pos_p, n) + plane_height                                                 <L 31>
    var_0 = wp::dot(var_pos_p, var_n);
    var_1 = wp::add(var_0, var_plane_height);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_0, var_plane_height, adj_0, adj_plane_height, adj_1);
    wp::adj_dot(var_pos_p, var_n, adj_pos_p, adj_n, adj_0);
    // adj: return wp.dot(pos_p, n) + plane_height                                            <L 31>
    // adj: def plane_distance(pos_p: wp.vec3, n: wp.vec3, plane_height: float):              <L 30>
    return;
}

struct wp_args_blend_rays_58b25a49 {
    wp::array_t<wp::vec_t<2, wp::float32>> surf_points;
    wp::array_t<wp::vec_t<3, wp::float32>> pixels;
    wp::float32 tile_scale;
    wp::array_t<wp::float32> roughness_map;
    wp::array_t<wp::float32> shadow_map;
    wp::array_t<wp::float32> hit_depth;
    wp::array_t<wp::float32> final_color;
};

template <bool wp_linear_contiguous>
static void blend_rays_58b25a49_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_blend_rays_58b25a49 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_surf_points = _wp_args->surf_points;
    wp::array_t<wp::vec_t<3, wp::float32>> var_pixels = _wp_args->pixels;
    wp::float32 var_tile_scale = _wp_args->tile_scale;
    wp::array_t<wp::float32> var_roughness_map = _wp_args->roughness_map;
    wp::array_t<wp::float32> var_shadow_map = _wp_args->shadow_map;
    wp::array_t<wp::float32> var_hit_depth = _wp_args->hit_depth;
    wp::array_t<wp::float32> var_final_color = _wp_args->final_color;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::int32 var_3 = 2;
    wp::float32 var_4;
    wp::vec_t<3, wp::float32> var_5;
    const wp::int32 var_6 = 2;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 8;
    wp::int32 var_11;
    wp::float32* var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::vec_t<3, wp::float32>* var_15;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 2.15;
    wp::float32 var_21;
    const wp::int32 var_22 = 8;
    wp::int32 var_23;
    wp::float32* var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    const wp::float32 var_27 = 0.0;
    const wp::float32 var_28 = 1.0;
    wp::float32 var_29;
    const wp::float32 var_30 = 0.67;
    wp::float32 var_31;
    const wp::float32 var_32 = 2.0;
    wp::float32 var_33;
    const wp::float32 var_34 = 1.0;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.001;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    wp::vec_t<3, wp::float32>* var_42;
    wp::float32 var_43;
    const wp::float32 var_44 = 0.2;
    wp::float32 var_45;
    wp::vec_t<3, wp::float32> var_46;
    wp::vec_t<3, wp::float32> var_47;
    wp::vec_t<2, wp::float32>* var_48;
    const wp::int32 var_49 = 1;
    wp::float32 var_50;
    wp::vec_t<2, wp::float32> var_51;
    wp::float32 var_52;
    wp::vec_t<3, wp::float32> var_53;
    wp::vec_t<3, wp::float32>* var_54;
    const wp::float32 var_55 = 0.1;
    wp::vec_t<3, wp::float32> var_56;
    wp::vec_t<3, wp::float32> var_57;
    wp::vec_t<3, wp::float32> var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    const wp::float32 var_61 = 0.0;
    const wp::float32 var_62 = 1.0;
    wp::float32 var_63;
    const wp::float32 var_64 = 0.7;
    wp::float32 var_65;
    wp::float32 var_66;
    const wp::float32 var_67 = 1.0;
    wp::float32 var_68;
    wp::float32 var_69;
    const wp::float32 var_70 = 1.0;
    wp::float32 var_71;
    const wp::float32 var_72 = 3.14159;
    wp::float32 var_73;
    wp::float32 var_74;
    wp::float32 var_75;
    const wp::float32 var_76 = 1.0;
    wp::float32 var_77;
    wp::float32 var_78;
    bool var_79;
    bool var_80;
    const wp::int32 var_81 = 2;
    wp::int32 var_82;
    const wp::int32 var_83 = 0;
    wp::int32 var_84;
    wp::vec_t<3, wp::float32>* var_85;
    wp::vec_t<3, wp::float32> var_86;
    wp::vec_t<3, wp::float32> var_87;
    const wp::float32 var_88 = 0.7;
    const wp::float32 var_89 = 0.288;
    wp::float32 var_90;
    wp::vec_t<3, wp::float32>* var_91;
    const wp::float32 var_92 = 0.9;
    const wp::float32 var_93 = 0.379;
    wp::float32 var_94;
    wp::vec_t<3, wp::float32> var_95;
    wp::float32 var_96;
    wp::float32 var_97;
    const wp::int32 var_98 = 2;
    wp::int32 var_99;
    const wp::int32 var_100 = 0;
    wp::int32 var_101;
    wp::vec_t<3, wp::float32>* var_102;
    wp::vec_t<3, wp::float32> var_103;
    wp::vec_t<3, wp::float32> var_104;
    wp::vec_t<3, wp::float32>* var_105;
    wp::vec_t<3, wp::float32> var_106;
    wp::vec_t<3, wp::float32> var_107;
    wp::float32 var_108;
    //---------
    // forward
    // def blend_rays(                                                                        <L 35>
    // x, y = wp.tid()                                                                        <L 44>
    builtin_tid2d(var_0, var_1);
    // ao = pixels[x, y].z * roughness_map[x, y, 2] + shadow_map[x, y, y % 8]                 <L 45>
    var_2 = wp::address(var_pixels, var_0, var_1);
    var_5 = wp::load(var_2);
    var_4 = wp::extract(var_5, var_3);
    var_7 = wp::address(var_roughness_map, var_0, var_1, var_6);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_4, var_9);
    var_11 = wp::mod(var_1, var_10);
    var_12 = wp::address(var_shadow_map, var_0, var_1, var_11);
    var_14 = wp::load(var_12);
    var_13 = wp::add(var_8, var_14);
    // ao += pixels[x][y][1]                                                                  <L 46>
    var_15 = wp::address(var_pixels, var_0, var_1);
    var_18 = wp::load(var_15);
    var_17 = wp::extract(var_18, var_16);
    var_19 = wp::add(var_13, var_17);
    // ao += 2.15                                                                             <L 47>
    var_21 = wp::add(var_19, var_20);
    // distance = wp.max(shadow_map[x, y, y % 8], tile_scale)                                 <L 48>
    var_23 = wp::mod(var_1, var_22);
    var_24 = wp::address(var_shadow_map, var_0, var_1, var_23);
    var_26 = wp::load(var_24);
    var_25 = wp::max(var_26, var_tile_scale);
    // n_dot_v = wp.clamp(ao, 0.0, 1.0)                                                       <L 49>
    var_29 = wp::clamp(var_21, var_27, var_28);
    // roughness = 0.67                                                                       <L 50>
    // k = roughness * roughness / 2.0                                                        <L 51>
    var_31 = wp::mul(var_30, var_30);
    var_33 = wp::div(var_31, var_32);
    // masked = n_dot_v / (n_dot_v * (1.0 - k) + k + 0.001)                                   <L 52>
    var_35 = wp::sub(var_34, var_33);
    var_36 = wp::mul(var_29, var_35);
    var_37 = wp::add(var_36, var_33);
    var_39 = wp::add(var_37, var_38);
    var_40 = wp::div(var_29, var_39);
    // haze = resolve_raw_lights(distance, distance, masked)                                  <L 53>
    var_41 = resolve_raw_lights_0(var_25, var_25, var_40);
    // surface_color = pixels[x, y] / (wp.abs(haze) + 0.2) * (surf_points[x, y].y * masked)       <L 54>
    var_42 = wp::address(var_pixels, var_0, var_1);
    var_43 = wp::abs(var_41);
    var_45 = wp::add(var_43, var_44);
    var_47 = wp::load(var_42);
    var_46 = wp::div(var_47, var_45);
    var_48 = wp::address(var_surf_points, var_0, var_1);
    var_51 = wp::load(var_48);
    var_50 = wp::extract(var_51, var_49);
    var_52 = wp::mul(var_50, var_40);
    var_53 = wp::mul(var_46, var_52);
    // d_sphere = wp.length(pixels[x, y] - 0.1 * surface_color) - roughness                   <L 55>
    var_54 = wp::address(var_pixels, var_0, var_1);
    var_56 = wp::mul(var_55, var_53);
    var_58 = wp::load(var_54);
    var_57 = wp::sub(var_58, var_56);
    var_59 = wp::length(var_57);
    var_60 = wp::sub(var_59, var_30);
    // n_dot_h = wp.clamp(d_sphere, 0.0, 1.0)                                                 <L 56>
    var_63 = wp::clamp(var_60, var_61, var_62);
    // rough = 0.7                                                                            <L 57>
    // a_sq = rough * rough                                                                   <L 58>
    var_65 = wp::mul(var_64, var_64);
    // d = n_dot_h * n_dot_h * (a_sq - 1.0) + 1.0                                             <L 59>
    var_66 = wp::mul(var_63, var_63);
    var_68 = wp::sub(var_65, var_67);
    var_69 = wp::mul(var_66, var_68);
    var_71 = wp::add(var_69, var_70);
    // facets = a_sq / (3.14159 * d * d)                                                      <L 60>
    var_73 = wp::mul(var_72, var_71);
    var_74 = wp::mul(var_73, var_71);
    var_75 = wp::div(var_65, var_74);
    // falloff = lens_falloff(wp.min(facets, 1.0), n_dot_v, rough)                            <L 61>
    var_77 = wp::min(var_75, var_76);
    var_78 = lens_falloff_0(var_77, var_29, var_64);
    // if not falloff > rough:                                                                <L 62>
    var_79 = (var_78 > var_64);
    var_80 = wp::unot(var_79);
    if (var_80) {
        // point_p = pixels[x, wp.max(y - 2, 0)]                                              <L 63>
        var_82 = wp::sub(var_1, var_81);
        var_84 = wp::max(var_82, var_83);
        var_85 = wp::address(var_pixels, var_0, var_84);
        var_87 = wp::load(var_85);
        var_86 = wp::copy(var_87);
        // hit_depth[x, y] = torus_sdf(point_p, 0.7, GLOSS)                                   <L 64>
        var_90 = torus_sdf_0(var_86, var_88, var_89);
        wp::array_store(var_hit_depth, var_0, var_1, var_90);
    }
    if (!var_80) {
        // ambient_term = torus_sdf(pixels[x, y], AMBIENT, EDGE_WIDTH)                        <L 66>
        var_91 = wp::address(var_pixels, var_0, var_1);
        var_95 = wp::load(var_91);
        var_94 = torus_sdf_0(var_95, var_92, var_93);
        // hit_depth[x, y] = ambient_term - tile_scale * d_sphere                             <L 67>
        var_96 = wp::mul(var_tile_scale, var_60);
        var_97 = wp::sub(var_94, var_96);
        wp::array_store(var_hit_depth, var_0, var_1, var_97);
    }
    // p = pixels[x, wp.max(y - 2, 0)]                                                        <L 68>
    var_99 = wp::sub(var_1, var_98);
    var_101 = wp::max(var_99, var_100);
    var_102 = wp::address(var_pixels, var_0, var_101);
    var_104 = wp::load(var_102);
    var_103 = wp::copy(var_104);
    // final_color[y, x] = plane_distance(p, wp.normalize(pixels[x, y]), n_dot_h)             <L 69>
    var_105 = wp::address(var_pixels, var_0, var_1);
    var_107 = wp::load(var_105);
    var_106 = wp::normalize(var_107);
    var_108 = plane_distance_0(var_103, var_106, var_63);
    wp::array_store(var_final_color, var_1, var_0, var_108);
}

template <bool wp_linear_contiguous>
static void blend_rays_58b25a49_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_blend_rays_58b25a49 *_wp_args,
    wp_args_blend_rays_58b25a49 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_surf_points = _wp_args->surf_points;
    wp::array_t<wp::vec_t<3, wp::float32>> var_pixels = _wp_args->pixels;
    wp::float32 var_tile_scale = _wp_args->tile_scale;
    wp::array_t<wp::float32> var_roughness_map = _wp_args->roughness_map;
    wp::array_t<wp::float32> var_shadow_map = _wp_args->shadow_map;
    wp::array_t<wp::float32> var_hit_depth = _wp_args->hit_depth;
    wp::array_t<wp::float32> var_final_color = _wp_args->final_color;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_surf_points = _wp_adj_args->surf_points;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_pixels = _wp_adj_args->pixels;
    wp::float32 adj_tile_scale = _wp_adj_args->tile_scale;
    wp::array_t<wp::float32> adj_roughness_map = _wp_adj_args->roughness_map;
    wp::array_t<wp::float32> adj_shadow_map = _wp_adj_args->shadow_map;
    wp::array_t<wp::float32> adj_hit_depth = _wp_adj_args->hit_depth;
    wp::array_t<wp::float32> adj_final_color = _wp_adj_args->final_color;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::int32 var_3 = 2;
    wp::float32 var_4;
    wp::vec_t<3, wp::float32> var_5;
    const wp::int32 var_6 = 2;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 8;
    wp::int32 var_11;
    wp::float32* var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::vec_t<3, wp::float32>* var_15;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 2.15;
    wp::float32 var_21;
    const wp::int32 var_22 = 8;
    wp::int32 var_23;
    wp::float32* var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    const wp::float32 var_27 = 0.0;
    const wp::float32 var_28 = 1.0;
    wp::float32 var_29;
    const wp::float32 var_30 = 0.67;
    wp::float32 var_31;
    const wp::float32 var_32 = 2.0;
    wp::float32 var_33;
    const wp::float32 var_34 = 1.0;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.001;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    wp::vec_t<3, wp::float32>* var_42;
    wp::float32 var_43;
    const wp::float32 var_44 = 0.2;
    wp::float32 var_45;
    wp::vec_t<3, wp::float32> var_46;
    wp::vec_t<3, wp::float32> var_47;
    wp::vec_t<2, wp::float32>* var_48;
    const wp::int32 var_49 = 1;
    wp::float32 var_50;
    wp::vec_t<2, wp::float32> var_51;
    wp::float32 var_52;
    wp::vec_t<3, wp::float32> var_53;
    wp::vec_t<3, wp::float32>* var_54;
    const wp::float32 var_55 = 0.1;
    wp::vec_t<3, wp::float32> var_56;
    wp::vec_t<3, wp::float32> var_57;
    wp::vec_t<3, wp::float32> var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    const wp::float32 var_61 = 0.0;
    const wp::float32 var_62 = 1.0;
    wp::float32 var_63;
    const wp::float32 var_64 = 0.7;
    wp::float32 var_65;
    wp::float32 var_66;
    const wp::float32 var_67 = 1.0;
    wp::float32 var_68;
    wp::float32 var_69;
    const wp::float32 var_70 = 1.0;
    wp::float32 var_71;
    const wp::float32 var_72 = 3.14159;
    wp::float32 var_73;
    wp::float32 var_74;
    wp::float32 var_75;
    const wp::float32 var_76 = 1.0;
    wp::float32 var_77;
    wp::float32 var_78;
    bool var_79;
    bool var_80;
    const wp::int32 var_81 = 2;
    wp::int32 var_82;
    const wp::int32 var_83 = 0;
    wp::int32 var_84;
    wp::vec_t<3, wp::float32>* var_85;
    wp::vec_t<3, wp::float32> var_86;
    wp::vec_t<3, wp::float32> var_87;
    const wp::float32 var_88 = 0.7;
    const wp::float32 var_89 = 0.288;
    wp::float32 var_90;
    wp::vec_t<3, wp::float32>* var_91;
    const wp::float32 var_92 = 0.9;
    const wp::float32 var_93 = 0.379;
    wp::float32 var_94;
    wp::vec_t<3, wp::float32> var_95;
    wp::float32 var_96;
    wp::float32 var_97;
    const wp::int32 var_98 = 2;
    wp::int32 var_99;
    const wp::int32 var_100 = 0;
    wp::int32 var_101;
    wp::vec_t<3, wp::float32>* var_102;
    wp::vec_t<3, wp::float32> var_103;
    wp::vec_t<3, wp::float32> var_104;
    wp::vec_t<3, wp::float32>* var_105;
    wp::vec_t<3, wp::float32> var_106;
    wp::vec_t<3, wp::float32> var_107;
    wp::float32 var_108;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::vec_t<3, wp::float32> adj_46 = {};
    wp::vec_t<3, wp::float32> adj_47 = {};
    wp::vec_t<2, wp::float32> adj_48 = {};
    wp::int32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::vec_t<2, wp::float32> adj_51 = {};
    wp::float32 adj_52 = {};
    wp::vec_t<3, wp::float32> adj_53 = {};
    wp::vec_t<3, wp::float32> adj_54 = {};
    wp::float32 adj_55 = {};
    wp::vec_t<3, wp::float32> adj_56 = {};
    wp::vec_t<3, wp::float32> adj_57 = {};
    wp::vec_t<3, wp::float32> adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::float32 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::float32 adj_67 = {};
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
    bool adj_79 = {};
    bool adj_80 = {};
    wp::int32 adj_81 = {};
    wp::int32 adj_82 = {};
    wp::int32 adj_83 = {};
    wp::int32 adj_84 = {};
    wp::vec_t<3, wp::float32> adj_85 = {};
    wp::vec_t<3, wp::float32> adj_86 = {};
    wp::vec_t<3, wp::float32> adj_87 = {};
    wp::float32 adj_88 = {};
    wp::float32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::vec_t<3, wp::float32> adj_91 = {};
    wp::float32 adj_92 = {};
    wp::float32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::vec_t<3, wp::float32> adj_95 = {};
    wp::float32 adj_96 = {};
    wp::float32 adj_97 = {};
    wp::int32 adj_98 = {};
    wp::int32 adj_99 = {};
    wp::int32 adj_100 = {};
    wp::int32 adj_101 = {};
    wp::vec_t<3, wp::float32> adj_102 = {};
    wp::vec_t<3, wp::float32> adj_103 = {};
    wp::vec_t<3, wp::float32> adj_104 = {};
    wp::vec_t<3, wp::float32> adj_105 = {};
    wp::vec_t<3, wp::float32> adj_106 = {};
    wp::vec_t<3, wp::float32> adj_107 = {};
    wp::float32 adj_108 = {};
    //---------
    // forward
    // def blend_rays(                                                                        <L 35>
    // x, y = wp.tid()                                                                        <L 44>
    builtin_tid2d(var_0, var_1);
    // ao = pixels[x, y].z * roughness_map[x, y, 2] + shadow_map[x, y, y % 8]                 <L 45>
    var_2 = wp::address(var_pixels, var_0, var_1);
    var_5 = wp::load(var_2);
    var_4 = wp::extract(var_5, var_3);
    var_7 = wp::address(var_roughness_map, var_0, var_1, var_6);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_4, var_9);
    var_11 = wp::mod(var_1, var_10);
    var_12 = wp::address(var_shadow_map, var_0, var_1, var_11);
    var_14 = wp::load(var_12);
    var_13 = wp::add(var_8, var_14);
    // ao += pixels[x][y][1]                                                                  <L 46>
    var_15 = wp::address(var_pixels, var_0, var_1);
    var_18 = wp::load(var_15);
    var_17 = wp::extract(var_18, var_16);
    var_19 = wp::add(var_13, var_17);
    // ao += 2.15                                                                             <L 47>
    var_21 = wp::add(var_19, var_20);
    // distance = wp.max(shadow_map[x, y, y % 8], tile_scale)                                 <L 48>
    var_23 = wp::mod(var_1, var_22);
    var_24 = wp::address(var_shadow_map, var_0, var_1, var_23);
    var_26 = wp::load(var_24);
    var_25 = wp::max(var_26, var_tile_scale);
    // n_dot_v = wp.clamp(ao, 0.0, 1.0)                                                       <L 49>
    var_29 = wp::clamp(var_21, var_27, var_28);
    // roughness = 0.67                                                                       <L 50>
    // k = roughness * roughness / 2.0                                                        <L 51>
    var_31 = wp::mul(var_30, var_30);
    var_33 = wp::div(var_31, var_32);
    // masked = n_dot_v / (n_dot_v * (1.0 - k) + k + 0.001)                                   <L 52>
    var_35 = wp::sub(var_34, var_33);
    var_36 = wp::mul(var_29, var_35);
    var_37 = wp::add(var_36, var_33);
    var_39 = wp::add(var_37, var_38);
    var_40 = wp::div(var_29, var_39);
    // haze = resolve_raw_lights(distance, distance, masked)                                  <L 53>
    var_41 = resolve_raw_lights_0(var_25, var_25, var_40);
    // surface_color = pixels[x, y] / (wp.abs(haze) + 0.2) * (surf_points[x, y].y * masked)       <L 54>
    var_42 = wp::address(var_pixels, var_0, var_1);
    var_43 = wp::abs(var_41);
    var_45 = wp::add(var_43, var_44);
    var_47 = wp::load(var_42);
    var_46 = wp::div(var_47, var_45);
    var_48 = wp::address(var_surf_points, var_0, var_1);
    var_51 = wp::load(var_48);
    var_50 = wp::extract(var_51, var_49);
    var_52 = wp::mul(var_50, var_40);
    var_53 = wp::mul(var_46, var_52);
    // d_sphere = wp.length(pixels[x, y] - 0.1 * surface_color) - roughness                   <L 55>
    var_54 = wp::address(var_pixels, var_0, var_1);
    var_56 = wp::mul(var_55, var_53);
    var_58 = wp::load(var_54);
    var_57 = wp::sub(var_58, var_56);
    var_59 = wp::length(var_57);
    var_60 = wp::sub(var_59, var_30);
    // n_dot_h = wp.clamp(d_sphere, 0.0, 1.0)                                                 <L 56>
    var_63 = wp::clamp(var_60, var_61, var_62);
    // rough = 0.7                                                                            <L 57>
    // a_sq = rough * rough                                                                   <L 58>
    var_65 = wp::mul(var_64, var_64);
    // d = n_dot_h * n_dot_h * (a_sq - 1.0) + 1.0                                             <L 59>
    var_66 = wp::mul(var_63, var_63);
    var_68 = wp::sub(var_65, var_67);
    var_69 = wp::mul(var_66, var_68);
    var_71 = wp::add(var_69, var_70);
    // facets = a_sq / (3.14159 * d * d)                                                      <L 60>
    var_73 = wp::mul(var_72, var_71);
    var_74 = wp::mul(var_73, var_71);
    var_75 = wp::div(var_65, var_74);
    // falloff = lens_falloff(wp.min(facets, 1.0), n_dot_v, rough)                            <L 61>
    var_77 = wp::min(var_75, var_76);
    var_78 = lens_falloff_0(var_77, var_29, var_64);
    // if not falloff > rough:                                                                <L 62>
    var_79 = (var_78 > var_64);
    var_80 = wp::unot(var_79);
    if (var_80) {
        // point_p = pixels[x, wp.max(y - 2, 0)]                                              <L 63>
        var_82 = wp::sub(var_1, var_81);
        var_84 = wp::max(var_82, var_83);
        var_85 = wp::address(var_pixels, var_0, var_84);
        var_87 = wp::load(var_85);
        var_86 = wp::copy(var_87);
        // hit_depth[x, y] = torus_sdf(point_p, 0.7, GLOSS)                                   <L 64>
        var_90 = torus_sdf_0(var_86, var_88, var_89);
        // wp::array_store(var_hit_depth, var_0, var_1, var_90);
    }
    if (!var_80) {
        // ambient_term = torus_sdf(pixels[x, y], AMBIENT, EDGE_WIDTH)                        <L 66>
        var_91 = wp::address(var_pixels, var_0, var_1);
        var_95 = wp::load(var_91);
        var_94 = torus_sdf_0(var_95, var_92, var_93);
        // hit_depth[x, y] = ambient_term - tile_scale * d_sphere                             <L 67>
        var_96 = wp::mul(var_tile_scale, var_60);
        var_97 = wp::sub(var_94, var_96);
        // wp::array_store(var_hit_depth, var_0, var_1, var_97);
    }
    // p = pixels[x, wp.max(y - 2, 0)]                                                        <L 68>
    var_99 = wp::sub(var_1, var_98);
    var_101 = wp::max(var_99, var_100);
    var_102 = wp::address(var_pixels, var_0, var_101);
    var_104 = wp::load(var_102);
    var_103 = wp::copy(var_104);
    // final_color[y, x] = plane_distance(p, wp.normalize(pixels[x, y]), n_dot_h)             <L 69>
    var_105 = wp::address(var_pixels, var_0, var_1);
    var_107 = wp::load(var_105);
    var_106 = wp::normalize(var_107);
    var_108 = plane_distance_0(var_103, var_106, var_63);
    // wp::array_store(var_final_color, var_1, var_0, var_108);
    //---------
    // reverse
    wp::adj_array_store(var_final_color, var_1, var_0, var_108, adj_final_color, adj_1, adj_0, adj_108);
    adj_plane_distance_0(var_103, var_106, var_63, adj_103, adj_106, adj_63, adj_108);
    wp::adj_normalize(var_107, var_106, adj_105, adj_106);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_105);
    // adj: final_color[y, x] = plane_distance(p, wp.normalize(pixels[x, y]), n_dot_h)        <L 69>
    wp::adj_copy(var_104, adj_102, adj_103);
    wp::adj_address(var_pixels, var_0, var_101, adj_pixels, adj_0, adj_101, adj_102);
    wp::adj_max(var_99, var_100, adj_99, adj_100, adj_101);
    wp::adj_sub(var_1, var_98, adj_1, adj_98, adj_99);
    // adj: p = pixels[x, wp.max(y - 2, 0)]                                                   <L 68>
    if (!var_80) {
        wp::adj_array_store(var_hit_depth, var_0, var_1, var_97, adj_hit_depth, adj_0, adj_1, adj_97);
        wp::adj_sub(var_94, var_96, adj_94, adj_96, adj_97);
        wp::adj_mul(var_tile_scale, var_60, adj_tile_scale, adj_60, adj_96);
        // adj: hit_depth[x, y] = ambient_term - tile_scale * d_sphere                        <L 67>
        adj_torus_sdf_0(var_95, var_92, var_93, adj_91, adj_92, adj_93, adj_94);
        wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_91);
        // adj: ambient_term = torus_sdf(pixels[x, y], AMBIENT, EDGE_WIDTH)                   <L 66>
    }
    if (var_80) {
        wp::adj_array_store(var_hit_depth, var_0, var_1, var_90, adj_hit_depth, adj_0, adj_1, adj_90);
        adj_torus_sdf_0(var_86, var_88, var_89, adj_86, adj_88, adj_89, adj_90);
        // adj: hit_depth[x, y] = torus_sdf(point_p, 0.7, GLOSS)                              <L 64>
        wp::adj_copy(var_87, adj_85, adj_86);
        wp::adj_address(var_pixels, var_0, var_84, adj_pixels, adj_0, adj_84, adj_85);
        wp::adj_max(var_82, var_83, adj_82, adj_83, adj_84);
        wp::adj_sub(var_1, var_81, adj_1, adj_81, adj_82);
        // adj: point_p = pixels[x, wp.max(y - 2, 0)]                                         <L 63>
    }
    // adj: if not falloff > rough:                                                           <L 62>
    adj_lens_falloff_0(var_77, var_29, var_64, adj_77, adj_29, adj_64, adj_78);
    wp::adj_min(var_75, var_76, adj_75, adj_76, adj_77);
    // adj: falloff = lens_falloff(wp.min(facets, 1.0), n_dot_v, rough)                       <L 61>
    wp::adj_div(var_65, var_74, var_75, adj_65, adj_74, adj_75);
    wp::adj_mul(var_73, var_71, adj_73, adj_71, adj_74);
    wp::adj_mul(var_72, var_71, adj_72, adj_71, adj_73);
    // adj: facets = a_sq / (3.14159 * d * d)                                                 <L 60>
    wp::adj_add(var_69, var_70, adj_69, adj_70, adj_71);
    wp::adj_mul(var_66, var_68, adj_66, adj_68, adj_69);
    wp::adj_sub(var_65, var_67, adj_65, adj_67, adj_68);
    wp::adj_mul(var_63, var_63, adj_63, adj_63, adj_66);
    // adj: d = n_dot_h * n_dot_h * (a_sq - 1.0) + 1.0                                        <L 59>
    wp::adj_mul(var_64, var_64, adj_64, adj_64, adj_65);
    // adj: a_sq = rough * rough                                                              <L 58>
    // adj: rough = 0.7                                                                       <L 57>
    wp::adj_clamp(var_60, var_61, var_62, adj_60, adj_61, adj_62, adj_63);
    // adj: n_dot_h = wp.clamp(d_sphere, 0.0, 1.0)                                            <L 56>
    wp::adj_sub(var_59, var_30, adj_59, adj_30, adj_60);
    wp::adj_length(var_57, var_59, adj_57, adj_59);
    wp::adj_sub(var_58, var_56, adj_54, adj_56, adj_57);
    wp::adj_mul(var_55, var_53, adj_55, adj_53, adj_56);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_54);
    // adj: d_sphere = wp.length(pixels[x, y] - 0.1 * surface_color) - roughness              <L 55>
    wp::adj_mul(var_46, var_52, adj_46, adj_52, adj_53);
    wp::adj_mul(var_50, var_40, adj_50, adj_40, adj_52);
    wp::adj_extract(var_51, var_49, adj_48, adj_49, adj_50);
    wp::adj_address(var_surf_points, var_0, var_1, adj_surf_points, adj_0, adj_1, adj_48);
    wp::adj_div(var_47, var_45, adj_42, adj_45, adj_46);
    wp::adj_add(var_43, var_44, adj_43, adj_44, adj_45);
    wp::adj_abs(var_41, adj_41, adj_43);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_42);
    // adj: surface_color = pixels[x, y] / (wp.abs(haze) + 0.2) * (surf_points[x, y].y * masked)  <L 54>
    adj_resolve_raw_lights_0(var_25, var_25, var_40, adj_25, adj_25, adj_40, adj_41);
    // adj: haze = resolve_raw_lights(distance, distance, masked)                             <L 53>
    wp::adj_div(var_29, var_39, var_40, adj_29, adj_39, adj_40);
    wp::adj_add(var_37, var_38, adj_37, adj_38, adj_39);
    wp::adj_add(var_36, var_33, adj_36, adj_33, adj_37);
    wp::adj_mul(var_29, var_35, adj_29, adj_35, adj_36);
    wp::adj_sub(var_34, var_33, adj_34, adj_33, adj_35);
    // adj: masked = n_dot_v / (n_dot_v * (1.0 - k) + k + 0.001)                              <L 52>
    wp::adj_div(var_31, var_32, var_33, adj_31, adj_32, adj_33);
    wp::adj_mul(var_30, var_30, adj_30, adj_30, adj_31);
    // adj: k = roughness * roughness / 2.0                                                   <L 51>
    // adj: roughness = 0.67                                                                  <L 50>
    wp::adj_clamp(var_21, var_27, var_28, adj_21, adj_27, adj_28, adj_29);
    // adj: n_dot_v = wp.clamp(ao, 0.0, 1.0)                                                  <L 49>
    wp::adj_max(var_26, var_tile_scale, adj_24, adj_tile_scale, adj_25);
    wp::adj_address(var_shadow_map, var_0, var_1, var_23, adj_shadow_map, adj_0, adj_1, adj_23, adj_24);
    wp::adj_mod(var_1, var_22, adj_1, adj_22, adj_23);
    // adj: distance = wp.max(shadow_map[x, y, y % 8], tile_scale)                            <L 48>
    wp::adj_add(var_19, var_20, adj_19, adj_20, adj_21);
    // adj: ao += 2.15                                                                        <L 47>
    wp::adj_add(var_13, var_17, adj_13, adj_17, adj_19);
    wp::adj_extract(var_18, var_16, adj_15, adj_16, adj_17);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_15);
    // adj: ao += pixels[x][y][1]                                                             <L 46>
    wp::adj_add(var_8, var_14, adj_8, adj_12, adj_13);
    wp::adj_address(var_shadow_map, var_0, var_1, var_11, adj_shadow_map, adj_0, adj_1, adj_11, adj_12);
    wp::adj_mod(var_1, var_10, adj_1, adj_10, adj_11);
    wp::adj_mul(var_4, var_9, adj_4, adj_7, adj_8);
    wp::adj_address(var_roughness_map, var_0, var_1, var_6, adj_roughness_map, adj_0, adj_1, adj_6, adj_7);
    wp::adj_extract(var_5, var_3, adj_2, adj_3, adj_4);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_2);
    // adj: ao = pixels[x, y].z * roughness_map[x, y, 2] + shadow_map[x, y, y % 8]            <L 45>
    // adj: x, y = wp.tid()                                                                   <L 44>
    // adj: def blend_rays(                                                                   <L 35>
    return;
}
