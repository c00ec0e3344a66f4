// Expressions, with parentheses where C++ or its compilers' warnings want them.
#include <algorithm>
#include <bit>
#include <cmath>

#include "cpp_names.h"
#include "struct_arrays.h"
#include "tree_parts.h"
#include "weft/ast/operators.h"
#include "weft/base/check.h"
#include "writer.h"

namespace weft::standalone {
namespace {

constexpr int kBinaryBinds[] = {kBindSum,    kBindSum,   kBindTerm, kBindTerm,   kBindTerm,
                                kBindTerm,   kBindUnary, kBindTerm, kBindBitAnd, kBindBitOr,
                                kBindBitXor, kBindShift, kBindShift};
constexpr std::string_view kBinaryText[] = {"+", "-", "*", "*", "/",  "/", "",
                                            "%", "&", "|", "^", "<<", ">>"};

std::optional<double> plain_float(const ConstValue& v) {
  if (!v.python || !v.type.is_scalar() || !is_float(v.type.scalar)) return std::nullopt;
  return v.f.at(0);
}

}  // namespace

bool wants_parentheses(int outer, int inner) {
  if (outer == inner) return false;
  const bool bits = outer == kBindBitAnd || outer == kBindBitOr || outer == kBindBitXor;
  if (bits || outer == kBindShift) return inner < kBindUnary;
  if (outer == kBindOr) return inner == kBindAnd;
  return false;
}

std::string FunctionWriter::paren(const Expr& e, int at_least) const {
  if (e.binds >= at_least) return e.text;
  return "(" + e.text + ")";
}

Diag FunctionWriter::unsupported(NodeId at, std::string_view what) const {
  return standalone::unsupported(tree_, at, what);
}

std::optional<std::int64_t> FunctionWriter::constant_int(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
    return static_cast<std::int64_t>(n.bits);
  if (n.kind == NodeKind::UnaryOp && static_cast<UnaryOp>(n.op) == UnaryOp::USub) {
    if (const auto v = constant_int(tree_.kid(id, 0))) return -*v;
  }
  if (n.kind == NodeKind::Name && variables_.find(n.name) == nullptr) {
    for (const ConstantDecl& c : tree_.constants) {
      if (c.name == n.name && c.resolved.type.is_int() && c.resolved.i.size() == 1)
        return c.resolved.i[0];
    }
  }
  return std::nullopt;
}

Result<Expr> FunctionWriter::expression(NodeId id) {
  if (const auto it = hoisted_.find(id.v); it != hoisted_.end()) return it->second;
  if (is_array(id)) {
    WEFT_TRY(const ArrayView view, array_view(id));
    return Expr{view.pointer, view.pointer[0] == '&' ? kBindUnary : kBindAtom};
  }
  Result<Expr> e = expression_of(id);
  if (!e) return placed(tree_, id, e.error());
  return e;
}

Result<Expr> FunctionWriter::expression_of(NodeId id) {
  const Node& n = tree_.node(id);
  if (program_.tiled && in_kernel()) {
    WEFT_TRY(const std::optional<Expr> element, tile_scalar(id));
    if (element) return *element;
    if (type(id).is_tile()) return unsupported(id, "a tile in this place");
  }
  switch (n.kind) {
    case NodeKind::Name:
      return name(id);
    case NodeKind::Constant:
      return constant(id, type(id).scalar);
    case NodeKind::Attribute:
      return attribute(id);
    case NodeKind::Subscript:
      return subscript(id, false);
    case NodeKind::Call:
      return call(id);
    case NodeKind::BinOp: {
      const NodeId a = tree_.kid(id, 0), b = tree_.kid(id, 1);
      WEFT_TRY(const Expr left, expression(a));
      WEFT_TRY(const Expr right, expression(b));
      return binary(static_cast<BinaryOp>(n.op), left, type(a), right, type(b), type(id));
    }
    case NodeKind::UnaryOp:
      return unary(id);
    case NodeKind::BoolOp: {
      const bool is_or = static_cast<BoolOp>(n.op) == BoolOp::Or;
      const int own = is_or ? kBindOr : kBindAnd;
      Expr out{"", own};
      for (const NodeId k : tree_.kids(id)) {
        WEFT_TRY(const Expr e, test(k));
        if (!out.text.empty()) out.text += is_or ? " || " : " && ";
        out.text += wants_parentheses(own, e.binds) ? "(" + e.text + ")" : paren(e, own);
      }
      return out;
    }
    case NodeKind::Compare:
      return compare(id);
    case NodeKind::Tuple: {
      WEFT_TRY(Expr e, tuple_literal(id, type(id)));
      WEFT_TRY(const std::string own, type_name(type(id)));
      return Expr{own + e.text};
    }
    case NodeKind::IfExp: {
      if (is_tuple(type(id))) return unsupported(id, "a tuple that a condition chooses");
      WEFT_TRY(const Expr condition, test(tree_.kid(id, 0)));
      WEFT_TRY(const Expr yes, expression(tree_.kid(id, 1)));
      WEFT_TRY(const Expr no, expression(tree_.kid(id, 2)));
      return Expr{
          paren(condition, kBindOr) + " ? " + paren(yes, kBindOr) + " : " + paren(no, kBindOr),
          kBindTest};
    }
    case NodeKind::Object: {  // what stands for a wp.static(...)
      const Object& o = tree_.objects[n.bits];
      if (o.kind != Object::Constant || !is_writable(tree_.object_constants[o.index]))
        return unsupported(id, "this wp.static()");
      if (const auto number = plain_number(id))
        return Expr{cpp_number(*number, type(id).scalar), *number < 0 ? kBindUnary : kBindAtom};
      return constant_value(tree_.object_constants[o.index]);
    }
    default:
      return unsupported(id, std::string(node_kind_name(n.kind)) + " in an expression");
  }
}

// A number that has no width of its own, and takes the one it is used in: a module's `S = 0.1`,
// wp.PI. Nothing for others, and for integers, which are what they are in any width.
std::optional<double> FunctionWriter::plain_number(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    if (variables_.find(n.name) != nullptr) return std::nullopt;
    for (const ConstantDecl& c : tree_.constants) {
      if (c.name != n.name) continue;
      const ConstValue& v = c.resolved;
      return plain_float(v);
    }
    return std::nullopt;
  }
  if (n.kind == NodeKind::Object) {
    const Object& o = tree_.objects[n.bits];
    return o.kind == Object::Constant ? plain_float(tree_.object_constants[o.index]) : std::nullopt;
  }
  const WarpConstant* c = package_constant(id);
  return c == nullptr || c->is_int ? std::nullopt : std::optional(c->f);
}

