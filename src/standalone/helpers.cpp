#include "helpers.h"

#include <charconv>

#include "cpp_names.h"
#include "weft/base/text.h"

namespace weft::standalone {
namespace {

// The text in the parentheses that open at `open`; `end` becomes the place behind them.
std::string_view inside(std::string_view text, std::size_t open, std::size_t& end) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) {
      end = i + 1;
      return text.substr(open + 1, i - open - 1);
    }
  }
  end = text.size();
  return {};
}

// The compound whose components `$each` goes over.
Type components_of(const Bindings& b) {
  for (const char letter : std::string_view("VQW")) {
    if (b.bound(letter)) return b.of(letter);
  }
  return b.first;
}

// The words that stand for one text, whatever follows them; nothing for another word.
std::optional<std::string> plain_word(std::string_view word, const Bindings& b) {
  if (word == "dev") return "__host__ __device__ inline";
  if (word == "N") {
    const Type t = components_of(b);
    return std::to_string(t.is_quaternion() ? 4 : t.rows);
  }
  if (word == "R") return std::to_string(b.of('M').rows);
  if (word == "C") return std::to_string(b.of('M').cols);
  if (word == "f") return b.first.scalar == Scalar::Float32 ? "f" : "";
  return std::nullopt;
}

// The text between the components that the word goes over; nothing for another word.
std::optional<std::string_view> joint_of(std::string_view word) {
  if (word == "each" || word == "each2") return ", ";
  if (word == "sum") return " + ";
  if (word == "all") return " && ";
  if (word == "any") return " || ";
  return std::nullopt;
}

std::string number_text(std::string_view number, Scalar s) {
  double value = 0;
  std::from_chars(number.data(), number.data() + number.size(), value);
  return cpp_number(value, s);
}

// How many arguments the call that opens at the beginning of `rest` has.
std::size_t count_arguments(std::string_view rest) {
  std::size_t close = 0;
  const std::string_view given =
      !rest.empty() && rest[0] == '(' ? inside(rest, 0, close) : std::string_view();
  int depth = 0;
  std::size_t count = 1;
  for (const char c : given) {
    if (c == '(') ++depth;
    if (c == ')') --depth;
    count += c == ',' && depth == 0;
  }
  return count;
}

}  // namespace

std::string Helpers::global_name(std::string_view own) const {
  std::string name(own);
  if (is_library_name(own) || table_.has(own) || table_.names_function(own)) name += '_';
  return name;
}

Diag Helpers::unsupported(std::string_view what) const {
  return Diag{DiagCode::UnsupportedStandalone, {}, {std::string(what)}};
}

Result<std::string> Helpers::type(const Type& t) {
  if (t.plain(TypeKind::Tuple)) return tuple(t);
  std::string name = cpp_type(t, structs_);
  if (name.empty()) return unsupported("a value of type " + repr(t));
  note(t);
  if (t.is_composite() && made_.insert("type " + name).second) {
    Bindings b;
    const Form* form = table_.find("type", std::span(&t, 1), {}, b);
    if (form == nullptr) return unsupported("a value of type " + name);
    WEFT_TRY(std::string text, expand(form->text, b));
    types_.push_back(std::move(text));
    names_.insert(name);
  }
  return name;
}

Result<std::string> Helpers::tuple(const Type& t) {
  const std::span<const Type> types = elements(t);
  if (types.empty() || types.size() > std::size(kResultFields))
    return unsupported("a tuple of " + std::to_string(types.size()) + " elements");
  std::string name = "tuple", members;
  for (std::size_t i = 0; i < types.size(); ++i) {
    WEFT_TRY(const std::string one, type(types[i]));
    name.append("_").append(one, one.find_first_not_of('_'));
    members += "  " + one + " " + std::string(kResultFields[i]) + ";\n";
  }
  if (made_.insert("type " + name).second)
    tuples_.push_back("struct " + name + " {\n" + members + "};");
  names_.insert(name);
  return name;
}

Result<std::string> Helpers::element_function(const Type& t) {
  WEFT_TRY(const std::string own, tuple(t));
  WEFT_TRY(const std::string element, type(elements(t)[0]));
  if (made_.insert("at " + own).second) {
    std::string list;
    for (std::size_t i = 0; i < elements(t).size(); ++i)
      list += (i > 0 ? ", t." : "t.") + std::string(kResultFields[i]);
    functions_.push_back("__host__ __device__ inline " + element + " at(const " + own +
                         "& t, int i) {\n  const " + element + " elements[] = {" + list +
                         "};\n  return elements[i];\n}");
    names_.insert("at");
  }
  return std::string("at");
}

void Helpers::note(const Type& t) {
  if (is_narrow_float(t.scalar)) narrow_.insert(t.scalar);
}

