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
      out += "}";
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
    if (end < text.size() && text[end] == '(') {  // $(1)
      const std::string_view number = inside(text, end, end);
      std::size_t n = 0;
      std::from_chars(number.data(), number.data() + number.size(), n);
      if (n < 1 || n > atoms.size()) return unsupported("the form '" + std::string(text) + "'");
      out += atoms[n - 1];
      i = end;
      continue;
    }
    while (end < text.size() && is_word(text[end])) ++end;
    std::string_view word = text.substr(i + 1, end - i - 1);
    if (!word.empty() && word[0] >= '1' && word[0] <= '9' && !args.empty()) {
      const std::size_t n = static_cast<std::size_t>(word[0] - '0');
      if (n > args.size()) return unsupported("the form '" + std::string(text) + "'");
      out += args[n - 1];
      i += 2;
      continue;
    }
    const bool call = end < text.size() && text[end] == '(';
    if (word == "dev") {
      out += "__host__ __device__ inline";
    } else if (word == "N") {
      out += std::to_string(components_of(b).is_quaternion() ? 4 : components_of(b).rows);
    } else if (word == "R" || word == "C") {
      const Type& m = b.of('M');
      out += std::to_string(word == "R" ? m.rows : m.cols);
    } else if (word == "f") {
      if (s == Scalar::Float32) out += 'f';
    } else if (call && word == "num") {
      const std::string_view number = inside(text, end, end);
      double value = 0;
      std::from_chars(number.data(), number.data() + number.size(), value);
      out += cpp_number(value, s);
    } else if (call && word == "fn") {
      const std::string_view name = inside(text, end, end);
      if (is_narrow_float(s)) {
        std::size_t close = end;
        const std::string_view called =
            end < text.size() && text[end] == '(' ? inside(text, end, close) : std::string_view();
        int depth = 0;
        std::size_t arity = 1;
        for (const char c : called) {
          if (c == '(') ++depth;
          if (c == ')') --depth;
          arity += c == ',' && depth == 0;
        }
        narrow_function(name, arity, s);
        out += narrow_prefix(s);
        out += name;
      } else {
        out += name;
        if (s == Scalar::Float32) out += 'f';
        names_.insert(std::string(name));
        names_.insert(std::string(name) + "f");
      }
    } else if (call && (word == "each" || word == "sum" || word == "all" || word == "any" ||
                        word == "each2")) {
      const std::string_view body = inside(text, end, end);
      const std::string_view joint = word == "sum"   ? " + "
                                     : word == "all" ? " && "
                                     : word == "any" ? " || "
                                                     : ", ";
      WEFT_TRY(const std::string inner,
               expand(each(body, b, joint, word == "each2"), b, args, atoms));
      out += inner;
    } else {
      // The longest type that the word begins with: `$Vd` is no type, `$vec3` and `$S` are.
      Type t;
      std::size_t length = word.size();
      for (; length > 0; --length) {
        t = b.named(word.substr(0, length));
        if (!t.is_void()) break;
      }
      if (t.is_void())
        return unsupported("'$" + std::string(word) + "' in the form '" +
                           std::string(text.substr(0, 60)) + "'");
      WEFT_TRY(const std::string name, type(t));
      out += name;
      end = i + 1 + length;
    }
    i = end;
  }
  return out;
}

}  // namespace weft::standalone
