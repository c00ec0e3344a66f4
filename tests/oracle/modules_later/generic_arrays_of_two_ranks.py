"""Warp makes instances for arguments of the caller before it generates code, breadth first, and takes one of
another rank for the same elements: which one a call gets depends on calls behind it."""

from typing import Any

import warp as wp


@wp.func
def entries(a: wp.array(dtype=Any, ndim=1)):
    return len(a)


@wp.func
def entries(a: wp.array(dtype=Any, ndim=2)):
    return len(a[0]) + 1


@wp.kernel
def generic_arrays_of_two_ranks(a: wp.array(dtype=float), b: wp.array2d(dtype=float), out: wp.array(dtype=int)):
    out[0] = entries(a) + entries(b) + 2
