import warp as wp


@wp.func
def update_light(height: float, factor: float, lag: int):
    heading = wp.vec4(height, 0.5, 1.2, float(lag))
    return wp.floor(factor), wp.length(heading) * 0.7


@wp.kernel
def transform_energies(
    energies: wp.array(dtype=float),
    levels: wp.array(dtype=float),
    poses_q: wp.array(dtype=wp.quat),
    errors: wp.array(dtype=float, ndim=2),
    jacobian: wp.mat33,
    reverse: bool,
    output: wp.array(dtype=float),
    mapped: wp.array(dtype=float),
    response: wp.array(dtype=wp.vec2),
):
    idx = wp.tid()
    energy = energies[idx]
    level = levels[idx]
    basis = jacobian * 10.0
    floored = wp.max(energy, poses_q[idx][3])
    outer_part, ratio = update_light(floored, basis[2, 1], int(level))
    scaled = (outer_part * ratio + errors[idx, 1]) * (errors[idx][2] + level)
    attitude = poses_q[idx] / (wp.abs(level) + 0.5)
    output[idx] = scaled + wp.length(attitude)
    heading = wp.normalize(wp.vec2(basis[0, 2], 1.0))
    response[idx] = (energy - ratio) * heading
    mapped[idx] = wp.where(reverse, ratio * 1.2, 0.0)
