import warp as wp


@wp.struct
class Best:
    value: float
    index: int


@wp.kernel
def best(a: wp.array(dtype=float), n: int, out: wp.array(dtype=Best)):
    i = wp.tid()
    b = Best()
    b.value = 1.0e10
    b.index = -1
    for j in range(n):
        if a[j] < b.value:
            b.value = a[j]
            b.index = j
    if b.index < 0:
        b = Best(0.0, 0)
    out[i] = b
