import warp as wp


@wp.struct
class Beam:
    group: wp.uint16
    capacity: wp.uint16
    label: wp.uint16


@wp.struct
class Material:
    level: wp.uint16
    count: wp.uint16
    label: wp.uint16


@wp.kernel
def apply_growth(
    normals: wp.array(dtype=wp.vec4us),
    origins: wp.array(dtype=wp.vec3us),
    agents: wp.array(dtype=Beam),
    concentrations: wp.array(dtype=wp.uint16),
    accumulated: wp.array(dtype=Material),
):
    tid = wp.tid()
    origin = origins[tid]
    parity = origin.x * wp.uint16(10) + wp.uint16(33)
    density = Material()
    density.level = agents[tid].capacity & agents[tid].label
    side = wp.min(wp.max(origin, wp.vec3us(0)), wp.vec3us(12))
    total = (parity ^ wp.uint16(26)) + wp.dot(side, side)
    density.count = total
    moment = wp.vec3us(wp.uint16(2), concentrations[tid], wp.uint16(1))
    p = wp.max(side, moment) + wp.max(moment, side)
    combined = wp.dot(side, p) * wp.uint16(2) + normals[tid].y
    density.label = (combined | agents[tid].group) + parity + total
    accumulated[tid] = density
