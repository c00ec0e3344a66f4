import warp as wp


@wp.struct
class Cell:
    friction: wp.uint16
    temperature: wp.uint16
    scale: wp.uint16


@wp.kernel
def filter_light(direction: wp.vec3us, padding: wp.uint16, field: wp.array1d(dtype=wp.uint16), contacts: wp.array(dtype=Cell), m: int, scaled: wp.array(dtype=wp.uint16)):
    i = wp.tid()
    if i >= m:
        return
    entry = wp.where(padding + contacts[i].friction != wp.uint16(17), field[i], contacts[i].friction)
    center = wp.vec2us(field[i], wp.uint16(1))
    tick = contacts[i].temperature + entry if entry % wp.uint16(4) != wp.uint16(0) else wp.max(center)
    rank = tick >> wp.uint16(3)
    scaled[i] = wp.uint16(6) * rank * direction[2]
