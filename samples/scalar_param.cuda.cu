struct Material_f915263c
{
    wp::int32 label;
    wp::int32 level;
    wp::float32 energy;
    wp::float32 scale;


    Material_f915263c() = default;
    CUDA_CALLABLE Material_f915263c(wp::int32 const& label,
    wp::int32 const& level = {},
    wp::float32 const& energy = {},
    wp::float32 const& scale = {})
        : label{label}
        , level{level}
        , energy{energy}
        , scale{scale}

    {
    }

    CUDA_CALLABLE Material_f915263c& operator += (const Material_f915263c& rhs)
    {    label += rhs.label;
    level += rhs.level;
    energy += rhs.energy;
    scale += rhs.scale;

        return *this;}

};

static CUDA_CALLABLE void adj_Material_f915263c(wp::int32 const&,
    wp::int32 const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::int32 & adj_label,
    wp::int32 & adj_level,
    wp::float32 & adj_energy,
    wp::float32 & adj_scale,
    Material_f915263c & adj_ret)
{
    adj_label += adj_ret.label;
    adj_level += adj_ret.level;
    adj_energy += adj_ret.energy;
    adj_scale += adj_ret.scale;
}

// Required when compiling adjoints.
CUDA_CALLABLE Material_f915263c add(const Material_f915263c& a, const Material_f915263c& b)
{
    return Material_f915263c();
}

CUDA_CALLABLE void adj_atomic_add(Material_f915263c* p, Material_f915263c t)
{
    wp::adj_atomic_add(&p->label, t.label);
    wp::adj_atomic_add(&p->level, t.level);
    wp::adj_atomic_add(&p->energy, t.energy);
    wp::adj_atomic_add(&p->scale, t.scale);
}




// weigh_grid.py:12
static CUDA_CALLABLE void limit_spring_0(
    wp::float32 var_offset,
    wp::float32 var_alpha,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def limit_spring(offset: float, alpha: float):                                         <L 13>
    // steps_left = wp.int32(alpha)                                                           <L 14>
    var_0 = wp::int32(var_alpha);
    // return float(steps_left * wp.int32(offset)), wp.cos(offset)                            <L 15>
    var_1 = wp::int32(var_offset);
    var_2 = wp::mul(var_0, var_1);
    var_3 = wp::float(var_2);
    var_4 = wp::cos(var_offset);
    ret_0 = var_3;
    ret_1 = var_4;
    return;
}


// weigh_grid.py:12
static CUDA_CALLABLE void adj_limit_spring_0(
    wp::float32 var_offset,
    wp::float32 var_alpha,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_offset,
    wp::float32 & adj_alpha,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def limit_spring(offset: float, alpha: float):                                         <L 13>
    // steps_left = wp.int32(alpha)                                                           <L 14>
    var_0 = wp::int32(var_alpha);
    // return float(steps_left * wp.int32(offset)), wp.cos(offset)                            <L 15>
    var_1 = wp::int32(var_offset);
    var_2 = wp::mul(var_0, var_1);
    var_3 = wp::float(var_2);
    var_4 = wp::cos(var_offset);
    ret_0 = var_3;
    ret_1 = var_4;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret_1;
    adj_3 += adj_ret_0;
    wp::adj_cos(var_offset, adj_offset, adj_4);
    wp::adj_float(var_2, adj_2, adj_3);
    wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: return float(steps_left * wp.int32(offset)), wp.cos(offset)                       <L 15>
    // adj: steps_left = wp.int32(alpha)                                                      <L 14>
    // adj: def limit_spring(offset: float, alpha: float):                                    <L 13>
    return;
}

