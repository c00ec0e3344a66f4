#include "weft/eval/named_arrays.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "constants.h"
#include "layout.h"
#include "weft/base/diag.h"

namespace weft::eval {
namespace {

std::vector<std::int64_t> component_shape(const Type& t) {
  switch (t.kind) {
    case TypeKind::Vector:
      return {t.rows};
    case TypeKind::Matrix:
      return {t.rows, t.cols};
    case TypeKind::Quaternion:
      return {4};
    case TypeKind::Transform:
      return {7};
    default:
      return {};
  }
}

// "float32 array with 2 dimensions, the last one 3"
std::string expectation(const Parameter& p) {
  if (p.ndim < 0 && p.components.empty())
    return fmt::format("a number of type {}", scalar_name(p.scalar));
  if (p.ndim < 0)
    return fmt::format("{} of shape {}", scalar_name(p.scalar), shape_text(p.components));
  std::string dims;
  for (int i = 0; i < p.ndim; ++i) dims += fmt::format("{}n{}", i > 0 ? ", " : "", i);
  for (const std::int64_t c : p.components) dims += fmt::format(", {}", c);
  if (p.ndim + p.components.size() == 1) dims += ',';
  return fmt::format("{} of shape ({})", scalar_name(p.scalar), dims);
}

}  // namespace

std::string shape_text(std::span<const std::int64_t> shape) {
  return fmt::format("({}{})", fmt::join(shape, ", "), shape.size() == 1 ? "," : "");
}

std::int64_t NamedArray::count() const {
  std::int64_t n = 1;
  for (const std::int64_t d : shape) n *= d;
  return n;
}

std::int64_t Parameter::component_count() const {
  std::int64_t n = 1;
  for (const std::int64_t c : components) n *= c;
  return n;
}

Status NamedLaunch::prepare(const hir::Program& program, const Options& options) {
  program_ = &program;
  WEFT_RETURN_IF_ERROR(evaluator_.prepare(program, options));
  parameters_.clear();
  places_.clear();
  const hir::Function& fn = program.kernel;
  for (std::size_t a = 0; a < fn.arguments_in.size(); ++a) {
    const hir::Value& v = fn.value(fn.arguments_in[a]);
    WEFT_RETURN_IF_ERROR(add_parameters(a, std::string(program.tree->text(v.name)), v.type));
  }
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k)
      if (parameters_[k].name == parameters_[i].name)
        return Diag{
            DiagCode::EvalUnsupported,
            {},
            {fmt::format("a kernel with two parameters of the name '{}'", parameters_[i].name)}};
  }
  return {};
}

Status NamedLaunch::add_parameters(std::size_t argument, const std::string& name, const Type& t) {
  const auto refuse = [&](const std::string& path, const Type& type) -> Status {
    return Diag{DiagCode::EvalUnsupported,
                {},
                {fmt::format("the parameter '{}' of type {}", path, type_name(*program_, type))}};
  };
  const auto add = [&](const std::string& path, const Type& leaf, int ndim, const Place& place) {
    Parameter p;
    p.name = path;
    p.scalar = leaf.scalar;
    p.components = component_shape(leaf);
    p.ndim = ndim;
    parameters_.push_back(std::move(p));
    places_.push_back(place);
  };
  const auto joined = [&](const std::string& base, const std::string& field) {
    return field.empty() ? base : fmt::format("{}.{}", base, field);
  };
  for (const Leaf& leaf : evaluator_.leaves(t)) {
    const std::string path = joined(name, leaf.path);
    Place place;
    place.argument = argument;
    place.offset = leaf.offset;
    if (!leaf.type.is_array()) {
      if (!leaf.type.is_value()) return refuse(path, leaf.type);
      add(path, leaf.type, -1, place);
      continue;
    }
    const bool is_indexed = leaf.type.array == ArrayClass::Indexed;
    place.type = leaf.type;
    if (leaf.type.array != ArrayClass::Array && !is_indexed) return refuse(path, leaf.type);
    const Type element = leaf.type.element();
    for (const Leaf& part : evaluator_.leaves(element)) {
      if (!part.type.is_value()) return refuse(joined(path, part.path), part.type);
      Place inner = place;
      inner.in_elements = !part.path.empty();
      inner.stride = part.offset;  // until it is bound
      add(joined(path, part.path), part.type, leaf.type.ndim, inner);
    }
    for (int d = 0; is_indexed && d < leaf.type.ndim; ++d) {
      Place list = place;
      list.list_of = d;
      list.type = Type::array_of(Type::of(Scalar::Int32), 1);
      add(fmt::format("{}.indices{}", path, d), Type::of(Scalar::Int32), 1, list);
      parameters_.back().is_optional = true;
    }
  }
  return {};
}