Result<std::optional<BoundForm>> Helpers::use_in_float(std::string_view key,
                                                       std::span<const Type> args) {
  const Scalar s = args.empty() ? Scalar::None : args[0].scalar;
  if (!is_narrow_float(s)) return std::optional<BoundForm>();
  for (const Type& t : args)
    if (!t.is_scalar() || t.scalar != s) return std::optional<BoundForm>();
  const Type single = Type::of(Scalar::Float32);
  const std::vector<Type> wide(args.size(), single);
  Bindings as_float;
  if (table_.find(key, wide, single, as_float) == nullptr) return std::optional<BoundForm>();
  WEFT_TRY(const BoundForm inner, use(key, wide, single));
  BoundForm bound;
  static const Form kCall;  // a form that is called by its name
  bound.form = &kCall;
  bound.bindings.first = args[0];
  bound.name = std::string(narrow_prefix(s)) + std::string(key);
  note(args[0]);
  if (!made_.insert(bound.name).second) return std::optional(bound);
  const std::string own(cpp_scalar(s));
  std::string parameters, call;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const char letter = static_cast<char>('a' + i);
    names.push_back("float(" + std::string(1, letter) + ")");
    parameters += (i > 0 ? ", " : "") + own + " " + letter;
    call += (i > 0 ? ", " : "") + names.back();
  }
  call =
      inner.form->is_expression ? expression(inner, names, names) : inner.name + "(" + call + ")";
  functions_.push_back("__host__ __device__ inline " + own + " " + bound.name + "(" + parameters +
                       ") {\n  return " + own + "(" + call + ");\n}");
  names_.insert(bound.name);
  return std::optional(bound);
}

Result<BoundForm> Helpers::use(std::string_view key, std::span<const Type> args,
                               const Type& result) {
  BoundForm bound;
  bound.form = table_.find(key, args, result, bound.bindings);
  if (bound.form == nullptr) {
    WEFT_TRY(std::optional<BoundForm> wide, use_in_float(key, args));
    if (wide) return *std::move(wide);
    std::string what = "wp." + std::string(key) + "(";
    for (std::size_t i = 0; i < args.size(); ++i)
      what += (i > 0 ? ", " : "") + (args[i].is_void() ? "?" : repr(args[i]));
    return unsupported(what + ")");
  }
  const Form& form = *bound.form;
  for (const Type& t : bound.bindings.types) note(t);
  if (!form.is_expression) {
    WEFT_TRY(bound.name, expand(form.name, bound.bindings));
  }
  std::string id = std::to_string(&form - table_.forms().data());
  for (const Type& t : bound.bindings.types) id += ' ' + cpp_type(t, structs_);
  if (!made_.insert(id).second) return bound;
  for (const Need& need : form.needs) {
    std::vector<Type> types;
    for (const std::string_view name : need.args) {
      types.push_back(bound.bindings.named(name.substr(0, 1) == "$" ? name.substr(1) : name));
      if (types.back().is_void())
        return unsupported("the type " + std::string(name) + " in the form of " +
                           std::string(form.key));
    }
    Type out;
    if (!need.result.empty())
      out = bound.bindings.named(need.result.substr(0, 1) == "$" ? need.result.substr(1)
                                                                 : need.result);
    WEFT_TRY([[maybe_unused]] const BoundForm used, use(need.key, types, out));
  }
  if (form.is_expression) {
    // Words of the expression that are called must not be hidden by variables.
    for (std::size_t i = 0; i < form.text.size();) {
      std::size_t end = i;
      while (end < form.text.size() && is_word(form.text[end])) ++end;
      if (end > i && end < form.text.size()) {
        const std::string word(form.text.substr(i, end - i));
        names_.insert(word);
        names_.insert(word + "f");
      }
      i = end + 1;
    }
    return bound;
  }
  WEFT_TRY(std::string text, expand(form.text, bound.bindings));
  functions_.push_back(std::move(text));
  names_.insert(bound.name);
  return bound;
}

std::string Helpers::expression(const BoundForm& f, std::span<const std::string> args,
                                std::span<const std::string> atoms) {
  Result<std::string> text = expand(f.form->text, f.bindings, args, atoms);
  return text ? *text : std::string();
}

