import warp as wp

mat22s = wp.types.matrix(shape=(2, 2), dtype=wp.int16)
vec6s = wp.types.vector(length=6, dtype=wp.int16)


@wp.func
def scale_phase(iterations: wp.int16):
    spin = wp.quat_from_axis_angle(wp.normalize(wp.vec3(float(iterations))), float(iterations))
    orientation = spin * spin
    return spin * orientation


@wp.kernel
def process_relative_wave(count: int, body_frames: wp.array1d(dtype=wp.transform), momenta: wp.array(dtype=wp.vec2s), bias: float, colors: wp.array(dtype=wp.vec3s, ndim=2), origins: wp.array1d(dtype=vec6s), poses: wp.array(dtype=wp.transform), points: wp.array(dtype=wp.vec3s), size: wp.int32, projected: wp.array(dtype=wp.quat)):
    thread = wp.tid()
    if thread >= size:
        return
    target_point = momenta[thread] + momenta[thread]
    tick = wp.dot(momenta[thread], target_point)
    parity = origins[wp.max(thread - 2, 0)][1]
    if tick - parity < tick:
        update = mat22s(points[thread][0], wp.int16(1), colors[thread, 1][0], wp.int16(1))
        orientation = scale_phase(wp.trace(update))
        rotation_q = wp.transform_get_rotation(body_frames[thread])
        spin = wp.normalize(orientation) + rotation_q / (bias + 1.32)
        turn = spin
    else:
        relative_q = wp.normalize(poses[(thread + 2) % size].q)
        turn = relative_q
    q = turn
    heading_q = turn
    arm = wp.vec4(0.59, 0.1, bias, poses[thread][2])
    side = (arm + arm) / (wp.abs(wp.dot(heading_q, heading_q * 0.5)) + 0.2)
    residual = wp.max(side)
    clamped_heading_q = wp.normalize(heading_q * residual)
    projected[thread] = (q - clamped_heading_q) * wp.float32(count)
