// Variables, records, blocks and source comments of the lowering walk.
#include "walk.h"

namespace weft {

Walk::Walk(ModuleNames& names, const LowerOptions& options, FunctionBuilder& builder)
    : names_(names), options_(options), builder_(builder) {
  blocks_.resize(8);
}

Status Walk::function(FunctionId id, LoweredFunction& fn) {
  decl_id_ = id;
  struct InScope {
    ModuleNames& names;
    std::uint32_t before;
    ~InScope() { names.leave(before); }
  };
  const InScope scope{names_, names_.enter(decl())};
  if (const CapturedFunction* c = tree_->captured_of(id); c != nullptr && !c->unsupported.empty()) {
    line_ = decl().first_line;
    return fail(DiagCode::UnsupportedYet, c->unsupported);
  }
  begin_function(id, fn);
  WEFT_RETURN_IF_ERROR(bind_arguments());
  if (decl().is_kernel) WEFT_RETURN_IF_ERROR(check_kernel_returns_nothing());
  WEFT_RETURN_IF_ERROR(begin_deterministic());
  WEFT_RETURN_IF_ERROR(function_body());
  WEFT_RETURN_IF_ERROR(check_results());
  WEFT_RETURN_IF_ERROR(end_deterministic());
  fn.forward.swap(blocks_[0].forward);
  fn.replay.swap(blocks_[0].replay);
  fn.reverse.swap(blocks_[0].reverse);
  WEFT_RETURN_IF_ERROR(check_tuples());
  end_resolved();
  for (VarId a : fn.args) {
    const Type& t = type(a);
    if (t.kind == TypeKind::Struct && (!t.is_array() || t.array == ArrayClass::Array))
      builder_.use_struct(t.index);
  }
  return {};
}

void Walk::begin_function(FunctionId id, LoweredFunction& fn) {
  fn_ = &fn;
  fn.clear();
  fn.decl = id;
  const CapturedFunction* own = tree_->captured_of(id);
  is_instance_ = own != nullptr && own->instance_of.valid();
  facts_.clear();
  slots_.clear();
  lists_.clear();
  scope_.clear();
  for (const Symbol s : bound_) scope_at_[s.v] = kNone;
  bound_.clear();
  loops_.clear();
  loop_scopes_.clear();
  iterators_.clear();
  depth_ = 0;
  for (auto* v : {&blocks_[0].forward, &blocks_[0].replay, &blocks_[0].reverse}) v->clear();
  blocks_[0].vars.clear();
  label_count_ = 0;
  indent_ = 0;
  line_ = 0;
  at_ = {};
  next_static_ = 0;
  nesting_ = 0;
  tuple_args_.clear();
  tuples_made_.clear();
  gradients_.clear();
  shape_args_.clear();
  begin_resolved();
}

Status Walk::bind_arguments() {
  for (std::size_t i = 0; i < decl().args.size(); ++i) {
    const ArgDecl a = decl().args[i];
    LoweredVar v;
    v.type = a.type;
    v.kind = LoweredVar::Argument;
    v.label = static_cast<std::uint32_t>(i);
    v.name = a.name;
    if (a.type.plain(TypeKind::Function)) {
      const Value* target = names_.target_of(decl_id_, a.name);
      if (target == nullptr) return fail(DiagCode::UnsupportedYet, "a function as an argument");
      bind(a.name, *target);
      continue;
    }
    const VarId var{static_cast<std::uint32_t>(fn_->vars.size())};
    fn_->vars.push_back(v);
    fn_->args.push_back(var);
    facts_.push_back({});
    facts_.back().form = a.form;
    if (a.type.ref) {
      facts_.back().place = add_place(var);
      fn_->places.back().by_reference = true;
    } else if (a.type.is_array()) {
      facts_.back().place = add_place(var);
    }
    bind(a.name, Value::of(var));
  }
  return {};
}

Status Walk::function_body() {
  const NodeId def = decl().def;
  set_line(def);
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
  const bool returned = fn_->has_return;
  if (const CapturedFunction* c = tree_->captured_of(decl_id_);
      c != nullptr && c->is_native && c->annotation_decides && decl().has_return_type) {
    fn_->has_return = true;
    fn_->returns.clear();
    if (decl().return_types.size() > 1)
      return fail(DiagCode::NativeReturn, name(decl().name), "several values");
    for (const Type& t : decl().return_types) {
      if (t.is_struct()) return fail(DiagCode::NativeReturn, name(decl().name), repr(t));
      LoweredVar v;
      v.type = t;
      fn_->vars.push_back(v);
      facts_.push_back({});
      fn_->returns.push_back(VarId{static_cast<std::uint32_t>(fn_->vars.size() - 1)});
    }
  } else {
    WEFT_RETURN_IF_ERROR(check_return_annotation());
  }
  const NodeId last = tree_->kid(decl().def, tree_->node(decl().def).split - 1);
  if (returned && fn_->returns.size() == 1 && tree_->node(last).kind != NodeKind::Return) {
    forward_only(record(StmtOp::ReturnNothing, {}));
    add_inst(hir::Op::ReturnZero, {});
  }
  return {};
}

// Warp has no name in C++ for a tuple that holds such.
Status Walk::check_tuples() {
  for (const auto& [tuple, line, node] : tuples_made_) {
    for (const Type& t : out_->tuples[tuple]) {
      if (t.array == ArrayClass::None && !t.plain(TypeKind::Tuple)) continue;
      line_ = line;
      at_ = node;
      return fail(DiagCode::NoTupleOf, repr(t));
    }
  }
  return {};
}

// Also where the statement is never reached, and by annotation.
Status Walk::check_kernel_returns_nothing() {
  std::vector<NodeId> open{decl().def};
  while (!open.empty()) {
    const NodeId id = open.back();
    open.pop_back();
    const Node& n = tree_->node(id);
    if (n.kind == NodeKind::Return && n.kids_count > 0) {
      line_ = tree_->loc(id).line;
      at_ = id;
      return fail(DiagCode::KernelReturnsValue, name(decl().name));
    }
    for (std::uint32_t i = 0; i < n.kids_count; ++i)
      if (const NodeId kid = tree_->kid(id, i); kid.valid()) open.push_back(kid);
  }
  if (!decl().has_return_type) return {};
  line_ = tree_->loc(decl().def).line;
  return fail(DiagCode::KernelReturnsValue, name(decl().name));
}

Status Walk::check_return_annotation() const {
  if (!fn_->has_return || !decl().has_return_type || decl().is_kernel) return {};
  const std::vector<Type>& want = decl().return_types;
  bool same = want.size() == fn_->returns.size();
  for (std::size_t i = 0; same && i < want.size(); ++i)
    same = types_equal(want[i], type(fn_->returns[i]).deref());
  if (same) return {};
  std::string found, annotated;
  for (VarId v : fn_->returns) found += (found.empty() ? "" : ", ") + repr(type(v).deref());
  for (const Type& t : want) annotated += (annotated.empty() ? "" : ", ") + repr(t);
  return fail(DiagCode::ReturnAnnotation, name(decl().name), found, annotated);
}

VarId Walk::add_var(const Type& t) {
  LoweredVar v;
  v.type = t;
  if (t.is_scalar() && !t.ref)
    v.type.python = false;  // of a tuple's element: a variable has Warp's type
  v.label = static_cast<std::uint32_t>(fn_->locals.size());
  const VarId id{static_cast<std::uint32_t>(fn_->vars.size())};
  fn_->vars.push_back(v);
  fn_->locals.push_back(id);
  if (out_->lineinfo) fn_->local_lines.push_back(line_);
  if (t.plain(TypeKind::Tuple)) tuples_made_.push_back({t.index, line_, at_});
  facts_.push_back({});
  block().vars.push_back(id);
  return id;
}

VarId Walk::add_constant(const Type& t, const VarConst& value) {
  const VarId v = add_var(t);
  var(v).constant = value;
  return v;
}

VarId Walk::add_int(std::int64_t n) {
  VarConst c;
  c.kind = VarConst::Int;
  c.i = n;
  return add_constant(Type::of(Scalar::Int32), c);
}

VarId Walk::add_object(const ConstantObject& c) {
  VarConst value = c.value;
  if (c.composite != nullptr) {
    value.value = static_cast<std::uint32_t>(fn_->values.size());
    fn_->values.push_back(*c.composite);
  } else if (value.kind == VarConst::Str || value.kind == VarConst::BigInt) {
    value.value = text(c.text).value();
  }
  return add_constant(c.type, value);
}

bool Walk::constant_truth(VarId v) const {
  const VarConst& c = fn_->vars[v.v].constant;
  return c.kind == VarConst::Float
             ? c.f != 0
             : c.kind == VarConst::Str || c.kind == VarConst::BigInt || c.i != 0;
}

Operand Walk::text(std::string_view s) {
  fn_->texts.emplace_back(static_cast<std::uint32_t>(fn_->text_pool.size()),
                          static_cast<std::uint32_t>(s.size()));
  fn_->text_pool += s;
  return {Operand::Text, static_cast<std::uint32_t>(fn_->texts.size() - 1)};
}

Operand Walk::number(std::int64_t n) {
  fn_->numbers.push_back(n);
  return {Operand::Number, static_cast<std::uint32_t>(fn_->numbers.size() - 1)};
}

StmtId Walk::record(StmtOp o, std::span<const Operand> operands, std::uint8_t flags) {
  Stmt s;
  s.op = o;
  s.indent = static_cast<std::uint8_t>(indent_);
  s.flags = flags;
  s.begin = static_cast<std::uint32_t>(fn_->operands.size());
  s.count = static_cast<std::uint32_t>(operands.size());
  fn_->operands.insert(fn_->operands.end(), operands.begin(), operands.end());
  fn_->stmts.push_back(s);
  return static_cast<StmtId>(fn_->stmts.size() - 1);
}

void Walk::line_directive(StmtId s, std::initializer_list<std::vector<StmtId>*> to) {
  const StmtOp o = fn_->stmts[s].op;
  if (o == StmtOp::Comment || o == StmtOp::CommentAdj || line_ == 0) return;
  // Functions whose source Warp parsed anew have lost their place in the file.
  if (const CapturedFunction* c = tree_->captured_of(decl_id_))
    if (static_cast<std::int64_t>(decl().first_line) + c->line_shift == 0) return;
  const StmtId directive = record(StmtOp::LineDirective, {number(line_)});
  for (std::vector<StmtId>* list : to) list->push_back(directive);
}

StmtId Walk::commented(StmtId s) {
  Stmt copy = fn_->stmts[s];
  copy.flags |= Stmt::kComment;
  fn_->stmts.push_back(copy);
  return static_cast<StmtId>(fn_->stmts.size() - 1);
}

void Walk::begin_block(bool is_while) {
  ++depth_;
  if (static_cast<std::size_t>(depth_) >= blocks_.size()) blocks_.resize(blocks_.size() * 2);
  Block& b = block();
  b.forward.clear();
  b.replay.clear();
  b.reverse.clear();
  b.vars.clear();
  b.label = label_count_++;
  b.is_while = is_while;
}

void Walk::set_line(NodeId node) {
  const std::uint32_t line = tree_->loc(node).line;
  // Nodes made by lowering itself have no line and leave no comment.
  if (line == line_ || line == 0) return;
  line_ = line;
  const Operand n = number(line);
  forward(record(StmtOp::Comment, {n}));
  reverse(record(StmtOp::CommentAdj, {n}));
}

Value* Walk::lookup(Symbol s) { return const_cast<Value*>(find(scope_, s)); }

void Walk::append(Scope& scope, Symbol s, Value v) {
  if (scope_at_.size() <= s.v) scope_at_.resize(s.v + 1, kNone);
  if (scope_at_[s.v] == kNone) bound_.push_back(s);
  scope_at_[s.v] = static_cast<std::uint32_t>(scope.size());
  scope.push_back({s, v});
}

void Walk::bind(Symbol s, Value v) {
  if (Value* old = lookup(s)) {
    *old = v;
  } else {
    append(scope_, s, v);
  }
}

// Scopes that follow from each other have their names at the same places, so that nearly every name
// is found where it was put last; most of those that are looked for are the module's, and nowhere.
const Value* Walk::find(const Scope& scope, Symbol s) const {
  const std::uint32_t at = s.v < scope_at_.size() ? scope_at_[s.v] : kNone;
  if (at == kNone) return nullptr;
  if (at < scope.size() && scope[at].name == s) return &scope[at].value;
  for (const Entry& e : scope) {
    if (e.name == s) return &e.value;
  }
  return nullptr;
}

bool Walk::is_named(VarId v) const {
  const Value wanted = Value::of(v);
  for (const Entry& e : scope_) {
    if (e.value == wanted) return true;
  }
  return false;
}

Diag Walk::over_limit(const Level& level) const {
  if (level.too_deep()) return fail(DiagCode::CallsTooDeep, kMaxLevels);
  return fail(DiagCode::TooMuchCode, kMaxVisits);
}

// Use of a module-level name that the front end could not make sense of.
Diag Walk::missing(Value v) const {
  Diag d = tree_->unknown_names[v.index].why;
  d.loc = here();
  return d;
}

SourceLoc Walk::here() const {
  if (at_.valid() && tree_->loc(at_).line == line_) return at(at_);
  return located(line_, 0);
}

SourceLoc Walk::located(std::uint32_t line, std::uint32_t col) const {
  const CapturedFunction* c = tree_->captured_of(decl_id_);
  if (c == nullptr) return {tree_->file_name, static_cast<int>(line), static_cast<int>(col)};
  return {c->file, static_cast<int>(line) + c->line_shift, static_cast<int>(col)};
}

SourceLoc Walk::at(NodeId node) const {
  const NodeLoc& l = tree_->loc(node);
  return located(l.line, l.col + 1);
}

Walk::VarFacts& Walk::facts(VarId v) {
  if (facts_.size() <= v.v) facts_.resize(v.v + 1);
  return facts_[v.v];
}

std::uint32_t Walk::add_place(VarId root) {
  fn_->places.push_back({root});
  return static_cast<std::uint32_t>(fn_->places.size() - 1);
}

std::uint32_t Walk::extend(std::uint32_t place, const PlaceStep& step) {
  fn_->steps.push_back({step, fn_->places[place].step});
  Place p = fn_->places[place];
  p.step = static_cast<std::uint32_t>(fn_->steps.size() - 1);
  fn_->places.push_back(p);
  return static_cast<std::uint32_t>(fn_->places.size() - 1);
}

std::uint32_t Walk::extend_field(std::uint32_t place, Symbol field, std::uint8_t cast) {
  PlaceStep s{};
  s.kind = PlaceStep::Field;
  s.field = field;
  s.cast = cast;
  return extend(place, s);
}

std::uint32_t Walk::extend_indices(std::uint32_t place, PlaceStep::Kind kind,
                                   std::span<const VarId> indices) {
  PlaceStep s{};
  s.kind = kind;
  s.index_count = static_cast<std::uint8_t>(indices.size());
  for (std::size_t i = 0; i < indices.size() && i < 4; ++i) s.indices[i] = indices[i];
  return extend(place, s);
}

// Where a variable's storage is, by Warp's rule: references and arrays keep the place they came
// from; a named value is a copy in its own storage; a temporary passes on what it was taken from.
std::uint32_t Walk::place_of(VarId v) {
  const Type& t = type(v);
  const std::uint32_t place = facts(v).place;
  if (t.ref) return place;
  if (t.is_array() && place != kNone) return place;
  if (is_named(v)) return add_place(v);
  return place;
}

void LoweredFunction::clear() {
  native_name.clear();
  uses_grad = false;
  has_adjoint = false;
  ref_calls.clear();
  passed.clear();
  notes.clear();
  vars.clear();
  locals.clear();
  local_lines.clear();
  args.clear();
  has_return = false;
  returns.clear();
  stmts.clear();
  operands.clear();
  calls.clear();
  origins.clear();
  forward.clear();
  replay.clear();
  reverse.clear();
  text_pool.clear();
  texts.clear();
  numbers.clear();
  literals.clear();
  values.clear();
  places.clear();
  steps.clear();
  access_parts.clear();
  accesses.clear();
  kernel_dim = 1;
  uses_tid = uses_scalar_tid = false;
  has_non_unrolled_constant_loop = false;
  backward_unsupported = false;
  backward_unsupported_line = 0;
  backward_unsupported_col = 0;
}

}  // namespace weft
