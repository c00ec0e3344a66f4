// A kernel of a listing of nvdisasm, and what ptxas says of it; see levels.h.
#include <optional>

#include "lines.h"

namespace weft::levels {

namespace {

// `//## File "PATH", line N[ inlined at "PATH", line N]`: one line for each call of a chain, the
// innermost first.
struct Place {
  std::string_view file;
  uint32_t line = 0;
};

std::optional<Place> place_of(std::string_view line) {
  constexpr std::string_view kBegin = "//## File \"";
  if (!line.starts_with(kBegin)) return std::nullopt;
  line.remove_prefix(kBegin.size());
  const size_t quote = line.find('"');
  constexpr std::string_view kLine = ", line ";
  if (quote == line.npos || !line.substr(quote + 1).starts_with(kLine)) return std::nullopt;
  return Place{name_of_path(line.substr(0, quote)),
               number_at(line.substr(quote + 1 + kLine.size()))};
}

// Labels and helpers of the compiler by their order in this text.
class Renaming {
 public:
  std::string renamed(std::string_view line) {
    std::string out;
    size_t from = 0;
    while (true) {
      const size_t label = line.find(".L_x_", from), helper = line.find("$__internal_", from);
      const size_t at = std::min(label, helper);
      if (at == line.npos) return out.append(line.substr(from));
      const size_t digits = at + (label < helper ? 5 : 12);
      const size_t end = std::min(line.find_first_not_of("0123456789", digits), line.size());
      const std::string_view name = line.substr(at, end - at);
      out.append(line.substr(from, digits - from));
      out.append(std::to_string((label < helper ? labels_ : helpers_).of(name)));
      from = end;
    }
  }

 private:
  Numbering labels_, helpers_;
};

// The number that ends before `at`; 0 for none.
uint32_t number_before(std::string_view text, size_t at) {
  size_t digits = at;
  while (digits > 0 && text[digits - 1] >= '0' && text[digits - 1] <= '9') --digits;
  return number_at(text.substr(digits));
}

std::string opcode(std::string_view line) {
  if (line.starts_with('@')) line = without_blanks(from(line, line.find_first_of(" \t")));
  return std::string(line.substr(0, line.find_first_of(" \t;.")));
}

}  // namespace

Result<FunctionText> sass_of(std::string_view listing, std::string_view function,
                             std::string_view file) {
  const std::string title = "\t.section\t.text." + std::string(function) + ",";
  const size_t begin = listing.find(title);
  if (begin == listing.npos) return diag(DiagCode::NotInModule, function, "SASS");
  listing.remove_prefix(begin + title.size());
  listing = listing.substr(0, listing.find("\n//-----"));
  FunctionText out;
  MixCount mix;
  Renaming names;
  uint32_t line = 0;
  bool in_places = false;
  for (const std::string_view raw : lines_of(listing)) {
    std::string_view text = without_blanks(raw);
    if (const auto place = place_of(text)) {
      if (!in_places) line = 0;
      in_places = true;
      if (line == 0 && place->file == file) line = place->line;
      continue;
    }
    in_places = false;
    if (text.starts_with("/*")) {
      text = without_blanks(text.substr(std::min(text.find("*/") + 2, text.size())));
      if (text.empty()) continue;
      out.text.append("\t").append(names.renamed(text)).append("\n");
      out.lines.push_back(line);
      mix.add(opcode(text));
    } else if (text.ends_with(':') && !text.starts_with(".text.")) {
      out.text.append(names.renamed(text)).append("\n");
      out.lines.push_back(0);
    }
  }
  out.mix = mix.take();
  return out;
}

Result<Resources> resources_of(std::string_view log, std::string_view kernel) {
  const std::string title = "Function properties for " + std::string(kernel) + "\n";
  const size_t begin = log.find(title);
  if (begin == log.npos) return diag(DiagCode::NotInModule, kernel, "what ptxas says");
  log.remove_prefix(begin + title.size());
  log = log.substr(0, log.find("Function properties for "));
  // The number before a word, which stands in the text once.
  const auto before = [&](std::string_view word) {
    const size_t at = log.find(word);
    return at == log.npos ? 0 : number_before(log, at);
  };
  Resources out;
  out.registers = before(" registers");
  out.stack_bytes = before(" bytes stack frame");
  out.spill_store_bytes = before(" bytes spill stores");
  out.spill_load_bytes = before(" bytes spill loads");
  out.shared_bytes = before(" bytes smem");
  // "NUMBER bytes cmem[BANK]", one for each bank.
  constexpr std::string_view kBank = " bytes cmem[";
  for (size_t at = log.find(kBank); at != log.npos; at = log.find(kBank, at + 1))
    out.constant_bytes = out.constant_bytes.value_or(0) + number_before(log, at);
  return out;
}

double occupancy(std::string_view arch, const Resources& resources, uint32_t threads) {
  // Of a multiprocessor: threads, blocks, bytes of shared memory.
  struct Machine {
    std::string_view arch;
    uint32_t threads, blocks, shared_bytes;
  };
  static constexpr Machine kMachines[] = {
      {"sm_75", 1024, 16, 65536},   {"sm_80", 2048, 32, 167936},  {"sm_86", 1536, 16, 102400},
      {"sm_87", 1536, 16, 167936},  {"sm_89", 1536, 24, 102400},  {"sm_90", 2048, 32, 233472},
      {"sm_100", 2048, 32, 233472}, {"sm_103", 2048, 32, 233472}, {"sm_120", 1536, 24, 102400},
      {"sm_121", 1536, 24, 102400}};
  const auto machine = std::find_if(std::begin(kMachines), std::end(kMachines),
                                    [&](const Machine& m) { return m.arch == arch; });
  if (machine == std::end(kMachines) || threads == 0) return 0;
  const auto round_up = [](uint32_t value, uint32_t unit) {
    return (value + unit - 1) / unit * unit;
  };
  // Each of the four parts of a multiprocessor gives its own registers to its own warps.
  constexpr uint32_t kParts = 4, kRegisters = 65536 / kParts, kWarp = 32, kUnit = 256;
  const uint32_t warps = (threads + kWarp - 1) / kWarp;
  const uint32_t of_warp = round_up(resources.registers * kWarp, kUnit);
  uint32_t blocks = std::min(machine->blocks, machine->threads / (warps * kWarp));
  if (of_warp > 0) blocks = std::min(blocks, kRegisters / of_warp * kParts / warps);
  // From sm_80 on the system takes a KiB of each block's shared memory.
  const bool is_old = machine->arch == "sm_75";
  const uint32_t shared =
      round_up(resources.shared_bytes + (is_old ? 0 : 1024), is_old ? 256 : 128);
  if (shared > 0) blocks = std::min(blocks, machine->shared_bytes / shared);
  return static_cast<double>(blocks * warps * kWarp) / machine->threads;
}

}  // namespace weft::levels
