"""What Warp's backward pass gets right and wrong, a kernel for each construct.

The first word of a kernel's name says what is known: `exact` kernels' gradients equal central
differences, `wrong` kernels' do not; `lucky` ones do for these inputs, and are labelled
`warp_inexact` all the same. tests/analysis/adjoint_test.cpp holds the labels against the names,
tests/synth/test_adjoint.py the names against Warp. One long file on purpose: it is a table of small
cases that are read, run and counted together.
"""
import warp as wp


@wp.struct
class S:
    a: wp.float64
    v: wp.vec3d


@wp.func
def ff(a: wp.float64, b: wp.float64):
    if a > b:
        return a*b
    c = a*a
    return c*wp.sin(b)


@wp.func
def fm(a: wp.float64, b: wp.float64):
    return a*b, a*a+b


@wp.func
def fv(v: wp.vec3d, b: wp.float64):
    v[0] = b*b
    return wp.dot(v,v)


@wp.func
def fl(a: wp.float64, b: wp.float64, n: int):
    for j in range(n):
        a += b*b
    return a


@wp.func
def fr(a: wp.float64, b: wp.float64):
    a = a*b
    a += b*b
    return a


@wp.func
def frl(a: wp.float64, b: wp.float64, n: int):
    s = a*wp.float64(1.0)
    for j in range(n):
        if j > 2:
            return s
        s += b*b
    return s


@wp.func
def flo(a: wp.float64, b: wp.float64, n: int):
    s = a*a
    for j in range(n):
        s += b*b*wp.float64(j)
    return s


@wp.func
def fs(s: S):
    return s.a*wp.dot(s.v,s.v)


@wp.func
def fs2(a: wp.float64, v: wp.vec3d):
    s = S()
    s.a = a*a
    s.v = v*a
    return s


@wp.func
def fra(s: wp.uint32, x: wp.float64):
    return x*wp.float64(wp.randf(s))+wp.float64(wp.randf(s))*x


@wp.func
def fil(v: wp.vec3d, b: wp.float64):
    w = v*b
    w[0] = b*b
    return wp.dot(w,v)


@wp.kernel
def exact_sum(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]*y[i]
    o[i] = s


