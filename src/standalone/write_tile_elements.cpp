// The elements of tiles: what a loop over a tile writes for each.
#include <algorithm>

#include "cpp_names.h"
#include "tiles.h"
#include "tree_parts.h"
#include "writer.h"

namespace weft::standalone {

// The number of an element among all of a tile of that shape.
std::string FunctionWriter::number_of(const std::vector<std::int32_t>& shape,
                                      const TileElement& at) const {
  if (!at.number.empty()) return at.number;
  std::string out = "0";
  std::int64_t stride = count_of(shape);
  for (std::size_t d = 0; d < shape.size(); ++d) {
    stride /= shape[d];
    const std::string& index = at.indices[d];
    if (index == "0") continue;
    const bool sum = index.find(' ') != std::string::npos;
    const std::string term =
        stride == 1 ? index : (sum ? "(" + index + ")" : index) + " * " + std::to_string(stride);
    out = plus(out, term);
  }
  return out;
}

// An element of an array that a tile is loaded from or stored to; `inside`: the test that it is
// one, empty if none is wanted.
Result<Expr> FunctionWriter::global_element(NodeId array, NodeId offset, NodeId checked,
                                            const TileElement& at, std::vector<std::string>& lines,
                                            std::string& inside) {
  WEFT_TRY(const ArrayView view, array_view(array));
  if (view.indexed()) return unsupported(array, "a tile of an indexed array");
  if (view.shape.size() != at.indices.size())
    return unsupported(array, "a tile of an array with another number of dimensions");
  const std::vector<NodeId> offsets =
      offset.valid() ? elements(tree_, offset) : std::vector<NodeId>{};
  if (offset.valid() && offsets.size() != at.indices.size())
    return unsupported(offset, "an offset of this kind");
  const Node* check = checked.valid() ? &tree_.node(checked) : nullptr;
  const bool unchecked = check != nullptr && check->kind == NodeKind::Constant && check->bits == 0;
  Expr index;
  for (std::size_t d = 0; d < at.indices.size(); ++d) {
    std::string text = at.indices[d];
    if (!offsets.empty()) {
      // Warp tests the upper end alone.
      if (program_.signs != nullptr && program_.signs->may_be_negative(f_, offsets[d]))
        return unsupported(offsets[d], "an offset that may be negative");
      WEFT_TRY(const Expr from, expression(offsets[d]));
      text = plus(paren(from, kBindSum), text);
    }
    const bool plain = text.find(' ') == std::string::npos;
    if (!plain && !unchecked) {
      // Asked for twice.
      const std::string name = inner_name("at_" + std::string(index_name(at.indices.size(), d)));
      lines.push_back("const int " + name + " = " + text + ";");
      text = name;
    }
    if (!unchecked) {
      dims_used.insert(view.shape[d]);
      inside += (inside.empty() ? "" : " && ") + text + " < " + view.shape[d];
    }
    const bool sum = text.find(' ') != std::string::npos;
    if (!view.strides.empty()) {
      const std::string& stride = view.strides[d];
      const std::string term =
          stride == "1" ? text : (sum ? "(" + text + ")" : text) + " * " + stride;
      index.text = index.text.empty() ? term : index.text + " + " + term;
    } else if (d == 0) {
      index = {text, sum ? kBindSum : kBindAtom};
    } else {
      dims_used.insert(view.shape[d]);
      index = {
          plus(index.text == "0" ? "0" : paren(index, kBindTerm) + " * " + view.shape[d], text),
          kBindSum};
    }
  }
  // "&x[i * m]" of a row.
  if (view.pointer[0] == '&' && view.pointer.back() == ']') {
    const std::string part = view.pointer.substr(1, view.pointer.size() - 2);
    return Expr{plus(part, index.text) + "]"};
  }
  return Expr{view.pointer + "[" + index.text + "]"};
}

Result<TilePlace> FunctionWriter::tile_place(NodeId id) {
  if (const auto it = tile_values_.find(id.v); it != tile_values_.end()) return it->second;
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    if (const auto it = tiles_.find(n.name.v); it != tiles_.end()) return it->second;
  }
  return unsupported(id, "a tile of this kind");
}

