struct wp_args_filter_tangents_211ba09f {
    wp::array_t<wp::vec_t<3, wp::float32>> tangents;
    wp::int32 num_bins;
    wp::array_t<wp::vec_t<2, wp::float32>> normals;
    wp::array_t<wp::vec_t<3, wp::float32>> directions;
    wp::array_t<wp::float32> profile;
    wp::array_t<wp::vec_t<3, wp::float32>> smoothed;
    wp::array_t<wp::quat_t<wp::float32>> result;
    wp::array_t<wp::vec_t<3, wp::float32>> scaled;
};

template <bool wp_linear_contiguous>
static void filter_tangents_211ba09f_cpu_kernel_forward(
    wp::launch_bounds_t<3> dim,
    size_t task_index,
    wp_args_filter_tangents_211ba09f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_tangents = _wp_args->tangents;
    wp::int32 var_num_bins = _wp_args->num_bins;
    wp::array_t<wp::vec_t<2, wp::float32>> var_normals = _wp_args->normals;
    wp::array_t<wp::vec_t<3, wp::float32>> var_directions = _wp_args->directions;
    wp::array_t<wp::float32> var_profile = _wp_args->profile;
    wp::array_t<wp::vec_t<3, wp::float32>> var_smoothed = _wp_args->smoothed;
    wp::array_t<wp::quat_t<wp::float32>> var_result = _wp_args->result;
    wp::array_t<wp::vec_t<3, wp::float32>> var_scaled = _wp_args->scaled;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<2, wp::float32>* var_6;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32> var_8;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 1;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32> var_14;
    const wp::float32 var_15 = 0.01;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32* var_17;
    const wp::float32 var_18 = 0.6;
    bool var_19;
    wp::float32 var_20;
    wp::vec_t<3, wp::float32> var_21;
    const wp::int32 var_22 = 1;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 0.1;
    wp::float32 var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::int32 var_29 = 1;
    wp::float32 var_30;
    const wp::int32 var_31 = 1;
    wp::int32 var_32;
    const wp::int32 var_33 = 0;
    wp::int32 var_34;
    wp::float32* var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::vec_t<3, wp::float32> var_41;
    wp::float32 var_42;
    wp::quat_t<wp::float32> var_43;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    const wp::int32 var_46 = 3;
    wp::float32 var_47;
    const wp::int32 var_48 = 2;
    wp::float32 var_49;
    wp::quat_t<wp::float32> var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    const wp::float32 var_53 = 0.0;
    wp::float32 var_54;
    wp::quat_t<wp::float32> var_55;
    const wp::int32 var_56 = 1;
    wp::int32 var_57;
    const wp::int32 var_58 = 0;
    wp::int32 var_59;
    wp::vec_t<3, wp::float32>* var_60;
    wp::vec_t<3, wp::float32> var_61;
    wp::vec_t<3, wp::float32> var_62;
    wp::vec_t<3, wp::float32> var_63;
    wp::vec_t<3, wp::float32> var_64;
    wp::vec_t<3, wp::float32> var_65;
    //---------
    // forward
    // def filter_tangents(                                                                   <L 5>
    // x, y, z = wp.tid()                                                                     <L 15>
    builtin_tid3d(var_0, var_1, var_2);
    // tangent = tangents[x, z]                                                               <L 16>
    var_3 = wp::address(var_tangents, var_0, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // normal = normals[x, y, z]                                                              <L 17>
    var_6 = wp::address(var_normals, var_0, var_1, var_2);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // direction = directions[x, y, z]                                                        <L 18>
    var_9 = wp::address(var_directions, var_0, var_1, var_2);
    var_11 = wp::load(var_9);
    var_10 = wp::copy(var_11);
    // arm = tangent * tangent.y * 0.01                                                       <L 19>
    var_13 = wp::extract(var_4, var_12);
    var_14 = wp::mul(var_4, var_13);
    var_16 = wp::mul(var_14, var_15);
    // if profile[x, y, z] <= 0.6:                                                            <L 20>
    var_17 = wp::address(var_profile, var_0, var_1, var_2);
    var_20 = wp::load(var_17);
    var_19 = (var_20 <= var_18);
    if (var_19) {
        // torque = wp.cross(direction - arm, arm / (wp.abs(normal.y) + 0.1))                 <L 21>
        var_21 = wp::sub(var_10, var_16);
        var_23 = wp::extract(var_7, var_22);
        var_24 = wp::abs(var_23);
        var_26 = wp::add(var_24, var_25);
        var_27 = wp::div(var_16, var_26);
        var_28 = wp::cross(var_21, var_27);
        // difference = normal.y - profile[x, y, wp.max(z - 1, 0)]                            <L 22>
        var_30 = wp::extract(var_7, var_29);
        var_32 = wp::sub(var_2, var_31);
        var_34 = wp::max(var_32, var_33);
        var_35 = wp::address(var_profile, var_0, var_1, var_34);
        var_37 = wp::load(var_35);
        var_36 = wp::sub(var_30, var_37);
        // smoothed[x, y, z] = torque + difference * wp.min(torque, arm)                      <L 23>
        var_38 = wp::min(var_28, var_16);
        var_39 = wp::mul(var_36, var_38);
        var_40 = wp::add(var_28, var_39);
        wp::array_store(var_smoothed, var_0, var_1, var_2, var_40);
    }
    // turn = wp.quat_from_axis_angle(wp.normalize(arm), float(num_bins))                     <L 25>
    var_41 = wp::normalize(var_16);
    var_42 = wp::float(var_num_bins);
    var_43 = wp::quat_from_axis_angle(var_41, var_42);
    // heading_q = wp.quat_rpy(turn.x, turn.w, arm.z)                                         <L 26>
    var_45 = wp::extract(var_43, var_44);
    var_47 = wp::extract(var_43, var_46);
    var_49 = wp::extract(var_16, var_48);
    var_50 = wp::quat_rpy(var_45, var_47, var_49);
    // result[x, y, z] = wp.lerp(turn, heading_q, wp.max(wp.tanh(float(x)), 0.0))             <L 27>
    var_51 = wp::float(var_0);
    var_52 = wp::tanh(var_51);
    var_54 = wp::max(var_52, var_53);
    var_55 = wp::lerp(var_43, var_50, var_54);
    wp::array_store(var_result, var_0, var_1, var_2, var_55);
    // moment = directions[wp.max(x - 1, 0), y, z]                                            <L 28>
    var_57 = wp::sub(var_0, var_56);
    var_59 = wp::max(var_57, var_58);
    var_60 = wp::address(var_directions, var_59, var_1, var_2);
    var_62 = wp::load(var_60);
    var_61 = wp::copy(var_62);
    // scaled[x, y, z] = -moment + wp.cw_mul(moment, tangent)                                 <L 29>
    var_63 = wp::neg(var_61);
    var_64 = wp::cw_mul(var_61, var_4);
    var_65 = wp::add(var_63, var_64);
    wp::array_store(var_scaled, var_0, var_1, var_2, var_65);
}

template <bool wp_linear_contiguous>
static void filter_tangents_211ba09f_cpu_kernel_backward(
    wp::launch_bounds_t<3> dim,
    size_t task_index,
    wp_args_filter_tangents_211ba09f *_wp_args,
    wp_args_filter_tangents_211ba09f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_tangents = _wp_args->tangents;
    wp::int32 var_num_bins = _wp_args->num_bins;
    wp::array_t<wp::vec_t<2, wp::float32>> var_normals = _wp_args->normals;
    wp::array_t<wp::vec_t<3, wp::float32>> var_directions = _wp_args->directions;
    wp::array_t<wp::float32> var_profile = _wp_args->profile;
    wp::array_t<wp::vec_t<3, wp::float32>> var_smoothed = _wp_args->smoothed;
    wp::array_t<wp::quat_t<wp::float32>> var_result = _wp_args->result;
    wp::array_t<wp::vec_t<3, wp::float32>> var_scaled = _wp_args->scaled;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_tangents = _wp_adj_args->tangents;
    wp::int32 adj_num_bins = _wp_adj_args->num_bins;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_normals = _wp_adj_args->normals;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_directions = _wp_adj_args->directions;
    wp::array_t<wp::float32> adj_profile = _wp_adj_args->profile;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_smoothed = _wp_adj_args->smoothed;
    wp::array_t<wp::quat_t<wp::float32>> adj_result = _wp_adj_args->result;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_scaled = _wp_adj_args->scaled;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<2, wp::float32>* var_6;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32> var_8;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 1;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32> var_14;
    const wp::float32 var_15 = 0.01;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32* var_17;
    const wp::float32 var_18 = 0.6;
    bool var_19;
    wp::float32 var_20;
    wp::vec_t<3, wp::float32> var_21;
    const wp::int32 var_22 = 1;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 0.1;
    wp::float32 var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    const wp::int32 var_29 = 1;
    wp::float32 var_30;
    const wp::int32 var_31 = 1;
    wp::int32 var_32;
    const wp::int32 var_33 = 0;
    wp::int32 var_34;
    wp::float32* var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::vec_t<3, wp::float32> var_41;
    wp::float32 var_42;
    wp::quat_t<wp::float32> var_43;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    const wp::int32 var_46 = 3;
    wp::float32 var_47;
    const wp::int32 var_48 = 2;
    wp::float32 var_49;
    wp::quat_t<wp::float32> var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    const wp::float32 var_53 = 0.0;
    wp::float32 var_54;
    wp::quat_t<wp::float32> var_55;
    const wp::int32 var_56 = 1;
    wp::int32 var_57;
    const wp::int32 var_58 = 0;
    wp::int32 var_59;
    wp::vec_t<3, wp::float32>* var_60;
    wp::vec_t<3, wp::float32> var_61;
    wp::vec_t<3, wp::float32> var_62;
    wp::vec_t<3, wp::float32> var_63;
    wp::vec_t<3, wp::float32> var_64;
    wp::vec_t<3, wp::float32> var_65;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    wp::vec_t<2, wp::float32> adj_7 = {};
    wp::vec_t<2, wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::float32 adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    bool adj_19 = {};
    wp::float32 adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::int32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::vec_t<3, wp::float32> adj_39 = {};
    wp::vec_t<3, wp::float32> adj_40 = {};
    wp::vec_t<3, wp::float32> adj_41 = {};
    wp::float32 adj_42 = {};
    wp::quat_t<wp::float32> adj_43 = {};
    wp::int32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::quat_t<wp::float32> adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::quat_t<wp::float32> adj_55 = {};
    wp::int32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::vec_t<3, wp::float32> adj_60 = {};
    wp::vec_t<3, wp::float32> adj_61 = {};
    wp::vec_t<3, wp::float32> adj_62 = {};
    wp::vec_t<3, wp::float32> adj_63 = {};
    wp::vec_t<3, wp::float32> adj_64 = {};
    wp::vec_t<3, wp::float32> adj_65 = {};
    //---------
    // forward
    // def filter_tangents(                                                                   <L 5>
    // x, y, z = wp.tid()                                                                     <L 15>
    builtin_tid3d(var_0, var_1, var_2);
    // tangent = tangents[x, z]                                                               <L 16>
    var_3 = wp::address(var_tangents, var_0, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // normal = normals[x, y, z]                                                              <L 17>
    var_6 = wp::address(var_normals, var_0, var_1, var_2);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // direction = directions[x, y, z]                                                        <L 18>
    var_9 = wp::address(var_directions, var_0, var_1, var_2);
    var_11 = wp::load(var_9);
    var_10 = wp::copy(var_11);
    // arm = tangent * tangent.y * 0.01                                                       <L 19>
    var_13 = wp::extract(var_4, var_12);
    var_14 = wp::mul(var_4, var_13);
    var_16 = wp::mul(var_14, var_15);
    // if profile[x, y, z] <= 0.6:                                                            <L 20>
    var_17 = wp::address(var_profile, var_0, var_1, var_2);
    var_20 = wp::load(var_17);
    var_19 = (var_20 <= var_18);
    if (var_19) {
        // torque = wp.cross(direction - arm, arm / (wp.abs(normal.y) + 0.1))                 <L 21>
        var_21 = wp::sub(var_10, var_16);
        var_23 = wp::extract(var_7, var_22);
        var_24 = wp::abs(var_23);
        var_26 = wp::add(var_24, var_25);
        var_27 = wp::div(var_16, var_26);
        var_28 = wp::cross(var_21, var_27);
        // difference = normal.y - profile[x, y, wp.max(z - 1, 0)]                            <L 22>
        var_30 = wp::extract(var_7, var_29);
        var_32 = wp::sub(var_2, var_31);
        var_34 = wp::max(var_32, var_33);
        var_35 = wp::address(var_profile, var_0, var_1, var_34);
        var_37 = wp::load(var_35);
        var_36 = wp::sub(var_30, var_37);
        // smoothed[x, y, z] = torque + difference * wp.min(torque, arm)                      <L 23>
        var_38 = wp::min(var_28, var_16);
        var_39 = wp::mul(var_36, var_38);
        var_40 = wp::add(var_28, var_39);
        // wp::array_store(var_smoothed, var_0, var_1, var_2, var_40);
    }
    // turn = wp.quat_from_axis_angle(wp.normalize(arm), float(num_bins))                     <L 25>
    var_41 = wp::normalize(var_16);
    var_42 = wp::float(var_num_bins);
    var_43 = wp::quat_from_axis_angle(var_41, var_42);
    // heading_q = wp.quat_rpy(turn.x, turn.w, arm.z)                                         <L 26>
    var_45 = wp::extract(var_43, var_44);
    var_47 = wp::extract(var_43, var_46);
    var_49 = wp::extract(var_16, var_48);
    var_50 = wp::quat_rpy(var_45, var_47, var_49);
    // result[x, y, z] = wp.lerp(turn, heading_q, wp.max(wp.tanh(float(x)), 0.0))             <L 27>
    var_51 = wp::float(var_0);
    var_52 = wp::tanh(var_51);
    var_54 = wp::max(var_52, var_53);
    var_55 = wp::lerp(var_43, var_50, var_54);
    // wp::array_store(var_result, var_0, var_1, var_2, var_55);
    // moment = directions[wp.max(x - 1, 0), y, z]                                            <L 28>
    var_57 = wp::sub(var_0, var_56);
    var_59 = wp::max(var_57, var_58);
    var_60 = wp::address(var_directions, var_59, var_1, var_2);
    var_62 = wp::load(var_60);
    var_61 = wp::copy(var_62);
    // scaled[x, y, z] = -moment + wp.cw_mul(moment, tangent)                                 <L 29>
    var_63 = wp::neg(var_61);
    var_64 = wp::cw_mul(var_61, var_4);
    var_65 = wp::add(var_63, var_64);
    // wp::array_store(var_scaled, var_0, var_1, var_2, var_65);
    //---------
    // reverse
    wp::adj_array_store(var_scaled, var_0, var_1, var_2, var_65, adj_scaled, adj_0, adj_1, adj_2, adj_65);
    wp::adj_add(var_63, var_64, adj_63, adj_64, adj_65);
    wp::adj_cw_mul(var_61, var_4, adj_61, adj_4, adj_64);
    wp::adj_neg(var_61, adj_61, adj_63);
    // adj: scaled[x, y, z] = -moment + wp.cw_mul(moment, tangent)                            <L 29>
    wp::adj_copy(var_62, adj_60, adj_61);
    wp::adj_address(var_directions, var_59, var_1, var_2, adj_directions, adj_59, adj_1, adj_2, adj_60);
    wp::adj_max(var_57, var_58, adj_57, adj_58, adj_59);
    wp::adj_sub(var_0, var_56, adj_0, adj_56, adj_57);
    // adj: moment = directions[wp.max(x - 1, 0), y, z]                                       <L 28>
    wp::adj_array_store(var_result, var_0, var_1, var_2, var_55, adj_result, adj_0, adj_1, adj_2, adj_55);
    wp::adj_lerp(var_43, var_50, var_54, adj_43, adj_50, adj_54, adj_55);
    wp::adj_max(var_52, var_53, adj_52, adj_53, adj_54);
    wp::adj_tanh(var_51, var_52, adj_51, adj_52);
    wp::adj_float(var_0, adj_0, adj_51);
    // adj: result[x, y, z] = wp.lerp(turn, heading_q, wp.max(wp.tanh(float(x)), 0.0))        <L 27>
    wp::adj_quat_rpy(var_45, var_47, var_49, adj_45, adj_47, adj_49, adj_50);
    wp::adj_extract(var_16, var_48, adj_16, adj_48, adj_49);
    wp::adj_extract(var_43, var_46, adj_43, adj_46, adj_47);
    wp::adj_extract(var_43, var_44, adj_43, adj_44, adj_45);
    // adj: heading_q = wp.quat_rpy(turn.x, turn.w, arm.z)                                    <L 26>
    wp::adj_quat_from_axis_angle(var_41, var_42, adj_41, adj_42, adj_43);
    wp::adj_float(var_num_bins, adj_num_bins, adj_42);
    wp::adj_normalize(var_16, var_41, adj_16, adj_41);
    // adj: turn = wp.quat_from_axis_angle(wp.normalize(arm), float(num_bins))                <L 25>
    if (var_19) {
        wp::adj_array_store(var_smoothed, var_0, var_1, var_2, var_40, adj_smoothed, adj_0, adj_1, adj_2, adj_40);
        wp::adj_add(var_28, var_39, adj_28, adj_39, adj_40);
        wp::adj_mul(var_36, var_38, adj_36, adj_38, adj_39);
        wp::adj_min(var_28, var_16, adj_28, adj_16, adj_38);
        // adj: smoothed[x, y, z] = torque + difference * wp.min(torque, arm)                 <L 23>
        wp::adj_sub(var_30, var_37, adj_30, adj_35, adj_36);
        wp::adj_address(var_profile, var_0, var_1, var_34, adj_profile, adj_0, adj_1, adj_34, adj_35);
        wp::adj_max(var_32, var_33, adj_32, adj_33, adj_34);
        wp::adj_sub(var_2, var_31, adj_2, adj_31, adj_32);
        wp::adj_extract(var_7, var_29, adj_7, adj_29, adj_30);
        // adj: difference = normal.y - profile[x, y, wp.max(z - 1, 0)]                       <L 22>
        wp::adj_cross(var_21, var_27, adj_21, adj_27, adj_28);
        wp::adj_div(var_16, var_26, adj_16, adj_26, adj_27);
        wp::adj_add(var_24, var_25, adj_24, adj_25, adj_26);
        wp::adj_abs(var_23, adj_23, adj_24);
        wp::adj_extract(var_7, var_22, adj_7, adj_22, adj_23);
        wp::adj_sub(var_10, var_16, adj_10, adj_16, adj_21);
        // adj: torque = wp.cross(direction - arm, arm / (wp.abs(normal.y) + 0.1))            <L 21>
    }
    wp::adj_address(var_profile, var_0, var_1, var_2, adj_profile, adj_0, adj_1, adj_2, adj_17);
    // adj: if profile[x, y, z] <= 0.6:                                                       <L 20>
    wp::adj_mul(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_mul(var_4, var_13, adj_4, adj_13, adj_14);
    wp::adj_extract(var_4, var_12, adj_4, adj_12, adj_13);
    // adj: arm = tangent * tangent.y * 0.01                                                  <L 19>
    wp::adj_copy(var_11, adj_9, adj_10);
    wp::adj_address(var_directions, var_0, var_1, var_2, adj_directions, adj_0, adj_1, adj_2, adj_9);
    // adj: direction = directions[x, y, z]                                                   <L 18>
    wp::adj_copy(var_8, adj_6, adj_7);
    wp::adj_address(var_normals, var_0, var_1, var_2, adj_normals, adj_0, adj_1, adj_2, adj_6);
    // adj: normal = normals[x, y, z]                                                         <L 17>
    wp::adj_copy(var_5, adj_3, adj_4);
    wp::adj_address(var_tangents, var_0, var_2, adj_tangents, adj_0, adj_2, adj_3);
    // adj: tangent = tangents[x, z]                                                          <L 16>
    // adj: x, y, z = wp.tid()                                                                <L 15>
    // adj: def filter_tangents(                                                              <L 5>
    return;
}
