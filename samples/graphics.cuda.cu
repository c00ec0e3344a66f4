extern "C" __global__ void evaluate_texcoords_4617b961_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float64>> var_texcoords,
    wp::array_t<wp::float64> var_exposures,
    wp::array_t<wp::vec_t<2, wp::float64>> var_tangents,
    wp::array_t<wp::vec_t<3, wp::float64>> var_sky_out)
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
        wp::vec_t<3, wp::float64>* var_1;
        wp::vec_t<3, wp::float64> var_2;
        wp::vec_t<3, wp::float64> var_3;
        wp::vec_t<2, wp::float64>* var_4;
        wp::vec_t<2, wp::float64> var_5;
        wp::vec_t<2, wp::float64> var_6;
        wp::float64 var_7;
        wp::vec_t<2, wp::float64> var_8;
        const wp::int32 var_9 = 1;
        wp::float64 var_10;
        wp::vec_t<3, wp::float64> var_11;
        const wp::int32 var_12 = 0;
        wp::float64 var_13;
        wp::vec_t<2, wp::float64> var_14;
        wp::vec_t<2, wp::float64> var_15;
        wp::vec_t<3, wp::float64> var_16;
        const wp::int32 var_17 = 2;
        wp::float64 var_18;
        const wp::int32 var_19 = 0;
        wp::float64 var_20;
        wp::float64 var_21;
        wp::float64 var_22;
        wp::float64 var_23;
        wp::float64 var_24;
        wp::vec_t<3, wp::float64> var_25;
        wp::float64 var_26;
        wp::float64 var_27;
        wp::float64 var_28;
        wp::float64 var_29;
        bool var_30;
        wp::float64 var_31;
        const wp::int32 var_32 = 4;
        wp::float64* var_33;
        wp::float64 var_34;
        wp::float64 var_35;
        wp::float64 var_36;
        wp::float64 var_37;
        wp::float64 var_38;
        wp::float64 var_39;
        wp::float64 var_40;
        wp::float64 var_41;
        wp::float64 var_42;
        wp::float64 var_43;
        wp::float64 var_44;
        wp::float64 var_45;
        wp::float64 var_46;
        wp::float64 var_47;
        wp::float64 var_48;
        wp::float64 var_49;
        wp::float64 var_50;
        wp::float64 var_51;
        wp::float64 var_52;
        wp::float64 var_53;
        wp::float64 var_54;
        wp::vec_t<3, wp::float64> var_55;
        wp::float64 var_56;
        wp::vec_t<3, wp::float64> var_57;
        const wp::int32 var_58 = 1;
        wp::float64 var_59;
        wp::vec_t<3, wp::float64> var_60;
        //---------
        // forward
        // def evaluate_texcoords(                                                                <L 5>
        // idx = wp.tid()                                                                         <L 11>
        var_0 = builtin_tid1d();
        // texcoord = texcoords[idx]                                                              <L 12>
        var_1 = wp::address(var_texcoords, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // tangent = tangents[idx]                                                                <L 13>
        var_4 = wp::address(var_tangents, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // light_vec = tangent * wp.float64(1.6)                                                  <L 14>
        var_7 = 1.6;
        var_8 = wp::mul(var_5, var_7);
        // hit_point = texcoord * tangent.y                                                       <L 15>
        var_10 = wp::extract(var_5, var_9);
        var_11 = wp::mul(var_2, var_10);
        // glow_color = light_vec - tangent * tangent.x                                           <L 16>
        var_13 = wp::extract(var_5, var_12);
        var_14 = wp::mul(var_5, var_13);
        var_15 = wp::sub(var_8, var_14);
        // tinted = texcoord + hit_point                                                          <L 17>
        var_16 = wp::add(var_2, var_11);
        // shade = texcoord.z * tangent.x - wp.float64(1.6)                                       <L 18>
        var_18 = wp::extract(var_2, var_17);
        var_20 = wp::extract(var_5, var_19);
        var_21 = wp::mul(var_18, var_20);
        var_22 = 1.6;
        var_23 = wp::sub(var_21, var_22);
        // intensity = wp.float64(2.5)                                                            <L 19>
        var_24 = 2.5;
        // to_lamp = hit_point - tinted                                                           <L 20>
        var_25 = wp::sub(var_11, var_16);
        // d_sq = wp.dot(to_lamp, to_lamp)                                                        <L 21>
        var_26 = wp::dot(var_25, var_25);
        // falloff_l = intensity / (wp.float64(0.05) + d_sq)                                      <L 22>
        var_27 = 0.05;
        var_28 = wp::add(var_27, var_26);
        var_29 = wp::div(var_24, var_28);
        // if falloff_l > shade:                                                                  <L 23>
        var_30 = (var_29 > var_23);
        if (var_30) {
            // turn = wp.float64(6.28318) * exposures[idx, 4]                                     <L 24>
            var_31 = 6.28318;
            var_33 = wp::address(var_exposures, var_0, var_32);
            var_35 = wp::load(var_33);
            var_34 = wp::mul(var_31, var_35);
            // visibility = wp.float64(0.5) * wp.cos(turn + wp.float64(2.1))                      <L 25>
            var_36 = 0.5;
            var_37 = 2.1;
            var_38 = wp::add(var_34, var_37);
            var_39 = wp::cos(var_38);
            var_40 = wp::mul(var_36, var_39);
            // ao = wp.float64(0.5) * wp.cos(turn + wp.float64(4.03))                             <L 26>
            var_41 = 0.5;
            var_42 = 4.03;
            var_43 = wp::add(var_34, var_42);
            var_44 = wp::cos(var_43);
            var_45 = wp::mul(var_41, var_44);
            // falloff = wp.float64(0.5) + wp.float64(0.5) * wp.cos(turn)                         <L 27>
            var_46 = 0.5;
            var_47 = 0.5;
            var_48 = wp::cos(var_34);
            var_49 = wp::mul(var_47, var_48);
            var_50 = wp::add(var_46, var_49);
            // blend_factor = wp.float64(0.5) + visibility                                        <L 28>
            var_51 = 0.5;
            var_52 = wp::add(var_51, var_40);
            // ramp = wp.vec3d(falloff, blend_factor, wp.float64(0.5) + ao)                       <L 29>
            var_53 = 0.5;
            var_54 = wp::add(var_53, var_45);
            var_55 = wp::vec_t<3, wp::float64>(var_50, var_52, var_54);
            // sky_out[idx] = ramp * wp.length(light_vec) * glow_color.y                          <L 30>
            var_56 = wp::length(var_8);
            var_57 = wp::mul(var_55, var_56);
            var_59 = wp::extract(var_15, var_58);
            var_60 = wp::mul(var_57, var_59);
            wp::array_store(var_sky_out, var_0, var_60);
        }
    }
}

