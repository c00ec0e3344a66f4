// The categories of synthetic kernels, in their only list. Ten are defined by a construct of the
// language, and the grammar makes their programs. The others are fields, whose programs are made
// from plans of whole kernels (weft/plans/plans.h).
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
};

struct CategoryInfo {
  std::string_view name;
  std::string_view meaning;
  std::uint32_t weight;  // of the default mix
};

// The first categories, whose programs the grammar makes. Those behind them have no enumerator:
// their field is found by its name.
inline constexpr std::size_t kGrammarCategories = 10;

inline constexpr std::array<CategoryInfo, 31> kCategories = {{
    {"arithmetic", "chains of arithmetic, bit and comparison operators on scalars of every type",
     1},
    {"math", "scalar built-in functions: trigonometric, exponential, rounding, clamping, random",
     1},
    {"vector", "vectors, quaternions and transforms: construction, components, products, norms", 1},
    {"matrix", "matrices: construction, elements, products, transposes, determinants, inverses", 1},
    {"control_flow", "one branch or loop around the work: if/else, for, while, early return", 1},
    {"atomic", "atomic additions, minima, maxima and exchanges into shared output arrays", 1},
    {"nested_loop", "loops inside loops, static and dynamic, with break and continue", 1},
    {"multi_conditional", "several conditions: elif chains, nested ifs, conditional expressions",
     1},
    {"combined", "several of the other categories in one kernel, with functions and structs", 1},
    {"scalar_param", "kernels steered by scalar parameters of many types beside their arrays", 1},
    {"physics", "physics: integrators, springs, circuits, optics, heat, orbits", 3},
    {"ml", "machine learning: activations, losses, normalisation, attention, optimiser steps", 3},
    {"graphics", "graphics: shading, signed distances, colour, rays, textures", 3},
    {"signal", "signals: filters, windows, resampling, envelopes, oscillators", 1},
    {"geometry", "geometry: triangles, frames, rotations, curves, distances", 2},
    {"sampling", "sampling: random numbers, rejection, Monte Carlo sums, random walks", 3},
    {"sparse", "sparse matrices and graphs: products, adjacency, labels, distances", 5},
    {"trees", "trees and hierarchies: parents, levels, sums over subtrees, links", 6},
    {"linalg", "dense linear algebra: factorisations, solves, norms, products", 6},
    {"grids", "grids and stencils: diffusion, advection, pressure, boundaries", 5},
    {"fem", "finite elements and differences: elements, assembly, quadrature", 6},
    {"images", "images: filters, morphology, resampling, colour", 3},
    {"particles", "particles and neighbours: lists, cells, densities, transfers", 6},
    {"bodies", "rigid bodies and joints: transforms, kinematics, inertia, wrenches", 4},
    {"cloth", "cloth and constraints: springs, bending, projections, pinning", 7},
    {"reductions", "reductions, scans, sorting steps, compaction, histograms", 5},
    {"indexing", "bookkeeping: index maps, masks, resets, gathers, scatters", 5},
    {"contact", "collision and contact: pairs, narrow phases, friction, impulses", 5},
    {"optimisation", "steps of optimisers: gradients, line search, projections", 2},
    {"tiles", "tiles: blocks of threads that load, combine and store parts of arrays together", 7},
    {"queries", "objects of Warp: meshes, BVHs, hash grids, volumes and textures that kernels ask",
     3},
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
