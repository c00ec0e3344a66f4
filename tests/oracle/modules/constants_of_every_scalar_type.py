import warp as wp


C_I8 = wp.constant(wp.int8(-5))
C_U8 = wp.constant(wp.uint8(250))
C_I16 = wp.constant(wp.int16(-300))
C_U16 = wp.constant(wp.uint16(60000))
C_I32 = wp.constant(wp.int32(-70000))
C_U32 = wp.constant(wp.uint32(4000000000))
C_I64 = wp.constant(wp.int64(-5000000000))
C_U64 = wp.constant(wp.uint64(10000000000))
C_F16 = wp.constant(wp.float16(0.1))
C_F32 = wp.constant(wp.float32(0.1))
C_F64 = wp.constant(wp.float64(0.1))
C_B = wp.constant(wp.bool(True))


@wp.kernel
def typed(
    i8: wp.array(dtype=wp.int8),
    u8: wp.array(dtype=wp.uint8),
    i16: wp.array(dtype=wp.int16),
    u16: wp.array(dtype=wp.uint16),
    i32: wp.array(dtype=wp.int32),
    u32: wp.array(dtype=wp.uint32),
    i64: wp.array(dtype=wp.int64),
    u64: wp.array(dtype=wp.uint64),
    f16: wp.array(dtype=wp.float16),
    f32: wp.array(dtype=wp.float32),
    f64: wp.array(dtype=wp.float64),
    b: wp.array(dtype=wp.bool),
):
    i = wp.tid()
    i8[i] = C_I8
    u8[i] = C_U8
    i16[i] = C_I16
    u16[i] = C_U16
    i32[i] = C_I32
    u32[i] = C_U32
    i64[i] = C_I64
    u64[i] = C_U64
    f16[i] = C_F16
    f32[i] = C_F32
    f64[i] = C_F64
    b[i] = C_B
