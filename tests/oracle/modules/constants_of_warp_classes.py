import warp as wp


@wp.kernel
def constants_of_warp_classes(volume: wp.uint64, a: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    a[i] = wp.volume_sample_f(volume, wp.vec3(a[i]), wp.Volume.CLOSEST)
    mode = wp.Volume.LINEAR
    a[i] += wp.volume_sample_f(volume, wp.vec3(a[i]), mode)
    n[i] = wp.Volume.LINEAR + 2 * wp.Volume.REBUILD_INVALID_INPUT
    if n[i] == wp.Volume.CLOSEST:
        n[i] = -wp.Volume.LINEAR


MODE = wp.Volume.LINEAR


@wp.kernel
def constants_of_the_module(volume: wp.uint64, a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.volume_sample_f(volume, wp.vec3(a[i]), MODE)
