"""Whether the values of a standalone program have the types that they are kept as.

Without it `min(llabs(x), y)` compiles for no type of y that Warp has, and `const int64_t z = llabs(x)`
hides it: C++ converts where Warp, which has no conversions, keeps a type.
"""
import re
import subprocess
from pathlib import Path

STORE = re.compile(r"^( +)(?! |for |if |while |return )((?:\[\[maybe_unused\]\] )?(?:const )?)((?:\w+ )?)"
                   r"([\w.\[\]()*+ %/,-]+?) = (.+);$", re.MULTILINE)


def with_assertions(text: str) -> str:
    """The program with an assertion before each variable and store of its kernel and reference.

    It does what the program does, line by line: an assertion stands on the line of what it is about, and in one
    block with a store, which may be all that a loop or an `if` repeats.
    """
    begin, end = text.index("__global__ void"), text.index("#define CUDA_CHECK")

    def one(m):
        indent, qualifiers, declared, target, value = m.groups()
        # Pointers, and lists, which have no type of their own.
        if declared.strip() == "auto" or re.match(r"\w+\* ", target) or value[0] in "{&":
            return m.group(0)
        # The type of the assignment is the target's; the target alone would count as read, and hide from the
        # compiler that nothing reads it.
        wanted = declared.strip() or f"std::decay_t<decltype({target} = {value})>"
        assertion = f"static_assert(std::is_same_v<std::decay_t<decltype({value})>, {wanted}>);"
        statement = f"{qualifiers}{declared}{target} = {value};"
        return f"{indent}{assertion} {statement}" if declared else f"{indent}{{ {assertion} {statement} }}"
    return text[:begin] + STORE.sub(one, text[begin:end]) + text[end:]


def wrong_types(folder: Path) -> list[str]:
    """The lines of a sample whose value has another type, or that do not compile."""
    return wrong_lines(folder, ["g++", "-std=c++17", "-fsyntax-only", "-w"])


def wrong_lines(folder: Path, compiler: list[str]) -> list[str]:
    source = next(folder.glob("*.cu"))
    text = source.read_text()
    run = subprocess.run([*compiler, "-x", "c++", "-I", folder, "-"], capture_output=True, text=True,
                         input=f'#line 1 "{source}"\n{with_assertions(text)}')
    if run.returncode == 0:
        return []
    lines = text.split("\n")
    numbers = sorted(set(map(int, re.findall(rf"^{re.escape(str(source))}:(\d+):\d+: error", run.stderr, re.MULTILINE))))
    return [lines[n - 1].strip() for n in numbers] or [run.stderr]


def build(folder: Path, compiler: list[str]) -> str:
    """Makes `program` of a sample, by one compilation where the types are right; what is wrong, empty if nothing."""
    program = folder / "program"
    if not wrong_lines(folder, [*compiler, "-o", program]):
        return ""
    # As it is: the compiler's words are about that.
    plain = subprocess.run([*compiler, "-x", "c++", "-o", program, next(folder.glob("*.cu"))], capture_output=True, text=True)
    return plain.stderr if plain.returncode else "\n".join(wrong_types(folder))
