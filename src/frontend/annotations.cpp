#include "annotations.h"

#include "convert.h"
#include "evaluate.h"

namespace weft {
namespace {

constexpr int kMaxArrayDims = 4;   // warp.types.ARRAY_MAX_DIMS
constexpr int kMaxLength = 65535;  // Type::rows and Type::cols

struct ArrayName {
  std::string_view path;
  ArrayClass array_class;
  int ndim;  // 0: given by the ndim argument
};
constexpr ArrayName kArrays[] = {
    {"warp.array", ArrayClass::Array, 0},
    {"warp.array1d", ArrayClass::Array, 1},
    {"warp.array2d", ArrayClass::Array, 2},
    {"warp.array3d", ArrayClass::Array, 3},
    {"warp.array4d", ArrayClass::Array, 4},
    {"warp.indexedarray", ArrayClass::Indexed, 0},
    {"warp.indexedarray1d", ArrayClass::Indexed, 1},
    {"warp.indexedarray2d", ArrayClass::Indexed, 2},
    {"warp.indexedarray3d", ArrayClass::Indexed, 3},
    {"warp.indexedarray4d", ArrayClass::Indexed, 4},
    {"warp.fabricarray", ArrayClass::Fabric, 0},
    {"warp.indexedfabricarray", ArrayClass::IndexedFabric, 0},
};

const ArrayName* find_array(std::string_view path) {
  for (const ArrayName& a : kArrays)
    if (a.path == path) return &a;
  return nullptr;
}

bool is_type_maker(std::string_view path) {
  return path == "warp.types.vector" || path == "warp.types.matrix" ||
         path == "warp.types.quaternion" || path == "warp.types.transformation";
}

bool is_any(std::string_view path) { return path == "typing.Any"; }

Type function_type() {
  Type t;
  t.kind = TypeKind::Function;
  return t;
}

// The type that a name of many types stands for; void if the name is none.
Type generic_type(std::string_view path) {
  if (is_any(path)) return Type::any();
  if (path == "warp.Scalar") return Type::of(Scalar::AnyScalar);
  if (path == "warp.Float") return Type::of(Scalar::AnyFloat);
  if (path == "warp.Int") return Type::of(Scalar::AnyInt);
  return {};
}

}  // namespace

SourceLoc Annotations::loc(NodeId node) const {
  const NodeLoc& at = tree_.loc(node);
  return {std::string(file_name_), static_cast<int>(at.line), static_cast<int>(at.col) + 1};
}

std::string Annotations::spelled(NodeId node) const {
  const NodeLoc& at = tree_.loc(node);
  const std::string_view line = tree_.source_line(at.line);
  if (strings_ == 0 && at.line == at.end_line && at.end_col <= line.size())
    return std::string(line.substr(at.col, at.end_col - at.col));
  const std::string path = scope_.path(node);
  return path.empty() ? std::string(node_kind_name(tree_.node(node).kind)) : path;
}

Diag Annotations::error(DiagCode code, NodeId node) const {
  return diag(code, loc(node), spelled(node));
}

// Python evaluates a string as the expression it holds, in the module's names.
Result<NodeId> Annotations::string(NodeId node) {
  const std::string text(tree_.text(tree_.node(node).name));
  if (strings_ > 1) return error(DiagCode::UnknownType, node);
  auto parse = [&]() -> Result<NodeId> {
    WEFT_TRY(Syntax syntax, Syntax::parse(text, file_name_));
    const auto statements = syntax.children(syntax.root());
    if (statements.size() != 1) return error(DiagCode::UnknownType, node);
    return Converter(syntax, tree_, file_name_).expression(statements[0].node);
  };
  auto parsed = parse();
  if (!parsed) return error(DiagCode::UnknownType, node);
  return *parsed;
}

Result<Type> Annotations::type(NodeId node) {
  const Node n = tree_.node(node);
  switch (n.kind) {
    case NodeKind::Name:
    case NodeKind::Attribute:
      return name(node);
    case NodeKind::Call:
      return call(node);
    case NodeKind::Subscript:
      return subscript(node);
    case NodeKind::Constant:
      if (n.op == static_cast<int>(ConstantKind::None)) return Type{};
      if (n.op == static_cast<int>(ConstantKind::Str)) {
        WEFT_TRY(const NodeId inside, string(node));
        ++strings_;
        auto result = type(inside);
        --strings_;
        if (result) return result;
        // Places inside the string mean nothing to a reader of the file.
        Diag d = result.error();
        d.loc = loc(node);
        return d;
      }
      return error(DiagCode::UnknownType, node);
#define WEFT_STMT(Kind, children) case NodeKind::Kind:
#define WEFT_PART(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
    case NodeKind::Slice:
    case NodeKind::BinOp:
    case NodeKind::UnaryOp:
    case NodeKind::BoolOp:
    case NodeKind::Compare:
    case NodeKind::IfExp:
    case NodeKind::Tuple:
    case NodeKind::List:
    case NodeKind::Starred:
    case NodeKind::Object:
    case NodeKind::Unsupported:
      return error(DiagCode::UnknownType, node);
  }
  WEFT_UNREACHABLE();
}

Result<Type> Annotations::name(NodeId node) {
  const Node& n = tree_.node(node);
  if (n.kind == NodeKind::Name) {
    const NameBinding b = scope_.find(n.name);
    if (b.kind == NameBinding::Alias) return tree_.aliases[b.index].type;
    if (b.kind == NameBinding::Struct) return Type::structure(b.index);
    if (b.kind == NameBinding::Unknown) {
      Diag d = tree_.unknown_names[b.index].why;
      d.loc = loc(node);
      return d;
    }
  }
  const std::string path = scope_.path(node);
  if (path == "builtins.float") return Type::of(Scalar::Float32);
  if (path == "builtins.int") return Type::of(Scalar::Int32);
  if (path == "builtins.bool") return Type::of(Scalar::Bool);
  if (path == "warp.Function" && generic_) return function_type();
  if (const Type t = generic_type(path); !t.is_void()) {
    if (!generic_) return error(DiagCode::GenericType, node);
    return t;
  }
  if (find_array(path) != nullptr) return error(DiagCode::ArrayWithoutType, node);
  if (path.starts_with("warp.") && path.find('.', 5) == std::string::npos) {
    const Type t = warp_named_type(std::string_view(path).substr(5));
    if (!t.is_void()) return t;
  }
  return error(DiagCode::UnknownType, node);
}

bool Annotations::names_type(NodeId node) {
  const Node& n = tree_.node(node);
  if (n.kind == NodeKind::Call) {
    const std::string path = scope_.path(tree_.kid(node, 0));
    return is_type_maker(path);
  }
  if (n.kind != NodeKind::Name && n.kind != NodeKind::Attribute) return false;
  return name(node).ok();
}

// A text is no type where Python does not evaluate it.
bool Annotations::is_text(NodeId node) const {
  const Node& n = tree_.node(node);
  return n.kind == NodeKind::Constant && n.op == static_cast<int>(ConstantKind::Str);
}

Result<Type> Annotations::scalar(NodeId node) {
  if (is_text(node)) return error(DiagCode::UnknownType, node);
  WEFT_TRY(const Type t, type(node));
  if (t.plain(TypeKind::Any)) return Type::of(Scalar::AnyOf);
  if (!t.is_scalar()) return error(DiagCode::NotAScalarType, node);
  return t;
}

Result<int> Annotations::length(NodeId node) {
  if (generic_ && is_any(scope_.path(node))) return 0;
  auto value = evaluator_->integer(node);
  if (!value) return error(DiagCode::BadLength, node);
  if (*value < 1 || *value > kMaxLength) return error(DiagCode::BadLength, node);
  return static_cast<int>(*value);
}

Result<Type> Annotations::array(NodeId node, ArrayClass array_class, int ndim, NodeId dtype) {
  if (!dtype.valid()) return error(DiagCode::ArrayWithoutType, node);
  if (is_text(dtype)) return error(DiagCode::UnknownType, dtype);
  WEFT_TRY(const Type element, type(dtype));
  if (!element.is_value() && !element.is_struct() && !element.plain(TypeKind::Any))
    return error(DiagCode::BadElementType, dtype);
  return Type::array_of(element, ndim, array_class);
}

ArrayForm Annotations::array_form(NodeId node) {
  const Node n = tree_.node(node);
  if (n.kind == NodeKind::Constant && n.op == static_cast<int>(ConstantKind::Str)) {
    auto inside = string(node);
    return inside && tree_.node(*inside).kind != NodeKind::Constant ? array_form(*inside)
                                                                    : ArrayForm::Unknown;
  }
  if (n.kind != NodeKind::Call && n.kind != NodeKind::Subscript) return ArrayForm::Unknown;
  if (find_array(scope_.path(tree_.kid(node, 0))) == nullptr) return ArrayForm::Unknown;
  return n.kind == NodeKind::Call ? ArrayForm::Made : ArrayForm::Bare;
}

bool Annotations::is_python_scalar(NodeId node) const {
  const Node& n = tree_.node(node);
  if (n.kind == NodeKind::Name)
    if (const NameBinding b = scope_.find(n.name); b.kind == NameBinding::Alias)
      return tree_.aliases[b.index].python;
  const std::string path = scope_.path(node);
  return path == "builtins.float" || path == "builtins.int" || path == "builtins.bool";
}

// Arguments of a call by name; `names` gives those that may also be positional, in their order.
namespace {
bool bind_arguments(const Tree& tree, NodeId call, std::span<const std::string_view> names,
                    std::span<NodeId> values, bool positional) {
  const auto args = tree.kids_before_split(call, 1);
  if (!positional && !args.empty()) return false;
  if (args.size() > values.size()) return false;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (tree.node(args[i]).kind == NodeKind::Starred) return false;
    values[i] = args[i];
  }
  for (NodeId keyword : tree.kids_after_split(call)) {
    const Symbol label = tree.node(keyword).name;
    bool found = false;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (!label.valid() || tree.text(label) != names[i] || values[i].valid()) continue;
      values[i] = tree.kid(keyword, 0);
      found = true;
    }
    if (!found) return false;
  }
  return true;
}
}  // namespace

