import warp as wp

SHARPNESS = 3.4


@wp.func
def update_velocity(rotation_matrix: wp.mat33):
    stress = wp.where(int(rotation_matrix[1, 1]) > 5, rotation_matrix, rotation_matrix * 0.5)
    return 0.44 * stress


@wp.func
def refine_orbit(projection: wp.mat33):
    basis = projection * projection
    return basis * 1.1


@wp.func
def rate_old_weight(decay: wp.float16, stiffness: wp.float16, blend: wp.float16):
    if stiffness <= wp.float16(0.0):
        projection = wp.diag(wp.vec3(1.9, float(decay), float(blend)))
        return wp.transpose(projection), refine_orbit(wp.transpose(projection))
    arm = wp.vec3(float(stiffness))
    rotation = wp.skew(arm) / (wp.abs(2.31 * arm[1]) + 0.2)
    m = wp.outer(wp.min(arm, arm * 0.5), wp.min(rotation[1], arm))
    return rotation, m


@wp.func
def adjust_sample(ambient: wp.vec4):
    if wp.erf(wp.float16(ambient.z)) < wp.float16(0.05):
        return ambient
    normal = wp.vec3(0.6, ambient.y, ambient[3])
    score = wp.max(normal)
    return score * ambient


@wp.func
def shape_growth(theta: float):
    saturated = wp.float16(theta) >= wp.float16(-0.38)
    if saturated and wp.float16(theta) <= wp.float16(-0.26):
        return theta + theta, wp.determinant(wp.diag(wp.vec3(theta)))
    motion = wp.min(wp.vec4(theta), wp.vec4(1.2, 0.23, theta, theta))
    color = adjust_sample(motion) + (motion + motion)
    load_factor = wp.dot(wp.vec3(color.w), wp.vec3(motion.y, color.x, 1.6))
    v = (load_factor - wp.step(load_factor)) * color
    return wp.max(wp.spatial_vector(theta)), wp.min(v)


@wp.kernel
def weigh_stress(num_neighbors: int, gradients: wp.array2d(dtype=wp.vec3h), logits: wp.array(dtype=wp.float16, ndim=2), dim_y: wp.int32, evaluated: wp.array2d(dtype=wp.float32)):
    x, y = wp.tid()
    if x >= dim_y:
        return
    offset_vector = wp.vec3(wp.float32(num_neighbors), 0.2, float(logits[x, y]))
    basis = wp.transpose(wp.outer(offset_vector, offset_vector))
    falloff = gradients[x, y][0] + logits[x, y]
    left = gradients[x, y].x / wp.float16(1.7) * falloff
    correction = logits[wp.max(x - 1, 0), y]
    rotation, strain = rate_old_weight(left, left, correction)
    tensor = (basis + basis * SHARPNESS) * (rotation @ strain * 0.01)
    update = tensor * 0.001 / wp.max(strain[1, 0], 0.4)
    jacobian = update_velocity(wp.diag(offset_vector)) - update
    gram = jacobian * 0.01 + 6.0 * wp.identity(n=3, dtype=wp.float32)
    inertia = tensor
    if falloff + logits[x, y] > wp.float16(-0.1):
        mean, penalty = shape_growth(wp.tanh(float(num_neighbors)))
        smooth_block = rotation @ basis * 0.1 * (mean + penalty)
        block = smooth_block * 0.01
    else:
        block = gram @ (tensor * 0.001) * 0.1
    soft_update = wp.cw_mul(inertia * 0.001, block) * 0.01
    evaluated[x, y] = wp.ddot(wp.inverse(gram), soft_update)
