// A captured Program to Tree.
//
// Input: the JSON document that the Python package writes for a live kernel (docs/program.md): the
// kernel, the functions it reaches with their syntax trees, and the values of the names in them.
// Output: a Tree whose function 0 is the kernel. Nothing is executed.
//
// Errors: not JSON, not such a document, another format. Parts of the document that weft does not
// know (types, objects) become a diagnostic when lowering needs them.
#pragma once

#include <string>
#include <string_view>

#include "weft/ast/tree.h"
#include "weft/base/result.h"

namespace weft {

// `file_name` goes into diagnostics about the document itself.
// `out` keeps its memory from one program to the next.
Status parse_program(std::string_view json, std::string_view file_name, Tree& out);
Result<Tree> parse_program(std::string_view json, std::string_view file_name);

// The sources in such a tree one after the other, what is called before what calls it and the
// kernel last, with structs spelled from their fields. It need not import: what names stand for is
// in the program alone.
std::string program_python(const Tree& tree);

}  // namespace weft
