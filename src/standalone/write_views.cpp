// Arrays and parts of them: pointers with sizes, whose elements are found by arithmetic.
#include <algorithm>

#include "cpp_names.h"
#include "struct_arrays.h"
#include "tree_parts.h"
#include "writer.h"

namespace weft::standalone {

namespace {

// Strides begin with a minus where a slice runs backwards: "-2 * m".
std::string product(std::int64_t factor, const std::string& stride) {
  const bool below = stride[0] == '-';
  const std::string size = below ? stride.substr(1) : stride;
  const std::int64_t own = factor < 0 ? -factor : factor;
  std::string text = size;
  if (own != 1) text = size == "1" ? std::to_string(own) : std::to_string(own) + " * " + size;
  return (factor < 0) != below ? "-" + text : text;
}

}  // namespace

// Adds index * stride to the text of a sum.
void FunctionWriter::add_term(std::string& sum, const Expr& index,
                              const std::string& stride) const {
  const bool below = stride[0] == '-';
  const std::string size = below ? stride.substr(1) : stride;
  if (below)
    sum += sum.empty() ? "-" : " - ";
  else if (!sum.empty())
    sum += " + ";
  if (below && index.text[0] == '-')
    sum += "(" + index.text + ")";
  else if (size == "1")
    sum += below ? paren(index, kBindTerm) : index.text;
  else
    sum += paren(index, kBindTerm);
  if (size != "1") sum += " * " + size;
}

const ArrayView* FunctionWriter::named_array(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind != NodeKind::Name) return nullptr;
  const auto it = arrays.find(n.name.v);
  return it == arrays.end() ? nullptr : &it->second;
}

std::optional<ArrayView> FunctionWriter::whole_array(NodeId id) const {
  if (const ArrayView* named = named_array(id)) return *named;
  if (tree_.node(id).kind != NodeKind::Attribute) return std::nullopt;
  const NodeId base = tree_.kid(id, 0);
  const Symbol field = tree_.node(id).name;
  const Type owner = place_type(base);
  const FieldDecl* f = find_field(tree_, owner, field);
  if (f == nullptr || f->type.array != ArrayClass::Array) return std::nullopt;
  // Of a variable, or of a struct in one.
  std::string path;
  for (NodeId at = base;; at = tree_.kid(at, 0)) {
    const Node& n = tree_.node(at);
    if (n.kind == NodeKind::Name) {
      if (variables_.find(n.name) == nullptr) return std::nullopt;
      path = variable_name(n.name) + path + ".";
      break;
    }
    if (n.kind != NodeKind::Attribute) return std::nullopt;
    path = "." + field_member(tree_, n.name) + path;
  }
  ArrayView view{path + field_member(tree_, field), {}, f->type, {}};
  for (std::size_t d = 0; d < f->type.ndim; ++d)
    view.shape.push_back(path + dimension_member(tree_, owner.index, field, d));
  return view;
}

Result<Expr> FunctionWriter::slice_bound(const ArrayView& view, std::size_t dimension, NodeId bound,
                                         std::string_view open) {
  if (!bound.valid()) return Expr{std::string(open)};
  if (constant_int(bound) == 0) return Expr{"0"};
  WEFT_TRY(const Expr at, expression(bound));
  const Expr args[] = {at, {view.shape[dimension]}};
  const Type types[] = {Type::of(Scalar::Int32), Type::of(Scalar::Int32)};
  return form_call("slice_bound", args, types, Type::of(Scalar::Int32));
}

Result<Expr> FunctionWriter::index_of(const ArrayView& view, std::size_t dimension, NodeId node) {
  const std::string& size = view.shape[dimension];
  if (tree_.node(node).kind == NodeKind::Slice) {  // its first element
    dims_used.insert(size);
    return slice_bound(view, dimension, tree_.kid(node, 0), "0");
  }
  if (const auto c = constant_int(node); c && *c < 0) {
    dims_used.insert(size);
    return Expr{size + " - " + std::to_string(-*c), kBindSum};
  }
  WEFT_TRY(Expr index, expression(node));
  if (program_.signs == nullptr || !is_signed_int(type(node).scalar) ||
      !program_.signs->may_be_negative(f_, node))
    return index;
  dims_used.insert(size);
  const Expr args[] = {index, {size}};
  const Type types[] = {type(node), Type::of(Scalar::Int32)};
  return form_call("from_end", args, types, Type::of(Scalar::Int32));
}

