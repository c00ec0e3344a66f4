import warp as wp


@wp.kernel(launch_bounds=256)
def bounded(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0