Status NamedLaunch::bind(const std::vector<NamedArray>& inputs) {
  for (const NamedArray& given : inputs) {
    const bool known = std::any_of(parameters_.begin(), parameters_.end(),
                                   [&](const Parameter& p) { return p.name == given.name; });
    if (known) continue;
    std::string names;
    for (const Parameter& p : parameters_) names += (names.empty() ? "" : ", ") + p.name;
    return Diag{DiagCode::EvalNoParameter, {}, {given.name, names}};
  }
  evaluator_.forget_arrays();
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const Parameter& p = parameters_[i];
    // Mostly they come in the order of the parameters.
    const auto given = i < inputs.size() && inputs[i].name == p.name
                           ? inputs.begin() + static_cast<std::ptrdiff_t>(i)
                           : std::find_if(inputs.begin(), inputs.end(),
                                          [&](const NamedArray& a) { return a.name == p.name; });
    places_[i].is_given = given != inputs.end();
    if (places_[i].is_given) {
      WEFT_RETURN_IF_ERROR(bind_parameter(i, *given));
    } else if (!p.is_optional) {
      return Diag{DiagCode::EvalMissing, {}, {p.name, expectation(p)}};
    }
    if (places_[i].list_of >= 0) set_indexed(i);
  }
  return {};
}

Status NamedLaunch::bind_parameter(std::size_t index, const NamedArray& given) {
  const Parameter& p = parameters_[index];
  const std::size_t dims = static_cast<std::size_t>(std::max(p.ndim, 0)) + p.components.size();
  const bool fits =
      given.scalar == p.scalar && given.shape.size() == dims &&
      std::equal(p.components.begin(), p.components.end(),
                 given.shape.end() - static_cast<std::ptrdiff_t>(p.components.size()));
  if (!fits) {
    return Diag{
        DiagCode::EvalOtherType,
        {},
        {p.name, fmt::format("{} of shape {}", scalar_name(given.scalar), shape_text(given.shape)),
         expectation(p)}};
  }
  return bind_array(index, given);
}

// After the last list of an indexed array: the array and its lists.
void NamedLaunch::set_indexed(std::size_t index) {
  const Place& last = places_[index];
  const auto dimension = static_cast<std::size_t>(last.list_of);
  std::array<ArrayId, 4> lists;
  for (std::size_t d = 0; d <= dimension; ++d) {
    const Place& place = places_[index - dimension + d];
    if (place.is_given) lists[d] = place.array;
  }
  // The parameter before the lists is the array, or a field of its elements.
  const ArrayId array = places_[index - dimension - 1].array;
  evaluator_.set_indexed(evaluator_.argument(last.argument).subspan(last.offset), array, lists);
}

Status NamedLaunch::bind_array(std::size_t index, const NamedArray& input) {
  const Parameter& p = parameters_[index];
  Place& place = places_[index];
  const std::uint32_t size = scalar_size(p.scalar);
  const std::int64_t components = p.component_count();
  const std::size_t bytes = static_cast<std::size_t>(components) * size;
  // A truth value is 0 or 1 in memory.
  const auto copy_element = [&](std::byte* to, const std::byte* from) {
    if (p.scalar != Scalar::Bool) {
      std::memcpy(to, from, bytes);
    } else {
      for (std::size_t i = 0; i < bytes; ++i) to[i] = std::byte{from[i] != std::byte{0}};
    }
  };
  if (p.ndim < 0) {
    place.count = 1;
    copy_element(evaluator_.argument(place.argument).data() + place.offset, input.data.data());
    return {};
  }
  std::vector<std::int32_t> shape;
  place.count = 1;
  for (int d = 0; d < p.ndim; ++d) {
    const std::int64_t n = input.shape[static_cast<std::size_t>(d)];
    if (n > 0x7fffffff) return Diag{DiagCode::EvalMemory, {}, {"2147483647"}};
    shape.push_back(static_cast<std::int32_t>(n));
    place.count *= n;
  }
  // The fields of the elements of one array follow each other.
  const Place* before = index > 0 ? &places_[index - 1] : nullptr;
  const bool same_array = place.in_elements && before != nullptr && before->in_elements &&
                          before->argument == place.argument && before->offset == place.offset;
  if (same_array) {
    if (before->count != place.count)
      return Diag{DiagCode::EvalOtherLength, {}, {p.name, parameters_[index - 1].name}};
    place.array = before->array;
  } else {
    WEFT_TRY(place.array, evaluator_.add_array(place.type, shape));
    // Of an indexed array this is done with its lists.
    if (place.list_of < 0 && place.type.array == ArrayClass::Array)
      evaluator_.set_array(evaluator_.argument(place.argument).subspan(place.offset), place.array);
  }
  const std::span<std::byte> memory = evaluator_.bytes(place.array);
  const std::size_t stride =
      place.count > 0 ? memory.size() / static_cast<std::size_t>(place.count) : 0;
  if (stride == bytes && p.scalar != Scalar::Bool) {
    if (!memory.empty()) std::memcpy(memory.data(), input.data.data(), memory.size());
    return {};
  }
  for (std::int64_t i = 0; i < place.count; ++i) {
    copy_element(memory.data() + static_cast<std::size_t>(i) * stride + place.stride,
                 input.data.data() + static_cast<std::size_t>(i) * bytes);
  }
  return {};
}

