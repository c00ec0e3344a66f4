// The plan of a kernel: its launch, inputs and outputs, drawn before anything else.
//
// These are the decisions that can be read back from the signature, so they come first in the
// stream of decisions (see decisions.h).
#include "generator.h"

namespace weft::synth {
namespace {

constexpr std::uint32_t kLimits[] = {1024, 64, 16, 8};
constexpr std::uint32_t kSizes[4][4] = {
    {64, 100, 128, 256}, {12, 16, 20, 24}, {5, 6, 8, 8}, {3, 4, 4, 5}};
constexpr std::string_view kLaunchNames[] = {"n", "m", "p", "q"};

}  // namespace

Scalar Generator::other_scalar() {
  // Neighbours of the main type, so that casts look as if somebody needed them.
  constexpr Scalar kAll[] = {Scalar::Float32, Scalar::Float64, Scalar::Int32,  Scalar::Float16,
                             Scalar::UInt32,  Scalar::Int64,   Scalar::UInt64, Scalar::Int16,
                             Scalar::UInt16,  Scalar::Int8,    Scalar::UInt8};
  constexpr std::uint32_t kOdds[] = {30, 14, 30, 6, 8, 8, 5, 5, 4, 4, 5};
  return kAll[decisions_.choose(kOdds)];
}

Range Generator::input_range(Scalar s, bool param) {
  if (s == Scalar::Bool) return {0, 1};
  if (is_float(s)) {
    constexpr Range kFloat[] = {{-1, 1}, {0, 1},   {-2, 2},   {0.1, 2},
                                {-5, 5}, {0.5, 4}, {-10, 10}, {0.01, 1}};
    constexpr std::uint32_t kOdds[] = {30, 20, 12, 16, 6, 8, 6, 8};
    if (param) {
      constexpr Range kParam[] = {{0.1, 2}, {0.01, 1}, {0.5, 4}, {-2, 2}, {0, 1}, {-1, 1}};
      return kParam[decisions_.rng().below(6)];
    }
    return kFloat[decisions_.rng().weighted(kOdds)];
  }
  if (is_signed_int(s)) {
    constexpr Range kSigned[] = {{0, 15}, {0, 100}, {-20, 20}, {1, 12}, {-100, 100}, {0, 63}};
    const Range r = kSigned[decisions_.rng().below(6)];
    return s == Scalar::Int8 && r.hi > 20 ? Range{0, 31} : r;
  }
  constexpr Range kUnsigned[] = {{0, 15}, {0, 100}, {1, 12}, {0, 63}, {0, 200}};
  return kUnsigned[decisions_.rng().below(5)];
}

int Generator::make_struct() {
  if (!structs_.empty() && decisions_.chance(2, 3))
    return static_cast<int>(decisions_.below(structs_.size()));
  StructPlan plan;
  plan.name = fresh_module(words().struct_name);
  const std::size_t n = 2 + decisions_.below(3);
  const Scalar s = main_;
  const bool flt = is_float(s);
  const WordLists& w = words();
  auto unused = [this, &plan](Words list) {
    std::string name;
    for (int tries = 0;; ++tries) {
      name = list[decisions_.rng().below(list.size())];
      // A list can be shorter than a struct has fields.
      if (tries > 4)
        name = std::string(words().adjective[decisions_.rng().below(words().adjective.size())]) +
               '_' + name;
      const Symbol f = tree_->intern(name);
      bool known = false;
      for (const FieldPlan& field : plan.fields) known = known || field.name == f;
      if (!known) return f;
    }
  };
  StructDecl decl;
  decl.name = plan.name;
  for (std::size_t i = 0; i < n; ++i) {
    FieldPlan f;
    constexpr std::uint32_t kOdds[] = {50, 30, 6, 6, 12};
    switch (decisions_.choose(kOdds)) {
      case 1:
        if (flt) {
          f.type = Type::vec(decisions_.chance(3, 4) ? 3 : 2, s);
          f.name = unused(w.field_vector);
          break;
        }
        [[fallthrough]];
      case 0:
        f.type = Type::of(s);
        f.name = unused(w.field_scalar);
        break;
      case 2:
        f.type = flt ? Type::mat(3, 3, s) : Type::of(s);
        f.name = flt ? unused(w.field_matrix) : unused(w.field_scalar);
        break;
      case 3:
        f.type = flt ? Type::quat(s) : Type::of(s);
        f.name = flt ? unused(w.field_quat) : unused(w.field_scalar);
        f.unit = flt;
        break;
      default:
        f.type = Type::of(Scalar::Int32);
        f.name = unused(w.field_int);
    }
    f.range = f.unit ? Range{-1, 1} : input_range(f.type.scalar, false);
    plan.fields.push_back(f);
    FieldDecl d;
    d.name = f.name;
    d.type = f.type;
    d.annotation = annotation(f.type);
    decl.fields.push_back(d);
  }
  structs_.push_back(plan);
  tree_->structs.push_back(decl);
  tree_->items.push_back({ItemKind::Struct, static_cast<std::uint32_t>(tree_->structs.size() - 1)});
  return static_cast<int>(structs_.size() - 1);
}

void Generator::plan_input(InputKind kind) {
  const WordLists& w = words();
  const Scalar s = main_;
  const Scalar f = main_float();
  ArgPlan arg;
  Variable v;
  bool array = true;
  Words list = w.scalar_array;
  switch (kind) {
    case InputKind::ScalarArray:
      v.type = Type::of(s);
      break;
    case InputKind::VectorArray:
    case InputKind::VectorParam: {
      constexpr std::uint32_t kLength[] = {22, 60, 10, 2, 4};
      const int n = 2 + static_cast<int>(decisions_.choose(kLength));
      v.type = Type::vec(n, s);
      list = kind == InputKind::VectorArray ? w.vector_array : w.vector_param;
      array = kind == InputKind::VectorArray;
      break;
    }
    case InputKind::MatrixArray:
    case InputKind::MatrixParam: {
      constexpr std::uint32_t kShape[] = {26, 52, 12, 3, 3};
      constexpr std::pair<int, int> kShapes[] = {{2, 2}, {3, 3}, {4, 4}, {2, 3}, {3, 2}};
      const auto [r, c] = kShapes[decisions_.choose(kShape)];
      v.type = Type::mat(r, c, f);
      list = kind == InputKind::MatrixArray ? w.matrix_array : w.matrix_param;
      array = kind == InputKind::MatrixArray;
      break;
    }
    case InputKind::QuatArray:
    case InputKind::QuatParam:
      v.type = Type::quat(f);
      v.unit = true;
      list = kind == InputKind::QuatArray ? w.quat_array : w.quat_param;
      array = kind == InputKind::QuatArray;
      break;
    case InputKind::TransformArray:
    case InputKind::TransformParam:
      v.type = Type::transform(f);
      v.unit = true;
      list = kind == InputKind::TransformArray ? w.transform_array : w.transform_param;
      array = kind == InputKind::TransformArray;
      break;
    case InputKind::StructArray:
    case InputKind::StructParam:
      v.type = Type::structure(static_cast<std::uint32_t>(make_struct()));
      list = kind == InputKind::StructArray ? w.struct_array : w.struct_param;
      array = kind == InputKind::StructArray;
      break;
    case InputKind::IntArray:
      v.type = Type::of(Scalar::Int32);
      list = w.int_array;
      break;
    case InputKind::WideArray: {
      Scalar other = other_scalar();
      if (decisions_.chance(1, 5)) other = Scalar::Bool;
      v.type = Type::of(other);
      list = other == Scalar::Bool ? w.flag_array : is_float(other) ? w.scalar_array : w.int_array;
      break;
    }
    case InputKind::ScalarParam:
      v.type = Type::of(s);
      list = is_float(s) ? w.scalar_param : w.int_param;
      array = false;
      break;
    case InputKind::IntParam:
      v.type = Type::of(Scalar::Int32);
      list = w.int_param;
      array = false;
      break;
    case InputKind::WideParam:
      v.type = Type::of(other_scalar());
      list = is_float(v.type.scalar) ? w.scalar_param : w.int_param;
      array = false;
      break;
    case InputKind::BoolParam:
    case InputKind::kCount:
      v.type = Type::of(Scalar::Bool);
      list = w.flag_param;
      array = false;
      break;
  }
  v.range = v.unit               ? (v.type.is_transform() ? Range{-2, 2} : Range{-1, 1})
            : v.type.is_struct() ? Range{}
                                 : input_range(v.type.scalar, !array);
  if (v.type.is_composite() && !v.unit) {
    const double top = s == Scalar::Float16 ? 1 : 2;
    if (is_float(v.type.scalar))
      v.range = decisions_.rng().chance(2, 3) ? symmetric(top) : Range{0, 1};
  }
  if (s == Scalar::Float16 && is_float(v.type.scalar) && !v.unit)
    v.range = {std::max(v.range.lo, -2.0), std::min(v.range.hi, 2.0)};
  v.kind = array ? VarKind::Array : VarKind::Param;
  if (v.type.is_struct()) arg.struct_index = static_cast<int>(v.type.index);
  arg.unit = v.unit;
  if (array) {
    // One index for each launch dimension, fewer, or one more of a fixed or given size.
    std::vector<Bound> dims;
    for (int d = 0; d < rank_; ++d) dims.push_back({Bound::Kind::Launch, d});
    if (rank_ > 1 && decisions_.chance(1, 5))
      dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(decisions_.below(dims.size())));
    const bool simple = v.type.is_scalar() || v.type.is_vector();
    if (dims.size() < 4 && simple && decisions_.chance(1, 7)) {
      Bound extra{Bound::Kind::Fixed, static_cast<std::int32_t>(decisions_.range(3, 8))};
      if (!size_params_.empty() && decisions_.chance(1, 2))
        extra = {Bound::Kind::Param,
                 static_cast<std::int32_t>(decisions_.below(size_params_.size()))};
      if (decisions_.chance(1, 4)) dims.clear();
      dims.push_back(extra);
    }
    v.type = Type::array_of(v.type, static_cast<int>(dims.size()));
    for (std::size_t d = 0; d < dims.size(); ++d) v.dims[d] = dims[d];
  }
  v.name = fresh(list);
  vars_.push_back(v);
  arg.variable = vars_.size() - 1;
  args_.push_back(arg);
}

