import warp as wp


@wp.kernel
def loops(values: wp.array2d(dtype=float), count: int, result: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for k in range(2):
        total += values[i, k]
    for j in range(count):
        total += values[i, j]
    result[i] = total
