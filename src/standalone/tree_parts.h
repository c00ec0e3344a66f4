// Parts of a typed tree that several walks of this room look for, and what is said of those that
// have no standalone form. Private to the room.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/base/diag.h"
#include "weft/builtins/properties.h"

namespace weft::standalone {

Diag unsupported(const Tree& tree, NodeId at, std::string_view what);
// A refusal that has no place of its own, as those of forms have none, is given this one.
Diag placed(const Tree& tree, NodeId at, const Diag& refusal);

// NAME of `wp.NAME`, however the file imports it; empty if the node is nothing of the warp module.
std::string_view warp_attribute(const Tree& tree, NodeId node);

// The builtin that a name or an attribute stands for: the one that lowering found where it was
// called, otherwise the one that is spelled, as `wp.sin` or as `math.sin`.
std::optional<BuiltinId> named_builtin(const Tree& tree, NodeId node);
// The builtin that a call calls; nothing if the node is no call, or calls something else. Warp
// looks a bare name up among its builtins, if the module has no struct or type of that name:
// `int(x)`, `range(n)`.
std::optional<BuiltinId> called_builtin(const Tree& tree, NodeId call);
inline bool calls(const Tree& tree, NodeId call, BuiltinId id) {
  return called_builtin(tree, call) == id;
}
inline bool calls_atomic(const Tree& tree, NodeId call) {
  const std::optional<BuiltinId> id = called_builtin(tree, call);
  return id && is_atomic(*id);
}

// Whether C++ text has the name as a word.
bool has_word(std::string_view text, std::string_view name);

// A number as written, with a minus or without.
bool is_literal(const Tree& tree, NodeId id);

bool is_tuple(const Type& t);

// The elements of a tuple; of anything else, itself.
std::vector<NodeId> elements(const Tree& tree, NodeId node);

// `base[i, j][k]`: what is indexed, and all indices.
struct SubscriptParts {
  NodeId base;
  std::vector<NodeId> indices;
};
SubscriptParts subscript_parts(const Tree& tree, NodeId node);

// Whether what comes behind the statements may be reached.
bool falls_through(const Tree& tree, std::span<const NodeId> statements);

// The variable that a store to `a[i].x[j]` reaches; not valid if there is none.
Symbol root_name(const Tree& tree, NodeId target);

// Whether the statement is `i = wp.tid()` or `i, j = wp.tid()`.
bool assigns_thread_index(const Tree& tree, NodeId statement);

// An argument of a call of a builtin, by its number from 0 or its name; not valid if it is not
// given.
NodeId argument(const Tree& tree, NodeId call, std::size_t at, std::string_view name);

// What a statement itself evaluates, in Python's order, without the blocks in it. Of an assignment
// the value comes first; all others are targets.
std::vector<NodeId> evaluated(const Tree& tree, NodeId statement);

// The function of the tree that a call calls; nothing if the call is of something else.
std::optional<std::uint32_t> called_function(const Tree& tree, NodeId call);
// The same of an operator on structs, by its key: "mul".
std::optional<std::uint32_t> function_of_types(const Tree& tree, Symbol name,
                                               std::span<const Type> types);
// What is given for each parameter of a call of that function, its defaults where nothing is.
std::vector<NodeId> given_arguments(const Tree& tree, NodeId call, const FunctionDecl& f);
// Variables that a call gives to a parameter that is a reference.
void changed_by_call(const Tree& tree, NodeId call, std::set<std::uint32_t>& out);

// Bytes of an element of that type, without what its fields are set apart by.
std::uint32_t size_of(const Tree& tree, const Type& t);

// Names of a function, by symbol, through which elements of arrays are stored: parameters, and
// names of views.
std::set<std::uint32_t> stored_arrays(const Tree& tree, const FunctionDecl& f);
// The places themselves, as they are written: `a[i].x`, `p.values`.
std::vector<NodeId> stored_places(const Tree& tree, const FunctionDecl& f);
// Whether all that a function does with that array is to store to it, or to ask for its shape.
bool is_unread(const Tree& tree, const FunctionDecl& f, Symbol array);
// Calls that say something and change nothing: print and the like. The reference has none.
bool only_on_device(const Tree& tree, NodeId call);
// Whether a function, or one that it calls, has an atomic or prints: it then has a form of its own
// for the reference.
bool has_device_calls(const Tree& tree, const FunctionDecl& f);

}  // namespace weft::standalone
