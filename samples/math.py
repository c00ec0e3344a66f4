import warp as wp


@wp.kernel
def reduce_distances(
    distances: wp.array(dtype=float, ndim=1),
    labels: wp.array(dtype=wp.int32, ndim=1),
    bins: wp.array(dtype=wp.int32, ndim=1),
    energies: wp.array(dtype=float, ndim=1),
    levels: wp.array(dtype=float, ndim=1),
    pooled: wp.array(dtype=float, ndim=2),
):
    thread = wp.tid()
    distance = distances[thread]
    label = labels[thread]
    bin = bins[thread]
    energy = energies[thread]
    level = levels[thread]
    share = distance + 2.0
    contribution = wp.sin(share + level * distance)
    magnitude = level + 0.9
    summed = magnitude / 2.0 + wp.atan(contribution) + float(label)
    wp.atomic_add(pooled, bin % 8, bin % 6, summed + float(bin) + energy)
