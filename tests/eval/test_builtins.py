#!/usr/bin/env python3
"""Each builtin by itself, by weft's evaluator and on the pinned Warp's CPU device (fuse_fp off), on drawn numbers and on
special ones: infinities, not-a-number, zeros, the smallest and the largest numbers.

With the elementary functions of the machine's C library all results have the same bits. With weft's own they lie within
4 units in the last place of Warp's, but for the builtins of NEAR, whose bounds are given there.
"""
import collections
import contextlib
import importlib.util
import io
import os
import re
import sys
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import builtin_cases
import harness
from builtin_cases import CASES, FLOATS, SCALARS, case

os.environ.setdefault("WARP_QUIET", "1")
try:
    import numpy as np
    import warp as wp
except ImportError:
    wp = None

import weft

ULPS = 4
DRAWN, WIDE, SPECIAL = 64, 64, 96  # rows in the stated range, over many magnitudes, of special numbers
BITS = {2: "uint16", 4: "uint32", 8: "uint64"}


class Module(builtin_cases.Module):
    """Arrays hold the numbers of one range, so that special numbers reach the builtin as they are."""

    def __init__(self, name, cases):
        self.ranges = {}  # by array
        super().__init__(name, cases)

    def input(self, t, lo, hi, counts):
        number = counts[t.key] = counts.get(t.key, -1) + 1
        known = [a for a, r in self.ranges.items() if r == (t.key, lo, hi, number)]
        array = known[0] if known else f"a{len(self.ranges)}"
        self.ranges[array] = (t.key, lo, hi, number)
        self.arguments[array] = t
        return f"{array}[i]"


def special_numbers(dtype):
    """Of a float format of numpy's, also the neighbours of where functions of builtins change their formula."""
    info = np.finfo(dtype)
    positive = [0, info.smallest_subnormal, info.tiny, info.eps, 1e-3, 0.1, 0.5, 1 - info.eps, 1, 1 + info.eps, 1.5, 2, 3,
                2.5, 10, 100, 1 / info.eps, info.max / 2, info.max, np.inf, np.pi / 2, np.pi]
    numbers = np.array(positive, dtype)
    return np.concatenate([numbers, -numbers, np.array([np.nan], dtype)])


def numbers_for(rng, key, lo, hi, shape, specials):
    """Rows of an array: drawn in the range, then (of floats) over many magnitudes, then of special numbers."""
    count = DRAWN + WIDE + SPECIAL
    letter = key.split("_")[1]
    if letter == "bool":
        return rng.integers(0, 2, (count, *shape)).astype(bool)
    dtype = np.dtype(SCALARS[letter][1])
    if letter not in FLOATS:
        return rng.integers(int(lo), int(hi) + 1, (count, *shape)).astype(dtype)
    drawn = rng.uniform(lo, hi, (count, *shape)).astype(dtype)
    if specials:
        exponent = 10 if letter == "h" else 20
        wide = np.exp2(rng.uniform(-exponent, exponent, (WIDE, *shape))) * rng.choice([-1, 1], (WIDE, *shape))
        drawn[DRAWN:DRAWN + WIDE] = wide.astype(dtype)
        drawn[DRAWN + WIDE:] = rng.choice(special_numbers(dtype), (SPECIAL, *shape))
    return drawn


def as_float(values, letter):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return wp._src.types._np_bfloat16_bits_to_float32(values) if letter == "bf" else values


def places(values):
    """The bits of floats as integers in the order of the numbers: neighbours differ by one."""
    bits = values.view(BITS[values.dtype.itemsize]).astype(np.int64 if values.dtype.itemsize < 8 else object)
    top = 1 << (8 * values.dtype.itemsize - 1)
    return np.where(bits >= top, top - bits, bits)


def distance(got, want, letter):
    """How many numbers of the format lie between them at most; equal bits and not-a-numbers are 0, other faults infinite."""
    if letter not in FLOATS:
        return 0 if np.array_equal(got, want) else np.inf
    got_nan, want_nan = np.isnan(as_float(got, letter)), np.isnan(as_float(want, letter))
    if not np.array_equal(got_nan, want_nan):
        return np.inf
    got, want = got[~got_nan], want[~got_nan]
    same_sign_of_zero = got.view(BITS[got.dtype.itemsize]) == want.view(BITS[got.dtype.itemsize])
    apart = np.abs(places(got) - places(want))
    return max((max(int(a), 0 if same else 1) for a, same in zip(apart.ravel(), same_sign_of_zero.ravel())), default=0)
