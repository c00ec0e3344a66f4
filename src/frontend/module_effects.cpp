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
#include "option_values.h"
#include "weft/builtins/host_names.h"

namespace weft {
namespace {

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

// Functions of numpy that change an argument.
constexpr std::string_view kChanging[] = {"numpy.copyto",         "numpy.put",
                                          "numpy.putmask",        "numpy.place",
                                          "numpy.fill_diagonal",  "numpy.put_along_axis",
                                          "numpy.random.shuffle", "numpy.ctypeslib.as_array"};

// Attributes of kernels and functions that their text or their hash is made of.
constexpr std::string_view kKernelAttributes[] = {
    "key",        "func",       "adj",  "module",           "options",
    "overloads",  "is_generic", "hash", "custom_grad_func", "custom_replay_func",
    "native_func"};

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

bool is_store(TSNode node, Syn kind) {
  return kind == Syn::Assignment || kind == Syn::AugmentedAssignment || kind == Syn::ForStatement ||
         std::string_view(ts_node_type(node)) == "for_in_clause";
}

bool is_derivative(std::string_view path) {
  return path == "warp.func_grad" || path == "warp.func_replay";
}

// Whether a decorator of that path calls nothing of what it decorates while it does so.
bool leaves_alone(std::string_view path) {
  return path == "builtins.staticmethod" || path == "builtins.classmethod" ||
         path == "builtins.property" ||
         (!is_under(path, "builtins") && is_harmless_module(first_part(path)));
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
  if (it != attribute_set_.end()) return it->second;
  return changed_.contains(name) ? kernel_changed_ : std::nullopt;
}

std::optional<TSNode> ModuleEffects::handed_on(Symbol name) const {
  const auto it = handed_on_.find(name);
  return it == handed_on_.end() ? std::nullopt : std::optional(it->second);
}

// Names that may stand for one object are all changed if one of them is.
void ModuleEffects::spread() {
  const auto spreads = [](auto& found, Symbol a, Symbol b) {
    const auto at = found.find(a), of = found.find(b);
    if ((at == found.end()) == (of == found.end())) return false;
    const TSNode where = at == found.end() ? of->second : at->second;
    found.emplace(at == found.end() ? a : b, where);
    return true;
  };
  for (bool more = true; more;) {
    more = false;
    for (const auto& [a, b] : same_object_) more = spreads(changed_, a, b) || more;
    for (const auto& [a, b] : other_names_) more = spreads(attribute_set_, a, b) || more;
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
      const std::string path = ts_node_is_null(callee) ? "" : path_of(syntax_.dotted(callee));
      if (!ts_node_is_null(arguments) &&
          (path == "warp.set_module_options" || path == "warp.overload"))
        return scan(arguments, Use::Read);
      return scan(s.node, Use::Read);
    }
    case Syn::IfStatement:
      if (is_main_guard(syntax_, s.node)) return;
      return scan(s.node, Use::Exposed);
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
    case Syn::DecoratedDefinition:
      definition(s.node, Place::Margin, nullptr);
      return drain(0);
    default:
      return scan(s.node, Use::Exposed);
  }
}

// `a = b = value`: the plain forms, which ModuleReader reads.
void ModuleEffects::assignment(TSNode node) {
  TSNode value = node;
  Use given = Use::Kept;
  std::vector<Symbol> targets;
  while (syntax_.kind(value) == Syn::Assignment) {
    const TSNode at = value;
    const TSNode target = syntax_.field(at, Field::Left);
    if (const TSNode type = syntax_.field(at, Field::Type); !ts_node_is_null(type))
      scan(type, Use::Read);
    value = syntax_.field(at, Field::Right);
    if (ts_node_is_null(value)) return;
    const Syn kind = syntax_.kind(target);
    const std::string path = kind == Syn::Attribute ? path_of(syntax_.dotted(target)) : "";
    if (kind == Syn::Identifier) {
      targets.push_back(tree_.intern(syntax_.text(target)));
    } else if (path.starts_with("warp.config.")) {
      const std::string_view field = std::string_view(path).substr(12);
      if (what_ != EffectsOf::OwnFile && !leaves_no_trace(field)) blame(node);
    } else if (kind == Syn::Subscript &&
               syntax_.text(target).find(".options[") != std::string_view::npos) {
      if (what_ != EffectsOf::OwnFile) blame(node);  // of a module, which ModuleReader finds out
    } else {
      store(target, node);
      if (kind == Syn::Attribute || kind == Syn::Subscript)
        given = Use::Exposed;  // by what holds it then
      else
        for (const Symbol name : names_in(target)) targets.push_back(name);
    }
  }
  // `x = wp.overload(...)`, which ModuleReader reads.
  if (syntax_.kind(value) == Syn::Call) {
    const TSNode callee = syntax_.field(value, Field::Function);
    if (!ts_node_is_null(callee) && path_of(syntax_.dotted(callee)) == "warp.overload")
      return scan(syntax_.field(value, Field::Arguments), Use::Read);
  }
  const std::vector<Symbol> read = names_in(value), kept = names_in(value, true);
  for (const Symbol target : targets) {
    for (const Symbol name : read) same_object_.emplace_back(target, name);
    for (const Symbol name : kept) other_names_.emplace_back(target, name);
  }
  scan(value, given);
}

// `kept`: without those of calls, whose results are other objects.
std::vector<Symbol> ModuleEffects::names_in(TSNode node, bool kept) {
  std::vector<Symbol> names;
  std::vector<TSNode> stack{node};
  while (!stack.empty()) {
    const TSNode at = stack.back();
    stack.pop_back();
    if (kept && syntax_.kind(at) == Syn::Call) continue;
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

void ModuleEffects::definition(TSNode node, Place place, Methods* methods) {
  TSNode defined = node;
  bool of_warp = false, called = false;
  if (syntax_.kind(node) == Syn::DecoratedDefinition) {
    for (const Child& child : syntax_.children(node)) {
      if (child.field == Field::Definition) defined = child.node;
      if (child.kind != Syn::Decorator) continue;
      for (const Child& part : syntax_.children(child.node)) {
        if (!part.named) continue;
        TSNode callee = part.node;
        if (part.kind == Syn::Call) callee = syntax_.field(part.node, Field::Function);
        const std::string path = ts_node_is_null(callee) ? "" : path_of(syntax_.dotted(callee));
        of_warp = of_warp || path.starts_with("warp.");
        if (path == "warp.overload") continue;
        // Those at the margin ModuleReader reads.
        if (place != Place::Margin && is_derivative(path)) derivative(part.node);
        if (path == "warp.func" && part.kind == Syn::Call) named_function(part.node);
        called = called || !leaves_alone(path);
        if (part.kind == Syn::Call && path.starts_with("warp."))
          scan(syntax_.field(part.node, Field::Arguments), Use::Read);
        else if (first_part(path) != "unittest")  // what patch() sets, it sets back
          scan(part.node, Use::Kept);
      }
    }
  }
  if (syntax_.kind(defined) == Syn::ClassDefinition)
    class_body(defined, methods);
  else
    function(defined, of_warp, methods);
  const TSNode name = syntax_.field(defined, Field::Name);
  if (ts_node_is_null(name)) return;
  // What code defines that runs may be called under any name.
  if ((called && !of_warp) || place == Place::Inside) reach(tree_.intern(syntax_.text(name)));
}

// Of which function, only plain decorators at the margin tell.
void ModuleEffects::derivative(TSNode node) {
  if (what_ == EffectsOf::OwnFile) blame(node);
}

// A function of Warp's under another name than its own takes part in the numbers of those that have
// it: @wp.func(name="f"), wp.func(g, name="f").
void ModuleEffects::named_function(TSNode call) {
  for (const Child& argument : syntax_.children(syntax_.field(call, Field::Arguments))) {
    TSNode given = argument.node;
    if (argument.kind == Syn::KeywordArgument) {
      const TSNode key = syntax_.field(argument.node, Field::Name);
      if (ts_node_is_null(key) || syntax_.text(key) != "name") continue;
      given = syntax_.field(argument.node, Field::Value);
    } else if (argument.kind != Syn::DictionarySplat) {
      continue;
    }
    std::string_view text = ts_node_is_null(given) ? std::string_view{} : syntax_.text(given);
    const bool plain = text.size() > 2 && (text[0] == '"' || text[0] == '\'') &&
                       text.find_first_of("\\\"'", 1) == text.size() - 1;
    if (plain)
      named_.insert(std::string(text.substr(1, text.size() - 2)));
    else if (what_ == EffectsOf::OwnFile)
      blame(call);
  }
}

void ModuleEffects::function(TSNode node, bool of_warp, Methods* methods) {
  const TSNode parameters = syntax_.field(node, Field::Parameters);
  if (!ts_node_is_null(parameters)) {
    for (const Child& p : syntax_.children(parameters)) {
      if (!p.named) continue;
      for (const Field part : {Field::Value, Field::Type}) {
        const TSNode at = syntax_.field(p.node, part);
        if (ts_node_is_null(at)) continue;
        // A default is another name for its object, in a body that may change it.
        scan(at,
             part == Field::Value && (!of_warp || methods != nullptr) ? Use::Exposed : Use::Read);
      }
    }
  }
  if (const TSNode result = syntax_.field(node, Field::ReturnType); !ts_node_is_null(result))
    scan(result, Use::Read);
  const TSNode body = syntax_.field(node, Field::Body);
  const TSNode name = syntax_.field(node, Field::Name);
  if (ts_node_is_null(body) || ts_node_is_null(name)) return;
  if (of_warp) return statics(body);
  add_body(tree_.intern(syntax_.text(name)), body);
  if (methods != nullptr) methods->push_back(body);
}

void ModuleEffects::add_body(Symbol name, TSNode body) {
  // It may run where it was named before: in a loop, or in what was read first.
  if (reached_.contains(name))
    run_body(body);
  else
    bodies_[name].push_back(body);
}

void ModuleEffects::run_body(TSNode body) {
  if (run_.insert(body.id).second) stack_.push_back({body, Use::Exposed});
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
          path_of(syntax_.dotted(callee)) == "warp.static") {
        scan(arguments, Use::Read);
        continue;
      }
    }
    for (const Child& child : syntax_.children(at))
      if (child.named && ts_node_child_count(child.node) > 0) stack.push_back(child.node);
  }
}

