// Statements: declarations where C++ wants them, loops that stay loops, stores and atomics.
#include <algorithm>

#include "cpp_names.h"
#include "draws.h"
#include "tree_parts.h"
#include "weft/builtins/builtins.h"
#include "writer.h"

namespace weft::standalone {
namespace {

constexpr std::string_view kAssignText[] = {"+=", "-=", "*=", "*=", "/=",  "",   "",
                                            "%=", "&=", "|=", "^=", "<<=", ">>="};

// What adds to an element of an array that other threads may have; empty: not one operation.
std::string_view atomic_key(BinaryOp op) {
  switch (op) {
    case BinaryOp::Add:
      return "atomic_add";
    case BinaryOp::Sub:
      return "atomic_sub";
    case BinaryOp::BitAnd:
      return "atomic_and";
    case BinaryOp::BitOr:
      return "atomic_or";
    case BinaryOp::BitXor:
      return "atomic_xor";
    default:
      return {};
  }
}

// The conversions of a format: "lld" for each `%lld`.
std::vector<std::string> conversions(std::string_view format) {
  std::vector<std::string> out;
  for (std::size_t at = format.find('%'); at < format.size(); at = format.find('%', at)) {
    const std::size_t end = format.find_first_not_of("0123456789.+-# hlzjt", at + 1);
    if (end == std::string_view::npos) break;
    if (format[end] != '%') out.emplace_back(format.substr(at + 1, end - at));
    at = end + 1;
  }
  return out;
}

bool returns_inside_loop(const Tree& tree, std::span<const NodeId> statements, bool loop) {
  for (const NodeId s : statements) {
    const Node& n = tree.node(s);
    if (n.kind == NodeKind::Return && loop) return true;
    if (n.kind == NodeKind::If) {
      if (returns_inside_loop(tree, tree.kids_before_split(s, 1), loop) ||
          returns_inside_loop(tree, tree.kids_after_split(s), loop))
        return true;
    }
    if (n.kind == NodeKind::While || n.kind == NodeKind::For) {
      if (returns_inside_loop(tree, tree.kids_before_split(s, n.kind == NodeKind::For ? 2 : 1),
                              true))
        return true;
    }
  }
  return false;
}

// A literal of C with that text.
std::string c_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    switch (c) {
      case '\n':
        out += "\\n";
        break;
      case '\t':
        out += "\\t";
        break;
      case '"':
      case '\\':
        out += '\\';
        out += c;
        break;
      default:
        out += c;
    }
  }
  return out + '"';
}

}  // namespace

FunctionWriter::FunctionWriter(Program& program, const FunctionDecl& f, Mode mode)
    : program_(program), tree_(program.tree), helpers_(program.helpers), f_(f), mode_(mode) {
  variables_.analyse(tree_, f, changes_argument);
  for (const Variable& v : variables_.all()) {
    std::string name(tree_.text(v.name));
    if (is_reserved(name) || program_.taken.contains(name)) name += '_';
    while (used_names_.contains(name)) name += '_';
    used_names_.insert(name);
    names_[v.name.v] = std::move(name);
  }
  stored_ = stored_arrays(tree_, f);
  if (on_host()) count_said(tree_.kids_before_split(f.def, 1));
  returns_in_loop = returns_inside_loop(tree_, tree_.kids_before_split(f.def, 1), false);
}

std::string FunctionWriter::variable_name(Symbol s) const {
  const auto it = names_.find(s.v);
  return it == names_.end() ? std::string(tree_.text(s)) : it->second;
}

std::string FunctionWriter::fresh(std::string_view wish) {
  std::string name(wish);
  for (int i = 2; used_names_.contains(name) || program_.taken.contains(name) || is_reserved(name);
       ++i)
    name = std::string(wish) + "_" + std::to_string(i);
  used_names_.insert(name);
  return name;
}

void FunctionWriter::line(std::string_view text) {
  out_.append(static_cast<std::size_t>(depth_) * 2, ' ');
  out_ += text;
  out_ += '\n';
}

Status FunctionWriter::body(int depth) {
  depth_ = depth;
  WEFT_RETURN_IF_ERROR(declare_at_start());
  const std::size_t start = out_.size();
  if (program_.tiled && in_kernel()) {
    find_changed_tiles(f_.def);
    tile_read_ = reads_tile_elements(tree_, f_.def);
  }
  WEFT_RETURN_IF_ERROR(block(tree_.kids_before_split(f_.def, 1)));
  declare_tiles(start);
  mark_unused_views();
  return {};
}

