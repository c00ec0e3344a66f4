# weft_ext_arrow: Apache Arrow C++ and its Parquet, from the pinned pyarrow wheel, which holds headers and
# libraries.
#
# A program of the tree uses the wheel in .venv; it finds the libraries by a path relative to itself, so that
# a tree can be moved. The Python package has copies of the two libraries in weft/lib under names of their
# own: what Parquet writes must not depend on the pyarrow that somebody has installed beside it, and the
# loader takes two libraries of one name for one.
if(SKBUILD)
  find_package(Python 3.11 REQUIRED COMPONENTS Interpreter)
  execute_process(COMMAND ${Python_EXECUTABLE} -c "import importlib.util as u; print(u.find_spec('pyarrow').submodule_search_locations[0])"
                  OUTPUT_VARIABLE _pyarrow OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
else()
  set(WEFT_VENV "${CMAKE_SOURCE_DIR}/.venv" CACHE PATH "Where ./weft installed the pinned wheels")
  file(GLOB _pyarrow ${WEFT_VENV}/lib/python3*/site-packages/pyarrow)
  list(LENGTH _pyarrow _count)
  if(NOT _count EQUAL 1)
    message(FATAL_ERROR "no pyarrow in ${WEFT_VENV}; ./weft installs it (tools/requirements.txt)")
  endif()
endif()
file(GLOB _arrow_library ${_pyarrow}/libarrow.so.*)
file(GLOB _parquet_library ${_pyarrow}/libparquet.so.*)
foreach(_library _arrow_library _parquet_library)
  list(LENGTH ${_library} _count)
  if(NOT _count EQUAL 1)
    message(FATAL_ERROR "${_pyarrow} holds no libraries of Arrow; delete .venv and run ./weft")
  endif()
endforeach()
add_library(weft_ext_arrow INTERFACE)
target_include_directories(weft_ext_arrow SYSTEM INTERFACE ${_pyarrow}/include)
if(SKBUILD)
  set(_own ${CMAKE_BINARY_DIR}/arrow)
  get_filename_component(_arrow_name ${_arrow_library} NAME)
  configure_file(${_arrow_library} ${_own}/libarrow-weft.so COPYONLY)
  configure_file(${_parquet_library} ${_own}/libparquet-weft.so COPYONLY)
  find_program(WEFT_PATCHELF patchelf REQUIRED)
  execute_process(COMMAND ${WEFT_PATCHELF} --set-soname libarrow-weft.so ${_own}/libarrow-weft.so COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${WEFT_PATCHELF} --set-soname libparquet-weft.so --replace-needed ${_arrow_name} libarrow-weft.so
                          --set-rpath $ORIGIN ${_own}/libparquet-weft.so COMMAND_ERROR_IS_FATAL ANY)
  target_link_libraries(weft_ext_arrow INTERFACE ${_own}/libparquet-weft.so ${_own}/libarrow-weft.so)
  set(WEFT_ARROW_COPIES ${_own}/libparquet-weft.so ${_own}/libarrow-weft.so)
else()
  target_link_libraries(weft_ext_arrow INTERFACE ${_parquet_library} ${_arrow_library})
  file(RELATIVE_PATH _from_build ${CMAKE_BINARY_DIR} ${_pyarrow})
  set(CMAKE_BUILD_RPATH "$ORIGIN/${_from_build}")
endif()
