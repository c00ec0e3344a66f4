// Native arguments of the builtins of tiles.
#include "walk.h"

namespace weft {

Status Walk::dispatch_tile(const Binding& b, std::span<const VarId> outputs, Vars& args,
                           std::string& templates) {
  const auto separate = [&] { templates += templates.empty() ? "<" : ", "; };
  const auto template_text = [&](std::string_view s) {
    separate();
    templates += s;
  };
  const auto template_int = [&](std::int64_t n) { template_text(std::to_string(n)); };
  const auto template_bool = [&](bool yes) { template_text(yes ? "true" : "false"); };
  const auto template_type = [&](const Type& t) {
    separate();
    append_ctype(templates, t, out_->names(), true);
  };
  // A dtype as it was given: Python's own types keep their names.
  const auto template_dtype = [&](const CallArg& a) {
    if (a.python) {
      template_text(a.type.is_float() ? "float" : a.type.is_bool() ? "bool" : "int");
    } else {
      template_type(a.type);
    }
  };
  const auto sides = [&](const Type& t) {
    for (const std::int32_t n : out_->tiles[t.size].shape) template_int(n);
  };
  const auto push = [&](std::string_view param) -> Status {
    WEFT_TRY(const VarId v, bound_arg(b, *b.find(param)));
    args.push_back(v);
    return {};
  };
  const auto push_all = [&](std::initializer_list<std::string_view> params) -> Status {
    for (const std::string_view p : params) WEFT_RETURN_IF_ERROR(push(p));
    return {};
  };
  const auto zeros = [&](int n) {
    for (int i = 0; i < n; ++i) args.push_back(add_int(0));
  };
  const auto flag = [&](std::string_view param, bool& out) -> Status {
    const CallArg& a = b.find(param)->arg;
    if (!a.is_bool)
      return fail(DiagCode::UnsupportedYet, "a flag that is not known when compiling");
    out = a.int_value != 0;
    return {};
  };
  // A coordinate for each dimension. What a tuple holds of constants becomes constants anew.
  const auto offsets = [&](std::size_t rank) -> Status {
    const BoundArg* offset = b.find("offset");
    if (offset == nullptr) {
      zeros(static_cast<int>(rank));
      return {};
    }
    if (offset->arg.elements.empty()) return push("offset");
    for (const CallArg& e : offset->arg.elements) {
      if (!e.constant) {
        args.push_back(VarId{e.handle});
      } else if (e.is_int) {
        args.push_back(add_int(e.int_value));
      } else {
        return fail(DiagCode::UnsupportedYet, "a typed constant as an offset");
      }
    }
    return {};
  };
  const auto type_of = [&](std::string_view param) { return b.find(param)->arg.type; };
  const auto array_rank = [&]() -> Result<std::size_t> {
    const Type a = type_of("a");
    if (a.ref) return fail(DiagCode::UnsupportedYet, "an array of a struct here");
    return static_cast<std::size_t>(a.ndim);
  };

  switch (b.overload->dispatch) {
    case DispatchRule::TileNew:
      template_dtype(b.find("dtype")->arg);
      sides(b.results[0]);
      break;
    case DispatchRule::TileFull:
      WEFT_RETURN_IF_ERROR(push("value"));
      template_type(b.results[0].element());
      sides(b.results[0]);
      break;
    case DispatchRule::TileFromThread:
      WEFT_RETURN_IF_ERROR(push_all({"value", "thread_idx"}));
      template_type(b.results[0].element());
      sides(b.results[0]);
      break;
    case DispatchRule::TileRandi:
    case DispatchRule::TileRandf: {
      const bool ints = b.overload->dispatch == DispatchRule::TileRandi;
      WEFT_RETURN_IF_ERROR(push("rng"));
      if (b.find("min") != nullptr) {
        const CallArg &low = b.find("min")->arg, &high = b.find("max")->arg;
        const auto int32 = [](std::int64_t v) { return v >= -0x80000000ll && v <= 0x7fffffffll; };
        const auto low_f = static_cast<double>(static_cast<float>(low.float_value));
        const auto high_f = static_cast<double>(static_cast<float>(high.float_value));
        const bool good = ints ? low.is_int && high.is_int && int32(low.int_value) &&
                                     int32(high.int_value) && high.int_value > low.int_value
                               : low.is_float && high.is_float && high_f > low_f;
        if (!good)
          return fail(DiagCode::UnsupportedConstruct, "bounds of a random tile like these");
        for (const CallArg* a : {&low, &high}) {
          VarConst c;
          c.kind = ints ? VarConst::Int : VarConst::Float;
          c.i = a->int_value;
          c.f = static_cast<double>(static_cast<float>(a->float_value));
          args.push_back(add_constant(Type::of(ints ? Scalar::Int32 : Scalar::Float32), c));
        }
      }
      sides(b.results[0]);
      break;
    }
    case DispatchRule::TileArange: {
      const Type dtype = b.results[0].element();
      Vars given;
      for (const BoundArg& a : b.args) {
        if (b.overload->params[a.param].kind != ParamKind::Variadic) continue;
        WEFT_TRY(const VarId v, bound_arg(b, a));
        given.push_back(v);
      }
      const auto constant = [&](std::int64_t n) {
        VarConst c;
        c.kind = VarConst::Int;
        c.i = n;
        return add_constant(dtype, c);
      };
      if (given.size() == 1) args.push_back(constant(0));
      for (VarId v : given) args.push_back(cast_constant(v, dtype.scalar));
      if (given.size() < 3) args.push_back(constant(1));
      template_type(dtype);
      sides(b.results[0]);
      break;
    }
    case DispatchRule::TileLoad: {
      bool checked = false, aligned = false;
      WEFT_TRY(const std::size_t rank, array_rank());
      WEFT_RETURN_IF_ERROR(flag("bounds_check", checked));
      WEFT_RETURN_IF_ERROR(flag("aligned", aligned));
      WEFT_RETURN_IF_ERROR(push("a"));
      WEFT_RETURN_IF_ERROR(offsets(rank));
      template_type(b.results[0].element());
      template_bool(checked);
      template_bool(aligned && out_->tiles[b.results[0].size].shared);
      sides(b.results[0]);
      break;
    }
    case DispatchRule::TileLoadIndexed: {
      WEFT_TRY(const std::size_t rank, array_rank());
      WEFT_RETURN_IF_ERROR(push_all({"a", "indices", "axis"}));
      WEFT_RETURN_IF_ERROR(offsets(rank));
      sides(b.results[0]);
      break;
    }
    case DispatchRule::TileStore:
    case DispatchRule::TileAtomicAdd: {
      bool checked = false, aligned = false;
      const bool store = b.overload->dispatch == DispatchRule::TileStore;
      WEFT_TRY(const std::size_t rank, array_rank());
      WEFT_RETURN_IF_ERROR(flag("bounds_check", checked));
      if (store) WEFT_RETURN_IF_ERROR(flag("aligned", aligned));
      WEFT_RETURN_IF_ERROR(push("a"));
      WEFT_RETURN_IF_ERROR(offsets(rank));
      WEFT_RETURN_IF_ERROR(push("t"));
      template_type(type_of("a").element());
      template_bool(checked);
      if (store) template_bool(aligned && out_->tiles[type_of("t").size].shared);
      break;
    }
    case DispatchRule::TileStoreIndexed: {
      WEFT_TRY(const std::size_t rank, array_rank());
      WEFT_RETURN_IF_ERROR(push_all({"a", "indices", "axis"}));
      WEFT_RETURN_IF_ERROR(offsets(rank));
      WEFT_RETURN_IF_ERROR(push("t"));
      break;
    }
    case DispatchRule::TileView: {
      const CallArg& offset = b.find("offset")->arg;
      const std::vector<std::int32_t> shape = out_->tiles[type_of("t").size].shape;
      WEFT_RETURN_IF_ERROR(push("t"));
      for (std::size_t d = 0; d < shape.size(); ++d) {
        if (d >= offset.elements.size()) {
          args.push_back(add_int(0));
          continue;
        }
        const CallArg& e = offset.elements[d];
        if (const Type t = e.type.deref(); t.plain(TypeKind::Slice)) {
          args.push_back(add_int(slice_start(out_->slices[t.index], shape[d])));
        } else if (e.constant && offset.handle != kNone) {
          args.push_back(add_int(e.int_value));
        } else {
          args.push_back(VarId{e.handle});
        }
      }
      template_type(b.results[0]);
      break;
    }
    case DispatchRule::TileSliceIndexed: {
      const CallArg& indices = b.find("indices")->arg;
      WEFT_RETURN_IF_ERROR(push("t"));
      for (std::size_t d = 0; d < indices.elements.size(); ++d) {
        if (!indices.elements[d].type.deref().is_tile()) continue;
        args.push_back(VarId{indices.elements[d].handle});
        args.push_back(add_int(static_cast<std::int64_t>(d)));
      }
      sides(b.results[0]);
      break;
    }
    case DispatchRule::TileResult:
      WEFT_RETURN_IF_ERROR(push("t"));
      template_type(b.results[0]);
      break;
    case DispatchRule::TileAssign:
      WEFT_RETURN_IF_ERROR(push_all({"dst", "src"}));
      WEFT_RETURN_IF_ERROR(offsets(out_->tiles[type_of("dst").size].shape.size()));
      break;
    case DispatchRule::TileOfThreads: {
      const Type x = type_of("x");
      WEFT_RETURN_IF_ERROR(push("x"));
      if (b.find("preserve_type")->arg.int_value != 0 || x.is_scalar() || !x.is_composite() ||
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
      break;
    }
    case DispatchRule::TileScatter: {
      bool atomic = true;
      WEFT_RETURN_IF_ERROR(flag("atomic", atomic));
      for (const BoundArg& a : b.args) {
        if (b.overload->params[a.param].name == "atomic") continue;
        WEFT_TRY(const VarId v, bound_arg(b, a));
        args.push_back(v);
      }
      if (!atomic) template_bool(false);
      break;
    }
    case DispatchRule::TileBroadcast: {
      WEFT_RETURN_IF_ERROR(push("a"));
      sides(b.results[0]);
      for (const std::int32_t n : out_->tiles[b.results[0].size].strides) template_int(n);
      break;
    }
    case DispatchRule::TileAxis:
      WEFT_RETURN_IF_ERROR(push("a"));
      template_int(b.find("axis")->arg.int_value);
      break;
    case DispatchRule::TileReduceAxis: {
      WEFT_RETURN_IF_ERROR(push_all({"op", "a", "axis"}));
      WEFT_RETURN_IF_ERROR(reduce_identity(type_of("a").element(), args));
      break;
    }
    case DispatchRule::TileMap:
      args.push_back(mapped_);
      for (const BoundArg& a : b.args) {
        if (b.overload->params[a.param].name == "op") continue;
        WEFT_TRY(const VarId v, bound_arg(b, a));
        args.push_back(v);
      }
      break;
    case DispatchRule::TileScaleSwapped:
      WEFT_RETURN_IF_ERROR(push_all({"b", "a"}));
      break;
    case DispatchRule::TileStack:
      template_dtype(b.find("dtype")->arg);
      template_int(b.find("capacity")->arg.int_value);
      break;
    case DispatchRule::TileDiagAdd:
      WEFT_RETURN_IF_ERROR(push_all({"a", "d"}));
      args.push_back(outputs[0]);
      break;
    case DispatchRule::TileMatmul: {
      zeros(3);
      WEFT_RETURN_IF_ERROR(push_all({"a", "b"}));
      if (!outputs.empty()) {
        args.push_back(outputs[0]);
        WEFT_RETURN_IF_ERROR(push("alpha"));
        VarConst none;
        none.kind = VarConst::Float;
        args.push_back(add_constant(Type::of(Scalar::Float32), none));
      } else {
        WEFT_RETURN_IF_ERROR(push_all({"out", "alpha", "beta"}));
      }
      break;
    }
    case DispatchRule::TileFft: {
      const Type t = type_of("inout");
      const TileInfo& info = out_->tiles[t.size];
      const std::int64_t n = info.shape.back();
      const bool wide = t.scalar == Scalar::Float64;
      const std::int64_t batch = info.count() / n;
      const std::int64_t scratch = options_.block_dim == 1 ? 0 : n * (wide ? 16 : 8);
      for (int i = 0; i < 2; ++i) args.push_back(raw_var("/* scalar */ 0"));
      args.push_back(raw_var(wide ? "wp::vec2d" : "wp::vec2f"));
      args.push_back(raw_var(std::to_string(scratch)));
      args.push_back(raw_var(std::to_string(batch)));
      args.push_back(raw_var(std::to_string(n / options_.block_dim)));
      WEFT_RETURN_IF_ERROR(push("inout"));
      break;
    }
    case DispatchRule::TileCholesky:
    case DispatchRule::TileCholeskySolve: {
      const CallArg& mode = b.find("fill_mode")->arg;
      if (!mode.is_text || (mode.text != "lower" && mode.text != "upper"))
        return fail(DiagCode::UnsupportedConstruct, "this fill_mode");
      const bool solve = b.overload->dispatch == DispatchRule::TileCholeskySolve;
      zeros(!solve && !outputs.empty() ? 3 : 1);
      if (solve) {
        WEFT_RETURN_IF_ERROR(push_all({"L", "y"}));
      } else {
        WEFT_RETURN_IF_ERROR(push("A"));
      }
      if (!outputs.empty()) args.push_back(outputs[0]);
      template_bool(mode.text == "upper");
      break;
    }
    case DispatchRule::TileLowerSolve:
      zeros(outputs.empty() ? 1 : 2);
      WEFT_RETURN_IF_ERROR(push_all({"L", "y"}));
      if (!outputs.empty()) args.push_back(outputs[0]);
      break;
    case DispatchRule::TileUpperSolve:
      zeros(1);
      WEFT_RETURN_IF_ERROR(push_all({"U", "z"}));
      if (!outputs.empty()) args.push_back(outputs[0]);
      break;
#define WEFT_TILE_DISPATCH_RULE(Name, doc)
#define WEFT_DISPATCH_RULE(Name, doc) case DispatchRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  return {};
}

}  // namespace weft
