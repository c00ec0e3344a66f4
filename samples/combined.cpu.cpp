struct Material_365ed383
{
    wp::uint16 level;
    wp::uint16 count;
    wp::uint16 label;


    Material_365ed383() = default;
    CUDA_CALLABLE Material_365ed383(wp::uint16 const& level,
    wp::uint16 const& count = {},
    wp::uint16 const& label = {})
        : level{level}
        , count{count}
        , label{label}

    {
    }

    CUDA_CALLABLE Material_365ed383& operator += (const Material_365ed383& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Material_365ed383(wp::uint16 const&,
    wp::uint16 const&,
    wp::uint16 const&,
    wp::uint16 & adj_level,
    wp::uint16 & adj_count,
    wp::uint16 & adj_label,
    Material_365ed383 & adj_ret)
{
    adj_level += adj_ret.level;
    adj_count += adj_ret.count;
    adj_label += adj_ret.label;
}

// Required when compiling adjoints.
CUDA_CALLABLE Material_365ed383 add(const Material_365ed383& a, const Material_365ed383& b)
{
    return Material_365ed383();
}

CUDA_CALLABLE void adj_atomic_add(Material_365ed383* p, Material_365ed383 t)
{
    wp::adj_atomic_add(&p->level, t.level);
    wp::adj_atomic_add(&p->count, t.count);
    wp::adj_atomic_add(&p->label, t.label);
}




struct Beam_8ee0bf8c
{
    wp::uint16 group;
    wp::uint16 capacity;
    wp::uint16 label;


    Beam_8ee0bf8c() = default;
    CUDA_CALLABLE Beam_8ee0bf8c(wp::uint16 const& group,
    wp::uint16 const& capacity = {},
    wp::uint16 const& label = {})
        : group{group}
        , capacity{capacity}
        , label{label}

    {
    }

    CUDA_CALLABLE Beam_8ee0bf8c& operator += (const Beam_8ee0bf8c& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Beam_8ee0bf8c(wp::uint16 const&,
    wp::uint16 const&,
    wp::uint16 const&,
    wp::uint16 & adj_group,
    wp::uint16 & adj_capacity,
    wp::uint16 & adj_label,
    Beam_8ee0bf8c & adj_ret)
{
    adj_group += adj_ret.group;
    adj_capacity += adj_ret.capacity;
    adj_label += adj_ret.label;
}

// Required when compiling adjoints.
CUDA_CALLABLE Beam_8ee0bf8c add(const Beam_8ee0bf8c& a, const Beam_8ee0bf8c& b)
{
    return Beam_8ee0bf8c();
}

CUDA_CALLABLE void adj_atomic_add(Beam_8ee0bf8c* p, Beam_8ee0bf8c t)
{
    wp::adj_atomic_add(&p->group, t.group);
    wp::adj_atomic_add(&p->capacity, t.capacity);
    wp::adj_atomic_add(&p->label, t.label);
}



struct wp_args_apply_growth_2723c9c0 {
    wp::array_t<wp::vec_t<4, wp::uint16>> normals;
    wp::array_t<wp::vec_t<3, wp::uint16>> origins;
    wp::array_t<Beam_8ee0bf8c> agents;
    wp::array_t<wp::uint16> concentrations;
    wp::array_t<Material_365ed383> accumulated;
};

template <bool wp_linear_contiguous>
static void apply_growth_2723c9c0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_growth_2723c9c0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_apply_growth_2723c9c0 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.normals.strides[0] = sizeof(wp::vec_t<4, wp::uint16>);
        wp_contiguous_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::uint16>);
        wp_contiguous_args.agents.strides[0] = sizeof(Beam_8ee0bf8c);
        wp_contiguous_args.concentrations.strides[0] = sizeof(wp::uint16);
        wp_contiguous_args.accumulated.strides[0] = sizeof(Material_365ed383);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<4, wp::uint16>> var_normals = _wp_args->normals;
    wp::array_t<wp::vec_t<3, wp::uint16>> var_origins = _wp_args->origins;
    wp::array_t<Beam_8ee0bf8c> var_agents = _wp_args->agents;
    wp::array_t<wp::uint16> var_concentrations = _wp_args->concentrations;
    wp::array_t<Material_365ed383> var_accumulated = _wp_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::uint16>* var_1;
    wp::vec_t<3, wp::uint16> var_2;
    wp::vec_t<3, wp::uint16> var_3;
    const wp::int32 var_4 = 0;
    wp::uint16 var_5;
    const wp::int32 var_6 = 10;
    wp::uint16 var_7;
    wp::uint16 var_8;
    const wp::int32 var_9 = 33;
    wp::uint16 var_10;
    wp::uint16 var_11;
    Material_365ed383 var_12;
    Beam_8ee0bf8c* var_13;
    wp::uint16* var_14;
    Beam_8ee0bf8c* var_15;
    wp::uint16* var_16;
    wp::uint16 var_17;
    wp::uint16 var_18;
    wp::uint16 var_19;
    const wp::int32 var_20 = 0;
    wp::vec_t<3, wp::uint16> var_21;
    const wp::uint16 var_22 = 0;
    wp::vec_t<3, wp::uint16> var_23;
    const wp::int32 var_24 = 12;
    wp::vec_t<3, wp::uint16> var_25;
    const wp::uint16 var_26 = 12;
    wp::vec_t<3, wp::uint16> var_27;
    const wp::int32 var_28 = 26;
    wp::uint16 var_29;
    wp::uint16 var_30;
    wp::uint16 var_31;
    wp::uint16 var_32;
    const wp::int32 var_33 = 2;
    wp::uint16 var_34;
    wp::uint16* var_35;
    const wp::int32 var_36 = 1;
    wp::uint16 var_37;
    wp::vec_t<3, wp::uint16> var_38;
    wp::uint16 var_39;
    wp::vec_t<3, wp::uint16> var_40;
    wp::vec_t<3, wp::uint16> var_41;
    wp::vec_t<3, wp::uint16> var_42;
    wp::uint16 var_43;
    const wp::int32 var_44 = 2;
    wp::uint16 var_45;
    wp::uint16 var_46;
    wp::vec_t<4, wp::uint16>* var_47;
    const wp::int32 var_48 = 1;
    wp::uint16 var_49;
    wp::vec_t<4, wp::uint16> var_50;
    wp::uint16 var_51;
    Beam_8ee0bf8c* var_52;
    wp::uint16* var_53;
    wp::uint16 var_54;
    wp::uint16 var_55;
    wp::uint16 var_56;
    wp::uint16 var_57;
    //---------
    // forward
    // def apply_growth(                                                                      <L 19>
    // tid = wp.tid()                                                                         <L 26>
    var_0 = builtin_tid1d();
    // origin = origins[tid]                                                                  <L 27>
    var_1 = wp::address(var_origins, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // parity = origin.x * wp.uint16(10) + wp.uint16(33)                                      <L 28>
    var_5 = wp::extract(var_2, var_4);
    var_7 = wp::uint16(var_6);
    var_8 = wp::mul(var_5, var_7);
    var_10 = wp::uint16(var_9);
    var_11 = wp::add(var_8, var_10);
    // density = Material()                                                                   <L 29>
    var_12 = Material_365ed383();
    // density.level = agents[tid].capacity & agents[tid].label                               <L 30>
    var_13 = wp::address(var_agents, var_0);
    var_14 = &(((*wp::address(var_agents, var_0))).capacity);
    var_15 = wp::address(var_agents, var_0);
    var_16 = &(((*wp::address(var_agents, var_0))).label);
    var_18 = wp::load(var_14);
    var_19 = wp::load(var_16);
    var_17 = wp::bit_and(var_18, var_19);
    var_12.level = var_17;
    // side = wp.min(wp.max(origin, wp.vec3us(0)), wp.vec3us(12))                             <L 31>
    var_21 = wp::vec_t<3, wp::uint16>(var_22);
    var_23 = wp::max(var_2, var_21);
    var_25 = wp::vec_t<3, wp::uint16>(var_26);
    var_27 = wp::min(var_23, var_25);
    // total = (parity ^ wp.uint16(26)) + wp.dot(side, side)                                  <L 32>
    var_29 = wp::uint16(var_28);
    var_30 = wp::bit_xor(var_11, var_29);
    var_31 = wp::dot(var_27, var_27);
    var_32 = wp::add(var_30, var_31);
    // density.count = total                                                                  <L 33>
    var_12.count = var_32;
    // moment = wp.vec3us(wp.uint16(2), concentrations[tid], wp.uint16(1))                    <L 34>
    var_34 = wp::uint16(var_33);
    var_35 = wp::address(var_concentrations, var_0);
    var_37 = wp::uint16(var_36);
    var_39 = wp::load(var_35);
    var_38 = wp::vec_t<3, wp::uint16>(var_34, var_39, var_37);
    // p = wp.max(side, moment) + wp.max(moment, side)                                        <L 35>
    var_40 = wp::max(var_27, var_38);
    var_41 = wp::max(var_38, var_27);
    var_42 = wp::add(var_40, var_41);
    // combined = wp.dot(side, p) * wp.uint16(2) + normals[tid].y                             <L 36>
    var_43 = wp::dot(var_27, var_42);
    var_45 = wp::uint16(var_44);
    var_46 = wp::mul(var_43, var_45);
    var_47 = wp::address(var_normals, var_0);
    var_50 = wp::load(var_47);
    var_49 = wp::extract(var_50, var_48);
    var_51 = wp::add(var_46, var_49);
    // density.label = (combined | agents[tid].group) + parity + total                        <L 37>
    var_52 = wp::address(var_agents, var_0);
    var_53 = &(((*wp::address(var_agents, var_0))).group);
    var_55 = wp::load(var_53);
    var_54 = wp::bit_or(var_51, var_55);
    var_56 = wp::add(var_54, var_11);
    var_57 = wp::add(var_56, var_32);
    var_12.label = var_57;
    // accumulated[tid] = density                                                             <L 38>
    wp::array_store(var_accumulated, var_0, var_12);
}

template <bool wp_linear_contiguous>
static void apply_growth_2723c9c0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_growth_2723c9c0 *_wp_args,
    wp_args_apply_growth_2723c9c0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_apply_growth_2723c9c0 wp_contiguous_args;
    wp_args_apply_growth_2723c9c0 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.normals.strides[0] = sizeof(wp::vec_t<4, wp::uint16>);
        wp_contiguous_adj_args.normals.strides[0] = sizeof(wp::vec_t<4, wp::uint16>);
        wp_contiguous_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::uint16>);
        wp_contiguous_adj_args.origins.strides[0] = sizeof(wp::vec_t<3, wp::uint16>);
        wp_contiguous_args.agents.strides[0] = sizeof(Beam_8ee0bf8c);
        wp_contiguous_adj_args.agents.strides[0] = sizeof(Beam_8ee0bf8c);
        wp_contiguous_args.concentrations.strides[0] = sizeof(wp::uint16);
        wp_contiguous_adj_args.concentrations.strides[0] = sizeof(wp::uint16);
        wp_contiguous_args.accumulated.strides[0] = sizeof(Material_365ed383);
        wp_contiguous_adj_args.accumulated.strides[0] = sizeof(Material_365ed383);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<4, wp::uint16>> var_normals = _wp_args->normals;
    wp::array_t<wp::vec_t<3, wp::uint16>> var_origins = _wp_args->origins;
    wp::array_t<Beam_8ee0bf8c> var_agents = _wp_args->agents;
    wp::array_t<wp::uint16> var_concentrations = _wp_args->concentrations;
    wp::array_t<Material_365ed383> var_accumulated = _wp_args->accumulated;
    wp::array_t<wp::vec_t<4, wp::uint16>> adj_normals = _wp_adj_args->normals;
    wp::array_t<wp::vec_t<3, wp::uint16>> adj_origins = _wp_adj_args->origins;
    wp::array_t<Beam_8ee0bf8c> adj_agents = _wp_adj_args->agents;
    wp::array_t<wp::uint16> adj_concentrations = _wp_adj_args->concentrations;
    wp::array_t<Material_365ed383> adj_accumulated = _wp_adj_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::uint16>* var_1;
    wp::vec_t<3, wp::uint16> var_2;
    wp::vec_t<3, wp::uint16> var_3;
    const wp::int32 var_4 = 0;
    wp::uint16 var_5;
    const wp::int32 var_6 = 10;
    wp::uint16 var_7;
    wp::uint16 var_8;
    const wp::int32 var_9 = 33;
    wp::uint16 var_10;
    wp::uint16 var_11;
    Material_365ed383 var_12;
    Beam_8ee0bf8c* var_13;
    wp::uint16* var_14;
    Beam_8ee0bf8c* var_15;
    wp::uint16* var_16;
    wp::uint16 var_17;
    wp::uint16 var_18;
    wp::uint16 var_19;
    const wp::int32 var_20 = 0;
    wp::vec_t<3, wp::uint16> var_21;
    const wp::uint16 var_22 = 0;
    wp::vec_t<3, wp::uint16> var_23;
    const wp::int32 var_24 = 12;
    wp::vec_t<3, wp::uint16> var_25;
    const wp::uint16 var_26 = 12;
    wp::vec_t<3, wp::uint16> var_27;
    const wp::int32 var_28 = 26;
    wp::uint16 var_29;
    wp::uint16 var_30;
    wp::uint16 var_31;
    wp::uint16 var_32;
    const wp::int32 var_33 = 2;
    wp::uint16 var_34;
    wp::uint16* var_35;
    const wp::int32 var_36 = 1;
    wp::uint16 var_37;
    wp::vec_t<3, wp::uint16> var_38;
    wp::uint16 var_39;
    wp::vec_t<3, wp::uint16> var_40;
    wp::vec_t<3, wp::uint16> var_41;
    wp::vec_t<3, wp::uint16> var_42;
    wp::uint16 var_43;
    const wp::int32 var_44 = 2;
    wp::uint16 var_45;
    wp::uint16 var_46;
    wp::vec_t<4, wp::uint16>* var_47;
    const wp::int32 var_48 = 1;
    wp::uint16 var_49;
    wp::vec_t<4, wp::uint16> var_50;
    wp::uint16 var_51;
    Beam_8ee0bf8c* var_52;
    wp::uint16* var_53;
    wp::uint16 var_54;
    wp::uint16 var_55;
    wp::uint16 var_56;
    wp::uint16 var_57;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::uint16> adj_1 = {};
    wp::vec_t<3, wp::uint16> adj_2 = {};
    wp::vec_t<3, wp::uint16> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::uint16 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::uint16 adj_7 = {};
    wp::uint16 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::uint16 adj_10 = {};
    wp::uint16 adj_11 = {};
    Material_365ed383 adj_12 = {};
    Beam_8ee0bf8c adj_13 = {};
    wp::uint16 adj_14 = {};
    Beam_8ee0bf8c adj_15 = {};
    wp::uint16 adj_16 = {};
    wp::uint16 adj_17 = {};
    wp::uint16 adj_18 = {};
    wp::uint16 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::vec_t<3, wp::uint16> adj_21 = {};
    wp::uint16 adj_22 = {};
    wp::vec_t<3, wp::uint16> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::vec_t<3, wp::uint16> adj_25 = {};
    wp::uint16 adj_26 = {};
    wp::vec_t<3, wp::uint16> adj_27 = {};
    wp::int32 adj_28 = {};
    wp::uint16 adj_29 = {};
    wp::uint16 adj_30 = {};
    wp::uint16 adj_31 = {};
    wp::uint16 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::uint16 adj_34 = {};
    wp::uint16 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::uint16 adj_37 = {};
    wp::vec_t<3, wp::uint16> adj_38 = {};
    wp::uint16 adj_39 = {};
    wp::vec_t<3, wp::uint16> adj_40 = {};
    wp::vec_t<3, wp::uint16> adj_41 = {};
    wp::vec_t<3, wp::uint16> adj_42 = {};
    wp::uint16 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::uint16 adj_45 = {};
    wp::uint16 adj_46 = {};
    wp::vec_t<4, wp::uint16> adj_47 = {};
    wp::int32 adj_48 = {};
    wp::uint16 adj_49 = {};
    wp::vec_t<4, wp::uint16> adj_50 = {};
    wp::uint16 adj_51 = {};
    Beam_8ee0bf8c adj_52 = {};
    wp::uint16 adj_53 = {};
    wp::uint16 adj_54 = {};
    wp::uint16 adj_55 = {};
    wp::uint16 adj_56 = {};
    wp::uint16 adj_57 = {};
    //---------
    // forward
    // def apply_growth(                                                                      <L 19>
    // tid = wp.tid()                                                                         <L 26>
    var_0 = builtin_tid1d();
    // origin = origins[tid]                                                                  <L 27>
    var_1 = wp::address(var_origins, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // parity = origin.x * wp.uint16(10) + wp.uint16(33)                                      <L 28>
    var_5 = wp::extract(var_2, var_4);
    var_7 = wp::uint16(var_6);
    var_8 = wp::mul(var_5, var_7);
    var_10 = wp::uint16(var_9);
    var_11 = wp::add(var_8, var_10);
    // density = Material()                                                                   <L 29>
    var_12 = Material_365ed383();
    // density.level = agents[tid].capacity & agents[tid].label                               <L 30>
    var_13 = wp::address(var_agents, var_0);
    var_14 = &(((*wp::address(var_agents, var_0))).capacity);
    var_15 = wp::address(var_agents, var_0);
    var_16 = &(((*wp::address(var_agents, var_0))).label);
    var_18 = wp::load(var_14);
    var_19 = wp::load(var_16);
    var_17 = wp::bit_and(var_18, var_19);
    var_12.level = var_17;
    // side = wp.min(wp.max(origin, wp.vec3us(0)), wp.vec3us(12))                             <L 31>
    var_21 = wp::vec_t<3, wp::uint16>(var_22);
    var_23 = wp::max(var_2, var_21);
    var_25 = wp::vec_t<3, wp::uint16>(var_26);
    var_27 = wp::min(var_23, var_25);
    // total = (parity ^ wp.uint16(26)) + wp.dot(side, side)                                  <L 32>
    var_29 = wp::uint16(var_28);
    var_30 = wp::bit_xor(var_11, var_29);
    var_31 = wp::dot(var_27, var_27);
    var_32 = wp::add(var_30, var_31);
    // density.count = total                                                                  <L 33>
    var_12.count = var_32;
    // moment = wp.vec3us(wp.uint16(2), concentrations[tid], wp.uint16(1))                    <L 34>
    var_34 = wp::uint16(var_33);
    var_35 = wp::address(var_concentrations, var_0);
    var_37 = wp::uint16(var_36);
    var_39 = wp::load(var_35);
    var_38 = wp::vec_t<3, wp::uint16>(var_34, var_39, var_37);
    // p = wp.max(side, moment) + wp.max(moment, side)                                        <L 35>
    var_40 = wp::max(var_27, var_38);
    var_41 = wp::max(var_38, var_27);
    var_42 = wp::add(var_40, var_41);
    // combined = wp.dot(side, p) * wp.uint16(2) + normals[tid].y                             <L 36>
    var_43 = wp::dot(var_27, var_42);
    var_45 = wp::uint16(var_44);
    var_46 = wp::mul(var_43, var_45);
    var_47 = wp::address(var_normals, var_0);
    var_50 = wp::load(var_47);
    var_49 = wp::extract(var_50, var_48);
    var_51 = wp::add(var_46, var_49);
    // density.label = (combined | agents[tid].group) + parity + total                        <L 37>
    var_52 = wp::address(var_agents, var_0);
    var_53 = &(((*wp::address(var_agents, var_0))).group);
    var_55 = wp::load(var_53);
    var_54 = wp::bit_or(var_51, var_55);
    var_56 = wp::add(var_54, var_11);
    var_57 = wp::add(var_56, var_32);
    var_12.label = var_57;
    // accumulated[tid] = density                                                             <L 38>
    // wp::array_store(var_accumulated, var_0, var_12);
    //---------
    // reverse
    wp::adj_array_store(var_accumulated, var_0, var_12, adj_accumulated, adj_0, adj_12);
    // adj: accumulated[tid] = density                                                        <L 38>
    adj_12.label = {};
    wp::adj_add(var_56, var_32, adj_56, adj_32, adj_57);
    wp::adj_add(var_54, var_11, adj_54, adj_11, adj_56);
    adj_52.group = adj_53;
    wp::adj_address(var_agents, var_0, adj_agents, adj_0, adj_52);
    // adj: density.label = (combined | agents[tid].group) + parity + total                   <L 37>
    wp::adj_add(var_46, var_49, adj_46, adj_49, adj_51);
    wp::adj_extract(var_50, var_48, adj_47, adj_48, adj_49);
    wp::adj_address(var_normals, var_0, adj_normals, adj_0, adj_47);
    wp::adj_mul(var_43, var_45, adj_43, adj_45, adj_46);
    wp::adj_dot(var_27, var_42, adj_27, adj_42, adj_43);
    // adj: combined = wp.dot(side, p) * wp.uint16(2) + normals[tid].y                        <L 36>
    wp::adj_add(var_40, var_41, adj_40, adj_41, adj_42);
    wp::adj_max(var_38, var_27, adj_38, adj_27, adj_41);
    wp::adj_max(var_27, var_38, adj_27, adj_38, adj_40);
    // adj: p = wp.max(side, moment) + wp.max(moment, side)                                   <L 35>
    wp::adj_vec_t(var_34, var_39, var_37, adj_34, adj_35, adj_37, adj_38);
    wp::adj_address(var_concentrations, var_0, adj_concentrations, adj_0, adj_35);
    // adj: moment = wp.vec3us(wp.uint16(2), concentrations[tid], wp.uint16(1))               <L 34>
    adj_12.count = {};
    // adj: density.count = total                                                             <L 33>
    wp::adj_add(var_30, var_31, adj_30, adj_31, adj_32);
    wp::adj_dot(var_27, var_27, adj_27, adj_27, adj_31);
    // adj: total = (parity ^ wp.uint16(26)) + wp.dot(side, side)                             <L 32>
    wp::adj_min(var_23, var_25, adj_23, adj_25, adj_27);
    wp::adj_vec_t(var_26, adj_26, adj_25);
    wp::adj_max(var_2, var_21, adj_2, adj_21, adj_23);
    wp::adj_vec_t(var_22, adj_22, adj_21);
    // adj: side = wp.min(wp.max(origin, wp.vec3us(0)), wp.vec3us(12))                        <L 31>
    adj_12.level = {};
    adj_15.label = adj_16;
    wp::adj_address(var_agents, var_0, adj_agents, adj_0, adj_15);
    adj_13.capacity = adj_14;
    wp::adj_address(var_agents, var_0, adj_agents, adj_0, adj_13);
    // adj: density.level = agents[tid].capacity & agents[tid].label                          <L 30>
    // adj: density = Material()                                                              <L 29>
    wp::adj_add(var_8, var_10, adj_8, adj_10, adj_11);
    wp::adj_mul(var_5, var_7, adj_5, adj_7, adj_8);
    wp::adj_extract(var_2, var_4, adj_2, adj_4, adj_5);
    // adj: parity = origin.x * wp.uint16(10) + wp.uint16(33)                                 <L 28>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_origins, var_0, adj_origins, adj_0, adj_1);
    // adj: origin = origins[tid]                                                             <L 27>
    // adj: tid = wp.tid()                                                                    <L 26>
    // adj: def apply_growth(                                                                 <L 19>
    return;
}
