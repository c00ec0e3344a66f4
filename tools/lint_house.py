#!/usr/bin/env python3
"""Checks the house rules that no compiler and no formatter checks.

    tools/lint_house.py [--root FOLDER]

A rule is a function that takes the folder of the repository and yields findings: (path, offset, text).
RULES lists the rules. The exit code is 0 without findings, and 1 otherwise.
"""

import argparse
import collections
import fnmatch
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Comments, raw strings, strings and characters of C++, in the order in which they are tried.
TOKEN = re.compile(r"""
    //(?:\\\n|[^\n])*
  | /\*.*?\*/
  | (?:u8|[uUL])?R"(?P<mark>[^ ()\\\n]{0,16})\((?P<raw>.*?)\)(?P=mark)"
  | (?:u8|[uUL])?"(?P<text>(?:\\.|[^"\\\n])*)"
  | (?<![0-9A-Za-z_])(?:u8|[uUL])?'(?:\\.|[^'\\\n])+'
""", re.VERBOSE | re.DOTALL)


def cpp_files(root):
    return sorted(path for path in (root / "src").rglob("*") if path.suffix in (".h", ".cpp", ".def", ".inc"))


def without_comments(text):
    """The text with blanks in the place of its comments."""
    blank = lambda token: re.sub(r"[^\n]", " ", token[0]) if token[0][0] == "/" else token[0]  # noqa: E731
    return TOKEN.sub(blank, text)


def string_literals(text):
    """(offset, literal) of each string literal outside comments; adjacent ones are joined."""
    joined, end = None, 0
    for token in TOKEN.finditer(text):
        literal = token["raw"] if token["raw"] is not None else token["text"]
        if literal is None:
            continue
        between = re.sub(r"//[^\n]*|/\*.*?\*/|\s+", "", text[end:token.start()], flags=re.DOTALL)
        if joined is not None and between == "":
            joined = (joined[0], joined[1] + literal)
        else:
            if joined is not None:
                yield joined
            joined = (token.start(), literal)
        end = token.end()
    if joined is not None:
        yield joined


# --- builtins are data ---------------------------------------------------------------------------

TYPES = """bool int int8 uint8 int16 uint16 int32 uint32 int64 uint64 float float16 bfloat16 float32
    float64"""
