// Arrays: elements, atomics and views, arrays that are made in a kernel, and what a thread knows of
// the launch.
#include "call_site.h"
#include "code_builder.h"
#include "memory_access.h"

namespace weft::eval {
namespace {

// --- the launch ---

void thread_index(Machine& m, const Step& s) { m.write(s.out, m.thread[s.p]); }
void block_size(Machine& m, const Step& s) { m.write(s.out, m.block_dim); }

bool tid(const CallSite& c) {
  for (std::size_t i = 0; i < c.results.size(); ++i) {
    Step& s = c.code.emit(thread_index);
    s.out = c.results[i].offset;
    s.p = static_cast<std::uint16_t>(i);
  }
  return true;
}
bool block_dim(const CallSite& c) {
  c.emit(block_size);
  return true;
}

// --- elements ---

// a: the array; extra, n: the indices.
template <class Array>
void address_step(Machine& m, const Step& s) {
  Pointer p;
  if (find_element(m, s, m.read<Array>(s.a), m.code->operands.data() + s.extra, s.n, p))
    m.write(s.out, p);
}

// The indices are the arguments from the second up to `end`; as many as the array has dimensions.
bool emit_element(const CallSite& c, std::size_t end, std::uint32_t out) {
  const Type& array = c.arg_type(0);
  if (!(is_array(array) || is_indexed(array)) || !are_indices(c.args.subspan(1, end - 1)) ||
      end - 1 != array.ndim)
    return false;
  std::vector<Operand> indices(c.args.begin() + 1,
                               c.args.begin() + static_cast<std::ptrdiff_t>(end));
  Step& s = c.code.emit(is_indexed(array) ? address_step<IndexedValue> : address_step<ArrayValue>);
  s.out = out;
  s.a = c.args[0].offset;
  s.extra = c.code.add_operands(indices);
  s.n = static_cast<std::uint32_t>(indices.size());
  return true;
}

bool address(const CallSite& c) { return emit_element(c, c.args.size(), c.result().offset); }

bool load(const CallSite& c) {
  if (!c.arg_type(0).ref) return false;
  c.emit(CoreSteps::load).extra = value_size(c, c.result().type);
  return true;
}
bool store(const CallSite& c) {
  if (!c.arg_type(0).ref) return false;
  Step& s = c.emit(CoreSteps::store);
  s.extra = value_size(c, c.arg_type(0).deref());
  return s.extra == value_size(c, c.arg_type(1));
}

// A number that is not finite is a finding where it goes to memory.
struct CheckFinite {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    if (!m.checks) return;
    for (std::uint32_t i = 0; i < s.n; ++i) {
      const auto x =
          static_cast<double>(wide(m.read<S>(s.a + i * static_cast<std::uint32_t>(sizeof(S)))));
      if (!std::isfinite(x))
        return m.fault(Fault::NonFinite, s, x > 0 ? "inf" : x < 0 ? "-inf" : "nan");
    }
  }
};

void emit_check(const CallSite& c, const CallOperand& value) {
  if (!value.type.is_value() || !is_float(value.type.scalar)) return;
  Step& s = c.code.emit(float_handler<CheckFinite, Plain>(value.type.scalar));
  s.a = value.offset;
  s.n = static_cast<std::uint32_t>(value.type.component_count());
}

bool array_store(const CallSite& c) {
  const std::uint32_t pointer = c.code.add_slot({sizeof(Pointer), alignof(Pointer)});
  const CallOperand& value = c.args.back();
  if (!emit_element(c, c.args.size() - 1, pointer)) return false;
  const std::uint32_t size = value_size(c, c.arg_type(0).element());
  if (value_size(c, value.type) != size) return false;
  emit_check(c, value);
  Step& s = c.code.emit(CoreSteps::store);
  s.a = pointer;
  s.b = value.offset;
  s.extra = size;
  return true;
}

// --- atomics ---

// The value at the pointer s.a is combined with the one at s.b; s.out: what it was.
template <class Op>
struct Atomic {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto p = m.read<Pointer>(s.a);
    m.note_atomic(p, static_cast<std::uint32_t>(s.n * sizeof(S)), s);
    const Location to = m.at(p);
    const In<M, S> value(m, s.b);
    const Out<M, S> out(m, s.out);
    for (std::uint32_t i = 0; i < s.n; ++i) {
      const Num<M, S> old = get<M, S>(m, to, i), x = value[i];
      put<M, S>(m, to, i, Op::apply(m, s, old, x));
      out.set(i, old);
    }
  }
};
struct Smaller {
  template <class N>
  static N apply(Machine&, const Step&, const N& a, const N& b) {
    return smaller(a, b);
  }
};
struct Larger {
  template <class N>
  static N apply(Machine&, const Step&, const N& a, const N& b) {
    return larger(a, b);
  }
};
struct Replace {
  template <class N>
  static N apply(Machine&, const Step&, const N&, const N& b) {
    return b;
  }
};

