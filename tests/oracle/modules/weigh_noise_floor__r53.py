import warp as wp

MARGIN = wp.constant(3.55)
EPSILON = 2.77


@wp.struct
class Beam:
    gain: float
    rest_length: float


@wp.func
def compute_wave(margin: wp.float32, height: wp.float32, time: wp.float32):
    turn = wp.quat_from_axis_angle(wp.normalize(wp.vec3(margin, 0.96, time)), time)
    motion, residual = wp.quat_to_axis_angle(turn)
    stress = wp.mat22(residual, height, 0.1, 0.8) * wp.length(motion)
    gram = stress * 0.1 * residual * 0.1 * 0.01
    return wp.determinant(gram)


@wp.func
def rate_mixed_contact(direction: wp.vec2, frame_index: int):
    target_point = direction
    local = target_point[0] + float(frame_index)
    adjusted = compute_wave(local, local, target_point[1])
    normal = (MARGIN + adjusted) * wp.sign(wp.normalize(target_point))
    return normal


@wp.kernel
def weigh_noise_floor(tensors: wp.array2d(dtype=wp.mat22), blocks: wp.array(dtype=wp.mat22, ndim=2), scaled: wp.array2d(dtype=wp.mat22), corrected: wp.array2d(dtype=Beam), frame_index: int, viscosity: float, stress: wp.mat22):
    i, j = wp.tid()
    if -0.5 <= viscosity <= 1.5:
        block = wp.outer(wp.vec3(0.5, stress[1, 0], 0.9), wp.vec3(0.4, 1.95, blocks[i, j][0, 0]))
        basis = block + 13.0 * wp.identity(n=3, dtype=wp.float32)
        gram = wp.inverse(basis)
        jacobian = gram
        coupling, motion = wp.eig3(jacobian + wp.transpose(jacobian))
        point = wp.vec2(coupling[0, 0]) * wp.length(motion)
        acceleration = wp.max(wp.normalize(point), wp.vec2(1.2))
        step_vector = wp.cw_div(tensors[i, j][1], acceleration)
        side = step_vector
    else:
        direction = stress[1]
        side = wp.normalize(stress[0] + direction)
    force = side * 3.1
    inner = 5.1 / (wp.step(viscosity) + 0.61)
    if inner < 6.56:
        offset_vector = rate_mixed_contact(side / (wp.abs(side.x) + 0.3), frame_index)
        velocity = offset_vector
    else:
        center = wp.max(wp.min(force, stress[0]), wp.abs(side))
        velocity = center
    color = wp.cw_mul(wp.abs(force), velocity)
    scaled[i, j] = wp.outer(wp.abs(side), wp.abs(color))
    density = Beam()
    edge = wp.normalize(wp.spatial_vector(viscosity)) / MARGIN
    pull_vector = edge + edge
    response_value = wp.max(pull_vector)
    phase = response_value / (wp.abs(response_value) + 1.1)
    residual = 0.64 * phase
    drive = 1.8 - inner
    outer_part = wp.clamp(residual * velocity[0], -10.0, 10.0)
    density.gain = compute_wave(phase, drive, outer_part)
    attitude = wp.quat_rpy(outer_part, phase, stress[0, 1])
    speed = wp.cbrt(wp.length(attitude) + 0.51) / EPSILON
    density.rest_length = speed
    corrected[i, j] = density
