# expect: 5: option 'module_options' of 'wp.kernel' is not supported
import warp as wp


@wp.kernel(module_options={"max_unroll": 2})
def k(a: wp.array(dtype=float)):
    a[wp.tid()] = 1.0
