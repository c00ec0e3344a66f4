import warp as wp


@wp.struct
class Settings:
    anchor: wp.vec3
    rest_length: wp.float32


@wp.func
def measure_noise_floor(margin: wp.float32):
    score = wp.where(margin >= 0.9, margin, margin * 0.5)
    upper = (score + 1.6) / wp.max(wp.sinh(wp.clamp(score, -4.4, 3.0)), 0.4)
    return 2.9 - score, score * score + 1.86 + upper


@wp.kernel
def filter_growth(rates: wp.array(dtype=wp.float32), amplitudes: wp.array(dtype=float), mapped: wp.array(dtype=float, ndim=1), model: Settings, momentum: wp.float32, viscosity: wp.float32):
    index = wp.tid()
    displacement = rates[wp.max(index - 2, 0)] * model.anchor
    heading = wp.where(index * int(viscosity) != -8, model.anchor + model.anchor, displacement)
    target_point = -wp.dot(heading, heading * 0.5) * heading
    phase = wp.length(target_point)
    if phase < target_point[1]:
        rank = int(amplitudes[index]) + wp.int32(momentum)
        correction = wp.where(rank > 1, viscosity, -0.6)
        penalty, score = measure_noise_floor(correction)
        if penalty - score > 0.0:
            force = wp.vec4(model.rest_length) / (phase + 1.0)
            motion = force
        else:
            moment = wp.vec4(1.59, heading[2], viscosity, wp.float32(rank))
            motion = wp.min(moment, moment * 0.5)
        mapped[index] = wp.dot(-wp.vec4(momentum), motion)
