// Types against what the pinned Warp says of them (golden/spellings.tsv), and their relations.
#include <gtest/gtest.h>

#include <fstream>

#include "../support/type_text.h"
#include "weft/types/type.h"

namespace weft {
namespace {

using test::parse_type;
using test::split;

std::vector<std::vector<std::string>> golden_rows(std::size_t columns) {
  std::ifstream in(WEFT_SOURCE_DIR "/tests/types/golden/spellings.tsv");
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("#")) continue;
    if (auto parts = split(line, '\t'); parts.size() == columns) rows.push_back(parts);
  }
  return rows;
}

TEST(Types, SpellingsAreWarps) {
  std::vector<std::vector<Type>> tuples;
  const TypeNames names;
  const auto rows = golden_rows(5);
  ASSERT_GT(rows.size(), 250u);
  for (const auto& row : rows) {
    const Type t = parse_type(row[0], tuples);
    EXPECT_EQ(ctype(t, names), row[1]) << row[0];
    std::string code;
    append_type_code(code, t, names);
    EXPECT_EQ(code, row[2]) << row[0];
    EXPECT_EQ(type_repr(t.deref(), names), row[3]) << row[0];
    EXPECT_EQ(python_type(t, names), row[4]) << row[0];
  }
}

TEST(Types, NamedTypesAreThoseOfTheWarpModule) {
  std::vector<std::vector<Type>> tuples;
  const auto rows = golden_rows(2);
  ASSERT_GT(rows.size(), 60u);
  for (const auto& row : rows) {
    EXPECT_EQ(warp_named_type(row[0].substr(3)), parse_type(row[1], tuples)) << row[0];
  }
  for (const char* no :
       {"vec5", "vec3x", "vec3bf", "mat23", "mat33i", "quati", "spatial_vectori", "vec", "Any",
        "float", "int", "", "array", "matrix", "vector", "_HashGridQueryH"}) {
    EXPECT_TRUE(warp_named_type(no).is_void()) << no;
  }
  EXPECT_EQ(warp_named_type("MeshQueryPoint"), Type::opaque(OpaqueType::MeshQueryPoint));
}

TEST(Types, StructsTuplesReferencesAndArraysSpellThroughNames) {
  const std::vector<std::string> python{"Ball"}, native{"Ball_1a2b3c4d"};
  std::vector<std::vector<Type>> tuples{{Type::of(Scalar::Float32), Type::vec(3, Scalar::Float64)}};
  const TypeNames names{python, native, tuples};
  const Type ball = Type::structure(0);
  EXPECT_EQ(ctype(ball, names), "Ball_1a2b3c4d");
  EXPECT_EQ(ctype(ball.to_ref(), names), "Ball_1a2b3c4d*");
  EXPECT_EQ(ctype(ball.to_ref(), names, true), "Ball_1a2b3c4d");
  EXPECT_EQ(ctype(Type::array_of(ball, 2), names), "wp::array_t<Ball_1a2b3c4d>");
  EXPECT_EQ(python_type(Type::array_of(ball, 2), names), "wp.array(dtype=Ball, ndim=2)");
  EXPECT_EQ(python_array_alias(Type::array_of(ball, 2), names), "wp.array2d(dtype=Ball)");
  EXPECT_EQ(ctype(Type::tuple(0), names), "wp::tuple_t<wp::float32, wp::vec_t<3, wp::float64>>");
  EXPECT_EQ(python_type(Type::tuple(0), names), "tuple[float, wp.vec3d]");
  EXPECT_EQ(type_repr(Type::tuple(0), names), "tuple(float32, vec3d)");
  std::string code;
  append_type_code(code, Type::array_of(ball, 1), names);
  EXPECT_EQ(code, "a1Ball_1a2b3c4d");
  EXPECT_EQ(ctype(Type::range(), names), "wp::range_t");
  EXPECT_EQ(ctype(Type::shape(), names), "wp::shape_t");
  EXPECT_EQ(ctype(Type::opaque(OpaqueType::MeshQueryRay), names), "wp::mesh_query_ray_t");
}

TEST(Types, EqualityIsWarps) {
  const Type f = Type::of(Scalar::Float32);
  EXPECT_TRUE(types_equal(Type::of(Scalar::Handle), Type::of(Scalar::UInt64)));
  EXPECT_TRUE(types_equal(Type::array_of(f, 1), Type::array_of(f, 3)));  // rank is not compared
  EXPECT_FALSE(types_equal(Type::array_of(f, 1), Type::array_of(f, 1, ArrayClass::Indexed)));
  EXPECT_FALSE(types_equal(f, Type::of(Scalar::Float64)));
  EXPECT_FALSE(types_equal(Type::vec(3, Scalar::Float32), Type::vec(2, Scalar::Float32)));
  EXPECT_FALSE(types_equal(Type::mat(2, 3, Scalar::Float32), Type::mat(3, 2, Scalar::Float32)));
  EXPECT_FALSE(types_equal(f, Type::array_of(f, 1)));
}