// The place in the array's own dimension: of an indexed array what the indices say.
Result<Expr> FunctionWriter::place_of(const ArrayView& view, std::size_t dimension, NodeId node) {
  WEFT_TRY(Expr index, index_of(view, dimension, node));
  if (!view.indexed()) return index;
  return Expr{view.indices[dimension] + "[" + index.text + "]"};
}

Result<Expr> FunctionWriter::array_element(const ArrayView& view, std::span<const NodeId> indices) {
  Expr offset;
  if (!view.strides.empty()) {
    for (std::size_t k = 0; k < indices.size(); ++k) {
      Expr index{"0"};
      WEFT_TRY(index, index_of(view, k, indices[k]));
      if (index.text == "0") continue;
      const std::string& stride = view.strides[k];
      add_term(offset.text, index, stride);
    }
    return Expr{view.pointer + "[" + (offset.text.empty() ? "0" : offset.text) + "]"};
  }
  const std::vector<std::string>& sizes = view.indexed() ? view.extents : view.shape;
  for (std::size_t k = 0; k < sizes.size(); ++k) {
    Expr index{"0"};  // the first of a part of the array
    if (k < indices.size()) {
      WEFT_TRY(index, place_of(view, k, indices[k]));
    }
    if (k == 0) {
      offset = index;
      continue;
    }
    dims_used.insert(sizes[k]);
    if (offset.text == "0") {  // the first of a row
      offset = index;
      continue;
    }
    offset.text = paren(offset, kBindTerm) + " * " + sizes[k];
    offset.binds = kBindTerm;
    if (index.text != "0") {
      offset.text += " + " + paren(index, kBindTerm);
      offset.binds = kBindSum;
    }
  }
  return Expr{view.pointer + "[" + offset.text + "]"};
}

Result<ArrayView> FunctionWriter::array_view(NodeId id) {
  if (std::optional<ArrayView> whole = whole_array(id)) return *std::move(whole);
  const auto [base, indices] = subscript_parts(tree_, id);
  const std::optional<ArrayView> whole = whole_array(base);
  if (!whole || indices.empty()) return unsupported(id, "an array of this kind");
  ArrayView view = *whole;
  // The part stays in one piece if what is taken of the last index given is in one piece.
  std::string sliced_size;
  for (const NodeId i : indices) {
    const Node& n = tree_.node(i);
    if (n.kind == NodeKind::Slice) {
      if (whole->indexed()) return unsupported(i, "a slice of an indexed array");
      const NodeId step = tree_.kid(i, 2);
      if (i != indices.back() || (step.valid() && constant_int(step) != 1) ||
          !whole->strides.empty())
        return strided_view(id, base, *whole, indices);
      const std::size_t d = indices.size() - 1;
      WEFT_TRY(const Expr from, slice_bound(*whole, d, tree_.kid(i, 0), "0"));
      WEFT_TRY(const Expr to, slice_bound(*whole, d, tree_.kid(i, 1), whole->shape[d]));
      sliced_size = from.text == "0" ? to.text : "max(" + to.text + " - " + from.text + ", 0)";
    }
    if (n.kind == NodeKind::Name && thread_symbols.contains(n.name.v))
      view.threads.insert(n.name.v);
  }
  if (!whole->strides.empty()) return strided_view(id, base, *whole, indices);
  WEFT_TRY(const Expr first, array_element(*whole, indices));
  view.pointer = "&" + first.text;
  for (std::vector<std::string>* list : {&view.shape, &view.indices, &view.extents}) {
    if (!list->empty())
      list->erase(list->begin(), list->begin() + static_cast<std::ptrdiff_t>(indices.size()));
  }
  if (!sliced_size.empty()) view.shape.insert(view.shape.begin(), sliced_size);
  view.type.ndim = static_cast<std::uint8_t>(view.shape.size());
  return view;
}

