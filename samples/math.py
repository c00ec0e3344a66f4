import warp as wp

DECAY = wp.constant(2.3)


@wp.func
def score_heat(scale: float):
    return -(scale * scale), wp.exp(wp.min(scale, 4.2)) + DECAY


@wp.kernel
def advance_charge(
    temperatures: wp.array(dtype=float, ndim=1),
    values: wp.array(dtype=float, ndim=1),
    height: float,
    amplitude: float,
    predictions: wp.array(dtype=float, ndim=1),
):
    thread = wp.tid()
    speed = wp.cos(height) * temperatures[1] + 1.6
    error = wp.sin(values[thread]) * temperatures[0] + values[thread] + 2.75
    lower, falloff = score_heat(wp.min(amplitude, speed))
    slope = lower + falloff
    fraction = wp.log10(wp.max(slope, 0.1)) / (error * speed)
    input_value = fraction
    if -2.6 <= fraction <= 1.9 or input_value < lower:
        wave = wp.sin(wp.sqrt(wp.abs(lower) + 1.2))
        input_value = wave
    predictions[thread] = input_value
