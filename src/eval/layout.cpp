#include "layout.h"

namespace weft::eval {

std::uint32_t scalar_size(Scalar s) {
  return s == Scalar::Bool ? 1 : static_cast<std::uint32_t>(scalar_bits(s)) / 8;
}

void Layouts::reset(const hir::Program& program) {
  program_ = &program;
  structs_.assign(program.tree->structs.size(), {});
}

Layout Layouts::of(const Type& t) {
  if (t.ref) return {sizeof(Pointer), alignof(Pointer)};
  switch (t.array) {
    case ArrayClass::None:
      break;
    case ArrayClass::Array:
    case ArrayClass::Fixed:  // its elements stand elsewhere in the frame
    case ArrayClass::Tile:
      return {sizeof(ArrayValue), alignof(ArrayValue)};
    case ArrayClass::Indexed:
      return {sizeof(IndexedValue), alignof(IndexedValue)};
    case ArrayClass::Fabric:
    case ArrayClass::IndexedFabric:
    case ArrayClass::TileStack:
      return {};
  }
  switch (t.kind) {
    case TypeKind::Scalar:
    case TypeKind::Vector:
    case TypeKind::Matrix:
    case TypeKind::Quaternion:
    case TypeKind::Transform: {
      const std::uint32_t size = scalar_size(t.scalar);
      return {size * static_cast<std::uint32_t>(t.component_count()), size};
    }
    case TypeKind::Struct:
      return struct_layout(t.index).layout;
    case TypeKind::Tuple: {
      Layout out;
      for (const Type& e : program_->tuples[t.index]) {
        const Layout l = of(e);
        if (l.size == 0) return {};
        out.size = aligned(out.size, l.align) + l.size;
        out.align = std::max(out.align, l.align);
      }
      return out;
    }
    case TypeKind::Range:
      return {sizeof(RangeValue), alignof(RangeValue)};
    case TypeKind::Slice:
      return {sizeof(SliceValue), alignof(SliceValue)};
    case TypeKind::Shape:
      return {sizeof(ShapeValue), alignof(ShapeValue)};
    case TypeKind::Void:
    case TypeKind::Any:
    case TypeKind::String:
    case TypeKind::AnyTuple:
    case TypeKind::Opaque:
    case TypeKind::Function:
      return {};
  }
  return {};
}

std::uint32_t Layouts::tuple_offset(const Type& tuple, std::size_t element) {
  std::uint32_t offset = 0;
  const std::vector<Type>& types = program_->tuples[tuple.index];
  for (std::size_t i = 0; i <= element && i < types.size(); ++i) {
    const Layout l = of(types[i]);
    offset = aligned(offset, l.align);
    if (i < element) offset += l.size;
  }
  return offset;
}

std::uint32_t Layouts::field_offset(std::uint32_t structure, std::size_t field) {
  return struct_layout(structure).offsets[field];
}

int Layouts::find_field(std::uint32_t index, Symbol name) const {
  const std::vector<FieldDecl>& fields = structure(index).fields;
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].name == name) return static_cast<int>(i);
  return -1;
}

const Layouts::StructLayout& Layouts::struct_layout(std::uint32_t index) {
  if (structs_.size() <= index) structs_.resize(program_->tree->structs.size());
  if (structs_[index].known) return structs_[index];
  StructLayout out;
  out.known = true;
  for (const FieldDecl& f : structure(index).fields) {
    const Layout l = of(f.type);
    if (l.size == 0) {
      out.layout = {};
      out.offsets.clear();
      structs_[index] = out;
      return structs_[index];
    }
    out.layout.size = aligned(out.layout.size, l.align);
    out.offsets.push_back(out.layout.size);
    out.layout.size += l.size;
    out.layout.align = std::max(out.layout.align, l.align);
  }
  // A struct without fields is one byte, as in C++.
  out.layout.size = std::max(1u, aligned(out.layout.size, out.layout.align));
  structs_[index] = std::move(out);
  return structs_[index];
}

}  // namespace weft::eval
