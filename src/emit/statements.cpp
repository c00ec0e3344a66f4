// Records to lines of C++: most records use a form from the table (stmts.def), and a few need code.
#include "statements.h"

#include <cmath>
#include <iterator>

#include "weft/base/check.h"
#include "weft/base/half.h"
#include "weft/base/text.h"

namespace weft {
namespace {

constexpr const char* kForms[] = {
#define WEFT_RECORD(Op, form) form,
#include "weft/lower/stmts.def"
};

// By CompareOp; the others compare nothing that C++ could.
constexpr std::string_view kComparisons[] = {"==", "!=", "<", "<=", ">", ">="};
static_assert(static_cast<int>(CompareOp::GtE) + 1 == std::size(kComparisons));

// The action of an atomic that has this operator.
std::string_view atomic_name(BinaryOp o) {
  switch (o) {
    case BinaryOp::Add:
      return "atomic_add";
    case BinaryOp::Sub:
      return "atomic_sub";
    case BinaryOp::BitAnd:
      return "atomic_and";
    case BinaryOp::BitOr:
      return "atomic_or";
    case BinaryOp::BitXor:
      return "atomic_xor";
    case BinaryOp::Mult:
    case BinaryOp::MatMult:
    case BinaryOp::Div:
    case BinaryOp::FloorDiv:
    case BinaryOp::Pow:
    case BinaryOp::Mod:
    case BinaryOp::LShift:
    case BinaryOp::RShift:
      break;
  }
  WEFT_CHECK(false, "an operator that no atomic has");
}

// Python counts characters, not bytes, when it pads a line.
std::size_t character_count(std::string_view utf8) {
  std::size_t n = 0;
  for (const char c : utf8) n += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return n;
}

std::string_view strip(std::string_view s) {
  const auto space = [](char c) {
    return c == ' ' || (c >= '\t' && c <= '\r') || (c >= '\x1c' && c <= '\x1f');
  };
  while (!s.empty() && space(s.front())) s.remove_prefix(1);
  while (!s.empty() && space(s.back())) s.remove_suffix(1);
  return s;
}

// A path as the #line directive has it, as a string of C: a backslash becomes a slash, what is not
// printable an octal escape.
void append_directive_path(TextBuffer& out, std::string_view path) {
  for (const char c : path) {
    if (c == '\\') {
      out += '/';
    } else if (c == '"') {
      out += "\\\"";
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\t') {
      out += "\\t";
    } else if (static_cast<unsigned char>(c) < 32 || c == 127) {
      out += '\\';
      for (int shift = 6; shift >= 0; shift -= 3)
        out += static_cast<char>('0' + (static_cast<unsigned char>(c) >> shift & 7));
    } else {
      out += c;
    }
  }
}

}  // namespace

void StatementWriter::ctype(const Type& t, bool value) {
  if (spelling_.empty() || t != spelled_ || value != spelled_value_) {
    spelling_.clear();
    append_ctype(spelling_, t, lowered_.names(), value);
    spelled_ = t;
    spelled_value_ = value;
  }
  out_ += spelling_;
}

void StatementWriter::var(VarId id, std::string_view prefix) {
  const LoweredVar& v = fn_.vars[id.v];
  switch (v.kind) {
    case LoweredVar::Local:
      out_.label(prefix, v.label);
      break;
    case LoweredVar::Argument:
      out_ += prefix;
      out_ += '_';
      out_ += tree_.text(v.name);
      break;
    case LoweredVar::Callee:
      callee(fn_.callees[v.label], prefix != "var" ? NativeCallee::Adjoint : NativeCallee::Plain);
      break;
    case LoweredVar::Number:
      integer(fn_.numbers[v.label]);
      break;
    case LoweredVar::PairType:
      out_ += v.type.scalar == Scalar::Float64 ? "wp::vec2d" : "wp::vec2f";
      break;
    case LoweredVar::NoArgument:
      out_ += "/* scalar */ 0";
      break;
    case LoweredVar::Typed:
      break;
    case LoweredVar::AdjointOf:
      // Its own adjoint is spelled the same.
      var(VarId{v.label}, "adj");
      break;
    case LoweredVar::AdjointPlace:
      place_value(v.label, true);
      break;
    case LoweredVar::Member:
      var(VarId{v.label}, prefix);
      out_ += '.';
      out_ += tree_.text(v.name);
      break;
  }
}

void StatementWriter::operand(Operand o) {
  switch (o.tag()) {
    case Operand::Var:
      var(VarId{o.value()}, "var");
      break;
    case Operand::Adj:
      var(VarId{o.value()}, "adj");
      break;
    case Operand::AddrAdj:
      var(VarId{o.value()}, "&adj");
      break;
    case Operand::DerefVar:
      out_ += "*(";
      var(VarId{o.value()}, "var");
      out_ += ')';
      break;
    case Operand::StarVar:
      out_ += '*';
      var(VarId{o.value()}, "var");
      break;
    case Operand::Text:
      out_ += fn_.text(o.value());
      break;
    case Operand::Number:
      integer(fn_.numbers[o.value()]);
      break;
    case Operand::Block:
      return numbered((o.value() & 1) != 0 ? "while_" : "for_", o.value() / 2);
    case Operand::Open:
      out_ += '{';
      break;
    case Operand::Close:
      out_ += '}';
      break;
    case Operand::LValue:
      return place_value(o.value(), false);
    case Operand::Pointer:
      return place_pointer(o.value(), false);
    case Operand::AdjPointer:
      return place_pointer(o.value(), true);
    case Operand::Access:
      return access(o.value());
    case Operand::AdjRoot:
      return adjoint_root(o.value(), o);
    case Operand::Const:
      constant(fn_.literals[o.value()].first, fn_.literals[o.value()].second);
      break;
    case Operand::Ret:
      return numbered("ret_", o.value());
    case Operand::AdjRet:
      return numbered("adj_ret_", o.value());
    case Operand::AdjRetOnly:
      out_ += "adj_ret";
      break;
    case Operand::Name:
      out_ += tree_.text(Symbol{o.value()});
      break;
    case Operand::TypeName:
      ctype(fn_.types[o.value()], true);
      break;
    case Operand::Compare:
      out_ += kComparisons[o.value()];
      break;
    case Operand::SlotAction:
      out_ += o.value() == 0 ? "store" : atomic_name(static_cast<BinaryOp>(o.value() - 1));
      break;
    case Operand::Callee:
      callee(fn_.callees[o.value()], fn_.callees[o.value()].form);
      break;
    case Operand::List:
      out_ += lowered_.scatters[o.value()].helper;
      break;
  }
}

void StatementWriter::callee(const NativeCallee& c, NativeCallee::Form form) {
  if (c.overload != nullptr) out_ += c.overload->name_space;
  if (form == NativeCallee::Adjoint) out_ += "adj_";
  if (form == NativeCallee::Replay) out_ += "replay_";
  out_ += c.overload != nullptr ? c.overload->native : fn_.text(c.name);
  for (std::uint32_t i = 0; i < c.template_count; ++i) {
    out_ += i == 0 ? "<" : ", ";
    const TemplateArg& a = fn_.template_args[c.templates + i];
    switch (a.kind) {
      case TemplateArg::Int:
        integer(a.i);
        break;
      case TemplateArg::Bool:
        out_ += a.i != 0 ? "true" : "false";
        break;
      case TemplateArg::TypeName:
        ctype(a.type, true);
        break;
      case TemplateArg::Text:
        out_ += fn_.text(static_cast<std::uint32_t>(a.i));
        break;
    }
  }
  if (c.template_count > 0) out_ += '>';
}

// Python's unicode-escape codec, which leaves quotes as they are.
void StatementWriter::escaped(std::string_view s) {
  static constexpr char kHex[] = "0123456789abcdef";
  const auto hex = [&](std::uint32_t code, int digits) {
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) out_ += kHex[code >> shift & 15];
  };
  for (std::size_t i = 0; i < s.size();) {
    const auto c = static_cast<unsigned char>(s[i]);
    if (c < 0x80) {
      ++i;
      if (c == '\\')
        out_ += "\\\\";
      else if (c == '\n')
        out_ += "\\n";
      else if (c == '\r')
        out_ += "\\r";
      else if (c == '\t')
        out_ += "\\t";
      else if (c >= 0x20 && c < 0x7f)
        out_ += static_cast<char>(c);
      else {
        out_ += "\\x";
        hex(c, 2);
      }
      continue;
    }
    const int extra = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : 1;
    std::uint32_t code = c & (0x3fu >> extra);
    for (int k = 1; k <= extra && i + static_cast<std::size_t>(k) < s.size(); ++k) {
      code = code << 6 | (static_cast<unsigned char>(s[i + static_cast<std::size_t>(k)]) & 0x3f);
    }
    i += static_cast<std::size_t>(extra) + 1;
    out_ += code < 0x100 ? "\\x" : code < 0x10000 ? "\\u" : "\\U";
    hex(code, code < 0x100 ? 2 : code < 0x10000 ? 4 : 8);
  }
}

