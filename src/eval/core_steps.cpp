// Control flow, references and comparisons.
#include <fmt/format.h>

#include "code_builder.h"
#include "memory_access.h"

namespace weft::eval {

// --- copies ---

namespace {

template <std::uint32_t N>
void copy_bytes(Machine& m, const Step& s) {
  std::memcpy(m.frame + s.out, m.frame + s.a, N);
}
void copy_value(Machine& m, const Step& s) { m.copy(m.at(s.out), m.at(s.a), s.extra); }

}  // namespace

// By Step::extra, which is the size. With floats: what is kept beside the bytes is copied, too.
Handler CoreSteps::copy(std::uint32_t size, bool has_floats) {
  Run plain = copy_value;
  if (size == 1) plain = copy_bytes<1>;
  if (size == 4) plain = copy_bytes<4>;
  if (size == 8) plain = copy_bytes<8>;
  if (size == 12) plain = copy_bytes<12>;
  if (size == 16) plain = copy_bytes<16>;
  return {plain, has_floats ? copy_value : plain};
}

void CoreSteps::clear(Machine& m, const Step& s) { m.clear(m.at(s.out), s.extra); }

// --- control flow ---

void CoreSteps::jump(Machine& m, const Step& s) { m.next = m.code->steps.data() + s.extra; }

void CoreSteps::jump_back(Machine& m, const Step& s) {
  const Step* to = m.code->steps.data() + s.extra;
  const auto taken = static_cast<std::uint64_t>(&s - to) + 1;
  if (m.steps_left < taken) return m.fault(Fault::TooManySteps, s, std::to_string(m.step_limit));
  m.steps_left -= taken;
  m.next = to;
  if (!m.tape_is_full(s)) m.stopped();
}

void CoreSteps::jump_if(Machine& m, const Step& s) {
  if (m.read<std::uint8_t>(s.a) != 0) m.next = m.code->steps.data() + s.extra;
}
// b: of a condition that is noted, its number from 1.
void CoreSteps::jump_unless(Machine& m, const Step& s) {
  const bool holds = m.read<std::uint8_t>(s.a) != 0;
  if (s.b != 0) m.conditions[s.b - 1] |= holds ? 2 : 1;
  if (!holds) m.next = m.code->steps.data() + s.extra;
}

void CoreSteps::begin_count(Machine& m, const Step& s) {
  const FunctionCode::Count& c = m.code->counts[s.extra];
  m.write(s.out, c.start - c.step);
}
void CoreSteps::count(Machine& m, const Step& s) {
  const FunctionCode::Count& c = m.code->counts[s.b];
  const std::int64_t i = m.read<std::int64_t>(s.a) + c.step;
  if (c.step > 0 ? i >= c.stop : i <= c.stop) {
    m.next = m.code->steps.data() + s.extra;
    return;
  }
  m.write(s.a, i);
  m.write(s.out, static_cast<std::int32_t>(i));
}
void CoreSteps::leave_range(Machine& m, const Step& s) {
  const auto r = m.read<RangeValue>(s.a);
  const bool goes_on = r.step > 0 ? r.i < r.end : r.step < 0 && r.i > r.end;
  if (!goes_on) m.next = m.code->steps.data() + s.extra;
}

void CoreSteps::call(Machine& m, const Step& s) { m.enter(m.code->calls[s.extra], s); }
void CoreSteps::leave(Machine& m, const Step&) { m.leave(); }

void CoreSteps::conjoin(Machine& m, const Step& s) {
  m.write<std::uint8_t>(s.out, m.read<std::uint8_t>(s.out) && m.read<std::uint8_t>(s.a));
}
void CoreSteps::disjoin(Machine& m, const Step& s) {
  m.write<std::uint8_t>(s.out, m.read<std::uint8_t>(s.out) || m.read<std::uint8_t>(s.a));
}

void CoreSteps::assert_holds(Machine& m, const Step& s) {
  if (m.read<std::uint8_t>(s.a) == 0) m.fault(Fault::AssertFailed, s);
}

// --- references ---

void CoreSteps::address_of(Machine& m, const Step& s) {
  m.write(s.out, Pointer{Machine::kStack, m.base + s.a});
}
void CoreSteps::add_offset(Machine& m, const Step& s) {
  auto p = m.read<Pointer>(s.out);
  p.offset += s.extra;
  m.write(s.out, p);
}

// The pointer refers to an array, and then to its element.
template <class Array>
static void element_of(Machine& m, const Step& s) {
  Array array;
  std::memcpy(&array, m.at(m.read<Pointer>(s.out)).data, sizeof(array));
  Pointer p;
  if (!find_element(m, s, array, m.code->operands.data() + s.extra, s.n, p)) return;
  m.write(s.out, p);
}
void CoreSteps::element(Machine& m, const Step& s) { element_of<ArrayValue>(m, s); }
void CoreSteps::indexed_element(Machine& m, const Step& s) { element_of<IndexedValue>(m, s); }

// The pointer refers to a value, and then to a part of it. p, q: rows and columns; operation: the
// bytes from one part to the next.
void CoreSteps::component(Machine& m, const Step& s) {
  const Operand* indices = m.code->operands.data() + s.extra;
  std::int64_t at = 0;
  for (std::uint32_t k = 0; k < s.n; ++k) {
    const std::int64_t size = k == 0 ? s.p : s.q;
    std::int64_t i = read_index(m, indices[k]);
    if (i < -size || i >= size)
      return m.fault(Fault::ComponentOutOfBounds, s, std::to_string(i), std::to_string(size));
    if (i < 0) {
      m.note_negative(i, indices[k], s);
      i += size;
    }
    at = k == 0 ? i : at * s.q + i;
  }
  auto p = m.read<Pointer>(s.out);
  p.offset += static_cast<std::uint64_t>(at) * s.operation;
  m.write(s.out, p);
}

// The pointer refers to an array, and then to its shape, which is kept at s.a.
template <class Array>
static void shape_of(Machine& m, const Step& s) {
  Array array;
  std::memcpy(&array, m.at(m.read<Pointer>(s.out)).data, sizeof(array));
  ShapeValue shape;
  std::memcpy(shape.dims, array.shape, sizeof(shape.dims));
  m.write(s.a, shape);
  m.write(s.out, Pointer{Machine::kStack, m.base + s.a});
}
void CoreSteps::shape(Machine& m, const Step& s) { shape_of<ArrayValue>(m, s); }
void CoreSteps::indexed_shape(Machine& m, const Step& s) { shape_of<IndexedValue>(m, s); }

// --- whether a variable is set ---

void CoreSteps::set_flag(Machine& m, const Step& s) { m.write<std::uint8_t>(s.out, 1); }
// b, c: the flags of the values of which one was moved, by a; hir::kNone for what is always set.
void CoreSteps::move_flag(Machine& m, const Step& s) {
  const bool first = s.a == hir::kNone || m.read<std::uint8_t>(s.a) != 0;
  const std::uint32_t from = first ? s.b : s.c;
  m.write<std::uint8_t>(s.out, from == hir::kNone ? 1 : m.read<std::uint8_t>(from));
}
void CoreSteps::check_flag(Machine& m, const Step& s) {
  if (m.read<std::uint8_t>(s.a) == 0) m.fault(Fault::Unset, s);
}

void CoreSteps::load(Machine& m, const Step& s) {
  const auto p = m.read<Pointer>(s.a);
  if (p.buffer == 0) return m.fault(Fault::NoArray, s);
  m.note_read(p, s.extra, s);
  m.copy(m.at(s.out), m.at(p), s.extra);
}
void CoreSteps::store(Machine& m, const Step& s) {
  const auto p = m.read<Pointer>(s.a);
  if (p.buffer == 0) return m.fault(Fault::NoArray, s);
  m.note_write(p, s.extra, s);
  m.copy(m.at(p), m.at(s.b), s.extra);
}

// --- truth and comparisons ---

namespace {

struct Truth {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto x = m.read<S>(s.a);
    if constexpr (kIsFloat<S>) {
      if (m.traces)
        decide(
            wide(x) != 0, [](double v) { return v != 0; }, get<Traced, S>(m, m.at(s.a)));
      m.write<std::uint8_t>(s.out, wide(x) != 0);
    } else {
      m.write<std::uint8_t>(s.out, x != 0);
    }
  }
};
// An array without elements lies nowhere in Warp.
void array_truth(Machine& m, const Step& s) {
  const std::uint32_t buffer = m.read<ArrayValue>(s.a).data.buffer;
  m.write<std::uint8_t>(s.out, buffer != 0 && m.buffers[buffer].size != 0);
}

template <class T>
bool holds(CompareOp op, T a, T b) {
  switch (op) {
    case CompareOp::Eq:
      return a == b;
    case CompareOp::NotEq:
      return !(a == b);
    case CompareOp::Lt:
      return a < b;
    case CompareOp::LtE:
      return a <= b;
    case CompareOp::Gt:
      return a > b;
    case CompareOp::GtE:
      return a >= b;
    case CompareOp::Is:
    case CompareOp::IsNot:
    case CompareOp::In:
    case CompareOp::NotIn:
      break;
  }
  return false;
}

void write_comparison(Machine& m, const Step& s, bool result) {
  const bool before = s.r == 0 || m.read<std::uint8_t>(s.out) != 0;
  m.write<std::uint8_t>(s.out, before && result);
}

// Two scalars of one type; two vectors or matrices of one type are equal if all components are.
struct CompareSame {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto op = static_cast<CompareOp>(s.operation);
    if constexpr (kIsFloat<S>) {
      for (std::uint32_t i = 0; m.traces && i < s.n; ++i) {
        const auto a = get<Traced, S>(m, m.at(s.a), i), b = get<Traced, S>(m, m.at(s.b), i);
        decide(
            holds(op, a.p, b.p), [&](double v, double w) { return holds(op, v, w); }, a, b);
      }
    }
    if (s.n == 1) return write_comparison(m, s, holds(op, m.read<S>(s.a), m.read<S>(s.b)));
    bool equal = true;
    for (std::uint32_t i = 0; i < s.n; ++i) {
      const auto at = static_cast<std::uint32_t>(i * sizeof(S));
      equal = equal && m.read<S>(s.a + at) == m.read<S>(s.b + at);
    }
    write_comparison(m, s, equal == (op == CompareOp::Eq));
  }
};

