// A walk through a kernel; see walk.h.
#include "walk.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ends.h"
#include "tree_parts.h"

namespace weft::standalone {
namespace {

// Of indices that are read from arrays; of offsets where rows of something begin; of loops.
constexpr std::int64_t kLargestIndex = 3, kLargestOffset = 96, kMostTurns = 9;
// Of numbers in the text that inputs are to reach; of those that inputs are divided by.
constexpr std::int64_t kFarthest = 1000, kLargestShare = 256;
// Nodes that are looked at before a kernel counts as too long.
constexpr std::size_t kMostSteps = 3'000'000;

bool is_quotient(BinaryOp op) { return op == BinaryOp::Div || op == BinaryOp::FloorDiv; }

class Walk : public Inputs {
 public:
  Walk(const Tree& tree, const FunctionDecl& f, std::span<const TileInfo> tiles)
      : tree_(tree), f_(f), tiles_(tiles), ranges_(tree, *this) {}

  Findings run() {
    for (const ArgDecl& a : f_.args) name_types(std::string(tree_.text(a.name)), a.type);
    find_dimensions(f_.def);
    ranges_.dims = found_.dims;
    // Until nothing new is found: what is stored is read again, and what one statement says of an
    // argument holds for those before it.
    static constexpr int kMostPasses = 5;
    for (int pass = 0; pass < kMostPasses; ++pass) {
      const Findings before = found_;
      const auto contents = contents_;
      once();
      if (same(before) && contents == contents_) break;
      if (pass + 2 >= kMostPasses) {
        for (auto& [path, range] : contents_) {
          const auto it = contents.find(path);
          if (it == contents.end() || !(it->second == range)) range = {};
        }
      }
    }
    recording_ = true;
    once();
    if (ranges_.steps > kMostSteps) refuse(f_.def, "a kernel with so many loops in each other");
    return std::move(found_);
  }

  // Of inputs.
  Range argument(const std::string& path) const override {
    const Type t = path_type(path);
    if (const auto it = found_.guards.find(path); it != found_.guards.end())
      return {{Extent::of("#" + std::to_string(it->second))}, Range::between(1, 1).beneath};
    if (!t.is_value()) return {};
    Range out = element(path, t);
    if (t.is_int() && !out.most.empty() && found_.low(path, t) >= 0)
      out.most.insert(out.most.begin(), Extent::of(path));
    return out;
  }

  Range element(const std::string& path, const Type& type) const override {
    Type t = path_type(path);
    if (t.is_array()) t = t.element();
    if (!t.is_value()) t = type;
    if (!t.is_value()) return {};
    Range out = is_float(t.scalar)
                    ? Range::between(static_cast<std::int64_t>(std::floor(found_.low(path, t))),
                                     static_cast<std::int64_t>(std::ceil(found_.high(path, t))))
                    : Range::between(static_cast<std::int64_t>(found_.low(path, t)),
                                     static_cast<std::int64_t>(found_.high(path, t)));
    if (t.is_quaternion() || t.is_transform()) out = Range::between(-1, 1);
    if (const auto it = contents_.find(path); it != contents_.end()) out = join(out, it->second);
    return out;
  }

  Type path_type(const std::string& path) const override {
    const auto it = types_.find(path);
    return it == types_.end() ? Type{} : it->second;
  }

  bool stored(const std::string& path) const override {
    return found_.stored.contains(path.substr(0, path.find('.')));
  }

 private:
  // What the names of a function stand for.
  struct Frame {
    Values values;
    std::map<std::uint32_t, std::string> extents;              // of indices: see extent()
    std::map<std::uint32_t, Origins> origins;                  // variables
    std::map<std::uint32_t, Range> grown;                      // by statement: what a loop adds
    std::map<std::uint32_t, std::set<std::uint32_t>> made_of;  // variables, of variables
  };

  bool same(const Findings& b) const {
    return found_.extents == b.extents && found_.asked == b.asked && found_.guards == b.guards &&
           found_.stored == b.stored && found_.sorted == b.sorted && found_.indices == b.indices &&
           found_.bounds == b.bounds && found_.negative == b.negative && found_.far == b.far &&
           found_.shares == b.shares && found_.nonzero == b.nonzero &&
           found_.components == b.components;
  }

  void name_types(const std::string& path, const Type& type) {
    types_[path] = type;
    found_.scalars[path] =
        type.kind == TypeKind::Struct
            ? static_cast<int>(standalone::size_of(tree_, type.element())) / 4 + 1
            : type.element().component_count();
    if (type.kind != TypeKind::Struct) return;
    for (const FieldDecl& f : tree_.structs[type.index].fields)
      name_types(path + "." + std::string(tree_.text(f.name)), f.type);
  }

  // Before anything else: bounds depend on how many the launch has.
  void find_dimensions(NodeId id) {
    if (assigns_thread_index(tree_, id)) {
      const std::size_t dims = elements(tree_, tree_.kid(id, 0)).size();
      if (asks_for_thread_ && dims != found_.dims && !found_.refusal)
        found_.refusal = unsupported(tree_, id, "wp.tid() of another number of dimensions");
      found_.dims = std::max(found_.dims, dims);
      asks_for_thread_ = true;
    }
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) find_dimensions(k);
    }
  }

  void once() {
    frame_ = {};
    rounds_ = {Extent::constant(1)};
    threads_seen_ = 0;
    depth_ = loops_ = 0;
    for (const ArgDecl& a : f_.args)
      frame_.values.paths[a.name.v] = std::string(tree_.text(a.name));
    block(tree_.kids_before_split(f_.def, 1));
  }

  void refuse(NodeId at, std::string_view what) {
    if (recording_ && !found_.refusal) found_.refusal = unsupported(tree_, at, what);
  }

