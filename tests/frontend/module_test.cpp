// The module level: imports, constants, types, structs, decorators, lines.
#include <bit>

#include "parse.h"
#include "weft/ast/canonical.h"

namespace weft {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const char* const kImports = "import warp as wp\nimport math\nimport numpy as np\n";

const ConstantDecl* find_constant(const Tree& t, std::string_view name) {
  for (const ConstantDecl& c : t.constants)
    if (t.text(c.name) == name) return &c;
  return nullptr;
}

// The value of `X = expression`, after `before`.
ConstValue value(const std::string& expression, const std::string& before = "") {
  const Tree t = parse(kImports + before + "X = " + expression + "\n");
  const ConstantDecl* c = find_constant(t, "X");
  if (c == nullptr) {
    ADD_FAILURE() << expression << " is not understood";
    return {};
  }
  return c->resolved;
}

std::int64_t int_value(const std::string& expression) {
  const ConstValue v = value(expression);
  EXPECT_EQ(v.type, Type::of(Scalar::Int32)) << expression;
  EXPECT_TRUE(v.python);
  return v.i.empty() ? -999 : v.i[0];
}

double float_value(const std::string& expression) {
  const ConstValue v = value(expression);
  EXPECT_EQ(v.type, Type::of(Scalar::Float32)) << expression;
  return v.f.empty() ? -999 : v.f[0];
}

bool refused(const std::string& expression) {
  return unknown(kImports + ("X = " + expression + "\n"), "X") != "known";
}

TEST(Constants, IntegersArePythons) {
  EXPECT_EQ(int_value("1 + 2 * 3"), 7);
  EXPECT_EQ(int_value("-7 // 2"), -4);
  EXPECT_EQ(int_value("-7 % 3"), 2);
  EXPECT_EQ(int_value("7 % -3"), -2);
  EXPECT_EQ(int_value("2 ** 10"), 1024);
  EXPECT_EQ(int_value("1 << 40"), std::int64_t{1} << 40);
  EXPECT_EQ(int_value("-1 >> 3"), -1);
  EXPECT_EQ(int_value("~5 & 0xff | 3 ^ 1"), (~5 & 0xff) | (3 ^ 1));
  EXPECT_EQ(int_value("int(2.9)"), 2);
  EXPECT_EQ(int_value("math.floor(-0.5)"), -1);
  EXPECT_EQ(int_value("2 ** 64 - 2 ** 64 + 1"), 1);
  EXPECT_EQ(int_value("wp.constant(5)"), 5);
  EXPECT_EQ(int_value("3 if 1 < 2 < 3 else 4"), 3);
  EXPECT_EQ(int_value("0 or 5"), 5);
  const ConstValue big = value("2 ** 64 - 1");
  EXPECT_EQ(big.type, Type::of(Scalar::Int32));
  EXPECT_EQ(big.i[0], -1);
  EXPECT_EQ(big.s, "18446744073709551615");
  EXPECT_TRUE(big.python);
  EXPECT_EQ(value("2 ** 64").s, "18446744073709551616");
  EXPECT_EQ(value("2 ** 64").i[0], 0);
  EXPECT_EQ(value("-2 ** 63 - 1").s, "-9223372036854775809");
  EXPECT_EQ(value("-2 ** 63").s, "");
  EXPECT_EQ(int_value("2 ** 64 - 2 ** 63 * 2 + 5"), 5);
  EXPECT_TRUE(refused("10 ** 100"));
  EXPECT_TRUE(refused("1 // 0"));
  EXPECT_TRUE(refused("1 % 0.0"));
}

TEST(Constants, Floats) {
  EXPECT_EQ(float_value("2.0 * math.pi"), 6.283185307179586);
  EXPECT_EQ(float_value("1 / 3"), 1.0 / 3.0);
  EXPECT_EQ(float_value("-7.5 // 2"), -4.0);
  EXPECT_EQ(float_value("-7.5 % 2"), 0.5);
  EXPECT_EQ(float_value("2 ** -1"), 0.5);
  EXPECT_EQ(float_value("np.pi"), 3.141592653589793);
  EXPECT_EQ(float_value("wp.TAU"), 6.283185307179586);
  EXPECT_EQ(float_value("math.sqrt(2.0)"), 1.4142135623730951);
  EXPECT_EQ(float_value("float(3)"), 3.0);
  EXPECT_TRUE(refused("0.0 ** -1"));
  EXPECT_TRUE(refused("(-8.0) ** 0.5"));
  EXPECT_TRUE(refused("math.cbrt(1.0)"));
}

TEST(Constants, OtherPythonValues) {
  EXPECT_EQ(value("True").type, Type::of(Scalar::Bool));
  EXPECT_EQ(value("not 1.0").i[0], 0);
  EXPECT_EQ(value("'text'").s, "text");
  EXPECT_TRUE(refused("None"));
  EXPECT_TRUE(refused("[1, 2]"));
  EXPECT_TRUE(refused("undefined"));
  EXPECT_TRUE(refused("f(3)"));
  EXPECT_TRUE(refused("np.float32(3.0)"));
}

TEST(Constants, WarpValues) {
  const ConstValue v = value("wp.vec3(1, -2.5, 3.0)");
  EXPECT_EQ(v.type, Type::vec(3, Scalar::Float32));
  EXPECT_FALSE(v.python);
  EXPECT_THAT(v.f, ElementsAre(1.0, -2.5, 3.0));
  EXPECT_THAT(value("wp.vec2i(1, 2)").i, ElementsAre(1, 2));
  EXPECT_THAT(value("wp.vec3(2.0)").f, ElementsAre(2.0, 2.0, 2.0));
  EXPECT_THAT(value("wp.vec3((1.0, 2.0, 3.0))").f, ElementsAre(1.0, 2.0, 3.0));
  EXPECT_THAT(value("wp.vec3(A)", "A = wp.vec3d(1.0, 2.0, 3.0)\n").f, ElementsAre(1.0, 2.0, 3.0));
  EXPECT_THAT(value("wp.mat22(1.0, 2.0, 3.0, 4.0)").f, ElementsAre(1.0, 2.0, 3.0, 4.0));
  EXPECT_THAT(value("wp.mat22([1.0, 2.0], [3.0, 4.0])").f, ElementsAre(1.0, 2.0, 3.0, 4.0));
  EXPECT_THAT(value("wp.mat22([[1.0, 2.0], [3.0, 4.0]])").f, ElementsAre(1.0, 2.0, 3.0, 4.0));
  EXPECT_THAT(value("wp.quat(0.0, 0.0, 0.0, 1.0)").f, ElementsAre(0.0, 0.0, 0.0, 1.0));
  EXPECT_THAT(value("wp.transform()").f, ElementsAre(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0));
  EXPECT_THAT(value("wp.transform((1.0, 2.0, 3.0), wp.quat(0.0, 0.0, 0.0, 1.0))").f,
              ElementsAre(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0));
  EXPECT_THAT(
      value("v5(1.0, 2.0, 3.0, 4.0, 5.0)", "v5 = wp.types.vector(length=5, dtype=float)\n").f,
      ElementsAre(1.0, 2.0, 3.0, 4.0, 5.0));
  const ConstValue i = value("wp.int64(1 << 40)");
  EXPECT_EQ(i.type, Type::of(Scalar::Int64));
  EXPECT_THAT(i.i, ElementsAre(std::int64_t{1} << 40));
  EXPECT_THAT(value("wp.uint64(2 ** 64 - 1)").i, ElementsAre(-1));
  EXPECT_THAT(value("wp.float32(0.1)").f, ElementsAre(0.1));
  EXPECT_THAT(value("wp.float32(1)").i, ElementsAre(1));  // Warp keeps the int
  EXPECT_TRUE(refused("wp.vec3(1.0, 2.0)"));
  EXPECT_TRUE(refused("wp.vec2i(1.5, 2)"));
  EXPECT_TRUE(refused("wp.vec2b(1, 300)"));
  EXPECT_TRUE(refused("wp.mat22(wp.vec2(1.0, 2.0), wp.vec2(3.0, 4.0))"));
  EXPECT_TRUE(refused("wp.transform((1.0, 2.0, 3.0, 4.0), (1.0, 2.0, 3.0))"));
  EXPECT_TRUE(refused("wp.int32(2.5)"));
  EXPECT_TRUE(refused("wp.vec3(1.0, 2.0, 3.0) * 2.0"));
  EXPECT_TRUE(refused("wp.normalize(wp.vec3(1.0, 2.0, 3.0))"));
}

TEST(Constants, WrappedKeepsWhatIsInside) {
  const Tree t = parse("import warp as wp\nX = wp.constant(2 * 3)\n");
  EXPECT_TRUE(t.constants[0].wrapped);
  EXPECT_EQ(t.node(t.constants[0].value).kind, NodeKind::BinOp);
  EXPECT_EQ(t.constants[0].line, 2u);
}

// The type of argument a with the given annotation.
Type argument_type(const std::string& annotation) {
  const std::string source = std::string(kImports) +
                             "from typing import Literal\nfrom warp import vec3, array\n"
                             "N = 3\nvec5 = wp.types.vector(length=5, dtype=float)\n"
                             "@wp.struct\nclass S:\n  x: float\n"
                             "@wp.kernel\ndef k(a: " +
                             annotation + "):\n  pass\n";
  const Tree t = parse(source);
  if (t.functions.empty()) {
    ADD_FAILURE() << annotation << ": " << t.unknown_names.back().why.render();
    return {};
  }
  return t.functions[0].args[0].type;
}

std::string refused_type(const std::string& annotation) {
  return unknown(std::string(kImports) + "from typing import Any, TypeVar\n@wp.kernel\ndef k(a: " +
                     annotation + "):\n  pass\n",
                 "k");
}

TEST(Annotations, Types) {
  const Type f32 = Type::of(Scalar::Float32);
  EXPECT_EQ(argument_type("float"), f32);
  EXPECT_EQ(argument_type("int"), Type::of(Scalar::Int32));
  EXPECT_EQ(argument_type("bool"), Type::of(Scalar::Bool));
  EXPECT_EQ(argument_type("wp.uint8"), Type::of(Scalar::UInt8));
  EXPECT_EQ(argument_type("'wp.uint8'"), Type::of(Scalar::UInt8));
  EXPECT_EQ(argument_type("vec3"), Type::vec(3, Scalar::Float32));
  EXPECT_EQ(argument_type("vec5"), Type::vec(5, Scalar::Float32));
  EXPECT_EQ(argument_type("S"), Type::structure(0));
  EXPECT_EQ(argument_type("'S'"), Type::structure(0));
  EXPECT_EQ(argument_type("wp.array(dtype=float)"), Type::array_of(f32, 1));
  EXPECT_EQ(argument_type("wp.array(dtype=float, ndim=N)"), Type::array_of(f32, 3));
  EXPECT_EQ(argument_type("wp.array4d(dtype=vec3)"),
            Type::array_of(Type::vec(3, Scalar::Float32), 4));
  EXPECT_EQ(argument_type("array[S]"), Type::array_of(Type::structure(0), 1));
  EXPECT_EQ(argument_type("wp.array[float, Literal[2]]"), Type::array_of(f32, 2));
  EXPECT_EQ(argument_type("wp.array2d[float]"), Type::array_of(f32, 2));
  EXPECT_EQ(argument_type("wp.indexedarray2d(dtype=float)"),
            Type::array_of(f32, 2, ArrayClass::Indexed));
  EXPECT_TRUE(argument_type("wp.fabricarray(dtype=float)").python);
  EXPECT_FALSE(argument_type("wp.fabricarray(dtype=wp.float32)").python);
  EXPECT_EQ(argument_type("wp.types.matrix((2, N), wp.float64)"), Type::mat(2, 3, Scalar::Float64));
  EXPECT_EQ(argument_type("wp.types.quaternion(dtype=wp.float16)"), Type::quat(Scalar::Float16));
}

TEST(Annotations, Refused) {
  EXPECT_EQ(
      refused_type("Any"),
      "m.py:6:1: kernel 'k' takes arguments of any type (typing.Any and the like); choose types "
      "with wp.overload() in the file or with --types");
  EXPECT_THAT(refused_type("wp.array(dtype=Any)"), HasSubstr("arguments of any type"));
  EXPECT_EQ(refused_type("wp.array"),
            "m.py:6:10: 'wp.array' does not say what the array holds; write wp.array(dtype=...)");
  EXPECT_THAT(refused_type("wp.array()"), HasSubstr("does not say what the array holds"));
  EXPECT_THAT(refused_type("str"), HasSubstr("'str' is no type that weft knows"));
  EXPECT_THAT(refused_type("'wp.'"),
              HasSubstr("is no expression, as which Warp evaluates an annotation"));

  EXPECT_THAT(refused_type("wp.array(dtype=wp.array(dtype=float))"),
              HasSubstr("is no element type; arrays hold"));
  EXPECT_THAT(refused_type("wp.array(dtype=float, shape=3)"), HasSubstr("arguments of the type"));
  EXPECT_THAT(refused_type("wp.array(dtype=float, ndim=5)"), HasSubstr("'5' is no length"));
  EXPECT_THAT(refused_type("wp.types.vector(length=0, dtype=float)"),
              HasSubstr("'0' is no length"));
  EXPECT_THAT(refused_type("wp.types.vector(length=3, dtype=wp.vec3)"),
              HasSubstr("is not one of Warp's scalar types"));
}

TEST(Functions, ArgumentsResultsAndOptions) {
  const Tree t = parse(
      "import warp as wp\n"
      "@wp.func\n"
      "def f(x: float, y: int = 3) -> tuple[float, wp.vec3]:\n"
      "    return x, wp.vec3()\n"
      "@wp.func\n"
      "def g(x: float) -> None:\n"
      "    pass\n"
      "@wp.kernel(enable_backward=False, module='unique')\n"
      "def k(a: wp.array(dtype=float)):\n"
      "    pass\n");
  ASSERT_EQ(t.functions.size(), 3u);
  const FunctionDecl& f = t.functions[0];
  EXPECT_FALSE(f.is_kernel);
  EXPECT_TRUE(f.has_return_type);
  EXPECT_THAT(f.return_types,
              ElementsAre(Type::of(Scalar::Float32), Type::vec(3, Scalar::Float32)));
  EXPECT_FALSE(f.args[0].default_value.valid());
  EXPECT_TRUE(f.args[1].default_value.valid());
  EXPECT_FALSE(t.functions[1].has_return_type);
  EXPECT_TRUE(t.functions[2].is_kernel);
  EXPECT_THAT(t.functions[2].options,
              ElementsAre(std::pair<std::string, std::string>("enable_backward", "False")));
  EXPECT_EQ(t.file_name, "m.py");
}

TEST(Functions, OtherSpellingsOfTheDecorator) {
  for (const char* source : {"import warp\n@warp.kernel\ndef k(a: int): pass\n",
                             "from warp import kernel\n@kernel\ndef k(a: int): pass\n",
                             "from warp import kernel as kk\n@kk()\ndef k(a: int): pass\n",
                             "from warp import *\n@kernel\ndef k(a: vec3): pass\n"})
    EXPECT_EQ(parse(source).functions.size(), 1u) << source;
}

std::pair<std::uint32_t, std::uint32_t> lines(const std::string& source) {
  const Tree t = parse("import warp as wp\n" + source);
  if (t.functions.empty()) return {0, 0};
  return {t.functions[0].first_line, t.functions[0].last_line};
}

// What each case should be was read off Warp with module_compare.py.
TEST(Functions, LinesOfTheSource) {
  using P = std::pair<std::uint32_t, std::uint32_t>;
  EXPECT_EQ(lines("@wp.kernel\ndef k(a: int):\n  pass"), P(2, 4));
  EXPECT_EQ(lines("@wp.kernel\ndef k(a: int):\n  pass\n\n\n"), P(2, 4));
  EXPECT_EQ(lines("@wp.kernel\ndef k(a: int):\n  pass\n\n  # more\n\n# not\n  # nor\n"), P(2, 6));
  EXPECT_EQ(lines("@wp.kernel\ndef k(\n  a: int,\n):\n  pass\n # one\nx = 1\n"), P(2, 7));
  EXPECT_EQ(lines("@wp.kernel\ndef k(a: int):\n    x = wp.abs(\n1,\n)\n # one\n    # two\nx = 1\n"),
            P(2, 8));
  EXPECT_EQ(lines("@wp.kernel\ndef k(a: int):\n    x = wp.abs(\n1,\n)\n # one\nx = 1\n"), P(2, 6));
}

TEST(Module, Structs) {
  const Tree t = parse(
      "import warp as wp\n@wp.struct\nclass A:\n  '''doc'''\n  x: float\n  y: wp.array(dtype=int)\n"
      "@wp.struct\nclass B:\n  a: A\n");
  ASSERT_EQ(t.structs.size(), 2u);
  EXPECT_EQ(t.structs[0].fields.size(), 2u);
  EXPECT_EQ(t.structs[1].fields[0].type, Type::structure(0));
  EXPECT_EQ(t.structs[0].line, 3u);
}

TEST(Module, NamesThatCannotBeKnown) {
  const std::string h = "import warp as wp\n";
  EXPECT_EQ(unknown(h + "N = 1\nN = 2\n", "N"),
            "m.py:2:1: 'N' is bound more than once in this module; weft cannot tell to what");
  EXPECT_THAT(unknown(h + "N = 1\nif wp.config.verify_fp:\n  N = 2\n", "N"),
              HasSubstr("more than once"));
  EXPECT_THAT(unknown(h + "N = 1\nfor N in [1]: pass\n", "N"), HasSubstr("more than once"));
  EXPECT_THAT(unknown(h + "N = 1\ndef f():\n  global N\n  N = 2\n", "N"),
              HasSubstr("more than once"));
  EXPECT_THAT(unknown(h + "N = 1\nx = [N := 2]\n", "N"), HasSubstr("more than once"));
  EXPECT_THAT(unknown(h + "N = 1\nN += 1\n", "N"), HasSubstr("more than once"));
  EXPECT_EQ(unknown(h + "if wp.config.verify_fp:\n  N = 1\n", "N"),
            "m.py:2:1: 'N' is bound at line 2 to something that weft does not understand");
  EXPECT_THAT(unknown(h + "import os.path as p\n", "p"),
              HasSubstr("imported at line 2 from another"));
  EXPECT_THAT(unknown(h + "from .x import y\n", "y"),
              HasSubstr("with weft.lower(kernel) or 'weft capture'"));
  EXPECT_THAT(unknown(h + "try:\n  import q\nexcept E as e:\n  pass\n", "q"),
              HasSubstr("does not understand"));
  EXPECT_EQ(unknown(h + "N = 1\nif __name__ == '__main__':\n  N = 2\n", "N"), "known");
  EXPECT_EQ(unknown(h + "import warp as wp\nN = 1\n", "wp"), "known");
}

TEST(Module, DefinitionsThatAreRefused) {
  const std::string h = "import warp as wp\n";
  EXPECT_EQ(
      unknown(h + "def f(): pass\n", "f"),
      "m.py:2:1: 'f' is a plain Python function; functions called from kernels need @wp.func");
  EXPECT_EQ(unknown(h + "class C: pass\n", "C"),
            "m.py:2:1: 'C' is a plain Python class; structs used in kernels need @wp.struct");
  EXPECT_EQ(unknown(h + "x = str(1)\n@wp.func_native(x)\ndef f(): pass\n", "f"),
            "m.py:3:17: option 'snippet' of 'wp.func_native(x)' is not supported by weft yet");
  EXPECT_THAT(
      unknown(h + "from functools import cache as other\n@wp.kernel\n@other\ndef f(): pass\n", "f"),
      HasSubstr("'other' on 'f'"));
  EXPECT_EQ(unknown(h + "@wp.kernel(name='g')\ndef f(): pass\n", "f"),
            "m.py:2:12: option 'name' of 'wp.kernel' is not supported by weft yet");
  EXPECT_EQ(unknown(h + "@wp.kernel\ndef k(a): pass\n", "k"),
            "file: m.py:3:7: argument 'a' of 'k' has no annotation; Warp needs a type for every "
            "argument");
  EXPECT_EQ(unknown(h + "@wp.kernel\ndef k(*a): pass\n", "k"),
            "m.py:3:7: parameter '*a'; parameters are plain names, without *, ** or separators");
  EXPECT_EQ(unknown(h + "@wp.kernel\nasync def k(): pass\n", "k"),
            "m.py:3:1: an async function; kernels and functions are plain");
  EXPECT_EQ(
      unknown(h + "@wp.func\ndef f(x: float): return x\n@wp.func_grad(f)\n"
                  "def g(x: int, r: float): pass\n",
              "f"),
      "file: m.py:4:2: no overload of 'f' has the arguments of this custom gradient or replay");
  EXPECT_EQ(unknown(h + "class B: pass\n@wp.struct\nclass S(B):\n  x: float\n", "S"),
            "m.py:4:1: struct 'S' has base classes, which weft does not support");
  EXPECT_EQ(unknown(h + "@wp.struct\nclass S:\n  x = 1\n", "S"),
            "m.py:4:3: struct 'S' holds more than annotated fields");
}

TEST(Module, OverloadsStay) {
  const Tree t = parse(
      "import warp as wp\n@wp.func\ndef f(x: float): return x\n@wp.func\ndef f(x: int): return "
      "x\n");
  EXPECT_EQ(t.functions.size(), 2u);
  EXPECT_TRUE(t.unknown_names.empty());
}

TEST(Module, Options) {
  const Tree t = parse(
      "import warp as wp\nwp.config.max_unroll = 4\n"
      "wp.set_module_options({'enable_backward': False, 'x': input()})\n");
  using P = std::pair<std::string, std::string>;
  EXPECT_THAT(t.module_options,
              ElementsAre(P("max_unroll", "4"), P("enable_backward", "False"), P("x", "?")));
}

TEST(Module, OptionsHoweverTheyAreSpaced) {
  const Tree tree = parse(std::string(kHead) +
                          "wp.\\\n  set_module_options({'max_unroll': 2})\n"
                          "wp . config . enable_backward = False\n" +
                          kKernel);
  ASSERT_EQ(tree.module_options.size(), 1u);
  EXPECT_EQ(tree.module_options[0].second, "2");
}

TEST(Module, KernelsInsideOtherStatementsAreSeen) {
  const Tree t = parse(
      "import warp as wp\n"
      "def make(n):\n  for i in range(n):\n    @wp.kernel\n    def a(x: int): pass\n"
      "class C:\n  @staticmethod\n  @wp.kernel()\n  def b(x: int): pass\n"
      "if True:\n  @wp.kernel\n  def c(x: int): pass\n  @wp.func\n  def kernel(x: int): pass\n"
      "@wp.kernel\ndef a(x: int): pass\n");
  std::vector<std::string> nested;
  for (const UnknownName& u : t.nested_kernels) {
    EXPECT_EQ(u.why.code, DiagCode::NestedKernel);
    nested.push_back(std::string(t.text(u.name)) + " " + std::to_string(u.why.loc.line));
  }
  EXPECT_THAT(nested, testing::ElementsAre("a 5", "b 9", "c 12"));
  ASSERT_EQ(t.functions.size(), 1u);
  EXPECT_EQ(t.text(t.functions[0].name), "a");
}

TEST(Module, TheStructureOfAnOverloadHasItsTypes) {
  const auto structure = [](const std::string& overload) {
    return canonical_structure(
        parse("from typing import Any\nimport warp as wp\n@wp.struct\nclass S:\n  x: float\n"
              "@wp.kernel\ndef k(a: wp.array(dtype=Any), b: Any):\n  c = a[0]\n" +
              overload));
  };
  const std::string floats = structure("wp.overload(k, [wp.array(dtype=float), float])\n");
  EXPECT_EQ(floats, structure("wp.overload(k, {'a': wp.array[wp.float32], 'b': wp.float32})\n"));
  EXPECT_NE(floats, structure("wp.overload(k, [wp.array(dtype=wp.vec3), float])\n"));
  EXPECT_THAT(structure("wp.overload(k, [wp.array(dtype=S), S])\n"),
              testing::EndsWith("(overload wp.array(dtype=$1) $1)"));
}

}  // namespace
}  // namespace weft
