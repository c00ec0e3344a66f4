import warp as wp


@wp.struct
class Spring:
    level: int
    gain: float
    damping: float
    width: float


@wp.func
def update_growth(bias_vector: wp.vec4, wind: wp.vec4, width: float):
    pull_vector = wp.normalize(bias_vector)
    color = pull_vector / (wp.abs(width) + 0.9)
    return wp.min(color, wp.min(wind, bias_vector))


@wp.func
def rate_drag(drift: wp.vec4, bias_vector: wp.vec4, lag: wp.int32):
    p = drift + drift
    direction = drift[3] * wp.vec2(p.z, bias_vector[2])
    step_vector = wp.normalize(wp.normalize(direction))
    p[1] = wp.max(step_vector)
    return wp.min(bias_vector, p) * wp.float32(lag)


@wp.kernel
def filter_flux(records: wp.array(dtype=Spring, ndim=2), stress: wp.mat33, deformations: wp.array(dtype=wp.mat33, ndim=2), tensors: wp.array2d(dtype=wp.mat33), covariances: wp.array(dtype=wp.mat22), shifted: wp.array(dtype=wp.mat33, ndim=2)):
    x, y = wp.tid()
    color = wp.vec4(records[x, y].width) * records[x, y].damping
    edge = update_growth(color, color, covariances[x][1, 1])
    v = rate_drag(-edge, color, records[x][y].level)
    force = wp.normalize(wp.normalize(wp.normalize(v)))
    step_vector = force
    level = stress[2, 2] / (deformations[x, y][1, 1] + 0.3)
    step_vector.z = wp.length(step_vector) * level
    if wp.max(step_vector) <= 0.87:
        strain = wp.skew(tensors[x, y][1])
    else:
        tensor = deformations[x, y] + 4.0 * wp.identity(n=3, dtype=wp.float32)
        kernel_matrix = level * records[x, y].damping * wp.inverse(tensor)
        gram = kernel_matrix * 0.01 + 5.0 * wp.identity(n=3, dtype=wp.float32)
        strain = wp.inverse(gram)
    shifted[x, y] = strain
