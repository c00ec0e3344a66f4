// Assignments: to names, places in memory and parts of both; sums of several threads are atomics.
#include <algorithm>

#include "cpp_names.h"
#include "tree_parts.h"
#include "weft/base/check.h"
#include "writer.h"

namespace weft::standalone {
namespace {

constexpr std::string_view kAssignText[] = {"+=", "-=", "*=", "*=", "/=",  "",   "",
                                            "%=", "&=", "|=", "^=", "<<=", ">>="};

// What adds to an element of an array that other threads may have; nothing: not one operation.
std::optional<BuiltinId> atomic_of(BinaryOp op) {
  switch (op) {
    case BinaryOp::Add:
      return BuiltinId::AtomicAdd;
    case BinaryOp::Sub:
      return BuiltinId::AtomicSub;
    case BinaryOp::BitAnd:
      return BuiltinId::AtomicAnd;
    case BinaryOp::BitOr:
      return BuiltinId::AtomicOr;
    case BinaryOp::BitXor:
      return BuiltinId::AtomicXor;
    case BinaryOp::Mult:
    case BinaryOp::MatMult:
    case BinaryOp::Div:
    case BinaryOp::FloorDiv:
    case BinaryOp::Pow:
    case BinaryOp::Mod:
    case BinaryOp::LShift:
    case BinaryOp::RShift:
      return std::nullopt;
  }
  WEFT_CHECK(false, "an operator that is none");
}

constexpr std::string_view kLost = "a store to a part of a transform's p or q, which Warp loses,";

}  // namespace

Status FunctionWriter::assign(NodeId id) {
  const auto kids = tree_.kids(id);
  if (kids.size() != 2) return unsupported(id, "an assignment to several targets");
  const NodeId target = kids[0], value = kids[1];
  if (id == skipped_ && assigns_thread_index(tree_, id)) return {};
  if (assigns_thread_index(tree_, id)) return thread_index(id);
  if (tree_.node(target).kind == NodeKind::Tuple) return assign_tuple(id, target, value);
  if (tree_.node(target).kind != NodeKind::Name) {
    Expr e;
    const Type slot = place_type(target);
    if (is_literal(value) && slot.is_scalar()) {
      WEFT_TRY(e, cast(slot, value));
    } else if (calls_atomic(tree_, value)) {
      WEFT_TRY(e, atomic(*called_builtin(tree_, value), value, true));
    } else {
      WEFT_TRY(e, expression(value));
    }
    return store(target, e, value);
  }
  const Symbol s = tree_.node(target).name;
  const Variable& variable = *variables_.find(s);
  if (names_function(value)) return {};  // calls through the name know what they call
  if (variable.type.is_array() || is_array(value)) return name_view(id, variable, value);
  Expr e;
  if (is_literal(value) && variable.type.is_scalar()) {
    WEFT_TRY(e, cast(variable.type, value));
  } else if (is_tuple(variable.type)) {
    WEFT_TRY(e, tuple_value(value, variable.type));
  } else {
    WEFT_TRY(e, expression(value));
  }
  WEFT_TRY(const std::string head, declaration(variable, id));
  line(head + variable_name(s) + " = " + e.text + ";");
  return {};
}

// A function in the place of a value: lowering found no type, and it is no variable.
bool FunctionWriter::names_function(NodeId value) const {
  const Node& n = tree_.node(value);
  if (!type(value).is_void() || !warp_attribute(tree_, value).empty())
    return named_builtin(tree_, value).has_value();
  if (n.kind != NodeKind::Name || variables_.find(n.name) != nullptr) return false;
  return std::any_of(tree_.functions.begin(), tree_.functions.end(),
                     [&](const FunctionDecl& f) { return f.name == n.name; });
}

// Whether `a, b = v, w` leaves two names for one vector, matrix or struct of which a part is
// changed under one of them: Warp then changes both. Elsewhere a name is given a copy.
bool FunctionWriter::leaves_one_value_two_names(std::span<const NodeId> targets,
                                                std::span<const NodeId> values) const {
  const auto is_named = [&](Symbol name) {
    return [this, name](NodeId n) {
      return tree_.node(n).kind == NodeKind::Name && tree_.node(n).name == name;
    };
  };
  const auto changes = [&](Symbol name) {
    const Variable* v = variables_.find(name);
    return v != nullptr && v->changed;
  };
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const Node &t = tree_.node(targets[i]), &v = tree_.node(values[i]);
    if (t.kind != NodeKind::Name || v.kind != NodeKind::Name || t.name == v.name) continue;
    const Type of = type(values[i]).deref();
    if (of.is_scalar() || of.is_array()) continue;
    const bool kept = std::none_of(targets.begin(), targets.end(), is_named(v.name));
    const bool twice = std::count_if(values.begin(), values.end(), is_named(v.name)) > 1;
    if ((kept || twice) && (changes(t.name) || changes(v.name))) return true;
  }
  return false;
}

