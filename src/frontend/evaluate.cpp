#include "evaluate.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

#include "warp_names.h"
#include "weft/base/half.h"
#include "weft/base/text.h"

namespace weft {
namespace {

using Int = __int128;

constexpr Int kLargest = std::numeric_limits<std::int64_t>::max();
constexpr Int kSmallest = std::numeric_limits<std::int64_t>::min();
// What numbers may become: small enough that one more operation cannot overflow.
constexpr Int kBound = Int{1} << 100;

std::string digits_of(Int v) {
  std::string out;
  const bool negative = v < 0;
  do {
    const int digit = static_cast<int>(v % 10);
    out.insert(out.begin(), static_cast<char>('0' + (digit < 0 ? -digit : digit)));
    v /= 10;
  } while (v != 0);
  if (negative) out.insert(out.begin(), '-');
  return out;
}

// The integer that decimal digits spell, if it is within the bound.
std::optional<Int> int_of(std::string_view digits) {
  const bool negative = digits.starts_with('-');
  if (negative) digits.remove_prefix(1);
  Int v = 0;
  for (const char c : digits) {
    v = v * 10 + (c - '0');
    if (v > kBound) return std::nullopt;
  }
  return negative ? -v : v;
}

// What int64 does not hold stands there with its digits.
void set_integer(ConstValue& v, Int i) {
  v.i.push_back(static_cast<std::int64_t>(static_cast<std::uint64_t>(i)));
  if (i < kSmallest || i > kLargest) v.s = digits_of(i);
}

// A component as a value of Warp's holds it.
double as_held(double value, Scalar type) {
  if (type == Scalar::Float32) return static_cast<float>(value);
  if (type == Scalar::Float16) return half_to_float(float_to_half_away(static_cast<float>(value)));
  return value;
}

struct NamedNumber {
  std::string_view path;
  double value;
};
// Values of Python's math, of numpy and of warp.constants; the doubles nearest to the numbers.
constexpr NamedNumber kNamed[] = {
    {"math.pi", std::numbers::pi},
    {"math.e", std::numbers::e},
    {"math.tau", 2 * std::numbers::pi},
    {"math.inf", std::numeric_limits<double>::infinity()},
    {"math.nan", std::numeric_limits<double>::quiet_NaN()},
    {"numpy.pi", std::numbers::pi},
    {"numpy.e", std::numbers::e},
    {"numpy.inf", std::numeric_limits<double>::infinity()},
    {"numpy.nan", std::numeric_limits<double>::quiet_NaN()},
    {"warp.PI", std::numbers::pi},
    {"warp.pi", std::numbers::pi},
    {"warp.E", std::numbers::e},
    {"warp.e", std::numbers::e},
    {"warp.TAU", 2 * std::numbers::pi},
    {"warp.tau", 2 * std::numbers::pi},
    {"warp.HALF_PI", std::numbers::pi / 2},
    {"warp.half_pi", std::numbers::pi / 2},
    {"warp.LOG2E", std::numbers::log2e},
    {"warp.log2e", std::numbers::log2e},
    {"warp.LOG10E", std::numbers::log10e},
    {"warp.log10e", std::numbers::log10e},
    {"warp.LN2", std::numbers::ln2},
    {"warp.ln2", std::numbers::ln2},
    {"warp.LN10", std::numbers::ln10},
    {"warp.ln10", std::numbers::ln10},
    {"warp.PHI", std::numbers::phi},
    {"warp.phi", std::numbers::phi},
    {"warp.INF", std::numeric_limits<double>::infinity()},
    {"warp.inf", std::numeric_limits<double>::infinity()},
    {"warp.NAN", std::numeric_limits<double>::quiet_NaN()},
    {"warp.nan", std::numeric_limits<double>::quiet_NaN()},
};

struct NamedFunction {
  std::string_view path;
  double (*function)(double);
};
// Python calls the C library's; where it raises an error, these give no finite number.
constexpr NamedFunction kFunctions[] = {
    {"math.sin", std::sin},   {"math.cos", std::cos},     {"math.tan", std::tan},
    {"math.asin", std::asin}, {"math.acos", std::acos},   {"math.atan", std::atan},
    {"math.sinh", std::sinh}, {"math.cosh", std::cosh},   {"math.tanh", std::tanh},
    {"math.exp", std::exp},   {"math.log", std::log},     {"math.log2", std::log2},
    {"math.sqrt", std::sqrt}, {"math.log10", std::log10}, {"math.fabs", std::fabs},
};

// Integers that a double holds exactly, so that dividing them as doubles rounds once.
constexpr Int kExact = Int{1} << 53;

Int floor_div(Int a, Int b) {
  const Int q = a / b;
  return a % b != 0 && ((a < 0) != (b < 0)) ? q - 1 : q;
}

// Python's float % and //: the remainder has the sign of the divisor.
double float_mod(double a, double b) {
  double m = std::fmod(a, b);
  if (m == 0) return std::copysign(0.0, b);
  return (m < 0) != (b < 0) ? m + b : m;
}

// float("inf"), float("-Infinity"), float("nan"): the numbers that have no literal.
std::optional<double> special_float(std::string_view text) {
  std::string word;
  for (const char c : text) word += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  const bool negative = word.starts_with('-');
  if (negative || word.starts_with('+')) word.erase(0, 1);
  double x = 0;
  if (word == "inf" || word == "infinity") {
    x = std::numeric_limits<double>::infinity();
  } else if (word == "nan") {
    x = std::numeric_limits<double>::quiet_NaN();
  } else {
    return std::nullopt;
  }
  return negative ? -x : x;
}

double float_floor_div(double a, double b) {
  const double m = std::fmod(a, b);
  double q = (a - m) / b;
  if (m != 0 && (m < 0) != (b < 0)) q -= 1;
  if (q == 0) return std::copysign(0.0, a / b);
  double floored = std::floor(q);
  if (q - floored > 0.5) floored += 1;
  return floored;
}

}  // namespace

// A Python bool, int, float or str, or an object that only gets passed on.
struct Evaluator::Number {
  enum Kind { Bool, Integer, Float, Object } kind = Integer;
  Int i = 0;
  double f = 0;
  ConstValue object;

