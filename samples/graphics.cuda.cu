// tone_map_alphas.py:18
static CUDA_CALLABLE wp::float32 sphere_distance_0(
    wp::vec_t<3, wp::float32> var_p,
    wp::vec_t<3, wp::float32> var_origin_c,
    wp::float32 var_ball_radius)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def sphere_distance(p: wp.vec3, origin_c: wp.vec3, ball_radius: float):                <L 19>
    // return wp.length(p - origin_c) - ball_radius                                           <L 20>
    var_0 = wp::sub(var_p, var_origin_c);
    var_1 = wp::length(var_0);
    var_2 = wp::sub(var_1, var_ball_radius);
    return var_2;
}


// tone_map_alphas.py:11
static CUDA_CALLABLE wp::float32 film_response_0(
    wp::float32 var_radiance)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.583;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.03;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 2.45;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.59;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.14;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 0.0;
    const wp::float32 var_14 = 1.0;
    wp::float32 var_15;
    //---------
    // forward
    // def film_response(radiance: float):                                                    <L 12>
    // top_part = radiance * (2.583 * radiance + 0.03)                                        <L 13>
    var_1 = wp::mul(var_0, var_radiance);
    var_3 = wp::add(var_1, var_2);
    var_4 = wp::mul(var_radiance, var_3);
    // den_x = radiance * (2.45 * radiance + 0.59) + 0.14                                     <L 14>
    var_6 = wp::mul(var_5, var_radiance);
    var_8 = wp::add(var_6, var_7);
    var_9 = wp::mul(var_radiance, var_8);
    var_11 = wp::add(var_9, var_10);
    // return wp.clamp(top_part / den_x, 0.0, 1.0)                                            <L 15>
    var_12 = wp::div(var_4, var_11);
    var_15 = wp::clamp(var_12, var_13, var_14);
    return var_15;
}


// tone_map_alphas.py:4
static CUDA_CALLABLE wp::vec_t<3, wp::float32> fog_blend_0(
    wp::vec_t<3, wp::float32> var_rgb,
    wp::float32 var_view_depth,
    wp::vec_t<3, wp::float32> var_fog_rgb,
    wp::float32 var_fog_density)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 0.1;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // forward
    // def fog_blend(rgb: wp.vec3, view_depth: float, fog_rgb: wp.vec3, fog_density: float):       <L 5>
    // distance = -fog_density * fog_density * view_depth * view_depth * 0.1                  <L 6>
    var_0 = wp::neg(var_fog_density);
    var_1 = wp::mul(var_0, var_fog_density);
    var_2 = wp::mul(var_1, var_view_depth);
    var_3 = wp::mul(var_2, var_view_depth);
    var_5 = wp::mul(var_3, var_4);
    // trans = wp.exp(distance)                                                               <L 7>
    var_6 = wp::exp(var_5);
    // return wp.lerp(fog_rgb, rgb, trans)                                                    <L 8>
    var_7 = wp::lerp(var_fog_rgb, var_rgb, var_6);
    return var_7;
}


// tone_map_alphas.py:18
static CUDA_CALLABLE void adj_sphere_distance_0(
    wp::vec_t<3, wp::float32> var_p,
    wp::vec_t<3, wp::float32> var_origin_c,
    wp::float32 var_ball_radius,
    wp::vec_t<3, wp::float32> & adj_p,
    wp::vec_t<3, wp::float32> & adj_origin_c,
    wp::float32 & adj_ball_radius,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def sphere_distance(p: wp.vec3, origin_c: wp.vec3, ball_radius: float):                <L 19>
    // return wp.length(p - origin_c) - ball_radius                                           <L 20>
    var_0 = wp::sub(var_p, var_origin_c);
    var_1 = wp::length(var_0);
    var_2 = wp::sub(var_1, var_ball_radius);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_sub(var_1, var_ball_radius, adj_1, adj_ball_radius, adj_2);
    wp::adj_length(var_0, var_1, adj_0, adj_1);
    wp::adj_sub(var_p, var_origin_c, adj_p, adj_origin_c, adj_0);
    // adj: return wp.length(p - origin_c) - ball_radius                                      <L 20>
    // adj: def sphere_distance(p: wp.vec3, origin_c: wp.vec3, ball_radius: float):           <L 19>
    return;
}


