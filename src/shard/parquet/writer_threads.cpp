// Starts Arrow's threads before they are needed.
#include <arrow/util/future.h>
#include <arrow/util/thread_pool.h>
#include <sys/resource.h>

#include <exception>
#include <latch>
#include <memory>
#include <vector>

#include "parquet_format.h"

namespace weft {

namespace {

// Below this much address space an allocation may fail in the middle of a write, and what Arrow has
// handed to its threads by then outlives the objects that it works on.
constexpr rlim_t kRoomForThreads = rlim_t{4} << 30;

bool has_room_for_threads() {
  struct rlimit limit = {};
  return ::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur >= kRoomForThreads;
}

}  // namespace

unsigned start_writer_threads(unsigned wanted) {
  if (wanted < 2 || !has_room_for_threads()) return 1;
  if (static_cast<unsigned>(arrow::GetCpuThreadPoolCapacity()) != wanted &&
      !arrow::SetCpuThreadPoolCapacity(static_cast<int>(wanted)).ok()) {
    return 1;
  }
  // Each task holds a thread until all are started, so that each takes a thread of its own.
  auto all_started = std::make_shared<std::latch>(1);
  std::vector<arrow::Future<>> tasks;
  try {
    tasks.reserve(wanted);
    while (tasks.size() < wanted) {
      auto task =
          arrow::internal::GetCpuThreadPool()->Submit([all_started] { all_started->wait(); });
      if (!task.ok()) break;
      tasks.push_back(*std::move(task));
    }
  } catch (const std::exception&) {  // the system gives no more threads
  }
  all_started->count_down();
  for (const arrow::Future<>& task : tasks) task.Wait();
  const auto started = static_cast<unsigned>(tasks.size());
  if (started == wanted) return wanted;
  if (started < 2 || !arrow::SetCpuThreadPoolCapacity(static_cast<int>(started)).ok()) return 1;
  return started;
}

}  // namespace weft
