// resolve_balance.py:4
static CUDA_CALLABLE wp::vec_t<2, wp::uint8> estimate_field_0(
    wp::vec_t<2, wp::uint8> var_direction,
    wp::float32 var_viscosity,
    wp::float32 var_theta)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<2, wp::uint8> var_1;
    const wp::uint8 var_2 = 0;
    wp::vec_t<2, wp::uint8> var_3;
    const wp::int32 var_4 = 2;
    wp::vec_t<2, wp::uint8> var_5;
    const wp::uint8 var_6 = 2;
    wp::vec_t<2, wp::uint8> var_7;
    const wp::int32 var_8 = 0;
    wp::vec_t<2, wp::uint8> var_9;
    const wp::uint8 var_10 = 0;
    wp::vec_t<2, wp::uint8> var_11;
    const wp::int32 var_12 = 4;
    wp::vec_t<2, wp::uint8> var_13;
    const wp::uint8 var_14 = 4;
    wp::vec_t<2, wp::uint8> var_15;
    wp::vec_t<2, wp::uint8> var_16;
    const wp::int32 var_17 = 1;
    wp::uint8 var_18;
    const wp::int32 var_19 = 1;
    wp::uint8 var_20;
    wp::uint8 var_21;
    const wp::int32 var_22 = 2;
    wp::uint8 var_23;
    wp::uint8 var_24;
    wp::vec_t<2, wp::uint8> var_25;
    wp::vec_t<2, wp::uint8> var_26;
    wp::uint8 var_27;
    const wp::int32 var_28 = 4;
    wp::uint8 var_29;
    wp::uint8 var_30;
    wp::vec_t<2, wp::uint8> var_31;
    wp::uint8 var_32;
    const wp::int32 var_33 = 2;
    wp::uint8 var_34;
    wp::uint8 var_35;
    wp::vec_t<2, wp::uint8> var_36;
    //---------
    // forward
    // def estimate_field(direction: wp.vec2ub, viscosity: float, theta: float):              <L 5>
    // least = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(2))                          <L 6>
    var_1 = wp::vec_t<2, wp::uint8>(var_2);
    var_3 = wp::max(var_direction, var_1);
    var_5 = wp::vec_t<2, wp::uint8>(var_6);
    var_7 = wp::min(var_3, var_5);
    // side = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(4))                           <L 7>
    var_9 = wp::vec_t<2, wp::uint8>(var_10);
    var_11 = wp::max(var_direction, var_9);
    var_13 = wp::vec_t<2, wp::uint8>(var_14);
    var_15 = wp::min(var_11, var_13);
    // product = wp.cw_mul(least, side) * ((least.y + direction.y) % wp.uint8(2))             <L 8>
    var_16 = wp::cw_mul(var_7, var_15);
    var_18 = wp::extract(var_7, var_17);
    var_20 = wp::extract(var_direction, var_19);
    var_21 = wp::add(var_18, var_20);
    var_23 = wp::uint8(var_22);
    var_24 = wp::mod(var_21, var_23);
    var_25 = wp::mul(var_16, var_24);
    // relative = product + product                                                           <L 9>
    var_26 = wp::add(var_25, var_25);
    // arm = relative * (wp.uint8(viscosity) % wp.uint8(4))                                   <L 10>
    var_27 = wp::uint8(var_viscosity);
    var_29 = wp::uint8(var_28);
    var_30 = wp::mod(var_27, var_29);
    var_31 = wp::mul(var_26, var_30);
    // target_point = arm * (wp.uint8(theta) % wp.uint8(2))                                   <L 11>
    var_32 = wp::uint8(var_theta);
    var_34 = wp::uint8(var_33);
    var_35 = wp::mod(var_32, var_34);
    var_36 = wp::mul(var_31, var_35);
    // return target_point                                                                    <L 12>
    return var_36;
}


// resolve_balance.py:15
static CUDA_CALLABLE wp::vec_t<2, wp::uint8> evaluate_torque_0(
    wp::vec_t<2, wp::uint8> var_bias_vector,
    wp::vec_t<2, wp::uint8> var_direction)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::uint8> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<2, wp::uint8> var_2;
    const wp::uint8 var_3 = 0;
    wp::vec_t<2, wp::uint8> var_4;
    const wp::int32 var_5 = 4;
    wp::vec_t<2, wp::uint8> var_6;
    const wp::uint8 var_7 = 4;
    wp::vec_t<2, wp::uint8> var_8;
    wp::vec_t<2, wp::uint8> var_9;
    const wp::int32 var_10 = 0;
    wp::vec_t<2, wp::uint8> var_11;
    const wp::uint8 var_12 = 0;
    wp::vec_t<2, wp::uint8> var_13;
    const wp::int32 var_14 = 4;
    wp::vec_t<2, wp::uint8> var_15;
    const wp::uint8 var_16 = 4;
    wp::vec_t<2, wp::uint8> var_17;
    wp::vec_t<2, wp::uint8> var_18;
    wp::vec_t<2, wp::uint8> var_19;
    wp::vec_t<2, wp::uint8> var_20;
    wp::vec_t<2, wp::uint8> var_21;
    const wp::int32 var_22 = 0;
    wp::uint8 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 3.4;
    bool var_26;
    const wp::int32 var_27 = 0;
    wp::uint8 var_28;
    wp::int32 var_29;
    const wp::int32 var_30 = 0;
    wp::uint8 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    const wp::int32 var_34 = 13;
    bool var_35;
    const wp::int32 var_36 = 1;
    wp::uint8 var_37;
    const wp::int32 var_38 = 1;
    wp::uint8 var_39;
    wp::uint8 var_40;
    const wp::int32 var_41 = 3;
    wp::uint8 var_42;
    wp::uint8 var_43;
    const wp::int32 var_44 = 2;
    wp::uint8 var_45;
    wp::uint8 var_46;
    wp::vec_t<2, wp::uint8> var_47;
    wp::vec_t<2, wp::uint8> var_48;
    wp::vec_t<2, wp::uint8> var_49;
    wp::vec_t<2, wp::uint8> var_50;
    wp::vec_t<2, wp::uint8> var_51;
    wp::vec_t<2, wp::uint8> var_52;
    const wp::int32 var_53 = 1;
    wp::uint8 var_54;
    wp::float32 var_55;
    const wp::int32 var_56 = 1;
    wp::uint8 var_57;
    wp::float32 var_58;
    wp::vec_t<2, wp::uint8> var_59;
    //---------
    // forward
    // def evaluate_torque(bias_vector: wp.vec2ub, direction: wp.vec2ub):                     <L 16>
    // center = wp.max(wp.min(bias_vector, direction), wp.vec2ub(0))                          <L 17>
    var_0 = wp::min(var_bias_vector, var_direction);
    var_2 = wp::vec_t<2, wp::uint8>(var_3);
    var_4 = wp::max(var_0, var_2);
    // capped = wp.min(center, wp.vec2ub(4))                                                  <L 18>
    var_6 = wp::vec_t<2, wp::uint8>(var_7);
    var_8 = wp::min(var_4, var_6);
    // least = wp.min(wp.max(capped + capped, wp.vec2ub(0)), wp.vec2ub(4))                    <L 19>
    var_9 = wp::add(var_8, var_8);
    var_11 = wp::vec_t<2, wp::uint8>(var_12);
    var_13 = wp::max(var_9, var_11);
    var_15 = wp::vec_t<2, wp::uint8>(var_16);
    var_17 = wp::min(var_13, var_15);
    // joint = wp.cw_mul(capped, least) + (capped + least + direction)                        <L 20>
    var_18 = wp::cw_mul(var_8, var_17);
    var_19 = wp::add(var_8, var_17);
    var_20 = wp::add(var_19, var_direction);
    var_21 = wp::add(var_18, var_20);
    // bucket = wp.where(float(direction.x) >= 3.4, int(direction.x), int(bias_vector.x))       <L 21>
    var_23 = wp::extract(var_direction, var_22);
    var_24 = wp::float(var_23);
    var_26 = (var_24 >= var_25);
    var_28 = wp::extract(var_direction, var_27);
    var_29 = wp::int(var_28);
    var_31 = wp::extract(var_bias_vector, var_30);
    var_32 = wp::int(var_31);
    var_33 = wp::where(var_26, var_29, var_32);
    // switched = wp.where(bucket <= 13, least.y, bias_vector[1])                             <L 22>
    var_35 = (var_33 <= var_34);
    var_37 = wp::extract(var_17, var_36);
    var_39 = wp::extract(var_bias_vector, var_38);
    var_40 = wp::where(var_35, var_37, var_39);
    // scaled = joint * (switched % wp.uint8(3) % wp.uint8(2))                                <L 23>
    var_42 = wp::uint8(var_41);
    var_43 = wp::mod(var_40, var_42);
    var_45 = wp::uint8(var_44);
    var_46 = wp::mod(var_43, var_45);
    var_47 = wp::mul(var_21, var_46);
    // velocity = wp.min(bias_vector, joint) + (capped + capped)                              <L 24>
    var_48 = wp::min(var_bias_vector, var_21);
    var_49 = wp::add(var_8, var_8);
    var_50 = wp::add(var_48, var_49);
    // edge = wp.min(scaled, velocity)                                                        <L 25>
    var_51 = wp::min(var_47, var_50);
    // smallest = wp.min(joint, edge)                                                         <L 26>
    var_52 = wp::min(var_21, var_51);
    // motion = estimate_field(smallest, float(bias_vector.y), float(smallest.y))             <L 27>
    var_54 = wp::extract(var_bias_vector, var_53);
    var_55 = wp::float(var_54);
    var_57 = wp::extract(var_52, var_56);
    var_58 = wp::float(var_57);
    var_59 = estimate_field_0(var_52, var_55, var_58);
    // return motion                                                                          <L 28>
    return var_59;
}


