import warp as wp


@wp.kernel
def commented(
    # the input
    a: wp.array(dtype=float),  # trailing

    out: wp.array(dtype=float),
):
    # first comment

    i = wp.tid()  # thread


    x = a[i]   # spaces   inside
    # between
    if x > 0.0:  # on if
        # in the branch
        x = x * 2.0

    else:
        # in else
        x = 1.0
    # before the loop

    for j in range(2):  # loop

        x += float(j)  # body
    out[i] = x
    # at the end
