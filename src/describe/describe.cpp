#include "weft/describe/describe.h"

#include <algorithm>
#include <vector>

#include "steps.h"
#include "weft/ast/called.h"

namespace weft {
namespace {

using describe::Clause;
using describe::Steps;

constexpr std::size_t kSentences = 5;

// The arrays that a kernel changes by atomics, and those that it changes in place.
struct Writing {
  std::vector<Symbol> by_atomics, in_place;
};

// The variable that an element or a part belongs to; none: an expression.
Symbol variable_of(const Tree& tree, NodeId id) {
  while (tree.node(id).kind == NodeKind::Subscript || tree.node(id).kind == NodeKind::Attribute)
    id = tree.kid(id, 0);
  return tree.node(id).kind == NodeKind::Name ? tree.node(id).name : Symbol{};
}

void look(const Tree& tree, NodeId id, Writing& writing) {
  if (!id.valid()) return;
  const Node& n = tree.node(id);
  if (n.kind == NodeKind::AugAssign && tree.node(tree.kid(id, 0)).kind != NodeKind::Name)
    writing.in_place.push_back(variable_of(tree, tree.kid(id, 0)));
  if (n.kind == NodeKind::Call) {
    const std::optional<BuiltinId> f = builtin_called_by_name(tree, id);
    if (f && is_atomic(*f)) writing.by_atomics.push_back(variable_of(tree, tree.kid(id, 1)));
  }
  for (const NodeId kid : tree.kids(id)) look(tree, kid, writing);
}

// "(`i`, `j`)"
std::string thread_names(std::span<const std::string> names) {
  std::string out;
  for (const std::string& n : names) out += (out.empty() ? "" : ", ") + n;
  if (names.size() > 1) out = '(' + out + ')';
  return names.empty() ? out : " `" + out + '`';
}

std::string opening(const Tree& tree, FunctionId kernel, const KernelInterface& interface,
                    const Steps& steps) {
  Writing writing;
  look(tree, tree.functions[kernel.v].def, writing);
  // Of outputs, by how they come about.
  std::vector<std::string> computed, updated, accumulated, ins;
  const auto among = [&](const std::vector<Symbol>& symbols, const std::string& name) {
    return std::ranges::any_of(symbols,
                               [&](Symbol s) { return s.valid() && tree.text(s) == name; });
  };
  for (const KernelArg& a : interface.args) {
    // A size of the launch is part of the rule, not of the data.
    if (a.role == ArgRole::In && a.equals) continue;
    (a.role == ArgRole::In               ? ins
     : among(writing.by_atomics, a.name) ? accumulated
     : among(writing.in_place, a.name)   ? updated
                                         : computed)
        .push_back('`' + a.name + '`');
  }
  std::vector<std::string> deeds;
  if (!computed.empty()) deeds.push_back("computes " + describe::listed(computed));
  if (!updated.empty()) deeds.push_back("updates " + describe::listed(updated));
  if (!accumulated.empty()) deeds.push_back("accumulates " + describe::listed(accumulated));
  std::string out = describe::listed(deeds);
  out.front() += 'A' - 'a';
  if (!ins.empty()) out += " from " + describe::listed(ins);
  out += ", one thread" + thread_names(steps.thread()) + " per ";
  const std::size_t rank = interface.launch.size();
  out += rank <= 1 ? "element" : "cell of a " + std::to_string(rank) + "-D grid";
  if (!steps.idle().empty()) out += "; threads with " + std::string(steps.idle()) + " do nothing";
  return out;
}

// At most so many sentences, each of which ends where an array has changed.
std::vector<std::string> sentences(const std::vector<Clause>& clauses, std::size_t most) {
  std::vector<std::vector<Clause>> groups(1);
  for (const Clause& c : clauses) {
    if (!groups.back().empty() && groups.back().back().stores) groups.emplace_back();
    groups.back().push_back(c);
  }
  while (groups.size() > most) {
    // The two neighbours that are least together.
    std::size_t at = 0;
    for (std::size_t i = 1; i + 1 < groups.size(); ++i) {
      if (groups[i].size() + groups[i + 1].size() < groups[at].size() + groups[at + 1].size())
        at = i;
    }
    groups[at].insert(groups[at].end(), groups[at + 1].begin(), groups[at + 1].end());
    groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
  std::vector<std::string> out;
  for (const std::vector<Clause>& group : groups) {
    if (group.empty()) continue;
    std::string text = describe::joined(group);
    if (text.front() >= 'a' && text.front() <= 'z') text.front() += 'A' - 'a';
    out.push_back(std::move(text));
  }
  return out;
}

}  // namespace

std::string describe_kernel(const Tree& tree, const KernelInterface& interface) {
  const FunctionId kernel{static_cast<std::uint32_t>(tree.functions.size() - 1)};
  Steps steps(tree, kernel);
  std::string out = opening(tree, kernel, interface, steps) + '.';
  std::size_t told = 1;
  std::string functions;
  for (std::uint32_t i = 0; i < kernel.v; ++i) {
    functions += (i > 0 ? "; " : " Here ") + Steps(tree, FunctionId{i}).of_function();
  }
  if (!functions.empty()) {
    out += functions + '.';
    ++told;
  }
  for (const std::string& s : sentences(steps.clauses(), kSentences - told)) out += ' ' + s + '.';
  return out;
}

}  // namespace weft
