// compute_durations.py:6
static void shape_stress_0(
    wp::float32 var_rate,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = -1.5;
    const wp::float32 var_1 = 2.5;
    wp::float32 var_2;
    const wp::float32 var_3 = 0.01;
    bool var_4;
    const wp::float32 var_5 = -2.7;
    const wp::float32 var_6 = 8.0;
    bool var_7;
    const wp::float32 var_8 = 0.0;
    wp::float32 var_9;
    const wp::float32 var_10 = 1.8;
    wp::float32 var_11;
    const wp::float32 var_12 = -2.5;
    const wp::float32 var_13 = 2.0;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 1.0;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 0.75;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 0.1;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    const wp::float32 var_27 = -1.0;
    const wp::float32 var_28 = 0.8;
    wp::float32 var_29;
    const wp::float32 var_30 = 0.6;
    wp::float32 var_31;
    //---------
    // forward
    // def shape_stress(rate: float):                                                         <L 7>
    // if wp.clamp(rate, -1.5, 2.5) > 0.01:                                                   <L 8>
    var_2 = wp::clamp(var_rate, var_0, var_1);
    var_4 = (var_2 > var_3);
    if (var_4) {
        // chosen = wp.where(-2.7 <= rate <= 8.0, rate, 0.0)                                  <L 9>
        var_7 = ((var_5 <= var_rate) && (var_rate <= var_6));
        var_9 = wp::where(var_7, var_rate, var_8);
        // return rate * 1.8, chosen                                                          <L 10>
        var_11 = wp::mul(var_rate, var_10);
        ret_0 = var_11;
        ret_1 = var_9;
        return;
    }
    // combined = wp.abs(wp.clamp(rate, -2.5, 2.0)) + 1.0                                     <L 12>
    var_14 = wp::clamp(var_rate, var_12, var_13);
    var_15 = wp::abs(var_14);
    var_17 = wp::add(var_15, var_16);
    // magnitude = wp.sqrt(combined)                                                          <L 13>
    var_18 = wp::sqrt(var_17);
    // phase = wp.atan2(wp.exp(magnitude), wp.abs(magnitude - 0.75) + 0.1)                    <L 14>
    var_19 = wp::exp(var_18);
    var_21 = wp::sub(var_18, var_20);
    var_22 = wp::abs(var_21);
    var_24 = wp::add(var_22, var_23);
    var_25 = wp::atan2(var_19, var_24);
    // lower = wp.clamp(wp.sin(magnitude), -1.0, 0.8)                                         <L 15>
    var_26 = wp::sin(var_18);
    var_29 = wp::clamp(var_26, var_27, var_28);
    // return phase, lower * 0.6                                                              <L 16>
    var_31 = wp::mul(var_29, var_30);
    ret_0 = var_25;
    ret_1 = var_31;
    return;
}


// compute_durations.py:19
static wp::float32 apply_weight_0(
    wp::float32 var_radius)
{
    //---------
    // primal vars
    const wp::float32 var_0 = -1.7;
    wp::float32 var_1;
    const wp::float32 var_2 = -6.0;
    bool var_3;
    const wp::float32 var_4 = 0.2;
    const wp::float32 var_5 = 1.8;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.1;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.6;
    bool var_19;
    const wp::float32 var_20 = -2.0;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    //---------
    // forward
    // def apply_weight(radius: float):                                                       <L 20>
    // if wp.min(radius, -1.7) >= BASELINE:                                                   <L 21>
    var_1 = wp::min(var_radius, var_0);
    var_3 = (var_1 >= var_2);
    if (var_3) {
        // phase = wp.erfcinv(wp.clamp(radius, 0.2, 1.8))                                     <L 22>
        var_6 = wp::clamp(var_radius, var_4, var_5);
        var_7 = wp::erfcinv(var_6);
        // return phase                                                                       <L 23>
        return var_7;
    }
    // scaled = wp.tanh(radius) * wp.log10(wp.abs(radius) + 0.1)                              <L 24>
    var_8 = wp::tanh(var_radius);
    var_9 = wp::abs(var_radius);
    var_11 = wp::add(var_9, var_10);
    var_12 = wp::log10(var_11);
    var_13 = wp::mul(var_8, var_12);
    // speed = wp.min(scaled, -wp.max(radius, scaled))                                        <L 25>
    var_14 = wp::max(var_radius, var_13);
    var_15 = wp::neg(var_14);
    var_16 = wp::min(var_13, var_15);
    // selected = wp.where(-speed < 0.6, speed, -2.0)                                         <L 26>
    var_17 = wp::neg(var_16);
    var_19 = (var_17 < var_18);
    var_21 = wp::where(var_19, var_16, var_20);
    // return selected * -scaled                                                              <L 27>
    var_22 = wp::neg(var_13);
    var_23 = wp::mul(var_21, var_22);
    return var_23;
}


