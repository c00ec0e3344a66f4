import warp as wp


@wp.func
def mix_energy(spread: wp.float32):
    term = wp.where(not spread + spread <= 0.83, spread + spread + (spread + spread), 0.3)
    return term


@wp.func
def bend_sample(tolerance: float):
    error = mix_energy(tolerance * tolerance * 0.01)
    if error <= 1.6:
        return tolerance
    side = wp.vec4i(1, int(error), 0, int(error))
    order_value = wp.clamp(wp.dot(side, side), -100, 100)
    rank = wp.sign(order_value)
    level = float(wp.max(int(error), rank)) - float(~rank)
    return wp.sin(wp.min(level, 100.0))


@wp.kernel
def measure_balance(taps: int, bias: wp.float32, density_scale: float, alpha: wp.float32, margin: wp.float32, displacements: wp.array4d(dtype=wp.vec3), gamma: wp.float32, invert_sign: bool, solution: wp.array(dtype=wp.mat33, ndim=3), result: wp.array(dtype=float, ndim=4)):
    row, col, layer = wp.tid()
    arm = displacements[row, col, layer, row % 3]
    color = wp.where(not invert_sign, arm, arm * 0.5)
    step_vector = wp.cross(arm, color)
    contribution = step_vector[1] + margin + wp.sqrt(gamma)
    base_value = wp.abs(bend_sample(contribution)) + 0.92
    relative = wp.min(color, step_vector + color) / base_value
    solution[row, col, layer] = wp.matrix_from_cols(relative, relative * 0.5, step_vector)
    for b in range(5):
        acceleration = displacements[row, col, layer, row % 3]
        pull_vector = acceleration / wp.max(arm[0], 0.3)
        level = wp.where(invert_sign, bend_sample(bias), 0.2)
        correction = wp.dot(step_vector + arm, pull_vector) + level
        work = correction * wp.float32(taps) + density_scale
        result[row, col, layer, b] = work / alpha - wp.float32(b)
