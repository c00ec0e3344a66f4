// Imports and definitions of the module level: the names that they bind, and which surely raise.
#include <algorithm>
#include <utility>

#include "module.h"
#include "module_run.h"

namespace weft {
namespace {

// A bound on time, far above anything people write.
constexpr int kMostImportsOfAll = 100;

}  // namespace

// --- imports -------------------------------------------------------------------------------------

void ModuleRun::imports(TSNode node) {
  for (const Child& child : syntax_.children(node)) {
    if (child.field != Field::Name) continue;
    const bool aliased = child.kind == Syn::AliasedImport;
    const std::string_view name =
        syntax_.text(aliased ? syntax_.field(child.node, Field::Name) : child.node);
    const std::string_view top = name.substr(0, name.find('.'));
    if (top == "warp") {
      const HostName* const host = name == top ? nullptr : find_host_name(name);
      const bool there = name == top || (host != nullptr && (host->kind == HostKind::Submodule ||
                                                             host->kind == HostKind::Module));
      if (!there) fail(node, diag(DiagCode::NotInWarp, loc(node), name), "ModuleNotFoundError");
    }
    Value v;
    v.kind = Value::Module;
    v.path = aliased ? name : top;
    bind(aliased ? syntax_.text(syntax_.field(child.node, Field::Alias)) : top, v);
  }
}

void ModuleRun::from_import(TSNode node) {
  const TSNode from = syntax_.field(node, Field::ModuleName);
  if (ts_node_is_null(from)) return;
  const std::string_view module = syntax_.text(from);
  const bool relative = syntax_.kind(from) == Syn::RelativeImport;
  if (module.starts_with("warp.") && !relative) {
    const HostName* const host = find_host_name(module);
    if (host == nullptr || (host->kind != HostKind::Submodule && host->kind != HostKind::Module))
      fail(node, diag(DiagCode::NotInWarp, loc(node), module), "ModuleNotFoundError");
  }
  for (const Child& child : syntax_.children(node)) {
    if (child.kind == Syn::WildcardImport) {
      if (relative)
        any_name_ = true;
      else
        import_all(module);
    }
    if (child.field != Field::Name) continue;
    const bool aliased = child.kind == Syn::AliasedImport;
    const std::string_view name =
        syntax_.text(aliased ? syntax_.field(child.node, Field::Name) : child.node);
    const std::optional<Value> v = relative ? Value{} : member(module, name);
    if (!v)
      fail(node,
           diag(DiagCode::NotInWarp, loc(node), std::string(module) + "." + std::string(name)),
           "ImportError");
    bind(aliased ? syntax_.text(syntax_.field(child.node, Field::Alias)) : name,
         v.value_or(Value{}));
  }
}

void ModuleRun::import_all(std::string_view module) {
  if (++imports_of_all_ > kMostImportsOfAll) any_name_ = true;
  if (any_name_) return;
  if (module == "math") {
    for (const std::string_view name : names_of_math()) bind(name, {});
  } else if (names_are_listed(module)) {
    for (const HostName& host : host_names_of(module)) {
      const std::string_view name = host.name.substr(module.size() + 1);
      if (name.find('.') != name.npos || name.starts_with('_')) continue;
      bind(name, host.kind == HostKind::Submodule ? Value{} : of_warp(host));
    }
  } else {
    any_name_ = true;
  }
}

// --- definitions ---------------------------------------------------------------------------------

void ModuleRun::definition(TSNode node) {
  TSNode defined = node;
  std::vector<std::pair<TSNode, Value>> decorators;
  if (syntax_.kind(node) == Syn::DecoratedDefinition) {
    for (const Child& child : syntax_.children(node)) {
      if (child.field == Field::Definition) defined = child.node;
      if (child.kind != Syn::Decorator) continue;
      for (const Child& part : syntax_.children(child.node))
        if (part.named) decorators.emplace_back(part.node, value(part.node));
    }
  }
  const TSNode name = syntax_.field(defined, Field::Name);
  const bool is_class = syntax_.kind(defined) == Syn::ClassDefinition;
  Value v = is_class ? class_definition(defined) : function(defined);
  for (std::size_t i = decorators.size(); i-- > 0;) {
    const auto& [at, decorator] = decorators[i];
    v = decorated(decorator, v, at);
    // A function of the file that makes kernels, perhaps.
    if (decorator.kind == Value::Function && !ts_node_is_null(decorator.definition) &&
        syntax_.text(decorator.definition).find("kernel") != std::string_view::npos)
      kernels_.insert(defined.id);
    // Neither a name nor a call of one: nothing says what it is.
    TSNode root = at;
    if (syntax_.kind(root) == Syn::Call) root = syntax_.field(root, Field::Function);
    while (!ts_node_is_null(root) && syntax_.kind(root) == Syn::Attribute)
      root = syntax_.field(root, Field::Object);
    const bool plain = !ts_node_is_null(root) && syntax_.kind(root) == Syn::Identifier;
    if (v.kind == Value::Kernel || (!is_class && !plain && v.kind == Value::Unknown))
      kernels_.insert(defined.id);
  }
  if (!ts_node_is_null(name)) bind(syntax_.text(name), v);
}

RunValue ModuleRun::function(TSNode node) {
  if (const TSNode parameters = syntax_.field(node, Field::Parameters);
      !ts_node_is_null(parameters)) {
    const auto kids = syntax_.children(parameters);
    for (const Field part : {Field::Value, Field::Type}) {
      if (part == Field::Type && lazy_annotations_) continue;
      for (const Child& p : kids) {
        if (!p.named) continue;
        const TSNode at = syntax_.field(p.node, part);
        if (ts_node_is_null(at)) continue;
        const Value given = value(at);
        if (part == Field::Type) annotations_[at.id] = given;
      }
    }
  }
  const TSNode returns = syntax_.field(node, Field::ReturnType);
  if (!ts_node_is_null(returns) && !lazy_annotations_) value(returns);
  Value v;
  v.kind = Value::Function;
  v.definition = node;
  texts_.push_back(std::make_unique<std::string>(parameters_of(node)));
  v.parameters = *texts_.back();
  return v;
}

RunValue ModuleRun::class_definition(TSNode node) {
  if (const TSNode bases = syntax_.field(node, Field::Superclasses); !ts_node_is_null(bases)) {
    std::unordered_set<std::string_view> seen;
    for (const Child& base : syntax_.children(bases)) {
      if (!base.named) continue;
      if (base.kind == Syn::KeywordArgument) {
        value(syntax_.field(base.node, Field::Value));
        continue;
      }
      const Value v = value(base.node);
      switch (v.kind) {
        case Value::Unknown:
          break;
        case Value::Class:
        case Value::Type:
        case Value::Generic:
        case Value::Sized:
          if (base.kind == Syn::Identifier && !seen.insert(syntax_.text(base.node)).second)
            ends(base.node, "is a base class twice", "TypeError");
          break;
        default:
          ends(base.node, "is no class", "TypeError");
      }
    }
  }
  if (!raised_) {
    Names members;
    // The names of the module; a class around this one lends it none.
    Names* const outer = names_.enter(&members);
    // Nothing of the body outlives it: its changes are those of `members`, which is dropped, and
    // those of the module's names by `global`, which are taken for made.
    const std::size_t mark = names_.mark();
    for (const char* name : {"__module__", "__qualname__"}) bind(name, {});
    const Flow flow = block(syntax_.field(node, Field::Body));
    names_.forget(mark, members);
    names_.enter(outer);
    raised_ = flow.only_fails();
    class_names_ = std::move(members);
    class_id_ = node.id;
  }
  Value v;
  v.kind = Value::Class;
  v.definition = node;
  return v;
}

// Warp makes kernels and functions of functions alone whose arguments all have a type.
void ModuleRun::check_function(const Value& target, TSNode at, std::string_view what,
                               AnnotationUse use) {
  if (target.kind != Value::Unknown && target.kind != Value::Function)
    return ends(at, "makes a " + std::string(what) + " of what is no function", "TypeError");
  if (target.kind != Value::Function || ts_node_is_null(target.definition)) return;
  std::size_t positional = 0, annotated = 0;
  if (!ts_node_is_null(syntax_.field(target.definition, Field::ReturnType))) ++annotated;
  bool only_named = false;
  TSNode without{};
  for (const Child& p : syntax_.children(syntax_.field(target.definition, Field::Parameters))) {
    if (!p.named) continue;
    only_named = only_named || syntax_.text(p.node).starts_with('*');
    if (!ts_node_is_null(syntax_.field(p.node, Field::Type))) {
      ++annotated;
    } else if (ts_node_is_null(without)) {
      without = p.node;
    }
    const bool counts = p.kind == Syn::Identifier || p.kind == Syn::TypedParameter ||
                        p.kind == Syn::DefaultParameter || p.kind == Syn::TypedDefaultParameter;
    if (counts && !only_named) ++positional;
  }
  if (annotated >= positional || ts_node_is_null(without))
    return check_annotations(target.definition, use);
  const TSNode name = syntax_.field(target.definition, Field::Name);
  fail(at,
       diag(DiagCode::MissingAnnotation, loc(without), syntax_.text(without), syntax_.text(name)),
       kAnyError);
}

// In a kernel that has a module of its own wp.static(NAME) is evaluated at once, and a kernel is
// nothing that code can hold.
void ModuleRun::check_statics(TSNode body) {
  if (ts_node_is_null(body) || syntax_.text(body).find("static") == std::string_view::npos) return;
  std::vector<TSNode> stack{body};
  std::unordered_set<std::string_view> variables;  // of loops, which Warp evaluates later
  std::vector<TSNode> names;
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    const Syn kind = syntax_.kind(at);
    if (kind == Syn::ForStatement) variables.insert(syntax_.text(syntax_.field(at, Field::Left)));
    if (kind == Syn::Call &&
        syntax_.text(syntax_.field(at, Field::Function)).ends_with(".static")) {
      const auto arguments = syntax_.children(syntax_.field(at, Field::Arguments));
      if (arguments.size() == 3 && arguments[1].kind == Syn::Identifier)
        names.push_back(arguments[1].node);
    }
    for (const Child& child : syntax_.children(at))
      if (child.named && ts_node_child_count(child.node) > 0) stack.push_back(child.node);
  }
  for (const TSNode name : names) {
    const std::string_view text = syntax_.text(name);
    const Value* const v = names_.in_module(text);
    if (v == nullptr || variables.contains(text)) continue;
    if (v->kind == Value::Kernel && !functions_bind_.contains(text))
      ends(name, "is a kernel, which is no value for wp.static()", kAnyError);
  }
}