void ModuleEffects::class_body(TSNode node, Methods* outer) {
  const TSNode body = syntax_.field(node, Field::Body);
  const TSNode name = syntax_.field(node, Field::Name);
  if (const TSNode bases = syntax_.field(node, Field::Superclasses); !ts_node_is_null(bases))
    scan(bases, Use::Kept);  // a method of theirs may run for any subclass
  if (ts_node_is_null(body) || ts_node_is_null(name)) return;
  Methods methods;
  for (const Child& member : syntax_.children(body)) {
    if (is_definition(member.kind))
      definition(member.node, Place::Class, &methods);
    else if (member.named)
      scan(member.node, Use::Read);
  }
  const Symbol symbol = tree_.intern(syntax_.text(name));
  for (const TSNode method : methods) add_body(symbol, method);
  if (outer != nullptr) outer->insert(outer->end(), methods.begin(), methods.end());
}

// The body of a function or the methods of a class, when something that Python runs names it.
void ModuleEffects::reach(Symbol name) {
  reached_.insert(name);
  const auto it = bodies_.find(name);
  if (it == bodies_.end()) return;
  const std::vector<TSNode> bodies = std::move(it->second);
  bodies_.erase(it);
  for (const TSNode body : bodies) run_body(body);
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
      return definition(at.node, Place::Inside, nullptr);
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
  if (is_store(at.node, kind)) {
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
    if (const TSNode label = syntax_.field(at, Field::Attribute);
        !ts_node_is_null(label) && in(kKernelAttributes, syntax_.text(label)))
      kernel_changed_ = at;
    if (const TSNode label = syntax_.field(at, Field::Attribute);
        !ts_node_is_null(label) && syntax_.text(label) == "__qualname__" &&
        what_ == EffectsOf::OwnFile)
      blame(statement);  // which makes keys, and the numbers of functions that share one
    if (syntax_.kind(root) != Syn::Identifier) continue;
    const std::string path = path_of(syntax_.dotted(root));
    const std::string whole = kind == Syn::Attribute ? path_of(syntax_.dotted(at)) : "";
    if (whole.starts_with("warp.config.") && leaves_no_trace(std::string_view(whole).substr(12)))
      continue;
    // A module's attribute: the value of a name that kernels may read, or that makes them.
    const std::string_view top = first_part(path);
    const bool read_by_kernels =
        top == "warp" || top == "math" || top == "numpy" || top == "typing";
    if (!path.empty() && top != "builtins" && (read_by_kernels || !is_harmless_module(top)))
      blame(statement);
    attribute_set_.emplace(tree_.intern(syntax_.text(root)), at);
  }
}