  static Number of_int(Int v) {
    Number n;
    n.i = v;
    return n;
  }
  static Number of_bool(bool v) {
    Number n;
    n.kind = Bool;
    n.i = v;
    return n;
  }
  static Number of_float(double v) {
    Number n;
    n.kind = Float;
    n.f = v;
    return n;
  }
  static Number of_object(ConstValue v) {
    Number n;
    n.kind = Object;
    n.object = std::move(v);
    return n;
  }
  bool is_int() const { return kind == Bool || kind == Integer; }
  bool is_number() const { return kind != Object; }
  double as_double() const { return kind == Float ? f : static_cast<double>(i); }
  bool truth() const { return kind == Float ? f != 0 : i != 0; }
};

Diag Evaluator::error(NodeId node) const {
  const NodeLoc& at = tree_.loc(node);
  return diag(DiagCode::NotConstant, SourceLoc{std::string(file_name_), static_cast<int>(at.line),
                                               static_cast<int>(at.col) + 1});
}

Result<ConstValue> Evaluator::value(NodeId expression) {
  WEFT_TRY(Number n, number(expression));
  ConstValue v;
  switch (n.kind) {
    case Number::Object:
      return std::move(n.object);
    case Number::Float:
      v.type = Type::of(Scalar::Float32);
      v.f.push_back(n.f);
      return v;
    case Number::Bool:
      v.type = Type::of(Scalar::Bool);
      v.i.push_back(n.i != 0);
      return v;
    case Number::Integer:
      v.type = Type::of(Scalar::Int32);  // whatever its size
      set_integer(v, n.i);
      return v;
  }
  WEFT_UNREACHABLE();
}

Result<std::int64_t> Evaluator::integer(NodeId expression) {
  WEFT_TRY(const Number n, number(expression));
  if (n.kind != Number::Integer || n.i < kSmallest ||
      n.i > std::numeric_limits<std::int64_t>::max())
    return error(expression);
  return static_cast<std::int64_t>(n.i);
}

Result<Evaluator::Number> Evaluator::number(NodeId node) {
  switch (tree_.node(node).kind) {
    case NodeKind::Constant:
      return constant(node);
    case NodeKind::Name:
    case NodeKind::Attribute:
      return named(node);
    case NodeKind::Call:
      return call(node);
    case NodeKind::BinOp:
      return binary(node);
    case NodeKind::UnaryOp:
      return unary(node);
    case NodeKind::BoolOp:
      return boolean(node);
    case NodeKind::Compare:
      return compare(node);
    case NodeKind::IfExp: {
      const auto kids = tree_.kids(node);
      const NodeId body = kids[1];
      const NodeId otherwise = kids[2];
      WEFT_TRY(const Number test, number(kids[0]));
      if (!test.is_number()) return error(node);
      return number(test.truth() ? body : otherwise);
    }
#define WEFT_STMT(Kind, children) case NodeKind::Kind:
#define WEFT_PART(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
    case NodeKind::Subscript:
    case NodeKind::Slice:
    case NodeKind::Tuple:
    case NodeKind::List:
    case NodeKind::Starred:
    case NodeKind::Object:
    case NodeKind::Unsupported:
      return error(node);
  }
  WEFT_UNREACHABLE();
}

Result<Evaluator::Number> Evaluator::constant(NodeId node) {
  const Node& n = tree_.node(node);
  switch (static_cast<ConstantKind>(n.op)) {
    case ConstantKind::Bool:
      return Number::of_bool(n.bits != 0);
    case ConstantKind::Int:
      return Number::of_int(static_cast<Int>(n.bits));
    case ConstantKind::BigInt: {
      const auto v = int_of(tree_.text(n.name));
      if (!v) return error(node);
      return Number::of_int(*v);
    }
    case ConstantKind::Float:
      return Number::of_float(std::bit_cast<double>(n.bits));
    case ConstantKind::Str: {
      ConstValue v;
      v.type = Type::string();
      v.s = tree_.text(n.name);
      return Number::of_object(std::move(v));
    }
    case ConstantKind::None:
    case ConstantKind::Ellipsis:
    case ConstantKind::Bytes:
    case ConstantKind::Complex:
      return error(node);
  }
  WEFT_UNREACHABLE();
}

Result<Evaluator::Number> Evaluator::named(NodeId node) {
  const Node& n = tree_.node(node);
  if (n.kind == NodeKind::Name) {
    const NameBinding b = scope_.find(n.name);
    if (b.kind == NameBinding::Constant) {
      const ConstValue& v = tree_.constants[b.index].resolved;
      if (!v.python || v.type.plain(TypeKind::String)) return Number::of_object(v);
      if (!v.f.empty()) return Number::of_float(v.f[0]);
      if (v.type.is_bool()) return Number::of_bool(v.i[0] != 0);
      return Number::of_int(v.s.empty() ? Int{v.i[0]} : *int_of(v.s));
    }
  }
  const std::string path = scope_.path(node);
  for (const NamedNumber& c : kNamed)
    if (c.path == path) return Number::of_float(c.value);
  // Plain numbers of a class; those of Warp's other classes are members of enumerations.
  if (path.starts_with("warp.Volume.")) {
    if (const auto c = number_of_warp_class(path)) return Number::of_int(*c);
  }
  return error(node);
}

Result<Evaluator::Number> Evaluator::unary(NodeId node) {
  WEFT_TRY(const Number v, number(tree_.kid(node, 0)));
  if (!v.is_number()) return error(node);
  switch (static_cast<UnaryOp>(tree_.node(node).op)) {
    case UnaryOp::UAdd:
      return v.is_int() ? Number::of_int(v.i) : v;
    case UnaryOp::USub:
      return v.is_int() ? Number::of_int(-v.i) : Number::of_float(-v.f);
    case UnaryOp::Not:
      return Number::of_bool(!v.truth());
    case UnaryOp::Invert:
      if (!v.is_int()) return error(node);
      return Number::of_int(-v.i - 1);
  }
  WEFT_UNREACHABLE();
}

Result<Evaluator::Number> Evaluator::power(NodeId node, const Number& a, const Number& b) {
  if (a.is_int() && b.is_int() && b.i >= 0) {
    if (b.i > 128 && a.i != 0 && a.i != 1 && a.i != -1) return error(node);
    Int result = 1;
    const Int count = a.i == -1 ? b.i % 2 : a.i == 0 || a.i == 1 ? (b.i != 0) : b.i;
    for (Int k = 0; k < count; ++k) {
      if (__builtin_mul_overflow(result, a.i, &result) || result > kBound || result < -kBound)
        return error(node);
    }
    return Number::of_int(result);
  }
  const double x = a.as_double();
  const double y = b.as_double();
  // Where Python raises an error or gives a complex number.
  if ((x == 0 && y < 0) || (x < 0 && y != std::floor(y))) return error(node);
  const double power = std::pow(x, y);
  if (std::isinf(power) && std::isfinite(x) && std::isfinite(y)) return error(node);
  return Number::of_float(power);
}

Result<Evaluator::Number> Evaluator::binary(NodeId node) {
  const NodeId left = tree_.kid(node, 0);
  const NodeId right = tree_.kid(node, 1);
  const auto op = static_cast<BinaryOp>(tree_.node(node).op);
  WEFT_TRY(const Number a, number(left));
  WEFT_TRY(const Number b, number(right));
  if (!a.is_number() || !b.is_number()) return error(node);
  const bool ints = a.is_int() && b.is_int();
  auto checked = [&](Int v) -> Result<Number> {
    if (v > kBound || v < -kBound) return error(node);
    return Number::of_int(v);
  };
  const double x = a.as_double();
  const double y = b.as_double();
  switch (op) {
    case BinaryOp::Add:
      return ints ? checked(a.i + b.i) : Number::of_float(x + y);
    case BinaryOp::Sub:
      return ints ? checked(a.i - b.i) : Number::of_float(x - y);
    case BinaryOp::Mult: {
      if (!ints) return Number::of_float(x * y);
      Int product = 0;
      if (__builtin_mul_overflow(a.i, b.i, &product)) return error(node);
      return checked(product);
    }
    case BinaryOp::Div:
      if (y == 0) return error(node);
      if (ints && (a.i > kExact || a.i < -kExact || b.i > kExact || b.i < -kExact))
        return error(node);
      return Number::of_float(x / y);
    case BinaryOp::FloorDiv:
      if (y == 0) return error(node);
      return ints ? Number::of_int(floor_div(a.i, b.i)) : Number::of_float(float_floor_div(x, y));
    case BinaryOp::Mod:
      if (y == 0) return error(node);
      return ints ? Number::of_int(a.i - floor_div(a.i, b.i) * b.i)
                  : Number::of_float(float_mod(x, y));
    case BinaryOp::Pow:
      return power(node, a, b);
    case BinaryOp::LShift:
      if (!ints || b.i < 0 || b.i > 100) return error(node);
      {
        Int shifted = 0;
        if (__builtin_mul_overflow(a.i, Int{1} << static_cast<int>(b.i), &shifted))
          return error(node);
        return checked(shifted);
      }
    case BinaryOp::RShift:
      if (!ints || b.i < 0) return error(node);
      return Number::of_int(a.i >> static_cast<int>(b.i > 126 ? 126 : b.i));
    case BinaryOp::BitAnd:
      if (!ints) return error(node);
      return a.kind == Number::Bool && b.kind == Number::Bool ? Number::of_bool(a.i & b.i)
                                                              : Number::of_int(a.i & b.i);
    case BinaryOp::BitOr:
      if (!ints) return error(node);
      return a.kind == Number::Bool && b.kind == Number::Bool ? Number::of_bool(a.i | b.i)
                                                              : Number::of_int(a.i | b.i);
    case BinaryOp::BitXor:
      if (!ints) return error(node);
      return a.kind == Number::Bool && b.kind == Number::Bool ? Number::of_bool(a.i ^ b.i)
                                                              : Number::of_int(a.i ^ b.i);
    case BinaryOp::MatMult:
      return error(node);
  }
  WEFT_UNREACHABLE();
}

Result<Evaluator::Number> Evaluator::compare(NodeId node) {
  const std::vector<NodeId> kids(tree_.kids(node).begin(), tree_.kids(node).end());
  const auto op_span = tree_.compare_ops(node);
  const std::vector<CompareOp> ops(op_span.begin(), op_span.end());
  WEFT_TRY(Number left, number(kids[0]));
  for (std::size_t i = 0; i < ops.size(); ++i) {
    WEFT_TRY(Number right, number(kids[i + 1]));
    if (!left.is_number() || !right.is_number()) return error(node);
    const bool ints = left.is_int() && right.is_int();
    // Python compares an int with a float exactly; so do we, or not at all.
    auto exact = [](const Number& n) {
      return n.kind == Number::Float || (n.i <= kExact && n.i >= -kExact);
    };
    if (!ints && (!exact(left) || !exact(right))) return error(node);
    const double x = left.as_double();
    const double y = right.as_double();
    bool holds = false;
    switch (ops[i]) {
      case CompareOp::Eq:
        holds = ints ? left.i == right.i : x == y;
        break;
      case CompareOp::NotEq:
        holds = ints ? left.i != right.i : x != y;
        break;
      case CompareOp::Lt:
        holds = ints ? left.i < right.i : x < y;
        break;
      case CompareOp::LtE:
        holds = ints ? left.i <= right.i : x <= y;
        break;
      case CompareOp::Gt:
        holds = ints ? left.i > right.i : x > y;
        break;
      case CompareOp::GtE:
        holds = ints ? left.i >= right.i : x >= y;
        break;
      case CompareOp::Is:
      case CompareOp::IsNot:
      case CompareOp::In:
      case CompareOp::NotIn:
        return error(node);
    }
    if (!holds) return Number::of_bool(false);
    left = std::move(right);
  }
  return Number::of_bool(true);
}

Result<Evaluator::Number> Evaluator::boolean(NodeId node) {
  const std::vector<NodeId> kids(tree_.kids(node).begin(), tree_.kids(node).end());
  const bool stop_at = static_cast<BoolOp>(tree_.node(node).op) == BoolOp::Or;
  for (std::size_t i = 0;; ++i) {
    WEFT_TRY(Number v, number(kids[i]));
    if (!v.is_number()) return error(node);
    if (i + 1 == kids.size() || v.truth() == stop_at) return v;
  }
}

// The type that a call constructs, if its callee is one.
std::optional<Type> Evaluator::constructed(NodeId node) {
  const NodeId callee = tree_.kid(node, 0);
  if (!annotations_.names_type(callee)) return std::nullopt;
  const auto t = annotations_.type(callee);
  if (!t || !t->is_value()) return std::nullopt;
  return *t;
}

Result<Evaluator::Number> Evaluator::call(NodeId node) {
  const NodeId callee = tree_.kid(node, 0);
  const auto arg_span = tree_.kids_before_split(node, 1);
  const std::vector<NodeId> args(arg_span.begin(), arg_span.end());
  const bool keywords = !tree_.kids_after_split(node).empty();
  std::string path = scope_.path(callee);
  if (path.empty() && annotations_.is_python_scalar(callee)) {  // under another name
    const Scalar scalar = annotations_.type(callee)->scalar;
    path = scalar == Scalar::Float32 ? "builtins.float"
           : scalar == Scalar::Int32 ? "builtins.int"
                                     : "builtins.bool";
  }
  if (path == "warp.constant") {
    if (args.size() != 1 || keywords) return error(node);
    return number(args[0]);
  }
  const bool python = path.starts_with("builtins.");
  if ((path == "builtins.min" || path == "builtins.max") && args.size() > 1 && !keywords)
    return extreme(node, path == "builtins.max");
  if (python || path.starts_with("math.")) {
    if (args.size() != 1 || keywords) return error(node);
    WEFT_TRY(const Number v, number(args[0]));
    if (path == "builtins.float" && v.kind == Number::Object &&
        v.object.type.plain(TypeKind::String)) {
      const std::optional<double> x = special_float(v.object.s);
      if (!x) return error(node);
      return Number::of_float(*x);
    }
    if (!v.is_number()) return error(node);
    const double x = v.as_double();
    if (path == "builtins.float") return Number::of_float(x);
    if (path == "builtins.bool") return Number::of_bool(v.truth());
    if (path == "builtins.abs")
      return v.is_int() ? Number::of_int(v.i < 0 ? -v.i : v.i) : Number::of_float(std::fabs(x));
    auto whole = [&](double d) -> Result<Number> {
      if (!(std::fabs(d) < 9e18)) return error(node);
      return Number::of_int(static_cast<Int>(d));
    };
    if (path == "builtins.int") return v.is_int() ? Number::of_int(v.i) : whole(std::trunc(x));
    if (path == "math.floor") return v.is_int() ? Number::of_int(v.i) : whole(std::floor(x));
    if (path == "math.ceil") return v.is_int() ? Number::of_int(v.i) : whole(std::ceil(x));
    if (path == "builtins.round")  // to the nearest, halves to even
      return v.is_int() ? Number::of_int(v.i) : whole(std::nearbyint(x));
    for (const NamedFunction& f : kFunctions) {
      if (f.path != path) continue;
      const double y = f.function(x);
      if (!std::isfinite(y)) return error(node);
      return Number::of_float(y);
    }
    if (path == "math.radians") return Number::of_float(x * (std::numbers::pi / 180.0));
    if (path == "math.degrees") return Number::of_float(x * (180.0 / std::numbers::pi));
    return error(node);
  }
  if (const auto type = constructed(node)) {
    if (keywords) return error(node);
    WEFT_TRY(ConstValue v, construct(node, *type));
    return Number::of_object(std::move(v));
  }
  return error(node);
}

// min(a, b, ...) and max(...): the first of the least or greatest.
Result<Evaluator::Number> Evaluator::extreme(NodeId node, bool greatest) {
  const auto span = tree_.kids_before_split(node, 1);
  const std::vector<NodeId> args(span.begin(), span.end());
  WEFT_TRY(Number best, number(args[0]));
  for (std::size_t i = 1; i < args.size(); ++i) {
    WEFT_TRY(Number v, number(args[i]));
    if (!v.is_number() || !best.is_number() || v.is_int() != best.is_int()) return error(node);
    const bool better = v.is_int() ? (greatest ? v.i > best.i : v.i < best.i)
                                   : (greatest ? v.f > best.f : v.f < best.f);
    if (better) best = std::move(v);
  }
  return best;
}

// wp.int64(5), wp.float32(0.1): the object keeps the Python number it was given.
Result<ConstValue> Evaluator::scalar_object(NodeId node, const Type& type) {
  const auto args = tree_.kids_before_split(node, 1);
  ConstValue v;
  v.type = type;
  v.python = false;
  if (args.empty()) {
    v.i.push_back(0);
    return v;
  }
  if (args.size() != 1) return error(node);
  WEFT_TRY(const Number n, number(args[0]));
  if (type.is_bool()) {
    if (!n.is_number()) return error(node);
    v.i.push_back(n.truth());
    return v;
  }
  if (n.kind == Number::Float) {
    if (!type.is_float()) return error(node);  // kept as a float by Warp, and then no C integer
    v.f.push_back(n.f);
    return v;
  }
  if (n.kind != Number::Integer) return error(node);
  set_integer(v, n.i);
  return v;
}

// The number in a scalar object that stands for a component: ctypes asks it for a float, or for an
// integer, which only integers give; a bool asks whether it is an object.
Result<Evaluator::Number> Evaluator::number_of(const ConstValue& scalar, const Type& type,
                                               NodeId node) const {
  const bool is_integer = scalar.f.empty() && !scalar.type.is_bool();
  if (!is_float(type.scalar) && (type.scalar == Scalar::Bool || !is_integer)) return error(node);
  if (!scalar.f.empty()) return Number::of_float(scalar.f[0]);
  if (scalar.type.is_float()) return Number::of_float(static_cast<double>(scalar.i[0]));
  return Number::of_int(scalar.s.empty() ? Int{scalar.i[0]} : *int_of(scalar.s));
}

// Appends the numbers of an argument: a number, or a sequence of them `depth` levels deep.
Status Evaluator::components(NodeId node, int depth, const Type& type, Numbers& out) {
  const NodeKind kind = tree_.node(node).kind;
  if (kind == NodeKind::Tuple || kind == NodeKind::List) {
    if (depth == 0) return error(node);
    const std::vector<NodeId> kids(tree_.kids(node).begin(), tree_.kids(node).end());
    for (NodeId kid : kids) WEFT_RETURN_IF_ERROR(components(kid, depth - 1, type, out));
    return {};
  }
  WEFT_TRY(Number n, number(node));
  if (!n.is_number() && !n.object.python && n.object.type.is_scalar()) {
    WEFT_TRY(n, number_of(n.object, type, node));
  }
  if (n.is_number()) {
    out.push_back(std::move(n));
    return {};
  }
  // A value to copy, or one of the two parts of a transform.
  const bool copied = type.is_vector() ? n.object.type.is_vector() : n.object.type == type;
  if (depth == 0 || n.object.python || !(copied || type.is_transform())) return error(node);
  for (double d : n.object.f) out.push_back(Number::of_float(as_held(d, n.object.type.scalar)));
  for (std::int64_t i : n.object.i) out.push_back(Number::of_int(i));
  return {};
}

Result<ConstValue> Evaluator::construct(NodeId node, const Type& type) {
  if (type.is_scalar()) return scalar_object(node, type);
  const auto arg_span = tree_.kids_before_split(node, 1);
  const std::vector<NodeId> args(arg_span.begin(), arg_span.end());
  const auto count = static_cast<std::size_t>(type.component_count());
  Numbers numbers;
  int depth = 1;  // of sequences in an argument
  if (type.is_matrix()) depth = args.size() == 1 ? 2 : 1;
  if (type.is_vector() || type.is_quaternion()) depth = args.size() == 1 ? 1 : 0;
  const auto is_sequence = [&](NodeId n) {
    return tree_.node(n).kind == NodeKind::Tuple || tree_.node(n).kind == NodeKind::List;
  };
  if (type.is_transform() && args.size() == 1 && is_sequence(args[0])) return error(node);
  // Rows, one by one or in one sequence, have the same length.
  std::vector<NodeId> rows = args;
  if (args.size() == 1 && is_sequence(args[0])) {
    const auto kids = tree_.kids(args[0]);
    rows.assign(kids.begin(), kids.end());
  }
  if (type.is_matrix() && std::any_of(rows.begin(), rows.end(), is_sequence)) {
    const auto is_row = [&](NodeId n) {
      return is_sequence(n) && tree_.node(n).kids_count == type.cols;
    };
    if (rows.size() != type.rows || !std::all_of(rows.begin(), rows.end(), is_row))
      return error(node);
  }
  for (std::size_t i = 0; i < args.size(); ++i) {
    WEFT_RETURN_IF_ERROR(components(args[i], depth, type, numbers));
    if (type.is_transform() && args.size() == 2 && i == 0 && numbers.size() != 3)
      return error(node);
  }
  const bool lone_scalar = args.size() == 1 && tree_.node(args[0]).kind != NodeKind::Tuple &&
                           tree_.node(args[0]).kind != NodeKind::List && numbers.size() == 1;
  if (args.empty()) {
    numbers.assign(count, Number::of_float(0));
    if (type.is_transform()) numbers.back() = Number::of_float(1);
  } else if (lone_scalar) {
    numbers.resize(count, numbers[0]);
  }
  if (numbers.size() != count) return error(node);
  // A matrix takes all its numbers or its rows, a transform its two parts or all its numbers.
  if (type.is_matrix() && args.size() > 1 && args.size() != count && args.size() != type.rows)
    return error(node);
  if (type.is_transform() && args.size() > 2 && args.size() != count) return error(node);

  ConstValue v;
  v.type = type;
  v.python = false;
  for (const Number& n : numbers) {
    if (is_float(type.scalar)) {
      v.f.push_back(n.as_double());
      continue;
    }
    if (args.empty()) {
      v.i.push_back(0);
      continue;
    }
    if (!n.is_int()) return error(node);
    if (type.scalar == Scalar::Bool) {
      v.i.push_back(n.i != 0);
      continue;
    }
    const int bits = scalar_bits(type.scalar);
    const bool is_signed = is_signed_int(type.scalar);
    const Int low = is_signed ? -(Int{1} << (bits - 1)) : 0;
    const Int high = is_signed ? (Int{1} << (bits - 1)) - 1 : (Int{1} << bits) - 1;
    if (n.i < low || n.i > high) return error(node);
    v.i.push_back(static_cast<std::int64_t>(static_cast<std::uint64_t>(n.i)));
  }
  return v;
}

Result<std::string> Evaluator::repr(NodeId node, bool top) {
  const Node& n = tree_.node(node);
  if (n.kind == NodeKind::Tuple || n.kind == NodeKind::List) {
    std::string out(n.kind == NodeKind::Tuple ? "(" : "[");
    const std::vector<NodeId> kids(tree_.kids(node).begin(), tree_.kids(node).end());
    for (std::size_t i = 0; i < kids.size(); ++i) {
      if (i > 0) out += ", ";
      WEFT_TRY(const std::string part, repr(kids[i], false));
      out += part;
    }
    if (kids.size() == 1 && out[0] == '(') out += ',';
    out += out[0] == '(' ? ")" : "]";
    return out;
  }
  if (n.kind == NodeKind::Constant && n.op == static_cast<int>(ConstantKind::None))
    return std::string("None");
  WEFT_TRY(const Number v, number(node));
  switch (v.kind) {
    case Number::Bool:
      return std::string(v.i != 0 ? "True" : "False");
    case Number::Float:
      return py_float_repr(v.f);
    case Number::Integer:
      return digits_of(v.i);
    case Number::Object:
      if (!v.object.type.plain(TypeKind::String)) return error(node);
      return top ? v.object.s : py_string_repr(v.object.s);
  }
  WEFT_UNREACHABLE();
}

Result<std::string> Evaluator::text(NodeId expression) { return repr(expression, true); }
Result<std::string> Evaluator::quoted(NodeId expression) { return repr(expression, false); }

}  // namespace weft
