// Loops of the walk: what they change, and how often they are run.
#include "access_walk.h"

#include <algorithm>

#include "tree_parts.h"

namespace weft::standalone {
namespace access {

void Analysis::changed_in(NodeId id, std::set<std::uint32_t>& out) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign || n.kind == NodeKind::For) {
    const bool several = n.kind == NodeKind::Assign;
    for (std::size_t i = 0; i < (several ? kids.size() - 1 : 1); ++i) {
      for (const NodeId t : elements(tree_, kids[i]))
        if (const Symbol s = root_name(tree_, t); s.valid()) out.insert(s.v);
    }
  }
  if (const auto f = called_function(tree_, id)) {
    const FunctionDecl& d = tree_.functions[*f];
    const std::vector<NodeId> given = given_arguments(tree_, id, d);
    for (std::size_t k = 0; k < given.size(); ++k) {
      if (!d.args[k].type.ref || !given[k].valid()) continue;
      if (const Symbol s = root_name(tree_, given[k]); s.valid()) out.insert(s.v);
    }
  }
  for (const NodeId k : kids) {
    if (k.valid()) changed_in(k, out);
  }
}

void Analysis::loop(NodeId id) {
  const Node& n = tree_.node(id);
  const bool is_for = n.kind == NodeKind::For;
  const auto kids = tree_.kids(id);
  std::set<std::uint32_t> changed;
  changed_in(id, changed);
  Times times = now();
  Value start{};
  Varies turns;
  if (is_for) {
    turns = range(kids[1], start, times);
    diverges(id, fresh(turns));
  }
  loops_.push_back({++last_loop_, times, {}, frame_.tests.size()});
  const bool counting = counting_;
  counting_ = false;
  renumber(changed, {});
  for (int pass = 0;; ++pass) {
    const bool last = pass + 1 == kMostPasses || steps_ > kMostSteps;
    if (last) renumber(changed, {Varies::Data, 0});
    const TrackedNames head = frame_.names;
    const Varies gone = loops_.back().left;
    turns = join(turns, turn(id, start, turns));
    frame_.names = merged(head, frame_.names, loops_.back().left);
    const bool stays = last || (same(head, frame_.names, changed) && gone == loops_.back().left);
    renumber(changed, {});
    if (stays) break;
  }
  counting_ = counting;
  const TrackedNames head = frame_.names;
  if (counting_) turn(id, start, turns);
  frame_.names = merged(head, frame_.names, {});
  const Varies left = join(turns, loops_.back().left);
  loops_.pop_back();
  renumber(changed, left);
  block(tree_.kids_after_split(id));
}

bool Analysis::same(const TrackedNames& a, const TrackedNames& b,
                    const std::set<std::uint32_t>& changed) const {
  return std::all_of(changed.begin(), changed.end(), [&](std::uint32_t name) {
    const auto one = a.find(name), other = b.find(name);
    return one != a.end() && other != b.end() &&
           one->second.value.varies == other->second.value.varies;
  });
}

void Analysis::renumber(const std::set<std::uint32_t>& changed, Varies left) {
  for (const std::uint32_t name : changed) {
    const auto it = frame_.names.find(name);
    if (it == frame_.names.end()) continue;
    Varies v = it->second.value.varies;
    if (!left.uniform()) v = left.kind == Varies::Data ? left : merge(v, {}, {Varies::Strided, 0});
    it->second.value = fresh(v);
  }
}

Varies Analysis::turn(NodeId id, const Value& start, Varies turns) {
  const bool is_for = tree_.node(id).kind == NodeKind::For;
  if (is_for) {
    assign(tree_.kid(id, 0), fresh(start.varies), Type::of(Scalar::Int32), {});
  } else {
    const Value test = value(tree_.kid(id, 0));
    diverges(id, test);
    turns = test.varies;
  }
  frame_.tests.push_back(turns);
  block(tree_.kids_before_split(id, is_for ? 2 : 1));
  frame_.tests.pop_back();
  return turns;
}

Varies Analysis::range(NodeId iter, Value& start, Times& times) {
  const Node& n = tree_.node(iter);
  if (n.kind != NodeKind::Call) return value(iter).varies;
  if (n.split == 2 && tree_.node(tree_.kid(iter, 1)).kind == NodeKind::Call &&
      tree_.callee(tree_.kid(iter, 0)) != tree_.callee(tree_.kid(tree_.kid(iter, 1), 0)) &&
      tree_.type(tree_.kid(iter, 1)).kind == TypeKind::Range)
    return range(tree_.kid(iter, 1), start, times);  // reversed(range(...))
  std::vector<Value> given;
  for (std::uint32_t i = 1; i < n.split; ++i) given.push_back(value(tree_.kid(iter, i)));
  Varies all;
  for (const Value& v : given) all = join(all, v.varies);
  if (given.size() > 1) start = given[0];
  if (given.size() == 3 && !given[2].varies.uniform()) start = fresh({Varies::Data, 0});
  const auto at = [&](std::uint32_t i) { return number(tree_.kid(iter, i)); };
  std::optional<std::int64_t> rounds, plain;
  if (given.size() == 1) {
    rounds = plain = at(1);
  } else if (given.size() > 1 && at(1) && at(2)) {
    rounds = *at(2) - *at(1);
    if (given.size() == 2) plain = rounds;
    const std::int64_t step = given.size() == 3 ? at(3).value_or(0) : 1;
    if (step == 0) {
      rounds.reset();
    } else {
      rounds = (*rounds + (step > 0 ? step - 1 : step + 1)) / step;
    }
  }
  if (rounds) times.rounds *= static_cast<double>(std::max<std::int64_t>(0, *rounds));
  if (plain) times.plain *= static_cast<double>(std::max<std::int64_t>(0, *plain));
  return all;
}

}  // namespace access

}  // namespace weft::standalone
