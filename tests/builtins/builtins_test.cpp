// The builtin table and overload resolution against what the pinned Warp answers
// (golden/overloads.tsv, see tools/export_overloads.py for its notation).
#include "weft/builtins/builtins.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <deque>
#include <fstream>
#include <set>

#include "../support/type_text.h"
#include "weft/builtins/properties.h"

namespace weft {
namespace {

using test::parse_type;
using test::split;
using ::testing::HasSubstr;

// What rules of tiles ask for; calls in this notation pass no functions.
class Tiles final : public TileContext {
 public:
  Tiles() : TileContext(tile_list, slice_list, 256, true, used) {}
  Result<Type> apply(const CallArg&, std::span<const Type>) override {
    return diag(DiagCode::NotCallable, "a function");
  }

 private:
  std::vector<TileInfo> tile_list;
  std::vector<SliceInfo> slice_list;
  bool used = false;
};

// One call in the notation of the golden file.
class Call {
 public:
  explicit Call(std::string_view text, std::vector<std::vector<Type>>& tuples) : tuples_(tuples) {
    if (text.empty()) return;
    for (const std::string& word : split(text, ' ')) {
      const auto equals = word.find('=');
      if (word[0] == '#') {
        min_outputs = std::atoi(word.c_str() + 1);
      } else if (word[0] == '<') {
        type_args.push_back({keep(word.substr(1, equals - 1)), argument(word.substr(equals + 1))});
      } else if (equals != std::string::npos) {
        kwargs.push_back({keep(word.substr(0, equals)), argument(word.substr(equals + 1))});
      } else {
        args.push_back(argument(word));
      }
    }
  }

  Status resolve(const Builtin& b, Binding& out) {
    const TypeNames names{{}, {}, tuples_};
    Tiles tiles;
    return resolve_call(b, args, kwargs, type_args, min_outputs, names, tuples_, out, &tiles);
  }

  std::vector<CallArg> args;
  std::vector<NamedArg> kwargs, type_args;
  int min_outputs = 0;

 private:
  std::string_view keep(std::string text) { return strings_.emplace_back(std::move(text)); }

  CallArg argument(const std::string& word) {
    CallArg a;
    if (word.starts_with("type:")) {
      a.kind = CallArg::Kind::TypeObject;
      a.type = parse_type(word.substr(5), tuples_);
    } else if (word[0] == '(') {
      auto& elements = displays_.emplace_back();
      for (const auto& e : split(word.substr(1, word.size() - 2), ';')) {
        elements.push_back(argument(e));
      }
      a.elements = elements;
      a.type = tuple_type(elements);
    } else {
      const auto bang = word.find('!');
      a.type = parse_type(word.substr(0, bang), tuples_);
      a.constant = bang != std::string::npos;
      a.is_int = a.constant && bang + 1 < word.size();
      if (a.is_int) a.int_value = std::atoi(word.c_str() + bang + 1);
    }
    return a;
  }

  // The type that a display has as a value.
  Type tuple_type(const std::vector<CallArg>& elements) {
    auto& types = tuples_.emplace_back();
    for (const CallArg& e : elements) types.push_back(e.type.deref());
    return Type::tuple(static_cast<std::uint32_t>(tuples_.size() - 1));
  }

