// sweep_mass.py:6
static CUDA_CALLABLE void rate_motion_0(
    wp::int32 var_capacity,
    wp::int32 var_budget,
    wp::int32 & ret_0,
    wp::int32 & ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int32> var_0;
    wp::vec_t<2, wp::int32> var_1;
    wp::vec_t<2, wp::int32> var_2;
    const wp::int32 var_3 = 2;
    wp::vec_t<2, wp::int32> var_4;
    wp::vec_t<2, wp::int32> var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 3;
    const wp::int32 var_8 = 4;
    const wp::int32 var_9 = 0;
    wp::vec_t<4, wp::int32> var_10;
    const wp::int32 var_11 = -9;
    wp::vec_t<4, wp::int32> var_12;
    wp::vec_t<4, wp::int32> var_13;
    const wp::int32 var_14 = 9;
    wp::vec_t<4, wp::int32> var_15;
    wp::vec_t<4, wp::int32> var_16;
    const wp::int32 var_17 = 1;
    wp::int32 var_18;
    wp::vec_t<4, wp::int32> var_19;
    wp::int32 var_20;
    const wp::int32 var_21 = 9;
    wp::int32 var_22;
    //---------
    // forward
    // def rate_motion(capacity: wp.int32, budget: wp.int32):                                 <L 7>
    // position = wp.vec2i(budget, capacity) - wp.vec2i(capacity)                             <L 8>
    var_0 = wp::vec_t<2, wp::int32>(var_budget, var_capacity);
    var_1 = wp::vec_t<2, wp::int32>(var_capacity);
    var_2 = wp::sub(var_0, var_1);
    // slot = wp.length_sq(position - position * 2)                                           <L 9>
    var_4 = wp::mul(var_2, var_3);
    var_5 = wp::sub(var_2, var_4);
    var_6 = wp::length_sq(var_5);
    // pull_vector = wp.min(wp.max(wp.vec4i(slot, 3, 4, 0), wp.vec4i(-9)), wp.vec4i(9))       <L 10>
    var_10 = wp::vec_t<4, wp::int32>(var_6, var_7, var_8, var_9);
    var_12 = wp::vec_t<4, wp::int32>(var_11);
    var_13 = wp::max(var_10, var_12);
    var_15 = wp::vec_t<4, wp::int32>(var_14);
    var_16 = wp::min(var_13, var_15);
    // index_value = wp.dot(wp.vec4i(position[1]), pull_vector)                               <L 11>
    var_18 = wp::extract(var_2, var_17);
    var_19 = wp::vec_t<4, wp::int32>(var_18);
    var_20 = wp::dot(var_19, var_16);
    // return slot % 9, index_value                                                           <L 12>
    var_22 = wp::mod(var_6, var_21);
    ret_0 = var_22;
    ret_1 = var_20;
    return;
}


// sweep_mass.py:15
static CUDA_CALLABLE void score_cost_0(
    wp::int32 var_level,
    wp::int32 & ret_0,
    wp::int32 & ret_1)
{
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 14;
    bool var_2;
    const wp::int32 var_3 = 14;
    bool var_4;
    const wp::int32 var_5 = 4;
    wp::int32 var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 16;
    wp::int32 var_9;
    const wp::int32 var_10 = 3;
    wp::int32 var_11;
    wp::int32 var_12;
    //---------
    // forward
    // def score_cost(level: int):                                                            <L 16>
    // if level < 14 and level > 14:                                                          <L 17>
    var_2 = (var_level < var_1);
    var_0 = var_2;
    if (var_0) {
        var_4 = (var_level > var_3);
        var_0 = var_0 && var_4;
    }
    if (var_0) {
        // return level * 4, level * level % 16                                               <L 18>
        var_6 = wp::mul(var_level, var_5);
        var_7 = wp::mul(var_level, var_level);
        var_9 = wp::mod(var_7, var_8);
        ret_0 = var_6;
        ret_1 = var_9;
        return;
    }
    // return level * 3, -level                                                               <L 19>
    var_11 = wp::mul(var_level, var_10);
    var_12 = wp::neg(var_level);
    ret_0 = var_11;
    ret_1 = var_12;
    return;
}


// sweep_mass.py:22
static CUDA_CALLABLE void compute_score_0(
    wp::int32 var_delay,
    wp::int32 var_capacity,
    wp::vec_t<2, wp::int32> var_pivot,
    wp::vec_t<2, wp::int32> & ret_0,
    wp::vec_t<2, wp::int32> & ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int32> var_0;
    wp::vec_t<2, wp::int32> var_1;
    wp::vec_t<2, wp::int32> var_2;
    wp::vec_t<2, wp::int32> var_3;
    wp::vec_t<2, wp::int32> var_4;
    wp::vec_t<2, wp::int32> var_5;
    wp::vec_t<2, wp::int32> var_6;
    wp::vec_t<2, wp::int32> var_7;
    wp::vec_t<2, wp::int32> var_8;
    wp::vec_t<2, wp::int32> var_9;
    const wp::int32 var_10 = -4;
    wp::vec_t<2, wp::int32> var_11;
    wp::vec_t<2, wp::int32> var_12;
    const wp::int32 var_13 = 4;
    wp::vec_t<2, wp::int32> var_14;
    wp::vec_t<2, wp::int32> var_15;
    wp::vec_t<2, wp::int32> var_16;
    const wp::int32 var_17 = 3;
    wp::vec_t<2, wp::int32> var_18;
    wp::vec_t<2, wp::int32> var_19;
    wp::vec_t<2, wp::int32> var_20;
    //---------
    // forward
    // def compute_score(delay: int, capacity: int, pivot: wp.vec2i):                         <L 23>
    // axis = wp.abs(pivot) - (pivot + pivot)                                                 <L 24>
    var_0 = wp::abs(var_pivot);
    var_1 = wp::add(var_pivot, var_pivot);
    var_2 = wp::sub(var_0, var_1);
    // center = wp.max(pivot + pivot, wp.max(pivot, axis))                                    <L 25>
    var_3 = wp::add(var_pivot, var_pivot);
    var_4 = wp::max(var_pivot, var_2);
    var_5 = wp::max(var_3, var_4);
    // acceleration = center + (axis + axis - wp.sign(center))                                <L 26>
    var_6 = wp::add(var_2, var_2);
    var_7 = wp::sign(var_5);
    var_8 = wp::sub(var_6, var_7);
    var_9 = wp::add(var_5, var_8);
    // position = wp.min(wp.max(acceleration, wp.vec2i(-4)), wp.vec2i(4)) * delay             <L 27>
    var_11 = wp::vec_t<2, wp::int32>(var_10);
    var_12 = wp::max(var_9, var_11);
    var_14 = wp::vec_t<2, wp::int32>(var_13);
    var_15 = wp::min(var_12, var_14);
    var_16 = wp::mul(var_15, var_delay);
    // return 3 * (pivot + pivot), position * capacity                                        <L 28>
    var_18 = wp::add(var_pivot, var_pivot);
    var_19 = wp::mul(var_17, var_18);
    var_20 = wp::mul(var_16, var_capacity);
    ret_0 = var_19;
    ret_1 = var_20;
    return;
}


