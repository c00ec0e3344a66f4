"""Other people's readers on what weft writes: datasets, pyarrow, polars, DuckDB; streaming too."""

import json
import os
import struct

import harness

SPLIT = "train=0.6,validation=0.2,test=0.2"
ROWS = 160


def float32(number):
    """JSON has the shortest digits of a float32, which read as a double are another number."""
    return struct.unpack("f", struct.pack("f", number))[0]


def without_nones(value):
    """As the row was written: absent members are absent."""
    if isinstance(value, dict):
        return {key: [float32(x) for x in item] if key == "floats" else without_nones(item)
                for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nones(item) for item in value]
    return value


class Loaders(harness.TestCase):
    def setUp(self):
        super().setUp()
        os.environ["HF_HOME"] = str(self.tmp / "cache")
        os.environ["HF_HUB_OFFLINE"] = "1"
        os.environ["HF_DATASETS_DISABLE_PROGRESS_BARS"] = "1"

    def make(self, form, *options):
        out = self.tmp / form
        result = self.run_weft("generate", "-q", "-n", ROWS, "-o", out, "--format", form,
                               "--rows-per-shard", 60, "--split", SPLIT, *options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return out

    def lines(self):
        out = self.make("jsonl")
        rows = [json.loads(line) for path in sorted(out.glob("data/*"))
                for line in path.read_text().splitlines()]
        return {row["index"]: without_nones(row) for row in rows}

    def test_datasets(self):
        import datasets
        expected = self.lines()
        for form in ("parquet", "jsonl", "jsonl.zst", "json"):
            out = self.make(form) if form != "jsonl" else self.tmp / form
            loaded = datasets.load_dataset(str(out), cache_dir=str(self.tmp / "cache"))
            self.assertEqual(sorted(loaded), ["test", "train", "validation"])
            streamed = datasets.load_dataset(str(out), streaming=True)
            for source in (loaded, streamed):
                rows = {}
                for split in source.values():
                    for row in split:
                        rows[row["index"]] = without_nones(row)
                        if form == "json":
                            for key in ("kernel_name", "category", "description", "device"):
                                rows[row["index"]]["metadata"].pop(key)
                self.assertEqual(rows, expected, form)

    def test_datasets_of_one_target_and_of_a_split_without_rows(self):
        import datasets
        for form in ("parquet", "jsonl"):
            out = self.tmp / form
            result = self.run_weft("generate", "-q", "-n", 3, "-o", out, "--format", form, "-d", "cuda",
                                   "--no-backward", "--split", "train=0.999999999,test=0.000000001")
            self.assertEqual(result.returncode, 0, result.stderr)
            loaded = datasets.load_dataset(str(out), cache_dir=str(self.tmp / "cache"))
            self.assertEqual(list(loaded), ["train"])
            self.assertEqual(loaded["train"].num_rows, 3)
            self.assertNotIn("cpp_forward", loaded["train"].column_names)
            self.assertNotIn("cuda_backward", loaded["train"].column_names)

    def test_datasets_of_a_part_without_rows(self):
        import datasets
        for form in ("parquet", "jsonl"):
            out = self.tmp / form
            result = self.run_weft("generate", "-q", "-n", 100, "-o", out, "--format", form, "--split", SPLIT,
                                   "--rows-per-shard", 100, "--shard", "1/3")
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(list(out.glob("data/*")), [])
            # Never its own JSON files as if they were rows.
            for streaming in (False, True):
                with self.assertRaises(datasets.exceptions.DataFilesNotFoundError):
                    datasets.load_dataset(str(out), streaming=streaming, cache_dir=str(self.tmp / "cache"))

    def test_pyarrow(self):
        import pyarrow.dataset
        expected = self.lines()
        table = pyarrow.dataset.dataset(self.make("parquet") / "data").to_table()
        rows = {row["index"]: without_nones(row) for row in table.to_pylist()}
        self.assertEqual(rows, expected)

    def test_polars(self):
        import polars
        expected = self.lines()
        frame = polars.scan_parquet(self.make("parquet") / "data/*.parquet").collect()
        self.assertEqual({row["index"]: without_nones(row) for row in frame.to_dicts()}, expected)
        few = (polars.scan_parquet(self.tmp / "parquet/data/*.parquet")
               .filter(polars.col("metadata").struct.field("loops") > 0).select("index").collect())
        self.assertEqual(sorted(few["index"]), sorted(
            index for index, row in expected.items() if row["metadata"]["loops"] > 0))

    def test_lines_in_polars_and_pyarrow(self):
        import polars
        import pyarrow.json
        expected = self.lines()
        paths = sorted((self.tmp / "jsonl" / "data").glob("*.jsonl"))
        # Without a schema polars takes the types of the first file for all, where a field may be empty in each row.
        schema = polars.scan_parquet(self.make("parquet") / "data/*.parquet").collect_schema()
        frame = polars.scan_ndjson(paths, schema=schema).collect()
        self.assertEqual({row["index"]: without_nones(row) for row in frame.to_dicts()}, expected)
        self.assertEqual(sum(pyarrow.json.read_json(path, read_options=pyarrow.json.ReadOptions(
            block_size=1 << 27)).num_rows for path in paths), ROWS)

    def test_duckdb(self):
        import duckdb
        expected = self.lines()
        out = self.make("parquet")
        found = duckdb.sql(f"select index, python_source, metadata.args[1].name from "
                           f"'{out}/data/*.parquet' order by index").fetchall()
        self.assertEqual(found, [(i, expected[i]["python_source"],
                                  expected[i]["metadata"]["args"][0]["name"]) for i in range(ROWS)])
        count = duckdb.sql(f"select count(*) from read_json('{self.tmp}/jsonl/data/*.jsonl', "
                           "maximum_object_size=100000000)").fetchall()
        self.assertEqual(count, [(ROWS,)])


if __name__ == "__main__":
    harness.main()
