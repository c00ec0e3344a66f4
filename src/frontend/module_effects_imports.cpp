// The files and packages that running a module brings in; see module_effects.h.
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "dotted_names.h"
#include "module_effects.h"
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

}  // namespace

bool is_harmless_module(std::string_view top) {
  return std::find(std::begin(kHarmlessModules), std::end(kHarmlessModules), top) !=
         std::end(kHarmlessModules);
}

// What one part of an import names, and under which name it binds that; "" without one.
std::pair<std::string_view, std::string_view> ModuleEffects::imported(const Child& part) {
  if (part.kind != Syn::AliasedImport) return {syntax_.text(part.node), {}};
  return {syntax_.text(syntax_.field(part.node, Field::Name)),
          syntax_.text(syntax_.field(part.node, Field::Alias))};
}

void ModuleEffects::imports(TSNode node) {
  if (syntax_.kind(node) == Syn::ImportStatement) {
    for (const Child& child : syntax_.children(node)) {
      if (child.field != Field::Name) continue;
      const auto [name, alias] = imported(child);
      const std::string_view whole = alias.empty() ? first_part(name) : name;
      modules_[std::string(alias.empty() ? whole : alias)] = whole;
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
    const auto [name, alias] = imported(child);
    // `from . import m` imports a module of the package, or takes a name of it.
    if (only_dots && file_of(module + std::string(name)))
      import_module(module + std::string(name), node);
    const std::string whole = module + "." + std::string(name);
    if (const HostName* const host = find_host_name(whole);
        host != nullptr && host->kind == HostKind::Submodule)
      import_module(whole, node);
    if (first_part(module) != "warp")
      modules_[std::string(alias.empty() ? name : alias)] =
          module + (only_dots ? "" : ".") + std::string(name);
  }
}

void ModuleEffects::import_module(std::string_view name, TSNode node) {
  const std::string_view top = first_part(name);
  const bool program = (is_under(name, "warp.tests") || is_under(name, "warp.examples")) &&
                       std::find(std::begin(kHarmlessPrograms), std::end(kHarmlessPrograms),
                                 name) == std::end(kHarmlessPrograms);
  if (!program && (top == "warp" || (!top.empty() && is_harmless_module(top)))) return;
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
