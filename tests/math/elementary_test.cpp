// Special values (C99, Annex F), exact cases and the decisions at the middle between two floats.
// tests/math/test_elementary.py measures the accuracy.
#include "weft/math/elementary.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "kernels.h"

namespace weft::math {
namespace {

constexpr double kDenormal = std::numeric_limits<double>::denorm_min();
constexpr double kLargest = std::numeric_limits<double>::max();
constexpr float kFloatNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kFloatInfinity = std::numeric_limits<float>::infinity();

// The same bytes: signs of zeros count, and so does which NaN it is.
#define EXPECT_SAME(ACTUAL, EXPECTED) \
  EXPECT_EQ(std::bit_cast<uint64_t>(double{ACTUAL}), std::bit_cast<uint64_t>(double{EXPECTED}))
#define EXPECT_SAME_FLOAT(ACTUAL, EXPECTED) \
  EXPECT_EQ(std::bit_cast<uint32_t>(float{ACTUAL}), std::bit_cast<uint32_t>(float{EXPECTED}))

TEST(Elementary, OddFunctionsKeepZerosAndTheSmallestNumbers) {
  for (auto function :
       {static_cast<double (*)(double)>(sin), static_cast<double (*)(double)>(tan),
        static_cast<double (*)(double)>(asin), static_cast<double (*)(double)>(atan),
        static_cast<double (*)(double)>(sinh), static_cast<double (*)(double)>(tanh)}) {
    for (double x : {0.0, -0.0, kDenormal, -kDenormal, 0x1p-1022, -0x1.8p-600})
      EXPECT_SAME(function(x), x);
  }
  EXPECT_SAME(cbrt(-0.0), -0.0);
  EXPECT_SAME(erf(-0.0), -0.0);
  EXPECT_SAME(erf(kDenormal), kDenormal);  // 1.13 of it
  EXPECT_SAME_FLOAT(sin(-0x1p-149f), -0x1p-149f);
  EXPECT_SAME_FLOAT(tan(0x1.8p-130f), 0x1.8p-130f);
}

TEST(Elementary, Infinities) {
  EXPECT_SAME(exp(kInfinity), kInfinity);
  EXPECT_SAME(exp(-kInfinity), 0.0);
  EXPECT_SAME(sinh(-kInfinity), -kInfinity);
  EXPECT_SAME(cosh(-kInfinity), kInfinity);
  EXPECT_SAME(tanh(kInfinity), 1.0);
  EXPECT_SAME(tanh(-kInfinity), -1.0);
  EXPECT_SAME(log(kInfinity), kInfinity);
  EXPECT_SAME(log(-0.0), -kInfinity);
  EXPECT_SAME(log2(0.0), -kInfinity);
  EXPECT_SAME(log10(0.0), -kInfinity);
  EXPECT_SAME(atan(-kInfinity), -0x1.921fb54442d18p+0);
  EXPECT_SAME(cbrt(-kInfinity), -kInfinity);
  EXPECT_SAME(erf(-kInfinity), -1.0);
  EXPECT_SAME(erfc(kInfinity), 0.0);
  EXPECT_SAME(erfc(-kInfinity), 2.0);
  EXPECT_SAME_FLOAT(exp(-kFloatInfinity), 0.0f);
  EXPECT_SAME_FLOAT(atan(kFloatInfinity), 0x1.921fb6p+0f);
}

TEST(Elementary, EveryNanIsTheSame) {
  const double odd_nan = std::bit_cast<double>(0xfff8000000001234u);
  for (auto function : {static_cast<double (*)(double)>(sin), static_cast<double (*)(double)>(cos),
                        static_cast<double (*)(double)>(tan)}) {
    EXPECT_SAME(function(kInfinity), kNan);
    EXPECT_SAME(function(odd_nan), kNan);
  }
  for (double x : {asin(1.5),           acos(-2.0),        log(-1.0),
                   log2(-kInfinity),    log10(-kDenormal), pow(-1.5, 0.5),
                   sqrt(-1.0),          fmod(1.0, 0.0),    fmod(kInfinity, 2.0),
                   exp(odd_nan),        sinh(odd_nan),     cosh(odd_nan),
                   tanh(odd_nan),       atan(odd_nan),     atan2(odd_nan, 1.0),
                   atan2(1.0, odd_nan), cbrt(odd_nan),     erf(odd_nan),
                   erfc(odd_nan),       pow(odd_nan, 2.0), pow(2.0, odd_nan),
                   floor(odd_nan),      round(odd_nan)}) {
    EXPECT_SAME(x, kNan);
  }
  const float odd_float = std::bit_cast<float>(0xffc00321u);
  for (float x : {sin(odd_float), log(-1.0f), pow(odd_float, 2.0f), atan2(odd_float, odd_float),
                  sqrt(-1.0f), trunc(odd_float)}) {
    EXPECT_SAME_FLOAT(x, kFloatNan);
  }
}

TEST(Elementary, PowersWithSpecialArguments) {
  EXPECT_SAME(pow(kNan, 0.0), 1.0);
  EXPECT_SAME(pow(kNan, -0.0), 1.0);
  EXPECT_SAME(pow(1.0, kNan), 1.0);
  EXPECT_SAME(pow(-1.0, kInfinity), 1.0);
  EXPECT_SAME(pow(-1.0, 3.0), -1.0);
  EXPECT_SAME(pow(-1.0, 0x1p60), 1.0);
  EXPECT_SAME(pow(0.0, -3.0), kInfinity);
  EXPECT_SAME(pow(-0.0, -3.0), -kInfinity);
  EXPECT_SAME(pow(-0.0, -2.0), kInfinity);
  EXPECT_SAME(pow(-0.0, -0.5), kInfinity);
  EXPECT_SAME(pow(-0.0, 3.0), -0.0);
  EXPECT_SAME(pow(-0.0, 2.0), 0.0);
  EXPECT_SAME(pow(-0.0, 0.5), 0.0);
  EXPECT_SAME(pow(0.0, -kInfinity), kInfinity);
  EXPECT_SAME(pow(0.5, -kInfinity), kInfinity);
  EXPECT_SAME(pow(2.0, -kInfinity), 0.0);
  EXPECT_SAME(pow(-0.5, kInfinity), 0.0);
  EXPECT_SAME(pow(-2.0, kInfinity), kInfinity);
  EXPECT_SAME(pow(-kInfinity, -3.0), -0.0);
  EXPECT_SAME(pow(-kInfinity, -2.5), 0.0);
  EXPECT_SAME(pow(-kInfinity, 3.0), -kInfinity);
  EXPECT_SAME(pow(-kInfinity, 2.5), kInfinity);
  EXPECT_SAME(pow(kInfinity, -0.5), 0.0);
  EXPECT_SAME(pow(kInfinity, 0.5), kInfinity);
  EXPECT_SAME(pow(-2.0, 1023.0), -0x1p1023);
  EXPECT_SAME(pow(-2.0, 1025.0), -kInfinity);
  EXPECT_SAME(pow(2.0, -1074.0), kDenormal);
  EXPECT_SAME(pow(-2.0, -1077.0), -0.0);
  EXPECT_SAME(pow(1 + 0x1p-52, kLargest), kInfinity);
  EXPECT_SAME(pow(kLargest, kDenormal), 1.0);
}

TEST(Elementary, AnglesOfSpecialPoints) {
  constexpr double pi = 0x1.921fb54442d18p+1;
  for (double sign : {1.0, -1.0}) {
    EXPECT_SAME(atan2(sign * 0.0, 0.0), sign * 0.0);
    EXPECT_SAME(atan2(sign * 0.0, -0.0), sign * pi);
    EXPECT_SAME(atan2(sign * 0.0, -3.0), sign * pi);
    EXPECT_SAME(atan2(sign * 0.0, 3.0), sign * 0.0);
    EXPECT_SAME(atan2(sign * 3.0, -0.0), sign * pi / 2);
    EXPECT_SAME(atan2(sign * 3.0, -kInfinity), sign * pi);
    EXPECT_SAME(atan2(sign * 3.0, kInfinity), sign * 0.0);
    EXPECT_SAME(atan2(sign * kInfinity, 3.0), sign * pi / 2);
    EXPECT_SAME(atan2(sign * kInfinity, kInfinity), sign * pi / 4);
    EXPECT_SAME(atan2(sign * kInfinity, -kInfinity), sign * 0x1.2d97c7f3321d2p+1);
    EXPECT_SAME(atan2(sign * kDenormal, -kLargest), sign * pi);
    EXPECT_SAME(atan2(sign * kLargest, kDenormal), sign * pi / 2);
    EXPECT_SAME(atan2(sign * kDenormal, kLargest), sign * 0.0);
  }
  EXPECT_SAME(acos(1.0), 0.0);
  EXPECT_SAME(acos(-1.0), pi);
  EXPECT_SAME(asin(-1.0), -pi / 2);
}

TEST(Elementary, ExactResults) {
  for (int n = -1074; n < 1024; ++n) EXPECT_EQ(log2(std::ldexp(1.0, n)), n);
  double power = 1;
  for (int n = 0; n <= 22; ++n, power *= 10) {
    EXPECT_EQ(log10(power), n);
    EXPECT_EQ(pow(10.0, double(n)), power);
  }
  for (double n = 1; n < 200000; n += 1237) {
    EXPECT_EQ(cbrt(n * n * n), n);
    EXPECT_EQ(cbrt(-n * n * n), -n);
    EXPECT_EQ(pow(n * n, 0.5), n);
  }
  EXPECT_SAME(exp(0.0), 1.0);
  EXPECT_SAME(cos(-0.0), 1.0);
  EXPECT_SAME(cosh(0.0), 1.0);
  EXPECT_SAME(erfc(0.0), 1.0);
  EXPECT_SAME(log(1.0), 0.0);
}

TEST(Elementary, EndsOfTheRange) {
  EXPECT_SAME(exp(0x1.62e42fefa39efp+9), 0x1.fffffffffff2ap+1023);
  EXPECT_SAME(exp(0x1.62e42fefa39f0p+9), kInfinity);
  EXPECT_SAME(exp(-745.13), kDenormal);
  EXPECT_SAME(exp(-745.14), 0.0);
  EXPECT_SAME(sinh(-711.0), -kInfinity);
  EXPECT_LT(sinh(710.47), kInfinity);
  EXPECT_SAME_FLOAT(exp(88.8f), kFloatInfinity);
  EXPECT_SAME_FLOAT(exp(-103.9f), 0x1p-149f);
  EXPECT_SAME_FLOAT(exp(-104.0f), 0.0f);
  // Payne and Hanek's reduction: the double that is nearest to a multiple of pi/2, and the largest
  // one.
  EXPECT_SAME(cos(0x1.6ac5b262ca1ffp+849), -0x1.14ae72e6ba22fp-61);
  EXPECT_SAME(sin(kLargest), 0x1.452fc98b34e97p-8);
}

TEST(Elementary, TheMiddleBetweenTwoFloats) {
  // 4097^2 = 2^24 + 2^13 + 1 lies in the middle; the even neighbour is below. 4099^2 has an even
  // one above.
  EXPECT_SAME_FLOAT(pow(4097.0f, 2.0f), 0x1.002p24f);
  EXPECT_SAME_FLOAT(pow(257.0f, 3.0f), static_cast<float>(257.0 * 257.0 * 257.0));
  EXPECT_SAME_FLOAT(pow(-257.0f, 3.0f), static_cast<float>(-257.0 * 257.0 * 257.0));
  // 2^-150 is half of the smallest float, and the even neighbour is zero; 3 * 2^-150 goes up to
  // 2^-148.
  EXPECT_SAME_FLOAT(pow(2.0f, -150.0f), 0.0f);
  EXPECT_SAME_FLOAT(pow(0x1p-75f, 2.0f), 0.0f);
  EXPECT_SAME_FLOAT(pow(0x1p-50f, 3.0f), 0.0f);
  // y/x lies in the middle, and the angle is a hair smaller.
  EXPECT_SAME_FLOAT(atan2(0x1.8p-148f, 2.0f), 0x1p-149f);
  EXPECT_SAME_FLOAT(atan2(-0x1.8p-148f, 2.0f), -0x1p-149f);
  EXPECT_SAME(atan2(0x1.8p-1073, 2.0), kDenormal);
}

TEST(Elementary, RoundingFunctions) {
  EXPECT_SAME(rint(2.5), 2.0);
  EXPECT_SAME(rint(-0.5), -0.0);
  EXPECT_SAME(round(2.5), 3.0);
  EXPECT_SAME(round(-0.4), -0.0);
  EXPECT_SAME(floor(-0.5), -1.0);
  EXPECT_SAME(ceil(-0.5), -0.0);
  EXPECT_SAME(trunc(-1.5), -1.0);
  EXPECT_SAME(fmod(-6.0, 3.0), -0.0);
  EXPECT_SAME(fmod(5.5, -2.0), 1.5);
  EXPECT_SAME(fmod(kLargest, 3.0), 2.0);
  EXPECT_SAME_FLOAT(round(0.49999997f), 0.0f);
}

}  // namespace
}  // namespace weft::math
