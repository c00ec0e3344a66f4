// The real pipeline; see pipeline.h.
#include "weft/app/pipeline.h"

namespace weft {

namespace {

// The rooms of the compiler are joined here.
class CompilerPipeline : public Pipeline {
 public:
  Result<RowTexts> make_row(const RowRequest&) override {
    return diag(DiagCode::NotBuiltIn, "the synthesizer");
  }
  Result<std::string> dump_row(const RowRequest&, DumpStage) override {
    return diag(DiagCode::NotBuiltIn, "the synthesizer");
  }
  Result<std::string> lower_file(const LowerRequest&) override {
    return diag(DiagCode::NotBuiltIn, "the compiler");
  }
};

}  // namespace

std::unique_ptr<Pipeline> make_pipeline() { return std::make_unique<CompilerPipeline>(); }

}  // namespace weft
