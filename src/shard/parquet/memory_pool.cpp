// The memory of Arrow's writer and builders.
#include <arrow/memory_pool.h>

#include <new>

#include "parquet_format.h"

namespace weft {

namespace {

// The C library's pool, which throws where it has nothing left. Arrow ends the program in some
// places that are handed a Status of a full memory (Parquet's chunks by content among them); an
// exception passes through them, to the caller or, from a thread of Arrow's own, to the handler
// that run_cli() sets.
class ThrowingPool final : public arrow::MemoryPool {
 public:
  using arrow::MemoryPool::Allocate;
  using arrow::MemoryPool::Free;
  using arrow::MemoryPool::Reallocate;

  arrow::Status Allocate(int64_t size, int64_t alignment, uint8_t** out) override {
    return or_throw(pool_->Allocate(size, alignment, out));
  }
  arrow::Status Reallocate(int64_t old_size, int64_t new_size, int64_t alignment,
                           uint8_t** data) override {
    return or_throw(pool_->Reallocate(old_size, new_size, alignment, data));
  }
  void Free(uint8_t* buffer, int64_t size, int64_t alignment) override {
    pool_->Free(buffer, size, alignment);
  }
  void ReleaseUnused() override { pool_->ReleaseUnused(); }
  int64_t bytes_allocated() const override { return pool_->bytes_allocated(); }
  int64_t max_memory() const override { return pool_->max_memory(); }
  int64_t total_bytes_allocated() const override { return pool_->total_bytes_allocated(); }
  int64_t num_allocations() const override { return pool_->num_allocations(); }
  std::string backend_name() const override { return pool_->backend_name(); }

 private:
  static arrow::Status or_throw(const arrow::Status& status) {
    if (status.IsOutOfMemory()) throw std::bad_alloc();
    return status;
  }

  // Arrow's default keeps 130 MB more of what threads hand on.
  arrow::MemoryPool* pool_ = arrow::system_memory_pool();
};

}  // namespace

arrow::MemoryPool* memory_pool() {
  static ThrowingPool pool;
  return &pool;
}

}  // namespace weft