// The suffix of a literal of an integer type.
static std::string_view integer_suffix(Scalar s) {
  return s == Scalar::UInt64 ? "ull" : s == Scalar::Int64 ? "ll" : s == Scalar::UInt32 ? "u" : "";
}

// The components of a constant vector, matrix, quaternion or transform.
void StatementWriter::initializer(const ConstValue& v) {
  const auto n = static_cast<std::size_t>(v.type.component_count());
  out_ += "wp::initializer_array<";
  number(n);
  out_ += ',';
  ctype(v.type.scalar_type());
  out_ += ">{";
  for (std::size_t k = 0; k < n; ++k) {
    if (k > 0) out_ += ", ";
    const double f = k < v.f.size() ? v.f[k] : 0;
    const std::int64_t i = k < v.i.size() ? v.i[k] : 0;
    switch (v.type.scalar) {
      case Scalar::Bool:
        out_ += i != 0 ? "true" : "false";
        break;
      case Scalar::Float64:
        out_ += py_float_repr(f);
        break;
      case Scalar::Float32:
        out_ += py_float32_widened_repr(static_cast<float>(f));
        break;
      case Scalar::Float16:
        out_ += py_float_repr(half_to_float(float_to_half_away(static_cast<float>(f))));
        break;
      case Scalar::BFloat16:
        out_ += py_float_repr(bfloat16_to_float(float_to_bfloat16(static_cast<float>(f))));
        break;
      case Scalar::UInt64:
        number(static_cast<std::uint64_t>(i));
        break;
      default:
        integer(i);
        break;
    }
  }
  out_ += '}';
}

