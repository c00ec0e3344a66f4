#include "module_effects.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include "convert.h"
#include "dotted_names.h"
#include "module.h"
#include "weft/builtins/host_names.h"

namespace weft {
namespace {

constexpr std::string_view kHarmlessModules[] = {
#define WEFT_MODULE(name) name,
#include "python_modules.def"
};

// Files of Warp's wheel that set options and names of their own alone; the others of its tests and
// examples are programs, of which some set Warp's.
constexpr std::string_view kHarmlessPrograms[] = {"warp.examples", "warp.examples.fem",
                                                  "warp.examples.fem.utils", "warp.tests",
                                                  "warp.tests.unittest_utils"};

// Fields of wp.config that leave no trace in text.
constexpr std::string_view kHarmlessFields[] = {
    "quiet",       "verbose",       "verbose_warnings", "log_level",    "print_launches",
    "verify_cuda", "cache_kernels", "kernel_cache_dir", "track_memory", "use_precompiled_headers"};

// Python's functions that reach names and modules by text, or run text.
constexpr std::string_view kUnseen[] = {"exec",    "eval",    "globals",    "locals",      "vars",
                                        "setattr", "delattr", "__import__", "__builtins__"};

// Functions that change none of their arguments: those whose results are new, and those whose
// results may hold the arguments.
constexpr std::string_view kFresh[] = {"abs",  "bool",  "bytes",      "callable", "float", "hash",
                                       "id",   "int",   "isinstance", "len",      "print", "range",
                                       "repr", "round", "str",        "type"};
constexpr std::string_view kPassing[] = {"dict", "enumerate", "frozenset", "list",  "max",
                                         "min",  "set",       "sum",       "tuple", "zip"};

// What hands out modules, frames or the inside of objects.
constexpr std::string_view kReaching[] = {
    "sys.modules",          "sys._getframe",    "sys.setprofile",   "sys.settrace",
    "inspect.currentframe", "inspect.stack",    "operator.setitem", "operator.attrgetter",
    "gc.get_objects",       "gc.get_referents", "gc.get_referrers"};
constexpr std::string_view kReachingModules[] = {"importlib", "builtins", "ctypes", "runpy",
                                                 "pkgutil"};
constexpr std::string_view kReachingAttributes[] = {"options",   "__dict__",    "__globals__",
                                                    "f_globals", "__setattr__", "__wrapped__"};

template <class List>
bool in(const List& list, std::string_view name) {
  return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

bool is_store_statement(Syn kind) {
  return kind == Syn::Assignment || kind == Syn::AugmentedAssignment || kind == Syn::ForStatement;
}

}  // namespace

ModuleEffects::ModuleEffects(Syntax& syntax, Tree& tree, const Scope& scope, std::string_view path,
                             VisitedFiles& visited)
    : syntax_(syntax), tree_(tree), scope_(scope), path_(path), visited_(visited) {}

void ModuleEffects::read(EffectsOf what) {
  what_ = what;
  for (const Child& s : syntax_.children(syntax_.root()))
    if (s.named) statement(s);
  // `from m import x` calls it.
  if (const Symbol hook = tree_.find("__getattr__"); hook.valid()) run(hook);
  while (what == EffectsOf::Functions && !bodies_.empty()) run(bodies_.begin()->first);
  spread();
}

std::optional<TSNode> ModuleEffects::changed(Symbol name) const {
  const auto it = changed_.find(name);
  return it == changed_.end() ? std::nullopt : std::optional(it->second);
}

std::optional<TSNode> ModuleEffects::attribute_set(Symbol name) const {
  const auto it = attribute_set_.find(name);
  return it == attribute_set_.end() ? std::nullopt : std::optional(it->second);
}

// Names that may stand for one object are all changed if one of them is.
void ModuleEffects::spread() {
  for (bool more = true; more;) {
    more = false;
    for (const auto& [a, b] : same_object_) {
      const auto at = changed_.find(a), of = changed_.find(b);
      if ((at == changed_.end()) == (of == changed_.end())) continue;
      more = true;
      if (at == changed_.end()) {
        const TSNode where = of->second;
        changed_.emplace(a, where);
      } else {
        const TSNode where = at->second;
        changed_.emplace(b, where);
      }
    }
  }
}

Diag ModuleEffects::effect_at(TSNode node) const {
  std::string_view text = syntax_.text(node);
  text = text.substr(0, std::min<std::size_t>(text.find('\n'), 60));
  const TSPoint at = syntax_.start(node);
  return diag(DiagCode::ModuleEffect,
              SourceLoc{path_, static_cast<int>(at.row) + 1, static_cast<int>(at.column) + 1},
              text);
}

// "m.py:3"
std::string ModuleEffects::place(TSNode node) const {
  return std::filesystem::path(path_).filename().string() + ":" +
         std::to_string(syntax_.start(node).row + 1);
}

void ModuleEffects::blame(TSNode node) {
  if (unclear_) return;
  unclear_ = effect_at(node);
  std::string_view text = syntax_.text(node);
  text = text.substr(0, std::min<std::size_t>(text.find('\n'), 60));
  cause_ = place(node) + ": '" + std::string(text) + "'";
}

// Whether `sys.version_info < (3, 11)` and the like hold for the Python that weft's rules are of.
std::optional<bool> ModuleEffects::holds_for_python(TSNode condition) const {
  constexpr std::pair<int, int> kPython{3, 11};
  std::string text;
  for (const char c : syntax_.text(condition))
    if (c != ' ') text += c;
  const std::size_t end = text.find_first_of("<>");
  if (end == std::string::npos || path_of(text.substr(0, end)) != "sys.version_info")
    return std::nullopt;
  const std::string_view rest = std::string_view(text).substr(end);
  const std::size_t open = rest.find('(');
  if (open == std::string_view::npos) return std::nullopt;
  int major = 0, minor = 0, used = 0;
  const std::string asked(rest.substr(open));
  if (std::sscanf(asked.c_str(), "(%d,%d)%n", &major, &minor, &used) != 2 ||
      static_cast<std::size_t>(used) != asked.size())
    return std::nullopt;
  const std::pair<int, int> than{major, minor};
  // Of 3.11 some release: it is larger than the pair.
  const std::string_view op = rest.substr(0, open);
  if (op == "<" || op == "<=") return kPython < than;
  if (op == ">=" || op == ">") return kPython >= than;
  return std::nullopt;
}

// The parts of an `if` that may run.
void ModuleEffects::if_statement(TSNode node) {
  const TSNode condition = syntax_.field(node, Field::Condition);
  const std::optional<bool> holds =
      ts_node_is_null(condition) ? std::nullopt : holds_for_python(condition);
  if (!holds) return scan_children(node, Use::Exposed);
  for (const Child& child : syntax_.children(node)) {
    const bool body = child.field == Field::Consequence;
    if (child.named && (body == *holds) && child.field != Field::Condition)
      stack_.push_back({child.node, Use::Exposed});
  }
}

// --- statements at the margin --------------------------------------------------------------------

void ModuleEffects::statement(const Child& s) {
  switch (s.kind) {
    case Syn::Assignment:
      return assignment(s.node);
    case Syn::Call: {
      // wp.set_module_options(...) and wp.overload(...), which ModuleReader reads.
      const TSNode callee = syntax_.field(s.node, Field::Function);
      const TSNode arguments = syntax_.field(s.node, Field::Arguments);
      const std::string path = ts_node_is_null(callee) ? "" : path_of(syntax_.text(callee));
      if (!ts_node_is_null(arguments) &&
          (path == "warp.set_module_options" || path == "warp.overload"))
        return scan(arguments, Use::Read);
      return scan(s.node, Use::Read);
    }
    case Syn::IfStatement:
      if (is_main_guard(syntax_, s.node)) return;
      return scan(s.node, Use::Exposed);
    default:
      return scan(s.node, Use::Exposed);
  }
}

// `a = b = value`: the plain forms, which ModuleReader reads.
void ModuleEffects::assignment(TSNode node) {
  TSNode value = node;
  std::vector<Symbol> targets;
  while (syntax_.kind(value) == Syn::Assignment) {
    const TSNode at = value;
    const TSNode target = syntax_.field(at, Field::Left);
    if (const TSNode type = syntax_.field(at, Field::Type); !ts_node_is_null(type))
      scan(type, Use::Read);
    value = syntax_.field(at, Field::Right);
    if (ts_node_is_null(value)) return;
    const Syn kind = syntax_.kind(target);
    const std::string path = kind == Syn::Attribute ? path_of(syntax_.text(target)) : "";
    if (kind == Syn::Identifier) {
      targets.push_back(tree_.intern(syntax_.text(target)));
    } else if (path.starts_with("warp.config.")) {
      const std::string_view field = std::string_view(path).substr(12);
      if (what_ != EffectsOf::OwnFile && !in(kHarmlessFields, field)) blame(node);
    } else if (kind == Syn::Subscript &&
               syntax_.text(target).find(".options[") != std::string_view::npos) {
      if (what_ != EffectsOf::OwnFile) blame(node);  // of a module, which ModuleReader finds out
    } else {
      store(target, node);
      if (kind != Syn::Attribute && kind != Syn::Subscript)
        for (const Symbol name : names_in(target)) targets.push_back(name);
    }
  }
  // `x = wp.overload(...)`, which ModuleReader reads.
  if (syntax_.kind(value) == Syn::Call) {
    const TSNode callee = syntax_.field(value, Field::Function);
    if (!ts_node_is_null(callee) && path_of(syntax_.text(callee)) == "warp.overload")
      return scan(syntax_.field(value, Field::Arguments), Use::Read);
  }
  const std::vector<Symbol> read = names_in(value);
  for (const Symbol target : targets)
    for (const Symbol name : read) same_object_.emplace_back(target, name);
  scan(value, Use::Kept);
}

std::vector<Symbol> ModuleEffects::names_in(TSNode node) {
  std::vector<Symbol> names;
  std::vector<TSNode> stack{node};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    if (syntax_.kind(at) == Syn::Identifier) {
      const Symbol name = tree_.intern(syntax_.text(at));
      if (name.valid()) names.push_back(name);
      continue;
    }
    for (const Child& child : syntax_.children(at))
      if (child.named) stack.push_back(child.node);
  }
  return names;
}

// --- definitions ---------------------------------------------------------------------------------

void ModuleEffects::definition(TSNode node) {
  TSNode defined = node;
  bool of_warp = false;
  if (syntax_.kind(node) == Syn::DecoratedDefinition) {
    for (const Child& child : syntax_.children(node)) {
      if (child.field == Field::Definition) defined = child.node;
      if (child.kind != Syn::Decorator) continue;
      for (const Child& part : syntax_.children(child.node)) {
        if (!part.named) continue;
        TSNode callee = part.node;
        if (part.kind == Syn::Call) callee = syntax_.field(part.node, Field::Function);
        const std::string path = ts_node_is_null(callee) ? "" : path_of(syntax_.text(callee));
        of_warp = of_warp || path.starts_with("warp.");
        if (path == "warp.overload") continue;
        if (part.kind == Syn::Call && path.starts_with("warp."))
          scan(syntax_.field(part.node, Field::Arguments), Use::Read);
        else
          scan(part.node, Use::Kept);
      }
    }
  }
  if (syntax_.kind(defined) == Syn::ClassDefinition) return class_body(defined);
  function(defined, of_warp);
}

void ModuleEffects::function(TSNode node, bool of_warp, bool method) {
  const TSNode parameters = syntax_.field(node, Field::Parameters);
  if (!ts_node_is_null(parameters)) {
    for (const Child& p : syntax_.children(parameters)) {
      if (!p.named) continue;
      for (const Field part : {Field::Value, Field::Type}) {
        const TSNode at = syntax_.field(p.node, part);
        if (ts_node_is_null(at)) continue;
        // A default is another name for its object, in a body that may change it.
        scan(at, part == Field::Value && (!of_warp || method) ? Use::Exposed : Use::Read);
      }
    }
  }
  if (const TSNode result = syntax_.field(node, Field::ReturnType); !ts_node_is_null(result))
    scan(result, Use::Read);
  const TSNode body = syntax_.field(node, Field::Body);
  const TSNode name = syntax_.field(node, Field::Name);
  if (ts_node_is_null(body) || ts_node_is_null(name)) return;
  if (of_warp) return statics(body);
  bodies_[tree_.intern(syntax_.text(name))].push_back(body);
}

// Of a kernel or function of Warp's, Python runs what stands in wp.static().
void ModuleEffects::statics(TSNode body) {
  if (syntax_.text(body).find("static") == std::string_view::npos) return;
  std::vector<TSNode> stack{body};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    if (syntax_.kind(at) == Syn::Call) {
      const TSNode callee = syntax_.field(at, Field::Function);
      const TSNode arguments = syntax_.field(at, Field::Arguments);
      if (!ts_node_is_null(callee) && !ts_node_is_null(arguments) &&
          path_of(syntax_.text(callee)) == "warp.static") {
        scan(arguments, Use::Read);
        continue;
      }
    }
    for (const Child& child : syntax_.children(at))
      if (child.named && ts_node_child_count(child.node) > 0) stack.push_back(child.node);
  }
}

