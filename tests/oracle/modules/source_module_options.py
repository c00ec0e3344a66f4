import warp as wp


wp.set_module_options({"enable_backward": True, "max_unroll": 4})


@wp.kernel
def options(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(4):
        a[j] += 1.0
    for j in range(5):
        a[j] += 2.0
