struct Source_29bb0a59
{
    wp::quat_t<wp::float32> spin;
    wp::float32 damping;
    wp::float32 stiffness;
    wp::vec_t<3, wp::float32> offset;


    Source_29bb0a59() = default;
    CUDA_CALLABLE Source_29bb0a59(wp::quat_t<wp::float32> const& spin,
    wp::float32 const& damping = {},
    wp::float32 const& stiffness = {},
    wp::vec_t<3, wp::float32> const& offset = {})
        : spin{spin}
        , damping{damping}
        , stiffness{stiffness}
        , offset{offset}

    {
    }

    CUDA_CALLABLE Source_29bb0a59& operator += (const Source_29bb0a59& rhs)
    {    spin += rhs.spin;
    damping += rhs.damping;
    stiffness += rhs.stiffness;
    offset += rhs.offset;

        return *this;}

};

static CUDA_CALLABLE void adj_Source_29bb0a59(wp::quat_t<wp::float32> const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::quat_t<wp::float32> & adj_spin,
    wp::float32 & adj_damping,
    wp::float32 & adj_stiffness,
    wp::vec_t<3, wp::float32> & adj_offset,
    Source_29bb0a59 & adj_ret)
{
    adj_spin += adj_ret.spin;
    adj_damping += adj_ret.damping;
    adj_stiffness += adj_ret.stiffness;
    adj_offset += adj_ret.offset;
}

// Required when compiling adjoints.
CUDA_CALLABLE Source_29bb0a59 add(const Source_29bb0a59& a, const Source_29bb0a59& b)
{
    return Source_29bb0a59();
}

CUDA_CALLABLE void adj_atomic_add(Source_29bb0a59* p, Source_29bb0a59 t)
{
    wp::adj_atomic_add(&p->spin, t.spin);
    wp::adj_atomic_add(&p->damping, t.damping);
    wp::adj_atomic_add(&p->stiffness, t.stiffness);
    wp::adj_atomic_add(&p->offset, t.offset);
}



struct wp_args_accumulate_gaps_6f660f20 {
    wp::array_t<wp::float32> gaps;
    wp::array_t<wp::vec_t<3, wp::float32>> accels;
    wp::array_t<wp::float32> potentials;
    Source_29bb0a59 material;
    wp::array_t<wp::vec_t<3, wp::float32>> normals;
    wp::int32 size;
    wp::array_t<wp::vec_t<3, wp::float32>> impulses_out;
};

