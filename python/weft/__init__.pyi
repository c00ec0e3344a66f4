"""Type stubs of the package weft."""

from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, Literal

import numpy as np
import warp

class DiagnosticError(Exception):
    code: str
    file: str
    line: int

class UnsupportedError(DiagnosticError): ...

class KernelFault(Exception):
    kind: str
    file: str
    line: int
    thread: tuple[int, ...]
    message: str
    output: str

class RunResult(dict[str, np.ndarray]):
    gradients: dict[str, np.ndarray]
    findings: list[dict[str, Any]]
    output: str

class Lowered:
    support: str
    forward: str
    backward: str
    hash: str

def capture(
    kernel: warp.Kernel | warp.Function, backward: bool | None = None, block_dim: int | None = None
) -> str: ...
def lower(
    kernel: warp.Kernel | warp.Function | str,
    device: Literal["cpu", "cuda"] = "cpu",
    backward: bool | None = None,
    block_dim: int | None = None,
) -> Lowered: ...
def run(
    kernel: warp.Kernel | str | PathLike[str],
    dim: int | Sequence[int],
    inputs: Mapping[str, Any],
    *,
    name: str | None = None,
    types: str | None = None,
    grad: bool = False,
    cotangents: Mapping[str, Any] | None = None,
    sanitize: bool = False,
    math: Literal["pinned", "host"] = "pinned",
    jobs: int | None = None,
) -> RunResult: ...

class Error(Exception):
    code: int

class Table:
    start: int
    stop: int
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...
    def __len__(self) -> int: ...

class RowStream:
    def __init__(
        self,
        seed: int = 42,
        *,
        categories: str | Sequence[str] | None = None,
        weights: Mapping[str, int] | None = None,
        schedule: Sequence[tuple[int | None, Mapping[str, int]]] | None = None,
        size: int | None = None,
        shuffle: bool = True,
        shard: tuple[int, int] = (0, 1),
        families: Literal["all", "train", "eval"] = "all",
        device: Literal["cpu", "cuda", "both"] | None = None,
        adjoints: Literal["exact", "all"] = "exact",
        backward: bool = True,
        cases: int | None = None,
        strip: str | Sequence[str] | None = None,
        view: Literal["pairs", "messages", "completion"] | None = None,
        tasks: str | Sequence[str] | Mapping[str, int] | None = None,
        fields: Sequence[str] | None = None,
        jobs: int = 1,
    ) -> None: ...
    def shard(self, number: int, of: int) -> None: ...
    def place(self, draw: int) -> tuple[int, int, str]: ...
    def __iter__(self) -> Iterator[dict[str, Any]]: ...
    def state_dict(self) -> dict[str, Any]: ...
    def load_state_dict(self, state: dict[str, Any]) -> None: ...

class Dataset:
    path: str
    manifest: dict[str, Any]
    def __init__(self, path: str | PathLike[str]) -> None: ...
    def files(self, split: str | None = None) -> list[str]: ...
    def rows(self, split: str | None = None) -> Iterator[dict[str, Any]]: ...
    def __iter__(self) -> Iterator[dict[str, Any]]: ...

def row(
    seed: int = 42,
    index: int = 0,
    *,
    categories: str | Sequence[str] | None = None,
    weights: Mapping[str, int] | None = None,
    families: Literal["all", "train", "eval"] = "all",
    device: Literal["cpu", "cuda", "both"] = "cuda",
    adjoints: Literal["exact", "all"] = "exact",
    backward: bool = True,
    cases: int = 2,
    strip: str | Sequence[str] | None = None,
    jobs: int | None = None,
) -> dict[str, Any]: ...
def rows(
    seed: int = 42,
    start: int = 0,
    stop: int = 1000,
    *,
    categories: str | Sequence[str] | None = None,
    weights: Mapping[str, int] | None = None,
    families: Literal["all", "train", "eval"] = "all",
    device: Literal["cpu", "cuda", "both"] | None = None,
    adjoints: Literal["exact", "all"] = "exact",
    backward: bool = True,
    cases: int | None = None,
    strip: str | Sequence[str] | None = None,
    view: Literal["pairs", "messages", "completion"] | None = None,
    tasks: str | Sequence[str] | Mapping[str, int] | None = None,
    jobs: int | None = None,
) -> Iterator[dict[str, Any]]: ...
def table(
    seed: int = 42,
    start: int = 0,
    stop: int = 10_000,
    *,
    categories: str | Sequence[str] | None = None,
    weights: Mapping[str, int] | None = None,
    families: Literal["all", "train", "eval"] = "all",
    device: Literal["cpu", "cuda", "both"] = "cuda",
    adjoints: Literal["exact", "all"] = "exact",
    backward: bool = True,
    cases: int = 2,
    strip: str | Sequence[str] | None = None,
    jobs: int | None = None,
) -> Table: ...
def generate(path: str | PathLike[str], n: int | None = None, *, progress: bool = False, **options: Any) -> Dataset: ...
def enrich(
    source: str | PathLike[str], path: str | PathLike[str], add: list[str] | str, *, progress: bool = False, **options: Any
) -> Dataset: ...
def validate(path: str | PathLike[str], **options: Any) -> dict[str, Any]: ...
def stats(path: str | PathLike[str], **options: Any) -> dict[str, Any]: ...
def open(path: str | PathLike[str]) -> Dataset: ...
