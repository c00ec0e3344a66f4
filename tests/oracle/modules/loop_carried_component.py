import warp as wp


@wp.kernel
def carried_component(a: wp.array(dtype=float), n: int, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = wp.vec3(0.0, 0.0, 0.0)
    for j in range(n):
        v[j % 3] = a[j]
        v.x += 1.0
    out[i] = v
