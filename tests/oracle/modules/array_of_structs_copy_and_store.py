import warp as wp


@wp.struct
class Particle:
    pos: wp.vec3
    mass: float


@wp.kernel
def copies(ps: wp.array(dtype=Particle), out: wp.array(dtype=Particle)):
    i = wp.tid()
    p = ps[i]
    p.mass = p.mass * 2.0
    p.pos[1] = 0.0
    out[i] = p
    out[i].mass = 3.0
    out[i].pos[0] = 1.0
    out[i].pos.y = 2.0
