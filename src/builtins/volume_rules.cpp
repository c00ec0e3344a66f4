// Result rules of volumes and textures.
#include <array>

#include "rule.h"

namespace weft {
namespace {

bool volume_holds(const Type& t) {
  static const std::array<Type, 9> kTypes = {
      Type::of(Scalar::Int32),       Type::of(Scalar::Int64),       Type::of(Scalar::UInt32),
      Type::of(Scalar::Float32),     Type::of(Scalar::Float64),     Type::vec(3, Scalar::Float32),
      Type::vec(3, Scalar::Float64), Type::vec(4, Scalar::Float32), Type::vec(4, Scalar::Float64)};
  for (const Type& known : kTypes)
    if (types_equal(known, t)) return true;
  return false;
}

}  // namespace

Status Rule::volume_gradient(const Type& of) {
  const Type expected = of.is_vector() ? Type::mat(of.rows, 3, of.scalar) : Type::vec(3, of.scalar);
  if (types_equal(named("grad"), expected)) return {};
  return refuse("a gradient of type " + repr(named("grad")) + " where " + repr(expected) +
                " is expected");
}

// The type is given as dtype, or is that of the voxel data.
Status Rule::volume_value() {
  const bool indexed = out_.find("voxel_data") != nullptr;
  const Type t = indexed ? named("voxel_data").element() : named("dtype");
  if (!volume_holds(t)) return refuse("a volume of " + repr(t));
  if (indexed && !types_equal(t, named("background")))
    return refuse("voxel_data and background must have one type");
  if (out_.find("grad") != nullptr) WEFT_RETURN_IF_ERROR(volume_gradient(t));
  return one(t);
}

Status Rule::volume_store() {
  if (!volume_holds(named("value"))) return refuse("a volume of " + repr(named("value")));
  return {};
}

Status Rule::texture_value() {
  const BoundArg* dtype = out_.find("dtype");
  const Type t = named("dtype");
  const bool python_float = t.is_scalar() && t.scalar == Scalar::Float32 && dtype->arg.python;
  const bool vector = t.is_vector() && (t.rows == 2 || t.rows == 4) && t.scalar == Scalar::Float32;
  if (!python_float && !vector)
    return refuse("a texture of " + repr(t) + "; it holds float, vec2f or vec4f");
  return one(t);
}

}  // namespace weft