void ModuleEffects::class_body(TSNode node) {
  const TSNode body = syntax_.field(node, Field::Body);
  const TSNode name = syntax_.field(node, Field::Name);
  if (const TSNode bases = syntax_.field(node, Field::Superclasses); !ts_node_is_null(bases))
    scan(bases, Use::Kept);  // a method of theirs may run for any subclass
  if (ts_node_is_null(body) || ts_node_is_null(name)) return;
  const Symbol symbol = tree_.intern(syntax_.text(name));
  for (const Child& member : syntax_.children(body)) {
    if (!member.named) continue;
    if (member.kind == Syn::FunctionDefinition) {
      function(member.node, true, true);
      const TSNode method = syntax_.field(member.node, Field::Body);
      if (!ts_node_is_null(method)) bodies_[symbol].push_back(method);
    } else {
      scan(member.node, Use::Read);
    }
  }
}

// The body of a function or the methods of a class, when something that Python runs names it.
void ModuleEffects::reach(Symbol name) {
  const auto it = bodies_.find(name);
  if (it == bodies_.end()) return;
  const std::vector<TSNode> bodies = std::move(it->second);
  bodies_.erase(it);
  for (const TSNode body : bodies) stack_.push_back({body, Use::Exposed});
}

// --- what Python runs ----------------------------------------------------------------------------

