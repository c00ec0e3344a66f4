#include "weft/frontend/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <limits>
#include <optional>
#include <string>

#include "literals.h"
#include "program_tree.h"
#include "program_types.h"
#include "source.h"
#include "word_table.h"

namespace weft {
namespace {

constexpr std::uint32_t kMostLines = 1u << 30;
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

// Takes off the word that says how an array's annotation was written.
ArrayForm array_form(std::string_view& type) {
  for (const auto& [word, form] : {std::pair<std::string_view, ArrayForm>{"made ", ArrayForm::Made},
                                   {"bare ", ArrayForm::Bare}})
    if (type.starts_with(word)) {
      type.remove_prefix(word.size());
      return form;
    }
  return ArrayForm::Unknown;
}

// The lowest 64 bits of an integer of any size; nothing if it is none, or longer than Python
// writes.
std::optional<std::uint64_t> low_bits(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (text.empty() || text.size() > kMostDigits) return {};
  std::uint64_t n = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return {};
    n = n * 10 + static_cast<std::uint64_t>(c - '0');
  }
  return negative ? 0 - n : n;
}

// Reads the document into the Tree, front to back. It is one class, because all parts of a document
// are taken off one cursor, `c_`, and objects, types and functions stand in each other. A reader of
// a field is a method, so that the table of fields can name it.
class ProgramReader final : ObjectReader {
 public:
  ProgramReader(std::string_view text, std::string_view file_name, Tree& tree)
      : text_(text),
        file_name_(file_name),
        tree_(tree),
        c_(text),
        nodes_(tree, file_name, c_, *this) {}

  Status read();

 private:
  Status document();
  Status part(std::string_view key, unsigned& seen);
  Status structs();
  Status function(FunctionDecl& out);
  // Readers of a function's fields.
  Status name(FunctionDecl& out, CapturedFunction& c);
  Status line(FunctionDecl& out, CapturedFunction& c);
  Status source(FunctionDecl& out, CapturedFunction& c);
  Status arguments(FunctionDecl& out, CapturedFunction& c);
  Status returns(FunctionDecl& out, CapturedFunction& c);
  Status defaults(FunctionDecl& out, CapturedFunction& c);
  Status function_options(FunctionDecl& out, CapturedFunction& c);
  Status statics(FunctionDecl& out, CapturedFunction& c);
  Status definition(FunctionDecl& out, CapturedFunction& c);
  Status scope(FunctionDecl& out, CapturedFunction& c);
  Status is_kernel(FunctionDecl& out, CapturedFunction& c);
  Status body_returns(FunctionDecl& out, CapturedFunction& c);
  template <auto kMember>
  Status member(FunctionDecl& out, CapturedFunction& c);
  template <bool CapturedFunction::*kThere, std::string CapturedFunction::*kText>
  Status snippet(FunctionDecl& out, CapturedFunction& c);
  Status field(std::string_view name, std::uint64_t key, FunctionDecl& out, CapturedFunction& c);
  Status functions();
  Status groups();
  Status scopes();
  Status references() const;
  std::optional<Object> object(Literal* literal) override;
  std::optional<Object> object_of(std::string_view kind, JsonList& list, Literal* literal);
  std::optional<Object> constant(Literal* literal);
  std::optional<Object> value(std::string_view type_text);

  // The value at the cursor if it is of that kind, else nothing.
  std::string_view string() {
    std::string_view s;
    if (!c_.string(s)) c_.skip();
    return s;
  }
  std::uint32_t index() {
    std::int64_t n = -1;
    if (!c_.number(n)) c_.skip();
    return n >= 0 && n < 0xffffffff ? static_cast<std::uint32_t>(n) : 0xffffffffu;
  }
  bool flag() {
    bool b = false;
    if (!c_.boolean(b)) c_.skip();
    return b;
  }
  bool pair(std::string_view& first, std::string_view& second);
  Status options(Options& out);
  Type type(std::string_view text, CapturedFunction& c);
  std::uint32_t text(std::string_view s) {
    tree_.object_texts.emplace_back(s);
    return static_cast<std::uint32_t>(tree_.object_texts.size() - 1);
  }
  Diag bad(std::string_view what) const {
    return diag(DiagCode::BadProgram, SourceLoc{std::string(file_name_)}, what);
  }

