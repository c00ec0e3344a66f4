import warp as wp


@wp.func
def find_root(parent: wp.array[int], start: int) -> int:
    root = int(start)
    up = parent[start]
    while up != -1:
        root = up
        up = parent[up]
    return root


@wp.kernel(enable_backward=False)
def _check_connected(parent: wp.array[int], pairs: wp.array[wp.vec2i], joined: wp.array[int]):
    i = wp.tid()
    a = find_root(parent, pairs[i][0])
    b = find_root(parent, pairs[i][1])
    joined[i] = wp.where(a == b, 1, 0)
