// How values of each type lie in memory: components one after another, structs as C lays them out.
// The layout is weft's own where Warp's holds addresses (arrays, references).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "weft/eval/eval.h"
#include "weft/hir/program.h"
#include "weft/types/type.h"

namespace weft::eval {

// Where a reference points. `buffer` is one of Memory's.
struct Pointer {
  std::uint32_t buffer = 0;  // 0: nowhere
  std::uint64_t offset = 0;  // in bytes
};

struct ArrayValue {
  Pointer data;
  std::int32_t shape[4] = {0, 0, 0, 0};
  std::int64_t strides[4] = {0, 0, 0, 0};  // in bytes
};

// An array of which each dimension may be reached by a list of indices.
struct IndexedValue {
  ArrayValue array;
  Pointer indices[4];  // of a dimension without a list nowhere
  std::int32_t shape[4] = {0, 0, 0, 0};
};

struct RangeValue {
  std::int32_t start = 0, end = 0, step = 0, i = 0;
};

struct SliceValue {
  std::int32_t start = 0, stop = 0, step = 1;
};

struct ShapeValue {
  std::int32_t dims[4] = {0, 0, 0, 0};
};

struct Layout {
  std::uint32_t size = 0, align = 1;
};

class Layouts {
 public:
  // For the types of a program; it and its tree are to live on.
  void reset(const hir::Program& program);

  // Size 0: a type that evaluation has no values of.
  Layout of(const Type& t);
  // Of the elements of an array.
  Layout of_element(const Type& array) { return of(array.element()); }
  std::uint32_t field_offset(std::uint32_t structure, std::size_t field);
  // The field's number; -1 if there is none of the name.
  int find_field(std::uint32_t structure, Symbol name) const;
  const StructDecl& structure(std::uint32_t index) const { return program_->tree->structs[index]; }
  // Of the elements of a tuple, and its size.
  std::uint32_t tuple_offset(const Type& tuple, std::size_t element);

  const hir::Program& program() const { return *program_; }

 private:
  struct StructLayout {
    bool known = false;
    Layout layout;
    std::vector<std::uint32_t> offsets;
  };
  const StructLayout& struct_layout(std::uint32_t index);

  const hir::Program* program_ = nullptr;
  std::vector<StructLayout> structs_;
};

inline std::uint32_t aligned(std::uint32_t offset, std::uint32_t align) {
  return (offset + align - 1) / align * align;
}

}  // namespace weft::eval