Status FunctionWriter::assign_tuple(NodeId id, NodeId targets, NodeId value) {
  const auto names = tree_.kids(targets);
  if (tree_.node(value).kind == NodeKind::Tuple) {
    // a, b = x, y: all values before any name changes.
    const auto values = tree_.kids(value);
    if (values.size() != names.size()) return unsupported(id, "this multiple assignment");
    if (leaves_one_value_two_names(names, values))
      return unsupported(id,
                         "a second name, given in a tuple, for a value that is changed in part");
    std::vector<std::string> kept;
    for (const NodeId v : values) {
      WEFT_TRY(const Expr e, expression(v));
      WEFT_TRY(const std::string t, type_name(type(v)));
      kept.push_back(fresh("value"));
      line("const " + t + " " + kept.back() + " = " + e.text + ";");
    }
    return assign_parts(id, names, kept);
  }
  WEFT_TRY(const Expr e, expression(value));
  // A structured binding, if all names are new here.
  bool fresh_names = true, constant = true, read = false;
  std::set<std::uint32_t> distinct;
  for (const NodeId name : names) {
    if (tree_.node(name).kind != NodeKind::Name) {
      fresh_names = false;
      continue;
    }
    const Variable& v = *variables_.find(tree_.node(name).name);
    fresh_names = fresh_names && v.where == Variable::AtAssignment && v.statement == id &&
                  distinct.insert(v.name.v).second;
    constant = constant && v.constant();
    read = read || is_read(v);
  }
  std::string list;
  std::vector<std::string> parts;
  for (const NodeId name : names) {
    parts.push_back(fresh_names ? variable_name(tree_.node(name).name) : fresh("part"));
    list += (list.empty() ? "" : ", ") + parts.back();
  }
  if (!fresh_names) read = true;
  line(std::string(read ? "" : "[[maybe_unused]] ") +
       (constant || !fresh_names ? "const auto [" : "auto [") + list + "] = " + e.text + ";");
  if (fresh_names) return {};
  return assign_parts(id, names, parts);
}

Status FunctionWriter::assign_parts(NodeId id, std::span<const NodeId> targets,
                                    std::span<const std::string> values) {
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (tree_.node(targets[i]).kind != NodeKind::Name) {
      WEFT_RETURN_IF_ERROR(store(targets[i], Expr{values[i]}, targets[i]));
      continue;
    }
    const Variable& v = *variables_.find(tree_.node(targets[i]).name);
    WEFT_TRY(const std::string head, declaration(v, id));
    line(head + variable_name(v.name) + " = " + values[i] + ";");
  }
  return {};
}

Result<std::string> FunctionWriter::declaration(const Variable& v, NodeId assignment) {
  if (v.where != Variable::AtAssignment || v.statement != assignment) return std::string();
  WEFT_TRY(const std::string t, type_name(v.type));
  return unused_mark(v) + (v.constant() ? "const " : "") + t + " ";
}

// Of `t.p[i]`, unless `t` is in an array: Warp stores to what it read.
bool FunctionWriter::is_lost(NodeId target) const {
  bool lost = false;
  for (NodeId at = target; tree_.node(at).kind != NodeKind::Name;) {
    const NodeId base = tree_.kid(at, 0);
    if (tree_.node(at).kind == NodeKind::Subscript &&
        place_type(subscript_parts(tree_, at).base).is_array())
      return false;
    if (tree_.node(at).kind != NodeKind::Subscript && tree_.node(at).kind != NodeKind::Attribute)
      return false;
    const bool part = tree_.node(at).kind == NodeKind::Attribute && place_type(base).is_transform();
    lost = lost || (part && at != target);
    at = base;
  }
  return lost;
}

