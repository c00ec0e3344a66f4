import warp as wp


@wp.kernel
def expects(a: wp.array(dtype=float), b: wp.array(dtype=int), v: wp.vec3, m: wp.mat22, q: wp.quat, t: wp.transform):
    i = wp.tid()
    wp.expect_eq(a[i], 1.0)
    wp.expect_neq(b[i], 2)
    wp.expect_eq(v, wp.vec3(1.0, 2.0, 3.0))
    wp.expect_neq(v, wp.vec3(0.0))
    wp.expect_eq(m, m)
    wp.expect_neq(m, m * 2.0)
    wp.expect_near(a[i], 1.0)
    wp.expect_near(a[i], 1.0, 1.0e-3)
    wp.expect_near(v, v)
    wp.expect_near(v, v, 0.1)
    wp.expect_near(m, m, 0.1)
    wp.expect_near(q, q, 0.1)
    wp.expect_eq(b[i] > 1, True)
    wp.expect_eq(q, q)
    wp.expect_eq(t, t)
