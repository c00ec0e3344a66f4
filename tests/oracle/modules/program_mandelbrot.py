import warp as wp


@wp.kernel
def mandelbrot(out: wp.array2d(dtype=int), scale: float, limit: int):
    i, j = wp.tid()
    cx = float(j) * scale - 2.0
    cy = float(i) * scale - 1.0
    x = float(0.0)
    y = float(0.0)
    n = int(0)
    while n < limit and x * x + y * y < 4.0:
        t = x * x - y * y + cx
        y = 2.0 * x * y + cy
        x = t
        n += 1
    out[i, j] = n
