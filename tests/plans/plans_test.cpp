// Plans: choices as numbers, programs as text, and which row has which program.
#include "weft/plans/plans.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "template.h"

namespace weft {
namespace {

using plans::Condition;
using plans::NamedChoice;
using plans::Taken;
using plans::Template;
using plans::TemplateLine;
using testing::HasSubstr;

std::vector<TemplateLine> lines_of(std::string_view text) {
  std::vector<TemplateLine> out;
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out.push_back({text.substr(0, end), ++number});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

const std::vector<NamedChoice> kStores{{"store", {"set", "add"}, {}}};

// All texts that a template stands for, in the order of their numbers.
std::vector<std::string> texts_of(std::string_view text, const Taken& taken = {0}) {
  Template t;
  std::string error;
  EXPECT_TRUE(t.parse(lines_of(text), kStores, error)) << error;
  std::vector<std::string> out;
  for (std::uint64_t i = 0; i < t.count(taken); ++i) {
    Rng rng(1, i);
    out.push_back(t.expand(taken, i, rng));
  }
  return out;
}

std::string error_of(std::string_view text) {
  Template t;
  std::string error;
  EXPECT_FALSE(t.parse(lines_of(text), kStores, error)) << text;
  return error;
}

TEST(PlanTemplate, ChoicesMultiply) {
  const std::vector<std::string> texts = texts_of("{a|b} {c|d|}");
  EXPECT_EQ(texts.size(), 6u);
  EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()).size(), 6u);
}

TEST(PlanTemplate, OnlyChoicesThatWereTakenCount) {
  EXPECT_EQ(texts_of("{a{1|2}|b}"), (std::vector<std::string>{"a1\n", "a2\n", "b\n"}));
  EXPECT_EQ(texts_of("%either\n{a|b}\n%or\nc\n%end\n").size(), 3u);
  EXPECT_EQ(texts_of("%maybe\n{a|b}\n%end\n").size(), 3u);
}

TEST(PlanTemplate, NamedChoicesDecide) {
  constexpr std::string_view kText = "{store? set | add} {store == add? {x|y}}";
  EXPECT_EQ(texts_of(kText, {0}), (std::vector<std::string>{"set \n"}));
  EXPECT_EQ(texts_of(kText, {1}), (std::vector<std::string>{"add x\n", "add y\n"}));
  constexpr std::string_view kBlocks =
      "%if store == add\na\n%elif store == set\nb\n%else\nc\n%end\n";
  EXPECT_EQ(texts_of(kBlocks, {0}), (std::vector<std::string>{"b\n"}));
}

TEST(PlanTemplate, DrawnTextDoesNotCount) {
  EXPECT_EQ(texts_of("{~a|b|{c|d}}").size(), 1u);
  EXPECT_EQ(texts_of("%maybe~\n{a|b}\n%end\n").size(), 1u);
}

// Numbers in lines that follow each other are given in one way.
TEST(PlanTemplate, TwinsHaveOneForm) {
  EXPECT_EQ(texts_of("low {form}\nhigh {form}\n"),
            (std::vector<std::string>{"low param\nhigh param\n", "low const\nhigh const\n",
                                      "low literal\nhigh literal\n"}));
  EXPECT_EQ(texts_of("low {form}\nid\nhigh {form}\n").size(), 9u);
  EXPECT_EQ(texts_of("low {form}\nhigh {param|const}\n").size(), 6u);
  for (const std::string& text : texts_of("low {param|const}\nhigh {~param|const}\n"))
    EXPECT_EQ(text.find("param") != std::string::npos, text.find("const") == std::string::npos);
  constexpr std::string_view kApart = "%if store == add\nlow {form}\n%end\nhigh {form}\n";
  EXPECT_EQ(texts_of(kApart, {0}).size(), 3u);
  EXPECT_EQ(texts_of(kApart, {1}).size(), 3u);
  EXPECT_EQ(texts_of("{a{form}|b}\n{form}\n").size(), 12u);
}

TEST(PlanTemplate, LinesOfWhichNothingIsLeftGo) {
  EXPECT_EQ(texts_of("a\n    {store == add? b}\n\nc\n"), (std::vector<std::string>{"a\n\nc\n"}));
}

TEST(PlanTemplate, BarsInBracketsArePythons) {
  EXPECT_EQ(texts_of("{(a | b)|c}"), (std::vector<std::string>{"(a | b)\n", "c\n"}));
}

TEST(PlanTemplate, FaultsNameTheirLine) {
  EXPECT_EQ(error_of("a\n%end\n"), "line 2: '%end' without its beginning");
  EXPECT_EQ(error_of("%either\na\n"), "line 2: a block without %end");
  EXPECT_EQ(error_of("a\n{b\n"), "line 2: a brace without its end");
  EXPECT_EQ(error_of("{a}"), "line 1: '{a}' leaves no choice");
  EXPECT_THAT(error_of("%if keep == set\n%end\n"), HasSubstr("no choice is called 'keep'"));
  EXPECT_THAT(error_of("{store == sub? a}"), HasSubstr("choice 'store' has no option 'sub'"));
  EXPECT_THAT(error_of("{store? a | b | c}"), HasSubstr("has 3 parts for 2 options"));
  EXPECT_EQ(error_of("%unless\n"), "line 1: '%unless' is no directive");
}

constexpr std::string_view kPlan = R"(
plan scale_some: examples
    choose missing = zero | keep
    types float32 float64
    launch n
    size m = 2 * n + 1
    kernel scale_some | scale
    struct Params | Settings
        factor|gain: float -2..2
    args
        ids|indices: int[n] optional_index(m)
        x|src: float[m] -5..5
        params|p: Params
        limit|top: float 0..9 as {form} 3.5
        count|size: int <= n
        y|out: float[n] {missing? out | inout -1..1}
    says
        Thread i scales `$x[$ids[i]]` by `$factor` up to $limit.
    body
        i = wp.tid()
        # nothing behind the end, $count
        if i >= count:
            return
        j = ids[i]
        if j >= 0:
            y[i] = wp.min(params.factor * x[j], limit)
        %if missing == zero
        else:
            y[i] = 0.0
        %end
)";

