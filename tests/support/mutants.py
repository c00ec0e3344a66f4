"""Mutants of a standalone program: one operator, constant or index of the kernel changed.

Nothing else of the file is touched: neither the functions that the kernel calls nor the reference.
A program that checks itself should print FAIL for each.
"""
import random
import re

OPERATORS = {"+": "-", "-": "+", "*": "+", "/": "*", "<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=",
             "!=": "==", "&&": "||", "||": "&&", "&": "|", "|": "&", "^": "&", "+=": "-=", "-=": "+=", "*=": "+=",
             "%": "+"}
TOKEN = re.compile(r" (\+=|-=|\*=|<=|>=|==|!=|&&|\|\||[-+*/<>&|^%]) |\b(\d+\.\d+(?:e[-+]?\d+)?)f?\b|"
                   r"(?<=\[)([^][]+)(?=\])|(?<![\w.\[])(\d+)\b(?!\.)")


def kernel_span(source: str) -> tuple[int, int]:
    """The kernel's body, without its grid-stride loop."""
    begin = source.index("__global__ void")
    begin = source.index("gridDim.x * blockDim.x) {", begin) + len("gridDim.x * blockDim.x) {")
    return begin, source.index("\n}\n", begin)


def mutants(source: str, count: int, seed: int = 1):
    """(description, changed source), at most `count`, drawn from all places at random."""
    begin, end = kernel_span(source)
    found = []
    for m in TOKEN.finditer(source, begin, end):
        line = source.rfind("\n", 0, m.start()) + 1
        text = source[line:source.find("\n", m.start())].strip()
        if text.startswith("for (") or "= thread /" in text or "= thread %" in text:
            continue  # how often a loop runs may be beyond the arrays; the thread's own indices likewise
        if m.group(1):
            new = f" {OPERATORS[m.group(1)]} "
        elif m.group(2):
            new = m.group(0).replace(m.group(2), repr(float(m.group(2)) * 1.5 + 0.25))
        elif m.group(3):
            # Another element: the first.
            if m.group(3) == "0":
                continue
            new = "0"
        else:
            new = str(int(m.group(4)) + 1)
            if re.search(r"\[[^]]*$", source[line:m.start()]):
                continue  # an index that could leave the array
        found.append((f"{text}: '{m.group(0).strip()}' -> '{new.strip()}'", m.start(), m.end(), new))
    random.Random(seed).shuffle(found)
    for what, at, stop, new in found[:count]:
        yield what, source[:at] + new + source[stop:]
