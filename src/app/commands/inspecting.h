// What the commands that read a dataset as a whole share: options and progress.
#pragma once

#include <string>
#include <string_view>

#include "weft/inspect/inspection.h"

namespace weft {

// inspect_dataset() with interrupts noted and, unless `quiet`, progress on stderr.
Result<Inspection> inspect_with_progress(const std::string& folder, const InspectOptions& options,
                                         bool quiet);

// Where temporary files go: TMPDIR, or /tmp.
std::string temporary_folder();

}  // namespace weft
