import warp as wp


@wp.kernel
def dynamic_for(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        s = s + a[j]
    out[i] = s
