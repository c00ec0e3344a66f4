import warp as wp


@wp.kernel
def mixed(a: wp.array(dtype=wp.float64), u: wp.array(dtype=wp.uint8), l: wp.array(dtype=wp.int64), out: wp.array(dtype=int)):
    i = wp.tid()
    if a[i] > 1.0 and u[i] == 3:
        out[i] = 1
    if l[i] < i or a[i] <= l[i]:
        out[i] = 2
    while l[0] > 5:
        l[0] -= wp.int64(1)
    k = 1 if u[i] != 0 else 2
    out[i] += k