Result<Type> Annotations::call(NodeId node) {
  const std::string path = scope_.path(tree_.kid(node, 0));
  if (const ArrayName* a = find_array(path)) {
    static constexpr std::string_view kNames[] = {"dtype", "ndim"};
    NodeId values[2];
    if (!bind_arguments(tree_, node, kNames, values, false))
      return error(DiagCode::BadTypeArguments, node);
    int ndim = a->ndim == 0 ? 1 : a->ndim;
    if (values[1].valid()) {
      if (a->ndim != 0) return error(DiagCode::BadTypeArguments, node);
      WEFT_TRY(ndim, length(values[1]));
      if (ndim > kMaxArrayDims) return error(DiagCode::BadLength, values[1]);
    }
    WEFT_TRY(Type t, array(node, a->array_class, ndim, values[0]));
    // All other spellings turn Python's types into Warp's.
    t.python = (t.array == ArrayClass::Fabric || t.array == ArrayClass::IndexedFabric) &&
               is_python_scalar(values[0]);
    return t;
  }
  if (path == "warp.types.vector") {
    static constexpr std::string_view kNames[] = {"length", "dtype"};
    NodeId values[2];
    if (!bind_arguments(tree_, node, kNames, values, true) || !values[0].valid() ||
        !values[1].valid())
      return error(DiagCode::BadTypeArguments, node);
    WEFT_TRY(const int count, length(values[0]));
    WEFT_TRY(const Type element, scalar(values[1]));
    return Type::vec(count, element.scalar);
  }
  if (path == "warp.types.matrix") {
    static constexpr std::string_view kNames[] = {"shape", "dtype"};
    NodeId values[2];
    if (!bind_arguments(tree_, node, kNames, values, true) || !values[0].valid() ||
        !values[1].valid())
      return error(DiagCode::BadTypeArguments, node);
    const Node& shape = tree_.node(values[0]);
    if ((shape.kind != NodeKind::Tuple && shape.kind != NodeKind::List) || shape.kids_count != 2)
      return error(DiagCode::BadTypeArguments, node);
    const NodeId row_node = tree_.kid(values[0], 0);
    const NodeId col_node = tree_.kid(values[0], 1);
    WEFT_TRY(const int rows, length(row_node));
    WEFT_TRY(const int cols, length(col_node));
    WEFT_TRY(const Type element, scalar(values[1]));
    return Type::mat(rows, cols, element.scalar);
  }
  if (path == "warp.types.quaternion" || path == "warp.types.transformation") {
    static constexpr std::string_view kNames[] = {"dtype"};
    NodeId values[1];
    if (!bind_arguments(tree_, node, kNames, values, true) || !values[0].valid())
      return error(DiagCode::BadTypeArguments, node);
    WEFT_TRY(const Type element, scalar(values[0]));
    if (!element.is_float()) return error(DiagCode::NotAScalarType, values[0]);
    return path == "warp.types.quaternion" ? Type::quat(element.scalar)
                                           : Type::transform(element.scalar);
  }
  return error(DiagCode::UnknownType, node);
}

