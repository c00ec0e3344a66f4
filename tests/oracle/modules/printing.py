import warp as wp


@wp.kernel
def prints(a: wp.array(dtype=float), v: wp.vec3, n: int):
    i = wp.tid()
    print(a[i])
    print(i)
    print("text")
    print(v)
    print(n)
    print(wp.mat22(1.0, 2.0, 3.0, 4.0))
    wp.print(a[i] * 2.0)
