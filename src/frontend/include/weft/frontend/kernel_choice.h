// Which kernel of a file a command means.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "weft/ast/tree.h"
#include "weft/base/result.h"

namespace weft {

// The kernel of that name, of overloads the one with that number; without a name the file's only
// one. `path` and `option`, with which one is chosen, go into the errors: there is none, or there
// are several.
Result<FunctionId> chosen_kernel(const Tree& tree, const std::string& path, const std::string& name,
                                 std::size_t overload = 0, std::string_view option = "--kernel");

// Errors: the kernel has several overloads, so that types have to be named.
Status check_one_overload(const Tree& tree, const std::string& path, FunctionId kernel,
                          std::string_view option = "--types");

// The types of the arguments as --types takes them.
std::string argument_types(const Tree& tree, const FunctionDecl& kernel);

}  // namespace weft
