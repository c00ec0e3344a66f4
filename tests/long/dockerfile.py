#!/usr/bin/env python3
"""The Dockerfile's own steps, where there is no Docker: each stage is a folder that the steps run in by chroot.

A folder of Debian 12 with its Python 3.11 stands in for the image python:3.12-slim-bookworm. What stage and image share
(packages of Debian, the context with .dockerignore, `pip wheel`, the entry point) is tried; the image's own Python is
not. Needs root and debootstrap.
"""

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PASSED_ON = re.compile(r"^(PIP_|UV_|HTTPS?_PROXY|NO_PROXY|SSL_|REQUESTS_)", re.I)


def instructions(text: str):
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.M).replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip():
            name, _, rest = line.strip().partition(" ")
            yield name.upper(), rest.strip()


def base(folder: Path):
    subprocess.run(["debootstrap", "--variant=minbase", "--include=ca-certificates,python3,python3-pip,python3-dev",
                    "bookworm", folder], check=True, stdout=subprocess.DEVNULL)
    for pattern in ("apt/sources.list*", "apt/apt.conf.d", "apt/trusted.gpg.d", "resolv.conf", "hosts", "pip.conf", "ssl/certs"):
        for source in Path("/etc").glob(pattern):
            target = folder / "etc" / source.relative_to("/etc")
            # Over links that are there, as those of certificates are.
            subprocess.run(["cp", "-aT", "--remove-destination", source, target], check=True)
    # Certificates that the environment names.
    for name, value in os.environ.items():
        if PASSED_ON.match(name) and Path(value).is_file():
            (folder / value.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(value, folder / value.lstrip("/"))


class Stage:
    def __init__(self, folder: Path):
        self.folder, self.work, self.entry, self.command = folder, "/", [], []

    def run(self, command: list, **options):
        environment = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/root", "PIP_BREAK_SYSTEM_PACKAGES": "1",
                       "DEBIAN_FRONTEND": "noninteractive", **{k: v for k, v in os.environ.items() if PASSED_ON.match(k)}}
        inside = f"cd {shlex.quote(self.work)} && " + shlex.join(command)
        return subprocess.run(["chroot", self.folder, "/bin/sh", "-c", inside], env=environment, check=True, timeout=3000, **options)

    def path(self, name: str) -> Path:
        return self.folder / str(Path(self.work) / name).lstrip("/")


def copy(stage: Stage, rest: str, stages: dict):
    *options, source, target = rest.split()
    if options:
        shutil.copytree(stages[options[0].removeprefix("--from=")].folder / source.lstrip("/"), stage.path(target))
        return
    ignored = (ROOT / ".dockerignore").read_text().split()
    shutil.copytree(ROOT / source, stage.path(target), symlinks=True, ignore=lambda folder, names: [
        n for n in names if any(fnmatch.fnmatch(str((Path(folder) / n).relative_to(ROOT)), p) for p in ignored)])


def main() -> int:
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("needs root and debootstrap (apt install debootstrap)")
        return 1
    with tempfile.TemporaryDirectory(prefix="weft_image_") as home:
        base(Path(home) / "base")
        stages, stage = {}, None
        for name, rest in instructions((ROOT / "Dockerfile").read_text()):
            print(f"{name} {rest}", flush=True)
            if name == "FROM":
                stage = stages[rest.split(" AS ")[-1]] = Stage(Path(home) / f"stage{len(stages)}")
                subprocess.run(["cp", "-a", Path(home) / "base", stage.folder], check=True)
            elif name == "RUN":
                stage.run(["sh", "-c", rest], stdout=subprocess.DEVNULL)
            elif name == "COPY":
                copy(stage, rest, stages)
            elif name == "WORKDIR":
                stage.work = rest
                stage.path("").mkdir(parents=True, exist_ok=True)
            elif name in ("ENTRYPOINT", "CMD"):
                setattr(stage, "entry" if name == "ENTRYPOINT" else "command", json.loads(rest))
            else:
                raise SystemExit(f"this test does not know the instruction {name}")
        help_text = stage.run([*stage.entry, *stage.command], stdout=subprocess.PIPE, text=True).stdout
        assert "generate" in help_text, help_text
        stage.run([*stage.entry, "generate", "-q", "-n", "100", "-o", "/out/set"])
        print(stage.run([*stage.entry, "verify", "/out/set"], stdout=subprocess.PIPE, text=True).stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