Status FunctionWriter::declare_at_start() {
  for (const Variable& v : variables_.all()) {
    if (v.where != Variable::AtStart || v.type.is_tile()) continue;
    WEFT_TRY(const std::string t, type_name(v.type));
    const std::string zero = v.type.is_scalar() ? cpp_integer(0, v.type.scalar) : "{}";
    line(unused_mark(v) + t + " " + variable_name(v.name) + (zero == "{}" ? "{}" : " = " + zero) +
         ";");
  }
  return {};
}

Status FunctionWriter::declare_before(NodeId statement) {
  for (const Variable& v : variables_.all()) {
    if (v.where != Variable::Before || v.statement != statement || v.type.is_tile()) continue;
    WEFT_TRY(const std::string t, type_name(v.type));
    line(unused_mark(v) + t + " " + variable_name(v.name) + ";");
  }
  return {};
}

// Compilers warn of variables that nobody reads.
std::string FunctionWriter::unused_mark(const Variable& v) const {
  return is_read(v) ? "" : "[[maybe_unused]] ";
}

bool FunctionWriter::is_read(const Variable& v) const {
  const auto said = said_.find(v.name.v);
  return v.reads > (said == said_.end() ? 0 : said->second);
}

Status FunctionWriter::block(std::span<const NodeId> statements) {
  for (const NodeId s : statements) {
    WEFT_RETURN_IF_ERROR(declare_before(s));
    WEFT_RETURN_IF_ERROR(statement(s));
    // What stands behind these is never reached, and compilers say so.
    const NodeKind kind = tree_.node(s).kind;
    if (kind == NodeKind::Return || kind == NodeKind::Break || kind == NodeKind::Continue) break;
  }
  return {};
}

Status FunctionWriter::statement(NodeId id) {
  Status status = statement_of(id);
  if (!status) return placed(tree_, id, status.error());
  return status;
}

Status FunctionWriter::statement_of(NodeId id) {
  const Node& n = tree_.node(id);
  if (says(id)) return on_host() ? Status() : say(id);
  if ((n.kind == NodeKind::For || n.kind == NodeKind::While) && n.split < n.kids_count)
    return unsupported(id, "else after a loop, which Warp leaves out");
  WEFT_RETURN_IF_ERROR(check_changes(id));
  WEFT_RETURN_IF_ERROR(hoist_draws(id));
  if (program_.tiled && in_kernel()) {
    WEFT_TRY(const bool written, tile_statement(id));
    if (written) return {};
  }
  switch (n.kind) {
    case NodeKind::Assign:
      return assign(id);
    case NodeKind::AugAssign:
      return aug_assign(id);
    case NodeKind::If:
      return if_statement(id);
    case NodeKind::For:
      return for_statement(id);
    case NodeKind::While:
      return while_statement(id);
    case NodeKind::Return:
      return return_statement(id);
    case NodeKind::ExprStmt:
      return expression_statement(id);
    case NodeKind::Break:
      line("break;");
      return {};
    case NodeKind::Continue:
      line("continue;");
      return {};
    case NodeKind::Pass:
      return {};
    default:
      return unsupported(id, std::string(node_kind_name(n.kind)));
  }
}

Status FunctionWriter::thread_index(NodeId id) {
  const std::vector<NodeId> names = elements(tree_, tree_.kid(id, 0));
  if (names.size() != thread_dims.size() && names.size() != 1)
    return unsupported(id, "wp.tid() of another number of dimensions");
  for (std::size_t k = 0; k < names.size(); ++k) {
    const Symbol s = tree_.node(names[k]).name;
    const Variable& v = *variables_.find(s);
    if (v.constant()) thread_symbols.insert(s.v);
    std::string value = thread;
    if (names.size() > 1) {
      // The last dimension runs fastest, as in Warp.
      std::string below;
      for (std::size_t d = k + 1; d < thread_dims.size(); ++d)
        below += (below.empty() ? "" : " * ") + thread_dims[d];
      const bool product = k + 2 < thread_dims.size();
      if (!below.empty()) value += " / " + (product ? "(" + below + ")" : below);
      if (k > 0) value += " % " + thread_dims[k];
    }
    const std::string own = variable_name(s);
    if (own == value) continue;  // the loop's own variable
    if (v.reads == 0 && !v.changed && v.writes == 1) continue;
    const bool declares = v.where == Variable::AtAssignment && v.statement == id;
    line((declares ? (v.constant() ? "const int " : "int ") : "") + own + " = " + value + ";");
  }
  return {};
}

