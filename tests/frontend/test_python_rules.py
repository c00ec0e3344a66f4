#!/usr/bin/env python3
"""What Python does not compile `weft lower` refuses, and nothing that compiles gets a syntax error."""

import builtins
import io
import random
import re
import subprocess
import sys
import tokenize
import types
import unittest
import warnings

import harness

HEAD = "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = 1.0\n\n\n"
MUTANTS = 2_000
AT_ONCE = 250
SYNTAX = re.compile("syntax error at |outside of a loop|a block without|indented otherwise")

# After HEAD. Whether they compile, Python says.
# fmt: off
TEXTS = [
    'return\n',
    'break\n',
    'continue\n',
    'yield 1\n',
    'x = await f()\n',
    'def f():\n    await g()\n',
    'class C:\n    return 1\n',
    'class C:\n    yield 1\n',
    'def f():\n    break\n',
    'for i in y:\n    def f():\n        break\n',
    'while 1:\n    class C:\n        continue\n',
    'if 1:\n    break\n',
    'for i in y:\n    pass\nelse:\n    break\n',
    'def f(a, a):\n    pass\n',
    'lambda a, a: 1\n',
    'def f(a, *a):\n    pass\n',
    'def f(a, **a):\n    pass\n',
    'from __future__ import annotations\n',
    'def f():\n    from __future__ import annotations\n',
    '__debug__ = 1\n',
    'def f(__debug__):\n    pass\n',
    'f(__debug__=1)\n',
    'del __debug__\n',
    'for __debug__ in x:\n    pass\n',
    'x.__debug__ = 1\n',
    'import __debug__\n',
    'import a as __debug__\n',
    'def __debug__():\n    pass\n',
    'class __debug__:\n    pass\n',
    'x = 1 \\',
    'x = 1\n\\',
    'f() = 1\n',
    '1 = x\n',
    "'a' = x\n",
    'a + b = 1\n',
    '-a = 1\n',
    'a < b = 1\n',
    'a and b = 1\n',
    '(a, 1) = 2\n',
    '[a, f()] = 2\n',
    '{} = 1\n',
    '{1} = 1\n',
    'None = 1\n',
    'True = 1\n',
    '... = 1\n',
    'lambda: 1 = 2\n',
    '(x := 1) = 2\n',
    '(yield) = 1\n',
    'a if b else c = 1\n',
    '[x for x in y] = 1\n',
    '(x for x in y) = 1\n',
    "f'{x}' = 1\n",
    'f() += 1\n',
    '1 += 1\n',
    '(a, b) += 1\n',
    '[a] += 1\n',
    'a, b += 1\n',
    'None += 1\n',
    '*a += 1\n',
    '*a = 1\n',
    'a: int = 1 = 2\n',
    '(a, b): int = 1\n',
    '[a]: int\n',
    'f(): int\n',
    'a, b: int\n',
    '*a, *b = c\n',
    'for f() in x:\n    pass\n',
    'for 1 in x:\n    pass\n',
    'import a as b.c\n',
    'global x\n',
    'nonlocal x\n',
    'def f():\n    nonlocal x\n',
    'def f():\n    x = 1\n    global x\n',
    'def f():\n    print(x)\n    global x\n',
    'def f():\n    x: int\n    global x\n',
    'def f(x):\n    nonlocal x\n',
    'x = 1\nglobal x\n',
    'def f():\n    for x in y:\n        pass\n    global x\n',
    'f(a=1, a=2)\n',
    'f(a=1, b)\n',
    'f(**k, a)\n',
    'f(**k, *a)\n',
    'f(1=2)\n',
    'f(a.b=2)\n',
    'f(True=1)\n',
    'f(a+b=1)\n',
    'f(1, x for x in y)\n',
    'class C(x for x in y):\n    pass\n',
    'def f(a=1, b):\n    pass\n',
    'lambda a=1, b: 1\n',
    'def f(*):\n    pass\n',
    'def f(*, **k):\n    pass\n',
    'def f(*a, *b):\n    pass\n',
    'def f(**k, a):\n    pass\n',
    'def f(a, /, b, /):\n    pass\n',
    'def f(/, a):\n    pass\n',
    'def f(*, a, /):\n    pass\n',
    'def f(*a=1):\n    pass\n',
    'def f(**k=1):\n    pass\n',
    'def f(None):\n    pass\n',
    'def f(True=1):\n    pass\n',
    'def f((a, b)):\n    pass\n',
    'def f(a.b):\n    pass\n',
    'def f(1):\n    pass\n',
    'def None():\n    pass\n',
    'class True:\n    pass\n',
    'lambda *: 1\n',
    'def f(a:):\n    pass\n',
    'del f()\n',
    'del 1\n',
    'del a + b\n',
    'del (a, 1)\n',
    'del *a\n',
    'del None\n',
    'del (x := 1)\n',
    'del [a, f()]\n',
    '*a\n',
    'x = *a\n',
    'print(*a, **b, *c)\n',
    'return *a\n',
    'x[*a] = 1\n',
    'x = **a\n',
    '{**a: 1}\n',
    '{*a: 1}\n',
    "x = ur'a'\n",
    "x = bu'a'\n",
    "x = fb'a'\n",
    "x = uu'a'\n",
    "x = '\\x1'\n",
    "x = '\\u12'\n",
    "x = b'\\x1'\n",
    "x = b'\xe9'\n",
    "x = b'a' 'b'\n",
    'x = 1_\n',
    'x = 0777\n',
    'x = 0b2\n',
    'x = 1abc\n',
    'x = 1__0\n',
    'x = 0x\n',
    'x = 0o8\n',
    'x = 1e\n',
    'x = 1.5e+\n',
    'x = 0_7\n',
    'x = 00\n',
    'x = 09.5\n',
    'x = 0xfg\n',
    'x = 0or 1\n',
    'x = 1if y else 2\n',
    'x = 0b\n',
    'x = 5L\n',
    'x = 0xl\n',
    'x = 1jj\n',
    'x = a ? b\n',
    'x = a $ b\n',
    'x = a ! b\n',
    'x = `a`\n',
    'x = \u201ca\u201d\n',
    'x = a \xa0+ b\n',
    'x = \u20ac\n',
    'y := 1\n',
    'x = y := 1\n',
    'f(a=b := 1)\n',
    'f(x.y := 1)\n',
    '(x[0] := 1)\n',
    '(f() := 1)\n',
    'print x\n',
    "exec 'a'\n",
    "print 'a', b\n",
    'else:\n    pass\n',
    'if x:\npass\n',
    'if x:\n',
    'if x\n    pass\n',
    'elif x:\n    pass\n',
    'try:\n    pass\n',
    'try:\n    pass\nelse:\n    pass\n',
    'except:\n    pass\n',
    'try:\n    pass\nexcept:\n    pass\nexcept A:\n    pass\n',
    'try:\n    pass\nexcept* A:\n    return\n',
    'raise a, b\n',
    'raise a from\n',
    'assert\n',
    'assert a, b, c\n',
    'x <> y\n',
    'x = a not b\n',
    'x = not\n',
    'if x = 1:\n    pass\n',
    'while x = 1:\n    pass\n',
    'from x import *, a\n',
    'from x import (*)\n',
    'from x import a,\n',
    'from x import ()\n',
    'from . import\n',
    'import\n',
    'import a.b as c.d\n',
    'def f():\n    from x import *\n',
    'class C:\n    from x import *\n',
    'from __future__ import nope\n',
    'from __future__ import braces\n',
    'from __future__ import *\n',
    'def f():\n    yield\n    await x\n',
    'async def f():\n    yield from x\n',
    'async for x in y:\n    pass\n',
    'async with x:\n    pass\n',
    'def f():\n    async for x in y:\n        pass\n',
    'def f():\n    [await x for x in y]\n',
    '[(yield x) for x in y]\n',
    'def f():\n    [(yield x) for x in y]\n',
    '[*x for x in y]\n',
    '{**x for x in y}\n',
    '[x, y for x in z]\n',
    'x = {1: 2, 3}\n',
    'x = {1, 2: 3}\n',
    'x = {1: }\n',
    'x = {: 1}\n',
    'x = [1 2]\n',
    'x = (1 2)\n',
    'f(1 2)\n',
    'x = 1 2\n',
    'x y\n',
    'pass x\n',
    'x = 1; ; y = 2\n',
    '; x\n',
    'x = ,\n',
    'x = 1,,2\n',
    'f(,)\n',
    'f(a,,b)\n',
    'x = [,]\n',
    'x = a[]\n',
    'x = a[1:2:3:4]\n',
    'a[i] +\n',
    'x = +\n',
    'x = a.\n',
    'x = .a\n',
    'x = a.1\n',
    '@\ndef f():\n    pass\n',
    '@a b\ndef f():\n    pass\n',
    '@a\nx = 1\n',
    'match x:\n    pass\n',
    'match x:\n    case -a:\n        pass\n',
    "x = f'{'a'}'\n",
    'x = f"{d["a"]}"\n',
    "x = f\"{d['a']}\"\n",
    "x = f\'\'\'{\'\'\'a\'\'\'}\'\'\'\n",
    "x = f\'\'\'{'a'}\'\'\'\n",
    "x = f'{\"\\n\"}'\n",
    "x = f'{f'{1}'}'\n",
    "x = f'{x:{'a'}}'\n",
    "x = f'\\x1{x}'\n",
    "x = f'\\x41{x}\\N{BULLET}'\n",
    "x = rf'{x}\\d'\n",
    "x = f\'\'\'{\nx}\'\'\'\n",
    'type(x)(y) = 5\n',
    'type(x) = 5\n',
    'type(x).y = 5\n',
    'type(x)[0] = 5\n',
    'type(x)(y).z = 5\n',
    'def f():\n    type(x): int = 1\n',
    'def f():\n    type(x).y: int = 1\n',
    "x = f'{a'\n",
    "x = f'{}'\n",
    "x = f'}'\n",
    "x = f'{a b}'\n",
    "x = f'{a\\n}'\n",
    "x = f'{#}'\n",
    "x = f'{a!}'\n",
    'x = f\'{"a"}\'\n',
    'x = f"{\'a\' \'b"\n',
    "x = f'{yield}'\n",
    "x = f'{a=!r:>3}'\n",
    ' x = 1\n',
    'if 1:\n    x = 1\n      y = 2\n',
    'if 1:\n    x = 1\n  y = 2\n',
    'if 1:\n\tx = 1\n        y = 2\n',
    'if 1:\n        x = 1\n\ty = 2\n',
    'def f(a, b):\n\tpass\n    pass\n',
    'type x = int\n',
    'def f[T](x):\n    pass\n',
    'class C[T]:\n    pass\n',
    'with (a as b, c as d,):\n    pass\n',
    'with:\n    pass\n',
    'for x in:\n    pass\n',
    'for in x:\n    pass\n',
    'for x in *a, b:\n    pass\n',
    'for x of y:\n    pass\n',
    'lambda: (yield)\n',
    'lambda x=: 1\n',
    'x = lambda:\n',
    'class C\n    pass\n',
    'class C():\n',
    'def f()\n    pass\n',
    'def f:\n    pass\n',
    'def (a):\n    pass\n',
    'def f() -> :\n    pass\n',
    'x++\n',
    'x--\n',
    '++x\n',
    'x =+ 1\n',
    'x === 1\n',
    'x && y\n',
    '!x\n',
    'x ||= 1\n',
    'x ??= 1\n',
    'x = a if b\n',
    'x = a else b\n',
    'x = if a else b\n',
    'x: int y\n',
    ': int\n',
    'x: = 1\n',
    'x: int = \n',
    'x -> y\n',
    'x => y\n',
    '1.a\n',
    '1..a\n',
    '1 .a\n',
    'a.b.c = d = 1\n',
    'import a, b,\n',
    'import (a)\n',
    'from a import b as c as d\n',
    'from a import b.c\n',
    'from a import (b\n',
    'def f(x: int = 1, *, y, **z): pass; return 1\n',
    'if 1: if 2: pass\n',
    'if 1: x = 1; for i in y: pass\n',
    'x = 1; if 1: pass\n',
    'while 1: pass else: pass\n',
    'async x = 1\n',
    'await = 1\n',
    'async = 1\n',
    'in = 1\n',
    'x.None = 1\n',
    'x.if\n',
    'f(if=1)\n',
    'None.x = 1\n',
    'nonlocal\n',
    'global\n',
    'global x, \n',
    'del\n',
    'del x,\n',
    'return = 1\n',
    '@f\n',
    '@f\n\n',
    '\x00\n',
    '\x0c x = 1\n',
    'x = 1 \x01\n',
    '\xe9 = 1\n',
    'x\xb2 = 1\n',
    '\xaa = 1\n',
    "x = '\n'\n",
    "x = 'a\n",
    "x = '''a\n",
    'x = (\n',
    'x = )\n',
    'x = (]\n',
    'for *a in x:\n    pass\n',
    'with f() as 1:\n    pass\n',
    'with f() as g():\n    pass\n',
    'def f(x):\n    global x\n',
    'def f():\n    def g():\n        nonlocal q\n',
    'def f():\n    global x\n    x: int = 1\n',
    'f(x for x in y, 1)\n',
    'x = (*a)\n',
    '[**a]\n',
    '(**a)\n',
    "x = '\\U00110000'\n",
    'x = 1_.5\n',
    'try:\n    pass\nexcept* A:\n    pass\nexcept B:\n    pass\n',
    'try:\n    pass\nexcept*:\n    pass\n',
    'try:\n    pass\nexcept A, B:\n    pass\n',
    'async def f():\n    yield 1\n    return 2\n',
    '[x async for x in y]\n',
    '[x := 1 for x in y]\n',
    '[y for x in (y := z)]\n',
    'class C:\n    [y := x for x in z]\n',
    'match x:\n    case 1 | y:\n        pass\n    case _:\n        pass\n',
    'match x:\n    case y:\n        pass\n    case 1:\n        pass\n',
    'match x:\n    case a, a:\n        pass\n',
    'match x:\n    case a | b:\n        pass\n',
    'match x:\n    case C(a=1, a=2):\n        pass\n',
    'match x:\n    case C(a=1, b):\n        pass\n',
    "match x:\n    case {**r, 'a': 1}:\n        pass\n",
    "match x:\n    case {'a': 1, 'a': 2}:\n        pass\n",
    'match x:\n    case [*a, *b]:\n        pass\n',
    'match x:\n    case f():\n        pass\n    case 1+1:\n        pass\n',
    'match x:\n    case {**_}:\n        pass\n',
    "x = f'{a!x}'\n",
    "x = f'{lambda x: 1}'\n",
    "x = f'{*a}'\n",
    "x = f'{a:{b:{c}}}'\n",
    'with a as b, :\n    pass\n',
    'def f():\n    if 1:\n      if 1:\n        if 1:\n          if 1:\n            if 1:\n              if 1:\n                if 1:\n                  if 1:\n                    if 1:\n                      if 1:\n                        if 1:\n                          if 1:\n                            if 1:\n                              if 1:\n                                if 1:\n                                  if 1:\n                                    if 1:\n                                      if 1:\n                                        if 1:\n                                          if 1:\n                                            if 1:\n                                              if 1:\n                                                if 1:\n                                                  if 1:\n                                                    if 1:\n                                                      if 1:\n                                                        if 1:\n                                                          if 1:\n                                                            if 1:\n                                                              if 1:\n                                                                if 1:\n                                                                  if 1:\n                                                                    if 1:\n                                                                      if 1:\n                                                                        if 1:\n                                                                          if 1:\n                                                                            if 1:\n                                                                              if 1:\n                                                                                if 1:\n                                                                                  if 1:\n                                                                                    if 1:\n                                                                                      if 1:\n                                                                                        if 1:\n                                                                                          if 1:\n                                                                                            if 1:\n                                                                                              if 1:\n                                                                                                if 1:\n                                                                                                  if 1:\n                                                                                                    if 1:\n                                                                                                      if 1:\n                                                                                                        if 1:\n                                                                                                          if 1:\n                                                                                                            if 1:\n                                                                                                              if 1:\n                                                                                                                if 1:\n                                                                                                                  if 1:\n                                                                                                                    if 1:\n                                                                                                                      if 1:\n                                                                                                                        if 1:\n                                                                                                                          if 1:\n                                                                                                                            if 1:\n                                                                                                                              if 1:\n                                                                                                                                if 1:\n                                                                                                                                  if 1:\n                                                                                                                                    if 1:\n                                                                                                                                      if 1:\n                                                                                                                                        if 1:\n                                                                                                                                          if 1:\n                                                                                                                                            if 1:\n                                                                                                                                              if 1:\n                                                                                                                                                if 1:\n                                                                                                                                                  if 1:\n                                                                                                                                                    if 1:\n                                                                                                                                                      if 1:\n                                                                                                                                                        if 1:\n                                                                                                                                                          if 1:\n                                                                                                                                                            if 1:\n                                                                                                                                                              if 1:\n                                                                                                                                                                if 1:\n                                                                                                                                                                  if 1:\n                                                                                                                                                                    if 1:\n                                                                                                                                                                      if 1:\n                                                                                                                                                                        if 1:\n                                                                                                                                                                          if 1:\n                                                                                                                                                                            if 1:\n                                                                                                                                                                              if 1:\n                                                                                                                                                                                if 1:\n                                                                                                                                                                                  if 1:\n                                                                                                                                                                                    if 1:\n                                                                                                                                                                                      if 1:\n                                                                                                                                                                                        if 1:\n                                                                                                                                                                                          if 1:\n                                                                                                                                                                                            if 1:\n                                                                                                                                                                                              if 1:\n                                                                                                                                                                                                if 1:\n                                                                                                                                                                                                  if 1:\n                                                                                                                                                                                                    if 1:\n                                                                                                                                                                                                      if 1:\n                                                                                                                                                                                                        if 1:\n                                                                                                                                                                                                          if 1:\n                                                                                                                                                                                                            pass\n',
    'if 1:\n if 1:\n  if 1:\n   if 1:\n    if 1:\n     if 1:\n      if 1:\n       if 1:\n        if 1:\n         if 1:\n          if 1:\n           if 1:\n            if 1:\n             if 1:\n              if 1:\n               if 1:\n                if 1:\n                 if 1:\n                  if 1:\n                   if 1:\n                    if 1:\n                     if 1:\n                      if 1:\n                       if 1:\n                        if 1:\n                         if 1:\n                          if 1:\n                           if 1:\n                            if 1:\n                             if 1:\n                              if 1:\n                               if 1:\n                                if 1:\n                                 if 1:\n                                  if 1:\n                                   if 1:\n                                    if 1:\n                                     if 1:\n                                      if 1:\n                                       if 1:\n                                        if 1:\n                                         if 1:\n                                          if 1:\n                                           if 1:\n                                            if 1:\n                                             if 1:\n                                              if 1:\n                                               if 1:\n                                                if 1:\n                                                 if 1:\n                                                  if 1:\n                                                   if 1:\n                                                    if 1:\n                                                     if 1:\n                                                      if 1:\n                                                       if 1:\n                                                        if 1:\n                                                         if 1:\n                                                          if 1:\n                                                           if 1:\n                                                            if 1:\n                                                             if 1:\n                                                              if 1:\n                                                               if 1:\n                                                                if 1:\n                                                                 if 1:\n                                                                  if 1:\n                                                                   if 1:\n                                                                    if 1:\n                                                                     if 1:\n                                                                      if 1:\n                                                                       if 1:\n                                                                        if 1:\n                                                                         if 1:\n                                                                          if 1:\n                                                                           if 1:\n                                                                            if 1:\n                                                                             if 1:\n                                                                              if 1:\n                                                                               if 1:\n                                                                                if 1:\n                                                                                 if 1:\n                                                                                  if 1:\n                                                                                   if 1:\n                                                                                    if 1:\n                                                                                     if 1:\n                                                                                      if 1:\n                                                                                       if 1:\n                                                                                        if 1:\n                                                                                         if 1:\n                                                                                          if 1:\n                                                                                           if 1:\n                                                                                            if 1:\n                                                                                             if 1:\n                                                                                              if 1:\n                                                                                               if 1:\n                                                                                                if 1:\n                                                                                                 if 1:\n                                                                                                  if 1:\n                                                                                                   pass\n',
    'if 1:\n if 1:\n  if 1:\n   if 1:\n    if 1:\n     if 1:\n      if 1:\n       if 1:\n        if 1:\n         if 1:\n          if 1:\n           if 1:\n            if 1:\n             if 1:\n              if 1:\n               if 1:\n                if 1:\n                 if 1:\n                  if 1:\n                   if 1:\n                    if 1:\n                     if 1:\n                      if 1:\n                       if 1:\n                        if 1:\n                         if 1:\n                          if 1:\n                           if 1:\n                            if 1:\n                             if 1:\n                              if 1:\n                               if 1:\n                                if 1:\n                                 if 1:\n                                  if 1:\n                                   if 1:\n                                    if 1:\n                                     if 1:\n                                      if 1:\n                                       if 1:\n                                        if 1:\n                                         if 1:\n                                          if 1:\n                                           if 1:\n                                            if 1:\n                                             if 1:\n                                              if 1:\n                                               if 1:\n                                                if 1:\n                                                 if 1:\n                                                  if 1:\n                                                   if 1:\n                                                    if 1:\n                                                     if 1:\n                                                      if 1:\n                                                       if 1:\n                                                        if 1:\n                                                         if 1:\n                                                          if 1:\n                                                           if 1:\n                                                            if 1:\n                                                             if 1:\n                                                              if 1:\n                                                               if 1:\n                                                                if 1:\n                                                                 if 1:\n                                                                  if 1:\n                                                                   if 1:\n                                                                    if 1:\n                                                                     if 1:\n                                                                      if 1:\n                                                                       if 1:\n                                                                        if 1:\n                                                                         if 1:\n                                                                          if 1:\n                                                                           if 1:\n                                                                            if 1:\n                                                                             if 1:\n                                                                              if 1:\n                                                                               if 1:\n                                                                                if 1:\n                                                                                 if 1:\n                                                                                  if 1:\n                                                                                   if 1:\n                                                                                    if 1:\n                                                                                     if 1:\n                                                                                      if 1:\n                                                                                       if 1:\n                                                                                        if 1:\n                                                                                         if 1:\n                                                                                          if 1:\n                                                                                           if 1:\n                                                                                            if 1:\n                                                                                             if 1:\n                                                                                              if 1:\n                                                                                               if 1:\n                                                                                                if 1:\n                                                                                                 if 1:\n                                                                                                  if 1:\n                                                                                                   if 1:\n                                                                                                    pass\n',
    'for x in y:\n for x in y:\n  for x in y:\n   for x in y:\n    for x in y:\n     for x in y:\n      for x in y:\n       for x in y:\n        for x in y:\n         for x in y:\n          for x in y:\n           for x in y:\n            for x in y:\n             for x in y:\n              for x in y:\n               for x in y:\n                for x in y:\n                 for x in y:\n                  for x in y:\n                   for x in y:\n                    pass\n',
    'for x in y:\n for x in y:\n  for x in y:\n   for x in y:\n    for x in y:\n     for x in y:\n      for x in y:\n       for x in y:\n        for x in y:\n         for x in y:\n          for x in y:\n           for x in y:\n            for x in y:\n             for x in y:\n              for x in y:\n               for x in y:\n                for x in y:\n                 for x in y:\n                  for x in y:\n                   for x in y:\n                    for x in y:\n                     pass\n',
    'while x:\n while x:\n  while x:\n   while x:\n    while x:\n     while x:\n      while x:\n       while x:\n        while x:\n         while x:\n          while x:\n           while x:\n            while x:\n             while x:\n              while x:\n               while x:\n                while x:\n                 while x:\n                  while x:\n                   while x:\n                    while x:\n                     pass\n',
    'with x:\n with x:\n  with x:\n   with x:\n    with x:\n     with x:\n      with x:\n       with x:\n        with x:\n         with x:\n          with x:\n           with x:\n            with x:\n             with x:\n              with x:\n               with x:\n                with x:\n                 with x:\n                  with x:\n                   with x:\n                    with x:\n                     pass\n',
    'with x:\n with x:\n  with x:\n   with x:\n    with x:\n     with x:\n      with x:\n       with x:\n        with x:\n         with x:\n          with x:\n           with x:\n            with x:\n             with x:\n              with x:\n               with x:\n                with x:\n                 with x:\n                  with x:\n                   with x:\n                    pass\n',
    'try:\n try:\n  try:\n   try:\n    try:\n     try:\n      try:\n       try:\n        try:\n         try:\n          try:\n           try:\n            try:\n             try:\n              try:\n               try:\n                try:\n                 try:\n                  try:\n                   try:\n                    try:\n                     pass\n                    finally:\n                     pass\n                   finally:\n                    pass\n                  finally:\n                   pass\n                 finally:\n                  pass\n                finally:\n                 pass\n               finally:\n                pass\n              finally:\n               pass\n             finally:\n              pass\n            finally:\n             pass\n           finally:\n            pass\n          finally:\n           pass\n         finally:\n          pass\n        finally:\n         pass\n       finally:\n        pass\n      finally:\n       pass\n     finally:\n      pass\n    finally:\n     pass\n   finally:\n    pass\n  finally:\n   pass\n finally:\n  pass\nfinally:\n pass\n',
    'try:\n try:\n  try:\n   try:\n    try:\n     try:\n      try:\n       try:\n        try:\n         try:\n          pass\n         except:\n          pass\n        except:\n         pass\n       except:\n        pass\n      except:\n       pass\n     except:\n      pass\n    except:\n     pass\n   except:\n    pass\n  except:\n   pass\n except:\n  pass\nexcept:\n pass\n',
    'x = ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))\n',
    '[a for a in [b := 1 for c in d]]\n',
    '[a for a in (lambda: (b := 1))()]\n',
    '[a for a in f(b := 1)]\n',
    '[[b := 1 for c in d] for a in e]\n',
    '[[a := 1 for c in d] for a in e]\n',
    '[a for a in x if (b := 1) for c in (d := 2)]\n',
    'class C:\n    x = [a for a in (lambda: [y := q for q in w])()]\n',
    'class C:\n    x = lambda: [y := q for q in w]\n',
    'class C:\n    def f():\n        return [y := q for q in w]\n',
    '[(x := y).z for y in w]\n',
    '[y for x, (y, *z) in w if (z := 1)]\n',
    '[y for x[i] in w if (i := 1)]\n',
    'async def f():\n    return [[x async for x in y] for z in w]\n',
    'x = ([x async for x in y] for z in w)\n',
    'def f():\n    return [(x async for x in y) for z in w]\n',
    'def f():\n    return [[x async for x in y] for z in w]\n',
    'for (*a) in x: pass\n',
    'for *a, in x: pass\n',
    '[x for *a in y]\n',
    '[x for *a, in y]\n',
    '[x for x in 1, 2]\n',
    'with a as (b): pass\n',
    'with a as (b, c): pass\n',
    'with a as (b, *c): pass\n',
    'with a as [b]: pass\n',
    'with a as b.c[0]: pass\n',
    'with (a as b): pass\n',
    'with (a, b) as c: pass\n',
    'with a as (b + c): pass\n',
    'with a as (): pass\n',
    'with a as (b, f()): pass\n',
    'with a as not b: pass\n',
    'with a, b: pass\n',
    'with (a, b,): pass\n',
    'with a as __debug__: pass\n',
    'try: pass\nexcept A as b.c: pass\n',
    'try: pass\nexcept A as (b): pass\n',
    'try: pass\nexcept (A, B) as e: pass\n',
    'try: pass\nexcept* (A, B) as e: pass\n',
    'try: pass\nexcept *A: pass\nexcept *B: pass\n',
    'def f():\n    try: pass\n    except* A: return\n',
    'def f():\n    try: pass\n    except* A:\n        def g(): return 1\n',
    'for x in y:\n    try: pass\n    except* A: break\n',
    'for x in y:\n    try: pass\n    except* A:\n        for z in w: break\n',
    'for x in y:\n    try: pass\n    except A: break\n',
    'match x:\n    case (*a): pass\n',
    'match x:\n    case *a: pass\n',
    'match x:\n    case *a, b: pass\n',
    'match x:\n    case *a,: pass\n',
    'match x:\n    case _ as y: pass\n    case 1: pass\n',
    'match x:\n    case (a): pass\n    case 1: pass\n',
    'match x:\n    case a if b: pass\n    case 1: pass\n',
    'match x:\n    case _: pass\n',
    'match x:\n    case {x: 1}: pass\n',
    'match x:\n    case {x.y: 1, x.z: 2}: pass\n',
    'match x:\n    case {-1: 1, -1: 2}: pass\n',
    'match x:\n    case {-1: 1, 1: 2}: pass\n',
    'match x:\n    case {"a": b, **b}: pass\n',
    'match x:\n    case {**a, **b}: pass\n',
    'match x:\n    case [a] | [b]: pass\n',
    'match x:\n    case [a] | (a, _): pass\n',
    'match x:\n    case [a] | [_]: pass\n',
    'match x:\n    case [a, (b | b)]: pass\n',
    'match x:\n    case [1 | _, b] | [b, 2]: pass\n',
    'match x:\n    case 1 as a.b: pass\n',
    'match x:\n    case 1 as _: pass\n',
    'match x:\n    case 1 | 2 as z: pass\n    case (3 | 4) as z: pass\n',
    'match x:\n    case C(_, _): pass\n',
    'match x:\n    case C(a, b=c, d=_): pass\n',
    'match x:\n    case C(a, b=a): pass\n',
    'match x:\n    case C(b=1, **c): pass\n',
    'match x:\n    case [_, _] if y: pass\n',
    'match x:\n    case "a" "b": pass\n',
    'match x:\n    case f"a": pass\n',
    'match x:\n    case "a" f"b": pass\n',
    'match x:\n    case 1 + 2j | -1 - 2j: pass\n',
    'match x:\n    case 1j + 1: pass\n',
    'match x:\n    case 1 + 1: pass\n',
    'match x:\n    case -a.b: pass\n',
    'match x:\n    case +1: pass\n',
    'match x:\n    case {"a": 1, **r}: pass\n',
    'match x:\n    case {**r, }: pass\n',
    'match x:\n    case [*_, *_]: pass\n',
    'match x:\n    case [*_]: pass\n',
    'match x:\n    case [*a, a]: pass\n',
    'match x:\n    case a.b.c(d=e): pass\n',
    'match x:\n    case __debug__: pass\n',
    'match x:\n    case None | True | False: pass\n',
    'match = 1\n',
    'match[0] = 1\n',
    'case = match\n',
    'def f():\n    def g():\n        nonlocal q\n    q: int\n',
    'def f():\n    def g():\n        nonlocal q\n    q = 1\n',
    'def f(q):\n    class C:\n        nonlocal q\n',
    'def f():\n    def g():\n        def h():\n            nonlocal q\n            q = 1\n    q = 1\n',
    'def f():\n    def g():\n        nonlocal q\n        q = q + 1\n',
    'def f():\n    for q in x:\n        def g():\n            nonlocal q\n',
    'def f(x):\n    def g():\n        nonlocal x\n',
    'def f():\n    def g(x):\n        nonlocal x\n',
    'class C:\n    nonlocal __class__\n',
    'class C:\n    def f(self):\n        nonlocal __class__\n',
    'global x\nx: int = 1\n',
    'class C:\n    global x\n    x: int = 1\n',
    'def f():\n    global x\n    (x): int = 1\n',
    'def f(*x):\n    global x\n',
    'def f(*, x=1):\n    global x\n',
    'def f(x: int):\n    global y\n',
    'f(x for x in y)\n',
    'f((x for x in y), 1)\n',
    'f(x for x in (y, 1))\n',
    '(*a,)\n',
    '[*a]\n',
    '(*a, b)\n',
    'x = 1_0.5_0\n',
    'x = 1_0.5_\n',
    'x = 1._5\n',
    'x = 1_.5j\n',
    'x = 1e1_0\n',
    'x = 1e_1\n',
    "x = '\\U0010ffff'\n",
    "x = '\\U000fffff'\n",
    "x = '\\Uffffffff'\n",
    'async def f():\n    yield 1\n    return\n',
    'async def f():\n    yield 1\n    def g(): return 2\n',
    'async def f():\n    return 2\n    yield\n',
    'def f():\n    yield 1\n    return 2\n',
    'async def f():\n    await x\n    return 2\n',
    "x = f'{a!s:>{w}}'\n",
    "x = f'{a!r}'\n",
    "x = f'{a!rr}'\n",
    "x = f'{(lambda x: 1)}'\n",
    "x = f'{(lambda: 1)()}'\n",
    "x = f'{*a, b}'\n",
    "x = f'{a:{b:>3}}'\n",
    "x = f'{a:{b}{c}}'\n",
    "x = f'{a=}'\n",
    "x = f'{a!=b}'\n",
    "x = f'{{a}}'\n",
    "x = f'{a:{{b}}}'\n",
    "x = f'{[*a]}'\n",
    '{**a}\n',
    'f(**a)\n',
    '[*a, **b]\n',
]
# fmt: on


