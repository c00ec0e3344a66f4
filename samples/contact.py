import warp as wp


@wp.struct
class Wall:
    wall_normal: wp.vec3f
    wall_offset: float
    stiffness: float
    drag: float


@wp.kernel
def wall_repulsion(
    pos: wp.array[wp.vec3f],
    vel: wp.array[wp.vec3f],
    radius: wp.array[float],
    walls: wp.array[Wall],
    force_out: wp.array[wp.vec3f],
):
    i, k = wp.tid()
    out_dir = wp.normalize(walls[k].wall_normal)
    pen = walls[k].wall_offset + radius[i] - wp.dot(out_dir, pos[i])
    # free
    if pen <= 0.0:
        return
    vn = wp.dot(out_dir, vel[i])
    load = walls[k].stiffness * wp.pow(pen, 1.5)
    f = load * out_dir
    f -= walls[k].drag * (vel[i] - vn * out_dir)
    wp.atomic_add(force_out, i, f)
