import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.kernel
def compute_old_filter(keys: wp.array4d(dtype=int), visible: wp.array3d(dtype=wp.bool), order: wp.uint64, ranks: wp.array2d(dtype=int), neighbors: wp.array(dtype=int, ndim=2), quota: wp.int32, rounds: int, features: wp.array2d(dtype=int), blended: wp.array(dtype=wp.int32, ndim=4)):
    row, col, layer = wp.tid()
    for term_index in range(6):
        hits = rounds - keys[row, col, layer, 2]
        remainder = wp.min(vec6i(neighbors[col][layer])) * hits
        slot = remainder + 14 + (quota + ranks[col, layer])
        key = ~slot + wp.int32(visible[row, col, layer]) ^ int(order)
        blended[row, col, layer, term_index] = key * features[row, col] - term_index
