import warp as wp

GRAVITY = 4.0


@wp.kernel
def evaluate_forces(
    momenta: wp.array(dtype=wp.vec3),
    strains_in: wp.array(dtype=float),
    wrap_around: bool,
    nodes: wp.array(dtype=wp.vec3),
    accels: wp.array(dtype=wp.vec3),
    initial_velocity: wp.vec3,
    inv_mass: wp.array(dtype=float),
    node_loads: wp.array(dtype=wp.vec3),
):
    tid = wp.tid()
    work_done = accels[wp.max(tid - 1, 0)][0] * 2.45 - 2.6
    delta_x = nodes[tid] - initial_velocity
    separation_length = wp.length(delta_x) + 0.001
    tension = GRAVITY * (separation_length - strains_in[tid])
    spring = tension * (delta_x / separation_length)
    shift_x = spring + momenta[tid]
    chosen = wp.where(wrap_around, shift_x, shift_x * 0.5)
    wp.atomic_add(node_loads, 9, (chosen - accels[tid]) * inv_mass[tid] * work_done)
