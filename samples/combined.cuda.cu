struct Probe_038bb7bf
{
    wp::vec_t<3, wp::float32> normal;
    wp::int32 order;
    wp::float32 friction;


    Probe_038bb7bf() = default;
    CUDA_CALLABLE Probe_038bb7bf(wp::vec_t<3, wp::float32> const& normal,
    wp::int32 const& order = {},
    wp::float32 const& friction = {})
        : normal{normal}
        , order{order}
        , friction{friction}

    {
    }

    CUDA_CALLABLE Probe_038bb7bf& operator += (const Probe_038bb7bf& rhs)
    {    normal += rhs.normal;
    order += rhs.order;
    friction += rhs.friction;

        return *this;}

};

static CUDA_CALLABLE void adj_Probe_038bb7bf(wp::vec_t<3, wp::float32> const&,
    wp::int32 const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> & adj_normal,
    wp::int32 & adj_order,
    wp::float32 & adj_friction,
    Probe_038bb7bf & adj_ret)
{
    adj_normal += adj_ret.normal;
    adj_order += adj_ret.order;
    adj_friction += adj_ret.friction;
}

// Required when compiling adjoints.
CUDA_CALLABLE Probe_038bb7bf add(const Probe_038bb7bf& a, const Probe_038bb7bf& b)
{
    return Probe_038bb7bf();
}

CUDA_CALLABLE void adj_atomic_add(Probe_038bb7bf* p, Probe_038bb7bf t)
{
    wp::adj_atomic_add(&p->normal, t.normal);
    wp::adj_atomic_add(&p->order, t.order);
    wp::adj_atomic_add(&p->friction, t.friction);
}




// relax_energy.py:11
static CUDA_CALLABLE void project_flow_0(
    wp::int32 var_degree,
    wp::int32 var_order,
    wp::float32 var_mass,
    wp::int32 & ret_0,
    wp::int32 & ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = -5;
    wp::int32 var_1;
    const wp::int32 var_2 = 3;
    bool var_3;
    wp::int32 var_4;
    const wp::int32 var_5 = 9;
    wp::int32 var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    const wp::int32 var_9 = -14;
    const wp::int32 var_10 = 0;
    wp::int32 var_11;
    wp::int32 var_12;
    wp::int32 var_13;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 1;
    wp::vec_t<3, wp::int32> var_16;
    const wp::int32 var_17 = 3;
    wp::vec_t<3, wp::int32> var_18;
    wp::int32 var_19;
    const wp::int32 var_20 = 4;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::int32 var_23;
    wp::int32 var_24;
    wp::int32 var_25;
    //---------
    // forward
    // def project_flow(degree: int, order: wp.int32, mass: wp.float32):                      <L 12>
    // key = wp.where(-5 <= order - degree < 3, degree, order)                                <L 13>
    var_1 = wp::sub(var_order, var_degree);
    var_3 = ((var_0 <= var_1) && (var_1 < var_2));
    var_4 = wp::where(var_3, var_degree, var_order);
    // digit = 9 + (degree ^ wp.int32(mass))                                                  <L 14>
    var_6 = wp::int32(var_mass);
    var_7 = wp::bit_xor(var_degree, var_6);
    var_8 = wp::add(var_5, var_7);
    // quotient = wp.max(wp.clamp(degree, -14, 0), digit * key)                               <L 15>
    var_11 = wp::clamp(var_degree, var_9, var_10);
    var_12 = wp::mul(var_8, var_4);
    var_13 = wp::max(var_11, var_12);
    // steps_left = wp.dot(wp.vec3i(2, 1, key), wp.vec3i(quotient, 3, digit))                 <L 16>
    var_16 = wp::vec_t<3, wp::int32>(var_14, var_15, var_4);
    var_18 = wp::vec_t<3, wp::int32>(var_13, var_17, var_8);
    var_19 = wp::dot(var_16, var_18);
    // return wp.min(key, digit * 4) * quotient, wp.min(quotient + degree, steps_left)        <L 17>
    var_21 = wp::mul(var_8, var_20);
    var_22 = wp::min(var_4, var_21);
    var_23 = wp::mul(var_22, var_13);
    var_24 = wp::add(var_13, var_degree);
    var_25 = wp::min(var_24, var_19);
    ret_0 = var_23;
    ret_1 = var_25;
    return;
}