void ModuleEffects::run(Symbol name) {
  reach(name);
  drain(0);
}

void ModuleEffects::scan(TSNode node, Use use) {
  const std::size_t base = stack_.size();
  stack_.push_back({node, use});
  drain(base);
}

void ModuleEffects::drain(std::size_t base) {
  while (stack_.size() > base) {
    const Pending at = stack_.back();
    stack_.pop_back();
    scan_one(at);
  }
}

void ModuleEffects::scan_children(TSNode node, Use use) {
  for (const Child& child : syntax_.children(node))
    if (child.named) stack_.push_back({child.node, use});
}

void ModuleEffects::scan_one(const Pending& at) {
  if (ts_node_is_null(at.node)) return;
  const Syn kind = syntax_.kind(at.node);
  switch (kind) {
    case Syn::Identifier:
      return mention(at.node, at.use);
    case Syn::Attribute:
      return attribute(at.node, at.use);
    case Syn::Call:
      return call(at.node, at.use);
    case Syn::KeywordArgument:
      stack_.push_back({syntax_.field(at.node, Field::Value), at.use});
      return;
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
    case Syn::DecoratedDefinition:
      return definition(at.node);
    case Syn::ImportStatement:
    case Syn::ImportFromStatement:
      return imports(at.node);
    case Syn::FutureImportStatement:
    case Syn::GlobalStatement:
    case Syn::NonlocalStatement:
      return;
    case Syn::AsPatternTarget:  // `with f() as wp.config.max_unroll`
      return store(at.node, at.node);
    case Syn::CasePattern:  // `case C():` asks the class
      for (const Symbol name : names_in(at.node)) reach(name);
      return;
    case Syn::GenericType:
    case Syn::Subscript:  // C[int] may run a method of the class
      for (const Symbol name : names_in(at.node)) reach(name);
      break;
    case Syn::Lambda: {
      const TSNode body = syntax_.field(at.node, Field::Body);
      stack_.push_back({body, Use::Exposed});
      if (const TSNode p = syntax_.field(at.node, Field::Parameters); !ts_node_is_null(p))
        for (const Child& parameter : syntax_.children(p))
          if (parameter.named)
            stack_.push_back({syntax_.field(parameter.node, Field::Value), Use::Exposed});
      return;
    }
    case Syn::DeleteStatement:
      for (const Child& child : syntax_.children(at.node))
        if (child.named) store(child.node, at.node);
      return;
    case Syn::IfStatement:
      return if_statement(at.node);
    default:
      break;
  }
  if (kind == Syn::NamedExpression) {
    // The name stands for what may be changed under another one.
    stack_.push_back({syntax_.field(at.node, Field::Value), Use::Exposed});
    return;
  }
  if (is_store_statement(kind)) {
    for (const Child& child : syntax_.children(at.node)) {
      if (!child.named) continue;
      if (child.field == Field::Left)
        store(child.node, at.node);
      else
        stack_.push_back({child.node, Use::Exposed});
    }
    return;
  }
  const bool statement = kind == Syn::Block || is_compound(kind) || kind == Syn::ElifClause ||
                         kind == Syn::ElseClause || kind == Syn::ExceptClause;
  scan_children(at.node, statement ? Use::Exposed : at.use);
}

