// Code as tokens, for comparing programs independently of their names.
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "weft/ast/tree.h"

namespace weft {

// Words, numbers and single characters; comments, which begin with `comment` and end with their
// line, are left out. The views are into `text`.
void tokenize(std::string_view text, std::string_view comment, std::vector<std::string_view>& out);

// The program's own names: everything that it defines.
using NameSet = std::unordered_set<std::string>;
void own_names(const Tree& tree, NameSet& names);

// The tokens of the kernel's body, names of the program and of variables all alike; the views are
// into the tree's source and into constants.
void body_tokens(const Tree& tree, const NameSet& names, std::vector<std::string_view>& tokens);

}  // namespace weft