// What `wp.PI` or `math.pi` is; nothing for other expressions.
const WarpConstant* FunctionWriter::package_constant(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind != NodeKind::Attribute) return nullptr;
  const Node* base = &tree_.node(tree_.kid(id, 0));
  std::string attr(tree_.text(n.name));
  if (base->kind == NodeKind::Attribute) {  // wp.Volume.LINEAR
    attr = std::string(tree_.text(base->name)) + "." + attr;
    base = &tree_.node(tree_.kid(tree_.kid(id, 0), 0));
  }
  if (base->kind != NodeKind::Name || variables_.find(base->name) != nullptr) return nullptr;
  for (const auto& [alias, package] : tree_.modules) {
    if (alias != base->name) continue;
    if (package == "math") return find_math_constant(attr);
    return package == "warp" ? find_warp_constant(attr) : nullptr;
  }
  return nullptr;
}

// Whether constant_value() has a text for it.
bool FunctionWriter::is_writable(const ConstValue& v) {
  return (v.type.is_scalar() && v.s.empty()) || v.type.is_vector() || v.type.is_quaternion() ||
         v.type.is_matrix();
}

Result<Expr> FunctionWriter::constant_value(const ConstValue& v) {
  const bool floats = is_float(v.type.scalar);
  const auto component = [&](std::size_t k) {
    return floats ? cpp_number(v.f[k], v.type.scalar) : cpp_integer(v.i[k], v.type.scalar);
  };
  if (v.type.is_bool()) return Expr{v.i[0] != 0 ? "true" : "false"};
  if (v.type.is_scalar()) {
    const bool negative = floats ? std::signbit(v.f[0]) : v.i[0] < 0;
    return Expr{component(0), negative ? kBindUnary : kBindAtom};
  }
  WEFT_TRY(std::string text, type_name(v.type));
  const bool array = v.type.is_vector() && v.type.rows > 4;
  text += v.type.is_matrix() ? "{{{" : array ? "{{" : "{";
  for (std::size_t k = 0; k < (floats ? v.f.size() : v.i.size()); ++k) {
    const bool row = v.type.is_matrix() && k % v.type.cols == 0;
    if (k > 0) text += row ? "}, {" : ", ";
    text += component(k);
  }
  return Expr{text + (v.type.is_matrix() ? "}}}" : array ? "}}" : "}")};
}

