// Calls: builtins by their forms, the program's own functions, constructors and casts.
#include <algorithm>

#include "cpp_names.h"
#include "struct_arrays.h"
#include "tree_parts.h"
#include "weft/builtins/builtins.h"
#include "writer.h"

namespace weft::standalone {
namespace {

// What a binary or unary operator is written as, and how it binds.
int operator_binds(std::string_view sign, bool unary) {
  if (unary) return kBindUnary;
  if (sign == "*" || sign == "/" || sign == "%") return kBindTerm;
  if (sign == "+" || sign == "-") return kBindSum;
  if (sign == "==" || sign == "!=") return kBindEqual;
  if (sign == "<<" || sign == ">>") return kBindShift;
  if (sign == "&") return kBindBitAnd;
  if (sign == "^") return kBindBitXor;
  if (sign == "|") return kBindBitOr;
  return kBindRelation;
}

// Whether the text of an expression form is one call or name: `sqrtf(x)`.
bool is_atom(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) != 0 ||
                             text[i] == '_' || text[i] == '.' || text[i] == ':'))
    ++i;
  if (i == text.size()) return true;
  if (i == 0 || (text[i] != '(' && text[i] != '{' && text[i] != '[')) return false;
  int depth = 0;
  for (; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '{' || text[i] == '[') ++depth;
    if ((text[i] == ')' || text[i] == '}' || text[i] == ']') && --depth == 0)
      return i + 1 == text.size();
  }
  return false;
}

struct AtomicOp {
  BuiltinId called;
  std::string_view fetch;
};
constexpr AtomicOp kAtomics[] = {
    {BuiltinId::AtomicAdd, "fetch_add"}, {BuiltinId::AtomicSub, "fetch_sub"},
    {BuiltinId::AtomicMin, "fetch_min"}, {BuiltinId::AtomicMax, "fetch_max"},
    {BuiltinId::AtomicAnd, "fetch_and"}, {BuiltinId::AtomicOr, "fetch_or"},
    {BuiltinId::AtomicXor, "fetch_xor"}, {BuiltinId::AtomicExch, "fetch_exch"},
    {BuiltinId::AtomicCas, "fetch_cas"},
};

}  // namespace

Result<std::string> FunctionWriter::type_name(const Type& t) { return helpers_.type(t); }

// The arguments of a builtin in its signature's order; keywords by the names of an overload.
std::vector<NodeId> FunctionWriter::call_args(NodeId id, std::optional<BuiltinId> called) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  std::vector<NodeId> out(kids.begin() + 1, kids.begin() + n.split);
  const std::size_t given = out.size();
  for (std::size_t i = n.split; i < kids.size(); ++i) {
    const std::string_view keyword = tree_.text(tree_.node(kids[i]).name);
    // The result's type says what these say.
    if (keyword == "dtype" || keyword == "shape" || keyword == "length") continue;
    std::size_t at = out.size();
    if (called) {
      for (const Overload& o : builtin(*called).overloads) {
        const auto p = std::find_if(o.params.begin(), o.params.end(),
                                    [&](const Param& x) { return x.name == keyword; });
        if (p == o.params.end() || p - o.params.begin() < static_cast<std::ptrdiff_t>(given))
          continue;
        at = static_cast<std::size_t>(p - o.params.begin());
        break;
      }
    }
    if (out.size() <= at) out.resize(at + 1);
    out[at] = tree_.kid(kids[i], 0);
  }
  out.erase(std::remove_if(out.begin(), out.end(), [](NodeId k) { return !k.valid(); }), out.end());
  return out;
}

Result<Expr> FunctionWriter::form_call(std::string_view key, std::span<const Expr> args,
                                       std::span<const Type> types, const Type& result) {
  WEFT_TRY(const BoundForm form, helpers_.use(key, types, result));
  if (form.form->is_expression) {
    std::vector<std::string> plain, atoms;
    for (const Expr& a : args) {
      plain.push_back(a.text);
      atoms.push_back(paren(a, kBindAtom));
    }
    Expr out{helpers_.expression(form, plain, atoms)};
    if (!is_atom(out.text))
      out.binds = out.text.find(" ? ") != std::string::npos ? kBindTest : kBindOr;
    if (out.text[0] == '-' && is_atom(std::string_view(out.text).substr(1))) out.binds = kBindUnary;
    return out;
  }
  if (form.name.substr(0, 8) == "operator") {
    const std::string sign = form.name.substr(8);
    if (args.size() == 1) return Expr{sign + paren(args[0], kBindUnary), kBindUnary};
    const int own = operator_binds(sign, false);
    const auto side = [&](const Expr& e, int at_least) {
      return wants_parentheses(own, e.binds) ? "(" + e.text + ")" : paren(e, at_least);
    };
    return Expr{side(args[0], own) + " " + sign + " " + side(args[1], own + 1), own};
  }
  std::string text = form.name + "(";
  for (std::size_t i = 0; i < args.size(); ++i) text += (i > 0 ? ", " : "") + args[i].text;
  return Expr{text + ")"};
}

