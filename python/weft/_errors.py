"""The exceptions of the package."""

from __future__ import annotations

# Codes of diagnostics that say what weft cannot do, not what is wrong with the kernel.
UNSUPPORTED = {
    "UnsupportedYet",
    "BuiltinUnsupported",
    "BuiltinPythonLevel",
    "PythonLevelBuiltin",
    "BadProgram",
    "EvalUnsupported",
}


class DiagnosticError(Exception):
    """The kernel is not what Warp accepts. Attributes: code, file, line."""

    def __init__(self, code: str, file: str, line: int, message: str):
        super().__init__(message)
        self.code, self.file, self.line = code, file, line

    def __reduce__(self):  # for other processes
        return type(self), (self.code, self.file, self.line, str(self))


class UnsupportedError(DiagnosticError):
    """The kernel uses something that weft does not lower or evaluate."""


class KernelFault(Exception):
    """A launch that cannot go on. Attributes: kind, file, line, thread, output."""

    def __init__(self, kind: str, file: str, line: int, thread: tuple, message: str, output: str = ""):
        super().__init__(f"{file}:{line}: thread {', '.join(map(str, thread))}: {message}")
        self.kind, self.file, self.line, self.thread, self.message = kind, file, line, thread, message
        self.output = output  # what the kernel printed until then

    def __reduce__(self):
        return type(self), (self.kind, self.file, self.line, self.thread, self.message, self.output)


def refusal(answer):
    """What the native module answers, without its first element; raises the refusal that it is."""
    ok, *rest = answer
    if ok:
        return rest
    raise (UnsupportedError if rest[0] in UNSUPPORTED else DiagnosticError)(*rest)
