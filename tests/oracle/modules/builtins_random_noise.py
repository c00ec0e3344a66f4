import warp as wp


@wp.kernel
def noises(seed: int, x: float, v2: wp.vec2, v3: wp.vec3, v4: wp.vec4, out: wp.array(dtype=float)):
    i = wp.tid()
    state = wp.rand_init(seed)
    out[0] = wp.noise(state, x) + wp.noise(state, v2) + wp.noise(state, v3) + wp.noise(state, v4)
    out[1] = wp.pnoise(state, x, 4) + wp.pnoise(state, v2, 4, 5)
    out[2] = wp.pnoise(state, v3, 4, 5, 6) + wp.pnoise(state, v4, 4, 5, 6, 7)
    a = wp.curlnoise(state, v2)
    b = wp.curlnoise(state, v3, wp.uint32(2))
    c = wp.curlnoise(state, v4, wp.uint32(2), 2.0, 0.5)
    d = wp.curlnoise(state, v3, octaves=wp.uint32(3), lacunarity=1.5, gain=0.25)
    out[3] = a[0] + b[1] + c[2] + d[0]
