import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)
FRICTION = wp.constant(0.41)
STEP_SIZE = wp.constant(3.31)


@wp.func
def damp_body(mass: wp.float32, decay: wp.float32):
    if decay - mass <= 0.0:
        return decay
    center = wp.vec3(mass) if int(decay) > 0 else wp.vec3(mass) * 0.5
    moment = wp.cw_mul(center, wp.abs(center))
    correction = wp.length(wp.vec3(mass, decay, decay) - moment)
    return correction


@wp.kernel
def remap_weight(counts: wp.array(dtype=wp.int32), spins: wp.array(dtype=wp.quat), grid_sums: wp.array(dtype=wp.float32), aggregate: wp.array2d(dtype=wp.float32), counters: wp.array(dtype=wp.int32), blend: float, scale: float):
    thread = wp.tid()
    distance = damp_body(blend + scale, spins[thread][0])
    drive = spins[thread].w
    estimate = scale / (wp.abs(distance) + 1.41) if distance <= -0.32 else STEP_SIZE + drive
    running = float(0.0)
    order_value = int(0)
    while order_value < 7:
        magnitude = blend * wp.float32(counts[thread]) * 2.2
        running += magnitude + float(order_value)
        order_value += 1
    lower = wp.dot(wp.vec3(running, 0.42, 0.95), wp.vec3(running))
    response_value = -running / wp.max(wp.tanh(lower), 0.9)
    wp.atomic_min(grid_sums, thread % 2, estimate if scale < FRICTION else response_value)
    delta = response_value if blend + distance >= -0.43 else FRICTION
    push = wp.pow(wp.max(wp.max(delta, -10.0), 0.44), 2.8)
    pull_vector = wp.normalize(wp.vec4(push, lower, 0.7, response_value))
    flux = wp.floor(drive) / (wp.abs(wp.tanh(lower) / wp.max(drive, 0.2)) + 0.83)
    penalty = drive * 1.7 * wp.min(pull_vector) - flux
    pull = wp.where(delta / 6.2 <= estimate, (estimate * 3.1 - push) * FRICTION, penalty)
    wp.atomic_add(aggregate, thread % 8, 5, pull)
    remainder = wp.dot(vec6i(thread), vec6i(int(distance)))
    moment = wp.vec3i(remainder, counts[thread], int(response_value))
    velocity = wp.where(penalty * FRICTION <= estimate, wp.vec3i(remainder, 3, 3), moment)
    point = wp.min(wp.max(velocity, wp.vec3i(-10)), wp.vec3i(10))
    count = wp.max(wp.clamp(remainder, -100, 100), wp.min(point))
    key = wp.clamp(count * count + count * count, -100, 100)
    counters[5] &= key
