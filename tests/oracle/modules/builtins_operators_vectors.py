import warp as wp


@wp.kernel
def vec2(a: wp.array(dtype=wp.vec2), s: float):
    i = wp.tid()
    v = a[i]
    a[0] = -v + v - v * s + s * v - v / s + (+v) + v % a[1]
    a[1] = v * 2.0 + 2.0 * v
    a[2] = s / v


@wp.kernel
def vec3d(a: wp.array(dtype=wp.vec3d), s: wp.float64):
    i = wp.tid()
    v = a[i]
    a[0] = -v + v - v * s + s * v - v / s + (+v)
    a[1] = wp.cw_mul(v, v) + wp.cw_div(v, v)


@wp.kernel
def vec4i(a: wp.array(dtype=wp.vec4i), s: int):
    i = wp.tid()
    v = a[i]
    a[0] = -v + v - v * s + s * v - v / s + (+v)
    a[1] = (v & v) | (v ^ ~v)
    a[2] = v << v
    a[3] = v >> v


@wp.kernel
def half(a: wp.array(dtype=wp.vec4h), s: wp.float16):
    i = wp.tid()
    v = a[i]
    a[0] = -v + v - v * s + s * v - v / s


@wp.kernel
def small(a: wp.array(dtype=wp.vec2ub), b: wp.array(dtype=wp.vec3s), c: wp.array(dtype=wp.vec4ul)):
    i = wp.tid()
    a[i] = a[i] + a[0] * wp.uint8(2)
    b[i] = b[i] - b[0] * wp.int16(2)
    c[i] = c[i] * wp.uint64(3) + c[0]