// relax_energy.py:11
static CUDA_CALLABLE void adj_project_flow_0(
    wp::int32 var_degree,
    wp::int32 var_order,
    wp::float32 var_mass,
    wp::int32 & ret_0,
    wp::int32 & ret_1,
    wp::int32 & adj_degree,
    wp::int32 & adj_order,
    wp::float32 & adj_mass,
    wp::int32 & adj_ret_0,
    wp::int32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = -5;
    wp::int32 var_1;
    const wp::int32 var_2 = 3;
    bool var_3;
    wp::int32 var_4;
    const wp::int32 var_5 = 9;
    wp::int32 var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    const wp::int32 var_9 = -14;
    const wp::int32 var_10 = 0;
    wp::int32 var_11;
    wp::int32 var_12;
    wp::int32 var_13;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 1;
    wp::vec_t<3, wp::int32> var_16;
    const wp::int32 var_17 = 3;
    wp::vec_t<3, wp::int32> var_18;
    wp::int32 var_19;
    const wp::int32 var_20 = 4;
    wp::int32 var_21;
    wp::int32 var_22;
    wp::int32 var_23;
    wp::int32 var_24;
    wp::int32 var_25;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::vec_t<3, wp::int32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::vec_t<3, wp::int32> adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    //---------
    // forward
    // def project_flow(degree: int, order: wp.int32, mass: wp.float32):                      <L 12>
    // key = wp.where(-5 <= order - degree < 3, degree, order)                                <L 13>
    var_1 = wp::sub(var_order, var_degree);
    var_3 = ((var_0 <= var_1) && (var_1 < var_2));
    var_4 = wp::where(var_3, var_degree, var_order);
    // digit = 9 + (degree ^ wp.int32(mass))                                                  <L 14>
    var_6 = wp::int32(var_mass);
    var_7 = wp::bit_xor(var_degree, var_6);
    var_8 = wp::add(var_5, var_7);
    // quotient = wp.max(wp.clamp(degree, -14, 0), digit * key)                               <L 15>
    var_11 = wp::clamp(var_degree, var_9, var_10);
    var_12 = wp::mul(var_8, var_4);
    var_13 = wp::max(var_11, var_12);
    // steps_left = wp.dot(wp.vec3i(2, 1, key), wp.vec3i(quotient, 3, digit))                 <L 16>
    var_16 = wp::vec_t<3, wp::int32>(var_14, var_15, var_4);
    var_18 = wp::vec_t<3, wp::int32>(var_13, var_17, var_8);
    var_19 = wp::dot(var_16, var_18);
    // return wp.min(key, digit * 4) * quotient, wp.min(quotient + degree, steps_left)        <L 17>
    var_21 = wp::mul(var_8, var_20);
    var_22 = wp::min(var_4, var_21);
    var_23 = wp::mul(var_22, var_13);
    var_24 = wp::add(var_13, var_degree);
    var_25 = wp::min(var_24, var_19);
    ret_0 = var_23;
    ret_1 = var_25;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_25 += adj_ret_1;
    adj_23 += adj_ret_0;
    wp::adj_min(var_24, var_19, adj_24, adj_19, adj_25);
    wp::adj_add(var_13, var_degree, adj_13, adj_degree, adj_24);
    wp::adj_mul(var_22, var_13, adj_22, adj_13, adj_23);
    wp::adj_min(var_4, var_21, adj_4, adj_21, adj_22);
    wp::adj_mul(var_8, var_20, adj_8, adj_20, adj_21);
    // adj: return wp.min(key, digit * 4) * quotient, wp.min(quotient + degree, steps_left)   <L 17>
    wp::adj_dot(var_16, var_18, adj_16, adj_18, adj_19);
    wp::adj_vec_t(var_13, var_17, var_8, adj_13, adj_17, adj_8, adj_18);
    wp::adj_vec_t(var_14, var_15, var_4, adj_14, adj_15, adj_4, adj_16);
    // adj: steps_left = wp.dot(wp.vec3i(2, 1, key), wp.vec3i(quotient, 3, digit))            <L 16>
    wp::adj_max(var_11, var_12, adj_11, adj_12, adj_13);
    wp::adj_mul(var_8, var_4, adj_8, adj_4, adj_12);
    wp::adj_clamp(var_degree, var_9, var_10, adj_degree, adj_9, adj_10, adj_11);
    // adj: quotient = wp.max(wp.clamp(degree, -14, 0), digit * key)                          <L 15>
    wp::adj_add(var_5, var_7, adj_5, adj_7, adj_8);
    // adj: digit = 9 + (degree ^ wp.int32(mass))                                             <L 14>
    wp::adj_where(var_3, var_degree, var_order, adj_3, adj_degree, adj_order, adj_4);
    wp::adj_sub(var_order, var_degree, adj_order, adj_degree, adj_1);
    // adj: key = wp.where(-5 <= order - degree < 3, degree, order)                           <L 13>
    // adj: def project_flow(degree: int, order: wp.int32, mass: wp.float32):                 <L 12>
    return;
}

