"""Lines that continue another may be indented less than the block."""

import warp as wp
@wp.kernel
def k(x: wp.array(dtype=float)):
    i = wp.tid()
    if i > 3:
        x[i] = (1.0
  + 2.0)
        y = x[i] + \
    2.0
        x[i] = y
    if (i > 5 and
i < 7):
        x[i] = wp.max(1.0, # comment
# other
2.0)
    else:
        x[i] = 5.0 \
+ 3.0
    for j in range(
3):
        x[i] += \
float(j)
