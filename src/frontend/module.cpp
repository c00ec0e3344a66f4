// The second pass of module.h: the module's statements in their order.
#include "module.h"

#include <algorithm>

#include "option_values.h"
#include "source.h"
#include "warp_names.h"
#include "weft/builtins/builtins.h"

namespace weft {

namespace {

// Fields of wp.config that Warp copies into a module's options when the first struct, function or
// kernel makes the module, and those that it looks up when it generates code.
constexpr std::string_view kTakenByNewModules[] = {"enable_backward", "max_unroll", "lineinfo",
                                                   "deterministic"};
constexpr std::string_view kTakenByCodegen[] = {"mode", "line_directives", "default_grid_stride",
                                                "verify_fp", "enable_vector_component_overwrites"};

// Whether an option of @wp.kernel has a value that Warp takes and weft understands.
bool is_taken_by_kernels(std::string_view name, std::string_view repr) {
  if (name == "launch_bounds") return true;
  // What is true without being True enters the kernel's hash as it is.
  if (name == "enable_backward" || name == "grid_stride" || name == "enable_cuda_smem_spilling")
    return repr == "True" || repr == "False";
  return (name == "cuda_max_registers" || name == "cluster_dim") && !repr.empty() &&
         repr.find_first_not_of("0123456789") == std::string::npos;
}

// What Python makes of it is no number, nor another value of Warp's.
bool is_collection(Syn kind) {
  switch (kind) {
    case Syn::List:
    case Syn::Tuple:
    case Syn::ExpressionList:
    case Syn::Dictionary:
    case Syn::Set:
    case Syn::Lambda:
    case Syn::ListComprehension:
    case Syn::SetComprehension:
    case Syn::DictionaryComprehension:
    case Syn::GeneratorExpression:
      return true;
    default:
      return false;
  }
}

bool takes_function(const ArgDecl& a) { return a.type.plain(TypeKind::Function); }

}  // namespace

ModuleReader::ModuleReader(Syntax& syntax, Tree& tree, std::string_view file_name,
                           const OverloadRequest& wanted)
    : syntax_(syntax),
      tree_(tree),
      file_name_(file_name),
      converter_(syntax, tree, file_name_),
      scope_(tree),
      annotations_(tree, scope_, file_name_),
      evaluator_(tree, scope_, annotations_, file_name_),
      run_(syntax, file_name_),
      wanted_(wanted) {
  annotations_.set_evaluator(evaluator_);
}

Status ModuleReader::run(bool is_own) {
  const auto statements = syntax_.children(syntax_.root());
  for (const Child& s : statements) {
    // The grammar lets a statement at module level begin anywhere.
    const std::size_t column = indent_column(syntax_.source(), ts_node_start_byte(s.node));
    if (s.named && column != 0 && column != kNotFirst)
      return converter_.error(DiagCode::BadIndentation, s.node);
  }
  if (!is_own) run_.run();
  if (run_.failure()) return *run_.failure();
  for (const Child& s : statements)
    if (s.named) survey(s);
  VisitedFiles visited{{file_name_}, {file_name_}};
  effects_.emplace(syntax_, tree_, scope_, file_name_, visited);
  if (!is_own) effects_->read(EffectsOf::OwnFile);
  if (!unclear_) unclear_ = effects_->unclear();
  for (const Child& s : statements)
    if (s.named) statement(s);
  refuse_bound_elsewhere();
  if (import_ends_) return *import_ends_;
  if (!wanted_.types.empty()) WEFT_RETURN_IF_ERROR(requested_overload());
  set_options_of_other_modules();
  for (const Template& t : templates_) {
    if (t.used) continue;
    const NodeLoc& at = tree_.loc(t.kernel.def);
    refuse(t.kernel.name, true,
           diag(DiagCode::GenericKernel,
                SourceLoc{file_name_, static_cast<int>(at.line), static_cast<int>(at.col) + 1},
                tree_.text(t.kernel.name)));
  }
  return {};
}

std::optional<std::string> ModuleReader::cause_of_effects(EffectsOf what, VisitedFiles& visited) {
  run_.run();
  if (run_.failure()) return run_.failure()->render();
  for (const Child& s : syntax_.children(syntax_.root()))
    if (s.named) survey(s);
  ModuleEffects effects(syntax_, tree_, scope_, file_name_, visited);
  effects.read(what);
  if (!effects.unclear()) return std::nullopt;
  return effects.cause();
}

bool ModuleReader::rebound(Symbol name) {
  const Counts& c = counts_[name];
  return c.other > 1 || (c.other == 1 && c.functions > 0);
}

void ModuleReader::statement(const Child& s) {
  if (!is_compound(s.kind) && syntax_.spans_line_end(s.node)) return refuse_all(s.node);
  switch (s.kind) {
    case Syn::Assignment:
      return assignment(s.node);
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
    case Syn::DecoratedDefinition:
      return definition(s);
    case Syn::Call:
      return call_statement(s.node);
    case Syn::ImportStatement:
    case Syn::ImportFromStatement:
    case Syn::FutureImportStatement:
      return;
    default:
      if (!is_main_guard(syntax_, s.node)) refuse_all(s.node);
      return;
  }
}

// Whatever a statement that is not understood may bind is unknown.
void ModuleReader::refuse_all(TSNode statement) {
  std::vector<Symbol> names;
  bound_names(statement, names);
  for (Symbol name : names)
    refuse(
        name, false,
        converter_.error(DiagCode::UnknownModuleName, statement, tree_.text(name), row(statement)));
}

// What `global`, `:=` and the like bind inside of a statement that is understood otherwise.
void ModuleReader::refuse_bound_elsewhere() {
  for (const auto& [name, statement] : bound_) {
    if (scope_.find(name).kind != NameBinding::None || find_template(name) != nullptr) continue;
    refuse(
        name, false,
        converter_.error(DiagCode::UnknownModuleName, statement, tree_.text(name), row(statement)));
  }
}

void ModuleReader::assignment(TSNode node) {
  // The targets from the left, then the value; an annotation changes nothing.
  std::vector<TSNode> targets;
  TSNode value = node;
  while (syntax_.kind(value) == Syn::Assignment) {
    const TSNode at = value;
    targets.push_back(syntax_.field(at, Field::Left));
    value = syntax_.field(at, Field::Right);
    if (ts_node_is_null(value)) return;  // `x: int` binds nothing
  }
  if (syntax_.kind(value) == Syn::Call && overload_call(value)) return refuse_all(node);
  for (TSNode target : targets) {
    if (syntax_.kind(target) == Syn::Identifier) {
      constant(target, value);
    } else if (syntax_.kind(target) == Syn::Attribute) {
      attribute_assignment(target, value);
    } else if (syntax_.kind(target) == Syn::Subscript &&
               syntax_.text(target).find(".options[") != std::string_view::npos) {
      option_assignment(target, value);
    } else {
      refuse_all(node);
    }
  }
}

// Cheap to tell, so that data of other kinds (lists, calls of numpy) need not be converted.
bool ModuleReader::may_be_constant(TSNode value) {
  if (is_collection(syntax_.kind(value))) return false;
  switch (syntax_.kind(value)) {
    case Syn::Call: {
      const TSNode callee = syntax_.field(value, Field::Function);
      if (ts_node_is_null(callee)) return false;
      if (syntax_.kind(callee) == Syn::Call) return true;
      const std::string path = scope_.path(syntax_.dotted(callee));
      const NameBinding b = scope_.find(tree_.find(syntax_.text(callee)));
      return b.kind == NameBinding::Alias || path.starts_with("warp.") ||
             path.starts_with("math.") || path.starts_with("builtins.");
    }
    default:
      return true;
  }
}

// What Warp takes for no value, so that it enters no hash where a parameter has the name: arrays
// and other large objects, collections and functions of Python.
bool ModuleReader::is_no_value(TSNode value) {
  constexpr std::string_view kMakers[] = {
      "warp.array",         "warp.zeros",        "warp.zeros_like", "warp.ones",
      "warp.ones_like",     "warp.empty",        "warp.empty_like", "warp.full",
      "warp.full_like",     "warp.clone",        "warp.from_numpy", "warp.Mesh",
      "warp.Bvh",           "warp.HashGrid",     "warp.Volume",     "warp.Tape",
      "warp.Stream",        "warp.Event",        "warp.get_device", "warp.get_preferred_device",
      "warp.get_devices",   "warp.ScopedTimer",  "numpy.array",     "numpy.asarray",
      "numpy.zeros",        "numpy.zeros_like",  "numpy.ones",      "numpy.ones_like",
      "numpy.empty",        "numpy.full",        "numpy.arange",    "numpy.linspace",
      "numpy.eye",          "numpy.meshgrid",    "numpy.stack",     "numpy.random.default_rng",
      "numpy.concatenate",  "builtins.list",     "builtins.dict",   "builtins.set",
      "builtins.frozenset", "builtins.range",    "builtins.open",   "builtins.str",
      "builtins.sorted",    "builtins.enumerate"};
  if (is_collection(syntax_.kind(value))) return true;
  if (syntax_.kind(value) != Syn::Call) return syntax_.text(value) == "None";
  const TSNode callee = syntax_.field(value, Field::Function);
  const std::string path = ts_node_is_null(callee) ? "" : scope_.path(syntax_.dotted(callee));
  return std::find(std::begin(kMakers), std::end(kMakers), path) != std::end(kMakers);
}

void ModuleReader::constant(TSNode target, TSNode value) {
  const Symbol name = tree_.intern(syntax_.text(target));
  if (rebound(name))
    return refuse(name, false, converter_.error(DiagCode::ReboundName, target, tree_.text(name)));
  if (scope_.find(name).kind == NameBinding::Unknown) return;
  auto unknown = [&] {
    scope_.refuse(
        name, false,
        converter_.error(DiagCode::UnknownModuleName, target, tree_.text(name), row(target)),
        is_no_value(value));
  };
  if (!may_be_constant(value)) return unknown();
  const auto converted = converter_.expression(value);
  if (!converted) return unknown();
  NodeId expression = *converted;
  if (annotations_.names_type(expression)) {
    const auto type = annotations_.type(expression);
    if (!type) return refuse(name, false, type.error());
    if (type->is_struct()) return unknown();  // a second name for a struct
    const bool python = annotations_.is_python_scalar(expression);
    scope_.bind(name, {NameBinding::Alias, static_cast<std::uint32_t>(tree_.aliases.size())});
    tree_.items.push_back({ItemKind::Alias, static_cast<std::uint32_t>(tree_.aliases.size())});
    tree_.aliases.push_back({name, expression, *type, row(target), python});
    return;
  }
  auto evaluated = evaluator_.value(expression);
  if (!evaluated) return unknown();
  ConstantDecl c;
  c.name = name;
  c.resolved = *std::move(evaluated);
  // Python's numbers and texts stay as they are; Warp's objects may change.
  if (const auto at = effects_->changed(name); at && !c.resolved.python)
    return refuse(name, false,
                  converter_.error(DiagCode::ChangedConstant, target, tree_.text(name), row(*at)));
  c.line = row(target);
  if (tree_.node(expression).kind == NodeKind::Call &&
      scope_.path(tree_.kid(expression, 0)) == "warp.constant") {
    c.wrapped = true;
    expression = tree_.kid(expression, 1);
  }
  c.value = expression;
  scope_.bind(name, {NameBinding::Constant, static_cast<std::uint32_t>(tree_.constants.size())});
  tree_.items.push_back({ItemKind::Constant, static_cast<std::uint32_t>(tree_.constants.size())});
  tree_.constants.push_back(std::move(c));
}

// wp.config.x = v
void ModuleReader::attribute_assignment(TSNode target, TSNode value) {
  const std::string path = scope_.path(syntax_.dotted(target));
  constexpr std::string_view kConfig = "warp.config.";
  if (!path.starts_with(kConfig)) return;
  const std::string_view option = std::string_view(path).substr(kConfig.size());
  std::string text = option_value(option, value);
  if (leaves_no_trace(option) && !text.starts_with('!')) return;
  const auto is_one_of = [&](const auto& names) {
    return std::find(std::begin(names), std::end(names), option) != std::end(names);
  };
  if (is_one_of(kTakenByNewModules)) {
    new_module_options_.emplace_back(option, text);
    if (has_module_) {
      module_options_differ_ = true;
    } else if (may_have_module(target)) {
      tree_.module_options.emplace_back(option, "?");
    } else {
      tree_.module_options.emplace_back(option, std::move(text));
    }
  } else if (is_one_of(kTakenByCodegen)) {
    tree_.config_options.emplace_back(option, std::move(text));
  } else {
    tree_.config_options.emplace_back("config." + std::string(option), std::move(text));
  }
}

// Whether a statement before that node may have made Warp's module of the file: a definition in a
// class or in a branch, one with another decorator, a call of what makes kernels.
bool ModuleReader::may_have_module(TSNode before) {
  constexpr std::string_view kMakers[] = {
      "kernel", "func",   "struct",   "func_native", "func_grad",  "func_replay", "overload",
      "Kernel", "Module", "Function", "Struct",      "get_module", "integrand",   "map"};
  for (const Child& s : syntax_.children(syntax_.root())) {
    if (ts_node_start_byte(s.node) >= ts_node_start_byte(before)) return false;
    if (!s.named || s.kind == Syn::ImportStatement || s.kind == Syn::ImportFromStatement ||
        is_main_guard(syntax_, s.node))
      continue;
    if (s.kind == Syn::DecoratedDefinition) {
      const auto decorators = split(s).decorators;
      if (decorators.size() == 1 && decorator_path(decorators[0]).starts_with("warp.")) continue;
    }
    std::vector<TSNode> stack{s.node};
    while (!stack.empty()) {
      const TSNode at = stack.back();
      stack.pop_back();
      const Syn kind = syntax_.kind(at);
      if (kind == Syn::Identifier || kind == Syn::Attribute) {
        const std::string path = scope_.path(syntax_.dotted(at));
        const std::string_view last = std::string_view(path).substr(path.rfind('.') + 1);
        if (path.starts_with("warp.") &&
            std::find(std::begin(kMakers), std::end(kMakers), last) != std::end(kMakers))
          return true;
        if (kind == Syn::Identifier || !path.empty()) continue;
      }
      for (const Child& child : syntax_.children(at))
        if (child.named) stack.push_back(child.node);
    }
  }
  return false;
}

// `wp.get_module("name").options["key"] = v`
void ModuleReader::option_assignment(TSNode target, TSNode value) {
  const std::string module = module_of(target);
  if (!is_other_module(module)) {
    options_assigned_ = true;
    tree_.module_options.emplace_back("?", "?");
    return;
  }
  std::string key = "?";
  for (const Child& part : syntax_.children(target))
    if (part.field == Field::Subscript) key = text_of(part.node);
  const std::string text = option_value(key, value);
  other_modules_.try_emplace(module, new_module_options_).first->second.emplace_back(key, text);
}

// Python's str() of an expression's value; "?" if it is not understood.
std::string ModuleReader::text_of(TSNode node) {
  const auto converted = converter_.expression(node);
  if (!converted) return "?";
  const std::string path = scope_.path(*converted);
  if (path.starts_with("warp.DeterministicMode.")) {
    if (const auto c = number_of_warp_class(path)) return std::to_string(*c);
  }
  auto text = evaluator_.text(*converted);
  return text ? *std::move(text) : "?";
}

// As Warp reads it; "?" if it is not understood.
std::string ModuleReader::option_value(std::string_view option, TSNode value) {
  const auto converted = converter_.expression(value);
  const auto repr = converted ? evaluator_.quoted(*converted) : converted.error();
  return option_as_read(option, repr ? *repr : "?", text_of(value));
}

// The name in wp.get_module("name").options[...]; empty if it is not understood.
std::string ModuleReader::module_of(TSNode options) {
  const TSNode attribute = syntax_.field(options, Field::Value);
  if (ts_node_is_null(attribute) || syntax_.kind(attribute) != Syn::Attribute) return {};
  const TSNode call = syntax_.field(attribute, Field::Object);
  if (ts_node_is_null(call) || syntax_.kind(call) != Syn::Call) return {};
  const TSNode callee = syntax_.field(call, Field::Function);
  const TSNode list = syntax_.field(call, Field::Arguments);
  if (ts_node_is_null(callee) || ts_node_is_null(list) ||
      scope_.path(syntax_.dotted(callee)) != "warp.get_module")
    return {};
  std::string name;
  for (const Child& argument : syntax_.children(list)) {
    if (!argument.named) continue;
    if (!name.empty()) return {};
    const auto converted = converter_.expression(argument.node);
    if (!converted) return {};
    const auto value = evaluator_.value(*converted);
    if (!value || !value->type.plain(TypeKind::String)) return {};
    name = value->s;
  }
  return name;
}

// Surely not the file's own, of which Python may have several names.
bool ModuleReader::is_other_module(std::string_view name) const {
  const std::string_view last = name.substr(name.rfind('.') + 1);
  return !name.empty() && name != "__main__" && tree_.file_name != std::string(last) + ".py";
}

// wp.set_module_options({"enable_backward": False})
void ModuleReader::call_statement(TSNode node) {
  const TSNode callee = syntax_.field(node, Field::Function);
  const TSNode list = syntax_.field(node, Field::Arguments);
  if (ts_node_is_null(callee) || ts_node_is_null(list) || overload_call(node)) return;
  if (scope_.path(syntax_.dotted(callee)) != "warp.set_module_options") return;
  has_module_ = true;
  for (const Child& argument : syntax_.children(list)) {
    if (argument.kind != Syn::Dictionary) {
      if (argument.named) {
        tree_.module_options.emplace_back("?", "?");
        options_assigned_ = true;
      }
      continue;
    }
    options(argument.node, tree_.module_options);
  }
}

// Of a dictionary: name and value of each option, "?" for what is not understood.
void ModuleReader::options(TSNode dictionary, Options& out) {
  for (const Child& pair : syntax_.children(dictionary)) {
    if (!pair.named) continue;
    const auto parts = syntax_.children(pair.node);  // key : value
    const bool plain = pair.kind == Syn::Pair && parts.size() == 3;
    std::string name = plain ? text_of(parts[0].node) : "?";
    std::string value = plain ? option_value(name, parts[2].node) : "?";
    out.emplace_back(std::move(name), std::move(value));
  }
}

ModuleReader::Definition ModuleReader::split(const Child& statement) {
  Definition d;
  if (statement.kind != Syn::DecoratedDefinition) {
    d.node = statement.node;
    return d;
  }
  for (const Child& child : syntax_.children(statement.node)) {
    if (child.kind == Syn::Decorator) {
      for (const Child& part : syntax_.children(child.node))
        if (part.named) d.decorators.push_back(part.node);
    } else if (child.field == Field::Definition) {
      d.node = child.node;
    }
  }
  return d;
}

Symbol ModuleReader::defined_name(TSNode definition) {
  const TSNode label = syntax_.field(definition, Field::Name);
  return tree_.intern(ts_node_is_null(label) ? std::string_view{} : syntax_.text(label));
}

// "warp.kernel" for `wp.kernel` and `wp.kernel(...)`.
std::string ModuleReader::decorator_path(TSNode decorator) {
  if (syntax_.kind(decorator) == Syn::Call) decorator = syntax_.field(decorator, Field::Function);
  if (ts_node_is_null(decorator)) return {};
  return scope_.path(syntax_.dotted(decorator));
}

void ModuleReader::definition(const Child& statement) {
  const Definition d = split(statement);
  const Symbol name = defined_name(d.node);
  const std::string text(tree_.text(name));
  const bool is_class = syntax_.kind(d.node) == Syn::ClassDefinition;
  if (d.decorators.empty()) {
    const std::string_view source = syntax_.text(d.node);
    if (is_class && source.substr(0, source.find(':')).find("Enum") != source.npos)
      return refuse(name, false,
                    converter_.error(DiagCode::UnsupportedYet, d.node,
                                     "an enumeration of the module, '" + text + "',"));
    return refuse(
        name, false,
        converter_.error(is_class ? DiagCode::PlainClass : DiagCode::PlainFunction, d.node, text));
  }
  const std::string path = decorator_path(d.decorators[0]);
  if (is_class || d.decorators.size() != 1) {
    for (const TSNode decorator : d.decorators)
      if (const std::string other = decorator_path(decorator);
          other == "warp.func_grad" || other == "warp.func_replay")
        return unclear_derivative(decorator);
  }
  const bool is_kernel = path == "warp.kernel" || (!is_class && run_.may_be_kernel(d.node));
  has_module_ = has_module_ || (path.starts_with("warp.") &&
                                !(is_kernel && !other_module(d.decorators[0]).empty()));
  if (!is_class && d.decorators.size() == 1) {
    if (path == "warp.overload") return overload_definition(d);
    if (path == "warp.func_grad" || path == "warp.func_replay")
      return custom_derivative(d, path == "warp.func_grad");
    if (path == "warp.func_native" && !rebound(name)) return native_function(d, name);
  }
  if (rebound(name))
    return refuse(name, is_kernel, converter_.error(DiagCode::ReboundName, d.node, text));
  if (is_kernel && unclear_) return refuse(name, true, *unclear_);
  if (const auto at = effects_->attribute_set(name))
    return refuse(name, is_kernel,
                  converter_.error(DiagCode::ChangedConstant, d.node, text, row(*at)));
  const bool known =
      is_class ? path == "warp.struct" : path == "warp.kernel" || path == "warp.func";
  if (!known || d.decorators.size() != 1) {
    const TSNode odd = d.decorators[known ? 1 : 0];
    return refuse(name, is_kernel,
                  converter_.error(DiagCode::UnknownDecorator, odd, converter_.excerpt(odd), text));
  }
  if (scope_.find(name).kind == NameBinding::Unknown) return;
  if (is_class) {
    struct_definition(d, name);
  } else {
    function(d, name, is_kernel, d.decorators[0]);
  }
}

void ModuleReader::struct_definition(const Definition& d, Symbol name) {
  StructDecl decl;
  decl.name = name;
  decl.line = row(d.node);
  if (const Status ok = struct_fields(d, name, decl); !ok) return refuse(name, false, ok.error());
  const auto index = static_cast<std::uint32_t>(tree_.structs.size());
  scope_.bind(name, {NameBinding::Struct, index});
  tree_.items.push_back({ItemKind::Struct, index});
  tree_.structs.push_back(std::move(decl));
}

Status ModuleReader::struct_fields(const Definition& d, Symbol name, StructDecl& out) {
  const std::string text(tree_.text(name));
  if (syntax_.kind(d.decorators[0]) == Syn::Call)
    return converter_.error(DiagCode::UnknownDecorator, d.decorators[0],
                            converter_.excerpt(d.decorators[0]), text);
  if (const TSNode bases = syntax_.field(d.node, Field::Superclasses); !ts_node_is_null(bases))
    for (const Child& base : syntax_.children(bases))
      if (base.named) return converter_.error(DiagCode::StructBase, d.node, text);
  const TSNode body = syntax_.field(d.node, Field::Body);
  if (ts_node_is_null(body)) return converter_.error(DiagCode::EmptyBlock, d.node);
  for (const Child& member : syntax_.children(body)) {
    if (!member.named || member.kind == Syn::String || member.kind == Syn::PassStatement) continue;
    if (member.kind != Syn::Assignment || syntax_.spans_line_end(member.node))
      return converter_.error(DiagCode::StructMember, member.node, text);
    const TSNode label = syntax_.field(member.node, Field::Left);
    const TSNode type = syntax_.field(member.node, Field::Type);
    if (ts_node_is_null(type) || syntax_.kind(label) != Syn::Identifier)
      return converter_.error(DiagCode::StructMember, member.node, text);
    FieldDecl field;
    WEFT_TRY(const NodeId label_node, converter_.expression(label));
    field.name = tree_.node(label_node).name;
    WEFT_TRY(field.annotation, converter_.expression(type));
    WEFT_TRY(field.type, annotations_.type(field.annotation));
    field.form = annotations_.array_form(field.annotation);
    if (field.type.is_void()) return converter_.error(DiagCode::UnknownType, type, "None");
    for (const FieldDecl& earlier : out.fields)
      if (earlier.name == field.name)
        return converter_.error(DiagCode::StructMember, member.node, text);
    out.fields.push_back(field);
  }
  return {};
}

void ModuleReader::function(const Definition& d, Symbol name, bool is_kernel, TSNode decorator) {
  FunctionDecl decl;
  decl.is_kernel = is_kernel;
  Status ok = decorator_options(decorator, decl);
  if (ok) ok = function_decl(d, decorator, decl);
  if (ok && !is_kernel) ok = numbered(name, d.node);
  if (ok && effects_->is_given(tree_.text(name)))
    ok = diag(DiagCode::UnsupportedYet, converter_.loc(d.node),
              "a function whose name another one was given");
  // The key of C.f is C__f; and a class may have kernels and functions.
  const std::string_view own = tree_.text(name);
  if (const auto bar = own.find("__", 1); ok && bar != own.npos) {
    const auto it = counts_.find(tree_.find(own.substr(0, bar)));
    if (it != counts_.end())
      ok = diag(DiagCode::UnsupportedYet, converter_.loc(d.node),
                "a function that may share its key with a method");
  }
  if (ok && !is_kernel && scope_.warp_names_imported && find_builtin(tree_.text(name)) != nullptr)
    ok = diag(DiagCode::UnsupportedYet, converter_.loc(d.node),
              "a function with the name of one of Warp's after 'from warp import *'");
  // Which of several overloads a call means, and so which functions enter the hash, Warp finds out
  // by rules of its own.
  const auto overloads = [&](const FunctionDecl& f) {
    const auto takes = [](const FunctionDecl& g) {
      return std::any_of(g.args.begin(), g.args.end(), takes_function);
    };
    return f.name == name && !f.is_kernel && (takes(f) || takes(decl));
  };
  if (ok && std::any_of(tree_.functions.begin(), tree_.functions.end(), overloads))
    ok = diag(DiagCode::UnsupportedYet, converter_.loc(d.node),
              "a function that takes functions and has overloads");
  if (!ok) return refuse(name, is_kernel, ok.error());
  if (is_kernel && decl.captured != FunctionDecl::kNotCaptured) {
    if (effects_->overloads_unclear()) return refuse(name, true, *effects_->overloads_unclear());
    if (const auto at = effects_->handed_on(name); at && wanted_.types.empty())
      return refuse(name, true,
                    converter_.error(DiagCode::ModuleEffect, *at, converter_.excerpt(*at)));
    templates_.push_back({std::move(decl)});
    return;
  }
  const auto index = static_cast<std::uint32_t>(tree_.functions.size());
  scope_.bind(name, {NameBinding::Function, index});
  tree_.items.push_back({ItemKind::Function, index});
  tree_.functions.push_back(std::move(decl));
}

Status ModuleReader::function_decl(const Definition& d, TSNode decorator, FunctionDecl& out) {
  WEFT_TRY(out.def, converter_.function_def(d.node, d.decorators));
  out.name = tree_.node(out.def).name;
  const std::string text(tree_.text(out.name));
  out.first_line = row(decorator);
  out.last_line = last_line(out);
  // Warp reads the source again then, by Python's tokenizer, which takes the next line with it.
  if (tree_.source_line(out.last_line).ends_with('\\'))
    return converter_.error(DiagCode::UnsupportedYet, d.node,
                            "a backslash at the end of a function");
  for (std::uint32_t line = out.first_line; line <= out.last_line; ++line)
    if (has_foreign_line_break(tree_.source_line(line)))
      return diag(DiagCode::LineSeparator, SourceLoc{file_name_, static_cast<int>(line)}, text);

  struct Generic {
    Annotations& annotations;
    ~Generic() { annotations.allow_generic(false); }
  };
  const Generic generic{annotations_};
  annotations_.allow_generic(true);
  const NodeId arguments = tree_.kid(out.def, 0);
  const auto arg_span = tree_.kids_before_split(arguments, 0);
  const std::vector<NodeId> args(arg_span.begin(), arg_span.end());
  const auto default_span = tree_.kids_after_split(arguments);
  const std::vector<NodeId> defaults(default_span.begin(), default_span.end());
  for (std::size_t i = 0; i < args.size(); ++i) {
    ArgDecl arg;
    arg.name = tree_.node(args[i]).name;
    if (tree_.node(args[i]).kids_count == 0) {
      const NodeLoc& at = tree_.loc(args[i]);
      return diag(DiagCode::MissingAnnotation,
                  SourceLoc{file_name_, static_cast<int>(at.line), static_cast<int>(at.col) + 1},
                  tree_.text(arg.name), text);
    }
    arg.annotation = tree_.kid(args[i], 0);
    WEFT_TRY(arg.type, out.is_kernel ? annotations_.type(arg.annotation)
                                     : annotations_.parameter(arg.annotation));
    arg.python = annotations_.is_python_scalar(arg.annotation);
    arg.form = annotations_.array_form(arg.annotation);
    if (arg.type.is_void()) return converter_.error(DiagCode::UnknownType, d.node, "None");
    if (is_template(arg.type)) special(out).generic = true;
    if (takes_function(arg)) {
      if (out.is_kernel) return annotations_.error(DiagCode::UnknownType, arg.annotation);
      special(out);
    }
    if (i + defaults.size() >= args.size())
      arg.default_value = default_number(defaults[i + defaults.size() - args.size()]);
    out.args.push_back(arg);
  }
  const Node& def = tree_.node(out.def);
  if (def.bits != 0) {
    const NodeId returns = tree_.kid(out.def, def.kids_count - 1);
    WEFT_TRY(out.return_types, annotations_.return_types(returns));
    // There is nothing to hold results of any type against.
    out.has_return_type =
        !out.return_types.empty() &&
        std::none_of(out.return_types.begin(), out.return_types.end(), is_template);
  }
  std::vector<Symbol> loop_variables;
  return replace_statics(out, out.def, loop_variables);
}

// "unique", or the name of a module that is not the file's; else empty.
std::string ModuleReader::other_module(TSNode decorator) {
  if (syntax_.kind(decorator) != Syn::Call) return {};
  for (const Child& argument : syntax_.children(syntax_.field(decorator, Field::Arguments))) {
    if (argument.kind != Syn::KeywordArgument ||
        syntax_.text(syntax_.field(argument.node, Field::Name)) != "module")
      continue;
    std::string name = text_of(syntax_.field(argument.node, Field::Value));
    return name == "unique" || (name != "?" && name != "None" && is_other_module(name))
               ? name
               : std::string();
  }
  return {};
}

// When all of the file is known.
void ModuleReader::set_options_of_other_modules() {
  for (FunctionDecl& f : tree_.functions) {
    if (f.module.empty()) continue;
    if (const auto it = other_modules_.find(f.module); it != other_modules_.end())
      f.module_options = it->second;
    if (options_assigned_) f.module_options.emplace_back("?", "?");
  }
}

// @wp.kernel(enable_backward=False, module="unique"). Which module a kernel is in shows nowhere in
// its text, unless the two have other options.
Status ModuleReader::decorator_options(TSNode decorator, FunctionDecl& out) {
  if (syntax_.kind(decorator) != Syn::Call) return {};
  const std::string which = converter_.excerpt(syntax_.field(decorator, Field::Function));
  const TSNode list = syntax_.field(decorator, Field::Arguments);
  if (out.is_kernel) out.module = other_module(decorator);
  if (out.module == "unique")
    out.module_options = new_module_options_;
  else if (!out.module.empty())
    other_modules_.try_emplace(out.module, new_module_options_);
  for (const Child& argument : syntax_.children(list)) {
    if (!argument.named) continue;
    if (argument.kind != Syn::KeywordArgument)
      return converter_.error(DiagCode::UnsupportedOption, argument.node,
                              converter_.excerpt(argument.node), which);
    const std::string_view name = syntax_.text(syntax_.field(argument.node, Field::Name));
    const TSNode value_node = syntax_.field(argument.node, Field::Value);
    if (out.module == "unique" && name == "module_options" &&
        syntax_.kind(value_node) == Syn::Dictionary) {
      const std::size_t before = out.module_options.size();
      options(value_node, out.module_options);
      for (std::size_t i = before; i < out.module_options.size(); ++i) {
        const auto& [key, given] = out.module_options[i];
        if (key != "?" && !is_module_option(key) && !import_ends_)
          import_ends_ = converter_.error(DiagCode::UnsupportedYet, argument.node,
                                          "module option " + key + " = " + given);
      }
      continue;
    }
    WEFT_TRY(const NodeId value, converter_.expression(value_node));
    const auto repr = evaluator_.quoted(value);
    if (repr && *repr == "None") continue;
    const bool flag = repr && (*repr == "True" || *repr == "False");
    if (out.is_kernel) {
      if (name == "module" && repr && (!out.module.empty() || !module_options_differ_)) continue;
      if (name == "enable_cuda_smem_spilling" && repr && *repr == "False") continue;
      std::string read = option_value(name, value_node);
      if (repr && is_taken_by_kernels(name, *repr)) {
        out.options.emplace_back(name, std::move(read));
        continue;
      }
    } else if (name == "inline" && flag) {
      special(out).inline_hint = *repr == "True" ? "forceinline" : "noinline";
      continue;
    }
    return converter_.error(DiagCode::UnsupportedOption, argument.node, name, which);
  }
  return {};
}

// Where Warp's slice of the source ends: after the definition it goes on over blank lines and lines
// that are indented (comments), up to a line at the left margin, and drops the blank ones at the
// end. (codegen.py, Adjoint._try_extract_function_source.)
std::uint32_t ModuleReader::last_line(const FunctionDecl& f) const {
  auto indent = [&](std::uint32_t line) {
    // Python's str.lstrip() for the ASCII white space a line can hold.
    return tree_.source_line(line).find_first_not_of(" \t\f\v\x1c\x1d\x1e\x1f");
  };
  const std::uint32_t end = tree_.loc(f.def).end_line;
  const NodeId last = tree_.kids_before_split(f.def, 1).back();
  // Warp starts from the last line that has code, not from the end of the definition. Should a line
  // at the margin (a bracket, the inside of a string) stand between the two, its slice does not
  // parse, and it falls back on inspect.getsourcelines(), which stops at the definition's end and
  // takes only such comments with it as are indented like the body.
  bool margin = false;
  for (std::uint32_t line = tree_.loc(last).line + 1; line <= end; ++line)
    margin = margin || indent(line) == 0;
  const std::uint32_t body_col = tree_.loc(tree_.kid(f.def, 1)).col;
  std::uint32_t result = end;
  for (std::uint32_t line = end + 1; line <= tree_.line_count(); ++line) {
    const std::size_t at = indent(line);
    if (at == std::string_view::npos) continue;
    if (margin ? tree_.source_line(line)[at] != '#' : at == 0) break;
    if (!margin || at >= body_col) result = line;
  }
  return result;
}

}  // namespace weft