// The value of an element of what is a tile to Warp; `lines`: what has to stand before it.
Result<Expr> FunctionWriter::tile_element(NodeId id, const TileElement& at,
                                          std::vector<std::string>& lines) {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name || tile_values_.contains(id.v)) {
    WEFT_TRY(const TilePlace place, tile_place(id));
    tiles_read_.insert(place.name);
    if (place.single()) return Expr{place.name};
    return Expr{place.name + "[" + number_of(place.shape, at) + "]"};
  }
  const Type element = type(id).element();
  // Operands that are no tiles count for every element.
  const auto operand = [&](NodeId k) -> Result<Expr> {
    if (type(k).is_tile()) return tile_element(k, at, lines);
    if (is_literal(k) && element.is_scalar()) return cast(element, k);
    return expression(k);
  };
  const auto operand_type = [&](NodeId k) {
    if (type(k).is_tile()) return type(k).element();
    return is_literal(k) && element.is_scalar() ? element : type(k);
  };
  if (n.kind == NodeKind::BinOp) {
    const NodeId a = tree_.kid(id, 0), b = tree_.kid(id, 1);
    WEFT_TRY(const Expr left, operand(a));
    WEFT_TRY(const Expr right, operand(b));
    return binary(static_cast<BinaryOp>(n.op), left, operand_type(a), right, operand_type(b),
                  element);
  }
  if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub) {
    WEFT_TRY(const Expr e, operand(tree_.kid(id, 0)));
    const Type types[] = {element};
    return form_call(BuiltinId::Neg, std::span(&e, 1), types, element);
  }
  if (n.kind == NodeKind::Subscript && type(tree_.kid(id, 0)).is_tile()) {
    // A row: the first indices are given.
    TileElement inner;
    for (const NodeId i : elements(tree_, tree_.kid(id, 1))) {
      WEFT_TRY(inner.indices.emplace_back(), tile_index(i));
    }
    inner.indices.insert(inner.indices.end(), at.indices.begin(), at.indices.end());
    if (inner.indices.size() != tile_shape(tree_.kid(id, 0)).size())
      return unsupported(id, "a part of a tile");
    return tile_element(tree_.kid(id, 0), inner, lines);
  }
  if (n.kind != NodeKind::Call) return unsupported(id, "a tile of this kind");
  return tile_call_element(id, at, lines);
}

// A number as an element of the tile `id`.
Result<Expr> FunctionWriter::tile_number(NodeId id, double value) {
  const Type element = type(id).element();
  if (!element.is_scalar()) {
    if (value != 0) return unsupported(id, "tiles of compounds that are not zero");
    WEFT_TRY(const std::string t, type_name(element));
    return Expr{t + "{}"};
  }
  return Expr{is_float(element.scalar)
                  ? cpp_number(value, element.scalar)
                  : cpp_integer(static_cast<std::int64_t>(value), element.scalar)};
}

Result<Expr> FunctionWriter::tile_full_element(NodeId id) {
  const Type element = type(id).element();
  const NodeId value = argument(tree_, id, 1, "value");
  if (is_literal(value) && element.is_scalar()) return cast(element, value);
  WEFT_TRY(Expr e, expression(value));
  if (!element.is_scalar() || type(value) == element) return e;
  WEFT_TRY(const std::string t, type_name(element));
  return Expr{t + "(" + e.text + ")"};
}

Result<Expr> FunctionWriter::tile_arange_element(NodeId id, const TileElement& at) {
  const Type element = type(id).element();
  WEFT_TRY(const std::string t, type_name(element));
  std::vector<Expr> given;
  for (const NodeId k : tree_.kids_before_split(id, 1)) {
    WEFT_TRY(given.emplace_back(), cast(element, k));
  }
  if (given.empty() || given.size() > 3) return unsupported(id, "this wp.tile_arange()");
  const std::string which = number_of(tile_shape(id), at);
  Expr e{element.scalar == Scalar::Int32 ? which : t + "(" + which + ")",
         element.scalar == Scalar::Int32 && which.find(' ') != std::string::npos ? kBindSum
                                                                                 : kBindAtom};
  if (given.size() == 3) {
    WEFT_TRY(e, binary(BinaryOp::Mult, e, element, given[2], element, element));
  }
  if (given.size() == 1 || given[0].text == "0") return e;
  return binary(BinaryOp::Add, given[0], element, e, element, element);
}

