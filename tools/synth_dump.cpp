// Writes generated modules to a folder, with what a launch needs to know beside each.
//
// synth_dump FOLDER COUNT [SEED] [FIRST] [CATEGORY]; with FOLDER "-": only figures, no files.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "weft/ast/canonical.h"
#include "weft/print/print.h"
#include "weft/synth/synthesize.h"

namespace {

// Of this thread, so that a busy machine does not show in the figures.
double cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

std::string info_json(const weft::Tree& tree, const weft::ProgramInfo& info) {
  std::vector<std::string> struct_names;
  for (const weft::StructDecl& s : tree.structs) struct_names.emplace_back(tree.text(s.name));
  const weft::TypeNames names{struct_names, {}, {}};
  std::string out = "{\"kernel\": \"" + info.kernel_name + "\", \"category\": \"" +
                    std::string(weft::category_name(info.category)) +
                    "\", \"statements\": " + std::to_string(info.statements) + ", \"launch\": {";
  for (std::size_t i = 0; i < info.interface.launch.size(); ++i) {
    if (i > 0) out += ", ";
    out += "\"" + info.interface.launch[i].name +
           "\": " + std::to_string(info.interface.launch[i].size);
  }
  out += "}, \"args\": [";
  bool first = true;
  for (const weft::KernelArg& a : info.interface.args) {
    if (!first) out += ", ";
    first = false;
    const weft::Type element = a.type.is_array() ? a.type.element() : a.type;
    out += "{\"name\": \"" + a.name + "\", \"type\": \"" + weft::python_type(element, names) +
           "\", \"array\": " + (a.type.is_array() ? "true" : "false") +
           ", \"role\": " + std::to_string(static_cast<int>(a.role)) +
           ", \"lo\": " + std::to_string(a.range.lo) + ", \"hi\": " + std::to_string(a.range.hi) +
           ", \"unit\": " + (a.unit ? "true" : "false") +
           ", \"sorted\": " + (a.sorted ? "true" : "false") + ", \"equals\": \"" +
           (a.equals ? info.interface.launch[*a.equals].name : "") + "\", \"shape\": [";
    for (std::size_t d = 0; d < a.shape.size(); ++d)
      out += (d > 0 ? ", \"" : "\"") + info.interface.text(a.shape[d]) + "\"";
    out += "], \"fields\": [";
    for (std::size_t f = 0; f < a.fields.size(); ++f) {
      out += std::string(f > 0 ? ", " : "") + "{\"name\": \"" + a.fields[f].name +
             "\", \"type\": \"" + weft::python_type(a.fields[f].type, names) +
             "\", \"lo\": " + std::to_string(a.fields[f].range.lo) +
             ", \"hi\": " + std::to_string(a.fields[f].range.hi) + "}";
    }
    out += "]}";
  }
  return out + "]}\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: synth_dump FOLDER COUNT [SEED] [FIRST] [CATEGORY]\n");
    return 2;
  }
  const std::string folder = argv[1];
  const unsigned long long count = std::strtoull(argv[2], nullptr, 10);
  const unsigned long long seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 42;
  const unsigned long long first = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 0;
  const bool files = folder != "-";
  if (files) std::filesystem::create_directories(folder);
  weft::Synthesizer synthesizer(seed);  // builds the catalog, once a process
  weft::Tree tree;
  weft::ProgramInfo info;
  weft::Canonicalizer canonical;
  std::vector<unsigned> statements;
  std::unordered_set<std::size_t> structures, skeletons;
  std::unordered_map<std::string, unsigned> builtins;
  double synth_seconds = 0, print_seconds = 0;
  std::size_t bytes = 0, widest = 0, nodes = 0, loops = 0;
  for (unsigned long long i = first; i < first + count; ++i) {
    auto category = static_cast<weft::Category>(i % weft::kGrammarCategories);
    if (argc > 5) category = weft::parse_category(argv[5]).value();
    const auto t0 = cpu_seconds();
    synthesizer.make(category, i, tree, info);
    const auto t1 = cpu_seconds();
    weft::print_module(tree);
    const auto t2 = cpu_seconds();
    synth_seconds += t1 - t0;
    print_seconds += t2 - t1;
    bytes += tree.source.size();
    nodes += tree.size();
    loops += info.loops;
    for (unsigned line = 1; line <= tree.line_count(); ++line)
      widest = std::max(widest, tree.source_line(line).size());
    if (files) {
      char name[32];
      std::snprintf(name, sizeof name, "/k%07llu", i);
      std::ofstream(folder + name + ".py", std::ios::binary) << tree.source;
      std::ofstream(folder + name + ".json", std::ios::binary) << info_json(tree, info);
    } else {
      canonical.run(tree);
      statements.push_back(info.statements);
      structures.insert(std::hash<std::string_view>{}(canonical.structure()));
      skeletons.insert(std::hash<std::string_view>{}(canonical.skeleton()));
      for (const weft::BuiltinId b : info.builtins) ++builtins[std::string(weft::builtin(b).key)];
    }
  }
  const double n = static_cast<double>(count);
  std::printf(
      "synthesis %.2f us, printing %.2f us, %.0f bytes, %.0f nodes, %.2f loops a module; widest "
      "line %zu\n",
      synth_seconds / n * 1e6, print_seconds / n * 1e6, static_cast<double>(bytes) / n,
      static_cast<double>(nodes) / n, static_cast<double>(loops) / n, widest);
  if (!files) {
    std::sort(statements.begin(), statements.end());
    std::printf("statements: median %u, p90 %u, max %u\n", statements[statements.size() / 2],
                statements[statements.size() * 9 / 10], statements.back());
    std::printf("distinct of %llu: structures %zu, skeletons %zu\n", count, structures.size(),
                skeletons.size());
    std::vector<std::pair<unsigned, std::string>> used;
    for (const auto& [b, k] : builtins) used.emplace_back(k, b);
    std::sort(used.begin(), used.end());
    std::printf("builtins used: %zu:", used.size());
    for (const auto& [k, b] : used) std::printf(" %s=%u", b.c_str(), k);
    std::printf("\n");
  }
  return 0;
}
