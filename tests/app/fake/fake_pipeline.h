// A pipeline for tests of everything around rows: fixed nonsense of varying size, at once.
#pragma once

#include <chrono>
#include <cstdlib>
#include <deque>
#include <string>
#include <thread>

#include "weft/app/pipeline.h"
#include "weft/base/rng.h"
#include "weft/base/sha256.h"

namespace weft {

class FakePipeline : public Pipeline {
 public:
  Result<RowTexts> make_row(const RowRequest& request) override {
    // WEFT_FAKE_FAIL_AT=ROW and WEFT_FAKE_SLEEP_US=MICROSECONDS steer the fault tests.
    if (const char* fail_at = std::getenv("WEFT_FAKE_FAIL_AT")) {
      if (request.index >= std::strtoull(fail_at, nullptr, 10)) {
        return diag(DiagCode::NotBuiltIn, "row " + std::to_string(request.index));
      }
    }
    if (const char* sleep = std::getenv("WEFT_FAKE_SLEEP_US")) {
      std::this_thread::sleep_for(std::chrono::microseconds(std::strtoull(sleep, nullptr, 10)));
    }
    Rng rng(request.seed, request.index);
    RowTexts row;
    row.kernel_name = "fake_" + std::to_string(request.index);
    row.description = "A fake row; \"quoted\".";
    row.python_source = "# seed " + std::to_string(request.seed) + "\n" + text(rng, "x = y + 1\n");
    row.id = sha256_hex(row.python_source);
    row.structure_id = row.skeleton_id = row.id;
    texts_.clear();
    auto kept = [&](const char* line) -> std::string_view {
      return texts_.emplace_back(text(rng, line));
    };
    auto target = [&](const char* line) {
      TargetTexts texts;
      texts.support = kept(line);
      texts.forward = kept(line);
      if (request.backward) texts.backward = kept(line);
      return texts;
    };
    if (request.targets.cpu) row.cpp = target("    var_3 = wp::add(var_1, var_2);\n");
    if (request.targets.cuda) row.cuda = target("        var_3 = wp::mul(var_1, var_2);\n");
    row.metadata =
        R"({"args":[{"name":"x","type":"float","role":"in","range":[-1.5,)" +
        std::to_string(rng.below(10)) +
        R"(.0],"sorted":true},{"name":"s","type":"S","role":"out",)" +
        R"("shape":["n","3"],"fields":[{"name":"f","type":"int","range":[0.0,1e+300]}]}],)" +
        R"("launch":[{"name":"n","size":8,"limit":)" + std::to_string(rng.below(1000)) +
        R"(}],"hash":"00000000","struct_hashes":[],"adjoint":"exact","builtins":["add","sin"]})";
    return row;
  }
  Result<std::string> dump_row(const RowRequest& request, DumpStage stage) override {
    return "stage " + std::to_string(static_cast<int>(stage)) + " of row " +
           std::to_string(request.index) + "\n";
  }
  Result<RowTexts> standalone_file(const LowerRequest& request) override {
    return diag(DiagCode::NoKernel, SourceLoc{request.path});
  }

  Result<std::vector<KernelOfFile>> kernels_of(const LowerRequest&) override {
    return std::vector<KernelOfFile>{{}};
  }

  Result<std::string> lower_file(const LowerRequest& request) override {
    if (request.path == "bad.py") {
      return diag(DiagCode::UnknownBuiltin, SourceLoc{request.path, 3, 5}, "foo");
    }
    return "lowered " + request.path + " " + request.kernel + "\n";
  }

 private:
  std::deque<std::string> texts_;  // of the last row
  static std::string text(Rng& rng, const char* line) {
    std::string out;
    for (uint64_t i = rng.below(60); i > 0; --i) {
      out += line;
      out += std::to_string(rng.below(1000)) + "\n";
    }
    return out;
  }
};

}  // namespace weft
