// Writing .npz files; see npz.h.
#include <zip.h>

#include <memory>

#include "npz/npy.h"
#include "npz/npz.h"

namespace weft {

namespace {

using eval::NamedArray;

constexpr std::size_t kWritePiece = std::size_t{1} << 20;
// The first day that a zip archive can name, which numpy gives to its members too.
constexpr zip_uint16_t kFirstDate = (1 << 5) | 1;

struct ArchiveDropper {
  void operator()(zip_t* archive) const { ::zip_discard(archive); }
};
struct SourceFreer {
  void operator()(zip_source_t* source) const { ::zip_source_free(source); }
};
using NewArchive = std::unique_ptr<zip_t, ArchiveDropper>;
using Source = std::unique_ptr<zip_source_t, SourceFreer>;

// `header` and the array live on until the archive is closed. False: libzip says why.
bool add_array(zip_t* archive, std::string& header, const NamedArray& array) {
  zip_buffer_fragment_t parts[] = {
      {reinterpret_cast<zip_uint8_t*>(header.data()), header.size()},
      // Only read, whatever the type says.
      {reinterpret_cast<zip_uint8_t*>(const_cast<std::byte*>(array.data.data())),
       array.data.size()}};
  zip_source_t* source =
      ::zip_source_buffer_fragment(archive, parts, array.data.empty() ? 1 : 2, 0);
  if (source == nullptr) return false;
  const zip_int64_t index =
      ::zip_file_add(archive, (array.name + ".npy").c_str(), source, ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    ::zip_source_free(source);
    return false;
  }
  const auto at = static_cast<zip_uint64_t>(index);
  return ::zip_set_file_compression(archive, at, ZIP_CM_STORE, 0) == 0 &&
         ::zip_file_set_dostime(archive, at, 0, kFirstDate, 0) == 0;
}

// All members into `target`. False: libzip says why.
bool build_archive(NewArchive& archive, std::span<const NamedArray> arrays,
                   std::vector<std::string>& headers) {
  for (const NamedArray& array : arrays) headers.push_back(npy_header(array));
  for (std::size_t i = 0; i < arrays.size(); ++i)
    if (!add_array(archive.get(), headers[i], arrays[i])) return false;
  if (::zip_close(archive.get()) != 0) return false;
  static_cast<void>(
      archive.release());  // NOLINT(bugprone-unused-return-value): zip_close() has freed it
  return true;
}

// The end of an archive that has no member, which libzip would not write at all.
constexpr std::string_view kEmptyArchive("PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 22);

}  // namespace

Status write_npz(std::span<const NamedArray> arrays, const std::string& file,
                 const std::function<Status(std::string_view)>& take) {
  if (arrays.empty()) return take(kEmptyArchive);
  const auto refuse = [&](zip_error_t* error) {
    return diag(DiagCode::CannotWrite, file, ::zip_error_strerror(error));
  };
  zip_error_t error;
  ::zip_error_init(&error);
  // Written to memory first: an archive is changed at its begin when its end is known.
  const Source target(::zip_source_buffer_create(nullptr, 0, 0, &error));
  if (target == nullptr) return refuse(&error);
  NewArchive archive(::zip_open_from_source(target.get(), ZIP_CREATE | ZIP_TRUNCATE, &error));
  if (archive == nullptr) return refuse(&error);
  ::zip_source_keep(target.get());  // the archive frees it too
  std::vector<std::string> headers;
  if (!build_archive(archive, arrays, headers)) return refuse(::zip_get_error(archive.get()));
  if (::zip_source_open(target.get()) != 0) return refuse(::zip_source_error(target.get()));
  std::vector<char> piece(kWritePiece);
  Status status;
  while (status) {
    const zip_int64_t count = ::zip_source_read(target.get(), piece.data(), piece.size());
    if (count < 0) status = refuse(::zip_source_error(target.get()));
    if (count <= 0) break;
    status = take(std::string_view(piece.data(), static_cast<std::size_t>(count)));
  }
  ::zip_source_close(target.get());
  return status;
}

}  // namespace weft
