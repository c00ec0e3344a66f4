#include "rows/columns.h"

#include <iterator>

#include "levels/choice.h"
#include "weft/parquet/parquet.h"
#include "weft/synth/category.h"

namespace weft {

namespace {

bool has_plans(const DatasetConfig& config) {
  for (size_t i = kGrammarCategories; i < config.weights.size(); ++i)
    if (config.weights[i] > 0) return true;
  return false;
}

}  // namespace

RowShape row_shape(const DatasetConfig& config) {
  return {.cpp = config.targets.cpu,
          .cuda = config.targets.cuda,
          .standalone = config.targets.standalone,
          .backward = config.backward,
          .captured = config.capture.has_value(),
          .cases = config.cases > 0,
          .planned = has_plans(config),
          .pair_files = config.layout.format == Format::kJson,
          .stripped = !config.content.strip.empty(),
          .selected = config.choice.chooses() || (config.derived && config.derived->renumbered),
          .left_out = config.content.left_out};
}

ColumnStore column_store(const DatasetConfig& config, unsigned threads) {
  if (config.layout.format != Format::kParquet) return {};
  return {&parquet_format(), record_columns(config), threads};
}

std::vector<Column> record_columns(const DatasetConfig& config) {
  if (config.choice.view) return view_columns(config.choice.view->kind);
  std::vector<Column> columns = row_columns(row_shape(config));
  if (config.levels) {
    std::vector<Column> more = columns_of_levels(*config.levels);
    // Before the metadata, which stand last.
    columns.insert(columns.end() - 1, std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
    // Tokens are said of these texts, too.
    for (Column& field : columns.back().children) {
      if (field.name != "tokens") continue;
      for (const LevelColumn& text : level_columns(*config.levels))
        field.children.push_back({text.name, ColumnKind::kInt32, false, {}});
    }
  }
  return columns;
}

}  // namespace weft
