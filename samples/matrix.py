import warp as wp


@wp.kernel
def filter_inertias(
    inertias: wp.array(dtype=wp.mat33),
    kernels: wp.array(dtype=wp.mat33),
    damping: wp.float32,
    scale: wp.float32,
    bases: wp.array(dtype=wp.mat33),
    frames: wp.array(dtype=wp.mat22),
    result: wp.array(dtype=wp.mat33),
):
    index = wp.tid()
    inertia = inertias[index]
    kernel = kernels[index]
    base = bases[index]
    frame = frames[index]
    projection = inertia * 1.1
    update = inertia * frame[0, 1]
    lower = damping * base[1, 1]
    scaled = (inertia * 0.9 - kernel) * damping * scale * base
    difference = scaled * wp.trace(frame) * projection - update
    result[index] = difference * lower
