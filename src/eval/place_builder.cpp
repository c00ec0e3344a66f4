// Code for references to places: parts of values and elements of arrays.
#include <fmt/format.h>

#include "code_builder.h"
#include "constants.h"

namespace weft::eval {

using hir::Inst;
using hir::ValueId;

// The address of the whole value, of which that of a part is made; its type.
Type CodeBuilder::begin_address(ValueId root, std::uint32_t out) {
  const Type t = type(root);
  Step& s = emit(t.ref ? CoreSteps::copy(sizeof(Pointer), false) : CoreSteps::address_of);
  s.out = out;
  s.a = offset(root);
  s.extra = sizeof(Pointer);
  return t.deref();
}

Status CodeBuilder::place_address(std::uint32_t index, std::uint32_t out) {
  const hir::Place& p = fn_->places[index];
  Type at = begin_address(p.root, out);
  for (std::uint32_t i = 0; i < p.count; ++i) {
    const hir::Step& step = fn_->steps[p.begin + i];
    const std::span<const ValueId> indices(step.indices, step.index_count);
    switch (step.kind) {
      case hir::Step::Field:
        WEFT_RETURN_IF_ERROR(step_into_field(out, at, step.field));
        break;
      case hir::Step::Element:
        WEFT_RETURN_IF_ERROR(step_into_element(out, at, indices));
        break;
      case hir::Step::View:
        return unsupported("a reference to a part of an array");
      case hir::Step::Component:
        WEFT_RETURN_IF_ERROR(step_into_component(out, at, indices));
        break;
    }
  }
  place_type_ = at;
  return {};
}

// The components of a field of a value: transform.p, vector.x.
static bool component_field(const Type& t, std::string_view field, Type& out,
                            std::uint32_t& component) {
  if (t.is_transform() && (field == "p" || field == "q")) {
    component = field == "p" ? 0 : 3;
    out = field == "p" ? Type::vec(3, t.scalar) : Type::quat(t.scalar);
    return true;
  }
  static constexpr std::string_view kNames = "xyzw";
  if (!(t.is_vector() || t.is_quaternion()) || field.size() != 1) return false;
  const std::size_t at = kNames.find(field[0]);
  if (at == std::string_view::npos || static_cast<int>(at) >= t.component_count()) return false;
  component = static_cast<std::uint32_t>(at);
  out = Type::of(t.scalar);
  return true;
}

Status CodeBuilder::step_into_field(std::uint32_t out, Type& at, Symbol field) {
  const std::string_view name = program_.tree->text(field);
  if (at.is_array() && name == "shape") {
    const std::uint32_t slot = add_slot(layouts_.of(Type::shape()));
    Step& s = emit(at.array == ArrayClass::Indexed ? CoreSteps::indexed_shape : CoreSteps::shape);
    s.out = out;
    s.a = slot;
    at = Type::shape();
    return {};
  }
  std::uint32_t bytes = 0;
  if (at.is_struct()) {
    const int i = layouts_.find_field(at.index, field);
    if (i < 0) return unsupported(fmt::format("the field '{}'", name));
    bytes = layouts_.field_offset(at.index, static_cast<std::size_t>(i));
    at = layouts_.structure(at.index).fields[static_cast<std::size_t>(i)].type;
  } else {
    std::uint32_t component = 0;
    Type part;
    if (!component_field(at, name, part, component))
      return unsupported(fmt::format("the field '{}' of a {}", name, type_name(program_, at)));
    bytes = component * scalar_size(at.scalar);
    at = part;
  }
  if (bytes == 0) return {};
  Step& s = emit(CoreSteps::add_offset);
  s.out = out;
  s.extra = bytes;
  return {};
}

Status CodeBuilder::step_into_element(std::uint32_t out, Type& at,
                                      std::span<const ValueId> indices) {
  const bool is_indexed = at.array == ArrayClass::Indexed;
  if (at.array != ArrayClass::Array && at.array != ArrayClass::Fixed && !is_indexed)
    return unsupported(fmt::format("an element of a {}", type_name(program_, at)));
  Step& s = emit(is_indexed ? CoreSteps::indexed_element : CoreSteps::element);
  s.out = out;
  s.n = static_cast<std::uint32_t>(indices.size());
  std::vector<Operand> operands;
  for (const ValueId v : indices) operands.push_back(operand(v));
  s.extra = add_operands(operands);
  at = at.element();
  return {};
}

Status CodeBuilder::step_into_component(std::uint32_t out, Type& at,
                                        std::span<const ValueId> indices) {
  std::vector<Operand> operands;
  for (const ValueId v : indices) {
    if (!type(v).is_int()) return unsupported("a part of a value by a slice");
    operands.push_back(operand(v));
  }
  Step& s = emit(CoreSteps::component);
  s.out = out;
  s.n = static_cast<std::uint32_t>(indices.size());
  s.extra = add_operands(operands);
  const std::uint32_t size = scalar_size(at.scalar);
  if (at.is_matrix() && indices.size() == 1) {
    s.p = at.rows;
    s.operation = static_cast<std::uint16_t>(size * at.cols);
    at = Type::vec(at.cols, at.scalar);
  } else if (at.is_matrix()) {
    s.p = at.rows;
    s.q = at.cols;
    s.operation = static_cast<std::uint16_t>(size);
    at = Type::of(at.scalar);
  } else {
    s.p = static_cast<std::uint16_t>(at.component_count());
    s.operation = static_cast<std::uint16_t>(size);
    at = Type::of(at.scalar);
  }
  return {};
}

Status CodeBuilder::field_address(const Inst& inst) {
  const ValueId read = fn_->reads(inst)[0];
  const std::uint32_t out = offset(fn_->results(inst)[0]);
  Type at = begin_address(read, out);
  return step_into_field(out, at, Symbol{inst.index});
}

Status CodeBuilder::part_address(std::uint32_t index, std::uint32_t out) {
  const hir::Part& p = fn_->parts[index];
  Type at = begin_address(p.array, out);
  WEFT_RETURN_IF_ERROR(step_into_element(out, at, {p.indices, p.index_count}));
  for (std::uint32_t i = 0; i < p.count; ++i) {
    const hir::PartStep& step = fn_->part_steps[p.begin + i];
    switch (step.kind) {
      case hir::PartStep::Field:
        WEFT_RETURN_IF_ERROR(step_into_field(out, at, step.field));
        break;
      case hir::PartStep::Component:
      case hir::PartStep::Row:
        WEFT_RETURN_IF_ERROR(step_into_component(out, at, {&step.i, 1}));
        break;
      case hir::PartStep::Element: {
        const ValueId both[] = {step.i, step.j};
        WEFT_RETURN_IF_ERROR(step_into_component(out, at, both));
        break;
      }
    }
  }
  place_type_ = at;
  return {};
}

Status CodeBuilder::set_field(const Inst& inst) {
  const auto reads = fn_->reads(inst);
  const Type& t = type(reads[0]);
  WEFT_RETURN_IF_ERROR(refuse_fixed_array(reads[1]));
  const int field = t.is_struct() ? layouts_.find_field(t.index, Symbol{inst.index}) : -1;
  std::uint32_t bytes = 0;
  Type part;
  if (field >= 0) {
    bytes = layouts_.field_offset(t.index, static_cast<std::size_t>(field));
    part = layouts_.structure(t.index).fields[static_cast<std::size_t>(field)].type;
  } else {
    std::uint32_t component = 0;
    const std::string_view name = program_.tree->text(Symbol{inst.index});
    if (!component_field(t, name, part, component))
      return unsupported(fmt::format("the field '{}' of a {}", name, type_name(program_, t)));
    bytes = component * scalar_size(t.scalar);
  }
  emit_copy(offset(reads[0]) + bytes, offset(reads[1]), part);
  return {};
}

// A parameter by reference is set.
Status CodeBuilder::store_reference(const Inst& inst) {
  const auto reads = fn_->reads(inst);
  WEFT_RETURN_IF_ERROR(refuse_fixed_array(reads[1]));
  Step& s = emit(CoreSteps::store);
  s.a = offset(reads[0]);
  s.b = offset(reads[1]);
  s.extra = layouts_.of(type(reads[1])).size;
  return {};
}

Status CodeBuilder::store_part(const Inst& inst) {
  WEFT_RETURN_IF_ERROR(refuse_fixed_array(fn_->reads(inst)[0]));
  const std::uint32_t pointer = add_slot({sizeof(Pointer), alignof(Pointer)});
  WEFT_RETURN_IF_ERROR(part_address(inst.index, pointer));
  Step& s = emit(CoreSteps::store);
  s.a = pointer;
  s.b = offset(fn_->reads(inst)[0]);
  s.extra = layouts_.of(place_type_).size;
  return {};
}

Status CodeBuilder::atomic_part(const Inst& inst) {
  may_depend_on_order_ = true;
  const std::uint32_t pointer = add_slot({sizeof(Pointer), alignof(Pointer)});
  WEFT_RETURN_IF_ERROR(part_address(inst.index, pointer));
  const hir::Part& p = fn_->parts[inst.index];
  const Handler handler =
      place_type_.is_value() ? CoreSteps::atomic(p.atomic, place_type_.scalar) : nullptr;
  if (handler == nullptr)
    return unsupported(fmt::format("an atomic change of a {}", type_name(program_, place_type_)));
  Step& s = emit(handler);
  s.a = pointer;
  s.b = offset(fn_->reads(inst)[0]);
  s.n = static_cast<std::uint32_t>(place_type_.component_count());
  return {};
}

}  // namespace weft::eval
