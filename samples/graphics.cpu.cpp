// tint_material.py:4
static void adjust_image_0(
    wp::float32 var_saturation_level,
    wp::float32 var_sphere_radius,
    wp::int32 var_period,
    wp::vec_t<3, wp::float32> & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 6.2832;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.5;
    const wp::float32 var_3 = 0.5;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.5;
    const wp::float32 var_8 = 0.5;
    const wp::float32 var_9 = 2.08;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = 0.5;
    const wp::float32 var_15 = 0.5;
    const wp::float32 var_16 = 4.23;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::vec_t<3, wp::float32> var_21;
    const wp::float32 var_22 = 1.6;
    const wp::float32 var_23 = 1.9;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    const wp::float32 var_26 = 5.5;
    wp::vec_t<3, wp::float32> var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.1;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::vec_t<3, wp::float32> var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    //---------
    // forward
    // def adjust_image(saturation_level: float, sphere_radius: float, period: int):          <L 5>
    // a = 6.2832 * saturation_level                                                          <L 6>
    var_1 = wp::mul(var_0, var_saturation_level);
    // brightness_value = 0.5 + 0.5 * wp.cos(a)                                               <L 7>
    var_4 = wp::cos(var_1);
    var_5 = wp::mul(var_3, var_4);
    var_6 = wp::add(var_2, var_5);
    // ao = 0.5 + 0.5 * wp.cos(a + 2.08)                                                      <L 8>
    var_10 = wp::add(var_1, var_9);
    var_11 = wp::cos(var_10);
    var_12 = wp::mul(var_8, var_11);
    var_13 = wp::add(var_7, var_12);
    // hue = wp.vec3(brightness_value, ao, 0.5 + 0.5 * wp.cos(a + 4.23))                      <L 9>
    var_17 = wp::add(var_1, var_16);
    var_18 = wp::cos(var_17);
    var_19 = wp::mul(var_15, var_18);
    var_20 = wp::add(var_14, var_19);
    var_21 = wp::vec_t<3, wp::float32>(var_6, var_13, var_20);
    // smallest = wp.min(hue, wp.vec3(1.6, 1.9, sphere_radius))                               <L 10>
    var_24 = wp::vec_t<3, wp::float32>(var_22, var_23, var_sphere_radius);
    var_25 = wp::min(var_21, var_24);
    // power_l = 5.5                                                                          <L 11>
    // to_lamp = hue - smallest                                                               <L 12>
    var_27 = wp::sub(var_21, var_25);
    // dist_sq = wp.dot(to_lamp, to_lamp)                                                     <L 13>
    var_28 = wp::dot(var_27, var_27);
    // irradiance = power_l / (0.1 + dist_sq)                                                 <L 14>
    var_30 = wp::add(var_29, var_28);
    var_31 = wp::div(var_26, var_30);
    // return hue + smallest, irradiance - float(period)                                      <L 15>
    var_32 = wp::add(var_21, var_25);
    var_33 = wp::float(var_period);
    var_34 = wp::sub(var_31, var_33);
    ret_0 = var_32;
    ret_1 = var_34;
    return;
}