// How many elements a slice with a step of -1 has from `first` on, which becomes the last one where
// the slice begins at the end.
Result<std::string> FunctionWriter::size_backwards(const ArrayView& whole, std::size_t dimension,
                                                   NodeId slice, Expr& first) {
  const std::string& size = whole.shape[dimension];
  const NodeId from = tree_.kid(slice, 0), to = tree_.kid(slice, 1);
  if (!from.valid()) {
    dims_used.insert(size);
    first = Expr{size + " - 1", kBindSum};
  }
  if (!to.valid()) {
    if (!from.valid()) return size;
    return first.text == "0" ? std::string("1") : "(" + first.text + " + 1)";
  }
  Expr end{"0"};
  WEFT_TRY(end, slice_bound(whole, dimension, to, size));
  return "max(" + first.text + (end.text == "0" ? "" : " - " + end.text) + ", 0)";
}

// A part that is not in one piece: every other element, a column.
Result<ArrayView> FunctionWriter::strided_view(NodeId id, NodeId base, const ArrayView& whole,
                                               std::span<const NodeId> indices) {
  // In a[1:3][0] the 0 is an index of the slice.
  if (tree_.kid(id, 0) != base) return unsupported(id, "an element of a slice without a name");
  ArrayView view = whole;
  view.shape.clear();
  view.strides.clear();
  Expr offset;
  for (std::size_t d = 0; d < whole.shape.size(); ++d) {
    const std::string stride = stride_of(whole, d);
    Expr first{"0"};
    if (d >= indices.size()) {
      view.shape.push_back(whole.shape[d]);
      view.strides.push_back(stride);
      continue;
    }
    WEFT_TRY(first, index_of(whole, d, indices[d]));
    const Node& n = tree_.node(indices[d]);
    if (n.kind == NodeKind::Slice) {
      const NodeId step = tree_.kid(indices[d], 2);
      const auto by = step.valid() ? constant_int(step) : std::optional<std::int64_t>(1);
      if (!by || *by == 0) return unsupported(step, "this step of a slice");
      std::string size;
      if (*by < 0) {
        WEFT_TRY(size, size_backwards(whole, d, indices[d], first));
      } else {
        WEFT_TRY(const Expr to, slice_bound(whole, d, tree_.kid(indices[d], 1), whole.shape[d]));
        size = first.text == "0" ? to.text : "max(" + to.text + " - " + first.text + ", 0)";
      }
      const std::int64_t apart = *by < 0 ? -*by : *by;
      if (apart > 1)
        size = "(" + size + " + " + std::to_string(apart - 1) + ") / " + std::to_string(apart);
      view.shape.push_back(size);
      view.strides.push_back(product(*by, stride));
    } else if (n.kind == NodeKind::Name && thread_symbols.contains(n.name.v)) {
      view.threads.insert(n.name.v);
    }
    if (first.text == "0") continue;
    add_term(offset.text, first, stride);
  }
  view.pointer = "&" + whole.pointer + "[" + (offset.text.empty() ? "0" : offset.text) + "]";
  view.type.ndim = static_cast<std::uint8_t>(view.shape.size());
  return view;
}

// How far the elements of a dimension are apart.
std::string FunctionWriter::stride_of(const ArrayView& view, std::size_t dimension) {
  if (!view.strides.empty()) return view.strides[dimension];
  std::string out;
  for (std::size_t d = dimension + 1; d < view.shape.size(); ++d) {
    dims_used.insert(view.shape[d]);
    out += (out.empty() ? "" : " * ") + view.shape[d];
  }
  return out.empty() ? "1" : out;
}

