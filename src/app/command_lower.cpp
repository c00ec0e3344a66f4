// weft lower: the text that Warp would emit for a Python file.
#include <memory>

#include "commands.h"
#include "options.h"

namespace weft {

namespace {

struct LowerArguments {
  std::vector<std::string> files;
  std::string kernel;
  std::string device = "cuda";
  std::string part;
  bool no_backward = false;
};

Result<LowerRequest> understand(const LowerArguments& options) {
  LowerRequest request;
  request.kernel = options.kernel;
  request.backward = !options.no_backward;
  if (options.device == "cpu") {
    request.target = Target::kCpu;
  } else if (options.device == "cuda") {
    request.target = Target::kCuda;
  } else {
    return diag(DiagCode::BadOption, options.device, "--device", "it takes cpu or cuda");
  }
  if (options.part == "support") {
    request.part = Part::kSupport;
  } else if (options.part == "forward") {
    request.part = Part::kForward;
  } else if (options.part == "backward" && options.no_backward) {
    return diag(DiagCode::BadOption, options.part, "--part", "--no-backward leaves it out");
  } else if (options.part == "backward") {
    request.part = Part::kBackward;
  } else if (!options.part.empty()) {
    return diag(DiagCode::BadOption, options.part, "--part",
                "it takes support, forward or backward");
  }
  return request;
}

}  // namespace

void add_lower_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<LowerArguments>();
  CLI::App* command =
      app.add_subcommand("lower", "Lower the kernels of Python files, or captured programs");
  command
      ->add_option("FILE.py|PROGRAM.json", options->files,
                   "Python files of the supported language, or programs that weft.capture() wrote")
      ->required();
  command->add_option("--kernel", options->kernel, "The kernel, if the file has several");
  command->add_option("-d,--device", options->device, "cpu or cuda")->capture_default_str();
  command->add_option("--part", options->part,
                      "Only support, forward or backward (default: all three)");
  command->add_flag("--no-backward", options->no_backward,
                    "Without adjoints (module option enable_backward=False)");
  command->callback([options, &context] {
    Result<LowerRequest> request = understand(*options);
    if (!request) return context.fail(request.error(), kExitUsage);
    std::unique_ptr<Pipeline> pipeline = context.pipelines();
    // Every file is tried; one that fails makes the command fail.
    for (const std::string& file : options->files) {
      request->path = file;
      Result<std::string> text = pipeline->lower_file(*request);
      if (text) {
        context.print(*text);
      } else {
        context.fail(text.error());
      }
    }
  });
}

}  // namespace weft
