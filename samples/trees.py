import warp as wp


@wp.kernel(enable_backward=False)
def check_connected(
    set_parent: wp.array(dtype=int),
    pairs: wp.array2d(dtype=int),
    joined: wp.array(dtype=int),
):
    """Finds the representatives of disjoint sets."""
    i = wp.tid()
    a = pairs[i, 0]
    while set_parent[a] != -1:
        a = set_parent[a]
    b = pairs[i, 1]
    while set_parent[b] != -1:
        b = set_parent[b]
    # both walks ended at the same representative
    joined[i] = wp.where(a == b, 1, 0)
