import warp as wp


@wp.kernel
def all_casts(
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
    b: wp.bool,
    out: wp.array(dtype=wp.float64),
):
    out[0] = wp.float64(wp.int8(i16)) + wp.float64(wp.int8(f32)) + wp.float64(wp.int8(b))
    out[1] = wp.float64(wp.uint8(i32)) + wp.float64(wp.uint8(f64))
    out[2] = wp.float64(wp.int16(u8)) + wp.float64(wp.int16(f16))
    out[3] = wp.float64(wp.uint16(i8)) + wp.float64(wp.uint16(u64))
    out[4] = wp.float64(wp.int32(u32)) + wp.float64(wp.int32(i64))
    out[5] = wp.float64(wp.uint32(i32)) + wp.float64(wp.uint32(f32))
    out[6] = wp.float64(wp.int64(u64)) + wp.float64(wp.int64(f64))
    out[7] = wp.float64(wp.uint64(i64)) + wp.float64(wp.uint64(u16))
    out[8] = wp.float64(wp.float16(f32)) + wp.float64(wp.float16(i32))
    out[9] = wp.float64(wp.float32(f64)) + wp.float64(wp.float32(u8))
    out[10] = wp.float64(f16) + wp.float64(f32) + f64 + wp.float64(i8)
    if wp.bool(i8) or wp.bool(f64) or wp.bool(u64):
        out[11] = wp.float64(1.0)
