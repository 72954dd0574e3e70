import Foundation
import Testing

/// A library that is loaded before the C library and lets one call that changes files fail, or kills the program there.
///
/// What runs is the program as it is: its calls of open (for writing), write, fsync, rename and mkdir are counted, on
/// files of the given folder, and the one of the wanted number goes wrong.
struct FaultLibrary {
  enum Fault: String, CaseIterable {
    /// ENOSPC, before anything is done.
    case noSpace = "space"
    /// EIO, before anything is done.
    case broken = "io"
    /// A write of half of the bytes, which says so; other calls are left alone.
    case shortWrite = "short"
    /// SIGKILL, before anything is done.
    case killed = "kill"
  }

  let path: String

  /// Compiles it into a folder; nil where there is no C compiler.
  init?(in folder: URL) throws {
    let source = folder.appendingPathComponent("fault.c")
    try Data(Self.source.utf8).write(to: source)
    path = folder.appendingPathComponent("fault.so").path
    for compiler in ["cc", "clang", "gcc"] {
      let result = try Script.run(
        URL(fileURLWithPath: "/usr/bin/env"), [compiler, "-shared", "-fPIC", "-O1", "-o", path, source.path, "-ldl"])
      if result.code == 0 { return }
    }
    return nil
  }

  /// The variables that a run gets so that its call number `call` goes wrong; 0: none, they are only counted.
  func environment(_ call: Int, _ fault: Fault, in folder: URL, count: URL) -> [String: String] {
    [
      "LD_PRELOAD": path, "FAULT_AT": "\(call)", "FAULT_KIND": fault.rawValue, "FAULT_IN": folder.path,
      "FAULT_COUNT": count.path,
    ]
  }

  /// The variables of a run on a file system that knows no locks, as folders shared over a network may be.
  var withoutLocks: [String: String] { ["LD_PRELOAD": path, "FAULT_LOCKS": "none"] }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <limits.h>
    #include <signal.h>
    #include <stdarg.h>
    #include <stdatomic.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static atomic_int calls;

    /* Whether a path, or the file behind a descriptor, lies in the folder that is watched. */
    static int watched(const char *path) {
      const char *folder = getenv("FAULT_IN");
      if (!folder || !path) return 0;
      if (path[0] == '/') return strncmp(path, folder, strlen(folder)) == 0;
      char here[PATH_MAX];
      return getcwd(here, sizeof here) && strncmp(here, folder, strlen(folder)) == 0;
    }
    static int watched_descriptor(int descriptor) {
      char link[64], path[PATH_MAX];
      if (descriptor <= 2) return 0;
      snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
      ssize_t length = readlink(link, path, sizeof path - 1);
      if (length <= 0) return 0;
      path[length] = 0;
      return watched(path);
    }

    /* 0: go on; 1: fail with errno; 2: a short write. */
    static int fault(int isWrite) {
      int number = atomic_fetch_add(&calls, 1) + 1;
      const char *at = getenv("FAULT_AT"), *kind = getenv("FAULT_KIND");
      if (!at || !kind || atoi(at) != number) return 0;
      if (!strcmp(kind, "kill")) kill(getpid(), SIGKILL);
      if (!strcmp(kind, "short")) return isWrite ? 2 : 0;
      errno = !strcmp(kind, "space") ? ENOSPC : EIO;
      return 1;
    }

    __attribute__((destructor)) static void tell(void) {
      const char *path = getenv("FAULT_COUNT");
      FILE *file = path ? fopen(path, "w") : NULL;
      if (file) { fprintf(file, "%d", atomic_load(&calls)); fclose(file); }
    }

    typedef int (*opening)(const char *, int, ...);
    static int opened(const char *name, const char *path, int flags, mode_t mode) {
      if ((flags & O_ACCMODE) != O_RDONLY && watched(path) && fault(0)) return -1;
      return ((opening)dlsym(RTLD_NEXT, name))(path, flags, mode);
    }
    #define OPEN(NAME)                                              \
      int NAME(const char *path, int flags, ...) {                  \
        va_list list; va_start(list, flags);                        \
        mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;   \
        va_end(list);                                               \
        return opened(#NAME, path, flags, mode);                    \
      }
    OPEN(open)
    OPEN(open64)

    ssize_t write(int descriptor, const void *bytes, size_t count) {
      ssize_t (*next)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
      if (watched_descriptor(descriptor)) {
        int kind = fault(1);
        if (kind == 1) return -1;
        if (kind == 2 && count > 1) count /= 2;
      }
      return next(descriptor, bytes, count);
    }
    int fsync(int descriptor) {
      if (watched_descriptor(descriptor) && fault(0) == 1) return -1;
      return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(descriptor);
    }
    int rename(const char *from, const char *to) {
      if (watched(to) && fault(0) == 1) return -1;
      return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
    }
    int flock(int descriptor, int operation) {
      if (getenv("FAULT_LOCKS")) { errno = ENOLCK; return -1; }
      return ((int (*)(int, int))dlsym(RTLD_NEXT, "flock"))(descriptor, operation);
    }
    int mkdir(const char *path, mode_t mode) {
      if (watched(path) && fault(0) == 1) return -1;
      return ((int (*)(const char *, mode_t))dlsym(RTLD_NEXT, "mkdir"))(path, mode);
    }
    """#
}
