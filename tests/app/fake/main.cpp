// weft_with_fake_rows: the whole command line over FakePipeline.
#include "fake_pipeline.h"
#include "weft/app/cli.h"

int main(int argc, char** argv) {
  return weft::run_cli(argc, argv, [] { return std::make_unique<weft::FakePipeline>(); });
}