PYTHON = "abs bool breakpoint float int len max min pow print range reversed round slice tuple"
# A text that is the name of a builtin and stands for something else: files, names, what they are there.
EXCEPTED_NAMES = [
    ("src/types/spelling.cpp", TYPES + " array tile tile_stack spatial_vector slice tuple", "how types are spelled"),
    ("src/types/include/weft/types/opaque_fields.def", "sign", "fields of structs"),
    ("src/frontend/python_*.def", PYTHON + " array copy select trace", "names and modules of Python"),
    ("src/frontend/module_effects.cpp", PYTHON + " add_ get_", "functions and methods of Python"),
    ("src/frontend/module_run*.cpp", PYTHON + " index bit_count", "functions and methods of Python"),
    ("src/frontend/module_names.cpp", """acos asin atan atan2 cbrt ceil copysign cos cosh degrees erf erfc exp
        floor isfinite isinf isnan log log10 log2 pow radians sin sinh sqrt tan tanh trunc""",
     "functions of Python's module math"),
    ("src/frontend/module_names.cpp", "add sub bit_and bit_or bit_xor",
     "attributes of the warp module, which a file may bind anew"),
    ("src/frontend/module.cpp", "array zeros", "objects that Python makes at module level"),
    ("src/frontend/scope.cpp", "float int bool tuple range", "names of Python"),
    ("src/frontend/syntax*", "float slice tuple print", "kinds of tree-sitter's nodes, statements of Python 2"),
    ("src/frontend/module_*.cpp", "static", "evaluated by Python before there is a tree"),
    ("src/frontend/convert_expr.cpp", "not", "an operator of Python"),
    ("src/frontend/annotations.cpp", "array length", "a class of the warp module, a keyword argument"),
    ("src/frontend/program*.cpp", "int bool float array tile tuple", "words of the documents of Programs"),
    ("src/frontend/option_values.cpp", "block_dim", "options of a module"),
    ("src/frontend/warp_functions.def",
     "transform_compose transform_decompose transform_from_matrix transform_to_matrix",
     "functions of Warp that are written in Python"),
    ("src/interface/interface.cpp", "index", "a rule of values"),
    ("src/row/metadata.cpp", "min", "a field of rows"),
    ("src/plans/assemble.cpp", TYPES + " tid min tile_ifft",
     "how a plan spells types, a word of its notation, a name for a variable"),
    ("src/plans/names.h", "static", "a word of C++"),
    ("src/plans/objects.cpp", "float int uint64 wp.uint64", "types as Python and plans spell them"),
    ("src/plans/style.cpp", TYPES + " array spatial_vector spatial wp.float16 wp.float32 wp.float64 wp.int32 wp.bool wp.array",
     "how types are spelled in Python"),
    ("src/hir/include/weft/hir/ops.def", "round", "a kind of instruction"),
    ("src/lower/module.cpp", PYTHON, "names of Python"),
    ("src/lower/lower.cpp", "block_dim", "options of a module"),
    ("src/lower/hash.cpp", "length bit_count", "keyword arguments, methods of Python"),
    ("src/lower/hash.cpp", "tid", "found by its path: the hash is made before lowering binds names"),
    ("src/lower/walk_*.cpp", "length static bool int float range min max",
     "syntax, keyword arguments, types in C++"),
    ("src/lower/walk_*.cpp", "add sub min max store atomic_", "parts of the names of native functions"),
    ("src/lower/deterministic.cpp", "add min max", "parts of the names of native functions"),
    ("src/lower/resolver.cpp", "length static", "an attribute of types, an object of the warp module"),
    ("src/emit/statements.cpp", "atomic_add atomic_sub atomic_and atomic_or atomic_xor store",
     "the names of native functions"),
    ("src/emit/tiles.cpp", "tile_ add sub bool", "parts of the names of native functions, a type in C++"),
    ("src/synth/build.cpp", "length array", "keyword arguments, the beginning of array2d"),
    ("src/synth/include/weft/synth/category.h", "vector matrix", "names of categories"),
    ("src/synth/kernel.cpp", "tid index", "words for names of variables"),
    ("src/synth/loops.cpp", "step", "words for names of variables"),
    ("src/synth/names_by_use.cpp", "lower_bound", "words for names of variables"),
    ("src/standalone/*_names.inc", """abs acos asin atan atan2 cbrt ceil copysign cos cosh div erf erfc erfcinv
        erfinv exp floor index isfinite isinf isnan log log10 log2 max min pow printf rint round select sin
        sinh sqrt tan tanh trunc""", "functions of C and CUDA"),
    ("src/standalone/reserved_words.inc", "bool float int static", "words of C++"),
    ("src/standalone/cpp_names.cpp", TYPES + " vec mat", "types in C++"),
    ("src/standalone/form_table.cpp", TYPES + " vec mat", "types in the notation of forms"),
    ("src/standalone/standalone.cpp", "vec mat", "the beginnings of names of types in C++"),
    ("src/standalone/assemble_*.cpp", "bool int", "types in C++"),
    ("src/standalone/host.cpp", "bool round", "a type in C++, words for names of variables"),
    ("src/standalone/helpers.cpp", "tuple", "words for names of variables"),
    ("src/standalone/accesses*", "tid", "the label of an index of a thread"),
    ("src/standalone/write_calls.cpp", "length", "keyword arguments"),
    ("src/standalone/write_tiles.cpp", "index tile", "words for names of variables"),
    ("src/inspect/tokens.cpp", PYTHON, "tokens of Python"),
    ("src/inspect/coverage.cpp", "vector matrix quaternion array _copy",
     "families of types, the ending by which Warp marks copies that cannot be used"),
    ("src/inspect/report_model.cpp", "vector matrix quaternion", "families of types"),
    ("src/row/metadata.cpp", "range block_dim", "fields of a row"),
    ("src/row/fields.cpp", "block_dim", "a field of a row"),
    ("src/row/include/weft/row/columns.def", "index", "fields of a row"),
    ("src/python/module.cpp", "block_dim", "a parameter in Python"),
    ("src/app/cuda/standalone_info.cpp", "store load", "words for accesses in a row"),
    ("src/app/cuda/ptx_figures.cpp", "sin cos tanh sqrt div", "instructions of PTX"),
    ("src/app/cuda/own.cpp", "sample_", "the beginning of a folder's name"),
    ("src/app/dataset/card.cpp", TYPES, "types of columns"),
    ("src/app/commands/view.cpp", "view", "a command"),
    ("src/app/commands/completion.cpp", "view", "a command"),
    ("src/views/examples.cpp", "index", "a column"),
]

