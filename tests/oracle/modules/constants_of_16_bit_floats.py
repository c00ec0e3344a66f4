"""Components of float16 constants, where Python's side of Warp rounds ties away from zero."""

import warp as wp

PAIR = wp.constant(wp.vec2h(2049.0, 0.1))
MATRIX = wp.mat22h(2051.0, 1.00048828125, 65519.0, -2049.0)
TURN = wp.quath(0.1, 0.2, 2049.0, 2053.0)
OF_SINGLE = wp.vec3h(wp.vec3(2049.0, 1.0009765625, 0.3))
ALONE = wp.constant(wp.float16(2049.0))


@wp.kernel
def fill(a: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.mat22h), q: wp.array(dtype=wp.quath),
         v: wp.array(dtype=wp.vec3h)):
    a[0] = PAIR[0]
    pair = PAIR
    a[1] = pair[0] + ALONE
    b[0] = MATRIX
    q[0] = TURN
    v[0] = OF_SINGLE
    w = wp.vec2h(2049.0, 2051.0)
    a[2] = w[0] + wp.float16(2049.0)
