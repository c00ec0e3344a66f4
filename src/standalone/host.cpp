#include "host.h"

#include <algorithm>

#include "cpp_names.h"
#include "filled.h"
#include "weft/base/text.h"

namespace weft::standalone {
namespace {

// Texts as they stand in programs. In those of the lower group `$NAME$` stands for what filled()
// puts there.
// clang-format off
constexpr std::string_view kDeviceArray =
#include "texts/device_array.inc"
    ;
constexpr std::string_view kCopyTo =
#include "texts/device_array_copy_to.inc"
    ;
constexpr std::string_view kDeviceArrayEnd =
#include "texts/device_array_end.inc"
    ;
constexpr std::string_view kRandom =
#include "texts/random.inc"
    ;
constexpr std::string_view kFill =
#include "texts/fill.inc"
    ;
constexpr std::string_view kUnwritten =
#include "texts/fill_unwritten.inc"
    ;
constexpr std::string_view kUnit =
#include "texts/make_unit.inc"
    ;
constexpr std::string_view kUnitVectors =
#include "texts/make_unit_vectors.inc"
    ;
constexpr std::string_view kIndices =
#include "texts/draw_indices.inc"
    ;
constexpr std::string_view kPlaces =
#include "texts/draw_places.inc"
    ;
constexpr std::string_view kMember =
#include "texts/member.inc"
    ;
constexpr std::string_view kPart =
#include "texts/part.inc"
    ;
constexpr std::string_view kCompare =
#include "texts/compare.inc"
    ;
constexpr std::string_view kComparePermuted =
#include "texts/compare_permuted.inc"
    ;
constexpr std::string_view kDump =
#include "texts/dump.inc"
    ;
constexpr std::string_view kReadNumber =
#include "texts/read_number.inc"
    ;

constexpr std::string_view kLaunch =
#include "texts/launch.inc"
    ;
constexpr std::string_view kCheckBegin =
#include "texts/check_begin.inc"
    ;
constexpr std::string_view kCheckRun =
#include "texts/check_run.inc"
    ;
constexpr std::string_view kCheckEnd =
#include "texts/check_end.inc"
    ;
constexpr std::string_view kTestVectors =
#include "texts/test_vectors.inc"
    ;
constexpr std::string_view kCheckCase =
#include "texts/check_case.inc"
    ;
constexpr std::string_view kMain =
#include "texts/main.inc"
    ;
// clang-format on

// A part of an argument that is made of one kind of scalar.
struct Slot {
  std::string field;  // of a struct, as C++ spells it; empty: the whole
  std::string label;
  Type type;
  double lo = 0, hi = 0;
  std::optional<std::uint32_t> equals;  // a launch dimension
  bool is_exact = false;
  ValueRule::Kind rule = ValueRule::Kind::None;
  std::string bound;  // of the rule

  bool is_place() const {
    return rule == ValueRule::Kind::Index || rule == ValueRule::Kind::OptionalIndex;
  }
  std::string low() const {
    return is_place() ? rule == ValueRule::Kind::Index ? "0.0" : "-1.0" : py_float_repr(lo);
  }
  std::string high() const { return is_place() ? bound + " - 1.0" : py_float_repr(hi); }
  bool draws() const { return is_place() || lo != hi || lo != 0; }
};

std::vector<Slot> slots(const HostArg& a) {
  std::vector<Slot> out;
  if (a.type.kind != TypeKind::Struct) {
    Type t = a.type;
    if (a.array) t = a.type.element();
    out.push_back({"", a.info->name, t, a.info->range.lo, a.info->range.hi, a.info->equals,
                   a.info->is_exact, a.info->rule.kind, a.bound});
    return out;
  }
  for (std::size_t i = 0; i < a.info->fields.size(); ++i) {
    const ArgField& f = a.info->fields[i];
    if (f.type.is_array()) continue;  // an argument of its own to the host
    std::string field;
    for (std::size_t at = 0, end; at <= f.name.size(); at = end + 1) {
      end = std::min(f.name.find('.', at), f.name.size());
      const std::string part = f.name.substr(at, end - at);
      field += (at > 0 ? "." : "") + member_name(part);
    }
    out.push_back({field, a.info->name + "." + f.name, f.type, f.range.lo, f.range.hi, f.equals,
                   f.is_exact, f.rule.kind, a.field_bounds.at(i)});
  }
  return out;
}

std::string stored_scalar(Scalar s) {
  return s == Scalar::Bool ? "unsigned char" : std::string(cpp_scalar(s));
}

class HostWriter {
 public:
  HostWriter(const HostProgram& p, const Program& program) : p_(p), program_(program) {}

