"""Names of the user's that look like those of the guards that `continue` needs in unrolled loops."""

import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    _wp_continue_0 = 7.0
    total = float(0.0)
    for i in range(4):
        _wp_continue_1 = x[i]
        total += _wp_continue_0
        if x[i] > 1.0:
            continue
        total += _wp_continue_1
    for j in range(2):
        if x[j] > 2.0:
            continue
        total += 1.0
    x[0] = total