// sweep_mass.py:31
static CUDA_CALLABLE wp::int32 measure_density_0(
    wp::int32 var_budget,
    wp::int32 var_delay,
    wp::int32 var_capacity)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 7;
    wp::int32 var_1;
    wp::int32 var_2;
    const wp::int32 var_3 = 2;
    wp::vec_t<2, wp::int32> var_4;
    wp::vec_t<2, wp::int32> var_5;
    wp::vec_t<2, wp::int32> var_6;
    wp::vec_t<2, wp::int32> var_7;
    const wp::int32 var_8 = -9;
    wp::vec_t<2, wp::int32> var_9;
    wp::vec_t<2, wp::int32> var_10;
    const wp::int32 var_11 = 9;
    wp::vec_t<2, wp::int32> var_12;
    wp::vec_t<2, wp::int32> var_13;
    wp::vec_t<2, wp::int32> var_14;
    const wp::int32 var_15 = 1;
    wp::int32 var_16;
    wp::int32 var_17;
    wp::vec_t<2, wp::int32> var_18;
    const wp::int32 var_19 = -11;
    wp::vec_t<2, wp::int32> var_20;
    wp::vec_t<2, wp::int32> var_21;
    const wp::int32 var_22 = 11;
    wp::vec_t<2, wp::int32> var_23;
    wp::vec_t<2, wp::int32> var_24;
    wp::int32 var_25;
    //---------
    // forward
    // def measure_density(budget: int, delay: int, capacity: wp.int32):                      <L 32>
    // bucket = DRAG * wp.nonzero(capacity)                                                   <L 33>
    var_1 = wp::nonzero(var_capacity);
    var_2 = wp::mul(var_0, var_1);
    // velocity, step_vector = compute_score(bucket, delay, wp.vec2i(2, capacity))            <L 34>
    var_4 = wp::vec_t<2, wp::int32>(var_3, var_capacity);
    compute_score_0(var_2, var_delay, var_4, var_5, var_6);
    // edge = wp.min(wp.max(velocity - step_vector, wp.vec2i(-9)), wp.vec2i(9))               <L 35>
    var_7 = wp::sub(var_5, var_6);
    var_9 = wp::vec_t<2, wp::int32>(var_8);
    var_10 = wp::max(var_7, var_9);
    var_12 = wp::vec_t<2, wp::int32>(var_11);
    var_13 = wp::min(var_10, var_12);
    // normal = (velocity + velocity) * (budget + step_vector.y)                              <L 36>
    var_14 = wp::add(var_5, var_5);
    var_16 = wp::extract(var_6, var_15);
    var_17 = wp::add(var_budget, var_16);
    var_18 = wp::mul(var_14, var_17);
    // motion = wp.min(wp.max(normal, wp.vec2i(-11)), wp.vec2i(11))                           <L 37>
    var_20 = wp::vec_t<2, wp::int32>(var_19);
    var_21 = wp::max(var_18, var_20);
    var_23 = wp::vec_t<2, wp::int32>(var_22);
    var_24 = wp::min(var_21, var_23);
    // return wp.dot(edge, motion)                                                            <L 38>
    var_25 = wp::dot(var_13, var_24);
    return var_25;
}


