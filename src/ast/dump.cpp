// Text of a tree for people and tests.
#include <bit>
#include <string>

#include "names.h"
#include "weft/ast/tree.h"
#include "weft/base/check.h"
#include "weft/base/text.h"

namespace weft {

std::string_view op_name(BinaryOp op) {
  static constexpr std::string_view kNames[] = {"Add",      "Sub",    "Mult",  "MatMult", "Div",
                                                "FloorDiv", "Pow",    "Mod",   "BitAnd",  "BitOr",
                                                "BitXor",   "LShift", "RShift"};
  return kNames[static_cast<int>(op)];
}

std::string_view op_name(UnaryOp op) {
  static constexpr std::string_view kNames[] = {"UAdd", "USub", "Not", "Invert"};
  return kNames[static_cast<int>(op)];
}

std::string_view op_name(BoolOp op) { return op == BoolOp::And ? "And" : "Or"; }

std::string_view op_name(CompareOp op) {
  static constexpr std::string_view kNames[] = {"Eq",  "NotEq", "Lt",    "LtE", "Gt",
                                                "GtE", "Is",    "IsNot", "In",  "NotIn"};
  return kNames[static_cast<int>(op)];
}

std::string_view constant_kind_name(ConstantKind kind) {
  static constexpr std::string_view kNames[] = {"None", "Bool",     "Int",   "Float",
                                                "Str",  "Ellipsis", "Bytes", "Complex"};
  return kNames[static_cast<int>(kind)];
}

namespace {

class Dumper {
 public:
  Dumper(const Tree& tree, std::span<const std::vector<Type>> tuples,
         std::span<const TileInfo> tiles)
      : tree_(tree) {
    // Struct names only; a dump of a damaged tree must not fail while spelling a type.
    for (const StructDecl& s : tree.structs) struct_names_.emplace_back(text(s.name));
    names_ = {struct_names_, struct_names_, tuples, tiles};
  }

  std::string run() {
    for (const auto& [alias, module] : tree_.modules)
      out_.line("import ", module, " as ", text(alias));
    for (const auto& [alias, path] : tree_.imported_names)
      out_.line("import ", path, " as ", text(alias));
    for (const auto& [name, value] : tree_.config_options) out_.line("option ", name, " = ", value);
    for (const auto& [name, value] : tree_.module_options) out_.line("option ", name, " = ", value);
    for (const Item& item : tree_.items) dump(item);
    for (const UnknownName& u : tree_.unknown_names)
      out_.line("unknown ", text(u.name), ": ", u.why.message());
    return out_.take();
  }

 private:
  std::string_view text(Symbol s) const { return s.valid() ? tree_.text(s) : "(none)"; }

  void dump(const Item& item) {
    switch (item.kind) {
      case ItemKind::Constant: {
        const ConstantDecl& c = tree_.constants[item.index];
        out_.line("constant ", text(c.name), " = ", value(c.resolved),
                  c.wrapped ? " (wp.constant)" : "");
        node_if(c.value);
        return;
      }
      case ItemKind::Alias: {
        const AliasDecl& a = tree_.aliases[item.index];
        out_.line("alias ", text(a.name), " = ", type_repr(a.type, names_));
        node_if(a.value);
        return;
      }
      case ItemKind::Struct: {
        const StructDecl& s = tree_.structs[item.index];
        out_.line("struct ", text(s.name));
        Indent in(out_);
        for (const FieldDecl& f : s.fields)
          out_.line("field ", text(f.name), ": ", type_repr(f.type, names_));
        return;
      }
      case ItemKind::Function:
        dump(tree_.functions[item.index]);
        return;
    }
  }

  void dump(const FunctionDecl& f) {
    out_.line(f.is_kernel ? "kernel " : "function ", text(f.name), " lines ", f.first_line, "..",
              f.last_line);
    {
      Indent in(out_);
      for (const auto& [name, v] : f.options) out_.line("option ", name, " = ", v);
      if (!f.module.empty()) out_.line("module ", f.module);
      for (const auto& [name, v] : f.module_options)
        out_.line("option of the module ", name, " = ", v);
      for (const ArgDecl& a : f.args)
        out_.line("argument ", text(a.name), ": ", type_repr(a.type, names_));
      for (const Type& t : f.return_types) out_.line("returns ", type_repr(t, names_));
    }
    node_if(f.def);
  }

  void node_if(NodeId id) {
    if (!id.valid()) return;
    Indent in(out_);
    node(id);
  }

