"""wp.HashGridQuery[dtype] as the type of a parameter."""

import warp as wp


@wp.func
def count(query: wp.HashGridQuery[wp.float64]):
    n = int(0)
    index = int(0)
    while wp.hash_grid_query_next(query, index):
        n += 1
    return n


@wp.func
def last(query: wp.HashGridQuery[wp.float32]):
    index = int(0)
    for i in query:
        index = i
    return index


@wp.kernel
def neighbors(grid: wp.uint64, other: wp.uint64, p: wp.array(dtype=wp.vec3d), out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = count(wp.hash_grid_query(grid, p[i], wp.float64(0.5)))
    out[i] += last(wp.hash_grid_query(other, wp.vec3(p[i]), 0.5))
