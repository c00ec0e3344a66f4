import warp as wp


@wp.struct
class Particle:
    pos: wp.vec3
    mass: float


@wp.kernel
def components(ps: wp.array(dtype=Particle)):
    i = wp.tid()
    ps[i].pos[0] += 1.0
    ps[i].pos.y -= 2.0
