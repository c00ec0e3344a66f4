import warp as wp


@wp.struct
class Sensor:
    weight: wp.float16
    rate: wp.float16


@wp.kernel
def remap_mixed_sample(beta: float, model: Sensor, errors: wp.array(dtype=wp.float16), weights: wp.array(dtype=wp.float16), durations: wp.array1d(dtype=wp.float16), total_count: wp.int32, corrected: wp.array(dtype=wp.float16)):
    tid = wp.tid()
    if tid >= total_count:
        return
    attenuation = weights[wp.max(tid - 2, 0)] * durations[tid]
    left = errors[(tid + 2) % total_count] - model.rate
    inner = attenuation / wp.max(left, wp.float16(1.37))
    corrected[tid] = inner - wp.float16(beta)
