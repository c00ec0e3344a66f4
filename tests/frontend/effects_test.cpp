// What a module's top level does beside binding names: the file is refused where it matters.
#include <filesystem>
#include <fstream>

#include "parse.h"

namespace weft {
namespace {

using testing::HasSubstr;

const char* const kReadsD = "@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = D[0]\n";

// The diagnostic for which a name is unknown.
DiagCode code_of(const std::string& source, std::string_view name) {
  const Tree tree = parse(source);
  for (const UnknownName& u : tree.unknown_names)
    if (tree.text(u.name) == name) return u.why.code;
  ADD_FAILURE() << name << " is known";
  return DiagCode::NoKernel;
}

TEST(Effects, EachHasItsDiagnostic) {
  const std::string head = kHead;
  EXPECT_EQ(code_of(head + "exec('1')\n" + kKernel, "k"), DiagCode::ModuleEffect);
  EXPECT_EQ(code_of(head + "import some_module_beside\n" + kKernel, "k"), DiagCode::UnseenImport);
  EXPECT_EQ(code_of(head + "from os.path import *\n" + kKernel, "k"), DiagCode::WildcardImport);
  EXPECT_EQ(code_of(head + "D = wp.vec3(1.0)\nD[0] = 2.0\n" + kReadsD, "D"),
            DiagCode::ChangedConstant);
  EXPECT_EQ(code_of(head + "import warp.fem\n@wp.func\ndef skew_part(x: float):\n    return x\n",
                    "skew_part"),
            DiagCode::NumberedFunction);
}

// Options of Warp that are set elsewhere than by a plain statement at the margin, and code that
// could set them: the kernel is refused with the line.
TEST(Effects, OptionsThatAreSetElsewhere) {
  for (const char* text : {
           "if True:\n    wp.config.max_unroll = 1\n",
           "try:\n    wp.config.max_unroll = 1\nexcept Exception:\n    pass\n",
           "with open('x'):\n    wp.config.max_unroll = 1\n",
           "for i in range(2):\n    wp.config.max_unroll = i\n",
           "while True:\n    wp.config.max_unroll = 1\n    break\n",
           "match 1:\n    case 1:\n        wp.config.max_unroll = 1\n",
           "def f():\n    wp.config.max_unroll = 1\nf()\n",
           "def f():\n    wp.config.max_unroll = 1\ndef g():\n    f()\nx = [g()]\n",
           "def f(g):\n    wp.config.max_unroll = 1\n@f\ndef g():\n    pass\n",
           "def f():\n    wp.config.max_unroll = 1\ndef g(x=f()):\n    pass\n",
           "def f():\n    wp.config.max_unroll = 1\n@wp.struct\nclass S:\n    x: f()\n",
           "class C:\n    wp.config.max_unroll = 1\n",
           "class C:\n    def f(self):\n        wp.config.max_unroll = 1\nC().f()\n",
           "def f():\n    wp.config.max_unroll = 1\nx = [f() for i in range(1)]\n",
           "x = lambda: wp.set_module_options({'max_unroll': 1})\nx()\n",
           "with open('x') as wp.config.max_unroll:\n    pass\n",
           "with open('x') as (wp.config.max_unroll, y):\n    pass\n",
           "class C:\n    def __class_getitem__(cls, i):\n        wp.config.max_unroll = i\nx: "
           "C[1]\n",
           "class C:\n    def __class_getitem__(cls, i):\n        wp.config.max_unroll = i\ndef "
           "f() -> C[1]:\n    pass\n",
           "class C:\n    def __class_getitem__(cls, i):\n        wp.config.max_unroll = i\ndef "
           "f(x: C[1]):\n    pass\n",
           "def f() -> wp.set_module_options({'max_unroll': 1}):\n    pass\n",
           "class M(type):\n    def __instancecheck__(c, x):\n        wp.config.max_unroll = x\n"
           "class C(metaclass=M):\n    pass\nmatch 1:\n    case C():\n        pass\n",
           "c = wp.config\nc.max_unroll = 1\n",
           "from warp import config\nconfig.max_unroll += 1\n",
           "from warp import config as c\nd = c\n",
           "def f(x):\n    wp.config.max_unroll = 1\nprint(max([1], key=f))\n",
           "def f():\n    wp.config.max_unroll = 1\nwp.capture_if(1, f)\n",
           "class C:\n    def __init_subclass__(cls):\n        wp.config.max_unroll = 1\n"
           "class D(C):\n    pass\n",
           "class C:\n    @classmethod\n    def load(cls):\n        wp.config.max_unroll = "
           "1\nC.load()\n",
           "class C:\n    @staticmethod\n    def f():\n        wp.config.max_unroll = 1\nclass "
           "D(C):\n"
           "    pass\nD.f()\n",
           "class C:\n    class D:\n        def f(self):\n            wp.config.max_unroll = "
           "1\nC.D().f()\n",
           "class C:\n    if True:\n        def f(self):\n            wp.config.max_unroll = "
           "1\nC().f()\n",
           "def f():\n    def g():\n        wp.config.max_unroll = 1\n    return g\nf()()\n",
           "def f():\n    class C:\n        def g(self):\n            wp.config.max_unroll = 1\n"
           "    return C()\nf().g()\n",
           "if True:\n    def f():\n        wp.config.max_unroll = 1\n    f()\n",
           "for i in range(2):\n    def f():\n        wp.config.max_unroll = 1\n    f()\n",
           "def d(f):\n    f()\n@d\ndef f():\n    wp.config.max_unroll = 1\n",
           "(wp.config).max_unroll = 1\n",
           "x = wp.\\\n  set_module_options({'max_unroll': 1})\n",
           "[0 for wp.config.max_unroll in [2]]\n",
           "from unittest.mock import patch\npatch('warp.config.max_unroll', 2).start()\n",
           "@wp.func\ndef f(x: float):\n    return x\nif True:\n    @wp.func_grad(f)\n"
           "    def g(x: float, r: float):\n        pass\n",
           "gradient = wp.func_grad\n",
           "import functools\n@wp.func\ndef f(x: float):\n    return "
           "x\n@functools.partial(wp.func_grad(f))\n"
           "def g(x: float, r: float):\n    pass\n",
           "def g(x: float):\n    return x\nf = wp.func(g, name=f'f')\n",
           "@wp.func(name=str('f'))\ndef g(x: float):\n    return x\n",
           "@wp.func\ndef g(x: float):\n    return x\ng.__qualname__ = 'f'\n",
           "wp.config.max_unroll += 1\n",
           "wp.config.max_unroll, x = 1, 2\n",
           "[wp.config.max_unroll, x] = 1, 2\n",
           "for wp.config.max_unroll in range(3):\n    pass\n",
           "del wp.config.max_unroll\n",
           "setattr(wp.config, 'max_unroll', 1)\n",
           "getattr(wp, 'config').max_unroll = 1\n",
           "vars(wp.config)['max_unroll'] = 1\n",
           "wp.config.__dict__['max_unroll'] = 1\n",
           "w = wp\nw.config.max_unroll = 1\n",
           "x = wp.set_module_options({'max_unroll': 1})\n",
           "True and wp.set_module_options({'max_unroll': 1})\n",
           "s = wp.set_module_options\ns({'max_unroll': 1})\n",
           "wp.get_module_options()['max_unroll'] = 1\n",
           "wp.get_module_options().update(max_unroll=1)\n",
           "wp.get_module(__name__).options.update({'max_unroll': 1})\n",
           "o = wp.get_module(__name__).options\no['max_unroll'] = 1\n",
           "import importlib\nimportlib.import_module('x')\n",
           "import some_module_beside\n",
           "from . import sibling\n",
           "from .sibling import x\n",
           "try:\n    import some_module_beside\nexcept ImportError:\n    pass\n",
           "def f():\n    import some_module_beside\nf()\n",
           "import warp.tests.test_options\n",
           "from warp.tests import test_options\n",
           "from warp.examples.core.example_dem import Example\n",
           "exec('wp.config.max_unroll = 1')\n",
           "wp.sin = None\n",
           "import math\nmath.pi = 3.0\n",
           "wp.constant(exec('wp.config.max_unroll = 1'))\n",
           "@wp.kernel\ndef g(a: wp.array(dtype=float)):\n    a[0] = wp.static(exec('1'))\n",
       }) {
    const std::string why = unknown(std::string(kHead) + text + kKernel, "k");
    EXPECT_TRUE(why.find("runs when the file is imported") != why.npos ||
                why.find("runs code that weft does not know") != why.npos)
        << text << why;
  }
  EXPECT_THAT(
      unknown(std::string(kHead) + "x = 1\nif x:\n    wp.config.max_unroll = 1\n" + kKernel, "k"),
      HasSubstr("m.py:4:5: 'wp.config.max_unroll = 1' runs when the file is imported"));
}

// Names that are bound where no statement says so.
TEST(Effects, NamesThatAreBoundUnseen) {
  for (const char* text : {"globals()['D'] = 1\n", "globals().update(D=1)\n",
                           "import sys\nsys.modules[__name__].D = 1\n",
                           "import sys\nsetattr(sys.modules[__name__], 'D', 1)\n",
                           "from os.path import *\n", "eval('1')\n", "vars()['D'] = 1\n",
                           "import sys as s\nx = s.modules\n", "x = __builtins__\n"}) {
    const std::string why = unknown(std::string(kHead) + text + kKernel, "k");
    EXPECT_TRUE(why.find("runs when the file is imported") != why.npos ||
                why.find("binds names that this file does not say") != why.npos)
        << text << why;
  }
  // Inside of statements that are understood otherwise: a parameter of that name enters the hash.
  for (const char* text :
       {"def f():\n    global D\n    D = 1\nf()\n", "class C:\n    global D\n    D = 1\n",
        "print(D := 1)\n", "x = (D := 1)\n", "wp.config.quiet = (D := True)\n",
        "x = lambda y=(D := 1): y\n", "x = f\"{(D := 1)}\"\n", "x = [D := 1, 2]\n",
        "def f(x=(D := 1)):\n    pass\n", "x: (D := 1) = 2\n", "x = {}\nx[(D := 1)] = 2\n",
        "def f():\n    def g():\n        global D\n        D = 1\n    g()\nf()\n"})
    EXPECT_THAT(unknown(std::string(kHead) + text + kReadsD, "D"),
                HasSubstr("something that weft does not understand"))
        << text;
  EXPECT_EQ(unknown(std::string(kHead) + "D: int\n" + kReadsD, "D"), "known");
  const std::string head = kHead;
  EXPECT_THAT(unknown(head + "D = 1\nmatch 5:\n    case D:\n        pass\n", "D"),
              HasSubstr("bound more than once"));
  EXPECT_THAT(unknown(head + "D = 1\nmatch [5, 6]:\n    case [x, *D]:\n        pass\n", "D"),
              HasSubstr("bound more than once"));
  EXPECT_THAT(unknown(head + "pi = 1\nfrom math import *\n", "pi"),
              HasSubstr("bound more than once"));
  EXPECT_THAT(unknown(head + "sin = 1\nfrom warp import *\n", "sin"),
              HasSubstr("bound more than once"));
  EXPECT_THAT(unknown("from math import sin\nfrom warp import *\n", "sin"),
              HasSubstr("bound more than once"));
  EXPECT_EQ(unknown("from warp import *\nfrom math import *\nX = sin(0.0)\n", "X"), "known");
}

// A gradient or replay whose function is not certain, and definitions whose kernel or key is not.
TEST(Effects, FunctionsThatAreNotCertain) {
  const std::string head = std::string(kHead) + "@wp.func\ndef f(x: float):\n    return x\n";
  const std::string gradient = "\ndef g(x: float, r: float):\n    wp.adjoint[x] += r\n";
  for (const char* decorator : {"@(lambda g: g)\n@wp.func_grad(f)", "@wp.func_grad(f.x)",
                                "@wp.func_grad((f))", "@wp.func_grad(*[f])"})
    EXPECT_EQ(code_of(head + decorator + gradient, "f"), DiagCode::UnclearDerivative) << decorator;
  EXPECT_EQ(code_of(head + "h = f\n@wp.func_grad(h)" + gradient, "f"), DiagCode::UnclearDerivative);
  EXPECT_EQ(unknown(head + "@wp. func_grad(forward_fn=f)" + gradient, "f"), "known");
  EXPECT_THAT(unknown(head + "@wp.func_grad(*[f])" + gradient, "f"),
              HasSubstr("of which function 'wp.func_grad(*[f])' gives the gradient or the replay "
                        "is not certain"));
  EXPECT_EQ(
      code_of("from warp import *\n@func\ndef add(x: float, y: float):\n    return x\n", "add"),
      DiagCode::UnsupportedYet);
  for (const char* other : {"@wp.func(name='f')\ndef g(x: float):\n    return x\n",
                            "def g(x: float):\n    return x\nh = wp.func(g, name=\"f\")\n"})
    EXPECT_EQ(code_of(head + other, "f"), DiagCode::UnsupportedYet) << other;
  EXPECT_EQ(code_of(std::string(kHead) +
                        "class C:\n    pass\n@wp.func\ndef C__f(x: float):\n    return x\n",
                    "C__f"),
            DiagCode::UnsupportedYet);
  const std::string any =
      "@wp.kernel\ndef k(a: wp.array(dtype=Any)):\n    a[0] = a[1]\nwp.overload(k, "
      "[wp.array(dtype=float)])\n";
  EXPECT_EQ(unknown("from typing import Any\nimport warp as wp\n" + any, "k"), "known");
  EXPECT_EQ(
      code_of("from typing import Any\nimport warp as wp\n" + any + "wp.launch(k, 1, [])\n", "k"),
      DiagCode::ModuleEffect);
}

// What a module that is made later takes of wp.config, the one of the file may have taken before.
TEST(Effects, SettingsAfterAModuleMayBeMade) {
  for (const char* text :
       {"class C:\n    @wp.func\n    def f(x: float):\n        return x\n",
        "if True:\n    @wp.kernel\n    def g():\n        pass\n",
        "def make():\n    @wp.kernel\n    def g():\n        pass\nmake()\n",
        "def f(x: int):\n    pass\nwp.func(f)\n",
        "from os import path as d\n@d\n@wp.func\ndef f(x: float):\n    return x\n"}) {
    const Tree tree = parse(std::string(kHead) + text + "wp.config.max_unroll = 2\n" + kKernel);
    ASSERT_EQ(tree.module_options.size(), 1u) << text;
    EXPECT_EQ(tree.module_options[0].second, "?") << text;
  }
}

// Objects of Warp that are changed in place.
TEST(Effects, ConstantsThatAreChanged) {
  for (const char* text : {"D[0] = 5.0\n",
                           "D.x = 5.0\n",
                           "D[0] += 1.0\n",
                           "E = D\nE[0] = 5.0\n",
                           "def f(x=D):\n    x[0] = 5.0\nf()\n",
                           "class C:\n    def __init__(self, x=D):\n        x[0] = 5.0\nC()\n",
                           "f = lambda x=D: x.__setitem__(0, 5.0)\nf()\n",
                           "with open('x') as D[0]:\n    pass\n",
                           "E = F = D\nF.y = 1.0\n",
                           "for v in (D,):\n    v[0] = 5.0\n",
                           "def f():\n    D[0] = 5.0\nf()\n",
                           "def f(x):\n    x[0] = 5.0\nf(D)\n",
                           "[D][0][1] = 2.0\n",
                           "x = [D]\nx[0][0] = 1.0\n",
                           "(E := D)[0] = 1.0\n",
                           "with f(D) as g:\n    pass\n",
                           "if True:\n    D[0] = 2.0\n",
                           "E, F = D, D\nE[0] = 2.0\n",
                           "class C:\n    E = D\nC.E[0] = 2.0\n",
                           "x = {'d': D}\nx['d'][0] = 2.0\n",
                           "def f():\n    return D\nf()[0] = 2.0\n",
                           "f = lambda: D\nf()[0] = 2.0\n",
                           "del D[0]\n",
                           "D[0], x = 2.0, 3\n"}) {
    for (const char* value : {"wp.vec3(1.0, 2.0, 3.0)", "wp.mat22(1.0, 2.0, 3.0, 4.0)"}) {
      const std::string why =
          unknown(std::string(kHead) + "D = " + value + "\n" + text + kReadsD, "D");
      EXPECT_NE(why, "known") << text;
    }
  }
  EXPECT_EQ(unknown(std::string(kHead) + "D = wp.vec3(1.0, 2.0, 3.0)\nD[0] = 5.0\n", "D"),
            "m.py:2:1: 'D' may be changed in place at line 3; weft cannot tell its value");
  EXPECT_NE(unknown(std::string(kHead) + "D = wp.float32(1.0)\nD.value = 2.0\n", "D"), "known");
  EXPECT_NE(
      unknown(std::string(kHead) + "@wp.func\ndef f(x: float):\n    return x\nf.key = 'g'\n", "f"),
      "known");
  for (const char* text : {"g = k\ng.key = 'g'\n", "for g in [k]:\n    g.key = 'g'\n",
                           "def f(g):\n    g.key = 'g'\nf(k)\n", "x = {'k': k}\nx['k'].key = 'g'\n",
                           "x = {}\nx['k'] = k\nx['k'].key = 'g'\n"})
    EXPECT_NE(unknown(std::string(kHead) + kKernel + text, "k"), "known") << text;
  // A struct that a script makes and fills.
  EXPECT_EQ(unknown(std::string(kHead) +
                        "@wp.struct\nclass S:\n    x: float\ns = S()\ns.x = 1.0\n@wp.kernel\ndef "
                        "k(a: S):\n    pass\n",
                    "S"),
            "known");
  for (const char* text : {"import numpy as np\nnp.copyto(np.ctypeslib.as_array(D), 5.0)\n",
                           "import numpy as np\nnp.add(D, 1.0, out=D)\n",
                           "import numpy as np\nnp.add.at(D, 0, 1.0)\n"})
    EXPECT_NE(unknown(std::string(kHead) + "D = wp.vec3(1.0)\n" + text + kReadsD, "D"), "known")
        << text;
}

// Files beside the one that is read are looked at, however far their imports go.
TEST(Effects, ImportsOfFilesBeside) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(testing::TempDir()) / "weft_effects" / "package";
  fs::create_directories(folder);
  const auto write = [&](const char* name, const std::string& text) {
    std::ofstream(folder / name) << text;
  };
  write("__init__.py", "");
  write("harmless.py", "import math\nfrom . import also\nX = 1\n");
  write("also.py", "from .harmless import X\nimport package.harmless\n");
  write("setting.py", "import warp as wp\nwp.config.max_unroll = 1\n");
  write("through.py", "from . import setting\n");
  write("broken.py", "def f(:\n");
  const auto why = [&](const std::string& text) {
    write("m.py", kHead + text + kKernel);
    const auto tree = parse_file((folder / "m.py").string());
    if (!tree) return tree.error().render();
    return tree->unknown_names.empty() || !tree->unknown_names.back().is_kernel
               ? std::string("known")
               : tree->unknown_names.back().why.render();
  };
  for (const char* text : {"from .harmless import X\n", "from . import harmless\n",
                           "import package.harmless as h\n", "import harmless\n"})
    EXPECT_EQ(why(text), "known") << text;
  for (const char* text :
       {"from .setting import x\n", "from . import through\n", "import package.through\n",
        "from .broken import x\n", "from .missing import x\n", "from ..other import x\n"})
    EXPECT_THAT(why(text), HasSubstr("runs code that weft does not know")) << text;
  // The message names the file and the line that are to blame.
  EXPECT_THAT(why("from . import through\n"),
              HasSubstr("setting.py:2: 'wp.config.max_unroll = 1'"));
  EXPECT_THAT(why("from .missing import x\n"), HasSubstr("m.py:2: no file of '.missing' is found"));
  // What a file's functions do counts once something of the file may be called.
  write("third.py", "import warp as wp\nX = 1\ndef f(g=None):\n    wp.config.max_unroll = 1\n");
  write("calls.py", "from .third import f\ndef h():\n    f()\n");
  for (const char* text : {"from .third import X\n", "import third\n", "from . import third as t\n",
                           "import third\nprint(third.X)\n", "from .calls import h\n"})
    EXPECT_EQ(why(text), "known") << text;
  for (const char* text :
       {"import third\nthird.f()\n", "from third import f\nf()\n",
        "import third as t\nx = [t.f()]\n", "from .third import f as g\n@g\ndef h():\n    pass\n",
        "from . import third\nthird.f()\n", "import third\nx = third\nx.f()\n",
        "import third\nprint(max([1], key=third.f))\n", "import package.third\npackage.third.f()\n",
        "from .calls import h\nh()\n", "import third\ndef h():\n    third.f()\nh()\n",
        "from .third import f\nclass C(f):\n    pass\n"})
    EXPECT_THAT(why(text), HasSubstr("third.py:4: 'wp.config.max_unroll")) << text;
  write("lazy.py", "import warp as wp\ndef __getattr__(name):\n    wp.config.max_unroll = 1\n");
  EXPECT_THAT(why("from .lazy import x\n"), HasSubstr("lazy.py:3: 'wp.config.max_unroll"));
  // A package comes before a file of its name.
  fs::create_directories(folder / "both");
  write("both.py", "");
  write("both/__init__.py", "import warp as wp\nwp.config.max_unroll = 1\n");
  EXPECT_THAT(why("from . import both\n"), HasSubstr("__init__.py:2: 'wp.config.max_unroll"));
  write("__init__.py", "import warp\nwarp.config.max_unroll = 1\n");
  EXPECT_THAT(why("from .harmless import X\n"), HasSubstr("runs code that weft does not know"));
  fs::remove_all(folder.parent_path());
}

// A kernel whose name was bound to something else before is named, and is not left out.
TEST(Kernels, NamesThatWereBoundBefore) {
  for (const char* before : {"k = 2.5\n", "with open('/dev/null') as k:\n    pass\n",
                             "@wp.func\ndef k(x: float):\n    return x\n", "def k():\n    pass\n",
                             "from os import path as k\n"})
    EXPECT_EQ(code_of(std::string(kHead) + before + kKernel, "k"), DiagCode::ReboundName) << before;
}

// A name that no kernel has is answered with all that are there, those that are refused too.
TEST(Kernels, AllAreNamed) {
  const Tree tree =
      parse(std::string(kHead) + kKernel + "@wp.kernel\ndef g(a: wp.Texture):\n    pass\n");
  const auto found = find_kernel(tree, "m.py", "h");
  ASSERT_FALSE(found);
  EXPECT_THAT(found.error().render(), HasSubstr("the file has: k, g"));
}

// Warp has no Any; it is Python's typing.Any.
TEST(Kernels, WarpHasNoAny) {
  const std::string body = "@wp.func\ndef f(x: %):\n    return x\n";
  const auto with = [&](const char* type) {
    std::string text = body;
    return "from typing import Any\n" + std::string(kHead) + text.replace(text.find('%'), 1, type);
  };
  EXPECT_EQ(unknown(with("Any"), "f"), "known");
  EXPECT_THAT(unknown(with("wp.Any"), "f"), HasSubstr("'warp' has no 'Any'"));
}

// What changes nothing.
// The rules are those of Python 3.11, and so are the branches that ask for it.
TEST(Effects, BranchesByPythonsVersion) {
  const std::string head = std::string(kHead) + "import sys as s\n";
  const std::string sets = "    wp.config.max_unroll = 1\n", other = "else:\n    pass\n";
  const auto known = [&](const std::string& text) {
    const Tree tree = parse(head + text + kKernel);
    return std::none_of(tree.unknown_names.begin(), tree.unknown_names.end(),
                        [](const UnknownName& u) { return u.is_kernel; });
  };
  for (const char* never : {"s.version_info < (3, 11)", "s.version_info>=(3,12)",
                            "s.version_info > (3, 12)", "s.version_info <= (3, 10)"}) {
    EXPECT_TRUE(known("if " + std::string(never) + ":\n" + sets + other)) << never;
    EXPECT_FALSE(known("if " + std::string(never) + ":\n    pass\nelse:\n" + sets)) << never;
  }
  for (const char* ever :
       {"s.version_info >= (3, 11)", "s.version_info < (3, 12)", "s.version_info > (3, 11)",
        "s.version_info[0] > 2", "s.version_info < (3, 11, 4)", "s.version < '4'"})
    EXPECT_FALSE(known("if " + std::string(ever) + ":\n" + sets)) << ever;
  EXPECT_TRUE(known("from importlib.metadata import version\nv = version('numpy')\n"));
  EXPECT_TRUE(known("import ctypes\nn = ctypes.sizeof(ctypes.c_int)\n"));
  EXPECT_FALSE(known("import importlib\nm = importlib.import_module('m')\n"));
}

TEST(Effects, OrdinaryFilesStayAsTheyWere) {
  for (const char* text :
       {"wp.config.quiet = True\n", "if True:\n    wp.config.quiet = True\n",
        "wp.config.load_module_max_workers = 2\n",
        "if True:\n    wp.config.load_module_max_workers = 2\n", "print(wp.config.version)\n",
        "wp.init()\n", "import os, sys, math\nimport numpy as np\n",
        "import argparse\nimport warp.render\nfrom warp.examples import get_asset_directory\n",
        "from warp.tests.unittest_utils import *\nfrom warp import fem\n",
        "def f():\n    wp.config.max_unroll = 1\n    exec('1')\n",
        "if __name__ == '__main__':\n    wp.config.max_unroll = 1\n    exec('1')\n",
        "x = np.array([1])\nx[0] = 2\n", "import os, gc\nos.environ['X'] = '1'\ngc.disable()\n",
        "D = wp.vec3(1.0, 2.0, 3.0)\nprint(D)\nE = wp.vec3(D)\n",
        "class Example:\n    def __init__(self):\n        wp.config.max_unroll = 1\n",
        "TABLE = {'a': 1}\nTABLE['b'] = 2\n", "x = hasattr(wp, 'vec3')\n",
        "wp.set_module_options({'max_unroll': 4})\n", "wp.config.max_unroll = 4\n"}) {
    const std::string source = std::string(kHead) + "import numpy as np\n" + text + kKernel;
    EXPECT_EQ(unknown(source, "k"), "known") << text;
    EXPECT_EQ(unknown(source, "D"), "known") << text;
    EXPECT_EQ(unknown(source, "E"), "known") << text;
  }
}

}  // namespace
}  // namespace weft
