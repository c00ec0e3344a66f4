// Comparing a dataset with its manifest; see dataset/check.h.
#include "dataset/check.h"

#include <fmt/format.h>

#include <chrono>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

// A line every few seconds: reading a large dataset takes a while.
class BytesProgress {
 public:
  BytesProgress(uint64_t total, bool quiet) : total_(total), quiet_(quiet) {}

  void update(uint64_t bytes) {
    auto now = std::chrono::steady_clock::now();
    if (quiet_ || now < next_) return;
    next_ = now + std::chrono::seconds(5);
    print_err(fmt::format("{} of {} read\n", format_bytes(bytes), format_bytes(total_)));
  }

 private:
  uint64_t total_;
  bool quiet_;
  std::chrono::steady_clock::time_point next_ =
      std::chrono::steady_clock::now() + std::chrono::seconds(5);
};

// Of spans as the configuration has them.
Receipts journal_receipts(const Folder& folder, const DatasetConfig& config) {
  auto text = read_file(folder, kJournalFile);
  if (!text) return {};
  auto content = parse_journal(*text, folder.at(kJournalFile));
  if (!content) return {};
  std::erase_if(content->receipts, [&](const auto& item) {
    return !fits(item.second, config.layout, config.count, config.spans());
  });
  return std::move(content->receipts);
}

}  // namespace

Result<CheckedDataset> check_dataset(const std::string& folder, bool quiet) {
  WEFT_RETURN_IF_ERROR(check_access(folder));
  if (!is_dataset_folder(folder)) return no_dataset(folder);
  WEFT_TRY(const Folder root, Folder::open(folder));
  DatasetState state = read_state(folder);
  CheckedDataset checked;
  checked.extension = read_extension(folder);
  Receipts receipts;
  std::string versions;
  if (state.manifest) {
    checked.config = std::move(state.manifest->config);
    checked.manifest = std::move(state.manifest->manifest);
    receipts = std::move(state.manifest->receipts);
    versions = checked.manifest.versions;
  } else if (state.config) {
    // A dataset that was never finished has no manifest and, but for a killed last step, not all
    // spans in its journal.
    checked.config = state.config->config;  // completed_by() needs it, too
    receipts = journal_receipts(root, checked.config);
    bool complete = receipts.size() == checked.config.end_span() - checked.config.first_span();
    if (!state.has_manifest && !complete) {
      return diag(DiagCode::Unfinished, folder, completed_by(state));
    }
    checked.manifest_lost = true;
    checked.manifest = make_manifest(checked.config, receipts);
    versions = state.config->versions;
    std::string why = state.has_manifest ? "is damaged: " + state.manifest_error : "is missing";
    FindingKind kind = state.has_manifest ? FindingKind::kContent : FindingKind::kMissing;
    checked.findings.push_back({kind, std::string(kManifestFile), why});
  } else {
    std::string why = state.has_manifest ? state.manifest_error : state.config_error;
    return diag(DiagCode::LostDataset, folder, why);
  }
  std::string difference = json_difference(versions, versions_json(checked.config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, folder, difference);
  if (checked.extension.stage == ExtensionStage::kDecided) {
    WEFT_RETURN_IF_ERROR(check_no_switch(folder));
  }

  KnownTexts texts;
  texts[std::string(kConfigFile)] =
      config_file_text(versions_json(checked.config), config_json(checked.config));
  texts[std::string(kJournalFile)] = journal_text(kOwnFiles, receipts);
  BytesProgress progress(checked.manifest.bytes(), quiet);
  const auto is_lost = [&](std::string_view path) {
    const auto place = checked.config.layout.place_of(path);
    return place && place->span >= checked.config.first_span() &&
           place->span < checked.config.end_span() && !receipts.contains(place->span);
  };
  std::vector<Finding> findings = verify_folder(
      root, checked.manifest, texts, is_lost,
      {[&](uint64_t bytes) { progress.update(bytes); }, [] { return interrupted_by() != 0; }});
  checked.receipts = std::move(receipts);
  checked.findings.insert(checked.findings.end(), findings.begin(), findings.end());
  return checked;
}

Result<DatasetManifest> open_whole(const std::string& folder) {
  WEFT_TRY(const CheckedDataset checked, check_dataset(folder, true));
  for (const Finding& finding : checked.findings)
    if (finding.is_damage()) return diag(DiagCode::DamagedPart, folder, "is damaged", folder);
  return open_finished(folder);
}

Result<bool> is_whole_as(const std::string& folder, const DatasetConfig& config, DiagCode other) {
  WEFT_TRY(const bool finished, is_finished_as(folder, config, other));
  const bool whole = finished && open_whole(folder);
  if (interrupted_by() != 0) return diag(DiagCode::InterruptedWith, "nothing was begun");
  return whole;
}

Status print_findings(const std::string& folder, const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    text += printable_line(fmt::format("{}/{}: {}", folder, finding.path, finding.text)) + "\n";
  }
  return print_out(text);
}

}  // namespace weft