Result<Expr> FunctionWriter::call(NodeId id) {
  for (const NodeId k : tree_.kids(id).subspan(1)) {
    if (tree_.node(k).kind == NodeKind::Starred) return unsupported(k, "an unpacked argument");
  }
  const NodeId func = tree_.kid(id, 0);
  const Node& f = tree_.node(func);
  const Type& t = type(id);
  if (const auto called = called_builtin(tree_, id); called && !is_cast(*called))
    return builtin_call(*called, id);
  if (tree_.callee(func).kind == Callee::Several)
    return unsupported(id, "a call of another function in each round of a loop");
  if (called_function(tree_, id)) return function_call(id);
  if (f.kind == NodeKind::Name) {
    for (std::size_t i = 0; i < tree_.structs.size(); ++i) {
      if (tree_.structs[i].name == f.name)
        return construct_struct(static_cast<std::uint32_t>(i), id);
    }
  }
  // A type: a cast of a scalar, or a compound's constructor.
  const auto args = call_args(id, std::nullopt);
  if (t.is_scalar()) {
    if (args.empty()) return Expr{cpp_integer(0, t.scalar)};
    if (args.size() == 1) return cast(t, args[0]);
  }
  if (t.is_composite()) return construct(t, id);
  return unsupported(id, "this call");
}

Result<Expr> FunctionWriter::cast(const Type& to, NodeId arg) {
  WEFT_TRY(const std::string name, type_name(to));
  const Type& from = type(arg);
  if (!from.is_scalar() && !is_literal(arg))
    return unsupported(arg, "a cast of " + helpers_.repr(from));
  if (is_literal(arg)) {
    // The literal itself in the type's precision.
    const bool minus = tree_.node(arg).kind == NodeKind::UnaryOp;
    const NodeId literal = minus ? tree_.kid(arg, 0) : arg;
    if (tree_.node(literal).kind == NodeKind::Constant) {
      const auto kind = static_cast<ConstantKind>(tree_.node(literal).op);
      const bool whole = kind == ConstantKind::Int && to.scalar != Scalar::Bool;
      if ((whole || (kind == ConstantKind::Float && is_float(to.scalar))) &&
          !(minus && is_int(to.scalar) &&
            (!is_signed_int(to.scalar) || scalar_bits(to.scalar) < 32))) {
        WEFT_TRY(Expr e, constant(literal, to.scalar));
        if (minus && e.text != "INT32_MIN") {
          e = {"-" + e.text, kBindUnary};
        }
        return e;
      }
    }
  }
  if (is_float(to.scalar) && to.scalar != Scalar::Float32) {
    if (const auto number = plain_number(arg))
      return Expr{cpp_number(*number, to.scalar), *number < 0 ? kBindUnary : kBindAtom};
  }
  WEFT_TRY(Expr e, expression(arg));
  if (from.scalar == to.scalar) return e;
  if (to.is_bool())
    return Expr{paren(e, kBindRelation) + " != " + cpp_integer(0, from.scalar), kBindEqual};
  const bool narrow = is_narrow_float(from.scalar) || is_narrow_float(to.scalar);
  const bool through_float =
      narrow && from.scalar != Scalar::Float32 && to.scalar != Scalar::Float32;
  if (through_float) return Expr{name + "(float(" + e.text + "))"};
  return Expr{name + "(" + e.text + ")"};
}

