// What is special about some functions of a file: wp.static(), custom gradients and replays, native
// code.
#include <algorithm>
#include <bit>

#include "module.h"

namespace weft {
namespace {

bool is_plain_number(const ConstValue& value) {
  return value.python && value.s.empty() &&
         (!value.f.empty() || (!value.i.empty() && value.i[0] >= 0));
}

void set_number(Node& node, const ConstValue& value) {
  const bool real = !value.f.empty();
  node.kind = NodeKind::Constant;
  node.op = static_cast<std::uint8_t>(real                   ? ConstantKind::Float
                                      : value.type.is_bool() ? ConstantKind::Bool
                                                             : ConstantKind::Int);
  node.bits =
      real ? std::bit_cast<std::uint64_t>(value.f[0]) : static_cast<std::uint64_t>(value.i[0]);
}

}  // namespace

CapturedFunction& ModuleReader::special(FunctionDecl& f) {
  if (f.captured == FunctionDecl::kNotCaptured) {
    f.captured = static_cast<std::uint32_t>(tree_.captured.size());
    tree_.captured.emplace_back();
    tree_.captured.back().scope = CapturedFunction::kModuleScope;
    tree_.captured.back().file = tree_.file_name;
  }
  return tree_.captured[f.captured];
}

// --- wp.static -----------------------------------------------------------------------------------

// In the order in which Python's fields are visited, which enters the hash.
Status ModuleReader::replace_statics(FunctionDecl& f, NodeId node,
                                     std::vector<Symbol>& loop_variables) {
  const Node n = tree_.node(node);
  if (n.kind == NodeKind::Call && scope_.path(tree_.kid(node, 0)) == "warp.static")
    return replace_static(f, node, loop_variables);
  bool loop = false;
  if (n.kind == NodeKind::For && tree_.node(tree_.kid(node, 0)).kind == NodeKind::Name) {
    loop_variables.push_back(tree_.node(tree_.kid(node, 0)).name);
    loop = true;
  }
  for (std::uint32_t i = 0; i < n.kids_count; ++i) {
    if (const NodeId kid = tree_.kid(node, i); kid.valid())
      WEFT_RETURN_IF_ERROR(replace_statics(f, kid, loop_variables));
  }
  if (loop) loop_variables.pop_back();
  return {};
}

// Warp evaluates the expression in the module's names when the function is defined. What cannot be
// evaluated then, or speaks of a loop's variable, it leaves for later; weft refuses it.
Status ModuleReader::replace_static(FunctionDecl& f, NodeId call,
                                    std::span<const Symbol> loop_variables) {
  const NodeLoc at = tree_.loc(call);
  const auto refuse_it = [&](std::string_view what) {
    return diag(DiagCode::UnsupportedYet,
                SourceLoc{file_name_, static_cast<int>(at.line), static_cast<int>(at.col) + 1},
                what);
  };
  if (tree_.node(call).kids_count != 2 || tree_.node(call).split != 2)
    return refuse_it("wp.static() with other than one argument");
  const NodeId expression = tree_.kid(call, 1);
  std::vector<NodeId> parts{expression};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Node& part = tree_.node(parts[i]);
    if (part.kind == NodeKind::Name &&
        std::find(loop_variables.begin(), loop_variables.end(), part.name) != loop_variables.end())
      return refuse_it("wp.static() of a loop's variable");
    for (const NodeId kid : tree_.kids(parts[i]))
      if (kid.valid()) parts.push_back(kid);
  }
  auto value = evaluator_.value(expression);
  if (!value || value->type.plain(TypeKind::String))
    return refuse_it("wp.static() of what only a running Python could tell");

  std::string text;
  const NodeLoc& span = tree_.loc(expression);
  for (std::uint32_t line = span.line; line <= span.end_line; ++line) {
    std::string_view part = tree_.source_line(line);
    if (line == span.end_line) part = part.substr(0, span.end_col);
    // Warp evaluates the lines as one.
    const bool glued = line != span.line && !part.empty() && part[0] != ' ' && part[0] != '\t';
    if (glued || (line != span.end_line && part.ends_with('\\')))
      return refuse_it(
          "wp.static() of several lines with a backslash, or with a line at the margin,");
    if (line == span.line) part.remove_prefix(span.col);
    text += part;
  }
  // A comment would swallow what follows it.
  if (span.line != span.end_line && text.find('#') != std::string::npos)
    return refuse_it(
        "wp.static() with a comment, or '#' in a string, in an expression over several lines");
  if (std::none_of(f.statics.begin(), f.statics.end(),
                   [&](const auto& known) { return known.first == text; }))
    f.statics.emplace_back(std::move(text), *value);

