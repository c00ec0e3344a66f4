"""What a narrower vector holds is rounded before a wider one is made of it."""

import warp as wp

SINGLE = wp.vec3(0.1, 0.2, 0.3)
WIDE = wp.vec3d(wp.vec3(0.1, 0.2, 0.3))
AGAIN = wp.vec3d(SINGLE)
FRAME = wp.transformd(wp.vec3(0.1, 0.2, 0.3), wp.quat(0.1, 0.2, 0.3, 0.4))


@wp.kernel
def add(a: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a[i] = WIDE + AGAIN + wp.transform_get_translation(FRAME)
