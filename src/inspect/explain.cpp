// See explain.h. The statements about code around these texts come from the code generator of the
// pinned Warp (its templates of a CPU module and of a CUDA kernel).
#include "weft/inspect/explain.h"

#include <fmt/format.h>

#include <algorithm>

#include "text_checks.h"
#include "weft/base/text.h"

namespace weft {

namespace {

std::string_view stripped(std::string_view line) {
  const size_t first = line.find_first_not_of(" \t");
  return first == line.npos ? std::string_view() : line.substr(first);
}

// From the line that holds `from` to the line that holds `to`, both included; indentation that all
// have in common is taken off.
std::string excerpt(std::string_view text, std::string_view from, std::string_view to) {
  const auto lines = lines_of(text);
  std::string out;
  bool inside = false;
  size_t indent = std::string_view::npos;
  std::vector<std::string_view> taken;
  for (std::string_view line : lines) {
    if (!inside && line.find(from) == line.npos) continue;
    inside = true;
    taken.push_back(line);
    if (const size_t first = line.find_first_not_of(' '); first != line.npos)
      indent = std::min(indent, first);
    if (line.find(to) != line.npos) break;
  }
  for (std::string_view line : taken) {
    line.remove_prefix(std::min(indent, line.size()));
    out += line;
    out += '\n';
  }
  return out;
}

// The first line of the body's end of an iteration that is not at its very end.
std::string early_return(std::string_view forward, std::string_view word) {
  const auto lines = lines_of(forward);
  for (size_t i = 1; i + 1 < lines.size(); ++i) {
    if (stripped(lines[i - 1]).starts_with("// return") && stripped(lines[i]) == word)
      return fmt::format("// return\n{}\n", word);
  }
  return {};
}

class Explainer {
 public:
  explicit Explainer(Explanation& e) : e_(e), cpu_(e.cpu), cuda_(e.cuda) {}

  void run() {
    signature();
    arguments();
    threads();
    index();
    storage();
    contiguous();
    returns();
    functions();
    adjoint();
    same();
  }

 private:
  void add(std::string title, std::string cpu, std::string cuda, std::string why) {
    if (cpu.empty() && cuda.empty()) return;
    e_.aspects.push_back({std::move(title), std::move(cpu), std::move(cuda), std::move(why)});
  }

  void signature() {
    add("Signature", excerpt(cpu_.forward, "template <bool", ")"),
        excerpt(cuda_.forward, "extern \"C\"", ")"),
        "On the CPU the kernel is an ordinary function that a loop of the same module calls, so it "
        "is static. The template parameter wp_linear_contiguous makes two versions of it; one is "
        "for launches whose arrays are all contiguous. On CUDA the driver finds the kernel by its "
        "name, so extern \"C\" prevents name mangling, and __global__ marks a function that is "
        "launched from the host.");
  }

  void arguments() {
    std::string cpu = excerpt(cpu_.support, "struct wp_args_", "};") +
                      excerpt(cpu_.forward, "// argument vars", "// primal vars");
    if (const size_t end = cpu.rfind("//---------"); end != cpu.npos) cpu.resize(end);
    add("Argument passing", std::move(cpu), "",
        "The CPU kernel gets a pointer to a struct and copies the struct's members to variables; "
        "the caller fills in the struct once for all threads. A CUDA launch passes each argument "
        "by value in constant memory, so the arguments are parameters and need no struct.");
  }

  void threads() {
    add("Thread model", excerpt(cpu_.forward, "size_t task_index", "size_t task_index"),
        excerpt(cuda_.forward, "for (size_t _idx", "gridDim.x"),
        "The CPU function runs one thread of the launch. A loop outside the function, which a row "
        "does not contain, calls it once for each task_index from 0 to dim.size - 1. The CUDA "
        "kernel contains a grid-stride loop: each hardware thread starts at its own position in "
        "the grid and advances by the size of the grid, so a grid of any size covers the launch.");
  }

  void index() {
    const auto line = [](std::string_view text) {
      return excerpt(text, "builtin_tid", "builtin_tid");
    };
    add("Index computation", line(cpu_.forward), line(cuda_.forward),
        "Both targets spell wp.tid() alike. The builtin_tid macros turn the number of the thread "
        "into coordinates. That number is task_index on the CPU and _idx on CUDA.");
  }

  void storage() {
    add("Shared storage", "",
        excerpt(cuda_.forward, "tile_shared_storage_t tile_mem", "tile_mem") +
            excerpt(cuda_.forward, "// reset shared memory", "init()"),
        "On CUDA the threads of a block share memory for tiles. The kernel declares this memory "
        "and resets its allocator in each iteration of the grid-stride loop. On the CPU a block "
        "has one thread, and the memory is declared once outside the kernel, in code that a row "
        "does not contain.");
  }