void StatementWriter::constant(const Type& t, const VarConst& c) {
  switch (c.kind) {
    case VarConst::Int:
    case VarConst::BigInt:
      if (c.kind == VarConst::BigInt)
        out_ += fn_.text(c.value);
      else if (c.wide)
        number(static_cast<std::uint64_t>(c.i));
      else
        integer(c.i);
      if (c.typed) out_ += integer_suffix(t.scalar);
      break;
    case VarConst::Bool:
      // Only a plain bool is spelled in C; an integer type made of one keeps Python's spelling.
      if (c.typed && !t.is_bool()) {
        out_ += c.i != 0 ? "True" : "False";
        out_ += integer_suffix(t.scalar);
      } else {
        out_ += c.i != 0 ? "true" : "false";
      }
      break;
    case VarConst::Float:
      if (std::isinf(c.f))
        out_ += c.f > 0 ? "INFINITY" : "-INFINITY";
      else if (std::isnan(c.f))
        out_ += "NAN";
      else
        out_ += py_float_repr(c.f);
      break;
    case VarConst::Str:
      out_ += '"';
      escaped(fn_.text(c.value));
      out_ += '"';
      break;
    case VarConst::Value:
      initializer(fn_.values[c.value]);
      break;
    case VarConst::None:
      break;
  }
}

void StatementWriter::line(StmtId id) {
  const Stmt& s = fn_.stmts[id];
  if ((s.flags & Stmt::kBare) == 0) out_.append(static_cast<std::size_t>(s.indent) * 4, ' ');
  if ((s.flags & Stmt::kTab) != 0) out_ += '\t';
  if ((s.flags & Stmt::kComment) != 0) out_ += "// ";
  statement(s);
  out_ += '\n';
}

void StatementWriter::statement(const Stmt& s) {
  switch (s.op) {
    case StmtOp::Comment:
      comment(s, false);
      return;
    case StmtOp::LineDirective:
      line_directive(static_cast<std::uint32_t>(fn_.numbers[at(s, 0).value()]));
      break;
    case StmtOp::CommentAdj:
      comment(s, true);
      return;
    case StmtOp::Call:
      call(s);
      return;
    case StmtOp::StoreGuarded:
      out_ += "WP_DET_STORE_IF_ACTIVE(det_ctx";
      for (std::uint32_t i = 0; i < s.count; ++i) {
        out_ += ", ";
        operand(at(s, i));
      }
      out_ += ");";
      return;
    case StmtOp::Compare:
      compare(s);
      return;
    case StmtOp::SlotAddress:
    case StmtOp::SlotStore:
    case StmtOp::SlotStoreGuarded:
    case StmtOp::SlotAtomic:
    case StmtOp::SlotAdjoint:
      slot(s);
      return;
    case StmtOp::Scatter:
      out_ += "WP_DET_SCATTER_OR_FALLBACK(det_ctx, ";
      scatter(s, 0);
      return;
    case StmtOp::Counter:
      out_ += "WP_DET_COUNTER_OR_FALLBACK(";
      operand(at(s, 0));
      out_ += ", det_ctx, ";
      scatter(s, 1);
      return;
    case StmtOp::SideEffect:
      out_ += "WP_DET_SIDE_EFFECT_IF_ACTIVE(det_ctx, ";
      statement(fn_.stmts[static_cast<std::size_t>(fn_.numbers[at(s, 0).value()])]);
      out_ += ");";
      return;
    case StmtOp::Assert: {
      out_ += "assert(((void)\"";
      for (const char c : fn_.text(at(s, 0).value())) {
        if (c == '"') out_ += '\\';
        out_ += c;
      }
      out_ += "\",";
      operand(at(s, 1));
      out_ += "));";
      return;
    }
    default:
      form(kForms[static_cast<int>(s.op)], s);
      return;
  }
}

