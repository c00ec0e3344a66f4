import warp as wp


@wp.kernel(enable_backward=False)
def check_connected(
    parent: wp.array(dtype=int),
    edges: wp.array2d(dtype=int),
    joined: wp.array(dtype=int),
):
    """Finds the representatives of disjoint sets."""
    i = wp.tid()
    a = edges[i, 0]
    while parent[a] != -1:
        a = parent[a]
    b = edges[i, 1]
    while parent[b] != -1:
        b = parent[b]
    # both walks ended at the same representative
    joined[i] = wp.where(a == b, 1, 0)
