# SPDX-License-Identifier: Apache-2.0
"""Poisson's equation on the unit square by finite elements, held against its solution.

    -div(grad(u)) = f,    u = 0 on the boundary,    u(x, y) = sin(pi x) sin(pi y)

so f = 2 pi^2 u. Quadratic elements: the L2 error falls by about 8 each time the cells are halved.

    python examples/poisson.py                                  solves it
    weft capture -o out/poisson examples/poisson.py             and makes pairs of its kernels
"""

import argparse
import math
import sys

import warp as wp
import warp.fem as fem
from warp.optim.linear import cg

DEGREE = 2
PI = wp.constant(math.pi)


@wp.func
def solution(x: wp.vec2):
    return wp.sin(PI * x[0]) * wp.sin(PI * x[1])


@fem.integrand
def stiffness(s: fem.Sample, u: fem.Field, v: fem.Field):
    return wp.dot(fem.grad(u, s), fem.grad(v, s))


@fem.integrand
def load(s: fem.Sample, domain: fem.Domain, v: fem.Field):
    return 2.0 * PI * PI * solution(domain(s)) * v(s)


@fem.integrand
def on_boundary(s: fem.Sample, u: fem.Field, v: fem.Field):
    return u(s) * v(s)


@fem.integrand
def squared_error(s: fem.Sample, domain: fem.Domain, u: fem.Field):
    difference = u(s) - solution(domain(s))
    return difference * difference


def solve(cells: int) -> float:
    """The L2 error of the solution on a grid of cells x cells."""
    geometry = fem.Grid2D(res=wp.vec2i(cells, cells))
    space = fem.make_polynomial_space(geometry, degree=DEGREE)
    inside, sides = fem.Cells(geometry), fem.BoundarySides(geometry)

    v = fem.make_test(space, domain=inside)
    matrix = fem.integrate(stiffness, fields={"u": fem.make_trial(space, domain=inside), "v": v})
    right = fem.integrate(load, fields={"v": v})

    v = fem.make_test(space, domain=sides)
    u = fem.make_trial(space, domain=sides)
    fixed = fem.integrate(on_boundary, fields={"u": u, "v": v}, assembly="nodal")
    fem.normalize_dirichlet_projector(fixed)
    fem.project_linear_system(matrix, right, fixed, normalize_projector=False)

    field = space.make_field()
    cg(matrix, right, field.dof_values, tol=1.0e-7)
    # A degree more than the elements have, as the error is not one of them.
    points = fem.RegularQuadrature(inside, order=2 * DEGREE + 2)
    return math.sqrt(fem.integrate(squared_error, quadrature=points, fields={"u": field}))


def main() -> int:
    parser = argparse.ArgumentParser(description="Poisson's equation with a known solution")
    parser.add_argument("--cells", type=int, default=4, help="cells along a side of the coarsest grid")
    parser.add_argument("--levels", type=int, default=3, help="grids, each twice as fine as the one before")
    options = parser.parse_args()
    before = None
    for level in range(options.levels):
        cells = options.cells * 2**level
        error = solve(cells)
        order = "" if before is None else f", order {math.log2(before / error):.2f}"
        print(f"{cells:4} x {cells:<4} L2 error {error:.3e}{order}", flush=True)
        if before is not None and before / error < 2**DEGREE:
            print("the error does not fall as it should", file=sys.stderr)
            return 1
        before = error
    return 0


if __name__ == "__main__":
    sys.exit(main())
