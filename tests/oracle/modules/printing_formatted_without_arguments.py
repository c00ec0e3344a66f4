import warp as wp


@wp.kernel
def bare(n: int):
    wp.printf("a\tb\n")