// An attribute or element of something is set, or names are bound.
void ModuleEffects::store(TSNode target, TSNode statement) {
  std::vector<TSNode> stack{target};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    const Syn kind = syntax_.kind(at);
    if (kind == Syn::Identifier) continue;  // bound, which ModuleReader sees
    if (kind != Syn::Attribute && kind != Syn::Subscript) {
      for (const Child& child : syntax_.children(at))
        if (child.named) stack.push_back(child.node);
      continue;
    }
    TSNode root = at;
    while (syntax_.kind(root) == Syn::Attribute || syntax_.kind(root) == Syn::Subscript) {
      if (syntax_.kind(root) == Syn::Subscript) {
        for (const Child& child : syntax_.children(root))
          if (child.field == Field::Subscript) scan(child.node, Use::Exposed);
      }
      root =
          syntax_.field(root, syntax_.kind(root) == Syn::Attribute ? Field::Object : Field::Value);
      if (ts_node_is_null(root)) return;
    }
    scan(at, Use::Exposed);
    if (syntax_.kind(root) != Syn::Identifier) continue;
    const std::string path = path_of(syntax_.text(root));
    const std::string whole = kind == Syn::Attribute ? path_of(syntax_.text(at)) : "";
    if (whole.starts_with("warp.config.") &&
        in(kHarmlessFields, std::string_view(whole).substr(12)))
      continue;
    // A module's attribute: the value of a name that kernels may read, or that makes them.
    const std::string_view top = first_part(path);
    const bool read_by_kernels =
        top == "warp" || top == "math" || top == "numpy" || top == "typing";
    if (!path.empty() && top != "builtins" && (read_by_kernels || !in(kHarmlessModules, top)))
      blame(statement);
    attribute_set_.emplace(tree_.intern(syntax_.text(root)), at);
  }
}

