// Archives in memory, for minizip: the functions by which it reads and writes a file.
#pragma once

#include <minizip/ioapi.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace weft {

// A file that is read, `bytes`, or one that is written, `written`. minizip keeps a pointer to it.
struct ZipMemory {
  std::string_view bytes;
  std::string* written = nullptr;
  std::size_t at = 0;

  std::size_t size() const { return written != nullptr ? written->size() : bytes.size(); }

  static ZipMemory& of(voidpf file) { return *static_cast<ZipMemory*>(file); }

  static uLong read(voidpf, voidpf file, void* to, uLong count) {
    ZipMemory& m = of(file);
    const std::string_view all = m.written != nullptr ? std::string_view(*m.written) : m.bytes;
    const std::string_view piece = all.substr(std::min(m.at, all.size()), count);
    std::memcpy(to, piece.data(), piece.size());
    m.at += piece.size();
    return static_cast<uLong>(piece.size());
  }
  static uLong write(voidpf, voidpf file, const void* from, uLong count) {
    ZipMemory& m = of(file);
    if (m.written == nullptr) return 0;
    m.written->resize(std::max(m.written->size(), m.at + count));
    std::memcpy(m.written->data() + m.at, from, count);
    m.at += count;
    return count;
  }
  static long seek(voidpf, voidpf file, ZPOS64_T offset, int origin) {
    ZipMemory& m = of(file);
    const std::size_t from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? m.at
                             : origin == ZLIB_FILEFUNC_SEEK_END ? m.size()
                                                                : 0;
    const std::size_t to = from + offset;
    if (to < from || to > m.size()) return -1;
    m.at = to;
    return 0;
  }

  zlib_filefunc64_def functions() {
    return {.zopen64_file = [](voidpf self, const void*, int) { return self; },
            .zread_file = read,
            .zwrite_file = write,
            .ztell64_file = [](voidpf, voidpf file) -> ZPOS64_T { return of(file).at; },
            .zseek64_file = seek,
            .zclose_file = [](voidpf, voidpf) { return 0; },
            .zerror_file = [](voidpf, voidpf) { return 0; },
            .opaque = this};
  }
};

}  // namespace weft