  std::string text() {
    const std::string wrapper = launch();
    const std::string main_text = main_function();
    std::string out(kDeviceArray);
    if (writes_) out += kCopyTo;
    out += kDeviceArrayEnd;
    out += wrapper;
    const bool draws = main_text.find("random.single<") != std::string::npos ||
                       main_text.find("(random, ") != std::string::npos;
    out += numbers(draws);
    out += kRandom;
    if (fills_) out += kFill;
    if (unwritten_) out += kUnwritten;
    if (units_) out += kUnit;
    if (unit_vectors_) out += kUnitVectors;
    if (indices_) out += kIndices;
    if (places_) out += kPlaces;
    if (members_) out += kMember;
    if (parts_) out += kPart;
    if (writes_) out += p_.permuted ? kComparePermuted : kCompare;
    out += kDump;
    out += kReadNumber;
    if (p_.reads_cases) out += kTestVectors;
    out += main_text;
    return out;
  }

 private:
  std::string parameters() const {
    std::string out;
    for (const HostDim& d : p_.dims) out += "int " + d.name + ", ";
    for (const HostArg& a : p_.args) {
      if (a.array) {
        out += (a.written ? "std::vector<" : "const std::vector<") + a.storage + ">& ";
      } else if (a.holds_arrays) {
        out += a.element + " ";
      } else {
        out += a.type.is_scalar() ? a.element + " " : "const " + a.element + "& ";
      }
      out += a.host_name + ", ";
    }
    return out;
  }

  // The arguments of a call of the kernel or the reference.
  std::string arguments(const std::vector<std::string>& dims, std::string_view prefix,
                        std::string_view suffix) {
    std::string out;
    for (const std::string& d : dims) out += (out.empty() ? "" : ", ") + d;
    for (const HostArg& a : p_.args) {
      if (!a.parameter()) continue;
      if (!out.empty()) out += ", ";
      out += a.array ? data(a, prefix, suffix) : a.host_name;
    }
    return out;
  }

  static std::string data(const HostArg& a, std::string_view prefix, std::string_view suffix) {
    std::string text =
        std::string(prefix) + a.host_name + (a.written ? std::string(suffix) : "") + ".data()";
    if (a.storage != a.element)
      text = std::string("reinterpret_cast<") + (a.written ? "" : "const ") + a.element + "*>(" +
             text + ")";
    return text;
  }

  // Lets the host's structs point to their arrays.
  std::string point(std::string_view prefix, std::string_view suffix) const {
    std::string out;
    for (const HostArg& a : p_.args) {
      if (!a.parameter()) out += "  " + a.pointer + " = " + data(a, prefix, suffix) + ";\n";
    }
    return out;
  }

  std::string total() const {
    std::string out;
    for (const HostDim& d : p_.dims) out += (out.empty() ? "" : " * ") + d.name;
    return out;
  }

  std::string launch() {
    std::string copies, results;
    for (const HostArg& a : p_.args) {
      if (!a.array) continue;
      copies += "  const DeviceArray<" + a.storage + "> device_" + a.host_name + "(" + a.host_name +
                ");\n";
      if (a.written) results += "  device_" + a.host_name + ".copy_to(" + a.host_name + ");\n";
      writes_ = writes_ || a.written;
    }
    const std::string blocks = p_.tiled ? total() : "(" + total() + " + threads - 1) / threads";
    return filled(kLaunch, {{"kernel", p_.kernel},
                            {"parameters", parameters() + (p_.tiled ? "" : "int threads, ")},
                            {"copies", copies + point("device_", "")},
                            {"blocks", blocks},
                            {"threads", p_.tiled ? "kThreads" : "threads"},
                            {"threads_on_cpu", p_.tiled ? "1" : "threads"},
                            {"arguments", arguments(p_.kernel_dims, "device_", "")},
                            // Of a kernel from a file the order of its threads may decide.
                            {"launch_on_cpu",
                             p_.any_order ? "launch_shuffled_on_cpu" : "launch_watched_on_cpu"},
                            {"results", results}});
  }

