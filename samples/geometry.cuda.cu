// transform_vertices.py:4
static CUDA_CALLABLE wp::float32 half_space_0(
    wp::vec_t<3, wp::float32> var_p,
    wp::vec_t<3, wp::float32> var_plane_normal,
    wp::vec_t<3, wp::float32> var_q)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def half_space(p: wp.vec3, plane_normal: wp.vec3, q: wp.vec3):                         <L 5>
    // return wp.dot(plane_normal, p - q)                                                     <L 6>
    var_0 = wp::sub(var_p, var_q);
    var_1 = wp::dot(var_plane_normal, var_0);
    return var_1;
}


// transform_vertices.py:9
static CUDA_CALLABLE wp::float32 tetra_volume_0(
    wp::vec_t<3, wp::float32> var_p_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::vec_t<3, wp::float32> var_p_c,
    wp::vec_t<3, wp::float32> var_p_d)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 6.0;
    wp::float32 var_6;
    //---------
    // forward
    // def tetra_volume(p_a: wp.vec3, b: wp.vec3, p_c: wp.vec3, p_d: wp.vec3):                <L 10>
    // return wp.dot(wp.cross(b - p_a, p_c - p_a), p_d - p_a) / 6.0                           <L 11>
    var_0 = wp::sub(var_b, var_p_a);
    var_1 = wp::sub(var_p_c, var_p_a);
    var_2 = wp::cross(var_0, var_1);
    var_3 = wp::sub(var_p_d, var_p_a);
    var_4 = wp::dot(var_2, var_3);
    var_6 = wp::div(var_4, var_5);
    return var_6;
}


