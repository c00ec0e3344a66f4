"""A custom gradient belongs to the last of the definitions that take the same arguments."""

import warp as wp


@wp.func
def twice(x: float):
    return x


@wp.func
def twice(x: float):  # noqa: F811
    return x * 2.0


@wp.func_grad(forward_fn=twice)
def adj_twice(x: float, adj_ret: float):
    wp.adjoint[x] += 2.0 * adj_ret


@wp.func
def power(x: float, n: int):
    return x


@wp.func
def power(x: float, n: float):  # noqa: F811
    return wp.pow(x, n)


@wp.func
def power(x: float, n: int):  # noqa: F811
    return wp.pow(x, float(n))


@wp. func_replay(power)
def replay_power(x: float, n: int):
    return x


@wp.kernel
def apply(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(a[i]) + power(a[i], 3) + power(a[i], 0.5)
