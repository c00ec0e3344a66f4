import warp as wp


@wp.kernel
def literal_casts(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    x = float(0.0)
    y = float(3)
    n = int(4)
    m = int(2.7)
    p = bool(1)
    q = wp.float32(0.5)
    r = wp.int32(-6)
    s = wp.float64(0.1)
    t = wp.uint8(255)
    a[0] = x + y + q + float(s)
    b[0] = n + m + r + int(t) + int(p)
