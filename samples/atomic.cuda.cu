struct Light_95730431
{
    wp::float32 charge;
    wp::float32 age;


    Light_95730431() = default;
    CUDA_CALLABLE Light_95730431(wp::float32 const& charge,
    wp::float32 const& age = {})
        : charge{charge}
        , age{age}

    {
    }

    CUDA_CALLABLE Light_95730431& operator += (const Light_95730431& rhs)
    {    charge += rhs.charge;
    age += rhs.age;

        return *this;}

};

static CUDA_CALLABLE void adj_Light_95730431(wp::float32 const&,
    wp::float32 const&,
    wp::float32 & adj_charge,
    wp::float32 & adj_age,
    Light_95730431 & adj_ret)
{
    adj_charge += adj_ret.charge;
    adj_age += adj_ret.age;
}

// Required when compiling adjoints.
CUDA_CALLABLE Light_95730431 add(const Light_95730431& a, const Light_95730431& b)
{
    return Light_95730431();
}

CUDA_CALLABLE void adj_atomic_add(Light_95730431* p, Light_95730431 t)
{
    wp::adj_atomic_add(&p->charge, t.charge);
    wp::adj_atomic_add(&p->age, t.age);
}




// accumulate_features.py:10
static CUDA_CALLABLE wp::float32 shape_weighted_density_0(
    wp::float32 var_dt,
    wp::float32 var_contrast)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = -1.0;
    const wp::float32 var_2 = 0.9;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.05;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // forward
    // def shape_weighted_density(dt: float, contrast: float):                                <L 11>
    // limited = wp.clamp(dt * contrast, -1.0, 0.9)                                           <L 12>
    var_0 = wp::mul(var_dt, var_contrast);
    var_3 = wp::clamp(var_0, var_1, var_2);
    // fraction = wp.radians(wp.tan(limited))                                                 <L 13>
    var_4 = wp::tan(var_3);
    var_5 = wp::radians(var_4);
    // return wp.sqrt(wp.abs(fraction) + 0.05)                                                <L 14>
    var_6 = wp::abs(var_5);
    var_8 = wp::add(var_6, var_7);
    var_9 = wp::sqrt(var_8);
    return var_9;
}


