// The categories of synthetic kernels, in their only list. Ten are defined by a construct of the
// language; six are defined by a field, and their programs are built from idioms. The others are
// fields too, and their programs are made from plans of whole kernels (weft/plans/plans.h).
//
// The order is part of the dataset: rows interleave over the chosen categories in this order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace weft {

enum class Category : uint8_t {
  kArithmetic,
  kMath,
  kVector,
  kMatrix,
  kControlFlow,
  kAtomic,
  kNestedLoop,
  kMultiConditional,
  kCombined,
  kScalarParam,
  kPhysics,
  kMl,
  kGraphics,
  kSignal,
  kGeometry,
  kSampling,
};

struct CategoryInfo {
  std::string_view name;
  std::string_view meaning;
};

// The first categories, whose programs the grammar makes. Those behind them have no enumerator:
// their field is found by its name.
inline constexpr std::size_t kGrammarCategories = 16;

inline constexpr std::array<CategoryInfo, 31> kCategories = {{
    {"arithmetic", "chains of arithmetic, bit and comparison operators on scalars of every type"},
    {"math", "scalar built-in functions: trigonometric, exponential, rounding, clamping, random"},
    {"vector", "vectors, quaternions and transforms: construction, components, products, norms"},
    {"matrix", "matrices: construction, elements, products, transposes, determinants, inverses"},
    {"control_flow", "one branch or loop around the work: if/else, for, while, early return"},
    {"atomic", "atomic additions, minima, maxima and exchanges into shared output arrays"},
    {"nested_loop", "loops inside loops, static and dynamic, with break and continue"},
    {"multi_conditional", "several conditions: elif chains, nested ifs, conditional expressions"},
    {"combined", "several of the other categories in one kernel, with functions and structs"},
    {"scalar_param", "kernels steered by scalar parameters of many types beside their arrays"},
    {"physics", "integrators, springs, contact, damping, SPH kernels, stencils"},
    {"ml", "activations, losses, normalisation, attention rows, optimiser steps"},
    {"graphics", "shading, signed distances, colour, ray steps, textures"},
    {"signal", "filters, windows, resampling, envelopes, oscillators"},
    {"geometry", "triangles, frames, rotations, barycentric coordinates, distances"},
    {"sampling", "random numbers, rejection, Monte Carlo sums, noise"},
    {"sparse", "sparse matrices and graphs: products, adjacency, labels, distances"},
    {"trees", "trees and hierarchies: parents, levels, sums over subtrees, links"},
    {"linalg", "dense linear algebra: factorisations, solves, norms, products"},
    {"grids", "grids and stencils: diffusion, advection, pressure, boundaries"},
    {"fem", "finite elements and differences: elements, assembly, quadrature"},
    {"images", "images: filters, morphology, resampling, colour"},
    {"particles", "particles and neighbours: lists, cells, densities, transfers"},
    {"bodies", "rigid bodies and joints: transforms, kinematics, inertia, wrenches"},
    {"cloth", "cloth and constraints: springs, bending, projections, pinning"},
    {"reductions", "reductions, scans, sorting steps, compaction, histograms"},
    {"indexing", "bookkeeping: index maps, masks, resets, gathers, scatters"},
    {"contact", "collision and contact: pairs, narrow phases, friction, impulses"},
    {"optimisation", "steps of optimisers: gradients, line search, projections"},
    {"tiles", "tiles: blocks of threads that load, combine and store parts of arrays together"},
    {"queries", "objects of Warp: meshes, BVHs, hash grids, volumes and textures that kernels ask"},
}};

// Whether the programs of the category are made from plans.
constexpr bool is_planned(Category category) {
  return static_cast<std::size_t>(category) >= kGrammarCategories;
}

constexpr std::string_view category_name(Category category) {
  return kCategories[static_cast<size_t>(category)].name;
}

constexpr std::optional<Category> parse_category(std::string_view name) {
  for (size_t i = 0; i < kCategories.size(); ++i) {
    if (kCategories[i].name == name) return static_cast<Category>(i);
  }
  return std::nullopt;
}

}  // namespace weft
