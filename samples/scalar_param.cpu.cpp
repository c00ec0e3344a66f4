struct Record_b6c10479
{
    wp::float32 gain;
    wp::float32 damping;
    wp::int32 label;


    Record_b6c10479() = default;
    CUDA_CALLABLE Record_b6c10479(wp::float32 const& gain,
    wp::float32 const& damping = {},
    wp::int32 const& label = {})
        : gain{gain}
        , damping{damping}
        , label{label}

    {
    }

    CUDA_CALLABLE Record_b6c10479& operator += (const Record_b6c10479& rhs)
    {    gain += rhs.gain;
    damping += rhs.damping;
    label += rhs.label;

        return *this;}

};

static CUDA_CALLABLE void adj_Record_b6c10479(wp::float32 const&,
    wp::float32 const&,
    wp::int32 const&,
    wp::float32 & adj_gain,
    wp::float32 & adj_damping,
    wp::int32 & adj_label,
    Record_b6c10479 & adj_ret)
{
    adj_gain += adj_ret.gain;
    adj_damping += adj_ret.damping;
    adj_label += adj_ret.label;
}

// Required when compiling adjoints.
CUDA_CALLABLE Record_b6c10479 add(const Record_b6c10479& a, const Record_b6c10479& b)
{
    return Record_b6c10479();
}

CUDA_CALLABLE void adj_atomic_add(Record_b6c10479* p, Record_b6c10479 t)
{
    wp::adj_atomic_add(&p->gain, t.gain);
    wp::adj_atomic_add(&p->damping, t.damping);
    wp::adj_atomic_add(&p->label, t.label);
}




// sample_rank.py:11
static void estimate_cloud_0(
    wp::vec_t<2, wp::int64> var_pivot,
    wp::int32 var_lag,
    wp::vec_t<2, wp::int64> var_axis,
    wp::vec_t<2, wp::int64> & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int64> var_0;
    wp::vec_t<2, wp::int64> var_1;
    wp::int64 var_2;
    wp::vec_t<2, wp::int64> var_3;
    wp::vec_t<2, wp::int64> var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def estimate_cloud(pivot: wp.vec2l, lag: wp.int32, axis: wp.vec2l):                    <L 12>
    // acceleration = wp.min(pivot, axis)                                                     <L 13>
    var_0 = wp::min(var_pivot, var_axis);
    // point = wp.max(acceleration, pivot) - wp.int64(lag) * acceleration                     <L 14>
    var_1 = wp::max(var_0, var_pivot);
    var_2 = wp::int64(var_lag);
    var_3 = wp::mul(var_2, var_0);
    var_4 = wp::sub(var_1, var_3);
    // return point, float(lag) * float(lag)                                                  <L 15>
    var_5 = wp::float(var_lag);
    var_6 = wp::float(var_lag);
    var_7 = wp::mul(var_5, var_6);
    ret_0 = var_4;
    ret_1 = var_7;
    return;
}


// sample_rank.py:18
static void mix_beam_0(
    wp::vec_t<2, wp::int64> var_anchor,
    wp::vec_t<2, wp::int64> & ret_0,
    wp::vec_t<2, wp::int64> & ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::vec_t<2, wp::int64> var_1;
    const wp::int64 var_2 = 2ll;
    wp::vec_t<2, wp::int64> var_3;
    wp::vec_t<2, wp::int64> var_4;
    const wp::int32 var_5 = 1;
    wp::int64 var_6;
    wp::int32 var_7;
    wp::vec_t<2, wp::int64> var_8;
    wp::float32 var_9;
    wp::int64 var_10;
    wp::vec_t<2, wp::int64> var_11;
    wp::vec_t<2, wp::int64> var_12;
    wp::vec_t<2, wp::int64> var_13;
    wp::vec_t<2, wp::int64> var_14;
    const wp::int32 var_15 = 0;
    wp::int64 var_16;
    wp::vec_t<2, wp::int64> var_17;
    //---------
    // forward
    // def mix_beam(anchor: wp.vec2l):                                                        <L 19>
    // axis = wp.cw_div(anchor, wp.max(anchor, wp.vec2l(2)))                                  <L 20>
    var_1 = wp::vec_t<2, wp::int64>(var_2);
    var_3 = wp::max(var_anchor, var_1);
    var_4 = wp::cw_div(var_anchor, var_3);
    // arm, left = estimate_cloud(axis, int(axis.y), axis)                                    <L 21>
    var_6 = wp::extract(var_4, var_5);
    var_7 = wp::int(var_6);
    estimate_cloud_0(var_4, var_7, var_4, var_8, var_9);
    // position = arm * wp.int64(left)                                                        <L 22>
    var_10 = wp::int64(var_9);
    var_11 = wp::mul(var_8, var_10);
    // velocity = anchor + anchor + wp.cw_mul(position, arm)                                  <L 23>
    var_12 = wp::add(var_anchor, var_anchor);
    var_13 = wp::cw_mul(var_11, var_8);
    var_14 = wp::add(var_12, var_13);
    // return velocity, arm[0] * arm                                                          <L 24>
    var_16 = wp::extract(var_8, var_15);
    var_17 = wp::mul(var_16, var_8);
    ret_0 = var_14;
    ret_1 = var_17;
    return;
}


// sample_rank.py:27
static wp::vec_t<2, wp::int64> rate_filter_0(
    wp::vec_t<2, wp::int64> var_center,
    wp::vec_t<2, wp::int64> var_up,
    wp::int32 var_padding)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 4.0;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = -2.5;
    const wp::float32 var_5 = 2.1;
    bool var_6;
    wp::vec_t<2, wp::int64> var_7;
    wp::vec_t<2, wp::int64> var_8;
    const wp::int32 var_9 = 2;
    wp::vec_t<2, wp::int64> var_10;
    wp::int32 var_11;
    wp::int64 var_12;
    wp::vec_t<2, wp::int64> var_13;
    wp::vec_t<2, wp::int64> var_14;
    const wp::int32 var_15 = 3;
    wp::vec_t<2, wp::int64> var_16;
    wp::int32 var_17;
    wp::int64 var_18;
    wp::vec_t<2, wp::int64> var_19;
    wp::vec_t<2, wp::int64> var_20;
    //---------
    // forward
    // def rate_filter(center: wp.vec2l, up: wp.vec2l, padding: wp.int32):                    <L 28>
    // error = wp.degrees(wp.min(float(padding), 4.0))                                        <L 29>
    var_0 = wp::float(var_padding);
    var_2 = wp::min(var_0, var_1);
    var_3 = wp::degrees(var_2);
    // if -2.5 <= error < 2.1:                                                                <L 30>
    var_6 = ((var_4 <= var_3) && (var_3 < var_5));
    if (var_6) {
        // return -up                                                                         <L 31>
        var_7 = wp::neg(var_up);
        return var_7;
    }
    // integral = center                                                                      <L 32>
    var_8 = wp::copy(var_center);
    // for a in range(2, 4):                                                                  <L 33>
    // integral = wp.min(integral, (up + up) * wp.int64(int(a)))                              <L 34>
    var_10 = wp::add(var_up, var_up);
    var_11 = wp::int(var_9);
    var_12 = wp::int64(var_11);
    var_13 = wp::mul(var_10, var_12);
    var_14 = wp::min(var_8, var_13);
    var_16 = wp::add(var_up, var_up);
    var_17 = wp::int(var_15);
    var_18 = wp::int64(var_17);
    var_19 = wp::mul(var_16, var_18);
    var_20 = wp::min(var_14, var_19);
    // return integral                                                                        <L 35>
    return var_20;
}


// sample_rank.py:38
static wp::int64 damp_energy_0(
    wp::int64 var_frame_index)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::int64 var_4;
    wp::int64 var_5;
    wp::int64 var_6;
    wp::int64 var_7;
    //---------
    // forward
    // def damp_energy(frame_index: wp.int64):                                                <L 39>
    // remainder = wp.int64(2) - frame_index                                                  <L 40>
    var_0 = 2ll;
    var_1 = wp::sub(var_0, var_frame_index);
    // span = frame_index * wp.int64(4)                                                       <L 41>
    var_2 = 4ll;
    var_3 = wp::mul(var_frame_index, var_2);
    // index_value = wp.clamp(span, wp.int64(-30), wp.int64(30)) + remainder                  <L 42>
    var_4 = -30ll;
    var_5 = 30ll;
    var_6 = wp::clamp(var_3, var_4, var_5);
    var_7 = wp::add(var_6, var_1);
    // return index_value                                                                     <L 43>
    return var_7;
}


