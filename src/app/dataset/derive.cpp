#include "dataset/derive.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "dataset/check.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "rows/columns.h"
#include "weft/base/json.h"
#include "weft/base/sha256.h"
#include "weft/parquet/parquet.h"
#include "weft/shard/block.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/dataset_writer.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

struct Source {
  std::string folder;
  DatasetManifest dataset;
};

// Every record, in order, with the split that its row is of.
class Walk {
 public:
  Walk(const std::vector<Source>& sources, const Layout& layout)
      : sources_(sources), layout_(layout) {}

  using Take = std::function<Status(size_t split, uint64_t index, std::string_view record)>;
  // Returns the number of records.
  Result<Derived> run(RowTransform& transform, const Take& take,
                      const std::function<void(uint64_t)>& tick) {
    Derived out;
    std::vector<std::string> records;
    for (const Source& source : sources_) {
      for (const FileEntry& file : source.dataset.manifest.files) {
        const std::string path = source.folder + "/" + file.path;
        WEFT_TRY(const size_t split, split_of(source, file.path));
        Status status;
        WEFT_RETURN_IF_ERROR(
            for_each_row(path, &parquet_format(), [&](uint64_t number, std::string_view json) {
              records.clear();
              status = transform.take({json, path, number}, out.records, records);
              for (const std::string& record : records)
                if (status) status = take(split, out.records++, record);
              ++out.read;
              tick(out.read);
              return status.ok() && interrupted_by() == 0;
            }));
        WEFT_RETURN_IF_ERROR(std::move(status));
        if (interrupted_by() != 0) return out;
      }
    }
    return out;
  }

 private:
  // By its name, because sources may have the splits in another order.
  Result<size_t> split_of(const Source& source, const std::string& path) const {
    const Layout& theirs = source.dataset.config.layout;
    const auto at = theirs.split_of_path(path);
    for (size_t i = 0; at && i < layout_.splits.size(); ++i)
      if (layout_.splits[i].name == theirs.splits[*at].name) return i;
    return diag(DiagCode::BadRecord, source.folder, "a data file is of no known split");
  }

  const std::vector<Source>& sources_;
  const Layout& layout_;
};

std::string statistics(const DatasetConfig& config, const Manifest& manifest,
                       const Derived& derived, double seconds) {
  JsonWriter json(2);
  json.begin_object().member("rows", manifest.rows());
  json.key("rows_per_split").begin_object();
  const std::vector<SplitTotals> totals = split_totals(config.layout, manifest);
  for (size_t i = 0; i < totals.size(); ++i)
    json.member(config.layout.splits[i].name, totals[i].rows);
  json.end_object();
  json.member("rows_read", derived.read)
      .member("files", manifest.files.size())
      .member("bytes", manifest.bytes())
      .member("text_bytes", manifest.text_bytes())
      .member("seconds", std::round(seconds * 1000) / 1000);
  json.key("versions").raw(manifest.versions);
  json.key("configuration").raw(manifest.configuration);
  json.end_object();
  return json.take() + "\n";
}

// The sets are read twice, and not locked: whether they are still those that were read at first.
Status unchanged(const std::vector<Source>& sources, const DerivedFrom& from) {
  for (size_t i = 0; i < sources.size(); ++i) {
    WEFT_TRY(const DatasetManifest now, open_finished(sources[i].folder));
    if (sha256_hex(manifest_text(now.manifest)) != from.from[i])
      return diag(DiagCode::BadRecord, sources[i].folder, "it was changed while it was read");
  }
  return {};
}

// Blocks are filled as records come, each of which knows its split.
class Writer {
 public:
  Writer(OutputFolder& folder, const DatasetConfig& config)
      : store_(column_store(config, 1)),
        writer_(folder, config.layout, config.count, store_),
        encoder_(config.layout, store_),
        plan_(config.layout, config.count) {}

  // False: there are more records than there were.
  Result<bool> take(size_t split, uint64_t index, std::string_view record) {
    if (block_ == plan_.size()) return false;
    encoder_.row(split) += record;
    encoder_.end_row(split, index);
    const RowRange range = plan_.at(block_);
    if (index + 1 < range.end()) return true;
    ++block_;
    WEFT_TRY(const EncodedBlock encoded, encoder_.finish(range));
    WEFT_RETURN_IF_ERROR(writer_.append(encoded));
    return true;
  }

 private:
  ColumnStore store_;
  DatasetWriter writer_;
  BlockEncoder encoder_;
  BlockPlan plan_;
  uint64_t block_ = 0;
};

}  // namespace

