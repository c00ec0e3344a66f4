"""weft.torch and weft.ray with stand-ins of the libraries; tests/long/torch_stream.py and ray_cluster.py have the real ones."""

import importlib
import itertools
import json
import os
import pickle
import sys
import types
import unittest
from unittest import mock

import harness
import weft


class FakeTorch:
    """Of torch what weft.torch names: workers are what worker() says."""

    def __init__(self):
        self.worker = None
        data = types.ModuleType("torch.utils.data")
        data.IterableDataset = type("IterableDataset", (), {})
        data.get_worker_info = lambda: self.worker
        utils, torch = types.ModuleType("torch.utils"), types.ModuleType("torch")
        torch.utils, utils.data = utils, data
        torch.distributed = types.SimpleNamespace(is_available=lambda: False)
        self.modules = {"torch": torch, "torch.utils": utils, "torch.utils.data": data}


class Torch(harness.TestCase):
    def test_workers_begin_with_their_first_draws(self):
        fake = FakeTorch()
        with mock.patch.dict(sys.modules, fake.modules):
            Stream = importlib.import_module("weft.torch").Stream
            self.addCleanup(sys.modules.pop, "weft.torch", None)
            self.addCleanup(weft.__dict__.pop, "torch", None)
            options = dict(rank=0, world=1, categories="math", cases=0, size=50)

            def ids(stream, n):
                return [row["id"] for row in itertools.islice(stream, n)]
            whole = ids(Stream(7, **options), 8)
            stream = Stream(7, **options)
            self.assertEqual(ids(stream, 1), whole[:1])
            self.assertEqual(ids(stream, 2), whole[1:3])  # without workers it goes on
            given = []
            for k in range(2):
                fake.worker = types.SimpleNamespace(id=k, num_workers=2)
                copy = pickle.loads(pickle.dumps(stream))
                given.append(ids(copy, 3) + ids(copy, 1))  # a worker that persists goes on, too
            self.assertEqual([given[d % 2][d // 2] for d in range(8)], whole)
            # And behind a state that is loaded.
            state = copy.state_dict()
            later = Stream(7, **options)
            later.load_state_dict(json.loads(json.dumps(state)))
            self.assertEqual(ids(later, 1), ids(copy, 1))


class FakeRay:
    """Of ray what weft.ray names, in this process: a task runs when it is waited for. `before` is called first, with its number."""

    def __init__(self, cores):
        self.cores, self.ran, self.cancelled, self.before = cores, [], [], lambda number: None
        ray, data, exceptions = types.ModuleType("ray"), types.ModuleType("ray.data"), types.ModuleType("ray.exceptions")

        class RayTaskError(Exception):
            def __init__(self, cause):
                super().__init__(str(cause))
                self.cause = cause
        exceptions.RayTaskError = RayTaskError
        data.Datasource = type("Datasource", (), {})
        ray.data, ray.exceptions = data, exceptions
        ray.remote = lambda **_: lambda function: types.SimpleNamespace(remote=lambda *given: (function, given))
        ray.cluster_resources = lambda: {"CPU": float(self.cores)}
        ray.wait = lambda tasks, **_: (tasks[:1], tasks[1:])
        ray.cancel = self.cancelled.append
        ray.get = self.get
        self.ray, self.modules = ray, {"ray": ray, "ray.data": data, "ray.exceptions": exceptions}

    def get(self, tasks):
        for function, given in tasks:
            try:
                self.before(given[2])
                self.ran.append(given[2])
                function(*given)
            except weft.Error as error:
                raise self.ray.exceptions.RayTaskError(error) from None


class Ray(harness.TestCase):
    OPTIONS = dict(seed=7, categories=["math"], cases=0, rows_per_shard=5)

    def setUp(self):
        super().setUp()
        self.fake = FakeRay(3)
        patch = mock.patch.dict(sys.modules, self.fake.modules)
        patch.start()
        self.addCleanup(patch.stop)
        self.addCleanup(weft.__dict__.pop, "ray", None)
        sys.modules.pop("weft.ray", None)
        self.ray = importlib.import_module("weft.ray")
        self.path = self.tmp / "set"

    def generate(self, n=30, **options):
        return self.ray.generate(self.path, n, **{**self.OPTIONS, **options})

    def manifest(self):
        return (self.path / "manifest.json").read_bytes()

    def test_a_set_is_made_once(self):
        weft.generate(self.tmp / "same", 30, **self.OPTIONS)
        self.assertEqual(len(self.generate()), 30)
        self.assertEqual(self.manifest(), (self.tmp / "same/manifest.json").read_bytes())
        self.assertEqual(self.fake.ran, [1, 2, 3])
        (self.tmp / "set.parts").mkdir()  # of a call that ended behind the merge
        self.assertEqual(len(self.generate()), 30)
        self.assertEqual(self.fake.ran, [1, 2, 3])
        self.assertFalse((self.tmp / "set.parts").exists())
        # Another one is refused before a row is made, whether it is to be replaced or not.
        for options in (dict(n=25), dict(seed=8), dict(overwrite=True)):
            with self.assertRaisesRegex(weft.Error, "set'"):
                self.generate(**options)
        self.assertEqual((self.fake.ran, self.manifest()), ([1, 2, 3], (self.tmp / "same/manifest.json").read_bytes()))

    def test_what_no_parts_can_be_merged_into(self):
        self.path.mkdir()
        (self.path / "notes.txt").write_text("mine\n")
        for options in (dict(), dict(overwrite=True)):
            with self.assertRaisesRegex(weft.Error, "; remove it first"):
                self.generate(**options)
        self.assertEqual(self.fake.ran, [])
        with self.assertRaisesRegex(TypeError, "jobs= has no meaning on a cluster"):
            self.generate(jobs=3)

    def interrupted(self, at=2):
        def before(number):
            if number == at:
                raise weft.Error("the disk is full")
        self.fake.before = before
        with self.assertRaisesRegex(weft.Error, "the disk is full"):
            self.generate()
        self.assertEqual([given[2] for _, given in self.fake.cancelled], [1, 2, 3])  # nobody needs the others
        self.fake.before = lambda number: None

    def test_a_call_that_failed_goes_on_with_as_many_parts(self):
        self.interrupted()
        self.fake.cores = 5
        with self.assertRaisesRegex(weft.Error, "holds some of 3 parts, not of 2; parts=3 goes on with them"):
            self.generate(parts=2)
        self.assertEqual(self.fake.ran, [1])
        self.assertEqual(len(self.generate()), 30)
        self.assertEqual(self.fake.ran, [1, 1, 2, 3])

    def test_overwrite_begins_with_other_parts(self):
        self.interrupted()
        self.assertEqual(len(self.generate(20, parts=2, overwrite=True)), 20)
        self.assertEqual(self.fake.ran, [1, 1, 2])
        self.path.rename(self.tmp / "other")
        (self.tmp / "set.parts").mkdir()
        (self.tmp / "set.parts/notes.txt").write_text("mine\n")
        with self.assertRaisesRegex(weft.Error, "holds other things than parts"):
            self.generate(overwrite=True)
        self.assertEqual(os.listdir(self.tmp / "set.parts"), ["notes.txt"])

    def test_more_rows_than_there_are(self):
        with self.assertRaisesRegex(ValueError, r"stop=1000000 is more than the \d+ rows"):
            self.ray.read(n=1_000_000, categories=["cloth"])


if __name__ == "__main__":
    harness.main()
