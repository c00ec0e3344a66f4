import warp as wp


@wp.kernel
def numbers(seed: int, f: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    state = wp.rand_init(seed)
    other = wp.rand_init(seed, i)
    n[0] = wp.randi(state) + wp.randi(state, 0, 10)
    u[0] = wp.randu(state) + wp.randu(state, wp.uint32(0), wp.uint32(10))
    f[0] = wp.randf(state) + wp.randf(state, -1.0, 1.0) + wp.randn(other)
    n[1] = wp.sample_cdf(state, f)
    u[1] = wp.poisson(state, 2.5)


@wp.kernel
def in_loop(seed: int, f: wp.array(dtype=float), n: int):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    s = float(0.0)
    for j in range(n):
        s += wp.randf(state)
    for j in range(3):
        s += wp.randn(state)
    f[i] = s
