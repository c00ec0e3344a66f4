// What a compiled kernel needs; see ptx_figures.h.
#include "cuda/ptx_figures.h"

#include <algorithm>
#include <charconv>

namespace weft {

namespace {

// The number that stands before `unit`, as in "16 registers"; 0 if there is none.
uint32_t number_before(std::string_view line, std::string_view unit) {
  const size_t at = line.find(unit);
  if (at == line.npos || at == 0) return 0;
  size_t begin = at;
  while (begin > 0 && line[begin - 1] >= '0' && line[begin - 1] <= '9') --begin;
  uint32_t value = 0;
  std::from_chars(line.data() + begin, line.data() + at, value);
  return value;
}

// "388 bytes cmem[0], 8 bytes cmem[2]" is 396.
uint32_t constant_bytes(std::string_view line) {
  uint32_t sum = 0;
  for (size_t at = line.find(" bytes cmem["); at != line.npos; at = line.find(" bytes cmem[")) {
    sum += number_before(line, " bytes cmem[");
    line.remove_prefix(at + 1);
  }
  return sum;
}

std::string_view between(std::string_view line, std::string_view before, std::string_view after) {
  const size_t at = line.find(before);
  if (at == line.npos) return {};
  line.remove_prefix(at + before.size());
  return line.substr(0, line.find(after));
}

template <class Take>
void each_line(std::string_view text, Take take) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    take(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// CUDA C++ Programming Guide 13, "Compute Capabilities", tables of technical specifications: what
// one multiprocessor holds. Its registers are 65536 everywhere. `reserved`: shared memory that the
// driver takes of every block.
struct Limits {
  std::string_view arch;
  uint32_t threads, blocks, shared_bytes, reserved, shared_unit;
};
constexpr Limits kLimits[] = {
    {"sm_75", 1024, 16, 64 << 10, 0, 256},      {"sm_80", 2048, 32, 164 << 10, 1024, 128},
    {"sm_86", 1536, 16, 100 << 10, 1024, 128},  {"sm_87", 1536, 16, 164 << 10, 1024, 128},
    {"sm_89", 1536, 24, 100 << 10, 1024, 128},  {"sm_90", 2048, 32, 228 << 10, 1024, 128},
    {"sm_100", 2048, 32, 228 << 10, 1024, 128}, {"sm_103", 2048, 32, 228 << 10, 1024, 128},
    {"sm_120", 1536, 24, 100 << 10, 1024, 128}, {"sm_121", 1536, 24, 100 << 10, 1024, 128},
};
constexpr uint32_t kRegisters = 65536;
constexpr uint32_t kRegisterUnit = 256;  // registers are given to a warp in such portions
constexpr uint32_t kPartitions = 4;      // of a multiprocessor; each has its share of registers
constexpr uint32_t kWarp = 32;

uint32_t round_up(uint32_t value, uint32_t unit) { return (value + unit - 1) / unit * unit; }

bool has_part(std::string_view opcode, std::string_view part) {
  for (size_t at = opcode.find(part); at != opcode.npos; at = opcode.find(part, at + 1)) {
    const size_t end = at + part.size();
    if (opcode[at - (at > 0 ? 1 : 0)] == '.' && (end == opcode.size() || opcode[end] == '.'))
      return true;
  }
  return false;
}

template <size_t N>
bool is_one_of(std::string_view name, const std::string_view (&names)[N]) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

// Global also of `ld.global.nc`; what goes to the parameters or to an unknown space is `other`.
PtxKind memory_kind(std::string_view opcode, PtxKind global, PtxKind shared, PtxKind local) {
  if (has_part(opcode, "global")) return global;
  if (opcode.find(".shared") != opcode.npos) return shared;
  return has_part(opcode, "local") ? local : PtxKind::other;
}

}  // namespace

std::map<std::string, PtxasFigures> parse_ptxas(std::string_view output) {
  std::map<std::string, PtxasFigures> figures;
  std::string arch, entry, function;
  PtxasFigures now;
  uint32_t of_module = 0;  // constants of the file, told before its kernels
  each_line(output, [&](std::string_view line) {
    if (line.find(" bytes gmem") != line.npos && line.find("Used ") == line.npos) {
      of_module = constant_bytes(line);
    } else if (line.find("Compiling entry function '") != line.npos) {
      entry = between(line, "function '", "'");
      arch = between(line, "for '", "'");
      now = {};
    } else if (line.find("Function properties for ") != line.npos) {
      function = between(line, "properties for ", "\n");
    } else if (line.find(" bytes stack frame") != line.npos && function == entry) {
      now.stack_bytes = number_before(line, " bytes stack frame");
      now.spill_store_bytes = number_before(line, " bytes spill stores");
      now.spill_load_bytes = number_before(line, " bytes spill loads");
    } else if (line.find("Used ") != line.npos && line.find(" registers") != line.npos &&
               !arch.empty()) {
      now.registers = number_before(line, " registers");
      now.shared_bytes = number_before(line, " bytes smem");
      now.constant_bytes = of_module + constant_bytes(line);
      auto [at, added] = figures.try_emplace(arch, now);
      if (!added && at->second.registers < now.registers) at->second = now;
      arch.clear();  // later lines are of functions, until the next kernel
    }
  });
  return figures;
}

// Resident blocks are the least of what each resource allows, as in cuda_occupancy.h of the
// toolkit: threads / T; the limit of blocks; shared memory / (round_up(S + reserved)); registers: a
// warp takes round_up(32 R, 256), a partition holds floor(16384 / that) warps, and four of those
// hold floor(4 * that / W) blocks of W warps. Occupancy is blocks * T / threads.
std::optional<Occupancy> theoretical_occupancy(std::string_view arch, const PtxasFigures& figures,
                                               uint32_t threads) {
  // sm_90a is sm_90 with more instructions.
  if (!arch.empty() && (arch.back() == 'a' || arch.back() == 'f')) arch.remove_suffix(1);
  const auto* at = std::find_if(std::begin(kLimits), std::end(kLimits),
                                [&](const Limits& l) { return l.arch == arch; });
  if (at == std::end(kLimits) || threads == 0) return std::nullopt;
  const uint32_t warps = round_up((threads + kWarp - 1) / kWarp, kPartitions);
  const auto take_less = [](Occupancy& o, uint32_t& blocks, uint32_t n, std::string_view limit) {
    if (n < blocks) blocks = n, o.limit = limit;
  };
  Occupancy occupancy{0, "threads"};
  uint32_t blocks = at->threads / threads;
  take_less(occupancy, blocks, at->blocks, "blocks");
  if (figures.registers > 0) {
    const uint32_t of_warp = round_up(figures.registers * kWarp, kRegisterUnit);
    take_less(occupancy, blocks, kRegisters / kPartitions / of_warp * kPartitions / warps,
              "registers");
  }
  const uint32_t shared = round_up(figures.shared_bytes + at->reserved, at->shared_unit);
  if (shared > 0) take_less(occupancy, blocks, at->shared_bytes / shared, "shared memory");
  occupancy.share = static_cast<double>(blocks * threads) / static_cast<double>(at->threads);
  return occupancy;
}

PtxKind ptx_kind(std::string_view opcode) {
  static constexpr std::string_view kControl[] = {"bra", "brx",     "call",   "ret",   "exit",
                                                  "bar", "barrier", "membar", "fence", "trap"};
  static constexpr std::string_view kSpecial[] = {"sin", "cos", "lg2", "ex2", "tanh", "rsqrt"};
  static constexpr std::string_view kMoves[] = {"mov",      "prmt",   "shfl", "isspacep",
                                                "prefetch", "alloca", "nop"};
  const std::string_view name = opcode.substr(0, opcode.find('.'));
  if (name == "ld" || name == "ldu")
    return memory_kind(opcode, PtxKind::load_global, PtxKind::load_shared, PtxKind::load_local);
  if (name == "st")
    return memory_kind(opcode, PtxKind::store_global, PtxKind::store_shared, PtxKind::store_local);
  if (name == "atom" || name == "red") return PtxKind::atomic;
  if (name == "cvt" || name == "cvta") return PtxKind::conversion;
  if (is_one_of(name, kControl)) return PtxKind::control;
  if (is_one_of(name, kSpecial)) return PtxKind::special_function;
  const bool approximate = opcode.find(".approx") != opcode.npos;
  if (approximate && (name == "rcp" || name == "sqrt" || name == "div"))
    return PtxKind::special_function;
  if (is_one_of(name, kMoves)) return PtxKind::other;
  // By the type of the operands, which stands last.
  const size_t dot = opcode.rfind('.');
  if (dot == opcode.npos) return PtxKind::other;
  const std::string_view type = opcode.substr(dot + 1);
  if (type.starts_with("f32")) return PtxKind::float32;
  if (type == "f64") return PtxKind::float64;
  if (type.starts_with("f16") || type.starts_with("bf16")) return PtxKind::half;
  const bool number = type.size() > 1 && (type[0] == 's' || type[0] == 'u' || type[0] == 'b') &&
                      type[1] >= '0' && type[1] <= '9';
  return number || type == "pred" ? PtxKind::integer : PtxKind::other;
}

PtxMix parse_ptx(std::string_view ptx) {
  PtxMix mix;
  int depth = 0;  // of brackets: instructions stand in the bodies of functions
  each_line(ptx, [&](std::string_view line) {
    line = line.substr(0, line.find("//"));
    const size_t begin = line.find_first_not_of(" \t");
    if (begin == line.npos) return;
    line.remove_prefix(begin);
    if (line.starts_with(".target ")) {
      mix.arch = line.substr(8, line.find_first_of(", \t", 8) - 8);
      return;
    }
    const auto brackets = [&](char c) {
      return static_cast<int>(std::count(line.begin(), line.end(), c));
    };
    // A call is written over several lines, of which the others are names and brackets.
    const bool whole = line.find(';') != line.npos || line.find("call") != line.npos;
    if (depth > 0 && whole && ((line[0] >= 'a' && line[0] <= 'z') || line[0] == '@')) {
      if (line[0] == '@') {  // the predicate
        line.remove_prefix(std::min(line.find_first_of(" \t"), line.size()));
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
      }
      ++mix.counts[static_cast<size_t>(ptx_kind(line.substr(0, line.find_first_of(" \t;"))))];
    }
    depth += brackets('{') - brackets('}');
  });
  return mix;
}

}  // namespace weft
