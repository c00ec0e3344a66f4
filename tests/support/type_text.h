// Reads the neutral notation of types that golden files use; see tools/warp_tables.py.
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "weft/types/type.h"

namespace weft::test {

inline std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

// Splits at commas outside of angle brackets.
inline std::vector<std::string> split_arguments(std::string_view text) {
  std::vector<std::string> parts;
  int depth = 0;
  std::string part;
  for (char c : text) {
    if (c == ',' && depth == 0) {
      parts.push_back(part);
      part.clear();
      continue;
    }
    depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    part += c;
  }
  if (!part.empty() || !parts.empty()) parts.push_back(part);
  return parts;
}

inline Type parse_type(std::string_view text, std::vector<std::vector<Type>>& tuples);

inline Scalar parse_scalar(std::string_view text) {
  for (int i = 1; i <= static_cast<int>(Scalar::AnyInt); ++i) {
    if (scalar_name(static_cast<Scalar>(i)) == text) return static_cast<Scalar>(i);
  }
  throw std::runtime_error("no scalar: " + std::string(text));
}

inline int parse_length(std::string_view text) {
  return text == "?" ? 0 : std::atoi(std::string(text).c_str());
}

inline Type parse_type(std::string_view text, std::vector<std::vector<Type>>& tuples) {
  const auto open = text.find('<');
  const std::string_view head = text.substr(0, open);
  if (open != std::string_view::npos) {
    const auto args = split_arguments(text.substr(open + 1, text.size() - open - 2));
    if (head == "vec") return Type::vec(parse_length(args[0]), parse_scalar(args[1]));
    if (head == "mat") {
      return Type::mat(parse_length(args[0]), parse_length(args[1]), parse_scalar(args[2]));
    }
    if (head == "quat") return Type::quat(parse_scalar(args[0]));
    if (head == "transform") return Type::transform(parse_scalar(args[0]));
    if (head == "ref") return parse_type(args[0], tuples).to_ref();
    if (head == "tuple") {
      std::vector<Type> elements;
      for (const auto& a : args) elements.push_back(parse_type(a, tuples));
      for (std::size_t i = 0; i < tuples.size(); ++i) {
        if (tuples[i] == elements) return Type::tuple(static_cast<std::uint32_t>(i));
      }
      tuples.push_back(elements);
      return Type::tuple(static_cast<std::uint32_t>(tuples.size() - 1));
    }
    const Type element = parse_type(args[0], tuples);
    if (head == "tile") return Type::tile_of(element, 0);
    const int n = parse_length(args[1]);
    if (head == "array") return Type::array_of(element, n);
    if (head == "indexedarray") return Type::array_of(element, n, ArrayClass::Indexed);
    if (head == "fabricarray") return Type::array_of(element, n, ArrayClass::Fabric);
    if (head == "indexedfabricarray") return Type::array_of(element, n, ArrayClass::IndexedFabric);
    if (head == "fixedarray") {
      Type t = Type::array_of(element, 1, ArrayClass::Fixed);
      t.size = static_cast<std::uint32_t>(n);
      return t;
    }
    throw std::runtime_error("no type: " + std::string(text));
  }
  if (text == "str") return Type::string();
  if (text == "range") return Type::range();
  if (text == "shape") return Type::shape();
  if (text == "Any") return Type::any();
  if (text.starts_with("opaque:")) return opaque_type_named(text.substr(7));
  return Type::of(parse_scalar(text));
}

}  // namespace weft::test
