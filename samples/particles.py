import warp as wp


@wp.struct
class ContactParams:
    kn: float
    damping: float
    shear: float
    friction_coef: float
    mu_r: float


@wp.func
def repulsion(
    material: ContactParams,
    depth: float,
    approach: float,
    r_eff: float,
) -> float:
    # spring and dashpot, no adhesion
    # Hertz
    elastic = material.kn * wp.sqrt(r_eff) * wp.pow(depth, 1.5)
    return wp.max(elastic - material.damping * approach, 0.0)


@wp.func
def shear_force(v_t: wp.vec3, fn: float, material: ContactParams) -> wp.vec3:
    """Viscous friction below the Coulomb limit."""
    pull = -material.shear * v_t
    limit = material.friction_coef * fn
    if wp.length(pull) > limit:
        pull = limit * wp.normalize(pull)
    return pull


@wp.func
def rolling_torque(spin: wp.vec3, fn: float, r: float, material: ContactParams) -> wp.vec3:
    return -material.mu_r * fn * r * wp.normalize(spin)


@wp.func
def tangential(v: wp.vec3, normal: wp.vec3) -> wp.vec3:
    return v - wp.dot(v, normal) * normal


@wp.kernel
def dem_step(
    particle_q: wp.array[wp.vec3],
    particle_qd: wp.array[wp.vec3],
    particle_w: wp.array[wp.vec3],
    grain_radius: float,
    mass: float,
    num_neighbors: wp.array[int],
    neighbor_ids: wp.array2d[int],
    material: ContactParams,
    planes: wp.array[wp.vec4],
    grav: wp.vec3,
    grain_force: wp.array[wp.vec3],
    grain_torque: wp.array[wp.vec3],
):
    """Discrete element step: contacts, walls and loads."""
    i = wp.tid()
    x_i = particle_q[i]
    v_i = particle_qd[i]
    w_i = particle_w[i]
    force = mass * grav
    torque = wp.vec3(0.0)

    # contacts with other grains
    for slot in range(num_neighbors[i]):
        j = neighbor_ids[i, slot]
        if j == i:
            continue
        d = x_i - particle_q[j]
        depth = 2.0 * grain_radius - wp.length(d)
        if depth <= 0.0:
            continue
        normal = wp.normalize(d)
        v_rel = v_i - particle_qd[j]
        v_rel -= grain_radius * wp.cross(w_i + particle_w[j], normal)
        fn = repulsion(material, depth, wp.dot(v_rel, normal), 0.5 * grain_radius)
        ft = shear_force(tangential(v_rel, normal), fn, material)
        force += fn * normal + ft
        torque -= grain_radius * wp.cross(normal, ft)
        torque += rolling_torque(w_i, fn, grain_radius, material)

    # half spaces
    for k in range(2):
        normal = wp.normalize(wp.vec3(planes[k][0], planes[k][1], planes[k][2]))
        depth = grain_radius - (wp.dot(normal, x_i) - planes[k][3])
        if depth > 0.0:
            v_rel = v_i - grain_radius * wp.cross(w_i, normal)
            fn = repulsion(material, depth, wp.dot(v_rel, normal), grain_radius)
            ft = shear_force(tangential(v_rel, normal), fn, material)
            force += fn * normal + ft
            torque -= grain_radius * wp.cross(normal, ft)
            torque += rolling_torque(w_i, fn, grain_radius, material)

    grain_force[i] = force
    grain_torque[i] = torque
