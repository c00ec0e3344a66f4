# weft_ext_zip: libzip, which reads and writes .npz files. Found without the package's own CMake files:
# on Debian those ask for programs of three other packages.
find_path(WEFT_ZIP_INCLUDE_DIR zip.h)
find_library(WEFT_ZIP_LIBRARY zip)
if(NOT WEFT_ZIP_INCLUDE_DIR OR NOT WEFT_ZIP_LIBRARY)
  message(FATAL_ERROR "libzip is missing; on Debian: apt-get install libzip-dev (./weft does)")
endif()
add_library(weft_ext_zip INTERFACE)
target_include_directories(weft_ext_zip SYSTEM INTERFACE ${WEFT_ZIP_INCLUDE_DIR})
target_link_libraries(weft_ext_zip INTERFACE ${WEFT_ZIP_LIBRARY})
