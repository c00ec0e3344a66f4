import warp as wp


@wp.func
def first_positive(v: wp.vec4):
    for j in range(4):
        if v[j] > 0.0:
            return j
    return 4


@wp.kernel
def firsts(a: wp.array(dtype=wp.vec4), out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = first_positive(a[i])
