import warp as wp


@wp.struct
class Params:
    damping: wp.float32
    stress: wp.mat33
    width: wp.float32


@wp.func
def offset_grid(bias: wp.float32, stiffness: wp.float32, shift: wp.float32):
    return 0.5 + 3.0 * stiffness + bias - shift


@wp.kernel
def gather_radii(
    radii: wp.array1d(dtype=wp.float32),
    stiffness: wp.float32,
    agents: wp.array1d(dtype=Params),
    num_terms: int,
    stress: wp.mat33,
    num_items: int,
    pooled: wp.array1d(dtype=wp.float32),
):
    i = wp.tid()
    if i >= num_items:
        return

    radii_i = radii[i]
    jacobian = stress * 5.0
    kernel_matrix = stress + agents[i].stress * radii_i
    contribution = stiffness * kernel_matrix[0, 0]
    correction = offset_grid(contribution, stiffness, jacobian[0, 2])
    scaled = correction * agents[i].damping
    cosine = wp.cos(scaled / wp.max(contribution, 1.0))
    wp.atomic_add(pooled, 0, cosine * agents[i].width + wp.float32(num_terms))
