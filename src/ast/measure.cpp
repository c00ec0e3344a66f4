// Counts of statements, loops and the like.
#include "weft/ast/measure.h"

#include <algorithm>

namespace weft {
namespace {

class Counter {
 public:
  Counter(const Tree& tree, Measure& m) : tree_(tree), m_(m) {}

  // Returns the number of statements.
  std::uint32_t function(const FunctionDecl& f, bool kernel) {
    statements_ = 0;
    kernel_ = kernel;
    const std::uint32_t end = tree_.node(f.def).split;
    for (std::uint32_t i = 1; i < end; ++i) visit(tree_.kid(f.def, i), 1);
    return statements_;
  }

 private:
  void visit(NodeId id, std::uint32_t depth) {
    if (!id.valid()) return;
    const Node& n = tree_.node(id);
    bool block = false;
    switch (n.kind) {
      case NodeKind::ExprStmt:
        if (tree_.node(tree_.kid(id, 0)).kind == NodeKind::Constant) return;
        ++statements_;
        break;
      case NodeKind::If:
        ++m_.branches;
        block = true;
        ++statements_;
        break;
      case NodeKind::For:
      case NodeKind::While:
        ++m_.loops;
        block = true;
        ++statements_;
        break;
      case NodeKind::Assign:
      case NodeKind::AugAssign:
      case NodeKind::Break:
      case NodeKind::Continue:
      case NodeKind::Pass:
      case NodeKind::Return:
      case NodeKind::Assert:
        ++statements_;
        break;
      case NodeKind::IfExp:
        ++m_.branches;
        break;
      case NodeKind::Call:
        ++m_.calls;
        break;
      default:
        break;
    }
    if (kernel_) m_.nesting = std::max(m_.nesting, depth);
    const std::uint32_t head = n.kind == NodeKind::For ? 2 : block ? 1 : n.kids_count;
    for (std::uint32_t i = 0; i < n.kids_count; ++i) {
      const NodeId kid = tree_.kid(id, i);
      // An elif is the only statement of the else branch and stands at the depth of its if.
      const bool elif = n.kind == NodeKind::If && i == n.split && n.split + 1 == n.kids_count &&
                        tree_.node(kid).kind == NodeKind::If;
      visit(kid, i >= head && !elif ? depth + 1 : depth);
    }
  }

  const Tree& tree_;
  Measure& m_;
  std::uint32_t statements_ = 0;
  bool kernel_ = false;
};

}  // namespace

Measure measure(const Tree& tree, FunctionId kernel) {
  std::vector<FunctionId> functions;
  for (std::uint32_t i = 0; i < tree.functions.size(); ++i) {
    if (i != kernel.v && !tree.functions[i].is_kernel) functions.push_back(FunctionId{i});
  }
  return measure(tree, kernel, functions);
}

Measure measure(const Tree& tree, FunctionId kernel, std::span<const FunctionId> functions) {
  Measure m;
  Counter counter(tree, m);
  m.statements = counter.function(tree.functions[kernel.v], true);
  for (const FunctionId f : functions)
    m.function_statements += counter.function(tree.functions[f.v], false);
  return m;
}

std::uint32_t complexity_score(const Measure& m, std::size_t builtins) {
  return m.statements + m.function_statements + 2 * m.branches + 3 * m.loops +
         3 * (m.nesting > 0 ? m.nesting - 1 : 0) + static_cast<std::uint32_t>(builtins);
}

std::string_view difficulty(std::uint32_t score) {
  return score < 22 ? "easy" : score < 40 ? "medium" : "hard";
}

}  // namespace weft
