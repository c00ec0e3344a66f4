// Whole values and parts of them, and ranges.
#include "call_site.h"
#include "code_builder.h"
#include "memory_access.h"

namespace weft::eval {

void constant_length(Machine& m, const Step& s) {
  m.write(s.out, static_cast<std::int32_t>(s.extra));
}

namespace {

// --- whole values ---

// An array that a kernel made is copied with its elements: those of the array at s.a go to s.b, in
// the frame, or to those of the array at s.out, if s.p is 1. s.c: their bytes.
void copy_fixed(Machine& m, const Step& s) {
  auto value = m.read<ArrayValue>(s.a);
  const Pointer from = value.data;
  value.data = {Machine::kStack, m.base + s.b};
  if (s.p == 1) value.data = m.read<ArrayValue>(s.out).data;
  if (from.buffer == 0 || value.data.buffer == 0) return m.fault(Fault::NoArray, s);
  m.copy(m.at(value.data), m.at(from), s.c);
  m.write(s.out, value);
}

// False: the array is a parameter, of which Warp copies the elements that it had at the call.
bool emit_fixed_copy(const CallSite& c, const Type& t, std::uint32_t to, const CallOperand& from,
                     bool is_assigned) {
  const std::uint64_t bytes = std::uint64_t{c.code.layouts().of_element(t).size} * t.size;
  if (from.type != t || c.code.is_parameter(from.value) || bytes > 0xffffffffu) return false;
  const auto size = static_cast<std::uint32_t>(bytes);
  const std::uint32_t storage = is_assigned ? 0 : c.code.add_slot({size, 8});
  Step& s = c.code.emit(copy_fixed);
  s.out = to;
  s.a = from.offset;
  s.b = storage;
  s.c = size;
  s.p = is_assigned ? 1 : 0;
  return true;
}

bool copy(const CallSite& c) {
  if (is_fixed(c.arg_type(0)))
    return emit_fixed_copy(c, c.result().type, c.result().offset, c.args[0], false);
  c.code.emit_copy(c.result().offset, c.args[0].offset, c.result().type);
  return value_size(c, c.arg_type(0)) == value_size(c, c.result().type);
}
bool assign(const CallSite& c) {
  if (c.args.size() != 2 || c.args[0].by_reference) return false;
  if (is_fixed(c.arg_type(0)) && !c.code.is_parameter(c.args[0].value))
    return emit_fixed_copy(c, c.arg_type(0), c.args[0].offset, c.args[1], true);
  if (is_fixed(c.arg_type(0)) || is_fixed(c.arg_type(1))) return false;
  c.code.emit_copy(c.args[0].offset, c.args[1].offset, c.arg_type(0));
  return value_size(c, c.arg_type(0)) == value_size(c, c.arg_type(1));
}

// a: the condition as a bool; b, c: the values.
void choose(Machine& m, const Step& s) {
  m.copy(m.at(s.out), m.at(m.read<std::uint8_t>(s.a) != 0 ? s.b : s.c), s.extra);
}

bool emit_choice(const CallSite& c, const CallOperand& condition, const CallOperand& if_true,
                 const CallOperand& if_false) {
  const Type& t = condition.type;
  if (t.ref || !(t.is_scalar() || is_array(t))) return false;
  const Type& result = c.result().type;
  for (const CallOperand* a : {&if_true, &if_false})
    if ((is_fixed(result) || is_fixed(a->type)) &&
        (a->type != result || c.code.is_parameter(a->value)))
      return false;
  const std::uint32_t truth = c.code.add_slot({1, 1});
  Step& test = c.code.emit(CoreSteps::truth(t.is_array() ? Scalar::None : t.scalar));
  test.out = truth;
  test.a = condition.offset;
  Step& s = c.code.emit(choose);
  s.out = c.result().offset;
  s.a = truth;
  s.b = if_true.offset;
  s.c = if_false.offset;
  s.extra = value_size(c, result);
  const bool fits =
      value_size(c, if_true.type) == s.extra && value_size(c, if_false.type) == s.extra;
  if (!fits || !is_fixed(result)) return fits;
  // The header of the chosen one, whose elements are then copied.
  CallOperand chosen = if_true;
  chosen.offset = c.result().offset;
  return emit_fixed_copy(c, result, c.result().offset, chosen, false);
}
bool where(const CallSite& c) { return emit_choice(c, c.args[0], c.args[1], c.args[2]); }
bool select(const CallSite& c) { return emit_choice(c, c.args[0], c.args[2], c.args[1]); }

bool tuple(const CallSite& c) {
  const Type& t = c.result().type;
  for (std::size_t i = 0; i < c.args.size(); ++i) {
    const Type& element = c.code.program().tuples[t.index][i];
    if (c.args[i].is_type || is_fixed(c.arg_type(i)) ||
        value_size(c, element) != value_size(c, c.arg_type(i)))
      return false;
    c.code.emit_copy(c.result().offset + c.code.layouts().tuple_offset(t, i), c.args[i].offset,
                     element);
  }
  return true;
}

struct Reinterpret {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    S x;
    std::memcpy(&x, m.frame + s.a, sizeof(S));
    if constexpr (M::kTraced && kIsFloat<S>) {
      put<M, S>(m, m.at(s.out), 0, Dual<S>(x));
    } else {
      m.write(s.out, x);
    }
  }
};
bool cast(const CallSite& c) {
  const Type &from = c.arg_type(0), &to = c.result().type;
  if (!from.is_scalar() || !to.is_scalar() || scalar_size(from.scalar) != scalar_size(to.scalar) ||
      from.is_bool() || to.is_bool())
    return false;
  c.emit(number_handler<Reinterpret>(to.scalar));
  return true;
}

// --- parts of values ---

// The component that integer indices select, in components; -1: a fault. p, q: rows and columns.
std::int64_t part_of(Machine& m, const Step& s, const Operand* indices, std::uint32_t count) {
  std::int64_t at = 0;
  for (std::uint32_t k = 0; k < count; ++k) {
    const std::int64_t size = k == 0 ? s.p : s.q;
    std::int64_t i = read_index(m, indices[k]);
    if (i < -size || i >= size) {
      m.fault(Fault::ComponentOutOfBounds, s, std::to_string(i), std::to_string(size));
      return -1;
    }
    if (i < 0) {
      m.note_negative(i, indices[k], s);
      i += size;
    }
    at = k == 0 ? i * s.q : at + i;
  }
  return at;
}

// r: bytes of a component; c: bytes that are copied.
void extract_part(Machine& m, const Step& s) {
  const std::int64_t at = part_of(m, s, m.code->operands.data() + s.extra, s.n);
  if (at < 0) return;
  m.copy(m.at(s.out), m.at(s.a + static_cast<std::uint32_t>(at) * s.r), s.c);
}
void assign_part(Machine& m, const Step& s) {
  const std::int64_t at = part_of(m, s, m.code->operands.data() + s.extra, s.n);
  if (at < 0) return;
  m.copy(m.at(s.a + static_cast<std::uint32_t>(at) * s.r), m.at(s.b), s.c);
}
void part_reference(Machine& m, const Step& s) {
  const std::int64_t at = part_of(m, s, m.code->operands.data() + s.extra, s.n);
  if (at < 0) return;
  auto p = m.read<Pointer>(s.a);
  p.offset += static_cast<std::uint64_t>(at) * s.r;
  m.write(s.out, p);
}

// Fills the fields that part_of() reads. A vector is a matrix of one column.
void describe_part(const CallSite& c, Step& s, const Type& of, std::size_t first, std::size_t end) {
  s.p = of.is_matrix() ? of.rows : static_cast<std::uint16_t>(of.component_count());
  s.q = of.is_matrix() ? of.cols : 1;
  s.r = static_cast<std::uint16_t>(scalar_size(of.scalar));
  std::vector<Operand> indices(c.args.begin() + static_cast<std::ptrdiff_t>(first),
                               c.args.begin() + static_cast<std::ptrdiff_t>(end));
  s.extra = c.code.add_operands(indices);
  s.n = static_cast<std::uint32_t>(indices.size());
}

// One index of a part of a value: an integer, or a slice whose bounds are known.
struct Axis {
  const CallOperand* index = nullptr;
  std::int64_t start = 0, step = 1, count = 1;
};

// The components that indices with slices select, one step for each component: slices have bounds
// that are known when compiling. False: they have not.
bool slice_axis(const CallSite& c, const CallOperand& o, std::int64_t length, Axis& out) {
  out.index = &o;
  if (!o.type.plain(TypeKind::Slice)) return o.type.is_int();
  const SliceInfo& info = c.code.program().slices[o.type.index];
  if (!info.constant) return false;
  out.index = nullptr;
  out.start = slice_start(info, length);
  out.step = info.step;
  out.count = info.count(length);
  return true;
}

// Calls f(step, k) for each selected component k, with a step whose indices are set.
template <class F>
bool for_each_selected(const CallSite& c, const Type& of, std::size_t end, Handler handler, F f) {
  const std::int64_t rows = of.is_matrix() ? of.rows : of.component_count();
  const std::int64_t cols = of.is_matrix() ? of.cols : 1;
  Axis i, j;
  if (!slice_axis(c, c.args[1], rows, i)) return false;
  if (end > 2) {
    if (!slice_axis(c, c.args[2], cols, j)) return false;
  } else {
    j.count = cols;
  }
  const auto fixed = [&](std::int64_t at) {
    const std::uint32_t slot = c.code.add_slot({4, 4});
    Step& s = c.code.emit(constant_length);
    s.out = slot;
    s.extra = static_cast<std::uint32_t>(at);
    return Operand{Type::of(Scalar::Int32), slot};
  };
  std::uint32_t k = 0;
  for (std::int64_t a = 0; a < i.count; ++a) {
    for (std::int64_t b = 0; b < j.count; ++b, ++k) {
      const Operand indices[] = {
          i.index != nullptr ? Operand(*i.index) : fixed(i.start + a * i.step),
          j.index != nullptr ? Operand(*j.index) : fixed(j.start + b * j.step)};
      Step& s = c.code.emit(handler);
      s.p = static_cast<std::uint16_t>(rows);
      s.q = static_cast<std::uint16_t>(cols);
      s.r = static_cast<std::uint16_t>(scalar_size(of.scalar));
      s.c = s.r;
      s.extra = c.code.add_operands(indices);
      s.n = 2;
      f(s, k);
    }
  }
  return true;
}

bool has_slice(std::span<const CallOperand> args) {
  for (const CallOperand& a : args)
    if (a.type.plain(TypeKind::Slice)) return true;
  return false;
}

void extract_dim(Machine& m, const Step& s) {
  const auto i = m.read<std::int32_t>(s.b);
  if (i < 0 || i >= 4) return m.fault(Fault::ComponentOutOfBounds, s, std::to_string(i), "4");
  m.write(s.out, m.read<ShapeValue>(s.a).dims[i]);
}

bool extract(const CallSite& c) {
  const Type& of = c.arg_type(0);
  if (of.ref) return false;
  if (of.plain(TypeKind::Shape)) {
    c.emit(extract_dim);
    return true;
  }
  if (of.plain(TypeKind::Tuple)) {
    const auto i = c.code.constant_int(c.args[1]);
    const auto size = static_cast<std::int64_t>(c.code.program().tuples[of.index].size());
    if (!i || *i < -size || *i >= size) return false;
    const auto element = static_cast<std::size_t>(*i < 0 ? *i + size : *i);
    c.code.emit_copy(c.result().offset,
                     c.args[0].offset + c.code.layouts().tuple_offset(of, element),
                     c.result().type);
    return true;
  }
  if (!of.is_composite()) return false;
  if (has_slice(c.args.subspan(1))) {
    const std::uint32_t size = scalar_size(of.scalar);
    return for_each_selected(c, of, c.args.size(), extract_part, [&](Step& s, std::uint32_t k) {
      s.out = c.result().offset + k * size;
      s.a = c.args[0].offset;
    });
  }
  if (!are_indices(c.args.subspan(1))) return false;
  Step& s = c.emit(extract_part);
  describe_part(c, s, of, 1, c.args.size());
  s.c = value_size(c, c.result().type);
  return true;
}

// The value is the last argument.
bool assign_inplace(const CallSite& c) {
  const Type& of = c.arg_type(0);
  if (!of.is_composite() || of.ref || c.args[0].by_reference) return false;
  const std::size_t end = c.args.size() - 1;
  const CallOperand& value = c.args[end];
  if (!value.type.is_value() || value.type.scalar != of.scalar) return false;
  if (has_slice(c.args.subspan(1, end - 1))) {
    const std::uint32_t size = value.type.is_scalar() ? 0 : scalar_size(of.scalar);
    return for_each_selected(c, of, end, assign_part, [&](Step& s, std::uint32_t k) {
      s.a = c.args[0].offset;
      s.b = value.offset + k * size;
    });
  }
  if (!are_indices(c.args.subspan(1, end - 1))) return false;
  const bool is_row = of.is_matrix() && end == 2;
  if (is_row && value.type.is_scalar()) {
    // A number for all components of a row.
    const std::uint32_t row = c.code.add_slot(c.code.layouts().of(Type::vec(of.cols, of.scalar)));
    for (std::uint32_t k = 0; k < of.cols; ++k)
      c.code.emit_copy(row + k * scalar_size(of.scalar), value.offset, value.type);
    Step& s = c.code.emit(assign_part);
    s.a = c.args[0].offset;
    s.b = row;
    describe_part(c, s, of, 1, end);
    s.c = of.cols * scalar_size(of.scalar);
    return true;
  }
  Step& s = c.code.emit(assign_part);
  s.a = c.args[0].offset;
  s.b = value.offset;
  describe_part(c, s, of, 1, end);
  s.c = value_size(c, value.type);
  return true;
}

// A copy of the first argument, of which a part is then assigned.
bool assign_copy(const CallSite& c) {
  c.code.emit_copy(c.result().offset, c.args[0].offset, c.result().type);
  std::vector<CallOperand> args(c.args.begin(), c.args.end());
  args[0].offset = c.result().offset;
  return assign_inplace({c.id, c.overload, args, {}, c.code, c.node});
}

bool indexref(const CallSite& c) {
  const Type of = c.arg_type(0).deref();
  if (!c.arg_type(0).ref || !of.is_composite() || !are_indices(c.args.subspan(1))) return false;
  Step& s = c.emit(part_reference);
  describe_part(c, s, of, 1, c.args.size());
  return true;
}

// A part is combined with the last argument.
template <class Op>
struct CombinePart {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const std::int64_t at = part_of(m, s, m.code->operands.data() + s.extra, s.n);
    if (at < 0) return;
    const Location to = m.at(s.a + static_cast<std::uint32_t>(at * static_cast<int>(sizeof(S))));
    for (std::uint32_t i = 0; i < s.c; ++i)
      put<M, S>(m, to, i, Op::apply(m, s, get<M, S>(m, to, i), get<M, S>(m, m.at(s.b), i)));
  }
};

