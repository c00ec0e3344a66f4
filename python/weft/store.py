"""Datasets in object stores: S3, GCS, Azure and whatever pyarrow or fsspec has a file system for.

A dataset is written to a store in an order such that nothing there is falsely whole: data files first, the manifest
last, and a manifest that is there already goes before the first file that it is not of. `location` is a URL that
pyarrow.fs.FileSystem.from_uri() knows, or, with `filesystem` (of pyarrow or fsspec), a path in it.
"""

import hashlib
import json
import os
import shutil
import tempfile

from . import _dataset
from ._dataset import Error

_MANIFEST = "manifest.json"
# What the manifest does not list: they seal themselves, and are needed to check and to extend a copy.
_RECORDS = (".weft/config.json", ".weft/journal")
_PIECE = 8 << 20


def _place(location, filesystem):
    """(a file system of pyarrow, the folder in it)"""
    try:
        from pyarrow import fs
    except ImportError:
        raise ImportError("object stores need the package pyarrow; pip install pyarrow") from None
    location = os.fspath(location)
    if filesystem is None:
        try:
            filesystem, location = fs.FileSystem.from_uri(location)
        except Exception as error:  # of many kinds, by file system
            raise Error(f"no file system for '{location}': {error}") from None
    elif not isinstance(filesystem, fs.FileSystem):
        filesystem = fs.PyFileSystem(fs.FSSpecHandler(filesystem))
    return filesystem, location.rstrip("/")


def _is_there(filesystem, path):
    from pyarrow import fs

    return filesystem.get_file_info(path).type == fs.FileType.File


def _read(filesystem, path):
    with filesystem.open_input_stream(path) as source:
        return source.read()


def _manifest(filesystem, folder):
    """The bytes of the manifest; None where there is none."""
    path = f"{folder}/{_MANIFEST}"
    return _read(filesystem, path) if _is_there(filesystem, path) else None


def _sum(source):
    digest, size = hashlib.sha256(), 0
    while piece := source.read(_PIECE):
        digest.update(piece)
        size += len(piece)
    return digest.hexdigest(), size


def _own(manifest):
    """(path, sha256, bytes) of each file that a manifest lists, data first. ValueError for a path that leads elsewhere."""
    files = [(entry["path"], entry["sha256"], entry["bytes"]) for entry in [*manifest["files"], *manifest["others"]]]
    for path, _, _ in files:
        if path.startswith("/") or "\\" in path or any(part in ("", ".", "..") for part in path.split("/")):
            raise ValueError(path)
    return files


def _strangers(filesystem, folder, own):
    """The data files of a folder that are none of `own`: readers take whatever stands there."""
    from pyarrow import fs

    found = filesystem.get_file_info(fs.FileSelector(f"{folder}/data", allow_not_found=True))
    names = {f"data/{info.base_name}" for info in found if info.type == fs.FileType.File}
    return sorted(names - {path for path, _, _ in own})


def _is_same(filesystem, path, sha256, size):
    info = filesystem.get_file_info(path)
    if not info.is_file or info.size != size:
        return False
    with filesystem.open_input_stream(path) as source:
        return _sum(source) == (sha256, size)


def upload(folder, location, *, filesystem=None, overwrite=False):
    """Copies the finished dataset in `folder` to a store, and returns it as a `Remote`.

    Each file is read back and compared with the manifest. Files that are there already and are the same stay, so that a
    call which was interrupted goes on. `weft.Error` where another dataset is there, or data files of one, unless
    `overwrite`, or where a file in `folder` is not as its manifest says.
    """
    data = _dataset.open(folder)
    filesystem, target = _place(location, filesystem)
    with open(os.path.join(data.path, _MANIFEST), "rb") as file:
        manifest = file.read()
    there = _manifest(filesystem, target)
    if there is not None and there != manifest:
        if not overwrite:
            raise Error(f"'{location}' holds another dataset; overwrite=True replaces it")
        filesystem.delete_file(f"{target}/{_MANIFEST}")  # what it says is not so from now on
    own = _own(data.manifest)
    if not overwrite and (strange := _strangers(filesystem, target, own)):
        raise Error(f"'{location}' holds files of another dataset, as '{strange[0]}'; overwrite=True removes them")
    filesystem.create_dir(target, recursive=True)
    for name, sha256, size in own:
        path = f"{target}/{name}"
        if _is_same(filesystem, path, sha256, size):
            continue
        filesystem.create_dir(os.path.dirname(path), recursive=True)
        with open(os.path.join(data.path, name), "rb") as source, filesystem.open_output_stream(path) as sink:
            shutil.copyfileobj(source, sink, _PIECE)
        if not _is_same(filesystem, path, sha256, size):
            filesystem.delete_file(path)
            raise Error(f"'{os.path.join(data.path, name)}' is not as its manifest says, or did not arrive so; "
                        f"'weft repair {data.path}' makes it again")
    if overwrite:
        for name in _strangers(filesystem, target, own):
            filesystem.delete_file(f"{target}/{name}")
    if there != manifest:
        filesystem.create_dir(f"{target}/.weft", recursive=True)
        for name in _RECORDS:
            with open(os.path.join(data.path, name), "rb") as source, \
                    filesystem.open_output_stream(f"{target}/{name}") as sink:
                shutil.copyfileobj(source, sink, _PIECE)
        with filesystem.open_output_stream(f"{target}/{_MANIFEST}") as sink:
            sink.write(manifest)
    return Remote(location, filesystem, target)


