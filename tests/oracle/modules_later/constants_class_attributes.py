import warp as wp


class Config:
    gain = wp.constant(1.5)
    steps = 4
    axis = wp.vec3(1.0, 0.0, 0.0)


@wp.kernel
def attributes(a: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(Config.steps):
        s += Config.gain
    a[i] = s + Config.axis[0]
