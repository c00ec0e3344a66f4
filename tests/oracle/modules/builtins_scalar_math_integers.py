import warp as wp


@wp.kernel
def signed32(a: wp.array(dtype=int)):
    i = wp.tid()
    x = a[i]
    y = a[i + 1]
    a[0] = wp.min(x, y) + wp.max(x, 3) + wp.clamp(x, 0, y)
    a[1] = wp.abs(x) + wp.sign(x) + wp.step(x) + wp.nonzero(x) + wp.bit_count(x)


@wp.kernel
def others(
    i8: wp.array(dtype=wp.int8),
    u8: wp.array(dtype=wp.uint8),
    i16: wp.array(dtype=wp.int16),
    u16: wp.array(dtype=wp.uint16),
    u32: wp.array(dtype=wp.uint32),
    i64: wp.array(dtype=wp.int64),
    u64: wp.array(dtype=wp.uint64),
    out: wp.array(dtype=int),
):
    i = wp.tid()
    i8[0] = wp.min(i8[i], i8[1]) + wp.abs(i8[i]) + wp.sign(i8[i]) + wp.nonzero(i8[i]) + wp.step(i8[i])
    u8[0] = wp.max(u8[i], u8[1]) + wp.abs(u8[i]) + wp.sign(u8[i]) + wp.nonzero(u8[i]) + wp.clamp(u8[0], u8[1], u8[2])
    i16[0] = wp.clamp(i16[0], i16[1], i16[2]) + wp.step(i16[i])
    u16[0] = wp.min(u16[0], wp.uint16(3)) + wp.abs(u16[i])
    u32[0] = wp.max(u32[0], wp.uint32(3)) + wp.sign(u32[i])
    i64[0] = wp.clamp(i64[0], wp.int64(-1), wp.int64(1)) + wp.nonzero(i64[i])
    u64[0] = wp.min(u64[0], wp.uint64(1)) + wp.step(u64[i])
    out[0] = wp.bit_count(i8[0]) + wp.bit_count(u8[0]) + wp.bit_count(i16[0]) + wp.bit_count(u16[0])
    out[1] = wp.bit_count(u32[0]) + wp.bit_count(i64[0]) + wp.bit_count(u64[0])
