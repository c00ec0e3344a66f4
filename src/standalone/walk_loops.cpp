// Loops of the walk through a kernel: their rounds, what they add up, and that they end.
#include "kernel_walk.h"

#include <algorithm>

#include "ends.h"

namespace weft::standalone {

void Walk::loop(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  const bool is_for = n.kind == NodeKind::For;
  visit(is_for ? kids[1] : kids[0]);
  const auto body = tree_.kids_before_split(id, is_for ? 2 : 1);
  std::set<std::uint32_t> changed;
  changed_in(id, changed);
  forget(changed);
  const std::vector<Fact> before = values().facts;
  const Bounds around = rounds_;
  ++loops_;
  if (is_for) {
    begin_for(id);
  } else {
    rounds_.clear();
    check_end(id);
  }
  grow(id);
  const bool recording = recording_;
  recording_ = false;
  static constexpr int kMostPasses = 3;
  for (int pass = 0; pass < kMostPasses && ranges_.steps <= kMostSteps; ++pass) {
    const auto known = values().known;
    const auto fields = values().fields;
    turn(id, body, before);
    if (known == values().known && fields == values().fields) break;
    if (pass + 1 < kMostPasses) continue;
    spoil(known, values().known);
    spoil(fields, values().fields);
  }
  recording_ = recording;
  turn(id, body, before);
  values().facts = before;
  --loops_;
  rounds_ = around;
  block(tree_.kids_after_split(id));
}

void Walk::turn(NodeId id, std::span<const NodeId> body, const std::vector<Fact>& before) {
  values().facts = before;
  if (tree_.node(id).kind == NodeKind::While) {
    ranges_.assume(tree_.kid(id, 0), true, values());
    visit(tree_.kid(id, 0));
  }
  block(body);
}

void Walk::begin_for(NodeId id) {
  const auto kids = tree_.kids(id);
  const NodeId iter = kids[1];
  Bounds rounds;
  const Range numbers = ranges_.loop(iter, values(), rounds);
  rounds_ = cross_rounds(rounds);
  if (tree_.node(kids[0]).kind == NodeKind::Name) {
    const std::uint32_t name = tree_.node(kids[0]).name.v;
    values().known.insert_or_assign(name, numbers);
    frame_.origins[name].add(origins_of(iter));
    frame_.extents.erase(name);
  }
  if (tree_.node(iter).kind != NodeKind::Call) return;
  const Node& range = tree_.node(iter);
  const NodeId stop = tree_.kid(iter, range.split == 2 ? 1u : std::min(2u, range.kids_count - 1));
  const Node& s = tree_.node(stop);
  std::string text = path_of(stop);
  if (!text.empty() && path_type(text).is_int()) {
    found_.bounds.insert(text);
  } else if (s.kind == NodeKind::Constant) {
    text = std::to_string(s.bits);
  } else if (s.kind == NodeKind::Name) {
    text = extent(stop);
  }
  if (!text.empty() && tree_.node(kids[0]).kind == NodeKind::Name)
    frame_.extents[tree_.node(kids[0]).name.v] = text;
  if (range.kids_count == 4) is_divisor(tree_.kid(iter, 3), true);  // a step of 0
  // The same of reversed(range(a, b, step)).
  if (range.kids_count == 2 && s.kind == NodeKind::Call && tree_.kids(stop).size() == 4)
    is_divisor(tree_.kid(stop, 3), true);
  find_rows(iter);
}

Bounds Walk::cross_rounds(const Bounds& rounds) const {
  if (rounds.empty() || rounds_.empty()) return {};
  Bounds out;
  for (const Extent& a : rounds_) {
    for (const Extent& b : rounds) out.push_back(a * b);
  }
  std::erase_if(out, [](const Extent& e) { return e.is_unwieldy(); });
  if (out.size() > 4) out.resize(4);
  return out;
}

void Walk::find_rows(NodeId iter) {
  const auto kids = tree_.kids(iter);
  if (kids.size() < 3) return;
  const Origins from = origins_of(kids[1]), to = origins_of(kids[2]);
  for (const std::string& path : from.of) {
    const Type t = path_type(path);
    if (to.of.contains(path) && t.is_array() && t.element().is_int()) found_.sorted.insert(path);
  }
}

void Walk::grow(NodeId loop) {
  std::map<std::uint32_t, Range> sums;
  std::map<std::uint32_t, Range> fresh;
  collect_growth(tree_.kids(loop), sums, fresh);
  for (const auto& [name, by] : sums) {
    auto it = values().known.find(name);
    if (it == values().known.end()) continue;
    const Range begin = it->second;
    Range& now = it->second;
    Range cap = limit_of(loop, name);
    now.most =
        standalone::both(cap.most.empty() ? Bounds{} : larger(begin.most, plus(cap.most, by.most)),
                         plus(begin.most, repeated(by.most, rounds_)));
    now.beneath = standalone::both(
        cap.beneath.empty() ? Bounds{} : larger(begin.beneath, plus(cap.beneath, by.beneath)),
        plus(begin.beneath, repeated(by.beneath, rounds_)));
  }
}

Range Walk::limit_of(NodeId loop, std::uint32_t name) {
  if (tree_.node(loop).kind != NodeKind::While) return {};
  Values inside = values();
  inside.facts.clear();
  inside.known.erase(name);
  ranges_.assume(tree_.kid(loop, 0), true, inside);
  Range out;
  for (const Fact& f : inside.facts) {
    const Node& n = tree_.node(f.at);
    if (n.kind != NodeKind::Name || n.name.v != name) continue;
    out.most = standalone::both(out.most, f.range.most);
    out.beneath = standalone::both(out.beneath, f.range.beneath);
  }
  return out;
}

void Walk::collect_growth(std::span<const NodeId> nodes, std::map<std::uint32_t, Range>& sums,
                          std::map<std::uint32_t, Range>& fresh) {
  for (const NodeId id : nodes) {
    if (!id.valid()) continue;
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::For || n.kind == NodeKind::While) continue;
    if (const auto step = growth(id)) {
      const Symbol name = tree_.node(tree_.kid(id, 0)).name;
      const Range zero = Range::between(0, 0);
      const Range own{larger(step->most, zero.most), larger(step->beneath, zero.beneath)};
      const auto [it, first] = frame_.grown.try_emplace(id.v, own);
      if (first) {
        const auto [all, none] = sums.try_emplace(name.v, own);
        if (!none) all->second = sum(all->second, own);
      } else if (!(it->second == own) && it->second != Range{}) {
        it->second = {};
        values().known.insert_or_assign(name.v, Range{});
      }
    }
    collect_growth(tree_.kids(id), sums, fresh);
  }
}

