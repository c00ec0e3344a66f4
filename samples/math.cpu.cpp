struct Sample_50cb88da
{
    wp::int32 capacity;
    wp::int32 group;


    Sample_50cb88da() = default;
    CUDA_CALLABLE Sample_50cb88da(wp::int32 const& capacity,
    wp::int32 const& group = {})
        : capacity{capacity}
        , group{group}

    {
    }

    CUDA_CALLABLE Sample_50cb88da& operator += (const Sample_50cb88da& rhs)
    {    capacity += rhs.capacity;
    group += rhs.group;

        return *this;}

};

static CUDA_CALLABLE void adj_Sample_50cb88da(wp::int32 const&,
    wp::int32 const&,
    wp::int32 & adj_capacity,
    wp::int32 & adj_group,
    Sample_50cb88da & adj_ret)
{
    adj_capacity += adj_ret.capacity;
    adj_group += adj_ret.group;
}

// Required when compiling adjoints.
CUDA_CALLABLE Sample_50cb88da add(const Sample_50cb88da& a, const Sample_50cb88da& b)
{
    return Sample_50cb88da();
}

CUDA_CALLABLE void adj_atomic_add(Sample_50cb88da* p, Sample_50cb88da t)
{
    wp::adj_atomic_add(&p->capacity, t.capacity);
    wp::adj_atomic_add(&p->group, t.group);
}




// track_pulse.py:12
static void shape_cell_0(
    wp::int64 var_iterations,
    wp::int64 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 0.251;
    const wp::float32 var_5 = 0.527;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.9;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.3;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 3.6;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::int64 var_16;
    wp::int64 var_17;
    wp::int64 var_18;
    wp::float32 var_19;
    //---------
    // forward
    // def shape_cell(iterations: wp.int64):                                                  <L 13>
    // inner = wp.float32(iterations) * float(iterations)                                     <L 14>
    var_0 = wp::float32(var_iterations);
    var_1 = wp::float(var_iterations);
    var_2 = wp::mul(var_0, var_1);
    // sample = wp.clamp(float(iterations), 0.251, 0.527) / (inner + 0.9)                     <L 15>
    var_3 = wp::float(var_iterations);
    var_6 = wp::clamp(var_3, var_4, var_5);
    var_8 = wp::add(var_2, var_7);
    var_9 = wp::div(var_6, var_8);
    // penalty = wp.max(sample / (inner + 0.3), inner * 3.6)                                  <L 16>
    var_11 = wp::add(var_2, var_10);
    var_12 = wp::div(var_9, var_11);
    var_14 = wp::mul(var_2, var_13);
    var_15 = wp::max(var_12, var_14);
    // return wp.abs(iterations - wp.int64(1)), wp.max(sample, penalty)                       <L 17>
    var_16 = 1ll;
    var_17 = wp::sub(var_iterations, var_16);
    var_18 = wp::abs(var_17);
    var_19 = wp::max(var_9, var_15);
    ret_0 = var_18;
    ret_1 = var_19;
    return;
}


// track_pulse.py:20
static wp::float32 score_right_torque_0(
    wp::float32 var_gamma,
    wp::int32 var_quota,
    wp::float32 var_radius)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::int64 var_4;
    wp::float32 var_5;
    wp::int64 var_6;
    wp::int64 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def score_right_torque(gamma: float, quota: wp.int32, radius: float):                  <L 21>
    // block = -wp.abs(wp.int64(gamma))                                                       <L 22>
    var_0 = wp::int64(var_gamma);
    var_1 = wp::abs(var_0);
    var_2 = wp::neg(var_1);
    // index_value, local = shape_cell(wp.abs(block))                                         <L 23>
    var_3 = wp::abs(var_2);
    shape_cell_0(var_3, var_4, var_5);
    // tick = index_value - wp.int64(local)                                                   <L 24>
    var_6 = wp::int64(var_5);
    var_7 = wp::sub(var_4, var_6);
    // return float(tick) - float(quota) + radius                                             <L 25>
    var_8 = wp::float(var_7);
    var_9 = wp::float(var_quota);
    var_10 = wp::sub(var_8, var_9);
    var_11 = wp::add(var_10, var_radius);
    return var_11;
}


// track_pulse.py:28
static wp::float32 estimate_next_light_0(
    wp::float32 var_factor,
    wp::float32 var_frequency)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.2;
    wp::vec_t<4, wp::float32> var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    const wp::float32 var_4 = 0.9;
    const wp::int32 var_5 = 2;
    wp::float32 var_6;
    wp::vec_t<4, wp::float32> var_7;
    const wp::float32 var_8 = 7.9;
    wp::vec_t<4, wp::float32> var_9;
    wp::vec_t<4, wp::float32> var_10;
    wp::vec_t<4, wp::float32> var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = 2.551;
    const wp::float32 var_15 = 6.22;
    wp::float32 var_16;
    //---------
    // forward
    // def estimate_next_light(factor: float, frequency: wp.float32):                         <L 29>
    // displacement = wp.vec4(frequency, factor, factor, 1.2)                                 <L 30>
    var_1 = wp::vec_t<4, wp::float32>(var_frequency, var_factor, var_factor, var_0);
    // acceleration = wp.vec4(displacement[2], 0.9, displacement.z, frequency)                <L 31>
    var_3 = wp::extract(var_1, var_2);
    var_6 = wp::extract(var_1, var_5);
    var_7 = wp::vec_t<4, wp::float32>(var_3, var_4, var_6, var_frequency);
    // step_vector = displacement / LIMIT - wp.min(displacement, acceleration)                <L 32>
    var_9 = wp::div(var_1, var_8);
    var_10 = wp::min(var_1, var_7);
    var_11 = wp::sub(var_9, var_10);
    // term = wp.min(step_vector)                                                             <L 33>
    var_12 = wp::min(var_11);
    // return wp.clamp(wp.exp(term), 2.551, 6.22)                                             <L 34>
    var_13 = wp::exp(var_12);
    var_16 = wp::clamp(var_13, var_14, var_15);
    return var_16;
}


// track_pulse.py:12
static void adj_shape_cell_0(
    wp::int64 var_iterations,
    wp::int64 & ret_0,
    wp::float32 & ret_1,
    wp::int64 & adj_iterations,
    wp::int64 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 0.251;
    const wp::float32 var_5 = 0.527;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.9;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.3;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 3.6;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::int64 var_16;
    wp::int64 var_17;
    wp::int64 var_18;
    wp::float32 var_19;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
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
    wp::int64 adj_16 = {};
    wp::int64 adj_17 = {};
    wp::int64 adj_18 = {};
    wp::float32 adj_19 = {};
    //---------
    // forward
    // def shape_cell(iterations: wp.int64):                                                  <L 13>
    // inner = wp.float32(iterations) * float(iterations)                                     <L 14>
    var_0 = wp::float32(var_iterations);
    var_1 = wp::float(var_iterations);
    var_2 = wp::mul(var_0, var_1);
    // sample = wp.clamp(float(iterations), 0.251, 0.527) / (inner + 0.9)                     <L 15>
    var_3 = wp::float(var_iterations);
    var_6 = wp::clamp(var_3, var_4, var_5);
    var_8 = wp::add(var_2, var_7);
    var_9 = wp::div(var_6, var_8);
    // penalty = wp.max(sample / (inner + 0.3), inner * 3.6)                                  <L 16>
    var_11 = wp::add(var_2, var_10);
    var_12 = wp::div(var_9, var_11);
    var_14 = wp::mul(var_2, var_13);
    var_15 = wp::max(var_12, var_14);
    // return wp.abs(iterations - wp.int64(1)), wp.max(sample, penalty)                       <L 17>
    var_16 = 1ll;
    var_17 = wp::sub(var_iterations, var_16);
    var_18 = wp::abs(var_17);
    var_19 = wp::max(var_9, var_15);
    ret_0 = var_18;
    ret_1 = var_19;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_19 += adj_ret_1;
    adj_18 += adj_ret_0;
    wp::adj_max(var_9, var_15, adj_9, adj_15, adj_19);
    wp::adj_abs(var_17, adj_17, adj_18);
    wp::adj_sub(var_iterations, var_16, adj_iterations, adj_16, adj_17);
    // adj: return wp.abs(iterations - wp.int64(1)), wp.max(sample, penalty)                  <L 17>
    wp::adj_max(var_12, var_14, adj_12, adj_14, adj_15);
    wp::adj_mul(var_2, var_13, adj_2, adj_13, adj_14);
    wp::adj_div(var_9, var_11, var_12, adj_9, adj_11, adj_12);
    wp::adj_add(var_2, var_10, adj_2, adj_10, adj_11);
    // adj: penalty = wp.max(sample / (inner + 0.3), inner * 3.6)                             <L 16>
    wp::adj_div(var_6, var_8, var_9, adj_6, adj_8, adj_9);
    wp::adj_add(var_2, var_7, adj_2, adj_7, adj_8);
    wp::adj_clamp(var_3, var_4, var_5, adj_3, adj_4, adj_5, adj_6);
    wp::adj_float(var_iterations, adj_iterations, adj_3);
    // adj: sample = wp.clamp(float(iterations), 0.251, 0.527) / (inner + 0.9)                <L 15>
    wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_float(var_iterations, adj_iterations, adj_1);
    wp::adj_float32(var_iterations, adj_iterations, adj_0);
    // adj: inner = wp.float32(iterations) * float(iterations)                                <L 14>
    // adj: def shape_cell(iterations: wp.int64):                                             <L 13>
    return;
}


