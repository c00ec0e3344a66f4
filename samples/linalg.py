import warp as wp


@wp.kernel
def accumulate_covariance(
    points: wp.array[wp.vec3],
    labels: wp.array[wp.int32],
    covariance: wp.array2d[wp.float32],
    counts: wp.array[wp.int32],
):
    i = wp.tid()
    c = labels[i]
    if c == -1:
        return
    d = points[i]
    for k in range(3):
        wp.atomic_add(covariance, c, k, d[k] * d[k])
    wp.atomic_add(covariance, c, 3, d[0] * d[1])
    wp.atomic_add(covariance, c, 4, d[0] * d[2])
    wp.atomic_add(covariance, c, 5, d[1] * d[2])
    wp.atomic_add(counts, c, 1)