Result<Expr> FunctionWriter::tile_load_element(NodeId id, const TileElement& at,
                                               std::vector<std::string>& lines) {
  const NodeId array = argument(tree_, id, 0, "a");
  std::string inside;
  WEFT_TRY(Expr value, global_element(array, argument(tree_, id, 2, "offset"),
                                      argument(tree_, id, 4, "bounds_check"), at, lines, inside));
  if (inside.empty()) return value;
  WEFT_TRY(const Expr zero, tile_number(id, 0));
  return Expr{inside + " ? " + value.text + " : " + zero.text, kBindTest};
}

Result<Expr> FunctionWriter::tile_transpose_element(NodeId id, NodeId tile, const TileElement& at,
                                                    std::vector<std::string>& lines) {
  if (at.indices.size() != 2) return unsupported(id, "a tile of this kind");
  return tile_element(tile, {{at.indices[1], at.indices[0]}, {}}, lines);
}

Result<Expr> FunctionWriter::tile_reshape_element(NodeId id, NodeId tile, const TileElement& at,
                                                  std::vector<std::string>& lines) {
  const std::vector<std::int32_t>& shape = tile_shape(tile);
  const TileInfo& of = program_.tiles[type(tile).size];
  if (called_builtin(tree_, id) == BuiltinId::TileReshape && (of.column_major || !of.dense()))
    return unsupported(id, "another shape of a transposed tile or of a part of one");
  const std::string all = number_of(tile_shape(id), at);
  TileElement inner{{}, all};
  std::int64_t stride = count_of(shape);
  const std::string whole = all.find(' ') == std::string::npos ? all : "(" + all + ")";
  for (const std::int32_t size : shape) {
    stride /= size;
    std::string index = stride == 1 ? whole : whole + " / " + std::to_string(stride);
    if (stride * size != count_of(shape)) index += " % " + std::to_string(size);
    inner.indices.push_back(size == 1 ? "0" : index);
  }
  return tile_element(tile, inner, lines);
}

Result<Expr> FunctionWriter::tile_view_element(NodeId id, NodeId tile, const TileElement& at,
                                               std::vector<std::string>& lines) {
  const std::vector<NodeId> offsets = elements(tree_, argument(tree_, id, 1, "offset"));
  const std::size_t rank = tile_shape(tile).size();
  if (offsets.size() != rank || at.indices.size() != rank)
    return unsupported(id, "a view of a tile with fewer dimensions");
  TileElement inner;
  for (std::size_t d = 0; d < rank; ++d) {
    WEFT_TRY(const Expr from, expression(offsets[d]));
    inner.indices.push_back(plus(paren(from, kBindSum), at.indices[d]));
  }
  return tile_element(tile, inner, lines);
}

Result<Expr> FunctionWriter::tile_broadcast_element(NodeId tile, const TileElement& at,
                                                    std::vector<std::string>& lines) {
  const std::vector<std::int32_t>& shape = tile_shape(tile);
  TileElement inner;
  for (std::size_t d = 0; d < shape.size(); ++d)
    inner.indices.push_back(shape[d] == 1 ? "0" : at.indices[at.indices.size() - shape.size() + d]);
  return tile_element(tile, inner, lines);
}

