// Tiles of a block of one thread, which is what Warp's CPU device has.
//
// A tile in the frame is an ArrayValue: where its elements are, with as many dimensions as fit,
// those that the tile lacks of size 1. Elements of a tile that owns them stand in the frame of the
// function, in the slot of the step that made it; a view refers to those of another tile.
#pragma once

#include "call_site.h"
#include "code_builder.h"

namespace weft::eval {

inline std::int64_t tile_count(const ArrayValue& t) {
  return std::int64_t{t.shape[0]} * t.shape[1] * t.shape[2] * t.shape[3];
}

// The element with a number, in the order of the last dimension first.
inline Pointer tile_element(const ArrayValue& t, std::int64_t number) {
  Pointer out = t.data;
  for (int k = 3; k >= 0; --k) {
    out.offset += static_cast<std::uint64_t>(number % t.shape[k] * t.strides[k]);
    number /= t.shape[k];
  }
  return out;
}

// Whether two tiles may have an element in common.
bool may_overlap(const ArrayValue& a, const ArrayValue& b);
// Whether the elements of `part` lie among those of `whole`, of elements of that many bytes.
bool lies_within(const ArrayValue& part, const ArrayValue& whole);

// False: there is no tile yet, or the launch has no steps left for that many elements; a fault.
bool begin_tile_step(Machine& m, const Step& s, const ArrayValue& t, std::int64_t elements);

inline bool is_tile(const Type& t) { return t.is_tile() && !t.ref; }
inline bool makes_tile(const CallSite& c) {
  return c.results.size() == 1 && is_tile(c.result().type);
}
inline const TileInfo& tile_info(const CodeBuilder& code, const Type& t) {
  return code.program().tiles[t.size];
}
inline std::uint32_t element_size(CodeBuilder& code, const Type& t) {
  return code.layouts().of_element(t).size;
}

// The number of a tile's shape and strides among FunctionCode::headers, for elements of that many
// bytes; nothing: it has too many dimensions or elements.
std::optional<std::uint32_t> tile_header(CodeBuilder& code, const TileInfo& info,
                                         std::uint32_t size);

// Makes the tile at an offset one of the type with elements of its own. False: it is too large.
bool emit_own_tile(CodeBuilder& code, const Type& t, std::uint32_t to);
// A temporary tile of the type, in its own elements.
std::optional<std::uint32_t> add_tile(CodeBuilder& code, const Type& t);
// Copies the elements of a tile to those of another one of as many.
void emit_tile_copy(CodeBuilder& code, std::uint32_t to, std::uint32_t from, std::uint32_t size);

// The operands of a parameter that takes a tuple or a number: "shape", "offset".
std::vector<Operand> listed_operands(const CallSite& c, std::string_view parameter);

// A loop over numbers from 0, which stand in the frame as 64 bits.
struct TileLoop {
  std::uint32_t counter = 0;
  std::size_t begin = 0;
};
TileLoop begin_tile_loop(const CallSite& c);
void end_tile_loop(const CallSite& c, const TileLoop& loop, std::uint32_t count);
// Copies between a slot and the element whose number stands at `counter`.
void emit_tile_get(const CallSite& c, std::uint32_t slot, std::uint32_t tile, std::uint32_t counter,
                   std::uint32_t size);
void emit_tile_put(const CallSite& c, std::uint32_t tile, std::uint32_t slot, std::uint32_t counter,
                   std::uint32_t size);

// What each file of tiles knows.
std::span<const KnownCall> tile_memory_calls();  // making, views, elements
std::span<const KnownCall> tile_array_calls();   // loading, storing, adding to arrays
std::span<const KnownCall> tile_map_calls();     // element by element, folds, products
std::span<const KnownCall> tile_solver_calls();  // scans, systems of equations
std::span<const KnownCall> tile_sort_calls();
std::span<const KnownCall> tile_transform_calls();  // Fourier transforms

}  // namespace weft::eval
