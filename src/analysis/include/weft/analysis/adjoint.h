// Whether the backward pass that Warp emits computes the derivative of the forward pass.
#pragma once

#include <cstdint>
#include <string_view>

#include "weft/hir/program.h"

namespace weft {

enum class AdjointLabel : std::uint8_t {
  Exact,        // gradients of all float inputs equal the derivative, where there is one
  WarpInexact,  // they can differ from it
  None,         // no float is written, or the module has no backward pass
};

std::string_view adjoint_label_name(AdjointLabel label);

// By a static rule (see adjoint.cpp) that does not depend on the device. Errs on the side of
// WarpInexact.
AdjointLabel adjoint_label(const hir::Program& program);

// Whether no access to an array in the backward pass takes an index, or lies behind a condition,
// that may differ there from the forward pass, so that it could lie outside of the array. Errs on
// the side of false.
bool backward_stays_in_bounds(const hir::Program& program);

}  // namespace weft
