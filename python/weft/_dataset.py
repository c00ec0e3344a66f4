"""Datasets on disk: the commands of weft, called from Python."""

import functools
import json
import os
import re
import signal
import subprocess
import sys


class Error(Exception):
    """What a command of weft says when it ends with an error. `code` is its exit code."""

    def __init__(self, message, code=1):
        super().__init__(message)
        self.code = code

    def __reduce__(self):  # from one process to another
        return Error, (str(self), self.code)


Error.__module__ = "weft"


@functools.cache
def _known(command):
    """{option: whether it takes a value} of a command, as its help lists them."""
    out, code, said = _output(command, "--help")
    if code:
        raise _error(command, said, code)
    listed = re.findall(r"(?m)^  (?:-\w,)?(--[\w-]+)(?: (?!Excludes:|Needs:)(\S))?", out)
    return {option: bool(value) for option, value in listed}


def _arguments(command, options):
    """Of keywords: rows_per_shard=2000 is --rows-per-shard 2000; full=True is --full, and backward=False is --no-backward.

    None is an option that is not given. A name that the command does not have is passed on in any case: the command
    says what is wrong with it.
    """
    out = []
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        if value is None or value is True or value is False:
            known, no = _known(command), "--no-" + option[2:]
            if option not in known and no in known:
                out += [no] if value is False else []
            elif option not in known or value is True:
                out.append(option)
            elif value is False and known[option]:
                out += [option, "False"]  # which the command refuses: cases=False is no way to say cases=2
        elif isinstance(value, dict):
            out += [option, ",".join(f"{key}={part}" for key, part in value.items())]
        elif isinstance(value, (list, tuple)):
            out += [option, ",".join(map(str, value))]
        else:
            out += [option, os.fspath(value) if isinstance(value, os.PathLike) else str(value)]
    return out


def _output(command, *arguments, quiet=True):
    """The command in a process of its own: its signals, its descriptors and its memory are not this program's."""
    # -P: a json.py in the current folder is no part of weft.
    words = [sys.executable, "-P", "-m", "weft", command, *map(str, arguments)]
    # The folder that this package is in, for a tree that is not installed.
    environment = dict(os.environ)
    home = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [home, environment.get("PYTHONPATH")]))
    # If this process is killed, the command ends too, and no longer locks its folder. Linux tells it when the thread that
    # started it ends, whichever that is; no thread ends before its command, since it waits here in any case.
    environment["WEFT_ENDS_WITH"] = str(os.getpid())
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE if quiet else None, env=environment)
    try:
        out, err = process.communicate()
    except BaseException as error:
        # At Ctrl-C the terminal has sent it there too. The command leaves its folder in order, and ends.
        process.send_signal(signal.SIGINT if isinstance(error, KeyboardInterrupt) else signal.SIGTERM)
        try:
            process.communicate()
        except BaseException:  # asked again: now at once
            process.kill()
            process.wait()
            raise
        raise
    return out.decode(errors="replace"), process.returncode, None if err is None else err.decode(errors="replace")


def _error(command, said, code):
    ended = f"weft {command} ended with exit code {code}"
    if said is None:
        return Error(f"{ended}; its message is on stderr", code)
    lines = said.strip().splitlines()
    return Error(lines[-1].removeprefix("weft: ") if lines else ended, code)


def _run(command, *arguments, quiet=True):
    out, code, said = _output(command, *arguments, quiet=quiet)
    if code:
        raise _error(command, said, code)
    return out


def generate(path, n=None, *, progress=False, **options):
    """Makes the dataset `path` of `n` rows, as `weft generate -n N -o PATH` does; what is there already is gone on with.
    With target_size="1GB" in the place of `n` it has as many rows as fill that.

    Every option of the command is a keyword: seed=7, categories=["sparse"], format="parquet", rows_per_shard=2000,
    cases=0, jobs=4, overwrite=True; backward=False is --no-backward, and None is an option that is not given. `weft.Error`
    has the command's message. With `progress` the command writes its progress and its message to stderr itself, and the
    error says only how it ended. An interrupted or failed call can be repeated and goes on where it was. Returns the
    dataset.
    """
    arguments = [*([] if n is None else ["-n", n]), "-o", os.fspath(path), *_arguments("generate", options)]
    _run("generate", *arguments, *([] if progress else ["--quiet"]), quiet=not progress)
    return open(path)


