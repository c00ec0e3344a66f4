// Python text to Tree.
//
// Input: a Python 3.11 source file that defines Warp kernels at module level. Output: a Tree with
// the module's kernels, functions, structs, constants and type aliases, nodes and locations as in
// CPython's ast, declared types resolved, constants evaluated. Nothing is executed. Definitions
// that only a running Python could explain (a name computed by other code, a kernel made in a
// function) are left out; their names stand in Tree::unknown_names, each with a diagnostic that is
// given when a kernel needs the name. Lowering finds the types of nodes.
//
// Errors for the file as a whole: not readable, not UTF-8, not Python. Time and memory are bounded
// by the size of the text, which is bounded too (FileTooLarge).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"
#include "weft/base/result.h"

namespace weft {

// Types for a kernel whose arguments may be of any: as Python writes them, with commas between
// them, in the names of the file. Those take the place of the overloads that the file itself
// declares.
struct OverloadRequest {
  std::string kernel;  // empty: the file's only one
  std::string types;   // empty: nothing is asked for
};

// `file_name` goes into diagnostics as it is, and without its folder into the tree.
Result<Tree> parse_source(std::string source, const std::string& file_name,
                          const OverloadRequest& overload = {});

// A text that weft made itself. What foreign files may have is not looked for: source that Python
// refuses, imports that fail, code that changes options or constants unseen.
Result<Tree> parse_own_source(std::string source, const std::string& file_name);

Result<Tree> parse_file(const std::string& path, const OverloadRequest& overload = {});

// The names of a file's kernels in their order, each once.
std::vector<std::string_view> kernel_names(const Tree& tree);

// The kernel of that name, of overloads the one with that number; without a name the last of the
// file. Errors: there is none, or one that was seen and not understood; `path` goes into them.
Result<FunctionId> find_kernel(const Tree& tree, const std::string& path, std::string_view name,
                               std::size_t overload = 0);

}  // namespace weft
