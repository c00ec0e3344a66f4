extern "C" __global__ void simulate_wave_front_f0a8d866_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_forces,
    wp::array_t<wp::float32> var_speeds,
    bool var_use_bias,
    wp::array_t<wp::vec_t<3, wp::float32>> var_anchors,
    wp::array_t<wp::vec_t<3, wp::float32>> var_accels,
    wp::vec_t<3, wp::float32> var_gravity,
    wp::array_t<wp::float32> var_charges,
    wp::array_t<wp::vec_t<3, wp::float32>> var_new_velocities)
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
        wp::vec_t<3, wp::float32>* var_1;
        const wp::int32 var_2 = 1;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::float32 var_8 = 2.6;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.0;
        const wp::int32 var_11 = 1;
        wp::int32 var_12;
        const wp::int32 var_13 = 0;
        wp::int32 var_14;
        wp::vec_t<3, wp::float32>* var_15;
        wp::vec_t<3, wp::float32> var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::vec_t<3, wp::float32>* var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        wp::float32 var_21;
        const wp::float32 var_22 = 0.001;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::vec_t<3, wp::float32> var_27;
        const wp::float32 var_28 = 0.5;
        wp::vec_t<3, wp::float32> var_29;
        wp::vec_t<3, wp::float32> var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::float32* var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::float32 var_34;
        wp::vec_t<3, wp::float32> var_35;
        //---------
        // forward
        // def simulate_wave_front(                                                               <L 5>
        // index = wp.tid()                                                                       <L 15>
        var_0 = builtin_tid1d();
        // dp = accels[index][1] * speeds[index] - 2.6                                            <L 16>
        var_1 = wp::address(var_accels, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_5 = wp::address(var_speeds, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::mul(var_3, var_7);
        var_9 = wp::sub(var_6, var_8);
        // stiffness = 2.0                                                                        <L 17>
        // here = forces[wp.max(index - 1, 0)]                                                    <L 18>
        var_12 = wp::sub(var_0, var_11);
        var_14 = wp::max(var_12, var_13);
        var_15 = wp::address(var_forces, var_14);
        var_17 = wp::load(var_15);
        var_16 = wp::copy(var_17);
        // separation = anchors[index] - here                                                     <L 19>
        var_18 = wp::address(var_anchors, var_0);
        var_20 = wp::load(var_18);
        var_19 = wp::sub(var_20, var_16);
        // separation_length = wp.length(separation) + 0.001                                      <L 20>
        var_21 = wp::length(var_19);
        var_23 = wp::add(var_21, var_22);
        // stretch = separation_length - stiffness                                                <L 21>
        var_24 = wp::sub(var_23, var_10);
        // tension = stiffness * stretch                                                          <L 22>
        var_25 = wp::mul(var_10, var_24);
        // f_spring = separation * (tension / separation_length)                                  <L 23>
        var_26 = wp::div(var_25, var_23);
        var_27 = wp::mul(var_19, var_26);
        // p_vec = wp.where(use_bias, f_spring, f_spring * 0.5)                                   <L 24>
        var_29 = wp::mul(var_27, var_28);
        var_30 = wp::where(var_use_bias, var_27, var_29);
        // new_velocities[index] = (p_vec - gravity) * charges[index] * dp                        <L 25>
        var_31 = wp::sub(var_30, var_gravity);
        var_32 = wp::address(var_charges, var_0);
        var_34 = wp::load(var_32);
        var_33 = wp::mul(var_31, var_34);
        var_35 = wp::mul(var_33, var_9);
        wp::array_store(var_new_velocities, var_0, var_35);
    }
}