  std::string count_of(const HostArg& a) const {
    std::string out;
    for (const std::string& s : a.host_shape) out += (out.empty() ? "" : " * ") + s;
    // A sum is in parentheses, which it needs among others only.
    if (a.host_shape.size() == 1 && out[0] == '(') out = out.substr(1, out.size() - 2);
    return out;
  }

  // Of scalars behind `size` values of a type.
  static std::string scalars(const std::string& size, const Type& t) {
    const int n = t.component_count();
    return n == 1 ? size : size + " * " + std::to_string(n);
  }

  void fill_array(std::string& out, const HostArg& a, const Slot& s, const std::string& memory,
                  const std::string& count, std::string_view indent) {
    if (starts_unwritten(a, s)) {
      // A bool has no third value.
      const bool is_bool = s.type.is_bool();
      (is_bool ? fills_ : unwritten_) = true;
      out += std::string(indent) + (is_bool ? "fill<" : "fill_unwritten<") +
             stored_scalar(s.type.scalar) + (is_bool ? ">(random, " : ">(") + memory + ", " +
             scalars(count, s.type) + (is_bool ? ", 0.0, 1.0);\n" : ");\n");
      return;
    }
    if (s.draws()) {
      fills_ = true;
      out += std::string(indent) + "fill<" + stored_scalar(s.type.scalar) + ">(random, " + memory +
             ", " + scalars(count, s.type) + ", " + s.low() + ", " + s.high() + ");\n";
    }
    if (!a.info->unit || !s.draws()) return;
    if (s.type.kind == TypeKind::Vector && !s.type.is_quaternion() && !s.type.is_transform()) {
      unit_vectors_ = true;
      out += std::string(indent) + "make_unit_vectors<" + std::string(cpp_scalar(s.type.scalar)) +
             ">(" + memory + ", " + count + ", " + std::to_string(s.type.component_count()) +
             ");\n";
    } else if (s.type.is_quaternion() || s.type.is_transform()) {
      const bool transform = s.type.is_transform();
      units_ = true;
      out += std::string(indent) + "make_unit<" + std::string(cpp_scalar(s.type.scalar)) + ">(" +
             memory + ", " + count + ", " + (transform ? "7, 3" : "4, 0") + ");\n";
    }
  }

  // Whether it holds no input. What starts with a zero, or a number that may be a result, does not
  // show that it was never written.
  static bool starts_unwritten(const HostArg& a, const Slot& s) {
    return a.written && (a.unread || (!a.info->is_input() && s.lo == 0 && s.hi == 0));
  }

  // Lists that are drawn as a whole.
  void draw_list(std::string& out, const HostArg& a) {
    using K = ValueRule::Kind;
    const std::string call = "(random, " + a.host_name;
    switch (a.info->rule.kind) {
      case K::None:
      case K::Index:
      case K::OptionalIndex:
        return;
      case K::Offsets:
        out += "  draw_offsets" + call + ", " + a.bound + ");\n";
        break;
      case K::Parents:
        out += "  draw_parents" + call + ");\n";
        break;
      case K::Permutation:
        out += "  draw_permutation" + call + ");\n";
        break;
    }
    places_ = true;
  }

