// Module items: imports, constants, structs, functions and kernels, with PEP 8's blank lines.
#include "printer.h"
#include "weft/base/check.h"
#include "weft/print/print.h"

namespace weft {
namespace print {
namespace {

constexpr uint32_t kMaxColumns = 96;  // of a signature on one line

}  // namespace

void Printer::blank_lines(int count) {
  for (int i = 0; i < count; ++i) end_line();
}

void Printer::imports() {
  for (const auto& [alias, package] : tree_.modules) {
    put("import ");
    put(package);
    if (tree_.text(alias) != package) {
      put(" as ");
      put_name(alias);
    }
    end_line();
  }
  for (const auto& [alias, path] : tree_.imported_names) {
    const size_t dot = path.rfind('.');
    const std::string_view name = std::string_view(path).substr(dot + 1);
    put("from ");
    put(std::string_view(path).substr(0, dot));
    put(" import ");
    put(name);
    if (tree_.text(alias) != name) {
      put(" as ");
      put_name(alias);
    }
    end_line();
  }
}

void Printer::constant_decl(ConstantDecl& decl) {
  decl.line = line_;
  put_name(decl.name);
  put(" = ");
  // `value` may be the whole right-hand side or what stands inside wp.constant().
  const Node& value = tree_.node(decl.value);
  bool has_call = false;
  if (value.kind == NodeKind::Call) {
    const Node& func = tree_.node(tree_.kid(decl.value, 0));
    has_call = func.kind == NodeKind::Attribute && tree_.text(func.name) == "constant";
  }
  const bool wrap = decl.wrapped && !has_call;
  if (wrap) put("wp.constant(");
  expression(decl.value, kTest);
  if (wrap) put(')');
  end_line();
}

void Printer::alias_decl(AliasDecl& decl) {
  decl.line = line_;
  put_name(decl.name);
  put(" = ");
  expression(decl.value, kTest);
  end_line();
}

void Printer::struct_decl(StructDecl& decl) {
  decl.line = line_;
  put("@wp.struct");
  end_line();
  put("class ");
  put_name(decl.name);
  put(':');
  end_line();
  ++depth_;
  for (const FieldDecl& field : decl.fields) {
    begin_line();
    put_name(field.name);
    put(": ");
    expression(field.annotation, kTest);
    end_line();
  }
  --depth_;
}

void Printer::argument_list(NodeId arguments, bool wrapped) {
  const auto args = tree_.kids_before_split(arguments, 0);
  const auto defaults = tree_.kids_after_split(arguments);
  const size_t first_default = args.size() - defaults.size();
  if (wrapped) {
    end_line();
    ++depth_;
  }
  for (size_t i = 0; i < args.size(); ++i) {
    if (wrapped) {
      begin_line();
    } else if (i > 0) {
      put(", ");
    }
    if (i == 0) begin(arguments);
    begin(args[i]);
    put_name(tree_.node(args[i]).name);
    const bool annotated = !tree_.kids(args[i]).empty();
    if (annotated) {
      put(": ");
      expression(tree_.kid(args[i], 0), kTest);
    }
    end(args[i]);
    if (i >= first_default) {
      put(annotated ? " = " : "=");
      expression(defaults[i - first_default], kTest);
    }
    if (i + 1 == args.size()) end(arguments);
    if (wrapped) {
      put(',');
      end_line();
    }
  }
  if (wrapped) --depth_;
}

void Printer::function_decl(FunctionDecl& decl) {
  decl.first_line = line_;
  const NodeId def = decl.def;
  const Node n = tree_.node(def);
  auto tail = tree_.kids_after_split(def);
  NodeId returns;
  if (n.bits != 0) {  // an annotation of the result
    returns = tail.back();
    tail = tail.first(tail.size() - 1);
  }
  for (NodeId decorator : tail) {
    begin_line();
    put('@');
    expression(decorator, kTest);
    end_line();
  }
  begin(def);
  put("def ");
  put_name(n.name);
  put('(');
  const NodeId arguments = tree_.kid(def, 0);
  const size_t at = out_.size();
  argument_list(arguments, false);
  // A long signature has one argument a line, with a comma after the last.
  if (column() > kMaxColumns) {
    out_.resize(at);
    argument_list(arguments, true);
  }
  put(')');
  if (returns.valid()) {
    put(" -> ");
    expression(returns, kTest);
  }
  put(':');
  end_line();
  body(tree_.kids_before_split(def, 1));
  decl.last_line = line_ - 1;
  if (locations_) locations_->loc(def).end_line = decl.last_line;
}

void Printer::module() {
  WEFT_CHECK(locations_ != nullptr);
  imports();
  Tree& tree = *locations_;
  bool first = true, after_line = true;
  for (const Item& item : tree.items) {
    const bool one_line = item.kind == ItemKind::Constant || item.kind == ItemKind::Alias;
    blank_lines(one_line && after_line ? (first ? 1 : 0) : 2);
    switch (item.kind) {
      case ItemKind::Constant:
        constant_decl(tree.constants[item.index]);
        break;
      case ItemKind::Struct:
        struct_decl(tree.structs[item.index]);
        break;
      case ItemKind::Alias:
        alias_decl(tree.aliases[item.index]);
        break;
      case ItemKind::Function:
        function_decl(tree.functions[item.index]);
        break;
    }
    after_line = one_line;
    first = false;
  }
}

}  // namespace print

void print_module(Tree& tree) {
  // The tree's own buffer is reused when a tree is printed twice.
  std::string out = std::move(tree.source);
  out.clear();
  out.reserve(2048);
  print::Printer(tree, &tree, out).module();
  tree.source = std::move(out);
  for (const FunctionDecl& f : tree.functions) {
    if (f.is_kernel) tree.file_name = std::string(tree.text(f.name)) + ".py";
  }
  tree.index_lines();
}

std::string print_expression(const Tree& tree, NodeId id) {
  std::string out;
  print::Printer(tree, nullptr, out).expression(id, print::kTuple);
  return out;
}

Phrase print_expression(const Tree& tree, NodeId id, const Substitution& substitute) {
  if (std::optional<Phrase> other = substitute(id)) return std::move(*other);
  Phrase out;
  print::Printer printer(tree, nullptr, out.text, &substitute);
  printer.expression(id, print::kTuple);
  out.binds = printer.precedence(id);
  return out;
}

}  // namespace weft