std::vector<NamedArray> NamedLaunch::arrays() const {
  std::vector<NamedArray> out;
  Evaluator& evaluator = const_cast<Evaluator&>(evaluator_);
  for (std::size_t k = 0; k < parameters_.size(); ++k) {
    const Parameter& p = parameters_[k];
    const Place& place = places_[k];
    if (p.ndim < 0 || !place.is_given) continue;
    NamedArray array;
    array.name = p.name;
    array.scalar = p.scalar;
    array.shape = evaluator.shape(place.array);
    array.shape.insert(array.shape.end(), p.components.begin(), p.components.end());
    const std::int64_t components = p.component_count();
    const std::size_t bytes = static_cast<std::size_t>(components) * scalar_size(p.scalar);
    array.data.resize(bytes * static_cast<std::size_t>(place.count));
    const std::span<std::byte> memory = evaluator.bytes(place.array);
    const std::size_t stride =
        place.count > 0 ? memory.size() / static_cast<std::size_t>(place.count) : 0;
    for (std::int64_t i = 0; i < place.count; ++i) {
      std::memcpy(array.data.data() + static_cast<std::size_t>(i) * bytes,
                  memory.data() + static_cast<std::size_t>(i) * stride + place.stride, bytes);
    }
    out.push_back(std::move(array));
  }
  return out;
}

bool NamedLaunch::differs(std::size_t parameter, const NamedArray& before) const {
  const Parameter& p = parameters_[parameter];
  const Place& place = places_[parameter];
  const std::size_t bytes = static_cast<std::size_t>(p.component_count()) * scalar_size(p.scalar);
  const std::byte* memory = const_cast<Evaluator&>(evaluator_).bytes(place.array).data();
  const std::size_t step = stride(place);
  for (std::size_t i = 0; i < static_cast<std::size_t>(place.count); ++i)
    if (std::memcmp(memory + i * step + place.stride, before.data.data() + i * bytes, bytes) != 0)
      return true;
  return false;
}

double NamedLaunch::deviation(std::size_t parameter, std::size_t which) const {
  const Parameter& p = parameters_[parameter];
  const Place& place = places_[parameter];
  double out = 0;
  for (std::int64_t i = 0; i < number_count(parameter); ++i) {
    const std::size_t at = offset(parameter, i);
    const double d = evaluator_.deviation(place.array, at, p.scalar, which);
    if (!(d <= out)) out = d;
  }
  return out;
}

std::size_t NamedLaunch::stride(const Place& place) const {
  const std::size_t size = const_cast<Evaluator&>(evaluator_).bytes(place.array).size();
  return place.count > 0 ? size / static_cast<std::size_t>(place.count) : 0;
}

std::size_t NamedLaunch::offset(std::size_t parameter, std::int64_t number) const {
  const Parameter& p = parameters_[parameter];
  const Place& place = places_[parameter];
  const std::int64_t components = p.component_count();
  const std::size_t part = static_cast<std::size_t>(number % components) * scalar_size(p.scalar);
  if (p.ndim < 0) return place.offset + part;
  return static_cast<std::size_t>(number / components) * stride(place) + place.stride + part;
}

