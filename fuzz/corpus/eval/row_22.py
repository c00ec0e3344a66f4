import warp as wp


@wp.func
def accumulate_trace_value(pedestal: float, theta: float, delta0: float):
    raw = (pedestal + 0.2) * wp.floor(theta)
    return raw * 1.5 + delta0


@wp.func
def adjust_mixed_density(pattern: float, threshold: float):
    flags_set = int(wp.max(threshold, -100.0)) | int(pattern)
    code = flags_set * 7
    return -code


@wp.func
def combine_cell(pitch: int, degree: int):
    cell = ~degree * (pitch * pitch % 14)
    tick = adjust_mixed_density(wp.cos(float(degree)), float(cell))
    return cell, tick + (cell + 11)


@wp.kernel
def compute_samples(
    samples: wp.array2d(dtype=float),
    taps: int,
    jacobians: wp.array2d(dtype=wp.mat33),
    dim_x: int,
    contributions: wp.array2d(dtype=int),
    mapped: wp.array2d(dtype=wp.float16),
):
    x, y = wp.tid()
    if x >= dim_x:
        return

    sample = samples[x, y]
    jacobian = jacobians[x, y]
    basis = jacobian * sample * 4.2
    current = sample * 0.3 + 2.4
    accum = current
    for s in range(wp.min(dim_x, 8)):
        falling = sample * (float(s) + 1.0)
        pool = float(0.0)
        for b in range(3):
            level_k = float(b) * 0.1
            integral = float(0.0)
            fraction = level_k / wp.max(basis[2, 0], 0.5)
            for term_index in range(25):
                t = float(term_index) * 0.02
                slope = accumulate_trace_value(fraction, t, falling)
                root = wp.sqrt(wp.abs(slope) * 4.0 + 1.0)
                integral = integral + root
            pool += wp.cosh(wp.clamp(sample, -4.0, 6.0)) + integral
        accum = wp.lerp(accum, pool, 0.3)

    if accum > current:
        count = int(wp.min(accum, 100.0))
        cosine = wp.dot(wp.vec3i(taps, count, 1), wp.vec3i(1, count, int(current)))
        bucket, span = combine_cell(count * x, count)
        contributions[x, y] = cosine * (bucket - span)

    mapped[x, y] = wp.exp(wp.sin(wp.float16(y)))
