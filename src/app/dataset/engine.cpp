// The worker threads; see dataset/engine.h.
#include "dataset/engine.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

#include "weft/base/check.h"
#include "weft/base/workers.h"

namespace weft {

namespace {

constexpr uint64_t kWindow = 3;  // blocks per worker: one in the making, two waiting

// What long rows take comes from the kernel and goes back to it. By itself glibc soon cuts such
// buffers out of its heaps too, one a thread, which get holes and grow with the number of rows.
void keep_heaps_small() {
#ifdef __GLIBC__
  ::mallopt(M_MMAP_THRESHOLD, 2 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

class Engine {
 public:
  Engine(const EngineJob& job, const PipelineFactory& pipelines)
      : job_(job),
        pipelines_(pipelines),
        plan_(job.layout, job.ranges),
        finished_(kWindow * job.workers),
        spare_(job.layout.splits.size()) {}

  Status run(const EngineHooks& hooks) {
    Workers workers;
    // Also where a hook, or what is taken, throws: before the threads are waited for.
    struct Stopper {
      Engine& engine;
      ~Stopper() { engine.stop(); }
    } stopper{*this};
    WEFT_RETURN_IF_ERROR(workers.start(job_.workers, [this](unsigned) {
      work();
      return Status();
    }));
    return take_all(hooks, workers);
  }

 private:
  void stop() {
    stop_ = true;
    { std::lock_guard lock(mutex_); }
    room_.notify_all();
  }

  // The calling thread: takes blocks in order until all are there or somebody wants an end.
  Status take_all(const EngineHooks& hooks, Workers& workers) {
    for (uint64_t taken = 0; taken < plan_.size(); ++taken) {
      std::optional<Result<EncodedBlock>> block;
      while (!block) {
        if (hooks.stop()) return {};
        if (workers.has_failed()) {
          stop();
          return workers.wait();
        }
        hooks.tick();
        std::unique_lock lock(mutex_);
        auto& slot = finished_[taken % finished_.size()];
        ready_.wait_for(lock, std::chrono::milliseconds(100), [&] { return slot.has_value(); });
        if (slot) {
          block.swap(slot);
          taken_ = taken + 1;
        }
      }
      room_.notify_all();
      if (!*block) return std::move(*block).take_error();
      WEFT_RETURN_IF_ERROR(hooks.consume(**block));
      recycle(**block);
    }
    hooks.tick();
    return {};
  }

  // Keeps texts for the next blocks, but for those that one long row made large.
  void recycle(EncodedBlock& block) {
    std::lock_guard lock(mutex_);
    for (size_t split = 0; split < spare_.size(); ++split) {
      std::string& text = block.parts[split].text;
      if (text.size() >= text.capacity() / 2) spare_[split].push_back(std::move(text));
    }
  }

  void work() {
    std::unique_ptr<Pipeline> pipeline = pipelines_();
    RecordMaker maker(job_.row, job_.pattern, job_.choice, job_.layout.format == Format::kJson,
                      *pipeline);
    BlockEncoder encoder(job_.layout, job_.store);
    while (true) {
      uint64_t block;
      {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] {
          return stop_ || claimed_ == plan_.size() || claimed_ < taken_ + finished_.size();
        });
        if (stop_ || claimed_ == plan_.size()) return;
        block = claimed_++;
        for (size_t split = 0; split < spare_.size(); ++split) {
          if (spare_[split].empty()) continue;
          encoder.reuse(split, std::move(spare_[split].back()));
          spare_[split].pop_back();
        }
      }
      std::optional<Result<EncodedBlock>> made = make(maker, encoder, plan_.at(block));
      if (!made) return;
      {
        std::lock_guard lock(mutex_);
        finished_[block % finished_.size()] = std::move(made);
      }
      ready_.notify_one();
    }
  }

  // Nothing if the run is to end.
  std::optional<Result<EncodedBlock>> make(RecordMaker& maker, BlockEncoder& encoder,
                                           RowRange range) {
    for (uint64_t i = range.first; i < range.first + range.count; ++i) {
      if (stop_) return std::nullopt;
      size_t split = 0;
      const auto place = [&](std::string_view skeleton_id, std::string_view family) {
        split = job_.layout.split_of(skeleton_id, family);
        return RecordPlace{encoder.row(split), job_.layout.splits[split].name};
      };
      if (Status made = maker.make(i, place); !made)
        return Result<EncodedBlock>(std::move(made).take_error());
      encoder.end_row(split, i);
    }
    return encoder.finish(range);
  }

  const EngineJob& job_;
  const PipelineFactory& pipelines_;
  BlockPlan plan_;

  std::mutex mutex_;
  std::condition_variable room_, ready_;
  uint64_t claimed_ = 0;  // blocks below are claimed; under mutex_
  uint64_t taken_ = 0;    // blocks below are taken; under mutex_
  // By block number modulo the window's size; under mutex_.
  std::vector<std::optional<Result<EncodedBlock>>> finished_;
  std::vector<std::vector<std::string>> spare_;  // by split: texts to be used again; under mutex_
  std::atomic<bool> stop_ = false;
};

}  // namespace

Status run_engine(const EngineJob& job, const PipelineFactory& pipelines,
                  const EngineHooks& hooks) {
  WEFT_CHECK(job.workers > 0);
  keep_heaps_small();
  return Engine(job, pipelines).run(hooks);
}

}  // namespace weft