std::string Helpers::each(std::string_view body, const Bindings& b, std::string_view joint,
                          bool rows) {
  std::string out;
  const auto put = [&](std::string_view access, int number) {
    for (std::size_t i = 0; i < body.size(); ++i) {
      if (body[i] == '.' && i + 1 < body.size() && body[i + 1] == '$' &&
          (i + 2 == body.size() || !is_word(body[i + 2]))) {
        out += access;
        ++i;
      } else if (body[i] == '#') {
        out += std::to_string(number);
      } else {
        out += body[i];
      }
    }
  };
  if (rows) {
    const Type& m = b.of('M');
    for (int r = 0; r < m.rows; ++r) {
      out += r > 0 ? ", {" : "{";
      for (int c = 0; c < m.cols; ++c) {
        if (c > 0) out += ", ";
        put(".m[" + std::to_string(r) + "][" + std::to_string(c) + "]", r * m.cols + c);
      }
      out += '}';
    }
    return "{" + out + "}";
  }
  const Type t = components_of(b);
  if (t.is_matrix()) {
    for (int r = 0; r < t.rows; ++r) {
      for (int c = 0; c < t.cols; ++c) {
        if (r + c > 0) out += joint;
        put(".m[" + std::to_string(r) + "][" + std::to_string(c) + "]", r * t.cols + c);
      }
    }
    return out;
  }
  const int n = t.kind == TypeKind::Quaternion ? 4 : t.rows;
  for (int i = 0; i < n; ++i) {
    if (i > 0) out += joint;
    put(component(t, i), i);
  }
  return out;
}

void Helpers::narrow_function(std::string_view name, std::size_t arity, Scalar s) {
  const std::string own(cpp_scalar(s)), made = std::string(narrow_prefix(s)) + std::string(name);
  if (!made_.insert(made).second) return;
  std::string parameters, args;
  for (std::size_t i = 0; i < arity; ++i) {
    const char letter = static_cast<char>('a' + i);
    parameters += (i > 0 ? ", " : "") + own + " " + letter;
    args += std::string(i > 0 ? ", " : "") + "float(" + letter + ")";
  }
  functions_.push_back("__host__ __device__ inline " + own + " " + made + "(" + parameters +
                       ") {\n  return " + own + "(" + std::string(name) + "f(" + args + "));\n}");
  names_.insert(made);
}

// The name of a function of C for the scalar type, called as `rest` begins.
std::string Helpers::math_function(std::string_view name, std::string_view rest, Scalar s) {
  std::string out(name);
  if (is_narrow_float(s)) {
    narrow_function(name, count_arguments(rest), s);
    return std::string(narrow_prefix(s)) + out;
  }
  names_.insert(out);
  names_.insert(out + "f");
  if (s == Scalar::Float32) out += 'f';
  return out;
}

// The type that the word begins with, the longest one: `$Vd` is no type, `$vec3` and `$S` are.
// `length`: of the type's part of the word. `form`: for the message.
Result<std::string> Helpers::type_word(std::string_view word, const Bindings& b,
                                       std::string_view form, std::size_t& length) {
  Type t;
  for (length = word.size(); length > 0; --length) {
    t = b.named(word.substr(0, length));
    if (!t.is_void()) break;
  }
  if (t.is_void())
    return unsupported("'$" + std::string(word) + "' in the form '" +
                       std::string(form.substr(0, 60)) + "'");
  return type(t);
}

// The argument that a form asks for by its number, from 1 on.
Result<std::string> Helpers::numbered(std::span<const std::string> args, std::size_t n,
                                      std::string_view form) const {
  if (n < 1 || n > args.size()) return unsupported("the form '" + std::string(form) + "'");
  return args[n - 1];
}

Result<std::string> Helpers::expand(std::string_view text, const Bindings& b,
                                    std::span<const std::string> args,
                                    std::span<const std::string> atoms) {
  std::string out;
  const Scalar s = b.first.scalar;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] != '$') {
      out += text[i++];
      continue;
    }
    std::size_t end = i + 1;
    std::string made;
    if (end < text.size() && text[end] == '(') {  // $(1)
      const std::string_view number = inside(text, end, end);
      std::size_t n = 0;
      std::from_chars(number.data(), number.data() + number.size(), n);
      WEFT_TRY(made, numbered(atoms, n, text));
      out += made;
      i = end;
      continue;
    }
    while (end < text.size() && is_word(text[end])) ++end;
    const std::string_view word = text.substr(i + 1, end - i - 1);
    const bool call = end < text.size() && text[end] == '(';
    if (!word.empty() && word[0] >= '1' && word[0] <= '9' && !args.empty()) {
      WEFT_TRY(made, numbered(args, static_cast<std::size_t>(word[0] - '0'), text));
      end = i + 2;
    } else if (const auto plain = plain_word(word, b)) {
      made = *plain;
    } else if (call && word == "num") {
      made = number_text(inside(text, end, end), s);
    } else if (call && word == "fn") {
      const std::string_view name = inside(text, end, end);
      made = math_function(name, text.substr(end), s);
    } else if (const auto joint = joint_of(word); call && joint) {
      const std::string_view body = inside(text, end, end);
      WEFT_TRY(made, expand(each(body, b, *joint, word == "each2"), b, args, atoms));
    } else {
      std::size_t length = 0;
      WEFT_TRY(made, type_word(word, b, text, length));
      end = i + 1 + length;
    }
    out += made;
    i = end;
  }
  return out;
}

}  // namespace weft::standalone