# Keys of JSON objects, which are no names of calls: what stands before the text.
JSON_KEY = re.compile(r"(?:(?:\.|->)(?:member|key|at_key)\(|\b(?:row|metadata|dims|json)\[|\]\[)\s*$")
# A comparison with the beginning or the end of a text.
PART = re.compile(r'\b(starts_with|ends_with)\(\s*"([^"\\]+)"|\bsubstr\([^()]*\)\s*[!=]=\s*"([^"\\]+)"')
# A comparison with the key of an id is one with a name in disguise.
KEY_OF_ID = re.compile(r"[!=]=\s*builtin\(BuiltinId::\w+\)\.key|\bbuiltin\(BuiltinId::\w+\)\.key\s*[!=]=")


def builtin_keys(root):
    table = root / "src" / "builtins" / "include" / "weft" / "builtins" / "builtin_ids.def"
    return set(re.findall(r'^WEFT_BUILTIN\(\w+, "(\w+)"\)', table.read_text(), re.MULTILINE))


def excepted_names(name):
    """{name of a builtin: its exceptions, as places in EXCEPTED_NAMES} of a file."""
    excepted = collections.defaultdict(list)
    for at, (pattern, words, _) in enumerate(EXCEPTED_NAMES):
        for word in words.split() if fnmatch.fnmatch(name, pattern) else ():
            excepted[word].append(at)
    return excepted


def builtin_names(root, used=None):
    """No code outside src/builtins recognises a builtin by its name.

    Any text that is the name of a builtin counts, since lists, maps and switches compare too; and so do
    comparisons with the beginning or the end of such a name, and texts such as "tile_" that several names
    begin with. What is not seen is a name that is put together at run time or that a macro makes of a word.

    `used`: a set that gets the places in EXCEPTED_NAMES of the exceptions that were needed.
    """
    keys = builtin_keys(root)
    for path in cpp_files(root):
        name = path.relative_to(root).as_posix()
        if name.startswith("src/builtins/"):
            continue
        excepted = excepted_names(name)
        for at, words, finding in names_in(path.read_text(), keys):
            exceptions = [exception for word in words for exception in excepted.get(word, ())]
            if used is not None:
                used.update(exceptions)
            if not exceptions:
                yield path, at, finding


def names_in(text, keys):
    """(offset, names that excuse it, finding) of each text or comparison that builtin_names() looks for."""
    code = without_comments(text)
    for at, literal in string_literals(text):
        bare = re.sub(r"^(wp|warp)\.", "", literal)
        if JSON_KEY.search(code, max(0, at - 40), at):
            continue
        if bare in keys:
            yield at, (bare,), f'"{literal}" is the name of a builtin: ask its BuiltinId or a property of it'
        elif literal.endswith("_") and sum(key.startswith(literal) for key in keys) > 1:
            yield at, (literal,), f'"{literal}" begins the names of several builtins: ask a property of them'
    for part in PART.finditer(code):
        literal, ends = part[2] or part[3], part[1] == "ends_with"
        found = any(key.endswith(literal) if ends else key.startswith(literal) for key in keys)
        if found and len(literal) > 2:
            yield part.start(), (literal,), f'"{literal}" is a part of the name of a builtin: ask a property of it'
    for compared in KEY_OF_ID.finditer(code):
        yield compared.start(), ("=",), f"{compared[0]!r} compares names of builtins: compare their ids"


# --- nothing is too long to read -----------------------------------------------------------------

MAX_FILE_LINES = 800
MAX_FUNCTION_LINES = 80