  std::vector<std::vector<Type>>& tuples_;
  std::deque<std::string> strings_;
  std::deque<std::vector<CallArg>> displays_;
};

// The golden file's answer to a resolved call.
std::string answer(const Binding& b, const std::vector<std::vector<Type>>& tuples,
                   std::string_view expected) {
  std::string text(b.overload->native);
  if (b.constant_result) text += " =" + std::to_string(b.constant_value);
  // Types are compared as values; words of the expected answer that mean the same type are kept.
  auto scratch = tuples;
  const auto words = split(expected, ' ');
  for (std::size_t i = 0; i < b.results.size(); ++i) {
    const std::string word = i + 1 < words.size() ? words[i + 1] : "?";
    Type want;
    try {
      want = parse_type(word, scratch);
    } catch (const std::exception&) {
    }
    const TypeNames names{{}, {}, tuples};
    text += ' ';
    // The text of a fixed array's rank is not in the notation.
    Type got = b.results[i];
    if (got.array == ArrayClass::Fixed) got.ndim = want.ndim;
    text += got == want || types_equal(got, want) ? word : type_repr(got, names);
  }
  const Overload& o = *b.overload;
  std::string flags;
  if (o.skip_replay) flags += 'R';
  if (o.differentiable) flags += 'D';
  if (o.original_output) flags += 'O';
  if (o.adjoint_template) flags += 'A';
  if (o.name_space.empty()) flags += 'N';
  if (o.variadic) flags += 'V';
  if (use_initializer_list(b)) flags += 'I';
  return flags.empty() ? text : text + ' ' + flags;
}

// Whether Warp's rows of this builtin include some that weft refuses as not supported yet.
bool has_unsupported_row(const Builtin& b) {
  for (const Overload& o : b.overloads) {
    if (o.result == ResultRule::Unsupported || o.dispatch == DispatchRule::Unsupported) return true;
    // Shapes are tuples of compile-time values, which the notation does not have.
    if (result_rule_name(o.result).starts_with("Tile")) return true;
  }
  return false;
}

TEST(Builtins, EveryOverloadOfWarpResolvesToTheSame) {
  // Another file with more calls, for long runs.
  const char* other = std::getenv("WEFT_OVERLOADS");
  std::ifstream in(other ? other : WEFT_SOURCE_DIR "/tests/builtins/golden/overloads.tsv");
  const Builtin* builtin = nullptr;
  int checked = 0, refused = 0;
  std::set<std::string_view> unsupported;
  Binding binding;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("#")) continue;
    if (line.starts_with("@")) {
      builtin = find_builtin(line.substr(1));
      ASSERT_NE(builtin, nullptr) << line;
      continue;
    }
    const auto tab = line.find('\t');
    const std::string expected = line.substr(tab + 1);
    std::vector<std::vector<Type>> tuples;
    Call call(line.substr(0, tab), tuples);
    const Status status = call.resolve(*builtin, binding);
    const std::string what = std::string(builtin->key) + " " + line;
    ++checked;
    if (status) {
      // A result of no value ends the expected text with a space that split() keeps.
      EXPECT_EQ(answer(binding, tuples, expected), expected) << what;
    } else if (status.error().code == DiagCode::BuiltinUnsupported) {
      EXPECT_TRUE(has_unsupported_row(*builtin)) << what << ": " << status.error().message();
      unsupported.insert(builtin->key);
    } else {
      EXPECT_EQ(expected, "!") << what << ": " << status.error().message();
      ++refused;
    }
  }
  EXPECT_GT(checked, 9000);
  EXPECT_GT(checked - refused, 5000);
  // Grows smaller as rules are added; a builtin that appears here anew is a step back.
  EXPECT_THAT(unsupported, ::testing::UnorderedElementsAre(
                               "tile_empty", "tile_from_thread", "tile_full", "tile_load",
                               "tile_ones", "tile_randf", "tile_randi", "tile_zeros",
                               "transform_set_rotation_copy", "transform_set_translation_copy"));
}

// --- single facts -------------------------------------------------------------------------------

class Resolving : public ::testing::Test {
 protected:
  Status resolve(std::string_view key, std::string_view text) {
    const Builtin* b = find_builtin(key);
    EXPECT_NE(b, nullptr) << key;
    Call call(text, tuples);
    return call.resolve(*b, binding);
  }
  // The diagnostic of a call that must fail.
  Diag failure(std::string_view key, std::string_view text) {
    const Status status = resolve(key, text);
    EXPECT_FALSE(status.ok()) << key << ' ' << text;
    return status.ok() ? Diag{} : status.error();
  }

  std::vector<std::vector<Type>> tuples;
  Binding binding;
};