def enrich(source, path, add, *, progress=False, **options):
    """Makes the dataset `path` of the finished one `source`, with texts of compilers: add=["ptx", "sass", "llvm_ir"].

    Options of `weft enrich` are keywords: arch=["sm_90"], max_tokens=8000, shard="1/4", jobs=4. As of `generate()`, an
    interrupted or failed call goes on where it was, and `weft.Error` has the command's message, which with `progress` is on
    stderr instead. Returns the dataset.
    """
    arguments = [os.fspath(source), "-o", os.fspath(path), *_arguments("enrich", {"add": add, **options})]
    _run("enrich", *arguments, *([] if progress else ["--quiet"]), quiet=not progress)
    return open(path)


def validate(path, **options):
    """What `weft validate --json` says of a dataset, as a dict; `ok` says whether all checks of all rows passed."""
    out, code, said = _output("validate", os.fspath(path), "--json", *_arguments("validate", options))
    if code not in (0, 1) or not out:  # 1 without a report: there was nothing to check
        raise _error("validate", said, code)
    report = json.loads(out)
    report.setdefault("ok", code == 0)
    return report


def stats(path, **options):
    """What `weft stats --json` says of a dataset, as a dict."""
    return json.loads(_run("stats", os.fspath(path), "--json", *_arguments("stats", options)))


class Dataset:
    """A finished dataset. Iterating gives its rows as dicts, in the order of its files."""

    def __init__(self, path):
        self.path = os.fspath(path)
        try:
            with _open(os.path.join(self.path, "manifest.json")) as file:
                self.manifest = json.load(file)
        except FileNotFoundError:
            raise Error(f"no finished dataset in '{self.path}'; weft.generate() makes one", 1) from None
        except (OSError, ValueError) as error:
            raise Error(f"cannot read the manifest of '{self.path}': {error}", 1) from None

    def files(self, split=None):
        """The data files, of one split or of all."""
        names = [entry["path"] for entry in self.manifest["files"]]
        return [os.path.join(self.path, name) for name in names
                if split is None or os.path.basename(name).startswith(f"{split}-")]

    def __iter__(self):
        return self.rows()

    def rows(self, split=None):
        """The rows of one split, or of all."""
        splits = [part.split("=")[0] for part in self.manifest["configuration"]["split"].split(",")]
        if split is not None and split not in splits:
            raise ValueError(f"'{self.path}' has no split {split!r}; it has {', '.join(splits)}")
        return self._rows(split)

    def __len__(self):
        return self.manifest["rows"]

    def _rows(self, split):
        for name in self.files(split):
            if name.endswith(".parquet"):
                yield from _rows_of_parquet(name)
            elif name.endswith(".jsonl.zst"):
                yield from _rows_of_zst(name)
            elif name.endswith(".jsonl"):
                with _open(name, encoding="utf-8") as file:
                    for line in file:
                        yield json.loads(line)
            elif name.endswith(".json"):
                with _open(name, encoding="utf-8") as file:
                    yield json.load(file)

    def __repr__(self):
        return f"<weft.Dataset {self.path!r}>"


_open = open


def _needs(module, name):
    try:
        return __import__(module, fromlist=["_"])
    except ImportError:
        raise ImportError(f"reading '{name}' needs the package {module.split('.')[0]}; pip install it") from None


def _rows_of_parquet(name):
    file = _needs("pyarrow.parquet", name).ParquetFile(name)
    for batch in file.iter_batches(batch_size=200):
        yield from batch.to_pylist()


def _rows_of_zst(name):
    import io

    with _open(name, "rb") as file:
        reader = _needs("zstandard", name).ZstdDecompressor().stream_reader(file, read_across_frames=True)
        for line in io.TextIOWrapper(reader, encoding="utf-8"):
            yield json.loads(line)


def open(path):
    """The finished dataset in a folder. `weft.Error` says what is there instead."""
    return Dataset(path)
