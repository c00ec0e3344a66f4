// Calls at the module level: their arguments against the parameters that are known.
#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "module_run.h"

namespace weft {
namespace {

// Those that iterate over their first argument.
constexpr std::string_view kIterating[] = {"list",   "tuple",     "set",     "frozenset",
                                           "sorted", "enumerate", "sum",     "any",
                                           "all",    "iter",      "reversed"};
constexpr std::string_view kOfNumbers[] = {"abs", "round"};
// Those that take no object without a value: a function, a kernel, a class.
constexpr std::string_view kOfValues[] = {"float", "int", "complex", "bytes", "bytearray", "chr",
                                          "bin",   "hex", "oct",     "range", "dict"};

template <class List>
bool in(const List& list, std::string_view name) {
  return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

}  // namespace

// --- calls ---------------------------------------------------------------------------------------

// As HostName has them.
std::string ModuleRun::parameters_of(TSNode function) {
  const TSNode parameters = syntax_.field(function, Field::Parameters);
  if (ts_node_is_null(parameters)) return {};
  std::string out;
  for (const Child& p : syntax_.children(parameters)) {
    if (p.kind == Syn::KeywordSeparator) {
      out += out.empty() ? "*" : " *";
      continue;
    }
    if (!p.named) continue;
    if (p.kind == Syn::PositionalSeparator) return "?";
    TSNode name = p.node;
    bool optional = false;
    if (p.kind == Syn::DefaultParameter || p.kind == Syn::TypedDefaultParameter) {
      name = syntax_.field(p.node, Field::Name);
      optional = true;
    } else if (p.kind == Syn::TypedParameter) {
      for (const Child& part : syntax_.children(p.node))
        if (part.named && part.field != Field::Type) name = part.node;
    }
    const std::string_view text = syntax_.text(name);
    if (!out.empty()) out += ' ';
    out += text;
    if (optional) out += '=';
  }
  return out;
}

void ModuleRun::called(const RunValue& callee, const std::vector<RunValue>& positional,
                       const std::vector<std::pair<std::string_view, RunValue>>& named, bool open,
                       TSNode at) {
  for (std::size_t i = 0; i < named.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (named[i].first == named[k].first && named.size() < 64)
        ends(at, "gives a parameter twice", "TypeError");
  if (callee.kind == RunValue::Builtin) {
    // Called by Python they take Warp's values alone.
    for (const RunValue& v : positional)
      if (v.kind == RunValue::Function || v.kind == RunValue::Module || v.kind == RunValue::Text ||
          v.kind == RunValue::Kernel || v.kind == RunValue::Class || v.kind == RunValue::Struct)
        ends(at, "is a function for numbers and Warp's values", "RuntimeError");
    return;
  }
  if (open || callee.parameters == "?") return;
  std::vector<std::string_view> names;
  std::size_t count = 0;  // by position
  bool any_position = false, any_name = false, star = false;
  std::vector<std::string_view> needed;
  for (std::string_view rest = callee.parameters; !rest.empty();) {
    std::string_view word = rest.substr(0, rest.find(' '));
    rest = word.size() == rest.size() ? std::string_view{} : rest.substr(word.size() + 1);
    if (word == "*") {
      star = true;
    } else if (word.starts_with("**")) {
      any_name = true;
    } else if (word.starts_with('*')) {
      any_position = star = true;
    } else {
      const bool optional = word.ends_with('=');
      if (optional) word.remove_suffix(1);
      names.push_back(word);
      if (!star) ++count;
      if (!optional) needed.push_back(word);
    }
  }
  if (positional.size() > count && !any_position)
    return ends(at, "gives more arguments than there are parameters", "TypeError");
  for (const auto& [name, v] : named) {
    const auto it = std::find(names.begin(), names.end(), name);
    if (it == names.end()) {
      if (!any_name)
        return ends(at, "gives an argument that there is no parameter for", "TypeError");
      continue;
    }
    if (static_cast<std::size_t>(it - names.begin()) < std::min(positional.size(), count))
      return ends(at, "gives a parameter twice", "TypeError");
  }
  for (const std::string_view need : needed) {
    const auto index =
        static_cast<std::size_t>(std::find(names.begin(), names.end(), need) - names.begin());
    if (index < std::min(positional.size(), count)) continue;
    if (std::none_of(named.begin(), named.end(), [&](const auto& n) { return n.first == need; }))
      return ends(at, "lacks an argument", "TypeError");
  }
}

void ModuleRun::python_call(std::string_view path, const std::vector<RunValue>& positional,
                            TSNode at) {
  if (positional.empty()) return;
  const RunValue& first = positional[0];
  if (in(kIterating, path)) iterate(first, at);
  if (path == "len" && (solid(first) || first.kind == RunValue::Number))
    ends(at, "asks for the length of what has none", "TypeError");
  if (in(kOfNumbers, path) && (solid(first) || first.kind == RunValue::Text))
    ends(at, "takes numbers", "TypeError");
  if (in(kOfValues, path) && solid(first) && first.kind != RunValue::Sized &&
      first.kind != RunValue::ArrayType)
    ends(at, "takes values, and no functions, kernels or classes", "TypeError");
}

// Kernels alone that take arguments of any type have overloads.
void ModuleRun::check_overloaded(const RunValue& kernel, TSNode at) {
  if (kernel.kind != RunValue::Kernel || ts_node_is_null(kernel.definition)) return;
  for (const Child& p : syntax_.children(syntax_.field(kernel.definition, Field::Parameters))) {
    if (!p.named) continue;
    std::vector<TSNode> stack{syntax_.field(p.node, Field::Type)};
    if (ts_node_is_null(stack[0])) return;
    while (!stack.empty()) {
      const TSNode node = stack.back();
      stack.pop_back();
      const Syn kind = syntax_.kind(node);
      if (kind == Syn::String) return;
      if (kind == Syn::Identifier || kind == Syn::Attribute) {
        // Only of Warp's and Python's own types is it known that they are none of those.
        const RunValue::Kind of = value(node).kind;
        if (of != RunValue::Type && of != RunValue::Generic && of != RunValue::Sized) return;
        continue;
      }
      for (const Child& child : syntax_.children(node))
        if (child.named && child.field != Field::Name) stack.push_back(child.node);
    }
  }
  ends(at, "makes an overload of a kernel that takes arguments of one type alone", "RuntimeError");
}

RunValue ModuleRun::range(const std::vector<RunValue>& bounds) const {
  RunValue v;
  v.kind = RunValue::Display;
  v.constant = !bounds.empty() && bounds.size() <= 2 &&
               std::all_of(bounds.begin(), bounds.end(), [](const RunValue& b) {
                 return b.kind == RunValue::Number && b.constant;
               });
  if (v.constant) v.filled = (bounds.size() == 2 ? bounds[0].number : 0) < bounds.back().number;
  return v;
}

TSNode ModuleRun::only_child(TSNode node) {
  for (const Child& child : syntax_.children(node))
    if (child.named) return child.node;
  return {};
}

// `*(a, b)` gives as many arguments as it has elements; other stars may give any number.
void ModuleRun::splat(const Child& argument, Arguments& out) {
  const bool others = std::exchange(out.open, true);
  const TSNode given = only_child(argument.node);
  if (argument.kind != Syn::ListSplat || ts_node_is_null(given) ||
      syntax_.kind(given) != Syn::Tuple)
    return;
  const auto items = syntax_.children(given);
  if (std::any_of(items.begin(), items.end(),
                  [](const Child& c) { return c.kind == Syn::ListSplat; }))
    return;
  for (const Child& item : items)
    if (item.named) out.positional.emplace_back();
  out.open = others;
}

ModuleRun::Arguments ModuleRun::arguments(TSNode list) {
  Arguments out;
  if (syntax_.kind(list) == Syn::GeneratorExpression) {
    out.positional.push_back(value(list));
    return out;
  }
  for (const Child& argument : syntax_.children(list)) {
    if (!argument.named) continue;
    if (argument.kind == Syn::KeywordArgument) {
      const TSNode given = syntax_.field(argument.node, Field::Value);
      const std::string_view name = syntax_.text(syntax_.field(argument.node, Field::Name));
      if (name == "module") out.module = syntax_.text(given);
      out.named.emplace_back(name, value(given));
      out.named_nodes.push_back(given);
      continue;
    }
    const RunValue v = value(argument.node);
    if (argument.kind == Syn::ListSplat || argument.kind == Syn::DictionarySplat) {
      splat(argument, out);
    } else {
      out.positional.push_back(v);
    }
  }
  return out;
}

RunValue ModuleRun::call(TSNode node) {
  const TSNode callee_node = syntax_.field(node, Field::Function);
  const TSNode list = syntax_.field(node, Field::Arguments);
  if (ts_node_is_null(callee_node) || ts_node_is_null(list)) return {};
  const RunValue callee = value(callee_node);
  const Arguments given = arguments(list);
  if (raised_) return {};
  switch (callee.kind) {
    case RunValue::Exit:
      ends(node, "leaves Python", "SystemExit");
      return {};
    case RunValue::Nothing:
    case RunValue::Number:
    case RunValue::Text:
    case RunValue::Display:
    case RunValue::Module:
    case RunValue::Kernel:
    case RunValue::ArrayType:
      ends(node, "calls what cannot be called", "TypeError");
      return {};
    case RunValue::KernelMaker:
      return given.positional.size() == 1 && !given.open ? kernel_of(given.positional[0], node)
                                                         : RunValue{};
    default:
      break;
  }
  called(callee, given.positional, given.named, given.open, node);
  if (raised_) return {};
  const std::string_view path = callee.path;
  if (path == "warp.kernel" || path == "warp.func")
    for (std::size_t i = 0; i < given.named.size(); ++i)
      check_option(given.named[i].first, given.named[i].second, syntax_.kind(given.named_nodes[i]),
                   node);
  if (path == "warp.kernel") check_options_together(given.named, given.named_nodes, node);
  if (raised_) return {};
  return path == "warp.kernel" ? kernel_call(given, node) : warp_call(callee, given, node);
}

// wp.kernel(...)
RunValue ModuleRun::kernel_call(const Arguments& given, TSNode node) {
  const std::string_view module = given.module;
  const bool options = std::any_of(given.named.begin(), given.named.end(), [](const auto& n) {
    return n.first == "module_options" && n.second.kind != RunValue::Nothing;
  });
  const bool text = module.empty() || module.front() == '"' || module.front() == '\'';
  if (options && text && module != "\"unique\"" && module != "'unique'")
    fail(node,
         diag(DiagCode::UnsupportedOption, loc(node), "module_options",
              syntax_.text(syntax_.field(node, Field::Function))),
         "ValueError");
  for (const auto& [name, value] : given.named)
    if (name == "module" && value.kind == RunValue::Number)
      ends(node, "gives a number in the place of a module", "AttributeError");
  // wp.kernel(None) is wp.kernel().
  if (given.positional.empty() || given.positional[0].kind == RunValue::Nothing) {
    RunValue v;
    v.kind = RunValue::KernelMaker;
    v.own_module = module == "\"unique\"" || module == "'unique'";
    return v;
  }
  kernels_.insert(node.id);
  return kernel_of(given.positional[0], node);
}

// A call of another function of Warp's or of Python's.
RunValue ModuleRun::warp_call(const RunValue& callee, const Arguments& given, TSNode node) {
  const auto& [positional, named, named_nodes, open, module] = given;
  const std::string_view path = callee.path;
  if (path == "warp.Kernel") kernels_.insert(node.id);
  // What each of these gives is called with a function.
  const bool maker =
      path == "warp.func_native" || path == "warp.func_grad" || path == "warp.func_replay" ||
      (path == "warp.func" && (positional.empty() || positional[0].kind == RunValue::Nothing));
  if (maker) {
    RunValue v;
    v.kind = RunValue::FunctionMaker;
    v.path = path;
    return v;
  }
  if (path == "warp.func" && !open) {
    check_function(positional[0], node, "Warp function", AnnotationUse::Argument);
    RunValue v;
    v.kind = RunValue::WarpFunction;
    return v;
  }
  if (path == "warp.overload" && !positional.empty()) check_overloaded(positional[0], node);
  if (path == "range" && named.empty() && !open) return range(positional);
  if (path.find('.') == std::string_view::npos) {
    python_call(path, positional, node);
  } else if (path == "warp.constant" && !positional.empty() &&
             (positional[0].kind == RunValue::Nothing || positional[0].kind == RunValue::Module ||
              positional[0].kind == RunValue::Function)) {
    ends(node, "makes a constant of what is no number", "TypeError");
  } else if (callee.kind == RunValue::Generic && !positional.empty() &&
             callee.parameters.starts_with("data=") &&
             (positional[0].kind == RunValue::Type || positional[0].kind == RunValue::Generic)) {
    ends(node, "makes an array of a class; write dtype=", "RuntimeError");
  } else if (path == "warp.struct" && positional.size() == 1 &&
             positional[0].kind == RunValue::Class && !ts_node_is_null(positional[0].definition)) {
    check_fields(positional[0].definition);
  }
  RunValue v;
  if (callee.kind == RunValue::Generic && callee.parameters.starts_with("data="))
    for (const auto& [name, value] : named)
      v.no_type = v.no_type || (name == "dtype" && is_no_element(value));
  return v;
}

// The options of @wp.kernel and @wp.func that Warp looks at when Python comes to the decorator.
void ModuleRun::check_option(std::string_view name, const RunValue& given, Syn kind, TSNode at) {
  const bool number = given.kind == RunValue::Number;
  const bool literal = kind == Syn::Integer || kind == Syn::Float;
  const bool truth = kind == Syn::True || kind == Syn::False;
  const bool text = given.kind == RunValue::Text;
  if (name == "enable_cuda_smem_spilling" || name == "inline") {
    if (text || literal) ends(at, "gives something else than True or False", "TypeError");
  } else if (name == "cuda_max_registers" || name == "cluster_dim") {
    const double most = name == "cluster_dim" ? 16 : std::numeric_limits<double>::infinity();
    if (text || truth || (number && given.real))
      ends(at, "gives something else than a whole number", "TypeError");
    else if (number && given.constant && (given.number < 1 || given.number > most))
      ends(at, "gives a number that Warp does not take", "ValueError");
  } else if (name == "entry_point_abi" && number) {
    ends(at, "gives no entry point's ABI that Warp has", "ValueError");
  }
}

// Options of @wp.kernel that Warp takes only with, or only without, another.
void ModuleRun::check_options_together(
    const std::vector<std::pair<std::string_view, RunValue>>& named,
    const std::vector<TSNode>& nodes, TSNode at) {
  const auto index = [&](std::string_view name) {
    std::size_t i = 0;
    while (i < named.size() && named[i].first != name) ++i;
    return i;
  };
  const auto given = [&](std::size_t i) {
    return i < named.size() &&
           (named[i].second.kind == RunValue::Number || named[i].second.kind == RunValue::Display);
  };
  if (given(index("cuda_max_registers")) && given(index("launch_bounds")))
    ends(at, "gives cuda_max_registers and launch_bounds, of which Warp takes one", "ValueError");
  const std::size_t abi = index("entry_point_abi");
  if (abi == named.size() || syntax_.kind(nodes[abi]) != Syn::String) return;
  const std::optional<std::string_view> text = plain_text(syntax_.text(nodes[abi]));
  if (!text) return;
  if (*text != "warp" && *text != "external_constant_params")
    return ends(at, "gives no entry point's ABI that Warp has", "ValueError");
  const std::size_t backward = index("enable_backward");
  bool off = false;  // or not known
  if (backward < named.size()) {
    const Syn kind = syntax_.kind(nodes[backward]);
    off = kind != Syn::True && kind != Syn::None && kind != Syn::Integer && kind != Syn::String;
  }
  if (*text != "warp" && !off)
    ends(at, "gives an entry point's ABI that needs enable_backward=False", "ValueError");
}

}  // namespace weft
