// A walk through a kernel and the functions that it calls, in the order in which a thread runs
// them. Numbers of values say which are the same, so that what is read twice counts once.
#include "accesses.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "own_places.h"
#include "struct_arrays.h"
#include "tiles.h"
#include "touched.h"
#include "tree_parts.h"
#include "varies.h"
#include "weft/ast/operators.h"

namespace weft::standalone {
namespace {

constexpr double kThreadsOfBlock = 256;
// Until what a loop carries is known; nodes that are looked at before it counts as not known.
constexpr int kMostPasses = 4;
constexpr std::size_t kMostSteps = 300'000;
constexpr std::size_t kDeepestCall = 32;
constexpr std::int64_t kMostShift = 1'000'000;

// What is known of a value. Two of one number are equal; it changes in the loops up to `level`.
struct Value {
  Varies varies;
  std::uint32_t number = 0;
  std::uint32_t level = 0;
};

// An array or a part of one, or a struct that is an argument: "g.heights".
struct Place {
  struct Dim {
    Value at;          // where a part of it begins, or the index
    bool open = true;  // not yet indexed
    std::optional<std::int64_t> step = 1;
  };
  std::string path;
  Type type;
  std::vector<Dim> dims;
  bool is_array() const { return type.is_array(); }
  std::size_t rank() const {
    return static_cast<std::size_t>(
        std::count_if(dims.begin(), dims.end(), [](const Dim& d) { return d.open; }));
  }
};

// What stands on either side of an assignment.
struct Target {
  enum Kind : std::uint8_t { None, Whole, Element, Known } kind = None;
  Place place;              // Whole, Element
  Type part;                // of an element: what of it,
  std::uint32_t begin = 0;  // from which byte on,
  std::string component;    // or which, where no number says it
  Value value;              // Known, or of a struct
};

struct Tracked {
  Value value;
  Type type;
  std::optional<Place> place;
};
using TrackedNames = std::map<std::uint32_t, Tracked>;

// Rounds of the loops around; `plain`: as they were counted for the number of a program's rounds.
struct Times {
  double rounds = 1, plain = 1;
};

class Analysis {
 public:
  Analysis(const Tree& tree, const FunctionDecl& f, std::span<const TileInfo> tiles,
           const std::set<std::uint32_t>& atomics, OwnPlaces& own, StandaloneProgram& out)
      : tree_(tree),
        f_(f),
        tiles_(tiles),
        atomics_(atomics),
        own_(own),
        tiled_(has_tiles(tree, f.def)),
        out_(out) {}

  void run() {
    // First which arrays are stored to, then what counts.
    for (const bool counting : {false, true}) {
      counting_ = counting;
      frame_ = {};
      function_ = &f_;
      steps_ = 0;
      for (const ArgDecl& a : f_.args) {
        Tracked v{fresh({}), a.type, {}};
        v.value.level = 0;
        if (a.type.is_array() || a.type.is_struct()) v.place = whole(text(a.name), a.type);
        frame_.names[a.name.v] = std::move(v);
      }
      block(tree_.kids_before_split(f_.def, 1));
    }
    if (tiled_ || steps_ > kMostSteps) own_.doubt();
  }

 private:
  // What a function knows.
  struct Frame {
    TrackedNames names;
    std::vector<Varies> tests;  // of the branches and loops around
    std::optional<Value> result;
    Varies left;  // how threads differ that have returned
  };
  struct Loop {
    std::uint32_t number = 0;
    Times times;
    Varies left;  // how threads differ that have left a round
    std::size_t tests = 0;
  };

  std::string text(Symbol s) const { return std::string(tree_.text(s)); }
  std::uint32_t level() const { return static_cast<std::uint32_t>(loops_.size()); }
  Times now() const { return loops_.empty() ? Times{} : loops_.back().times; }

  // --- numbers of values --------------------------------------------------------------------
  Value fresh(Varies v) { return {v, ++last_number_, level()}; }
  std::uint32_t number_of(const std::string& what) {
    const auto [it, added] = numbers_.try_emplace(what, last_number_ + 1);
    if (added) ++last_number_;
    return it->second;
  }
  Value known(Varies v, const std::string& what, std::uint32_t at = 0) {
    return {v, number_of(what), at};
  }
  Value made(Varies v, std::string what, std::initializer_list<Value> of) {
    std::uint32_t at = 0;
    for (const Value& x : of) {
      what += " " + std::to_string(x.number);
      at = std::max(at, x.level);
    }
    return known(v, what, at);
  }

  std::optional<std::int64_t> number(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
      return static_cast<std::int64_t>(n.bits);
    if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub) {
      const auto of = number(tree_.kid(id, 0));
      return of ? std::optional(-*of) : std::nullopt;
    }
    if (n.kind == NodeKind::Name && !frame_.names.contains(n.name.v)) {
      for (const ConstantDecl& c : tree_.constants) {
        if (c.name == n.name && c.resolved.i.size() == 1 && c.resolved.type.is_int())
          return c.resolved.i[0];
      }
    }
    return std::nullopt;
  }

  // --- statements ---------------------------------------------------------------------------
  void block(std::span<const NodeId> statements) {
    for (const NodeId s : statements) statement(s);
  }

