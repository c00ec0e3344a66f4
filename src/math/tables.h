// The constants and tables that tools/make_math_tables.py derives.
#pragma once

#include <iterator>  // std::size, for the lengths of tables

#include "pair.h"

namespace weft::math {

#include "tables/constants.inc"

}  // namespace weft::math
