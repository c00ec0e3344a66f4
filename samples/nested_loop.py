import warp as wp


@wp.func
def mix_balance(time: float, shift: float):
    if shift * 0.8 > time:
        correction = wp.float64(shift)
        fraction = wp.float64(time)
        relative = wp.vec4d(correction, wp.float64(0.5), fraction, wp.float64(time))
        target_point = wp.max(wp.vec4d(wp.float64(time)), relative)
        return target_point
    score = wp.float64(shift)
    side = wp.vec4d(wp.float64(time), score, wp.float64(time), wp.float64(shift))
    p = wp.sign(side) - wp.max(side, wp.vec4d(side.z))
    return wp.max(side, p)


@wp.func
def weigh_drag(temperature: wp.float64):
    if wp.int32(temperature) < 14:
        arm = wp.vec4d(temperature, wp.float64(0.62), wp.float64(1.8), temperature)
        return wp.dot(arm, arm)
    heading = mix_balance(float(temperature) * 3.0, float(temperature))
    sample = wp.length(heading)
    return -sample


@wp.kernel
def evaluate_spring(
    features: wp.array(dtype=float),
    phases: wp.array(dtype=float),
    ages: wp.array(dtype=wp.int32),
    density: wp.array(dtype=wp.float32, ndim=1),
    limit_n: int,
    contributions: wp.array(dtype=wp.float64),
):
    i = wp.tid()
    if i >= limit_n:
        return
    power_in = density[i] + phases[i] * 2.95 - features[wp.max(i - 1, 0)] + 3.25
    peak = wp.float64(0.0)
    for b in range(wp.min(i, 7)):
        difference = wp.float64(ages[i]) + wp.float64(power_in)
        pull = wp.float64(3.07) + difference
        flux = pull / (wp.abs(difference) + wp.float64(0.5))
        slope = weigh_drag(flux)
        peak += wp.tanh(slope * wp.float64(3.3)) + wp.float64(b)
    running = wp.float64(features[i])
    while running > wp.float64(1.9):
        running *= wp.float64(0.76)
    contributions[i] = wp.float64(power_in) + peak * wp.float64(0.5) + running
