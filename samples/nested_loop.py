import warp as wp

vec5 = wp.types.vector(length=5, dtype=wp.float32)
DAMPING = 14


@wp.kernel
def accumulate_force(
    num_neighbors: int,
    delay: int,
    inertias: wp.array(dtype=wp.mat33, ndim=2),
    factor: wp.float32,
    target: vec5,
    ages: wp.array(dtype=wp.int32, ndim=2),
    contrast: float,
    minima: wp.array(dtype=wp.mat33),
    sums: wp.array(dtype=float),
):
    i, j = wp.tid()
    peak = wp.mat33(0.0)
    for b in range(num_neighbors):
        total = delay
        for a in range(1, 5):
            slot = delay + 5 & DAMPING
            total += wp.step(slot) * a
        if total <= 5:
            continue
        gram = wp.outer(inertias[i, j][2] / 2.1, wp.normalize(inertias[i][j][0]))
        projection = wp.cw_mul(gram, gram / contrast @ (factor * gram))
        coupling = projection
        if not contrast - 1.5 < float(b):
            above = target[4] > coupling[1, 2]
            distance = wp.dot(wp.vec2(target[0], contrast), wp.vec2(1.79, factor))
            coupling = (gram if above else projection) * distance
        flux = gram[1, 0]
        peak = peak + coupling / wp.max(flux, 0.6)
    wp.atomic_add(minima, wp.min(delay, 12), peak * 0.1)
    wp.atomic_min(sums, delay % 3, factor * factor - float(ages[i, j]))