// wp.zeros(shape, dtype): an array of the thread's own, whose size is known.
Status FunctionWriter::local_array(NodeId id, const Variable& v, NodeId value) {
  NodeId shape;
  const Node& call = tree_.node(value);
  for (const NodeId k : tree_.kids_after_split(value))
    if (tree_.text(tree_.node(k).name) == "shape") shape = tree_.kid(k, 0);
  if (!shape.valid() && call.split > 1) shape = tree_.kid(value, 1);
  if (v.writes != 1 || v.where != Variable::AtAssignment || v.statement != id || !shape.valid())
    return unsupported(id, "a name for several arrays");
  ArrayView view{variable_name(v.name), {}, type(value), {}};
  view.local = true;
  std::string size;
  for (const NodeId d : elements(tree_, shape)) {
    const auto c = constant_int(d);
    if (!c) return unsupported(d, "this size of an array");
    view.shape.push_back(std::to_string(*c));
    size += (size.empty() ? "" : " * ") + view.shape.back();
  }
  WEFT_TRY(const std::string element, type_name(view.type.element()));
  // Storing to an element is no use to compilers where all that reads them is left out.
  line((said_.contains(v.name.v) ? "[[maybe_unused]] " : unused_mark(v)) + element + " " +
       view.pointer + "[" + size + "] = {};");
  arrays[v.name.v] = std::move(view);
  return {};
}

Status FunctionWriter::name_view(NodeId id, const Variable& v, NodeId value) {
  if (type(value).array == ArrayClass::Fixed && calls(tree_, value, BuiltinId::Zeros))
    return local_array(id, v, value);
  WEFT_TRY(ArrayView view, array_view(value));
  if (v.writes > 1 && v.where == Variable::AtAssignment && view.strides.empty() && !view.local &&
      !view.indexed())
    return rename_view(id, v, view);
  if (v.writes != 1 || v.where != Variable::AtAssignment || v.statement != id)
    return unsupported(id, "a name for several arrays");
  WEFT_TRY(const std::string element, type_name(view.type.element()));
  const std::string own = variable_name(v.name);
  line(std::string(v.reads == 0 && !v.changed ? "[[maybe_unused]] " : "") +
       (stored_.contains(v.name.v) ? "" : "const ") + element + "* " + own + " = " + view.pointer +
       ";");
  view.pointer = own;
  // The bounds of a slice may change behind it.
  for (std::size_t d = 0; d < view.shape.size(); ++d) {
    if (view.shape[d].find('(') == std::string::npos) continue;
    const std::string size = fresh("num_" + own + (d > 0 ? "_" + std::to_string(d) : ""));
    line("[[maybe_unused]] const int " + size + " = " + view.shape[d] + ";");
    view.shape[d] = size;
  }
  arrays[v.name.v] = std::move(view);
  return {};
}

// A name for one array after the other: the pointer and the sizes are variables.
Status FunctionWriter::rename_view(NodeId id, const Variable& v, const ArrayView& view) {
  const std::string own = variable_name(v.name);
  const bool first = v.statement == id;
  if (first) {
    WEFT_TRY(const std::string element, type_name(view.type.element()));
    line("[[maybe_unused]] " + std::string(stored_.contains(v.name.v) ? "" : "const ") + element +
         "* " + own + " = " + view.pointer + ";");
    ArrayView named{own, {}, view.type, {}};
    for (std::size_t d = 0; d < view.shape.size(); ++d)
      named.shape.push_back(fresh("num_" + own + (d > 0 ? "_" + std::to_string(d) : "")));
    arrays[v.name.v] = std::move(named);
  } else {
    line(own + " = " + view.pointer + ";");
  }
  const ArrayView& named = arrays.at(v.name.v);
  for (std::size_t d = 0; d < view.shape.size(); ++d) {
    dims_used.insert(view.shape[d]);
    line((first ? "[[maybe_unused]] int " : "") + named.shape[d] + " = " + view.shape[d] + ";");
  }
  return {};
}

// Names of views that are asked for their sizes only, which have names of their own.
void FunctionWriter::mark_unused_views() {
  for (const auto& [symbol, view] : arrays) {
    const std::string head = "* " + view.pointer + " = ";
    const std::size_t at = out_.find(head);
    if (at == std::string::npos ||
        has_word(std::string_view(out_).substr(at + head.size()), view.pointer))
      continue;
    const std::size_t begin = out_.find_first_not_of(' ', out_.rfind('\n', at) + 1);
    if (out_.compare(begin, 2, "[[") != 0) out_.insert(begin, "[[maybe_unused]] ");
  }
}

}  // namespace weft::standalone
