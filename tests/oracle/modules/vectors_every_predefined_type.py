import warp as wp


@wp.kernel
def floats(a: wp.vec2h, b: wp.vec3h, c: wp.vec4h, d: wp.vec2f, e: wp.vec3f, f: wp.vec4f, g: wp.vec2d, h: wp.vec3d, j: wp.vec4d, out: wp.array(dtype=float)):
    out[0] = float(a[0]) + float(b[0]) + float(c[0]) + d[0] + e[0] + f[0] + float(g[0]) + float(h[0]) + float(j[0])


@wp.kernel
def ints(a: wp.vec2b, b: wp.vec3ub, c: wp.vec4s, d: wp.vec2us, e: wp.vec3i, f: wp.vec4ui, g: wp.vec2l, h: wp.vec3ul, j: wp.vec4b, out: wp.array(dtype=float)):
    out[0] = float(a[0]) + float(b[0]) + float(c[0]) + float(d[0]) + float(e[0]) + float(f[0]) + float(g[0]) + float(h[0]) + float(j[0])


@wp.kernel
def matrices(a: wp.mat22h, b: wp.mat33h, c: wp.mat44h, d: wp.mat22f, e: wp.mat33f, f: wp.mat44f, g: wp.mat22d, h: wp.mat33d, j: wp.mat44d, out: wp.array(dtype=float)):
    out[0] = float(a[0, 0]) + float(b[0, 0]) + float(c[0, 0]) + d[0, 0] + e[0, 0] + f[0, 0]
    out[1] = float(g[0, 0]) + float(h[0, 0]) + float(j[0, 0])


@wp.kernel
def others(a: wp.quath, b: wp.quatf, c: wp.quatd, d: wp.transformh, e: wp.transformf, f: wp.transformd, g: wp.spatial_vectorh, h: wp.spatial_vectorf, j: wp.spatial_vectord, k: wp.spatial_matrixh, l: wp.spatial_matrixf, m: wp.spatial_matrixd, out: wp.array(dtype=float)):
    out[0] = float(a[0]) + b[0] + float(c[0]) + float(d[0]) + e[0] + float(f[0])
    out[1] = float(g[0]) + h[0] + float(j[0]) + float(k[0, 0]) + l[0, 0] + float(m[0, 0])