// What C++ makes of scalars of two types before it compares them.
struct Promoted {
  enum Kind { I32, U32, I64, U64, F32, F64 } kind;
  std::int64_t i = 0;
  double f = 0;
};

Promoted promoted(const Machine& m, Scalar s, std::uint32_t at) {
  switch (s) {
    case Scalar::Bool:
      return {Promoted::I32, m.read<std::uint8_t>(at), 0};
    case Scalar::Int8:
      return {Promoted::I32, m.read<std::int8_t>(at), 0};
    case Scalar::UInt8:
      return {Promoted::I32, m.read<std::uint8_t>(at), 0};
    case Scalar::Int16:
      return {Promoted::I32, m.read<std::int16_t>(at), 0};
    case Scalar::UInt16:
      return {Promoted::I32, m.read<std::uint16_t>(at), 0};
    case Scalar::Int32:
      return {Promoted::I32, m.read<std::int32_t>(at), 0};
    case Scalar::UInt32:
      return {Promoted::U32, m.read<std::uint32_t>(at), 0};
    case Scalar::Int64:
      return {Promoted::I64, m.read<std::int64_t>(at), 0};
    case Scalar::UInt64:
    case Scalar::Handle:
      return {Promoted::U64, m.read<std::int64_t>(at), 0};
    case Scalar::Float16:
      return {Promoted::F32, 0, float(m.read<F16>(at))};
    case Scalar::BFloat16:
      return {Promoted::F32, 0, float(m.read<BF16>(at))};
    case Scalar::Float32:
      return {Promoted::F32, 0, m.read<float>(at)};
    case Scalar::Float64:
      return {Promoted::F64, 0, m.read<double>(at)};
    case Scalar::None:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  return {Promoted::I32, 0, 0};
}

template <class T>
T as(const Promoted& x) {
  if (x.kind >= Promoted::F32) return static_cast<T>(x.f);
  if (x.kind == Promoted::U64) return static_cast<T>(static_cast<std::uint64_t>(x.i));
  return static_cast<T>(x.i);
}

void compare_mixed(Machine& m, const Step& s) {
  const auto op = static_cast<CompareOp>(s.operation);
  const Promoted a = promoted(m, static_cast<Scalar>(s.p), s.a);
  const Promoted b = promoted(m, static_cast<Scalar>(s.q), s.b);
  bool result = false;
  switch (std::max(a.kind, b.kind)) {
    case Promoted::I32:
    case Promoted::I64:
      result = holds(op, a.i, b.i);
      break;
    case Promoted::U32:
      result = holds(op, static_cast<std::uint32_t>(a.i), static_cast<std::uint32_t>(b.i));
      break;
    case Promoted::U64:
      result = holds(op, static_cast<std::uint64_t>(a.i), static_cast<std::uint64_t>(b.i));
      break;
    case Promoted::F32:
      result = holds(op, as<float>(a), as<float>(b));
      break;
    case Promoted::F64:
      result = holds(op, as<double>(a), as<double>(b));
      break;
  }
  write_comparison(m, s, result);
}

}  // namespace

