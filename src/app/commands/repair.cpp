// weft repair: makes just the damaged files of a dataset again, byte for byte.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "dataset/check.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

struct RepairOptions {
  std::string folder;
  std::string jobs;
  bool quiet = false;
};

// The data files among the findings, with what they should be.
std::map<std::string, FileEntry> damaged_files(const CheckedDataset& checked) {
  std::map<std::string, FileEntry> files;
  std::set<std::string> damaged;
  for (const Finding& finding : checked.findings) {
    if (finding.is_damage()) damaged.insert(finding.path);
  }
  for (const FileEntry& entry : checked.manifest.files) {
    if (damaged.contains(entry.path)) files.emplace(entry.path, entry);
  }
  return files;
}

bool has_all_spans(const CheckedDataset& checked) {
  return checked.receipts.size() == checked.config.end_span() - checked.config.first_span();
}

// What weft did not make is not weft's to delete: it is what a check finds afterwards, because what
// belongs to a dataset is not known while its manifest is lost.
Status report(const std::string& folder, const CheckedDataset& before,
              const std::vector<Finding>& foreign, bool quiet) {
  size_t made = 0, removed = 0;
  for (const Finding& finding : before.findings) {
    switch (finding.kind) {
      case FindingKind::kMissing:
      case FindingKind::kSize:
      case FindingKind::kContent:
      case FindingKind::kUnreadable:
        ++made;
        break;
      case FindingKind::kLeftover:
        ++removed;
        break;
      case FindingKind::kForeign:
        break;
    }
  }
  if (!quiet) {
    WEFT_RETURN_IF_ERROR(
        print_summary(fmt::format("'{}': {} made again, {} removed\n", folder,
                                  counted(made, "file"), counted(removed, "leftover"))));
  }
  WEFT_RETURN_IF_ERROR(print_findings(folder, foreign));
  if (!foreign.empty()) return diag(DiagCode::ForeignLeft, folder, counted(foreign.size(), "file"));
  return {};
}

// Says that all is done only where 'weft verify' would say so too.
Status checked_again(const std::string& folder, const CheckedDataset& before, bool quiet) {
  WEFT_TRY(const CheckedDataset now, check_dataset(folder, quiet));
  if (interrupted_by() != 0) {
    return diag(DiagCode::CheckInterrupted, folder, counted(now.findings.size(), "problem"));
  }
  const auto left = std::count_if(now.findings.begin(), now.findings.end(),
                                  [](const Finding& f) { return f.kind != FindingKind::kForeign; });
  if (left > 0) {
    return diag(DiagCode::StillDamaged, counted(static_cast<uint64_t>(left), "problem"), folder,
                folder);
  }
  return report(folder, before, now.findings, quiet);
}

Status repair(const RepairOptions& options, const std::string& program,
              const PipelineFactory& pipelines) {
  catch_interrupts();
  WEFT_TRY(std::string path, parse_folder(options.folder, "OUT"));
  BuildOptions build;
  build.quiet = options.quiet;
  build.program = program;
  WEFT_TRY(build.jobs, parse_jobs(options.jobs));
  if (read_extension(path).stage == ExtensionStage::kDecided) {
    WEFT_TRY(OutputFolder folder, OutputFolder::open(path, OpenMode::kExisting));
    WEFT_RETURN_IF_ERROR(finish_extension(folder));
  }
  // Before anything is touched: is it a dataset, finished, and of these versions?
  WEFT_TRY(CheckedDataset checked, check_dataset(path, options.quiet));
  if (interrupted_by() != 0) {
    return diag(DiagCode::CheckInterrupted, path, counted(checked.findings.size(), "problem"));
  }
  if (checked.findings.empty()) {
    if (checked.extension.stage == ExtensionStage::kLeft) {
      WEFT_TRY(const OutputFolder folder, OutputFolder::open(path, OpenMode::kExisting));
      WEFT_RETURN_IF_ERROR(folder.drop_extension());
    }
    return report(path, checked, {}, options.quiet);
  }
  auto files = damaged_files(checked);
  // Beside captured rows all can be made again, from them.
  if (checked.config.derived && (!files.empty() || !has_all_spans(checked)))
    return diag(DiagCode::DerivedRecords, path, checked.config.derived->command);
  if (checked.config.capture && (!files.empty() || !has_all_spans(checked))) {
    return diag(DiagCode::CapturedRows, path);
  }
  WEFT_TRY(OutputFolder folder, OutputFolder::open(path, OpenMode::kExisting));
  // What was looked at may have been extended meanwhile.
  const DatasetState now = read_state(path);
  if (!checked.manifest_lost &&
      (!now.manifest || manifest_text(now.manifest->manifest) != manifest_text(checked.manifest)))
    return diag(DiagCode::OutputBusy, path);
  for (const Finding& finding : checked.findings) {
    // What stands where a file should, a folder or a link, is in the way.
    if (finding.kind == FindingKind::kLeftover) {
      WEFT_RETURN_IF_ERROR(folder.root().remove(finding.path));
    }
  }
  if (checked.extension.stage == ExtensionStage::kLeft) {
    WEFT_RETURN_IF_ERROR(folder.drop_extension());
  }
  if (checked.manifest_lost && checked.config.is_generated()) {
    // The journal vouches for what it still has; all else is made again.
    WEFT_RETURN_IF_ERROR(complete_dataset(folder, checked.config, pipelines, build));
    return checked_again(path, checked, options.quiet);
  }
  WEFT_RETURN_IF_ERROR(write_configuration(folder, checked.config));
  if (!files.empty()) {
    WEFT_RETURN_IF_ERROR(remake_files(folder, checked.config, files, pipelines, build));
  }
  WEFT_RETURN_IF_ERROR(finish_dataset(folder, checked.config, checked.receipts));
  return checked_again(path, checked, options.quiet);
}

}  // namespace

void add_repair_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<RepairOptions>();
  CLI::App* command =
      app.add_subcommand("repair", "Make the damaged files of a dataset again, and only these");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_option("-j,--jobs", options->jobs, "Worker threads (default: all cores)");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress and no summary");
  command->callback([options, &context] {
    context.finish(repair(*options, context.program, context.pipelines));
  });
}

}  // namespace weft
