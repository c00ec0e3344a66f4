import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.kernel
def fold_mass(capacity: int, mass: wp.float32, order: wp.int16, momentum: wp.float64, temperatures: wp.array(dtype=wp.float64, ndim=1), dim_y: int, solution: wp.array2d(dtype=int)):
    i, j = wp.tid()
    if i >= dim_y:
        return
    energy = momentum / (wp.abs(temperatures[j]) + wp.float64(0.6))
    work = energy + (wp.float64(dim_y) + energy)
    if wp.float64(2.2) <= work < wp.float64(8.3):
        point = vec6i(capacity)
        span = wp.dot(wp.vec4i(2, 4, capacity, 4), wp.vec4i(point[0]))
        index_value = wp.clamp(span * (span + point[3]), -100, 100) - 2
        point[2] = index_value
        steps_left = wp.max(point) & int(work)
    else:
        moment = wp.vec3d(wp.float64(0.3), momentum, wp.float64(1.58))
        bucket = wp.clamp(int(mass) + int(momentum), -3, 0)
        rank = wp.where(wp.max(moment) <= temperatures[j], bucket, wp.max(wp.vec3i(capacity) * dim_y))
        steps_left = wp.clamp(rank * rank, -100, 100)
    solution[i, j] = steps_left + int(order) - i
