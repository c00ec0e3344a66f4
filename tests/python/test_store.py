"""weft.store on a file system of pyarrow and on one of fsspec that loses files; tests/long/object_store.py has a server."""

import json
import unittest

import harness
import weft

try:
    from pyarrow import fs

    import weft.store as store
except ImportError:
    fs = None


@unittest.skipIf(fs is None, "no pyarrow")
class Store(harness.TestCase):
    def setUp(self):
        super().setUp()
        self.files = fs.SubTreeFileSystem(str(self.tmp / "bucket"), fs.LocalFileSystem())
        (self.tmp / "bucket").mkdir()
        self.options = dict(categories=["math"], cases=0, rows_per_shard=20)

    def test_a_set_goes_there_and_back(self):
        remote = store.generate("sets/one", 50, filesystem=self.files, seed=3, **self.options)
        self.assertEqual(len(remote.files()), 3)
        self.assertEqual(remote.dataset().count_rows(), 50)
        self.assertEqual(store.verify("sets/one", filesystem=self.files), [])
        back = store.download("sets/one", self.tmp / "back", filesystem=self.files)
        self.assertEqual([row["index"] for row in back], list(range(50)))
        self.assertEqual(self.run_weft("verify", "back").returncode, 0)
        # A URL.
        self.assertEqual(store.verify((self.tmp / "bucket/sets/one").as_uri()), [])

    def test_nothing_is_falsely_whole(self):
        weft.generate(self.tmp / "a", 50, seed=1, **self.options)
        weft.generate(self.tmp / "b", 50, seed=2, **self.options)
        for fail_at in range(1, 9):
            files = Failing(self.files, fail_at)
            for folder in ("a", "b"):
                try:
                    store.upload(self.tmp / folder, "set", filesystem=files.handler(), overwrite=True)
                except OSError:
                    pass
                path = self.tmp / "bucket/set/manifest.json"
                if path.exists():
                    self.assertEqual(store.verify("set", filesystem=self.files), [])
            store.upload(self.tmp / "a", "set", filesystem=self.files, overwrite=True)
            self.assertEqual((self.tmp / "bucket/set/manifest.json").read_bytes(), (self.tmp / "a/manifest.json").read_bytes())
            self.assertEqual(store.verify("set", filesystem=self.files), [])

    def test_what_is_refused_and_found(self):
        weft.generate(self.tmp / "a", 50, seed=1, **self.options)
        store.upload(self.tmp / "a", "set", filesystem=self.files)
        weft.generate(self.tmp / "b", 50, seed=2, **self.options)
        with self.assertRaisesRegex(weft.Error, "'set' holds another dataset; overwrite=True replaces it"):
            store.upload(self.tmp / "b", "set", filesystem=self.files)
        with self.assertRaisesRegex(weft.Error, "no finished dataset at 'none'"):
            store.verify("none", filesystem=self.files)
        with self.assertRaisesRegex(weft.Error, "no file system for 'nowhere://x'"):
            store.verify("nowhere://x")
        (self.tmp / "bucket/set/data/train-00001.parquet").write_bytes(b"x")
        (self.tmp / "bucket/set/data/train-00002.parquet").unlink()
        self.assertEqual(store.verify("set", filesystem=self.files),
                         ["data/train-00001.parquet holds other bytes than it should", "data/train-00002.parquet is missing"])
        with self.assertRaisesRegex(weft.Error, "'set/data/train-00001.parquet' is not as its manifest says"):
            store.download("set", self.tmp / "back", filesystem=self.files)
        (self.tmp / "back/data/mine.txt").touch()
        with self.assertRaisesRegex(weft.Error, "'.*back' is not empty: it has '.*mine.txt'"):
            store.download("set", self.tmp / "back", filesystem=self.files)
        (self.tmp / "back/data/mine.txt").unlink()
        store.upload(self.tmp / "b", "whole", filesystem=self.files)
        self.assertEqual(store.download("whole", self.tmp / "back", filesystem=self.files).manifest["rows"], 50)
        (self.tmp / "bucket/set/manifest.json").write_text("{}")
        with self.assertRaisesRegex(weft.Error, "the manifest at 'set' is damaged"):
            store.verify("set", filesystem=self.files)
        (self.tmp / "b/data/train-00000.parquet").write_bytes(b"spoilt")
        with self.assertRaisesRegex(weft.Error, "'weft repair"):
            store.upload(self.tmp / "b", "other", filesystem=self.files)
        self.assertFalse((self.tmp / "bucket/other/manifest.json").exists())

    def test_a_set_that_was_larger_leaves_nothing(self):
        weft.generate(self.tmp / "large", 100, seed=1, **self.options)
        weft.generate(self.tmp / "small", 50, seed=2, **self.options)
        store.upload(self.tmp / "large", "set", filesystem=self.files)
        store.upload(self.tmp / "small", "set", filesystem=self.files, overwrite=True)
        self.assertEqual(len(list((self.tmp / "bucket/set/data").iterdir())), 3)
        self.assertEqual(store.verify("set", filesystem=self.files), [])
        (self.tmp / "bucket/set/data/train-00009.parquet").write_bytes(b"x")
        self.assertEqual(store.verify("set", filesystem=self.files), ["data/train-00009.parquet is no file of the dataset"])

    def test_files_of_another_set_without_its_manifest(self):
        weft.generate(self.tmp / "large", 60, seed=1, **self.options)
        weft.generate(self.tmp / "small", 40, seed=2, **self.options)
        store.upload(self.tmp / "large", "set", filesystem=self.files)
        (self.tmp / "bucket/set/manifest.json").unlink()  # as of an upload that was interrupted
        with self.assertRaisesRegex(weft.Error, "'set' holds files of another dataset, as 'data/train-00002.parquet'; overwrite=True removes them"):
            store.upload(self.tmp / "small", "set", filesystem=self.files)
        self.assertFalse((self.tmp / "bucket/set/manifest.json").exists())
        store.upload(self.tmp / "small", "set", filesystem=self.files, overwrite=True)
        self.assertEqual(store.verify("set", filesystem=self.files), [])
        store.upload(self.tmp / "small", "set", filesystem=self.files)

    def test_a_damaged_file_is_mended_and_no_file_leads_elsewhere(self):
        weft.generate(self.tmp / "a", 50, seed=1, **self.options)
        store.upload(self.tmp / "a", "set", filesystem=self.files)
        (self.tmp / "bucket/set/data/train-00001.parquet").write_bytes(b"x")
        store.upload(self.tmp / "a", "set", filesystem=self.files)
        self.assertEqual(store.verify("set", filesystem=self.files), [])
        path = self.tmp / "bucket/set/manifest.json"
        for name in ("../escaped.md", "/escaped.md", "data/../../escaped.md"):
            manifest = json.loads((self.tmp / "a/manifest.json").read_text())
            manifest["others"][0]["path"] = name
            path.write_text(json.dumps(manifest))
            with self.assertRaisesRegex(weft.Error, "the manifest at 'set' is damaged"):
                store.download("set", self.tmp / "back", filesystem=self.files)
        self.assertFalse((self.tmp / "escaped.md").exists())

    def test_merge(self):
        for k in (1, 2):
            store.generate(f"part{k}", 80, filesystem=self.files, seed=5, shard=f"{k}/2", **self.options)
        store.merge("whole", ["part2", "part1"], filesystem=self.files)
        weft.generate(self.tmp / "same", 80, seed=5, **self.options)
        self.assertEqual(json.loads((self.tmp / "bucket/whole/manifest.json").read_text()),
                         json.loads((self.tmp / "same/manifest.json").read_text()))


