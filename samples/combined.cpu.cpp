struct Emitter_e08b83f8
{
    wp::vec_t<3, wp::float32> velocity;
    wp::float32 damping;
    wp::vec_t<3, wp::float32> normal;
    wp::mat_t<3, 3, wp::float32> frame;


    Emitter_e08b83f8() = default;
    CUDA_CALLABLE Emitter_e08b83f8(wp::vec_t<3, wp::float32> const& velocity,
    wp::float32 const& damping = {},
    wp::vec_t<3, wp::float32> const& normal = {},
    wp::mat_t<3, 3, wp::float32> const& frame = {})
        : velocity{velocity}
        , damping{damping}
        , normal{normal}
        , frame{frame}

    {
    }

    CUDA_CALLABLE Emitter_e08b83f8& operator += (const Emitter_e08b83f8& rhs)
    {    velocity += rhs.velocity;
    damping += rhs.damping;
    normal += rhs.normal;
    frame += rhs.frame;

        return *this;}

};

static CUDA_CALLABLE void adj_Emitter_e08b83f8(wp::vec_t<3, wp::float32> const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::mat_t<3, 3, wp::float32> const&,
    wp::vec_t<3, wp::float32> & adj_velocity,
    wp::float32 & adj_damping,
    wp::vec_t<3, wp::float32> & adj_normal,
    wp::mat_t<3, 3, wp::float32> & adj_frame,
    Emitter_e08b83f8 & adj_ret)
{
    adj_velocity += adj_ret.velocity;
    adj_damping += adj_ret.damping;
    adj_normal += adj_ret.normal;
    adj_frame += adj_ret.frame;
}

// Required when compiling adjoints.
CUDA_CALLABLE Emitter_e08b83f8 add(const Emitter_e08b83f8& a, const Emitter_e08b83f8& b)
{
    return Emitter_e08b83f8();
}

CUDA_CALLABLE void adj_atomic_add(Emitter_e08b83f8* p, Emitter_e08b83f8 t)
{
    wp::adj_atomic_add(&p->velocity, t.velocity);
    wp::adj_atomic_add(&p->damping, t.damping);
    wp::adj_atomic_add(&p->normal, t.normal);
    wp::adj_atomic_add(&p->frame, t.frame);
}




// measure_pressure.py:12
static wp::float32 rate_energy_0(
    wp::float32 var_stiffness)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.5;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def rate_energy(stiffness: float):                                                     <L 13>
    // return wp.sin(stiffness * 2.5)                                                         <L 14>
    var_1 = wp::mul(var_stiffness, var_0);
    var_2 = wp::sin(var_1);
    return var_2;
}


// measure_pressure.py:17
static wp::vec_t<4, wp::float32> mix_contact_0(
    wp::float32 var_exposure,
    wp::int32 var_padding)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.4;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::float32 var_3 = -1.2;
    bool var_4;
    wp::float32 var_5;
    wp::vec_t<4, wp::float32> var_6;
    wp::vec_t<4, wp::float32> var_7;
    const wp::float32 var_8 = 2.8;
    wp::vec_t<4, wp::float32> var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 1.12;
    wp::float32 var_14;
    wp::vec_t<4, wp::float32> var_15;
    const wp::int32 var_16 = 2;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = -0.4;
    bool var_20;
    const wp::float32 var_21 = 0.5;
    wp::vec_t<4, wp::float32> var_22;
    wp::vec_t<4, wp::float32> var_23;
    wp::vec_t<4, wp::float32> var_24;
    wp::vec_t<4, wp::float32> var_25;
    //---------
    // forward
    // def mix_contact(exposure: wp.float32, padding: int):                                   <L 18>
    // if exposure / wp.max(exposure, 1.4) <= -1.2:                                           <L 19>
    var_1 = wp::max(var_exposure, var_0);
    var_2 = wp::div(var_exposure, var_1);
    var_4 = (var_2 <= var_3);
    if (var_4) {
        // return wp.vec4(float(padding))                                                     <L 20>
        var_5 = wp::float(var_padding);
        var_6 = wp::vec_t<4, wp::float32>(var_5);
        return var_6;
    }
    // arm = wp.vec4(exposure) * 2.8 / (float(padding) * float(padding) + 1.12)               <L 21>
    var_7 = wp::vec_t<4, wp::float32>(var_exposure);
    var_9 = wp::mul(var_7, var_8);
    var_10 = wp::float(var_padding);
    var_11 = wp::float(var_padding);
    var_12 = wp::mul(var_10, var_11);
    var_14 = wp::add(var_12, var_13);
    var_15 = wp::div(var_9, var_14);
    // direction = wp.where(arm[2] + exposure >= -0.4, arm, arm * 0.5)                        <L 22>
    var_17 = wp::extract(var_15, var_16);
    var_18 = wp::add(var_17, var_exposure);
    var_20 = (var_18 >= var_19);
    var_22 = wp::mul(var_15, var_21);
    var_23 = wp::where(var_20, var_15, var_22);
    // return wp.cw_mul(wp.sign(arm), direction)                                              <L 23>
    var_24 = wp::sign(var_15);
    var_25 = wp::cw_mul(var_24, var_23);
    return var_25;
}


