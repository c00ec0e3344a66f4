import warp as wp


@wp.kernel
def floats(
    f16: wp.array(dtype=wp.float16),
    f32: wp.array(dtype=wp.float32),
    f64: wp.array(dtype=wp.float64),
):
    i = wp.tid()
    f16[i] = -f16[i] + f16[0] - f16[1] * f16[2] / f16[3] % f16[4] + f16[0] // f16[1] + (+f16[0])
    f32[i] = -f32[i] + f32[0] - f32[1] * f32[2] / f32[3] % f32[4] + f32[0] // f32[1] + (+f32[0])
    f64[i] = -f64[i] + f64[0] - f64[1] * f64[2] / f64[3] % f64[4] + f64[0] // f64[1] + (+f64[0])
    f16[i] = f16[i] ** f16[0]
    f32[i] = f32[i] ** f32[0]
    f64[i] = f64[i] ** f64[0]


@wp.kernel
def integers8(a: wp.array(dtype=wp.int8), b: wp.array(dtype=wp.uint8)):
    i = wp.tid()
    a[i] = -a[i] + a[0] - a[1] * a[2] / a[3] % a[4] + a[0] // a[1] + (+a[0])
    a[i] = (~a[i] & a[0]) | (a[1] ^ (a[2] << a[3])) >> a[4]
    b[i] = -b[i] + b[0] - b[1] * b[2] / b[3] % b[4] + b[0] // b[1] + (+b[0])
    b[i] = (~b[i] & b[0]) | (b[1] ^ (b[2] << b[3])) >> b[4]


@wp.kernel
def integers16(a: wp.array(dtype=wp.int16), b: wp.array(dtype=wp.uint16)):
    i = wp.tid()
    a[i] = -a[i] + a[0] - a[1] * a[2] / a[3] % a[4] + a[0] // a[1] + (+a[0])
    a[i] = (~a[i] & a[0]) | (a[1] ^ (a[2] << a[3])) >> a[4]
    b[i] = -b[i] + b[0] - b[1] * b[2] / b[3] % b[4] + b[0] // b[1] + (+b[0])
    b[i] = (~b[i] & b[0]) | (b[1] ^ (b[2] << b[3])) >> b[4]


@wp.kernel
def integers32(a: wp.array(dtype=wp.int32), b: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    a[i] = -a[i] + a[0] - a[1] * a[2] / a[3] % a[4] + a[0] // a[1] + (+a[0])
    a[i] = (~a[i] & a[0]) | (a[1] ^ (a[2] << a[3])) >> a[4]
    b[i] = -b[i] + b[0] - b[1] * b[2] / b[3] % b[4] + b[0] // b[1] + (+b[0])
    b[i] = (~b[i] & b[0]) | (b[1] ^ (b[2] << b[3])) >> b[4]


@wp.kernel
def integers64(a: wp.array(dtype=wp.int64), b: wp.array(dtype=wp.uint64)):
    i = wp.tid()
    a[i] = -a[i] + a[0] - a[1] * a[2] / a[3] % a[4] + a[0] // a[1] + (+a[0])
    a[i] = (~a[i] & a[0]) | (a[1] ^ (a[2] << a[3])) >> a[4]
    b[i] = -b[i] + b[0] - b[1] * b[2] / b[3] % b[4] + b[0] // b[1] + (+b[0])
    b[i] = (~b[i] & b[0]) | (b[1] ^ (b[2] << b[3])) >> b[4]


@wp.kernel
def negation(f: wp.array(dtype=float), a: wp.array(dtype=wp.int64), u: wp.array(dtype=wp.uint8), b: wp.array(dtype=bool)):
    i = wp.tid()
    b[0] = not a[i]
    b[1] = not u[i]
    b[2] = not b[0]
