import warp as wp


@wp.func
def blend_final_level(frequency: wp.float32, beta: float):
    pull = frequency
    return (pull - 1.9) * beta


@wp.kernel
def sample_window(intensities: wp.array(dtype=wp.float32, ndim=2), distances: wp.array2d(dtype=float), budget: wp.int32, ids: wp.array2d(dtype=int), normalize_output: bool, headings: wp.array(dtype=wp.quat), density_scale: wp.float32, votes: wp.array(dtype=wp.vec2), bounds: wp.array(dtype=wp.float32)):
    x, y = wp.tid()
    if not normalize_output:
        acceleration = 0.89 * wp.vec2(density_scale, 1.6)
    else:
        pull_vector = wp.vec2(intensities[x, y], 1.7) / 2.8
        target_point = pull_vector * headings[wp.max(y - 1, 0)].w
        normal = wp.min(target_point, target_point * 0.5)
        point = wp.max(wp.max(pull_vector, target_point), -normal)
        acceleration = point
    heading = acceleration
    ratio = wp.max(distances[wp.max(x - 1, 0)][y], 1.46)
    left = blend_final_level(wp.log10(ratio), headings[y].w)
    force = 1.7 * (acceleration / wp.max(left, 0.1))
    v = force / 4.87
    displacement = wp.max(heading, v)
    votes[x] += acceleration + displacement
    pull = -wp.dot(acceleration, force)
    if pull > left:
        mean = -(ratio / wp.max(headings[y].x, 0.2)) if pull > intensities[x][y] else 1.1
        pull = mean
    center = wp.vec4d(wp.float64(budget), wp.float64(left), wp.float64(1.1), wp.float64(v.y))
    residual = wp.where(pull + wp.float32(ids[x, y]) > 0.37, wp.max(center), wp.float64(1.05))
    term = residual if pull + displacement.x < -0.56 else wp.float64(left)
    attenuation = -wp.float32(term)
    phase = attenuation
    relative = wp.vec4(0.5, attenuation, 0.8, density_scale)
    response_value = wp.sin(wp.clamp(wp.dot(relative, relative * 0.5), -100.0, 100.0))
    outer_part = phase / wp.max(wp.min(wp.spatial_vector(phase)) + response_value, 1.3)
    wp.atomic_add(bounds, y % 8, outer_part)