extern "C" __global__ void weigh_grid_871e6dd8_cuda_kernel_forward(
    wp::launch_bounds_t<4> dim,
    wp::array_t<wp::float32> var_levels,
    wp::array_t<wp::int32> var_codes,
    wp::array_t<Material_f915263c> var_materials,
    wp::float32 var_tolerance,
    wp::int32 var_num_steps,
    wp::array_t<bool> var_projected)
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
        wp::float32* var_4;
        Material_f915263c* var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32* var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        Material_f915263c* var_13;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        const wp::float32 var_18 = 1.95;
        wp::float32 var_19;
        const wp::float32 var_20 = 0.7;
        wp::float32 var_21;
        wp::float32* var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::int32 var_27 = 1;
        wp::int32 var_28;
        const wp::int32 var_29 = 0;
        wp::int32 var_30;
        Material_f915263c* var_31;
        wp::float32* var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        Material_f915263c* var_39;
        wp::float32* var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        bool var_45;
        const wp::float32 var_46 = -1.7;
        bool var_47;
        const wp::int32 var_48 = 1;
        wp::int32 var_49;
        const wp::int32 var_50 = 0;
        wp::int32 var_51;
        wp::int32* var_52;
        const wp::int32 var_53 = -16;
        bool var_54;
        wp::int32 var_55;
        bool var_56;
        wp::int32 var_57;
        bool var_58;
        //---------
        // forward
        // def weigh_grid(                                                                        <L 19>
        // x, y, z, w = wp.tid()                                                                  <L 27>
        builtin_tid4d(var_0, var_1, var_2, var_3);
        // gap = levels[x, y, z, w] - materials[x, y, z, w].scale                                 <L 28>
        var_4 = wp::address(var_levels, var_0, var_1, var_2, var_3);
        var_5 = wp::address(var_materials, var_0, var_1, var_2, var_3);
        var_6 = &(((*wp::address(var_materials, var_0, var_1, var_2, var_3))).scale);
        var_8 = wp::load(var_4);
        var_9 = wp::load(var_6);
        var_7 = wp::sub(var_8, var_9);
        // gap += wp.sin(levels[x, y, z, w]) * materials[x, y, z, w].scale                        <L 29>
        var_10 = wp::address(var_levels, var_0, var_1, var_2, var_3);
        var_12 = wp::load(var_10);
        var_11 = wp::sin(var_12);
        var_13 = wp::address(var_materials, var_0, var_1, var_2, var_3);
        var_14 = &(((*wp::address(var_materials, var_0, var_1, var_2, var_3))).scale);
        var_16 = wp::load(var_14);
        var_15 = wp::mul(var_11, var_16);
        var_17 = wp::add(var_7, var_15);
        // gap -= 1.95                                                                            <L 30>
        var_19 = wp::sub(var_17, var_18);
        // total = gap * 0.7 + tolerance / levels[x, y, z, w]                                     <L 31>
        var_21 = wp::mul(var_19, var_20);
        var_22 = wp::address(var_levels, var_0, var_1, var_2, var_3);
        var_24 = wp::load(var_22);
        var_23 = wp::div(var_tolerance, var_24);
        var_25 = wp::add(var_21, var_23);
        // push = total + gap                                                                     <L 32>
        var_26 = wp::add(var_25, var_19);
        // energy = materials[x, y, wp.max(z - 1, 0), w].energy                                   <L 33>
        var_28 = wp::sub(var_2, var_27);
        var_30 = wp::max(var_28, var_29);
        var_31 = wp::address(var_materials, var_0, var_1, var_30, var_3);
        var_32 = &(((*wp::address(var_materials, var_0, var_1, var_30, var_3))).energy);
        var_34 = wp::load(var_32);
        var_33 = wp::copy(var_34);
        // magnitude, work = limit_spring(total * total, energy)                                  <L 34>
        var_35 = wp::mul(var_25, var_25);
        limit_spring_0(var_35, var_33, var_36, var_37);
        // falloff = magnitude + work - energy * materials[x, y, z, w].scale                      <L 35>
        var_38 = wp::add(var_36, var_37);
        var_39 = wp::address(var_materials, var_0, var_1, var_2, var_3);
        var_40 = &(((*wp::address(var_materials, var_0, var_1, var_2, var_3))).scale);
        var_42 = wp::load(var_40);
        var_41 = wp::mul(var_33, var_42);
        var_43 = wp::sub(var_38, var_41);
        // push -= falloff                                                                        <L 36>
        var_44 = wp::sub(var_26, var_43);
        // above = push <= -1.7 and codes[x, wp.max(z - 1, 0), w] > -16                           <L 37>
        var_47 = (var_44 <= var_46);
        var_45 = var_47;
        if (var_45) {
            var_49 = wp::sub(var_2, var_48);
            var_51 = wp::max(var_49, var_50);
            var_52 = wp::address(var_codes, var_0, var_51, var_3);
            var_55 = wp::load(var_52);
            var_54 = (var_55 > var_53);
            var_45 = var_45 && var_54;
        }
        // projected[x, y, z, w] = above or num_steps < wp.int32(total)                           <L 38>
        var_56 = var_45;
        if (!var_56) {
            var_57 = wp::int32(var_25);
            var_58 = (var_num_steps < var_57);
            var_56 = var_56 || var_58;
        }
        wp::array_store(var_projected, var_0, var_1, var_2, var_3, var_56);
    }
}

