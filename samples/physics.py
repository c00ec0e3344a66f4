import warp as wp


@wp.struct
class Source:
    spin: wp.quat
    damping: float
    stiffness: float
    offset: wp.vec3


@wp.kernel
def accumulate_gaps(
    gaps: wp.array(dtype=float),
    accels: wp.array(dtype=wp.vec3, ndim=2),
    potentials: wp.array(dtype=float),
    material: Source,
    normals: wp.array(dtype=wp.vec3),
    size: int,
    impulses_out: wp.array(dtype=wp.vec3),
):
    tid = wp.tid()
    if tid >= size:
        return

    gap = gaps[tid]
    potential = potentials[tid]
    force = normals[tid] * potential * 2.0
    effort = gap * 1.6 - 1.6
    lever = accels[tid, wp.min(tid, 2)]
    moment = wp.cross(normals[tid] - material.offset, lever)
    torque = wp.cross(lever - force, 0.02 * moment)
    drag_area = 0.99
    v_rel = force - 0.001 * torque
    flow_speed = wp.length(v_rel)
    f_drag = -0.5 * drag_area * flow_speed * v_rel
    impulses_out[tid] = f_drag * gap * effort
