"""Values of options that Warp asks for their truth, or compares with numbers."""

import warp as wp

wp.set_module_options({"lineinfo": 1, "max_unroll": 2.5, "default_grid_stride": 0})


@wp.kernel
def two_and_three(a: wp.array(dtype=float)):
    for i in range(2):
        a[i] = 1.0
    for i in range(3):
        a[i] = 2.0


@wp.kernel(launch_bounds=[True, -4])
def bounds(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel(module="unique", module_options={"mode": "fast", "enable_backward": "no"})
def of_a_module_of_its_own(a: wp.array(dtype=float)):
    a[0] = 1.0
