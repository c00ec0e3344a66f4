import warp as wp

RATE = wp.constant(2.88)


@wp.kernel
def advance_final_error(
    potentials: wp.array(dtype=wp.float32, ndim=2),
    indices: wp.array2d(dtype=int),
    prices: wp.array(dtype=float, ndim=2),
    stresses: wp.array2d(dtype=wp.mat33),
    displacements: wp.array(dtype=wp.vec3, ndim=2),
    residuals: wp.array2d(dtype=wp.float32),
    bounds: wp.array(dtype=wp.float32),
):
    i, j = wp.tid()
    offset_vector = (displacements[i, j] - displacements[i, j] * potentials[i, j]) * 2.5
    kernel_matrix = stresses[i, j] + stresses[i, j] * prices[i, j]
    work = potentials[i][j] * displacements[i, j][0] + 1.65
    if -5.9 < work <= 3.6:
        inner = wp.float64(offset_vector[0])
        penalty = wp.float64(kernel_matrix[0, 0]) / wp.max(inner, wp.float64(0.3))
        cell = int(penalty)
    else:
        bits = wp.abs(indices[i][j] - 6)
        bits %= 3
        cell = bits | 7
    if cell >= 19:
        pull = wp.length(offset_vector) / (wp.abs(work - stresses[i, j][2, 0]) + 1.2)
        residuals[i, j] = pull / wp.max(prices[i][j], 0.2)
    else:
        score = potentials[i][j]
        term = potentials[wp.max(i - 1, 0), j]
        share = wp.log10(wp.max(wp.min(score, term), 1.1))
        upper = share
        magnitude = share * score * (term * upper)
        if magnitude > upper:
            right = wp.min(offset_vector) - wp.sin(magnitude)
            upper = upper * right
        product = wp.length(wp.vec4(kernel_matrix[0, 1]))
        residuals[i, j] = upper - product
    weighted = float(0.0)
    digit = int(0)
    while digit < 5:
        acceleration = wp.vec4(work) * offset_vector[1]
        v = (prices[i, j] + 3.0) * (acceleration / 7.58)
        running = v
        for col in range(wp.min(j, 9)):
            normal = wp.cw_mul(3.9 * acceleration, acceleration * 2.25)
            running = wp.lerp(running, wp.normalize(normal) / RATE * float(col), 0.22)
        arm = v + running
        weighted += wp.length(arm) - work * work - float(digit)
        digit += 1
    wp.atomic_add(bounds, j, work + weighted * 0.1)
