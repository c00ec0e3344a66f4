"""Parameters with the names of Warp's constants, which `from warp import *` binds."""

from warp import *


@kernel
def spiral(a: array(dtype=float), phi: float, e: float):
    a[0] = phi * e + pi * HALF_PI


@kernel
def plain(a: array(dtype=float), scale: float):
    a[0] = scale * TAU + LN2
