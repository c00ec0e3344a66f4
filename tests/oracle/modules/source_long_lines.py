import warp as wp


@wp.kernel
def long_lines(first_argument_with_a_long_name: wp.array(dtype=float), second_argument_with_a_long_name: wp.array(dtype=float)):
    thread_index_with_a_long_name = wp.tid()
    value_with_a_very_long_name = first_argument_with_a_long_name[thread_index_with_a_long_name] * second_argument_with_a_long_name[thread_index_with_a_long_name] + 1.0
    if value_with_a_very_long_name > 0.0:
        for j in range(2):
            first_argument_with_a_long_name[thread_index_with_a_long_name] = value_with_a_very_long_name + float(j)  # comment