extern "C" __global__ void simulate_wave_front_f0a8d866_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_forces,
    wp::array_t<wp::float32> var_speeds,
    bool var_use_bias,
    wp::array_t<wp::vec_t<3, wp::float32>> var_anchors,
    wp::array_t<wp::vec_t<3, wp::float32>> var_accels,
    wp::vec_t<3, wp::float32> var_gravity,
    wp::array_t<wp::float32> var_charges,
    wp::array_t<wp::vec_t<3, wp::float32>> var_new_velocities,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_forces,
    wp::array_t<wp::float32> adj_speeds,
    bool adj_use_bias,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_anchors,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_accels,
    wp::vec_t<3, wp::float32> adj_gravity,
    wp::array_t<wp::float32> adj_charges,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_new_velocities)
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
        wp::vec_t<3, wp::float32>* var_1;
        const wp::int32 var_2 = 1;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::float32 var_8 = 2.6;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.0;
        const wp::int32 var_11 = 1;
        wp::int32 var_12;
        const wp::int32 var_13 = 0;
        wp::int32 var_14;
        wp::vec_t<3, wp::float32>* var_15;
        wp::vec_t<3, wp::float32> var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::vec_t<3, wp::float32>* var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        wp::float32 var_21;
        const wp::float32 var_22 = 0.001;
        wp::float32 var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::vec_t<3, wp::float32> var_27;
        const wp::float32 var_28 = 0.5;
        wp::vec_t<3, wp::float32> var_29;
        wp::vec_t<3, wp::float32> var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::float32* var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::float32 var_34;
        wp::vec_t<3, wp::float32> var_35;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::vec_t<3, wp::float32> adj_15 = {};
        wp::vec_t<3, wp::float32> adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::vec_t<3, wp::float32> adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::vec_t<3, wp::float32> adj_27 = {};
        wp::float32 adj_28 = {};
        wp::vec_t<3, wp::float32> adj_29 = {};
        wp::vec_t<3, wp::float32> adj_30 = {};
        wp::vec_t<3, wp::float32> adj_31 = {};
        wp::float32 adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::float32 adj_34 = {};
        wp::vec_t<3, wp::float32> adj_35 = {};
        //---------
        // forward
        // def simulate_wave_front(                                                               <L 5>
        // index = wp.tid()                                                                       <L 15>
        var_0 = builtin_tid1d();
        // dp = accels[index][1] * speeds[index] - 2.6                                            <L 16>
        var_1 = wp::address(var_accels, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_5 = wp::address(var_speeds, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::mul(var_3, var_7);
        var_9 = wp::sub(var_6, var_8);
        // stiffness = 2.0                                                                        <L 17>
        // here = forces[wp.max(index - 1, 0)]                                                    <L 18>
        var_12 = wp::sub(var_0, var_11);
        var_14 = wp::max(var_12, var_13);
        var_15 = wp::address(var_forces, var_14);
        var_17 = wp::load(var_15);
        var_16 = wp::copy(var_17);
        // separation = anchors[index] - here                                                     <L 19>
        var_18 = wp::address(var_anchors, var_0);
        var_20 = wp::load(var_18);
        var_19 = wp::sub(var_20, var_16);
        // separation_length = wp.length(separation) + 0.001                                      <L 20>
        var_21 = wp::length(var_19);
        var_23 = wp::add(var_21, var_22);
        // stretch = separation_length - stiffness                                                <L 21>
        var_24 = wp::sub(var_23, var_10);
        // tension = stiffness * stretch                                                          <L 22>
        var_25 = wp::mul(var_10, var_24);
        // f_spring = separation * (tension / separation_length)                                  <L 23>
        var_26 = wp::div(var_25, var_23);
        var_27 = wp::mul(var_19, var_26);
        // p_vec = wp.where(use_bias, f_spring, f_spring * 0.5)                                   <L 24>
        var_29 = wp::mul(var_27, var_28);
        var_30 = wp::where(var_use_bias, var_27, var_29);
        // new_velocities[index] = (p_vec - gravity) * charges[index] * dp                        <L 25>
        var_31 = wp::sub(var_30, var_gravity);
        var_32 = wp::address(var_charges, var_0);
        var_34 = wp::load(var_32);
        var_33 = wp::mul(var_31, var_34);
        var_35 = wp::mul(var_33, var_9);
        // wp::array_store(var_new_velocities, var_0, var_35);
        //---------
        // reverse
        wp::adj_array_store(var_new_velocities, var_0, var_35, adj_new_velocities, adj_0, adj_35);
        wp::adj_mul(var_33, var_9, adj_33, adj_9, adj_35);
        wp::adj_mul(var_31, var_34, adj_31, adj_32, adj_33);
        wp::adj_address(var_charges, var_0, adj_charges, adj_0, adj_32);
        wp::adj_sub(var_30, var_gravity, adj_30, adj_gravity, adj_31);
        // adj: new_velocities[index] = (p_vec - gravity) * charges[index] * dp                   <L 25>
        wp::adj_where(var_use_bias, var_27, var_29, adj_use_bias, adj_27, adj_29, adj_30);
        wp::adj_mul(var_27, var_28, adj_27, adj_28, adj_29);
        // adj: p_vec = wp.where(use_bias, f_spring, f_spring * 0.5)                              <L 24>
        wp::adj_mul(var_19, var_26, adj_19, adj_26, adj_27);
        wp::adj_div(var_25, var_23, var_26, adj_25, adj_23, adj_26);
        // adj: f_spring = separation * (tension / separation_length)                             <L 23>
        wp::adj_mul(var_10, var_24, adj_10, adj_24, adj_25);
        // adj: tension = stiffness * stretch                                                     <L 22>
        wp::adj_sub(var_23, var_10, adj_23, adj_10, adj_24);
        // adj: stretch = separation_length - stiffness                                           <L 21>
        wp::adj_add(var_21, var_22, adj_21, adj_22, adj_23);
        wp::adj_length(var_19, var_21, adj_19, adj_21);
        // adj: separation_length = wp.length(separation) + 0.001                                 <L 20>
        wp::adj_sub(var_20, var_16, adj_18, adj_16, adj_19);
        wp::adj_address(var_anchors, var_0, adj_anchors, adj_0, adj_18);
        // adj: separation = anchors[index] - here                                                <L 19>
        wp::adj_copy(var_17, adj_15, adj_16);
        wp::adj_address(var_forces, var_14, adj_forces, adj_14, adj_15);
        wp::adj_max(var_12, var_13, adj_12, adj_13, adj_14);
        wp::adj_sub(var_0, var_11, adj_0, adj_11, adj_12);
        // adj: here = forces[wp.max(index - 1, 0)]                                               <L 18>
        // adj: stiffness = 2.0                                                                   <L 17>
        wp::adj_sub(var_6, var_8, adj_6, adj_8, adj_9);
        wp::adj_mul(var_3, var_7, adj_3, adj_5, adj_6);
        wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_5);
        wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_accels, var_0, adj_accels, adj_0, adj_1);
        // adj: dp = accels[index][1] * speeds[index] - 2.6                                       <L 16>
        // adj: index = wp.tid()                                                                  <L 15>
        // adj: def simulate_wave_front(                                                          <L 5>
        continue;
    }
}
