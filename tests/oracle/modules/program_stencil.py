import warp as wp


@wp.kernel
def stencil(u: wp.array3d(dtype=float), out: wp.array3d(dtype=float), k: float):
    i, j, l = wp.tid()
    n = u.shape[0]
    s = float(0.0)
    for di in range(-1, 2):
        for dj in range(-1, 2):
            if di == 0 and dj == 0:
                continue
            x = wp.clamp(i + di, 0, n - 1)
            y = wp.clamp(j + dj, 0, u.shape[1] - 1)
            s += u[x, y, l]
    out[i, j, l] = u[i, j, l] + k * (s - 8.0 * u[i, j, l])