  Range of(NodeId id) const { return ranges_.of(id, values()); }
  std::string path_of(NodeId id) const { return ranges_.path_of(id, values()); }
  std::vector<View> views_of(NodeId id) const { return ranges_.views_of(id, values()); }
  Values& values() { return frame_.values; }
  const Values& values() const { return frame_.values; }

  void block(std::span<const NodeId> statements) {
    for (const NodeId s : statements) {
      if (ranges_.steps > kMostSteps) return;
      statement(s);
    }
  }

  // Facts that a change of a variable ends.
  void forget(const std::set<std::uint32_t>& names) {
    std::erase_if(values().facts, [&](const Fact& f) { return uses(f.at, names); });
  }

  bool uses(NodeId id, const std::set<std::uint32_t>& names) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name && names.contains(n.name.v)) return true;
    const auto kids = tree_.kids(id);
    return std::any_of(kids.begin(), kids.end(),
                       [&](NodeId k) { return k.valid() && uses(k, names); });
  }

  void changed_in(NodeId id, std::set<std::uint32_t>& out) const {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign || n.kind == NodeKind::For) {
      for (const NodeId t : elements(tree_, kids[0]))
        if (const Symbol s = root_name(tree_, t); s.valid()) out.insert(s.v);
    }
    if (n.kind == NodeKind::Call) changed_by_call(tree_, id, out);
    for (const NodeId k : kids) {
      if (k.valid()) changed_in(k, out);
    }
  }

  // Whether nothing behind the statements is reached from them.
  bool leaves(std::span<const NodeId> statements) const {
    if (statements.empty()) return false;
    const Node& n = tree_.node(statements.back());
    if (n.kind == NodeKind::If && n.split < n.kids_count)
      return leaves(tree_.kids_before_split(statements.back(), 1)) &&
             leaves(tree_.kids_after_split(statements.back()));
    return n.kind == NodeKind::Return || n.kind == NodeKind::Continue || n.kind == NodeKind::Break;
  }

  void statement(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    switch (n.kind) {
      case NodeKind::Assign:
      case NodeKind::AugAssign:
        assignment(id);
        return;
      case NodeKind::If:
        look(kids[0]);
        branches(id);
        return;
      case NodeKind::For:
      case NodeKind::While:
        loop(id);
        return;
      case NodeKind::Return: {
        for (const NodeId k : kids) look(k);
        if (kids.empty()) return;
        const Range r = of(kids[0]);
        values().result = values().result ? join(*values().result, r) : r;
        return;
      }
      default:
        for (const NodeId k : kids) {
          if (k.valid()) look(k);
        }
    }
  }

  void branches(NodeId id) {
    const auto kids = tree_.kids(id);
    const auto body = tree_.kids_before_split(id, 1), orelse = tree_.kids_after_split(id);
    find_guards(kids[0], leaves(body), orelse.empty());
    const std::vector<Fact> before = values().facts;
    std::set<std::uint32_t> changed;
    for (const auto& part : {body, orelse}) {
      for (const NodeId s : part) changed_in(s, changed);
    }
    ranges_.assume(kids[0], true, values());
    block(body);
    values().facts = before;
    ranges_.assume(kids[0], false, values());
    const std::optional<Fact> clamped = clamps(body, orelse);
    block(orelse);
    values().facts = before;
    if (leaves(body)) {
      forget(changed_of(orelse));
      ranges_.assume(kids[0], false, values());
      return;
    }
    if (!orelse.empty() && leaves(orelse)) {
      forget(changed_of(body));
      ranges_.assume(kids[0], true, values());
      forget(changed_of(body));
      return;
    }
    forget(changed);
    if (clamped) values().facts.push_back(*clamped);
  }

  // `if i < 0: i = 0`: what the name is afterwards, either that value or what the test leaves.
  std::optional<Fact> clamps(std::span<const NodeId> body, std::span<const NodeId> orelse) const {
    if (body.size() != 1 || !orelse.empty()) return std::nullopt;
    const auto kids = tree_.kids(body[0]);
    if (tree_.node(body[0]).kind != NodeKind::Assign || kids.size() != 2) return std::nullopt;
    const Node& target = tree_.node(kids[0]);
    if (target.kind != NodeKind::Name || !is_literal(tree_, kids[1])) return std::nullopt;
    return Fact{kids[0], ranges_.text_of(kids[0]), join(of(kids[0]), of(kids[1])), false};
  }

  std::set<std::uint32_t> changed_of(std::span<const NodeId> statements) const {
    std::set<std::uint32_t> out;
    for (const NodeId s : statements) changed_in(s, out);
    return out;
  }

  // `if i >= n: return`, and `if i < n:` with all the work in it.
  void find_guards(NodeId test, bool body_leaves, bool no_else) {
    const Node& n = tree_.node(test);
    const auto kids = tree_.kids(test);
    if (n.kind == NodeKind::BoolOp && (static_cast<BoolOp>(n.op) == BoolOp::Or) == body_leaves) {
      for (const NodeId k : kids) find_guards(k, body_leaves, no_else);
    }
    if (n.kind != NodeKind::Compare || kids.size() != 2 || loops_ > 0 || depth_ > 0) return;
    CompareOp op = tree_.compare_ops(test)[0];
    NodeId index = kids[0], limit = kids[1];
    if (op == CompareOp::LtE || (op == CompareOp::Gt && !path_of(index).empty())) {
      std::swap(index, limit);  // n <= i, n > i
      op = op == CompareOp::LtE ? CompareOp::GtE : CompareOp::Lt;
    }
    const bool guard = body_leaves ? op == CompareOp::GtE : op == CompareOp::Lt && no_else;
    const std::string path = path_of(limit), e = extent(index);
    if (!guard || path.empty() || e.empty() || e[0] != '#' || !path_type(path).is_int()) return;
    // A number that is stepped or divided by besides is no size.
    found_.guards.try_emplace(path, std::stoul(e.substr(1)));
  }

  // What an index runs over: "#0" for the first dimension of the launch, an argument's name, a
  // number; empty: not known.
  std::string extent(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
      return std::to_string(n.bits + 1);
    if (n.kind != NodeKind::Name) return {};
    const auto it = frame_.extents.find(n.name.v);
    return it == frame_.extents.end() ? std::string() : it->second;
  }

  static bool is_number(const std::string& text) {
    return !text.empty() && text[0] >= '0' && text[0] <= '9';
  }

  void loop(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    const bool is_for = n.kind == NodeKind::For;
    look(is_for ? kids[1] : kids[0]);
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

  // What still changes is not known.
  template <typename Map>
  static void spoil(const Map& before, Map& now) {
    for (auto& [name, range] : now) {
      const auto it = before.find(name);
      if (it == before.end() || !(it->second == range)) range = {};
    }
  }

  void turn(NodeId id, std::span<const NodeId> body, const std::vector<Fact>& before) {
    values().facts = before;
    if (tree_.node(id).kind == NodeKind::While) {
      ranges_.assume(tree_.kid(id, 0), true, values());
      look(tree_.kid(id, 0));
    }
    block(body);
  }

  void begin_for(NodeId id) {
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

  Bounds cross_rounds(const Bounds& rounds) const {
    if (rounds.empty() || rounds_.empty()) return {};
    Bounds out;
    for (const Extent& a : rounds_) {
      for (const Extent& b : rounds) out.push_back(a * b);
    }
    std::erase_if(out, [](const Extent& e) { return e.is_unwieldy(); });
    if (out.size() > 4) out.resize(4);
    return out;
  }

  // range(a[i], a[i + 1]): where rows begin.
  void find_rows(NodeId iter) {
    const auto kids = tree_.kids(iter);
    if (kids.size() < 3) return;
    const Origins from = origins_of(kids[1]), to = origins_of(kids[2]);
    for (const std::string& path : from.of) {
      const Type t = path_type(path);
      if (to.of.contains(path) && t.is_array() && t.element().is_int()) found_.sorted.insert(path);
    }
  }

  // Variables that a loop adds to have the sum from its beginning on: an index stands before the
  // addition.
  void grow(NodeId loop) {
    std::map<std::uint32_t, Range> sums;
    std::map<std::uint32_t, Range> fresh;
    collect_growth(tree_.kids(loop), sums, fresh);
    for (const auto& [name, by] : sums) {
      auto it = values().known.find(name);
      if (it == values().known.end()) continue;
      const Range begin = it->second;
      Range& now = it->second;
      Range cap = limit_of(loop, name);
      now.most = standalone::both(
          cap.most.empty() ? Bounds{} : larger(begin.most, plus(cap.most, by.most)),
          plus(begin.most, repeated(by.most, rounds_)));
      now.beneath = standalone::both(
          cap.beneath.empty() ? Bounds{} : larger(begin.beneath, plus(cap.beneath, by.beneath)),
          plus(begin.beneath, repeated(by.beneath, rounds_)));
    }
  }

  // What a while's test holds a variable below.
  Range limit_of(NodeId loop, std::uint32_t name) {
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

  void collect_growth(std::span<const NodeId> nodes, std::map<std::uint32_t, Range>& sums,
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

  // What `x += step`, `x -= step` and `x = x + step` add.
  std::optional<Range> growth(NodeId id) const {
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
    const Range r = of(step);
    return op == BinaryOp::Add ? r : negated(r);
  }

  void check_end(NodeId id) {
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

  // What a variable is stepped on by is drawn from numbers other than 0: a float where the loop's
  // test asks for the variable.
  void find_steps(NodeId id, NodeId test) {
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

  // An expression, its parts first: what a call returns may be part of an index.
  void look(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    ++ranges_.steps;
    if (n.kind == NodeKind::IfExp) {
      look(kids[0]);
      const std::vector<Fact> before = values().facts;
      for (const bool holds : {true, false}) {
        ranges_.assume(kids[0], holds, values());
        look(kids[holds ? 1 : 2]);
        values().facts = before;
      }
      return;
    }
    if (n.kind == NodeKind::BoolOp) {
      const std::vector<Fact> before = values().facts;
      for (const NodeId k : kids) {
        look(k);
        ranges_.assume(k, static_cast<BoolOp>(n.op) == BoolOp::And, values());
      }
      values().facts = before;
      return;
    }
    if (n.kind == NodeKind::Attribute && tree_.text(n.name) == "shape") ask(kids[0]);
    for (const NodeId k : kids) {
      if (k.valid()) look(k);
    }
    if (n.kind == NodeKind::Subscript) {
      index(id);
      component(id);
    }
    if (n.kind == NodeKind::Compare) compare(id);
    if (n.kind == NodeKind::Call) call(id);
    if (n.kind == NodeKind::BinOp) {
      const auto op = static_cast<BinaryOp>(n.op);
      if (is_quotient(op) || op == BinaryOp::Mod) {
        is_divisor(kids[1], false);
        is_shared(kids[0], number(kids[1]));
      }
      if (op == BinaryOp::RShift && tree_.type(kids[0]).is_int()) {
        const double by = number(kids[1]);
        is_shared(kids[0], by > 0 && by < 16 ? std::ldexp(1.0, static_cast<int>(by)) : 0.0);
      }
    }
  }

  // A number of the text, or of the module; 0 for anything else.
  double number(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::UnaryOp && is_literal(tree_, id)) return -number(tree_.kid(id, 0));
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
      return static_cast<double>(n.bits);
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Float)
      return std::bit_cast<double>(n.bits);
    // `wp.int8(40)`. Another call of a number leads to a range that is as good as any.
    if (n.kind == NodeKind::Call && n.split == 2 && tree_.type(id).is_scalar() &&
        is_literal(tree_, tree_.kid(id, 1)))
      return number(tree_.kid(id, 1));
    if (n.kind != NodeKind::Name) return 0;
    for (const ConstantDecl& c : tree_.constants) {
      if (c.name != n.name || !c.resolved.type.is_scalar()) continue;
      if (c.resolved.i.size() == 1 && c.resolved.type.is_int())
        return static_cast<double>(c.resolved.i[0]);
      if (c.resolved.f.size() == 1 && c.resolved.type.is_float()) return c.resolved.f[0];
    }
    return 0;
  }

  // The input that an expression is, by itself; empty if it is something else.
  std::string input(NodeId id) const {
    const NodeKind kind = tree_.node(id).kind;
    if (kind != NodeKind::Name && kind != NodeKind::Attribute && kind != NodeKind::Subscript)
      return {};
    const Origins from = origins_of(id);
    return from.of.size() == 1 && from.over.empty() ? *from.of.begin() : std::string();
  }

  // `count // 64`, where a count of 10 would come to nothing.
  void is_shared(NodeId id, double by) {
    if (!(by > 1 && by <= static_cast<double>(kLargestShare)) || !tree_.type(id).is_int()) return;
    if (const std::string path = input(id); !path.empty()) {
      std::int64_t& largest = found_.shares[path];
      largest = std::max(largest, static_cast<std::int64_t>(by));
    }
  }

  // `distance > 100.0`, where no distance would be.
  void is_far(NodeId id, double from) {
    const double size = std::ceil(std::fabs(from));
    if (!(size > 1 && size <= static_cast<double>(kFarthest))) return;
    if (const std::string path = input(id); !path.empty()) {
      if (from < 0) found_.negative.insert(path);
      std::int64_t& farthest = found_.far[path];
      farthest = std::max(farthest, static_cast<std::int64_t>(size));
    }
  }

  void ask(NodeId array) {
    for (const View& v : views_of(array)) {
      for (const Dimension& d : v.dims) {
        if (d.fixed || d.path.empty() || d.path.starts_with("part:")) continue;
        if (!found_.asked.insert({d.path, d.at}).second && !recording_) continue;
        if (recording_) found_.demands.push_back({d.path, d.at, {Extent::constant(1)}, array});
      }
    }
  }

  // Of what is held against 0 or less, some is negative.
  void compare(NodeId id) {
    const auto kids = tree_.kids(id);
    for (std::size_t k = 0; k < kids.size(); ++k) {
      const NodeId other = kids[k == 0 ? 1 : k - 1];
      const Node& o = tree_.node(other);
      const bool minus = o.kind == NodeKind::UnaryOp && is_literal(tree_, other);
      const bool zero = o.kind == NodeKind::Constant && o.bits == 0 &&
                        static_cast<ConstantKind>(o.op) != ConstantKind::None;
      if (minus || zero) is_negative(kids[k]);
      is_far(kids[k], number(other));
    }
  }

  void is_negative(NodeId id) {
    const std::set<std::string> all = origins_of(id).all();
    found_.negative.insert(all.begin(), all.end());
  }

  void index(NodeId id) {
    const NodeId base = tree_.kid(id, 0);
    const std::vector<NodeId> indices = elements(tree_, tree_.kid(id, 1));
    for (const View& v : views_of(base)) note(v, indices);
  }

  // `v[i]` of a vector, also `a[k][i]`: what i is drawn from is smaller than its length.
  void component(NodeId id) {
    const auto [base, indices] = subscript_parts(tree_, id);
    Type t = tree_.type(base).deref();
    const std::size_t first = t.is_array() ? t.ndim : 0;
    if (t.is_array()) t = t.element();
    if (!t.is_composite()) return;
    for (std::size_t d = first; d < indices.size(); ++d) {
      const int length = t.is_matrix() ? (d == first ? t.rows : t.cols) : t.component_count();
      std::set<std::string> from;
      names_in(indices[d], from);
      const Node& n = tree_.node(indices[d]);
      if (const auto it = values().elements.find(n.name.v);
          n.kind == NodeKind::Name && it != values().elements.end())
        from.insert(it->second);
      for (const std::string& path : from) {
        const auto [it, fresh] = found_.components.try_emplace(path, length - 1);
        if (!fresh) it->second = std::min(it->second, length - 1);
      }
      if (n.kind == NodeKind::Slice || n.kind == NodeKind::Constant) continue;
      const Range r = of(indices[d]);
      const std::int64_t most = r.highest().value_or(length),
                         least = r.lowest().value_or(-length - 1);
      if (most >= length || least < -length)
        refuse(indices[d], "an index of a component that may be beyond the last one");
    }
  }

  void note(const View& view, std::span<const NodeId> indices) {
    for (std::size_t k = 0; k < indices.size() && k < view.dims.size(); ++k) {
      const Dimension& d = view.dims[k];
      const NodeId at = indices[k];
      names_in(at, found_.indices);
      if (tree_.node(at).kind == NodeKind::Slice) {
        slice(d, at);
        continue;
      }
      const Range r = of(at);
      if (recording_) {
        bool& negative = found_.may_be_negative[at.v];
        negative = negative || !r.not_negative();
        if (r.most.empty() || r.beneath.empty())
          refuse(at, "an index of which the text does not show how far it goes");
        demand(d, plus(r.most, {Extent::constant(1)}), at);
        if (!r.not_negative()) demand(d, r.beneath, at);
      }
      if (d.fixed || d.path.starts_with("part:")) continue;
      const std::string e = extent(at);
      std::string& slot = found_.extents[{d.path, d.at}];
      // The launch beats a number: an element at a fixed place is one of many. What a function does
      // at a fixed place says nothing of its own: it may have been given a part of an array.
      if (is_number(e) && is_number(slot)) {
        if (std::stoul(e) > std::stoul(slot)) slot = e;
      } else if ((slot.empty() && (depth_ == 0 || !is_number(e))) ||
                 (is_number(slot) && !e.empty()) || (!e.empty() && e[0] == '#' && slot[0] != '#')) {
        slot = e;
      }
    }
  }

  void demand(const Dimension& d, const Bounds& sizes, NodeId at) {
    if (sizes.empty()) return;
    if (d.fixed) {
      const bool fits = std::any_of(sizes.begin(), sizes.end(), [&](const Extent& e) {
        const auto c = e.as_constant();
        return c && *c <= *d.fixed;
      });
      if (!fits) refuse(at, "an index that may be beyond the end of a part of an array");
      return;
    }
    Demand own{d.path, d.at, sizes, at, d.whole, d.whole_at, {}};
    if (!d.whole.empty()) {
      const Bounds stride{Extent::constant(d.stride)}, rest{Extent::constant(1 - d.stride)};
      for (const Extent& e : plus(plus(cross(sizes, stride), rest), d.before))
        own.whole_sizes.push_back(e);
      if (d.whole_fixed) {
        const bool fits =
            std::any_of(own.whole_sizes.begin(), own.whole_sizes.end(), [&](const Extent& e) {
              return e.as_constant().value_or(*d.whole_fixed + 1) <= *d.whole_fixed;
            });
        if (fits) return;
        own.whole.clear();
      }
    }
    found_.demands.push_back(std::move(own));
  }

  // What is beyond its array would be cut off.
  void slice(const Dimension& d, NodeId at) {
    if (!recording_) return;
    const NodeId first = tree_.kid(at, 0), stop = tree_.kid(at, 1), step = tree_.kid(at, 2);
    const bool forward = !step.valid() || of(step).positive();
    if (stop.valid() && forward) {
      const Range r = of(stop);
      if (r.not_negative()) demand(d, r.most, at);
    }
    if (!first.valid()) return;
    const Range r = of(first);
    if (r.not_negative() && !forward) demand(d, plus(r.most, {Extent::constant(1)}), at);
    if (r.highest().value_or(0) < 0) demand(d, r.beneath, at);
  }

  static Bounds cross(const Bounds& a, const Bounds& b) {
    Bounds out;
    for (const Extent& x : a) {
      for (const Extent& y : b) out.push_back(x * y);
    }
    return out;
  }

  void names_in(NodeId id, std::set<std::string>& out) const {
    if (std::string path = path_of(id); !path.empty()) out.insert(std::move(path));
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name) {
      if (const auto it = values().elements.find(n.name.v); it != values().elements.end())
        out.insert(it->second);
    }
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) names_in(k, out);
    }
  }

  Origins origins_of(NodeId id) const {
    const Node& n = tree_.node(id);
    if (const std::string path = path_of(id); !path.empty()) return {{path}, {}};
    if (const std::vector<View> views = views_of(id); !views.empty()) {
      Origins out;
      for (const View& v : views) {
        if (!v.path.empty()) out.of.insert(v.path);
      }
      return out;
    }
    Origins out;
    if (n.kind == NodeKind::Name) {
      if (const auto it = frame_.origins.find(n.name.v); it != frame_.origins.end())
        return it->second;
    } else if (n.kind == NodeKind::Attribute) {
      const std::string field = "." + std::string(tree_.text(n.name));
      for (const std::string& path : origins_of(tree_.kid(id, 0)).all()) {
        const bool has = types_.contains(path + field);
        out.of.insert(has ? path + field : path);
      }
      return out;
    } else if (n.kind == NodeKind::Subscript) {
      return origins_of(tree_.kid(id, 0));
    } else if (n.kind == NodeKind::BinOp && static_cast<BinaryOp>(n.op) == BinaryOp::Sub) {
      return {{}, origins_of(tree_.kid(id, 0)).all()};
    } else if (n.kind == NodeKind::BinOp && is_quotient(static_cast<BinaryOp>(n.op))) {
      return {origins_of(tree_.kid(id, 1)).all(), origins_of(tree_.kid(id, 0)).all()};
    }
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) out.add(origins_of(k));
    }
    return out;
  }

  // What is divided by, or counted by.
  void is_divisor(NodeId id, bool step) {
    found_.nonzero.add(origins_of(id));
    if (!tree_.type(id).is_int() && !step) return;
    if (!ranges_.nonzero(id, values()))
      refuse(id, step ? "a step that may be 0" : "a whole number to divide by that may be 0");
  }

  void assignment(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (assigns_thread_index(tree_, id)) {
      thread_index(id);
      return;
    }
    look(kids.back());
    for (const NodeId target : kids.first(kids.size() - 1)) {
      for (const NodeId t : elements(tree_, target)) {
        if (tree_.node(t).kind != NodeKind::Name) look(t);
        store(t, id);
      }
    }
    if (n.kind == NodeKind::AugAssign) {
      const auto op = static_cast<BinaryOp>(n.op);
      if (is_quotient(op) || op == BinaryOp::Mod) is_divisor(kids[1], false);
    }
    for (const NodeId target : kids.first(kids.size() - 1)) assign(id, target, kids.back());
    std::set<std::uint32_t> changed;
    changed_in(id, changed);
    forget(changed);
  }

  void thread_index(NodeId id) {
    std::size_t d = 0;
    for (const NodeId t : elements(tree_, tree_.kid(id, 0))) {
      const std::string size = "#" + std::to_string(d++);
      const std::uint32_t name = tree_.node(t).name.v;
      frame_.extents[name] = size;
      const Range all{{Extent::of(size) + Extent::constant(-1)}, {Extent::constant(0)}};
      values().known.insert_or_assign(name, all);
    }
  }

  void assign(NodeId statement, NodeId target, NodeId value) {
    const Node& n = tree_.node(target);
    const bool augmented = tree_.node(statement).kind == NodeKind::AugAssign;
    if (n.kind == NodeKind::Tuple) {
      const auto parts = tree_.kids(target);
      const Node& v = tree_.node(value);
      const bool each = v.kind == NodeKind::Tuple && tree_.kids(value).size() == parts.size();
      for (std::uint32_t k = 0; k < parts.size(); ++k) {
        if (each)
          assign(statement, parts[k], tree_.kid(value, k));
        else if (tree_.node(parts[k]).kind == NodeKind::Name)
          set(tree_.node(parts[k]).name,
              is_tuple(tree_.type(value)) ? ranges_.tuple_part(value, k, values()) : Range{},
              value);
      }
      return;
    }
    if (n.kind == NodeKind::Attribute && tree_.node(tree_.kid(target, 0)).kind == NodeKind::Name) {
      const std::string key = std::to_string(tree_.node(tree_.kid(target, 0)).name.v) + "." +
                              std::string(tree_.text(n.name));
      const Range now = augmented ? operation(static_cast<BinaryOp>(tree_.node(statement).op), true,
                                              of(target), of(value))
                                  : of(value);
      const auto [it, fresh] = values().fields.try_emplace(key, now);
      if (!fresh) it->second = join(it->second, now);
    }
    if (n.kind == NodeKind::Subscript && tree_.node(tree_.kid(target, 0)).kind == NodeKind::Name &&
        views_of(tree_.kid(target, 0)).empty()) {
      // A component: the compound is what any of them is.
      set(tree_.node(tree_.kid(target, 0)).name, augmented ? Range{} : of(value), value);
    }
    if (n.kind != NodeKind::Name) return;
    name_array(n.name, value);
    tuple_parts(n.name, value);
    if (tree_.node(value).kind == NodeKind::Subscript && !augmented) {
      const auto [base, indices] = subscript_parts(tree_, value);
      const std::vector<View> views = views_of(base);
      if (views.size() == 1 && !views[0].path.empty()) values().elements[n.name.v] = views[0].path;
    }
    const std::string e = augmented ? std::string() : extent(value);
    if (is_number(e) || e.empty())
      frame_.extents.erase(n.name.v);
    else
      frame_.extents[n.name.v] = e;
    if (frame_.grown.contains(statement.v)) return;
    const Range now = augmented ? operation(static_cast<BinaryOp>(tree_.node(statement).op),
                                            tree_.type(value).is_int(), of(target), of(value))
                                : of(value);
    set(n.name, now, value);
  }

  void tuple_parts(Symbol name, NodeId value) {
    const Type& t = tree_.type(value);
    if (!is_tuple(t)) return;
    const std::string start = std::to_string(name.v) + ".[";
    const Node& v = tree_.node(value);
    static constexpr std::size_t kMostParts = 64;
    const std::size_t count = v.kind == NodeKind::Tuple ? v.kids_count : kMostParts;
    for (std::size_t k = 0; k < count; ++k) {
      const Range now = ranges_.tuple_part(value, k, values());
      const auto [it, fresh] = values().fields.try_emplace(start + std::to_string(k), now);
      if (!fresh) it->second = join(it->second, now);
    }
  }

  void set(Symbol name, const Range& now, NodeId value) {
    frame_.origins[name.v].add(origins_of(value));
    const auto it = values().known.find(name.v);
    if (it != values().known.end()) {
      it->second = join(it->second, now);
    } else if (const auto path = values().paths.find(name.v);
               path != values().paths.end() && path_type(path->second).is_value()) {
      values().known.emplace(name.v, join(argument(path->second), now));
    } else {
      values().known.emplace(name.v, now);
    }
  }

  // Another name of an array or a struct.
  void name_array(Symbol name, NodeId value) {
    std::vector<View> views = views_of(value);
    views.erase(
        std::remove_if(views.begin(), views.end(), [](const View& v) { return v.dims.empty(); }),
        views.end());
    if (!views.empty()) {
      std::vector<View>& own = values().views[name.v];
      for (View& v : views) {
        if (std::find(own.begin(), own.end(), v) == own.end()) own.push_back(std::move(v));
      }
      return;
    }
    if (const std::string path = path_of(value); !path.empty() && path_type(path).is_struct())
      values().paths[name.v] = path;
  }

  // What is kept in the array afterwards.
  void store(NodeId place, NodeId statement) {
    const Node& s = tree_.node(statement);
    if (tree_.node(place).kind == NodeKind::Name) return;
    const bool augmented = s.kind == NodeKind::AugAssign;
    const NodeId value = tree_.kids(statement).back();
    Range now = tree_.node(tree_.kid(statement, 0)).kind == NodeKind::Tuple ? Range{} : of(value);
    if (augmented) {
      const auto op = static_cast<BinaryOp>(s.op);
      now = op == BinaryOp::Add || op == BinaryOp::Sub
                ? added(op == BinaryOp::Add ? now : negated(now))
                : Range{};
    }
    keep(place, now);
  }

  // What all threads add, to what an input is.
  Range added(const Range& each) const {
    Extent threads = Extent::of("#0");
    for (std::size_t d = 1; d < found_.dims; ++d)
      threads = threads * Extent::of("#" + std::to_string(d));
    Bounds times = rounds_;
    for (Extent& e : times) e = e * threads;
    const Bounds ten{Extent::constant(kLargestInteger)};
    return {plus(repeated(each.most, times), ten), plus(repeated(each.beneath, times), ten)};
  }

  void keep(NodeId place, const Range& range) {
    const Symbol root = root_name(tree_, place);
    if (!root.valid()) return;
    std::string field;
    NodeId at = place;
    while (tree_.node(at).kind == NodeKind::Attribute ||
           tree_.node(at).kind == NodeKind::Subscript) {
      const std::vector<View> views = views_of(at);
      if (!views.empty()) break;
      if (tree_.node(at).kind == NodeKind::Attribute &&
          !tree_.type(tree_.kid(at, 0)).deref().is_composite())
        field = "." + std::string(tree_.text(tree_.node(at).name)) + field;
      at = tree_.kid(at, 0);
    }
    for (const View& v : views_of(at)) {
      if (v.path.empty()) continue;
      found_.stored.insert(v.path.substr(0, v.path.find('.')));
      const std::string path = types_.contains(v.path + field) ? v.path + field : v.path;
      const auto [it, fresh] = contents_.try_emplace(path, range);
      if (!fresh) it->second = join(it->second, range);
    }
  }

  void call(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (const auto f = called_function(tree_, id)) {
      function(id, *f);
      return;
    }
    const std::optional<BuiltinId> called = called_builtin(tree_, id);
    if (!called) return;
    if (is_atomic(*called) && n.split > 2) atomic(id, *called);
    if (n.split < 2) return;
    if (called == BuiltinId::TileLoad || stores_tile(*called)) tile(id, *called);
    if (stores_tile(*called)) keep(kids[1], {});
    if (called == BuiltinId::LowerBound) {
      for (const View& v : views_of(kids[1])) {
        if (!v.path.empty()) found_.sorted.insert(v.path);
      }
    }
    if (called == BuiltinId::Len) ask(kids[1]);
    if (is_one_of(called, {BuiltinId::Abs, BuiltinId::Sign, BuiltinId::Max, BuiltinId::Clamp})) {
      if (tree_.type(kids[1]).is_float()) is_negative(kids[1]);
    }
    if (called == BuiltinId::Mod && n.split > 2) is_divisor(kids[2], false);
    // A size whose last index things are clamped to.
    if (called == BuiltinId::Clamp && n.split > 3 && tree_.node(kids[3]).kind == NodeKind::BinOp &&
        static_cast<BinaryOp>(tree_.node(kids[3]).op) == BinaryOp::Sub)
      found_.nonzero.add(origins_of(tree_.kid(kids[3], 0)));
    // Noise that repeats does so after at least one.
    if (called == BuiltinId::Pnoise) {
      for (const NodeId k : kids.subspan(std::min<std::size_t>(3, kids.size())))
        is_divisor(k, true);
    }
  }

  void atomic(NodeId id, BuiltinId called) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    std::vector<NodeId> indices(kids.begin() + 2, kids.begin() + n.split);
    const bool cas = called == BuiltinId::AtomicCas;
    const NodeId value = indices.back();
    if (cas && indices.size() > 1 && is_literal(tree_, indices[indices.size() - 2]) &&
        tree_.node(indices[indices.size() - 2]).kind == NodeKind::UnaryOp)
      for (const View& v : views_of(kids[1])) found_.negative.insert(v.path);
    for (int i = 0; i < (cas ? 2 : 1) && !indices.empty(); ++i) indices.pop_back();
    if (indices.size() == 1 && tree_.node(indices[0]).kind == NodeKind::Tuple)
      indices = elements(tree_, indices[0]);
    for (const View& v : views_of(kids[1])) note(v, indices);
    const Range by = of(value);
    Range now = by;
    if (called == BuiltinId::AtomicAdd) now = added(by);
    if (called == BuiltinId::AtomicSub) now = added(negated(by));
    if (called == BuiltinId::AtomicXor || called == BuiltinId::AtomicOr) now = {};
    keep(kids[1], now);
  }

  // As far as a tile goes that is loaded or stored.
  void tile(NodeId call, BuiltinId called) {
    const bool load = called == BuiltinId::TileLoad;
    const NodeId of_tile = load ? call : standalone::argument(tree_, call, 1, "t");
    if (!of_tile.valid() || tree_.type(of_tile).size >= tiles_.size()) return;
    const NodeId offset = standalone::argument(tree_, call, 2, "offset");
    const std::vector<NodeId> from =
        offset.valid() ? elements(tree_, offset) : std::vector<NodeId>();
    const std::vector<std::int32_t>& shape = tiles_[tree_.type(of_tile).size].shape;
    for (const View& v : views_of(tree_.kid(call, 1))) {
      for (std::size_t d = 0; d < shape.size() && d < v.dims.size(); ++d) {
        const Range at = d < from.size() ? of(from[d]) : Range::between(0, 0);
        const NodeId place = d < from.size() ? from[d] : call;
        if (recording_ && at.most.empty())
          refuse(place, "the offset of a tile of which the text does not show how far it goes");
        if (recording_) demand(v.dims[d], plus(at.most, {Extent::constant(shape[d])}), place);
        if (!v.dims[d].fixed) {
          std::string& slot = found_.extents[{v.dims[d].path, v.dims[d].at}];
          if (slot.empty()) slot = std::to_string(shape[d]);
        }
      }
    }
  }

  // What a function does with what it is given. Warp refuses recursion; the limit is for time.
  void function(NodeId id, std::uint32_t f) {
    static constexpr int kDeepest = 12;
    const FunctionDecl& d = tree_.functions[f];
    if (!d.def.valid()) return;
    if (depth_ == kDeepest) return refuse(id, "calls in so many calls");
    const std::vector<NodeId> given = given_arguments(tree_, id, d);
    Frame inner;
    for (std::size_t k = 0; k < given.size(); ++k) {
      if (!given[k].valid()) continue;
      const std::uint32_t name = d.args[k].name.v;
      const std::string path = path_of(given[k]);
      if (!path.empty() && path_type(path).is_struct()) inner.values.paths[name] = path;
      const std::vector<View> views = views_of(given[k]);
      if (!views.empty() && !views[0].dims.empty()) inner.values.views[name] = views;
      if (tree_.type(given[k]).deref().is_value()) inner.values.known[name] = of(given[k]);
      if (std::string e = extent(given[k]); !e.empty()) inner.extents[name] = std::move(e);
      struct_given(given[k], name, inner);
      inner.origins[name] = origins_of(given[k]);
    }
    std::swap(frame_, inner);
    ++depth_;
    const int loops = loops_;
    block(tree_.kids_before_split(d.def, 1));
    loops_ = loops;
    --depth_;
    std::swap(frame_, inner);
    ranges_.results.insert_or_assign(id.v, inner.values.result.value_or(Range{}));
    for (std::size_t k = 0; k < given.size(); ++k) {
      if (!d.args[k].type.ref || !given[k].valid()) continue;
      if (const Symbol s = root_name(tree_, given[k]); s.valid()) {
        const auto it = inner.values.known.find(d.args[k].name.v);
        set(s, it == inner.values.known.end() ? Range{} : it->second, given[k]);
        if (!views_of(given[k]).empty() || tree_.node(given[k]).kind == NodeKind::Subscript)
          keep(given[k], it == inner.values.known.end() ? Range{} : it->second);
      }
    }
  }

  // The fields of a local struct, and of an element of an array.
  void struct_given(NodeId given, std::uint32_t name, Frame& inner) const {
    const Node& n = tree_.node(given);
    if (n.kind == NodeKind::Subscript) {
      const auto [base, indices] = subscript_parts(tree_, given);
      const std::vector<View> views = views_of(base);
      if (views.size() == 1 && !views[0].path.empty() && indices.size() == views[0].dims.size())
        inner.values.elements[name] = views[0].path;
    }
    if (n.kind != NodeKind::Name) return;
    if (const auto e = values().elements.find(n.name.v); e != values().elements.end())
      inner.values.elements[name] = e->second;
    const std::string from = std::to_string(n.name.v) + ".";
    for (const auto& [key, range] : values().fields) {
      if (key.starts_with(from))
        inner.values.fields[std::to_string(name) + "." + key.substr(from.size())] = range;
    }
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  std::span<const TileInfo> tiles_;
  Frame frame_;
  Ranges ranges_;
  Findings found_;
  std::map<std::string, Type> types_;      // of paths
  std::map<std::string, Range> contents_;  // what is stored in arrays
  Bounds rounds_;                          // how often the loops around are run; empty: not known
  std::size_t threads_seen_ = 0;
  int depth_ = 0, loops_ = 0;
  bool asks_for_thread_ = false;  // wp.tid() was met
  bool recording_ = false;
};

}  // namespace

