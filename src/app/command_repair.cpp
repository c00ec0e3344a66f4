// weft repair: makes just the damaged files of a dataset again, byte for byte.
#include <fmt/format.h>

#include <map>
#include <memory>

#include "commands.h"
#include "dataset_build.h"
#include "dataset_check.h"
#include "dataset_state.h"
#include "interrupt.h"
#include "options.h"
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
  for (const Finding& finding : checked.findings) {
    if (!finding.is_damage()) continue;
    for (const FileEntry& entry : checked.manifest.files) {
      if (entry.path == finding.path) files.emplace(entry.path, entry);
    }
  }
  return files;
}

Receipts receipts(const CheckedDataset& checked) {
  return receipts_of(checked.manifest.files, checked.config.layout, checked.config.count);
}

bool has_all_spans(const CheckedDataset& checked) {
  return receipts(checked).size() == checked.config.end_span() - checked.config.first_span();
}

// What weft did not make is not weft's to delete.
Status report(const std::string& folder, const CheckedDataset& checked, bool quiet) {
  size_t made = 0, removed = 0;
  std::vector<Finding> foreign;
  for (const Finding& finding : checked.findings) {
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
        foreign.push_back(finding);
        break;
    }
  }
  if (!quiet) {
    WEFT_RETURN_IF_ERROR(
        print_out(fmt::format("'{}': {} made again, {} removed\n", folder, counted(made, "file"),
                              counted(removed, "leftover"))));
  }
  WEFT_RETURN_IF_ERROR(print_findings(folder, foreign));
  if (!foreign.empty()) return diag(DiagCode::ForeignLeft, folder, counted(foreign.size(), "file"));
  return {};
}

Status repair(const RepairOptions& options, const PipelineFactory& pipelines) {
  catch_interrupts();
  WEFT_TRY(std::string path, parse_folder(options.folder, "OUT"));
  BuildOptions build;
  build.quiet = options.quiet;
  WEFT_TRY(build.jobs, parse_jobs(options.jobs));
  // Before anything is touched: is it a dataset, finished, and of these versions?
  WEFT_TRY(CheckedDataset checked, check_dataset(path, options.quiet));
  if (interrupted_by() != 0) {
    return diag(DiagCode::CheckInterrupted, path, counted(checked.findings.size(), "problem"));
  }
  if (checked.findings.empty()) return report(path, checked, options.quiet);
  auto files = damaged_files(checked);
  // Beside captured rows all can be made again, from them.
  if (checked.config.capture && (!files.empty() || !has_all_spans(checked))) {
    return diag(DiagCode::CapturedRows, path);
  }
  WEFT_TRY(OutputFolder folder, OutputFolder::open(path, OpenMode::kExisting));
  for (const Finding& finding : checked.findings) {
    // What stands where a file should, a folder or a link, is in the way.
    if (finding.kind == FindingKind::kLeftover) {
      WEFT_RETURN_IF_ERROR(remove_file(folder.at(finding.path)));
    }
  }
  WEFT_RETURN_IF_ERROR(write_configuration(folder, checked.config));
  if (checked.manifest_lost && !checked.config.capture) {
    // The journal vouches for what it still has; all else is made again.
    WEFT_RETURN_IF_ERROR(complete_dataset(folder, checked.config, pipelines, build));
    return report(path, checked, options.quiet);
  }
  if (!files.empty()) {
    WEFT_RETURN_IF_ERROR(remake_files(folder, checked.config, files, pipelines, build));
  }
  WEFT_RETURN_IF_ERROR(finish_dataset(folder, checked.config, receipts(checked)));
  return report(path, checked, options.quiet);
}

}  // namespace

void add_repair_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<RepairOptions>();
  CLI::App* command =
      app.add_subcommand("repair", "Make just the damaged files of a dataset again");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_option("-j,--jobs", options->jobs, "Worker threads (default: all cores)");
  command->add_flag("-q,--quiet", options->quiet, "No progress and no summary");
  command->callback([options, &context] { context.finish(repair(*options, context.pipelines)); });
}

}  // namespace weft