void ModuleEffects::call(TSNode node, Use use) {
  const TSNode callee = syntax_.field(node, Field::Function);
  const TSNode arguments = syntax_.field(node, Field::Arguments);
  if (ts_node_is_null(callee) || ts_node_is_null(arguments)) return scan_children(node, use);
  const std::string path = path_of(syntax_.dotted(callee));
  const std::string_view builtin =
      path.starts_with("builtins.") ? std::string_view(path).substr(9) : std::string_view{};
  if (builtin == "hasattr") return;
  const bool registers =
      path.starts_with("warp.tests.unittest_utils.") ||
      (test_helpers_ && (builtin.starts_with("add_") || builtin.starts_with("get_")));
  const bool fresh = (path.starts_with("warp.") && path != "warp.constant") ||
                     path.starts_with("math.") || in(kFresh, builtin) || registers;
  const bool changes = in(kChanging, path) || path.ends_with(".at") || has_out(arguments);
  const bool passing =
      path == "warp.constant" || path.starts_with("numpy.") || in(kPassing, builtin);
  const Use given = fresh ? Use::Read : passing && !changes ? use : Use::Exposed;
  if (path == "warp.func") named_function(node);
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

// f(x, out=y): y is changed.
bool ModuleEffects::has_out(TSNode arguments) {
  for (const Child& argument : syntax_.children(arguments)) {
    if (argument.kind != Syn::KeywordArgument) continue;
    const TSNode key = syntax_.field(argument.node, Field::Name);
    if (!ts_node_is_null(key) && syntax_.text(key) == "out") return true;
  }
  return false;
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
    const std::string path = path_of(syntax_.dotted(node));
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
  if (use != Use::Read) handed_on_.emplace(symbol, name);
  if (use == Use::Exposed) changed_.emplace(symbol, name);
}

// What is named by its full path is read, called or handed on.
void ModuleEffects::check_path(std::string_view path, TSNode node, Use use) {
  const bool harmless = is_under(path, "importlib.metadata") || path == "ctypes.sizeof" ||
                        path.starts_with("ctypes.c_");
  if (!harmless && (in(kReaching, path) || in(kReachingModules, first_part(path))))
    return blame(node);
  if (!is_under(path, "warp")) {
    if (use != Use::Read && is_under(path, "unittest.mock")) return blame(node);
    if (use != Use::Read && !is_harmless_module(first_part(path))) uses_import(path, node);
    return;
  }
  // Under whatever name of Warp's modules: from warp._src.context import get_module.
  const std::string_view last = path.substr(path.rfind('.') + 1);
  if (is_derivative(path)) {
    derivative(node);
  } else if (last == "overload") {
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

}  // namespace weft
