"""Blocks of several threads on the CPU: what cuda_on_cpu.h does one after the other, at once."""


def several_threads(header: str) -> str:
    """The words of CUDA for blocks of eight threads that run at once and meet at barriers."""
    def put(old, new):
        nonlocal header
        assert old in header, old
        header = header.replace(old, new, 1)
    put("#include <cmath>\n", "#include <cmath>\n#include <pthread.h>\n#include <thread>\n#include <vector>\n")
    put("static LaunchIndex threadIdx, blockIdx, blockDim, gridDim;",
        "static thread_local LaunchIndex threadIdx;\nstatic LaunchIndex blockIdx, blockDim, gridDim;\n"
        "static pthread_barrier_t block_barrier;")
    put("inline void __syncthreads() {}", "inline void __syncthreads() { pthread_barrier_wait(&block_barrier); }")
    put("static_cast<unsigned int>(threads);",
        "threads == 1 ? 8u : static_cast<unsigned int>(threads);\n"
        "  pthread_barrier_init(&block_barrier, nullptr, blockDim.x);")
    put("    for (threadIdx.x = 0; threadIdx.x < blockDim.x; ++threadIdx.x) kernel();\n",
        "    std::vector<std::thread> block;\n"
        "    for (unsigned int t = 0; t < blockDim.x; ++t)\n"
        "      block.emplace_back([&kernel, t] { threadIdx.x = t; kernel(); });\n"
        "    for (std::thread& t : block) t.join();\n")
    return header
