// Makes a kernel of a single idiom. Tests run it with Warp and check the idiom's stated range and
// that its gradients are finite.
#include "generator.h"
#include "number.h"

namespace weft::synth {

using R = IdiomSymbol::Role;

std::size_t Generator::probe_input(Symbol name, const Type& t, Range range, bool unit,
                                   VarKind kind) {
  Variable v;
  v.name = name;
  v.type = t;
  v.range = range;
  v.unit = unit;
  v.kind = kind;
  vars_.push_back(v);
  ArgPlan arg;
  arg.variable = vars_.size() - 1;
  arg.unit = unit;
  args_.push_back(arg);
  return vars_.size() - 1;
}

// An array for each hole that is reached; the variables, by symbol. `dynamic`: whether the length
// of rows and tables is an argument.
std::vector<std::size_t> Generator::probe_inputs(IdiomRun& run, bool dynamic) {
  std::vector<std::size_t> inputs(run.idiom->symbols.size());
  for (std::size_t i = 0; i < run.idiom->symbols.size(); ++i) {
    const IdiomSymbol& h = run.idiom->symbols[i];
    if (!h.hole() || h.role == R::Random || run.uses[i] == 0) continue;
    Type t = run.type_of(static_cast<std::int32_t>(i));
    if (t.is_array()) t = t.element();
    std::vector<Bound> dims;
    for (int d = 0; d < rank_ && h.role != R::Table; ++d) dims.push_back({Bound::Kind::Launch, d});
    if (h.role == R::Row || h.role == R::Table)
      dims.push_back(dynamic ? Bound{Bound::Kind::Param, 0} : Bound{Bound::Kind::Fixed, 5});
    inputs[i] = probe_input(fresh(h.names), Type::array_of(t, static_cast<int>(dims.size())),
                            h.range, h.unit, VarKind::Array);
    for (std::size_t d = 0; d < dims.size(); ++d) vars_[inputs[i]].dims[d] = dims[d];
    args_.back().sorted = h.role == R::Table;
    if (h.role == R::Row || h.role == R::Field || h.role == R::Table)
      run.array[i] = static_cast<std::int32_t>(inputs[i]);
  }
  return inputs;
}

void Generator::probe(const Idiom& idiom, std::uint64_t seed, Tree& tree, ProgramInfo& info) {
  begin_program(idiom.field, seed, Rng(seed, 1).below(std::uint64_t{1} << kSpaceBits), 0, 0, tree,
                info);
  // Every scalar type that it takes, each in its turn.
  std::vector<Scalar> scalars;
  for (std::size_t i = 0; i < kIdiomScalars.size(); ++i) {
    if (!idiom.expr_types[i].empty()) scalars.push_back(kIdiomScalars[i]);
  }
  main_ = scalars[seed % scalars.size()];
  rank_ = 1;
  for (const IdiomSymbol& h : idiom.symbols) rank_ = std::max<int>(rank_, h.rank);
  static constexpr std::string_view kNames[] = {"n", "m"};
  for (int d = 0; d < rank_; ++d) {
    info_->interface.launch.push_back({std::string(kNames[d]), rank_ == 1 ? 200u : 16u, 256});
    take(tree_->intern(kNames[d]));
  }
  launch_param_.fill(-1);
  // Sizes, for what reads beside its own place.
  for (int d = 0; d < rank_ && idiom.has_array; ++d) {
    const std::size_t size =
        probe_input(fresh(words().size), Type::of(Scalar::Int32), {1, 256}, false, VarKind::Param);
    launch_param_[static_cast<std::size_t>(d)] = static_cast<int>(size);
    args_.back().size_of = d;
  }
  IdiomRun run = begin_idiom(idiom, main_);
  const bool dynamic = decisions_.chance(1, 2);
  if (dynamic)
    size_params_.push_back(probe_input(take(tree_->intern("count")), Type::of(Scalar::Int32),
                                       {1, 16}, false, VarKind::Param));
  const std::vector<std::size_t> inputs = probe_inputs(run, dynamic);
  OutputPlan out;
  out.type = idiom.expr_types[run.scalar][idiom.stmts[idiom.body.back()].expr];
  out.rank = rank_;
  out.range = idiom.range;
  for (int d = 0; d < rank_; ++d) out.dims.push_back({Bound::Kind::Launch, d});
  out.name = take(tree_->intern("probed"));
  outputs_.push_back(out);

  in_kernel_ = true;
  info_->nesting = 1;
  prologue();
  for (std::size_t i = 0; i < idiom.symbols.size(); ++i) {
    const IdiomSymbol& h = idiom.symbols[i];
    const bool value = h.role == R::Value || h.role == R::Number;
    if (value && run.uses[i] > 0) run.bound[i] = hoist_as(variable_value(inputs[i]), h.names);
  }
  idiom_shifts(run);
  idiom_block(run, idiom.body);
  store(out, own_place(out), idiom_result(run, false));
  finish_kernel();
}

}  // namespace weft::synth

namespace weft {

std::size_t idiom_count(Category category) { return synth::idioms_of(category).size(); }

std::string_view idiom_name(Category category, std::size_t idiom) {
  return synth::idioms_of(category)[idiom].name();
}

void probe_idiom(Category category, std::size_t idiom, std::uint64_t seed, Tree& tree,
                 ProgramInfo& info) {
  synth::Generator().probe(synth::idioms_of(category)[idiom], seed, tree, info);
}

}  // namespace weft
