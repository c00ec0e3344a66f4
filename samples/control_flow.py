import warp as wp


@wp.struct
class Settings:
    order: int
    energy: float


@wp.kernel
def apply_displacements(
    displacements: wp.array2d(dtype=wp.vec2),
    keys: wp.array(dtype=int),
    world: Settings,
    bias: float,
    residuals: wp.array(dtype=float),
):
    index = wp.tid()
    key = keys[index]
    acceleration = displacements[index, 1] * 0.01
    side = displacements[index, 3] + acceleration
    displacement = displacements[index, 5] * 1.6 - acceleration + side
    ratio = float(key) / world.energy
    if not wp.isinf(ratio) and ratio < 4.0:
        upper = wp.max(wp.max(ratio, displacement[0]), bias * 2.5)
        error = (upper - 0.7) * 2.0
    else:
        weighted = (bias - side[0]) * (world.energy + ratio)
        error = weighted

    residuals[index] = error
