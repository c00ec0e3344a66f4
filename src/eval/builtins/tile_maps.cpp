// Tiles: operations element by element, folds and products.
#include <algorithm>

#include "arithmetic.h"
#include "convert.h"
#include "math_ops.h"
#include "tile_steps.h"

namespace weft::eval {
namespace {

// An operation on elements: a function of the module, or a builtin.
struct Operation {
  std::optional<std::uint32_t> function;
  const Overload* builtin = nullptr;
};

// False: it is not known for these types.
bool emit_operation(const CallSite& c, const Operation& op, std::vector<CallOperand> args,
                    const Operand& result) {
  if (op.function) {
    const std::vector<Operand> values(args.begin(), args.end());
    return c.code.emit_call(*op.function, values, {&result, 1});
  }
  for (std::size_t i = 0; i < args.size(); ++i) args[i].parameter = static_cast<std::uint16_t>(i);
  const BuiltinId id = id_of(*op.builtin);
  const CompileCall compile = find_call(id);
  if (compile == nullptr || op.builtin->params.size() < args.size()) return false;
  return compile({id, *op.builtin, args, {&result, 1}, c.code, c.node});
}

CallOperand value_at(const Type& t, std::uint32_t offset) {
  CallOperand out;
  out.type = t;
  out.offset = offset;
  return out;
}
CallOperand add_value(const CallSite& c, const Type& t) {
  return value_at(t, c.code.add_slot(c.code.layouts().of(t)));
}

// Whether a result may be written while the operands are read: no operand refers to the elements
// of another tile.
bool may_share(const CallSite& c, std::span<const CallOperand> operands) {
  return std::any_of(operands.begin(), operands.end(), [&](const CallOperand& o) {
    return is_tile(o.type) && !tile_info(c.code, o.type).owner;
  });
}

// Each element of the tile of type `result`, at `to`, becomes the operation of those of the
// operands; operands that are no tiles are the same for all.
bool emit_map(const CallSite& c, const Operation& op, std::span<const CallOperand> operands,
              const Type& result, std::uint32_t to) {
  const TileInfo& info = tile_info(c.code, result);
  for (const CallOperand& o : operands) {
    const bool is_one_value = o.type.is_value() || o.type.is_struct();
    if (o.by_reference || o.is_type || o.type.ref || !(is_tile(o.type) || is_one_value))
      return false;
    if (is_tile(o.type) && tile_info(c.code, o.type).shape != info.shape) return false;
  }
  std::uint32_t target = to;
  const bool is_staged = may_share(c, operands);
  if (is_staged) {
    const auto staged = add_tile(c.code, result);
    if (!staged) return false;
    target = *staged;
  }
  const TileLoop loop = begin_tile_loop(c);
  std::vector<CallOperand> values;
  for (const CallOperand& o : operands) {
    if (!is_tile(o.type)) {
      values.push_back(o);
      continue;
    }
    values.push_back(add_value(c, o.type.element()));
    emit_tile_get(c, values.back().offset, o.offset, loop.counter, element_size(c.code, o.type));
  }
  const CallOperand element = add_value(c, result.element());
  if (!emit_operation(c, op, values, element)) return false;
  emit_tile_put(c, target, element.offset, loop.counter, element_size(c.code, result));
  end_tile_loop(c, loop, static_cast<std::uint32_t>(info.count()));
  if (is_staged) emit_tile_copy(c.code, to, target, element_size(c.code, result));
  return true;
}

const Overload* first_overload(BuiltinId id) {
  return builtins()[static_cast<std::size_t>(id)].overloads.data();
}

// Operators between tiles, and between tiles and values.
bool map_operator(const CallSite& c) {
  if (c.results.size() != 1 || !is_tile(c.result().type)) return false;
  // Warp turns the operands of such a product around.
  for (const CallOperand& a : c.args)
    if (c.args.size() == 2 && !is_tile(a.type) && a.type.is_matrix()) return false;
  return emit_own_tile(c.code, c.result().type, c.result().offset) &&
         emit_map(c, {{}, first_overload(c.id)}, c.args, c.result().type, c.result().offset);
}

std::optional<BuiltinId> operator_of(BuiltinId inplace) {
  switch (inplace) {
    case BuiltinId::AddInplace:
      return BuiltinId::Add;
    case BuiltinId::SubInplace:
      return BuiltinId::Sub;
    case BuiltinId::BitAndInplace:
      return BuiltinId::BitAnd;
    case BuiltinId::BitOrInplace:
      return BuiltinId::BitOr;
    case BuiltinId::BitXorInplace:
      return BuiltinId::BitXor;
    default:
      return {};
  }
}
bool map_inplace(const CallSite& c) {
  const auto id = operator_of(c.id);
  if (!id || c.args.size() != 2 || !is_tile(c.arg_type(0)) || !is_tile(c.arg_type(1))) return false;
  return emit_map(c, {{}, first_overload(*id)}, c.args, c.arg_type(0), c.args[0].offset);
}

std::optional<Operation> given_operation(const CallSite& c) {
  if (c.args.empty()) return {};
  if (const Overload* builtin = c.code.builtin_of(c.args[0].value)) return Operation{{}, builtin};
  const auto function = c.args[0].value.valid() ? c.code.function_index(c.args[0].value)
                                                : std::optional<std::uint32_t>();
  if (!function) return {};
  return Operation{function, nullptr};
}
bool tile_map(const CallSite& c) {
  const auto op = given_operation(c);
  if (!op || c.results.size() != 1 || !is_tile(c.result().type)) return false;
  return emit_own_tile(c.code, c.result().type, c.result().offset) &&
         emit_map(c, *op, c.args.subspan(1), c.result().type, c.result().offset);
}

// Each element of a tile converted, to the tile at `at`.
bool emit_conversion(const CallSite& c, const CallOperand& tile, const Type& to, std::uint32_t at) {
  const Type& from = tile.type;
  const Handler handler = convert_handler(from.scalar, to.scalar);
  if (handler == nullptr) return false;
  const std::uint32_t before = c.code.add_slot(c.code.layouts().of_element(from));
  const std::uint32_t after = c.code.add_slot(c.code.layouts().of_element(to));
  const TileLoop loop = begin_tile_loop(c);
  emit_tile_get(c, before, tile.offset, loop.counter, element_size(c.code, from));
  Step& s = c.code.emit(handler);
  s.out = after;
  s.a = before;
  emit_tile_put(c, at, after, loop.counter, element_size(c.code, to));
  end_tile_loop(c, loop, static_cast<std::uint32_t>(tile_info(c.code, from).count()));
  return true;
}
bool tile_astype(const CallSite& c) {
  const Type &from = c.arg_type(0), &to = c.result().type;
  if (!is_tile(from) || !is_tile(to) || !from.element().is_scalar() || !to.element().is_scalar())
    return false;
  return emit_own_tile(c.code, to, c.result().offset) &&
         emit_conversion(c, c.args[0], to, c.result().offset);
}

// --- folds ---

// The tile at s.a with dimension s.p behind all others.
void axis_last(Machine& m, const Step& s) {
  const auto from = m.read<ArrayValue>(s.a);
  ArrayValue out = from;
  std::uint32_t to = 0;
  for (std::uint32_t k = 0; k < 4; ++k) {
    if (k == s.p) continue;
    out.shape[to] = from.shape[k];
    out.strides[to++] = from.strides[k];
  }
  out.shape[3] = from.shape[s.p];
  out.strides[3] = from.strides[s.p];
  m.write(s.out, out);
}
// A number of an element moves on.
void advance(Machine& m, const Step& s) { m.write(s.out, m.read<std::int64_t>(s.out) + 1); }
void set_number(Machine& m, const Step& s) { m.write<std::int64_t>(s.out, s.extra); }

// From the first element on: each result is op(op(first, second), third), and so on.
bool emit_fold(const CallSite& c, const Operation& op, const CallOperand& tile,
               std::optional<std::uint32_t> axis) {
  const Type& result = c.result().type;
  const TileInfo& info = tile_info(c.code, tile.type);
  const Type element = tile.type.element();
  if (c.results.size() != 1 || !is_tile(result) || result.element() != element ||
      info.shape.size() > 4)
    return false;
  const auto count = static_cast<std::uint32_t>(info.count());
  const auto length = axis ? static_cast<std::uint32_t>(info.shape[*axis]) : count;
  const std::uint32_t size = element_size(c.code, result);
  if (length == 0 || tile_info(c.code, result).count() != count / length) return false;
  // It may be assigned to a variable whose elements a view in the tile's place refers to.
  const auto staged = add_tile(c.code, result);
  if (!staged) return false;
  const std::uint32_t source = c.code.add_slot(c.code.layouts().of(tile.type));
  if (axis) {
    Step& s = c.code.emit(axis_last);
    s.out = source;
    s.a = tile.offset;
    s.p = static_cast<std::uint16_t>(*axis);
  } else {
    c.code.emit_copy(source, tile.offset, tile.type);
  }
  const std::uint32_t number = c.code.add_slot({8, 8});
  c.code.emit(set_number).out = number;
  const CallOperand sum = add_value(c, element), next = add_value(c, element),
                    together = add_value(c, element);
  const TileLoop results = begin_tile_loop(c);
  emit_tile_get(c, sum.offset, source, number, size);
  c.code.emit(advance).out = number;
  if (length > 1) {
    const TileLoop rest = begin_tile_loop(c);
    emit_tile_get(c, next.offset, source, number, size);
    c.code.emit(advance).out = number;
    if (!emit_operation(c, op, {sum, next}, together)) return false;
    c.code.emit_copy(sum.offset, together.offset, element);
    end_tile_loop(c, rest, length - 1);
  }
  emit_tile_put(c, *staged, sum.offset, results.counter, size);
  end_tile_loop(c, results, count / length);
  if (!emit_own_tile(c.code, result, c.result().offset)) return false;
  emit_tile_copy(c.code, c.result().offset, *staged, size);
  return true;
}

// Nothing: the axis is not known. -1: there is none.
std::optional<std::int64_t> axis_of(const CallSite& c, const Type& tile) {
  const CallOperand* axis = c.named("axis");
  if (axis == nullptr) return -1;
  const auto rank = static_cast<std::int64_t>(tile_info(c.code, tile).shape.size());
  const auto value = c.code.constant_int(*axis);
  if (!value || *value < -rank || *value >= rank) return {};
  return *value < 0 ? *value + rank : *value;
}
bool fold(const CallSite& c, const Operation& op, const CallOperand& tile) {
  if (!is_tile(tile.type)) return false;
  const auto axis = axis_of(c, tile.type);
  if (!axis) return false;
  return emit_fold(c, op, tile,
                   *axis < 0 ? std::optional<std::uint32_t>() : static_cast<std::uint32_t>(*axis));
}
bool tile_reduce(const CallSite& c) {
  const auto op = given_operation(c);
  return op && c.args.size() > 1 && fold(c, *op, c.args[1]);
}
bool tile_sum(const CallSite& c) {
  return fold(c, {{}, first_overload(BuiltinId::Add)}, c.args[0]);
}
bool tile_max(const CallSite& c) {
  return fold(c, {{}, first_overload(BuiltinId::Max)}, c.args[0]);
}
bool tile_min(const CallSite& c) {
  return fold(c, {{}, first_overload(BuiltinId::Min)}, c.args[0]);
}

// The number of the first largest or smallest element, or of the last one (Order). p: 1 for the
// largest.
struct FirstExtreme {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto t = m.read<ArrayValue>(s.a), out = m.read<ArrayValue>(s.out);
    const std::int64_t count = tile_count(t);
    if (!begin_tile_step(m, s, t, count)) return;
    const auto element = [&](std::int64_t i) {
      S x;
      std::memcpy(&x, m.at(tile_element(t, i)).data, sizeof(S));
      return x;
    };
    S best = element(0);
    std::int32_t at = 0;
    for (std::int64_t i = 1; i < count; ++i) {
      const S x = element(i);
      const bool beats = s.p == 1 ? x > best : x < best;
      if (beats || (m.turns_ties && x == best)) at = static_cast<std::int32_t>(i);
      best = s.p == 1 ? larger(best, x) : smaller(best, x);
    }
    std::memcpy(m.at(out.data).data, &at, sizeof(at));
  }
};
bool tile_argument(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (!is_tile(t) || !t.element().is_scalar() ||
      c.result().type.element() != Type::of(Scalar::Int32))
    return false;
  const Handler handler = number_handler<FirstExtreme, Plain>(t.scalar);
  if (handler == nullptr || !emit_own_tile(c.code, c.result().type, c.result().offset))
    return false;
  Step& s = c.emit(handler);
  s.p = c.id == BuiltinId::TileArgmax ? 1 : 0;
  return true;
}

// --- products ---

// a * b + c, of floats of 32 and 64 bits rounded once.
template <class N>
N multiplied_and_added(const N& a, const N& b, const N& c) {
  if constexpr (std::is_floating_point_v<N>) {
    return std::fma(a, b, c);
  } else if constexpr (kIsHalf<N>) {
    return c + a * b;
  } else {
    N out = c + a * b;
    out.p = multiplied_and_added(a.p, b.p, c.p);
    return out;
  }
}

// a, b: the factors; out: the tile that they are added to, or the product; operands: alpha, beta;
// p: whether what is there is added.
struct MatrixProduct {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const auto a = m.read<ArrayValue>(s.a), b = m.read<ArrayValue>(s.b),
               out = m.read<ArrayValue>(s.out);
    const std::int64_t rows = out.shape[0], cols = out.shape[1], inner = a.shape[1];
    for (const ArrayValue& t : {a, b}) {
      if (!begin_tile_step(m, s, t, 0)) return;
      // Warp's compiler may then read the factor before or after it is changed.
      if (may_overlap(t, out)) return m.fault(Fault::SharedTile, s);
    }
    if (!begin_tile_step(m, s, out, rows * cols * (inner + 1))) return;
    const Operand* factors = m.code->operands.data() + s.extra;
    const N alpha = get<M, S>(m, m.at(factors[0].offset)),
            beta = get<M, S>(m, m.at(factors[1].offset));
    const bool reads = s.p == 1 && !(plain(beta) == S(0.0f));
    const auto element = [&](const ArrayValue& t, std::int64_t i, std::int64_t j) {
      Pointer p = t.data;
      p.offset += static_cast<std::uint64_t>(i * t.strides[0] + j * t.strides[1]);
      return m.at(p);
    };
    for (std::int64_t i = 0; i < rows; ++i) {
      for (std::int64_t j = 0; j < cols; ++j) {
        N sum(S(0.0f));
        for (std::int64_t k = 0; k < inner; ++k)
          sum = multiplied_and_added(get<M, S>(m, element(a, i, k)), get<M, S>(m, element(b, k, j)),
                                     sum);
        const Location to = element(out, i, j);
        N value = alpha * sum;
        if (reads) value = value + beta * get<M, S>(m, to);
        put<M, S>(m, to, 0, value);
      }
      if (m.tape_is_full(s)) return;
    }
  }
};

