// The builtin that an operator of Python stands for.
#pragma once

#include "weft/ast/tree.h"
#include "weft/builtins/builtin_id.h"

namespace weft {

BuiltinId binary_builtin(BinaryOp op);
BuiltinId unary_builtin(UnaryOp op);

}  // namespace weft
