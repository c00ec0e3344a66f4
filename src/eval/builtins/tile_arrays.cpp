// Tiles that are loaded from arrays, stored to them and added to them.
#include "arithmetic.h"
#include "memory_access.h"
#include "tile_steps.h"

namespace weft::eval {
namespace {

// Calls f(element of the tile, element of the array) where the array has one. a: the array, b: the
// tile; extra, n: the offset; c: bytes of an element; p: dimensions, q: whether it is checked that
// the array has the element. r: 1 + the dimension whose numbers stand in a tile of indices, the
// operand behind the offset; 0: there is none.
template <class F>
void for_each_in_array(Machine& m, const Step& s, const ArrayValue& tile, F f) {
  const auto array = m.read<ArrayValue>(s.a);
  if (array.data.buffer == 0) return m.fault(Fault::NoArray, s);
  const std::int64_t count = tile_count(tile);
  if (!begin_tile_step(m, s, tile, count)) return;
  ArrayValue indices;
  if (s.r != 0) indices = m.read<ArrayValue>(m.code->operands[s.extra + s.n].offset);
  if (s.r != 0 && !begin_tile_step(m, s, indices, 0)) return;
  std::int64_t offset[4] = {0, 0, 0, 0};
  for (std::uint32_t k = 0; k < s.n; ++k) offset[k] = read_index(m, m.code->operands[s.extra + k]);
  for (std::int64_t i = 0; i < count; ++i) {
    Pointer at = array.data;
    std::int64_t rest = i;
    bool is_inside = true;
    for (int k = 3; k >= 0; --k) {
      std::int64_t c = rest % tile.shape[k];
      rest /= tile.shape[k];
      if (k >= s.p) continue;
      if (k + 1 == s.r) {
        std::int32_t listed = 0;
        std::memcpy(&listed, m.at(tile_element(indices, c)).data, sizeof(listed));
        c = listed;
      }
      c += offset[k];
      is_inside = is_inside && c >= 0 && c < array.shape[k];
      // Only indices from a tile may be negative.
      if ((c < 0 && s.r == 0) || (c >= array.shape[k] && s.q == 0))
        return m.fault(Fault::OutOfBounds, s, std::to_string(c), std::to_string(k),
                       std::to_string(array.shape[k]));
      at.offset += static_cast<std::uint64_t>(c * array.strides[k]);
    }
    f(tile_element(tile, i), is_inside ? &at : nullptr);
    if (m.ended) return;
  }
}

void load_tile(Machine& m, const Step& s) {
  for_each_in_array(m, s, m.read<ArrayValue>(s.b), [&](const Pointer& to, const Pointer* from) {
    if (from == nullptr) return m.clear(m.at(to), s.c);
    m.note_read(*from, s.c, s);
    m.copy(m.at(to), m.at(*from), s.c);
  });
}
void store_tile(Machine& m, const Step& s) {
  for_each_in_array(m, s, m.read<ArrayValue>(s.b), [&](const Pointer& from, const Pointer* to) {
    if (to == nullptr) return;
    m.note_write(*to, s.c, s);
    m.copy(m.at(*to), m.at(from), s.c);
  });
}
// out: the tile of the values before.
struct AtomicAddTile {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto before = m.read<ArrayValue>(s.out);
    const std::uint32_t n = s.c / static_cast<std::uint32_t>(sizeof(S));
    std::int64_t number = 0;
    for_each_in_array(m, s, m.read<ArrayValue>(s.b), [&](const Pointer& from, const Pointer* to) {
      const Pointer place = tile_element(before, number++);
      if (to == nullptr) return m.clear(m.at(place), s.c);
      m.note_atomic(*to, s.c, s);
      const Location old = m.at(place);
      m.copy(old, m.at(*to), s.c);
      for (std::uint32_t i = 0; i < n; ++i) {
        put<M, S>(m, m.at(*to), i,
                  AddNumbers::apply(m, s, get<M, S>(m, old, i), get<M, S>(m, m.at(from), i)));
      }
    });
  }
};

// The step between an array and a tile; null: they do not fit.
Step* emit_array_step(const CallSite& c, Handler handler, const Type& tile, std::uint32_t at) {
  const Type& array = c.arg_type(0);
  std::vector<Operand> offset = listed_operands(c, "offset");
  const CallOperand* is_checked = c.named("bounds_check");
  const std::size_t rank = tile_info(c.code, tile).shape.size();
  if (handler == nullptr || !is_array(array) || array.ndim != rank || rank > 4 ||
      offset.size() > rank || array.element() != tile.element())
    return nullptr;
  for (const Operand& o : offset)
    if (!o.type.is_int() || o.offset == hir::kNone) return nullptr;
  if (is_checked != nullptr && !c.code.constant_int(*is_checked)) return nullptr;
  const CallOperand* indices = c.named("indices");
  std::int64_t axis = -1;
  if (indices != nullptr) {
    const CallOperand* given = c.named("axis");
    const auto value =
        given != nullptr ? c.code.constant_int(*given) : std::optional(std::int64_t{0});
    if (!value || *value < 0 || *value >= static_cast<std::int64_t>(rank) ||
        !is_tile(indices->type) || indices->type.element() != Type::of(Scalar::Int32) ||
        tile_info(c.code, indices->type).shape !=
            std::vector{tile_info(c.code, tile).shape[static_cast<std::size_t>(*value)]})
      return nullptr;
    axis = *value;
  }
  Step& s = c.code.emit(handler);
  s.a = c.args[0].offset;
  s.b = at;
  s.c = element_size(c.code, tile);
  s.n = static_cast<std::uint32_t>(offset.size());
  s.r = static_cast<std::uint16_t>(axis + 1);
  if (indices != nullptr) offset.push_back(*indices);
  s.extra = c.code.add_operands(offset);
  s.p = static_cast<std::uint16_t>(rank);
  s.q = is_checked == nullptr || *c.code.constant_int(*is_checked) != 0 ? 1 : 0;
  return &s;
}
bool tile_load(const CallSite& c) {
  if (!makes_tile(c) || !emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  return emit_array_step(c, load_tile, c.result().type, c.result().offset) != nullptr;
}
bool tile_store(const CallSite& c) {
  const CallOperand* tile = c.named("t");
  if (tile == nullptr || !is_tile(tile->type)) return false;
  return emit_array_step(c, store_tile, tile->type, tile->offset) != nullptr;
}
bool tile_atomic_add(const CallSite& c) {
  const CallOperand* tile = c.named("t");
  if (tile == nullptr || !is_tile(tile->type) || !tile->type.element().is_value()) return false;
  const auto before = add_tile(c.code, tile->type);
  if (!before) return false;
  const Handler handler = number_handler<AtomicAddTile>(tile->type.scalar);
  Step* s = emit_array_step(c, handler, tile->type, tile->offset);
  if (s == nullptr) return false;
  s->out = *before;
  if (c.results.empty()) return true;
  if (!makes_tile(c) || !emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  emit_tile_copy(c.code, c.result().offset, *before, element_size(c.code, tile->type));
  return true;
}

constexpr KnownCall kTileArrayCalls[] = {
    {BuiltinId::TileLoad, tile_load},
    {BuiltinId::TileStore, tile_store},
    {BuiltinId::TileAtomicAdd, tile_atomic_add},
    {BuiltinId::TileLoadIndexed, tile_load},
    {BuiltinId::TileStoreIndexed, tile_store},
    {BuiltinId::TileAtomicAddIndexed, tile_atomic_add},
};

}  // namespace

std::span<const KnownCall> tile_array_calls() { return kTileArrayCalls; }

}  // namespace weft::eval