TEST_F(Resolving, DefaultsStandInTheOrderOfTheSignature) {
  ASSERT_TRUE(resolve("mesh_query_ray", "uint64 vec<3,float32> vec<3,float32> float32"));
  ASSERT_EQ(binding.args.size(), 5u);
  const BoundArg* root = binding.find("root");
  ASSERT_NE(root, nullptr);
  EXPECT_EQ(root, &binding.args[4]);
  EXPECT_TRUE(root->arg.constant && root->arg.is_int);
  EXPECT_EQ(root->arg.int_value, -1);
  EXPECT_EQ(root->arg.type, Type::of(Scalar::Int32));
  EXPECT_EQ(root->arg.handle, 0xffffffffu);
  ASSERT_TRUE(resolve("expect_near", "float64 float64"));
  EXPECT_EQ(binding.args[2].arg.type, Type::of(Scalar::Float32));  // also beside float64
  EXPECT_EQ(binding.args[2].default_value, 1e-6);
}

TEST_F(Resolving, ParametersThatDefaultToNoneAreAbsent) {
  ASSERT_TRUE(resolve("address", "array<float32,2> int32 int32"));
  EXPECT_EQ(binding.args.size(), 3u);
  EXPECT_EQ(binding.find("k"), nullptr);
  EXPECT_EQ(binding.results[0], Type::of(Scalar::Float32).to_ref());
}

TEST_F(Resolving, KeywordsAreSortedIntoTheSignature) {
  ASSERT_TRUE(resolve("transformation", "q=quat<float32> p=vec<3,float32>"));
  ASSERT_EQ(binding.args.size(), 2u);
  EXPECT_EQ(binding.overload->params[binding.args[0].param].name, "p");
  EXPECT_EQ(binding.args[1].arg.type, Type::quat(Scalar::Float32));
}

TEST_F(Resolving, VariadicArgumentsShareTheirParameter) {
  ASSERT_TRUE(resolve("vector", "float32 float32 float32 <length=int32!3 <dtype=type:float32"));
  ASSERT_EQ(binding.args.size(), 5u);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(binding.args[i].param, 0);
  EXPECT_EQ(binding.find("length")->arg.int_value, 3);
  EXPECT_EQ(binding.find("dtype")->arg.kind, CallArg::Kind::TypeObject);
  EXPECT_FALSE(use_initializer_list(binding));
  ASSERT_TRUE(resolve("printf", "str int32 float32"));
  EXPECT_EQ(binding.args[0].param, 0);
  EXPECT_EQ(binding.args[1].param, 1);
  EXPECT_EQ(binding.args[2].param, 1);
}

TEST_F(Resolving, ReferencesMatchAsTheirValues) {
  ASSERT_TRUE(resolve("mul", "ref<mat<3,3,float32>> ref<vec<3,float32>>"));
  EXPECT_EQ(binding.results[0], Type::vec(3, Scalar::Float32));
  EXPECT_TRUE(binding.args[0].arg.type.ref);  // kept for the caller, who loads it
}

TEST_F(Resolving, NamesAssignedChooseTheOverload) {
  ASSERT_TRUE(resolve("tid", "#3"));
  EXPECT_EQ(binding.overload->native, "builtin_tid3d");
  EXPECT_EQ(binding.results.size(), 3u);
  ASSERT_TRUE(resolve("tid", ""));
  EXPECT_EQ(binding.overload->native, "builtin_tid1d");
}

TEST_F(Resolving, LengthsOfTypesAreCompileTime) {
  ASSERT_TRUE(resolve("len", "mat<2,3,float32>"));
  EXPECT_TRUE(binding.constant_result);
  EXPECT_EQ(binding.constant_value, 2);
  ASSERT_TRUE(resolve("len", "array<float32,2>"));
  EXPECT_FALSE(binding.constant_result);
}

TEST_F(Resolving, WideScalarConstructorsAreTold) {
  ASSERT_TRUE(resolve("float64", "float32!"));
  EXPECT_TRUE(is_wide_scalar_constructor(binding));
  ASSERT_TRUE(resolve("float32", "float64!"));
  EXPECT_FALSE(is_wide_scalar_constructor(binding));
  ASSERT_TRUE(resolve("abs", "float64!"));
  EXPECT_FALSE(is_wide_scalar_constructor(binding));
}

