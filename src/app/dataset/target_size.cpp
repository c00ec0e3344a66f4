// Rows for a size: makes a sample, without writing it, and divides; see target_size.h.
#include "dataset/target_size.h"

#include <fmt/format.h>

#include <charconv>
#include <memory>

#include "commands/options.h"
#include "dataset/engine.h"
#include "process/interrupt.h"
#include "rows/columns.h"
#include "weft/app/row.h"

namespace weft {

namespace {

struct Unit {
  std::string_view name;
  uint64_t bytes;
};

constexpr Unit kUnits[] = {{"kB", 1'000},
                           {"KB", 1'000},
                           {"MB", 1'000'000},
                           {"GB", 1'000'000'000},
                           {"TB", 1'000'000'000'000},
                           {"KiB", uint64_t{1} << 10},
                           {"MiB", uint64_t{1} << 20},
                           {"GiB", uint64_t{1} << 30},
                           {"TiB", uint64_t{1} << 40},
                           {"B", 1}};
constexpr double kMaxSize = 1e15;
constexpr uint64_t kSmallSampleRows = 400;

}  // namespace

Result<uint64_t> parse_size(std::string_view text, std::string_view option) {
  Diag bad = diag(DiagCode::BadOption, text, option,
                  "it takes a size such as 200MB, 1.5GB or 64MiB, up to 1000TB");
  std::string_view digits = text;
  uint64_t unit = 1;
  for (const Unit& known : kUnits) {
    if (!text.ends_with(known.name)) continue;
    digits.remove_suffix(known.name.size());
    unit = known.bytes;
    break;
  }
  while (digits.ends_with(' ')) digits.remove_suffix(1);
  double value = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value,
                                      std::chars_format::fixed);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size()) return bad;
  value *= static_cast<double>(unit);
  if (!(value >= 1 && value <= kMaxSize)) return bad;
  if (digits.size() == text.size())
    return diag(DiagCode::NoUnit, text, option, text, text, text, text);
  return static_cast<uint64_t>(value);
}

namespace {

// The size of the files of the first so many rows, which are thrown away.
Result<uint64_t> sample_size(const DatasetConfig& config, uint64_t rows,
                             const PipelineFactory& pipelines, unsigned jobs) {
  ColumnStore store = column_store(config, jobs);
  // One file of all rows of the sample: splits and shards make little difference to the size.
  Layout layout{config.layout.format, rows, {Split{"sample"}}};
  uint64_t sample_bytes = 0;
  std::unique_ptr<ColumnWriter> columns;
  if (store.format != nullptr) {
    auto count = [&](std::string_view piece) {
      sample_bytes += piece.size();
      return Status();
    };
    WEFT_TRY(columns, store.format->writer(store.columns, "sample", count, jobs));
  }
  EngineJob job{.row = row_request(config),
                .pattern = CategoryPattern(config.weights),
                .choice = config.choice,
                .layout = layout,
                .store = store,
                .ranges = {{0, rows}},
                .workers = jobs};
  EngineHooks hooks;
  hooks.consume = [&](const EncodedBlock& block) -> Status {
    const EncodedPart& part = block.parts[0];
    if (columns) return columns->write(*part.columns);
    sample_bytes += part.bytes.empty() ? part.text.size() : part.bytes.size();
    return {};
  };
  hooks.tick = [] {};
  hooks.stop = [] { return interrupted_by() != 0; };
  WEFT_RETURN_IF_ERROR(run_engine(job, pipelines, hooks));
  if (interrupted_by() != 0) {
    return diag(DiagCode::InterruptedWith, "nothing was begun");
  }
  if (columns) WEFT_RETURN_IF_ERROR(columns->finish());
  return sample_bytes;
}

}  // namespace

Result<double> mean_row_size(const DatasetConfig& config, const PipelineFactory& pipelines,
                             unsigned jobs) {
  WEFT_TRY(const uint64_t bytes, sample_size(config, kSmallSampleRows, pipelines, jobs));
  return static_cast<double>(bytes) / kSmallSampleRows;
}

Result<uint64_t> rows_for_size(const DatasetConfig& config, uint64_t bytes,
                               const PipelineFactory& pipelines, unsigned jobs) {
  WEFT_TRY(const uint64_t sample_bytes, sample_size(config, kSampleRows, pipelines, jobs));
  const uint64_t row_bytes = sample_bytes / kSampleRows;
  if (bytes < row_bytes)
    return diag(DiagCode::SmallerThanARow, fmt::format("{}B", bytes), row_bytes);
  const auto scaled = [bytes](uint64_t rows, uint64_t size) {
    const auto wide = static_cast<unsigned __int128>(bytes) * rows + size / 2;
    return std::min(std::max<uint64_t>(static_cast<uint64_t>(wide / size), 1), kMaxCount);
  };
  const uint64_t rows = scaled(kSampleRows, sample_bytes);
  if (rows >= 4 * kSampleRows) return rows;
  // What a file and its row groups cost beside their rows counts for more in a small set.
  WEFT_TRY(const uint64_t own_bytes, sample_size(config, rows, pipelines, jobs));
  return scaled(rows, own_bytes);
}

}  // namespace weft
