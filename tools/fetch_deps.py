#!/usr/bin/env python3
"""Fetches the pinned third-party C sources named in tools/deps.lock.

Input: tools/deps.lock, a Python package index (pip's configured one, or PyPI).
Output: .deps/<folder>/ with the sources that cmake/third_party compiles, and a `.complete` mark.
Invariant: an archive is unpacked only if its sha256 is the one in the lock file.
Why not pip: `pip download` of a source archive runs the archive's own build script.
Needs nothing but Python's standard library (3.9 or later).
"""

import argparse
import hashlib
import html
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.parse
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "tools" / "deps.lock"

# What is taken from each archive: (path inside the archive's top folder, path below .deps/NAME).
# A path that ends in a slash is a whole folder.
WANTED = {
    "zstd": [("zstd/", "./"), ("LICENSE", "LICENSE")],
    "tree-sitter": [
        ("tree_sitter/core/lib/src/", "src/"),
        ("tree_sitter/core/lib/include/", "include/"),
        ("LICENSE", "LICENSE"),
    ],
    "simdjson": [
        ("simdjson/simdjson.cpp", "simdjson.cpp"),
        ("simdjson/simdjson.h", "simdjson.h"),
        ("LICENSE", "LICENSE"),
    ],
    "tree-sitter-python": [("parsers/python/src/", "src/"), ("LICENSE", "LICENSE")],
}

# The grammar has no C header of its own in the archive.
PYTHON_HEADER = """\
#pragma once
typedef struct TSLanguage TSLanguage;
#ifdef __cplusplus
extern "C"
#endif
const TSLanguage *tree_sitter_python(void);
"""


def read_lock():
    for line in LOCK.read_text().splitlines():
        if line and not line.startswith("#"):
            folder, project, filename, sha256 = line.split()
            yield folder, project, filename, sha256


def index_url():
    """The index that pip is configured for, else PyPI."""
    url = os.environ.get("PIP_INDEX_URL")
    if not url:
        try:
            out = subprocess.run(
                [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
                capture_output=True, text=True, timeout=60)
            url = out.stdout.strip()
        except (OSError, subprocess.SubprocessError):
            url = ""
    return (url or "https://pypi.org/simple").rstrip("/") + "/"


def get(url, accept="*/*"):
    """The body of `url`, tried four times."""
    for attempt in range(4):
        try:
            request = urllib.request.Request(
                url, headers={"Accept": accept, "User-Agent": "weft-setup"})
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.read()
        except OSError as error:
            if attempt == 3:
                raise RuntimeError(f"{url}: {error}") from error
            time.sleep(2**attempt)


def find_url(index, project, filename):
    page_url = urllib.parse.urljoin(index, project + "/")
    page = get(page_url, accept="text/html").decode("utf-8", "replace")
    for match in re.finditer(r'<a\s[^>]*href="([^"]+)"', page):
        url = urllib.parse.urljoin(page_url, html.unescape(match.group(1)))
        if urllib.parse.unquote(urllib.parse.urlparse(url).path).endswith("/" + filename):
            return urllib.parse.urldefrag(url).url
    raise RuntimeError(f"{page_url} lists no {filename}")


def download(index, project, filename, sha256, cache):
    path = cache / filename
    if path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == sha256:
        return path
    data = get(find_url(index, project, filename))
    found = hashlib.sha256(data).hexdigest()
    if found != sha256:
        raise RuntimeError(f"{filename}: sha256 is {found}, tools/deps.lock says {sha256}")
    cache.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    partial.write_bytes(data)
    partial.replace(path)
    return path


def unpack(archive, folder, target, sha256):
    fresh = target.with_name(f"{target.name}.{os.getpid()}.partial")
    shutil.rmtree(fresh, ignore_errors=True)
    taken = 0
    with tarfile.open(archive) as tar:
        for member in tar:
            if not member.isfile():
                continue
            inner = member.name.split("/", 1)[-1]
            for source, destination in WANTED[folder]:
                if inner == source or (source.endswith("/") and inner.startswith(source)):
                    rest = inner[len(source):] if source.endswith("/") else ""
                    if ".." in rest.split("/"):
                        raise RuntimeError(f"{archive.name}: unexpected path {member.name}")
                    out = fresh / destination / rest if rest else fresh / destination
                    out.parent.mkdir(parents=True, exist_ok=True)
                    out.write_bytes(tar.extractfile(member).read())
                    taken += 1
    if taken == 0:
        raise RuntimeError(f"{archive.name} holds none of the files wanted from it")
    if folder == "tree-sitter-python":
        for extra in ("grammar.json", "node-types.json"):
            (fresh / "src" / extra).unlink(missing_ok=True)
        header = fresh / "bindings" / "tree_sitter" / "tree-sitter-python.h"
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text(PYTHON_HEADER)
    (fresh / ".complete").write_text(sha256 + "\n")
    shutil.rmtree(target, ignore_errors=True)
    fresh.replace(target)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deps", type=Path, default=ROOT / ".deps", help="where to unpack to")
    parser.add_argument("--check", action="store_true", help="only say whether all is there")
    options = parser.parse_args()
    missing = [entry for entry in read_lock()
               if not (options.deps / entry[0] / ".complete").exists()
               or (options.deps / entry[0] / ".complete").read_text().strip() != entry[3]]
    if options.check or not missing:
        for folder, *_ in missing:
            print(f"missing: {options.deps / folder}")
        return 1 if missing else 0
    options.deps.mkdir(parents=True, exist_ok=True)
    index = index_url()
    try:
        for folder, project, filename, sha256 in missing:
            print(f"fetching {filename}", flush=True)
            archive = download(index, project, filename, sha256, options.deps / "cache")
            unpack(archive, folder, options.deps / folder, sha256)
            archive.unlink()
        shutil.rmtree(options.deps / "cache", ignore_errors=True)
    except (RuntimeError, OSError, tarfile.TarError) as error:
        print(f"fetch_deps: {error}", file=sys.stderr)
        print("fetch_deps: the package index must be reachable once; set PIP_INDEX_URL for another"
              " one, or put the archives named in tools/deps.lock into .deps/cache", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
