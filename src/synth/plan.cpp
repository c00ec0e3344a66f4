// The plan of a kernel: launch, arguments and their ranges, and how outputs are written.
//
// Input: the signature, which fixes the types. Output: variables in scope, arguments, outputs. The
// row's random stream decides everything that the signature leaves open: names, ranges, the
// dimension that an index runs over, the form of a store. Invariant: the ranges are small enough
// for opening statements without a guard, see input_range.
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
  static constexpr Scalar kAll[] = {Scalar::Float32, Scalar::Float64, Scalar::Int32,
                                    Scalar::Float16, Scalar::UInt32,  Scalar::Int64,
                                    Scalar::UInt64,  Scalar::Int16,   Scalar::UInt16,
                                    Scalar::Int8,    Scalar::UInt8};
  static constexpr std::uint32_t kOdds[] = {30, 14, 30, 6, 8, 8, 5, 5, 4, 4, 5};
  return kAll[decisions_.choose(kOdds)];
}

Range Generator::input_range(Scalar s, bool param) {
  if (s == Scalar::Bool) return {0, 1};
  if (is_float(s)) {
    static constexpr Range kFloat[] = {{-1, 1}, {0, 1},   {-2, 2},   {0.1, 2},
                                       {-5, 5}, {0.5, 4}, {-10, 10}, {0.01, 1}};
    static constexpr std::uint32_t kOdds[] = {30, 20, 12, 16, 6, 8, 6, 8};
    if (param) {
      static constexpr Range kParam[] = {{0.1, 2}, {0.01, 1}, {0.5, 4}, {-2, 2}, {0, 1}, {-1, 1}};
      return kParam[decisions_.rng().below(6)];
    }
    return kFloat[decisions_.rng().weighted(kOdds)];
  }
  // Opening statements add up to three products, or terms in eight bits, and a number below 34.
  if (is_signed_int(s)) {
    static constexpr Range kSigned[] = {{0, 15}, {0, 100},    {-20, 20},
                                        {1, 12}, {-100, 100}, {0, 63}};
    const Range r = kSigned[decisions_.rng().below(6)];
    return s == Scalar::Int8 && r.hi > 20 ? Range{0, 31} : r;
  }
  static constexpr Range kUnsigned[] = {{0, 15}, {0, 100}, {1, 12}, {0, 63}, {0, 200}};
  const Range r = kUnsigned[decisions_.rng().below(5)];
  return {r.lo, std::min(r.hi, s == Scalar::UInt8 ? 50.0 : s == Scalar::UInt16 ? 100.0 : r.hi)};
}

void Generator::make_structs() {
  const WordLists& w = words();
  for (const std::vector<Type>& types : signature_.structs) {
    StructPlan plan;
    plan.name = fresh_module(w.struct_name);
    StructDecl decl;
    decl.name = plan.name;
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
    for (const Type& t : types) {
      FieldPlan f;
      f.type = t;
      f.unit = t.is_quaternion();
      f.name = unused(t.is_vector()                          ? w.field_vector
                      : t.is_matrix()                        ? w.field_matrix
                      : t.is_quaternion()                    ? w.field_quat
                      : t.scalar == main_ && is_float(main_) ? w.field_scalar
                                                             : w.field_int);
      f.range = f.unit ? Range{-1, 1} : input_range(t.scalar, false);
      if (t.is_composite() && !f.unit) f.range = symmetric(main_ == Scalar::Float16 ? 1 : 2);
      plan.fields.push_back(f);
      FieldDecl d;
      d.name = f.name;
      d.type = f.type;
      d.annotation = annotation(f.type);
      decl.fields.push_back(d);
    }
    structs_.push_back(plan);
    tree_->structs.push_back(decl);
    tree_->items.push_back(
        {ItemKind::Struct, static_cast<std::uint32_t>(tree_->structs.size() - 1)});
  }
}

Words Generator::input_words(const Type& type, InputKind kind) const {
  const WordLists& w = words();
  const bool flt = is_float(type.scalar);
  switch (kind) {
    case InputKind::ScalarArray:
      return w.scalar_array;
    case InputKind::VectorArray:
      return w.vector_array;
    case InputKind::MatrixArray:
      return w.matrix_array;
    case InputKind::QuatArray:
      return w.quat_array;
    case InputKind::TransformArray:
      return w.transform_array;
    case InputKind::StructArray:
      return w.struct_array;
    case InputKind::IntArray:
      return w.int_array;
    case InputKind::WideArray:
      return type.scalar == Scalar::Bool ? w.flag_array : flt ? w.scalar_array : w.int_array;
    case InputKind::ScalarParam:
    case InputKind::WideParam:
      return flt ? w.scalar_param : w.int_param;
    case InputKind::VectorParam:
      return w.vector_param;
    case InputKind::MatrixParam:
      return w.matrix_param;
    case InputKind::QuatParam:
      return w.quat_param;
    case InputKind::TransformParam:
      return w.transform_param;
    case InputKind::StructParam:
      return w.struct_param;
    case InputKind::IntParam:
      return w.int_param;
    case InputKind::BoolParam:
    case InputKind::kCount:
      return w.flag_param;
  }
  return w.flag_param;
}

