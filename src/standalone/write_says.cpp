// What a kernel says: print(), wp.printf() and the expectations that do not hold.
#include <algorithm>

#include "cpp_names.h"
#include "tree_parts.h"
#include "writer.h"

namespace weft::standalone {
namespace {

// The conversions of a format: "lld" for each `%lld`.
std::vector<std::string> conversions(std::string_view format) {
  std::vector<std::string> out;
  for (std::size_t at = format.find('%'); at < format.size(); at = format.find('%', at)) {
    const std::size_t end = format.find_first_not_of("0123456789.+-# hlzjt", at + 1);
    if (end == std::string_view::npos) break;
    if (format[end] != '%') out.emplace_back(format.substr(at + 1, end - at));
    at = end + 1;
  }
  return out;
}

// A literal of C with that text.
std::string c_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    switch (c) {
      case '\n':
        out += "\\n";
        break;
      case '\t':
        out += "\\t";
        break;
      case '"':
      case '\\':
        out += '\\';
        out += c;
        break;
      default:
        out += c;
    }
  }
  return out + '"';
}

}  // namespace

bool FunctionWriter::says(NodeId id) const {
  const Node& n = tree_.node(id);
  return n.kind == NodeKind::Assert ||
         (n.kind == NodeKind::ExprStmt && tree_.node(tree_.kid(id, 0)).kind == NodeKind::Call &&
          only_on_device(tree_, tree_.kid(id, 0)));
}

void FunctionWriter::count_said(std::span<const NodeId> nodes, bool inside) {
  for (const NodeId id : nodes) {
    if (!id.valid()) continue;
    const Node& n = tree_.node(id);
    if (inside && n.kind == NodeKind::Name) ++said_[n.name.v];
    count_said(tree_.kids(id), inside || says(id));
  }
}

std::string FunctionWriter::where(NodeId id) const {
  return tree_.file_name + ":" + std::to_string(tree_.loc(id).line);
}

Status FunctionWriter::say(NodeId id) {
  const auto failed = [&](const std::string& condition, const std::string& what) {
    line("if (" + condition + ") printf(" + c_string(where(id) + ": " + what + "\n") + ");");
  };
  if (tree_.node(id).kind == NodeKind::Assert) {
    WEFT_TRY(const Expr e, test(tree_.kid(id, 0)));
    failed("!" + paren(e, kBindUnary), "the assertion does not hold");
    return {};
  }
  const NodeId call = tree_.kid(id, 0);
  const std::optional<BuiltinId> called = called_builtin(tree_, call);
  const auto args = call_args(call, called);
  if (called == BuiltinId::Printf) {
    const Node& format = tree_.node(args.at(0));
    if (format.kind != NodeKind::Constant ||
        static_cast<ConstantKind>(format.op) != ConstantKind::Str)
      return unsupported(id, "wp.printf of a format that is no text");
    std::string text = "printf(" + c_string(tree_.text(format.name));
    const std::vector<std::string> kinds = conversions(tree_.text(format.name));
    for (std::size_t i = 1; i < args.size(); ++i) {
      WEFT_TRY(const Expr e, expression(args[i]));
      const Type& t = type(args[i]);
      // What int64_t is depends on the platform.
      const bool wide = t.is_int() && scalar_bits(t.scalar) == 64 && i <= kinds.size() &&
                        kinds[i - 1].find('l') != std::string::npos;
      const std::string own = !wide                                          ? ""
                              : kinds[i - 1].find("ll") != std::string::npos ? "long long"
                                                                             : "long";
      text += ", ";
      if (is_narrow_float(t.scalar)) {
        text += "float(" + e.text + ")";
      } else if (wide) {
        text += "static_cast<" + std::string(is_signed_int(t.scalar) ? "" : "unsigned ") + own +
                ">(" + e.text + ")";
      } else {
        text += e.text;
      }
    }
    line(text + ");");
    return {};
  }
  if (!called || !is_expectation(*called)) return say_value(args.at(0));
  const Type& t = type(args[0]);
  WEFT_TRY(const Expr a, expression(args[0]));
  WEFT_TRY(const Expr b, expression(args[1]));
  const Expr both[] = {a, b};
  const Type types[] = {t, type(args[1])};
  if (called == BuiltinId::ExpectNear) {
    Expr tolerance{cpp_number(1e-6, t.scalar)};
    if (args.size() > 2) {
      WEFT_TRY(tolerance, expression(args[2]));
    }
    WEFT_TRY(const Expr difference, binary(BinaryOp::Sub, a, t, b, types[1], t));
    const Expr one[] = {difference};
    WEFT_TRY(const Expr size, form_call(t.is_scalar() ? BuiltinId::Abs : BuiltinId::Length, one,
                                        std::span(&t, 1), t.scalar_type()));
    failed(
        "!(" + paren(size, kBindRelation + 1) + " <= " + paren(tolerance, kBindRelation + 1) + ")",
        "the values are not near");
    return {};
  }
  const bool equal = called == BuiltinId::ExpectEq;
  std::string condition;
  if (t.is_scalar()) {
    if (equal && !is_float(t.scalar) && a.text == b.text) return {};  // it is
    condition =
        paren(a, kBindRelation + 1) + (equal ? " != " : " == ") + paren(b, kBindRelation + 1);
  } else {
    WEFT_TRY(const Expr e, form_call("eq", both, types, Type::of(Scalar::Bool)));
    condition = equal ? "!(" + e.text + ")" : e.text;
  }
  failed(condition, equal ? "the values are not equal" : "the values are equal");
  return {};
}

