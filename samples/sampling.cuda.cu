extern "C" __global__ void resample_means_6ff12255_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_means,
    wp::array_t<wp::uint32> var_ages,
    wp::array_t<wp::float32> var_seeds_x,
    wp::array_t<wp::vec_t<2, wp::float32>> var_origins,
    wp::array_t<wp::float32> var_log_likelihoods,
    wp::array_t<wp::float32> var_weights_out)
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
        const wp::int32 var_1 = 8732;
        wp::uint32 var_2;
        wp::float32* var_3;
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        const wp::int32 var_6 = 0;
        wp::int32 var_7;
        wp::vec_t<2, wp::float32>* var_8;
        const wp::int32 var_9 = 1;
        wp::float32 var_10;
        wp::vec_t<2, wp::float32> var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        const wp::float32 var_17 = 4.0;
        wp::float32 var_18;
        const wp::float32 var_19 = 2.0;
        wp::uint32 var_20;
        const wp::float32 var_21 = 0.75;
        wp::float32 var_22;
        const wp::float32 var_23 = 100.0;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32* var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::int32 var_29 = 0;
        wp::uint32* var_30;
        wp::float32 var_31;
        wp::uint32 var_32;
        wp::float32 var_33;
        wp::float32* var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::vec_t<2, wp::float32>* var_37;
        const wp::int32 var_38 = 0;
        wp::float32 var_39;
        wp::vec_t<2, wp::float32> var_40;
        wp::float32 var_41;
        wp::float32* var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        //---------
        // forward
        // def resample_means(                                                                    <L 5>
        // thread = wp.tid()                                                                      <L 13>
        var_0 = builtin_tid1d();
        // rng = wp.rand_init(8732, thread)                                                       <L 14>
        var_2 = wp::rand_init(var_1, var_0);
        // likelihood = log_likelihoods[thread] + origins[wp.max(thread - 1, 0)].y                <L 15>
        var_3 = wp::address(var_log_likelihoods, var_0);
        var_5 = wp::sub(var_0, var_4);
        var_7 = wp::max(var_5, var_6);
        var_8 = wp::address(var_origins, var_7);
        var_11 = wp::load(var_8);
        var_10 = wp::extract(var_11, var_9);
        var_13 = wp::load(var_3);
        var_12 = wp::add(var_13, var_10);
        // likelihood += seeds_x[thread]                                                          <L 16>
        var_14 = wp::address(var_seeds_x, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::add(var_12, var_16);
        // likelihood += 4.0                                                                      <L 17>
        var_18 = wp::add(var_15, var_17);
        // n_events = wp.poisson(rng, 2.0)                                                        <L 18>
        var_20 = wp::poisson(var_2, var_19);
        // events_sum = 0.75 * wp.min(wp.float32(n_events), 100.0)                                <L 19>
        var_22 = wp::float32(var_20);
        var_24 = wp::min(var_22, var_23);
        var_25 = wp::mul(var_21, var_24);
        // score = (events_sum + means[thread]) * wp.float32(ages[thread, 0])                     <L 20>
        var_26 = wp::address(var_means, var_0);
        var_28 = wp::load(var_26);
        var_27 = wp::add(var_25, var_28);
        var_30 = wp::address(var_ages, var_0, var_29);
        var_32 = wp::load(var_30);
        var_31 = wp::float32(var_32);
        var_33 = wp::mul(var_27, var_31);
        // deviation = (score - seeds_x[thread]) * origins[thread].x + log_likelihoods[thread]       <L 21>
        var_34 = wp::address(var_seeds_x, var_0);
        var_36 = wp::load(var_34);
        var_35 = wp::sub(var_33, var_36);
        var_37 = wp::address(var_origins, var_0);
        var_40 = wp::load(var_37);
        var_39 = wp::extract(var_40, var_38);
        var_41 = wp::mul(var_35, var_39);
        var_42 = wp::address(var_log_likelihoods, var_0);
        var_44 = wp::load(var_42);
        var_43 = wp::add(var_41, var_44);
        // weights_out[thread] = deviation * likelihood                                           <L 22>
        var_45 = wp::mul(var_43, var_18);
        wp::array_store(var_weights_out, var_0, var_45);
    }
}