extern "C" __global__ void weigh_grid_871e6dd8_cuda_kernel_backward(
    wp::launch_bounds_t<4> dim,
    wp::array_t<wp::float32> var_levels,
    wp::array_t<wp::int32> var_codes,
    wp::array_t<Material_f915263c> var_materials,
    wp::float32 var_tolerance,
    wp::int32 var_num_steps,
    wp::array_t<bool> var_projected,
    wp::array_t<wp::float32> adj_levels,
    wp::array_t<wp::int32> adj_codes,
    wp::array_t<Material_f915263c> adj_materials,
    wp::float32 adj_tolerance,
    wp::int32 adj_num_steps,
    wp::array_t<bool> adj_projected)
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
        wp::float32* var_4;
        Material_f915263c* var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32* var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        Material_f915263c* var_13;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        const wp::float32 var_18 = 1.95;
        wp::float32 var_19;
        const wp::float32 var_20 = 0.7;
        wp::float32 var_21;
        wp::float32* var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::int32 var_27 = 1;
        wp::int32 var_28;
        const wp::int32 var_29 = 0;
        wp::int32 var_30;
        Material_f915263c* var_31;
        wp::float32* var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        Material_f915263c* var_39;
        wp::float32* var_40;
        wp::float32 var_41;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        bool var_45;
        const wp::float32 var_46 = -1.7;
        bool var_47;
        const wp::int32 var_48 = 1;
        wp::int32 var_49;
        const wp::int32 var_50 = 0;
        wp::int32 var_51;
        wp::int32* var_52;
        const wp::int32 var_53 = -16;
        bool var_54;
        wp::int32 var_55;
        bool var_56;
        wp::int32 var_57;
        bool var_58;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        Material_f915263c adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        Material_f915263c adj_13 = {};
        wp::float32 adj_14 = {};
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
        wp::float32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        Material_f915263c adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        Material_f915263c adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        bool adj_45 = {};
        wp::float32 adj_46 = {};
        bool adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        bool adj_54 = {};
        wp::int32 adj_55 = {};
        bool adj_56 = {};
        wp::int32 adj_57 = {};
        bool adj_58 = {};
        //---------
        // forward
        // def weigh_grid(                                                                        <L 19>
        // x, y, z, w = wp.tid()                                                                  <L 27>
        builtin_tid4d(var_0, var_1, var_2, var_3);
        // gap = levels[x, y, z, w] - materials[x, y, z, w].scale                                 <L 28>
        var_4 = wp::address(var_levels, var_0, var_1, var_2, var_3);
        var_5 = wp::address(var_materials, var_0, var_1, var_2, var_3);
        var_6 = &(((*wp::address(var_materials, var_0, var_1, var_2, var_3))).scale);
        var_8 = wp::load(var_4);
        var_9 = wp::load(var_6);
        var_7 = wp::sub(var_8, var_9);
        // gap += wp.sin(levels[x, y, z, w]) * materials[x, y, z, w].scale                        <L 29>
        var_10 = wp::address(var_levels, var_0, var_1, var_2, var_3);
        var_12 = wp::load(var_10);
        var_11 = wp::sin(var_12);
        var_13 = wp::address(var_materials, var_0, var_1, var_2, var_3);
        var_14 = &(((*wp::address(var_materials, var_0, var_1, var_2, var_3))).scale);
        var_16 = wp::load(var_14);
        var_15 = wp::mul(var_11, var_16);
        var_17 = wp::add(var_7, var_15);
        // gap -= 1.95                                                                            <L 30>
        var_19 = wp::sub(var_17, var_18);
        // total = gap * 0.7 + tolerance / levels[x, y, z, w]                                     <L 31>
        var_21 = wp::mul(var_19, var_20);
        var_22 = wp::address(var_levels, var_0, var_1, var_2, var_3);
        var_24 = wp::load(var_22);
        var_23 = wp::div(var_tolerance, var_24);
        var_25 = wp::add(var_21, var_23);
        // push = total + gap                                                                     <L 32>
        var_26 = wp::add(var_25, var_19);
        // energy = materials[x, y, wp.max(z - 1, 0), w].energy                                   <L 33>
        var_28 = wp::sub(var_2, var_27);
        var_30 = wp::max(var_28, var_29);
        var_31 = wp::address(var_materials, var_0, var_1, var_30, var_3);
        var_32 = &(((*wp::address(var_materials, var_0, var_1, var_30, var_3))).energy);
        var_34 = wp::load(var_32);
        var_33 = wp::copy(var_34);
        // magnitude, work = limit_spring(total * total, energy)                                  <L 34>
        var_35 = wp::mul(var_25, var_25);
        limit_spring_0(var_35, var_33, var_36, var_37);
        // falloff = magnitude + work - energy * materials[x, y, z, w].scale                      <L 35>
        var_38 = wp::add(var_36, var_37);
        var_39 = wp::address(var_materials, var_0, var_1, var_2, var_3);
        var_40 = &(((*wp::address(var_materials, var_0, var_1, var_2, var_3))).scale);
        var_42 = wp::load(var_40);
        var_41 = wp::mul(var_33, var_42);
        var_43 = wp::sub(var_38, var_41);
        // push -= falloff                                                                        <L 36>
        var_44 = wp::sub(var_26, var_43);
        // above = push <= -1.7 and codes[x, wp.max(z - 1, 0), w] > -16                           <L 37>
        var_47 = (var_44 <= var_46);
        var_45 = var_47;
        if (var_45) {
            var_49 = wp::sub(var_2, var_48);
            var_51 = wp::max(var_49, var_50);
            var_52 = wp::address(var_codes, var_0, var_51, var_3);
            var_55 = wp::load(var_52);
            var_54 = (var_55 > var_53);
            var_45 = var_45 && var_54;
        }
        // projected[x, y, z, w] = above or num_steps < wp.int32(total)                           <L 38>
        var_56 = var_45;
        if (!var_56) {
            var_57 = wp::int32(var_25);
            var_58 = (var_num_steps < var_57);
            var_56 = var_56 || var_58;
        }
        // wp::array_store(var_projected, var_0, var_1, var_2, var_3, var_56);
        //---------
        // reverse
        wp::adj_array_store(var_projected, var_0, var_1, var_2, var_3, var_56, adj_projected, adj_0, adj_1, adj_2, adj_3, adj_56);
        if (!var_56) {
        }
        // adj: projected[x, y, z, w] = above or num_steps < wp.int32(total)                      <L 38>
        if (var_45) {
            wp::adj_address(var_codes, var_0, var_51, var_3, adj_codes, adj_0, adj_51, adj_3, adj_52);
            wp::adj_max(var_49, var_50, adj_49, adj_50, adj_51);
            wp::adj_sub(var_2, var_48, adj_2, adj_48, adj_49);
        }
        // adj: above = push <= -1.7 and codes[x, wp.max(z - 1, 0), w] > -16                      <L 37>
        wp::adj_sub(var_26, var_43, adj_26, adj_43, adj_44);
        // adj: push -= falloff                                                                   <L 36>
        wp::adj_sub(var_38, var_41, adj_38, adj_41, adj_43);
        wp::adj_mul(var_33, var_42, adj_33, adj_40, adj_41);
        adj_39.scale += adj_40;
        wp::adj_address(var_materials, var_0, var_1, var_2, var_3, adj_materials, adj_0, adj_1, adj_2, adj_3, adj_39);
        wp::adj_add(var_36, var_37, adj_36, adj_37, adj_38);
        // adj: falloff = magnitude + work - energy * materials[x, y, z, w].scale                 <L 35>
        adj_limit_spring_0(var_35, var_33, var_36, var_37, adj_35, adj_33, adj_36, adj_37);
        wp::adj_mul(var_25, var_25, adj_25, adj_25, adj_35);
        // adj: magnitude, work = limit_spring(total * total, energy)                             <L 34>
        wp::adj_copy(var_34, adj_32, adj_33);
        adj_31.energy += adj_32;
        wp::adj_address(var_materials, var_0, var_1, var_30, var_3, adj_materials, adj_0, adj_1, adj_30, adj_3, adj_31);
        wp::adj_max(var_28, var_29, adj_28, adj_29, adj_30);
        wp::adj_sub(var_2, var_27, adj_2, adj_27, adj_28);
        // adj: energy = materials[x, y, wp.max(z - 1, 0), w].energy                              <L 33>
        wp::adj_add(var_25, var_19, adj_25, adj_19, adj_26);
        // adj: push = total + gap                                                                <L 32>
        wp::adj_add(var_21, var_23, adj_21, adj_23, adj_25);
        wp::adj_div(var_tolerance, var_24, var_23, adj_tolerance, adj_22, adj_23);
        wp::adj_address(var_levels, var_0, var_1, var_2, var_3, adj_levels, adj_0, adj_1, adj_2, adj_3, adj_22);
        wp::adj_mul(var_19, var_20, adj_19, adj_20, adj_21);
        // adj: total = gap * 0.7 + tolerance / levels[x, y, z, w]                                <L 31>
        wp::adj_sub(var_17, var_18, adj_17, adj_18, adj_19);
        // adj: gap -= 1.95                                                                       <L 30>
        wp::adj_add(var_7, var_15, adj_7, adj_15, adj_17);
        wp::adj_mul(var_11, var_16, adj_11, adj_14, adj_15);
        adj_13.scale += adj_14;
        wp::adj_address(var_materials, var_0, var_1, var_2, var_3, adj_materials, adj_0, adj_1, adj_2, adj_3, adj_13);
        wp::adj_sin(var_12, adj_10, adj_11);
        wp::adj_address(var_levels, var_0, var_1, var_2, var_3, adj_levels, adj_0, adj_1, adj_2, adj_3, adj_10);
        // adj: gap += wp.sin(levels[x, y, z, w]) * materials[x, y, z, w].scale                   <L 29>
        wp::adj_sub(var_8, var_9, adj_4, adj_6, adj_7);
        adj_5.scale += adj_6;
        wp::adj_address(var_materials, var_0, var_1, var_2, var_3, adj_materials, adj_0, adj_1, adj_2, adj_3, adj_5);
        wp::adj_address(var_levels, var_0, var_1, var_2, var_3, adj_levels, adj_0, adj_1, adj_2, adj_3, adj_4);
        // adj: gap = levels[x, y, z, w] - materials[x, y, z, w].scale                            <L 28>
        // adj: x, y, z, w = wp.tid()                                                             <L 27>
        // adj: def weigh_grid(                                                                   <L 19>
        continue;
    }
}
