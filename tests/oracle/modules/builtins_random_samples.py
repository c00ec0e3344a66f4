import warp as wp


@wp.kernel
def samples(seed: int, v2: wp.array(dtype=wp.vec2), v3: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    v2[0] = wp.sample_triangle(state) + wp.sample_unit_ring(state) + wp.sample_unit_disk(state) + wp.sample_unit_square(state)
    v3[0] = wp.sample_unit_sphere_surface(state) + wp.sample_unit_sphere(state)
    v3[1] = wp.sample_unit_hemisphere_surface(state) + wp.sample_unit_hemisphere(state) + wp.sample_unit_cube(state)
