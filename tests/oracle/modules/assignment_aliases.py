import warp as wp


@wp.kernel
def aliases(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    y = x
    y = y + 1.0
    z = y
    x = z
    u = v[i]
    w = u
    w[0] = 9.0
    k = i
    k = k + 1
    out[k] = x + y + z + w[0] + u[0]
