// Native arguments of the builtins, but for those of tiles.
#include <algorithm>

#include "walk.h"

namespace weft {

void Walk::add_template(Native& native, std::int64_t n) const {
  native.templates.push_back({.kind = TemplateArg::Int, .i = n});
}

void Walk::add_template_flag(Native& native, bool yes) const {
  native.templates.push_back({.kind = TemplateArg::Bool, .i = yes});
}

void Walk::add_template(Native& native, const Type& t) {
  if (t.is_tile()) {
    const Operand spelled = rec_.text(ctype(t, out_->names(), true));
    native.templates.push_back({.kind = TemplateArg::Text, .i = spelled.value()});
  } else {
    native.templates.push_back({.kind = TemplateArg::TypeName, .type = t});
  }
}

void Walk::add_template_dtype(Native& native, const CallArg& a) {
  Type t = a.type;
  if (a.python) t.python = true;
  add_template(native, t);
}

// A literal in a typed constructor gets a constant of the type's own precision.
VarId Walk::cast_constant(VarId v, Scalar to) {
  const LoweredVar& a = rec_.var(v);
  if (a.type == Type::of(to) || a.constant.kind == VarConst::None || !a.type.is_scalar()) return v;
  VarConst c = a.constant;
  c.typed = true;
  return rec_.add_constant(Type::of(to), c);
}

// The variable of an argument; a default gets one.
Result<VarId> Walk::bound_arg(const Binding& b, const BoundArg& a) {
  if (a.arg.kind == CallArg::Kind::Function) return callee(a.arg);
  if (a.arg.kind != CallArg::Kind::Value)
    return here_.fail(DiagCode::NotAValue, "a type or function");
  if (a.arg.handle != kNone) {
    if ((a.arg.handle & kObject) != 0)
      return rec_.add_object(names_.constants[a.arg.handle & ~kObject]);
    return VarId{a.arg.handle};
  }
  if (!a.arg.constant) return here_.fail(DiagCode::NotAValue, "a tile's shape");
  VarConst c;
  const DefaultKind kind = b.overload->params[a.param].default_kind;
  c.kind = kind == DefaultKind::Float  ? VarConst::Float
           : kind == DefaultKind::Bool ? VarConst::Bool
                                       : VarConst::Int;
  c.typed = kind == DefaultKind::Typed;
  c.f = a.default_value;  // which may be infinite
  if (c.kind != VarConst::Float) c.i = static_cast<std::int64_t>(a.default_value);
  return rec_.add_constant(a.arg.type, c);
}

// The sides of a shape: each constant gets a variable anew.
Status Walk::sides_of(const CallArg& shape, Vars& sides) {
  std::span<const CallArg> elements = shape.elements;
  if (elements.empty() && shape.type.is_scalar()) elements = {&shape, 1};
  if (elements.empty())
    return here_.fail(DiagCode::UnsupportedYet, "a shape that is no tuple of sides");
  for (const CallArg& side : elements) {
    if (side.constant && !side.is_int)
      return here_.fail(DiagCode::UnsupportedYet, "a side of an array that is no plain int");
    if (!side.constant && side.handle == kNone)
      return here_.fail(DiagCode::NotAValue, "a side of an array");
    sides.push_back(side.constant ? rec_.add_int(side.int_value) : VarId{side.handle});
  }
  return {};
}

class Walk::Dispatch {
 public:
  Dispatch(Walk& walk, const Binding& b, std::span<const VarId> outputs, Native& native)
      : walk_(walk), b_(b), outputs_(outputs), native_(native) {}

  Status run();

 private:
  Status all(bool cast_to_result, std::string_view skip1 = {}, std::string_view skip2 = {});
  Status push(std::string_view param);
  Status part();
  Status composite(Status arguments, bool with_shape);
  Status transformation();
  Status array();
  void template_shape(const Type& t);
  void template_type(const Type& t) { walk_.add_template(native_, t); }