Result<Expr> FunctionWriter::name(NodeId id) {
  const Symbol s = tree_.node(id).name;
  // Warp gives a plain number the width of the first cast of it.
  if (type(id).plain(TypeKind::Scalar) && type(id).scalar == Scalar::Float64) {
    if (const auto number = plain_number(id))
      return Expr{cpp_number(*number, Scalar::Float64), *number < 0 ? kBindUnary : kBindAtom};
  }
  if (variables_.find(s) != nullptr) {
    return Expr{variable_name(s)};
  }
  for (std::size_t i = 0; i < tree_.constants.size(); ++i) {
    const ConstantDecl& c = tree_.constants[i];
    if (c.name != s) continue;
    const ConstValue& v = c.resolved;
    if (v.type.is_scalar() && v.s.empty()) {
      program_.constants_used.insert(static_cast<std::uint32_t>(i));
      return Expr{helpers_.global_name(tree_.text(s))};
    }
    if (is_writable(v)) return constant_value(v);
  }
  for (const auto& [alias, path] : tree_.imported_names) {
    if (alias != s || path.substr(0, 5) != "math.") continue;
    if (const WarpConstant* c = find_math_constant(std::string_view(path).substr(5)))
      return Expr{cpp_number(c->f, Scalar::Float32)};
  }
  return unsupported(id, "the name '" + std::string(tree_.text(s)) + "'");
}

Result<Expr> FunctionWriter::constant(NodeId id, Scalar as) {
  const Node& n = tree_.node(id);
  switch (static_cast<ConstantKind>(n.op)) {
    case ConstantKind::Bool:
      return Expr{n.bits != 0 ? "true" : "false"};
    case ConstantKind::Int: {
      if (as == Scalar::None) as = Scalar::Int32;
      // Warp has it cut to 32 bits in some places, and whole in others.
      const bool wide = as == Scalar::Int64 || as == Scalar::UInt64 || as == Scalar::Float64;
      if (n.bits > (as == Scalar::UInt32 ? 0xffff'ffffull : 0x8000'0000ull) && !wide)
        return unsupported(id, "a whole number beyond 32 bits");
      return Expr{cpp_integer(static_cast<std::int64_t>(n.bits), as)};
    }
    case ConstantKind::Float: {
      if (as == Scalar::None || !is_float(as)) as = Scalar::Float32;
      return Expr{cpp_number(std::bit_cast<double>(n.bits), as)};
    }
    default:
      return unsupported(id, "a constant that is no number");
  }
}

