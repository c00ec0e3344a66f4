// See capture/rows.h.
#include "capture/rows.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <cmath>
#include <cstdlib>
#include <functional>
#include <optional>

#include "capture/launches.h"
#include "commands/commands.h"
#include "dataset/build.h"
#include "rows/columns.h"
#include "weft/analysis/adjoint.h"
#include "weft/app/row.h"
#include "weft/base/json.h"
#include "weft/base/sha256.h"
#include "weft/driver/text_driver.h"
#include "weft/driver/warp_version.h"
#include "weft/frontend/program.h"
#include "weft/row/metadata.h"
#include "weft/shard/dataset_writer.h"
#include "weft/shard/file.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

// One line of the collector's that is of a kernel.
struct CapturedLine {
  uint64_t number = 0;  // among the lines with a Program
  CapturedOrigin origin;
  BlockDims dims;
  std::string kernel;
  std::string refused;  // why the collector could not write it down
};

class LineReader {
 public:
  explicit LineReader(std::FILE* spool) : spool_(spool) { std::rewind(spool); }
  ~LineReader() { std::free(line_); }  // NOLINT: getline() takes it from malloc()
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  // The next line; nothing at the end. The collector's last line goes to `out`.
  std::optional<CapturedLine> next(Collected& out) {
    while (true) {
      const ssize_t length = ::getline(&line_, &room_, spool_);
      if (length < 0) return std::nullopt;
      dom::element json;
      const std::string_view line(line_, static_cast<size_t>(length));
      if (!line.ends_with('\n')) return std::nullopt;  // the process ended while it was written
      if (const auto error = parser_.parse(line.data(), line.size()).get(json)) {
        return CapturedLine{.kernel = "?", .refused = simdjson::error_message(error)};
      }
      if (is_launch_line(line)) continue;
      if (json["end"].get(text_) == simdjson::SUCCESS) {
        out.end = text_;
        out.why = text(json, "why");
        continue;
      }
      return read(json);
    }
  }

 private:
  std::string text(dom::element json, std::string_view key) {
    return json[key].get(text_) ? std::string() : std::string(text_);
  }

  CapturedLine read(dom::element json) {
    CapturedLine out;
    out.kernel = text(json, "kernel");
    out.refused = text(json, "refused");
    if (out.refused.empty()) out.number = programs_++;
    out.origin = {text(json, "program"), text(json, "file"), 0, text(json, "license"),
                  text(json, "description")};
    if (json["line"].get(out.origin.line)) out.origin.line = 0;
    int64_t cpu = 0, cuda = 0;
    if (!json["block_dim"].at(0).get(cpu) && !json["block_dim"].at(1).get(cuda)) {
      const BlockDims given{static_cast<int>(cpu), static_cast<int>(cuda)};
      if (given.valid()) out.dims = given;
    }
    return out;
  }

  std::FILE* spool_;
  char* line_ = nullptr;
  size_t room_ = 0;
  uint64_t programs_ = 0;  // so far
  JsonParser parser_;
  std::string_view text_;
};

// Reused from kernel to kernel; one for each pass over the lines.
class RowMaker {
 public:
  RowMaker() { driver_.want_resolved(); }

  // Views into this are good until the next call. Errors: what weft does not lower.
  Result<RowTexts> make(const CapturedLine& line, Targets targets) {
    WEFT_RETURN_IF_ERROR(driver_.read_program(line.origin.program, line.origin.file));
    RowTexts row;
    row.id = sha256_hex(line.origin.program);
    row.kernel_name = line.kernel;
    row.python_source = program_python(driver_.tree());
    WEFT_RETURN_IF_ERROR(driver_.lower(FunctionId{0}, {}, line.dims));
    if (targets.cpu) row.cpp = target(driver_.text(Device::Cpu));
    if (targets.cuda) row.cuda = target(driver_.text(Device::Cuda));
    const Measure measured = driver_.measure_called();
    row.metadata = metadata_json({.lowered = driver_.lowered(),
                                  .measure = measured,
                                  .adjoint = adjoint_label_name(adjoint_label(driver_.resolved())),
                                  .texts = text_views(row),
                                  .weft_version = weft_version(),
                                  .warp_version = kWarpVersion,
                                  .block_dims = &line.dims});
    return row;
  }

  // Adds cases to the row that make() made last; or says why it has none.
  std::string cases(const CapturedLine& line, KernelLaunches launches, int count, RowTexts& row) {
    LaunchedCases made;
    made.left_out = std::move(launches.left_out);
    if (!launches.launches.empty()) {
      made = cases_of_launches(driver_.resolved(), launches.launches, key_of(line), count);
    } else if (made.left_out.empty()) {
      made.left_out = "it was not launched by itself with one thread in a block";
    }
    if (made.cases.empty()) return made.left_out;
    JsonWriter json;
    write_cases(json, made.cases);
    row.cases = json.take();
    return {};
  }

