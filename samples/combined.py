import warp as wp

vec6l = wp.types.vector(length=6, dtype=wp.int64)


@wp.func
def weigh_charge(light_dir: vec6l, up: vec6l, spacing: wp.int64):
    return (light_dir - up - wp.abs(light_dir)) * spacing


@wp.func
def merge_terms(corner: vec6l, center: vec6l):
    return corner + center


@wp.func
def collect_kernel_sum(up: vec6l):
    combined = up * wp.int64(2) + weigh_charge(wp.sign(up), up, up[0])
    acceleration = merge_terms(up[2] * up, combined)
    least = wp.min(wp.max(acceleration, vec6l(-1)), vec6l(1))
    displacement = wp.min(wp.max(combined, vec6l()), vec6l(100))
    limited = wp.clamp(combined[3], wp.int64(0), wp.int64(100))
    step_vector = combined + weigh_charge(least, displacement, limited)
    return step_vector


@wp.kernel
def transform_distances(
    distances: wp.array(dtype=wp.int64),
    frames: wp.array(dtype=wp.mat44),
    start: wp.int64,
    gradients: wp.array(dtype=vec6l),
    offset: wp.int64,
    period: wp.int64,
    corrected: wp.array(dtype=wp.int64),
    outcome: wp.array(dtype=vec6l),
):
    i = wp.tid()
    frame = frames[i]
    gradient = gradients[i]
    bucket = gradient[4] * wp.int64(13)
    outcome[i] = wp.abs(collect_kernel_sum(gradient))
    product = bucket * distances[i]
    code = product + offset
    if code != wp.int64(12):
        arm = wp.vec2l(period)
        code = code | wp.min(arm)

    corrected[i] = code * wp.int64(frame[1, 1]) + start