// resolve_balance.py:4
static CUDA_CALLABLE void adj_estimate_field_0(
    wp::vec_t<2, wp::uint8> var_direction,
    wp::float32 var_viscosity,
    wp::float32 var_theta,
    wp::vec_t<2, wp::uint8> & adj_direction,
    wp::float32 & adj_viscosity,
    wp::float32 & adj_theta,
    wp::vec_t<2, wp::uint8> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<2, wp::uint8> var_1;
    const wp::uint8 var_2 = 0;
    wp::vec_t<2, wp::uint8> var_3;
    const wp::int32 var_4 = 2;
    wp::vec_t<2, wp::uint8> var_5;
    const wp::uint8 var_6 = 2;
    wp::vec_t<2, wp::uint8> var_7;
    const wp::int32 var_8 = 0;
    wp::vec_t<2, wp::uint8> var_9;
    const wp::uint8 var_10 = 0;
    wp::vec_t<2, wp::uint8> var_11;
    const wp::int32 var_12 = 4;
    wp::vec_t<2, wp::uint8> var_13;
    const wp::uint8 var_14 = 4;
    wp::vec_t<2, wp::uint8> var_15;
    wp::vec_t<2, wp::uint8> var_16;
    const wp::int32 var_17 = 1;
    wp::uint8 var_18;
    const wp::int32 var_19 = 1;
    wp::uint8 var_20;
    wp::uint8 var_21;
    const wp::int32 var_22 = 2;
    wp::uint8 var_23;
    wp::uint8 var_24;
    wp::vec_t<2, wp::uint8> var_25;
    wp::vec_t<2, wp::uint8> var_26;
    wp::uint8 var_27;
    const wp::int32 var_28 = 4;
    wp::uint8 var_29;
    wp::uint8 var_30;
    wp::vec_t<2, wp::uint8> var_31;
    wp::uint8 var_32;
    const wp::int32 var_33 = 2;
    wp::uint8 var_34;
    wp::uint8 var_35;
    wp::vec_t<2, wp::uint8> var_36;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<2, wp::uint8> adj_1 = {};
    wp::uint8 adj_2 = {};
    wp::vec_t<2, wp::uint8> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<2, wp::uint8> adj_5 = {};
    wp::uint8 adj_6 = {};
    wp::vec_t<2, wp::uint8> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::vec_t<2, wp::uint8> adj_9 = {};
    wp::uint8 adj_10 = {};
    wp::vec_t<2, wp::uint8> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::vec_t<2, wp::uint8> adj_13 = {};
    wp::uint8 adj_14 = {};
    wp::vec_t<2, wp::uint8> adj_15 = {};
    wp::vec_t<2, wp::uint8> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::uint8 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::uint8 adj_20 = {};
    wp::uint8 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::uint8 adj_23 = {};
    wp::uint8 adj_24 = {};
    wp::vec_t<2, wp::uint8> adj_25 = {};
    wp::vec_t<2, wp::uint8> adj_26 = {};
    wp::uint8 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::uint8 adj_29 = {};
    wp::uint8 adj_30 = {};
    wp::vec_t<2, wp::uint8> adj_31 = {};
    wp::uint8 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::uint8 adj_34 = {};
    wp::uint8 adj_35 = {};
    wp::vec_t<2, wp::uint8> adj_36 = {};
    //---------
    // forward
    // def estimate_field(direction: wp.vec2ub, viscosity: float, theta: float):              <L 5>
    // least = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(2))                          <L 6>
    var_1 = wp::vec_t<2, wp::uint8>(var_2);
    var_3 = wp::max(var_direction, var_1);
    var_5 = wp::vec_t<2, wp::uint8>(var_6);
    var_7 = wp::min(var_3, var_5);
    // side = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(4))                           <L 7>
    var_9 = wp::vec_t<2, wp::uint8>(var_10);
    var_11 = wp::max(var_direction, var_9);
    var_13 = wp::vec_t<2, wp::uint8>(var_14);
    var_15 = wp::min(var_11, var_13);
    // product = wp.cw_mul(least, side) * ((least.y + direction.y) % wp.uint8(2))             <L 8>
    var_16 = wp::cw_mul(var_7, var_15);
    var_18 = wp::extract(var_7, var_17);
    var_20 = wp::extract(var_direction, var_19);
    var_21 = wp::add(var_18, var_20);
    var_23 = wp::uint8(var_22);
    var_24 = wp::mod(var_21, var_23);
    var_25 = wp::mul(var_16, var_24);
    // relative = product + product                                                           <L 9>
    var_26 = wp::add(var_25, var_25);
    // arm = relative * (wp.uint8(viscosity) % wp.uint8(4))                                   <L 10>
    var_27 = wp::uint8(var_viscosity);
    var_29 = wp::uint8(var_28);
    var_30 = wp::mod(var_27, var_29);
    var_31 = wp::mul(var_26, var_30);
    // target_point = arm * (wp.uint8(theta) % wp.uint8(2))                                   <L 11>
    var_32 = wp::uint8(var_theta);
    var_34 = wp::uint8(var_33);
    var_35 = wp::mod(var_32, var_34);
    var_36 = wp::mul(var_31, var_35);
    // return target_point                                                                    <L 12>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_36 += adj_ret;
    // adj: return target_point                                                               <L 12>
    wp::adj_mul(var_31, var_35, adj_31, adj_35, adj_36);
    wp::adj_mod(var_32, var_34, adj_32, adj_34, adj_35);
    // adj: target_point = arm * (wp.uint8(theta) % wp.uint8(2))                              <L 11>
    wp::adj_mul(var_26, var_30, adj_26, adj_30, adj_31);
    wp::adj_mod(var_27, var_29, adj_27, adj_29, adj_30);
    // adj: arm = relative * (wp.uint8(viscosity) % wp.uint8(4))                              <L 10>
    wp::adj_add(var_25, var_25, adj_25, adj_25, adj_26);
    // adj: relative = product + product                                                      <L 9>
    wp::adj_mul(var_16, var_24, adj_16, adj_24, adj_25);
    wp::adj_mod(var_21, var_23, adj_21, adj_23, adj_24);
    wp::adj_add(var_18, var_20, adj_18, adj_20, adj_21);
    wp::adj_extract(var_direction, var_19, adj_direction, adj_19, adj_20);
    wp::adj_extract(var_7, var_17, adj_7, adj_17, adj_18);
    wp::adj_cw_mul(var_7, var_15, adj_7, adj_15, adj_16);
    // adj: product = wp.cw_mul(least, side) * ((least.y + direction.y) % wp.uint8(2))        <L 8>
    wp::adj_min(var_11, var_13, adj_11, adj_13, adj_15);
    wp::adj_vec_t(var_14, adj_14, adj_13);
    wp::adj_max(var_direction, var_9, adj_direction, adj_9, adj_11);
    wp::adj_vec_t(var_10, adj_10, adj_9);
    // adj: side = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(4))                      <L 7>
    wp::adj_min(var_3, var_5, adj_3, adj_5, adj_7);
    wp::adj_vec_t(var_6, adj_6, adj_5);
    wp::adj_max(var_direction, var_1, adj_direction, adj_1, adj_3);
    wp::adj_vec_t(var_2, adj_2, adj_1);
    // adj: least = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(2))                     <L 6>
    // adj: def estimate_field(direction: wp.vec2ub, viscosity: float, theta: float):         <L 5>
    return;
}


