import warp as wp


@wp.struct
class Segment:
    bias: wp.float32
    temperature: float


@wp.struct
class Patch:
    density: float
    height: float
    axis: wp.vec3


@wp.struct
class Record:
    anchor: wp.vec3
    rate: float


@wp.kernel
def fold_wave(count: int, period: wp.int32, settings: Segment, spread: float, props: Segment, logits: wp.array(dtype=wp.float32, ndim=2), materials: wp.array2d(dtype=Patch), num_cols: int, combined: wp.array2d(dtype=Record), updated: wp.array(dtype=float, ndim=3), blended: wp.array(dtype=float, ndim=2), corrected: wp.array2d(dtype=wp.float32)):
    i, j = wp.tid()
    if i >= num_cols:
        return
    force = Record()
    point = materials[wp.max(i - 1, 0), j].axis
    force.anchor = wp.normalize(point)
    speed = props.bias + settings.temperature - point.y * logits[i, j]
    force.rate = speed
    combined[j, i] = force
    for c in range(count):
        updated[i, j, c] = spread * props.temperature + wp.float32(c)
    blended[i, j] = materials[i, j].height - speed
    if speed >= settings.temperature and period + count <= period:
        input_value = wp.dot(wp.spatial_vector(settings.temperature), wp.spatial_vector(spread))
        corrected[i, j] = wp.sqrt(wp.abs(props.bias) + 0.4) * input_value