# Files and functions that are longer, with the number of lines that they may have, and why. The numbers only
# fall, and an entry that is not needed any more is a finding.
LONG_FILES = {
}
LONG_FUNCTIONS = {
    "src/frontend/convert_expr.cpp Converter::expression_in": (138, "a table: one line for each kind of syntax, so that a new kind does not compile without one"),
    "src/frontend/convert_stmt.cpp Converter::statement": (155, "a table: one line for each kind of syntax, so that a new kind does not compile without one"),
    "src/synth/calls.cpp result_range": (116, "a table: one line or formula for each kind of range"),
    "src/synth/policy.cpp table": (232, "a table: the weights of the categories"),
}

NOT_A_FUNCTION = re.compile(r"(namespace|class|struct|union|enum|extern|if|for|while|switch|do|else|return|case)\b")


def indentation(line):
    return len(line) - len(line.lstrip(" "))


def function_name(head):
    """The name in the head of a definition. Template arguments may contain calls of their own."""
    while (shorter := re.sub(r"<[^<>]*>", "", head)) != head:
        head = shorter
    name = re.search(r"([\w:~]+|operator\S+)\s*\(", head)
    return name.group(1) if name else head


def functions(lines):
    """(line, number of lines, name) of each function whose body has lines of its own.

    The code is formatted: a definition ends with a brace that is indented as its first line is. Functions within
    functions belong to the outer one.
    """
    first = None  # line of the declaration that may turn out to be a definition
    i = 0
    while i < len(lines):
        code = lines[i].split("//")[0].rstrip()
        if not code or code.lstrip().startswith("#") or code.endswith((";", "}", ":")):
            first = None
        elif not code.endswith("{"):
            first = i if first is None else first
        else:
            first = i if first is None else first
            head = " ".join(line.strip() for line in lines[first:i + 1])
            if "(" in head and not NOT_A_FUNCTION.match(head) and "=" not in head.split("(")[0]:
                close = " " * indentation(lines[first]) + "}"
                end = i + 1
                while end < len(lines) and not lines[end].startswith(close):
                    end += 1
                yield first + 1, end - first + 1, function_name(head)
                i = end
            first = None
        i += 1


def lengths(root):
    """No file has more than 800 lines, and no function more than 80, but tables."""
    allowed = LONG_FILES | LONG_FUNCTIONS
    met = set()

    def is_too_long(key, length, limit):
        if length <= limit:
            return False
        met.add(key)
        return length > allowed.get(key, (limit,))[0]

    for path in cpp_files(root):
        name = path.relative_to(root).as_posix()
        lines = path.read_text().splitlines()
        if path.suffix not in (".h", ".cpp"):
            continue
        if is_too_long(name, len(lines), MAX_FILE_LINES):
            yield path, 0, (f"the file has {len(lines)} lines, and may have {allowed.get(name, (MAX_FILE_LINES,))[0]}: "
                            "move a part that has a name of its own to a file of its own")
        for line, length, function in functions(lines):
            key = f"{name} {function}"
            if is_too_long(key, length, MAX_FUNCTION_LINES):
                offset = sum(len(each) + 1 for each in lines[:line - 1])
                yield path, offset, (f"{function}() has {length} lines, and may have "
                                   f"{allowed.get(key, (MAX_FUNCTION_LINES,))[0]}: cut it into functions whose names "
                                   "say what each part does")
    for key in sorted(allowed.keys() - met) if root == ROOT else ():
        yield root / "tools" / "lint_house.py", 0, f"nothing needs the exception for {key} any more: remove it"


# --- a full memory is no damage -------------------------------------------------------------------

def json_parsers(root):
    """JSON is parsed by JsonParser, which tells memory that is lacking from text that is damaged."""
    for path in cpp_files(root):
        if path.name != "json_parser.h":
            for parser in re.finditer(r"\bdom::parser\b", without_comments(path.read_text())):
                yield path, parser.start(), "simdjson says that text is damaged where memory is lacking: use JsonParser"


RULES = [builtin_names, lengths, json_parsers]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args().root.resolve()
    findings = sorted({finding for rule in RULES for finding in rule(root)})
    for path, at, text in findings:
        line = path.read_text().count("\n", 0, at) + 1
        print(f"{path.relative_to(root)}:{line}: {text}")
    print(f"{len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
