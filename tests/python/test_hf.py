"""weft.hf.stream with the real `datasets`: shards, nodes, shuffles, and a stream that is stopped and goes on."""

import itertools
import json
import subprocess
import sys
import unittest

import harness
import weft

try:
    from datasets.distributed import split_dataset_by_node
    from weft import hf
except ImportError:
    hf = None

OPTIONS = dict(categories=["math", "sparse"], cases=0, span=20)
PART = """
import itertools, json, sys
from weft import hf
data = hf.stream(7, 90, categories=["math", "sparse"], cases=0, span=20)
if len(sys.argv) > 1:
    data.load_state_dict(json.loads(sys.argv[1]))
rows = [row["index"] for row in itertools.islice(data, 37)]
print(json.dumps([rows, data.state_dict()]))
"""


@unittest.skipIf(hf is None, "no datasets")
class Stream(harness.TestCase):
    def test_rows_are_those_of_weft(self):
        rows = list(hf.stream(7, 30, start=5, **OPTIONS))
        self.assertEqual([row["index"] for row in rows], list(range(5, 35)))
        for row, own in zip(rows, weft.rows(7, 5, 35, categories=["math", "sparse"], cases=0)):
            self.assertEqual({name: row[name] for name in own if name != "metadata"},
                             {name: value for name, value in own.items() if name != "metadata"})

    def test_examples(self):
        data = hf.stream(7, 40, view="messages", tasks=["python-to-cuda", "cuda-to-python"], categories=["math"], span=20)
        self.assertEqual([row["messages"] for row in data],
                         [row["messages"] for row in weft.rows(7, 0, 40, view="messages", tasks=["python-to-cuda", "cuda-to-python"],
                                                               categories=["math"])])

    def test_shards_nodes_and_shuffles(self):
        data = hf.stream(7, 90, **OPTIONS)
        self.assertEqual(data.num_shards, 5)
        nodes = [[row["index"] for row in split_dataset_by_node(data, rank=rank, world_size=5)] for rank in range(5)]
        self.assertEqual(sorted(itertools.chain(*nodes)), list(range(90)))
        mixed = [row["index"] for row in data.shuffle(seed=3, buffer_size=16)]
        self.assertEqual(sorted(mixed), list(range(90)))
        self.assertNotEqual(mixed, list(range(90)))

    def test_another_process_goes_on(self):
        def run(*state):
            done = subprocess.run([sys.executable, "-c", PART, *state], capture_output=True, text=True, timeout=120)
            self.assertEqual(done.returncode, 0, done.stderr)
            return json.loads(done.stdout)
        first, state = run()
        second, _ = run(json.dumps(state))
        self.assertEqual(first + second, list(range(74)))

    def test_what_is_refused(self):
        for options, said in ((dict(n=0), "n=0 is out of range"), (dict(span=0), "span=0 is out of range"),
                              (dict(categories=["maths"]), "unknown category 'maths'"),
                              (dict(n=1_000_000, categories=["cloth"]), r"stop=1000000 is more than the \d+ rows that these"),
                              (dict(device="gpu"), "bad value 'gpu' for ")):
            with self.assertRaisesRegex(ValueError, said):
                hf.stream(**{"n": 10, **options})


if __name__ == "__main__":
    harness.main()
