// Builtins that write to the output, and expectations, which do so when they fail.
//
// The text is that of Warp's CPU device, byte for byte. Formats of printf() are taken apart while
// code is made, so that a value never meets a format for another type.
#include <fmt/format.h>
#include <fmt/printf.h>

#include "arithmetic.h"
#include "call_site.h"
#include "code_builder.h"
#include "component_arrays.h"
#include "math_ops.h"

namespace weft::eval {
namespace {

// --- values as text ---

std::string short_float(double x) { return fmt::sprintf("%g", x); }

// A component as a float32, which Warp prints compounds as.
std::string component_text(const Machine& m, Scalar s, std::uint32_t at) {
  if (is_float(s)) return short_float(static_cast<float>(float_number(s, m.frame + at)));
  return short_float(static_cast<float>(whole_number(m, s, at)));
}

std::string scalar_text(const Machine& m, Scalar s, std::uint32_t at) {
  if (s == Scalar::Bool) return m.read<std::uint8_t>(at) != 0 ? "True" : "False";
  if (is_float(s)) return short_float(float_number(s, m.frame + at));
  const std::int64_t i = whole_number(m, s, at);
  return is_signed_int(s) ? fmt::format("{}", i) : fmt::format("{}", static_cast<std::uint64_t>(i));
}

// With the end of the line. The type is one that prints_value() takes.
std::string value_text(const Machine& m, const Operand& o) {
  const Type& t = o.type;
  if (t.plain(TypeKind::Shape)) {
    const auto shape = m.read<ShapeValue>(o.offset);
    return fmt::format("({}, {}, {}, {})\n", shape.dims[0], shape.dims[1], shape.dims[2],
                       shape.dims[3]);
  }
  if (t.is_scalar()) return scalar_text(m, t.scalar, o.offset) + "\n";
  std::vector<std::string> parts;
  for (int i = 0; i < t.component_count(); ++i) {
    const std::uint32_t at = o.offset + static_cast<std::uint32_t>(i) * scalar_size(t.scalar);
    parts.push_back(component_text(m, t.scalar, at));
  }
  if (t.is_quaternion()) return fmt::format("{}\n", fmt::join(parts, " "));
  if (t.is_transform()) {
    return fmt::format("({} {} {}) ({} {} {} {})\n", parts[0], parts[1], parts[2], parts[3],
                       parts[4], parts[5], parts[6]);
  }
  const std::size_t row = t.is_matrix() ? t.cols : parts.size();
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    out += parts[i] + " ";
    if ((i + 1) % row == 0) out += '\n';
  }
  return out;
}

bool prints_value(const Type& t) { return !t.ref && (t.is_value() || t.plain(TypeKind::Shape)); }

// On one line, for messages.
std::string one_line(const Machine& m, const Operand& o) {
  std::string out;
  for (const char c : value_text(m, o)) {
    if (c != '\n')
      out += c;
    else if (!out.empty() && out.back() == ' ')
      out.back() = ';';
  }
  while (!out.empty() && (out.back() == ';' || out.back() == ' ')) out.pop_back();
  return out;
}

// --- print ---

void print_text(Machine& m, const Step& s) { m.print(m.code->texts[s.extra]); }
void print_value(Machine& m, const Step& s) { m.print(value_text(m, m.code->operands[s.extra])); }

void emit_text(const CallSite& c, std::string text) {
  if (text.empty()) return;
  const std::uint32_t at = c.code.add_text(std::move(text));
  c.code.emit(print_text).extra = at;
}

// C ends a string at the first zero.
std::string c_string(const std::string& s) { return s.substr(0, s.find('\0')); }

bool emit_print(const CallSite& c, const Operand& o) {
  if (prints_value(o.type)) {
    const std::uint32_t at = c.code.add_operands({&o, 1});
    c.code.emit(print_value).extra = at;
    return true;
  }
  if (o.type.ref) return false;
  if (o.type.plain(TypeKind::Tuple)) {
    const std::vector<Type>& types = c.code.program().tuples[o.type.index];
    for (std::size_t i = 0; i < types.size(); ++i) {
      const Operand element{types[i], o.offset + c.code.layouts().tuple_offset(o.type, i)};
      if (!emit_print(c, element)) return false;
    }
    return true;
  }
  if (!o.type.is_struct() && !o.type.is_array()) return false;
  emit_text(c, "<type without print implementation>\n");
  return true;
}

bool print(const CallSite& c) {
  if (c.args.size() != 1 || c.args[0].is_type || c.args[0].by_reference) return false;
  const CallOperand& value = c.args[0];
  if (value.type.plain(TypeKind::String)) {
    if (value.constant == nullptr) return false;
    emit_text(c, c_string(value.constant->s) + "\n");
    return true;
  }
  return emit_print(c, value);
}

// --- printf ---

// A conversion of a format: "%-5.2lf".
struct Conversion {
  std::string flags_and_sizes;  // "-5.2"
  int bits = 32;                // of an integer, by the length modifier
  char letter = 0;
  std::size_t end = 0;  // behind it
};

// The conversion whose '%' is at `at`; letter 0: it is none that is known. Sizes are bounded, for
// the text is kept in memory.
Conversion read_conversion(std::string_view format, std::size_t at) {
  Conversion out;
  std::size_t i = at + 1;
  const auto is_digit = [&] { return i < format.size() && format[i] >= '0' && format[i] <= '9'; };
  const auto take = [&] { out.flags_and_sizes += format[i++]; };
  const auto number = [&] {
    const std::size_t begin = i;
    while (is_digit()) take();
    return i - begin <= 3;
  };
  while (i < format.size() && std::string_view("-+ #0").find(format[i]) != std::string_view::npos)
    take();
  bool is_small = number();
  if (i < format.size() && format[i] == '.') {
    take();
    is_small = number() && is_small;
  }
  std::string length;
  while (i < format.size() && std::string_view("hlLqjzt").find(format[i]) != std::string_view::npos)
    length += format[i++];
  if (length == "hh") {
    out.bits = 8;
  } else if (length == "h") {
    out.bits = 16;
  } else if (length == "l" || length == "ll" || length == "j" || length == "z" || length == "t") {
    out.bits = 64;
  } else if (!length.empty()) {
    return out;
  }
  if (i >= format.size() || !is_small || out.flags_and_sizes.size() > 12) return out;
  out.letter = format[i];
  out.end = i + 1;
  return out;
}

// extra: the format without a length; p: bits, q: whether the number has a sign.
void print_whole(Machine& m, const Step& s) {
  const Operand& o = m.code->operands[s.b];
  const auto bits = static_cast<std::uint64_t>(whole_number(m, o.type.scalar, o.offset));
  const int unused = 64 - s.p;
  const std::string& format = m.code->texts[s.extra];
  if (s.q != 0) {
    const auto value = static_cast<long long>(bits << unused) >> unused;
    m.print(fmt::sprintf(format, value));
  } else {
    const auto value = static_cast<unsigned long long>(bits << unused >> unused);
    m.print(fmt::sprintf(format, value));
  }
}
void print_character(Machine& m, const Step& s) {
  const Operand& o = m.code->operands[s.b];
  const auto value = static_cast<char>(whole_number(m, o.type.scalar, o.offset));
  m.print(fmt::sprintf(m.code->texts[s.extra], value));
}
void print_float(Machine& m, const Step& s) {
  const Operand& o = m.code->operands[s.b];
  m.print(fmt::sprintf(m.code->texts[s.extra], float_number(o.type.scalar, m.frame + o.offset)));
}

// False: the value is of another type than the conversion takes, which C leaves open.
bool emit_conversion(const CallSite& c, const Conversion& found, const CallOperand& value) {
  const std::string format = fmt::format("%{}{}", found.flags_and_sizes, found.letter);
  if (found.letter == 's') {
    if (value.constant == nullptr || !value.type.plain(TypeKind::String)) return false;
    emit_text(c, fmt::sprintf(format, c_string(value.constant->s)));
    return true;
  }
  if (!value.type.is_scalar() || value.type.ref || value.by_reference || value.is_type)
    return false;
  const Scalar type = value.type.scalar;
  const bool is_wide = scalar_size(type) == 8;
  Handler handler = nullptr;
  switch (found.letter) {
    case 'd':
    case 'i':
    case 'u':
    case 'x':
    case 'X':
    case 'o':
      if (!is_float(type) && is_wide == (found.bits == 64)) handler = print_whole;
      break;
    case 'c':
      if (!is_float(type) && !is_wide && found.bits == 32) handler = print_character;
      break;
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
      // A modifier `l` means nothing here. Numbers of 16 bits are no numbers to C.
      if (type == Scalar::Float32 || type == Scalar::Float64) handler = print_float;
      break;
    default:
      break;
  }
  if (handler == nullptr) return false;
  const std::uint32_t text = c.code.add_text(format);
  const Operand operand = value;
  const std::uint32_t at = c.code.add_operands({&operand, 1});
  Step& s = c.code.emit(handler);
  s.extra = text;
  s.b = at;
  s.p = static_cast<std::uint16_t>(found.bits);
  s.q = found.letter == 'd' || found.letter == 'i' ? 1 : 0;
  return true;
}

bool printf(const CallSite& c) {
  if (c.args.empty() || c.args[0].constant == nullptr || !c.args[0].type.plain(TypeKind::String))
    return false;
  const std::string format = c_string(c.args[0].constant->s);
  std::size_t next = 1;
  std::string text;
  for (std::size_t i = 0; i < format.size();) {
    if (format[i] != '%') {
      text += format[i++];
      continue;
    }
    if (format.substr(i, 2) == "%%") {
      text += '%';
      i += 2;
      continue;
    }
    const Conversion found = read_conversion(format, i);
    if (found.letter == 0 || next >= c.args.size()) return false;
    emit_text(c, std::move(text));
    text.clear();
    if (!emit_conversion(c, found, c.args[next++])) return false;
    i = found.end;
  }
  emit_text(c, std::move(text));
  return true;
}

// --- expectations ---

// The operands: the value, what is expected, the tolerance. b: the builtin's name.
void expectation_fails(Machine& m, const Step& s) {
  const Operand* o = m.code->operands.data() + s.extra;
  m.fault(Fault::ExpectFailed, s, fmt::format("wp.{}()", m.code->texts[s.b]), one_line(m, o[0]),
          one_line(m, o[1]));
}

// p: 1 if the values are to differ.
struct ExpectEqual {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const Operand* o = m.code->operands.data() + s.extra;
    bool equal = true;
    for (std::uint32_t i = 0; i < s.n; ++i) {
      const auto at = static_cast<std::uint32_t>(i * sizeof(S));
      equal = equal && m.read<S>(o[0].offset + at) == m.read<S>(o[1].offset + at);
    }
    const bool is_wrong = s.p != 0 ? equal : !equal;
    if (!is_wrong) return;
    m.print(fmt::format("Error, {}() failed:\n\t Expected: {}\t Actual: {}", m.code->texts[s.b],
                        value_text(m, o[1]), value_text(m, o[0])));
    expectation_fails(m, s);
  }
};

