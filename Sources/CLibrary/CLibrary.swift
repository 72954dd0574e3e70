// The system's C library by one name on every platform: files, sockets, clocks, numbers.

#if canImport(Glibc)
  @_exported public import Glibc
#else
  @_exported public import Darwin
#endif
