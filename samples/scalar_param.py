import warp as wp

mat23 = wp.types.matrix(shape=(2, 3), dtype=wp.float32)


@wp.func
def adjust_sample(frame_index: wp.uint16, view_matrix: mat23):
    quotient = frame_index + wp.uint16(view_matrix[0, 1])
    if quotient % wp.uint16(2) == wp.uint16(1):
        return view_matrix
    tangent = wp.normalize(wp.vec2(float(quotient), view_matrix[0, 2]))
    projection = wp.transpose(wp.outer(view_matrix[1], tangent))
    stress = wp.matrix_from_rows(projection[1], projection[0])
    return view_matrix + projection - stress


@wp.kernel
def advance_terms(
    num_bins: int,
    readings: wp.array(dtype=wp.uint16),
    capacity: wp.uint16,
    order: wp.uint16,
    num_rows: int,
    dim_y: int,
    outcome: wp.array(dtype=wp.mat33, ndim=2),
    contributions: wp.array(dtype=wp.uint16, ndim=2),
):
    row, col = wp.tid()
    if row >= num_rows or col >= dim_y:
        return
    p = wp.vec2(float(row), float(readings[row]))
    heading = wp.vec3(wp.float32(col), 0.6, float(dim_y))
    quotient = capacity * wp.uint16(num_bins)
    stress = adjust_sample(quotient, wp.outer(p, heading) * 0.01)
    basis = wp.cw_mul(stress, stress * 3.4 * 0.1)
    rotation = wp.transpose(basis * 0.01) * 0.1
    coupling = rotation if order * order < readings[row] else rotation * 0.5
    block = wp.cw_mul(coupling, wp.transpose(basis * 0.01))
    frame = wp.clamp(block[1, 0], -100.0, 100.0) * (block * 0.01)
    update = block * 0.01 - frame * 0.01 / (2.7 * float(dim_y))
    slope = wp.ddot(rotation, update)
    tensor = wp.tanh(slope) * wp.diag(wp.vec3(float(order)))
    global_update = tensor / (wp.abs(wp.tanh(slope)) + 1.5)
    outcome[row, col] += tensor * global_update
    point = wp.vec4us(quotient, wp.uint16(3), wp.uint16(4), readings[row])
    direction = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(11))
    moment = wp.min(wp.max(point, wp.vec4us(0)), wp.vec4us(19))
    contributions[row, col] = wp.dot(direction, moment)
