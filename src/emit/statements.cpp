// Records to lines of C++: most records use a form from the table (stmts.def), and a few need code.
#include "statements.h"

#include <cmath>

#include "weft/base/half.h"
#include "weft/base/text.h"

namespace weft {
namespace {

constexpr const char* kForms[] = {
#define WEFT_RECORD(Op, form) form,
#include "weft/lower/stmts.def"
};

constexpr std::uint32_t kNone = 0xffffffffu;
constexpr std::uint32_t kNoAccess = 0x3ffffffu;

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
      out_ += fn_.text(v.constant.value);
      if (prefix != "var") {
        out_ += prefix;
        out_ += '_';
      }
      out_ += fn_.text(v.label);
      break;
    case LoweredVar::Raw:
      out_ += fn_.text(v.label);
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
      out_ += (o.value() & 1) != 0 ? "while_" : "for_";
      number(o.value() / 2);
      break;
    case Operand::Open:
      out_ += '{';
      break;
    case Operand::Close:
      out_ += '}';
      break;
    case Operand::LValue:
      place_value(o.value(), false);
      break;
    case Operand::Pointer:
      place_pointer(o.value(), false);
      break;
    case Operand::AdjPointer:
      place_pointer(o.value(), true);
      break;
    case Operand::Access:
      access(o.value());
      break;
    case Operand::AdjRoot:
      adjoint_root(o.value(), o);
      break;
    case Operand::Const:
      constant(fn_.literals[o.value()].first, fn_.literals[o.value()].second);
      break;
    case Operand::Ret:
      out_ += "ret_";
      number(o.value());
      break;
    case Operand::AdjRet:
      out_ += "adj_ret_";
      number(o.value());
      break;
    case Operand::AdjRetOnly:
      out_ += "adj_ret";
      break;
  }
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
        out_ += py_float_repr(half_to_float(float_to_half(static_cast<float>(f))));
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
  const std::uint32_t indices = from + 6;
  const Operand array = at(s, from + 4);
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
  operand(at(s, from + 3));
  out_ += "))), ";
  const bool negative = fn_.numbers[at(s, from + 2).value()] != 0;
  if (negative) out_ += "(-";
  operand(at(s, from + 1));
  if (negative) out_ += ')';
  out_ += ", ";
  statement(fn_.stmts[static_cast<std::size_t>(fn_.numbers[at(s, from + 5).value()])]);
  out_ += ");";
}

// --- places -----------------------------------------------------------------------------------

void StatementWriter::steps_value(std::uint32_t step, const Place& at, bool adjoint) {
  if (step == kNone) {
    if (at.by_reference) out_ += "*(";
    var(at.root, adjoint ? "adj" : "var");
    if (at.by_reference) out_ += ')';
    return;
  }
  const PlaceLink& link = fn_.steps[step];
  const PlaceStep& p = link.step;
  const auto indices = [&] {
    for (int i = 0; i < p.index_count; ++i) {
      out_ += ", ";
      var(p.indices[i], "var");
    }
  };
  switch (p.kind) {
    case PlaceStep::Field:
      out_ += '(';
      steps_value(link.previous, at, adjoint);
      out_ += ").";
      out_ += tree_.text(p.field);
      break;
    case PlaceStep::Array:
      out_ += "(*wp::address(";
      steps_value(link.previous, at, adjoint);
      indices();
      out_ += "))";
      break;
    case PlaceStep::View:
      out_ += "wp::view(";
      steps_value(link.previous, at, adjoint);
      indices();
      out_ += ')';
      break;
    case PlaceStep::Index:
      out_ += "(*wp::index(";
      steps_value(link.previous, at, adjoint);
      indices();
      out_ += "))";
      break;
  }
}

void StatementWriter::place_value(std::uint32_t id, bool adjoint) {
  steps_value(fn_.places[id].step, fn_.places[id], adjoint);
}

void StatementWriter::place_pointer(std::uint32_t id, bool adjoint) {
  const Place& p = fn_.places[id];
  if (p.step != kNone) {
    const PlaceLink& link = fn_.steps[p.step];
    if (link.step.kind == PlaceStep::Array || link.step.kind == PlaceStep::Index) {
      out_ += link.step.kind == PlaceStep::Array ? "wp::address(" : "wp::index(";
      steps_value(link.previous, p, adjoint);
      for (int i = 0; i < link.step.index_count; ++i) {
        out_ += ", ";
        var(link.step.indices[i], "var");
      }
      out_ += ')';
      return;
    }
  } else if (p.by_reference) {
    var(p.root, adjoint ? "adj" : "var");
    return;
  }
  out_ += "&(";
  place_value(id, adjoint);
  out_ += ')';
}

// --- parts of array elements ------------------------------------------------------------------

