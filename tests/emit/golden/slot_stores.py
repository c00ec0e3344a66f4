import warp as wp


@wp.struct
class Particle:
    position: wp.vec3
    mass: float


@wp.kernel
def slot_stores(
    points: wp.array(dtype=wp.vec3), frames: wp.array2d(dtype=wp.mat22), particles: wp.array(dtype=Particle)
):
    i = wp.tid()
    points[i][1] = points[i].x * 2.0
    points[i] += wp.vec3(1.0, 0.0, float(i))
    frames[i, 0][1, 0] = points[i][2]
    particles[i].mass = frames[i, 0][0, 1]
    particles[i].position.y = 3.0
    v = particles[i].position
    v[2] += 0.5
    particles[i].position = v
    wp.atomic_add(points, i, v)
