// deform_triangles.py:4
static wp::float32 corner_weight_0(
    wp::vec_t<3, wp::float32> var_query_p,
    wp::vec_t<3, wp::float32> var_p_a,
    wp::vec_t<3, wp::float32> var_p_b,
    wp::vec_t<3, wp::float32> var_p_c)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::float32 var_9 = 0.01;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.0;
    const wp::float32 var_18 = 1.0;
    wp::float32 var_19;
    //---------
    // forward
    // def corner_weight(query_p: wp.vec3, p_a: wp.vec3, p_b: wp.vec3, p_c: wp.vec3):         <L 5>
    // e_one = p_b - p_a                                                                      <L 6>
    var_0 = wp::sub(var_p_b, var_p_a);
    // edge_ac = p_c - p_a                                                                    <L 7>
    var_1 = wp::sub(var_p_c, var_p_a);
    // to_p = query_p - p_a                                                                   <L 8>
    var_2 = wp::sub(var_query_p, var_p_a);
    // d_aa = wp.dot(e_one, e_one)                                                            <L 9>
    var_3 = wp::dot(var_0, var_0);
    // dot_ab = wp.dot(e_one, edge_ac)                                                        <L 10>
    var_4 = wp::dot(var_0, var_1);
    // d_bb = wp.dot(edge_ac, edge_ac)                                                        <L 11>
    var_5 = wp::dot(var_1, var_1);
    // det = wp.max(d_aa * d_bb - dot_ab * dot_ab, 0.01)                                      <L 12>
    var_6 = wp::mul(var_3, var_5);
    var_7 = wp::mul(var_4, var_4);
    var_8 = wp::sub(var_6, var_7);
    var_10 = wp::max(var_8, var_9);
    // sine = d_bb * wp.dot(to_p, e_one) - dot_ab * wp.dot(to_p, edge_ac)                     <L 13>
    var_11 = wp::dot(var_2, var_0);
    var_12 = wp::mul(var_5, var_11);
    var_13 = wp::dot(var_2, var_1);
    var_14 = wp::mul(var_4, var_13);
    var_15 = wp::sub(var_12, var_14);
    // return wp.clamp(sine / det, 0.0, 1.0)                                                  <L 14>
    var_16 = wp::div(var_15, var_10);
    var_19 = wp::clamp(var_16, var_17, var_18);
    return var_19;
}


// deform_triangles.py:17
static wp::float32 face_area_0(
    wp::vec_t<3, wp::float32> var_corner_a,
    wp::vec_t<3, wp::float32> var_corner_b,
    wp::vec_t<3, wp::float32> var_c)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 0.5;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def face_area(corner_a: wp.vec3, corner_b: wp.vec3, c: wp.vec3):                       <L 18>
    // edge_ab = corner_b - corner_a                                                          <L 19>
    var_0 = wp::sub(var_corner_b, var_corner_a);
    // e_two = c - corner_a                                                                   <L 20>
    var_1 = wp::sub(var_c, var_corner_a);
    // return 0.5 * wp.length(wp.cross(edge_ab, e_two))                                       <L 21>
    var_3 = wp::cross(var_0, var_1);
    var_4 = wp::length(var_3);
    var_5 = wp::mul(var_2, var_4);
    return var_5;
}


