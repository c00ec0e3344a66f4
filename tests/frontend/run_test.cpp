// Files whose import by Python surely fails are refused with the place; no other is.
#include "parse.h"

namespace weft {
namespace {

using testing::HasSubstr;
using testing::Not;

// "known", what is said of the kernel, or "file: " and what is said of the file.
std::string said(const std::string& text) { return unknown(kHead + text + kKernel, "k"); }

TEST(Run, EachHasItsDiagnostic) {
  const auto code = [](const std::string& text) {
    const auto tree = parse_source(kHead + text + kKernel, "m.py");
    return tree ? DiagCode::NoKernel : tree.error().code;
  };
  EXPECT_EQ(code("x = y\n"), DiagCode::UnboundName);
  EXPECT_EQ(code("x = wp.no_such_type\n"), DiagCode::NoSuchAttribute);
  EXPECT_EQ(code("from warp import no_such_name\n"), DiagCode::NotInWarp);
  EXPECT_EQ(code("raise ValueError('x')\n"), DiagCode::ImportEnds);
  EXPECT_THAT(said("\n\nx = y\n"), HasSubstr("file: m.py:4:5: 'y' is not bound"));
}

TEST(Run, NamesThatNoPathHasBound) {
  for (const char* text : {
           "undefined_name\n",
           "x += 1\n",
           "del x\n",
           "x = 1\ndel x\nprint(x)\n",
           "print(f'{x}')\n",
           "def f(a=x): pass\n",
           "def f(a: x): pass\n",
           "def f() -> x: pass\n",
           "@x\ndef f(): pass\n",
           "@x.y(1)\nclass C: pass\n",
           "class C(x): pass\n",
           "class C:\n    y = x\n",
           "class C:\n    a = 1\nb = a\n",
           "x: y\n",
           "[y for x in y]\n",
           "[z for x in (1, 2)]\n",
           "if False:\n    x = 1\nprint(x)\n",
           "if 1 > 2:\n    x = 1\nprint(x)\n",
           "for _ in range(0):\n    x = 1\nprint(x)\n",
           "for _ in range(2):\n    print(x)\n",
           "try:\n    import math\nexcept ImportError:\n    x = 1\nprint(x)\n",
           "try:\n    x\nfinally:\n    pass\n",
           "try:\n    x\nexcept ValueError:\n    pass\n",
           "try:\n    pass\nexcept ValueError as e:\n    pass\nprint(e)\n",
           "if wp.is_cuda_available():\n    x\nelse:\n    y\n",
           "with open('/dev/null') as f:\n    x\n",
           "while True:\n    x\n",
           "k\n",
       })
    EXPECT_THAT(said(text), HasSubstr("is not bound when Python comes here")) << text;
}

TEST(Run, WhatMayBeBoundIsTaken) {
  for (const char* text : {
           "if wp.is_cuda_available():\n    x = 1\nprint(x)\n",
           "for x in wp.get_devices():\n    pass\nprint(x)\n",
           "try:\n    x = 1\nexcept ImportError:\n    pass\nprint(x)\n",
           "try:\n    x\nexcept NameError:\n    x = 1\nprint(x)\n",
           "try:\n    x\nexcept Exception:\n    x = 1\nprint(x)\n",
           "try:\n    x\nexcept:\n    pass\n",
           "def f():\n    global x\n    x = 1\nf()\nprint(x)\n",
           "def f(): return later\nlater = 1\n",
           "y = lambda: later\n",
           "(x := 1)\nprint(x)\n",
           "[y := x for x in (1, 2)]\nprint(y)\n",
           "[[x for x in y] for y in ((1,), (2,))]\n",
           "y = [z for x in wp.get_devices()]\n",
           "y = wp.is_cuda_available() and x\n",
           "y = x if wp.is_cuda_available() else 1\n",
           "from __future__ import annotations\ndef f(a: x) -> y: pass\n",
           "class C:\n    a = 1\n    b = a\n    def f(self): return x\n",
           "print(__name__, __file__, __doc__, exit, quit)\n",
           "match 1:\n    case [x, *y]:\n        pass\nprint(x, y)\n",
           "from warp import *\nx = vec3(1.0)\n",
           "from warp.tests.unittest_utils import *\nadd_function_test\n",
           "import warp.fem\nx = warp.fem.Field\n",
           "for x in (1, 2):\n    if x == 2:\n        break\n    y = 1\nprint(y)\n",
           "if wp.is_cuda_available():\n    raise ValueError()\n",
           "import contextlib\nwith contextlib.suppress(NameError):\n    x\n",
       }) {
    // A future import stands first, and an annotation that is a text is none that is evaluated.
    const std::string all = std::string(text).starts_with("from __future__")
                                ? text + std::string(kHead) + kKernel
                                : std::string(kHead) + text + kKernel;
    EXPECT_THAT(unknown(all, "k"), testing::Not(HasSubstr("file: "))) << text;
  }
}

TEST(Run, AttributesThatWarpDoesNotHave) {
  for (const char* text : {"x: wp.no_such_type\n", "wp.no_such_function()\n", "x = wp.tid()\n",
                           "wp.fem.no_such\n", "from warp import fem\nfem.no_such\n",
                           "print(wp.config.no_such)\n", "import warp.optim\nwarp.optim.no_such\n",
                           "@wp.kernel\ndef v(x: wp.no_such): pass\n", "x = 'text'.kernel\n"})
    EXPECT_THAT(said(text), HasSubstr("when the file is imported")) << text;
  for (const char* text : {"from warp import tid\n", "import warp.no_such\n",
                           "from warp.no_such import x\n", "from warp.fem import no_such\n"})
    EXPECT_THAT(said(text), HasSubstr("is not a name of the warp module")) << text;
  for (const char* text : {"x = wp.MarchingCubes\n", "x = wp.config.__dict__\n",
                           "x = wp.types.vector\n", "wp.config.mine = 1\nx = wp.config.mine\n",
                           "def f():\n    wp.config.mine = 1\nf()\nx = wp.config.mine\n",
                           "import warp.fem as fem\nx = fem.cache\n", "x = wp._src.context\n"})
    EXPECT_THAT(said(text), testing::Not(HasSubstr("file: "))) << text;
}

TEST(Run, WhatEndsTheImport) {
  for (const char* text : {
           "1 / 0\n",
           "x = 3 % 0\n",
           "raise\n",
           "assert False\n",
           "assert 1 > 2, 'no'\n",
           "import sys\nsys.exit(0)\n",
           "from sys import exit as e\ne()\n",
           "quit()\n",
           "class C:\n    raise ValueError\n",
           "try:\n    quit()\nexcept Exception:\n    pass\n",
           "x = None\nx()\n",
           "x = len(wp)\n",
           "for x in 3: pass\n",
           "with float: pass\n",
           "x = 'a' ** 'b'\n",
           "x = wp.array ** 2\n",
           "x = -wp.sin\n",
           "wp.sin[0] = 1\n",
           "x = wp.sin[0]\n",
           "x = wp.sin(wp)\n",
           "x = wp.float32(dtype=float)\n",
           "x = wp.vec3(dtype=float)\n",
           "x = wp.array(dtype=float, wrong=1)\n",
           "x = wp.array(float)\n",
           "x = wp.constant(None)\n",
           "def f(a): pass\nf()\n",
           "def f(a): pass\nf(1, a=2)\n",
           "class C: pass\nclass D(C, C): pass\n",
           "class C(3): pass\n",
       })
    EXPECT_THAT(said(text), HasSubstr("the import of the file ends here")) << text;
}

TEST(Run, DecoratorsThatFail) {
  for (const char* text : {
           "@wp.kernel\nclass C: pass\n",
           "@wp.kernel\n@wp.kernel\ndef f(): pass\n",
           "@wp.func\n@wp.kernel\ndef f(): pass\n",
           "@wp.kernel(enable_backward=False)\n@wp.func\ndef f(): pass\n",
           "@wp.struct\ndef f(): pass\n",
           "@wp.struct\n@wp.struct\nclass C: pass\n",
           "@wp.func\ndef f(x: float): return x\n@wp.func_grad(f, f)\ndef g(x: float, r: float): "
           "pass\n",
           "@wp.kernel(no_such_option=1)\ndef f(): pass\n",
           "@wp.dot\ndef f(): pass\n",
           "@wp.vec3\ndef f(): pass\n",
           "@wp.array[float]\ndef f(): pass\n",
           "@1.0\ndef f(): pass\n",
           "@wp.kernel\ndef f(): pass\nf()\n",
           "@wp.kernel\ndef f(): pass\n@wp.kernel(module='unique')\ndef g():\n    x = "
           "wp.static(f)\n",
           "@wp.kernel(*(1, 2))\ndef f(): pass\n",
           "@wp.func\ndef f(x: float): return x\n@wp.func(f)\ndef g(x: float): return x\n",
           "x = 'text'[wp.vec3]\n",
           "@wp.kernel\ndef f(): pass\nf += 1\n",
           "@wp.kernel\ndef f(x: wp.array(dtype=float)): pass\nwp.overload(f, {'x': float})\n",
       })
    EXPECT_THAT(said(text), HasSubstr("the import of the file ends here")) << text;
  for (const char* text : {"@wp.kernel\ndef f(x): pass\n", "@wp.func_native('x')\ndef f(x): pass\n",
                           "@wp.func\ndef f(x, y: int): pass\n"})
    EXPECT_THAT(said(text), HasSubstr("argument 'x' of 'f' has no annotation")) << text;
  EXPECT_THAT(said("@wp.kernel(module_options={'a': 1})\ndef f(): pass\n"),
              HasSubstr("option 'module_options' of 'wp.kernel'"));
}

// What is given by `*` and `**` is not counted.
TEST(Run, DecoratorsThatWork) {
  for (const char* text : {
           "@wp.kernel(**{})\ndef f(): pass\n",
           "@wp.kernel(*(), enable_backward=False)\ndef f(): pass\n",
           "@wp.kernel(None)\ndef f(): pass\n",
           "@wp.kernel\ndef f(): pass\n@wp.kernel\ndef g():\n    x = wp.static(f)\n",
           "if wp.config.max_unroll:\n    class C:\n        x = 1\n        def f(self): pass\n",
           "for i in wp.get_devices():\n    class C:\n        if i: x = 1\n    x = [i for i in (1, "
           "2)]\n",
           "def f(): pass\nf.vec3 = 1\nx = f.vec3\n",
           "@wp.kernel(None, module='unique', module_options={'max_unroll': 1})\ndef f(): pass\n",
           "def f(a, *b, c=1, **d): pass\nf(1, 2, 3, c=2, e=3)\nf(*[1], **{})\n",
           "@wp.struct\nclass S:\n    x: float\n    @property\n    def y(self): return 1\ns = "
           "S()\n",
           "import functools\n@functools.cache\ndef f(x): return x\n",
           "class A: pass\nclass B(A): pass\nclass C(B, A, metaclass=type): pass\n",
           "from enum import IntEnum\nclass E(IntEnum):\n    A = 0\n    B = A + 1\nx = E.A | 2\n",
           "import warp.fem as fem\n@fem.integrand\ndef f(s: fem.Sample): return 1.0\n",
           "x: int | None = None\ny: list[int] = []\nz: 'nothing' = 1\n",
           "x = [0] * 3 + [1]\ny = 'a' * 3 + '%d' % 3\nz = wp.vec3 * 3\n",
           "@wp.func\ndef f(x: float): return x\ny = f(1.0)\n",
       })
    EXPECT_THAT(said(text), testing::Not(HasSubstr("file: "))) << text;
}

// What Warp looks at when Python comes to a decorator, or to a call of wp.overload().
TEST(Run, WhatDecoratorsRefuse) {
  const std::string f = "\ndef f(x: float): return x\n",
                    kernel = "\ndef g(a: wp.array(dtype=float)): pass\n";
  for (const char* option :
       {"cuda_max_registers='12'", "cuda_max_registers=0", "cuda_max_registers=True",
        "cuda_max_registers=8.0", "cluster_dim='2'", "cluster_dim=0", "cluster_dim=17",
        "cluster_dim=False", "enable_cuda_smem_spilling=1", "enable_cuda_smem_spilling='no'"})
    EXPECT_THAT(said("@wp.kernel(" + std::string(option) + ")" + kernel), HasSubstr("file: "))
        << option;
  for (const char* option : {"cuda_max_registers=12", "cuda_max_registers=None", "cluster_dim=16",
                             "enable_cuda_smem_spilling=False", "enable_cuda_smem_spilling=None"})
    EXPECT_EQ(said("@wp.kernel(" + std::string(option) + ")" + kernel), "known") << option;
  EXPECT_THAT(said("@wp.func(inline=1)" + f), HasSubstr("file: "));
  EXPECT_EQ(said("@wp.func(inline=None)" + f), "known");

  const auto own = [&](const std::string& options) {
    return said("@wp.kernel(module='unique', module_options={" + options + "})" + kernel);
  };
  EXPECT_THAT(own("'line_directives': False"), HasSubstr("file: "));
  EXPECT_EQ(own("'lineinfo': False, 'max_unroll': 2"), "known");

  const std::string two = "@wp.func\ndef f(x: float, y: float): return x - y\n";
  for (const char* other : {"@wp.func_grad(f)\ndef h(x: int, y: float, r: float): pass\n",
                            "@wp.func_grad(f)\ndef h(x: float): pass\n",
                            "@wp.func_replay(f)\ndef h(x: float): return x\n"})
    EXPECT_THAT(said(two + other), HasSubstr("file: ")) << other;
  EXPECT_EQ(said(two + "@wp.func_grad(f)\ndef h(x: float, y: float, r: float): pass\n"), "known");

  const std::string any = "from typing import Any\n@wp.kernel\ndef g(a: Any, b: float): pass\n";
  for (const char* call :
       {"wp.overload(g)\n", "wp.overload(g, [float])\n", "wp.overload(g, [float, float, int])\n",
        "wp.overload(g, {'c': float})\n"})
    EXPECT_THAT(said(any + call), HasSubstr("file: ")) << call;
  for (const char* call : {"wp.overload(g, [float, float])\n", "wp.overload(g, {'a': float})\n",
                           "wp.overload(g, [*(float, float)])\n"})
    EXPECT_EQ(said(any + call), "known") << call;
}

// Warp evaluates annotations, and asks for types, when Python comes to the decorator.
TEST(Run, AnnotationsThatWarpRefusesAtADecorator) {
  const std::string of = "from typing import Any, List, Optional\nimport numpy as np\n";
  const auto function = [&](const std::string& type) {
    return said(of + "@wp.func\ndef f(y: int, x: " + type + "):\n    return y\n");
  };
  const auto result = [&](const std::string& type) {
    return said(of + "@wp.func\ndef f(y: int) -> " + type + ":\n    return y\n");
  };
  const auto field = [&](const std::string& type) {
    return said(of + "@wp.struct\nclass S:\n    x: " + type + "\n");
  };
  // No type, of which a result says nothing before a kernel calls the function.
  for (const char* type : {"3",
                           "complex",
                           "list",
                           "'list'",
                           "'3'",
                           "None",
                           "math",
                           "wp.sin",
                           "other",
                           "[int]",
                           "wp.array",
                           "wp.array(dtype=complex)",
                           "wp.array[complex]",
                           "wp.array(dtype='x')",
                           "list[int]",
                           "List[int]",
                           "Optional[int]",
                           "int | None",
                           "'int | None'",
                           "wp.ref[complex]",
                           "np.float32",
                           "wp.Kernel",
                           "C",
                           "lambda: 1",
                           "not 1",
                           "(complex)",
                           "1 + 2",
                           "wp.array[np.float32]"}) {
    const std::string before = "import math\nclass C:\n    pass\n@wp.kernel\ndef other(): pass\n";
    EXPECT_THAT(said(of + before + "@wp.func\ndef f(x: " + type + "):\n    return 1\n"),
                HasSubstr("is no type for an argument of a function"))
        << type;
    EXPECT_THAT(said(of + before + "@wp.struct\nclass S:\n    x: " + type + "\n"),
                HasSubstr("is no type for a field of a struct"))
        << type;
    EXPECT_EQ(said(of + before + "def f(x: " + type + "):\n    return 1\n"), "known") << type;
    EXPECT_EQ(said(of + before + "@wp.func\ndef f(x: int) -> " + type + ":\n    return x\n"),
              "known")
        << type;
  }
  // Text that cannot be evaluated.
  for (const char* type : {"'nothing'", "'wp.nosuch'", "''", "'x y'", "'f'", "'S'"}) {
    EXPECT_THAT(function(type), HasSubstr("file: m.py:")) << type;
    EXPECT_THAT(result(type), HasSubstr("file: m.py:")) << type;
    EXPECT_THAT(field(type), HasSubstr("file: m.py:")) << type;
    EXPECT_THAT(said("@wp.kernel\ndef g(x: " + std::string(type) + "): pass\n"),
                HasSubstr("file: m.py:"))
        << type;
  }
  for (const char* type :
       {"int", "'int'", "' wp.vec3'", "wp.array(dtype=float)", "'wp.array(dtype=float)'",
        "wp.array[wp.vec3]", "wp.Texture2D", "unknown.T", "wp.types.vector(length=3, dtype=float)",
        "wp.bfloat16", "wp.array()", "(int)", "int | int", "wp.vec3 | wp.vec3f", "f'int'"}) {
    const std::string before = "import unknown_module as unknown\n";
    EXPECT_THAT(said(of + before + "@wp.func\ndef f(x: " + type + "):\n    return 1\n"),
                Not(HasSubstr("is no type")))
        << type;
    EXPECT_THAT(said(of + before + "@wp.struct\nclass S:\n    x: " + type + "\n"),
                Not(HasSubstr("is no type")))
        << type;
  }
  // Arguments take more than fields do.
  for (const char* type : {"str", "Any", "wp.Scalar", "wp.Function", "tuple[int, float]",
                           "wp.ref[int]", "wp.MeshQueryPoint"}) {
    EXPECT_EQ(function(type), "known") << type;
    EXPECT_THAT(field(type), HasSubstr("is no type for a field")) << type;
  }
  EXPECT_THAT(said("\n@wp.func\ndef f(y: int,\n      x: complex): return y\n"),
              HasSubstr("file: m.py:5:10: the import of the file ends here: 'complex'"));
}

TEST(Run, WhereAnnotationsAreEvaluated) {
  // The last annotation of a field counts, and names of the class are names of its text.
  EXPECT_EQ(said("@wp.struct\nclass S:\n    x: 3\n    x: int\n"), "known");
  EXPECT_THAT(said("@wp.struct\nclass S:\n    T = float\n    x: 'T'\n"),
              Not(HasSubstr("is not bound")));
  EXPECT_THAT(said("@wp.struct\nclass S:\n    x: 'T'\nT = float\n"), HasSubstr("file: "));
  EXPECT_THAT(said("class S:\n    x: 3\nS = wp.struct(S)\n"), HasSubstr("file: "));
  EXPECT_THAT(said("def f(x: 3): return x\nf = wp.func(f)\n"), HasSubstr("file: "));
  EXPECT_THAT(said("@wp.func_native('')\ndef f(x: 3): ...\n"), HasSubstr("file: "));
  EXPECT_THAT(said("@wp.func(inline=True)\ndef f(x: 3): return 1\n"), HasSubstr("file: "));
  // What something catches does not end the import, and no more does what no path is sure of.
  EXPECT_EQ(said("try:\n    @wp.func\n    def f(x: 3): return 1\nexcept Exception:\n    pass\n"),
            "known");
  EXPECT_EQ(
      said("T = int\nif wp.is_cuda_available():\n    T = 3\n@wp.func\ndef f(x: T): return 1\n"),
      "known");
  EXPECT_EQ(said("class C:\n    _wp_scalar_type_ = float\n@wp.func\ndef f(x: C): return 1\n"),
            "known");
  // All annotations are text, which is evaluated once, at the decorator.
  const auto later = [](const std::string& text) {
    return unknown("from __future__ import annotations\n" + std::string(kHead) + text + kKernel,
                   "k");
  };
  EXPECT_EQ(later("def f(x: nothing): return x\n"), "known");
  EXPECT_THAT(later("@wp.func\ndef f(x: nothing): return x\n"),
              HasSubstr("'nothing' is not bound"));
  EXPECT_THAT(later("@wp.func\ndef f(x: 'int'): return x\n"), HasSubstr("is no type"));
  EXPECT_EQ(later("@wp.func\ndef f(x: int) -> 'nothing': return x\n"), "known");
  EXPECT_THAT(later("@wp.struct\nclass S:\n    x: complex\n"), HasSubstr("is no type"));
}

TEST(Run, DecoratorsThatTakeNoFunctionAndOptionsThatExcludeEachOther) {
  const std::string f = "def f(x: float): return x\n";
  for (const char* decorator : {"@wp.constant\n", "@float\n", "@int\n", "@complex\n", "@bytes\n",
                                "@range\n", "@abs\n", "@len\n", "@list\n", "@dict\n"})
    EXPECT_THAT(said(decorator + f), HasSubstr("file: ")) << decorator;
  for (const char* decorator : {"@str\n", "@bool\n", "@type\n", "@print\n", "@staticmethod\n"})
    EXPECT_EQ(said(decorator + f), "known") << decorator;
  const auto kernel = [](const std::string& options) {
    return said("@wp.kernel(" + options + ")\ndef g(x: int): pass\n");
  };
  for (const char* options :
       {"entry_point_abi='cuda'", "entry_point_abi=1", "entry_point_abi='external_constant_params'",
        "entry_point_abi='external_constant_params', enable_backward=True",
        "entry_point_abi='external_constant_params', enable_backward=0",
        "cuda_max_registers=12, launch_bounds=128"})
    EXPECT_THAT(kernel(options), HasSubstr("file: ")) << options;
  for (const char* options :
       {"entry_point_abi='warp'", "entry_point_abi=None", "enable_backward=False",
        "entry_point_abi='external_constant_params', enable_backward=False",
        "cuda_max_registers=None, launch_bounds=128"})
    EXPECT_EQ(kernel(options), "known") << options;
}

// Python takes such a line to the function above it, which changes the hash.
TEST(Run, ALineOfABackslash) {
  const std::string f = "@wp.func\ndef f(x: float):\n    return x";
  for (const char* text : {"\n    \\\n\n\n", "\n\\\n\n", "\n\t\\\r\n\r\n"}) {
    const auto tree = parse_source(kHead + f + text + kKernel, "m.py");
    ASSERT_FALSE(tree) << text;
    EXPECT_EQ(tree.error().code, DiagCode::LooseBackslash) << text;
  }
  const std::string within = "x = 1 + \\\n    \\\n    2\ny = '''\n\\\n'''\nz = (\n\\\n1)\n# \\\n";
  EXPECT_EQ(said(within), "known");
}

// A kernel that weft does not find by its decorator's name is refused, never left out.
TEST(Run, KernelsUnderOtherNames) {
  for (const char* text : {"@(wp and wp).kernel\n", "@[wp][0].kernel\n", "@(wp.kernel)\n",
                           "@(lambda f: wp.kernel(f))\n"}) {
    const Tree tree = parse(std::string(kHead) + text + "def k(x: int): pass\n");
    ASSERT_EQ(tree.unknown_names.size(), 1u) << text;
    EXPECT_TRUE(tree.unknown_names[0].is_kernel) << text;
  }
  const std::string made = "make = wp.kernel\n@make\ndef k(x: int): pass\n";
  EXPECT_THAT(unknown(kHead + made, "k"), HasSubstr("decorator 'make' on 'k'"));
  const std::string own = "def make(f):\n    return wp.kernel(f)\n@make\ndef k(x: int): pass\n";
  EXPECT_THAT(unknown(kHead + own, "k"), HasSubstr("decorator 'make' on 'k'"));
}

}  // namespace
}  // namespace weft