// resolve_balance.py:15
static CUDA_CALLABLE void adj_evaluate_torque_0(
    wp::vec_t<2, wp::uint8> var_bias_vector,
    wp::vec_t<2, wp::uint8> var_direction,
    wp::vec_t<2, wp::uint8> & adj_bias_vector,
    wp::vec_t<2, wp::uint8> & adj_direction,
    wp::vec_t<2, wp::uint8> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::uint8> var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<2, wp::uint8> var_2;
    const wp::uint8 var_3 = 0;
    wp::vec_t<2, wp::uint8> var_4;
    const wp::int32 var_5 = 4;
    wp::vec_t<2, wp::uint8> var_6;
    const wp::uint8 var_7 = 4;
    wp::vec_t<2, wp::uint8> var_8;
    wp::vec_t<2, wp::uint8> var_9;
    const wp::int32 var_10 = 0;
    wp::vec_t<2, wp::uint8> var_11;
    const wp::uint8 var_12 = 0;
    wp::vec_t<2, wp::uint8> var_13;
    const wp::int32 var_14 = 4;
    wp::vec_t<2, wp::uint8> var_15;
    const wp::uint8 var_16 = 4;
    wp::vec_t<2, wp::uint8> var_17;
    wp::vec_t<2, wp::uint8> var_18;
    wp::vec_t<2, wp::uint8> var_19;
    wp::vec_t<2, wp::uint8> var_20;
    wp::vec_t<2, wp::uint8> var_21;
    const wp::int32 var_22 = 0;
    wp::uint8 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 3.4;
    bool var_26;
    const wp::int32 var_27 = 0;
    wp::uint8 var_28;
    wp::int32 var_29;
    const wp::int32 var_30 = 0;
    wp::uint8 var_31;
    wp::int32 var_32;
    wp::int32 var_33;
    const wp::int32 var_34 = 13;
    bool var_35;
    const wp::int32 var_36 = 1;
    wp::uint8 var_37;
    const wp::int32 var_38 = 1;
    wp::uint8 var_39;
    wp::uint8 var_40;
    const wp::int32 var_41 = 3;
    wp::uint8 var_42;
    wp::uint8 var_43;
    const wp::int32 var_44 = 2;
    wp::uint8 var_45;
    wp::uint8 var_46;
    wp::vec_t<2, wp::uint8> var_47;
    wp::vec_t<2, wp::uint8> var_48;
    wp::vec_t<2, wp::uint8> var_49;
    wp::vec_t<2, wp::uint8> var_50;
    wp::vec_t<2, wp::uint8> var_51;
    wp::vec_t<2, wp::uint8> var_52;
    const wp::int32 var_53 = 1;
    wp::uint8 var_54;
    wp::float32 var_55;
    const wp::int32 var_56 = 1;
    wp::uint8 var_57;
    wp::float32 var_58;
    wp::vec_t<2, wp::uint8> var_59;
    //---------
    // dual vars
    wp::vec_t<2, wp::uint8> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<2, wp::uint8> adj_2 = {};
    wp::uint8 adj_3 = {};
    wp::vec_t<2, wp::uint8> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<2, wp::uint8> adj_6 = {};
    wp::uint8 adj_7 = {};
    wp::vec_t<2, wp::uint8> adj_8 = {};
    wp::vec_t<2, wp::uint8> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::vec_t<2, wp::uint8> adj_11 = {};
    wp::uint8 adj_12 = {};
    wp::vec_t<2, wp::uint8> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::vec_t<2, wp::uint8> adj_15 = {};
    wp::uint8 adj_16 = {};
    wp::vec_t<2, wp::uint8> adj_17 = {};
    wp::vec_t<2, wp::uint8> adj_18 = {};
    wp::vec_t<2, wp::uint8> adj_19 = {};
    wp::vec_t<2, wp::uint8> adj_20 = {};
    wp::vec_t<2, wp::uint8> adj_21 = {};
    wp::int32 adj_22 = {};
    wp::uint8 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    bool adj_26 = {};
    wp::int32 adj_27 = {};
    wp::uint8 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::uint8 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    bool adj_35 = {};
    wp::int32 adj_36 = {};
    wp::uint8 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::uint8 adj_39 = {};
    wp::uint8 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::uint8 adj_42 = {};
    wp::uint8 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::uint8 adj_45 = {};
    wp::uint8 adj_46 = {};
    wp::vec_t<2, wp::uint8> adj_47 = {};
    wp::vec_t<2, wp::uint8> adj_48 = {};
    wp::vec_t<2, wp::uint8> adj_49 = {};
    wp::vec_t<2, wp::uint8> adj_50 = {};
    wp::vec_t<2, wp::uint8> adj_51 = {};
    wp::vec_t<2, wp::uint8> adj_52 = {};
    wp::int32 adj_53 = {};
    wp::uint8 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::uint8 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::vec_t<2, wp::uint8> adj_59 = {};
    //---------
    // forward
    // def evaluate_torque(bias_vector: wp.vec2ub, direction: wp.vec2ub):                     <L 16>
    // center = wp.max(wp.min(bias_vector, direction), wp.vec2ub(0))                          <L 17>
    var_0 = wp::min(var_bias_vector, var_direction);
    var_2 = wp::vec_t<2, wp::uint8>(var_3);
    var_4 = wp::max(var_0, var_2);
    // capped = wp.min(center, wp.vec2ub(4))                                                  <L 18>
    var_6 = wp::vec_t<2, wp::uint8>(var_7);
    var_8 = wp::min(var_4, var_6);
    // least = wp.min(wp.max(capped + capped, wp.vec2ub(0)), wp.vec2ub(4))                    <L 19>
    var_9 = wp::add(var_8, var_8);
    var_11 = wp::vec_t<2, wp::uint8>(var_12);
    var_13 = wp::max(var_9, var_11);
    var_15 = wp::vec_t<2, wp::uint8>(var_16);
    var_17 = wp::min(var_13, var_15);
    // joint = wp.cw_mul(capped, least) + (capped + least + direction)                        <L 20>
    var_18 = wp::cw_mul(var_8, var_17);
    var_19 = wp::add(var_8, var_17);
    var_20 = wp::add(var_19, var_direction);
    var_21 = wp::add(var_18, var_20);
    // bucket = wp.where(float(direction.x) >= 3.4, int(direction.x), int(bias_vector.x))       <L 21>
    var_23 = wp::extract(var_direction, var_22);
    var_24 = wp::float(var_23);
    var_26 = (var_24 >= var_25);
    var_28 = wp::extract(var_direction, var_27);
    var_29 = wp::int(var_28);
    var_31 = wp::extract(var_bias_vector, var_30);
    var_32 = wp::int(var_31);
    var_33 = wp::where(var_26, var_29, var_32);
    // switched = wp.where(bucket <= 13, least.y, bias_vector[1])                             <L 22>
    var_35 = (var_33 <= var_34);
    var_37 = wp::extract(var_17, var_36);
    var_39 = wp::extract(var_bias_vector, var_38);
    var_40 = wp::where(var_35, var_37, var_39);
    // scaled = joint * (switched % wp.uint8(3) % wp.uint8(2))                                <L 23>
    var_42 = wp::uint8(var_41);
    var_43 = wp::mod(var_40, var_42);
    var_45 = wp::uint8(var_44);
    var_46 = wp::mod(var_43, var_45);
    var_47 = wp::mul(var_21, var_46);
    // velocity = wp.min(bias_vector, joint) + (capped + capped)                              <L 24>
    var_48 = wp::min(var_bias_vector, var_21);
    var_49 = wp::add(var_8, var_8);
    var_50 = wp::add(var_48, var_49);
    // edge = wp.min(scaled, velocity)                                                        <L 25>
    var_51 = wp::min(var_47, var_50);
    // smallest = wp.min(joint, edge)                                                         <L 26>
    var_52 = wp::min(var_21, var_51);
    // motion = estimate_field(smallest, float(bias_vector.y), float(smallest.y))             <L 27>
    var_54 = wp::extract(var_bias_vector, var_53);
    var_55 = wp::float(var_54);
    var_57 = wp::extract(var_52, var_56);
    var_58 = wp::float(var_57);
    var_59 = estimate_field_0(var_52, var_55, var_58);
    // return motion                                                                          <L 28>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_59 += adj_ret;
    // adj: return motion                                                                     <L 28>
    adj_estimate_field_0(var_52, var_55, var_58, adj_52, adj_55, adj_58, adj_59);
    wp::adj_float(var_57, adj_57, adj_58);
    wp::adj_extract(var_52, var_56, adj_52, adj_56, adj_57);
    wp::adj_float(var_54, adj_54, adj_55);
    wp::adj_extract(var_bias_vector, var_53, adj_bias_vector, adj_53, adj_54);
    // adj: motion = estimate_field(smallest, float(bias_vector.y), float(smallest.y))        <L 27>
    wp::adj_min(var_21, var_51, adj_21, adj_51, adj_52);
    // adj: smallest = wp.min(joint, edge)                                                    <L 26>
    wp::adj_min(var_47, var_50, adj_47, adj_50, adj_51);
    // adj: edge = wp.min(scaled, velocity)                                                   <L 25>
    wp::adj_add(var_48, var_49, adj_48, adj_49, adj_50);
    wp::adj_add(var_8, var_8, adj_8, adj_8, adj_49);
    wp::adj_min(var_bias_vector, var_21, adj_bias_vector, adj_21, adj_48);
    // adj: velocity = wp.min(bias_vector, joint) + (capped + capped)                         <L 24>
    wp::adj_mul(var_21, var_46, adj_21, adj_46, adj_47);
    wp::adj_mod(var_43, var_45, adj_43, adj_45, adj_46);
    wp::adj_mod(var_40, var_42, adj_40, adj_42, adj_43);
    // adj: scaled = joint * (switched % wp.uint8(3) % wp.uint8(2))                           <L 23>
    wp::adj_where(var_35, var_37, var_39, adj_35, adj_37, adj_39, adj_40);
    wp::adj_extract(var_bias_vector, var_38, adj_bias_vector, adj_38, adj_39);
    wp::adj_extract(var_17, var_36, adj_17, adj_36, adj_37);
    // adj: switched = wp.where(bucket <= 13, least.y, bias_vector[1])                        <L 22>
    wp::adj_where(var_26, var_29, var_32, adj_26, adj_29, adj_32, adj_33);
    wp::adj_extract(var_bias_vector, var_30, adj_bias_vector, adj_30, adj_31);
    wp::adj_extract(var_direction, var_27, adj_direction, adj_27, adj_28);
    wp::adj_float(var_23, adj_23, adj_24);
    wp::adj_extract(var_direction, var_22, adj_direction, adj_22, adj_23);
    // adj: bucket = wp.where(float(direction.x) >= 3.4, int(direction.x), int(bias_vector.x))  <L 21>
    wp::adj_add(var_18, var_20, adj_18, adj_20, adj_21);
    wp::adj_add(var_19, var_direction, adj_19, adj_direction, adj_20);
    wp::adj_add(var_8, var_17, adj_8, adj_17, adj_19);
    wp::adj_cw_mul(var_8, var_17, adj_8, adj_17, adj_18);
    // adj: joint = wp.cw_mul(capped, least) + (capped + least + direction)                   <L 20>
    wp::adj_min(var_13, var_15, adj_13, adj_15, adj_17);
    wp::adj_vec_t(var_16, adj_16, adj_15);
    wp::adj_max(var_9, var_11, adj_9, adj_11, adj_13);
    wp::adj_vec_t(var_12, adj_12, adj_11);
    wp::adj_add(var_8, var_8, adj_8, adj_8, adj_9);
    // adj: least = wp.min(wp.max(capped + capped, wp.vec2ub(0)), wp.vec2ub(4))               <L 19>
    wp::adj_min(var_4, var_6, adj_4, adj_6, adj_8);
    wp::adj_vec_t(var_7, adj_7, adj_6);
    // adj: capped = wp.min(center, wp.vec2ub(4))                                             <L 18>
    wp::adj_max(var_0, var_2, adj_0, adj_2, adj_4);
    wp::adj_vec_t(var_3, adj_3, adj_2);
    wp::adj_min(var_bias_vector, var_direction, adj_bias_vector, adj_direction, adj_0);
    // adj: center = wp.max(wp.min(bias_vector, direction), wp.vec2ub(0))                     <L 17>
    // adj: def evaluate_torque(bias_vector: wp.vec2ub, direction: wp.vec2ub):                <L 16>
    return;
}

