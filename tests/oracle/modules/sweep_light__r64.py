import warp as wp

SPREAD = 3.32


@wp.func
def integrate_primary_cost(time: wp.float32):
    residual = wp.length(wp.quat_rpy(time, time, time)) + 1.5
    correction = wp.where(time >= 0.0 or int(time) <= wp.int32(time), wp.log(residual), 0.93)
    return -(correction + SPREAD)


@wp.kernel
def sweep_light(num_rounds: int, dt: wp.float32, invert_sign: bool, logits: wp.array(dtype=float), shifted: wp.array2d(dtype=float)):
    i, j = wp.tid()
    if invert_sign:
        pool = float(0.0)
        for u in range(4):
            ratio = dt / (logits[j] + 1.3)
            push = ratio * 2.2 - (float(num_rounds) - ratio)
            edge = wp.normalize(wp.vec2(float(num_rounds)))
            delta = push + wp.dot(edge, edge + edge)
            falloff = wp.where(-1.2 < dt * 1.61 <= 0.56, delta, -0.5)
            share = integrate_primary_cost(falloff)
            pool += share + wp.float32(u)
        shifted[i, j] = pool
    else:
        series = float(0.0)
        rank = int(0)
        while rank < 4 and series < 4.96:
            load_factor = logits[wp.max(j - 1, 0)] + 0.1
            series += wp.pow(load_factor, 0.96) + float(rank)
            rank += 1
        shifted[i, j] = series + series
