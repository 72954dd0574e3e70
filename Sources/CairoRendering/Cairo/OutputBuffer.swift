import CCairo

/// Collects what a vector surface writes.
///
/// Cairo holds a plain pointer to it: the buffer must outlive the surface it is given to.
final class OutputBuffer {
  private(set) var bytes: [UInt8] = []

  /// What Cairo calls with each piece.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let buffer = Unmanaged<OutputBuffer>.fromOpaque(closure).takeUnretainedValue()
    buffer.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
