// Elementary functions whose results are the same bytes on every machine, for values that are
// stored.
//
// Accuracy, for a result that is a normal number:
// - double: less than 0.501 units in the last place; pow less than 0.6.
// - float: correctly rounded.
// A subnormal result is correct to the same share of its own last place.
//
// Special values are those of C99, Annex F: signed zeros, infinities, exact cases, domain errors.
// Every NaN that is returned is the quiet NaN with positive sign and no payload, whatever NaN came
// in, because the NaN that an invalid operation makes differs between processors. Nothing sets
// errno.
//
// The functions use additions, subtractions, multiplications, divisions and square roots of
// doubles, and integers. IEEE 754 defines each of their results, so that a compiler has no freedom
// as long as it fuses nothing (-ffp-contract=off) and reorders nothing (no -ffast-math). The
// caller's thread must round to nearest and keep subnormals, as every program starts.
//
// src/math/pair.h says how the functions are computed and how their errors are bounded.
#pragma once

namespace weft::math {

double sin(double x);  // radians
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);  // the angle of the point (x, y)
double sinh(double x);
double cosh(double x);
double tanh(double x);
double exp(double x);
double log(double x);
double log2(double x);
double log10(double x);
double pow(double x, double y);
double cbrt(double x);
double erf(double x);
double erfc(double x);

float sin(float x);
float cos(float x);
float tan(float x);
float asin(float x);
float acos(float x);
float atan(float x);
float atan2(float y, float x);
float sinh(float x);
float cosh(float x);
float tanh(float x);
float exp(float x);
float log(float x);
float log2(float x);
float log10(float x);
float pow(float x, float y);
float cbrt(float x);
float erf(float x);
float erfc(float x);

// Exact, or for sqrt correctly rounded, by their definition.
double fmod(double x, double y);
double floor(double x);
double ceil(double x);
double trunc(double x);
double rint(double x);   // to the nearest integer, ties to even
double round(double x);  // to the nearest integer, ties away from zero
double sqrt(double x);

float fmod(float x, float y);
float floor(float x);
float ceil(float x);
float trunc(float x);
float rint(float x);
float round(float x);
float sqrt(float x);

}  // namespace weft::math
