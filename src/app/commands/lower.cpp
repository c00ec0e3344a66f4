// weft lower: the text that Warp would emit for a Python file.
#include <memory>

#include "commands/commands.h"
#include "commands/options.h"

namespace weft {

namespace {

struct LowerArguments {
  std::vector<std::string> files;
  std::string kernel;
  std::string types;
  std::string device = "cuda";
  std::string part;
  std::string dump;
  bool no_backward = false;
};

Result<LowerRequest> understand(const LowerArguments& options) {
  LowerRequest request;
  request.kernel = options.kernel;
  request.types = options.types;
  request.backward = !options.no_backward;
  if (options.device == "cpu") {
    request.target = Target::kCpu;
  } else if (options.device == "cuda") {
    request.target = Target::kCuda;
  } else {
    return diag(DiagCode::BadOption, options.device, "--device", "it takes cpu or cuda");
  }
  if (!options.dump.empty()) {
    WEFT_TRY(request.dump, parse_dump_stage(options.dump));
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

// One kernel, or all of a file one after the other, each under a line with its name. One that fails
// leaves the others alone.
void lower(Pipeline& pipeline, LowerRequest request, CommandContext& context) {
  Result<std::vector<KernelOfFile>> found = pipeline.kernels_of(request);
  if (!found) return context.fail(found.error());
  std::vector<KernelOfFile> kernels = *std::move(found);
  if (!request.kernel.empty())
    std::erase_if(kernels, [&](const KernelOfFile& k) { return k.name != request.kernel; });
  const bool several = kernels.size() > 1;
  if (!several) kernels.assign(1, KernelOfFile{request.kernel, 0, {}, {}});
  bool first = true;
  for (const KernelOfFile& kernel : kernels) {
    if (kernel.refused) {
      context.fail(*kernel.refused);
      continue;
    }
    request.kernel = kernel.name;
    request.overload = kernel.overload;
    const Result<std::string> text = pipeline.lower_file(request);
    if (!text) {
      context.fail(text.error());
      continue;
    }
    if (several) {
      context.print((first ? "// kernel " : "\n// kernel ") + kernel.name +
                    (kernel.types.empty() ? "" : "(" + kernel.types + ")") + "\n");
    }
    first = false;
    context.print(*text);
  }
}

}  // namespace

void add_lower_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<LowerArguments>();
  CLI::App* command = app.add_subcommand(
      "lower", "Print the text of the kernels in Python files or in captured programs");
  command
      ->add_option("FILE.py|PROGRAM.json", options->files,
                   "Python files with kernels, or programs that weft.capture() wrote")
      ->required();
  command->add_option("--kernel", options->kernel,
                      "Only this kernel (default: all kernels of the file)");
  command->add_option(
      "--types", options->types,
      "Argument types for a kernel with arguments of any type: 'wp.array(dtype=float), int'");
  command->add_option("-d,--device", options->device, "Target of the text")
      ->type_name("cpu|cuda")
      ->capture_default_str();
  CLI::Option* dump = command->add_option(
      "--dump", options->dump, std::string("Print the kernel after one stage: ") + kDumpStages);
  command
      ->add_option("--part", options->part,
                   "Only support, forward or backward (default: all three)")
      ->excludes(dump);
  command->add_flag("--no-backward", options->no_backward,
                    "Leave out the adjoint (module option enable_backward=False)");
  command->callback([options, &context] {
    Result<LowerRequest> request = understand(*options);
    if (!request) return context.fail(request.error(), kExitUsage);
    std::unique_ptr<Pipeline> pipeline = context.pipelines();
    // Every file is tried; one that fails makes the command fail.
    for (const std::string& file : options->files) {
      request->path = file;
      lower(*pipeline, *request, context);
    }
  });
}

}  // namespace weft
