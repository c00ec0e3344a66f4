// Comparing a dataset with its manifest; see dataset_check.h.
#include "dataset_check.h"

#include <fmt/format.h>

#include <chrono>

#include "commands.h"
#include "dataset_build.h"
#include "dataset_state.h"
#include "interrupt.h"
#include "options.h"
#include "progress.h"
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

Receipts journal_receipts(const std::string& folder) {
  std::string path = folder + "/" + std::string(kJournalFile);
  auto text = read_file(path);
  if (!text) return {};
  auto content = parse_journal(*text, path);
  return content ? std::move(content->receipts) : Receipts();
}

// Those of this part and of spans as they are now.
Receipts fitting(Receipts receipts, const DatasetConfig& config) {
  std::erase_if(receipts, [&](const auto& item) {
    return item.first < config.first_span() || item.first >= config.end_span() ||
           item.second.range != config.layout.span(item.first, config.count);
  });
  return receipts;
}

}  // namespace

Result<CheckedDataset> check_dataset(const std::string& folder, bool quiet) {
  WEFT_RETURN_IF_ERROR(check_access(folder));
  if (!is_dataset_folder(folder)) return no_dataset(folder);
  DatasetState state = read_state(folder);
  CheckedDataset checked;
  std::set<std::string> lost;
  std::string manifest_path = folder + "/" + std::string(kManifestFile);
  std::string config_path = folder + "/" + std::string(kConfigFile);
  std::string versions;
  if (state.manifest) {
    if (state.config && !state.is_finished()) {
      return diag(DiagCode::Unfinished, folder, "the command that was to extend it, given again,");
    }
    WEFT_TRY(checked.config, parse_config(state.manifest->configuration, manifest_path));
    checked.manifest = *std::move(state.manifest);
    versions = checked.manifest.versions;
  } else if (state.config) {
    // A dataset that was never finished has no manifest and, but for a killed last step, not all
    // spans in its journal.
    WEFT_TRY(checked.config, parse_config(state.config->configuration, config_path));
    Receipts receipts = fitting(journal_receipts(folder), checked.config);
    bool complete = receipts.size() == checked.config.end_span() - checked.config.first_span();
    if (!state.has_manifest && !complete) {
      return diag(DiagCode::Unfinished, folder, completed_by(state));
    }
    checked.manifest_lost = true;
    checked.manifest = make_manifest(checked.config, receipts);
    versions = state.config->versions;
    for (uint64_t k = checked.config.first_span(); k < checked.config.end_span(); ++k) {
      if (receipts.contains(k)) continue;
      auto names = checked.config.layout.names_of_span(k, checked.config.count);
      lost.insert(names.begin(), names.end());
    }
    std::string why = state.has_manifest ? "is damaged: " + state.manifest_error : "is missing";
    FindingKind kind = state.has_manifest ? FindingKind::kContent : FindingKind::kMissing;
    checked.findings.push_back({kind, std::string(kManifestFile), why});
  } else {
    std::string why = state.has_manifest ? state.manifest_error : state.config_error;
    return diag(DiagCode::LostDataset, folder, why);
  }
  std::string difference = json_difference(versions, versions_json(checked.config));
  if (!difference.empty()) return diag(DiagCode::OtherVersion, folder, difference);

  KnownTexts texts;
  texts[std::string(kConfigFile)] =
      config_file_text(versions_json(checked.config), config_json(checked.config));
  Receipts receipts =
      receipts_of(checked.manifest.files, checked.config.layout, checked.config.count);
  texts[std::string(kJournalFile)] = journal_text(kOwnFiles, receipts);
  BytesProgress progress(checked.manifest.bytes(), quiet);
  std::vector<Finding> findings = verify_folder(
      folder, checked.manifest, texts, lost,
      {[&](uint64_t bytes) { progress.update(bytes); }, [] { return interrupted_by() != 0; }});
  checked.findings.insert(checked.findings.end(), findings.begin(), findings.end());
  return checked;
}

Status print_findings(const std::string& folder, const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    text += printable_line(fmt::format("{}/{}: {}", folder, finding.path, finding.text)) + "\n";
  }
  return print_out(text);
}

}  // namespace weft
