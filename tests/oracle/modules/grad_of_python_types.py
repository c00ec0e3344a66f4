"""wp.grad() of functions whose annotations are Python's own types, and of those with custom gradients."""

import warp as wp


@wp.func
def product(x: float, y: float):
    return x * y


@wp.func
def mixed(x: float, n: int, y: wp.float32, b: bool):
    if b:
        return x * y
    return x * float(n)


@wp.func
def own(x: float, y: float):
    return x + y


@wp.func_grad(own)
def adj_own(x: float, y: float, r: float):
    wp.adjoint[x] += y * r


@wp.func
def called(x: float, y: float):
    return x - y


@wp.func_grad(called)
def adj_called(x: float, y: float, r: float):
    wp.adjoint[x] += y * r


@wp.kernel
def gradients(x: wp.array(dtype=float)):
    a, b = wp.grad(product)(x[0], 3.0)
    x[0] = a + b


@wp.kernel
def mixed_gradients(x: wp.array(dtype=float)):
    a, n, c, d = wp.grad(mixed)(x[0], 3, 2.0, True)
    x[0] = a + c
    both = wp.grad(product)(x[0], 3.0)
    x[1] = both[0]


@wp.kernel
def own_gradient(x: wp.array(dtype=float)):
    a, b = wp.grad(own)(x[0], 3.0)
    x[0] = a + b


@wp.kernel
def own_gradient_and_call(x: wp.array(dtype=float)):
    a, b = wp.grad(own)(x[0], 3.0)
    x[0] = a + b + own(x[1], x[2])


@wp.kernel
def call_and_own_gradient(x: wp.array(dtype=float)):
    c = called(x[1], x[2])
    a, b = wp.grad(called)(x[0], 3.0)
    x[0] = a + b + c
