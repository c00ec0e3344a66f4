// weft merge: one dataset from the parts that `weft generate --shard I/K` made, or from any
// finished sets whose rows have the same form.
//
// A part holds whole spans, so merging copies files, checks them on the way, and writes the card,
// the journal and the manifest; the result is what one run would have made. Interrupted, the same
// command goes on.
#include <fmt/format.h>

#include <cstring>
#include <memory>
#include <optional>
#include <unordered_set>
#include <utility>

#include "capture/merge.h"
#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "dataset/check.h"
#include "dataset/derive.h"
#include "dataset/disk_room.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "rows/renumber.h"
#include "weft/base/sha256.h"
#include "weft/base/text.h"
#include "weft/inspect/record.h"
#include "weft/shard/copy.h"
#include "weft/shard/verify.h"

namespace weft {

namespace {

struct MergeOptions {
  std::string folder;
  std::vector<std::string> parts;
  bool quiet = false;
};

struct PartFolder {
  std::string path;
  DatasetManifest dataset;
};

// The configurations of several sets of captured rows; empty where none is one, or there is only
// one set, which is copied as the only part of itself. Examples of captured rows, and those with
// texts of compilers, which are not made again, are joined as other ones are.
Result<std::vector<DatasetConfig>> captured_configs(const std::vector<std::string>& paths) {
  std::vector<DatasetConfig> configs;
  bool captured = false, compiled = false;
  for (const std::string& path : paths) {
    WEFT_TRY(const DatasetManifest dataset, open_finished(path));
    WEFT_RETURN_IF_ERROR(check_sizes(path));
    captured = captured || (dataset.config.capture && !dataset.config.choice.view);
    compiled = compiled || dataset.config.levels;
    configs.push_back(dataset.config);
  }
  if (!captured || compiled || paths.size() < 2) configs.clear();
  return configs;
}

// All parts of one dataset, in order.
Result<std::vector<PartFolder>> open_parts(const std::vector<std::string>& paths) {
  std::vector<std::optional<PartFolder>> found;
  std::string first, whole;
  for (const std::string& path : paths) {
    WEFT_TRY(DatasetManifest dataset, open_finished(path));
    WEFT_RETURN_IF_ERROR(check_sizes(path));
    DatasetPart part = dataset.config.part;
    dataset.config.part = {};
    std::string config = config_json(dataset.config);
    if (found.empty()) {
      first = path;
      whole = config;
      found.resize(part.of);
    }
    std::string difference = json_difference(whole, config);
    if (difference.empty() && part.of != found.size()) {
      difference = fmt::format("it is one of {} parts, not of {}", part.of, found.size());
    }
    if (!difference.empty()) return diag(DiagCode::OtherDataset, path, first, difference);
    std::optional<PartFolder>& place = found[part.index - 1];
    if (place) return diag(DiagCode::RepeatedPart, place->path, path, part.index, part.of);
    place.emplace(PartFolder{path, std::move(dataset)});
  }
  std::vector<PartFolder> parts;
  for (size_t i = 0; i < found.size(); ++i) {
    if (!found[i]) return diag(DiagCode::MissingPart, i + 1, found.size());
    parts.push_back(*std::move(found[i]));
  }
  return parts;
}

Status copy_span(OutputFolder& folder, const Folder& part, const SpanReceipt& receipt) {
  std::vector<std::string> names;
  for (const FileEntry& file : receipt.files) names.push_back(file.path);
  WEFT_RETURN_IF_ERROR(folder.journal().record(names));
  for (const FileEntry& file : receipt.files) {
    WEFT_TRY(bool same, copy_file(part, folder.root(), file.path, file.bytes, file.sha256,
                                  [] { return interrupted_by() != 0; }));
    if (!same) {
      return diag(DiagCode::DamagedPart, part.at(file.path), "holds other bytes than it should",
                  part.path());
    }
  }
  WEFT_TRY(const Folder data, folder.root().below(kDataFolder));
  WEFT_RETURN_IF_ERROR(data.sync());
  return folder.journal().done(receipt);
}

// Nobody asked for what stands in the folder to go.
Status check_target(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::is_directory(folder, error) || is_dataset_folder(folder)) return {};
  if (!fs::is_empty(folder, error) && !error) return diag(DiagCode::MergeNotEmpty, folder);
  return {};
}

// Before the first file is copied.
Status check_room(const std::string& folder, const std::vector<PartFolder>& parts,
                  const Receipts& there, bool quiet) {
  uint64_t rows = 0, bytes = 0;
  for (const PartFolder& part : parts) {
    for (const auto& [number, receipt] : part.dataset.receipts) {
      if (there.contains(number)) continue;
      rows += receipt.range.count;
      for (const FileEntry& file : receipt.files) bytes += file.bytes;
    }
  }
  return check_room_for_bytes(folder, rows, bytes, quiet);
}

// Rows or examples of several sets, each once, under new numbers.
class Joiner : public RowTransform {
 public:
  Joiner(bool examples, uint64_t& repeated) : examples_(examples), repeated_(repeated) {
    repeated_ = 0;
  }