extern "C" __global__ void resample_means_6ff12255_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_means,
    wp::array_t<wp::uint32> var_ages,
    wp::array_t<wp::float32> var_seeds_x,
    wp::array_t<wp::vec_t<2, wp::float32>> var_origins,
    wp::array_t<wp::float32> var_log_likelihoods,
    wp::array_t<wp::float32> var_weights_out,
    wp::array_t<wp::float32> adj_means,
    wp::array_t<wp::uint32> adj_ages,
    wp::array_t<wp::float32> adj_seeds_x,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_origins,
    wp::array_t<wp::float32> adj_log_likelihoods,
    wp::array_t<wp::float32> adj_weights_out)
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
        const wp::int32 var_1 = 8732;
        wp::uint32 var_2;
        wp::float32* var_3;
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        const wp::int32 var_6 = 0;
        wp::int32 var_7;
        wp::vec_t<2, wp::float32>* var_8;
        const wp::int32 var_9 = 1;
        wp::float32 var_10;
        wp::vec_t<2, wp::float32> var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        const wp::float32 var_17 = 4.0;
        wp::float32 var_18;
        const wp::float32 var_19 = 2.0;
        wp::uint32 var_20;
        const wp::float32 var_21 = 0.75;
        wp::float32 var_22;
        const wp::float32 var_23 = 100.0;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32* var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::int32 var_29 = 0;
        wp::uint32* var_30;
        wp::float32 var_31;
        wp::uint32 var_32;
        wp::float32 var_33;
        wp::float32* var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::vec_t<2, wp::float32>* var_37;
        const wp::int32 var_38 = 0;
        wp::float32 var_39;
        wp::vec_t<2, wp::float32> var_40;
        wp::float32 var_41;
        wp::float32* var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::uint32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::vec_t<2, wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::vec_t<2, wp::float32> adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::uint32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::uint32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::uint32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::vec_t<2, wp::float32> adj_37 = {};
        wp::int32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::vec_t<2, wp::float32> adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::float32 adj_45 = {};
        //---------
        // forward
        // def resample_means(                                                                    <L 5>
        // thread = wp.tid()                                                                      <L 13>
        var_0 = builtin_tid1d();
        // rng = wp.rand_init(8732, thread)                                                       <L 14>
        var_2 = wp::rand_init(var_1, var_0);
        // likelihood = log_likelihoods[thread] + origins[wp.max(thread - 1, 0)].y                <L 15>
        var_3 = wp::address(var_log_likelihoods, var_0);
        var_5 = wp::sub(var_0, var_4);
        var_7 = wp::max(var_5, var_6);
        var_8 = wp::address(var_origins, var_7);
        var_11 = wp::load(var_8);
        var_10 = wp::extract(var_11, var_9);
        var_13 = wp::load(var_3);
        var_12 = wp::add(var_13, var_10);
        // likelihood += seeds_x[thread]                                                          <L 16>
        var_14 = wp::address(var_seeds_x, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::add(var_12, var_16);
        // likelihood += 4.0                                                                      <L 17>
        var_18 = wp::add(var_15, var_17);
        // n_events = wp.poisson(rng, 2.0)                                                        <L 18>
        var_20 = wp::poisson(var_2, var_19);
        // events_sum = 0.75 * wp.min(wp.float32(n_events), 100.0)                                <L 19>
        var_22 = wp::float32(var_20);
        var_24 = wp::min(var_22, var_23);
        var_25 = wp::mul(var_21, var_24);
        // score = (events_sum + means[thread]) * wp.float32(ages[thread, 0])                     <L 20>
        var_26 = wp::address(var_means, var_0);
        var_28 = wp::load(var_26);
        var_27 = wp::add(var_25, var_28);
        var_30 = wp::address(var_ages, var_0, var_29);
        var_32 = wp::load(var_30);
        var_31 = wp::float32(var_32);
        var_33 = wp::mul(var_27, var_31);
        // deviation = (score - seeds_x[thread]) * origins[thread].x + log_likelihoods[thread]       <L 21>
        var_34 = wp::address(var_seeds_x, var_0);
        var_36 = wp::load(var_34);
        var_35 = wp::sub(var_33, var_36);
        var_37 = wp::address(var_origins, var_0);
        var_40 = wp::load(var_37);
        var_39 = wp::extract(var_40, var_38);
        var_41 = wp::mul(var_35, var_39);
        var_42 = wp::address(var_log_likelihoods, var_0);
        var_44 = wp::load(var_42);
        var_43 = wp::add(var_41, var_44);
        // weights_out[thread] = deviation * likelihood                                           <L 22>
        var_45 = wp::mul(var_43, var_18);
        // wp::array_store(var_weights_out, var_0, var_45);
        //---------
        // reverse
        wp::adj_array_store(var_weights_out, var_0, var_45, adj_weights_out, adj_0, adj_45);
        wp::adj_mul(var_43, var_18, adj_43, adj_18, adj_45);
        // adj: weights_out[thread] = deviation * likelihood                                      <L 22>
        wp::adj_add(var_41, var_44, adj_41, adj_42, adj_43);
        wp::adj_address(var_log_likelihoods, var_0, adj_log_likelihoods, adj_0, adj_42);
        wp::adj_mul(var_35, var_39, adj_35, adj_39, adj_41);
        wp::adj_extract(var_40, var_38, adj_37, adj_38, adj_39);
        wp::adj_address(var_origins, var_0, adj_origins, adj_0, adj_37);
        wp::adj_sub(var_33, var_36, adj_33, adj_34, adj_35);
        wp::adj_address(var_seeds_x, var_0, adj_seeds_x, adj_0, adj_34);
        // adj: deviation = (score - seeds_x[thread]) * origins[thread].x + log_likelihoods[thread]  <L 21>
        wp::adj_mul(var_27, var_31, adj_27, adj_31, adj_33);
        wp::adj_float32(var_32, adj_30, adj_31);
        wp::adj_address(var_ages, var_0, var_29, adj_ages, adj_0, adj_29, adj_30);
        wp::adj_add(var_25, var_28, adj_25, adj_26, adj_27);
        wp::adj_address(var_means, var_0, adj_means, adj_0, adj_26);
        // adj: score = (events_sum + means[thread]) * wp.float32(ages[thread, 0])                <L 20>
        wp::adj_mul(var_21, var_24, adj_21, adj_24, adj_25);
        wp::adj_min(var_22, var_23, adj_22, adj_23, adj_24);
        wp::adj_float32(var_20, adj_20, adj_22);
        // adj: events_sum = 0.75 * wp.min(wp.float32(n_events), 100.0)                           <L 19>
        // adj: n_events = wp.poisson(rng, 2.0)                                                   <L 18>
        wp::adj_add(var_15, var_17, adj_15, adj_17, adj_18);
        // adj: likelihood += 4.0                                                                 <L 17>
        wp::adj_add(var_12, var_16, adj_12, adj_14, adj_15);
        wp::adj_address(var_seeds_x, var_0, adj_seeds_x, adj_0, adj_14);
        // adj: likelihood += seeds_x[thread]                                                     <L 16>
        wp::adj_add(var_13, var_10, adj_3, adj_10, adj_12);
        wp::adj_extract(var_11, var_9, adj_8, adj_9, adj_10);
        wp::adj_address(var_origins, var_7, adj_origins, adj_7, adj_8);
        wp::adj_max(var_5, var_6, adj_5, adj_6, adj_7);
        wp::adj_sub(var_0, var_4, adj_0, adj_4, adj_5);
        wp::adj_address(var_log_likelihoods, var_0, adj_log_likelihoods, adj_0, adj_3);
        // adj: likelihood = log_likelihoods[thread] + origins[wp.max(thread - 1, 0)].y           <L 15>
        // adj: rng = wp.rand_init(8732, thread)                                                  <L 14>
        // adj: thread = wp.tid()                                                                 <L 13>
        // adj: def resample_means(                                                               <L 5>
        continue;
    }
}
