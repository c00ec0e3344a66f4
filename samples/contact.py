import warp as wp


@wp.struct
class Wall:
    plane_n: wp.vec3f
    plane_d: float
    ke: float
    drag: float


@wp.kernel
def sphere_plane_forces(
    pos: wp.array[wp.vec3f],
    vel: wp.array[wp.vec3f],
    radii: wp.array[float],
    walls: wp.array[Wall],
    force_out: wp.array[wp.vec3f],
):
    i, w = wp.tid()
    wall_n = wp.normalize(walls[w].plane_n)
    pen = walls[w].plane_d + radii[i] - wp.dot(wall_n, pos[i])
    # free
    if pen <= 0.0:
        return
    normal_v = wp.dot(wall_n, vel[i])
    load = walls[w].ke * wp.pow(pen, 1.5)
    f = load * wall_n
    f -= walls[w].drag * (vel[i] - normal_v * wall_n)
    wp.atomic_add(force_out, i, f)