// measure_pressure.py:26
static void measure_weight_0(
    wp::float32 var_scale,
    wp::int32 var_rounds,
    wp::float32 var_epsilon,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.3;
    const wp::float32 var_1 = 2.95;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 18.79;
    const wp::float32 var_5 = 22.8;
    wp::float32 var_6;
    wp::vec_t<2, wp::float32> var_7;
    const wp::float32 var_8 = 3.2;
    wp::vec_t<2, wp::float32> var_9;
    wp::vec_t<2, wp::float32> var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    //---------
    // forward
    // def measure_weight(scale: float, rounds: wp.int32, epsilon: float):                    <L 27>
    // right = wp.clamp(3.3 + scale / 2.95, 18.79, 22.8)                                      <L 28>
    var_2 = wp::div(var_scale, var_1);
    var_3 = wp::add(var_0, var_2);
    var_6 = wp::clamp(var_3, var_4, var_5);
    // relative = wp.sign(wp.vec2(epsilon, right) / 3.2)                                      <L 29>
    var_7 = wp::vec_t<2, wp::float32>(var_epsilon, var_6);
    var_9 = wp::div(var_7, var_8);
    var_10 = wp::sign(var_9);
    // return right, wp.length_sq(relative) + float(rounds)                                   <L 30>
    var_11 = wp::length_sq(var_10);
    var_12 = wp::float(var_rounds);
    var_13 = wp::add(var_11, var_12);
    ret_0 = var_6;
    ret_1 = var_13;
    return;
}


// measure_pressure.py:33
static void blend_edge_0(
    wp::float32 var_blend,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    const wp::int32 var_3 = 19;
    wp::int32 var_4;
    const wp::float32 var_5 = 10.0;
    wp::float32 var_6;
    const wp::int32 var_7 = 3;
    wp::int32 var_8;
    wp::vec_t<4, wp::float32> var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 46.9;
    wp::float32 var_12;
    const wp::float32 var_13 = 100.0;
    wp::float32 var_14;
    const wp::float32 var_15 = 1.2;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 100.0;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    //---------
    // forward
    // def blend_edge(blend: wp.float32):                                                     <L 34>
    // key = int(blend) + wp.int32(blend) & 19                                                <L 35>
    var_0 = wp::int(var_blend);
    var_1 = wp::int32(var_blend);
    var_2 = wp::add(var_0, var_1);
    var_4 = wp::bit_and(var_2, var_3);
    // axis = mix_contact(wp.min(blend, 10.0), wp.min(key, 3))                                <L 36>
    var_6 = wp::min(var_blend, var_5);
    var_8 = wp::min(var_4, var_7);
    var_9 = mix_contact_0(var_6, var_8);
    // excess = wp.length_sq(axis)                                                            <L 37>
    var_10 = wp::length_sq(var_9);
    // response_value = wp.min(excess, 46.9) / (wp.min(excess, 100.0) + 1.2)                  <L 38>
    var_12 = wp::min(var_10, var_11);
    var_14 = wp::min(var_10, var_13);
    var_16 = wp::add(var_14, var_15);
    var_17 = wp::div(var_12, var_16);
    // return --wp.sin(wp.min(excess, 100.0)), -response_value                                <L 39>
    var_19 = wp::min(var_10, var_18);
    var_20 = wp::sin(var_19);
    var_21 = wp::neg(var_20);
    var_22 = wp::neg(var_21);
    var_23 = wp::neg(var_17);
    ret_0 = var_22;
    ret_1 = var_23;
    return;
}


