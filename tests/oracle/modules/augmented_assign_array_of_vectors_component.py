import warp as wp


@wp.kernel
def aug_array_component(a: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    a[i][0] += 1.0
    a[i].y += 2.0
    a[i][2] -= 1.0
    m[i][0, 1] += 3.0
