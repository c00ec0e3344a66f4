struct wp_args_gather_field_ebaec1f3 {
    wp::array_t<wp::int64> field;
    wp::array_t<wp::int32> codes;
    wp::array_t<wp::int64> heights;
    wp::int64 pitch;
    wp::array_t<wp::int64> highest;
    wp::array_t<wp::int64> aggregate;
    wp::array_t<wp::int64> totals;
};

template <bool wp_linear_contiguous>
static void gather_field_ebaec1f3_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_gather_field_ebaec1f3 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int64> var_field = _wp_args->field;
    wp::array_t<wp::int32> var_codes = _wp_args->codes;
    wp::array_t<wp::int64> var_heights = _wp_args->heights;
    wp::int64 var_pitch = _wp_args->pitch;
    wp::array_t<wp::int64> var_highest = _wp_args->highest;
    wp::array_t<wp::int64> var_aggregate = _wp_args->aggregate;
    wp::array_t<wp::int64> var_totals = _wp_args->totals;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64* var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::int64* var_4;
    wp::int64 var_5;
    wp::int64 var_6;
    wp::int64 var_7;
    wp::int64 var_8;
    wp::int64* var_9;
    wp::int64 var_10;
    wp::int64 var_11;
    wp::int64 var_12;
    wp::int64 var_13;
    wp::int64 var_14;
    wp::int64 var_15;
    wp::int64 var_16;
    wp::int64 var_17;
    wp::int64 var_18;
    wp::int64 var_19;
    wp::int64 var_20;
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 1;
    wp::int32* var_23;
    const wp::int32 var_24 = 6;
    wp::int32 var_25;
    wp::int32 var_26;
    wp::int64 var_27;
    wp::int64 var_28;
    wp::int64 var_29;
    wp::int64 var_30;
    wp::int64* var_31;
    wp::int64 var_32;
    wp::int64 var_33;
    wp::int64 var_34;
    wp::int64 var_35;
    wp::int64 var_36;
    wp::int64 var_37;
    wp::int64 var_38;
    wp::int64 var_39;
    wp::int64 var_40;
    wp::int64 var_41;
    wp::int64 var_42;
    const wp::int32 var_43 = 0;
    wp::int64 var_44;
    wp::int64 var_45;
    wp::vec_t<3, wp::int64> var_46;
    const wp::int32 var_47 = 0;
    wp::int64 var_48;
    wp::int64 var_49;
    wp::int64 var_50;
    wp::int64 var_51;
    //---------
    // forward
    // def gather_field(                                                                      <L 5>
    // idx = wp.tid()                                                                         <L 14>
    var_0 = builtin_tid1d();
    // height = heights[idx]                                                                  <L 15>
    var_1 = wp::address(var_heights, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // bucket = height * field[idx] * wp.int64(17)                                            <L 16>
    var_4 = wp::address(var_field, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_2, var_6);
    var_7 = 17ll;
    var_8 = wp::mul(var_5, var_7);
    // bits = field[idx] * pitch - pitch * wp.int64(24) + wp.int64(31)                        <L 17>
    var_9 = wp::address(var_field, var_0);
    var_11 = wp::load(var_9);
    var_10 = wp::mul(var_11, var_pitch);
    var_12 = 24ll;
    var_13 = wp::mul(var_pitch, var_12);
    var_14 = wp::sub(var_10, var_13);
    var_15 = 31ll;
    var_16 = wp::add(var_14, var_15);
    // delta = bucket + wp.int64(10) - (bits - height)                                        <L 18>
    var_17 = 10ll;
    var_18 = wp::add(var_8, var_17);
    var_19 = wp::sub(var_16, var_2);
    var_20 = wp::sub(var_18, var_19);
    // wp.atomic_max(highest, 0, codes[idx][1] % 6, delta * delta % wp.int64(8))              <L 19>
    var_23 = wp::address(var_codes, var_0, var_22);
    var_26 = wp::load(var_23);
    var_25 = wp::mod(var_26, var_24);
    var_27 = wp::mul(var_20, var_20);
    var_28 = 8ll;
    var_29 = wp::mod(var_27, var_28);
    var_30 = wp::atomic_max(var_highest, var_21, var_25, var_29);
    // restricted = wp.clamp(field[idx], wp.int64(0), wp.int64(32))                           <L 20>
    var_31 = wp::address(var_field, var_0);
    var_32 = 0ll;
    var_33 = 32ll;
    var_35 = wp::load(var_31);
    var_34 = wp::clamp(var_35, var_32, var_33);
    // difference = restricted - wp.abs(delta)                                                <L 21>
    var_36 = wp::abs(var_20);
    var_37 = wp::sub(var_34, var_36);
    // scaled = (difference - bucket + wp.int64(10)) * wp.int64(3)                            <L 22>
    var_38 = wp::sub(var_37, var_8);
    var_39 = 10ll;
    var_40 = wp::add(var_38, var_39);
    var_41 = 3ll;
    var_42 = wp::mul(var_40, var_41);
    // aggregate[0] += scaled                                                                 <L 23>
    var_44 = wp::atomic_add(var_aggregate, var_43, var_42);
    // velocity = wp.vec3l(scaled, wp.int64(0), bits)                                         <L 24>
    var_45 = 0ll;
    var_46 = wp::vec_t<3, wp::int64>(var_42, var_45, var_16);
    // wp.atomic_add(totals, 0, wp.dot(velocity, velocity) % wp.int64(17))                    <L 25>
    var_48 = wp::dot(var_46, var_46);
    var_49 = 17ll;
    var_50 = wp::mod(var_48, var_49);
    var_51 = wp::atomic_add(var_totals, var_47, var_50);
}

