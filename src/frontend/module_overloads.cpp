// Kernels whose arguments may be of any type, and the types that the file or the caller gives them.
#include <algorithm>

#include "module.h"

namespace weft {
ModuleReader::Template* ModuleReader::find_template(Symbol name) {
  for (Template& t : templates_)
    if (t.kernel.name == name) return &t;
  return nullptr;
}

// Warp parses the kernel's source anew for each overload and counts its lines from 0.
void ModuleReader::overload(Template& of, std::span<const Type> types, SourceLoc at) {
  const Symbol name = of.kernel.name;
  of.used = true;
  bool matches = types.size() == of.kernel.args.size();
  for (std::size_t i = 0; matches && i < types.size(); ++i)
    matches = fits_template(types[i], of.kernel.args[i].type);
  if (!matches)
    return refuse(name, true, diag(DiagCode::OverloadTypes, std::move(at), tree_.text(name)));
  FunctionDecl decl = of.kernel;
  for (std::size_t i = 0; i < types.size(); ++i) {
    decl.args[i].type = types[i];
    decl.args[i].form = ArrayForm::Unknown;
  }
  const auto is_same = [&](const FunctionDecl& f) {
    return f.is_kernel && f.name == name &&
           std::equal(f.args.begin(), f.args.end(), decl.args.begin(), decl.args.end(),
                      [](const ArgDecl& a, const ArgDecl& b) { return a.type == b.type; });
  };
  if (std::any_of(tree_.functions.begin(), tree_.functions.end(), is_same)) return;
  decl.captured = FunctionDecl::kNotCaptured;
  special(decl).line_shift = -static_cast<std::int32_t>(decl.first_line);
  const auto index = static_cast<std::uint32_t>(tree_.functions.size());
  scope_.bind(name, {NameBinding::Function, index});
  tree_.items.push_back({ItemKind::Function, index});
  tree_.functions.push_back(std::move(decl));
}

// wp.overload(k, [T, ...]) and wp.overload(k, {"a": T, ...}). False if the call is another.
bool ModuleReader::overload_call(TSNode call) {
  const TSNode callee = syntax_.field(call, Field::Function);
  const TSNode list = syntax_.field(call, Field::Arguments);
  if (ts_node_is_null(callee) || ts_node_is_null(list) ||
      scope_.path(syntax_.dotted(callee)) != "warp.overload")
    return false;
  std::vector<Child> arguments;
  for (const Child& argument : syntax_.children(list))
    if (argument.named) arguments.push_back(argument);
  if (arguments.empty() || arguments[0].kind != Syn::Identifier) return true;
  const Symbol name = tree_.intern(syntax_.text(arguments[0].node));
  Template* of = find_template(name);
  if (of == nullptr || !wanted_.types.empty()) return true;
  const auto give_up = [&](Diag why) {
    of->used = true;
    refuse(name, true, std::move(why));
    return true;
  };
  const Diag not_understood = converter_.error(DiagCode::OverloadTypes, call, tree_.text(name));
  // Python comes no further than this call.
  const auto raises = [&] {
    if (!import_ends_) import_ends_ = not_understood;
    return give_up(not_understood);
  };
  if (arguments.size() == 1 || arguments[1].kind == Syn::Tuple) return raises();
  if (arguments.size() != 2) return give_up(not_understood);
  std::vector<Type> types;
  for (const ArgDecl& a : of->kernel.args) types.push_back(a.type);
  const auto read = [&](TSNode node, Type& to) -> Status {
    WEFT_TRY(const NodeId expression, converter_.expression(node));
    WEFT_TRY(to, annotations_.type(expression));
    return {};
  };
  std::size_t position = 0;
  bool open = false;  // *more
  for (const Child& part : syntax_.children(arguments[1].node))
    open = open || part.kind == Syn::ListSplat || part.kind == Syn::DictionarySplat;
  for (const Child& part : syntax_.children(arguments[1].node)) {
    if (!part.named) continue;
    TSNode value = part.node;
    std::size_t at = position++;
    if (arguments[1].kind == Syn::Dictionary) {
      const auto pair = syntax_.children(part.node);  // key : value
      if (part.kind != Syn::Pair || pair.size() != 3) return give_up(not_understood);
      const auto key = converter_.expression(pair[0].node);
      const auto label = key ? evaluator_.text(*key) : Result<std::string>(key.error());
      if (!label) return give_up(not_understood);
      const auto& args = of->kernel.args;
      at = static_cast<std::size_t>(
          std::find_if(args.begin(), args.end(),
                       [&](const ArgDecl& a) { return tree_.text(a.name) == *label; }) -
          args.begin());
      value = pair[2].node;
    } else if (arguments[1].kind != Syn::List) {
      return give_up(not_understood);
    }
    if (at >= types.size()) return open ? give_up(not_understood) : raises();
    if (const Status ok = read(value, types[at]); !ok) return give_up(ok.error());
  }
  if (arguments[1].kind != Syn::Dictionary && position != types.size() && !open) return raises();
  overload(*of, types, converter_.loc(call));
  return true;
}

// @wp.overload on a stub with the kernel's name.
void ModuleReader::overload_definition(const Definition& d) {
  Template* of = find_template(defined_name(d.node));
  if (of == nullptr || !wanted_.types.empty()) return;
  FunctionDecl stub;
  stub.is_kernel = true;
  if (const Status ok = function_decl(d, d.decorators[0], stub); !ok) {
    of->used = true;
    return refuse(of->kernel.name, true, ok.error());
  }
  std::vector<Type> types;
  for (const ArgDecl& a : stub.args) types.push_back(a.type);
  overload(*of, types, converter_.loc(d.node));
}

Status ModuleReader::requested_overload() {
  Template* of = nullptr;
  for (Template& t : templates_)
    if (wanted_.kernel.empty() ? templates_.size() == 1
                               : tree_.text(t.kernel.name) == wanted_.kernel)
      of = &t;
  if (of == nullptr)
    return diag(DiagCode::BadOption, wanted_.types, "--types",
                "it goes with one kernel whose arguments may be of any type");
  const auto types = annotations_.types_in(wanted_.types);
  if (!types)
    return diag(DiagCode::BadOption, wanted_.types, "--types",
                "it takes types as the file could write them, with commas between them");
  const NodeLoc& at = tree_.loc(of->kernel.def);
  overload(*of, *types,
           SourceLoc{file_name_, static_cast<int>(at.line), static_cast<int>(at.col) + 1});
  return {};
}

}  // namespace weft
