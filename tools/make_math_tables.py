#!/usr/bin/env python3
"""Writes src/math/tables/*.inc: the constants and tables of the elementary functions.

    .venv/bin/python tools/make_math_tables.py [--check]

Input: mpmath, with 400 bits (1,500 for 2/pi). Output: rows of hexadecimal floats, which every compiler reads
exactly. A number that is needed to more than 53 bits is a pair: its double, and the double of the rest.
Each table's first comment says which function reads it and what a row holds. With --check nothing is written,
and the exit code is 1 where a file is not what this tool would write.

The polynomials are Taylor polynomials around the middle of short intervals; src/math/*.cpp state their degrees
and the bounds of what they leave out.
"""

import argparse
import sys
from pathlib import Path

import mpmath
from mpmath import mp, mpf

FOLDER = Path(__file__).resolve().parent.parent / "src" / "math" / "tables"


def spelled(value):
    """A double as C++ reads it."""
    return float(value).hex()


def pair(value):
    high = float(value)
    return [high, float(mpf(value) - mpf(high))]


def braced(value):
    """A number, or a list of such values as an initializer."""
    return "{" + ", ".join(map(braced, value)) + "}" if isinstance(value, list) else spelled(value)


def row(values):
    return braced(values) + ","


def parts(value, bits, count):
    """The value as a sum of `count` doubles: all but the last have `bits` bits, so that a short integer's
    products with them are exact."""
    found = []
    rest = mpf(value)
    for _ in range(count - 1):
        exponent = int(mpmath.floor(mpmath.log(abs(rest), 2)))
        unit = mpf(2) ** (exponent - bits + 1)
        part = mpmath.floor(rest / unit) * unit
        found.append(float(part))
        rest -= part
    return found + [float(rest)]


def constants():
    pi = mp.pi
    named = [
        ("kPi", pair(pi)), ("kHalfPi", pair(pi / 2)), ("kInverseLn2", pair(1 / mp.ln(2))),
        ("kInverseLn10", pair(1 / mp.ln(10))), ("kTwoOverSqrtPi", pair(2 / mp.sqrt(pi))),
    ]
    yield "// Constants as pairs."
    for name, numbers in named:
        yield f"inline constexpr Pair {name} = {braced(numbers)};"
    yield "// Sums of doubles; the products of all but the last with integers of 18, 11 and 20 bits are exact."
    for name, numbers in (("kLn2Over128", parts(mp.ln(2) / 128, 35, 3)), ("kLn2", parts(mp.ln(2), 42, 2)),
                          ("kHalfPiParts", parts(pi / 2, 33, 4))):
        yield f"inline constexpr double {name}[] = {braced(numbers)};"


def exp_table():
    yield "// exp: row i holds 2^(i/128) as a pair."
    for i in range(128):
        yield row(pair(mpf(2) ** (mpf(i) / 128)))


def log_table():
    yield "// log: row i, for m in [1 + i/128, 1 + (i+1)/128), holds a reciprocal c of m, or for i >= 53 of m/2, in"
    yield "// units of 1/512, so that m*c - 1 is small; and -log(c) as a pair. c is 1 in the first and the last row."
    for i in range(128):
        middle = 1 + (mpf(i) + mpf("0.5")) / 128
        if i >= 53:
            middle /= 2
        c = 1 if i in (0, 127) else mpmath.nint(512 / middle) / 512
        yield row([c, pair(-mp.ln(c))])


def trig_table():
    yield "// sin, cos, tan: row i holds sin(i/64) and cos(i/64) as pairs."
    for i in range(52):
        c = mpf(i) / 64
        yield row([pair(mp.sin(c)), pair(mp.cos(c))])


def atan_table():
    yield "// atan: row i holds atan(i/64) as a pair."
    for i in range(65):
        yield row(pair(mp.atan(mpf(i) / 64)))


def polynomial_row(middle, coefficients):
    return row([middle, [pair(c) for c in coefficients[:3]], coefficients[3:]])


def erf_table():
    yield "// erf(x)/x for x in [0, 1): row i, for x in [i/16, (i+1)/16), holds the middle m (0 in the first row) and the"
    yield "// coefficients of a polynomial in x - m: three pairs and then doubles."
    ratio = lambda x: mp.erf(x) / x if x != 0 else 2 / mp.sqrt(mp.pi)  # noqa: E731
    for i in range(16):
        if i == 0:
            even = [2 / mp.sqrt(mp.pi) * (-1) ** n / (mp.factorial(n) * (2 * n + 1)) for n in range(7)]
            coefficients = [even[n // 2] if n % 2 == 0 else mpf(0) for n in range(13)]
            yield polynomial_row(0, coefficients)
        else:
            middle = (mpf(i) + mpf("0.5")) / 16
            yield polynomial_row(middle, mpmath.taylor(ratio, middle, 12))


def erfcx_table():
    yield "// exp(x*x)*erfc(x) for x in [0.5, 32): rows as for erf, 16 for each power of two."
    scaled = lambda x: mp.exp(x * x) * mp.erfc(x)  # noqa: E731
    for exponent in range(-1, 5):
        for i in range(16):
            middle = mpf(2) ** exponent * (1 + (mpf(i) + mpf("0.5")) / 16)
            yield polynomial_row(middle, mpmath.taylor(scaled, middle, 14))


def two_over_pi_table():
    yield "// The bits of 2/pi after the point, 32 in a word: enough for the largest double."
    with mp.workprec(1500):
        bits = int(mpmath.floor(2 / mp.pi * mpf(2) ** (32 * 42)))
    for start in range(0, 42, 6):
        words = [(bits >> 32 * (41 - i)) & 0xffffffff for i in range(start, start + 6)]
        yield ", ".join(f"0x{word:08x}" for word in words) + ","


TABLES = {"constants": constants, "exp": exp_table, "log": log_table, "trig": trig_table, "atan": atan_table,
          "erf": erf_table, "erfcx": erfcx_table, "two_over_pi": two_over_pi_table}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    options = parser.parse_args()
    mp.prec = 400
    stale = 0
    for name, table in TABLES.items():
        path = FOLDER / f"{name}.inc"
        text = "// Written by tools/make_math_tables.py.\n" + "\n".join(table()) + "\n"
        if not options.check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path} is not what tools/make_math_tables.py writes; run it")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