// sample_rank.py:11
static void adj_estimate_cloud_0(
    wp::vec_t<2, wp::int64> var_pivot,
    wp::int32 var_lag,
    wp::vec_t<2, wp::int64> var_axis,
    wp::vec_t<2, wp::int64> & ret_0,
    wp::float32 & ret_1,
    wp::vec_t<2, wp::int64> & adj_pivot,
    wp::int32 & adj_lag,
    wp::vec_t<2, wp::int64> & adj_axis,
    wp::vec_t<2, wp::int64> & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::vec_t<2, wp::int64> var_0;
    wp::vec_t<2, wp::int64> var_1;
    wp::int64 var_2;
    wp::vec_t<2, wp::int64> var_3;
    wp::vec_t<2, wp::int64> var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::vec_t<2, wp::int64> adj_0 = {};
    wp::vec_t<2, wp::int64> adj_1 = {};
    wp::int64 adj_2 = {};
    wp::vec_t<2, wp::int64> adj_3 = {};
    wp::vec_t<2, wp::int64> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def estimate_cloud(pivot: wp.vec2l, lag: wp.int32, axis: wp.vec2l):                    <L 12>
    // acceleration = wp.min(pivot, axis)                                                     <L 13>
    var_0 = wp::min(var_pivot, var_axis);
    // point = wp.max(acceleration, pivot) - wp.int64(lag) * acceleration                     <L 14>
    var_1 = wp::max(var_0, var_pivot);
    var_2 = wp::int64(var_lag);
    var_3 = wp::mul(var_2, var_0);
    var_4 = wp::sub(var_1, var_3);
    // return point, float(lag) * float(lag)                                                  <L 15>
    var_5 = wp::float(var_lag);
    var_6 = wp::float(var_lag);
    var_7 = wp::mul(var_5, var_6);
    ret_0 = var_4;
    ret_1 = var_7;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_7 += adj_ret_1;
    adj_4 += adj_ret_0;
    wp::adj_mul(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_float(var_lag, adj_lag, adj_6);
    wp::adj_float(var_lag, adj_lag, adj_5);
    // adj: return point, float(lag) * float(lag)                                             <L 15>
    wp::adj_sub(var_1, var_3, adj_1, adj_3, adj_4);
    wp::adj_mul(var_2, var_0, adj_2, adj_0, adj_3);
    wp::adj_max(var_0, var_pivot, adj_0, adj_pivot, adj_1);
    // adj: point = wp.max(acceleration, pivot) - wp.int64(lag) * acceleration                <L 14>
    wp::adj_min(var_pivot, var_axis, adj_pivot, adj_axis, adj_0);
    // adj: acceleration = wp.min(pivot, axis)                                                <L 13>
    // adj: def estimate_cloud(pivot: wp.vec2l, lag: wp.int32, axis: wp.vec2l):               <L 12>
    return;
}


// sample_rank.py:18
static void adj_mix_beam_0(
    wp::vec_t<2, wp::int64> var_anchor,
    wp::vec_t<2, wp::int64> & ret_0,
    wp::vec_t<2, wp::int64> & ret_1,
    wp::vec_t<2, wp::int64> & adj_anchor,
    wp::vec_t<2, wp::int64> & adj_ret_0,
    wp::vec_t<2, wp::int64> & adj_ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::vec_t<2, wp::int64> var_1;
    const wp::int64 var_2 = 2ll;
    wp::vec_t<2, wp::int64> var_3;
    wp::vec_t<2, wp::int64> var_4;
    const wp::int32 var_5 = 1;
    wp::int64 var_6;
    wp::int32 var_7;
    wp::vec_t<2, wp::int64> var_8;
    wp::float32 var_9;
    wp::int64 var_10;
    wp::vec_t<2, wp::int64> var_11;
    wp::vec_t<2, wp::int64> var_12;
    wp::vec_t<2, wp::int64> var_13;
    wp::vec_t<2, wp::int64> var_14;
    const wp::int32 var_15 = 0;
    wp::int64 var_16;
    wp::vec_t<2, wp::int64> var_17;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<2, wp::int64> adj_1 = {};
    wp::int64 adj_2 = {};
    wp::vec_t<2, wp::int64> adj_3 = {};
    wp::vec_t<2, wp::int64> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int64 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::vec_t<2, wp::int64> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int64 adj_10 = {};
    wp::vec_t<2, wp::int64> adj_11 = {};
    wp::vec_t<2, wp::int64> adj_12 = {};
    wp::vec_t<2, wp::int64> adj_13 = {};
    wp::vec_t<2, wp::int64> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int64 adj_16 = {};
    wp::vec_t<2, wp::int64> adj_17 = {};
    //---------
    // forward
    // def mix_beam(anchor: wp.vec2l):                                                        <L 19>
    // axis = wp.cw_div(anchor, wp.max(anchor, wp.vec2l(2)))                                  <L 20>
    var_1 = wp::vec_t<2, wp::int64>(var_2);
    var_3 = wp::max(var_anchor, var_1);
    var_4 = wp::cw_div(var_anchor, var_3);
    // arm, left = estimate_cloud(axis, int(axis.y), axis)                                    <L 21>
    var_6 = wp::extract(var_4, var_5);
    var_7 = wp::int(var_6);
    estimate_cloud_0(var_4, var_7, var_4, var_8, var_9);
    // position = arm * wp.int64(left)                                                        <L 22>
    var_10 = wp::int64(var_9);
    var_11 = wp::mul(var_8, var_10);
    // velocity = anchor + anchor + wp.cw_mul(position, arm)                                  <L 23>
    var_12 = wp::add(var_anchor, var_anchor);
    var_13 = wp::cw_mul(var_11, var_8);
    var_14 = wp::add(var_12, var_13);
    // return velocity, arm[0] * arm                                                          <L 24>
    var_16 = wp::extract(var_8, var_15);
    var_17 = wp::mul(var_16, var_8);
    ret_0 = var_14;
    ret_1 = var_17;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_17 += adj_ret_1;
    adj_14 += adj_ret_0;
    wp::adj_mul(var_16, var_8, adj_16, adj_8, adj_17);
    wp::adj_extract(var_8, var_15, adj_8, adj_15, adj_16);
    // adj: return velocity, arm[0] * arm                                                     <L 24>
    wp::adj_add(var_12, var_13, adj_12, adj_13, adj_14);
    wp::adj_cw_mul(var_11, var_8, adj_11, adj_8, adj_13);
    wp::adj_add(var_anchor, var_anchor, adj_anchor, adj_anchor, adj_12);
    // adj: velocity = anchor + anchor + wp.cw_mul(position, arm)                             <L 23>
    wp::adj_mul(var_8, var_10, adj_8, adj_10, adj_11);
    // adj: position = arm * wp.int64(left)                                                   <L 22>
    adj_estimate_cloud_0(var_4, var_7, var_4, var_8, var_9, adj_4, adj_7, adj_4, adj_8, adj_9);
    wp::adj_extract(var_4, var_5, adj_4, adj_5, adj_6);
    // adj: arm, left = estimate_cloud(axis, int(axis.y), axis)                               <L 21>
    wp::adj_cw_div(var_anchor, var_3, var_4, adj_anchor, adj_3, adj_4);
    wp::adj_max(var_anchor, var_1, adj_anchor, adj_1, adj_3);
    wp::adj_vec_t(var_2, adj_2, adj_1);
    // adj: axis = wp.cw_div(anchor, wp.max(anchor, wp.vec2l(2)))                             <L 20>
    // adj: def mix_beam(anchor: wp.vec2l):                                                   <L 19>
    return;
}


// sample_rank.py:27
static void adj_rate_filter_0(
    wp::vec_t<2, wp::int64> var_center,
    wp::vec_t<2, wp::int64> var_up,
    wp::int32 var_padding,
    wp::vec_t<2, wp::int64> & adj_center,
    wp::vec_t<2, wp::int64> & adj_up,
    wp::int32 & adj_padding,
    wp::vec_t<2, wp::int64> & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 4.0;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = -2.5;
    const wp::float32 var_5 = 2.1;
    bool var_6;
    wp::vec_t<2, wp::int64> var_7;
    wp::vec_t<2, wp::int64> var_8;
    const wp::int32 var_9 = 2;
    wp::vec_t<2, wp::int64> var_10;
    wp::int32 var_11;
    wp::int64 var_12;
    wp::vec_t<2, wp::int64> var_13;
    wp::vec_t<2, wp::int64> var_14;
    const wp::int32 var_15 = 3;
    wp::vec_t<2, wp::int64> var_16;
    wp::int32 var_17;
    wp::int64 var_18;
    wp::vec_t<2, wp::int64> var_19;
    wp::vec_t<2, wp::int64> var_20;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    bool adj_6 = {};
    wp::vec_t<2, wp::int64> adj_7 = {};
    wp::vec_t<2, wp::int64> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<2, wp::int64> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int64 adj_12 = {};
    wp::vec_t<2, wp::int64> adj_13 = {};
    wp::vec_t<2, wp::int64> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::vec_t<2, wp::int64> adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int64 adj_18 = {};
    wp::vec_t<2, wp::int64> adj_19 = {};
    wp::vec_t<2, wp::int64> adj_20 = {};
    //---------
    // forward
    // def rate_filter(center: wp.vec2l, up: wp.vec2l, padding: wp.int32):                    <L 28>
    // error = wp.degrees(wp.min(float(padding), 4.0))                                        <L 29>
    var_0 = wp::float(var_padding);
    var_2 = wp::min(var_0, var_1);
    var_3 = wp::degrees(var_2);
    // if -2.5 <= error < 2.1:                                                                <L 30>
    var_6 = ((var_4 <= var_3) && (var_3 < var_5));
    if (var_6) {
        // return -up                                                                         <L 31>
        var_7 = wp::neg(var_up);
        goto label0;
    }
    // integral = center                                                                      <L 32>
    var_8 = wp::copy(var_center);
    // for a in range(2, 4):                                                                  <L 33>
    // integral = wp.min(integral, (up + up) * wp.int64(int(a)))                              <L 34>
    var_10 = wp::add(var_up, var_up);
    var_11 = wp::int(var_9);
    var_12 = wp::int64(var_11);
    var_13 = wp::mul(var_10, var_12);
    var_14 = wp::min(var_8, var_13);
    var_16 = wp::add(var_up, var_up);
    var_17 = wp::int(var_15);
    var_18 = wp::int64(var_17);
    var_19 = wp::mul(var_16, var_18);
    var_20 = wp::min(var_14, var_19);
    // return integral                                                                        <L 35>
    goto label1;
    //---------
    // reverse
    label1:;
    adj_20 += adj_ret;
    // adj: return integral                                                                   <L 35>
    wp::adj_min(var_14, var_19, adj_14, adj_19, adj_20);
    wp::adj_mul(var_16, var_18, adj_16, adj_18, adj_19);
    wp::adj_add(var_up, var_up, adj_up, adj_up, adj_16);
    wp::adj_min(var_8, var_13, adj_8, adj_13, adj_14);
    wp::adj_mul(var_10, var_12, adj_10, adj_12, adj_13);
    wp::adj_add(var_up, var_up, adj_up, adj_up, adj_10);
    // adj: integral = wp.min(integral, (up + up) * wp.int64(int(a)))                         <L 34>
    // adj: for a in range(2, 4):                                                             <L 33>
    wp::adj_copy(var_center, adj_center, adj_8);
    // adj: integral = center                                                                 <L 32>
    if (var_6) {
        label0:;
        adj_7 += adj_ret;
        wp::adj_neg(var_up, adj_up, adj_7);
        // adj: return -up                                                                    <L 31>
    }
    // adj: if -2.5 <= error < 2.1:                                                           <L 30>
    wp::adj_degrees(var_2, adj_2, adj_3);
    wp::adj_min(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_float(var_padding, adj_padding, adj_0);
    // adj: error = wp.degrees(wp.min(float(padding), 4.0))                                   <L 29>
    // adj: def rate_filter(center: wp.vec2l, up: wp.vec2l, padding: wp.int32):               <L 28>
    return;
}


// sample_rank.py:38
static void adj_damp_energy_0(
    wp::int64 var_frame_index,
    wp::int64 & adj_frame_index,
    wp::int64 & adj_ret)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::int64 var_4;
    wp::int64 var_5;
    wp::int64 var_6;
    wp::int64 var_7;
    //---------
    // dual vars
    wp::int64 adj_0 = {};
    wp::int64 adj_1 = {};
    wp::int64 adj_2 = {};
    wp::int64 adj_3 = {};
    wp::int64 adj_4 = {};
    wp::int64 adj_5 = {};
    wp::int64 adj_6 = {};
    wp::int64 adj_7 = {};
    //---------
    // forward
    // def damp_energy(frame_index: wp.int64):                                                <L 39>
    // remainder = wp.int64(2) - frame_index                                                  <L 40>
    var_0 = 2ll;
    var_1 = wp::sub(var_0, var_frame_index);
    // span = frame_index * wp.int64(4)                                                       <L 41>
    var_2 = 4ll;
    var_3 = wp::mul(var_frame_index, var_2);
    // index_value = wp.clamp(span, wp.int64(-30), wp.int64(30)) + remainder                  <L 42>
    var_4 = -30ll;
    var_5 = 30ll;
    var_6 = wp::clamp(var_3, var_4, var_5);
    var_7 = wp::add(var_6, var_1);
    // return index_value                                                                     <L 43>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_7 += adj_ret;
    // adj: return index_value                                                                <L 43>
    wp::adj_add(var_6, var_1, adj_6, adj_1, adj_7);
    wp::adj_clamp(var_3, var_4, var_5, adj_3, adj_4, adj_5, adj_6);
    // adj: index_value = wp.clamp(span, wp.int64(-30), wp.int64(30)) + remainder             <L 42>
    wp::adj_mul(var_frame_index, var_2, adj_frame_index, adj_2, adj_3);
    // adj: span = frame_index * wp.int64(4)                                                  <L 41>
    wp::adj_sub(var_0, var_frame_index, adj_0, adj_frame_index, adj_1);
    // adj: remainder = wp.int64(2) - frame_index                                             <L 40>
    // adj: def damp_energy(frame_index: wp.int64):                                           <L 39>
    return;
}

struct wp_args_sample_rank_2baa4945 {
    wp::array_t<wp::float32> costs;
    wp::array_t<wp::uint32> tokens;
    wp::float32 stiffness;
    Record_b6c10479 props;
    wp::float32 temperature;
    wp::array_t<wp::int32> transformed;
};

template <bool wp_linear_contiguous>
static void sample_rank_2baa4945_cpu_kernel_forward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_sample_rank_2baa4945 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_costs = _wp_args->costs;
    wp::array_t<wp::uint32> var_tokens = _wp_args->tokens;
    wp::float32 var_stiffness = _wp_args->stiffness;
    Record_b6c10479 var_props = _wp_args->props;
    wp::float32 var_temperature = _wp_args->temperature;
    wp::array_t<wp::int32> var_transformed = _wp_args->transformed;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = 0.7;
    wp::float32 var_15;
    const wp::int32 var_16 = 6;
    wp::int32 var_17;
    wp::uint32* var_18;
    wp::int64 var_19;
    wp::uint32 var_20;
    wp::int64 var_21;
    wp::float32* var_22;
    wp::int64 var_23;
    wp::float32 var_24;
    wp::vec_t<2, wp::int64> var_25;
    wp::vec_t<2, wp::int64> var_26;
    wp::vec_t<2, wp::int64> var_27;
    wp::vec_t<2, wp::int64> var_28;
    wp::vec_t<2, wp::int64> var_29;
    wp::vec_t<2, wp::int64> var_30;
    wp::vec_t<2, wp::int64> var_31;
    wp::vec_t<2, wp::int64> var_32;
    wp::vec_t<2, wp::int64> var_33;
    wp::vec_t<2, wp::int64> var_34;
    const wp::int32 var_35 = -10;
    wp::vec_t<2, wp::int64> var_36;
    const wp::int64 var_37 = -10ll;
    wp::vec_t<2, wp::int64> var_38;
    const wp::int32 var_39 = 10;
    wp::vec_t<2, wp::int64> var_40;
    const wp::int64 var_41 = 10ll;
    wp::vec_t<2, wp::int64> var_42;
    const wp::int32 var_43 = 0;
    wp::int64 var_44;
    wp::vec_t<2, wp::int64> var_45;
    wp::vec_t<2, wp::int64> var_46;
    wp::int32* var_47;
    wp::vec_t<2, wp::int64> var_48;
    wp::int32 var_49;
    wp::vec_t<2, wp::int64> var_50;
    wp::int32* var_51;
    wp::int64 var_52;
    wp::int32 var_53;
    const wp::int32 var_54 = 0;
    wp::int64 var_55;
    wp::int64 var_56;
    const wp::int32 var_57 = 1;
    wp::int64 var_58;
    wp::int64 var_59;
    wp::int64 var_60;
    wp::int64 var_61;
    wp::int64 var_62;
    const wp::int32 var_63 = 1;
    wp::int64 var_64;
    wp::vec_t<3, wp::int64> var_65;
    wp::vec_t<3, wp::int64> var_66;
    wp::vec_t<3, wp::int64> var_67;
    const wp::int32 var_68 = -16;
    wp::vec_t<3, wp::int64> var_69;
    const wp::int64 var_70 = -16ll;
    wp::vec_t<3, wp::int64> var_71;
    const wp::int32 var_72 = 16;
    wp::vec_t<3, wp::int64> var_73;
    const wp::int64 var_74 = 16ll;
    wp::vec_t<3, wp::int64> var_75;
    const wp::int32 var_76 = 1;
    wp::int64 var_77;
    wp::vec_t<3, wp::int64> var_78;
    const wp::int32 var_79 = -16;
    wp::vec_t<3, wp::int64> var_80;
    const wp::int64 var_81 = -16ll;
    wp::vec_t<3, wp::int64> var_82;
    const wp::int32 var_83 = 16;
    wp::vec_t<3, wp::int64> var_84;
    const wp::int64 var_85 = 16ll;
    wp::vec_t<3, wp::int64> var_86;
    wp::int64 var_87;
    wp::int64 var_88;
    wp::int64 var_89;
    wp::int64 var_90;
    wp::int64 var_91;
    wp::int64 var_92;
    wp::int64 var_93;
    const wp::int32 var_94 = 1;
    wp::vec_t<2, wp::int64> var_95;
    const wp::int32 var_96 = -15;
    wp::vec_t<2, wp::int64> var_97;
    const wp::int64 var_98 = -15ll;
    wp::vec_t<2, wp::int64> var_99;
    const wp::int32 var_100 = 15;
    wp::vec_t<2, wp::int64> var_101;
    const wp::int64 var_102 = 15ll;
    wp::vec_t<2, wp::int64> var_103;
    wp::vec_t<2, wp::int64> var_104;
    const wp::int32 var_105 = -15;
    wp::vec_t<2, wp::int64> var_106;
    const wp::int64 var_107 = -15ll;
    wp::vec_t<2, wp::int64> var_108;
    const wp::int32 var_109 = 15;
    wp::vec_t<2, wp::int64> var_110;
    const wp::int64 var_111 = 15ll;
    wp::vec_t<2, wp::int64> var_112;
    wp::vec_t<2, wp::int64> var_113;
    wp::vec_t<2, wp::int64> var_114;
    wp::int64 var_115;
    wp::int64 var_116;
    wp::int64 var_117;
    wp::vec_t<2, wp::int64> var_118;
    wp::vec_t<2, wp::int64> var_119;
    wp::vec_t<2, wp::int64> var_120;
    wp::vec_t<2, wp::int64> var_121;
    wp::vec_t<2, wp::int64> var_122;
    wp::vec_t<2, wp::int64> var_123;
    wp::vec_t<2, wp::int64> var_124;
    const wp::int32 var_125 = -15;
    wp::vec_t<2, wp::int64> var_126;
    const wp::int64 var_127 = -15ll;
    wp::vec_t<2, wp::int64> var_128;
    const wp::int32 var_129 = 15;
    wp::vec_t<2, wp::int64> var_130;
    const wp::int64 var_131 = 15ll;
    wp::vec_t<2, wp::int64> var_132;
    wp::int64 var_133;
    const wp::int32 var_134 = 1;
    wp::int32 var_135;
    const wp::int32 var_136 = 0;
    wp::int32 var_137;
    wp::float32* var_138;
    wp::float32 var_139;
    wp::float32 var_140;
    wp::float32* var_141;
    wp::vec_t<3, wp::float32> var_142;
    wp::float32 var_143;
    wp::mat_t<3, 3, wp::float32> var_144;
    wp::mat_t<3, 3, wp::float32> var_145;
    wp::float32 var_146;
    wp::float32 var_147;
    const wp::float32 var_148 = 3.2;
    wp::float32 var_149;
    const wp::float32 var_150 = -0.3;
    bool var_151;
    wp::vec_t<2, wp::int64> var_152;
    const wp::int32 var_153 = 1;
    wp::int64 var_154;
    wp::int64 var_155;
    wp::vec_t<2, wp::int64> var_156;
    const wp::int32 var_157 = -16;
    wp::vec_t<2, wp::int64> var_158;
    const wp::int64 var_159 = -16ll;
    wp::vec_t<2, wp::int64> var_160;
    const wp::int32 var_161 = 16;
    wp::vec_t<2, wp::int64> var_162;
    const wp::int64 var_163 = 16ll;
    wp::vec_t<2, wp::int64> var_164;
    wp::vec_t<2, wp::int64> var_165;
    wp::vec_t<2, wp::int64> var_166;
    wp::vec_t<2, wp::int64> var_167;
    const wp::int32 var_168 = -15;
    wp::vec_t<2, wp::int64> var_169;
    const wp::int64 var_170 = -15ll;
    wp::vec_t<2, wp::int64> var_171;
    const wp::int32 var_172 = 15;
    wp::vec_t<2, wp::int64> var_173;
    const wp::int64 var_174 = 15ll;
    wp::vec_t<2, wp::int64> var_175;
    wp::vec_t<2, wp::int64> var_176;
    wp::vec_t<2, wp::int64> var_177;
    wp::vec_t<2, wp::int64> var_178;
    wp::vec_t<2, wp::int64> var_179;
    const wp::int32 var_180 = 0;
    wp::vec_t<2, wp::int64> var_181;
    const wp::int64 var_182 = 0ll;
    wp::vec_t<2, wp::int64> var_183;
    const wp::int32 var_184 = 10;
    wp::vec_t<2, wp::int64> var_185;
    const wp::int64 var_186 = 10ll;
    wp::vec_t<2, wp::int64> var_187;
    const wp::int32 var_188 = -10;
    wp::vec_t<2, wp::int64> var_189;
    const wp::int64 var_190 = -10ll;
    wp::vec_t<2, wp::int64> var_191;
    const wp::int32 var_192 = 10;
    wp::vec_t<2, wp::int64> var_193;
    const wp::int64 var_194 = 10ll;
    wp::vec_t<2, wp::int64> var_195;
    wp::int32 var_196;
    const wp::int32 var_197 = 1;
    const wp::int32 var_198 = 12;
    wp::int32 var_199;
    wp::vec_t<2, wp::int64> var_200;
    wp::vec_t<2, wp::int64> var_201;
    wp::vec_t<2, wp::int64> var_202;
    wp::vec_t<2, wp::int64> var_203;
    wp::vec_t<2, wp::int64> var_204;
    wp::vec_t<2, wp::int64> var_205;
    wp::vec_t<2, wp::int64> var_206;
    wp::vec_t<2, wp::int64> var_207;
    wp::vec_t<2, wp::int64> var_208;
    wp::vec_t<2, wp::int64> var_209;
    wp::int64 var_210;
    wp::int64 var_211;
    wp::int64 var_212;
    wp::int64 var_213;
    wp::int64 var_214;
    wp::int64 var_215;
    wp::int64 var_216;
    wp::int32 var_217;
    wp::int32 var_218;
    const wp::int32 var_219 = 3;
    wp::int32 var_220;
    //---------
    // forward
    // def sample_rank(                                                                       <L 47>
    // x, y, z, w = wp.tid()                                                                  <L 55>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // upper = temperature + temperature * costs[x, y, z, w]                                  <L 56>
    var_4 = wp::address(var_costs, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_temperature, var_6);
    var_7 = wp::add(var_temperature, var_5);
    // upper += costs[x, y, z, w] * props.gain                                                <L 57>
    var_8 = wp::address(var_costs, var_0, var_1, var_2, var_3);
    var_9 = &((var_props).gain);
    var_11 = wp::load(var_8);
    var_12 = wp::load(var_9);
    var_10 = wp::mul(var_11, var_12);
    var_13 = wp::add(var_7, var_10);
    // upper -= 0.7                                                                           <L 58>
    var_15 = wp::sub(var_13, var_14);
    // parity = wp.int64(tokens[w % 6])                                                       <L 59>
    var_17 = wp::mod(var_3, var_16);
    var_18 = wp::address(var_tokens, var_17);
    var_20 = wp::load(var_18);
    var_19 = wp::int64(var_20);
    // axis = wp.vec2l(wp.int64(stiffness), wp.int64(props.gain))                             <L 60>
    var_21 = wp::int64(var_stiffness);
    var_22 = &((var_props).gain);
    var_24 = wp::load(var_22);
    var_23 = wp::int64(var_24);
    var_25 = wp::vec_t<2, wp::int64>(var_21, var_23);
    // heading, offset_vector = mix_beam(wp.vec2l(parity, parity) - axis)                     <L 61>
    var_26 = wp::vec_t<2, wp::int64>(var_19, var_19);
    var_27 = wp::sub(var_26, var_25);
    mix_beam_0(var_27, var_28, var_29);
    // relative = heading - offset_vector                                                     <L 62>
    var_30 = wp::sub(var_28, var_29);
    // relative += offset_vector - heading                                                    <L 63>
    var_31 = wp::sub(var_29, var_28);
    var_32 = wp::add(var_30, var_31);
    // tangent = relative - heading                                                           <L 64>
    var_33 = wp::sub(var_32, var_28);
    // displacement = wp.min(wp.max(tangent - heading, wp.vec2l(-10)), wp.vec2l(10))          <L 65>
    var_34 = wp::sub(var_33, var_28);
    var_36 = wp::vec_t<2, wp::int64>(var_37);
    var_38 = wp::max(var_34, var_36);
    var_40 = wp::vec_t<2, wp::int64>(var_41);
    var_42 = wp::min(var_38, var_40);
    // target_point = axis * displacement.x                                                   <L 66>
    var_44 = wp::extract(var_42, var_43);
    var_45 = wp::mul(var_25, var_44);
    // acceleration = rate_filter(wp.abs(displacement), target_point, props.label)            <L 67>
    var_46 = wp::abs(var_42);
    var_47 = &((var_props).label);
    var_49 = wp::load(var_47);
    var_48 = rate_filter_0(var_46, var_45, var_49);
    // force = acceleration                                                                   <L 68>
    var_50 = wp::copy(var_48);
    // hits = wp.int64(props.label) - offset_vector[0]                                        <L 69>
    var_51 = &((var_props).label);
    var_53 = wp::load(var_51);
    var_52 = wp::int64(var_53);
    var_55 = wp::extract(var_29, var_54);
    var_56 = wp::sub(var_52, var_55);
    // bits = force[1] * wp.int64(upper) * hits                                               <L 70>
    var_58 = wp::extract(var_50, var_57);
    var_59 = wp::int64(var_15);
    var_60 = wp::mul(var_58, var_59);
    var_61 = wp::mul(var_60, var_56);
    // arm = wp.vec3l(wp.int64(0), parity, displacement.y)                                    <L 71>
    var_62 = 0ll;
    var_64 = wp::extract(var_42, var_63);
    var_65 = wp::vec_t<3, wp::int64>(var_62, var_19, var_64);
    // color = wp.min(arm, wp.vec3l(parity, bits, parity))                                    <L 72>
    var_66 = wp::vec_t<3, wp::int64>(var_19, var_61, var_19);
    var_67 = wp::min(var_65, var_66);
    // direction = wp.min(wp.max(color, wp.vec3l(-16)), wp.vec3l(16))                         <L 73>
    var_69 = wp::vec_t<3, wp::int64>(var_70);
    var_71 = wp::max(var_67, var_69);
    var_73 = wp::vec_t<3, wp::int64>(var_74);
    var_75 = wp::min(var_71, var_73);
    // normal = wp.max(color * acceleration[1], wp.vec3l(-16))                                <L 74>
    var_77 = wp::extract(var_48, var_76);
    var_78 = wp::mul(var_67, var_77);
    var_80 = wp::vec_t<3, wp::int64>(var_81);
    var_82 = wp::max(var_78, var_80);
    // step_vector = wp.min(normal, wp.vec3l(16))                                             <L 75>
    var_84 = wp::vec_t<3, wp::int64>(var_85);
    var_86 = wp::min(var_82, var_84);
    // digit = damp_energy(bits) * wp.dot(direction, step_vector)                             <L 76>
    var_87 = damp_energy_0(var_61);
    var_88 = wp::dot(var_75, var_86);
    var_89 = wp::mul(var_87, var_88);
    // count = wp.clamp(digit, wp.int64(-24), wp.int64(24))                                   <L 77>
    var_90 = -24ll;
    var_91 = 24ll;
    var_92 = wp::clamp(var_89, var_90, var_91);
    // force[1] = wp.abs(count)                                                               <L 78>
    var_93 = wp::abs(var_92);
    wp::assign_inplace(var_50, var_94, var_93);
    // v = wp.min(wp.max(acceleration + tangent, wp.vec2l(-15)), wp.vec2l(15))                <L 79>
    var_95 = wp::add(var_48, var_33);
    var_97 = wp::vec_t<2, wp::int64>(var_98);
    var_99 = wp::max(var_95, var_97);
    var_101 = wp::vec_t<2, wp::int64>(var_102);
    var_103 = wp::min(var_99, var_101);
    // point = wp.min(wp.max(relative + tangent, wp.vec2l(-15)), wp.vec2l(15))                <L 80>
    var_104 = wp::add(var_32, var_33);
    var_106 = wp::vec_t<2, wp::int64>(var_107);
    var_108 = wp::max(var_104, var_106);
    var_110 = wp::vec_t<2, wp::int64>(var_111);
    var_112 = wp::min(var_108, var_110);
    // lower_velocity = wp.min(v, point)                                                      <L 81>
    var_113 = wp::min(var_103, var_112);
    // moment = wp.cw_mul(lower_velocity, lower_velocity)                                     <L 82>
    var_114 = wp::cw_mul(var_113, var_113);
    // side = wp.clamp(digit, wp.int64(-24), wp.int64(24)) * target_point                     <L 83>
    var_115 = -24ll;
    var_116 = 24ll;
    var_117 = wp::clamp(var_89, var_115, var_116);
    var_118 = wp::mul(var_117, var_45);
    // velocity = side + (displacement - lower_velocity)                                      <L 84>
    var_119 = wp::sub(var_42, var_113);
    var_120 = wp::add(var_118, var_119);
    // edge = parity * relative - (force + moment) + velocity                                 <L 85>
    var_121 = wp::mul(var_19, var_32);
    var_122 = wp::add(var_50, var_114);
    var_123 = wp::sub(var_121, var_122);
    var_124 = wp::add(var_123, var_120);
    // motion = wp.min(wp.max(edge, wp.vec2l(-15)), wp.vec2l(15))                             <L 86>
    var_126 = wp::vec_t<2, wp::int64>(var_127);
    var_128 = wp::max(var_124, var_126);
    var_130 = wp::vec_t<2, wp::int64>(var_131);
    var_132 = wp::min(var_128, var_130);
    // bucket = wp.length_sq(motion)                                                          <L 87>
    var_133 = wp::length_sq(var_132);
    // response_value = costs[x, wp.max(y - 1, 0), z, w]                                      <L 88>
    var_135 = wp::sub(var_1, var_134);
    var_137 = wp::max(var_135, var_136);
    var_138 = wp::address(var_costs, var_0, var_137, var_2, var_3);
    var_140 = wp::load(var_138);
    var_139 = wp::copy(var_140);
    // pull_vector = wp.vec3(props.gain, temperature, response_value)                         <L 89>
    var_141 = &((var_props).gain);
    var_143 = wp::load(var_141);
    var_142 = wp::vec_t<3, wp::float32>(var_143, var_temperature, var_139);
    // kernel_matrix = wp.outer(pull_vector, pull_vector)                                     <L 90>
    var_144 = wp::outer(var_142, var_142);
    // current = wp.ddot(kernel_matrix, wp.outer(pull_vector, pull_vector))                   <L 91>
    var_145 = wp::outer(var_142, var_142);
    var_146 = wp::ddot(var_144, var_145);
    // distance = wp.floor(current)                                                           <L 92>
    var_147 = wp::floor(var_146);
    // if 3.2 * distance > -0.3:                                                              <L 93>
    var_149 = wp::mul(var_148, var_147);
    var_151 = (var_149 > var_150);
    if (var_151) {
        // center = wp.max((moment - motion) * (bits - point.y), wp.vec2l(-16))               <L 94>
        var_152 = wp::sub(var_114, var_132);
        var_154 = wp::extract(var_112, var_153);
        var_155 = wp::sub(var_61, var_154);
        var_156 = wp::mul(var_152, var_155);
        var_158 = wp::vec_t<2, wp::int64>(var_159);
        var_160 = wp::max(var_156, var_158);
        // next_axis = wp.min(center, wp.vec2l(16))                                           <L 95>
        var_162 = wp::vec_t<2, wp::int64>(var_163);
        var_164 = wp::min(var_160, var_162);
        // front_color = wp.max(point + side + (edge - target_point), wp.vec2l(-15))          <L 96>
        var_165 = wp::add(var_112, var_118);
        var_166 = wp::sub(var_124, var_45);
        var_167 = wp::add(var_165, var_166);
        var_169 = wp::vec_t<2, wp::int64>(var_170);
        var_171 = wp::max(var_167, var_169);
        // primary_velocity = wp.min(front_color, wp.vec2l(15))                               <L 97>
        var_173 = wp::vec_t<2, wp::int64>(var_174);
        var_175 = wp::min(var_171, var_173);
        // left_point = wp.max(next_axis, primary_velocity)                                   <L 98>
        var_176 = wp::max(var_164, var_175);
        // left_point -= wp.abs(-target_point)                                                <L 99>
        var_177 = wp::neg(var_45);
        var_178 = wp::abs(var_177);
        var_179 = wp::sub(var_176, var_178);
        // position = wp.min(wp.max(motion, wp.vec2l(0)), wp.vec2l(10))                       <L 100>
        var_181 = wp::vec_t<2, wp::int64>(var_182);
        var_183 = wp::max(var_132, var_181);
        var_185 = wp::vec_t<2, wp::int64>(var_186);
        var_187 = wp::min(var_183, var_185);
        // previous_normal = wp.min(wp.max(left_point, wp.vec2l(-10)), wp.vec2l(10))          <L 101>
        var_189 = wp::vec_t<2, wp::int64>(var_190);
        var_191 = wp::max(var_179, var_189);
        var_193 = wp::vec_t<2, wp::int64>(var_194);
        var_195 = wp::min(var_191, var_193);
        // order_value = wp.clamp(wp.int32(count), 1, 12)                                     <L 102>
        var_196 = wp::int32(var_92);
        var_199 = wp::clamp(var_196, var_197, var_198);
        // global_acceleration = rate_filter(position, previous_normal, order_value)          <L 103>
        var_200 = rate_filter_0(var_187, var_195, var_199);
        // signed_target_point = wp.max(displacement, velocity) - global_acceleration         <L 104>
        var_201 = wp::max(var_42, var_120);
        var_202 = wp::sub(var_201, var_200);
        // secondary_arm = signed_target_point                                                <L 105>
        var_203 = wp::copy(var_202);
    }
    if (!var_151) {
        // scaled_edge = heading - moment                                                     <L 107>
        var_204 = wp::sub(var_28, var_114);
        // left_position = wp.max(scaled_edge, velocity) + wp.max(side, target_point)         <L 108>
        var_205 = wp::max(var_204, var_120);
        var_206 = wp::max(var_118, var_45);
        var_207 = wp::add(var_205, var_206);
        // secondary_arm = left_position                                                      <L 109>
        var_208 = wp::copy(var_207);
    }
    var_209 = wp::where(var_151, var_203, var_208);
    // rank = wp.max(secondary_arm)                                                           <L 110>
    var_210 = wp::max(var_209);
    // bucket -= wp.clamp(rank * wp.int64(4), wp.int64(-24), wp.int64(24))                    <L 111>
    var_211 = 4ll;
    var_212 = wp::mul(var_210, var_211);
    var_213 = -24ll;
    var_214 = 24ll;
    var_215 = wp::clamp(var_212, var_213, var_214);
    var_216 = wp::sub(var_133, var_215);
    // steps_left = wp.int32(bucket)                                                          <L 112>
    var_217 = wp::int32(var_216);
    // entry = -steps_left                                                                    <L 113>
    var_218 = wp::neg(var_217);
    // transformed[x, y, z, w] = entry * 3                                                    <L 114>
    var_220 = wp::mul(var_218, var_219);
    wp::array_store(var_transformed, var_0, var_1, var_2, var_3, var_220);
}