// As Warp's print(): a value on a line, the parts of a compound with spaces between them.
Status FunctionWriter::say_value(NodeId id) {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Str) {
    std::string text;
    for (const char c : tree_.text(n.name)) text += c == '%' ? "%%" : std::string(1, c);
    line("printf(" + c_string(text + "\n") + ");");
    return {};
  }
  const Type t = type(id);
  if (!t.is_value()) return unsupported(id, "printing of " + helpers_.repr(t));
  WEFT_TRY(const Expr value, expression(id));
  if (t.is_bool()) {
    line("printf(" + paren(value, kBindOr) + R"( ? "True\n" : "False\n");)");
    return {};
  }
  std::string format = "%g", before, after;
  if (is_narrow_float(t.scalar)) before = "float(", after = ")";
  if (is_int(t.scalar)) {
    const bool is_wide = scalar_bits(t.scalar) == 64;
    format = is_signed_int(t.scalar) ? (is_wide ? "%lld" : "%d") : (is_wide ? "%llu" : "%u");
    if (is_wide)
      before =
          is_signed_int(t.scalar) ? "static_cast<long long>(" : "static_cast<unsigned long long>(",
      after = ")";
  }
  if (t.is_scalar()) {
    line("printf(\"" + format + "\\n\", " + before + value.text + after + ");");
    return {};
  }
  std::string shown = value.text;
  if (n.kind != NodeKind::Name) {
    WEFT_TRY(const std::string name, type_name(t));
    shown = fresh("shown");
    line("const " + name + " " + shown + " = " + value.text + ";");
  }
  std::vector<std::string> parts;
  if (t.is_matrix()) {
    for (int r = 0; r < t.rows; ++r) {
      for (int c = 0; c < t.cols; ++c)
        parts.push_back(".m[" + std::to_string(r) + "][" + std::to_string(c) + "]");
    }
  } else if (t.is_transform()) {
    for (const std::string_view part : {".p.x", ".p.y", ".p.z", ".q.x", ".q.y", ".q.z", ".q.w"})
      parts.emplace_back(part);
  } else {
    for (int i = 0; i < t.component_count(); ++i) parts.push_back(component(t, i));
  }
  std::string formats, values;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool ends =
        i + 1 == parts.size() || (t.is_matrix() && (i + 1) % static_cast<std::size_t>(t.cols) == 0);
    // Vectors and rows of matrices end with a space.
    if (t.is_transform() && (i == 0 || i == 3)) formats += '(';
    formats += format;
    if (t.is_transform() && (i == 2 || i == 6)) formats += ')';
    formats += !ends ? " " : t.is_vector() || t.is_matrix() ? " \\n" : "\\n";
    values += ", " + before + shown + parts[i] + after;
  }
  line("printf(\"" + formats + "\"" + values + ");");
  return {};
}

}  // namespace weft::standalone
