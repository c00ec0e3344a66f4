import warp as wp


@wp.kernel
def compare_vectors(a: wp.array(dtype=wp.vec3), b: wp.array(dtype=wp.vec3i), m: wp.mat22, out: wp.array(dtype=int)):
    i = wp.tid()
    if a[i] == wp.vec3(0.0, 1.0, 2.0):
        out[i] = 1
    if a[i] != a[0]:
        out[i] = 2
    if b[i] == b[0]:
        out[i] = 3
    if m == wp.transpose(m):
        out[i] = 4
