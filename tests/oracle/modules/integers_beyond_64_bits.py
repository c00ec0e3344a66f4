"""Integers of any size are int32 to Warp, which writes them as Python does."""

import warp as wp

ABOVE = 2**64
LARGEST = 2**64 - 1
HALF = 2**63
LOWEST = -(2**64)
FAR = 10**30
WRAPPED = wp.constant(2**65 + 1)
UNSIGNED = wp.uint64(2**64 - 1)
TOO_WIDE = wp.uint64(2**64)
SIGNED = wp.int64(2**63)
BELOW = wp.uint64(-1)


@wp.kernel
def wide_literals(x: wp.array(dtype=float), y: wp.array(dtype=wp.uint64), z: wp.array(dtype=int)):
    x[0] = float(18446744073709551616) + float(0xFFFF_FFFF_FFFF_FFFF_FF)
    x[1] = float(-18446744073709551616) + float(-0xFFFFFFFFFFFFFFFF)
    x[2] = float(~36893488147419103232)
    y[0] = wp.uint64(0x1FFFFFFFFFFFFFFFF)
    y[1] = wp.uint64(0xFFFFFFFFFFFFFFFF)
    z[0] = 0b11111111111111111111111111111111111111111111111111111111111111111
    z[1] = 18446744073709551616 + 1
    z[2] += 18446744073709551616


@wp.kernel
def wide_constants(x: wp.array(dtype=int), y: wp.array(dtype=wp.uint64), z: wp.array(dtype=wp.int64)):
    x[0] = ABOVE
    x[1] = LARGEST
    x[2] = HALF
    x[3] = LOWEST
    x[4] = FAR
    x[5] = WRAPPED
    x[6] = -ABOVE
    y[0] = UNSIGNED
    y[1] = TOO_WIDE
    y[2] = wp.uint64(LARGEST)
    y[3] = BELOW
    z[0] = SIGNED
    z[1] = wp.int64(ABOVE)


@wp.kernel
def wide_conditions(x: wp.array(dtype=int)):
    if x[0] < 18446744073709551616:
        x[1] = 18446744073709551616 if x[0] > 0 else 2
    if 18446744073709551616:
        x[2] = int(not 18446744073709551616)


@wp.kernel
def wide_statics(x: wp.array(dtype=wp.uint64), y: wp.array(dtype=int)):
    x[0] = wp.uint64(wp.static(2**64))
    x[1] = wp.static(wp.uint64(2**64 - 1))
    y[0] = wp.static(2**63)
    y[1] = -wp.static(2**63)
