import warp as wp


@wp.kernel
def after(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        s = s + a[j]
    t = s * 2.0
    if t > 1.0:
        out[i] = wp.log(t)
    else:
        out[i] = s / t
