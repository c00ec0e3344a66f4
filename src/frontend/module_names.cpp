// First pass: which names the module binds, and the imports.
#include <algorithm>

#include "module.h"
#include "module_run.h"
#include "warp_names.h"

namespace weft {

namespace {
bool is_expression(Syn kind) {
  return kind == Syn::List || kind == Syn::Tuple || kind == Syn::Dictionary || kind == Syn::Set ||
         kind == Syn::Call || kind == Syn::BinaryOperator || kind == Syn::BooleanOperator ||
         kind == Syn::ComparisonOperator || kind == Syn::ConditionalExpression ||
         kind == Syn::ExpressionList || kind == Syn::ListComprehension ||
         kind == Syn::DictionaryComprehension || kind == Syn::GeneratorExpression ||
         kind == Syn::String || kind == Syn::ConcatenatedString || kind == Syn::UnaryOperator ||
         kind == Syn::NotOperator || kind == Syn::ParenthesizedExpression;
}
}  // namespace

void ModuleReader::survey(const Child& statement) {
  switch (statement.kind) {
    case Syn::ImportStatement:
      return import_statement(statement.node);
    case Syn::ImportFromStatement:
      return import_from(statement.node);
    case Syn::FutureImportStatement:
      return;  // annotations are read the same way as strings or not
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
    case Syn::DecoratedDefinition:
      break;
    case Syn::Assignment:
      if (syntax_.text(statement.node).find(".options[") != std::string_view::npos)
        module_options_differ_ = true;
      break;
    case Syn::Call: {
      const TSNode callee = syntax_.field(statement.node, Field::Function);
      if (!ts_node_is_null(callee) &&
          scope_.path(syntax_.dotted(callee)) == "warp.set_module_options")
        module_options_differ_ = true;
      break;
    }
    default:
      if (is_main_guard(syntax_, statement.node)) return;
      break;
  }
  if (is_compound(statement.kind)) survey_inside(statement.node);
  std::vector<Symbol> names;
  bound_names(statement.node, names);
  const bool is_func = statement.kind == Syn::DecoratedDefinition && [&] {
    for (TSNode d : split(statement).decorators)
      if (decorator_path(d) == "warp.func" || decorator_path(d) == "warp.func_native") return true;
    return false;
  }();
  // It leaves the kernel its name.
  if (statement.kind == Syn::DecoratedDefinition) {
    const auto decorators = split(statement).decorators;
    if (!decorators.empty() && decorator_path(decorators[0]) == "warp.overload") return;
  }
  // One statement may bind a name several times (both branches of an if).
  std::sort(names.begin(), names.end());
  for (Symbol name : names) {
    Counts& c = counts_[name];
    (is_func ? c.functions : c.other) += 1;
    bound_.emplace_back(name, statement.node);
  }
}

void ModuleReader::survey_inside(TSNode statement) {
  const auto may_hold = [&](TSNode node) {
    return syntax_.text(node).find("kernel") != std::string_view::npos;
  };
  std::vector<TSNode> stack{statement};
  while (!stack.empty()) {
    const TSNode node = stack.back();
    stack.pop_back();
    for (const Child& child : syntax_.children(node)) {
      if (!child.named || ts_node_child_count(child.node) == 0 || is_expression(child.kind) ||
          !may_hold(child.node)) {
        continue;
      }
      stack.push_back(child.node);
      if (child.kind != Syn::DecoratedDefinition) continue;
      const Definition d = split(child);
      const bool kernel = std::any_of(d.decorators.begin(), d.decorators.end(), [&](TSNode at) {
        return decorator_path(at) == "warp.kernel";
      });
      if (!kernel) continue;
      const Symbol name = defined_name(d.node);
      tree_.nested_kernels.push_back(
          {name, true, converter_.error(DiagCode::NestedKernel, d.node, tree_.text(name))});
    }
  }
}

void ModuleReader::bind_import(std::string_view alias, std::string path, TSNode node) {
  const Symbol name = tree_.intern(alias);
  const NameBinding before = scope_.find(name);
  auto same = [&](const auto& list) { return list[before.index].second == path; };
  if ((before.kind == NameBinding::Module && same(tree_.modules)) ||
      (before.kind == NameBinding::Imported && same(tree_.imported_names)))
    return;
  ++counts_[name].other;
  const std::size_t dot = path.find('.');
  const std::string_view package = std::string_view(path).substr(0, dot);
  const bool known =
      package == "warp" || package == "math" || package == "numpy" || package == "typing";
  const bool whole = dot == std::string_view::npos;
  if (is_missing_in_warp(path)) {
    refuse(name, false, converter_.error(DiagCode::NotInWarp, node, path));
  } else if (!known) {
    refuse(name, false, converter_.error(DiagCode::ImportedFromModule, node, alias, row(node)));
  } else if (whole) {
    scope_.bind(name, {NameBinding::Module, static_cast<std::uint32_t>(tree_.modules.size())});
    tree_.modules.emplace_back(name, std::move(path));
  } else {
    scope_.bind(name,
                {NameBinding::Imported, static_cast<std::uint32_t>(tree_.imported_names.size())});
    tree_.imported_names.emplace_back(name, std::move(path));
  }
}

// import a, a.b, a.b as c
void ModuleReader::import_statement(TSNode node) {
  for (const Child& child : syntax_.children(node)) {
    if (child.field != Field::Name) continue;
    if (child.kind == Syn::AliasedImport) {
      const std::string_view alias = syntax_.text(syntax_.field(child.node, Field::Alias));
      bind_import(alias, std::string(syntax_.text(syntax_.field(child.node, Field::Name))), node);
      continue;
    }
    // `import a.b` binds a.
    const std::string_view path = syntax_.text(child.node);
    const std::string_view package = path.substr(0, path.find('.'));
    bind_import(package, std::string(package), node);
  }
}

void ModuleReader::import_from(TSNode node) {
  const TSNode from = syntax_.field(node, Field::ModuleName);
  if (ts_node_is_null(from)) return;
  const bool relative = syntax_.kind(from) == Syn::RelativeImport;
  const std::string module(syntax_.text(from));
  for (const Child& child : syntax_.children(node)) {
    if (child.kind == Syn::WildcardImport) {
      wildcard(module, node);
      continue;
    }
    if (child.field != Field::Name) continue;
    TSNode name = child.node;
    TSNode alias = child.node;
    if (child.kind == Syn::AliasedImport) {
      name = syntax_.field(child.node, Field::Name);
      alias = syntax_.field(child.node, Field::Alias);
    }
    // A relative module is none of the packages we know; neither is a path that starts with a dot.
    const std::string base = relative ? "." : module;
    bind_import(syntax_.text(alias), base + "." + std::string(syntax_.text(name)), node);
  }
}

std::span<const std::string_view> names_of_math() {
  static constexpr std::string_view kMath[] = {
      "acos",     "acosh", "asin",     "asinh",     "atan",  "atan2",     "atanh",     "cbrt",
      "ceil",     "comb",  "copysign", "cos",       "cosh",  "degrees",   "dist",      "e",
      "erf",      "erfc",  "exp",      "exp2",      "expm1", "fabs",      "factorial", "floor",
      "fmod",     "frexp", "fsum",     "gamma",     "gcd",   "hypot",     "inf",       "isclose",
      "isfinite", "isinf", "isnan",    "isqrt",     "lcm",   "ldexp",     "lgamma",    "log",
      "log10",    "log1p", "log2",     "modf",      "nan",   "nextafter", "perm",      "pi",
      "pow",      "prod",  "radians",  "remainder", "sin",   "sinh",      "sqrt",      "tan",
      "tanh",     "tau",   "trunc",    "ulp"};
  return kMath;
}

// from module import *
void ModuleReader::wildcard(std::string_view module, TSNode node) {
  if (module == "math") {
    for (const std::string_view name : names_of_math())
      bind_import(name, "math." + std::string(name), node);
    return;
  }
  if (module != "warp" && module != "warp.tests.unittest_utils") {
    if (!unclear_) unclear_ = converter_.error(DiagCode::WildcardImport, node, module);
    return;
  }
  // Helpers of Warp's own tests, none of which kernels name.
  if (module != "warp") return;
  scope_.warp_names_imported = true;
  // Operators ask for the first by their names; the others are numbers, which enter a hash where a
  // parameter has their name.
  for (const std::string_view name :
       {"add", "sub", "bit_and", "bit_or", "bit_xor", "E",       "e",       "LOG2E", "log2e",
        "LN2", "ln2", "LOG10E",  "log10e", "LN10",    "ln10",    "PHI",     "phi",   "PI",
        "pi",  "TAU", "tau",     "INF",    "inf",     "HALF_PI", "half_pi", "NAN",   "nan"}) {
    const Symbol symbol = tree_.intern(name);
    if (scope_.find(symbol).kind != NameBinding::None || counts_.contains(symbol)) continue;
    scope_.bind(symbol,
                {NameBinding::Imported, static_cast<std::uint32_t>(tree_.imported_names.size())});
    tree_.imported_names.emplace_back(symbol, "warp." + std::string(name));
  }
  // What was bound before may be bound anew by it.
  for (std::uint32_t i = 0; i < tree_.symbol_count(); ++i) {
    const Symbol name{i};
    const auto it = counts_.find(name);
    if (it == counts_.end()) continue;
    const NameBinding::Kind kind = scope_.find(name).kind;
    if (kind == NameBinding::Module) continue;
    ++it->second.other;
    if (kind == NameBinding::Imported)
      refuse(name, false, converter_.error(DiagCode::ReboundName, node, tree_.text(name)));
  }
}

void ModuleReader::bound_names(TSNode statement, std::vector<Symbol>& out) {
  struct Pending {
    TSNode node;
    bool target;    // names in it are bound
    bool function;  // inside a function's body, where only `global` binds
  };
  std::vector<Pending> stack{{statement, false, false}};
  // Expressions bind nothing but by a walrus; most need not be looked at, and data can be long.
  const bool walrus = syntax_.text(statement).find(":=") != std::string_view::npos;
  auto bind = [&](TSNode name) {
    if (!ts_node_is_null(name)) out.push_back(tree_.intern(syntax_.text(name)));
  };
  while (!stack.empty()) {
    const Pending at = stack.back();
    stack.pop_back();
    const Syn kind = syntax_.kind(at.node);
    if (kind == Syn::Identifier && at.target) bind(at.node);
    // Attributes and elements of something are set, not bound.
    const bool part = kind == Syn::Attribute || kind == Syn::Subscript;
    if (!walrus && (part || kind == Syn::Lambda || (!at.target && is_expression(kind)))) continue;
    if (kind == Syn::Lambda) {  // of which the defaults alone are evaluated here
      if (const TSNode p = syntax_.field(at.node, Field::Parameters); !ts_node_is_null(p))
        for (const Child& parameter : syntax_.children(p))
          if (const TSNode value = syntax_.field(parameter.node, Field::Value);
              parameter.named && !ts_node_is_null(value))
            stack.push_back({value, false, at.function});
      continue;
    }
    if (kind == Syn::Assignment && ts_node_is_null(syntax_.field(at.node, Field::Right))) {
      // `x: int` binds nothing.
      stack.push_back({syntax_.field(at.node, Field::Type), false, at.function});
      continue;
    }
    const bool scope = kind == Syn::FunctionDefinition || kind == Syn::ClassDefinition;
    if (scope && !at.function) bind(syntax_.field(at.node, Field::Name));
    const bool import = kind == Syn::ImportStatement || kind == Syn::ImportFromStatement;
    for (const Child& child : syntax_.children(at.node)) {
      if (!child.named) continue;
      bool target = false;
      const bool inside = at.function || (scope && child.field == Field::Body);
      if (kind == Syn::GlobalStatement) {
        bind(child.node);
      } else if (!at.function) {
        target = (at.target && !part) ||
                 ((kind == Syn::Assignment || kind == Syn::AugmentedAssignment ||
                   kind == Syn::ForStatement || kind == Syn::TypeAliasStatement) &&
                  child.field == Field::Left) ||
                 (kind == Syn::NamedExpression && child.field == Field::Name) ||
                 kind == Syn::AsPatternTarget || kind == Syn::DeleteStatement ||
                 kind == Syn::CasePattern;
        if (import && child.field == Field::Name) {
          TSNode name = child.node;
          if (child.kind == Syn::AliasedImport) name = syntax_.field(child.node, Field::Alias);
          const std::string_view text = syntax_.text(name);
          out.push_back(tree_.intern(text.substr(0, text.find('.'))));
          continue;
        }
      }
      if (ts_node_child_count(child.node) > 0 || target)
        stack.push_back({child.node, target, inside});
    }
  }
}

bool is_main_guard(Syntax& syntax, TSNode statement) {
  if (syntax.kind(statement) != Syn::IfStatement) return false;
  for (const Child& child : syntax.children(statement))
    if (child.field == Field::Alternative) return false;
  TSNode condition = syntax.field(statement, Field::Condition);
  while (!ts_node_is_null(condition) && syntax.kind(condition) == Syn::ParenthesizedExpression) {
    TSNode inside{};
    for (const Child& child : syntax.children(condition))
      if (child.named) inside = child.node;
    condition = inside;
  }
  if (ts_node_is_null(condition) || syntax.kind(condition) != Syn::ComparisonOperator) return false;
  const auto parts = syntax.children(condition);
  if (parts.size() != 3 || syntax.text(parts[1].node) != "==") return false;
  std::string_view name = syntax.text(parts[0].node), main = syntax.text(parts[2].node);
  if (main == "__name__") std::swap(name, main);
  return name == "__name__" && (main == "\"__main__\"" || main == "'__main__'");
}

}  // namespace weft