// s.b: what is compared, s.c: the new value.
struct CompareAndSwap {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto p = m.read<Pointer>(s.a);
    m.note_atomic(p, sizeof(S), s);
    const Location to = m.at(p);
    const Num<M, S> old = get<M, S>(m, to), expected = get<M, S>(m, m.at(s.b)),
                    fresh = get<M, S>(m, m.at(s.c));
    if (old == expected) put<M, S>(m, to, 0, fresh);
    put<M, S>(m, m.at(s.out), 0, old);
  }
};

Handler atomic_handler(const CallSite& c, Scalar s) {
  switch (c.id) {
    case BuiltinId::AtomicAdd:
      return number_handler<Atomic<AddNumbers>>(s);
    case BuiltinId::AtomicSub:
      return number_handler<Atomic<SubtractNumbers>>(s);
    case BuiltinId::AtomicMin:
      return number_handler<Atomic<Smaller>>(s);
    case BuiltinId::AtomicMax:
      return number_handler<Atomic<Larger>>(s);
    case BuiltinId::AtomicAnd:
      return int_handler<Atomic<AndBits>>(s);
    case BuiltinId::AtomicOr:
      return int_handler<Atomic<OrBits>>(s);
    case BuiltinId::AtomicXor:
      return int_handler<Atomic<XorBits>>(s);
    case BuiltinId::AtomicExch:
      return number_handler<Atomic<Replace>>(s);
    default:
      return number_handler<CompareAndSwap>(s);
  }
}

bool atomic(const CallSite& c) {
  const std::size_t values = c.id == BuiltinId::AtomicCas ? 2 : 1;
  const Type element = c.arg_type(0).element();
  const std::uint32_t pointer = c.code.add_slot({sizeof(Pointer), alignof(Pointer)});
  if (!element.is_value() || !emit_element(c, c.args.size() - values, pointer)) return false;
  const Handler handler = atomic_handler(c, element.scalar);
  for (std::size_t i = c.args.size() - values; i < c.args.size(); ++i)
    if (c.arg_type(i).ref || c.arg_type(i).scalar != element.scalar) return false;
  if (handler == nullptr) return false;
  if (values == 1) emit_check(c, c.args.back());
  Step& s = c.code.emit(handler);
  s.a = pointer;
  s.b = c.args[c.args.size() - values].offset;
  s.c = c.args.back().offset;
  s.n = static_cast<std::uint32_t>(element.component_count());
  // A call for its effect alone has no result.
  s.out = c.results.empty() ? c.code.add_slot(c.code.layouts().of(element)) : c.result().offset;
  return true;
}

// --- views ---

// As the bounds of an array's slice count.
SliceValue adjusted(const SliceValue& s, std::int32_t length) {
  const auto bound = [&](std::int32_t i) {
    i = std::min(std::max(i, -length), length);
    return i < 0 ? i + length : i;
  };
  SliceValue out = s;
  if (s.start == static_cast<std::int32_t>(SliceInfo::kBegin)) {
    out.start = s.step < 0 ? length - 1 : 0;
  } else {
    out.start = bound(s.start);
  }
  if (s.stop == static_cast<std::int32_t>(SliceInfo::kEnd)) {
    out.stop = s.step < 0 ? -1 : length;
  } else {
    out.stop = bound(s.stop);
  }
  return out;
}
std::int32_t slice_length(const SliceValue& s) {
  if (s.step > 0 && s.start < s.stop) return 1 + (s.stop - s.start - 1) / s.step;
  if (s.step < 0 && s.start > s.stop) return 1 + (s.start - s.stop - 1) / -s.step;
  return 0;
}

