// Result rules of the constructors: vectors, matrices, quaternions, transforms, spatial vectors.
//
// Settings (length, shape, dtype) come from the type that is called or from keywords; components
// fix what no setting says. Compile-time components may be of another type: they are converted.
#include <string>

#include "rule.h"

namespace weft {

namespace {

constexpr std::int64_t kLongest = 0xffff;  // what a Type holds

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

}  // namespace

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
  if (n > kLongest) return unsupported("a vector this long");
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
  if (rows > kLongest || cols > kLongest) return unsupported("a matrix this large");
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
  if (n.value > kLongest) return unsupported("a matrix this large");
  const int side = static_cast<int>(n.value);
  return one(Type::mat(side, side, named("dtype").scalar));
}

}  // namespace weft