// deform_triangles.py:4
static void adj_corner_weight_0(
    wp::vec_t<3, wp::float32> var_query_p,
    wp::vec_t<3, wp::float32> var_p_a,
    wp::vec_t<3, wp::float32> var_p_b,
    wp::vec_t<3, wp::float32> var_p_c,
    wp::vec_t<3, wp::float32> & adj_query_p,
    wp::vec_t<3, wp::float32> & adj_p_a,
    wp::vec_t<3, wp::float32> & adj_p_b,
    wp::vec_t<3, wp::float32> & adj_p_c,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::float32 var_9 = 0.01;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 0.0;
    const wp::float32 var_18 = 1.0;
    wp::float32 var_19;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
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
    //---------
    // forward
    // def corner_weight(query_p: wp.vec3, p_a: wp.vec3, p_b: wp.vec3, p_c: wp.vec3):         <L 5>
    // e_one = p_b - p_a                                                                      <L 6>
    var_0 = wp::sub(var_p_b, var_p_a);
    // edge_ac = p_c - p_a                                                                    <L 7>
    var_1 = wp::sub(var_p_c, var_p_a);
    // to_p = query_p - p_a                                                                   <L 8>
    var_2 = wp::sub(var_query_p, var_p_a);
    // d_aa = wp.dot(e_one, e_one)                                                            <L 9>
    var_3 = wp::dot(var_0, var_0);
    // dot_ab = wp.dot(e_one, edge_ac)                                                        <L 10>
    var_4 = wp::dot(var_0, var_1);
    // d_bb = wp.dot(edge_ac, edge_ac)                                                        <L 11>
    var_5 = wp::dot(var_1, var_1);
    // det = wp.max(d_aa * d_bb - dot_ab * dot_ab, 0.01)                                      <L 12>
    var_6 = wp::mul(var_3, var_5);
    var_7 = wp::mul(var_4, var_4);
    var_8 = wp::sub(var_6, var_7);
    var_10 = wp::max(var_8, var_9);
    // sine = d_bb * wp.dot(to_p, e_one) - dot_ab * wp.dot(to_p, edge_ac)                     <L 13>
    var_11 = wp::dot(var_2, var_0);
    var_12 = wp::mul(var_5, var_11);
    var_13 = wp::dot(var_2, var_1);
    var_14 = wp::mul(var_4, var_13);
    var_15 = wp::sub(var_12, var_14);
    // return wp.clamp(sine / det, 0.0, 1.0)                                                  <L 14>
    var_16 = wp::div(var_15, var_10);
    var_19 = wp::clamp(var_16, var_17, var_18);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_19 += adj_ret;
    wp::adj_clamp(var_16, var_17, var_18, adj_16, adj_17, adj_18, adj_19);
    wp::adj_div(var_15, var_10, var_16, adj_15, adj_10, adj_16);
    // adj: return wp.clamp(sine / det, 0.0, 1.0)                                             <L 14>
    wp::adj_sub(var_12, var_14, adj_12, adj_14, adj_15);
    wp::adj_mul(var_4, var_13, adj_4, adj_13, adj_14);
    wp::adj_dot(var_2, var_1, adj_2, adj_1, adj_13);
    wp::adj_mul(var_5, var_11, adj_5, adj_11, adj_12);
    wp::adj_dot(var_2, var_0, adj_2, adj_0, adj_11);
    // adj: sine = d_bb * wp.dot(to_p, e_one) - dot_ab * wp.dot(to_p, edge_ac)                <L 13>
    wp::adj_max(var_8, var_9, adj_8, adj_9, adj_10);
    wp::adj_sub(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_mul(var_4, var_4, adj_4, adj_4, adj_7);
    wp::adj_mul(var_3, var_5, adj_3, adj_5, adj_6);
    // adj: det = wp.max(d_aa * d_bb - dot_ab * dot_ab, 0.01)                                 <L 12>
    wp::adj_dot(var_1, var_1, adj_1, adj_1, adj_5);
    // adj: d_bb = wp.dot(edge_ac, edge_ac)                                                   <L 11>
    wp::adj_dot(var_0, var_1, adj_0, adj_1, adj_4);
    // adj: dot_ab = wp.dot(e_one, edge_ac)                                                   <L 10>
    wp::adj_dot(var_0, var_0, adj_0, adj_0, adj_3);
    // adj: d_aa = wp.dot(e_one, e_one)                                                       <L 9>
    wp::adj_sub(var_query_p, var_p_a, adj_query_p, adj_p_a, adj_2);
    // adj: to_p = query_p - p_a                                                              <L 8>
    wp::adj_sub(var_p_c, var_p_a, adj_p_c, adj_p_a, adj_1);
    // adj: edge_ac = p_c - p_a                                                               <L 7>
    wp::adj_sub(var_p_b, var_p_a, adj_p_b, adj_p_a, adj_0);
    // adj: e_one = p_b - p_a                                                                 <L 6>
    // adj: def corner_weight(query_p: wp.vec3, p_a: wp.vec3, p_b: wp.vec3, p_c: wp.vec3):    <L 5>
    return;
}


// deform_triangles.py:17
static void adj_face_area_0(
    wp::vec_t<3, wp::float32> var_corner_a,
    wp::vec_t<3, wp::float32> var_corner_b,
    wp::vec_t<3, wp::float32> var_c,
    wp::vec_t<3, wp::float32> & adj_corner_a,
    wp::vec_t<3, wp::float32> & adj_corner_b,
    wp::vec_t<3, wp::float32> & adj_c,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 0.5;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    //---------
    // forward
    // def face_area(corner_a: wp.vec3, corner_b: wp.vec3, c: wp.vec3):                       <L 18>
    // edge_ab = corner_b - corner_a                                                          <L 19>
    var_0 = wp::sub(var_corner_b, var_corner_a);
    // e_two = c - corner_a                                                                   <L 20>
    var_1 = wp::sub(var_c, var_corner_a);
    // return 0.5 * wp.length(wp.cross(edge_ab, e_two))                                       <L 21>
    var_3 = wp::cross(var_0, var_1);
    var_4 = wp::length(var_3);
    var_5 = wp::mul(var_2, var_4);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_5 += adj_ret;
    wp::adj_mul(var_2, var_4, adj_2, adj_4, adj_5);
    wp::adj_length(var_3, var_4, adj_3, adj_4);
    wp::adj_cross(var_0, var_1, adj_0, adj_1, adj_3);
    // adj: return 0.5 * wp.length(wp.cross(edge_ab, e_two))                                  <L 21>
    wp::adj_sub(var_c, var_corner_a, adj_c, adj_corner_a, adj_1);
    // adj: e_two = c - corner_a                                                              <L 20>
    wp::adj_sub(var_corner_b, var_corner_a, adj_corner_b, adj_corner_a, adj_0);
    // adj: edge_ab = corner_b - corner_a                                                     <L 19>
    // adj: def face_area(corner_a: wp.vec3, corner_b: wp.vec3, c: wp.vec3):                  <L 18>
    return;
}

struct wp_args_deform_triangles_f018eed9 {
    wp::array_t<wp::float32> radii;
    wp::array_t<wp::vec_t<3, wp::float32>> segment_ends;
    wp::float32 cell_size;
    wp::array_t<wp::float32> offsets;
    wp::array_t<wp::float32> curvatures;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> metrics;
    wp::array_t<wp::float32> area_sum;
    wp::array_t<wp::float32> areas_out;
};

template <bool wp_linear_contiguous>
static void deform_triangles_f018eed9_cpu_kernel_forward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_deform_triangles_f018eed9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_radii = _wp_args->radii;
    wp::array_t<wp::vec_t<3, wp::float32>> var_segment_ends = _wp_args->segment_ends;
    wp::float32 var_cell_size = _wp_args->cell_size;
    wp::array_t<wp::float32> var_offsets = _wp_args->offsets;
    wp::array_t<wp::float32> var_curvatures = _wp_args->curvatures;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_metrics = _wp_args->metrics;
    wp::array_t<wp::float32> var_area_sum = _wp_args->area_sum;
    wp::array_t<wp::float32> var_areas_out = _wp_args->areas_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 1.2;
    wp::float32 var_12;
    const wp::int32 var_13 = 1;
    wp::int32 var_14;
    const wp::int32 var_15 = 0;
    wp::int32 var_16;
    wp::vec_t<3, wp::float32>* var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    const wp::int32 var_20 = 1;
    wp::int32 var_21;
    const wp::int32 var_22 = 0;
    wp::int32 var_23;
    wp::vec_t<3, wp::float32>* var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    const wp::int32 var_27 = 2;
    wp::int32 var_28;
    const wp::int32 var_29 = 0;
    wp::int32 var_30;
    wp::vec_t<3, wp::float32>* var_31;
    wp::vec_t<3, wp::float32> var_32;
    wp::vec_t<3, wp::float32> var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.001;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::float32 var_41 = 0.0;
    const wp::float32 var_42 = 1.0;
    wp::float32 var_43;
    wp::vec_t<3, wp::float32> var_44;
    wp::vec_t<3, wp::float32> var_45;
    const wp::float32 var_46 = 0.3333;
    const wp::float32 var_47 = 0.5;
    wp::vec_t<3, wp::float32> var_48;
    wp::vec_t<3, wp::float32> var_49;
    wp::vec_t<3, wp::float32> var_50;
    wp::vec_t<3, wp::float32> var_51;
    const wp::float32 var_52 = 0.25;
    wp::vec_t<3, wp::float32> var_53;
    wp::float32 var_54;
    const wp::int32 var_55 = 1;
    wp::int32 var_56;
    const wp::int32 var_57 = 0;
    wp::int32 var_58;
    wp::float32 var_59;
    wp::vec_t<3, wp::float32>* var_60;
    const wp::float32 var_61 = 0.25;
    wp::vec_t<3, wp::float32> var_62;
    wp::float32 var_63;
    wp::vec_t<3, wp::float32> var_64;
    const wp::int32 var_65 = 1;
    wp::int32 var_66;
    const wp::int32 var_67 = 0;
    wp::int32 var_68;
    wp::float32* var_69;
    wp::float32 var_70;
    wp::float32 var_71;
    wp::mat_t<3, 3, wp::float32>* var_72;
    wp::float32 var_73;
    wp::mat_t<3, 3, wp::float32> var_74;
    wp::float32 var_75;
    wp::float32 var_76;
    //---------
    // forward
    // def deform_triangles(                                                                  <L 25>
    // i, j, k, l = wp.tid()                                                                  <L 35>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // parameter = offsets[i, j, k, l] * cell_size + curvatures[i, j, k, l] * cell_size       <L 36>
    var_4 = wp::address(var_offsets, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_6, var_cell_size);
    var_7 = wp::address(var_curvatures, var_0, var_1, var_2, var_3);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_9, var_cell_size);
    var_10 = wp::add(var_5, var_8);
    // parameter *= 1.2                                                                       <L 37>
    var_12 = wp::mul(var_10, var_11);
    // a = segment_ends[i, j, wp.max(k - 1, 0), l]                                            <L 38>
    var_14 = wp::sub(var_2, var_13);
    var_16 = wp::max(var_14, var_15);
    var_17 = wp::address(var_segment_ends, var_0, var_1, var_16, var_3);
    var_19 = wp::load(var_17);
    var_18 = wp::copy(var_19);
    // query_p = segment_ends[wp.max(i - 1, 0), j, k, l]                                      <L 39>
    var_21 = wp::sub(var_0, var_20);
    var_23 = wp::max(var_21, var_22);
    var_24 = wp::address(var_segment_ends, var_23, var_1, var_2, var_3);
    var_26 = wp::load(var_24);
    var_25 = wp::copy(var_26);
    // p_a = segment_ends[i, j, wp.max(k - 2, 0), l]                                          <L 40>
    var_28 = wp::sub(var_2, var_27);
    var_30 = wp::max(var_28, var_29);
    var_31 = wp::address(var_segment_ends, var_0, var_1, var_30, var_3);
    var_33 = wp::load(var_31);
    var_32 = wp::copy(var_33);
    // ab = a - p_a                                                                           <L 41>
    var_34 = wp::sub(var_18, var_32);
    // t = wp.dot(query_p - p_a, ab) / (wp.dot(ab, ab) + 0.001)                               <L 42>
    var_35 = wp::sub(var_25, var_32);
    var_36 = wp::dot(var_35, var_34);
    var_37 = wp::dot(var_34, var_34);
    var_39 = wp::add(var_37, var_38);
    var_40 = wp::div(var_36, var_39);
    // t_c = wp.clamp(t, 0.0, 1.0)                                                            <L 43>
    var_43 = wp::clamp(var_40, var_41, var_42);
    // foot = p_a + ab * t_c                                                                  <L 44>
    var_44 = wp::mul(var_34, var_43);
    var_45 = wp::add(var_32, var_44);
    // bitangent = 0.3333 * (a + 0.5 * foot + p_a)                                            <L 45>
    var_48 = wp::mul(var_47, var_45);
    var_49 = wp::add(var_18, var_48);
    var_50 = wp::add(var_49, var_32);
    var_51 = wp::mul(var_46, var_50);
    // angle_value = corner_weight(0.25 * bitangent, query_p, p_a, a)                         <L 46>
    var_53 = wp::mul(var_52, var_51);
    var_54 = corner_weight_0(var_53, var_25, var_32, var_18);
    // area_sum[wp.max(l - 1, 0)] += angle_value                                              <L 47>
    var_56 = wp::sub(var_3, var_55);
    var_58 = wp::max(var_56, var_57);
    var_59 = wp::atomic_add(var_area_sum, var_58, var_54);
    // area_value = face_area(p_a, segment_ends[i, j, k, l], 0.25 * bitangent)                <L 48>
    var_60 = wp::address(var_segment_ends, var_0, var_1, var_2, var_3);
    var_62 = wp::mul(var_61, var_51);
    var_64 = wp::load(var_60);
    var_63 = face_area_0(var_32, var_64, var_62);
    // depth_value = area_value - radii[i, j, wp.max(k - 1, 0)]                               <L 49>
    var_66 = wp::sub(var_2, var_65);
    var_68 = wp::max(var_66, var_67);
    var_69 = wp::address(var_radii, var_0, var_1, var_68);
    var_71 = wp::load(var_69);
    var_70 = wp::sub(var_63, var_71);
    // areas_out[i, j, k, l] = depth_value * wp.trace(metrics[i, j, k, l]) + parameter        <L 50>
    var_72 = wp::address(var_metrics, var_0, var_1, var_2, var_3);
    var_74 = wp::load(var_72);
    var_73 = wp::trace(var_74);
    var_75 = wp::mul(var_70, var_73);
    var_76 = wp::add(var_75, var_12);
    wp::array_store(var_areas_out, var_0, var_1, var_2, var_3, var_76);
}