void ModuleEffects::call(TSNode node, Use use) {
  const TSNode callee = syntax_.field(node, Field::Function);
  const TSNode arguments = syntax_.field(node, Field::Arguments);
  if (ts_node_is_null(callee) || ts_node_is_null(arguments)) return scan_children(node, use);
  const std::string path = path_of(syntax_.text(callee));
  const std::string_view builtin =
      path.starts_with("builtins.") ? std::string_view(path).substr(9) : std::string_view{};
  if (builtin == "hasattr") return;
  const bool registers =
      path.starts_with("warp.tests.unittest_utils.") ||
      (test_helpers_ && (builtin.starts_with("add_") || builtin.starts_with("get_")));
  const bool fresh = (path.starts_with("warp.") && path != "warp.constant") ||
                     path.starts_with("math.") || in(kFresh, builtin) || registers;
  const bool passing =
      path == "warp.constant" || path.starts_with("numpy.") || in(kPassing, builtin);
  const Use given = fresh ? Use::Read : passing ? use : Use::Exposed;
  // It is called; a method may change what it is a method of.
  stack_.push_back({callee, syntax_.kind(callee) == Syn::Identifier ? Use::Kept : given});
  // A function that Warp gets, or `key=` of max(), is called.
  const bool calls = fresh && path.starts_with("warp.");
  for (const Child& argument : syntax_.children(arguments)) {
    if (!argument.named) continue;
    const bool called = !registers && (calls || argument.kind == Syn::KeywordArgument);
    stack_.push_back({argument.node, given == Use::Read && called ? Use::Kept : given});
  }
  // `f(x) for x in ...`: the only argument.
  if (syntax_.kind(arguments) == Syn::GeneratorExpression) scan_children(arguments, Use::Exposed);
}

