import warp as wp


@wp.kernel
def everywhere(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3), n: int):
    i = wp.tid()
    v = b[i]
    for j in range(n):
        a[i] += float(j)
        v[0] += a[j]
        v *= 0.5
        if a[j] > 1.0:
            a[j] -= 1.0
            v[1] -= 2.0
    for j in range(2):
        a[j] *= 2.0
        v[j] += 1.0
    b[i] = v
