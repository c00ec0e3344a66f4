# expect: 10: no overload of 'f'
import warp as wp


@wp.func
def f(x: float):
    return x * 2.0


@wp.func_grad(f)
def adj_f(x: float, r: wp.transform):
    wp.adjoint[x] += 2.0


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = f(a[1])
