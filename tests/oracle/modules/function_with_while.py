import warp as wp


@wp.func
def collatz(n: int):
    steps = int(0)
    x = int(n)
    while x != 1:
        if x % 2 == 0:
            x = x // 2
        else:
            x = 3 * x + 1
        steps += 1
    return steps


@wp.kernel
def collatz_steps(out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = collatz(i + 1)
