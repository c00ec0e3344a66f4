import warp as wp

mat32 = wp.types.matrix(shape=(3, 2), dtype=wp.float32)


@wp.struct
class Agent:
    position: wp.vec2
    direction: wp.vec3


@wp.kernel
def weigh_edge(hessians: wp.array(dtype=wp.mat33), tensors: wp.array(dtype=wp.mat33), tangents: wp.array(dtype=wp.vec3), frames: wp.array1d(dtype=wp.mat33), bodies: wp.array(dtype=Agent, ndim=1), projection: mat32, orientations: wp.array(dtype=wp.quat), transformed: wp.array(dtype=wp.mat33), out: wp.array(dtype=wp.mat33)):
    tid = wp.tid()
    moment = bodies[tid].direction
    arm = tangents[4]
    pull_vector = wp.max(arm, bodies[tid].direction)
    level = wp.dot(pull_vector, frames[tid][0])
    arm[1] = level + orientations[tid].y
    gram = wp.diag(moment - arm)
    transformed[tid] = gram
    direction = wp.min(tangents[tid % 5], hessians[tid][1])
    correction = pull_vector.z % 7.7 + 0.19
    normal = wp.min(tensors[tid][2], direction) / correction
    heading = wp.min(direction, arm - direction) - normal
    inertia = wp.skew(heading)
    frame, update = wp.qr3(inertia)
    coupling, basis = wp.qr3(frame - update)
    push = wp.trace(coupling * 0.1) - (basis * 0.1)[0, 1]
    if -wp.sin(wp.clamp(push, -100.0, 100.0)) < 0.11:
        point = bodies[tid].direction
        center = wp.where(~wp.int32(level) != 1, arm, tangents[3])
        displacement = wp.cw_mul(wp.cross(point, heading), center)
        out[tid] = wp.skew(displacement) * projection[1, 1]
