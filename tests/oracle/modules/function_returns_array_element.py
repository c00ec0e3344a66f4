import warp as wp


@wp.func
def fetch(a: wp.array(dtype=float), i: int):
    return a[i]


@wp.func
def fetch_vec(a: wp.array(dtype=wp.vec3), i: int):
    return a[i], a[i][0]


@wp.kernel
def fetches(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v, x = fetch_vec(b, i)
    a[i] = fetch(a, i + 1) + v[1] + x