Result<Expr> FunctionWriter::construct(const Type& t, NodeId id) {
  const auto nodes = call_args(id, compound_constructor(t));
  WEFT_TRY(const std::string name, type_name(t));
  std::vector<NodeId> args;
  for (const NodeId a : nodes) {
    // Type objects and lengths of `wp.vector(..., dtype=)` say what the result's type says too.
    if (!type(a).is_void()) args.push_back(a);
  }
  if (args.empty()) return Expr{name + "{}"};
  std::vector<Expr> values;
  std::vector<Type> types;
  bool scalars = true;
  for (const NodeId a : args) {
    Type from = type(a);
    if ((is_literal(a) || plain_number(a)) && from.is_scalar()) {
      WEFT_TRY(const Expr e, cast(t.scalar_type(), a));
      values.push_back(e);
      from = t.scalar_type();
    } else {
      WEFT_TRY(const Expr e, expression(a));
      values.push_back(e);
    }
    types.push_back(from);
    scalars = scalars && from.is_scalar();
  }
  const int count = t.is_matrix()       ? t.rows * t.cols
                    : t.is_vector()     ? t.rows
                    : t.is_quaternion() ? 4
                                        : 0;
  if (scalars && static_cast<int>(values.size()) == count && count > 1) {
    std::string text = name + "{";
    if (t.is_matrix()) {
      text += '{';
      std::size_t at = 0;
      for (int r = 0; r < t.rows; ++r) {
        text += r > 0 ? ", {" : "{";
        for (int c = 0; c < t.cols; ++c) text += (c > 0 ? ", " : "") + values[at++].text;
        text += '}';
      }
      text += '}';
    } else {
      const bool array = t.is_vector() && t.rows > 4;
      if (array) text += '{';
      for (std::size_t i = 0; i < values.size(); ++i) text += (i > 0 ? ", " : "") + values[i].text;
      if (array) text += '}';
    }
    return Expr{text + "}"};
  }
  return form_call(compound_constructor(t), values, types, t);
}

Result<Expr> FunctionWriter::construct_struct(std::uint32_t index, NodeId id) {
  const StructDecl& s = tree_.structs[index];
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  std::vector<NodeId> values(s.fields.size());
  for (std::size_t i = 1; i < kids.size(); ++i) {
    if (i < n.split) {
      if (i - 1 < values.size()) values[i - 1] = kids[i];
      continue;
    }
    for (std::size_t k = 0; k < s.fields.size(); ++k) {
      if (s.fields[k].name == tree_.node(kids[i]).name) values[k] = tree_.kid(kids[i], 0);
    }
  }
  const bool arrays_too = holds_arrays(tree_, Type::structure(index));
  if (arrays_too && kids.size() > 1) return unsupported(id, "a struct made of arrays");
  std::string text = program_.structs[index] + "{";
  bool any = false;
  for (std::size_t k = 0; k < values.size(); ++k) {
    if (k > 0 && kids.size() > 1) text += ", ";
    if (!values[k].valid()) {
      if (kids.size() > 1) text += "{}";
      continue;
    }
    WEFT_TRY(const Expr e, expression(values[k]));
    text += e.text;
    any = true;
  }
  if (!any) return Expr{program_.structs[index] + "{}"};
  return Expr{text + "}"};
}

Result<Expr> FunctionWriter::function_call(NodeId id) {
  const auto found = called_function(tree_, id);
  if (!found || !program_.functions.contains(*found))
    return unsupported(
        id, "the function '" + std::string(tree_.text(tree_.node(tree_.kid(id, 0)).name)) + "'");
  const FunctionDecl& decl = tree_.functions[*found];
  const std::vector<NodeId> given = given_arguments(tree_, id, decl);
  std::string text = called_name(*found) + "(";
  for (std::size_t k = 0; k < given.size(); ++k) {
    const ArgDecl& a = decl.args[k];
    if (a.type.plain(TypeKind::Function)) continue;  // the callee is bound to it
    if (!given[k].valid()) return unsupported(id, "a call that lacks an argument");
    if (text.back() != '(') text += ", ";
    if (a.type.ref) {
      WEFT_TRY(const Expr e, place(given[k]));
      text += e.text;
    } else if (a.type.is_array()) {
      WEFT_TRY(const ArrayView view, array_view(given[k]));
      if (!view.strides.empty())
        return unsupported(given[k], "a part of an array that is not in one piece as an argument");
      if (view.local && program_.twins.contains(*found))
        return unsupported(given[k], "an array of the thread's own in a function with atomics");
      text += view.pointer;
      for (const std::string& indices : view.indices) text += ", " + indices;
      std::vector<std::string> sizes = view.shape;
      sizes.insert(sizes.end(), view.extents.begin(), view.extents.end());
      for (const std::size_t d : program_.sizes[*found][k]) {
        dims_used.insert(sizes[d]);
        text += ", " + sizes[d];
      }
    } else if (is_tuple(a.type) && has_results_type(given[k])) {
      return unsupported(given[k], "several results without a name as a tuple");
    } else if (is_literal(given[k]) && a.type.is_scalar()) {
      WEFT_TRY(const Expr e, cast(a.type, given[k]));
      text += e.text;
    } else {
      WEFT_TRY(const Expr e, expression(given[k]));
      text += e.text;
    }
  }
  return Expr{text + ")"};
}

