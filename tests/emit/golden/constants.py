import warp as wp

GAIN = wp.constant(0.1)
STEPS = 20
LIMIT = wp.constant(wp.uint64(7))
AXIS = wp.constant(wp.vec3(0.1, 1.0, 2.5))


@wp.kernel
def constants(x: wp.array(dtype=float), keys: wp.array(dtype=wp.uint64), y: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    s = x[i]
    for k in range(STEPS):
        s += GAIN * wp.cos(s + float(k))
    keys[i] = keys[i] % LIMIT
    y[i] = s * AXIS
