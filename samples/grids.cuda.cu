struct Shape_efb5b0d8
{
    wp::vec_t<2, wp::float32> center;
    wp::float32 size;
    wp::int32 value;


    Shape_efb5b0d8() = default;
    CUDA_CALLABLE Shape_efb5b0d8(wp::vec_t<2, wp::float32> const& center,
    wp::float32 const& size = {},
    wp::int32 const& value = {})
        : center{center}
        , size{size}
        , value{value}

    {
    }

    CUDA_CALLABLE Shape_efb5b0d8& operator += (const Shape_efb5b0d8& rhs)
    {    center += rhs.center;
    size += rhs.size;
    value += rhs.value;

        return *this;}

};

static CUDA_CALLABLE void adj_Shape_efb5b0d8(wp::vec_t<2, wp::float32> const&,
    wp::float32 const&,
    wp::int32 const&,
    wp::vec_t<2, wp::float32> & adj_center,
    wp::float32 & adj_size,
    wp::int32 & adj_value,
    Shape_efb5b0d8 & adj_ret)
{
    adj_center += adj_ret.center;
    adj_size += adj_ret.size;
    adj_value += adj_ret.value;
}

// Required when compiling adjoints.
CUDA_CALLABLE Shape_efb5b0d8 add(const Shape_efb5b0d8& a, const Shape_efb5b0d8& b)
{
    return Shape_efb5b0d8();
}

CUDA_CALLABLE void adj_atomic_add(Shape_efb5b0d8* p, Shape_efb5b0d8 t)
{
    wp::adj_atomic_add(&p->center, t.center);
    wp::adj_atomic_add(&p->size, t.size);
    wp::adj_atomic_add(&p->value, t.value);
}

