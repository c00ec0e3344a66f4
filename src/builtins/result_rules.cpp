// Result rules: from the types of bound arguments to the types of the results.
//
// Input: a Binding whose args are in the order of the signature. Output: its results, or the
// constant that replaces the call, or a Diag. Rules see types without their references. The checks
// of Warp's dispatch functions are made here too.
#include <string>

#include "rule.h"
#include "weft/base/check.h"

namespace weft {

namespace {

// The scalar types that the atomic functions take.
bool wide_int(Scalar s) {
  return s == Scalar::Int32 || s == Scalar::UInt32 || s == Scalar::Int64 || s == Scalar::UInt64;
}
bool exchangeable(Scalar s) { return wide_int(s) || s == Scalar::Float32 || s == Scalar::Float64; }
bool comparable(Scalar s) { return exchangeable(s) || s == Scalar::BFloat16; }
bool addable(Scalar s) { return comparable(s) || s == Scalar::Float16; }

}  // namespace

bool is_setting(std::string_view name) {
  return name == "dtype" || name == "length" || name == "shape";
}

std::size_t Rule::variadic_count() const {
  std::size_t n = 0;
  while (n < size() && variadic(n)) ++n;
  return n;
}

Type Rule::named(std::string_view param) const {
  const BoundArg* a = out_.find(param);
  return a == nullptr ? Type{} : a->arg.type.deref();
}

bool Rule::all_equal() const {
  for (std::size_t i = 1; i < size(); ++i) {
    if (!types_equal(type(0), type(i))) return false;
  }
  return true;
}

Scalar Rule::infer(std::size_t from, std::size_t to) const {
  Scalar found = Scalar::None;
  for (std::size_t i = from; i < to; ++i) {
    const Type t = type(i);
    if (!t.is_value() || t.scalar == Scalar::Handle) continue;
    if (found != Scalar::None && found != t.scalar) return Scalar::None;
    found = t.scalar;
  }
  return found;
}

Status Rule::inferred(Type (*make)(Scalar)) {
  const Scalar s = infer();
  if (s == Scalar::None) return refuse("they must be of one scalar type");
  return one(make(s));
}

bool Rule::variables_have(Scalar s, std::size_t count) const {
  for (std::size_t i = 0; i < count; ++i) {
    const CallArg& a = out_.args[i].arg;
    if (a.kind != CallArg::Kind::Value || a.constant) continue;
    const Type t = a.type.deref();
    if (!t.is_value() || !types_equal(Type::of(t.scalar), Type::of(s))) return false;
  }
  return true;
}

Status Rule::scalar_mul() {
  const bool scalar_first = type(0).is_scalar();
  const Type scalar = type(scalar_first ? 0 : 1);
  const Type compound = type(scalar_first ? 1 : 0);
  if (scalar.scalar != compound.scalar) {
    return refuse(repr(compound) + " and " + repr(scalar) + " must have one scalar type");
  }
  return one(compound);
}

// A setting that names a type must be one. The identities read only its type and take a value too.
bool Rule::dtype_is_type() const {
  if (c_.overload.result == ResultRule::QuatIdentity ||
      c_.overload.result == ResultRule::TransformIdentity) {
    return true;
  }
  for (const BoundArg& a : out_.args) {
    if (a.arg.kind != CallArg::Kind::TypeObject && c_.overload.params[a.param].name == "dtype") {
      return false;
    }
  }
  return true;
}

// Warp's equality of two values. Tuple types are equal only if they are one object, which two
// expressions never share.
bool Rule::same_type(std::size_t i, std::size_t k) const {
  return types_equal(type(i), type(k)) && !type(i).plain(TypeKind::Tuple);
}

// One type for all arguments and the result.
Status Rule::same_types() {
  if (!all_equal()) {
    return refuse(repr(type(0)) + " and " + repr(type(size() - 1)) +
                  " where all must have one type");
  }
  return one(type(0));
}

Status Rule::lerp() {
  if (!types_equal(type(0), type(1))) {
    return refuse(repr(type(0)) + " and " + repr(type(1)) + " must have one type");
  }
  if (type(0).scalar != type(2).scalar) {
    return refuse("'t' must have the scalar type of " + repr(type(0)));
  }
  return one(type(0));
}

// A product with matrices: `inner` sides of the left factor must be as many as the right one has
// rows.
Status Rule::product(int inner, Type result) {
  if (type(0).scalar != type(1).scalar || inner != type(1).rows) {
    return refuse(repr(type(0)) + " times " + repr(type(1)));
  }
  return one(result);
}

Status Rule::where() {
  const Type yes = type(1), no = type(2);
  if (yes.is_tile() && no.is_tile()) return where_tiles();
  if (same_type(1, 2)) return one(yes);
  if (yes.plain(TypeKind::Opaque) && no.plain(TypeKind::Opaque)) {
    // Queries of two kinds become the query whose kind is known at run time only.
    const OpaqueType a = opaque_parent(static_cast<OpaqueType>(yes.index));
    if (a == opaque_parent(static_cast<OpaqueType>(no.index))) return one(Type::opaque(a));
  }
  return refuse("both values must have one type, not " + repr(yes) + " and " + repr(no));
}

Status Rule::run() {
  if (!dtype_is_type()) return refuse("dtype must be a type");
  switch (c_.overload.result) {
    case ResultRule::Fixed:
      out_.results.assign(c_.overload.results.begin(), c_.overload.results.end());
      return {};
#define WEFT_CONSTRUCTOR_RESULT_RULE(Name, doc) case ResultRule::Name:
#define WEFT_RESULT_RULE(Name, doc)
#include "weft/builtins/rules.def"
      return constructor();
#define WEFT_VALUE_RESULT_RULE(Name, doc) case ResultRule::Name:
#define WEFT_RESULT_RULE(Name, doc)
#include "weft/builtins/rules.def"
      return value_function();
#define WEFT_PLACE_RESULT_RULE(Name, doc) case ResultRule::Name:
#define WEFT_RESULT_RULE(Name, doc)
#include "weft/builtins/rules.def"
      return place_access();
    case ResultRule::Copy:
      return copy();
    case ResultRule::Where:
      return where();
    case ResultRule::ExpectEqual:
      if (!all_equal()) return refuse("both must have one type");
      return {};
    case ResultRule::StaticLen:
      return static_len();
    case ResultRule::Cast:
      return one(named("dtype"));
    case ResultRule::Printf:
      if (size() > 33) return refuse("at most 32 values can be printed");
      return {};
    case ResultRule::Removed:
      return refuse("it was removed from Warp");
    case ResultRule::TupleOf:
      return tuple_of();
    case ResultRule::TupleExtract:
      return tuple_extract();
    case ResultRule::SliceOf:
      return slice_of();
    case ResultRule::ArrayFromPointer:
      return array_from_pointer();
    case ResultRule::Zeros:
      return zeros();
    case ResultRule::VolumeValue:
      return volume_value();
    case ResultRule::VolumeStore:
      return volume_store();
    case ResultRule::TextureValue:
      return texture_value();
#define WEFT_TILE_RESULT_RULE(Name, doc) case ResultRule::Name:
#define WEFT_RESULT_RULE(Name, doc)
#include "weft/builtins/rules.def"
      return tile();
    case ResultRule::Unsupported:
      return unsupported("weft has no result rule for this overload");
  }
  WEFT_UNREACHABLE();
}

Status Rule::constructor() {
  switch (c_.overload.result) {
    case ResultRule::Vector:
      return vector();
    case ResultRule::Matrix:
      return matrix();
    case ResultRule::MatrixFromCols:
      return matrix_from_vectors(true);
    case ResultRule::MatrixFromRows:
      return matrix_from_vectors(false);
    case ResultRule::Identity:
      return identity();
    case ResultRule::Quaternion:
      return quaternion();
    case ResultRule::QuatIdentity:
      return one(Type::quat(size() == 0 ? Scalar::Float32 : type(0).scalar));
    case ResultRule::Transformation:
      return transformation();
    case ResultRule::TransformationPQ:
      return transformation_pq();
    case ResultRule::TransformIdentity:
      return one(Type::transform(size() == 0 ? Scalar::Float32 : type(0).scalar));
    case ResultRule::SpatialVector:
      return spatial_vector();
#define WEFT_CONSTRUCTOR_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc) case ResultRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  WEFT_UNREACHABLE();
}

Status Rule::value_function() {
  switch (c_.overload.result) {
    case ResultRule::SameTypes:
      return same_types();
    case ResultRule::ScalarOfSame:
      if (!all_equal()) return refuse("all must have one type");
      return one(type(0).scalar_type());
    case ResultRule::InferScalar:
      return inferred([](Scalar s) { return Type::of(s); });
    case ResultRule::FirstArg:
      return one(type(0));
    case ResultRule::ScalarOfFirst:
      return one(type(0).scalar_type());
    case ResultRule::ScalarOfSquare:
      if (type(0).rows != type(0).cols) return refuse("the matrix must be square");
      return one(type(0).scalar_type());
    case ResultRule::UInt32:
      return one(Type::of(Scalar::UInt32));
    case ResultRule::Outer: {
      const Scalar s = infer();
      if (s == Scalar::None) return refuse("both vectors must have one scalar type");
      return one(Type::mat(type(0).rows, type(1).rows, s));
    }
    case ResultRule::Transpose:
      return one(Type::mat(type(0).cols, type(0).rows, type(0).scalar));
    case ResultRule::Diag:
      return one(Type::mat(type(0).rows, type(0).rows, type(0).scalar));
    case ResultRule::GetDiag:
      if (type(0).rows != type(0).cols) return refuse("the matrix must be square");
      return one(Type::vec(type(0).rows, type(0).scalar));
    case ResultRule::Mat33OfInfer:
      return inferred([](Scalar s) { return Type::mat(3, 3, s); });
    case ResultRule::Vec3OfInfer:
      return inferred([](Scalar s) { return Type::vec(3, s); });
    case ResultRule::QuatOfInfer:
      return inferred(&Type::quat);
    case ResultRule::TransformOfInfer:
      return inferred(&Type::transform);
    case ResultRule::SpatialMatrixOfInfer:
      return inferred([](Scalar s) { return Type::mat(6, 6, s); });
    case ResultRule::Mat44OfInfer:
      return inferred([](Scalar s) { return Type::mat(4, 4, s); });
    case ResultRule::Svd3:
    case ResultRule::Svd2: {
      const int n = type(0).rows;
      const Scalar s = type(0).scalar;
      return several({Type::mat(n, n, s), Type::vec(n, s), Type::mat(n, n, s)});
    }
    case ResultRule::Qr3:
      return several({type(0), type(0)});
    case ResultRule::Eig3:
      return several({type(0), Type::vec(3, type(0).scalar)});
    case ResultRule::QuatToAxisAngle:
      return several({Type::vec(3, type(0).scalar), type(0).scalar_type()});
    case ResultRule::Lerp:
      return lerp();
    case ResultRule::ScalarMul:
      return scalar_mul();
    case ResultRule::MatVec:
      return product(type(0).cols, Type::vec(type(0).rows, type(0).scalar));
    case ResultRule::VecMat:
      return product(type(0).rows, Type::vec(type(1).cols, type(1).scalar));
    case ResultRule::MatMat:
      return product(type(0).cols, Type::mat(type(0).rows, type(1).cols, type(0).scalar));
#define WEFT_VALUE_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc) case ResultRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  WEFT_UNREACHABLE();
}

Status Rule::place_access() {
  switch (c_.overload.result) {
    case ResultRule::Address:
      return address();
    case ResultRule::View:
      return view();
    case ResultRule::ArrayStore:
      return array_store();
    case ResultRule::AtomicAdd:
      return atomic(addable, "[u]int32, [u]int64, float16, bfloat16, float32, float64");
    case ResultRule::AtomicMinMax:
      return atomic(comparable, "[u]int32, [u]int64, bfloat16, float32, float64");
    case ResultRule::AtomicExchange:
      return atomic(exchangeable, "[u]int32, [u]int64, float32, float64");
    case ResultRule::AtomicBits:
      return atomic(wide_int, "[u]int32, [u]int64");
    case ResultRule::Store:
      if (!same_type(0, 1)) {
        return refuse("a value of type " + repr(type(1)) + " for a place of " + repr(type(0)));
      }
      return {};
    case ResultRule::VectorExtract:
    case ResultRule::MatrixExtract:
      return extract();
    case ResultRule::VectorIndex:
    case ResultRule::MatrixIndex:
      return one(type(0).scalar_type().to_ref());
    case ResultRule::MatrixIndexRow:
      return one(Type::vec(type(0).cols, type(0).scalar).to_ref());
#define WEFT_PLACE_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc) case ResultRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  WEFT_UNREACHABLE();
}

// Component assignment: the value must fit what the indices name.
Status Rule::check_dispatch() {
  const DispatchRule rule = c_.overload.dispatch;
  if (rule == DispatchRule::Unsupported) {
    return unsupported("weft has no dispatch rule for this overload");
  }
  if (rule != DispatchRule::VectorAssign && rule != DispatchRule::MatrixAssign) return {};
  if (out_.args[0].arg.type.ref) return refuse("the vector or matrix must be a value");
  for (const BoundArg& a : out_.args) {
    if (a.arg.kind != CallArg::Kind::Value) return refuse("a type or function is no value");
  }
  const Type target = type(0);
  const Type value = type(size() - 1);
  for (std::size_t i = 1; i + 1 < size(); ++i) {
    if (!type(i).plain(TypeKind::Slice)) continue;
    Type part;
    WEFT_RETURN_IF_ERROR(sliced(1, size() - 1, part));
    if (!types_equal(value, part)) {
      return refuse("a value of type " + repr(value) + " where " + repr(part) + " is expected");
    }
    return {};
  }
  const bool row = rule == DispatchRule::MatrixAssign && size() == 3;
  const Type expected = row ? Type::vec(target.cols, target.scalar) : target.scalar_type();
  if (!types_equal(value, expected)) {
    return refuse("a value of type " + repr(value) + " where " + repr(expected) + " is expected");
  }
  return {};
}

int result_count(const Overload& overload) {
  switch (overload.result) {
    case ResultRule::Fixed:
      return overload.results.size() > 1 ? static_cast<int>(overload.results.size()) : 0;
    case ResultRule::Svd2:
    case ResultRule::Svd3:
      return 3;
    case ResultRule::Qr3:
    case ResultRule::Eig3:
    case ResultRule::QuatToAxisAngle:
    case ResultRule::TileStackPop:
      return 2;
    default:  // every other rule gives one result, none, or a tuple
      return 0;
  }
}

Status apply_result_rule(RuleContext& context) {
  Rule rule(context);
  WEFT_RETURN_IF_ERROR(rule.run());
  return rule.check_dispatch();
}

bool use_initializer_list(const Binding& b) {
  std::size_t variadic = 0;
  for (const BoundArg& a : b.args) {
    variadic += b.overload->params[a.param].kind == ParamKind::Variadic;
  }
  const auto small_square = [&] {
    const Type& t = b.results[0];
    return t.rows == t.cols && t.rows <= 4;
  };
  switch (b.overload->init_list) {
    case InitListRule::Never:
      return false;
    case InitListRule::MoreThanFour:
      return variadic > 4;
    case InitListRule::MoreThanOne:
      return variadic > 1;
    case InitListRule::Matrix:
      return variadic > 1 && !small_square();
    case InitListRule::MatrixFromVecs:
      return !small_square();
    case InitListRule::SpatialVector:
      return true;
  }
  WEFT_UNREACHABLE();
}

bool is_wide_scalar_constructor(const Binding& b) {
  if (b.args.size() != 1 || b.results.size() != 1 || !b.results[0].is_scalar()) return false;
  const Scalar s = b.results[0].scalar;
  return (s == Scalar::Float64 || s == Scalar::Int64 || s == Scalar::UInt64) &&
         b.overload->native == scalar_name(s);
}

}  // namespace weft
