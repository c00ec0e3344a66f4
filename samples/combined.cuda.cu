// compute_energies.py:6
static CUDA_CALLABLE wp::mat_t<3, 3, wp::float32> rate_gradient_0(
    wp::mat_t<3, 3, wp::float32> var_inertia,
    wp::mat_t<3, 3, wp::float32> var_metric)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::float32 var_3 = 0.7;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.1;
    wp::float32 var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    //---------
    // forward
    // def rate_gradient(inertia: wp.mat33, metric: wp.mat33):                                <L 7>
    // difference = metric[1, 0] - 0.7                                                        <L 8>
    var_2 = wp::extract(var_metric, var_0, var_1);
    var_4 = wp::sub(var_2, var_3);
    // return inertia / (wp.abs(difference) + 0.1)                                            <L 9>
    var_5 = wp::abs(var_4);
    var_7 = wp::add(var_5, var_6);
    var_8 = wp::div(var_inertia, var_7);
    return var_8;
}


// compute_energies.py:12
static CUDA_CALLABLE wp::float32 evaluate_body_0(
    wp::float32 var_cutoff,
    wp::float32 var_limit,
    wp::float32 var_strength)
{
    //---------
    // primal vars
    bool var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def evaluate_body(cutoff: float, limit: float, strength: float):                       <L 13>
    // if strength <= cutoff:                                                                 <L 14>
    var_0 = (var_strength <= var_cutoff);
    if (var_0) {
        // return wp.trunc(limit)                                                             <L 15>
        var_1 = wp::trunc(var_limit);
        return var_1;
    }
    // return wp.atan2(strength, wp.max(cutoff, 1.0))                                         <L 16>
    var_3 = wp::max(var_cutoff, var_2);
    var_4 = wp::atan2(var_strength, var_3);
    return var_4;
}