def nested(opening, count):
    return "".join(" " * n + opening + "\n" for n in range(count)) + " " * count + "pass\n"


TEXTS += [f"def f():\n    {line}\n" for line in ("await a", "nonlocal g", "async with a: pass", "async for i in a: pass")]
TEXTS += [nested(opening, count) for opening, count in (
    ("if x:", 99), ("if x:", 100), ("for x in y:", 20), ("for x in y:", 21), ("while x:", 21), ("with x:", 20),
    ("with x:", 21))]  # fmt: skip


# Errors whose cause is plain: the text, where it is wrong, the token there and what is said of it.
# fmt: off
CAUSES = [
    ("x = a[i] * / b\n", "1:12", "/", "an expression is missing before it"),
    ("if i = 0:\n    pass\n", "1:6", "=", "'=' assigns; '==' compares"),
    ("if x:\n    pass\nelse if y:\n    pass\n", "3:6", "if", "Python writes 'elif' for 'else if'"),
    ("if x\n    pass\n", "1:5", "end of line", "':' is missing before it"),
    ("def f(a,\n      b)  # c\n    return a\n", "2:9", "end of line", "':' is missing before it"),
    ("for i = 0:\n    pass\n", "1:7", "=", "'in' is missing before it"),
    ("x = [1 2]\n", "1:8", "2", "a comma or an operator is missing before it"),
    ("f(a,\n  b c)\n", "2:5", "c", "a comma or an operator is missing before it"),
    ("x = a b\n", "1:7", "b", "an operator or the end of the line is missing before it"),
    ("x = 5 'a'\n", "1:7", "'a'", "an operator or the end of the line is missing before it"),
    ("x = a && b\n", "1:7", "&&", "Python writes 'and'"),
    ("x = a if b\n", "1:11", "end of line", "'else' is missing before it"),
    ("x = (a if b)\n", "1:12", ")", "'else' is missing before it"),
    ("x = if a else b\n", "1:5", "if", "an expression is missing before it"),
    ("x = [a for b]\n", "1:13", "]", "'in' is missing before it"),
    ("x = (a and )\n", "1:12", ")", "an expression is missing before it"),
    ("x = a..b\n", "1:7", ".", "a name is missing before it"),
    ("x = {a: }\n", "1:9", "}", "an expression is missing before it"),
    ("f(a, =2)\n", "1:6", "=", "an expression is missing before it"),
    ("class = 3\n", "1:1", "class", "a keyword, which is no name"),
    ("def 3f():\n    pass\n", "1:5", "3f", "no number, and names do not begin with a digit"),
    ("from x import\n", "1:14", "end of line", "an expression is missing before it"),
    ("elif x:\n    pass\n", "1:1", "elif", "there is no statement before it that it belongs to"),
    ("print x\n", "1:1", "print x", "'print' is a function"),
    ("x = !a\n", "1:5", "!", "no token begins so; Python writes 'not'"),
    ("x <> y\n", "1:3", "<", "Python writes '!='"),
    ("match x:\n    case a:\n        pass\n    case 1:\n        pass\n", "2:10", "a",
     "it matches everything, so that no pattern after it is reached"),
]
# fmt: on


