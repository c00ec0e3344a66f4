// Functions (@wp.func): each is made when a value is needed, and called again where it fits a later
// value.
#include <algorithm>
#include <utility>

#include "generator.h"

namespace weft::synth {

std::optional<Value> Generator::call_function(const Type& t, int depth, int budget) {
  if (t.is_bool() || t.is_struct()) return std::nullopt;
  // One that is there already.
  if (!functions_.empty() && decisions_.chance(1, 2)) {
    for (std::size_t k = functions_.size(); k-- > 0;) {
      if (functions_[k].results.size() != 1 || functions_[k].results[0] != t) continue;
      // Every argument must be one that can be brought into the range the body was made for.
      bool fits_any = true;
      for (const Variable& p : functions_[k].params)
        fits_any = fits_any &&
                   (p.type.is_scalar() || p.type.is_vector() || (p.unit && p.type.is_quaternion()));
      if (!fits_any) continue;
      std::vector<Value> args;
      for (std::size_t i = 0; i < functions_[k].params.size(); ++i) {
        const Variable p = functions_[k].params[i];
        Value v = operand(p.type, depth - 1,
                          split(budget, static_cast<int>(functions_[k].params.size() - i)));
        if (v.width > 36) v = hoist(v);
        if (p.unit) v = require(v, Domain::UnitQuaternion);
        if (!v.range.inside(p.range.lo, p.range.hi)) {
          if (p.type.is_scalar()) {
            v = clamp_to(v, p.range.lo, p.range.hi);
          } else if (p.range.lo <= -1 && p.range.hi >= 1 &&
                     (p.type.is_vector() || p.type.is_quaternion()) && is_float(p.type.scalar)) {
            v = unit_of(v);
          } else {
            const Value low = splat(p.type, p.range.lo);
            const Value high = splat(p.type, p.range.hi);
            v = call(BuiltinId::Max, {v, low}, p.type, {});
            v = call(BuiltinId::Min, {v, high}, p.type, p.range);
          }
        }
        args.push_back(v);
      }
      return finish_call(k, args, t);
    }
  }
  if (functions_.size() >= 4 || function_depth_ > 1) return std::nullopt;
  std::vector<Value> args;
  const std::size_t n = 1 + decisions_.below(3);
  int share = budget / 2;
  for (std::size_t i = 0; i < n; ++i) {
    Type p = t;
    if (i > 0 && decisions_.chance(1, 2)) p = main_type();
    if (i > 0 && decisions_.chance(1, 5)) p = Type::of(Scalar::Int32);
    if (i == 0 && decisions_.chance(1, 3)) p = main_type();
    Value v = operand(p, i == 0 ? depth : 0, split(share, static_cast<int>(n - i)));
    const auto given = [&args, &v] {
      return std::any_of(args.begin(), args.end(),
                         [&v](const Value& a) { return a.hash == v.hash; });
    };
    // The same thing twice is one argument.
    for (int tries = 0; tries < 3 && given(); ++tries) v = leaf(p);
    if (i > 0 && given()) break;
    if (v.width > 36) v = hoist(v);
    args.push_back(v);
  }
  std::vector<Type> results{t};
  if (decisions_.chance(1, 4)) results.push_back(decisions_.chance(1, 2) ? main_type() : t);
  const std::size_t f = make_function(results, args, std::max(1, budget - budget / 2));
  return finish_call(f, args, t);
}

// The body is a program of its own: nothing of the caller is in scope.
Generator::Frame Generator::open_function() {
  Frame f;
  f.scope = std::exchange(scope_base_, vars_.size());
  f.names = std::exchange(names_base_, names_.size());
  f.kernel = std::exchange(in_kernel_, false);
  f.first_variable = vars_.size();
  f.first_statement = statements_.size();
  f.first_name = names_.size();
  f.depth = std::exchange(depth_, 0);
  f.loops = std::exchange(loops_open_, 0);
  f.expression = std::exchange(expression_depth_, 0);
  f.nest = std::exchange(nest_, {});
  ++function_depth_;
  return f;
}

// Statements since open_function() become the function's body.
std::size_t Generator::close_function(const Frame& frame, FunctionPlan plan) {
  const std::vector<NodeId> body(
      statements_.begin() + static_cast<std::ptrdiff_t>(frame.first_statement), statements_.end());
  std::vector<ArgDecl> decls;
  for (const Variable& p : plan.params) {
    ArgDecl d;
    d.name = p.name;
    d.type = p.type;
    d.annotation = annotation(p.type);
    decls.push_back(d);
  }
  function_def(plan.name, false, decls, body);
  functions_.push_back(std::move(plan));

  vars_.resize(frame.first_variable);
  statements_.resize(frame.first_statement);
  names_.resize(frame.first_name);
  scope_base_ = frame.scope;
  names_base_ = frame.names;
  in_kernel_ = frame.kernel;
  depth_ = frame.depth;
  loops_open_ = frame.loops;
  nest_ = frame.nest;
  expression_depth_ = frame.expression;
  --function_depth_;
  return functions_.size() - 1;
}

// What a function does, from what it returns.
Words Generator::function_verbs(std::size_t first_statement) const {
  const NodeId last = statements_.back();
  NodeId value = tree_->kids(last).empty() ? NodeId{} : tree_->kid(last, 0);
  if (!value.valid() || tree_->node(value).kind == NodeKind::Tuple) return verbs_of({});
  if (tree_->node(value).kind == NodeKind::Name) {
    const Symbol name = tree_->node(value).name;
    for (std::size_t i = statements_.size(); i-- > first_statement;) {
      const NodeId s = statements_[i];
      if (tree_->node(s).kind != NodeKind::Assign) continue;
      const Node& target = tree_->node(tree_->kid(s, 0));
      if (target.kind != NodeKind::Name || target.name != name) continue;
      value = tree_->kid(s, 1);
      break;
    }
  }
  return verbs_of(value);
}

std::size_t Generator::make_function(std::span<const Type> results, std::span<Value> args,
                                     int budget) {
  const Frame frame = open_function();
  FunctionPlan plan;
  const WordLists& w = words();
  for (const Value& a : args) {
    Variable p;
    p.type = a.type;
    p.kind = VarKind::Param;
    p.unit = a.unit;
    // A little wider than the first call needs, so that others fit.
    const Scalar s = a.type.scalar;
    p.range = a.unit ? Range{-1, 1} : a.range;
    if (is_float(s) && !a.unit) {
      const double top = a.range.hi <= 1     ? 1
                         : a.range.hi <= 10  ? 10
                         : a.range.hi <= 100 ? 100
                                             : a.range.hi;
      const double low = a.range.lo >= 0      ? a.range.lo
                         : a.range.lo >= -1   ? -1
                         : a.range.lo >= -10  ? -10
                         : a.range.lo >= -100 ? -100
                                              : a.range.lo;
      if (s != Scalar::Float16) p.range = {low, top};
    }
    p.name = a.type.is_vector()       ? fresh(w.vector_param)
             : a.type.is_matrix()     ? fresh(w.matrix_param)
             : a.type.is_quaternion() ? fresh(w.quat_param)
             : a.type.is_transform()  ? fresh(w.transform_param)
             : is_float(s)            ? fresh(w.scalar_param)
                                      : fresh(w.int_param);
    vars_.push_back(p);
    plan.params.push_back(p);
  }
  const std::size_t end_params = vars_.size();

  plan.ranges.assign(results.size(), Range{});
  auto results_of = [&](int b, bool early) {
    std::vector<NodeId> values;
    for (std::size_t i = 0; i < results.size(); ++i) {
      Value v = early ? operand(results[i], decisions_.chance(1, 2) ? 0 : 1, 0)
                      : operand_of_share(results[i], 0, b, static_cast<int>(results.size() - i));
      if (!early && i + 1 == results.size()) {
        recount(frame.first_statement, v, values);
        for (std::size_t p = scope_base_; p < end_params; ++p) {
          if (vars_[p].uses > 0) continue;
          if (v.width > 60) v = hoist(v);
          v = combine(v, p);
        }
      }
      v = tame(v, limit_of(results[i].scalar));
      if (v.width > 80) v = hoist(v);
      plan.ranges[i] = values.size() == i && plan.ranges[i].single() && plan.ranges[i].lo == 0
                           ? v.range
                           : hull(plan.ranges[i], v.range);
      values.push_back(v.node);
    }
    NodeId value = values[0];
    if (values.size() > 1) value = tree_->add(NodeKind::Tuple, values);
    emit(node(NodeKind::Return, {value}));
  };
  if (decisions_.chance(1, 4)) {
    const Value test = condition(0, 0);
    const Block b = begin_block();
    results_of(0, true);
    const std::vector<NodeId> early = end_block(b);
    emit(if_node(test, early, {}));
  }
  results_of(budget, false);
  plan.name = fresh_compound(function_verbs(frame.first_statement), words().noun);

  plan.results.assign(results.begin(), results.end());
  return close_function(frame, std::move(plan));
}

Value Generator::finish_call(std::size_t function, std::vector<Value>& args, const Type& t) {
  const FunctionPlan f = functions_[function];
  std::uint32_t width = 0;
  for (const Value& a : args) width += a.width + 2u;
  for (Value& a : args) {
    if (width <= 64 || a.width < 12) continue;
    width -= a.width;
    a = hoist(a);
    width += a.width;
  }
  std::array<NodeId, 8> nodes;
  Value v;
  v.hash = f.name.v * 131;
  v.type = f.results[0];
  v.range = f.ranges[0];
  v.width = static_cast<std::uint16_t>(width + tree_->text(f.name).size() + 2);
  for (std::size_t i = 0; i < args.size(); ++i) {
    nodes[i] = args[i].node;
    v.hash = v.hash * 31 + args[i].hash;
  }
  v.node = call_node(name_node(f.name), std::span<const NodeId>(nodes.data(), args.size()));
  if (f.results.size() == 1) {
    tree_->type(v.node) = t;
    return v;
  }
  std::array<NodeId, 3> targets;
  std::array<Symbol, 3> result_names;
  for (std::size_t i = 0; i < f.results.size(); ++i) {
    result_names[i] = local_name(f.results[i]);
    targets[i] = name_node(result_names[i], f.results[i]);
  }
  assign(tree_->add(NodeKind::Tuple, std::span<const NodeId>(targets.data(), f.results.size())),
         v.node);
  std::array<std::size_t, 3> made;
  for (std::size_t i = 0; i < f.results.size(); ++i)
    made[i] = add_local(result_names[i], f.results[i], f.ranges[i]);
  Value out = adapt(use(made[0]), t);
  for (std::size_t i = 1; i < f.results.size(); ++i) out = combine_values(out, use(made[i]));
  return out;
}

}  // namespace weft::synth
