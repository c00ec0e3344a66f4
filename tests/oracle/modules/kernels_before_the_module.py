import warp as wp

wp.config.max_unroll = 2


@wp.kernel(module="unique")
def first(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        a[i] += 1.0


wp.config.max_unroll = 4
wp.config.enable_backward = False


@wp.kernel
def makes_the_module(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(4):
        a[i] += 1.0


wp.config.max_unroll = 8
wp.config.enable_backward = True


@wp.kernel(module="unique")
def later(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(8):
        a[i] += 1.0


@wp.kernel
def in_the_module_still(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(8):
        a[i] += 1.0


wp.config.max_unroll = 16  # for the modules that come after this one
