import warp as wp


@wp.kernel
def printf(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    wp.printf("hello\n")
    wp.printf("value %f of %d\n", a[i], i)
    wp.printf("%d %d\n", n, i + 1)
