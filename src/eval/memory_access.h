// Elements of arrays: from indices to a place in memory.
#pragma once

#include "arithmetic.h"
#include "machine.h"

namespace weft::eval {

// An index of any integer type.
inline std::int64_t read_index(const Machine& m, const Operand& o) {
  switch (o.type.scalar) {
    case Scalar::Int8:
      return m.read<std::int8_t>(o.offset);
    case Scalar::UInt8:
      return m.read<std::uint8_t>(o.offset);
    case Scalar::Int16:
      return m.read<std::int16_t>(o.offset);
    case Scalar::UInt16:
      return m.read<std::uint16_t>(o.offset);
    case Scalar::Int64:
    case Scalar::UInt64:
    case Scalar::Handle:
      // Warp's functions take an int.
      return static_cast<std::int32_t>(m.read<std::int64_t>(o.offset));
    default:
      return m.read<std::int32_t>(o.offset);
  }
}

// An index in a dimension of that size, from the end where the kernel's is negative.
inline std::int64_t counted_index(Machine& m, const Step& s, const Operand& index,
                                  std::int64_t size) {
  const std::int64_t i = read_index(m, index);
  if (i >= 0) return i;
  m.note_negative(i, index, s);
  return i + size;
}
// False, with a fault. `shown`: the index as the kernel has it.
inline bool out_of_bounds(Machine& m, const Step& s, std::int64_t shown, std::uint32_t dimension,
                          std::int64_t size) {
  m.fault(Fault::OutOfBounds, s, std::to_string(shown), std::to_string(dimension),
          std::to_string(size));
  return false;
}

// False: a fault.
inline bool find_element(Machine& m, const Step& s, const ArrayValue& array, const Operand* indices,
                         std::uint32_t count, Pointer& out) {
  if (array.data.buffer == 0) {
    m.fault(Fault::NoArray, s);
    return false;
  }
  out = array.data;
  for (std::uint32_t k = 0; k < count; ++k) {
    const std::int64_t size = array.shape[k];
    const std::int64_t i = counted_index(m, s, indices[k], size);
    if (i < 0 || i >= size) return out_of_bounds(m, s, read_index(m, indices[k]), k, size);
    out.offset += static_cast<std::uint64_t>(i * array.strides[k]);
  }
  return true;
}

inline bool find_element(Machine& m, const Step& s, const IndexedValue& indexed,
                         const Operand* indices, std::uint32_t count, Pointer& out) {
  const ArrayValue& array = indexed.array;
  if (array.data.buffer == 0) {
    m.fault(Fault::NoArray, s);
    return false;
  }
  out = array.data;
  for (std::uint32_t k = 0; k < count; ++k) {
    std::int64_t size = indexed.shape[k];
    std::int64_t i = counted_index(m, s, indices[k], size);
    const bool is_inside = i >= 0 && i < size;
    std::int64_t shown = is_inside ? i : read_index(m, indices[k]);
    if (is_inside && indexed.indices[k].buffer != 0) {
      Pointer at = indexed.indices[k];
      at.offset += static_cast<std::uint64_t>(i) * sizeof(std::int32_t);
      m.note_read(at, sizeof(std::int32_t), s);
      std::int32_t listed = 0;
      std::memcpy(&listed, m.at(at).data, sizeof(listed));
      // What a list has is not counted from the end.
      i = shown = listed;
      size = array.shape[k];
    }
    if (i < 0 || i >= size) return out_of_bounds(m, s, shown, k, size);
    out.offset += static_cast<std::uint64_t>(i * array.strides[k]);
  }
  return true;
}

// The place that a pointer at s.a refers to is combined with the value at s.b.
template <class Op>
struct AtomicPart {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto p = m.read<Pointer>(s.a);
    if (p.buffer == 0) return m.fault(Fault::NoArray, s);
    m.note_atomic(p, static_cast<std::uint32_t>(s.n * sizeof(S)), s);
    const Location to = m.at(p);
    const In<M, S> value(m, s.b);
    for (std::uint32_t i = 0; i < s.n; ++i)
      put<M, S>(m, to, i, Op::apply(m, s, get<M, S>(m, to, i), value[i]));
  }
};

}  // namespace weft::eval