// tint_material.py:4
static void adj_adjust_image_0(
    wp::float32 var_saturation_level,
    wp::float32 var_sphere_radius,
    wp::int32 var_period,
    wp::vec_t<3, wp::float32> & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_saturation_level,
    wp::float32 & adj_sphere_radius,
    wp::int32 & adj_period,
    wp::vec_t<3, wp::float32> & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 6.2832;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.5;
    const wp::float32 var_3 = 0.5;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.5;
    const wp::float32 var_8 = 0.5;
    const wp::float32 var_9 = 2.08;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = 0.5;
    const wp::float32 var_15 = 0.5;
    const wp::float32 var_16 = 4.23;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::vec_t<3, wp::float32> var_21;
    const wp::float32 var_22 = 1.6;
    const wp::float32 var_23 = 1.9;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    const wp::float32 var_26 = 5.5;
    wp::vec_t<3, wp::float32> var_27;
    wp::float32 var_28;
    const wp::float32 var_29 = 0.1;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::vec_t<3, wp::float32> var_32;
    wp::float32 var_33;
    wp::float32 var_34;
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
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::vec_t<3, wp::float32> adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    //---------
    // forward
    // def adjust_image(saturation_level: float, sphere_radius: float, period: int):          <L 5>
    // a = 6.2832 * saturation_level                                                          <L 6>
    var_1 = wp::mul(var_0, var_saturation_level);
    // brightness_value = 0.5 + 0.5 * wp.cos(a)                                               <L 7>
    var_4 = wp::cos(var_1);
    var_5 = wp::mul(var_3, var_4);
    var_6 = wp::add(var_2, var_5);
    // ao = 0.5 + 0.5 * wp.cos(a + 2.08)                                                      <L 8>
    var_10 = wp::add(var_1, var_9);
    var_11 = wp::cos(var_10);
    var_12 = wp::mul(var_8, var_11);
    var_13 = wp::add(var_7, var_12);
    // hue = wp.vec3(brightness_value, ao, 0.5 + 0.5 * wp.cos(a + 4.23))                      <L 9>
    var_17 = wp::add(var_1, var_16);
    var_18 = wp::cos(var_17);
    var_19 = wp::mul(var_15, var_18);
    var_20 = wp::add(var_14, var_19);
    var_21 = wp::vec_t<3, wp::float32>(var_6, var_13, var_20);
    // smallest = wp.min(hue, wp.vec3(1.6, 1.9, sphere_radius))                               <L 10>
    var_24 = wp::vec_t<3, wp::float32>(var_22, var_23, var_sphere_radius);
    var_25 = wp::min(var_21, var_24);
    // power_l = 5.5                                                                          <L 11>
    // to_lamp = hue - smallest                                                               <L 12>
    var_27 = wp::sub(var_21, var_25);
    // dist_sq = wp.dot(to_lamp, to_lamp)                                                     <L 13>
    var_28 = wp::dot(var_27, var_27);
    // irradiance = power_l / (0.1 + dist_sq)                                                 <L 14>
    var_30 = wp::add(var_29, var_28);
    var_31 = wp::div(var_26, var_30);
    // return hue + smallest, irradiance - float(period)                                      <L 15>
    var_32 = wp::add(var_21, var_25);
    var_33 = wp::float(var_period);
    var_34 = wp::sub(var_31, var_33);
    ret_0 = var_32;
    ret_1 = var_34;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_34 += adj_ret_1;
    adj_32 += adj_ret_0;
    wp::adj_sub(var_31, var_33, adj_31, adj_33, adj_34);
    wp::adj_float(var_period, adj_period, adj_33);
    wp::adj_add(var_21, var_25, adj_21, adj_25, adj_32);
    // adj: return hue + smallest, irradiance - float(period)                                 <L 15>
    wp::adj_div(var_26, var_30, var_31, adj_26, adj_30, adj_31);
    wp::adj_add(var_29, var_28, adj_29, adj_28, adj_30);
    // adj: irradiance = power_l / (0.1 + dist_sq)                                            <L 14>
    wp::adj_dot(var_27, var_27, adj_27, adj_27, adj_28);
    // adj: dist_sq = wp.dot(to_lamp, to_lamp)                                                <L 13>
    wp::adj_sub(var_21, var_25, adj_21, adj_25, adj_27);
    // adj: to_lamp = hue - smallest                                                          <L 12>
    // adj: power_l = 5.5                                                                     <L 11>
    wp::adj_min(var_21, var_24, adj_21, adj_24, adj_25);
    wp::adj_vec_t(var_22, var_23, var_sphere_radius, adj_22, adj_23, adj_sphere_radius, adj_24);
    // adj: smallest = wp.min(hue, wp.vec3(1.6, 1.9, sphere_radius))                          <L 10>
    wp::adj_vec_t(var_6, var_13, var_20, adj_6, adj_13, adj_20, adj_21);
    wp::adj_add(var_14, var_19, adj_14, adj_19, adj_20);
    wp::adj_mul(var_15, var_18, adj_15, adj_18, adj_19);
    wp::adj_cos(var_17, adj_17, adj_18);
    wp::adj_add(var_1, var_16, adj_1, adj_16, adj_17);
    // adj: hue = wp.vec3(brightness_value, ao, 0.5 + 0.5 * wp.cos(a + 4.23))                 <L 9>
    wp::adj_add(var_7, var_12, adj_7, adj_12, adj_13);
    wp::adj_mul(var_8, var_11, adj_8, adj_11, adj_12);
    wp::adj_cos(var_10, adj_10, adj_11);
    wp::adj_add(var_1, var_9, adj_1, adj_9, adj_10);
    // adj: ao = 0.5 + 0.5 * wp.cos(a + 2.08)                                                 <L 8>
    wp::adj_add(var_2, var_5, adj_2, adj_5, adj_6);
    wp::adj_mul(var_3, var_4, adj_3, adj_4, adj_5);
    wp::adj_cos(var_1, adj_1, adj_4);
    // adj: brightness_value = 0.5 + 0.5 * wp.cos(a)                                          <L 7>
    wp::adj_mul(var_0, var_saturation_level, adj_0, adj_saturation_level, adj_1);
    // adj: a = 6.2832 * saturation_level                                                     <L 6>
    // adj: def adjust_image(saturation_level: float, sphere_radius: float, period: int):     <L 5>
    return;
}

struct wp_args_tint_material_7967c1c1 {
    wp::array_t<wp::vec_t<2, wp::float32>> hit_points;
    wp::array_t<wp::vec_t<3, wp::float32>> pixels;
    wp::float32 fresnel_base;
    wp::array_t<wp::float32> alphas;
    wp::array_t<wp::float32> noise_tile;
    wp::array_t<wp::float32> radiance;
    wp::array_t<wp::float32> tile_light;
};

