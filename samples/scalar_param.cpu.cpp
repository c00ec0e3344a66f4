// advance_terms.py:6
static wp::mat_t<2, 3, wp::float32> adjust_sample_0(
    wp::uint16 var_frame_index,
    wp::mat_t<2, 3, wp::float32> var_view_matrix)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    wp::float32 var_2;
    wp::uint16 var_3;
    wp::uint16 var_4;
    const wp::int32 var_5 = 2;
    wp::uint16 var_6;
    wp::uint16 var_7;
    const wp::int32 var_8 = 1;
    wp::uint16 var_9;
    bool var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    const wp::int32 var_13 = 2;
    wp::float32 var_14;
    wp::vec_t<2, wp::float32> var_15;
    wp::vec_t<2, wp::float32> var_16;
    const wp::int32 var_17 = 1;
    wp::vec_t<3, wp::float32> var_18;
    wp::mat_t<3, 2, wp::float32> var_19;
    wp::mat_t<2, 3, wp::float32> var_20;
    const wp::int32 var_21 = 1;
    wp::vec_t<3, wp::float32> var_22;
    const wp::int32 var_23 = 0;
    wp::vec_t<3, wp::float32> var_24;
    wp::mat_t<2, 3, wp::float32> var_25;
    wp::mat_t<2, 3, wp::float32> var_26;
    wp::mat_t<2, 3, wp::float32> var_27;
    //---------
    // forward
    // def adjust_sample(frame_index: wp.uint16, view_matrix: mat23):                         <L 7>
    // quotient = frame_index + wp.uint16(view_matrix[0, 1])                                  <L 8>
    var_2 = wp::extract(var_view_matrix, var_0, var_1);
    var_3 = wp::uint16(var_2);
    var_4 = wp::add(var_frame_index, var_3);
    // if quotient % wp.uint16(2) == wp.uint16(1):                                            <L 9>
    var_6 = wp::uint16(var_5);
    var_7 = wp::mod(var_4, var_6);
    var_9 = wp::uint16(var_8);
    var_10 = (var_7 == var_9);
    if (var_10) {
        // return view_matrix                                                                 <L 10>
        return var_view_matrix;
    }
    // tangent = wp.normalize(wp.vec2(float(quotient), view_matrix[0, 2]))                    <L 11>
    var_11 = wp::float(var_4);
    var_14 = wp::extract(var_view_matrix, var_12, var_13);
    var_15 = wp::vec_t<2, wp::float32>(var_11, var_14);
    var_16 = wp::normalize(var_15);
    // projection = wp.transpose(wp.outer(view_matrix[1], tangent))                           <L 12>
    var_18 = wp::extract(var_view_matrix, var_17);
    var_19 = wp::outer(var_18, var_16);
    var_20 = wp::transpose(var_19);
    // stress = wp.matrix_from_rows(projection[1], projection[0])                             <L 13>
    var_22 = wp::extract(var_20, var_21);
    var_24 = wp::extract(var_20, var_23);
    var_25 = wp::matrix_from_rows<2, 3, wp::float32>({var_22, var_24});
    // return view_matrix + projection - stress                                               <L 14>
    var_26 = wp::add(var_view_matrix, var_20);
    var_27 = wp::sub(var_26, var_25);
    return var_27;
}


