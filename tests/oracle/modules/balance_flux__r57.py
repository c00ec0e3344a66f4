import warp as wp


@wp.struct
class Segment:
    threshold: float
    normal: wp.vec3
    rest_length: wp.float32
    density: float


@wp.func
def adjust_field(axis: wp.vec2, level: int, gravity: wp.vec2):
    if 1.8 < float(wp.uint8(level % 8)) <= 5.7:
        return axis - gravity
    projection = wp.mat22(gravity.y, gravity[1], gravity[0], 0.9)
    frame, motion, block = wp.svd2(projection)
    p = wp.vec2((frame * 0.1)[1, 0]) - wp.normalize(motion)
    target_point = wp.normalize(p * (block * 0.1)[0, 0])
    return wp.normalize(target_point)


@wp.kernel
def balance_flux(records: wp.array(dtype=Segment), tokens: wp.array(dtype=wp.int32), signal: wp.array2d(dtype=float), dim_x: int, updated: wp.array(dtype=wp.vec2), corrected: wp.array(dtype=wp.mat33)):
    index = wp.tid()
    if index >= dim_x:
        return
    attenuation = records[index].density / signal[index, index % 5]
    if attenuation > 15.78:
        arm = wp.max(wp.vec2(float(tokens[index]), 1.6), wp.vec2(0.38))
        color = wp.cw_div(wp.vec2(0.78, attenuation), arm)
        contribution = wp.float32(tokens[wp.max(index - 1, 0)])
        force = wp.where(2.6 < contribution < 7.06, arm, color)
        v = wp.where(records[index].density - 3.51 > -1.96, adjust_field(color, dim_x, color), force)
        updated[index] = v
    pull_vector = records[index].normal
    projection = wp.matrix_from_rows(pull_vector, records[index].normal * 0.5, records[index].normal)
    corrected[index] = projection