void ModuleEffects::attribute(TSNode node, Use use) {
  for (TSNode at = node;;) {
    const TSNode name = syntax_.field(at, Field::Attribute);
    if (!ts_node_is_null(name) && in(kReachingAttributes, syntax_.text(name))) return blame(node);
    at = syntax_.field(at, Field::Object);
    if (ts_node_is_null(at)) return;
    if (syntax_.kind(at) == Syn::Attribute) continue;
    if (syntax_.kind(at) != Syn::Identifier) {
      stack_.push_back({at, use});
      return;
    }
    const std::string path = path_of(syntax_.text(node));
    if (path.empty() || path.starts_with("builtins.")) return mention(at, use);
    return check_path(path, node, use);
  }
}

void ModuleEffects::mention(TSNode name, Use use) {
  const std::string_view text = syntax_.text(name);
  const std::string path = path_of(text);
  if (path.starts_with("builtins.")) {
    if (in(kUnseen, std::string_view(path).substr(9))) return blame(name);
  } else if (!path.empty()) {
    return check_path(path, name, use);
  }
  const Symbol symbol = tree_.find(text);
  if (!symbol.valid()) return;
  if (use != Use::Read) reach(symbol);
  if (use == Use::Exposed) changed_.emplace(symbol, name);
}

// What is named by its full path is read, called or handed on.
void ModuleEffects::check_path(std::string_view path, TSNode node, Use use) {
  const bool harmless = is_under(path, "importlib.metadata") || path == "ctypes.sizeof" ||
                        path.starts_with("ctypes.c_");
  if (!harmless && (in(kReaching, path) || in(kReachingModules, first_part(path))))
    return blame(node);
  if (!is_under(path, "warp")) {
    if (use != Use::Read && !in(kHarmlessModules, first_part(path))) uses_import(path, node);
    return;
  }
  // Under whatever name of Warp's modules: from warp._src.context import get_module.
  const std::string_view last = path.substr(path.rfind('.') + 1);
  if (last == "overload") {
    if (!overloads_unclear_) overloads_unclear_ = effect_at(node);
  } else if (path == "warp" || last == "config" || last == "set_module_options" ||
             last == "get_module_options" || last == "get_module" || last == "user_modules") {
    blame(node);
  }
}

// "warp.config" for `wp.config`; also of modules that the scope knows nothing of.
std::string ModuleEffects::path_of(std::string_view dotted) const {
  const std::string_view root = first_part(dotted);
  if (const auto it = modules_.find(std::string(root)); it != modules_.end())
    return it->second + std::string(dotted.substr(root.size()));
  return scope_.path(dotted);
}

// --- imports -------------------------------------------------------------------------------------

void ModuleEffects::imports(TSNode node) {
  if (syntax_.kind(node) == Syn::ImportStatement) {
    for (const Child& child : syntax_.children(node)) {
      if (child.field != Field::Name) continue;
      const bool aliased = child.kind == Syn::AliasedImport;
      const std::string_view name =
          syntax_.text(aliased ? syntax_.field(child.node, Field::Name) : child.node);
      const std::string_view alias =
          aliased ? syntax_.text(syntax_.field(child.node, Field::Alias)) : first_part(name);
      modules_[std::string(alias)] = aliased ? name : first_part(name);
      import_module(name, node);
    }
    return;
  }
  const TSNode from = syntax_.field(node, Field::ModuleName);
  if (ts_node_is_null(from)) return;
  const std::string module(syntax_.text(from));
  import_module(module, node);
  test_helpers_ = test_helpers_ || module == "warp.tests.unittest_utils";
  const bool only_dots = module.find_first_not_of('.') == std::string::npos;
  for (const Child& child : syntax_.children(node)) {
    if (child.field != Field::Name) continue;
    const bool aliased = child.kind == Syn::AliasedImport;
    const std::string_view name =
        syntax_.text(aliased ? syntax_.field(child.node, Field::Name) : child.node);
    const std::string_view alias =
        aliased ? syntax_.text(syntax_.field(child.node, Field::Alias)) : name;
    // `from . import m` imports a module of the package, or takes a name of it.
    if (only_dots && file_of(module + std::string(name)))
      import_module(module + std::string(name), node);
    const std::string whole = module + "." + std::string(name);
    if (const HostName* const host = find_host_name(whole);
        host != nullptr && host->kind == HostKind::Submodule)
      import_module(whole, node);
    if (first_part(module) != "warp")
      modules_[std::string(alias)] = module + (only_dots ? "" : ".") + std::string(name);
  }
}

