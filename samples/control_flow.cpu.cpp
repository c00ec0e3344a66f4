struct Settings_446ef4fe
{
    wp::int32 order;
    wp::float32 energy;


    Settings_446ef4fe() = default;
    CUDA_CALLABLE Settings_446ef4fe(wp::int32 const& order,
    wp::float32 const& energy = {})
        : order{order}
        , energy{energy}

    {
    }

    CUDA_CALLABLE Settings_446ef4fe& operator += (const Settings_446ef4fe& rhs)
    {    order += rhs.order;
    energy += rhs.energy;

        return *this;}

};

static CUDA_CALLABLE void adj_Settings_446ef4fe(wp::int32 const&,
    wp::float32 const&,
    wp::int32 & adj_order,
    wp::float32 & adj_energy,
    Settings_446ef4fe & adj_ret)
{
    adj_order += adj_ret.order;
    adj_energy += adj_ret.energy;
}

// Required when compiling adjoints.
CUDA_CALLABLE Settings_446ef4fe add(const Settings_446ef4fe& a, const Settings_446ef4fe& b)
{
    return Settings_446ef4fe();
}

CUDA_CALLABLE void adj_atomic_add(Settings_446ef4fe* p, Settings_446ef4fe t)
{
    wp::adj_atomic_add(&p->order, t.order);
    wp::adj_atomic_add(&p->energy, t.energy);
}



struct wp_args_apply_displacements_446bd8be {
    wp::array_t<wp::vec_t<2, wp::float32>> displacements;
    wp::array_t<wp::int32> keys;
    Settings_446ef4fe world;
    wp::float32 bias;
    wp::array_t<wp::float32> residuals;
};

