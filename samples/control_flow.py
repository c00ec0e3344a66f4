import warp as wp


@wp.struct
class Params:
    age: wp.float64
    temperature: wp.float64
    width: wp.float64
    rest_length: wp.float64


@wp.kernel
def update_drag(
    features: wp.array(dtype=wp.float64),
    viscosity: wp.float64,
    signal: wp.array(dtype=wp.float64, ndim=2),
    depths: wp.array(dtype=wp.float64),
    twist_q: wp.quatd,
    lights: wp.array(dtype=Params),
    count: int,
    corrected: wp.array(dtype=int),
):
    thread = wp.tid()
    if thread >= count:
        return

    feature = features[thread]
    depth = depths[thread]
    light = lights[thread]
    energy = light.temperature * wp.float64(1.7)
    cell = int(signal[thread, 4])
    position = wp.vec3i(3, int(viscosity), 1)
    overlap = wp.dot(position, wp.vec3i(int(light.age), 0, cell))
    bits = wp.clamp(int(energy), -2, 2) | overlap
    quotient = 9 + 2 * bits
    if wp.length(twist_q) >= wp.float64(0.8) and feature >= wp.float64(-0.9):
        quotient = quotient * 2

    delta = 11 - (quotient - position[2])
    if delta >= cell:
        upper = wp.max(position, wp.vec3i(bits, delta, 2))
        delta = wp.dot(position + position, upper)

    corrected[thread] -= delta - int(depth)
