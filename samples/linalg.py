import warp as wp


@wp.kernel
def _regularize_kernel(shift: wp.array(dtype=float), A: wp.array2d(dtype=float)):
    i = wp.tid()
    A[i, i] += shift[i]
