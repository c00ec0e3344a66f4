import warp as wp


@wp.kernel
def integrate_density(keys: wp.array(dtype=int, ndim=1), prices: wp.array(dtype=wp.float64), vertices: wp.array(dtype=wp.spatial_vectord), corrected: wp.array(dtype=wp.float64), num_neighbors: int, modulus: wp.int32, gravity: wp.vec4d, order: wp.int32, offset: wp.float64, dim_y: int):
    thread = wp.tid()
    if thread >= dim_y:
        return
    if order > keys[thread]:
        corrected[thread] = vertices[thread][1] + wp.float64(0.2)
    else:
        displacement = wp.vec3d(prices[thread], offset, wp.float64(0.1))
        motion = wp.max(displacement, displacement * wp.float64(0.5))
        input_value = wp.min(motion) + wp.float64(num_neighbors) + wp.float64(modulus)
        corrected[thread] = input_value * gravity[0]
