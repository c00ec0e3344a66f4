import warp as wp

BASE_LEVEL = wp.constant(2.0)


@wp.func
def combine_contact(decay: float):
    upper = wp.degrees(wp.clamp(decay, -1.0, 1.0))
    if upper < BASE_LEVEL:
        return decay / (wp.abs(decay) + 0.9)
    frame = wp.outer(wp.vec3(upper), wp.vec3(upper, 1.7, decay))
    difference = wp.ddot(wp.diag(wp.vec3(upper)), frame * 0.01)
    error = wp.dot(wp.normalize(wp.spatial_vector(difference)), wp.spatial_vector(decay))
    input_value = wp.clamp(error, -100.0, 100.0)
    score = wp.sin(wp.clamp(difference, -100.0, 100.0)) - input_value
    return wp.tanh(score * input_value)


@wp.kernel
def track_weight(ticks: wp.array(dtype=int), mask: wp.array1d(dtype=wp.bool), bases: wp.array(dtype=wp.mat33), labels: wp.array(dtype=int), scaled: wp.array(dtype=wp.float32), tolerance: wp.float32, gamma: float):
    thread = wp.tid()
    distance = wp.where(mask[thread], tolerance * gamma, bases[thread][2, 0] / gamma)
    load_factor = combine_contact(distance)
    residual = load_factor + distance + (load_factor + load_factor)
    falloff = residual * load_factor - float(ticks[thread])
    scaled[thread] = falloff - wp.float32(labels[thread])
