import math
import warp as wp
from warp import vec3

N = wp.constant(1 << 4)


@wp.func
def f(x: float, y: "vec3") -> tuple[float, vec3]:
    return -x ** 2.0 if x < 1e-3 <= y[0] else x, y * 0x_1f


@wp.kernel(enable_backward=False)
def k(a: wp.array2d(dtype=float), b: wp.array[vec3], n: wp.int64 = 3):
    """doc"""
    i, j = wp.tid()
    for t in range(0, N, 2):
        while not a[i, j] and True or n != 3:
            a[i, j] += f(a[i, 0], b[j])[0] // 2.0
            break
        else:
            continue
    s = r"\n" 'x\x41\101' u"\u00e9"
    b[i:j, ...].x = (a, b)[0] @ [1, *n]
