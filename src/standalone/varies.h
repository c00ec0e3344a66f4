// How values differ from thread to thread. Private to the room.
#pragma once

#include <algorithm>
#include <cstdint>

namespace weft::standalone {

// How a value differs between neighbouring threads of a warp, which differ in the launch's last
// dimension. A condition is Affine where it compares such numbers: one side of it has the threads
// up to a certain one.
struct Varies {
  enum Kind : std::uint8_t { Uniform, Affine, Strided, Data } kind = Uniform;
  std::int64_t step = 0;  // Affine: from one thread to the next
  bool uniform() const { return kind == Uniform; }
  friend bool operator==(const Varies&, const Varies&) = default;
};

inline Varies affine(std::int64_t step) {
  return step == 0 ? Varies{} : Varies{Varies::Affine, step};
}

// What depends on both.
inline Varies join(Varies a, Varies b) {
  if (a.kind == b.kind) return a.step == b.step ? a : Varies{Varies::Strided, 0};
  return a.kind > b.kind ? a : b;
}

inline Varies sum(Varies a, Varies b, int sign = 1) {
  if (a.kind <= Varies::Affine && b.kind <= Varies::Affine) return affine(a.step + sign * b.step);
  return join(a, b);
}

inline Varies times(Varies a, std::int64_t factor) {
  return a.kind == Varies::Affine ? affine(a.step * factor) : factor == 0 ? Varies{} : a;
}

// One or the other, as a test says that differs as `test` does. Which of two threads' indices is
// cut off at the edge (`if i < 0: i = 0`) is no matter; anything else that tests choose is.
inline Varies merge(Varies a, Varies b, Varies test) {
  const Varies::Kind worst = std::max({a.kind, b.kind, test.kind});
  if (worst == Varies::Data) return {Varies::Data, 0};
  if (test.kind == Varies::Uniform && a == b) return a;
  if (test.kind == Varies::Affine && worst == Varies::Affine && !(a.uniform() && b.uniform())) {
    if (a == b || b.uniform()) return a;
    if (a.uniform()) return b;
  }
  return {Varies::Strided, 0};
}

}  // namespace weft::standalone