// accumulate_features.py:10
static CUDA_CALLABLE void adj_shape_weighted_density_0(
    wp::float32 var_dt,
    wp::float32 var_contrast,
    wp::float32 & adj_dt,
    wp::float32 & adj_contrast,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = -1.0;
    const wp::float32 var_2 = 0.9;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.05;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def shape_weighted_density(dt: float, contrast: float):                                <L 11>
    // limited = wp.clamp(dt * contrast, -1.0, 0.9)                                           <L 12>
    var_0 = wp::mul(var_dt, var_contrast);
    var_3 = wp::clamp(var_0, var_1, var_2);
    // fraction = wp.radians(wp.tan(limited))                                                 <L 13>
    var_4 = wp::tan(var_3);
    var_5 = wp::radians(var_4);
    // return wp.sqrt(wp.abs(fraction) + 0.05)                                                <L 14>
    var_6 = wp::abs(var_5);
    var_8 = wp::add(var_6, var_7);
    var_9 = wp::sqrt(var_8);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_9 += adj_ret;
    wp::adj_sqrt(var_8, var_9, adj_8, adj_9);
    wp::adj_add(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_abs(var_5, adj_5, adj_6);
    // adj: return wp.sqrt(wp.abs(fraction) + 0.05)                                           <L 14>
    wp::adj_radians(var_4, adj_4, adj_5);
    wp::adj_tan(var_3, adj_3, adj_4);
    // adj: fraction = wp.radians(wp.tan(limited))                                            <L 13>
    wp::adj_clamp(var_0, var_1, var_2, adj_0, adj_1, adj_2, adj_3);
    wp::adj_mul(var_dt, var_contrast, adj_dt, adj_contrast, adj_0);
    // adj: limited = wp.clamp(dt * contrast, -1.0, 0.9)                                      <L 12>
    // adj: def shape_weighted_density(dt: float, contrast: float):                           <L 11>
    return;
}

extern "C" __global__ void accumulate_features_9354187b_cuda_kernel_forward(
    wp::launch_bounds_t<3> dim,
    wp::array_t<wp::float32> var_features,
    Light_95730431 var_params,
    wp::array_t<wp::float32> var_thickness,
    wp::array_t<wp::float32> var_totals,
    wp::array_t<wp::float32> var_balances,
    wp::int32 var_dim_x,
    wp::int32 var_dim_y)
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
        bool var_4;
        bool var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        const wp::float32 var_14 = 0.45;
        wp::float32 var_15;
        wp::float32* var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        const wp::int32 var_19 = 0;
        wp::float32 var_20;
        const wp::float32 var_21 = 1.0;
        wp::float32 var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        const wp::int32 var_26 = 1;
        wp::float32 var_27;
        const wp::float32 var_28 = 1.0;
        wp::float32 var_29;
        wp::float32 var_30;
        wp::float32 var_31;
        wp::float32 var_32;
        const wp::int32 var_33 = 2;
        wp::float32 var_34;
        const wp::float32 var_35 = 1.0;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::float32* var_41;
        const wp::float32 var_42 = 0.9;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32* var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 2.0;
        wp::float32 var_51;
        const wp::float32 var_52 = 3.0;
        wp::float32 var_53;
        wp::float32 var_54;
        wp::float32 var_55;
        //---------
        // forward
        // def accumulate_features(                                                               <L 18>
        // x, y, z = wp.tid()                                                                     <L 27>
        builtin_tid3d(var_0, var_1, var_2);
        // if x >= dim_x or y >= dim_y:                                                           <L 28>
        var_4 = (var_0 >= var_dim_x);
        var_3 = var_4;
        if (!var_3) {
            var_5 = (var_1 >= var_dim_y);
            var_3 = var_3 || var_5;
        }
        if (var_3) {
            // return                                                                             <L 29>
            continue;
        }
        // feature = features[x, y, z]                                                            <L 31>
        var_6 = wp::address(var_features, var_0, var_1, var_2);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // share = (feature + thickness[x, y, z] + wp.cos(feature)) * 0.45                        <L 32>
        var_9 = wp::address(var_thickness, var_0, var_1, var_2);
        var_11 = wp::load(var_9);
        var_10 = wp::add(var_7, var_11);
        var_12 = wp::cos(var_7);
        var_13 = wp::add(var_10, var_12);
        var_15 = wp::mul(var_13, var_14);
        // peak = params.charge                                                                   <L 33>
        var_16 = &((var_params).charge);
        var_18 = wp::load(var_16);
        var_17 = wp::copy(var_18);
        // for iteration in range(3):                                                             <L 34>
        // harmonic = share * (float(iteration) + 1.0)                                            <L 35>
        var_20 = wp::float(var_19);
        var_22 = wp::add(var_20, var_21);
        var_23 = wp::mul(var_15, var_22);
        // peak = wp.min(peak, harmonic * feature)                                                <L 36>
        var_24 = wp::mul(var_23, var_7);
        var_25 = wp::min(var_17, var_24);
        // harmonic = share * (float(iteration) + 1.0)                                            <L 35>
        var_27 = wp::float(var_26);
        var_29 = wp::add(var_27, var_28);
        var_30 = wp::mul(var_15, var_29);
        // peak = wp.min(peak, harmonic * feature)                                                <L 36>
        var_31 = wp::mul(var_30, var_7);
        var_32 = wp::min(var_25, var_31);
        // harmonic = share * (float(iteration) + 1.0)                                            <L 35>
        var_34 = wp::float(var_33);
        var_36 = wp::add(var_34, var_35);
        var_37 = wp::mul(var_15, var_36);
        // peak = wp.min(peak, harmonic * feature)                                                <L 36>
        var_38 = wp::mul(var_37, var_7);
        var_39 = wp::min(var_32, var_38);
        // wp.atomic_add(totals, y, peak)                                                         <L 38>
        var_40 = wp::atomic_add(var_totals, var_1, var_39);
        // adjusted = wp.tan(wp.min(params.age, 0.9))                                             <L 39>
        var_41 = &((var_params).age);
        var_44 = wp::load(var_41);
        var_43 = wp::min(var_44, var_42);
        var_45 = wp::tan(var_43);
        // summed = shape_weighted_density(adjusted, feature) + params.age                        <L 40>
        var_46 = shape_weighted_density_0(var_45, var_7);
        var_47 = &((var_params).age);
        var_49 = wp::load(var_47);
        var_48 = wp::add(var_46, var_49);
        // fraction = summed / 2.0                                                                <L 41>
        var_51 = wp::div(var_48, var_50);
        // wp.atomic_sub(balances, z, wp.cosh(wp.min(fraction, 3.0)))                             <L 42>
        var_53 = wp::min(var_51, var_52);
        var_54 = wp::cosh(var_53);
        var_55 = wp::atomic_sub(var_balances, var_2, var_54);
    }
}

