struct Params_830b955a
{
    wp::float64 age;
    wp::float64 temperature;
    wp::float64 width;
    wp::float64 rest_length;


    Params_830b955a() = default;
    CUDA_CALLABLE Params_830b955a(wp::float64 const& age,
    wp::float64 const& temperature = {},
    wp::float64 const& width = {},
    wp::float64 const& rest_length = {})
        : age{age}
        , temperature{temperature}
        , width{width}
        , rest_length{rest_length}

    {
    }

    CUDA_CALLABLE Params_830b955a& operator += (const Params_830b955a& rhs)
    {    age += rhs.age;
    temperature += rhs.temperature;
    width += rhs.width;
    rest_length += rhs.rest_length;

        return *this;}

};

static CUDA_CALLABLE void adj_Params_830b955a(wp::float64 const&,
    wp::float64 const&,
    wp::float64 const&,
    wp::float64 const&,
    wp::float64 & adj_age,
    wp::float64 & adj_temperature,
    wp::float64 & adj_width,
    wp::float64 & adj_rest_length,
    Params_830b955a & adj_ret)
{
    adj_age += adj_ret.age;
    adj_temperature += adj_ret.temperature;
    adj_width += adj_ret.width;
    adj_rest_length += adj_ret.rest_length;
}

// Required when compiling adjoints.
CUDA_CALLABLE Params_830b955a add(const Params_830b955a& a, const Params_830b955a& b)
{
    return Params_830b955a();
}

CUDA_CALLABLE void adj_atomic_add(Params_830b955a* p, Params_830b955a t)
{
    wp::adj_atomic_add(&p->age, t.age);
    wp::adj_atomic_add(&p->temperature, t.temperature);
    wp::adj_atomic_add(&p->width, t.width);
    wp::adj_atomic_add(&p->rest_length, t.rest_length);
}

