// Where the walk stands: the function, the line and the node at work. Every diagnostic of lowering
// gets its place in the source from here.
#pragma once

#include <string>

#include "weft/ast/tree.h"
#include "weft/base/result.h"
#include "weft/lower/lowered.h"

namespace weft {

class Position {
 public:
  FunctionId function;
  std::uint32_t line = 0;  // of the statement or expression whose line was echoed last
  NodeId node;             // at work

  void attach(const Tree& tree, const Lowered& out) {
    tree_ = &tree;
    out_ = &out;
  }
  void enter(FunctionId f) {
    function = f;
    line = 0;
    node = {};
  }
  // Found anew each time: the list of functions grows when templates are instantiated.
  const FunctionDecl& decl() const { return tree_->functions[function.v]; }

  SourceLoc loc() const {
    return node.valid() && tree_->loc(node).line == line ? loc(node) : loc(line, 0);
  }
  SourceLoc loc(NodeId of) const { return loc(tree_->loc(of).line, tree_->loc(of).col + 1); }
  // In the file that the function is from.
  SourceLoc loc(std::uint32_t at_line, std::uint32_t column) const {
    SourceLoc place = tree_->place_in(decl(), static_cast<int>(at_line));
    place.col = static_cast<int>(column);
    return place;
  }

  template <class... Args>
  Diag fail(DiagCode code, const Args&... args) const {
    return diag(code, loc(), args...);
  }
  // The same diagnostic, at this place.
  Diag moved(Diag d) const {
    d.loc = loc();
    return d;
  }
  std::string repr(const Type& t) const { return type_repr(t, out_->names()); }

 private:
  const Tree* tree_ = nullptr;
  const Lowered* out_ = nullptr;
};

}  // namespace weft