  std::string_view text_;
  std::string_view file_name_;
  Tree& tree_;
  JsonCursor c_;
  ProgramTree nodes_;
  std::uint32_t next_line_ = 1;  // of Tree::source
  int depth_ = 0;                // of objects in objects
};

Status ProgramReader::read() {
  if (first_bad_utf8(text_) != std::string_view::npos) return bad("it is not UTF-8");
  Status status = document();
  if (c_.failed()) return bad(fmt::format("it is not JSON from byte {} on", c_.failed_at()));
  return status;
}

// The parts of a document in the order that their meaning needs; an earlier one may be missed.
constexpr std::string_view kParts[] = {"format",  "warp",      "options", "hash",
                                       "structs", "functions", "groups",  "scopes"};

Status ProgramReader::document() {
  if (!c_.open('{')) return bad("not an object");
  unsigned seen = 0;
  std::string_view key;
  for (JsonFields fields(c_); fields.next(key);) WEFT_RETURN_IF_ERROR(part(key, seen));
  if (c_.peek() != '\0') c_.fail();
  if (c_.failed()) return {};
  for (std::size_t i = 0; i < std::size(kParts); ++i)
    if ((seen >> i & 1) == 0) return bad(fmt::format("it has no {}", kParts[i]));
  tree_.index_lines();
  return references();
}

Status ProgramReader::part(std::string_view key, unsigned& seen) {
  const auto* at = std::find(std::begin(kParts), std::end(kParts), key);
  if (at == std::end(kParts)) {
    c_.skip();
    return {};
  }
  const auto i = static_cast<unsigned>(at - std::begin(kParts));
  // Structs stand before the types that name them; nothing else depends on the order.
  if ((seen >> i & 1) != 0 || (key == "structs" && (seen >> (i + 1) & 1) != 0))
    return bad(fmt::format("its {} stand twice or too late", key));
  seen |= 1u << i;
  const auto list = [&](Status (ProgramReader::*read)()) -> Status {
    if (!c_.open('[')) return bad(fmt::format("it has no list of {}", key));
    return (this->*read)();
  };
  if (key == "structs") return list(&ProgramReader::structs);
  if (key == "functions") return list(&ProgramReader::functions);
  if (key == "groups") return list(&ProgramReader::groups);
  if (key == "scopes") return list(&ProgramReader::scopes);
  if (key == "options") return options(tree_.module_options);
  if (key == "hash") {
    tree_.kernel_hash = string();
  } else if (key == "format") {
    if (std::int64_t n = 0; !c_.number(n) || n != 1) return bad("its format is not 1");
  } else if (const std::string_view warp = string(); warp != "1.19.0") {
    return bad("it was captured with Warp " + std::string(warp));
  }
  return {};
}

// What refers to another part of the document must find it there.
Status ProgramReader::references() const {
  const auto within = [&](const Object& o) {
    switch (o.kind) {
      case Object::Warp:
      case Object::Namespace:
      case Object::Instance:
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
  for (const CapturedFunction& c : tree_.captured) {
    for (const Object& o : c.statics)
      if (!within(o)) return bad("an object refers to what is not there");
    if (c.scope >= tree_.scopes.size() || !there(c.grad) || !there(c.replay))
      return bad("a function refers to what is not there");
  }
  for (const GroupDecl& g : tree_.groups)
    for (const FunctionId f : g.overloads)
      if (!f.valid() || !there(f)) return bad("an overload is not there");
  if (tree_.functions.empty()) return bad("it has no function");
  for (std::size_t i = 1; i < tree_.functions.size(); ++i)
    if (tree_.functions[i].is_kernel) return bad("a kernel is not its first function");
  return {};
}

// A list of two words.
bool ProgramReader::pair(std::string_view& first, std::string_view& second) {
  if (!c_.open('[')) return false;
  JsonList list(c_);
  if (!list.next() || !c_.string(first) || !list.next() || !c_.string(second)) return false;
  list.skip_rest();
  return true;
}

Status ProgramReader::options(Options& out) {
  if (!c_.open('{')) return bad("options that are none");
  std::string_view key, value;
  for (JsonFields fields(c_); fields.next(key);) {
    if (c_.string(value)) {
      out.emplace_back(key, value);
    } else {
      c_.skip();
    }
  }
  return {};
}

Status ProgramReader::structs() {
  for (JsonList list(c_); list.next();) {
    StructDecl decl;
    bool has_fields = false;
    std::string_view key;
    if (!c_.open('{')) return bad("a struct that is none");
    for (JsonFields keys(c_); keys.next(key);) {
      if (key == "key") {
        decl.name = tree_.intern(string());
      } else if (key == "native") {
        decl.native = string();
      } else if (key == "hash") {
        decl.hash = string();
      } else if (key == "fields" && c_.open('[')) {
        has_fields = true;
        for (JsonList fields(c_); fields.next();) {
          std::string_view name, type;
          if (!pair(name, type)) return bad("a struct's field is not a name and a type");
          FieldDecl field;
          field.form = array_form(type);
          const auto t = program_type(type, tree_);
          field.name = tree_.intern(name);
          if (t && !t->is_void()) {
            field.type = *t;
          } else if (decl.unsupported.empty()) {
            decl.unsupported = "a struct's field of type '" + std::string(type) + "'";
          }
          decl.fields.push_back(field);
        }
      } else {
        c_.skip();
      }
    }
    if (decl.native.empty() || !has_fields || !decl.name.valid())
      return bad("a struct lacks its name or fields");
    tree_.structs.push_back(std::move(decl));
  }
  return {};
}

Status ProgramReader::functions() {
  for (JsonList list(c_); list.next();) {
    FunctionDecl decl;
    WEFT_RETURN_IF_ERROR(function(decl));
    tree_.functions.push_back(std::move(decl));
  }
  return {};
}

Type ProgramReader::type(std::string_view text, CapturedFunction& c) {
  const auto t = program_type(text, tree_);
  if (t && !(t->is_struct() && !tree_.structs[t->index].unsupported.empty())) return *t;
  if (c.unsupported.empty())
    c.unsupported =
        t ? tree_.structs[t->index].unsupported : "the type '" + std::string(text) + "'";
  return Type{};
}

bool is_template_type(std::string_view text) {
  return text.find("any") != std::string_view::npos ||
         text.find("generic") != std::string_view::npos || text.starts_with("array 0") ||
         text.find("vec 0") != std::string_view::npos ||
         text.find("mat 0") != std::string_view::npos;
}

Status ProgramReader::name(FunctionDecl& out, CapturedFunction&) {
  out.name = tree_.intern(string());
  return {};
}

Status ProgramReader::line(FunctionDecl& out, CapturedFunction& c) {
  const std::uint32_t line = index();
  if (line > kMostLines) return bad("a function on a line that is none");
  c.line_shift = static_cast<std::int32_t>(line) - static_cast<std::int32_t>(out.first_line);
  return {};
}

// The sources of all functions stand one after the other.
Status ProgramReader::source(FunctionDecl& out, CapturedFunction& c) {
  const std::size_t before = tree_.source.size();
  if (!c_.append_string(tree_.source)) c_.skip();
  const std::string_view s = std::string_view(tree_.source).substr(before);
  if (s.empty() || out.last_line != 0) return bad("a function lacks its source");
  if (has_foreign_line_break(s)) c.unsupported = "a line separator that is not a newline";
  const bool ends = s.ends_with('\n');
  next_line_ += static_cast<std::uint32_t>(std::count(s.begin(), s.end(), '\n')) + (ends ? 0 : 1);
  if (!ends) tree_.source += '\n';
  out.last_line = next_line_ - 1;
  return {};
}

Status ProgramReader::arguments(FunctionDecl& out, CapturedFunction& c) {
  if (!c_.open('[')) return bad("a function has no arguments");
  for (JsonList list(c_); list.next();) {
    std::string_view name, type_text;
    if (!pair(name, type_text)) return bad("an argument is not a name and a type");
    ArgDecl arg;
    arg.name = tree_.intern(name);
    arg.form = array_form(type_text);
    arg.python = type_text.starts_with("python ");
    if (arg.python) type_text.remove_prefix(7);
    arg.type = type(type_text, c);
    if (arg.python && !arg.type.is_scalar()) return bad("a type of Python's that is no scalar");
    c.generic = c.generic || is_template_type(type_text);
    out.args.push_back(arg);
  }
  return {};
}

Status ProgramReader::returns(FunctionDecl& out, CapturedFunction& c) {
  const std::string_view s = string();
  const Type t = type(s, c);
  if (t.plain(TypeKind::Tuple)) {
    out.return_types = tree_.tuples[t.index];
  } else if (!t.is_void()) {
    out.return_types = {t};
  }
  out.has_return_type = !out.return_types.empty();
  if (s.find("any") != std::string_view::npos || s.find("generic") != std::string_view::npos)
    out.has_return_type = false;  // nothing to hold the results against
  return {};
}

Status ProgramReader::defaults(FunctionDecl& out, CapturedFunction&) {
  if (!c_.open('{')) return bad("defaults that are none");
  std::string_view name;
  for (JsonFields fields(c_); fields.next(name);) {
    const auto o = object(nullptr);
    if (!o) return bad("a default that is no object");
    tree_.objects.push_back(*o);
    const Symbol label = tree_.intern(name);
    for (ArgDecl& arg : out.args)
      if (arg.name == label)
        arg.default_value = tree_.add(NodeKind::Object, {}, 0, Symbol{}, tree_.objects.size() - 1);
  }
  return {};
}

Status ProgramReader::function_options(FunctionDecl& out, CapturedFunction&) {
  return options(out.options);
}

Status ProgramReader::statics(FunctionDecl&, CapturedFunction& c) {
  if (!c_.open('[')) return bad("statics that are none");
  for (JsonList list(c_); list.next();) {
    const auto o = object(nullptr);
    if (!o) return bad("a static expression has no value");
    c.statics.push_back(*o);
  }
  return {};
}

Status ProgramReader::definition(FunctionDecl& out, CapturedFunction&) {
  nodes_.set_first_line(out.first_line);
  WEFT_TRY(out.def, nodes_.function_def());
  return {};
}

Status ProgramReader::scope(FunctionDecl&, CapturedFunction& c) {
  c.scope = index();
  return {};
}

Status ProgramReader::is_kernel(FunctionDecl& out, CapturedFunction&) {
  out.is_kernel = flag();
  return {};
}

Status ProgramReader::body_returns(FunctionDecl&, CapturedFunction& c) {
  c.annotation_decides = !flag();
  return {};
}

// A field that is stored as it is.
template <auto kMember>
Status ProgramReader::member(FunctionDecl&, CapturedFunction& c) {
  auto& to = c.*kMember;
  using T = std::remove_reference_t<decltype(to)>;
  if constexpr (std::is_same_v<T, bool>) {
    to = flag();
  } else if constexpr (std::is_same_v<T, std::string>) {
    to = string();
  } else if constexpr (std::is_same_v<T, int>) {
    to = static_cast<int>(index());
  } else {
    static_assert(std::is_same_v<T, FunctionId>);
    to = FunctionId{index()};
  }
  return {};
}

// C++ text, or null where there is none.
template <bool CapturedFunction::*kThere, std::string CapturedFunction::*kText>
Status ProgramReader::snippet(FunctionDecl&, CapturedFunction& c) {
  std::string_view s;
  c.*kThere = c_.string(s);
  if (c.*kThere) {
    c.*kText = s;
  } else {
    c_.skip();
  }
  return {};
}

Status ProgramReader::field(std::string_view name, std::uint64_t key, FunctionDecl& out,
                            CapturedFunction& c) {
  using Read = Status (ProgramReader::*)(FunctionDecl&, CapturedFunction&);
  using Captured = CapturedFunction;
  static constexpr std::pair<std::string_view, Read> kReaderOf[] = {
      {"key", &ProgramReader::name},
      {"file", &ProgramReader::member<&Captured::file>},
      {"line", &ProgramReader::line},
      {"source", &ProgramReader::source},
      {"args", &ProgramReader::arguments},
      {"returns", &ProgramReader::returns},
      {"defaults", &ProgramReader::defaults},
      {"options", &ProgramReader::function_options},
      {"statics", &ProgramReader::statics},
      {"tree", &ProgramReader::definition},
      {"scope", &ProgramReader::scope},
      {"kernel", &ProgramReader::is_kernel},
      {"native", &ProgramReader::member<&Captured::native>},
      {"dim", &ProgramReader::member<&Captured::kernel_dim>},
      {"reverse_args", &ProgramReader::member<&Captured::reverse_args>},
      {"grad", &ProgramReader::member<&Captured::grad>},
      {"replay", &ProgramReader::member<&Captured::replay>},
      {"skip_forward", &ProgramReader::member<&Captured::skip_forward>},
      {"skip_reverse", &ProgramReader::member<&Captured::skip_reverse>},
      {"inline", &ProgramReader::member<&Captured::inline_hint>},
      {"snippet", &ProgramReader::snippet<&Captured::is_native, &Captured::snippet>},
      {"body_returns", &ProgramReader::body_returns},
      {"adj_snippet", &ProgramReader::snippet<&Captured::has_adj_snippet, &Captured::adj_snippet>},
      {"replay_snippet",
       &ProgramReader::snippet<&Captured::has_replay_snippet, &Captured::replay_snippet>},
  };
  static constexpr WordTable kReaders(kReaderOf);
  const Read* read = kReaders.find(key, name);
  if (read != nullptr) return (this->**read)(out, c);
  c_.skip();
  return {};
}

Status ProgramReader::function(FunctionDecl& out) {
  CapturedFunction c;
  c.scope = 0xffffffffu;
  out.first_line = next_line_;
  if (!c_.open('{')) return bad("a function that is none");
  std::string_view name;
  bool has_args = false, has_line = false;
  for (JsonFields fields(c_); fields.next(name);) {
    has_args = has_args || name == "args";
    has_line = has_line || name == "line";
    WEFT_RETURN_IF_ERROR(field(name, fields.key(), out, c));
  }
  if (!has_args || !has_line || !out.def.valid() || !out.name.valid() || out.last_line == 0)
    return bad("a function lacks its name, arguments, line, source or tree");
  if (!out.is_kernel && c.native.empty()) return bad("a function has no native name");
  out.captured = static_cast<std::uint32_t>(tree_.captured.size());
  tree_.captured.push_back(std::move(c));
  return {};
}

Status ProgramReader::groups() {
  for (JsonList list(c_); list.next();) {
    GroupDecl group;
    std::string_view key;
    if (!c_.open('{')) return bad("a group that is none");
    for (JsonFields fields(c_); fields.next(key);) {
      if (key == "key") {
        group.key = tree_.intern(string());
      } else if (key == "native") {
        group.native = string();
      } else if (key == "scope") {
        group.scope = index();
      } else if (key == "overloads" && c_.open('[')) {
        for (JsonList overloads(c_); overloads.next();)
          group.overloads.push_back(FunctionId{index()});
      } else {
        c_.skip();
      }
    }
    if (group.overloads.empty() || !group.key.valid()) return bad("a group has no overloads");
    tree_.groups.push_back(std::move(group));
  }
  return {};
}

Status ProgramReader::scopes() {
  for (JsonList list(c_); list.next();) {
    std::vector<std::pair<Symbol, Object>> scope;
    std::string_view name;
    if (!c_.open('{')) return bad("a scope is not an object");
    for (JsonFields fields(c_); fields.next(name);) {
      const auto o = object(nullptr);
      if (!o) return bad("the object '" + std::string(name) + "' is not understood");
      scope.emplace_back(tree_.intern(name), *o);
    }
    std::sort(scope.begin(), scope.end(),
              [](const auto& a, const auto& b) { return a.first.v < b.first.v; });
    tree_.scopes.push_back(std::move(scope));
  }
  return {};
}

std::optional<Object> ProgramReader::object(Literal* literal) {
  constexpr int kMostNested = 100;  // wp.grad(wp.grad(...))
  std::string_view kind;
  if (depth_ > kMostNested || !c_.open('[')) return {};
  JsonList list(c_);
  if (!list.next() || !c_.string(kind)) return {};
  ++depth_;
  const auto o = object_of(kind, list, literal);
  --depth_;
  if (o) list.skip_rest();
  return o;
}

std::optional<Object> ProgramReader::object_of(std::string_view kind, JsonList& list,
                                               Literal* literal) {
  if (kind == "math") return Object{Object::Math, 0};
  if (!list.next()) return Object{Object::Unknown, text("?")};
  if (kind == "constant") return constant(literal);
  if (kind == "type") {
    ObjectType t;
    const std::string_view spelled = string();
    if (!list.next() || !c_.boolean(t.python) || !list.next()) return {};
    t.name = string();
    const auto parsed = program_type(spelled, tree_);
    if (!parsed) return Object{Object::Unknown, text(spelled)};
    t.type = *parsed;
    tree_.object_types.push_back(std::move(t));
    return Object{Object::Type, static_cast<std::uint32_t>(tree_.object_types.size() - 1)};
  }
  if (kind == "grad") {
    const auto o = object(nullptr);
    if (!o) return {};
    tree_.objects.push_back(*o);
    return Object{Object::Grad, static_cast<std::uint32_t>(tree_.objects.size() - 1)};
  }
  if (kind == "other" && literal != nullptr) {
    const std::string_view what = string();
    literal->there = true;
    literal->kind = what == "NoneType"  ? ConstantKind::None
                    : what == "bytes"   ? ConstantKind::Bytes
                    : what == "complex" ? ConstantKind::Complex
                                        : ConstantKind::Ellipsis;
    return Object{};
  }
  static constexpr std::pair<std::string_view, Object::Kind> kIndexed[] = {
      {"warp", Object::Warp},
      {"namespace", Object::Namespace},
      {"object", Object::Instance},
      {"struct", Object::Struct},
      {"group", Object::Group}};
  for (const auto& [name, k] : kIndexed)
    if (kind == name) return Object{k, index()};
  static constexpr std::pair<std::string_view, Object::Kind> kNamed[] = {
      {"builtin", Object::Builtin}, {"python", Object::Python}, {"special", Object::Special}};
  std::string_view s;
  if (!c_.string(s)) {
    c_.skip();
    s = "?";
  }
  for (const auto& [name, k] : kNamed)
    if (kind == name) return Object{k, text(s)};
  return Object{Object::Unknown, text(s)};
}

std::optional<Object> ProgramReader::constant(Literal* literal) {
  std::string_view kind, a, number;
  if (!c_.open('[')) return {};
  JsonList list(c_);
  if (!list.next() || !c_.string(kind) || !list.next() || !c_.string(a)) return {};
  ConstValue c;
  const auto held = [&](ConstantKind k, std::uint64_t bits) {
    literal->there = true;
    literal->kind = k;
    literal->bits = bits;
    literal->text = a;
    return Object{};
  };
  std::optional<Object> result;
  if (kind == "str") {
    if (literal != nullptr) {
      result = held(ConstantKind::Str, 0);
    } else {
      c.type = Type::string();
      c.s = a;
    }
  } else if (kind == "int" || kind == "bool") {
    const auto n = whole(a);
    if (!n || (*n < 0 && !a.starts_with('-'))) {  // beyond int64
      const auto low = low_bits(a);
      if (kind == "bool" || !low) return {};
      if (n && literal != nullptr) {
        result = held(ConstantKind::Int, *low);
      } else if (literal != nullptr && !a.starts_with('-')) {
        result = held(ConstantKind::BigInt, *low);
      } else {
        c.type = Type::of(Scalar::Int32);
        c.i = {static_cast<std::int64_t>(*low)};
        c.s = a;
      }
    } else if (literal != nullptr && !a.starts_with('-')) {
      result = held(kind == "bool" ? ConstantKind::Bool : ConstantKind::Int,
                    static_cast<std::uint64_t>(*n));
    } else {
      c.type = Type::of(kind == "bool" ? Scalar::Bool : Scalar::Int32);
      c.i = {*n};
    }
  } else if (kind == "float") {
    const auto f = hex_float(a);
    if (!f) return {};
    if (literal != nullptr) {
      result = held(ConstantKind::Float, std::bit_cast<std::uint64_t>(*f));
    } else {
      c.type = Type::of(Scalar::Float32);
      c.f = {*f};
    }
  } else if (kind == "scalar") {
    if (!list.next() || !c_.string(number)) return {};
    const auto t = program_type(a, tree_);
    c.python = false;
    if (!t || !t->is_scalar()) {
      result = Object{Object::Unknown, text(a)};
    } else if (const auto f = hex_float(number)) {
      c.type = *t;
      c.f = {*f};
    } else if (const auto low = low_bits(number)) {
      c.type = *t;
      c.i = {static_cast<std::int64_t>(*low)};
      if (const auto n = whole(number); !n || (*n < 0) != number.starts_with('-')) c.s = number;
    } else {
      result = Object{Object::Unknown, text(a)};
    }
  } else if (kind == "value") {
    if (!list.next()) return {};
    result = value(a);
    if (!result) return {};
  } else {
    return {};
  }
  list.skip_rest();
  if (result) return result;
  tree_.object_constants.push_back(std::move(c));
  return Object{Object::Constant, static_cast<std::uint32_t>(tree_.object_constants.size() - 1)};
}

std::optional<Object> ProgramReader::value(std::string_view type_text) {
  const auto t = program_type(type_text, tree_);
  if (!t || !t->is_composite() || !c_.open('[')) {
    c_.skip();
    return Object{Object::Unknown, text(type_text)};
  }
  ConstValue c;
  c.type = *t;
  c.python = false;
  for (JsonList list(c_); list.next();) {
    std::string_view number;
    if (!c_.string(number)) return {};
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

Status parse_program(std::string_view json, std::string_view file_name, Tree& out) {
  out.clear();
  if (json.size() > kMaxProgramBytes)
    return diag(DiagCode::FileTooLarge, SourceLoc{std::string(file_name)}, json.size(),
                kMaxProgramBytes);
  out.file_name = file_name;
  WEFT_RETURN_IF_ERROR(ProgramReader(json, file_name, out).read());
  if (kVerify) verify_tree(out);
  return {};
}

Result<Tree> parse_program(std::string_view json, std::string_view file_name) {
  Tree tree;
  WEFT_RETURN_IF_ERROR(parse_program(json, file_name, tree));
  return tree;
}

}  // namespace weft
