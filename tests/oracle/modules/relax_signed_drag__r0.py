import warp as wp


@wp.kernel
def relax_signed_drag(field: wp.array(dtype=float, ndim=1), budget: int, factor: float, projected: wp.array(dtype=wp.float32)):
    tid = wp.tid()
    mixed = field[wp.max(tid - 2, 0)] - 1.37
    magnitude = mixed + factor * factor
    projected[tid] = magnitude * 0.93 * float(budget)