// A factor of the format. False: it has no value there.
bool emit_factor(const CallSite& c, std::string_view parameter, Scalar format, std::uint32_t to) {
  const CallOperand* given = c.named(parameter);
  if (given == nullptr) {
    emit_number(c, to, format, 1);
    return true;
  }
  if (!given->type.is_scalar() || given->type.ref || given->offset == hir::kNone) return false;
  const Handler handler = convert_handler(given->type.scalar, format);
  if (handler == nullptr) return false;
  Step& s = c.code.emit(handler);
  s.out = to;
  s.a = given->offset;
  return true;
}

// A factor in the format of the product.
bool convert_matrix(const CallSite& c, CallOperand& factor, Scalar format) {
  if (factor.type.scalar == format) return true;
  Type converted = factor.type;
  converted.scalar = format;
  const auto at = add_tile(c.code, converted);
  if (!at || !emit_conversion(c, factor, converted, *at)) return false;
  factor.type = converted;
  factor.offset = *at;
  return true;
}

bool tile_matmul(const CallSite& c) {
  const CallOperand* given = c.named("out");
  CallOperand a = c.args[0], b = c.args[1];
  const Type& out = given != nullptr ? given->type : c.result().type;
  if (!is_tile(a.type) || !is_tile(b.type) || !is_tile(out) || !out.element().is_float() ||
      !a.type.element().is_float() || !b.type.element().is_float())
    return false;
  const auto &m = tile_info(c.code, a.type).shape, &n = tile_info(c.code, b.type).shape,
             &r = tile_info(c.code, out).shape;
  if (m.size() != 2 || n.size() != 2 || r.size() != 2 || m[1] != n[0] || r[0] != m[0] ||
      r[1] != n[1])
    return false;
  if (!convert_matrix(c, a, out.scalar) || !convert_matrix(c, b, out.scalar)) return false;
  const Layout layout = c.code.layouts().of(out.element());
  const Operand factors[] = {{out.element(), c.code.add_slot(layout)},
                             {out.element(), c.code.add_slot(layout)}};
  if (!emit_factor(c, "alpha", out.scalar, factors[0].offset) ||
      !emit_factor(c, "beta", out.scalar, factors[1].offset))
    return false;
  if (given == nullptr && !emit_own_tile(c.code, out, c.result().offset)) return false;
  Step& s = c.code.emit(float_handler<MatrixProduct>(out.scalar));
  s.out = given != nullptr ? given->offset : c.result().offset;
  s.a = a.offset;
  s.b = b.offset;
  s.extra = c.code.add_operands(factors);
  s.p = given != nullptr ? 1 : 0;
  return true;
}