  Status take(const SourceRow& row, uint64_t index, std::vector<std::string>& records) override {
    std::string same;
    bool is_new = true;
    if (examples_) {
      same = renumbered(row.json, index);
      is_new = is_first(renumbered(row.json, 0));
    } else {
      WEFT_TRY(const std::optional<Record> record, reader_.read(row.json, row.file));
      same = renumbered_row(record, row.json, index);
      if (record) is_new = is_first(record->id);
    }
    if (same.empty())
      return diag(DiagCode::BadRecord, row.file, fmt::format("row {} is none", row.number));
    if (is_new) records.push_back(std::move(same));
    repeated_ += is_new ? 0 : 1;
    return {};
  }

 private:
  // 16 bytes of a checksum.
  using Key = std::pair<uint64_t, uint64_t>;
  struct KeyHash {
    size_t operator()(const Key& key) const { return key.first; }
  };

  bool is_first(std::string_view text) {
    const Sha256Digest digest = Sha256::digest(text);
    Key key;
    std::memcpy(&key.first, digest.data(), sizeof key.first);
    std::memcpy(&key.second, digest.data() + sizeof key.first, sizeof key.second);
    return met_.insert(key).second;
  }

  bool examples_;
  uint64_t& repeated_;
  // Keys of the rows' ids, or of the examples without their numbers; only looked up.
  std::unordered_set<Key, KeyHash> met_;
  RecordReader reader_;
};

// A joined set's records are chosen in no one way.
Choice unchosen(Choice choice) {
  Choice out;
  out.view = std::move(choice.view);
  return out;
}

// All of a configuration that the form of its rows depends on, and the splits that they are in. The
// files of the joined set are as those of the first.
std::string form_of(DatasetConfig config) {
  // Rows that are files of their own have members that others lack.
  if (config.layout.format != Format::kJson || config.choice.view)
    config.layout.format = Layout().format;
  config.families = Families::All;
  config.layout.rows_per_shard = Layout().rows_per_shard;
  config.count = 1;
  config.seed = 0;
  config.part = {};
  config.derived.reset();
  if (config.capture) config.capture = CaptureSource{};
  config.weights.assign(kCategories.size(), 1);
  config.choice = unchosen(std::move(config.choice));
  return config_json(config);
}

// Nothing where the sets are parts of one, which are joined as they are.
Result<std::optional<DatasetConfig>> different_sets(const std::vector<std::string>& paths) {
  std::vector<DatasetConfig> configs;
  for (const std::string& path : paths) {
    WEFT_TRY(const DatasetManifest dataset, open_finished(path));
    if (dataset.config.part.of != 1) return std::optional<DatasetConfig>();
    configs.push_back(dataset.config);
  }
  if (configs.size() < 2) return std::optional<DatasetConfig>();
  DatasetConfig joined = configs.front();
  for (size_t i = 1; i < configs.size(); ++i) {
    const std::string difference = json_difference(form_of(joined), form_of(configs[i]));
    if (!difference.empty()) return diag(DiagCode::OtherForm, paths[i], paths[0], difference);
    for (size_t c = 0; c < joined.weights.size(); ++c)
      joined.weights[c] = std::max(joined.weights[c], configs[i].weights[c]);
    if (joined.families != configs[i].families) joined.families = Families::All;
    if (!joined.capture) continue;
    joined.capture->kernels += configs[i].capture->kernels;
    joined.capture->partial = joined.capture->partial || configs[i].capture->partial;
  }
  joined.choice = unchosen(std::move(joined.choice));
  if (joined.capture) joined.capture->script = names_of_scripts(configs);
  return std::optional(std::move(joined));
}

Status join(const std::string& folder, const std::vector<std::string>& paths, DatasetConfig config,
            bool quiet) {
  uint64_t repeated = 0;
  const bool examples = config.choice.view.has_value();
  const std::string_view noun = examples ? "example" : "row";
  Derivation d;
  d.folder = folder;
  d.sources = paths;
  d.config = std::move(config);
  d.command = "merge";
  d.begin = [&] { return std::make_unique<Joiner>(examples, repeated); };
  d.quiet = quiet;
  WEFT_TRY(const Derived made, derive_dataset(std::move(d)));
  if (quiet) return {};
  return print_summary(fmt::format(
      "'{}' has {} of {}{}\n", folder, counted(made.records, noun), counted(paths.size(), "set"),
      repeated == 0 ? ""
                    : fmt::format("; {} that stood there before {} left out",
                                  counted(repeated, noun), repeated == 1 ? "is" : "are")));
}

Status merge(const MergeOptions& options) {
  catch_interrupts();
  WEFT_TRY(std::string path, parse_output(options.folder, "OUT"));
  std::vector<std::string> paths;
  for (const std::string& given : options.parts) {
    WEFT_TRY(paths.emplace_back(), parse_folder(given, "PART"));
  }
  WEFT_RETURN_IF_ERROR(check_target(path));
  WEFT_RETURN_IF_ERROR(check_apart(paths, path));
  WEFT_TRY(const std::vector<DatasetConfig> captured, captured_configs(paths));
  if (!captured.empty()) {
    WEFT_TRY(const DatasetConfig joined, merge_captures(path, paths, captured));
    if (options.quiet) return {};
    return print_out(fmt::format("'{}' has the {} of {}\n", path,
                                 counted(joined.count, "different pair"),
                                 counted(paths.size(), "captured set")));
  }
  WEFT_TRY(std::optional<DatasetConfig> joined, different_sets(paths));
  if (joined) return join(path, paths, *std::move(joined), options.quiet);
  WEFT_TRY(std::vector<PartFolder> parts, open_parts(paths));
  DatasetConfig config = parts.front().dataset.config;
  WEFT_TRY(OutputFolder folder, OutputFolder::open(path, OpenMode::kContinue));
  WEFT_TRY(const bool whole, is_whole_as(path, config, DiagCode::MergeIntoOther));
  if (!whole) {
    Receipts receipts = trusted_receipts(folder.root(), folder.journal().receipts(), config);
    WEFT_RETURN_IF_ERROR(check_room(path, parts, receipts, options.quiet));
    WEFT_RETURN_IF_ERROR(write_configuration(folder, config));
    WEFT_TRY([[maybe_unused]] const Folder data, folder.root().make(kDataFolder));
    uint64_t rows = 0;
    for (const PartFolder& part : parts) {
      WEFT_TRY(const Folder from, Folder::open(part.path));
      for (const auto& [number, receipt] : part.dataset.receipts) {
        if (interrupted_by() != 0) {
          return diag(DiagCode::Interrupted, rows, config.count, path);
        }
        if (!receipts.contains(number)) {
          Status copied = copy_span(folder, from, receipt);
          if (!copied && interrupted_by() != 0)
            return diag(DiagCode::Interrupted, rows, config.count, path);
          WEFT_RETURN_IF_ERROR(std::move(copied));
          receipts.emplace(number, receipt);
        }
        rows += receipt.range.count;
      }
    }
    WEFT_RETURN_IF_ERROR(finish_dataset(folder, config, std::move(receipts)));
  }
  if (options.quiet) return {};
  return print_summary(fmt::format("'{}' has all {} of {}\n", path, counted(config.count, "row"),
                                   counted(parts.size(), "part")));
}

}  // namespace

void add_merge_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<MergeOptions>();
  CLI::App* command = app.add_subcommand(
      "merge",
      "Join the parts that 'generate --shard I/K' made, or any datasets with rows of one form");
  command->add_option("OUT", options->folder, "Folder to write to")->required();
  command
      ->add_option("PART", options->parts,
                   "Folders of all parts, in any order; or folders of finished datasets, in the "
                   "order that their rows will have, each different one once")
      ->required();
  command->add_flag("-q,--quiet", options->quiet, "Print no summary");
  command->callback([options, &context] { context.finish(merge(*options)); });
}

}  // namespace weft
