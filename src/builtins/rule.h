// Private to the room: one result rule at work.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "rules.h"
#include "weft/base/inline_vec.h"

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
    TypeNames names{c_.names.struct_python, c_.names.struct_native, c_.tuples};
    if (c_.tile_context != nullptr) names.tiles = c_.tile_context->tiles;
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

  // --- families of rules.def ---
  Status constructor();
  Status value_function();
  Status place_access();
  Status tile();
  Status tile_math();
  Status tile_stack();

  // --- rules with a body ---
  Status same_types();
  Status lerp();
  Status product(int inner, Type result);
  Status where();
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

  // --- slices (slice_rules.cpp) ---
  Status slice_of();
  // What the indices [from, end) take of the vector or matrix that is argument 0.
  Status sliced(std::size_t from, std::size_t end, Type& part);

  // --- tiles (tile_rules.cpp, tile_math_rules.cpp, tile_view_rules.cpp) ---
  using Sides = std::vector<std::int32_t>;
  Status copy();
  Status where_tiles();
  TileInfo& tile(std::size_t i) { return c_.tile_context->tiles[type(i).size]; }
  TileInfo& tile(std::string_view param) { return c_.tile_context->tiles[named(param).size]; }
  Status add_tile(const Type& element, TileInfo info);
  Status need_tiles(std::initializer_list<std::string_view> params) const;
  Status shape_of(std::string_view param, Sides& out) const;
  Status storage(bool& shared) const;
  Status new_tile(const Type& element);
  Status tile_new(bool structs);
  Status tile_full();
  Status tile_arange();
  Status tile_load();
  Status tile_indexed(const Type& array, const Sides& shape);
  Status tile_offsets(const Type& array);
  Status tile_store(bool indexed, bool atomic);
  Status tile_view();
  Status tile_view_sliced(std::span<const CallArg> offset, const TileInfo& from,
                          TileInfo& to) const;
  Status tile_slice_indexed();
  Status tile_squeeze();
  Status tile_reshape();
  Status tile_assign();
  Status tile_of_threads();
  Status untile();
  Status tile_extract();
  Status tile_element(bool scatter, bool structs);
  Status tile_inplace(bool structs);
  Status tile_transpose();
  Status tile_broadcast();
  Status tile_whole(bool structs, bool index);
  Status tile_pair_sum(bool axpy);
  Status tile_axis();
  Status tile_sort();
  Status tile_reduce();
  Status tile_scan();
  Status tile_unary();
  Status tile_map();
  Status tile_bits();
  Status tile_binary_map();
  Status tile_scale();
  Status tile_of_indices();
  Status new_tile_stack();
  Status check_tile_stack() const;
  Status tile_stack_push();
  Status tile_diag_add();
  Status tile_matmul(bool out);
  Status tile_fft();
  Status tile_cholesky(bool in_place);
  Status tile_solve(bool in_place);

  RuleContext& c_;
  Binding& out_;
};

// An argument that sets a type or shape and carries no component.
bool is_setting(std::string_view name);

}  // namespace weft