RunValue ModuleRun::kernel_of(const Value& target, TSNode at) {
  check_function(target, at, "kernel", AnnotationUse::NameOnly);
  Value kernel;
  kernel.kind = Value::Kernel;
  kernel.definition = target.definition;
  return kernel;
}

RunValue ModuleRun::decorated(const Value& decorator, const Value& target, TSNode at) {
  switch (decorator.kind) {
    case Value::KernelMaker:
      if (decorator.own_module && target.kind == Value::Function &&
          !ts_node_is_null(target.definition))
        check_statics(syntax_.field(target.definition, Field::Body));
      return kernel_of(target, at);
    case Value::FunctionMaker:
      check_function(
          target, at, "Warp function",
          decorator.path == "warp.func_replay" ? AnnotationUse::NameOnly : AnnotationUse::Argument);
      return {};
    case Value::Nothing:
    case Value::Number:
    case Value::Text:
    case Value::Display:
    case Value::Module:
    case Value::Kernel:
    case Value::ArrayType:
      ends(at, "is called with what it decorates, and cannot be called", "TypeError");
      return {};
    default:
      break;
  }
  if (decorator.path == "warp.kernel") return kernel_of(target, at);
  const bool known = target.kind != Value::Unknown;
  Value result;
  if (decorator.path == "warp.func") {
    check_function(target, at, "Warp function", AnnotationUse::Argument);
    result.kind = Value::WarpFunction;
    return result;
  }
  if (decorator.path == "warp.struct") {
    if (known && target.kind != Value::Class)
      ends(at, "makes a struct of what is no class", "TypeError");
    else if (known && !ts_node_is_null(target.definition))
      check_fields(target.definition);
    result.kind = Value::Struct;
    return result;
  }
  if (decorator.kind == Value::Sized && target.kind == Value::Function)
    ends(at, "is called with a function, which it does not take", "TypeError");
  if (decorator.path == "warp.constant" && (solid(target) || target.kind == Value::Class))
    ends(at, "makes a constant of what is no number", "TypeError");
  called(decorator, {target}, {}, false, at);
  if (decorator.path.find('.') == std::string_view::npos) python_call(decorator.path, {target}, at);
  return result;
}

}  // namespace weft
