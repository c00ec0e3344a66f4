# expect: 8: unknown wp.sinus
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.sinus(a[i])
