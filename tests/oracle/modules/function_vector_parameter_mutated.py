import warp as wp


@wp.func
def bump(v: wp.vec3):
    v[0] += 1.0
    v.y = 2.0
    return v


@wp.kernel
def mutate(a: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    w = bump(v)
    a[i] = v + w
