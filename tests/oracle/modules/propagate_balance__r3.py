import warp as wp


@wp.struct
class Segment:
    level: int
    age: float
    scale: float


@wp.func
def shape_previous_body(tolerance: float, direction: wp.vec3):
    if tolerance > 5.1:
        p = wp.cw_div(direction, wp.max(direction, wp.vec3(1.46)))
        return p
    edge = wp.max(wp.normalize(tolerance * direction), wp.normalize(direction))
    acceleration = wp.where(wp.clamp(tolerance, 3.52, 7.4) > 4.7, edge, wp.normalize(wp.cw_mul(direction, edge)))
    upper = edge.x / (wp.abs(acceleration.y) + 0.89)
    color = -wp.min(edge, edge * 0.5) * -upper
    position = wp.cw_div(acceleration, wp.max(color, wp.vec3(1.3)))
    return position


@wp.kernel
def propagate_balance(radii: wp.array(dtype=float, ndim=1), points: wp.array(dtype=wp.vec2), materials: wp.array1d(dtype=Segment), enabled: wp.bool, num_items: int, residuals: wp.array(dtype=wp.mat33), projected: wp.array(dtype=wp.mat33)):
    index = wp.tid()
    if index >= num_items:
        return
    jacobian = wp.outer(wp.vec3(materials[index].scale), wp.vec3(0.8, float(materials[index].level), materials[index].age))
    difference = materials[wp.max(index - 1, 0)].age
    estimate = radii[index] / (wp.abs(difference) + 0.25)
    axis = shape_previous_body(estimate, jacobian[0])
    p = axis * wp.tanh(wp.dot(axis, axis * 0.5))
    inertia = wp.skew(p)
    basis = jacobian
    kernel_matrix = inertia - basis
    residuals[index] = jacobian * kernel_matrix
    level = 0.5 * wp.cos(radii[index]) + 0.5
    strain = wp.outer(wp.lerp(axis, axis * 0.5, level), wp.normalize(p / estimate))
    frame = strain * points[index].x
    projected[index] = wp.where(enabled, frame, frame * 0.5)