  Node& node = tree_.node(call);
  node.kids_count = 0;
  node.split = 0;
  node.name = Symbol{};
  if (!is_plain_number(*value)) {
    node.kind = NodeKind::Object;
    node.op = 0;
    node.bits = tree_.objects.size();
    tree_.objects.push_back(
        {Object::Constant, static_cast<std::uint32_t>(tree_.object_constants.size())});
    tree_.object_constants.push_back(*std::move(value));
    return {};
  }
  set_number(node, *value);
  return {};
}

// Python keeps the value of a default: that of an expression as a literal has it.
NodeId ModuleReader::default_number(NodeId given) {
  const NodeKind kind = tree_.node(given).kind;
  if (kind == NodeKind::Constant || kind == NodeKind::UnaryOp) return given;
  const auto value = evaluator_.value(given);
  if (!value || !is_plain_number(*value) || (!value->f.empty() && !(value->f[0] >= 0)))
    return given;
  const NodeLoc at = tree_.loc(given);
  const NodeId out = tree_.add(NodeKind::Constant, {}, 0, Symbol{}, 0);
  set_number(tree_.node(out), *value);
  tree_.loc(out) = at;
  return out;
}

// --- custom gradients and replays ----------------------------------------------------------------

// Any function of the file may have it.
void ModuleReader::unclear_derivative(TSNode decorator) {
  const Diag why =
      converter_.error(DiagCode::UnclearDerivative, decorator, converter_.excerpt(decorator));
  if (!unclear_) unclear_ = why;
  for (const FunctionDecl& f : tree_.functions) refuse(f.name, f.is_kernel, why);
}

// @wp.func_grad(f), @wp.func_replay(f): the overload of f whose arguments it has, and after them,
// of a gradient, the adjoints of its results.
void ModuleReader::custom_derivative(const Definition& d, bool gradient) {
  const TSNode decorator = d.decorators[0];
  refuse(defined_name(d.node), false,
         converter_.error(DiagCode::PlainFunction, d.node, tree_.text(defined_name(d.node))));
  const TSNode list = syntax_.field(decorator, Field::Arguments);
  std::vector<TSNode> arguments;
  if (!ts_node_is_null(list)) {
    for (const Child& argument : syntax_.children(list)) {
      if (!argument.named) continue;
      const bool keyword = argument.kind == Syn::KeywordArgument &&
                           syntax_.text(syntax_.field(argument.node, Field::Name)) == "forward_fn";
      arguments.push_back(keyword ? syntax_.field(argument.node, Field::Value) : argument.node);
    }
  }
  const std::string named = arguments.size() == 1 ? syntax_.dotted(arguments[0]) : "";
  const Symbol target = tree_.intern(named);
  const NameBinding::Kind bound = scope_.find(target).kind;
  // Another name of a function, perhaps; of which, is not known.
  const bool other = bound == NameBinding::Unknown &&
                     std::none_of(bound_.begin(), bound_.end(), [&](const auto& b) {
                       return b.first == target && is_definition(syntax_.kind(b.second));
                     });
  if (named.empty() || other || bound == NameBinding::None) return unclear_derivative(decorator);
  if (bound != NameBinding::Function) return;

  FunctionDecl decl;
  if (const Status ok = function_decl(d, decorator, decl); !ok)
    return refuse(target, false, ok.error());
  const auto is_generic = [&](const FunctionDecl& f) {
    const CapturedFunction* c = tree_.captured_of(f);
    return c != nullptr && c->generic;
  };
  const auto fits = [&](const FunctionDecl& f) {
    if (f.name != target || f.is_kernel || is_generic(f)) return false;
    if (const CapturedFunction* c = tree_.captured_of(f); c != nullptr && c->gradient_of.valid())
      return false;
    const std::size_t own = f.args.size();
    const std::size_t results = gradient ? f.return_types.size() : 0;
    const bool counts = decl.args.size() == own + results ||
                        (gradient && f.return_types.empty() && decl.args.size() >= own);
    if (!counts) return false;
    for (std::size_t i = 0; i < own + results; ++i) {
      const Type& wanted = i < own ? f.args[i].type : f.return_types[i - own];
      if (!types_equal(decl.args[i].type, wanted)) return false;
    }
    return true;
  };
  // Of definitions that take the same arguments the last one is what the name stands for.
  const auto last = std::find_if(tree_.functions.rbegin(), tree_.functions.rend(), fits);
  if (last == tree_.functions.rend() || is_generic(decl)) {
    Diag why = converter_.error(DiagCode::CustomGradient, decorator, tree_.text(target));
    const bool any_generic =
        is_generic(decl) ||
        std::any_of(tree_.functions.begin(), tree_.functions.end(),
                    [&](const FunctionDecl& f) { return f.name == target && is_generic(f); });
    if (!any_generic && !import_ends_) import_ends_ = why;  // Warp looks at the decorator at once
    return refuse(target, false, std::move(why));
  }

  const FunctionId of{static_cast<std::uint32_t>(tree_.functions.rend() - last - 1)};
  const FunctionId id{static_cast<std::uint32_t>(tree_.functions.size())};
  special(decl);
  CapturedFunction& its = special(tree_.functions[of.v]);
  CapturedFunction& own = tree_.captured[decl.captured];
  own.inline_hint = its.inline_hint;
  if (gradient) {
    own.gradient_of = of;
    own.reverse_args = static_cast<int>(tree_.functions[of.v].args.size());
    own.skip_forward = true;
    its.grad = id;
    its.skip_reverse = true;
    decl.name = target;
  } else {
    own.skip_reverse = true;
    its.replay = id;
    decl.name = tree_.intern("replay_" + std::string(tree_.text(target)));
  }
  tree_.functions.push_back(std::move(decl));
}

