// A function as a whole: its arguments, its statements, its results.
#include "walk.h"

namespace weft {

Walk::Walk(ModuleNames& names, const LowerOptions& options, FunctionBuilder& builder)
    : names_(names), options_(options), builder_(builder) {}

Status Walk::function(FunctionId id, LoweredFunction& fn) {
  here_.function = id;
  struct InScope {
    ModuleNames& names;
    std::uint32_t before;
    ~InScope() { names.leave(before); }
  };
  const InScope scope{names_, names_.enter(here_.decl())};
  if (const CapturedFunction* c = tree_->captured_of(id); c != nullptr && !c->unsupported.empty()) {
    here_.line = here_.decl().first_line;
    return here_.fail(DiagCode::UnsupportedYet, c->unsupported);
  }
  begin_function(id, fn);
  WEFT_RETURN_IF_ERROR(bind_arguments());
  if (here_.decl().is_kernel) WEFT_RETURN_IF_ERROR(check_kernel_returns_nothing());
  WEFT_RETURN_IF_ERROR(deterministic_.begin());
  WEFT_RETURN_IF_ERROR(function_body());
  WEFT_RETURN_IF_ERROR(check_results());
  WEFT_RETURN_IF_ERROR(deterministic_.end());
  rec_.end();
  WEFT_RETURN_IF_ERROR(rec_.check_tuples());
  hir_.end();
  for (VarId a : fn.args) {
    const Type& t = rec_.type(a);
    if (t.kind == TypeKind::Struct && (!t.is_array() || t.array == ArrayClass::Array))
      builder_.use_struct(t.index);
  }
  return {};
}

void Walk::begin_function(FunctionId id, LoweredFunction& fn) {
  here_.enter(id);
  rec_.begin(fn);
  resolver_.begin();
  hir_.begin(*tree_);
  const CapturedFunction* own = tree_->captured_of(id);
  is_instance_ = own != nullptr && own->instance_of.valid();
  lists_.clear();
  loops_.clear();
  loop_scopes_.clear();
  iterators_.clear();
  next_static_ = 0;
  nesting_ = 0;
  gradients_.clear();
}

Status Walk::bind_arguments() {
  for (std::size_t i = 0; i < here_.decl().args.size(); ++i) {
    const ArgDecl a = here_.decl().args[i];
    if (a.type.plain(TypeKind::Function)) {
      const Value* target = names_.target_of(here_.function, a.name);
      if (target == nullptr)
        return here_.fail(DiagCode::UnsupportedYet, "a function as an argument");
      resolver_.bind(a.name, *target);
      continue;
    }
    resolver_.bind(a.name, Value::of(rec_.add_argument(a, static_cast<std::uint32_t>(i))));
  }
  return {};
}

Status Walk::function_body() {
  const NodeId def = here_.decl().def;
  rec_.set_line(def);
  const std::uint32_t end = tree_->node(def).split;
  for (std::uint32_t i = 1; i < end; ++i) {
    const NodeId s = tree_->kid(def, i);
    // Stand-alone constants such as docstrings leave nothing, not even a comment.
    if (tree_->node(s).kind == NodeKind::ExprStmt &&
        tree_->node(tree_->kid(s, 0)).kind == NodeKind::Constant) {
      continue;
    }
    WEFT_RETURN_IF_ERROR(statement(s));
  }
  return {};
}

// What the function returns, as its annotation or its statements have it.
Status Walk::check_results() {
  const bool returned = rec_.fn().has_return;
  if (const CapturedFunction* c = tree_->captured_of(here_.function);
      c != nullptr && c->is_native && c->annotation_decides && here_.decl().has_return_type) {
    rec_.fn().has_return = true;
    rec_.fn().returns.clear();
    if (here_.decl().return_types.size() > 1)
      return here_.fail(DiagCode::NativeReturn, tree_->text(here_.decl().name), "several values");
    for (const Type& t : here_.decl().return_types) {
      if (t.is_struct())
        return here_.fail(DiagCode::NativeReturn, tree_->text(here_.decl().name), here_.repr(t));
      LoweredVar v;
      v.type = t;
      rec_.fn().returns.push_back(rec_.add_undeclared(v));
    }
  } else {
    WEFT_RETURN_IF_ERROR(check_return_annotation());
  }
  const NodeId last = tree_->kid(here_.decl().def, tree_->node(here_.decl().def).split - 1);
  if (returned && rec_.fn().returns.size() == 1 && tree_->node(last).kind != NodeKind::Return) {
    rec_.forward_only(rec_.record(StmtOp::ReturnNothing, {}));
    hir_.add_inst(hir::Op::ReturnZero, {});
  }
  return {};
}

// Also where the statement is never reached, and by annotation.
static bool may_hold_return(NodeKind kind) {
  return kind == NodeKind::Return || kind == NodeKind::If || kind == NodeKind::For ||
         kind == NodeKind::While || kind == NodeKind::FunctionDef || kind == NodeKind::Unsupported;
}

Status Walk::check_kernel_returns_nothing() {
  std::vector<NodeId> open{here_.decl().def};
  while (!open.empty()) {
    const NodeId id = open.back();
    open.pop_back();
    const Node& n = tree_->node(id);
    if (n.kind == NodeKind::Return && n.kids_count > 0) {
      here_.line = tree_->loc(id).line;
      here_.node = id;
      return here_.fail(DiagCode::KernelReturnsValue, tree_->text(here_.decl().name));
    }
    // Expressions, which are most nodes, hold no statements.
    for (std::uint32_t i = 0; i < n.kids_count; ++i) {
      const NodeId kid = tree_->kid(id, i);
      if (kid.valid() && may_hold_return(tree_->node(kid).kind)) open.push_back(kid);
    }
  }
  if (!here_.decl().has_return_type) return {};
  here_.line = tree_->loc(here_.decl().def).line;
  return here_.fail(DiagCode::KernelReturnsValue, tree_->text(here_.decl().name));
}

Status Walk::check_return_annotation() const {
  if (!rec_.fn().has_return || !here_.decl().has_return_type || here_.decl().is_kernel) return {};
  const std::vector<Type>& want = here_.decl().return_types;
  bool same = want.size() == rec_.fn().returns.size();
  for (std::size_t i = 0; same && i < want.size(); ++i)
    same = types_equal(want[i], rec_.type(rec_.fn().returns[i]).deref());
  if (same) return {};
  std::string found, annotated;
  for (VarId v : rec_.fn().returns)
    found += (found.empty() ? "" : ", ") + here_.repr(rec_.type(v).deref());
  for (const Type& t : want) annotated += (annotated.empty() ? "" : ", ") + here_.repr(t);
  return here_.fail(DiagCode::ReturnAnnotation, tree_->text(here_.decl().name), found, annotated);
}

Diag Walk::over_limit(const Level& level) const {
  if (level.too_deep()) return here_.fail(DiagCode::CallsTooDeep, kMaxLevels);
  return here_.fail(DiagCode::TooMuchCode, kMaxVisits);
}

// Where a variable's storage is, by Warp's rule: references and arrays keep the place they came
// from; a named value is a copy in its own storage; a temporary passes on what it was taken from.
std::uint32_t Walk::place_of(VarId v) {
  const Type& t = rec_.type(v);
  const std::uint32_t place = rec_.facts(v).place;
  if (t.ref) return place;
  if (t.is_array() && place != kNone) return place;
  if (resolver_.is_named(v)) return rec_.add_place(v);
  return place;
}

}  // namespace weft