// The sum of the products of the elements, from zero.
bool tile_dot(const CallSite& c) {
  const CallOperand &a = c.args[0], &b = c.args[1];
  const Type element = a.type.element();
  if (!is_tile(a.type) || !is_tile(b.type) || !element.is_float() || b.type.element() != element ||
      tile_info(c.code, a.type).shape != tile_info(c.code, b.type).shape ||
      c.result().type.element() != element)
    return false;
  const std::uint32_t size = element_size(c.code, a.type);
  const CallOperand sum = add_value(c, element), x = add_value(c, element),
                    y = add_value(c, element), product = add_value(c, element),
                    together = add_value(c, element);
  emit_number(c, sum.offset, element.scalar, 0);
  const TileLoop loop = begin_tile_loop(c);
  emit_tile_get(c, x.offset, a.offset, loop.counter, size);
  emit_tile_get(c, y.offset, b.offset, loop.counter, size);
  if (!emit_operation(c, {{}, first_overload(BuiltinId::Mul)}, {x, y}, product) ||
      !emit_operation(c, {{}, first_overload(BuiltinId::Add)}, {sum, product}, together))
    return false;
  c.code.emit_copy(sum.offset, together.offset, element);
  end_tile_loop(c, loop, static_cast<std::uint32_t>(tile_info(c.code, a.type).count()));
  if (!emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  const std::uint32_t first = c.code.add_slot({8, 8});
  c.code.emit(set_number).out = first;
  emit_tile_put(c, c.result().offset, sum.offset, first, size);
  return true;
}

// dest += src * alpha, element by element.
bool tile_axpy(const CallSite& c) {
  const CallOperand &alpha = c.args[0], &from = c.args[1], &to = c.args[2];
  const Type element = to.type.element();
  if (!is_tile(from.type) || !is_tile(to.type) || !element.is_float() ||
      from.type.element() != element || alpha.type != element || alpha.offset == hir::kNone ||
      tile_info(c.code, from.type).shape != tile_info(c.code, to.type).shape ||
      !tile_info(c.code, from.type).owner)
    return false;
  const std::uint32_t size = element_size(c.code, to.type);
  const CallOperand x = add_value(c, element), y = add_value(c, element),
                    product = add_value(c, element), together = add_value(c, element);
  const TileLoop loop = begin_tile_loop(c);
  emit_tile_get(c, x.offset, from.offset, loop.counter, size);
  emit_tile_get(c, y.offset, to.offset, loop.counter, size);
  if (!emit_operation(c, {{}, first_overload(BuiltinId::Mul)}, {x, alpha}, product) ||
      !emit_operation(c, {{}, first_overload(BuiltinId::Add)}, {y, product}, together))
    return false;
  emit_tile_put(c, to.offset, together.offset, loop.counter, size);
  end_tile_loop(c, loop, static_cast<std::uint32_t>(tile_info(c.code, to.type).count()));
  return true;
}

constexpr KnownCall kTileMapCalls[] = {
    {BuiltinId::Add, map_operator},          {BuiltinId::Sub, map_operator},
    {BuiltinId::Mul, map_operator},          {BuiltinId::Div, map_operator},
    {BuiltinId::Neg, map_operator},          {BuiltinId::BitAnd, map_operator},
    {BuiltinId::BitOr, map_operator},        {BuiltinId::BitXor, map_operator},
    {BuiltinId::AddInplace, map_inplace},    {BuiltinId::SubInplace, map_inplace},
    {BuiltinId::BitAndInplace, map_inplace}, {BuiltinId::BitOrInplace, map_inplace},
    {BuiltinId::BitXorInplace, map_inplace}, {BuiltinId::TileMap, tile_map},
    {BuiltinId::TileAstype, tile_astype},    {BuiltinId::TileReduce, tile_reduce},
    {BuiltinId::TileSum, tile_sum},          {BuiltinId::TileMax, tile_max},
    {BuiltinId::TileMin, tile_min},          {BuiltinId::TileArgmax, tile_argument},
    {BuiltinId::TileArgmin, tile_argument},  {BuiltinId::TileMatmul, tile_matmul},
    {BuiltinId::TileDot, tile_dot},          {BuiltinId::TileAxpy, tile_axpy},
};

}  // namespace

std::span<const KnownCall> tile_map_calls() { return kTileMapCalls; }

}  // namespace weft::eval