// compute_durations.py:30
static wp::float32 restrict_force_0(
    wp::float32 var_heading_a,
    wp::float32 var_delta0)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.2;
    wp::float32 var_1;
    const wp::float32 var_2 = 2.8;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.955;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // forward
    // def restrict_force(heading_a: float, delta0: float):                                   <L 31>
    // weight = wp.exp(wp.min(delta0 + 1.2, 2.8))                                             <L 32>
    var_1 = wp::add(var_delta0, var_0);
    var_3 = wp::min(var_1, var_2);
    var_4 = wp::exp(var_3);
    // ratio = wp.tan(wp.min(wp.sin(heading_a), 0.955))                                       <L 33>
    var_5 = wp::sin(var_heading_a);
    var_7 = wp::min(var_5, var_6);
    var_8 = wp::tan(var_7);
    // return wp.max(weight, apply_weight(ratio))                                             <L 34>
    var_9 = apply_weight_0(var_8);
    var_10 = wp::max(var_4, var_9);
    return var_10;
}


// compute_durations.py:37
static wp::float32 modulate_filter_0(
    wp::float32 var_threshold,
    wp::float32 var_limit)
{
    //---------
    // primal vars
    bool var_0;
    const wp::float32 var_1 = 4.0;
    bool var_2;
    const wp::float32 var_3 = 3.0;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 8.0;
    bool var_8;
    const wp::float32 var_9 = 0.8;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = -1.0;
    const wp::float32 var_15 = 1.0;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 0.8;
    wp::float32 var_20;
    //---------
    // forward
    // def modulate_filter(threshold: float, limit: float):                                   <L 38>
    // if limit >= 4.0 and 3.0 <= wp.sqrt(limit + 1.0) < 8.0:                                 <L 39>
    var_2 = (var_limit >= var_1);
    var_0 = var_2;
    if (var_0) {
        var_5 = wp::add(var_limit, var_4);
        var_6 = wp::sqrt(var_5);
        var_8 = ((var_3 <= var_6) && (var_6 < var_7));
        var_0 = var_0 && var_8;
    }
    if (var_0) {
        // return threshold                                                                   <L 40>
        return var_threshold;
    }
    // level = wp.exp(wp.acos(wp.min(limit, 0.8)))                                            <L 41>
    var_10 = wp::min(var_limit, var_9);
    var_11 = wp::acos(var_10);
    var_12 = wp::exp(var_11);
    // restricted = wp.clamp(wp.min(threshold, level), -1.0, 1.0)                             <L 42>
    var_13 = wp::min(var_threshold, var_12);
    var_16 = wp::clamp(var_13, var_14, var_15);
    // outer_part = wp.sinh(wp.abs(restricted))                                               <L 43>
    var_17 = wp::abs(var_16);
    var_18 = wp::sinh(var_17);
    // return outer_part * 0.8                                                                <L 44>
    var_20 = wp::mul(var_18, var_19);
    return var_20;
}


