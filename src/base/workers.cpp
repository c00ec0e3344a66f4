// Worker threads; see workers.h.
#include "weft/base/workers.h"

#include <exception>
#include <new>
#include <stdexcept>
#include <system_error>

namespace weft {

Diag diag_of_exception() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return diag(DiagCode::OutOfMemory);
  } catch (const std::length_error&) {
    return diag(DiagCode::OutOfMemory);  // a size that no memory holds
  } catch (const std::system_error& e) {
    if (e.code() == std::errc::not_enough_memory) return diag(DiagCode::OutOfMemory);
    return diag(DiagCode::SystemRefused, e.what());
  } catch (const std::exception& e) {
    return diag(DiagCode::SystemRefused, e.what());
  } catch (...) {
    return diag(DiagCode::SystemRefused, "no reason is given");
  }
}

Status Workers::start(unsigned count, std::function<Status(unsigned)> work) {
  work_ = std::move(work);
  threads_.reserve(count);
  for (unsigned i = 0; i < count; ++i) {
    try {
      threads_.emplace_back([this, i] { run(i); });
    } catch (const std::system_error& e) {
      return diag(DiagCode::CannotStartThread, i + 1, count, e.code().message());
    }
  }
  return {};
}

void Workers::run(unsigned number) {
  Status status = without_exceptions([&] { return work_(number); });
  if (status) return;
  {
    const std::lock_guard lock(mutex_);
    if (error_) error_ = std::move(status);
  }
  has_failed_ = true;
  if (failed_) failed_();
}

void Workers::join() {
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

Status Workers::wait() {
  join();
  const std::lock_guard lock(mutex_);
  return std::move(error_);
}

}  // namespace weft
