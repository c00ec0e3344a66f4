# weft_room(NAME base [FOLDERS folder...] [DEPS room...] [LIBS target...] [PRIVATE_LIBS target...]
#           [TEST_DEPS room...])
#
# One room is one static library weft_<name>, made of src/<name>/*.cpp and of the sources in its
# FOLDERS, which include each other's headers as "folder/header.h". Its only public include
# directory is src/<name>/include; so an include of a room that is not in DEPS does not compile.
# A room without sources becomes an INTERFACE (header-only) library.
# Tests in tests/<name>/*.cpp become one binary weft_<name>_tests, discovered by ctest; they may use
# the rooms of TEST_DEPS too (to parse their input, say).
function(weft_room)
  cmake_parse_arguments(ROOM "" "NAME" "FOLDERS;DEPS;LIBS;PRIVATE_LIBS;TEST_DEPS" ${ARGN})
  set(target weft_${ROOM_NAME})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${ROOM_NAME}/*.cpp)
  foreach(folder IN LISTS ROOM_FOLDERS)
    file(GLOB more CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${ROOM_NAME}/${folder}/*.cpp)
    list(APPEND sources ${more})
  endforeach()
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")

  set(deps "")
  foreach(dep IN LISTS ROOM_DEPS)
    if(NOT TARGET weft_${dep})
      message(FATAL_ERROR "room ${ROOM_NAME} needs room ${dep}, which is not there or stands below it")
    endif()
    list(APPEND deps weft_${dep})
  endforeach()

  if(sources)
    add_library(${target} STATIC ${sources})
    target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/src/${ROOM_NAME}/include
                                         PRIVATE ${CMAKE_SOURCE_DIR}/src/${ROOM_NAME})
    target_link_libraries(${target} PUBLIC ${deps} ${ROOM_LIBS} PRIVATE weft_flags ${ROOM_PRIVATE_LIBS})
  else()
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE ${CMAKE_SOURCE_DIR}/src/${ROOM_NAME}/include)
    target_link_libraries(${target} INTERFACE ${deps} ${ROOM_LIBS})
  endif()

  if(WEFT_TESTS)
    file(GLOB tests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${ROOM_NAME}/*.cpp)
    if(tests)
      add_executable(${target}_tests ${tests})
      target_link_libraries(${target}_tests PRIVATE ${target} weft_flags GTest::gmock GTest::gtest_main)
      list(TRANSFORM ROOM_TEST_DEPS PREPEND weft_)
      target_link_libraries(${target}_tests PRIVATE ${ROOM_TEST_DEPS})
      target_include_directories(${target}_tests PRIVATE ${CMAKE_SOURCE_DIR}/tests
                                                          ${CMAKE_SOURCE_DIR}/tests/${ROOM_NAME}
                                                          ${CMAKE_SOURCE_DIR}/src/${ROOM_NAME})
      target_compile_definitions(${target}_tests PRIVATE WEFT_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
      set_target_properties(${target}_tests PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
      include(GoogleTest)
      gtest_discover_tests(${target}_tests TEST_PREFIX ${ROOM_NAME}. DISCOVERY_MODE PRE_TEST
                           PROPERTIES TIMEOUT 600 LABELS ${ROOM_NAME})
    endif()
  endif()
endfunction()