extern "C" __global__ void evaluate_texcoords_4617b961_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float64>> var_texcoords,
    wp::array_t<wp::float64> var_exposures,
    wp::array_t<wp::vec_t<2, wp::float64>> var_tangents,
    wp::array_t<wp::vec_t<3, wp::float64>> var_sky_out,
    wp::array_t<wp::vec_t<3, wp::float64>> adj_texcoords,
    wp::array_t<wp::float64> adj_exposures,
    wp::array_t<wp::vec_t<2, wp::float64>> adj_tangents,
    wp::array_t<wp::vec_t<3, wp::float64>> adj_sky_out)
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
        wp::vec_t<3, wp::float64>* var_1;
        wp::vec_t<3, wp::float64> var_2;
        wp::vec_t<3, wp::float64> var_3;
        wp::vec_t<2, wp::float64>* var_4;
        wp::vec_t<2, wp::float64> var_5;
        wp::vec_t<2, wp::float64> var_6;
        wp::float64 var_7;
        wp::vec_t<2, wp::float64> var_8;
        const wp::int32 var_9 = 1;
        wp::float64 var_10;
        wp::vec_t<3, wp::float64> var_11;
        const wp::int32 var_12 = 0;
        wp::float64 var_13;
        wp::vec_t<2, wp::float64> var_14;
        wp::vec_t<2, wp::float64> var_15;
        wp::vec_t<3, wp::float64> var_16;
        const wp::int32 var_17 = 2;
        wp::float64 var_18;
        const wp::int32 var_19 = 0;
        wp::float64 var_20;
        wp::float64 var_21;
        wp::float64 var_22;
        wp::float64 var_23;
        wp::float64 var_24;
        wp::vec_t<3, wp::float64> var_25;
        wp::float64 var_26;
        wp::float64 var_27;
        wp::float64 var_28;
        wp::float64 var_29;
        bool var_30;
        wp::float64 var_31;
        const wp::int32 var_32 = 4;
        wp::float64* var_33;
        wp::float64 var_34;
        wp::float64 var_35;
        wp::float64 var_36;
        wp::float64 var_37;
        wp::float64 var_38;
        wp::float64 var_39;
        wp::float64 var_40;
        wp::float64 var_41;
        wp::float64 var_42;
        wp::float64 var_43;
        wp::float64 var_44;
        wp::float64 var_45;
        wp::float64 var_46;
        wp::float64 var_47;
        wp::float64 var_48;
        wp::float64 var_49;
        wp::float64 var_50;
        wp::float64 var_51;
        wp::float64 var_52;
        wp::float64 var_53;
        wp::float64 var_54;
        wp::vec_t<3, wp::float64> var_55;
        wp::float64 var_56;
        wp::vec_t<3, wp::float64> var_57;
        const wp::int32 var_58 = 1;
        wp::float64 var_59;
        wp::vec_t<3, wp::float64> var_60;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float64> adj_1 = {};
        wp::vec_t<3, wp::float64> adj_2 = {};
        wp::vec_t<3, wp::float64> adj_3 = {};
        wp::vec_t<2, wp::float64> adj_4 = {};
        wp::vec_t<2, wp::float64> adj_5 = {};
        wp::vec_t<2, wp::float64> adj_6 = {};
        wp::float64 adj_7 = {};
        wp::vec_t<2, wp::float64> adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float64 adj_10 = {};
        wp::vec_t<3, wp::float64> adj_11 = {};
        wp::int32 adj_12 = {};
        wp::float64 adj_13 = {};
        wp::vec_t<2, wp::float64> adj_14 = {};
        wp::vec_t<2, wp::float64> adj_15 = {};
        wp::vec_t<3, wp::float64> adj_16 = {};
        wp::int32 adj_17 = {};
        wp::float64 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float64 adj_20 = {};
        wp::float64 adj_21 = {};
        wp::float64 adj_22 = {};
        wp::float64 adj_23 = {};
        wp::float64 adj_24 = {};
        wp::vec_t<3, wp::float64> adj_25 = {};
        wp::float64 adj_26 = {};
        wp::float64 adj_27 = {};
        wp::float64 adj_28 = {};
        wp::float64 adj_29 = {};
        bool adj_30 = {};
        wp::float64 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::float64 adj_33 = {};
        wp::float64 adj_34 = {};
        wp::float64 adj_35 = {};
        wp::float64 adj_36 = {};
        wp::float64 adj_37 = {};
        wp::float64 adj_38 = {};
        wp::float64 adj_39 = {};
        wp::float64 adj_40 = {};
        wp::float64 adj_41 = {};
        wp::float64 adj_42 = {};
        wp::float64 adj_43 = {};
        wp::float64 adj_44 = {};
        wp::float64 adj_45 = {};
        wp::float64 adj_46 = {};
        wp::float64 adj_47 = {};
        wp::float64 adj_48 = {};
        wp::float64 adj_49 = {};
        wp::float64 adj_50 = {};
        wp::float64 adj_51 = {};
        wp::float64 adj_52 = {};
        wp::float64 adj_53 = {};
        wp::float64 adj_54 = {};
        wp::vec_t<3, wp::float64> adj_55 = {};
        wp::float64 adj_56 = {};
        wp::vec_t<3, wp::float64> adj_57 = {};
        wp::int32 adj_58 = {};
        wp::float64 adj_59 = {};
        wp::vec_t<3, wp::float64> adj_60 = {};
        //---------
        // forward
        // def evaluate_texcoords(                                                                <L 5>
        // idx = wp.tid()                                                                         <L 11>
        var_0 = builtin_tid1d();
        // texcoord = texcoords[idx]                                                              <L 12>
        var_1 = wp::address(var_texcoords, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // tangent = tangents[idx]                                                                <L 13>
        var_4 = wp::address(var_tangents, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // light_vec = tangent * wp.float64(1.6)                                                  <L 14>
        var_7 = 1.6;
        var_8 = wp::mul(var_5, var_7);
        // hit_point = texcoord * tangent.y                                                       <L 15>
        var_10 = wp::extract(var_5, var_9);
        var_11 = wp::mul(var_2, var_10);
        // glow_color = light_vec - tangent * tangent.x                                           <L 16>
        var_13 = wp::extract(var_5, var_12);
        var_14 = wp::mul(var_5, var_13);
        var_15 = wp::sub(var_8, var_14);
        // tinted = texcoord + hit_point                                                          <L 17>
        var_16 = wp::add(var_2, var_11);
        // shade = texcoord.z * tangent.x - wp.float64(1.6)                                       <L 18>
        var_18 = wp::extract(var_2, var_17);
        var_20 = wp::extract(var_5, var_19);
        var_21 = wp::mul(var_18, var_20);
        var_22 = 1.6;
        var_23 = wp::sub(var_21, var_22);
        // intensity = wp.float64(2.5)                                                            <L 19>
        var_24 = 2.5;
        // to_lamp = hit_point - tinted                                                           <L 20>
        var_25 = wp::sub(var_11, var_16);
        // d_sq = wp.dot(to_lamp, to_lamp)                                                        <L 21>
        var_26 = wp::dot(var_25, var_25);
        // falloff_l = intensity / (wp.float64(0.05) + d_sq)                                      <L 22>
        var_27 = 0.05;
        var_28 = wp::add(var_27, var_26);
        var_29 = wp::div(var_24, var_28);
        // if falloff_l > shade:                                                                  <L 23>
        var_30 = (var_29 > var_23);
        if (var_30) {
            // turn = wp.float64(6.28318) * exposures[idx, 4]                                     <L 24>
            var_31 = 6.28318;
            var_33 = wp::address(var_exposures, var_0, var_32);
            var_35 = wp::load(var_33);
            var_34 = wp::mul(var_31, var_35);
            // visibility = wp.float64(0.5) * wp.cos(turn + wp.float64(2.1))                      <L 25>
            var_36 = 0.5;
            var_37 = 2.1;
            var_38 = wp::add(var_34, var_37);
            var_39 = wp::cos(var_38);
            var_40 = wp::mul(var_36, var_39);
            // ao = wp.float64(0.5) * wp.cos(turn + wp.float64(4.03))                             <L 26>
            var_41 = 0.5;
            var_42 = 4.03;
            var_43 = wp::add(var_34, var_42);
            var_44 = wp::cos(var_43);
            var_45 = wp::mul(var_41, var_44);
            // falloff = wp.float64(0.5) + wp.float64(0.5) * wp.cos(turn)                         <L 27>
            var_46 = 0.5;
            var_47 = 0.5;
            var_48 = wp::cos(var_34);
            var_49 = wp::mul(var_47, var_48);
            var_50 = wp::add(var_46, var_49);
            // blend_factor = wp.float64(0.5) + visibility                                        <L 28>
            var_51 = 0.5;
            var_52 = wp::add(var_51, var_40);
            // ramp = wp.vec3d(falloff, blend_factor, wp.float64(0.5) + ao)                       <L 29>
            var_53 = 0.5;
            var_54 = wp::add(var_53, var_45);
            var_55 = wp::vec_t<3, wp::float64>(var_50, var_52, var_54);
            // sky_out[idx] = ramp * wp.length(light_vec) * glow_color.y                          <L 30>
            var_56 = wp::length(var_8);
            var_57 = wp::mul(var_55, var_56);
            var_59 = wp::extract(var_15, var_58);
            var_60 = wp::mul(var_57, var_59);
            // wp::array_store(var_sky_out, var_0, var_60);
        }
        //---------
        // reverse
        if (var_30) {
            wp::adj_array_store(var_sky_out, var_0, var_60, adj_sky_out, adj_0, adj_60);
            wp::adj_mul(var_57, var_59, adj_57, adj_59, adj_60);
            wp::adj_extract(var_15, var_58, adj_15, adj_58, adj_59);
            wp::adj_mul(var_55, var_56, adj_55, adj_56, adj_57);
            wp::adj_length(var_8, var_56, adj_8, adj_56);
            // adj: sky_out[idx] = ramp * wp.length(light_vec) * glow_color.y                     <L 30>
            wp::adj_vec_t(var_50, var_52, var_54, adj_50, adj_52, adj_54, adj_55);
            wp::adj_add(var_53, var_45, adj_53, adj_45, adj_54);
            // adj: ramp = wp.vec3d(falloff, blend_factor, wp.float64(0.5) + ao)                  <L 29>
            wp::adj_add(var_51, var_40, adj_51, adj_40, adj_52);
            // adj: blend_factor = wp.float64(0.5) + visibility                                   <L 28>
            wp::adj_add(var_46, var_49, adj_46, adj_49, adj_50);
            wp::adj_mul(var_47, var_48, adj_47, adj_48, adj_49);
            wp::adj_cos(var_34, adj_34, adj_48);
            // adj: falloff = wp.float64(0.5) + wp.float64(0.5) * wp.cos(turn)                    <L 27>
            wp::adj_mul(var_41, var_44, adj_41, adj_44, adj_45);
            wp::adj_cos(var_43, adj_43, adj_44);
            wp::adj_add(var_34, var_42, adj_34, adj_42, adj_43);
            // adj: ao = wp.float64(0.5) * wp.cos(turn + wp.float64(4.03))                        <L 26>
            wp::adj_mul(var_36, var_39, adj_36, adj_39, adj_40);
            wp::adj_cos(var_38, adj_38, adj_39);
            wp::adj_add(var_34, var_37, adj_34, adj_37, adj_38);
            // adj: visibility = wp.float64(0.5) * wp.cos(turn + wp.float64(2.1))                 <L 25>
            wp::adj_mul(var_31, var_35, adj_31, adj_33, adj_34);
            wp::adj_address(var_exposures, var_0, var_32, adj_exposures, adj_0, adj_32, adj_33);
            // adj: turn = wp.float64(6.28318) * exposures[idx, 4]                                <L 24>
        }
        // adj: if falloff_l > shade:                                                             <L 23>
        wp::adj_div(var_24, var_28, var_29, adj_24, adj_28, adj_29);
        wp::adj_add(var_27, var_26, adj_27, adj_26, adj_28);
        // adj: falloff_l = intensity / (wp.float64(0.05) + d_sq)                                 <L 22>
        wp::adj_dot(var_25, var_25, adj_25, adj_25, adj_26);
        // adj: d_sq = wp.dot(to_lamp, to_lamp)                                                   <L 21>
        wp::adj_sub(var_11, var_16, adj_11, adj_16, adj_25);
        // adj: to_lamp = hit_point - tinted                                                      <L 20>
        // adj: intensity = wp.float64(2.5)                                                       <L 19>
        wp::adj_sub(var_21, var_22, adj_21, adj_22, adj_23);
        wp::adj_mul(var_18, var_20, adj_18, adj_20, adj_21);
        wp::adj_extract(var_5, var_19, adj_5, adj_19, adj_20);
        wp::adj_extract(var_2, var_17, adj_2, adj_17, adj_18);
        // adj: shade = texcoord.z * tangent.x - wp.float64(1.6)                                  <L 18>
        wp::adj_add(var_2, var_11, adj_2, adj_11, adj_16);
        // adj: tinted = texcoord + hit_point                                                     <L 17>
        wp::adj_sub(var_8, var_14, adj_8, adj_14, adj_15);
        wp::adj_mul(var_5, var_13, adj_5, adj_13, adj_14);
        wp::adj_extract(var_5, var_12, adj_5, adj_12, adj_13);
        // adj: glow_color = light_vec - tangent * tangent.x                                      <L 16>
        wp::adj_mul(var_2, var_10, adj_2, adj_10, adj_11);
        wp::adj_extract(var_5, var_9, adj_5, adj_9, adj_10);
        // adj: hit_point = texcoord * tangent.y                                                  <L 15>
        wp::adj_mul(var_5, var_7, adj_5, adj_7, adj_8);
        // adj: light_vec = tangent * wp.float64(1.6)                                             <L 14>
        wp::adj_copy(var_6, adj_4, adj_5);
        wp::adj_address(var_tangents, var_0, adj_tangents, adj_0, adj_4);
        // adj: tangent = tangents[idx]                                                           <L 13>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_texcoords, var_0, adj_texcoords, adj_0, adj_1);
        // adj: texcoord = texcoords[idx]                                                         <L 12>
        // adj: idx = wp.tid()                                                                    <L 11>
        // adj: def evaluate_texcoords(                                                           <L 5>
        continue;
    }
}
