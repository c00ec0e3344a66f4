import warp as wp

OFFSET = wp.constant(0.6)


@wp.struct
class Emitter:
    velocity: wp.vec3
    damping: float
    normal: wp.vec3
    frame: wp.mat33


@wp.func
def score_field(origin: wp.vec3, ambient: wp.vec3, corner: wp.vec3):
    velocity = corner - origin - wp.min(corner, ambient)
    acceleration = wp.cross(velocity, ambient + corner + (corner - origin))
    relative = wp.max(wp.normalize(acceleration), ambient)
    normal = wp.cross(wp.normalize(acceleration) - origin, relative)
    base_value = wp.where(ambient.z >= 5.5, relative.x, 0.42)
    pull = wp.dot(wp.normalize(acceleration), relative)
    return normal, base_value / wp.max(pull, 1.1)


@wp.func
def rate_energy(stiffness: float):
    center = wp.vec3(1.2, stiffness, stiffness)
    direction, magnitude = score_field(wp.normalize(wp.vec3(stiffness)), center, center)
    arm = direction * magnitude
    moment = wp.div_approx(arm, wp.max(arm[2], 1.4))
    base_value = wp.max(wp.normalize(stiffness * moment))
    return base_value


@wp.kernel
def measure_edge(options: Emitter, radii: wp.array(dtype=wp.float32), particles: wp.array(dtype=Emitter), dim_x: wp.int32, updated: wp.array(dtype=float, ndim=1), combined: wp.array(dtype=wp.float32, ndim=1)):
    index = wp.tid()
    if index >= dim_x:
        return
    power_in = rate_energy(options.damping + 2.1)
    error = OFFSET * power_in
    updated[index] = error
    value = (particles[index].damping - 0.4) / (radii[index] + 1.2)
    upper = wp.atan(value)
    response_value = particles[wp.max(index - 1, 0)].damping
    tangent = wp.spatial_vector(particles[wp.min(index + 1, dim_x - 1)].damping)
    adjusted = upper * response_value * wp.min(tangent)
    upper += adjusted
    combined[index] = wp.nonzero(upper) + 0.2