Handler combine_handler(const CallSite& c, Scalar s) {
  switch (c.id) {
    case BuiltinId::AddInplace:
      return number_handler<CombinePart<AddNumbers>>(s);
    case BuiltinId::SubInplace:
      return number_handler<CombinePart<SubtractNumbers>>(s);
    case BuiltinId::BitAndInplace:
      return int_handler<CombinePart<AndBits>>(s);
    case BuiltinId::BitOrInplace:
      return int_handler<CombinePart<OrBits>>(s);
    default:
      return int_handler<CombinePart<XorBits>>(s);
  }
}

bool combine_inplace(const CallSite& c) {
  const Type& of = c.arg_type(0);
  const std::size_t end = c.args.size() - 1;
  const CallOperand& value = c.args[end];
  const bool is_sliced = has_slice(c.args.subspan(1, end - 1));
  if (!of.is_composite() || of.ref || c.args[0].by_reference || !value.type.is_value() ||
      value.type.scalar != of.scalar || (!is_sliced && !are_indices(c.args.subspan(1, end - 1))))
    return false;
  const Handler handler = combine_handler(c, of.scalar);
  if (is_sliced) {
    const std::uint32_t size = value.type.is_scalar() ? 0 : scalar_size(of.scalar);
    std::uint32_t parts = 0;
    const bool is_known =
        handler != nullptr && for_each_selected(c, of, end, handler, [&](Step& s, std::uint32_t k) {
          s.a = c.args[0].offset;
          s.b = value.offset + k * size;
          s.c = 1;
          ++parts;
        });
    return is_known &&
           (size == 0 || parts == static_cast<std::uint32_t>(value.type.component_count()));
  }
  const std::uint32_t parts = of.is_matrix() && end == 2 ? of.cols : 1;
  if (handler == nullptr || static_cast<std::uint32_t>(value.type.component_count()) != parts)
    return false;
  Step& s = c.code.emit(handler);
  s.a = c.args[0].offset;
  s.b = value.offset;
  describe_part(c, s, of, 1, end);
  s.c = parts;
  return true;
}

