# weft_ext_zip: minizip, which reads and writes .npz files, and zlib under it. minizip is linked in: libzip
# loads OpenSSL, whose names libparquet has too, and a Python that loads both then calls the wrong ones.
find_path(WEFT_MINIZIP_INCLUDE_DIR minizip/unzip.h)
find_library(WEFT_MINIZIP_LIBRARY NAMES libminizip.a)
find_package(ZLIB)
if(NOT WEFT_MINIZIP_INCLUDE_DIR OR NOT WEFT_MINIZIP_LIBRARY OR NOT ZLIB_FOUND)
  message(FATAL_ERROR "minizip or zlib is missing; on Debian: apt-get install libminizip-dev (./weft does)")
endif()
add_library(weft_ext_zip INTERFACE)
target_include_directories(weft_ext_zip SYSTEM INTERFACE ${WEFT_MINIZIP_INCLUDE_DIR})
target_link_libraries(weft_ext_zip INTERFACE ${WEFT_MINIZIP_LIBRARY} ZLIB::ZLIB)
