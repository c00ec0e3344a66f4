// Annotations of functions, kernels and structs as Warp's decorators read them: which surely make
// the import fail.
//
// Warp evaluates annotations that are text, asks for the type of each argument of a function, and
// lays out the fields of a struct, all when Python comes to the decorator. Of kernels' arguments
// and of results it asks for no type before it generates code.
#include <algorithm>
#include <utility>

#include "module_run.h"
#include "weft/types/type.h"

namespace weft {
namespace {

// Those of typing that are no types for Warp, however they are subscripted, and classes of NumPy.
// Union[int] is int.
constexpr std::string_view kWithoutType[] = {
    "typing.Callable", "typing.Dict",   "typing.FrozenSet", "typing.Generator", "typing.Iterable",
    "typing.Iterator", "typing.List",   "typing.Literal",   "typing.Mapping",   "typing.Optional",
    "typing.Sequence", "typing.Set",    "typing.Type",      "numpy.array",      "numpy.bool_",
    "numpy.dtype",     "numpy.float16", "numpy.float32",    "numpy.float64",    "numpy.int8",
    "numpy.int16",     "numpy.int32",   "numpy.int64",      "numpy.ndarray",    "numpy.uint8",
    "numpy.uint16",    "numpy.uint32",  "numpy.uint64"};
// Those that arguments may have and fields may not.
constexpr std::string_view kWithoutLayout[] = {"typing.Any", "typing.Tuple", "warp.Scalar",
                                               "warp.Float", "warp.Int"};

template <class List>
std::string_view listed(const List& list, std::string_view path) {
  const auto* const it = std::find(std::begin(list), std::end(list), path);
  return it == std::end(list) ? std::string_view{} : *it;
}

bool of_python(const RunValue& v) {
  return (v.kind == RunValue::Type || v.kind == RunValue::Generic) &&
         v.path.find('.') == std::string_view::npos;
}

// The type of Warp's that a class of the warp module stands for; nothing for a name elsewhere.
std::optional<Type> warp_type(std::string_view path) {
  constexpr std::string_view kPackage = "warp.";
  if (!path.starts_with(kPackage)) return std::nullopt;
  path.remove_prefix(kPackage.size());
  if (path.find('.') != std::string_view::npos) return std::nullopt;
  return warp_named_type(path);
}

bool is_texture(const Type& t) {
  return t == Type::opaque(OpaqueType::Texture1D) || t == Type::opaque(OpaqueType::Texture2D) ||
         t == Type::opaque(OpaqueType::Texture3D);
}

}  // namespace

std::optional<std::string_view> plain_text(std::string_view literal) {
  if (literal.size() < 2 || (literal.front() != '"' && literal.front() != '\''))
    return std::nullopt;
  const bool thrice = literal.size() >= 6 && literal[1] == literal[0] && literal[2] == literal[0];
  const std::size_t quotes = thrice ? 3 : 1;
  std::string_view text = literal.substr(quotes, literal.size() - 2 * quotes);
  const auto odd = [](char c) { return c < ' ' || c > '~' || c == '\\' || c == '#' || c == ';'; };
  if (std::any_of(text.begin(), text.end(), odd)) return std::nullopt;
  return text;
}

std::string_view ModuleRun::name_without_type(std::string_view module, std::string_view name) {
  const std::string path = std::string(module) + "." + std::string(name);
  const std::string_view type = listed(kWithoutType, path);
  return type.empty() ? listed(kWithoutLayout, path) : type;
}

// Whether Warp takes the value for no type of an argument or field, whatever else the file does.
bool ModuleRun::is_no_type(const Value& v, AnnotationUse use) {
  if (any_name_ || use == AnnotationUse::NameOnly) return false;
  if (v.no_type) return true;
  const bool field = use == AnnotationUse::Field;
  if (field && v.no_field) return true;
  switch (v.kind) {
    case Value::Nothing:
    case Value::Number:
    case Value::Display:
    case Value::Module:
    case Value::Function:
    case Value::Builtin:
    case Value::Kernel:
    case Value::WarpFunction:
      return true;
    case Value::Class:
      return is_plain_class(v);
    case Value::Type:
    case Value::Generic: {
      if (of_python(v))
        return v.path != "int" && v.path != "float" && v.path != "bool" &&
               (field || v.path != "str");
      const std::optional<Type> t = warp_type(v.path);
      if (!t) return false;
      if (t->is_void()) return field || v.path != "warp.Function";
      return field && t->plain(TypeKind::Opaque) && !is_texture(*t);
    }
    case Value::Unknown:
      return !listed(kWithoutType, v.path).empty() ||
             (field && !listed(kWithoutLayout, v.path).empty());
    default:
      return false;
  }
}

// A class of the file that derives from nothing. What makes a type of a class for Warp has names
// that begin with _wp_, or is registered.
bool ModuleRun::is_plain_class(const Value& v) const {
  if (ts_node_is_null(v.definition)) return false;
  if (!ts_node_is_null(syntax_.field(v.definition, Field::Superclasses))) return false;
  for (const std::string_view sign : {"_wp_", "build_experimental", "simple_type_codes", "setattr"})
    if (syntax_.source().find(sign) != std::string_view::npos) return false;
  return true;
}

// `wp.array(dtype=complex)` and `wp.array[complex]`: no type, as the element is none.
bool ModuleRun::is_no_element(const Value& v) {
  return (v.kind == Value::Text || is_no_type(v, AnnotationUse::Argument)) &&
         !is_set_somewhere("dtype");
}

// What a subscript of a class gives, as far as types go.
RunValue ModuleRun::specialised(const Value& of, const Value& first) {
  Value v;
  if (of.kind == Value::Generic && of.parameters.starts_with("data=")) {
    v.kind = Value::ArrayType;
    v.no_type = is_no_element(first);
  } else if (of.kind == Value::Generic && of_python(of)) {
    v.no_type = of.path != "tuple";
    v.no_field = true;
  } else if (of.path == "warp.ref") {
    v.no_type = first.kind == Value::Text || is_no_type(first, AnnotationUse::Argument);
    v.no_field = true;
  } else if (of.kind == Value::Unknown) {
    v.no_type = is_no_type(of, AnnotationUse::Argument);
    v.no_field = of.path == "typing.Tuple";
  }
  return v;
}

// `int | None`: no type for Warp, but where both are the same class.
RunValue ModuleRun::alternatives(const Value& a, const Value& b) {
  const auto type = [](const Value& v) {
    return v.kind == Value::Type || v.kind == Value::Generic || v.kind == Value::Sized;
  };
  Value v;
  v.no_type = (type(a) && b.kind == Value::Nothing) || (a.kind == Value::Nothing && type(b)) ||
              (type(a) && type(b) && (of_python(a) || of_python(b)) && a.path != b.path);
  return v;
}

// The value of an expression that stands in a text, in the module's names.
std::optional<RunValue> ModuleRun::value_of_text(TSNode at, std::string_view text) {
  constexpr std::string_view kBinding[] = {":=", "lambda", "for"};
  for (const std::string_view word : kBinding)
    if (text.find(word) != std::string_view::npos) return std::nullopt;
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));  // as Python does
  if (text.empty()) {
    ends(at, "is no expression, as which Warp evaluates an annotation", "SyntaxError");
    return std::nullopt;
  }
  auto parsed = Syntax::parse(text, file_name_);
  if (!parsed) {
    if (parsed.error().code == DiagCode::SyntaxError ||
        parsed.error().code == DiagCode::SyntaxFault)
      ends(at, "is no expression, as which Warp evaluates an annotation", "SyntaxError");
    return std::nullopt;
  }
  const auto statements = parsed->children(parsed->root());
  if (statements.size() != 1) return std::nullopt;
  TSNode expression = statements[0].node;
  if (std::string_view(ts_node_type(expression)) == "expression_statement") {
    const auto parts = parsed->children(expression);
    if (parts.size() != 1) return std::nullopt;
    expression = parts[0].node;
  }
  is_set_somewhere({});  // the attributes that the whole file sets
  ModuleRun inside(*parsed, file_name_);
  const auto exchange = [&] {
    inside.names_.swap_module(names_);
    std::swap(inside.functions_bind_, functions_bind_);
    std::swap(inside.attributes_set_, attributes_set_);
    std::swap(inside.open_modules_, open_modules_);
  };
  exchange();
  inside.names_.enter(names_.scope());
  inside.any_name_ = any_name_;
  inside.depth_ = depth_;
  Value v = inside.value(expression);
  exchange();
  any_name_ = inside.any_name_;
  for (auto& kept : inside.texts_) texts_.push_back(std::move(kept));
  if (inside.raised_) {
    Diag why = std::move(*inside.why_);
    why.loc = loc(at);
    fail(at, std::move(why), inside.error_);
    return std::nullopt;
  }
  return v;
}