void StatementWriter::form(const char* f, const Stmt& s) {
  while (true) {
    const char* plain = f;
    while (*f != '\0' && *f != '$') ++f;
    out_ += std::string_view(plain, f);
    if (*f == '\0') return;
    operand(at(s, static_cast<std::uint32_t>(f[1] - '0')));
    f += 2;
  }
}

void StatementWriter::comment(const Stmt& s, bool adjoint) {
  const auto n = static_cast<std::uint32_t>(fn_.numbers[at(s, 0).value()]);
  const std::string_view text = strip(tree_.source_line(n));
  out_ += adjoint ? "// adj: " : "// ";
  out_ += text;
  const std::size_t width = 80 - std::min<std::size_t>(80, static_cast<std::size_t>(s.indent) * 4);
  const std::size_t length = character_count(text);
  out_.append((length < width ? width - length : 0) + (adjoint ? 2 : 7), ' ');
  out_ += "<L ";
  const CapturedFunction* captured = tree_.captured_of(fn_.decl);
  number(captured == nullptr ? n : static_cast<std::int64_t>(n) + captured->line_shift);
  out_ += '>';
}

bool StatementWriter::has_place() const {
  const CapturedFunction* c = tree_.captured_of(fn_.decl);
  return c == nullptr ||
         static_cast<std::int64_t>(tree_.functions[fn_.decl.v].first_line) + c->line_shift != 0;
}

void StatementWriter::line_directive(std::uint32_t line) {
  const CapturedFunction* c = tree_.captured_of(fn_.decl);
  out_ += "#line ";
  number(c == nullptr ? line : static_cast<std::int64_t>(line) + c->line_shift);
  out_ += " \"";
  append_directive_path(out_, c == nullptr ? tree_.file_name : c->file);
  out_ += '"';
}

void StatementWriter::call(const Stmt& s) {
  std::uint32_t i = 1;
  if ((s.flags & Stmt::kHasResult) != 0) {
    operand(at(s, i++));
    out_ += " = ";
  }
  operand(at(s, 0));
  out_ += '(';
  bool first = true;
  for (; i < s.count; ++i) {
    const Operand o = at(s, i);
    if (!first && o.tag() != Operand::Close) out_ += ", ";
    operand(o);
    first = o.tag() == Operand::Open;
  }
  out_ += ");";
}

void StatementWriter::compare(const Stmt& s) {
  // result, left, (op, right), (previous, op, right)...
  const std::uint32_t comparisons = 1 + (s.count - 4) / 3;
  operand(at(s, 0));
  out_ += " = ";
  out_.append(comparisons, '(');
  operand(at(s, 1));
  out_ += ' ';
  operand(at(s, 2));
  out_ += ' ';
  operand(at(s, 3));
  out_ += ')';
  for (std::uint32_t i = 4; i < s.count; i += 3) {
    out_ += " && (";
    operand(at(s, i));
    out_ += ' ';
    operand(at(s, i + 1));
    out_ += ' ';
    operand(at(s, i + 2));
    out_ += "))";
  }
  out_ += ';';
}

// The element's offset is counted from the array's shape and strides, as views have them too.
void StatementWriter::scatter(const Stmt& s, std::uint32_t from) {
  const std::uint32_t indices = from + 5;
  const Operand array = at(s, from + 3);
  operand(at(s, from));
  out_ += ", ((";
  for (std::uint32_t i = indices; i < s.count; ++i) {
    if (i > indices) out_ += " + ";
    out_ += "((";
    operand(at(s, i));
    out_ += " < 0) ? (";
    operand(at(s, i));
    out_ += " + ";
    operand(array);
    out_ += ".shape[";
    number(i - indices);
    out_ += "]) : ";
    operand(at(s, i));
    out_ += ") * ";
    operand(array);
    out_ += ".strides[";
    number(i - indices);
    out_ += ']';
  }
  out_ += ") / static_cast<int>(sizeof(";
  ctype(lowered_.scatters[at(s, from).value()].element);
  out_ += "))), ";
  const bool negative = fn_.numbers[at(s, from + 2).value()] != 0;
  if (negative) out_ += "(-";
  operand(at(s, from + 1));
  if (negative) out_ += ')';
  out_ += ", ";
  statement(fn_.stmts[static_cast<std::size_t>(fn_.numbers[at(s, from + 4).value()])]);
  out_ += ");";
}

}  // namespace weft