// compute_durations.py:6
static void adj_shape_stress_0(
    wp::float32 var_rate,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_rate,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = -1.5;
    const wp::float32 var_1 = 2.5;
    wp::float32 var_2;
    const wp::float32 var_3 = 0.01;
    bool var_4;
    const wp::float32 var_5 = -2.7;
    const wp::float32 var_6 = 8.0;
    bool var_7;
    const wp::float32 var_8 = 0.0;
    wp::float32 var_9;
    const wp::float32 var_10 = 1.8;
    wp::float32 var_11;
    const wp::float32 var_12 = -2.5;
    const wp::float32 var_13 = 2.0;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = 1.0;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    const wp::float32 var_20 = 0.75;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 0.1;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    const wp::float32 var_27 = -1.0;
    const wp::float32 var_28 = 0.8;
    wp::float32 var_29;
    const wp::float32 var_30 = 0.6;
    wp::float32 var_31;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    bool adj_7 = {};
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
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    //---------
    // forward
    // def shape_stress(rate: float):                                                         <L 7>
    // if wp.clamp(rate, -1.5, 2.5) > 0.01:                                                   <L 8>
    var_2 = wp::clamp(var_rate, var_0, var_1);
    var_4 = (var_2 > var_3);
    if (var_4) {
        // chosen = wp.where(-2.7 <= rate <= 8.0, rate, 0.0)                                  <L 9>
        var_7 = ((var_5 <= var_rate) && (var_rate <= var_6));
        var_9 = wp::where(var_7, var_rate, var_8);
        // return rate * 1.8, chosen                                                          <L 10>
        var_11 = wp::mul(var_rate, var_10);
        ret_0 = var_11;
        ret_1 = var_9;
        goto label0;
    }
    // combined = wp.abs(wp.clamp(rate, -2.5, 2.0)) + 1.0                                     <L 12>
    var_14 = wp::clamp(var_rate, var_12, var_13);
    var_15 = wp::abs(var_14);
    var_17 = wp::add(var_15, var_16);
    // magnitude = wp.sqrt(combined)                                                          <L 13>
    var_18 = wp::sqrt(var_17);
    // phase = wp.atan2(wp.exp(magnitude), wp.abs(magnitude - 0.75) + 0.1)                    <L 14>
    var_19 = wp::exp(var_18);
    var_21 = wp::sub(var_18, var_20);
    var_22 = wp::abs(var_21);
    var_24 = wp::add(var_22, var_23);
    var_25 = wp::atan2(var_19, var_24);
    // lower = wp.clamp(wp.sin(magnitude), -1.0, 0.8)                                         <L 15>
    var_26 = wp::sin(var_18);
    var_29 = wp::clamp(var_26, var_27, var_28);
    // return phase, lower * 0.6                                                              <L 16>
    var_31 = wp::mul(var_29, var_30);
    ret_0 = var_25;
    ret_1 = var_31;
    goto label1;
    //---------
    // reverse
    label1:;
    adj_31 += adj_ret_1;
    adj_25 += adj_ret_0;
    wp::adj_mul(var_29, var_30, adj_29, adj_30, adj_31);
    // adj: return phase, lower * 0.6                                                         <L 16>
    wp::adj_clamp(var_26, var_27, var_28, adj_26, adj_27, adj_28, adj_29);
    wp::adj_sin(var_18, adj_18, adj_26);
    // adj: lower = wp.clamp(wp.sin(magnitude), -1.0, 0.8)                                    <L 15>
    wp::adj_atan2(var_19, var_24, adj_19, adj_24, adj_25);
    wp::adj_add(var_22, var_23, adj_22, adj_23, adj_24);
    wp::adj_abs(var_21, adj_21, adj_22);
    wp::adj_sub(var_18, var_20, adj_18, adj_20, adj_21);
    wp::adj_exp(var_18, var_19, adj_18, adj_19);
    // adj: phase = wp.atan2(wp.exp(magnitude), wp.abs(magnitude - 0.75) + 0.1)               <L 14>
    wp::adj_sqrt(var_17, var_18, adj_17, adj_18);
    // adj: magnitude = wp.sqrt(combined)                                                     <L 13>
    wp::adj_add(var_15, var_16, adj_15, adj_16, adj_17);
    wp::adj_abs(var_14, adj_14, adj_15);
    wp::adj_clamp(var_rate, var_12, var_13, adj_rate, adj_12, adj_13, adj_14);
    // adj: combined = wp.abs(wp.clamp(rate, -2.5, 2.0)) + 1.0                                <L 12>
    if (var_4) {
        label0:;
        adj_9 += adj_ret_1;
        adj_11 += adj_ret_0;
        wp::adj_mul(var_rate, var_10, adj_rate, adj_10, adj_11);
        // adj: return rate * 1.8, chosen                                                     <L 10>
        wp::adj_where(var_7, var_rate, var_8, adj_7, adj_rate, adj_8, adj_9);
        // adj: chosen = wp.where(-2.7 <= rate <= 8.0, rate, 0.0)                             <L 9>
    }
    wp::adj_clamp(var_rate, var_0, var_1, adj_rate, adj_0, adj_1, adj_2);
    // adj: if wp.clamp(rate, -1.5, 2.5) > 0.01:                                              <L 8>
    // adj: def shape_stress(rate: float):                                                    <L 7>
    return;
}