extern "C" __global__ void paint_shapes_09b11c56_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Shape_efb5b0d8> var_shapes,
    wp::float32 var_h,
    wp::array_t<wp::int32> var_field)
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
        Shape_efb5b0d8* var_1;
        wp::vec_t<2, wp::float32>* var_2;
        wp::vec_t<2, wp::float32> var_3;
        wp::vec_t<2, wp::float32> var_4;
        Shape_efb5b0d8* var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 0;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::int32 var_14;
        const wp::int32 var_15 = 0;
        wp::int32 var_16;
        const wp::int32 var_17 = 1;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::int32 var_22;
        const wp::int32 var_23 = 0;
        wp::int32 var_24;
        const wp::int32 var_25 = 0;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::int32 var_30;
        const wp::int32 var_31 = 6;
        wp::int32 var_32;
        const wp::int32 var_33 = 1;
        wp::float32 var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::int32 var_38;
        const wp::int32 var_39 = 7;
        wp::int32 var_40;
        const wp::int32 var_41 = 1;
        wp::int32 var_42;
        wp::range_t var_43;
        wp::int32 var_44;
        const wp::int32 var_45 = 1;
        wp::int32 var_46;
        wp::range_t var_47;
        wp::int32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 0.5;
        wp::float32 var_51;
        wp::float32 var_52;
        const wp::int32 var_53 = 0;
        wp::float32 var_54;
        wp::float32 var_55;
        wp::float32 var_56;
        const wp::float32 var_57 = 0.5;
        wp::float32 var_58;
        wp::float32 var_59;
        const wp::int32 var_60 = 1;
        wp::float32 var_61;
        wp::float32 var_62;
        wp::float32 var_63;
        wp::float32 var_64;
        wp::float32 var_65;
        bool var_66;
        Shape_efb5b0d8* var_67;
        wp::int32* var_68;
        wp::int32 var_69;
        wp::int32 var_70;
        //---------
        // forward
        // def paint_shapes(shapes: wp.array[Shape], h: float, field: wp.array2d[int]):           <L 16>
        // s = wp.tid()                                                                           <L 18>
        var_0 = builtin_tid1d();
        // mid = shapes[s].center                                                                 <L 19>
        var_1 = wp::address(var_shapes, var_0);
        var_2 = &(((*wp::address(var_shapes, var_0))).center);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // reach = shapes[s].size                                                                 <L 20>
        var_5 = wp::address(var_shapes, var_0);
        var_6 = &(((*wp::address(var_shapes, var_0))).size);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // i0 = wp.max(int(wp.floor((mid[0] - reach) / h)), 0)                                    <L 22>
        var_10 = wp::extract(var_3, var_9);
        var_11 = wp::sub(var_10, var_7);
        var_12 = wp::div(var_11, var_h);
        var_13 = wp::floor(var_12);
        var_14 = wp::int(var_13);
        var_16 = wp::max(var_14, var_15);
        // j0 = wp.max(int(wp.floor((mid[1] - reach) / h)), 0)                                    <L 23>
        var_18 = wp::extract(var_3, var_17);
        var_19 = wp::sub(var_18, var_7);
        var_20 = wp::div(var_19, var_h);
        var_21 = wp::floor(var_20);
        var_22 = wp::int(var_21);
        var_24 = wp::max(var_22, var_23);
        // i1 = wp.min(int(wp.floor((mid[0] + reach) / h)), wp.static(ROWS - 1))                  <L 24>
        var_26 = wp::extract(var_3, var_25);
        var_27 = wp::add(var_26, var_7);
        var_28 = wp::div(var_27, var_h);
        var_29 = wp::floor(var_28);
        var_30 = wp::int(var_29);
        var_32 = wp::min(var_30, var_31);
        // j1 = wp.min(int(wp.floor((mid[1] + reach) / h)), wp.static(COLS - 1))                  <L 25>
        var_34 = wp::extract(var_3, var_33);
        var_35 = wp::add(var_34, var_7);
        var_36 = wp::div(var_35, var_h);
        var_37 = wp::floor(var_36);
        var_38 = wp::int(var_37);
        var_40 = wp::min(var_38, var_39);
        // for i in range(i0, i1 + 1):                                                            <L 26>
        var_42 = wp::add(var_32, var_41);
        var_43 = wp::range(var_16, var_42);
        start_for_0:;
            if (iter_cmp(var_43) == 0) goto end_for_0;
            var_44 = wp::iter_next(var_43);
            // for j in range(j0, j1 + 1):                                                        <L 27>
            var_46 = wp::add(var_40, var_45);
            var_47 = wp::range(var_24, var_46);
            start_for_2:;
                if (iter_cmp(var_47) == 0) goto end_for_2;
                var_48 = wp::iter_next(var_47);
                // dx = (float(i) + 0.5) * h - mid[0]                                             <L 28>
                var_49 = wp::float(var_44);
                var_51 = wp::add(var_49, var_50);
                var_52 = wp::mul(var_51, var_h);
                var_54 = wp::extract(var_3, var_53);
                var_55 = wp::sub(var_52, var_54);
                // dy = (float(j) + 0.5) * h - mid[1]                                             <L 29>
                var_56 = wp::float(var_48);
                var_58 = wp::add(var_56, var_57);
                var_59 = wp::mul(var_58, var_h);
                var_61 = wp::extract(var_3, var_60);
                var_62 = wp::sub(var_59, var_61);
                // if wp.max(wp.abs(dx), wp.abs(dy)) <= reach:                                    <L 30>
                var_63 = wp::abs(var_55);
                var_64 = wp::abs(var_62);
                var_65 = wp::max(var_63, var_64);
                var_66 = (var_65 <= var_7);
                if (var_66) {
                    // wp.atomic_max(field, i, j, shapes[s].value)                                <L 31>
                    var_67 = wp::address(var_shapes, var_0);
                    var_68 = &(((*wp::address(var_shapes, var_0))).value);
                    var_70 = wp::load(var_68);
                    var_69 = wp::atomic_max(var_field, var_44, var_48, var_70);
                }
                goto start_for_2;
            end_for_2:;
            goto start_for_0;
        end_for_0:;
    }
}

