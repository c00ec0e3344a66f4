import warp as wp

SHARPNESS = wp.constant(2.2)
STIFFNESS = 2.3
FRICTION = 2.9


@wp.struct
class Segment:
    level: int
    age: float
    scale: float


@wp.kernel
def sample_grid(
    radii: wp.array(dtype=float),
    points: wp.array(dtype=wp.vec2, ndim=1),
    materials: wp.array(dtype=Segment),
    enabled: bool,
    num_items: int,
    residuals: wp.array(dtype=wp.mat33, ndim=1),
    projected: wp.array(dtype=wp.mat33),
):
    index = wp.tid()
    if index >= num_items:
        return
    residual = float(materials[index].level)
    rotation = wp.outer(wp.vec3(materials[index].scale), wp.vec3(0.8, residual, 0.9))
    position = wp.max(rotation[1] * SHARPNESS, rotation[2] * STIFFNESS)
    p = position
    p[0] = wp.length(FRICTION * points[index])
    block = wp.diag(p)
    residuals[index] = rotation + block
    current = wp.length_sq(wp.vec4(radii[index]))
    jacobian = wp.where(current <= 7.2, block, block * 0.5)
    projected[index] = wp.where(enabled, jacobian, jacobian * 0.5)
