import CairoRendering
import Typesetting

/// What pictures depend on besides the document, its assets and fonts: this program and the libraries that draw.
public struct DrawingEnvironment: Hashable, Sendable {
  /// This program's version.
  public var tool: String
  /// Names and versions, sorted by name.
  public var libraries: [Library]

  package init(tool: String, libraries: [Library]) {
    self.tool = tool
    self.libraries = libraries
  }

  /// A library that draws or sets text, and its version.
  public struct Library: Hashable, Sendable {
    /// The library's own name: `Cairo`, `FreeType`, `HarfBuzz`, `ICU`.
    public var name: String
    /// The version that is linked, as the library says it.
    public var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// Of this process.
  public static let current: DrawingEnvironment = {
    let all = [("Cairo", CairoVersion.text)] + TextLibraryVersions.all
    return DrawingEnvironment(
      tool: ProofsheetVersion.current,
      libraries: all.map { Library(name: $0.0, version: $0.1) }.sorted { $0.name < $1.name })
  }()

  /// A short name for it, the same for equal ones.
  public var id: String {
    let text = "\(tool)\n" + libraries.map { "\($0.name) \($0.version)\n" }.joined()
    return String(SHA256Text.of(text).prefix(8))
  }

  /// What differs from another, in words: `Cairo 1.16.0 → 1.18.0`.
  func differences(from recorded: DrawingEnvironment) -> [String] {
    var words: [String] = []
    if recorded.tool != tool { words.append("proofsheet \(recorded.tool) → \(tool)") }
    let names = Set((libraries + recorded.libraries).map(\.name)).sorted()
    for name in names {
      let before = recorded.libraries.first { $0.name == name }?.version
      let after = libraries.first { $0.name == name }?.version
      if before != after { words.append("\(name) \(before ?? "none") → \(after ?? "none")") }
    }
    return words
  }
}

/// SHA-256 of bytes and texts.
package enum SHA256Text {
  /// The digest of bytes, as 64 hexadecimal digits.
  package static func of(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { SHA256.hex($0) } }
  /// The digest of a text's UTF-8, as 64 hexadecimal digits.
  package static func of(_ text: String) -> String { of(Array(text.utf8)) }
}