void Generator::add_size_param(std::size_t param) { size_params_.push_back(param); }

void Generator::plan_inputs() {
  rank_ = 1 + static_cast<int>(decisions_.choose(policy_->rank));
  const auto row = static_cast<std::size_t>(rank_ - 1);
  for (int d = 0; d < rank_; ++d) {
    info_->launch.push_back(
        {std::string(kLaunchNames[d]), kSizes[row][decisions_.rng().below(4)], kLimits[row]});
    take(tree_->intern(kLaunchNames[d]));
  }
  const std::size_t n = 2 + decisions_.choose(policy_->inputs);
  // A size that arrays and loops refer to.
  const std::uint32_t loops =
      policy_->define[Define::DynamicFor] + policy_->output_form[OutputForm::Loop];
  if (decisions_.chance(std::min(500u, 60 + loops), 1000)) {
    constexpr std::string_view kCounts[] = {"count",       "num_steps", "num_taps", "num_neighbors",
                                            "num_samples", "num_terms", "window",   "num_rounds",
                                            "num_layers",  "taps",      "num_bins", "channels"};
    Variable v;
    v.name = fresh(kCounts);
    v.type = Type::of(Scalar::Int32);
    v.range = {1, static_cast<double>(4 + decisions_.rng().below(13))};
    v.kind = VarKind::Param;
    vars_.push_back(v);
    ArgPlan arg;
    arg.variable = vars_.size() - 1;
    args_.push_back(arg);
    add_size_param(arg.variable);
  }
  const bool guard = decisions_.chance(policy_->guard, 1000);
  for (std::size_t i = 0; i < n; ++i) {
    plan_input(static_cast<InputKind>(decisions_.choose(policy_->input.w)));
  }
  // Something of the main type, so that the program is about it.
  bool has_main = false;
  for (const ArgPlan& a : args_) {
    const Variable& v = vars_[a.variable];
    has_main = has_main ||
               (v.type.is_array() && v.type.scalar == main_ && v.type.kind != TypeKind::Struct);
  }
  if (!has_main) plan_input(InputKind::ScalarArray);
  launch_param_.fill(-1);
  if (guard) {
    for (int d = 0; d < rank_; ++d) {
      if (d > 0 && decisions_.chance(1, 2)) break;
      Variable v;
      v.name = fresh(words().size);
      v.type = Type::of(Scalar::Int32);
      v.range = {1, static_cast<double>(kLimits[row])};
      v.kind = VarKind::Param;
      vars_.push_back(v);
      launch_param_[static_cast<std::size_t>(d)] = static_cast<int>(vars_.size() - 1);
      ArgPlan arg;
      arg.variable = vars_.size() - 1;
      arg.size_of = d;
      args_.push_back(arg);
    }
  }
}