// A sum along an axis; a sum of all elements is in tile_values_.
Result<Expr> FunctionWriter::tile_sum_element(NodeId id, NodeId tile, const TileElement& at,
                                              std::vector<std::string>& lines) {
  const Type element = type(id).element();
  WEFT_TRY(const std::string t, type_name(element));
  const auto axis = constant_int(argument(tree_, id, 1, "axis"));
  const std::vector<std::int32_t>& shape = tile_shape(tile);
  if (!axis || *axis < 0 || static_cast<std::size_t>(*axis) >= shape.size())
    return unsupported(id, "this axis");
  const std::string k = loop_name("k"), sum = inner_name("sum");
  TileElement inner{at.indices, {}};
  if (shape.size() == 1) inner.indices.clear();
  inner.indices.insert(inner.indices.begin() + *axis, k);
  std::vector<std::string> inside;
  WEFT_TRY(const Expr value, tile_element(tile, inner, inside));
  if (!inside.empty()) return unsupported(id, "a sum of what is no tile yet");
  WEFT_TRY(const Expr zero, tile_number(id, 0));
  WEFT_TRY(const std::string more, accumulated(BinaryOp::Add, sum, value, element, element));
  lines.push_back(t + " " + sum + " = " + zero.text + ";");
  lines.push_back("for (int " + k + " = 0; " + k + " < " +
                  std::to_string(shape[static_cast<std::size_t>(*axis)]) + "; ++" + k + ") " +
                  more);
  return Expr{sum};
}

Result<Expr> FunctionWriter::tile_call_element(NodeId id, const TileElement& at,
                                               std::vector<std::string>& lines) {
  const std::optional<BuiltinId> called = called_builtin(tree_, id);
  const Type element = type(id).element();
  WEFT_TRY(const std::string t, type_name(element));
  const NodeId first = argument(tree_, id, 0, "t").valid() ? argument(tree_, id, 0, "t")
                                                           : argument(tree_, id, 0, "a");
  // What wp.tile_empty() holds nobody knows.
  if (called == BuiltinId::TileZeros || called == BuiltinId::TileEmpty) return tile_number(id, 0);
  if (called == BuiltinId::TileOnes) return tile_number(id, 1);
  if (called == BuiltinId::TileFull) return tile_full_element(id);
  if (called == BuiltinId::TileArange) return tile_arange_element(id, at);
  if (called == BuiltinId::TileLoad) return tile_load_element(id, at, lines);
  if (called == BuiltinId::TileMap) return tile_map(id, at, lines);
  if (called == BuiltinId::TileAstype) {
    WEFT_TRY(const Expr e, tile_element(first, at, lines));
    return Expr{t + "(" + e.text + ")"};
  }
  if (called == BuiltinId::TileTranspose) return tile_transpose_element(id, first, at, lines);
  if (called == BuiltinId::TileReshape || called == BuiltinId::TileSqueeze)
    return tile_reshape_element(id, first, at, lines);
  if (called == BuiltinId::TileView) return tile_view_element(id, first, at, lines);
  if (called == BuiltinId::TileBroadcast) return tile_broadcast_element(first, at, lines);
  if (called == BuiltinId::TileMatmul) {
    const NodeId a = argument(tree_, id, 0, "a"), b = argument(tree_, id, 1, "b");
    return tile_product(a, b, at, {}, lines, element);
  }
  if (called == BuiltinId::TileSum) return tile_sum_element(id, first, at, lines);
  return unsupported(id, called_text(id));
}

// Of the product of two matrices, added to `start` if there is one.
Result<Expr> FunctionWriter::tile_product(NodeId a, NodeId b, const TileElement& at,
                                          const std::string& start, std::vector<std::string>& lines,
                                          const Type& element) {
  if (!element.is_scalar() || at.indices.size() != 2 || tile_shape(a).size() != 2)
    return unsupported(a, "a product of tiles of this kind");
  WEFT_TRY(const std::string t, type_name(element));
  const std::string k = loop_name("k"), sum = inner_name("sum");
  std::vector<std::string> inside;
  WEFT_TRY(const Expr left, tile_element(a, {{at.indices[0], k}, {}}, inside));
  WEFT_TRY(const Expr right, tile_element(b, {{k, at.indices[1]}, {}}, inside));
  if (!inside.empty()) return unsupported(a, "a product of what are no tiles yet");
  // Factors of other types are made numbers of the product's.
  const auto factor = [&](const Expr& e, NodeId of) {
    return type(of).element() == element ? e : Expr{t + "(" + e.text + ")"};
  };
  WEFT_TRY(const Expr product,
           binary(BinaryOp::Mult, factor(left, a), element, factor(right, b), element, element));
  WEFT_TRY(const std::string more, accumulated(BinaryOp::Add, sum, product, element, element));
  const std::string zero =
      is_float(element.scalar) ? cpp_number(0, element.scalar) : cpp_integer(0, element.scalar);
  lines.push_back(t + " " + sum + " = " + (start.empty() ? zero : start) + ";");
  lines.push_back("for (int " + k + " = 0; " + k + " < " + std::to_string(tile_shape(a)[1]) +
                  "; ++" + k + ") " + more);
  return Expr{sum};
}

