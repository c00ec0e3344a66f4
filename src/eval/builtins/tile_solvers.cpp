// Tiles: scans, Cholesky's factorization, and systems of equations with triangular matrices.
//
// The order of the operations is that of Warp's code for a block of one thread.
#include "arithmetic.h"
#include "math_ops.h"
#include "tile_steps.h"

namespace weft::eval {
namespace {

Pointer element_at(const ArrayValue& t, std::int64_t i, std::int64_t j) {
  Pointer p = t.data;
  p.offset += static_cast<std::uint64_t>(i * t.strides[0] + j * t.strides[1]);
  return p;
}

// --- scans ---

enum class ScanKind : std::uint16_t { Sum, SumBefore, Largest, Smallest };

// p: which scan.
struct Scan {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto from = m.read<ArrayValue>(s.a), to = m.read<ArrayValue>(s.out);
    const std::int64_t count = tile_count(from);
    if (!begin_tile_step(m, s, from, count)) return;
    const auto kind = static_cast<ScanKind>(s.p);
    Num<M, S> sum(S{});
    for (std::int64_t i = 0; i < count; ++i) {
      const Num<M, S> x = get<M, S>(m, m.at(tile_element(from, i)));
      const Location out = m.at(tile_element(to, i));
      if (kind == ScanKind::SumBefore) put<M, S>(m, out, 0, sum);
      if (kind == ScanKind::Largest) {
        sum = i == 0 ? x : larger(sum, x);
      } else if (kind == ScanKind::Smallest) {
        sum = i == 0 ? x : smaller(sum, x);
      } else {
        sum = AddNumbers::apply(m, s, sum, x);
      }
      if (kind != ScanKind::SumBefore) put<M, S>(m, out, 0, sum);
    }
  }
};
bool scan(const CallSite& c) {
  const Type& t = c.arg_type(0);
  if (!makes_tile(c) || !is_tile(t) || c.result().type.element() != t.element() ||
      tile_info(c.code, t).shape != tile_info(c.code, c.result().type).shape)
    return false;
  // Warp has the smallest and the largest number of these alone.
  const bool is_usual = t.element().is_scalar() && scalar_size(t.scalar) >= 4;
  const Handler handler = number_handler<Scan>(t.scalar);
  const auto staged = add_tile(c.code, c.result().type);
  if (!is_usual || handler == nullptr || !staged) return false;
  Step& s = c.code.emit(handler);
  s.out = *staged;
  s.a = c.args[0].offset;
  s.p = static_cast<std::uint16_t>(c.id == BuiltinId::TileScanInclusive      ? ScanKind::Sum
                                   : c.id == BuiltinId::TileScanExclusive    ? ScanKind::SumBefore
                                   : c.id == BuiltinId::TileScanMaxInclusive ? ScanKind::Largest
                                                                             : ScanKind::Smallest);
  if (!emit_own_tile(c.code, c.result().type, c.result().offset)) return false;
  emit_tile_copy(c.code, c.result().offset, *staged, element_size(c.code, t));
  return true;
}

// --- equations ---

template <class M, class S>
struct Matrix {
  Machine& m;
  const ArrayValue& t;
  bool is_transposed = false;

  Num<M, S> get(std::int64_t i, std::int64_t j = 0) const {
    return eval::get<M, S>(m, m.at(is_transposed ? element_at(t, j, i) : element_at(t, i, j)));
  }
  void set(std::int64_t i, std::int64_t j, const Num<M, S>& x) const {
    put<M, S>(m, m.at(is_transposed ? element_at(t, j, i) : element_at(t, i, j)), 0, x);
  }
};

// a: the matrix, out: its factor, which may be the same tile. p: 1 for an upper factor.
struct Factorize {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const auto a = m.read<ArrayValue>(s.a), out = m.read<ArrayValue>(s.out);
    const std::int64_t n = a.shape[1];
    if (!begin_tile_step(m, s, a, 0) || !begin_tile_step(m, s, out, n * n * n)) return;
    const Matrix<M, S> given{m, a, s.p == 1}, factor{m, out, s.p == 1};
    for (std::int64_t j = 0; j < n; ++j) {
      N diagonal = given.get(j, j);
      for (std::int64_t k = 0; k < j; ++k) {
        const N r = factor.get(j, k);
        diagonal = diagonal - r * r;
      }
      diagonal = math::sqrt(m, diagonal);
      const N inverse = N(S(1.0f)) / diagonal;
      factor.set(j, j, diagonal);
      for (std::int64_t i = j + 1; i < n; ++i) {
        N x = given.get(i, j);
        for (std::int64_t k = 0; k < j; ++k) x = x - factor.get(i, k) * factor.get(j, k);
        factor.set(i, j, x * inverse);
      }
      for (std::int64_t k = j + 1; k < n; ++k) factor.set(j, k, N(S(0.0f)));
      if (m.tape_is_full(s)) return;
    }
  }
};