  void statement(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    switch (n.kind) {
      case NodeKind::Assign:
        assignment(id);
        return;
      case NodeKind::AugAssign:
        augmented(id);
        return;
      case NodeKind::If:
        if_statement(id);
        return;
      case NodeKind::While:
      case NodeKind::For:
        loop(id);
        return;
      case NodeKind::Break:
      case NodeKind::Continue:
        if (!loops_.empty()) {
          for (std::size_t i = loops_.back().tests; i < frame_.tests.size(); ++i)
            loops_.back().left = join(loops_.back().left, frame_.tests[i]);
        }
        return;
      case NodeKind::Return: {
        Value v{};
        for (const NodeId k : kids)
          if (k.valid()) v = value(k);
        frame_.result = frame_.result ? merged(*frame_.result, v, frame_.left) : v;
        for (const Varies& t : frame_.tests) frame_.left = join(frame_.left, t);
        return;
      }
      case NodeKind::ExprStmt:
        statement_ = kids[0];
        if (tree_.node(kids[0]).kind == NodeKind::Call && only_on_device(tree_, kids[0]))
          own_.doubt();
        [[fallthrough]];
      default:
        for (const NodeId k : kids) {
          if (k.valid()) value(k);
        }
    }
  }

  void assignment(NodeId id) {
    const auto kids = tree_.kids(id);
    if (assigns_thread_index(tree_, id)) {
      const std::vector<NodeId> targets = elements(tree_, kids[0]);
      for (std::size_t i = 0; i < targets.size(); ++i)
        assign(targets[i], thread_index(i, i + 1 == targets.size()), Type::of(Scalar::Int32), {});
      return;
    }
    const NodeId source = kids.back();
    for (std::size_t i = 0; i + 1 < kids.size(); ++i) {
      if (tree_.node(source).kind == NodeKind::Tuple &&
          tree_.node(kids[i]).kind == NodeKind::Tuple &&
          tree_.kids(source).size() == tree_.kids(kids[i]).size()) {
        std::vector<Value> values;
        for (const NodeId k : tree_.kids(source)) values.push_back(value(k));
        for (std::size_t k = 0; k < values.size(); ++k)
          assign(tree_.kid(kids[i], static_cast<std::uint32_t>(k)), values[k],
                 tree_.type(tree_.kid(source, static_cast<std::uint32_t>(k))).deref(), {});
        continue;
      }
      Target from = resolve(source);
      const Node& to = tree_.node(kids[i]);
      const Value v = to.kind == NodeKind::Name ? kept_as(source, from, *function_, to.name)
                                                : value_of(source, from);
      std::optional<Place> place;
      if (from.kind == Target::Whole) place = from.place;
      assign(kids[i], v, tree_.type(source).deref(), place);
    }
  }

  // A block's threads have one index where it works on tiles.
  Value thread_index(std::size_t dimension, bool last) {
    const Value v =
        known(last && !tiled_ ? affine(1) : Varies{}, "tid" + std::to_string(dimension));
    own_indices_[v.number] = {dimension, 1, 0};
    if (last) own_.see_thread_index(dimension + 1);
    return v;
  }

  void assign(NodeId target, const Value& v, const Type& type, const std::optional<Place>& place) {
    const Node& n = tree_.node(target);
    if (n.kind == NodeKind::Name) {
      frame_.names[n.name.v] = {v, type, place};
    } else if (n.kind == NodeKind::Tuple) {
      for (const NodeId t : tree_.kids(target)) assign(t, fresh(v.varies), {}, {});
    } else {
      store(target, resolve(target), v);
    }
  }

  void store(NodeId at, const Target& t, const Value& v) {
    if (t.kind == Target::Element) {
      touch(at, t, true, false);
      return;
    }
    // Of a part of a variable.
    const Symbol root = root_name(tree_, at);
    const auto it = root.valid() ? frame_.names.find(root.v) : frame_.names.end();
    if (it != frame_.names.end())
      it->second.value = fresh(worse(join(it->second.value.varies, v.varies)));
  }

  static Varies worse(Varies v) { return v.uniform() ? v : Varies{Varies::Data, 0}; }

  void augmented(NodeId id) {
    const auto kids = tree_.kids(id);
    const BinaryOp op = static_cast<BinaryOp>(tree_.node(id).op);
    const Value v = value(kids[1]);
    const Node& t = tree_.node(kids[0]);
    if (t.kind == NodeKind::Name) {
      Tracked& var = frame_.names[t.name.v];
      const Type type = var.type.is_void() ? tree_.type(kids[1]) : var.type;
      count(type, id);
      var.value = combined(op, var.value, v, kids[0], kids[1], type);
      return;
    }
    const Target target = resolve(kids[0]);
    Type type = target.kind == Target::Element ? target.part : tree_.type(kids[0]).deref();
    if (type.is_void()) type = tree_.type(kids[1]).deref();
    count(type, id);
    if (target.kind == Target::Element && atomics_.contains(id.v)) {
      augmented_ = op;
      touch(kids[0], target, true, true);
      return;
    }
    if (target.kind == Target::Element) touch(kids[0], target, false, false);
    store(kids[0], target, v);
  }