void ModuleEffects::import_module(std::string_view name, TSNode node) {
  const std::string_view top = first_part(name);
  const bool program = (is_under(name, "warp.tests") || is_under(name, "warp.examples")) &&
                       !in(kHarmlessPrograms, name);
  if (!program && (top == "warp" || (!top.empty() && in(kHarmlessModules, top)))) return;
  const std::string no_file = place(node) + ": no file of '" + std::string(name) + "' is found";
  if (name.starts_with('.')) {
    // The package itself runs before any of its modules.
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path package = fs::path(path_).parent_path() / "__init__.py";
    const bool of_package = name.find_first_not_of('.') == std::string_view::npos;
    if (!fs::is_regular_file(package, error)) {
      if (of_package) return refuse_import(name, node, no_file);
    } else {
      check_file(fs::weakly_canonical(package, error).string(), name, node, false);
    }
    if (of_package) return;
  }
  const std::optional<std::string> file = file_of(name);
  if (!file) return refuse_import(name, node, no_file);
  check_file(*file, name, node, what_ == EffectsOf::Functions);
}

void ModuleEffects::refuse_import(std::string_view name, TSNode node, std::string cause) {
  if (unclear_) return;
  const TSPoint at = syntax_.start(node);
  unclear_ = diag(DiagCode::UnseenImport,
                  SourceLoc{path_, static_cast<int>(at.row) + 1, static_cast<int>(at.column) + 1},
                  name, cause);
  cause_ = std::move(cause);
}

// `called`: any function of the file may be called as well.
void ModuleEffects::check_file(const std::string& file, std::string_view name, TSNode node,
                               bool called) {
  const bool imports = visited_.imported.insert(file).second;
  const bool calls = called && visited_.called.insert(file).second;
  if (!imports && !calls) return;
  const std::optional<std::string> cause =
      cause_of_effects(file, called ? EffectsOf::Functions : EffectsOf::Import, visited_);
  if (cause) refuse_import(name, node, *cause);
}

// Something of a file that this one imports may be called: "pkg.module.function".
void ModuleEffects::uses_import(std::string_view path, TSNode node) {
  for (std::string_view module = path; !module.empty();) {
    if (const auto file = file_of(module)) return check_file(*file, path, node, true);
    const std::size_t dot = module.rfind('.');
    if (dot == std::string_view::npos || module.find_first_not_of('.') > dot) return;
    module = module.substr(0, dot);
  }
}

// The file of a module beside this one, or in the package that this one is part of.
std::optional<std::string> ModuleEffects::file_of(std::string_view module) const {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::path folder = fs::path(path_).parent_path();
  std::string_view rest = module;
  if (rest.starts_with('.')) {
    rest.remove_prefix(1);
    for (; rest.starts_with('.'); rest.remove_prefix(1)) folder /= "..";
  }
  const auto found = [&](const fs::path& base) -> std::optional<std::string> {
    fs::path at = base;
    for (std::string_view part = rest; !part.empty();) {
      const std::size_t dot = part.find('.');
      at /= std::string(part.substr(0, dot));
      part = dot == std::string_view::npos ? std::string_view{} : part.substr(dot + 1);
    }
    const fs::path file = at.string() + ".py", package = at / "__init__.py";
    for (const fs::path& p : {package, file})  // in the order of Python
      if (fs::is_regular_file(p, error)) return fs::weakly_canonical(p, error).string();
    return std::nullopt;
  };
  if (module.starts_with('.')) return found(folder);
  if (auto here = found(folder)) return here;
  // The file's own package, from above it.
  fs::path up = fs::absolute(folder, error);
  for (int levels = 0; levels < 16 && up.has_relative_path(); ++levels) {
    if (up.filename() == std::string(first_part(module))) return found(up.parent_path());
    up = up.parent_path();
  }
  return std::nullopt;
}

}  // namespace weft
