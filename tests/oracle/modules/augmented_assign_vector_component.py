import warp as wp


@wp.kernel
def aug_component(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    v[0] += 1.0
    v[1] -= 2.0
    v.z += v.x
    v.x -= 4.0
    k = int(2)
    v[k] += 0.5
    out[i] = v
