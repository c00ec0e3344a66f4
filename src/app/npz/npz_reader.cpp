// Reading .npz files; see npz.h.
#include <fmt/format.h>
#include <zip.h>

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "npz/npy.h"
#include "npz/npz.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

using eval::NamedArray;

constexpr std::size_t kPiece = std::size_t{1} << 18;
constexpr std::string_view kEnding = ".npy";

struct ArchiveCloser {
  void operator()(zip_t* archive) const { ::zip_discard(archive); }
};
struct MemberCloser {
  void operator()(zip_file_t* member) const { ::zip_fclose(member); }
};
using Archive = std::unique_ptr<zip_t, ArchiveCloser>;
using Member = std::unique_ptr<zip_file_t, MemberCloser>;

// `bytes` live on as long as the archive.
Result<Archive> open_archive(std::string_view bytes, const std::string& file) {
  const auto refuse = [&](std::string_view why) {
    return diag(DiagCode::NpzUnreadable, file, why);
  };
  if (bytes.empty()) return refuse("it is empty");
  if (bytes.starts_with("\x93NUMPY"))
    return refuse("it is a single array, an .npy file, where one with names is expected");
  if (!bytes.starts_with("PK\x03\x04") && !bytes.starts_with("PK\x05\x06"))
    return refuse("it is no zip archive");
  zip_error_t error;
  ::zip_error_init(&error);
  zip_source_t* source = ::zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  Archive archive(source == nullptr ? nullptr : ::zip_open_from_source(source, ZIP_RDONLY, &error));
  if (archive == nullptr) {
    if (source != nullptr) ::zip_source_free(source);
    const std::string why = ::zip_error_code_zip(&error) == ZIP_ER_NOZIP
                                ? "it has no list of its arrays at its end, so it is cut off"
                                : fmt::format("it is damaged ({})", ::zip_error_strerror(&error));
    ::zip_error_fini(&error);
    return refuse(why);
  }
  ::zip_error_fini(&error);
  return archive;
}

// The bytes of one member, in the order in which they come out.
class MemberReader {
 public:
  MemberReader(Member member, const ArrayPlace& place)
      : member_(std::move(member)), place_(place), piece_(kPiece) {}

  // Up to kPiece bytes; none at the end, where the checksum has been compared.
  Result<std::string_view> read() {
    const zip_int64_t count = ::zip_fread(member_.get(), piece_.data(), piece_.size());
    if (count < 0)
      return place_.refuse(fmt::format("it is damaged ({})", ::zip_file_strerror(member_.get())));
    return std::string_view(piece_.data(), static_cast<std::size_t>(count));
  }

 private:
  Member member_;
  const ArrayPlace& place_;
  std::vector<char> piece_;
};

void append(std::vector<std::byte>& to, std::string_view bytes) {
  const auto* begin = reinterpret_cast<const std::byte*>(bytes.data());
  to.insert(to.end(), begin, begin + bytes.size());
}

Diag other_size(const NpyHeader& header, std::string_view found, const ArrayPlace& place) {
  return place.refuse(fmt::format("its shape {} of {} takes {} bytes, and it has {}",
                                  eval::shape_text(header.shape), scalar_name(header.scalar),
                                  header.data_size, found));
}

Result<NamedArray> read_array(MemberReader& reader, const ArrayPlace& place,
                              std::uint64_t most_bytes) {
  std::string begin;
  while (begin.size() < kMostNpyBegin) {
    WEFT_TRY(const std::string_view piece, reader.read());
    if (piece.empty()) break;
    begin += piece;
  }
  WEFT_TRY(NpyHeader header, parse_npy_header(begin, place));
  if (header.data_size > most_bytes) {
    return place.refuse(fmt::format(
        "its shape {} of {} takes {} bytes; {} are left of those that all arrays may take",
        eval::shape_text(header.shape), scalar_name(header.scalar), header.data_size, most_bytes));
  }
  NamedArray out;
  out.name = place.array;
  append(out.data, std::string_view(begin).substr(header.data_at));
  // Also where all numbers are there: the checksum is compared at the end.
  while (out.data.size() <= header.data_size) {
    WEFT_TRY(const std::string_view piece, reader.read());
    if (piece.empty()) break;
    append(out.data, piece);
  }
  if (out.data.size() > header.data_size) return other_size(header, "more", place);
  if (out.data.size() < header.data_size)
    return other_size(header, std::to_string(out.data.size()), place);
  out.scalar = header.scalar;
  out.shape = std::move(header.shape);
  if (header.fortran_order) reorder_to_c(out);
  return out;
}

Status check_member(const zip_stat_t& stat, const ArrayPlace& place) {
  if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
    return place.refuse("it is encrypted; write the archive without a password");
  if ((stat.valid & ZIP_STAT_COMP_METHOD) != 0 && stat.comp_method != ZIP_CM_STORE &&
      stat.comp_method != ZIP_CM_DEFLATE) {
    return place.refuse(fmt::format(
        "it is compressed by method {} of zip; stored and deflated arrays are read, which "
        "numpy.savez() and numpy.savez_compressed() write",
        stat.comp_method));
  }
  return {};
}

}  // namespace

Result<std::vector<NamedArray>> parse_npz(std::string_view bytes, const std::string& file,
                                          std::uint64_t most_bytes) {
  WEFT_TRY(const Archive archive, open_archive(bytes, file));
  std::vector<NamedArray> arrays;
  std::set<std::string, std::less<>> names;
  const zip_int64_t count = ::zip_get_num_entries(archive.get(), 0);
  for (zip_int64_t i = 0; i < count; ++i) {
    const auto index = static_cast<zip_uint64_t>(i);
    zip_stat_t stat;
    ::zip_stat_init(&stat);
    if (::zip_stat_index(archive.get(), index, 0, &stat) != 0 || stat.name == nullptr) {
      return diag(DiagCode::NpzUnreadable, file,
                  fmt::format("it is damaged ({})", ::zip_strerror(archive.get())));
    }
    std::string name = stat.name;
    if (!name.ends_with(kEnding)) {
      return ArrayPlace{name, file}.refuse(
          "it is no .npy file, and an .npz file holds nothing else");
    }
    name.resize(name.size() - kEnding.size());
    const ArrayPlace place{name, file};
    if (!names.insert(name).second)
      return place.refuse("two arrays have this name; give each a name of its own");
    WEFT_RETURN_IF_ERROR(check_member(stat, place));
    Member member(::zip_fopen_index(archive.get(), index, 0));
    if (member == nullptr)
      return place.refuse(fmt::format("it is damaged ({})", ::zip_strerror(archive.get())));
    MemberReader reader(std::move(member), place);
    WEFT_TRY(NamedArray array, read_array(reader, place, most_bytes));
    most_bytes -= array.data.size();
    arrays.push_back(std::move(array));
  }
  return arrays;
}

Result<std::vector<NamedArray>> read_npz(const std::string& path, std::uint64_t most_bytes) {
  WEFT_TRY(const std::string bytes, read_file(path));
  return parse_npz(bytes, path, most_bytes);
}

std::string_view zip_library_version() { return ::zip_libzip_version(); }

}  // namespace weft
