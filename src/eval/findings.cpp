// Findings of a launch as people read them; see findings.h.
#include "weft/eval/findings.h"

namespace weft::eval {
namespace {

// "an assertion does not hold: positive please"
std::string words_of(const Finding& f, const Tree& tree) {
  std::string out = f.message();
  if (f.fault != Fault::AssertFailed || !f.node.valid() ||
      tree.node(f.node).kind != NodeKind::Assert || tree.kids(f.node).size() < 2)
    return out;
  const Node& message = tree.node(tree.kid(f.node, 1));
  if (message.kind == NodeKind::Constant &&
      message.op == static_cast<std::uint8_t>(ConstantKind::Str))
    out += ": " + std::string(tree.text(message.name));
  return out;
}

std::uint32_t line_of_kernel(const hir::Program& program) {
  return program.tree->functions[program.kernel.decl.v].first_line;
}

}  // namespace

std::vector<PlacedFinding> placed_findings(const NamedLaunch& launch, const hir::Program& program,
                                           const std::string& path, std::size_t dims) {
  const Tree& tree = *program.tree;
  std::vector<PlacedFinding> out;
  for (const Finding& f : launch.evaluator().findings()) {
    const std::uint32_t line = f.node.valid() ? tree.loc(f.node).line : line_of_kernel(program);
    SourceLoc place = tree.place_for_people(path, static_cast<int>(line));
    out.push_back({std::string(fault_id(f.fault)),
                   std::move(place.file),
                   place.line,
                   {f.thread, f.thread + dims},
                   words_of(f, tree),
                   f.values});
  }
  return out;
}

Diag placed_refusal(Diag refusal, const hir::Program& program, const std::string& path) {
  const int line =
      refusal.loc.line > 0 ? refusal.loc.line : static_cast<int>(line_of_kernel(program));
  const int column = refusal.loc.col;
  refusal.loc = program.tree->place_for_people(path, line);
  refusal.loc.col = column;
  return refusal;
}

}  // namespace weft::eval