std::string FunctionWriter::called_name(std::uint32_t function) const {
  const std::string& name = program_.functions.at(function);
  return on_host() && program_.twins.contains(function) ? name + "_reference" : name;
}

Result<Expr> FunctionWriter::atomic(BuiltinId called, NodeId id, bool value_used) {
  const auto args = call_args(id, called);
  const std::size_t values = called == BuiltinId::AtomicCas ? 2 : 1;
  auto [base, indices] = subscript_parts(tree_, args[0]);
  const std::optional<ArrayView> view = whole_array(base);
  if (!view || view->local || args.size() < 1 + values) return unsupported(id, "an atomic on this");
  indices.insert(indices.end(), args.begin() + 1, args.end() - static_cast<std::ptrdiff_t>(values));
  const Type array = view->type;
  if (indices.size() != array.ndim) return unsupported(id, "an atomic on a part of an array");
  WEFT_TRY(const Expr place, array_element(*view, indices));
  const Type element = array.element();
  std::vector<Expr> exprs{{"&" + place.text, kBindUnary}};
  std::vector<Type> types{element};
  for (std::size_t i = 0; i < values; ++i) {
    const NodeId v = args[args.size() - values + i];
    if (is_literal(v) && element.is_scalar()) {
      WEFT_TRY(const Expr e, cast(element, v));
      exprs.push_back(e);
    } else {
      WEFT_TRY(const Expr e, expression(v));
      exprs.push_back(e);
    }
    types.push_back(type(v).is_scalar() && !element.is_scalar() ? type(v) : element);
  }
  if (!on_host()) return form_call(called, exprs, types, element);
  // One thread: plain C++.
  if (!value_used && (called == BuiltinId::AtomicAdd || called == BuiltinId::AtomicSub)) {
    const BinaryOp op = called == BuiltinId::AtomicAdd ? BinaryOp::Add : BinaryOp::Sub;
    if (element.is_scalar() && !(is_int(element.scalar) && scalar_bits(element.scalar) < 32) &&
        !is_narrow_float(element.scalar))
      return Expr{place.text + (op == BinaryOp::Add ? " += " : " -= ") + exprs[1].text, kBindTest};
    WEFT_TRY(const Expr sum, binary(op, place, element, exprs[1], types[1], element));
    return Expr{place.text + " = " + sum.text, kBindTest};
  }
  if (!value_used && (called == BuiltinId::AtomicMin || called == BuiltinId::AtomicMax)) {
    const Expr both[] = {place, exprs[1]};
    const Type t[] = {element, element};
    WEFT_TRY(const Expr e,
             form_call(called == BuiltinId::AtomicMin ? BuiltinId::Min : BuiltinId::Max, both, t,
                       element));
    return Expr{place.text + " = " + e.text, kBindTest};
  }
  if (!value_used && (called == BuiltinId::AtomicAnd || called == BuiltinId::AtomicOr ||
                      called == BuiltinId::AtomicXor)) {
    if (!element.is_scalar()) {
      const Expr both[] = {place, exprs[1]};
      const Type t[] = {element, element};
      const BuiltinId op = called == BuiltinId::AtomicAnd  ? BuiltinId::BitAnd
                           : called == BuiltinId::AtomicOr ? BuiltinId::BitOr
                                                           : BuiltinId::BitXor;
      WEFT_TRY(const Expr e, form_call(op, both, t, element));
      return Expr{place.text + " = " + e.text, kBindTest};
    }
    const std::string sign = called == BuiltinId::AtomicAnd  ? " &= "
                             : called == BuiltinId::AtomicOr ? " |= "
                                                             : " ^= ";
    return Expr{place.text + sign + exprs[1].text, kBindTest};
  }
  if (!value_used && called == BuiltinId::AtomicExch)
    return Expr{place.text + " = " + exprs[1].text, kBindTest};
  if (!element.is_scalar()) return unsupported(id, "the old value of an atomic on a compound");
  for (const AtomicOp& op : kAtomics) {
    if (op.called != called) continue;
    program_.uses_fetch = true;
    std::string text = std::string(op.fetch) + "(" + place.text;
    for (std::size_t i = 1; i < exprs.size(); ++i) text += ", " + exprs[i].text;
    return Expr{text + ")"};
  }
  return unsupported(id, "wp." + std::string(builtin(called).key));
}

