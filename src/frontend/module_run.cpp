// Statements of the module level, in the order in which Python runs them.
#include "module_run.h"

#include <algorithm>
#include <utility>

#include "module.h"

namespace weft {
namespace {

// A bound on time, far above anything people write.
constexpr std::size_t kMostWork = 10'000'000;

// Those that nothing else is derived from here; of any other it is not known what catches it.
constexpr std::string_view kErrors[] = {
    "AssertionError", "AttributeError", "ImportError", "ModuleNotFoundError", "NameError",
    "RuntimeError",   "SystemExit",     "TypeError",   "ValueError",          "ZeroDivisionError"};

// Exceptions that `except` of another name catches too.
bool catches(std::string_view handler, std::string_view error) {
  if (handler == error || handler == "BaseException" || error == kAnyError) return true;
  if (error == "SystemExit") return false;
  if (handler == "Exception") return true;
  return (handler == "ImportError" && error == "ModuleNotFoundError") ||
         (handler == "ArithmeticError" && error == "ZeroDivisionError");
}

}  // namespace

void ModuleRun::run() {
  names_of_functions(syntax_.root());
  const Flow flow = block(syntax_.root());
  if (flow.only_fails()) end_ = why_;
}

// A function may bind names of the module when it is called, which may be anywhere.
void ModuleRun::names_of_functions(TSNode root) {
  if (syntax_.source().find("global") == std::string_view::npos) return;
  std::vector<TSNode> stack{root};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    for (const Child& child : syntax_.children(at)) {
      if (!child.named) continue;
      if (syntax_.kind(at) == Syn::GlobalStatement)
        functions_bind_.insert(syntax_.text(child.node));
      if (ts_node_child_count(child.node) > 0) stack.push_back(child.node);
    }
  }
}

SourceLoc ModuleRun::loc(TSNode node) const {
  const TSPoint at = syntax_.start(node);
  return {std::string(file_name_), static_cast<int>(at.row) + 1, static_cast<int>(at.column) + 1};
}

std::string ModuleRun::excerpt(TSNode node) const {
  std::string_view text = syntax_.text(node);
  text = text.substr(0, std::min<std::size_t>(text.find_first_of("\r\n"), 40));
  while (!text.empty() && text.back() < 0) text.remove_suffix(1);
  return std::string(text);
}

void ModuleRun::fail(TSNode, Diag why, std::string_view error) {
  if (raised_) return;
  raised_ = true;
  why_ = std::move(why);
  error_ = error;
}

void ModuleRun::ends(TSNode at, std::string_view why, std::string_view error) {
  fail(at, diag(DiagCode::ImportEnds, loc(at), "'" + excerpt(at) + "' " + std::string(why)), error);
}

// --- names ---------------------------------------------------------------------------------------

bool ModuleRun::bound(std::string_view name) const { return names_.in_module(name) != nullptr; }

void ModuleRun::bind(std::string_view name, const Value& value) {
  if (!raised_) names_.write(name, {value, true});
}

void ModuleRun::unbind(std::string_view name) {
  if (!raised_) names_.write(name, {});
}

void ModuleRun::bind_target(TSNode target, const Value& v) {
  const Syn kind = syntax_.kind(target);
  switch (kind) {
    case Syn::Identifier:
      return bind(syntax_.text(target), v);
    case Syn::Attribute: {
      const Value object = value(syntax_.field(target, Field::Object));
      if (object.kind == Value::Module) open_modules_.insert(object.path);
      const std::string_view name = syntax_.text(syntax_.field(target, Field::Attribute));
      const bool text =
          v.kind == Value::Number || v.kind == Value::Text || v.kind == Value::Nothing;
      if (object.path == "warp.config" && text &&
          (name == "deterministic" || name == "launch_array_access_mode"))
        ends(target, "takes members of its enumeration alone", "ValueError");
      if (object.kind == Value::Number || object.kind == Value::Text ||
          object.kind == Value::Nothing || object.kind == Value::Display)
        ends(target, "sets an attribute of what has none", "AttributeError");
      return;
    }
    case Syn::Subscript: {
      const Value object = value(syntax_.field(target, Field::Value));
      for (const Child& child : syntax_.children(target))
        if (child.field == Field::Subscript) value(child.node);
      if (object.kind != Value::Unknown && object.kind != Value::Display &&
          object.kind != Value::Class && object.kind != Value::Struct)
        ends(target, "sets an element of what has none", "TypeError");
      return;
    }
    default:
      break;
  }
  const bool several = kind == Syn::PatternList || kind == Syn::TuplePattern ||
                       kind == Syn::ListPattern || kind == Syn::Tuple || kind == Syn::List ||
                       kind == Syn::ExpressionList || kind == Syn::TupleExpression;
  if (several) iterate(v, target);
  for (const Child& child : syntax_.children(target))
    if (child.named) bind_target(child.node, {});
}

