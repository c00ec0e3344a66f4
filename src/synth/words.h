// Names by role. Every list is free of Warp's builtins and Python's keywords (a test checks it).
#pragma once

#include <span>
#include <string_view>

namespace weft::synth {

using Words = std::span<const std::string_view>;

struct WordLists {
  Words scalar_array, int_array, vector_array, matrix_array, quat_array, transform_array,
      flag_array;
  Words struct_array;
  Words scalar_param, int_param, vector_param, matrix_param, quat_param, transform_param,
      flag_param;
  Words struct_param;
  Words output, counter_output;
  Words scalar_local, int_local, vector_local, matrix_local, quat_local, transform_local,
      flag_local;
  Words accumulator, function_verb, noun, adjective, struct_name, field_scalar, field_vector,
      field_matrix, field_quat, field_int, constant, kernel_verb, loop_variable, size;
};

const WordLists& words();

}  // namespace weft::synth
