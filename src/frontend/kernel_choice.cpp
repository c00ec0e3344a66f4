// Which kernel of a file a command means; see kernel_choice.h.
#include "weft/frontend/kernel_choice.h"

#include <fmt/format.h>

#include <string_view>
#include <vector>

#include "weft/frontend/frontend.h"
#include "weft/types/type.h"

namespace weft {

Result<FunctionId> chosen_kernel(const Tree& tree, const std::string& path, const std::string& name,
                                 std::size_t overload, std::string_view option) {
  WEFT_TRY(const FunctionId found, find_kernel(tree, path, name, overload));
  if (!name.empty()) return found;
  const std::vector<std::string_view> names = kernel_names(tree);
  if (names.size() < 2) return found;
  const NodeLoc& at = tree.loc(tree.functions[found.v].def);
  return diag(DiagCode::SeveralKernels,
              SourceLoc{path, static_cast<int>(at.line), static_cast<int>(at.col) + 1}, option,
              fmt::format("{}", fmt::join(names, ", ")));
}

std::string argument_types(const Tree& tree, const FunctionDecl& kernel) {
  std::vector<std::string> structs;
  for (const StructDecl& s : tree.structs) structs.emplace_back(tree.text(s.name));
  const TypeNames names{structs, {}, tree.tuples, tree.tiles};
  std::string types;
  for (const ArgDecl& a : kernel.args)
    types += (types.empty() ? "" : ", ") + python_type(a.type, names);
  return types;
}

Status check_one_overload(const Tree& tree, const std::string& path, FunctionId kernel,
                          std::string_view option) {
  const FunctionDecl& wanted = tree.functions[kernel.v];
  std::string types;
  int overloads = 0;
  for (const FunctionDecl& f : tree.functions) {
    if (!f.is_kernel || f.name != wanted.name) continue;
    types += (overloads++ == 0 ? "'" : ", '") + argument_types(tree, f) + "'";
  }
  if (overloads < 2) return {};
  return diag(DiagCode::SeveralOverloads, SourceLoc{path, static_cast<int>(wanted.first_line)},
              tree.text(wanted.name), option, types);
}

}  // namespace weft
