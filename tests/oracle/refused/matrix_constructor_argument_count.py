# expect: 8: 3 values for a matrix of shape (2, 2)
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.mat22)):
    i = wp.tid()
    a[i] = wp.mat22(1.0, 2.0, 3.0)