template <bool wp_linear_contiguous>
static void accumulate_gaps_6f660f20_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_accumulate_gaps_6f660f20 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_gaps = _wp_args->gaps;
    wp::array_t<wp::vec_t<3, wp::float32>> var_accels = _wp_args->accels;
    wp::array_t<wp::float32> var_potentials = _wp_args->potentials;
    Source_29bb0a59 var_material = _wp_args->material;
    wp::array_t<wp::vec_t<3, wp::float32>> var_normals = _wp_args->normals;
    wp::int32 var_size = _wp_args->size;
    wp::array_t<wp::vec_t<3, wp::float32>> var_impulses_out = _wp_args->impulses_out;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32>* var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    const wp::float32 var_11 = 2.0;
    wp::vec_t<3, wp::float32> var_12;
    const wp::float32 var_13 = 1.6;
    wp::float32 var_14;
    const wp::float32 var_15 = 1.6;
    wp::float32 var_16;
    const wp::int32 var_17 = 2;
    wp::int32 var_18;
    wp::vec_t<3, wp::float32>* var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::vec_t<3, wp::float32>* var_22;
    wp::vec_t<3, wp::float32>* var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::float32 var_29 = 0.02;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    const wp::float32 var_32 = 0.99;
    const wp::float32 var_33 = 0.001;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::float32 var_36;
    const wp::float32 var_37 = -0.5;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    //---------
    // forward
    // def accumulate_gaps(                                                                   <L 13>
    // tid = wp.tid()                                                                         <L 22>
    var_0 = builtin_tid1d();
    // if tid >= size:                                                                        <L 23>
    var_1 = (var_0 >= var_size);
    if (var_1) {
        // return                                                                             <L 24>
        return;
    }
    // gap = gaps[tid]                                                                        <L 26>
    var_2 = wp::address(var_gaps, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // potential = potentials[tid]                                                            <L 27>
    var_5 = wp::address(var_potentials, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // force = normals[tid] * potential * 2.0                                                 <L 28>
    var_8 = wp::address(var_normals, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::mul(var_10, var_6);
    var_12 = wp::mul(var_9, var_11);
    // effort = gap * 1.6 - 1.6                                                               <L 29>
    var_14 = wp::mul(var_3, var_13);
    var_16 = wp::sub(var_14, var_15);
    // lever = accels[tid, wp.min(tid, 2)]                                                    <L 30>
    var_18 = wp::min(var_0, var_17);
    var_19 = wp::address(var_accels, var_0, var_18);
    var_21 = wp::load(var_19);
    var_20 = wp::copy(var_21);
    // moment = wp.cross(normals[tid] - material.offset, lever)                               <L 31>
    var_22 = wp::address(var_normals, var_0);
    var_23 = &((var_material).offset);
    var_25 = wp::load(var_22);
    var_26 = wp::load(var_23);
    var_24 = wp::sub(var_25, var_26);
    var_27 = wp::cross(var_24, var_20);
    // torque = wp.cross(lever - force, 0.02 * moment)                                        <L 32>
    var_28 = wp::sub(var_20, var_12);
    var_30 = wp::mul(var_29, var_27);
    var_31 = wp::cross(var_28, var_30);
    // drag_area = 0.99                                                                       <L 33>
    // v_rel = force - 0.001 * torque                                                         <L 34>
    var_34 = wp::mul(var_33, var_31);
    var_35 = wp::sub(var_12, var_34);
    // flow_speed = wp.length(v_rel)                                                          <L 35>
    var_36 = wp::length(var_35);
    // f_drag = -0.5 * drag_area * flow_speed * v_rel                                         <L 36>
    var_38 = wp::mul(var_37, var_32);
    var_39 = wp::mul(var_38, var_36);
    var_40 = wp::mul(var_39, var_35);
    // impulses_out[tid] = f_drag * gap * effort                                              <L 37>
    var_41 = wp::mul(var_40, var_3);
    var_42 = wp::mul(var_41, var_16);
    wp::array_store(var_impulses_out, var_0, var_42);
}

template <bool wp_linear_contiguous>
static void accumulate_gaps_6f660f20_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_accumulate_gaps_6f660f20 *_wp_args,
    wp_args_accumulate_gaps_6f660f20 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_gaps = _wp_args->gaps;
    wp::array_t<wp::vec_t<3, wp::float32>> var_accels = _wp_args->accels;
    wp::array_t<wp::float32> var_potentials = _wp_args->potentials;
    Source_29bb0a59 var_material = _wp_args->material;
    wp::array_t<wp::vec_t<3, wp::float32>> var_normals = _wp_args->normals;
    wp::int32 var_size = _wp_args->size;
    wp::array_t<wp::vec_t<3, wp::float32>> var_impulses_out = _wp_args->impulses_out;
    wp::array_t<wp::float32> adj_gaps = _wp_adj_args->gaps;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_accels = _wp_adj_args->accels;
    wp::array_t<wp::float32> adj_potentials = _wp_adj_args->potentials;
    Source_29bb0a59 adj_material = _wp_adj_args->material;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_normals = _wp_adj_args->normals;
    wp::int32 adj_size = _wp_adj_args->size;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_impulses_out = _wp_adj_args->impulses_out;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32>* var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    const wp::float32 var_11 = 2.0;
    wp::vec_t<3, wp::float32> var_12;
    const wp::float32 var_13 = 1.6;
    wp::float32 var_14;
    const wp::float32 var_15 = 1.6;
    wp::float32 var_16;
    const wp::int32 var_17 = 2;
    wp::int32 var_18;
    wp::vec_t<3, wp::float32>* var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::vec_t<3, wp::float32>* var_22;
    wp::vec_t<3, wp::float32>* var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::float32 var_29 = 0.02;
    wp::vec_t<3, wp::float32> var_30;
    wp::vec_t<3, wp::float32> var_31;
    const wp::float32 var_32 = 0.99;
    const wp::float32 var_33 = 0.001;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::float32 var_36;
    const wp::float32 var_37 = -0.5;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::float32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::vec_t<3, wp::float32> adj_40 = {};
    wp::vec_t<3, wp::float32> adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    //---------
    // forward
    // def accumulate_gaps(                                                                   <L 13>
    // tid = wp.tid()                                                                         <L 22>
    var_0 = builtin_tid1d();
    // if tid >= size:                                                                        <L 23>
    var_1 = (var_0 >= var_size);
    if (var_1) {
        // return                                                                             <L 24>
        goto label0;
    }
    // gap = gaps[tid]                                                                        <L 26>
    var_2 = wp::address(var_gaps, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // potential = potentials[tid]                                                            <L 27>
    var_5 = wp::address(var_potentials, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // force = normals[tid] * potential * 2.0                                                 <L 28>
    var_8 = wp::address(var_normals, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::mul(var_10, var_6);
    var_12 = wp::mul(var_9, var_11);
    // effort = gap * 1.6 - 1.6                                                               <L 29>
    var_14 = wp::mul(var_3, var_13);
    var_16 = wp::sub(var_14, var_15);
    // lever = accels[tid, wp.min(tid, 2)]                                                    <L 30>
    var_18 = wp::min(var_0, var_17);
    var_19 = wp::address(var_accels, var_0, var_18);
    var_21 = wp::load(var_19);
    var_20 = wp::copy(var_21);
    // moment = wp.cross(normals[tid] - material.offset, lever)                               <L 31>
    var_22 = wp::address(var_normals, var_0);
    var_23 = &((var_material).offset);
    var_25 = wp::load(var_22);
    var_26 = wp::load(var_23);
    var_24 = wp::sub(var_25, var_26);
    var_27 = wp::cross(var_24, var_20);
    // torque = wp.cross(lever - force, 0.02 * moment)                                        <L 32>
    var_28 = wp::sub(var_20, var_12);
    var_30 = wp::mul(var_29, var_27);
    var_31 = wp::cross(var_28, var_30);
    // drag_area = 0.99                                                                       <L 33>
    // v_rel = force - 0.001 * torque                                                         <L 34>
    var_34 = wp::mul(var_33, var_31);
    var_35 = wp::sub(var_12, var_34);
    // flow_speed = wp.length(v_rel)                                                          <L 35>
    var_36 = wp::length(var_35);
    // f_drag = -0.5 * drag_area * flow_speed * v_rel                                         <L 36>
    var_38 = wp::mul(var_37, var_32);
    var_39 = wp::mul(var_38, var_36);
    var_40 = wp::mul(var_39, var_35);
    // impulses_out[tid] = f_drag * gap * effort                                              <L 37>
    var_41 = wp::mul(var_40, var_3);
    var_42 = wp::mul(var_41, var_16);
    // wp::array_store(var_impulses_out, var_0, var_42);
    //---------
    // reverse
    wp::adj_array_store(var_impulses_out, var_0, var_42, adj_impulses_out, adj_0, adj_42);
    wp::adj_mul(var_41, var_16, adj_41, adj_16, adj_42);
    wp::adj_mul(var_40, var_3, adj_40, adj_3, adj_41);
    // adj: impulses_out[tid] = f_drag * gap * effort                                         <L 37>
    wp::adj_mul(var_39, var_35, adj_39, adj_35, adj_40);
    wp::adj_mul(var_38, var_36, adj_38, adj_36, adj_39);
    wp::adj_mul(var_37, var_32, adj_37, adj_32, adj_38);
    // adj: f_drag = -0.5 * drag_area * flow_speed * v_rel                                    <L 36>
    wp::adj_length(var_35, var_36, adj_35, adj_36);
    // adj: flow_speed = wp.length(v_rel)                                                     <L 35>
    wp::adj_sub(var_12, var_34, adj_12, adj_34, adj_35);
    wp::adj_mul(var_33, var_31, adj_33, adj_31, adj_34);
    // adj: v_rel = force - 0.001 * torque                                                    <L 34>
    // adj: drag_area = 0.99                                                                  <L 33>
    wp::adj_cross(var_28, var_30, adj_28, adj_30, adj_31);
    wp::adj_mul(var_29, var_27, adj_29, adj_27, adj_30);
    wp::adj_sub(var_20, var_12, adj_20, adj_12, adj_28);
    // adj: torque = wp.cross(lever - force, 0.02 * moment)                                   <L 32>
    wp::adj_cross(var_24, var_20, adj_24, adj_20, adj_27);
    wp::adj_sub(var_25, var_26, adj_22, adj_23, adj_24);
    adj_material.offset += adj_23;
    wp::adj_address(var_normals, var_0, adj_normals, adj_0, adj_22);
    // adj: moment = wp.cross(normals[tid] - material.offset, lever)                          <L 31>
    wp::adj_copy(var_21, adj_19, adj_20);
    wp::adj_address(var_accels, var_0, var_18, adj_accels, adj_0, adj_18, adj_19);
    wp::adj_min(var_0, var_17, adj_0, adj_17, adj_18);
    // adj: lever = accels[tid, wp.min(tid, 2)]                                               <L 30>
    wp::adj_sub(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_mul(var_3, var_13, adj_3, adj_13, adj_14);
    // adj: effort = gap * 1.6 - 1.6                                                          <L 29>
    wp::adj_mul(var_9, var_11, adj_9, adj_11, adj_12);
    wp::adj_mul(var_10, var_6, adj_8, adj_6, adj_9);
    wp::adj_address(var_normals, var_0, adj_normals, adj_0, adj_8);
    // adj: force = normals[tid] * potential * 2.0                                            <L 28>
    wp::adj_copy(var_7, adj_5, adj_6);
    wp::adj_address(var_potentials, var_0, adj_potentials, adj_0, adj_5);
    // adj: potential = potentials[tid]                                                       <L 27>
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_gaps, var_0, adj_gaps, adj_0, adj_2);
    // adj: gap = gaps[tid]                                                                   <L 26>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 24>
    }
    // adj: if tid >= size:                                                                   <L 23>
    // adj: tid = wp.tid()                                                                    <L 22>
    // adj: def accumulate_gaps(                                                              <L 13>
    return;
}
