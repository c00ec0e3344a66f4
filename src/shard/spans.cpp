// Compares files with spans; see spans.h.
#include "weft/shard/spans.h"

#include <fmt/format.h>

namespace weft {

namespace {

// A file a row: each row of the span once, in order.
bool fits_by_row(const SpanReceipt& receipt, const Layout& layout) {
  if (receipt.files.size() != receipt.range.count) return false;
  uint64_t row = receipt.range.first;
  for (const FileEntry& file : receipt.files) {
    const auto split = layout.split_of_path(file.path);
    if (!split || file.path != layout.row_path(*split, row)) return false;
    if (file.range != RowRange{row, 1} || file.rows != 1) return false;
    ++row;
  }
  return true;
}

// A file a split, in order of splits, with the span's rows shared out among them.
bool fits_by_split(const SpanReceipt& receipt, const Layout& layout) {
  uint64_t rows = 0;
  size_t next = 0;  // the first split that may come
  for (const FileEntry& file : receipt.files) {
    const auto split = layout.split_of_path(file.path);
    if (!split || *split < next || file.path != layout.shard_path(*split, receipt.span)) {
      return false;
    }
    next = *split + 1;
    const uint64_t left = receipt.range.count - rows;
    if (file.range != receipt.range || file.rows == 0 || file.rows > left) return false;
    rows += file.rows;
  }
  return rows == receipt.range.count;
}

}  // namespace

bool fits(const SpanReceipt& receipt, const Layout& layout, uint64_t rows, SpanRange spans) {
  if (receipt.span < spans.first || receipt.span >= spans.end) return false;
  if (receipt.range != layout.span(receipt.span, rows)) return false;
  return layout.format == Format::kJson ? fits_by_row(receipt, layout)
                                        : fits_by_split(receipt, layout);
}

Result<Receipts> receipts_of(const std::vector<FileEntry>& files, const Layout& layout,
                             uint64_t rows, SpanRange spans, const std::string& path) {
  const auto bad = [&](std::string_view why) { return diag(DiagCode::BadRecord, path, why); };
  Receipts receipts;
  SpanReceipt* open = nullptr;
  for (const FileEntry& file : files) {
    const auto place = layout.place_of(file.path);
    if (!place || place->span < spans.first || place->span >= spans.end) {
      return bad(fmt::format("it lists '{}', which is no file of this dataset", file.path));
    }
    if (open == nullptr || open->span != place->span) {
      const bool ascends = open == nullptr || open->span < place->span;
      if (!ascends) return bad(fmt::format("it lists '{}' out of order", file.path));
      open = &receipts[place->span];
      open->span = place->span;
      open->range = layout.span(place->span, rows);
    }
    open->files.push_back(file);
  }
  // Every span has rows, so that there are not more of them than files.
  if (receipts.size() != spans.end - spans.first) {
    return bad(fmt::format("it lists files of {} of the {} spans of rows", receipts.size(),
                           spans.end - spans.first));
  }
  for (const auto& [number, receipt] : receipts) {
    if (fits(receipt, layout, rows, spans)) continue;
    return bad(fmt::format("the files that it lists do not hold the rows {} to {}, each once",
                           receipt.range.first, receipt.range.end() - 1));
  }
  return receipts;
}

std::vector<RowRange> missing_ranges(const Receipts& receipts, const Layout& layout, uint64_t rows,
                                     SpanRange spans) {
  std::vector<RowRange> ranges;
  const auto add = [&](uint64_t first, uint64_t end) {  // spans
    if (first >= end) return;
    const uint64_t first_row = first * layout.rows_per_span();
    ranges.push_back({first_row, layout.span(end - 1, rows).end() - first_row});
  };
  uint64_t next = spans.first;
  for (const auto& [number, receipt] : receipts) {
    if (number < spans.first || number >= spans.end) continue;
    add(next, number);
    next = number + 1;
  }
  add(next, spans.end);
  return ranges;
}

}  // namespace weft
