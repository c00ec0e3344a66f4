import warp as wp

CUTOFF = wp.constant(wp.float64(7.66))


@wp.kernel
def scatter_cell(
    num_neighbors: int,
    keys: wp.array(dtype=int),
    modulus: wp.int32,
    gravity: wp.vec4d,
    prices: wp.array(dtype=wp.float64),
    order: int,
    offset: wp.float64,
    vertices: wp.array(dtype=wp.spatial_vectord),
    dim_y: int,
    corrected: wp.array(dtype=wp.float64),
):
    thread = wp.tid()
    if thread >= dim_y:
        return
    pool = wp.float64(0.0)
    for r in range(2):
        if offset * wp.float64(keys[thread]) < CUTOFF:
            continue
        distance = wp.float64(2.76) + gravity[3] * wp.float64(0.36)
        pool += distance + wp.float64(wp.float32(r))
    speed = vertices[thread][2] / wp.max(prices[thread], wp.float64(0.3))
    if pool < wp.float64(order) and speed >= offset:
        orientation = wp.quat_rpy(pool, vertices[thread][1], speed)
        corrected[thread] = wp.dot(orientation, orientation) - offset * speed
    else:
        value = pool * pool * (speed - offset) / wp.float64(num_neighbors)
        corrected[thread] = value + wp.float64(modulus)
