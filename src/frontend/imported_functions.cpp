#include "imported_functions.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <system_error>
#include <vector>

#include "convert.h"
#include "dotted_names.h"
#include "source.h"

namespace weft {
namespace {

namespace fs = std::filesystem;

struct WarpFunction {
  std::string_view module, name;
};
constexpr WarpFunction kWarpFunctions[] = {
#define WEFT_FUNCTION(module, name) {module, name},
#include "warp_functions.def"
#undef WEFT_FUNCTION
};

constexpr int kMostFolders = 16;  // that are looked at above a file

std::string key_of(const fs::path& file) {
  std::error_code error;
  return fs::weakly_canonical(file, error).string();
}

bool is_file(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

}  // namespace

ImportedFunctions::ImportedFunctions(Syntax& syntax, std::string_view path) : of_warp_{"warp"} {
  std::error_code error;
  const Path file = fs::absolute(Path(path), error);
  visited_.insert(key_of(file));
  read(syntax, file, false);
}

std::optional<std::string> ImportedFunctions::module_of(std::string_view function) const {
  if (const auto it = made_.find(std::string(function)); it != made_.end()) return it->second;
  for (const WarpFunction& f : kWarpFunctions)
    if (f.name == function && of_warp_.contains(f.module)) return std::string(f.module);
  return unknown_;
}

// Of what is imported, the functions outside of classes; those inside of functions too, since
// `global` may bind them.
void ImportedFunctions::read(Syntax& syntax, const Path& file, bool collect) {
  const auto may_hold = [&](TSNode node) {
    const std::string_view text = syntax.text(node);
    return text.find("import") != text.npos || (collect && text.find("def") != text.npos);
  };
  struct Pending {
    TSNode node;
    bool of_class;
  };
  std::vector<Pending> stack{{syntax.root(), false}};
  while (!stack.empty()) {
    const auto [node, of_class] = stack.back();
    stack.pop_back();
    for (const Child& child : syntax.children(node)) {
      if (!child.named || !may_hold(child.node)) continue;
      if (child.kind == Syn::ImportStatement || child.kind == Syn::ImportFromStatement) {
        imports(syntax, child.node, file);
        continue;
      }
      if (collect && !of_class && child.kind == Syn::FunctionDefinition) {
        const TSNode name = syntax.field(child.node, Field::Name);
        if (!ts_node_is_null(name)) made_.emplace(syntax.text(name), file.filename().string());
      }
      if (ts_node_child_count(child.node) > 0)
        stack.push_back({child.node, of_class || child.kind == Syn::ClassDefinition});
    }
  }
}

void ImportedFunctions::read_file(const Path& file) {
  if (!visited_.insert(key_of(file)).second) return;
  const std::string name = file.filename().string();
  std::ifstream in(file, std::ios::binary);
  std::string text;
  for (char buffer[1 << 16]; text.size() <= kMaxSourceBytes;) {
    in.read(buffer, sizeof buffer);
    if (in.gcount() == 0) break;
    text.append(buffer, static_cast<std::size_t>(in.gcount()));
  }
  const auto may_be_any = [&] {
    if (!unknown_) unknown_ = name;
  };
  if (!prepare_source(text, name)) return may_be_any();
  auto lines = outline(text, name);
  if (!lines) return may_be_any();
  auto syntax = Syntax::parse(text, name, *std::move(lines));
  if (!syntax) return may_be_any();
  read(*syntax, file, true);
}

// Also the names of `from a import b`, which may be modules.
void ImportedFunctions::imports(Syntax& syntax, TSNode node, const Path& file) {
  const TSNode from = syntax.field(node, Field::ModuleName);
  std::string base;
  if (!ts_node_is_null(from)) {
    base = syntax.text(from);
    import_module(base, file);
    if (base.back() != '.') base += '.';
  }
  for (const Child& child : syntax.children(node)) {
    if (child.field != Field::Name) continue;
    TSNode name = child.node;
    if (child.kind == Syn::AliasedImport) name = syntax.field(child.node, Field::Name);
    import_module(base + std::string(syntax.text(name)), file);
  }
}

void ImportedFunctions::import_module(std::string_view name, const Path& file) {
  if (is_under(name, "warp")) return module_of_warp(name, file);
  Path folder = file.parent_path();
  if (name.starts_with('.')) {
    packages_of(file);
    name.remove_prefix(1);
    for (; name.starts_with('.'); name.remove_prefix(1)) folder = folder.parent_path();
    follow(folder, name);
    return;
  }
  follow(folder, name);
  // The file's own package, from above it.
  for (int i = 0; i < kMostFolders && folder.has_relative_path(); ++i) {
    if (folder.filename() == first_part(name)) {
      packages_of(file);
      follow(folder.parent_path(), name);
    }
    folder = folder.parent_path();
  }
}

// Reads every module and package on the way to a.b.c below a folder. Whether there is one at all.
bool ImportedFunctions::follow(Path base, std::string_view rest) {
  bool found = false;
  while (!rest.empty()) {
    const std::string_view part = first_part(rest);
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    base /= std::string(part);
    const Path module = base.string() + ".py";
    for (const Path& at : {module, base / "__init__.py"}) {
      if (!is_file(at)) continue;
      found = true;
      read_file(at);
    }
  }
  return found;
}

// Python runs the packages that a module is in before the module.
void ImportedFunctions::packages_of(const Path& file) {
  Path folder = file.parent_path();
  for (int i = 0; i < kMostFolders && is_file(folder / "__init__.py"); ++i) {
    if (folder.filename() == "warp") return;  // Warp itself
    read_file(folder / "__init__.py");
    folder = folder.parent_path();
  }
}

void ImportedFunctions::module_of_warp(std::string_view name, const Path& file) {
  const bool inside = is_under(name, "warp._src");
  std::string module(name);
  if (inside) module.erase(4, 5);  // warp._src.fem: warp.fem
  // Files that Warp brings along and does not import itself.
  const bool brought = module.starts_with("warp.examples.") || module.starts_with("warp.tests.");
  if (is_under(module, "warp.tests.unittest_utils")) return;  // makes none
  const bool late = std::any_of(
      std::begin(kWarpFunctions), std::end(kWarpFunctions),
      [&](const WarpFunction& f) { return f.module != "warp" && is_under(module, f.module); });
  // A file of Warp's sees which of the others run.
  Path folder = file.parent_path();
  const bool look = brought || (inside && late);
  for (int i = 0; look && i < kMostFolders && folder.has_relative_path(); ++i) {
    if (folder.filename() == "warp" && follow(folder, name.substr(5))) return;
    folder = folder.parent_path();
  }
  for (const WarpFunction& f : kWarpFunctions)
    if (f.module != "warp" && is_under(module, f.module)) of_warp_.emplace(f.module);
  if (brought && !unknown_) unknown_ = module;
}

}  // namespace weft
