# Shared by ./weft and ./check: what has to be installed, and installing it. Sourced, not run.
#
# Everything it says goes to stderr; stdout belongs to the command that is being set up for.
# Needs: ROOT (the repository), ASSUME_YES (1: do not ask).
# python -I: modules of the folder that the user happens to be in are not run.

say() { printf 'weft: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Names of missing Debian packages, one a line. Arguments: groups, of build, test, lint, levels, bench, fuzz.
missing_packages() {
  local group
  for group in "$@"; do
    case $group in
      build)
        have_command g++ || echo g++
        have_command cmake || echo cmake
        have_command ninja || echo ninja-build
        have_command python3 || echo python3
        if have_command python3; then
          python3 -I -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
        else
          echo python3-venv
        fi
        [ -e /etc/ssl/certs/ca-certificates.crt ] || [ -n "${SSL_CERT_FILE:-}" ] ||
          echo ca-certificates
        have_header fmt/core.h || echo libfmt-dev
        have_header CLI/CLI.hpp || echo libcli11-dev
        have_header minizip/unzip.h || echo libminizip-dev
        have_header zlib.h || echo zlib1g-dev
        ;;
      test)
        have_header gtest/gtest.h || echo libgtest-dev
        have_header gmock/gmock.h || echo libgmock-dev
        have_command zstd || echo zstd
        python3 -I -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))' 2>/dev/null ||
          echo python3-dev
        have_command chromium || have_command chromium-browser || have_command google-chrome ||
          echo chromium
        ;;
      lint)
        have_command clang-format || echo clang-format
        ;;
      levels)
        have_command clang++-19 || echo clang-19
        ;;
      bench)
        have_header benchmark/benchmark.h || echo libbenchmark-dev
        ;;
      fuzz)
        have_command clang++ || echo clang
        ls /usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a >/dev/null 2>&1 ||
          echo libclang-rt-dev
        ;;
    esac
  done
}

have_command() { command -v "$1" >/dev/null 2>&1; }
have_header() {
  have_command g++ && echo "#include <$1>" | g++ -std=c++20 -x c++ -E - >/dev/null 2>&1
}

# Installs the Debian packages given as arguments, or says how.
install_packages() {
  [ $# -gt 0 ] || return 0
  local sudo=() command="apt-get install -y --no-install-recommends $*"
  if ! have_command apt-get; then
    die "cannot install $* here, there is no apt-get; install what they are called on this system" \
      "(g++ 12 or later, cmake 3.21 or later, ninja, python3 with venv, fmt, CLI11, minizip, zlib)," \
      "then run this again"
  fi
  if [ "$(id -u)" != 0 ]; then
    have_command sudo || die "cannot install packages without root; as root run: $command"
    sudo=(sudo)
    [ -t 0 ] || sudo=(sudo -n)
  fi
  say "installing Debian packages: $*"
  if [ "$ASSUME_YES" != 1 ] && [ -t 0 ] && [ -t 2 ]; then
    local answer
    read -r -p "weft: install them with '${sudo[*]} apt-get'? [Y/n] " answer >&2
    case $answer in
      '' | y | Y | yes) ;;
      *) die "not installed; to do it yourself run: ${sudo[*]} $command" ;;
    esac
  fi
  export DEBIAN_FRONTEND=noninteractive
  # The lists may be missing or old; if they cannot be renewed, what is there may still do.
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2 ||
    say "apt-get update failed; trying with the package lists that are there"
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >&2 ||
    die "could not install $*; is the network there? as root run: $command"
  hash -r
}

# Makes .venv and installs the pinned packages of the requirement files given as arguments: the
# wheels that the .lock beside each of them lists by sha256, with all that they need, and no others.
# Nothing happens when it was done before with the same files.
make_venv() {
  local stamp="$ROOT/.venv/.weft-requirements" wanted file locks=()
  for file in "$@"; do locks+=(-r "${file%.txt}.lock"); done
  wanted=$(cat -- "$@" | sed -e 's/#.*//' -e '/^[[:space:]]*$/d' | LC_ALL=C sort -u)
  # A venv that holds more than is wanted now (./check after ./weft) is fine too.
  if [ -x "$ROOT/.venv/bin/python" ] && [ -e "$stamp" ] &&
    [ -z "$(LC_ALL=C comm -23 <(printf '%s\n' "$wanted" | sed '/^$/d') "$stamp")" ]; then
    return 0
  fi
  if ! "$ROOT/.venv/bin/python" -c '' 2>/dev/null; then
    say "creating .venv"
    rm -rf -- "$ROOT/.venv"
    python3 -I -m venv "$ROOT/.venv" >&2 ||
      die "could not create .venv; is python3-venv installed? as root run: apt-get install python3-venv"
  fi
  if [ -n "$wanted" ]; then
    say "installing into .venv: $(printf '%s ' $wanted)"
    "$ROOT/.venv/bin/python" -I -m pip install --disable-pip-version-check --quiet --require-hashes \
      --no-deps --only-binary=:all: "${locks[@]}" >&2 ||
      die "could not install from the Python package index; is the network there? then run this again" \
        "(the wheels known by their sha256 are those for Linux with glibc, x86_64 and aarch64;" \
        "tools/lock_requirements.py lists others)"
  fi
  { cat -- "$stamp" 2>/dev/null || true; printf '%s\n' "$wanted"; } | sed '/^$/d' | LC_ALL=C sort -u >"$stamp.new"
  mv -- "$stamp.new" "$stamp"
}

# The pinned third-party sources, to .deps.
fetch_sources() {
  "$ROOT/.venv/bin/python" "$ROOT/tools/fetch_deps.py" --deps "$ROOT/.deps" >&2 ||
    die "could not fetch the pinned sources; see the line above"
}

# Configures and builds a preset. Arguments: preset, targets.
build_preset() {
  local preset=$1 dir="$ROOT/build/$1"
  shift
  # A tree that was moved or copied has the old place in its cache.
  if [ -e "$dir/CMakeCache.txt" ] &&
    ! grep -qx "CMAKE_HOME_DIRECTORY:INTERNAL=$ROOT" "$dir/CMakeCache.txt"; then
    rm -rf -- "$dir"
  fi
  (cd "$ROOT" && cmake --preset "$preset" >"$ROOT/build/$preset.configure.log" 2>&1) || {
    cat "$ROOT/build/$preset.configure.log" >&2
    die "cmake failed; the lines above say why"
  }
  cmake --build "$dir" ${1:+--target "$@"} >&2 || die "the build failed; the lines above say why"
}
