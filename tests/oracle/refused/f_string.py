# expect: 8: JoinedStr is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    print(f"{i}")
