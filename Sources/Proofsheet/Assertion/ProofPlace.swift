import Foundation
import Solving

/// Where a test keeps its baselines, and where it leaves what failed.
///
/// Baselines lie beside the test's source, in `__Proofs__/File/`, one file for each variant:
/// `test.screen.variant.layout.json` or `.png`. Artefacts go to the folder of `SNAPSHOT_ARTIFACTS`, else to the system's
/// temporary one.
struct ProofPlace: Sendable {
  let folder: String
  let artifacts: String
  /// The test's function without its parameters.
  let test: String
  let name: String

  init(filePath: String, test: String, name: String) {
    let source = URL(fileURLWithPath: filePath)
    let file = source.deletingPathExtension().lastPathComponent
    folder = source.deletingLastPathComponent().appendingPathComponent("__Proofs__").appendingPathComponent(file).path
    let given = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
    let root = given ?? FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-failures").path
    artifacts = URL(fileURLWithPath: root).appendingPathComponent(file).path
    self.test = Self.safe(test.split(separator: "(").first.map(String.init) ?? test)
    self.name = Self.safe(name)
  }

  func stem(_ variant: Variant) -> String { "\(test).\(name).\(Self.safe(variant.key))" }

  func baseline(_ variant: Variant, _ ending: String) -> String { "\(folder)/\(stem(variant)).\(ending)" }

  /// - Parameter role: `expected`, `actual` or `difference`.
  func artifact(_ variant: Variant, _ role: String, _ ending: String) -> String {
    "\(artifacts)/\(stem(variant)).\(role).\(ending)"
  }

  /// A part of a file's name: letters, digits and `.-_` stay, everything else becomes `-`.
  static func safe(_ text: String) -> String {
    String(
      text.map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber || ".-_".contains(character))
        return isPlain ? character : "-"
      })
  }
}
