import warp as wp


@wp.kernel
def component_read(a: wp.array(dtype=wp.vec4), out: wp.array(dtype=float)):
    i = wp.tid()
    v = a[i]
    k = i % 4
    out[0] = v.x + v.y + v.z + v.w
    out[1] = v[0] + v[3] + v[-1]
    out[2] = v[k]
    out[3] = a[i][1] + a[i].z
    out[4] = (v * 2.0)[1]
    out[5] = wp.normalize(v).x
