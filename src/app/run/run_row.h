// The cases of a row of a dataset, run again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "weft/base/result.h"

namespace weft {

struct RowCases {
  std::string kernel;
  struct Outcome {
    std::vector<std::uint32_t> dims;
    std::string difference;  // empty: the case came out as stored
  };
  std::vector<Outcome> cases;

  bool all_same() const;
};

// Errors: those of find_row(); NoCases; what is wrong with the row.
Result<RowCases> run_row(const std::string& folder, std::uint64_t index);

// For a person, and one JSON object.
std::string row_cases_text(const RowCases& cases, std::uint64_t index);
std::string row_cases_json(const RowCases& cases, std::uint64_t index);

}  // namespace weft
