import warp as wp


@wp.kernel
def lerps(a: wp.vec3, b: wp.vec3, m: wp.mat22, q: wp.quat, t: float, tf: wp.transform, d: wp.float64, out: wp.array(dtype=float)):
    v = wp.lerp(a, b, t)
    n = wp.lerp(m, m, 0.5)
    r = wp.lerp(q, q, t)
    u = wp.lerp(tf, tf, t)
    x = wp.lerp(1.0, 2.0, t)
    y = wp.smoothstep(0.0, 1.0, t)
    z = wp.lerp(d, d, wp.float64(0.5)) + wp.smoothstep(d, d, d)
    out[0] = v[0] + n[0, 0] + r[0] + u[0] + x + y + float(z)
