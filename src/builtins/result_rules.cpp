// Result rules: from the types of bound arguments to the types of the results.
//
// Input: a Binding whose args are in the order of the signature. Output: its results, or the
// constant that replaces the call, or a Diag. Rules see types without their references. Each rule
// accepts and refuses what the value function of that name in the pinned Warp does, and the checks
// of the dispatch functions are made here too; tests/builtins holds both against Warp.
#include <string>

#include "rules.h"
#include "weft/base/check.h"

namespace weft {

namespace {

class Rule {
 public:
  explicit Rule(RuleContext& context) : c_(context), out_(context.out) {}

  Status run();
  Status check_dispatch();

 private:
  // --- arguments ---
  std::size_t size() const { return out_.args.size(); }
  Type type(std::size_t i) const { return out_.args[i].arg.type.deref(); }
  std::string_view name(std::size_t i) const { return c_.overload.params[out_.args[i].param].name; }
  bool variadic(std::size_t i) const {
    return c_.overload.params[out_.args[i].param].kind == ParamKind::Variadic;
  }
  std::size_t variadic_count() const;
  Type named(std::string_view param) const;
  std::string repr(const Type& t) const {
    const TypeNames names{c_.names.struct_python, c_.names.struct_native, c_.tuples};
    return type_repr(t, names);
  }

  // --- outcomes ---
  Status one(Type t) {
    out_.results.push_back(t);
    return {};
  }
  Status several(std::initializer_list<Type> types) {
    out_.results.assign(types);
    return {};
  }
  Status refuse(std::string why) const {
    return diag(DiagCode::BuiltinRefused, c_.overload.builtin->key, why);
  }
  Status unsupported(std::string why) const {
    return diag(DiagCode::BuiltinUnsupported, c_.overload.builtin->key, why);
  }

  // --- shared steps ---
  bool all_equal() const;
  bool same_type(std::size_t i, std::size_t k) const;
  bool dtype_is_type() const;
  // The only scalar type in the arguments [from, to) that are not compile-time settings; None if
  // there are several, or none.
  Scalar infer(std::size_t from, std::size_t to) const;
  Scalar infer() const { return infer(0, size()); }
  Status inferred(Type (*make)(Scalar));
  // Runtime values must have the scalar type `s`; constants are converted later.
  bool variables_have(Scalar s, std::size_t count) const;
  Status index_count(std::size_t first, std::size_t end, const Type& array);

  // --- rules with a body ---
  Status vector();
  Status matrix();
  Status matrix_from_vectors(bool columns);
  Status quaternion();
  Status transformation();
  Status transformation_pq();
  Status spatial_vector();
  Status identity();
  Status scalar_mul();
  Status address();
  Status view();
  Status array_store();
  Status atomic(bool (*supported)(Scalar), std::string_view which);
  Status extract();
  Status tuple_extract();
  Status tuple_of();
  Status array_from_pointer();
  Status zeros();
  Status static_len();