extern "C" __global__ void paint_shapes_09b11c56_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Shape_efb5b0d8> var_shapes,
    wp::float32 var_h,
    wp::array_t<wp::int32> var_field,
    wp::array_t<Shape_efb5b0d8> adj_shapes,
    wp::float32 adj_h,
    wp::array_t<wp::int32> adj_field)
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
        Shape_efb5b0d8* var_1;
        wp::vec_t<2, wp::float32>* var_2;
        wp::vec_t<2, wp::float32> var_3;
        wp::vec_t<2, wp::float32> var_4;
        Shape_efb5b0d8* var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 0;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        wp::int32 var_14;
        const wp::int32 var_15 = 0;
        wp::int32 var_16;
        const wp::int32 var_17 = 1;
        wp::float32 var_18;
        wp::float32 var_19;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::int32 var_22;
        const wp::int32 var_23 = 0;
        wp::int32 var_24;
        const wp::int32 var_25 = 0;
        wp::float32 var_26;
        wp::float32 var_27;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::int32 var_30;
        const wp::int32 var_31 = 6;
        wp::int32 var_32;
        const wp::int32 var_33 = 1;
        wp::float32 var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::int32 var_38;
        const wp::int32 var_39 = 7;
        wp::int32 var_40;
        const wp::int32 var_41 = 1;
        wp::int32 var_42;
        wp::range_t var_43;
        wp::int32 var_44;
        const wp::int32 var_45 = 1;
        wp::int32 var_46;
        wp::range_t var_47;
        wp::int32 var_48;
        wp::float32 var_49;
        const wp::float32 var_50 = 0.5;
        wp::float32 var_51;
        wp::float32 var_52;
        const wp::int32 var_53 = 0;
        wp::float32 var_54;
        wp::float32 var_55;
        wp::float32 var_56;
        const wp::float32 var_57 = 0.5;
        wp::float32 var_58;
        wp::float32 var_59;
        const wp::int32 var_60 = 1;
        wp::float32 var_61;
        wp::float32 var_62;
        wp::float32 var_63;
        wp::float32 var_64;
        wp::float32 var_65;
        bool var_66;
        Shape_efb5b0d8* var_67;
        wp::int32* var_68;
        wp::int32 var_69;
        wp::int32 var_70;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        Shape_efb5b0d8 adj_1 = {};
        wp::vec_t<2, wp::float32> adj_2 = {};
        wp::vec_t<2, wp::float32> adj_3 = {};
        wp::vec_t<2, wp::float32> adj_4 = {};
        Shape_efb5b0d8 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::range_t adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::range_t adj_47 = {};
        wp::int32 adj_48 = {};
        wp::float32 adj_49 = {};
        wp::float32 adj_50 = {};
        wp::float32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::float32 adj_54 = {};
        wp::float32 adj_55 = {};
        wp::float32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::float32 adj_58 = {};
        wp::float32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::float32 adj_61 = {};
        wp::float32 adj_62 = {};
        wp::float32 adj_63 = {};
        wp::float32 adj_64 = {};
        wp::float32 adj_65 = {};
        bool adj_66 = {};
        Shape_efb5b0d8 adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::int32 adj_70 = {};
        //---------
        // forward
        // def paint_shapes(shapes: wp.array[Shape], h: float, field: wp.array2d[int]):           <L 16>
        // s = wp.tid()                                                                           <L 18>
        var_0 = builtin_tid1d();
        // mid = shapes[s].center                                                                 <L 19>
        var_1 = wp::address(var_shapes, var_0);
        var_2 = &(((*wp::address(var_shapes, var_0))).center);
        var_4 = wp::load(var_2);
        var_3 = wp::copy(var_4);
        // reach = shapes[s].size                                                                 <L 20>
        var_5 = wp::address(var_shapes, var_0);
        var_6 = &(((*wp::address(var_shapes, var_0))).size);
        var_8 = wp::load(var_6);
        var_7 = wp::copy(var_8);
        // i0 = wp.max(int(wp.floor((mid[0] - reach) / h)), 0)                                    <L 22>
        var_10 = wp::extract(var_3, var_9);
        var_11 = wp::sub(var_10, var_7);
        var_12 = wp::div(var_11, var_h);
        var_13 = wp::floor(var_12);
        var_14 = wp::int(var_13);
        var_16 = wp::max(var_14, var_15);
        // j0 = wp.max(int(wp.floor((mid[1] - reach) / h)), 0)                                    <L 23>
        var_18 = wp::extract(var_3, var_17);
        var_19 = wp::sub(var_18, var_7);
        var_20 = wp::div(var_19, var_h);
        var_21 = wp::floor(var_20);
        var_22 = wp::int(var_21);
        var_24 = wp::max(var_22, var_23);
        // i1 = wp.min(int(wp.floor((mid[0] + reach) / h)), wp.static(ROWS - 1))                  <L 24>
        var_26 = wp::extract(var_3, var_25);
        var_27 = wp::add(var_26, var_7);
        var_28 = wp::div(var_27, var_h);
        var_29 = wp::floor(var_28);
        var_30 = wp::int(var_29);
        var_32 = wp::min(var_30, var_31);
        // j1 = wp.min(int(wp.floor((mid[1] + reach) / h)), wp.static(COLS - 1))                  <L 25>
        var_34 = wp::extract(var_3, var_33);
        var_35 = wp::add(var_34, var_7);
        var_36 = wp::div(var_35, var_h);
        var_37 = wp::floor(var_36);
        var_38 = wp::int(var_37);
        var_40 = wp::min(var_38, var_39);
        // for i in range(i0, i1 + 1):                                                            <L 26>
        var_42 = wp::add(var_32, var_41);
        var_43 = wp::range(var_16, var_42);
        //---------
        // reverse
        var_43 = wp::iter_reverse(var_43);
        start_for_0:;
            if (iter_cmp(var_43) == 0) goto end_for_0;
            var_44 = wp::iter_next(var_43);
        	adj_45 = {};
        	adj_46 = {};
        	adj_47 = {};
        	adj_48 = {};
        	adj_49 = {};
        	adj_50 = {};
        	adj_51 = {};
        	adj_52 = {};
        	adj_53 = {};
        	adj_54 = {};
        	adj_55 = {};
        	adj_56 = {};
        	adj_57 = {};
        	adj_58 = {};
        	adj_59 = {};
        	adj_60 = {};
        	adj_61 = {};
        	adj_62 = {};
        	adj_63 = {};
        	adj_64 = {};
        	adj_65 = {};
        	adj_66 = {};
        	adj_67 = {};
        	adj_68 = {};
        	adj_69 = {};
        	adj_70 = {};
            // for j in range(j0, j1 + 1):                                                        <L 27>
            var_46 = wp::add(var_40, var_45);
            var_47 = wp::range(var_24, var_46);
            var_47 = wp::iter_reverse(var_47);
            start_for_2:;
                if (iter_cmp(var_47) == 0) goto end_for_2;
                var_48 = wp::iter_next(var_47);
            	adj_49 = {};
            	adj_50 = {};
            	adj_51 = {};
            	adj_52 = {};
            	adj_53 = {};
            	adj_54 = {};
            	adj_55 = {};
            	adj_56 = {};
            	adj_57 = {};
            	adj_58 = {};
            	adj_59 = {};
            	adj_60 = {};
            	adj_61 = {};
            	adj_62 = {};
            	adj_63 = {};
            	adj_64 = {};
            	adj_65 = {};
            	adj_66 = {};
            	adj_67 = {};
            	adj_68 = {};
            	adj_69 = {};
            	adj_70 = {};
                // dx = (float(i) + 0.5) * h - mid[0]                                             <L 28>
                var_49 = wp::float(var_44);
                var_51 = wp::add(var_49, var_50);
                var_52 = wp::mul(var_51, var_h);
                var_54 = wp::extract(var_3, var_53);
                var_55 = wp::sub(var_52, var_54);
                // dy = (float(j) + 0.5) * h - mid[1]                                             <L 29>
                var_56 = wp::float(var_48);
                var_58 = wp::add(var_56, var_57);
                var_59 = wp::mul(var_58, var_h);
                var_61 = wp::extract(var_3, var_60);
                var_62 = wp::sub(var_59, var_61);
                // if wp.max(wp.abs(dx), wp.abs(dy)) <= reach:                                    <L 30>
                var_63 = wp::abs(var_55);
                var_64 = wp::abs(var_62);
                var_65 = wp::max(var_63, var_64);
                var_66 = (var_65 <= var_7);
                if (var_66) {
                    // wp.atomic_max(field, i, j, shapes[s].value)                                <L 31>
                    var_67 = wp::address(var_shapes, var_0);
                    var_68 = &(((*wp::address(var_shapes, var_0))).value);
                    var_70 = wp::load(var_68);
                    // var_69 = wp::atomic_max(var_field, var_44, var_48, var_70);
                }
                if (var_66) {
                    wp::adj_atomic_max(var_field, var_44, var_48, var_70, adj_field, adj_44, adj_48, adj_68, adj_69);
                    adj_67.value = adj_68;
                    wp::adj_address(var_shapes, var_0, adj_shapes, adj_0, adj_67);
                    // adj: wp.atomic_max(field, i, j, shapes[s].value)                           <L 31>
                }
                wp::adj_max(var_63, var_64, adj_63, adj_64, adj_65);
                wp::adj_abs(var_62, adj_62, adj_64);
                wp::adj_abs(var_55, adj_55, adj_63);
                // adj: if wp.max(wp.abs(dx), wp.abs(dy)) <= reach:                               <L 30>
                wp::adj_sub(var_59, var_61, adj_59, adj_61, adj_62);
                wp::adj_extract(var_3, var_60, adj_3, adj_60, adj_61);
                wp::adj_mul(var_58, var_h, adj_58, adj_h, adj_59);
                wp::adj_add(var_56, var_57, adj_56, adj_57, adj_58);
                wp::adj_float(var_48, adj_48, adj_56);
                // adj: dy = (float(j) + 0.5) * h - mid[1]                                        <L 29>
                wp::adj_sub(var_52, var_54, adj_52, adj_54, adj_55);
                wp::adj_extract(var_3, var_53, adj_3, adj_53, adj_54);
                wp::adj_mul(var_51, var_h, adj_51, adj_h, adj_52);
                wp::adj_add(var_49, var_50, adj_49, adj_50, adj_51);
                wp::adj_float(var_44, adj_44, adj_49);
                // adj: dx = (float(i) + 0.5) * h - mid[0]                                        <L 28>
            	goto start_for_2;
            end_for_2:;
            wp::adj_add(var_40, var_45, adj_40, adj_45, adj_46);
            // adj: for j in range(j0, j1 + 1):                                                   <L 27>
        	goto start_for_0;
        end_for_0:;
        wp::adj_add(var_32, var_41, adj_32, adj_41, adj_42);
        // adj: for i in range(i0, i1 + 1):                                                       <L 26>
        wp::adj_min(var_38, var_39, adj_38, adj_39, adj_40);
        wp::adj_div(var_35, var_h, var_36, adj_35, adj_h, adj_36);
        wp::adj_add(var_34, var_7, adj_34, adj_7, adj_35);
        wp::adj_extract(var_3, var_33, adj_3, adj_33, adj_34);
        // adj: j1 = wp.min(int(wp.floor((mid[1] + reach) / h)), wp.static(COLS - 1))             <L 25>
        wp::adj_min(var_30, var_31, adj_30, adj_31, adj_32);
        wp::adj_div(var_27, var_h, var_28, adj_27, adj_h, adj_28);
        wp::adj_add(var_26, var_7, adj_26, adj_7, adj_27);
        wp::adj_extract(var_3, var_25, adj_3, adj_25, adj_26);
        // adj: i1 = wp.min(int(wp.floor((mid[0] + reach) / h)), wp.static(ROWS - 1))             <L 24>
        wp::adj_max(var_22, var_23, adj_22, adj_23, adj_24);
        wp::adj_div(var_19, var_h, var_20, adj_19, adj_h, adj_20);
        wp::adj_sub(var_18, var_7, adj_18, adj_7, adj_19);
        wp::adj_extract(var_3, var_17, adj_3, adj_17, adj_18);
        // adj: j0 = wp.max(int(wp.floor((mid[1] - reach) / h)), 0)                               <L 23>
        wp::adj_max(var_14, var_15, adj_14, adj_15, adj_16);
        wp::adj_div(var_11, var_h, var_12, adj_11, adj_h, adj_12);
        wp::adj_sub(var_10, var_7, adj_10, adj_7, adj_11);
        wp::adj_extract(var_3, var_9, adj_3, adj_9, adj_10);
        // adj: i0 = wp.max(int(wp.floor((mid[0] - reach) / h)), 0)                               <L 22>
        wp::adj_copy(var_8, adj_6, adj_7);
        adj_5.size += adj_6;
        wp::adj_address(var_shapes, var_0, adj_shapes, adj_0, adj_5);
        // adj: reach = shapes[s].size                                                            <L 20>
        wp::adj_copy(var_4, adj_2, adj_3);
        adj_1.center += adj_2;
        wp::adj_address(var_shapes, var_0, adj_shapes, adj_0, adj_1);
        // adj: mid = shapes[s].center                                                            <L 19>
        // adj: s = wp.tid()                                                                      <L 18>
        // adj: def paint_shapes(shapes: wp.array[Shape], h: float, field: wp.array2d[int]):      <L 16>
        continue;
    }
}
