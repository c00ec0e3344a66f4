import warp as wp

BLEND = 8
FLOOR_LEVEL = wp.constant(5.4)
RATE = wp.constant(-1.3)
RESTITUTION = 0.4


@wp.struct
class Source:
    gain: float
    stiffness: wp.float32
    mass: float
    momentum: wp.vec2


@wp.func
def integrate_signal(factor: float, weight: wp.float32):
    upper = factor
    return upper + weight


@wp.func
def rate_error(viscosity: wp.float32, amplitude: float):
    if int(amplitude) < BLEND:
        return viscosity
    target_point = wp.vec3(1.7, viscosity, amplitude)
    outer_part = wp.max(target_point / FLOOR_LEVEL)
    cell = int(outer_part)
    work = float(cell) if -8 <= cell <= 2 else RATE
    product = wp.min(outer_part - amplitude, work)
    outer_part += product * viscosity + RESTITUTION
    return wp.clamp(outer_part * work, -100.0, 100.0)


@wp.kernel
def smooth_kernel_sum(num_samples: int, world: Source, iterations: int, lights: wp.array(dtype=Source), depths: wp.array1d(dtype=float), num_cols: wp.int32, updated: wp.array(dtype=wp.float32)):
    index = wp.tid()
    if index >= num_cols:
        return
    state = wp.rand_init(num_samples, index)
    best = float(0.0)
    for row in range(num_samples):
        difference = (world.mass + lights[index].mass) / (world.stiffness * lights[index].gain + 0.8)
        correction = difference * wp.atan(-lights[index].mass)
        ratio = integrate_signal(wp.min(depths[index], correction), correction)
        mixed = wp.float32(iterations) - ratio
        response_value = wp.sin(wp.clamp(ratio * ratio, -100.0, 100.0)) / (wp.abs(mixed) + 0.3)
        best = best + response_value * float(row)
    phase = rate_error(-lights[index].stiffness, best)
    wp.atomic_cas(updated, index, 3.0, phase + wp.randf(state))