// `type` is the annotation; names_.scope() what Warp evaluates text in besides the module's names.
void ModuleRun::check_annotation(TSNode type, AnnotationUse use) {
  if (raised_) return;
  TSNode at = type;
  while (syntax_.kind(at) == Syn::Type || syntax_.kind(at) == Syn::ParenthesizedExpression) {
    at = only_child(at);
    if (ts_node_is_null(at)) return;
  }
  Value v;
  bool evaluated = lazy_annotations_;
  if (lazy_annotations_) {
    v = value(at);
  } else if (syntax_.kind(at) == Syn::String) {
    const std::optional<std::string_view> text = plain_text(syntax_.text(at));
    if (!text) return;
    const std::optional<Value> given = value_of_text(at, *text);
    if (!given) return;
    v = *given;
    evaluated = true;
  } else if (const auto it = annotations_.find(type.id); it != annotations_.end()) {
    v = it->second;
  }
  if (raised_) return;
  // Text is evaluated once; what it gives may be text again.
  const bool text = evaluated && v.kind == Value::Text && use != AnnotationUse::NameOnly;
  if (text || is_no_type(v, use))
    ends(at,
         use == AnnotationUse::Field
             ? "is no type for a field of a struct, which Warp refuses at @wp.struct"
             : "is no type for an argument of a function, which Warp refuses at the decorator",
         kAnyError);
}

