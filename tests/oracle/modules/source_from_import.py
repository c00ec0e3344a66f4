import warp as wp
from math import pi


@wp.kernel
def from_import(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = a[i] * pi
