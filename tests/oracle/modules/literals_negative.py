import warp as wp


@wp.kernel
def negatives(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    x = -1.0
    y = - 2.5
    n = -3
    m = -(-4)
    a[0] = x - -1.0
    a[1] = -y * -2.0
    a[2] = +x
    a[3] = -(x + y)
    b[0] = n - -1
    b[1] = ~n + ~5
    b[2] = -n + m
    v = wp.vec3(-1.0, -x, 0.0)
    w = wp.vec3i(-1, -2, -3)
    a[4] = v[0] + float(w[1])
    a[5] = -v[1]
    a[6] = (-v)[2]
