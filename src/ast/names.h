// Names of operators and constants, for dumps and canonical text. Private to the room.
#pragma once

#include <string_view>

#include "weft/ast/tree.h"

namespace weft {

// Python's ast class names: "Add", "FloorDiv", "USub", "And", "LtE".
std::string_view op_name(BinaryOp op);
std::string_view op_name(UnaryOp op);
std::string_view op_name(BoolOp op);
std::string_view op_name(CompareOp op);
std::string_view constant_kind_name(ConstantKind kind);

}  // namespace weft