Result<Expr> FunctionWriter::tile_map(NodeId id, const TileElement& at,
                                      std::vector<std::string>& lines) {
  const auto kids = tree_.kids_before_split(id, 1);
  std::vector<Expr> values;
  std::vector<Type> types;
  for (const NodeId k : kids.subspan(1)) {
    if (type(k).is_tile()) {
      WEFT_TRY(values.emplace_back(), tile_element(k, at, lines));
      types.push_back(type(k).element());
    } else {
      WEFT_TRY(values.emplace_back(), expression(k));
      types.push_back(type(k));
    }
  }
  const Type element = type(id).element();
  if (const auto mapped = named_builtin(tree_, kids[0]))
    return form_call(*mapped, values, types, element);
  const Node& f = tree_.node(kids[0]);
  const auto found = f.kind == NodeKind::Name && variables_.find(f.name) == nullptr
                         ? function_of_types(tree_, f.name, types)
                         : std::nullopt;
  if (!found || !program_.functions.contains(*found))
    return unsupported(kids[0], "this function of a tile's elements");
  std::string text = called_name(*found) + "(";
  for (std::size_t k = 0; k < values.size(); ++k) text += (k > 0 ? ", " : "") + values[k].text;
  return Expr{text + ")"};
}

// An element that is asked for by its indices, or a part of one: `t[i, j]`, `t[i][0]`,
// `wp.tile_extract(t, i, j)`.
Result<std::optional<Expr>> FunctionWriter::tile_scalar(NodeId id) {
  const Node& n = tree_.node(id);
  NodeId tile;
  std::vector<NodeId> indices;
  if (n.kind == NodeKind::Subscript && !type(id).is_tile()) {
    const SubscriptParts parts = subscript_parts(tree_, id);
    if (!type(parts.base).is_tile()) return std::optional<Expr>();
    tile = parts.base;
    indices = parts.indices;
  } else if (calls(tree_, id, BuiltinId::TileExtract)) {
    const auto kids = tree_.kids_before_split(id, 1);
    if (n.split < n.kids_count) return unsupported(id, "wp.tile_extract() with keywords");
    tile = kids[0];
    indices.assign(kids.begin() + 1, kids.end());
  } else {
    return std::optional<Expr>();
  }
  WEFT_TRY(const TilePlace place, tile_place(tile));
  const std::size_t rank = place.shape.size();
  if (indices.size() < rank) return unsupported(id, "a part of a tile");
  TileElement at;
  for (std::size_t d = 0; d < rank; ++d) {
    WEFT_TRY(at.indices.emplace_back(), tile_index(indices[d]));
  }
  tiles_read_.insert(place.name);
  Expr value{place.single() ? place.name : place.name + "[" + number_of(place.shape, at) + "]"};
  if (indices.size() == rank) return std::optional(std::move(value));
  const Type whole = type(tile).element();
  Type part;
  std::size_t used = rank;
  WEFT_TRY(value, element(value, whole, indices, used, part, false));
  return std::optional(std::move(value));
}

// An index of a tile: of its elements all threads have the same one.
Result<std::string> FunctionWriter::tile_index(NodeId index) {
  if (tree_.node(index).kind == NodeKind::Slice || type(index).is_tile())
    return unsupported(index, "a part of a tile");
  if (const auto c = constant_int(index); c && *c < 0)
    return unsupported(index, "an index of a tile from its end");
  for (const std::uint32_t thread : thread_symbols) {
    if (mentions(index, Symbol{thread}))
      return unsupported(index, "an index of a tile that is made of wp.tid()");
  }
  WEFT_TRY(const Expr e, expression(index));
  return paren(e, kBindAtom);
}

}  // namespace weft::standalone
