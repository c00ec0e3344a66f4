import warp as wp

SPREAD = 0.66


@wp.kernel
def reduce_filter(
    field: wp.array(dtype=wp.float32),
    budget: int,
    factor: float,
    projected: wp.array(dtype=float),
):
    tid = wp.tid()
    mixed = field[wp.max(tid - 2, 0)] - 1.37
    left = mixed / wp.max(factor * SPREAD, 1.3)
    projected[tid] = left + wp.float32(budget)
