// Making a dataset in a folder; see dataset/build.h.
#include "dataset/build.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/card.h"
#include "dataset/croissant.h"
#include "dataset/disk_room.h"
#include "dataset/engine.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "rows/columns.h"
#include "weft/app/row.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/shard/dataset_writer.h"
#include "weft/shard/verify.h"

namespace weft {

namespace {

bool is_interrupted() { return interrupted_by() != 0; }

EngineJob engine_job(const DatasetConfig& config, const ColumnStore& store,
                     std::vector<RowRange> ranges, unsigned jobs) {
  return {.row = row_request(config),
          .pattern = CategoryPattern(config.weights),
          .choice = config.choice,
          .layout = config.layout,
          .store = store,
          .ranges = std::move(ranges),
          .workers = jobs};
}

uint64_t rows_in(const std::vector<RowRange>& ranges) {
  uint64_t rows = 0;
  for (const RowRange& range : ranges) rows += range.count;
  return rows;
}

// Runs the engine into the writer, with progress from `rows_before` on. `kept_text_bytes` is what
// the rows in whole files come to.
Status make_rows(const DatasetConfig& config, const ColumnStore& store,
                 std::vector<RowRange> ranges, uint64_t rows_before, DatasetWriter& writer,
                 uint64_t& kept_text_bytes, Progress& progress, const PipelineFactory& pipelines,
                 unsigned jobs) {
  EngineJob job = engine_job(config, store, std::move(ranges), jobs);
  uint64_t rows = rows_before;
  EngineHooks hooks;
  hooks.consume = [&](const EncodedBlock& block) {
    rows += block.range.count;
    Status status = writer.append(block);
    if (rows_before + writer.rows_whole() == rows) kept_text_bytes = writer.text_bytes();
    return status;
  };
  hooks.tick = [&] { progress.update(rows, writer.text_bytes()); };
  hooks.stop = is_interrupted;
  return run_engine(job, pipelines, hooks);
}

// Why a run ended before its end, and what is left of it.
Diag stopped(const Status& status, uint64_t whole, uint64_t wanted, const std::string& folder) {
  if (status) return diag(DiagCode::Interrupted, whole, wanted, folder);
  return diag(DiagCode::RunFailed, status.error().render(), whole, wanted, folder);
}

double per_second(uint64_t amount, double seconds) {
  double rate = seconds > 0 ? static_cast<double>(amount) / seconds : 0;
  return std::round(rate * 10) / 10;
}

std::string stats_json(const DatasetConfig& config, const Built& built, unsigned jobs) {
  const Manifest& manifest = built.manifest;
  JsonWriter json(2);
  json.begin_object().member("rows", manifest.rows());
  if (!config.choice.chooses()) {  // else they follow from the rows alone
    json.key("rows_per_category").begin_object();
    std::vector<uint64_t> counts =
        CategoryPattern(config.weights).counts(config.rows().first, config.rows().count);
    for (size_t i = 0; i < kCategories.size(); ++i) {
      if (counts[i] > 0) json.member(kCategories[i].name, counts[i]);
    }
    json.end_object();
  }
  json.key("rows_per_split").begin_object();
  std::vector<SplitTotals> totals = split_totals(config.layout, manifest);
  for (size_t i = 0; i < totals.size(); ++i) {
    json.member(config.layout.splits[i].name, totals[i].rows);
  }
  json.end_object();
  uint64_t wanted = config.rows().count;
  json.member(
          "success_rate",
          wanted == 0 ? 1.0 : static_cast<double>(manifest.rows()) / static_cast<double>(wanted))
      .member("files", manifest.files.size())
      .member("bytes", manifest.bytes())
      .member("text_bytes", manifest.text_bytes())
      .member("rows_made", built.rows)
      .member("seconds", std::round(built.seconds * 1000) / 1000)
      .member("rows_per_second", per_second(built.rows, built.seconds))
      .member("text_bytes_per_second", per_second(built.text_bytes, built.seconds))
      .member("jobs", jobs)
      .member("compiler", weft_compiler());
  json.key("versions").raw(manifest.versions);
  json.key("configuration").raw(manifest.configuration);
  json.end_object();
  return json.take() + "\n";
}

}  // namespace

std::string build_summary(const std::string& folder, const Built& built,
                          const BuildOptions& options) {
  const Manifest& manifest = built.manifest;
  std::string before;
  if (built.rows != manifest.rows()) {
    const uint64_t there = manifest.rows() - built.rows;
    before =
        fmt::format("; {} {} there before", counted(there, "row"), there == 1 ? "was" : "were");
  }
  size_t files = manifest.files.size();
  std::string first = files == 0 ? "none" : folder + "/" + manifest.files.front().path;
  const std::string row =
      files == 0 ? std::string()
                 : fmt::format("  one row:    {} show {} --row {}\n", shell_word(options.program),
                               shell_word(folder), manifest.files.front().range.first);
  return fmt::format(
      "made {} in {} ({:.0f} rows/s){}: {} of text, {} on disk in {}\n"
      "  files:      {}{}\n"
      "{}"
      "  statistics: {}/{}\n",
      counted(built.rows, "row"), format_duration(built.seconds),
      per_second(built.rows, built.seconds), before, format_bytes(manifest.text_bytes()),
      format_bytes(manifest.bytes()), counted(files, "file"), first, files < 2 ? "" : " ...", row,
      folder, kStatsFile);
}

Receipts trusted_receipts(const Folder& root, const Receipts& known, const DatasetConfig& config) {
  Receipts trusted;
  for (const auto& [number, receipt] : known) {
    if (!fits(receipt, config.layout, config.count, config.spans())) continue;
    bool whole = true;
    for (const FileEntry& file : receipt.files) {
      if (is_interrupted()) return trusted;
      whole = whole && verify_file(root, file.path, file.bytes, file.sha256).empty();
    }
    if (whole) trusted.emplace(number, receipt);
  }
  return trusted;
}

std::vector<SplitTotals> split_totals(const Layout& layout, const Manifest& manifest) {
  std::vector<SplitTotals> totals(layout.splits.size());
  for (const FileEntry& file : manifest.files) {
    auto split = layout.split_of_path(file.path);
    if (!split) continue;
    totals[*split].files += 1;
    totals[*split].rows += file.rows;
    totals[*split].bytes += file.bytes;
    totals[*split].text_bytes += file.text_bytes;
  }
  return totals;
}

namespace {

// The files beside the data that the manifest lists: by name, the card first.
std::vector<std::pair<std::string_view, std::string>> texts_beside(const DatasetConfig& config,
                                                                   const Manifest& manifest) {
  std::vector<std::pair<std::string_view, std::string>> out;
  out.emplace_back(kCardFile, card_text(config, manifest));
  if (has_croissant(config, manifest))
    out.emplace_back(kCroissantFile, croissant_text(config, manifest));
  return out;
}

}  // namespace

Manifest make_manifest(const DatasetConfig& config, const Receipts& receipts) {
  Manifest manifest{versions_json(config), config_json(config), {}, {}};
  for (const auto& [number, receipt] : receipts) {
    manifest.files.insert(manifest.files.end(), receipt.files.begin(), receipt.files.end());
  }
  for (const auto& [name, text] : texts_beside(config, manifest))
    manifest.others.push_back({std::string(name), text.size(), Sha256::digest(text)});
  return manifest;
}

namespace {

Status sync_own(const OutputFolder& folder) {
  WEFT_TRY(const Folder own, folder.root().below(kOwnFolder));
  return own.sync();
}

}  // namespace

Status write_configuration(OutputFolder& folder, const DatasetConfig& config) {
  std::string text = config_file_text(versions_json(config), config_json(config));
  WEFT_RETURN_IF_ERROR(write_file(folder.root(), kConfigFile, text));
  WEFT_RETURN_IF_ERROR(sync_own(folder));
  return folder.root().sync();
}

Status finish_dataset(OutputFolder& folder, const DatasetConfig& config, Receipts receipts) {
  Manifest manifest = make_manifest(config, receipts);
  for (const auto& [name, text] : texts_beside(config, manifest))
    WEFT_RETURN_IF_ERROR(write_file(folder.root(), name, text));
  WEFT_RETURN_IF_ERROR(folder.journal().finish(kOwnFiles, std::move(receipts)));
  WEFT_RETURN_IF_ERROR(sync_own(folder));
  WEFT_RETURN_IF_ERROR(folder.root().sync());
  WEFT_RETURN_IF_ERROR(write_file(folder.root(), kManifestFile, manifest_text(manifest)));
  return folder.root().sync();
}

Result<Built> make_missing(const Collecting& where, const DatasetConfig& config, Receipts trusted,
                           Progress& progress, const PipelineFactory& pipelines,
                           const BuildOptions& options, const std::function<Status()>& begin) {
  const uint64_t wanted = config.rows().count;
  std::vector<RowRange> ranges =
      missing_ranges(trusted, config.layout, config.count, config.spans());
  const uint64_t before = wanted - rows_in(ranges);
  if (!is_interrupted() && !ranges.empty()) {
    WEFT_RETURN_IF_ERROR(
        check_room_for_rows(where.shown, config, trusted, wanted - before, pipelines, options));
    WEFT_RETURN_IF_ERROR(tell_size(config, trusted, wanted - before, pipelines, options));
  }
  WEFT_RETURN_IF_ERROR(begin());
  if (before > 0 && !options.quiet && !ranges.empty() && !is_interrupted()) {
    print_err(fmt::format("{} of {} are there; going on\n", before, counted(wanted, "row")));
  }
  progress.begin_at(before);
  ColumnStore store = column_store(config, options.jobs);
  std::optional<DatasetWriter> dataset(std::in_place, where.folder, config.layout, config.count,
                                       store);
  DatasetWriter& writer = *dataset;
  uint64_t kept_text_bytes = 0;
  Status status = is_interrupted() ? Status()
                                   : make_rows(config, store, ranges, before, writer,
                                               kept_text_bytes, progress, pipelines, options.jobs);
  Built built;
  built.rows = writer.rows_whole();
  built.text_bytes = writer.text_bytes();
  built.seconds = progress.seconds();
  // What is not whole goes first: on a full disk it leaves the room for progress.json.
  dataset.reset();
  if (!status || is_interrupted()) {
    progress.finish(status ? "interrupted" : "failed", before + built.rows, kept_text_bytes);
    return stopped(status, before + built.rows, wanted, where.shown);
  }
  for (const auto& [number, receipt] : where.folder.journal().receipts()) {
    if (fits(receipt, config.layout, config.count, config.spans())) {
      trusted.emplace(number, receipt);
    }
  }
  built.manifest = make_manifest(config, trusted);
  built.receipts = std::move(trusted);
  return built;
}

Status write_statistics(OutputFolder& folder, const DatasetConfig& config, const Built& built,
                        const BuildOptions& options) {
  return write_file(folder.root(), kStatsFile, stats_json(config, built, options.jobs));
}

Status complete_dataset(OutputFolder& folder, const DatasetConfig& config,
                        const PipelineFactory& pipelines, const BuildOptions& options) {
  const uint64_t wanted = config.rows().count;
  Progress progress(wanted, folder.at(kProgressFile), options.quiet);
  Receipts trusted = trusted_receipts(folder.root(), folder.journal().receipts(), config);
  WEFT_TRY(Built built,
           make_missing({folder, folder.path()}, config, std::move(trusted), progress, pipelines,
                        options, [&] { return write_configuration(folder, config); }));
  Status status = write_statistics(folder, config, built, options);
  // Nothing is written after the manifest: killed then, a run would leave half a progress.json in a
  // dataset that calls itself whole.
  if (status) {
    progress.finish("done", wanted, built.text_bytes);
    status = finish_dataset(folder, config, std::move(built.receipts));
  }
  if (!status) progress.finish("failed", wanted, built.text_bytes);
  if (!status || options.quiet) return status;
  return print_summary(build_summary(folder.path(), built, options));
}

Status remake_files(OutputFolder& folder, const DatasetConfig& config,
                    const std::map<std::string, FileEntry>& files, const PipelineFactory& pipelines,
                    const BuildOptions& options) {
  std::map<uint64_t, RowRange> spans;
  for (const auto& [path, entry] : files) {
    uint64_t number = entry.range.first / config.layout.rows_per_span();
    spans[number] = config.layout.span(number, config.count);
  }
  std::vector<RowRange> ranges;
  for (const auto& [number, range] : spans) ranges.push_back(range);
  ColumnStore store = column_store(config, options.jobs);
  std::optional<DatasetWriter> dataset(std::in_place, folder, config.layout, config.count, store);
  DatasetWriter& writer = *dataset;
  writer.only(files);
  uint64_t rows = rows_in(ranges);
  Progress progress(rows, folder.at(kProgressFile), options.quiet);
  uint64_t kept_text_bytes = 0;
  Status status = make_rows(config, store, std::move(ranges), 0, writer, kept_text_bytes, progress,
                            pipelines, options.jobs);
  if (!status || is_interrupted()) {
    const uint64_t whole = writer.rows_whole();
    dataset.reset();
    progress.finish(status ? "interrupted" : "failed", whole, kept_text_bytes);
    return stopped(status, whole, rows, folder.path());
  }
  progress.finish("done", rows, writer.text_bytes());
  return {};
}

}  // namespace weft
