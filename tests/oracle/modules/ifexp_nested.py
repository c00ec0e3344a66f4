import warp as wp


@wp.kernel
def ifexp(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    y = 1.0 if x > 0.0 else -1.0
    z = x if x > 2.0 else (y if x > 1.0 else 0.0)
    k = i if i < n else n
    v = wp.vec3(x) if x < 0.0 else wp.vec3(y, z, 1.0)
    out[k] = z + (2.0 if y > 0.0 and z > 0.0 else 3.0) * v[0]