  void contiguous() {
    std::string cpu =
        excerpt(cpu_.forward, "wp_contiguous_args;", "_wp_args = &wp_contiguous_args");
    cpu = cpu.find("if constexpr") == cpu.npos ? "" : cpu + "}\n";
    add("Contiguous arrays", std::move(cpu), "",
        "In the version for contiguous arrays the strides are constants. The compiler can fold "
        "them and vectorize the loop over threads. Warp makes no such version for CUDA.");
  }

  void returns() {
    add("Early return", early_return(cpu_.forward, "return;"),
        early_return(cuda_.forward, "continue;"),
        "A return in Python ends one thread of the launch. On the CPU it leaves the function. On "
        "CUDA it continues the grid-stride loop, because the hardware thread may have further "
        "threads of the launch to run.");
  }

  void functions() {
    const auto line = [](std::string_view text, std::string_view mark) {
      const auto lines = lines_of(text);
      for (size_t i = 0; i + 1 < lines.size(); ++i) {
        // A function stands behind a comment with its file and line.
        if (lines[i].starts_with("// ") && lines[i].find(".py:") != lines[i].npos &&
            lines[i + 1].starts_with(mark))
          return fmt::format("{}\n", lines[i + 1]);
      }
      return std::string();
    };
    add("Functions", line(cpu_.support, "static "), line(cuda_.support, "static CUDA_CALLABLE"),
        "CUDA_CALLABLE stands for __host__ __device__: the function may be called from a kernel.");
  }

  void adjoint() {
    if (cpu_.backward.empty()) return;
    add("Adjoint arguments", excerpt(cpu_.backward, "*_wp_args", ")"),
        excerpt(cuda_.backward, " adj_", ")"),
        "The backward kernel also takes the adjoint of every argument: as a second struct on the "
        "CPU, as further parameters on CUDA.");
  }

  void same() {
    size_t same = 0, all = 0;
    for (const AlignedLine& line : align_lines(cpu_.forward, cuda_.forward)) {
      ++all;
      same += line.kind == AlignedLine::Kind::kSame || line.kind == AlignedLine::Kind::kIndented
                  ? 1
                  : 0;
    }
    e_.same = fmt::format(
        "{} of {} of the forward texts are equal except for indentation: declarations, numbers "
        "of variables, calls, branches and quoted source lines come from the same lowering code. "
        "The texts differ around the body and where a thread ends.",
        same, counted(all, "line"));
  }

  Explanation& e_;
  const KernelText& cpu_;
  const KernelText& cuda_;
};

}  // namespace

std::vector<AlignedLine> align_lines(std::string_view cpu, std::string_view cuda) {
  using Kind = AlignedLine::Kind;
  constexpr size_t kAhead = 200;  // far enough for any preamble
  const auto a = lines_of(cpu), b = lines_of(cuda);
  std::vector<AlignedLine> out;
  const auto alike = [&](size_t i, size_t j) { return stripped(a[i]) == stripped(b[j]); };
  size_t i = 0, j = 0;
  const auto both = [&] {
    out.push_back({a[i] == b[j] ? Kind::kSame : Kind::kIndented, a[i], b[j]});
    ++i;
    ++j;
  };
  while (i < a.size() && j < b.size()) {
    if (alike(i, j)) {
      both();
      continue;
    }
    // Where both go on alike for two lines, braces and blank lines not counting as enough.
    size_t to_i = a.size(), to_j = b.size(), best = kAhead;
    for (size_t x = i; x < a.size() && x - i < best; ++x) {
      if (stripped(a[x]).size() < 2) continue;
      for (size_t y = j; y < b.size() && (x - i) + (y - j) < best; ++y) {
        if (!alike(x, y) || (x + 1 < a.size() && y + 1 < b.size() && !alike(x + 1, y + 1)))
          continue;
        best = (x - i) + (y - j);
        to_i = x;
        to_j = y;
      }
    }
    while (i < to_i && j < to_j) {
      if (alike(i, j)) {
        both();
      } else {
        out.push_back({Kind::kChanged, a[i++], b[j++]});
      }
    }
    while (i < to_i) out.push_back({Kind::kCpuOnly, a[i++], {}});
    while (j < to_j) out.push_back({Kind::kCudaOnly, {}, b[j++]});
  }
  while (i < a.size()) out.push_back({Kind::kCpuOnly, a[i++], {}});
  while (j < b.size()) out.push_back({Kind::kCudaOnly, {}, b[j++]});
  return out;
}

Explanation explain_forms(std::string_view kernel, KernelText cpu, KernelText cuda) {
  Explanation e;
  e.kernel = kernel;
  e.cpu = std::move(cpu);
  e.cuda = std::move(cuda);
  for (KernelText* text : {&e.cpu, &e.cuda}) {
    text->support = part_text(text->support);
    text->forward = part_text(text->forward);
    text->backward = part_text(text->backward);
  }
  Explainer(e).run();
  return e;
}

}  // namespace weft