double Findings::low(const std::string& path, const Type& type) const {
  const bool whole = is_int(type.scalar);
  const bool scalar = type.is_scalar();
  if (whole) {
    if (nonzero.over.contains(path) && !components.contains(path) && !bounds.contains(path))
      return static_cast<double>(kLargestInteger);
    if (nonzero.of.contains(path)) return 1;
    const bool may = negative.contains(path) && is_signed_int(type.scalar) &&
                     !bounds.contains(path) && !sorted.contains(path) && !components.contains(path);
    return may ? std::min<double>(static_cast<double>(kLowestInteger), -beyond(path)) : 0;
  }
  // In an array one 0 is one case; an argument would make every output infinite.
  if (scalar && is_float(type.scalar) && nonzero.of.contains(path)) return 0.1;
  // Something that is divided by may add to it: what is above 0 stays so.
  const bool divisor = nonzero.of.contains(path) || nonzero.over.contains(path);
  const bool below = is_float(type.scalar) && negative.contains(path) && !divisor;
  return below ? -std::max(1.0, beyond(path)) : 0;
}

// As far on the other side of a number that values are held against.
double Findings::beyond(const std::string& path) const {
  const auto it = far.find(path);
  return it == far.end() ? 0 : 2 * static_cast<double>(it->second);
}

