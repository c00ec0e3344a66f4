#include "scope.h"

#include <algorithm>
#include <array>

#include "weft/builtins/properties.h"

namespace weft {
namespace {

// Names of Python's builtins that mean something in the files we read, even after
// `from warp import *` (which binds bool, among others, to an equivalent).
constexpr std::array<std::string_view, 7> kPythonNames = {"float", "int",  "bool", "str",
                                                          "tuple", "list", "range"};

// warp.types.vec3 and warp.constants.PI are warp.vec3 and warp.PI; the four makers of types are
// only in warp.types.
std::string normal(std::string path) {
  for (const std::string_view module : {"warp.types.", "warp.constants."}) {
    if (!path.starts_with(module)) continue;
    const std::string name = path.substr(module.size());
    const Builtin* b = find_builtin(name);
    if (b != nullptr && is_constructor(id_of(*b))) return path;
    return "warp." + name;
  }
  return path;
}

}  // namespace

void Scope::bind(Symbol name, NameBinding binding) {
  if (bindings_.size() <= name.index()) bindings_.resize(name.index() + 1);
  bindings_[name.index()] = binding;
}

NameBinding Scope::find(Symbol name) const {
  return name.valid() && name.index() < bindings_.size() ? bindings_[name.index()] : NameBinding{};
}

void Scope::refuse(Symbol name, bool is_kernel, Diag why, bool is_no_value) {
  if (const NameBinding b = find(name); b.kind == NameBinding::Unknown) {
    // A kernel is named, whatever else had its name before it.
    UnknownName& known = tree_.unknown_names[b.index];
    known.is_no_value = known.is_no_value && is_no_value;
    if (is_kernel && !known.is_kernel) {
      known.is_kernel = true;
      known.why = std::move(why);
    }
    return;
  }
  bind(name, {NameBinding::Unknown, static_cast<std::uint32_t>(tree_.unknown_names.size())});
  tree_.unknown_names.push_back({name, is_kernel, std::move(why), is_no_value});
}

std::string Scope::root_path(std::string_view name) const {
  const NameBinding b = find(tree_.find(name));
  switch (b.kind) {
    case NameBinding::Module:
      return tree_.modules[b.index].second;
    case NameBinding::Imported:
      return tree_.imported_names[b.index].second;
    case NameBinding::None: {
      const bool python =
          std::find(kPythonNames.begin(), kPythonNames.end(), name) != kPythonNames.end();
      return (warp_names_imported && !python ? "warp." : "builtins.") + std::string(name);
    }
    case NameBinding::Constant:
    case NameBinding::Alias:
    case NameBinding::Struct:
    case NameBinding::Function:
    case NameBinding::Unknown:
      return {};
  }
  return {};
}

std::string Scope::path(NodeId expression) const {
  const Node& n = tree_.node(expression);
  if (n.kind == NodeKind::Name) return normal(root_path(tree_.text(n.name)));
  if (n.kind != NodeKind::Attribute) return {};
  std::string base = path(tree_.kid(expression, 0));
  // An attribute of something the module does not bind is nothing we know.
  if (base.empty() || base.starts_with("builtins.")) return {};
  base += '.';
  base += tree_.text(n.name);
  return normal(std::move(base));
}

std::string Scope::path(std::string_view dotted) const {
  const std::size_t dot = dotted.find('.');
  std::string base = root_path(dotted.substr(0, dot));
  if (base.empty() || dot == std::string_view::npos) return normal(std::move(base));
  if (base.starts_with("builtins.")) return {};
  base += dotted.substr(dot);
  return normal(std::move(base));
}

}  // namespace weft
