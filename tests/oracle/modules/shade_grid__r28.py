import warp as wp


@wp.struct
class Light:
    orientation: wp.quat
    gravity: wp.vec3


@wp.func
def soften_body(inertia: wp.mat33, beta: float, degree: int):
    jacobian = wp.skew(beta * inertia[2])
    return wp.cw_mul(inertia, jacobian) * float(degree)


@wp.kernel
def shade_grid(masses: wp.array(dtype=float, ndim=2), labels: wp.array(dtype=int), cells: wp.array(dtype=Light), field: wp.array(dtype=wp.float32), readings: wp.array(dtype=float), blended: wp.array(dtype=wp.mat33), combined: wp.array(dtype=wp.vec3), window: int, shift: float, depth: int):
    i = wp.tid()
    gram = wp.outer(cells[i].gravity, cells[i].gravity)
    normal = cells[wp.max(i - 1, 0)].gravity
    strain = wp.matrix_from_rows(normal, normal * 0.5, normal)
    inner = wp.max(field[i] + readings[i], 1.3)
    m = masses[i, window % 3] * gram / inner
    rotation = strain / 4.0 * (soften_body(m, shift, i) * 0.1)
    heading = wp.vec2(readings[i], strain[2, 2])
    if not -0.74 < wp.min(heading) <= 0.63:
        gap = wp.pow(2.9 - masses[i][0], 2.9)
    else:
        load_factor = wp.min(field[wp.max(i - 2, 0)], rotation[1, 2])
        force = wp.spatial_vector(float(labels[i])) + wp.spatial_vector(readings[i])
        p = force if load_factor < inner else force + force
        motion = wp.min(force + force, wp.normalize(p + p))
        right = wp.dot(wp.normalize(force) / 7.8, motion)
        gap = wp.min(wp.length(p), 100.0) * right
    tensor = wp.diag(cells[i].gravity) @ gram * (rotation / (wp.abs(gap) + 0.2))
    blended[i] = tensor
    if gap - gram[1, 2] <= -0.6:
        velocity = wp.min(gram[2] * rotation[1, 2], normal * gap)
        combined[i] = wp.max(velocity, gram @ wp.normalize(velocity))
    else:
        center = cells[i].gravity - wp.normalize(tensor[2])
        combined[i] = (center - gram @ center) * float(depth)
