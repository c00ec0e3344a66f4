// Private to the room: one result rule at work.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "rules.h"

namespace weft {

// Runs the rule of one bound call. A rule accepts and refuses what the value function of that name
// in the pinned Warp does; tests/builtins holds both against each other.
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
  Status refuse(const std::string& why) const {
    return diag(DiagCode::BuiltinRefused, c_.overload.builtin->key, why);
  }
  Status unsupported(const std::string& why) const {
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
  Status volume_value();
  Status volume_gradient(const Type& of);
  Status volume_store();
  Status texture_value();

  RuleContext& c_;
  Binding& out_;
};

// An argument that sets a type or shape and carries no component.
bool is_setting(std::string_view name);

}  // namespace weft