extern "C" __global__ void accumulate_features_9354187b_cuda_kernel_backward(
    wp::launch_bounds_t<3> dim,
    wp::array_t<wp::float32> var_features,
    Light_95730431 var_params,
    wp::array_t<wp::float32> var_thickness,
    wp::array_t<wp::float32> var_totals,
    wp::array_t<wp::float32> var_balances,
    wp::int32 var_dim_x,
    wp::int32 var_dim_y,
    wp::array_t<wp::float32> adj_features,
    Light_95730431 adj_params,
    wp::array_t<wp::float32> adj_thickness,
    wp::array_t<wp::float32> adj_totals,
    wp::array_t<wp::float32> adj_balances,
    wp::int32 adj_dim_x,
    wp::int32 adj_dim_y)
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
        bool var_4;
        bool var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        const wp::float32 var_14 = 0.45;
        wp::float32 var_15;
        wp::float32* var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        const wp::int32 var_19 = 0;
        wp::float32 var_20;
        const wp::float32 var_21 = 1.0;
        wp::float32 var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        const wp::int32 var_26 = 1;
        wp::float32 var_27;
        const wp::float32 var_28 = 1.0;
        wp::float32 var_29;
        wp::float32 var_30;
        wp::float32 var_31;
        wp::float32 var_32;
        const wp::int32 var_33 = 2;
        wp::float32 var_34;
        const wp::float32 var_35 = 1.0;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        wp::float32 var_39;
        wp::float32 var_40;
        wp::float32* var_41;
        const wp::float32 var_42 = 0.9;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32* var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 2.0;
        wp::float32 var_51;
        const wp::float32 var_52 = 3.0;
        wp::float32 var_53;
        wp::float32 var_54;
        wp::float32 var_55;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        bool adj_3 = {};
        bool adj_4 = {};
        bool adj_5 = {};
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
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::float32 adj_49 = {};
        wp::float32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::float32 adj_53 = {};
        wp::float32 adj_54 = {};
        wp::float32 adj_55 = {};
        //---------
        // forward
        // def accumulate_features(                                                               <L 18>
        // x, y, z = wp.tid()                                                                     <L 27>
        builtin_tid3d(var_0, var_1, var_2);
        // if x >= dim_x or y >= dim_y:                                                           <L 28>
        var_4 = (var_0 >= var_dim_x);
        var_3 = var_4;
        if (!var_3) {
            var_5 = (var_1 >= var_dim_y);
            var_3 = var_3 || var_5;
        }
        if (var_3) {
            // return                                                                             <L 29>
            goto label0;
        }
        // feature = features[x, y, z]                                                            <L 31>
        var_6 = wp::address(var_features, var_0, var_1, var_2);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // share = (feature + thickness[x, y, z] + wp.cos(feature)) * 0.45                        <L 32>
        var_9 = wp::address(var_thickness, var_0, var_1, var_2);
        var_11 = wp::load(var_9);
        var_10 = wp::add(var_7, var_11);
        var_12 = wp::cos(var_7);
        var_13 = wp::add(var_10, var_12);
        var_15 = wp::mul(var_13, var_14);
        // peak = params.charge                                                                   <L 33>
        var_16 = &((var_params).charge);
        var_18 = wp::load(var_16);
        var_17 = wp::copy(var_18);
        // for iteration in range(3):                                                             <L 34>
        // harmonic = share * (float(iteration) + 1.0)                                            <L 35>
        var_20 = wp::float(var_19);
        var_22 = wp::add(var_20, var_21);
        var_23 = wp::mul(var_15, var_22);
        // peak = wp.min(peak, harmonic * feature)                                                <L 36>
        var_24 = wp::mul(var_23, var_7);
        var_25 = wp::min(var_17, var_24);
        // harmonic = share * (float(iteration) + 1.0)                                            <L 35>
        var_27 = wp::float(var_26);
        var_29 = wp::add(var_27, var_28);
        var_30 = wp::mul(var_15, var_29);
        // peak = wp.min(peak, harmonic * feature)                                                <L 36>
        var_31 = wp::mul(var_30, var_7);
        var_32 = wp::min(var_25, var_31);
        // harmonic = share * (float(iteration) + 1.0)                                            <L 35>
        var_34 = wp::float(var_33);
        var_36 = wp::add(var_34, var_35);
        var_37 = wp::mul(var_15, var_36);
        // peak = wp.min(peak, harmonic * feature)                                                <L 36>
        var_38 = wp::mul(var_37, var_7);
        var_39 = wp::min(var_32, var_38);
        // wp.atomic_add(totals, y, peak)                                                         <L 38>
        // var_40 = wp::atomic_add(var_totals, var_1, var_39);
        // adjusted = wp.tan(wp.min(params.age, 0.9))                                             <L 39>
        var_41 = &((var_params).age);
        var_44 = wp::load(var_41);
        var_43 = wp::min(var_44, var_42);
        var_45 = wp::tan(var_43);
        // summed = shape_weighted_density(adjusted, feature) + params.age                        <L 40>
        var_46 = shape_weighted_density_0(var_45, var_7);
        var_47 = &((var_params).age);
        var_49 = wp::load(var_47);
        var_48 = wp::add(var_46, var_49);
        // fraction = summed / 2.0                                                                <L 41>
        var_51 = wp::div(var_48, var_50);
        // wp.atomic_sub(balances, z, wp.cosh(wp.min(fraction, 3.0)))                             <L 42>
        var_53 = wp::min(var_51, var_52);
        var_54 = wp::cosh(var_53);
        // var_55 = wp::atomic_sub(var_balances, var_2, var_54);
        //---------
        // reverse
        wp::adj_atomic_sub(var_balances, var_2, var_54, adj_balances, adj_2, adj_54, adj_55);
        wp::adj_cosh(var_53, adj_53, adj_54);
        wp::adj_min(var_51, var_52, adj_51, adj_52, adj_53);
        // adj: wp.atomic_sub(balances, z, wp.cosh(wp.min(fraction, 3.0)))                        <L 42>
        wp::adj_div(var_48, var_50, var_51, adj_48, adj_50, adj_51);
        // adj: fraction = summed / 2.0                                                           <L 41>
        wp::adj_add(var_46, var_49, adj_46, adj_47, adj_48);
        adj_params.age += adj_47;
        adj_shape_weighted_density_0(var_45, var_7, adj_45, adj_7, adj_46);
        // adj: summed = shape_weighted_density(adjusted, feature) + params.age                   <L 40>
        wp::adj_tan(var_43, adj_43, adj_45);
        wp::adj_min(var_44, var_42, adj_41, adj_42, adj_43);
        adj_params.age += adj_41;
        // adj: adjusted = wp.tan(wp.min(params.age, 0.9))                                        <L 39>
        wp::adj_atomic_add(var_totals, var_1, var_39, adj_totals, adj_1, adj_39, adj_40);
        // adj: wp.atomic_add(totals, y, peak)                                                    <L 38>
        wp::adj_min(var_32, var_38, adj_32, adj_38, adj_39);
        wp::adj_mul(var_37, var_7, adj_37, adj_7, adj_38);
        // adj: peak = wp.min(peak, harmonic * feature)                                           <L 36>
        wp::adj_mul(var_15, var_36, adj_15, adj_36, adj_37);
        wp::adj_add(var_34, var_35, adj_34, adj_35, adj_36);
        wp::adj_float(var_33, adj_33, adj_34);
        // adj: harmonic = share * (float(iteration) + 1.0)                                       <L 35>
        wp::adj_min(var_25, var_31, adj_25, adj_31, adj_32);
        wp::adj_mul(var_30, var_7, adj_30, adj_7, adj_31);
        // adj: peak = wp.min(peak, harmonic * feature)                                           <L 36>
        wp::adj_mul(var_15, var_29, adj_15, adj_29, adj_30);
        wp::adj_add(var_27, var_28, adj_27, adj_28, adj_29);
        wp::adj_float(var_26, adj_26, adj_27);
        // adj: harmonic = share * (float(iteration) + 1.0)                                       <L 35>
        wp::adj_min(var_17, var_24, adj_17, adj_24, adj_25);
        wp::adj_mul(var_23, var_7, adj_23, adj_7, adj_24);
        // adj: peak = wp.min(peak, harmonic * feature)                                           <L 36>
        wp::adj_mul(var_15, var_22, adj_15, adj_22, adj_23);
        wp::adj_add(var_20, var_21, adj_20, adj_21, adj_22);
        wp::adj_float(var_19, adj_19, adj_20);
        // adj: harmonic = share * (float(iteration) + 1.0)                                       <L 35>
        // adj: for iteration in range(3):                                                        <L 34>
        wp::adj_copy(var_18, adj_16, adj_17);
        adj_params.charge += adj_16;
        // adj: peak = params.charge                                                              <L 33>
        wp::adj_mul(var_13, var_14, adj_13, adj_14, adj_15);
        wp::adj_add(var_10, var_12, adj_10, adj_12, adj_13);
        wp::adj_cos(var_7, adj_7, adj_12);
        wp::adj_add(var_7, var_11, adj_7, adj_9, adj_10);
        wp::adj_address(var_thickness, var_0, var_1, var_2, adj_thickness, adj_0, adj_1, adj_2, adj_9);
        // adj: share = (feature + thickness[x, y, z] + wp.cos(feature)) * 0.45                   <L 32>
        wp::adj_copy(var_8, adj_6, adj_7);
        wp::adj_address(var_features, var_0, var_1, var_2, adj_features, adj_0, adj_1, adj_2, adj_6);
        // adj: feature = features[x, y, z]                                                       <L 31>
        if (var_3) {
            label0:;
            // adj: return                                                                        <L 29>
        }
        if (!var_3) {
        }
        // adj: if x >= dim_x or y >= dim_y:                                                      <L 28>
        // adj: x, y, z = wp.tid()                                                                <L 27>
        // adj: def accumulate_features(                                                          <L 18>
        continue;
    }
}
