import warp as wp


@wp.kernel
def on_bool(a: wp.array(dtype=float), flag: bool, out: wp.array(dtype=float)):
    i = wp.tid()
    positive = a[i] > 0.0
    if positive:
        out[i] = 1.0
    if flag:
        out[i] = 2.0
    if not positive:
        out[i] = 3.0
    if not flag and positive:
        out[i] = 4.0