@wp.kernel
def wrong_sum_then_sq(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
    o[i] = s*s


@wp.kernel
def exact_sum_then_scale(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
    o[i] = s/wp.float64(n)*wp.float64(3.0)


@wp.kernel
def exact_diff(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]*y[i]
    for j in range(n):
        s -= wp.sin(x[j])
    o[i] = s


@wp.kernel
def wrong_pre_use_nonlin(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]*y[i]
    t = wp.sin(s)
    for j in range(n):
        s -= wp.sin(x[j])
    o[i] = s+t


@wp.kernel
def wrong_maxacc(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]
    for j in range(n):
        s = wp.max(s,x[j])
    o[i] = s


@wp.kernel
def exact_lerpacc(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]
    for j in range(n):
        s = wp.lerp(s,x[j],wp.float64(0.3))
    o[i] = s


@wp.kernel
def wrong_lerpacc_active_t(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]
    for j in range(n):
        s = wp.lerp(s,x[j],y[j]*wp.float64(.1))
    o[i] = s


@wp.kernel
def exact_brk_without_gradient(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    k = int(0)
    for j in range(n):
        k += j
        if j == 2:
            break
    o[i] = x[i]*y[i] + wp.float64(k)


@wp.kernel
def wrong_brk_around_gradient(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        for k in range(n):
            s += x[k]*y[i]
        if j == 2:
            break
    o[i] = s


@wp.kernel
def wrong_brk(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
        if j == 2:
            break
    o[i] = s


@wp.kernel
def exact_cont_first(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        if j == 2:
            continue
        s += x[j]*x[j]
    o[i] = s


@wp.kernel
def wrong_cont_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]*x[j]
        if j == 2:
            continue
        s += y[j]
    o[i] = s


@wp.kernel
def exact_cont_temp(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        t = x[j]*x[j]
        if t > wp.float64(0.0):
            continue
        s += y[j]*t
    o[i] = s


@wp.kernel
def exact_cont_unrolled(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(4):
        t = x[j]*x[j]
        if t > wp.float64(0.2):
            continue
        s += y[j]*t
    o[i] = s


@wp.kernel
def exact_while_counter(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    k = int(0)
    while k < n:
        s += x[k%n]*x[k%n]*wp.float64(k+1)
        k += 1
    o[i] = s


@wp.kernel
def exact_while_shrink(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = x[i]*wp.float64(9.0)
    while s > wp.float64(1.0):
        s *= wp.float64(0.5)
    o[i] = s


@wp.kernel
def wrong_while_prod(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]
    k = int(0)
    while k < n:
        s = s * x[k%n]
        k += 1
    o[i] = s


@wp.kernel
def exact_while_cond_s(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    k = int(0)
    while k < n and s < wp.float64(2.0):
        s += x[k%n]*x[k%n]
        k += 1
    o[i] = s


@wp.kernel
def wrong_while_max(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]
    k = int(0)
    while k < n:
        s = wp.max(s, x[k%n])
        k += 1
    o[i] = s


@wp.kernel
def wrong_while_blend(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]
    k = int(0)
    while k < n:
        s = s*wp.float64(.5)+ x[k%n]
        k += 1
    o[i] = s


@wp.kernel
def wrong_while_usecounter_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    k = int(0)
    while k < n:
        s += x[k%n]
        k += 1
    o[i] = s*wp.float64(k)


@wp.kernel
def exact_nested(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        for k in range(n):
            s += x[j]*y[k]
    o[i] = s


@wp.kernel
def exact_nested_t(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        t = x[j]*x[j]
        for k in range(n):
            t += x[j]*y[k]
        s += t
    o[i] = s


@wp.kernel
def wrong_nested_t_sq(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        t = x[j]*x[j]
        for k in range(n):
            t += x[j]*y[k]
        s += t*t
    o[i] = s


@wp.kernel
def exact_nested_unrolled_in(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        t = x[j]*x[j]
        for k in range(3):
            t *= y[k]
        s += t*t
    o[i] = s


@wp.kernel
def exact_while_in_for(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        k = int(0)
        while k < 3:
            s += x[j]*y[k%n]*y[k%n]
            k += 1
    o[i] = s


@wp.kernel
def wrong_for_in_while(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    k = int(0)
    while k < 3:
        for j in range(n):
            s += x[j]*y[k%n]*y[k%n]
        k += 1
    o[i] = s


@wp.kernel
def exact_for_in_while_counter_use_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    k = int(0)
    while k < 3:
        k += 1
        for j in range(n):
            s += x[j]*y[k%n]*y[k%n]
    o[i] = s


@wp.kernel
def exact_ifelif(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a = x[i]
    if a > wp.float64(0.5):
        a = a*a
    elif a > wp.float64(0.0):
        a = wp.sin(a)*y[i]
    else:
        a = wp.float64(2.0)*y[i]
    o[i] = a*a


@wp.kernel
def exact_early(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    if x[i] > wp.float64(0.3):
        return
    o[i] = x[i]*y[i]


@wp.kernel
def exact_early_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    b = x[i]*x[i]
    o[i] = b*y[i]
    if x[i] > wp.float64(0.3):
        return
    o[i] += x[i]*y[i]


@wp.kernel
def exact_func_early(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = ff(x[i],y[i])*y[i]


@wp.kernel
def exact_func_multi(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a,b = fm(x[i],y[i])
    o[i] = a*b


@wp.kernel
def wrong_func_mut(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]
    w = fv(v,x[i])
    o[i] = w*wp.dot(v,v)


@wp.kernel
def wrong_func_mut_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a = x[i]
    w = fl(a,y[i],n)
    o[i] = w*a


@wp.kernel
def exact_func_rebind(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a = x[i]
    w = fr(a,y[i])
    o[i] = w*a


@wp.kernel
def wrong_func_ret_in_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = frl(x[i],y[i],n)


@wp.kernel
def exact_func_loop_ok(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = flo(x[i],y[i],n)


@wp.kernel
def wrong_inplace(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    v[0] = x[i]*x[i]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_inplace_read_before(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    t = wp.dot(v,v)
    v[0] = x[i]*x[i]
    o[i] = wp.dot(v,m[i])+t


@wp.kernel
def wrong_inplace_read_before_lin(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    t = v + m[i]
    v[0] = x[i]*x[i]
    o[i] = wp.dot(v,t)


@wp.kernel
def wrong_inplace_copy_before(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    w = v
    v[0] = x[i]*x[i]
    o[i] = wp.dot(v,w)


@wp.kernel
def exact_inplace_add(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    v[1] += x[i]*x[i]
    v[1] += v[0]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_inplace_self(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    v[1] = v[1]*v[0]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_inplace_mul(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    v[1] *= x[i]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_inplace_if(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    if x[i]>wp.float64(0.2):
        v[1] = x[i]*x[i]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def exact_inplace_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    for j in range(n):
        v[1] += x[j]*x[j]
    o[i] = v[1]


@wp.kernel
def wrong_inplace_loop2(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    for j in range(n):
        v[1] += x[j]*x[j]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_inplace_attr(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    v.x = x[i]*x[i]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_inplace_attr_add(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]*y[i]
    v.x += x[i]*x[i]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_mat_inplace(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = wp.outer(m[i],m[i])
    v[0,1] = x[i]*x[i]
    v[2,1] += y[i]*y[i]
    o[i] = wp.dot(v*m[i],m[i])


@wp.kernel
def wrong_mat_row_inplace(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = wp.outer(m[i],m[i])
    v[1] = m[i]*x[i]
    o[i] = wp.dot(v*m[i],m[i])


@wp.kernel
def exact_struct(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.a = x[i]*x[i]
    s.v = m[i]*y[i]
    o[i] = s.a*wp.dot(s.v,s.v)


@wp.kernel
def exact_struct_reassign(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.a = x[i]*x[i]
    t = s.a*s.a
    s.a = y[i]*t
    o[i] = s.a*s.a


@wp.kernel
def exact_struct_aug(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.a = x[i]*x[i]
    s.a += y[i]*x[i]
    o[i] = s.a*s.a


@wp.kernel
def wrong_struct_nested_v(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.v = m[i]
    s.v[1] = x[i]*x[i]
    o[i] = wp.dot(s.v,m[i])


@wp.kernel
def wrong_struct_vx(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.v = m[i]
    s.v.x = x[i]*x[i]
    o[i] = wp.dot(s.v,m[i])


@wp.kernel
def exact_struct_func(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.a = x[i]
    s.v = m[i]
    o[i] = fs(s)*s.a


@wp.kernel
def exact_struct_ret(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = fs2(x[i],m[i])
    o[i] = s.a*wp.dot(s.v,s.v)


@wp.kernel
def exact_struct_ctor(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S(x[i]*x[i],m[i])
    o[i] = s.a*wp.dot(s.v,s.v)


@wp.kernel
def exact_struct_if(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.a = x[i]
    s.v = m[i]
    if x[i] > wp.float64(.3):
        s.a = y[i]*y[i]
    o[i] = s.a*s.a


@wp.kernel
def exact_struct_copy(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = S()
    s.a = x[i]
    s.v = m[i]
    t = s
    t.a = y[i]*y[i]
    o[i] = s.a*t.a


@wp.kernel
def exact_aug_store(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] += x[i]*y[i]


@wp.kernel
def exact_aug_store_sub(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] -= x[i]*y[i]


@wp.kernel
def exact_store_twice(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]*y[i]
    o[i] = x[i]*x[i]


@wp.kernel
def wrong_store_mul(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]
    o[i] *= y[i]


@wp.kernel
def wrong_store_then_read(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]*x[i]
    t = o[i]
    o[i] = t*y[i]


@wp.kernel
def wrong_store_then_read_other(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]*x[i]
    t = o[i]
    wp.atomic_add(o,(i+1)%5,t*y[i])


@wp.kernel
def exact_atomic_sub(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    wp.atomic_sub(o,(i*2)%5,x[i]*y[i])


@wp.kernel
def lucky_atomic_min(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    wp.atomic_min(o,i,x[i]*y[i])


@wp.kernel
def lucky_atomic_max(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    wp.atomic_max(o,i,x[i]*y[i])


@wp.kernel
def lucky_atomic_max_shared(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    wp.atomic_max(o,0,x[i]*y[i])


@wp.kernel
def exact_atomic_add_shared(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    wp.atomic_add(o,0,x[i]*y[i])


@wp.kernel
def wrong_atomic_exch(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    wp.atomic_exch(o,i,x[i]*y[i])


@wp.kernel
def lucky_atomic_cas(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    wp.atomic_cas(o,i,wp.float64(0.0),x[i]*y[i])


@wp.kernel
def exact_moved(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[(i+1)%5]*y[wp.max(i-1,0)]*x[-1]


@wp.kernel
def exact_ifexp(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]*y[i] if x[i] > wp.float64(0.3) else wp.sin(y[i])


@wp.kernel
def exact_where(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = wp.where(x[i] > wp.float64(0.3),x[i]*y[i],wp.sin(y[i]))


@wp.kernel
def exact_boolop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    b = x[i] > wp.float64(0.3) and y[i] > wp.float64(0.2)
    o[i] = x[i]*x[i] if b else y[i]


@wp.kernel
def exact_intcast(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = wp.float64(int(x[i]*wp.float64(5.0)))*y[i]


@wp.kernel
def exact_rand(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    st = wp.rand_init(3,i)
    o[i] = x[i]*wp.float64(wp.randf(st))*y[i] + wp.float64(wp.randf(st))*x[i]


@wp.kernel
def wrong_rand_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    st = wp.rand_init(3,i)
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]*wp.float64(wp.randf(st))
    o[i] = s


@wp.kernel
def wrong_rand_loop_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    st = wp.rand_init(3,i)
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
        u = wp.randf(st)
    o[i] = s*wp.float64(wp.randf(st))


@wp.kernel
def exact_rand_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    st = wp.rand_init(3,i)
    a = wp.float64(wp.randf(st))*x[i]
    o[i] = a*wp.float64(wp.randf(st))*y[i]


@wp.kernel
def wrong_rand_func(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    st = wp.rand_init(3,i)
    o[i] = fra(st,x[i])*wp.float64(wp.randf(st))


@wp.kernel
def wrong_rand_direct_arg(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    st = wp.rand_init(3,i)
    o[i] = wp.float64(wp.noise(st,wp.float32(x[i])))
    u=wp.randf(st)


@wp.kernel
def wrong_cond_s(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        if s < wp.float64(1.0):
            s += x[j]
    o[i] = s


@wp.kernel
def lucky_idx_carried(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    k = int(0)
    s = wp.float64(0.0)
    for j in range(n):
        s += x[k%n]*x[k%n]
        k = (k+2)%5
    o[i] = s


@wp.kernel
def lucky_idx_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    k = int(0)
    for j in range(n):
        k = (k+2)%5
    o[i] = x[k%n]*x[k%n]


@wp.kernel
def exact_two_acc(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    t = wp.float64(0.0)
    for j in range(n):
        s += x[j]
        t += s
    o[i] = t


@wp.kernel
def exact_two_acc_indep(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    t = wp.float64(0.0)
    for j in range(n):
        s += x[j]
        t += y[j]*y[j]
    o[i] = t+s


@wp.kernel
def wrong_while_two_acc(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    t = wp.float64(0.0)
    k = int(0)
    while k < n:
        s += x[k%n]
        t += s
        k += 1
    o[i] = t


@wp.kernel
def exact_range_step(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(4,-1,-2):
        s += x[j]*x[j]
    o[i] = s


@wp.kernel
def exact_range_dyn3(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(1,n,2):
        s += x[j]*x[j]
    o[i] = s


@wp.kernel
def exact_const20(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(20):
        s += x[j%5]*x[i]
    o[i] = s


@wp.kernel
def exact_shape(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = x[i]*x[i]
    for j in range(x.shape[0]):
        s += x[j]*x[i]
    o[i] = s


@wp.kernel
def wrong_scale_acc(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = x[i]
    for j in range(n):
        s *= wp.float64(0.5)
    o[i] = s*y[i]


@wp.kernel
def exact_scale_acc_lin(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = x[i]
    for j in range(n):
        s *= wp.float64(0.5)
    o[i] = s


@wp.kernel
def exact_store_in_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    for j in range(n):
        wp.atomic_add(o,j,x[i]*y[j])


@wp.kernel
def exact_s_in_store_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
        wp.atomic_add(o,j,s)


@wp.kernel
def wrong_s_in_store_loop_y(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
        wp.atomic_add(o,j,s*y[j])


@wp.kernel
def lucky_early_in_if_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
    if s > wp.float64(3.0):
        return
    o[i] = s


@wp.kernel
def wrong_cond_after_loop(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
    o[i] = wp.where(s > wp.float64(1.0), y[i], x[i])


@wp.kernel
def exact_loop_if_rebind(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        if x[j] > wp.float64(0.3):
            s = s + x[j]*x[j]
        else:
            s = s - y[j]
    o[i] = s


@wp.kernel
def lucky_mean_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
    m2 = s/wp.float64(n)
    v2 = wp.float64(0.0)
    for j in range(n):
        v2 += (x[j]-m2)*(x[j]-m2)
    o[i] = v2


@wp.kernel
def exact_mean_after_lin(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]
    m2 = s/wp.float64(n)
    v2 = wp.float64(0.0)
    for j in range(n):
        v2 += (x[j]-m2)*wp.float64(j)
    o[i] = v2


@wp.kernel
def exact_pow_op(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]**y[i]*wp.abs(x[i]-y[i])


@wp.kernel
def wrong_transf(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    t = wp.transformd(m[i],wp.quat_identity(dtype=wp.float64))
    t.p = m[i]*x[i]
    o[i] = wp.dot(t.p,t.p)*t[6]


@wp.kernel
def wrong_transf_read(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    t = wp.transformd(m[i]*y[i],wp.quat_identity(dtype=wp.float64))
    q = wp.dot(t.p,t.p)
    t.p = m[i]*x[i]
    o[i] = wp.dot(t.p,t.p)*q


@wp.kernel
def wrong_mat_comp(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a = wp.outer(m[i],m[i])
    b = a[1]
    b[0] = x[i]
    o[i] = wp.dot(b,a[0])


@wp.kernel
def exact_slot_store(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    mo[i][0] = x[i]*y[i]
    mo[i][1] += x[i]*x[i]
    mo[i].z = y[i]*y[i]


@wp.kernel
def exact_unrolled_prod(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = y[i]
    for j in range(4):
        s = s*x[j]
    o[i] = s


@wp.kernel
def wrong_func_inner_mut_local(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = fil(m[i],x[i])


@wp.kernel
def exact_chained_cmp(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]*x[i] if wp.float64(0.1) < x[i] < wp.float64(0.6) else y[i]


@wp.kernel
def exact_tuple_swap(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a = x[i]*x[i]
    b = y[i]*y[i]
    a, b = b, a
    o[i] = a*wp.sin(b)


@wp.kernel
def exact_assign_alias(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a = x[i]*x[i]
    b = a
    for j in range(n):
        b += x[j]
    o[i] = b + wp.sin(a)


@wp.kernel
def exact_phi_alias(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    a = x[i]*x[i]
    b = y[i]*y[i]
    if x[i] > wp.float64(.3):
        b = a
    for j in range(n):
        b += x[j]
    o[i] = b + wp.sin(a)


@wp.kernel
def wrong_local_array_alias(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i]
    v[0] = x[i]
    o[i] = wp.dot(v,m[i])


@wp.kernel
def wrong_while_then_read_pre(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    s = x[i]*x[i]
    k = int(0)
    while k < n:
        s += y[k%n]
        k += 1
    o[i] = wp.sin(s)


@wp.kernel
def wrong_carried_unused_grad(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    k = int(0)
    s = wp.float64(0.0)
    for j in range(n):
        s += x[j]*wp.float64(k)
        k = k + j
    o[i] = s


@wp.kernel
def wrong_result_changed_after(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = wp.normalize(m[i])
    v[1] += x[i]
    o[i] = wp.dot(v, m[i])


@wp.func
def square_in_place(q: wp.array(dtype=wp.float64), at: int):
    q[at] = q[at] * q[at]


@wp.func
def store_scaled(q: wp.array(dtype=wp.float64), at: int, v: wp.vec3d):
    q[at] = v[0] * v[1] + v[2]


@wp.func
def add_square(q: wp.array(dtype=wp.float64), values: wp.array(dtype=wp.float64), at: int):
    wp.atomic_add(q, at, values[at] * values[at])


@wp.kernel
def wrong_function_changes_what_it_is_given(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = x[i]
    square_in_place(o, i)


@wp.kernel
def exact_function_fills_an_array(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    store_scaled(o, i, m[i] * y[i])


@wp.kernel
def wrong_function_stores_what_was_changed_in_place(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = m[i] * x[i]
    for axis in range(3):
        v[axis] = v[axis] * v[axis]
    store_scaled(o, i, v)


@wp.kernel
def exact_function_adds_to_an_array(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    add_square(o, x, i)


@wp.kernel
def wrong_infinite_number_is_left(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = x[i] / (y[i] - y[i])
    if wp.isfinite(v):
        o[i] = v
    else:
        o[i] = x[i] * y[i]


@wp.kernel
def wrong_infinite_number_is_not_chosen(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = wp.sqrt(x[i] - x[i])
    u = y[i] / v
    o[i] = wp.where(wp.isinf(u), x[i] * y[i], u)


@wp.func
def kept(v: wp.float64, otherwise: wp.float64):
    if wp.isnan(v) or wp.isinf(v):
        return otherwise
    return v


@wp.kernel
def wrong_infinite_number_is_left_by_a_function(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    o[i] = kept(x[i] / (y[i] - y[i]), x[i] * y[i])


@wp.kernel
def exact_number_from_memory_is_finite(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    v = x[i]
    if wp.isfinite(v):
        o[i] = v * y[i]
    else:
        o[i] = y[i]


@wp.kernel
def wrong_element_of_a_tuple(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    t = (x[i] * y[i], y[i])
    o[i] = t[0]


@wp.kernel
def wrong_remainder_of_a_vector(x: wp.array(dtype=wp.float64), y: wp.array(dtype=wp.float64), m: wp.array(dtype=wp.vec3d), n: int, o: wp.array(dtype=wp.float64), mo: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    mo[i] = wp.mod(m[i] * x[i], wp.vec3d(wp.float64(0.7)))
