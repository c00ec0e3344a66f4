extern "C" __global__ void filter_luminance_3a1cb112_cuda_kernel_forward(
    wp::launch_bounds_t<3> dim,
    wp::array_t<wp::float32> var_luminance,
    wp::float32 var_width,
    wp::int32 var_channels,
    wp::array_t<wp::float32> var_energies,
    wp::vec_t<3, wp::float32> var_ambient,
    wp::int32 var_dim_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_blended)
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
        bool var_3;
        const wp::int32 var_4 = 0;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::float32 var_7 = 12.0;
        wp::float32 var_8;
        const wp::float32 var_9 = 0.15;
        wp::float32 var_10;
        const wp::int32 var_11 = 0;
        wp::float32* var_12;
        wp::float32* var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        bool var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        const wp::float32 var_20 = -2.0;
        const wp::float32 var_21 = 2.0;
        wp::float32 var_22;
        const wp::float32 var_23 = 3.4;
        wp::float32 var_24;
        const wp::float32 var_25 = 0.0;
        bool var_26;
        wp::vec_t<3, wp::float32> var_27;
        bool var_28;
        wp::float32* var_29;
        wp::float32 var_30;
        wp::float32 var_31;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::float32 var_34 = 1.2;
        bool var_35;
        const wp::float32 var_36 = 0.0;
        wp::vec_t<3, wp::float32> var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::vec_t<3, wp::float32> var_40;
        const wp::int32 var_41 = 3;
        wp::float32* var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::float32 var_45 = 0.15;
        bool var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::vec_t<3, wp::float32> var_50;
        wp::vec_t<3, wp::float32> var_51;
        wp::vec_t<3, wp::float32> var_52;
        wp::vec_t<3, wp::float32> var_53;
        wp::vec_t<3, wp::float32> var_54;
        const wp::int32 var_55 = 2;
        wp::float32 var_56;
        wp::float32 var_57;
        wp::float32 var_58;
        wp::float32 var_59;
        bool var_60;
        const wp::float32 var_61 = 0.5;
        wp::float32 var_62;
        const wp::int32 var_63 = 0;
        wp::float32* var_64;
        bool var_65;
        wp::float32 var_66;
        const wp::float32 var_67 = 0.1;
        wp::float32 var_68;
        const wp::float32 var_69 = -0.4;
        bool var_70;
        const wp::float32 var_71 = 1.9;
        wp::vec_t<3, wp::float32> var_72;
        wp::vec_t<3, wp::float32> var_73;
        wp::float32 var_74;
        wp::vec_t<3, wp::float32> var_75;
        //---------
        // forward
        // def filter_luminance(                                                                  <L 5>
        // x, y, z = wp.tid()                                                                     <L 14>
        builtin_tid3d(var_0, var_1, var_2);
        // if x >= dim_x:                                                                         <L 15>
        var_3 = (var_0 >= var_dim_x);
        if (var_3) {
            // return                                                                             <L 16>
            continue;
        }
        // residual = wp.sin(ambient[0]) * 12.0                                                   <L 18>
        var_5 = wp::extract(var_ambient, var_4);
        var_6 = wp::sin(var_5);
        var_8 = wp::mul(var_6, var_7);
        // impulse = width + 0.15                                                                 <L 19>
        var_10 = wp::add(var_width, var_9);
        // speed = energies[y, z, 0] + luminance[x, y, z]                                         <L 20>
        var_12 = wp::address(var_energies, var_1, var_2, var_11);
        var_13 = wp::address(var_luminance, var_0, var_1, var_2);
        var_15 = wp::load(var_12);
        var_16 = wp::load(var_13);
        var_14 = wp::add(var_15, var_16);
        // selected = speed if impulse > residual else speed / width                              <L 21>
        var_17 = (var_10 > var_8);
        if (var_17) {
        }
        if (!var_17) {
            var_18 = wp::div(var_14, var_width);
        }
        var_19 = wp::where(var_17, var_14, var_18);
        // restricted = wp.clamp(selected, -2.0, 2.0)                                             <L 22>
        var_22 = wp::clamp(var_19, var_20, var_21);
        // if restricted / 3.4 < 0.0:                                                             <L 23>
        var_24 = wp::div(var_22, var_23);
        var_26 = (var_24 < var_25);
        if (var_26) {
            // v = ambient / impulse                                                              <L 24>
            var_27 = wp::div(var_ambient, var_10);
        }
        if (!var_26) {
            // elif impulse <= restricted:                                                        <L 25>
            var_28 = (var_10 <= var_22);
            if (var_28) {
                // estimate = wp.max(wp.exp(luminance[x, y, z]), wp.erf(residual))                <L 26>
                var_29 = wp::address(var_luminance, var_0, var_1, var_2);
                var_31 = wp::load(var_29);
                var_30 = wp::exp(var_31);
                var_32 = wp::erf(var_8);
                var_33 = wp::max(var_30, var_32);
                // chosen = ambient if estimate <= 1.2 else wp.vec3(0.0)                          <L 27>
                var_35 = (var_33 <= var_34);
                if (var_35) {
                }
                if (!var_35) {
                    var_37 = wp::vec_t<3, wp::float32>(var_36);
                }
                var_38 = wp::where(var_35, var_ambient, var_37);
                // v = chosen + chosen / width                                                    <L 28>
                var_39 = wp::div(var_38, var_width);
                var_40 = wp::add(var_38, var_39);
            }
            if (!var_28) {
                // inside = energies[y, z, 3] - selected < 0.15                                   <L 30>
                var_42 = wp::address(var_energies, var_1, var_2, var_41);
                var_44 = wp::load(var_42);
                var_43 = wp::sub(var_44, var_19);
                var_46 = (var_43 < var_45);
                // normal = wp.cross(ambient, wp.vec3(restricted))                                <L 31>
                var_47 = wp::vec_t<3, wp::float32>(var_22);
                var_48 = wp::cross(var_ambient, var_47);
                // picked = wp.where(inside, normal, ambient * impulse)                           <L 32>
                var_49 = wp::mul(var_ambient, var_10);
                var_50 = wp::where(var_46, var_48, var_49);
                // v = picked                                                                     <L 33>
                var_51 = wp::copy(var_50);
            }
            var_52 = wp::where(var_28, var_40, var_51);
        }
        var_53 = wp::where(var_26, var_27, var_52);
        // edge = v                                                                               <L 35>
        var_54 = wp::copy(var_53);
        // total = residual + edge[2] + wp.tanh(speed)                                            <L 36>
        var_56 = wp::extract(var_54, var_55);
        var_57 = wp::add(var_8, var_56);
        var_58 = wp::tanh(var_14);
        var_59 = wp::add(var_57, var_58);
        // if 0.5 + total >= energies[y, z, 0] and residual * 0.1 <= -0.4:                        <L 37>
        var_62 = wp::add(var_61, var_59);
        var_64 = wp::address(var_energies, var_1, var_2, var_63);
        var_66 = wp::load(var_64);
        var_65 = (var_62 >= var_66);
        var_60 = var_65;
        if (var_60) {
            var_68 = wp::mul(var_8, var_67);
            var_70 = (var_68 <= var_69);
            var_60 = var_60 && var_70;
        }
        if (var_60) {
            // edge = edge * 1.9                                                                  <L 38>
            var_72 = wp::mul(var_54, var_71);
        }
        var_73 = wp::where(var_60, var_72, var_54);
        // blended[x, y, z] = edge * wp.float32(channels)                                         <L 40>
        var_74 = wp::float32(var_channels);
        var_75 = wp::mul(var_73, var_74);
        wp::array_store(var_blended, var_0, var_1, var_2, var_75);
    }
}

