# expect: 7: vec3f and vec2f
import warp as wp


@wp.kernel
def k(a: wp.vec3, b: wp.vec2, out: wp.array(dtype=wp.vec3)):
    out[0] = a + b