template <bool wp_linear_contiguous>
static void apply_displacements_446bd8be_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_displacements_446bd8be *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_displacements = _wp_args->displacements;
    wp::array_t<wp::int32> var_keys = _wp_args->keys;
    Settings_446ef4fe var_world = _wp_args->world;
    wp::float32 var_bias = _wp_args->bias;
    wp::array_t<wp::float32> var_residuals = _wp_args->residuals;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 1;
    wp::vec_t<2, wp::float32>* var_5;
    const wp::float32 var_6 = 0.01;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32> var_8;
    const wp::int32 var_9 = 3;
    wp::vec_t<2, wp::float32>* var_10;
    wp::vec_t<2, wp::float32> var_11;
    wp::vec_t<2, wp::float32> var_12;
    const wp::int32 var_13 = 5;
    wp::vec_t<2, wp::float32>* var_14;
    const wp::float32 var_15 = 1.6;
    wp::vec_t<2, wp::float32> var_16;
    wp::vec_t<2, wp::float32> var_17;
    wp::vec_t<2, wp::float32> var_18;
    wp::vec_t<2, wp::float32> var_19;
    wp::float32 var_20;
    wp::float32* var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    bool var_24;
    bool var_25;
    bool var_26;
    const wp::float32 var_27 = 4.0;
    bool var_28;
    const wp::int32 var_29 = 0;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 2.5;
    wp::float32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 0.7;
    wp::float32 var_36;
    const wp::float32 var_37 = 2.0;
    wp::float32 var_38;
    const wp::int32 var_39 = 0;
    wp::float32 var_40;
    wp::float32 var_41;
    wp::float32* var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32 var_45;
    wp::float32 var_46;
    wp::float32 var_47;
    //---------
    // forward
    // def apply_displacements(                                                               <L 11>
    // index = wp.tid()                                                                       <L 18>
    var_0 = builtin_tid1d();
    // key = keys[index]                                                                      <L 19>
    var_1 = wp::address(var_keys, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // acceleration = displacements[index, 1] * 0.01                                          <L 20>
    var_5 = wp::address(var_displacements, var_0, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::mul(var_8, var_6);
    // side = displacements[index, 3] + acceleration                                          <L 21>
    var_10 = wp::address(var_displacements, var_0, var_9);
    var_12 = wp::load(var_10);
    var_11 = wp::add(var_12, var_7);
    // displacement = displacements[index, 5] * 1.6 - acceleration + side                     <L 22>
    var_14 = wp::address(var_displacements, var_0, var_13);
    var_17 = wp::load(var_14);
    var_16 = wp::mul(var_17, var_15);
    var_18 = wp::sub(var_16, var_7);
    var_19 = wp::add(var_18, var_11);
    // ratio = float(key) / world.energy                                                      <L 23>
    var_20 = wp::float(var_2);
    var_21 = &((var_world).energy);
    var_23 = wp::load(var_21);
    var_22 = wp::div(var_20, var_23);
    // if not wp.isinf(ratio) and ratio < 4.0:                                                <L 24>
    var_25 = wp::isinf(var_22);
    var_26 = wp::unot(var_25);
    var_24 = var_26;
    if (var_24) {
        var_28 = (var_22 < var_27);
        var_24 = var_24 && var_28;
    }
    if (var_24) {
        // upper = wp.max(wp.max(ratio, displacement[0]), bias * 2.5)                         <L 25>
        var_30 = wp::extract(var_19, var_29);
        var_31 = wp::max(var_22, var_30);
        var_33 = wp::mul(var_bias, var_32);
        var_34 = wp::max(var_31, var_33);
        // error = (upper - 0.7) * 2.0                                                        <L 26>
        var_36 = wp::sub(var_34, var_35);
        var_38 = wp::mul(var_36, var_37);
    }
    if (!var_24) {
        // weighted = (bias - side[0]) * (world.energy + ratio)                               <L 28>
        var_40 = wp::extract(var_11, var_39);
        var_41 = wp::sub(var_bias, var_40);
        var_42 = &((var_world).energy);
        var_44 = wp::load(var_42);
        var_43 = wp::add(var_44, var_22);
        var_45 = wp::mul(var_41, var_43);
        // error = weighted                                                                   <L 29>
        var_46 = wp::copy(var_45);
    }
    var_47 = wp::where(var_24, var_38, var_46);
    // residuals[index] = error                                                               <L 31>
    wp::array_store(var_residuals, var_0, var_47);
}

template <bool wp_linear_contiguous>
static void apply_displacements_446bd8be_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_apply_displacements_446bd8be *_wp_args,
    wp_args_apply_displacements_446bd8be *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_displacements = _wp_args->displacements;
    wp::array_t<wp::int32> var_keys = _wp_args->keys;
    Settings_446ef4fe var_world = _wp_args->world;
    wp::float32 var_bias = _wp_args->bias;
    wp::array_t<wp::float32> var_residuals = _wp_args->residuals;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_displacements = _wp_adj_args->displacements;
    wp::array_t<wp::int32> adj_keys = _wp_adj_args->keys;
    Settings_446ef4fe adj_world = _wp_adj_args->world;
    wp::float32 adj_bias = _wp_adj_args->bias;
    wp::array_t<wp::float32> adj_residuals = _wp_adj_args->residuals;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 1;
    wp::vec_t<2, wp::float32>* var_5;
    const wp::float32 var_6 = 0.01;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32> var_8;
    const wp::int32 var_9 = 3;
    wp::vec_t<2, wp::float32>* var_10;
    wp::vec_t<2, wp::float32> var_11;
    wp::vec_t<2, wp::float32> var_12;
    const wp::int32 var_13 = 5;
    wp::vec_t<2, wp::float32>* var_14;
    const wp::float32 var_15 = 1.6;
    wp::vec_t<2, wp::float32> var_16;
    wp::vec_t<2, wp::float32> var_17;
    wp::vec_t<2, wp::float32> var_18;
    wp::vec_t<2, wp::float32> var_19;
    wp::float32 var_20;
    wp::float32* var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    bool var_24;
    bool var_25;
    bool var_26;
    const wp::float32 var_27 = 4.0;
    bool var_28;
    const wp::int32 var_29 = 0;
    wp::float32 var_30;
    wp::float32 var_31;
    const wp::float32 var_32 = 2.5;
    wp::float32 var_33;
    wp::float32 var_34;
    const wp::float32 var_35 = 0.7;
    wp::float32 var_36;
    const wp::float32 var_37 = 2.0;
    wp::float32 var_38;
    const wp::int32 var_39 = 0;
    wp::float32 var_40;
    wp::float32 var_41;
    wp::float32* var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    wp::float32 var_45;
    wp::float32 var_46;
    wp::float32 var_47;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<2, wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<2, wp::float32> adj_7 = {};
    wp::vec_t<2, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<2, wp::float32> adj_10 = {};
    wp::vec_t<2, wp::float32> adj_11 = {};
    wp::vec_t<2, wp::float32> adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<2, wp::float32> adj_14 = {};
    wp::float32 adj_15 = {};
    wp::vec_t<2, wp::float32> adj_16 = {};
    wp::vec_t<2, wp::float32> adj_17 = {};
    wp::vec_t<2, wp::float32> adj_18 = {};
    wp::vec_t<2, wp::float32> adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    bool adj_24 = {};
    bool adj_25 = {};
    bool adj_26 = {};
    wp::float32 adj_27 = {};
    bool adj_28 = {};
    wp::int32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    //---------
    // forward
    // def apply_displacements(                                                               <L 11>
    // index = wp.tid()                                                                       <L 18>
    var_0 = builtin_tid1d();
    // key = keys[index]                                                                      <L 19>
    var_1 = wp::address(var_keys, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // acceleration = displacements[index, 1] * 0.01                                          <L 20>
    var_5 = wp::address(var_displacements, var_0, var_4);
    var_8 = wp::load(var_5);
    var_7 = wp::mul(var_8, var_6);
    // side = displacements[index, 3] + acceleration                                          <L 21>
    var_10 = wp::address(var_displacements, var_0, var_9);
    var_12 = wp::load(var_10);
    var_11 = wp::add(var_12, var_7);
    // displacement = displacements[index, 5] * 1.6 - acceleration + side                     <L 22>
    var_14 = wp::address(var_displacements, var_0, var_13);
    var_17 = wp::load(var_14);
    var_16 = wp::mul(var_17, var_15);
    var_18 = wp::sub(var_16, var_7);
    var_19 = wp::add(var_18, var_11);
    // ratio = float(key) / world.energy                                                      <L 23>
    var_20 = wp::float(var_2);
    var_21 = &((var_world).energy);
    var_23 = wp::load(var_21);
    var_22 = wp::div(var_20, var_23);
    // if not wp.isinf(ratio) and ratio < 4.0:                                                <L 24>
    var_25 = wp::isinf(var_22);
    var_26 = wp::unot(var_25);
    var_24 = var_26;
    if (var_24) {
        var_28 = (var_22 < var_27);
        var_24 = var_24 && var_28;
    }
    if (var_24) {
        // upper = wp.max(wp.max(ratio, displacement[0]), bias * 2.5)                         <L 25>
        var_30 = wp::extract(var_19, var_29);
        var_31 = wp::max(var_22, var_30);
        var_33 = wp::mul(var_bias, var_32);
        var_34 = wp::max(var_31, var_33);
        // error = (upper - 0.7) * 2.0                                                        <L 26>
        var_36 = wp::sub(var_34, var_35);
        var_38 = wp::mul(var_36, var_37);
    }
    if (!var_24) {
        // weighted = (bias - side[0]) * (world.energy + ratio)                               <L 28>
        var_40 = wp::extract(var_11, var_39);
        var_41 = wp::sub(var_bias, var_40);
        var_42 = &((var_world).energy);
        var_44 = wp::load(var_42);
        var_43 = wp::add(var_44, var_22);
        var_45 = wp::mul(var_41, var_43);
        // error = weighted                                                                   <L 29>
        var_46 = wp::copy(var_45);
    }
    var_47 = wp::where(var_24, var_38, var_46);
    // residuals[index] = error                                                               <L 31>
    // wp::array_store(var_residuals, var_0, var_47);
    //---------
    // reverse
    wp::adj_array_store(var_residuals, var_0, var_47, adj_residuals, adj_0, adj_47);
    // adj: residuals[index] = error                                                          <L 31>
    wp::adj_where(var_24, var_38, var_46, adj_24, adj_38, adj_46, adj_47);
    if (!var_24) {
        wp::adj_copy(var_45, adj_45, adj_46);
        // adj: error = weighted                                                              <L 29>
        wp::adj_mul(var_41, var_43, adj_41, adj_43, adj_45);
        wp::adj_add(var_44, var_22, adj_42, adj_22, adj_43);
        adj_world.energy += adj_42;
        wp::adj_sub(var_bias, var_40, adj_bias, adj_40, adj_41);
        wp::adj_extract(var_11, var_39, adj_11, adj_39, adj_40);
        // adj: weighted = (bias - side[0]) * (world.energy + ratio)                          <L 28>
    }
    if (var_24) {
        wp::adj_mul(var_36, var_37, adj_36, adj_37, adj_38);
        wp::adj_sub(var_34, var_35, adj_34, adj_35, adj_36);
        // adj: error = (upper - 0.7) * 2.0                                                   <L 26>
        wp::adj_max(var_31, var_33, adj_31, adj_33, adj_34);
        wp::adj_mul(var_bias, var_32, adj_bias, adj_32, adj_33);
        wp::adj_max(var_22, var_30, adj_22, adj_30, adj_31);
        wp::adj_extract(var_19, var_29, adj_19, adj_29, adj_30);
        // adj: upper = wp.max(wp.max(ratio, displacement[0]), bias * 2.5)                    <L 25>
    }
    if (var_24) {
    }
    // adj: if not wp.isinf(ratio) and ratio < 4.0:                                           <L 24>
    wp::adj_div(var_20, var_23, var_22, adj_20, adj_21, adj_22);
    adj_world.energy += adj_21;
    wp::adj_float(var_2, adj_2, adj_20);
    // adj: ratio = float(key) / world.energy                                                 <L 23>
    wp::adj_add(var_18, var_11, adj_18, adj_11, adj_19);
    wp::adj_sub(var_16, var_7, adj_16, adj_7, adj_18);
    wp::adj_mul(var_17, var_15, adj_14, adj_15, adj_16);
    wp::adj_address(var_displacements, var_0, var_13, adj_displacements, adj_0, adj_13, adj_14);
    // adj: displacement = displacements[index, 5] * 1.6 - acceleration + side                <L 22>
    wp::adj_add(var_12, var_7, adj_10, adj_7, adj_11);
    wp::adj_address(var_displacements, var_0, var_9, adj_displacements, adj_0, adj_9, adj_10);
    // adj: side = displacements[index, 3] + acceleration                                     <L 21>
    wp::adj_mul(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_displacements, var_0, var_4, adj_displacements, adj_0, adj_4, adj_5);
    // adj: acceleration = displacements[index, 1] * 0.01                                     <L 20>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_keys, var_0, adj_keys, adj_0, adj_1);
    // adj: key = keys[index]                                                                 <L 19>
    // adj: index = wp.tid()                                                                  <L 18>
    // adj: def apply_displacements(                                                          <L 11>
    return;
}