extern "C" __global__ void filter_luminance_3a1cb112_cuda_kernel_backward(
    wp::launch_bounds_t<3> dim,
    wp::array_t<wp::float32> var_luminance,
    wp::float32 var_width,
    wp::int32 var_channels,
    wp::array_t<wp::float32> var_energies,
    wp::vec_t<3, wp::float32> var_ambient,
    wp::int32 var_dim_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_blended,
    wp::array_t<wp::float32> adj_luminance,
    wp::float32 adj_width,
    wp::int32 adj_channels,
    wp::array_t<wp::float32> adj_energies,
    wp::vec_t<3, wp::float32> adj_ambient,
    wp::int32 adj_dim_x,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_blended)
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
        bool var_3;
        const wp::int32 var_4 = 0;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::float32 var_7 = 12.0;
        wp::float32 var_8;
        const wp::float32 var_9 = 0.15;
        wp::float32 var_10;
        const wp::int32 var_11 = 0;
        wp::float32* var_12;
        wp::float32* var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        bool var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        const wp::float32 var_20 = -2.0;
        const wp::float32 var_21 = 2.0;
        wp::float32 var_22;
        const wp::float32 var_23 = 3.4;
        wp::float32 var_24;
        const wp::float32 var_25 = 0.0;
        bool var_26;
        wp::vec_t<3, wp::float32> var_27;
        bool var_28;
        wp::float32* var_29;
        wp::float32 var_30;
        wp::float32 var_31;
        wp::float32 var_32;
        wp::float32 var_33;
        const wp::float32 var_34 = 1.2;
        bool var_35;
        const wp::float32 var_36 = 0.0;
        wp::vec_t<3, wp::float32> var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::vec_t<3, wp::float32> var_40;
        const wp::int32 var_41 = 3;
        wp::float32* var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::float32 var_45 = 0.15;
        bool var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::vec_t<3, wp::float32> var_50;
        wp::vec_t<3, wp::float32> var_51;
        wp::vec_t<3, wp::float32> var_52;
        wp::vec_t<3, wp::float32> var_53;
        wp::vec_t<3, wp::float32> var_54;
        const wp::int32 var_55 = 2;
        wp::float32 var_56;
        wp::float32 var_57;
        wp::float32 var_58;
        wp::float32 var_59;
        bool var_60;
        const wp::float32 var_61 = 0.5;
        wp::float32 var_62;
        const wp::int32 var_63 = 0;
        wp::float32* var_64;
        bool var_65;
        wp::float32 var_66;
        const wp::float32 var_67 = 0.1;
        wp::float32 var_68;
        const wp::float32 var_69 = -0.4;
        bool var_70;
        const wp::float32 var_71 = 1.9;
        wp::vec_t<3, wp::float32> var_72;
        wp::vec_t<3, wp::float32> var_73;
        wp::float32 var_74;
        wp::vec_t<3, wp::float32> var_75;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        bool adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        bool adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        bool adj_26 = {};
        wp::vec_t<3, wp::float32> adj_27 = {};
        bool adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        bool adj_35 = {};
        wp::float32 adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        wp::vec_t<3, wp::float32> adj_38 = {};
        wp::vec_t<3, wp::float32> adj_39 = {};
        wp::vec_t<3, wp::float32> adj_40 = {};
        wp::int32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        bool adj_46 = {};
        wp::vec_t<3, wp::float32> adj_47 = {};
        wp::vec_t<3, wp::float32> adj_48 = {};
        wp::vec_t<3, wp::float32> adj_49 = {};
        wp::vec_t<3, wp::float32> adj_50 = {};
        wp::vec_t<3, wp::float32> adj_51 = {};
        wp::vec_t<3, wp::float32> adj_52 = {};
        wp::vec_t<3, wp::float32> adj_53 = {};
        wp::vec_t<3, wp::float32> adj_54 = {};
        wp::int32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::float32 adj_58 = {};
        wp::float32 adj_59 = {};
        bool adj_60 = {};
        wp::float32 adj_61 = {};
        wp::float32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::float32 adj_64 = {};
        bool adj_65 = {};
        wp::float32 adj_66 = {};
        wp::float32 adj_67 = {};
        wp::float32 adj_68 = {};
        wp::float32 adj_69 = {};
        bool adj_70 = {};
        wp::float32 adj_71 = {};
        wp::vec_t<3, wp::float32> adj_72 = {};
        wp::vec_t<3, wp::float32> adj_73 = {};
        wp::float32 adj_74 = {};
        wp::vec_t<3, wp::float32> adj_75 = {};
        //---------
        // forward
        // def filter_luminance(                                                                  <L 5>
        // x, y, z = wp.tid()                                                                     <L 14>
        builtin_tid3d(var_0, var_1, var_2);
        // if x >= dim_x:                                                                         <L 15>
        var_3 = (var_0 >= var_dim_x);
        if (var_3) {
            // return                                                                             <L 16>
            goto label0;
        }
        // residual = wp.sin(ambient[0]) * 12.0                                                   <L 18>
        var_5 = wp::extract(var_ambient, var_4);
        var_6 = wp::sin(var_5);
        var_8 = wp::mul(var_6, var_7);
        // impulse = width + 0.15                                                                 <L 19>
        var_10 = wp::add(var_width, var_9);
        // speed = energies[y, z, 0] + luminance[x, y, z]                                         <L 20>
        var_12 = wp::address(var_energies, var_1, var_2, var_11);
        var_13 = wp::address(var_luminance, var_0, var_1, var_2);
        var_15 = wp::load(var_12);
        var_16 = wp::load(var_13);
        var_14 = wp::add(var_15, var_16);
        // selected = speed if impulse > residual else speed / width                              <L 21>
        var_17 = (var_10 > var_8);
        if (var_17) {
        }
        if (!var_17) {
            var_18 = wp::div(var_14, var_width);
        }
        var_19 = wp::where(var_17, var_14, var_18);
        // restricted = wp.clamp(selected, -2.0, 2.0)                                             <L 22>
        var_22 = wp::clamp(var_19, var_20, var_21);
        // if restricted / 3.4 < 0.0:                                                             <L 23>
        var_24 = wp::div(var_22, var_23);
        var_26 = (var_24 < var_25);
        if (var_26) {
            // v = ambient / impulse                                                              <L 24>
            var_27 = wp::div(var_ambient, var_10);
        }
        if (!var_26) {
            // elif impulse <= restricted:                                                        <L 25>
            var_28 = (var_10 <= var_22);
            if (var_28) {
                // estimate = wp.max(wp.exp(luminance[x, y, z]), wp.erf(residual))                <L 26>
                var_29 = wp::address(var_luminance, var_0, var_1, var_2);
                var_31 = wp::load(var_29);
                var_30 = wp::exp(var_31);
                var_32 = wp::erf(var_8);
                var_33 = wp::max(var_30, var_32);
                // chosen = ambient if estimate <= 1.2 else wp.vec3(0.0)                          <L 27>
                var_35 = (var_33 <= var_34);
                if (var_35) {
                }
                if (!var_35) {
                    var_37 = wp::vec_t<3, wp::float32>(var_36);
                }
                var_38 = wp::where(var_35, var_ambient, var_37);
                // v = chosen + chosen / width                                                    <L 28>
                var_39 = wp::div(var_38, var_width);
                var_40 = wp::add(var_38, var_39);
            }
            if (!var_28) {
                // inside = energies[y, z, 3] - selected < 0.15                                   <L 30>
                var_42 = wp::address(var_energies, var_1, var_2, var_41);
                var_44 = wp::load(var_42);
                var_43 = wp::sub(var_44, var_19);
                var_46 = (var_43 < var_45);
                // normal = wp.cross(ambient, wp.vec3(restricted))                                <L 31>
                var_47 = wp::vec_t<3, wp::float32>(var_22);
                var_48 = wp::cross(var_ambient, var_47);
                // picked = wp.where(inside, normal, ambient * impulse)                           <L 32>
                var_49 = wp::mul(var_ambient, var_10);
                var_50 = wp::where(var_46, var_48, var_49);
                // v = picked                                                                     <L 33>
                var_51 = wp::copy(var_50);
            }
            var_52 = wp::where(var_28, var_40, var_51);
        }
        var_53 = wp::where(var_26, var_27, var_52);
        // edge = v                                                                               <L 35>
        var_54 = wp::copy(var_53);
        // total = residual + edge[2] + wp.tanh(speed)                                            <L 36>
        var_56 = wp::extract(var_54, var_55);
        var_57 = wp::add(var_8, var_56);
        var_58 = wp::tanh(var_14);
        var_59 = wp::add(var_57, var_58);
        // if 0.5 + total >= energies[y, z, 0] and residual * 0.1 <= -0.4:                        <L 37>
        var_62 = wp::add(var_61, var_59);
        var_64 = wp::address(var_energies, var_1, var_2, var_63);
        var_66 = wp::load(var_64);
        var_65 = (var_62 >= var_66);
        var_60 = var_65;
        if (var_60) {
            var_68 = wp::mul(var_8, var_67);
            var_70 = (var_68 <= var_69);
            var_60 = var_60 && var_70;
        }
        if (var_60) {
            // edge = edge * 1.9                                                                  <L 38>
            var_72 = wp::mul(var_54, var_71);
        }
        var_73 = wp::where(var_60, var_72, var_54);
        // blended[x, y, z] = edge * wp.float32(channels)                                         <L 40>
        var_74 = wp::float32(var_channels);
        var_75 = wp::mul(var_73, var_74);
        // wp::array_store(var_blended, var_0, var_1, var_2, var_75);
        //---------
        // reverse
        wp::adj_array_store(var_blended, var_0, var_1, var_2, var_75, adj_blended, adj_0, adj_1, adj_2, adj_75);
        wp::adj_mul(var_73, var_74, adj_73, adj_74, adj_75);
        wp::adj_float32(var_channels, adj_channels, adj_74);
        // adj: blended[x, y, z] = edge * wp.float32(channels)                                    <L 40>
        wp::adj_where(var_60, var_72, var_54, adj_60, adj_72, adj_54, adj_73);
        if (var_60) {
            wp::adj_mul(var_54, var_71, adj_54, adj_71, adj_72);
            // adj: edge = edge * 1.9                                                             <L 38>
        }
        if (var_60) {
            wp::adj_mul(var_8, var_67, adj_8, adj_67, adj_68);
        }
        wp::adj_address(var_energies, var_1, var_2, var_63, adj_energies, adj_1, adj_2, adj_63, adj_64);
        wp::adj_add(var_61, var_59, adj_61, adj_59, adj_62);
        // adj: if 0.5 + total >= energies[y, z, 0] and residual * 0.1 <= -0.4:                   <L 37>
        wp::adj_add(var_57, var_58, adj_57, adj_58, adj_59);
        wp::adj_tanh(var_14, var_58, adj_14, adj_58);
        wp::adj_add(var_8, var_56, adj_8, adj_56, adj_57);
        wp::adj_extract(var_54, var_55, adj_54, adj_55, adj_56);
        // adj: total = residual + edge[2] + wp.tanh(speed)                                       <L 36>
        wp::adj_copy(var_53, adj_53, adj_54);
        // adj: edge = v                                                                          <L 35>
        wp::adj_where(var_26, var_27, var_52, adj_26, adj_27, adj_52, adj_53);
        if (!var_26) {
            wp::adj_where(var_28, var_40, var_51, adj_28, adj_40, adj_51, adj_52);
            if (!var_28) {
                wp::adj_copy(var_50, adj_50, adj_51);
                // adj: v = picked                                                                <L 33>
                wp::adj_where(var_46, var_48, var_49, adj_46, adj_48, adj_49, adj_50);
                wp::adj_mul(var_ambient, var_10, adj_ambient, adj_10, adj_49);
                // adj: picked = wp.where(inside, normal, ambient * impulse)                      <L 32>
                wp::adj_cross(var_ambient, var_47, adj_ambient, adj_47, adj_48);
                wp::adj_vec_t(var_22, adj_22, adj_47);
                // adj: normal = wp.cross(ambient, wp.vec3(restricted))                           <L 31>
                wp::adj_sub(var_44, var_19, adj_42, adj_19, adj_43);
                wp::adj_address(var_energies, var_1, var_2, var_41, adj_energies, adj_1, adj_2, adj_41, adj_42);
                // adj: inside = energies[y, z, 3] - selected < 0.15                              <L 30>
            }
            if (var_28) {
                wp::adj_add(var_38, var_39, adj_38, adj_39, adj_40);
                wp::adj_div(var_38, var_width, adj_38, adj_width, adj_39);
                // adj: v = chosen + chosen / width                                               <L 28>
                wp::adj_where(var_35, var_ambient, var_37, adj_35, adj_ambient, adj_37, adj_38);
                if (!var_35) {
                    wp::adj_vec_t(var_36, adj_36, adj_37);
                }
                if (var_35) {
                }
                // adj: chosen = ambient if estimate <= 1.2 else wp.vec3(0.0)                     <L 27>
                wp::adj_max(var_30, var_32, adj_30, adj_32, adj_33);
                wp::adj_erf(var_8, adj_8, adj_32);
                wp::adj_exp(var_31, var_30, adj_29, adj_30);
                wp::adj_address(var_luminance, var_0, var_1, var_2, adj_luminance, adj_0, adj_1, adj_2, adj_29);
                // adj: estimate = wp.max(wp.exp(luminance[x, y, z]), wp.erf(residual))           <L 26>
            }
            // adj: elif impulse <= restricted:                                                   <L 25>
        }
        if (var_26) {
            wp::adj_div(var_ambient, var_10, adj_ambient, adj_10, adj_27);
            // adj: v = ambient / impulse                                                         <L 24>
        }
        wp::adj_div(var_22, var_23, var_24, adj_22, adj_23, adj_24);
        // adj: if restricted / 3.4 < 0.0:                                                        <L 23>
        wp::adj_clamp(var_19, var_20, var_21, adj_19, adj_20, adj_21, adj_22);
        // adj: restricted = wp.clamp(selected, -2.0, 2.0)                                        <L 22>
        wp::adj_where(var_17, var_14, var_18, adj_17, adj_14, adj_18, adj_19);
        if (!var_17) {
            wp::adj_div(var_14, var_width, var_18, adj_14, adj_width, adj_18);
        }
        if (var_17) {
        }
        // adj: selected = speed if impulse > residual else speed / width                         <L 21>
        wp::adj_add(var_15, var_16, adj_12, adj_13, adj_14);
        wp::adj_address(var_luminance, var_0, var_1, var_2, adj_luminance, adj_0, adj_1, adj_2, adj_13);
        wp::adj_address(var_energies, var_1, var_2, var_11, adj_energies, adj_1, adj_2, adj_11, adj_12);
        // adj: speed = energies[y, z, 0] + luminance[x, y, z]                                    <L 20>
        wp::adj_add(var_width, var_9, adj_width, adj_9, adj_10);
        // adj: impulse = width + 0.15                                                            <L 19>
        wp::adj_mul(var_6, var_7, adj_6, adj_7, adj_8);
        wp::adj_sin(var_5, adj_5, adj_6);
        wp::adj_extract(var_ambient, var_4, adj_ambient, adj_4, adj_5);
        // adj: residual = wp.sin(ambient[0]) * 12.0                                              <L 18>
        if (var_3) {
            label0:;
            // adj: return                                                                        <L 16>
        }
        // adj: if x >= dim_x:                                                                    <L 15>
        // adj: x, y, z = wp.tid()                                                                <L 14>
        // adj: def filter_luminance(                                                             <L 5>
        continue;
    }
}
