// Native arguments of the builtins of tiles.
#include "walk.h"

namespace weft {

// One call's arguments and template arguments, a method for each rule of rules.def.
class Walk::TileDispatch {
 public:
  TileDispatch(Walk& walk, const Binding& b, std::span<const VarId> outputs, VarId mapped,
               Native& native)
      : walk_(walk),
        b_(b),
        outputs_(outputs),
        mapped_(mapped),
        native_(native),
        args_(native.args) {}

  Status run();

 private:
  Status make();
  Status full();
  Status from_thread();
  Status random();
  Status arange();
  Status load();
  Status load_indexed();
  Status store();
  Status store_indexed();
  Status view();
  Status slice_indexed();
  Status of_result();
  Status assign();
  Status of_threads();
  Status scatter();
  Status broadcast();
  Status axis();
  Status reduce_axis();
  Status map();
  Status scale_swapped();
  Status stack();
  Status diag_add();
  Status matmul();
  Status fft();
  Status cholesky();
  Status lower_solve();
  Status upper_solve();

  void template_int(std::int64_t n) { walk_.add_template(native_, n); }
  void template_bool(bool yes) { walk_.add_template_flag(native_, yes); }
  void template_type(const Type& t) { walk_.add_template(native_, t); }
  void template_dtype(const CallArg& a) { walk_.add_template_dtype(native_, a); }
  void sides(const Type& t) {
    for (const std::int32_t n : walk_.out_->tiles[t.size].shape) template_int(n);
  }
  Status push(std::string_view param);
  Status push_all(std::initializer_list<std::string_view> params);
  void zeros(int n) {
    for (int i = 0; i < n; ++i) args_.push_back(walk_.rec_.add_int(0));
  }
  Status flag(std::string_view param, bool& out) const;
  Status offsets(std::size_t rank);
  Type type_of(std::string_view param) const { return b_.find(param)->arg.type; }
  Result<std::size_t> array_rank() const;

