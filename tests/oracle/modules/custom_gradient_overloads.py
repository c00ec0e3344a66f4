import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func
def square(x: wp.vec3):
    return wp.cw_mul(x, x)


@wp.func
def square(x: wp.float64) -> wp.float64:
    return x * x


@wp.func_grad(square)
def adj_square(x: wp.vec3, adj_ret: wp.vec3):
    wp.adjoint[x] += 2.0 * wp.cw_mul(x, adj_ret)


@wp.func_grad(square)
def adj_square_double(x: wp.float64, adj_ret: wp.float64):
    wp.adjoint[x] += wp.float64(2.0) * x * adj_ret


@wp.func(inline=True)
def outer(x: float, v: wp.vec3):
    return square(x) + wp.length(square(v))


@wp.func(inline=False)
def far(x: wp.float64):
    return square(x)


@wp.kernel
def all_of_them(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a[i] = outer(a[i], v[i])
    d[i] = far(d[i])


@wp.kernel
def one(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = square(a[i])