Status FunctionWriter::store(NodeId target, const Expr& value, NodeId source) {
  if (is_lost(target)) return unsupported(target, kLost);
  // Several components at once: v[0:2] = u.
  if (tree_.node(target).kind == NodeKind::Subscript) {
    const NodeId base = tree_.kid(target, 0);
    const std::vector<NodeId> indices = elements(tree_, tree_.kid(target, 1));
    if (has_slice(indices) && !is_array(base)) {
      const Type t = place_type(base);
      WEFT_TRY(const Expr whole, place(base));
      WEFT_TRY(const std::vector<std::string> parts, sliced(whole, t, indices, target));
      const Type& given = type(source);
      std::vector<std::string> values;
      std::string name = value.text;
      if (!given.is_scalar() || !is_literal(source)) {
        WEFT_TRY(const std::string name_of_type, type_name(given));
        name = fresh("value");
        line("const " + name_of_type + " " + name + " = " + value.text + ";");
      }
      for (std::size_t k = 0; k < parts.size(); ++k) {
        if (given.is_scalar()) {
          values.push_back(name);
        } else if (given.is_matrix()) {
          values.push_back(name + ".m[" + std::to_string(k / given.cols) + "][" +
                           std::to_string(k % given.cols) + "]");
        } else {
          values.push_back(name + component(given, static_cast<int>(k)));
        }
      }
      if (!given.is_scalar() && given.component_count() != static_cast<int>(parts.size()))
        return unsupported(target, "this slice");
      for (std::size_t k = 0; k < parts.size(); ++k) line(parts[k] + " = " + values[k] + ";");
      return {};
    }
  }
  // A whole row of a matrix: m[i] = v.
  if (tree_.node(target).kind == NodeKind::Subscript) {
    const NodeId base = tree_.kid(target, 0);
    const bool one_index = tree_.node(tree_.kid(target, 1)).kind != NodeKind::Tuple;
    const Type whole = place_type(base);
    if (whole.is_matrix() && one_index) {
      WEFT_TRY(const Expr m, place(base));
      WEFT_TRY(const Expr i, expression(tree_.kid(target, 1)));
      const Expr args[] = {m, i, value};
      const Type types[] = {whole, Type::of(Scalar::Int32), Type::vec(whole.cols, whole.scalar)};
      WEFT_TRY(const Expr e, form_call("set_row", args, types, {}));
      line(e.text + ";");
      return {};
    }
  }
  if (place_type(target).is_array()) return unsupported(target, "an array stored to a field");
  WEFT_TRY(const Expr where, place(target));
  line(where.text + " = " + value.text + ";");
  return {};
}

// The element of an array that a[i], a[i].x[1] or a[i][j] is, or is a part of.
std::optional<FunctionWriter::Slot> FunctionWriter::slot_of(NodeId target) const {
  for (NodeId at = target;;) {
    const NodeKind kind = tree_.node(at).kind;
    if (kind != NodeKind::Subscript && kind != NodeKind::Attribute) return std::nullopt;
    if (kind == NodeKind::Attribute) {
      at = tree_.kid(at, 0);
      continue;
    }
    auto [base, indices] = subscript_parts(tree_, at);
    if (std::optional<ArrayView> view = whole_array(base)) {
      const bool whole = at == target && indices.size() == view->type.ndim;
      return Slot{*std::move(view), std::move(indices), whole};
    }
    at = base;
  }
}

// An element of this thread alone needs no atomic: every index of the thread stands in it.
bool FunctionWriter::alone(const Slot& slot) const {
  std::set<std::uint32_t> used = slot.view.threads;
  for (std::size_t k = 0; k < slot.view.type.ndim && k < slot.indices.size(); ++k) {
    const Node& n = tree_.node(slot.indices[k]);
    if (n.kind == NodeKind::Name && thread_symbols.contains(n.name.v)) used.insert(n.name.v);
  }
  // Several indices of an indexed array may be one.
  return !thread_symbols.empty() && used.size() == thread_dims.size() && !slot.view.indexed();
}

