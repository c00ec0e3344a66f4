// The contents of `weft stats` and `weft report`, from an inspection made with `statistics`.
#pragma once

#include <string>

#include "weft/inspect/inspection.h"

namespace weft {

// The checks that a report has figures of.
CheckSet report_checks();

// A screenful for the terminal.
std::string stats_text(const Inspection& inspection, std::string_view called = "weft");
// A line on what could not be read; empty where all could.
std::string unreadable_text(const Inspection& inspection, std::string_view called);
// The same figures as one JSON object.
std::string stats_json(const Inspection& inspection);
// The whole report. The HTML is one file that loads nothing; both carry the same figures.
std::string report_html(const Inspection& inspection);
std::string report_markdown(const Inspection& inspection);

}  // namespace weft
