import warp as wp


@wp.kernel
def fibonacci(n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    a = int(0)
    b = int(1)
    for j in range(n):
        t = a + b
        a = b
        b = t
    out[i] = a
