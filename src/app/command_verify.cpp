// weft verify: is every file of a dataset what was written? Reads everything, changes nothing.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "commands.h"
#include "dataset_check.h"
#include "interrupt.h"
#include "options.h"
#include "progress.h"
#include "weft/base/text.h"

namespace weft {

namespace {

struct VerifyOptions {
  std::string folder;
  bool quiet = false;
};

Status verify(const VerifyOptions& options) {
  catch_interrupts();
  WEFT_TRY(std::string folder, parse_folder(options.folder, "OUT"));
  WEFT_TRY(CheckedDataset checked, check_dataset(folder, options.quiet));
  if (interrupted_by() != 0) {
    return diag(DiagCode::CheckInterrupted, folder, counted(checked.findings.size(), "problem"));
  }
  WEFT_RETURN_IF_ERROR(print_findings(folder, checked.findings));
  // weft deletes nothing that it did not make, so a repair would not help.
  if (!checked.findings.empty() &&
      std::all_of(checked.findings.begin(), checked.findings.end(),
                  [](const Finding& f) { return f.kind == FindingKind::kForeign; })) {
    return diag(DiagCode::OnlyForeign, counted(checked.findings.size(), "file"), folder);
  }
  const bool is_data =
      std::any_of(checked.findings.begin(), checked.findings.end(),
                  [](const auto& f) { return f.is_damage() && f.path.starts_with("data/"); });
  if (checked.config.capture && is_data) {
    return diag(DiagCode::DamagedCapture, counted(checked.findings.size(), "problem"), folder);
  }
  if (!checked.findings.empty()) {
    return diag(DiagCode::DamagedDataset, counted(checked.findings.size(), "problem"), folder,
                folder);
  }
  if (!options.quiet) {
    const Manifest& manifest = checked.manifest;
    return print_out(
        fmt::format("'{}' is whole: {} in {}, {}\n", folder, counted(manifest.rows(), "row"),
                    counted(manifest.files.size(), "file"), format_bytes(manifest.bytes())));
  }
  return {};
}

}  // namespace

void add_verify_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<VerifyOptions>();
  CLI::App* command =
      app.add_subcommand("verify", "Check every byte of a dataset against its manifest");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_flag("-q,--quiet", options->quiet, "Print problems only");
  command->callback([options, &context] { context.finish(verify(*options)); });
}

}  // namespace weft
