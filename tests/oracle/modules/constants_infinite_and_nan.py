import warp as wp


BOUND = wp.constant(wp.vec3(wp.inf, -wp.inf, 0.0))
INFINITE = wp.constant(float("inf"))
NOT_A_NUMBER = wp.constant(float("nan"))


@wp.kernel
def infinite(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v[i] = BOUND
    x = float(wp.inf)
    y = -wp.inf
    a[0] = x
    a[1] = y
    a[2] = INFINITE
    a[3] = NOT_A_NUMBER
    a[4] = wp.nan
    a[5] = -INFINITE
    a[6] = wp.NAN + wp.INF