// compute_durations.py:19
static void adj_apply_weight_0(
    wp::float32 var_radius,
    wp::float32 & adj_radius,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = -1.7;
    wp::float32 var_1;
    const wp::float32 var_2 = -6.0;
    bool var_3;
    const wp::float32 var_4 = 0.2;
    const wp::float32 var_5 = 1.8;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.1;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.6;
    bool var_19;
    const wp::float32 var_20 = -2.0;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    bool adj_3 = {};
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
    bool adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    //---------
    // forward
    // def apply_weight(radius: float):                                                       <L 20>
    // if wp.min(radius, -1.7) >= BASELINE:                                                   <L 21>
    var_1 = wp::min(var_radius, var_0);
    var_3 = (var_1 >= var_2);
    if (var_3) {
        // phase = wp.erfcinv(wp.clamp(radius, 0.2, 1.8))                                     <L 22>
        var_6 = wp::clamp(var_radius, var_4, var_5);
        var_7 = wp::erfcinv(var_6);
        // return phase                                                                       <L 23>
        goto label0;
    }
    // scaled = wp.tanh(radius) * wp.log10(wp.abs(radius) + 0.1)                              <L 24>
    var_8 = wp::tanh(var_radius);
    var_9 = wp::abs(var_radius);
    var_11 = wp::add(var_9, var_10);
    var_12 = wp::log10(var_11);
    var_13 = wp::mul(var_8, var_12);
    // speed = wp.min(scaled, -wp.max(radius, scaled))                                        <L 25>
    var_14 = wp::max(var_radius, var_13);
    var_15 = wp::neg(var_14);
    var_16 = wp::min(var_13, var_15);
    // selected = wp.where(-speed < 0.6, speed, -2.0)                                         <L 26>
    var_17 = wp::neg(var_16);
    var_19 = (var_17 < var_18);
    var_21 = wp::where(var_19, var_16, var_20);
    // return selected * -scaled                                                              <L 27>
    var_22 = wp::neg(var_13);
    var_23 = wp::mul(var_21, var_22);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_23 += adj_ret;
    wp::adj_mul(var_21, var_22, adj_21, adj_22, adj_23);
    wp::adj_neg(var_13, adj_13, adj_22);
    // adj: return selected * -scaled                                                         <L 27>
    wp::adj_where(var_19, var_16, var_20, adj_19, adj_16, adj_20, adj_21);
    wp::adj_neg(var_16, adj_16, adj_17);
    // adj: selected = wp.where(-speed < 0.6, speed, -2.0)                                    <L 26>
    wp::adj_min(var_13, var_15, adj_13, adj_15, adj_16);
    wp::adj_neg(var_14, adj_14, adj_15);
    wp::adj_max(var_radius, var_13, adj_radius, adj_13, adj_14);
    // adj: speed = wp.min(scaled, -wp.max(radius, scaled))                                   <L 25>
    wp::adj_mul(var_8, var_12, adj_8, adj_12, adj_13);
    wp::adj_log10(var_11, adj_11, adj_12);
    wp::adj_add(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_abs(var_radius, adj_radius, adj_9);
    wp::adj_tanh(var_radius, var_8, adj_radius, adj_8);
    // adj: scaled = wp.tanh(radius) * wp.log10(wp.abs(radius) + 0.1)                         <L 24>
    if (var_3) {
        label0:;
        adj_7 += adj_ret;
        // adj: return phase                                                                  <L 23>
        wp::adj_erfcinv(var_6, var_7, adj_6, adj_7);
        wp::adj_clamp(var_radius, var_4, var_5, adj_radius, adj_4, adj_5, adj_6);
        // adj: phase = wp.erfcinv(wp.clamp(radius, 0.2, 1.8))                                <L 22>
    }
    wp::adj_min(var_radius, var_0, adj_radius, adj_0, adj_1);
    // adj: if wp.min(radius, -1.7) >= BASELINE:                                              <L 21>
    // adj: def apply_weight(radius: float):                                                  <L 20>
    return;
}


// compute_durations.py:30
static void adj_restrict_force_0(
    wp::float32 var_heading_a,
    wp::float32 var_delta0,
    wp::float32 & adj_heading_a,
    wp::float32 & adj_delta0,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.2;
    wp::float32 var_1;
    const wp::float32 var_2 = 2.8;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 0.955;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
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
    //---------
    // forward
    // def restrict_force(heading_a: float, delta0: float):                                   <L 31>
    // weight = wp.exp(wp.min(delta0 + 1.2, 2.8))                                             <L 32>
    var_1 = wp::add(var_delta0, var_0);
    var_3 = wp::min(var_1, var_2);
    var_4 = wp::exp(var_3);
    // ratio = wp.tan(wp.min(wp.sin(heading_a), 0.955))                                       <L 33>
    var_5 = wp::sin(var_heading_a);
    var_7 = wp::min(var_5, var_6);
    var_8 = wp::tan(var_7);
    // return wp.max(weight, apply_weight(ratio))                                             <L 34>
    var_9 = apply_weight_0(var_8);
    var_10 = wp::max(var_4, var_9);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_10 += adj_ret;
    wp::adj_max(var_4, var_9, adj_4, adj_9, adj_10);
    adj_apply_weight_0(var_8, adj_8, adj_9);
    // adj: return wp.max(weight, apply_weight(ratio))                                        <L 34>
    wp::adj_tan(var_7, adj_7, adj_8);
    wp::adj_min(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_sin(var_heading_a, adj_heading_a, adj_5);
    // adj: ratio = wp.tan(wp.min(wp.sin(heading_a), 0.955))                                  <L 33>
    wp::adj_exp(var_3, var_4, adj_3, adj_4);
    wp::adj_min(var_1, var_2, adj_1, adj_2, adj_3);
    wp::adj_add(var_delta0, var_0, adj_delta0, adj_0, adj_1);
    // adj: weight = wp.exp(wp.min(delta0 + 1.2, 2.8))                                        <L 32>
    // adj: def restrict_force(heading_a: float, delta0: float):                              <L 31>
    return;
}


// compute_durations.py:37
static void adj_modulate_filter_0(
    wp::float32 var_threshold,
    wp::float32 var_limit,
    wp::float32 & adj_threshold,
    wp::float32 & adj_limit,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    bool var_0;
    const wp::float32 var_1 = 4.0;
    bool var_2;
    const wp::float32 var_3 = 3.0;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 8.0;
    bool var_8;
    const wp::float32 var_9 = 0.8;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::float32 var_14 = -1.0;
    const wp::float32 var_15 = 1.0;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 0.8;
    wp::float32 var_20;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::float32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    bool adj_8 = {};
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
    //---------
    // forward
    // def modulate_filter(threshold: float, limit: float):                                   <L 38>
    // if limit >= 4.0 and 3.0 <= wp.sqrt(limit + 1.0) < 8.0:                                 <L 39>
    var_2 = (var_limit >= var_1);
    var_0 = var_2;
    if (var_0) {
        var_5 = wp::add(var_limit, var_4);
        var_6 = wp::sqrt(var_5);
        var_8 = ((var_3 <= var_6) && (var_6 < var_7));
        var_0 = var_0 && var_8;
    }
    if (var_0) {
        // return threshold                                                                   <L 40>
        goto label0;
    }
    // level = wp.exp(wp.acos(wp.min(limit, 0.8)))                                            <L 41>
    var_10 = wp::min(var_limit, var_9);
    var_11 = wp::acos(var_10);
    var_12 = wp::exp(var_11);
    // restricted = wp.clamp(wp.min(threshold, level), -1.0, 1.0)                             <L 42>
    var_13 = wp::min(var_threshold, var_12);
    var_16 = wp::clamp(var_13, var_14, var_15);
    // outer_part = wp.sinh(wp.abs(restricted))                                               <L 43>
    var_17 = wp::abs(var_16);
    var_18 = wp::sinh(var_17);
    // return outer_part * 0.8                                                                <L 44>
    var_20 = wp::mul(var_18, var_19);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_20 += adj_ret;
    wp::adj_mul(var_18, var_19, adj_18, adj_19, adj_20);
    // adj: return outer_part * 0.8                                                           <L 44>
    wp::adj_sinh(var_17, adj_17, adj_18);
    wp::adj_abs(var_16, adj_16, adj_17);
    // adj: outer_part = wp.sinh(wp.abs(restricted))                                          <L 43>
    wp::adj_clamp(var_13, var_14, var_15, adj_13, adj_14, adj_15, adj_16);
    wp::adj_min(var_threshold, var_12, adj_threshold, adj_12, adj_13);
    // adj: restricted = wp.clamp(wp.min(threshold, level), -1.0, 1.0)                        <L 42>
    wp::adj_exp(var_11, var_12, adj_11, adj_12);
    wp::adj_acos(var_10, adj_10, adj_11);
    wp::adj_min(var_limit, var_9, adj_limit, adj_9, adj_10);
    // adj: level = wp.exp(wp.acos(wp.min(limit, 0.8)))                                       <L 41>
    if (var_0) {
        label0:;
        adj_threshold += adj_ret;
        // adj: return threshold                                                              <L 40>
    }
    if (var_0) {
        wp::adj_sqrt(var_5, var_6, adj_5, adj_6);
        wp::adj_add(var_limit, var_4, adj_limit, adj_4, adj_5);
    }
    // adj: if limit >= 4.0 and 3.0 <= wp.sqrt(limit + 1.0) < 8.0:                            <L 39>
    // adj: def modulate_filter(threshold: float, limit: float):                              <L 38>
    return;
}

struct wp_args_compute_durations_a17669ed {
    wp::array_t<wp::float32> durations;
    wp::array_t<wp::float32> errors;
    wp::array_t<wp::float32> output;
    wp::float32 gain;
    wp::float32 margin;
};

template <bool wp_linear_contiguous>
static void compute_durations_a17669ed_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_compute_durations_a17669ed *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_compute_durations_a17669ed wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.durations.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.errors.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.output.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_durations = _wp_args->durations;
    wp::array_t<wp::float32> var_errors = _wp_args->errors;
    wp::array_t<wp::float32> var_output = _wp_args->output;
    wp::float32 var_gain = _wp_args->gain;
    wp::float32 var_margin = _wp_args->margin;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 10.0;
    wp::float32 var_8;
    const wp::float32 var_9 = 9.0;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::float32 var_12 = 1.8;
    wp::float32 var_13;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.55;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    const wp::float32 var_28 = 1.0;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    //---------
    // forward
    // def compute_durations(                                                                 <L 48>
    // i = wp.tid()                                                                           <L 55>
    var_0 = builtin_tid1d();
    // duration = durations[i]                                                                <L 56>
    var_1 = wp::address(var_durations, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // correction = errors[i] * gain * 10.0                                                   <L 57>
    var_4 = wp::address(var_errors, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_6, var_gain);
    var_8 = wp::mul(var_5, var_7);
    // falloff = duration + 9.0                                                               <L 58>
    var_10 = wp::add(var_2, var_9);
    // energy = duration * gain - 1.8                                                         <L 59>
    var_11 = wp::mul(var_2, var_gain);
    var_13 = wp::sub(var_11, var_12);
    // error = duration - errors[i] * gain + 0.55                                             <L 60>
    var_14 = wp::address(var_errors, var_0);
    var_16 = wp::load(var_14);
    var_15 = wp::mul(var_16, var_gain);
    var_17 = wp::sub(var_2, var_15);
    var_19 = wp::add(var_17, var_18);
    // inner, contribution = shape_stress(wp.atan(falloff))                                   <L 61>
    var_20 = wp::atan(var_10);
    shape_stress_0(var_20, var_21, var_22);
    // pull = inner + contribution                                                            <L 62>
    var_23 = wp::add(var_21, var_22);
    // excess = restrict_force(pull * correction, error)                                      <L 63>
    var_24 = wp::mul(var_23, var_8);
    var_25 = restrict_force_0(var_24, var_19);
    // product = modulate_filter(wp.cos(energy), excess)                                      <L 64>
    var_26 = wp::cos(var_13);
    var_27 = modulate_filter_0(var_26, var_25);
    // blended = wp.lerp(margin, pull, wp.min(excess, 1.0))                                   <L 65>
    var_29 = wp::min(var_25, var_28);
    var_30 = wp::lerp(var_margin, var_23, var_29);
    // output[i] = product + pull + blended                                                   <L 66>
    var_31 = wp::add(var_27, var_23);
    var_32 = wp::add(var_31, var_30);
    wp::array_store(var_output, var_0, var_32);
}

template <bool wp_linear_contiguous>
static void compute_durations_a17669ed_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_compute_durations_a17669ed *_wp_args,
    wp_args_compute_durations_a17669ed *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_compute_durations_a17669ed wp_contiguous_args;
    wp_args_compute_durations_a17669ed wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.durations.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.durations.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.errors.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.errors.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.output.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.output.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_durations = _wp_args->durations;
    wp::array_t<wp::float32> var_errors = _wp_args->errors;
    wp::array_t<wp::float32> var_output = _wp_args->output;
    wp::float32 var_gain = _wp_args->gain;
    wp::float32 var_margin = _wp_args->margin;
    wp::array_t<wp::float32> adj_durations = _wp_adj_args->durations;
    wp::array_t<wp::float32> adj_errors = _wp_adj_args->errors;
    wp::array_t<wp::float32> adj_output = _wp_adj_args->output;
    wp::float32 adj_gain = _wp_adj_args->gain;
    wp::float32 adj_margin = _wp_adj_args->margin;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::float32 var_7 = 10.0;
    wp::float32 var_8;
    const wp::float32 var_9 = 9.0;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::float32 var_12 = 1.8;
    wp::float32 var_13;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 0.55;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    const wp::float32 var_28 = 1.0;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
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
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    //---------
    // forward
    // def compute_durations(                                                                 <L 48>
    // i = wp.tid()                                                                           <L 55>
    var_0 = builtin_tid1d();
    // duration = durations[i]                                                                <L 56>
    var_1 = wp::address(var_durations, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // correction = errors[i] * gain * 10.0                                                   <L 57>
    var_4 = wp::address(var_errors, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_6, var_gain);
    var_8 = wp::mul(var_5, var_7);
    // falloff = duration + 9.0                                                               <L 58>
    var_10 = wp::add(var_2, var_9);
    // energy = duration * gain - 1.8                                                         <L 59>
    var_11 = wp::mul(var_2, var_gain);
    var_13 = wp::sub(var_11, var_12);
    // error = duration - errors[i] * gain + 0.55                                             <L 60>
    var_14 = wp::address(var_errors, var_0);
    var_16 = wp::load(var_14);
    var_15 = wp::mul(var_16, var_gain);
    var_17 = wp::sub(var_2, var_15);
    var_19 = wp::add(var_17, var_18);
    // inner, contribution = shape_stress(wp.atan(falloff))                                   <L 61>
    var_20 = wp::atan(var_10);
    shape_stress_0(var_20, var_21, var_22);
    // pull = inner + contribution                                                            <L 62>
    var_23 = wp::add(var_21, var_22);
    // excess = restrict_force(pull * correction, error)                                      <L 63>
    var_24 = wp::mul(var_23, var_8);
    var_25 = restrict_force_0(var_24, var_19);
    // product = modulate_filter(wp.cos(energy), excess)                                      <L 64>
    var_26 = wp::cos(var_13);
    var_27 = modulate_filter_0(var_26, var_25);
    // blended = wp.lerp(margin, pull, wp.min(excess, 1.0))                                   <L 65>
    var_29 = wp::min(var_25, var_28);
    var_30 = wp::lerp(var_margin, var_23, var_29);
    // output[i] = product + pull + blended                                                   <L 66>
    var_31 = wp::add(var_27, var_23);
    var_32 = wp::add(var_31, var_30);
    // wp::array_store(var_output, var_0, var_32);
    //---------
    // reverse
    wp::adj_array_store(var_output, var_0, var_32, adj_output, adj_0, adj_32);
    wp::adj_add(var_31, var_30, adj_31, adj_30, adj_32);
    wp::adj_add(var_27, var_23, adj_27, adj_23, adj_31);
    // adj: output[i] = product + pull + blended                                              <L 66>
    wp::adj_lerp(var_margin, var_23, var_29, adj_margin, adj_23, adj_29, adj_30);
    wp::adj_min(var_25, var_28, adj_25, adj_28, adj_29);
    // adj: blended = wp.lerp(margin, pull, wp.min(excess, 1.0))                              <L 65>
    adj_modulate_filter_0(var_26, var_25, adj_26, adj_25, adj_27);
    wp::adj_cos(var_13, adj_13, adj_26);
    // adj: product = modulate_filter(wp.cos(energy), excess)                                 <L 64>
    adj_restrict_force_0(var_24, var_19, adj_24, adj_19, adj_25);
    wp::adj_mul(var_23, var_8, adj_23, adj_8, adj_24);
    // adj: excess = restrict_force(pull * correction, error)                                 <L 63>
    wp::adj_add(var_21, var_22, adj_21, adj_22, adj_23);
    // adj: pull = inner + contribution                                                       <L 62>
    adj_shape_stress_0(var_20, var_21, var_22, adj_20, adj_21, adj_22);
    wp::adj_atan(var_10, adj_10, adj_20);
    // adj: inner, contribution = shape_stress(wp.atan(falloff))                              <L 61>
    wp::adj_add(var_17, var_18, adj_17, adj_18, adj_19);
    wp::adj_sub(var_2, var_15, adj_2, adj_15, adj_17);
    wp::adj_mul(var_16, var_gain, adj_14, adj_gain, adj_15);
    wp::adj_address(var_errors, var_0, adj_errors, adj_0, adj_14);
    // adj: error = duration - errors[i] * gain + 0.55                                        <L 60>
    wp::adj_sub(var_11, var_12, adj_11, adj_12, adj_13);
    wp::adj_mul(var_2, var_gain, adj_2, adj_gain, adj_11);
    // adj: energy = duration * gain - 1.8                                                    <L 59>
    wp::adj_add(var_2, var_9, adj_2, adj_9, adj_10);
    // adj: falloff = duration + 9.0                                                          <L 58>
    wp::adj_mul(var_5, var_7, adj_5, adj_7, adj_8);
    wp::adj_mul(var_6, var_gain, adj_4, adj_gain, adj_5);
    wp::adj_address(var_errors, var_0, adj_errors, adj_0, adj_4);
    // adj: correction = errors[i] * gain * 10.0                                              <L 57>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_durations, var_0, adj_durations, adj_0, adj_1);
    // adj: duration = durations[i]                                                           <L 56>
    // adj: i = wp.tid()                                                                      <L 55>
    // adj: def compute_durations(                                                            <L 48>
    return;
}