Result<Expr> FunctionWriter::attribute(NodeId id) {
  const Node& n = tree_.node(id);
  const std::string_view attr = tree_.text(n.name);
  const NodeId base = tree_.kid(id, 0);
  const Node& b = tree_.node(base);
  if (const WarpConstant* c = package_constant(id)) {
    if (c->is_int) return Expr{cpp_integer(c->i, Scalar::Int32)};
    const Scalar own = type(id).scalar == Scalar::Float64 ? Scalar::Float64 : Scalar::Float32;
    return Expr{cpp_number(c->f, own), c->f < 0 ? kBindUnary : kBindAtom};
  }
  if (b.kind == NodeKind::Name && variables_.find(b.name) == nullptr) {
    return unsupported(
        id, "the name '" + std::string(tree_.text(b.name)) + "." + std::string(attr) + "'");
  }
  const Type t = place_type(base);
  Expr value;
  if (type(base).is_void()) {  // of a place that is stored to
    WEFT_TRY(value, place(base));
  } else {
    WEFT_TRY(value, expression(base));
  }
  const std::string whole = paren(value, kBindAtom);
  if (t.is_struct()) return Expr{whole + "." + field_member(tree_, n.name)};
  if (t.is_vector() || t.is_quaternion()) {
    const std::size_t i = std::string_view("xyzw").find(attr);
    if (attr.size() == 1 && i != std::string_view::npos)
      return Expr{whole + component(t, static_cast<int>(i))};
  }
  if (t.is_transform() && (attr == "p" || attr == "q"))
    return Expr{whole + "." + std::string(attr)};
  return unsupported(id, "the attribute '" + std::string(attr) + "'");
}

std::optional<std::vector<int>> FunctionWriter::taken(NodeId index, int length) const {
  std::vector<int> out;
  const Node& n = tree_.node(index);
  if (n.kind != NodeKind::Slice) {
    const auto c = constant_int(index);
    if (!c || *c < -length || *c >= length) return std::nullopt;
    return std::vector<int>{static_cast<int>(*c < 0 ? *c + length : *c)};
  }
  const auto parts = tree_.kids(index);
  std::int64_t bounds[] = {0, length, 1};
  if (parts[2].valid()) {
    const auto step = constant_int(parts[2]);
    if (!step || *step == 0) return std::nullopt;
    bounds[2] = *step;
    if (*step < 0) bounds[0] = length - 1, bounds[1] = -1;
  }
  for (std::size_t k = 0; k < 2; ++k) {
    if (!parts[k].valid()) continue;
    const auto c = constant_int(parts[k]);
    if (!c) return std::nullopt;
    const std::int64_t least = bounds[2] < 0 ? -1 : 0;
    bounds[k] = std::clamp<std::int64_t>(*c < 0 ? *c + length : *c, least, length + least);
  }
  for (std::int64_t i = bounds[0]; bounds[2] > 0 ? i < bounds[1] : i > bounds[1]; i += bounds[2])
    out.push_back(static_cast<int>(i));
  return out;
}

bool FunctionWriter::has_slice(std::span<const NodeId> indices) const {
  return std::any_of(indices.begin(), indices.end(),
                     [&](NodeId i) { return tree_.node(i).kind == NodeKind::Slice; });
}

Result<std::vector<std::string>> FunctionWriter::sliced(const Expr& value, const Type& t,
                                                        std::span<const NodeId> indices,
                                                        NodeId at) const {
  const std::string whole = paren(value, kBindAtom);
  const bool matrix = t.is_matrix() && indices.size() <= 2;
  if (!matrix && !((t.is_vector() || t.is_quaternion()) && indices.size() == 1))
    return unsupported(at, "a slice of " + helpers_.repr(t));
  const auto first = taken(indices[0], t.is_quaternion() ? 4 : t.rows);
  std::vector<int> all(t.cols);
  for (std::size_t c = 0; c < all.size(); ++c) all[c] = static_cast<int>(c);
  const auto second =
      matrix && indices.size() == 2 ? taken(indices[1], t.cols) : std::optional(all);
  if (!first || !second)
    return unsupported(at, "a slice that is not known before the program runs");
  std::vector<std::string> out;
  for (const int i : *first) {
    if (!matrix) {
      out.push_back(whole + component(t, i));
      continue;
    }
    for (const int j : *second)
      out.push_back(whole + ".m[" + std::to_string(i) + "][" + std::to_string(j) + "]");
  }
  return out;
}

