"""Whether the values of a standalone program have the types that they are kept as.

Without it `min(llabs(x), y)` compiles for no type of y that Warp has, and `const int64_t z = llabs(x)`
hides it: C++ converts where Warp, which has no conversions, keeps a type.
"""
import re
import subprocess
from pathlib import Path

STORE = re.compile(r"^( +)(?! |for |if |while |return )(?:\[\[maybe_unused\]\] )?(?:const )?((?:\w+ )?)([\w.\[\]()*+ %/,-]+?) = (.+);$", re.MULTILINE)


def with_assertions(text: str) -> str:
    """The program with an assertion before each variable and store of its kernel and reference."""
    begin, end = text.index("__global__ void"), text.index("#define CUDA_CHECK")

    def one(m):
        indent, declared, target, value = m.groups()
        # Pointers, and lists, which have no type of their own.
        if declared.strip() == "auto" or re.match(r"\w+\* ", target) or value[0] in "{&":
            return m.group(0)
        wanted = declared.strip() or f"std::decay_t<decltype({target})>"
        return (f"{indent}static_assert(std::is_same_v<std::decay_t<decltype({value})>, {wanted}>);\n"
                f"{m.group(0)}")
    return text[:begin] + STORE.sub(one, text[begin:end]) + text[end:]


def wrong_types(folder: Path) -> list[str]:
    """The lines of a sample whose value has another type, or that do not compile."""
    text = with_assertions(next(folder.glob("*.cu")).read_text())
    lines = text.split("\n")
    run = subprocess.run(["g++", "-std=c++17", "-fsyntax-only", "-w", "-x", "c++", "-I", str(folder), "-"],
                         input=text, capture_output=True, text=True)
    return [lines[int(m[1]) - 1].strip() for m in re.finditer(r"^<stdin>:(\d+):\d+: error", run.stderr, re.MULTILINE)]