void StatementWriter::access(std::uint32_t id) {
  if (id == kNoAccess) return;
  const Access& a = fn_.accesses[id];
  for (std::uint32_t k = 0; k < a.count; ++k) {
    const AccessPart& p = fn_.access_parts[a.begin + k];
    switch (p.kind) {
      case AccessPart::Component:
        out_ += ".component_ref(";
        break;
      case AccessPart::Row:
        out_ += ".row_ref(";
        break;
      case AccessPart::Element:
        out_ += ".element_ref(";
        break;
      case AccessPart::Field:
        out_ += '.';
        out_ += tree_.text(p.field);
        continue;
    }
    var(p.i, "var");
    if (p.kind == AccessPart::Element) {
      out_ += ", ";
      var(p.j, "var");
    }
    out_ += ')';
  }
}

void StatementWriter::slot(const Stmt& s) {
  const auto lvalue = [&](std::uint32_t from) {  // root, access, indices
    out_ += "wp::index(";
    operand(at(s, from));
    for (std::uint32_t i = from + 2; i < s.count; ++i) {
      out_ += ", ";
      operand(at(s, i));
    }
    out_ += ')';
    operand(at(s, from + 1));
  };
  const auto accessor = [&](std::uint32_t from) {
    out_ += "[&](auto& _e) -> auto& { return _e";
    operand(at(s, from + 1));
    out_ += "; }";
    for (std::uint32_t i = from + 2; i < s.count; ++i) {
      out_ += ", ";
      operand(at(s, i));
    }
  };
  switch (s.op) {
    case StmtOp::SlotAddress:
      operand(at(s, 0));
      out_ += " = &(";
      lvalue(1);
      out_ += ");";
      break;
    case StmtOp::SlotStore:
      out_ += "wp::store(&(";
      lvalue(1);
      out_ += "), ";
      operand(at(s, 0));
      out_ += ");";
      break;
    case StmtOp::SlotStoreGuarded:
      out_ += "WP_DET_SLOT_STORE_IF_ACTIVE(det_ctx, ";
      lvalue(1);
      out_ += ", ";
      operand(at(s, 0));
      out_ += ");";
      break;
    case StmtOp::SlotAtomic:
      out_ += "wp::array_atomic_";
      operand(at(s, 0));
      out_ += "_slot(";
      operand(at(s, 2));
      out_ += ", ";
      operand(at(s, 1));
      out_ += ", ";
      accessor(2);
      out_ += ");";
      break;
    default:  // SlotAdjoint: operation, adj of the value, adjoint root, its fallback, root, access,
              // ...
      out_ += "wp::adj_array_";
      operand(at(s, 0));
      out_ += "_slot(";
      operand(at(s, 4));
      out_ += ", ";
      if (at(s, 2).tag() == Operand::AdjRoot)
        adjoint_root(at(s, 2).value(), at(s, 3));
      else
        operand(at(s, 2));
      out_ += ", ";
      operand(at(s, 1));
      out_ += ", ";
      accessor(4);
      out_ += ");";
      break;
  }
}

// The array that holds the gradient of a slot's array: found by walking the same steps on the
// adjoints, giving up where a descriptor has none.
void StatementWriter::adjoint_root(std::uint32_t id, Operand fallback) {
  const Place& place = fn_.places[id];
  if (place.step == kNone) {
    place_value(id, true);
    return;
  }
  std::vector<std::uint32_t> steps;
  for (std::uint32_t s = place.step; s != kNone; s = fn_.steps[s].previous) steps.push_back(s);
  TextBuffer text;
  StatementWriter w(lowered_, fn_, text);
  text += "auto slot_adj_0 = ";
  w.steps_value(kNone, place, true);
  text += ';';
  Type current = fn_.vars[place.root.v].type.deref();
  int n = 0;
  for (std::size_t k = steps.size(); k-- > 0; ++n) {
    const PlaceStep& p = fn_.steps[steps[k]].step;
    const std::string source = "slot_adj_" + std::to_string(n);
    if (p.kind == PlaceStep::Array || p.kind == PlaceStep::View) {
      if (current.array != ArrayClass::Array) return operand(fallback);
      text += " if (!" + source + ".data) return {};";
      if (p.kind == PlaceStep::Array) current = current.element();
    } else if (p.kind == PlaceStep::Field) {
      bool found = false;
      if (current.is_struct()) {
        for (const FieldDecl& f : tree_.structs[current.index].fields) {
          if (f.name == p.field) {
            current = f.type;
            found = true;
            break;
          }
        }
      }
      if (!found) return operand(fallback);
    } else {
      return operand(fallback);
    }
    text += " auto slot_adj_" + std::to_string(n + 1) + " = ";
    const auto indices = [&] {
      for (int i = 0; i < p.index_count; ++i) {
        text += ", ";
        w.var(p.indices[i], "var");
      }
    };
    if (p.kind == PlaceStep::Field) {
      text += '(';
      text += source;
      text += ").";
      text += tree_.text(p.field);
    } else if (p.kind == PlaceStep::Array) {
      text += "(*wp::address(" + source;
      indices();
      text += "))";
    } else {
      text += "wp::view(" + source;
      indices();
      text += ')';
    }
    text += ';';
  }
  text += " return slot_adj_" + std::to_string(n) + ";";
  const Type root = fn_.vars[fallback.value()].type.deref();
  out_ += "([&]() -> ";
  ctype(root);
  out_ += " { ";
  out_ += text.view();
  out_ += " }())";
}

}  // namespace weft