Type Generator::type_for(OutputKind kind) {
  const Scalar s = main_, f = main_float();
  // A shape that an input has, if one has it.
  auto like_input = [this](TypeKind k) -> Type {
    for (const ArgPlan& a : args_) {
      const Variable& v = vars_[a.variable];
      const Type e = v.type.is_array() ? v.type.element() : v.type;
      if (e.kind == k && !e.is_array()) return e;
    }
    return {};
  };
  switch (kind) {
    case OutputKind::Scalar:
    case OutputKind::kCount:
      return Type::of(s);
    case OutputKind::Vector: {
      const Type t = like_input(TypeKind::Vector);
      return t.is_void() || decisions_.chance(1, 6) ? Type::vec(decisions_.chance(2, 3) ? 3 : 2, s)
                                                    : t;
    }
    case OutputKind::Matrix: {
      const Type t = like_input(TypeKind::Matrix);
      return t.is_void() ? Type::mat(3, 3, f) : t;
    }
    case OutputKind::Quat:
      return Type::quat(f);
    case OutputKind::Transform:
      return Type::transform(f);
    case OutputKind::Struct:
      return Type::structure(static_cast<std::uint32_t>(make_struct()));
    case OutputKind::Int:
      return Type::of(Scalar::Int32);
    case OutputKind::Wide:
      return Type::of(other_scalar());
    case OutputKind::Bool:
      return Type::of(Scalar::Bool);
  }
  return Type::of(s);
}

