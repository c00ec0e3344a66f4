"""What a launch of a kernel on the CPU is given: numbers by name, as the cases of a row have them.

Input: the kernel and its arguments as Warp hands them to the compiled code, before it runs. Output: a
JSON object with the dimensions of the launch and the numbers of each argument, or `LeftOut` with the
reason why there is none. Nothing is copied before it is known that all of it is small.
"""

from __future__ import annotations

import ctypes
import math

import numpy as np
import warp as wp
import warp._src.types as wt
from warp._src.codegen import Struct

MOST_NUMBERS = 1024  # of all arguments of a launch
MOST_THREADS = 4096


class LeftOut(Exception):
    """Why a launch is not written down, for people."""


class _Memory:
    """Elements of an array, for numpy."""

    def __init__(self, array: wt.array_t, shape, size: int):
        self.__array_interface__ = {
            "data": (array.data, True),
            "shape": shape,
            "strides": tuple(array.strides[: len(shape)]),
            "typestr": f"|V{size}",
            "version": 3,
        }


class _Arguments:
    """The parts of a launch's arguments: a value or an array of values each, under its path."""

    def __init__(self):
        self.parts = []  # (name, scalar, shape, function that gives the bytes)
        self.numbers = 0
        self.ranges = []  # (name, first byte, byte after the last) of the arrays

    def add(self, name, scalar, shape, content):
        if scalar not in wt.scalar_and_bool_types:
            raise LeftOut(f"'{name}' is of no type of numbers")
        self.numbers += math.prod(shape)
        if self.numbers > MOST_NUMBERS:
            raise LeftOut(f"its arguments have more than {MOST_NUMBERS} numbers in each launch")
        self.parts.append((name, scalar.__name__, shape, content))

    def argument(self, name: str, t, address: int):
        if wt.is_array(t):
            self.array(name, t, address)
        elif isinstance(t, Struct):
            for field, variable in t.vars.items():
                self.argument(f"{name}.{field}", variable.type, address + getattr(t.ctype, field).offset)
        else:
            t = wt.type_to_warp(t)
            scalar, shape = value_type(name, t)
            size = wt.type_size_in_bytes(t)
            self.add(name, scalar, shape, lambda: ctypes.string_at(address, size))

    def array(self, name: str, t, address: int):
        if not wt.matches_array_class(t, wp.array):
            raise LeftOut(f"'{name}' is no plain array")
        array = wt.array_t.from_address(address)
        shape = tuple(array.shape[: t.ndim])
        count = math.prod(shape)
        if count and not array.data:
            raise LeftOut(f"'{name}' has a shape and no memory")
        size = wt.type_size_in_bytes(t.dtype) if not isinstance(t.dtype, Struct) else ctypes.sizeof(t.dtype.ctype)
        if count:
            ends = [(n - 1) * stride for n, stride in zip(shape, array.strides, strict=False)]
            first = array.data + sum(min(e, 0) for e in ends)
            last = array.data + sum(max(e, 0) for e in ends) + size
            self.ranges.append((name, first, last))
            if count * size > last - first:
                self.ranges.append((name, first, last))

            def content():
                return np.asarray(_Memory(array, shape, size)).tobytes()
        else:
            content = bytes

        if not isinstance(t.dtype, Struct):
            scalar, components = value_type(name, wt.type_to_warp(t.dtype))
            self.add(name, scalar, shape + components, content)
        else:
            self.fields(name, t.dtype, shape, 0, lambda: np.ndarray((count, size), np.uint8, content()))

    def fields(self, name: str, struct: Struct, shape, offset: int, elements):
        """Of an array of structs: an array for each field."""
        for field, variable in struct.vars.items():
            path, at = f"{name}.{field}", offset + getattr(struct.ctype, field).offset
            if isinstance(variable.type, Struct):
                self.fields(path, variable.type, shape, at, elements)
                continue
            if wt.is_array(variable.type):
                raise LeftOut(f"'{path}' is an array in an array of structs")
            t = wt.type_to_warp(variable.type)
            scalar, components = value_type(path, t)
            end = at + wt.type_size_in_bytes(t)
            self.add(path, scalar, shape + components, lambda at=at, end=end: elements()[:, at:end].tobytes())

    def shared(self):
        """Pairs of arrays of which the memory overlaps; of one with itself where its elements do."""
        out = []
        for i, (name, first, last) in enumerate(self.ranges):
            for other, other_first, other_last in self.ranges[:i]:
                if first < other_last and other_first < last and [other, name] not in out:
                    out.append([other, name])
        return out


def value_type(name: str, t):
    """The scalar of a type of values, and the shape of its components."""
    if isinstance(t, type) and issubclass(t, ctypes.Array):
        return wt.type_to_warp(t._wp_scalar_type_), tuple(t._shape_)
    if t not in wt.scalar_and_bool_types:
        raise LeftOut(f"'{name}' is an object of Warp's")
    return t, ()


def launch(kernel, params) -> dict:
    """The launch as a JSON object. `params`: its bounds, then the arguments, as `invoke()` gets them."""
    bounds = params[0]
    if bounds.coord_mult != 1:
        raise LeftOut("the launch has more dimensions than the kernel asks for")
    if bounds.size > MOST_THREADS:
        raise LeftOut(f"each launch has more than {MOST_THREADS} threads")
    arguments = _Arguments()
    for variable, param in zip(kernel.adj.args, params[1:], strict=False):
        if wt.is_array(variable.type) and not isinstance(param, wt.array_t):
            raise LeftOut(f"'{variable.label}' is no plain array")
        arguments.argument(variable.label, variable.type, ctypes.addressof(param))
    return {
        "dim": list(bounds.shape),
        "arguments": [[name, scalar, list(shape), content().hex()] for name, scalar, shape, content in arguments.parts],
        "shared": arguments.shared(),
    }
