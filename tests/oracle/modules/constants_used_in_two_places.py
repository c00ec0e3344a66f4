import warp as wp


K = wp.constant(3)
X = wp.constant(0.5)


@wp.kernel
def twice(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = X * float(K) + X
    for j in range(K):
        a[j] += X * float(j * K)
    if i == K:
        a[K] = X
