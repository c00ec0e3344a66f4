import warp as wp


@wp.kernel(launch_bounds=(256, 2))
def two_bounds(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0


@wp.kernel(grid_stride=False, enable_cuda_smem_spilling=True)
def lean(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0


@wp.kernel(cuda_max_registers=64, grid_stride=True, module="unique")
def few_registers(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0
