/// Signs that no text shows by itself.
extension String {
  /// With the numbers of signs that only a font of its own shows: `U+E5CA`.
  package var showingPrivateSigns: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .privateUse }) else { return self }
    return unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .privateUse
        ? "U+\(String(scalar.value, radix: 16, uppercase: true))" : String(scalar)
    }.joined()
  }
}