  void diverges(NodeId at, const Value& test) {
    if (counting_ && !test.varies.uniform() && divergent_.insert(at.v).second)
      ++out_.divergent_branches;
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

  void if_statement(NodeId id) {
    const auto body = tree_.kids_before_split(id, 1), orelse = tree_.kids_after_split(id);
    const Value test = value(tree_.kid(id, 0));
    diverges(id, test);
    const TrackedNames before = frame_.names;
    frame_.tests.push_back(test.varies);
    block(body);
    TrackedNames one = std::exchange(frame_.names, before);
    block(orelse);
    frame_.tests.pop_back();
    if (leaves(body)) return;
    frame_.names = leaves(orelse) ? std::move(one) : merged(one, frame_.names, test.varies);
  }

  Value merged(const Value& a, const Value& b, Varies test) {
    if (a.number == b.number && a.level == b.level) return a;
    return fresh(merge(a.varies, b.varies, test));
  }

  // A name that one side only has is read by nobody, or where it is had.
  TrackedNames merged(const TrackedNames& a, const TrackedNames& b, Varies test) {
    TrackedNames out = b;
    for (const auto& [name, v] : a) {
      const auto [it, added] = out.try_emplace(name, v);
      if (added) continue;
      it->second.value = merged(v.value, it->second.value, test);
      if (it->second.place && v.place) join_places(*it->second.place, *v.place, test);
    }
    return out;
  }

  // Of a name for one part of an array or another.
  void join_places(Place& a, const Place& b, Varies test) {
    if (a.path != b.path) own_.doubt();
    if (a.dims.size() != b.dims.size()) return;
    for (std::size_t d = 0; d < a.dims.size(); ++d)
      a.dims[d].at = merged(a.dims[d].at, b.dims[d].at, test);
  }

  void changed_in(NodeId id, std::set<std::uint32_t>& out) const {
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

  void loop(NodeId id) {
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

  bool same(const TrackedNames& a, const TrackedNames& b,
            const std::set<std::uint32_t>& changed) const {
    return std::all_of(changed.begin(), changed.end(), [&](std::uint32_t name) {
      const auto one = a.find(name), other = b.find(name);
      return one != a.end() && other != b.end() &&
             one->second.value.varies == other->second.value.varies;
    });
  }

  // New numbers, for a loop changes them; after one that threads leave at different times, they
  // differ.
  void renumber(const std::set<std::uint32_t>& changed, Varies left) {
    for (const std::uint32_t name : changed) {
      const auto it = frame_.names.find(name);
      if (it == frame_.names.end()) continue;
      Varies v = it->second.value.varies;
      if (!left.uniform())
        v = left.kind == Varies::Data ? left : merge(v, {}, {Varies::Strided, 0});
      it->second.value = fresh(v);
    }
  }

  // One round; how the threads differ in whether there is one more.
  Varies turn(NodeId id, const Value& start, Varies turns) {
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

  // How threads differ in the number of rounds; the variable begins with `start`.
  Varies range(NodeId iter, Value& start, Times& times) {
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

  // --- values -------------------------------------------------------------------------------
  // What an operation that gives `t` does: one for each component, and of a tile that for each of
  // its elements, which the threads of the block share.
  void count(const Type& t, NodeId at) { count(t, at, 1); }
  void count(const Type& t, NodeId at, double operations) {
    if (!counting_) return;
    const Type& noted = tree_.type(at);
    const auto components = [](const Type& of) {
      return std::max(1, of.is_value() ? of.component_count() : 1);
    };
    if (frames_ == 0 && is_float(noted.scalar)) out_.work += now().plain * components(noted);
    const Type element = t.is_tile() ? t.element() : t;
    const double done = now().rounds * operations * mapped_ * components(element) * share_of(t);
    if (is_float(t.scalar)) out_.flops += done;
    if (is_int(t.scalar) && element.is_value()) out_.integer_ops += done;
  }

  // How many elements of a tile each thread of the block has; 1 of what is no tile.
  double share_of(const Type& t) const {
    return t.is_tile() ? static_cast<double>(tiles_[t.size].count()) / kThreadsOfBlock : 1;
  }

  // wp.tile_matmul(a, b), which multiplies and adds for each element of the one and column of the
  // other; and folds, which take every element.
  bool count_tile(NodeId id, std::optional<BuiltinId> builtin) {
    const NodeId a = argument(tree_, id, 0, "a");
    const Type type = a.valid() ? tree_.type(a).deref() : Type{};
    if (!type.is_tile()) return false;
    if (builtin == BuiltinId::TileMatmul) {
      const NodeId b = argument(tree_, id, 1, "b");
      if (!b.valid() || !tree_.type(b).is_tile()) return false;
      count(type, id, 2.0 * tiles_[tree_.type(b).size].shape.back());
      return true;
    }
    if (!builtin || !folds_tile(*builtin)) return false;
    count(type, id);
    return true;
  }

  Value value(NodeId id) { return value_of(id, resolve(id)); }

  Value value_of(NodeId id, const Target& t) {
    switch (t.kind) {
      case Target::Element:
        return touch(id, t, false, false);
      case Target::Whole:
      case Target::Known:
        return t.value;
      case Target::None:
        break;
    }
    return computed(id);
  }

  // Of a struct that a function keeps under a name, it reads the fields that it asks for.
  Value kept_as(NodeId id, const Target& t, const FunctionDecl& in, Symbol name) {
    if (t.kind != Target::Element || !t.part.is_struct()) return value_of(id, t);
    std::set<std::uint32_t> fields;
    if (!only_fields(in.def, name, fields)) return value_of(id, t);
    std::vector<Target> parts;
    for (const std::uint32_t f : fields) parts.push_back(field_of(t, Symbol{f}));
    return touch(id, t, false, false, parts);
  }

  // Whether nothing but fields of what the name has is read; which.
  bool only_fields(NodeId id, Symbol name, std::set<std::uint32_t>& fields) const {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    const auto is_it = [&](NodeId k) {
      return k.valid() && tree_.node(k).kind == NodeKind::Name && tree_.node(k).name == name;
    };
    if (n.kind == NodeKind::Attribute && is_it(kids[0])) {
      fields.insert(n.name.v);
      return true;
    }
    for (std::size_t i = 0; i < kids.size(); ++i) {
      if (is_it(kids[i]) && (n.kind != NodeKind::Assign || i + 1 == kids.size())) return false;
      if (kids[i].valid() && !is_it(kids[i]) && !only_fields(kids[i], name, fields)) return false;
    }
    return true;
  }

  Value computed(NodeId id) {
    ++steps_;
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    switch (n.kind) {
      case NodeKind::Constant:
        return known({}, "=" + std::to_string(n.op) + " " + std::to_string(n.bits));
      case NodeKind::Name:
        return known({}, "name " + std::to_string(n.name.v));  // a constant
      case NodeKind::BinOp: {
        if (const auto f = own_operator(id)) return call(*f, kids, id);
        const Value a = value(kids[0]), b = value(kids[1]);
        count(tree_.type(id), id);
        return combined(static_cast<BinaryOp>(n.op), a, b, kids[0], kids[1], tree_.type(id));
      }
      case NodeKind::UnaryOp: {
        const Value a = value(kids[0]);
        const UnaryOp op = static_cast<UnaryOp>(n.op);
        const bool literal = tree_.node(kids[0]).kind == NodeKind::Constant;
        if (op == UnaryOp::USub || op == UnaryOp::Invert) {
          count(literal ? Type{} : tree_.type(id), id);
        } else if (frames_ == 0 && counting_ && is_float(tree_.type(id).scalar)) {
          count({}, id);
        }
        return made(op == UnaryOp::USub && tree_.type(id).is_int() ? times(a.varies, -1) : a.varies,
                    "u" + std::to_string(n.op), {a});
      }
      case NodeKind::Compare:
      case NodeKind::BoolOp: {
        Varies worst;
        for (const NodeId k : kids) {
          Varies v = value(k).varies;
          if (v.kind == Varies::Affine) v.step = 1;  // see Varies
          worst = join(worst, v);
        }
        return fresh(worst);
      }
      case NodeKind::IfExp: {
        const Value test = value(kids[0]);
        diverges(id, test);
        const Value a = value(kids[1]), b = value(kids[2]);
        return fresh(merge(a.varies, b.varies, test.varies));
      }
      case NodeKind::Call:
        return call_of(id);
      case NodeKind::Subscript: {
        const Value base = value(kids[0]);
        Varies v = base.varies;
        for (const NodeId i : elements(tree_, kids[1])) v = join(v, index(i).varies);
        return fresh(worse(v));
      }
      case NodeKind::Attribute:
        return part_of_name(id);
      default: {
        Varies worst;
        for (const NodeId k : kids) {
          if (k.valid()) worst = join(worst, value(k).varies);
        }
        return fresh(worse(worst));
      }
    }
  }

  Value part_of_name(NodeId id) {
    const NodeId base = tree_.kid(id, 0);
    if (tree_.node(base).kind == NodeKind::Name && !warp_attribute(tree_, id).empty()) return {};
    const Value v = value(base);
    return made(worse(v.varies), "." + std::to_string(tree_.node(id).name.v), {v});
  }

  Value index(NodeId id) {
    if (tree_.node(id).kind != NodeKind::Slice) return value(id);
    Varies worst;
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) worst = join(worst, value(k).varies);
    }
    return fresh(worst);
  }

  Value part_at(const Value& of, NodeId at) {
    const Value i = index(at);
    return made(worse(join(of.varies, i.varies)), "[", {of, i});
  }

  Value combined(BinaryOp op, const Value& a, const Value& b, NodeId left, NodeId right,
                 const Type& type) {
    Varies v = join(a.varies, b.varies);
    if (!v.uniform()) {
      const auto l = number(left), r = number(right);
      const bool add = op == BinaryOp::Add || op == BinaryOp::Sub;
      if (!type.is_int() || v.kind == Varies::Data) {
        v = {Varies::Data, 0};
      } else if (add && a.varies.kind <= Varies::Affine && b.varies.kind <= Varies::Affine) {
        v = sum(a.varies, b.varies, op == BinaryOp::Add ? 1 : -1);
      } else if (op == BinaryOp::Mult && r) {
        v = times(a.varies, *r);
      } else if (op == BinaryOp::Mult && l) {
        v = times(b.varies, *l);
      } else {
        v = {Varies::Strided, 0};
      }
    }
    const Value out = made(v, "b" + std::to_string(static_cast<int>(op)), {a, b});
    if (type == Type::of(Scalar::Int32)) note_index(op, out, a, b, number(left), number(right));
    return out;
  }

  // What an index of the thread's own is to which a number is added, or by which it is multiplied.
  void note_index(BinaryOp op, const Value& out, const Value& a, const Value& b,
                  std::optional<std::int64_t> left, std::optional<std::int64_t> right) {
    const auto of = own_indices_.find(right ? a.number : b.number);
    const std::optional<std::int64_t> by = right ? right : left;
    if (of == own_indices_.end() || !by || std::abs(*by) > kMostShift) return;
    OwnPlaces::Index index = of->second;
    if (op == BinaryOp::Add) {
      index.offset += *by;
    } else if (op == BinaryOp::Sub && right) {
      index.offset -= *by;
    } else if (op == BinaryOp::Mult && index.factor < kMostShift && index.offset < kMostShift) {
      index.factor *= *by;
      index.offset *= *by;
    } else {
      return;
    }
    own_indices_[out.number] = index;
  }

  // The module's own operator on structs.
  std::optional<std::uint32_t> own_operator(NodeId id) const {
    const Type types[] = {tree_.type(tree_.kid(id, 0)).deref(),
                          tree_.type(tree_.kid(id, 1)).deref()};
    if (!types[0].is_struct() && !types[1].is_struct()) return std::nullopt;
    const auto op = static_cast<BinaryOp>(tree_.node(id).op);
    const Symbol name = tree_.find(builtin(binary_builtin(op)).key);
    return name.valid() ? function_of_types(tree_, name, types) : std::nullopt;
  }

  // --- calls --------------------------------------------------------------------------------
  Value call_of(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (const auto f = called_function(tree_, id)) {
      if (counting_ && frames_ == 0 && is_float(tree_.type(id).scalar)) count({}, id);
      return call(*f, given_arguments(tree_, id, tree_.functions[*f]), id);
    }
    const std::optional<BuiltinId> called = called_builtin(tree_, id);
    if (called && is_atomic(*called)) return atomic(id);
    if (called == BuiltinId::Tid && kids.size() == 1) return thread_index(0, true);
    if (called == BuiltinId::TileLoad || (called && stores_tile(*called))) return tile(id, *called);
    std::vector<Value> given;
    for (std::size_t i = 1; i < kids.size(); ++i) {
      const NodeId k = i < n.split ? kids[i] : tree_.kid(kids[i], 0);
      // A function that is given to a builtin takes what differs from thread to thread.
      if (const auto f = given_function(id, k)) {
        const double outer = std::exchange(mapped_, mapped_ * share_of(tree_.type(id)));
        call(*f, {}, id);
        mapped_ = outer;
        continue;
      }
      given.push_back(value(k));
      if (called != BuiltinId::Len) searched(k);
    }
    if (!count_tile(id, called)) count(tree_.type(id), id);
    Varies worst;
    for (const Value& v : given) worst = join(worst, v.varies);
    const Type& type = tree_.type(id);
    // A clamped index is the index but at the edges.
    const bool clamps = is_one_of(called, {BuiltinId::Min, BuiltinId::Max, BuiltinId::Clamp,
                                           BuiltinId::Int, BuiltinId::Int32});
    std::uint32_t at = 0;
    std::string what(called ? builtin(*called).key : std::string_view());
    for (const Value& v : given) {
      what += " " + std::to_string(v.number);
      at = std::max(at, v.level);
    }
    const auto varying = std::count_if(given.begin(), given.end(),
                                       [](const Value& v) { return !v.varies.uniform(); });
    const bool is_test = kids.size() > 1 && tree_.type(kids[1]).is_bool();
    if (!worst.uniform() && !(clamps && varying == 1 && worst.kind == Varies::Affine && !is_test))
      worst = {type.is_int() && worst.kind != Varies::Data ? Varies::Strided : Varies::Data, 0};
    return clamps ? known(worst, what, at) : fresh(worst);
  }

  // A function of the module as an argument of a builtin: wp.tile_map(f, t) calls it with elements.
  std::optional<std::uint32_t> given_function(NodeId call, NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind != NodeKind::Name || frame_.names.contains(n.name.v)) return std::nullopt;
    const Callee c = tree_.callee(id);
    if (c.kind == Callee::Function) return c.index;
    std::vector<Type> types;
    for (std::uint32_t i = 1; i < tree_.node(call).split; ++i) {
      const Type type = tree_.type(tree_.kid(call, i)).deref();
      if (type.is_tile()) types.push_back(type.element());
    }
    return types.empty() ? std::nullopt : function_of_types(tree_, n.name, types);
  }

  // A builtin that is given a whole array looks for something in it: it loads at least one element,
  // at an index that the data decide.
  void searched(NodeId of) {
    const Type type = tree_.type(of).deref();
    if (!type.is_array()) return;
    Target t = resolve(of);
    if (t.kind != Target::Whole || !t.place.is_array()) return;
    for (Place::Dim& d : t.place.dims) {
      if (d.open) d.at = fresh({Varies::Data, 0});
      d.open = false;
    }
    t.kind = Target::Element;
    t.part = type.element();
    touch(of, t, false, false);
  }

  // Without what it is given: of values that differ from thread to thread.
  Value call(std::uint32_t function, std::span<const NodeId> given, NodeId at) {
    const FunctionDecl& f = tree_.functions[function];
    ++steps_;
    if (frames_ >= kDeepestCall) {
      own_.doubt();
      return fresh({Varies::Data, 0});
    }
    Frame inner;
    std::vector<Target> targets;
    for (std::size_t k = 0; k < f.args.size(); ++k) {
      const Type type = f.args[k].type.deref();
      Tracked v{fresh({Varies::Data, 0}), type, {}};
      Target t;
      if (k < given.size() && given[k].valid()) {
        t = resolve(given[k]);
        v.value = kept_as(given[k], t, f, f.args[k].name);
        if (t.kind == Target::Whole) v.place = t.place;
      }
      targets.push_back(std::move(t));
      inner.names[f.args[k].name.v] = std::move(v);
    }
    std::swap(frame_, inner);
    const FunctionDecl* const around = std::exchange(function_, &f);
    ++frames_;
    block(tree_.kids_before_split(f.def, 1));
    --frames_;
    function_ = around;
    std::swap(frame_, inner);
    for (std::size_t k = 0; k < given.size() && k < f.args.size(); ++k) {
      if (!f.args[k].type.ref || !given[k].valid()) continue;
      const Value v = inner.names[f.args[k].name.v].value;
      if (tree_.node(given[k]).kind == NodeKind::Name)
        frame_.names[tree_.node(given[k]).name.v].value = v;
      else
        store(at, targets[k], v);
    }
    return inner.result ? *inner.result : fresh({});
  }

  Value atomic(NodeId id) {
    const auto kids = tree_.kids(id);
    Target t = resolve(kids[1]);
    std::size_t i = 2;
    if (t.kind == Target::Whole && t.place.is_array()) {
      std::vector<NodeId> indices;
      for (const std::size_t rank = t.place.rank(); indices.size() < rank && i < kids.size(); ++i) {
        const std::vector<NodeId> more = elements(tree_, kids[i]);
        indices.insert(indices.end(), more.begin(), more.end());
      }
      t = indexed(t.place, indices, id);
    }
    for (; i < kids.size(); ++i) value(i < tree_.node(id).split ? kids[i] : tree_.kid(kids[i], 0));
    if (t.kind == Target::Element) touch(id, t, true, true);
    return fresh({Varies::Data, 0});
  }

  // The threads of a block take neighbouring elements.
  Value tile(NodeId id, BuiltinId called) {
    const NodeId of = called == BuiltinId::TileLoad ? id : argument(tree_, id, 1, "t");
    const Target t = resolve(tree_.kid(id, 1));
    for (const NodeId k : tree_.kids(id).subspan(2))
      value(tree_.node(k).kind == NodeKind::Keyword ? tree_.kid(k, 0) : k);
    if (!of.valid() || t.kind != Target::Whole || !t.place.is_array()) return fresh({});
    double elements = 1;
    for (const std::int32_t size : tiles_[tree_.type(of).size].shape) elements *= size;
    GlobalAccess g;
    g.array = t.place.path;
    g.write = called != BuiltinId::TileLoad;
    g.atomic = called == BuiltinId::TileAtomicAdd;
    g.bytes = g.element_bytes = size_of(tree_, t.place.type.element());
    g.pattern = neighbours(t.place.type);
    if (counting_) {
      out_.bytes += now().rounds * elements / kThreadsOfBlock * g.bytes * (g.atomic ? 2 : 1);
      list(id, std::move(g));
    }
    return fresh({});
  }

  // --- arrays and their elements ------------------------------------------------------------
  static Place whole(std::string path, const Type& type) {
    Place p{std::move(path), type, {}};
    if (type.is_array()) p.dims.resize(type.ndim);
    return p;
  }

  // What a chain of names, fields and indices stands for. Of what is in no array nothing is looked
  // at.
  Target resolve(NodeId id) {
    const Node& n = tree_.node(id);
    Target out;
    if (n.kind == NodeKind::Name) {
      const auto it = frame_.names.find(n.name.v);
      if (it == frame_.names.end()) return out;
      out.value = it->second.value;
      out.kind = it->second.place ? Target::Whole : Target::Known;
      if (it->second.place) out.place = *it->second.place;
      return out;
    }
    if (n.kind != NodeKind::Attribute && n.kind != NodeKind::Subscript) return out;
    const NodeId base = tree_.kid(id, 0);
    if (!reaches_array(base)) return out;
    Target t = resolve(base);
    if (t.kind == Target::Known || t.kind == Target::None) {
      out.kind = Target::Known;
      Value of = t.value;
      if (n.kind == NodeKind::Subscript) {
        for (const NodeId i : elements(tree_, tree_.kid(id, 1))) of = part_at(of, i);
      }
      out.value = of;
      return out;
    }
    if (n.kind == NodeKind::Attribute)
      return t.kind == Target::Element ? field_of(std::move(t), n.name) : member_of(t, n.name);
    const std::vector<NodeId> indices = elements(tree_, tree_.kid(id, 1));
    return t.kind == Target::Element ? component_of(std::move(t), indices, id)
                                     : indexed(t.place, indices, id);
  }

  // Whether a name at the chain's root has an array, or a struct that may hold some.
  bool reaches_array(NodeId id) const {
    const Symbol root = root_name(tree_, id);
    const auto it = root.valid() ? frame_.names.find(root.v) : frame_.names.end();
    return it != frame_.names.end() && it->second.place.has_value();
  }

  // Of a struct that is an argument, or `shape` of an array.
  Target member_of(const Target& of, Symbol name) {
    Target out;
    out.kind = Target::Known;
    const FieldDecl* f = of.place.is_array() ? nullptr : find_field(tree_, of.place.type, name);
    out.value =
        made(of.place.is_array() ? Varies{} : worse(of.value.varies), "." + text(name), {of.value});
    if (f != nullptr && (f->type.is_array() || f->type.is_struct())) {
      out.kind = Target::Whole;
      out.place = whole(of.place.path + "." + text(name), f->type);
    }
    return out;
  }

  Target indexed(const Place& of, std::span<const NodeId> indices, NodeId at) {
    Target out;
    if (!of.is_array()) {  // a component of a field
      Value v{};
      for (const NodeId i : indices) v = part_at(v, i);
      out.kind = Target::Known;
      out.value = v;
      return out;
    }
    out.place = of;
    std::size_t used = 0;
    for (Place::Dim& d : out.place.dims) {
      if (!d.open || used == indices.size()) continue;
      take(d, indices[used++], of.type.array == ArrayClass::Indexed);
    }
    if (out.place.rank() > 0) {
      out.kind = Target::Whole;
      return out;
    }
    out.kind = Target::Element;
    out.part = of.type.element();
    return used == indices.size() ? out : component_of(std::move(out), indices.subspan(used), at);
  }

  void take(Place::Dim& d, NodeId id, bool looked_up) {
    if (tree_.node(id).kind == NodeKind::Slice) {
      const auto kids = tree_.kids(id);
      if (kids[0].valid()) add(d.at, value(kids[0]), d.step);
      if (kids[1].valid()) value(kids[1]);
      if (!kids[2].valid()) return;
      value(kids[2]);
      const auto by = number(kids[2]);
      d.step = by && d.step ? std::optional(*by * *d.step) : std::nullopt;
      return;
    }
    Value v = value(id);
    if (looked_up && !v.varies.uniform()) v.varies = {Varies::Data, 0};
    add(d.at, v, d.step);
    d.open = false;
  }

  void add(Value& at, const Value& by, std::optional<std::int64_t> step) {
    Varies v = by.varies;
    if (step) {
      v = times(v, *step);
    } else if (v.kind == Varies::Affine) {
      v = {Varies::Strided, 0};
    }
    at = at.number == 0 && step == 1 ? by : made(sum(at.varies, v), "at", {at, by});
  }

  Target field_of(Target t, Symbol name) {
    const Type of = t.part;
    const std::uint32_t scalar = of.is_value() ? size_of(tree_, of.scalar_type()) : 0;
    const std::string_view field = tree_.text(name);
    if (of.is_struct()) {
      for (const FieldDecl& f : tree_.structs[of.index].fields) {
        if (f.name == name) {
          t.part = f.type;
          return t;
        }
        t.begin += size_of(tree_, f.type);
      }
    } else if (of.is_transform() && (field == "p" || field == "q")) {
      t.part = field == "p" ? Type::vec(3, of.scalar) : Type::quat(of.scalar);
      if (field == "q") t.begin += 3 * scalar;
    } else if (constexpr std::string_view kNames = "xyzw"; field.size() == 1) {
      t.part = of.scalar_type();
      const std::size_t k = kNames.find(field);
      if (k != kNames.npos) t.begin += static_cast<std::uint32_t>(k) * scalar;
    }
    return t;
  }

  Target component_of(Target t, std::span<const NodeId> indices, NodeId at) {
    const Type of = t.part;
    const std::uint32_t scalar = of.is_value() ? size_of(tree_, of.scalar_type()) : 0;
    std::vector<int> lengths{of.component_count()};
    if (of.is_matrix()) lengths = {of.rows, of.cols};
    t.part =
        of.is_matrix() && indices.size() == 1 ? Type::vec(of.cols, of.scalar) : of.scalar_type();
    std::uint32_t stride = static_cast<std::uint32_t>(of.component_count()) * scalar;
    for (std::size_t k = 0; k < indices.size() && k < lengths.size(); ++k) {
      stride /= static_cast<std::uint32_t>(std::max(1, lengths[k]));
      const Value v = index(indices[k]);
      if (tree_.node(indices[k]).kind == NodeKind::Slice) {
        t.part = tree_.type(at).is_void() ? of : tree_.type(at).deref();
        t.component += ":" + std::to_string(v.number);
        continue;
      }
      const auto number_of_it = number(indices[k]);
      if (number_of_it)
        t.begin += stride * static_cast<std::uint32_t>(
                                *number_of_it < 0 ? *number_of_it + lengths[k] : *number_of_it);
      else
        t.component += "," + std::to_string(v.number);
      t.value.level = std::max(t.value.level, v.level);
    }
    return t;
  }

  // One scalar after the other, each as far from the next thread's as the elements are.
  static AccessPattern neighbours(const Type& array) {
    return array.element().is_scalar() ? AccessPattern::UnitStride : AccessPattern::ByComponent;
  }

  static AccessPattern pattern(const Place& p, bool write) {
    const Varies last = p.dims.back().at.varies;
    Varies others;
    for (std::size_t d = 0; d + 1 < p.dims.size(); ++d) others = join(others, p.dims[d].at.varies);
    const Varies worst = join(last, others);
    if (worst.uniform()) return AccessPattern::Uniform;
    if (worst.kind == Varies::Data) return write ? AccessPattern::Scatter : AccessPattern::Gather;
    const bool unit = last.kind == Varies::Affine && (last.step == 1 || last.step == -1);
    return others.uniform() && unit ? neighbours(p.type) : AccessPattern::Strided;
  }

  // Reads or stores what stands at the node, and says what is read.
  // `parts`: what is read of it; none: all.
  Value touch(NodeId at, const Target& t, bool write, bool is_atomic,
              std::span<const Target> parts = {}) {
    std::string key = t.place.path;
    std::uint32_t deepest = t.value.level;
    Varies worst;
    for (const Place::Dim& d : t.place.dims) {
      key += " " + std::to_string(d.at.number);
      deepest = std::max(deepest, d.at.level);
      worst = join(worst, d.at.varies);
    }
    const Value fresh_value = fresh(worse(worst));
    if (write) stored_[t.place.path] += counting_ && !loops_.empty() ? 1 : 0;
    const bool changes = stored_.contains(t.place.path);
    const std::string what = std::to_string(t.begin) + "/" + t.component;
    if (counting_) {
      note_place(at, t.place, write, is_atomic);
      GlobalAccess g;
      g.array = t.place.path;
      g.write = write;
      g.atomic = is_atomic;
      g.bytes = std::min(size_of(tree_, t.part), size_of(tree_, t.place.type.element()));
      g.element_bytes = size_of(tree_, t.place.type.element());
      g.pattern = pattern(t.place, write);
      if (!parts.empty()) g.bytes = 0;
      for (const Target& part : parts) {
        GlobalAccess of = g;
        of.bytes = size_of(tree_, part.part);
        g.bytes += of.bytes;
        add_bytes(of, part, key, changes, deepest);
      }
      if (parts.empty()) add_bytes(g, t, key, changes, deepest);
      list(at, std::move(g));
    }
    return changes ? fresh_value : known(worse(worst), key + "/" + what, deepest);
  }

  void note_place(NodeId at, const Place& p, bool write, bool is_atomic) {
    using Change = OwnPlaces::Change;
    std::vector<std::optional<OwnPlaces::Index>> indices;
    for (const Place::Dim& d : p.dims) {
      const auto found = own_indices_.find(d.at.number);
      // Several indices of an indexed array may be one.
      const bool own = found != own_indices_.end() && p.type.array == ArrayClass::Array;
      indices.push_back(own ? std::optional(found->second) : std::nullopt);
    }
    const Change change = !write ? Change::None : is_atomic ? Change::Atomic : Change::Store;
    own_.see(p.path, indices, change, is_atomic ? atomic_kind(at) : std::nullopt);
  }

  // The atomic whose result nobody asks for: `a[i] += x` is one.
  std::optional<BuiltinId> atomic_kind(NodeId at) const {
    if (tree_.node(at).kind != NodeKind::Call) {
      return augmented_ == BinaryOp::BitAnd   ? BuiltinId::AtomicAnd
             : augmented_ == BinaryOp::BitOr  ? BuiltinId::AtomicOr
             : augmented_ == BinaryOp::BitXor ? BuiltinId::AtomicXor
                                              : BuiltinId::AtomicAdd;
    }
    if (at != statement_) return std::nullopt;
    const std::optional<BuiltinId> called = called_builtin(tree_, at);
    // Sums of both come out the same in any order.
    return called == BuiltinId::AtomicSub ? BuiltinId::AtomicAdd : called;
  }

  // What is stored to is read and written in each round of a loop. Of the rest what is read in the
  // same place again is kept.
  void add_bytes(const GlobalAccess& g, const Target& t, const std::string& key, bool changes,
                 std::uint32_t deepest) {
    if (g.atomic) {
      out_.bytes += 2 * now().rounds * g.bytes;
      return;
    }
    std::string element = (g.write ? "w " : "r ") + key;
    double rounds = now().rounds;
    if (changes) {
      element += " of " + std::to_string(loops_.empty() ? 0 : loops_.back().number);
    } else if (deepest < level()) {
      rounds = deepest == 0 ? 1 : loops_[deepest - 1].times.rounds;
    }
    out_.bytes += rounds * touched_.add(element, g.element_bytes, t.begin, g.bytes, t.component);
  }

  // Once for each place in the text and each array that it is for.
  void list(NodeId at, GlobalAccess g) {
    g.line = tree_.loc(at).line;
    const auto key = std::tuple(at.v, g.array, g.atomic ? 2 : g.write ? 1 : 0);
    const auto [it, added] = listed_.try_emplace(key, out_.accesses.size());
    if (added)
      out_.accesses.push_back(std::move(g));
    else
      out_.accesses[it->second].pattern = std::max(out_.accesses[it->second].pattern, g.pattern);
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  std::span<const TileInfo> tiles_;
  const std::set<std::uint32_t>& atomics_;
  OwnPlaces& own_;
  bool tiled_;
  StandaloneProgram& out_;

  Frame frame_;
  const FunctionDecl* function_ = nullptr;  // that is looked at
  std::size_t frames_ = 0;                  // calls around
  double mapped_ = 1;                       // elements that each thread maps a function over
  std::vector<Loop> loops_;
  bool counting_ = false;
  std::size_t steps_ = 0;
  std::uint32_t last_number_ = 0, last_loop_ = 0;
  std::map<std::string, std::uint32_t> numbers_;
  std::map<std::uint32_t, OwnPlaces::Index> own_indices_;  // by number of the value
  NodeId statement_;                                       // whose value nobody asks for
  BinaryOp augmented_ = BinaryOp::Add;                     // of the assignment that is an atomic
  std::map<std::string, std::size_t> stored_;              // arrays, by path
  std::set<std::uint32_t> divergent_;                      // branches, by node
  Touched touched_;
  std::map<std::tuple<std::uint32_t, std::string, int>, std::size_t> listed_;
};

}  // namespace

void analyse_accesses(const Tree& tree, const Lowered& lowered,
                      const std::set<std::uint32_t>& atomics, OwnPlaces& own,
                      StandaloneProgram& out) {
  Analysis(tree, tree.functions[lowered.kernel_decl.v], lowered.tiles, atomics, own, out).run();
}

}  // namespace weft::standalone
