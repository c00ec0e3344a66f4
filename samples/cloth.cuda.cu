extern "C" __global__ void compute_cloth_normals_d69dae52_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_offsets,
    wp::array_t<wp::int32> var_incident,
    wp::array_t<wp::int32> var_tris,
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions,
    wp::array_t<wp::vec_t<3, wp::float32>> var_normals)
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
        const wp::float32 var_1 = 0.0;
        wp::vec_t<3, wp::float32> var_2;
        wp::int32* var_3;
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        wp::int32* var_6;
        wp::range_t var_7;
        wp::int32 var_8;
        wp::int32 var_9;
        wp::int32 var_10;
        wp::int32* var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        const wp::int32 var_14 = 0;
        wp::int32* var_15;
        wp::int32 var_16;
        wp::int32 var_17;
        const wp::int32 var_18 = 1;
        wp::int32* var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        const wp::int32 var_22 = 2;
        wp::int32* var_23;
        wp::int32 var_24;
        wp::int32 var_25;
        wp::vec_t<3, wp::float32>* var_26;
        wp::vec_t<3, wp::float32>* var_27;
        wp::vec_t<3, wp::float32> var_28;
        wp::vec_t<3, wp::float32> var_29;
        wp::vec_t<3, wp::float32> var_30;
        wp::vec_t<3, wp::float32>* var_31;
        wp::vec_t<3, wp::float32>* var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::vec_t<3, wp::float32> var_34;
        wp::vec_t<3, wp::float32> var_35;
        wp::vec_t<3, wp::float32> var_36;
        wp::float32 var_37;
        const wp::float32 var_38 = 0.0;
        bool var_39;
        wp::vec_t<3, wp::float32> var_40;
        wp::vec_t<3, wp::float32> var_41;
        wp::float32 var_42;
        const wp::float32 var_43 = 0.0;
        bool var_44;
        wp::vec_t<3, wp::float32> var_45;
        //---------
        // forward
        // def compute_cloth_normals(                                                             <L 5>
        // i = wp.tid()                                                                           <L 12>
        var_0 = builtin_tid1d();
        // total = wp.vec3(0.0)                                                                   <L 13>
        var_2 = wp::vec_t<3, wp::float32>(var_1);
        // for e in range(offsets[i], offsets[i + 1]):                                            <L 14>
        var_3 = wp::address(var_offsets, var_0);
        var_5 = wp::add(var_0, var_4);
        var_6 = wp::address(var_offsets, var_5);
        var_8 = wp::load(var_3);
        var_9 = wp::load(var_6);
        var_7 = wp::range(var_8, var_9);
        start_for_0:;
            if (iter_cmp(var_7) == 0) goto end_for_0;
            var_10 = wp::iter_next(var_7);
            // f = incident[e]                                                                    <L 15>
            var_11 = wp::address(var_incident, var_10);
            var_13 = wp::load(var_11);
            var_12 = wp::copy(var_13);
            // a = tris[f, 0]                                                                     <L 16>
            var_15 = wp::address(var_tris, var_12, var_14);
            var_17 = wp::load(var_15);
            var_16 = wp::copy(var_17);
            // b = tris[f, 1]                                                                     <L 17>
            var_19 = wp::address(var_tris, var_12, var_18);
            var_21 = wp::load(var_19);
            var_20 = wp::copy(var_21);
            // c = tris[f, 2]                                                                     <L 18>
            var_23 = wp::address(var_tris, var_12, var_22);
            var_25 = wp::load(var_23);
            var_24 = wp::copy(var_25);
            // to_b = positions[b] - positions[a]                                                 <L 19>
            var_26 = wp::address(var_positions, var_20);
            var_27 = wp::address(var_positions, var_16);
            var_29 = wp::load(var_26);
            var_30 = wp::load(var_27);
            var_28 = wp::sub(var_29, var_30);
            // to_c = positions[c] - positions[a]                                                 <L 20>
            var_31 = wp::address(var_positions, var_24);
            var_32 = wp::address(var_positions, var_16);
            var_34 = wp::load(var_31);
            var_35 = wp::load(var_32);
            var_33 = wp::sub(var_34, var_35);
            // tri_n = wp.cross(to_b, to_c)                                                       <L 21>
            var_36 = wp::cross(var_28, var_33);
            // size_n = wp.length(tri_n)                                                          <L 22>
            var_37 = wp::length(var_36);
            // if size_n == 0.0:                                                                  <L 23>
            var_39 = (var_37 == var_38);
            if (var_39) {
                // continue                                                                       <L 24>
                goto start_for_0;
            }
            // total += tri_n / size_n                                                            <L 25>
            var_40 = wp::div(var_36, var_37);
            var_41 = wp::add(var_2, var_40);
            wp::assign(var_2, var_41);
            goto start_for_0;
        end_for_0:;
        // size_n = wp.length(total)                                                              <L 26>
        var_42 = wp::length(var_2);
        // if size_n == 0.0:                                                                      <L 27>
        var_44 = (var_42 == var_43);
        if (var_44) {
            // return                                                                             <L 28>
            continue;
        }
        // normals[i] = total / size_n                                                            <L 29>
        var_45 = wp::div(var_2, var_42);
        wp::array_store(var_normals, var_0, var_45);
    }
}