// transform_vertices.py:4
static CUDA_CALLABLE void adj_half_space_0(
    wp::vec_t<3, wp::float32> var_p,
    wp::vec_t<3, wp::float32> var_plane_normal,
    wp::vec_t<3, wp::float32> var_q,
    wp::vec_t<3, wp::float32> & adj_p,
    wp::vec_t<3, wp::float32> & adj_plane_normal,
    wp::vec_t<3, wp::float32> & adj_q,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def half_space(p: wp.vec3, plane_normal: wp.vec3, q: wp.vec3):                         <L 5>
    // return wp.dot(plane_normal, p - q)                                                     <L 6>
    var_0 = wp::sub(var_p, var_q);
    var_1 = wp::dot(var_plane_normal, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_dot(var_plane_normal, var_0, adj_plane_normal, adj_0, adj_1);
    wp::adj_sub(var_p, var_q, adj_p, adj_q, adj_0);
    // adj: return wp.dot(plane_normal, p - q)                                                <L 6>
    // adj: def half_space(p: wp.vec3, plane_normal: wp.vec3, q: wp.vec3):                    <L 5>
    return;
}


// transform_vertices.py:9
static CUDA_CALLABLE void adj_tetra_volume_0(
    wp::vec_t<3, wp::float32> var_p_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::vec_t<3, wp::float32> var_p_c,
    wp::vec_t<3, wp::float32> var_p_d,
    wp::vec_t<3, wp::float32> & adj_p_a,
    wp::vec_t<3, wp::float32> & adj_b,
    wp::vec_t<3, wp::float32> & adj_p_c,
    wp::vec_t<3, wp::float32> & adj_p_d,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 6.0;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def tetra_volume(p_a: wp.vec3, b: wp.vec3, p_c: wp.vec3, p_d: wp.vec3):                <L 10>
    // return wp.dot(wp.cross(b - p_a, p_c - p_a), p_d - p_a) / 6.0                           <L 11>
    var_0 = wp::sub(var_b, var_p_a);
    var_1 = wp::sub(var_p_c, var_p_a);
    var_2 = wp::cross(var_0, var_1);
    var_3 = wp::sub(var_p_d, var_p_a);
    var_4 = wp::dot(var_2, var_3);
    var_6 = wp::div(var_4, var_5);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_6 += adj_ret;
    wp::adj_div(var_4, var_5, var_6, adj_4, adj_5, adj_6);
    wp::adj_dot(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_sub(var_p_d, var_p_a, adj_p_d, adj_p_a, adj_3);
    wp::adj_cross(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_sub(var_p_c, var_p_a, adj_p_c, adj_p_a, adj_1);
    wp::adj_sub(var_b, var_p_a, adj_b, adj_p_a, adj_0);
    // adj: return wp.dot(wp.cross(b - p_a, p_c - p_a), p_d - p_a) / 6.0                      <L 11>
    // adj: def tetra_volume(p_a: wp.vec3, b: wp.vec3, p_c: wp.vec3, p_d: wp.vec3):           <L 10>
    return;
}

extern "C" __global__ void transform_vertices_bc5ca3f2_cuda_kernel_forward(
    wp::launch_bounds_t<4> dim,
    wp::array_t<wp::float32> var_thickness,
    wp::array_t<wp::vec_t<3, wp::float32>> var_triangle_b,
    wp::float32 var_offset,
    wp::array_t<wp::float32> var_areas,
    wp::array_t<wp::float32> var_offsets,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_tensors,
    wp::array_t<wp::float32> var_areas_out,
    wp::array_t<wp::float32> var_distances)
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
        wp::int32 var_2;
        wp::int32 var_3;
        wp::vec_t<3, wp::float32>* var_4;
        const wp::int32 var_5 = 0;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32> var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::vec_t<3, wp::float32>* var_13;
        const wp::int32 var_14 = 0;
        wp::float32 var_15;
        wp::vec_t<3, wp::float32> var_16;
        wp::float32 var_17;
        const wp::float32 var_18 = 0.35;
        wp::float32 var_19;
        const wp::float32 var_20 = 1.6;
        wp::vec_t<2, wp::float32> var_21;
        wp::float32* var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::int32 var_27 = 0;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::int32 var_30 = 1;
        wp::float32 var_31;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::int32 var_34 = 0;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::int32 var_37 = 1;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::vec_t<2, wp::float32> var_41;
        wp::vec_t<2, wp::float32> var_42;
        const wp::int32 var_43 = 1;
        wp::int32 var_44;
        const wp::int32 var_45 = 0;
        wp::int32 var_46;
        wp::vec_t<3, wp::float32>* var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::mat_t<3, 3, wp::float32>* var_50;
        const wp::int32 var_51 = 1;
        wp::vec_t<3, wp::float32> var_52;
        wp::mat_t<3, 3, wp::float32> var_53;
        wp::vec_t<3, wp::float32> var_54;
        const wp::int32 var_55 = 1;
        wp::int32 var_56;
        const wp::int32 var_57 = 0;
        wp::int32 var_58;
        wp::mat_t<3, 3, wp::float32>* var_59;
        const wp::int32 var_60 = 1;
        wp::vec_t<3, wp::float32> var_61;
        wp::mat_t<3, 3, wp::float32> var_62;
        wp::float32 var_63;
        wp::vec_t<2, wp::float32> var_64;
        const wp::int32 var_65 = 0;
        wp::float32 var_66;
        wp::vec_t<2, wp::float32> var_67;
        wp::vec_t<2, wp::float32> var_68;
        wp::vec_t<2, wp::float32> var_69;
        const wp::float32 var_70 = 0.01;
        const wp::float32 var_71 = 0.23;
        wp::vec_t<2, wp::float32> var_72;
        wp::vec_t<2, wp::float32> var_73;
        wp::vec_t<2, wp::float32> var_74;
        wp::vec_t<2, wp::float32> var_75;
        wp::vec_t<2, wp::float32> var_76;
        const wp::int32 var_77 = 0;
        wp::float32 var_78;
        const wp::int32 var_79 = 1;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::int32 var_82 = 1;
        wp::float32 var_83;
        const wp::int32 var_84 = 0;
        wp::float32 var_85;
        wp::float32 var_86;
        wp::float32 var_87;
        wp::float32 var_88;
        const wp::int32 var_89 = 1;
        wp::int32 var_90;
        const wp::int32 var_91 = 0;
        wp::int32 var_92;
        wp::vec_t<3, wp::float32>* var_93;
        wp::vec_t<3, wp::float32> var_94;
        wp::vec_t<3, wp::float32> var_95;
        wp::float32 var_96;
        const wp::int32 var_97 = 1;
        wp::int32 var_98;
        const wp::int32 var_99 = 0;
        wp::int32 var_100;
        wp::float32* var_101;
        wp::float32 var_102;
        wp::float32 var_103;
        //---------
        // forward
        // def transform_vertices(                                                                <L 15>
        // i, j, k, l = wp.tid()                                                                  <L 25>
        builtin_tid4d(var_0, var_1, var_2, var_3);
        // slack = wp.cos(triangle_b[i, j, k, l].x) - offset * offsets[i, j, k, l]                <L 26>
        var_4 = wp::address(var_triangle_b, var_0, var_1, var_2, var_3);
        var_7 = wp::load(var_4);
        var_6 = wp::extract(var_7, var_5);
        var_8 = wp::cos(var_6);
        var_9 = wp::address(var_offsets, var_0, var_1, var_2, var_3);
        var_11 = wp::load(var_9);
        var_10 = wp::mul(var_offset, var_11);
        var_12 = wp::sub(var_8, var_10);
        // slack += triangle_b[i, j, k, l][0]                                                     <L 27>
        var_13 = wp::address(var_triangle_b, var_0, var_1, var_2, var_3);
        var_16 = wp::load(var_13);
        var_15 = wp::extract(var_16, var_14);
        var_17 = wp::add(var_12, var_15);
        // slack *= 0.35                                                                          <L 28>
        var_19 = wp::mul(var_17, var_18);
        // planar_p = wp.vec2(1.6, slack)                                                         <L 29>
        var_21 = wp::vec_t<2, wp::float32>(var_20, var_19);
        // heading_angle = thickness[i, k, l]                                                     <L 30>
        var_22 = wp::address(var_thickness, var_0, var_2, var_3);
        var_24 = wp::load(var_22);
        var_23 = wp::copy(var_24);
        // c = wp.cos(heading_angle)                                                              <L 31>
        var_25 = wp::cos(var_23);
        // sin_t = wp.sin(heading_angle)                                                          <L 32>
        var_26 = wp::sin(var_23);
        // area_value = c * planar_p.x - sin_t * planar_p.y                                       <L 33>
        var_28 = wp::extract(var_21, var_27);
        var_29 = wp::mul(var_25, var_28);
        var_31 = wp::extract(var_21, var_30);
        var_32 = wp::mul(var_26, var_31);
        var_33 = wp::sub(var_29, var_32);
        // spun_p = wp.vec2(area_value, sin_t * planar_p.x + c * planar_p.y)                      <L 34>
        var_35 = wp::extract(var_21, var_34);
        var_36 = wp::mul(var_26, var_35);
        var_38 = wp::extract(var_21, var_37);
        var_39 = wp::mul(var_25, var_38);
        var_40 = wp::add(var_36, var_39);
        var_41 = wp::vec_t<2, wp::float32>(var_33, var_40);
        // p_a = wp.normalize(spun_p)                                                             <L 35>
        var_42 = wp::normalize(var_41);
        // query_p = triangle_b[i, wp.max(j - 1, 0), k, l]                                        <L 36>
        var_44 = wp::sub(var_1, var_43);
        var_46 = wp::max(var_44, var_45);
        var_47 = wp::address(var_triangle_b, var_0, var_46, var_2, var_3);
        var_49 = wp::load(var_47);
        var_48 = wp::copy(var_49);
        // plane_normal = wp.normalize(tensors[i, j, k, l][1])                                    <L 37>
        var_50 = wp::address(var_tensors, var_0, var_1, var_2, var_3);
        var_53 = wp::load(var_50);
        var_52 = wp::extract(var_53, var_51);
        var_54 = wp::normalize(var_52);
        // plane_point = tensors[i, wp.max(j - 1, 0), k, l][1]                                    <L 38>
        var_56 = wp::sub(var_1, var_55);
        var_58 = wp::max(var_56, var_57);
        var_59 = wp::address(var_tensors, var_0, var_58, var_2, var_3);
        var_62 = wp::load(var_59);
        var_61 = wp::extract(var_62, var_60);
        // edge_len = half_space(query_p, plane_normal, plane_point)                              <L 39>
        var_63 = half_space_0(var_48, var_54, var_61);
        // normal = spun_p * edge_len                                                             <L 40>
        var_64 = wp::mul(var_41, var_63);
        // summed = normal * plane_point[0] + (planar_p + p_a)                                    <L 41>
        var_66 = wp::extract(var_61, var_65);
        var_67 = wp::mul(var_64, var_66);
        var_68 = wp::add(var_21, var_42);
        var_69 = wp::add(var_67, var_68);
        // p_c = 0.01 * (summed * 0.23)                                                           <L 42>
        var_72 = wp::mul(var_69, var_71);
        var_73 = wp::mul(var_70, var_72);
        // side_ab = wp.normalize(summed) - p_a                                                   <L 43>
        var_74 = wp::normalize(var_69);
        var_75 = wp::sub(var_74, var_42);
        // side_ac = p_c - p_a                                                                    <L 44>
        var_76 = wp::sub(var_73, var_42);
        // orient_abc = side_ab.x * side_ac.y - side_ab.y * side_ac.x                             <L 45>
        var_78 = wp::extract(var_75, var_77);
        var_80 = wp::extract(var_76, var_79);
        var_81 = wp::mul(var_78, var_80);
        var_83 = wp::extract(var_75, var_82);
        var_85 = wp::extract(var_76, var_84);
        var_86 = wp::mul(var_83, var_85);
        var_87 = wp::sub(var_81, var_86);
        // areas_out[i, j, k, l] += orient_abc                                                    <L 46>
        var_88 = wp::atomic_add(var_areas_out, var_0, var_1, var_2, var_3, var_87);
        // d = triangle_b[i, j, k, wp.max(l - 1, 0)]                                              <L 47>
        var_90 = wp::sub(var_3, var_89);
        var_92 = wp::max(var_90, var_91);
        var_93 = wp::address(var_triangle_b, var_0, var_1, var_2, var_92);
        var_95 = wp::load(var_93);
        var_94 = wp::copy(var_95);
        // cosine = tetra_volume(plane_normal, plane_point, query_p, d)                           <L 48>
        var_96 = tetra_volume_0(var_54, var_61, var_48, var_94);
        // distances[i, j, k, l] = cosine - areas[i, wp.max(j - 1, 0), k, l]                      <L 49>
        var_98 = wp::sub(var_1, var_97);
        var_100 = wp::max(var_98, var_99);
        var_101 = wp::address(var_areas, var_0, var_100, var_2, var_3);
        var_103 = wp::load(var_101);
        var_102 = wp::sub(var_96, var_103);
        wp::array_store(var_distances, var_0, var_1, var_2, var_3, var_102);
    }
}

extern "C" __global__ void transform_vertices_bc5ca3f2_cuda_kernel_backward(
    wp::launch_bounds_t<4> dim,
    wp::array_t<wp::float32> var_thickness,
    wp::array_t<wp::vec_t<3, wp::float32>> var_triangle_b,
    wp::float32 var_offset,
    wp::array_t<wp::float32> var_areas,
    wp::array_t<wp::float32> var_offsets,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_tensors,
    wp::array_t<wp::float32> var_areas_out,
    wp::array_t<wp::float32> var_distances,
    wp::array_t<wp::float32> adj_thickness,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_triangle_b,
    wp::float32 adj_offset,
    wp::array_t<wp::float32> adj_areas,
    wp::array_t<wp::float32> adj_offsets,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_tensors,
    wp::array_t<wp::float32> adj_areas_out,
    wp::array_t<wp::float32> adj_distances)
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
        wp::int32 var_2;
        wp::int32 var_3;
        wp::vec_t<3, wp::float32>* var_4;
        const wp::int32 var_5 = 0;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32> var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::vec_t<3, wp::float32>* var_13;
        const wp::int32 var_14 = 0;
        wp::float32 var_15;
        wp::vec_t<3, wp::float32> var_16;
        wp::float32 var_17;
        const wp::float32 var_18 = 0.35;
        wp::float32 var_19;
        const wp::float32 var_20 = 1.6;
        wp::vec_t<2, wp::float32> var_21;
        wp::float32* var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::int32 var_27 = 0;
        wp::float32 var_28;
        wp::float32 var_29;
        const wp::int32 var_30 = 1;
        wp::float32 var_31;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::int32 var_34 = 0;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::int32 var_37 = 1;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::vec_t<2, wp::float32> var_41;
        wp::vec_t<2, wp::float32> var_42;
        const wp::int32 var_43 = 1;
        wp::int32 var_44;
        const wp::int32 var_45 = 0;
        wp::int32 var_46;
        wp::vec_t<3, wp::float32>* var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::mat_t<3, 3, wp::float32>* var_50;
        const wp::int32 var_51 = 1;
        wp::vec_t<3, wp::float32> var_52;
        wp::mat_t<3, 3, wp::float32> var_53;
        wp::vec_t<3, wp::float32> var_54;
        const wp::int32 var_55 = 1;
        wp::int32 var_56;
        const wp::int32 var_57 = 0;
        wp::int32 var_58;
        wp::mat_t<3, 3, wp::float32>* var_59;
        const wp::int32 var_60 = 1;
        wp::vec_t<3, wp::float32> var_61;
        wp::mat_t<3, 3, wp::float32> var_62;
        wp::float32 var_63;
        wp::vec_t<2, wp::float32> var_64;
        const wp::int32 var_65 = 0;
        wp::float32 var_66;
        wp::vec_t<2, wp::float32> var_67;
        wp::vec_t<2, wp::float32> var_68;
        wp::vec_t<2, wp::float32> var_69;
        const wp::float32 var_70 = 0.01;
        const wp::float32 var_71 = 0.23;
        wp::vec_t<2, wp::float32> var_72;
        wp::vec_t<2, wp::float32> var_73;
        wp::vec_t<2, wp::float32> var_74;
        wp::vec_t<2, wp::float32> var_75;
        wp::vec_t<2, wp::float32> var_76;
        const wp::int32 var_77 = 0;
        wp::float32 var_78;
        const wp::int32 var_79 = 1;
        wp::float32 var_80;
        wp::float32 var_81;
        const wp::int32 var_82 = 1;
        wp::float32 var_83;
        const wp::int32 var_84 = 0;
        wp::float32 var_85;
        wp::float32 var_86;
        wp::float32 var_87;
        wp::float32 var_88;
        const wp::int32 var_89 = 1;
        wp::int32 var_90;
        const wp::int32 var_91 = 0;
        wp::int32 var_92;
        wp::vec_t<3, wp::float32>* var_93;
        wp::vec_t<3, wp::float32> var_94;
        wp::vec_t<3, wp::float32> var_95;
        wp::float32 var_96;
        const wp::int32 var_97 = 1;
        wp::int32 var_98;
        const wp::int32 var_99 = 0;
        wp::int32 var_100;
        wp::float32* var_101;
        wp::float32 var_102;
        wp::float32 var_103;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::vec_t<3, wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::vec_t<3, wp::float32> adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::vec_t<2, wp::float32> adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::vec_t<2, wp::float32> adj_41 = {};
        wp::vec_t<2, wp::float32> adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::vec_t<3, wp::float32> adj_47 = {};
        wp::vec_t<3, wp::float32> adj_48 = {};
        wp::vec_t<3, wp::float32> adj_49 = {};
        wp::mat_t<3, 3, wp::float32> adj_50 = {};
        wp::int32 adj_51 = {};
        wp::vec_t<3, wp::float32> adj_52 = {};
        wp::mat_t<3, 3, wp::float32> adj_53 = {};
        wp::vec_t<3, wp::float32> adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::mat_t<3, 3, wp::float32> adj_59 = {};
        wp::int32 adj_60 = {};
        wp::vec_t<3, wp::float32> adj_61 = {};
        wp::mat_t<3, 3, wp::float32> adj_62 = {};
        wp::float32 adj_63 = {};
        wp::vec_t<2, wp::float32> adj_64 = {};
        wp::int32 adj_65 = {};
        wp::float32 adj_66 = {};
        wp::vec_t<2, wp::float32> adj_67 = {};
        wp::vec_t<2, wp::float32> adj_68 = {};
        wp::vec_t<2, wp::float32> adj_69 = {};
        wp::float32 adj_70 = {};
        wp::float32 adj_71 = {};
        wp::vec_t<2, wp::float32> adj_72 = {};
        wp::vec_t<2, wp::float32> adj_73 = {};
        wp::vec_t<2, wp::float32> adj_74 = {};
        wp::vec_t<2, wp::float32> adj_75 = {};
        wp::vec_t<2, wp::float32> adj_76 = {};
        wp::int32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::int32 adj_79 = {};
        wp::float32 adj_80 = {};
        wp::float32 adj_81 = {};
        wp::int32 adj_82 = {};
        wp::float32 adj_83 = {};
        wp::int32 adj_84 = {};
        wp::float32 adj_85 = {};
        wp::float32 adj_86 = {};
        wp::float32 adj_87 = {};
        wp::float32 adj_88 = {};
        wp::int32 adj_89 = {};
        wp::int32 adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::vec_t<3, wp::float32> adj_93 = {};
        wp::vec_t<3, wp::float32> adj_94 = {};
        wp::vec_t<3, wp::float32> adj_95 = {};
        wp::float32 adj_96 = {};
        wp::int32 adj_97 = {};
        wp::int32 adj_98 = {};
        wp::int32 adj_99 = {};
        wp::int32 adj_100 = {};
        wp::float32 adj_101 = {};
        wp::float32 adj_102 = {};
        wp::float32 adj_103 = {};
        //---------
        // forward
        // def transform_vertices(                                                                <L 15>
        // i, j, k, l = wp.tid()                                                                  <L 25>
        builtin_tid4d(var_0, var_1, var_2, var_3);
        // slack = wp.cos(triangle_b[i, j, k, l].x) - offset * offsets[i, j, k, l]                <L 26>
        var_4 = wp::address(var_triangle_b, var_0, var_1, var_2, var_3);
        var_7 = wp::load(var_4);
        var_6 = wp::extract(var_7, var_5);
        var_8 = wp::cos(var_6);
        var_9 = wp::address(var_offsets, var_0, var_1, var_2, var_3);
        var_11 = wp::load(var_9);
        var_10 = wp::mul(var_offset, var_11);
        var_12 = wp::sub(var_8, var_10);
        // slack += triangle_b[i, j, k, l][0]                                                     <L 27>
        var_13 = wp::address(var_triangle_b, var_0, var_1, var_2, var_3);
        var_16 = wp::load(var_13);
        var_15 = wp::extract(var_16, var_14);
        var_17 = wp::add(var_12, var_15);
        // slack *= 0.35                                                                          <L 28>
        var_19 = wp::mul(var_17, var_18);
        // planar_p = wp.vec2(1.6, slack)                                                         <L 29>
        var_21 = wp::vec_t<2, wp::float32>(var_20, var_19);
        // heading_angle = thickness[i, k, l]                                                     <L 30>
        var_22 = wp::address(var_thickness, var_0, var_2, var_3);
        var_24 = wp::load(var_22);
        var_23 = wp::copy(var_24);
        // c = wp.cos(heading_angle)                                                              <L 31>
        var_25 = wp::cos(var_23);
        // sin_t = wp.sin(heading_angle)                                                          <L 32>
        var_26 = wp::sin(var_23);
        // area_value = c * planar_p.x - sin_t * planar_p.y                                       <L 33>
        var_28 = wp::extract(var_21, var_27);
        var_29 = wp::mul(var_25, var_28);
        var_31 = wp::extract(var_21, var_30);
        var_32 = wp::mul(var_26, var_31);
        var_33 = wp::sub(var_29, var_32);
        // spun_p = wp.vec2(area_value, sin_t * planar_p.x + c * planar_p.y)                      <L 34>
        var_35 = wp::extract(var_21, var_34);
        var_36 = wp::mul(var_26, var_35);
        var_38 = wp::extract(var_21, var_37);
        var_39 = wp::mul(var_25, var_38);
        var_40 = wp::add(var_36, var_39);
        var_41 = wp::vec_t<2, wp::float32>(var_33, var_40);
        // p_a = wp.normalize(spun_p)                                                             <L 35>
        var_42 = wp::normalize(var_41);
        // query_p = triangle_b[i, wp.max(j - 1, 0), k, l]                                        <L 36>
        var_44 = wp::sub(var_1, var_43);
        var_46 = wp::max(var_44, var_45);
        var_47 = wp::address(var_triangle_b, var_0, var_46, var_2, var_3);
        var_49 = wp::load(var_47);
        var_48 = wp::copy(var_49);
        // plane_normal = wp.normalize(tensors[i, j, k, l][1])                                    <L 37>
        var_50 = wp::address(var_tensors, var_0, var_1, var_2, var_3);
        var_53 = wp::load(var_50);
        var_52 = wp::extract(var_53, var_51);
        var_54 = wp::normalize(var_52);
        // plane_point = tensors[i, wp.max(j - 1, 0), k, l][1]                                    <L 38>
        var_56 = wp::sub(var_1, var_55);
        var_58 = wp::max(var_56, var_57);
        var_59 = wp::address(var_tensors, var_0, var_58, var_2, var_3);
        var_62 = wp::load(var_59);
        var_61 = wp::extract(var_62, var_60);
        // edge_len = half_space(query_p, plane_normal, plane_point)                              <L 39>
        var_63 = half_space_0(var_48, var_54, var_61);
        // normal = spun_p * edge_len                                                             <L 40>
        var_64 = wp::mul(var_41, var_63);
        // summed = normal * plane_point[0] + (planar_p + p_a)                                    <L 41>
        var_66 = wp::extract(var_61, var_65);
        var_67 = wp::mul(var_64, var_66);
        var_68 = wp::add(var_21, var_42);
        var_69 = wp::add(var_67, var_68);
        // p_c = 0.01 * (summed * 0.23)                                                           <L 42>
        var_72 = wp::mul(var_69, var_71);
        var_73 = wp::mul(var_70, var_72);
        // side_ab = wp.normalize(summed) - p_a                                                   <L 43>
        var_74 = wp::normalize(var_69);
        var_75 = wp::sub(var_74, var_42);
        // side_ac = p_c - p_a                                                                    <L 44>
        var_76 = wp::sub(var_73, var_42);
        // orient_abc = side_ab.x * side_ac.y - side_ab.y * side_ac.x                             <L 45>
        var_78 = wp::extract(var_75, var_77);
        var_80 = wp::extract(var_76, var_79);
        var_81 = wp::mul(var_78, var_80);
        var_83 = wp::extract(var_75, var_82);
        var_85 = wp::extract(var_76, var_84);
        var_86 = wp::mul(var_83, var_85);
        var_87 = wp::sub(var_81, var_86);
        // areas_out[i, j, k, l] += orient_abc                                                    <L 46>
        // var_88 = wp::atomic_add(var_areas_out, var_0, var_1, var_2, var_3, var_87);
        // d = triangle_b[i, j, k, wp.max(l - 1, 0)]                                              <L 47>
        var_90 = wp::sub(var_3, var_89);
        var_92 = wp::max(var_90, var_91);
        var_93 = wp::address(var_triangle_b, var_0, var_1, var_2, var_92);
        var_95 = wp::load(var_93);
        var_94 = wp::copy(var_95);
        // cosine = tetra_volume(plane_normal, plane_point, query_p, d)                           <L 48>
        var_96 = tetra_volume_0(var_54, var_61, var_48, var_94);
        // distances[i, j, k, l] = cosine - areas[i, wp.max(j - 1, 0), k, l]                      <L 49>
        var_98 = wp::sub(var_1, var_97);
        var_100 = wp::max(var_98, var_99);
        var_101 = wp::address(var_areas, var_0, var_100, var_2, var_3);
        var_103 = wp::load(var_101);
        var_102 = wp::sub(var_96, var_103);
        // wp::array_store(var_distances, var_0, var_1, var_2, var_3, var_102);
        //---------
        // reverse
        wp::adj_array_store(var_distances, var_0, var_1, var_2, var_3, var_102, adj_distances, adj_0, adj_1, adj_2, adj_3, adj_102);
        wp::adj_sub(var_96, var_103, adj_96, adj_101, adj_102);
        wp::adj_address(var_areas, var_0, var_100, var_2, var_3, adj_areas, adj_0, adj_100, adj_2, adj_3, adj_101);
        wp::adj_max(var_98, var_99, adj_98, adj_99, adj_100);
        wp::adj_sub(var_1, var_97, adj_1, adj_97, adj_98);
        // adj: distances[i, j, k, l] = cosine - areas[i, wp.max(j - 1, 0), k, l]                 <L 49>
        adj_tetra_volume_0(var_54, var_61, var_48, var_94, adj_54, adj_61, adj_48, adj_94, adj_96);
        // adj: cosine = tetra_volume(plane_normal, plane_point, query_p, d)                      <L 48>
        wp::adj_copy(var_95, adj_93, adj_94);
        wp::adj_address(var_triangle_b, var_0, var_1, var_2, var_92, adj_triangle_b, adj_0, adj_1, adj_2, adj_92, adj_93);
        wp::adj_max(var_90, var_91, adj_90, adj_91, adj_92);
        wp::adj_sub(var_3, var_89, adj_3, adj_89, adj_90);
        // adj: d = triangle_b[i, j, k, wp.max(l - 1, 0)]                                         <L 47>
        wp::adj_atomic_add(var_areas_out, var_0, var_1, var_2, var_3, var_87, adj_areas_out, adj_0, adj_1, adj_2, adj_3, adj_87, adj_88);
        // adj: areas_out[i, j, k, l] += orient_abc                                               <L 46>
        wp::adj_sub(var_81, var_86, adj_81, adj_86, adj_87);
        wp::adj_mul(var_83, var_85, adj_83, adj_85, adj_86);
        wp::adj_extract(var_76, var_84, adj_76, adj_84, adj_85);
        wp::adj_extract(var_75, var_82, adj_75, adj_82, adj_83);
        wp::adj_mul(var_78, var_80, adj_78, adj_80, adj_81);
        wp::adj_extract(var_76, var_79, adj_76, adj_79, adj_80);
        wp::adj_extract(var_75, var_77, adj_75, adj_77, adj_78);
        // adj: orient_abc = side_ab.x * side_ac.y - side_ab.y * side_ac.x                        <L 45>
        wp::adj_sub(var_73, var_42, adj_73, adj_42, adj_76);
        // adj: side_ac = p_c - p_a                                                               <L 44>
        wp::adj_sub(var_74, var_42, adj_74, adj_42, adj_75);
        wp::adj_normalize(var_69, var_74, adj_69, adj_74);
        // adj: side_ab = wp.normalize(summed) - p_a                                              <L 43>
        wp::adj_mul(var_70, var_72, adj_70, adj_72, adj_73);
        wp::adj_mul(var_69, var_71, adj_69, adj_71, adj_72);
        // adj: p_c = 0.01 * (summed * 0.23)                                                      <L 42>
        wp::adj_add(var_67, var_68, adj_67, adj_68, adj_69);
        wp::adj_add(var_21, var_42, adj_21, adj_42, adj_68);
        wp::adj_mul(var_64, var_66, adj_64, adj_66, adj_67);
        wp::adj_extract(var_61, var_65, adj_61, adj_65, adj_66);
        // adj: summed = normal * plane_point[0] + (planar_p + p_a)                               <L 41>
        wp::adj_mul(var_41, var_63, adj_41, adj_63, adj_64);
        // adj: normal = spun_p * edge_len                                                        <L 40>
        adj_half_space_0(var_48, var_54, var_61, adj_48, adj_54, adj_61, adj_63);
        // adj: edge_len = half_space(query_p, plane_normal, plane_point)                         <L 39>
        wp::adj_extract(var_62, var_60, adj_59, adj_60, adj_61);
        wp::adj_address(var_tensors, var_0, var_58, var_2, var_3, adj_tensors, adj_0, adj_58, adj_2, adj_3, adj_59);
        wp::adj_max(var_56, var_57, adj_56, adj_57, adj_58);
        wp::adj_sub(var_1, var_55, adj_1, adj_55, adj_56);
        // adj: plane_point = tensors[i, wp.max(j - 1, 0), k, l][1]                               <L 38>
        wp::adj_normalize(var_52, var_54, adj_52, adj_54);
        wp::adj_extract(var_53, var_51, adj_50, adj_51, adj_52);
        wp::adj_address(var_tensors, var_0, var_1, var_2, var_3, adj_tensors, adj_0, adj_1, adj_2, adj_3, adj_50);
        // adj: plane_normal = wp.normalize(tensors[i, j, k, l][1])                               <L 37>
        wp::adj_copy(var_49, adj_47, adj_48);
        wp::adj_address(var_triangle_b, var_0, var_46, var_2, var_3, adj_triangle_b, adj_0, adj_46, adj_2, adj_3, adj_47);
        wp::adj_max(var_44, var_45, adj_44, adj_45, adj_46);
        wp::adj_sub(var_1, var_43, adj_1, adj_43, adj_44);
        // adj: query_p = triangle_b[i, wp.max(j - 1, 0), k, l]                                   <L 36>
        wp::adj_normalize(var_41, var_42, adj_41, adj_42);
        // adj: p_a = wp.normalize(spun_p)                                                        <L 35>
        wp::adj_vec_t(var_33, var_40, adj_33, adj_40, adj_41);
        wp::adj_add(var_36, var_39, adj_36, adj_39, adj_40);
        wp::adj_mul(var_25, var_38, adj_25, adj_38, adj_39);
        wp::adj_extract(var_21, var_37, adj_21, adj_37, adj_38);
        wp::adj_mul(var_26, var_35, adj_26, adj_35, adj_36);
        wp::adj_extract(var_21, var_34, adj_21, adj_34, adj_35);
        // adj: spun_p = wp.vec2(area_value, sin_t * planar_p.x + c * planar_p.y)                 <L 34>
        wp::adj_sub(var_29, var_32, adj_29, adj_32, adj_33);
        wp::adj_mul(var_26, var_31, adj_26, adj_31, adj_32);
        wp::adj_extract(var_21, var_30, adj_21, adj_30, adj_31);
        wp::adj_mul(var_25, var_28, adj_25, adj_28, adj_29);
        wp::adj_extract(var_21, var_27, adj_21, adj_27, adj_28);
        // adj: area_value = c * planar_p.x - sin_t * planar_p.y                                  <L 33>
        wp::adj_sin(var_23, adj_23, adj_26);
        // adj: sin_t = wp.sin(heading_angle)                                                     <L 32>
        wp::adj_cos(var_23, adj_23, adj_25);
        // adj: c = wp.cos(heading_angle)                                                         <L 31>
        wp::adj_copy(var_24, adj_22, adj_23);
        wp::adj_address(var_thickness, var_0, var_2, var_3, adj_thickness, adj_0, adj_2, adj_3, adj_22);
        // adj: heading_angle = thickness[i, k, l]                                                <L 30>
        wp::adj_vec_t(var_20, var_19, adj_20, adj_19, adj_21);
        // adj: planar_p = wp.vec2(1.6, slack)                                                    <L 29>
        wp::adj_mul(var_17, var_18, adj_17, adj_18, adj_19);
        // adj: slack *= 0.35                                                                     <L 28>
        wp::adj_add(var_12, var_15, adj_12, adj_15, adj_17);
        wp::adj_extract(var_16, var_14, adj_13, adj_14, adj_15);
        wp::adj_address(var_triangle_b, var_0, var_1, var_2, var_3, adj_triangle_b, adj_0, adj_1, adj_2, adj_3, adj_13);
        // adj: slack += triangle_b[i, j, k, l][0]                                                <L 27>
        wp::adj_sub(var_8, var_10, adj_8, adj_10, adj_12);
        wp::adj_mul(var_offset, var_11, adj_offset, adj_9, adj_10);
        wp::adj_address(var_offsets, var_0, var_1, var_2, var_3, adj_offsets, adj_0, adj_1, adj_2, adj_3, adj_9);
        wp::adj_cos(var_6, adj_6, adj_8);
        wp::adj_extract(var_7, var_5, adj_4, adj_5, adj_6);
        wp::adj_address(var_triangle_b, var_0, var_1, var_2, var_3, adj_triangle_b, adj_0, adj_1, adj_2, adj_3, adj_4);
        // adj: slack = wp.cos(triangle_b[i, j, k, l].x) - offset * offsets[i, j, k, l]           <L 26>
        // adj: i, j, k, l = wp.tid()                                                             <L 25>
        // adj: def transform_vertices(                                                           <L 15>
        continue;
    }
}
