// weft cuda verify: compile and run what can be compiled and run here.
#include "commands/cuda_verify.h"

#include <memory>

#include "commands/options.h"
#include "cuda/verify.h"
#include "process/interrupt.h"

namespace weft {

namespace {

struct Given {
  std::string folder, jobs, run_seconds = "60";
  CudaVerifyOptions options;
  bool no_nvcc = false, no_shows = false;
};

Status verify(Given& given, const PipelineFactory& pipelines) {
  CudaVerifyOptions& options = given.options;
  WEFT_TRY(const std::string folder, parse_folder(given.folder, "DIR"));
  WEFT_TRY(options.jobs, parse_jobs(given.jobs));
  WEFT_TRY(const uint64_t seconds,
           parse_whole_number(given.run_seconds, "--run-limit", 1, 1'000'000));
  options.sample.run_seconds = static_cast<unsigned>(seconds);
  for (const std::string& arch : options.tools.archs) {
    if (!is_cuda_arch(arch))
      return diag(DiagCode::BadOption, arch, "--arch", "it takes names such as sm_80, sm_90a");
  }
  options.tools.use_nvcc = !given.no_nvcc;
  options.tools.shows = !given.no_shows;
  catch_interrupts();
  return verify_cuda_samples(folder, options, pipelines);
}

}  // namespace

void add_cuda_verify_command(CLI::App& cuda, CommandContext& context) {
  auto given = std::make_shared<Given>();
  CudaVerifyOptions& options = given->options;
  CLI::App* command = cuda.add_subcommand(
      "verify",
      "Compile and run what can be compiled and run here; go on where it was stopped. This runs "
      "the "
      "code of the programs with your rights: only for folders whose origin you trust");
  command->add_option("DIR", given->folder, "Folder that weft cuda wrote, or one program of it")
      ->required();
  command
      ->add_option(
          "--arch", options.tools.archs,
          "Architectures to compile for (default: sm_75, sm_80, sm_90 and sm_120, those of "
          "them that this nvcc knows)")
      ->delimiter(',')
      ->type_name("sm_80,...");
  command->add_option("--nvcc", options.tools.nvcc,
                      "nvcc (default: $NVCC, or as PATH, $CUDA_HOME, /usr/local/cuda, $VIRTUAL_ENV "
                      "or the .venv of weft has it)");
  command->add_flag("--no-nvcc", given->no_nvcc, "Only what a C++ compiler can check");
  command->add_flag("--sanitize", options.tools.sanitize,
                    "Run it on the CPU under address and undefined-behaviour sanitizers too");
  command->add_flag("--no-shows", given->no_shows,
                    "Do not measure what the programs show: outputs that never change, lines and "
                    "branches never met");
  command->add_flag("--again", options.sample.again, "Also what has passed already");
  command->add_flag("--run-foreign", options.sample.foreign,
                    "Compile and run programs too that this weft does not make so: changed ones, "
                    "and code of others that may do anything to this machine");
  command->add_option("--run-limit", given->run_seconds, "Seconds that a program may run")
      ->capture_default_str();
  command->add_option("-j,--jobs", given->jobs, "Threads (default: one for each core)");
  command->add_flag("-q,--quiet", options.quiet, "Print failures only");
  command->callback([given, &context] { context.finish(verify(*given, context.pipelines)); });
}

}  // namespace weft