// --- native code ---------------------------------------------------------------------------------

// @wp.func_native(snippet, adj_snippet=..., replay_snippet=...)
void ModuleReader::native_function(const Definition& d, Symbol name) {
  FunctionDecl decl;
  Status ok = snippets(d.decorators[0], special(decl));
  if (ok) ok = function_decl(d, d.decorators[0], decl);
  if (ok) ok = numbered(name, d.node);
  if (!ok) return refuse(name, false, ok.error());
  const TSNode called = syntax_.field(d.decorators[0], Field::Function);
  tree_.captured[decl.captured].annotation_decides =
      syntax_.kind(called) == Syn::Attribute && syntax_.text(called).ends_with("func_native");
  const auto index = static_cast<std::uint32_t>(tree_.functions.size());
  scope_.bind(name, {NameBinding::Function, index});
  tree_.items.push_back({ItemKind::Function, index});
  tree_.functions.push_back(std::move(decl));
}

Status ModuleReader::numbered(Symbol name, TSNode definition) {
  if (!imported_) imported_.emplace(syntax_, file_name_);
  const auto module = imported_->module_of(tree_.text(name));
  if (!module) return {};
  return converter_.error(DiagCode::NumberedFunction, definition, *module, tree_.text(name));
}

Status ModuleReader::snippets(TSNode decorator, CapturedFunction& out) {
  struct Part {
    std::string_view name;
    std::string* text;
    bool* there;
  };
  const Part parts[] = {{"snippet", &out.snippet, &out.is_native},
                        {"adj_snippet", &out.adj_snippet, &out.has_adj_snippet},
                        {"replay_snippet", &out.replay_snippet, &out.has_replay_snippet}};
  const std::string which = converter_.excerpt(decorator);
  const TSNode list = syntax_.field(decorator, Field::Arguments);
  std::size_t position = 0;
  if (ts_node_is_null(list))
    return converter_.error(DiagCode::UnsupportedOption, decorator, "?", which);
  for (const Child& argument : syntax_.children(list)) {
    if (!argument.named) continue;
    TSNode value = argument.node;
    std::string_view name;
    if (argument.kind == Syn::KeywordArgument) {
      name = syntax_.text(syntax_.field(argument.node, Field::Name));
      value = syntax_.field(argument.node, Field::Value);
    } else if (position < std::size(parts)) {
      name = parts[position++].name;
    }
    const auto* part = std::find_if(std::begin(parts), std::end(parts),
                                    [&](const Part& p) { return p.name == name; });
    if (part == std::end(parts))
      return converter_.error(DiagCode::UnsupportedOption, argument.node,
                              converter_.excerpt(argument.node), which);
    WEFT_TRY(const NodeId expression, converter_.expression(value));
    const Node& n = tree_.node(expression);
    if (n.kind == NodeKind::Constant && n.op == static_cast<int>(ConstantKind::None)) continue;
    auto text = evaluator_.value(expression);
    if (!text || !text->type.plain(TypeKind::String))
      return converter_.error(DiagCode::UnsupportedOption, argument.node, name, which);
    *part->text = std::move(text->s);
    *part->there = true;
  }
  if (!out.is_native)
    return converter_.error(DiagCode::UnsupportedOption, decorator, "snippet", which);
  return {};
}

}  // namespace weft