// sweep_mass.py:6
static CUDA_CALLABLE void adj_rate_motion_0(
    wp::int32 var_capacity,
    wp::int32 var_budget,
    wp::int32 & ret_0,
    wp::int32 & ret_1,
    wp::int32 & adj_capacity,
    wp::int32 & adj_budget,
    wp::int32 & adj_ret_0,
    wp::int32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int32> var_0;
    wp::vec_t<2, wp::int32> var_1;
    wp::vec_t<2, wp::int32> var_2;
    const wp::int32 var_3 = 2;
    wp::vec_t<2, wp::int32> var_4;
    wp::vec_t<2, wp::int32> var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 3;
    const wp::int32 var_8 = 4;
    const wp::int32 var_9 = 0;
    wp::vec_t<4, wp::int32> var_10;
    const wp::int32 var_11 = -9;
    wp::vec_t<4, wp::int32> var_12;
    wp::vec_t<4, wp::int32> var_13;
    const wp::int32 var_14 = 9;
    wp::vec_t<4, wp::int32> var_15;
    wp::vec_t<4, wp::int32> var_16;
    const wp::int32 var_17 = 1;
    wp::int32 var_18;
    wp::vec_t<4, wp::int32> var_19;
    wp::int32 var_20;
    const wp::int32 var_21 = 9;
    wp::int32 var_22;
    //---------
    // dual vars
    wp::vec_t<2, wp::int32> adj_0 = {};
    wp::vec_t<2, wp::int32> adj_1 = {};
    wp::vec_t<2, wp::int32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::vec_t<2, wp::int32> adj_4 = {};
    wp::vec_t<2, wp::int32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<4, wp::int32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<4, wp::int32> adj_12 = {};
    wp::vec_t<4, wp::int32> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::vec_t<4, wp::int32> adj_15 = {};
    wp::vec_t<4, wp::int32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::vec_t<4, wp::int32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    //---------
    // forward
    // def rate_motion(capacity: wp.int32, budget: wp.int32):                                 <L 7>
    // position = wp.vec2i(budget, capacity) - wp.vec2i(capacity)                             <L 8>
    var_0 = wp::vec_t<2, wp::int32>(var_budget, var_capacity);
    var_1 = wp::vec_t<2, wp::int32>(var_capacity);
    var_2 = wp::sub(var_0, var_1);
    // slot = wp.length_sq(position - position * 2)                                           <L 9>
    var_4 = wp::mul(var_2, var_3);
    var_5 = wp::sub(var_2, var_4);
    var_6 = wp::length_sq(var_5);
    // pull_vector = wp.min(wp.max(wp.vec4i(slot, 3, 4, 0), wp.vec4i(-9)), wp.vec4i(9))       <L 10>
    var_10 = wp::vec_t<4, wp::int32>(var_6, var_7, var_8, var_9);
    var_12 = wp::vec_t<4, wp::int32>(var_11);
    var_13 = wp::max(var_10, var_12);
    var_15 = wp::vec_t<4, wp::int32>(var_14);
    var_16 = wp::min(var_13, var_15);
    // index_value = wp.dot(wp.vec4i(position[1]), pull_vector)                               <L 11>
    var_18 = wp::extract(var_2, var_17);
    var_19 = wp::vec_t<4, wp::int32>(var_18);
    var_20 = wp::dot(var_19, var_16);
    // return slot % 9, index_value                                                           <L 12>
    var_22 = wp::mod(var_6, var_21);
    ret_0 = var_22;
    ret_1 = var_20;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_20 += adj_ret_1;
    adj_22 += adj_ret_0;
    wp::adj_mod(var_6, var_21, adj_6, adj_21, adj_22);
    // adj: return slot % 9, index_value                                                      <L 12>
    wp::adj_dot(var_19, var_16, adj_19, adj_16, adj_20);
    wp::adj_vec_t(var_18, adj_18, adj_19);
    wp::adj_extract(var_2, var_17, adj_2, adj_17, adj_18);
    // adj: index_value = wp.dot(wp.vec4i(position[1]), pull_vector)                          <L 11>
    wp::adj_min(var_13, var_15, adj_13, adj_15, adj_16);
    wp::adj_vec_t(var_14, adj_14, adj_15);
    wp::adj_max(var_10, var_12, adj_10, adj_12, adj_13);
    wp::adj_vec_t(var_11, adj_11, adj_12);
    wp::adj_vec_t(var_6, var_7, var_8, var_9, adj_6, adj_7, adj_8, adj_9, adj_10);
    // adj: pull_vector = wp.min(wp.max(wp.vec4i(slot, 3, 4, 0), wp.vec4i(-9)), wp.vec4i(9))  <L 10>
    wp::adj_length_sq(var_5, adj_5, adj_6);
    wp::adj_sub(var_2, var_4, adj_2, adj_4, adj_5);
    wp::adj_mul(var_2, var_3, adj_2, adj_3, adj_4);
    // adj: slot = wp.length_sq(position - position * 2)                                      <L 9>
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_vec_t(var_capacity, adj_capacity, adj_1);
    wp::adj_vec_t(var_budget, var_capacity, adj_budget, adj_capacity, adj_0);
    // adj: position = wp.vec2i(budget, capacity) - wp.vec2i(capacity)                        <L 8>
    // adj: def rate_motion(capacity: wp.int32, budget: wp.int32):                            <L 7>
    return;
}


// sweep_mass.py:15
static CUDA_CALLABLE void adj_score_cost_0(
    wp::int32 var_level,
    wp::int32 & ret_0,
    wp::int32 & ret_1,
    wp::int32 & adj_level,
    wp::int32 & adj_ret_0,
    wp::int32 & adj_ret_1)
{
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 14;
    bool var_2;
    const wp::int32 var_3 = 14;
    bool var_4;
    const wp::int32 var_5 = 4;
    wp::int32 var_6;
    wp::int32 var_7;
    const wp::int32 var_8 = 16;
    wp::int32 var_9;
    const wp::int32 var_10 = 3;
    wp::int32 var_11;
    wp::int32 var_12;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    //---------
    // forward
    // def score_cost(level: int):                                                            <L 16>
    // if level < 14 and level > 14:                                                          <L 17>
    var_2 = (var_level < var_1);
    var_0 = var_2;
    if (var_0) {
        var_4 = (var_level > var_3);
        var_0 = var_0 && var_4;
    }
    if (var_0) {
        // return level * 4, level * level % 16                                               <L 18>
        var_6 = wp::mul(var_level, var_5);
        var_7 = wp::mul(var_level, var_level);
        var_9 = wp::mod(var_7, var_8);
        ret_0 = var_6;
        ret_1 = var_9;
        goto label0;
    }
    // return level * 3, -level                                                               <L 19>
    var_11 = wp::mul(var_level, var_10);
    var_12 = wp::neg(var_level);
    ret_0 = var_11;
    ret_1 = var_12;
    goto label1;
    //---------
    // reverse
    label1:;
    adj_12 += adj_ret_1;
    adj_11 += adj_ret_0;
    wp::adj_neg(var_level, adj_level, adj_12);
    wp::adj_mul(var_level, var_10, adj_level, adj_10, adj_11);
    // adj: return level * 3, -level                                                          <L 19>
    if (var_0) {
        label0:;
        adj_9 += adj_ret_1;
        adj_6 += adj_ret_0;
        wp::adj_mod(var_7, var_8, adj_7, adj_8, adj_9);
        wp::adj_mul(var_level, var_level, adj_level, adj_level, adj_7);
        wp::adj_mul(var_level, var_5, adj_level, adj_5, adj_6);
        // adj: return level * 4, level * level % 16                                          <L 18>
    }
    if (var_0) {
    }
    // adj: if level < 14 and level > 14:                                                     <L 17>
    // adj: def score_cost(level: int):                                                       <L 16>
    return;
}


