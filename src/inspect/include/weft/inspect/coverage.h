// The share of the language that rows use: builtins, operators, statement forms and types. Each
// counts once in a row.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/lower/lowered.h"

namespace weft {

struct CoverageItem {
  std::string kind;   // "builtin", "operator", "form", "scalar float32", ...
  std::string name;   // "dot", "+", "while", "array", ...
  std::string group;  // of a builtin: Warp's documentation group
  bool expected;      // the synthesizer is meant to use it
  uint64_t rows = 0;
};

class Coverage {
 public:
  // All items, so that what is never used is there too, with 0.
  Coverage();

  // The types found by lowering must be in the tree.
  void row(const Tree& tree, const Lowered& lowered);
  void merge(const Coverage& other);
  // In a fixed order: builtins by name, then operators, forms, types.
  const std::vector<CoverageItem>& items() const { return items_; }

 private:
  enum Form : uint8_t;

  uint32_t put(std::string kind, std::string_view name, bool expected, std::string_view group = {});
  void saw(uint32_t item);
  void saw_type(const Type& type, int place);
  void function(const Tree& tree, const FunctionDecl& f);
  void node(const Tree& tree, NodeId id);
  void assignment(const Tree& tree, NodeId id);
  void loop(const Tree& tree, NodeId iter);

  std::vector<CoverageItem> items_;
  std::vector<uint64_t> last_row_;  // by item: the row that counted it last
  uint64_t row_ = 0;
  std::unordered_map<std::string_view, uint32_t> builtins_;  // looked up, never gone through
  uint32_t operator_ = 0, augmented_ = 0, unary_ = 0, compare_ = 0, expression_ = 0, form_ = 0;
  uint32_t scalar_ = 0, array_rank_ = 0, launch_rank_ = 0, composite_ = 0;  // first item of each
  std::vector<NodeId> queue_;
  unsigned returns_ = 0;
};

}  // namespace weft
