import warp as wp


@wp.kernel
def reset(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(n):
        s = float(0.0)
        for k in range(3):
            s += a[j * 3 + k]
        v = wp.vec3(0.0)
        v[0] = s
        m = wp.mat22()
        m[0, 0] = s
        out[j] = v[0] + m[0, 0]