void view_step(Machine& m, const Step& s) {
  const auto from = m.read<ArrayValue>(s.a);
  if (from.data.buffer == 0) return m.fault(Fault::NoArray, s);
  ArrayValue out;
  out.data = from.data;
  std::uint32_t dim = 0;
  const Operand* args = m.code->operands.data() + s.extra;
  for (std::uint32_t k = 0; k < s.n; ++k) {
    std::int64_t start = 0;
    if (args[k].type.plain(TypeKind::Slice)) {
      const SliceValue slice = adjusted(m.read<SliceValue>(args[k].offset), from.shape[k]);
      out.shape[dim] = slice_length(slice);
      out.strides[dim] = from.strides[k] * slice.step;
      start = slice.start;
      // An empty part may begin behind the last element.
      if (out.shape[dim++] == 0) start = 0;
    } else {
      start = read_index(m, args[k]);
      if (start < 0) start += from.shape[k];
      if (start < 0 || start >= from.shape[k])
        return m.fault(Fault::OutOfBounds, s, std::to_string(start), std::to_string(k),
                       std::to_string(from.shape[k]));
    }
    out.data.offset += static_cast<std::uint64_t>(start * from.strides[k]);
  }
  for (std::uint32_t k = s.n; k < 4 && dim < 4; ++k, ++dim) {
    out.shape[dim] = from.shape[k];
    out.strides[dim] = from.strides[k];
  }
  m.write(s.out, out);
}

// Of an indexed array, by integers: the dimensions that are left keep their lists.
void indexed_view_step(Machine& m, const Step& s) {
  const auto from = m.read<IndexedValue>(s.a);
  const Operand* args = m.code->operands.data() + s.extra;
  IndexedValue out;
  if (!find_element(m, s, from, args, s.n, out.array.data)) return;
  for (std::uint32_t k = s.n, dim = 0; k < 4; ++k, ++dim) {
    out.array.shape[dim] = from.array.shape[k];
    out.array.strides[dim] = from.array.strides[k];
    out.indices[dim] = from.indices[k];
    out.shape[dim] = from.shape[k];
  }
  m.write(s.out, out);
}

bool view(const CallSite& c) {
  if (is_indexed(c.arg_type(0))) {
    if (!are_indices(c.args.subspan(1)) || c.args.size() > c.arg_type(0).ndim) return false;
    Step& s = c.emit(indexed_view_step);
    c.add_operands(s, 1);
    return true;
  }
  if (!is_array(c.arg_type(0))) return false;
  for (const CallOperand& a : c.args.subspan(1))
    if (!a.type.is_int() && !a.type.plain(TypeKind::Slice)) return false;
  Step& s = c.emit(view_step);
  c.add_operands(s, 1);
  return true;
}

// The array of zeros at s.a with the sizes of the operands; s.b: bytes of an element, s.c: of all.
void zeros_step(Machine& m, const Step& s) {
  const Operand* sizes = m.code->operands.data() + s.extra;
  ArrayValue out;
  std::int64_t bytes = s.b;
  for (std::uint32_t k = s.n; k-- > 0;) {
    const std::int64_t size = read_index(m, sizes[k]);
    out.shape[k] = static_cast<std::int32_t>(size);
    out.strides[k] = bytes;
    bytes *= size;
  }
  // Lowering knows the sizes, so that they fit; if not, there is no array.
  if (bytes == s.c) out.data = {Machine::kStack, m.base + s.a};
  m.clear(m.at(s.a), s.c);
  m.write(s.out, out);
}

bool zeros(const CallSite& c) {
  if (c.results.size() != 1 || !is_fixed(c.result().type)) return false;
  std::vector<Operand> sizes;
  for (const CallOperand& a : c.args) {
    if (a.is_type || c.overload.params[a.parameter].name != "shape") continue;
    if (a.type.plain(TypeKind::Tuple)) {
      const std::vector<Type>& types = c.code.program().tuples[a.type.index];
      for (std::size_t i = 0; i < types.size(); ++i)
        sizes.push_back({types[i], a.offset + c.code.layouts().tuple_offset(a.type, i)});
    } else {
      sizes.push_back(a);
    }
  }
  if (sizes.empty() || sizes.size() > 4) return false;
  for (const Operand& o : sizes)
    if (!o.type.is_int()) return false;
  const Layout element = c.code.layouts().of_element(c.result().type);
  const std::uint64_t bytes = std::uint64_t{element.size} * c.result().type.size;
  // The frame has a limit of its own.
  const auto size = static_cast<std::uint32_t>(std::min<std::uint64_t>(bytes, 0xffffffffu));
  if (size == 0) return false;
  const std::uint32_t storage = c.code.add_slot({size, 8});
  Step& s = c.code.emit(zeros_step);
  s.out = c.result().offset;
  s.a = storage;
  s.b = element.size;
  s.c = size;
  s.extra = c.code.add_operands(sizes);
  s.n = static_cast<std::uint32_t>(sizes.size());
  return true;
}