std::optional<Range> Walk::growth(NodeId id) const {
  const Node& n = tree_.node(id);
  if ((n.kind != NodeKind::Assign && n.kind != NodeKind::AugAssign) || n.kids_count != 2)
    return std::nullopt;
  const NodeId target = tree_.kid(id, 0), value = tree_.kid(id, 1);
  if (tree_.node(target).kind != NodeKind::Name) return std::nullopt;
  const Symbol name = tree_.node(target).name;
  const bool augmented = n.kind == NodeKind::AugAssign;
  const Node& by = augmented ? n : tree_.node(value);
  if (!augmented && by.kind != NodeKind::BinOp) return std::nullopt;
  const auto op = static_cast<BinaryOp>(by.op);
  if (op != BinaryOp::Add && op != BinaryOp::Sub) return std::nullopt;
  NodeId step = value;
  if (!augmented) {
    const NodeId left = tree_.kid(value, 0);
    if (tree_.node(left).kind != NodeKind::Name || tree_.node(left).name != name)
      return std::nullopt;
    step = tree_.kid(value, 1);
  }
  if (ranges_.mentions(step, name) || !tree_.type(step).is_scalar()) return std::nullopt;
  const Range r = range_of(step);
  return op == BinaryOp::Add ? r : negated(r);
}

void Walk::check_end(NodeId id) {
  for (const NodeId s : tree_.kids_before_split(id, 1)) find_steps(s, tree_.kid(id, 0));
  const auto drawn_above_zero = [&](NodeId step) {
    const std::string path = path_of(step);
    const Type t = path_type(path);
    return t.is_scalar() && is_float(t.scalar) && found_.low(path, t) > 0;
  };
  LoopHead head{tree_, ranges_, values(), [&](NodeId s) { return growth(s); }, drawn_above_zero,
                {}};
  changed_in(id, head.changed);
  if (!surely_ends(head, id)) refuse(id, "a loop of which the text does not say that it ends");
}

void Walk::find_steps(NodeId id, NodeId test) {
  if (growth(id)) {
    const NodeId value = tree_.kids(id).back();
    const bool augmented = tree_.node(id).kind == NodeKind::AugAssign;
    const NodeId by = augmented ? value : tree_.kid(value, 1);
    if (tree_.type(by).is_int() || ranges_.mentions(test, tree_.node(tree_.kid(id, 0)).name))
      found_.nonzero.add(origins_of(by));
  }
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) find_steps(k, test);
  }
}

}  // namespace weft::standalone
