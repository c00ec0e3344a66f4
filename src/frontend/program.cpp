#include "weft/frontend/program.h"

#include <simdjson.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <string>

#include "program_tree.h"
#include "program_types.h"
#include "source.h"

namespace weft {
namespace {

using Json = simdjson::dom::element;

constexpr std::size_t kMaxProgramBytes = std::size_t{64} << 20;

// The value of a number that Python wrote with float.hex() or str().
std::optional<double> hex_float(std::string_view text) {
  if (text == "inf") return std::numeric_limits<double>::infinity();
  if (text == "-inf") return -std::numeric_limits<double>::infinity();
  if (text == "nan") return std::numeric_limits<double>::quiet_NaN();
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (!text.starts_with("0x")) return {};
  text.remove_prefix(2);
  double v = 0;
  const auto end =
      std::from_chars(text.data(), text.data() + text.size(), v, std::chars_format::hex);
  if (end.ec != std::errc() || end.ptr != text.data() + text.size()) return {};
  return negative ? -v : v;
}

// An integer of 64 bits; those from 2^63 on as their bits.
std::optional<std::int64_t> whole(std::string_view text) {
  std::int64_t v = 0;
  const char* last = text.data() + text.size();
  if (const auto end = std::from_chars(text.data(), last, v);
      end.ec == std::errc() && end.ptr == last)
    return v;
  std::uint64_t u = 0;
  if (const auto end = std::from_chars(text.data(), last, u);
      end.ec == std::errc() && end.ptr == last)
    return static_cast<std::int64_t>(u);
  return {};
}

class ProgramReader {
 public:
  ProgramReader(std::string_view file_name, Tree& tree)
      : file_name_(file_name),
        tree_(tree),
        nodes_(tree, file_name, [this](Json j) { return object(j); }) {}

  Status read(std::string_view text);
  std::optional<Object> object(Json j);

 private:
  Status structs(Json list);
  Status function(Json f, FunctionDecl& out);
  Status functions(Json list);
  Status groups(Json list);
  Status scopes(Json list);
  std::optional<Object> constant(Json j);
  std::optional<Object> value(std::string_view type_text, Json components);
  std::uint32_t text(std::string_view s) {
    tree_.object_texts.emplace_back(s);
    return static_cast<std::uint32_t>(tree_.object_texts.size() - 1);
  }
  Diag bad(std::string_view what) const {
    return diag(DiagCode::BadProgram, SourceLoc{std::string(file_name_)}, what);
  }

