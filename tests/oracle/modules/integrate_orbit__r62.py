import warp as wp

SPREAD = wp.constant(-0.4)


@wp.struct
class Params:
    charge: wp.float32
    width: float
    rate: wp.float32


@wp.kernel
def integrate_orbit(lights: wp.array(dtype=Params), capacity: wp.int32, epsilon: float, orientation: wp.quat, samples: wp.array(dtype=float), dim_x: int, grid_sums: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    if i >= dim_x:
        return
    pool = wp.vec2(lights[i].charge, epsilon)
    for r in range(11):
        moment = wp.vec2(samples[i], lights[i].width)
        heading = wp.abs(wp.normalize(wp.normalize(moment)))
        pool += heading * float(r)
        if epsilon < lights[i].charge:
            break
    target_point = pool
    residual = orientation[0] + lights[wp.max(i - 2, 0)].charge
    selected = residual <= SPREAD
    if selected and -4.1 <= wp.length_sq(wp.spatial_vector(target_point.x)) < 4.7:
        target_point = target_point - pool
    point = (target_point + target_point) / (float(capacity) + 2.0)
    color = point / 6.9
    velocity = target_point - -color
    direction = velocity
    center = direction
    wp.atomic_add(grid_sums, dim_x % 5, center)
