import warp as wp


@wp.struct
class Agent:
    scale: wp.uint8
    gain: wp.uint8


@wp.func
def resolve_error(stride: wp.int16):
    remainder = wp.uint8(wp.abs(stride) % wp.int16(10))
    if remainder > wp.uint8(7) and remainder <= wp.uint8(6):
        return stride
    return stride


@wp.kernel
def relax_smooth_error(tensors: wp.array(dtype=wp.mat33), indices: wp.array(dtype=int, ndim=2), depths: wp.array1d(dtype=wp.uint8), outcome: wp.array1d(dtype=wp.int16), predictions: wp.array(dtype=wp.uint8), scaled: wp.array(dtype=wp.uint8), quota: wp.uint8, frame_index: wp.uint8, config: Agent, period: wp.uint8, periodic: wp.bool):
    i = wp.tid()
    parity = wp.int16(period) * wp.int16(tensors[i][0, 1])
    tick = parity + wp.int16(config.gain) * parity
    outcome[i] = resolve_error(tick)
    bits = wp.uint8(float(depths[wp.max(i - 2, 0)]))
    key = wp.min(wp.vec2ub(frame_index, wp.uint8(2)))
    predictions[i] = bits * key
    hits = key + quota & wp.uint8(indices[i, i % 7])
    scaled[i] = hits ^ wp.uint8(periodic)