Result<Expr> FunctionWriter::element(const Expr& value, const Type& t,
                                     std::span<const NodeId> indices, std::size_t& used, Type& out,
                                     bool is_place) {
  if (is_tuple(t)) return element_of_tuple(value, t, indices[used++], out);
  const std::string whole = paren(value, kBindAtom);
  if (tree_.node(indices[used]).kind == NodeKind::Slice)
    return unsupported(indices[used], "a slice");
  if (t.is_matrix() && used + 1 < indices.size()) {
    const auto one = [&](NodeId id, int length) -> Result<std::string> {
      if (const auto c = constant_int(id); c && *c < 0) return std::to_string(*c + length);
      WEFT_TRY(const Expr e, expression(id));
      return e.text;
    };
    WEFT_TRY(const std::string i, one(indices[used], t.rows));
    WEFT_TRY(const std::string j, one(indices[used + 1], t.cols));
    used += 2;
    out = t.scalar_type();
    return Expr{whole + ".m[" + i + "][" + j + "]"};
  }
  const NodeId index = indices[used];
  ++used;
  const auto c = constant_int(index);
  if (t.is_vector() || t.is_quaternion()) {
    out = t.scalar_type();
    const int n = t.is_quaternion() ? 4 : t.rows;
    if (c && *c >= -n && *c < n)
      return Expr{whole + component(t, static_cast<int>(*c < 0 ? *c + n : *c))};
    WEFT_TRY(const Expr i, expression(index));
    if (n > 4) return Expr{whole + ".c[" + i.text + "]"};
    const Expr args[] = {value, i};
    const Type types[] = {t, Type::of(Scalar::Int32)};
    return form_call(is_place ? "ref" : "at", args, types, out);
  }
  WEFT_TRY(const Expr i, expression(index));
  const Expr args[] = {value, i};
  const Type types[] = {t, Type::of(Scalar::Int32)};
  if (t.is_matrix() && !is_place) {
    out = Type::vec(t.cols, t.scalar);
    return form_call("row", args, types, out);
  }
  if (t.is_transform()) {
    out = t.scalar_type();
    return form_call(is_place ? "ref" : "at", args, types, out);
  }
  if (t.is_matrix())
    return unsupported(index, "a part of a row of " + helpers_.repr(t) + " as a target");
  return unsupported(index, "an index of " + helpers_.repr(t));
}

Result<Expr> FunctionWriter::subscript(NodeId id, bool is_place) {
  const auto [base, indices] = subscript_parts(tree_, id);
  const Node& b = tree_.node(base);
  std::size_t used = 0;
  Expr value;
  Type t;
  if (const std::optional<ArrayView> view = whole_array(base)) {
    const Type& array = view->type;
    if (indices.size() < array.ndim) return unsupported(id, "a part of an array as a value");
    if (has_slice(std::span(indices).first(array.ndim)))
      return unsupported(id, "an element of a slice without a name");
    WEFT_TRY(value, array_element(*view, std::span(indices).first(array.ndim)));
    used = array.ndim;
    t = array.element();
  } else if (b.kind == NodeKind::Attribute && tree_.text(b.name) == "shape" &&
             is_array(tree_.kid(base, 0))) {
    WEFT_TRY(const ArrayView of, array_view(tree_.kid(base, 0)));
    auto c = constant_int(indices[0]);
    const auto rank = static_cast<std::int64_t>(of.shape.size());
    if (c && *c < 0) c = *c + rank;
    if (!c || *c < 0 || *c >= rank || indices.size() != 1)
      return unsupported(id, "this index of a shape");
    const std::string& size = of.shape[static_cast<std::size_t>(*c)];
    dims_used.insert(size);
    return Expr{size};
  } else if (is_place) {
    WEFT_TRY(value, place(base));
    t = place_type(base);
  } else {
    WEFT_TRY(value, expression(base));
    t = type(base);
  }
  if (const auto rest = std::span(indices).subspan(used); has_slice(rest) && !is_place) {
    WEFT_TRY(const std::vector<std::string> parts, sliced(value, t, rest, id));
    const Type& whole = type(id);
    WEFT_TRY(std::string text, type_name(whole));
    if (static_cast<int>(parts.size()) != whole.component_count() || whole.is_scalar())
      return unsupported(id, "this slice");
    const bool array = whole.is_vector() && whole.rows > 4;
    text += whole.is_matrix() ? "{{{" : array ? "{{" : "{";
    for (std::size_t k = 0; k < parts.size(); ++k) {
      const bool row = whole.is_matrix() && k > 0 && k % whole.cols == 0;
      text += (k == 0 ? "" : row ? "}, {" : ", ") + parts[k];
    }
    return Expr{text + (whole.is_matrix() ? "}}}" : array ? "}}" : "}")};
  }
  while (used < indices.size()) {
    Type next;
    WEFT_TRY(value, element(value, t, indices, used, next, is_place));
    t = next;
  }
  return value;
}

