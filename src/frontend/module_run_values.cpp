// What expressions of the module level give, as far as it is known, and which surely raise.
#include <algorithm>
#include <utility>

#include "module_run.h"

namespace weft {
namespace {

struct PythonName {
  std::string_view name;
  RunValue::Kind kind;
};
constexpr PythonName kPythonNames[] = {
#define WEFT_PYTHON_NAME(name, Kind) {name, RunValue::Kind},
#include "python_names.def"
};

const PythonName* python_name(std::string_view name) {
  const auto* const end = std::end(kPythonNames);
  const auto* it =
      std::lower_bound(std::begin(kPythonNames), end, name,
                       [](const PythonName& p, std::string_view n) { return p.name < n; });
  return it != end && it->name == name ? it : nullptr;
}

// Python's functions that may bind names of the module by text.
constexpr std::string_view kUnseen[] = {"exec", "eval",       "globals",     "locals",
                                        "vars", "__import__", "__builtins__"};

bool type_like(const RunValue& v) {
  return v.kind == RunValue::Type || v.kind == RunValue::Generic || v.kind == RunValue::Sized ||
         v.kind == RunValue::ArrayType || v.kind == RunValue::Nothing || v.kind == RunValue::Kernel;
}

bool basic(const RunValue& v) { return v.kind == RunValue::Number || v.kind == RunValue::Text; }

}  // namespace

bool solid(const RunValue& v) {
  switch (v.kind) {
    case RunValue::Nothing:
    case RunValue::Module:
    case RunValue::Function:
    case RunValue::Type:
    case RunValue::Generic:
    case RunValue::Sized:
    case RunValue::Builtin:
    case RunValue::Kernel:
    case RunValue::WarpFunction:
    case RunValue::KernelMaker:
    case RunValue::FunctionMaker:
    case RunValue::ArrayType:
      return true;
    default:
      return false;
  }
}

bool is_python_name(std::string_view name) { return python_name(name) != nullptr; }

// --- names ---------------------------------------------------------------------------------------

RunValue ModuleRun::name(TSNode node) {
  const std::string_view text = syntax_.text(node);
  if (const RunValue* const v = names_.in_scope(text)) return *v;
  if (const RunValue* const v = names_.in_module(text))
    return functions_bind_.contains(text) ? RunValue{} : *v;
  RunValue v;
  if (const PythonName* const python = python_name(text)) {
    if (std::find(std::begin(kUnseen), std::end(kUnseen), text) != std::end(kUnseen))
      any_name_ = true;
    v.kind = python->kind;
    v.path = python->name;
    if (text == "exit" || text == "quit") v.kind = RunValue::Exit;
    if (text == "__name__" || text == "__file__") v.kind = RunValue::Text;
    return any_name_ || functions_bind_.contains(text) ? RunValue{} : v;
  }
  if (!any_name_ && !functions_bind_.contains(text))
    fail(node, diag(DiagCode::UnboundName, loc(node), text), "NameError");
  return {};
}

RunValue ModuleRun::of_warp(const HostName& host) const {
  RunValue v;
  v.path = host.name;
  v.parameters = host.parameters;
  switch (host.kind) {
    case HostKind::Submodule:
      v.kind = RunValue::Module;
      break;
    case HostKind::Module:
      v.kind = RunValue::Module;
      v.path = host.parameters;
      v.parameters = "?";
      break;
    case HostKind::Function:
      v.kind = RunValue::Function;
      break;
    case HostKind::Type:
      v.kind = RunValue::Type;
      break;
    case HostKind::Generic:
      v.kind = RunValue::Generic;
      break;
    case HostKind::Sized:
      v.kind = RunValue::Sized;
      break;
    case HostKind::Builtin:
      v.kind = RunValue::Builtin;
      break;
    case HostKind::Value:
      break;
  }
  return v;
}

std::optional<RunValue> ModuleRun::member(std::string_view module, std::string_view name) const {
  RunValue v;
  if (module == "sys" || module == "os") {
    if (name == (module == "sys" ? "exit" : "_exit") || (module == "os" && name == "abort"))
      v.kind = RunValue::Exit;
    return v;
  }
  if (module == "math") {
    const auto names = names_of_math();
    if (!name.starts_with("__") && std::find(names.begin(), names.end(), name) == names.end())
      return std::nullopt;
    return v;
  }
  if ((module == "typing" || module == "numpy") && !open_modules_.contains(module)) {
    v.path = name_without_type(module, name);
    return v;
  }
  if (!(module == "warp" || module.starts_with("warp.")) || open_modules_.contains(module) ||
      name.starts_with("__"))
    return v;
  if (const HostName* const host = find_host_name(std::string(module) + "." + std::string(name)))
    return of_warp(*host);
  if (names_are_listed(module)) return std::nullopt;
  return v;
}

// Functions that run before may have made the attribute.
bool ModuleRun::is_set_somewhere(std::string_view attribute) {
  if (!attributes_set_) {
    attributes_set_.emplace();
    std::vector<TSNode> stack{syntax_.root()};
    while (!stack.empty()) {
      const TSNode at = stack.back();
      stack.pop_back();
      for (const Child& child : syntax_.children(at)) {
        if (child.kind == Syn::Attribute && child.field == Field::Left)
          attributes_set_->insert(syntax_.text(syntax_.field(child.node, Field::Attribute)));
        if (child.named && ts_node_child_count(child.node) > 0) stack.push_back(child.node);
      }
    }
  }
  return attributes_set_->contains(attribute);
}

RunValue ModuleRun::attribute(TSNode node) {
  const TSNode object_node = syntax_.field(node, Field::Object);
  const TSNode label = syntax_.field(node, Field::Attribute);
  if (ts_node_is_null(object_node) || ts_node_is_null(label)) return {};
  const RunValue object = value(object_node);
  const std::string_view name = syntax_.text(label);
  const auto missing = [&](std::string_view of) {
    fail(node, diag(DiagCode::NoSuchAttribute, loc(node), of, name), "AttributeError");
  };
  if (object.kind == RunValue::Module) {
    if (auto v = member(object.path, name)) return *v;
    if (!is_set_somewhere(name)) missing(object.path);
    return {};
  }
  // No object of Python's has a name of the warp module, but for these.
  const bool python = object.kind == RunValue::Number || object.kind == RunValue::Text ||
                      object.kind == RunValue::Nothing || object.kind == RunValue::Function ||
                      ((object.kind == RunValue::Type || object.kind == RunValue::Generic) &&
                       object.path.find('.') == std::string_view::npos);
  if (python && !name.starts_with("__") && name != "index" && name != "bit_count" &&
      name != "count" && find_host_name("warp." + std::string(name)) != nullptr &&
      !is_set_somewhere(name))
    missing(excerpt(object_node));
  return {};
}

// --- other expressions ---------------------------------------------------------------------------

std::optional<bool> ModuleRun::truth(const RunValue& v) {
  if (v.kind == RunValue::Nothing) return false;
  if (v.kind == RunValue::Number && v.constant) return v.number != 0;
  return std::nullopt;
}

void ModuleRun::iterate(const RunValue& v, TSNode at) {
  if ((solid(v) && v.kind != RunValue::Sized && v.kind != RunValue::ArrayType) ||
      v.kind == RunValue::Number)
    ends(at, "iterates over what has no elements", "TypeError");
}

RunValue ModuleRun::subscript(TSNode node) {
  const RunValue object = value(syntax_.field(node, Field::Value));
  bool odd = false;  // an index that no text takes
  std::optional<RunValue> first;
  for (const Child& child : syntax_.children(node)) {
    if (child.field != Field::Subscript) continue;
    const RunValue index = value(child.node);
    odd = solid(index) || odd;
    if (!first) first = index;
  }
  const bool without = object.kind == RunValue::Type || object.kind == RunValue::Function ||
                       object.kind == RunValue::Builtin || object.kind == RunValue::Kernel ||
                       object.kind == RunValue::WarpFunction || object.kind == RunValue::Module ||
                       object.kind == RunValue::Number || object.kind == RunValue::Nothing ||
                       object.kind == RunValue::KernelMaker ||
                       (object.kind == RunValue::Text && odd);
  if (without) ends(node, "takes an element of what has none", "TypeError");
  return raised_ ? RunValue{} : specialised(object, first.value_or(RunValue{}));
}

void ModuleRun::operation(std::string_view op, const RunValue& a, const RunValue& b, TSNode at) {
  const auto known = [](const RunValue& v) {
    return solid(v) || basic(v) || v.kind == RunValue::Display;
  };
  if (!known(a) || !known(b) || raised_) return;
  if (op == "/" || op == "//" || op == "%") {
    if (a.kind == RunValue::Number && b.kind == RunValue::Number && b.constant && b.number == 0)
      return ends(at, "divides by zero", "ZeroDivisionError");
  }
  const auto no = [&] { ends(at, "has operands that the operator does not take", "TypeError"); };
  if (solid(a) || solid(b)) {
    if (op == "%" && a.kind == RunValue::Text) return;
    if (op == "|" && (type_like(a) || type_like(b))) return;
    if (op == "*" && (a.kind == RunValue::Sized || b.kind == RunValue::Sized)) return;
    return no();
  }
  if (a.kind == RunValue::Display || b.kind == RunValue::Display) {
    if (op == "*" &&
        ((a.kind == RunValue::Number && a.real) || (b.kind == RunValue::Number && b.real)))
      no();
    return;
  }
  if (a.kind == RunValue::Number && b.kind == RunValue::Number) {
    const bool bits = op == "&" || op == "|" || op == "^" || op == "<<" || op == ">>";
    if (op == "@" || (bits && (a.real || b.real))) no();
    return;
  }
  if (a.kind == RunValue::Text && op == "%") return;
  if (a.kind == RunValue::Text && b.kind == RunValue::Text) {
    if (op != "+") no();
    return;
  }
  const RunValue& number = a.kind == RunValue::Number ? a : b;
  if (op != "*" || number.real) no();
}

RunValue ModuleRun::binary(TSNode node) {
  const RunValue a = value(syntax_.field(node, Field::Left));
  const RunValue b = value(syntax_.field(node, Field::Right));
  const TSNode op = syntax_.field(node, Field::Operator);
  if (ts_node_is_null(op)) return {};
  operation(syntax_.text(op), a, b, node);
  RunValue v;
  if (syntax_.text(op) == "|" && !raised_) v = alternatives(a, b);
  if (a.kind == RunValue::Number && b.kind == RunValue::Number && !raised_) {
    v.kind = RunValue::Number;
    v.real = a.real || b.real || syntax_.text(op) == "/" || syntax_.text(op) == "**";
  } else if (a.kind == RunValue::Text && b.kind == RunValue::Text) {
    v.kind = RunValue::Text;
  }
  return v;
}

RunValue ModuleRun::unary(TSNode node) {
  RunValue v = value(syntax_.field(node, Field::Argument));
  const std::string_view text = syntax_.text(node);
  if (solid(v) || v.kind == RunValue::Text || v.kind == RunValue::Display ||
      (v.kind == RunValue::Number && v.real && text.starts_with('~'))) {
    ends(node, "has an operand that the operator does not take", "TypeError");
    return {};
  }
  if (v.kind != RunValue::Number) return {};
  if (text.starts_with('~')) v.constant = false;
  if (text.starts_with('-')) v.number = -v.number;
  return v;
}

void ModuleRun::maybe(TSNode node) {
  if (raised_) return;
  const std::size_t mark = names_.begin_branch();
  value(node);
  std::vector<Changes> paths;
  paths.push_back(names_.end_branch(mark));
  raised_ = false;
  names_.join(paths, true);
}

RunValue ModuleRun::boolean(TSNode node) {
  const RunValue left = value(syntax_.field(node, Field::Left));
  const TSNode right = syntax_.field(node, Field::Right);
  const TSNode op = syntax_.field(node, Field::Operator);
  const std::optional<bool> holds = truth(left);
  if (holds && !ts_node_is_null(op)) {
    if (*holds != (syntax_.text(op) == "and")) return left;
    return value(right);
  }
  if (!ts_node_is_null(right)) maybe(right);
  return {};
}

RunValue ModuleRun::comparison(TSNode node) {
  const auto kids = syntax_.children(node);
  std::vector<RunValue> operands;
  std::string_view op;
  for (const Child& kid : kids) {
    if (!kid.named) {
      if (op.empty()) op = syntax_.text(kid.node);
      continue;
    }
    if (operands.size() < 2)
      operands.push_back(value(kid.node));
    else
      maybe(kid.node);
  }
  if (operands.size() != 2 || raised_) return {};
  const RunValue &a = operands[0], &b = operands[1];
  const bool order = op == "<" || op == ">" || op == "<=" || op == ">=";
  const bool fits = (solid(a) || basic(a)) && (solid(b) || basic(b)) &&
                    (solid(a) || solid(b) || a.kind != b.kind);
  if (order && fits)
    ends(node, "compares what has no order", "TypeError");
  else if (op == "in")
    iterate(b, node);
  if (!order && op != "==" && op != "!=") return {};
  if (!(a.kind == RunValue::Number && a.constant && b.kind == RunValue::Number && b.constant))
    return {};
  RunValue v;
  v.kind = RunValue::Number;
  v.constant = true;
  const double x = a.number, y = b.number;
  const bool holds = op == "<"    ? x < y
                     : op == ">"  ? x > y
                     : op == "<=" ? x <= y
                     : op == ">=" ? x >= y
                     : op == "==" ? x == y
                                  : x != y;
  v.number = holds ? 1 : 0;
  return v;
}

// `then if condition else otherwise`
RunValue ModuleRun::conditional(TSNode node) {
  std::vector<TSNode> parts;
  for (const Child& child : syntax_.children(node))
    if (child.named) parts.push_back(child.node);
  if (parts.size() != 3) return {};
  const std::optional<bool> holds = truth(value(parts[1]));
  if (holds) return value(*holds ? parts[0] : parts[2]);
  maybe(parts[0]);
  maybe(parts[2]);
  return {};
}

RunValue ModuleRun::comprehension(TSNode node) {
  TSNode body{};
  std::vector<Child> clauses;
  for (const Child& child : syntax_.children(node)) {
    if (!child.named) continue;
    if (child.field == Field::Body)
      body = child.node;
    else
      clauses.push_back(child);
  }
  if (clauses.empty()) return {};
  const RunValue over = value(syntax_.field(clauses[0].node, Field::Right));
  iterate(over, clauses[0].node);
  // Names that := binds in it are the module's.
  if (syntax_.text(node).find(":=") != std::string_view::npos) {
    std::vector<TSNode> stack{node};
    while (!stack.empty()) {
      const TSNode at = stack.back();
      stack.pop_back();
      if (syntax_.kind(at) == Syn::NamedExpression)
        bind(syntax_.text(syntax_.field(at, Field::Name)), {});
      for (const Child& child : syntax_.children(at))
        if (child.named && ts_node_child_count(child.node) > 0) stack.push_back(child.node);
    }
  }
  RunValue v;
  if (syntax_.kind(node) == Syn::GeneratorExpression) return v;
  v.kind = RunValue::Display;
  // Its element is surely evaluated: one clause, over what has elements.
  if (raised_ || clauses.size() != 1 || names_.scope() != nullptr ||
      over.kind != RunValue::Display || !over.filled || ts_node_is_null(body))
    return v;
  Names names;
  names_.enter(&names);
  const std::size_t mark = names_.mark();
  bind_target(syntax_.field(clauses[0].node, Field::Left), {});
  value(body);
  names_.forget(mark, names);
  names_.enter(nullptr);
  v.filled = true;
  return v;
}

void ModuleRun::all(TSNode node) {
  for (const Child& child : syntax_.children(node))
    if (child.named) value(child.node);
}

RunValue ModuleRun::value(TSNode node) {
  if (raised_ || ts_node_is_null(node) || depth_ > kDeepestRun) return {};
  ++depth_;
  RunValue v = value_of(node, syntax_.kind(node));
  --depth_;
  return raised_ ? RunValue{} : v;
}

// A list, tuple, dictionary or set.
RunValue ModuleRun::display(TSNode node) {
  RunValue v;
  all(node);
  v.kind = RunValue::Display;
  v.constant = true;  // it is known whether it is filled
  for (const Child& child : syntax_.children(node)) {
    if (!child.named) continue;
    if (child.kind == Syn::ListSplat || child.kind == Syn::DictionarySplat)
      v.constant = false;
    else
      v.filled = true;
  }
  return v;
}

RunValue ModuleRun::negation(TSNode node) {
  RunValue v;
  const std::optional<bool> holds = truth(value(syntax_.field(node, Field::Argument)));
  if (!holds) return {};
  v.kind = RunValue::Number;
  v.constant = true;
  v.number = *holds ? 0 : 1;
  return v;
}

RunValue ModuleRun::lambda(TSNode node) {
  RunValue v;
  const TSNode parameters = syntax_.field(node, Field::Parameters);
  if (!ts_node_is_null(parameters))
    for (const Child& p : syntax_.children(parameters))
      if (p.named) value(syntax_.field(p.node, Field::Value));
  v.kind = RunValue::Function;
  return v;
}

// `array[float]` in an annotation.
RunValue ModuleRun::generic_type(TSNode node) {
  RunValue v;
  bool first = true;
  RunValue of;
  std::optional<RunValue> element;
  for (const Child& child : syntax_.children(node)) {
    if (!child.named) continue;
    if (std::exchange(first, false)) {
      of = value(child.node);
      if (of.kind == RunValue::Type || of.kind == RunValue::Function ||
          of.kind == RunValue::Builtin || of.kind == RunValue::Module)
        ends(node, "takes an element of what has none", "TypeError");
    } else {
      for (const Child& part : syntax_.children(child.node)) {
        if (!part.named) continue;
        const RunValue given = value(part.node);
        if (!element) element = given;
      }
    }
  }
  if (raised_) return {};
  v = specialised(of, element.value_or(RunValue{}));
  v.kind = RunValue::Unknown;
  return v;
}

RunValue ModuleRun::union_type(TSNode node) {
  std::vector<RunValue> parts;
  for (const Child& child : syntax_.children(node))
    if (child.named) parts.push_back(value(child.node));
  return parts.size() == 2 && !raised_ ? alternatives(parts[0], parts[1]) : RunValue{};
}

RunValue ModuleRun::value_of(TSNode node, Syn kind) {
  RunValue v;
  switch (kind) {
    case Syn::Identifier:
      return name(node);
    case Syn::Attribute:
      return attribute(node);
    case Syn::Call:
      return call(node);
    case Syn::Subscript:
      return subscript(node);
    case Syn::BinaryOperator:
      return binary(node);
    case Syn::UnaryOperator:
      return unary(node);
    case Syn::BooleanOperator:
      return boolean(node);
    case Syn::ComparisonOperator:
      return comparison(node);
    case Syn::ConditionalExpression:
      return conditional(node);
    case Syn::ListComprehension:
    case Syn::SetComprehension:
    case Syn::DictionaryComprehension:
    case Syn::GeneratorExpression:
      return comprehension(node);
    case Syn::Integer:
    case Syn::Float:
    case Syn::True:
    case Syn::False:
      return number(node, kind);
    case Syn::None:
      v.kind = RunValue::Nothing;
      return v;
    case Syn::String:
    case Syn::ConcatenatedString:
      interpolations(node);
      v.kind = RunValue::Text;
      return v;
    case Syn::List:
    case Syn::Tuple:
    case Syn::Set:
    case Syn::Dictionary:
    case Syn::ExpressionList:
    case Syn::TupleExpression:
      return display(node);
    case Syn::NotOperator:
      return negation(node);
    case Syn::NamedExpression: {
      v = value(syntax_.field(node, Field::Value));
      bind(syntax_.text(syntax_.field(node, Field::Name)), v);
      return v;
    }
    case Syn::Lambda:
      return lambda(node);
    case Syn::ParenthesizedExpression:
    case Syn::Type:
      for (const Child& child : syntax_.children(node))
        if (child.named) return value(child.node);
      return {};
    case Syn::GenericType:
      return generic_type(node);
    case Syn::UnionType:
      return union_type(node);
    case Syn::Slice:
    case Syn::ListSplat:
    case Syn::DictionarySplat:
    case Syn::Pair:
      all(node);
      return {};
    case Syn::MemberType:
      for (const Child& child : syntax_.children(node))
        if (child.kind == Syn::Type) value(child.node);
      return {};
    default:
      return {};
  }
}

RunValue ModuleRun::number(TSNode node, Syn kind) const {
  RunValue v;
  v.kind = RunValue::Number;
  const std::string_view text = syntax_.text(node);
  if (kind == Syn::True || kind == Syn::False) {
    v.constant = true;
    v.number = kind == Syn::True ? 1 : 0;
    return v;
  }
  v.real = kind == Syn::Float || text.find_first_of("jJ") != std::string_view::npos;
  // Whole numbers in digits, and zero with a point; what others are does not matter.
  double n = 0;
  bool digits = true, zero = true;
  for (const char c : text) {
    if (c >= '0' && c <= '9') n = n * 10 + (c - '0');
    digits = digits && c >= '0' && c <= '9';
    zero = zero && (c == '0' || c == '.' || c == '_');
  }
  v.constant = zero || (digits && text.size() < 16);
  v.number = zero ? 0 : n;
  return v;
}

void ModuleRun::interpolations(TSNode node) {
  if (syntax_.text(node).find('{') == std::string_view::npos) return;
  for (const Child& child : syntax_.children(node)) {
    if (!child.named) continue;
    if (child.kind == Syn::String || child.kind == Syn::ConcatenatedString)
      interpolations(child.node);
    if (std::string_view(ts_node_type(child.node)) != "interpolation") continue;
    for (const Child& part : syntax_.children(child.node)) {
      if (!part.named) continue;
      value(part.node);
      break;
    }
  }
}

}  // namespace weft
