import warp as wp


@wp.struct
class GrainMaterial:
    kn: float
    cn: float
    kt: float
    mu: float
    mu_r: float


@wp.func
def contact_force(
    mat: GrainMaterial,
    depth: float,
    vn: float,
    r_eff: float,
) -> float:
    # spring and dashpot, no adhesion
    # Hertz
    elastic = mat.kn * wp.sqrt(r_eff) * wp.pow(depth, 1.5)
    return wp.max(elastic - mat.cn * vn, 0.0)


@wp.func
def friction_force(v_t: wp.vec3, push: float, mat: GrainMaterial) -> wp.vec3:
    """Viscous friction below the Coulomb limit."""
    pull = -mat.kt * v_t
    limit = mat.mu * push
    if wp.length(pull) > limit:
        pull = limit * wp.normalize(pull)
    return pull


@wp.func
def rolling_resistance(spin: wp.vec3, push: float, r: float, mat: GrainMaterial) -> wp.vec3:
    return -mat.mu_r * push * r * wp.normalize(spin)


@wp.func
def tangential(v: wp.vec3, nrm: wp.vec3) -> wp.vec3:
    return v - wp.dot(v, nrm) * nrm


@wp.kernel
def advance_grains(
    positions: wp.array[wp.vec3],
    velocities: wp.array[wp.vec3],
    spins: wp.array[wp.vec3],
    grain_radius: float,
    grain_mass: float,
    num_neighbors: wp.array[int],
    neighbor_ids: wp.array2d[int],
    mat: GrainMaterial,
    wall_planes: wp.array[wp.vec4],
    g: wp.vec3,
    f_out: wp.array[wp.vec3],
    t_out: wp.array[wp.vec3],
):
    """Discrete element step: contacts, walls and loads."""
    tid = wp.tid()
    x_i = positions[tid]
    v_i = velocities[tid]
    w_i = spins[tid]
    f = grain_mass * g
    t = wp.vec3(0.0)

    # contacts with other grains
    for slot in range(num_neighbors[tid]):
        other = neighbor_ids[tid, slot]
        if other == tid:
            continue
        d = x_i - positions[other]
        depth = 2.0 * grain_radius - wp.length(d)
        if depth <= 0.0:
            continue
        nrm = wp.normalize(d)
        rel = v_i - velocities[other]
        rel -= grain_radius * wp.cross(w_i + spins[other], nrm)
        push = contact_force(mat, depth, wp.dot(rel, nrm), 0.5 * grain_radius)
        drag = friction_force(tangential(rel, nrm), push, mat)
        f += push * nrm + drag
        t -= grain_radius * wp.cross(nrm, drag)
        t += rolling_resistance(w_i, push, grain_radius, mat)

    # half spaces
    for k in range(2):
        nrm = wp.normalize(wp.vec3(wall_planes[k][0], wall_planes[k][1], wall_planes[k][2]))
        depth = grain_radius - (wp.dot(nrm, x_i) - wall_planes[k][3])
        if depth > 0.0:
            rel = v_i - grain_radius * wp.cross(w_i, nrm)
            push = contact_force(mat, depth, wp.dot(rel, nrm), grain_radius)
            drag = friction_force(tangential(rel, nrm), push, mat)
            f += push * nrm + drag
            t -= grain_radius * wp.cross(nrm, drag)
            t += rolling_resistance(w_i, push, grain_radius, mat)

    f_out[tid] = f
    t_out[tid] = t
