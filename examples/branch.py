import warp as wp


@wp.kernel
def branch(values: wp.array(dtype=float), result: wp.array(dtype=float)):
    i = wp.tid()
    x = values[i]
    if x > 0.0:
        x = x * 2.0
    result[i] = x