Handler CoreSteps::truth(Scalar s) {
  return s == Scalar::None ? array_truth : scalar_handler<Truth, Plain>(s);
}

Handler CoreSteps::compare(CompareOp op, const Type& a, const Type& b) {
  if (op > CompareOp::GtE || a.ref || b.ref) return nullptr;
  if (a.is_scalar() && b.is_scalar())
    return a.scalar == b.scalar ? scalar_handler<CompareSame, Plain>(a.scalar) : compare_mixed;
  // Warp compares compound values for equality only.
  if (a.is_composite() && a.scalar == b.scalar && b.is_composite() &&
      a.component_count() == b.component_count() && op <= CompareOp::NotEq)
    return scalar_handler<CompareSame, Plain>(a.scalar);
  return nullptr;
}

// --- atomic changes of parts ---

Handler CoreSteps::atomic(BinaryOp op, Scalar s) {
  switch (op) {
    case BinaryOp::Add:
      return number_handler<AtomicPart<AddNumbers>>(s);
    case BinaryOp::Sub:
      return number_handler<AtomicPart<SubtractNumbers>>(s);
    case BinaryOp::BitAnd:
      return int_handler<AtomicPart<AndBits>>(s);
    case BinaryOp::BitOr:
      return int_handler<AtomicPart<OrBits>>(s);
    case BinaryOp::BitXor:
      return int_handler<AtomicPart<XorBits>>(s);
    case BinaryOp::Mult:
    case BinaryOp::MatMult:
    case BinaryOp::Div:
    case BinaryOp::FloorDiv:
    case BinaryOp::Pow:
    case BinaryOp::Mod:
    case BinaryOp::LShift:
    case BinaryOp::RShift:
      break;
  }
  return nullptr;
}

}  // namespace weft::eval