 private:
  // The same for the same program, wherever its row stands.
  static uint64_t key_of(const CapturedLine& line) {
    const Sha256Digest digest = Sha256::digest(line.origin.program);
    uint64_t key = 0;
    for (size_t i = 0; i < sizeof(key); ++i) key |= uint64_t{digest[i]} << (8 * i);
    return key;
  }

  TargetTexts target(const KernelText& text) const {
    TargetTexts out{part_text(text.support), part_text(text.forward), {}};
    if (driver_.lowered().enable_backward) out.backward = part_text(text.backward);
    return out;
  }
  TextDriver driver_;
};

std::string stats_json(const DatasetConfig& config, const Manifest& manifest,
                       const Collected& collected, double seconds) {
  JsonWriter json(2);
  json.begin_object().member("rows", manifest.rows());
  json.key("rows_per_category").begin_object().member(kCapturedCategory, manifest.rows());
  json.end_object();
  json.key("rows_per_split").begin_object();
  std::vector<SplitTotals> totals = split_totals(config.layout, manifest);
  for (size_t i = 0; i < totals.size(); ++i)
    json.member(config.layout.splits[i].name, totals[i].rows);
  json.end_object();
  json.member("success_rate",
              static_cast<double>(collected.rows) / static_cast<double>(collected.kernels))
      .member("files", manifest.files.size())
      .member("bytes", manifest.bytes())
      .member("text_bytes", manifest.text_bytes())
      .member("seconds", std::round(seconds * 1000) / 1000)
      .member("compiler", weft_compiler());
  json.key("refused").begin_array();
  for (const RefusedKernel& r : collected.refused) {
    json.begin_object()
        .member("kernel", r.kernel)
        .member("file", r.file)
        .member("line", r.line)
        .member("reason", r.reason)
        .end_object();
  }
  json.end_array();
  if (config.cases > 0) {
    json.key("without_cases").begin_array();
    for (const auto& [reason, rows] : collected.without_cases) {
      json.begin_object().member("reason", reason).key("rows").begin_array();
      for (const uint64_t index : rows) json.value(index);
      json.end_array().end_object();
    }
    json.end_array();
  }
  json.key("versions").raw(manifest.versions);
  json.key("configuration").raw(manifest.configuration);
  json.end_object();
  return json.take() + "\n";
}

}  // namespace

Result<Collected> collect(std::FILE* spool) {
  Collected out;
  LineReader lines(spool);
  RowMaker maker;
  while (auto line = lines.next(out)) {
    ++out.kernels;
    const auto refuse = [&](std::string reason) {
      out.refused.push_back(
          {line->kernel, line->origin.file, line->origin.line, std::move(reason)});
    };
    if (!line->refused.empty()) {
      refuse(std::move(line->refused));
    } else if (auto row = maker.make(*line, {}); !row) {
      refuse(row.error().message());
    } else {
      ++out.rows;
    }
  }
  if (std::ferror(spool) != 0) return diag(DiagCode::CannotRead, "spool", "input/output error");
  return out;
}

Status write_captured(OutputFolder& folder, const DatasetConfig& config, std::FILE* spool,
                      Collected& collected, double seconds) {
  WEFT_RETURN_IF_ERROR(write_configuration(folder, config));
  const ColumnStore store = column_store(config, 1);
  DatasetWriter writer(folder, config.layout, config.count, store);
  BlockEncoder encoder(config.layout, store);
  const BlockPlan plan(config.layout, config.count);
  const LaunchIndex launches(spool);
  LineReader lines(spool);
  RowMaker maker;
  Collected ignored;
  for (uint64_t block = 0; block < plan.size(); ++block) {
    const RowRange range = plan.at(block);
    for (uint64_t index = range.first; index < range.end();) {
      const auto line = lines.next(ignored);
      if (!line) return diag(DiagCode::CannotRead, "spool", "it ends early");
      if (!line->refused.empty()) continue;
      auto row = maker.make(*line, config.targets);
      if (!row) continue;  // as the first time
      if (config.cases > 0) {
        std::string why = maker.cases(*line, launches.of(line->number), config.cases, *row);
        if (!why.empty()) collected.without_cases[std::move(why)].push_back(index);
      }
      append_captured_json(encoder.row(0), index, config.targets, line->origin, *row,
                           config.layout.format == Format::kJson);
      encoder.end_row(0, index++);
    }
    WEFT_TRY(const EncodedBlock encoded, encoder.finish(range));
    WEFT_RETURN_IF_ERROR(writer.append(encoded));
  }
  Receipts receipts = folder.journal().receipts();
  const Manifest manifest = make_manifest(config, receipts);
  WEFT_RETURN_IF_ERROR(
      write_file(folder.at(kStatsFile), stats_json(config, manifest, collected, seconds)));
  return finish_dataset(folder, config, std::move(receipts));
}

}  // namespace weft
