# expect: 8: 'wp.fabricarray(dtype=float)' type weft does not support yet
"""An array of Omniverse Fabric."""

import warp as wp

@wp.kernel
def fabric(
    a: wp.fabricarray(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = a[i]