template <class M, class S>
Num<M, S> divided(const Num<M, S>& x, const Num<M, S>& diagonal) {
  return plain(diagonal) == S(0.0f) ? x : x / diagonal;
}

// a: a triangular matrix; out: the right sides, which become the solutions. p: bit 0: the matrix is
// an upper one; q: bit 0: solve by a lower triangle, bit 1: then by an upper one.
struct SolveTriangular {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    using N = Num<M, S>;
    const auto a = m.read<ArrayValue>(s.a), x = m.read<ArrayValue>(s.out);
    const std::int64_t n = a.shape[1], columns = x.shape[1];
    if (!begin_tile_step(m, s, a, 0) || !begin_tile_step(m, s, x, 2 * n * n * columns)) return;
    const Matrix<M, S> lower{m, a, s.p == 1}, upper{m, a, s.p == 0}, values{m, x};
    for (std::int64_t k = 0; k < columns && (s.q & 1) != 0; ++k) {
      for (std::int64_t i = 0; i < n; ++i) {
        N sum = values.get(i, k);
        for (std::int64_t j = 0; j < i; ++j) sum = sum - lower.get(i, j) * values.get(j, k);
        values.set(i, k, divided<M, S>(sum, lower.get(i, i)));
      }
    }
    for (std::int64_t k = 0; k < columns && (s.q & 2) != 0; ++k) {
      for (std::int64_t i = n; i-- > 0;) {
        N sum = values.get(i, k);
        for (std::int64_t j = i + 1; j < n; ++j) sum = sum - upper.get(i, j) * values.get(j, k);
        values.set(i, k, divided<M, S>(sum, upper.get(i, i)));
      }
    }
    m.tape_is_full(s);
  }
};

// Whether the argument says that the factor is an upper one; nothing: it is not known.
std::optional<bool> is_upper(const CallSite& c) {
  const CallOperand* mode = c.named("fill_mode");
  if (mode == nullptr) return false;
  if (mode->constant == nullptr) return {};
  if (mode->constant->s == "lower") return false;
  if (mode->constant->s == "upper") return true;
  return {};
}

bool is_square(const CallSite& c, const Type& t) {
  if (!is_tile(t) || !t.element().is_scalar() || !is_float(t.scalar) || scalar_size(t.scalar) < 4)
    return false;
  const std::vector<std::int32_t>& shape = tile_info(c.code, t).shape;
  return shape.size() == 2 && shape[0] == shape[1];
}

bool cholesky(const CallSite& c) {
  const auto upper = is_upper(c);
  const Type& t = c.arg_type(0);
  const bool is_inplace = c.id == BuiltinId::TileCholeskyInplace;
  if (!upper || !is_square(c, t)) return false;
  if (!is_inplace && (!makes_tile(c) || c.result().type.element() != t.element() ||
                      tile_info(c.code, c.result().type).shape != tile_info(c.code, t).shape ||
                      !emit_own_tile(c.code, c.result().type, c.result().offset)))
    return false;
  Step& s = c.code.emit(float_handler<Factorize>(t.scalar));
  s.out = is_inplace ? c.args[0].offset : c.result().offset;
  s.a = c.args[0].offset;
  s.p = *upper ? 1 : 0;
  return true;
}