template <bool wp_linear_contiguous>
static void deform_triangles_f018eed9_cpu_kernel_backward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_deform_triangles_f018eed9 *_wp_args,
    wp_args_deform_triangles_f018eed9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_radii = _wp_args->radii;
    wp::array_t<wp::vec_t<3, wp::float32>> var_segment_ends = _wp_args->segment_ends;
    wp::float32 var_cell_size = _wp_args->cell_size;
    wp::array_t<wp::float32> var_offsets = _wp_args->offsets;
    wp::array_t<wp::float32> var_curvatures = _wp_args->curvatures;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_metrics = _wp_args->metrics;
    wp::array_t<wp::float32> var_area_sum = _wp_args->area_sum;
    wp::array_t<wp::float32> var_areas_out = _wp_args->areas_out;
    wp::array_t<wp::float32> adj_radii = _wp_adj_args->radii;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_segment_ends = _wp_adj_args->segment_ends;
    wp::float32 adj_cell_size = _wp_adj_args->cell_size;
    wp::array_t<wp::float32> adj_offsets = _wp_adj_args->offsets;
    wp::array_t<wp::float32> adj_curvatures = _wp_adj_args->curvatures;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_metrics = _wp_adj_args->metrics;
    wp::array_t<wp::float32> adj_area_sum = _wp_adj_args->area_sum;
    wp::array_t<wp::float32> adj_areas_out = _wp_adj_args->areas_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 1.2;
    wp::float32 var_12;
    const wp::int32 var_13 = 1;
    wp::int32 var_14;
    const wp::int32 var_15 = 0;
    wp::int32 var_16;
    wp::vec_t<3, wp::float32>* var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    const wp::int32 var_20 = 1;
    wp::int32 var_21;
    const wp::int32 var_22 = 0;
    wp::int32 var_23;
    wp::vec_t<3, wp::float32>* var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    const wp::int32 var_27 = 2;
    wp::int32 var_28;
    const wp::int32 var_29 = 0;
    wp::int32 var_30;
    wp::vec_t<3, wp::float32>* var_31;
    wp::vec_t<3, wp::float32> var_32;
    wp::vec_t<3, wp::float32> var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::float32 var_38 = 0.001;
    wp::float32 var_39;
    wp::float32 var_40;
    const wp::float32 var_41 = 0.0;
    const wp::float32 var_42 = 1.0;
    wp::float32 var_43;
    wp::vec_t<3, wp::float32> var_44;
    wp::vec_t<3, wp::float32> var_45;
    const wp::float32 var_46 = 0.3333;
    const wp::float32 var_47 = 0.5;
    wp::vec_t<3, wp::float32> var_48;
    wp::vec_t<3, wp::float32> var_49;
    wp::vec_t<3, wp::float32> var_50;
    wp::vec_t<3, wp::float32> var_51;
    const wp::float32 var_52 = 0.25;
    wp::vec_t<3, wp::float32> var_53;
    wp::float32 var_54;
    const wp::int32 var_55 = 1;
    wp::int32 var_56;
    const wp::int32 var_57 = 0;
    wp::int32 var_58;
    wp::float32 var_59;
    wp::vec_t<3, wp::float32>* var_60;
    const wp::float32 var_61 = 0.25;
    wp::vec_t<3, wp::float32> var_62;
    wp::float32 var_63;
    wp::vec_t<3, wp::float32> var_64;
    const wp::int32 var_65 = 1;
    wp::int32 var_66;
    const wp::int32 var_67 = 0;
    wp::int32 var_68;
    wp::float32* var_69;
    wp::float32 var_70;
    wp::float32 var_71;
    wp::mat_t<3, 3, wp::float32>* var_72;
    wp::float32 var_73;
    wp::mat_t<3, 3, wp::float32> var_74;
    wp::float32 var_75;
    wp::float32 var_76;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::vec_t<3, wp::float32> adj_32 = {};
    wp::vec_t<3, wp::float32> adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::vec_t<3, wp::float32> adj_44 = {};
    wp::vec_t<3, wp::float32> adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::vec_t<3, wp::float32> adj_48 = {};
    wp::vec_t<3, wp::float32> adj_49 = {};
    wp::vec_t<3, wp::float32> adj_50 = {};
    wp::vec_t<3, wp::float32> adj_51 = {};
    wp::float32 adj_52 = {};
    wp::vec_t<3, wp::float32> adj_53 = {};
    wp::float32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::vec_t<3, wp::float32> adj_60 = {};
    wp::float32 adj_61 = {};
    wp::vec_t<3, wp::float32> adj_62 = {};
    wp::float32 adj_63 = {};
    wp::vec_t<3, wp::float32> adj_64 = {};
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::int32 adj_67 = {};
    wp::int32 adj_68 = {};
    wp::float32 adj_69 = {};
    wp::float32 adj_70 = {};
    wp::float32 adj_71 = {};
    wp::mat_t<3, 3, wp::float32> adj_72 = {};
    wp::float32 adj_73 = {};
    wp::mat_t<3, 3, wp::float32> adj_74 = {};
    wp::float32 adj_75 = {};
    wp::float32 adj_76 = {};
    //---------
    // forward
    // def deform_triangles(                                                                  <L 25>
    // i, j, k, l = wp.tid()                                                                  <L 35>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // parameter = offsets[i, j, k, l] * cell_size + curvatures[i, j, k, l] * cell_size       <L 36>
    var_4 = wp::address(var_offsets, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_6, var_cell_size);
    var_7 = wp::address(var_curvatures, var_0, var_1, var_2, var_3);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_9, var_cell_size);
    var_10 = wp::add(var_5, var_8);
    // parameter *= 1.2                                                                       <L 37>
    var_12 = wp::mul(var_10, var_11);
    // a = segment_ends[i, j, wp.max(k - 1, 0), l]                                            <L 38>
    var_14 = wp::sub(var_2, var_13);
    var_16 = wp::max(var_14, var_15);
    var_17 = wp::address(var_segment_ends, var_0, var_1, var_16, var_3);
    var_19 = wp::load(var_17);
    var_18 = wp::copy(var_19);
    // query_p = segment_ends[wp.max(i - 1, 0), j, k, l]                                      <L 39>
    var_21 = wp::sub(var_0, var_20);
    var_23 = wp::max(var_21, var_22);
    var_24 = wp::address(var_segment_ends, var_23, var_1, var_2, var_3);
    var_26 = wp::load(var_24);
    var_25 = wp::copy(var_26);
    // p_a = segment_ends[i, j, wp.max(k - 2, 0), l]                                          <L 40>
    var_28 = wp::sub(var_2, var_27);
    var_30 = wp::max(var_28, var_29);
    var_31 = wp::address(var_segment_ends, var_0, var_1, var_30, var_3);
    var_33 = wp::load(var_31);
    var_32 = wp::copy(var_33);
    // ab = a - p_a                                                                           <L 41>
    var_34 = wp::sub(var_18, var_32);
    // t = wp.dot(query_p - p_a, ab) / (wp.dot(ab, ab) + 0.001)                               <L 42>
    var_35 = wp::sub(var_25, var_32);
    var_36 = wp::dot(var_35, var_34);
    var_37 = wp::dot(var_34, var_34);
    var_39 = wp::add(var_37, var_38);
    var_40 = wp::div(var_36, var_39);
    // t_c = wp.clamp(t, 0.0, 1.0)                                                            <L 43>
    var_43 = wp::clamp(var_40, var_41, var_42);
    // foot = p_a + ab * t_c                                                                  <L 44>
    var_44 = wp::mul(var_34, var_43);
    var_45 = wp::add(var_32, var_44);
    // bitangent = 0.3333 * (a + 0.5 * foot + p_a)                                            <L 45>
    var_48 = wp::mul(var_47, var_45);
    var_49 = wp::add(var_18, var_48);
    var_50 = wp::add(var_49, var_32);
    var_51 = wp::mul(var_46, var_50);
    // angle_value = corner_weight(0.25 * bitangent, query_p, p_a, a)                         <L 46>
    var_53 = wp::mul(var_52, var_51);
    var_54 = corner_weight_0(var_53, var_25, var_32, var_18);
    // area_sum[wp.max(l - 1, 0)] += angle_value                                              <L 47>
    var_56 = wp::sub(var_3, var_55);
    var_58 = wp::max(var_56, var_57);
    // var_59 = wp::atomic_add(var_area_sum, var_58, var_54);
    // area_value = face_area(p_a, segment_ends[i, j, k, l], 0.25 * bitangent)                <L 48>
    var_60 = wp::address(var_segment_ends, var_0, var_1, var_2, var_3);
    var_62 = wp::mul(var_61, var_51);
    var_64 = wp::load(var_60);
    var_63 = face_area_0(var_32, var_64, var_62);
    // depth_value = area_value - radii[i, j, wp.max(k - 1, 0)]                               <L 49>
    var_66 = wp::sub(var_2, var_65);
    var_68 = wp::max(var_66, var_67);
    var_69 = wp::address(var_radii, var_0, var_1, var_68);
    var_71 = wp::load(var_69);
    var_70 = wp::sub(var_63, var_71);
    // areas_out[i, j, k, l] = depth_value * wp.trace(metrics[i, j, k, l]) + parameter        <L 50>
    var_72 = wp::address(var_metrics, var_0, var_1, var_2, var_3);
    var_74 = wp::load(var_72);
    var_73 = wp::trace(var_74);
    var_75 = wp::mul(var_70, var_73);
    var_76 = wp::add(var_75, var_12);
    // wp::array_store(var_areas_out, var_0, var_1, var_2, var_3, var_76);
    //---------
    // reverse
    wp::adj_array_store(var_areas_out, var_0, var_1, var_2, var_3, var_76, adj_areas_out, adj_0, adj_1, adj_2, adj_3, adj_76);
    wp::adj_add(var_75, var_12, adj_75, adj_12, adj_76);
    wp::adj_mul(var_70, var_73, adj_70, adj_73, adj_75);
    wp::adj_trace(var_74, adj_72, adj_73);
    wp::adj_address(var_metrics, var_0, var_1, var_2, var_3, adj_metrics, adj_0, adj_1, adj_2, adj_3, adj_72);
    // adj: areas_out[i, j, k, l] = depth_value * wp.trace(metrics[i, j, k, l]) + parameter   <L 50>
    wp::adj_sub(var_63, var_71, adj_63, adj_69, adj_70);
    wp::adj_address(var_radii, var_0, var_1, var_68, adj_radii, adj_0, adj_1, adj_68, adj_69);
    wp::adj_max(var_66, var_67, adj_66, adj_67, adj_68);
    wp::adj_sub(var_2, var_65, adj_2, adj_65, adj_66);
    // adj: depth_value = area_value - radii[i, j, wp.max(k - 1, 0)]                          <L 49>
    adj_face_area_0(var_32, var_64, var_62, adj_32, adj_60, adj_62, adj_63);
    wp::adj_mul(var_61, var_51, adj_61, adj_51, adj_62);
    wp::adj_address(var_segment_ends, var_0, var_1, var_2, var_3, adj_segment_ends, adj_0, adj_1, adj_2, adj_3, adj_60);
    // adj: area_value = face_area(p_a, segment_ends[i, j, k, l], 0.25 * bitangent)           <L 48>
    wp::adj_atomic_add(var_area_sum, var_58, var_54, adj_area_sum, adj_58, adj_54, adj_59);
    wp::adj_max(var_56, var_57, adj_56, adj_57, adj_58);
    wp::adj_sub(var_3, var_55, adj_3, adj_55, adj_56);
    // adj: area_sum[wp.max(l - 1, 0)] += angle_value                                         <L 47>
    adj_corner_weight_0(var_53, var_25, var_32, var_18, adj_53, adj_25, adj_32, adj_18, adj_54);
    wp::adj_mul(var_52, var_51, adj_52, adj_51, adj_53);
    // adj: angle_value = corner_weight(0.25 * bitangent, query_p, p_a, a)                    <L 46>
    wp::adj_mul(var_46, var_50, adj_46, adj_50, adj_51);
    wp::adj_add(var_49, var_32, adj_49, adj_32, adj_50);
    wp::adj_add(var_18, var_48, adj_18, adj_48, adj_49);
    wp::adj_mul(var_47, var_45, adj_47, adj_45, adj_48);
    // adj: bitangent = 0.3333 * (a + 0.5 * foot + p_a)                                       <L 45>
    wp::adj_add(var_32, var_44, adj_32, adj_44, adj_45);
    wp::adj_mul(var_34, var_43, adj_34, adj_43, adj_44);
    // adj: foot = p_a + ab * t_c                                                             <L 44>
    wp::adj_clamp(var_40, var_41, var_42, adj_40, adj_41, adj_42, adj_43);
    // adj: t_c = wp.clamp(t, 0.0, 1.0)                                                       <L 43>
    wp::adj_div(var_36, var_39, var_40, adj_36, adj_39, adj_40);
    wp::adj_add(var_37, var_38, adj_37, adj_38, adj_39);
    wp::adj_dot(var_34, var_34, adj_34, adj_34, adj_37);
    wp::adj_dot(var_35, var_34, adj_35, adj_34, adj_36);
    wp::adj_sub(var_25, var_32, adj_25, adj_32, adj_35);
    // adj: t = wp.dot(query_p - p_a, ab) / (wp.dot(ab, ab) + 0.001)                          <L 42>
    wp::adj_sub(var_18, var_32, adj_18, adj_32, adj_34);
    // adj: ab = a - p_a                                                                      <L 41>
    wp::adj_copy(var_33, adj_31, adj_32);
    wp::adj_address(var_segment_ends, var_0, var_1, var_30, var_3, adj_segment_ends, adj_0, adj_1, adj_30, adj_3, adj_31);
    wp::adj_max(var_28, var_29, adj_28, adj_29, adj_30);
    wp::adj_sub(var_2, var_27, adj_2, adj_27, adj_28);
    // adj: p_a = segment_ends[i, j, wp.max(k - 2, 0), l]                                     <L 40>
    wp::adj_copy(var_26, adj_24, adj_25);
    wp::adj_address(var_segment_ends, var_23, var_1, var_2, var_3, adj_segment_ends, adj_23, adj_1, adj_2, adj_3, adj_24);
    wp::adj_max(var_21, var_22, adj_21, adj_22, adj_23);
    wp::adj_sub(var_0, var_20, adj_0, adj_20, adj_21);
    // adj: query_p = segment_ends[wp.max(i - 1, 0), j, k, l]                                 <L 39>
    wp::adj_copy(var_19, adj_17, adj_18);
    wp::adj_address(var_segment_ends, var_0, var_1, var_16, var_3, adj_segment_ends, adj_0, adj_1, adj_16, adj_3, adj_17);
    wp::adj_max(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_sub(var_2, var_13, adj_2, adj_13, adj_14);
    // adj: a = segment_ends[i, j, wp.max(k - 1, 0), l]                                       <L 38>
    wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
    // adj: parameter *= 1.2                                                                  <L 37>
    wp::adj_add(var_5, var_8, adj_5, adj_8, adj_10);
    wp::adj_mul(var_9, var_cell_size, adj_7, adj_cell_size, adj_8);
    wp::adj_address(var_curvatures, var_0, var_1, var_2, var_3, adj_curvatures, adj_0, adj_1, adj_2, adj_3, adj_7);
    wp::adj_mul(var_6, var_cell_size, adj_4, adj_cell_size, adj_5);
    wp::adj_address(var_offsets, var_0, var_1, var_2, var_3, adj_offsets, adj_0, adj_1, adj_2, adj_3, adj_4);
    // adj: parameter = offsets[i, j, k, l] * cell_size + curvatures[i, j, k, l] * cell_size  <L 36>
    // adj: i, j, k, l = wp.tid()                                                             <L 35>
    // adj: def deform_triangles(                                                             <L 25>
    return;
}