// track_pulse.py:20
static void adj_score_right_torque_0(
    wp::float32 var_gamma,
    wp::int32 var_quota,
    wp::float32 var_radius,
    wp::float32 & adj_gamma,
    wp::int32 & adj_quota,
    wp::float32 & adj_radius,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    wp::int64 var_2;
    wp::int64 var_3;
    wp::int64 var_4;
    wp::float32 var_5;
    wp::int64 var_6;
    wp::int64 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // dual vars
    wp::int64 adj_0 = {};
    wp::int64 adj_1 = {};
    wp::int64 adj_2 = {};
    wp::int64 adj_3 = {};
    wp::int64 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int64 adj_6 = {};
    wp::int64 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    //---------
    // forward
    // def score_right_torque(gamma: float, quota: wp.int32, radius: float):                  <L 21>
    // block = -wp.abs(wp.int64(gamma))                                                       <L 22>
    var_0 = wp::int64(var_gamma);
    var_1 = wp::abs(var_0);
    var_2 = wp::neg(var_1);
    // index_value, local = shape_cell(wp.abs(block))                                         <L 23>
    var_3 = wp::abs(var_2);
    shape_cell_0(var_3, var_4, var_5);
    // tick = index_value - wp.int64(local)                                                   <L 24>
    var_6 = wp::int64(var_5);
    var_7 = wp::sub(var_4, var_6);
    // return float(tick) - float(quota) + radius                                             <L 25>
    var_8 = wp::float(var_7);
    var_9 = wp::float(var_quota);
    var_10 = wp::sub(var_8, var_9);
    var_11 = wp::add(var_10, var_radius);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_11 += adj_ret;
    wp::adj_add(var_10, var_radius, adj_10, adj_radius, adj_11);
    wp::adj_sub(var_8, var_9, adj_8, adj_9, adj_10);
    wp::adj_float(var_quota, adj_quota, adj_9);
    wp::adj_float(var_7, adj_7, adj_8);
    // adj: return float(tick) - float(quota) + radius                                        <L 25>
    wp::adj_sub(var_4, var_6, adj_4, adj_6, adj_7);
    // adj: tick = index_value - wp.int64(local)                                              <L 24>
    adj_shape_cell_0(var_3, var_4, var_5, adj_3, adj_4, adj_5);
    wp::adj_abs(var_2, adj_2, adj_3);
    // adj: index_value, local = shape_cell(wp.abs(block))                                    <L 23>
    wp::adj_neg(var_1, adj_1, adj_2);
    wp::adj_abs(var_0, adj_0, adj_1);
    // adj: block = -wp.abs(wp.int64(gamma))                                                  <L 22>
    // adj: def score_right_torque(gamma: float, quota: wp.int32, radius: float):             <L 21>
    return;
}


