import CDeflate

/// The gzip format (RFC 1952), as browsers read it.
public enum Gzip {
  /// The bytes compressed by libdeflate; no time and no name stand in the header, so that the same bytes give the same.
  /// Nil where there is no memory. Complexity: O(bytes).
  public static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_gzip_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { out, filled in
      filled = bytes.withUnsafeBytes {
        libdeflate_gzip_compress(compressor, $0.baseAddress, $0.count, out.baseAddress, bound)
      }
    }
  }
}
