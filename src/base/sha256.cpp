// SHA-256: the portable rounds of FIPS 180-4, and the same rounds by the x86 SHA instructions.
#include "weft/base/sha256.h"

#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define WEFT_SHA_NI 1
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace weft {

namespace {

alignas(16) constexpr uint32_t kRoundConstants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr uint32_t kInitial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                  0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

void compress_portable(uint32_t state[8], const uint8_t* blocks, size_t count) {
  for (; count > 0; --count, blocks += 64) {
    uint32_t w[64];
    for (int i = 0; i < 16; ++i) {
      const uint8_t* p = blocks + 4 * i;
      w[i] = uint32_t{p[0]} << 24 | uint32_t{p[1]} << 16 | uint32_t{p[2]} << 8 | p[3];
    }
    for (int i = 16; i < 64; ++i) {
      uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
      uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; ++i) {
      uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
      uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + kRoundConstants[i] + w[i];
      uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
      uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#ifdef WEFT_SHA_NI

bool has_sha_ni() {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & 1u << 29)) return false;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & 1u << 19) && (c & 1u << 9);  // SSE4.1, SSSE3
}

// Four rounds an instruction pair; message words are kept in four registers that rotate.
// Source of the register layout: Intel, "Intel SHA Extensions", 2013, section on SHA-256.
__attribute__((target("sha,sse4.1,ssse3"))) void compress_sha_ni(uint32_t state[8],
                                                                 const uint8_t* blocks,
                                                                 size_t count) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bll, 0x0405060700010203ll);
  // state is a..h; the instructions want ABEF and CDGH.
  __m128i dcba = _mm_loadu_si128(reinterpret_cast<const __m128i*>(state));
  __m128i hgfe = _mm_loadu_si128(reinterpret_cast<const __m128i*>(state + 4));
  __m128i cdab = _mm_shuffle_epi32(dcba, 0xb1);
  __m128i efgh = _mm_shuffle_epi32(hgfe, 0x1b);
  __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xf0);
  for (; count > 0; --count, blocks += 64) {
    __m128i abef_in = abef, cdgh_in = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; ++i) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(blocks + 16 * i)),
                              swap);
    }
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) {
      __m128i k = _mm_load_si128(reinterpret_cast<const __m128i*>(kRoundConstants + 4 * i));
      __m128i wk = _mm_add_epi32(w[i & 3], k);
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, wk);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(wk, 0x0e));
      if (i < 12) {  // the words of round i + 4 take the place of those of round i
        __m128i sum = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
        sum = _mm_add_epi32(sum, _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4));
        w[i & 3] = _mm_sha256msg2_epu32(sum, w[(i + 3) & 3]);
      }
    }
    abef = _mm_add_epi32(abef, abef_in);
    cdgh = _mm_add_epi32(cdgh, cdgh_in);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
  __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  dcba = _mm_blend_epi16(feba, dchg, 0xf0);
  hgfe = _mm_alignr_epi8(dchg, feba, 8);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(state), dcba);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(state + 4), hgfe);
}

#endif

}  // namespace

Sha256::Sha256() : compress_(compress_portable) {
#ifdef WEFT_SHA_NI
  static const bool kFast = has_sha_ni();
  if (kFast) compress_ = compress_sha_ni;
#endif
  reset();
}

Sha256 Sha256::portable() {
  Sha256 sha;
  sha.compress_ = compress_portable;
  return sha;
}

void Sha256::reset() {
  std::memcpy(state_, kInitial, sizeof state_);
  length_ = 0;
}

Sha256& Sha256::update(const void* data, size_t size) {
  if (size == 0) return *this;
  auto bytes = static_cast<const uint8_t*>(data);
  size_t held = length_ % 64;
  length_ += size;
  if (held > 0) {
    size_t taken = size < 64 - held ? size : 64 - held;
    std::memcpy(buffer_ + held, bytes, taken);
    bytes += taken;
    size -= taken;
    if (held + taken < 64) return *this;
    compress_(state_, buffer_, 1);
  }
  if (size >= 64) compress_(state_, bytes, size / 64);
  std::memcpy(buffer_, bytes + size / 64 * 64, size % 64);
  return *this;
}

Sha256Digest Sha256::finish() {
  uint8_t tail[128] = {};
  size_t held = length_ % 64;
  std::memcpy(tail, buffer_, held);
  tail[held] = 0x80;
  size_t size = held < 56 ? 64 : 128;
  uint64_t bits = length_ * 8;
  for (size_t i = 0; i < 8; ++i) tail[size - 1 - i] = static_cast<uint8_t>(bits >> 8 * i);
  compress_(state_, tail, size / 64);
  Sha256Digest digest;
  for (size_t i = 0; i < 32; ++i) {
    digest[i] = static_cast<uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)));
  }
  reset();
  return digest;
}

std::string to_hex(std::span<const uint8_t> bytes) {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string out;
  out.reserve(bytes.size() * 2);
  for (uint8_t b : bytes) {
    out += kHex[b >> 4];
    out += kHex[b & 15];
  }
  return out;
}

std::optional<std::string> from_hex(std::string_view digits) {
  const auto value = [](char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  };
  if (digits.size() % 2 != 0) return std::nullopt;
  std::string out;
  for (size_t i = 0; i < digits.size(); i += 2) {
    const int high = value(digits[i]), low = value(digits[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
  }
  return out;
}

std::string sha256_hex(std::string_view bytes) { return to_hex(Sha256::digest(bytes)); }

}  // namespace weft