extern "C" __global__ void update_drag_ccb60102_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_features,
    wp::float64 var_viscosity,
    wp::array_t<wp::float64> var_signal,
    wp::array_t<wp::float64> var_depths,
    wp::quat_t<wp::float64> var_twist_q,
    wp::array_t<Params_830b955a> var_lights,
    wp::int32 var_count,
    wp::array_t<wp::int32> var_corrected)
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
        wp::float64* var_2;
        wp::float64 var_3;
        wp::float64 var_4;
        wp::float64* var_5;
        wp::float64 var_6;
        wp::float64 var_7;
        Params_830b955a* var_8;
        Params_830b955a var_9;
        Params_830b955a var_10;
        wp::float64* var_11;
        wp::float64 var_12;
        wp::float64 var_13;
        wp::float64 var_14;
        const wp::int32 var_15 = 4;
        wp::float64* var_16;
        wp::int32 var_17;
        wp::float64 var_18;
        const wp::int32 var_19 = 3;
        wp::int32 var_20;
        const wp::int32 var_21 = 1;
        wp::vec_t<3, wp::int32> var_22;
        wp::float64* var_23;
        wp::int32 var_24;
        wp::float64 var_25;
        const wp::int32 var_26 = 0;
        wp::vec_t<3, wp::int32> var_27;
        wp::int32 var_28;
        wp::int32 var_29;
        const wp::int32 var_30 = -2;
        const wp::int32 var_31 = 2;
        wp::int32 var_32;
        wp::int32 var_33;
        const wp::int32 var_34 = 9;
        const wp::int32 var_35 = 2;
        wp::int32 var_36;
        wp::int32 var_37;
        bool var_38;
        wp::float64 var_39;
        wp::float64 var_40;
        bool var_41;
        wp::float64 var_42;
        bool var_43;
        const wp::int32 var_44 = 2;
        wp::int32 var_45;
        wp::int32 var_46;
        const wp::int32 var_47 = 11;
        const wp::int32 var_48 = 2;
        wp::int32 var_49;
        wp::int32 var_50;
        wp::int32 var_51;
        bool var_52;
        const wp::int32 var_53 = 2;
        wp::vec_t<3, wp::int32> var_54;
        wp::vec_t<3, wp::int32> var_55;
        wp::vec_t<3, wp::int32> var_56;
        wp::int32 var_57;
        wp::int32 var_58;
        wp::int32 var_59;
        wp::int32 var_60;
        wp::int32 var_61;
        //---------
        // forward
        // def update_drag(                                                                       <L 13>
        // thread = wp.tid()                                                                      <L 23>
        var_0 = builtin_tid1d();
        // if thread >= count:                                                                    <L 24>
        var_1 = (var_0 >= var_count);
        if (var_1) {
            // return                                                                             <L 25>
            continue;
        }
        // feature = features[thread]                                                             <L 27>
        var_2 = wp::address(var_features, var_0);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // depth = depths[thread]                                                                 <L 28>
        var_5 = wp::address(var_depths, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        // light = lights[thread]                                                                 <L 29>
        var_8 = wp::address(var_lights, var_0);
        var_10 = wp::load(var_8);
        var_9 = wp::copy(var_10);
        // energy = light.temperature * wp.float64(1.7)                                           <L 30>
        var_11 = &((var_9).temperature);
        var_12 = 1.7;
        var_14 = wp::load(var_11);
        var_13 = wp::mul(var_14, var_12);
        // cell = int(signal[thread, 4])                                                          <L 31>
        var_16 = wp::address(var_signal, var_0, var_15);
        var_18 = wp::load(var_16);
        var_17 = wp::int(var_18);
        // position = wp.vec3i(3, int(viscosity), 1)                                              <L 32>
        var_20 = wp::int(var_viscosity);
        var_22 = wp::vec_t<3, wp::int32>(var_19, var_20, var_21);
        // overlap = wp.dot(position, wp.vec3i(int(light.age), 0, cell))                          <L 33>
        var_23 = &((var_9).age);
        var_25 = wp::load(var_23);
        var_24 = wp::int(var_25);
        var_27 = wp::vec_t<3, wp::int32>(var_24, var_26, var_17);
        var_28 = wp::dot(var_22, var_27);
        // bits = wp.clamp(int(energy), -2, 2) | overlap                                          <L 34>
        var_29 = wp::int(var_13);
        var_32 = wp::clamp(var_29, var_30, var_31);
        var_33 = wp::bit_or(var_32, var_28);
        // quotient = 9 + 2 * bits                                                                <L 35>
        var_36 = wp::mul(var_35, var_33);
        var_37 = wp::add(var_34, var_36);
        // if wp.length(twist_q) >= wp.float64(0.8) and feature >= wp.float64(-0.9):              <L 36>
        var_39 = wp::length(var_twist_q);
        var_40 = 0.8;
        var_41 = (var_39 >= var_40);
        var_38 = var_41;
        if (var_38) {
            var_42 = -0.9;
            var_43 = (var_3 >= var_42);
            var_38 = var_38 && var_43;
        }
        if (var_38) {
            // quotient = quotient * 2                                                            <L 37>
            var_45 = wp::mul(var_37, var_44);
        }
        var_46 = wp::where(var_38, var_45, var_37);
        // delta = 11 - (quotient - position[2])                                                  <L 39>
        var_49 = wp::extract(var_22, var_48);
        var_50 = wp::sub(var_46, var_49);
        var_51 = wp::sub(var_47, var_50);
        // if delta >= cell:                                                                      <L 40>
        var_52 = (var_51 >= var_17);
        if (var_52) {
            // upper = wp.max(position, wp.vec3i(bits, delta, 2))                                 <L 41>
            var_54 = wp::vec_t<3, wp::int32>(var_33, var_51, var_53);
            var_55 = wp::max(var_22, var_54);
            // delta = wp.dot(position + position, upper)                                         <L 42>
            var_56 = wp::add(var_22, var_22);
            var_57 = wp::dot(var_56, var_55);
        }
        var_58 = wp::where(var_52, var_57, var_51);
        // corrected[thread] -= delta - int(depth)                                                <L 44>
        var_59 = wp::int(var_6);
        var_60 = wp::sub(var_58, var_59);
        var_61 = wp::atomic_sub(var_corrected, var_0, var_60);
    }
}

