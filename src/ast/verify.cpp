// The verifier of Tree: aborts, naming the node, when one of nodes.def's promises is broken.
#include "weft/ast/tree.h"
#include "weft/base/check.h"

namespace weft {
namespace {

class Verifier {
 public:
  explicit Verifier(const Tree& tree) : tree_(tree) {}

  void run() {
    for (const Item& item : tree_.items) {
      switch (item.kind) {
        case ItemKind::Constant:
          WEFT_CHECK(item.index < tree_.constants.size(), "constant {}", item.index);
          named(tree_.constants[item.index].name);
          expression(tree_.constants[item.index].value);
          break;
        case ItemKind::Alias:
          WEFT_CHECK(item.index < tree_.aliases.size(), "alias {}", item.index);
          named(tree_.aliases[item.index].name);
          expression(tree_.aliases[item.index].value);
          break;
        case ItemKind::Struct:
          WEFT_CHECK(item.index < tree_.structs.size(), "struct {}", item.index);
          named(tree_.structs[item.index].name);
          for (const FieldDecl& f : tree_.structs[item.index].fields) {
            named(f.name);
            if (f.annotation.valid()) expression(f.annotation);
          }
          break;
        case ItemKind::Function:
          WEFT_CHECK(item.index < tree_.functions.size(), "function {}", item.index);
          function(tree_.functions[item.index]);
          break;
      }
    }
  }

 private:
  enum class Role { Part, Statement, Expression };

  static Role role(NodeKind kind) {
    switch (kind) {
#define WEFT_STMT(Kind, children) \
  case NodeKind::Kind:            \
    return Role::Statement;
#define WEFT_EXPR(Kind, children) \
  case NodeKind::Kind:            \
    return Role::Expression;
#define WEFT_PART(Kind, children) \
  case NodeKind::Kind:            \
    return Role::Part;
#include "weft/ast/nodes.def"
    }
    WEFT_UNREACHABLE();
  }

  void named(Symbol name) const { WEFT_CHECK(name.valid(), "a declaration without a name"); }

  void function(const FunctionDecl& f) {
    named(f.name);
    WEFT_CHECK(f.def.valid() && f.def.v < tree_.size(), "function without a definition");
    const Node& def = tree_.node(f.def);
    WEFT_CHECK(def.kind == NodeKind::FunctionDef);
    WEFT_CHECK(def.name == f.name, "function '{}' is defined by another name", tree_.text(f.name));
    function_def(f.def);
    const auto arguments = tree_.kids_before_split(tree_.kid(f.def, 0), 0);
    WEFT_CHECK(arguments.size() == f.args.size(), "{} of {} arguments of '{}' are declared",
               f.args.size(), arguments.size(), tree_.text(f.name));
    for (std::size_t i = 0; i < arguments.size(); ++i)
      WEFT_CHECK(tree_.node(arguments[i]).name == f.args[i].name, "argument {} of '{}'", i,
                 tree_.text(f.name));
  }

  const Node& enter(NodeId id) const {
    WEFT_CHECK(id.valid() && id.v < tree_.size(), "node {} of {}", id.v, tree_.size());
    const Node& n = tree_.node(id);
    WEFT_CHECK(n.split <= n.kids_count, "node {} ({}): split {} of {} children", id.v,
               node_kind_name(n.kind), n.split, n.kids_count);
    for (NodeId kid : tree_.kids(id)) {
      if (kid.valid())
        WEFT_CHECK(kid.v < id.v, "node {} ({}) has the later node {} as its child", id.v,
                   node_kind_name(n.kind), kid.v);
    }
    return n;
  }

  void count(NodeId id, std::uint32_t least, std::uint32_t most = 0xffffffffu) const {
    const Node& n = tree_.node(id);
    WEFT_CHECK(n.kids_count >= least && n.kids_count <= most, "node {} ({}) has {} children", id.v,
               node_kind_name(n.kind), n.kids_count);
  }

  void function_def(NodeId id) {
    const Node& n = enter(id);
    WEFT_CHECK(n.split >= 2, "function '{}' has no body", tree_.text(n.name));
    WEFT_CHECK(n.bits == 0 || n.kids_count > n.split, "function '{}' has no return annotation",
               tree_.text(n.name));
    const NodeId args = tree_.kid(id, 0);
    const Node& a = enter(args);
    WEFT_CHECK(a.kind == NodeKind::Arguments);
    for (NodeId arg : tree_.kids_before_split(args, 0)) {
      WEFT_CHECK(enter(arg).kind == NodeKind::Arg);
      named(tree_.node(arg).name);
      count(arg, 0, 1);
      for (NodeId annotation : tree_.kids(arg)) expression(annotation);
    }
    for (NodeId value : tree_.kids_after_split(args)) expression(value);
    for (NodeId s : tree_.kids_before_split(id, 1)) statement(s);
    for (NodeId e : tree_.kids_after_split(id)) expression(e);
  }