extern "C" __global__ void relax_energy_51bcfbab_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_pressures,
    wp::array_t<wp::float32> var_durations,
    wp::array_t<wp::float32> var_concentrations,
    wp::array_t<Probe_038bb7bf> var_cells,
    wp::array_t<wp::int32> var_blended,
    wp::array_t<wp::float32> var_transformed)
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
        Probe_038bb7bf* var_1;
        wp::float32* var_2;
        Probe_038bb7bf* var_3;
        wp::vec_t<3, wp::float32>* var_4;
        const wp::int32 var_5 = 1;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32> var_7;
        const wp::float32 var_8 = 2.85;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32* var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        const wp::float32 var_15 = 1.35;
        wp::float32 var_16;
        const wp::float32 var_17 = 0.0;
        bool var_18;
        Probe_038bb7bf* var_19;
        wp::int32* var_20;
        const wp::int32 var_21 = 2;
        wp::float32* var_22;
        wp::int32 var_23;
        wp::float32 var_24;
        wp::int32 var_25;
        wp::int32 var_26;
        Probe_038bb7bf* var_27;
        wp::int32* var_28;
        const wp::int32 var_29 = 1;
        wp::vec_t<2, wp::int32> var_30;
        wp::int32 var_31;
        wp::int32 var_32;
        wp::int32 var_33;
        wp::float32* var_34;
        wp::int32 var_35;
        wp::int32 var_36;
        wp::float32 var_37;
        wp::vec_t<4, wp::int32> var_38;
        const wp::int32 var_39 = -10;
        wp::vec_t<4, wp::int32> var_40;
        wp::vec_t<4, wp::int32> var_41;
        const wp::int32 var_42 = 10;
        wp::vec_t<4, wp::int32> var_43;
        wp::vec_t<4, wp::int32> var_44;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::int32 var_47;
        wp::int32 var_48;
        wp::int32 var_49;
        wp::int32 var_50;
        wp::int32 var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = 2;
        wp::float32* var_54;
        Probe_038bb7bf* var_55;
        wp::float32* var_56;
        const wp::float32 var_57 = 0.7;
        wp::float32 var_58;
        wp::float32 var_59;
        wp::float32 var_60;
        wp::float32 var_61;
        Probe_038bb7bf* var_62;
        wp::float32* var_63;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32 var_66;
        //---------
        // forward
        // def relax_energy(                                                                      <L 21>
        // i = wp.tid()                                                                           <L 29>
        var_0 = builtin_tid1d();
        // share = cells[i].friction - cells[i].normal[1] * 2.85 + pressures[i] + 1.35            <L 30>
        var_1 = wp::address(var_cells, var_0);
        var_2 = &(((*wp::address(var_cells, var_0))).friction);
        var_3 = wp::address(var_cells, var_0);
        var_4 = &(((*wp::address(var_cells, var_0))).normal);
        var_7 = wp::load(var_4);
        var_6 = wp::extract(var_7, var_5);
        var_9 = wp::mul(var_6, var_8);
        var_11 = wp::load(var_2);
        var_10 = wp::sub(var_11, var_9);
        var_12 = wp::address(var_pressures, var_0);
        var_14 = wp::load(var_12);
        var_13 = wp::add(var_10, var_14);
        var_16 = wp::add(var_13, var_15);
        // code = wp.where(share >= 0.0, cells[i].order, int(concentrations[i, 2]))               <L 31>
        var_18 = (var_16 >= var_17);
        var_19 = wp::address(var_cells, var_0);
        var_20 = &(((*wp::address(var_cells, var_0))).order);
        var_22 = wp::address(var_concentrations, var_0, var_21);
        var_24 = wp::load(var_22);
        var_23 = wp::int(var_24);
        var_26 = wp::load(var_20);
        var_25 = wp::where(var_18, var_26, var_23);
        // lane = code + wp.max(wp.vec2i(cells[i].order, 1))                                      <L 32>
        var_27 = wp::address(var_cells, var_0);
        var_28 = &(((*wp::address(var_cells, var_0))).order);
        var_31 = wp::load(var_28);
        var_30 = wp::vec_t<2, wp::int32>(var_31, var_29);
        var_32 = wp::max(var_30);
        var_33 = wp::add(var_25, var_32);
        // order_value, bucket = project_flow(lane, lane, durations[i])                           <L 33>
        var_34 = wp::address(var_durations, var_0);
        var_37 = wp::load(var_34);
        project_flow_0(var_33, var_33, var_37, var_35, var_36);
        // arm = wp.min(wp.max(wp.vec4i(order_value), wp.vec4i(-10)), wp.vec4i(10))               <L 34>
        var_38 = wp::vec_t<4, wp::int32>(var_35);
        var_40 = wp::vec_t<4, wp::int32>(var_39);
        var_41 = wp::max(var_38, var_40);
        var_43 = wp::vec_t<4, wp::int32>(var_42);
        var_44 = wp::min(var_41, var_43);
        // bits = wp.dot(arm, arm) - (lane - bucket)                                              <L 35>
        var_45 = wp::dot(var_44, var_44);
        var_46 = wp::sub(var_33, var_36);
        var_47 = wp::sub(var_45, var_46);
        // hits = wp.min(order_value + bucket, bits - code - wp.min(code, bucket))                <L 36>
        var_48 = wp::add(var_35, var_36);
        var_49 = wp::sub(var_47, var_25);
        var_50 = wp::min(var_25, var_36);
        var_51 = wp::sub(var_49, var_50);
        var_52 = wp::min(var_48, var_51);
        // blended[i] = hits                                                                      <L 37>
        wp::array_store(var_blended, var_0, var_52);
        // right = concentrations[i, 2] / wp.max(cells[i].friction, 0.7)                          <L 38>
        var_54 = wp::address(var_concentrations, var_0, var_53);
        var_55 = wp::address(var_cells, var_0);
        var_56 = &(((*wp::address(var_cells, var_0))).friction);
        var_59 = wp::load(var_56);
        var_58 = wp::max(var_59, var_57);
        var_61 = wp::load(var_54);
        var_60 = wp::div(var_61, var_58);
        // transformed[i] = (cells[i].friction + share) * right                                   <L 39>
        var_62 = wp::address(var_cells, var_0);
        var_63 = &(((*wp::address(var_cells, var_0))).friction);
        var_65 = wp::load(var_63);
        var_64 = wp::add(var_65, var_16);
        var_66 = wp::mul(var_64, var_60);
        wp::array_store(var_transformed, var_0, var_66);
    }
}