bool expect_equal(const CallSite& c) {
  if (c.args.size() != 2) return false;
  for (const CallOperand& a : c.args)
    if (!a.type.is_value() || a.type.ref || a.by_reference || a.is_type) return false;
  const Type& t = c.arg_type(0);
  if (t.scalar != c.arg_type(1).scalar || t.kind != c.arg_type(1).kind ||
      t.component_count() != c.arg_type(1).component_count())
    return false;
  const Handler handler = scalar_handler<ExpectEqual, Plain>(t.scalar);
  if (handler == nullptr) return false;
  Step& s = c.emit(handler);
  c.add_operands(s, 0);
  s.n = static_cast<std::uint32_t>(t.component_count());
  s.p = c.id == BuiltinId::ExpectNeq ? 1 : 0;
  s.b = c.code.add_text(std::string(c.overload.builtin->key));
  return true;
}

struct ExpectNear {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const Operand* o = m.code->operands.data() + s.extra;
    const auto difference = [&](std::uint32_t i) {
      const auto at = static_cast<std::uint32_t>(i * sizeof(S));
      return math::abs(S(m.read<S>(o[0].offset + at) - m.read<S>(o[1].offset + at)));
    };
    S largest = difference(0);
    if (s.n > 1) {
      largest = math::number<S>(0);
      for (std::uint32_t i = 0; i < s.n; ++i) largest = larger(largest, difference(i));
    }
    const S tolerance = m.read<S>(o[2].offset);
    if (!(largest > tolerance)) return;
    m.print(
        fmt::format("Error, expect_near() failed with tolerance {}    Expected: {}    Actual: "
                    "{}    {}bsolute difference: {}\n",
                    value_text(m, o[2]), value_text(m, o[1]), value_text(m, o[0]),
                    s.p != 0 ? "Max a" : "A", short_float(static_cast<double>(wide(largest)))));
    expectation_fails(m, s);
  }
};

bool expect_near(const CallSite& c) {
  if (!has_one_float_format(c) || c.args.size() != 3) return false;
  Step& s = c.emit(float_handler<ExpectNear, Plain>(c.arg_type(0).scalar));
  c.add_operands(s, 0);
  s.n = static_cast<std::uint32_t>(c.arg_type(0).component_count());
  s.p = c.arg_type(0).is_scalar() ? 0 : 1;
  s.b = c.code.add_text(std::string(c.overload.builtin->key));
  return c.arg_type(0).component_count() == c.arg_type(1).component_count();
}

constexpr KnownCall kOutputCalls[] = {
    {BuiltinId::Print, print},
    {BuiltinId::Printf, printf},
    {BuiltinId::ExpectEq, expect_equal},
    {BuiltinId::ExpectNeq, expect_equal},
    {BuiltinId::ExpectNear, expect_near},
};

}  // namespace

std::span<const KnownCall> output_calls() { return kOutputCalls; }

}  // namespace weft::eval
