import warp as wp


@wp.func
def is_big(x: float):
    return x > 10.0


@wp.kernel
def bool_values(a: wp.array(dtype=float), flags: wp.array(dtype=bool), out: wp.array(dtype=bool)):
    i = wp.tid()
    p = a[i] > 1.0
    q = not p
    r = p and flags[i]
    s = p or q or r
    t = True
    u = False
    out[0] = p and q
    out[1] = r or s
    out[2] = t
    out[3] = u and is_big(a[i])
    out[4] = not flags[i]
    out[5] = (p and q) or (r and s)
