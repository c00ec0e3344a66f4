import warp as wp


@wp.struct
class Body:
    mass: float
    axis: wp.vec3d
    turn: wp.quat


@wp.func
def halves(x: float, n: int):
    return x * 0.5, n // 2


@wp.kernel
def scalars(x: wp.array(dtype=float), h: wp.array(dtype=wp.float16), n: int, y: wp.array2d(dtype=wp.float64)):
    i, j = wp.tid()
    s = x[i]
    k = n
    while k > 1:
        s, k = halves(s, k)
        if s < 0.1:
            break
    for e in range(j, n, 2):
        s += wp.sin(float(e)) / (wp.abs(s) + 0.5)
    wp.atomic_add(y, i, j, wp.float64(s) + wp.float64(h[i]))
    y[i][j] -= wp.pow(wp.float64(s), wp.float64(2.0)) if s > 0.0 else wp.float64(wp.int64(n) % wp.int64(j + 1))


@wp.kernel
def bodies(b: wp.array(dtype=Body), m: wp.mat33, order: wp.array(dtype=wp.uint8), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    body = b[int(order[i])]
    v = m @ wp.quat_rotate(wp.normalize(body.turn), wp.vec3(body.mass, 1.0, 2.0))
    v[i % 3] = float(wp.dot(body.axis, body.axis))
    u, s, w = wp.svd3(m + wp.outer(v, v))
    state = wp.rand_init(7, i)
    out[i] = u * s + wp.vec3(wp.randf(state), wp.noise(state, v), wp.determinant(w))
    b[i].axis[1] = wp.float64(wp.length(v))
    body.mass = wp.where(i > 1, wp.clamp(v[0], -1.0, 1.0), wp.atan2(v[1], v[2]))
    b[i] = body