Plan plan_of(std::string_view text) {
  std::vector<Plan> out;
  std::string error;
  EXPECT_TRUE(read_plans(text, out, error)) << error;
  return std::move(out.at(0));
}

TEST(Plans, AProgramHasTextDescriptionAndInterface) {
  const Plan plan = plan_of(kPlan);
  EXPECT_EQ(plan.programs(), 6u);
  EXPECT_EQ(plan.capacity(), 12u);
  std::set<std::string> texts;
  for (std::uint64_t i = 0; i < plan.programs(); ++i) {
    for (unsigned spelling = 0; spelling < Plan::kSpellings; ++spelling) {
      PlanProgram program, again;
      std::string error;
      ASSERT_TRUE(plan.write(i, spelling, Rng(3, i), program, error)) << error;
      ASSERT_TRUE(plan.write(i, spelling, Rng(3, i), again, error)) << error;
      EXPECT_EQ(program.python, again.python);
      texts.insert(program.python);
      EXPECT_THAT(program.python, HasSubstr("\ndef " + program.kernel_name + "("));
      const KernelInterface& face = program.interface;
      const bool has_parameter = face.args.size() == 6;
      EXPECT_EQ(face.args.size(), has_parameter ? 6u : 5u);
      EXPECT_EQ(face.args[0].rule.kind, ValueRule::Kind::OptionalIndex);
      EXPECT_EQ(face.text(face.args[0].rule.bound), "2 * n + 1");
      EXPECT_EQ(face.text(face.args[1].shape.at(0)), "2 * n + 1");
      EXPECT_EQ(face.args[2].fields.size(), 1u);
      EXPECT_EQ(face.args[face.args.size() - 2].equals, 0u);
      EXPECT_FALSE(face.args[face.args.size() - 2].is_exact);
      EXPECT_EQ(program.description.find('$'), std::string::npos);
    }
  }
  EXPECT_EQ(texts.size(), 12u);
}

// What is wrong with a plan in which `from` became `to`.
std::string fault(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  std::vector<Plan> out;
  std::string error;
  if (!read_plans(text, out, error)) return error;
  PlanProgram program;
  EXPECT_FALSE(out.at(0).write(0, 0, Rng(1, 1), program, error)) << text;
  return error;
}

TEST(Plans, FaultsOfAProgramAreSaid) {
  const std::string plan(kPlan);
  EXPECT_THAT(fault(plan, "float[m]", "float[q]"), HasSubstr("no size is called 'q'"));
  EXPECT_THAT(fault(plan, "optional_index(m)", "indexes(m)"), HasSubstr("no rule of values"));
  EXPECT_THAT(fault(plan, "<= n", "<= q"), HasSubstr("'count' equals no dimension"));
  EXPECT_THAT(fault(plan, "up to $limit", "up to $limits"),
              HasSubstr("nothing is called '$limits'"));
  EXPECT_THAT(fault(plan, "    says\n", "    tells\n"), HasSubstr("'tells' is no section"));
  EXPECT_THAT(fault(plan, "float32 float64", "float33"), HasSubstr("called 'float33'"));
  EXPECT_THAT(fault(plan, "zero | keep", "zero"), HasSubstr("choice 'missing' has 1 options"));
}