  void node(NodeId id) {
    const Node& n = tree_.node(id);
    const NodeLoc& at = tree_.loc(id);
    out_.begin_line();
    out_.write(node_kind_name(n.kind));
    detail(id, n);
    if (at.line != 0) out_.write(" @", at.line, ":", at.col, "-", at.end_line, ":", at.end_col);
    if (const Type& t = tree_.type(id); !t.is_void()) out_.write(" : ", type_repr(t, names_));
    out_.end_line();
    Indent in(out_);
    std::uint32_t i = 0;
    for (NodeId kid : tree_.kids(id)) {
      if (n.split != 0 && i == n.split) out_.line("--");
      ++i;
      if (kid.valid()) {
        node(kid);
      } else {
        out_.line("(absent)");
      }
    }
  }

  void detail(NodeId id, const Node& n) {
    switch (n.kind) {
      case NodeKind::Constant:
        out_.write(" ", constant_kind_name(static_cast<ConstantKind>(n.op)));
        constant(n);
        return;
      case NodeKind::AugAssign:
      case NodeKind::BinOp:
        out_.write(" ", op_name(static_cast<BinaryOp>(n.op)));
        return;
      case NodeKind::UnaryOp:
        out_.write(" ", op_name(static_cast<UnaryOp>(n.op)));
        return;
      case NodeKind::BoolOp:
        out_.write(" ", op_name(static_cast<BoolOp>(n.op)));
        return;
      case NodeKind::Compare:
        for (CompareOp op : tree_.compare_ops(id)) out_.write(" ", op_name(op));
        return;
      case NodeKind::FunctionDef:
      case NodeKind::Arg:
      case NodeKind::Keyword:
      case NodeKind::Name:
      case NodeKind::Attribute:
      case NodeKind::Unsupported:
        out_.write(" ", text(n.name));
        return;
      case NodeKind::Object:
        out_.write(" ", n.bits);
        return;
      case NodeKind::Arguments:
      case NodeKind::Assign:
      case NodeKind::If:
      case NodeKind::For:
      case NodeKind::While:
      case NodeKind::Break:
      case NodeKind::Continue:
      case NodeKind::Pass:
      case NodeKind::Return:
      case NodeKind::ExprStmt:
      case NodeKind::Assert:
      case NodeKind::Subscript:
      case NodeKind::Slice:
      case NodeKind::Call:
      case NodeKind::IfExp:
      case NodeKind::Tuple:
      case NodeKind::List:
      case NodeKind::Starred:
        return;
    }
  }

  void constant(const Node& n) {
    switch (static_cast<ConstantKind>(n.op)) {
      case ConstantKind::None:
      case ConstantKind::Ellipsis:
        return;
      case ConstantKind::Bool:
        out_.write(n.bits ? " True" : " False");
        return;
      case ConstantKind::Int:
        out_.write(" ", n.bits);
        return;
      case ConstantKind::Float:
      case ConstantKind::Complex:
        out_.write(" ", py_float_repr(std::bit_cast<double>(n.bits)));
        return;
      case ConstantKind::BigInt:
        out_.write(" ", text(n.name));
        return;
      case ConstantKind::Str:
      case ConstantKind::Bytes:
        out_.write(" ", py_string_repr(text(n.name)));
        return;
    }
  }

  std::string value(const ConstValue& v) const {
    if (v.type.plain(TypeKind::String)) return py_string_repr(v.s);
    std::string out = v.python ? "" : type_repr(v.type, names_);
    if (!v.python) out += '(';
    bool first = true;
    auto separate = [&] {
      if (!first) out += ", ";
      first = false;
    };
    for (double d : v.f) {
      separate();
      out += py_float_repr(d);
    }
    for (std::int64_t i : v.i) {
      separate();
      if (!v.s.empty()) {
        out += v.s;
      } else if (v.type.is_bool()) {
        out += i != 0 ? "True" : "False";
      } else if (v.type.scalar == Scalar::UInt64) {
        out += std::to_string(static_cast<std::uint64_t>(i));
      } else {
        out += std::to_string(i);
      }
    }
    if (!v.python) out += ')';
    return out;
  }

  const Tree& tree_;
  std::vector<std::string> struct_names_;
  TypeNames names_;
  TextWriter out_;
};

}  // namespace

std::string dump_tree(const Tree& tree) { return dump_tree(tree, tree.tuples, tree.tiles); }

std::string dump_tree(const Tree& tree, std::span<const std::vector<Type>> tuples,
                      std::span<const TileInfo> tiles) {
  return Dumper(tree, tuples, tiles).run();
}

}  // namespace weft