Range Generator::range_of(const Type& type, InputKind kind, bool unit) {
  if (unit) return type.kind == TypeKind::Transform ? Range{-2, 2} : Range{-1, 1};
  if (type.kind == TypeKind::Struct) return {};
  const bool param = kind >= InputKind::ScalarParam;
  Range r = input_range(type.scalar, param);
  const bool parts = type.kind == TypeKind::Vector || type.kind == TypeKind::Matrix;
  if (parts && is_float(type.scalar)) {
    const double top = type.scalar == Scalar::Float16 ? 1 : 2;
    r = decisions_.rng().chance(2, 3) ? symmetric(top) : Range{0, 1};
  }
  if (main_ == Scalar::Float16 && is_float(type.scalar))
    r = {std::max(r.lo, -2.0), std::min(r.hi, 2.0)};
  return r;
}

// Which size each dimension has: the launch's, in order, and perhaps one of a fixed or given size.
void Generator::plan_dimensions(Variable& v) {
  const int ndim = v.type.ndim;
  const Type e = v.type.element();
  const bool simple = e.is_scalar() || e.is_vector();
  const bool extra =
      ndim > rank_ || (simple && decisions_.chance(policy_->rows, ndim == rank_ ? 240 : 40));
  int launch = extra ? ndim - 1 : ndim;
  std::vector<Bound> dims;
  for (int d = 0; d < rank_; ++d) {
    // Of those left, `launch` are to be taken.
    const int left = rank_ - d;
    if (launch > 0 &&
        decisions_.below(static_cast<std::size_t>(left)) < static_cast<std::size_t>(launch)) {
      dims.push_back({Bound::Kind::Launch, d});
      --launch;
    }
  }
  if (extra) {
    Bound last{Bound::Kind::Fixed, static_cast<std::int32_t>(decisions_.range(3, 8))};
    if (!size_params_.empty() && decisions_.chance(1, 2))
      last = {Bound::Kind::Param, static_cast<std::int32_t>(decisions_.below(size_params_.size()))};
    dims.push_back(last);
  }
  for (std::size_t d = 0; d < dims.size(); ++d) v.dims[d] = dims[d];
}

void Generator::plan_input(const Type& type) {
  const InputKind kind = input_kind(type, main_);
  const Type e = type.is_array() ? type.element() : type;
  ArgPlan arg;
  Variable v;
  v.type = type;
  v.unit = e.is_quaternion() || e.is_transform();
  v.kind = type.is_array() ? VarKind::Array : VarKind::Param;
  v.range = range_of(e, kind, v.unit);
  Words list = input_words(type, kind);
  if (type == Type::of(Scalar::Int32) && size_params_.empty()) {
    // The first whole number is a size that arrays and loops refer to.
    static constexpr std::string_view kCounts[] = {
        "count",  "num_steps",  "num_taps",   "num_neighbors", "num_samples", "num_terms",
        "window", "num_rounds", "num_layers", "taps",          "num_bins",    "channels"};
    list = kCounts;
    v.range = {1, static_cast<double>(4 + decisions_.rng().below(13))};
    size_params_.push_back(vars_.size());
  }
  if (e.is_struct()) arg.struct_index = static_cast<int>(e.index);
  arg.unit = v.unit;
  v.name = fresh(list);
  vars_.push_back(v);
  arg.variable = vars_.size() - 1;
  input_vars_.push_back(arg.variable);
  args_.push_back(arg);
}

void Generator::plan_launch() {
  rank_ = signature_.rank;
  const auto row = static_cast<std::size_t>(rank_ - 1);
  for (int d = 0; d < rank_; ++d) {
    info_->interface.launch.push_back(
        {std::string(kLaunchNames[d]), kSizes[row][decisions_.rng().below(4)], kLimits[row]});
    take(tree_->intern(kLaunchNames[d]));
  }
}

void Generator::plan_inputs() {
  for (const Type& t : signature_.inputs) plan_input(t);
  for (const std::size_t i : input_vars_) {
    if (vars_[i].type.is_array()) plan_dimensions(vars_[i]);
  }
}

// Arguments that equal launch dimensions, for the early return; anywhere among the others.
// One family of names for the sizes, matched with those of the thread's indices (prologue()).
Symbol Generator::size_name(int d) {
  static constexpr std::string_view kOne[] = {"n",         "count",       "size",
                                              "num_items", "total_count", "limit_n"};
  static constexpr std::string_view kFamilies[][4] = {
      {"dim_i", "dim_j", "dim_k", "dim_l"},
      {"num_rows", "num_cols", "num_layers", "num_slabs"},
      {"dim_x", "dim_y", "dim_z", "dim_w"}};
  if (rank_ == 1) return fresh(kOne);
  const Symbol s = tree_->intern(kFamilies[style_.indices][static_cast<std::size_t>(d)]);
  return taken(s) ? fresh(words().size) : take(s);
}

