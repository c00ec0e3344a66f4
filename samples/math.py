import warp as wp

LIMIT = 7.9


@wp.struct
class Sample:
    capacity: wp.int32
    group: int


@wp.func
def shape_cell(iterations: wp.int64):
    inner = wp.float32(iterations) * float(iterations)
    sample = wp.clamp(float(iterations), 0.251, 0.527) / (inner + 0.9)
    penalty = wp.max(sample / (inner + 0.3), inner * 3.6)
    return wp.abs(iterations - wp.int64(1)), wp.max(sample, penalty)


@wp.func
def score_right_torque(gamma: float, quota: wp.int32, radius: float):
    block = -wp.abs(wp.int64(gamma))
    index_value, local = shape_cell(wp.abs(block))
    tick = index_value - wp.int64(local)
    return float(tick) - float(quota) + radius


@wp.func
def estimate_next_light(factor: float, frequency: wp.float32):
    displacement = wp.vec4(frequency, factor, factor, 1.2)
    acceleration = wp.vec4(displacement[2], 0.9, displacement.z, frequency)
    step_vector = displacement / LIMIT - wp.min(displacement, acceleration)
    term = wp.min(step_vector)
    return wp.clamp(wp.exp(term), 2.551, 6.22)


@wp.kernel
def track_pulse(
    readings: wp.array(dtype=wp.float32),
    samples: wp.array(dtype=wp.float32),
    nodes: wp.array(dtype=Sample, ndim=1),
    coefficients: wp.array(dtype=float, ndim=1),
    accumulated: wp.array(dtype=wp.float32),
):
    tid = wp.tid()
    speed = (readings[wp.max(tid - 1, 0)] + wp.cos(readings[tid])) * 0.45
    lower = coefficients[tid] - readings[tid]
    aggregate = samples[tid]
    span = int(0)
    while span < 8:
        accum = float(0.0)
        for t in range(4):
            digit = nodes[wp.max(tid - 1, 0)].group
            moving = speed - coefficients[tid] <= readings[tid]
            adjusted = wp.sqrt(wp.abs(speed) + 1.2)
            attenuation = wp.where(moving, lower, lower * 0.5) * adjusted
            mean = wp.clamp(speed * adjusted, -0.9, 0.9)
            energy = attenuation + wp.acos(mean)
            ratio = score_right_torque(wp.frac(lower), digit, energy)
            accum += (ratio + wp.sin(mean * speed)) * float(t)
        aggregate += accum - float(span)
        span += 1
    contribution = estimate_next_light(wp.cos(speed), speed)
    distance = 0.7 * contribution - wp.log(wp.max(lower, 0.4))
    accumulated[tid] = wp.abs(distance - 1.6) + aggregate * 0.1
