import warp as wp


@wp.kernel
def component_store(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    v[0] = 1.0
    v.y = v.x * 2.0
    v[-1] = 3.0
    k = int(1)
    v[k] = v.z
    w = wp.vec4(1.0, 2.0, 3.0, 4.0)
    w.w = 5.0
    w[2] = w.w
    out[i] = v + wp.vec3(w.x, w.y, w.z)