TEST(Types, TemplatesMatchAsInWarp) {
  const Type f = Type::of(Scalar::Float32);
  const Type v3 = Type::vec(3, Scalar::Float32);
  EXPECT_TRUE(types_match(Type::any(), Type::array_of(v3, 2)));
  EXPECT_TRUE(types_match(Type::of(Scalar::AnyScalar), Type::of(Scalar::UInt8)));
  EXPECT_FALSE(types_match(Type::of(Scalar::AnyScalar), Type::of(Scalar::Bool)));
  EXPECT_FALSE(types_match(Type::of(Scalar::AnyInt), Type::of(Scalar::Handle)));
  EXPECT_FALSE(types_match(Type::of(Scalar::AnyFloat), Type::of(Scalar::Int32)));
  EXPECT_TRUE(types_match(Type::vec(0, Scalar::AnyFloat), v3.to_ref()));
  EXPECT_FALSE(types_match(Type::vec(2, Scalar::AnyFloat), v3));
  EXPECT_FALSE(types_match(Type::vec(0, Scalar::AnyScalar), Type::quat(Scalar::Float32)));
  const Type any_array = Type::array_of(Type::any(), 0);
  EXPECT_TRUE(types_match(any_array, Type::array_of(v3, 4)));
  EXPECT_TRUE(types_match(any_array, Type::array_of(v3, 1, ArrayClass::Fixed)));
  EXPECT_FALSE(types_match(any_array, Type::array_of(v3, 1, ArrayClass::Indexed)));
  EXPECT_FALSE(types_match(any_array, v3));
  EXPECT_FALSE(types_match(f, Type::array_of(f, 1)));
}

TEST(Types, InstancesFitTheirTemplates) {
  const Type f = Type::of(Scalar::Float32);
  const Type v3 = Type::vec(3, Scalar::Float32);
  const Type any_vector = Type::vec(0, Scalar::AnyFloat);
  EXPECT_TRUE(fits_template(f, Type::of(Scalar::AnyFloat)));
  EXPECT_FALSE(fits_template(f, Type::of(Scalar::AnyInt)));
  EXPECT_TRUE(fits_template(v3, any_vector));
  EXPECT_FALSE(fits_template(Type::quat(Scalar::Float32), any_vector));
  EXPECT_TRUE(fits_template(Type::mat(2, 3, Scalar::Float64), Type::mat(0, 0, Scalar::AnyOf)));
  // The rank of arrays counts.
  EXPECT_TRUE(fits_template(Type::array_of(v3, 2), Type::array_of(any_vector, 2)));
  EXPECT_FALSE(fits_template(Type::array_of(v3, 1), Type::array_of(any_vector, 2)));
  EXPECT_TRUE(
      fits_template(Type::array_of(f, 1, ArrayClass::Fixed), Type::array_of(Type::any(), 1)));
  EXPECT_FALSE(fits_template(Type::array_of(f, 1), Type::of(Scalar::AnyFloat)));
  // What is no template fits only itself, and a template fits nothing.
  EXPECT_TRUE(fits_template(v3, v3));
  EXPECT_FALSE(fits_template(Type::of(Scalar::Float64), f));
  EXPECT_FALSE(fits_template(any_vector, any_vector));
  for (const Type& t :
       {any_vector, Type::any(), Type::array_of(f, 0), Type::mat(2, 0, Scalar::AnyOf)})
    EXPECT_TRUE(is_template(t));
  for (const Type& t : {f, v3, Type::array_of(v3, 1)}) EXPECT_FALSE(is_template(t));
}

TEST(Types, SmallFacts) {
  EXPECT_EQ(Type::mat(2, 3, Scalar::Float32).component_count(), 6);
  EXPECT_EQ(Type::transform(Scalar::Float64).component_count(), 7);
  EXPECT_EQ(Type::quat(Scalar::Float64).scalar_type(), Type::of(Scalar::Float64));
  EXPECT_EQ(Type::array_of(Type::vec(3, Scalar::Int8), 2).element(), Type::vec(3, Scalar::Int8));
  EXPECT_EQ(scalar_bits(Scalar::BFloat16), 16);
  EXPECT_TRUE(Type::of(Scalar::Handle).is_int());
  EXPECT_FALSE(Type::of(Scalar::Bool).is_int());
  EXPECT_EQ(opaque_parent(OpaqueType::BvhQueryRay), OpaqueType::BvhQuery);
  EXPECT_EQ(opaque_parent(OpaqueType::Texture1D), OpaqueType::Texture1D);
}

}  // namespace
}  // namespace weft