// track_pulse.py:28
static void adj_estimate_next_light_0(
    wp::float32 var_factor,
    wp::float32 var_frequency,
    wp::float32 & adj_factor,
    wp::float32 & adj_frequency,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.2;
    wp::vec_t<4, wp::float32> var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    const wp::float32 var_4 = 0.9;
    const wp::int32 var_5 = 2;
    wp::float32 var_6;
    wp::vec_t<4, wp::float32> var_7;
    const wp::float32 var_8 = 7.9;
    wp::vec_t<4, wp::float32> var_9;
    wp::vec_t<4, wp::float32> var_10;
    wp::vec_t<4, wp::float32> var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = 2.551;
    const wp::float32 var_15 = 6.22;
    wp::float32 var_16;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<4, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<4, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<4, wp::float32> adj_9 = {};
    wp::vec_t<4, wp::float32> adj_10 = {};
    wp::vec_t<4, wp::float32> adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    //---------
    // forward
    // def estimate_next_light(factor: float, frequency: wp.float32):                         <L 29>
    // displacement = wp.vec4(frequency, factor, factor, 1.2)                                 <L 30>
    var_1 = wp::vec_t<4, wp::float32>(var_frequency, var_factor, var_factor, var_0);
    // acceleration = wp.vec4(displacement[2], 0.9, displacement.z, frequency)                <L 31>
    var_3 = wp::extract(var_1, var_2);
    var_6 = wp::extract(var_1, var_5);
    var_7 = wp::vec_t<4, wp::float32>(var_3, var_4, var_6, var_frequency);
    // step_vector = displacement / LIMIT - wp.min(displacement, acceleration)                <L 32>
    var_9 = wp::div(var_1, var_8);
    var_10 = wp::min(var_1, var_7);
    var_11 = wp::sub(var_9, var_10);
    // term = wp.min(step_vector)                                                             <L 33>
    var_12 = wp::min(var_11);
    // return wp.clamp(wp.exp(term), 2.551, 6.22)                                             <L 34>
    var_13 = wp::exp(var_12);
    var_16 = wp::clamp(var_13, var_14, var_15);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_16 += adj_ret;
    wp::adj_clamp(var_13, var_14, var_15, adj_13, adj_14, adj_15, adj_16);
    wp::adj_exp(var_12, var_13, adj_12, adj_13);
    // adj: return wp.clamp(wp.exp(term), 2.551, 6.22)                                        <L 34>
    wp::adj_min(var_11, adj_11, adj_12);
    // adj: term = wp.min(step_vector)                                                        <L 33>
    wp::adj_sub(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_min(var_1, var_7, adj_1, adj_7, adj_10);
    wp::adj_div(var_1, var_8, adj_1, adj_8, adj_9);
    // adj: step_vector = displacement / LIMIT - wp.min(displacement, acceleration)           <L 32>
    wp::adj_vec_t(var_3, var_4, var_6, var_frequency, adj_3, adj_4, adj_6, adj_frequency, adj_7);
    wp::adj_extract(var_1, var_5, adj_1, adj_5, adj_6);
    wp::adj_extract(var_1, var_2, adj_1, adj_2, adj_3);
    // adj: acceleration = wp.vec4(displacement[2], 0.9, displacement.z, frequency)           <L 31>
    wp::adj_vec_t(var_frequency, var_factor, var_factor, var_0, adj_frequency, adj_factor, adj_factor, adj_0, adj_1);
    // adj: displacement = wp.vec4(frequency, factor, factor, 1.2)                            <L 30>
    // adj: def estimate_next_light(factor: float, frequency: wp.float32):                    <L 29>
    return;
}

struct wp_args_track_pulse_afb879d0 {
    wp::array_t<wp::float32> readings;
    wp::array_t<wp::float32> samples;
    wp::array_t<Sample_50cb88da> nodes;
    wp::array_t<wp::float32> coefficients;
    wp::array_t<wp::float32> accumulated;
};

template <bool wp_linear_contiguous>
static void track_pulse_afb879d0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_track_pulse_afb879d0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_track_pulse_afb879d0 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.readings.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.samples.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.nodes.strides[0] = sizeof(Sample_50cb88da);
        wp_contiguous_args.coefficients.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.accumulated.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_readings = _wp_args->readings;
    wp::array_t<wp::float32> var_samples = _wp_args->samples;
    wp::array_t<Sample_50cb88da> var_nodes = _wp_args->nodes;
    wp::array_t<wp::float32> var_coefficients = _wp_args->coefficients;
    wp::array_t<wp::float32> var_accumulated = _wp_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::float32* var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.45;
    wp::float32 var_12;
    wp::float32* var_13;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32* var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::int32 var_21 = 0;
    wp::int32 var_22;
    const wp::int32 var_23 = 8;
    bool var_24;
    const wp::float32 var_25 = 0.0;
    wp::float32 var_26;
    const wp::int32 var_27 = 0;
    const wp::int32 var_28 = 1;
    wp::int32 var_29;
    const wp::int32 var_30 = 0;
    wp::int32 var_31;
    Sample_50cb88da* var_32;
    wp::int32* var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    wp::float32* var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    wp::float32* var_39;
    bool var_40;
    wp::float32 var_41;
    wp::float32 var_42;
    const wp::float32 var_43 = 1.2;
    wp::float32 var_44;
    wp::float32 var_45;
    const wp::float32 var_46 = 0.5;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    wp::float32 var_50;
    const wp::float32 var_51 = -0.9;
    const wp::float32 var_52 = 0.9;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    wp::float32 var_62;
    wp::float32 var_63;
    const wp::int32 var_64 = 1;
    const wp::int32 var_65 = 1;
    wp::int32 var_66;
    const wp::int32 var_67 = 0;
    wp::int32 var_68;
    Sample_50cb88da* var_69;
    wp::int32* var_70;
    wp::int32 var_71;
    wp::int32 var_72;
    wp::float32* var_73;
    wp::float32 var_74;
    wp::float32 var_75;
    wp::float32* var_76;
    bool var_77;
    wp::float32 var_78;
    wp::float32 var_79;
    const wp::float32 var_80 = 1.2;
    wp::float32 var_81;
    wp::float32 var_82;
    const wp::float32 var_83 = 0.5;
    wp::float32 var_84;
    wp::float32 var_85;
    wp::float32 var_86;
    wp::float32 var_87;
    const wp::float32 var_88 = -0.9;
    const wp::float32 var_89 = 0.9;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    wp::float32 var_93;
    wp::float32 var_94;
    wp::float32 var_95;
    wp::float32 var_96;
    wp::float32 var_97;
    wp::float32 var_98;
    wp::float32 var_99;
    wp::float32 var_100;
    const wp::int32 var_101 = 2;
    const wp::int32 var_102 = 1;
    wp::int32 var_103;
    const wp::int32 var_104 = 0;
    wp::int32 var_105;
    Sample_50cb88da* var_106;
    wp::int32* var_107;
    wp::int32 var_108;
    wp::int32 var_109;
    wp::float32* var_110;
    wp::float32 var_111;
    wp::float32 var_112;
    wp::float32* var_113;
    bool var_114;
    wp::float32 var_115;
    wp::float32 var_116;
    const wp::float32 var_117 = 1.2;
    wp::float32 var_118;
    wp::float32 var_119;
    const wp::float32 var_120 = 0.5;
    wp::float32 var_121;
    wp::float32 var_122;
    wp::float32 var_123;
    wp::float32 var_124;
    const wp::float32 var_125 = -0.9;
    const wp::float32 var_126 = 0.9;
    wp::float32 var_127;
    wp::float32 var_128;
    wp::float32 var_129;
    wp::float32 var_130;
    wp::float32 var_131;
    wp::float32 var_132;
    wp::float32 var_133;
    wp::float32 var_134;
    wp::float32 var_135;
    wp::float32 var_136;
    wp::float32 var_137;
    const wp::int32 var_138 = 3;
    const wp::int32 var_139 = 1;
    wp::int32 var_140;
    const wp::int32 var_141 = 0;
    wp::int32 var_142;
    Sample_50cb88da* var_143;
    wp::int32* var_144;
    wp::int32 var_145;
    wp::int32 var_146;
    wp::float32* var_147;
    wp::float32 var_148;
    wp::float32 var_149;
    wp::float32* var_150;
    bool var_151;
    wp::float32 var_152;
    wp::float32 var_153;
    const wp::float32 var_154 = 1.2;
    wp::float32 var_155;
    wp::float32 var_156;
    const wp::float32 var_157 = 0.5;
    wp::float32 var_158;
    wp::float32 var_159;
    wp::float32 var_160;
    wp::float32 var_161;
    const wp::float32 var_162 = -0.9;
    const wp::float32 var_163 = 0.9;
    wp::float32 var_164;
    wp::float32 var_165;
    wp::float32 var_166;
    wp::float32 var_167;
    wp::float32 var_168;
    wp::float32 var_169;
    wp::float32 var_170;
    wp::float32 var_171;
    wp::float32 var_172;
    wp::float32 var_173;
    wp::float32 var_174;
    wp::float32 var_175;
    wp::float32 var_176;
    wp::float32 var_177;
    const wp::int32 var_178 = 1;
    wp::int32 var_179;
    wp::float32 var_180;
    wp::float32 var_181;
    const wp::float32 var_182 = 0.7;
    wp::float32 var_183;
    const wp::float32 var_184 = 0.4;
    wp::float32 var_185;
    wp::float32 var_186;
    wp::float32 var_187;
    const wp::float32 var_188 = 1.6;
    wp::float32 var_189;
    wp::float32 var_190;
    const wp::float32 var_191 = 0.1;
    wp::float32 var_192;
    wp::float32 var_193;
    //---------
    // forward
    // def track_pulse(                                                                       <L 38>
    // tid = wp.tid()                                                                         <L 45>
    var_0 = builtin_tid1d();
    // speed = (readings[wp.max(tid - 1, 0)] + wp.cos(readings[tid])) * 0.45                  <L 46>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_readings, var_4);
    var_6 = wp::address(var_readings, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::cos(var_8);
    var_10 = wp::load(var_5);
    var_9 = wp::add(var_10, var_7);
    var_12 = wp::mul(var_9, var_11);
    // lower = coefficients[tid] - readings[tid]                                              <L 47>
    var_13 = wp::address(var_coefficients, var_0);
    var_14 = wp::address(var_readings, var_0);
    var_16 = wp::load(var_13);
    var_17 = wp::load(var_14);
    var_15 = wp::sub(var_16, var_17);
    // aggregate = samples[tid]                                                               <L 48>
    var_18 = wp::address(var_samples, var_0);
    var_20 = wp::load(var_18);
    var_19 = wp::copy(var_20);
    // span = int(0)                                                                          <L 49>
    var_22 = wp::int(var_21);
    // while span < 8:                                                                        <L 50>
    start_while_0:;
    var_24 = (var_22 < var_23);
    if ((var_24) == false) goto end_while_0;
        // accum = float(0.0)                                                                 <L 51>
        var_26 = wp::float(var_25);
        // for t in range(4):                                                                 <L 52>
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_29 = wp::sub(var_0, var_28);
        var_31 = wp::max(var_29, var_30);
        var_32 = wp::address(var_nodes, var_31);
        var_33 = &(((*wp::address(var_nodes, var_31))).group);
        var_35 = wp::load(var_33);
        var_34 = wp::copy(var_35);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_36 = wp::address(var_coefficients, var_0);
        var_38 = wp::load(var_36);
        var_37 = wp::sub(var_12, var_38);
        var_39 = wp::address(var_readings, var_0);
        var_41 = wp::load(var_39);
        var_40 = (var_37 <= var_41);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_42 = wp::abs(var_12);
        var_44 = wp::add(var_42, var_43);
        var_45 = wp::sqrt(var_44);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_47 = wp::mul(var_15, var_46);
        var_48 = wp::where(var_40, var_15, var_47);
        var_49 = wp::mul(var_48, var_45);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_50 = wp::mul(var_12, var_45);
        var_53 = wp::clamp(var_50, var_51, var_52);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_54 = wp::acos(var_53);
        var_55 = wp::add(var_49, var_54);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_56 = wp::frac(var_15);
        var_57 = score_right_torque_0(var_56, var_34, var_55);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_58 = wp::mul(var_53, var_12);
        var_59 = wp::sin(var_58);
        var_60 = wp::add(var_57, var_59);
        var_61 = wp::float(var_27);
        var_62 = wp::mul(var_60, var_61);
        var_63 = wp::add(var_26, var_62);
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_66 = wp::sub(var_0, var_65);
        var_68 = wp::max(var_66, var_67);
        var_69 = wp::address(var_nodes, var_68);
        var_70 = &(((*wp::address(var_nodes, var_68))).group);
        var_72 = wp::load(var_70);
        var_71 = wp::copy(var_72);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_73 = wp::address(var_coefficients, var_0);
        var_75 = wp::load(var_73);
        var_74 = wp::sub(var_12, var_75);
        var_76 = wp::address(var_readings, var_0);
        var_78 = wp::load(var_76);
        var_77 = (var_74 <= var_78);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_79 = wp::abs(var_12);
        var_81 = wp::add(var_79, var_80);
        var_82 = wp::sqrt(var_81);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_84 = wp::mul(var_15, var_83);
        var_85 = wp::where(var_77, var_15, var_84);
        var_86 = wp::mul(var_85, var_82);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_87 = wp::mul(var_12, var_82);
        var_90 = wp::clamp(var_87, var_88, var_89);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_91 = wp::acos(var_90);
        var_92 = wp::add(var_86, var_91);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_93 = wp::frac(var_15);
        var_94 = score_right_torque_0(var_93, var_71, var_92);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_95 = wp::mul(var_90, var_12);
        var_96 = wp::sin(var_95);
        var_97 = wp::add(var_94, var_96);
        var_98 = wp::float(var_64);
        var_99 = wp::mul(var_97, var_98);
        var_100 = wp::add(var_63, var_99);
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_103 = wp::sub(var_0, var_102);
        var_105 = wp::max(var_103, var_104);
        var_106 = wp::address(var_nodes, var_105);
        var_107 = &(((*wp::address(var_nodes, var_105))).group);
        var_109 = wp::load(var_107);
        var_108 = wp::copy(var_109);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_110 = wp::address(var_coefficients, var_0);
        var_112 = wp::load(var_110);
        var_111 = wp::sub(var_12, var_112);
        var_113 = wp::address(var_readings, var_0);
        var_115 = wp::load(var_113);
        var_114 = (var_111 <= var_115);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_116 = wp::abs(var_12);
        var_118 = wp::add(var_116, var_117);
        var_119 = wp::sqrt(var_118);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_121 = wp::mul(var_15, var_120);
        var_122 = wp::where(var_114, var_15, var_121);
        var_123 = wp::mul(var_122, var_119);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_124 = wp::mul(var_12, var_119);
        var_127 = wp::clamp(var_124, var_125, var_126);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_128 = wp::acos(var_127);
        var_129 = wp::add(var_123, var_128);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_130 = wp::frac(var_15);
        var_131 = score_right_torque_0(var_130, var_108, var_129);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_132 = wp::mul(var_127, var_12);
        var_133 = wp::sin(var_132);
        var_134 = wp::add(var_131, var_133);
        var_135 = wp::float(var_101);
        var_136 = wp::mul(var_134, var_135);
        var_137 = wp::add(var_100, var_136);
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_140 = wp::sub(var_0, var_139);
        var_142 = wp::max(var_140, var_141);
        var_143 = wp::address(var_nodes, var_142);
        var_144 = &(((*wp::address(var_nodes, var_142))).group);
        var_146 = wp::load(var_144);
        var_145 = wp::copy(var_146);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_147 = wp::address(var_coefficients, var_0);
        var_149 = wp::load(var_147);
        var_148 = wp::sub(var_12, var_149);
        var_150 = wp::address(var_readings, var_0);
        var_152 = wp::load(var_150);
        var_151 = (var_148 <= var_152);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_153 = wp::abs(var_12);
        var_155 = wp::add(var_153, var_154);
        var_156 = wp::sqrt(var_155);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_158 = wp::mul(var_15, var_157);
        var_159 = wp::where(var_151, var_15, var_158);
        var_160 = wp::mul(var_159, var_156);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_161 = wp::mul(var_12, var_156);
        var_164 = wp::clamp(var_161, var_162, var_163);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_165 = wp::acos(var_164);
        var_166 = wp::add(var_160, var_165);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_167 = wp::frac(var_15);
        var_168 = score_right_torque_0(var_167, var_145, var_166);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_169 = wp::mul(var_164, var_12);
        var_170 = wp::sin(var_169);
        var_171 = wp::add(var_168, var_170);
        var_172 = wp::float(var_138);
        var_173 = wp::mul(var_171, var_172);
        var_174 = wp::add(var_137, var_173);
        // aggregate += accum - float(span)                                                   <L 61>
        var_175 = wp::float(var_22);
        var_176 = wp::sub(var_174, var_175);
        var_177 = wp::add(var_19, var_176);
        // span += 1                                                                          <L 62>
        var_179 = wp::add(var_22, var_178);
        wp::assign(var_19, var_177);
        wp::assign(var_22, var_179);
    goto start_while_0;
    end_while_0:;
    // contribution = estimate_next_light(wp.cos(speed), speed)                               <L 63>
    var_180 = wp::cos(var_12);
    var_181 = estimate_next_light_0(var_180, var_12);
    // distance = 0.7 * contribution - wp.log(wp.max(lower, 0.4))                             <L 64>
    var_183 = wp::mul(var_182, var_181);
    var_185 = wp::max(var_15, var_184);
    var_186 = wp::log(var_185);
    var_187 = wp::sub(var_183, var_186);
    // accumulated[tid] = wp.abs(distance - 1.6) + aggregate * 0.1                            <L 65>
    var_189 = wp::sub(var_187, var_188);
    var_190 = wp::abs(var_189);
    var_192 = wp::mul(var_19, var_191);
    var_193 = wp::add(var_190, var_192);
    wp::array_store(var_accumulated, var_0, var_193);
}

template <bool wp_linear_contiguous>
static void track_pulse_afb879d0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_track_pulse_afb879d0 *_wp_args,
    wp_args_track_pulse_afb879d0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_track_pulse_afb879d0 wp_contiguous_args;
    wp_args_track_pulse_afb879d0 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.readings.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.readings.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.samples.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.samples.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.nodes.strides[0] = sizeof(Sample_50cb88da);
        wp_contiguous_adj_args.nodes.strides[0] = sizeof(Sample_50cb88da);
        wp_contiguous_args.coefficients.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.coefficients.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.accumulated.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.accumulated.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_readings = _wp_args->readings;
    wp::array_t<wp::float32> var_samples = _wp_args->samples;
    wp::array_t<Sample_50cb88da> var_nodes = _wp_args->nodes;
    wp::array_t<wp::float32> var_coefficients = _wp_args->coefficients;
    wp::array_t<wp::float32> var_accumulated = _wp_args->accumulated;
    wp::array_t<wp::float32> adj_readings = _wp_adj_args->readings;
    wp::array_t<wp::float32> adj_samples = _wp_adj_args->samples;
    wp::array_t<Sample_50cb88da> adj_nodes = _wp_adj_args->nodes;
    wp::array_t<wp::float32> adj_coefficients = _wp_adj_args->coefficients;
    wp::array_t<wp::float32> adj_accumulated = _wp_adj_args->accumulated;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::float32* var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.45;
    wp::float32 var_12;
    wp::float32* var_13;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32* var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::int32 var_21 = 0;
    wp::int32 var_22;
    const wp::int32 var_23 = 8;
    bool var_24;
    const wp::float32 var_25 = 0.0;
    wp::float32 var_26;
    const wp::int32 var_27 = 0;
    const wp::int32 var_28 = 1;
    wp::int32 var_29;
    const wp::int32 var_30 = 0;
    wp::int32 var_31;
    Sample_50cb88da* var_32;
    wp::int32* var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    wp::float32* var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    wp::float32* var_39;
    bool var_40;
    wp::float32 var_41;
    wp::float32 var_42;
    const wp::float32 var_43 = 1.2;
    wp::float32 var_44;
    wp::float32 var_45;
    const wp::float32 var_46 = 0.5;
    wp::float32 var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    wp::float32 var_50;
    const wp::float32 var_51 = -0.9;
    const wp::float32 var_52 = 0.9;
    wp::float32 var_53;
    wp::float32 var_54;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    wp::float32 var_59;
    wp::float32 var_60;
    wp::float32 var_61;
    wp::float32 var_62;
    wp::float32 var_63;
    const wp::int32 var_64 = 1;
    const wp::int32 var_65 = 1;
    wp::int32 var_66;
    const wp::int32 var_67 = 0;
    wp::int32 var_68;
    Sample_50cb88da* var_69;
    wp::int32* var_70;
    wp::int32 var_71;
    wp::int32 var_72;
    wp::float32* var_73;
    wp::float32 var_74;
    wp::float32 var_75;
    wp::float32* var_76;
    bool var_77;
    wp::float32 var_78;
    wp::float32 var_79;
    const wp::float32 var_80 = 1.2;
    wp::float32 var_81;
    wp::float32 var_82;
    const wp::float32 var_83 = 0.5;
    wp::float32 var_84;
    wp::float32 var_85;
    wp::float32 var_86;
    wp::float32 var_87;
    const wp::float32 var_88 = -0.9;
    const wp::float32 var_89 = 0.9;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    wp::float32 var_93;
    wp::float32 var_94;
    wp::float32 var_95;
    wp::float32 var_96;
    wp::float32 var_97;
    wp::float32 var_98;
    wp::float32 var_99;
    wp::float32 var_100;
    const wp::int32 var_101 = 2;
    const wp::int32 var_102 = 1;
    wp::int32 var_103;
    const wp::int32 var_104 = 0;
    wp::int32 var_105;
    Sample_50cb88da* var_106;
    wp::int32* var_107;
    wp::int32 var_108;
    wp::int32 var_109;
    wp::float32* var_110;
    wp::float32 var_111;
    wp::float32 var_112;
    wp::float32* var_113;
    bool var_114;
    wp::float32 var_115;
    wp::float32 var_116;
    const wp::float32 var_117 = 1.2;
    wp::float32 var_118;
    wp::float32 var_119;
    const wp::float32 var_120 = 0.5;
    wp::float32 var_121;
    wp::float32 var_122;
    wp::float32 var_123;
    wp::float32 var_124;
    const wp::float32 var_125 = -0.9;
    const wp::float32 var_126 = 0.9;
    wp::float32 var_127;
    wp::float32 var_128;
    wp::float32 var_129;
    wp::float32 var_130;
    wp::float32 var_131;
    wp::float32 var_132;
    wp::float32 var_133;
    wp::float32 var_134;
    wp::float32 var_135;
    wp::float32 var_136;
    wp::float32 var_137;
    const wp::int32 var_138 = 3;
    const wp::int32 var_139 = 1;
    wp::int32 var_140;
    const wp::int32 var_141 = 0;
    wp::int32 var_142;
    Sample_50cb88da* var_143;
    wp::int32* var_144;
    wp::int32 var_145;
    wp::int32 var_146;
    wp::float32* var_147;
    wp::float32 var_148;
    wp::float32 var_149;
    wp::float32* var_150;
    bool var_151;
    wp::float32 var_152;
    wp::float32 var_153;
    const wp::float32 var_154 = 1.2;
    wp::float32 var_155;
    wp::float32 var_156;
    const wp::float32 var_157 = 0.5;
    wp::float32 var_158;
    wp::float32 var_159;
    wp::float32 var_160;
    wp::float32 var_161;
    const wp::float32 var_162 = -0.9;
    const wp::float32 var_163 = 0.9;
    wp::float32 var_164;
    wp::float32 var_165;
    wp::float32 var_166;
    wp::float32 var_167;
    wp::float32 var_168;
    wp::float32 var_169;
    wp::float32 var_170;
    wp::float32 var_171;
    wp::float32 var_172;
    wp::float32 var_173;
    wp::float32 var_174;
    wp::float32 var_175;
    wp::float32 var_176;
    wp::float32 var_177;
    const wp::int32 var_178 = 1;
    wp::int32 var_179;
    wp::float32 var_180;
    wp::float32 var_181;
    const wp::float32 var_182 = 0.7;
    wp::float32 var_183;
    const wp::float32 var_184 = 0.4;
    wp::float32 var_185;
    wp::float32 var_186;
    wp::float32 var_187;
    const wp::float32 var_188 = 1.6;
    wp::float32 var_189;
    wp::float32 var_190;
    const wp::float32 var_191 = 0.1;
    wp::float32 var_192;
    wp::float32 var_193;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
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
    wp::int32 adj_23 = {};
    bool adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    Sample_50cb88da adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    bool adj_40 = {};
    wp::float32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::int32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::int32 adj_67 = {};
    wp::int32 adj_68 = {};
    Sample_50cb88da adj_69 = {};
    wp::int32 adj_70 = {};
    wp::int32 adj_71 = {};
    wp::int32 adj_72 = {};
    wp::float32 adj_73 = {};
    wp::float32 adj_74 = {};
    wp::float32 adj_75 = {};
    wp::float32 adj_76 = {};
    bool adj_77 = {};
    wp::float32 adj_78 = {};
    wp::float32 adj_79 = {};
    wp::float32 adj_80 = {};
    wp::float32 adj_81 = {};
    wp::float32 adj_82 = {};
    wp::float32 adj_83 = {};
    wp::float32 adj_84 = {};
    wp::float32 adj_85 = {};
    wp::float32 adj_86 = {};
    wp::float32 adj_87 = {};
    wp::float32 adj_88 = {};
    wp::float32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::float32 adj_91 = {};
    wp::float32 adj_92 = {};
    wp::float32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::float32 adj_95 = {};
    wp::float32 adj_96 = {};
    wp::float32 adj_97 = {};
    wp::float32 adj_98 = {};
    wp::float32 adj_99 = {};
    wp::float32 adj_100 = {};
    wp::int32 adj_101 = {};
    wp::int32 adj_102 = {};
    wp::int32 adj_103 = {};
    wp::int32 adj_104 = {};
    wp::int32 adj_105 = {};
    Sample_50cb88da adj_106 = {};
    wp::int32 adj_107 = {};
    wp::int32 adj_108 = {};
    wp::int32 adj_109 = {};
    wp::float32 adj_110 = {};
    wp::float32 adj_111 = {};
    wp::float32 adj_112 = {};
    wp::float32 adj_113 = {};
    bool adj_114 = {};
    wp::float32 adj_115 = {};
    wp::float32 adj_116 = {};
    wp::float32 adj_117 = {};
    wp::float32 adj_118 = {};
    wp::float32 adj_119 = {};
    wp::float32 adj_120 = {};
    wp::float32 adj_121 = {};
    wp::float32 adj_122 = {};
    wp::float32 adj_123 = {};
    wp::float32 adj_124 = {};
    wp::float32 adj_125 = {};
    wp::float32 adj_126 = {};
    wp::float32 adj_127 = {};
    wp::float32 adj_128 = {};
    wp::float32 adj_129 = {};
    wp::float32 adj_130 = {};
    wp::float32 adj_131 = {};
    wp::float32 adj_132 = {};
    wp::float32 adj_133 = {};
    wp::float32 adj_134 = {};
    wp::float32 adj_135 = {};
    wp::float32 adj_136 = {};
    wp::float32 adj_137 = {};
    wp::int32 adj_138 = {};
    wp::int32 adj_139 = {};
    wp::int32 adj_140 = {};
    wp::int32 adj_141 = {};
    wp::int32 adj_142 = {};
    Sample_50cb88da adj_143 = {};
    wp::int32 adj_144 = {};
    wp::int32 adj_145 = {};
    wp::int32 adj_146 = {};
    wp::float32 adj_147 = {};
    wp::float32 adj_148 = {};
    wp::float32 adj_149 = {};
    wp::float32 adj_150 = {};
    bool adj_151 = {};
    wp::float32 adj_152 = {};
    wp::float32 adj_153 = {};
    wp::float32 adj_154 = {};
    wp::float32 adj_155 = {};
    wp::float32 adj_156 = {};
    wp::float32 adj_157 = {};
    wp::float32 adj_158 = {};
    wp::float32 adj_159 = {};
    wp::float32 adj_160 = {};
    wp::float32 adj_161 = {};
    wp::float32 adj_162 = {};
    wp::float32 adj_163 = {};
    wp::float32 adj_164 = {};
    wp::float32 adj_165 = {};
    wp::float32 adj_166 = {};
    wp::float32 adj_167 = {};
    wp::float32 adj_168 = {};
    wp::float32 adj_169 = {};
    wp::float32 adj_170 = {};
    wp::float32 adj_171 = {};
    wp::float32 adj_172 = {};
    wp::float32 adj_173 = {};
    wp::float32 adj_174 = {};
    wp::float32 adj_175 = {};
    wp::float32 adj_176 = {};
    wp::float32 adj_177 = {};
    wp::int32 adj_178 = {};
    wp::int32 adj_179 = {};
    wp::float32 adj_180 = {};
    wp::float32 adj_181 = {};
    wp::float32 adj_182 = {};
    wp::float32 adj_183 = {};
    wp::float32 adj_184 = {};
    wp::float32 adj_185 = {};
    wp::float32 adj_186 = {};
    wp::float32 adj_187 = {};
    wp::float32 adj_188 = {};
    wp::float32 adj_189 = {};
    wp::float32 adj_190 = {};
    wp::float32 adj_191 = {};
    wp::float32 adj_192 = {};
    wp::float32 adj_193 = {};
    //---------
    // forward
    // def track_pulse(                                                                       <L 38>
    // tid = wp.tid()                                                                         <L 45>
    var_0 = builtin_tid1d();
    // speed = (readings[wp.max(tid - 1, 0)] + wp.cos(readings[tid])) * 0.45                  <L 46>
    var_2 = wp::sub(var_0, var_1);
    var_4 = wp::max(var_2, var_3);
    var_5 = wp::address(var_readings, var_4);
    var_6 = wp::address(var_readings, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::cos(var_8);
    var_10 = wp::load(var_5);
    var_9 = wp::add(var_10, var_7);
    var_12 = wp::mul(var_9, var_11);
    // lower = coefficients[tid] - readings[tid]                                              <L 47>
    var_13 = wp::address(var_coefficients, var_0);
    var_14 = wp::address(var_readings, var_0);
    var_16 = wp::load(var_13);
    var_17 = wp::load(var_14);
    var_15 = wp::sub(var_16, var_17);
    // aggregate = samples[tid]                                                               <L 48>
    var_18 = wp::address(var_samples, var_0);
    var_20 = wp::load(var_18);
    var_19 = wp::copy(var_20);
    // span = int(0)                                                                          <L 49>
    var_22 = wp::int(var_21);
    // while span < 8:                                                                        <L 50>
    // contribution = estimate_next_light(wp.cos(speed), speed)                               <L 63>
    var_180 = wp::cos(var_12);
    var_181 = estimate_next_light_0(var_180, var_12);
    // distance = 0.7 * contribution - wp.log(wp.max(lower, 0.4))                             <L 64>
    var_183 = wp::mul(var_182, var_181);
    var_185 = wp::max(var_15, var_184);
    var_186 = wp::log(var_185);
    var_187 = wp::sub(var_183, var_186);
    // accumulated[tid] = wp.abs(distance - 1.6) + aggregate * 0.1                            <L 65>
    var_189 = wp::sub(var_187, var_188);
    var_190 = wp::abs(var_189);
    var_192 = wp::mul(var_19, var_191);
    var_193 = wp::add(var_190, var_192);
    // wp::array_store(var_accumulated, var_0, var_193);
    //---------
    // reverse
    wp::adj_array_store(var_accumulated, var_0, var_193, adj_accumulated, adj_0, adj_193);
    wp::adj_add(var_190, var_192, adj_190, adj_192, adj_193);
    wp::adj_mul(var_19, var_191, adj_19, adj_191, adj_192);
    wp::adj_abs(var_189, adj_189, adj_190);
    wp::adj_sub(var_187, var_188, adj_187, adj_188, adj_189);
    // adj: accumulated[tid] = wp.abs(distance - 1.6) + aggregate * 0.1                       <L 65>
    wp::adj_sub(var_183, var_186, adj_183, adj_186, adj_187);
    wp::adj_log(var_185, adj_185, adj_186);
    wp::adj_max(var_15, var_184, adj_15, adj_184, adj_185);
    wp::adj_mul(var_182, var_181, adj_182, adj_181, adj_183);
    // adj: distance = 0.7 * contribution - wp.log(wp.max(lower, 0.4))                        <L 64>
    adj_estimate_next_light_0(var_180, var_12, adj_180, adj_12, adj_181);
    wp::adj_cos(var_12, adj_12, adj_180);
    // adj: contribution = estimate_next_light(wp.cos(speed), speed)                          <L 63>
    start_while_0:;
    var_24 = (var_22 < var_23);
    if ((var_24) == false) goto end_while_0;
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
    adj_148 = {};
    adj_149 = {};
    adj_150 = {};
    adj_151 = {};
    adj_152 = {};
    adj_153 = {};
    adj_154 = {};
    adj_155 = {};
    adj_156 = {};
    adj_157 = {};
    adj_158 = {};
    adj_159 = {};
    adj_160 = {};
    adj_161 = {};
    adj_162 = {};
    adj_163 = {};
    adj_164 = {};
    adj_165 = {};
    adj_166 = {};
    adj_167 = {};
    adj_168 = {};
    adj_169 = {};
    adj_170 = {};
    adj_171 = {};
    adj_172 = {};
    adj_173 = {};
    adj_174 = {};
    adj_175 = {};
    adj_176 = {};
    adj_177 = {};
    adj_178 = {};
    adj_179 = {};
        // accum = float(0.0)                                                                 <L 51>
        var_26 = wp::float(var_25);
        // for t in range(4):                                                                 <L 52>
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_29 = wp::sub(var_0, var_28);
        var_31 = wp::max(var_29, var_30);
        var_32 = wp::address(var_nodes, var_31);
        var_33 = &(((*wp::address(var_nodes, var_31))).group);
        var_35 = wp::load(var_33);
        var_34 = wp::copy(var_35);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_36 = wp::address(var_coefficients, var_0);
        var_38 = wp::load(var_36);
        var_37 = wp::sub(var_12, var_38);
        var_39 = wp::address(var_readings, var_0);
        var_41 = wp::load(var_39);
        var_40 = (var_37 <= var_41);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_42 = wp::abs(var_12);
        var_44 = wp::add(var_42, var_43);
        var_45 = wp::sqrt(var_44);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_47 = wp::mul(var_15, var_46);
        var_48 = wp::where(var_40, var_15, var_47);
        var_49 = wp::mul(var_48, var_45);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_50 = wp::mul(var_12, var_45);
        var_53 = wp::clamp(var_50, var_51, var_52);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_54 = wp::acos(var_53);
        var_55 = wp::add(var_49, var_54);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_56 = wp::frac(var_15);
        var_57 = score_right_torque_0(var_56, var_34, var_55);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_58 = wp::mul(var_53, var_12);
        var_59 = wp::sin(var_58);
        var_60 = wp::add(var_57, var_59);
        var_61 = wp::float(var_27);
        var_62 = wp::mul(var_60, var_61);
        var_63 = wp::add(var_26, var_62);
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_66 = wp::sub(var_0, var_65);
        var_68 = wp::max(var_66, var_67);
        var_69 = wp::address(var_nodes, var_68);
        var_70 = &(((*wp::address(var_nodes, var_68))).group);
        var_72 = wp::load(var_70);
        var_71 = wp::copy(var_72);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_73 = wp::address(var_coefficients, var_0);
        var_75 = wp::load(var_73);
        var_74 = wp::sub(var_12, var_75);
        var_76 = wp::address(var_readings, var_0);
        var_78 = wp::load(var_76);
        var_77 = (var_74 <= var_78);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_79 = wp::abs(var_12);
        var_81 = wp::add(var_79, var_80);
        var_82 = wp::sqrt(var_81);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_84 = wp::mul(var_15, var_83);
        var_85 = wp::where(var_77, var_15, var_84);
        var_86 = wp::mul(var_85, var_82);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_87 = wp::mul(var_12, var_82);
        var_90 = wp::clamp(var_87, var_88, var_89);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_91 = wp::acos(var_90);
        var_92 = wp::add(var_86, var_91);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_93 = wp::frac(var_15);
        var_94 = score_right_torque_0(var_93, var_71, var_92);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_95 = wp::mul(var_90, var_12);
        var_96 = wp::sin(var_95);
        var_97 = wp::add(var_94, var_96);
        var_98 = wp::float(var_64);
        var_99 = wp::mul(var_97, var_98);
        var_100 = wp::add(var_63, var_99);
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_103 = wp::sub(var_0, var_102);
        var_105 = wp::max(var_103, var_104);
        var_106 = wp::address(var_nodes, var_105);
        var_107 = &(((*wp::address(var_nodes, var_105))).group);
        var_109 = wp::load(var_107);
        var_108 = wp::copy(var_109);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_110 = wp::address(var_coefficients, var_0);
        var_112 = wp::load(var_110);
        var_111 = wp::sub(var_12, var_112);
        var_113 = wp::address(var_readings, var_0);
        var_115 = wp::load(var_113);
        var_114 = (var_111 <= var_115);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_116 = wp::abs(var_12);
        var_118 = wp::add(var_116, var_117);
        var_119 = wp::sqrt(var_118);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_121 = wp::mul(var_15, var_120);
        var_122 = wp::where(var_114, var_15, var_121);
        var_123 = wp::mul(var_122, var_119);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_124 = wp::mul(var_12, var_119);
        var_127 = wp::clamp(var_124, var_125, var_126);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_128 = wp::acos(var_127);
        var_129 = wp::add(var_123, var_128);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_130 = wp::frac(var_15);
        var_131 = score_right_torque_0(var_130, var_108, var_129);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_132 = wp::mul(var_127, var_12);
        var_133 = wp::sin(var_132);
        var_134 = wp::add(var_131, var_133);
        var_135 = wp::float(var_101);
        var_136 = wp::mul(var_134, var_135);
        var_137 = wp::add(var_100, var_136);
        // digit = nodes[wp.max(tid - 1, 0)].group                                            <L 53>
        var_140 = wp::sub(var_0, var_139);
        var_142 = wp::max(var_140, var_141);
        var_143 = wp::address(var_nodes, var_142);
        var_144 = &(((*wp::address(var_nodes, var_142))).group);
        var_146 = wp::load(var_144);
        var_145 = wp::copy(var_146);
        // moving = speed - coefficients[tid] <= readings[tid]                                <L 54>
        var_147 = wp::address(var_coefficients, var_0);
        var_149 = wp::load(var_147);
        var_148 = wp::sub(var_12, var_149);
        var_150 = wp::address(var_readings, var_0);
        var_152 = wp::load(var_150);
        var_151 = (var_148 <= var_152);
        // adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                            <L 55>
        var_153 = wp::abs(var_12);
        var_155 = wp::add(var_153, var_154);
        var_156 = wp::sqrt(var_155);
        // attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                      <L 56>
        var_158 = wp::mul(var_15, var_157);
        var_159 = wp::where(var_151, var_15, var_158);
        var_160 = wp::mul(var_159, var_156);
        // mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                       <L 57>
        var_161 = wp::mul(var_12, var_156);
        var_164 = wp::clamp(var_161, var_162, var_163);
        // energy = attenuation + wp.acos(mean)                                               <L 58>
        var_165 = wp::acos(var_164);
        var_166 = wp::add(var_160, var_165);
        // ratio = score_right_torque(wp.frac(lower), digit, energy)                          <L 59>
        var_167 = wp::frac(var_15);
        var_168 = score_right_torque_0(var_167, var_145, var_166);
        // accum += (ratio + wp.sin(mean * speed)) * float(t)                                 <L 60>
        var_169 = wp::mul(var_164, var_12);
        var_170 = wp::sin(var_169);
        var_171 = wp::add(var_168, var_170);
        var_172 = wp::float(var_138);
        var_173 = wp::mul(var_171, var_172);
        var_174 = wp::add(var_137, var_173);
        // aggregate += accum - float(span)                                                   <L 61>
        var_175 = wp::float(var_22);
        var_176 = wp::sub(var_174, var_175);
        var_177 = wp::add(var_19, var_176);
        // span += 1                                                                          <L 62>
        var_179 = wp::add(var_22, var_178);
        wp::assign(var_19, var_177);
        wp::assign(var_22, var_179);
        wp::adj_assign(var_22, var_179, adj_22, adj_179);
        wp::adj_assign(var_19, var_177, adj_19, adj_177);
        wp::adj_add(var_22, var_178, adj_22, adj_178, adj_179);
        // adj: span += 1                                                                     <L 62>
        wp::adj_add(var_19, var_176, adj_19, adj_176, adj_177);
        wp::adj_sub(var_174, var_175, adj_174, adj_175, adj_176);
        wp::adj_float(var_22, adj_22, adj_175);
        // adj: aggregate += accum - float(span)                                              <L 61>
        wp::adj_add(var_137, var_173, adj_137, adj_173, adj_174);
        wp::adj_mul(var_171, var_172, adj_171, adj_172, adj_173);
        wp::adj_float(var_138, adj_138, adj_172);
        wp::adj_add(var_168, var_170, adj_168, adj_170, adj_171);
        wp::adj_sin(var_169, adj_169, adj_170);
        wp::adj_mul(var_164, var_12, adj_164, adj_12, adj_169);
        // adj: accum += (ratio + wp.sin(mean * speed)) * float(t)                            <L 60>
        adj_score_right_torque_0(var_167, var_145, var_166, adj_167, adj_145, adj_166, adj_168);
        // adj: ratio = score_right_torque(wp.frac(lower), digit, energy)                     <L 59>
        wp::adj_add(var_160, var_165, adj_160, adj_165, adj_166);
        wp::adj_acos(var_164, adj_164, adj_165);
        // adj: energy = attenuation + wp.acos(mean)                                          <L 58>
        wp::adj_clamp(var_161, var_162, var_163, adj_161, adj_162, adj_163, adj_164);
        wp::adj_mul(var_12, var_156, adj_12, adj_156, adj_161);
        // adj: mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                  <L 57>
        wp::adj_mul(var_159, var_156, adj_159, adj_156, adj_160);
        wp::adj_where(var_151, var_15, var_158, adj_151, adj_15, adj_158, adj_159);
        wp::adj_mul(var_15, var_157, adj_15, adj_157, adj_158);
        // adj: attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                 <L 56>
        wp::adj_sqrt(var_155, var_156, adj_155, adj_156);
        wp::adj_add(var_153, var_154, adj_153, adj_154, adj_155);
        wp::adj_abs(var_12, adj_12, adj_153);
        // adj: adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                       <L 55>
        wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_150);
        wp::adj_sub(var_12, var_149, adj_12, adj_147, adj_148);
        wp::adj_address(var_coefficients, var_0, adj_coefficients, adj_0, adj_147);
        // adj: moving = speed - coefficients[tid] <= readings[tid]                           <L 54>
        wp::adj_copy(var_146, adj_144, adj_145);
        adj_143.group = adj_144;
        wp::adj_address(var_nodes, var_142, adj_nodes, adj_142, adj_143);
        wp::adj_max(var_140, var_141, adj_140, adj_141, adj_142);
        wp::adj_sub(var_0, var_139, adj_0, adj_139, adj_140);
        // adj: digit = nodes[wp.max(tid - 1, 0)].group                                       <L 53>
        wp::adj_add(var_100, var_136, adj_100, adj_136, adj_137);
        wp::adj_mul(var_134, var_135, adj_134, adj_135, adj_136);
        wp::adj_float(var_101, adj_101, adj_135);
        wp::adj_add(var_131, var_133, adj_131, adj_133, adj_134);
        wp::adj_sin(var_132, adj_132, adj_133);
        wp::adj_mul(var_127, var_12, adj_127, adj_12, adj_132);
        // adj: accum += (ratio + wp.sin(mean * speed)) * float(t)                            <L 60>
        adj_score_right_torque_0(var_130, var_108, var_129, adj_130, adj_108, adj_129, adj_131);
        // adj: ratio = score_right_torque(wp.frac(lower), digit, energy)                     <L 59>
        wp::adj_add(var_123, var_128, adj_123, adj_128, adj_129);
        wp::adj_acos(var_127, adj_127, adj_128);
        // adj: energy = attenuation + wp.acos(mean)                                          <L 58>
        wp::adj_clamp(var_124, var_125, var_126, adj_124, adj_125, adj_126, adj_127);
        wp::adj_mul(var_12, var_119, adj_12, adj_119, adj_124);
        // adj: mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                  <L 57>
        wp::adj_mul(var_122, var_119, adj_122, adj_119, adj_123);
        wp::adj_where(var_114, var_15, var_121, adj_114, adj_15, adj_121, adj_122);
        wp::adj_mul(var_15, var_120, adj_15, adj_120, adj_121);
        // adj: attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                 <L 56>
        wp::adj_sqrt(var_118, var_119, adj_118, adj_119);
        wp::adj_add(var_116, var_117, adj_116, adj_117, adj_118);
        wp::adj_abs(var_12, adj_12, adj_116);
        // adj: adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                       <L 55>
        wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_113);
        wp::adj_sub(var_12, var_112, adj_12, adj_110, adj_111);
        wp::adj_address(var_coefficients, var_0, adj_coefficients, adj_0, adj_110);
        // adj: moving = speed - coefficients[tid] <= readings[tid]                           <L 54>
        wp::adj_copy(var_109, adj_107, adj_108);
        adj_106.group = adj_107;
        wp::adj_address(var_nodes, var_105, adj_nodes, adj_105, adj_106);
        wp::adj_max(var_103, var_104, adj_103, adj_104, adj_105);
        wp::adj_sub(var_0, var_102, adj_0, adj_102, adj_103);
        // adj: digit = nodes[wp.max(tid - 1, 0)].group                                       <L 53>
        wp::adj_add(var_63, var_99, adj_63, adj_99, adj_100);
        wp::adj_mul(var_97, var_98, adj_97, adj_98, adj_99);
        wp::adj_float(var_64, adj_64, adj_98);
        wp::adj_add(var_94, var_96, adj_94, adj_96, adj_97);
        wp::adj_sin(var_95, adj_95, adj_96);
        wp::adj_mul(var_90, var_12, adj_90, adj_12, adj_95);
        // adj: accum += (ratio + wp.sin(mean * speed)) * float(t)                            <L 60>
        adj_score_right_torque_0(var_93, var_71, var_92, adj_93, adj_71, adj_92, adj_94);
        // adj: ratio = score_right_torque(wp.frac(lower), digit, energy)                     <L 59>
        wp::adj_add(var_86, var_91, adj_86, adj_91, adj_92);
        wp::adj_acos(var_90, adj_90, adj_91);
        // adj: energy = attenuation + wp.acos(mean)                                          <L 58>
        wp::adj_clamp(var_87, var_88, var_89, adj_87, adj_88, adj_89, adj_90);
        wp::adj_mul(var_12, var_82, adj_12, adj_82, adj_87);
        // adj: mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                  <L 57>
        wp::adj_mul(var_85, var_82, adj_85, adj_82, adj_86);
        wp::adj_where(var_77, var_15, var_84, adj_77, adj_15, adj_84, adj_85);
        wp::adj_mul(var_15, var_83, adj_15, adj_83, adj_84);
        // adj: attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                 <L 56>
        wp::adj_sqrt(var_81, var_82, adj_81, adj_82);
        wp::adj_add(var_79, var_80, adj_79, adj_80, adj_81);
        wp::adj_abs(var_12, adj_12, adj_79);
        // adj: adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                       <L 55>
        wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_76);
        wp::adj_sub(var_12, var_75, adj_12, adj_73, adj_74);
        wp::adj_address(var_coefficients, var_0, adj_coefficients, adj_0, adj_73);
        // adj: moving = speed - coefficients[tid] <= readings[tid]                           <L 54>
        wp::adj_copy(var_72, adj_70, adj_71);
        adj_69.group = adj_70;
        wp::adj_address(var_nodes, var_68, adj_nodes, adj_68, adj_69);
        wp::adj_max(var_66, var_67, adj_66, adj_67, adj_68);
        wp::adj_sub(var_0, var_65, adj_0, adj_65, adj_66);
        // adj: digit = nodes[wp.max(tid - 1, 0)].group                                       <L 53>
        wp::adj_add(var_26, var_62, adj_26, adj_62, adj_63);
        wp::adj_mul(var_60, var_61, adj_60, adj_61, adj_62);
        wp::adj_float(var_27, adj_27, adj_61);
        wp::adj_add(var_57, var_59, adj_57, adj_59, adj_60);
        wp::adj_sin(var_58, adj_58, adj_59);
        wp::adj_mul(var_53, var_12, adj_53, adj_12, adj_58);
        // adj: accum += (ratio + wp.sin(mean * speed)) * float(t)                            <L 60>
        adj_score_right_torque_0(var_56, var_34, var_55, adj_56, adj_34, adj_55, adj_57);
        // adj: ratio = score_right_torque(wp.frac(lower), digit, energy)                     <L 59>
        wp::adj_add(var_49, var_54, adj_49, adj_54, adj_55);
        wp::adj_acos(var_53, adj_53, adj_54);
        // adj: energy = attenuation + wp.acos(mean)                                          <L 58>
        wp::adj_clamp(var_50, var_51, var_52, adj_50, adj_51, adj_52, adj_53);
        wp::adj_mul(var_12, var_45, adj_12, adj_45, adj_50);
        // adj: mean = wp.clamp(speed * adjusted, -0.9, 0.9)                                  <L 57>
        wp::adj_mul(var_48, var_45, adj_48, adj_45, adj_49);
        wp::adj_where(var_40, var_15, var_47, adj_40, adj_15, adj_47, adj_48);
        wp::adj_mul(var_15, var_46, adj_15, adj_46, adj_47);
        // adj: attenuation = wp.where(moving, lower, lower * 0.5) * adjusted                 <L 56>
        wp::adj_sqrt(var_44, var_45, adj_44, adj_45);
        wp::adj_add(var_42, var_43, adj_42, adj_43, adj_44);
        wp::adj_abs(var_12, adj_12, adj_42);
        // adj: adjusted = wp.sqrt(wp.abs(speed) + 1.2)                                       <L 55>
        wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_39);
        wp::adj_sub(var_12, var_38, adj_12, adj_36, adj_37);
        wp::adj_address(var_coefficients, var_0, adj_coefficients, adj_0, adj_36);
        // adj: moving = speed - coefficients[tid] <= readings[tid]                           <L 54>
        wp::adj_copy(var_35, adj_33, adj_34);
        adj_32.group = adj_33;
        wp::adj_address(var_nodes, var_31, adj_nodes, adj_31, adj_32);
        wp::adj_max(var_29, var_30, adj_29, adj_30, adj_31);
        wp::adj_sub(var_0, var_28, adj_0, adj_28, adj_29);
        // adj: digit = nodes[wp.max(tid - 1, 0)].group                                       <L 53>
        // adj: for t in range(4):                                                            <L 52>
        wp::adj_float(var_25, adj_25, adj_26);
        // adj: accum = float(0.0)                                                            <L 51>
    goto start_while_0;
    end_while_0:;
    // adj: while span < 8:                                                                   <L 50>
    // adj: span = int(0)                                                                     <L 49>
    wp::adj_copy(var_20, adj_18, adj_19);
    wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_18);
    // adj: aggregate = samples[tid]                                                          <L 48>
    wp::adj_sub(var_16, var_17, adj_13, adj_14, adj_15);
    wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_14);
    wp::adj_address(var_coefficients, var_0, adj_coefficients, adj_0, adj_13);
    // adj: lower = coefficients[tid] - readings[tid]                                         <L 47>
    wp::adj_mul(var_9, var_11, adj_9, adj_11, adj_12);
    wp::adj_add(var_10, var_7, adj_5, adj_7, adj_9);
    wp::adj_cos(var_8, adj_6, adj_7);
    wp::adj_address(var_readings, var_0, adj_readings, adj_0, adj_6);
    wp::adj_address(var_readings, var_4, adj_readings, adj_4, adj_5);
    wp::adj_max(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: speed = (readings[wp.max(tid - 1, 0)] + wp.cos(readings[tid])) * 0.45             <L 46>
    // adj: tid = wp.tid()                                                                    <L 45>
    // adj: def track_pulse(                                                                  <L 38>
    return;
}
