// Kernels a second of each stage, on the default mix: synthesis, printing, lowering, emission.
//
// bench/lowering.py runs this beside Warp's own generator on the same modules and prints ratios.
#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

#include "weft/ast/canonical.h"
#include "weft/emit/emit.h"
#include "weft/lower/lower.h"
#include "weft/print/print.h"
#include "weft/synth/synthesize.h"

namespace weft {
namespace {

constexpr std::uint64_t kSeed = 42;
constexpr std::size_t kModules = 1000;

Category category_of(std::uint64_t index) {
  return static_cast<Category>(index % kGrammarCategories);
}

FunctionId kernel_of(const Tree& tree) {
  for (std::size_t i = tree.functions.size(); i-- > 0;) {
    if (tree.functions[i].is_kernel) return FunctionId{static_cast<std::uint32_t>(i)};
  }
  return {};
}

std::vector<std::unique_ptr<Tree>>& modules() {
  static std::vector<std::unique_ptr<Tree>> trees = [] {
    std::vector<std::unique_ptr<Tree>> out;
    Synthesizer synth(kSeed);
    ProgramInfo info;
    for (std::uint64_t i = 0; i < kModules; ++i) {
      out.push_back(std::make_unique<Tree>());
      synth.make(category_of(i), i, *out.back(), info);
      print_module(*out.back());
    }
    return out;
  }();
  return trees;
}

void report(benchmark::State& state, std::size_t kernels, std::size_t bytes) {
  state.counters["kernels"] =
      benchmark::Counter(static_cast<double>(kernels), benchmark::Counter::kIsRate);
  if (bytes > 0) {
    state.counters["text"] = benchmark::Counter(
        static_cast<double>(bytes), benchmark::Counter::kIsRate, benchmark::Counter::kIs1024);
  }
}

void synthesize_modules(benchmark::State& state) {
  Synthesizer synth(kSeed);
  Tree tree;
  ProgramInfo info;
  std::size_t n = 0;
  for (auto _ : state) {
    for (std::uint64_t i = 0; i < kModules; ++i, ++n) synth.make(category_of(i), i, tree, info);
  }
  report(state, n, 0);
}

void print_modules(benchmark::State& state) {
  auto& trees = modules();
  std::size_t n = 0, bytes = 0;
  for (auto _ : state) {
    for (auto& t : trees) {
      print_module(*t);
      bytes += t->source.size();
      ++n;
    }
  }
  report(state, n, bytes);
}

void canonical_ids(benchmark::State& state) {
  auto& trees = modules();
  Canonicalizer canonical;
  std::size_t n = 0;
  for (auto _ : state) {
    for (auto& t : trees) {
      canonical.run(*t);
      ++n;
    }
  }
  report(state, n, 0);
}

void lower_modules(benchmark::State& state) {
  auto& trees = modules();
  Lowerer lowerer;
  Lowered lowered;
  std::size_t n = 0;
  for (auto _ : state) {
    for (auto& t : trees) {
      if (!lowerer.lower(*t, kernel_of(*t), {}, lowered)) state.SkipWithError("refused");
      ++n;
    }
  }
  report(state, n, 0);
}

// What the issue calls lowering and emission: both devices, forward and adjoint.
void lower_and_emit(benchmark::State& state) {
  auto& trees = modules();
  Lowerer lowerer;
  Lowered lowered;
  Emitter emitter;
  KernelText text;
  std::size_t n = 0, bytes = 0;
  for (auto _ : state) {
    for (auto& t : trees) {
      if (!lowerer.lower(*t, kernel_of(*t), {}, lowered)) state.SkipWithError("refused");
      emitter.prepare(lowered);
      for (const Device d : {Device::Cpu, Device::Cuda}) {
        emitter.emit(d, {d == Device::Cpu ? 1 : 256}, text);
        bytes += text.support.size() + text.forward.size() + text.backward.size();
      }
      ++n;
    }
  }
  report(state, n, bytes);
}

BENCHMARK(synthesize_modules)->Unit(benchmark::kMillisecond);
BENCHMARK(print_modules)->Unit(benchmark::kMillisecond);
BENCHMARK(canonical_ids)->Unit(benchmark::kMillisecond);
BENCHMARK(lower_modules)->Unit(benchmark::kMillisecond);
BENCHMARK(lower_and_emit)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace weft

BENCHMARK_MAIN();
