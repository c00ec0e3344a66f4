// Datasets made of finished ones: examples of their rows, some of their rows, the rows of several.
//
// The records of such a set are not made from an index, but from the files of its sources, in their
// order: so its configuration names the sources by the checksums of their manifests, and a damaged
// one is made again from them. Sources are read twice, because a configuration says how many
// records there are before the first is written.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "dataset/config.h"
#include "weft/base/result.h"

namespace weft {

struct SourceRow {
  std::string_view json;
  const std::string& file;  // for messages
  uint64_t number = 0;      // in that file
};

// Makes records of one row after the other, in the same way whenever it is begun anew.
class RowTransform {
 public:
  virtual ~RowTransform() = default;
  // Appends to `records` any number of JSON objects, each on one line, of which the first is number
  // `index` of the set.
  virtual Status take(const SourceRow& row, uint64_t index, std::vector<std::string>& records) = 0;
};

struct Derivation {
  std::string folder;                // to write to
  std::vector<std::string> sources;  // folders
  // Of the set, but for count and derived: format, shards and splits, and what its records are.
  DatasetConfig config;
  std::string command;  // that makes it, without folders: "view --as messages"
  std::function<std::unique_ptr<RowTransform>()> begin;
  bool overwrite = false;
  bool quiet = false;
};

// Of a set made of one that has rows: reads the folders' names and begins the configuration with
// that of the source. Errors: no finished set there, or one of examples, which `command` ("weft
// view") does not take.
Status take_from(const std::string& source, const std::string& output, std::string_view command,
                 Derivation& d);

// A set that is written over its own source would be lost with it. Error: BadOption.
Status check_apart(const std::vector<std::string>& sources, const std::string& folder);

struct Derived {
  uint64_t read = 0;
  uint64_t records = 0;
};

// Writes the set. A folder that holds it already is left as it is; one that an interrupted run left
// is begun anew. Errors: NoRecords where nothing is left; what is wrong with a source or in the
// way.
Result<Derived> derive_dataset(Derivation derivation);

}  // namespace weft
