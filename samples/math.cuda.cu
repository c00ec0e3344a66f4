extern "C" __global__ void transform_errors_9c619a2e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_errors,
    wp::mat_t<3, 3, wp::float32> var_basis,
    wp::array_t<wp::float32> var_masses,
    wp::float32 var_pedestal,
    wp::array_t<wp::float32> var_balances,
    wp::array_t<wp::float32> var_out)
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
        const wp::float32 var_4 = 2.4;
        wp::mat_t<3, 3, wp::float32> var_5;
        const wp::int32 var_6 = 0;
        const wp::int32 var_7 = 0;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 0.6;
        wp::float32 var_11;
        const wp::float32 var_12 = 1.8;
        wp::float32 var_13;
        const wp::float32 var_14 = 1.6;
        wp::float32 var_15;
        const wp::float32 var_16 = 2.0;
        wp::float32 var_17;
        const wp::int32 var_18 = 0;
        const wp::int32 var_19 = 0;
        wp::float32 var_20;
        const wp::int32 var_21 = 2;
        wp::int32 var_22;
        wp::float32* var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::float32 var_27 = 0.5;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::float32 var_30;
        wp::float32 var_31;
        wp::float32 var_32;
        const wp::float32 var_33 = 0.2;
        const wp::float32 var_34 = 1.8;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::float32 var_37 = -0.6;
        bool var_38;
        const wp::int32 var_39 = 2;
        const wp::int32 var_40 = 2;
        wp::float32 var_41;
        wp::float32 var_42;
        const wp::float32 var_43 = 0.2;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        wp::float32 var_48;
        //---------
        // forward
        // def transform_errors(                                                                  <L 7>
        // tid = wp.tid()                                                                         <L 15>
        var_0 = builtin_tid1d();
        // mass = masses[tid]                                                                     <L 16>
        var_1 = wp::address(var_masses, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // block = basis * 2.4                                                                    <L 17>
        var_5 = wp::mul(var_basis, var_4);
        // mean = mass * basis[0, 0] - 0.6                                                        <L 18>
        var_8 = wp::extract(var_basis, var_6, var_7);
        var_9 = wp::mul(var_2, var_8);
        var_11 = wp::sub(var_9, var_10);
        // push = mass * 1.8 - 1.6                                                                <L 19>
        var_13 = wp::mul(var_2, var_12);
        var_15 = wp::sub(var_13, var_14);
        // weighted = push * 2.0                                                                  <L 20>
        var_17 = wp::mul(var_15, var_16);
        // share = block[0, 0]                                                                    <L 21>
        var_20 = wp::extract(var_5, var_18, var_19);
        // scaled = share * errors[tid, wp.min(tid, 2)]                                           <L 22>
        var_22 = wp::min(var_0, var_21);
        var_23 = wp::address(var_errors, var_0, var_22);
        var_25 = wp::load(var_23);
        var_24 = wp::mul(var_20, var_25);
        // weighted /= wp.abs(scaled) + 0.5                                                       <L 23>
        var_26 = wp::abs(var_24);
        var_28 = wp::add(var_26, var_27);
        var_29 = wp::div(var_17, var_28);
        // balances[tid] = wp.exp(-wp.abs(weighted))                                              <L 24>
        var_30 = wp::abs(var_29);
        var_31 = wp::neg(var_30);
        var_32 = wp::exp(var_31);
        wp::array_store(var_balances, var_0, var_32);
        // slope = wp.erfcinv(wp.clamp(share, 0.2, 1.8))                                          <L 25>
        var_35 = wp::clamp(var_20, var_33, var_34);
        var_36 = wp::erfcinv(var_35);
        // switched = wp.where(slope >= OFFSET, push, basis[2, 2])                                <L 26>
        var_38 = (var_36 >= var_37);
        var_41 = wp::extract(var_basis, var_39, var_40);
        var_42 = wp::where(var_38, var_15, var_41);
        // joint = wp.step(0.2 * mean) + wp.step(switched)                                        <L 27>
        var_44 = wp::mul(var_43, var_11);
        var_45 = wp::step(var_44);
        var_46 = wp::step(var_42);
        var_47 = wp::add(var_45, var_46);
        // out[tid] = joint + pedestal                                                            <L 28>
        var_48 = wp::add(var_47, var_pedestal);
        wp::array_store(var_out, var_0, var_48);
    }
}

