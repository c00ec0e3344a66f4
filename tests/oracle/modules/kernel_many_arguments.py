import warp as wp


@wp.kernel
def many(
    a0: wp.array(dtype=float),
    a1: wp.array2d(dtype=wp.vec3),
    b: wp.bool,
    i8: wp.int8,
    u8: wp.uint8,
    i16: wp.int16,
    u16: wp.uint16,
    i32: wp.int32,
    u32: wp.uint32,
    i64: wp.int64,
    u64: wp.uint64,
    f16: wp.float16,
    f32: wp.float32,
    f64: wp.float64,
    v: wp.vec3,
    m: wp.mat33,
    q: wp.quat,
    t: wp.transform,
    s: wp.spatial_vector,
    n: int,
    x: float,
    flag: bool,
):
    i = wp.tid()
    if flag and b:
        a0[i] = float(i8) + float(u8) + float(i16) + float(u16) + float(i32) + float(u32) + float(i64) + float(u64)
    a0[i] += float(f16) + f32 + float(f64) + v[0] + m[0, 0] + q[0] + t[0] + s[0] + float(n) + x
    a1[i, 0] = v
