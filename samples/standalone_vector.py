import warp as wp


@wp.kernel
def process_average(
    points: wp.array(dtype=wp.vec3, ndim=1),
    strength: float,
    blended: wp.array(dtype=float, ndim=2),
):
    tid = wp.tid()
    mixed = strength * 1.2
    side = points[0] * 4.0
    distance = wp.tanh(points[0].y) + 1.3
    difference = wp.floor(mixed)
    snapped = wp.ceil(wp.sqrt(wp.max(difference, 0.1)))
    for k in range(3):
        fraction = (snapped + wp.length(points[k])) * float(tid)
        blended[tid, k] = fraction * side.x / distance
