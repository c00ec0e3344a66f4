#include "preamble.h"

#include <algorithm>
#include <set>

#include "cpp_names.h"
#include "filled.h"
#include "weft/base/text.h"

namespace weft::standalone {
namespace {

// clang-format off
constexpr std::string_view kHead =
#include "texts/head.inc"
    ;
constexpr std::string_view kTolerancesText =
#include "texts/tolerances.inc"
    ;
constexpr std::string_view kFetch =
#include "texts/fetch.inc"
    ;
constexpr std::string_view kFetchCas =
#include "texts/fetch_cas.inc"
    ;
// clang-format on

// What reading a file of cases takes beside what every program has.
constexpr std::string_view kCaseHeaders =
    "#include <fstream>\n#include <iterator>\n#include <stdexcept>\n#include <string>\n";

struct FetchText {
  std::string_view name, text;
};
constexpr FetchText kFetches[] = {
    {"fetch_add", "place + value"},
    {"fetch_sub", "place - value"},
    {"fetch_min", "value < place ? value : place"},
    {"fetch_max", "value > place ? value : place"},
    {"fetch_and", "place & value"},
    {"fetch_or", "place | value"},
    {"fetch_xor", "place ^ value"},
    {"fetch_exch", "value"},
};

// Whether the program has numbers of that type, of 16 bits.
bool has_narrow(const Program& program, Scalar s) {
  const auto is_one = [&](std::uint32_t c) {
    return program.tree.constants[c].resolved.type.scalar == s;
  };
  return program.helpers.uses(s) ||
         std::any_of(program.constants_used.begin(), program.constants_used.end(), is_one);
}

std::set<Scalar> compared_scalars(const HostProgram& host) {
  std::set<Scalar> out;
  for (const HostArg& a : host.args) {
    if (!a.written) continue;
    if (a.type.kind != TypeKind::Struct) out.insert(a.type.scalar);
    for (const ArgField& f : a.info->fields) out.insert(f.type.scalar);
  }
  return out;
}

// On the CPU a few units in the last place: compilers may fold constants in one copy and not in
// the other. Where they may contract too, copies may differ as those of a GPU do.
std::string tolerances(const HostProgram& host) {
  const std::set<Scalar> compared = compared_scalars(host);
  std::string gpu, cpu;
  for (const Tolerance& t : kTolerances) {
    if (!compared.contains(t.scalar)) continue;
    const std::string head = "constexpr double " + std::string(t.name) + " = ";
    gpu += head + std::string(t.gpu) + ";\n";
    cpu += head + std::string(t.cpu) + ";\n";
  }
  if (gpu.empty()) return {};
  return filled(kTolerancesText, {{"gpu", gpu}, {"cpu", cpu}});
}

}  // namespace

std::string head_text(const Program& program, const HostProgram& host, std::string_view kernel,
                      std::string_view description) {
  std::string narrow_headers;
  if (has_narrow(program, Scalar::BFloat16)) narrow_headers += "#include <cuda_bf16.h>\n";
  if (has_narrow(program, Scalar::Float16)) narrow_headers += "#include <cuda_fp16.h>\n";
  const std::string cases =
      "//   ./" + program_name(kernel) +
      " --cases FILE    the `cases` of a row: inputs, and what they lead to\n";
  return filled(kHead, {{"description", std::string(description.empty() ? kernel : description)},
                        {"file", program_name(kernel)},
                        {"cases", host.reads_cases ? cases : ""},
                        {"case_headers", std::string(host.reads_cases ? kCaseHeaders : "")},
                        {"narrow_headers", narrow_headers},
                        {"threads", std::to_string(host.threads)},
                        {"rounds", std::to_string(host.rounds)}}) +
         tolerances(host);
}

namespace {

bool names(std::string_view text, std::string_view word) {
  for (std::size_t at = 0; (at = text.find(word, at)) != text.npos; at += word.size()) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_word(text[at - 1])) && (end == text.size() || !is_word(text[end])))
      return true;
  }
  return false;
}

}  // namespace

std::string constants_text(const Program& program, std::string_view body) {
  std::string out;
  for (const std::uint32_t index : program.constants_used) {
    const ConstantDecl& c = program.tree.constants[index];
    const Scalar s = c.resolved.type.scalar;
    const std::string name = program.helpers.global_name(program.tree.text(c.name));
    if (!names(body, name)) continue;
    const std::string value =
        is_float(s) ? cpp_number(c.resolved.f[0], s) : cpp_integer(c.resolved.i[0], s);
    // Floats of 16 bits cannot be constant expressions.
    out += (is_narrow_float(s)
                ? "#define " + name + " " + value + "\n"
                : "constexpr " + std::string(cpp_scalar(s)) + " " + name + " = " + value + ";\n");
  }
  return out.empty() ? out : "\n" + out;
}

std::string fetch_functions(std::string_view callers) {
  std::string out;
  for (const FetchText& f : kFetches) {
    if (callers.find(std::string(f.name) + "(") == std::string::npos) continue;
    out += filled(kFetch, {{"name", std::string(f.name)}, {"value", std::string(f.text)}});
  }
  if (callers.find("fetch_cas(") != std::string::npos) out += kFetchCas;
  return "\n// What an atomic does, for one thread: the new value in place, the old one as the "
         "result.\n" +
         out.substr(1);
}

}  // namespace weft::standalone
