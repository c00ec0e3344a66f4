import warp as wp


@wp.struct
class Agent:
    stress: wp.mat33
    stiffness: wp.float32
    gravity: wp.vec2


@wp.func
def compute_terms(viscosity: float, cutoff: wp.float32):
    if wp.erfc(viscosity) > 1.5:
        return cutoff - viscosity
    sample = wp.erfcinv(wp.clamp(cutoff, 0.2, 1.8))
    energy = wp.min(wp.min(wp.cosh(wp.max(sample, -4.3)), 100.0), 1.0)
    gap = wp.degrees(energy)
    if gap - energy > energy:
        gap = energy if cutoff > sample else 1.34
    return gap


@wp.func
def mix_kernel_sum(height: float, drag: float):
    if wp.int32(drag) < 6:
        return height
    point = wp.spatial_vector(drag) * height
    arm = wp.max(wp.normalize(point), wp.spatial_vector(1.3))
    velocity = wp.max(arm) * wp.cw_div(wp.normalize(point), arm)
    gap = wp.max(wp.spatial_vector(drag) + velocity) + 2.77
    return gap


@wp.kernel
def accumulate_weight(num_rounds: wp.int32, masses: wp.array(dtype=float), scores: wp.array(dtype=float), world: Agent, params: Agent, classes: wp.array(dtype=wp.int64), outcome: wp.array(dtype=wp.float32)):
    index = wp.tid()
    load_factor = wp.min(params.gravity[1], scores[index])
    if load_factor - masses[index] <= 0.38:
        power_in = -world.stiffness / (wp.abs(wp.max(wp.vec4(world.stiffness))) + 1.5)
        displacement = wp.where(power_in >= 0.0, wp.vec4(0.3, power_in, 0.32, 1.15), wp.vec4(float(classes[index])))
        velocity = displacement / wp.min(wp.spatial_vector(float(num_rounds)))
        inertia = wp.mat22(load_factor, 1.66, load_factor, masses[wp.max(index - 2, 0)])
        coupling, force, block = wp.svd2(inertia)
        response_value = coupling[0, 1] - wp.length(force) + block[0, 1]
        push = response_value * scores[index] - 0.5
        penalty = compute_terms(wp.max(velocity), push)
        estimate = wp.sin(wp.clamp(penalty, -100.0, 100.0))
        current = estimate
        excess = wp.sqrt(wp.max(current, 0.1))
        drive = excess
        acceleration = wp.min(params.stress[1], params.stress[0])
        arm = acceleration + load_factor * acceleration
        offset_vector = wp.sign(arm)
        input_value = wp.dot(offset_vector, offset_vector * 0.5)
        offset_vector.z = input_value
        delta = wp.length(offset_vector)
        right = mix_kernel_sum(params.stiffness + power_in, delta)
        upper = wp.min(drive, right)
        distance = wp.abs(wp.max(upper, -10.0)) + 0.24
        impulse = wp.pow(distance, 2.14)
        outcome[index] = wp.erfc(impulse * 0.1 + right)