def compiles(text):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(text, "m.py", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def mutant(text, rng):
    """One token or line less, twice, or in the place of another."""
    if rng.random() < 0.3:
        parts = text.splitlines(keepends=True)
    else:
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        parts = []
        starts = [0]
        for line in text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        end = 0
        for token in tokens:
            begin, stop = (starts[row - 1] + column for row, column in (token.start, token.end))
            if stop <= begin or stop > len(text):
                continue
            parts += [text[end:begin], text[begin:stop]]
            end = stop
        parts.append(text[end:])
    places = [i for i, part in enumerate(parts) if part.strip()]
    i, j = rng.choice(places), rng.choice(places)
    what = rng.randrange(4)
    if what == 0:
        parts[i] = ""
    elif what == 1:
        parts[i] += " " + parts[i] if not parts[i].endswith("\n") else parts[i]
    elif what == 2:
        parts[i], parts[j] = parts[j], parts[i]
    else:
        parts[i] = parts[j]
    return "".join(parts)


@unittest.skipIf(sys.version_info[:2] != (3, 11), "the rules are those of Python 3.11")
class PythonRules(harness.TestCase):
    def check(self, texts):
        """Python and weft agree on which of them are Python."""
        wrong = []
        for begin in range(0, len(texts), AT_ONCE):
            some = texts[begin:begin + AT_ONCE]  # fmt: skip
            names = [f"m{n}.py" for n in range(len(some))]
            for name, text in zip(names, some):
                (self.tmp / name).write_text(text)
            done = subprocess.run([harness.WEFT, "lower", *names], cwd=self.tmp, capture_output=True, text=True,
                                  errors="replace")  # fmt: skip
            self.assertIn(done.returncode, (0, 1), done.stderr[-500:])
            # A text without a kernel is told so after it has been understood.
            said = {}
            for line in done.stderr.splitlines():
                if found := re.match(r"(m\d+\.py):\d+:\d+: (.*)", line):
                    said.setdefault(found.group(1), []).append(found.group(2))
            for name, text in zip(names, some):
                lines = said.get(name, [])
                if compiles(text):
                    wrong += [(text[-300:], line) for line in lines if SYNTAX.search(line)]
                elif not lines:
                    wrong.append((text[-300:], "accepted"))
        self.assertEqual(wrong, [])

    def test_texts(self):
        self.check([HEAD + text for text in TEXTS])

    def test_what_is_missing_is_said(self):
        (self.tmp / "m.py").write_text(HEAD + "x = a[i] +  # com\ny = 1\n")
        done = subprocess.run([harness.WEFT, "lower", "m.py"], cwd=self.tmp, capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"^m\.py:9:10: syntax error at '\+': an expression is missing after it")

    def test_plain_causes_are_named(self):
        for text, place, at, why in CAUSES:
            with self.subTest(text=text):
                self.assertFalse(compiles(text))
                (self.tmp / "m.py").write_text(text)
                done = subprocess.run([harness.WEFT, "lower", "m.py"], cwd=self.tmp, capture_output=True, text=True)
                self.assertEqual(done.returncode, 1)
                self.assertEqual(done.stderr.splitlines()[0].removeprefix("weft: "),
                                 f"m.py:{place}: syntax error at '{at}': {why}")

    def test_names_of_builtins(self):
        """The table is Python's: every name, and of functions and classes what they are."""
        text = (harness.ROOT / "src/frontend/python_names.def").read_text()
        table = dict(re.findall(r'WEFT_PYTHON_NAME\("(\w+)", (\w+)\)', text))
        self.assertEqual(list(table), sorted(table))
        for name in dir(builtins):
            value = getattr(builtins, name)
            kind = "Unknown"
            if type(value) is type:
                kind = "Generic" if hasattr(value, "__class_getitem__") or value is type else "Type"
            elif isinstance(value, types.BuiltinFunctionType):
                kind = "Function"
            if name != "_":
                self.assertEqual(table[name], kind, name)

    def test_mutants(self):
        rng = random.Random(7)
        folder = harness.ROOT / "tests" / "oracle" / "modules"
        modules = [path.read_text() for path in sorted(folder.glob("*.py"))]
        self.check([mutant(rng.choice(modules), rng) for _ in range(MUTANTS)])


if __name__ == "__main__":
    harness.main()
