// Counts the elements of the language that a program uses; see coverage.h. Items are numbered when
// the table is made, so counting a row creates no text.
#include "weft/inspect/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "weft/ast/walk.h"
#include "weft/builtins/builtin_id.h"

namespace weft {

namespace {

constexpr std::string_view kBinary[] = {"+", "-", "*", "@", "/",  "//", "**",
                                        "%", "&", "|", "^", "<<", ">>"};
constexpr std::string_view kUnary[] = {"+", "-", "not", "~"};
constexpr std::string_view kCompare[] = {"==", "!=", "<", "<=", ">", ">="};
enum Expression : uint8_t { kAnd, kOr, kChained, kConditional };
constexpr std::string_view kExpressions[] = {"and", "or", "chained comparison",
                                             "conditional expression"};
constexpr std::string_view kForms[] = {"assignment",
                                       "tuple assignment",
                                       "augmented assignment",
                                       "component store",
                                       "field store",
                                       "if",
                                       "else",
                                       "elif",
                                       "static for",
                                       "dynamic for",
                                       "range(a, b)",
                                       "range(a, b, c)",
                                       "while",
                                       "break",
                                       "continue",
                                       "early return",
                                       "function",
                                       "function of several results",
                                       "early return of a function",
                                       "struct parameter",
                                       "struct array",
                                       "constant"};
constexpr std::string_view kComposites[] = {"vector", "matrix", "quaternion", "transform"};
constexpr std::string_view kPlaces[] = {"value", "array", "parameter"};
enum Place : uint8_t { kValue, kArray, kParameter };

// Scalars that a program can name, in Warp's order.
constexpr int kFirstScalar = static_cast<int>(Scalar::Bool);
constexpr int kLastScalar = static_cast<int>(Scalar::Float64);
constexpr int kScalars = kLastScalar - kFirstScalar + 1;

// Groups that hold what the synthesizer is made to use.
constexpr std::string_view kOurGroups[] = {"Scalar Math",     "Vector Math",  "Quaternion Math",
                                           "Transformations", "Spatial Math", "Random"};

}  // namespace

enum Coverage::Form : uint8_t {
  kAssignment,
  kTupleAssignment,
  kAugmented,
  kComponentStore,
  kFieldStore,
  kIf,
  kElse,
  kElif,
  kStaticFor,
  kDynamicFor,
  kRange2,
  kRange3,
  kWhile,
  kBreak,
  kContinue,
  kEarlyReturn,
  kFunction,
  kSeveralResults,
  kFunctionReturn,
  kStructParameter,
  kStructArray,
  kConstant,
};

Coverage::Coverage() {
  for (const Builtin& b : builtins()) {
    const bool removed = std::all_of(b.overloads.begin(), b.overloads.end(), [](const Overload& o) {
      return o.result == ResultRule::Removed;
    });
    const bool hidden = std::all_of(b.overloads.begin(), b.overloads.end(),
                                    [](const Overload& o) { return o.hidden; });
    if (removed || b.python_level) continue;
    const bool ours =
        std::find(std::begin(kOurGroups), std::end(kOurGroups), b.group) != std::end(kOurGroups);
    // Warp says of the _copy pair that they cannot be used, and bfloat16 is not of the language.
    const bool usable = !b.key.ends_with("_copy") && id_of(b) != BuiltinId::Bfloat16;
    if (!ours && (hidden || !usable)) continue;
    builtins_[b.key] = put("builtin", b.key, ours && usable, b.group);
  }
  operator_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view op : kBinary) put("operator", op, true);
  augmented_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view op : kBinary) put("augmented", op, op != "@" && op != "**");
  unary_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view op : kUnary) put("unary", op, op != "+");
  compare_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view op : kCompare) put("comparison", op, true);
  expression_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view e : kExpressions) put("expression", e, true);
  form_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view f : kForms) put("form", f, true);
  scalar_ = static_cast<uint32_t>(items_.size());
  for (int s = kFirstScalar; s <= kLastScalar; ++s) {
    for (const std::string_view place : kPlaces)
      put(fmt::format("scalar {}", scalar_name(static_cast<Scalar>(s))), place,
          static_cast<Scalar>(s) != Scalar::BFloat16);
  }
  composite_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view kind : kComposites) {
    for (int s = kFirstScalar; s <= kLastScalar; ++s)
      put(std::string(kind), scalar_name(static_cast<Scalar>(s)), false);
  }
  array_rank_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view r : {"1", "2", "3", "4"}) put("array rank", r, true);
  launch_rank_ = static_cast<uint32_t>(items_.size());
  for (const std::string_view r : {"1", "2", "3", "4"}) put("launch rank", r, true);
  last_row_.assign(items_.size(), 0);
}

uint32_t Coverage::put(std::string kind, std::string_view name, bool expected,
                       std::string_view group) {
  items_.push_back({std::move(kind), std::string(name), std::string(group), expected});
  return static_cast<uint32_t>(items_.size() - 1);
}

void Coverage::saw(uint32_t item) {
  if (last_row_[item] == row_) return;
  last_row_[item] = row_;
  ++items_[item].rows;
}

void Coverage::merge(const Coverage& other) {
  for (size_t i = 0; i < items_.size(); ++i) items_[i].rows += other.items_[i].rows;
}

void Coverage::row(const Tree& tree, const Lowered& lowered) {
  ++row_;
  for (const std::string_view b : lowered.builtins_used) {
    if (auto it = builtins_.find(b); it != builtins_.end()) saw(it->second);
  }
  if (lowered.kernel.kernel_dim >= 1 && lowered.kernel.kernel_dim <= 4)
    saw(launch_rank_ + static_cast<uint32_t>(lowered.kernel.kernel_dim) - 1);
  if (!tree.constants.empty()) saw(form_ + kConstant);
  for (const FunctionDecl& f : tree.functions) function(tree, f);
}