Status check_apart(const std::vector<std::string>& sources, const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path target = fs::weakly_canonical(folder, error);
  for (const std::string& source : sources) {
    const fs::path read = fs::weakly_canonical(source, error);
    if (read == target)
      return diag(DiagCode::BadOption, folder, "the folder to write to",
                  "it is one of the sets that are read; name another one");
    if (std::mismatch(read.begin(), read.end(), target.begin(), target.end()).first == read.end())
      return diag(DiagCode::BadOption, folder, "the folder to write to",
                  fmt::format("it lies in '{}', which is read; name another one", source));
  }
  return {};
}

Status take_from(const std::string& source, const std::string& output, std::string_view command,
                 Derivation& d) {
  WEFT_TRY(d.folder, parse_output(output, "--output"));
  WEFT_TRY(d.sources.emplace_back(), parse_folder(source, "OUT"));
  WEFT_TRY(DatasetManifest manifest, open_finished(d.sources[0]));
  d.config = std::move(manifest.config);
  const auto& view = d.config.choice.view;
  if (view) return diag(DiagCode::ExamplesNotRows, d.sources[0], view_name(view->kind), command);
  d.config.part = {};
  d.config.choice = {};  // the records of the new set are chosen in another way, which it names
  return {};
}

Result<Derived> derive_dataset(Derivation d) {
  const auto start = std::chrono::steady_clock::now();
  WEFT_RETURN_IF_ERROR(check_apart(d.sources, d.folder));
  DatasetConfig& config = d.config;
  std::vector<Source> sources;
  uint64_t rows = 0;
  config.derived = DerivedFrom{d.command, {}, !config.capture && !config.choice.view};
  for (const std::string& folder : d.sources) {
    WEFT_TRY(DatasetManifest dataset, open_whole(folder));
    sources.push_back({folder, std::move(dataset)});
    const Manifest& manifest = sources.back().dataset.manifest;
    config.derived->from.push_back(sha256_hex(manifest_text(manifest)));
    rows += manifest.rows();
  }
  const auto interrupted = [&] {
    return diag(
        DiagCode::InterruptedWith,
        fmt::format("'{}' is not finished; the same command makes it from the start", d.folder));
  };
  Walk walk(sources, config.layout);
  WEFT_TRY(const Derived counted,
           walk.run(
               *d.begin(), [](size_t, uint64_t, std::string_view) { return Status(); },
               [](uint64_t) {}));
  if (interrupted_by() != 0) return interrupted();
  if (counted.records == 0) return diag(DiagCode::NoRecords, counted.read);
  config.count = counted.records;
  if (!d.overwrite) {
    WEFT_TRY(const bool whole, is_whole_as(d.folder, config));
    if (whole) return counted;
  }
  WEFT_TRY(OutputFolder folder,
           OutputFolder::open(d.folder, d.overwrite ? OpenMode::kOverwrite : OpenMode::kContinue));
  if (!d.overwrite) {
    // Again, now that nobody else can change it.
    WEFT_TRY(const bool whole, is_whole_as(d.folder, config));
    if (whole) return counted;
    // What an interrupted run left goes.
    WEFT_RETURN_IF_ERROR(folder.start_anew());
  }
  WEFT_RETURN_IF_ERROR(write_configuration(folder, config));
  Progress progress(rows, folder.at(kProgressFile), d.quiet);
  progress.begin_at(0);
  uint64_t bytes = 0, read = 0;
  Status status;
  {
    Writer writer(folder, config);
    Result<Derived> written = walk.run(
        *d.begin(),
        [&](size_t split, uint64_t index, std::string_view record) -> Status {
          bytes += record.size();
          WEFT_TRY(const bool taken, writer.take(split, index, record));
          if (taken) return {};
          return unchanged(sources, *config.derived);
        },
        [&](uint64_t done) {
          read = done;
          progress.update(done, bytes);
        });
    if (!written) status = std::move(written).take_error();
    if (status) status = unchanged(sources, *config.derived);
  }
  if (!status || interrupted_by() != 0) {
    progress.finish(status ? "interrupted" : "failed", read, bytes);
    if (status) return interrupted();
    return std::move(status).take_error();
  }
  Receipts receipts = folder.journal().receipts();
  const Manifest manifest = make_manifest(config, receipts);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  WEFT_RETURN_IF_ERROR(write_file(folder.root(), kStatsFile,
                                  statistics(config, manifest, counted, seconds.count())));
  progress.finish("done", rows, bytes);
  WEFT_RETURN_IF_ERROR(finish_dataset(folder, config, std::move(receipts)));
  return counted;
}

}  // namespace weft
