"""A kernel whose wp.static() makes functions while Warp generates it: MODE FOLDER.

Lowers it twice, launches it on the CPU and prints whether the file that Warp compiled names the
functions as weft did ("as launched", "differs"), or that weft refused ("refused"). After the launch weft has to
refuse, unless the functions are remembered.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "tools"))
import warp as wp  # noqa: E402
import warp_oracle  # noqa: E402
import weft  # noqa: E402

MODE, FOLDER = sys.argv[1:]
wp.config.kernel_cache_dir = str(Path(FOLDER) / MODE)
warp_oracle.quiet()
made, kept = {}, []


def make(i):
    if i in made:
        return made[i]

    @wp.func
    def g(x: float):
        return x * 2.0

    if MODE == "by_chance" and not kept:
        kept.append(g)
    if MODE == "remembered":
        made[i] = g
    return g


def own_module():
    return {"module": "unique"} if MODE == "unique" else {}


if MODE == "in_function":

    @wp.func
    def several(x: wp.array(dtype=float)):
        for i in range(2):
            x[0] = wp.static(make(i))(x[0])

    @wp.kernel
    def kernel(x: wp.array(dtype=float)):
        several(x)

else:

    @wp.kernel(**own_module())
    def kernel(x: wp.array(dtype=float)):
        for i in range(2):
            x[0] = wp.static(make(i))(x[0])

if MODE == "beside_another":

    @wp.kernel
    def another(x: wp.array(dtype=float)):
        for i in range(3):
            x[0] = wp.static(make(i))(x[0])

if MODE == "beside_plain":

    @wp.kernel
    def plain(x: wp.array(dtype=float)):
        x[0] = 1.0


def names(text):
    return sorted(set(re.findall(r"\bmake__locals__g_\d+\b", text)))


def main():
    try:
        first, second = weft.lower(kernel), weft.lower(kernel)
    except weft.UnsupportedError:
        print("refused")
        return
    wp.launch(kernel, dim=1, inputs=[wp.zeros(3, dtype=float, device="cpu")], device="cpu")
    (file,) = Path(wp.config.kernel_cache_dir).glob("**/*.cpp")
    compiled = file.read_text()
    start = f"void {kernel.get_mangled_name()}_cpu_kernel_forward("
    same = first == second and names(first.support) == names(compiled) and start in compiled
    try:
        refused_later = weft.lower(kernel) != first
    except weft.UnsupportedError:
        refused_later = True
    print("as launched" if same and refused_later == (MODE != "remembered") else "differs")


main()