  Walk& walk_;
  const Binding& b_;
  const std::span<const VarId> outputs_;
  Native& native_;
};

Status Walk::dispatch(const Binding& b, std::span<const VarId> outputs, VarId mapped,
                      Native& native) {
  switch (b.overload->dispatch) {
#define WEFT_TILE_DISPATCH_RULE(Name, doc) case DispatchRule::Name:
#define WEFT_DISPATCH_RULE(Name, doc)
#include "weft/builtins/rules.def"
    return dispatch_tile(b, outputs, mapped, native);
#define WEFT_TILE_DISPATCH_RULE(Name, doc)
#define WEFT_DISPATCH_RULE(Name, doc) case DispatchRule::Name:
#include "weft/builtins/rules.def"
    return Dispatch(*this, b, outputs, native).run();
  }
  WEFT_UNREACHABLE();
}

Status Walk::Dispatch::run() {
  switch (b_.overload->dispatch) {
    case DispatchRule::Plain:
    case DispatchRule::TupleOf:
    case DispatchRule::Printf:
      return all(false);
    case DispatchRule::VectorAssign:
    case DispatchRule::MatrixAssign:
    case DispatchRule::MatrixExtract:
    case DispatchRule::VectorExtract:
      return part();
    case DispatchRule::Vector:
      return composite(all(true, "length", "dtype"), true);
    case DispatchRule::Matrix:
      return composite(all(true, "shape", "dtype"), true);
    case DispatchRule::MatrixFromVecs: {
      const Type& made = b_.results[0];
      return composite(all(false), made.rows != made.cols || made.rows < 2 || made.rows > 4);
    }
    case DispatchRule::Identity:
      walk_.add_template(native_, static_cast<std::int64_t>(b_.results[0].rows));
      return composite({}, false);
    case DispatchRule::DtypeOnly:
      return composite({}, false);
    case DispatchRule::Quaternion:
      return composite(all(true, "dtype"), false);
    case DispatchRule::Transformation:
      return composite(transformation(), false);
    case DispatchRule::SpatialVector:
      return composite(all(false, "dtype"), true);
    case DispatchRule::FirstByReference:
    case DispatchRule::Load:
      native_.first_raw = true;
      return all(false);
    case DispatchRule::DtypeLast:
      walk_.add_template_dtype(native_, b_.find("dtype")->arg);
      return all(false, "dtype");
    case DispatchRule::Cast:
      template_type(b_.results[0]);
      return push("a");
    case DispatchRule::TupleExtract: {
      WEFT_TRY(const VarId v, walk_.bound_arg(b_, b_.args[0]));
      native_.args.push_back(v);
      walk_.add_template(native_, b_.args[1].arg.int_value);
      return {};
    }
    case DispatchRule::ArrayFromPointer:
    case DispatchRule::Zeros:
      return array();
    case DispatchRule::Unsupported:
      return walk_.here_.fail(DiagCode::UnsupportedYet,
                              "wp." + std::string(b_.overload->builtin->key) + "()");
#define WEFT_TILE_DISPATCH_RULE(Name, doc) case DispatchRule::Name:
#define WEFT_DISPATCH_RULE(Name, doc)
#include "weft/builtins/rules.def"
      break;  // TileDispatch has them
  }
  return {};
}

// The arguments without those of the skipped parameters. A constructor's literals take the type
// that it makes.
Status Walk::Dispatch::all(bool cast_to_result, std::string_view skip1, std::string_view skip2) {
  for (const BoundArg& a : b_.args) {
    const std::string_view param = b_.overload->params[a.param].name;
    if (!skip1.empty() && (param == skip1 || param == skip2)) continue;
    WEFT_TRY(VarId v, walk_.bound_arg(b_, a));
    if (cast_to_result) v = walk_.cast_constant(v, b_.results[0].scalar);
    native_.args.push_back(v);
  }
  return {};
}

Status Walk::Dispatch::push(std::string_view param) {
  WEFT_TRY(const VarId v, walk_.bound_arg(b_, *b_.find(param)));
  native_.args.push_back(v);
  return {};
}

void Walk::Dispatch::template_shape(const Type& t) {
  walk_.add_template(native_, static_cast<std::int64_t>(t.rows));
  if (t.is_matrix()) walk_.add_template(native_, static_cast<std::int64_t>(t.cols));
}

// Components of a vector or matrix. A slice has a length or shape: that of what is read, or of the
// value that is written.
Status Walk::Dispatch::part() {
  WEFT_RETURN_IF_ERROR(all(false));
  const Vars& args = native_.args;
  const bool slices = std::any_of(
      args.begin(), args.end(), [&](VarId v) { return walk_.rec_.type(v).plain(TypeKind::Slice); });
  if (!slices) return {};
  template_shape(outputs_.empty() ? walk_.rec_.type(args.back()).deref()
                                  : walk_.rec_.type(outputs_[0]));
  return {};
}

// The end of a constructor of a vector, matrix, quaternion or transform, whose arguments are there.
Status Walk::Dispatch::composite(Status arguments, bool with_shape) {
  WEFT_RETURN_IF_ERROR(std::move(arguments));
  if (with_shape) template_shape(b_.results[0]);
  walk_.add_template(native_, Type::of(b_.results[0].scalar));
  return {};
}

// A position without a rotation is given the identity.
Status Walk::Dispatch::transformation() {
  const bool variadic = b_.overload->variadic;
  WEFT_RETURN_IF_ERROR(all(variadic, "dtype"));
  if (variadic || b_.find("p") == nullptr || b_.find("q") != nullptr) return {};
  ConstantObject identity;
  ConstValue q;
  q.type = Type::quat(b_.results[0].scalar);
  q.python = false;
  q.f = {0, 0, 0, 1};
  identity.type = q.type;
  identity.value.kind = VarConst::Value;
  identity.composite = &q;
  native_.args.push_back(walk_.rec_.add_object(identity));
  return {};
}

// Arrays that are made in a kernel: from a pointer, or of a fixed size and filled with zeros.
Status Walk::Dispatch::array() {
  const bool from_pointer = b_.overload->dispatch == DispatchRule::ArrayFromPointer;
  if (from_pointer)
    WEFT_RETURN_IF_ERROR(push("ptr"));
  else
    walk_.add_template(native_, static_cast<std::int64_t>(b_.results[0].size));
  WEFT_RETURN_IF_ERROR(walk_.sides_of(b_.find("shape")->arg, native_.args));
  template_type(b_.results[0].element());
  return {};
}

}  // namespace weft
