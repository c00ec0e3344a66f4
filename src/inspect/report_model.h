// A report's figures, independent of the format, so that HTML and Markdown contain the same.
#pragma once

#include <string>
#include <vector>

#include "weft/inspect/inspection.h"

namespace weft {

struct Figure {
  enum class Kind : uint8_t {
    kTable,      // rows of texts
    kBars,       // a bar a row, as long as `values` says
    kHistogram,  // a column a row, which is an interval
  };
  Kind kind = Kind::kTable;
  std::string title;
  std::string note;                  // what is counted, in a sentence; may be empty
  std::vector<std::string> columns;  // of the table
  std::vector<std::vector<std::string>> rows;
  std::vector<double> values = {};  // one for each row, of bars and histograms
  double full = 0;  // value of the longest bar there could be; 0: the longest there is
};

struct Section {
  std::string id, title, text;
  std::vector<Figure> figures;
};

struct ReportModel {
  std::string title, summary;
  std::vector<Section> sections;
  std::vector<const SamplePair*> samples;  // by category
};

// `inspection` must outlive the model.
ReportModel make_report(const Inspection& inspection);

// "1,234,567"
std::string grouped(uint64_t number);

}  // namespace weft