// sweep_mass.py:22
static CUDA_CALLABLE void adj_compute_score_0(
    wp::int32 var_delay,
    wp::int32 var_capacity,
    wp::vec_t<2, wp::int32> var_pivot,
    wp::vec_t<2, wp::int32> & ret_0,
    wp::vec_t<2, wp::int32> & ret_1,
    wp::int32 & adj_delay,
    wp::int32 & adj_capacity,
    wp::vec_t<2, wp::int32> & adj_pivot,
    wp::vec_t<2, wp::int32> & adj_ret_0,
    wp::vec_t<2, wp::int32> & adj_ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int32> var_0;
    wp::vec_t<2, wp::int32> var_1;
    wp::vec_t<2, wp::int32> var_2;
    wp::vec_t<2, wp::int32> var_3;
    wp::vec_t<2, wp::int32> var_4;
    wp::vec_t<2, wp::int32> var_5;
    wp::vec_t<2, wp::int32> var_6;
    wp::vec_t<2, wp::int32> var_7;
    wp::vec_t<2, wp::int32> var_8;
    wp::vec_t<2, wp::int32> var_9;
    const wp::int32 var_10 = -4;
    wp::vec_t<2, wp::int32> var_11;
    wp::vec_t<2, wp::int32> var_12;
    const wp::int32 var_13 = 4;
    wp::vec_t<2, wp::int32> var_14;
    wp::vec_t<2, wp::int32> var_15;
    wp::vec_t<2, wp::int32> var_16;
    const wp::int32 var_17 = 3;
    wp::vec_t<2, wp::int32> var_18;
    wp::vec_t<2, wp::int32> var_19;
    wp::vec_t<2, wp::int32> var_20;
    //---------
    // dual vars
    wp::vec_t<2, wp::int32> adj_0 = {};
    wp::vec_t<2, wp::int32> adj_1 = {};
    wp::vec_t<2, wp::int32> adj_2 = {};
    wp::vec_t<2, wp::int32> adj_3 = {};
    wp::vec_t<2, wp::int32> adj_4 = {};
    wp::vec_t<2, wp::int32> adj_5 = {};
    wp::vec_t<2, wp::int32> adj_6 = {};
    wp::vec_t<2, wp::int32> adj_7 = {};
    wp::vec_t<2, wp::int32> adj_8 = {};
    wp::vec_t<2, wp::int32> adj_9 = {};
    wp::int32 adj_10 = {};
    wp::vec_t<2, wp::int32> adj_11 = {};
    wp::vec_t<2, wp::int32> adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<2, wp::int32> adj_14 = {};
    wp::vec_t<2, wp::int32> adj_15 = {};
    wp::vec_t<2, wp::int32> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::vec_t<2, wp::int32> adj_18 = {};
    wp::vec_t<2, wp::int32> adj_19 = {};
    wp::vec_t<2, wp::int32> adj_20 = {};
    //---------
    // forward
    // def compute_score(delay: int, capacity: int, pivot: wp.vec2i):                         <L 23>
    // axis = wp.abs(pivot) - (pivot + pivot)                                                 <L 24>
    var_0 = wp::abs(var_pivot);
    var_1 = wp::add(var_pivot, var_pivot);
    var_2 = wp::sub(var_0, var_1);
    // center = wp.max(pivot + pivot, wp.max(pivot, axis))                                    <L 25>
    var_3 = wp::add(var_pivot, var_pivot);
    var_4 = wp::max(var_pivot, var_2);
    var_5 = wp::max(var_3, var_4);
    // acceleration = center + (axis + axis - wp.sign(center))                                <L 26>
    var_6 = wp::add(var_2, var_2);
    var_7 = wp::sign(var_5);
    var_8 = wp::sub(var_6, var_7);
    var_9 = wp::add(var_5, var_8);
    // position = wp.min(wp.max(acceleration, wp.vec2i(-4)), wp.vec2i(4)) * delay             <L 27>
    var_11 = wp::vec_t<2, wp::int32>(var_10);
    var_12 = wp::max(var_9, var_11);
    var_14 = wp::vec_t<2, wp::int32>(var_13);
    var_15 = wp::min(var_12, var_14);
    var_16 = wp::mul(var_15, var_delay);
    // return 3 * (pivot + pivot), position * capacity                                        <L 28>
    var_18 = wp::add(var_pivot, var_pivot);
    var_19 = wp::mul(var_17, var_18);
    var_20 = wp::mul(var_16, var_capacity);
    ret_0 = var_19;
    ret_1 = var_20;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_20 += adj_ret_1;
    adj_19 += adj_ret_0;
    wp::adj_mul(var_16, var_capacity, adj_16, adj_capacity, adj_20);
    wp::adj_mul(var_17, var_18, adj_17, adj_18, adj_19);
    wp::adj_add(var_pivot, var_pivot, adj_pivot, adj_pivot, adj_18);
    // adj: return 3 * (pivot + pivot), position * capacity                                   <L 28>
    wp::adj_mul(var_15, var_delay, adj_15, adj_delay, adj_16);
    wp::adj_min(var_12, var_14, adj_12, adj_14, adj_15);
    wp::adj_vec_t(var_13, adj_13, adj_14);
    wp::adj_max(var_9, var_11, adj_9, adj_11, adj_12);
    wp::adj_vec_t(var_10, adj_10, adj_11);
    // adj: position = wp.min(wp.max(acceleration, wp.vec2i(-4)), wp.vec2i(4)) * delay        <L 27>
    wp::adj_add(var_5, var_8, adj_5, adj_8, adj_9);
    wp::adj_sub(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_add(var_2, var_2, adj_2, adj_2, adj_6);
    // adj: acceleration = center + (axis + axis - wp.sign(center))                           <L 26>
    wp::adj_max(var_3, var_4, adj_3, adj_4, adj_5);
    wp::adj_max(var_pivot, var_2, adj_pivot, adj_2, adj_4);
    wp::adj_add(var_pivot, var_pivot, adj_pivot, adj_pivot, adj_3);
    // adj: center = wp.max(pivot + pivot, wp.max(pivot, axis))                               <L 25>
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_add(var_pivot, var_pivot, adj_pivot, adj_pivot, adj_1);
    wp::adj_abs(var_pivot, adj_pivot, adj_0);
    // adj: axis = wp.abs(pivot) - (pivot + pivot)                                            <L 24>
    // adj: def compute_score(delay: int, capacity: int, pivot: wp.vec2i):                    <L 23>
    return;
}


// sweep_mass.py:31
static CUDA_CALLABLE void adj_measure_density_0(
    wp::int32 var_budget,
    wp::int32 var_delay,
    wp::int32 var_capacity,
    wp::int32 & adj_budget,
    wp::int32 & adj_delay,
    wp::int32 & adj_capacity,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 7;
    wp::int32 var_1;
    wp::int32 var_2;
    const wp::int32 var_3 = 2;
    wp::vec_t<2, wp::int32> var_4;
    wp::vec_t<2, wp::int32> var_5;
    wp::vec_t<2, wp::int32> var_6;
    wp::vec_t<2, wp::int32> var_7;
    const wp::int32 var_8 = -9;
    wp::vec_t<2, wp::int32> var_9;
    wp::vec_t<2, wp::int32> var_10;
    const wp::int32 var_11 = 9;
    wp::vec_t<2, wp::int32> var_12;
    wp::vec_t<2, wp::int32> var_13;
    wp::vec_t<2, wp::int32> var_14;
    const wp::int32 var_15 = 1;
    wp::int32 var_16;
    wp::int32 var_17;
    wp::vec_t<2, wp::int32> var_18;
    const wp::int32 var_19 = -11;
    wp::vec_t<2, wp::int32> var_20;
    wp::vec_t<2, wp::int32> var_21;
    const wp::int32 var_22 = 11;
    wp::vec_t<2, wp::int32> var_23;
    wp::vec_t<2, wp::int32> var_24;
    wp::int32 var_25;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::vec_t<2, wp::int32> adj_4 = {};
    wp::vec_t<2, wp::int32> adj_5 = {};
    wp::vec_t<2, wp::int32> adj_6 = {};
    wp::vec_t<2, wp::int32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::vec_t<2, wp::int32> adj_9 = {};
    wp::vec_t<2, wp::int32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<2, wp::int32> adj_12 = {};
    wp::vec_t<2, wp::int32> adj_13 = {};
    wp::vec_t<2, wp::int32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::vec_t<2, wp::int32> adj_18 = {};
    wp::int32 adj_19 = {};
    wp::vec_t<2, wp::int32> adj_20 = {};
    wp::vec_t<2, wp::int32> adj_21 = {};
    wp::int32 adj_22 = {};
    wp::vec_t<2, wp::int32> adj_23 = {};
    wp::vec_t<2, wp::int32> adj_24 = {};
    wp::int32 adj_25 = {};
    //---------
    // forward
    // def measure_density(budget: int, delay: int, capacity: wp.int32):                      <L 32>
    // bucket = DRAG * wp.nonzero(capacity)                                                   <L 33>
    var_1 = wp::nonzero(var_capacity);
    var_2 = wp::mul(var_0, var_1);
    // velocity, step_vector = compute_score(bucket, delay, wp.vec2i(2, capacity))            <L 34>
    var_4 = wp::vec_t<2, wp::int32>(var_3, var_capacity);
    compute_score_0(var_2, var_delay, var_4, var_5, var_6);
    // edge = wp.min(wp.max(velocity - step_vector, wp.vec2i(-9)), wp.vec2i(9))               <L 35>
    var_7 = wp::sub(var_5, var_6);
    var_9 = wp::vec_t<2, wp::int32>(var_8);
    var_10 = wp::max(var_7, var_9);
    var_12 = wp::vec_t<2, wp::int32>(var_11);
    var_13 = wp::min(var_10, var_12);
    // normal = (velocity + velocity) * (budget + step_vector.y)                              <L 36>
    var_14 = wp::add(var_5, var_5);
    var_16 = wp::extract(var_6, var_15);
    var_17 = wp::add(var_budget, var_16);
    var_18 = wp::mul(var_14, var_17);
    // motion = wp.min(wp.max(normal, wp.vec2i(-11)), wp.vec2i(11))                           <L 37>
    var_20 = wp::vec_t<2, wp::int32>(var_19);
    var_21 = wp::max(var_18, var_20);
    var_23 = wp::vec_t<2, wp::int32>(var_22);
    var_24 = wp::min(var_21, var_23);
    // return wp.dot(edge, motion)                                                            <L 38>
    var_25 = wp::dot(var_13, var_24);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_25 += adj_ret;
    wp::adj_dot(var_13, var_24, adj_13, adj_24, adj_25);
    // adj: return wp.dot(edge, motion)                                                       <L 38>
    wp::adj_min(var_21, var_23, adj_21, adj_23, adj_24);
    wp::adj_vec_t(var_22, adj_22, adj_23);
    wp::adj_max(var_18, var_20, adj_18, adj_20, adj_21);
    wp::adj_vec_t(var_19, adj_19, adj_20);
    // adj: motion = wp.min(wp.max(normal, wp.vec2i(-11)), wp.vec2i(11))                      <L 37>
    wp::adj_mul(var_14, var_17, adj_14, adj_17, adj_18);
    wp::adj_add(var_budget, var_16, adj_budget, adj_16, adj_17);
    wp::adj_extract(var_6, var_15, adj_6, adj_15, adj_16);
    wp::adj_add(var_5, var_5, adj_5, adj_5, adj_14);
    // adj: normal = (velocity + velocity) * (budget + step_vector.y)                         <L 36>
    wp::adj_min(var_10, var_12, adj_10, adj_12, adj_13);
    wp::adj_vec_t(var_11, adj_11, adj_12);
    wp::adj_max(var_7, var_9, adj_7, adj_9, adj_10);
    wp::adj_vec_t(var_8, adj_8, adj_9);
    wp::adj_sub(var_5, var_6, adj_5, adj_6, adj_7);
    // adj: edge = wp.min(wp.max(velocity - step_vector, wp.vec2i(-9)), wp.vec2i(9))          <L 35>
    adj_compute_score_0(var_2, var_delay, var_4, var_5, var_6, adj_2, adj_delay, adj_4, adj_5, adj_6);
    wp::adj_vec_t(var_3, var_capacity, adj_3, adj_capacity, adj_4);
    // adj: velocity, step_vector = compute_score(bucket, delay, wp.vec2i(2, capacity))       <L 34>
    wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: bucket = DRAG * wp.nonzero(capacity)                                              <L 33>
    // adj: def measure_density(budget: int, delay: int, capacity: wp.int32):                 <L 32>
    return;
}

extern "C" __global__ void sweep_mass_ef736f78_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_scores,
    wp::array_t<bool> var_enabled_cells,
    wp::array_t<wp::int32> var_rates,
    wp::array_t<wp::vec_t<3, wp::int32>> var_forces,
    wp::array_t<wp::int32> var_maxima,
    wp::array_t<wp::int32> var_votes,
    wp::int32 var_depth,
    wp::int32 var_rounds)
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
        wp::vec_t<3, wp::int32>* var_1;
        const wp::int32 var_2 = 2;
        wp::int32 var_3;
        wp::vec_t<3, wp::int32> var_4;
        wp::int32 var_5;
        wp::int32* var_6;
        const wp::int32 var_7 = 8;
        wp::int32 var_8;
        wp::int32 var_9;
        wp::int32 var_10;
        wp::int32* var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        const wp::int32 var_14 = 0;
        wp::int32 var_15;
        const wp::int32 var_16 = 2;
        wp::int32 var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        wp::int32 var_23;
        const wp::int32 var_24 = 1;
        wp::int32 var_25;
        const wp::int32 var_26 = 0;
        wp::int32 var_27;
        wp::int32* var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        const wp::int32 var_31 = -4;
        const wp::int32 var_32 = 6;
        bool var_33;
        wp::int32 var_34;
        const wp::int32 var_35 = 12;
        const wp::int32 var_36 = 1;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        wp::int32* var_40;
        wp::int32 var_41;
        wp::int32 var_42;
        wp::int32 var_43;
        wp::int32 var_44;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::int32 var_47;
        wp::int32 var_48;
        bool* var_49;
        wp::int32 var_50;
        bool var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = -100;
        const wp::int32 var_54 = 100;
        wp::int32 var_55;
        const wp::int32 var_56 = 0;
        wp::int32 var_57;
        //---------
        // forward
        // def sweep_mass(                                                                        <L 42>
        // index = wp.tid()                                                                       <L 52>
        var_0 = builtin_tid1d();
        // lane = forces[index][2]                                                                <L 53>
        var_1 = wp::address(var_forces, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        // tick = ~lane + (rates[index] + 8)                                                      <L 54>
        var_5 = wp::invert(var_3);
        var_6 = wp::address(var_rates, var_0);
        var_9 = wp::load(var_6);
        var_8 = wp::add(var_9, var_7);
        var_10 = wp::add(var_5, var_8);
        // bucket = wp.max(scores[index], tick)                                                   <L 55>
        var_11 = wp::address(var_scores, var_0);
        var_13 = wp::load(var_11);
        var_12 = wp::max(var_13, var_10);
        // wp.atomic_add(maxima, 0, bucket)                                                       <L 56>
        var_15 = wp::atomic_add(var_maxima, var_14, var_12);
        // slot, index_value = rate_motion(rounds - 2, lane)                                      <L 57>
        var_17 = wp::sub(var_rounds, var_16);
        rate_motion_0(var_17, var_3, var_18, var_19);
        // remainder, span = score_cost(slot + index_value)                                       <L 58>
        var_20 = wp::add(var_18, var_19);
        score_cost_0(var_20, var_21, var_22);
        // digit = depth * depth                                                                  <L 59>
        var_23 = wp::mul(var_depth, var_depth);
        // key = remainder + scores[wp.max(index - 1, 0)]                                         <L 60>
        var_25 = wp::sub(var_0, var_24);
        var_27 = wp::max(var_25, var_26);
        var_28 = wp::address(var_scores, var_27);
        var_30 = wp::load(var_28);
        var_29 = wp::add(var_21, var_30);
        // count = digit if -4 <= key < 6 else index_value                                        <L 61>
        var_33 = ((var_31 <= var_29) && (var_29 < var_32));
        if (var_33) {
        }
        if (!var_33) {
        }
        var_34 = wp::where(var_33, var_23, var_19);
        // code = 12 + wp.abs(slot - 1)                                                           <L 62>
        var_37 = wp::sub(var_18, var_36);
        var_38 = wp::abs(var_37);
        var_39 = wp::add(var_35, var_38);
        // steps_left = (count ^ wp.min(digit, rates[index])) + code                              <L 63>
        var_40 = wp::address(var_rates, var_0);
        var_42 = wp::load(var_40);
        var_41 = wp::min(var_23, var_42);
        var_43 = wp::bit_xor(var_34, var_41);
        var_44 = wp::add(var_43, var_39);
        // hits = measure_density(remainder | span, digit, steps_left)                            <L 64>
        var_45 = wp::bit_or(var_21, var_22);
        var_46 = measure_density_0(var_45, var_23, var_44);
        // quotient = wp.clamp(hits * wp.max(depth, span) + wp.int32(enabled_cells[index]), -100, 100)       <L 65>
        var_47 = wp::max(var_depth, var_22);
        var_48 = wp::mul(var_46, var_47);
        var_49 = wp::address(var_enabled_cells, var_0);
        var_51 = wp::load(var_49);
        var_50 = wp::int32(var_51);
        var_52 = wp::add(var_48, var_50);
        var_55 = wp::clamp(var_52, var_53, var_54);
        // wp.atomic_max(votes, 0, quotient)                                                      <L 66>
        var_57 = wp::atomic_max(var_votes, var_56, var_55);
    }
}

