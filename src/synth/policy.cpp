#include "policy.h"

namespace weft::synth {
namespace {

constexpr Policy base() {
  using M = Main;
  using I = InputKind;
  using O = OutputKind;
  using F = OutputForm;
  using D = Define;
  using E = Expr;
  using G = BuiltinGroup;
  Policy p{};
  p.statements = {5, 7, 9, 11, 14, 17, 21, 27, 38};
  p.main = {{M::F32, 730}, {M::F64, 18}, {M::F16, 6}, {M::I32, 110}, {M::U32, 35}, {M::I64, 35},
            {M::U64, 20},  {M::I16, 6},  {M::U16, 5}, {M::I8, 5},    {M::U8, 6}};
  p.rank = {60, 26, 9, 5};
  p.inputs = {10, 20, 25, 20, 12, 8, 4, 1};
  p.outputs = {60, 28, 9, 3};
  p.input = {{I::ScalarArray, 260},  {I::VectorArray, 110},   {I::MatrixArray, 30},
             {I::QuatArray, 15},     {I::TransformArray, 12}, {I::StructArray, 35},
             {I::IntArray, 60},      {I::WideArray, 40},      {I::ScalarParam, 180},
             {I::VectorParam, 40},   {I::MatrixParam, 15},    {I::QuatParam, 10},
             {I::TransformParam, 8}, {I::StructParam, 35},    {I::IntParam, 60},
             {I::WideParam, 30},     {I::BoolParam, 15}};
  p.output = {{O::Scalar, 600}, {O::Vector, 140},   {O::Matrix, 30},
              {O::Quat, 15},    {O::Transform, 10}, {O::Struct, 30},
              {O::Int, 90},     {O::Wide, 40},      {O::Bool, 25}};
  p.output_form = {{F::Store, 500},   {F::Components, 60}, {F::Augment, 90}, {F::Atomic, 70},
                   {F::Exchange, 12}, {F::Branch, 80},     {F::Guarded, 60}, {F::Loop, 60}};
  p.define = {{D::Let, 520},  {D::Augment, 60}, {D::InPlace, 30},   {D::IfElse, 70},
              {D::Elif, 20},  {D::Modify, 60},  {D::StaticFor, 60}, {D::DynamicFor, 60},
              {D::While, 20}, {D::Call, 70},    {D::Multi, 15}};
  p.expr = {{E::Operator, 560}, {E::Builtin, 300}, {E::Unary, 40}, {E::Conditional, 25},
            {E::Where, 30},     {E::Cast, 30},     {E::Call, 30}};
  p.group = {{G::Scalar, 300}, {G::Vector, 300}, {G::Quaternion, 60}, {G::Transform, 40},
             {G::Spatial, 15}, {G::Random, 900}, {G::Other, 60}};
  p.depth = {35, 45, 17, 3};
  p.longest_vector = 6;
  p.constants = 120;
  p.random = 40;
  p.guard = 90;
  p.neighbour = 40;
  p.literal = 260;
  p.jump = 120;
  p.cross_type = 120;
  p.rows = 10;
  p.nesting = 4;
  return p;
}

constexpr std::array<Policy, kGrammarCategories> table() {
  using M = Main;
  using I = InputKind;
  using O = OutputKind;
  using F = OutputForm;
  using D = Define;
  using E = Expr;
  using G = BuiltinGroup;
  std::array<Policy, kGrammarCategories> t{};
  t.fill(base());
  auto at = [&t](Category c) -> Policy& { return t[static_cast<std::size_t>(c)]; };

  Policy& arithmetic = at(Category::kArithmetic);
  arithmetic.main = {{M::F32, 420}, {M::F64, 40}, {M::F16, 12}, {M::I32, 220},
                     {M::U32, 70},  {M::I64, 70}, {M::U64, 50}, {M::I16, 20},
                     {M::U16, 15},  {M::I8, 15},  {M::U8, 18}};
  arithmetic.input = arithmetic.input.with({{I::VectorArray, 15},
                                            {I::MatrixArray, 4},
                                            {I::QuatArray, 0},
                                            {I::TransformArray, 0},
                                            {I::IntArray, 90},
                                            {I::WideArray, 90},
                                            {I::WideParam, 60},
                                            {I::VectorParam, 10},
                                            {I::MatrixParam, 2},
                                            {I::QuatParam, 0},
                                            {I::TransformParam, 0}});
  arithmetic.output = {{O::Scalar, 700}, {O::Int, 150}, {O::Wide, 90}, {O::Bool, 60}};
  arithmetic.expr =
      arithmetic.expr.with({{E::Operator, 800}, {E::Builtin, 90}, {E::Unary, 70}, {E::Cast, 60}});
  arithmetic.define = arithmetic.define.with({{D::Let, 700}, {D::Augment, 140}, {D::Multi, 0}});

  Policy& math = at(Category::kMath);
  math.main = {{M::F32, 840}, {M::F64, 30}, {M::F16, 10}, {M::I32, 80}};
  math.input = math.input.with(
      {{I::VectorArray, 30}, {I::MatrixArray, 5}, {I::QuatArray, 2}, {I::TransformArray, 2}});
  math.output = {{O::Scalar, 850}, {O::Vector, 40}, {O::Int, 60}, {O::Wide, 30}, {O::Bool, 20}};
  math.expr = math.expr.with({{E::Operator, 360}, {E::Builtin, 620}});
  math.group = math.group.with({{G::Scalar, 700}, {G::Vector, 60}, {G::Random, 1200}});
  math.random = 60;

  Policy& vector = at(Category::kVector);
  vector.main = {{M::F32, 890}, {M::F64, 18}, {M::F16, 8}, {M::I32, 30}, {M::U8, 6}, {M::I16, 6}};
  vector.input = vector.input.with({{I::ScalarArray, 90},
                                    {I::VectorArray, 420},
                                    {I::QuatArray, 70},
                                    {I::TransformArray, 60},
                                    {I::VectorParam, 110},
                                    {I::QuatParam, 30},
                                    {I::TransformParam, 30},
                                    {I::IntArray, 25}});
  vector.output = {{O::Scalar, 260},   {O::Vector, 520}, {O::Matrix, 15}, {O::Quat, 80},
                   {O::Transform, 60}, {O::Struct, 30},  {O::Int, 20},    {O::Bool, 15}};
  vector.expr = vector.expr.with({{E::Operator, 400}, {E::Builtin, 480}});
  vector.group = vector.group.with(
      {{G::Vector, 420}, {G::Quaternion, 160}, {G::Transform, 140}, {G::Spatial, 60}});
  vector.define = vector.define.with({{D::InPlace, 90}});
  vector.output_form = vector.output_form.with({{F::Components, 140}});

  Policy& matrix = at(Category::kMatrix);
  matrix.main = {{M::F32, 950}, {M::F64, 30}, {M::F16, 10}};
  matrix.input = matrix.input.with({{I::ScalarArray, 60},
                                    {I::VectorArray, 140},
                                    {I::MatrixArray, 380},
                                    {I::MatrixParam, 110},
                                    {I::IntArray, 20},
                                    {I::QuatArray, 25}});
  matrix.output = {
      {O::Scalar, 240}, {O::Vector, 230}, {O::Matrix, 460}, {O::Struct, 20}, {O::Int, 20}};
  matrix.expr = matrix.expr.with({{E::Operator, 420}, {E::Builtin, 460}});
  matrix.group = matrix.group.with({{G::Vector, 600}, {G::Spatial, 40}});
  matrix.define = matrix.define.with({{D::InPlace, 90}, {D::Multi, 70}});

  Policy& control = at(Category::kControlFlow);
  control.define = control.define.with({{D::Let, 330},
                                        {D::IfElse, 150},
                                        {D::Modify, 130},
                                        {D::StaticFor, 90},
                                        {D::DynamicFor, 110},
                                        {D::While, 80}});
  control.output_form = control.output_form.with({{F::Branch, 160}, {F::Guarded, 120}});
  control.marked = 1;
  control.marks = {
      {D::IfElse, 30}, {D::Modify, 20}, {D::StaticFor, 15}, {D::DynamicFor, 25}, {D::While, 15}};
  control.guard = 250;
  control.jump = 300;

  Policy& atomic = at(Category::kAtomic);
  atomic.main = {{M::F32, 640}, {M::F64, 20}, {M::I32, 210},
                 {M::U32, 70},  {M::I64, 40}, {M::U64, 30}};
  atomic.output_form = {
      {F::Store, 8}, {F::Augment, 60}, {F::Atomic, 860}, {F::Exchange, 60}, {F::Guarded, 8}};
  atomic.output = {{O::Scalar, 700}, {O::Vector, 100}, {O::Matrix, 25}, {O::Int, 175}};
  atomic.outputs = {45, 35, 15, 5};

  Policy& nested = at(Category::kNestedLoop);
  nested.define = nested.define.with(
      {{D::Let, 330}, {D::StaticFor, 170}, {D::DynamicFor, 240}, {D::While, 60}, {D::Modify, 90}});
  nested.output_form = nested.output_form.with({{F::Loop, 220}});
  nested.marked = 2;
  nested.marks = {{D::StaticFor, 40}, {D::DynamicFor, 60}, {D::While, 10}};
  nested.jump = 260;
  nested.nesting = 5;

  Policy& conditional = at(Category::kMultiConditional);
  conditional.define = conditional.define.with({{D::Let, 320},
                                                {D::IfElse, 200},
                                                {D::Elif, 190},
                                                {D::Modify, 160},
                                                {D::StaticFor, 25},
                                                {D::DynamicFor, 25}});
  conditional.expr = conditional.expr.with({{E::Conditional, 110}, {E::Where, 90}});
  conditional.output_form = conditional.output_form.with({{F::Branch, 260}, {F::Guarded, 140}});
  conditional.marked = 2;
  conditional.marks = {{D::IfElse, 35}, {D::Elif, 40}, {D::Modify, 30}};
  conditional.guard = 180;

  Policy& combined = at(Category::kCombined);
  combined.statements = {8, 11, 14, 17, 20, 24, 29, 36, 46};
  combined.inputs = {2, 8, 20, 25, 22, 14, 7, 2};
  combined.input = combined.input.with({{I::StructArray, 110}, {I::StructParam, 110}});
  combined.define = combined.define.with(
      {{D::Call, 160}, {D::StaticFor, 80}, {D::DynamicFor, 80}, {D::IfElse, 90}});
  combined.output = combined.output.with({{O::Struct, 110}});
  combined.expr = combined.expr.with({{E::Call, 70}});
  combined.outputs = {35, 40, 18, 7};

  Policy& scalar = at(Category::kScalarParam);
  scalar.input = scalar.input.with({{I::ScalarParam, 420},
                                    {I::IntParam, 170},
                                    {I::WideParam, 260},
                                    {I::BoolParam, 90},
                                    {I::VectorArray, 50}});
  scalar.inputs = {2, 10, 22, 25, 20, 12, 7, 2};
  scalar.expr = scalar.expr.with({{E::Cast, 80}});
  scalar.cross_type = 320;

  return t;
}

constexpr auto kPolicies = table();

}  // namespace

const Policy& policy_of(Category category) { return kPolicies[static_cast<std::size_t>(category)]; }

}  // namespace weft::synth
