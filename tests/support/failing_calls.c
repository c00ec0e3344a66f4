/* LD_PRELOAD: the N-th write, fsync or rename of a process fails, writes are short, or the process
 * stops before it locks a folder.
 *
 * FAULT_CALL  write, fsync (with fdatasync and syncfs), rename, short, or lock
 * FAULT_AT    the number of the call that fails, from 1; every later one fails too
 * FAULT_ERRNO what it fails with, as a number
 *
 * short: every write takes one byte, or half of what it is given, and none fails.
 * lock: the process stops itself (SIGSTOP) before every flock, until somebody lets it go on.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_long calls;

static int is(const char *call) {
  const char *wanted = getenv("FAULT_CALL");
  return wanted != NULL && strcmp(wanted, call) == 0;
}

/* True if this call is to fail; errno is set. */
static int fails(const char *call) {
  if (!is(call)) return 0;
  const char *at = getenv("FAULT_AT");
  const char *error = getenv("FAULT_ERRNO");
  if (atomic_fetch_add(&calls, 1) + 1 < (at != NULL ? atol(at) : 1)) return 0;
  errno = error != NULL ? atoi(error) : EIO;
  return 1;
}

ssize_t write(int fd, const void *data, size_t size) {
  static ssize_t (*next)(int, const void *, size_t);
  if (next == NULL) next = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  /* Not the messages of the program. */
  if (fd > 2 && fails("write")) return -1;
  if (fd > 2 && is("short") && size > 1) {
    size = atomic_fetch_add(&calls, 1) % 2 == 0 ? 1 : size / 2;
  }
  return next(fd, data, size);
}

int fsync(int fd) {
  static int (*next)(int);
  if (next == NULL) next = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  return fails("fsync") ? -1 : next(fd);
}

int fdatasync(int fd) {
  static int (*next)(int);
  if (next == NULL) next = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  return fails("fsync") ? -1 : next(fd);
}

int syncfs(int fd) {
  static int (*next)(int);
  if (next == NULL) next = (int (*)(int))dlsym(RTLD_NEXT, "syncfs");
  return fails("fsync") ? -1 : next(fd);
}

int rename(const char *from, const char *to) {
  static int (*next)(const char *, const char *);
  if (next == NULL) next = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
  return fails("rename") ? -1 : next(from, to);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  static int (*next)(int, const char *, int, const char *);
  if (next == NULL) next = (int (*)(int, const char *, int, const char *))dlsym(RTLD_NEXT, "renameat");
  return fails("rename") ? -1 : next(from_folder, from, to_folder, to);
}

int flock(int fd, int operation) {
  static int (*next)(int, int);
  if (next == NULL) next = (int (*)(int, int))dlsym(RTLD_NEXT, "flock");
  if (is("lock")) raise(SIGSTOP);
  return next(fd, operation);
}
