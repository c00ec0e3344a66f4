import warp as wp


GRAVITY = wp.constant(wp.vec3(0.0, -9.81, 0.0))


@wp.struct
class Ball:
    pos: wp.vec3
    vel: wp.vec3
    mass: float


@wp.func
def bounce(b: Ball, floor: float):
    if b.pos[1] < floor:
        b.pos[1] = floor
        b.vel[1] = -b.vel[1] * 0.5
    return b


@wp.kernel
def step(balls: wp.array(dtype=Ball), energy: wp.array(dtype=float), dt: float, substeps: int):
    tid = wp.tid()
    b = balls[tid]
    for _s in range(substeps):
        b.vel = b.vel + GRAVITY * dt
        b.pos = b.pos + b.vel * dt
        b = bounce(b, 0.0)
    balls[tid] = b
    wp.atomic_add(energy, 0, 0.5 * b.mass * wp.length_sq(b.vel))