constexpr std::string_view kGenericPlan = R"(
plan scale_any: examples
    launch n
    kernel scale_any
    args
        x: float[n, n] generic -1..1
        s: vec3 generic(Float)
        count: int <= n
        y: float[n] out
    says
        Element i of `$y` is an element of `$x`.
    body
        i = wp.tid()
        if i < count:
            y[i] = x[i, i]
)";

TEST(Plans, AKernelForAnyTypesHasAnOverload) {
  const Plan plan = plan_of(kGenericPlan);
  std::set<bool> by_name;
  for (std::uint64_t i = 0; i < 40; ++i) {
    PlanProgram program;
    std::string error;
    ASSERT_TRUE(plan.write(0, 1, Rng(i, i), program, error)) << error;
    EXPECT_THAT(program.python, HasSubstr("from typing import Any\n\nimport warp as wp\n"));
    EXPECT_THAT(program.python, HasSubstr("x: wp.array2d(dtype=Any),"));
    EXPECT_THAT(program.python, HasSubstr("s: wp.Float,"));
    const std::size_t at = program.python.find("\n\n\nwp.overload(" + program.kernel_name + ", ");
    ASSERT_NE(at, std::string::npos) << program.python;
    const std::string overload = program.python.substr(at);
    const bool named = overload.find("\"x\": wp.array2d(dtype=") != std::string::npos;
    // A dictionary has what the signature leaves open, a list has everything.
    EXPECT_EQ(std::count(overload.begin(), overload.end(), '('), named ? 2 : 3) << overload;
    EXPECT_EQ(overload.find("int") == std::string::npos, named) << overload;
    by_name.insert(named);
  }
  EXPECT_EQ(by_name.size(), 2u);
  EXPECT_THAT(fault(std::string(kGenericPlan), "generic(Float)", "generic(Double)"),
              HasSubstr("'generic(Double)' is not understood"));
}

constexpr std::string_view kObjectPlan = R"(
plan ask_objects: examples
    launch n
    kernel ask_objects
    args
        surface: mesh(4, n) closed winding moving -2..2
        tree: bvh(lows, highs)
        boxes: bvh(3 * n)
        grid: hash_grid(lows) cell 0.5
        field: volume(8, 8, n) of vec3 cell 0.25 -3..3
        image: texture2d(16, 24) channels 4
        lows: vec3[n] -1..0
        highs: vec3[n] 0..1
        sizes: float[n]
        y: float[n] out
    says
        Asks.
    body
        i = wp.tid()
        y[i] = sizes[i]
)";

TEST(Plans, ArgumentsStandForObjects) {
  const Plan plan = plan_of(kObjectPlan);
  PlanProgram program;
  std::string error;
  ASSERT_TRUE(plan.write(0, 0, Rng(1, 1), program, error)) << error;
  EXPECT_THAT(program.python, HasSubstr("surface: wp.uint64"));
  EXPECT_THAT(program.python, HasSubstr("image: wp.Texture2D"));
  const KernelInterface& face = program.interface;
  EXPECT_TRUE(face.has_objects());
  ASSERT_EQ(face.args.size(), 10u);
  const ObjectRule& mesh = face.args[0].object;
  EXPECT_EQ(mesh.kind, ObjectRule::Kind::Mesh);
  EXPECT_TRUE(mesh.closed && mesh.winding && mesh.moving);
  EXPECT_EQ(face.text(mesh.sizes.at(1)), "n");
  EXPECT_EQ(face.args[0].range.lo, -2);
  EXPECT_EQ(face.args[1].object.arrays, (std::vector<std::uint32_t>{6, 7}));
  EXPECT_EQ(face.text(face.args[2].object.sizes.at(0)), "3 * n");
  EXPECT_EQ(face.args[2].range.lo, -1);
  EXPECT_EQ(face.args[3].object.arrays, std::vector<std::uint32_t>{6});
  EXPECT_EQ(face.args[3].object.cell, 0.5);
  EXPECT_EQ(face.args[4].object.element, "vec3");
  EXPECT_EQ(face.args[5].object.channels, 4);
  EXPECT_FALSE(face.args[6].is_object());
}

TEST(Plans, FaultsOfObjectsAreSaid) {
  const std::string plan(kObjectPlan);
  EXPECT_THAT(fault(plan, "mesh(4, n)", "mesh"), HasSubstr("does not say what its object is"));
  EXPECT_THAT(fault(plan, "mesh(4, n)", "mesh(4)"), HasSubstr("'surface' is not made of 1 parts"));
  EXPECT_THAT(fault(plan, "(lows, highs)", "(lows, sizes)"),
              HasSubstr("'sizes' is no list of points"));
  EXPECT_THAT(fault(plan, "channels 4", "channels 3"), HasSubstr("'channels' is not understood"));
  EXPECT_THAT(fault(plan, "of vec3", "of vec4"), HasSubstr("'of' is not understood"));
  EXPECT_THAT(fault(plan, "cell 0.5", "cell 0"), HasSubstr("'cell' is not understood"));
  EXPECT_THAT(fault(plan, "bvh(3 * n)", "bvh(3 * n) closed"),
              HasSubstr("'closed' is not understood"));
}

