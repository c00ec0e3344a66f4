// Files that stand beside every program, the same for all.
#include "weft/standalone/standalone.h"

namespace weft {
namespace {

constexpr std::string_view kCudaOnCpu =
#include "cuda_on_cpu.h.inc"
    ;

constexpr std::string_view kMakefile = R"text(# make @         the program, by nvcc
# make @.ptx     its PTX
# make run         builds and runs it: needs a GPU
# make cpu-check   the same kernel over the whole grid on the CPU: needs neither
# make clean
NVCC ?= nvcc
CXX ?= g++
ARCHS ?= &
# PTX of the last one: the driver of a later GPU compiles it.
LAST = $(patsubst sm_%,compute_%,$(lastword $(ARCHS)))
PTX = -gencode arch=$(LAST),code=$(LAST)
# -fmad=false: the device rounds each operation, as the reference on the host does. Without it the
# kernel is faster, and its last digits are others.
NVCCFLAGS ?= -std=c++17 -O2 -fmad=false
CXXFLAGS ?= -std=c++17 -O1 -Wall -Wextra

@: @.cu
	$(NVCC) $(NVCCFLAGS) $(foreach arch,$(ARCHS),-gencode arch=$(arch:sm_%=compute_%),code=$(arch)) $(PTX) -o $@ $<

@.ptx: @.cu
	$(NVCC) $(NVCCFLAGS) -arch=$(firstword $(ARCHS)) -ptx -o $@ $<

run: @
	./@

@_cpu: @.cu cuda_on_cpu.h
	$(CXX) $(CXXFLAGS) -x c++ -o $@ $<

cpu-check: @_cpu
	./@_cpu

clean:
	rm -f @ @.ptx @_cpu

.PHONY: run cpu-check clean
)text";

}  // namespace

std::string_view cuda_on_cpu_header() { return kCudaOnCpu; }

std::string_view standalone_clang_format() { return "BasedOnStyle: Google\nColumnLimit: 0\n"; }

std::string program_name(std::string_view kernel) {
  return std::string(kernel) + (kernel == "run" || kernel == "clean" ? "_" : "");
}

std::string standalone_makefile(std::string_view name, const std::vector<std::string>& archs) {
  std::string out;
  for (std::size_t i = 0; i < kMakefile.size(); ++i) {
    const char c = kMakefile[i];
    if (c == '@' && (i == 0 || kMakefile[i - 1] != '$')) {
      out += name;
    } else if (c == '&') {
      for (const std::string& a : archs) out += (&a == archs.data() ? "" : " ") + a;
    } else {
      out += c;
    }
  }
  return out;
}

std::string_view access_pattern_name(AccessPattern p) {
  static constexpr std::string_view kNames[] = {"uniform", "unit stride", "strided by component",
                                                "strided", "gather",      "scatter"};
  return kNames[static_cast<std::size_t>(p)];
}

}  // namespace weft
