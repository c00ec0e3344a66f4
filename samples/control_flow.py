import warp as wp


@wp.kernel
def filter_terms(
    num_neighbors: int,
    keys: wp.array1d(dtype=wp.int32),
    modulus: int,
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
    if order > keys[thread]:
        corrected[thread] = vertices[thread][1] + wp.float64(0.2)
    else:
        falloff = wp.abs(prices[wp.max(thread - 1, 0)]) + wp.float64(1.1)
        error = wp.max(wp.sqrt(falloff), wp.float64(2.73) * gravity.z)
        delta = error / wp.float64(num_neighbors) * wp.float64(modulus)
        corrected[thread] = delta + offset
