#include "threads.h"

#include <algorithm>
#include <atomic>
#include <iterator>

#include "weft/base/workers.h"

namespace weft::eval {
namespace {

// There are enough chunks that the cores end at about the same time.
constexpr std::uint64_t kMostChunk = 65536, kChunksOfCore = 16;

// What the cores share.
struct Shared {
  std::uint64_t chunk = 0, threads = 0;
  std::atomic<std::uint64_t> next = 0;   // the first thread that nobody has begun
  std::atomic<std::uint64_t> steps = 0;  // of the threads before and the chunks that ended
  std::atomic<bool> ended = false;       // some thread did not run to its end
};

// The machine of a core. What it writes all the time shares no cache line with that of another one.
struct alignas(64) Core {
  static constexpr std::size_t kApart = 128;
  std::vector<std::byte> stack;
  Machine machine;

  explicit Core(const Machine& like) : stack(like.stack_size + kApart), machine(like) {
    machine.buffers[Machine::kStack].data = stack.data();
    machine.conditions.reserve(machine.conditions.size() + kApart);
    std::fill(machine.conditions.begin(), machine.conditions.end(), std::uint8_t{0});
  }
};

// False: a thread did not run to its end, or all together take too many steps.
bool run_chunk(Machine& m, const LaunchStart& start, std::uint64_t begin, Shared& shared) {
  const std::uint64_t before = shared.steps.load();
  if (before > m.step_limit) return false;
  const std::uint64_t budget = m.steps_left = m.step_limit - before;
  const std::uint64_t end = std::min(begin + shared.chunk, shared.threads);
  for (std::uint64_t t = begin; t < end; ++t)
    if (m.stopped() || !run_thread(m, start, t)) return false;
  const std::uint64_t taken = budget - m.steps_left;
  return shared.steps.fetch_add(taken) + taken <= m.step_limit;
}

void run_core(Core& core, const LaunchStart& start, Shared& shared) {
  core.machine.stop_of_cores = &shared.ended;
  for (;;) {
    const std::uint64_t begin = shared.next.fetch_add(shared.chunk);
    if (begin >= shared.threads) return;
    if (run_chunk(core.machine, start, begin, shared)) continue;
    shared.ended = true;
    return;
  }
}

}  // namespace

std::uint64_t LaunchStart::thread_count() const {
  std::uint64_t out = 1;
  for (const std::uint32_t d : dims) out *= d;
  return out;
}

bool run_thread(Machine& m, const LaunchStart& start, std::uint64_t t) {
  std::uint64_t rest = t;
  // Behind the dimensions of a launch of blocks stands the thread's number in its block, which has
  // one thread here.
  for (std::size_t k = start.dims.size(); k < std::size(m.thread); ++k) m.thread[k] = 0;
  for (std::size_t k = start.dims.size(); k-- > 0;) {
    m.thread[k] = static_cast<std::int32_t>(k == 0 ? rest : rest % start.dims[k]);
    rest /= start.dims[k];
  }
  m.thread_number = static_cast<std::uint32_t>(t) + 1;
  m.dims = start.dims;
  if (m.noisy) m.tape->begin_thread(m.thread_number);
  const Buffer& stack = m.buffers[Machine::kStack];
  const FunctionCode& kernel = start.kernel;
  m.base = 0;
  m.frame = stack.data;
  m.frame_shadow = m.traces ? stack.shadow : nullptr;
  std::memcpy(m.frame, start.arguments.data(), start.arguments.size());
  if (m.traces) {
    std::memcpy(m.frame_shadow, start.argument_shadows.data(),
                start.argument_shadows.size() * sizeof(Shadow));
  }
  m.open_frame(kernel);
  if (m.steps_left < kernel.steps.size()) {
    m.fault(Fault::TooManySteps, kernel.steps.back(), std::to_string(m.step_limit));
    return false;
  }
  m.steps_left -= kernel.steps.size();
  const Step* s = kernel.steps.data();
  if (m.traces) {
    for (; s != nullptr; s = m.next) {
      m.next = s + 1;
      s->run.traced(m, *s);
    }
  } else {
    for (; s != nullptr; s = m.next) {
      m.next = s + 1;
      s->run.plain(m, *s);
    }
  }
  return !m.ended;
}

bool run_threads_on_cores(Machine& m, const LaunchStart& start, std::uint64_t first,
                          unsigned cores) {
  Shared shared;
  shared.threads = start.thread_count();
  shared.next = first;
  shared.steps = m.step_limit - m.steps_left;
  const std::uint64_t left = shared.threads - first;
  shared.chunk =
      std::clamp(left / (std::uint64_t{cores} * kChunksOfCore), std::uint64_t{1}, kMostChunk);
  cores = static_cast<unsigned>(
      std::min<std::uint64_t>(cores, (left + shared.chunk - 1) / shared.chunk));
  const Status ran = without_exceptions([&]() -> Status {
    std::vector<Core> all;
    all.reserve(cores);
    for (unsigned i = 0; i < cores; ++i) all.emplace_back(m);
    {
      Workers workers([&] { shared.ended = true; });
      // A core that gets no thread leaves its chunks to the others; this thread is one of them.
      const Status started = workers.start(cores - 1, [&](unsigned i) -> Status {
        run_core(all[i + 1], start, shared);
        return {};
      });
      static_cast<void>(started);
      run_core(all[0], start, shared);
      WEFT_RETURN_IF_ERROR(workers.wait());
    }
    for (const Core& core : all)
      for (std::size_t i = 0; i < m.conditions.size() && !shared.ended; ++i)
        m.conditions[i] |= core.machine.conditions[i];
    return {};
  });
  if (!ran || shared.ended) return false;
  m.steps_left = m.step_limit - shared.steps;
  return true;
}

}  // namespace weft::eval