template <bool wp_linear_contiguous>
static void sample_rank_2baa4945_cpu_kernel_backward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_sample_rank_2baa4945 *_wp_args,
    wp_args_sample_rank_2baa4945 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_costs = _wp_args->costs;
    wp::array_t<wp::uint32> var_tokens = _wp_args->tokens;
    wp::float32 var_stiffness = _wp_args->stiffness;
    Record_b6c10479 var_props = _wp_args->props;
    wp::float32 var_temperature = _wp_args->temperature;
    wp::array_t<wp::int32> var_transformed = _wp_args->transformed;
    wp::array_t<wp::float32> adj_costs = _wp_adj_args->costs;
    wp::array_t<wp::uint32> adj_tokens = _wp_adj_args->tokens;
    wp::float32 adj_stiffness = _wp_adj_args->stiffness;
    Record_b6c10479 adj_props = _wp_adj_args->props;
    wp::float32 adj_temperature = _wp_adj_args->temperature;
    wp::array_t<wp::int32> adj_transformed = _wp_adj_args->transformed;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = 0.7;
    wp::float32 var_15;
    const wp::int32 var_16 = 6;
    wp::int32 var_17;
    wp::uint32* var_18;
    wp::int64 var_19;
    wp::uint32 var_20;
    wp::int64 var_21;
    wp::float32* var_22;
    wp::int64 var_23;
    wp::float32 var_24;
    wp::vec_t<2, wp::int64> var_25;
    wp::vec_t<2, wp::int64> var_26;
    wp::vec_t<2, wp::int64> var_27;
    wp::vec_t<2, wp::int64> var_28;
    wp::vec_t<2, wp::int64> var_29;
    wp::vec_t<2, wp::int64> var_30;
    wp::vec_t<2, wp::int64> var_31;
    wp::vec_t<2, wp::int64> var_32;
    wp::vec_t<2, wp::int64> var_33;
    wp::vec_t<2, wp::int64> var_34;
    const wp::int32 var_35 = -10;
    wp::vec_t<2, wp::int64> var_36;
    const wp::int64 var_37 = -10ll;
    wp::vec_t<2, wp::int64> var_38;
    const wp::int32 var_39 = 10;
    wp::vec_t<2, wp::int64> var_40;
    const wp::int64 var_41 = 10ll;
    wp::vec_t<2, wp::int64> var_42;
    const wp::int32 var_43 = 0;
    wp::int64 var_44;
    wp::vec_t<2, wp::int64> var_45;
    wp::vec_t<2, wp::int64> var_46;
    wp::int32* var_47;
    wp::vec_t<2, wp::int64> var_48;
    wp::int32 var_49;
    wp::vec_t<2, wp::int64> var_50;
    wp::int32* var_51;
    wp::int64 var_52;
    wp::int32 var_53;
    const wp::int32 var_54 = 0;
    wp::int64 var_55;
    wp::int64 var_56;
    const wp::int32 var_57 = 1;
    wp::int64 var_58;
    wp::int64 var_59;
    wp::int64 var_60;
    wp::int64 var_61;
    wp::int64 var_62;
    const wp::int32 var_63 = 1;
    wp::int64 var_64;
    wp::vec_t<3, wp::int64> var_65;
    wp::vec_t<3, wp::int64> var_66;
    wp::vec_t<3, wp::int64> var_67;
    const wp::int32 var_68 = -16;
    wp::vec_t<3, wp::int64> var_69;
    const wp::int64 var_70 = -16ll;
    wp::vec_t<3, wp::int64> var_71;
    const wp::int32 var_72 = 16;
    wp::vec_t<3, wp::int64> var_73;
    const wp::int64 var_74 = 16ll;
    wp::vec_t<3, wp::int64> var_75;
    const wp::int32 var_76 = 1;
    wp::int64 var_77;
    wp::vec_t<3, wp::int64> var_78;
    const wp::int32 var_79 = -16;
    wp::vec_t<3, wp::int64> var_80;
    const wp::int64 var_81 = -16ll;
    wp::vec_t<3, wp::int64> var_82;
    const wp::int32 var_83 = 16;
    wp::vec_t<3, wp::int64> var_84;
    const wp::int64 var_85 = 16ll;
    wp::vec_t<3, wp::int64> var_86;
    wp::int64 var_87;
    wp::int64 var_88;
    wp::int64 var_89;
    wp::int64 var_90;
    wp::int64 var_91;
    wp::int64 var_92;
    wp::int64 var_93;
    const wp::int32 var_94 = 1;
    wp::vec_t<2, wp::int64> var_95;
    const wp::int32 var_96 = -15;
    wp::vec_t<2, wp::int64> var_97;
    const wp::int64 var_98 = -15ll;
    wp::vec_t<2, wp::int64> var_99;
    const wp::int32 var_100 = 15;
    wp::vec_t<2, wp::int64> var_101;
    const wp::int64 var_102 = 15ll;
    wp::vec_t<2, wp::int64> var_103;
    wp::vec_t<2, wp::int64> var_104;
    const wp::int32 var_105 = -15;
    wp::vec_t<2, wp::int64> var_106;
    const wp::int64 var_107 = -15ll;
    wp::vec_t<2, wp::int64> var_108;
    const wp::int32 var_109 = 15;
    wp::vec_t<2, wp::int64> var_110;
    const wp::int64 var_111 = 15ll;
    wp::vec_t<2, wp::int64> var_112;
    wp::vec_t<2, wp::int64> var_113;
    wp::vec_t<2, wp::int64> var_114;
    wp::int64 var_115;
    wp::int64 var_116;
    wp::int64 var_117;
    wp::vec_t<2, wp::int64> var_118;
    wp::vec_t<2, wp::int64> var_119;
    wp::vec_t<2, wp::int64> var_120;
    wp::vec_t<2, wp::int64> var_121;
    wp::vec_t<2, wp::int64> var_122;
    wp::vec_t<2, wp::int64> var_123;
    wp::vec_t<2, wp::int64> var_124;
    const wp::int32 var_125 = -15;
    wp::vec_t<2, wp::int64> var_126;
    const wp::int64 var_127 = -15ll;
    wp::vec_t<2, wp::int64> var_128;
    const wp::int32 var_129 = 15;
    wp::vec_t<2, wp::int64> var_130;
    const wp::int64 var_131 = 15ll;
    wp::vec_t<2, wp::int64> var_132;
    wp::int64 var_133;
    const wp::int32 var_134 = 1;
    wp::int32 var_135;
    const wp::int32 var_136 = 0;
    wp::int32 var_137;
    wp::float32* var_138;
    wp::float32 var_139;
    wp::float32 var_140;
    wp::float32* var_141;
    wp::vec_t<3, wp::float32> var_142;
    wp::float32 var_143;
    wp::mat_t<3, 3, wp::float32> var_144;
    wp::mat_t<3, 3, wp::float32> var_145;
    wp::float32 var_146;
    wp::float32 var_147;
    const wp::float32 var_148 = 3.2;
    wp::float32 var_149;
    const wp::float32 var_150 = -0.3;
    bool var_151;
    wp::vec_t<2, wp::int64> var_152;
    const wp::int32 var_153 = 1;
    wp::int64 var_154;
    wp::int64 var_155;
    wp::vec_t<2, wp::int64> var_156;
    const wp::int32 var_157 = -16;
    wp::vec_t<2, wp::int64> var_158;
    const wp::int64 var_159 = -16ll;
    wp::vec_t<2, wp::int64> var_160;
    const wp::int32 var_161 = 16;
    wp::vec_t<2, wp::int64> var_162;
    const wp::int64 var_163 = 16ll;
    wp::vec_t<2, wp::int64> var_164;
    wp::vec_t<2, wp::int64> var_165;
    wp::vec_t<2, wp::int64> var_166;
    wp::vec_t<2, wp::int64> var_167;
    const wp::int32 var_168 = -15;
    wp::vec_t<2, wp::int64> var_169;
    const wp::int64 var_170 = -15ll;
    wp::vec_t<2, wp::int64> var_171;
    const wp::int32 var_172 = 15;
    wp::vec_t<2, wp::int64> var_173;
    const wp::int64 var_174 = 15ll;
    wp::vec_t<2, wp::int64> var_175;
    wp::vec_t<2, wp::int64> var_176;
    wp::vec_t<2, wp::int64> var_177;
    wp::vec_t<2, wp::int64> var_178;
    wp::vec_t<2, wp::int64> var_179;
    const wp::int32 var_180 = 0;
    wp::vec_t<2, wp::int64> var_181;
    const wp::int64 var_182 = 0ll;
    wp::vec_t<2, wp::int64> var_183;
    const wp::int32 var_184 = 10;
    wp::vec_t<2, wp::int64> var_185;
    const wp::int64 var_186 = 10ll;
    wp::vec_t<2, wp::int64> var_187;
    const wp::int32 var_188 = -10;
    wp::vec_t<2, wp::int64> var_189;
    const wp::int64 var_190 = -10ll;
    wp::vec_t<2, wp::int64> var_191;
    const wp::int32 var_192 = 10;
    wp::vec_t<2, wp::int64> var_193;
    const wp::int64 var_194 = 10ll;
    wp::vec_t<2, wp::int64> var_195;
    wp::int32 var_196;
    const wp::int32 var_197 = 1;
    const wp::int32 var_198 = 12;
    wp::int32 var_199;
    wp::vec_t<2, wp::int64> var_200;
    wp::vec_t<2, wp::int64> var_201;
    wp::vec_t<2, wp::int64> var_202;
    wp::vec_t<2, wp::int64> var_203;
    wp::vec_t<2, wp::int64> var_204;
    wp::vec_t<2, wp::int64> var_205;
    wp::vec_t<2, wp::int64> var_206;
    wp::vec_t<2, wp::int64> var_207;
    wp::vec_t<2, wp::int64> var_208;
    wp::vec_t<2, wp::int64> var_209;
    wp::int64 var_210;
    wp::int64 var_211;
    wp::int64 var_212;
    wp::int64 var_213;
    wp::int64 var_214;
    wp::int64 var_215;
    wp::int64 var_216;
    wp::int32 var_217;
    wp::int32 var_218;
    const wp::int32 var_219 = 3;
    wp::int32 var_220;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
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
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::uint32 adj_18 = {};
    wp::int64 adj_19 = {};
    wp::uint32 adj_20 = {};
    wp::int64 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::int64 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::vec_t<2, wp::int64> adj_25 = {};
    wp::vec_t<2, wp::int64> adj_26 = {};
    wp::vec_t<2, wp::int64> adj_27 = {};
    wp::vec_t<2, wp::int64> adj_28 = {};
    wp::vec_t<2, wp::int64> adj_29 = {};
    wp::vec_t<2, wp::int64> adj_30 = {};
    wp::vec_t<2, wp::int64> adj_31 = {};
    wp::vec_t<2, wp::int64> adj_32 = {};
    wp::vec_t<2, wp::int64> adj_33 = {};
    wp::vec_t<2, wp::int64> adj_34 = {};
    wp::int32 adj_35 = {};
    wp::vec_t<2, wp::int64> adj_36 = {};
    wp::int64 adj_37 = {};
    wp::vec_t<2, wp::int64> adj_38 = {};
    wp::int32 adj_39 = {};
    wp::vec_t<2, wp::int64> adj_40 = {};
    wp::int64 adj_41 = {};
    wp::vec_t<2, wp::int64> adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int64 adj_44 = {};
    wp::vec_t<2, wp::int64> adj_45 = {};
    wp::vec_t<2, wp::int64> adj_46 = {};
    wp::int32 adj_47 = {};
    wp::vec_t<2, wp::int64> adj_48 = {};
    wp::int32 adj_49 = {};
    wp::vec_t<2, wp::int64> adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int64 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int64 adj_55 = {};
    wp::int64 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::int64 adj_58 = {};
    wp::int64 adj_59 = {};
    wp::int64 adj_60 = {};
    wp::int64 adj_61 = {};
    wp::int64 adj_62 = {};
    wp::int32 adj_63 = {};
    wp::int64 adj_64 = {};
    wp::vec_t<3, wp::int64> adj_65 = {};
    wp::vec_t<3, wp::int64> adj_66 = {};
    wp::vec_t<3, wp::int64> adj_67 = {};
    wp::int32 adj_68 = {};
    wp::vec_t<3, wp::int64> adj_69 = {};
    wp::int64 adj_70 = {};
    wp::vec_t<3, wp::int64> adj_71 = {};
    wp::int32 adj_72 = {};
    wp::vec_t<3, wp::int64> adj_73 = {};
    wp::int64 adj_74 = {};
    wp::vec_t<3, wp::int64> adj_75 = {};
    wp::int32 adj_76 = {};
    wp::int64 adj_77 = {};
    wp::vec_t<3, wp::int64> adj_78 = {};
    wp::int32 adj_79 = {};
    wp::vec_t<3, wp::int64> adj_80 = {};
    wp::int64 adj_81 = {};
    wp::vec_t<3, wp::int64> adj_82 = {};
    wp::int32 adj_83 = {};
    wp::vec_t<3, wp::int64> adj_84 = {};
    wp::int64 adj_85 = {};
    wp::vec_t<3, wp::int64> adj_86 = {};
    wp::int64 adj_87 = {};
    wp::int64 adj_88 = {};
    wp::int64 adj_89 = {};
    wp::int64 adj_90 = {};
    wp::int64 adj_91 = {};
    wp::int64 adj_92 = {};
    wp::int64 adj_93 = {};
    wp::int32 adj_94 = {};
    wp::vec_t<2, wp::int64> adj_95 = {};
    wp::int32 adj_96 = {};
    wp::vec_t<2, wp::int64> adj_97 = {};
    wp::int64 adj_98 = {};
    wp::vec_t<2, wp::int64> adj_99 = {};
    wp::int32 adj_100 = {};
    wp::vec_t<2, wp::int64> adj_101 = {};
    wp::int64 adj_102 = {};
    wp::vec_t<2, wp::int64> adj_103 = {};
    wp::vec_t<2, wp::int64> adj_104 = {};
    wp::int32 adj_105 = {};
    wp::vec_t<2, wp::int64> adj_106 = {};
    wp::int64 adj_107 = {};
    wp::vec_t<2, wp::int64> adj_108 = {};
    wp::int32 adj_109 = {};
    wp::vec_t<2, wp::int64> adj_110 = {};
    wp::int64 adj_111 = {};
    wp::vec_t<2, wp::int64> adj_112 = {};
    wp::vec_t<2, wp::int64> adj_113 = {};
    wp::vec_t<2, wp::int64> adj_114 = {};
    wp::int64 adj_115 = {};
    wp::int64 adj_116 = {};
    wp::int64 adj_117 = {};
    wp::vec_t<2, wp::int64> adj_118 = {};
    wp::vec_t<2, wp::int64> adj_119 = {};
    wp::vec_t<2, wp::int64> adj_120 = {};
    wp::vec_t<2, wp::int64> adj_121 = {};
    wp::vec_t<2, wp::int64> adj_122 = {};
    wp::vec_t<2, wp::int64> adj_123 = {};
    wp::vec_t<2, wp::int64> adj_124 = {};
    wp::int32 adj_125 = {};
    wp::vec_t<2, wp::int64> adj_126 = {};
    wp::int64 adj_127 = {};
    wp::vec_t<2, wp::int64> adj_128 = {};
    wp::int32 adj_129 = {};
    wp::vec_t<2, wp::int64> adj_130 = {};
    wp::int64 adj_131 = {};
    wp::vec_t<2, wp::int64> adj_132 = {};
    wp::int64 adj_133 = {};
    wp::int32 adj_134 = {};
    wp::int32 adj_135 = {};
    wp::int32 adj_136 = {};
    wp::int32 adj_137 = {};
    wp::float32 adj_138 = {};
    wp::float32 adj_139 = {};
    wp::float32 adj_140 = {};
    wp::float32 adj_141 = {};
    wp::vec_t<3, wp::float32> adj_142 = {};
    wp::float32 adj_143 = {};
    wp::mat_t<3, 3, wp::float32> adj_144 = {};
    wp::mat_t<3, 3, wp::float32> adj_145 = {};
    wp::float32 adj_146 = {};
    wp::float32 adj_147 = {};
    wp::float32 adj_148 = {};
    wp::float32 adj_149 = {};
    wp::float32 adj_150 = {};
    bool adj_151 = {};
    wp::vec_t<2, wp::int64> adj_152 = {};
    wp::int32 adj_153 = {};
    wp::int64 adj_154 = {};
    wp::int64 adj_155 = {};
    wp::vec_t<2, wp::int64> adj_156 = {};
    wp::int32 adj_157 = {};
    wp::vec_t<2, wp::int64> adj_158 = {};
    wp::int64 adj_159 = {};
    wp::vec_t<2, wp::int64> adj_160 = {};
    wp::int32 adj_161 = {};
    wp::vec_t<2, wp::int64> adj_162 = {};
    wp::int64 adj_163 = {};
    wp::vec_t<2, wp::int64> adj_164 = {};
    wp::vec_t<2, wp::int64> adj_165 = {};
    wp::vec_t<2, wp::int64> adj_166 = {};
    wp::vec_t<2, wp::int64> adj_167 = {};
    wp::int32 adj_168 = {};
    wp::vec_t<2, wp::int64> adj_169 = {};
    wp::int64 adj_170 = {};
    wp::vec_t<2, wp::int64> adj_171 = {};
    wp::int32 adj_172 = {};
    wp::vec_t<2, wp::int64> adj_173 = {};
    wp::int64 adj_174 = {};
    wp::vec_t<2, wp::int64> adj_175 = {};
    wp::vec_t<2, wp::int64> adj_176 = {};
    wp::vec_t<2, wp::int64> adj_177 = {};
    wp::vec_t<2, wp::int64> adj_178 = {};
    wp::vec_t<2, wp::int64> adj_179 = {};
    wp::int32 adj_180 = {};
    wp::vec_t<2, wp::int64> adj_181 = {};
    wp::int64 adj_182 = {};
    wp::vec_t<2, wp::int64> adj_183 = {};
    wp::int32 adj_184 = {};
    wp::vec_t<2, wp::int64> adj_185 = {};
    wp::int64 adj_186 = {};
    wp::vec_t<2, wp::int64> adj_187 = {};
    wp::int32 adj_188 = {};
    wp::vec_t<2, wp::int64> adj_189 = {};
    wp::int64 adj_190 = {};
    wp::vec_t<2, wp::int64> adj_191 = {};
    wp::int32 adj_192 = {};
    wp::vec_t<2, wp::int64> adj_193 = {};
    wp::int64 adj_194 = {};
    wp::vec_t<2, wp::int64> adj_195 = {};
    wp::int32 adj_196 = {};
    wp::int32 adj_197 = {};
    wp::int32 adj_198 = {};
    wp::int32 adj_199 = {};
    wp::vec_t<2, wp::int64> adj_200 = {};
    wp::vec_t<2, wp::int64> adj_201 = {};
    wp::vec_t<2, wp::int64> adj_202 = {};
    wp::vec_t<2, wp::int64> adj_203 = {};
    wp::vec_t<2, wp::int64> adj_204 = {};
    wp::vec_t<2, wp::int64> adj_205 = {};
    wp::vec_t<2, wp::int64> adj_206 = {};
    wp::vec_t<2, wp::int64> adj_207 = {};
    wp::vec_t<2, wp::int64> adj_208 = {};
    wp::vec_t<2, wp::int64> adj_209 = {};
    wp::int64 adj_210 = {};
    wp::int64 adj_211 = {};
    wp::int64 adj_212 = {};
    wp::int64 adj_213 = {};
    wp::int64 adj_214 = {};
    wp::int64 adj_215 = {};
    wp::int64 adj_216 = {};
    wp::int32 adj_217 = {};
    wp::int32 adj_218 = {};
    wp::int32 adj_219 = {};
    wp::int32 adj_220 = {};
    //---------
    // forward
    // def sample_rank(                                                                       <L 47>
    // x, y, z, w = wp.tid()                                                                  <L 55>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // upper = temperature + temperature * costs[x, y, z, w]                                  <L 56>
    var_4 = wp::address(var_costs, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_temperature, var_6);
    var_7 = wp::add(var_temperature, var_5);
    // upper += costs[x, y, z, w] * props.gain                                                <L 57>
    var_8 = wp::address(var_costs, var_0, var_1, var_2, var_3);
    var_9 = &((var_props).gain);
    var_11 = wp::load(var_8);
    var_12 = wp::load(var_9);
    var_10 = wp::mul(var_11, var_12);
    var_13 = wp::add(var_7, var_10);
    // upper -= 0.7                                                                           <L 58>
    var_15 = wp::sub(var_13, var_14);
    // parity = wp.int64(tokens[w % 6])                                                       <L 59>
    var_17 = wp::mod(var_3, var_16);
    var_18 = wp::address(var_tokens, var_17);
    var_20 = wp::load(var_18);
    var_19 = wp::int64(var_20);
    // axis = wp.vec2l(wp.int64(stiffness), wp.int64(props.gain))                             <L 60>
    var_21 = wp::int64(var_stiffness);
    var_22 = &((var_props).gain);
    var_24 = wp::load(var_22);
    var_23 = wp::int64(var_24);
    var_25 = wp::vec_t<2, wp::int64>(var_21, var_23);
    // heading, offset_vector = mix_beam(wp.vec2l(parity, parity) - axis)                     <L 61>
    var_26 = wp::vec_t<2, wp::int64>(var_19, var_19);
    var_27 = wp::sub(var_26, var_25);
    mix_beam_0(var_27, var_28, var_29);
    // relative = heading - offset_vector                                                     <L 62>
    var_30 = wp::sub(var_28, var_29);
    // relative += offset_vector - heading                                                    <L 63>
    var_31 = wp::sub(var_29, var_28);
    var_32 = wp::add(var_30, var_31);
    // tangent = relative - heading                                                           <L 64>
    var_33 = wp::sub(var_32, var_28);
    // displacement = wp.min(wp.max(tangent - heading, wp.vec2l(-10)), wp.vec2l(10))          <L 65>
    var_34 = wp::sub(var_33, var_28);
    var_36 = wp::vec_t<2, wp::int64>(var_37);
    var_38 = wp::max(var_34, var_36);
    var_40 = wp::vec_t<2, wp::int64>(var_41);
    var_42 = wp::min(var_38, var_40);
    // target_point = axis * displacement.x                                                   <L 66>
    var_44 = wp::extract(var_42, var_43);
    var_45 = wp::mul(var_25, var_44);
    // acceleration = rate_filter(wp.abs(displacement), target_point, props.label)            <L 67>
    var_46 = wp::abs(var_42);
    var_47 = &((var_props).label);
    var_49 = wp::load(var_47);
    var_48 = rate_filter_0(var_46, var_45, var_49);
    // force = acceleration                                                                   <L 68>
    var_50 = wp::copy(var_48);
    // hits = wp.int64(props.label) - offset_vector[0]                                        <L 69>
    var_51 = &((var_props).label);
    var_53 = wp::load(var_51);
    var_52 = wp::int64(var_53);
    var_55 = wp::extract(var_29, var_54);
    var_56 = wp::sub(var_52, var_55);
    // bits = force[1] * wp.int64(upper) * hits                                               <L 70>
    var_58 = wp::extract(var_50, var_57);
    var_59 = wp::int64(var_15);
    var_60 = wp::mul(var_58, var_59);
    var_61 = wp::mul(var_60, var_56);
    // arm = wp.vec3l(wp.int64(0), parity, displacement.y)                                    <L 71>
    var_62 = 0ll;
    var_64 = wp::extract(var_42, var_63);
    var_65 = wp::vec_t<3, wp::int64>(var_62, var_19, var_64);
    // color = wp.min(arm, wp.vec3l(parity, bits, parity))                                    <L 72>
    var_66 = wp::vec_t<3, wp::int64>(var_19, var_61, var_19);
    var_67 = wp::min(var_65, var_66);
    // direction = wp.min(wp.max(color, wp.vec3l(-16)), wp.vec3l(16))                         <L 73>
    var_69 = wp::vec_t<3, wp::int64>(var_70);
    var_71 = wp::max(var_67, var_69);
    var_73 = wp::vec_t<3, wp::int64>(var_74);
    var_75 = wp::min(var_71, var_73);
    // normal = wp.max(color * acceleration[1], wp.vec3l(-16))                                <L 74>
    var_77 = wp::extract(var_48, var_76);
    var_78 = wp::mul(var_67, var_77);
    var_80 = wp::vec_t<3, wp::int64>(var_81);
    var_82 = wp::max(var_78, var_80);
    // step_vector = wp.min(normal, wp.vec3l(16))                                             <L 75>
    var_84 = wp::vec_t<3, wp::int64>(var_85);
    var_86 = wp::min(var_82, var_84);
    // digit = damp_energy(bits) * wp.dot(direction, step_vector)                             <L 76>
    var_87 = damp_energy_0(var_61);
    var_88 = wp::dot(var_75, var_86);
    var_89 = wp::mul(var_87, var_88);
    // count = wp.clamp(digit, wp.int64(-24), wp.int64(24))                                   <L 77>
    var_90 = -24ll;
    var_91 = 24ll;
    var_92 = wp::clamp(var_89, var_90, var_91);
    // force[1] = wp.abs(count)                                                               <L 78>
    var_93 = wp::abs(var_92);
    wp::assign_inplace(var_50, var_94, var_93);
    // v = wp.min(wp.max(acceleration + tangent, wp.vec2l(-15)), wp.vec2l(15))                <L 79>
    var_95 = wp::add(var_48, var_33);
    var_97 = wp::vec_t<2, wp::int64>(var_98);
    var_99 = wp::max(var_95, var_97);
    var_101 = wp::vec_t<2, wp::int64>(var_102);
    var_103 = wp::min(var_99, var_101);
    // point = wp.min(wp.max(relative + tangent, wp.vec2l(-15)), wp.vec2l(15))                <L 80>
    var_104 = wp::add(var_32, var_33);
    var_106 = wp::vec_t<2, wp::int64>(var_107);
    var_108 = wp::max(var_104, var_106);
    var_110 = wp::vec_t<2, wp::int64>(var_111);
    var_112 = wp::min(var_108, var_110);
    // lower_velocity = wp.min(v, point)                                                      <L 81>
    var_113 = wp::min(var_103, var_112);
    // moment = wp.cw_mul(lower_velocity, lower_velocity)                                     <L 82>
    var_114 = wp::cw_mul(var_113, var_113);
    // side = wp.clamp(digit, wp.int64(-24), wp.int64(24)) * target_point                     <L 83>
    var_115 = -24ll;
    var_116 = 24ll;
    var_117 = wp::clamp(var_89, var_115, var_116);
    var_118 = wp::mul(var_117, var_45);
    // velocity = side + (displacement - lower_velocity)                                      <L 84>
    var_119 = wp::sub(var_42, var_113);
    var_120 = wp::add(var_118, var_119);
    // edge = parity * relative - (force + moment) + velocity                                 <L 85>
    var_121 = wp::mul(var_19, var_32);
    var_122 = wp::add(var_50, var_114);
    var_123 = wp::sub(var_121, var_122);
    var_124 = wp::add(var_123, var_120);
    // motion = wp.min(wp.max(edge, wp.vec2l(-15)), wp.vec2l(15))                             <L 86>
    var_126 = wp::vec_t<2, wp::int64>(var_127);
    var_128 = wp::max(var_124, var_126);
    var_130 = wp::vec_t<2, wp::int64>(var_131);
    var_132 = wp::min(var_128, var_130);
    // bucket = wp.length_sq(motion)                                                          <L 87>
    var_133 = wp::length_sq(var_132);
    // response_value = costs[x, wp.max(y - 1, 0), z, w]                                      <L 88>
    var_135 = wp::sub(var_1, var_134);
    var_137 = wp::max(var_135, var_136);
    var_138 = wp::address(var_costs, var_0, var_137, var_2, var_3);
    var_140 = wp::load(var_138);
    var_139 = wp::copy(var_140);
    // pull_vector = wp.vec3(props.gain, temperature, response_value)                         <L 89>
    var_141 = &((var_props).gain);
    var_143 = wp::load(var_141);
    var_142 = wp::vec_t<3, wp::float32>(var_143, var_temperature, var_139);
    // kernel_matrix = wp.outer(pull_vector, pull_vector)                                     <L 90>
    var_144 = wp::outer(var_142, var_142);
    // current = wp.ddot(kernel_matrix, wp.outer(pull_vector, pull_vector))                   <L 91>
    var_145 = wp::outer(var_142, var_142);
    var_146 = wp::ddot(var_144, var_145);
    // distance = wp.floor(current)                                                           <L 92>
    var_147 = wp::floor(var_146);
    // if 3.2 * distance > -0.3:                                                              <L 93>
    var_149 = wp::mul(var_148, var_147);
    var_151 = (var_149 > var_150);
    if (var_151) {
        // center = wp.max((moment - motion) * (bits - point.y), wp.vec2l(-16))               <L 94>
        var_152 = wp::sub(var_114, var_132);
        var_154 = wp::extract(var_112, var_153);
        var_155 = wp::sub(var_61, var_154);
        var_156 = wp::mul(var_152, var_155);
        var_158 = wp::vec_t<2, wp::int64>(var_159);
        var_160 = wp::max(var_156, var_158);
        // next_axis = wp.min(center, wp.vec2l(16))                                           <L 95>
        var_162 = wp::vec_t<2, wp::int64>(var_163);
        var_164 = wp::min(var_160, var_162);
        // front_color = wp.max(point + side + (edge - target_point), wp.vec2l(-15))          <L 96>
        var_165 = wp::add(var_112, var_118);
        var_166 = wp::sub(var_124, var_45);
        var_167 = wp::add(var_165, var_166);
        var_169 = wp::vec_t<2, wp::int64>(var_170);
        var_171 = wp::max(var_167, var_169);
        // primary_velocity = wp.min(front_color, wp.vec2l(15))                               <L 97>
        var_173 = wp::vec_t<2, wp::int64>(var_174);
        var_175 = wp::min(var_171, var_173);
        // left_point = wp.max(next_axis, primary_velocity)                                   <L 98>
        var_176 = wp::max(var_164, var_175);
        // left_point -= wp.abs(-target_point)                                                <L 99>
        var_177 = wp::neg(var_45);
        var_178 = wp::abs(var_177);
        var_179 = wp::sub(var_176, var_178);
        // position = wp.min(wp.max(motion, wp.vec2l(0)), wp.vec2l(10))                       <L 100>
        var_181 = wp::vec_t<2, wp::int64>(var_182);
        var_183 = wp::max(var_132, var_181);
        var_185 = wp::vec_t<2, wp::int64>(var_186);
        var_187 = wp::min(var_183, var_185);
        // previous_normal = wp.min(wp.max(left_point, wp.vec2l(-10)), wp.vec2l(10))          <L 101>
        var_189 = wp::vec_t<2, wp::int64>(var_190);
        var_191 = wp::max(var_179, var_189);
        var_193 = wp::vec_t<2, wp::int64>(var_194);
        var_195 = wp::min(var_191, var_193);
        // order_value = wp.clamp(wp.int32(count), 1, 12)                                     <L 102>
        var_196 = wp::int32(var_92);
        var_199 = wp::clamp(var_196, var_197, var_198);
        // global_acceleration = rate_filter(position, previous_normal, order_value)          <L 103>
        var_200 = rate_filter_0(var_187, var_195, var_199);
        // signed_target_point = wp.max(displacement, velocity) - global_acceleration         <L 104>
        var_201 = wp::max(var_42, var_120);
        var_202 = wp::sub(var_201, var_200);
        // secondary_arm = signed_target_point                                                <L 105>
        var_203 = wp::copy(var_202);
    }
    if (!var_151) {
        // scaled_edge = heading - moment                                                     <L 107>
        var_204 = wp::sub(var_28, var_114);
        // left_position = wp.max(scaled_edge, velocity) + wp.max(side, target_point)         <L 108>
        var_205 = wp::max(var_204, var_120);
        var_206 = wp::max(var_118, var_45);
        var_207 = wp::add(var_205, var_206);
        // secondary_arm = left_position                                                      <L 109>
        var_208 = wp::copy(var_207);
    }
    var_209 = wp::where(var_151, var_203, var_208);
    // rank = wp.max(secondary_arm)                                                           <L 110>
    var_210 = wp::max(var_209);
    // bucket -= wp.clamp(rank * wp.int64(4), wp.int64(-24), wp.int64(24))                    <L 111>
    var_211 = 4ll;
    var_212 = wp::mul(var_210, var_211);
    var_213 = -24ll;
    var_214 = 24ll;
    var_215 = wp::clamp(var_212, var_213, var_214);
    var_216 = wp::sub(var_133, var_215);
    // steps_left = wp.int32(bucket)                                                          <L 112>
    var_217 = wp::int32(var_216);
    // entry = -steps_left                                                                    <L 113>
    var_218 = wp::neg(var_217);
    // transformed[x, y, z, w] = entry * 3                                                    <L 114>
    var_220 = wp::mul(var_218, var_219);
    // wp::array_store(var_transformed, var_0, var_1, var_2, var_3, var_220);
    //---------
    // reverse
    wp::adj_array_store(var_transformed, var_0, var_1, var_2, var_3, var_220, adj_transformed, adj_0, adj_1, adj_2, adj_3, adj_220);
    wp::adj_mul(var_218, var_219, adj_218, adj_219, adj_220);
    // adj: transformed[x, y, z, w] = entry * 3                                               <L 114>
    wp::adj_neg(var_217, adj_217, adj_218);
    // adj: entry = -steps_left                                                               <L 113>
    // adj: steps_left = wp.int32(bucket)                                                     <L 112>
    wp::adj_sub(var_133, var_215, adj_133, adj_215, adj_216);
    wp::adj_clamp(var_212, var_213, var_214, adj_212, adj_213, adj_214, adj_215);
    wp::adj_mul(var_210, var_211, adj_210, adj_211, adj_212);
    // adj: bucket -= wp.clamp(rank * wp.int64(4), wp.int64(-24), wp.int64(24))               <L 111>
    wp::adj_max(var_209, adj_209, adj_210);
    // adj: rank = wp.max(secondary_arm)                                                      <L 110>
    wp::adj_where(var_151, var_203, var_208, adj_151, adj_203, adj_208, adj_209);
    if (!var_151) {
        wp::adj_copy(var_207, adj_207, adj_208);
        // adj: secondary_arm = left_position                                                 <L 109>
        wp::adj_add(var_205, var_206, adj_205, adj_206, adj_207);
        wp::adj_max(var_118, var_45, adj_118, adj_45, adj_206);
        wp::adj_max(var_204, var_120, adj_204, adj_120, adj_205);
        // adj: left_position = wp.max(scaled_edge, velocity) + wp.max(side, target_point)    <L 108>
        wp::adj_sub(var_28, var_114, adj_28, adj_114, adj_204);
        // adj: scaled_edge = heading - moment                                                <L 107>
    }
    if (var_151) {
        wp::adj_copy(var_202, adj_202, adj_203);
        // adj: secondary_arm = signed_target_point                                           <L 105>
        wp::adj_sub(var_201, var_200, adj_201, adj_200, adj_202);
        wp::adj_max(var_42, var_120, adj_42, adj_120, adj_201);
        // adj: signed_target_point = wp.max(displacement, velocity) - global_acceleration    <L 104>
        adj_rate_filter_0(var_187, var_195, var_199, adj_187, adj_195, adj_199, adj_200);
        // adj: global_acceleration = rate_filter(position, previous_normal, order_value)     <L 103>
        wp::adj_clamp(var_196, var_197, var_198, adj_196, adj_197, adj_198, adj_199);
        // adj: order_value = wp.clamp(wp.int32(count), 1, 12)                                <L 102>
        wp::adj_min(var_191, var_193, adj_191, adj_193, adj_195);
        wp::adj_vec_t(var_194, adj_194, adj_193);
        wp::adj_max(var_179, var_189, adj_179, adj_189, adj_191);
        wp::adj_vec_t(var_190, adj_190, adj_189);
        // adj: previous_normal = wp.min(wp.max(left_point, wp.vec2l(-10)), wp.vec2l(10))     <L 101>
        wp::adj_min(var_183, var_185, adj_183, adj_185, adj_187);
        wp::adj_vec_t(var_186, adj_186, adj_185);
        wp::adj_max(var_132, var_181, adj_132, adj_181, adj_183);
        wp::adj_vec_t(var_182, adj_182, adj_181);
        // adj: position = wp.min(wp.max(motion, wp.vec2l(0)), wp.vec2l(10))                  <L 100>
        wp::adj_sub(var_176, var_178, adj_176, adj_178, adj_179);
        wp::adj_abs(var_177, adj_177, adj_178);
        wp::adj_neg(var_45, adj_45, adj_177);
        // adj: left_point -= wp.abs(-target_point)                                           <L 99>
        wp::adj_max(var_164, var_175, adj_164, adj_175, adj_176);
        // adj: left_point = wp.max(next_axis, primary_velocity)                              <L 98>
        wp::adj_min(var_171, var_173, adj_171, adj_173, adj_175);
        wp::adj_vec_t(var_174, adj_174, adj_173);
        // adj: primary_velocity = wp.min(front_color, wp.vec2l(15))                          <L 97>
        wp::adj_max(var_167, var_169, adj_167, adj_169, adj_171);
        wp::adj_vec_t(var_170, adj_170, adj_169);
        wp::adj_add(var_165, var_166, adj_165, adj_166, adj_167);
        wp::adj_sub(var_124, var_45, adj_124, adj_45, adj_166);
        wp::adj_add(var_112, var_118, adj_112, adj_118, adj_165);
        // adj: front_color = wp.max(point + side + (edge - target_point), wp.vec2l(-15))     <L 96>
        wp::adj_min(var_160, var_162, adj_160, adj_162, adj_164);
        wp::adj_vec_t(var_163, adj_163, adj_162);
        // adj: next_axis = wp.min(center, wp.vec2l(16))                                      <L 95>
        wp::adj_max(var_156, var_158, adj_156, adj_158, adj_160);
        wp::adj_vec_t(var_159, adj_159, adj_158);
        wp::adj_mul(var_152, var_155, adj_152, adj_155, adj_156);
        wp::adj_sub(var_61, var_154, adj_61, adj_154, adj_155);
        wp::adj_extract(var_112, var_153, adj_112, adj_153, adj_154);
        wp::adj_sub(var_114, var_132, adj_114, adj_132, adj_152);
        // adj: center = wp.max((moment - motion) * (bits - point.y), wp.vec2l(-16))          <L 94>
    }
    wp::adj_mul(var_148, var_147, adj_148, adj_147, adj_149);
    // adj: if 3.2 * distance > -0.3:                                                         <L 93>
    // adj: distance = wp.floor(current)                                                      <L 92>
    wp::adj_ddot(var_144, var_145, adj_144, adj_145, adj_146);
    wp::adj_outer(var_142, var_142, adj_142, adj_142, adj_145);
    // adj: current = wp.ddot(kernel_matrix, wp.outer(pull_vector, pull_vector))              <L 91>
    wp::adj_outer(var_142, var_142, adj_142, adj_142, adj_144);
    // adj: kernel_matrix = wp.outer(pull_vector, pull_vector)                                <L 90>
    wp::adj_vec_t(var_143, var_temperature, var_139, adj_141, adj_temperature, adj_139, adj_142);
    adj_props.gain += adj_141;
    // adj: pull_vector = wp.vec3(props.gain, temperature, response_value)                    <L 89>
    wp::adj_copy(var_140, adj_138, adj_139);
    wp::adj_address(var_costs, var_0, var_137, var_2, var_3, adj_costs, adj_0, adj_137, adj_2, adj_3, adj_138);
    wp::adj_max(var_135, var_136, adj_135, adj_136, adj_137);
    wp::adj_sub(var_1, var_134, adj_1, adj_134, adj_135);
    // adj: response_value = costs[x, wp.max(y - 1, 0), z, w]                                 <L 88>
    wp::adj_length_sq(var_132, adj_132, adj_133);
    // adj: bucket = wp.length_sq(motion)                                                     <L 87>
    wp::adj_min(var_128, var_130, adj_128, adj_130, adj_132);
    wp::adj_vec_t(var_131, adj_131, adj_130);
    wp::adj_max(var_124, var_126, adj_124, adj_126, adj_128);
    wp::adj_vec_t(var_127, adj_127, adj_126);
    // adj: motion = wp.min(wp.max(edge, wp.vec2l(-15)), wp.vec2l(15))                        <L 86>
    wp::adj_add(var_123, var_120, adj_123, adj_120, adj_124);
    wp::adj_sub(var_121, var_122, adj_121, adj_122, adj_123);
    wp::adj_add(var_50, var_114, adj_50, adj_114, adj_122);
    wp::adj_mul(var_19, var_32, adj_19, adj_32, adj_121);
    // adj: edge = parity * relative - (force + moment) + velocity                            <L 85>
    wp::adj_add(var_118, var_119, adj_118, adj_119, adj_120);
    wp::adj_sub(var_42, var_113, adj_42, adj_113, adj_119);
    // adj: velocity = side + (displacement - lower_velocity)                                 <L 84>
    wp::adj_mul(var_117, var_45, adj_117, adj_45, adj_118);
    wp::adj_clamp(var_89, var_115, var_116, adj_89, adj_115, adj_116, adj_117);
    // adj: side = wp.clamp(digit, wp.int64(-24), wp.int64(24)) * target_point                <L 83>
    wp::adj_cw_mul(var_113, var_113, adj_113, adj_113, adj_114);
    // adj: moment = wp.cw_mul(lower_velocity, lower_velocity)                                <L 82>
    wp::adj_min(var_103, var_112, adj_103, adj_112, adj_113);
    // adj: lower_velocity = wp.min(v, point)                                                 <L 81>
    wp::adj_min(var_108, var_110, adj_108, adj_110, adj_112);
    wp::adj_vec_t(var_111, adj_111, adj_110);
    wp::adj_max(var_104, var_106, adj_104, adj_106, adj_108);
    wp::adj_vec_t(var_107, adj_107, adj_106);
    wp::adj_add(var_32, var_33, adj_32, adj_33, adj_104);
    // adj: point = wp.min(wp.max(relative + tangent, wp.vec2l(-15)), wp.vec2l(15))           <L 80>
    wp::adj_min(var_99, var_101, adj_99, adj_101, adj_103);
    wp::adj_vec_t(var_102, adj_102, adj_101);
    wp::adj_max(var_95, var_97, adj_95, adj_97, adj_99);
    wp::adj_vec_t(var_98, adj_98, adj_97);
    wp::adj_add(var_48, var_33, adj_48, adj_33, adj_95);
    // adj: v = wp.min(wp.max(acceleration + tangent, wp.vec2l(-15)), wp.vec2l(15))           <L 79>
    wp::adj_assign_inplace(var_50, var_94, var_93, adj_50, adj_94, adj_93);
    wp::adj_abs(var_92, adj_92, adj_93);
    // adj: force[1] = wp.abs(count)                                                          <L 78>
    wp::adj_clamp(var_89, var_90, var_91, adj_89, adj_90, adj_91, adj_92);
    // adj: count = wp.clamp(digit, wp.int64(-24), wp.int64(24))                              <L 77>
    wp::adj_mul(var_87, var_88, adj_87, adj_88, adj_89);
    wp::adj_dot(var_75, var_86, adj_75, adj_86, adj_88);
    adj_damp_energy_0(var_61, adj_61, adj_87);
    // adj: digit = damp_energy(bits) * wp.dot(direction, step_vector)                        <L 76>
    wp::adj_min(var_82, var_84, adj_82, adj_84, adj_86);
    wp::adj_vec_t(var_85, adj_85, adj_84);
    // adj: step_vector = wp.min(normal, wp.vec3l(16))                                        <L 75>
    wp::adj_max(var_78, var_80, adj_78, adj_80, adj_82);
    wp::adj_vec_t(var_81, adj_81, adj_80);
    wp::adj_mul(var_67, var_77, adj_67, adj_77, adj_78);
    wp::adj_extract(var_48, var_76, adj_48, adj_76, adj_77);
    // adj: normal = wp.max(color * acceleration[1], wp.vec3l(-16))                           <L 74>
    wp::adj_min(var_71, var_73, adj_71, adj_73, adj_75);
    wp::adj_vec_t(var_74, adj_74, adj_73);
    wp::adj_max(var_67, var_69, adj_67, adj_69, adj_71);
    wp::adj_vec_t(var_70, adj_70, adj_69);
    // adj: direction = wp.min(wp.max(color, wp.vec3l(-16)), wp.vec3l(16))                    <L 73>
    wp::adj_min(var_65, var_66, adj_65, adj_66, adj_67);
    wp::adj_vec_t(var_19, var_61, var_19, adj_19, adj_61, adj_19, adj_66);
    // adj: color = wp.min(arm, wp.vec3l(parity, bits, parity))                               <L 72>
    wp::adj_vec_t(var_62, var_19, var_64, adj_62, adj_19, adj_64, adj_65);
    wp::adj_extract(var_42, var_63, adj_42, adj_63, adj_64);
    // adj: arm = wp.vec3l(wp.int64(0), parity, displacement.y)                               <L 71>
    wp::adj_mul(var_60, var_56, adj_60, adj_56, adj_61);
    wp::adj_mul(var_58, var_59, adj_58, adj_59, adj_60);
    wp::adj_extract(var_50, var_57, adj_50, adj_57, adj_58);
    // adj: bits = force[1] * wp.int64(upper) * hits                                          <L 70>
    wp::adj_sub(var_52, var_55, adj_52, adj_55, adj_56);
    wp::adj_extract(var_29, var_54, adj_29, adj_54, adj_55);
    adj_props.label = adj_51;
    // adj: hits = wp.int64(props.label) - offset_vector[0]                                   <L 69>
    wp::adj_copy(var_48, adj_48, adj_50);
    // adj: force = acceleration                                                              <L 68>
    adj_rate_filter_0(var_46, var_45, var_49, adj_46, adj_45, adj_47, adj_48);
    adj_props.label = adj_47;
    wp::adj_abs(var_42, adj_42, adj_46);
    // adj: acceleration = rate_filter(wp.abs(displacement), target_point, props.label)       <L 67>
    wp::adj_mul(var_25, var_44, adj_25, adj_44, adj_45);
    wp::adj_extract(var_42, var_43, adj_42, adj_43, adj_44);
    // adj: target_point = axis * displacement.x                                              <L 66>
    wp::adj_min(var_38, var_40, adj_38, adj_40, adj_42);
    wp::adj_vec_t(var_41, adj_41, adj_40);
    wp::adj_max(var_34, var_36, adj_34, adj_36, adj_38);
    wp::adj_vec_t(var_37, adj_37, adj_36);
    wp::adj_sub(var_33, var_28, adj_33, adj_28, adj_34);
    // adj: displacement = wp.min(wp.max(tangent - heading, wp.vec2l(-10)), wp.vec2l(10))     <L 65>
    wp::adj_sub(var_32, var_28, adj_32, adj_28, adj_33);
    // adj: tangent = relative - heading                                                      <L 64>
    wp::adj_add(var_30, var_31, adj_30, adj_31, adj_32);
    wp::adj_sub(var_29, var_28, adj_29, adj_28, adj_31);
    // adj: relative += offset_vector - heading                                               <L 63>
    wp::adj_sub(var_28, var_29, adj_28, adj_29, adj_30);
    // adj: relative = heading - offset_vector                                                <L 62>
    adj_mix_beam_0(var_27, var_28, var_29, adj_27, adj_28, adj_29);
    wp::adj_sub(var_26, var_25, adj_26, adj_25, adj_27);
    wp::adj_vec_t(var_19, var_19, adj_19, adj_19, adj_26);
    // adj: heading, offset_vector = mix_beam(wp.vec2l(parity, parity) - axis)                <L 61>
    wp::adj_vec_t(var_21, var_23, adj_21, adj_23, adj_25);
    adj_props.gain += adj_22;
    // adj: axis = wp.vec2l(wp.int64(stiffness), wp.int64(props.gain))                        <L 60>
    wp::adj_address(var_tokens, var_17, adj_tokens, adj_17, adj_18);
    wp::adj_mod(var_3, var_16, adj_3, adj_16, adj_17);
    // adj: parity = wp.int64(tokens[w % 6])                                                  <L 59>
    wp::adj_sub(var_13, var_14, adj_13, adj_14, adj_15);
    // adj: upper -= 0.7                                                                      <L 58>
    wp::adj_add(var_7, var_10, adj_7, adj_10, adj_13);
    wp::adj_mul(var_11, var_12, adj_8, adj_9, adj_10);
    adj_props.gain += adj_9;
    wp::adj_address(var_costs, var_0, var_1, var_2, var_3, adj_costs, adj_0, adj_1, adj_2, adj_3, adj_8);
    // adj: upper += costs[x, y, z, w] * props.gain                                           <L 57>
    wp::adj_add(var_temperature, var_5, adj_temperature, adj_5, adj_7);
    wp::adj_mul(var_temperature, var_6, adj_temperature, adj_4, adj_5);
    wp::adj_address(var_costs, var_0, var_1, var_2, var_3, adj_costs, adj_0, adj_1, adj_2, adj_3, adj_4);
    // adj: upper = temperature + temperature * costs[x, y, z, w]                             <L 56>
    // adj: x, y, z, w = wp.tid()                                                             <L 55>
    // adj: def sample_rank(                                                                  <L 47>
    return;
}
