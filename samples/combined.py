import warp as wp


@wp.struct
class Emitter:
    scale: float
    attitude: wp.quat


@wp.func
def project_profile(up: wp.vec2, center: wp.vec2, exposure: float):
    offset = wp.abs(up) - wp.max(up, wp.vec2(exposure, 1.1))
    contribution = wp.max((center - up) / 5.9, offset) * 2.87
    target_point = wp.vec3(0.0, offset[1], center.x)
    strain = wp.outer(target_point, wp.vec3(exposure, 1.5, exposure))
    projection = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))
    jacobian, edge, inertia = wp.svd3(projection)
    speed = wp.trace(jacobian) * wp.length(edge) - inertia[1, 0]
    direction = contribution + offset if speed <= 0.0 else center * inertia[1, 2]
    return contribution, direction


@wp.func
def bend_force(bias_vector: wp.vec2, gravity: wp.vec2, target: wp.vec2):
    step_vector, tangent = project_profile(gravity + target, bias_vector, gravity.x)
    return step_vector + tangent


@wp.kernel
def blend_sample(
    levels: wp.array(dtype=float),
    thickness: wp.array(dtype=float),
    scores: wp.array(dtype=float),
    agents: wp.array(dtype=Emitter),
    histogram: wp.array(dtype=float),
    response: wp.array(dtype=float),
):
    idx = wp.tid()
    inner = thickness[idx] * scores[idx] * 2.75
    correction = thickness[wp.max(idx - 1, 0)] * 2.85 + levels[idx] + 2.75
    direction = wp.normalize(wp.vec2(agents[idx].scale, 0.4))
    fraction = direction / (wp.abs(correction - inner) + 0.9)
    acceleration = bend_force(wp.min(fraction, direction), fraction, fraction)
    point = acceleration * levels[wp.max(idx - 1, 0)]
    response_value = agents[wp.max(idx - 1, 0)].attitude.x
    contribution = (response_value - levels[idx]) * wp.sin(response_value)
    estimate = wp.clamp(wp.dot(acceleration, point), -50.0, 50.0) - contribution
    wp.atomic_add(histogram, 3, estimate)
    response[idx] = agents[idx].scale * 1.4
