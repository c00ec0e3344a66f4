// Warp's generator of random numbers, and the calls that are built on it.
//
// The generator is the hash "pcg" of Jarzynski and Olano, "Hash Functions for GPU Rendering",
// Journal of Computer Graphics Techniques 9 (2020): a state is the hash of the state before it.
#pragma once

#include <cstdint>

#include "call_site.h"

namespace weft::eval {

inline std::uint32_t pcg_hash(std::uint32_t state) {
  const std::uint32_t mixed = state * 747796405u + 2891336453u;
  const std::uint32_t word = (mixed >> ((mixed >> 28) + 4) ^ mixed) * 277803737u;
  return word >> 22 ^ word;
}

// The state of a seed, and of one of its streams.
inline std::uint32_t seeded_state(std::uint32_t seed, std::uint32_t stream) {
  return pcg_hash(seed + pcg_hash(stream));
}

// In [0, 1), in steps of 2^-24.
inline float draw_uniform(std::uint32_t& state) {
  state = pcg_hash(state);
  return static_cast<float>(state >> 8) * (1.0f / 16777216.0f);
}
inline float draw_uniform(std::uint32_t& state, float low, float high) {
  return (high - low) * draw_uniform(state) + low;
}

inline bool is_random_state(const Type& t) {
  return t == Type::of(Scalar::UInt32) || t == Type::of(Scalar::Int32);
}

bool compile_noise(const CallSite& c);
bool compile_periodic_noise(const CallSite& c);
bool compile_curl_noise(const CallSite& c);

}  // namespace weft::eval