// tone_map_alphas.py:11
static CUDA_CALLABLE void adj_film_response_0(
    wp::float32 var_radiance,
    wp::float32 & adj_radiance,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.583;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.03;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 2.45;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.59;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.14;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 0.0;
    const wp::float32 var_14 = 1.0;
    wp::float32 var_15;
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
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    //---------
    // forward
    // def film_response(radiance: float):                                                    <L 12>
    // top_part = radiance * (2.583 * radiance + 0.03)                                        <L 13>
    var_1 = wp::mul(var_0, var_radiance);
    var_3 = wp::add(var_1, var_2);
    var_4 = wp::mul(var_radiance, var_3);
    // den_x = radiance * (2.45 * radiance + 0.59) + 0.14                                     <L 14>
    var_6 = wp::mul(var_5, var_radiance);
    var_8 = wp::add(var_6, var_7);
    var_9 = wp::mul(var_radiance, var_8);
    var_11 = wp::add(var_9, var_10);
    // return wp.clamp(top_part / den_x, 0.0, 1.0)                                            <L 15>
    var_12 = wp::div(var_4, var_11);
    var_15 = wp::clamp(var_12, var_13, var_14);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_15 += adj_ret;
    wp::adj_clamp(var_12, var_13, var_14, adj_12, adj_13, adj_14, adj_15);
    wp::adj_div(var_4, var_11, var_12, adj_4, adj_11, adj_12);
    // adj: return wp.clamp(top_part / den_x, 0.0, 1.0)                                       <L 15>
    wp::adj_add(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_mul(var_radiance, var_8, adj_radiance, adj_8, adj_9);
    wp::adj_add(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_mul(var_5, var_radiance, adj_5, adj_radiance, adj_6);
    // adj: den_x = radiance * (2.45 * radiance + 0.59) + 0.14                                <L 14>
    wp::adj_mul(var_radiance, var_3, adj_radiance, adj_3, adj_4);
    wp::adj_add(var_1, var_2, adj_1, adj_2, adj_3);
    wp::adj_mul(var_0, var_radiance, adj_0, adj_radiance, adj_1);
    // adj: top_part = radiance * (2.583 * radiance + 0.03)                                   <L 13>
    // adj: def film_response(radiance: float):                                               <L 12>
    return;
}


// tone_map_alphas.py:4
static CUDA_CALLABLE void adj_fog_blend_0(
    wp::vec_t<3, wp::float32> var_rgb,
    wp::float32 var_view_depth,
    wp::vec_t<3, wp::float32> var_fog_rgb,
    wp::float32 var_fog_density,
    wp::vec_t<3, wp::float32> & adj_rgb,
    wp::float32 & adj_view_depth,
    wp::vec_t<3, wp::float32> & adj_fog_rgb,
    wp::float32 & adj_fog_density,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 0.1;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    //---------
    // forward
    // def fog_blend(rgb: wp.vec3, view_depth: float, fog_rgb: wp.vec3, fog_density: float):       <L 5>
    // distance = -fog_density * fog_density * view_depth * view_depth * 0.1                  <L 6>
    var_0 = wp::neg(var_fog_density);
    var_1 = wp::mul(var_0, var_fog_density);
    var_2 = wp::mul(var_1, var_view_depth);
    var_3 = wp::mul(var_2, var_view_depth);
    var_5 = wp::mul(var_3, var_4);
    // trans = wp.exp(distance)                                                               <L 7>
    var_6 = wp::exp(var_5);
    // return wp.lerp(fog_rgb, rgb, trans)                                                    <L 8>
    var_7 = wp::lerp(var_fog_rgb, var_rgb, var_6);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_7 += adj_ret;
    wp::adj_lerp(var_fog_rgb, var_rgb, var_6, adj_fog_rgb, adj_rgb, adj_6, adj_7);
    // adj: return wp.lerp(fog_rgb, rgb, trans)                                               <L 8>
    wp::adj_exp(var_5, var_6, adj_5, adj_6);
    // adj: trans = wp.exp(distance)                                                          <L 7>
    wp::adj_mul(var_3, var_4, adj_3, adj_4, adj_5);
    wp::adj_mul(var_2, var_view_depth, adj_2, adj_view_depth, adj_3);
    wp::adj_mul(var_1, var_view_depth, adj_1, adj_view_depth, adj_2);
    wp::adj_mul(var_0, var_fog_density, adj_0, adj_fog_density, adj_1);
    wp::adj_neg(var_fog_density, adj_fog_density, adj_0);
    // adj: distance = -fog_density * fog_density * view_depth * view_depth * 0.1             <L 6>
    // adj: def fog_blend(rgb: wp.vec3, view_depth: float, fog_rgb: wp.vec3, fog_density: float):  <L 5>
    return;
}

extern "C" __global__ void tone_map_alphas_233543b9_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_alphas,
    wp::array_t<wp::float32> var_texels,
    wp::float32 var_bloom,
    wp::array_t<wp::vec_t<3, wp::float32>> var_bucket_energy)
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
        const wp::float32 var_2 = 2.75;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::float32 var_7 = 0.55;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        const wp::float32 var_12 = 1.1;
        wp::float32 var_13;
        const wp::float32 var_14 = 0.0;
        wp::vec_t<3, wp::float32> var_15;
        const wp::float32 var_16 = 2.0;
        wp::vec_t<3, wp::float32> var_17;
        wp::vec_t<3, wp::float32> var_18;
        const wp::float32 var_19 = 0.0;
        wp::vec_t<3, wp::float32> var_20;
        wp::vec_t<3, wp::float32> var_21;
        const wp::float32 var_22 = 0.6;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 0.5;
        wp::float32 var_25;
        const wp::float32 var_26 = 0.0;
        const wp::float32 var_27 = 10.0;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::float32 var_30 = 0.299;
        const wp::int32 var_31 = 0;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::float32 var_34 = 0.587;
        const wp::int32 var_35 = 1;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        const wp::float32 var_39 = 0.114;
        const wp::int32 var_40 = 2;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::vec_t<3, wp::float32> var_44;
        const wp::float32 var_45 = 0.0;
        wp::float32 var_46;
        wp::vec_t<3, wp::float32> var_47;
        const wp::float32 var_48 = 2.0;
        wp::vec_t<3, wp::float32> var_49;
        wp::vec_t<3, wp::float32> var_50;
        const wp::float32 var_51 = 0.02;
        wp::vec_t<3, wp::float32> var_52;
        const wp::float32 var_53 = 0.2;
        wp::vec_t<3, wp::float32> var_54;
        const wp::int32 var_55 = 0;
        wp::float32 var_56;
        const wp::int32 var_57 = 1;
        wp::float32 var_58;
        wp::float32 var_59;
        const wp::int32 var_60 = 2;
        wp::float32 var_61;
        wp::float32 var_62;
        const wp::float32 var_63 = 1.0;
        wp::float32 var_64;
        wp::vec_t<3, wp::float32> var_65;
        const wp::int32 var_66 = 16;
        wp::int32 var_67;
        wp::vec_t<3, wp::float32> var_68;
        //---------
        // forward
        // def tone_map_alphas(                                                                   <L 24>
        // x, y = wp.tid()                                                                        <L 30>
        builtin_tid2d(var_0, var_1);
        // shade = bloom - 2.75                                                                   <L 31>
        var_3 = wp::sub(var_bloom, var_2);
        // ao = texels[y] * bloom + 0.55                                                          <L 32>
        var_4 = wp::address(var_texels, var_1);
        var_6 = wp::load(var_4);
        var_5 = wp::mul(var_6, var_bloom);
        var_8 = wp::add(var_5, var_7);
        // haze = alphas[x, y] * bloom - 1.1                                                      <L 33>
        var_9 = wp::address(var_alphas, var_0, var_1);
        var_11 = wp::load(var_9);
        var_10 = wp::mul(var_11, var_bloom);
        var_13 = wp::sub(var_10, var_12);
        // rgb = wp.max(wp.min(wp.vec3(0.0, ao, shade), wp.vec3(2.0)), wp.vec3(0.0))              <L 34>
        var_15 = wp::vec_t<3, wp::float32>(var_14, var_8, var_3);
        var_17 = wp::vec_t<3, wp::float32>(var_16);
        var_18 = wp::min(var_15, var_17);
        var_20 = wp::vec_t<3, wp::float32>(var_19);
        var_21 = wp::max(var_18, var_20);
        // ndotl = sphere_distance(rgb, rgb * 0.6, 0.5)                                           <L 35>
        var_23 = wp::mul(var_21, var_22);
        var_25 = sphere_distance_0(var_21, var_23, var_24);
        // light_in = wp.clamp(ndotl, 0.0, 10.0)                                                  <L 36>
        var_28 = wp::clamp(var_25, var_26, var_27);
        // falloff = film_response(light_in)                                                      <L 37>
        var_29 = film_response_0(var_28);
        // luma_v = 0.299 * rgb.x + 0.587 * rgb.y + 0.114 * rgb.z                                 <L 38>
        var_32 = wp::extract(var_21, var_31);
        var_33 = wp::mul(var_30, var_32);
        var_36 = wp::extract(var_21, var_35);
        var_37 = wp::mul(var_34, var_36);
        var_38 = wp::add(var_33, var_37);
        var_41 = wp::extract(var_21, var_40);
        var_42 = wp::mul(var_39, var_41);
        var_43 = wp::add(var_38, var_42);
        // muted = wp.lerp(wp.vec3(luma_v), rgb, wp.max(haze, 0.0))                               <L 39>
        var_44 = wp::vec_t<3, wp::float32>(var_43);
        var_46 = wp::max(var_13, var_45);
        var_47 = wp::lerp(var_44, var_21, var_46);
        // fog_rgb = wp.min(muted, wp.vec3(2.0))                                                  <L 40>
        var_49 = wp::vec_t<3, wp::float32>(var_48);
        var_50 = wp::min(var_47, var_49);
        // light_vec = fog_blend(rgb, falloff, fog_rgb, 0.02)                                     <L 41>
        var_52 = fog_blend_0(var_21, var_29, var_50, var_51);
        // exposed = light_vec * 0.2                                                              <L 42>
        var_54 = wp::mul(var_52, var_53);
        // peak_c = wp.max(wp.max(exposed.x, exposed.y), exposed.z)                               <L 43>
        var_56 = wp::extract(var_54, var_55);
        var_58 = wp::extract(var_54, var_57);
        var_59 = wp::max(var_56, var_58);
        var_61 = wp::extract(var_54, var_60);
        var_62 = wp::max(var_59, var_61);
        // out_c = exposed / (1.0 + peak_c)                                                       <L 44>
        var_64 = wp::add(var_63, var_62);
        var_65 = wp::div(var_54, var_64);
        // bucket_energy[x % 16] += out_c                                                         <L 45>
        var_67 = wp::mod(var_0, var_66);
        var_68 = wp::atomic_add(var_bucket_energy, var_67, var_65);
    }
}

