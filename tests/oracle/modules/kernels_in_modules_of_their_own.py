import warp as wp

wp.set_module_options({"enable_backward": True, "max_unroll": 2})

SIZE = 5


@wp.func
def twice(x: float):
    for k in range(3):
        x += float(k)
    return x * 2.0


@wp.kernel(module="unique")
def default_options(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(4):
        a[i] += twice(float(j))


@wp.kernel(module="unique", module_options={"max_unroll": 3, "enable_backward": False})
def options_of_its_own(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        a[i] += twice(float(j))
    for j in range(4):
        a[i] += twice(float(j))


@wp.kernel(enable_backward=True, module="unique", module_options={"enable_backward": False, "fast_math": True})
def the_kernel_itself_counts(a: wp.array(dtype=float)):
    a[wp.tid()] *= 2.0


@wp.kernel(module_options={"lineinfo": True, "max_unroll": SIZE, "cuda_output": "ptx"}, module="unique", grid_stride=False)
def with_lines(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(5):
        a[i] += 1.0


@wp.kernel(module="unique", module_options={"mode": "debug", "optimization_level": 1})
def debug(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(a[i])


@wp.kernel(module="unique", module_options={"strip_hash": True})
def without_hash(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(a[i])


@wp.kernel(module="unique", module_options={})
def nothing_said(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(a[i])


@wp.kernel
def in_the_module_of_the_file(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        a[i] += twice(float(j))
