# expect: 8: matrix
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.mat22)):
    i = wp.tid()
    a[i] = wp.mat22(1.0, 2.0, 3.0)