Status FunctionWriter::atomic_row(NodeId target, BuiltinId atomic, const Expr& value,
                                  const Type& row) {
  const NodeId matrix = tree_.kid(target, 0), index = tree_.kid(target, 1);
  WEFT_TRY(const Expr whole, place(matrix));
  WEFT_TRY(const Expr i, expression(index));
  const Expr args[] = {{"&" + whole.text, kBindUnary}, i, value};
  const Type types[] = {place_type(matrix), Type::of(Scalar::Int32), row};
  WEFT_TRY(const Expr e, form_call(std::string(builtin(atomic).key) + "_row", args, types, {}));
  line(e.text + ";");
  return {};
}

Status FunctionWriter::aug_assign(NodeId id) {
  if (is_lost(tree_.kid(id, 0))) return unsupported(id, kLost);
  const NodeId target = tree_.kid(id, 0), operand = tree_.kid(id, 1);
  const BinaryOp op = static_cast<BinaryOp>(tree_.node(id).op);
  const Node& t = tree_.node(target);
  Expr value;
  Type slot = t.kind == NodeKind::Name ? variables_.find(t.name)->type : place_type(target);
  const std::optional<Slot> array = slot_of(target);
  if (t.kind == NodeKind::Subscript && array) {
    const Type& a = array->view.type;
    if (array->whole)
      slot = a.element();
    else if (slot.is_void())
      slot = a.element().scalar_type();
  }
  if (slot.is_void()) slot = type(operand);
  if (is_literal(operand) && slot.is_scalar()) {
    WEFT_TRY(value, cast(slot, operand));
  } else {
    WEFT_TRY(value, expression(operand));
  }
  const Type tv = is_literal(operand) && slot.is_scalar() ? slot : type(operand);
  const Type both[] = {slot, tv};
  const bool own = own_operator(op, both).has_value();
  if (own && t.kind != NodeKind::Name)
    return unsupported(id, "an augmented assignment by an operator of the module");
  const bool row_of_matrix = t.kind == NodeKind::Subscript && slot.is_vector() &&
                             place_type(tree_.kid(target, 0)).is_matrix();
  if (const std::optional<BuiltinId> atomic = atomic_of(op);
      array && !array->view.local && !on_host() && atomic && !alone(*array)) {
    program_.atomics.insert(id.v);
    if (row_of_matrix) return atomic_row(target, *atomic, value, slot);
    WEFT_TRY(const Expr where, place(target));
    const Expr args[] = {{"&" + where.text, kBindUnary}, value};
    const Type types[] = {slot, tv};
    WEFT_TRY(const Expr e, form_call(*atomic, args, types, slot));
    line(e.text + ";");
    return {};
  }
  if (row_of_matrix) {
    const NodeId matrix = tree_.kid(target, 0);
    WEFT_TRY(const Expr whole, place(matrix));
    WEFT_TRY(const Expr i, expression(tree_.kid(target, 1)));
    const Expr args[] = {whole, i};
    const Type types[] = {place_type(matrix), Type::of(Scalar::Int32)};
    WEFT_TRY(const Expr row, form_call("row", args, types, slot));
    WEFT_TRY(const Expr sum, binary(op, row, slot, value, tv, slot));
    return store(target, sum, target);
  }
  WEFT_TRY(const Expr where, place(target));
  const bool small = slot.is_scalar() && is_int(slot.scalar) && scalar_bits(slot.scalar) < 32;
  const bool narrow = is_narrow_float(slot.scalar);
  const std::string_view sign = kAssignText[static_cast<int>(op)];
  const bool c_operator = !own && slot.is_scalar() && tv.is_scalar() && !small && !narrow &&
                          !sign.empty() && !(op == BinaryOp::Mod && is_float(slot.scalar));
  if (c_operator) {
    line(where.text + " " + std::string(sign) + " " + value.text + ";");
    return {};
  }
  WEFT_TRY(const Expr e, binary(op, where, slot, value, tv, slot));
  line(where.text + " = " + e.text + ";");
  return {};
}

}  // namespace weft::standalone
