import warp as wp


N = wp.constant(3)


@wp.struct
class State:
    x: wp.vec3
    k: int


@wp.func
def advance(s: State, dt: float):
    r = State()
    for j in range(N):
        r.x[j] = s.x[j] + dt * float(j)
    r.k = s.k + N
    return r


@wp.func
def energy(s: State):
    return wp.dot(s.x, s.x)


@wp.kernel
def run(states: wp.array(dtype=State), out: wp.array(dtype=float), dt: float):
    i = wp.tid()
    s = advance(advance(states[i], dt), dt * 0.5)
    states[i] = s
    out[i] = energy(s)
