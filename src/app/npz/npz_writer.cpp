// Writing .npz files; see npz.h.
#include <minizip/zip.h>

#include <memory>
#include <type_traits>

#include "npz/npy.h"
#include "npz/npz.h"
#include "npz/zip_memory.h"

namespace weft {

namespace {

using eval::NamedArray;

constexpr std::size_t kWritePiece = std::size_t{1} << 20;
// The first day that a zip archive can name, which numpy gives to its members too.
constexpr uLong kFirstDate = ((1 << 5) | 1) << 16;
// The flag of a member whose name is UTF-8.
constexpr uLong kUtf8 = 1 << 11;
// From this size on a member needs the larger numbers of zip64, and an array of 4 GB is one.
constexpr std::size_t kLarge = 0xffff'0000;

struct NewArchiveCloser {
  void operator()(zipFile archive) const { ::zipClose(archive, nullptr); }
};

bool write_all(zipFile archive, std::string_view bytes) {
  for (; !bytes.empty(); bytes.remove_prefix(std::min(bytes.size(), kWritePiece))) {
    const auto size = static_cast<unsigned>(std::min(bytes.size(), kWritePiece));
    if (::zipWriteInFileInZip(archive, bytes.data(), size) != ZIP_OK) return false;
  }
  return true;
}

bool add_array(zipFile archive, const NamedArray& array) {
  const std::string header = npy_header(array);
  zip_fileinfo info{};
  info.dosDate = kFirstDate;
  const bool plain = std::all_of(array.name.begin(), array.name.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  const int opened = ::zipOpenNewFileInZip4_64(
      archive, (array.name + ".npy").c_str(), &info, nullptr, 0, nullptr, 0, nullptr,
      /*method=*/0, /*level=*/0, /*raw=*/0, -MAX_WBITS, DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY, nullptr,
      0, /*versionMadeBy=*/0, plain ? 0 : kUtf8, header.size() + array.data.size() >= kLarge);
  if (opened != ZIP_OK) return false;
  const auto* data = reinterpret_cast<const char*>(array.data.data());
  return write_all(archive, header) && write_all(archive, {data, array.data.size()}) &&
         ::zipCloseFileInZip(archive) == ZIP_OK;
}

// False: minizip could not do it, which in memory only a shortage of memory is a reason for.
bool build_archive(std::span<const NamedArray> arrays, std::string& out) {
  ZipMemory memory{.written = &out};
  zlib_filefunc64_def functions = memory.functions();
  std::unique_ptr<std::remove_pointer_t<zipFile>, NewArchiveCloser> archive(
      ::zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions));
  if (archive == nullptr) return false;
  for (const NamedArray& array : arrays)
    if (!add_array(archive.get(), array)) return false;
  return ::zipClose(archive.release(), nullptr) == ZIP_OK;
}

}  // namespace

Status write_npz(std::span<const NamedArray> arrays, const std::string& file,
                 const std::function<Status(std::string_view)>& take) {
  // Written to memory first: the head of a member is changed when its end is known.
  std::string archive;
  if (!build_archive(arrays, archive))
    return diag(DiagCode::CannotWrite, file, "no archive could be made of its arrays");
  std::string_view left = archive;
  while (!left.empty()) {
    WEFT_RETURN_IF_ERROR(take(left.substr(0, kWritePiece)));
    left.remove_prefix(std::min(left.size(), kWritePiece));
  }
  return {};
}

}  // namespace weft
