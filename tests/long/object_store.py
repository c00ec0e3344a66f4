#!/usr/bin/env python3
"""weft.store on an S3 server: a set goes there and back, and an upload that is killed leaves nothing falsely whole.

Installs the server (moto) and pyarrow into an environment of its own in build/s3 (once).
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
import own_environment  # noqa: E402

PROGRAM = """
import logging, os, random, signal, subprocess, sys, tempfile, time
from pathlib import Path
from pyarrow import fs
from moto.server import ThreadedMotoServer
import weft, weft.store as store

if sys.argv[1:2] == ["upload"]:
    s3 = fs.S3FileSystem(access_key="a", secret_key="b", endpoint_override=sys.argv[2], scheme="http", region="us-east-1")
    store.upload(sys.argv[3], "bucket/killed", filesystem=s3)
    sys.exit()

logging.getLogger("werkzeug").setLevel(logging.ERROR)
server = ThreadedMotoServer(port=0)
server.start()
host, port = server.get_host_and_port()
address = f"{host}:{port}"
s3 = fs.S3FileSystem(access_key="a", secret_key="b", endpoint_override=address, scheme="http", region="us-east-1",
                     allow_bucket_creation=True)
s3.create_dir("bucket")
home = Path(tempfile.mkdtemp())
options = dict(rows_per_shard=100, cases=0)
remote = store.generate("bucket/set", 1000, filesystem=s3, seed=4, **options)
assert len(remote.files()) == 10 and remote.dataset().count_rows() == 1000
assert store.verify("bucket/set", filesystem=s3) == []
store.download("bucket/set", home / "back", filesystem=s3)
weft.generate(home / "same", 1000, seed=4, **options)
assert (home / "same/manifest.json").read_bytes() == (home / "back/manifest.json").read_bytes()
for k in (1, 2):
    store.generate(f"bucket/part{k}", 1000, filesystem=s3, seed=4, shard=f"{k}/2", **options)
store.merge("bucket/merged", ["bucket/part1", "bucket/part2"], filesystem=s3)
assert store.verify("bucket/merged", filesystem=s3) == []

# Killed at random moments: whatever calls itself a set is whole, and the same call ends the work.
whole = killed = 0
for turn in range(12):
    if turn % 4 == 0:
        s3.delete_dir_contents("bucket/killed", missing_dir_ok=True)
    child = subprocess.Popen([sys.executable, __file__, "upload", address, str(home / "same")])
    time.sleep(random.Random(turn).uniform(0.3, 1.6))
    child.send_signal(signal.SIGKILL)
    killed += child.wait() != 0
    try:
        assert store.verify("bucket/killed", filesystem=s3) == []
        whole += 1
    except weft.Error as error:
        assert "no finished dataset" in str(error), error
store.upload(home / "same", "bucket/killed", filesystem=s3)
assert store.verify("bucket/killed", filesystem=s3) == []
assert killed > 2, killed
print(f"an S3 server: {killed} uploads killed, {whole} times whole")
server.stop()
"""


def main() -> int:
    python = own_environment.python_with("s3", ["moto[server]==5.2.5", "pyarrow==26.0.1"])
    build = Path(os.environ.get("WEFT_BUILD", ROOT / "build" / "dev"))
    program = python.parent.parent / "program.py"
    program.write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "python"), str(build / "src" / "python")])}
    run = subprocess.run([python, program], env=environment, timeout=900)
    print("1 passed, 0 failed" if run.returncode == 0 else "0 passed, 1 failed")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
