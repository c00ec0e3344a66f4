import warp as wp


@wp.kernel
def by_name(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    a[0] = wp.add(a[0], 1.0) + wp.sub(a[0], a[1]) + wp.mul(a[0], a[1]) + wp.div(a[0], a[1])
    a[1] = wp.mod(a[0], a[1]) + wp.floordiv(a[0], a[1]) + wp.neg(a[0]) + wp.pos(a[0])
    b[0] = wp.bit_and(b[0], 1) + wp.bit_or(b[0], 1) + wp.bit_xor(b[0], 1)
    b[1] = wp.lshift(b[0], 1) + wp.rshift(b[0], 1) + wp.invert(b[0])
    if wp.unot(b[0] > 1):
        b[2] = 1
