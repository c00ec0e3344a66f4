// Python text as tree-sitter sees it.
//
// Input: the text of a file. Output: a concrete syntax tree, or a diagnostic at the first error;
// the parser's attempts to recover are never used. Invariant: time and memory are bounded by the
// size of the text. It is a class because it owns the C objects, and because it numbers node types
// in its own way.
#pragma once

#include <tree_sitter/api.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "source.h"
#include "weft/base/result.h"

namespace weft {

enum class Syn : std::uint8_t {
  Other,  // a token, or a type that the converter does not know
#define WEFT_SYNTAX(Name, type) Name,
#include "syntax.def"
};

// Names of the fields that are asked for.
enum class Field : std::uint8_t {
  None,
  Alias,
  Alternative,
  Argument,
  Arguments,
  Attribute,
  Body,
  Condition,
  Consequence,
  Definition,
  Function,
  Left,
  ModuleName,
  Name,
  Object,
  Operator,
  Operators,
  Parameters,
  ReturnType,
  Right,
  Subscript,
  Superclasses,
  Type,
  TypeParameters,
  Value,
};

inline bool is_definition(Syn kind) {
  return kind == Syn::FunctionDefinition || kind == Syn::ClassDefinition ||
         kind == Syn::DecoratedDefinition;
}

struct Child {
  TSNode node;
  Syn kind;
  Field field;
  bool named;
};

class Syntax {
 public:
  // `text` must outlive the result. The pieces between the outline's cuts are parsed first, one by
  // one, so that an error costs no more than its piece.
  static Result<Syntax> parse(std::string_view text, std::string_view file_name,
                              Outline outline = {});

  Syntax(Syntax&& other) noexcept;
  Syntax& operator=(Syntax&&) = delete;
  ~Syntax();

  TSNode root() const { return ts_tree_root_node(tree_); }
  Syn kind(TSNode node) const;
  std::string_view text(TSNode node) const;
  // "a.b.c" of a name and its attributes, however they are spaced; empty for anything else.
  std::string dotted(TSNode node);
  // Where a node stands in the text: rows from 0, columns in bytes from 0.
  TSPoint start(TSNode node) const {
    return point(ts_node_start_byte(node), ts_node_start_point(node));
  }
  TSPoint end(TSNode node) const { return point(ts_node_end_byte(node), ts_node_end_point(node)); }
  std::string_view source() const { return text_; }
  // Children without comments and line continuations, tokens included. They are found when they are
  // first asked for and stay as long as this object.
  std::span<const Child> children(TSNode node);
  // The first child in that field; ts_node_is_null if there is none.
  TSNode field(TSNode node, Field field);
  // Whether the node reaches over the end of a statement, which no expression or simple statement
  // can. The grammar now and then takes a line that starts with a bracket for the continuation of
  // the line before.
  bool spans_line_end(TSNode node) const;

 private:
  Syntax(TSTree* tree, std::string_view text, Outline outline);
  TSPoint point(std::uint32_t byte, TSPoint shown) const;
  std::span<const Child> find_children(TSNode node);

  TSTree* tree_;
  TSTreeCursor cursor_;
  // By TSNode::id, which no two nodes of a tree share: looked up only, never iterated. The children
  // themselves stand in blocks, which do not move.
  std::unordered_map<const void*, std::span<const Child>> children_;
  std::vector<std::vector<Child>> blocks_;
  std::vector<Child> found_;  // scratch
  std::string_view text_;
  std::vector<std::uint32_t> line_ends_;
  std::vector<std::uint32_t> line_starts_;  // empty where the parser saw every line feed
};

}  // namespace weft
