# expect: 8: no overload of add
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    s = "a" + "b"
    a[i] = 1.0
