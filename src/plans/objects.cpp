#include "objects.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "text.h"

namespace weft::plans {

namespace {

using Kind = ObjectRule::Kind;

constexpr ObjectType kTypes[] = {
    {"mesh", Kind::Mesh, "wp.uint64", 2, 0},
    {"bvh", Kind::Bvh, "wp.uint64", 1, 2},
    {"hash_grid", Kind::HashGrid, "wp.uint64", 0, 1},
    {"volume", Kind::Volume, "wp.uint64", 3, 0},
    {"texture1d", Kind::Texture, "wp.Texture1D", 1, 0},
    {"texture2d", Kind::Texture, "wp.Texture2D", 2, 0},
    {"texture3d", Kind::Texture, "wp.Texture3D", 3, 0},
};

// What the voxels of a volume can be.
constexpr std::string_view kVoxels[] = {"float", "vec3", "int"};

// A word without another one behind it.
bool read_flag(std::string_view word, ObjectRule& out) {
  if (out.kind != Kind::Mesh) return false;
  if (word == "closed" || word == "open")
    out.closed = word == "closed";
  else if (word == "winding")
    out.winding = true;
  else if (word == "moving")
    out.moving = true;
  else
    return false;
  return true;
}

// A word and the one behind it.
bool read_pair(std::string_view word, std::string_view value, ObjectRule& out) {
  if (word == "cell" && (out.kind == Kind::HashGrid || out.kind == Kind::Volume))
    return read_number(value, out.cell) && out.cell > 0;
  if (word == "of" && out.kind == Kind::Volume) {
    out.element = value;
    return std::find(std::begin(kVoxels), std::end(kVoxels), value) != std::end(kVoxels);
  }
  if (word == "channels" && out.kind == Kind::Texture)
    return read_number(value, out.channels) &&
           (out.channels == 1 || out.channels == 2 || out.channels == 4);
  return false;
}

bool read_range(std::string_view word, ValueRange& out) {
  const std::size_t dots = word.find("..");
  return dots != std::string_view::npos && read_number(word.substr(0, dots), out.lo) &&
         read_number(word.substr(dots + 2), out.hi);
}

}  // namespace

const ObjectType* find_object(std::string_view type) {
  for (const ObjectType& t : kTypes)
    if (t.name == type) return &t;
  return nullptr;
}

bool read_object_words(const std::vector<std::string_view>& words, const ObjectType& type,
                       ObjectRule& out, ValueRange& range, std::string& error) {
  out.kind = type.kind;
  if (out.kind == Kind::Mesh || out.kind == Kind::Bvh) range.lo = -1;
  if (out.kind == Kind::Volume) out.element = kVoxels[0];
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (read_flag(words[i], out) || read_range(words[i], range)) continue;
    if (i + 1 < words.size() && read_pair(words[i], words[i + 1], out)) {
      ++i;
      continue;
    }
    error = fmt::format("'{}' is not understood", words[i]);
    return false;
  }
  return true;
}

}  // namespace weft::plans