bool solve(const CallSite& c) {
  const auto upper = is_upper(c);
  const Type &matrix = c.arg_type(0), &right = c.arg_type(1);
  if (!upper || !is_square(c, matrix) || !is_tile(right) || right.element() != matrix.element())
    return false;
  const std::vector<std::int32_t>& sides = tile_info(c.code, right).shape;
  if (sides.empty() || sides.size() > 2 || sides[0] != tile_info(c.code, matrix).shape[0])
    return false;
  bool is_inplace = false, is_whole = false, is_upper_matrix = *upper;
  switch (c.id) {
    case BuiltinId::TileCholeskySolveInplace:
      is_inplace = true;
      [[fallthrough]];
    case BuiltinId::TileCholeskySolve:
      is_whole = true;
      break;
    case BuiltinId::TileUpperSolveInplace:
      is_inplace = true;
      [[fallthrough]];
    case BuiltinId::TileUpperSolve:
      is_upper_matrix = true;
      break;
    case BuiltinId::TileLowerSolveInplace:
      is_inplace = true;
      break;
    default:
      break;
  }
  if (!is_inplace) {
    if (!makes_tile(c) || c.result().type.element() != right.element() ||
        tile_info(c.code, c.result().type).shape != sides ||
        !emit_own_tile(c.code, c.result().type, c.result().offset))
      return false;
    emit_tile_copy(c.code, c.result().offset, c.args[1].offset, element_size(c.code, right));
  }
  Step& s = c.code.emit(float_handler<SolveTriangular>(matrix.scalar));
  s.out = is_inplace ? c.args[1].offset : c.result().offset;
  s.a = c.args[0].offset;
  s.p = is_upper_matrix ? 1 : 0;
  s.q = is_whole ? 3 : is_upper_matrix ? 2 : 1;
  return true;
}

// A row added to the diagonal of a copy.
struct AddToDiagonal {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto row = m.read<ArrayValue>(s.a), out = m.read<ArrayValue>(s.out);
    if (!begin_tile_step(m, s, row, tile_count(row))) return;
    for (std::int64_t i = 0; i < row.shape[0]; ++i) {
      const Location to = m.at(element_at(out, i, i));
      put<M, S>(
          m, to, 0,
          AddNumbers::apply(m, s, get<M, S>(m, to), get<M, S>(m, m.at(tile_element(row, i)))));
    }
  }
};
bool diag_add(const CallSite& c) {
  const Type &matrix = c.arg_type(0), &row = c.arg_type(1);
  if (!makes_tile(c) || !is_square(c, matrix) || !is_tile(row) ||
      row.element() != matrix.element() || c.result().type.element() != matrix.element() ||
      tile_info(c.code, c.result().type).shape != tile_info(c.code, matrix).shape ||
      tile_info(c.code, row).shape != std::vector{tile_info(c.code, matrix).shape[0]} ||
      !emit_own_tile(c.code, c.result().type, c.result().offset))
    return false;
  emit_tile_copy(c.code, c.result().offset, c.args[0].offset, element_size(c.code, matrix));
  Step& s = c.code.emit(float_handler<AddToDiagonal>(matrix.scalar));
  s.out = c.result().offset;
  s.a = c.args[1].offset;
  return true;
}

constexpr KnownCall kTileSolverCalls[] = {
    {BuiltinId::TileScanInclusive, scan},    {BuiltinId::TileScanExclusive, scan},
    {BuiltinId::TileScanMaxInclusive, scan}, {BuiltinId::TileScanMinInclusive, scan},
    {BuiltinId::TileCholesky, cholesky},     {BuiltinId::TileCholeskyInplace, cholesky},
    {BuiltinId::TileCholeskySolve, solve},   {BuiltinId::TileCholeskySolveInplace, solve},
    {BuiltinId::TileLowerSolve, solve},      {BuiltinId::TileLowerSolveInplace, solve},
    {BuiltinId::TileUpperSolve, solve},      {BuiltinId::TileUpperSolveInplace, solve},
    {BuiltinId::TileDiagAdd, diag_add},
};

}  // namespace

std::span<const KnownCall> tile_solver_calls() { return kTileSolverCalls; }

}  // namespace weft::eval
