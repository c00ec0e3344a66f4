// weft verify: is every file of a dataset what was written? Reads everything, changes nothing.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/check.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "weft/base/json.h"
#include "weft/base/text.h"

namespace weft {

namespace {

struct VerifyOptions {
  std::string folder;
  bool quiet = false, json = false;
};

// What is wrong with each file, or how much is whole.
std::string verify_json(const std::string& folder, const CheckedDataset& checked) {
  JsonWriter json(2);
  json.begin_object()
      .member("folder", printable_line(folder))
      .member("whole", checked.findings.empty())
      .member("rows", checked.manifest.rows())
      .member("files", checked.manifest.files.size())
      .member("bytes", checked.manifest.bytes());
  json.key("findings").begin_array();
  for (const Finding& finding : checked.findings) {
    json.begin_object()
        .member("path", printable_line(finding.path))
        .member("text", printable_line(finding.text))
        .member("damage", finding.is_damage())
        .end_object();
  }
  json.end_array().end_object();
  return json.take() + "\n";
}

// Of what stands beside a whole dataset and is no part of it yet.
std::string extension_text(const std::string& folder, const Extension& extension,
                           std::string_view called) {
  switch (extension.stage) {
    case ExtensionStage::kNone:
    case ExtensionStage::kDecided:
      break;
    case ExtensionStage::kCollecting:
      return fmt::format(
          "an extension to {} is under way or was broken off: '{} extend {} -n {}' goes on, "
          "'{} extend {} --cancel' gives it up\n",
          counted(extension.rows, "row"), called, folder, extension.rows, called, folder);
    case ExtensionStage::kLeft:
      return fmt::format("'{}/{}' was left by a run that was killed; '{} repair {}' removes it\n",
                         folder, kExtensionFolder, called, folder);
  }
  return "";
}

Status verify(const VerifyOptions& options, std::string_view called) {
  catch_interrupts();
  WEFT_TRY(std::string folder, parse_folder(options.folder, "OUT"));
  WEFT_TRY(CheckedDataset checked, check_dataset(folder, options.quiet));
  if (interrupted_by() != 0) {
    return diag(DiagCode::CheckInterrupted, folder, counted(checked.findings.size(), "problem"));
  }
  if (options.json) {
    WEFT_RETURN_IF_ERROR(print_out(verify_json(folder, checked)));
  } else {
    WEFT_RETURN_IF_ERROR(print_findings(folder, checked.findings));
  }
  // weft deletes nothing that it did not make, so a repair would not help.
  if (!checked.findings.empty() &&
      std::all_of(checked.findings.begin(), checked.findings.end(),
                  [](const Finding& f) { return f.kind == FindingKind::kForeign; })) {
    return diag(DiagCode::OnlyForeign, counted(checked.findings.size(), "file"), folder);
  }
  const bool is_data =
      std::any_of(checked.findings.begin(), checked.findings.end(),
                  [](const auto& f) { return f.is_damage() && f.path.starts_with("data/"); });
  if (checked.config.derived && is_data) {
    return diag(DiagCode::DamagedDerived, counted(checked.findings.size(), "problem"), folder,
                checked.config.derived->command);
  }
  if (checked.config.capture && is_data) {
    return diag(DiagCode::DamagedCapture, counted(checked.findings.size(), "problem"), folder);
  }
  if (!checked.findings.empty()) {
    return diag(DiagCode::DamagedDataset, counted(checked.findings.size(), "problem"), folder,
                folder);
  }
  if (!options.quiet && !options.json) {
    const Manifest& manifest = checked.manifest;
    return print_summary(
        fmt::format("'{}' is whole: {} in {}, {}\n{}", folder,
                    counted(manifest.rows(), checked.config.choice.view ? "example" : "row"),
                    counted(manifest.files.size(), "file"), format_bytes(manifest.bytes()),
                    extension_text(folder, checked.extension, called)));
  }
  return {};
}

}  // namespace

void add_verify_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<VerifyOptions>();
  CLI::App* command =
      app.add_subcommand("verify", "Check every byte of a dataset against its manifest");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_flag("--json", options->json, "Print the findings as one JSON object");
  command->add_flag("-q,--quiet", options->quiet, "Print problems only");
  command->callback([options, &context] { context.finish(verify(*options, context.called)); });
}

}  // namespace weft
