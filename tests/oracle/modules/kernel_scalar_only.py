import warp as wp


@wp.kernel
def scalar_only(x: float, n: int):
    y = x * float(n)
    print(y)