void Coverage::saw_type(const Type& t, int place) {
  const int s = static_cast<int>(t.scalar) - kFirstScalar;
  if (s < 0 || s >= kScalars) return;
  const auto scalar = static_cast<uint32_t>(s);
  if (t.is_scalar()) saw(scalar_ + scalar * 3 + static_cast<uint32_t>(place));
  if (t.is_composite()) {
    const uint32_t kind = t.is_vector() ? 0 : t.is_matrix() ? 1 : t.is_quaternion() ? 2 : 3;
    saw(composite_ + kind * kScalars + scalar);
  }
}

void Coverage::function(const Tree& tree, const FunctionDecl& f) {
  if (!f.is_kernel) saw(form_ + kFunction);
  for (const ArgDecl& a : f.args) {
    const bool array = a.type.is_array();
    const Type e = array ? a.type.element() : a.type;
    if (array && a.type.ndim >= 1 && a.type.ndim <= 4) saw(array_rank_ + a.type.ndim - 1);
    if (e.is_struct()) saw(form_ + (array ? kStructArray : kStructParameter));
    saw_type(e, array ? kArray : kParameter);
  }
  returns_ = 0;
  walk_breadth_first(tree, f.def, queue_, [&](NodeId id) { node(tree, id); });
  const auto body = tree.kids_before_split(f.def, 1);
  const bool last = !body.empty() && tree.node(body.back()).kind == NodeKind::Return;
  if (returns_ > (last ? 1u : 0u)) saw(form_ + (f.is_kernel ? kEarlyReturn : kFunctionReturn));
}

void Coverage::node(const Tree& tree, NodeId id) {
  const Node& n = tree.node(id);
  saw_type(tree.type(id), kValue);
  switch (n.kind) {
    case NodeKind::BinOp:
      saw(operator_ + n.op);
      break;
    case NodeKind::AugAssign:
      saw(augmented_ + n.op);
      saw(form_ + kAugmented);
      break;
    case NodeKind::UnaryOp:
      saw(unary_ + n.op);
      break;
    case NodeKind::BoolOp:
      saw(expression_ + (n.op == static_cast<int>(BoolOp::And) ? kAnd : kOr));
      break;
    case NodeKind::Compare:
      for (const CompareOp op : tree.compare_ops(id)) {
        if (static_cast<size_t>(op) < std::size(kCompare))
          saw(compare_ + static_cast<uint32_t>(op));
      }
      if (n.kids_count > 2) saw(expression_ + kChained);
      break;
    case NodeKind::IfExp:
      saw(expression_ + kConditional);
      break;
    case NodeKind::Assign:
      assignment(tree, id);
      break;
    case NodeKind::If: {
      saw(form_ + kIf);
      const auto orelse = tree.kids_after_split(id);
      if (orelse.size() == 1 && tree.node(orelse[0]).kind == NodeKind::If) {
        saw(form_ + kElif);
      } else if (!orelse.empty()) {
        saw(form_ + kElse);
      }
      break;
    }
    case NodeKind::For:
      loop(tree, tree.kid(id, 1));
      break;
    case NodeKind::While:
      saw(form_ + kWhile);
      break;
    case NodeKind::Break:
      saw(form_ + kBreak);
      break;
    case NodeKind::Continue:
      saw(form_ + kContinue);
      break;
    case NodeKind::Return:
      ++returns_;
      if (n.kids_count > 0 && tree.node(tree.kid(id, 0)).kind == NodeKind::Tuple)
        saw(form_ + kSeveralResults);
      break;
    case NodeKind::FunctionDef:
    case NodeKind::Arguments:
    case NodeKind::Arg:
    case NodeKind::Keyword:
    case NodeKind::Pass:
    case NodeKind::ExprStmt:
    case NodeKind::Assert:
    case NodeKind::Name:
    case NodeKind::Constant:
    case NodeKind::Attribute:
    case NodeKind::Subscript:
    case NodeKind::Slice:
    case NodeKind::Call:
    case NodeKind::Tuple:
    case NodeKind::List:
    case NodeKind::Starred:
    case NodeKind::Object:
    case NodeKind::Unsupported:
      break;
  }
}

void Coverage::assignment(const Tree& tree, NodeId id) {
  const NodeId target = tree.kid(id, 0);
  const NodeKind kind = tree.node(target).kind;
  saw(form_ + (kind == NodeKind::Tuple ? kTupleAssignment : kAssignment));
  if (kind == NodeKind::Attribute) {
    const std::string_view name = tree.text(tree.node(target).name);
    saw(form_ + (name.size() == 1 ? kComponentStore : kFieldStore));
  }
  if (kind == NodeKind::Subscript) {
    const Type& base = tree.type(tree.kid(target, 0));
    if (base.is_composite()) saw(form_ + kComponentStore);
  }
}

void Coverage::loop(const Tree& tree, NodeId iter) {
  if (tree.node(iter).kind != NodeKind::Call) return;
  const auto args = tree.kids_before_split(iter, 1);
  bool constant = true;
  for (const NodeId a : args) {
    const Node* n = &tree.node(a);
    if (n->kind == NodeKind::UnaryOp) n = &tree.node(tree.kid(a, 0));
    constant = constant && n->kind == NodeKind::Constant;
  }
  saw(form_ + (constant ? kStaticFor : kDynamicFor));
  if (args.size() == 2) saw(form_ + kRange2);
  if (args.size() == 3) saw(form_ + kRange3);
}

}  // namespace weft