  RuleContext& c_;
  Binding& out_;
};

// An argument that sets a type or shape and carries no component.
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

// Compile-time settings of a constructor. Absent ones have `given` false.
struct IntSetting {
  bool given = false, constant = false;
  std::int64_t value = 0;
};
IntSetting int_setting(const Binding& b, std::string_view name) {
  const BoundArg* a = b.find(name);
  if (a == nullptr) return {};
  return {true, a->arg.constant && a->arg.is_int, a->arg.int_value};
}

Status Rule::vector() {
  const std::size_t count = variadic_count();
  const IntSetting length = int_setting(out_, "length");
  Scalar dtype = named("dtype").scalar;
  std::int64_t n = length.value;
  if (length.given && !length.constant) return refuse("the length must be a compile-time int");
  if (count == 0) {
    if (!length.given) return refuse("a vector without components needs a length");
    if (dtype == Scalar::None) dtype = Scalar::Float32;
  } else if (count == 1) {
    const Type t = type(0);
    if (t.is_vector()) {
      if (!length.given) n = t.rows;
      if (n != t.rows) {
        return refuse("a vector of length " + std::to_string(n) + " cannot be copied from " +
                      repr(t));
      }
      if (dtype == Scalar::None) dtype = t.scalar;
    } else {
      if (!length.given) return refuse("filling a vector with a value needs a length");
      if (dtype == Scalar::None) {
        if (!t.is_scalar()) return refuse("a vector cannot be filled with " + repr(t));
        dtype = t.scalar;
      } else if (!variables_have(dtype, 1)) {
        return refuse("the value must have the vector's type " + repr(Type::of(dtype)));
      }
    }
  } else {
    if (!length.given) n = static_cast<std::int64_t>(count);
    if (n != static_cast<std::int64_t>(count)) {
      return refuse(std::to_string(count) + " values for a vector of length " + std::to_string(n));
    }
    if (dtype == Scalar::None) {
      dtype = infer(0, count);
      if (dtype == Scalar::None) return refuse("all values must have the same type");
    } else if (!variables_have(dtype, count)) {
      return refuse("all values must have the vector's type " + repr(Type::of(dtype)));
    }
  }
  return one(Type::vec(static_cast<int>(n), dtype));
}

Status Rule::matrix() {
  const std::size_t count = variadic_count();
  Scalar dtype = named("dtype").scalar;
  std::int64_t rows = 0, cols = 0;
  const BoundArg* shape = out_.find("shape");
  if (shape != nullptr) {
    const auto elements = shape->arg.elements;
    if (elements.size() != 2 || !elements[0].constant || !elements[0].is_int ||
        !elements[1].constant || !elements[1].is_int) {
      return refuse("the shape must be two compile-time ints");
    }
    rows = elements[0].int_value;
    cols = elements[1].int_value;
  }
  if (count == 0) {
    if (shape == nullptr) return refuse("a matrix without components needs a shape");
    if (dtype == Scalar::None) dtype = Scalar::Float32;
  } else if (count == 1) {
    const Type t = type(0);
    if (t.is_matrix()) {
      if (shape != nullptr && (rows != t.rows || cols != t.cols)) {
        return refuse("a matrix of shape (" + std::to_string(rows) + ", " + std::to_string(cols) +
                      ") cannot be copied from " + repr(t));
      }
      rows = t.rows;
      cols = t.cols;
      if (dtype == Scalar::None) dtype = t.scalar;
    } else {
      if (shape == nullptr) return refuse("filling a matrix with a value needs a shape");
      if (dtype == Scalar::None) {
        if (!t.is_scalar()) return refuse("a matrix cannot be filled with " + repr(t));
        dtype = t.scalar;
      } else if (!variables_have(dtype, 1)) {
        return refuse("the value must have the matrix's type " + repr(Type::of(dtype)));
      }
    }
  } else {
    if (shape == nullptr) return refuse("a matrix from values needs a shape");
    bool vectors = true;
    for (std::size_t i = 0; i < count; ++i) vectors = vectors && type(i).is_vector();
    if (vectors) return refuse("vectors go to matrix_from_rows() or matrix_from_cols()");
    if (rows * cols != static_cast<std::int64_t>(count)) {
      return refuse(std::to_string(count) + " values for a matrix of shape (" +
                    std::to_string(rows) + ", " + std::to_string(cols) + ")");
    }
    if (dtype == Scalar::None) {
      dtype = infer(0, count);
      if (dtype == Scalar::None) return refuse("all values must have the same type");
    } else if (!variables_have(dtype, count)) {
      return refuse("all values must have the matrix's type " + repr(Type::of(dtype)));
    }
  }
  return one(Type::mat(static_cast<int>(rows), static_cast<int>(cols), dtype));
}

Status Rule::matrix_from_vectors(bool columns) {
  if (size() == 0) return refuse("at least one vector is needed");
  const Type first = type(0);
  for (std::size_t i = 0; i < size(); ++i) {
    const Type t = type(i);
    if (!t.is_vector()) return refuse(repr(t) + " is no vector");
    if (t.rows != first.rows || t.scalar != first.scalar) {
      return refuse("all vectors must have one length and type, not " + repr(first) + " and " +
                    repr(t));
    }
  }
  const int n = static_cast<int>(size());
  return one(columns ? Type::mat(first.rows, n, first.scalar)
                     : Type::mat(n, first.rows, first.scalar));
}

Status Rule::quaternion() {
  const Scalar given = named("dtype").scalar;
  std::size_t count = 0;
  while (count < size() && !is_setting(name(count))) ++count;
  if (count == 0) {
    if (given != Scalar::None && !is_float(given)) return refuse("a quaternion holds floats");
    return one(Type::quat(given == Scalar::None ? Scalar::Float32 : given));
  }
  if (count == 1) return one(Type::quat(given == Scalar::None ? type(0).scalar : given));
  if (given != Scalar::None) {
    if (!variables_have(given, count)) {
      return refuse("all values must have the quaternion's type " + repr(Type::of(given)));
    }
    return one(Type::quat(given));
  }
  const Scalar s = infer(0, count);
  if (s == Scalar::None) return refuse("all values must have the same type");
  return one(Type::quat(s));
}

Status Rule::transformation() {
  const Scalar given = named("dtype").scalar;
  const std::size_t count = variadic_count();
  if (count == 0) return one(Type::transform(given == Scalar::None ? Scalar::Float32 : given));
  if (count == 1) {
    const Type t = type(0);
    if (t.is_transform()) {
      if (given != Scalar::None && given != t.scalar) {
        return refuse(repr(t) + " cannot be copied to a transform of " + repr(Type::of(given)));
      }
      return one(t);
    }
    if (given == Scalar::None) {
      if (!t.is_scalar()) return refuse("a transform cannot be filled with " + repr(t));
      return one(Type::transform(t.scalar));
    }
  } else if (count != 7) {
    return refuse("a transform takes no, one or seven values, not " + std::to_string(count));
  } else if (given == Scalar::None) {
    const Scalar s = infer(0, count);
    if (s == Scalar::None) return refuse("all values must have the same type");
    return one(Type::transform(s));
  }
  if (!variables_have(given, count)) {
    return refuse("all values must have the transform's type " + repr(Type::of(given)));
  }
  return one(Type::transform(given));
}

Status Rule::transformation_pq() {
  const Scalar given = named("dtype").scalar;
  std::size_t count = 0;
  while (count < size() && !is_setting(name(count))) ++count;
  const Scalar s = infer(0, count);
  if (s == Scalar::None) return refuse("position and rotation must have one scalar type");
  if (given != Scalar::None && given != s) {
    return refuse("position and rotation must have the transform's type " + repr(Type::of(given)));
  }
  return one(Type::transform(s));
}

Status Rule::spatial_vector() {
  const Scalar given = named("dtype").scalar;
  std::size_t count = 0;
  while (count < size() && !is_setting(name(count))) ++count;
  Scalar s = given == Scalar::None ? Scalar::Float32 : given;
  if (count > 0) {
    s = infer(0, count);
    if (s == Scalar::None) return refuse("all values must have the same type");
    if (given != Scalar::None && given != s) {
      return refuse("all values must have the vector's type " + repr(Type::of(given)));
    }
  }
  return one(Type::vec(6, s));
}

Status Rule::identity() {
  const IntSetting n = int_setting(out_, "n");
  if (!n.constant) return refuse("n must be a compile-time int");
  const int side = static_cast<int>(n.value);
  return one(Type::mat(side, side, named("dtype").scalar));
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

// A handle is no index, although it is held as an integer.
bool is_index(const Type& t) { return t.is_int() && t.scalar != Scalar::Handle; }

Status Rule::index_count(std::size_t first, std::size_t end, const Type& array) {
  const std::size_t count = end - first;
  if (count != array.ndim) {
    return refuse(std::to_string(count) + " indices for an array of " + std::to_string(array.ndim) +
                  " dimensions");
  }
  for (std::size_t i = first; i < end; ++i) {
    if (!is_index(type(i))) return refuse("an index must be an integer, not " + repr(type(i)));
  }
  return {};
}

Status Rule::address() {
  const Type array = type(0);
  WEFT_RETURN_IF_ERROR(index_count(1, size(), array));
  return one(array.element().to_ref());
}

Status Rule::view() {
  const Type array = type(0);
  const std::size_t count = size() - 1;
  if (count > array.ndim) {
    return refuse(std::to_string(count) + " indices for an array of " + std::to_string(array.ndim) +
                  " dimensions");
  }
  for (std::size_t i = 1; i < size(); ++i) {
    if (type(i).plain(TypeKind::Slice)) return unsupported("slices");
    if (!is_index(type(i))) return refuse("an index must be an integer, not " + repr(type(i)));
  }
  if (count == array.ndim) return refuse("an index for every dimension leaves no array");
  // Fabric and fixed arrays give a regular array of what they hold.
  const bool keeps = array.array == ArrayClass::Array || array.array == ArrayClass::Indexed;
  return one(Type::array_of(array.element(), array.ndim - static_cast<int>(count),
                            keeps ? array.array : ArrayClass::Array));
}

Status Rule::array_store() {
  const Type array = type(0);
  const Type value = type(size() - 1);
  WEFT_RETURN_IF_ERROR(index_count(1, size() - 1, array));
  if (!types_equal(array.element(), value)) {
    return refuse("a value of type " + repr(value) + " for an array of " + repr(array.element()));
  }
  return {};
}

Status Rule::atomic(bool (*supported)(Scalar), std::string_view which) {
  const Type array = type(0);
  const Type element = array.element();
  const Type value = named("value");
  std::size_t end = 1;
  while (end < size() && name(end).size() == 1) ++end;
  WEFT_RETURN_IF_ERROR(index_count(1, end, array));
  if (!types_equal(element, value)) {
    return refuse("a value of type " + repr(value) + " for an array of " + repr(element));
  }
  const Scalar s = element.scalar == Scalar::Handle ? Scalar::UInt64 : element.scalar;
  if (!element.is_value() || !supported(s)) {
    return refuse("an array of " + repr(element) + "; the scalar type must be one of " +
                  std::string(which));
  }
  return one(element);
}

bool wide_int(Scalar s) {
  return s == Scalar::Int32 || s == Scalar::UInt32 || s == Scalar::Int64 || s == Scalar::UInt64;
}
bool exchangeable(Scalar s) { return wide_int(s) || s == Scalar::Float32 || s == Scalar::Float64; }
bool comparable(Scalar s) { return exchangeable(s) || s == Scalar::BFloat16; }
bool addable(Scalar s) { return comparable(s) || s == Scalar::Float16; }

// Reading one component, or one row of a matrix.
Status Rule::extract() {
  const Type t = type(0);
  for (std::size_t i = 1; i < size(); ++i) {
    if (type(i).plain(TypeKind::Slice)) return unsupported("slices");
  }
  if (t.is_matrix() && size() == 2) return one(Type::vec(t.cols, t.scalar));
  return one(t.scalar_type());
}

Status Rule::tuple_extract() {
  const TupleView tuple = tuple_view(out_.args[0].arg, c_.tuples);
  const CallArg& index = out_.args[1].arg;
  if (!index.constant || !index.is_int) return refuse("a tuple's index must be compile-time");
  const auto count = static_cast<std::int64_t>(tuple.size());
  if (index.int_value >= count || index.int_value < -count) {
    return refuse("index " + std::to_string(index.int_value) + " of a tuple of " +
                  std::to_string(count));
  }
  const auto at = index.int_value < 0 ? index.int_value + count : index.int_value;
  return one(tuple.type(static_cast<std::size_t>(at)));
}

Status Rule::tuple_of() {
  if (size() == 0) return refuse("a tuple has at least one element");
  std::vector<Type> types(size());
  for (std::size_t i = 0; i < size(); ++i) types[i] = type(i);
  for (std::size_t i = 0; i < c_.tuples.size(); ++i) {
    if (c_.tuples[i] == types) return one(Type::tuple(static_cast<std::uint32_t>(i)));
  }
  c_.tuples.push_back(std::move(types));
  return one(Type::tuple(static_cast<std::uint32_t>(c_.tuples.size() - 1)));
}

Status Rule::array_from_pointer() {
  const TupleView shape = tuple_view(out_.find("shape")->arg, c_.tuples);
  if (shape.size() > 4) return refuse("an array has at most four dimensions");
  return one(Type::array_of(named("dtype"), static_cast<int>(shape.size())));
}

Status Rule::zeros() {
  const CallArg& shape = out_.find("shape")->arg;
  std::span<const CallArg> sides = shape.elements;
  if (sides.empty()) sides = {&shape, 1};
  std::int64_t product = 1;
  for (const CallArg& side : sides) {
    if (!side.constant || !side.is_int) return refuse("the shape must be compile-time ints");
    product *= side.int_value;
  }
  if (sides.size() > 4) return refuse("an array has at most four dimensions");
  Type t = Type::array_of(named("dtype"), static_cast<int>(sides.size()), ArrayClass::Fixed);
  t.size = static_cast<std::uint32_t>(product);
  return one(t);
}

Status Rule::static_len() {
  out_.constant_result = true;
  if (const TupleView tuple = tuple_view(out_.args[0].arg, c_.tuples); tuple.is_tuple) {
    out_.constant_value = static_cast<std::int64_t>(tuple.size());
    return {};
  }
  const Type t = type(0);
  out_.constant_value = t.is_matrix() ? t.rows : t.component_count();
  return {};
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

Status Rule::run() {
  if (!dtype_is_type()) return refuse("dtype must be a type");
  switch (c_.overload.result) {
    case ResultRule::Fixed:
      out_.results.assign(c_.overload.results.begin(), c_.overload.results.end());
      return {};
    case ResultRule::SameTypes:
      if (!all_equal()) {
        return refuse(repr(type(0)) + " and " + repr(type(size() - 1)) +
                      " where all must have one type");
      }
      return one(type(0));
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
      if (!types_equal(type(0), type(1))) {
        return refuse(repr(type(0)) + " and " + repr(type(1)) + " must have one type");
      }
      if (type(0).scalar != type(2).scalar) {
        return refuse("'t' must have the scalar type of " + repr(type(0)));
      }
      return one(type(0));
    case ResultRule::ScalarMul:
      return scalar_mul();
    case ResultRule::MatVec:
      if (type(0).scalar != type(1).scalar || type(0).cols != type(1).rows) {
        return refuse(repr(type(0)) + " times " + repr(type(1)));
      }
      return one(Type::vec(type(0).rows, type(0).scalar));
    case ResultRule::VecMat:
      if (type(0).scalar != type(1).scalar || type(0).rows != type(1).rows) {
        return refuse(repr(type(0)) + " times " + repr(type(1)));
      }
      return one(Type::vec(type(1).cols, type(1).scalar));
    case ResultRule::MatMat:
      if (type(0).scalar != type(1).scalar || type(0).cols != type(1).rows) {
        return refuse(repr(type(0)) + " times " + repr(type(1)));
      }
      return one(Type::mat(type(0).rows, type(1).cols, type(0).scalar));
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
    case ResultRule::Where: {
      const Type yes = type(1), no = type(2);
      if (same_type(1, 2)) return one(yes);
      if (yes.plain(TypeKind::Opaque) && no.plain(TypeKind::Opaque)) {
        // Queries of two kinds become the query whose kind is known at run time only.
        const OpaqueType a = opaque_parent(static_cast<OpaqueType>(yes.index));
        if (a == opaque_parent(static_cast<OpaqueType>(no.index))) return one(Type::opaque(a));
      }
      return refuse("both values must have one type, not " + repr(yes) + " and " + repr(no));
    }
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
      return unsupported("slices");
    case ResultRule::ArrayFromPointer:
      return array_from_pointer();
    case ResultRule::Zeros:
      return zeros();
    case ResultRule::Unsupported:
      return unsupported("weft has no result rule for this overload");
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
    if (type(i).plain(TypeKind::Slice)) return unsupported("slices");
  }
  const bool row = rule == DispatchRule::MatrixAssign && size() == 3;
  const Type expected = row ? Type::vec(target.cols, target.scalar) : target.scalar_type();
  if (!types_equal(value, expected)) {
    return refuse("a value of type " + repr(value) + " where " + repr(expected) + " is expected");
  }
  return {};
}

}  // namespace

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
