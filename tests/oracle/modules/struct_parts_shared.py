"""Structs that hold the same structs in several places and orders."""

import warp as wp


@wp.struct
class Leaf:
    x: float


@wp.struct
class Twig:
    a: Leaf
    n: int


@wp.struct
class Branch:
    t: Twig
    l: Leaf
    u: Twig


@wp.struct
class Bud:
    l: Leaf
    w: wp.vec3


@wp.struct
class Tree:
    b: Bud
    first: Branch
    t: Twig
    c: Bud
    second: Branch
    leaves: wp.array(dtype=Leaf)


@wp.kernel
def whole(tree: Tree, bud: Bud, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = tree.first.t.a.x + tree.second.u.a.x * bud.l.x + tree.c.w[1] + tree.leaves[i].x


@wp.kernel
def parts_first(bud: Bud, twig: Twig, tree: Tree, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = twig.a.x + bud.w[0] - tree.second.l.x