extern "C" __global__ void resolve_balance_b3b52a08_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_pressures,
    wp::float32 var_friction,
    wp::array_t<wp::int32> var_offsets,
    wp::array_t<wp::float32> var_filtered)
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
        const wp::int32 var_1 = 6446;
        wp::uint32 var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.15;
        wp::float32 var_11;
        const wp::float32 var_12 = 2.2;
        wp::float32 var_13;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        const wp::float32 var_17 = 1.05;
        wp::float32 var_18;
        const wp::float32 var_19 = 0.0;
        wp::float32 var_20;
        const wp::int32 var_21 = 4;
        wp::int32 var_22;
        wp::range_t var_23;
        wp::int32 var_24;
        const wp::float32 var_25 = 0.0;
        wp::float32 var_26;
        wp::uint8 var_27;
        wp::int32* var_28;
        wp::uint8 var_29;
        wp::int32 var_30;
        const wp::float32 var_31 = 0.0;
        wp::float32 var_32;
        wp::uint8 var_33;
        wp::uint8 var_34;
        const wp::float32 var_35 = 0.0;
        wp::float32 var_36;
        wp::uint8 var_37;
        const wp::int32 var_38 = 4;
        wp::uint8 var_39;
        wp::uint8 var_40;
        wp::vec_t<2, wp::uint8> var_41;
        wp::vec_t<2, wp::uint8> var_42;
        wp::int32* var_43;
        wp::uint8 var_44;
        wp::int32 var_45;
        wp::vec_t<2, wp::uint8> var_46;
        wp::vec_t<2, wp::uint8> var_47;
        wp::vec_t<2, wp::uint8> var_48;
        wp::vec_t<2, wp::uint8> var_49;
        const wp::int32 var_50 = 3;
        wp::vec_t<2, wp::uint8> var_51;
        const wp::uint8 var_52 = 3;
        wp::vec_t<2, wp::uint8> var_53;
        wp::vec_t<2, wp::uint8> var_54;
        wp::vec_t<2, wp::uint8> var_55;
        wp::vec_t<2, wp::uint8> var_56;
        wp::vec_t<2, wp::uint8> var_57;
        wp::vec_t<2, wp::uint8> var_58;
        wp::vec_t<2, wp::uint8> var_59;
        const wp::int32 var_60 = 0;
        wp::vec_t<2, wp::uint8> var_61;
        const wp::uint8 var_62 = 0;
        wp::vec_t<2, wp::uint8> var_63;
        const wp::int32 var_64 = 2;
        wp::vec_t<2, wp::uint8> var_65;
        const wp::uint8 var_66 = 2;
        wp::vec_t<2, wp::uint8> var_67;
        const wp::int32 var_68 = 0;
        wp::uint8 var_69;
        const wp::int32 var_70 = 0;
        wp::uint8 var_71;
        wp::uint8 var_72;
        const wp::int32 var_73 = 3;
        wp::uint8 var_74;
        wp::uint8 var_75;
        const wp::int32 var_76 = 2;
        wp::uint8 var_77;
        wp::uint8 var_78;
        wp::vec_t<2, wp::uint8> var_79;
        wp::vec_t<2, wp::uint8> var_80;
        wp::vec_t<2, wp::uint8> var_81;
        wp::vec_t<2, wp::uint8> var_82;
        wp::vec_t<2, wp::uint8> var_83;
        const wp::int32 var_84 = 2;
        wp::uint8 var_85;
        const wp::int32 var_86 = 0;
        wp::uint8 var_87;
        const wp::int32 var_88 = 1;
        wp::uint8 var_89;
        const wp::int32 var_90 = 0;
        wp::uint8 var_91;
        wp::vec_t<4, wp::uint8> var_92;
        const wp::int32 var_93 = 0;
        wp::vec_t<4, wp::uint8> var_94;
        const wp::uint8 var_95 = 0;
        wp::vec_t<4, wp::uint8> var_96;
        const wp::int32 var_97 = 2;
        wp::vec_t<4, wp::uint8> var_98;
        const wp::uint8 var_99 = 2;
        wp::vec_t<4, wp::uint8> var_100;
        const wp::float32 var_101 = 0.0;
        wp::float32 var_102;
        wp::uint8 var_103;
        wp::uint8 var_104;
        wp::uint8 var_105;
        wp::vec_t<4, wp::uint8> var_106;
        const wp::int32 var_107 = 0;
        wp::vec_t<4, wp::uint8> var_108;
        const wp::uint8 var_109 = 0;
        wp::vec_t<4, wp::uint8> var_110;
        const wp::int32 var_111 = 2;
        wp::vec_t<4, wp::uint8> var_112;
        const wp::uint8 var_113 = 2;
        wp::vec_t<4, wp::uint8> var_114;
        wp::float32 var_115;
        bool var_116;
        wp::uint8 var_117;
        wp::uint8 var_118;
        wp::vec_t<2, wp::uint8> var_119;
        const wp::int32 var_120 = 2;
        wp::uint8 var_121;
        wp::uint8 var_122;
        wp::vec_t<2, wp::uint8> var_123;
        wp::vec_t<2, wp::uint8> var_124;
        const wp::float32 var_125 = 0.26;
        wp::float32* var_126;
        const wp::float32 var_127 = 0.74;
        bool var_128;
        wp::float32 var_129;
        wp::vec_t<2, wp::uint8> var_130;
        wp::vec_t<2, wp::uint8> var_131;
        wp::vec_t<2, wp::uint8> var_132;
        wp::vec_t<2, wp::uint8> var_133;
        wp::vec_t<2, wp::uint8> var_134;
        const wp::int32 var_135 = 0;
        wp::vec_t<2, wp::uint8> var_136;
        const wp::uint8 var_137 = 0;
        wp::vec_t<2, wp::uint8> var_138;
        const wp::int32 var_139 = 4;
        wp::vec_t<2, wp::uint8> var_140;
        const wp::uint8 var_141 = 4;
        wp::vec_t<2, wp::uint8> var_142;
        wp::uint8 var_143;
        wp::float32 var_144;
        wp::float32 var_145;
        wp::float32 var_146;
        wp::float32 var_147;
        wp::float32* var_148;
        wp::float32 var_149;
        wp::float32 var_150;
        wp::int32* var_151;
        wp::float32 var_152;
        wp::int32 var_153;
        wp::float32 var_154;
        wp::float32 var_155;
        wp::float32 var_156;
        wp::float32 var_157;
        wp::float32 var_158;
        wp::float32 var_159;
        wp::float32 var_160;
        wp::float32 var_161;
        //---------
        // forward
        // def resolve_balance(                                                                   <L 32>
        // i = wp.tid()                                                                           <L 38>
        var_0 = builtin_tid1d();
        // seed_state = wp.rand_init(6446, i)                                                     <L 39>
        var_2 = wp::rand_init(var_1, var_0);
        // term = pressures[i] + friction + wp.sin(pressures[i]) - 2.15                           <L 40>
        var_3 = wp::address(var_pressures, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::add(var_5, var_friction);
        var_6 = wp::address(var_pressures, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::sin(var_8);
        var_9 = wp::add(var_4, var_7);
        var_11 = wp::sub(var_9, var_10);
        // outer_part = friction - 2.2                                                            <L 41>
        var_13 = wp::sub(var_friction, var_12);
        // delta = pressures[i] - outer_part - 1.05                                               <L 42>
        var_14 = wp::address(var_pressures, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::sub(var_16, var_13);
        var_18 = wp::sub(var_15, var_17);
        // integral = float(0.0)                                                                  <L 43>
        var_20 = wp::float(var_19);
        // for a in range(wp.min(i, 4)):                                                          <L 44>
        var_22 = wp::min(var_0, var_21);
        var_23 = wp::range(var_22);
        start_for_0:;
            if (iter_cmp(var_23) == 0) goto end_for_0;
            var_24 = wp::iter_next(var_23);
            // cell = wp.uint8(wp.max(term, 0.0))                                                 <L 45>
            var_26 = wp::max(var_11, var_25);
            var_27 = wp::uint8(var_26);
            // combined = wp.uint8(offsets[i]) + wp.uint8(wp.max(friction, 0.0))                  <L 46>
            var_28 = wp::address(var_offsets, var_0);
            var_30 = wp::load(var_28);
            var_29 = wp::uint8(var_30);
            var_32 = wp::max(var_friction, var_31);
            var_33 = wp::uint8(var_32);
            var_34 = wp::add(var_29, var_33);
            // slot = wp.uint8(wp.max(delta, 0.0)) % wp.uint8(4)                                  <L 47>
            var_36 = wp::max(var_18, var_35);
            var_37 = wp::uint8(var_36);
            var_39 = wp::uint8(var_38);
            var_40 = wp::mod(var_37, var_39);
            // contribution = wp.vec2ub(combined, cell) * slot                                    <L 48>
            var_41 = wp::vec_t<2, wp::uint8>(var_34, var_27);
            var_42 = wp::mul(var_41, var_40);
            // least = wp.min(wp.vec2ub(wp.uint8(offsets[i]), cell), contribution)                <L 49>
            var_43 = wp::address(var_offsets, var_0);
            var_45 = wp::load(var_43);
            var_44 = wp::uint8(var_45);
            var_46 = wp::vec_t<2, wp::uint8>(var_44, var_27);
            var_47 = wp::min(var_46, var_42);
            // acceleration = wp.min(least, wp.min(contribution, least))                          <L 50>
            var_48 = wp::min(var_42, var_47);
            var_49 = wp::min(var_47, var_48);
            // axis = wp.cw_div(least, wp.max(acceleration, wp.vec2ub(3)))                        <L 51>
            var_51 = wp::vec_t<2, wp::uint8>(var_52);
            var_53 = wp::max(var_49, var_51);
            var_54 = wp::cw_div(var_47, var_53);
            // capped = wp.min(wp.vec2ub(combined, combined), axis)                               <L 52>
            var_55 = wp::vec_t<2, wp::uint8>(var_34, var_34);
            var_56 = wp::min(var_55, var_54);
            // p = wp.vec2ub(cell, cell) * combined + capped                                      <L 53>
            var_57 = wp::vec_t<2, wp::uint8>(var_27, var_27);
            var_58 = wp::mul(var_57, var_34);
            var_59 = wp::add(var_58, var_56);
            // side = wp.min(wp.max(p, wp.vec2ub(0)), wp.vec2ub(2))                               <L 54>
            var_61 = wp::vec_t<2, wp::uint8>(var_62);
            var_63 = wp::max(var_59, var_61);
            var_65 = wp::vec_t<2, wp::uint8>(var_66);
            var_67 = wp::min(var_63, var_65);
            // tick = (contribution.x & p.x) % wp.uint8(3) % wp.uint8(2)                          <L 55>
            var_69 = wp::extract(var_42, var_68);
            var_71 = wp::extract(var_59, var_70);
            var_72 = wp::bit_and(var_69, var_71);
            var_74 = wp::uint8(var_73);
            var_75 = wp::mod(var_72, var_74);
            var_77 = wp::uint8(var_76);
            var_78 = wp::mod(var_75, var_77);
            // product = wp.min(contribution, axis) * tick                                        <L 56>
            var_79 = wp::min(var_42, var_54);
            var_80 = wp::mul(var_79, var_78);
            // smallest = wp.min(wp.min(contribution, acceleration), wp.min(acceleration, p))       <L 57>
            var_81 = wp::min(var_42, var_49);
            var_82 = wp::min(var_49, var_59);
            var_83 = wp::min(var_81, var_82);
            // moment = wp.vec4ub(wp.uint8(2), product.x, axis[1], wp.uint8(0))                   <L 58>
            var_85 = wp::uint8(var_84);
            var_87 = wp::extract(var_80, var_86);
            var_89 = wp::extract(var_54, var_88);
            var_91 = wp::uint8(var_90);
            var_92 = wp::vec_t<4, wp::uint8>(var_85, var_87, var_89, var_91);
            // lower = wp.min(wp.max(moment, wp.vec4ub(0)), wp.vec4ub(2))                         <L 59>
            var_94 = wp::vec_t<4, wp::uint8>(var_95);
            var_96 = wp::max(var_92, var_94);
            var_98 = wp::vec_t<4, wp::uint8>(var_99);
            var_100 = wp::min(var_96, var_98);
            // flags_set = wp.uint8(wp.max(outer_part, 0.0)) & wp.dot(lower, lower)               <L 60>
            var_102 = wp::max(var_13, var_101);
            var_103 = wp::uint8(var_102);
            var_104 = wp::dot(var_100, var_100);
            var_105 = wp::bit_and(var_103, var_104);
            // direction = wp.min(wp.max(moment + lower, wp.vec4ub(0)), wp.vec4ub(2))             <L 61>
            var_106 = wp::add(var_92, var_100);
            var_108 = wp::vec_t<4, wp::uint8>(var_109);
            var_110 = wp::max(var_106, var_108);
            var_112 = wp::vec_t<4, wp::uint8>(var_113);
            var_114 = wp::min(var_110, var_112);
            // inside = wp.trunc(outer_part) >= outer_part                                        <L 62>
            var_115 = wp::trunc(var_13);
            var_116 = (var_115 >= var_13);
            // switched = flags_set if inside else wp.length_sq(direction)                        <L 63>
            if (var_116) {
            }
            if (!var_116) {
                var_117 = wp::length_sq(var_114);
            }
            var_118 = wp::where(var_116, var_105, var_117);
            // weighted = wp.min(product, smallest) * (switched % wp.uint8(2))                    <L 64>
            var_119 = wp::min(var_80, var_83);
            var_121 = wp::uint8(var_120);
            var_122 = wp::mod(var_118, var_121);
            var_123 = wp::mul(var_119, var_122);
            // summed = weighted + side                                                           <L 65>
            var_124 = wp::add(var_123, var_67);
            // if 0.26 <= pressures[i] < 0.74:                                                    <L 66>
            var_126 = wp::address(var_pressures, var_0);
            var_129 = wp::load(var_126);
            var_128 = ((var_125 <= var_129) && (var_129 < var_127));
            if (var_128) {
                // v = side + axis                                                                <L 67>
                var_130 = wp::add(var_67, var_54);
            }
            if (!var_128) {
                // v = side                                                                       <L 69>
                var_131 = wp::copy(var_67);
            }
            var_132 = wp::where(var_128, var_130, var_131);
            // edge = evaluate_torque(wp.min(summed, v), summed)                                  <L 70>
            var_133 = wp::min(var_124, var_132);
            var_134 = evaluate_torque_0(var_133, var_124);
            // offset_vector = wp.min(wp.max(edge, wp.vec2ub(0)), wp.vec2ub(4))                   <L 71>
            var_136 = wp::vec_t<2, wp::uint8>(var_137);
            var_138 = wp::max(var_134, var_136);
            var_140 = wp::vec_t<2, wp::uint8>(var_141);
            var_142 = wp::min(var_138, var_140);
            // integral += float(wp.dot(side, offset_vector)) + float(a)                          <L 72>
            var_143 = wp::dot(var_67, var_142);
            var_144 = wp::float(var_143);
            var_145 = wp::float(var_24);
            var_146 = wp::add(var_144, var_145);
            var_147 = wp::add(var_20, var_146);
            wp::assign(var_20, var_147);
            goto start_for_0;
        end_for_0:;
        // scaled = (pressures[i] - friction) * float(offsets[i]) * wp.randf(seed_state)          <L 73>
        var_148 = wp::address(var_pressures, var_0);
        var_150 = wp::load(var_148);
        var_149 = wp::sub(var_150, var_friction);
        var_151 = wp::address(var_offsets, var_0);
        var_153 = wp::load(var_151);
        var_152 = wp::float(var_153);
        var_154 = wp::mul(var_149, var_152);
        var_155 = wp::randf(var_2);
        var_156 = wp::mul(var_154, var_155);
        // filtered[i] -= scaled - term + outer_part + delta + integral                           <L 74>
        var_157 = wp::sub(var_156, var_11);
        var_158 = wp::add(var_157, var_13);
        var_159 = wp::add(var_158, var_18);
        var_160 = wp::add(var_159, var_20);
        var_161 = wp::atomic_sub(var_filtered, var_0, var_160);
    }
}

extern "C" __global__ void resolve_balance_b3b52a08_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_pressures,
    wp::float32 var_friction,
    wp::array_t<wp::int32> var_offsets,
    wp::array_t<wp::float32> var_filtered,
    wp::array_t<wp::float32> adj_pressures,
    wp::float32 adj_friction,
    wp::array_t<wp::int32> adj_offsets,
    wp::array_t<wp::float32> adj_filtered)
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
        const wp::int32 var_1 = 6446;
        wp::uint32 var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.15;
        wp::float32 var_11;
        const wp::float32 var_12 = 2.2;
        wp::float32 var_13;
        wp::float32* var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        const wp::float32 var_17 = 1.05;
        wp::float32 var_18;
        const wp::float32 var_19 = 0.0;
        wp::float32 var_20;
        const wp::int32 var_21 = 4;
        wp::int32 var_22;
        wp::range_t var_23;
        wp::int32 var_24;
        const wp::float32 var_25 = 0.0;
        wp::float32 var_26;
        wp::uint8 var_27;
        wp::int32* var_28;
        wp::uint8 var_29;
        wp::int32 var_30;
        const wp::float32 var_31 = 0.0;
        wp::float32 var_32;
        wp::uint8 var_33;
        wp::uint8 var_34;
        const wp::float32 var_35 = 0.0;
        wp::float32 var_36;
        wp::uint8 var_37;
        const wp::int32 var_38 = 4;
        wp::uint8 var_39;
        wp::uint8 var_40;
        wp::vec_t<2, wp::uint8> var_41;
        wp::vec_t<2, wp::uint8> var_42;
        wp::int32* var_43;
        wp::uint8 var_44;
        wp::int32 var_45;
        wp::vec_t<2, wp::uint8> var_46;
        wp::vec_t<2, wp::uint8> var_47;
        wp::vec_t<2, wp::uint8> var_48;
        wp::vec_t<2, wp::uint8> var_49;
        const wp::int32 var_50 = 3;
        wp::vec_t<2, wp::uint8> var_51;
        const wp::uint8 var_52 = 3;
        wp::vec_t<2, wp::uint8> var_53;
        wp::vec_t<2, wp::uint8> var_54;
        wp::vec_t<2, wp::uint8> var_55;
        wp::vec_t<2, wp::uint8> var_56;
        wp::vec_t<2, wp::uint8> var_57;
        wp::vec_t<2, wp::uint8> var_58;
        wp::vec_t<2, wp::uint8> var_59;
        const wp::int32 var_60 = 0;
        wp::vec_t<2, wp::uint8> var_61;
        const wp::uint8 var_62 = 0;
        wp::vec_t<2, wp::uint8> var_63;
        const wp::int32 var_64 = 2;
        wp::vec_t<2, wp::uint8> var_65;
        const wp::uint8 var_66 = 2;
        wp::vec_t<2, wp::uint8> var_67;
        const wp::int32 var_68 = 0;
        wp::uint8 var_69;
        const wp::int32 var_70 = 0;
        wp::uint8 var_71;
        wp::uint8 var_72;
        const wp::int32 var_73 = 3;
        wp::uint8 var_74;
        wp::uint8 var_75;
        const wp::int32 var_76 = 2;
        wp::uint8 var_77;
        wp::uint8 var_78;
        wp::vec_t<2, wp::uint8> var_79;
        wp::vec_t<2, wp::uint8> var_80;
        wp::vec_t<2, wp::uint8> var_81;
        wp::vec_t<2, wp::uint8> var_82;
        wp::vec_t<2, wp::uint8> var_83;
        const wp::int32 var_84 = 2;
        wp::uint8 var_85;
        const wp::int32 var_86 = 0;
        wp::uint8 var_87;
        const wp::int32 var_88 = 1;
        wp::uint8 var_89;
        const wp::int32 var_90 = 0;
        wp::uint8 var_91;
        wp::vec_t<4, wp::uint8> var_92;
        const wp::int32 var_93 = 0;
        wp::vec_t<4, wp::uint8> var_94;
        const wp::uint8 var_95 = 0;
        wp::vec_t<4, wp::uint8> var_96;
        const wp::int32 var_97 = 2;
        wp::vec_t<4, wp::uint8> var_98;
        const wp::uint8 var_99 = 2;
        wp::vec_t<4, wp::uint8> var_100;
        const wp::float32 var_101 = 0.0;
        wp::float32 var_102;
        wp::uint8 var_103;
        wp::uint8 var_104;
        wp::uint8 var_105;
        wp::vec_t<4, wp::uint8> var_106;
        const wp::int32 var_107 = 0;
        wp::vec_t<4, wp::uint8> var_108;
        const wp::uint8 var_109 = 0;
        wp::vec_t<4, wp::uint8> var_110;
        const wp::int32 var_111 = 2;
        wp::vec_t<4, wp::uint8> var_112;
        const wp::uint8 var_113 = 2;
        wp::vec_t<4, wp::uint8> var_114;
        wp::float32 var_115;
        bool var_116;
        wp::uint8 var_117;
        wp::uint8 var_118;
        wp::vec_t<2, wp::uint8> var_119;
        const wp::int32 var_120 = 2;
        wp::uint8 var_121;
        wp::uint8 var_122;
        wp::vec_t<2, wp::uint8> var_123;
        wp::vec_t<2, wp::uint8> var_124;
        const wp::float32 var_125 = 0.26;
        wp::float32* var_126;
        const wp::float32 var_127 = 0.74;
        bool var_128;
        wp::float32 var_129;
        wp::vec_t<2, wp::uint8> var_130;
        wp::vec_t<2, wp::uint8> var_131;
        wp::vec_t<2, wp::uint8> var_132;
        wp::vec_t<2, wp::uint8> var_133;
        wp::vec_t<2, wp::uint8> var_134;
        const wp::int32 var_135 = 0;
        wp::vec_t<2, wp::uint8> var_136;
        const wp::uint8 var_137 = 0;
        wp::vec_t<2, wp::uint8> var_138;
        const wp::int32 var_139 = 4;
        wp::vec_t<2, wp::uint8> var_140;
        const wp::uint8 var_141 = 4;
        wp::vec_t<2, wp::uint8> var_142;
        wp::uint8 var_143;
        wp::float32 var_144;
        wp::float32 var_145;
        wp::float32 var_146;
        wp::float32 var_147;
        wp::float32* var_148;
        wp::float32 var_149;
        wp::float32 var_150;
        wp::int32* var_151;
        wp::float32 var_152;
        wp::int32 var_153;
        wp::float32 var_154;
        wp::float32 var_155;
        wp::float32 var_156;
        wp::float32 var_157;
        wp::float32 var_158;
        wp::float32 var_159;
        wp::float32 var_160;
        wp::float32 var_161;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::uint32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
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
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::range_t adj_23 = {};
        wp::int32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::uint8 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::uint8 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::uint8 adj_33 = {};
        wp::uint8 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::uint8 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::uint8 adj_39 = {};
        wp::uint8 adj_40 = {};
        wp::vec_t<2, wp::uint8> adj_41 = {};
        wp::vec_t<2, wp::uint8> adj_42 = {};
        wp::int32 adj_43 = {};
        wp::uint8 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::vec_t<2, wp::uint8> adj_46 = {};
        wp::vec_t<2, wp::uint8> adj_47 = {};
        wp::vec_t<2, wp::uint8> adj_48 = {};
        wp::vec_t<2, wp::uint8> adj_49 = {};
        wp::int32 adj_50 = {};
        wp::vec_t<2, wp::uint8> adj_51 = {};
        wp::uint8 adj_52 = {};
        wp::vec_t<2, wp::uint8> adj_53 = {};
        wp::vec_t<2, wp::uint8> adj_54 = {};
        wp::vec_t<2, wp::uint8> adj_55 = {};
        wp::vec_t<2, wp::uint8> adj_56 = {};
        wp::vec_t<2, wp::uint8> adj_57 = {};
        wp::vec_t<2, wp::uint8> adj_58 = {};
        wp::vec_t<2, wp::uint8> adj_59 = {};
        wp::int32 adj_60 = {};
        wp::vec_t<2, wp::uint8> adj_61 = {};
        wp::uint8 adj_62 = {};
        wp::vec_t<2, wp::uint8> adj_63 = {};
        wp::int32 adj_64 = {};
        wp::vec_t<2, wp::uint8> adj_65 = {};
        wp::uint8 adj_66 = {};
        wp::vec_t<2, wp::uint8> adj_67 = {};
        wp::int32 adj_68 = {};
        wp::uint8 adj_69 = {};
        wp::int32 adj_70 = {};
        wp::uint8 adj_71 = {};
        wp::uint8 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::uint8 adj_74 = {};
        wp::uint8 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::uint8 adj_77 = {};
        wp::uint8 adj_78 = {};
        wp::vec_t<2, wp::uint8> adj_79 = {};
        wp::vec_t<2, wp::uint8> adj_80 = {};
        wp::vec_t<2, wp::uint8> adj_81 = {};
        wp::vec_t<2, wp::uint8> adj_82 = {};
        wp::vec_t<2, wp::uint8> adj_83 = {};
        wp::int32 adj_84 = {};
        wp::uint8 adj_85 = {};
        wp::int32 adj_86 = {};
        wp::uint8 adj_87 = {};
        wp::int32 adj_88 = {};
        wp::uint8 adj_89 = {};
        wp::int32 adj_90 = {};
        wp::uint8 adj_91 = {};
        wp::vec_t<4, wp::uint8> adj_92 = {};
        wp::int32 adj_93 = {};
        wp::vec_t<4, wp::uint8> adj_94 = {};
        wp::uint8 adj_95 = {};
        wp::vec_t<4, wp::uint8> adj_96 = {};
        wp::int32 adj_97 = {};
        wp::vec_t<4, wp::uint8> adj_98 = {};
        wp::uint8 adj_99 = {};
        wp::vec_t<4, wp::uint8> adj_100 = {};
        wp::float32 adj_101 = {};
        wp::float32 adj_102 = {};
        wp::uint8 adj_103 = {};
        wp::uint8 adj_104 = {};
        wp::uint8 adj_105 = {};
        wp::vec_t<4, wp::uint8> adj_106 = {};
        wp::int32 adj_107 = {};
        wp::vec_t<4, wp::uint8> adj_108 = {};
        wp::uint8 adj_109 = {};
        wp::vec_t<4, wp::uint8> adj_110 = {};
        wp::int32 adj_111 = {};
        wp::vec_t<4, wp::uint8> adj_112 = {};
        wp::uint8 adj_113 = {};
        wp::vec_t<4, wp::uint8> adj_114 = {};
        wp::float32 adj_115 = {};
        bool adj_116 = {};
        wp::uint8 adj_117 = {};
        wp::uint8 adj_118 = {};
        wp::vec_t<2, wp::uint8> adj_119 = {};
        wp::int32 adj_120 = {};
        wp::uint8 adj_121 = {};
        wp::uint8 adj_122 = {};
        wp::vec_t<2, wp::uint8> adj_123 = {};
        wp::vec_t<2, wp::uint8> adj_124 = {};
        wp::float32 adj_125 = {};
        wp::float32 adj_126 = {};
        wp::float32 adj_127 = {};
        bool adj_128 = {};
        wp::float32 adj_129 = {};
        wp::vec_t<2, wp::uint8> adj_130 = {};
        wp::vec_t<2, wp::uint8> adj_131 = {};
        wp::vec_t<2, wp::uint8> adj_132 = {};
        wp::vec_t<2, wp::uint8> adj_133 = {};
        wp::vec_t<2, wp::uint8> adj_134 = {};
        wp::int32 adj_135 = {};
        wp::vec_t<2, wp::uint8> adj_136 = {};
        wp::uint8 adj_137 = {};
        wp::vec_t<2, wp::uint8> adj_138 = {};
        wp::int32 adj_139 = {};
        wp::vec_t<2, wp::uint8> adj_140 = {};
        wp::uint8 adj_141 = {};
        wp::vec_t<2, wp::uint8> adj_142 = {};
        wp::uint8 adj_143 = {};
        wp::float32 adj_144 = {};
        wp::float32 adj_145 = {};
        wp::float32 adj_146 = {};
        wp::float32 adj_147 = {};
        wp::float32 adj_148 = {};
        wp::float32 adj_149 = {};
        wp::float32 adj_150 = {};
        wp::int32 adj_151 = {};
        wp::float32 adj_152 = {};
        wp::int32 adj_153 = {};
        wp::float32 adj_154 = {};
        wp::float32 adj_155 = {};
        wp::float32 adj_156 = {};
        wp::float32 adj_157 = {};
        wp::float32 adj_158 = {};
        wp::float32 adj_159 = {};
        wp::float32 adj_160 = {};
        wp::float32 adj_161 = {};
        //---------
        // forward
        // def resolve_balance(                                                                   <L 32>
        // i = wp.tid()                                                                           <L 38>
        var_0 = builtin_tid1d();
        // seed_state = wp.rand_init(6446, i)                                                     <L 39>
        var_2 = wp::rand_init(var_1, var_0);
        // term = pressures[i] + friction + wp.sin(pressures[i]) - 2.15                           <L 40>
        var_3 = wp::address(var_pressures, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::add(var_5, var_friction);
        var_6 = wp::address(var_pressures, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::sin(var_8);
        var_9 = wp::add(var_4, var_7);
        var_11 = wp::sub(var_9, var_10);
        // outer_part = friction - 2.2                                                            <L 41>
        var_13 = wp::sub(var_friction, var_12);
        // delta = pressures[i] - outer_part - 1.05                                               <L 42>
        var_14 = wp::address(var_pressures, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::sub(var_16, var_13);
        var_18 = wp::sub(var_15, var_17);
        // integral = float(0.0)                                                                  <L 43>
        var_20 = wp::float(var_19);
        // for a in range(wp.min(i, 4)):                                                          <L 44>
        var_22 = wp::min(var_0, var_21);
        var_23 = wp::range(var_22);
        // scaled = (pressures[i] - friction) * float(offsets[i]) * wp.randf(seed_state)          <L 73>
        var_148 = wp::address(var_pressures, var_0);
        var_150 = wp::load(var_148);
        var_149 = wp::sub(var_150, var_friction);
        var_151 = wp::address(var_offsets, var_0);
        var_153 = wp::load(var_151);
        var_152 = wp::float(var_153);
        var_154 = wp::mul(var_149, var_152);
        var_155 = wp::randf(var_2);
        var_156 = wp::mul(var_154, var_155);
        // filtered[i] -= scaled - term + outer_part + delta + integral                           <L 74>
        var_157 = wp::sub(var_156, var_11);
        var_158 = wp::add(var_157, var_13);
        var_159 = wp::add(var_158, var_18);
        var_160 = wp::add(var_159, var_20);
        // var_161 = wp::atomic_sub(var_filtered, var_0, var_160);
        //---------
        // reverse
        wp::adj_atomic_sub(var_filtered, var_0, var_160, adj_filtered, adj_0, adj_160, adj_161);
        wp::adj_add(var_159, var_20, adj_159, adj_20, adj_160);
        wp::adj_add(var_158, var_18, adj_158, adj_18, adj_159);
        wp::adj_add(var_157, var_13, adj_157, adj_13, adj_158);
        wp::adj_sub(var_156, var_11, adj_156, adj_11, adj_157);
        // adj: filtered[i] -= scaled - term + outer_part + delta + integral                      <L 74>
        wp::adj_mul(var_154, var_155, adj_154, adj_155, adj_156);
        wp::adj_mul(var_149, var_152, adj_149, adj_152, adj_154);
        wp::adj_float(var_153, adj_151, adj_152);
        wp::adj_address(var_offsets, var_0, adj_offsets, adj_0, adj_151);
        wp::adj_sub(var_150, var_friction, adj_148, adj_friction, adj_149);
        wp::adj_address(var_pressures, var_0, adj_pressures, adj_0, adj_148);
        // adj: scaled = (pressures[i] - friction) * float(offsets[i]) * wp.randf(seed_state)     <L 73>
        var_23 = wp::iter_reverse(var_23);
        start_for_0:;
            if (iter_cmp(var_23) == 0) goto end_for_0;
            var_24 = wp::iter_next(var_23);
        	adj_25 = {};
        	adj_26 = {};
        	adj_27 = {};
        	adj_28 = {};
        	adj_29 = {};
        	adj_30 = {};
        	adj_31 = {};
        	adj_32 = {};
        	adj_33 = {};
        	adj_34 = {};
        	adj_35 = {};
        	adj_36 = {};
        	adj_37 = {};
        	adj_38 = {};
        	adj_39 = {};
        	adj_40 = {};
        	adj_41 = {};
        	adj_42 = {};
        	adj_43 = {};
        	adj_44 = {};
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
        	adj_71 = {};
        	adj_72 = {};
        	adj_73 = {};
        	adj_74 = {};
        	adj_75 = {};
        	adj_76 = {};
        	adj_77 = {};
        	adj_78 = {};
        	adj_79 = {};
        	adj_80 = {};
        	adj_81 = {};
        	adj_82 = {};
        	adj_83 = {};
        	adj_84 = {};
        	adj_85 = {};
        	adj_86 = {};
        	adj_87 = {};
        	adj_88 = {};
        	adj_89 = {};
        	adj_90 = {};
        	adj_91 = {};
        	adj_92 = {};
        	adj_93 = {};
        	adj_94 = {};
        	adj_95 = {};
        	adj_96 = {};
        	adj_97 = {};
        	adj_98 = {};
        	adj_99 = {};
        	adj_100 = {};
        	adj_101 = {};
        	adj_102 = {};
        	adj_103 = {};
        	adj_104 = {};
        	adj_105 = {};
        	adj_106 = {};
        	adj_107 = {};
        	adj_108 = {};
        	adj_109 = {};
        	adj_110 = {};
        	adj_111 = {};
        	adj_112 = {};
        	adj_113 = {};
        	adj_114 = {};
        	adj_115 = {};
        	adj_116 = {};
        	adj_117 = {};
        	adj_118 = {};
        	adj_119 = {};
        	adj_120 = {};
        	adj_121 = {};
        	adj_122 = {};
        	adj_123 = {};
        	adj_124 = {};
        	adj_125 = {};
        	adj_126 = {};
        	adj_127 = {};
        	adj_128 = {};
        	adj_129 = {};
        	adj_130 = {};
        	adj_131 = {};
        	adj_132 = {};
        	adj_133 = {};
        	adj_134 = {};
        	adj_135 = {};
        	adj_136 = {};
        	adj_137 = {};
        	adj_138 = {};
        	adj_139 = {};
        	adj_140 = {};
        	adj_141 = {};
        	adj_142 = {};
        	adj_143 = {};
        	adj_144 = {};
        	adj_145 = {};
        	adj_146 = {};
        	adj_147 = {};
            // cell = wp.uint8(wp.max(term, 0.0))                                                 <L 45>
            var_26 = wp::max(var_11, var_25);
            var_27 = wp::uint8(var_26);
            // combined = wp.uint8(offsets[i]) + wp.uint8(wp.max(friction, 0.0))                  <L 46>
            var_28 = wp::address(var_offsets, var_0);
            var_30 = wp::load(var_28);
            var_29 = wp::uint8(var_30);
            var_32 = wp::max(var_friction, var_31);
            var_33 = wp::uint8(var_32);
            var_34 = wp::add(var_29, var_33);
            // slot = wp.uint8(wp.max(delta, 0.0)) % wp.uint8(4)                                  <L 47>
            var_36 = wp::max(var_18, var_35);
            var_37 = wp::uint8(var_36);
            var_39 = wp::uint8(var_38);
            var_40 = wp::mod(var_37, var_39);
            // contribution = wp.vec2ub(combined, cell) * slot                                    <L 48>
            var_41 = wp::vec_t<2, wp::uint8>(var_34, var_27);
            var_42 = wp::mul(var_41, var_40);
            // least = wp.min(wp.vec2ub(wp.uint8(offsets[i]), cell), contribution)                <L 49>
            var_43 = wp::address(var_offsets, var_0);
            var_45 = wp::load(var_43);
            var_44 = wp::uint8(var_45);
            var_46 = wp::vec_t<2, wp::uint8>(var_44, var_27);
            var_47 = wp::min(var_46, var_42);
            // acceleration = wp.min(least, wp.min(contribution, least))                          <L 50>
            var_48 = wp::min(var_42, var_47);
            var_49 = wp::min(var_47, var_48);
            // axis = wp.cw_div(least, wp.max(acceleration, wp.vec2ub(3)))                        <L 51>
            var_51 = wp::vec_t<2, wp::uint8>(var_52);
            var_53 = wp::max(var_49, var_51);
            var_54 = wp::cw_div(var_47, var_53);
            // capped = wp.min(wp.vec2ub(combined, combined), axis)                               <L 52>
            var_55 = wp::vec_t<2, wp::uint8>(var_34, var_34);
            var_56 = wp::min(var_55, var_54);
            // p = wp.vec2ub(cell, cell) * combined + capped                                      <L 53>
            var_57 = wp::vec_t<2, wp::uint8>(var_27, var_27);
            var_58 = wp::mul(var_57, var_34);
            var_59 = wp::add(var_58, var_56);
            // side = wp.min(wp.max(p, wp.vec2ub(0)), wp.vec2ub(2))                               <L 54>
            var_61 = wp::vec_t<2, wp::uint8>(var_62);
            var_63 = wp::max(var_59, var_61);
            var_65 = wp::vec_t<2, wp::uint8>(var_66);
            var_67 = wp::min(var_63, var_65);
            // tick = (contribution.x & p.x) % wp.uint8(3) % wp.uint8(2)                          <L 55>
            var_69 = wp::extract(var_42, var_68);
            var_71 = wp::extract(var_59, var_70);
            var_72 = wp::bit_and(var_69, var_71);
            var_74 = wp::uint8(var_73);
            var_75 = wp::mod(var_72, var_74);
            var_77 = wp::uint8(var_76);
            var_78 = wp::mod(var_75, var_77);
            // product = wp.min(contribution, axis) * tick                                        <L 56>
            var_79 = wp::min(var_42, var_54);
            var_80 = wp::mul(var_79, var_78);
            // smallest = wp.min(wp.min(contribution, acceleration), wp.min(acceleration, p))       <L 57>
            var_81 = wp::min(var_42, var_49);
            var_82 = wp::min(var_49, var_59);
            var_83 = wp::min(var_81, var_82);
            // moment = wp.vec4ub(wp.uint8(2), product.x, axis[1], wp.uint8(0))                   <L 58>
            var_85 = wp::uint8(var_84);
            var_87 = wp::extract(var_80, var_86);
            var_89 = wp::extract(var_54, var_88);
            var_91 = wp::uint8(var_90);
            var_92 = wp::vec_t<4, wp::uint8>(var_85, var_87, var_89, var_91);
            // lower = wp.min(wp.max(moment, wp.vec4ub(0)), wp.vec4ub(2))                         <L 59>
            var_94 = wp::vec_t<4, wp::uint8>(var_95);
            var_96 = wp::max(var_92, var_94);
            var_98 = wp::vec_t<4, wp::uint8>(var_99);
            var_100 = wp::min(var_96, var_98);
            // flags_set = wp.uint8(wp.max(outer_part, 0.0)) & wp.dot(lower, lower)               <L 60>
            var_102 = wp::max(var_13, var_101);
            var_103 = wp::uint8(var_102);
            var_104 = wp::dot(var_100, var_100);
            var_105 = wp::bit_and(var_103, var_104);
            // direction = wp.min(wp.max(moment + lower, wp.vec4ub(0)), wp.vec4ub(2))             <L 61>
            var_106 = wp::add(var_92, var_100);
            var_108 = wp::vec_t<4, wp::uint8>(var_109);
            var_110 = wp::max(var_106, var_108);
            var_112 = wp::vec_t<4, wp::uint8>(var_113);
            var_114 = wp::min(var_110, var_112);
            // inside = wp.trunc(outer_part) >= outer_part                                        <L 62>
            var_115 = wp::trunc(var_13);
            var_116 = (var_115 >= var_13);
            // switched = flags_set if inside else wp.length_sq(direction)                        <L 63>
            if (var_116) {
            }
            if (!var_116) {
                var_117 = wp::length_sq(var_114);
            }
            var_118 = wp::where(var_116, var_105, var_117);
            // weighted = wp.min(product, smallest) * (switched % wp.uint8(2))                    <L 64>
            var_119 = wp::min(var_80, var_83);
            var_121 = wp::uint8(var_120);
            var_122 = wp::mod(var_118, var_121);
            var_123 = wp::mul(var_119, var_122);
            // summed = weighted + side                                                           <L 65>
            var_124 = wp::add(var_123, var_67);
            // if 0.26 <= pressures[i] < 0.74:                                                    <L 66>
            var_126 = wp::address(var_pressures, var_0);
            var_129 = wp::load(var_126);
            var_128 = ((var_125 <= var_129) && (var_129 < var_127));
            if (var_128) {
                // v = side + axis                                                                <L 67>
                var_130 = wp::add(var_67, var_54);
            }
            if (!var_128) {
                // v = side                                                                       <L 69>
                var_131 = wp::copy(var_67);
            }
            var_132 = wp::where(var_128, var_130, var_131);
            // edge = evaluate_torque(wp.min(summed, v), summed)                                  <L 70>
            var_133 = wp::min(var_124, var_132);
            var_134 = evaluate_torque_0(var_133, var_124);
            // offset_vector = wp.min(wp.max(edge, wp.vec2ub(0)), wp.vec2ub(4))                   <L 71>
            var_136 = wp::vec_t<2, wp::uint8>(var_137);
            var_138 = wp::max(var_134, var_136);
            var_140 = wp::vec_t<2, wp::uint8>(var_141);
            var_142 = wp::min(var_138, var_140);
            // integral += float(wp.dot(side, offset_vector)) + float(a)                          <L 72>
            var_143 = wp::dot(var_67, var_142);
            var_144 = wp::float(var_143);
            var_145 = wp::float(var_24);
            var_146 = wp::add(var_144, var_145);
            var_147 = wp::add(var_20, var_146);
            wp::assign(var_20, var_147);
            wp::adj_assign(var_20, var_147, adj_20, adj_147);
            wp::adj_add(var_20, var_146, adj_20, adj_146, adj_147);
            wp::adj_add(var_144, var_145, adj_144, adj_145, adj_146);
            wp::adj_float(var_24, adj_24, adj_145);
            wp::adj_float(var_143, adj_143, adj_144);
            wp::adj_dot(var_67, var_142, adj_67, adj_142, adj_143);
            // adj: integral += float(wp.dot(side, offset_vector)) + float(a)                     <L 72>
            wp::adj_min(var_138, var_140, adj_138, adj_140, adj_142);
            wp::adj_vec_t(var_141, adj_141, adj_140);
            wp::adj_max(var_134, var_136, adj_134, adj_136, adj_138);
            wp::adj_vec_t(var_137, adj_137, adj_136);
            // adj: offset_vector = wp.min(wp.max(edge, wp.vec2ub(0)), wp.vec2ub(4))              <L 71>
            adj_evaluate_torque_0(var_133, var_124, adj_133, adj_124, adj_134);
            wp::adj_min(var_124, var_132, adj_124, adj_132, adj_133);
            // adj: edge = evaluate_torque(wp.min(summed, v), summed)                             <L 70>
            wp::adj_where(var_128, var_130, var_131, adj_128, adj_130, adj_131, adj_132);
            if (!var_128) {
                wp::adj_copy(var_67, adj_67, adj_131);
                // adj: v = side                                                                  <L 69>
            }
            if (var_128) {
                wp::adj_add(var_67, var_54, adj_67, adj_54, adj_130);
                // adj: v = side + axis                                                           <L 67>
            }
            wp::adj_address(var_pressures, var_0, adj_pressures, adj_0, adj_126);
            // adj: if 0.26 <= pressures[i] < 0.74:                                               <L 66>
            wp::adj_add(var_123, var_67, adj_123, adj_67, adj_124);
            // adj: summed = weighted + side                                                      <L 65>
            wp::adj_mul(var_119, var_122, adj_119, adj_122, adj_123);
            wp::adj_mod(var_118, var_121, adj_118, adj_121, adj_122);
            wp::adj_min(var_80, var_83, adj_80, adj_83, adj_119);
            // adj: weighted = wp.min(product, smallest) * (switched % wp.uint8(2))               <L 64>
            wp::adj_where(var_116, var_105, var_117, adj_116, adj_105, adj_117, adj_118);
            if (!var_116) {
                wp::adj_length_sq(var_114, adj_114, adj_117);
            }
            if (var_116) {
            }
            // adj: switched = flags_set if inside else wp.length_sq(direction)                   <L 63>
            // adj: inside = wp.trunc(outer_part) >= outer_part                                   <L 62>
            wp::adj_min(var_110, var_112, adj_110, adj_112, adj_114);
            wp::adj_vec_t(var_113, adj_113, adj_112);
            wp::adj_max(var_106, var_108, adj_106, adj_108, adj_110);
            wp::adj_vec_t(var_109, adj_109, adj_108);
            wp::adj_add(var_92, var_100, adj_92, adj_100, adj_106);
            // adj: direction = wp.min(wp.max(moment + lower, wp.vec4ub(0)), wp.vec4ub(2))        <L 61>
            wp::adj_dot(var_100, var_100, adj_100, adj_100, adj_104);
            wp::adj_max(var_13, var_101, adj_13, adj_101, adj_102);
            // adj: flags_set = wp.uint8(wp.max(outer_part, 0.0)) & wp.dot(lower, lower)          <L 60>
            wp::adj_min(var_96, var_98, adj_96, adj_98, adj_100);
            wp::adj_vec_t(var_99, adj_99, adj_98);
            wp::adj_max(var_92, var_94, adj_92, adj_94, adj_96);
            wp::adj_vec_t(var_95, adj_95, adj_94);
            // adj: lower = wp.min(wp.max(moment, wp.vec4ub(0)), wp.vec4ub(2))                    <L 59>
            wp::adj_vec_t(var_85, var_87, var_89, var_91, adj_85, adj_87, adj_89, adj_91, adj_92);
            wp::adj_extract(var_54, var_88, adj_54, adj_88, adj_89);
            wp::adj_extract(var_80, var_86, adj_80, adj_86, adj_87);
            // adj: moment = wp.vec4ub(wp.uint8(2), product.x, axis[1], wp.uint8(0))              <L 58>
            wp::adj_min(var_81, var_82, adj_81, adj_82, adj_83);
            wp::adj_min(var_49, var_59, adj_49, adj_59, adj_82);
            wp::adj_min(var_42, var_49, adj_42, adj_49, adj_81);
            // adj: smallest = wp.min(wp.min(contribution, acceleration), wp.min(acceleration, p))  <L 57>
            wp::adj_mul(var_79, var_78, adj_79, adj_78, adj_80);
            wp::adj_min(var_42, var_54, adj_42, adj_54, adj_79);
            // adj: product = wp.min(contribution, axis) * tick                                   <L 56>
            wp::adj_mod(var_75, var_77, adj_75, adj_77, adj_78);
            wp::adj_mod(var_72, var_74, adj_72, adj_74, adj_75);
            wp::adj_extract(var_59, var_70, adj_59, adj_70, adj_71);
            wp::adj_extract(var_42, var_68, adj_42, adj_68, adj_69);
            // adj: tick = (contribution.x & p.x) % wp.uint8(3) % wp.uint8(2)                     <L 55>
            wp::adj_min(var_63, var_65, adj_63, adj_65, adj_67);
            wp::adj_vec_t(var_66, adj_66, adj_65);
            wp::adj_max(var_59, var_61, adj_59, adj_61, adj_63);
            wp::adj_vec_t(var_62, adj_62, adj_61);
            // adj: side = wp.min(wp.max(p, wp.vec2ub(0)), wp.vec2ub(2))                          <L 54>
            wp::adj_add(var_58, var_56, adj_58, adj_56, adj_59);
            wp::adj_mul(var_57, var_34, adj_57, adj_34, adj_58);
            wp::adj_vec_t(var_27, var_27, adj_27, adj_27, adj_57);
            // adj: p = wp.vec2ub(cell, cell) * combined + capped                                 <L 53>
            wp::adj_min(var_55, var_54, adj_55, adj_54, adj_56);
            wp::adj_vec_t(var_34, var_34, adj_34, adj_34, adj_55);
            // adj: capped = wp.min(wp.vec2ub(combined, combined), axis)                          <L 52>
            wp::adj_cw_div(var_47, var_53, var_54, adj_47, adj_53, adj_54);
            wp::adj_max(var_49, var_51, adj_49, adj_51, adj_53);
            wp::adj_vec_t(var_52, adj_52, adj_51);
            // adj: axis = wp.cw_div(least, wp.max(acceleration, wp.vec2ub(3)))                   <L 51>
            wp::adj_min(var_47, var_48, adj_47, adj_48, adj_49);
            wp::adj_min(var_42, var_47, adj_42, adj_47, adj_48);
            // adj: acceleration = wp.min(least, wp.min(contribution, least))                     <L 50>
            wp::adj_min(var_46, var_42, adj_46, adj_42, adj_47);
            wp::adj_vec_t(var_44, var_27, adj_44, adj_27, adj_46);
            wp::adj_address(var_offsets, var_0, adj_offsets, adj_0, adj_43);
            // adj: least = wp.min(wp.vec2ub(wp.uint8(offsets[i]), cell), contribution)           <L 49>
            wp::adj_mul(var_41, var_40, adj_41, adj_40, adj_42);
            wp::adj_vec_t(var_34, var_27, adj_34, adj_27, adj_41);
            // adj: contribution = wp.vec2ub(combined, cell) * slot                               <L 48>
            wp::adj_mod(var_37, var_39, adj_37, adj_39, adj_40);
            wp::adj_max(var_18, var_35, adj_18, adj_35, adj_36);
            // adj: slot = wp.uint8(wp.max(delta, 0.0)) % wp.uint8(4)                             <L 47>
            wp::adj_add(var_29, var_33, adj_29, adj_33, adj_34);
            wp::adj_max(var_friction, var_31, adj_friction, adj_31, adj_32);
            wp::adj_address(var_offsets, var_0, adj_offsets, adj_0, adj_28);
            // adj: combined = wp.uint8(offsets[i]) + wp.uint8(wp.max(friction, 0.0))             <L 46>
            wp::adj_max(var_11, var_25, adj_11, adj_25, adj_26);
            // adj: cell = wp.uint8(wp.max(term, 0.0))                                            <L 45>
        	goto start_for_0;
        end_for_0:;
        wp::adj_min(var_0, var_21, adj_0, adj_21, adj_22);
        // adj: for a in range(wp.min(i, 4)):                                                     <L 44>
        wp::adj_float(var_19, adj_19, adj_20);
        // adj: integral = float(0.0)                                                             <L 43>
        wp::adj_sub(var_15, var_17, adj_15, adj_17, adj_18);
        wp::adj_sub(var_16, var_13, adj_14, adj_13, adj_15);
        wp::adj_address(var_pressures, var_0, adj_pressures, adj_0, adj_14);
        // adj: delta = pressures[i] - outer_part - 1.05                                          <L 42>
        wp::adj_sub(var_friction, var_12, adj_friction, adj_12, adj_13);
        // adj: outer_part = friction - 2.2                                                       <L 41>
        wp::adj_sub(var_9, var_10, adj_9, adj_10, adj_11);
        wp::adj_add(var_4, var_7, adj_4, adj_7, adj_9);
        wp::adj_sin(var_8, adj_6, adj_7);
        wp::adj_address(var_pressures, var_0, adj_pressures, adj_0, adj_6);
        wp::adj_add(var_5, var_friction, adj_3, adj_friction, adj_4);
        wp::adj_address(var_pressures, var_0, adj_pressures, adj_0, adj_3);
        // adj: term = pressures[i] + friction + wp.sin(pressures[i]) - 2.15                      <L 40>
        // adj: seed_state = wp.rand_init(6446, i)                                                <L 39>
        // adj: i = wp.tid()                                                                      <L 38>
        // adj: def resolve_balance(                                                              <L 32>
        continue;
    }
}
