struct Segment_507b46dc
{
    wp::int32 level;
    wp::float32 age;
    wp::float32 scale;


    Segment_507b46dc() = default;
    CUDA_CALLABLE Segment_507b46dc(wp::int32 const& level,
    wp::float32 const& age = {},
    wp::float32 const& scale = {})
        : level{level}
        , age{age}
        , scale{scale}

    {
    }

    CUDA_CALLABLE Segment_507b46dc& operator += (const Segment_507b46dc& rhs)
    {    level += rhs.level;
    age += rhs.age;
    scale += rhs.scale;

        return *this;}

};

static CUDA_CALLABLE void adj_Segment_507b46dc(wp::int32 const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::int32 & adj_level,
    wp::float32 & adj_age,
    wp::float32 & adj_scale,
    Segment_507b46dc & adj_ret)
{
    adj_level += adj_ret.level;
    adj_age += adj_ret.age;
    adj_scale += adj_ret.scale;
}

// Required when compiling adjoints.
CUDA_CALLABLE Segment_507b46dc add(const Segment_507b46dc& a, const Segment_507b46dc& b)
{
    return Segment_507b46dc();
}

CUDA_CALLABLE void adj_atomic_add(Segment_507b46dc* p, Segment_507b46dc t)
{
    wp::adj_atomic_add(&p->level, t.level);
    wp::adj_atomic_add(&p->age, t.age);
    wp::adj_atomic_add(&p->scale, t.scale);
}

extern "C" __global__ void sample_grid_e90facfd_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_radii,
    wp::array_t<wp::vec_t<2, wp::float32>> var_points,
    wp::array_t<Segment_507b46dc> var_materials,
    bool var_enabled,
    wp::int32 var_num_items,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_residuals,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_projected)
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
        bool var_1;
        Segment_507b46dc* var_2;
        wp::int32* var_3;
        wp::float32 var_4;
        wp::int32 var_5;
        Segment_507b46dc* var_6;
        wp::float32* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 0.8;
        const wp::float32 var_11 = 0.9;
        wp::vec_t<3, wp::float32> var_12;
        wp::mat_t<3, 3, wp::float32> var_13;
        const wp::int32 var_14 = 1;
        wp::vec_t<3, wp::float32> var_15;
        const wp::float32 var_16 = 2.2;
        wp::vec_t<3, wp::float32> var_17;
        const wp::int32 var_18 = 2;
        wp::vec_t<3, wp::float32> var_19;
        const wp::float32 var_20 = 2.3;
        wp::vec_t<3, wp::float32> var_21;
        wp::vec_t<3, wp::float32> var_22;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 2.9;
        wp::vec_t<2, wp::float32>* var_25;
        wp::vec_t<2, wp::float32> var_26;
        wp::vec_t<2, wp::float32> var_27;
        wp::float32 var_28;
        const wp::int32 var_29 = 0;
        wp::mat_t<3, 3, wp::float32> var_30;
        wp::mat_t<3, 3, wp::float32> var_31;
        wp::float32* var_32;
        wp::vec_t<4, wp::float32> var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        const wp::float32 var_36 = 7.2;
        bool var_37;
        const wp::float32 var_38 = 0.5;
        wp::mat_t<3, 3, wp::float32> var_39;
        wp::mat_t<3, 3, wp::float32> var_40;
        const wp::float32 var_41 = 0.5;
        wp::mat_t<3, 3, wp::float32> var_42;
        wp::mat_t<3, 3, wp::float32> var_43;
        //---------
        // forward
        // def sample_grid(                                                                       <L 16>
        // index = wp.tid()                                                                       <L 25>
        var_0 = builtin_tid1d();
        // if index >= num_items:                                                                 <L 26>
        var_1 = (var_0 >= var_num_items);
        if (var_1) {
            // return                                                                             <L 27>
            continue;
        }
        // residual = float(materials[index].level)                                               <L 28>
        var_2 = wp::address(var_materials, var_0);
        var_3 = &(((*wp::address(var_materials, var_0))).level);
        var_5 = wp::load(var_3);
        var_4 = wp::float(var_5);
        // rotation = wp.outer(wp.vec3(materials[index].scale), wp.vec3(0.8, residual, 0.9))       <L 29>
        var_6 = wp::address(var_materials, var_0);
        var_7 = &(((*wp::address(var_materials, var_0))).scale);
        var_9 = wp::load(var_7);
        var_8 = wp::vec_t<3, wp::float32>(var_9);
        var_12 = wp::vec_t<3, wp::float32>(var_10, var_4, var_11);
        var_13 = wp::outer(var_8, var_12);
        // position = wp.max(rotation[1] * SHARPNESS, rotation[2] * STIFFNESS)                    <L 30>
        var_15 = wp::extract(var_13, var_14);
        var_17 = wp::mul(var_15, var_16);
        var_19 = wp::extract(var_13, var_18);
        var_21 = wp::mul(var_19, var_20);
        var_22 = wp::max(var_17, var_21);
        // p = position                                                                           <L 31>
        var_23 = wp::copy(var_22);
        // p[0] = wp.length(FRICTION * points[index])                                             <L 32>
        var_25 = wp::address(var_points, var_0);
        var_27 = wp::load(var_25);
        var_26 = wp::mul(var_24, var_27);
        var_28 = wp::length(var_26);
        wp::assign_inplace(var_23, var_29, var_28);
        // block = wp.diag(p)                                                                     <L 33>
        var_30 = wp::diag(var_23);
        // residuals[index] = rotation + block                                                    <L 34>
        var_31 = wp::add(var_13, var_30);
        wp::array_store(var_residuals, var_0, var_31);
        // current = wp.length_sq(wp.vec4(radii[index]))                                          <L 35>
        var_32 = wp::address(var_radii, var_0);
        var_34 = wp::load(var_32);
        var_33 = wp::vec_t<4, wp::float32>(var_34);
        var_35 = wp::length_sq(var_33);
        // jacobian = wp.where(current <= 7.2, block, block * 0.5)                                <L 36>
        var_37 = (var_35 <= var_36);
        var_39 = wp::mul(var_30, var_38);
        var_40 = wp::where(var_37, var_30, var_39);
        // projected[index] = wp.where(enabled, jacobian, jacobian * 0.5)                         <L 37>
        var_42 = wp::mul(var_40, var_41);
        var_43 = wp::where(var_enabled, var_40, var_42);
        wp::array_store(var_projected, var_0, var_43);
    }
}

