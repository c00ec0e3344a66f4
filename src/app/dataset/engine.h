// Makes rows on many threads and hands them over in order.
//
// Workers claim blocks of consecutive rows by number, make, serialise and compress them; the
// calling thread takes finished blocks in order. At most kWindow blocks per worker are between
// claimed and taken, which bounds the memory whatever the number of rows. Which worker makes a
// block has no influence on its bytes.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "weft/app/choice.h"
#include "weft/app/pipeline.h"
#include "weft/app/row.h"
#include "weft/base/result.h"
#include "weft/shard/block.h"

namespace weft {

struct EngineJob {
  RowRequest row;  // index and category are set per row
  CategoryPattern pattern;
  Choice choice;
  Layout layout;
  const ColumnStore& store;
  std::vector<RowRange> ranges;  // whole spans, ascending
  unsigned workers = 1;
};

struct EngineHooks {
  // A block, in order of rows. On the calling thread, as all hooks.
  std::function<Status(const EncodedBlock&)> consume;
  // About ten times a second.
  std::function<void()> tick;
  // Asked about as often; true ends the run early.
  std::function<bool()> stop;
};

// Fine when every row was made and consumed, or when stop() said so. Otherwise the error of the
// first row, by index, that could not be made, or of consume().
Status run_engine(const EngineJob& job, const PipelineFactory& pipelines, const EngineHooks& hooks);

}  // namespace weft
