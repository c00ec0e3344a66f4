import warp as wp


@wp.kernel
def around_unrolled(a: wp.array(dtype=wp.vec3), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        v = a[j]
        for k in range(3):
            s += v[k]
    for k in range(2):
        for j in range(n):
            s += float(j * k)
    out[i] = s
