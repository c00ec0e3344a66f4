// The weft program: the command line over the real compiler.
#include "weft/app/cli.h"
#include "weft/app/pipeline.h"

int main(int argc, char** argv) { return weft::run_cli(argc, argv, weft::make_pipeline); }