// advance_terms.py:6
static void adj_adjust_sample_0(
    wp::uint16 var_frame_index,
    wp::mat_t<2, 3, wp::float32> var_view_matrix,
    wp::uint16 & adj_frame_index,
    wp::mat_t<2, 3, wp::float32> & adj_view_matrix,
    wp::mat_t<2, 3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    wp::float32 var_2;
    wp::uint16 var_3;
    wp::uint16 var_4;
    const wp::int32 var_5 = 2;
    wp::uint16 var_6;
    wp::uint16 var_7;
    const wp::int32 var_8 = 1;
    wp::uint16 var_9;
    bool var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    const wp::int32 var_13 = 2;
    wp::float32 var_14;
    wp::vec_t<2, wp::float32> var_15;
    wp::vec_t<2, wp::float32> var_16;
    const wp::int32 var_17 = 1;
    wp::vec_t<3, wp::float32> var_18;
    wp::mat_t<3, 2, wp::float32> var_19;
    wp::mat_t<2, 3, wp::float32> var_20;
    const wp::int32 var_21 = 1;
    wp::vec_t<3, wp::float32> var_22;
    const wp::int32 var_23 = 0;
    wp::vec_t<3, wp::float32> var_24;
    wp::mat_t<2, 3, wp::float32> var_25;
    wp::mat_t<2, 3, wp::float32> var_26;
    wp::mat_t<2, 3, wp::float32> var_27;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::uint16 adj_3 = {};
    wp::uint16 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::uint16 adj_6 = {};
    wp::uint16 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::uint16 adj_9 = {};
    bool adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::vec_t<2, wp::float32> adj_15 = {};
    wp::vec_t<2, wp::float32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::mat_t<3, 2, wp::float32> adj_19 = {};
    wp::mat_t<2, 3, wp::float32> adj_20 = {};
    wp::int32 adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::int32 adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::mat_t<2, 3, wp::float32> adj_25 = {};
    wp::mat_t<2, 3, wp::float32> adj_26 = {};
    wp::mat_t<2, 3, wp::float32> adj_27 = {};
    //---------
    // forward
    // def adjust_sample(frame_index: wp.uint16, view_matrix: mat23):                         <L 7>
    // quotient = frame_index + wp.uint16(view_matrix[0, 1])                                  <L 8>
    var_2 = wp::extract(var_view_matrix, var_0, var_1);
    var_3 = wp::uint16(var_2);
    var_4 = wp::add(var_frame_index, var_3);
    // if quotient % wp.uint16(2) == wp.uint16(1):                                            <L 9>
    var_6 = wp::uint16(var_5);
    var_7 = wp::mod(var_4, var_6);
    var_9 = wp::uint16(var_8);
    var_10 = (var_7 == var_9);
    if (var_10) {
        // return view_matrix                                                                 <L 10>
        goto label0;
    }
    // tangent = wp.normalize(wp.vec2(float(quotient), view_matrix[0, 2]))                    <L 11>
    var_11 = wp::float(var_4);
    var_14 = wp::extract(var_view_matrix, var_12, var_13);
    var_15 = wp::vec_t<2, wp::float32>(var_11, var_14);
    var_16 = wp::normalize(var_15);
    // projection = wp.transpose(wp.outer(view_matrix[1], tangent))                           <L 12>
    var_18 = wp::extract(var_view_matrix, var_17);
    var_19 = wp::outer(var_18, var_16);
    var_20 = wp::transpose(var_19);
    // stress = wp.matrix_from_rows(projection[1], projection[0])                             <L 13>
    var_22 = wp::extract(var_20, var_21);
    var_24 = wp::extract(var_20, var_23);
    var_25 = wp::matrix_from_rows<2, 3, wp::float32>({var_22, var_24});
    // return view_matrix + projection - stress                                               <L 14>
    var_26 = wp::add(var_view_matrix, var_20);
    var_27 = wp::sub(var_26, var_25);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_27 += adj_ret;
    wp::adj_sub(var_26, var_25, adj_26, adj_25, adj_27);
    wp::adj_add(var_view_matrix, var_20, adj_view_matrix, adj_20, adj_26);
    // adj: return view_matrix + projection - stress                                          <L 14>
    wp::adj_matrix_from_rows({var_22, var_24}, {&adj_22, &adj_24}, adj_25);
    wp::adj_extract(var_20, var_23, adj_20, adj_23, adj_24);
    wp::adj_extract(var_20, var_21, adj_20, adj_21, adj_22);
    // adj: stress = wp.matrix_from_rows(projection[1], projection[0])                        <L 13>
    wp::adj_transpose(var_19, adj_19, adj_20);
    wp::adj_outer(var_18, var_16, adj_18, adj_16, adj_19);
    wp::adj_extract(var_view_matrix, var_17, adj_view_matrix, adj_17, adj_18);
    // adj: projection = wp.transpose(wp.outer(view_matrix[1], tangent))                      <L 12>
    wp::adj_normalize(var_15, var_16, adj_15, adj_16);
    wp::adj_vec_t(var_11, var_14, adj_11, adj_14, adj_15);
    wp::adj_extract(var_view_matrix, var_12, var_13, adj_view_matrix, adj_12, adj_13, adj_14);
    wp::adj_float(var_4, adj_4, adj_11);
    // adj: tangent = wp.normalize(wp.vec2(float(quotient), view_matrix[0, 2]))               <L 11>
    if (var_10) {
        label0:;
        adj_view_matrix += adj_ret;
        // adj: return view_matrix                                                            <L 10>
    }
    wp::adj_mod(var_4, var_6, adj_4, adj_6, adj_7);
    // adj: if quotient % wp.uint16(2) == wp.uint16(1):                                       <L 9>
    wp::adj_add(var_frame_index, var_3, adj_frame_index, adj_3, adj_4);
    wp::adj_extract(var_view_matrix, var_0, var_1, adj_view_matrix, adj_0, adj_1, adj_2);
    // adj: quotient = frame_index + wp.uint16(view_matrix[0, 1])                             <L 8>
    // adj: def adjust_sample(frame_index: wp.uint16, view_matrix: mat23):                    <L 7>
    return;
}

struct wp_args_advance_terms_c001f388 {
    wp::int32 num_bins;
    wp::array_t<wp::uint16> readings;
    wp::uint16 capacity;
    wp::uint16 order;
    wp::int32 num_rows;
    wp::int32 dim_y;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> outcome;
    wp::array_t<wp::uint16> contributions;
};

