import warp as wp

SHARPNESS = -0.008


@wp.struct
class Contact:
    rate: float
    order: wp.int32
    direction: wp.vec3


@wp.func
def weigh_flux(pivot: wp.vec3, stiffness: wp.float32, depth: wp.int32):
    if float(depth) < -0.5:
        return pivot
    score = stiffness if stiffness < 0.567 else -0.15
    velocity = wp.where(score >= SHARPNESS, pivot, pivot * 0.5)
    p = wp.vec4(score, 0.7, velocity[2], score)
    fraction = wp.dot(wp.vec4(0.8, score, 0.4, score), p)
    return (fraction + fraction) * velocity


@wp.kernel
def resolve_stress(nodes: wp.array2d(dtype=Contact), drifts: wp.array(dtype=wp.vec2, ndim=2), depths: wp.array(dtype=float, ndim=3), bounds: wp.array2d(dtype=wp.vec3), extremes: wp.array(dtype=wp.vec3), totals: wp.array2d(dtype=wp.float32), num_rounds: int, origin: wp.vec3, camera: wp.transform, view_matrix: wp.mat22, level: int, dim_x: wp.int32):
    i, j = wp.tid()
    if i >= dim_x:
        return
    raw = nodes[i, wp.max(j - 1, 0)].rate
    steps_left = level * num_rounds
    color = weigh_flux(wp.abs(nodes[i, j].direction), raw, steps_left)
    wp.atomic_add(bounds, i, wp.min(dim_x, 3), color)
    normal = camera.p / (wp.abs(view_matrix[0, 1]) + 1.3)
    load_factor = depths[i, j, j % num_rounds] / (drifts[i][j][0] + 0.15)
    moment = wp.cross(color, origin) * load_factor
    offset_vector = normal * load_factor
    tangent = normal + wp.min(moment, offset_vector)
    product = wp.length(drifts[i, j]) * wp.min(wp.vec4(raw))
    cell = steps_left
    block = nodes[i, j].order if 1.2 - tangent.x <= 1.2 or view_matrix[1, 0] * color.z > -0.4 else dim_x
    order_value = wp.where(-1.1 < view_matrix[1, 1] <= 1.3, 15 + cell, block << 3)
    displacement = wp.min(wp.max(tangent, wp.vec3(0.0)), wp.vec3(1.0))
    excess = wp.clamp(product, 0.01, 1.0)
    direction = weigh_flux(displacement, excess, wp.min(order_value, 280))
    edge = wp.sign(origin) / (wp.abs(-offset_vector[1]) + 1.5)
    share = nodes[(i + 1) % dim_x, wp.max(j - 2, 0)].rate
    p = edge + wp.abs(edge) / (share * 3.38 + 0.3)
    wp.atomic_add(extremes, block % 15, direction + p)
    arm = wp.vec4(camera[1], excess, load_factor, view_matrix[0, 1])
    totals[j, 1] += wp.max(arm * nodes[i, j].rate)
