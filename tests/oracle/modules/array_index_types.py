import warp as wp


@wp.kernel
def index_types(
    a: wp.array(dtype=float),
    i8: wp.int8,
    i64: wp.int64,
    u32: wp.uint32,
    u8: wp.uint8,
    idx: wp.array(dtype=wp.int64),
    b: wp.array2d(dtype=float),
):
    a[i8] = 1.0
    a[i64] = 2.0
    a[u32] = a[u8]
    a[idx[0]] = a[idx[1]] + 1.0
    b[i64, u32] = b[0, i8]