void ModuleRun::remove(TSNode target) {
  const Syn kind = syntax_.kind(target);
  if (kind == Syn::Identifier) {
    name(target);
    return unbind(syntax_.text(target));
  }
  if (kind == Syn::Attribute || kind == Syn::Subscript) return bind_target(target, {});
  for (const Child& child : syntax_.children(target))
    if (child.named) remove(child.node);
}

// --- statements ----------------------------------------------------------------------------------

ModuleRun::Flow ModuleRun::ended() {
  const Flow flow = raised_ ? Flow{false, false, true} : kNext;
  raised_ = false;
  return flow;
}

ModuleRun::Flow ModuleRun::block(TSNode node) {
  Flow flow;
  if (ts_node_is_null(node)) return kNext;
  for (const Child& s : syntax_.children(node)) {
    if (!s.named) continue;
    const Flow one = statement(s);
    flow.stops = flow.stops || one.stops;
    flow.fails = flow.fails || one.fails;
    if (!one.next) return flow;
  }
  flow.next = true;
  return flow;
}

ModuleRun::Flow ModuleRun::statement(const Child& s) {
  if (depth_ > kDeepestRun) return kNext;
  ++depth_;
  Flow flow;
  switch (s.kind) {
    case Syn::IfStatement:
      flow = is_main_guard(syntax_, s.node) ? kNext : if_statement(s.node);
      break;
    case Syn::ForStatement:
    case Syn::WhileStatement:
      flow = loop(s.node, s.kind == Syn::ForStatement);
      break;
    case Syn::TryStatement:
      flow = try_statement(s.node);
      break;
    case Syn::WithStatement:
      flow = with_statement(s.node);
      break;
    case Syn::MatchStatement:
      flow = match_statement(s.node);
      break;
    case Syn::BreakStatement:
    case Syn::ContinueStatement:
      flow = {false, true, false};
      break;
    default:
      simple(s);
      flow = ended();
  }
  --depth_;
  return flow;
}

void ModuleRun::simple(const Child& s) {
  switch (s.kind) {
    case Syn::Assignment:
      return assignment(s.node);
    case Syn::AugmentedAssignment:
      return augmented(s.node);
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
    case Syn::DecoratedDefinition:
      return definition(s.node);
    case Syn::ImportStatement:
      return imports(s.node);
    case Syn::ImportFromStatement:
      return from_import(s.node);
    case Syn::FutureImportStatement:
      for (const Child& child : syntax_.children(s.node)) {
        if (child.field != Field::Name) continue;
        const std::string_view name = syntax_.text(child.node);
        lazy_annotations_ = lazy_annotations_ || name == "annotations";
        bind(name, {});
      }
      return;
    case Syn::DeleteStatement:
      for (const Child& child : syntax_.children(s.node))
        if (child.named) remove(child.node);
      return;
    case Syn::AssertStatement:
      return assert_statement(s.node);
    case Syn::RaiseStatement:
      return raise_statement(s.node);
    case Syn::PassStatement:
    case Syn::GlobalStatement:
    case Syn::NonlocalStatement:
    case Syn::TypeAliasStatement:
      return;
    default:
      if (std::string_view(ts_node_type(s.node)) == "expression_statement") return all(s.node);
      value(s.node);
  }
}