double Findings::high(const std::string& path, const Type& type) const {
  if (is_float(type.scalar)) return std::max(1.0, beyond(path));
  if (!is_int(type.scalar)) return 1;
  std::int64_t hi = indices.contains(path) ? kLargestIndex : kLargestInteger;
  if (!indices.contains(path)) {
    // What is no index may be as large as its tests ask for; of an 8-bit number, half as much.
    const std::int64_t most = scalar_bits(type.scalar) > 8 ? 2 * kFarthest : 100;
    if (!bounds.contains(path))
      hi = std::max(hi, std::min(most, static_cast<std::int64_t>(beyond(path))));
    if (const auto it = shares.find(path); it != shares.end())
      hi = std::max(hi, std::min(most, 3 * it->second));
  }
  if (nonzero.over.contains(path)) hi = std::max(hi, kLargestInteger);
  if (bounds.contains(path)) hi = std::max(kMostTurns, hi);
  if (sorted.contains(path)) hi = kLargestOffset;
  if (const auto it = components.find(path); it != components.end())
    hi = std::min<std::int64_t>(hi, it->second);
  return static_cast<double>(hi);
}

std::int64_t Findings::lowest(const std::string& path) const {
  return static_cast<std::int64_t>(low(path, Type::of(Scalar::Int32)));
}

std::int64_t Findings::highest(const std::string& path) const {
  return static_cast<std::int64_t>(high(path, Type::of(Scalar::Int32)));
}

Findings follow(const Tree& tree, const FunctionDecl& kernel, std::span<const TileInfo> tiles) {
  return Walk(tree, kernel, tiles).run();
}

}  // namespace weft::standalone
