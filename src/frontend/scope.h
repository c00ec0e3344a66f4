// Module-level names, and the binding of each name after the import of the whole file.
#pragma once

#include <string>
#include <vector>

#include "weft/ast/tree.h"

namespace weft {

struct NameBinding {
  enum Kind : std::uint8_t { None, Constant, Alias, Struct, Function, Module, Imported, Unknown };
  Kind kind = None;
  std::uint32_t index = 0;  // into the Tree's list of that kind
};

class Scope {
 public:
  explicit Scope(Tree& tree) : tree_(tree) {}

  void bind(Symbol name, NameBinding binding);
  NameBinding find(Symbol name) const;

  // Makes `name` unknown, whatever it was bound to; the first reason stands. `is_no_value`: what it
  // is bound to is surely neither a number nor another value of Warp's.
  void refuse(Symbol name, bool is_kernel, Diag why, bool is_no_value = false);

  // The full name of an attribute chain that starts at an imported package or at a name that the
  // module does not bind: "warp.vec3", "math.pi", "builtins.float". Empty for anything else.
  std::string path(NodeId expression) const;
  // The same for text like "wp.kernel".
  std::string path(std::string_view dotted) const;

  // `from warp import *` was seen.
  bool warp_names_imported = false;

 private:
  std::string root_path(std::string_view name) const;

  Tree& tree_;
  std::vector<NameBinding> bindings_;  // by symbol
};

}  // namespace weft
