import warp as wp


@wp.kernel
def computed_index(a: wp.array(dtype=float), idx: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = a[-1] + a[i + 1] + a[idx[i]] + a[idx[idx[i]] % 4] + a[(i * 3) // 2]
    out[idx[i]] = a[i - 1]
