# expect: 8: ListComp is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = [a[j] for j in range(3)]
    a[i] = x[0]