def download(location, folder, *, filesystem=None):
    """Copies a dataset of a store to a folder, compares every file with the manifest, and returns it opened.

    The folder is new, or has what an interrupted call left there, which the next goes on from.
    """
    remote = open_remote(location, filesystem=filesystem)
    folder = os.fspath(folder)
    own = _own(remote.manifest)
    known = {os.path.join(folder, name) for name, *_ in own} | {os.path.join(folder, name) for name in _RECORDS}
    for beside, _, names in os.walk(folder):
        if strange := [name for name in names if os.path.join(beside, name) not in known]:
            raise Error(f"'{folder}' is not empty: it has '{os.path.join(beside, strange[0])}'")
    for name, sha256, size in own:
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                if _sum(file) == (sha256, size):
                    continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with remote.filesystem.open_input_stream(f"{remote.path}/{name}") as source, open(path, "wb") as sink:
            shutil.copyfileobj(source, sink, _PIECE)
        with open(path, "rb") as file:
            if _sum(file) != (sha256, size):
                raise Error(f"'{location}/{name}' is not as its manifest says")
    os.makedirs(os.path.join(folder, ".weft"), exist_ok=True)
    for name in _RECORDS:
        if _is_there(remote.filesystem, f"{remote.path}/{name}"):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(_read(remote.filesystem, f"{remote.path}/{name}"))
    with open(os.path.join(folder, _MANIFEST), "wb") as file:
        file.write(_manifest(remote.filesystem, remote.path))
    return _dataset.open(folder)


def generate(location, n, *, filesystem=None, local=None, overwrite=False, **options):
    """Makes a dataset of `n` rows, as `weft.generate()` does, and puts it into a store.

    `local` is a folder for the files until they are there: it stays, and an interrupted call goes on from it. Without it
    they are made in a temporary folder, which goes. What is in the store already is left as it is.
    """
    scratch = local or tempfile.mkdtemp(prefix="weft-")
    try:
        folder = os.path.join(scratch, "set") if local is None else local
        _dataset.generate(folder, n, **options)
        return upload(folder, location, filesystem=filesystem, overwrite=overwrite)
    finally:
        if local is None:
            shutil.rmtree(scratch, ignore_errors=True)


def merge(location, parts, *, filesystem=None, overwrite=False):
    """Joins parts of a dataset, or datasets, that stand in stores (or in folders), in a store."""
    with tempfile.TemporaryDirectory(prefix="weft-") as scratch:
        folders = []
        for number, part in enumerate(parts):
            if filesystem is None and os.path.isdir(part):
                folders.append(os.fspath(part))
                continue
            folders.append(os.path.join(scratch, f"part{number}"))
            download(part, folders[-1], filesystem=filesystem)
        joined = os.path.join(scratch, "joined")
        _dataset._run("merge", joined, *folders, "--quiet")
        return upload(joined, location, filesystem=filesystem, overwrite=overwrite)


def verify(location, *, filesystem=None):
    """Reads every file of a dataset in a store; returns a list of what is wrong with which, empty for a whole one."""
    remote = open_remote(location, filesystem=filesystem)
    found = []
    for name, sha256, size in _own(remote.manifest):
        path = f"{remote.path}/{name}"
        if not _is_there(remote.filesystem, path):
            found.append(f"{name} is missing")
        elif not _is_same(remote.filesystem, path, sha256, size):
            found.append(f"{name} holds other bytes than it should")
    found += [f"{name} is no file of the dataset" for name in _strangers(remote.filesystem, remote.path, _own(remote.manifest))]
    return found


class Remote:
    """A finished dataset in a store."""

    def __init__(self, location, filesystem, path):
        self.location, self.filesystem, self.path = location, filesystem, path
        text = _manifest(filesystem, path)
        if text is None:
            raise Error(f"no finished dataset at '{location}'")
        try:
            self.manifest = json.loads(text)
            _own(self.manifest)
        except (ValueError, KeyError, TypeError):
            raise Error(f"the manifest at '{location}' is damaged") from None

    def files(self, split=None):
        """The paths of the data files in `filesystem`, of one split or of all."""
        return [f"{self.path}/{entry['path']}" for entry in self.manifest["files"]
                if split is None or os.path.basename(entry["path"]).startswith(f"{split}-")]

    def dataset(self, split=None):
        """A `pyarrow.dataset.Dataset` over the Parquet files."""
        import pyarrow.dataset

        return pyarrow.dataset.dataset(self.files(split), filesystem=self.filesystem, format="parquet")

    def __repr__(self):
        return f"<weft.store.Remote {self.location!r}>"


def open_remote(location, *, filesystem=None):
    """The finished dataset at a location. `weft.Error` where there is none."""
    return Remote(location, *_place(location, filesystem))