  Walk& walk_;
  const Binding& b_;
  const std::span<const VarId> outputs_;
  const VarId mapped_;
  Native& native_;
  Vars& args_;
};

Status Walk::dispatch_tile(const Binding& b, std::span<const VarId> outputs, VarId mapped,
                           Native& native) {
  return TileDispatch(*this, b, outputs, mapped, native).run();
}

Status Walk::TileDispatch::run() {
  switch (b_.overload->dispatch) {
    case DispatchRule::TileNew:
      return make();
    case DispatchRule::TileFull:
      return full();
    case DispatchRule::TileFromThread:
      return from_thread();
    case DispatchRule::TileRandi:
    case DispatchRule::TileRandf:
      return random();
    case DispatchRule::TileArange:
      return arange();
    case DispatchRule::TileLoad:
      return load();
    case DispatchRule::TileLoadIndexed:
      return load_indexed();
    case DispatchRule::TileStore:
    case DispatchRule::TileAtomicAdd:
      return store();
    case DispatchRule::TileStoreIndexed:
      return store_indexed();
    case DispatchRule::TileView:
      return view();
    case DispatchRule::TileSliceIndexed:
      return slice_indexed();
    case DispatchRule::TileResult:
      return of_result();
    case DispatchRule::TileAssign:
      return assign();
    case DispatchRule::TileOfThreads:
      return of_threads();
    case DispatchRule::TileScatter:
      return scatter();
    case DispatchRule::TileBroadcast:
      return broadcast();
    case DispatchRule::TileAxis:
      return axis();
    case DispatchRule::TileReduceAxis:
      return reduce_axis();
    case DispatchRule::TileMap:
      return map();
    case DispatchRule::TileScaleSwapped:
      return scale_swapped();
    case DispatchRule::TileStack:
      return stack();
    case DispatchRule::TileDiagAdd:
      return diag_add();
    case DispatchRule::TileMatmul:
      return matmul();
    case DispatchRule::TileFft:
      return fft();
    case DispatchRule::TileCholesky:
    case DispatchRule::TileCholeskySolve:
      return cholesky();
    case DispatchRule::TileLowerSolve:
      return lower_solve();
    case DispatchRule::TileUpperSolve:
      return upper_solve();
#define WEFT_TILE_DISPATCH_RULE(Name, doc)
#define WEFT_DISPATCH_RULE(Name, doc) case DispatchRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  return {};
}

Status Walk::TileDispatch::push(std::string_view param) {
  WEFT_TRY(const VarId v, walk_.bound_arg(b_, *b_.find(param)));
  args_.push_back(v);
  return {};
}

Status Walk::TileDispatch::push_all(std::initializer_list<std::string_view> params) {
  for (const std::string_view p : params) WEFT_RETURN_IF_ERROR(push(p));
  return {};
}

Status Walk::TileDispatch::flag(std::string_view param, bool& out) const {
  const CallArg& a = b_.find(param)->arg;
  if (!a.is_bool)
    return walk_.here_.fail(DiagCode::UnsupportedYet, "a flag that is not known when compiling");
  out = a.int_value != 0;
  return {};
}

// A coordinate for each dimension. What a tuple holds of constants becomes constants anew.
Status Walk::TileDispatch::offsets(std::size_t rank) {
  const BoundArg* offset = b_.find("offset");
  if (offset == nullptr) {
    zeros(static_cast<int>(rank));
    return {};
  }
  if (offset->arg.elements.empty()) return push("offset");
  for (const CallArg& e : offset->arg.elements) {
    if (!e.constant) {
      args_.push_back(VarId{e.handle});
    } else if (e.is_int) {
      args_.push_back(walk_.rec_.add_int(e.int_value));
    } else {
      return walk_.here_.fail(DiagCode::UnsupportedYet, "a typed constant as an offset");
    }
  }
  return {};
}

Result<std::size_t> Walk::TileDispatch::array_rank() const {
  const Type a = type_of("a");
  if (a.ref) return walk_.here_.fail(DiagCode::UnsupportedYet, "an array of a struct here");
  return static_cast<std::size_t>(a.ndim);
}

Status Walk::TileDispatch::make() {
  template_dtype(b_.find("dtype")->arg);
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::full() {
  WEFT_RETURN_IF_ERROR(push("value"));
  template_type(b_.results[0].element());
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::from_thread() {
  WEFT_RETURN_IF_ERROR(push_all({"value", "thread_idx"}));
  template_type(b_.results[0].element());
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::random() {
  const bool ints = b_.overload->dispatch == DispatchRule::TileRandi;
  WEFT_RETURN_IF_ERROR(push("rng"));
  if (b_.find("min") != nullptr) {
    const CallArg &low = b_.find("min")->arg, &high = b_.find("max")->arg;
    const auto int32 = [](std::int64_t v) { return v >= -0x80000000ll && v <= 0x7fffffffll; };
    const auto low_f = static_cast<double>(static_cast<float>(low.float_value));
    const auto high_f = static_cast<double>(static_cast<float>(high.float_value));
    const bool good = ints ? low.is_int && high.is_int && int32(low.int_value) &&
                                 int32(high.int_value) && high.int_value > low.int_value
                           : low.is_float && high.is_float && high_f > low_f;
    if (!good)
      return walk_.here_.fail(DiagCode::UnsupportedConstruct, "bounds of a random tile like these");
    for (const CallArg* a : {&low, &high}) {
      VarConst c;
      c.kind = ints ? VarConst::Int : VarConst::Float;
      c.i = a->int_value;
      c.f = static_cast<double>(static_cast<float>(a->float_value));
      args_.push_back(walk_.rec_.add_constant(Type::of(ints ? Scalar::Int32 : Scalar::Float32), c));
    }
  }
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::arange() {
  const Type dtype = b_.results[0].element();
  Vars given;
  for (const BoundArg& a : b_.args) {
    if (b_.overload->params[a.param].kind != ParamKind::Variadic) continue;
    WEFT_TRY(const VarId v, walk_.bound_arg(b_, a));
    given.push_back(v);
  }
  const auto constant = [&](std::int64_t n) {
    VarConst c;
    c.kind = VarConst::Int;
    c.i = n;
    return walk_.rec_.add_constant(dtype, c);
  };
  if (given.size() == 1) args_.push_back(constant(0));
  for (VarId v : given) args_.push_back(walk_.cast_constant(v, dtype.scalar));
  if (given.size() < 3) args_.push_back(constant(1));
  template_type(dtype);
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::load() {
  bool checked = false, aligned = false;
  WEFT_TRY(const std::size_t rank, array_rank());
  WEFT_RETURN_IF_ERROR(flag("bounds_check", checked));
  WEFT_RETURN_IF_ERROR(flag("aligned", aligned));
  WEFT_RETURN_IF_ERROR(push("a"));
  WEFT_RETURN_IF_ERROR(offsets(rank));
  template_type(b_.results[0].element());
  template_bool(checked);
  template_bool(aligned && walk_.out_->tiles[b_.results[0].size].shared);
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::load_indexed() {
  WEFT_TRY(const std::size_t rank, array_rank());
  WEFT_RETURN_IF_ERROR(push_all({"a", "indices", "axis"}));
  WEFT_RETURN_IF_ERROR(offsets(rank));
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::store() {
  bool checked = false, aligned = false;
  const bool store = b_.overload->dispatch == DispatchRule::TileStore;
  WEFT_TRY(const std::size_t rank, array_rank());
  WEFT_RETURN_IF_ERROR(flag("bounds_check", checked));
  if (store) WEFT_RETURN_IF_ERROR(flag("aligned", aligned));
  WEFT_RETURN_IF_ERROR(push("a"));
  WEFT_RETURN_IF_ERROR(offsets(rank));
  WEFT_RETURN_IF_ERROR(push("t"));
  template_type(type_of("a").element());
  template_bool(checked);
  if (store) template_bool(aligned && walk_.out_->tiles[type_of("t").size].shared);
  return {};
}

Status Walk::TileDispatch::store_indexed() {
  WEFT_TRY(const std::size_t rank, array_rank());
  WEFT_RETURN_IF_ERROR(push_all({"a", "indices", "axis"}));
  WEFT_RETURN_IF_ERROR(offsets(rank));
  WEFT_RETURN_IF_ERROR(push("t"));
  return {};
}

Status Walk::TileDispatch::view() {
  const CallArg& offset = b_.find("offset")->arg;
  const std::vector<std::int32_t> shape = walk_.out_->tiles[type_of("t").size].shape;
  WEFT_RETURN_IF_ERROR(push("t"));
  for (std::size_t d = 0; d < shape.size(); ++d) {
    if (d >= offset.elements.size()) {
      args_.push_back(walk_.rec_.add_int(0));
      continue;
    }
    const CallArg& e = offset.elements[d];
    if (const Type t = e.type.deref(); t.plain(TypeKind::Slice)) {
      args_.push_back(walk_.rec_.add_int(slice_start(walk_.out_->slices[t.index], shape[d])));
    } else if (e.constant && offset.handle != kNone) {
      args_.push_back(walk_.rec_.add_int(e.int_value));
    } else {
      args_.push_back(VarId{e.handle});
    }
  }
  template_type(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::slice_indexed() {
  const CallArg& indices = b_.find("indices")->arg;
  WEFT_RETURN_IF_ERROR(push("t"));
  for (std::size_t d = 0; d < indices.elements.size(); ++d) {
    if (!indices.elements[d].type.deref().is_tile()) continue;
    args_.push_back(VarId{indices.elements[d].handle});
    args_.push_back(walk_.rec_.add_int(static_cast<std::int64_t>(d)));
  }
  sides(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::of_result() {
  WEFT_RETURN_IF_ERROR(push("t"));
  template_type(b_.results[0]);
  return {};
}

Status Walk::TileDispatch::assign() {
  WEFT_RETURN_IF_ERROR(push_all({"dst", "src"}));
  WEFT_RETURN_IF_ERROR(offsets(walk_.out_->tiles[type_of("dst").size].shape.size()));
  return {};
}

Status Walk::TileDispatch::of_threads() {
  const Type x = type_of("x");
  WEFT_RETURN_IF_ERROR(push("x"));
  if (b_.find("preserve_type")->arg.int_value != 0 || x.is_scalar() || !x.is_composite() ||
      x.is_transform()) {
    template_type(x);
  } else if (x.is_matrix()) {
    template_int(x.rows);
    template_int(x.cols);
    template_type(x.scalar_type());
  } else {
    template_type(x.scalar_type());
    template_int(x.component_count());
  }
  return {};
}

Status Walk::TileDispatch::scatter() {
  bool atomic = true;
  WEFT_RETURN_IF_ERROR(flag("atomic", atomic));
  for (const BoundArg& a : b_.args) {
    if (b_.overload->params[a.param].name == "atomic") continue;
    WEFT_TRY(const VarId v, walk_.bound_arg(b_, a));
    args_.push_back(v);
  }
  if (!atomic) template_bool(false);
  return {};
}

Status Walk::TileDispatch::broadcast() {
  WEFT_RETURN_IF_ERROR(push("a"));
  sides(b_.results[0]);
  for (const std::int32_t n : walk_.out_->tiles[b_.results[0].size].strides) template_int(n);
  return {};
}

Status Walk::TileDispatch::axis() {
  WEFT_RETURN_IF_ERROR(push("a"));
  template_int(b_.find("axis")->arg.int_value);
  return {};
}

Status Walk::TileDispatch::reduce_axis() {
  WEFT_RETURN_IF_ERROR(push_all({"op", "a", "axis"}));
  WEFT_RETURN_IF_ERROR(walk_.reduce_identity(type_of("a").element(), args_));
  return {};
}

Status Walk::TileDispatch::map() {
  args_.push_back(mapped_);
  for (const BoundArg& a : b_.args) {
    if (b_.overload->params[a.param].name == "op") continue;
    WEFT_TRY(const VarId v, walk_.bound_arg(b_, a));
    args_.push_back(v);
  }
  return {};
}

Status Walk::TileDispatch::scale_swapped() {
  WEFT_RETURN_IF_ERROR(push_all({"b", "a"}));
  return {};
}

Status Walk::TileDispatch::stack() {
  template_dtype(b_.find("dtype")->arg);
  template_int(b_.find("capacity")->arg.int_value);
  return {};
}

Status Walk::TileDispatch::diag_add() {
  WEFT_RETURN_IF_ERROR(push_all({"a", "d"}));
  args_.push_back(outputs_[0]);
  return {};
}

Status Walk::TileDispatch::matmul() {
  zeros(3);
  WEFT_RETURN_IF_ERROR(push_all({"a", "b"}));
  if (!outputs_.empty()) {
    args_.push_back(outputs_[0]);
    WEFT_RETURN_IF_ERROR(push("alpha"));
    VarConst none;
    none.kind = VarConst::Float;
    args_.push_back(walk_.rec_.add_constant(Type::of(Scalar::Float32), none));
  } else {
    WEFT_RETURN_IF_ERROR(push_all({"out", "alpha", "beta"}));
  }
  return {};
}

Status Walk::TileDispatch::fft() {
  const Type t = type_of("inout");
  const TileInfo& info = walk_.out_->tiles[t.size];
  const std::int64_t n = info.shape.back();
  const bool wide = t.scalar == Scalar::Float64;
  const std::int64_t batch = info.count() / n;
  const std::int64_t scratch = walk_.options_.block_dim == 1 ? 0 : n * (wide ? 16 : 8);
  const auto add = [&](LoweredVar::Kind kind, std::int64_t number) {
    LoweredVar v;
    v.kind = kind;
    v.type = t.scalar_type();
    if (kind == LoweredVar::Number) v.label = walk_.rec_.number(number).value();
    args_.push_back(walk_.rec_.add_undeclared(v));
  };
  add(LoweredVar::NoArgument, 0);
  add(LoweredVar::NoArgument, 0);
  add(LoweredVar::PairType, 0);
  for (const std::int64_t number : {scratch, batch, n / walk_.options_.block_dim})
    add(LoweredVar::Number, number);
  WEFT_RETURN_IF_ERROR(push("inout"));
  return {};
}

Status Walk::TileDispatch::cholesky() {
  const CallArg& mode = b_.find("fill_mode")->arg;
  if (!mode.is_text || (mode.text != "lower" && mode.text != "upper"))
    return walk_.here_.fail(DiagCode::UnsupportedConstruct, "this fill_mode");
  const bool solve = b_.overload->dispatch == DispatchRule::TileCholeskySolve;
  zeros(!solve && !outputs_.empty() ? 3 : 1);
  if (solve) {
    WEFT_RETURN_IF_ERROR(push_all({"L", "y"}));
  } else {
    WEFT_RETURN_IF_ERROR(push("A"));
  }
  if (!outputs_.empty()) args_.push_back(outputs_[0]);
  template_bool(mode.text == "upper");
  return {};
}

Status Walk::TileDispatch::lower_solve() {
  zeros(outputs_.empty() ? 1 : 2);
  WEFT_RETURN_IF_ERROR(push_all({"L", "y"}));
  if (!outputs_.empty()) args_.push_back(outputs_[0]);
  return {};
}

Status Walk::TileDispatch::upper_solve() {
  zeros(1);
  WEFT_RETURN_IF_ERROR(push_all({"U", "z"}));
  if (!outputs_.empty()) args_.push_back(outputs_[0]);
  return {};
}

}  // namespace weft
