// The functions whose results IEEE 754 or the C standard defines to the last bit: the square root
// is correctly rounded, the others are exact. Every library and every instruction for them
// therefore gives the same bytes, and the standard library's are used. Only the NaNs of processors
// differ: `canonical` replaces them. rint rounds as the thread does, which is to nearest.
#include <cmath>

#include "pair.h"
#include "weft/math/elementary.h"

namespace weft::math {
namespace {

template <typename T>
T canonical(T x) {
  return x == x ? x : std::numeric_limits<T>::quiet_NaN();
}

}  // namespace

double fmod(double x, double y) { return canonical(std::fmod(x, y)); }
double floor(double x) { return canonical(std::floor(x)); }
double ceil(double x) { return canonical(std::ceil(x)); }
double trunc(double x) { return canonical(std::trunc(x)); }
double rint(double x) { return canonical(std::rint(x)); }
double round(double x) { return canonical(std::round(x)); }
double sqrt(double x) { return canonical(std::sqrt(x)); }

float fmod(float x, float y) { return canonical(std::fmod(x, y)); }
float floor(float x) { return canonical(std::floor(x)); }
float ceil(float x) { return canonical(std::ceil(x)); }
float trunc(float x) { return canonical(std::trunc(x)); }
float rint(float x) { return canonical(std::rint(x)); }
float round(float x) { return canonical(std::round(x)); }
float sqrt(float x) { return canonical(std::sqrt(x)); }

}  // namespace weft::math