constexpr std::string_view kTiledPlan = R"(
plan sum_tiles: examples
    launch n, m
    block 128
    kernel sum_tiles
    args
        TILE: int as {const|literal} 32
        x: float[n, 2 * TILE + m] -1..1
        y: float[n] inout 0..0
    says
        Block (i, j) adds the sum of a tile of `$x` to `$y[i]`.
    body
        i, j = wp.tid()
        t = wp.tile_load(x[i], shape=TILE, offset=j)
        wp.tile_atomic_add(y, wp.tile_sum(t), offset=i)
)";

TEST(Plans, ALaunchOfBlocksHasTheirThreads) {
  const Plan plan = plan_of(kTiledPlan);
  for (std::uint64_t i = 0; i < plan.programs(); ++i) {
    PlanProgram program;
    std::string error;
    ASSERT_TRUE(plan.write(i, 0, Rng(3, i), program, error)) << error;
    const KernelInterface& face = program.interface;
    EXPECT_TRUE(face.is_tiled());
    EXPECT_EQ(face.blocks().cpu, 1);
    EXPECT_EQ(face.blocks().cuda, 128);
    ASSERT_EQ(face.args.size(), 2u);
    EXPECT_EQ(face.text(face.args[0].shape.at(1)), "64 + m");
  }
  EXPECT_EQ(KernelInterface{}.blocks().cuda, 256);
}

TEST(Plans, FaultsOfALaunchOfBlocksAreSaid) {
  const std::string plan(kTiledPlan);
  EXPECT_THAT(fault(plan, "128", "96"), HasSubstr("'96' is no power of two from 32 to 1024"));
  EXPECT_THAT(fault(plan, "128", "16"), HasSubstr("'16' is no power of two"));
  EXPECT_THAT(fault(plan, "128", "2048"), HasSubstr("'2048' is no power of two"));
  EXPECT_THAT(fault(plan, "launch n, m", "launch n, m, k, l"), HasSubstr("at most three"));
  EXPECT_THAT(fault(plan, "launch n, m", "launch n, 8"),
              HasSubstr("'8' is no name of a dimension"));
}

TEST(Fields, HaveTheRowsThatAreKnownWithoutReadingThem) {
  EXPECT_EQ(Field::rows_at_least("no_field"), 0u);
  for (const std::string_view name : Field::names()) {
    const Field* field = Field::find(name);
    EXPECT_EQ(Field::rows_at_least(name), 8 * field->plans().size()) << name;
    EXPECT_LE(Field::rows_at_least(name), field->capacity()) << name;
  }
}

TEST(Fields, NoTwoRowsHaveOneProgram) {
  for (const std::string_view name : Field::names()) {
    const Field* field = Field::find(name);
    ASSERT_NE(field, nullptr);
    ASSERT_GT(field->plans().size(), 0u) << name;
    std::set<std::tuple<std::size_t, std::uint64_t, unsigned>> seen;
    const std::uint64_t rows = std::min<std::uint64_t>(field->capacity(), 20'000);
    for (std::uint64_t i = 0; i < rows; ++i) {
      const Field::Turn t = field->turn(7, i);
      EXPECT_TRUE(seen.emplace(t.plan, t.number, t.spelling).second) << name << " " << i;
      EXPECT_LT(t.number, field->plans()[t.plan].programs());
    }
    // Every plan has its turn in the first round.
    std::set<std::size_t> first;
    for (std::uint64_t i = 0; i < field->plans().size(); ++i) first.insert(field->turn(7, i).plan);
    EXPECT_EQ(first.size(), field->plans().size());
    field->turn(7, field->capacity() - 1);
  }
}

TEST(Fields, EachRowOfASmallFieldComesOnce) {
  // All rows of the field with the fewest.
  const Field* least = nullptr;
  for (const std::string_view name : Field::names()) {
    const Field* field = Field::find(name);
    if (least == nullptr || field->capacity() < least->capacity()) least = field;
  }
  std::set<std::tuple<std::size_t, std::uint64_t, unsigned>> seen;
  for (std::uint64_t i = 0; i < least->capacity(); ++i) {
    const Field::Turn t = least->turn(1, i);
    seen.emplace(t.plan, t.number, t.spelling);
  }
  EXPECT_EQ(seen.size(), least->capacity());
}

TEST(Fields, NamesOfPlansAreUnique) {
  std::set<std::string> names;
  for (const std::string_view field : Field::names())
    for (const Plan& p : Field::find(field)->plans())
      EXPECT_TRUE(names.emplace(p.name()).second) << p.name();
}

}  // namespace
}  // namespace weft
