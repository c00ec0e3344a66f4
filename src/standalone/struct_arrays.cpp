#include "struct_arrays.h"

#include <algorithm>

#include "cpp_names.h"
#include "tree_parts.h"

namespace weft::standalone {

std::string field_member(const Tree& tree, Symbol field) { return member_name(tree.text(field)); }

std::string dimension_member(const Tree& tree, std::uint32_t of_struct, Symbol field,
                             std::size_t dimension) {
  std::string name = "num_" + std::string(tree.text(field));
  if (dimension > 0) name += "_" + std::to_string(dimension);
  const auto& fields = tree.structs[of_struct].fields;
  while (std::any_of(fields.begin(), fields.end(),
                     [&](const FieldDecl& f) { return tree.text(f.name) == name; }))
    name += '_';
  return name;
}

const FieldDecl* find_field(const Tree& tree, const Type& of_struct, Symbol field) {
  if (!of_struct.is_struct()) return nullptr;
  for (const FieldDecl& f : tree.structs[of_struct.index].fields) {
    if (f.name == field) return &f;
  }
  return nullptr;
}

bool holds_arrays(const Tree& tree, const Type& t) {
  if (t.kind != TypeKind::Struct) return false;
  const auto& fields = tree.structs[t.index].fields;
  return std::any_of(fields.begin(), fields.end(), [&](const FieldDecl& f) {
    return f.type.is_array() || holds_arrays(tree, f.type);
  });
}

std::set<std::uint32_t> stored_fields(const Tree& tree, std::span<const FunctionId> functions) {
  std::set<std::uint32_t> out;
  for (const FunctionId f : functions) {
    for (const NodeId place : stored_places(tree, tree.functions[f.v])) {
      for (NodeId at = place;
           tree.node(at).kind == NodeKind::Subscript || tree.node(at).kind == NodeKind::Attribute;
           at = tree.kid(at, 0)) {
        if (tree.node(at).kind == NodeKind::Attribute) out.insert(tree.node(at).name.v);
      }
    }
  }
  return out;
}

}  // namespace weft::standalone
