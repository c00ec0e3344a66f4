// What tiles become: arrays in the shared memory of a block, which its threads fill together.
// Private to the room.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "weft/ast/tree.h"

namespace weft::standalone {

// Where a tile is kept: an array, or one variable of each thread if it has a single element.
struct TilePlace {
  std::string name;
  std::vector<std::int32_t> shape;
  bool single() const;
};

// An element of a tile, as the text of a loop has it: its index in each dimension and, where the
// loop goes over that tile, its number among all.
struct TileElement {
  std::vector<std::string> indices;
  std::string number;
};

// Elements of a tile of that shape.
std::int64_t count_of(const std::vector<std::int32_t>& shape);
inline constexpr std::size_t kMostTileDimensions = 4;
// What the index of a dimension is called: "row", "column".
std::string_view index_name(std::size_t rank, std::size_t dimension);
// The sum of two indices as text.
std::string plus(const std::string& a, const std::string& b);

// Whether the node is a tile, or calls what works on tiles.
bool has_tiles(const Tree& tree, NodeId node);
// Whether it reads single elements of tiles: `t[0]`, `wp.tile_extract(t, 0)`.
bool reads_tile_elements(const Tree& tree, NodeId node);

// What one value is made of all elements of a tile: in the order of their functions in a program.
enum class TileFold : std::uint8_t { Greatest, Least, Sum };
// The device function by which a block agrees on a result.
std::string block_fold(TileFold fold);

}  // namespace weft::standalone