Result<Expr> FunctionWriter::place(NodeId id) {
  const Node& n = tree_.node(id);
  switch (n.kind) {
    case NodeKind::Name:
      return name(id);
    case NodeKind::Subscript:
      return subscript(id, true);
    case NodeKind::Attribute:
      return attribute(id);
    default:
      return unsupported(id, "an assignment to this");
  }
}

Type FunctionWriter::place_type(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    const Variable* v = variables_.find(n.name);
    return v != nullptr ? v->type : type(id);
  }
  if (const Type& known = type(id); !known.is_void()) return known.deref();
  if (n.kind == NodeKind::Attribute) {
    const Type base = place_type(tree_.kid(id, 0));
    const std::string_view field = tree_.text(n.name);
    if (base.is_struct()) {
      const FieldDecl* f = find_field(tree_, base, n.name);
      return f == nullptr ? Type{} : f->type;
    }
    if (base.is_transform() && field == "p") return Type::vec(3, base.scalar);
    if (base.is_transform() && field == "q") return Type::quat(base.scalar);
    return base.is_composite() ? base.scalar_type() : Type{};
  }
  if (n.kind != NodeKind::Subscript) return {};
  const auto [base, indices] = subscript_parts(tree_, id);
  Type t = place_type(base);
  std::size_t used = 0;
  if (t.is_array()) {
    used = t.ndim;
    if (indices.size() < used) return {};
    t = t.element();
  }
  if (t.is_matrix() && indices.size() - used == 1) return Type::vec(t.cols, t.scalar);
  return used < indices.size() ? t.scalar_type() : t;
}

Result<Expr> FunctionWriter::unary(NodeId id) {
  const NodeId operand = tree_.kid(id, 0);
  const Type& t = type(operand);
  const UnaryOp op = static_cast<UnaryOp>(tree_.node(id).op);
  if (op == UnaryOp::Not) {
    WEFT_TRY(const Expr e, test(operand));
    return Expr{"!" + paren(e, kBindUnary), kBindUnary};
  }
  WEFT_TRY(Expr e, expression(operand));
  if (op == UnaryOp::UAdd) return e;
  if (!t.is_scalar() && !is_literal(operand)) {
    const Expr args[] = {e};
    const Type types[] = {t};
    return form_call(unary_builtin(op), args, types, type(id));
  }
  Expr out{(op == UnaryOp::USub ? "-" : "~") + paren(e, kBindUnary), kBindUnary};
  // -2147483648: minus a number that is one too large for int.
  if (e.text == "INT32_MIN" && op == UnaryOp::USub && is_literal(operand)) return e;
  if (e.text[0] == '-' && op == UnaryOp::USub) out.text = "-(" + e.text + ")";
  if (is_int(t.scalar) && scalar_bits(t.scalar) < 32)
    return Expr{std::string(cpp_scalar(t.scalar)) + "(" + out.text + ")"};
  return out;
}

