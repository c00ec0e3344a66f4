"""Warp leaves out what stands after a loop's `else`, whether the loop ends by `break` or not."""

import warp as wp

SCALE = wp.constant(3.0)


@wp.func
def unrolled(x: wp.array(dtype=float), i: int):
    s = float(0.0)
    for j in range(3):
        s += x[i + j]
    else:
        s = SCALE
    return s


@wp.kernel
def dynamic(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        s += unrolled(x, j)
        if s > 4.0:
            break
    else:
        s = 2.0
        t = 5
    x[i] = s


@wp.kernel
def several(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    s = float(0.0)
    while s < 4.0:
        for j in range(n):
            s += x[j]
            for k in range(2):
                if x[k] > s:
                    continue
                s += 1.0
            else:
                i = 3
        else:
            break
        s += 1.0
    else:
        s = undefined(2.0)  # noqa: F821
    x[i] = s
