# expect: 9: a string by its name
import warp as wp

TEXT = "abc"


@wp.kernel
def k(x: wp.array(dtype=float)):
    print(TEXT)
