import warp as wp
@wp.kernel
def k(x: wp.array(dtype=float)):
    i = wp.tid()
    if i > 3:
        x[i] = 1.0
    elif (i
 == 2):
        x[i] = 3.0
