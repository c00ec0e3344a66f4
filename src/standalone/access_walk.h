// A walk through a kernel and the functions that it calls, in the order in which a thread runs
// them. Numbers of values say which are the same, so that what is read twice counts once. Private
// to the room.
//
// One class, as all parts share what is known of names, loops and arrays; each subject has a file
// of its own.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "own_places.h"
#include "tiles.h"
#include "touched.h"
#include "varies.h"
#include "weft/ast/tree.h"
#include "weft/builtins/builtin_id.h"
#include "weft/standalone/standalone.h"

namespace weft::standalone::access {

inline constexpr double kThreadsOfBlock = 256;
// Until what a loop carries is known; nodes that are looked at before it counts as not known.
inline constexpr int kMostPasses = 4;
inline constexpr std::size_t kMostSteps = 300'000;
inline constexpr std::size_t kDeepestCall = 32;
inline constexpr std::int64_t kMostShift = 1'000'000;

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
  void run();

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

  // --- numbers of values (accesses.cpp) --------------------------------------------------
  Value fresh(Varies v) { return {v, ++last_number_, level()}; }
  std::uint32_t number_of(const std::string& what);
  Value known(Varies v, const std::string& what, std::uint32_t at = 0) {
    return {v, number_of(what), at};
  }
  Value made(Varies v, std::string what, std::initializer_list<Value> of);
  std::optional<std::int64_t> number(NodeId id) const;

  // --- statements (accesses.cpp) ---------------------------------------------------------
  void block(std::span<const NodeId> statements) {
    for (const NodeId s : statements) statement(s);
  }
  void statement(NodeId id);
  void assignment(NodeId id);
  // A block's threads have one index where it works on tiles.
  Value thread_index(std::size_t dimension, bool last);
  void assign(NodeId target, const Value& v, const Type& type, const std::optional<Place>& place);
  void store(NodeId at, const Target& t, const Value& v);
  static Varies worse(Varies v) { return v.uniform() ? v : Varies{Varies::Data, 0}; }
  void augmented(NodeId id);
  void diverges(NodeId at, const Value& test);
  // Whether nothing behind the statements is reached from them.
  bool leaves(std::span<const NodeId> statements) const;
  void if_statement(NodeId id);
  Value merged(const Value& a, const Value& b, Varies test);
  // A name that one side only has is read by nobody, or where it is had.
  TrackedNames merged(const TrackedNames& a, const TrackedNames& b, Varies test);
  // Of a name for one part of an array or another.
  void join_places(Place& a, const Place& b, Varies test);

  // --- loops (accesses_loops.cpp) --------------------------------------------------------
  void changed_in(NodeId id, std::set<std::uint32_t>& out) const;
  void loop(NodeId id);
  bool same(const TrackedNames& a, const TrackedNames& b,
            const std::set<std::uint32_t>& changed) const;
  // New numbers, for a loop changes them; after one that threads leave at different times, they
  // differ.
  void renumber(const std::set<std::uint32_t>& changed, Varies left);
  // One round; how the threads differ in whether there is one more.
  Varies turn(NodeId id, const Value& start, Varies turns);
  // How threads differ in the number of rounds; the variable begins with `start`.
  Varies range(NodeId iter, Value& start, Times& times);

  // --- values (accesses_values.cpp) ------------------------------------------------------
  // What an operation that gives `t` does: one for each component, and of a tile that for each of
  // its elements, which the threads of the block share.
  void count(const Type& t, NodeId at) { count(t, at, 1); }
  void count(const Type& t, NodeId at, double operations);
  // How many elements of a tile each thread of the block has; 1 of what is no tile.
  double share_of(const Type& t) const {
    return t.is_tile() ? static_cast<double>(tiles_[t.size].count()) / kThreadsOfBlock : 1;
  }
  // wp.tile_matmul(a, b), which multiplies and adds for each element of the one and column of the
  // other; and folds, which take every element.
  bool count_tile(NodeId id, std::optional<BuiltinId> builtin);
  Value value(NodeId id) { return value_of(id, resolve(id)); }
  Value value_of(NodeId id, const Target& t);
  // Of a struct that a function keeps under a name, it reads the fields that it asks for.
  Value kept_as(NodeId id, const Target& t, const FunctionDecl& in, Symbol name);
  // Whether nothing but fields of what the name has is read; which.
  bool only_fields(NodeId id, Symbol name, std::set<std::uint32_t>& fields) const;
  Value computed(NodeId id);
  Value part_of_name(NodeId id);
  Value index(NodeId id);
  Value part_at(const Value& of, NodeId at);
  Value combined(BinaryOp op, const Value& a, const Value& b, NodeId left, NodeId right,
                 const Type& type);
  // What an index of the thread's own is to which a number is added, or by which it is multiplied.
  void note_index(BinaryOp op, const Value& out, const Value& a, const Value& b,
                  std::optional<std::int64_t> left, std::optional<std::int64_t> right);
  // The module's own operator on structs.
  std::optional<std::uint32_t> own_operator(NodeId id) const;

  // --- calls (accesses_calls.cpp) --------------------------------------------------------
  Value call_of(NodeId id);
  // A function of the module as an argument of a builtin: wp.tile_map(f, t) calls it with elements.
  std::optional<std::uint32_t> given_function(NodeId call, NodeId id) const;
  // A builtin that is given a whole array looks for something in it: it loads at least one element,
  // at an index that the data decide.
  void searched(NodeId of);
  // Without what it is given: of values that differ from thread to thread.
  Value call(std::uint32_t function, std::span<const NodeId> given, NodeId at);
  Value atomic(NodeId id);
  // The threads of a block take neighbouring elements.
  Value tile(NodeId id, BuiltinId called);

  // --- arrays and their elements (accesses_places.cpp) -----------------------------------
  static Place whole(std::string path, const Type& type);
  // What a chain of names, fields and indices stands for. Of what is in no array nothing is looked
  // at.
  Target resolve(NodeId id);
  // Whether a name at the chain's root has an array, or a struct that may hold some.
  bool reaches_array(NodeId id) const;
  // Of a struct that is an argument, or `shape` of an array.
  Target member_of(const Target& of, Symbol name);
  Target indexed(const Place& of, std::span<const NodeId> indices, NodeId at);
  void take(Place::Dim& d, NodeId id, bool looked_up);
  void add(Value& at, const Value& by, std::optional<std::int64_t> step);
  Target field_of(Target t, Symbol name);
  Target component_of(Target t, std::span<const NodeId> indices, NodeId at);

  // --- what is read and stored (accesses_bytes.cpp) --------------------------------------
  // One scalar after the other, each as far from the next thread's as the elements are.
  static AccessPattern neighbours(const Type& array) {
    return array.element().is_scalar() ? AccessPattern::UnitStride : AccessPattern::ByComponent;
  }
  static AccessPattern pattern(const Place& p, bool write);
  // Reads or stores what stands at the node, and says what is read.
  // `parts`: what is read of it; none: all.
  Value touch(NodeId at, const Target& t, bool write, bool is_atomic,
              std::span<const Target> parts = {});
  void note_place(NodeId at, const Place& p, bool write, bool is_atomic);
  // The atomic whose result nobody asks for: `a[i] += x` is one.
  std::optional<BuiltinId> atomic_kind(NodeId at) const;
  // What is stored to is read and written in each round of a loop. Of the rest what is read in the
  // same place again is kept.
  void add_bytes(const GlobalAccess& g, const Target& t, const std::string& key, bool changes,
                 std::uint32_t deepest);
  // Once for each place in the text and each array that it is for.
  void list(NodeId at, GlobalAccess g);

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

}  // namespace weft::standalone::access
