// Statements: declarations where C++ wants them, loops that stay loops.
#include <algorithm>

#include "cpp_names.h"
#include "draws.h"
#include "tree_parts.h"
#include "weft/builtins/builtins.h"
#include "writer.h"

namespace weft::standalone {
namespace {

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
      return unsupported(id, node_kind_name(n.kind));
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
      order.visit(tree_.kid(orelse[0], 0));
      order.keep_reads();
      if (program_.tiled) chained = chained && !has_tiles(tree_, tree_.kid(orelse[0], 0));
      chained = chained && !order.needs_order() && order.copied.empty();
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
      // A conversion by a bare name, `int(n)`, counts as a function of the module.
      return (!named_builtin(tree_, kids[0]) && warp_attribute(tree_, kids[0]).empty()) ||
             std::any_of(kids.begin() + 1, kids.end(), [&](NodeId k) { return may_change(k); });
    default:
      return true;
  }
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
  const std::optional<BuiltinId> called = called_builtin(tree_, value);
  if (called && is_atomic(*called)) {
    WEFT_TRY(const Expr e, atomic(*called, value, false));
    line(e.text + ";");
    return {};
  }
  if (called && sets_part(*called)) {
    const auto args = call_args(value, called);
    WEFT_TRY(const Expr t, place(args[0]));
    WEFT_TRY(const Expr v, expression(args[1]));
    const bool position = called == BuiltinId::TransformSetTranslation;
    line(t.text + (position ? ".p = " : ".q = ") + v.text + ";");
    return {};
  }
  WEFT_TRY(const Expr e, expression(value));
  // A builtin that changes nothing, and whose value nobody takes: compilers ask why.
  const bool pure = called && !changes_argument(*called, 0) && !changes_argument(*called, 1);
  line(pure ? "static_cast<void>(" + e.text + ");" : e.text + ";");
  return {};
}

}  // namespace weft::standalone
