// Finds the kernels of a file by name.
#include <fmt/format.h>

#include <unordered_set>

#include "weft/frontend/frontend.h"

namespace weft {

std::vector<std::string_view> kernel_names(const Tree& tree) {
  std::vector<std::string_view> names;
  std::unordered_set<Symbol> seen;  // looked up only, never iterated
  for (const FunctionDecl& f : tree.functions) {
    if (!f.is_kernel) continue;
    if (seen.insert(f.name).second) names.push_back(tree.text(f.name));
  }
  return names;
}

Result<FunctionId> find_kernel(const Tree& tree, const std::string& path, std::string_view name,
                               std::size_t overload) {
  FunctionId found;
  const Symbol wanted = tree.find(name);
  std::size_t overloads = 0;
  for (std::size_t i = 0; i < tree.functions.size(); ++i) {
    const FunctionDecl& f = tree.functions[i];
    if (!f.is_kernel || (!name.empty() && f.name != wanted)) continue;
    const bool another = found.valid() && tree.functions[found.v].name == f.name;
    if (another && overloads++ >= overload) continue;
    found = FunctionId{static_cast<std::uint32_t>(i)};
  }
  if (found.valid()) return found;
  for (const auto* seen : {&tree.unknown_names, &tree.nested_kernels})
    for (const UnknownName& u : *seen)
      if (u.is_kernel && (name.empty() || tree.text(u.name) == name)) return Diag(u.why);
  if (name.empty()) return diag(DiagCode::NoKernel, SourceLoc{path});
  std::vector<std::string_view> names = kernel_names(tree);
  // Those that are refused are kernels of the file too.
  for (const UnknownName& u : tree.unknown_names)
    if (u.is_kernel) names.push_back(tree.text(u.name));
  return diag(DiagCode::NoSuchKernel, SourceLoc{path}, name,
              names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", ")));
}

}  // namespace weft
