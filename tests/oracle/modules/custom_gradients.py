import warp as wp


@wp.func
def safe_sqrt(x: float):
    return wp.sqrt(x)


@wp.func_grad(safe_sqrt)
def adj_safe_sqrt(x: float, adj_ret: float):
    if x > 0.0:
        wp.adjoint[x] += 1.0 / (2.0 * wp.sqrt(x)) * adj_ret


@wp.func
def pair(x: float, y: wp.vec3) -> tuple[float, wp.vec3]:
    return x * y[0], y * x


# Two results.
@wp.func_grad(pair)
def adj_pair(x: float, y: wp.vec3, adj_ret_a: float, adj_ret_b: wp.vec3):
    wp.adjoint[x] += adj_ret_a * y[0] + wp.dot(adj_ret_b, y)
    wp.adjoint[y] += adj_ret_b * x


@wp.func
def bump(counter: wp.array(dtype=int), index: wp.array(dtype=int), tid: int):
    c = wp.atomic_add(counter, 0, 1)
    index[tid] = c
    return c


@wp.func_replay(bump)
def replay_bump(counter: wp.array(dtype=int), index: wp.array(dtype=int), tid: int):
    return index[tid]


@wp.kernel
def roots(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = safe_sqrt(a[i]) + safe_sqrt(2.0 * a[i])


@wp.kernel
def pairs(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    s, t = pair(a[i], v[i])
    out[i] = s + t[1]


@wp.kernel
def counted(counter: wp.array(dtype=int), index: wp.array(dtype=int), a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    c = bump(counter, index, i)
    out[c] = a[i] * a[i]
