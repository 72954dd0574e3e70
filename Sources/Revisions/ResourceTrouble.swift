import ProofModel
import Solving

/// Fonts and pictures that the screens of a change name and that are not there: what a project lacks is mostly nothing that the
/// change did.
struct ResourceTrouble {
  /// What the change brought, each once; fonts as one, and pictures that the earlier side lacked too as such.
  let warnings: [Diagnostic]
  /// `2 fonts of both sides are not installed, and others are measured in their place: 'Avenir', 'Futura'`; nil where there
  /// are none.
  let note: String?

  /// - Parameters:
  ///   - later, earlier: what either side lacks.
  ///   - known: the fonts that the earlier side names.
  init(_ later: [Diagnostic], after earlier: [Diagnostic], known: Set<String>) {
    let before = Set(earlier.filter { $0.id == Self.missingPicture }.map(\.message))
    let fonts = later.filter { $0.id == Self.missingFont }
    let old = fonts.compactMap(Self.name).filter(known.contains).once
    let new = fonts.filter { Self.name($0).map { !known.contains($0) } ?? true }
    let others = later.filter { $0.id != Self.missingFont }.map { problem in
      before.contains(problem.message) ? .warning(problem.id, "\(problem.message), now as before") : problem
    }
    warnings = Self.joined(new) + others
    let names = old.map { "'\($0)'" }.listed(first: 6)
    switch old.count {
    case 0: note = nil
    case 1: note = "a font of both sides is not installed, and another is measured in its place: \(names)"
    default:
      note = "\(old.count) fonts of both sides are not installed, and others are measured in their place: \(names)"
    }
  }

  /// The fonts that the views of screens name.
  static func fonts(of documents: [Document]) -> Set<String> {
    documents.reduce(into: []) { $0.formUnion($1.root.fontFamilies) }
  }

  private static let (missingFont, missingPicture) = ("font-missing", "missing-asset")

  /// The first thing that a problem names.
  private static func name(_ problem: Diagnostic) -> String? {
    problem.message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first.map(
      String.init)
  }

  /// Of one its own warning: `3 fonts are not installed, and others are used instead: 'Avenir', 'Futura' and 1 more`.
  private static func joined(_ fonts: [Diagnostic]) -> [Diagnostic] {
    guard fonts.count > 1 else { return fonts }
    return [
      .warning(
        missingFont,
        "\(fonts.count) fonts are not installed, and others are used instead: "
          + fonts.compactMap(name).map { "'\($0)'" }.once.listed(first: 6),
        hint: "add their files to the project")
    ]
  }
}