extern "C" __global__ void sample_grid_e90facfd_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_radii,
    wp::array_t<wp::vec_t<2, wp::float32>> var_points,
    wp::array_t<Segment_507b46dc> var_materials,
    bool var_enabled,
    wp::int32 var_num_items,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_residuals,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_projected,
    wp::array_t<wp::float32> adj_radii,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_points,
    wp::array_t<Segment_507b46dc> adj_materials,
    bool adj_enabled,
    wp::int32 adj_num_items,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_residuals,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_projected)
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
        bool var_1;
        Segment_507b46dc* var_2;
        wp::int32* var_3;
        wp::float32 var_4;
        wp::int32 var_5;
        Segment_507b46dc* var_6;
        wp::float32* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 0.8;
        const wp::float32 var_11 = 0.9;
        wp::vec_t<3, wp::float32> var_12;
        wp::mat_t<3, 3, wp::float32> var_13;
        const wp::int32 var_14 = 1;
        wp::vec_t<3, wp::float32> var_15;
        const wp::float32 var_16 = 2.2;
        wp::vec_t<3, wp::float32> var_17;
        const wp::int32 var_18 = 2;
        wp::vec_t<3, wp::float32> var_19;
        const wp::float32 var_20 = 2.3;
        wp::vec_t<3, wp::float32> var_21;
        wp::vec_t<3, wp::float32> var_22;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 2.9;
        wp::vec_t<2, wp::float32>* var_25;
        wp::vec_t<2, wp::float32> var_26;
        wp::vec_t<2, wp::float32> var_27;
        wp::float32 var_28;
        const wp::int32 var_29 = 0;
        wp::mat_t<3, 3, wp::float32> var_30;
        wp::mat_t<3, 3, wp::float32> var_31;
        wp::float32* var_32;
        wp::vec_t<4, wp::float32> var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        const wp::float32 var_36 = 7.2;
        bool var_37;
        const wp::float32 var_38 = 0.5;
        wp::mat_t<3, 3, wp::float32> var_39;
        wp::mat_t<3, 3, wp::float32> var_40;
        const wp::float32 var_41 = 0.5;
        wp::mat_t<3, 3, wp::float32> var_42;
        wp::mat_t<3, 3, wp::float32> var_43;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        Segment_507b46dc adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        Segment_507b46dc adj_6 = {};
        wp::float32 adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::mat_t<3, 3, wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::vec_t<3, wp::float32> adj_15 = {};
        wp::float32 adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::int32 adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::float32 adj_20 = {};
        wp::vec_t<3, wp::float32> adj_21 = {};
        wp::vec_t<3, wp::float32> adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::vec_t<2, wp::float32> adj_25 = {};
        wp::vec_t<2, wp::float32> adj_26 = {};
        wp::vec_t<2, wp::float32> adj_27 = {};
        wp::float32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::mat_t<3, 3, wp::float32> adj_30 = {};
        wp::mat_t<3, 3, wp::float32> adj_31 = {};
        wp::float32 adj_32 = {};
        wp::vec_t<4, wp::float32> adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        bool adj_37 = {};
        wp::float32 adj_38 = {};
        wp::mat_t<3, 3, wp::float32> adj_39 = {};
        wp::mat_t<3, 3, wp::float32> adj_40 = {};
        wp::float32 adj_41 = {};
        wp::mat_t<3, 3, wp::float32> adj_42 = {};
        wp::mat_t<3, 3, wp::float32> adj_43 = {};
        //---------
        // forward
        // def sample_grid(                                                                       <L 16>
        // index = wp.tid()                                                                       <L 25>
        var_0 = builtin_tid1d();
        // if index >= num_items:                                                                 <L 26>
        var_1 = (var_0 >= var_num_items);
        if (var_1) {
            // return                                                                             <L 27>
            goto label0;
        }
        // residual = float(materials[index].level)                                               <L 28>
        var_2 = wp::address(var_materials, var_0);
        var_3 = &(((*wp::address(var_materials, var_0))).level);
        var_5 = wp::load(var_3);
        var_4 = wp::float(var_5);
        // rotation = wp.outer(wp.vec3(materials[index].scale), wp.vec3(0.8, residual, 0.9))       <L 29>
        var_6 = wp::address(var_materials, var_0);
        var_7 = &(((*wp::address(var_materials, var_0))).scale);
        var_9 = wp::load(var_7);
        var_8 = wp::vec_t<3, wp::float32>(var_9);
        var_12 = wp::vec_t<3, wp::float32>(var_10, var_4, var_11);
        var_13 = wp::outer(var_8, var_12);
        // position = wp.max(rotation[1] * SHARPNESS, rotation[2] * STIFFNESS)                    <L 30>
        var_15 = wp::extract(var_13, var_14);
        var_17 = wp::mul(var_15, var_16);
        var_19 = wp::extract(var_13, var_18);
        var_21 = wp::mul(var_19, var_20);
        var_22 = wp::max(var_17, var_21);
        // p = position                                                                           <L 31>
        var_23 = wp::copy(var_22);
        // p[0] = wp.length(FRICTION * points[index])                                             <L 32>
        var_25 = wp::address(var_points, var_0);
        var_27 = wp::load(var_25);
        var_26 = wp::mul(var_24, var_27);
        var_28 = wp::length(var_26);
        wp::assign_inplace(var_23, var_29, var_28);
        // block = wp.diag(p)                                                                     <L 33>
        var_30 = wp::diag(var_23);
        // residuals[index] = rotation + block                                                    <L 34>
        var_31 = wp::add(var_13, var_30);
        // wp::array_store(var_residuals, var_0, var_31);
        // current = wp.length_sq(wp.vec4(radii[index]))                                          <L 35>
        var_32 = wp::address(var_radii, var_0);
        var_34 = wp::load(var_32);
        var_33 = wp::vec_t<4, wp::float32>(var_34);
        var_35 = wp::length_sq(var_33);
        // jacobian = wp.where(current <= 7.2, block, block * 0.5)                                <L 36>
        var_37 = (var_35 <= var_36);
        var_39 = wp::mul(var_30, var_38);
        var_40 = wp::where(var_37, var_30, var_39);
        // projected[index] = wp.where(enabled, jacobian, jacobian * 0.5)                         <L 37>
        var_42 = wp::mul(var_40, var_41);
        var_43 = wp::where(var_enabled, var_40, var_42);
        // wp::array_store(var_projected, var_0, var_43);
        //---------
        // reverse
        wp::adj_array_store(var_projected, var_0, var_43, adj_projected, adj_0, adj_43);
        wp::adj_where(var_enabled, var_40, var_42, adj_enabled, adj_40, adj_42, adj_43);
        wp::adj_mul(var_40, var_41, adj_40, adj_41, adj_42);
        // adj: projected[index] = wp.where(enabled, jacobian, jacobian * 0.5)                    <L 37>
        wp::adj_where(var_37, var_30, var_39, adj_37, adj_30, adj_39, adj_40);
        wp::adj_mul(var_30, var_38, adj_30, adj_38, adj_39);
        // adj: jacobian = wp.where(current <= 7.2, block, block * 0.5)                           <L 36>
        wp::adj_length_sq(var_33, adj_33, adj_35);
        wp::adj_vec_t(var_34, adj_32, adj_33);
        wp::adj_address(var_radii, var_0, adj_radii, adj_0, adj_32);
        // adj: current = wp.length_sq(wp.vec4(radii[index]))                                     <L 35>
        wp::adj_array_store(var_residuals, var_0, var_31, adj_residuals, adj_0, adj_31);
        wp::adj_add(var_13, var_30, adj_13, adj_30, adj_31);
        // adj: residuals[index] = rotation + block                                               <L 34>
        wp::adj_diag(var_23, adj_23, adj_30);
        // adj: block = wp.diag(p)                                                                <L 33>
        wp::adj_assign_inplace(var_23, var_29, var_28, adj_23, adj_29, adj_28);
        wp::adj_length(var_26, var_28, adj_26, adj_28);
        wp::adj_mul(var_24, var_27, adj_24, adj_25, adj_26);
        wp::adj_address(var_points, var_0, adj_points, adj_0, adj_25);
        // adj: p[0] = wp.length(FRICTION * points[index])                                        <L 32>
        wp::adj_copy(var_22, adj_22, adj_23);
        // adj: p = position                                                                      <L 31>
        wp::adj_max(var_17, var_21, adj_17, adj_21, adj_22);
        wp::adj_mul(var_19, var_20, adj_19, adj_20, adj_21);
        wp::adj_extract(var_13, var_18, adj_13, adj_18, adj_19);
        wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
        wp::adj_extract(var_13, var_14, adj_13, adj_14, adj_15);
        // adj: position = wp.max(rotation[1] * SHARPNESS, rotation[2] * STIFFNESS)               <L 30>
        wp::adj_outer(var_8, var_12, adj_8, adj_12, adj_13);
        wp::adj_vec_t(var_10, var_4, var_11, adj_10, adj_4, adj_11, adj_12);
        wp::adj_vec_t(var_9, adj_7, adj_8);
        adj_6.scale += adj_7;
        wp::adj_address(var_materials, var_0, adj_materials, adj_0, adj_6);
        // adj: rotation = wp.outer(wp.vec3(materials[index].scale), wp.vec3(0.8, residual, 0.9))  <L 29>
        wp::adj_float(var_5, adj_3, adj_4);
        adj_2.level = adj_3;
        wp::adj_address(var_materials, var_0, adj_materials, adj_0, adj_2);
        // adj: residual = float(materials[index].level)                                          <L 28>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 27>
        }
        // adj: if index >= num_items:                                                            <L 26>
        // adj: index = wp.tid()                                                                  <L 25>
        // adj: def sample_grid(                                                                  <L 16>
        continue;
    }
}