  void define(std::string& out, const HostArg& a) {
    if (a.is_indices) {
      indices_ = true;
      out += "  const std::vector<int> " + a.host_name + " = draw_indices(random, " + count_of(a) +
             ");\n";
      return;
    }
    if (a.array) {
      out += "  std::vector<" + a.storage + "> " + a.host_name + "(" + count_of(a) + ");\n";
      if (a.type.kind == TypeKind::Struct) {
        out += "  for (" + a.storage + "& value : " + a.host_name + ") {\n";
        for (Slot s : slots(a)) {
          if (starts_unwritten(a, s) && !s.type.is_bool()) {
            fill_array(out, a, s, "&value." + s.field, "1", "    ");
          } else {
            if (starts_unwritten(a, s)) s.lo = 0, s.hi = 1;
            draw(out, "value." + s.field, s, "    ");
          }
        }
        out += "  }\n";
      } else {
        const Slot s = slots(a)[0];
        fill_array(out, a, s, a.host_name + ".data()", a.host_name + ".size()", "  ");
        if (a.info->sorted)
          out += "  std::sort(" + a.host_name + ".begin(), " + a.host_name + ".end());\n";
        draw_list(out, a);
      }
      return;
    }
    if (a.info->equals) {
      const HostDim& d = p_.dims.at(*a.info->equals);
      out += "  const " + a.element + " " + a.host_name + " = " +
             equal(d, a.element, a.info->is_exact) + ";\n";
      return;
    }
    if (a.type.is_scalar()) {
      out += "  const " + a.element + " " + a.host_name + " = random.single<" + a.element + ">(" +
             py_float_repr(a.info->range.lo) + ", " + py_float_repr(a.info->range.hi) + ");\n";
      return;
    }
    out += "  " + a.element + " " + a.host_name + "{};\n";
    for (const Slot& s : slots(a))
      draw(out, a.host_name + (s.field.empty() ? "" : "." + s.field), s, "  ");
    if ((a.type.is_quaternion() || a.type.is_transform()) && a.info->unit) {
      units_ = true;
      out += "  make_unit<" + std::string(cpp_scalar(a.type.scalar)) + ">(&" + a.host_name +
             (a.type.is_transform() ? ", 1, 7, 3);\n" : ", 1, 4, 0);\n");
    }
  }

  // The value of a scalar that has the size of a launch dimension. A launch may cover more.
  std::string equal(const HostDim& d, const std::string& type, bool is_exact) const {
    if (!p_.varies || is_exact) return d.name;
    return "round % 4 == 3 ? random.single<" + type + ">(1.0, " + d.name + ") : " + d.name;
  }

  std::string numbers(bool draws) const {
    const std::string head =
        std::string(draws ? "" : "[[maybe_unused]] ") + "constexpr double kNumbers[] = {";
    std::string out = "\n// Numbers of the kernel, around which inputs make a difference.\n" + head;
    std::size_t column = head.size();
    for (std::size_t i = 0; i < p_.numbers.size(); ++i) {
      const std::string text = py_float_repr(p_.numbers[i]);
      if (i > 0 && column + text.size() + 4 > 100) {
        out += ",\n" + std::string(head.size(), ' ');
        column = head.size();
      } else if (i > 0) {
        out += ", ";
        column += 2;
      }
      out += text;
      column += text.size();
    }
    return out + "};\n";
  }

  void draw(std::string& out, const std::string& place, const Slot& s, std::string_view indent) {
    if (s.type.is_scalar()) {
      const std::string t(cpp_scalar(s.type.scalar));
      if (s.equals) {
        out += std::string(indent) + place + " = " + equal(p_.dims.at(*s.equals), t, s.is_exact) +
               ";\n";
        return;
      }
      out += std::string(indent) + place + " = random.single<" + t + ">(" + s.low() + ", " +
             s.high() + ");\n";
      return;
    }
    fills_ = true;
    out += std::string(indent) + "fill<" + std::string(cpp_scalar(s.type.scalar)) + ">(random, &" +
           place + ", " + std::to_string(s.type.component_count()) + ", " + py_float_repr(s.lo) +
           ", " + py_float_repr(s.hi) + ");\n";
  }

  // One field of all elements of an array of structs.
  std::string field_values(const HostArg& a, const Slot& s, const std::string& out_type,
                           const std::string& values) {
    if (s.field.find('.') == std::string::npos) {
      members_ = true;
      return "member<" + out_type + ">(" + values + ", &" + a.storage + "::" + s.field + ").data()";
    }
    parts_ = true;
    return "part<" + out_type + ">(" + values + ", [](const " + a.storage + "& v) { return v." +
           s.field + "; }).data()";
  }

  void dump(std::string& out, const HostArg& a, std::string_view kind, const std::string& name) {
    for (const Slot& s : slots(a)) {
      std::string memory =
          a.array ? name + ".data()" : "&" + name + (s.field.empty() ? "" : "." + s.field);
      std::string count = a.array ? name + ".size()" : "1";
      std::string scalar = stored_scalar(s.type.scalar);
      if (a.array && !s.field.empty()) {
        const std::string out_type = s.type.is_bool() ? scalar : cpp_type(s.type, program_.structs);
        memory = field_values(a, s, out_type, name);
      }
      if (!a.array && s.type.is_bool()) scalar = "bool";
      out += "    dump<" + scalar + ">(file, \"" + std::string(kind) + s.label + "\", " + memory +
             ", " + scalars(count, s.type) + ");\n";
    }
  }

