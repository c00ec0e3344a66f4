import warp as wp


@wp.kernel
def short_circuit(a: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    if i > 0 and a[i - 1] > 0.0:
        out[i] = 1
    if i == 0 or a[i - 1] < 0.0:
        out[i] = 2
    if i > 0 and i < n and a[i] > 1.0:
        out[i] = 3
    if i > 0 and (a[i] > 1.0 or a[i] < -1.0) and not (i == 3):
        out[i] = 4
    if i == 1 or i == 2 or i == 3:
        out[i] = 5
