import warp as wp


import warp


@warp.kernel
def aliased(a: warp.array(dtype=float)):
    i = warp.tid()
    a[i] = warp.sin(a[i]) + warp.vec3(1.0)[0]