  // The kernel's values of an output and the reference's, as the arguments of a comparison:
  // `"y", y.data(), y_expected.data(), y.size()`.
  std::string both_values(const HostArg& a, const Slot& s) {
    const std::string scalar = stored_scalar(s.type.scalar);
    std::string actual = a.host_name + ".data()", expected = a.host_name + "_expected.data()";
    if (!s.field.empty()) {
      const std::string out_type = s.type.is_bool() ? scalar : cpp_type(s.type, program_.structs);
      actual = field_values(a, s, out_type, a.host_name);
      expected = field_values(a, s, out_type, a.host_name + "_expected");
    }
    return "<" + scalar + ">(\"" + s.label + "\", " + actual + ", " + expected + ", " +
           scalars(a.host_name + ".size()", s.type);
  }

  void compare(std::string& out, const HostArg& a) {
    for (const Slot& s : slots(a)) {
      const auto* tolerance =
          std::find_if(std::begin(kTolerances), std::end(kTolerances),
                       [&](const Tolerance& x) { return x.scalar == s.type.scalar; });
      const std::string_view within = tolerance == std::end(kTolerances) ? "0.0" : tolerance->name;
      out += "  ok &= compare" + both_values(a, s) + ", " + std::string(within) + ", largest);\n";
    }
  }

  // Reads an argument from a case; it is there already, but for a scalar.
  std::string read_from_case(const HostArg& a) {
    if (!a.array && a.type.is_scalar())
      return "  const " + a.element + " " + a.host_name + " = given_case.number<" + a.element +
             ">(\"" + a.info->name + "\");\n";
    const bool by_fields = a.array && a.type.kind == TypeKind::Struct;
    const auto read = [&](const Slot& s, const std::string& memory, const std::string& count) {
      const std::string scalar = a.array && !by_fields ? stored_scalar(s.type.scalar)
                                                       : std::string(cpp_scalar(s.type.scalar));
      return "given_case.read<" + scalar + ">(\"" + s.label + "\", " + memory + ", " + count;
    };
    std::string out;
    if (a.array && !by_fields) {
      const Slot s = slots(a)[0];
      out = "  " + read(s, a.host_name + ".data()", scalars(a.host_name + ".size()", s.type)) +
            ");\n";
    } else if (by_fields) {
      out = "  for (size_t i = 0; i < " + a.host_name + ".size(); ++i) {\n";
      for (const Slot& s : slots(a))
        out += "    " +
               read(s, "&" + a.host_name + "[i]." + s.field,
                    std::to_string(s.type.component_count())) +
               ", i, " + a.host_name + ".size());\n";
      out += "  }\n";
    } else {
      for (const Slot& s : slots(a)) {
        const std::string place = a.host_name + (s.field.empty() ? "" : "." + s.field);
        out += "  " + read(s, "&" + place, std::to_string(s.type.component_count())) + ");\n";
      }
    }
    return out;
  }

  // An argument as a case has it. An array that the case leaves out holds zeros.
  std::string define_from_case(const HostArg& a) {
    if (!a.array)
      return (a.type.is_scalar() ? "" : "  " + a.element + " " + a.host_name + "{};\n") +
             read_from_case(a);
    std::string out =
        "  std::vector<" + a.storage + "> " + a.host_name + "(" + count_of(a) + ");\n";
    const std::string reads = read_from_case(a);
    if (a.info->is_input()) return out + reads;
    out += "  if (given_case.has_input(\"" + slots(a)[0].label + "\")) {\n";
    for (std::size_t at = 0, end; at < reads.size(); at = end + 1) {
      end = reads.find('\n', at);
      out += "  " + reads.substr(at, end + 1 - at);
    }
    return out + "  }\n";
  }

