# expect: 10: constant changed inside a dynamic loop
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    n = 0
    while n < 4:
        n = n + 1
    a[i] = float(n)
