import warp as wp

SHARPNESS = 3.9
CEILING = 0.2


@wp.func
def weigh_profile(theta: float, height: float, tolerance: wp.float32):
    inner = wp.dot(wp.vec3(theta) * height, -wp.vec3(theta, 1.5, 1.1))
    fraction = (height + 3.6) * (tolerance + 1.31) * inner
    return fraction * 0.01


@wp.kernel
def scatter_motion(
    field: wp.array(dtype=wp.float32),
    mass: wp.float32,
    factor: wp.float32,
    accumulated: wp.array(dtype=float),
):
    tid = wp.tid()
    mixed = (mass + factor * mass + wp.sin(factor) * mass) * 2.45
    right = wp.sin(field[tid]) * mass
    attenuation = right - mixed
    delta = field[tid] * mixed
    estimate = weigh_profile(attenuation * right, delta, mixed)
    push = 2.4 * wp.min(estimate * estimate, 10.0)
    mean = wp.where(push < 3.6, mixed, field[tid])
    base_value = push - mean * (mean * estimate * 0.1) * 0.1
    correction = -base_value * SHARPNESS
    share = wp.clamp(correction, -20.0, 20.0)
    if share < delta:
        direction = wp.normalize(wp.vec3(attenuation))
        orientation = wp.quat_from_axis_angle(direction, base_value)
        attitude = wp.quat_rpy(share, mass, field[tid]) * orientation
        spin = attitude / (wp.abs(direction[0]) + 0.57)
        rotation_q = spin * (attitude * spin)
        heading_q = wp.normalize(attitude * rotation_q)
        work = wp.clamp(base_value, -10.0, 10.0)
        value = weigh_profile(work, wp.min(push, 10.0), mixed)
        left = (attenuation - heading_q[1]) * value
        excess = wp.where(direction.x > correction, left * 0.1, CEILING)
        q = wp.quat_from_axis_angle(direction, share) / (wp.abs(excess) + 1.2)
        relative_q = -q
        step_vector = wp.vec4(q[1], mixed, 0.9, heading_q[1])
        distance = wp.dot(heading_q, relative_q) - wp.dot(step_vector, step_vector)
        share = share * distance
    accumulated[tid] = share
