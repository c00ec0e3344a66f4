struct Pattern_831db056
{
    wp::array_t<wp::int32> offsets;
    wp::array_t<wp::int32> cols;


    Pattern_831db056() = default;
    CUDA_CALLABLE Pattern_831db056(wp::array_t<wp::int32> const& offsets,
    wp::array_t<wp::int32> const& cols = {})
        : offsets{offsets}
        , cols{cols}

    {
    }

    CUDA_CALLABLE Pattern_831db056& operator += (const Pattern_831db056& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Pattern_831db056(wp::array_t<wp::int32> const&,
    wp::array_t<wp::int32> const&,
    wp::array_t<wp::int32> & adj_offsets,
    wp::array_t<wp::int32> & adj_cols,
    Pattern_831db056 & adj_ret)
{
    adj_offsets = adj_ret.offsets;
    adj_cols = adj_ret.cols;
}

// Required when compiling adjoints.
CUDA_CALLABLE Pattern_831db056 add(const Pattern_831db056& a, const Pattern_831db056& b)
{
    return Pattern_831db056();
}

CUDA_CALLABLE void adj_atomic_add(Pattern_831db056* p, Pattern_831db056 t)
{
    wp::adj_atomic_add(&p->offsets, t.offsets);
    wp::adj_atomic_add(&p->cols, t.cols);
}



struct wp_args_eliminate_fixed_1e9b56af {
    Pattern_831db056 pattern_of;
    wp::array_t<wp::int32> slot;
    wp::array_t<wp::float32> prescribed;
    wp::array_t<wp::float32> vals;
    wp::array_t<wp::float32> b;
};

template <bool wp_linear_contiguous>
static void eliminate_fixed_1e9b56af_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_eliminate_fixed_1e9b56af *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_eliminate_fixed_1e9b56af wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.slot.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.prescribed.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.vals.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.b.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    Pattern_831db056 var_pattern_of = _wp_args->pattern_of;
    wp::array_t<wp::int32> var_slot = _wp_args->slot;
    wp::array_t<wp::float32> var_prescribed = _wp_args->prescribed;
    wp::array_t<wp::float32> var_vals = _wp_args->vals;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    const wp::int32 var_2 = 0;
    bool var_3;
    wp::int32 var_4;
    wp::array_t<wp::int32>* var_5;
    wp::int32* var_6;
    wp::array_t<wp::int32> var_7;
    wp::array_t<wp::int32>* var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32* var_11;
    wp::array_t<wp::int32> var_12;
    wp::range_t var_13;
    wp::int32 var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    wp::array_t<wp::int32>* var_17;
    wp::int32* var_18;
    wp::array_t<wp::int32> var_19;
    bool var_20;
    wp::int32 var_21;
    const wp::float32 var_22 = 1.0;
    const wp::float32 var_23 = 0.0;
    wp::float32 var_24;
    wp::int32* var_25;
    wp::int32 var_26;
    wp::float32* var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32* var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::array_t<wp::int32>* var_33;
    wp::int32* var_34;
    wp::array_t<wp::int32> var_35;
    wp::array_t<wp::int32>* var_36;
    const wp::int32 var_37 = 1;
    wp::int32 var_38;
    wp::int32* var_39;
    wp::array_t<wp::int32> var_40;
    wp::range_t var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    wp::int32 var_44;
    wp::array_t<wp::int32>* var_45;
    wp::int32* var_46;
    wp::array_t<wp::int32> var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32* var_50;
    const wp::int32 var_51 = 0;
    bool var_52;
    wp::int32 var_53;
    wp::float32* var_54;
    wp::int32* var_55;
    wp::int32 var_56;
    wp::float32* var_57;
    wp::float32 var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    const wp::float32 var_62 = 0.0;
    wp::float32 var_63;
    wp::int32 var_64;
    //---------
    // forward
    // def eliminate_fixed(                                                                   <L 11>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // if slot[i] >= 0:                                                                       <L 20>
    var_1 = wp::address(var_slot, var_0);
    var_4 = wp::load(var_1);
    var_3 = (var_4 >= var_2);
    if (var_3) {
        // for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):                  <L 21>
        var_5 = &((var_pattern_of).offsets);
        var_7 = wp::load(var_5);
        var_6 = wp::address(var_7, var_0);
        var_8 = &((var_pattern_of).offsets);
        var_10 = wp::add(var_0, var_9);
        var_12 = wp::load(var_8);
        var_11 = wp::address(var_12, var_10);
        var_14 = wp::load(var_6);
        var_15 = wp::load(var_11);
        var_13 = wp::range(var_14, var_15);
        start_for_0:;
            if (iter_cmp(var_13) == 0) goto end_for_0;
            var_16 = wp::iter_next(var_13);
            // vals[e] = wp.where(pattern_of.cols[e] == i, 1.0, 0.0)                          <L 22>
            var_17 = &((var_pattern_of).cols);
            var_19 = wp::load(var_17);
            var_18 = wp::address(var_19, var_16);
            var_21 = wp::load(var_18);
            var_20 = (var_21 == var_0);
            var_24 = wp::where(var_20, var_22, var_23);
            wp::array_store(var_vals, var_16, var_24);
            goto start_for_0;
        end_for_0:;
        // b[i] = prescribed[slot[i]]                                                         <L 23>
        var_25 = wp::address(var_slot, var_0);
        var_26 = wp::load(var_25);
        var_27 = wp::address(var_prescribed, var_26);
        var_29 = wp::load(var_27);
        var_28 = wp::copy(var_29);
        wp::array_store(var_b, var_0, var_28);
    }
    if (!var_3) {
        // load = b[i]                                                                        <L 25>
        var_30 = wp::address(var_b, var_0);
        var_32 = wp::load(var_30);
        var_31 = wp::copy(var_32);
        // for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):                  <L 26>
        var_33 = &((var_pattern_of).offsets);
        var_35 = wp::load(var_33);
        var_34 = wp::address(var_35, var_0);
        var_36 = &((var_pattern_of).offsets);
        var_38 = wp::add(var_0, var_37);
        var_40 = wp::load(var_36);
        var_39 = wp::address(var_40, var_38);
        var_42 = wp::load(var_34);
        var_43 = wp::load(var_39);
        var_41 = wp::range(var_42, var_43);
        start_for_2:;
            if (iter_cmp(var_41) == 0) goto end_for_2;
            var_44 = wp::iter_next(var_41);
            // c = pattern_of.cols[e]                                                         <L 27>
            var_45 = &((var_pattern_of).cols);
            var_47 = wp::load(var_45);
            var_46 = wp::address(var_47, var_44);
            var_49 = wp::load(var_46);
            var_48 = wp::copy(var_49);
            // if slot[c] >= 0:                                                               <L 28>
            var_50 = wp::address(var_slot, var_48);
            var_53 = wp::load(var_50);
            var_52 = (var_53 >= var_51);
            if (var_52) {
                // load -= vals[e] * prescribed[slot[c]]                                      <L 29>
                var_54 = wp::address(var_vals, var_44);
                var_55 = wp::address(var_slot, var_48);
                var_56 = wp::load(var_55);
                var_57 = wp::address(var_prescribed, var_56);
                var_59 = wp::load(var_54);
                var_60 = wp::load(var_57);
                var_58 = wp::mul(var_59, var_60);
                var_61 = wp::sub(var_31, var_58);
                // vals[e] = 0.0                                                              <L 30>
                wp::array_store(var_vals, var_44, var_62);
            }
            var_63 = wp::where(var_52, var_61, var_31);
            wp::assign(var_31, var_63);
            goto start_for_2;
        end_for_2:;
        // b[i] = load                                                                        <L 31>
        wp::array_store(var_b, var_0, var_31);
    }
    var_64 = wp::where(var_3, var_16, var_44);
}

template <bool wp_linear_contiguous>
static void eliminate_fixed_1e9b56af_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_eliminate_fixed_1e9b56af *_wp_args,
    wp_args_eliminate_fixed_1e9b56af *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_eliminate_fixed_1e9b56af wp_contiguous_args;
    wp_args_eliminate_fixed_1e9b56af wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.slot.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.slot.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.prescribed.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.prescribed.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.vals.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.vals.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.b.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.b.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    Pattern_831db056 var_pattern_of = _wp_args->pattern_of;
    wp::array_t<wp::int32> var_slot = _wp_args->slot;
    wp::array_t<wp::float32> var_prescribed = _wp_args->prescribed;
    wp::array_t<wp::float32> var_vals = _wp_args->vals;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    Pattern_831db056 adj_pattern_of = _wp_adj_args->pattern_of;
    wp::array_t<wp::int32> adj_slot = _wp_adj_args->slot;
    wp::array_t<wp::float32> adj_prescribed = _wp_adj_args->prescribed;
    wp::array_t<wp::float32> adj_vals = _wp_adj_args->vals;
    wp::array_t<wp::float32> adj_b = _wp_adj_args->b;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    const wp::int32 var_2 = 0;
    bool var_3;
    wp::int32 var_4;
    wp::array_t<wp::int32>* var_5;
    wp::int32* var_6;
    wp::array_t<wp::int32> var_7;
    wp::array_t<wp::int32>* var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32* var_11;
    wp::array_t<wp::int32> var_12;
    wp::range_t var_13;
    wp::int32 var_14;
    wp::int32 var_15;
    wp::int32 var_16;
    wp::array_t<wp::int32>* var_17;
    wp::int32* var_18;
    wp::array_t<wp::int32> var_19;
    bool var_20;
    wp::int32 var_21;
    const wp::float32 var_22 = 1.0;
    const wp::float32 var_23 = 0.0;
    wp::float32 var_24;
    wp::int32* var_25;
    wp::int32 var_26;
    wp::float32* var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    wp::float32* var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::array_t<wp::int32>* var_33;
    wp::int32* var_34;
    wp::array_t<wp::int32> var_35;
    wp::array_t<wp::int32>* var_36;
    const wp::int32 var_37 = 1;
    wp::int32 var_38;
    wp::int32* var_39;
    wp::array_t<wp::int32> var_40;
    wp::range_t var_41;
    wp::int32 var_42;
    wp::int32 var_43;
    wp::int32 var_44;
    wp::array_t<wp::int32>* var_45;
    wp::int32* var_46;
    wp::array_t<wp::int32> var_47;
    wp::int32 var_48;
    wp::int32 var_49;
    wp::int32* var_50;
    const wp::int32 var_51 = 0;
    bool var_52;
    wp::int32 var_53;
    wp::float32* var_54;
    wp::int32* var_55;
    wp::int32 var_56;
    wp::float32* var_57;
    wp::float32 var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    const wp::float32 var_62 = 0.0;
    wp::float32 var_63;
    wp::int32 var_64;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    wp::array_t<wp::int32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::array_t<wp::int32> adj_7 = {};
    wp::array_t<wp::int32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::array_t<wp::int32> adj_12 = {};
    wp::range_t adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::array_t<wp::int32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::array_t<wp::int32> adj_19 = {};
    bool adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::array_t<wp::int32> adj_33 = {};
    wp::int32 adj_34 = {};
    wp::array_t<wp::int32> adj_35 = {};
    wp::array_t<wp::int32> adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::array_t<wp::int32> adj_40 = {};
    wp::range_t adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::array_t<wp::int32> adj_45 = {};
    wp::int32 adj_46 = {};
    wp::array_t<wp::int32> adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    bool adj_52 = {};
    wp::int32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::int32 adj_64 = {};
    //---------
    // forward
    // def eliminate_fixed(                                                                   <L 11>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // if slot[i] >= 0:                                                                       <L 20>
    var_1 = wp::address(var_slot, var_0);
    var_4 = wp::load(var_1);
    var_3 = (var_4 >= var_2);
    if (var_3) {
        // for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):                  <L 21>
        var_5 = &((var_pattern_of).offsets);
        var_7 = wp::load(var_5);
        var_6 = wp::address(var_7, var_0);
        var_8 = &((var_pattern_of).offsets);
        var_10 = wp::add(var_0, var_9);
        var_12 = wp::load(var_8);
        var_11 = wp::address(var_12, var_10);
        var_14 = wp::load(var_6);
        var_15 = wp::load(var_11);
        var_13 = wp::range(var_14, var_15);
        // b[i] = prescribed[slot[i]]                                                         <L 23>
        var_25 = wp::address(var_slot, var_0);
        var_26 = wp::load(var_25);
        var_27 = wp::address(var_prescribed, var_26);
        var_29 = wp::load(var_27);
        var_28 = wp::copy(var_29);
        // wp::array_store(var_b, var_0, var_28);
    }
    if (!var_3) {
        // load = b[i]                                                                        <L 25>
        var_30 = wp::address(var_b, var_0);
        var_32 = wp::load(var_30);
        var_31 = wp::copy(var_32);
        // for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):                  <L 26>
        var_33 = &((var_pattern_of).offsets);
        var_35 = wp::load(var_33);
        var_34 = wp::address(var_35, var_0);
        var_36 = &((var_pattern_of).offsets);
        var_38 = wp::add(var_0, var_37);
        var_40 = wp::load(var_36);
        var_39 = wp::address(var_40, var_38);
        var_42 = wp::load(var_34);
        var_43 = wp::load(var_39);
        var_41 = wp::range(var_42, var_43);
        // b[i] = load                                                                        <L 31>
        // wp::array_store(var_b, var_0, var_31);
    }
    var_64 = wp::where(var_3, var_16, var_44);
    //---------
    // reverse
    wp::adj_where(var_3, var_16, var_44, adj_3, adj_16, adj_44, adj_64);
    if (!var_3) {
        wp::adj_array_store(var_b, var_0, var_31, adj_b, adj_0, adj_31);
        // adj: b[i] = load                                                                   <L 31>
        var_41 = wp::iter_reverse(var_41);
        start_for_2:;
            if (iter_cmp(var_41) == 0) goto end_for_2;
            var_44 = wp::iter_next(var_41);
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
            // c = pattern_of.cols[e]                                                         <L 27>
            var_45 = &((var_pattern_of).cols);
            var_47 = wp::load(var_45);
            var_46 = wp::address(var_47, var_44);
            var_49 = wp::load(var_46);
            var_48 = wp::copy(var_49);
            // if slot[c] >= 0:                                                               <L 28>
            var_50 = wp::address(var_slot, var_48);
            var_53 = wp::load(var_50);
            var_52 = (var_53 >= var_51);
            if (var_52) {
                // load -= vals[e] * prescribed[slot[c]]                                      <L 29>
                var_54 = wp::address(var_vals, var_44);
                var_55 = wp::address(var_slot, var_48);
                var_56 = wp::load(var_55);
                var_57 = wp::address(var_prescribed, var_56);
                var_59 = wp::load(var_54);
                var_60 = wp::load(var_57);
                var_58 = wp::mul(var_59, var_60);
                var_61 = wp::sub(var_31, var_58);
                // vals[e] = 0.0                                                              <L 30>
                // wp::array_store(var_vals, var_44, var_62);
            }
            var_63 = wp::where(var_52, var_61, var_31);
            wp::assign(var_31, var_63);
            wp::adj_assign(var_31, var_63, adj_31, adj_63);
            wp::adj_where(var_52, var_61, var_31, adj_52, adj_61, adj_31, adj_63);
            if (var_52) {
                wp::adj_array_store(var_vals, var_44, var_62, adj_vals, adj_44, adj_62);
                // adj: vals[e] = 0.0                                                         <L 30>
                wp::adj_sub(var_31, var_58, adj_31, adj_58, adj_61);
                wp::adj_mul(var_59, var_60, adj_54, adj_57, adj_58);
                wp::adj_address(var_prescribed, var_56, adj_prescribed, adj_56, adj_57);
                wp::adj_address(var_slot, var_48, adj_slot, adj_48, adj_55);
                wp::adj_address(var_vals, var_44, adj_vals, adj_44, adj_54);
                // adj: load -= vals[e] * prescribed[slot[c]]                                 <L 29>
            }
            wp::adj_address(var_slot, var_48, adj_slot, adj_48, adj_50);
            // adj: if slot[c] >= 0:                                                          <L 28>
            wp::adj_copy(var_49, adj_46, adj_48);
            wp::adj_address(var_47, var_44, adj_45, adj_44, adj_46);
            adj_pattern_of.cols = adj_45;
            // adj: c = pattern_of.cols[e]                                                    <L 27>
        	goto start_for_2;
        end_for_2:;
        wp::adj_address(var_40, var_38, adj_36, adj_38, adj_39);
        wp::adj_add(var_0, var_37, adj_0, adj_37, adj_38);
        adj_pattern_of.offsets = adj_36;
        wp::adj_address(var_35, var_0, adj_33, adj_0, adj_34);
        adj_pattern_of.offsets = adj_33;
        // adj: for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):             <L 26>
        wp::adj_copy(var_32, adj_30, adj_31);
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_30);
        // adj: load = b[i]                                                                   <L 25>
    }
    if (var_3) {
        wp::adj_array_store(var_b, var_0, var_28, adj_b, adj_0, adj_28);
        wp::adj_copy(var_29, adj_27, adj_28);
        wp::adj_address(var_prescribed, var_26, adj_prescribed, adj_26, adj_27);
        wp::adj_address(var_slot, var_0, adj_slot, adj_0, adj_25);
        // adj: b[i] = prescribed[slot[i]]                                                    <L 23>
        var_13 = wp::iter_reverse(var_13);
        start_for_0:;
            if (iter_cmp(var_13) == 0) goto end_for_0;
            var_16 = wp::iter_next(var_13);
        	adj_17 = {};
        	adj_18 = {};
        	adj_19 = {};
        	adj_20 = {};
        	adj_21 = {};
        	adj_22 = {};
        	adj_23 = {};
        	adj_24 = {};
            // vals[e] = wp.where(pattern_of.cols[e] == i, 1.0, 0.0)                          <L 22>
            var_17 = &((var_pattern_of).cols);
            var_19 = wp::load(var_17);
            var_18 = wp::address(var_19, var_16);
            var_21 = wp::load(var_18);
            var_20 = (var_21 == var_0);
            var_24 = wp::where(var_20, var_22, var_23);
            // wp::array_store(var_vals, var_16, var_24);
            wp::adj_array_store(var_vals, var_16, var_24, adj_vals, adj_16, adj_24);
            wp::adj_where(var_20, var_22, var_23, adj_20, adj_22, adj_23, adj_24);
            wp::adj_address(var_19, var_16, adj_17, adj_16, adj_18);
            adj_pattern_of.cols = adj_17;
            // adj: vals[e] = wp.where(pattern_of.cols[e] == i, 1.0, 0.0)                     <L 22>
        	goto start_for_0;
        end_for_0:;
        wp::adj_address(var_12, var_10, adj_8, adj_10, adj_11);
        wp::adj_add(var_0, var_9, adj_0, adj_9, adj_10);
        adj_pattern_of.offsets = adj_8;
        wp::adj_address(var_7, var_0, adj_5, adj_0, adj_6);
        adj_pattern_of.offsets = adj_5;
        // adj: for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):             <L 21>
    }
    wp::adj_address(var_slot, var_0, adj_slot, adj_0, adj_1);
    // adj: if slot[i] >= 0:                                                                  <L 20>
    // adj: i = wp.tid()                                                                      <L 19>
    // adj: def eliminate_fixed(                                                              <L 11>
    return;
}
