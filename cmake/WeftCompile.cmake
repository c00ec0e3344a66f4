# Flags that every room is compiled with, on the interface target weft_flags.
#
# -ffp-contract=off: the same bytes on every machine; a fused multiply-add in a decision would
# make a row depend on the compiler's target.
add_library(weft_flags INTERFACE)
# -Wno-missing-field-initializers: members that a designated initializer leaves out have defaults.
target_compile_options(weft_flags INTERFACE
  -Wall -Wextra -Wno-missing-field-initializers -Werror=switch -ffp-contract=off
  -ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # clang spells the local form of -Wshadow differently.
  target_compile_options(weft_flags INTERFACE -Wshadow=local)
  if(NOT WEFT_WERROR)
    # At -O3 g++ 12 takes results that were moved from for uninitialised.
    target_compile_options(weft_flags INTERFACE -Wno-maybe-uninitialized -Wno-restrict)
  endif()
endif()
if(WEFT_WERROR)
  target_compile_options(weft_flags INTERFACE -Werror)
endif()
if(WEFT_VERIFY)
  target_compile_definitions(weft_flags INTERFACE WEFT_VERIFY=1)
endif()
if(WEFT_SANITIZE)
  # Global, so that the third-party C code is instrumented too.
  add_compile_options(-fsanitize=${WEFT_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${WEFT_SANITIZE})
  if(WEFT_SANITIZE_NOT)
    add_compile_options(-fno-sanitize=${WEFT_SANITIZE_NOT})
  endif()
endif()