template <bool wp_linear_contiguous>
static void tint_material_7967c1c1_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_tint_material_7967c1c1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_hit_points = _wp_args->hit_points;
    wp::array_t<wp::vec_t<3, wp::float32>> var_pixels = _wp_args->pixels;
    wp::float32 var_fresnel_base = _wp_args->fresnel_base;
    wp::array_t<wp::float32> var_alphas = _wp_args->alphas;
    wp::array_t<wp::float32> var_noise_tile = _wp_args->noise_tile;
    wp::array_t<wp::float32> var_radiance = _wp_args->radiance;
    wp::array_t<wp::float32> var_tile_light = _wp_args->tile_light;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    const wp::float32 var_4 = 2.95;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32>* var_10;
    wp::vec_t<3, wp::float32>* var_11;
    const wp::int32 var_12 = 0;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 0;
    wp::int32 var_21;
    wp::vec_t<3, wp::float32>* var_22;
    wp::vec_t<3, wp::float32> var_23;
    wp::vec_t<3, wp::float32> var_24;
    const wp::float32 var_25 = 0.9;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::int32 var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::float32 var_35;
    wp::vec_t<3, wp::float32> var_36;
    const wp::float32 var_37 = 50.0;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    const wp::float32 var_40 = 0.0;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    const wp::float32 var_43 = 1.5;
    wp::vec_t<3, wp::float32> var_44;
    const wp::int32 var_45 = 0;
    wp::float32 var_46;
    const wp::float32 var_47 = 1.0;
    const wp::int32 var_48 = 0;
    wp::float32 var_49;
    wp::float32 var_50;
    wp::float32 var_51;
    const wp::int32 var_52 = 1;
    wp::float32 var_53;
    const wp::float32 var_54 = 1.0;
    const wp::int32 var_55 = 1;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::int32 var_59 = 2;
    wp::float32 var_60;
    const wp::float32 var_61 = 1.0;
    const wp::int32 var_62 = 2;
    wp::float32 var_63;
    wp::float32 var_64;
    wp::float32 var_65;
    wp::vec_t<3, wp::float32> var_66;
    wp::vec_t<3, wp::float32> var_67;
    const wp::float32 var_68 = 2.0;
    wp::float32 var_69;
    wp::float32 var_70;
    wp::vec_t<3, wp::float32> var_71;
    wp::vec_t<3, wp::float32> var_72;
    wp::vec_t<3, wp::float32> var_73;
    wp::float32 var_74;
    const wp::float32 var_75 = -0.03;
    wp::float32 var_76;
    const wp::int32 var_77 = 4;
    wp::float32* var_78;
    wp::float32 var_79;
    wp::float32 var_80;
    const wp::float32 var_81 = 0.45;
    const wp::float32 var_82 = 1.0;
    wp::float32 var_83;
    const wp::float32 var_84 = 1.0;
    wp::float32 var_85;
    wp::float32 var_86;
    const wp::float32 var_87 = 8.0;
    wp::float32 var_88;
    const wp::float32 var_89 = 1.0;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    const wp::float32 var_93 = 0.001;
    wp::float32 var_94;
    wp::float32 var_95;
    const wp::int32 var_96 = 6;
    const wp::int32 var_97 = 6;
    wp::int32 var_98;
    wp::vec_t<2, wp::float32>* var_99;
    wp::float32 var_100;
    wp::vec_t<2, wp::float32> var_101;
    wp::float32 var_102;
    wp::float32 var_103;
    //---------
    // forward
    // def tint_material(                                                                     <L 19>
    // i, j = wp.tid()                                                                        <L 28>
    builtin_tid2d(var_0, var_1);
    // shade = alphas[i, j, 0] + 2.95                                                         <L 29>
    var_3 = wp::address(var_alphas, var_0, var_1, var_2);
    var_6 = wp::load(var_3);
    var_5 = wp::add(var_6, var_4);
    // warm = pixels[i, j]                                                                    <L 30>
    var_7 = wp::address(var_pixels, var_0, var_1);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // color = pixels[i, j] * pixels[i, j][0] + warm                                          <L 31>
    var_10 = wp::address(var_pixels, var_0, var_1);
    var_11 = wp::address(var_pixels, var_0, var_1);
    var_14 = wp::load(var_11);
    var_13 = wp::extract(var_14, var_12);
    var_16 = wp::load(var_10);
    var_15 = wp::mul(var_16, var_13);
    var_17 = wp::add(var_15, var_8);
    // p = pixels[i, wp.max(j - 1, 0)]                                                        <L 32>
    var_19 = wp::sub(var_1, var_18);
    var_21 = wp::max(var_19, var_20);
    var_22 = wp::address(var_pixels, var_0, var_21);
    var_24 = wp::load(var_22);
    var_23 = wp::copy(var_24);
    // ball_radius = 0.9                                                                      <L 33>
    // dist = wp.length(p - wp.normalize(color)) - ball_radius                                <L 34>
    var_26 = wp::normalize(var_17);
    var_27 = wp::sub(var_23, var_26);
    var_28 = wp::length(var_27);
    var_29 = wp::sub(var_28, var_25);
    // factor = wp.exp(-wp.abs(dist))                                                         <L 35>
    var_30 = wp::abs(var_29);
    var_31 = wp::neg(var_30);
    var_32 = wp::exp(var_31);
    // radiance_value, falloff = adjust_image(factor, shade, int(fresnel_base))               <L 36>
    var_33 = wp::int(var_fresnel_base);
    adjust_image_0(var_32, var_5, var_33, var_34, var_35);
    // tinted = radiance_value * falloff                                                      <L 37>
    var_36 = wp::mul(var_34, var_35);
    // hdr = wp.max(wp.min(tinted, wp.vec3(50.0)), wp.vec3(0.0))                              <L 38>
    var_38 = wp::vec_t<3, wp::float32>(var_37);
    var_39 = wp::min(var_36, var_38);
    var_41 = wp::vec_t<3, wp::float32>(var_40);
    var_42 = wp::max(var_39, var_41);
    // c = hdr * 1.5                                                                          <L 39>
    var_44 = wp::mul(var_42, var_43);
    // mask_value = c.x / (1.0 + c.x)                                                         <L 40>
    var_46 = wp::extract(var_44, var_45);
    var_49 = wp::extract(var_44, var_48);
    var_50 = wp::add(var_47, var_49);
    var_51 = wp::div(var_46, var_50);
    // ldr_color = wp.vec3(mask_value, c.y / (1.0 + c.y), c.z / (1.0 + c.z))                  <L 41>
    var_53 = wp::extract(var_44, var_52);
    var_56 = wp::extract(var_44, var_55);
    var_57 = wp::add(var_54, var_56);
    var_58 = wp::div(var_53, var_57);
    var_60 = wp::extract(var_44, var_59);
    var_63 = wp::extract(var_44, var_62);
    var_64 = wp::add(var_61, var_63);
    var_65 = wp::div(var_60, var_64);
    var_66 = wp::vec_t<3, wp::float32>(var_51, var_58, var_65);
    // normal_s = wp.normalize(tinted)                                                        <L 42>
    var_67 = wp::normalize(var_36);
    // light_vec = 2.0 * wp.dot(radiance_value, normal_s) * normal_s                          <L 43>
    var_69 = wp::dot(var_34, var_67);
    var_70 = wp::mul(var_68, var_69);
    var_71 = wp::mul(var_70, var_67);
    // mirrored = radiance_value - light_vec                                                  <L 44>
    var_72 = wp::sub(var_34, var_71);
    // height_above = wp.dot(ldr_color, wp.normalize(mirrored)) + -0.03                       <L 45>
    var_73 = wp::normalize(var_72);
    var_74 = wp::dot(var_66, var_73);
    var_76 = wp::add(var_74, var_75);
    // radiance[i, j] = height_above                                                          <L 46>
    wp::array_store(var_radiance, var_0, var_1, var_76);
    // cos_v = noise_tile[i, j, 4]                                                            <L 47>
    var_78 = wp::address(var_noise_tile, var_0, var_1, var_77);
    var_80 = wp::load(var_78);
    var_79 = wp::copy(var_80);
    // roughness = 0.45                                                                       <L 48>
    // k_direct = (roughness + 1.0) * (roughness + 1.0) / 8.0                                 <L 49>
    var_83 = wp::add(var_81, var_82);
    var_85 = wp::add(var_81, var_84);
    var_86 = wp::mul(var_83, var_85);
    var_88 = wp::div(var_86, var_87);
    // masked = cos_v / (cos_v * (1.0 - k_direct) + k_direct + 0.001)                         <L 50>
    var_90 = wp::sub(var_89, var_88);
    var_91 = wp::mul(var_79, var_90);
    var_92 = wp::add(var_91, var_88);
    var_94 = wp::add(var_92, var_93);
    var_95 = wp::div(var_79, var_94);
    // wp.atomic_add(tile_light, 6, i % 6, masked - wp.length(hit_points[i, j]))              <L 51>
    var_98 = wp::mod(var_0, var_97);
    var_99 = wp::address(var_hit_points, var_0, var_1);
    var_101 = wp::load(var_99);
    var_100 = wp::length(var_101);
    var_102 = wp::sub(var_95, var_100);
    var_103 = wp::atomic_add(var_tile_light, var_96, var_98, var_102);
}