template <bool wp_linear_contiguous>
static void advance_terms_c001f388_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_advance_terms_c001f388 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_num_bins = _wp_args->num_bins;
    wp::array_t<wp::uint16> var_readings = _wp_args->readings;
    wp::uint16 var_capacity = _wp_args->capacity;
    wp::uint16 var_order = _wp_args->order;
    wp::int32 var_num_rows = _wp_args->num_rows;
    wp::int32 var_dim_y = _wp_args->dim_y;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_outcome = _wp_args->outcome;
    wp::array_t<wp::uint16> var_contributions = _wp_args->contributions;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    bool var_2;
    bool var_3;
    bool var_4;
    wp::float32 var_5;
    wp::uint16* var_6;
    wp::float32 var_7;
    wp::uint16 var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.6;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::uint16 var_14;
    wp::uint16 var_15;
    wp::mat_t<2, 3, wp::float32> var_16;
    const wp::float32 var_17 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_18;
    wp::mat_t<2, 3, wp::float32> var_19;
    const wp::float32 var_20 = 3.4;
    wp::mat_t<2, 3, wp::float32> var_21;
    const wp::float32 var_22 = 0.1;
    wp::mat_t<2, 3, wp::float32> var_23;
    wp::mat_t<2, 3, wp::float32> var_24;
    const wp::float32 var_25 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_26;
    wp::mat_t<3, 2, wp::float32> var_27;
    const wp::float32 var_28 = 0.1;
    wp::mat_t<3, 2, wp::float32> var_29;
    wp::uint16 var_30;
    wp::uint16* var_31;
    bool var_32;
    wp::uint16 var_33;
    const wp::float32 var_34 = 0.5;
    wp::mat_t<3, 2, wp::float32> var_35;
    wp::mat_t<3, 2, wp::float32> var_36;
    const wp::float32 var_37 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_38;
    wp::mat_t<3, 2, wp::float32> var_39;
    wp::mat_t<3, 2, wp::float32> var_40;
    const wp::int32 var_41 = 1;
    const wp::int32 var_42 = 0;
    wp::float32 var_43;
    const wp::float32 var_44 = -100.0;
    const wp::float32 var_45 = 100.0;
    wp::float32 var_46;
    const wp::float32 var_47 = 0.01;
    wp::mat_t<3, 2, wp::float32> var_48;
    wp::mat_t<3, 2, wp::float32> var_49;
    const wp::float32 var_50 = 0.01;
    wp::mat_t<3, 2, wp::float32> var_51;
    const wp::float32 var_52 = 0.01;
    wp::mat_t<3, 2, wp::float32> var_53;
    const wp::float32 var_54 = 2.7;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::mat_t<3, 2, wp::float32> var_57;
    wp::mat_t<3, 2, wp::float32> var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    wp::vec_t<3, wp::float32> var_62;
    wp::mat_t<3, 3, wp::float32> var_63;
    wp::mat_t<3, 3, wp::float32> var_64;
    wp::float32 var_65;
    wp::float32 var_66;
    const wp::float32 var_67 = 1.5;
    wp::float32 var_68;
    wp::mat_t<3, 3, wp::float32> var_69;
    wp::mat_t<3, 3, wp::float32> var_70;
    wp::mat_t<3, 3, wp::float32> var_71;
    const wp::int32 var_72 = 3;
    wp::uint16 var_73;
    const wp::int32 var_74 = 4;
    wp::uint16 var_75;
    wp::uint16* var_76;
    wp::vec_t<4, wp::uint16> var_77;
    wp::uint16 var_78;
    const wp::int32 var_79 = 0;
    wp::vec_t<4, wp::uint16> var_80;
    const wp::uint16 var_81 = 0;
    wp::vec_t<4, wp::uint16> var_82;
    const wp::int32 var_83 = 11;
    wp::vec_t<4, wp::uint16> var_84;
    const wp::uint16 var_85 = 11;
    wp::vec_t<4, wp::uint16> var_86;
    const wp::int32 var_87 = 0;
    wp::vec_t<4, wp::uint16> var_88;
    const wp::uint16 var_89 = 0;
    wp::vec_t<4, wp::uint16> var_90;
    const wp::int32 var_91 = 19;
    wp::vec_t<4, wp::uint16> var_92;
    const wp::uint16 var_93 = 19;
    wp::vec_t<4, wp::uint16> var_94;
    wp::uint16 var_95;
    //---------
    // forward
    // def advance_terms(                                                                     <L 18>
    // row, col = wp.tid()                                                                    <L 28>
    builtin_tid2d(var_0, var_1);
    // if row >= num_rows or col >= dim_y:                                                    <L 29>
    var_3 = (var_0 >= var_num_rows);
    var_2 = var_3;
    if (!var_2) {
        var_4 = (var_1 >= var_dim_y);
        var_2 = var_2 || var_4;
    }
    if (var_2) {
        // return                                                                             <L 30>
        return;
    }
    // p = wp.vec2(float(row), float(readings[row]))                                          <L 31>
    var_5 = wp::float(var_0);
    var_6 = wp::address(var_readings, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::float(var_8);
    var_9 = wp::vec_t<2, wp::float32>(var_5, var_7);
    // heading = wp.vec3(wp.float32(col), 0.6, float(dim_y))                                  <L 32>
    var_10 = wp::float32(var_1);
    var_12 = wp::float(var_dim_y);
    var_13 = wp::vec_t<3, wp::float32>(var_10, var_11, var_12);
    // quotient = capacity * wp.uint16(num_bins)                                              <L 33>
    var_14 = wp::uint16(var_num_bins);
    var_15 = wp::mul(var_capacity, var_14);
    // stress = adjust_sample(quotient, wp.outer(p, heading) * 0.01)                          <L 34>
    var_16 = wp::outer(var_9, var_13);
    var_18 = wp::mul(var_16, var_17);
    var_19 = adjust_sample_0(var_15, var_18);
    // basis = wp.cw_mul(stress, stress * 3.4 * 0.1)                                          <L 35>
    var_21 = wp::mul(var_19, var_20);
    var_23 = wp::mul(var_21, var_22);
    var_24 = wp::cw_mul(var_19, var_23);
    // rotation = wp.transpose(basis * 0.01) * 0.1                                            <L 36>
    var_26 = wp::mul(var_24, var_25);
    var_27 = wp::transpose(var_26);
    var_29 = wp::mul(var_27, var_28);
    // coupling = rotation if order * order < readings[row] else rotation * 0.5               <L 37>
    var_30 = wp::mul(var_order, var_order);
    var_31 = wp::address(var_readings, var_0);
    var_33 = wp::load(var_31);
    var_32 = (var_30 < var_33);
    if (var_32) {
    }
    if (!var_32) {
        var_35 = wp::mul(var_29, var_34);
    }
    var_36 = wp::where(var_32, var_29, var_35);
    // block = wp.cw_mul(coupling, wp.transpose(basis * 0.01))                                <L 38>
    var_38 = wp::mul(var_24, var_37);
    var_39 = wp::transpose(var_38);
    var_40 = wp::cw_mul(var_36, var_39);
    // frame = wp.clamp(block[1, 0], -100.0, 100.0) * (block * 0.01)                          <L 39>
    var_43 = wp::extract(var_40, var_41, var_42);
    var_46 = wp::clamp(var_43, var_44, var_45);
    var_48 = wp::mul(var_40, var_47);
    var_49 = wp::mul(var_46, var_48);
    // update = block * 0.01 - frame * 0.01 / (2.7 * float(dim_y))                            <L 40>
    var_51 = wp::mul(var_40, var_50);
    var_53 = wp::mul(var_49, var_52);
    var_55 = wp::float(var_dim_y);
    var_56 = wp::mul(var_54, var_55);
    var_57 = wp::div(var_53, var_56);
    var_58 = wp::sub(var_51, var_57);
    // slope = wp.ddot(rotation, update)                                                      <L 41>
    var_59 = wp::ddot(var_29, var_58);
    // tensor = wp.tanh(slope) * wp.diag(wp.vec3(float(order)))                               <L 42>
    var_60 = wp::tanh(var_59);
    var_61 = wp::float(var_order);
    var_62 = wp::vec_t<3, wp::float32>(var_61);
    var_63 = wp::diag(var_62);
    var_64 = wp::mul(var_60, var_63);
    // global_update = tensor / (wp.abs(wp.tanh(slope)) + 1.5)                                <L 43>
    var_65 = wp::tanh(var_59);
    var_66 = wp::abs(var_65);
    var_68 = wp::add(var_66, var_67);
    var_69 = wp::div(var_64, var_68);
    // outcome[row, col] += tensor * global_update                                            <L 44>
    var_70 = wp::mul(var_64, var_69);
    var_71 = wp::atomic_add(var_outcome, var_0, var_1, var_70);
    // point = wp.vec4us(quotient, wp.uint16(3), wp.uint16(4), readings[row])                 <L 45>
    var_73 = wp::uint16(var_72);
    var_75 = wp::uint16(var_74);
    var_76 = wp::address(var_readings, var_0);
    var_78 = wp::load(var_76);
    var_77 = wp::vec_t<4, wp::uint16>(var_15, var_73, var_75, var_78);
    // direction = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(11))                         <L 46>
    var_80 = wp::vec_t<4, wp::uint16>(var_81);
    var_82 = wp::max(var_77, var_80);
    var_84 = wp::vec_t<4, wp::uint16>(var_85);
    var_86 = wp::min(var_82, var_84);
    // moment = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(19))                            <L 47>
    var_88 = wp::vec_t<4, wp::uint16>(var_89);
    var_90 = wp::max(var_77, var_88);
    var_92 = wp::vec_t<4, wp::uint16>(var_93);
    var_94 = wp::min(var_90, var_92);
    // contributions[row, col] = wp.dot(direction, moment)                                    <L 48>
    var_95 = wp::dot(var_86, var_94);
    wp::array_store(var_contributions, var_0, var_1, var_95);
}