// wp.array[float], wp.array[float, Literal[2]], wp.array2d[wp.vec3].
Result<Type> Annotations::subscript(NodeId node) {
  const std::string path = scope_.path(tree_.kid(node, 0));
  if (path == "warp.ref") {
    WEFT_TRY(Type t, type(tree_.kid(node, 1)));
    if (t.is_void() || t.ref || t.kind == TypeKind::Function)
      return error(DiagCode::UnknownType, node);
    t.ref = true;
    t.python = is_python_scalar(tree_.kid(node, 1));
    return t;
  }
  if (path == "warp.HashGridQuery") {
    WEFT_TRY(const Type precision, type(tree_.kid(node, 1)));
    static constexpr std::pair<Scalar, OpaqueType> kQueries[] = {
        {Scalar::Float16, OpaqueType::HashGridQueryH},
        {Scalar::Float32, OpaqueType::HashGridQuery},
        {Scalar::Float64, OpaqueType::HashGridQueryD}};
    for (const auto& [scalar, query] : kQueries)
      if (precision.is_scalar() && precision.scalar == scalar) return Type::opaque(query);
    return error(DiagCode::UnknownType, node);
  }
  const ArrayName* a = find_array(path);
  if (a == nullptr) return error(DiagCode::UnknownType, node);
  NodeId dtype = tree_.kid(node, 1);
  int ndim = a->ndim == 0 ? 1 : a->ndim;
  if (tree_.node(dtype).kind == NodeKind::Tuple) {
    const NodeId tuple = dtype;
    if (a->ndim != 0 || tree_.node(tuple).kids_count != 2)
      return error(DiagCode::BadTypeArguments, node);
    dtype = tree_.kid(tuple, 0);
    NodeId count = tree_.kid(tuple, 1);
    if (tree_.node(count).kind == NodeKind::Subscript) {
      if (scope_.path(tree_.kid(count, 0)) != "typing.Literal")
        return error(DiagCode::BadTypeArguments, node);
      count = tree_.kid(count, 1);
    }
    WEFT_TRY(ndim, length(count));
    if (ndim > kMaxArrayDims) return error(DiagCode::BadLength, count);
  }
  return array(node, a->array_class, ndim, dtype);
}