  void statement(NodeId id) {
    const Node& n = enter(id);
    if (n.kind == NodeKind::Unsupported) return;
    WEFT_CHECK(role(n.kind) == Role::Statement, "node {} ({}) stands where a statement should",
               id.v, node_kind_name(n.kind));
    switch (n.kind) {
      case NodeKind::If:
      case NodeKind::While:
        WEFT_CHECK(n.split >= 2, "node {} ({}) has no body", id.v, node_kind_name(n.kind));
        expression(tree_.kid(id, 0));
        for (NodeId s : tree_.kids(id).subspan(1)) statement(s);
        return;
      case NodeKind::For:
        WEFT_CHECK(n.split >= 3, "node {} (For) has no body", id.v);
        expression(tree_.kid(id, 0));
        expression(tree_.kid(id, 1));
        for (NodeId s : tree_.kids(id).subspan(2)) statement(s);
        return;
      case NodeKind::Assign:
        count(id, 2);
        break;
      case NodeKind::AugAssign:
        count(id, 2, 2);
        WEFT_CHECK(n.op <= static_cast<int>(BinaryOp::RShift));
        break;
      case NodeKind::Break:
      case NodeKind::Continue:
      case NodeKind::Pass:
        count(id, 0, 0);
        break;
      case NodeKind::Return:
        count(id, 0, 1);
        break;
      case NodeKind::ExprStmt:
        count(id, 1, 1);
        break;
      case NodeKind::Assert:
        count(id, 1, 2);
        break;
#define WEFT_EXPR(Kind, children) case NodeKind::Kind:
#define WEFT_PART(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
        WEFT_UNREACHABLE("checked above");
    }
    for (NodeId kid : tree_.kids(id)) expression(kid);
  }

  void expression(NodeId id) {
    const Node& n = enter(id);
    WEFT_CHECK(role(n.kind) == Role::Expression, "node {} ({}) stands where an expression should",
               id.v, node_kind_name(n.kind));
    switch (n.kind) {
      case NodeKind::Name:
        named(n.name);
        count(id, 0, 0);
        break;
      case NodeKind::Constant:
        count(id, 0, 0);
        WEFT_CHECK(n.op <= static_cast<int>(ConstantKind::BigInt));
        WEFT_CHECK(n.name.valid() || (n.op != static_cast<int>(ConstantKind::Str) &&
                                      n.op != static_cast<int>(ConstantKind::Bytes)));
        break;
      case NodeKind::Attribute:
        named(n.name);
        count(id, 1, 1);
        break;
      case NodeKind::Object:
        count(id, 0, 0);
        WEFT_CHECK(n.bits < tree_.objects.size());
        break;
      case NodeKind::Starred:
        count(id, 1, 1);
        break;
      case NodeKind::Subscript:
        count(id, 2, 2);
        break;
      case NodeKind::Slice:
        count(id, 3, 3);
        for (NodeId kid : tree_.kids(id))
          if (kid.valid()) expression(kid);
        return;
      case NodeKind::Call:
        WEFT_CHECK(n.split >= 1, "node {} (Call) has no function", id.v);
        for (NodeId kid : tree_.kids_before_split(id, 0)) expression(kid);
        for (NodeId kid : tree_.kids_after_split(id)) {
          WEFT_CHECK(enter(kid).kind == NodeKind::Keyword);
          count(kid, 1, 1);
          expression(tree_.kid(kid, 0));
        }
        return;
      case NodeKind::BinOp:
        count(id, 2, 2);
        WEFT_CHECK(n.op <= static_cast<int>(BinaryOp::RShift));
        break;
      case NodeKind::UnaryOp:
        count(id, 1, 1);
        WEFT_CHECK(n.op <= static_cast<int>(UnaryOp::Invert));
        break;
      case NodeKind::BoolOp:
        count(id, 2);
        WEFT_CHECK(n.op <= static_cast<int>(BoolOp::Or));
        break;
      case NodeKind::Compare:
        count(id, 2);
        tree_.compare_ops(id);
        break;
      case NodeKind::IfExp:
        count(id, 3, 3);
        break;
      case NodeKind::Tuple:
      case NodeKind::List:
        break;
      case NodeKind::Unsupported:
        return;
#define WEFT_STMT(Kind, children) case NodeKind::Kind:
#define WEFT_PART(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
        WEFT_UNREACHABLE("checked above");
    }
    for (NodeId kid : tree_.kids(id)) expression(kid);
  }

  const Tree& tree_;
};

}  // namespace

void verify_tree(const Tree& tree) { Verifier(tree).run(); }

}  // namespace weft
