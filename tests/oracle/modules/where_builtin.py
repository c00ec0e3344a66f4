import warp as wp


@wp.kernel
def where(a: wp.array(dtype=float), b: wp.array(dtype=int), v: wp.vec3, out: wp.array(dtype=float)):
    i = wp.tid()
    x = wp.where(a[i] > 1.0, a[i], 1.0)
    y = wp.where(b[i], x, 2.0)
    w = wp.where(i == 0, v, wp.vec3(0.0))
    k = wp.where(x > y, i, 0)
    p = wp.where(wp.bool(b[i]), wp.uint8(1), wp.uint8(2))
    q = wp.where(p, 1.0, 2.0)
    out[k] = wp.where(x > y and x < 4.0, x, y) + w[0] + q