void slice_step(Machine& m, const Step& s) {
  m.write(s.out, SliceValue{m.read<std::int32_t>(s.a), m.read<std::int32_t>(s.b),
                            m.read<std::int32_t>(s.c)});
}
bool slice(const CallSite& c) {
  if (c.args.size() != 3) return false;
  for (const CallOperand& a : c.args)
    if (a.type != Type::of(Scalar::Int32)) return false;
  c.emit(slice_step);
  return true;
}

void array_length(Machine& m, const Step& s) { m.write(s.out, m.read<ArrayValue>(s.a).shape[0]); }
bool len(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (is_array(t)) {
    c.emit(array_length);
    return true;
  }
  if (!t.is_composite() || t.ref) return false;
  c.emit(constant_length).extra =
      t.is_matrix() ? t.rows : static_cast<std::uint32_t>(t.component_count());
  return true;
}

struct LowerBound {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto array = m.read<ArrayValue>(s.a);
    if (array.data.buffer == 0) return m.fault(Fault::NoArray, s);
    const Operand* args = m.code->operands.data() + s.extra;
    std::int32_t lower = 0, upper = array.shape[0] - 1;
    if (s.n == 3) {
      lower = m.read<std::int32_t>(args[0].offset);
      upper = m.read<std::int32_t>(args[1].offset) - 1;
    }
    const S value = m.read<S>(args[s.n - 1].offset);
    while (lower < upper) {
      const std::int32_t middle = lower + (upper - lower) / 2;
      if (middle < 0 || middle >= array.shape[0])
        return m.fault(Fault::OutOfBounds, s, std::to_string(middle), "0",
                       std::to_string(array.shape[0]));
      Pointer p = array.data;
      p.offset += static_cast<std::uint64_t>(middle * array.strides[0]);
      m.note_read(p, sizeof(S), s);
      S at;
      std::memcpy(&at, m.at(p).data, sizeof(S));
      if (at < value) {
        lower = middle + 1;
      } else {
        upper = middle;
      }
    }
    m.write(s.out, lower);
  }
};
bool lower_bound(const CallSite& c) {
  if (!is_array(c.arg_type(0)) || c.arg_type(0).ndim != 1) return false;
  const Type element = c.arg_type(0).element();
  if (!element.is_scalar() || c.args.back().type.scalar != element.scalar) return false;
  const Handler handler = number_handler<LowerBound, Plain>(element.scalar);
  if (handler == nullptr) return false;
  Step& s = c.emit(handler);
  c.add_operands(s, 1);
  return true;
}

constexpr KnownCall kArrayCalls[] = {
    {BuiltinId::Tid, tid},          {BuiltinId::BlockDim, block_dim},
    {BuiltinId::Address, address},  {BuiltinId::Load, load},
    {BuiltinId::Store, store},      {BuiltinId::ArrayStore, array_store},
    {BuiltinId::AtomicAdd, atomic}, {BuiltinId::AtomicSub, atomic},
    {BuiltinId::AtomicMin, atomic}, {BuiltinId::AtomicMax, atomic},
    {BuiltinId::AtomicAnd, atomic}, {BuiltinId::AtomicOr, atomic},
    {BuiltinId::AtomicXor, atomic}, {BuiltinId::AtomicExch, atomic},
    {BuiltinId::AtomicCas, atomic}, {BuiltinId::View, view},
    {BuiltinId::Zeros, zeros},      {BuiltinId::Slice, slice},
    {BuiltinId::Len, len},          {BuiltinId::LowerBound, lower_bound},
};

}  // namespace

std::span<const KnownCall> array_calls() { return kArrayCalls; }

}  // namespace weft::eval