  // The functions that run the cases of a file.
  std::string case_functions() {
    std::string inputs, comparisons;
    for (std::size_t i = 0; i < p_.dims.size(); ++i) {
      const HostDim& d = p_.dims[i];
      inputs += "  const int " + d.name + " = given_case.dim(" + std::to_string(i) + ", " +
                std::to_string(p_.dims.size()) + ", " + std::to_string(d.least) + ", " +
                std::to_string(d.limit) + ");\n";
    }
    for (const HostArg& a : p_.args) {
      if (!a.array) inputs += define_from_case(a);
    }
    for (const HostArg& a : p_.args) {
      if (a.array) inputs += define_from_case(a);
      for (const auto& [d, member] : a.sizes)
        inputs += "  " + member + " = " + a.host_shape[d] + ";\n";
    }
    for (const HostArg& a : p_.args) {
      if (!a.array || !a.written) continue;
      inputs +=
          "  std::vector<" + a.storage + "> " + a.host_name + "_expected = " + a.host_name + ";\n";
      for (const Slot& s : slots(a))
        comparisons += "  ok &= given_case.compare" + both_values(a, s) + ", largest);\n";
    }
    std::string given;
    for (const HostDim& d : p_.dims) given += d.name + ", ";
    for (const HostArg& a : p_.args) given += a.host_name + ", ";
    return filled(kCheckCase,
                  {{"unused", writes_ ? "" : "[[maybe_unused]] "},
                   {"inputs", inputs},
                   {"kernel", p_.kernel},
                   {"arguments", given},
                   {"threads", p_.tiled ? "" : "kThreads, "},
                   {"pointers", point("", "_expected")},
                   {"reference_arguments", arguments(p_.reference_dims, "", "_expected")},
                   {"comparisons", comparisons}});
  }

  // How many blocks and threads the launch of a round has.
  std::string layout() const {
    std::string out;
    if (!p_.tiled) out += "  const int threads = kBlockSizes[round % 3];\n";
    if (!p_.any_order) return out + "  const int most_blocks = kMaxBlocks;\n";
    const std::string needed = total() + (p_.tiled ? "" : " / threads");
    return out +
           "  // Now and then so few blocks that they take several elements each.\n"
           "  const int most_blocks = round % 4 == 2 ? std::clamp(" +
           needed + " / 2, 1, 2) : kMaxBlocks;\n";
  }

  // One round: inputs from a seed, the kernel, the reference, the comparison.
  std::string check_function() {
    const std::string sizes = p_.tiled
                                  ? ""
                                  : "\n// Threads of a block, which differ from round to round.\n"
                                    "constexpr int kBlockSizes[] = {kThreads, 96, 32};\n";
    std::string out = sizes + check_begin();
    out += check_run();
    return out + check_end();
  }

  std::string check_begin() {
    std::string dimensions, inputs, formats, sizes, dumps;
    for (std::size_t i = 0; i < p_.dims.size(); ++i) {
      const HostDim& d = p_.dims[i];
      dimensions +=
          "  const int " + d.name + " = " + (i == 0 ? "size" : std::to_string(d.size)) + ";\n";
      formats += i > 0 ? ", %d" : "%d";
      sizes += ", " + d.name;
    }
    // Scalars first: sizes of arrays may be among them.
    for (const HostArg& a : p_.args) {
      if (!a.array) define(inputs, a);
    }
    for (const HostArg& a : p_.args) {
      if (a.array) define(inputs, a);
      for (const auto& [d, member] : a.sizes)
        inputs += "  " + member + " = " + a.host_shape[d] + ";\n";
    }
    for (const HostArg& a : p_.args) {
      if (a.array && a.written)
        inputs += "  std::vector<" + a.storage + "> " + a.host_name + "_expected = " + a.host_name +
                  ";\n";
    }
    for (const HostArg& a : p_.args) dump(dumps, a, "in.", a.host_name);
    return filled(kCheckBegin, {{"unused", writes_ ? "" : "[[maybe_unused]] "},
                                {"dimensions", dimensions},
                                {"inputs", inputs},
                                {"formats", formats},
                                {"sizes", sizes},
                                {"dumps", dumps}});
  }

