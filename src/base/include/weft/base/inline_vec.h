// A vector for the short lists of hot paths: the first N elements need no allocation.
#pragma once

#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace weft {

template <class T, std::size_t N>
class InlineVec {
  static_assert(std::is_trivially_destructible_v<T> && std::is_trivially_copyable_v<T>);

 public:
  InlineVec() = default;
  InlineVec(const InlineVec& other) { append(other.begin(), other.end()); }
  InlineVec(InlineVec&& other) noexcept { take(other); }
  InlineVec& operator=(const InlineVec& other) {
    if (this != &other) {
      size_ = 0;
      append(other.begin(), other.end());
    }
    return *this;
  }
  InlineVec& operator=(InlineVec&& other) noexcept {
    if (this != &other) {
      release();
      take(other);
    }
    return *this;
  }
  ~InlineVec() { release(); }

  void push_back(const T& value) {
    const T copy = value;  // it may live in the storage that grows
    if (size_ == capacity_) grow(size_ + 1);
    data_[size_++] = copy;
  }
  template <class It>
  void append(It first, It last) {
    for (; first != last; ++first) push_back(*first);
  }
  void insert_front(const T& value) {
    const T copy = value;
    if (size_ == capacity_) grow(size_ + 1);
    std::memmove(static_cast<void*>(data_ + 1), data_, size_ * sizeof(T));
    data_[0] = copy;
    ++size_;
  }
  void erase_front() {
    std::memmove(static_cast<void*>(data_), data_ + 1, (size_ - 1) * sizeof(T));
    --size_;
  }
  void clear() { size_ = 0; }
  void truncate(std::size_t n) { size_ = n; }

  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& front() { return data_[0]; }
  T& back() { return data_[size_ - 1]; }
  const T& back() const { return data_[size_ - 1]; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  operator std::span<const T>() const { return {data_, size_}; }
  std::span<const T> first(std::size_t n) const { return {data_, n}; }

 private:
  T* inline_data() { return reinterpret_cast<T*>(storage_); }
  void grow(std::size_t at_least) {
    std::size_t n = capacity_ * 2;
    if (n < at_least) n = at_least;
    T* wider = static_cast<T*>(::operator new(n * sizeof(T), std::align_val_t(alignof(T))));
    std::memcpy(static_cast<void*>(wider), data_, size_ * sizeof(T));
    release();
    data_ = wider;
    capacity_ = n;
  }
  void release() {
    if (data_ != inline_data()) ::operator delete(data_, std::align_val_t(alignof(T)));
  }
  void take(InlineVec& other) {
    if (other.data_ == other.inline_data()) {
      data_ = inline_data();
      capacity_ = N;
      size_ = other.size_;
      std::memcpy(static_cast<void*>(data_), other.data_, size_ * sizeof(T));
    } else {
      data_ = other.data_;
      capacity_ = other.capacity_;
      size_ = other.size_;
      other.data_ = other.inline_data();
      other.capacity_ = N;
    }
    other.size_ = 0;
  }

  alignas(T) unsigned char storage_[N * sizeof(T)];
  T* data_ = inline_data();
  std::size_t size_ = 0;
  std::size_t capacity_ = N;
};

}  // namespace weft
