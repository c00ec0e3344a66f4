// The floor of `weft generate --format jsonl.zst`: compresses and writes text that is there
// already.
//
//   floor JOBS OUTPUT SHARD.jsonl...
//
// Reads the shards into memory, then, on the clock: JOBS threads compress blocks of as many rows as
// the shard writer takes, with its zstd and level, straight from memory; the calling thread writes
// them in order to one file and syncs it. Prints one JSON object. bench/floor.py drives it.
#include <fcntl.h>
#include <unistd.h>
#include <zstd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "weft/base/check.h"
#include "weft/shard/block.h"
#include "weft/shard/file.h"

namespace weft {
namespace {

// Blocks of kRowsPerBlock lines.
std::vector<std::string_view> blocks_of(const std::vector<std::string>& shards, uint64_t& rows) {
  std::vector<std::string_view> blocks;
  for (const std::string& shard : shards) {
    std::size_t begin = 0, at = 0;
    for (uint64_t lines = 0; at < shard.size();) {
      at = shard.find('\n', at) + 1;
      ++rows;
      if (++lines % kRowsPerBlock == 0 || at == shard.size()) {
        blocks.push_back(std::string_view(shard).substr(begin, at - begin));
        begin = at;
      }
    }
  }
  return blocks;
}

class Floor {
 public:
  Floor(std::vector<std::string_view> blocks, unsigned jobs)
      : blocks_(std::move(blocks)), jobs_(jobs), done_(blocks_.size()) {}

  // Returns the bytes written.
  uint64_t run(int fd) {
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < jobs_; ++i) threads.emplace_back([this] { work(); });
    uint64_t written = 0;
    for (std::size_t b = 0; b < blocks_.size(); ++b) {
      std::string bytes;
      {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [&] { return !done_[b].empty(); });
        bytes = std::move(done_[b]);
      }
      for (std::size_t at = 0; at < bytes.size();) {
        const ssize_t n = ::write(fd, bytes.data() + at, bytes.size() - at);
        WEFT_CHECK(n > 0, "write failed");
        at += static_cast<std::size_t>(n);
      }
      written += bytes.size();
    }
    for (std::thread& thread : threads) thread.join();
    WEFT_CHECK(::fsync(fd) == 0, "fsync failed");
    return written;
  }

 private:
  void work() {
    ZSTD_CCtx* context = ZSTD_createCCtx();
    std::string out;
    for (std::size_t b; (b = next_++) < blocks_.size();) {
      out.resize(ZSTD_compressBound(blocks_[b].size()));
      const std::size_t size = ZSTD_compressCCtx(context, out.data(), out.size(), blocks_[b].data(),
                                                 blocks_[b].size(), kZstdLevel);
      WEFT_CHECK(!ZSTD_isError(size), "{}", ZSTD_getErrorName(size));
      std::string bytes(out.data(), size);
      {
        std::lock_guard lock(mutex_);
        done_[b] = std::move(bytes);
      }
      ready_.notify_one();
    }
    ZSTD_freeCCtx(context);
  }

  std::vector<std::string_view> blocks_;
  unsigned jobs_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::condition_variable ready_;
  std::vector<std::string> done_;  // under mutex_
};

int main_of(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: floor JOBS OUTPUT SHARD.jsonl...\n");
    return 2;
  }
  std::vector<std::string> shards;
  uint64_t text = 0, rows = 0;
  for (int i = 3; i < argc; ++i) {
    Result<std::string> shard = read_file(argv[i]);
    if (!shard) {
      std::fprintf(stderr, "floor: %s\n", shard.error().render().c_str());
      return 1;
    }
    text += shard->size();
    shards.push_back(*std::move(shard));
  }
  Floor floor(blocks_of(shards, rows), static_cast<unsigned>(std::atoi(argv[1])));
  const int fd = ::open(argv[2], O_WRONLY | O_CREAT | O_TRUNC, 0666);
  WEFT_CHECK(fd >= 0, "cannot create {}", argv[2]);
  const auto start = std::chrono::steady_clock::now();
  const uint64_t written = floor.run(fd);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  ::close(fd);
  std::printf("{\"seconds\": %.6f, \"rows\": %llu, \"text_bytes\": %llu, \"bytes\": %llu}\n",
              seconds.count(), static_cast<unsigned long long>(rows),
              static_cast<unsigned long long>(text), static_cast<unsigned long long>(written));
  return 0;
}

}  // namespace
}  // namespace weft

int main(int argc, char** argv) { return weft::main_of(argc, argv); }
