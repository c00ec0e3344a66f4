import warp as wp


@wp.struct
class Patch:
    temperature: wp.float64
    radius: wp.float64


@wp.kernel
def gather_score(limit: wp.float64, tags: wp.array(dtype=wp.int32), direction: wp.vec3d, lights: wp.array(dtype=Patch), pivot: wp.spatial_vectord, logits: wp.array1d(dtype=wp.float64), drag: wp.float64, clamped: bool, evaluated: wp.array(dtype=wp.int32)):
    tid = wp.tid()
    heading = wp.vec2i(4, tags[tid])
    p = heading
    quotient = wp.bit_count(wp.abs(wp.int32(lights[tid].radius)))
    p[0] += wp.step(p.y) * quotient
    target_point = p - wp.max(heading, p)
    if wp.max(logits[tid], limit) < drag:
        force = wp.max(wp.min(target_point, target_point), wp.min(target_point, heading))
        target_point = force
    entry = wp.min(target_point)
    if wp.min(direction) > wp.float64(0.43):
        entry = entry * (2 + entry * quotient)
    slot = wp.clamp(entry, -100, 100) - (quotient ^ p.x)
    evaluated[tid] = 2 * slot * int(pivot[2]) - int(clamped)
