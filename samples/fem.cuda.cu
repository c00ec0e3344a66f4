extern "C" __global__ void assemble_color_924259c5_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_color_members,
    wp::array_t<wp::int32> var_members,
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::float32 var_rest_length,
    wp::float32 var_k_spring,
    wp::float32 var_min_length,
    wp::array_t<wp::vec_t<3, wp::float32>> var_forces)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        const wp::int32 var_4 = 2;
        wp::int32 var_5;
        wp::int32* var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        const wp::int32 var_9 = 2;
        wp::int32 var_10;
        const wp::int32 var_11 = 1;
        wp::int32 var_12;
        wp::int32* var_13;
        wp::int32 var_14;
        wp::int32 var_15;
        wp::vec_t<3, wp::float32>* var_16;
        wp::vec_t<3, wp::float32>* var_17;
        wp::vec_t<3, wp::float32> var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        const wp::float32 var_26 = 1.0;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::vec_t<3, wp::float32>* var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::vec_t<3, wp::float32>* var_34;
        wp::vec_t<3, wp::float32> var_35;
        wp::vec_t<3, wp::float32> var_36;
        wp::vec_t<3, wp::float32> var_37;
        //---------
        // forward
        // def assemble_color(                                                                    <L 5>
        // s = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // e = color_members[s]                                                                   <L 15>
        var_1 = wp::address(var_color_members, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // a = members[2 * e]                                                                     <L 16>
        var_5 = wp::mul(var_4, var_2);
        var_6 = wp::address(var_members, var_5);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // b = members[2 * e + 1]                                                                 <L 17>
        var_10 = wp::mul(var_9, var_2);
        var_12 = wp::add(var_10, var_11);
        var_13 = wp::address(var_members, var_12);
        var_15 = wp::load(var_13);
        var_14 = wp::copy(var_15);
        // d = x[b] - x[a]                                                                        <L 18>
        var_16 = wp::address(var_x, var_14);
        var_17 = wp::address(var_x, var_7);
        var_19 = wp::load(var_16);
        var_20 = wp::load(var_17);
        var_18 = wp::sub(var_19, var_20);
        // length = wp.length(d)                                                                  <L 19>
        var_21 = wp::length(var_18);
        // d /= wp.max(length, min_length)                                                        <L 20>
        var_22 = wp::max(var_21, var_min_length);
        var_23 = wp::div(var_18, var_22);
        // stretch = length - rest_length                                                         <L 21>
        var_24 = wp::sub(var_21, var_rest_length);
        // f = k_spring * stretch * (1.0 + stretch * stretch)                                     <L 22>
        var_25 = wp::mul(var_k_spring, var_24);
        var_27 = wp::mul(var_24, var_24);
        var_28 = wp::add(var_26, var_27);
        var_29 = wp::mul(var_25, var_28);
        // forces[a] = forces[a] + f * d                                                          <L 23>
        var_30 = wp::address(var_forces, var_7);
        var_31 = wp::mul(var_29, var_23);
        var_33 = wp::load(var_30);
        var_32 = wp::add(var_33, var_31);
        wp::array_store(var_forces, var_7, var_32);
        // forces[b] = forces[b] - f * d                                                          <L 24>
        var_34 = wp::address(var_forces, var_14);
        var_35 = wp::mul(var_29, var_23);
        var_37 = wp::load(var_34);
        var_36 = wp::sub(var_37, var_35);
        wp::array_store(var_forces, var_14, var_36);
    }
}