Result<Expr> FunctionWriter::builtin_call(BuiltinId called, NodeId id) {
  if (called == BuiltinId::Tid) {
    if (thread_dims.size() != 1)
      return unsupported(id, "wp.tid() of several dimensions in an expression");
    return Expr{thread};
  }
  if (is_atomic(called)) return atomic(called, id, true);
  if (called == BuiltinId::Len) {
    // Of a value, which its type tells.
    const Type t = place_type(tree_.kid(id, 1));
    if (is_tuple(t) && !has_call(tree_.kid(id, 1)))
      return Expr{std::to_string(helpers_.elements(t).size())};
    if (t.is_composite())
      return Expr{std::to_string(t.is_transform() ? 7 : t.is_quaternion() ? 4 : t.rows)};
  }
  if (called == BuiltinId::Static) return expression(tree_.kid(id, 1));
  const Type& result = type(id);
  if (called == BuiltinId::Vector || called == BuiltinId::Matrix) return construct(result, id);
  std::vector<NodeId> nodes;
  for (const NodeId a : call_args(id, called)) {
    if (is_array(a)) {
      if (called == BuiltinId::Len) {
        WEFT_TRY(const ArrayView view, array_view(a));
        dims_used.insert(view.shape[0]);
        return Expr{view.shape[0]};
      }
      nodes.push_back(a);  // an array as an argument: its pointer, and its length
      continue;
    }
    // Types and, in identity(n=3), the number that the result's type tells.
    if (type(a).is_void()) continue;
    nodes.push_back(a);
  }
  if (called == BuiltinId::Identity) nodes.clear();
  if (called == BuiltinId::Where && nodes.size() == 3) {
    WEFT_TRY(const Expr condition, test(nodes[0]));
    WEFT_TRY(const Expr yes, expression(nodes[1]));
    WEFT_TRY(const Expr no, expression(nodes[2]));
    return Expr{
        paren(condition, kBindOr) + " ? " + paren(yes, kBindOr) + " : " + paren(no, kBindOr),
        kBindTest};
  }
  // The scalar that literals take on: that of an argument that is none.
  Scalar scalar = Scalar::None;
  for (const NodeId a : nodes) {
    if (!is_literal(a) && type(a).is_value() && scalar == Scalar::None) scalar = type(a).scalar;
  }
  std::vector<Expr> args;
  std::vector<Type> types;
  for (const NodeId a : nodes) {
    if (is_array(a)) {
      WEFT_TRY(const ArrayView view, array_view(a));
      args.push_back({view.pointer});
      types.push_back(view.type.element());
      if (view.shape.size() != 1 || !view.strides.empty() || view.indexed())
        return unsupported(a, "an array as an argument");
      dims_used.insert(view.shape[0]);
      args.push_back({view.shape[0]});
      types.push_back(Type::of(Scalar::Int32));
      continue;
    }
    WEFT_TRY(Expr e, expression(a));
    args.push_back(std::move(e));
    types.push_back(type(a));
  }
  Result<Expr> out = form_call(called, args, types, result);
  if (!out && scalar != Scalar::None) {
    // Literals of another type than the rest: Warp makes them of the parameter's type.
    bool changed = false;
    for (std::size_t i = 0; i < nodes.size() && args.size() == nodes.size(); ++i) {
      if (!is_literal(nodes[i]) || types[i].scalar == scalar) continue;
      WEFT_TRY(args[i], cast(Type::of(scalar), nodes[i]));
      types[i] = Type::of(scalar);
      changed = true;
    }
    if (changed) return form_call(called, args, types, result);
  }
  return out;
}

}  // namespace weft::standalone
