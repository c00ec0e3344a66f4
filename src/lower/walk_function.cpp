// Calls of the module's own functions and struct constructors.
#include <algorithm>

#include "walk.h"

namespace weft {

Result<Value> Walk::default_value(NodeId node) {
  if (tree_->node(node).kind == NodeKind::Object) return emit_object(node);
  if (tree_->node(node).kind != NodeKind::Constant)
    return here_.fail(DiagCode::UnsupportedYet, "a default that is no number");
  const std::uint32_t line = here_.line;
  here_.line = tree_->loc(node).line;  // a default leaves no comment where it is used
  Result<Value> v = emit_constant(node);
  here_.line = line;
  return v;
}

// The nodes of the arguments of a function that takes some by reference, in the order of its
// parameters without those for functions.
Status Walk::bind_nodes(const FunctionDecl& f, NodeId call, std::size_t positional,
                        UserCallee& out) {
  if (!call.valid() || tree_->node(call).split != positional + 1)
    return here_.fail(DiagCode::NotAddressable, "this expression");
  for (std::size_t p = 0; p < f.args.size(); ++p) {
    if (is_function_type(f.args[p].type)) continue;
    NodeId node;
    if (p < positional) {
      node = tree_->kid(call, static_cast<std::uint32_t>(p + 1));
    } else {
      for (const NodeId k : tree_->kids_after_split(call))
        if (tree_->node(k).name == f.args[p].name) node = tree_->kid(k, 0);
    }
    out.nodes.push_back(node);
    out.references.push_back(f.args[p].type.ref);
  }
  return {};
}

std::vector<Type> Walk::results_of(FunctionId id, const LoweredFunction& built) const {
  const FunctionDecl& f = tree_->functions[id.v];
  if (f.has_return_type) return f.return_types;
  std::vector<Type> results;
  for (const VarId r : built.returns) results.push_back(built.vars[r.v].type.deref());
  return results;
}

void Walk::note_callee(NodeId called, Callee callee) {
  tree_->note_callee(called, callee);
  if (is_instance_) rec_.fn().notes.push_back({called, {}, callee});
}

Result<Value> Walk::call_function(std::uint32_t group, std::span<const Value> args,
                                  std::span<const NamedArg> kwargs, NodeId call) {
  const UserArgs given{args, kwargs};
  WEFT_TRY(FunctionId chosen, resolver_.choose(group, given));
  std::vector<Value> bound;
  std::vector<NodeId> defaults;
  bool callables = false;
  for (std::size_t p = 0; p < tree_->functions[chosen.v].args.size(); ++p) {
    const ArgDecl a = tree_->functions[chosen.v].args[p];
    Value v = given.at(*tree_, tree_->functions[chosen.v], p);
    if (is_function_type(a.type)) {
      callables = true;
      if (v.kind == Value::None) {
        const Node& given_there = tree_->node(a.default_value);
        if (given_there.kind == NodeKind::Object) {
          v = names_.object(tree_->objects[given_there.bits]);
        } else if (given_there.kind == NodeKind::Name) {
          v = names_.global(given_there.name);
        } else {
          return here_.fail(DiagCode::UnsupportedYet, "a default that is no function's name");
        }
      }
      if (v.kind != Value::Functions && v.kind != Value::Builtin)
        return here_.fail(DiagCode::NotAValue, "something that is no function");
    }
    bound.push_back(v);
    defaults.push_back(a.default_value);
  }
  if (callables) {
    WEFT_TRY(chosen, resolver_.specialize(chosen, bound));
  }
  if (call.valid()) note_callee(tree_->kid(call, 0), {Callee::Function, chosen.v});
  if (builder_.forced(here_.function)) builder_.force_adjoint(chosen);
  if (const CapturedFunction* c = tree_->captured_of(chosen);
      out_->deterministic && c != nullptr && (c->is_native || c->grad.valid() || c->replay.valid()))
    return here_.fail(DiagCode::UnsupportedYet, "such a function in deterministic mode");
  WEFT_TRY(const LoweredFunction* built, builder_.build(chosen, here_.loc()));
  UserCallee callee;
  callee.no_reverse = built->uses_grad;
  if (const CapturedFunction* c = tree_->captured_of(chosen)) {
    callee.custom_grad = c->grad.valid();
    callee.custom_replay = c->replay.valid();
    callee.replay_snippet = c->has_replay_snippet;
  }
  const FunctionDecl& f = tree_->functions[chosen.v];
  const std::vector<Type> results = results_of(chosen, *built);
  std::vector<bool> is_function;
  for (const ArgDecl& a : f.args) is_function.push_back(is_function_type(a.type));
  const bool by_reference =
      std::any_of(f.args.begin(), f.args.end(), [](const ArgDecl& a) { return a.type.ref; });
  if (by_reference) {
    const CapturedFunction* c = tree_->captured_of(chosen);
    const bool own_adjoint = callee.custom_grad || (c != nullptr && c->has_adj_snippet);
    if (!own_adjoint) rec_.fn().ref_calls.push_back(chosen);
    WEFT_RETURN_IF_ERROR(bind_nodes(f, call, args.size(), callee));
  }
  Vars outputs;
  for (const Type& t : results) outputs.push_back(rec_.add_var(t));
  Vars values;
  for (std::size_t p = 0; p < bound.size(); ++p) {
    if (is_function[p]) continue;  // not an argument in C++
    if (bound[p].kind == Value::None) {
      WEFT_TRY(bound[p], default_value(defaults[p]));
    }
    if (bound[p].kind == Value::Constant)
      bound[p] = Value::of(rec_.add_object(names_.constants[bound[p].index]));
    WEFT_TRY(const VarId v, as_var(bound[p]));
    values.push_back(v);
  }
  WEFT_RETURN_IF_ERROR(finish_call({.function = chosen}, {values}, outputs, false, callee));
  if (outputs.empty()) return Value{};
  if (outputs.size() == 1) return Value::of(outputs[0]);
  lists_.emplace_back(outputs.begin(), outputs.end());
  return Value{Value::List, static_cast<std::uint32_t>(lists_.size() - 1)};
}

Result<Value> Walk::call_struct(std::uint32_t index, std::span<const Value> args,
                                std::span<const NamedArg> kwargs) {
  const StructDecl& s = tree_->structs[index];
  Vars bound;
  if (!args.empty() || !kwargs.empty()) {
    if (args.size() + kwargs.size() != s.fields.size()) {
      return here_.fail(DiagCode::StructArguments, tree_->text(s.name), s.fields.size(),
                        args.size() + kwargs.size());
    }
    for (std::size_t p = 0; p < s.fields.size(); ++p) {
      const int i = argument_of(p, tree_->text(s.fields[p].name), args.size(), kwargs);
      if (i < 0)
        return here_.fail(DiagCode::StructArguments, tree_->text(s.name), s.fields.size(),
                          args.size() + kwargs.size());
      const auto n = static_cast<std::size_t>(i);
      const CallArg a = n < args.size() ? resolver_.call_arg(args[n]) : kwargs[n - args.size()].arg;
      if (a.kind != CallArg::Kind::Value || !types_match(s.fields[p].type, a.type)) {
        return here_.fail(DiagCode::StructField, tree_->text(s.fields[p].name),
                          here_.repr(s.fields[p].type), here_.repr(a.type.deref()));
      }
      if ((a.handle & kObject) != 0)
        return here_.fail(DiagCode::UnsupportedYet, "a type's attribute in a struct's constructor");
      bound.push_back(VarId{a.handle});
    }
  }
  const VarId out = rec_.add_var(Type::structure(index));
  const VarId outputs[] = {out};
  WEFT_RETURN_IF_ERROR(finish_call({.structure = index}, {bound}, outputs, false, {}));
  return Value::of(out);
}

}  // namespace weft
