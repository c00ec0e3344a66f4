import warp as wp


@wp.struct
class Emitter:
    label: int
    temperature: wp.int32
    density: int
    weight: int


@wp.func
def update_grid(period: int):
    index_value = period + period + wp.max(period, period + 2)
    return index_value


@wp.kernel
def resolve_response(num_samples: int, luminance: wp.array(dtype=int), modulus: wp.int32, padding: int, targets: wp.array(dtype=wp.int32), world: Emitter, phases: wp.array(dtype=int), base: int, solution: wp.array1d(dtype=wp.bool), resolved: wp.array2d(dtype=int)):
    tid = wp.tid()
    combined_value = world.weight
    for lane_index in range(0, 8, 2):
        kernel_matrix = wp.diag(wp.vec3i(1, padding, 1))
        remainder = wp.clamp(wp.ddot(kernel_matrix, kernel_matrix), -100, 100) & lane_index
        combined_value += remainder
        if combined_value > -10:
            break
    v = wp.vec4i(num_samples, num_samples, base, 1)
    heading = wp.vec4i(targets[tid]) + v - wp.abs(v) - wp.abs(modulus * v)
    entry = update_grid(wp.min(heading)) * 5
    solution[tid] = 7 * combined_value == -16 and ~entry <= phases[tid]
    for b in range(num_samples):
        center = world.weight * wp.vec3i(luminance[tid])
        moment = wp.min(wp.vec3i(base) * 5, center)
        arm = wp.min(wp.max(update_grid(b) * (world.weight * moment), wp.vec3i(-10)), wp.vec3i(10))
        color = wp.abs(arm)
        order_value = wp.min(wp.cross(color, arm))
        tick = update_grid(wp.clamp(order_value, -191, 111))
        resolved[tid, b] = wp.where(combined_value > entry, tick, 3)