std::int64_t NamedLaunch::number_count(std::size_t parameter) const {
  const Parameter& p = parameters_[parameter];
  return p.component_count() * (p.ndim < 0 ? 1 : places_[parameter].count);
}

std::vector<NamedLaunch::Weight> NamedLaunch::weights_of_changed() const {
  std::vector<Weight> out;
  for (std::size_t k = 0; k < parameters_.size(); ++k) {
    const Place& place = places_[k];
    if (parameters_[k].ndim < 0 || !is_float(parameters_[k].scalar) ||
        !evaluator_.was_changed(place.array))
      continue;
    for (std::int64_t i = 0; i < number_count(k); ++i)
      out.push_back({place.array, offset(k, i), 1});
  }
  return out;
}

Result<std::vector<NamedLaunch::Weight>> NamedLaunch::weights(
    std::span<const NamedArray> cotangents) const {
  for (const NamedArray& c : cotangents) {
    const auto at = std::find_if(parameters_.begin(), parameters_.end(), [&](const Parameter& p) {
      return p.name == c.name && p.ndim >= 0 && is_float(p.scalar);
    });
    if (at == parameters_.end() || c.scalar != Scalar::Float64 ||
        c.count() != number_count(static_cast<std::size_t>(at - parameters_.begin())))
      return Diag{DiagCode::EvalNoCotangent, {}, {c.name}};
  }
  std::vector<Weight> out;
  for (std::size_t k = 0; k < parameters_.size(); ++k) {
    const Parameter& p = parameters_[k];
    const Place& place = places_[k];
    if (p.ndim < 0 || !is_float(p.scalar)) continue;
    const auto given = std::find_if(cotangents.begin(), cotangents.end(),
                                    [&](const NamedArray& c) { return c.name == p.name; });
    if (given == cotangents.end()) continue;
    for (std::int64_t i = 0; i < number_count(k); ++i) {
      double weight = 0;
      std::memcpy(&weight, given->data.data() + static_cast<std::size_t>(i) * 8, 8);
      out.push_back({place.array, offset(k, i), weight});
    }
  }
  return out;
}

void NamedLaunch::shift(std::size_t parameter, std::int64_t number, double by) {
  const Place& place = places_[parameter];
  const std::size_t at = offset(parameter, number);
  if (parameters_[parameter].ndim < 0) {
    evaluator_.shift_argument(place.argument, at, by);
  } else {
    evaluator_.shift(place.array, at, by);
  }
}

Result<WeighedSum> NamedLaunch::weighed_sum(std::span<const NamedArray> cotangents) const {
  WEFT_TRY(const std::vector<Weight> all, weights(cotangents));
  WeighedSum out;
  for (const Weight& w : all) {
    if (w.weight == 0) continue;
    const double product = w.weight * evaluator_.traced_value(w.array, w.offset);
    out.sum += product;
    out.size += std::abs(product);
  }
  return out;
}

std::vector<NamedArray> NamedLaunch::gradients() { return gradients_of(weights_of_changed()); }

Result<std::vector<NamedArray>> NamedLaunch::gradients(std::span<const NamedArray> cotangents) {
  WEFT_TRY(const std::vector<Weight> all, weights(cotangents));
  return gradients_of(all);
}

std::vector<NamedArray> NamedLaunch::gradients_of(std::span<const Weight> all) {
  evaluator_.begin_backward();
  for (const Weight& w : all) evaluator_.add_cotangent(w.array, w.offset, w.weight);
  evaluator_.backward();
  std::vector<NamedArray> out;
  for (std::size_t k = 0; k < parameters_.size(); ++k) {
    const Parameter& p = parameters_[k];
    const Place& place = places_[k];
    if (!is_float(p.scalar)) continue;
    NamedArray array;
    array.name = p.name;
    array.scalar = Scalar::Float64;
    if (p.ndim >= 0) array.shape = evaluator_.shape(place.array);
    array.shape.insert(array.shape.end(), p.components.begin(), p.components.end());
    const std::int64_t count = number_count(k);
    array.data.resize(static_cast<std::size_t>(count) * 8);
    for (std::int64_t i = 0; i < count; ++i) {
      const std::size_t at = offset(k, i);
      const double g = p.ndim < 0 ? evaluator_.argument_gradient(place.argument, at)
                                  : evaluator_.gradient(place.array, at);
      std::memcpy(array.data.data() + static_cast<std::size_t>(i) * 8, &g, 8);
    }
    out.push_back(std::move(array));
  }
  return out;
}

}  // namespace weft::eval
