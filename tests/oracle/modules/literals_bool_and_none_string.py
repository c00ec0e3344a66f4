import warp as wp


@wp.kernel
def bools(a: wp.array(dtype=bool), flag: bool):
    i = wp.tid()
    a[0] = True
    a[1] = False
    a[2] = not True
    x = True
    if i > 2:
        x = False
    a[3] = x
    a[4] = flag == True