Status FunctionWriter::assign(NodeId id) {
  const auto kids = tree_.kids(id);
  if (kids.size() != 2) return unsupported(id, "an assignment to several targets");
  const NodeId target = kids[0], value = kids[1];
  const Node& v = tree_.node(value);
  if (id == skipped_ && assigns_thread_index(tree_, id)) return {};
  if (assigns_thread_index(tree_, id)) return thread_index(id);
  if (tree_.node(target).kind == NodeKind::Tuple) return assign_tuple(id, target, value);
  if (tree_.node(target).kind != NodeKind::Name) {
    Expr e;
    const Type slot = place_type(target);
    if (is_literal(value) && slot.is_scalar()) {
      WEFT_TRY(e, cast(slot, value));
    } else if (v.kind == NodeKind::Call &&
               warp_attribute(tree_, tree_.kid(value, 0)).substr(0, 7) == "atomic_") {
      WEFT_TRY(e, atomic(warp_attribute(tree_, tree_.kid(value, 0)), value, true));
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
    return find_builtin(warp_attribute(tree_, value)) != nullptr;
  if (n.kind != NodeKind::Name || variables_.find(n.name) != nullptr) return false;
  return std::any_of(tree_.functions.begin(), tree_.functions.end(),
                     [&](const FunctionDecl& f) { return f.name == n.name; });
}

Status FunctionWriter::assign_tuple(NodeId id, NodeId targets, NodeId value) {
  const auto names = tree_.kids(targets);
  if (tree_.node(value).kind == NodeKind::Tuple) {
    // a, b = x, y: all values before any name changes.
    const auto values = tree_.kids(value);
    if (values.size() != names.size()) return unsupported(id, "this multiple assignment");
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

Status FunctionWriter::store(NodeId target, const Expr& value, NodeId source) {
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

Status FunctionWriter::atomic_row(NodeId target, std::string_view key, const Expr& value,
                                  const Type& row) {
  const NodeId matrix = tree_.kid(target, 0), index = tree_.kid(target, 1);
  WEFT_TRY(const Expr whole, place(matrix));
  WEFT_TRY(const Expr i, expression(index));
  const Expr args[] = {{"&" + whole.text, kBindUnary}, i, value};
  const Type types[] = {place_type(matrix), Type::of(Scalar::Int32), row};
  WEFT_TRY(const Expr e, form_call(std::string(key) + "_row", args, types, {}));
  line(e.text + ";");
  return {};
}

Status FunctionWriter::aug_assign(NodeId id) {
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
  if (const std::string_view key = atomic_key(op);
      array && !array->view.local && !on_host() && !key.empty() && !alone(*array)) {
    if (row_of_matrix) return atomic_row(target, key, value, slot);
    WEFT_TRY(const Expr where, place(target));
    const Expr args[] = {{"&" + where.text, kBindUnary}, value};
    const Type types[] = {slot, tv};
    WEFT_TRY(const Expr e, form_call(key, args, types, slot));
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

bool FunctionWriter::says(NodeId id) const {
  const Node& n = tree_.node(id);
  return n.kind == NodeKind::Assert ||
         (n.kind == NodeKind::ExprStmt && tree_.node(tree_.kid(id, 0)).kind == NodeKind::Call &&
          only_on_device(tree_, tree_.kid(id, 0)));
}

void FunctionWriter::count_said(std::span<const NodeId> nodes, bool inside) {
  for (const NodeId id : nodes) {
    if (!id.valid()) continue;
    const Node& n = tree_.node(id);
    if (inside && n.kind == NodeKind::Name) ++said_[n.name.v];
    count_said(tree_.kids(id), inside || says(id));
  }
}

std::string FunctionWriter::where(NodeId id) const {
  return tree_.file_name + ":" + std::to_string(tree_.loc(id).line);
}

Status FunctionWriter::say(NodeId id) {
  const auto failed = [&](const std::string& condition, const std::string& what) {
    line("if (" + condition + ") printf(" + c_string(where(id) + ": " + what + "\n") + ");");
  };
  if (tree_.node(id).kind == NodeKind::Assert) {
    WEFT_TRY(const Expr e, test(tree_.kid(id, 0)));
    failed("!" + paren(e, kBindUnary), "the assertion does not hold");
    return {};
  }
  const NodeId call = tree_.kid(id, 0);
  const std::string_view key = warp_attribute(tree_, tree_.kid(call, 0));
  const auto args = call_args(call, key);
  if (key == "printf") {
    const Node& format = tree_.node(args.at(0));
    if (format.kind != NodeKind::Constant ||
        static_cast<ConstantKind>(format.op) != ConstantKind::Str)
      return unsupported(id, "wp.printf of a format that is no text");
    std::string text = "printf(" + c_string(tree_.text(format.name));
    const std::vector<std::string> kinds = conversions(tree_.text(format.name));
    for (std::size_t i = 1; i < args.size(); ++i) {
      WEFT_TRY(const Expr e, expression(args[i]));
      const Type& t = type(args[i]);
      // What int64_t is depends on the platform.
      const bool wide = t.is_int() && scalar_bits(t.scalar) == 64 && i <= kinds.size() &&
                        kinds[i - 1].find('l') != std::string::npos;
      const std::string own = !wide                                          ? ""
                              : kinds[i - 1].find("ll") != std::string::npos ? "long long"
                                                                             : "long";
      text += ", ";
      if (is_narrow_float(t.scalar)) {
        text += "float(" + e.text + ")";
      } else if (wide) {
        text += "static_cast<" + std::string(is_signed_int(t.scalar) ? "" : "unsigned ") + own +
                ">(" + e.text + ")";
      } else {
        text += e.text;
      }
    }
    line(text + ");");
    return {};
  }
  if (key.substr(0, 7) != "expect_") return say_value(args.at(0));
  const Type& t = type(args[0]);
  WEFT_TRY(const Expr a, expression(args[0]));
  WEFT_TRY(const Expr b, expression(args[1]));
  const Expr both[] = {a, b};
  const Type types[] = {t, type(args[1])};
  if (key == "expect_near") {
    Expr tolerance{cpp_number(1e-6, t.scalar)};
    if (args.size() > 2) {
      WEFT_TRY(tolerance, expression(args[2]));
    }
    WEFT_TRY(const Expr difference, binary(BinaryOp::Sub, a, t, b, types[1], t));
    const Expr one[] = {difference};
    WEFT_TRY(const Expr size,
             form_call(t.is_scalar() ? "abs" : "length", one, std::span(&t, 1), t.scalar_type()));
    failed(
        "!(" + paren(size, kBindRelation + 1) + " <= " + paren(tolerance, kBindRelation + 1) + ")",
        "the values are not near");
    return {};
  }
  const bool equal = key == "expect_eq";
  std::string condition;
  if (t.is_scalar()) {
    if (equal && !is_float(t.scalar) && a.text == b.text) return {};  // it is
    condition =
        paren(a, kBindRelation + 1) + (equal ? " != " : " == ") + paren(b, kBindRelation + 1);
  } else {
    WEFT_TRY(const Expr e, form_call("eq", both, types, Type::of(Scalar::Bool)));
    condition = equal ? "!(" + e.text + ")" : e.text;
  }
  failed(condition, equal ? "the values are not equal" : "the values are equal");
  return {};
}

// As Warp's print(): a value on a line, the parts of a compound with spaces between them.
Status FunctionWriter::say_value(NodeId id) {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Str) {
    std::string text;
    for (const char c : tree_.text(n.name)) text += c == '%' ? "%%" : std::string(1, c);
    line("printf(" + c_string(text + "\n") + ");");
    return {};
  }
  const Type t = type(id);
  if (!t.is_value()) return unsupported(id, "printing of " + helpers_.repr(t));
  WEFT_TRY(const Expr value, expression(id));
  if (t.is_bool()) {
    line("printf(" + paren(value, kBindOr) + R"( ? "True\n" : "False\n");)");
    return {};
  }
  std::string format = "%g", before, after;
  if (is_narrow_float(t.scalar)) before = "float(", after = ")";
  if (is_int(t.scalar)) {
    const bool is_wide = scalar_bits(t.scalar) == 64;
    format = is_signed_int(t.scalar) ? (is_wide ? "%lld" : "%d") : (is_wide ? "%llu" : "%u");
    if (is_wide)
      before =
          is_signed_int(t.scalar) ? "static_cast<long long>(" : "static_cast<unsigned long long>(",
      after = ")";
  }
  if (t.is_scalar()) {
    line("printf(\"" + format + "\\n\", " + before + value.text + after + ");");
    return {};
  }
  std::string shown = value.text;
  if (n.kind != NodeKind::Name) {
    WEFT_TRY(const std::string name, type_name(t));
    shown = fresh("shown");
    line("const " + name + " " + shown + " = " + value.text + ";");
  }
  std::vector<std::string> parts;
  if (t.is_matrix()) {
    for (int r = 0; r < t.rows; ++r) {
      for (int c = 0; c < t.cols; ++c)
        parts.push_back(".m[" + std::to_string(r) + "][" + std::to_string(c) + "]");
    }
  } else if (t.is_transform()) {
    for (const std::string_view part : {".p.x", ".p.y", ".p.z", ".q.x", ".q.y", ".q.z", ".q.w"})
      parts.emplace_back(part);
  } else {
    for (int i = 0; i < t.component_count(); ++i) parts.push_back(component(t, i));
  }
  std::string formats, values;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool ends =
        i + 1 == parts.size() || (t.is_matrix() && (i + 1) % static_cast<std::size_t>(t.cols) == 0);
    // Vectors and rows of matrices end with a space.
    if (t.is_transform() && (i == 0 || i == 3)) formats += '(';
    formats += format;
    if (t.is_transform() && (i == 2 || i == 6)) formats += ')';
    formats += !ends ? " " : t.is_vector() || t.is_matrix() ? " \\n" : "\\n";
    values += ", " + before + shown + parts[i] + after;
  }
  line("printf(\"" + formats + "\"" + values + ");");
  return {};
}

Status FunctionWriter::if_statement(NodeId id) {
  NodeId at = id;
  WEFT_TRY(Expr condition, test(tree_.kid(at, 0)));
  line("if (" + condition.text + ") {");
  while (true) {
    ++depth_;
    WEFT_RETURN_IF_ERROR(block(tree_.kids_before_split(at, 1)));
    --depth_;
    const auto orelse = tree_.kids_after_split(at);
    if (orelse.empty()) break;
    // An elif, unless something has to be declared or drawn before it.
    bool chained = orelse.size() == 1 && tree_.node(orelse[0]).kind == NodeKind::If;
    if (chained) {
      for (const Variable& v : variables_.all())
        chained = chained && !(v.where == Variable::Before && v.statement == orelse[0]);
      DrawOrder order(tree_);
      order.look(tree_.kid(orelse[0], 0));
      order.keep_reads();
      if (program_.tiled) chained = chained && !has_tiles(tree_, tree_.kid(orelse[0], 0));
      chained = chained && !order.needs_order() && !order.too_many && order.copied.empty();
    }
    if (!chained) {
      line("} else {");
      ++depth_;
      WEFT_RETURN_IF_ERROR(block(orelse));
      --depth_;
      break;
    }
    at = orelse[0];
    WEFT_TRY(condition, test(tree_.kid(at, 0)));
    line("} else if (" + condition.text + ") {");
  }
  line("}");
  return {};
}

// Whether the value may be another one when a loop has begun.
bool FunctionWriter::may_change(NodeId id) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  switch (n.kind) {
    case NodeKind::Constant:
      return false;
    case NodeKind::Name: {
      const Variable* v = variables_.find(n.name);
      return v != nullptr && !v->constant() &&
             !(v->where == Variable::Parameter && v->writes == 0 && !v->changed);
    }
    case NodeKind::Subscript:  // a size of an array
      return tree_.node(kids[0]).kind != NodeKind::Attribute ||
             tree_.text(tree_.node(kids[0]).name) != "shape";
    case NodeKind::BinOp:
    case NodeKind::UnaryOp:
      return std::any_of(kids.begin(), kids.end(), [&](NodeId k) { return may_change(k); });
    case NodeKind::Call:
      return called_key(id).empty() ||
             std::any_of(kids.begin() + 1, kids.end(), [&](NodeId k) { return may_change(k); });
    default:
      return true;
  }
}

// The last number of range(start, stop, step).
Result<Expr> FunctionWriter::last_of_range(std::span<const NodeId> args, const Expr& start,
                                           const Expr& stop, const Expr& step) {
  const auto from = constant_int(args[1]), to = constant_int(args[2]), by = constant_int(args[3]);
  if (by == 0) return unsupported(args[3], "a range with a step of 0");
  if (from && to && by) {
    const std::int64_t span = *by > 0 ? *to - *from : *from - *to, size = *by > 0 ? *by : -*by;
    const std::int64_t count = span > 0 ? (span + size - 1) / size : 0;
    return Expr{std::to_string(*from + (count - 1) * *by)};
  }
  const Expr given[] = {start, stop, step};
  const Type types[] = {Type::of(Scalar::Int32), Type::of(Scalar::Int32), Type::of(Scalar::Int32)};
  return form_call("last_of_range", given, types, Type::of(Scalar::Int32));
}

Status FunctionWriter::for_statement(NodeId id) {
  const auto kids = tree_.kids(id);
  const auto calls = [&](NodeId node, std::string_view name) {
    return tree_.node(node).kind == NodeKind::Call &&
           tree_.node(tree_.kid(node, 0)).kind == NodeKind::Name &&
           tree_.text(tree_.node(tree_.kid(node, 0)).name) == name;
  };
  // reversed(range(a, b)): the same numbers, the last one first.
  const bool backwards = calls(kids[1], "reversed") && tree_.node(kids[1]).split == 2;
  const NodeId range = backwards ? tree_.kid(kids[1], 1) : kids[1];
  const Node& iter = tree_.node(range);
  if (tree_.node(kids[0]).kind != NodeKind::Name || !calls(range, "range") || iter.split < 2 ||
      iter.split > 4)
    return unsupported(id, "a loop over anything but range()");
  if (!tree_.kids_after_split(id).empty()) return unsupported(id, "else of a loop");
  const auto args = tree_.kids(range);
  Expr start{"0"}, stop, step{"1"};
  NodeId stop_node = args[1];
  if (iter.split >= 3) {
    WEFT_TRY(start, expression(args[1]));
    stop_node = args[2];
  }
  WEFT_TRY(stop, expression(stop_node));
  std::optional<std::int64_t> by = 1;
  if (iter.split == 4) {
    by = constant_int(args[3]);
    if (by) {
      step.text = std::to_string(*by);
    } else {
      WEFT_TRY(step, expression(args[3]));
    }
  }
  const Symbol s = tree_.node(kids[0]).name;
  const Variable& v = *variables_.find(s);
  // The bounds are taken once: a bound that may change in the loop gets a name.
  const auto stays = [&](NodeId node) {
    const Node& n = tree_.node(node);
    if (constant_int(node)) return true;
    if (n.kind != NodeKind::Name) return false;
    const Variable* b = variables_.find(n.name);
    return b == nullptr || b->constant() ||
           (b->where == Variable::Parameter && b->writes == 0 && !b->changed);
  };
  if (!stays(stop_node)) {
    const std::string name = fresh("stop");
    line("const int " + name + " = " + stop.text + ";");
    stop = Expr{name};
  }
  if (!by && !stays(args[3])) {
    const std::string name = fresh("step_by");
    line("const int " + name + " = " + step.text + ";");
    step = Expr{name};
  }
  const bool own = v.where == Variable::InLoop;
  const std::string counter = own ? variable_name(s) : fresh(variable_name(s) + "_next");
  std::string condition, advance;
  if (by && *by > 0) {
    condition = counter + " < " + paren(stop, kBindShift);
    advance = *by == 1 ? "++" + counter : counter + " += " + step.text;
  } else if (by) {
    condition = counter + " > " + paren(stop, kBindShift);
    advance = *by == -1 ? "--" + counter : counter + " -= " + std::to_string(-*by);
  } else {
    condition = step.text + " > 0 ? " + counter + " < " + paren(stop, kBindShift) + " : " +
                counter + " > " + paren(stop, kBindShift);
    advance = counter + " += " + step.text;
  }
  if (backwards && iter.split > 2 && may_change(args[1])) {
    const std::string name = fresh("begin");
    line("const int " + name + " = " + start.text + ";");
    start = Expr{name};
  }
  if (backwards && iter.split == 4) {
    const std::string begin = paren(start, kBindShift);
    WEFT_TRY(start, last_of_range(args, start, stop, step));
    const std::string more = counter + " >= " + begin, less = counter + " <= " + begin;
    condition = !by ? step.text + " > 0 ? " + more + " : " + less : *by > 0 ? more : less;
    if (by && (*by == 1 || *by == -1))
      advance = (*by > 0 ? "--" : "++") + counter;
    else if (by && *by < 0)
      advance = counter + " += " + std::to_string(-*by);
    else
      advance = counter + " -= " + step.text;
  } else if (backwards) {
    std::swap(start, stop);
    start.text = paren(start, kBindSum) + " - 1";
    condition = counter + " >= " + paren(stop, kBindShift);
    advance = "--" + counter;
  }
  line("for (int " + counter + " = " + start.text + "; " + condition + "; " + advance + ") {");
  ++depth_;
  if (!own) line(variable_name(s) + " = " + counter + ";");
  WEFT_RETURN_IF_ERROR(block(tree_.kids_before_split(id, 2)));
  --depth_;
  line("}");
  return {};
}

Status FunctionWriter::while_statement(NodeId id) {
  if (!tree_.kids_after_split(id).empty()) return unsupported(id, "else of a loop");
  WEFT_TRY(const Expr condition, test(tree_.kid(id, 0)));
  line("while (" + condition.text + ") {");
  ++depth_;
  WEFT_RETURN_IF_ERROR(block(tree_.kids_before_split(id, 1)));
  --depth_;
  line("}");
  return {};
}

Status FunctionWriter::return_statement(NodeId id) {
  const auto kids = tree_.kids(id);
  if (in_kernel()) {
    line(leave);
    return {};
  }
  if (kids.empty()) {
    line("return;");
    return {};
  }
  const auto it = std::find_if(tree_.functions.begin(), tree_.functions.end(),
                               [&](const FunctionDecl& d) { return &d == &f_; });
  const auto& results = program_.results[static_cast<std::uint32_t>(it - tree_.functions.begin())];
  const auto one = [&](NodeId node, std::size_t i) -> Result<Expr> {
    if (i < results.size() && results[i].is_scalar() && is_literal(node))
      return cast(results[i], node);
    return expression(node);
  };
  if (tree_.node(kids[0]).kind == NodeKind::Tuple) {
    std::string text = "return {";
    const auto values = tree_.kids(kids[0]);
    for (std::size_t i = 0; i < values.size(); ++i) {
      WEFT_TRY(const Expr e, one(values[i], i));
      text += (i > 0 ? ", " : "") + e.text;
    }
    line(text + "};");
    return {};
  }
  if (results.size() > 1) {  // what another function returns
    if (!has_results_type(kids[0]))
      return unsupported(id, "a tuple in the place of several results");
    WEFT_TRY(const std::vector<std::string> parts, named_results(kids[0], results.size()));
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    line("return {" + text + "};");
    return {};
  }
  const bool tuple = results.size() == 1 && is_tuple(results[0]);
  WEFT_TRY(const Expr e, tuple ? tuple_value(kids[0], results[0]) : one(kids[0], 0));
  line("return " + e.text + ";");
  return {};
}

bool FunctionWriter::has_call(NodeId id) const {
  const auto kids = tree_.kids(id);
  return tree_.node(id).kind == NodeKind::Call ||
         std::any_of(kids.begin(), kids.end(), [&](NodeId k) { return k.valid() && has_call(k); });
}

Status FunctionWriter::expression_statement(NodeId id) {
  const NodeId value = tree_.kid(id, 0);
  const Node& n = tree_.node(value);
  if (n.kind != NodeKind::Call) {  // a docstring, a value that nobody takes
    if (!has_call(value)) return {};
    WEFT_TRY(const Expr e, expression(value));
    line("static_cast<void>(" + e.text + ");");
    return {};
  }
  {
    const std::string_view key = warp_attribute(tree_, tree_.kid(value, 0));
    if (key.substr(0, 7) == "atomic_") {
      WEFT_TRY(const Expr e, atomic(key, value, false));
      line(e.text + ";");
      return {};
    }
    if (key == "transform_set_translation" || key == "transform_set_rotation") {
      const auto args = call_args(value, key);
      WEFT_TRY(const Expr t, place(args[0]));
      WEFT_TRY(const Expr v, expression(args[1]));
      line(t.text + (key == "transform_set_translation" ? ".p = " : ".q = ") + v.text + ";");
      return {};
    }
  }
  WEFT_TRY(const Expr e, expression(value));
  // A builtin that changes nothing, and whose value nobody takes: compilers ask why.
  const std::string_view key = called_key(value);
  const bool pure =
      find_builtin(key) != nullptr && !changes_argument(key, 0) && !changes_argument(key, 1);
  line(pure ? "static_cast<void>(" + e.text + ");" : e.text + ";");
  return {};
}

}  // namespace weft::standalone