extern "C" __global__ void transform_errors_9c619a2e_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_errors,
    wp::mat_t<3, 3, wp::float32> var_basis,
    wp::array_t<wp::float32> var_masses,
    wp::float32 var_pedestal,
    wp::array_t<wp::float32> var_balances,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_errors,
    wp::mat_t<3, 3, wp::float32> adj_basis,
    wp::array_t<wp::float32> adj_masses,
    wp::float32 adj_pedestal,
    wp::array_t<wp::float32> adj_balances,
    wp::array_t<wp::float32> adj_out)
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
        const wp::float32 var_4 = 2.4;
        wp::mat_t<3, 3, wp::float32> var_5;
        const wp::int32 var_6 = 0;
        const wp::int32 var_7 = 0;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 0.6;
        wp::float32 var_11;
        const wp::float32 var_12 = 1.8;
        wp::float32 var_13;
        const wp::float32 var_14 = 1.6;
        wp::float32 var_15;
        const wp::float32 var_16 = 2.0;
        wp::float32 var_17;
        const wp::int32 var_18 = 0;
        const wp::int32 var_19 = 0;
        wp::float32 var_20;
        const wp::int32 var_21 = 2;
        wp::int32 var_22;
        wp::float32* var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::float32 var_27 = 0.5;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::float32 var_30;
        wp::float32 var_31;
        wp::float32 var_32;
        const wp::float32 var_33 = 0.2;
        const wp::float32 var_34 = 1.8;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::float32 var_37 = -0.6;
        bool var_38;
        const wp::int32 var_39 = 2;
        const wp::int32 var_40 = 2;
        wp::float32 var_41;
        wp::float32 var_42;
        const wp::float32 var_43 = 0.2;
        wp::float32 var_44;
        wp::float32 var_45;
        wp::float32 var_46;
        wp::float32 var_47;
        wp::float32 var_48;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::mat_t<3, 3, wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
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
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        bool adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::float32 adj_48 = {};
        //---------
        // forward
        // def transform_errors(                                                                  <L 7>
        // tid = wp.tid()                                                                         <L 15>
        var_0 = builtin_tid1d();
        // mass = masses[tid]                                                                     <L 16>
        var_1 = wp::address(var_masses, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // block = basis * 2.4                                                                    <L 17>
        var_5 = wp::mul(var_basis, var_4);
        // mean = mass * basis[0, 0] - 0.6                                                        <L 18>
        var_8 = wp::extract(var_basis, var_6, var_7);
        var_9 = wp::mul(var_2, var_8);
        var_11 = wp::sub(var_9, var_10);
        // push = mass * 1.8 - 1.6                                                                <L 19>
        var_13 = wp::mul(var_2, var_12);
        var_15 = wp::sub(var_13, var_14);
        // weighted = push * 2.0                                                                  <L 20>
        var_17 = wp::mul(var_15, var_16);
        // share = block[0, 0]                                                                    <L 21>
        var_20 = wp::extract(var_5, var_18, var_19);
        // scaled = share * errors[tid, wp.min(tid, 2)]                                           <L 22>
        var_22 = wp::min(var_0, var_21);
        var_23 = wp::address(var_errors, var_0, var_22);
        var_25 = wp::load(var_23);
        var_24 = wp::mul(var_20, var_25);
        // weighted /= wp.abs(scaled) + 0.5                                                       <L 23>
        var_26 = wp::abs(var_24);
        var_28 = wp::add(var_26, var_27);
        var_29 = wp::div(var_17, var_28);
        // balances[tid] = wp.exp(-wp.abs(weighted))                                              <L 24>
        var_30 = wp::abs(var_29);
        var_31 = wp::neg(var_30);
        var_32 = wp::exp(var_31);
        // wp::array_store(var_balances, var_0, var_32);
        // slope = wp.erfcinv(wp.clamp(share, 0.2, 1.8))                                          <L 25>
        var_35 = wp::clamp(var_20, var_33, var_34);
        var_36 = wp::erfcinv(var_35);
        // switched = wp.where(slope >= OFFSET, push, basis[2, 2])                                <L 26>
        var_38 = (var_36 >= var_37);
        var_41 = wp::extract(var_basis, var_39, var_40);
        var_42 = wp::where(var_38, var_15, var_41);
        // joint = wp.step(0.2 * mean) + wp.step(switched)                                        <L 27>
        var_44 = wp::mul(var_43, var_11);
        var_45 = wp::step(var_44);
        var_46 = wp::step(var_42);
        var_47 = wp::add(var_45, var_46);
        // out[tid] = joint + pedestal                                                            <L 28>
        var_48 = wp::add(var_47, var_pedestal);
        // wp::array_store(var_out, var_0, var_48);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_48, adj_out, adj_0, adj_48);
        wp::adj_add(var_47, var_pedestal, adj_47, adj_pedestal, adj_48);
        // adj: out[tid] = joint + pedestal                                                       <L 28>
        wp::adj_add(var_45, var_46, adj_45, adj_46, adj_47);
        wp::adj_mul(var_43, var_11, adj_43, adj_11, adj_44);
        // adj: joint = wp.step(0.2 * mean) + wp.step(switched)                                   <L 27>
        wp::adj_where(var_38, var_15, var_41, adj_38, adj_15, adj_41, adj_42);
        wp::adj_extract(var_basis, var_39, var_40, adj_basis, adj_39, adj_40, adj_41);
        // adj: switched = wp.where(slope >= OFFSET, push, basis[2, 2])                           <L 26>
        wp::adj_erfcinv(var_35, var_36, adj_35, adj_36);
        wp::adj_clamp(var_20, var_33, var_34, adj_20, adj_33, adj_34, adj_35);
        // adj: slope = wp.erfcinv(wp.clamp(share, 0.2, 1.8))                                     <L 25>
        wp::adj_array_store(var_balances, var_0, var_32, adj_balances, adj_0, adj_32);
        wp::adj_exp(var_31, var_32, adj_31, adj_32);
        wp::adj_neg(var_30, adj_30, adj_31);
        wp::adj_abs(var_29, adj_29, adj_30);
        // adj: balances[tid] = wp.exp(-wp.abs(weighted))                                         <L 24>
        wp::adj_div(var_17, var_28, var_29, adj_17, adj_28, adj_29);
        wp::adj_add(var_26, var_27, adj_26, adj_27, adj_28);
        wp::adj_abs(var_24, adj_24, adj_26);
        // adj: weighted /= wp.abs(scaled) + 0.5                                                  <L 23>
        wp::adj_mul(var_20, var_25, adj_20, adj_23, adj_24);
        wp::adj_address(var_errors, var_0, var_22, adj_errors, adj_0, adj_22, adj_23);
        wp::adj_min(var_0, var_21, adj_0, adj_21, adj_22);
        // adj: scaled = share * errors[tid, wp.min(tid, 2)]                                      <L 22>
        wp::adj_extract(var_5, var_18, var_19, adj_5, adj_18, adj_19, adj_20);
        // adj: share = block[0, 0]                                                               <L 21>
        wp::adj_mul(var_15, var_16, adj_15, adj_16, adj_17);
        // adj: weighted = push * 2.0                                                             <L 20>
        wp::adj_sub(var_13, var_14, adj_13, adj_14, adj_15);
        wp::adj_mul(var_2, var_12, adj_2, adj_12, adj_13);
        // adj: push = mass * 1.8 - 1.6                                                           <L 19>
        wp::adj_sub(var_9, var_10, adj_9, adj_10, adj_11);
        wp::adj_mul(var_2, var_8, adj_2, adj_8, adj_9);
        wp::adj_extract(var_basis, var_6, var_7, adj_basis, adj_6, adj_7, adj_8);
        // adj: mean = mass * basis[0, 0] - 0.6                                                   <L 18>
        wp::adj_mul(var_basis, var_4, adj_basis, adj_4, adj_5);
        // adj: block = basis * 2.4                                                               <L 17>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_masses, var_0, adj_masses, adj_0, adj_1);
        // adj: mass = masses[tid]                                                                <L 16>
        // adj: tid = wp.tid()                                                                    <L 15>
        // adj: def transform_errors(                                                             <L 7>
        continue;
    }
}
