#include "weft/frontend/frontend.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "module.h"
#include "python_rules.h"
#include "source.h"

namespace weft {
namespace {

std::string base_name(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

}  // namespace

namespace {

Result<Tree> parse(std::string source, const std::string& file_name,
                   const OverloadRequest& overload, bool is_own) {
  WEFT_RETURN_IF_ERROR(prepare_source(source, file_name));
  WEFT_TRY(Outline lines, outline(source, file_name));
  Tree tree;
  tree.source = std::move(source);
  tree.file_name = base_name(file_name);
  tree.index_lines();
  {
    WEFT_TRY(Syntax syntax, Syntax::parse(tree.source, file_name, std::move(lines)));
    if (!is_own || kVerify) WEFT_RETURN_IF_ERROR(check_python_rules(syntax, file_name));
    WEFT_RETURN_IF_ERROR(ModuleReader(syntax, tree, file_name, overload).run(is_own && !kVerify));
  }
  if (kVerify) verify_tree(tree);
  return tree;
}

}  // namespace

Result<Tree> parse_source(std::string source, const std::string& file_name,
                          const OverloadRequest& overload) {
  return parse(std::move(source), file_name, overload, false);
}

Result<Tree> parse_own_source(std::string source, const std::string& file_name) {
  return parse(std::move(source), file_name, {}, true);
}

namespace {

// The bytes of a file, as far as any file that can be read goes.
Result<std::string> contents(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             std::fclose);
  if (!file) return diag(DiagCode::CannotOpen, path, std::strerror(errno));
  std::string source;
  char buffer[1 << 16];
  std::size_t n = 0;
  while ((n = std::fread(buffer, 1, sizeof buffer, file.get())) > 0) {
    source.append(buffer, n);
    // An endless file must not fill the memory; prepare_source() says what is wrong.
    if (source.size() > kMaxSourceBytes) break;
  }
  if (std::ferror(file.get()) != 0) return diag(DiagCode::CannotRead, path, std::strerror(errno));
  return source;
}

}  // namespace

Result<Tree> parse_file(const std::string& path, const OverloadRequest& overload) {
  WEFT_TRY(std::string source, contents(path));
  return parse_source(std::move(source), path, overload);
}

std::optional<std::string> cause_of_effects(const std::string& path, EffectsOf what,
                                            VisitedFiles& visited) {
  std::string unread = "'" + base_name(path) + "' cannot be read";
  // As deep as the modules of a large package go; each is read twice at most.
  if (visited.imported.size() > 500) return "over 500 files";
  Result<std::string> source = contents(path);
  if (!source || !prepare_source(*source, path)) return unread;
  Result<Outline> lines = outline(*source, path);
  if (!lines) return lines.error().render();
  Tree tree;
  tree.source = *std::move(source);
  tree.file_name = base_name(path);
  tree.index_lines();
  Result<Syntax> syntax = Syntax::parse(tree.source, path, *std::move(lines));
  if (!syntax) return syntax.error().render();
  return ModuleReader(*syntax, tree, path).cause_of_effects(what, visited);
}

}  // namespace weft