ModuleRun::Flow ModuleRun::if_statement(TSNode node) {
  // The conditions from above, until one that surely holds.
  Flow flow;
  std::vector<Changes> paths;
  std::string_view error;
  const auto failed = [&] {
    if (!flow.fails) error = error_;
    if (error != error_) error = error_ = kAnyError;
    flow.fails = true;
  };
  bool open = true;  // the paths on which no condition has held yet
  const auto branch_of = [&](TSNode body) {
    const std::size_t mark = names_.begin_branch();
    const Flow one = block(body);
    Changes changes = names_.end_branch(mark);
    flow.next = flow.next || one.next;
    flow.stops = flow.stops || one.stops;
    if (one.fails) failed();
    if (one.next || one.stops) paths.push_back(std::move(changes));
  };
  const auto part = [&](TSNode at) {
    const Value condition = value(syntax_.field(at, Field::Condition));
    if (raised_) {
      raised_ = false;
      failed();
      open = false;
      return;
    }
    const std::optional<bool> holds = truth(condition);
    if (holds && !*holds) return;
    branch_of(syntax_.field(at, Field::Consequence));
    if (holds) open = false;
  };
  part(node);
  for (const Child& child : syntax_.children(node)) {
    if (!open || child.field != Field::Alternative) continue;
    if (child.kind == Syn::ElifClause) {
      part(child.node);
    } else {
      branch_of(syntax_.field(child.node, Field::Body));
      open = false;
    }
  }
  flow.next = flow.next || open;
  names_.join(paths, open);
  return flow;
}

ModuleRun::Flow ModuleRun::loop(TSNode node, bool is_for) {
  bool surely = false, never = false;
  Value element;
  if (is_for) {
    const TSNode right = syntax_.field(node, Field::Right);
    const Value over = value(right);
    iterate(over, right);
    surely = over.kind == Value::Display && over.filled;
    never = over.kind == Value::Display && over.constant && !over.filled;
  } else {
    const std::optional<bool> holds = truth(value(syntax_.field(node, Field::Condition)));
    surely = holds && *holds;
    never = holds && !*holds;
  }
  if (raised_) return ended();
  Flow flow{!surely, false, false};
  if (!never) {
    const std::size_t mark = names_.begin_branch();
    if (is_for) bind_target(syntax_.field(node, Field::Left), element);
    Flow body = ended();
    if (body.next) body = block(syntax_.field(node, Field::Body));
    Changes changes = names_.end_branch(mark);
    // Another round may bind the names to other things.
    for (auto& c : changes) c.slot.value = {};
    flow.next = flow.next || body.next || body.stops;
    flow.fails = body.fails;
    std::vector<Changes> paths;
    paths.push_back(std::move(changes));
    names_.join(paths, !surely);
  }
  // `else` runs unless the loop was left.
  for (const Child& child : syntax_.children(node)) {
    if (child.kind != Syn::ElseClause || !flow.next) continue;
    const std::size_t mark = names_.begin_branch();
    const Flow rest = block(syntax_.field(child.node, Field::Body));
    std::vector<Changes> paths;
    paths.push_back(names_.end_branch(mark));
    names_.join(paths, true);
    flow.fails = flow.fails || rest.fails;
  }
  return flow;
}

ModuleRun::Handler ModuleRun::handler(TSNode clause) {
  Handler out;
  for (const Child& child : syntax_.children(clause)) {
    if (!child.named) continue;
    if (child.kind == Syn::Block) {
      out.body = child.node;
    } else if (ts_node_is_null(out.type)) {
      out.type = child.node;
    } else {
      out.target = child.node;
    }
  }
  // `except E as e`
  if (!ts_node_is_null(out.type) && std::string_view(ts_node_type(out.type)) == "as_pattern") {
    const auto parts = syntax_.children(out.type);
    out.target = parts.back().node;
    out.type = parts.front().node;
  }
  return out;
}

// Whether a handler of a type, or of a tuple of types, may catch an exception. Nothing is known of
// names that are no classes of Python's.
bool ModuleRun::can_catch(TSNode type, std::string_view error) {
  if (ts_node_is_null(type)) return true;
  const Child single{type, syntax_.kind(type), Field::None, true};
  const std::span<const Child> types =
      single.kind == Syn::Tuple ? syntax_.children(type) : std::span<const Child>(&single, 1);
  for (const Child& each : types) {
    if (!each.named) continue;
    const std::string_view name = syntax_.text(each.node);
    const bool python = each.kind == Syn::Identifier && is_python_name(name) && !bound(name);
    if (!python || catches(name, error)) return true;
  }
  return false;
}

// `flow`: how the statement ends before it.
ModuleRun::Flow ModuleRun::finally_clause(TSNode clause, Flow flow) {
  const std::optional<Diag> why = why_;
  const std::string_view was = error_;
  Flow last = kNext;
  for (const Child& child : syntax_.children(clause))
    if (child.kind == Syn::Block) last = block(child.node);
  if (!last.next) return last;
  why_ = why;
  error_ = was;
  return flow;
}