void Generator::plan_guards() {
  launch_param_.fill(-1);
  const std::size_t at = decisions_.rng().chance(1, 4) ? 0 : args_.size();
  for (int d = 0; d < signature_.guarded; ++d) {
    Variable v;
    v.name = size_name(d);
    v.type = Type::of(Scalar::Int32);
    v.range = {1, static_cast<double>(kLimits[static_cast<std::size_t>(rank_ - 1)])};
    v.kind = VarKind::Param;
    vars_.push_back(v);
    launch_param_[static_cast<std::size_t>(d)] = static_cast<int>(vars_.size() - 1);
    ArgPlan arg;
    arg.variable = vars_.size() - 1;
    arg.size_of = d;
    args_.insert(args_.begin() + static_cast<std::ptrdiff_t>(at) + d, arg);
  }
}

OutputForm Generator::output_form(const Type& type) {
  const Scalar s = type.scalar;
  const bool number = type.is_value() && !type.is_bool();
  Odds<OutputForm> odds = policy_->output_form;
  auto forbid = [&odds](OutputForm f) { odds.w[static_cast<std::size_t>(f)] = 0; };
  const bool wide = number && (is_float(s) || scalar_bits(s) >= 32);
  if (!number || !wide || type.is_transform() || type.is_quaternion()) {
    forbid(OutputForm::Atomic);
    forbid(OutputForm::Augment);
  }
  if (!type.is_scalar() || !wide || !number || is_float(s)) forbid(OutputForm::Exchange);
  if (!type.is_struct() && !(type.is_vector() && type.rows <= 4)) forbid(OutputForm::Components);
  if (type.is_struct()) {
    forbid(OutputForm::Branch);
    forbid(OutputForm::Guarded);
    forbid(OutputForm::Loop);
  }
  if (rank_ == 4 || type.is_matrix() || type.is_transform()) forbid(OutputForm::Loop);
  std::uint32_t total = 0;
  for (std::uint32_t w : odds.w) total += w;
  if (total == 0) odds.w[static_cast<std::size_t>(OutputForm::Store)] = 1;
  return static_cast<OutputForm>(decisions_.choose(odds.w));
}

void Generator::output_dimensions(OutputPlan& out) {
  auto fixed = [this](std::int64_t lo, std::int64_t hi) {
    return Bound{Bound::Kind::Fixed, static_cast<std::int32_t>(decisions_.range(lo, hi))};
  };
  if (out.form == OutputForm::Atomic) {
    out.counter = true;
    // Fewer places than threads: some launch dimensions, a fixed number of bins, or both.
    if (rank_ > 1 && decisions_.chance(1, 2)) {
      out.dims.push_back({Bound::Kind::Launch, static_cast<std::int32_t>(decisions_.below(
                                                   static_cast<std::size_t>(rank_)))});
      if (decisions_.chance(1, 4)) out.dims.push_back(fixed(2, 8));
    } else {
      out.dims.push_back(fixed(1, 16));
      if (decisions_.chance(1, 6)) out.dims.push_back(fixed(2, 6));
    }
    return;
  }
  for (int d = 0; d < rank_; ++d) out.dims.push_back({Bound::Kind::Launch, d});
  if (rank_ == 2 && decisions_.chance(1, 30)) std::swap(out.dims[0], out.dims[1]);
  if (out.form == OutputForm::Loop) {
    Bound last = fixed(2, 6);
    if (!size_params_.empty() && decisions_.chance(1, 2)) last = {Bound::Kind::Param, 0};
    out.dims.push_back(last);
  }
}

void Generator::plan_outputs() {
  for (const Type& t : signature_.outputs) {
    OutputPlan out;
    out.type = t;
    out.form = output_form(t);
    output_dimensions(out);
    const bool changed = out.form == OutputForm::Atomic || out.form == OutputForm::Augment ||
                         out.form == OutputForm::Exchange;
    if (changed) {
      out.role = ArgRole::InOut;
      out.range = is_float(t.scalar) ? Range{-1, 1} : Range{0, 10};
    }
    out.rank = static_cast<int>(out.dims.size());
    out.name = fresh(out.counter ? words().counter_output : words().output);
    outputs_.push_back(out);
  }
  // One output takes in what is left over, so it should be able to.
  leftovers_ = outputs_.size() - 1;
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    if (outputs_[i].type.is_scalar() && !outputs_[i].type.is_bool()) leftovers_ = i;
  }
}

}  // namespace weft::synth
