import warp as wp


@wp.struct
class Sensor:
    temperature: float
    frame: wp.mat33
    scale: float


@wp.kernel
def remap_near_cost(
    levels: wp.array(dtype=float, ndim=4),
    contacts: wp.array(dtype=Sensor, ndim=4),
    temperature: float,
    stresses: wp.array(dtype=wp.mat33, ndim=4),
    outcome: wp.array(dtype=wp.int32, ndim=4),
    dst: wp.array(dtype=wp.vec3, ndim=4),
    scaled: wp.array(dtype=float, ndim=4),
    shifted: wp.array(dtype=wp.vec2, ndim=4),
):
    i, j, k, l = wp.tid()
    level = levels[i, j, k, l]
    contact = contacts[i, j, k, l]
    stress = stresses[i, j, k, l]
    gap = (level * contact.scale + wp.cos(level)) * 1.75
    digit = wp.int32(contact.temperature)
    cosine = wp.dot(wp.vec2i(1, wp.int32(gap)), wp.vec2i(digit, 1))
    difference = 7 - wp.int32(stress[0, 2])
    outcome[i, j, k, l] = wp.max(cosine, difference)
    dst[i, j, k, l] = wp.max(contact.frame[1], stress[0])
    pull_vector = wp.vec2(temperature, level) / wp.max(float(cosine), 1.0)
    shifted[i, j, k, l] = wp.abs(pull_vector)
    scaled[i, j, k, l] = level - contact.frame[2, 1] + 0.8
