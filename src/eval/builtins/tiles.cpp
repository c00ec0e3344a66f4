// Tiles: making them, views and elements.
#include <algorithm>

#include "arithmetic.h"
#include "component_arrays.h"
#include "convert.h"
#include "memory_access.h"
#include "random_numbers.h"
#include "tile_steps.h"

namespace weft::eval {

// --- what all files of tiles use ---

namespace {

// How far before and behind its first element a tile reaches, in bytes.
std::pair<std::int64_t, std::int64_t> reach(const ArrayValue& t) {
  std::int64_t before = 0, behind = 0;
  for (int k = 0; k < 4; ++k) {
    const std::int64_t last = (std::int64_t{t.shape[k]} - 1) * t.strides[k];
    (last < 0 ? before : behind) += last;
  }
  return {before, behind};
}

bool is_dense(const ArrayValue& t, std::uint32_t size) {
  std::int64_t stride = size;
  for (int k = 3; k >= 0; --k) {
    if (t.shape[k] != 1 && t.strides[k] != stride) return false;
    stride *= t.shape[k];
  }
  return true;
}

void own_tile(Machine& m, const Step& s) {
  ArrayValue t = m.code->headers[s.extra];
  t.data = {Machine::kStack, m.base + s.a};
  m.write(s.out, t);
}

// c: bytes of an element.
void copy_tile(Machine& m, const Step& s) {
  const auto to = m.read<ArrayValue>(s.out), from = m.read<ArrayValue>(s.a);
  const std::int64_t count = tile_count(from);
  if (!begin_tile_step(m, s, to, 0) || !begin_tile_step(m, s, from, count)) return;
  if (count != tile_count(to)) return m.fault(Fault::NoArray, s);
  if (is_dense(to, s.c) && is_dense(from, s.c))
    return m.copy(m.at(to.data), m.at(from.data), static_cast<std::uint32_t>(count) * s.c);
  for (std::int64_t i = 0; i < count; ++i)
    m.copy(m.at(tile_element(to, i)), m.at(tile_element(from, i)), s.c);
}

void begin_loop(Machine& m, const Step& s) { m.write<std::int64_t>(s.out, 0); }
// b: how many rounds; extra: the step at which they begin.
void next_round(Machine& m, const Step& s) {
  const std::int64_t next = m.read<std::int64_t>(s.a) + 1;
  m.write(s.a, next);
  if (next < s.b) CoreSteps::jump_back(m, s);
}

// a or out: the tile; b: the number of the element; c: its bytes.
void get_element(Machine& m, const Step& s) {
  const auto t = m.read<ArrayValue>(s.a);
  if (!begin_tile_step(m, s, t, 0)) return;
  m.copy(m.at(s.out), m.at(tile_element(t, m.read<std::int64_t>(s.b))), s.c);
}
void put_element(Machine& m, const Step& s) {
  const auto t = m.read<ArrayValue>(s.out);
  if (!begin_tile_step(m, s, t, 0)) return;
  m.copy(m.at(tile_element(t, m.read<std::int64_t>(s.b))), m.at(s.a), s.c);
}

}  // namespace

bool may_overlap(const ArrayValue& a, const ArrayValue& b) {
  if (a.data.buffer != b.data.buffer) return false;
  const auto [first_a, last_a] = reach(a);
  const auto [first_b, last_b] = reach(b);
  const auto shift = static_cast<std::int64_t>(a.data.offset - b.data.offset);
  return shift + last_a >= first_b && shift + first_a <= last_b;
}

bool lies_within(const ArrayValue& part, const ArrayValue& whole) {
  if (part.data.buffer != whole.data.buffer) return false;
  const auto [first, last] = reach(part);
  const auto [lowest, highest] = reach(whole);
  const auto shift = static_cast<std::int64_t>(part.data.offset - whole.data.offset);
  return shift + first >= lowest && shift + last <= highest;
}

bool begin_tile_step(Machine& m, const Step& s, const ArrayValue& t, std::int64_t elements) {
  if (t.data.buffer == 0) {
    m.fault(Fault::NoArray, s);
    return false;
  }
  const auto steps = static_cast<std::uint64_t>(elements);
  if (m.steps_left < steps) {
    m.fault(Fault::TooManySteps, s, std::to_string(m.step_limit));
    return false;
  }
  m.steps_left -= steps;
  return !m.tape_is_full(s);
}

std::optional<std::uint32_t> tile_header(CodeBuilder& code, const TileInfo& info,
                                         std::uint32_t size) {
  if (info.shape.size() > 4 || size == 0) return {};
  if (static_cast<std::uint64_t>(info.count()) > (1u << 28) / size) return {};
  ArrayValue header;
  std::int64_t stride = size;
  for (std::size_t k = 4; k-- > 0;) {
    const bool is_there = k < info.shape.size();
    header.shape[k] = is_there ? info.shape[k] : 1;
    header.strides[k] = !is_there                 ? 0
                        : k < info.strides.size() ? std::int64_t{info.strides[k]} * size
                                                  : stride;
    stride *= header.shape[k];
  }
  return code.add_header(header);
}

bool emit_own_tile(CodeBuilder& code, const Type& t, std::uint32_t to) {
  // The elements of a view lie where another tile has them; here they stand side by side.
  const TileInfo& given = tile_info(code, t);
  const TileInfo info = given.owner ? given : TileInfo::of(given.shape);
  if (info.strides.size() != info.shape.size() || !info.dense()) return false;
  const auto header = tile_header(code, info, element_size(code, t));
  if (!header) return false;
  const auto size = static_cast<std::uint32_t>(info.count()) * element_size(code, t);
  const std::uint32_t storage = code.add_slot({size, 8});
  Step& s = code.emit(own_tile);
  s.out = to;
  s.a = storage;
  s.extra = *header;
  return true;
}

std::optional<std::uint32_t> add_tile(CodeBuilder& code, const Type& t) {
  const std::uint32_t at = code.add_slot({sizeof(ArrayValue), alignof(ArrayValue)});
  if (!emit_own_tile(code, t, at)) return {};
  return at;
}

void emit_tile_copy(CodeBuilder& code, std::uint32_t to, std::uint32_t from, std::uint32_t size) {
  Step& s = code.emit(copy_tile);
  s.out = to;
  s.a = from;
  s.c = size;
}

bool keep_tile(CodeBuilder& code, const Operand& tile) {
  const std::uint32_t from = code.add_slot(code.layouts().of(tile.type));
  code.emit_copy(from, tile.offset, tile.type);
  if (!emit_own_tile(code, tile.type, tile.offset)) return false;
  emit_tile_copy(code, tile.offset, from, element_size(code, tile.type));
  return true;
}

std::vector<Operand> listed_operands(const CallSite& c, std::string_view parameter) {
  std::vector<Operand> out;
  for (const CallOperand& a : c.args) {
    if (a.is_type || c.overload.params[a.parameter].name != parameter) continue;
    if (a.type.plain(TypeKind::Tuple)) {
      const std::vector<Type>& types = c.code.program().tuples[a.type.index];
      for (std::size_t i = 0; i < types.size(); ++i)
        out.push_back({types[i], a.offset + c.code.layouts().tuple_offset(a.type, i)});
    } else {
      out.push_back(a);
    }
  }
  return out;
}

TileLoop begin_tile_loop(const CallSite& c) {
  const std::uint32_t counter = c.code.add_slot({8, 8});
  c.code.emit(begin_loop).out = counter;
  return {counter, c.code.step_count()};
}
void end_tile_loop(const CallSite& c, const TileLoop& loop, std::uint32_t count) {
  Step& s = c.code.emit(next_round);
  s.a = loop.counter;
  s.b = count;
  s.extra = static_cast<std::uint32_t>(loop.begin);
}
static void emit_element_step(const CallSite& c, Handler handler, std::uint32_t out,
                              std::uint32_t a, std::uint32_t counter, std::uint32_t size) {
  Step& s = c.code.emit(handler);
  s.out = out;
  s.a = a;
  s.b = counter;
  s.c = size;
}
void emit_tile_get(const CallSite& c, std::uint32_t slot, std::uint32_t tile, std::uint32_t counter,
                   std::uint32_t size) {
  emit_element_step(c, get_element, slot, tile, counter, size);
}
void emit_tile_put(const CallSite& c, std::uint32_t tile, std::uint32_t slot, std::uint32_t counter,
                   std::uint32_t size) {
  emit_element_step(c, put_element, tile, slot, counter, size);
}

namespace {

// --- making tiles ---

// a: the value of all elements; c: its bytes.
void fill_tile(Machine& m, const Step& s) {
  const auto t = m.read<ArrayValue>(s.out);
  const std::int64_t count = tile_count(t);
  if (!begin_tile_step(m, s, t, count)) return;
  for (std::int64_t i = 0; i < count; ++i) m.copy(m.at(tile_element(t, i)), m.at(s.a), s.c);
}

void emit_fill(const CallSite& c, std::uint32_t value) {
  Step& s = c.code.emit(fill_tile);
  s.out = c.result().offset;
  s.a = value;
  s.c = element_size(c.code, c.result().type);
}

bool tile_zeros(const CallSite& c) {
  if (!makes_tile(c) || !emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  const std::uint32_t zero = c.code.add_slot(c.code.layouts().of_element(c.result().type));
  Step& s = c.code.emit(CoreSteps::clear);
  s.out = zero;
  s.extra = element_size(c.code, c.result().type);
  emit_fill(c, zero);
  return true;
}
// Nothing is written, so that the elements stay what they were, or zeros.
bool tile_empty(const CallSite& c) {
  return makes_tile(c) && emit_own_tile(c.code, c.result().type, c.result().offset);
}

struct One {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) {
      if constexpr (kIsFloat<S>) {
        out.set(i, Num<M, S>(S(1.0f)));
      } else {
        out.set(i, S(1));
      }
    }
  }
};
bool tile_ones(const CallSite& c) {
  const Type element = c.result().type.element();
  if (!makes_tile(c) || !element.is_value()) return false;
  const Handler handler = scalar_handler<One>(element.scalar);
  if (handler == nullptr || !emit_own_tile(c.code, c.result().type, c.result().offset))
    return false;
  const std::uint32_t one = c.code.add_slot(c.code.layouts().of(element));
  Step& s = c.code.emit(handler);
  s.out = one;
  s.n = static_cast<std::uint32_t>(element.component_count());
  emit_fill(c, one);
  return true;
}
// Of the value that is given, also by one thread for all: there is one thread.
bool tile_full(const CallSite& c) {
  const CallOperand* value = c.named("value");
  if (!makes_tile(c) || value == nullptr || value->type != c.result().type.element()) return false;
  if (!emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  emit_fill(c, value->offset);
  return true;
}

// a, b: the first number and the step, of the type.
struct Arange {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto t = m.read<ArrayValue>(s.out);
    const std::int64_t count = tile_count(t);
    if (!begin_tile_step(m, s, t, count)) return;
    const S start = m.read<S>(s.a), step = m.read<S>(s.b);
    for (std::int64_t i = 0; i < count; ++i) {
      const Location to = m.at(tile_element(t, i));
      if constexpr (std::is_floating_point_v<S>) {
        const S part = static_cast<S>(i) * step;
        put<M, S>(m, to, 0, Num<M, S>(start + part));
      } else if constexpr (!kIsFloat<S>) {
        using U = std::make_unsigned_t<S>;
        const auto x = static_cast<std::uint64_t>(start) +
                       static_cast<std::uint64_t>(i) * static_cast<std::uint64_t>(step);
        put<M, S>(m, to, 0, static_cast<S>(static_cast<U>(x)));
      }
    }
  }
};
// A constant of Python as a number of the type, at an offset. False: it is none.
bool emit_constant(const CallSite& c, const CallOperand& value, Scalar type, std::uint32_t to) {
  if (value.constant == nullptr || value.offset == hir::kNone || !value.type.is_scalar())
    return false;
  if (value.type.scalar != type && emit_exact(c, to, type, *value.constant)) return true;
  const Handler handler = convert_handler(value.type.scalar, type);
  if (handler == nullptr) return false;
  Step& s = c.code.emit(handler);
  s.out = to;
  s.a = value.offset;
  return true;
}
bool emit_whole(const CallSite& c, std::uint32_t number, Scalar type, std::uint32_t to) {
  const std::uint32_t whole = c.code.add_slot({4, 4});
  Step& s = c.code.emit(constant_length);
  s.out = whole;
  s.extra = number;
  Step& convert = c.code.emit(convert_handler(Scalar::Int32, type));
  convert.out = to;
  convert.a = whole;
  return true;
}
bool tile_arange(const CallSite& c) {
  if (!makes_tile(c)) return false;
  const Type element = c.result().type.element();
  if (!element.is_scalar() || scalar_size(element.scalar) == 0 ||
      (is_float(element.scalar) && scalar_size(element.scalar) == 2))
    return false;
  std::vector<CallOperand> numbers;
  for (const CallOperand& a : c.args)
    if (!a.is_type && c.overload.params[a.parameter].name == "args") numbers.push_back(a);
  const Handler handler = number_handler<Arange>(element.scalar);
  if (numbers.empty() || numbers.size() > 3 || handler == nullptr ||
      !emit_own_tile(c.code, c.result().type, c.result().offset))
    return false;
  const Layout layout = c.code.layouts().of(element);
  const std::uint32_t start = c.code.add_slot(layout), step = c.code.add_slot(layout);
  // Up to the number, from one up to another, and then the step.
  const bool has_start = numbers.size() > 1, has_step = numbers.size() > 2;
  if (has_start ? !emit_constant(c, numbers[0], element.scalar, start)
                : !emit_whole(c, 0, element.scalar, start))
    return false;
  if (has_step ? !emit_constant(c, numbers[2], element.scalar, step)
               : !emit_whole(c, 1, element.scalar, step))
    return false;
  Step& s = c.code.emit(handler);
  s.out = c.result().offset;
  s.a = start;
  s.b = step;
  return true;
}

// a: the state, which stays as it is; b, c: the bounds, if s.p is 1.
struct RandomFloats {
  template <class M>
  static void run(Machine& m, const Step& s) {
    const auto t = m.read<ArrayValue>(s.out);
    const std::int64_t count = tile_count(t);
    if (!begin_tile_step(m, s, t, count)) return;
    auto state = pcg_hash(m.read<std::uint32_t>(s.a));
    for (std::int64_t i = 0; i < count; ++i) {
      Num<M, float> x(draw_uniform(state));
      if (s.p == 1) {
        const auto low = get<M, float>(m, m.at(s.b)), high = get<M, float>(m, m.at(s.c));
        x = (high - low) * x + low;
      }
      put<M, float>(m, m.at(tile_element(t, i)), 0, x);
    }
  }
};
void random_ints(Machine& m, const Step& s) {
  const auto t = m.read<ArrayValue>(s.out);
  const std::int64_t count = tile_count(t);
  if (!begin_tile_step(m, s, t, count)) return;
  auto state = pcg_hash(m.read<std::uint32_t>(s.a));
  for (std::int64_t i = 0; i < count; ++i) {
    state = pcg_hash(state);
    std::uint32_t x = state;
    if (s.p == 1) {
      const auto low = m.read<std::int32_t>(s.b), high = m.read<std::int32_t>(s.c);
      const auto span = static_cast<std::uint32_t>(SubtractNumbers::apply(m, s, high, low));
      if (span == 0) return m.fault(Fault::DivisionByZero, s, std::to_string(state));
      x = state % span + static_cast<std::uint32_t>(low);
    }
    std::memcpy(m.at(tile_element(t, i)).data, &x, sizeof(x));
  }
}
bool tile_random(const CallSite& c) {
  const CallOperand* state = c.named("rng");
  // Behind the shape and the state.
  const CallOperand *low = nullptr, *high = nullptr;
  for (const CallOperand& a : c.args) {
    if (c.overload.params.size() > 4 && a.parameter == 2) low = &a;
    if (c.overload.params.size() > 4 && a.parameter == 3) high = &a;
  }
  if (!makes_tile(c) || state == nullptr || !is_random_state(state->type)) return false;
  const Type element = c.result().type.element();
  const bool is_float = c.id == BuiltinId::TileRandf;
  if (element != Type::of(is_float ? Scalar::Float32 : Scalar::Int32)) return false;
  if ((low == nullptr) != (high == nullptr)) return false;
  if (low != nullptr && (low->type != element || high->type != element)) return false;
  if (!emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  Step& s = c.code.emit(is_float ? mode_handler<RandomFloats>() : Handler(random_ints));
  s.out = c.result().offset;
  s.a = state->offset;
  if (low == nullptr) return true;
  s.b = low->offset;
  s.c = high->offset;
  s.p = 1;
  return true;
}

// The components of a value, one after another, or the value as a whole.
bool tile_of_value(const CallSite& c) {
  const std::uint32_t size = value_size(c, c.arg_type(0));
  if (!makes_tile(c) || c.args[0].by_reference || c.arg_type(0).ref ||
      static_cast<std::uint64_t>(tile_info(c.code, c.result().type).count()) *
              element_size(c.code, c.result().type) !=
          size ||
      !emit_own_tile(c.code, c.result().type, c.result().offset))
    return false;
  const Step owned = c.code.last();
  Step& s = c.code.emit(CoreSteps::copy(0, true));
  s.out = owned.a;
  s.a = c.args[0].offset;
  s.extra = size;
  return true;
}
bool untile(const CallSite& c) {
  const Type& t = c.arg_type(0);
  const std::uint32_t count = static_cast<std::uint32_t>(tile_info(c.code, t).count());
  const std::uint32_t size = element_size(c.code, t);
  if (count * size != value_size(c, c.result().type)) return false;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t number = c.code.add_slot({8, 8});
    Step& s = c.code.emit(constant_length);
    s.out = number;
    s.extra = i;
    emit_tile_get(c, c.result().offset + i * size, c.args[0].offset, number, size);
  }
  return true;
}

// --- views ---

// a: the tile that is looked at; extra: the header of the view; b, n: the offset.
void view_tile(Machine& m, const Step& s) {
  const auto from = m.read<ArrayValue>(s.a);
  if (!begin_tile_step(m, s, from, 0)) return;
  ArrayValue out = m.code->headers[s.extra];
  out.data = from.data;
  for (std::uint32_t k = 0; k < s.n; ++k) {
    const std::int64_t i = read_index(m, m.code->operands[s.b + k]);
    if (i < 0 || i >= from.shape[k])
      return m.fault(Fault::OutOfBounds, s, std::to_string(i), std::to_string(k),
                     std::to_string(from.shape[k]));
    out.data.offset += static_cast<std::uint64_t>(i * from.strides[k]);
  }
  if (!lies_within(out, from)) {
    // Some index of the view's last element.
    const std::string size = std::to_string(from.shape[0]);
    return m.fault(Fault::OutOfBounds, s, size, "0", size);
  }
  m.write(s.out, out);
}

Step* emit_view(const CallSite& c, std::span<const Operand> offset) {
  const CallOperand& from = c.args[0];
  if (!makes_tile(c) || !is_tile(from.type)) return nullptr;
  const Type& result = c.result().type;
  const auto header = tile_header(c.code, tile_info(c.code, result), element_size(c.code, result));
  if (!header || result.element() != from.type.element()) return nullptr;
  // A view has no elements of its own; Warp decides which of these results are views.
  if (tile_info(c.code, result).owner) return nullptr;
  Step& s = c.code.emit(view_tile);
  s.out = c.result().offset;
  s.a = from.offset;
  s.extra = *header;
  s.b = c.code.add_operands(offset);
  s.n = static_cast<std::uint32_t>(offset.size());
  return &s;
}
bool whole_view(const CallSite& c) { return emit_view(c, {}) != nullptr; }

bool tile_view(const CallSite& c) {
  std::vector<Operand> offset = listed_operands(c, "offset");
  const TileInfo& from = tile_info(c.code, c.arg_type(0));
  if (offset.size() > from.shape.size()) return false;
  for (std::size_t k = 0; k < offset.size(); ++k) {
    Operand& o = offset[k];
    if (o.type.plain(TypeKind::Slice)) {
      const SliceInfo& slice = c.code.program().slices[o.type.index];
      if (!slice.constant) return false;
      const std::uint32_t start = c.code.add_slot({4, 4});
      Step& s = c.code.emit(constant_length);
      s.out = start;
      s.extra = static_cast<std::uint32_t>(slice_start(slice, from.shape[k]));
      o = {Type::of(Scalar::Int32), start};
    }
    if (!o.type.is_int() || o.offset == hir::kNone) return false;
  }
  return emit_view(c, offset) != nullptr;
}

// --- elements ---

// Leaves a pointer to an element, or to components of it, at s.out. a: the tile; extra, n: the
// indices; p: dimensions; q, r: rows and columns of an element that is a compound; c: bytes of a
// component.
void element_pointer(Machine& m, const Step& s) {
  const auto t = m.read<ArrayValue>(s.a);
  if (!begin_tile_step(m, s, t, 0)) return;
  Pointer out = t.data;
  for (std::uint32_t k = 0; k < s.n; ++k) {
    const std::int64_t i = read_index(m, m.code->operands[s.extra + k]);
    const std::int64_t size = k < s.p ? t.shape[k] : k == s.p ? s.q : s.r;
    if (i < 0 || i >= size) {
      const bool is_component = k >= s.p;
      if (is_component)
        return m.fault(Fault::ComponentOutOfBounds, s, std::to_string(i), std::to_string(size));
      return m.fault(Fault::OutOfBounds, s, std::to_string(i), std::to_string(k),
                     std::to_string(size));
    }
    const std::int64_t stride = k < s.p    ? t.strides[k]
                                : k == s.p ? std::int64_t{s.c} * s.r
                                           : std::int64_t{s.c};
    out.offset += static_cast<std::uint64_t>(i * stride);
  }
  m.write(s.out, out);
}

// The indices are the arguments from the second up to `end`. 0: they do not fit; otherwise the
// offset of the pointer.
std::uint32_t emit_element_pointer(const CallSite& c, std::size_t end) {
  const Type& t = c.arg_type(0);
  if (!is_tile(t) || !are_indices(c.args.subspan(1, end - 1))) return 0;
  const std::size_t rank = tile_info(c.code, t).shape.size(), given = end - 1;
  const Type element = t.element();
  const std::size_t most = rank + (element.is_matrix() ? 2 : element.is_vector() ? 1 : 0);
  if (rank > 4 || given < rank || given > most) return 0;
  std::vector<Operand> indices(c.args.begin() + 1,
                               c.args.begin() + static_cast<std::ptrdiff_t>(end));
  const std::uint32_t pointer = c.code.add_slot({sizeof(Pointer), alignof(Pointer)});
  Step& s = c.code.emit(element_pointer);
  s.out = pointer;
  s.a = c.args[0].offset;
  s.extra = c.code.add_operands(indices);
  s.n = static_cast<std::uint32_t>(indices.size());
  s.p = static_cast<std::uint16_t>(rank);
  // Only vectors and matrices have more indices than the tile has dimensions.
  s.q = element.is_matrix() || element.is_vector() ? element.rows : 0;
  s.r = element.is_matrix() ? element.cols : 1;
  s.c = element.is_value() ? scalar_size(element.scalar) : 0;
  return pointer;
}

bool tile_extract(const CallSite& c) {
  const std::uint32_t pointer = emit_element_pointer(c, c.args.size());
  if (pointer == 0) return false;
  Step& s = c.code.emit(CoreSteps::load);
  s.out = c.result().offset;
  s.a = pointer;
  s.extra = value_size(c, c.result().type);
  return true;
}
// An element or a part of it is set to the last argument.
bool assign_element(const CallSite& c) {
  const std::uint32_t pointer = emit_element_pointer(c, c.args.size() - 1);
  const Type element = c.arg_type(0).element();
  const Type& value = c.args.back().type;
  const std::size_t parts = c.args.size() - 2 - tile_info(c.code, c.arg_type(0)).shape.size();
  const Type expected = parts == 0 ? element
                        : parts == 1 && element.is_matrix()
                            ? Type::vec(element.cols, element.scalar)
                            : element.scalar_type();
  if (pointer == 0 || value != expected) return false;
  Step& s = c.code.emit(CoreSteps::store);
  s.a = pointer;
  s.b = c.args.back().offset;
  s.extra = value_size(c, value);
  return true;
}

// Nothing is done unless the argument `has_value` holds.
template <class F>
bool emit_if_given(const CallSite& c, F f) {
  const CallOperand* holds = c.named("has_value");
  if (holds == nullptr || !holds->type.is_bool() || holds->type.ref) return false;
  const std::size_t jump = c.code.step_count();
  c.code.emit(CoreSteps::jump_unless).a = holds->offset;
  // The arguments up to the value, which is in front of `has_value`.
  std::vector<CallOperand> args;
  for (const CallOperand& a : c.args)
    if (a.parameter < holds->parameter) args.push_back(a);
  if (!f(CallSite{c.id, c.overload, args, {}, c.code, c.node})) return false;
  c.code.step_at(jump).extra = static_cast<std::uint32_t>(c.code.step_count());
  return true;
}
bool scatter_masked(const CallSite& c) {
  return c.results.empty() &&
         emit_if_given(c, [](const CallSite& inner) { return assign_element(inner); });
}

Handler element_handler(const CallSite& c, Scalar s) {
  switch (c.id) {
    case BuiltinId::TileAddInplace:
    case BuiltinId::TileScatterAdd:
      return number_handler<AtomicPart<AddNumbers>>(s);
    case BuiltinId::TileSubInplace:
      return number_handler<AtomicPart<SubtractNumbers>>(s);
    case BuiltinId::TileBitAndInplace:
      return int_handler<AtomicPart<AndBits>>(s);
    case BuiltinId::TileBitOrInplace:
      return int_handler<AtomicPart<OrBits>>(s);
    case BuiltinId::TileBitXorInplace:
      return int_handler<AtomicPart<XorBits>>(s);
    default:
      return nullptr;
  }
}
bool change_element(const CallSite& c) {
  const Type element = c.arg_type(0).element();
  if (!element.is_value() || c.args.back().type != element ||
      c.args.size() - 2 != tile_info(c.code, c.arg_type(0)).shape.size())
    return false;
  const Handler handler = element_handler(c, element.scalar);
  const std::uint32_t pointer = emit_element_pointer(c, c.args.size() - 1);
  if (handler == nullptr || pointer == 0) return false;
  Step& s = c.code.emit(handler);
  s.a = pointer;
  s.b = c.args.back().offset;
  s.n = static_cast<std::uint32_t>(element.component_count());
  return true;
}

bool scatter_add(const CallSite& c) {
  return c.results.empty() &&
         emit_if_given(c, [](const CallSite& inner) { return change_element(inner); });
}

// --- whole tiles ---

bool tile_len(const CallSite& c) {
  c.emit(constant_length).extra =
      static_cast<std::uint32_t>(tile_info(c.code, c.arg_type(0)).shape[0]);
  return true;
}

bool tile_copy(const CallSite& c) {
  if (!makes_tile(c) || !emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  const std::uint32_t size = element_size(c.code, c.result().type);
  emit_tile_copy(c.code, c.result().offset, c.args[0].offset, size);
  return size == element_size(c.code, c.arg_type(0)) && tile_info(c.code, c.result().type).owner;
}

// Two arguments: a whole tile. A view then becomes one of other elements, but for a tile in
// registers, which is copied to the elements that the view refers to.
bool tile_assign_whole(const CallSite& c) {
  if (c.args.size() != 2) return assign_element(c);
  const Type &to = c.arg_type(0), &from = c.arg_type(1);
  if (!is_tile(to) || !is_tile(from) || to.element() != from.element() ||
      tile_info(c.code, to).shape != tile_info(c.code, from).shape)
    return false;
  const TileInfo &target = tile_info(c.code, to), &source = tile_info(c.code, from);
  if (target.owner || !target.shared || !source.shared) {
    emit_tile_copy(c.code, c.args[0].offset, c.args[1].offset, element_size(c.code, to));
    return true;
  }
  if (target.strides != source.strides) return false;
  c.code.emit_copy(c.args[0].offset, c.args[1].offset, to);
  return true;
}

// a: the condition as a bool; b, c: the tiles.
void choose_header(Machine& m, const Step& s) {
  m.write(s.out, m.read<ArrayValue>(m.read<std::uint8_t>(s.a) != 0 ? s.b : s.c));
}

// Which of two tiles a condition chooses; a result that owns its elements is a copy.
bool choose_tile(const CallSite& c, const CallOperand& if_true, const CallOperand& if_false) {
  const Type& condition = c.arg_type(0);
  const Type& result = c.result().type;
  if (!makes_tile(c) || condition.ref || !condition.is_scalar()) return false;
  for (const CallOperand* a : {&if_true, &if_false})
    if (!is_tile(a->type) || a->type.element() != result.element() ||
        tile_info(c.code, a->type).shape != tile_info(c.code, result).shape)
      return false;
  const std::uint32_t truth = c.code.add_slot({1, 1});
  Step& test = c.code.emit(CoreSteps::truth(condition.scalar));
  test.out = truth;
  test.a = c.args[0].offset;
  const Layout layout = c.code.layouts().of(result);
  const std::uint32_t chosen = c.code.add_slot(layout);
  Step& choice = c.code.emit(choose_header);
  choice.out = chosen;
  choice.a = truth;
  choice.b = if_true.offset;
  choice.c = if_false.offset;
  if (!tile_info(c.code, result).owner) {
    const bool has_same_strides =
        tile_info(c.code, if_true.type).strides == tile_info(c.code, result).strides &&
        tile_info(c.code, if_false.type).strides == tile_info(c.code, result).strides;
    c.code.emit_copy(c.result().offset, chosen, result);
    return has_same_strides;
  }
  if (!emit_own_tile(c.code, result, c.result().offset)) return false;
  emit_tile_copy(c.code, c.result().offset, chosen, element_size(c.code, result));
  return true;
}
bool tile_where(const CallSite& c) { return choose_tile(c, c.args[1], c.args[2]); }

// The elements of a tile become a part of another one; they may be the same ones.
bool tile_assign(const CallSite& c) {
  const CallOperand& to = c.args[0];
  const CallOperand& from = c.args[1];
  if (!is_tile(to.type) || !is_tile(from.type) || to.type.element() != from.type.element())
    return false;
  const TileInfo &target = tile_info(c.code, to.type), &source = tile_info(c.code, from.type);
  const std::vector<Operand> offset = listed_operands(c, "offset");
  const std::uint32_t size = element_size(c.code, to.type);
  if (source.shape.size() != target.shape.size() || offset.size() > target.shape.size())
    return false;
  for (const Operand& o : offset)
    if (!o.type.is_int() || o.offset == hir::kNone) return false;
  const auto staged = add_tile(c.code, from.type);
  // The part: as large as the source, with the steps of the target.
  TileInfo part = source;
  part.strides = target.strides;
  const auto header = tile_header(c.code, part, size);
  if (!staged || !header) return false;
  emit_tile_copy(c.code, *staged, from.offset, size);
  const std::uint32_t view = c.code.add_slot(c.code.layouts().of(to.type));
  Step& s = c.code.emit(view_tile);
  s.out = view;
  s.a = to.offset;
  s.extra = *header;
  s.b = c.code.add_operands(offset);
  s.n = static_cast<std::uint32_t>(offset.size());
  emit_tile_copy(c.code, view, *staged, size);
  return true;
}

constexpr KnownCall kTileMemoryCalls[] = {
    {BuiltinId::TileZeros, tile_zeros},
    {BuiltinId::TileEmpty, tile_empty},
    {BuiltinId::TileOnes, tile_ones},
    {BuiltinId::TileFull, tile_full},
    {BuiltinId::TileFromThread, tile_full},
    {BuiltinId::TileArange, tile_arange},
    {BuiltinId::TileRandf, tile_random},
    {BuiltinId::TileRandi, tile_random},
    {BuiltinId::Tile, tile_of_value},
    {BuiltinId::Untile, untile},
    {BuiltinId::TileBroadcast, whole_view},
    {BuiltinId::TileTranspose, whole_view},
    {BuiltinId::TileReshape, whole_view},
    {BuiltinId::TileSqueeze, whole_view},
    {BuiltinId::TileView, tile_view},
    {BuiltinId::TileExtract, tile_extract},
    {BuiltinId::TileScatterAdd, scatter_add},
    {BuiltinId::TileScatterMasked, scatter_masked},
    {BuiltinId::TileAddInplace, change_element},
    {BuiltinId::TileSubInplace, change_element},
    {BuiltinId::TileBitAndInplace, change_element},
    {BuiltinId::TileBitOrInplace, change_element},
    {BuiltinId::TileBitXorInplace, change_element},
    {BuiltinId::Len, tile_len},
    {BuiltinId::Copy, tile_copy},
    {BuiltinId::Assign, tile_assign_whole},
    {BuiltinId::Where, tile_where},
    {BuiltinId::TileAssign, tile_assign},
};

}  // namespace

std::span<const KnownCall> tile_memory_calls() { return kTileMemoryCalls; }

}  // namespace weft::eval
