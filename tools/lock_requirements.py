#!/usr/bin/env python3
"""Writes tools/requirements.lock, requirements-test.lock and requirements-levels.lock: the files that pip may install.

    .venv/bin/python tools/lock_requirements.py

For each package of the requirement files, and each that those need, the version and the sha256 of
its wheels for the Pythons and machines below, as pip finds them in the index that it is set up for;
nothing is installed. Run it with the oldest of the Pythons: what a package needs on older ones only
is then in the list. A target that lacks a wheel of some package is named and left out.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
FILES = ["requirements", "requirements-test", "requirements-levels"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
MACHINES = ["x86_64", "aarch64"]
GLIBC = range(41, 4, -1)  # manylinux_2_41 to manylinux_2_5


def resolve(requirements, python, machine):
    """{(package, version): {sha256}} of all that pip would install; None where it finds no way."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run",
               "--ignore-installed", "--only-binary=:all:", "--implementation", "cp", "--python-version", python,
               "--platform", f"manylinux2014_{machine}"]
    for minor in GLIBC:
        command += ["--platform", f"manylinux_2_{minor}_{machine}"]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command += ["--target", folder, "--report", str(report)]
        for file in requirements:
            command += ["-r", str(file)]
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or ["pip failed"]
            print(f"left out: Python {python} on {machine}: {lines[-1]}", file=sys.stderr)
            return None
        found = {}
        for item in json.loads(report.read_text())["install"]:
            name = item["metadata"]["name"].lower().replace("_", "-")
            found[name, item["metadata"]["version"]] = {item["download_info"]["archive_info"]["hashes"]["sha256"]}
        return found


def lock_text(name, packages):
    text = (f"# Written by tools/lock_requirements.py from {name}.txt: the wheels that pip may install for it, by\n"
            "# their sha256. Change the .txt and run the tool.\n")
    for (package, version), hashes in sorted(packages.items()):
        text += " \\\n    ".join([f"{package}=={version}", *(f"--hash=sha256:{h}" for h in sorted(hashes))]) + "\n"
    return text


def main():
    before = set()
    for i, name in enumerate(FILES):
        # With those before it, which it is installed beside.
        requirements = [TOOLS / f"{f}.txt" for f in FILES[:i + 1]]
        packages = {}
        for python in PYTHONS:
            for machine in MACHINES:
                for package, hashes in (resolve(requirements, python, machine) or {}).items():
                    packages.setdefault(package, set()).update(hashes)
        versions = {}
        for package, version in packages:
            if versions.setdefault(package, version) != version:
                sys.exit(f"{package}: {version} on one target and {versions[package]} on another; pin it in {name}.txt")
        if not packages:
            sys.exit(f"{name}.txt: no target can be installed")
        (TOOLS / f"{name}.lock").write_text(lock_text(name, {k: v for k, v in packages.items() if k not in before}))
        before |= packages.keys()


if __name__ == "__main__":
    main()