void Generator::plan_outputs() {
  const std::size_t n = 1 + decisions_.choose(policy_->outputs);
  for (std::size_t i = 0; i < n; ++i) {
    OutputPlan out;
    out.type = type_for(static_cast<OutputKind>(decisions_.choose(policy_->output.w)));
    const Scalar s = out.type.scalar;
    const bool number = out.type.is_value() && !out.type.is_bool();
    Odds<OutputForm> odds = policy_->output_form;
    auto forbid = [&odds](OutputForm f) { odds.w[static_cast<std::size_t>(f)] = 0; };
    const bool wide = number && (is_float(s) || scalar_bits(s) >= 32);
    if (!number || !wide || out.type.is_transform() || out.type.is_quaternion()) {
      forbid(OutputForm::Atomic);
      forbid(OutputForm::Augment);
    }
    if (!out.type.is_scalar() || !wide || !number || s == Scalar::Float16)
      forbid(OutputForm::Exchange);
    if (!out.type.is_struct() && !(out.type.is_vector() && out.type.rows <= 4))
      forbid(OutputForm::Components);
    if (out.type.is_struct()) {
      forbid(OutputForm::Branch);
      forbid(OutputForm::Guarded);
      forbid(OutputForm::Loop);
    }
    if (rank_ == 4 || out.type.is_matrix() || out.type.is_transform()) forbid(OutputForm::Loop);
    std::uint32_t total = 0;
    for (std::uint32_t w : odds.w) total += w;
    if (total == 0) odds.w[static_cast<std::size_t>(OutputForm::Store)] = 1;
    out.form = static_cast<OutputForm>(decisions_.choose(odds.w));
    if (out.form == OutputForm::Atomic) {
      out.counter = true;
      out.role = ArgRole::InOut;
      // Fewer places than threads: some launch dimensions, a fixed number of bins, or both.
      if (rank_ > 1 && decisions_.chance(1, 2)) {
        out.dims.push_back({Bound::Kind::Launch, static_cast<std::int32_t>(decisions_.below(
                                                     static_cast<std::size_t>(rank_)))});
        if (decisions_.chance(1, 4))
          out.dims.push_back(
              {Bound::Kind::Fixed, static_cast<std::int32_t>(decisions_.range(2, 8))});
      } else {
        out.dims.push_back(
            {Bound::Kind::Fixed, static_cast<std::int32_t>(decisions_.range(1, 16))});
        if (decisions_.chance(1, 6))
          out.dims.push_back(
              {Bound::Kind::Fixed, static_cast<std::int32_t>(decisions_.range(2, 6))});
      }
    } else {
      for (int d = 0; d < rank_; ++d) out.dims.push_back({Bound::Kind::Launch, d});
      if (rank_ == 2 && decisions_.chance(1, 10)) std::swap(out.dims[0], out.dims[1]);
      if (out.form == OutputForm::Loop) {
        Bound last{Bound::Kind::Fixed, static_cast<std::int32_t>(decisions_.range(2, 6))};
        if (!size_params_.empty() && decisions_.chance(1, 2)) last = {Bound::Kind::Param, 0};
        out.dims.push_back(last);
      }
    }
    if (out.form == OutputForm::Augment || out.form == OutputForm::Exchange)
      out.role = ArgRole::InOut;
    if (out.role == ArgRole::InOut) out.range = is_float(s) ? Range{-1, 1} : Range{0, 10};
    out.rank = static_cast<int>(out.dims.size());
    out.name = fresh(out.counter ? words().counter_output : words().output);
    outputs_.push_back(out);
  }
  // The last output takes in what is left over, so it should be able to.
  for (std::size_t i = 0; i + 1 < outputs_.size(); ++i) {
    if (outputs_.back().type.is_scalar() && !outputs_.back().type.is_bool()) break;
    std::swap(outputs_.back(), outputs_[i]);
  }
}

}  // namespace weft::synth