extern "C" __global__ void sweep_mass_ef736f78_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_scores,
    wp::array_t<bool> var_enabled_cells,
    wp::array_t<wp::int32> var_rates,
    wp::array_t<wp::vec_t<3, wp::int32>> var_forces,
    wp::array_t<wp::int32> var_maxima,
    wp::array_t<wp::int32> var_votes,
    wp::int32 var_depth,
    wp::int32 var_rounds,
    wp::array_t<wp::int32> adj_scores,
    wp::array_t<bool> adj_enabled_cells,
    wp::array_t<wp::int32> adj_rates,
    wp::array_t<wp::vec_t<3, wp::int32>> adj_forces,
    wp::array_t<wp::int32> adj_maxima,
    wp::array_t<wp::int32> adj_votes,
    wp::int32 adj_depth,
    wp::int32 adj_rounds)
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
        wp::vec_t<3, wp::int32>* var_1;
        const wp::int32 var_2 = 2;
        wp::int32 var_3;
        wp::vec_t<3, wp::int32> var_4;
        wp::int32 var_5;
        wp::int32* var_6;
        const wp::int32 var_7 = 8;
        wp::int32 var_8;
        wp::int32 var_9;
        wp::int32 var_10;
        wp::int32* var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        const wp::int32 var_14 = 0;
        wp::int32 var_15;
        const wp::int32 var_16 = 2;
        wp::int32 var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        wp::int32 var_23;
        const wp::int32 var_24 = 1;
        wp::int32 var_25;
        const wp::int32 var_26 = 0;
        wp::int32 var_27;
        wp::int32* var_28;
        wp::int32 var_29;
        wp::int32 var_30;
        const wp::int32 var_31 = -4;
        const wp::int32 var_32 = 6;
        bool var_33;
        wp::int32 var_34;
        const wp::int32 var_35 = 12;
        const wp::int32 var_36 = 1;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        wp::int32* var_40;
        wp::int32 var_41;
        wp::int32 var_42;
        wp::int32 var_43;
        wp::int32 var_44;
        wp::int32 var_45;
        wp::int32 var_46;
        wp::int32 var_47;
        wp::int32 var_48;
        bool* var_49;
        wp::int32 var_50;
        bool var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = -100;
        const wp::int32 var_54 = 100;
        wp::int32 var_55;
        const wp::int32 var_56 = 0;
        wp::int32 var_57;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::int32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::vec_t<3, wp::int32> adj_4 = {};
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
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        bool adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        bool adj_49 = {};
        wp::int32 adj_50 = {};
        bool adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::int32 adj_57 = {};
        //---------
        // forward
        // def sweep_mass(                                                                        <L 42>
        // index = wp.tid()                                                                       <L 52>
        var_0 = builtin_tid1d();
        // lane = forces[index][2]                                                                <L 53>
        var_1 = wp::address(var_forces, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        // tick = ~lane + (rates[index] + 8)                                                      <L 54>
        var_5 = wp::invert(var_3);
        var_6 = wp::address(var_rates, var_0);
        var_9 = wp::load(var_6);
        var_8 = wp::add(var_9, var_7);
        var_10 = wp::add(var_5, var_8);
        // bucket = wp.max(scores[index], tick)                                                   <L 55>
        var_11 = wp::address(var_scores, var_0);
        var_13 = wp::load(var_11);
        var_12 = wp::max(var_13, var_10);
        // wp.atomic_add(maxima, 0, bucket)                                                       <L 56>
        // var_15 = wp::atomic_add(var_maxima, var_14, var_12);
        // slot, index_value = rate_motion(rounds - 2, lane)                                      <L 57>
        var_17 = wp::sub(var_rounds, var_16);
        rate_motion_0(var_17, var_3, var_18, var_19);
        // remainder, span = score_cost(slot + index_value)                                       <L 58>
        var_20 = wp::add(var_18, var_19);
        score_cost_0(var_20, var_21, var_22);
        // digit = depth * depth                                                                  <L 59>
        var_23 = wp::mul(var_depth, var_depth);
        // key = remainder + scores[wp.max(index - 1, 0)]                                         <L 60>
        var_25 = wp::sub(var_0, var_24);
        var_27 = wp::max(var_25, var_26);
        var_28 = wp::address(var_scores, var_27);
        var_30 = wp::load(var_28);
        var_29 = wp::add(var_21, var_30);
        // count = digit if -4 <= key < 6 else index_value                                        <L 61>
        var_33 = ((var_31 <= var_29) && (var_29 < var_32));
        if (var_33) {
        }
        if (!var_33) {
        }
        var_34 = wp::where(var_33, var_23, var_19);
        // code = 12 + wp.abs(slot - 1)                                                           <L 62>
        var_37 = wp::sub(var_18, var_36);
        var_38 = wp::abs(var_37);
        var_39 = wp::add(var_35, var_38);
        // steps_left = (count ^ wp.min(digit, rates[index])) + code                              <L 63>
        var_40 = wp::address(var_rates, var_0);
        var_42 = wp::load(var_40);
        var_41 = wp::min(var_23, var_42);
        var_43 = wp::bit_xor(var_34, var_41);
        var_44 = wp::add(var_43, var_39);
        // hits = measure_density(remainder | span, digit, steps_left)                            <L 64>
        var_45 = wp::bit_or(var_21, var_22);
        var_46 = measure_density_0(var_45, var_23, var_44);
        // quotient = wp.clamp(hits * wp.max(depth, span) + wp.int32(enabled_cells[index]), -100, 100)       <L 65>
        var_47 = wp::max(var_depth, var_22);
        var_48 = wp::mul(var_46, var_47);
        var_49 = wp::address(var_enabled_cells, var_0);
        var_51 = wp::load(var_49);
        var_50 = wp::int32(var_51);
        var_52 = wp::add(var_48, var_50);
        var_55 = wp::clamp(var_52, var_53, var_54);
        // wp.atomic_max(votes, 0, quotient)                                                      <L 66>
        // var_57 = wp::atomic_max(var_votes, var_56, var_55);
        //---------
        // reverse
        wp::adj_atomic_max(var_votes, var_56, var_55, adj_votes, adj_56, adj_55, adj_57);
        // adj: wp.atomic_max(votes, 0, quotient)                                                 <L 66>
        wp::adj_clamp(var_52, var_53, var_54, adj_52, adj_53, adj_54, adj_55);
        wp::adj_add(var_48, var_50, adj_48, adj_50, adj_52);
        wp::adj_address(var_enabled_cells, var_0, adj_enabled_cells, adj_0, adj_49);
        wp::adj_mul(var_46, var_47, adj_46, adj_47, adj_48);
        wp::adj_max(var_depth, var_22, adj_depth, adj_22, adj_47);
        // adj: quotient = wp.clamp(hits * wp.max(depth, span) + wp.int32(enabled_cells[index]), -100, 100)  <L 65>
        adj_measure_density_0(var_45, var_23, var_44, adj_45, adj_23, adj_44, adj_46);
        // adj: hits = measure_density(remainder | span, digit, steps_left)                       <L 64>
        wp::adj_add(var_43, var_39, adj_43, adj_39, adj_44);
        wp::adj_min(var_23, var_42, adj_23, adj_40, adj_41);
        wp::adj_address(var_rates, var_0, adj_rates, adj_0, adj_40);
        // adj: steps_left = (count ^ wp.min(digit, rates[index])) + code                         <L 63>
        wp::adj_add(var_35, var_38, adj_35, adj_38, adj_39);
        wp::adj_abs(var_37, adj_37, adj_38);
        wp::adj_sub(var_18, var_36, adj_18, adj_36, adj_37);
        // adj: code = 12 + wp.abs(slot - 1)                                                      <L 62>
        wp::adj_where(var_33, var_23, var_19, adj_33, adj_23, adj_19, adj_34);
        if (!var_33) {
        }
        if (var_33) {
        }
        // adj: count = digit if -4 <= key < 6 else index_value                                   <L 61>
        wp::adj_add(var_21, var_30, adj_21, adj_28, adj_29);
        wp::adj_address(var_scores, var_27, adj_scores, adj_27, adj_28);
        wp::adj_max(var_25, var_26, adj_25, adj_26, adj_27);
        wp::adj_sub(var_0, var_24, adj_0, adj_24, adj_25);
        // adj: key = remainder + scores[wp.max(index - 1, 0)]                                    <L 60>
        wp::adj_mul(var_depth, var_depth, adj_depth, adj_depth, adj_23);
        // adj: digit = depth * depth                                                             <L 59>
        adj_score_cost_0(var_20, var_21, var_22, adj_20, adj_21, adj_22);
        wp::adj_add(var_18, var_19, adj_18, adj_19, adj_20);
        // adj: remainder, span = score_cost(slot + index_value)                                  <L 58>
        adj_rate_motion_0(var_17, var_3, var_18, var_19, adj_17, adj_3, adj_18, adj_19);
        wp::adj_sub(var_rounds, var_16, adj_rounds, adj_16, adj_17);
        // adj: slot, index_value = rate_motion(rounds - 2, lane)                                 <L 57>
        wp::adj_atomic_add(var_maxima, var_14, var_12, adj_maxima, adj_14, adj_12, adj_15);
        // adj: wp.atomic_add(maxima, 0, bucket)                                                  <L 56>
        wp::adj_max(var_13, var_10, adj_11, adj_10, adj_12);
        wp::adj_address(var_scores, var_0, adj_scores, adj_0, adj_11);
        // adj: bucket = wp.max(scores[index], tick)                                              <L 55>
        wp::adj_add(var_5, var_8, adj_5, adj_8, adj_10);
        wp::adj_add(var_9, var_7, adj_6, adj_7, adj_8);
        wp::adj_address(var_rates, var_0, adj_rates, adj_0, adj_6);
        // adj: tick = ~lane + (rates[index] + 8)                                                 <L 54>
        wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_forces, var_0, adj_forces, adj_0, adj_1);
        // adj: lane = forces[index][2]                                                           <L 53>
        // adj: index = wp.tid()                                                                  <L 52>
        // adj: def sweep_mass(                                                                   <L 42>
        continue;
    }
}