ModuleRun::Flow ModuleRun::try_statement(TSNode node) {
  const std::size_t mark = names_.begin_branch();
  Flow flow = block(syntax_.field(node, Field::Body));
  const std::string_view error = flow.only_fails() ? error_ : std::string_view{};
  std::vector<Changes> paths;
  paths.push_back(names_.end_branch(mark));
  Changes body = paths[0];
  TSNode finally{}, otherwise{};
  std::vector<TSNode> handlers;
  for (const Child& child : syntax_.children(node)) {
    const std::string_view type = ts_node_type(child.node);
    if (type == "finally_clause") finally = child.node;
    if (child.kind == Syn::ElseClause) otherwise = child.node;
    if (child.kind == Syn::ExceptClause || type == "except_group_clause")
      handlers.push_back(child.node);
  }
  if (cannot_raise(syntax_.field(node, Field::Body))) handlers.clear();
  // A bound on time; from here on any name may be bound.
  if (handlers.size() * body.size() > kMostWork) {
    any_name_ = true;
    body.clear();
  }
  bool caught = false;
  Flow handled;
  std::vector<Changes> after;
  for (const TSNode clause : handlers) {
    const auto [caught_type, block_of, target] = handler(clause);
    if (!error.empty()) {
      if (caught) continue;
      if (!can_catch(caught_type, error)) continue;
      caught = ts_node_is_null(caught_type) || syntax_.kind(caught_type) != Syn::Identifier ||
               catches(syntax_.text(caught_type), error);
    }
    const std::size_t at = names_.begin_branch();
    // As much of the body as ran before it.
    std::vector<Changes> some;
    some.push_back(body);
    names_.join(some, true);
    if (!ts_node_is_null(target)) bind_target(target, {});
    const Flow one = block(block_of);
    if (!ts_node_is_null(target)) remove_quietly(target);
    Changes changes = names_.end_branch(at);
    handled = handled.or_else(one);
    if (one.next || one.stops) after.push_back(std::move(changes));
  }
  if (!error.empty()) {
    // The body surely raises.
    if (!handled.next && !handled.stops && !handled.fails) {
      handled.fails = true;
    }
    flow = handled;
    names_.join(after, false);
  } else {
    std::vector<Changes> some;
    some.push_back(std::move(body));
    names_.join(some, false);
    if (!ts_node_is_null(otherwise) && flow.next) {
      const Flow rest = block(syntax_.field(otherwise, Field::Body));
      flow.next = false;
      flow = flow.or_else(rest);
    }
    flow = flow.or_else(handled);
    names_.join(after, true);
  }
  return ts_node_is_null(finally) ? flow : finally_clause(finally, flow);
}

// Imports of modules that are surely there.
bool ModuleRun::cannot_raise(TSNode body) {
  static constexpr std::string_view kThere[] = {"math",   "os",       "sys",       "time",
                                                "typing", "unittest", "functools", "itertools"};
  for (const Child& s : syntax_.children(body)) {
    if (!s.named || s.kind == Syn::PassStatement) continue;
    if (s.kind != Syn::ImportStatement) return false;
    for (const Child& child : syntax_.children(s.node))
      if (child.named && std::find(std::begin(kThere), std::end(kThere),
                                   syntax_.text(child.node)) == std::end(kThere))
        return false;
  }
  return true;
}

ModuleRun::Flow ModuleRun::with_statement(TSNode node) {
  bool silent = false;
  std::vector<TSNode> stack;
  for (const Child& child : syntax_.children(node))
    if (child.named && child.field != Field::Body) stack.push_back(child.node);
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    const std::string_view type = ts_node_type(at);
    if (type == "with_clause" || type == "with_item") {
      const auto kids = syntax_.children(at);
      for (std::size_t i = kids.size(); i-- > 0;)
        if (kids[i].named) stack.push_back(kids[i].node);
      continue;
    }
    TSNode manager = at, target{};
    if (type == "as_pattern") {
      const auto parts = syntax_.children(at);
      manager = parts.front().node;
      target = parts.back().node;
    }
    // Any other manager may swallow exceptions.
    const Value maker = syntax_.kind(manager) == Syn::Call
                            ? value(syntax_.field(manager, Field::Function))
                            : Value{};
    silent = silent || !(maker.path == "open" || maker.path.starts_with("warp."));
    const Value v = value(manager);
    if (v.kind != Value::Unknown && v.kind != Value::Struct && v.kind != Value::Class)
      ends(manager, "is no context manager", "TypeError");
    if (!ts_node_is_null(target)) bind_target(target, {});
  }
  if (raised_) return ended();
  Flow flow = block(syntax_.field(node, Field::Body));
  if (silent && flow.fails) flow.next = true;
  return flow;
}

