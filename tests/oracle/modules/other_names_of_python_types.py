"""Python's float, int and bool under other names are not Warp's float32, int32 and bool."""

import warp as wp

real = float
whole = int
flag = bool
single = wp.float32

HALF = real(1) / 2
COUNT = whole(7.9)


@wp.func
def split(x: real) -> tuple[real, whole]:
    n = whole(x)
    return x - real(n), n


@wp.func
def first(t: tuple[real, whole]):
    return t[0]


@wp.kernel
def scale(a: wp.array(dtype=real), n: wp.array(dtype=whole), s: real, on: flag):
    i = wp.tid()
    fraction, rest = split(a[i])
    if on:
        a[i] = s * fraction + HALF + single(rest) + first((fraction, rest))
    n[i] = whole(a[i]) + COUNT + wp.static(whole(3.5))


@wp.kernel
def fill(a: wp.array(dtype=real)):
    t = wp.tile_ones(shape=(16,), dtype=real)
    z = wp.tile_zeros(shape=16, dtype=whole)
    wp.tile_store(a, t + wp.tile_astype(z, real))