template <bool wp_linear_contiguous>
static void advance_terms_c001f388_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_advance_terms_c001f388 *_wp_args,
    wp_args_advance_terms_c001f388 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_num_bins = _wp_args->num_bins;
    wp::array_t<wp::uint16> var_readings = _wp_args->readings;
    wp::uint16 var_capacity = _wp_args->capacity;
    wp::uint16 var_order = _wp_args->order;
    wp::int32 var_num_rows = _wp_args->num_rows;
    wp::int32 var_dim_y = _wp_args->dim_y;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_outcome = _wp_args->outcome;
    wp::array_t<wp::uint16> var_contributions = _wp_args->contributions;
    wp::int32 adj_num_bins = _wp_adj_args->num_bins;
    wp::array_t<wp::uint16> adj_readings = _wp_adj_args->readings;
    wp::uint16 adj_capacity = _wp_adj_args->capacity;
    wp::uint16 adj_order = _wp_adj_args->order;
    wp::int32 adj_num_rows = _wp_adj_args->num_rows;
    wp::int32 adj_dim_y = _wp_adj_args->dim_y;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_outcome = _wp_adj_args->outcome;
    wp::array_t<wp::uint16> adj_contributions = _wp_adj_args->contributions;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    bool var_2;
    bool var_3;
    bool var_4;
    wp::float32 var_5;
    wp::uint16* var_6;
    wp::float32 var_7;
    wp::uint16 var_8;
    wp::vec_t<2, wp::float32> var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.6;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::uint16 var_14;
    wp::uint16 var_15;
    wp::mat_t<2, 3, wp::float32> var_16;
    const wp::float32 var_17 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_18;
    wp::mat_t<2, 3, wp::float32> var_19;
    const wp::float32 var_20 = 3.4;
    wp::mat_t<2, 3, wp::float32> var_21;
    const wp::float32 var_22 = 0.1;
    wp::mat_t<2, 3, wp::float32> var_23;
    wp::mat_t<2, 3, wp::float32> var_24;
    const wp::float32 var_25 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_26;
    wp::mat_t<3, 2, wp::float32> var_27;
    const wp::float32 var_28 = 0.1;
    wp::mat_t<3, 2, wp::float32> var_29;
    wp::uint16 var_30;
    wp::uint16* var_31;
    bool var_32;
    wp::uint16 var_33;
    const wp::float32 var_34 = 0.5;
    wp::mat_t<3, 2, wp::float32> var_35;
    wp::mat_t<3, 2, wp::float32> var_36;
    const wp::float32 var_37 = 0.01;
    wp::mat_t<2, 3, wp::float32> var_38;
    wp::mat_t<3, 2, wp::float32> var_39;
    wp::mat_t<3, 2, wp::float32> var_40;
    const wp::int32 var_41 = 1;
    const wp::int32 var_42 = 0;
    wp::float32 var_43;
    const wp::float32 var_44 = -100.0;
    const wp::float32 var_45 = 100.0;
    wp::float32 var_46;
    const wp::float32 var_47 = 0.01;
    wp::mat_t<3, 2, wp::float32> var_48;
    wp::mat_t<3, 2, wp::float32> var_49;
    const wp::float32 var_50 = 0.01;
    wp::mat_t<3, 2, wp::float32> var_51;
    const wp::float32 var_52 = 0.01;
    wp::mat_t<3, 2, wp::float32> var_53;
    const wp::float32 var_54 = 2.7;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::mat_t<3, 2, wp::float32> var_57;
    wp::mat_t<3, 2, wp::float32> var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    wp::vec_t<3, wp::float32> var_62;
    wp::mat_t<3, 3, wp::float32> var_63;
    wp::mat_t<3, 3, wp::float32> var_64;
    wp::float32 var_65;
    wp::float32 var_66;
    const wp::float32 var_67 = 1.5;
    wp::float32 var_68;
    wp::mat_t<3, 3, wp::float32> var_69;
    wp::mat_t<3, 3, wp::float32> var_70;
    wp::mat_t<3, 3, wp::float32> var_71;
    const wp::int32 var_72 = 3;
    wp::uint16 var_73;
    const wp::int32 var_74 = 4;
    wp::uint16 var_75;
    wp::uint16* var_76;
    wp::vec_t<4, wp::uint16> var_77;
    wp::uint16 var_78;
    const wp::int32 var_79 = 0;
    wp::vec_t<4, wp::uint16> var_80;
    const wp::uint16 var_81 = 0;
    wp::vec_t<4, wp::uint16> var_82;
    const wp::int32 var_83 = 11;
    wp::vec_t<4, wp::uint16> var_84;
    const wp::uint16 var_85 = 11;
    wp::vec_t<4, wp::uint16> var_86;
    const wp::int32 var_87 = 0;
    wp::vec_t<4, wp::uint16> var_88;
    const wp::uint16 var_89 = 0;
    wp::vec_t<4, wp::uint16> var_90;
    const wp::int32 var_91 = 19;
    wp::vec_t<4, wp::uint16> var_92;
    const wp::uint16 var_93 = 19;
    wp::vec_t<4, wp::uint16> var_94;
    wp::uint16 var_95;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    bool adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::uint16 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::uint16 adj_8 = {};
    wp::vec_t<2, wp::float32> adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::uint16 adj_14 = {};
    wp::uint16 adj_15 = {};
    wp::mat_t<2, 3, wp::float32> adj_16 = {};
    wp::float32 adj_17 = {};
    wp::mat_t<2, 3, wp::float32> adj_18 = {};
    wp::mat_t<2, 3, wp::float32> adj_19 = {};
    wp::float32 adj_20 = {};
    wp::mat_t<2, 3, wp::float32> adj_21 = {};
    wp::float32 adj_22 = {};
    wp::mat_t<2, 3, wp::float32> adj_23 = {};
    wp::mat_t<2, 3, wp::float32> adj_24 = {};
    wp::float32 adj_25 = {};
    wp::mat_t<2, 3, wp::float32> adj_26 = {};
    wp::mat_t<3, 2, wp::float32> adj_27 = {};
    wp::float32 adj_28 = {};
    wp::mat_t<3, 2, wp::float32> adj_29 = {};
    wp::uint16 adj_30 = {};
    wp::uint16 adj_31 = {};
    bool adj_32 = {};
    wp::uint16 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::mat_t<3, 2, wp::float32> adj_35 = {};
    wp::mat_t<3, 2, wp::float32> adj_36 = {};
    wp::float32 adj_37 = {};
    wp::mat_t<2, 3, wp::float32> adj_38 = {};
    wp::mat_t<3, 2, wp::float32> adj_39 = {};
    wp::mat_t<3, 2, wp::float32> adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::mat_t<3, 2, wp::float32> adj_48 = {};
    wp::mat_t<3, 2, wp::float32> adj_49 = {};
    wp::float32 adj_50 = {};
    wp::mat_t<3, 2, wp::float32> adj_51 = {};
    wp::float32 adj_52 = {};
    wp::mat_t<3, 2, wp::float32> adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::mat_t<3, 2, wp::float32> adj_57 = {};
    wp::mat_t<3, 2, wp::float32> adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::vec_t<3, wp::float32> adj_62 = {};
    wp::mat_t<3, 3, wp::float32> adj_63 = {};
    wp::mat_t<3, 3, wp::float32> adj_64 = {};
    wp::float32 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::mat_t<3, 3, wp::float32> adj_69 = {};
    wp::mat_t<3, 3, wp::float32> adj_70 = {};
    wp::mat_t<3, 3, wp::float32> adj_71 = {};
    wp::int32 adj_72 = {};
    wp::uint16 adj_73 = {};
    wp::int32 adj_74 = {};
    wp::uint16 adj_75 = {};
    wp::uint16 adj_76 = {};
    wp::vec_t<4, wp::uint16> adj_77 = {};
    wp::uint16 adj_78 = {};
    wp::int32 adj_79 = {};
    wp::vec_t<4, wp::uint16> adj_80 = {};
    wp::uint16 adj_81 = {};
    wp::vec_t<4, wp::uint16> adj_82 = {};
    wp::int32 adj_83 = {};
    wp::vec_t<4, wp::uint16> adj_84 = {};
    wp::uint16 adj_85 = {};
    wp::vec_t<4, wp::uint16> adj_86 = {};
    wp::int32 adj_87 = {};
    wp::vec_t<4, wp::uint16> adj_88 = {};
    wp::uint16 adj_89 = {};
    wp::vec_t<4, wp::uint16> adj_90 = {};
    wp::int32 adj_91 = {};
    wp::vec_t<4, wp::uint16> adj_92 = {};
    wp::uint16 adj_93 = {};
    wp::vec_t<4, wp::uint16> adj_94 = {};
    wp::uint16 adj_95 = {};
    //---------
    // forward
    // def advance_terms(                                                                     <L 18>
    // row, col = wp.tid()                                                                    <L 28>
    builtin_tid2d(var_0, var_1);
    // if row >= num_rows or col >= dim_y:                                                    <L 29>
    var_3 = (var_0 >= var_num_rows);
    var_2 = var_3;
    if (!var_2) {
        var_4 = (var_1 >= var_dim_y);
        var_2 = var_2 || var_4;
    }
    if (var_2) {
        // return                                                                             <L 30>
        goto label0;
    }
    // p = wp.vec2(float(row), float(readings[row]))                                          <L 31>
    var_5 = wp::float(var_0);
    var_6 = wp::address(var_readings, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::float(var_8);
    var_9 = wp::vec_t<2, wp::float32>(var_5, var_7);
    // heading = wp.vec3(wp.float32(col), 0.6, float(dim_y))                                  <L 32>
    var_10 = wp::float32(var_1);
    var_12 = wp::float(var_dim_y);
    var_13 = wp::vec_t<3, wp::float32>(var_10, var_11, var_12);
    // quotient = capacity * wp.uint16(num_bins)                                              <L 33>
    var_14 = wp::uint16(var_num_bins);
    var_15 = wp::mul(var_capacity, var_14);
    // stress = adjust_sample(quotient, wp.outer(p, heading) * 0.01)                          <L 34>
    var_16 = wp::outer(var_9, var_13);
    var_18 = wp::mul(var_16, var_17);
    var_19 = adjust_sample_0(var_15, var_18);
    // basis = wp.cw_mul(stress, stress * 3.4 * 0.1)                                          <L 35>
    var_21 = wp::mul(var_19, var_20);
    var_23 = wp::mul(var_21, var_22);
    var_24 = wp::cw_mul(var_19, var_23);
    // rotation = wp.transpose(basis * 0.01) * 0.1                                            <L 36>
    var_26 = wp::mul(var_24, var_25);
    var_27 = wp::transpose(var_26);
    var_29 = wp::mul(var_27, var_28);
    // coupling = rotation if order * order < readings[row] else rotation * 0.5               <L 37>
    var_30 = wp::mul(var_order, var_order);
    var_31 = wp::address(var_readings, var_0);
    var_33 = wp::load(var_31);
    var_32 = (var_30 < var_33);
    if (var_32) {
    }
    if (!var_32) {
        var_35 = wp::mul(var_29, var_34);
    }
    var_36 = wp::where(var_32, var_29, var_35);
    // block = wp.cw_mul(coupling, wp.transpose(basis * 0.01))                                <L 38>
    var_38 = wp::mul(var_24, var_37);
    var_39 = wp::transpose(var_38);
    var_40 = wp::cw_mul(var_36, var_39);
    // frame = wp.clamp(block[1, 0], -100.0, 100.0) * (block * 0.01)                          <L 39>
    var_43 = wp::extract(var_40, var_41, var_42);
    var_46 = wp::clamp(var_43, var_44, var_45);
    var_48 = wp::mul(var_40, var_47);
    var_49 = wp::mul(var_46, var_48);
    // update = block * 0.01 - frame * 0.01 / (2.7 * float(dim_y))                            <L 40>
    var_51 = wp::mul(var_40, var_50);
    var_53 = wp::mul(var_49, var_52);
    var_55 = wp::float(var_dim_y);
    var_56 = wp::mul(var_54, var_55);
    var_57 = wp::div(var_53, var_56);
    var_58 = wp::sub(var_51, var_57);
    // slope = wp.ddot(rotation, update)                                                      <L 41>
    var_59 = wp::ddot(var_29, var_58);
    // tensor = wp.tanh(slope) * wp.diag(wp.vec3(float(order)))                               <L 42>
    var_60 = wp::tanh(var_59);
    var_61 = wp::float(var_order);
    var_62 = wp::vec_t<3, wp::float32>(var_61);
    var_63 = wp::diag(var_62);
    var_64 = wp::mul(var_60, var_63);
    // global_update = tensor / (wp.abs(wp.tanh(slope)) + 1.5)                                <L 43>
    var_65 = wp::tanh(var_59);
    var_66 = wp::abs(var_65);
    var_68 = wp::add(var_66, var_67);
    var_69 = wp::div(var_64, var_68);
    // outcome[row, col] += tensor * global_update                                            <L 44>
    var_70 = wp::mul(var_64, var_69);
    // var_71 = wp::atomic_add(var_outcome, var_0, var_1, var_70);
    // point = wp.vec4us(quotient, wp.uint16(3), wp.uint16(4), readings[row])                 <L 45>
    var_73 = wp::uint16(var_72);
    var_75 = wp::uint16(var_74);
    var_76 = wp::address(var_readings, var_0);
    var_78 = wp::load(var_76);
    var_77 = wp::vec_t<4, wp::uint16>(var_15, var_73, var_75, var_78);
    // direction = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(11))                         <L 46>
    var_80 = wp::vec_t<4, wp::uint16>(var_81);
    var_82 = wp::max(var_77, var_80);
    var_84 = wp::vec_t<4, wp::uint16>(var_85);
    var_86 = wp::min(var_82, var_84);
    // moment = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(19))                            <L 47>
    var_88 = wp::vec_t<4, wp::uint16>(var_89);
    var_90 = wp::max(var_77, var_88);
    var_92 = wp::vec_t<4, wp::uint16>(var_93);
    var_94 = wp::min(var_90, var_92);
    // contributions[row, col] = wp.dot(direction, moment)                                    <L 48>
    var_95 = wp::dot(var_86, var_94);
    // wp::array_store(var_contributions, var_0, var_1, var_95);
    //---------
    // reverse
    wp::adj_array_store(var_contributions, var_0, var_1, var_95, adj_contributions, adj_0, adj_1, adj_95);
    wp::adj_dot(var_86, var_94, adj_86, adj_94, adj_95);
    // adj: contributions[row, col] = wp.dot(direction, moment)                               <L 48>
    wp::adj_min(var_90, var_92, adj_90, adj_92, adj_94);
    wp::adj_vec_t(var_93, adj_93, adj_92);
    wp::adj_max(var_77, var_88, adj_77, adj_88, adj_90);
    wp::adj_vec_t(var_89, adj_89, adj_88);
    // adj: moment = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(19))                       <L 47>
    wp::adj_min(var_82, var_84, adj_82, adj_84, adj_86);
    wp::adj_vec_t(var_85, adj_85, adj_84);
    wp::adj_max(var_77, var_80, adj_77, adj_80, adj_82);
    wp::adj_vec_t(var_81, adj_81, adj_80);
    // adj: direction = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(11))                    <L 46>
    wp::adj_vec_t(var_15, var_73, var_75, var_78, adj_15, adj_73, adj_75, adj_76, adj_77);
    wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_76);
    // adj: point = wp.vec4us(quotient, wp.uint16(3), wp.uint16(4), readings[row])            <L 45>
    wp::adj_atomic_add(var_outcome, var_0, var_1, var_70, adj_outcome, adj_0, adj_1, adj_70, adj_71);
    wp::adj_mul(var_64, var_69, adj_64, adj_69, adj_70);
    // adj: outcome[row, col] += tensor * global_update                                       <L 44>
    wp::adj_div(var_64, var_68, adj_64, adj_68, adj_69);
    wp::adj_add(var_66, var_67, adj_66, adj_67, adj_68);
    wp::adj_abs(var_65, adj_65, adj_66);
    wp::adj_tanh(var_59, var_65, adj_59, adj_65);
    // adj: global_update = tensor / (wp.abs(wp.tanh(slope)) + 1.5)                           <L 43>
    wp::adj_mul(var_60, var_63, adj_60, adj_63, adj_64);
    wp::adj_diag(var_62, adj_62, adj_63);
    wp::adj_vec_t(var_61, adj_61, adj_62);
    wp::adj_float(var_order, adj_order, adj_61);
    wp::adj_tanh(var_59, var_60, adj_59, adj_60);
    // adj: tensor = wp.tanh(slope) * wp.diag(wp.vec3(float(order)))                          <L 42>
    wp::adj_ddot(var_29, var_58, adj_29, adj_58, adj_59);
    // adj: slope = wp.ddot(rotation, update)                                                 <L 41>
    wp::adj_sub(var_51, var_57, adj_51, adj_57, adj_58);
    wp::adj_div(var_53, var_56, adj_53, adj_56, adj_57);
    wp::adj_mul(var_54, var_55, adj_54, adj_55, adj_56);
    wp::adj_float(var_dim_y, adj_dim_y, adj_55);
    wp::adj_mul(var_49, var_52, adj_49, adj_52, adj_53);
    wp::adj_mul(var_40, var_50, adj_40, adj_50, adj_51);
    // adj: update = block * 0.01 - frame * 0.01 / (2.7 * float(dim_y))                       <L 40>
    wp::adj_mul(var_46, var_48, adj_46, adj_48, adj_49);
    wp::adj_mul(var_40, var_47, adj_40, adj_47, adj_48);
    wp::adj_clamp(var_43, var_44, var_45, adj_43, adj_44, adj_45, adj_46);
    wp::adj_extract(var_40, var_41, var_42, adj_40, adj_41, adj_42, adj_43);
    // adj: frame = wp.clamp(block[1, 0], -100.0, 100.0) * (block * 0.01)                     <L 39>
    wp::adj_cw_mul(var_36, var_39, adj_36, adj_39, adj_40);
    wp::adj_transpose(var_38, adj_38, adj_39);
    wp::adj_mul(var_24, var_37, adj_24, adj_37, adj_38);
    // adj: block = wp.cw_mul(coupling, wp.transpose(basis * 0.01))                           <L 38>
    wp::adj_where(var_32, var_29, var_35, adj_32, adj_29, adj_35, adj_36);
    if (!var_32) {
        wp::adj_mul(var_29, var_34, adj_29, adj_34, adj_35);
    }
    if (var_32) {
    }
    wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_31);
    wp::adj_mul(var_order, var_order, adj_order, adj_order, adj_30);
    // adj: coupling = rotation if order * order < readings[row] else rotation * 0.5          <L 37>
    wp::adj_mul(var_27, var_28, adj_27, adj_28, adj_29);
    wp::adj_transpose(var_26, adj_26, adj_27);
    wp::adj_mul(var_24, var_25, adj_24, adj_25, adj_26);
    // adj: rotation = wp.transpose(basis * 0.01) * 0.1                                       <L 36>
    wp::adj_cw_mul(var_19, var_23, adj_19, adj_23, adj_24);
    wp::adj_mul(var_21, var_22, adj_21, adj_22, adj_23);
    wp::adj_mul(var_19, var_20, adj_19, adj_20, adj_21);
    // adj: basis = wp.cw_mul(stress, stress * 3.4 * 0.1)                                     <L 35>
    adj_adjust_sample_0(var_15, var_18, adj_15, adj_18, adj_19);
    wp::adj_mul(var_16, var_17, adj_16, adj_17, adj_18);
    wp::adj_outer(var_9, var_13, adj_9, adj_13, adj_16);
    // adj: stress = adjust_sample(quotient, wp.outer(p, heading) * 0.01)                     <L 34>
    wp::adj_mul(var_capacity, var_14, adj_capacity, adj_14, adj_15);
    // adj: quotient = capacity * wp.uint16(num_bins)                                         <L 33>
    wp::adj_vec_t(var_10, var_11, var_12, adj_10, adj_11, adj_12, adj_13);
    wp::adj_float(var_dim_y, adj_dim_y, adj_12);
    wp::adj_float32(var_1, adj_1, adj_10);
    // adj: heading = wp.vec3(wp.float32(col), 0.6, float(dim_y))                             <L 32>
    wp::adj_vec_t(var_5, var_7, adj_5, adj_7, adj_9);
    wp::adj_float(var_8, adj_6, adj_7);
    wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_6);
    wp::adj_float(var_0, adj_0, adj_5);
    // adj: p = wp.vec2(float(row), float(readings[row]))                                     <L 31>
    if (var_2) {
        label0:;
        // adj: return                                                                        <L 30>
    }
    if (!var_2) {
    }
    // adj: if row >= num_rows or col >= dim_y:                                               <L 29>
    // adj: row, col = wp.tid()                                                               <L 28>
    // adj: def advance_terms(                                                                <L 18>
    return;
}
