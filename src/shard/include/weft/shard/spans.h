// Checks that the files in a manifest or a journal are the files of the rows that it claims.
//
// A record of a folder is sealed, but its checksum says only that nobody changed the record since,
// not that weft wrote it. So nothing is derived from a record before this check: its files must be
// exactly those that the layout names for whole spans, each once and in order.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "weft/base/result.h"
#include "weft/shard/journal.h"
#include "weft/shard/layout.h"

namespace weft {

// The spans [first, end) of a dataset of `rows` rows.
struct SpanRange {
  uint64_t first = 0;
  uint64_t end = 0;
};

// Whether a receipt is of such a span, with the rows that the layout gives it, in the files that
// the layout names, in the order in which they are written.
bool fits(const SpanReceipt& receipt, const Layout& layout, uint64_t rows, SpanRange spans);

// The receipts of a whole dataset, from its files. Takes time by the number of files, whatever the
// number of rows. Error: BadRecord with `path` if they are not just the files of these spans.
Result<Receipts> receipts_of(const std::vector<FileEntry>& files, const Layout& layout,
                             uint64_t rows, SpanRange spans, const std::string& path);

// The rows of those spans that have no receipt, neighbours joined; by the number of receipts.
std::vector<RowRange> missing_ranges(const Receipts& receipts, const Layout& layout, uint64_t rows,
                                     SpanRange spans);

}  // namespace weft