template <bool wp_linear_contiguous>
static void tint_material_7967c1c1_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_tint_material_7967c1c1 *_wp_args,
    wp_args_tint_material_7967c1c1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_hit_points = _wp_args->hit_points;
    wp::array_t<wp::vec_t<3, wp::float32>> var_pixels = _wp_args->pixels;
    wp::float32 var_fresnel_base = _wp_args->fresnel_base;
    wp::array_t<wp::float32> var_alphas = _wp_args->alphas;
    wp::array_t<wp::float32> var_noise_tile = _wp_args->noise_tile;
    wp::array_t<wp::float32> var_radiance = _wp_args->radiance;
    wp::array_t<wp::float32> var_tile_light = _wp_args->tile_light;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_hit_points = _wp_adj_args->hit_points;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_pixels = _wp_adj_args->pixels;
    wp::float32 adj_fresnel_base = _wp_adj_args->fresnel_base;
    wp::array_t<wp::float32> adj_alphas = _wp_adj_args->alphas;
    wp::array_t<wp::float32> adj_noise_tile = _wp_adj_args->noise_tile;
    wp::array_t<wp::float32> adj_radiance = _wp_adj_args->radiance;
    wp::array_t<wp::float32> adj_tile_light = _wp_adj_args->tile_light;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    const wp::float32 var_4 = 2.95;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32>* var_10;
    wp::vec_t<3, wp::float32>* var_11;
    const wp::int32 var_12 = 0;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 0;
    wp::int32 var_21;
    wp::vec_t<3, wp::float32>* var_22;
    wp::vec_t<3, wp::float32> var_23;
    wp::vec_t<3, wp::float32> var_24;
    const wp::float32 var_25 = 0.9;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::int32 var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::float32 var_35;
    wp::vec_t<3, wp::float32> var_36;
    const wp::float32 var_37 = 50.0;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    const wp::float32 var_40 = 0.0;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    const wp::float32 var_43 = 1.5;
    wp::vec_t<3, wp::float32> var_44;
    const wp::int32 var_45 = 0;
    wp::float32 var_46;
    const wp::float32 var_47 = 1.0;
    const wp::int32 var_48 = 0;
    wp::float32 var_49;
    wp::float32 var_50;
    wp::float32 var_51;
    const wp::int32 var_52 = 1;
    wp::float32 var_53;
    const wp::float32 var_54 = 1.0;
    const wp::int32 var_55 = 1;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::int32 var_59 = 2;
    wp::float32 var_60;
    const wp::float32 var_61 = 1.0;
    const wp::int32 var_62 = 2;
    wp::float32 var_63;
    wp::float32 var_64;
    wp::float32 var_65;
    wp::vec_t<3, wp::float32> var_66;
    wp::vec_t<3, wp::float32> var_67;
    const wp::float32 var_68 = 2.0;
    wp::float32 var_69;
    wp::float32 var_70;
    wp::vec_t<3, wp::float32> var_71;
    wp::vec_t<3, wp::float32> var_72;
    wp::vec_t<3, wp::float32> var_73;
    wp::float32 var_74;
    const wp::float32 var_75 = -0.03;
    wp::float32 var_76;
    const wp::int32 var_77 = 4;
    wp::float32* var_78;
    wp::float32 var_79;
    wp::float32 var_80;
    const wp::float32 var_81 = 0.45;
    const wp::float32 var_82 = 1.0;
    wp::float32 var_83;
    const wp::float32 var_84 = 1.0;
    wp::float32 var_85;
    wp::float32 var_86;
    const wp::float32 var_87 = 8.0;
    wp::float32 var_88;
    const wp::float32 var_89 = 1.0;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    const wp::float32 var_93 = 0.001;
    wp::float32 var_94;
    wp::float32 var_95;
    const wp::int32 var_96 = 6;
    const wp::int32 var_97 = 6;
    wp::int32 var_98;
    wp::vec_t<2, wp::float32>* var_99;
    wp::float32 var_100;
    wp::vec_t<2, wp::float32> var_101;
    wp::float32 var_102;
    wp::float32 var_103;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::float32 adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::float32 adj_35 = {};
    wp::vec_t<3, wp::float32> adj_36 = {};
    wp::float32 adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::vec_t<3, wp::float32> adj_39 = {};
    wp::float32 adj_40 = {};
    wp::vec_t<3, wp::float32> adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    wp::float32 adj_43 = {};
    wp::vec_t<3, wp::float32> adj_44 = {};
    wp::int32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::float32 adj_65 = {};
    wp::vec_t<3, wp::float32> adj_66 = {};
    wp::vec_t<3, wp::float32> adj_67 = {};
    wp::float32 adj_68 = {};
    wp::float32 adj_69 = {};
    wp::float32 adj_70 = {};
    wp::vec_t<3, wp::float32> adj_71 = {};
    wp::vec_t<3, wp::float32> adj_72 = {};
    wp::vec_t<3, wp::float32> adj_73 = {};
    wp::float32 adj_74 = {};
    wp::float32 adj_75 = {};
    wp::float32 adj_76 = {};
    wp::int32 adj_77 = {};
    wp::float32 adj_78 = {};
    wp::float32 adj_79 = {};
    wp::float32 adj_80 = {};
    wp::float32 adj_81 = {};
    wp::float32 adj_82 = {};
    wp::float32 adj_83 = {};
    wp::float32 adj_84 = {};
    wp::float32 adj_85 = {};
    wp::float32 adj_86 = {};
    wp::float32 adj_87 = {};
    wp::float32 adj_88 = {};
    wp::float32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::float32 adj_91 = {};
    wp::float32 adj_92 = {};
    wp::float32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::float32 adj_95 = {};
    wp::int32 adj_96 = {};
    wp::int32 adj_97 = {};
    wp::int32 adj_98 = {};
    wp::vec_t<2, wp::float32> adj_99 = {};
    wp::float32 adj_100 = {};
    wp::vec_t<2, wp::float32> adj_101 = {};
    wp::float32 adj_102 = {};
    wp::float32 adj_103 = {};
    //---------
    // forward
    // def tint_material(                                                                     <L 19>
    // i, j = wp.tid()                                                                        <L 28>
    builtin_tid2d(var_0, var_1);
    // shade = alphas[i, j, 0] + 2.95                                                         <L 29>
    var_3 = wp::address(var_alphas, var_0, var_1, var_2);
    var_6 = wp::load(var_3);
    var_5 = wp::add(var_6, var_4);
    // warm = pixels[i, j]                                                                    <L 30>
    var_7 = wp::address(var_pixels, var_0, var_1);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // color = pixels[i, j] * pixels[i, j][0] + warm                                          <L 31>
    var_10 = wp::address(var_pixels, var_0, var_1);
    var_11 = wp::address(var_pixels, var_0, var_1);
    var_14 = wp::load(var_11);
    var_13 = wp::extract(var_14, var_12);
    var_16 = wp::load(var_10);
    var_15 = wp::mul(var_16, var_13);
    var_17 = wp::add(var_15, var_8);
    // p = pixels[i, wp.max(j - 1, 0)]                                                        <L 32>
    var_19 = wp::sub(var_1, var_18);
    var_21 = wp::max(var_19, var_20);
    var_22 = wp::address(var_pixels, var_0, var_21);
    var_24 = wp::load(var_22);
    var_23 = wp::copy(var_24);
    // ball_radius = 0.9                                                                      <L 33>
    // dist = wp.length(p - wp.normalize(color)) - ball_radius                                <L 34>
    var_26 = wp::normalize(var_17);
    var_27 = wp::sub(var_23, var_26);
    var_28 = wp::length(var_27);
    var_29 = wp::sub(var_28, var_25);
    // factor = wp.exp(-wp.abs(dist))                                                         <L 35>
    var_30 = wp::abs(var_29);
    var_31 = wp::neg(var_30);
    var_32 = wp::exp(var_31);
    // radiance_value, falloff = adjust_image(factor, shade, int(fresnel_base))               <L 36>
    var_33 = wp::int(var_fresnel_base);
    adjust_image_0(var_32, var_5, var_33, var_34, var_35);
    // tinted = radiance_value * falloff                                                      <L 37>
    var_36 = wp::mul(var_34, var_35);
    // hdr = wp.max(wp.min(tinted, wp.vec3(50.0)), wp.vec3(0.0))                              <L 38>
    var_38 = wp::vec_t<3, wp::float32>(var_37);
    var_39 = wp::min(var_36, var_38);
    var_41 = wp::vec_t<3, wp::float32>(var_40);
    var_42 = wp::max(var_39, var_41);
    // c = hdr * 1.5                                                                          <L 39>
    var_44 = wp::mul(var_42, var_43);
    // mask_value = c.x / (1.0 + c.x)                                                         <L 40>
    var_46 = wp::extract(var_44, var_45);
    var_49 = wp::extract(var_44, var_48);
    var_50 = wp::add(var_47, var_49);
    var_51 = wp::div(var_46, var_50);
    // ldr_color = wp.vec3(mask_value, c.y / (1.0 + c.y), c.z / (1.0 + c.z))                  <L 41>
    var_53 = wp::extract(var_44, var_52);
    var_56 = wp::extract(var_44, var_55);
    var_57 = wp::add(var_54, var_56);
    var_58 = wp::div(var_53, var_57);
    var_60 = wp::extract(var_44, var_59);
    var_63 = wp::extract(var_44, var_62);
    var_64 = wp::add(var_61, var_63);
    var_65 = wp::div(var_60, var_64);
    var_66 = wp::vec_t<3, wp::float32>(var_51, var_58, var_65);
    // normal_s = wp.normalize(tinted)                                                        <L 42>
    var_67 = wp::normalize(var_36);
    // light_vec = 2.0 * wp.dot(radiance_value, normal_s) * normal_s                          <L 43>
    var_69 = wp::dot(var_34, var_67);
    var_70 = wp::mul(var_68, var_69);
    var_71 = wp::mul(var_70, var_67);
    // mirrored = radiance_value - light_vec                                                  <L 44>
    var_72 = wp::sub(var_34, var_71);
    // height_above = wp.dot(ldr_color, wp.normalize(mirrored)) + -0.03                       <L 45>
    var_73 = wp::normalize(var_72);
    var_74 = wp::dot(var_66, var_73);
    var_76 = wp::add(var_74, var_75);
    // radiance[i, j] = height_above                                                          <L 46>
    // wp::array_store(var_radiance, var_0, var_1, var_76);
    // cos_v = noise_tile[i, j, 4]                                                            <L 47>
    var_78 = wp::address(var_noise_tile, var_0, var_1, var_77);
    var_80 = wp::load(var_78);
    var_79 = wp::copy(var_80);
    // roughness = 0.45                                                                       <L 48>
    // k_direct = (roughness + 1.0) * (roughness + 1.0) / 8.0                                 <L 49>
    var_83 = wp::add(var_81, var_82);
    var_85 = wp::add(var_81, var_84);
    var_86 = wp::mul(var_83, var_85);
    var_88 = wp::div(var_86, var_87);
    // masked = cos_v / (cos_v * (1.0 - k_direct) + k_direct + 0.001)                         <L 50>
    var_90 = wp::sub(var_89, var_88);
    var_91 = wp::mul(var_79, var_90);
    var_92 = wp::add(var_91, var_88);
    var_94 = wp::add(var_92, var_93);
    var_95 = wp::div(var_79, var_94);
    // wp.atomic_add(tile_light, 6, i % 6, masked - wp.length(hit_points[i, j]))              <L 51>
    var_98 = wp::mod(var_0, var_97);
    var_99 = wp::address(var_hit_points, var_0, var_1);
    var_101 = wp::load(var_99);
    var_100 = wp::length(var_101);
    var_102 = wp::sub(var_95, var_100);
    // var_103 = wp::atomic_add(var_tile_light, var_96, var_98, var_102);
    //---------
    // reverse
    wp::adj_atomic_add(var_tile_light, var_96, var_98, var_102, adj_tile_light, adj_96, adj_98, adj_102, adj_103);
    wp::adj_sub(var_95, var_100, adj_95, adj_100, adj_102);
    wp::adj_length(var_101, var_100, adj_99, adj_100);
    wp::adj_address(var_hit_points, var_0, var_1, adj_hit_points, adj_0, adj_1, adj_99);
    wp::adj_mod(var_0, var_97, adj_0, adj_97, adj_98);
    // adj: wp.atomic_add(tile_light, 6, i % 6, masked - wp.length(hit_points[i, j]))         <L 51>
    wp::adj_div(var_79, var_94, var_95, adj_79, adj_94, adj_95);
    wp::adj_add(var_92, var_93, adj_92, adj_93, adj_94);
    wp::adj_add(var_91, var_88, adj_91, adj_88, adj_92);
    wp::adj_mul(var_79, var_90, adj_79, adj_90, adj_91);
    wp::adj_sub(var_89, var_88, adj_89, adj_88, adj_90);
    // adj: masked = cos_v / (cos_v * (1.0 - k_direct) + k_direct + 0.001)                    <L 50>
    wp::adj_div(var_86, var_87, var_88, adj_86, adj_87, adj_88);
    wp::adj_mul(var_83, var_85, adj_83, adj_85, adj_86);
    wp::adj_add(var_81, var_84, adj_81, adj_84, adj_85);
    wp::adj_add(var_81, var_82, adj_81, adj_82, adj_83);
    // adj: k_direct = (roughness + 1.0) * (roughness + 1.0) / 8.0                            <L 49>
    // adj: roughness = 0.45                                                                  <L 48>
    wp::adj_copy(var_80, adj_78, adj_79);
    wp::adj_address(var_noise_tile, var_0, var_1, var_77, adj_noise_tile, adj_0, adj_1, adj_77, adj_78);
    // adj: cos_v = noise_tile[i, j, 4]                                                       <L 47>
    wp::adj_array_store(var_radiance, var_0, var_1, var_76, adj_radiance, adj_0, adj_1, adj_76);
    // adj: radiance[i, j] = height_above                                                     <L 46>
    wp::adj_add(var_74, var_75, adj_74, adj_75, adj_76);
    wp::adj_dot(var_66, var_73, adj_66, adj_73, adj_74);
    wp::adj_normalize(var_72, var_73, adj_72, adj_73);
    // adj: height_above = wp.dot(ldr_color, wp.normalize(mirrored)) + -0.03                  <L 45>
    wp::adj_sub(var_34, var_71, adj_34, adj_71, adj_72);
    // adj: mirrored = radiance_value - light_vec                                             <L 44>
    wp::adj_mul(var_70, var_67, adj_70, adj_67, adj_71);
    wp::adj_mul(var_68, var_69, adj_68, adj_69, adj_70);
    wp::adj_dot(var_34, var_67, adj_34, adj_67, adj_69);
    // adj: light_vec = 2.0 * wp.dot(radiance_value, normal_s) * normal_s                     <L 43>
    wp::adj_normalize(var_36, var_67, adj_36, adj_67);
    // adj: normal_s = wp.normalize(tinted)                                                   <L 42>
    wp::adj_vec_t(var_51, var_58, var_65, adj_51, adj_58, adj_65, adj_66);
    wp::adj_div(var_60, var_64, var_65, adj_60, adj_64, adj_65);
    wp::adj_add(var_61, var_63, adj_61, adj_63, adj_64);
    wp::adj_extract(var_44, var_62, adj_44, adj_62, adj_63);
    wp::adj_extract(var_44, var_59, adj_44, adj_59, adj_60);
    wp::adj_div(var_53, var_57, var_58, adj_53, adj_57, adj_58);
    wp::adj_add(var_54, var_56, adj_54, adj_56, adj_57);
    wp::adj_extract(var_44, var_55, adj_44, adj_55, adj_56);
    wp::adj_extract(var_44, var_52, adj_44, adj_52, adj_53);
    // adj: ldr_color = wp.vec3(mask_value, c.y / (1.0 + c.y), c.z / (1.0 + c.z))             <L 41>
    wp::adj_div(var_46, var_50, var_51, adj_46, adj_50, adj_51);
    wp::adj_add(var_47, var_49, adj_47, adj_49, adj_50);
    wp::adj_extract(var_44, var_48, adj_44, adj_48, adj_49);
    wp::adj_extract(var_44, var_45, adj_44, adj_45, adj_46);
    // adj: mask_value = c.x / (1.0 + c.x)                                                    <L 40>
    wp::adj_mul(var_42, var_43, adj_42, adj_43, adj_44);
    // adj: c = hdr * 1.5                                                                     <L 39>
    wp::adj_max(var_39, var_41, adj_39, adj_41, adj_42);
    wp::adj_vec_t(var_40, adj_40, adj_41);
    wp::adj_min(var_36, var_38, adj_36, adj_38, adj_39);
    wp::adj_vec_t(var_37, adj_37, adj_38);
    // adj: hdr = wp.max(wp.min(tinted, wp.vec3(50.0)), wp.vec3(0.0))                         <L 38>
    wp::adj_mul(var_34, var_35, adj_34, adj_35, adj_36);
    // adj: tinted = radiance_value * falloff                                                 <L 37>
    adj_adjust_image_0(var_32, var_5, var_33, var_34, var_35, adj_32, adj_5, adj_33, adj_34, adj_35);
    // adj: radiance_value, falloff = adjust_image(factor, shade, int(fresnel_base))          <L 36>
    wp::adj_exp(var_31, var_32, adj_31, adj_32);
    wp::adj_neg(var_30, adj_30, adj_31);
    wp::adj_abs(var_29, adj_29, adj_30);
    // adj: factor = wp.exp(-wp.abs(dist))                                                    <L 35>
    wp::adj_sub(var_28, var_25, adj_28, adj_25, adj_29);
    wp::adj_length(var_27, var_28, adj_27, adj_28);
    wp::adj_sub(var_23, var_26, adj_23, adj_26, adj_27);
    wp::adj_normalize(var_17, var_26, adj_17, adj_26);
    // adj: dist = wp.length(p - wp.normalize(color)) - ball_radius                           <L 34>
    // adj: ball_radius = 0.9                                                                 <L 33>
    wp::adj_copy(var_24, adj_22, adj_23);
    wp::adj_address(var_pixels, var_0, var_21, adj_pixels, adj_0, adj_21, adj_22);
    wp::adj_max(var_19, var_20, adj_19, adj_20, adj_21);
    wp::adj_sub(var_1, var_18, adj_1, adj_18, adj_19);
    // adj: p = pixels[i, wp.max(j - 1, 0)]                                                   <L 32>
    wp::adj_add(var_15, var_8, adj_15, adj_8, adj_17);
    wp::adj_mul(var_16, var_13, adj_10, adj_13, adj_15);
    wp::adj_extract(var_14, var_12, adj_11, adj_12, adj_13);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_11);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_10);
    // adj: color = pixels[i, j] * pixels[i, j][0] + warm                                     <L 31>
    wp::adj_copy(var_9, adj_7, adj_8);
    wp::adj_address(var_pixels, var_0, var_1, adj_pixels, adj_0, adj_1, adj_7);
    // adj: warm = pixels[i, j]                                                               <L 30>
    wp::adj_add(var_6, var_4, adj_3, adj_4, adj_5);
    wp::adj_address(var_alphas, var_0, var_1, var_2, adj_alphas, adj_0, adj_1, adj_2, adj_3);
    // adj: shade = alphas[i, j, 0] + 2.95                                                    <L 29>
    // adj: i, j = wp.tid()                                                                   <L 28>
    // adj: def tint_material(                                                                <L 19>
    return;
}
