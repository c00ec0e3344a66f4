// The walk through a kernel that makes the findings of walk.h. Private to the room.
//
// One class, as all parts share what is known of names and inputs; each subject has a file of its
// own.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ranges.h"
#include "tree_parts.h"
#include "walk.h"
#include "weft/builtins/builtin_id.h"

namespace weft::standalone {

// Of indices that are read from arrays; of offsets where rows of something begin; of loops.
inline constexpr std::int64_t kLargestIndex = 3, kLargestOffset = 96, kMostTurns = 9;
// Of numbers in the text that inputs are to reach; of those that inputs are divided by.
inline constexpr std::int64_t kFarthest = 1000, kLargestShare = 256;

inline bool is_quotient(BinaryOp op) { return op == BinaryOp::Div || op == BinaryOp::FloorDiv; }

class Walk : public Inputs {
 public:
  Walk(const Tree& tree, const FunctionDecl& f, std::span<const TileInfo> tiles)
      : tree_(tree), f_(f), tiles_(tiles), ranges_(tree, *this) {}
  Findings run();
  // Of inputs.
  Range argument(const std::string& path) const override;
  Range element(const std::string& path, const Type& type) const override;
  Type path_type(const std::string& path) const override;
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

  // --- passes (walk.cpp) ------------------------------------------------------------------
  bool same(const Findings& b) const;
  void name_types(const std::string& path, const Type& type);
  // Before anything else: bounds depend on how many the launch has.
  void find_dimensions(NodeId id);
  void once();
  void refuse(NodeId at, std::string_view what) {
    if (recording_ && !found_.refusal) found_.refusal = unsupported(tree_, at, what);
  }
  Range range_of(NodeId id) const { return ranges_.range_of(id, values()); }
  std::string path_of(NodeId id) const { return ranges_.path_of(id, values()); }
  std::vector<View> views_of(NodeId id) const { return ranges_.views_of(id, values()); }
  Values& values() { return frame_.values; }
  const Values& values() const { return frame_.values; }

  // --- statements (walk.cpp) --------------------------------------------------------------
  void block(std::span<const NodeId> statements);
  // Facts that a change of a variable ends.
  void forget(const std::set<std::uint32_t>& names) {
    std::erase_if(values().facts, [&](const Fact& f) { return uses(f.at, names); });
  }
  bool uses(NodeId id, const std::set<std::uint32_t>& names) const;
  void changed_in(NodeId id, std::set<std::uint32_t>& out) const;
  // Whether nothing behind the statements is reached from them.
  bool leaves(std::span<const NodeId> statements) const;
  void statement(NodeId id);
  void branches(NodeId id);
  // `if i < 0: i = 0`: what the name is afterwards, either that value or what the test leaves.
  std::optional<Fact> clamps(std::span<const NodeId> body, std::span<const NodeId> orelse) const;
  std::set<std::uint32_t> changed_of(std::span<const NodeId> statements) const;
  // `if i >= n: return`, and `if i < n:` with all the work in it.
  void find_guards(NodeId test, bool body_leaves, bool no_else);
  // What an index runs over: "#0" for the first dimension of the launch, an argument's name, a
  // number; empty: not known.
  std::string extent(NodeId id) const;
  static bool is_number(const std::string& text) {
    return !text.empty() && text[0] >= '0' && text[0] <= '9';
  }

  // --- loops (walk_loops.cpp) -------------------------------------------------------------
  void loop(NodeId id);
  // What still changes is not known.
  template <typename Map>
  static void spoil(const Map& before, Map& now) {
    for (auto& [name, range] : now) {
      const auto it = before.find(name);
      if (it == before.end() || !(it->second == range)) range = {};
    }
  }
  void turn(NodeId id, std::span<const NodeId> body, const std::vector<Fact>& before);
  void begin_for(NodeId id);
  Bounds cross_rounds(const Bounds& rounds) const;
  // range(a[i], a[i + 1]): where rows begin.
  void find_rows(NodeId iter);
  // Variables that a loop adds to have the sum from its beginning on: an index stands before the
  // addition.
  void grow(NodeId loop);
  // What a while's test holds a variable below.
  Range limit_of(NodeId loop, std::uint32_t name);
  void collect_growth(std::span<const NodeId> nodes, std::map<std::uint32_t, Range>& sums,
                      std::map<std::uint32_t, Range>& fresh);
  // What `x += step`, `x -= step` and `x = x + step` add.
  std::optional<Range> growth(NodeId id) const;
  void check_end(NodeId id);
  // What a variable is stepped on by is drawn from numbers other than 0: a float where the loop's
  // test asks for the variable.
  void find_steps(NodeId id, NodeId test);

  // --- expressions (walk.cpp) -------------------------------------------------------------
  // An expression, its parts first: what a call returns may be part of an index.
  void visit(NodeId id);
  // A number of the text, or of the module; 0 for anything else.
  double number(NodeId id) const;
  // The input that an expression is, by itself; empty if it is something else.
  std::string input(NodeId id) const;

  // --- indices, and what else asks something of inputs (walk_indices.cpp) -----------------
  // `count // 64`, where a count of 10 would come to nothing.
  void is_shared(NodeId id, double by);
  // `distance > 100.0`, where no distance would be.
  void is_far(NodeId id, double from);
  void ask(NodeId array);
  // Of what is held against 0 or less, some is negative.
  void compare(NodeId id);
  void is_negative(NodeId id);
  void index(NodeId id);
  // `v[i]` of a vector, also `a[k][i]`: what i is drawn from is smaller than its length.
  void component(NodeId id);
  void index_into(const View& view, std::span<const NodeId> indices);
  void demand(const Dimension& d, const Bounds& sizes, NodeId at);
  // What is beyond its array would be cut off.
  void slice(const Dimension& d, NodeId at);
  static Bounds cross(const Bounds& a, const Bounds& b);
  void names_in(NodeId id, std::set<std::string>& out) const;
  Origins origins_of(NodeId id) const;
  // What is divided by, or counted by.
  void is_divisor(NodeId id, bool step);

  // --- assignments (walk_assignments.cpp) -------------------------------------------------
  void assignment(NodeId id);
  void thread_index(NodeId id);
  void assign(NodeId statement, NodeId target, NodeId value);
  void tuple_parts(Symbol name, NodeId value);
  void set(Symbol name, const Range& now, NodeId value);
  // Another name of an array or a struct.
  void name_array(Symbol name, NodeId value);
  // What is kept in the array afterwards.
  void store(NodeId place, NodeId statement);
  // What all threads add, to what an input is.
  Range added(const Range& each) const;
  void keep(NodeId place, const Range& range);

  // --- calls (walk_calls.cpp) -------------------------------------------------------------
  void call(NodeId id);
  void atomic(NodeId id, BuiltinId called);
  // As far as a tile goes that is loaded or stored.
  void tile(NodeId call, BuiltinId called);
  // What a function does with what it is given. Warp refuses recursion; the limit is for time.
  void function(NodeId id, std::uint32_t f);
  // The fields of a local struct, and of an element of an array.
  void struct_given(NodeId given, std::uint32_t name, Frame& inner) const;

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
  // Nodes that are looked at before a kernel counts as too long.
  static constexpr std::size_t kMostSteps = 3'000'000;
};

}  // namespace weft::standalone
