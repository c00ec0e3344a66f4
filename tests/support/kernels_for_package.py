"""Kernels for the tests of the Python package: what only a running Python knows of each."""

import enum
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import warp as wp


@wp.struct
class Particle:
    position: wp.vec3
    mass: float


SIZE = wp.constant(3)
FACTOR = 2.5


@wp.func
def square(x: Any):
    return x * x


@wp.func
def apply(f: wp.Function, x: float):
    return f(x) + 1.0


@wp.func
def cubed(x: float):
    return x * x * x


@wp.func_grad(cubed)
def adj_cubed(x: float, adj_ret: float):
    wp.adjoint[x] += 3.0 * x * x * adj_ret


@wp.func_native("    return 2.0f * x;\n", adj_snippet="    adj_x += 2.0f * adj_ret;\n")
def doubled(x: float) -> float: ...


@wp.func
def cosine(x: float):
    return wp.cos(x)


@wp.kernel
def plain(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    if x[i] > 0.0:
        y[i] = square(x[i]) * FACTOR
    else:
        y[i] = cubed(x[i])


@wp.kernel
def structs(p: wp.array(dtype=Particle), out: wp.array2d(dtype=wp.vec3)):
    i, j = wp.tid()
    q = p[i]
    q.position = square(q.mass) * q.position
    out[i, j] = q.position + wp.vec3(float(SIZE))


@wp.kernel
def callables(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = apply(cosine, x[i]) + apply(wp.sin, x[i])


@wp.kernel
def natives(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = doubled(x[i])


@wp.kernel
def gradients(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = wp.grad(cosine)(x[i])


@wp.kernel
def types(x: wp.array(dtype=wp.vec4), y: wp.array(dtype=float)):
    i = wp.tid()
    total = x.dtype(0.0)
    for k in range(type(x[i]).length):
        total[k] = x[i][k] * type(x[i][0])(2.0)
    y[i] = wp.length(total)


@wp.kernel
def statics(x: wp.array(dtype=float)):
    i = wp.tid()
    for k in range(wp.static(2 + 1)):
        x[i] = x[i] + wp.static(float(SIZE)) * wp.static(10.0 ** k)


@wp.kernel
def generic(x: wp.array(dtype=Any), s: Any):
    i = wp.tid()
    x[i] = x[i] + s


def make_scaled(scale):
    @wp.kernel
    def scaled(x: wp.array(dtype=float)):
        i = wp.tid()
        x[i] = x[i] * scale

    return scaled


# Warp writes what its constructors were given, numpy's numbers in numpy's way.
EPSILON = wp.constant(wp.float32(np.finfo(np.float32).eps))
TENTH, HALF_TENTH = wp.float32(np.float32(0.1)), wp.float16(np.float16(0.1))
DOUBLE_TENTH, WIDENED = wp.float64(np.float64(0.1)), wp.float64(np.float32(0.1))
SEVEN, MINUS = wp.int32(np.int64(7)), wp.int16(np.int8(-3))
WHOLE = wp.float32(np.int64(4))
WIDE = wp.uint64(np.uint64(1) << np.uint64(63))
INFINITE = wp.float32(np.float32(np.inf))
COUNTED_YES = wp.int32(True)
DOUBLE = np.float64(0.1)


@wp.kernel
def numpy_constants(x: wp.array(dtype=float), d: wp.array(dtype=wp.float64), h: wp.array(dtype=wp.float16)):
    i = wp.tid()
    x[i] = x[i] * EPSILON + TENTH - WHOLE
    x[i] = -TENTH * float(SEVEN)
    d[i] = DOUBLE_TENTH + WIDENED
    h[i] = HALF_TENTH + wp.float16(MINUS)


@wp.kernel
def wide_of_numpy(x: wp.array(dtype=wp.uint64)):
    x[0] = WIDE


@wp.kernel
def infinite_of_numpy(x: wp.array(dtype=float)):
    x[0] = INFINITE


@wp.kernel
def bool_as_int(x: wp.array(dtype=int)):
    x[0] = COUNTED_YES


@wp.kernel
def double_of_numpy(x: wp.array(dtype=float)):
    x[0] = x[0] * DOUBLE


@wp.kernel
def infinite_static(x: wp.array(dtype=float)):
    x[0] = wp.static(np.float32(1.0))


NO_TEXT = [wide_of_numpy, infinite_of_numpy, bool_as_int, double_of_numpy]

SETTINGS = {"a": 1}


@wp.kernel
def opaque_constant(x: wp.array(dtype=float)):
    x[0] = float(SETTINGS)


@wp.kernel
def wrong(x: wp.array(dtype=float)):
    x[0] = undefined_name + 1.0  # noqa: F821


@wp.kernel
def address_of_a_number(x: wp.array(dtype=wp.uint64)):
    x[0] = wp.address_of(1.0)


@wp.func
def increment(x: wp.ref[float]):
    x = x + 1.0


@wp.kernel
def references(y: wp.array(dtype=float)):
    increment(y[0])


@wp.struct
class Two:
    a: float
    b: float


@wp.func_native("Two t; t.a = x; t.b = x; return t;")
def two(x: float) -> Two: ...


@wp.kernel
def native_struct(y: wp.array(dtype=float)):
    y[0] = two(1.0).a


@wp.kernel
def lost_adjoint(y: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    y[i].x *= 2.0


deterministic = wp.kernel(
    module="unique", module_options={"deterministic": wp.DeterministicMode.RUN_TO_RUN}
)


@deterministic
def scatters(index: wp.array(dtype=int), x: wp.array2d(dtype=float), v: wp.array(dtype=wp.vec3),
             total: wp.array(dtype=float), low: wp.array2d(dtype=wp.float64), count: wp.array(dtype=int)):
    i = wp.tid()
    row = x[i]
    wp.atomic_add(total, index[i], row[-1] * 2.0)
    wp.atomic_sub(total, 0, 1.0)
    total[i + 1] += wp.length(v[i])
    wp.atomic_min(low[i], 1, wp.float64(3.0))
    wp.atomic_add(count, 0, 1)
    wp.printf("%d", i)


@deterministic
def counters(x: wp.array(dtype=float), count: wp.array2d(dtype=int), y: wp.array(dtype=float),
             z: wp.array(dtype=wp.vec3), seen: wp.array(dtype=int), total: wp.array(dtype=float)):
    i = wp.tid()
    z[i].x = x[i]
    if x[i] > 0.0:
        slot = wp.atomic_add(count, 0, 1, 1)
        y[slot] = x[i]
        wp.atomic_add(total, 0, x[i])
        wp.atomic_add(seen, 0, 1)
        wp.atomic_cas(seen, 1, 0, 1)
        wp.printf("%d", i)


@deterministic
def read_and_added(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[0]
    wp.atomic_add(x, 0, 1.0)


@deterministic
def added_and_read(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    wp.atomic_add(x, 0, 1.0)
    y[i] = x[0]


@deterministic
def added_and_least(x: wp.array(dtype=float)):
    wp.atomic_add(x, 0, 1.0)
    wp.atomic_min(x, 0, 1.0)


@deterministic
def used_once(count: wp.array(dtype=int), flag: wp.array(dtype=int)):
    old = wp.atomic_exch(flag, 0, 1)
    slot = wp.atomic_add(count, 0, 1)
    flag[slot] = old


@wp.kernel(module="unique", module_options={"strip_hash": True})
def without_hash(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0


external = wp.kernel(enable_backward=False, entry_point_abi="external_constant_params", module="unique")


@wp.struct
class Launched:
    x: wp.array(dtype=float)
    count: int


@external
def entry(p: Launched):
    if p.count < 1:
        return
    for i in range(p.count):
        p.x[i] = square(p.x[i])


@wp.kernel(enable_backward=False, entry_point_abi="external_constant_params", launch_bounds=(128, 2), module="unique")
def bounded_entry(p: Launched):
    p.x[0] = 1.0


@external
def entry_of_a_launch(p: Launched):
    p.x[wp.tid()] = 1.0


@external
def entry_of_two(p: Launched, s: float):
    p.x[0] = s


EXTERNAL = [entry, bounded_entry]
DETERMINISTIC = [scatters, counters]
CONCRETE = [plain, structs, callables, natives, gradients, types, statics, numpy_constants]


# Functions by themselves, each with a kernel that calls it and nothing else.


@wp.func
def several(p: Particle, k: float):
    q = Particle()
    q.position = p.position * k
    return q, cosine(p.mass) * cubed(k)


@wp.func
def stores(x: wp.array(dtype=float), i: int):
    for j in range(3):
        x[i + j] += square(x[i])


@wp.kernel
def calls_several(p: wp.array(dtype=Particle)):
    i = wp.tid()
    q, m = several(p[i], 2.0)
    q.mass = m
    p[i] = q


@wp.kernel
def calls_stores(x: wp.array(dtype=float)):
    stores(x, wp.tid())


@wp.kernel
def calls_cubed(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = cubed(x[i])


@wp.kernel
def calls_doubled(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = doubled(x[i])


CALLED = [(several, calls_several), (stores, calls_stores), (cubed, calls_cubed), (doubled, calls_doubled)]


@wp.func
def wrong_function(x: float):
    return x + undefined_name  # noqa: F821


# Parameters that are tuples.


@wp.func
def unpacks(t: tuple[float, float]):
    a, b = t
    return a


@wp.kernel
def unpacked_parameter(x: wp.array(dtype=float)):
    x[0] = unpacks((x[1], 2.0))


@wp.func
def filled() -> wp.fixedarray(shape=(3, 2), dtype=int):
    a = wp.zeros(shape=(2, 3), dtype=int)
    return a


@wp.func
def corner(a: wp.fixedarray(shape=(3, 3), dtype=int)):
    return a[0][1]


@wp.kernel
def fixed_annotations(x: wp.array(dtype=float)):
    x[0] = float(corner(filled()))


CONCRETE.append(fixed_annotations)


# Attributes of objects that are neither modules nor classes.


class Plain(enum.Enum):
    B = 2.5


@dataclass
class Config:
    k: int = 4
    f: float = 2.5


config = Config()
space = SimpleNamespace(f=2.5, square=square)


@wp.kernel
def value_of_object(x: wp.array(dtype=float)):
    x[0] = space.f


@wp.kernel
def argument_of_object(x: wp.array(dtype=float)):
    x[0] = wp.sin(config.f)


@wp.kernel
def plain_enumeration(x: wp.array(dtype=float)):
    x[0] = Plain.B.value * 2.0


OBJECTS = [value_of_object, argument_of_object, plain_enumeration]


@wp.kernel
def callee_and_length_of_objects(x: wp.array(dtype=float)):
    for i in range(config.k):
        x[i] = space.square(x[i])


CONCRETE.append(callee_and_length_of_objects)


# What of defaults and arrays decides which overload or instance there is.


@wp.func
def defaulted(y: float, x: float = 3):
    return y


@wp.func
def defaulted(y: float, x: int = 3):  # noqa: F811
    return y * 2.0


@wp.kernel
def default_chooses(x: wp.array(dtype=float)):
    x[0] = defaulted(2.0)


CONCRETE.append(default_chooses)


@wp.func
def second(x: wp.array(dtype=Any)):
    return x[1]


@wp.kernel
def instance_for_fixed(a: wp.array(dtype=float)):
    x = wp.zeros(3, float)
    a[0] = second(x) + second(a)


@wp.func
def with_gradient(x: float): return x * 2.0  # fmt: skip  # noqa: E704


@wp.func_grad(with_gradient)
def adj_with_gradient(x: float, r: float):
    wp.adjoint[x] += r


@wp.kernel
def one_line_with_gradient(a: wp.array(dtype=float)):
    a[0] = with_gradient(a[1])


@wp.func
def gradient_in_function(x: float):
    return wp.grad(cosine)(x)


@wp.kernel
def calls_gradient_in_function(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = gradient_in_function(x[i])


CALLED.append((gradient_in_function, calls_gradient_in_function))
UNSURE = [instance_for_fixed, one_line_with_gradient]


# Options, as Warp reads them: flags by their truth, bounds of launches as f-strings print them.


class Size(enum.IntEnum):
    SMALL = 3


def with_options(module_options=None, **options):
    @wp.kernel(module="unique", module_options=module_options, **options)
    def counted(x: wp.array(dtype=float)):
        i = wp.tid()
        for j in range(3):
            x[j] = x[i] * 2.0

    return counted


def with_stray_options(**options):
    """Options that Warp lets a module have without knowing them; each in a module of its own."""
    made = with_options({"max_unroll": 20 + len(STRAY_MADE)})
    STRAY_MADE.append(made)
    made.module.options.update(options)
    return made


STRAY_MADE = []


TAKEN_OPTIONS = [
    *({"launch_bounds": x} for x in (256, -4, True, False, (256,), [256, 2], (np.int64(128), 2), (-4, True), Size.SMALL,
                                     (Size.SMALL, 2))),
    # What C++ does not take Warp prints as well.
    *({"launch_bounds": x} for x in ((128.0,), (1e20, 1e-6), ("a",), ("a, b", 2), (None,), ((1, 2), 3), (wp.int32(3),),
                                     (np.float32(2.0), 1), 2**70, (2**70, -(2**31)), ("128",), (float("inf"),))),
    *({"enable_backward": x} for x in (1, 0, 2.0, 1e20, 1e-6, 0.0, float("nan"), wp, np, "no", "", [1], [], None, 0j,
                                       np.bool_(False), np.array([0]), wp.vec3, wp.int32)),
    *({"grid_stride": x} for x in (1, 0, "no")),
    *({"module_options": {"lineinfo": x}} for x in (1, 0, "no")),
    *({"module_options": {"enable_backward": x}} for x in (1, 0, "no", [])),
    *({"module_options": {"default_grid_stride": x}} for x in (0, "no", [])),
    *({"module_options": {"max_unroll": x}} for x in (1, 1.5, True, np.int64(3), -1, 2**40, float("nan"),
                                                      float("inf"), -float("inf"))),
    *({"module_options": {"strip_hash": x}} for x in (1, "no")),
    *({"module_options": {"mode": x}} for x in ("debug", "Debug")),
]  # fmt: skip
STRAY_OPTIONS = [{"grid_stride": False}, {"launch_bounds": (1, 2)}, {"cuda_max_registers": 64},
                 {"enable_cuda_smem_spilling": "no"}, {"cluster_dim": 2}]  # fmt: skip
REFUSED_BOUNDS = ["1", "12", 2.0, 0.0, 128.0, np.int64(1), wp, range(1, 3), (1, 2, 3), (), b"1", {1}]


# Members of enumerations in range(), strings of the warp module: Warp takes neither.


@wp.kernel
def range_of_member(x: wp.array(dtype=float)):
    for i in range(Size.SMALL):
        x[i] = 1.0


@wp.kernel
def string_of_warp(x: wp.array(dtype=float)):
    version = wp.__version__  # noqa: F841
    x[0] = 1.0


MEMBER = Size.SMALL


@wp.kernel
def member_by_its_own_name(x: wp.array(dtype=float)):
    x[MEMBER] = 1.0


@wp.kernel
def value_of_member_by_its_own_name(x: wp.array(dtype=float)):
    x[0] = float(MEMBER.value)


@wp.kernel
def name_of_member(x: wp.array(dtype=float)):
    x[0] = float(Size.SMALL.name)


@wp.func
def with_member(x: float, n: int = Size.SMALL):
    return x + float(n)


@wp.kernel
def member_as_default(x: wp.array(dtype=float)):
    x[0] = with_member(1.0)


NOT_VALUES = [range_of_member, string_of_warp, member_by_its_own_name, value_of_member_by_its_own_name, name_of_member,
              member_as_default]  # fmt: skip


class Numbers:
    SMALL = Size.SMALL
    FAR = 2**65


@wp.func
def far_default(x: float, n: int = 2**65, m: int = -(2**63)):
    return x + float(n) + float(m)


def made_of(value):
    @wp.kernel
    def members(x: wp.array(dtype=float)):
        x[Size.SMALL] = float(Size.SMALL.value + 1) + float(Numbers.SMALL) + float(-Size.SMALL.real)
        x[1] = float(Numbers.FAR) + float(value) + far_default(1.0)
        x[2] = float(wp.static(Size.SMALL)) + float(wp.static(2**64))

    return members


# Names that stand for values and are called all the same; assertions over several lines.


@wp.kernel
def called_in_shadow(x: wp.array(dtype=float), max: float):
    min = x[0]
    x[1] = min(min, max(max, 2.0))


@wp.kernel
def long_assertions(x: wp.array(dtype=float)):
    assert (
        x[0] > 1.0
    )
    assert (x[0] > 1.0 and
            x[1] > 2.0), "both"
    assert x[0] > 3.0, \
        "three"


CONCRETE += [called_in_shadow, long_assertions, *map(made_of, (2**70, -(2**64), True, wp.int64(2**63)))]
