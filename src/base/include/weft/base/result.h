// Result<T>: a value or a Diag. Status = Result<void>.
//
// The Diag is boxed, so a Result costs little more than its T. Results are moved, not copied.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "weft/base/check.h"
#include "weft/base/diag.h"

namespace weft {

// A boxed Diag on its way up; converts to any Result.
class [[nodiscard]] ErrorBox {
 public:
  explicit ErrorBox(std::unique_ptr<Diag> diag) : diag_(std::move(diag)) {}
  std::unique_ptr<Diag> take() && { return std::move(diag_); }

 private:
  std::unique_ptr<Diag> diag_;
};

template <class T>
class [[nodiscard]] Result {
 public:
  using value_type = T;

  Result(const T& value) : value_(value) {}
  Result(T&& value) : value_(std::move(value)) {}
  Result(Diag diag) : error_(std::make_unique<Diag>(std::move(diag))) {}
  Result(ErrorBox box) : error_(std::move(box).take()) {}

  explicit operator bool() const { return value_.has_value(); }
  bool ok() const { return value_.has_value(); }

  T& operator*() & { return get(); }
  const T& operator*() const& { return const_cast<Result*>(this)->get(); }
  T&& operator*() && { return std::move(get()); }
  T* operator->() { return &get(); }
  const T* operator->() const { return &const_cast<Result*>(this)->get(); }

  const Diag& error() const {
    WEFT_CHECK(error_ != nullptr, "error() of a Result that holds a value");
    return *error_;
  }
  ErrorBox take_error() && { return ErrorBox(std::move(error_)); }

 private:
  T& get() {
    if (!value_) [[unlikely]] {
      internal::check_failed(__FILE__, __LINE__, "Result has a value",
                             error_ ? error_->render() : "moved from");
    }
    return *value_;
  }

  std::optional<T> value_;
  std::unique_ptr<Diag> error_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  using value_type = void;

  Result() = default;
  Result(Diag diag) : error_(std::make_unique<Diag>(std::move(diag))) {}
  Result(ErrorBox box) : error_(std::move(box).take()) {}

  explicit operator bool() const { return error_ == nullptr; }
  bool ok() const { return error_ == nullptr; }

  const Diag& error() const {
    WEFT_CHECK(error_ != nullptr, "error() of a Status that is fine");
    return *error_;
  }
  ErrorBox take_error() && { return ErrorBox(std::move(error_)); }

 private:
  std::unique_ptr<Diag> error_;
};

using Status = Result<void>;

#define WEFT_CONCAT_INNER(a, b) a##b
#define WEFT_CONCAT(a, b) WEFT_CONCAT_INNER(a, b)

// WEFT_TRY(auto x, f()); assigns the value or returns the error. Put parentheses around `expr`
// only if it holds a comma outside of parentheses.
#define WEFT_TRY(lhs, ...) WEFT_TRY_INNER(WEFT_CONCAT(weft_result_, __LINE__), lhs, (__VA_ARGS__))
#define WEFT_TRY_INNER(tmp, lhs, expr)  \
  auto tmp = expr;                      \
  if (!tmp) [[unlikely]]                \
    return std::move(tmp).take_error(); \
  lhs = *std::move(tmp)

#define WEFT_RETURN_IF_ERROR(...)                                    \
  do {                                                               \
    if (auto weft_status = (__VA_ARGS__); !weft_status) [[unlikely]] \
      return std::move(weft_status).take_error();                    \
  } while (0)

}  // namespace weft
