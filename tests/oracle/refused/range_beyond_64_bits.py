# expect: 8: range()
"""Python has no length for it."""
import warp as wp


@wp.kernel
def counted(x: wp.array(dtype=float)):
    for i in range(0xFFFFFFFFFFFFFFFF):
        x[i] = 1.0