// compute_energies.py:6
static CUDA_CALLABLE void adj_rate_gradient_0(
    wp::mat_t<3, 3, wp::float32> var_inertia,
    wp::mat_t<3, 3, wp::float32> var_metric,
    wp::mat_t<3, 3, wp::float32> & adj_inertia,
    wp::mat_t<3, 3, wp::float32> & adj_metric,
    wp::mat_t<3, 3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::float32 var_3 = 0.7;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.1;
    wp::float32 var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::mat_t<3, 3, wp::float32> adj_8 = {};
    //---------
    // forward
    // def rate_gradient(inertia: wp.mat33, metric: wp.mat33):                                <L 7>
    // difference = metric[1, 0] - 0.7                                                        <L 8>
    var_2 = wp::extract(var_metric, var_0, var_1);
    var_4 = wp::sub(var_2, var_3);
    // return inertia / (wp.abs(difference) + 0.1)                                            <L 9>
    var_5 = wp::abs(var_4);
    var_7 = wp::add(var_5, var_6);
    var_8 = wp::div(var_inertia, var_7);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_8 += adj_ret;
    wp::adj_div(var_inertia, var_7, adj_inertia, adj_7, adj_8);
    wp::adj_add(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_abs(var_4, adj_4, adj_5);
    // adj: return inertia / (wp.abs(difference) + 0.1)                                       <L 9>
    wp::adj_sub(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_extract(var_metric, var_0, var_1, adj_metric, adj_0, adj_1, adj_2);
    // adj: difference = metric[1, 0] - 0.7                                                   <L 8>
    // adj: def rate_gradient(inertia: wp.mat33, metric: wp.mat33):                           <L 7>
    return;
}


// compute_energies.py:12
static CUDA_CALLABLE void adj_evaluate_body_0(
    wp::float32 var_cutoff,
    wp::float32 var_limit,
    wp::float32 var_strength,
    wp::float32 & adj_cutoff,
    wp::float32 & adj_limit,
    wp::float32 & adj_strength,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    bool var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def evaluate_body(cutoff: float, limit: float, strength: float):                       <L 13>
    // if strength <= cutoff:                                                                 <L 14>
    var_0 = (var_strength <= var_cutoff);
    if (var_0) {
        // return wp.trunc(limit)                                                             <L 15>
        var_1 = wp::trunc(var_limit);
        goto label0;
    }
    // return wp.atan2(strength, wp.max(cutoff, 1.0))                                         <L 16>
    var_3 = wp::max(var_cutoff, var_2);
    var_4 = wp::atan2(var_strength, var_3);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_4 += adj_ret;
    wp::adj_atan2(var_strength, var_3, adj_strength, adj_3, adj_4);
    wp::adj_max(var_cutoff, var_2, adj_cutoff, adj_2, adj_3);
    // adj: return wp.atan2(strength, wp.max(cutoff, 1.0))                                    <L 16>
    if (var_0) {
        label0:;
        adj_1 += adj_ret;
        // adj: return wp.trunc(limit)                                                        <L 15>
    }
    // adj: if strength <= cutoff:                                                            <L 14>
    // adj: def evaluate_body(cutoff: float, limit: float, strength: float):                  <L 13>
    return;
}

extern "C" __global__ void compute_energies_8cad1de3_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_energies,
    wp::float32 var_weight,
    wp::array_t<wp::float32> var_charges,
    wp::float32 var_stiffness,
    wp::array_t<wp::float32> var_prices,
    wp::array_t<bool> var_dst,
    wp::array_t<wp::vec_t<3, wp::float32>> var_contributions)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 0;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::float32 var_11 = 1.9;
        wp::float32 var_12;
        const wp::int32 var_13 = 1;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        const wp::int32 var_18 = 0;
        wp::float32* var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        const wp::float32 var_23 = 1.6;
        wp::float32 var_24;
        const wp::float32 var_25 = 1.0;
        wp::vec_t<3, wp::float32> var_26;
        wp::vec_t<3, wp::float32> var_27;
        wp::mat_t<3, 3, wp::float32> var_28;
        const wp::float32 var_29 = 1.2;
        wp::mat_t<3, 3, wp::float32> var_30;
        wp::mat_t<3, 3, wp::float32> var_31;
        wp::mat_t<3, 3, wp::float32> var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        const wp::int32 var_36 = 0;
        const wp::int32 var_37 = 1;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 0.1;
        wp::float32 var_41;
        wp::mat_t<3, 3, wp::float32> var_42;
        const wp::float32 var_43 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_44;
        const wp::float32 var_45 = 0.5;
        const wp::float32 var_46 = 0.5;
        wp::float32 var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        wp::float32 var_50;
        const wp::float32 var_51 = 0.5;
        wp::float32 var_52;
        wp::mat_t<3, 3, wp::float32> var_53;
        const wp::float32 var_54 = 0.001;
        wp::mat_t<3, 3, wp::float32> var_55;
        const wp::float32 var_56 = 8.0;
        const wp::float32 var_57 = 16.0;
        const wp::float32 var_58 = 24.0;
        wp::vec_t<3, wp::float32> var_59;
        wp::mat_t<3, 3, wp::float32> var_60;
        wp::mat_t<3, 3, wp::float32> var_61;
        wp::mat_t<3, 3, wp::float32> var_62;
        wp::vec_t<3, wp::float32> var_63;
        wp::mat_t<3, 3, wp::float32> var_64;
        wp::float32 var_65;
        const wp::int32 var_66 = 2;
        wp::float32 var_67;
        wp::float32 var_68;
        wp::float32 var_69;
        wp::float32 var_70;
        const wp::int32 var_71 = 0;
        wp::float32 var_72;
        wp::float32 var_73;
        wp::float32 var_74;
        wp::float32 var_75;
        const wp::float32 var_76 = 1.0;
        wp::float32 var_77;
        wp::float32 var_78;
        const wp::float32 var_79 = 0.0;
        bool var_80;
        const wp::int32 var_81 = 1;
        wp::vec_t<3, wp::float32> var_82;
        wp::vec_t<3, wp::float32> var_83;
        const wp::int32 var_84 = 2;
        wp::vec_t<3, wp::float32> var_85;
        const wp::int32 var_86 = 2;
        wp::vec_t<3, wp::float32> var_87;
        wp::vec_t<3, wp::float32> var_88;
        wp::vec_t<3, wp::float32> var_89;
        const wp::int32 var_90 = 1;
        wp::vec_t<3, wp::float32> var_91;
        wp::vec_t<3, wp::float32> var_92;
        const wp::int32 var_93 = 0;
        wp::vec_t<3, wp::float32> var_94;
        wp::vec_t<3, wp::float32> var_95;
        wp::vec_t<3, wp::float32> var_96;
        wp::vec_t<3, wp::float32> var_97;
        //---------
        // forward
        // def compute_energies(                                                                  <L 20>
        // index = wp.tid()                                                                       <L 29>
        var_0 = builtin_tid1d();
        // charge = charges[index]                                                                <L 30>
        var_1 = wp::address(var_charges, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // prex = prices[index]                                                                   <L 31>
        var_4 = wp::address(var_prices, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // adjusted = energies[index][0] * stiffness * 1.9                                        <L 32>
        var_8 = wp::address(var_energies, var_0, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::mul(var_10, var_stiffness);
        var_12 = wp::mul(var_9, var_11);
        // sample = wp.sin(energies[index, 1]) * weight - energies[index, 0] * weight - 1.6       <L 33>
        var_14 = wp::address(var_energies, var_0, var_13);
        var_16 = wp::load(var_14);
        var_15 = wp::sin(var_16);
        var_17 = wp::mul(var_15, var_weight);
        var_19 = wp::address(var_energies, var_0, var_18);
        var_21 = wp::load(var_19);
        var_20 = wp::mul(var_21, var_weight);
        var_22 = wp::sub(var_17, var_20);
        var_24 = wp::sub(var_22, var_23);
        // dyad = wp.outer(wp.vec3(1.0, prex, adjusted), wp.vec3(charge, sample, adjusted))       <L 34>
        var_26 = wp::vec_t<3, wp::float32>(var_25, var_5, var_12);
        var_27 = wp::vec_t<3, wp::float32>(var_2, var_24, var_12);
        var_28 = wp::outer(var_26, var_27);
        // summed = dyad + rate_gradient(dyad * STRENGTH, dyad)                                   <L 35>
        var_30 = wp::mul(var_28, var_29);
        var_31 = rate_gradient_0(var_30, var_28);
        var_32 = wp::add(var_28, var_31);
        // scaled = wp.exp(sample) * (stiffness + charge)                                         <L 36>
        var_33 = wp::exp(var_24);
        var_34 = wp::add(var_stiffness, var_2);
        var_35 = wp::mul(var_33, var_34);
        // pull = evaluate_body(scaled, dyad[0, 1], sample)                                       <L 37>
        var_38 = wp::extract(var_28, var_36, var_37);
        var_39 = evaluate_body_0(var_35, var_38, var_24);
        // product = summed / wp.max(pull, 0.1) * 0.1                                             <L 38>
        var_41 = wp::max(var_39, var_40);
        var_42 = wp::div(var_32, var_41);
        var_44 = wp::mul(var_42, var_43);
        // joint = 0.5 * wp.sin(wp.log(wp.max(charge, 0.5))) + 0.5                                <L 39>
        var_47 = wp::max(var_2, var_46);
        var_48 = wp::log(var_47);
        var_49 = wp::sin(var_48);
        var_50 = wp::mul(var_45, var_49);
        var_52 = wp::add(var_50, var_51);
        // strain = wp.lerp(summed, product, joint)                                               <L 40>
        var_53 = wp::lerp(var_32, var_44, var_52);
        // total = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))                             <L 41>
        var_55 = wp::mul(var_53, var_54);
        var_59 = wp::vec_t<3, wp::float32>(var_56, var_57, var_58);
        var_60 = wp::diag(var_59);
        var_61 = wp::add(var_55, var_60);
        // jacobian, position, m = wp.svd3(total)                                                 <L 42>
        wp::svd3(var_61, var_62, var_63, var_64);
        // offset = wp.trace(jacobian) + position.z - wp.trace(m)                                 <L 43>
        var_65 = wp::trace(var_62);
        var_67 = wp::extract(var_63, var_66);
        var_68 = wp::add(var_65, var_67);
        var_69 = wp::trace(var_64);
        var_70 = wp::sub(var_68, var_69);
        // fraction = -(offset + position.x)                                                      <L 44>
        var_72 = wp::extract(var_63, var_71);
        var_73 = wp::add(var_70, var_72);
        var_74 = wp::neg(var_73);
        // dst[index] = wp.log(wp.abs(fraction) + 1.0) < 0.0                                      <L 45>
        var_75 = wp::abs(var_74);
        var_77 = wp::add(var_75, var_76);
        var_78 = wp::log(var_77);
        var_80 = (var_78 < var_79);
        wp::array_store(var_dst, var_0, var_80);
        // difference = wp.normalize(m[1]) - wp.min(jacobian[2], m[2])                            <L 46>
        var_82 = wp::extract(var_64, var_81);
        var_83 = wp::normalize(var_82);
        var_85 = wp::extract(var_62, var_84);
        var_87 = wp::extract(var_64, var_86);
        var_88 = wp::min(var_85, var_87);
        var_89 = wp::sub(var_83, var_88);
        // combined = difference + total[1]                                                       <L 47>
        var_91 = wp::extract(var_61, var_90);
        var_92 = wp::add(var_89, var_91);
        // center = dyad * wp.normalize(wp.cw_mul(strain[0], combined))                           <L 48>
        var_94 = wp::extract(var_53, var_93);
        var_95 = wp::cw_mul(var_94, var_92);
        var_96 = wp::normalize(var_95);
        var_97 = wp::mul(var_28, var_96);
        // contributions[index] = center                                                          <L 49>
        wp::array_store(var_contributions, var_0, var_97);
    }
}

extern "C" __global__ void compute_energies_8cad1de3_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_energies,
    wp::float32 var_weight,
    wp::array_t<wp::float32> var_charges,
    wp::float32 var_stiffness,
    wp::array_t<wp::float32> var_prices,
    wp::array_t<bool> var_dst,
    wp::array_t<wp::vec_t<3, wp::float32>> var_contributions,
    wp::array_t<wp::float32> adj_energies,
    wp::float32 adj_weight,
    wp::array_t<wp::float32> adj_charges,
    wp::float32 adj_stiffness,
    wp::array_t<wp::float32> adj_prices,
    wp::array_t<bool> adj_dst,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_contributions)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 0;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::float32 var_11 = 1.9;
        wp::float32 var_12;
        const wp::int32 var_13 = 1;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        wp::float32 var_17;
        const wp::int32 var_18 = 0;
        wp::float32* var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        const wp::float32 var_23 = 1.6;
        wp::float32 var_24;
        const wp::float32 var_25 = 1.0;
        wp::vec_t<3, wp::float32> var_26;
        wp::vec_t<3, wp::float32> var_27;
        wp::mat_t<3, 3, wp::float32> var_28;
        const wp::float32 var_29 = 1.2;
        wp::mat_t<3, 3, wp::float32> var_30;
        wp::mat_t<3, 3, wp::float32> var_31;
        wp::mat_t<3, 3, wp::float32> var_32;
        wp::float32 var_33;
        wp::float32 var_34;
        wp::float32 var_35;
        const wp::int32 var_36 = 0;
        const wp::int32 var_37 = 1;
        wp::float32 var_38;
        wp::float32 var_39;
        const wp::float32 var_40 = 0.1;
        wp::float32 var_41;
        wp::mat_t<3, 3, wp::float32> var_42;
        const wp::float32 var_43 = 0.1;
        wp::mat_t<3, 3, wp::float32> var_44;
        const wp::float32 var_45 = 0.5;
        const wp::float32 var_46 = 0.5;
        wp::float32 var_47;
        wp::float32 var_48;
        wp::float32 var_49;
        wp::float32 var_50;
        const wp::float32 var_51 = 0.5;
        wp::float32 var_52;
        wp::mat_t<3, 3, wp::float32> var_53;
        const wp::float32 var_54 = 0.001;
        wp::mat_t<3, 3, wp::float32> var_55;
        const wp::float32 var_56 = 8.0;
        const wp::float32 var_57 = 16.0;
        const wp::float32 var_58 = 24.0;
        wp::vec_t<3, wp::float32> var_59;
        wp::mat_t<3, 3, wp::float32> var_60;
        wp::mat_t<3, 3, wp::float32> var_61;
        wp::mat_t<3, 3, wp::float32> var_62;
        wp::vec_t<3, wp::float32> var_63;
        wp::mat_t<3, 3, wp::float32> var_64;
        wp::float32 var_65;
        const wp::int32 var_66 = 2;
        wp::float32 var_67;
        wp::float32 var_68;
        wp::float32 var_69;
        wp::float32 var_70;
        const wp::int32 var_71 = 0;
        wp::float32 var_72;
        wp::float32 var_73;
        wp::float32 var_74;
        wp::float32 var_75;
        const wp::float32 var_76 = 1.0;
        wp::float32 var_77;
        wp::float32 var_78;
        const wp::float32 var_79 = 0.0;
        bool var_80;
        const wp::int32 var_81 = 1;
        wp::vec_t<3, wp::float32> var_82;
        wp::vec_t<3, wp::float32> var_83;
        const wp::int32 var_84 = 2;
        wp::vec_t<3, wp::float32> var_85;
        const wp::int32 var_86 = 2;
        wp::vec_t<3, wp::float32> var_87;
        wp::vec_t<3, wp::float32> var_88;
        wp::vec_t<3, wp::float32> var_89;
        const wp::int32 var_90 = 1;
        wp::vec_t<3, wp::float32> var_91;
        wp::vec_t<3, wp::float32> var_92;
        const wp::int32 var_93 = 0;
        wp::vec_t<3, wp::float32> var_94;
        wp::vec_t<3, wp::float32> var_95;
        wp::vec_t<3, wp::float32> var_96;
        wp::vec_t<3, wp::float32> var_97;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::vec_t<3, wp::float32> adj_26 = {};
        wp::vec_t<3, wp::float32> adj_27 = {};
        wp::mat_t<3, 3, wp::float32> adj_28 = {};
        wp::float32 adj_29 = {};
        wp::mat_t<3, 3, wp::float32> adj_30 = {};
        wp::mat_t<3, 3, wp::float32> adj_31 = {};
        wp::mat_t<3, 3, wp::float32> adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::mat_t<3, 3, wp::float32> adj_42 = {};
        wp::float32 adj_43 = {};
        wp::mat_t<3, 3, wp::float32> adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::float32 adj_49 = {};
        wp::float32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::mat_t<3, 3, wp::float32> adj_53 = {};
        wp::float32 adj_54 = {};
        wp::mat_t<3, 3, wp::float32> adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::float32 adj_58 = {};
        wp::vec_t<3, wp::float32> adj_59 = {};
        wp::mat_t<3, 3, wp::float32> adj_60 = {};
        wp::mat_t<3, 3, wp::float32> adj_61 = {};
        wp::mat_t<3, 3, wp::float32> adj_62 = {};
        wp::vec_t<3, wp::float32> adj_63 = {};
        wp::mat_t<3, 3, wp::float32> adj_64 = {};
        wp::float32 adj_65 = {};
        wp::int32 adj_66 = {};
        wp::float32 adj_67 = {};
        wp::float32 adj_68 = {};
        wp::float32 adj_69 = {};
        wp::float32 adj_70 = {};
        wp::int32 adj_71 = {};
        wp::float32 adj_72 = {};
        wp::float32 adj_73 = {};
        wp::float32 adj_74 = {};
        wp::float32 adj_75 = {};
        wp::float32 adj_76 = {};
        wp::float32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::float32 adj_79 = {};
        bool adj_80 = {};
        wp::int32 adj_81 = {};
        wp::vec_t<3, wp::float32> adj_82 = {};
        wp::vec_t<3, wp::float32> adj_83 = {};
        wp::int32 adj_84 = {};
        wp::vec_t<3, wp::float32> adj_85 = {};
        wp::int32 adj_86 = {};
        wp::vec_t<3, wp::float32> adj_87 = {};
        wp::vec_t<3, wp::float32> adj_88 = {};
        wp::vec_t<3, wp::float32> adj_89 = {};
        wp::int32 adj_90 = {};
        wp::vec_t<3, wp::float32> adj_91 = {};
        wp::vec_t<3, wp::float32> adj_92 = {};
        wp::int32 adj_93 = {};
        wp::vec_t<3, wp::float32> adj_94 = {};
        wp::vec_t<3, wp::float32> adj_95 = {};
        wp::vec_t<3, wp::float32> adj_96 = {};
        wp::vec_t<3, wp::float32> adj_97 = {};
        //---------
        // forward
        // def compute_energies(                                                                  <L 20>
        // index = wp.tid()                                                                       <L 29>
        var_0 = builtin_tid1d();
        // charge = charges[index]                                                                <L 30>
        var_1 = wp::address(var_charges, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // prex = prices[index]                                                                   <L 31>
        var_4 = wp::address(var_prices, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // adjusted = energies[index][0] * stiffness * 1.9                                        <L 32>
        var_8 = wp::address(var_energies, var_0, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::mul(var_10, var_stiffness);
        var_12 = wp::mul(var_9, var_11);
        // sample = wp.sin(energies[index, 1]) * weight - energies[index, 0] * weight - 1.6       <L 33>
        var_14 = wp::address(var_energies, var_0, var_13);
        var_16 = wp::load(var_14);
        var_15 = wp::sin(var_16);
        var_17 = wp::mul(var_15, var_weight);
        var_19 = wp::address(var_energies, var_0, var_18);
        var_21 = wp::load(var_19);
        var_20 = wp::mul(var_21, var_weight);
        var_22 = wp::sub(var_17, var_20);
        var_24 = wp::sub(var_22, var_23);
        // dyad = wp.outer(wp.vec3(1.0, prex, adjusted), wp.vec3(charge, sample, adjusted))       <L 34>
        var_26 = wp::vec_t<3, wp::float32>(var_25, var_5, var_12);
        var_27 = wp::vec_t<3, wp::float32>(var_2, var_24, var_12);
        var_28 = wp::outer(var_26, var_27);
        // summed = dyad + rate_gradient(dyad * STRENGTH, dyad)                                   <L 35>
        var_30 = wp::mul(var_28, var_29);
        var_31 = rate_gradient_0(var_30, var_28);
        var_32 = wp::add(var_28, var_31);
        // scaled = wp.exp(sample) * (stiffness + charge)                                         <L 36>
        var_33 = wp::exp(var_24);
        var_34 = wp::add(var_stiffness, var_2);
        var_35 = wp::mul(var_33, var_34);
        // pull = evaluate_body(scaled, dyad[0, 1], sample)                                       <L 37>
        var_38 = wp::extract(var_28, var_36, var_37);
        var_39 = evaluate_body_0(var_35, var_38, var_24);
        // product = summed / wp.max(pull, 0.1) * 0.1                                             <L 38>
        var_41 = wp::max(var_39, var_40);
        var_42 = wp::div(var_32, var_41);
        var_44 = wp::mul(var_42, var_43);
        // joint = 0.5 * wp.sin(wp.log(wp.max(charge, 0.5))) + 0.5                                <L 39>
        var_47 = wp::max(var_2, var_46);
        var_48 = wp::log(var_47);
        var_49 = wp::sin(var_48);
        var_50 = wp::mul(var_45, var_49);
        var_52 = wp::add(var_50, var_51);
        // strain = wp.lerp(summed, product, joint)                                               <L 40>
        var_53 = wp::lerp(var_32, var_44, var_52);
        // total = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))                             <L 41>
        var_55 = wp::mul(var_53, var_54);
        var_59 = wp::vec_t<3, wp::float32>(var_56, var_57, var_58);
        var_60 = wp::diag(var_59);
        var_61 = wp::add(var_55, var_60);
        // jacobian, position, m = wp.svd3(total)                                                 <L 42>
        wp::svd3(var_61, var_62, var_63, var_64);
        // offset = wp.trace(jacobian) + position.z - wp.trace(m)                                 <L 43>
        var_65 = wp::trace(var_62);
        var_67 = wp::extract(var_63, var_66);
        var_68 = wp::add(var_65, var_67);
        var_69 = wp::trace(var_64);
        var_70 = wp::sub(var_68, var_69);
        // fraction = -(offset + position.x)                                                      <L 44>
        var_72 = wp::extract(var_63, var_71);
        var_73 = wp::add(var_70, var_72);
        var_74 = wp::neg(var_73);
        // dst[index] = wp.log(wp.abs(fraction) + 1.0) < 0.0                                      <L 45>
        var_75 = wp::abs(var_74);
        var_77 = wp::add(var_75, var_76);
        var_78 = wp::log(var_77);
        var_80 = (var_78 < var_79);
        // wp::array_store(var_dst, var_0, var_80);
        // difference = wp.normalize(m[1]) - wp.min(jacobian[2], m[2])                            <L 46>
        var_82 = wp::extract(var_64, var_81);
        var_83 = wp::normalize(var_82);
        var_85 = wp::extract(var_62, var_84);
        var_87 = wp::extract(var_64, var_86);
        var_88 = wp::min(var_85, var_87);
        var_89 = wp::sub(var_83, var_88);
        // combined = difference + total[1]                                                       <L 47>
        var_91 = wp::extract(var_61, var_90);
        var_92 = wp::add(var_89, var_91);
        // center = dyad * wp.normalize(wp.cw_mul(strain[0], combined))                           <L 48>
        var_94 = wp::extract(var_53, var_93);
        var_95 = wp::cw_mul(var_94, var_92);
        var_96 = wp::normalize(var_95);
        var_97 = wp::mul(var_28, var_96);
        // contributions[index] = center                                                          <L 49>
        // wp::array_store(var_contributions, var_0, var_97);
        //---------
        // reverse
        wp::adj_array_store(var_contributions, var_0, var_97, adj_contributions, adj_0, adj_97);
        // adj: contributions[index] = center                                                     <L 49>
        wp::adj_mul(var_28, var_96, adj_28, adj_96, adj_97);
        wp::adj_normalize(var_95, var_96, adj_95, adj_96);
        wp::adj_cw_mul(var_94, var_92, adj_94, adj_92, adj_95);
        wp::adj_extract(var_53, var_93, adj_53, adj_93, adj_94);
        // adj: center = dyad * wp.normalize(wp.cw_mul(strain[0], combined))                      <L 48>
        wp::adj_add(var_89, var_91, adj_89, adj_91, adj_92);
        wp::adj_extract(var_61, var_90, adj_61, adj_90, adj_91);
        // adj: combined = difference + total[1]                                                  <L 47>
        wp::adj_sub(var_83, var_88, adj_83, adj_88, adj_89);
        wp::adj_min(var_85, var_87, adj_85, adj_87, adj_88);
        wp::adj_extract(var_64, var_86, adj_64, adj_86, adj_87);
        wp::adj_extract(var_62, var_84, adj_62, adj_84, adj_85);
        wp::adj_normalize(var_82, var_83, adj_82, adj_83);
        wp::adj_extract(var_64, var_81, adj_64, adj_81, adj_82);
        // adj: difference = wp.normalize(m[1]) - wp.min(jacobian[2], m[2])                       <L 46>
        wp::adj_array_store(var_dst, var_0, var_80, adj_dst, adj_0, adj_80);
        wp::adj_log(var_77, adj_77, adj_78);
        wp::adj_add(var_75, var_76, adj_75, adj_76, adj_77);
        wp::adj_abs(var_74, adj_74, adj_75);
        // adj: dst[index] = wp.log(wp.abs(fraction) + 1.0) < 0.0                                 <L 45>
        wp::adj_neg(var_73, adj_73, adj_74);
        wp::adj_add(var_70, var_72, adj_70, adj_72, adj_73);
        wp::adj_extract(var_63, var_71, adj_63, adj_71, adj_72);
        // adj: fraction = -(offset + position.x)                                                 <L 44>
        wp::adj_sub(var_68, var_69, adj_68, adj_69, adj_70);
        wp::adj_trace(var_64, adj_64, adj_69);
        wp::adj_add(var_65, var_67, adj_65, adj_67, adj_68);
        wp::adj_extract(var_63, var_66, adj_63, adj_66, adj_67);
        wp::adj_trace(var_62, adj_62, adj_65);
        // adj: offset = wp.trace(jacobian) + position.z - wp.trace(m)                            <L 43>
        wp::adj_svd3(var_61, var_62, var_63, var_64, adj_61, adj_62, adj_63, adj_64);
        // adj: jacobian, position, m = wp.svd3(total)                                            <L 42>
        wp::adj_add(var_55, var_60, adj_55, adj_60, adj_61);
        wp::adj_diag(var_59, adj_59, adj_60);
        wp::adj_vec_t(var_56, var_57, var_58, adj_56, adj_57, adj_58, adj_59);
        wp::adj_mul(var_53, var_54, adj_53, adj_54, adj_55);
        // adj: total = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))                        <L 41>
        wp::adj_lerp(var_32, var_44, var_52, adj_32, adj_44, adj_52, adj_53);
        // adj: strain = wp.lerp(summed, product, joint)                                          <L 40>
        wp::adj_add(var_50, var_51, adj_50, adj_51, adj_52);
        wp::adj_mul(var_45, var_49, adj_45, adj_49, adj_50);
        wp::adj_sin(var_48, adj_48, adj_49);
        wp::adj_log(var_47, adj_47, adj_48);
        wp::adj_max(var_2, var_46, adj_2, adj_46, adj_47);
        // adj: joint = 0.5 * wp.sin(wp.log(wp.max(charge, 0.5))) + 0.5                           <L 39>
        wp::adj_mul(var_42, var_43, adj_42, adj_43, adj_44);
        wp::adj_div(var_32, var_41, adj_32, adj_41, adj_42);
        wp::adj_max(var_39, var_40, adj_39, adj_40, adj_41);
        // adj: product = summed / wp.max(pull, 0.1) * 0.1                                        <L 38>
        adj_evaluate_body_0(var_35, var_38, var_24, adj_35, adj_38, adj_24, adj_39);
        wp::adj_extract(var_28, var_36, var_37, adj_28, adj_36, adj_37, adj_38);
        // adj: pull = evaluate_body(scaled, dyad[0, 1], sample)                                  <L 37>
        wp::adj_mul(var_33, var_34, adj_33, adj_34, adj_35);
        wp::adj_add(var_stiffness, var_2, adj_stiffness, adj_2, adj_34);
        wp::adj_exp(var_24, var_33, adj_24, adj_33);
        // adj: scaled = wp.exp(sample) * (stiffness + charge)                                    <L 36>
        wp::adj_add(var_28, var_31, adj_28, adj_31, adj_32);
        adj_rate_gradient_0(var_30, var_28, adj_30, adj_28, adj_31);
        wp::adj_mul(var_28, var_29, adj_28, adj_29, adj_30);
        // adj: summed = dyad + rate_gradient(dyad * STRENGTH, dyad)                              <L 35>
        wp::adj_outer(var_26, var_27, adj_26, adj_27, adj_28);
        wp::adj_vec_t(var_2, var_24, var_12, adj_2, adj_24, adj_12, adj_27);
        wp::adj_vec_t(var_25, var_5, var_12, adj_25, adj_5, adj_12, adj_26);
        // adj: dyad = wp.outer(wp.vec3(1.0, prex, adjusted), wp.vec3(charge, sample, adjusted))  <L 34>
        wp::adj_sub(var_22, var_23, adj_22, adj_23, adj_24);
        wp::adj_sub(var_17, var_20, adj_17, adj_20, adj_22);
        wp::adj_mul(var_21, var_weight, adj_19, adj_weight, adj_20);
        wp::adj_address(var_energies, var_0, var_18, adj_energies, adj_0, adj_18, adj_19);
        wp::adj_mul(var_15, var_weight, adj_15, adj_weight, adj_17);
        wp::adj_sin(var_16, adj_14, adj_15);
        wp::adj_address(var_energies, var_0, var_13, adj_energies, adj_0, adj_13, adj_14);
        // adj: sample = wp.sin(energies[index, 1]) * weight - energies[index, 0] * weight - 1.6  <L 33>
        wp::adj_mul(var_9, var_11, adj_9, adj_11, adj_12);
        wp::adj_mul(var_10, var_stiffness, adj_8, adj_stiffness, adj_9);
        wp::adj_address(var_energies, var_0, var_7, adj_energies, adj_0, adj_7, adj_8);
        // adj: adjusted = energies[index][0] * stiffness * 1.9                                   <L 32>
        wp::adj_copy(var_6, adj_4, adj_5);
        wp::adj_address(var_prices, var_0, adj_prices, adj_0, adj_4);
        // adj: prex = prices[index]                                                              <L 31>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_charges, var_0, adj_charges, adj_0, adj_1);
        // adj: charge = charges[index]                                                           <L 30>
        // adj: index = wp.tid()                                                                  <L 29>
        // adj: def compute_energies(                                                             <L 20>
        continue;
    }
}