extern "C" __global__ void update_drag_ccb60102_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float64> var_features,
    wp::float64 var_viscosity,
    wp::array_t<wp::float64> var_signal,
    wp::array_t<wp::float64> var_depths,
    wp::quat_t<wp::float64> var_twist_q,
    wp::array_t<Params_830b955a> var_lights,
    wp::int32 var_count,
    wp::array_t<wp::int32> var_corrected,
    wp::array_t<wp::float64> adj_features,
    wp::float64 adj_viscosity,
    wp::array_t<wp::float64> adj_signal,
    wp::array_t<wp::float64> adj_depths,
    wp::quat_t<wp::float64> adj_twist_q,
    wp::array_t<Params_830b955a> adj_lights,
    wp::int32 adj_count,
    wp::array_t<wp::int32> adj_corrected)
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
        wp::float64* var_2;
        wp::float64 var_3;
        wp::float64 var_4;
        wp::float64* var_5;
        wp::float64 var_6;
        wp::float64 var_7;
        Params_830b955a* var_8;
        Params_830b955a var_9;
        Params_830b955a var_10;
        wp::float64* var_11;
        wp::float64 var_12;
        wp::float64 var_13;
        wp::float64 var_14;
        const wp::int32 var_15 = 4;
        wp::float64* var_16;
        wp::int32 var_17;
        wp::float64 var_18;
        const wp::int32 var_19 = 3;
        wp::int32 var_20;
        const wp::int32 var_21 = 1;
        wp::vec_t<3, wp::int32> var_22;
        wp::float64* var_23;
        wp::int32 var_24;
        wp::float64 var_25;
        const wp::int32 var_26 = 0;
        wp::vec_t<3, wp::int32> var_27;
        wp::int32 var_28;
        wp::int32 var_29;
        const wp::int32 var_30 = -2;
        const wp::int32 var_31 = 2;
        wp::int32 var_32;
        wp::int32 var_33;
        const wp::int32 var_34 = 9;
        const wp::int32 var_35 = 2;
        wp::int32 var_36;
        wp::int32 var_37;
        bool var_38;
        wp::float64 var_39;
        wp::float64 var_40;
        bool var_41;
        wp::float64 var_42;
        bool var_43;
        const wp::int32 var_44 = 2;
        wp::int32 var_45;
        wp::int32 var_46;
        const wp::int32 var_47 = 11;
        const wp::int32 var_48 = 2;
        wp::int32 var_49;
        wp::int32 var_50;
        wp::int32 var_51;
        bool var_52;
        const wp::int32 var_53 = 2;
        wp::vec_t<3, wp::int32> var_54;
        wp::vec_t<3, wp::int32> var_55;
        wp::vec_t<3, wp::int32> var_56;
        wp::int32 var_57;
        wp::int32 var_58;
        wp::int32 var_59;
        wp::int32 var_60;
        wp::int32 var_61;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::float64 adj_2 = {};
        wp::float64 adj_3 = {};
        wp::float64 adj_4 = {};
        wp::float64 adj_5 = {};
        wp::float64 adj_6 = {};
        wp::float64 adj_7 = {};
        Params_830b955a adj_8 = {};
        Params_830b955a adj_9 = {};
        Params_830b955a adj_10 = {};
        wp::float64 adj_11 = {};
        wp::float64 adj_12 = {};
        wp::float64 adj_13 = {};
        wp::float64 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float64 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::float64 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::vec_t<3, wp::int32> adj_22 = {};
        wp::float64 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::float64 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::vec_t<3, wp::int32> adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        bool adj_38 = {};
        wp::float64 adj_39 = {};
        wp::float64 adj_40 = {};
        bool adj_41 = {};
        wp::float64 adj_42 = {};
        bool adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        bool adj_52 = {};
        wp::int32 adj_53 = {};
        wp::vec_t<3, wp::int32> adj_54 = {};
        wp::vec_t<3, wp::int32> adj_55 = {};
        wp::vec_t<3, wp::int32> adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        //---------
        // forward
        // def update_drag(                                                                       <L 13>
        // thread = wp.tid()                                                                      <L 23>
        var_0 = builtin_tid1d();
        // if thread >= count:                                                                    <L 24>
        var_1 = (var_0 >= var_count);
        if (var_1) {
            // return                                                                             <L 25>
            goto label0;
        }
        // feature = features[thread]                                                             <L 27>
        var_2 = wp::address(var_features, var_0);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // depth = depths[thread]                                                                 <L 28>
        var_5 = wp::address(var_depths, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::copy(var_7);
        // light = lights[thread]                                                                 <L 29>
        var_8 = wp::address(var_lights, var_0);
        var_10 = wp::load(var_8);
        var_9 = wp::copy(var_10);
        // energy = light.temperature * wp.float64(1.7)                                           <L 30>
        var_11 = &((var_9).temperature);
        var_12 = 1.7;
        var_14 = wp::load(var_11);
        var_13 = wp::mul(var_14, var_12);
        // cell = int(signal[thread, 4])                                                          <L 31>
        var_16 = wp::address(var_signal, var_0, var_15);
        var_18 = wp::load(var_16);
        var_17 = wp::int(var_18);
        // position = wp.vec3i(3, int(viscosity), 1)                                              <L 32>
        var_20 = wp::int(var_viscosity);
        var_22 = wp::vec_t<3, wp::int32>(var_19, var_20, var_21);
        // overlap = wp.dot(position, wp.vec3i(int(light.age), 0, cell))                          <L 33>
        var_23 = &((var_9).age);
        var_25 = wp::load(var_23);
        var_24 = wp::int(var_25);
        var_27 = wp::vec_t<3, wp::int32>(var_24, var_26, var_17);
        var_28 = wp::dot(var_22, var_27);
        // bits = wp.clamp(int(energy), -2, 2) | overlap                                          <L 34>
        var_29 = wp::int(var_13);
        var_32 = wp::clamp(var_29, var_30, var_31);
        var_33 = wp::bit_or(var_32, var_28);
        // quotient = 9 + 2 * bits                                                                <L 35>
        var_36 = wp::mul(var_35, var_33);
        var_37 = wp::add(var_34, var_36);
        // if wp.length(twist_q) >= wp.float64(0.8) and feature >= wp.float64(-0.9):              <L 36>
        var_39 = wp::length(var_twist_q);
        var_40 = 0.8;
        var_41 = (var_39 >= var_40);
        var_38 = var_41;
        if (var_38) {
            var_42 = -0.9;
            var_43 = (var_3 >= var_42);
            var_38 = var_38 && var_43;
        }
        if (var_38) {
            // quotient = quotient * 2                                                            <L 37>
            var_45 = wp::mul(var_37, var_44);
        }
        var_46 = wp::where(var_38, var_45, var_37);
        // delta = 11 - (quotient - position[2])                                                  <L 39>
        var_49 = wp::extract(var_22, var_48);
        var_50 = wp::sub(var_46, var_49);
        var_51 = wp::sub(var_47, var_50);
        // if delta >= cell:                                                                      <L 40>
        var_52 = (var_51 >= var_17);
        if (var_52) {
            // upper = wp.max(position, wp.vec3i(bits, delta, 2))                                 <L 41>
            var_54 = wp::vec_t<3, wp::int32>(var_33, var_51, var_53);
            var_55 = wp::max(var_22, var_54);
            // delta = wp.dot(position + position, upper)                                         <L 42>
            var_56 = wp::add(var_22, var_22);
            var_57 = wp::dot(var_56, var_55);
        }
        var_58 = wp::where(var_52, var_57, var_51);
        // corrected[thread] -= delta - int(depth)                                                <L 44>
        var_59 = wp::int(var_6);
        var_60 = wp::sub(var_58, var_59);
        // var_61 = wp::atomic_sub(var_corrected, var_0, var_60);
        //---------
        // reverse
        wp::adj_atomic_sub(var_corrected, var_0, var_60, adj_corrected, adj_0, adj_60, adj_61);
        wp::adj_sub(var_58, var_59, adj_58, adj_59, adj_60);
        // adj: corrected[thread] -= delta - int(depth)                                           <L 44>
        wp::adj_where(var_52, var_57, var_51, adj_52, adj_57, adj_51, adj_58);
        if (var_52) {
            wp::adj_dot(var_56, var_55, adj_56, adj_55, adj_57);
            wp::adj_add(var_22, var_22, adj_22, adj_22, adj_56);
            // adj: delta = wp.dot(position + position, upper)                                    <L 42>
            wp::adj_max(var_22, var_54, adj_22, adj_54, adj_55);
            wp::adj_vec_t(var_33, var_51, var_53, adj_33, adj_51, adj_53, adj_54);
            // adj: upper = wp.max(position, wp.vec3i(bits, delta, 2))                            <L 41>
        }
        // adj: if delta >= cell:                                                                 <L 40>
        wp::adj_sub(var_47, var_50, adj_47, adj_50, adj_51);
        wp::adj_sub(var_46, var_49, adj_46, adj_49, adj_50);
        wp::adj_extract(var_22, var_48, adj_22, adj_48, adj_49);
        // adj: delta = 11 - (quotient - position[2])                                             <L 39>
        wp::adj_where(var_38, var_45, var_37, adj_38, adj_45, adj_37, adj_46);
        if (var_38) {
            wp::adj_mul(var_37, var_44, adj_37, adj_44, adj_45);
            // adj: quotient = quotient * 2                                                       <L 37>
        }
        if (var_38) {
        }
        wp::adj_length(var_twist_q, var_39, adj_twist_q, adj_39);
        // adj: if wp.length(twist_q) >= wp.float64(0.8) and feature >= wp.float64(-0.9):         <L 36>
        wp::adj_add(var_34, var_36, adj_34, adj_36, adj_37);
        wp::adj_mul(var_35, var_33, adj_35, adj_33, adj_36);
        // adj: quotient = 9 + 2 * bits                                                           <L 35>
        wp::adj_clamp(var_29, var_30, var_31, adj_29, adj_30, adj_31, adj_32);
        // adj: bits = wp.clamp(int(energy), -2, 2) | overlap                                     <L 34>
        wp::adj_dot(var_22, var_27, adj_22, adj_27, adj_28);
        wp::adj_vec_t(var_24, var_26, var_17, adj_24, adj_26, adj_17, adj_27);
        adj_9.age += adj_23;
        // adj: overlap = wp.dot(position, wp.vec3i(int(light.age), 0, cell))                     <L 33>
        wp::adj_vec_t(var_19, var_20, var_21, adj_19, adj_20, adj_21, adj_22);
        // adj: position = wp.vec3i(3, int(viscosity), 1)                                         <L 32>
        wp::adj_address(var_signal, var_0, var_15, adj_signal, adj_0, adj_15, adj_16);
        // adj: cell = int(signal[thread, 4])                                                     <L 31>
        wp::adj_mul(var_14, var_12, adj_11, adj_12, adj_13);
        adj_9.temperature += adj_11;
        // adj: energy = light.temperature * wp.float64(1.7)                                      <L 30>
        wp::adj_copy(var_10, adj_8, adj_9);
        wp::adj_address(var_lights, var_0, adj_lights, adj_0, adj_8);
        // adj: light = lights[thread]                                                            <L 29>
        wp::adj_copy(var_7, adj_5, adj_6);
        wp::adj_address(var_depths, var_0, adj_depths, adj_0, adj_5);
        // adj: depth = depths[thread]                                                            <L 28>
        wp::adj_copy(var_4, adj_2, adj_3);
        wp::adj_address(var_features, var_0, adj_features, adj_0, adj_2);
        // adj: feature = features[thread]                                                        <L 27>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 25>
        }
        // adj: if thread >= count:                                                               <L 24>
        // adj: thread = wp.tid()                                                                 <L 23>
        // adj: def update_drag(                                                                  <L 13>
        continue;
    }
}
