import warp as wp


@wp.struct
class Particle:
    pos: wp.vec3
    vel: wp.vec3
    mass: float
    count: int


@wp.kernel
def particles(ps: wp.array(dtype=Particle), dt: float):
    i = wp.tid()
    ps[i].pos += ps[i].vel * dt
    ps[i].mass += 1.0
    ps[i].mass -= 0.5
    ps[i].count += 1
    ps[i].pos = ps[i].pos + ps[i].vel
