// What a compiled kernel needs of the GPU: from what `ptxas -v` prints, and from its PTX.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace weft {

// Of the kernel as `ptxas -v` says it; of the one with the most registers if there are several.
struct PtxasFigures {
  uint32_t registers = 0;  // per thread
  uint32_t stack_bytes = 0;
  uint32_t spill_store_bytes = 0;
  uint32_t spill_load_bytes = 0;
  uint32_t shared_bytes = 0;
  uint32_t constant_bytes = 0;  // all banks; ptxas 13 leaves out the parameters from sm_90 on
};

// By architecture ("sm_80").
std::map<std::string, PtxasFigures> parse_ptxas(std::string_view output);

// The share of a multiprocessor's threads that can be resident at once, in blocks of `threads`.
struct Occupancy {
  double share = 0;
  std::string_view limit;  // what keeps it from more: threads, blocks, registers, shared memory
};
// Nothing for architectures that are not in the table; see ptx_figures.cpp for formula and source.
std::optional<Occupancy> theoretical_occupancy(std::string_view arch, const PtxasFigures& figures,
                                               uint32_t threads);

// clang-format does not come to rest on this one.
// clang-format off
#define WEFT_PTX_KINDS(X)                                                                \
  X(integer) X(float32) X(float64) X(half) X(load_global) X(store_global) X(load_shared) \
  X(store_shared) X(load_local) X(store_local) X(control) X(conversion) X(atomic)        \
  X(special_function) X(other)
// clang-format on

enum class PtxKind : uint8_t {
#define WEFT_PTX_KIND(name) name,
  WEFT_PTX_KINDS(WEFT_PTX_KIND)
#undef WEFT_PTX_KIND
};
inline constexpr std::string_view kPtxKindNames[] = {
#define WEFT_PTX_KIND(name) #name,
    WEFT_PTX_KINDS(WEFT_PTX_KIND)
#undef WEFT_PTX_KIND
};
inline constexpr size_t kPtxKinds = std::size(kPtxKindNames);

// Of one instruction, "fma.rn.f32".
PtxKind ptx_kind(std::string_view instruction);

struct PtxMix {
  std::string arch;                          // of .target: "sm_80"
  std::array<uint32_t, kPtxKinds> counts{};  // instructions as written, by PtxKind
};
PtxMix parse_ptx(std::string_view ptx);

}  // namespace weft
