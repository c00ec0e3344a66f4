// Reading .npz files; see npz.h.
#include <fmt/format.h>
#include <minizip/unzip.h>

#include <memory>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "npz/npy.h"
#include "npz/npz.h"
#include "npz/zip_memory.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

using eval::NamedArray;

constexpr std::size_t kPiece = std::size_t{1} << 18;
constexpr std::string_view kEnding = ".npy";
constexpr std::string_view kCutOff = "it has no list of its arrays at its end, so it is cut off";
constexpr std::size_t kEndRecord = 22;  // its bytes, without a comment
constexpr std::string_view kEmptyArchive("PK\x05\x06\0\0\0\0\0\0\0\0", 12);

// Closes the archive and the member that is open in it.
struct ArchiveCloser {
  void operator()(unzFile archive) const { ::unzClose(archive); }
};
using Archive = std::unique_ptr<std::remove_pointer_t<unzFile>, ArchiveCloser>;

// `memory` lives on as long as the archive. None: it is whole, and has no member.
Result<Archive> open_archive(ZipMemory& memory, const std::string& file) {
  const std::string_view bytes = memory.bytes;
  const auto refuse = [&](std::string_view why) {
    return diag(DiagCode::NpzUnreadable, file, why);
  };
  if (bytes.empty()) return refuse("it is empty");
  if (bytes.starts_with("\x93NUMPY"))
    return refuse("it is a single array, an .npy file, where one with names is expected");
  if (!bytes.starts_with("PK\x03\x04") && !bytes.starts_with("PK\x05\x06"))
    return refuse("it is no zip archive");
  // minizip takes zeros for what is behind the end of the file.
  const std::size_t end = bytes.rfind("PK\x05\x06");
  if (end == std::string_view::npos || bytes.size() - end < kEndRecord) return refuse(kCutOff);
  // minizip takes the place 0 of an archive's list for none.
  if (bytes.starts_with(kEmptyArchive)) return Archive();
  zlib_filefunc64_def functions = memory.functions();
  Archive archive(::unzOpen2_64("", &functions));
  if (archive == nullptr) return refuse(kCutOff);
  return archive;
}

std::string_view damage(int code) {
  switch (code) {
    case UNZ_CRCERROR:
      return "it is damaged (its checksum is another)";
    case Z_DATA_ERROR:
      return "it is damaged (what is compressed makes no sense)";
    default:
      return "it is damaged";
  }
}

// The bytes of one member, in the order in which they come out.
class MemberReader {
 public:
  MemberReader(unzFile archive, const ArrayPlace& place)
      : archive_(archive), place_(place), piece_(kPiece) {}

  // Up to kPiece bytes; none at the end, where the checksum has been compared.
  Result<std::string_view> read() {
    if (ended_) return std::string_view();
    const int count =
        ::unzReadCurrentFile(archive_, piece_.data(), static_cast<unsigned>(piece_.size()));
    if (count < 0) return place_.refuse(damage(count));
    ended_ = count == 0;
    const int code = ended_ ? ::unzCloseCurrentFile(archive_) : UNZ_OK;
    if (code != UNZ_OK) return place_.refuse(damage(code));
    return std::string_view(piece_.data(), static_cast<std::size_t>(count));
  }

 private:
  unzFile archive_;
  const ArrayPlace& place_;
  std::vector<char> piece_;
  bool ended_ = false;
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

Status check_member(const unz_file_info64& info, const ArrayPlace& place) {
  if ((info.flag & 1) != 0)
    return place.refuse("it is encrypted; write the archive without a password");
  if (info.compression_method != 0 && info.compression_method != Z_DEFLATED) {
    return place.refuse(fmt::format(
        "it is compressed by method {} of zip; stored and deflated arrays are read, which "
        "numpy.savez() and numpy.savez_compressed() write",
        info.compression_method));
  }
  return {};
}

// The name of the member that the archive stands at.
int name_of_member(unzFile archive, unz_file_info64& info, std::string& name) {
  int code = ::unzGetCurrentFileInfo64(archive, &info, nullptr, 0, nullptr, 0, nullptr, 0);
  if (code != UNZ_OK) return code;
  name.resize(info.size_filename);
  return ::unzGetCurrentFileInfo64(archive, &info, name.data(), info.size_filename, nullptr, 0,
                                   nullptr, 0);
}

}  // namespace

Result<std::vector<NamedArray>> parse_npz(std::string_view bytes, const std::string& file,
                                          std::uint64_t most_bytes) {
  ZipMemory memory{.bytes = bytes};
  WEFT_TRY(const Archive archive, open_archive(memory, file));
  std::vector<NamedArray> arrays;
  if (archive == nullptr) return arrays;
  std::set<std::string, std::less<>> names;
  unz_global_info64 about;
  int code = ::unzGetGlobalInfo64(archive.get(), &about);
  for (ZPOS64_T i = 0; code == UNZ_OK && i < about.number_entry; ++i) {
    code = i == 0 ? ::unzGoToFirstFile(archive.get()) : ::unzGoToNextFile(archive.get());
    if (code != UNZ_OK) break;
    unz_file_info64 info;
    std::string name;
    code = name_of_member(archive.get(), info, name);
    if (code != UNZ_OK) break;
    if (name.find('\0') != std::string::npos)
      return diag(DiagCode::NpzUnreadable, file, "the name of an array has a zero in it");
    if (!name.ends_with(kEnding)) {
      return ArrayPlace{name, file}.refuse(
          "it is no .npy file, and an .npz file holds nothing else");
    }
    name.resize(name.size() - kEnding.size());
    const ArrayPlace place{name, file};
    if (!names.insert(name).second)
      return place.refuse("two arrays have this name; give each a name of its own");
    WEFT_RETURN_IF_ERROR(check_member(info, place));
    if (const int opened = ::unzOpenCurrentFile(archive.get()); opened != UNZ_OK)
      return place.refuse(damage(opened));
    MemberReader reader(archive.get(), place);
    WEFT_TRY(NamedArray array, read_array(reader, place, most_bytes));
    most_bytes -= array.data.size();
    arrays.push_back(std::move(array));
  }
  if (code != UNZ_OK) return diag(DiagCode::NpzUnreadable, file, damage(code));
  return arrays;
}

Result<std::vector<NamedArray>> read_npz(const std::string& path, std::uint64_t most_bytes) {
  WEFT_TRY(const std::string bytes, read_file(path));
  return parse_npz(bytes, path, most_bytes);
}

std::string_view zip_library_version() { return ::zlibVersion(); }

}  // namespace weft