ModuleRun::Flow ModuleRun::match_statement(TSNode node) {
  for (const Child& child : syntax_.children(node))
    if (child.named && child.kind != Syn::Block && child.kind != Syn::CaseClause) value(child.node);
  if (raised_) return ended();
  Flow flow = kNext;
  std::vector<Changes> paths;
  std::vector<TSNode> stack{node};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    for (const Child& child : syntax_.children(at)) {
      if (child.kind == Syn::Block) stack.push_back(child.node);
      if (child.kind != Syn::CaseClause) continue;
      const std::size_t mark = names_.begin_branch();
      TSNode body{};
      for (const Child& part : syntax_.children(child.node)) {
        if (part.kind == Syn::Block) body = part.node;
        if (part.kind == Syn::CasePattern) bind_pattern(part.node);
      }
      const Flow one = block(body);
      Changes changes = names_.end_branch(mark);
      flow.stops = flow.stops || one.stops;
      flow.fails = flow.fails || one.fails;
      if (one.next || one.stops) paths.push_back(std::move(changes));
    }
  }
  names_.join(paths, true);
  return flow;
}

// Names that a pattern may bind.
void ModuleRun::bind_pattern(TSNode pattern) {
  std::vector<TSNode> stack{pattern};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    if (syntax_.kind(at) == Syn::Identifier) bind(syntax_.text(at), {});
    for (const Child& child : syntax_.children(at))
      if (child.named) stack.push_back(child.node);
  }
}

// At the end of a handler Python drops the exception, if the handler has not done so.
void ModuleRun::remove_quietly(TSNode target) {
  std::vector<TSNode> stack{target};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    if (syntax_.kind(at) == Syn::Identifier) unbind(syntax_.text(at));
    for (const Child& child : syntax_.children(at))
      if (child.named) stack.push_back(child.node);
  }
}

void ModuleRun::assignment(TSNode node) {
  // `a = b = value`: the value, then the targets from the left.
  std::vector<TSNode> targets;
  TSNode at = node;
  for (; !ts_node_is_null(at) && syntax_.kind(at) == Syn::Assignment;
       at = syntax_.field(at, Field::Right))
    targets.push_back(at);
  const bool has_value = !ts_node_is_null(at);
  const Value v = has_value ? value(at) : Value{};
  for (const TSNode one : targets) {
    const TSNode left = syntax_.field(one, Field::Left);
    if (has_value) bind_target(left, v);
    const TSNode type = syntax_.field(one, Field::Type);
    if (!ts_node_is_null(type) && !lazy_annotations_) annotations_[type.id] = value(type);
  }
}

void ModuleRun::augmented(TSNode node) {
  const TSNode left = syntax_.field(node, Field::Left);
  const TSNode right = syntax_.field(node, Field::Right);
  std::string_view op;
  for (const Child& child : syntax_.children(node))
    if (!child.named && syntax_.text(child.node).ends_with('=')) op = syntax_.text(child.node);
  const Value a = value(left), b = value(right);
  if (!op.empty()) operation(op.substr(0, op.size() - 1), a, b, node);
  bind_target(left, {});
}

void ModuleRun::assert_statement(TSNode node) {
  bool first = true;
  for (const Child& child : syntax_.children(node)) {
    if (!child.named || !first) continue;
    first = false;
    const std::optional<bool> holds = truth(value(child.node));
    if (holds && !*holds) ends(node, "does not hold", "AssertionError");
  }
}

void ModuleRun::raise_statement(TSNode node) {
  std::string_view error = "RuntimeError";  // of `raise` alone
  bool first = true;
  for (const Child& child : syntax_.children(node)) {
    if (!child.named) continue;
    value(child.node);
    if (!std::exchange(first, false)) continue;
    TSNode what = child.node;
    if (child.kind == Syn::Call) what = syntax_.field(what, Field::Function);
    error = kAnyError;
    if (!ts_node_is_null(what))
      for (const std::string_view known : kErrors)
        if (syntax_.text(what) == known && !bound(known)) error = known;
  }
  ends(node, "raises an exception", error);
}

}  // namespace weft