extern "C" __global__ void assemble_color_924259c5_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_color_members,
    wp::array_t<wp::int32> var_members,
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::float32 var_rest_length,
    wp::float32 var_k_spring,
    wp::float32 var_min_length,
    wp::array_t<wp::vec_t<3, wp::float32>> var_forces,
    wp::array_t<wp::int32> adj_color_members,
    wp::array_t<wp::int32> adj_members,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x,
    wp::float32 adj_rest_length,
    wp::float32 adj_k_spring,
    wp::float32 adj_min_length,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_forces)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        const wp::int32 var_4 = 2;
        wp::int32 var_5;
        wp::int32* var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        const wp::int32 var_9 = 2;
        wp::int32 var_10;
        const wp::int32 var_11 = 1;
        wp::int32 var_12;
        wp::int32* var_13;
        wp::int32 var_14;
        wp::int32 var_15;
        wp::vec_t<3, wp::float32>* var_16;
        wp::vec_t<3, wp::float32>* var_17;
        wp::vec_t<3, wp::float32> var_18;
        wp::vec_t<3, wp::float32> var_19;
        wp::vec_t<3, wp::float32> var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::float32 var_24;
        wp::float32 var_25;
        const wp::float32 var_26 = 1.0;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::vec_t<3, wp::float32>* var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::vec_t<3, wp::float32>* var_34;
        wp::vec_t<3, wp::float32> var_35;
        wp::vec_t<3, wp::float32> var_36;
        wp::vec_t<3, wp::float32> var_37;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
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
        wp::vec_t<3, wp::float32> adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::vec_t<3, wp::float32> adj_18 = {};
        wp::vec_t<3, wp::float32> adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::vec_t<3, wp::float32> adj_30 = {};
        wp::vec_t<3, wp::float32> adj_31 = {};
        wp::vec_t<3, wp::float32> adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::vec_t<3, wp::float32> adj_34 = {};
        wp::vec_t<3, wp::float32> adj_35 = {};
        wp::vec_t<3, wp::float32> adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        //---------
        // forward
        // def assemble_color(                                                                    <L 5>
        // s = wp.tid()                                                                           <L 14>
        var_0 = builtin_tid1d();
        // e = color_members[s]                                                                   <L 15>
        var_1 = wp::address(var_color_members, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // a = members[2 * e]                                                                     <L 16>
        var_5 = wp::mul(var_4, var_2);
        var_6 = wp::address(var_members, var_5);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // b = members[2 * e + 1]                                                                 <L 17>
        var_10 = wp::mul(var_9, var_2);
        var_12 = wp::add(var_10, var_11);
        var_13 = wp::address(var_members, var_12);
        var_15 = wp::load(var_13);
        var_14 = wp::copy(var_15);
        // d = x[b] - x[a]                                                                        <L 18>
        var_16 = wp::address(var_x, var_14);
        var_17 = wp::address(var_x, var_7);
        var_19 = wp::load(var_16);
        var_20 = wp::load(var_17);
        var_18 = wp::sub(var_19, var_20);
        // length = wp.length(d)                                                                  <L 19>
        var_21 = wp::length(var_18);
        // d /= wp.max(length, min_length)                                                        <L 20>
        var_22 = wp::max(var_21, var_min_length);
        var_23 = wp::div(var_18, var_22);
        // stretch = length - rest_length                                                         <L 21>
        var_24 = wp::sub(var_21, var_rest_length);
        // f = k_spring * stretch * (1.0 + stretch * stretch)                                     <L 22>
        var_25 = wp::mul(var_k_spring, var_24);
        var_27 = wp::mul(var_24, var_24);
        var_28 = wp::add(var_26, var_27);
        var_29 = wp::mul(var_25, var_28);
        // forces[a] = forces[a] + f * d                                                          <L 23>
        var_30 = wp::address(var_forces, var_7);
        var_31 = wp::mul(var_29, var_23);
        var_33 = wp::load(var_30);
        var_32 = wp::add(var_33, var_31);
        // wp::array_store(var_forces, var_7, var_32);
        // forces[b] = forces[b] - f * d                                                          <L 24>
        var_34 = wp::address(var_forces, var_14);
        var_35 = wp::mul(var_29, var_23);
        var_37 = wp::load(var_34);
        var_36 = wp::sub(var_37, var_35);
        // wp::array_store(var_forces, var_14, var_36);
        //---------
        // reverse
        wp::adj_array_store(var_forces, var_14, var_36, adj_forces, adj_14, adj_36);
        wp::adj_sub(var_37, var_35, adj_34, adj_35, adj_36);
        wp::adj_mul(var_29, var_23, adj_29, adj_23, adj_35);
        wp::adj_address(var_forces, var_14, adj_forces, adj_14, adj_34);
        // adj: forces[b] = forces[b] - f * d                                                     <L 24>
        wp::adj_array_store(var_forces, var_7, var_32, adj_forces, adj_7, adj_32);
        wp::adj_add(var_33, var_31, adj_30, adj_31, adj_32);
        wp::adj_mul(var_29, var_23, adj_29, adj_23, adj_31);
        wp::adj_address(var_forces, var_7, adj_forces, adj_7, adj_30);
        // adj: forces[a] = forces[a] + f * d                                                     <L 23>
        wp::adj_mul(var_25, var_28, adj_25, adj_28, adj_29);
        wp::adj_add(var_26, var_27, adj_26, adj_27, adj_28);
        wp::adj_mul(var_24, var_24, adj_24, adj_24, adj_27);
        wp::adj_mul(var_k_spring, var_24, adj_k_spring, adj_24, adj_25);
        // adj: f = k_spring * stretch * (1.0 + stretch * stretch)                                <L 22>
        wp::adj_sub(var_21, var_rest_length, adj_21, adj_rest_length, adj_24);
        // adj: stretch = length - rest_length                                                    <L 21>
        wp::adj_div(var_18, var_22, adj_18, adj_22, adj_23);
        wp::adj_max(var_21, var_min_length, adj_21, adj_min_length, adj_22);
        // adj: d /= wp.max(length, min_length)                                                   <L 20>
        wp::adj_length(var_18, var_21, adj_18, adj_21);
        // adj: length = wp.length(d)                                                             <L 19>
        wp::adj_sub(var_19, var_20, adj_16, adj_17, adj_18);
        wp::adj_address(var_x, var_7, adj_x, adj_7, adj_17);
        wp::adj_address(var_x, var_14, adj_x, adj_14, adj_16);
        // adj: d = x[b] - x[a]                                                                   <L 18>
        wp::adj_copy(var_15, adj_13, adj_14);
        wp::adj_address(var_members, var_12, adj_members, adj_12, adj_13);
        wp::adj_add(var_10, var_11, adj_10, adj_11, adj_12);
        wp::adj_mul(var_9, var_2, adj_9, adj_2, adj_10);
        // adj: b = members[2 * e + 1]                                                            <L 17>
        wp::adj_copy(var_8, adj_6, adj_7);
        wp::adj_address(var_members, var_5, adj_members, adj_5, adj_6);
        wp::adj_mul(var_4, var_2, adj_4, adj_2, adj_5);
        // adj: a = members[2 * e]                                                                <L 16>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_color_members, var_0, adj_color_members, adj_0, adj_1);
        // adj: e = color_members[s]                                                              <L 15>
        // adj: s = wp.tid()                                                                      <L 14>
        // adj: def assemble_color(                                                               <L 5>
        continue;
    }
}
