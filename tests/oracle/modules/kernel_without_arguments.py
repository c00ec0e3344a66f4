import warp as wp


@wp.kernel
def no_arguments():
    i = wp.tid()
    print(i)
