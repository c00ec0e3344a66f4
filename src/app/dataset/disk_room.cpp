// Estimates against statvfs(); see disk_room.h.
#include "dataset/disk_room.h"

#include <fmt/format.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

#include "commands/commands.h"
#include "dataset/target_size.h"
#include "process/progress.h"
#include "weft/base/text.h"

namespace weft {

namespace {

// Rows below which their mean size says little.
constexpr uint64_t kRowsForMean = 200;
// No category's rows come to more than this in the mean, so that where they fit, nothing is
// measured.
constexpr uint64_t kLargestMean = 500'000;
// File systems that compress hold several times what they say. Less than this is let through, with
// a warning: the run goes on as far as there is room, and can be continued elsewhere.
constexpr double kMargin = 100.0;

struct Room {
  double bytes = 0;
  double files = 0;
  double block = 0;
};

// Where a folder that is not there yet would be made.
std::string first_there(const std::string& folder) {
  std::error_code error;
  std::filesystem::path path = std::filesystem::absolute(folder, error);
  while (!std::filesystem::exists(path, error) && path.has_relative_path())
    path = path.parent_path();
  return path.string();
}

// Nothing of a file system that does not say.
std::optional<Room> room_of(const std::string& folder) {
  struct statvfs status = {};
  if (::statvfs(folder.c_str(), &status) != 0 || status.f_blocks == 0) return std::nullopt;
  Room room;
  room.block = static_cast<double>(status.f_frsize);
  room.bytes = static_cast<double>(status.f_bavail) * room.block;
  room.files = status.f_files == 0 ? 1e18 : static_cast<double>(status.f_favail);
  return room;
}

Status hold(const std::string& folder, const Room& room, double bytes, uint64_t rows, bool quiet) {
  if (bytes <= room.bytes) return {};
  const auto text = [](double amount) { return format_bytes(static_cast<uint64_t>(amount)); };
  if (bytes > kMargin * room.bytes) {
    return diag(DiagCode::NoRoom, rows, text(std::min(bytes, 1e19)), folder, text(room.bytes));
  }
  if (quiet) return {};
  print_err(fmt::format("warning: {} rows come to about {}, and '{}' has room for {}\n", rows,
                        text(bytes), printable_line(folder), text(room.bytes)));
  return {};
}

Result<double> mean_size(const DatasetConfig& config, const Receipts& there,
                         const PipelineFactory& pipelines, unsigned jobs) {
  uint64_t rows = 0, bytes = 0;
  for (const auto& [number, receipt] : there) {
    for (const FileEntry& file : receipt.files) rows += file.rows, bytes += file.bytes;
  }
  if (rows >= kRowsForMean) return static_cast<double>(bytes) / static_cast<double>(rows);
  return mean_row_size(config, pipelines, jobs);
}

}  // namespace

Status check_room_for_rows(const std::string& folder, const DatasetConfig& config,
                           const Receipts& there, uint64_t rows, const PipelineFactory& pipelines,
                           const BuildOptions& options) {
  const std::optional<Room> room = room_of(folder);
  if (!room) return {};
  const auto number = static_cast<double>(rows);
  const bool by_row = config.layout.format == Format::kJson;
  if (by_row && number > room->files) {
    return diag(DiagCode::NoRoom, rows, counted(rows, "file"), folder,
                counted(static_cast<uint64_t>(room->files), "file"));
  }
  if (number * kLargestMean <= room->bytes) return {};
  WEFT_TRY(double mean, mean_size(config, there, pipelines, options.jobs));
  if (by_row) mean += room->block / 2;  // the last block of each file is half empty
  return hold(folder, *room, number * mean, rows, options.quiet);
}

Status tell_size(const DatasetConfig& config, const Receipts& there, uint64_t rows,
                 const PipelineFactory& pipelines, const BuildOptions& options) {
  constexpr uint64_t kRowsOfSeconds = 5000;
  if (options.quiet || rows < kRowsOfSeconds) return {};
  WEFT_TRY(const double mean, mean_size(config, there, pipelines, options.jobs));
  print_err(fmt::format("{} come to about {}\n", counted(rows, "row"),
                        format_bytes(static_cast<uint64_t>(mean * static_cast<double>(rows)))));
  return {};
}

Status check_room_for_samples(const std::string& folder, const DatasetConfig& config,
                              const SampleSize& size, std::string_view option,
                              const PipelineFactory& pipelines, const BuildOptions& options) {
  const std::optional<Room> room = room_of(first_there(folder));
  if (!room) return {};
  const auto number = static_cast<double>(config.count);
  const auto refused = [&](const std::string& needed, const std::string& there) {
    return diag(DiagCode::BadOption, config.count, option,
                fmt::format("so many programs come to about {}, and there is room for {}; give a "
                            "smaller number or another disk",
                            needed, there));
  };
  const auto files = number * static_cast<double>(size.files);
  if (files > room->files) {
    return refused(counted(static_cast<uint64_t>(files), "file"),
                   counted(static_cast<uint64_t>(room->files), "file"));
  }
  if (number * kLargestMean <= room->bytes) return {};
  WEFT_TRY(double mean, mean_size(config, {}, pipelines, options.jobs));
  // The last block of each file is half empty.
  mean += static_cast<double>(size.bytes) + static_cast<double>(size.files) * room->block / 2;
  const Status fits = hold(folder, *room, number * mean, config.count, options.quiet);
  const auto text = [](double amount) {
    return format_bytes(static_cast<uint64_t>(std::min(amount, 1e19)));
  };
  return fits ? Status() : refused(text(number * mean), text(room->bytes));
}

Status check_room_for_bytes(const std::string& folder, uint64_t rows, uint64_t bytes, bool quiet) {
  const std::optional<Room> room = room_of(folder);
  return room ? hold(folder, *room, static_cast<double>(bytes), rows, quiet) : Status();
}

}  // namespace weft
