extension String {
  /// With zeros before it, as many as are missing to a length.
  package func zeroPadded(to length: Int) -> String {
    String(repeating: "0", count: Swift.max(0, length - count)) + self
  }
}