// The module's own function of the operator's name, which goes before the builtin.
std::optional<std::uint32_t> FunctionWriter::own_operator(BinaryOp op,
                                                          std::span<const Type> types) const {
  const Symbol name = tree_.find(builtin(binary_builtin(op)).key);
  if (!name.valid()) return std::nullopt;
  const auto f = function_of_types(tree_, name, types);
  return f && program_.functions.contains(*f) ? f : std::nullopt;
}

Result<Expr> FunctionWriter::binary(BinaryOp op, const Expr& a, const Type& ta, const Expr& b,
                                    const Type& tb, const Type& result) {
  const int own = kBinaryBinds[static_cast<int>(op)];
  const bool scalars = ta.is_scalar() && tb.is_scalar();
  const bool plain = scalars && op != BinaryOp::Pow && op != BinaryOp::FloorDiv &&
                     !(op == BinaryOp::Mod && is_float(ta.scalar));
  const Expr args[] = {a, b};
  const Type types[] = {ta, tb};
  if (const auto f = own_operator(op, types))
    return Expr{called_name(*f) + "(" + a.text + ", " + b.text + ")"};
  if (!plain) {
    return form_call(binary_builtin(op), args, types, result);
  }
  std::string left = paren(a, own), right = paren(b, own + 1);
  if (wants_parentheses(own, a.binds)) left = "(" + a.text + ")";
  if (wants_parentheses(own, b.binds)) right = "(" + b.text + ")";
  Expr out{left + " " + std::string(kBinaryText[static_cast<int>(op)]) + " " + right, own};
  if (is_int(ta.scalar) && scalar_bits(ta.scalar) < 32)
    return Expr{std::string(cpp_scalar(ta.scalar)) + "(" + out.text + ")"};
  return out;
}

Result<Expr> FunctionWriter::test(NodeId id) {
  WEFT_TRY(Expr e, expression(id));
  if (is_array(id)) return Expr{e.text + " != nullptr", kBindEqual};
  const Type& t = type(id);
  if (t.is_bool() || !t.is_scalar()) return e;
  return Expr{paren(e, kBindRelation) + " != " + cpp_integer(0, t.scalar), kBindEqual};
}

Result<Expr> FunctionWriter::compare(NodeId id) {
  static constexpr std::string_view kText[] = {"==", "!=", "<", "<=", ">", ">="};
  static constexpr std::string_view kKey[] = {"eq", "ne", "lt", "le", "gt", "ge"};
  const auto kids = tree_.kids(id);
  const auto ops = tree_.compare_ops(id);
  Expr out;
  for (std::size_t i = 0; i < ops.size(); ++i) {
    const std::size_t op = static_cast<std::size_t>(ops[i]);
    if (op >= std::size(kText)) return unsupported(id, "this comparison");
    WEFT_TRY(const Expr a, expression(kids[i]));
    WEFT_TRY(const Expr b, expression(kids[i + 1]));
    Expr one;
    if (type(kids[i]).is_scalar() && !is_float(type(kids[i]).scalar) && a.text == b.text) {
      // Sizes of two arrays, say, that are one here; compilers would say so.
      one = {op == 0 || op == 3 || op == 5 ? "true" : "false"};
    } else if (type(kids[i]).is_scalar()) {
      const int own = op < 2 ? kBindEqual : kBindRelation;
      const auto side = [&](const Expr& e) {
        return e.binds <= kBindRelation ? "(" + e.text + ")" : e.text;
      };
      one = {side(a) + " " + std::string(kText[op]) + " " + side(b), own};
    } else {
      const Expr args[] = {a, b};
      const Type types[] = {type(kids[i]), type(kids[i + 1])};
      WEFT_TRY(one, form_call(kKey[op], args, types, Type::of(Scalar::Bool)));
    }
    if (ops.size() == 1) return one;
    if (i > 0) out.text += " && ";
    out.text += paren(one, kBindAnd + 1);
  }
  out.binds = kBindAnd;
  return out;
}

}  // namespace weft::standalone
