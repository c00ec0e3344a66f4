// Properties that hold between rooms, on generated programs: what is printed parses to the same
// tree, and everything downstream cannot tell the parsed tree from the synthesized one.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "weft/ast/canonical.h"
#include "weft/emit/emit.h"
#include "weft/frontend/frontend.h"
#include "weft/lower/lower.h"
#include "weft/print/print.h"
#include "weft/synth/read_back.h"
#include "weft/synth/synthesize.h"

namespace weft {
namespace {

constexpr std::uint64_t kSeed = 20;
constexpr std::uint64_t kRows = 2000;

FunctionId kernel_of(const Tree& tree) {
  for (std::size_t i = tree.functions.size(); i-- > 0;) {
    if (tree.functions[i].is_kernel) return FunctionId{static_cast<std::uint32_t>(i)};
  }
  return {};
}

// Holds two trees against each other and collects what differs: everything but node numbers.
class Comparison {
 public:
  Comparison(const Tree& a, const Tree& b) : a_(a), b_(b) {}

  std::string run() {
    lists("modules", a_.modules.size(), b_.modules.size());
    lists("items", a_.items.size(), b_.items.size());
    lists("constants", a_.constants.size(), b_.constants.size());
    lists("structs", a_.structs.size(), b_.structs.size());
    lists("aliases", a_.aliases.size(), b_.aliases.size());
    lists("functions", a_.functions.size(), b_.functions.size());
    lists("unknown names", 0, b_.unknown_names.size());
    if (!differences_.empty()) return differences_;
    for (std::size_t i = 0; i < a_.items.size(); ++i) {
      expect(a_.items[i].kind == b_.items[i].kind && a_.items[i].index == b_.items[i].index,
             "order of items");
    }
    for (std::size_t i = 0; i < a_.constants.size(); ++i) {
      const ConstantDecl &x = a_.constants[i], &y = b_.constants[i];
      names("constant", x.name, y.name);
      nodes(x.value, y.value);
      expect(x.wrapped == y.wrapped && x.line == y.line, "constant");
      expect(x.resolved.type == y.resolved.type && x.resolved.python == y.resolved.python &&
                 x.resolved.f == y.resolved.f && x.resolved.i == y.resolved.i,
             "value of the constant " + std::string(a_.text(x.name)));
    }
    for (std::size_t i = 0; i < a_.aliases.size(); ++i) {
      names("alias", a_.aliases[i].name, b_.aliases[i].name);
      nodes(a_.aliases[i].value, b_.aliases[i].value);
      expect(a_.aliases[i].type == b_.aliases[i].type && a_.aliases[i].line == b_.aliases[i].line,
             "alias");
    }
    for (std::size_t i = 0; i < a_.structs.size(); ++i) structs(a_.structs[i], b_.structs[i]);
    for (std::size_t i = 0; i < a_.functions.size(); ++i)
      functions(a_.functions[i], b_.functions[i]);
    return differences_;
  }

 private:
  void expect(bool same, const std::string& what) {
    if (!same) differences_ += what + " differs\n";
  }
  void lists(const char* what, std::size_t x, std::size_t y) {
    expect(x == y, std::string("number of ") + what + ", " + std::to_string(x) + " and " +
                       std::to_string(y) + ",");
  }
  void names(const char* what, Symbol x, Symbol y) {
    const std::string_view s = x.valid() ? a_.text(x) : "", t = y.valid() ? b_.text(y) : "";
    expect(s == t, std::string(what) + " " + std::string(s) + " / " + std::string(t));
  }

  void structs(const StructDecl& x, const StructDecl& y) {
    names("struct", x.name, y.name);
    lists("fields", x.fields.size(), y.fields.size());
    for (std::size_t i = 0; i < std::min(x.fields.size(), y.fields.size()); ++i) {
      names("field", x.fields[i].name, y.fields[i].name);
      nodes(x.fields[i].annotation, y.fields[i].annotation);
      expect(x.fields[i].type == y.fields[i].type, "type of a field");
    }
  }

  void functions(const FunctionDecl& x, const FunctionDecl& y) {
    names("function", x.name, y.name);
    expect(x.is_kernel == y.is_kernel && x.has_return_type == y.has_return_type &&
               x.return_types == y.return_types && x.options == y.options,
           "declaration of " + std::string(a_.text(x.name)));
    expect(x.first_line == y.first_line && x.last_line == y.last_line, "lines of a function");
    lists("arguments", x.args.size(), y.args.size());
    for (std::size_t i = 0; i < std::min(x.args.size(), y.args.size()); ++i) {
      names("argument", x.args[i].name, y.args[i].name);
      expect(x.args[i].type == y.args[i].type, "type of an argument");
      nodes(x.args[i].default_value, y.args[i].default_value);
    }
    nodes(x.def, y.def);
  }

  void nodes(NodeId x, NodeId y) {
    expect(x.valid() == y.valid(), "presence of a node");
    if (!x.valid() || !y.valid()) return;
    const Node &n = a_.node(x), &m = b_.node(y);
    const bool same = n.kind == m.kind && n.op == m.op && n.kids_count == m.kids_count &&
                      n.split == m.split && (n.kind == NodeKind::Compare || n.bits == m.bits);
    if (!same) {
      differences_ += std::string(node_kind_name(n.kind)) + " and " +
                      std::string(node_kind_name(m.kind)) + " at line " +
                      std::to_string(b_.loc(y).line) + " differ\n";
      return;
    }
    names("name", n.name, m.name);
    if (n.kind == NodeKind::Compare) {
      const auto p = a_.compare_ops(x), q = b_.compare_ops(y);
      expect(std::equal(p.begin(), p.end(), q.begin(), q.end()), "comparison");
    }
    // In Python's ast `arguments` has no place.
    expect(n.kind == NodeKind::Arguments || a_.loc(x).line == b_.loc(y).line,
           std::string("line of ") + std::string(node_kind_name(n.kind)) + " " +
               std::to_string(b_.loc(y).line));
    for (std::uint32_t i = 0; i < n.kids_count; ++i) nodes(a_.kid(x, i), b_.kid(y, i));
  }