void ModuleRun::check_annotations(TSNode function, AnnotationUse use) {
  // Text in them is evaluated in the names of the module alone.
  Names* const outer = names_.enter(nullptr);
  for (const Child& p : syntax_.children(syntax_.field(function, Field::Parameters))) {
    if (!p.named) continue;
    const TSNode type = syntax_.field(p.node, Field::Type);
    const bool plain = !syntax_.text(p.node).starts_with('*');
    if (!ts_node_is_null(type)) check_annotation(type, plain ? use : AnnotationUse::NameOnly);
  }
  const TSNode returns = syntax_.field(function, Field::ReturnType);
  if (!ts_node_is_null(returns)) check_annotation(returns, AnnotationUse::NameOnly);
  names_.enter(outer);
}

// The fields of a class that @wp.struct is given.
void ModuleRun::check_fields(TSNode definition) {
  if (syntax_.source().find("__annotations__") != std::string_view::npos) return;
  std::vector<std::pair<std::string_view, TSNode>> fields;
  for (const Child& s : syntax_.children(syntax_.field(definition, Field::Body))) {
    if (!s.named) continue;
    const std::string_view type = ts_node_type(s.node);
    if (s.kind == Syn::IfStatement || s.kind == Syn::ForStatement || s.kind == Syn::TryStatement ||
        s.kind == Syn::WhileStatement || s.kind == Syn::WithStatement ||
        s.kind == Syn::MatchStatement)
      return;  // they may give a field another type
    const TSNode one = type == "expression_statement" ? only_child(s.node) : s.node;
    if (ts_node_is_null(one) || syntax_.kind(one) != Syn::Assignment) continue;
    const TSNode left = syntax_.field(one, Field::Left);
    const TSNode given = syntax_.field(one, Field::Type);
    if (ts_node_is_null(given) || syntax_.kind(left) != Syn::Identifier) continue;
    const std::string_view name = syntax_.text(left);
    const auto it = std::find_if(fields.begin(), fields.end(),
                                 [&](const auto& field) { return field.first == name; });
    if (it != fields.end())
      it->second = given;
    else if (fields.size() < 1000)
      fields.emplace_back(name, given);
  }
  // Text is evaluated in the names of the class as well, which only the last class has kept.
  const bool kept = class_id_ == definition.id;
  Names* const outer = names_.enter(kept ? &class_names_ : nullptr);
  for (const auto& [name, type] : fields) {
    const bool text = lazy_annotations_ || syntax_.text(type).find_first_of("\"'") == 0;
    if (kept || !text) check_annotation(type, AnnotationUse::Field);
  }
  names_.enter(outer);
}

}  // namespace weft
