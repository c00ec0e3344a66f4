// Plots as SVG. The page sets the colours by the classes `bar`, `grid`, `label` and `value`.
#pragma once

#include <string>
#include <string_view>

#include "report_model.h"

namespace weft {

// Text with & < > " escaped, for HTML and SVG.
std::string html_escaped(std::string_view text);

// A figure of kind kBars or kHistogram. 360 units wide, so that on a phone a unit is a pixel and
// labels keep their size.
std::string svg_plot(const Figure& figure);

}  // namespace weft