TEST_F(Resolving, TuplesOfOneTypeAreSharedByIndex) {
  ASSERT_TRUE(resolve("tuple", "float32 int32"));
  const Type first = binding.results[0];
  ASSERT_TRUE(resolve("tuple", "ref<float32> int32"));
  EXPECT_EQ(binding.results[0], first);
  EXPECT_EQ(tuples[first.index][1], Type::of(Scalar::Int32));
}

TEST_F(Resolving, NoOverloadNamesWhatWasGivenAndWhatIsTaken) {
  const Diag d = failure("dot", "float32 vec<3,float32>");
  EXPECT_EQ(d.code, DiagCode::BuiltinNoOverload);
  EXPECT_EQ(d.message(),
            "no overload of 'dot' takes (float32, vec3f); it takes (a: vector(length=any, "
            "dtype=Scalar), b: vector(length=any, dtype=Scalar)) or (a: quat(dtype=Float), b: "
            "quat(dtype=Float))");
}

TEST_F(Resolving, ResultRulesSayWhyTheyRefuse) {
  const Diag d = failure("add", "float32 int32");
  EXPECT_EQ(d.code, DiagCode::BuiltinRefused);
  EXPECT_EQ(d.message(),
            "'add' refuses its arguments: float32 and int32 where all must have one type");
  EXPECT_THAT(failure("select", "bool int32 int32").message(), HasSubstr("removed from Warp"));
}

TEST_F(Resolving, OtherFailuresHaveTheirCodes) {
  EXPECT_EQ(failure("printf", "").code, DiagCode::BuiltinBadArguments);
  EXPECT_EQ(failure("vector", "float32 size=int32!2").code, DiagCode::BuiltinBadArguments);
  EXPECT_EQ(failure("vector", "length=int32!2 <length=int32!3 <dtype=type:float32").code,
            DiagCode::BuiltinTypeArgument);
  EXPECT_EQ(failure("tile_zeros", "tuple<int32,int32> type:float32").code,
            DiagCode::BuiltinUnsupported);
  EXPECT_EQ(failure("quat_to_rpy", "quat<float32>").code, DiagCode::BuiltinPythonLevel);
}

TEST(Builtins, SlicesAndTilesNeedAContext) {
  Binding binding;
  std::vector<std::vector<Type>> tuples;
  CallArg args[2];
  args[0].type = Type::vec(4, Scalar::Float32);
  args[1].type.kind = TypeKind::Slice;
  const Status status =
      resolve_call(*find_builtin("extract"), args, {}, {}, 0, {}, tuples, binding);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().message(), "'extract' is not supported yet for these arguments: slices");

  Tiles tiles;
  tiles.slices.push_back({});
  tiles.slices[0] = {1, 4, 2, true};
  ASSERT_TRUE(resolve_call(*find_builtin("extract"), args, {}, {}, 0, {}, tuples, binding, &tiles));
  EXPECT_EQ(binding.results[0], Type::vec(2, Scalar::Float32));
}

TEST(Builtins, TilesAreViewedAndShared) {
  Binding binding;
  std::vector<std::vector<Type>> tuples;
  Tiles tiles;
  tiles.tiles.push_back(TileInfo::of({2, 3}));
  CallArg arg;
  arg.type = Type::tile_of(Type::of(Scalar::Float32), 0);
  ASSERT_TRUE(resolve_call(*find_builtin("tile_transpose"), {&arg, 1}, {}, {}, 0, {}, tuples,
                           binding, &tiles));
  EXPECT_TRUE(tiles.tiles[0].shared);
  const TileInfo& view = tiles.tiles[binding.results[0].size];
  EXPECT_EQ(view.shape, (std::vector<std::int32_t>{3, 2}));
  EXPECT_EQ(view.strides, (std::vector<std::int32_t>{1, 3}));
  EXPECT_TRUE(view.shared && view.column_major && !view.owner);
  EXPECT_TRUE(view.dense());
}

