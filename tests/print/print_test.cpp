// Whole modules: blank lines, decorators, signatures, elif, and the lines that are noted.
#include <gtest/gtest.h>

#include "weft/print/print.h"

namespace weft {
namespace {

class Module {
 public:
  Tree tree;

  NodeId add(NodeKind kind, std::vector<NodeId> kids = {}, uint8_t op = 0,
             const char* name = nullptr, uint32_t split = 0) {
    return tree.add(kind, kids, op, name ? tree.intern(name) : Symbol{}, 0, split);
  }
  NodeId name(const char* n) { return add(NodeKind::Name, {}, 0, n); }
  NodeId wp(const char* n) { return add(NodeKind::Attribute, {name("wp")}, 0, n); }
  NodeId number(uint64_t v) {
    return tree.add(NodeKind::Constant, {}, static_cast<uint8_t>(ConstantKind::Int), {}, v);
  }
  NodeId assign(const char* target, NodeId value) {
    return add(NodeKind::Assign, {name(target), value});
  }

  void function(const char* n, std::vector<const char*> arg_names, std::vector<NodeId> body,
                bool kernel) {
    std::vector<NodeId> args;
    for (const char* a : arg_names) args.push_back(add(NodeKind::Arg, {name("float")}, 0, a));
    const auto count = static_cast<uint32_t>(args.size());
    std::vector<NodeId> kids{add(NodeKind::Arguments, args, 0, nullptr, count)};
    kids.insert(kids.end(), body.begin(), body.end());
    const auto split = static_cast<uint32_t>(kids.size());
    kids.push_back(wp(kernel ? "kernel" : "func"));
    FunctionDecl decl;
    decl.name = tree.intern(n);
    decl.is_kernel = kernel;
    decl.def = add(NodeKind::FunctionDef, kids, 0, n, split);
    tree.functions.push_back(decl);
    tree.items.push_back({ItemKind::Function, static_cast<uint32_t>(tree.functions.size() - 1)});
  }

  Module() { tree.modules.emplace_back(tree.intern("wp"), "warp"); }
};

TEST(PrintModule, ItemsAreSetApartAsPep8Says) {
  Module m;
  ConstantDecl gain;
  gain.name = m.tree.intern("GAIN");
  gain.value = m.number(3);
  gain.wrapped = true;
  m.tree.constants.push_back(gain);
  gain.name = m.tree.intern("BIAS");
  gain.wrapped = false;
  m.tree.constants.push_back(gain);
  m.tree.items = {{ItemKind::Constant, 0}, {ItemKind::Constant, 1}};
  StructDecl s;
  s.name = m.tree.intern("Ball");
  s.fields.push_back({m.tree.intern("mass"), Type::of(Scalar::Float32), m.name("float")});
  m.tree.structs.push_back(s);
  m.tree.items.push_back({ItemKind::Struct, 0});
  m.function("half", {"x"}, {m.add(NodeKind::Return, {m.name("x")})}, false);
  m.function("run", {"x"}, {m.assign("y", m.name("x"))}, true);
  print_module(m.tree);
  EXPECT_EQ(m.tree.source, R"(import warp as wp

GAIN = wp.constant(3)
BIAS = 3


@wp.struct
class Ball:
    mass: float


@wp.func
def half(x: float):
    return x


@wp.kernel
def run(x: float):
    y = x
)");
  EXPECT_EQ(m.tree.file_name, "run.py");
  EXPECT_EQ(m.tree.constants[0].line, 3u);
  EXPECT_EQ(m.tree.constants[1].line, 4u);
  EXPECT_EQ(m.tree.structs[0].line, 7u);
  EXPECT_EQ(m.tree.functions[1].first_line, 17u);
  EXPECT_EQ(m.tree.functions[1].last_line, 19u);
  EXPECT_EQ(m.tree.source_line(19), "    y = x");
}

TEST(PrintModule, ElifIsAnIfAloneInTheOrelse) {
  Module m;
  const NodeId inner =
      m.add(NodeKind::If, {m.name("b"), m.assign("x", m.number(2)), m.assign("x", m.number(3))}, 0,
            nullptr, 2);
  const NodeId outer =
      m.add(NodeKind::If, {m.name("a"), m.assign("x", m.number(1)), inner}, 0, nullptr, 2);
  m.function("run", {}, {outer}, true);
  print_module(m.tree);
  EXPECT_NE(m.tree.source.find(
                "    if a:\n        x = 1\n    elif b:\n        x = 2\n    else:\n        x = 3\n"),
            std::string::npos);
  EXPECT_EQ(m.tree.loc(outer).line, 6u);
  EXPECT_EQ(m.tree.loc(outer).end_line, 11u);
  EXPECT_EQ(m.tree.loc(inner).line, 8u);
}

TEST(PrintModule, ALongSignatureHasOneArgumentALine) {
  Module m;
  m.function(
      "run",
      {"alpha_argument", "beta_argument", "gamma_argument", "delta_argument", "epsilon_argument"},
      {m.add(NodeKind::Pass)}, true);
  print_module(m.tree);
  EXPECT_NE(m.tree.source.find("def run(\n    alpha_argument: float,\n"), std::string::npos);
  EXPECT_NE(m.tree.source.find("    epsilon_argument: float,\n):\n    pass\n"), std::string::npos);
  EXPECT_EQ(m.tree.functions[0].last_line, 12u);
}

TEST(PrintModule, ColumnsAndLinesOfExpressionsAreNoted) {
  Module m;
  const NodeId sum =
      m.add(NodeKind::BinOp, {m.name("a"), m.name("b")}, static_cast<uint8_t>(BinaryOp::Add));
  const NodeId product =
      m.add(NodeKind::BinOp, {sum, m.name("c")}, static_cast<uint8_t>(BinaryOp::Mult));
  m.function("run", {}, {m.assign("y", product)}, true);
  print_module(m.tree);
  EXPECT_NE(m.tree.source.find("    y = (a + b) * c\n"), std::string::npos);
  EXPECT_EQ(m.tree.loc(sum).col, 9u);  // inside the parentheses, as Python's AST has it
  EXPECT_EQ(m.tree.loc(sum).end_col, 14u);
  EXPECT_EQ(m.tree.loc(product).line, 6u);
}

}  // namespace
}  // namespace weft
