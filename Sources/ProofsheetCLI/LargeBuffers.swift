import Foundation

/// The C library's allocator, told to give pictures' buffers back to the system when they are done with.
///
/// By itself it learns from the first of them to keep such buffers: after a hundred pictures of many sizes a process holds
/// twice what it uses.
enum LargeBuffers {
  /// glibc's `mallopt`, whose header its module leaves out; nothing where the C library is another.
  ///
  /// - Parameter size: the least bytes of a buffer that gets pages of its own. Fresh pages cost time: where many are made
  ///   one after the other, only those are worth it that the heap could not give to others.
  static func returnToSystem(from size: Int32 = 1 << 20) {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    let (trimThreshold, mapThreshold): (Int32, Int32) = (-1, -3)
    _ = set(mapThreshold, size)
    _ = set(trimThreshold, 32 << 20)
  }
}