TEST(Builtins, SlicesCountWhatTheyTake) {
  const auto count = [](std::int64_t start, std::int64_t stop, std::int64_t step) {
    return SliceInfo{start, stop, step, true}.count(4);
  };
  EXPECT_EQ(count(0, 4, 1), 4);
  EXPECT_EQ(count(0, 4, 3), 2);
  EXPECT_EQ(count(3, -1, -1), 4);
  EXPECT_EQ(count(2, 2, 1), 0);
  EXPECT_EQ(count(SliceInfo::kBegin, SliceInfo::kEnd, -2), 2);
}

TEST(Builtins, LookupsFindWhatIsThereAndNothingElse) {
  EXPECT_EQ(builtins().size(), 355u);
  std::string_view before;
  for (const Builtin& b : builtins()) {
    EXPECT_LT(before, b.key);
    before = b.key;
    EXPECT_EQ(find_builtin(b.key), &b);
    EXPECT_EQ(b.overloads.empty(), b.python_level);
    for (const Overload& o : b.overloads) EXPECT_EQ(o.builtin, &b);
  }
  for (const char* no : {"", "foo", "dott", "Dot", "wp.dot"}) EXPECT_EQ(find_builtin(no), nullptr);
  EXPECT_EQ(find_builtin("tile_sum")->hash.size(), 64u);
  EXPECT_EQ(find_builtin("dot")->hash, "");
  EXPECT_TRUE(find_builtin("dot")->exported);
  EXPECT_FALSE(find_builtin("tid")->exported);
}

// The lists of properties.def against what the table says.
TEST(Builtins, PropertiesFollowNamesAndTypes) {
  for (const Builtin& b : builtins()) {
    const BuiltinId id = id_of(b);
    EXPECT_EQ(is_atomic(id), b.key.starts_with("atomic_")) << b.key;
    EXPECT_EQ(is_expectation(id), b.key.starts_with("expect_")) << b.key;
    EXPECT_EQ(works_on_tiles(id), b.key.starts_with("tile_")) << b.key;
    EXPECT_LE(views_tile(id) + stores_tile(id) + folds_tile(id), works_on_tiles(id)) << b.key;
    EXPECT_LE(is_python_cast(id), is_cast(id)) << b.key;
    const bool random = !b.overloads.empty() && !b.overloads[0].params.empty() &&
                        b.overloads[0].params[0].name == "state" && !works_on_tiles(id) &&
                        !b.key.ends_with("noise");  // these take a seed by that name
    EXPECT_EQ(draws_random(id), random) << b.key;
  }
  for (int s = static_cast<int>(Scalar::Bool); s <= static_cast<int>(Scalar::Float64); ++s)
    EXPECT_TRUE(is_cast(cast_to(static_cast<Scalar>(s)))) << s;
  EXPECT_EQ(compound_constructor(Type::vec(3, Scalar::Float32)), BuiltinId::Vector);
}

TEST(Builtins, ConstantsOfTheModules) {
  ASSERT_NE(find_warp_constant("pi"), nullptr);
  EXPECT_EQ(find_warp_constant("pi")->f, 3.141592653589793);
  EXPECT_FALSE(find_warp_constant("pi")->is_int);
  EXPECT_EQ(find_warp_constant("inf")->f, __builtin_inf());
  EXPECT_TRUE(find_warp_constant("NAN")->f != find_warp_constant("NAN")->f);
  EXPECT_TRUE(find_warp_constant("TIMING_ALL")->is_int);
  EXPECT_EQ(find_warp_constant("TIMING_ALL")->i, 4294967295);
  EXPECT_EQ(find_warp_constant("TextureAddressMode.CLAMP")->i, 1);
  EXPECT_EQ(find_math_constant("tau")->f, 6.283185307179586);
  for (const char* no : {"", "Pi", "vec3", "zeros"}) EXPECT_EQ(find_warp_constant(no), nullptr);
  EXPECT_EQ(find_math_constant("phi"), nullptr);
}

}  // namespace
}  // namespace weft
