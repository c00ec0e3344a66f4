# expect: 9: no attribute 'size'
"""wp.array[float] makes an annotation that knows nothing of sizes."""

import warp as wp


@wp.kernel
def size_of_bare(x: wp.array[float]):
    x[0] = float(x.size)
