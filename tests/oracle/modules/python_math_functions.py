import math

import warp as wp


@wp.kernel
def library(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = math.sin(a[i]) + math.sqrt(2.0) + math.pow(a[i], 2.0) + math.floor(a[i]) + math.pi
