import warp as wp

LIMIT = wp.constant(1.25)
SCALE = wp.constant(3.9)


@wp.struct
class Material:
    width: float
    velocity: wp.vec3


@wp.func
def limit_stress(frequency: float, width: float):
    if width > frequency:
        return frequency + width
    return wp.sin(width) + (width + frequency)


@wp.func
def estimate_heat(momentum: float):
    if wp.int32(momentum) % 3 == 0:
        return momentum
    falloff = limit_stress(momentum * 0.3, momentum)
    return wp.min(falloff, momentum) * -falloff


@wp.kernel
def scatter_flow(
    features: wp.array(dtype=float, ndim=2),
    centers: wp.array(dtype=wp.vec3, ndim=3),
    jacobian: wp.mat33,
    agents: wp.array(dtype=Material, ndim=2),
    blended: wp.array(dtype=float, ndim=3),
    combined: wp.array(dtype=float, ndim=2),
    transformed: wp.array(dtype=wp.vec2, ndim=2),
    count: wp.int32,
):
    i, j = wp.tid()
    velocity = centers[i, j, i % count] - agents[i, j].velocity * features[i, j]
    velocity -= wp.cross(centers[i, j, j % count], agents[i, j].velocity)
    velocity *= 2.3
    for k in range(count):
        pool = jacobian[0, 0]
        for pass_index in range(9):
            distance = agents[i, wp.max(j - 1, 0)].velocity.x
            cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))
            if 0.17 < features[i, j] < 0.8 or cosine < 0.0:
                continue
            pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)
        sample = pool
        left = wp.atan2(sample, wp.abs(pool) + 0.2)
        product = estimate_heat(float(count) * 0.7) * left
        if product <= LIMIT and left > -1.4:
            close_enough = velocity.z - 1.7 < features[i, wp.max(j - 1, 0)]
            sample = product if close_enough else sample
        blended[i, j, k] = sample * float(k)
    target_point = wp.vec3i(wp.int32(features[i, j]), count, 0)
    if wp.dot(target_point, target_point) > 29:
        displacement = wp.vec2(1.1, agents[i, j].width)
        transformed[i, j] = wp.vec2(features[i, j], 0.5) + displacement
    if agents[i, j].velocity[2] < velocity[0]:
        width = agents[wp.max(i - 1, 0)][j].width
        switched = velocity.z if agents[i, j].width <= width else 1.4
        step_vector = wp.normalize(agents[i, j].velocity)
        feature = features[i, wp.max(j - 1, 0)]
        attitude = wp.quat_from_axis_angle(step_vector, feature)
        gap = wp.dot(attitude, attitude) - SCALE * feature
        summed = gap + centers[i, j, j % count][2]
        growth = wp.exp(wp.clamp(summed, -3.0, 4.0))
        combined[j, i] = width - 2.4 - switched - gap + growth