class Failing:
    """A file system of which the n-th file that is written is lost, with an error, and all after it."""

    def __init__(self, inner, fail_at):
        self.inner, self.left = inner, fail_at

    def handler(self):
        outer = self

        class Handler(fs.FileSystemHandler):
            def __getattr__(self, name):
                return getattr(outer.inner, name)

            def get_type_name(self):
                return "failing"

            def normalize_path(self, path):
                return path

            def get_file_info(self, paths):
                return outer.inner.get_file_info(paths)

            def get_file_info_selector(self, selector):
                return outer.inner.get_file_info(selector)

            def create_dir(self, path, recursive):
                outer.inner.create_dir(path, recursive=recursive)

            def delete_file(self, path):
                outer.inner.delete_file(path)

            def open_input_stream(self, path):
                return outer.inner.open_input_stream(path)

            def open_input_file(self, path):
                return outer.inner.open_input_file(path)

            def open_output_stream(self, path, metadata):
                outer.left -= 1
                if outer.left <= 0:
                    raise OSError("the connection is lost")
                return outer.inner.open_output_stream(path)

            def open_append_stream(self, path, metadata):
                raise NotImplementedError

            delete_dir = delete_dir_contents = delete_root_dir_contents = move = copy_file = None

        return fs.PyFileSystem(Handler())


if __name__ == "__main__":
    harness.main()