// --- ranges ---

// p: how many arguments there are.
void range_step(Machine& m, const Step& s) {
  RangeValue r;
  r.step = 1;
  if (s.p == 1) {
    r.end = m.read<std::int32_t>(s.a);
  } else {
    r.start = m.read<std::int32_t>(s.a);
    r.end = m.read<std::int32_t>(s.b);
    if (s.p == 3) r.step = m.read<std::int32_t>(s.c);
  }
  r.i = r.start;
  m.write(s.out, r);
}
bool range(const CallSite& c) {
  for (const CallOperand& a : c.args)
    if (a.type != Type::of(Scalar::Int32)) return false;
  c.emit(range_step).p = static_cast<std::uint16_t>(c.args.size());
  return true;
}

void next_of_range(Machine& m, const Step& s) {
  auto r = m.read<RangeValue>(s.a);
  m.write(s.out, r.i);
  r.i = static_cast<std::int32_t>(static_cast<std::uint32_t>(r.i) +
                                  static_cast<std::uint32_t>(r.step));
  m.write(s.a, r);
}
bool iter_next(const CallSite& c) {
  if (!c.arg_type(0).plain(TypeKind::Range)) return false;
  c.emit(next_of_range);
  return true;
}

void reverse_range(Machine& m, const Step& s) {
  const auto r = m.read<RangeValue>(s.a);
  RangeValue out;
  // Bounds near the ends of int wrap around, as in Warp.
  out.step = static_cast<std::int32_t>(-static_cast<std::int64_t>(r.step));
  const bool is_empty = r.step == 0 || (r.step > 0 ? r.start >= r.end : r.start <= r.end);
  if (is_empty) {
    out.start = out.end = r.start;
  } else {
    const std::int64_t span = static_cast<std::int64_t>(r.end) - r.start + (r.step > 0 ? -1 : 1);
    out.start = static_cast<std::int32_t>(r.start + span / r.step * r.step);
    out.end = static_cast<std::int32_t>(static_cast<std::int64_t>(r.start) - r.step);
  }
  out.i = out.start;
  m.write(s.out, out);
}
bool reversed(const CallSite& c) {
  if (!c.arg_type(0).plain(TypeKind::Range)) return false;
  c.emit(reverse_range);
  return true;
}

constexpr KnownCall kMemoryCalls[] = {
    {BuiltinId::Copy, copy},
    {BuiltinId::Assign, assign},
    {BuiltinId::Where, where},
    {BuiltinId::Select, select},
    {BuiltinId::Tuple, tuple},
    {BuiltinId::Cast, cast},
    {BuiltinId::Extract, extract},
    {BuiltinId::AssignInplace, assign_inplace},
    {BuiltinId::AssignCopy, assign_copy},
    {BuiltinId::Indexref, indexref},
    {BuiltinId::AddInplace, combine_inplace},
    {BuiltinId::SubInplace, combine_inplace},
    {BuiltinId::BitAndInplace, combine_inplace},
    {BuiltinId::BitOrInplace, combine_inplace},
    {BuiltinId::BitXorInplace, combine_inplace},
    {BuiltinId::Range, range},
    {BuiltinId::IterNext, iter_next},
    {BuiltinId::Reversed, reversed},
};

}  // namespace

std::span<const KnownCall> memory_calls() { return kMemoryCalls; }

}  // namespace weft::eval
