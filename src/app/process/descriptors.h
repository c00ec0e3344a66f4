// Descriptors 0 to 2, which a caller may have closed.
#pragma once

namespace weft {

// Opens the null device on each of them that is closed, or that is of the wrong direction: the next
// file that is opened would get its number, and with it every message. Before anything else.
void open_standard_descriptors();

// Whether stdout could be written to before that.
bool stdout_was_open();

}  // namespace weft
