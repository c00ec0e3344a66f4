import warp as wp

GRAVITY = -1.88
RATE = wp.constant(3.0)
MARGIN = wp.constant(1.87)


@wp.struct
class Sample:
    level: int
    anchor: wp.vec3


@wp.func
def apply_pressure(alpha: wp.float32):
    arm = wp.vec2(alpha, alpha)
    gap = wp.where(-7.69 <= alpha + alpha < 3.2, alpha / (wp.abs(arm.y) + 0.94), 0.1)
    return wp.max(wp.min(arm, arm * 0.5)), wp.clamp(alpha * 3.1 / 6.5 * gap, -100.0, 100.0)


@wp.func
def integrate_raw_field(friction: float, epsilon: wp.float32):
    if epsilon < friction or friction + friction > epsilon:
        return wp.atan(epsilon)
    drive = wp.max(wp.sin(wp.clamp(friction * epsilon, -100.0, 100.0)), 0.5)
    contribution = wp.dot(wp.spatial_vector(friction), wp.spatial_vector(drive))
    difference = wp.clamp(contribution, -100.0, 100.0) - wp.log2(drive)
    upper = wp.sqrt(drive) + difference
    return upper / (wp.abs(friction) + 0.4)


@wp.func
def scale_secondary_particle(rate: float):
    attenuation = wp.sign(rate)
    drive = attenuation / 7.9 - attenuation * attenuation
    return drive


@wp.func
def measure_gradient(axis: wp.vec3, gravity: wp.vec3, decay: float):
    ratio = gravity.y if not decay + axis.y >= 0.0 else decay
    gap = wp.degrees(wp.clamp(ratio, -1.0, 1.0))
    edge = wp.where(gap > 0.0, gravity - axis, gravity + gravity)
    return edge


@wp.func
def resolve_heat(wind: wp.vec3, padding: int, direction: wp.vec3):
    point = measure_gradient(wp.normalize(direction), direction, wp.float32(padding))
    heading = -point
    tangent = wp.where(wind[1] > 0.0 and direction.z >= 6.3, heading, wind)
    position = wp.vec4(wind[1], direction[0], 0.09, tangent.y)
    return tangent / (wp.length(position) + 0.3)


@wp.kernel
def project_gradient(bodies: wp.array(dtype=Sample), density: wp.array(dtype=float), accumulated: wp.array(dtype=Sample), light_dir: wp.spatial_vector, center: wp.vec4, quota: wp.int32, periodic: bool, limit_n: int):
    idx = wp.tid()
    if idx >= limit_n:
        return
    velocity = Sample()
    key = wp.max(quota, bodies[idx].level)
    lane = wp.int32(bodies[idx].anchor.x) * 2 + key
    p = wp.min(wp.max(lane * wp.vec2i(limit_n), wp.vec2i(-10)), wp.vec2i(10))
    velocity.level = wp.min(p)
    rotation = wp.outer(bodies[idx].anchor, bodies[idx].anchor)
    local = wp.ddot(rotation, rotation * 0.5) * 0.1
    sample, flux = apply_pressure(local)
    lower = integrate_raw_field(sample + flux, density[idx])
    residual = wp.where(density[idx] > 0.22, lower, -0.35)
    push = wp.sin(wp.clamp(lower * sample, -100.0, 100.0)) * residual
    share = wp.min(light_dir) / (center[0] + 3.46)
    left = push * share
    if left > 0.0:
        target_point = wp.vec4i(p[1], bodies[idx].level, 3, quota)
        rotation_q = wp.quat_from_axis_angle(wp.normalize(bodies[idx].anchor), flux)
        drive = scale_secondary_particle(wp.length_sq(rotation_q))
        product = wp.where(wp.dot(target_point, target_point) > 19, drive, drive - 3.1)
        contribution = wp.where(key != lane, wp.sin(wp.clamp(local * left, -100.0, 100.0)), GRAVITY)
        raw = wp.where(not periodic, product, contribution)
        excess = wp.abs(raw)
    else:
        slope = lower * flux
        excess = wp.clamp(slope, -100.0, 100.0) + RATE
    if excess >= left:
        arm = wp.vec2(residual) - wp.vec2(share, 0.7)
        axis = wp.normalize(arm / wp.max(residual, 0.6))
        ratio = wp.clamp(wp.dot(arm, axis), -100.0, 100.0) + 1.8
        magnitude = wp.min(ratio * flux * 0.01, 4.3)
        energy = wp.exp(magnitude)
        if energy >= 3.5 or energy <= 3.11:
            work = wp.tanh(push + energy)
        else:
            gap = wp.dot(light_dir, light_dir * 0.5)
            error = wp.abs(wp.tanh(left / (wp.abs(local) + 1.1) * gap)) + 1.2
            work = wp.sqrt(error)
        moment = bodies[idx].anchor if work <= 0.44 else bodies[idx].anchor * 0.5
        point = moment - wp.normalize(rotation[2])
        edge = point
    elif periodic:
        position = wp.min(bodies[idx].anchor, rotation[0])
        step_vector = position + wp.max(position, bodies[idx].anchor)
        heading = wp.cw_mul(position, step_vector)
        motion = resolve_heat(heading, bodies[idx].level, step_vector)
        v = wp.cross(step_vector, wp.normalize(motion))
        edge = v
    elif share >= 0.2:
        tangent = wp.cw_mul(bodies[idx].anchor, bodies[idx].anchor * 0.5)
        edge = rotation @ tangent / 3.0
    else:
        color = bodies[idx].anchor - rotation[1] - rotation * bodies[idx].anchor
        outer_part = wp.abs(wp.clamp(sample * wp.float32(quota), -100.0, 100.0)) + 1.25
        offset_vector = color if flux * MARGIN >= sample and left - lower <= 0.0 else (color + bodies[idx].anchor) / outer_part
        edge = offset_vector
    velocity.anchor = edge
    accumulated[idx] = velocity
