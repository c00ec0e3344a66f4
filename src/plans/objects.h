// Arguments that stand for an object of Warp: `mesh(8, 12) closed -1..1`, `hash_grid(points) cell
// 0.5`.
//
// Input: the type, what stands in its brackets, and the words behind it. Output: how a test program
// makes the object (ObjectRule). The sizes and arrays of the brackets are for the caller to read,
// who knows the program's names.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "weft/interface/interface.h"

namespace weft::plans {

struct ObjectType {
  std::string_view name;  // in plans
  ObjectRule::Kind kind;
  std::string_view annotation;  // in Python
  std::size_t sizes = 0;        // in its brackets
  std::size_t arrays = 0;       // the arrays that may stand there in their place
};

// Nothing: no object is called that.
const ObjectType* find_object(std::string_view type);
// Reads the words of a declaration, but for a range of values ("-1..1"), which goes to `range`.
// False: `error` says which word is not understood.
bool read_object_words(const std::vector<std::string_view>& words, const ObjectType& type,
                       ObjectRule& out, ValueRange& range, std::string& error);

}  // namespace weft::plans