  std::string_view file_name_;
  Tree& tree_;
  ProgramTree nodes_;
  std::uint32_t next_line_ = 1;  // of Tree::source
};

std::string_view string_of(Json object, std::string_view key) {
  std::string_view s;
  return object[key].get(s) == simdjson::SUCCESS ? s : std::string_view{};
}

std::optional<std::int64_t> number_of(Json object, std::string_view key) {
  std::int64_t n = 0;
  if (object[key].get(n) != simdjson::SUCCESS) return {};
  return n;
}

bool flag_of(Json object, std::string_view key) {
  bool b = false;
  return object[key].get(b) == simdjson::SUCCESS && b;
}

Status ProgramReader::read(std::string_view text) {
  simdjson::dom::parser parser;
  Json root;
  if (const auto error = parser.parse(text.data(), text.size()).get(root); error)
    return bad(simdjson::error_message(error));
  if (!root.is_object()) return bad("not an object");
  if (number_of(root, "format") != 1) return bad("its format is not 1");
  if (const std::string_view warp = string_of(root, "warp"); warp != "1.19.0")
    return bad("it was captured with Warp " + std::string(warp));
  tree_.file_name = file_name_;
  tree_.kernel_hash = string_of(root, "hash");
  if (simdjson::dom::object options; root["options"].get(options) == simdjson::SUCCESS) {
    for (const auto [key, v] : options) {
      std::string_view s;
      if (v.get(s) == simdjson::SUCCESS) tree_.module_options.emplace_back(key, s);
    }
  }
  const auto part = [&](std::string_view key) -> Result<Json> {
    Json j;
    if (root[key].get(j) != simdjson::SUCCESS || !j.is_array())
      return bad("it has no list of " + std::string(key));
    return j;
  };
  WEFT_TRY(const Json struct_list, part("structs"));
  WEFT_TRY(const Json function_list, part("functions"));
  WEFT_TRY(const Json group_list, part("groups"));
  WEFT_TRY(const Json scope_list, part("scopes"));
  WEFT_RETURN_IF_ERROR(structs(struct_list));
  WEFT_RETURN_IF_ERROR(functions(function_list));
  WEFT_RETURN_IF_ERROR(groups(group_list));
  WEFT_RETURN_IF_ERROR(scopes(scope_list));
  tree_.index_lines();
  const auto within = [&](const Object& o) {
    switch (o.kind) {
      case Object::Warp:
      case Object::Namespace:
        return o.index < tree_.scopes.size();
      case Object::Group:
        return o.index < tree_.groups.size();
      case Object::Struct:
        return o.index < tree_.structs.size();
      default:
        return true;
    }
  };
  for (const auto& scope : tree_.scopes)
    for (const auto& [name, o] : scope)
      if (!within(o)) return bad("an object refers to what is not there");
  for (const Object& o : tree_.objects)
    if (!within(o)) return bad("an object refers to what is not there");
  const auto there = [&](FunctionId f) { return !f.valid() || f.v < tree_.functions.size(); };
  for (const CapturedFunction& c : tree_.captured)
    if (c.scope >= tree_.scopes.size() || !there(c.grad) || !there(c.replay))
      return bad("a function refers to what is not there");
  if (tree_.functions.empty() || !tree_.functions[0].is_kernel)
    return bad("its first function is no kernel");
  return {};
}

Status ProgramReader::structs(Json list) {
  for (const Json s : list.get_array()) {
    StructDecl decl;
    decl.name = tree_.intern(string_of(s, "key"));
    decl.native = string_of(s, "native");
    simdjson::dom::array fields;
    if (decl.native.empty() || s["fields"].get(fields) != simdjson::SUCCESS)
      return bad("a struct lacks its name or fields");
    for (const Json f : fields) {
      std::string_view name, type;
      if (f.at(0).get(name) != simdjson::SUCCESS || f.at(1).get(type) != simdjson::SUCCESS)
        return bad("a struct's field is not a name and a type");
      const auto t = program_type(type, tree_);
      FieldDecl field;
      field.name = tree_.intern(name);
      if (t && !t->is_void()) {
        field.type = *t;
      } else if (decl.unsupported.empty()) {
        decl.unsupported = "a struct's field of type '" + std::string(type) + "'";
      }
      decl.fields.push_back(field);
    }
    tree_.structs.push_back(std::move(decl));
  }
  return {};
}

Status ProgramReader::functions(Json list) {
  for (const Json f : list.get_array()) {
    FunctionDecl decl;
    WEFT_RETURN_IF_ERROR(function(f, decl));
    tree_.functions.push_back(std::move(decl));
  }
  return {};
}

Status ProgramReader::function(Json f, FunctionDecl& out) {
  CapturedFunction c;
  out.name = tree_.intern(string_of(f, "key"));
  out.is_kernel = flag_of(f, "kernel");
  c.file = string_of(f, "file");
  c.native = string_of(f, "native");
  if (!out.is_kernel && c.native.empty()) return bad("a function has no native name");
  if (const auto n = number_of(f, "dim")) c.kernel_dim = static_cast<int>(*n);
  if (const auto n = number_of(f, "reverse_args")) c.reverse_args = static_cast<int>(*n);
  if (const auto n = number_of(f, "grad")) c.grad = FunctionId{static_cast<std::uint32_t>(*n)};
  if (const auto n = number_of(f, "replay")) c.replay = FunctionId{static_cast<std::uint32_t>(*n)};
  c.skip_forward = flag_of(f, "skip_forward");
  c.skip_reverse = flag_of(f, "skip_reverse");
  c.inline_hint = string_of(f, "inline");
  if (std::string_view s; f["snippet"].get(s) == simdjson::SUCCESS) {
    c.is_native = true;
    c.snippet = s;
  }
  if (std::string_view s; f["adj_snippet"].get(s) == simdjson::SUCCESS) {
    c.has_adj_snippet = true;
    c.adj_snippet = s;
  }
  if (std::string_view s; f["replay_snippet"].get(s) == simdjson::SUCCESS) {
    c.has_replay_snippet = true;
    c.replay_snippet = s;
  }
  const auto scope = number_of(f, "scope");
  const auto line = number_of(f, "line");
  const std::string_view source = string_of(f, "source");
  if (!scope || !line || source.empty()) return bad("a function lacks its scope, line or source");
  c.scope = static_cast<std::uint32_t>(*scope);
  if (has_foreign_line_break(source)) c.unsupported = "a line separator that is not a newline";

  // The sources of all functions stand one after the other.
  out.first_line = next_line_;
  c.line_shift = static_cast<std::int32_t>(*line) - static_cast<std::int32_t>(next_line_);
  tree_.source += source;
  if (!source.ends_with('\n')) tree_.source += '\n';
  next_line_ += static_cast<std::uint32_t>(std::count(source.begin(), source.end(), '\n')) +
                (source.ends_with('\n') ? 0 : 1);
  out.last_line = next_line_ - 1;

  const auto type = [&](std::string_view text) -> Type {
    const auto t = program_type(text, tree_);
    if (t && !(t->is_struct() && !tree_.structs[t->index].unsupported.empty())) return *t;
    if (c.unsupported.empty())
      c.unsupported =
          t ? tree_.structs[t->index].unsupported : "the type '" + std::string(text) + "'";
    return Type{};
  };
  simdjson::dom::array args;
  if (f["args"].get(args) != simdjson::SUCCESS) return bad("a function has no arguments");
  simdjson::dom::object defaults;
  const bool has_defaults = f["defaults"].get(defaults) == simdjson::SUCCESS;
  for (const Json a : args) {
    std::string_view name, type_text;
    if (a.at(0).get(name) != simdjson::SUCCESS || a.at(1).get(type_text) != simdjson::SUCCESS)
      return bad("an argument is not a name and a type");
    ArgDecl arg;
    arg.name = tree_.intern(name);
    arg.type = type(type_text);
    if (type_text.find("any") != std::string_view::npos ||
        type_text.find("generic") != std::string_view::npos || type_text.starts_with("array 0") ||
        type_text.find("vec 0") != std::string_view::npos ||
        type_text.find("mat 0") != std::string_view::npos)
      c.generic = true;
    if (Json d; has_defaults && defaults[name].get(d) == simdjson::SUCCESS) {
      if (const auto o = object(d)) {
        tree_.objects.push_back(*o);
        arg.default_value = tree_.add(NodeKind::Object, {}, 0, Symbol{}, tree_.objects.size() - 1);
      }
    }
    out.args.push_back(arg);
  }
  if (std::string_view r; f["returns"].get(r) == simdjson::SUCCESS) {
    const Type t = type(r);
    if (t.plain(TypeKind::Tuple)) {
      out.return_types = tree_.tuples[t.index];
    } else if (!t.is_void()) {
      out.return_types = {t};
    }
    out.has_return_type = !out.return_types.empty();
    if (r.find("any") != std::string_view::npos || r.find("generic") != std::string_view::npos) {
      out.has_return_type = false;  // nothing to hold the results against
    }
  }
  if (simdjson::dom::object options; f["options"].get(options) == simdjson::SUCCESS) {
    for (const auto [key, v] : options) {
      std::string_view s;
      if (v.get(s) == simdjson::SUCCESS) out.options.emplace_back(key, s);
    }
  }
  if (simdjson::dom::array statics; f["statics"].get(statics) == simdjson::SUCCESS) {
    for (const Json s : statics) {
      const auto o = object(s);
      if (!o) return bad("a static expression has no value");
      c.statics.push_back(*o);
    }
  }
  Json tree;
  if (f["tree"].get(tree) != simdjson::SUCCESS) return bad("a function has no tree");
  nodes_.set_first_line(out.first_line);
  WEFT_TRY(out.def, nodes_.function_def(tree));
  out.captured = static_cast<std::uint32_t>(tree_.captured.size());
  tree_.captured.push_back(std::move(c));
  return {};
}

Status ProgramReader::groups(Json list) {
  for (const Json g : list.get_array()) {
    GroupDecl group;
    group.key = tree_.intern(string_of(g, "key"));
    group.native = string_of(g, "native");
    if (const auto n = number_of(g, "scope")) group.scope = static_cast<std::uint32_t>(*n);
    simdjson::dom::array overloads;
    if (g["overloads"].get(overloads) != simdjson::SUCCESS) return bad("a group has no overloads");
    for (const Json o : overloads) {
      std::uint64_t n = 0;
      if (o.get(n) != simdjson::SUCCESS || n >= tree_.functions.size())
        return bad("an overload is not there");
      group.overloads.push_back(FunctionId{static_cast<std::uint32_t>(n)});
    }
    tree_.groups.push_back(std::move(group));
  }
  return {};
}

Status ProgramReader::scopes(Json list) {
  for (const Json s : list.get_array()) {
    std::vector<std::pair<Symbol, Object>> scope;
    simdjson::dom::object entries;
    if (s.get(entries) != simdjson::SUCCESS) return bad("a scope is not an object");
    for (const auto [name, j] : entries) {
      const auto o = object(j);
      if (!o) return bad("the object '" + std::string(name) + "' is not understood");
      scope.emplace_back(tree_.intern(name), *o);
    }
    std::sort(scope.begin(), scope.end(),
              [](const auto& a, const auto& b) { return a.first.v < b.first.v; });
    tree_.scopes.push_back(std::move(scope));
  }
  return {};
}

std::optional<Object> ProgramReader::object(Json j) {
  std::string_view kind;
  if (j.at(0).get(kind) != simdjson::SUCCESS) return {};
  const auto index = [&]() -> std::uint32_t {
    std::uint64_t n = 0xffffffffu;
    if (j.at(1).get(n) != simdjson::SUCCESS) n = 0xffffffffu;
    return static_cast<std::uint32_t>(n);
  };
  const auto name = [&]() -> std::uint32_t {
    std::string_view s;
    if (j.at(1).get(s) != simdjson::SUCCESS) s = "?";
    return text(s);
  };
  if (kind == "constant") {
    Json c;
    if (j.at(1).get(c) != simdjson::SUCCESS) return {};
    return constant(c);
  }
  if (kind == "type") {
    std::string_view spelled, class_name;
    ObjectType t;
    if (j.at(1).get(spelled) != simdjson::SUCCESS || j.at(2).get(t.python) != simdjson::SUCCESS ||
        j.at(3).get(class_name) != simdjson::SUCCESS)
      return {};
    const auto parsed = program_type(spelled, tree_);
    if (!parsed) return Object{Object::Unknown, text(spelled)};
    t.type = *parsed;
    t.name = class_name;
    tree_.object_types.push_back(std::move(t));
    return Object{Object::Type, static_cast<std::uint32_t>(tree_.object_types.size() - 1)};
  }
  if (kind == "grad") {
    Json inner;
    if (j.at(1).get(inner) != simdjson::SUCCESS) return {};
    const auto o = object(inner);
    if (!o) return {};
    tree_.objects.push_back(*o);
    return Object{Object::Grad, static_cast<std::uint32_t>(tree_.objects.size() - 1)};
  }
  if (kind == "warp") return Object{Object::Warp, index()};
  if (kind == "math") return Object{Object::Math, 0};
  if (kind == "namespace" || kind == "object") return Object{Object::Namespace, index()};
  if (kind == "struct") return Object{Object::Struct, index()};
  if (kind == "group") return Object{Object::Group, index()};
  if (kind == "builtin") return Object{Object::Builtin, name()};
  if (kind == "python") return Object{Object::Python, name()};
  if (kind == "special") return Object{Object::Special, name()};
  return Object{Object::Unknown, name()};
}

std::optional<Object> ProgramReader::constant(Json j) {
  std::string_view kind, a;
  if (j.at(0).get(kind) != simdjson::SUCCESS || j.at(1).get(a) != simdjson::SUCCESS) return {};
  ConstValue c;
  if (kind == "str") {
    c.type = Type::string();
    c.s = a;
  } else if (kind == "int" || kind == "bool") {
    const auto n = whole(a);
    if (!n) return Object{Object::Unknown, text("an integer of more than 64 bits")};
    c.type = Type::of(kind == "bool" ? Scalar::Bool : Scalar::Int32);
    c.i = {*n};
    // Beyond 2^63 the value is there as its bits.
    if (kind == "int" && *n < 0 && !a.starts_with('-')) c.type = Type::of(Scalar::UInt64);
  } else if (kind == "float") {
    const auto f = hex_float(a);
    if (!f) return {};
    c.type = Type::of(Scalar::Float32);
    c.f = {*f};
  } else if (kind == "scalar") {
    std::string_view number;
    if (j.at(2).get(number) != simdjson::SUCCESS) return {};
    const auto t = program_type(a, tree_);
    if (!t || !t->is_scalar()) return Object{Object::Unknown, text(a)};
    c.type = *t;
    c.python = false;
    if (const auto f = hex_float(number)) {
      c.f = {*f};
    } else if (const auto n = whole(number)) {
      c.i = {*n};
    } else {
      return Object{Object::Unknown, text("an integer of more than 64 bits")};
    }
  } else if (kind == "value") {
    Json components;
    if (j.at(2).get(components) != simdjson::SUCCESS) return {};
    return value(a, components);
  } else {
    return {};
  }
  tree_.object_constants.push_back(std::move(c));
  return Object{Object::Constant, static_cast<std::uint32_t>(tree_.object_constants.size() - 1)};
}

std::optional<Object> ProgramReader::value(std::string_view type_text, Json components) {
  const auto t = program_type(type_text, tree_);
  simdjson::dom::array list;
  if (!t || !t->is_composite() || components.get(list) != simdjson::SUCCESS)
    return Object{Object::Unknown, text(type_text)};
  ConstValue c;
  c.type = *t;
  c.python = false;
  for (const Json j : list) {
    std::string_view number;
    if (j.get(number) != simdjson::SUCCESS) return {};
    if (is_float(t->scalar)) {
      const auto f = hex_float(number);
      if (!f) return {};
      c.f.push_back(*f);
    } else {
      const auto n = whole(number);
      if (!n) return {};
      c.i.push_back(*n);
    }
  }
  if (c.f.size() + c.i.size() != static_cast<std::size_t>(t->component_count())) return {};
  tree_.object_constants.push_back(std::move(c));
  return Object{Object::Constant, static_cast<std::uint32_t>(tree_.object_constants.size() - 1)};
}

}  // namespace

Result<Tree> parse_program(std::string_view json, std::string_view file_name) {
  Tree tree;
  if (json.size() > kMaxProgramBytes)
    return diag(DiagCode::FileTooLarge, SourceLoc{std::string(file_name)}, json.size(),
                kMaxProgramBytes);
  ProgramReader reader(file_name, tree);
  WEFT_RETURN_IF_ERROR(reader.read(json));
  if (kVerify) verify_tree(tree);
  return tree;
}

}  // namespace weft
