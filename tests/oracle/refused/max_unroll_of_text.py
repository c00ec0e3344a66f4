# expect: 9: max_unroll
import warp as wp

wp.set_module_options({"max_unroll": "1"})


@wp.kernel
def k(a: wp.array(dtype=float)):
    for i in range(4):
        a[i] = 1.0