Result<std::vector<Type>> Annotations::types_in(std::string_view text) {
  const NodeId node =
      tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Str),
                tree_.intern("(" + std::string(text) + ",)"));
  const auto all = [&]() -> Result<std::vector<Type>> {
    WEFT_TRY(const NodeId list, string(node));
    if (tree_.node(list).kind != NodeKind::Tuple) return error(DiagCode::UnknownType, node);
    const auto kids = tree_.kids(list);
    const std::vector<NodeId> elements(kids.begin(), kids.end());
    std::vector<Type> types;
    for (const NodeId e : elements) {
      WEFT_TRY(const Type t, type(e));
      types.push_back(t);
    }
    return types;
  };
  ++strings_;
  Result<std::vector<Type>> types = all();
  --strings_;
  return types;
}

// Of tuple[int, float]; nothing for another annotation.
Result<std::vector<Type>> Annotations::tuple_types(NodeId node) {
  std::vector<Type> types;
  if (tree_.node(node).kind != NodeKind::Subscript) return types;
  const std::string path = scope_.path(tree_.kid(node, 0));
  if (path != "builtins.tuple" && path != "typing.Tuple") return types;
  const NodeId inside = tree_.kid(node, 1);
  std::vector<NodeId> elements{inside};
  if (tree_.node(inside).kind == NodeKind::Tuple) {
    const auto kids = tree_.kids(inside);
    elements.assign(kids.begin(), kids.end());
  }
  for (NodeId element : elements) {
    WEFT_TRY(Type t, type(element));
    if (t.is_void()) return error(DiagCode::UnknownType, element);
    types.push_back(t);
  }
  if (types.empty()) return error(DiagCode::UnknownType, node);
  return types;
}

Result<std::vector<Type>> Annotations::return_types(NodeId node) {
  WEFT_TRY(std::vector<Type> types, tuple_types(node));
  if (!types.empty()) return types;
  WEFT_TRY(const Type t, type(node));
  if (t.is_void()) return std::vector<Type>{};
  return std::vector<Type>{t};
}

Result<Type> Annotations::parameter(NodeId node) {
  WEFT_TRY(std::vector<Type> types, tuple_types(node));
  if (types.empty()) return type(node);
  // Of its elements the text tells Python's types from Warp's, and their templates are no types.
  const NodeId inside = tree_.kid(node, 1);
  const bool one = tree_.node(inside).kind != NodeKind::Tuple;
  for (std::size_t i = 0; i < types.size(); ++i) {
    const NodeId element = one ? inside : tree_.kid(inside, static_cast<std::uint32_t>(i));
    if (is_template(types[i]) || types[i].kind == TypeKind::Function)
      return error(DiagCode::UnknownType, element);
    types[i].python = types[i].python || is_python_scalar(element);
  }
  tree_.tuples.push_back(std::move(types));
  Type tuple = Type::tuple(static_cast<std::uint32_t>(tree_.tuples.size() - 1));
  tuple.python = true;
  return tuple;
}

}  // namespace weft