  std::string check_run() {
    std::string given, dumps;
    for (const HostDim& d : p_.dims) given += d.name + ", ";
    for (const HostArg& a : p_.args) given += a.host_name + ", ";
    for (const HostArg& a : p_.args) {
      if (a.array && a.written) dump(dumps, a, "out.", a.host_name);
    }
    return filled(kCheckRun,
                  {{"layout", layout()},
                   {"kernel", p_.kernel},
                   {"arguments", given},
                   {"threads", p_.tiled ? "" : "threads, "},
                   {"pointers", point("", "_expected")},
                   {"reference_arguments", arguments(p_.reference_dims, "", "_expected")},
                   {"dumps", dumps}});
  }

  std::string check_end() {
    std::string bytes, comparisons;
    for (const HostArg& a : p_.args) {
      if (!a.array) continue;
      bytes += std::string("    bytes += ") + (a.written && a.info->is_input() ? "2 * " : "") +
               a.host_name + ".size() * sizeof(" + a.storage + ");\n";
      if (a.written) compare(comparisons, a);
    }
    return filled(kCheckEnd, {{"bytes", bytes}, {"comparisons", comparisons}});
  }

  // The largest first dimension of a launch that --bench makes.
  std::uint64_t bench_limit() const {
    std::uint64_t others = 1;
    for (std::size_t d = 1; d < p_.dims.size(); ++d) others *= p_.dims[d].size;
    return std::min<std::uint64_t>(
        p_.dims[0].bench_limit, std::max<std::uint64_t>(p_.dims[0].limit, kLargestLaunch / others));
  }

  std::string main_function() {
    const std::string now =
        "    const int now = round % 2 == 0 ? size : std::min(size, 1 + round);\n";
    const std::string cases =
        "  if (argc == 3 && std::strcmp(argv[1], \"--cases\") == 0) return check_cases(argv[2]);\n";
    return check_function() + (p_.reads_cases ? case_functions() : "") +
           filled(kMain, {{"cases", p_.reads_cases ? cases : ""},
                          {"usage", p_.reads_cases ? "       %s --cases FILE\\n" : ""},
                          {"usage_names", p_.reads_cases ? ", argv[0]" : ""},
                          {"size", std::to_string(p_.dims[0].size)},
                          {"bench_limit", std::to_string(bench_limit())},
                          {"limit", std::to_string(p_.dims[0].limit)},
                          {"least", std::to_string(p_.dims[0].least)},
                          {"every_other", p_.varies ? ", every other one of a few elements" : ""},
                          {"now", p_.varies ? now : ""},
                          {"size_of_round", p_.varies ? "now" : "size"}});
  }

  const HostProgram& p_;
  const Program& program_;
  bool writes_ = false, fills_ = false, units_ = false, members_ = false, parts_ = false,
       indices_ = false, unwritten_ = false, places_ = false, unit_vectors_ = false;
};

}  // namespace

std::string host_variable(const std::string& name) {
  static constexpr std::string_view kOwn[] = {"size",
                                              "seed",
                                              "bench",
                                              "file",
                                              "random",
                                              "largest",
                                              "ok",
                                              "cpu",
                                              "start",
                                              "stop",
                                              "blocks",
                                              "threads",
                                              "most_blocks",
                                              "kBlockSizes",
                                              "position",
                                              "milliseconds",
                                              "bytes",
                                              "seconds",
                                              "most",
                                              "launch_once",
                                              "read_number",
                                              "argc",
                                              "argv",
                                              "repeats",
                                              "status",
                                              "dump_path",
                                              "fill",
                                              "compare",
                                              "fill_unwritten",
                                              "dump",
                                              "member",
                                              "part",
                                              "make_unit",
                                              "value",
                                              "k",
                                              "check",
                                              "round",
                                              "draw_indices",
                                              "kThreads",
                                              "kMaxBlocks",
                                              "kRounds",
                                              "kNumbers",
                                              "kTolerance",
                                              "kToleranceDouble",
                                              "kToleranceHalf",
                                              "kToleranceBfloat16",
                                              "Random",
                                              "test_vectors",
                                              "given_case",
                                              "check_case",
                                              "check_cases"};
  return std::find(std::begin(kOwn), std::end(kOwn), name) == std::end(kOwn) ? name
                                                                             : name + "_values";
}

std::string host_text(const HostProgram& p, const Program& program) {
  return HostWriter(p, program).text();
}

}  // namespace weft::standalone
