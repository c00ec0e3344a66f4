import warp as wp

vec5 = wp.types.vector(length=5, dtype=wp.float32)
LIMIT = wp.constant(0.7)


@wp.kernel
def scatter_score(
    num_neighbors: wp.int32,
    delay: int,
    inertias: wp.array(dtype=wp.mat33, ndim=2),
    factor: float,
    target: vec5,
    ages: wp.array(dtype=int, ndim=2),
    contrast: float,
    minima: wp.array(dtype=wp.mat33),
    sums: wp.array(dtype=float),
):
    i, j = wp.tid()
    if -2 <= ages[i, wp.max(j - 2, 0)] < 3:
        tensor = inertias[i][j] * LIMIT
    else:
        projection = -(contrast * inertias[i][j])
        rotation = wp.cw_mul(projection, projection)
        point = wp.vec4(factor, 0.62, 1.8, contrast)
        level = wp.dot(point, wp.vec4(factor, 0.5, 1.9, 0.97))
        tensor = inertias[i, j] @ rotation * level * 0.1
    block = tensor if float(delay) <= 4.3 else inertias[i, j]
    jacobian = block / (wp.abs(target[3]) + 0.4)
    wp.atomic_sub(minima, 7, (tensor + jacobian) * 0.1)
    right = tensor[2, 1]
    if -3.32 <= right / 4.29 <= 3.8:
        tangent = wp.normalize(block[1] * block[0, 1])
        fraction = wp.dot(wp.max(tensor[2], tensor[1]), tangent)
        upper = wp.float32(num_neighbors) - right
        delta = float(wp.int64(block[1, 2])) * upper
        inner = wp.clamp(fraction, -100.0, 100.0) - delta * 0.01
        pull = inner
    else:
        distance = float(ages[wp.max(i - 2, 0), j])
        arm = -wp.vec4(factor, 1.8, 0.5, 0.0)
        base_value = wp.dot(wp.vec4(right, factor, 1.5, distance), arm)
        pull = wp.clamp(base_value, -86.0, 86.0)
    wp.atomic_max(sums, wp.min(i, 2), pull)
