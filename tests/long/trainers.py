#!/usr/bin/env python3
"""Views of rows in the hands of trainers: TRL's SFTTrainer takes steps on them, VERL's dataset reads the prompts.

No weights are fetched: the model is a tiny one with random weights, the tokenizer is made of the rows. Installs torch,
TRL and VERL into an environment of its own in build/trainers (some gigabytes, once).
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
import own_environment  # noqa: E402

WEFT = os.environ.get("WEFT_BIN", ROOT / "build" / "dev" / "weft")
PACKAGES = ["numpy==2.2.6", "torch==2.15.0", "trl==1.16.0", "transformers==5.10.4", "datasets==5.2.0", "omegaconf==2.3.1",
            "tensordict==0.10.0", "ray==2.60.0", "codetiming==1.4.0", "hydra-core==1.3.8", "pillow==13.0.0"]
# The whole of VERL brings servers for inference; its datasets need the above.
ALONE = ["verl==0.9.1"]
PROGRAM = r"""
import sys

from datasets import load_dataset
from omegaconf import OmegaConf
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast
from trl import SFTConfig, SFTTrainer

folder = sys.argv[1]
sets = {name: load_dataset(f"{folder}/{name}", split="train") for name in ("pairs", "messages")}

tokens = Tokenizer(models.BPE())
tokens.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
tokens.decoder = decoders.ByteLevel()
special = ["<|end|>", "<|user|>", "<|assistant|>", "<|system|>"]
tokens.train_from_iterator((row["prompt"] + row["completion"] for row in sets["pairs"]),
                           trainers.BpeTrainer(vocab_size=1000, special_tokens=special,
                                               initial_alphabet=pre_tokenizers.ByteLevel.alphabet()))
tokenizer = PreTrainedTokenizerFast(tokenizer_object=tokens, eos_token="<|end|>", pad_token="<|end|>")
tokenizer.chat_template = (
    "{% for m in messages %}<|{{ m['role'] }}|>"
    "{% if m['role'] == 'assistant' %}{% generation %}{{ m['content'] }}<|end|>{% endgeneration %}"
    "{% else %}{{ m['content'] }}<|end|>{% endif %}{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}")
tokenizer.save_pretrained(f"{folder}/tokenizer")

for name, rows in sets.items():
    model = LlamaForCausalLM(LlamaConfig(vocab_size=len(tokenizer), hidden_size=32, intermediate_size=64, num_hidden_layers=1,
                                         num_attention_heads=2, max_position_embeddings=16384))
    settings = SFTConfig(output_dir=f"{folder}/{name}_run", max_steps=3, per_device_train_batch_size=2, max_length=1024,
                         report_to=[], use_cpu=True, bf16=False, logging_steps=1, save_strategy="no",
                         assistant_only_loss=name == "messages", gradient_checkpointing=False)
    trainer = SFTTrainer(model=model, args=settings, train_dataset=rows, processing_class=tokenizer)
    # Only what the model is to say counts.
    batch = next(iter(trainer.get_train_dataloader()))
    counted = int((batch["labels"] != -100).sum())
    assert 0 < counted < int(batch["attention_mask"].sum()), (name, counted)
    losses = [entry["loss"] for entry in (trainer.train(), trainer.state.log_history)[1] if "loss" in entry]
    assert len(losses) == 3 and all(0 < loss < 20 for loss in losses), losses
    print(name, len(rows), "rows,", losses)

from verl.utils.dataset.rl_dataset import RLHFDataset

config = OmegaConf.create({"cache_dir": f"{folder}/cache", "prompt_key": "prompt", "max_prompt_length": 4096,
                           "filter_overlong_prompts": True, "truncation": "error", "return_raw_chat": True})
dataset = RLHFDataset(data_files=f"{folder}/verl.parquet", tokenizer=tokenizer, config=config)
row = dataset[0]
assert len(dataset) > 0 and row["reward_model"]["ground_truth"] and row["data_source"].startswith("weft/"), row
print("VERL reads", len(dataset), "prompts")
"""
# The lines of docs/train.md that make VERL's file.
FOR_VERL = r"""
import sys
from pathlib import Path

text = Path(sys.argv[1]).read_text()
code = next(part.split("```")[0] for part in text.split("```python\n") if "def for_verl" in part.split("```")[0])
code = code.replace('"out/verl', f'"{sys.argv[2]}/verl').replace('"./weft"', repr(sys.argv[3]))
exec(code)
"""


def main() -> int:
    python = own_environment.python_with("trainers", PACKAGES, ALONE)
    with tempfile.TemporaryDirectory() as folder:
        for view in ("pairs", "messages"):
            subprocess.run([WEFT, "generate", "-q", "-n", "60", "--view", view, "--max-tokens", "2000",
                            "-o", f"{folder}/{view}"], check=True)
        subprocess.run([python, "-c", FOR_VERL, ROOT / "docs" / "train.md", folder, str(WEFT)], check=True)
        return subprocess.run([python, "-c", PROGRAM, folder], timeout=1200).returncode


if __name__ == "__main__":
    sys.exit(main())
