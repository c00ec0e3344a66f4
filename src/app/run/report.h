// What a launch came to, as text and as JSON.
#pragma once

#include <string>

#include "run/run_kernel.h"

namespace weft {

// "k.py:7: thread 3: MESSAGE (out-of-bounds)", without the end of the line.
std::string finding_line(const eval::PlacedFinding& finding);
// A line for the launch and one for each array: name, type, shape, the first numbers.
std::string run_text(const RunResult& result);
// One document: kernel, dim, steps, ended, findings, arrays.
std::string run_json(const RunResult& result);

}  // namespace weft
