import warp as wp


@wp.kernel
def quat_store(a: wp.array(dtype=wp.quat), out: wp.array(dtype=wp.quat)):
    i = wp.tid()
    q = a[i]
    q[0] = 1.0
    q.w = q.x + q[1]
    q.y += 2.0
    q[2] -= 1.0
    out[i] = q
