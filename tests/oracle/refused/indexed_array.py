# expect: 9: 'wp.indexedarray(dtype=float)' type weft does not support yet
"""An indexed array: its adjoint is a plain array, and its elements are found by other rules."""

import warp as wp


@wp.kernel
def indexed(
    a: wp.indexedarray(dtype=float), out: wp.array(dtype=float)
):
    i = wp.tid()
    out[i] = a[i] * 2.0
