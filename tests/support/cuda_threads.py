"""Programs whose threads run at once on the CPU, under the thread sanitizer: what a GPU would show of races.

cuda_on_cpu.h runs one thread after the other. Here blocks have eight threads that meet at barriers, and atomics
lock.
"""
import re
import shutil
import subprocess

CXX = shutil.which("g++") or shutil.which("c++")
FLAGS = ["-std=c++17", "-O0",  # optimized, accesses that race may be gone
          "-g", "-fsanitize=thread", "-pthread", "-x", "c++"]

LAUNCH = """template <typename Kernel>
void launch_threads(int blocks, int, Kernel kernel) {
  gridDim.x.value = static_cast<unsigned int>(blocks);
  blockDim.x = 8;  // enough for loops to meet
  pthread_barrier_init(&block_barrier, nullptr, blockDim.x);
  for (blockIdx.x = 0; blockIdx.x < gridDim.x.value; ++blockIdx.x) {
    std::vector<std::thread> block;
    for (unsigned int t = 0; t < blockDim.x; ++t)
      block.emplace_back([&kernel, t] { threadIdx.x = t; kernel(); });
    for (std::thread& t : block) t.join();
  }
}

"""

ATOMICS = """#include <mutex>

inline std::recursive_mutex& atomics() {
  static std::recursive_mutex mutex;
  return mutex;
}
"""


def several_threads(header: str) -> str:
    def put(old, new):
        nonlocal header
        assert old in header, old
        header = header.replace(old, new, 1)
    put("#include <cmath>\n", "#include <cmath>\n#include <pthread.h>\n#include <thread>\n#include <vector>\n")
    put("static LaunchIndex threadIdx, blockIdx, blockDim;",
        "static thread_local LaunchIndex threadIdx;\nstatic LaunchIndex blockIdx, blockDim;\n"
        "static pthread_barrier_t block_barrier;")
    put("inline void __syncthreads() {}", "inline void __syncthreads() { pthread_barrier_wait(&block_barrier); }")
    put("// A sum of floats depends on its order", LAUNCH + "// A sum of floats depends on its order")
    put("    ++asked;\n", "")
    for order in ("false", "true"):
        put(f"  ShuffledLaunch launch({order});\n  shuffled_launch = &launch;\n  launch.run(blocks, threads, kernel);\n"
            "  shuffled_launch = nullptr;\n", "  launch_threads(blocks, threads, kernel);\n")
    put("  try_fewer_blocks(blocks, threads, kernel);\n", "")
    put("= backward_on_cpu(blocks, threads, kernel);", "= {};")
    put("template <typename T>\nT atomicExch(", ATOMICS + "template <typename T>\nT atomicExch(")
    return re.sub(r"(T atomic\w+\(T\* place, [^)]*\) \{\n)",
                  r"\1  const std::lock_guard<std::recursive_mutex> lock(atomics());\n", header)


def races(folder, *arguments) -> str:
    """What the sanitizer or the program itself finds of NAME.cu in the folder; empty: nothing. Three rounds; sums
    have another order than those of the reference."""
    source = next(folder.glob("*.cu"))
    work = folder / "threads"
    work.mkdir()
    try:
        text = re.sub(r"constexpr int kRounds = \d+;", "constexpr int kRounds = 3;", source.read_text())
        (work / source.name).write_text(text.replace("= 1e-6;", "= 1e-4;").replace("= 2e-15;", "= 1e-9;"))
        (work / "cuda_on_cpu.h").write_text(several_threads((folder / "cuda_on_cpu.h").read_text()))
        built = subprocess.run([CXX, *FLAGS, "-o", work / "program", work / source.name], capture_output=True, text=True)
        if built.returncode:
            return built.stderr[:3000]
        ran = subprocess.run([work / "program", *arguments], capture_output=True, text=True, errors="replace")
        return "" if ran.returncode == 0 else ran.stdout + ran.stderr[:3000]
    finally:
        shutil.rmtree(work)
