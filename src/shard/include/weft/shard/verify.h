// Compares a folder with its manifest, and finds every changed, missing and foreign file.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/folder.h"
#include "weft/shard/journal.h"
#include "weft/shard/manifest.h"

namespace weft {

enum class FindingKind : uint8_t {
  kMissing,  // a file that should be there
  kSize,     // cut short, or longer
  kContent,  // other bytes
  kUnreadable,
  kLeftover,  // of a run that was killed
  kForeign,   // a file that weft did not make
};

struct Finding {
  FindingKind kind = FindingKind::kMissing;
  std::string path;  // relative to the folder
  std::string text;  // what is wrong, for a person

  bool is_damage() const { return kind != FindingKind::kForeign && kind != FindingKind::kLeftover; }
};

// Small files whose whole content is known, by path.
using KnownTexts = std::map<std::string, std::string>;

using IsLost = std::function<bool(std::string_view path)>;

struct VerifyHooks {
  std::function<void(uint64_t bytes)> tick;  // bytes read so far
  std::function<bool()> stop;
};

// Findings in order of the manifest, then those of `texts`, then foreign files by name. Not looked
// at: the two files that hold times, the lock, and at the top what begins with a dot (.git,
// .gitattributes, ...). Ends early, with what was found so far, when stop() says so.
// `is_lost` knows the names of files that belong there but of which nobody knows what they held.
std::vector<Finding> verify_folder(const Folder& root, const Manifest& manifest,
                                   const KnownTexts& texts, const IsLost& is_lost,
                                   const VerifyHooks& hooks);

// Whether one data file is as its entry says.
std::vector<Finding> verify_file(const Folder& root, const std::string& path, uint64_t bytes,
                                 const Sha256Digest& sha256);

}  // namespace weft
