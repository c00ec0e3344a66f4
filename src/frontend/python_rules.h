// The programs that CPython's parser, symbol table and compiler refuse although the grammar accepts
// them.
#pragma once

#include <string_view>

#include "syntax.h"

namespace weft {

// The first fault in the text, as SyntaxError with its place and reason. What it does not know it
// takes: no text that Python compiles is refused.
Status check_python_rules(Syntax& syntax, std::string_view file_name);

}  // namespace weft
