import warp as wp


@wp.kernel
def on_int(a: wp.array(dtype=int), n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    if n:
        out[i] = 1
    if a[i]:
        out[i] = 2
    if a[i] & 1:
        out[i] = 3
    if not n:
        out[i] = 4