template <bool wp_linear_contiguous>
static void gather_field_ebaec1f3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_gather_field_ebaec1f3 *_wp_args,
    wp_args_gather_field_ebaec1f3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int64> var_field = _wp_args->field;
    wp::array_t<wp::int32> var_codes = _wp_args->codes;
    wp::array_t<wp::int64> var_heights = _wp_args->heights;
    wp::int64 var_pitch = _wp_args->pitch;
    wp::array_t<wp::int64> var_highest = _wp_args->highest;
    wp::array_t<wp::int64> var_aggregate = _wp_args->aggregate;
    wp::array_t<wp::int64> var_totals = _wp_args->totals;
    wp::array_t<wp::int64> adj_field = _wp_adj_args->field;
    wp::array_t<wp::int32> adj_codes = _wp_adj_args->codes;
    wp::array_t<wp::int64> adj_heights = _wp_adj_args->heights;
    wp::int64 adj_pitch = _wp_adj_args->pitch;
    wp::array_t<wp::int64> adj_highest = _wp_adj_args->highest;
    wp::array_t<wp::int64> adj_aggregate = _wp_adj_args->aggregate;
    wp::array_t<wp::int64> adj_totals = _wp_adj_args->totals;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int64* var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::int64* var_4;
    wp::int64 var_5;
    wp::int64 var_6;
    wp::int64 var_7;
    wp::int64 var_8;
    wp::int64* var_9;
    wp::int64 var_10;
    wp::int64 var_11;
    wp::int64 var_12;
    wp::int64 var_13;
    wp::int64 var_14;
    wp::int64 var_15;
    wp::int64 var_16;
    wp::int64 var_17;
    wp::int64 var_18;
    wp::int64 var_19;
    wp::int64 var_20;
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 1;
    wp::int32* var_23;
    const wp::int32 var_24 = 6;
    wp::int32 var_25;
    wp::int32 var_26;
    wp::int64 var_27;
    wp::int64 var_28;
    wp::int64 var_29;
    wp::int64 var_30;
    wp::int64* var_31;
    wp::int64 var_32;
    wp::int64 var_33;
    wp::int64 var_34;
    wp::int64 var_35;
    wp::int64 var_36;
    wp::int64 var_37;
    wp::int64 var_38;
    wp::int64 var_39;
    wp::int64 var_40;
    wp::int64 var_41;
    wp::int64 var_42;
    const wp::int32 var_43 = 0;
    wp::int64 var_44;
    wp::int64 var_45;
    wp::vec_t<3, wp::int64> var_46;
    const wp::int32 var_47 = 0;
    wp::int64 var_48;
    wp::int64 var_49;
    wp::int64 var_50;
    wp::int64 var_51;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int64 adj_1 = {};
    wp::int64 adj_2 = {};
    wp::int64 adj_3 = {};
    wp::int64 adj_4 = {};
    wp::int64 adj_5 = {};
    wp::int64 adj_6 = {};
    wp::int64 adj_7 = {};
    wp::int64 adj_8 = {};
    wp::int64 adj_9 = {};
    wp::int64 adj_10 = {};
    wp::int64 adj_11 = {};
    wp::int64 adj_12 = {};
    wp::int64 adj_13 = {};
    wp::int64 adj_14 = {};
    wp::int64 adj_15 = {};
    wp::int64 adj_16 = {};
    wp::int64 adj_17 = {};
    wp::int64 adj_18 = {};
    wp::int64 adj_19 = {};
    wp::int64 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int64 adj_27 = {};
    wp::int64 adj_28 = {};
    wp::int64 adj_29 = {};
    wp::int64 adj_30 = {};
    wp::int64 adj_31 = {};
    wp::int64 adj_32 = {};
    wp::int64 adj_33 = {};
    wp::int64 adj_34 = {};
    wp::int64 adj_35 = {};
    wp::int64 adj_36 = {};
    wp::int64 adj_37 = {};
    wp::int64 adj_38 = {};
    wp::int64 adj_39 = {};
    wp::int64 adj_40 = {};
    wp::int64 adj_41 = {};
    wp::int64 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int64 adj_44 = {};
    wp::int64 adj_45 = {};
    wp::vec_t<3, wp::int64> adj_46 = {};
    wp::int32 adj_47 = {};
    wp::int64 adj_48 = {};
    wp::int64 adj_49 = {};
    wp::int64 adj_50 = {};
    wp::int64 adj_51 = {};
    //---------
    // forward
    // def gather_field(                                                                      <L 5>
    // idx = wp.tid()                                                                         <L 14>
    var_0 = builtin_tid1d();
    // height = heights[idx]                                                                  <L 15>
    var_1 = wp::address(var_heights, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // bucket = height * field[idx] * wp.int64(17)                                            <L 16>
    var_4 = wp::address(var_field, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_2, var_6);
    var_7 = 17ll;
    var_8 = wp::mul(var_5, var_7);
    // bits = field[idx] * pitch - pitch * wp.int64(24) + wp.int64(31)                        <L 17>
    var_9 = wp::address(var_field, var_0);
    var_11 = wp::load(var_9);
    var_10 = wp::mul(var_11, var_pitch);
    var_12 = 24ll;
    var_13 = wp::mul(var_pitch, var_12);
    var_14 = wp::sub(var_10, var_13);
    var_15 = 31ll;
    var_16 = wp::add(var_14, var_15);
    // delta = bucket + wp.int64(10) - (bits - height)                                        <L 18>
    var_17 = 10ll;
    var_18 = wp::add(var_8, var_17);
    var_19 = wp::sub(var_16, var_2);
    var_20 = wp::sub(var_18, var_19);
    // wp.atomic_max(highest, 0, codes[idx][1] % 6, delta * delta % wp.int64(8))              <L 19>
    var_23 = wp::address(var_codes, var_0, var_22);
    var_26 = wp::load(var_23);
    var_25 = wp::mod(var_26, var_24);
    var_27 = wp::mul(var_20, var_20);
    var_28 = 8ll;
    var_29 = wp::mod(var_27, var_28);
    // var_30 = wp::atomic_max(var_highest, var_21, var_25, var_29);
    // restricted = wp.clamp(field[idx], wp.int64(0), wp.int64(32))                           <L 20>
    var_31 = wp::address(var_field, var_0);
    var_32 = 0ll;
    var_33 = 32ll;
    var_35 = wp::load(var_31);
    var_34 = wp::clamp(var_35, var_32, var_33);
    // difference = restricted - wp.abs(delta)                                                <L 21>
    var_36 = wp::abs(var_20);
    var_37 = wp::sub(var_34, var_36);
    // scaled = (difference - bucket + wp.int64(10)) * wp.int64(3)                            <L 22>
    var_38 = wp::sub(var_37, var_8);
    var_39 = 10ll;
    var_40 = wp::add(var_38, var_39);
    var_41 = 3ll;
    var_42 = wp::mul(var_40, var_41);
    // aggregate[0] += scaled                                                                 <L 23>
    // var_44 = wp::atomic_add(var_aggregate, var_43, var_42);
    // velocity = wp.vec3l(scaled, wp.int64(0), bits)                                         <L 24>
    var_45 = 0ll;
    var_46 = wp::vec_t<3, wp::int64>(var_42, var_45, var_16);
    // wp.atomic_add(totals, 0, wp.dot(velocity, velocity) % wp.int64(17))                    <L 25>
    var_48 = wp::dot(var_46, var_46);
    var_49 = 17ll;
    var_50 = wp::mod(var_48, var_49);
    // var_51 = wp::atomic_add(var_totals, var_47, var_50);
    //---------
    // reverse
    wp::adj_atomic_add(var_totals, var_47, var_50, adj_totals, adj_47, adj_50, adj_51);
    wp::adj_mod(var_48, var_49, adj_48, adj_49, adj_50);
    wp::adj_dot(var_46, var_46, adj_46, adj_46, adj_48);
    // adj: wp.atomic_add(totals, 0, wp.dot(velocity, velocity) % wp.int64(17))               <L 25>
    wp::adj_vec_t(var_42, var_45, var_16, adj_42, adj_45, adj_16, adj_46);
    // adj: velocity = wp.vec3l(scaled, wp.int64(0), bits)                                    <L 24>
    wp::adj_atomic_add(var_aggregate, var_43, var_42, adj_aggregate, adj_43, adj_42, adj_44);
    // adj: aggregate[0] += scaled                                                            <L 23>
    wp::adj_mul(var_40, var_41, adj_40, adj_41, adj_42);
    wp::adj_add(var_38, var_39, adj_38, adj_39, adj_40);
    wp::adj_sub(var_37, var_8, adj_37, adj_8, adj_38);
    // adj: scaled = (difference - bucket + wp.int64(10)) * wp.int64(3)                       <L 22>
    wp::adj_sub(var_34, var_36, adj_34, adj_36, adj_37);
    wp::adj_abs(var_20, adj_20, adj_36);
    // adj: difference = restricted - wp.abs(delta)                                           <L 21>
    wp::adj_clamp(var_35, var_32, var_33, adj_31, adj_32, adj_33, adj_34);
    wp::adj_address(var_field, var_0, adj_field, adj_0, adj_31);
    // adj: restricted = wp.clamp(field[idx], wp.int64(0), wp.int64(32))                      <L 20>
    wp::adj_atomic_max(var_highest, var_21, var_25, var_29, adj_highest, adj_21, adj_25, adj_29, adj_30);
    wp::adj_mod(var_27, var_28, adj_27, adj_28, adj_29);
    wp::adj_mul(var_20, var_20, adj_20, adj_20, adj_27);
    wp::adj_mod(var_26, var_24, adj_23, adj_24, adj_25);
    wp::adj_address(var_codes, var_0, var_22, adj_codes, adj_0, adj_22, adj_23);
    // adj: wp.atomic_max(highest, 0, codes[idx][1] % 6, delta * delta % wp.int64(8))         <L 19>
    wp::adj_sub(var_18, var_19, adj_18, adj_19, adj_20);
    wp::adj_sub(var_16, var_2, adj_16, adj_2, adj_19);
    wp::adj_add(var_8, var_17, adj_8, adj_17, adj_18);
    // adj: delta = bucket + wp.int64(10) - (bits - height)                                   <L 18>
    wp::adj_add(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_sub(var_10, var_13, adj_10, adj_13, adj_14);
    wp::adj_mul(var_pitch, var_12, adj_pitch, adj_12, adj_13);
    wp::adj_mul(var_11, var_pitch, adj_9, adj_pitch, adj_10);
    wp::adj_address(var_field, var_0, adj_field, adj_0, adj_9);
    // adj: bits = field[idx] * pitch - pitch * wp.int64(24) + wp.int64(31)                   <L 17>
    wp::adj_mul(var_5, var_7, adj_5, adj_7, adj_8);
    wp::adj_mul(var_2, var_6, adj_2, adj_4, adj_5);
    wp::adj_address(var_field, var_0, adj_field, adj_0, adj_4);
    // adj: bucket = height * field[idx] * wp.int64(17)                                       <L 16>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_heights, var_0, adj_heights, adj_0, adj_1);
    // adj: height = heights[idx]                                                             <L 15>
    // adj: idx = wp.tid()                                                                    <L 14>
    // adj: def gather_field(                                                                 <L 5>
    return;
}