  const Tree &a_, &b_;
  std::string differences_;
};

// Both targets of one kernel as one text, or the diagnostic.
std::string text_of(Lowerer& lowerer, Tree& tree, bool backward) {
  Lowered lowered;
  LowerOptions options;
  options.enable_backward = backward;
  if (Status s = lowerer.lower(tree, kernel_of(tree), options, lowered); !s) {
    return "refused: " + s.error().render();
  }
  Emitter emitter;
  emitter.prepare(lowered);
  KernelText text;
  std::string all = dump_lowered(lowered);
  for (const Device device : {Device::Cpu, Device::Cuda}) {
    emitter.emit(device, {device == Device::Cpu ? 1 : 256}, text);
    all += text.support + text.forward + text.backward;
  }
  return all;
}

// The first line in which two texts differ, with its neighbour before it; empty if none does.
std::string first_difference(std::string_view a, std::string_view b) {
  if (a == b) return "";
  std::size_t at = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
  std::size_t start = a.substr(0, at).rfind('\n');
  start = start == a.npos || start == 0 ? 0 : a.substr(0, start).rfind('\n') + 1;
  const auto piece = [&](std::string_view s) {
    return std::string(s.substr(start, at - start + 80));
  };
  return piece(a) + "\n--- and ---\n" + piece(b) + "\n";
}

class GeneratedPrograms : public testing::Test {
 protected:
  // Runs `body(tree, parsed)` over the default mix; `parsed` is the printed tree read back.
  template <class Body>
  void each(Body&& body) {
    Synthesizer synth(kSeed);
    ProgramInfo info;
    Tree tree;
    for (std::uint64_t i = 0; i < kRows && !HasFailure(); ++i) {
      SCOPED_TRACE("seed " + std::to_string(kSeed) + ", row " + std::to_string(i));
      synth.make(static_cast<Category>(i % kGrammarCategories), i, tree, info);
      print_module(tree);
      Result<Tree> parsed = parse_source(tree.source, tree.file_name);
      ASSERT_TRUE(parsed) << parsed.error().render();
      body(tree, *parsed);
    }
  }
};

TEST_F(GeneratedPrograms, ParseToTheTreeThatWasPrinted) {
  each([](Tree& tree, Tree& parsed) {
    EXPECT_EQ(Comparison(tree, parsed).run(), "") << tree.source;
    const std::string before = tree.source;
    print_module(parsed);
    EXPECT_EQ(parsed.source, before);
    EXPECT_EQ(parsed.file_name, tree.file_name);
  });
}

// No two rows have the same program: the number is in it.
TEST_F(GeneratedPrograms, SayTheirNumberInTheirText) {
  const Permutation permutation = Synthesizer::permutation(kSeed);
  std::uint64_t i = 0;
  each([&](Tree&, Tree& parsed) {
    const auto found = read_back(parsed);
    ASSERT_TRUE(found) << parsed.source;
    EXPECT_EQ(found->category, static_cast<Category>(i % kGrammarCategories));
    EXPECT_EQ(found->number, permutation.apply(i)) << parsed.source;
    ++i;
  });
}

TEST_F(GeneratedPrograms, LowerToTheSameTextFromEitherTree) {
  Lowerer lowerer, other;
  each([&](Tree& tree, Tree& parsed) {
    for (const bool backward : {true, false}) {
      const std::string text = text_of(lowerer, tree, backward);
      EXPECT_EQ(text.find("refused: "), std::string::npos) << text << tree.source;
      EXPECT_EQ(first_difference(text, text_of(other, parsed, backward)), "") << tree.source;
    }
  });
}

TEST_F(GeneratedPrograms, LowerToTheSameTextAgain) {
  Lowerer used;
  each([&](Tree& tree, Tree&) {
    const std::string text = text_of(used, tree, true);
    Lowerer fresh;
    EXPECT_EQ(first_difference(text, text_of(fresh, tree, true)), "");
    EXPECT_EQ(first_difference(text, text_of(used, tree, true)), "");
  });
}

TEST_F(GeneratedPrograms, HaveTheTypesThatLoweringFinds) {
  Lowerer lowerer;
  std::size_t held = 0;
  each([&](Tree& tree, Tree&) {
    std::vector<Type> types;
    for (std::uint32_t v = 0; v < tree.size(); ++v) types.push_back(tree.type(NodeId{v}));
    text_of(lowerer, tree, true);
    for (std::uint32_t v = 0; v < types.size(); ++v) {
      const Type found = tree.type(NodeId{v}).deref();
      if (types[v].is_void() || found.is_void()) continue;
      ++held;
      EXPECT_TRUE(types_equal(types[v].deref(), found))
          << node_kind_name(tree.node(NodeId{v}).kind) << " at line " << tree.loc(NodeId{v}).line
          << ": " << type_repr(types[v], {}) << " and " << type_repr(found, {}) << "\n"
          << tree.source;
    }
  });
  // Else nothing was compared.
  EXPECT_GT(held, kRows * 20);
}

TEST_F(GeneratedPrograms, HaveTheIdsOfTheirText) {
  each([](Tree& tree, Tree& parsed) {
    EXPECT_EQ(canonical_structure(tree), canonical_structure(parsed));
    EXPECT_EQ(canonical_skeleton(tree), canonical_skeleton(parsed));
  });
}

}  // namespace
}  // namespace weft