extern "C" __global__ void tone_map_alphas_233543b9_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_alphas,
    wp::array_t<wp::float32> var_texels,
    wp::float32 var_bloom,
    wp::array_t<wp::vec_t<3, wp::float32>> var_bucket_energy,
    wp::array_t<wp::float32> adj_alphas,
    wp::array_t<wp::float32> adj_texels,
    wp::float32 adj_bloom,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_bucket_energy)
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
        const wp::float32 var_2 = 2.75;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::float32 var_7 = 0.55;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        const wp::float32 var_12 = 1.1;
        wp::float32 var_13;
        const wp::float32 var_14 = 0.0;
        wp::vec_t<3, wp::float32> var_15;
        const wp::float32 var_16 = 2.0;
        wp::vec_t<3, wp::float32> var_17;
        wp::vec_t<3, wp::float32> var_18;
        const wp::float32 var_19 = 0.0;
        wp::vec_t<3, wp::float32> var_20;
        wp::vec_t<3, wp::float32> var_21;
        const wp::float32 var_22 = 0.6;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 0.5;
        wp::float32 var_25;
        const wp::float32 var_26 = 0.0;
        const wp::float32 var_27 = 10.0;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::float32 var_30 = 0.299;
        const wp::int32 var_31 = 0;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::float32 var_34 = 0.587;
        const wp::int32 var_35 = 1;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        const wp::float32 var_39 = 0.114;
        const wp::int32 var_40 = 2;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::vec_t<3, wp::float32> var_44;
        const wp::float32 var_45 = 0.0;
        wp::float32 var_46;
        wp::vec_t<3, wp::float32> var_47;
        const wp::float32 var_48 = 2.0;
        wp::vec_t<3, wp::float32> var_49;
        wp::vec_t<3, wp::float32> var_50;
        const wp::float32 var_51 = 0.02;
        wp::vec_t<3, wp::float32> var_52;
        const wp::float32 var_53 = 0.2;
        wp::vec_t<3, wp::float32> var_54;
        const wp::int32 var_55 = 0;
        wp::float32 var_56;
        const wp::int32 var_57 = 1;
        wp::float32 var_58;
        wp::float32 var_59;
        const wp::int32 var_60 = 2;
        wp::float32 var_61;
        wp::float32 var_62;
        const wp::float32 var_63 = 1.0;
        wp::float32 var_64;
        wp::vec_t<3, wp::float32> var_65;
        const wp::int32 var_66 = 16;
        wp::int32 var_67;
        wp::vec_t<3, wp::float32> var_68;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
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
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::vec_t<3, wp::float32> adj_15 = {};
        wp::float32 adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::vec_t<3, wp::float32> adj_18 = {};
        wp::float32 adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        wp::vec_t<3, wp::float32> adj_21 = {};
        wp::float32 adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::vec_t<3, wp::float32> adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::vec_t<3, wp::float32> adj_47 = {};
        wp::float32 adj_48 = {};
        wp::vec_t<3, wp::float32> adj_49 = {};
        wp::vec_t<3, wp::float32> adj_50 = {};
        wp::float32 adj_51 = {};
        wp::vec_t<3, wp::float32> adj_52 = {};
        wp::float32 adj_53 = {};
        wp::vec_t<3, wp::float32> adj_54 = {};
        wp::int32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::float32 adj_58 = {};
        wp::float32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::float32 adj_61 = {};
        wp::float32 adj_62 = {};
        wp::float32 adj_63 = {};
        wp::float32 adj_64 = {};
        wp::vec_t<3, wp::float32> adj_65 = {};
        wp::int32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::vec_t<3, wp::float32> adj_68 = {};
        //---------
        // forward
        // def tone_map_alphas(                                                                   <L 24>
        // x, y = wp.tid()                                                                        <L 30>
        builtin_tid2d(var_0, var_1);
        // shade = bloom - 2.75                                                                   <L 31>
        var_3 = wp::sub(var_bloom, var_2);
        // ao = texels[y] * bloom + 0.55                                                          <L 32>
        var_4 = wp::address(var_texels, var_1);
        var_6 = wp::load(var_4);
        var_5 = wp::mul(var_6, var_bloom);
        var_8 = wp::add(var_5, var_7);
        // haze = alphas[x, y] * bloom - 1.1                                                      <L 33>
        var_9 = wp::address(var_alphas, var_0, var_1);
        var_11 = wp::load(var_9);
        var_10 = wp::mul(var_11, var_bloom);
        var_13 = wp::sub(var_10, var_12);
        // rgb = wp.max(wp.min(wp.vec3(0.0, ao, shade), wp.vec3(2.0)), wp.vec3(0.0))              <L 34>
        var_15 = wp::vec_t<3, wp::float32>(var_14, var_8, var_3);
        var_17 = wp::vec_t<3, wp::float32>(var_16);
        var_18 = wp::min(var_15, var_17);
        var_20 = wp::vec_t<3, wp::float32>(var_19);
        var_21 = wp::max(var_18, var_20);
        // ndotl = sphere_distance(rgb, rgb * 0.6, 0.5)                                           <L 35>
        var_23 = wp::mul(var_21, var_22);
        var_25 = sphere_distance_0(var_21, var_23, var_24);
        // light_in = wp.clamp(ndotl, 0.0, 10.0)                                                  <L 36>
        var_28 = wp::clamp(var_25, var_26, var_27);
        // falloff = film_response(light_in)                                                      <L 37>
        var_29 = film_response_0(var_28);
        // luma_v = 0.299 * rgb.x + 0.587 * rgb.y + 0.114 * rgb.z                                 <L 38>
        var_32 = wp::extract(var_21, var_31);
        var_33 = wp::mul(var_30, var_32);
        var_36 = wp::extract(var_21, var_35);
        var_37 = wp::mul(var_34, var_36);
        var_38 = wp::add(var_33, var_37);
        var_41 = wp::extract(var_21, var_40);
        var_42 = wp::mul(var_39, var_41);
        var_43 = wp::add(var_38, var_42);
        // muted = wp.lerp(wp.vec3(luma_v), rgb, wp.max(haze, 0.0))                               <L 39>
        var_44 = wp::vec_t<3, wp::float32>(var_43);
        var_46 = wp::max(var_13, var_45);
        var_47 = wp::lerp(var_44, var_21, var_46);
        // fog_rgb = wp.min(muted, wp.vec3(2.0))                                                  <L 40>
        var_49 = wp::vec_t<3, wp::float32>(var_48);
        var_50 = wp::min(var_47, var_49);
        // light_vec = fog_blend(rgb, falloff, fog_rgb, 0.02)                                     <L 41>
        var_52 = fog_blend_0(var_21, var_29, var_50, var_51);
        // exposed = light_vec * 0.2                                                              <L 42>
        var_54 = wp::mul(var_52, var_53);
        // peak_c = wp.max(wp.max(exposed.x, exposed.y), exposed.z)                               <L 43>
        var_56 = wp::extract(var_54, var_55);
        var_58 = wp::extract(var_54, var_57);
        var_59 = wp::max(var_56, var_58);
        var_61 = wp::extract(var_54, var_60);
        var_62 = wp::max(var_59, var_61);
        // out_c = exposed / (1.0 + peak_c)                                                       <L 44>
        var_64 = wp::add(var_63, var_62);
        var_65 = wp::div(var_54, var_64);
        // bucket_energy[x % 16] += out_c                                                         <L 45>
        var_67 = wp::mod(var_0, var_66);
        // var_68 = wp::atomic_add(var_bucket_energy, var_67, var_65);
        //---------
        // reverse
        wp::adj_atomic_add(var_bucket_energy, var_67, var_65, adj_bucket_energy, adj_67, adj_65, adj_68);
        wp::adj_mod(var_0, var_66, adj_0, adj_66, adj_67);
        // adj: bucket_energy[x % 16] += out_c                                                    <L 45>
        wp::adj_div(var_54, var_64, adj_54, adj_64, adj_65);
        wp::adj_add(var_63, var_62, adj_63, adj_62, adj_64);
        // adj: out_c = exposed / (1.0 + peak_c)                                                  <L 44>
        wp::adj_max(var_59, var_61, adj_59, adj_61, adj_62);
        wp::adj_extract(var_54, var_60, adj_54, adj_60, adj_61);
        wp::adj_max(var_56, var_58, adj_56, adj_58, adj_59);
        wp::adj_extract(var_54, var_57, adj_54, adj_57, adj_58);
        wp::adj_extract(var_54, var_55, adj_54, adj_55, adj_56);
        // adj: peak_c = wp.max(wp.max(exposed.x, exposed.y), exposed.z)                          <L 43>
        wp::adj_mul(var_52, var_53, adj_52, adj_53, adj_54);
        // adj: exposed = light_vec * 0.2                                                         <L 42>
        adj_fog_blend_0(var_21, var_29, var_50, var_51, adj_21, adj_29, adj_50, adj_51, adj_52);
        // adj: light_vec = fog_blend(rgb, falloff, fog_rgb, 0.02)                                <L 41>
        wp::adj_min(var_47, var_49, adj_47, adj_49, adj_50);
        wp::adj_vec_t(var_48, adj_48, adj_49);
        // adj: fog_rgb = wp.min(muted, wp.vec3(2.0))                                             <L 40>
        wp::adj_lerp(var_44, var_21, var_46, adj_44, adj_21, adj_46, adj_47);
        wp::adj_max(var_13, var_45, adj_13, adj_45, adj_46);
        wp::adj_vec_t(var_43, adj_43, adj_44);
        // adj: muted = wp.lerp(wp.vec3(luma_v), rgb, wp.max(haze, 0.0))                          <L 39>
        wp::adj_add(var_38, var_42, adj_38, adj_42, adj_43);
        wp::adj_mul(var_39, var_41, adj_39, adj_41, adj_42);
        wp::adj_extract(var_21, var_40, adj_21, adj_40, adj_41);
        wp::adj_add(var_33, var_37, adj_33, adj_37, adj_38);
        wp::adj_mul(var_34, var_36, adj_34, adj_36, adj_37);
        wp::adj_extract(var_21, var_35, adj_21, adj_35, adj_36);
        wp::adj_mul(var_30, var_32, adj_30, adj_32, adj_33);
        wp::adj_extract(var_21, var_31, adj_21, adj_31, adj_32);
        // adj: luma_v = 0.299 * rgb.x + 0.587 * rgb.y + 0.114 * rgb.z                            <L 38>
        adj_film_response_0(var_28, adj_28, adj_29);
        // adj: falloff = film_response(light_in)                                                 <L 37>
        wp::adj_clamp(var_25, var_26, var_27, adj_25, adj_26, adj_27, adj_28);
        // adj: light_in = wp.clamp(ndotl, 0.0, 10.0)                                             <L 36>
        adj_sphere_distance_0(var_21, var_23, var_24, adj_21, adj_23, adj_24, adj_25);
        wp::adj_mul(var_21, var_22, adj_21, adj_22, adj_23);
        // adj: ndotl = sphere_distance(rgb, rgb * 0.6, 0.5)                                      <L 35>
        wp::adj_max(var_18, var_20, adj_18, adj_20, adj_21);
        wp::adj_vec_t(var_19, adj_19, adj_20);
        wp::adj_min(var_15, var_17, adj_15, adj_17, adj_18);
        wp::adj_vec_t(var_16, adj_16, adj_17);
        wp::adj_vec_t(var_14, var_8, var_3, adj_14, adj_8, adj_3, adj_15);
        // adj: rgb = wp.max(wp.min(wp.vec3(0.0, ao, shade), wp.vec3(2.0)), wp.vec3(0.0))         <L 34>
        wp::adj_sub(var_10, var_12, adj_10, adj_12, adj_13);
        wp::adj_mul(var_11, var_bloom, adj_9, adj_bloom, adj_10);
        wp::adj_address(var_alphas, var_0, var_1, adj_alphas, adj_0, adj_1, adj_9);
        // adj: haze = alphas[x, y] * bloom - 1.1                                                 <L 33>
        wp::adj_add(var_5, var_7, adj_5, adj_7, adj_8);
        wp::adj_mul(var_6, var_bloom, adj_4, adj_bloom, adj_5);
        wp::adj_address(var_texels, var_1, adj_texels, adj_1, adj_4);
        // adj: ao = texels[y] * bloom + 0.55                                                     <L 32>
        wp::adj_sub(var_bloom, var_2, adj_bloom, adj_2, adj_3);
        // adj: shade = bloom - 2.75                                                              <L 31>
        // adj: x, y = wp.tid()                                                                   <L 30>
        // adj: def tone_map_alphas(                                                              <L 24>
        continue;
    }
}
