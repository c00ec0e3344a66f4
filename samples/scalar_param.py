import warp as wp


@wp.struct
class Material:
    label: wp.int32
    level: wp.int32
    energy: float
    scale: float


@wp.func
def limit_spring(offset: float, alpha: float):
    steps_left = wp.int32(alpha)
    return float(steps_left * wp.int32(offset)), wp.cos(offset)


@wp.kernel
def weigh_grid(
    levels: wp.array(dtype=float, ndim=4),
    codes: wp.array(dtype=wp.int32, ndim=3),
    materials: wp.array(dtype=Material, ndim=4),
    tolerance: float,
    num_steps: wp.int32,
    projected: wp.array(dtype=wp.bool, ndim=4),
):
    x, y, z, w = wp.tid()
    gap = levels[x, y, z, w] - materials[x, y, z, w].scale
    gap += wp.sin(levels[x, y, z, w]) * materials[x, y, z, w].scale
    gap -= 1.95
    total = gap * 0.7 + tolerance / levels[x, y, z, w]
    push = total + gap
    energy = materials[x, y, wp.max(z - 1, 0), w].energy
    magnitude, work = limit_spring(total * total, energy)
    falloff = magnitude + work - energy * materials[x, y, z, w].scale
    push -= falloff
    above = push <= -1.7 and codes[x, wp.max(z - 1, 0), w] > -16
    projected[x, y, z, w] = above or num_steps < wp.int32(total)
