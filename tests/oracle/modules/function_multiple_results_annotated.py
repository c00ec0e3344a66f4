import warp as wp


@wp.func
def split(x: float) -> tuple[float, int]:
    k = int(x)
    return x - float(k), k


@wp.kernel
def annotated(a: wp.array(dtype=float), out: wp.array(dtype=int)):
    i = wp.tid()
    f, k = split(a[i])
    out[i] = k + int(f * 10.0)
