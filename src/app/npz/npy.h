// The header of an .npy file: the type, the shape and the order of the numbers that follow it.
//
// Input: the first bytes of the file, from a stranger. Output: what they say, or a diagnostic that
// names the array, its file, what was found and what to do. Invariant: a header that is accepted
// describes fewer than 2^63 bytes of numbers. The format: numpy.lib.format in numpy's manual.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/eval/named_arrays.h"

namespace weft {

// Where an array comes from, for messages.
struct ArrayPlace {
  std::string_view array;
  std::string_view file;

  Diag refuse(std::string_view why) const;  // NpzMember
};

struct NpyHeader {
  Scalar scalar = Scalar::Float32;
  bool fortran_order = false;
  std::vector<std::int64_t> shape;
  std::size_t data_at = 0;      // in bytes, from the begin of the file
  std::uint64_t data_size = 0;  // of all numbers, in bytes
};

// As numpy reads without being told that a file is trusted; and the version and the length before.
inline constexpr std::size_t kMostNpyHeader = 10'000;
inline constexpr std::size_t kMostNpyBegin = kMostNpyHeader + 12;

// `begin`: the file, or its first kMostNpyBegin bytes.
Result<NpyHeader> parse_npy_header(std::string_view begin, const ArrayPlace& place);

// Numbers in the order of Fortran, where the first index runs fastest, into that of C.
void reorder_to_c(eval::NamedArray& array);

// The header of the array as numpy writes it. bfloat16 is written as uint16: numpy has no such
// type.
std::string npy_header(const eval::NamedArray& array);

}  // namespace weft
