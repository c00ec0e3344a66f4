import warp as wp


FLAG = wp.constant(True)
LEVEL = 2


@wp.kernel
def constant_condition(out: wp.array(dtype=int)):
    i = wp.tid()
    x = int(0)
    if FLAG:
        x = 1
    else:
        x = 2
    if LEVEL > 3:
        x = 4
    if True:
        x += 5
    if False:
        x += 6
    else:
        x += 7
    out[i] = x