extern "C" __global__ void relax_energy_51bcfbab_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_pressures,
    wp::array_t<wp::float32> var_durations,
    wp::array_t<wp::float32> var_concentrations,
    wp::array_t<Probe_038bb7bf> var_cells,
    wp::array_t<wp::int32> var_blended,
    wp::array_t<wp::float32> var_transformed,
    wp::array_t<wp::float32> adj_pressures,
    wp::array_t<wp::float32> adj_durations,
    wp::array_t<wp::float32> adj_concentrations,
    wp::array_t<Probe_038bb7bf> adj_cells,
    wp::array_t<wp::int32> adj_blended,
    wp::array_t<wp::float32> adj_transformed)
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
        Probe_038bb7bf* var_1;
        wp::float32* var_2;
        Probe_038bb7bf* var_3;
        wp::vec_t<3, wp::float32>* var_4;
        const wp::int32 var_5 = 1;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32> var_7;
        const wp::float32 var_8 = 2.85;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32* var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        const wp::float32 var_15 = 1.35;
        wp::float32 var_16;
        const wp::float32 var_17 = 0.0;
        bool var_18;
        Probe_038bb7bf* var_19;
        wp::int32* var_20;
        const wp::int32 var_21 = 2;
        wp::float32* var_22;
        wp::int32 var_23;
        wp::float32 var_24;
        wp::int32 var_25;
        wp::int32 var_26;
        Probe_038bb7bf* var_27;
        wp::int32* var_28;
        const wp::int32 var_29 = 1;
        wp::vec_t<2, wp::int32> var_30;
        wp::int32 var_31;
        wp::int32 var_32;
        wp::int32 var_33;
        wp::float32* var_34;
        wp::int32 var_35;
        wp::int32 var_36;
        wp::float32 var_37;
        wp::vec_t<4, wp::int32> var_38;
        const wp::int32 var_39 = -10;
        wp::vec_t<4, wp::int32> var_40;
        wp::vec_t<4, wp::int32> var_41;
        const wp::int32 var_42 = 10;
        wp::vec_t<4, wp::int32> var_43;
        wp::vec_t<4, wp::int32> var_44;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::int32 var_47;
        wp::int32 var_48;
        wp::int32 var_49;
        wp::int32 var_50;
        wp::int32 var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = 2;
        wp::float32* var_54;
        Probe_038bb7bf* var_55;
        wp::float32* var_56;
        const wp::float32 var_57 = 0.7;
        wp::float32 var_58;
        wp::float32 var_59;
        wp::float32 var_60;
        wp::float32 var_61;
        Probe_038bb7bf* var_62;
        wp::float32* var_63;
        wp::float32 var_64;
        wp::float32 var_65;
        wp::float32 var_66;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        Probe_038bb7bf adj_1 = {};
        wp::float32 adj_2 = {};
        Probe_038bb7bf adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
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
        bool adj_18 = {};
        Probe_038bb7bf adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        Probe_038bb7bf adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::vec_t<2, wp::int32> adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::vec_t<4, wp::int32> adj_38 = {};
        wp::int32 adj_39 = {};
        wp::vec_t<4, wp::int32> adj_40 = {};
        wp::vec_t<4, wp::int32> adj_41 = {};
        wp::int32 adj_42 = {};
        wp::vec_t<4, wp::int32> adj_43 = {};
        wp::vec_t<4, wp::int32> adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::float32 adj_54 = {};
        Probe_038bb7bf adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::float32 adj_58 = {};
        wp::float32 adj_59 = {};
        wp::float32 adj_60 = {};
        wp::float32 adj_61 = {};
        Probe_038bb7bf adj_62 = {};
        wp::float32 adj_63 = {};
        wp::float32 adj_64 = {};
        wp::float32 adj_65 = {};
        wp::float32 adj_66 = {};
        //---------
        // forward
        // def relax_energy(                                                                      <L 21>
        // i = wp.tid()                                                                           <L 29>
        var_0 = builtin_tid1d();
        // share = cells[i].friction - cells[i].normal[1] * 2.85 + pressures[i] + 1.35            <L 30>
        var_1 = wp::address(var_cells, var_0);
        var_2 = &(((*wp::address(var_cells, var_0))).friction);
        var_3 = wp::address(var_cells, var_0);
        var_4 = &(((*wp::address(var_cells, var_0))).normal);
        var_7 = wp::load(var_4);
        var_6 = wp::extract(var_7, var_5);
        var_9 = wp::mul(var_6, var_8);
        var_11 = wp::load(var_2);
        var_10 = wp::sub(var_11, var_9);
        var_12 = wp::address(var_pressures, var_0);
        var_14 = wp::load(var_12);
        var_13 = wp::add(var_10, var_14);
        var_16 = wp::add(var_13, var_15);
        // code = wp.where(share >= 0.0, cells[i].order, int(concentrations[i, 2]))               <L 31>
        var_18 = (var_16 >= var_17);
        var_19 = wp::address(var_cells, var_0);
        var_20 = &(((*wp::address(var_cells, var_0))).order);
        var_22 = wp::address(var_concentrations, var_0, var_21);
        var_24 = wp::load(var_22);
        var_23 = wp::int(var_24);
        var_26 = wp::load(var_20);
        var_25 = wp::where(var_18, var_26, var_23);
        // lane = code + wp.max(wp.vec2i(cells[i].order, 1))                                      <L 32>
        var_27 = wp::address(var_cells, var_0);
        var_28 = &(((*wp::address(var_cells, var_0))).order);
        var_31 = wp::load(var_28);
        var_30 = wp::vec_t<2, wp::int32>(var_31, var_29);
        var_32 = wp::max(var_30);
        var_33 = wp::add(var_25, var_32);
        // order_value, bucket = project_flow(lane, lane, durations[i])                           <L 33>
        var_34 = wp::address(var_durations, var_0);
        var_37 = wp::load(var_34);
        project_flow_0(var_33, var_33, var_37, var_35, var_36);
        // arm = wp.min(wp.max(wp.vec4i(order_value), wp.vec4i(-10)), wp.vec4i(10))               <L 34>
        var_38 = wp::vec_t<4, wp::int32>(var_35);
        var_40 = wp::vec_t<4, wp::int32>(var_39);
        var_41 = wp::max(var_38, var_40);
        var_43 = wp::vec_t<4, wp::int32>(var_42);
        var_44 = wp::min(var_41, var_43);
        // bits = wp.dot(arm, arm) - (lane - bucket)                                              <L 35>
        var_45 = wp::dot(var_44, var_44);
        var_46 = wp::sub(var_33, var_36);
        var_47 = wp::sub(var_45, var_46);
        // hits = wp.min(order_value + bucket, bits - code - wp.min(code, bucket))                <L 36>
        var_48 = wp::add(var_35, var_36);
        var_49 = wp::sub(var_47, var_25);
        var_50 = wp::min(var_25, var_36);
        var_51 = wp::sub(var_49, var_50);
        var_52 = wp::min(var_48, var_51);
        // blended[i] = hits                                                                      <L 37>
        // wp::array_store(var_blended, var_0, var_52);
        // right = concentrations[i, 2] / wp.max(cells[i].friction, 0.7)                          <L 38>
        var_54 = wp::address(var_concentrations, var_0, var_53);
        var_55 = wp::address(var_cells, var_0);
        var_56 = &(((*wp::address(var_cells, var_0))).friction);
        var_59 = wp::load(var_56);
        var_58 = wp::max(var_59, var_57);
        var_61 = wp::load(var_54);
        var_60 = wp::div(var_61, var_58);
        // transformed[i] = (cells[i].friction + share) * right                                   <L 39>
        var_62 = wp::address(var_cells, var_0);
        var_63 = &(((*wp::address(var_cells, var_0))).friction);
        var_65 = wp::load(var_63);
        var_64 = wp::add(var_65, var_16);
        var_66 = wp::mul(var_64, var_60);
        // wp::array_store(var_transformed, var_0, var_66);
        //---------
        // reverse
        wp::adj_array_store(var_transformed, var_0, var_66, adj_transformed, adj_0, adj_66);
        wp::adj_mul(var_64, var_60, adj_64, adj_60, adj_66);
        wp::adj_add(var_65, var_16, adj_63, adj_16, adj_64);
        adj_62.friction += adj_63;
        wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_62);
        // adj: transformed[i] = (cells[i].friction + share) * right                              <L 39>
        wp::adj_div(var_61, var_58, var_60, adj_54, adj_58, adj_60);
        wp::adj_max(var_59, var_57, adj_56, adj_57, adj_58);
        adj_55.friction += adj_56;
        wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_55);
        wp::adj_address(var_concentrations, var_0, var_53, adj_concentrations, adj_0, adj_53, adj_54);
        // adj: right = concentrations[i, 2] / wp.max(cells[i].friction, 0.7)                     <L 38>
        wp::adj_array_store(var_blended, var_0, var_52, adj_blended, adj_0, adj_52);
        // adj: blended[i] = hits                                                                 <L 37>
        wp::adj_min(var_48, var_51, adj_48, adj_51, adj_52);
        wp::adj_sub(var_49, var_50, adj_49, adj_50, adj_51);
        wp::adj_min(var_25, var_36, adj_25, adj_36, adj_50);
        wp::adj_sub(var_47, var_25, adj_47, adj_25, adj_49);
        wp::adj_add(var_35, var_36, adj_35, adj_36, adj_48);
        // adj: hits = wp.min(order_value + bucket, bits - code - wp.min(code, bucket))           <L 36>
        wp::adj_sub(var_45, var_46, adj_45, adj_46, adj_47);
        wp::adj_sub(var_33, var_36, adj_33, adj_36, adj_46);
        wp::adj_dot(var_44, var_44, adj_44, adj_44, adj_45);
        // adj: bits = wp.dot(arm, arm) - (lane - bucket)                                         <L 35>
        wp::adj_min(var_41, var_43, adj_41, adj_43, adj_44);
        wp::adj_vec_t(var_42, adj_42, adj_43);
        wp::adj_max(var_38, var_40, adj_38, adj_40, adj_41);
        wp::adj_vec_t(var_39, adj_39, adj_40);
        wp::adj_vec_t(var_35, adj_35, adj_38);
        // adj: arm = wp.min(wp.max(wp.vec4i(order_value), wp.vec4i(-10)), wp.vec4i(10))          <L 34>
        adj_project_flow_0(var_33, var_33, var_37, var_35, var_36, adj_33, adj_33, adj_34, adj_35, adj_36);
        wp::adj_address(var_durations, var_0, adj_durations, adj_0, adj_34);
        // adj: order_value, bucket = project_flow(lane, lane, durations[i])                      <L 33>
        wp::adj_add(var_25, var_32, adj_25, adj_32, adj_33);
        wp::adj_max(var_30, adj_30, adj_32);
        wp::adj_vec_t(var_31, var_29, adj_28, adj_29, adj_30);
        adj_27.order = adj_28;
        wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_27);
        // adj: lane = code + wp.max(wp.vec2i(cells[i].order, 1))                                 <L 32>
        wp::adj_where(var_18, var_26, var_23, adj_18, adj_20, adj_23, adj_25);
        wp::adj_address(var_concentrations, var_0, var_21, adj_concentrations, adj_0, adj_21, adj_22);
        adj_19.order = adj_20;
        wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_19);
        // adj: code = wp.where(share >= 0.0, cells[i].order, int(concentrations[i, 2]))          <L 31>
        wp::adj_add(var_13, var_15, adj_13, adj_15, adj_16);
        wp::adj_add(var_10, var_14, adj_10, adj_12, adj_13);
        wp::adj_address(var_pressures, var_0, adj_pressures, adj_0, adj_12);
        wp::adj_sub(var_11, var_9, adj_2, adj_9, adj_10);
        wp::adj_mul(var_6, var_8, adj_6, adj_8, adj_9);
        wp::adj_extract(var_7, var_5, adj_4, adj_5, adj_6);
        adj_3.normal += adj_4;
        wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_3);
        adj_1.friction += adj_2;
        wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_1);
        // adj: share = cells[i].friction - cells[i].normal[1] * 2.85 + pressures[i] + 1.35       <L 30>
        // adj: i = wp.tid()                                                                      <L 29>
        // adj: def relax_energy(                                                                 <L 21>
        continue;
    }
}
