import warp as wp


@wp.kernel
def sum_outer_products(
    x: wp.array[wp.vec3],
    body_id: wp.array[wp.int32],
    scatter: wp.array2d[wp.float32],
    num_members: wp.array[wp.int32],
):
    i = wp.tid()
    group = body_id[i]
    if group == -1:
        return
    offset = x[i]
    for k in range(3):
        wp.atomic_add(scatter, group, k, offset[k] * offset[k])
    wp.atomic_add(scatter, group, 3, offset[0] * offset[1])
    wp.atomic_add(scatter, group, 4, offset[0] * offset[2])
    wp.atomic_add(scatter, group, 5, offset[1] * offset[2])
    wp.atomic_add(num_members, group, 1)