// measure_pressure.py:12
static void adj_rate_energy_0(
    wp::float32 var_stiffness,
    wp::float32 & adj_stiffness,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.5;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def rate_energy(stiffness: float):                                                     <L 13>
    // return wp.sin(stiffness * 2.5)                                                         <L 14>
    var_1 = wp::mul(var_stiffness, var_0);
    var_2 = wp::sin(var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_sin(var_1, adj_1, adj_2);
    wp::adj_mul(var_stiffness, var_0, adj_stiffness, adj_0, adj_1);
    // adj: return wp.sin(stiffness * 2.5)                                                    <L 14>
    // adj: def rate_energy(stiffness: float):                                                <L 13>
    return;
}


// measure_pressure.py:17
static void adj_mix_contact_0(
    wp::float32 var_exposure,
    wp::int32 var_padding,
    wp::float32 & adj_exposure,
    wp::int32 & adj_padding,
    wp::vec_t<4, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.4;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::float32 var_3 = -1.2;
    bool var_4;
    wp::float32 var_5;
    wp::vec_t<4, wp::float32> var_6;
    wp::vec_t<4, wp::float32> var_7;
    const wp::float32 var_8 = 2.8;
    wp::vec_t<4, wp::float32> var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 1.12;
    wp::float32 var_14;
    wp::vec_t<4, wp::float32> var_15;
    const wp::int32 var_16 = 2;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = -0.4;
    bool var_20;
    const wp::float32 var_21 = 0.5;
    wp::vec_t<4, wp::float32> var_22;
    wp::vec_t<4, wp::float32> var_23;
    wp::vec_t<4, wp::float32> var_24;
    wp::vec_t<4, wp::float32> var_25;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<4, wp::float32> adj_6 = {};
    wp::vec_t<4, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<4, wp::float32> adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::vec_t<4, wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    bool adj_20 = {};
    wp::float32 adj_21 = {};
    wp::vec_t<4, wp::float32> adj_22 = {};
    wp::vec_t<4, wp::float32> adj_23 = {};
    wp::vec_t<4, wp::float32> adj_24 = {};
    wp::vec_t<4, wp::float32> adj_25 = {};
    //---------
    // forward
    // def mix_contact(exposure: wp.float32, padding: int):                                   <L 18>
    // if exposure / wp.max(exposure, 1.4) <= -1.2:                                           <L 19>
    var_1 = wp::max(var_exposure, var_0);
    var_2 = wp::div(var_exposure, var_1);
    var_4 = (var_2 <= var_3);
    if (var_4) {
        // return wp.vec4(float(padding))                                                     <L 20>
        var_5 = wp::float(var_padding);
        var_6 = wp::vec_t<4, wp::float32>(var_5);
        goto label0;
    }
    // arm = wp.vec4(exposure) * 2.8 / (float(padding) * float(padding) + 1.12)               <L 21>
    var_7 = wp::vec_t<4, wp::float32>(var_exposure);
    var_9 = wp::mul(var_7, var_8);
    var_10 = wp::float(var_padding);
    var_11 = wp::float(var_padding);
    var_12 = wp::mul(var_10, var_11);
    var_14 = wp::add(var_12, var_13);
    var_15 = wp::div(var_9, var_14);
    // direction = wp.where(arm[2] + exposure >= -0.4, arm, arm * 0.5)                        <L 22>
    var_17 = wp::extract(var_15, var_16);
    var_18 = wp::add(var_17, var_exposure);
    var_20 = (var_18 >= var_19);
    var_22 = wp::mul(var_15, var_21);
    var_23 = wp::where(var_20, var_15, var_22);
    // return wp.cw_mul(wp.sign(arm), direction)                                              <L 23>
    var_24 = wp::sign(var_15);
    var_25 = wp::cw_mul(var_24, var_23);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_25 += adj_ret;
    wp::adj_cw_mul(var_24, var_23, adj_24, adj_23, adj_25);
    // adj: return wp.cw_mul(wp.sign(arm), direction)                                         <L 23>
    wp::adj_where(var_20, var_15, var_22, adj_20, adj_15, adj_22, adj_23);
    wp::adj_mul(var_15, var_21, adj_15, adj_21, adj_22);
    wp::adj_add(var_17, var_exposure, adj_17, adj_exposure, adj_18);
    wp::adj_extract(var_15, var_16, adj_15, adj_16, adj_17);
    // adj: direction = wp.where(arm[2] + exposure >= -0.4, arm, arm * 0.5)                   <L 22>
    wp::adj_div(var_9, var_14, adj_9, adj_14, adj_15);
    wp::adj_add(var_12, var_13, adj_12, adj_13, adj_14);
    wp::adj_mul(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_float(var_padding, adj_padding, adj_11);
    wp::adj_float(var_padding, adj_padding, adj_10);
    wp::adj_mul(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_vec_t(var_exposure, adj_exposure, adj_7);
    // adj: arm = wp.vec4(exposure) * 2.8 / (float(padding) * float(padding) + 1.12)          <L 21>
    if (var_4) {
        label0:;
        adj_6 += adj_ret;
        wp::adj_vec_t(var_5, adj_5, adj_6);
        wp::adj_float(var_padding, adj_padding, adj_5);
        // adj: return wp.vec4(float(padding))                                                <L 20>
    }
    wp::adj_div(var_exposure, var_1, var_2, adj_exposure, adj_1, adj_2);
    wp::adj_max(var_exposure, var_0, adj_exposure, adj_0, adj_1);
    // adj: if exposure / wp.max(exposure, 1.4) <= -1.2:                                      <L 19>
    // adj: def mix_contact(exposure: wp.float32, padding: int):                              <L 18>
    return;
}


// measure_pressure.py:26
static void adj_measure_weight_0(
    wp::float32 var_scale,
    wp::int32 var_rounds,
    wp::float32 var_epsilon,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_scale,
    wp::int32 & adj_rounds,
    wp::float32 & adj_epsilon,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.3;
    const wp::float32 var_1 = 2.95;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 18.79;
    const wp::float32 var_5 = 22.8;
    wp::float32 var_6;
    wp::vec_t<2, wp::float32> var_7;
    const wp::float32 var_8 = 3.2;
    wp::vec_t<2, wp::float32> var_9;
    wp::vec_t<2, wp::float32> var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<2, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<2, wp::float32> adj_9 = {};
    wp::vec_t<2, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    //---------
    // forward
    // def measure_weight(scale: float, rounds: wp.int32, epsilon: float):                    <L 27>
    // right = wp.clamp(3.3 + scale / 2.95, 18.79, 22.8)                                      <L 28>
    var_2 = wp::div(var_scale, var_1);
    var_3 = wp::add(var_0, var_2);
    var_6 = wp::clamp(var_3, var_4, var_5);
    // relative = wp.sign(wp.vec2(epsilon, right) / 3.2)                                      <L 29>
    var_7 = wp::vec_t<2, wp::float32>(var_epsilon, var_6);
    var_9 = wp::div(var_7, var_8);
    var_10 = wp::sign(var_9);
    // return right, wp.length_sq(relative) + float(rounds)                                   <L 30>
    var_11 = wp::length_sq(var_10);
    var_12 = wp::float(var_rounds);
    var_13 = wp::add(var_11, var_12);
    ret_0 = var_6;
    ret_1 = var_13;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_13 += adj_ret_1;
    adj_6 += adj_ret_0;
    wp::adj_add(var_11, var_12, adj_11, adj_12, adj_13);
    wp::adj_float(var_rounds, adj_rounds, adj_12);
    wp::adj_length_sq(var_10, adj_10, adj_11);
    // adj: return right, wp.length_sq(relative) + float(rounds)                              <L 30>
    wp::adj_div(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_vec_t(var_epsilon, var_6, adj_epsilon, adj_6, adj_7);
    // adj: relative = wp.sign(wp.vec2(epsilon, right) / 3.2)                                 <L 29>
    wp::adj_clamp(var_3, var_4, var_5, adj_3, adj_4, adj_5, adj_6);
    wp::adj_add(var_0, var_2, adj_0, adj_2, adj_3);
    wp::adj_div(var_scale, var_1, var_2, adj_scale, adj_1, adj_2);
    // adj: right = wp.clamp(3.3 + scale / 2.95, 18.79, 22.8)                                 <L 28>
    // adj: def measure_weight(scale: float, rounds: wp.int32, epsilon: float):               <L 27>
    return;
}


// measure_pressure.py:33
static void adj_blend_edge_0(
    wp::float32 var_blend,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_blend,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    const wp::int32 var_3 = 19;
    wp::int32 var_4;
    const wp::float32 var_5 = 10.0;
    wp::float32 var_6;
    const wp::int32 var_7 = 3;
    wp::int32 var_8;
    wp::vec_t<4, wp::float32> var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 46.9;
    wp::float32 var_12;
    const wp::float32 var_13 = 100.0;
    wp::float32 var_14;
    const wp::float32 var_15 = 1.2;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 100.0;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::vec_t<4, wp::float32> adj_9 = {};
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
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    //---------
    // forward
    // def blend_edge(blend: wp.float32):                                                     <L 34>
    // key = int(blend) + wp.int32(blend) & 19                                                <L 35>
    var_0 = wp::int(var_blend);
    var_1 = wp::int32(var_blend);
    var_2 = wp::add(var_0, var_1);
    var_4 = wp::bit_and(var_2, var_3);
    // axis = mix_contact(wp.min(blend, 10.0), wp.min(key, 3))                                <L 36>
    var_6 = wp::min(var_blend, var_5);
    var_8 = wp::min(var_4, var_7);
    var_9 = mix_contact_0(var_6, var_8);
    // excess = wp.length_sq(axis)                                                            <L 37>
    var_10 = wp::length_sq(var_9);
    // response_value = wp.min(excess, 46.9) / (wp.min(excess, 100.0) + 1.2)                  <L 38>
    var_12 = wp::min(var_10, var_11);
    var_14 = wp::min(var_10, var_13);
    var_16 = wp::add(var_14, var_15);
    var_17 = wp::div(var_12, var_16);
    // return --wp.sin(wp.min(excess, 100.0)), -response_value                                <L 39>
    var_19 = wp::min(var_10, var_18);
    var_20 = wp::sin(var_19);
    var_21 = wp::neg(var_20);
    var_22 = wp::neg(var_21);
    var_23 = wp::neg(var_17);
    ret_0 = var_22;
    ret_1 = var_23;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_23 += adj_ret_1;
    adj_22 += adj_ret_0;
    wp::adj_neg(var_17, adj_17, adj_23);
    wp::adj_neg(var_21, adj_21, adj_22);
    wp::adj_neg(var_20, adj_20, adj_21);
    wp::adj_sin(var_19, adj_19, adj_20);
    wp::adj_min(var_10, var_18, adj_10, adj_18, adj_19);
    // adj: return --wp.sin(wp.min(excess, 100.0)), -response_value                           <L 39>
    wp::adj_div(var_12, var_16, var_17, adj_12, adj_16, adj_17);
    wp::adj_add(var_14, var_15, adj_14, adj_15, adj_16);
    wp::adj_min(var_10, var_13, adj_10, adj_13, adj_14);
    wp::adj_min(var_10, var_11, adj_10, adj_11, adj_12);
    // adj: response_value = wp.min(excess, 46.9) / (wp.min(excess, 100.0) + 1.2)             <L 38>
    wp::adj_length_sq(var_9, adj_9, adj_10);
    // adj: excess = wp.length_sq(axis)                                                       <L 37>
    adj_mix_contact_0(var_6, var_8, adj_6, adj_8, adj_9);
    wp::adj_min(var_4, var_7, adj_4, adj_7, adj_8);
    wp::adj_min(var_blend, var_5, adj_blend, adj_5, adj_6);
    // adj: axis = mix_contact(wp.min(blend, 10.0), wp.min(key, 3))                           <L 36>
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: key = int(blend) + wp.int32(blend) & 19                                           <L 35>
    // adj: def blend_edge(blend: wp.float32):                                                <L 34>
    return;
}

struct wp_args_measure_pressure_6fbb86f0 {
    Emitter_e08b83f8 options;
    wp::array_t<wp::float32> radii;
    wp::array_t<Emitter_e08b83f8> particles;
    wp::int32 dim_x;
    wp::array_t<wp::float32> updated;
    wp::array_t<wp::float32> combined;
};

template <bool wp_linear_contiguous>
static void measure_pressure_6fbb86f0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_measure_pressure_6fbb86f0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_measure_pressure_6fbb86f0 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.radii.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.particles.strides[0] = sizeof(Emitter_e08b83f8);
        wp_contiguous_args.updated.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.combined.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    Emitter_e08b83f8 var_options = _wp_args->options;
    wp::array_t<wp::float32> var_radii = _wp_args->radii;
    wp::array_t<Emitter_e08b83f8> var_particles = _wp_args->particles;
    wp::int32 var_dim_x = _wp_args->dim_x;
    wp::array_t<wp::float32> var_updated = _wp_args->updated;
    wp::array_t<wp::float32> var_combined = _wp_args->combined;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 2.1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    Emitter_e08b83f8* var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32* var_12;
    Emitter_e08b83f8* var_13;
    wp::mat_t<3, 3, wp::float32>* var_14;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    wp::mat_t<3, 3, wp::float32> var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::int32 var_21;
    wp::vec_t<4, wp::float32> var_22;
    const wp::float32 var_23 = 1.5;
    wp::float32* var_24;
    const wp::float32 var_25 = 1.36;
    wp::vec_t<4, wp::float32> var_26;
    wp::float32 var_27;
    Emitter_e08b83f8* var_28;
    wp::vec_t<3, wp::float32>* var_29;
    const wp::int32 var_30 = 0;
    wp::float32 var_31;
    wp::vec_t<3, wp::float32> var_32;
    bool var_33;
    wp::vec_t<4, wp::float32> var_34;
    wp::vec_t<4, wp::float32> var_35;
    wp::float32 var_36;
    wp::int32 var_37;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    //---------
    // forward
    // def measure_pressure(                                                                  <L 43>
    // index = wp.tid()                                                                       <L 51>
    var_0 = builtin_tid1d();
    // if index >= dim_x:                                                                     <L 52>
    var_1 = (var_0 >= var_dim_x);
    if (var_1) {
        // return                                                                             <L 53>
        return;
    }
    // mixed = rate_energy(options.damping + 2.1)                                             <L 54>
    var_2 = &((var_options).damping);
    var_5 = wp::load(var_2);
    var_4 = wp::add(var_5, var_3);
    var_6 = rate_energy_0(var_4);
    // term = mixed - wp.ceil(particles[index].damping)                                       <L 55>
    var_7 = wp::address(var_particles, var_0);
    var_8 = &(((*wp::address(var_particles, var_0))).damping);
    var_10 = wp::load(var_8);
    var_9 = wp::ceil(var_10);
    var_11 = wp::sub(var_6, var_9);
    // updated[index] = term                                                                  <L 56>
    wp::array_store(var_updated, var_0, var_11);
    // contribution = radii[index] - particles[index].frame[0, 1]                             <L 57>
    var_12 = wp::address(var_radii, var_0);
    var_13 = wp::address(var_particles, var_0);
    var_14 = &(((*wp::address(var_particles, var_0))).frame);
    var_18 = wp::load(var_14);
    var_17 = wp::extract(var_18, var_15, var_16);
    var_20 = wp::load(var_12);
    var_19 = wp::sub(var_20, var_17);
    // displacement = mix_contact(contribution, int(term))                                    <L 58>
    var_21 = wp::int(var_11);
    var_22 = mix_contact_0(var_19, var_21);
    // motion = wp.vec4(1.5, options.damping, mixed, 1.36)                                    <L 59>
    var_24 = &((var_options).damping);
    var_27 = wp::load(var_24);
    var_26 = wp::vec_t<4, wp::float32>(var_23, var_27, var_6, var_25);
    // axis = displacement if particles[index].normal.x < mixed else wp.min(displacement, motion)       <L 60>
    var_28 = wp::address(var_particles, var_0);
    var_29 = &(((*wp::address(var_particles, var_0))).normal);
    var_32 = wp::load(var_29);
    var_31 = wp::extract(var_32, var_30);
    var_33 = (var_31 < var_6);
    if (var_33) {
    }
    if (!var_33) {
        var_34 = wp::min(var_22, var_26);
    }
    var_35 = wp::where(var_33, var_22, var_34);
    // score, fraction = measure_weight(wp.length(axis), int(term), mixed)                    <L 61>
    var_36 = wp::length(var_35);
    var_37 = wp::int(var_11);
    measure_weight_0(var_36, var_37, var_6, var_38, var_39);
    // speed, ratio = blend_edge(score - fraction)                                            <L 62>
    var_40 = wp::sub(var_38, var_39);
    blend_edge_0(var_40, var_41, var_42);
    // input_value = speed * ratio                                                            <L 63>
    var_43 = wp::mul(var_41, var_42);
    // combined[index] = wp.cos(input_value)                                                  <L 64>
    var_44 = wp::cos(var_43);
    wp::array_store(var_combined, var_0, var_44);
}

template <bool wp_linear_contiguous>
static void measure_pressure_6fbb86f0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_measure_pressure_6fbb86f0 *_wp_args,
    wp_args_measure_pressure_6fbb86f0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_measure_pressure_6fbb86f0 wp_contiguous_args;
    wp_args_measure_pressure_6fbb86f0 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.radii.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.radii.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.particles.strides[0] = sizeof(Emitter_e08b83f8);
        wp_contiguous_adj_args.particles.strides[0] = sizeof(Emitter_e08b83f8);
        wp_contiguous_args.updated.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.updated.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.combined.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.combined.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    Emitter_e08b83f8 var_options = _wp_args->options;
    wp::array_t<wp::float32> var_radii = _wp_args->radii;
    wp::array_t<Emitter_e08b83f8> var_particles = _wp_args->particles;
    wp::int32 var_dim_x = _wp_args->dim_x;
    wp::array_t<wp::float32> var_updated = _wp_args->updated;
    wp::array_t<wp::float32> var_combined = _wp_args->combined;
    Emitter_e08b83f8 adj_options = _wp_adj_args->options;
    wp::array_t<wp::float32> adj_radii = _wp_adj_args->radii;
    wp::array_t<Emitter_e08b83f8> adj_particles = _wp_adj_args->particles;
    wp::int32 adj_dim_x = _wp_adj_args->dim_x;
    wp::array_t<wp::float32> adj_updated = _wp_adj_args->updated;
    wp::array_t<wp::float32> adj_combined = _wp_adj_args->combined;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 2.1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    Emitter_e08b83f8* var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32* var_12;
    Emitter_e08b83f8* var_13;
    wp::mat_t<3, 3, wp::float32>* var_14;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    wp::mat_t<3, 3, wp::float32> var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::int32 var_21;
    wp::vec_t<4, wp::float32> var_22;
    const wp::float32 var_23 = 1.5;
    wp::float32* var_24;
    const wp::float32 var_25 = 1.36;
    wp::vec_t<4, wp::float32> var_26;
    wp::float32 var_27;
    Emitter_e08b83f8* var_28;
    wp::vec_t<3, wp::float32>* var_29;
    const wp::int32 var_30 = 0;
    wp::float32 var_31;
    wp::vec_t<3, wp::float32> var_32;
    bool var_33;
    wp::vec_t<4, wp::float32> var_34;
    wp::vec_t<4, wp::float32> var_35;
    wp::float32 var_36;
    wp::int32 var_37;
    wp::float32 var_38;
    wp::float32 var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    wp::float32 var_42;
    wp::float32 var_43;
    wp::float32 var_44;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    Emitter_e08b83f8 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    Emitter_e08b83f8 adj_13 = {};
    wp::mat_t<3, 3, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::mat_t<3, 3, wp::float32> adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::vec_t<4, wp::float32> adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::vec_t<4, wp::float32> adj_26 = {};
    wp::float32 adj_27 = {};
    Emitter_e08b83f8 adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::int32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::vec_t<3, wp::float32> adj_32 = {};
    bool adj_33 = {};
    wp::vec_t<4, wp::float32> adj_34 = {};
    wp::vec_t<4, wp::float32> adj_35 = {};
    wp::float32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    //---------
    // forward
    // def measure_pressure(                                                                  <L 43>
    // index = wp.tid()                                                                       <L 51>
    var_0 = builtin_tid1d();
    // if index >= dim_x:                                                                     <L 52>
    var_1 = (var_0 >= var_dim_x);
    if (var_1) {
        // return                                                                             <L 53>
        goto label0;
    }
    // mixed = rate_energy(options.damping + 2.1)                                             <L 54>
    var_2 = &((var_options).damping);
    var_5 = wp::load(var_2);
    var_4 = wp::add(var_5, var_3);
    var_6 = rate_energy_0(var_4);
    // term = mixed - wp.ceil(particles[index].damping)                                       <L 55>
    var_7 = wp::address(var_particles, var_0);
    var_8 = &(((*wp::address(var_particles, var_0))).damping);
    var_10 = wp::load(var_8);
    var_9 = wp::ceil(var_10);
    var_11 = wp::sub(var_6, var_9);
    // updated[index] = term                                                                  <L 56>
    // wp::array_store(var_updated, var_0, var_11);
    // contribution = radii[index] - particles[index].frame[0, 1]                             <L 57>
    var_12 = wp::address(var_radii, var_0);
    var_13 = wp::address(var_particles, var_0);
    var_14 = &(((*wp::address(var_particles, var_0))).frame);
    var_18 = wp::load(var_14);
    var_17 = wp::extract(var_18, var_15, var_16);
    var_20 = wp::load(var_12);
    var_19 = wp::sub(var_20, var_17);
    // displacement = mix_contact(contribution, int(term))                                    <L 58>
    var_21 = wp::int(var_11);
    var_22 = mix_contact_0(var_19, var_21);
    // motion = wp.vec4(1.5, options.damping, mixed, 1.36)                                    <L 59>
    var_24 = &((var_options).damping);
    var_27 = wp::load(var_24);
    var_26 = wp::vec_t<4, wp::float32>(var_23, var_27, var_6, var_25);
    // axis = displacement if particles[index].normal.x < mixed else wp.min(displacement, motion)       <L 60>
    var_28 = wp::address(var_particles, var_0);
    var_29 = &(((*wp::address(var_particles, var_0))).normal);
    var_32 = wp::load(var_29);
    var_31 = wp::extract(var_32, var_30);
    var_33 = (var_31 < var_6);
    if (var_33) {
    }
    if (!var_33) {
        var_34 = wp::min(var_22, var_26);
    }
    var_35 = wp::where(var_33, var_22, var_34);
    // score, fraction = measure_weight(wp.length(axis), int(term), mixed)                    <L 61>
    var_36 = wp::length(var_35);
    var_37 = wp::int(var_11);
    measure_weight_0(var_36, var_37, var_6, var_38, var_39);
    // speed, ratio = blend_edge(score - fraction)                                            <L 62>
    var_40 = wp::sub(var_38, var_39);
    blend_edge_0(var_40, var_41, var_42);
    // input_value = speed * ratio                                                            <L 63>
    var_43 = wp::mul(var_41, var_42);
    // combined[index] = wp.cos(input_value)                                                  <L 64>
    var_44 = wp::cos(var_43);
    // wp::array_store(var_combined, var_0, var_44);
    //---------
    // reverse
    wp::adj_array_store(var_combined, var_0, var_44, adj_combined, adj_0, adj_44);
    wp::adj_cos(var_43, adj_43, adj_44);
    // adj: combined[index] = wp.cos(input_value)                                             <L 64>
    wp::adj_mul(var_41, var_42, adj_41, adj_42, adj_43);
    // adj: input_value = speed * ratio                                                       <L 63>
    adj_blend_edge_0(var_40, var_41, var_42, adj_40, adj_41, adj_42);
    wp::adj_sub(var_38, var_39, adj_38, adj_39, adj_40);
    // adj: speed, ratio = blend_edge(score - fraction)                                       <L 62>
    adj_measure_weight_0(var_36, var_37, var_6, var_38, var_39, adj_36, adj_37, adj_6, adj_38, adj_39);
    wp::adj_length(var_35, var_36, adj_35, adj_36);
    // adj: score, fraction = measure_weight(wp.length(axis), int(term), mixed)               <L 61>
    wp::adj_where(var_33, var_22, var_34, adj_33, adj_22, adj_34, adj_35);
    if (!var_33) {
        wp::adj_min(var_22, var_26, adj_22, adj_26, adj_34);
    }
    if (var_33) {
    }
    wp::adj_extract(var_32, var_30, adj_29, adj_30, adj_31);
    adj_28.normal += adj_29;
    wp::adj_address(var_particles, var_0, adj_particles, adj_0, adj_28);
    // adj: axis = displacement if particles[index].normal.x < mixed else wp.min(displacement, motion)  <L 60>
    wp::adj_vec_t(var_23, var_27, var_6, var_25, adj_23, adj_24, adj_6, adj_25, adj_26);
    adj_options.damping += adj_24;
    // adj: motion = wp.vec4(1.5, options.damping, mixed, 1.36)                               <L 59>
    adj_mix_contact_0(var_19, var_21, adj_19, adj_21, adj_22);
    // adj: displacement = mix_contact(contribution, int(term))                               <L 58>
    wp::adj_sub(var_20, var_17, adj_12, adj_17, adj_19);
    wp::adj_extract(var_18, var_15, var_16, adj_14, adj_15, adj_16, adj_17);
    adj_13.frame += adj_14;
    wp::adj_address(var_particles, var_0, adj_particles, adj_0, adj_13);
    wp::adj_address(var_radii, var_0, adj_radii, adj_0, adj_12);
    // adj: contribution = radii[index] - particles[index].frame[0, 1]                        <L 57>
    wp::adj_array_store(var_updated, var_0, var_11, adj_updated, adj_0, adj_11);
    // adj: updated[index] = term                                                             <L 56>
    wp::adj_sub(var_6, var_9, adj_6, adj_9, adj_11);
    adj_7.damping += adj_8;
    wp::adj_address(var_particles, var_0, adj_particles, adj_0, adj_7);
    // adj: term = mixed - wp.ceil(particles[index].damping)                                  <L 55>
    adj_rate_energy_0(var_4, adj_4, adj_6);
    wp::adj_add(var_5, var_3, adj_2, adj_3, adj_4);
    adj_options.damping += adj_2;
    // adj: mixed = rate_energy(options.damping + 2.1)                                        <L 54>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 53>
    }
    // adj: if index >= dim_x:                                                                <L 52>
    // adj: index = wp.tid()                                                                  <L 51>
    // adj: def measure_pressure(                                                             <L 43>
    return;
}
